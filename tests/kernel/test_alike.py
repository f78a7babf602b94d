"""Luck that tables share: the k-th of each kind is the same, whatever is chosen; the secret stays sealed."""

from __future__ import annotations

import json
import random
from collections import defaultdict

import pytest

from palabre.games import find, games
from palabre.kernel.alike import DAILY, TWIN, Alike
from palabre.kernel.errors import BadRecord
from palabre.kernel.match import Match
from palabre.kernel.replaying import replay, verify

SECRET = bytes(range(32))
DAY = "2026-11-17"
Kinds = dict[tuple[str, int], list[int]]


def played(game: str, seed: int, nature: Alike | None = None) -> Match:
    """A game with this luck, and choices of some chance; a Bongo of random calls is cut after a while."""
    match, dice = Match(find(game), 3, {}, nature or Alike(SECRET, DAILY, DAY)), random.Random(seed)
    for _ in range(400):
        if match.over:
            break
        match.play(dice.choice(match.choices()))
    return match


def picks(match: Match) -> Kinds:
    """What nature has picked, by what it did and among how many."""
    found: Kinds = defaultdict(list)
    for line in match.lines()[1:]:
        body = json.loads(line)
        if "nature" in body and not body.get("again"):
            found[body["nature"]["do"], body["of"]].append(body["pick"])
    return found


@pytest.mark.parametrize("game", games())
def test_the_kth_of_each_kind_is_the_same_whatever_is_chosen(game: str) -> None:
    one, other = played(game, 1), played(game, 2)
    assert one.lines() != other.lines()
    ours, theirs = picks(one), picks(other)
    compared = 0
    for kind in ours.keys() & theirs.keys():
        n = min(len(ours[kind]), len(theirs[kind]))
        assert ours[kind][:n] == theirs[kind][:n], kind
        compared += n
    assert compared > 20
    assert played(game, 1).lines() == one.lines()


def finished(game: str = "bakong") -> Match:
    """A game that has ended."""
    match = played(game, 1)
    assert match.over
    return match


def test_a_sealed_record_is_read_again_and_tells_no_secret() -> None:
    match = finished()
    text = match.record()
    assert SECRET.hex() not in text
    assert json.loads(text.splitlines()[0])["nature"] == match.nature.described()
    assert replay(text, find).scores == match.scores
    assert replay(text, find, SECRET).record() == text, "a server that wakes it knows the secret"
    with pytest.raises(BadRecord) as refused:
        verify(text, find)
    assert refused.value.key == "record-sealed"
    assert verify(text, find, published=SECRET).scores == match.scores
    with pytest.raises(BadRecord):
        verify(text, find, published=bytes(32))


def test_an_open_record_is_verified_and_a_changed_number_is_found() -> None:
    match = finished()
    match.nature.is_sealed = False
    text = match.record()
    assert verify(text, find).record() == text
    copied = match.copy()
    assert copied.record() == text
    lied = Alike(SECRET, TWIN)
    lied.next_of("roll", 36)  # all rolls are those that come one later
    other = played("bakong", 1, lied)
    other.nature.is_sealed = False
    with pytest.raises(BadRecord) as refused:
        verify(other.record(), find)
    assert refused.value.key == "record-wrong-pick"


def test_what_was_shown_comes_again_and_the_counts_go_on() -> None:
    match, dice = Match(find("bakong"), 2, {}, Alike(SECRET, TWIN)), random.Random(3)
    for number in range(60):
        match.play(dice.choice(match.choices()))
        if number % 7 == 3:
            match.undo(by_consent=True)
            match.settle()
        if match.over:
            break
    again = replay("\n".join(match.lines()) + "\n", find, SECRET)
    assert isinstance(again.nature, Alike)
    assert isinstance(match.nature, Alike)
    assert again.nature.next_of("roll", 36) == match.nature.next_of("roll", 36)


def test_bots_have_the_same_luck_for_the_same_moment_alone() -> None:
    nature = Alike(SECRET, DAILY, DAY)
    seeds = {nature.seed_of(seat, version) for seat in range(3) for version in range(200)}
    assert len(seeds) > 590
    assert nature.seed_of(1, 20) == nature.copy().seed_of(1, 20)
    assert nature.seed_of(1, 20) != Alike(bytes(32), DAILY, DAY).seed_of(1, 20)
