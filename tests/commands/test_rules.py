"""`palabre rules` and `palabre games`: the words of each game, in both languages."""

from __future__ import annotations

import pytest

from palabre.commands.rules import options_in_words
from palabre.commands.speaking import Lang
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


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_option_is_read_out_in_words_with_what_is_typed_for_it(name: str, lang: str) -> None:
    told = options_in_words(find(name), Lang(lang))
    assert list(told) == [option.name for option in find(name).options]
    assert not [line for line in told.values() if "-option-" in line]
    listed = typed("rules", name, "--lang", lang).stdout
    assert all(name in listed for name in told)


def test_a_value_is_said_as_on_the_page() -> None:
    assert options_in_words(find("bongo"), Lang.en)["level"] == (
        "Level: Basic (basic), With poachers (poachers), With poachers and guards (guards)"
    )
    assert options_in_words(find("bongo"), Lang.en)["monopoly"] == "Photos of one animal that win: 10, 6"


def test_a_rule_of_the_house_is_said_with_what_the_box_says() -> None:
    assert options_in_words(find("bongo"), Lang.en)["after_wrong_call"].endswith(
        "May call again (free). By the box: May call again."
    )
    assert "Selon la boîte" in options_in_words(find("bongo"), Lang.fr)["patience"]
    assert "By the box" not in options_in_words(find("bongo"), Lang.en)["level"]


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
