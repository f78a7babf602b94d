"""The questions asked of the simulator, each answered by a table of rows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from palabre.bench.fair_play.client import FRAME, Character
from palabre.bench.fair_play.games import Reactions, Tally, any_people, apart, natural, play, seated
from palabre.bench.fair_play.methods import METHODS

GAP = 30.0
NEAR, FAR = Character(ping=20), Character(ping=250)
PING_DIFFERENCES = (0, 30, 60, 100, 150, 230, 300, 400)
GAPS = (5, 10, 20, 30, 50, 100, 200)
FOREVER = 1_000_000.0

Changes = Mapping[str, Mapping[str, float]]

WEATHER: Changes = {
    "even line, jitter 5 %": {"jitter": 0.05},
    "jitter 15 %": {},
    "uneven line, jitter 30 %": {"jitter": 0.3},
    "1 packet in 100 lost each way": {"loss": 0.01},
    "3 packets in 100 lost each way": {"loss": 0.03},
    "clock 1,000 ppm slow": {"skew": -0.001},
    "draws half a frame late": {"draws_late": FRAME / 2},
    "draws a frame late": {"draws_late": FRAME},
    "a screen of 30 Hz": {"frame": 2 * FRAME, "says_frame": 2 * FRAME},
}

# What a liar does, in words, and what that is in the simulator.
HONEST_PINGS: Changes = {
    "claims 200 ms less": {"claims_less": 200},
    "claims 200 ms less in one press of five": {"claims_less": 200, "lies_share": 0.2},
    "claims 30 ms less": {"claims_less": 30},
    "claims 15 ms less": {"claims_less": 15},
    "claims no reaction at all": {"claims_less": FOREVER},
    "says that its frames last a second": {"says_frame": 1000},
    "says that it draws at 30 Hz, and claims 12 ms less": {"says_frame": 2 * FRAME, "claims_less": 12},
    "says that it draws at 30 Hz, and claims 17 ms less": {"says_frame": 2 * FRAME, "claims_less": 17},
    "reads on a spectator's line, says hello 100 ms late": {"comes_late": 100},
    "reads on a spectator's line, says hello 250 ms late": {"comes_late": 250},
    "reads on a spectator's line, says hello 400 ms late": {"comes_late": 400},
    "holds back its presses by 50 ms, claims the truth": {"holds_presses": 50},
}
HELD_PINGS: Changes = {
    "holds its pongs by 50 ms and claims as much less": {"holds_pongs": 50, "claims_less": 50},
    "holds its pongs by 100 ms and claims as much less": {"holds_pongs": 100, "claims_less": 100},
    "holds its pongs by 200 ms and claims as much less": {"holds_pongs": 200, "claims_less": 200},
    "holds its pongs by 400 ms and claims as much less": {"holds_pongs": 400, "claims_less": 400},
}


@dataclass(frozen=True, slots=True)
class Effort:
    """How many games each row is worth, and from which seed."""

    games: int
    seed: int


def pair(near: Character, far: Character, gap: float, effort: Effort) -> Tally:
    """Two players, always so many milliseconds apart."""
    return duel(near, far, apart(gap), effort)


def duel(near: Character, far: Character, reactions: Reactions, effort: Effort) -> Tally:
    """Two players, in seats 0 and 1."""
    return play(seated(near, far), reactions, effort.games, effort.seed)


def shares(tally: Tally) -> list[str]:
    """How often the truly first won by each method, and how often ours told a tie."""
    return [f"{tally.first_share(method):.1f}" for method in METHODS] + [f"{tally.tie_share():.1f}"]


def by_ping(effort: Effort) -> Iterator[tuple[int, Tally]]:
    """One player at 20 ms, the other farther and farther away."""
    for difference in PING_DIFFERENCES:
        yield difference, pair(NEAR, replace(FAR, ping=NEAR.ping + difference), GAP, effort)


def by_gap(effort: Effort) -> Iterator[list[str]]:
    """Pings 20 and 250 ms, the players closer and less close."""
    for gap in GAPS:
        yield [f"{gap} ms", *shares(pair(NEAR, FAR, gap, effort))]


def by_seats(effort: Effort) -> Iterator[list[str]]:
    """Two to eight strangers with reactions as people have them."""
    for seats in range(2, 9):
        yield [str(seats), *shares(play(any_people(seats), natural, effort.games, effort.seed))]


def by_weather(effort: Effort) -> Iterator[list[str]]:
    """What an honest far player's line may be like; its own win share is fair at 50."""
    for name, change in WEATHER.items():
        tally = pair(NEAR, replace(FAR, **change), GAP, effort)
        yield [name, *shares(tally), f"{tally.win_share(1):.1f}"]


def gains(lies: Changes, effort: Effort) -> Iterator[list[str]]:
    """Points of win share that a lie adds to a far and a near liar: 30 ms apart, then natural reactions."""
    honest = {reactions: duel(NEAR, FAR, reactions, effort) for reactions in (apart(GAP), natural)}
    for name, change in lies.items():
        far_liar, near_liar = replace(FAR, **change), replace(NEAR, **change)
        gained = []
        for reactions, told in honest.items():
            gained.append(duel(NEAR, far_liar, reactions, effort).win_share(1) - told.win_share(1))
            gained.append(duel(near_liar, FAR, reactions, effort).win_share(0) - told.win_share(0))
        yield [name, *(f"{points:+.1f}" for points in gained)]
