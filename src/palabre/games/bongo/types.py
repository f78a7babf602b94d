"""What do views, events, choices and previews look like?"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from ...kernel.types import CommonView, OneOf, Some, Touches, Untold
from .box import ANIMALS, ANSWERS
from .state import PHASES

Animal = Annotated[str, OneOf(*ANIMALS)]
Answer = Annotated[str, OneOf(*ANSWERS)]
Trophies = dict[Animal, int]
SomeTrophies = Annotated[dict[Animal, int], Some]


class Dice(TypedDict):
    """The dice that lie open."""

    white: list[Animal]
    film: list[int]
    poachers: list[Animal] | None  # from the second level on
    guard: Animal | None  # at the third level


class View(CommonView):
    """What everybody sees."""

    phase: Annotated[str, OneOf(*PHASES)]
    round: int
    roller: int | None  # nobody while the lot is still to fall
    dice: Dice | None  # none while they are in the air
    out: list[int]  # seats that have called wrongly in this round
    tied: list[int]  # seats between which a lot is drawn
    winner: int | None  # of the round, while the trophy is chosen
    animal: Animal | None  # of the trophy that is being taken
    victor: int | None  # of the game
    supply: Trophies
    trophies: list[Trophies]  # of each seat


# How the dice are read, step by step


class Wanted(TypedDict):
    """The number on the film dice."""

    step: Literal["wanted"]
    dice: list[int]
    number: int


class Standing(TypedDict):
    """The animals on the white dice."""

    step: Literal["standing"]
    counts: Trophies


class Poachers(TypedDict):
    """The animal that is hunted, and the white die that is cancelled."""

    step: Literal["poachers"]
    dice: list[Animal]
    animal: Animal
    die: int | None


class Guards(TypedDict):
    """Whether the guards save it."""

    step: Literal["guards"]
    die: Animal
    saved: bool


class Count(TypedDict):
    """What is counted in the end, and the animals that are there as often as wanted."""

    step: Literal["count"]
    counts: Trophies
    matches: list[Animal]


class Meaning(TypedDict):
    """The answer."""

    step: Literal["answer"]
    answer: Answer


Step = Wanted | Standing | Poachers | Guards | Count | Meaning


# Events, and the fields that they may touch

DICE = ("dice", "phase", "round", "out")
ROUND = ("phase", "roller", "winner", "animal", "tied")


class RollerDrawn(TypedDict):
    """The lot has said who rolls first."""

    kind: Annotated[Literal["roller_drawn"], Touches("roller", "phase")]
    seat: int


class Thrown(TypedDict):
    """Some dice have fallen."""

    kind: Annotated[Literal["thrown"], Touches(*DICE)]
    what: Literal["throw_white", "throw_film", "throw_poachers", "throw_guard"]
    dice: list[Animal] | list[int]


class Called(TypedDict):
    """Somebody has called; a wrong call costs trophies."""

    kind: Annotated[Literal["called"], Touches("out", "supply", "trophies")]
    seat: int
    answer: Answer
    right: bool
    lost: NotRequired[SomeTrophies]
    n_lost: NotRequired[int]


class Level(TypedDict):
    """Several have called rightly at the same time."""

    kind: Annotated[Literal["level"], Touches(*ROUND)]
    seats: list[int]


class LotDrawn(TypedDict):
    """The lot has fallen on one of them."""

    kind: Annotated[Literal["lot_drawn"], Touches(*ROUND)]
    seat: int


class RoundWon(TypedDict):
    """Somebody has won the round."""

    kind: Annotated[Literal["round_won"], Touches(*ROUND)]
    seat: int
    answer: Answer
    reading: list[Step]


class RoundVoid(TypedDict):
    """Nobody has won the round."""

    kind: Annotated[Literal["round_void"], Touches(*ROUND)]
    why: Literal["time_up", "all_out"]
    answer: Answer
    reading: list[Step]


class AnimalChosen(TypedDict):
    """Who called nothing rightly has chosen an animal."""

    kind: Annotated[Literal["animal_chosen"], Touches(*ROUND)]
    seat: int
    animal: Animal


Source = TypedDict("Source", {"from": Literal["supply", "owner"], "from_seat": NotRequired[int]})


class TrophyGained(Source):
    """A trophy for the winner, from the supply or from its owner."""

    kind: Annotated[Literal["trophy_gained"], Touches(*ROUND, "supply", "trophies")]
    seat: int
    animal: Animal


class NoTrophy(TypedDict):
    """No trophy: it was declined, or there is none to be had."""

    kind: Annotated[Literal["declined", "no_trophy"], Touches(*ROUND)]
    seat: int


class Won(TypedDict):
    """Somebody has won the game."""

    kind: Annotated[Literal["won"], Touches("phase", "victor")]
    seat: int


Event = (
    RollerDrawn
    | Thrown
    | Called
    | Level
    | LotDrawn
    | RoundWon
    | RoundVoid
    | AnimalChosen
    | TrophyGained
    | NoTrophy
    | Won
)


# Choices


class Call(TypedDict):
    """Shout what the dice say."""

    do: Literal["call"]
    answer: Answer


class Choose(TypedDict):
    """Take a trophy of this animal."""

    do: Literal["choose"]
    animal: Animal


class TakeFrom(TypedDict):
    """Take it from this owner."""

    do: Literal["take_from"]
    seat: int


class Decline(TypedDict):
    """Take it from nobody."""

    do: Literal["decline"]


class TimeUp(TypedDict):
    """The clock: nobody has called."""

    do: Literal["time_up"]


class CallLevel(TypedDict):
    """The clock: these have called rightly at the same time."""

    do: Literal["level"]
    seats: list[int]


Choice = Call | Choose | TakeFrom | Decline | TimeUp | CallLevel


# What nature does


class DrawRoller(TypedDict):
    """Who rolls first."""

    do: Literal["draw_roller"]
    seat: int


class ThrowAnimals(TypedDict):
    """White dice, or those of the poachers."""

    do: Literal["throw_white", "throw_poachers"]
    dice: list[Animal]


class ThrowFilm(TypedDict):
    """The two film dice."""

    do: Literal["throw_film"]
    dice: list[int]


class ThrowGuard(TypedDict):
    """The guards' die."""

    do: Literal["throw_guard"]
    die: Animal


class DrawLot(TypedDict):
    """One of those who are level."""

    do: Literal["draw_lot"]
    seat: int
    among: list[int]


Nature = DrawRoller | ThrowAnimals | ThrowFilm | ThrowGuard | DrawLot


# Previews


class AtStake(TypedDict):
    """The trophies that a wrong call would cost."""

    at_stake: SomeTrophies


Preview = AtStake | Untold
