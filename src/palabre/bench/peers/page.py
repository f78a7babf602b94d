"""The page that keeps the race: one table, and the ratios that were asked for."""

from __future__ import annotations

import platform
from pathlib import Path

from ...games import games
from .race import PGX, SPIEL, ZOO, Best

PAGE = Path(__file__).parents[4] / "docs" / "bench" / "speed.md"
LEAST_OF_MAEDN = {"bongo": 5, "bonobo-beach": 2, "bakong": 2, "banjooli-xeet": 1}
LEAST_OF_CATAN = 100
LEAST_SEARCH, LEAST_MATCH, LEAST_QUICK = 10, 30_000, 3
LEAST_STEPS, LEAST_BATCH = 5, 100  # times PettingZoo's connect_four
HEAD = """# Speed, beside the peers

Made by `palabre bench --peers`: ours and the peers in turn on one pinned core, {rounds} rounds of about 0.4 s
each, the best round of each counts, in seconds of that core. A decision has at least two options. OpenSpiel's
games are played wholly in C++ by its rollout evaluator (decisions a game counted beforehand through its
Python API); Catanatron plays with four random players; ours with four seats and default options. Search is
set to do what MCTSBot does: a tree, and random play to the end (as the bots use it, it is in `engine.md`).
Environments are asked for steps of random players with observation and mask: PettingZoo's and ours in turn,
each answer drawn in Python; OpenSpiel's 64 tables likewise; pgx 1,024 tables compiled by JAX, which draws the
answers itself; our batch 1,024 tables, without what it takes to draw answers.

{machine}. Calibration loop: {loop} steps/s.
"""


def short(n: float) -> str:
    """A number as people read it."""
    for size, letter in ((1e9, " G"), (1e6, " M"), (1e3, " k")):
        if n >= size:
            return f"{n / size:.3g}{letter}"
    return f"{n:.3g}"


def table(head: list[str], rows: list[list[str]]) -> str:
    """Some rows as Markdown."""
    lines = [head, ["---", *("--:" for _ in head[1:])], *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def playouts(best: dict[str, Best]) -> str:
    """Random games of ours, then the peers'."""
    rows = []
    for name in games():
        found = best[f"own:{name}_rollouts"]
        rows.append([f"**{name}**", short(found.per_second), *(short(each) for each in found.rest)])
    for name in SPIEL:
        found = best[f"spiel:{name}_rollouts"]
        rows.append([f"OpenSpiel {name} (C++)", short(found.per_second), "", "", ""])
    rows.append(["Catanatron (Python)", short(best["catan:catan"].per_second), "", "", ""])
    return table(["random games", "decisions/s", "nature/s", "turns/s", "games/s"], rows)


def doors(best: dict[str, Best]) -> str:
    """Through Python, and the search."""
    rows = []
    for name in games():
        found = (best.get(f"own:{name}_{what}") for what in ("match", "quick", "search"))
        rows.append([f"**{name}**", *(short(each.per_second) if each else "" for each in found)])
    python, search = best["spiel:maedn_python"].per_second, best["spiel:maedn_search"].per_second
    rows.append(["OpenSpiel maedn", "", f"{short(python)} (Python API)", f"{short(search)} (MCTSBot, C++)"])
    return table(["through Python", "`Match` moves/s", "`quick` decisions/s", "search simulations/s"], rows)


def environments(best: dict[str, Best]) -> str:
    """Steps through the doors of those who learn."""
    rows = []
    for name in games():
        found = (short(best[f"own:{name}_{door}"].per_second) for door in ("aec", "batch"))
        rows.append([f"**{name}**", *found])
    zoo, vector = (short(best[f"zoo:{name}_steps"].per_second) for name in ZOO)
    rows += [[ZOO["zoo"], zoo, ""], [ZOO["vector"], "", vector]]
    rows += [
        [f"pgx {name}, on the processor", "", short(best[f"pgx_cpu:{name}_steps"].per_second)] for name in PGX
    ]
    return table(["environments", "steps/s in turn", "steps/s side by side"], rows)


def goals(best: dict[str, Best]) -> str:
    """What was to be reached, and what was."""
    speed = {name: found.per_second for name, found in best.items()}
    maedn, catan, python = speed["spiel:maedn_rollouts"], speed["catan:catan"], speed["spiel:maedn_python"]
    search = speed["own:bakong_search"] / speed["spiel:maedn_search"]
    rows = [goal("bakong: search at four seats beside MCTSBot on maedn", search, LEAST_SEARCH)]
    for name, least in LEAST_OF_MAEDN.items():
        own = speed[f"own:{name}_rollouts"]
        rows.append(goal(f"{name}: random games beside maedn in C++", own / maedn, least))
        rows.append(goal(f"{name}: random games beside Catanatron", own / catan, LEAST_OF_CATAN))
        rows.append(
            goal(f"{name}: `quick` beside maedn in Python", speed[f"own:{name}_quick"] / python, LEAST_QUICK)
        )
        steps, batch = (speed[f"own:{name}_{door}"] / speed["zoo:zoo_steps"] for door in ("aec", "batch"))
        rows.append(goal(f"{name}: environment beside PettingZoo's connect_four", steps, LEAST_STEPS))
        rows.append(goal(f"{name}: batch beside PettingZoo's connect_four", batch, LEAST_BATCH))
        rows.append(
            goal(f"{name}: `Match`, k moves/s", speed[f"own:{name}_match"] / 1000, LEAST_MATCH / 1000)
        )
    return table(["what", "reached", "asked", ""], rows)


def goal(what: str, reached: float, asked: float) -> list[str]:
    """One line of the goals."""
    return [what, f"{reached:.1f}", f"{asked:g}", "yes" if reached >= asked else "**no**"]


def text(best: dict[str, Best], rounds: int) -> str:
    """The whole page."""
    machine = f"{platform.machine()}, Python {platform.python_version()}"
    head = HEAD.format(rounds=rounds, machine=machine, loop=short(best["own:calibration"].per_second))
    tables = (part for show in (playouts, doors, environments) for part in (show(best), ""))
    return "\n".join([head, *tables, "## What was to be reached", "", goals(best), ""])
