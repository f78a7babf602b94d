"""Sitting down, getting up, being held, coming back, and playing again."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import update

from palabre.server.storage.schema import carries

from ..gatherings import gathering, guests, step
from ..inside import guest, house, requests
from ..live import Live
from ..player import Player, run


def test_people_sit_by_code_or_at_a_seat_of_their_choice_and_others_watch(live: Live) -> None:
    async def play() -> None:
        host = await Player(live.url, "Awa").open("bakong", "me", "free", "free", "easy")
        guest = await Player(live.url, "  Binta\u0007\n  Sow ").join(host.code.lower())
        third = await Player(live.url, "Cora").go(host.table)
        late = Player(live.url, "late")
        async with guests(host, guest, third, late):
            assert third.seats == []
            await host.until(lambda _: host.update["table"]["watching"] == 1)
            assert (await third.say("sit", seat=1, name="Cora"))["key"] == "seat-taken"
            assert (await third.say("sit", seat=7, name="Cora"))["key"] == "no-such-seat"
            assert (await third.say("sit", seat=2, name="\u200b \u0000"))["key"] == "name-empty"
            assert (await third.say("sit", seat=2, name="Cora"))["is"] == "done"
            assert (await third.say("sit", seat=2, name="Cora"))["is"] == "done"
            await host.until(lambda _: host.state == "playing")
            names = [seat["name"] for seat in host.update["table"]["seats"]]
            assert names == ["Awa", "Binta Sow", "Cora", "easy"]
            await late.join(host.code)
            assert (late.seats, late.state) == ([], "playing")
            assert (await late.say("play", decision=late.update["decision"], choice={"do": "x"}))["key"] == (
                "nothing-to-choose"
            )
            assert late.update["choices"] == []

    run(play())


def test_who_leaves_before_the_game_frees_the_seat_and_during_it_leaves_a_bot(live: Live) -> None:
    async def play() -> None:
        host = await Player(live.url, "Awa").open("bonobo-beach", "me", "free", "free")
        guest = await Player(live.url, "Binta").join(host.code)
        third = Player(live.url, "Cora")
        async with guests(host, guest, third):
            assert (await guest.say("leave"))["is"] == "done"
            await host.until(lambda _: host.update["table"]["seats"][1]["who"] == "free")
            await guest.say("sit", seat=2, name="Binta")
            await third.join(host.code)
            await host.until(lambda _: host.state == "playing")
            assert (await guest.say("leave"))["is"] == "done"
            seat = await host.until(
                lambda _: (
                    host.update["table"]["seats"][2]["who"] == "bot" and host.update["table"]["seats"][2]
                )
            )
            assert (seat["level"], seat["held"]) == ("medium", False)
            await guest.until(lambda _: guest.update["eyes"] is None)
            assert guest.seats == []

    run(play())


def test_one_stranger_takes_one_seat_and_names_are_seen_and_told_apart(live: Live) -> None:
    async def play() -> None:
        host = await Player(live.url, "Awa").open("bakong", "me", "free", "free", "free")
        stranger = await Player(live.url, "\u3164\u2800\u034f").go(host.table)
        async with guests(host, stranger):
            assert (await stranger.say("sit", seat=1, name=stranger.name))["key"] == "name-empty"
            assert (await stranger.say("sit", seat=1, name="\uff21\u200bwa\u0301"))["is"] == "done"
            assert (await stranger.say("sit", seat=2, name="Binta"))["key"] == "one-seat-each"
            await host.until(lambda it: it.update["table"]["seats"][1]["who"] == "person")
            assert host.update["table"]["seats"][1]["name"] == "\uff21 w\u00e1 2"
            assert (await host.say("sit", seat=2, name="awa"))["is"] == "done", "two at the host's device"
            await host.until(lambda it: it.update["table"]["seats"][2]["name"] == "awa 3")

    run(play())


def test_a_carry_link_brings_the_seats_to_another_device_once(live: Live) -> None:
    async def play() -> None:
        async with gathering(live.url, "bakong", 2) as (host, guest):
            link = (await guest.ask("POST", "/api/carry"))["link"]
            assert link.startswith(live.url)
            async with httpx.AsyncClient() as phone, httpx.AsyncClient() as thief:
                for _ in range(2):  # a messenger that shows what is behind a link does not use it up
                    assert (await thief.get(link)).status_code == 200
                first = await phone.post(link, data={"keep": "carried"})
                assert (first.status_code, first.headers["location"]) == (303, "/")
                again = await thief.post(link, data={"keep": "carried"})
                assert again.status_code == 404
                assert thief.cookies["palabre"] != phone.cookies["palabre"] == guest.cookie
            carried = await Player(live.url, cookie=guest.cookie).go(host.table)
            async with guests(carried):
                assert carried.seats == [1]

    run(play())


def test_an_old_carry_link_makes_nobody_anybody(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as at, requests(at, guest(0)) as mine, requests(at, guest(1)) as other:
            links = [(await mine.post("/api/carry")).json()["link"] for _ in range(2)]
            aged = update(carries).where(carries.c.expires > time.time()).values(expires=int(time.time()) - 1)
            fresh = await other.post(links[0], data={"keep": "carried"})
            assert fresh.status_code == 303
            await at.store.run(aged)
            late = await other.post(links[1], data={"keep": "carried"})
            assert late.status_code == 404
            assert "set-cookie" not in late.headers

    run(play())


def test_a_link_followed_makes_nobody_somebody_else_before_they_say_so(live: Live) -> None:
    """One foreign click, a preview, a foreign form: who has seats here keeps them, and is asked which."""

    async def play() -> None:
        attacker, victim = Player(live.url), await Player(live.url).open("bakong", "me", "free")
        async with guests(attacker, victim):
            await attacker.ask("GET", "/api/games")
            link = (await attacker.ask("POST", "/api/carry"))["link"]
            mine = victim.cookie
            asked = await victim.web.get(link)
            assert asked.status_code == 200
            assert "set-cookie" not in asked.headers
            assert asked.text.count("<button") == 2, "which of the two to keep"
            foreign = {"Origin": "https://example.org"}
            assert (await victim.web.post(link, data={"keep": "carried"}, headers=foreign)).status_code == 403
            assert (await victim.web.post(link, data={"keep": "mine"})).status_code == 303
            assert victim.cookie == mine
            assert (await victim.web.post(link, data={"keep": "carried"})).status_code == 303
            assert victim.web.cookies["palabre"] == attacker.cookie, "who says so is"

    run(play())


def test_two_who_follow_a_carry_link_at_once_do_not_both_get_the_seat(live: Live) -> None:
    async def play() -> None:
        guest = Player(live.url)
        async with guests(guest):
            await guest.ask("GET", "/api/games")
            link = (await guest.ask("POST", "/api/carry"))["link"]
            async with httpx.AsyncClient() as one, httpx.AsyncClient() as two:
                await asyncio.gather(*(each.post(link, data={"keep": "carried"}) for each in (one, two)))
                assert [each.cookies["palabre"] == guest.cookie for each in (one, two)].count(True) == 1

    run(play())


@pytest.mark.wide
def test_a_rematch_has_the_same_players_at_the_same_seats(live: Live) -> None:
    async def play() -> None:
        async with gathering(live.url, "bonobo-beach", 2) as players:
            host, guest = players
            assert (await host.say("rematch"))["key"] == "no-rematch-yet"
            await asyncio.gather(*(each.play_on(random.Random(n)) for n, each in enumerate(players)))
            answers = await asyncio.gather(host.say("rematch"), guest.say("rematch"))
            assert [answer["is"] for answer in answers] == ["done", "done"]
            await host.until(lambda _: host.update["table"]["next_table"])
            await guest.until(lambda _: guest.update["table"]["next_table"])
            assert host.update["table"]["next_table"] == guest.update["table"]["next_table"]
            for each in players:
                await each.leave_line()
                await each.go(each.update["table"]["next_table"])
                await each.until(lambda it: it.state == "playing")
            assert [seat["name"] for seat in host.update["table"]["seats"]] == ["Awa", "guest 1"]
            assert (host.seats, guest.seats) == ([0], [1])
            await step(players, random.Random(1))

    run(play())


@pytest.mark.wide
def test_a_series_of_bonobo_beach_goes_on_from_the_markers(live: Live) -> None:
    async def play() -> None:
        async with gathering(live.url, "bonobo-beach", 2, options={"series": True}) as players:
            host = players[0]
            await asyncio.gather(*(each.play_on(random.Random(n)) for n, each in enumerate(players)))
            markers, starter = host.view["markers"], host.view["starter"]
            assert any(markers)
            await host.say("rematch")
            await host.until(lambda _: host.update["table"]["next_table"])
            for each in players:
                await each.until(lambda it: it.update["table"]["next_table"])
                await each.leave_line()
                await each.go(each.update["table"]["next_table"])
                await each.until(lambda it: it.state == "playing")
            assert (host.view["markers"], host.view["starter"]) == (markers, 1 - starter)
            assert host.seats == [0]
            await asyncio.gather(*(each.play_on(random.Random(n)) for n, each in enumerate(players)))
            import palabre

            palabre.verify((await host.web.get(f"/api/tables/{host.table}/record")).text)

    run(play())


def test_public_tables_are_listed_for_all_and_private_ones_for_those_who_sit(live: Live) -> None:
    async def play() -> None:
        host = await Player(live.url, "Awa").open("bakong", "me", "free", listed=True)
        hidden = await Player(live.url, "Awa").open("bakong", "free", "free")
        other = Player(live.url)
        async with guests(host, hidden, other):

            async def tables(who: Player, path: str = "") -> set[str]:
                return {line["table"] for line in await who.ask("GET", f"/api/tables{path}")}

            assert host.table in await tables(other)
            assert hidden.table not in await tables(other)
            assert await tables(other, "/mine") == set()
            assert await tables(host, "/mine") == {host.table}
            assert await tables(hidden, "/mine") == {hidden.table}, "a host without a seat"
            line = next(line for line in await other.ask("GET", "/api/tables") if line["table"] == host.table)
            assert (line["seats"], line["game"], line["state"]) == (["Awa", ""], "bakong", "waiting")

    run(play())


def test_what_was_agreed_is_told_before_one_sits_down(live: Live) -> None:
    async def play() -> None:
        agreed = {"quicksand": "after_move", "first": "seat0"}  # the second is the usual one
        host = await Player(live.url, "Awa").open("bakong", "me", "free", "easy", options=agreed, clock=30)
        other, nobody = Player(live.url), Player(live.url)
        async with guests(host, other, nobody):
            line = await other.ask("GET", f"/api/tables/{host.table}")
            assert (line["options"], line["clock"]) == ({"quicksand": "after_move"}, 30)
            assert (line["seats"], line["levels"]) == (["Awa", "", "easy"], [None, None, "easy"])
            lobby = host.update["table"]
            assert (lobby["options"], lobby["clock"]) == ({"quicksand": "after_move"}, 30)
            await nobody.ask("GET", "/api/tables/0123456789abcdef", status=404)

    run(play())


@pytest.mark.parametrize("level", ["stdio:true", "os:system", "mcts:sims=5000000", "Easy", ""])
def test_the_network_gets_no_bots_but_the_levels_that_are_offered(live: Live, level: str) -> None:
    async def play() -> None:
        guest = Player(live.url)
        async with guests(guest):
            seats = [{"who": "here", "name": "Awa"}, {"who": "bot", "level": level}]
            await guest.ask("POST", "/api/tables", {"game": "bakong", "seats": seats}, status=400)

    run(play())


def test_every_level_that_is_offered_plays_at_once(live: Live) -> None:
    async def play() -> None:
        guest = Player(live.url)
        await guest.ask("GET", "/api/games")
        for level in ("random", "greedy", "easy"):
            opened: dict[str, Any] = await guest.ask(
                "POST", "/api/tables", {"game": "bonobo-beach", "seats": [{"who": "bot", "level": level}] * 2}
            )
            watcher = await Player(live.url).go(opened["table"])
            async with guests(watcher):
                await watcher.until(lambda it: it.update["version"] > 8)
        await guest.close()

    run(play())


def test_a_guest_opens_only_so_many_tables(live: Live) -> None:
    async def play() -> None:
        guest = Player(live.url)
        async with guests(guest):
            wish = {"game": "bakong", "seats": [{"who": "guest"}, {"who": "guest"}]}
            for _ in range(30):
                await guest.ask("POST", "/api/tables", wish)
            refused = await guest.ask("POST", "/api/tables", wish, status=400)
            assert refused["key"] == "too-many-tables"

    run(play())
