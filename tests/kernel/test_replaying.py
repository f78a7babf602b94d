"""Records chained anew by somebody who knows how: rules, dice and promise still find them out."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import palabre
from palabre.kernel.nature import Nature, commitment, hash_of_salt
from palabre.kernel.record import link

from .bongos import Bodies, a_record, finished, first_choice, play_on, rechained

TAIL = ',"hash":"0123456789abcdef"}'
Edit = Callable[[Bodies], object]


def refusal(edit: Edit, text: str | None = None) -> palabre.BadRecord:
    with pytest.raises(palabre.BadRecord) as refused:
        palabre.verify(rechained(text or a_record(), edit))
    return refused.value


def test_chained_anew_without_a_change_it_still_verifies() -> None:
    assert palabre.verify(rechained(a_record(), lambda bodies: None)).over


@pytest.mark.parametrize(
    ("edit", "key", "line"),
    [
        (lambda bodies: bodies[0].update(palabre=3), "record-format", 1),
        (lambda bodies: bodies[0].update(palabre=True), "record-format", 1),
        (lambda bodies: bodies[0].update(game="chess"), "record-bad-header", 1),
        (lambda bodies: bodies[0].update(game="bakong"), "record-box", 1),
        (lambda bodies: bodies[0].update(rules=99), "record-rules", 1),
        (lambda bodies: bodies[0].update(box="0" * 16), "record-box", 1),
        (lambda bodies: bodies[0].update(players=1), "record-bad-header", 1),
        (lambda bodies: bodies[0].update(players=99), "record-bad-header", 1),
        (lambda bodies: bodies[0].update(options={"level": "hard"}), "record-bad-header", 1),
        (lambda bodies: bodies[0].pop("options"), "record-bad-header", 1),
        (lambda bodies: bodies[0].update(seat=0), "record-of-a-seat", 1),
        (lambda bodies: bodies[1].update(pick=(bodies[1]["pick"] + 1) % 3), "record-bad-name", 2),
        (lambda bodies: bodies[1].update(of=4), "record-bad-chance", 2),
        (lambda bodies: bodies[1].update(pick=-1), "record-bad-chance", 2),
        (lambda bodies: bodies[2].pop("pick"), "record-bad-move", 3),
        (lambda bodies: bodies.pop(1), "record-bad-chance", 2),
        (lambda bodies: bodies.insert(2, {"undo": 7}), "record-bad-move", 3),
        (lambda bodies: bodies.insert(2, {"undo": -1}), "record-bad-move", 3),
        (lambda bodies: bodies.insert(3, {"undo": True}), "record-bad-move", 4),
        (
            lambda bodies: bodies.insert(2, {"seat": 0, "choice": {"do": "call", "answer": "gnu"}}),
            "record-bad-move",
            3,
        ),
        (lambda bodies: bodies.insert(2, {}), "record-bad-move", 3),
    ],
)
def test_what_does_not_fit_the_rules_is_refused_at_its_line(edit: Edit, key: str, line: int) -> None:
    wrong = refusal(edit)
    assert (wrong.key, wrong.line) == (key, line)


@pytest.mark.parametrize(
    ("edit", "key"),
    [
        (lambda head: head.update(players=4), "record-contradiction"),
        (lambda head: head["options"].update(board="island"), "record-contradiction"),
        (lambda head: head["options"].pop("board"), "record-contradiction"),
        (lambda head: head.update(options="no"), "record-bad-header"),
        (lambda head: head.pop("players"), "record-bad-header"),
    ],
)
def test_a_header_that_contradicts_its_position_is_refused(edit: Callable[[Any], Any], key: str) -> None:
    table = {"players": 2, "options": {"board": "small"}}
    text = play_on(palabre.position("bonobo-beach", table, seed=3)).record()
    assert palabre.verify(text).over
    wrong = refusal(lambda bodies: edit(bodies[0]), text)
    assert (wrong.key, wrong.line) == (key, 1)


@pytest.mark.parametrize("seat", [3, 7, 99, -1, -2, "0", None, True])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: Any) -> None:
    wrong = refusal(lambda bodies: first_choice(bodies).update(seat=seat))
    assert wrong.key == "record-bad-move"


@pytest.mark.parametrize(
    "choice", [{"do": "fly"}, {"do": "put_pawn", "at": [2, 0]}, {}, [], "gnou!", 5, None, {"do": {}}]
)
def test_a_choice_of_another_game_is_refused(choice: Any) -> None:
    wrong = refusal(lambda bodies: first_choice(bodies).update(choice=choice))
    assert wrong.key == "record-bad-move"


def test_a_pick_that_the_published_secret_does_not_make_is_named() -> None:
    def promise_another(bodies: Bodies) -> None:
        bodies[-1]["secret"] = (b"b" * 32).hex()
        bodies[0]["nature"]["commitment"] = commitment(b"b" * 32)

    wrong = refusal(promise_another, finished(Nature(b"a" * 32)).record())
    assert wrong.key == "record-wrong-pick"


@pytest.mark.parametrize(
    ("edit", "key"),
    [
        (
            lambda nature: nature["salts"].__setitem__(1, "an accomplice's, invented last"),
            "record-wrong-salt",
        ),
        (lambda nature: nature["salts"].reverse(), "record-wrong-salt"),
        (
            lambda nature: nature.update(hashes=[nature["hashes"][0]] * 2, salts=["a", "a"]),
            "record-wrong-salt",
        ),
        (lambda nature: nature["salts"].pop(), "record-bad-header"),
        (lambda nature: nature.pop("hashes"), "record-bad-header"),
        (lambda nature: nature["salts"].__setitem__(1, 7), "record-bad-header"),
    ],
)
def test_a_salt_that_was_not_promised_to_all_is_refused(edit: Callable[[Any], Any], key: str) -> None:
    wrong = refusal(
        lambda bodies: edit(bodies[0]["nature"]), finished(Nature(b"a" * 32, ["a", "b"])).record()
    )
    assert (wrong.key, wrong.line) == (key, 1)


def test_a_salt_that_was_promised_and_not_opened_is_left_out_of_the_dice() -> None:
    hashes = [hash_of_salt("a"), hash_of_salt("b")]
    text = finished(Nature(b"a" * 32, ["a", None], hashes=hashes)).record()
    match = palabre.verify(text)
    assert (match.nature.salts, match.nature.opened) == (("a", None), ("a",))


@pytest.mark.parametrize(
    "edit",
    [
        lambda bodies: bodies[1].update(choice={"do": "call", "answer": "gnu"}),
        lambda bodies: bodies[1].update(clock={"do": "time_up"}),
        lambda bodies: bodies[1].update(seat=0),
        lambda bodies: bodies[1].update(again=False),
        lambda bodies: bodies[1].update(pick=float(bodies[1]["pick"])),
        lambda bodies: bodies[1].update(of=float(bodies[1]["of"])),
        lambda bodies: first_choice(bodies).update(again=True),
        lambda bodies: first_choice(bodies).update(pick=0),
        lambda bodies: first_choice(bodies).update(of=3),
        lambda bodies: first_choice(bodies).update(choice=first_choice(bodies)["choice"]["answer"] + "!"),
        lambda bodies: first_choice(bodies).update(mood="good"),
        lambda bodies: first_choice(bodies).update(note=7),
        lambda bodies: first_choice(bodies).update(note={"kind": "won"}),
        lambda bodies: first_choice(bodies).update(note={"photo": [{"seat": 0}]}),
        lambda bodies: first_choice(bodies).update(note={"late": True}),
        lambda bodies: first_choice(bodies).update(at=1.0),
        lambda bodies: first_choice(bodies).update(at=True),
        lambda bodies: bodies[0].update(rules=True),
        lambda bodies: bodies[0].update(bots=[7]),
        lambda bodies: bodies[0].update(weather="fine"),
        lambda bodies: bodies[0]["nature"].update(salts=[]),
        lambda bodies: bodies[0]["nature"].update(seed=7.0),
        lambda bodies: bodies[-1].update(scores=list(map(float, bodies[-1]["scores"]))),
        lambda bodies: bodies[-1].update(seat=0),
        lambda bodies: bodies[-1].update(secret=bodies[-1]["secret"].upper()),
    ],
)
def test_a_line_that_says_more_or_otherwise_than_its_move_is_refused(edit: Edit) -> None:
    text = rechained(a_record(), edit)
    with pytest.raises(palabre.BadRecord) as refused:
        palabre.replay(text)
    assert str(refused.value)


@pytest.mark.parametrize("doubled", ['"seat":0', '"choice":{"do":"decline"}', '"at":1,"at":2', '"note":{}'])
def test_a_name_that_stands_twice_is_refused(doubled: str) -> None:
    """A JSON reader takes the last one, or the first: the line would mean two things."""
    lines = a_record().splitlines()
    at = next(place for place, line in enumerate(lines) if '"choice"' in line)
    body = f"{{{doubled},{lines[at][1 : -len(TAIL)]}}}"
    tail = link(lines[at - 1][-18:-2], body)
    text = "\n".join([*lines[:at], f'{body[:-1]},"hash":"{tail}"}}']) + "\n"
    with pytest.raises(palabre.BadRecord) as refused:
        palabre.replay(text)
    assert refused.value.line == at + 1


@pytest.mark.parametrize("secret", ["", "zz", None, 5, "00" * 32])
def test_another_secret_than_the_promised_one_is_refused(secret: Any) -> None:
    wrong = refusal(lambda bodies: bodies[-1].update(secret=secret), finished(Nature(b"a" * 32)).record())
    assert wrong.key == "record-wrong-secret"


def test_another_secret_than_the_promised_one_is_not_even_replayed() -> None:
    text = rechained(finished(Nature(b"a" * 32)).record(), lambda bodies: bodies[-1].update(secret="00" * 32))
    with pytest.raises(palabre.BadRecord) as refused:
        palabre.replay(text)
    assert refused.value.key == "record-wrong-secret"


@pytest.mark.parametrize(
    "edit",
    [
        lambda bodies: bodies[-1].update(scores=[30, 0, 0]),
        lambda bodies: bodies[-1].update(winners=[0, 1, 2]),
        lambda bodies: bodies[-1].pop("winners"),
        lambda bodies: bodies.append({"scores": [], "winners": []}),
        lambda bodies: bodies.insert(3, {"scores": [], "winners": []}),
    ],
)
def test_another_result_than_the_moves_lead_to_is_refused(edit: Edit) -> None:
    assert refusal(edit).key == "record-wrong-end"


def test_without_a_result_there_is_nothing_to_verify() -> None:
    assert refusal(lambda bodies: bodies.pop()).key == "record-unfinished"


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=5,
)


@given(st.integers(0), st.integers(0), VALUES)
def test_no_value_in_a_record_is_worse_than_refused(line: int, name: int, value: Any) -> None:
    def put(bodies: Bodies) -> None:
        body = bodies[line % len(bodies)]
        body[sorted(body)[name % len(body)]] = value

    with suppress(palabre.BadRecord):
        assert palabre.verify(rechained(a_record(), put)).over
