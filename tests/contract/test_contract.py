"""The contract that every game in the list must keep, and the toy that shows that it can be broken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from palabre.games import find, games, package_of
from palabre.kernel.game import Game
from tests import toy

from . import checks, choosing, told
from .checks import Case

GAMES: list[Game] = [*map(find, games()), toy.GAME]


def named(case: Case, *marks: pytest.MarkDecorator) -> Any:
    """A case under its name."""
    game, seats, options = case
    words = [f"{name}={value}" for name, value in options.items()]
    return pytest.param(case, id="-".join([game.name, str(seats), *(words or ["plain"])]), marks=marks)


def often(case: Case) -> list[pytest.MarkDecorator]:
    """The fewest and the most seats, and every option, always; the tables between them in a wide run."""
    game, seats, options = case
    return [] if options or seats in (game.min_seats, game.max_seats) else [pytest.mark.wide]


CASES = [
    *(named(case, *often(case)) for game in GAMES for case in checks.cases(game)),
    *(named(case, pytest.mark.long) for game in GAMES for case in checks.each_alone(game)),
]
# Choices that differ and may all the same lead to one state, and the clause by which they do
ALIKE = {
    "bongo": frozenset({"call"}),  # BO-9: whoever has no trophies loses none, whatever was called
    "bakong": frozenset({"walk"}),  # BK-6: two declared lengths may be cut short by one obstacle
    "banjooli-xeet": frozenset({"way", "move", "magic"}),  # BX-6, BX-7, BX-11: jokers and ways to one square
    "stall": frozenset({"peek", "swap", "give"}),  # ST-1: a fruit may be swapped for one like it
}
Count = Callable[[int, int], int]

every_case = pytest.mark.parametrize("case", CASES)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@every_case
def test_random_play_ends_and_choices_are_listed_well(case: Case, count: Count) -> None:
    for seed in range(count(2, 20)):
        checks.ends_and_lists_well(case, seed)


@every_case
def test_only_who_acts_has_choices(case: Case) -> None:
    choosing.only_who_acts_has_choices(case, seed=7)


@every_case
def test_what_is_listed_can_be_played_and_no_two_choices_are_one_move(case: Case, count: Count) -> None:
    alike = ALIKE.get(case[0].name, frozenset())
    choosing.listed_can_be_played(case, seed=9, moments=count(30, 300), alike=alike)


@every_game
def test_ids_names_and_notation_come_back(game: Game) -> None:
    checks.names_come_back(game)


@every_case
def test_nature_is_named(case: Case) -> None:
    checks.nature_is_named(case, seed=3)


@every_case
def test_the_record_alone_rebuilds_the_state(case: Case) -> None:
    checks.record_rebuilds(case, seed=5)


@every_case
def test_blind(case: Case, count: Count) -> None:
    for seed in range(count(1, 10)):
        checks.blind(case, seed, moments=count(12, 60))


@every_case
def test_an_observation_is_blind(case: Case, count: Count) -> None:
    for seed in range(count(1, 10)):
        checks.observes_blindly(case, seed, moments=count(30, 1_000))


@every_game
def test_every_observed_number_has_a_name_of_its_own(game: Game) -> None:
    names = game.observation.names
    assert len(names) == len(set(names)) == game.observation.size


@every_case
def test_redeal_keeps_what_the_seat_knows(case: Case, count: Count) -> None:
    for seed in range(count(1, 10)):
        checks.redeal_keeps(case, seed)


@every_case
def test_told_whole(case: Case, count: Count) -> None:
    for seed in range(count(1, 10)):
        checks.told_whole(case, seed)


@every_case
def test_sums_are_kept(case: Case) -> None:
    checks.sums_are_kept(case, seed=11)


@pytest.mark.parametrize("name", games())
def test_a_game_bears_the_name_it_is_found_by_and_so_does_its_folder(name: str) -> None:
    """The page finds words and pieces of a game by its folder."""
    game = find(name)
    assert (game.name, game.package) == (name, package_of(name))


@every_game
def test_fields_kinds_and_names_are_those_of_the_types(game: Game) -> None:
    told.types_agree(game)


@every_case
def test_all_that_is_told_is_what_the_types_say(case: Case, count: Count) -> None:
    for seed in range(count(1, 10)):
        told.told_as_typed(case, seed)
