"""A race laid out for a test: tiles, ostriches and dice in words."""

from __future__ import annotations

from typing import Any

import palabre
from palabre.games.banjooli_xeet.pieces import N_SPOTS, PIECES
from palabre.kernel.match import Match
from palabre.kernel.plain import Plain

GAME = "banjooli-xeet"
PLAIN = "common_1 a"
HERE = [1, 1, 1]  # where a berry lies, one step ahead of red


def race(dice: str = "", players: int = 3, **words: Any) -> Match:
    """A race with dice that lie for good: five faces, then the sorcery die; without, all are in the air."""
    table: dict[str, Any] = {"players": players, "may_reroll": False, **words}
    if dice:
        *movement, sorcery = (face_of(letter) for letter in dice.split())
        table["dice"] = {"movement": movement, "sorcery": sorcery}
    return palabre.position(GAME, table, seed=1, nature="manual")


def face_of(letter: str) -> str:
    """A face from its first letter."""
    return next(
        face for face in ("red", "yellow", "green", "blue", "violet", "white") if face.startswith(letter)
    )


def square(match: Match, place: int, lane: int, step: int) -> int:
    """The id of a square: its tile, its lane from the left, its step along the lane."""
    piece = PIECES[int(match.state["piece"][0][place])]
    return place * N_SPOTS + piece.spots.index((lane, step))


def throw(match: Match, faces: str) -> None:
    """Type dice, one after the other."""
    for letter in faces.split():
        match.play({"do": "throw", "face": face_of(letter)})


def moves(match: Match) -> set[tuple[str, str]]:
    """The ostriches that may be moved, each with its jokers."""
    return {(choice["ostrich"], choice["joker"]) for choice in match.choices() if choice["do"] == "move"}


def spells(match: Match) -> set[tuple[str, str]]:
    """The spells that may be cast."""
    return {
        (choice["do"], choice["ostrich"]) for choice in match.choices() if choice["do"] in ("bewitch", "free")
    }


def move(match: Match, ostrich: str, joker: str = "none") -> None:
    """Choose the ostrich to be moved."""
    match.play({"do": "move", "ostrich": ostrich, "joker": joker})


def run(match: Match, steps: str) -> None:
    """Run a way, written in the letters L, S and R; one that is the only way has been run already."""
    match.play(steps)


def ways(match: Match) -> set[str]:
    """The ways that may be run, in the letters L, S and R."""
    return {"".join(step[0].upper() for step in choice["steps"]) for choice in match.choices()}


def ends(match: Match, ostrich: str, joker: str = "none") -> set[tuple[int | None, str]]:
    """Where a move can end, and what happens there, as the player is shown it."""
    wanted = {"do": "move", "ostrich": ostrich, "joker": joker}
    (deed,) = (deed for deed in match.view(match.to_act[0])["deeds"] if deed["choice"] == wanted)
    return {(end["square"], end["effect"]) for end in deed["ends"]}


def at(match: Match, ostrich: str) -> int | str:
    """The square of an ostrich, or `nest`, or `arrived`."""
    (found,) = (each for each in match.view()["ostriches"] if each["ostrich"] == ostrich)
    return found["where"] if found["square"] is None else int(found["square"])


def is_scared(match: Match, ostrich: str) -> bool:
    """Whether an ostrich shows its scared side."""
    (found,) = (each for each in match.view()["ostriches"] if each["ostrich"] == ostrich)
    return bool(found["scared"])


def kinds(match: Match, eyes: int | None = None) -> list[str]:
    """The kinds of all events so far."""
    return [event["kind"] for event in match.events(eyes)]


def state(match: Match) -> Any:
    """The true state."""
    return Plain(match.state)


def met(berry: str, dice: str = "r r r y w b", **words: Any) -> Match:
    """Red has run onto a berry with the first of three points; another berry lies farther on."""
    places = {"red": [1, 1, 0], **words.pop("ostriches", {})}
    other = words.pop("other", "ter" if berry == "peepa" else "peepa")
    both = [{"berry": berry, "square": HERE}, {"berry": other, "square": [3, 0, 0]}]
    laid = words.pop("berries", both)
    options = {"berries": True, **words.pop("options", {})}
    match = race(dice, ostriches=places, berries=laid, options=options, **words)
    move(match, "red")
    run(match, "S")
    return match
