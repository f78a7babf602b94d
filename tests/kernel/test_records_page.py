"""What docs/records.md says is enough: its verifier builds every throw and finds what was changed."""

from __future__ import annotations

import hashlib
import json
import random
import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

import palabre
from palabre.games import find
from palabre.kernel.alike import TWIN, Alike
from palabre.kernel.match import Match
from palabre.kernel.nature import Fast, Nature, Seeded, Typed, hash_of_salt
from palabre.kernel.stepwise import RandomPlayers
from run import ROOT

from .bongos import Bodies, a_record, finished, rechained

PAGE = (ROOT / "docs/records.md").read_text(encoding="utf-8")
Verifier = dict[str, Any]
every_game = pytest.mark.parametrize("game", palabre.games())


@pytest.fixture(scope="module")
def page() -> Verifier:
    """The verifier that stands in the document; it knows nothing of ours."""
    (code,) = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert "palabre" not in re.findall(r"^(?:import|from) (\w+)", code, re.MULTILINE)
    space: Verifier = {}
    exec(compile(code, "docs/records.md", "exec"), space)
    return space


def played(match: Match, seed: int, undos: bool = False) -> Match:
    """A game to its end, by random players; some take their choices back."""
    choose, dice = RandomPlayers(seed, 1), random.Random(seed)
    while not match.over:
        seat, action = choose(match)
        match.play_id(action, seat)
        if undos and match.to_act and dice.random() < 0.1:
            match.undo(by_consent=True)
    return match


def any_options(game: str, players: int, dice: random.Random) -> dict[str, Any]:
    """Any value for each option that has a list of them, as far as there is such a seat."""
    absent = {f"seat{seat}" for seat in range(players, find(game).max_seats)}
    return {
        option.name: dice.choice([value for value in option.values if value not in absent])
        for option in find(game).options
    }


def unsealed(secret: bytes) -> Alike:
    """Luck that was shared, and is told now."""
    nature = Alike(secret, TWIN)
    nature.is_sealed = False
    return nature


def games(game: str, n: int) -> Iterator[Match]:
    """So many games, with any number of players, any options and any source of dice."""
    for seed in range(n):
        dice = random.Random(seed)
        players = dice.randint(find(game).min_seats, find(game).max_seats)
        salts = [f"{dice.getrandbits(256):064x}", None, f"{dice.getrandbits(256):064x}"]
        hashes = [hash_of_salt(salt or "never opened") for salt in salts]
        natures = (
            Nature(dice.randbytes(32), salts, hashes=hashes),
            Seeded(seed),
            Fast(seed, 3),
            unsealed(dice.randbytes(32)),
        )
        match = Match(find(game), players, any_options(game, players, dice), natures[seed % 4])
        yield played(match, seed, undos=seed % 4 in (0, 3))


@every_game
def test_every_throw_is_built_from_the_page_alone(
    page: Verifier, game: str, count: Callable[[int, int], int]
) -> None:
    kinds: set[str] = set()
    for match in games(game, count(20, 1000)):
        for body in page["check"](match.record())[1:]:
            kinds |= {body["nature"]["do"]} if "pick" in body else set()
    told = set(re.findall(r"`(\w+)`", "".join(row.split("|")[2] for row in rows_of(game))))
    assert told - {"draw_lot"} <= kinds <= told, "every kind of throw, and no other, is in the table"


def rows_of(game: str) -> list[str]:
    """The rows of the table of throws that are for a game."""
    table = PAGE.partition("### What a number means")[2].partition("## What a seat may have")[0]
    rows = [row for row in table.splitlines() if row.startswith("|")][2:]
    names = {"bongo": "Bongo", "bonobo-beach": "Bonobo Beach", "bakong": "Bakong"}
    first = next(n for n, row in enumerate(rows) if row.startswith(f"| {names.get(game, 'Banjooli Xeet')} |"))
    rest = [n for n, row in enumerate(rows) if n > first and not row.startswith("| |")]
    return rows[first : min(rest, default=len(rows))]


def test_a_lot_is_drawn_among_those_who_were_level(page: Verifier) -> None:
    match = palabre.new("bongo", players=4, seed=2)
    match.play({"do": "level", "seats": [0, 1, 3]}, palabre.CLOCK, settle=False)
    match.settle()
    bodies = [json.loads(line) for line in match.record().splitlines()]
    at = next(n for n, body in enumerate(bodies) if body.get("nature", {}).get("do") == "draw_lot")
    possible = page["ways"](bodies[0], bodies[1:at], bodies[at]["nature"])
    assert possible[bodies[at]["pick"]] == bodies[at]["nature"]
    assert [one["seat"] for one in possible] == [0, 1, 3]


@every_game
def test_renamed_throws_are_found(page: Verifier, game: str) -> None:
    text = played(Match(find(game), 2, {}, Seeded(1)), 1).record()
    bodies = page["check"](text)
    throws = [(number, body["nature"]) for number, body in enumerate(bodies) if "pick" in body]
    for number, said in {said["do"]: (number, said) for number, said in reversed(throws)}.values():
        for name, fact in said.items():
            with pytest.raises((ValueError, KeyError)):
                page["check"](rechained(text, partial(renamed, number, {**said, name: other(fact)})))


def renamed(number: int, said: Any, bodies: Bodies) -> None:
    """What nature did is called something else."""
    bodies[number]["nature"] = said


def other(fact: Any) -> Any:
    """Something else of the same kind."""
    if isinstance(fact, list):
        return [*fact[1:], fact[0]] if fact[1:] != fact[:-1] else [*fact[1:], "another"]
    return fact + 1 if isinstance(fact, int) else "another"


def test_what_we_write_is_accepted(page: Verifier) -> None:
    typed = Match(find("bonobo-beach"), 2, {}, Typed(1))
    dice = random.Random(1)
    while not typed.over:
        seat = typed.to_act[0] if typed.to_act else None
        typed.play(dice.choice(typed.choices(seat)), seat)
    series = palabre.position("bonobo-beach", {"players": 2, "markers": [3, 4]}, seed=1)
    begun = {"players": 2, "tiles": [{"on": [8, 9], "value": 2}], "drawn": 4}
    for match in (
        finished(),
        typed,
        played(series, 1),
        played(palabre.position("bonobo-beach", begun, seed=1), 1),
    ):
        page["check"](match.record())


def test_changes_are_found(page: Verifier) -> None:
    text, check = a_record(), page["check"]
    with pytest.raises(ValueError, match="line 5 was changed"):
        check(text.replace("throw_poachers", "throw_poacher", 1))
    with pytest.raises(ValueError, match="cut off"):
        check(text[:-1])

    def throw_another(bodies: Bodies) -> None:
        bodies[2]["pick"] = (bodies[2]["pick"] + 1) % bodies[2]["of"]

    with pytest.raises(ValueError, match="line 3: the secret gives another number"):
        check(rechained(text, throw_another))
    with pytest.raises(ValueError, match="not the secret that was promised"):
        check(rechained(text, lambda bodies: bodies[-1].update(secret="00")))
    salted = finished(Nature(b"k" * 32, ["a", "b"])).record()
    with pytest.raises(ValueError, match="a salt was not promised"):
        check(rechained(salted, lambda bodies: bodies[0]["nature"].update(salts=["a", "invented"])))


def test_luck_drawn_anew_after_a_taking_back_is_found(page: Verifier) -> None:
    text = played(Match(find("bakong"), 2, {}, Seeded(3)), 3, undos=True).record()

    def forget(bodies: Bodies) -> None:
        next(body for body in bodies if "again" in body).pop("again")

    with pytest.raises(ValueError, match="shown before and not given again"):
        page["check"](rechained(text, forget))


@every_game
def test_the_box_is_hashed_as_the_page_says(game: str) -> None:
    box = json.loads((find(game).folder / "box.json").read_text(encoding="utf-8"))
    written = json.dumps(box, sort_keys=True)
    assert find(game).box_digest == hashlib.sha256(written.encode()).hexdigest()[:16]
    assert written.isascii()


def test_every_name_in_a_record_is_on_the_page() -> None:
    match = palabre.position("bakong", {"players": 2}, seed=1)
    match.play(match.choices()[0])
    match.undo(by_consent=True)
    for line in [*a_record().splitlines(), *match.record().splitlines(), *match.record(seat=0).splitlines()]:
        for name in json.loads(line):
            assert re.search(rf'["`]{name}["`]', PAGE), name
