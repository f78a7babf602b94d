"""`palabre rules` and `palabre games`: the words of each game, in both languages."""

from __future__ import annotations

import pytest

from palabre.games import find, games

from .terminal import refused, typed


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_clause_of_a_game_is_read_out(name: str, lang: str) -> None:
    result = typed("rules", name, "--lang", lang)
    assert result.exit_code == 0
    for clauses in find(name).chapters.values():
        for clause in clauses:
            assert clause in result.stdout
            assert f"{name}-rule-{clause}" not in result.stdout, "it has words"


def test_the_language_is_that_of_the_terminal() -> None:
    assert "Une manche" in typed("rules", "bongo", env={"LANG": "fr_CA.UTF-8"}).stdout
    assert "A round" in typed("rules", "bongo", env={"LANG": "de_DE.UTF-8"}).stdout


def test_an_unknown_game_is_refused() -> None:
    assert "There is no game called “go”" in refused("rules", "go")


def test_all_games_are_listed_with_their_options() -> None:
    result = typed("games")
    assert result.exit_code == 0
    for name in games():
        assert name in result.stdout
        assert all(option.name in result.stdout for option in find(name).options)


def test_without_a_command_the_commands_are_listed() -> None:
    listed = typed("--help").stdout
    for command in ("serve", "play", "simulate", "replay", "verify", "rules", "games", "bench"):
        assert command in listed
