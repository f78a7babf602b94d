"""A player in some forty lines: joins a table by its link and plays at random, in any game but Bongo.

    python examples/bot.py http://127.0.0.1:8000/join/K7M2QX

It speaks what docs/protocol.md describes, and uses nothing of Palabre's own code.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import urllib.request
from urllib.parse import urlsplit

import websockets

NAME = "Random walker"


def sit_down(link: str) -> tuple[str, str]:
    """Take the first free seat; returns where its line is, and the cookie that says who we are."""
    parts = urlsplit(link)
    code = parts.path.rstrip("/").rpartition("/")[2]
    wish = json.dumps({"name": NAME}).encode()
    with urllib.request.urlopen(f"{parts.scheme}://{parts.netloc}/api/join/{code}", wish) as answer:
        table, cookie = json.load(answer)["table"], answer.headers["Set-Cookie"].split(";")[0]
    return f"{parts.scheme.replace('http', 'ws')}://{parts.netloc}/ws/{table}", cookie


async def play(address: str, cookie: str) -> None:
    """Answer every decision that is ours, until the game is over; a lost line is taken up again."""
    version = None
    async for line in websockets.connect(address, additional_headers={"Cookie": cookie}):
        try:
            await line.send(json.dumps({"do": "hello", "version": version}))
            async for text in line:
                message = json.loads(text)
                if message["is"] == "ping":
                    await line.send(json.dumps({"do": "pong", "n": message["n"]}))
                if message["is"] != "update":
                    continue
                version, decision = message["version"], message["decision"]
                if message["table"]["state"] == "over":
                    print("over:", message["view"]["scores"])
                    return
                if message["choices"]:  # sent twice under the same id, a command acts once
                    command = {"do": "play", "id": f"bot-{decision}", "decision": decision}
                    command["choice"] = random.choice(message["choices"])
                    await line.send(json.dumps(command))
        except websockets.ConnectionClosed:
            continue


if __name__ == "__main__":
    asyncio.run(play(*sit_down(sys.argv[1])))
