"""Nature: uniform choices from a committed secret, checked against numbers made with another tool."""

from __future__ import annotations

from collections import Counter

import pytest

from palabre.kernel.chance import generator
from palabre.kernel.nature import (
    WORDS,
    Fast,
    LaidOut,
    Nature,
    Seeded,
    Typed,
    commitment,
    nature_of,
    secret_of_seed,
)

SECRET = bytes(range(32))
# openssl dgst -sha256 -mac HMAC -macopt hexkey:0001…1f over "salt-a|salt-b|0" and so on: the first 8 bytes
WORDS_OF_SECRET = [
    0x9283FA304D19DA47,
    0x2438EB161554CECD,
    0x395A1A2111C11201,
    0xA4925B6B5713598F,
    0x068359B843DEA891,
]


def test_a_copy_of_what_was_laid_out_has_left_its_way_too() -> None:
    """Once nature was asked something else the rest is dropped, in a copy as in the source."""
    source = LaidOut(b"s", laid=[(1, 6), (2, 6)])
    source.pick(5)
    copy = source.copy()
    plain = Nature(b"s")
    plain.pick(5)
    drawn = [plain.pick(6) for _ in range(20)]
    assert [copy.pick(6) for _ in range(20)] == drawn == [source.pick(6) for _ in range(20)]


def test_choices_are_the_first_eight_bytes_of_the_hmac_modulo_n() -> None:
    for n in (2, 6, 243, 1000):
        nature = Nature(SECRET, ["salt-a", "salt-b"])
        assert [nature.pick(n) for _ in WORDS_OF_SECRET] == [word % n for word in WORDS_OF_SECRET]


def test_a_seed_stands_for_the_hash_of_its_name() -> None:
    assert secret_of_seed(7).hex().startswith("c8ac03b0531f949e"), "echo -n 'palabre seed 7' | sha256sum"


def test_a_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_words_beyond_the_last_whole_multiple_are_rejected_and_count() -> None:
    n = WORDS // 2 + 1  # the upper half, less one, would favour small numbers
    nature = Nature(SECRET, ["salt-a", "salt-b"])
    kept = [word for word in WORDS_OF_SECRET if word < n]
    assert [nature.pick(n) for _ in kept] == kept
    assert nature.counter == len(WORDS_OF_SECRET), "the two that were rejected moved the counter too"


@pytest.mark.parametrize("source", [Seeded(1), Fast(1, 0)])
@pytest.mark.parametrize("n", [2, 3, 9, 243])
def test_every_number_is_as_likely(source: Nature, n: int) -> None:
    throws = 200 * n
    counts = Counter(source.pick(n) for _ in range(throws))
    chi_square = sum((counts[number] - 200) ** 2 / 200 for number in range(n))
    assert chi_square < n + 5 * (2 * n) ** 0.5, "five standard deviations above its mean"
    assert set(counts) == set(range(n))


def test_salts_change_every_choice() -> None:
    with_salts = [Nature(SECRET, salts) for salts in ([], ["a"], ["b"], ["a", "b"], ["ab"])]
    assert len({tuple(nature.pick(1 << 30) for _ in range(3)) for nature in with_salts}) == 5


@pytest.mark.parametrize("source", [Nature(SECRET, ["x"]), Seeded(3), Typed(3), Fast(3, 4)])
def test_a_copy_goes_on_from_the_same_place(source: Nature) -> None:
    source.pick(6)
    other = source.copy()
    assert [source.pick(6) for _ in range(20)] == [other.pick(6) for _ in range(20)]


@pytest.mark.parametrize("source", [Nature(SECRET, ["x"]), Seeded(3), Typed(3), Fast(3, 4)])
def test_a_description_and_the_secret_give_the_source_back(source: Nature) -> None:
    other = nature_of(source.described(), source.secret)
    assert [source.pick(99) for _ in range(9)] == [other.pick(99) for _ in range(9)]


def test_a_description_does_not_tell_the_secret() -> None:
    assert SECRET.hex() not in str(Nature(SECRET, ["x"]).described())


def test_the_fast_source_is_the_generator_of_simulations() -> None:
    source, start = Fast(5, 6), int(generator(5, 6)[0])
    bits = [next_bits((start + place * 0x9E3779B97F4A7C15) % WORDS) for place in range(50)]
    assert [source.pick(1000) for _ in range(50)] == [each * 1000 >> 31 for each in bits]


def next_bits(word: int) -> int:
    """SplitMix64 as its authors give it, the upper 31 bits."""
    word = (word + 0x9E3779B97F4A7C15) % WORDS
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) % WORDS
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) % WORDS
    return (word ^ (word >> 31)) >> 33


def test_splitmix_gives_its_published_numbers() -> None:
    assert [next_bits(0x9E3779B97F4A7C15 * place % WORDS) for place in range(2)] == [
        0xE220A8397B1DCDAF >> 33,
        0x6E789E6AA1B965F4 >> 33,
    ]


def test_what_was_laid_out_is_given_as_long_as_nature_is_asked_just_that() -> None:
    laid = LaidOut(SECRET, ["salt-a", "salt-b"], laid=[(3, 6), (1, 2), (5, 9)])
    assert [laid.pick(6), laid.pick(2)] == [3, 1]
    other = laid.copy()
    assert (laid.pick(9), other.pick(8)) == (5, WORDS_OF_SECRET[0] % 8)
    assert other.pick(9) == WORDS_OF_SECRET[1] % 9, "the rest is dropped for good"
    assert laid.pick(9) == WORDS_OF_SECRET[0] % 9
    assert (laid.given, other.given) == (3, 2)


@pytest.mark.parametrize(
    "laid", [[[1]], [[6, 6]], [[-1, 6]], [[True, 6]], [["1", 6]], [1], 7, None, [[0, 0]]]
)
def test_what_cannot_have_been_laid_out_is_refused(laid: object) -> None:
    with pytest.raises((ValueError, TypeError)):
        nature_of({"from": "laid", "salts": [], "hashes": [], "laid": laid}, SECRET)
