"""A match: one game being played, by people, programs or both."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any
from weakref import ref

import numpy as np
from numpy.typing import NDArray

from . import record
from .amounts import checked_seat, whole_number
from .chance import Luck, as_generator
from .chronicle import Chronicle, present, seats_of
from .engine import ACTORS, CHANCES, N_LOOK, OVER, Engine, engine
from .errors import IllegalAction, UndoRefused
from .game import Game
from .layout import CLOCK, NATURE, copied
from .log import Entry, Log
from .naming import Named, Naming
from .nature import Nature
from .notes import checked_at, checked_note
from .plain import Plain
from .presenters import presenters
from .redealing import redealt
from .secrecy import blanked, keep_seen
from .shown import Shown
from .telling import Event, Telling, View, Write

WITH_NEW_LUCK = 1  # the format in which what followed a choice taken back was drawn anew


class Match:
    """One game being played: its seats, what was done so far, what each may see and choose."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, Any],
        nature: Nature,
        laid: Mapping[str, Any] | None = None,
        settle: bool = True,
    ) -> None:
        players = game.check_seats(players)
        self.game, self.players = game, players
        self.options = game.settle_options(options, players)
        self.told_options: Collection[str] = self.options  # an older record knew fewer
        self.nature, self.laid, self.advised = nature, laid, False  # whether advice can be asked for
        self.sitting: Collection[str] = ()  # which bot sits where, if a record is to say so
        self.format, self.rules = record.FORMAT, game.rules_version  # an older record goes on in its own
        self._engine: Engine = engine(game)
        self._naming, self._telling = presenters(game)
        self._state = self._engine.new_states()
        self._engine.set_up(self._state, players, np.array([*game.encode_options(self.options), 0], np.int64))
        self._log, self._shown, self._lines = Log(), Shown(), list[str]()
        self._chronicle = self._new_chronicle()
        self._look = np.zeros(N_LOOK, np.int64)
        self._read_state()
        if settle and laid is None:
            self.settle()

    # What stands

    @property
    def version(self) -> int:
        """How many lines the log has."""
        return len(self._log.entries)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._look[OVER])

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act: one mostly, several in real time, none while typed dice are awaited."""
        return self._to_act

    @property
    def scores(self) -> list[int]:
        """The points of each seat as they stand; where points are secret, only the end makes them public."""
        return self._engine.scores(self._state, self.players)

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty before the end."""
        return seats_of(self._engine.winners(self._state), self.players) if self.over else []

    @property
    def turns(self) -> int:
        """How many turns have begun."""
        return int(self._state["turns"][0])

    def choices(self, seat: int | None = None) -> list[Named]:
        """The named actions that a seat may choose from; without a seat, the first that may act."""
        if self.over:
            return []
        seat = self._who(seat)
        if seat == NATURE:
            known, shown = self._known(None), self.shown_pick
            picks = range(self.chances) if shown is None else (shown,)
            return [self._naming.nature_name(known, pick) for pick in picks]
        return [self._naming.name(action) for action in self._legal_ids(seat)]

    @property
    def chances(self) -> int:
        """Among how many nature picks now; 0 while it does not act."""
        return int(self._look[CHANCES])

    def choice_ids(self, seat: int) -> list[int]:
        """The same as ids, for programs."""
        return [] if self.over else list(self._legal_ids(self._who(seat)))

    def view(self, seat: int | None = None) -> View:
        """What a seat (None: a spectator) may know."""
        return self._chronicle.view(self.version, self._eyes(seat))

    def first_view(self, seat: int | None) -> View:
        """What a seat (None: a spectator) saw before the first move."""
        return self._new_chronicle(presenters(self.game)[1]).view(0, self._eyes(seat))

    def view_shared(self) -> View:
        """The part of a view that is the same for all eyes."""
        return self._chronicle.shared(self.version)

    def view_private(self, seat: int | None) -> View:
        """The part of a view that depends on whose eyes see it; empty in most games."""
        return self._chronicle.private(self.version, self._eyes(seat))

    def write_with(self, write: Write) -> None:
        """From now on what views and events tell of a game is written so, each value once."""
        self._telling = presenters(self.game, write)[1]
        self._chronicle = self._new_chronicle()

    def preview(self, choice: Any, seat: int | None = None) -> View:
        """What a choice would do, as far as its seat can know."""
        seat = self._who(seat)
        return self._telling.preview(self._state, seat, self.checked_id(choice, seat))

    def default(self, seat: int) -> Named:
        """What is played for a seat whose clock runs out."""
        if (seat := self._who(seat)) < 0 and not self._legal_ids(seat):
            raise IllegalAction("not-for-the-clock")
        return self._naming.name(self._engine.default(self._state, seat))

    def deal(self, seat: int, rng: Luck) -> Match:
        """The match as it might be, for all that a seat knows: what is hidden from it is dealt anew."""
        return redealt(self, checked_seat(seat, self.players), as_generator(rng))

    # What is done

    def play(
        self,
        choice: Any,
        seat: int | None = None,
        at: int | None = None,
        note: Mapping[str, Any] | None = None,
        settle: bool = True,
    ) -> None:
        """Make a choice; then nature, and choices with one option, play themselves."""
        seat = self._who(seat)
        action = self._typed(choice) if seat == NATURE else self.checked_id(choice, seat)
        self._ply(seat, action, of=self.chances, at=at, note=note)
        if settle:
            self.settle()

    def play_id(self, action: int, seat: int) -> None:
        """Make a choice given as an id."""
        seat, action = self._who(seat), whole_number("action", action, 0, self._engine.n_actions - 1)
        if action not in self._legal_ids(seat):
            raise self._refusal(seat, action)
        self._ply(seat, action)
        self.settle()

    def settle(self, until: Callable[[], bool] | None = None) -> None:
        """Let nature act, and play choices with one option, until somebody must choose, or until a moment."""
        while not self.over and not (until and until()):
            if not self._look[ACTORS]:
                if self.shown_pick is None and self.awaits_dice:
                    return
                self._ply(NATURE, self._luck(), of=self.chances)
                continue
            if len(self._to_act) > 1:
                return
            seat = self._to_act[0]
            ids = self._legal_ids(seat)
            if len(ids) != 1:
                return
            self._ply(seat, ids[0], forced=True)

    def undo(self, seat: int | None = None, by_consent: bool = False) -> None:
        """Take back the last choice, if nothing was learnt from it; by consent, a seat's last in any case."""
        seat = self._eyes(seat)
        if by_consent:
            self.go_back(range(self.players) if seat is None else (seat,))
        else:
            place = self._log.choice_of(seat)
            self._log.refuse_undo(place, self._state, self._to_act, self._engine.layout)
            self.take_back(place)

    def go_back(self, seats: Collection[int]) -> None:
        """Back to the last choice of some seats, whoever has acted since; nature repeats what it showed."""
        self.take_back(self._log.own_choice(seats))

    @property
    def repeats(self) -> bool:
        """Whether what nature has shown comes again after a choice is taken back; not so in format 1."""
        return self.format > WITH_NEW_LUCK

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take its last choice back without asking."""
        if self._to_act != (seat,):
            return False
        try:
            place = self._log.choice_of(seat)
            self._log.refuse_undo(place, self._state, self._to_act, self._engine.layout)
        except UndoRefused:
            return False
        return True

    def last_choice(self, seats: Collection[int] | None = None) -> int | None:
        """The place in the log of the last choice (of some seats) that stands."""
        return self._log.last_choice(seats)

    def last_chooser(self, seats: Collection[int] | None = None) -> int | None:
        """The seat (of some) whose choice was the last."""
        place = self.last_choice(seats)
        return None if place is None else self.log[place].seat

    def take_back(self, length: int) -> None:
        """Go back to the state before a line of the log, which only grows; what was seen stays known."""
        asked, kept, struck = *self._log.picks(length), self._log.since(length)
        now, self._state = self._state, self._log.take_back(length, self._state)
        keep_seen(self._state, (*(entry.before for entry in struck), now), self._engine.layout)
        if self.repeats:
            self._shown.go_back(asked, kept)
        self._read_state()

    # What happened

    def events(self, seat: int | None = None, since: int = 0, until: int | None = None) -> list[Event]:
        """What a seat saw happen since a version, or from one to another."""
        since = whole_number("since", since, 0, self.version)
        end = self.version if until is None else whole_number("until", until, since, self.version)
        return self._chronicle.events(self._eyes(seat), since, end)

    @property
    def eyes_differ(self) -> bool:
        """Whether views have a part that depends on whose eyes see it."""
        return self._telling.has_private

    def record(self, seat: int | None = None) -> str:
        """The text of the record; with a seat (-1: a spectator), without what that seat may not know."""
        if not (isinstance(seat, int | np.integer) and seat == NATURE):
            seat = self._eyes(seat)
        return record.text(self) if seat is None or self.over else record.text_for(self, seat)

    def lines(self) -> list[str]:
        """The record's lines so far, without an end."""
        self._lines = record.lines(self, self._lines)
        return self._lines

    @property
    def log(self) -> list[Entry]:
        """Every move and undo so far, with the state before each."""
        return self._log.entries

    def copy(self) -> Match:
        """The same match, going its own way from here."""
        other = object.__new__(Match)
        other.__dict__.update(self.__dict__)
        other.nature = self.nature.copy()
        other._state, other._look = copied(self._state), self._look.copy()
        other._log, other._lines, other._legal = self._log.copy(), list(self._lines), {}
        other._shown = self._shown.copy()
        other._chronicle = other._new_chronicle()
        return other

    @property
    def state(self) -> NDArray[Any]:
        """The true state, hidden parts included: for the server and for tests, never for a player."""
        return self._state

    @property
    def engine(self) -> Engine:
        """The compiled rules."""
        return self._engine

    @property
    def naming(self) -> Naming:
        """The names of the actions."""
        return self._naming

    # Within

    def replace_state(self, states: NDArray[Any]) -> None:
        """Put another state in place of this one: a redeal, or a position."""
        self._state = states
        self._chronicle = self._new_chronicle()
        self._read_state()

    def enter(
        self, seat: int, action: int, at: int | None = None, note: Mapping[str, Any] | None = None
    ) -> None:
        """Play one line of a record, nothing else with it."""
        forced = seat >= 0 and self._to_act == (seat,) and len(self._legal_ids(seat)) == 1
        self._ply(seat, action, of=self.chances, forced=forced, at=at, note=note)

    def _ply(
        self,
        seat: int,
        action: int,
        of: int = 0,
        forced: bool = False,
        at: int | None = None,
        note: Mapping[str, Any] | None = None,
    ) -> None:
        at, note = checked_at(at), checked_note(note, self.players)
        before, actors, again = copied(self._state), int(self._look[ACTORS]), False
        if seat == NATURE:
            again = self._shown.pick(of) is not None
            self._shown.go_on(of)
        self._log.add(Entry(before, seat, action, of, forced, False, at, note, actors, again))
        self._engine.act(self._state, seat, action)
        self._read_state()

    def _read_state(self) -> None:
        self._legal: dict[int, list[int]] = {}
        self._engine.look(self._state, self._look)
        self._to_act = tuple(seats_of(int(self._look[ACTORS]), self.players))

    def _who(self, seat: int | None) -> int:
        if self.over:
            raise IllegalAction("game-is-over")
        if seat is None:
            return self._to_act[0] if self._to_act else NATURE
        if type(seat) is int and (seat == CLOCK or (seat == NATURE and not self._to_act)):
            return seat
        return self.player(seat)

    def player(self, seat: int) -> int:
        """A seat of this table that may act now."""
        if (seat := checked_seat(seat, self.players)) not in self._to_act:
            raise IllegalAction("not-your-turn", seat=seat)
        return seat

    def _eyes(self, seat: int | None) -> int | None:
        return None if seat is None else checked_seat(seat, self.players)

    def _legal_ids(self, seat: int) -> list[int]:
        if seat not in self._legal:
            self._legal[seat] = self._engine.legal_ids(self._state, seat)
        return self._legal[seat]

    def checked_id(self, choice: Any, seat: int) -> int:
        """The id of a choice that this seat may make now."""
        action = self._naming.id(choice)
        if action is None:
            raise IllegalAction("no-such-action", game=self.game.name, choice=str(choice)[:200])
        if action not in self._legal_ids(seat):
            raise self._refusal(seat, action)
        return action

    @property
    def awaits_dice(self) -> bool:
        """Whether people are to type in what they have rolled, or would if it were not shown already."""
        return self.nature.awaits(self._engine, self._state)

    @property
    def shown_pick(self) -> int | None:
        """What nature gives again, for it was shown before a choice was taken back; None where it draws."""
        return self._shown.pick(self.chances)

    def _luck(self) -> int:
        """What nature picks now."""
        shown = self.shown_pick
        return self.nature.draw(self.chances, self._naming, self._state) if shown is None else shown

    def _typed(self, choice: Any) -> int:
        pick, shown = self._naming.nature_pick(self._known(None), self.chances, choice), self.shown_pick
        if pick is None or shown not in (None, pick):
            example = str(self._naming.nature_name(self._known(None), shown or 0))
            raise IllegalAction("nature-cannot", choice=str(choice)[:200], example=example)
        return pick

    def _refusal(self, seat: int, action: int) -> IllegalAction:
        if seat == CLOCK and not self._legal_ids(seat):
            return IllegalAction("not-for-the-clock")
        reason = self.game.room("actions").why_not(self._known(seat if seat >= 0 else None), seat, action)
        key, facts = reason or ("not-now", {})
        return IllegalAction(key, **{"game": self.game.name, **facts})

    def _known(self, eyes: int | None) -> Plain:
        return Plain(blanked(self._state, self._engine.layout, eyes))

    def _new_chronicle(self, telling: Telling | None = None) -> Chronicle:
        about = {"players": self.players, "options": self.options}
        return Chronicle(self._engine, telling or self._telling, self._log, present(ref(self)), about)
