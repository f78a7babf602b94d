"""A bot in a program of its own, for any game: it prefers choices that it has not made yet.

Try it: palabre tournament bonobo-beach --bots "stdio:python3 examples/stdio_bot.py,random" --games 20
"""

from __future__ import annotations

import json
import random
import sys


def main() -> None:
    """Answer every line with a line."""
    made: dict[str, int] = {}
    for line in sys.stdin:
        asked = json.loads(line)
        dice = random.Random(asked["seed"])
        choice = min(asked["choices"], key=lambda choice: (made.get(json.dumps(choice), 0), dice.random()))
        made[json.dumps(choice)] = made.get(json.dumps(choice), 0) + 1
        print(json.dumps({"choice": choice}), flush=True)


if __name__ == "__main__":
    main()
