"""A new table: as somebody wishes it, or for the same players again."""

from __future__ import annotations

import secrets
import time
from typing import Any

import msgspec

from ...analysis.playing_on import start_at
from ...games import find
from ...games.lessons import PUPIL, begun, lesson_of
from ...kernel.alike import DAILY, TWIN, Alike
from ...kernel.game import Game, Options
from ...kernel.match import Match
from ...kernel.nature import ByHand, LaidOut, Nature
from ...kernel.position import laid_out
from ..connection.requests import Bot, Guest, Here, TableWish
from ..storage.box import Box
from ..storage.names import clean, told_apart
from ..storage.setup import CODE_LENGTH, ID_DIGITS, LETTERS, Seat, Setup
from .errors import TableRefusal
from .table import Table

LUCK_BITS = 53


def new_ids() -> tuple[str, str]:
    """The name of a new table, and the code that leads there."""
    return secrets.token_hex(ID_DIGITS // 2), new_code()


def new_code() -> str:
    """Letters that can be read out to somebody; as there are few of them, they may be another table's."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def new_setup(wish: TableWish, options: dict[str, Any], host: str) -> Setup:
    """A table as somebody wished it."""
    id, code = new_ids()
    setup = Setup(
        id=id,
        code=code,
        game=wish.game,
        options=options,
        seats=told_apart_seats([seat_of(one, host, place) for place, one in enumerate(wish.seats)]),
        host=host,
        listed=wish.listed,
        clock=wish.clock,
        takes_back=wish.takes_back,
        talk=wish.talk,
        advice=wish.advice,
        ready=wish.ready,
        began=int(time.time()),
        lesson=wish.lesson,
        box=Box() if wish.box else None,
    )
    # nobody who comes later plays with a handicap that they have not agreed to
    setup.ready = setup.ready or (any(setup.handicaps()) and not setup.is_full())
    return setup


def options_of(wish: TableWish) -> dict[str, Any]:
    """The options that are wished for; a lesson has its own, and its seats: who learns, and bots."""
    if wish.talk and (wish.listed or not any(isinstance(seat, Guest) for seat in wish.seats)):
        raise TableRefusal("talk-by-link")
    refuse_with_the_box(wish)
    if wish.advice and (find(wish.game).real_time or wish.twin or wish.lesson):
        raise TableRefusal("advice-not-here")
    if wish.lesson is None:
        return {**handicaps_of(wish), **wish.options}
    lesson = lesson_of(wish.game, wish.lesson)
    wanted = [Here if place == PUPIL else Bot for place in range(lesson.players)]
    if [type(seat) for seat in wish.seats] != wanted or wish.options or wish.clock or wish.listed:
        raise TableRefusal("lesson-otherwise", bots=lesson.players - 1)
    return dict(lesson.position.get("options", {}))


def refuse_with_the_box(wish: TableWish) -> None:
    """Real dice lie on one table: not on a twin's, in a lesson or a game played on, nor before strangers."""
    if not wish.box:
        return
    if wish.listed or wish.lesson is not None or wish.twin is not None or wish.begin is not None:
        raise TableRefusal("box-otherwise-not")
    if find(wish.game).real_time and any(isinstance(seat, Bot) for seat in wish.seats):
        raise TableRefusal("box-bots-are-blind")
    if find(wish.game).real_time and not find(wish.game).room("real_time").may_be_rolled_by_hand(
        wish.options
    ):
        raise TableRefusal("box-needs-a-limit")


def handicaps_of(wish: TableWish) -> Options:
    """The options that give each seat the handicap wished for with it."""
    handicap = find(wish.game).handicap
    return {} if handicap is None else handicap.given([round(seat.handicap) for seat in wish.seats])


def begin_at(old: Table, wish: TableWish, setup: Setup) -> None:
    """Lay a table out as an old one was at a moment, with what the first person here did not know anew."""
    assert wish.begin
    if old.match is None or not old.match.over:
        raise TableRefusal("play-on-not-over")
    if (wish.game, len(wish.seats)) != (old.setup.game, len(old.setup.seats)):
        raise TableRefusal("play-on-otherwise", players=len(old.setup.seats))
    eyes = next((place for place, seat in enumerate(wish.seats) if isinstance(seat, Here)), 0)
    start = start_at(old.match, wish.begin.move, eyes, secrets.randbits(LUCK_BITS))
    setup.position, setup.options, setup.begun_at = start.position, dict(old.setup.options), old.id
    setup.laid = start.laid if wish.begin.luck == "same" else []


def seat_of(wish: Here | Guest | Bot, host: str, place: int) -> Seat:
    """A seat as it was wished for."""
    if isinstance(wish, Here):
        return Seat("person", clean(wish.name) or f"{place + 1}", host)
    if isinstance(wish, Bot):
        return Seat("bot", wish.level, level=wish.level)
    return Seat("free")


def told_apart_seats(seats: list[Seat]) -> list[Seat]:
    """People who sit down together under one name are given numbers."""
    for place, seat in enumerate(seats):
        if seat.who == "person":
            seat.name = told_apart(seat.name, [other.name for other in seats[:place]])
    return seats


def rematch_of(old: Setup, position: dict[str, Any] | None, guest: str, level: str | None = None) -> Setup:
    """The same players at the same seats: who asks is ready, and bots are as wished for."""
    again = msgspec.convert(msgspec.to_builtins(old), Setup)
    again.id, again.code = new_ids()
    for place, seat in enumerate(again.seats):
        seat.held, seat.name = False, seat.name or (f"{place + 1}" if seat.who == "person" else "")
        seat.level, seat.rating = seat.level if seat.who == "bot" else None, None
    if level is not None:
        again.set_level(level)
    if position is not None:  # a series goes on from where it stands: what was given was given once
        names = {option.name for option in find(again.game).options if option.seat is not None}
        again.options = {name: value for name, value in again.options.items() if name not in names}
    again.next_by = None
    again.state, again.next_table, again.position, again.lesson = "waiting", None, position, None
    again.laid, again.begun_at, again.reports, again.daily = [], None, [], None
    again.hashes, again.salts, again.denied = [], [], None
    again.box = Box() if old.box else None
    again.began = int(time.time())
    again.ask_all_again()
    again.make_ready(guest)
    return again


def nature_for(setup: Setup, secret: bytes) -> Nature:
    """Where the dice of a table come from: mostly from its own secret and everybody's salts."""
    if setup.is_alike:
        return Alike(secret, DAILY if setup.daily else TWIN, setup.daily)
    return (ByHand if setup.box else Nature)(secret, setup.salts, hashes=setup.hashes)


def first_match(game: Game, setup: Setup, secret: bytes) -> Match:
    """The match of a table, with the dice promised; its record says whether advice can be asked for."""
    match = unmarked_match(game, setup, secret)
    match.advised = setup.advice
    return match


def unmarked_match(game: Game, setup: Setup, secret: bytes) -> Match:
    """The match of a table: as its lesson or the last game has it, or new."""
    settle = not game.real_time or setup.box is not None  # there a referee throws the dice
    nature = nature_for(setup, secret)
    if (lesson := setup.taught()) is not None:
        return begun(lesson, nature, settle=settle)
    if setup.laid and len({seat.guest for seat in setup.seats if seat.who == "person"}) == 1:
        # whoever opened the table may have read which dice fell: nobody else plays with those
        nature = LaidOut(secret, setup.salts, hashes=setup.hashes, laid=setup.laid)
    if setup.position is not None:
        return laid_out(game, setup.position, nature, settle=settle)
    return Match(game, len(setup.seats), setup.agreed(), nature, settle=settle)
