"""Fitting, hostile, truncated, in other people's name: nothing breaks, no other game is touched.

`python3 run.py test --long -k a_million` goes on where the last run was cut; see `progress.py`.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable

import msgspec
import pytest

from palabre.server.connection.encoding import decode_client, decode_wish
from palabre.server.tables.house import REST_AFTER

from . import grammar
from .fuzzing import resident, round_of_rubbish
from .gatherings import gathering
from .live import Live
from .player import Player, run
from .progress import Progress
from .shared import Village

ROUND, ROUND_SECONDS = 10_000, 900
REQUESTS_SHARE = 10  # one in so many is a request, the others are frames
WARM = 300_000  # messages after which memory is to be flat: addresses are remembered …
WARM_SECONDS = REST_AFTER + 120  # … and tables that nobody plays at are, until they rest
GROWTH = 1.15  # what counts as flat: garbage is looked for now and then
NewProgress = Callable[[str, int, int], Progress]


def send(servers: list[Live], progress: Progress) -> None:
    """What is left of it, while people play; then memory is what it was."""
    done, warm, before = 0, 0.0, [server.log for server in servers]
    began = time.monotonic()
    for size in progress.rounds(ROUND):
        requests = size // REQUESTS_SHARE
        urls = [server.url for server in servers]
        run(round_of_rubbish(urls, size - requests, requests, progress.n), seconds=ROUND_SECONDS)
        done += size
        used = max(resident(server.pid) for server in servers)
        is_warm = done >= WARM and time.monotonic() - began >= WARM_SECONDS
        warm = warm or (used if is_warm else 0.0)
        assert not warm or used < warm * GROWTH, f"{warm:.0f} MB have become {used:.0f}"
        assert [server.log for server in servers] == before, "rubbish leaves no line in a log"
        progress.add(n=size, requests=requests)
        progress.done["MB"] = round(used)


def test_a_million_frames_and_requests_on_sqlite(live: Live, progress: NewProgress) -> None:
    send([live], progress("fuzz-sqlite", 2_000, 1_000_000))


@pytest.mark.xdist_group("village")
def test_a_million_frames_and_requests_on_postgres(village: Village, progress: NewProgress) -> None:
    send(village.servers, progress("fuzz-postgres", 1_000, 1_000_000))


def test_what_is_sent_is_understood_often_enough_to_be_dangerous() -> None:
    """Of the messages most are of the right shape, of the wishes some; else only the door would be tried."""
    dice = random.Random(5)

    def understood(read: Callable[[bytes], object], text: bytes) -> bool:
        try:
            return bool(read(text))
        except (msgspec.DecodeError, UnicodeError):
            return False

    kinds = {str(grammar.command(dice, {})["do"]) for _ in range(2_000)}
    assert {each.tag for each in grammar.MESSAGES} <= kinds
    frames = [understood(decode_client, grammar.frame(dice, {})) for _ in range(2_000)]
    wishes = [understood(decode_wish, json.dumps(grammar.wish(dice)).encode()) for _ in range(500)]
    assert 0.5 < sum(frames) / len(frames) < 0.9
    assert sum(wishes) > 50


def test_a_fuzzer_with_no_rights_sees_refusals_not_effects(live: Live) -> None:
    """Every command that the protocol has, sent by somebody without a seat."""

    async def attack() -> None:
        async with gathering(live.url, "bonobo-beach", 2) as players:
            stranger = await Player(live.url).go(players[0].table)
            before = players[0].update["version"]
            dice = random.Random(1)
            for kind in grammar.MESSAGES:
                facts = {"id": "", **grammar.shaped(kind, dice)}
                do, _ = facts.pop("do"), facts.pop("id")
                if do in ("hello", "pong"):
                    continue
                answer = await stranger.say(do, **facts)
                harmless = do in ("leave", "react", "salt_hash", "salt")
                harmless = harmless or (do == "look" and facts["eyes"] is None)  # as whoever looks on
                assert answer["is"] == ("done" if harmless else "refused"), (do, answer)
            assert players[0].update["version"] == before
            assert [seat["who"] for seat in players[0].update["table"]["seats"]] == ["person", "person"]
            await stranger.close()

    run(attack())
