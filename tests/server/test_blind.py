"""Nothing that is sent tells a seat what it may not know: with other secrets the bytes are the same."""

from __future__ import annotations

import asyncio
import hashlib
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from numpy.typing import NDArray

from palabre.games import find, games
from palabre.kernel.chance import generator
from palabre.kernel.engine import engine
from palabre.kernel.layout import Layout
from palabre.kernel.match import Match
from palabre.kernel.secrecy import blanked
from palabre.server.real_time.embargo import Embargo
from palabre.server.tables.house import House
from palabre.server.tables.led import LedTable

from .inside import Seated, begun, copy_of, guest, house, requests, seated
from .player import run

SECRETIVE = {
    "bakong": {},
    "banjooli-xeet": {"berries": True},
}
SPECTATOR = "f" * 32
PLAYERS = 3


def known(match: Match, eyes: int | None) -> bytes:
    return blanked(match.state, match.engine.layout, eyes).tobytes()


async def twin_of(table: LedTable, other: House, eyes: int, seed: int) -> LedTable:
    """The same table in another house, but for what a seat cannot see."""
    twin = await seated(other, copy_of(table.setup), table.secret)
    assert table.match is not None
    twin.match = table.match.copy()
    states = blanked(table.match.state, table.match.engine.layout, eyes)
    table.match.engine.redeal(states, eyes, generator(seed, eyes))
    twin.match.replace_state(states)
    return twin


class Side:
    """One of two tables, with a line for every seat and a watcher."""

    def __init__(self, at: House, table: LedTable) -> None:
        self.house, self.table = at, table
        self.lines = [Seated(table, guest(place)) for place in range(PLAYERS)]
        self.watcher = Seated(table, SPECTATOR)
        for line in (*self.lines, self.watcher):
            line.hello(lang="fr")

    async def do(self, place: int, **command: Any) -> None:
        """What a seat says, once nothing is on its way."""
        await self.quiet()
        await self.lines[place].say(**command)

    async def quiet(self) -> None:
        """Until everybody was told who is there: that comes in batches, by the clock."""
        while self.table.presence._telling is not None:
            await asyncio.sleep(0.005)

    async def heard(self, eyes: int) -> list[str]:
        """Everything that one seat was sent, and the record it may download."""
        await self.quiet()
        async with requests(self.house, guest(eyes)) as web:
            record = await web.get(f"/api/tables/{self.table.setup.id}/record")
        assert record.status_code == 200
        return [*(await self.lines[eyes].told()), record.text]


async def same_bytes(sides: tuple[Side, Side], eyes: int, dice: random.Random, moves: int) -> int:
    """Play the same at both; returns how many moves it was possible to compare."""
    one, other = (side.table.match for side in sides)
    assert one is not None
    assert other is not None
    for compared in range(moves):
        if one.over or other.over or one.to_act != other.to_act or known(one, eyes) != known(other, eyes):
            return compared
        await try_things(sides, eyes, compared, dice)
        assert await sides[0].heard(eyes) == await sides[1].heard(eyes), "bytes differ"
        (seat,) = one.to_act
        both = sorted(set(one.choice_ids(seat)) & set(other.choice_ids(seat)))
        if not both:
            return compared
        choice = one.naming.name(dice.choice(both))
        for side in sides:
            await side.do(seat, do="play", id=f"play{compared}", decision=side.table.decision, choice=choice)
        if known(one, eyes) == known(other, eyes) and one.to_act == other.to_act:
            assert await sides[0].heard(eyes) == await sides[1].heard(eyes), "bytes differ"
    return moves


async def try_things(sides: tuple[Side, Side], eyes: int, n: int, dice: random.Random) -> None:
    """Refusals and their reasons, previews, looks, undos: all that a seat may ask for at its own risk."""
    match = sides[0].table.match
    assert match is not None
    some = [match.naming.name(dice.randrange(match.engine.n_actions)) for _ in range(4)]
    some += match.choices(eyes)[:3] if eyes in match.to_act else []
    for place, choice in enumerate(some):
        legal = eyes in match.to_act and choice in match.choices(eyes)
        for side in sides:
            facts = {"decision": side.table.decision, "choice": choice}
            await side.do(eyes, do="preview", id=f"preview{n}.{place}", **facts)
            await side.do(eyes, do="why_not", id=f"why{n}.{place}", **facts)
            if not legal:
                await side.do(eyes, do="play", id=f"wrong{n}.{place}", **facts)
    for side in sides:
        await side.do(eyes, do="look", id=f"look{n}", eyes=(eyes + 1) % PLAYERS)


def compare_tables(game: str, folder: Path, moments: int) -> None:
    """At so many moments of a game: the same at two tables, but for what one seat cannot see."""

    async def compare() -> None:
        different = 0
        for moment in range(moments):
            at = folder / str(moment)
            async with house(at, "one") as first, house(at, "other") as second:
                different += await compare_at(first, second, game, moment)
        assert different > moments / 2, "the two tables are hardly ever different"

    run(compare())


async def compare_at(first: House, second: House, game: str, moment: int) -> bool:
    """Some moves at one moment; whether there was a difference that nobody may notice."""
    dice, eyes = random.Random(moment), moment % PLAYERS
    table = await begun(first, game, PLAYERS, **SECRETIVE[game])
    assert table.match is not None
    for _ in range(moment * 4):
        if not table.match.over:
            table.match.play(dice.choice(table.match.choices()))
    await table.keep()
    twin = await twin_of(table, second, eyes, moment)
    assert twin.match is not None
    is_different = table.match.state.tobytes() != twin.match.state.tobytes()
    await same_bytes((Side(first, table), Side(second, twin)), eyes, dice, moves=4)
    return is_different


@pytest.mark.parametrize("game", SECRETIVE)
def test_what_a_seat_receives_does_not_depend_on_what_it_cannot_see(
    game: str, tmp_path: Path, count: Callable[[int, int], int]
) -> None:
    compare_tables(game, tmp_path, count(6, 60))


# Leaks that are planted


def leak(monkeypatch: pytest.MonkeyPatch, field: str) -> None:
    """From now on a field is public wherever views, events and records are made."""

    def leaky(states: NDArray[Any], plan: Layout, eyes: int | None) -> NDArray[Any]:
        rest = tuple(secret for secret in plan.secrets if secret[0] != field)
        return blanked(states, Layout(plan.dtype, rest), eyes)

    for place in ("telling", "record", "match"):
        monkeypatch.setattr(f"palabre.kernel.{place}.blanked", leaky)


def secret_fields() -> list[tuple[str, str]]:
    """Every field of every game that is not public."""
    return [(game, name) for game in SECRETIVE for name, _ in engine(find(game)).layout.secrets]


@pytest.mark.parametrize(("game", "field"), secret_fields())
def test_a_field_whose_secrecy_was_removed_is_found(
    game: str, field: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch, field)
    with pytest.raises(AssertionError, match="bytes differ"):
        compare_tables(game, tmp_path, moments=12)


class Told:
    """A table where the dice to come have a secret of their own: what all were sent, but for its promise."""

    def __init__(self, at: House, table: LedTable) -> None:
        self._side, self._table = Side(at, table), table

    async def texts(self) -> list[str]:
        promise = hashlib.sha256(self._table.secret).hexdigest()
        heard = [text for eyes in range(PLAYERS) for text in await self._side.lines[eyes].told()]
        return [text.replace(promise, "promised") for text in (*heard, *await self._side.watcher.told())]


async def two_futures(folder: Path, game: str) -> tuple[list[str], list[str]]:
    """What is told at two tables where the same has happened, and other things will."""
    async with house(folder, "one") as first, house(folder, "other") as second:
        table = await begun(first, game, PLAYERS)
        twin = await seated(second, copy_of(table.setup), b"t" * 32)
        assert table.match is not None
        twin.match = table.match.copy()
        return await Told(first, table).texts(), await Told(second, twin).texts()


@pytest.mark.parametrize("game", [game for game in games() if game != "bongo"])
def test_what_will_be_drawn_is_in_no_bytes(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bonobo Beach has no other secret than the order of its stack, which is nowhere but in the dice's."""
    one, other = run(two_futures(tmp_path / "safe", game))
    assert one == other
    monkeypatch.setattr(LedTable, "commitment", property(lambda table: table.secret.hex()))
    one, other = run(two_futures(tmp_path / "planted", game))
    assert one != other, "a secret in the place of its promise is found"


async def in_the_air(folder: Path) -> list[str]:
    """Dice that reached anybody but the farthest between a throw of Bongo and the common instant."""
    async with house(folder) as at:
        table = await begun(at, "bongo", PLAYERS)
        side = Side(at, table)
        far, *near = *side.lines, side.watcher
        for _ in range(5):
            table.saw_trip(far.socket.seats, 400.0)
        assert table.referee is not None
        embargo = table.referee.embargo
        while embargo.lifted.is_set():
            await asyncio.sleep(0)
        before = [len(line.web.sent) for line in near]
        while not (table.referee.calling and table.playing.view(None)["dice"]):
            await asyncio.sleep(0)
        for _ in range(5):  # whoever is told at all is told by now
            await asyncio.sleep(0.002)
        assert not embargo.lifted.is_set(), "there is an instant to wait for"
        since = zip(near, before, strict=True)
        return [text for line, n in since for _, text in line.web.sent[n:] if '"dice":{' in text]


def test_dice_in_the_air_are_in_no_bytes_and_would_be_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bongo has no other secret than its dice before the common instant."""
    assert run(in_the_air(tmp_path / "safe")) == []
    monkeypatch.setattr(Embargo, "hides", lambda embargo, socket: False)
    assert run(in_the_air(tmp_path / "planted"))


@pytest.mark.parametrize("game", SECRETIVE)
def test_the_bytes_would_tell_if_a_card_were_shown(game: str, tmp_path: Path) -> None:
    """The comparison notices a difference that is there: other seats may have other cards."""

    async def compare() -> None:
        differ = 0
        for seed in range(6):
            async with (
                house(tmp_path / str(seed), "one") as first,
                house(tmp_path / str(seed), "other") as second,
            ):
                table = await begun(first, game, PLAYERS, **SECRETIVE[game])
                twin = await twin_of(table, second, 0, seed)
                sides = Side(first, table), Side(second, twin)
                heard = [[await side.lines[eyes].told() for side in sides] for eyes in range(PLAYERS)]
                assert heard[0][0] == heard[0][1]
                assert table.match is not None
                assert twin.match is not None
                for eyes in (1, 2):
                    same = known(table.match, eyes) == known(twin.match, eyes)
                    assert (heard[eyes][0] == heard[eyes][1]) == same
                    differ += not same
        if game == "banjooli-xeet":
            assert differ, "no other seat ever had another card"

    run(compare())


@pytest.mark.parametrize("game", ["bongo", "bonobo-beach"])
def test_a_game_without_secret_fields_shows_everybody_the_same(game: str) -> None:
    """Updates of such games are written once for all eyes."""
    import palabre

    match = palabre.new(game, players=3, seed=4)
    assert not match.engine.layout.secrets
    dice = random.Random(4)
    for _ in range(40):
        if match.over:
            break
        version = match.version
        seat = match.to_act[0]
        match.play(dice.choice(match.choices(seat)), seat)
        for eyes in range(3):
            assert match.view(eyes) == match.view(None)
            assert match.events(eyes, version) == match.events(None, version)
    assert find(game).name == game
