"""What a client may ask of its table, a function each; all run while the table is locked."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from ... import bots
from ...kernel.errors import PalabreError
from ...kernel.game import Game
from ..connection.messages import (
    Answer,
    Command,
    Done,
    Hold,
    Leave,
    Look,
    Play,
    Press,
    Preview,
    Previewed,
    Question,
    React,
    Refused,
    Rematch,
    Remove,
    Return,
    Salt,
    SaltHash,
    Sit,
    Undo,
)
from ..storage.names import clean
from .commit_reveal import take_hash, take_salt
from .taking_back import deny, others, refuse_without_consent, take_back

if TYPE_CHECKING:
    from ..connection.socket import Socket
    from .table import Table

Answered = Done | Refused | Previewed | None
Handler = Callable[["Table", "Socket", Any, str], Awaitable[Answered]]


class TableRefusal(PalabreError):
    """Something that cannot be done at this table now."""


async def carry_out(table: Table, socket: Socket, command: Command, key: str) -> Answered:
    """Do what a command says; a refusal is raised."""
    return await HANDLERS[type(command)](table, socket, command, key)


# Seats


async def sit(table: Table, socket: Socket, command: Sit, key: str) -> Done:
    """Take a free seat before the game begins."""
    seat = seat_at(table, command.seat)
    name = clean(command.name)
    if seat.who == "person" and seat.guest == socket.guest:
        return Done(command.id)
    if table.setup.state != "waiting" or seat.who != "free":
        raise TableRefusal("seat-taken", seat=command.seat)
    if not name:
        raise TableRefusal("name-empty")
    if socket.seats and socket.guest != table.setup.host:
        raise TableRefusal("one-seat-each")
    table.setup.seat_down(command.seat, name, socket.guest)
    await table.keep(setup=True)
    await table.seats_changed()
    return Done(command.id)


async def leave(table: Table, socket: Socket, command: Leave, key: str) -> Done:
    """Give one's seats up; in a running game a bot plays on."""
    for place in table.setup.seats_of(socket.guest):
        free(table, place)
    await table.keep(setup=True)
    await table.seats_changed()
    return Done(command.id)


async def remove(table: Table, socket: Socket, command: Remove, key: str) -> Done:
    """The host asks a player to go; during a game, who is there goes only if all others agree."""
    seat = seat_at(table, command.seat)
    if socket.guest != table.setup.host or seat.who != "person" or seat.guest == socket.guest:
        raise TableRefusal("only-the-host")
    question = Question("", "remove", command.seat, [])
    if table.setup.state != "playing" or not table.is_present(seat.guest):
        await gone(table, command.seat)
    elif not ask(table, socket, question):
        raise TableRefusal("nobody-to-agree")
    return Done(command.id)


async def gone(table: Table, place: int) -> None:
    """A seat's person has to go."""
    free(table, place)
    await table.keep(setup=True)
    await table.seats_changed()


def free(table: Table, place: int) -> None:
    """A seat without its person: open before the game, a bot's during it."""
    seat = table.setup.seats[place]
    if table.setup.state in ("waiting", "salting"):
        seat.who, seat.name, seat.guest, seat.level = "free", "", "", None
        table.setup.state, table.setup.hashes = "waiting", []
    else:
        seat.who, seat.guest, seat.held, seat.level = "bot", "", False, "medium"


async def hold(table: Table, socket: Socket, command: Hold, key: str) -> Done:
    """A bot for one's own seat at once; for another's, after its grace, by the host or a majority."""
    seat = seat_at(table, command.seat)
    check_level(table.game, command.level)
    if seat.who != "person" or table.setup.state != "playing":
        raise TableRefusal("no-person-there", seat=command.seat)
    mine, host = seat.guest == socket.guest, socket.guest == table.setup.host
    if not host and not socket.seats:
        raise TableRefusal("only-the-host")
    if not mine:
        refuse_while_present(table, seat.guest)
    question = Question("", "hold", command.seat, [], command.level)
    if mine or host or not ask(table, socket, question):
        await agreed(table, question, key)
    return Done(command.id)


def refuse_while_present(table: Table, guest: str) -> None:
    """Nobody is replaced who is there, or has only just gone."""
    gone = table.away.get(guest)
    if table.is_present(guest) or gone is None or time.monotonic() - gone < table.house.grace:
        raise TableRefusal("not-away-long-enough", seconds=int(table.house.grace))


async def come_back(table: Table, socket: Socket, command: Return, key: str) -> Done:
    """One's own seat back from the bot."""
    seat = own_seat(table, socket, command.seat)
    seat.held, seat.level = False, None
    await table.keep(setup=True)
    table.publish()
    return Done(command.id)


# Playing


async def play(table: Table, socket: Socket, command: Play, key: str) -> Done:
    """Make a choice; it is on disk before this is answered."""
    refuse_stale(table, command.decision)
    seat = acting_seat(table, socket, command.seat)
    if table.referee and table.referee.in_roll:
        raise TableRefusal("press-instead")
    await table.move(command.choice, seat, key)
    return Done(command.id)


async def press(table: Table, socket: Socket, command: Press, key: str) -> Answered:
    """Call in real time; the answer comes with the ruling."""
    if table.referee is None or not table.referee.calling:
        raise TableRefusal("no-roll-to-call")
    refuse_stale(table, command.decision)
    if own_seat(table, socket, command.seat).held:
        raise TableRefusal("nothing-to-choose")
    table.referee.take(socket, command, key)
    return None


async def preview(table: Table, socket: Socket, command: Preview, key: str) -> Previewed:
    """What a choice would do."""
    refuse_stale(table, command.decision)
    seat = acting_seat(table, socket, command.seat)
    return Previewed(command.id, table.playing.preview(command.choice, seat))


async def undo(table: Table, socket: Socket, command: Undo, key: str) -> Done:
    """Take back one's last choice, or ask everybody."""
    if take_back(table, socket.guest):
        await table.keep(key)
        table.publish()
        return Done(command.id)
    refuse_without_consent(table, socket.guest)
    last = table.playing.last_chooser()
    assert last is not None
    question = Question("", "undo", last, others(table, socket.guest))
    if not put(table, question):
        await agreed(table, question, key)
    return Done(command.id)


async def look(table: Table, socket: Socket, command: Look, key: str) -> Done:
    """Through the eyes of another of one's seats."""
    if command.eyes is not None:
        own_seat(table, socket, command.eyes)
    socket.eyes, socket.version = command.eyes, None
    socket.send_update()
    return Done(command.id)


# Agreeing


def ask(table: Table, socket: Socket, question: Question) -> bool:
    """Put a question to everybody else who is there; False where nobody else is."""
    asked = [
        seat for seat in others(table, socket.guest) if question.kind != "remove" or seat != question.seat
    ]
    question.asked = [seat for seat in asked if table.is_present(table.setup.seats[seat].guest)]
    return put(table, question)


def put(table: Table, question: Question) -> bool:
    """Put a question to those whom it names; False where it names nobody."""
    if table.question is not None:
        raise TableRefusal("one-question-at-a-time")
    if not question.asked:
        return False
    table.asked_at = table.playing.version
    question.question = f"{question.kind}-{table.asked_at}-{question.seat}"
    table.question, table.votes = question, {}
    table.publish_presence()
    return True


async def answer(table: Table, socket: Socket, command: Answer, key: str) -> Done:
    """Yes or no to the question on the table."""
    question = table.question
    if question is None or question.question != command.question:
        raise TableRefusal("no-such-question")
    mine = [seat for seat in question.asked if seat in socket.seats]
    if not mine:
        raise TableRefusal("no-such-question")
    table.votes |= dict.fromkeys(mine, command.yes)
    question.asked = [seat for seat in question.asked if seat not in mine]
    outcome = decided(question, list(table.votes.values()))
    if outcome is not None:
        table.question = None
    if outcome is False and question.kind == "undo":
        await deny(table)
    if outcome:
        await agreed(table, question, key)
    else:
        table.publish_presence()
    return Done(command.id)


def decided(question: Question, votes: list[bool]) -> bool | None:
    """What the answers amount to: an undo or a removal needs everybody, a bot for a seat half of them."""
    awaited, yes = len(question.asked), sum(votes)
    if question.kind in ("undo", "remove"):
        return False if not all(votes) else (True if not awaited else None)
    everybody = len(votes) + awaited  # with the one who asks, half of the others are a majority
    if yes * 2 >= everybody:
        return True
    return False if (yes + awaited) * 2 < everybody else None


async def agreed(table: Table, question: Question, key: str) -> None:
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


async def react(table: Table, socket: Socket, command: React, key: str) -> Done:
    """A quick reaction, seen by all."""
    if not table.reacting.take(socket.guest):
        raise TableRefusal("too-many-reactions")
    n = table.reactions[-1]["n"] + 1 if table.reactions else 0
    said = {"n": n, "seat": socket.seats[0] if socket.seats else None, "reaction": command.reaction}
    table.reactions.append(said)
    for other in table.sockets:
        other.hear(said)
    table.publish_presence()
    return Done(command.id)


async def rematch(table: Table, socket: Socket, command: Rematch, key: str) -> Done:
    """The same players again; everybody is led to the new table."""
    if table.setup.state != "over" or not socket.seats:
        raise TableRefusal("no-rematch-yet")
    if table.setup.next_table is None:
        table.setup.next_table = await table.house.rematch(table)
        await table.keep(setup=True)
        table.publish_presence()
    return Done(command.id)


# Salts for the dice


async def salt_hash(table: Table, socket: Socket, command: SaltHash, key: str) -> Done:
    """This browser's promise."""
    if table.setup.state == "salting" and socket.seats:
        take_hash(table, socket.guest, command.hash)
    return Done(command.id)


async def salt(table: Table, socket: Socket, command: Salt, key: str) -> Done:
    """This browser's salt; one that was not promised counts as silence."""
    if table.setup.state == "salting" and socket.seats:
        take_salt(table, command.salt)
    return Done(command.id)


# What must hold


def seat_at(table: Table, place: int) -> Any:
    """A seat of this table."""
    if place >= len(table.setup.seats):
        raise TableRefusal("no-such-seat", seat=place)
    return table.setup.seats[place]


def own_seat(table: Table, socket: Socket, place: int) -> Any:
    """A seat that belongs to this line."""
    seat = seat_at(table, place)
    if place not in socket.seats:
        raise TableRefusal("not-your-seat", seat=place)
    return seat


def acting_seat(table: Table, socket: Socket, named: int | None) -> int:
    """The seat of this line that may act."""
    acting = [
        seat for seat in socket.seats if seat in table.playing.to_act and not table.setup.seats[seat].held
    ]
    if named is not None:
        own_seat(table, socket, named)
        acting = [seat for seat in acting if seat == named]
    if not acting:
        raise TableRefusal("nothing-to-choose")
    return acting[0]


def check_level(game: Game, level: str) -> None:
    """A bot that the network may ask for: one of the levels, never a program of somebody's choice."""
    offered = (*bots.levels(game), "random", "greedy")
    if level not in offered:
        raise TableRefusal("no-such-level", level=level, levels=", ".join(offered))


def refuse_stale(table: Table, decision: int) -> None:
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
