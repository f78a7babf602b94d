"""`palabre verify` says what it checked, what it could not check, and what else one should know of a game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import palabre
from palabre.games import find
from palabre.kernel.match import Match
from palabre.kernel.nature import LaidOut, Nature, commitment, hash_of_salt
from palabre.kernel.stepwise import RandomPlayers

from .terminal import refused, typed

SECRET = b"k" * 32
MINE, THEIRS = "1a" * 32, "2b" * 32
SHOWN = [hash_of_salt(MINE), hash_of_salt(THEIRS)]
RECEIPT = {"palabre-receipt": 1, "commitment": commitment(SECRET), "hashes": SHOWN, "salt": MINE, "rounds": 1}
NOBODY = "nobody could choose the dice"


def to_the_end(match: Match) -> Match:
    choose = RandomPlayers(1, 1)
    while not match.over:
        match.play_id(*reversed(choose(match)))
    return match


@pytest.fixture
def said(tmp_path: Path) -> Any:
    """What the command says of a match, with or without a receipt."""

    def verify(match: Match, receipt: dict[str, Any] | None = None, lang: str = "en") -> str:
        record, kept = tmp_path / "record.jsonl", tmp_path / "receipt.json"
        record.write_text(to_the_end(match).record())
        kept.write_text(json.dumps(receipt))
        result = typed("verify", str(record), *(("--receipt", str(kept)) if receipt else ()), "--lang", lang)
        assert result.exit_code == 0, result.output
        return result.stdout

    return verify


def salted(*salts: str | None, kind: type[Nature] = Nature, **more: Any) -> Match:
    return Match(find("bongo"), 2, {}, kind(SECRET, salts, hashes=SHOWN, **more))


def test_with_an_honest_receipt_nobody_could_choose_the_dice(said: Any) -> None:
    told = said(salted(MINE, THEIRS), RECEIPT)
    assert "hashes of all 2 salts are those in the receipt" in told
    assert "Your salt is in every throw" in told
    assert NOBODY in told
    assert "Personne n’a donc pu choisir les dés" in said(salted(MINE, THEIRS), RECEIPT, "fr")


def test_without_a_receipt_it_says_what_it_could_not_check(said: Any) -> None:
    told = said(salted(MINE, THEIRS))
    assert "Not checked, for want of a receipt" in told
    assert NOBODY not in told


@pytest.mark.parametrize(
    ("receipt", "doubt"),
    [
        ({"salt": None}, "no salt of yours"),
        ({"hashes": None}, "no hashes"),
        ({"rounds": 3}, "opened 3 salts"),
    ],
)
def test_what_a_receipt_lacks_is_said(said: Any, receipt: dict[str, Any], doubt: str) -> None:
    told = said(salted(MINE, THEIRS), {**RECEIPT, **receipt})
    assert doubt in told
    assert NOBODY not in told


def test_a_salt_that_was_never_opened_is_said(said: Any) -> None:
    told = said(salted(MINE, None), RECEIPT)
    assert "never opened" in told
    assert NOBODY not in told


def test_throws_that_were_laid_out_are_said(said: Any) -> None:
    told = said(salted(MINE, THEIRS, kind=LaidOut, laid=[(0, 2)]), RECEIPT)
    assert "laid out beforehand" in told
    assert NOBODY not in told


def test_a_game_from_a_position_and_choices_taken_back_are_said(said: Any) -> None:
    match = palabre.position("bonobo-beach", {"players": 2}, seed=1)
    match.play(match.choices()[0])
    match.undo(by_consent=True)
    match.play(match.choices()[0])
    told = said(match)
    assert "began from a position" in told
    assert "One choice was taken back" in told
    fresh = said(palabre.new("bonobo-beach", players=2, seed=1))
    assert "position" not in fresh
    assert "taken back" not in fresh


def test_a_salt_that_an_accomplice_invented_is_refused_with_a_sentence(tmp_path: Path) -> None:
    record, kept = tmp_path / "record.jsonl", tmp_path / "receipt.json"
    record.write_text(to_the_end(Match(find("bongo"), 2, {}, Nature(SECRET, [MINE, "3c" * 32]))).record())
    kept.write_text(json.dumps(RECEIPT))
    assert typed("verify", str(record)).exit_code == 0
    assert "replaced after it was shown" in refused("verify", str(record), "--receipt", str(kept))
    kept.write_text(record.read_text())
    assert "no receipt" in refused("verify", str(record), "--receipt", str(kept))
