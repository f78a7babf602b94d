"""What happened, told so that a person can follow it (BK-3 to BK-17)."""

from __future__ import annotations

import random
from typing import Any

import palabre
from palabre.games.bakong.events import FIELDS
from palabre.kernel.match import Match
from palabre.kernel.sentences import say_event
from palabre.kernel.telling import apply

from .trails import play, trail

Told = list[dict[str, Any]]


def told(match: Match, *kinds: str) -> Told:
    """The events of some kinds, without the values they change."""
    events = match.events(None)
    return [{k: v for k, v in event.items() if k != "now"} for event in events if event["kind"] in kinds]


def test_every_tile_crossed_says_what_it_did_and_what_protected() -> None:
    match = trail("river ditch plain cliff plain", objects="rope")
    play(match, (6, 5), "f6m5")
    assert [(each["place"], each["face"], each["effect"]) for each in told(match, "crossed")] == [
        (1, "river", "protected"),
        (2, "ditch", "hurt"),
        (3, "plain", "none"),
        (4, "cliff", "held_up"),
    ]
    assert told(match, "crossed")[0]["protected_by"] == "rope"
    (stop,) = told(match, "stopped")
    assert (stop["place"], stop["cut_short"]) == (4, True)


def test_an_adventurer_is_seen_on_every_tile_of_the_way() -> None:
    match = play(trail("plain ditch plain"), (6, 3), "f6m3")
    on_the_way = [event["now"] for event in match.events(None) if event["kind"] == "crossed"]
    assert [now["adventurers"][0]["place"] for now in on_the_way] == [1, 2, 3]
    assert [now.get("ouches", [0])[0] for now in on_the_way] == [0, 1, 1]


def test_a_flip_says_from_what_to_what() -> None:
    match = trail("plain plain cliff/plain plain river/plain plain", objects="map")
    play(match, (3, 5), "f3m5", "f@5")
    assert told(match, "flipped", "flipped_also") == [
        {"kind": "flipped", "seat": 0, "die": 3, "place": 3, "from": "cliff", "to": "plain"},
        {"kind": "flipped_also", "seat": 0, "place": 5, "from": "river", "to": "plain"},
    ]


def test_a_reroll_is_told() -> None:
    match = play(trail(objects="journal"), (3, 5), "r", (2, 6))
    assert len(told(match, "reroll_chosen")) == 1
    assert [each["again"] for each in told(match, "rolled")] == [False, True]


def test_a_cave_is_told_with_its_dice_and_its_gift() -> None:
    match = play(trail("plain cave", objects="torch"), (6, 2), "f6m2", (4, 5), "e1x3,2x1")
    assert told(match, "cave_rolled", "mix_chosen", "emeralds_gained") == [
        {"kind": "cave_rolled", "seat": 0, "dice": [4, 5], "lower": 4, "torch": True},
        {"kind": "mix_chosen", "seat": 0, "ones": 2, "threes": 1},
        {"kind": "emeralds_gained", "seat": 0, "ones": 2, "threes": 1, "worth": 5, "missing": 0},
    ]


def test_packing_is_told_step_by_step() -> None:
    match = trail("plain abandoned_camp", objects="rope grapple")
    play(match, (6, 2), "f6m2", "+first_aid", "-rope")
    kinds = [
        each["kind"] for each in told(match, "object_taken", "no_room", "thrown", "packed", "turn_began")
    ]
    assert kinds == ["object_taken", "no_room", "thrown", "packed", "turn_began"]


def test_the_temple_is_told() -> None:
    match = trail(place=24, objects="rope grapple", temple=["torch"], players=3, big=[None, 13, None])
    play(match, (6, 1), "f6m1", "E17", "-rope", "T-")
    kinds = ("temple_reached", "big_emerald_taken", "no_room", "thrown", "big_emerald_packed", "temple_left")
    assert [each["kind"] for each in told(match, *kinds)] == list(kinds)


def test_the_end_is_told_line_by_line() -> None:
    match = trail(place=1, players=3, big=[13, None, None])
    play(match, (5, 1), "f5m1")
    ending = [event["kind"] for event in match.events(None)][-6:]
    assert ending == ["crossed", "first_back", "counted", "counted", "counted", "next"]


# Whole games, many of them with packs that are nearly full


def crowded(seed: int) -> Match:
    """A game that goes on in the middle, with little room in the packs and much in the temple."""
    table: dict[str, Any] = {
        "players": 3,
        "options": {"quicksand": "after_move"} if seed % 2 else {},
        "places": [22, 17, 20],
        "objects": [["rope", "grapple", "compass"], ["first_aid", "journal"], ["torch", "map"]],
        "ones": [9, 1, 5],
        "threes": [2, 6, 9],
        "ouches": [1, 2, 0],
        "temple": ["machete", "torch", "map"],
        "big": [None, 17, None],
    }
    return palabre.position("bakong", table, seed=seed)


def games() -> list[Match]:
    """Some from the start, more from the middle."""
    fresh = [palabre.new("bakong", players=n, seed=n, first="drawn") for n in (2, 5)]
    return [*fresh, *(crowded(seed) for seed in range(16))]


def test_events_lead_from_view_to_view_and_every_kind_has_its_sentence() -> None:
    seen: set[str] = set()
    for number, match in enumerate(games()):
        rng, version = random.Random(number), match.version
        view, eyes = match.view(number % match.players), number % match.players
        seen |= {event["kind"] for event in match.events(eyes)}
        while not match.over:
            match.play(rng.choice(match.choices()))
            events = match.events(eyes, since=version)
            view, version = apply(view, events), match.version
            assert view == match.view(eyes)
            seen |= {event["kind"] for event in events if check_sentences(event)}
    assert seen - {"next"} == set(FIELDS)


def check_sentences(event: dict[str, Any]) -> bool:
    """The sentence of an event in both languages, whole; the kernel's own have none here."""
    names = [f"P{n}" for n in range(6)]
    for lang in ("fr", "en"):
        text = say_event(lang, "bakong", event, names)
        assert text or event["kind"] == "next", f"no words for {event['kind']}"
        assert "{" not in text, text
        assert "bakong-" not in text, text
    return True
