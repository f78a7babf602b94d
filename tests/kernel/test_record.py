"""Records: what their lines hold, and that one changed character is found."""

from __future__ import annotations

import hashlib
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import palabre
from palabre.kernel.match import Match
from palabre.kernel.nature import Fast, Nature, Typed
from palabre.kernel.record import FORMAT

from .bongos import BONGO, a_record, finished, play_on

HEADER = ("palabre", "game", "rules", "box", "options", "players", "nature", "hash")


def test_the_header_says_what_was_played_and_where_dice_come_from() -> None:
    head = json.loads(a_record().splitlines()[0])
    assert tuple(head) == HEADER
    assert (head["palabre"], head["game"], head["players"]) == (FORMAT, "bongo", 3)
    assert head["options"]["level"] == "guards"
    assert head["nature"]["from"] == "seed"


def test_natures_lines_can_be_checked_without_rules() -> None:
    bodies = [json.loads(line) for line in a_record().splitlines()[1:-1]]
    throws = [body for body in bodies if "nature" in body]
    assert throws
    assert all(0 <= body["pick"] < body["of"] for body in throws)


def test_the_last_line_gives_result_and_secret() -> None:
    match = finished(Nature(b"s" * 32, ["salt"]))
    end = json.loads(match.record().splitlines()[-1])
    assert end["scores"] == match.scores
    assert end["winners"] == match.winners
    assert end["secret"] == (b"s" * 32).hex()


def test_each_line_ends_with_a_hash_over_it_and_the_hash_before() -> None:
    previous = ""
    for line in a_record().splitlines():
        body, _, tail = line.rpartition(',"hash":"')
        assert hashlib.sha256(f"{previous}{body}}}".encode()).hexdigest()[:16] == tail[:-2]
        previous = tail[:-2]


@given(st.integers(0), st.characters())
def test_a_record_with_any_one_character_changed_fails_with_its_line(place: int, letter: str) -> None:
    text = a_record()
    place %= len(text)
    if letter == text[place]:
        letter = "x" if letter != "x" else "y"
    with pytest.raises(palabre.BadRecord) as refused:
        palabre.verify(text[:place] + letter + text[place + 1 :])
    line = text.count("\n", 0, place) + 1
    assert refused.value.line == line
    assert f"ine {line} " in str(refused.value)


def test_every_character_counts() -> None:
    text = "".join(a_record().splitlines(keepends=True)[:3])  # the whole alphabet of places, on three lines
    for place, letter in enumerate(text):
        with pytest.raises(palabre.BadRecord):
            palabre.replay(text[:place] + ("0" if letter != "0" else "1") + text[place + 1 :])


@given(st.integers(0))
def test_a_character_left_out_is_found(place: int) -> None:
    text = a_record()
    place %= len(text)
    with pytest.raises(palabre.BadRecord):
        palabre.verify(text[:place] + text[place + 1 :])


@given(st.integers(1))
def test_a_record_that_breaks_off_is_not_verified(kept: int) -> None:
    text = a_record()
    with pytest.raises(palabre.BadRecord):
        palabre.verify(text[: kept % len(text)])


@given(st.integers(0), st.integers(0))
def test_lines_in_another_order_are_found(one: int, other: int) -> None:
    lines = a_record().splitlines(keepends=True)
    one, other = one % len(lines), other % len(lines)
    if one == other:
        return
    lines[one], lines[other] = lines[other], lines[one]
    with pytest.raises(palabre.BadRecord) as refused:
        palabre.verify("".join(lines))
    assert refused.value.line == min(one, other) + 1


def test_a_line_left_out_or_doubled_is_found() -> None:
    lines = a_record().splitlines(keepends=True)
    for wrong in (lines[:5] + lines[6:], lines[:5] + lines[4:]):
        with pytest.raises(palabre.BadRecord):
            palabre.verify("".join(wrong))


@pytest.mark.parametrize(
    "text", ["", "\n", "{}\n", "no record at all\n", '{"hash":"0123456789abcdef"}\n', "\x00" * 100]
)
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(palabre.BadRecord):
        palabre.replay(text)


def test_a_record_alone_gives_the_match_back() -> None:
    match = finished(level="poachers")
    again = palabre.replay(match.record())
    assert again.state.tobytes() == match.state.tobytes()
    assert again.record() == match.record()


def test_an_unfinished_record_replays_and_goes_on_with_the_same_dice() -> None:
    match = palabre.new("bongo", players=2, seed=3)
    match.play({"do": "call", "answer": "gnu"}, 0)
    again = palabre.replay(match.record())
    assert play_on(again).record() == play_on(match).record()


@pytest.mark.parametrize("nature", [Nature(b"k" * 32, ["a", "b"]), Fast(1, 2)])
def test_every_source_of_dice_is_verified(nature: Nature) -> None:
    assert palabre.verify(finished(nature).record()).over


def test_typed_dice_are_recorded_and_verified() -> None:
    match = Match(BONGO, 2, {}, Typed(1))
    while not match.to_act:
        match.play(match.choices()[0])
    assert '"from":"typed"' in match.record()
    assert palabre.replay(match.record()).view() == match.view()


def test_while_a_game_runs_a_seats_record_tells_neither_seed_nor_secret() -> None:
    match = palabre.new("bongo", players=2, seed=1234567)
    text = match.record(seat=0)
    assert "1234567" not in text
    assert match.nature.secret.hex() not in text
    with pytest.raises(palabre.BadRecord, match="only what one seat knew"):
        palabre.replay(text)


HIDDEN = {
    "bakong": [
        {"players": 2, "trail": {"5": f"emerald/{under}", "6": f"emerald/{other}"}}
        for under, other in (("plain", "river"), ("river", "plain"))
    ],
    "banjooli-xeet": [
        {
            "players": 2,
            "options": {"berries": True},
            "cards": [[1, 2, 4, 5], card],
            "berries": [{"berry": berry, "square": [3, 0, 0]}],
        }
        for card, berry in (([2, 3, 5, 1], "joka"), ([3, 4, 1, 2], "peepa"))
    ],
}


@pytest.mark.parametrize("game", HIDDEN)
def test_of_a_position_a_seats_record_tells_only_what_that_seat_saw(game: str) -> None:
    """Two positions that differ only in what seat 0 may not see give it the same record, word for word."""
    records = []
    for table in HIDDEN[game]:
        match = palabre.position(game, table, seed=5)
        match.play(match.choices()[0])
        records.append([match.record(seat=0), match.record(seat=-1)])
    assert HIDDEN[game][0] != HIDDEN[game][1]
    assert records[0] == records[1]
    head = json.loads(records[0][0].splitlines()[0])
    assert "position" not in head
    assert head["view"]["players"] == 2


def test_an_undo_is_a_line_and_natures_counter_never_goes_back() -> None:
    match = palabre.new("bongo", players=2, seed=3)
    counter = match.nature.counter
    match.play({"do": "call", "answer": "gnu"}, 0)
    match.undo(by_consent=True)
    assert json.loads(match.record().splitlines()[-1]).keys() == {"undo", "hash"}
    assert match.nature.counter >= counter
    again = palabre.replay(match.record())
    assert again.view() == match.view()
    assert palabre.verify(play_on(match).record()).over
