"""`palabre play GAME`: a game in the terminal, against bots or with friends around the keyboard."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from ..kernel.errors import PalabreError
from .opponents import Opponents, split_specs
from .options import OptionWords, read_options
from .speaking import GameArgument, Lang, LangOption, console, speak, words
from .telling import names_of, tell, tell_result, tell_table

if TYPE_CHECKING:
    from rich.console import Console

    from ..kernel.game import Game, Options
    from ..kernel.match import Match
    from ..kernel.naming import Named
    from .opponents import Call

HUMAN = "human"
SEED_BITS = 53


def run(
    game: GameArgument,
    seats: Annotated[str | None, typer.Option(help="Who sits, seat by seat: human, easy, random, …")] = None,
    option: OptionWords = None,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same dice.")] = None,
    rounds: Annotated[int, typer.Option(min=1, help="How many throws a trainer shows.")] = 20,
    lang: LangOption = None,
) -> None:
    """Play in the terminal; without seats, a game that is read against the clock is a trainer for that."""
    from ..games import find

    spoken, found = speak(lang), find(game)
    options = read_options(found, option)
    luck = secrets.randbits(SEED_BITS) if seed is None else seed
    if seats is None and found.has_room("training"):
        from .trainer import train

        train(found, options, luck, rounds, spoken)
        return
    sitting = seated(found, seats)
    Evening(found, sitting, options, luck, spoken).play()


def seated(game: Game, seats: str | None) -> list[str]:
    """Who sits where; unless told otherwise, a person and as many easy bots as the game needs."""
    sitting = split_specs(seats) if seats else [HUMAN] + ["easy"] * (game.min_seats - 1)
    game.check_seats(len(sitting))
    from ..bots import find

    for spec in sitting:
        if spec != HUMAN:
            find(spec)
    return sitting


class Evening:
    """One match in the terminal."""

    def __init__(self, game: Game, sitting: Sequence[str], options: Options, seed: int, lang: Lang) -> None:
        from ..kernel.match import Match
        from ..kernel.nature import Seeded

        self.lang = lang
        self.people = [seat for seat, spec in enumerate(sitting) if spec == HUMAN]
        self.match: Match = Match(game, len(sitting), options, Seeded(seed))
        self.bots = Opponents(sitting, seed)
        self.names = names_of(len(sitting), self.people[0] if len(self.people) == 1 else None, sitting)
        self.out: Console = console()
        self.told = 0

    def play(self) -> None:
        """Go on until the game ends, telling what happens."""
        while not self.match.over:
            self.catch_up()
            if len(self.match.to_act) > 1:
                self.race()
            elif self.match.to_act[0] in self.people:
                seat = self.match.to_act[0]
                self.match.play(self.ask(seat), seat)
            else:
                seat, choice = self.bots(self.match)
                self.match.play(choice, seat)
        self.catch_up()
        tell_result(self.out, self.match, self.names)

    def catch_up(self) -> None:
        """Tell what happened since the last time; where several people play, only what all may know."""
        eyes = self.people[0] if len(self.people) == 1 else None
        tell(self.out, self.match.game.name, self.match.events(eyes, self.told), self.names, self.lang)
        self.told = self.match.version

    def ask(self, seat: int) -> Named:
        """Let a person choose from a numbered list."""
        self.out.print()
        tell_table(self.out, self.match.view(seat), self.match.game.name, self.names, self.lang)
        choices = self.match.choices(seat)
        self.out.print(words("choose", name=self.names[seat]), style="bold", markup=False)
        for number, choice in enumerate(choices, 1):
            self.out.print(f"{number:>4}  {self.said(choice)}", markup=False)
        return choices[self.number(len(choices))]

    def said(self, choice: Named) -> str:
        """A choice in words."""
        from ..kernel.sentences import say_action

        return say_action(self.lang, self.match.game.name, choice, self.names)

    def number(self, n: int) -> int:
        """A number from the keyboard, asked for until it is one of the list."""
        while True:
            typed = asked("> ")
            if typed.isdecimal() and 1 <= int(typed) <= n:
                return int(typed) - 1
            self.out.print(words("number", n=n), markup=False)

    def race(self) -> None:
        """Everybody may call: the bots do so after their time, a person when the answer is typed."""
        bots = [seat for seat in self.match.to_act if seat not in self.people]
        calls = self.bots.calls(self.match, bots)
        if any(seat in self.people for seat in self.match.to_act):
            calls.append(self.called())
        turn = self.match.turns
        for _, seat, choice in sorted(calls, key=lambda call: call[:2]):
            if self.match.turns == turn and seat in self.match.to_act and choice in self.match.choices(seat):
                self.match.play(choice, seat)

    def called(self) -> Call:
        """What a person calls, and after how many milliseconds."""
        seats = [seat for seat in self.match.to_act if seat in self.people]
        began = time.monotonic()
        choice = self.ask(seats[0])
        return round((time.monotonic() - began) * 1000), seats[0], choice


def asked(prompt: str) -> str:
    """A line from the keyboard; the end of the input is the end of the game."""
    try:
        return input(prompt).strip()
    except EOFError:
        raise PalabreError("cli-left") from None
