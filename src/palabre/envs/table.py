"""A game in play as environments need it: who is asked, what that seat may answer, what the end pays."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from random import Random as Dice
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..kernel.amounts import check_word, whole_number
from ..kernel.batch import kind_of
from ..kernel.chance import SEED_BITS
from ..kernel.errors import BadOption, IllegalAction
from ..kernel.game import Game
from ..kernel.layout import CLOCK
from ..kernel.match import Match
from ..kernel.nature import Fast
from ..kernel.observing import Singles
from ..kernel.presenters import presenters
from ..kernel.quick import Quick
from ..kernel.sentences import table_in_words
from .drawing import drawn
from .profiles import Profiles
from .race import NO_RACE, Race, dealt, glancing, seen_at
from .race import reader as profile_reader

Mask = NDArray[np.int8]
ILLEGAL = ("raise", "lose", "default")  # what an answer does that is not allowed
LOST = -1.0  # what is paid for it, where it loses the game
READER = "medium"
SVG = "svg"
MODES = ["ansi", SVG]  # of rendering: words, or the page's own drawing


class Table:
    """One game of the numbered games of a seed; in a race `wait` is an answer too."""

    def __init__(
        self,
        game: Game,
        players: int | None,
        options: Mapping[str, Any],
        reward: str = "win",
        illegal: str = "raise",
        reader: str | Sequence[str] = READER,
    ) -> None:
        self.game, self.players = game, game.min_seats if players is None else players
        self.players = game.check_seats(self.players)
        self.options = game.settle_options(options, self.players)
        check_word("illegal", illegal, ILLEGAL)
        kind_of(reward)
        self.reward, self.illegal = reward, illegal
        self.readers = [profile_reader(name) for name in named(reader, self.players)]
        self._profiles = Profiles(game, named(reader, self.players)) if game.real_time else None
        self.wait = game.n_actions  # its id, behind all others
        self.quick: Quick | None = None
        self.seat: int | None = None
        self.lost: int | None = None  # the seat whose answer was not allowed, where that loses
        self.race: Race | Profiles | None = None  # while everybody may call
        self._racing: Race | Profiles | None = None  # the same, in a game that has races
        self._game = (secrets.randbits(SEED_BITS), -1)  # a seed, and the number of its last game

    def begin_next(self, seed: int | None) -> None:
        """Play the first game of a seed; without one, the next."""
        before, number = self._game
        self._game = (before, number + 1) if seed is None else (whole_number("seed", seed), 0)
        self.begin(*self._game)

    def begin(self, seed: int, number: int = 0) -> None:
        """Play the game of a number of a seed from its beginning."""
        if self.quick is None:
            self.quick = Quick(self.game, self.players, self.options, seed, number)
        else:
            self.quick.restart(seed, number)
        self.play: Quick | Match = self.quick
        self._begun(seed, number)

    def begin_match(self, seed: int, number: int = 0) -> Match:
        """The same as a match, which keeps what happened, for players who want to know."""
        self.play = Match(self.game, self.players, self.options, Fast(seed, number))
        self._begun(seed, number)
        return self.play

    def _begun(self, seed: int, number: int) -> None:
        if self._profiles:
            self._profiles.begin(seed, number)
            self.dice = Dice(f"readers {seed} {number}")
            self._racing = self._profiles if self.play is self.quick else Race(self.game, self._read)
        self.lost, self.race, self.answers = None, None, 0
        self._ask()

    # Who is asked

    @property
    def over(self) -> bool:
        """Whether the game has ended, or was lost by an answer that is not allowed."""
        return self.play.over or self.lost is not None

    @property
    def cut(self) -> bool:
        """Whether it has gone on for longer than any game does."""
        return self.answers >= self.game.longest

    def _ask(self) -> None:
        """Find who is asked, and what may be answered."""
        play, self.race = self.play, None
        if self._racing and self._is_race(self._racing):
            return
        if play.over:
            self.seat, self.allowed = None, []
        elif isinstance(play, Quick):
            self.seat, self.allowed = play.seat, play.ids[: play.n].tolist()
        else:
            self.seat = play.to_act[0]
            self.allowed = play.choice_ids(self.seat)

    def _is_race(self, race: Race | Profiles) -> bool:
        """Ask whoever has read first, if dice lie there that may be called; when nobody looks, time is up.

        Where the table has set no limit they all look again.
        """
        play = self.play
        while not play.over and (seat := race.ask(play.state)) != NO_RACE:
            if seat >= 0:
                self.race, self.seat, self.allowed = race, seat, [race.action(seat), self.wait]
                return True
            time_up = play.engine.default(play.state, CLOCK)
            if time_up in play.engine.legal_ids(play.state, CLOCK):
                self._act(time_up, CLOCK)
            else:
                race.begin_again()
        return False

    def _read(self, seats: Sequence[int]) -> list[tuple[int, int]]:
        """When each of some seats has read the dice that lie there, and what; readers of any kind."""
        here = dealt(self.game, self.play.state, seats[0])
        return [self.readers[seat](here, seat, self.dice) for seat in seats]

    # What is answered

    def answer(self, action: int) -> None:
        """The seat that is asked answers."""
        assert self.seat is not None
        if (checked := self.checked(self.seat, action, self.allowed)) is None:
            return
        self.answers += 1
        if self.race:
            self.race.first_answers()
        if checked != self.wait:
            self._act(checked, self.seat)
        self._ask()

    def answer_all(self, actions: Mapping[int, int]) -> None:
        """All seats answer at once: in a race calls count in the order of their times."""
        if not self.race:
            assert self.seat is not None
            return self.answer(actions[self.seat])
        looks, race = self.race.looks, self.race
        answers = [
            (look, self.checked(look.seat, actions[look.seat], [look.action, self.wait])) for look in looks
        ]
        if self.lost is not None:
            return None
        self.answers += 1
        race.all_answer()
        for look, action in answers:
            if action not in (None, self.wait) and self._is_in(look.seat, race.throw):
                self._act(int(action or 0), look.seat)
        return self._ask()

    def checked(self, seat: int, action: int, allowed: Sequence[int]) -> int | None:
        """The answer, if it is allowed; else what this table does about it."""
        if action in allowed:
            return action
        if self.illegal == "raise":
            raise IllegalAction("envs-illegal", seat=seat, action=str(action))
        if self.illegal == "lose":
            self.lost = seat
            return None
        return self.wait if self.race else int(self.play.engine.default(self.play.state, seat))

    def _is_in(self, seat: int, throw: int) -> bool:
        now, seats = seen_at(glancing(self.game)(self.play.state))
        return now == throw and seat in seats

    def _act(self, action: int, seat: int) -> None:
        if isinstance(self.play, Quick):
            self.play.play(action, seat)
        else:
            self.play.play_id(action, seat)

    # What is seen

    def observe(self, seat: int) -> Singles:
        """What a seat sees, in numbers of its own."""
        out: Singles = np.zeros(self.game.observation.size, np.float32)
        self.play.engine.observe(self.play.state, seat, out, 0)
        return out

    def masked(self, allowed: Sequence[int], size: int) -> Mask:
        """A set of ids as a row of 0 and 1."""
        mask: Mask = np.zeros(size, np.int8)
        for each in allowed:  # they are few: NumPy would take longer to make an array of them
            mask[each] = 1
        return mask

    def rewards(self) -> list[float]:
        """What each seat is paid at the end."""
        if self.lost is not None:
            return [LOST if seat == self.lost else 0.0 for seat in range(self.players)]
        return rewards(self.reward, self.play.scores, self.play.winners)

    def drawn(self, eyes: int | None = None, lang: str = "en") -> str:
        """The table as the page draws it, as SVG, for a seat or else for a spectator."""
        play, (_, telling) = self.play, presenters(self.game)
        known = {"players": self.players, "options": dict(self.options), "to_act": [*play.to_act]}
        end = {"scores": play.scores if play.over else None, "winners": play.winners, "over": play.over}
        return drawn(self.game.name, {**telling.view(play.state, eyes), **known, **end}, eyes, lang)

    def shown(self, mode: str | None, eyes: int | None = None) -> str:
        """The table as a mode of rendering has it."""
        return self.drawn(eyes) if mode == SVG else self.text(eyes)

    def text(self, eyes: int | None = None, lang: str = "en") -> str:
        """The table in words, as a seat sees it, or else as a spectator does."""
        _, telling = presenters(self.game)
        names = [f"player_{seat}" for seat in range(self.players)]
        asked = "–" if self.seat is None else names[self.seat]
        seen = table_in_words(lang, telling.view(self.play.state, eyes), self.game.name, names)
        return "\n".join([f"{self.game.name}: {asked}", *seen])


def named(readers: str | Sequence[str], players: int) -> list[str]:
    """Who each seat reads like: all alike, or one name for each."""
    names: list[Any] = list(readers) if isinstance(readers, list | tuple) else [readers] * players
    if len(names) != players:
        raise BadOption("bad-option-value", option="reader", value=str(names)[:50], values=f"1, {players}")
    return names


def rewards(kind: str, scores: Sequence[int], winners: Sequence[int]) -> list[float]:
    """Shares of the win, points, or the lead over the best other."""
    seats = range(len(scores))
    if kind == "win":
        return [1 / len(winners) if seat in winners else 0.0 for seat in seats]
    if kind == "points":
        return [float(points) for points in scores]
    best = [max(points for other, points in enumerate(scores) if other != seat) for seat in seats]
    return [float(scores[seat] - best[seat]) for seat in seats]
