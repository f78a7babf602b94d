"""A position as a tree search wants it: chance is a node of its own, and a copy costs little."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import numpy as np

from ..games import find
from ..kernel.chance import generator
from ..kernel.engine import ACTORS, CHANCES, N_LOOK, OVER, Engine, engine
from ..kernel.game import Game, Options
from ..kernel.layout import CLOCK, NATURE, copied
from ..kernel.observing import Singles
from ..kernel.presenters import presenters
from ..kernel.secrecy import blanked
from ..kernel.sentences import table_in_words
from .past import EVERYBODY, Past
from .race import LOOKS, Dealt, is_race, odds
from .table import rewards

END = -4  # in place of a seat, as CHANCE
CHANCE = -1
NOBODY = -2


class Position:
    """Where a game stands: `seat` chooses among `legal`, or is CHANCE with `outcomes`, or END.

    In a race of equal readers everybody is as likely to be the next who has read: chance draws who that is,
    then what they have read; they call it, or wait.
    """

    __slots__ = (
        "_left",
        "_looks",
        "_reads",
        "engine",
        "game",
        "legal",
        "moves",
        "outcomes",
        "past",
        "players",
        "reader",
        "seat",
        "state",
    )

    def __init__(self, game: Game, players: int, options: Options, reader: str) -> None:
        self.engine: Engine = engine(game)
        self.game, self.players, self.reader = game, players, reader
        self.state = self.engine.new_states()
        self.engine.set_up(self.state, players, np.array([*self.game.encode_options(options), 0], np.int64))
        self.past, self.moves = Past(None, (), self.state), 0
        self._left: dict[int, int] = {}  # looks at this throw that each seat still has
        self._looks: list[int] = []  # who is looking, and has not read yet
        self._reads = NOBODY  # who has just read: chance says what
        self._settle()

    def __deepcopy__(self, memo: Any) -> Position:
        return self.copy()

    def copy(self) -> Position:
        """The same position, going its own way from here."""
        other = object.__new__(Position)
        for name in self.__slots__:
            setattr(other, name, getattr(self, name))
        other.state, other._left, other._looks = copied(self.state), dict(self._left), list(self._looks)
        return other

    def __getstate__(self) -> dict[str, Any]:
        known = {seat: self.past.known(seat, self.engine.layout) for seat in range(self.players)}
        kept = {
            name: getattr(self, name) for name in self.__slots__ if name not in ("engine", "game", "past")
        }
        return {**kept, "game": self.game.name, "state": self.state.tobytes(), "known": known}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.game = find(kept.pop("game"))
        self.engine = engine(self.game)
        self.state = np.frombuffer(bytearray(kept.pop("state")), self.engine.layout.dtype)
        self.past = Past.closed(kept.pop("known"), copied(self.state))
        for name, value in kept.items():
            setattr(self, name, value)

    def apply(self, action: int) -> None:
        """Go on by one outcome or one choice."""
        if self.seat != CHANCE:
            self._choose(action)
            self._settle()
        elif not self._looks:
            self._act(NATURE, action)
            self._settle()
        elif self._reads == NOBODY:
            self._is_next(self._looks[action])
        else:
            self._has_read(action)

    @property
    def wait(self) -> int:
        """The id of waiting in a race, behind all others."""
        return self.game.n_actions

    def known(self, seat: int) -> str:
        """A name for all that a seat knows: the same exactly where it has seen and done the same."""
        return f"{self.game.name} {seat} {self.digest(seat).hex()}"

    def digest(self, seat: int) -> bytes:
        """The same in a few bytes."""
        return self.past.known(seat, self.engine.layout)

    def observe(self, seat: int, out: Singles) -> None:
        """What a seat sees, as numbers."""
        self.engine.observe(self.state, seat, out, 0)

    def redealt(self, seat: int, seed: int) -> Position:
        """A position as this might be, for all that a seat knows."""
        other = self.copy()
        other.state = blanked(self.state, self.engine.layout, seat)
        self.engine.redeal(other.state, seat, generator(seed))
        other.past = self.past.dealt(seat, copied(other.state), self.players, self.engine.layout)
        return other

    def returns(self, kind: str) -> list[float]:
        """What each seat is paid; where a game was cut, those who lead have won."""
        scores = self.engine.scores(self.state, self.players)
        won = int(self.engine.winners(self.state)) if self.moves < self.game.longest else 0
        winners = [seat for seat in range(self.players) if won >> seat & 1]
        leaders = [seat for seat, points in enumerate(scores) if points == max(scores)]
        return rewards(kind, scores, winners or leaders)

    def __str__(self) -> str:
        who = {CHANCE: "chance", END: "the end"}.get(self.seat, f"seat {self.seat}")
        digest = blake2b(self.state.tobytes(), digest_size=8).hexdigest()
        return f"{self.game.name}, move {self.moves}, {who}, {digest}"

    def text(self) -> str:
        """The table in words, as a spectator sees it."""
        _, telling = presenters(self.game)
        return "\n".join(table_in_words("en", telling.view(self.state, None), self.game.name))

    # Going on

    def _choose(self, action: int) -> None:
        if action == self.wait:
            self._note((self.seat, action), to=self.seat)
            self._look_again(self.seat)
            return
        seat, racing = self.seat, is_race(self.game, self.state)
        self._act(seat, action)
        if racing and is_race(self.game, self.state):
            self._look_again(seat)

    def _look_again(self, seat: int) -> None:
        if self._left.get(seat, 0):
            self._left[seat] -= 1
            self._looks.append(seat)

    def _settle(self) -> None:
        """Play what needs no choice, until somebody must choose or chance does."""
        look = np.zeros(N_LOOK, np.int64)
        while True:
            self.engine.look(self.state, look)
            seats = [seat for seat in range(self.players) if int(look[ACTORS]) >> seat & 1]
            if look[OVER] or self.moves >= self.game.longest:
                return self._set(END, [], [])
            if not seats:
                n = int(look[CHANCES])
                self._looks, self._left = [], {}
                if n > 1:
                    return self._set(CHANCE, [], [(pick, 1 / n) for pick in range(n)])
                self._act(NATURE, 0)
            elif is_race(self.game, self.state):
                if self._wait_for(seats):
                    return self._set(
                        CHANCE, [], [(which, 1 / len(self._looks)) for which in range(len(self._looks))]
                    )
                time_up = self.engine.default(self.state, CLOCK)
                if time_up in self.engine.legal_ids(self.state, CLOCK):
                    self._act(CLOCK, time_up)
                else:  # without a limit all look again, as often as a game may have moves
                    self.moves += 1
                self._left = {}
            else:
                ids = self.engine.legal_ids(self.state, seats[0])
                if len(ids) > 1:
                    return self._set(seats[0], sorted(ids), [])
                self._act(seats[0], ids[0])

    def _is_next(self, seat: int) -> None:
        """A seat is the next to have read the dice: chance says what."""
        self._reads = seat
        self._set(CHANCE, [], sorted(odds(self._dealt(seat), self.reader).items()))

    def _has_read(self, action: int) -> None:
        """It may call what it has read, or wait; nobody else knows."""
        seat, self._reads = self._reads, NOBODY
        self._looks.remove(seat)
        self._note((seat, action), to=seat)
        self._set(seat, sorted([action, self.wait]), [])

    def _wait_for(self, seats: list[int]) -> bool:
        """Whether anybody still looks at the dice."""
        if not self._left:
            self._left, self._looks = dict.fromkeys(seats, LOOKS - 1), [*seats]
        self._looks = [seat for seat in self._looks if seat in seats]
        return bool(self._looks)

    def _dealt(self, seat: int) -> Dealt:
        return Dealt(self.game, self.state, tuple(self.engine.legal_ids(self.state, seat)))

    def _act(self, seat: int, action: int) -> None:
        self.engine.act(self.state, seat, action)
        self.moves += 1
        self._note((seat,) if seat == NATURE else (seat, action))

    def _note(self, what: tuple[int, ...], to: int = EVERYBODY) -> None:
        self.past = Past(self.past, what, copied(self.state), to)

    def _set(self, seat: int, legal: list[int], outcomes: list[tuple[int, float]]) -> None:
        self.seat, self.legal, self.outcomes = seat, legal, outcomes
