"""Records of every game, spoilt and chained anew: refused, or written again to the same bytes."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import lru_cache
from itertools import count as numbers
from typing import Any

import pytest

import palabre
from palabre.games import find, games
from palabre.kernel.layout import CLOCK
from palabre.kernel.match import Match
from palabre.kernel.nature import LaidOut, Nature, Seeded
from palabre.kernel.record import link, written
from palabre.kernel.stepwise import RandomPlayers

Count = Callable[[int, int], int]
every_game = pytest.mark.parametrize("name", games())

NOTES: list[dict[str, Any]] = [{"late": 1}, {"restarted": True}, {"typed": 0}]
NAMES = re.findall(
    r"\w+",
    """seat choice clock nature pick of again undo at note scores winners secret hash palabre game rules box
    options players bots advice position from seed number commitment hashes salts day laid do more""",
)
VALUES = [
    None,
    True,
    False,
    0,
    1,
    -1,
    2,
    1.0,
    0.5,
    1e400,
    10**30,
    "",
    "1",
    "fly",
    "é",
    [],
    [0],
    {},
    {"do": "x"},
]


MIXED = 80  # moments with undos and the clock; then whoever plays wants to come to an end


@lru_cache
def a_record(name: str, kind: int) -> str:
    """A whole game with notes and times, choices taken back, and in real time the clock."""
    game, rng = find(name), random.Random(kind)
    sources = [Seeded(kind), Nature(b"s", ["a", "b"]), LaidOut(b"s", ["a"], laid=[(0, 2), (1, 3)])]
    match = Match(game, 2 + kind % 2, {}, sources[kind % len(sources)])
    match.sitting, match.advised = ("easy", "human")[: kind % 3], kind % 2 == 0
    choose = RandomPlayers(kind, 1)
    for moment in numbers():
        if match.over:
            return match.record()
        clocked = [] if moment > MIXED else match.choices(CLOCK)
        if moment < MIXED and moment % 9 == 4 and match.last_choice() is not None:
            match.undo(by_consent=True)
        elif clocked and moment % 3 == 0:
            match.play(rng.choice(clocked), CLOCK, note=rng.choice(NOTES))
        else:
            seat, action = choose(match)
            match.play(match.naming.name(action), seat, at=moment)
    raise AssertionError


def chained(bodies: list[str]) -> str:
    """A record of these lines, chained by somebody who knows how."""
    previous, lines = "", []
    for body in bodies:
        previous = link(previous, body)
        lines.append(f'{body[:-1]},"hash":"{previous}"}}\n')
    return "".join(lines)


def bodies_of(text: str) -> list[str]:
    """The lines of a record without their hashes."""
    return [line[: -len(',"hash":"0123456789abcdef"}')] + "}" for line in text.splitlines()]


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to everything in a value."""
    yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, part in inner:
        yield from places(part, (*path, name))


def spoilt(body: str, rng: random.Random) -> str:
    """A line with one thing in it changed, added, taken away, doubled, moved or written otherwise."""
    said = json.loads(body)
    kind = rng.randrange(7)
    if kind == 0:  # a name twice, with the same value or with another
        name = rng.choice(list(said))
        value = said[name] if rng.random() < 0.5 else rng.choice(VALUES)
        return f"{body[:-1]},{written(name)}:{written(value)}}}"
    if kind == 1:
        return (
            body.replace(":", ": ", 1)
            if rng.random() < 0.5
            else json.dumps(said, separators=(",", ":")) + " "
        )
    if kind == 2:
        return written(dict(rng.sample(list(said.items()), len(said))))
    *way, last = rng.choice([path for path in places(said) if path])
    holder = said
    for name in way:
        holder = holder[name]
    if kind == 3:
        del holder[last]
    elif kind == 4 and isinstance(holder, dict):
        holder[rng.choice(NAMES)] = holder.pop(last)
    elif kind == 5 and isinstance(holder, dict):
        holder[rng.choice(NAMES)] = rng.choice(VALUES)
    else:
        holder[last] = other(holder[last], rng)
    return written(said)


def other(value: Any, rng: random.Random) -> Any:
    """Another value, above all one that Python takes for the same."""
    if isinstance(value, bool):
        return rng.choice([int(value), not value, None])
    if isinstance(value, int):
        return rng.choice([float(value), value + 1, str(value), bool(value)])
    if isinstance(value, list) and value:
        return rng.choice([value[::-1], [*value, value[0]], value[1:], None])
    return rng.choice(VALUES)


@every_game
def test_a_spoilt_record_is_refused_or_comes_back_to_the_byte(name: str, count: Count) -> None:
    rng = random.Random(name)
    for n in range(count(100, 20_000)):
        bodies = bodies_of(a_record(name, n % 6))
        end = len(bodies) if n % 12 == 0 else rng.randrange(1, min(len(bodies), 40))
        at = rng.choice([0, end - 1, rng.randrange(end)])
        text = chained([*bodies[:at], spoilt(bodies[at], rng), *bodies[at + 1 : end]])
        with suppress(palabre.BadRecord):
            again = palabre.replay(text)
            assert again.record() == text
            again.events()
            again.view()


@every_game
def test_what_is_written_is_read(name: str) -> None:
    for kind in range(6):
        text = a_record(name, kind)
        assert chained(bodies_of(text)) == text
        assert palabre.verify(text).record() == text
