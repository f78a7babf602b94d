"""The card of a dataset: what is in it, how it was made, what it is not good for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.metadata import version
from typing import Any

from ...kernel.game import Game

CARD = """\
# Decisions of bots: {game}

{rows} decisions in {games} games of {game} by bots, one row each, made with Palabre {version}.

| | |
|---|---|
| game | {game}, rules version {rules}, box `{box}` |
| seats | {seats} |
| bots | {bots}; every game they sit one seat further |
| options | {options} |
| seed | {seed}: the same command makes the same file |
| command | `{command}` |
| licence | that of Palabre, Apache-2.0; the games are their authors' |

## Columns

| name | what |
|---|---|
{columns}

## What to know

- Only choices with at least two options are rows; dice, draws and forced moves are not.
- An observation has what the seat might know, no more; what the others hold is not in the file.
- `win`, `points` and `lead` say how the game ended for the seat that chose, not what the choice is worth:
  one game has much luck.
- These are bots' games. Nobody's games are in it, and people play otherwise.

## Numbers of an observation

{names}
"""


def card(
    game: Game,
    specs: Sequence[str],
    games: int,
    rows: int,
    seed: int,
    options: Mapping[str, Any],
    columns: Mapping[str, str],
) -> str:
    """The text of a card."""
    settled = game.settle_options(options, len(specs))
    usual = game.settle_options({})
    otherwise = {name: value for name, value in settled.items() if value != usual[name]}
    told = " ".join(f"--option {name}={str(value).lower()}" for name, value in otherwise.items())
    command = f"palabre dataset {game.name} --games {games} --bots '{','.join(specs)}' --seed {seed} {told}"
    return CARD.format(
        game=game.name,
        rows=rows,
        games=games,
        version=version("palabre"),
        rules=game.rules_version,
        box=game.box_digest,
        seats=len(specs),
        bots=", ".join(f"`{spec}`" for spec in specs),
        options=", ".join(f"{name}={value}" for name, value in settled.items()),
        seed=seed,
        command=command.strip(),
        columns="\n".join(f"| `{name}` | {what} |" for name, what in columns.items()),
        names=", ".join(f"`{name}`" for name in game.observation.names),
    )
