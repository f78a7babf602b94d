"""Whole games over the network: what everybody is told agrees, what is acknowledged stands in the record."""

from __future__ import annotations

import asyncio
import functools
import random

import pytest

import palabre

from ..gatherings import agree, first_to_choose, gathering, guests, play_until, step
from ..live import Live
from ..player import Player, run

SEATS = {"bongo": 3, "bonobo-beach": 2, "bakong": 3, "banjooli-xeet": 3}


@pytest.mark.parametrize("game", palabre.games())
def test_a_whole_game_is_played_over_the_network_and_its_record_verifies(live: Live, game: str) -> None:
    async def play() -> None:
        async with gathering(live.url, game, SEATS[game]) as players:
            watcher = await Player(live.url, "watcher").go(players[0].table)
            async with guests(watcher):
                await asyncio.gather(*(each.play_on(random.Random(n)) for n, each in enumerate(players)))
                await watcher.until(lambda _: watcher.state == "over")
                text = (await watcher.web.get(f"/api/tables/{watcher.table}/record")).text
                match = palabre.verify(text)
                assert match.scores == watcher.view["scores"]
                assert sorted(match.nature.opened) == sorted(each.salt for each in players)
                told = {each["table"]["receipt"]["commitment"] for each in watcher.updates}
                assert told == {match.nature.described()["commitment"]}
                for each in [*players, watcher]:
                    assert not each.mistakes
                    assert each.view == match.view(each.update["eyes"])

    run(play())


def test_who_comes_back_is_told_what_was_missed(live: Live) -> None:
    async def play() -> None:
        async with gathering(live.url, "bakong", 2) as players:
            dice, (one, other) = random.Random(5), players
            for _ in range(12):
                await step(players, dice)
                await other.lose_line()
                if one.can_choose():
                    await one.choose(dice)
                await other.until_back()
                await agree(players)
            assert other.lines_opened >= 12
            missed = [update for update in other.updates if update["events"]]
            assert len(missed) > 5, "events came over lines that were opened anew"
            assert not other.mistakes

    run(play())


def test_a_watcher_with_an_old_version_gets_the_way_from_there(live: Live) -> None:
    async def play() -> None:
        async with gathering(live.url, "bonobo-beach", 2) as players:
            watcher = await Player(live.url).go(players[0].table)
            async with guests(watcher):
                start = dict(watcher.update)
                await watcher.leave_line()
                for n in range(6):
                    await step(players, random.Random(n))
                watcher.update = start
                task = asyncio.create_task(watcher._stay())
                await watcher.until(lambda _: watcher.update["version"] > start["version"])
                assert watcher.update["since"] == start["version"]
                assert palabre_apply(start, watcher.update) == watcher.view == players[0].view
                task.cancel()

    run(play())


def palabre_apply(old: dict[str, object], new: dict[str, object]) -> object:
    from palabre.kernel.telling import apply

    return apply(old["view"], new["events"])  # type: ignore[arg-type]


def test_a_version_from_the_future_or_the_far_past_gets_the_view_alone(live: Live) -> None:
    async def play() -> None:
        async with gathering(live.url, "bakong", 2) as (one, _):
            for version in (10**9, 2**53 - 1):
                one.updates.clear()
                await one.send({"do": "hello", "version": version, "lang": "en"})
                await one.until(lambda it: it.updates)
                assert one.update["since"] == one.update["version"]
                assert one.update["events"] == []

    run(play())


def test_a_command_sent_twice_acts_once(live: Live) -> None:
    async def play() -> None:
        async with gathering(live.url, "bakong", 2) as players:
            chooser = await first_to_choose(players)
            facts = {"decision": chooser.update["decision"], "choice": chooser.update["choices"][0]}
            assert (await chooser.say("play", id="once", **facts))["is"] == "done"
            record = f"/api/tables/{chooser.table}/record"
            before = (await chooser.web.get(record)).text
            assert (await chooser.say("play", id="once", **facts))["is"] == "done"
            await chooser.lose_line()
            assert (await chooser.say("play", id="once", **facts))["is"] == "done"
            assert (await chooser.web.get(record)).text == before
            fresh = await chooser.say("play", id="again", **facts)
            assert (fresh["is"], fresh["key"]) == ("refused", "stale-decision")

    run(play())


def test_the_same_command_over_two_lines_at_once_acts_once(live: Live) -> None:
    async def play() -> None:
        async with gathering(live.url, "bonobo-beach", 2) as players:
            chooser = await first_to_choose(players)
            twin = await Player(live.url, cookie=chooser.cookie).go(chooser.table)
            async with guests(twin):
                facts = {"decision": chooser.update["decision"], "choice": chooser.update["choices"][0]}
                answers = await asyncio.gather(
                    *(each.say("play", id="same", **facts) for each in (chooser, twin))
                )
                assert [answer["is"] for answer in answers] == ["done", "done"]

    run(play())


def test_refusals_are_sentences_in_the_players_language(live: Live) -> None:
    async def play() -> None:
        async with gathering(live.url, "bakong", 2, lang="fr") as players:
            chooser = await first_to_choose(players)
            idle = next(each for each in players if each is not chooser)
            stale = await chooser.play(chooser.update["choices"][0], decision=chooser.update["decision"] + 1)
            assert stale["key"] == "stale-decision"
            assert stale["reason"].startswith("La partie a avancé depuis")
            not_mine = await idle.play(chooser.update["choices"][0])
            assert (not_mine["key"], not_mine["is"]) == ("nothing-to-choose", "refused")
            assert not_mine["reason"].startswith("Ce n’est pas à vous")
            stolen = await idle.play(chooser.update["choices"][0], seat=chooser.seats[0])
            assert stolen["key"] == "not-your-seat"
            unknown = await chooser.play({"do": "fly"})
            assert unknown["is"] == "refused"
            assert "fly" in unknown["reason"]
            answer = await chooser.web.get("/api/tables/0000/record")
            assert (answer.status_code, answer.json()["reason"]) == (404, "Cette table n’existe pas.")

    run(play())


def test_a_preview_says_what_a_choice_would_do_and_changes_nothing(live: Live) -> None:
    async def play() -> None:
        async with gathering(live.url, "bonobo-beach", 2) as players:
            chooser = await first_to_choose(players)
            before = chooser.update
            facts = {"decision": before["decision"], "choice": before["choices"][0]}
            assert (await chooser.say("preview", **facts))["preview"]
            assert (await chooser.say("preview", **{**facts, "decision": 10**6}))["key"] == "stale-decision"
            idle = next(each for each in players if each is not chooser)
            assert (await idle.say("preview", **facts))["key"] == "nothing-to-choose"
            assert chooser.update["version"] == before["version"]

    run(play())


def test_why_a_choice_is_not_there_is_said_on_asking_and_changes_nothing(live: Live) -> None:
    async def play() -> None:
        async with gathering(live.url, "bonobo-beach", 2) as players:
            chooser = await first_to_choose(players)
            before = chooser.update
            facts = {"decision": before["decision"], "choice": {"do": "lay", "on": [0, 1]}}
            told = await chooser.say("why_not", **facts)
            assert (told["is"], told["key"]) == ("explained", "bonobo-beach-draw-first")
            assert told["reason"] == "Draw a rhombus before laying one."
            legal = await chooser.say("why_not", **{**facts, "choice": before["choices"][0]})
            assert (legal["is"], legal["reason"], legal["key"]) == ("explained", None, None)
            assert (await chooser.say("why_not", **{**facts, "decision": 10**6}))["key"] == "stale-decision"
            idle = next(each for each in players if each is not chooser)
            assert (await idle.say("why_not", **facts))["key"] == "nothing-to-choose"
            for hostile in ({}, {"do": None}, {"do": "put_pawn", "at": {"x": [1e308]}}, {"do": "x" * 2000}):
                told = await chooser.say("why_not", **{**facts, "choice": hostile})
                assert (told["is"], told["key"]) == ("explained", "no-such-action")
                assert len(told["reason"]) < 400
            assert chooser.update["version"] == before["version"]

    run(play())


def test_ones_own_choice_is_taken_back_where_nothing_was_learnt(live: Live) -> None:
    async def play() -> None:
        async with gathering(live.url, "banjooli-xeet", 2) as players:
            chooser = await play_until(players, lambda each: each.update["can_undo"])
            views = {update["version"]: update["view"] for update in chooser.updates}
            version, view = chooser.update["version"], chooser.view
            assert (await chooser.say("undo"))["is"] == "done"
            await agree(players)
            assert chooser.update["version"] == version + 1
            assert chooser.view != view
            assert chooser.view in views.values()
            assert chooser.can_choose()

    run(play())


def test_elsewhere_a_choice_is_taken_back_by_consent_of_all_or_stays(live: Live) -> None:
    async def play() -> None:
        async with gathering(live.url, "bakong", 3) as players:
            chooser = await play_until(players, lambda each: not each.update["can_undo"])
            others = [each for each in players if each is not chooser]
            assert (await others[0].say("undo"))["key"] == "undo-not-yours"
            for verdicts in ((True, True), (True, False)):
                version = chooser.update["version"]
                assert (await chooser.say("undo"))["is"] == "done"
                for each, yes in zip(others, verdicts):
                    question = await each.until(lambda it: it.update["table"]["question"])
                    assert question["kind"] == "undo"
                    await each.say("answer", question=question["question"], yes=yes)
                await chooser.until(lambda _: chooser.update["table"]["question"] is None)
                taken_back = chooser.update["version"] > version
                assert taken_back == all(verdicts)
                if taken_back:
                    await agree(players)
                    assert chooser.can_choose()
                    await chooser.choose(random.Random(1))
                    await agree(players)

    run(play())


def test_a_clock_that_runs_out_plays_the_default_and_says_so(live: Live) -> None:
    async def play() -> None:
        async with gathering(live.url, "bakong", 2, clock=5) as players:
            chooser = await first_to_choose(players)
            assert 0 < chooser.update["clocks"]["left"] <= chooser.update["clocks"]["of"] == 5000
            seat, version = chooser.seats[0], chooser.update["version"]
            await chooser.until(lambda _: chooser.update["version"] > version)
            notes = [event for event in chooser.update["events"] if event["kind"] == "note"]
            assert notes[0]["late"] == seat

    run(play())


def test_reactions_reach_everybody_and_are_from_a_list(live: Live) -> None:
    async def play() -> None:
        async with gathering(live.url, "bakong", 2) as (one, other):
            assert (await one.say("react", reaction="bravo"))["is"] == "done"
            heard = await other.until(
                lambda _: [each for update in other.updates for each in update["reactions"]]
            )
            assert [(each["seat"], each["reaction"]) for each in heard] == [(0, "bravo")]
            assert (await one.say("react", reaction="well_played"))["is"] == "done"
            await one.send({"do": "react", "id": "x", "reaction": "anything I like"})
            await one.until(lambda _: any(each.get("key") == "not-understood" for each in one.others))

    run(play())


def sees_through(seat: int, player: Player) -> bool:
    return bool(player.update["eyes"] == seat)


def test_one_connection_holds_several_seats_and_looks_through_one_at_a_time(live: Live) -> None:
    async def play() -> None:
        family = await Player(live.url).open("banjooli-xeet", "me", "me", "me")
        stranger = await Player(live.url).go(family.table)
        async with guests(family, stranger):
            await family.until(lambda _: family.state == "playing")
            assert family.seats == [0, 1, 2]
            cards = {}
            for seat in (2, 0, 1):
                assert (await family.say("look", eyes=seat))["is"] == "done"
                await family.until(functools.partial(sees_through, seat))
                shown = [place for place, card in enumerate(family.view["cards"]) if card is not None]
                assert shown == [seat]
                cards[seat] = family.view["cards"][seat]
                assert family.update["events"] == []
                assert bool(family.update["choices"]) == (seat in family.view["to_act"])
            acting = family.view["to_act"][0]
            await family.say("look", eyes=acting)
            await family.until(lambda _: family.can_choose())
            await family.choose(random.Random(1))
            assert (await stranger.say("look", eyes=0))["key"] == "not-your-seat"
            assert not any(stranger.view["cards"])
            assert (await family.say("look", eyes=None))["is"] == "done"
            await family.until(lambda _: family.update["eyes"] is None)
            assert not any(family.view["cards"])
            assert not family.mistakes

    run(play())
