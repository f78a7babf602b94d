"""What people say beside the game: where it may be said, who hears it, and that it is nowhere recorded."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from palabre.server.connection.messages import Done, Refused

from ..gatherings import gathering
from ..inside import Seated, begun, guest, house
from ..live import Live
from ..player import Message, Player, run

SECRET = "meet me at the pool"
HIDDEN = ("\u202e", "\u200b\u2060", " \t\n", "\u3164")  # nothing to be seen


def said_to(each: Player) -> list[Message]:
    """What somebody has heard so far."""
    return [said for update in each.updates for said in update["reactions"]]


def test_words_are_heard_once_by_all_where_the_host_allows_them_and_are_in_no_record(live: Live) -> None:
    async def play() -> None:
        async with gathering(live.url, "bonobo-beach", 2, talk=True) as (host, guest):
            assert host.update["table"]["talk"]
            assert (await guest.say("say", text=f"  {SECRET}\u202e "))["is"] == "done"
            for each in (host, guest):
                await each.until(said_to)
                assert [(one["seat"], one["reaction"], one["text"]) for one in said_to(each)] == [
                    (1, "said", SECRET)
                ]
            for nothing in HIDDEN:
                assert (await guest.say("say", text=nothing))["key"] == "text-empty"
            for each in (host, guest):
                record = (await each.web.get(f"/api/tables/{each.table}/record")).text
                assert SECRET not in record

    run(play())


def test_without_the_hosts_leave_or_a_seat_nothing_is_said(live: Live) -> None:
    async def play() -> None:
        async with gathering(live.url, "bonobo-beach", 2) as (host, guest):
            assert (await guest.say("say", text="psst"))["key"] == "talk-off"
            assert (await host.say("say", text="psst"))["key"] == "talk-off"
        async with gathering(live.url, "bonobo-beach", 2, talk=True) as (host, guest):
            onlooker = await Player(live.url).go(host.table)
            assert (await onlooker.say("say", text="psst"))["key"] == "talk-sit-first"
            assert (await onlooker.say("report", seat=1, text="psst"))["key"] == "talk-sit-first"
            assert (await guest.say("unname"))["key"] == "not-over-yet"
            await onlooker.close()

    run(play())


def test_free_words_are_for_tables_by_link_that_nobody_else_finds(live: Live) -> None:
    async def play() -> None:
        me = Player(live.url)
        here, guest, bot = {"who": "here", "name": "Awa"}, {"who": "guest"}, {"who": "bot", "level": "easy"}
        for seats, listed in (([here, guest], True), ([here, bot], False), ([here, here], False)):
            wish = {"game": "bonobo-beach", "seats": seats, "listed": listed, "talk": True}
            assert (await me.ask("POST", "/api/tables", wish, 400))["key"] == "talk-by-link"

    run(play())


def test_nobody_talks_the_others_down_or_says_more_than_a_line(live: Live) -> None:
    async def play() -> None:
        async with gathering(live.url, "bonobo-beach", 2, talk=True) as (host, guest):
            answers = [await guest.say("say", text=f"{n}") for n in range(12)]
            assert "too-many-reactions" in {answer.get("key") for answer in answers}
            for hostile in ("x" * 201, "", 7, None, ["a"], {"do": "say"}):
                guest.others.clear()
                await guest.send({"do": "say", "id": "x", "text": hostile})
                await guest.until(lambda it: it.others)
                assert guest.others[-1]["is"] == "refused"
            assert host.update["table"]["state"] == "playing"

    run(play())


def test_however_many_look_on_and_react_those_who_sit_are_heard(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as at:
            table = await begun(at, "bonobo-beach", 2)
            sits, others = Seated(table, guest(1)), [Seated(table, guest(n)) for n in range(10, 40)]
            for each in (sits, *others):
                each.hello()
            answers = [await each.say(do="react", id="wow", reaction="wow") for each in others * 2]
            assert any(isinstance(answer, Refused) for answer in answers), "all together say too much"
            assert isinstance(await sits.say(do="react", id="1", reaction="wow"), Done)
            assert isinstance(await sits.say(do="report", id="2", seat=0, text="so loud"), Done)
            reacted = [await sits.say(do="react", id=f"{n}", reaction="wow") for n in range(3, 20)]
            assert any(isinstance(answer, Refused) for answer in reacted)
            assert isinstance(await sits.say(do="report", id="later", seat=0, text="as loud"), Done)
            assert [one.text for one in table.setup.reports] == ["as loud"]
            for each in (sits, *others):
                each.hang_up()

    run(play())


def test_a_word_to_the_host_is_for_the_host_alone_and_stays_with_the_table(live: Live) -> None:
    async def play() -> None:
        async with gathering(live.url, "bonobo-beach", 3, talk=True) as (host, rude, hurt):
            await rude.say("say", text="you lose")
            await hurt.until(said_to)
            for text in ("not nice", "really not nice"):  # the later one takes the place of the first
                assert (await hurt.say("report", seat=1, text=text))["is"] == "done"
            told = await host.until(
                lambda it: [one for one in it.update["table"]["reports"] if one["text"] == "really not nice"]
            )
            assert told == [
                {"by": "guest 2", "about": "guest 1", "text": "really not nice", "said": ["you lose"]}
            ]
            assert len(host.update["table"]["reports"]) == 1
            assert (await hurt.say("report", seat=0, text="and the host"))["is"] == "done"
            await asyncio.sleep(0.2)
            assert len(host.update["table"]["reports"]) == 1, "not what is about the host"
            assert rude.update["table"]["reports"] == hurt.update["table"]["reports"] == []
            assert (await hurt.say("report", seat=2, text="me"))["key"] == "no-person-there"
            assert (await hurt.say("report", seat=7, text="whom?"))["key"] == "no-such-seat"

    run(play())


@pytest.mark.wide
def test_a_name_is_taken_out_of_a_finished_table_by_its_owner(live: Live) -> None:
    async def play() -> None:
        async with gathering(live.url, "bonobo-beach", 2, talk=True) as players:
            host, guest = players
            await guest.say("report", seat=0, text="hm")
            await asyncio.gather(*(each.play_on(random.Random(1)) for each in players))
            assert (await guest.say("unname"))["is"] == "done"
            await host.until(lambda it: it.update["table"]["seats"][1]["name"] == "")
            assert host.update["table"]["seats"][0]["name"] == "Awa"
            summary = await guest.ask("GET", f"/api/tables/{guest.table}")
            assert "guest 1" not in str(summary)
            await host.go_to_rematch()
            assert host.update["table"]["seats"][1]["name"] == "2", "the next game calls them something"

    run(play())
