"""What a client may ask of its table, a function each; all run while the table is locked."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from ...kernel.errors import IllegalAction
from ..connection.client import Client
from ..connection.messages import (
    Answer,
    Answered,
    Begin,
    Command,
    Done,
    Explained,
    Fill,
    Handicap,
    Hold,
    Leave,
    Level,
    Look,
    Nod,
    Play,
    Press,
    Preview,
    Previewed,
    React,
    Ready,
    Rematch,
    Remove,
    Report,
    Return,
    Roll,
    Salt,
    SaltHash,
    Say,
    ShowRating,
    Sit,
    Stop,
    Type,
    Undo,
    Unname,
    WhyNot,
)
from ..connection.table_info import Question
from ..storage.names import clean
from .by_hand import call, nod, roll, stop, type_in
from .conditions import (
    acting_seat,
    check_level,
    own_seat,
    refuse_other_than_host,
    refuse_stale,
    refuse_what_is_fixed,
    seat_at,
)
from .errors import TableRefusal
from .led import LedTable
from .lobby import begin, fill, handicap, level, ready
from .results import given_up
from .standing import show_rating
from .table import Table
from .taking_back import others, refuse_without_consent, take_back
from .talking import react, report, say, unname

Handler = Callable[[LedTable, Client, Any, str], Awaitable[Answered | None]]


async def carry_out(table: LedTable, client: Client, command: Command, key: str) -> Answered | None:
    """Do what a command says; a refusal is raised."""
    refuse_what_is_fixed(table, command)
    return await HANDLERS[type(command)](table, client, command, key)


# Seats


async def sit(table: LedTable, client: Client, command: Sit, key: str) -> Done:
    """Take a free seat before the game begins."""
    seat = seat_at(table, command.seat)
    name = clean(command.name)
    if seat.who == "person" and seat.guest == client.guest:
        return Done(command.id)
    if table.setup.state != "waiting" or seat.who != "free":
        raise TableRefusal("seat-taken", seat=command.seat)
    if not name:
        raise TableRefusal("name-empty")
    if client.seats and client.guest != table.setup.host:
        raise TableRefusal("one-seat-each")
    await table.house.refuse_twice(table, client.guest)
    table.setup.seat_down(command.seat, name, client.guest)
    await table.keep(setup=True)
    await table.seats_changed()
    return Done(command.id)


async def leave(table: LedTable, client: Client, command: Leave, key: str) -> Done:
    """Give one's seats up; in a running game a bot plays on."""
    await get_up(table, client.guest, table.setup.seats_of(client.guest))
    return Done(command.id)


async def remove(table: LedTable, client: Client, command: Remove, key: str) -> Done:
    """The host asks a player to go; during a game all others who are there must agree.

    Where nobody else is there, the player must have been away as long as before a bot holds the seat.
    """
    seat = seat_at(table, command.seat)
    of_bot = seat.who == "bot" and table.setup.state == "waiting" and not table.setup.is_alike
    if client.guest != table.setup.host or not (seat.who == "person" or of_bot) or seat.guest == client.guest:
        raise TableRefusal("only-the-host")
    question = Question("", "remove", command.seat, [])
    if table.setup.state == "playing":
        if ask(table, client, question):
            return Done(command.id)
        if table.presence.has(seat.guest):
            raise TableRefusal("nobody-to-agree")
        refuse_while_present(table, seat.guest)
    await gone(table, command.seat)
    return Done(command.id)


async def gone(table: LedTable, place: int) -> None:
    """A seat's person has to go."""
    await get_up(table, table.setup.seats[place].guest, [place])


async def get_up(table: LedTable, guest: str, places: Sequence[int]) -> None:
    """Somebody has no longer these seats."""
    results = given_up(table.setup, guest) if places else []
    for place in places:
        free(table, place)
    await table.keep(setup=True, results=results)
    await table.seats_changed()


def free(table: LedTable, place: int) -> None:
    """A seat without its person: open before the game, a bot's during it."""
    seat = table.setup.seats[place]
    if table.setup.state in ("waiting", "salting"):
        seat.who, seat.name, seat.guest, seat.level = "free", "", "", None
        seat.rating = None
        table.setup.state, table.setup.hashes = "waiting", []
        table.setup.ask_all_again()
    else:
        seat.who, seat.guest, seat.held, seat.level = "bot", "", False, "medium"
        seat.rating = table.setup.rated = None
        table.questions.open = None  # their answer may be what it waits for


async def hold(table: LedTable, client: Client, command: Hold, key: str) -> Done:
    """A bot for one's own seat at once; for another's, after its grace, by the host or a majority."""
    seat = seat_at(table, command.seat)
    check_level(table.game, command.level)
    if seat.who != "person" or table.setup.state != "playing":
        raise TableRefusal("no-person-there", seat=command.seat)
    mine, host = seat.guest == client.guest, client.guest == table.setup.host
    if not host and not client.seats:
        raise TableRefusal("only-the-host")
    if not mine:
        refuse_while_present(table, seat.guest)
    question = Question("", "hold", command.seat, [], command.level)
    if mine or host or not ask(table, client, question):
        await agreed(table, question, key)
    return Done(command.id)


def refuse_while_present(table: LedTable, guest: str) -> None:
    """Nobody is replaced who is there, or has only just gone."""
    gone = table.presence.away.get(guest)
    if table.presence.has(guest) or gone is None or time.monotonic() - gone < table.house.grace:
        raise TableRefusal("not-away-long-enough", seconds=int(table.house.grace))


async def come_back(table: LedTable, client: Client, command: Return, key: str) -> Done:
    """One's own seat back from the bot."""
    seat = own_seat(table, client, command.seat)
    seat.held, seat.level = False, None
    await table.keep(setup=True)
    table.publish()
    return Done(command.id)


# Playing


async def play(table: LedTable, client: Client, command: Play, key: str) -> Done:
    """Make a choice; it is on disk before this is answered."""
    refuse_stale(table, command.decision)
    seat = acting_seat(table, client, command.seat)
    if table.referee and table.referee.in_roll:
        raise TableRefusal("press-instead")
    await table.move(command.choice, seat, key)
    return Done(command.id)


async def press(table: LedTable, client: Client, command: Press, key: str) -> Answered | None:
    """Call in real time; the answer comes with the ruling."""
    if table.setup.box is not None:
        return await call(table, client, command)
    if table.referee is None or not table.referee.calling:
        raise TableRefusal("no-roll-to-call")
    refuse_stale(table, command.decision)
    if own_seat(table, client, command.seat).held:
        raise TableRefusal("nothing-to-choose")
    table.referee.take(client, command, key)
    return None


async def preview(table: LedTable, client: Client, command: Preview, key: str) -> Previewed:
    """What a choice would do."""
    refuse_stale(table, command.decision)
    seat = acting_seat(table, client, command.seat)
    return Previewed(command.id, table.playing.preview(command.choice, seat))


async def why_not(table: LedTable, client: Client, command: WhyNot, key: str) -> Explained:
    """Why a choice cannot be made now, from what its seat may know."""
    refuse_stale(table, command.decision)
    seat = acting_seat(table, client, command.seat)
    try:
        table.playing.checked_id(command.choice, seat)
    except IllegalAction as wrong:
        return Explained(command.id, wrong.told(client.lang, table.setup.names()), wrong.key)
    return Explained(command.id, None, None)


async def undo(table: LedTable, client: Client, command: Undo, key: str) -> Done:
    """Take back one's last choice, or ask everybody."""
    setup, match = table.setup, table.playing
    rated = setup.rated
    if take_back(setup, match, client.guest):
        await table.keep(key, setup=setup.rated is not rated)
        table.publish()
        return Done(command.id)
    refuse_without_consent(setup, match, table.presence, client.guest)
    last = match.last_chooser()
    assert last is not None
    question = Question("", "undo", last, others(setup, client.guest))
    if not put(table, question):
        await agreed(table, question, key)
    return Done(command.id)


async def look(table: LedTable, client: Client, command: Look, key: str) -> Done:
    """Through the eyes of another of one's seats."""
    look_through(table, client, command.eyes)
    return Done(command.id)


def look_through(table: Table, client: Client, eyes: int | None) -> None:
    """Show a client what these eyes see."""
    if eyes is not None:
        own_seat(table, client, eyes)
    client.eyes, client.version = eyes, None
    client.send_update()


# Agreeing


def ask(table: LedTable, client: Client, question: Question) -> bool:
    """Put a question to everybody else who is there; False where nobody else is."""
    asked = [
        seat
        for seat in others(table.setup, client.guest)
        if question.kind != "remove" or seat != question.seat
    ]
    question.asked = [seat for seat in asked if table.presence.has(table.setup.seats[seat].guest)]
    return put(table, question)


def put(table: LedTable, question: Question) -> bool:
    """Put a question to those whom it names; False where it names nobody."""
    setup, presence = table.setup, table.presence
    away = [seat for guest in setup.guests() if not presence.has(guest) for seat in setup.seats_of(guest)]
    is_put = table.questions.put(question, table.playing.version, away)
    if is_put:
        table.publish_presence()
    return is_put


async def answer(table: LedTable, client: Client, command: Answer, key: str) -> Done:
    """Yes or no to the question on the table."""
    question, outcome = table.questions.answer(command.question, client.seats, command.yes)
    if outcome is False and question.kind == "undo":  # nobody is asked again, also after a restart
        table.setup.denied = table.playing.last_choice()
        await table.keep(setup=True)
    if outcome:
        await agreed(table, question, key)
    else:
        table.publish_presence()
    return Done(command.id)


async def agreed(table: LedTable, question: Question, key: str) -> None:
    """Everybody is of one mind."""
    if question.kind == "undo":
        table.playing.undo(question.seat, by_consent=True)
        table.playing.settle()
        await table.keep(key)
    elif question.kind == "remove":
        await gone(table, question.seat)
    else:
        seat = table.setup.seats[question.seat]
        seat.held, seat.level = True, question.level
        table.setup.takes_help()
        await table.keep(setup=True)
    table.publish()


# What comes after


async def rematch(table: LedTable, client: Client, command: Rematch, key: str) -> Done:
    """The same players again; everybody is led to the new table."""
    if table.setup.state != "over" or not client.seats:
        raise TableRefusal("no-rematch-yet")
    if command.level is not None:
        check_level(table.game, command.level)
        refuse_other_than_host(table, client)
    if table.setup.next_table is None:
        table.setup.next_table = await table.house.rematch(table, client.guest, command.level)
        table.setup.next_by = client.seats[0]
        await table.keep(setup=True)
        table.publish_presence()
    return Done(command.id)


# Salts for the dice


async def salt_hash(table: LedTable, client: Client, command: SaltHash, key: str) -> Done:
    """This browser's promise."""
    if table.setup.state == "salting" and client.seats:
        table.commit_reveal.take_hash(client.guest, command.hash)
    return Done(command.id)


async def salt(table: LedTable, client: Client, command: Salt, key: str) -> Done:
    """This browser's salt; one that was not promised counts as silence."""
    if table.setup.state == "salting" and client.seats:
        table.commit_reveal.take_salt(command.salt)
    return Done(command.id)


HANDLERS: dict[type, Handler] = {
    Sit: sit,
    Leave: leave,
    Remove: remove,
    Ready: ready,
    Begin: begin,
    Fill: fill,
    Play: play,
    Press: press,
    Roll: roll,
    Stop: stop,
    Type: type_in,
    Nod: nod,
    Preview: preview,
    WhyNot: why_not,
    Undo: undo,
    Hold: hold,
    Return: come_back,
    Answer: answer,
    React: react,
    Say: say,
    Report: report,
    Unname: unname,
    Look: look,
    Rematch: rematch,
    Level: level,
    Handicap: handicap,
    ShowRating: show_rating,
    SaltHash: salt_hash,
    Salt: salt,
}
