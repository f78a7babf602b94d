"""What Lighthouse says of the page on a phone: `python -m tests.browser.lighthouse`.

It writes docs/bench/page.md. Lighthouse is fetched by npx and measures every page five times with its phone
preset; the median counts.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

from run import BROWSERS, ROOT, environment
from tests.browser.conftest import FLAGS
from tests.browser.house import House

LIGHTHOUSE = "lighthouse@13.5.0"
PAGE = ROOT / "docs" / "bench" / "page.md"
TIMES = 5
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
INDEX = "index"
WANTED = 95
PATIENCE = 180  # seconds for one look
HEAD = f"""\
# The page on a phone

Made by `python -m tests.browser.lighthouse`: {LIGHTHOUSE.replace("@", " ")}, its phone
preset (a middling phone on a slow line, simulated), the median of {TIMES} looks and the lowest, on a shared
machine. `index` is how quick that machine was at the time, as Lighthouse measures it: the preset slows a
processor down that is meant to have some 1500, and where it has less, performance is told worse than it is.
A table is for those who sit there, and search engines are kept out: SEO is not asked of it.

| page | {" | ".join(CATEGORIES)} | {INDEX} |
|---|{"--:|" * (len(CATEGORIES) + 1)}
"""

Scores = dict[str, list[int]]


def look(address: str, cookie: str, categories: tuple[str, ...]) -> dict[str, int]:
    """One look at one address: the score of each category, of a hundred."""
    browser = next(filter(None, map(shutil.which, BROWSERS)))
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        words = ["npx", "--yes", LIGHTHOUSE, address, "--quiet", "--output=json", f"--output-path={report}"]
        words += [f"--only-categories={','.join(categories)}", f"--chrome-flags=--headless {' '.join(FLAGS)}"]
        words += [f"--extra-headers={json.dumps({'Cookie': f'palabre={cookie}'})}"]
        env = {**environment(), "CHROME_PATH": browser, "TMPDIR": folder}
        subprocess.run(words, check=True, timeout=PATIENCE, env=env, cwd=folder)
        found: dict[str, Any] = json.loads(report.read_text(encoding="utf-8"))
    tell_what_is_missing(found)
    scores = {name: round(100 * found["categories"][name]["score"]) for name in categories}
    return {**scores, INDEX: round(found["environment"]["benchmarkIndex"])}


def tell_what_is_missing(found: dict[str, Any]) -> None:
    """What costs points, for whoever wants to mend it."""
    for category in found["categories"].values():
        for ref in category["auditRefs"]:
            audit = found["audits"][ref["id"]]
            if ref["weight"] and audit["score"] is not None and audit["score"] < 0.9:
                print(f"    {category['id']}: {audit['id']} {audit.get('displayValue', '')}", flush=True)


def pages(house: House, web: httpx.Client) -> dict[str, str]:
    """The front page, the rules of a game, and a table at which one sits."""
    web.get("/api/games")
    seats = [{"who": "here", "name": "Awa"}, {"who": "bot", "level": "random"}]
    table = web.post("/api/tables", json={"game": "bonobo-beach", "seats": seats}).json()["table"]
    while web.get(f"/api/tables/{table}").json()["state"] != "playing":
        time.sleep(0.2)
    return {"front page": "/", "rules": "/rules/bakong", "table": f"/table/{table}"}


def measured(house: House, times: int) -> dict[str, Scores]:
    """All scores of all pages."""
    with httpx.Client(base_url=house.address) as web:
        found: dict[str, Scores] = {}
        for name, path in pages(house, web).items():
            asked = CATEGORIES[:-1] if name == "table" else CATEGORIES
            looks = [look(house.address + path, web.cookies["palabre"], asked) for _ in range(times)]
            found[name] = {one: [each[one] for each in looks] for one in (*asked, INDEX)}
            print(name, found[name], flush=True)
    return found


def row(name: str, scores: Scores) -> str:
    """A page in the table: the median, and the lowest where it is another."""
    cells = []
    for category in (*CATEGORIES, INDEX):
        all_of_it = scores.get(category)
        cells.append(f"{statistics.median(all_of_it):.0f} ({min(all_of_it)})" if all_of_it else "–")
    return f"| {name} | {' | '.join(cells)} |\n"


def main(times: int = TIMES) -> int:
    """Measure, write the page, and say whether everything is as good as it should be."""
    with tempfile.TemporaryDirectory() as data, House(Path(data)) as house:
        found = measured(house, times)
    if times == TIMES:
        PAGE.write_text(HEAD + "".join(row(*each) for each in found.items()), encoding="utf-8")
    medians = [
        statistics.median(all_of_it)
        for scores in found.values()
        for name, all_of_it in scores.items()
        if name != INDEX
    ]
    return int(min(medians) < WANTED)


if __name__ == "__main__":
    os.environ.setdefault("NPM_CONFIG_UPDATE_NOTIFIER", "false")
    sys.exit(main(*map(int, sys.argv[1:2])))
