"""A day's game as a bot plays it in the person's seat: the same luck, the same others."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random as Dice

from ... import bots
from ...kernel.alike import DAILY, Alike
from ...kernel.game import Game
from ...kernel.layout import CLOCK
from ...kernel.match import Match
from ...kernel.plain import Plain

SEATS = 3  # or as many as the game has
OTHERS = "medium"
BEST = "champion"
PERSON = 0  # the seat of whoever plays
MOST_LOOKS = 3  # at one roll, where one may call again


def levels_of(game: Game) -> list[str]:
    """The bots at the other seats."""
    return [OTHERS] * (min(max(SEATS, game.min_seats), game.max_seats) - 1)


def played(game: Game, secret: bytes, day: str, best: str = BEST) -> Match:
    """The day's game, with a bot in the place of a person, played to its end."""
    levels = [best, *levels_of(game)]
    nature = Alike(secret, DAILY, day)
    match = Match(game, len(levels), {}, nature)
    while not match.over:
        if game.real_time and game.room("real_time").is_calling(Plain(match.state)):
            call(match, nature, levels)
        else:
            seat = match.to_act[0]
            match.play(bots.choose(levels[seat], match, seat, nature.seed_of(seat, match.version)), seat)
    return match


def call(match: Match, nature: Alike, levels: Sequence[str]) -> None:
    """One roll in real time: whoever has read it calls, the quickest first."""
    timing, turn = match.game.room("real_time"), match.turns
    for look in range(1, MOST_LOOKS + 1):
        reads = {
            seat: bots.reaction(levels[seat], match, seat, Dice(nature.seed_of("reads", seat, turn, look)))
            for seat in match.to_act
        }
        for seat in sorted(reads, key=lambda one: reads[one][0]):
            if match.turns == turn and seat in match.to_act and timing.is_calling(Plain(match.state)):
                match.play(reads[seat][1], seat)
        if match.over or match.turns != turn or not timing.is_calling(Plain(match.state)):
            return
    match.play(timing.TIME_UP, CLOCK)
