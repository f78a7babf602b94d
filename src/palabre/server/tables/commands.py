"""What a client may ask of its table, a function each; all run while the table is locked."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any

from ... import bots
from ...kernel.errors import IllegalAction
from ...kernel.game import Game
from ..connection.client import Client
from ..connection.messages import (
    Answer,
    Answered,
    Command,
    Done,
    Explained,
    Hold,
    Leave,
    Look,
    Play,
    Press,
    Preview,
    Previewed,
    Question,
    React,
    Rematch,
    Remove,
    Return,
    SaidReaction,
    Salt,
    SaltHash,
    Sit,
    Undo,
    WhyNot,
)
from ..storage.names import clean
from ..storage.setup import Seat
from .errors import TableRefusal
from .led import LedTable
from .table import Table
from .taking_back import others, refuse_without_consent, take_back

Handler = Callable[[LedTable, Client, Any, str], Awaitable[Answered | None]]


async def carry_out(table: LedTable, client: Client, command: Command, key: str) -> Answered | None:
    """Do what a command says; a refusal is raised."""
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
    table.setup.seat_down(command.seat, name, client.guest)
    await table.keep(setup=True)
    await table.seats_changed()
    return Done(command.id)


async def leave(table: LedTable, client: Client, command: Leave, key: str) -> Done:
    """Give one's seats up; in a running game a bot plays on."""
    for place in table.setup.seats_of(client.guest):
        free(table, place)
    await table.keep(setup=True)
    await table.seats_changed()
    return Done(command.id)


async def remove(table: LedTable, client: Client, command: Remove, key: str) -> Done:
    """The host asks a player to go; during a game, who is there goes only if all others agree."""
    seat = seat_at(table, command.seat)
    if client.guest != table.setup.host or seat.who != "person" or seat.guest == client.guest:
        raise TableRefusal("only-the-host")
    question = Question("", "remove", command.seat, [])
    if table.setup.state != "playing" or not table.presence.has(seat.guest):
        await gone(table, command.seat)
    elif not ask(table, client, question):
        raise TableRefusal("nobody-to-agree")
    return Done(command.id)


async def gone(table: LedTable, place: int) -> None:
    """A seat's person has to go."""
    free(table, place)
    await table.keep(setup=True)
    await table.seats_changed()


def free(table: LedTable, place: int) -> None:
    """A seat without its person: open before the game, a bot's during it."""
    seat = table.setup.seats[place]
    if table.setup.state in ("waiting", "salting"):
        seat.who, seat.name, seat.guest, seat.level = "free", "", "", None
        table.setup.state, table.setup.hashes = "waiting", []
    else:
        seat.who, seat.guest, seat.held, seat.level = "bot", "", False, "medium"


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
    if take_back(setup, match, client.guest):
        await table.keep(key)
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
    is_put = table.questions.put(question, table.playing.version)
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
        await table.keep(setup=True)
    table.publish()


# Talking, and what comes after


async def react(table: LedTable, client: Client, command: React, key: str) -> Done:
    """A quick reaction, seen by all."""
    if not table.reacting.take(client.guest):
        raise TableRefusal("too-many-reactions")
    n = table.reactions[-1].n + 1 if table.reactions else 0
    said = SaidReaction(n, client.seats[0] if client.seats else None, command.reaction)
    table.reactions.append(said)
    for other in table.presence.here:
        other.hear(said)
    table.publish_presence()
    return Done(command.id)


async def rematch(table: LedTable, client: Client, command: Rematch, key: str) -> Done:
    """The same players again; everybody is led to the new table."""
    if table.setup.state != "over" or not client.seats:
        raise TableRefusal("no-rematch-yet")
    if table.setup.next_table is None:
        table.setup.next_table = await table.house.rematch(table)
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


# What must hold


def seat_at(table: Table, place: int) -> Seat:
    """A seat of this table."""
    if place >= len(table.setup.seats):
        raise TableRefusal("no-such-seat", seat=place)
    return table.setup.seats[place]


def own_seat(table: Table, client: Client, place: int) -> Seat:
    """A seat that belongs to this client."""
    seat = seat_at(table, place)
    if place not in client.seats:
        raise TableRefusal("not-your-seat", seat=place)
    return seat


def acting_seat(table: LedTable, client: Client, named: int | None) -> int:
    """The seat of this client that may act."""
    acting = [
        seat for seat in client.seats if seat in table.playing.to_act and not table.setup.seats[seat].held
    ]
    if named is not None:
        own_seat(table, client, named)
        acting = [seat for seat in acting if seat == named]
    if not acting:
        raise TableRefusal("nothing-to-choose")
    return acting[0]


def check_level(game: Game, level: str) -> None:
    """A bot that the network may ask for: one of the levels, never a program of somebody's choice."""
    offered = (*bots.levels(game), "random", "greedy")
    if level not in offered:
        raise TableRefusal("no-such-level", level=level, levels=", ".join(offered))


def refuse_stale(table: LedTable, decision: int) -> None:
    """A choice answers the decision that is open, no other."""
    if decision != table.decision:
        raise TableRefusal("stale-decision")


HANDLERS: dict[type, Handler] = {
    Sit: sit,
    Leave: leave,
    Remove: remove,
    Play: play,
    Press: press,
    Preview: preview,
    WhyNot: why_not,
    Undo: undo,
    Hold: hold,
    Return: come_back,
    Answer: answer,
    React: react,
    Look: look,
    Rematch: rematch,
    SaltHash: salt_hash,
    Salt: salt,
}
