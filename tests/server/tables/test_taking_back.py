"""Taking back at a table: freely among bots and on one device, by consent of people, never for new luck."""

from __future__ import annotations

import asyncio
import json
import random

import palabre
from palabre.kernel.layout import NATURE
from palabre.server.tables.taking_back import is_answered
from tests.kernel.test_match import named, stall

from ..gatherings import after_dice, after_dice_of_two, agree, gathering, happened, play_until, says, step
from ..live import Live
from ..player import Message, Player, run


def test_who_has_gone_has_not_agreed_and_a_no_stays_a_no(live: Live) -> None:
    async def play() -> None:
        async with gathering(live.url, "bakong", 2) as players:
            chooser, other = await after_dice_of_two(players)
            version = chooser.update["version"]
            assert chooser.update["may_undo"]
            assert not other.update["may_undo"]
            assert (await chooser.say("undo"))["is"] == "done"
            await says(other, yes=False)
            await chooser.until(lambda it: it.update["table"]["question"] is None)
            assert not chooser.update["may_undo"]
            assert (await chooser.say("undo"))["key"] == "undo-denied"
            await other.leave_line()
            await chooser.until(lambda it: not all(seat["present"] for seat in it.update["table"]["seats"]))
            answers = [await chooser.say("undo") for _ in range(40)]
            assert {answer["key"] for answer in answers if answer["is"] == "refused"} == {"undo-denied"}
            assert len(answers) == sum(answer["is"] == "refused" for answer in answers)
            assert chooser.update["version"] == version, "no choice was taken back"

    run(play())


def test_a_no_is_about_the_move_whatever_is_done_and_taken_back_in_between(live: Live) -> None:
    async def play() -> None:
        async with gathering(live.url, "banjooli-xeet", 2) as players:
            chooser = await play_until(players, lambda it: it.can_choose() and "thrown" in happened(it))
            other = next(each for each in players if each is not chooser)
            assert (await chooser.say("undo"))["is"] == "done"
            await says(other, yes=False)
            await chooser.until(lambda it: it.update["table"]["question"] is None)
            version = chooser.update["version"]
            await chooser.choose(random.Random(1))
            await chooser.until(lambda it: it.update["version"] > version)
            assert chooser.update["can_undo"]
            assert (await chooser.say("undo"))["is"] == "done"
            assert (await chooser.say("undo"))["key"] == "undo-denied"

    run(play())


def test_who_is_away_is_not_taken_to_agree(live: Live) -> None:
    async def play() -> None:
        async with gathering(live.url, "bakong", 3) as players:
            chooser = await after_dice(players)
            here, gone = (each for each in players if each is not chooser)
            version = chooser.update["version"]
            await gone.leave_line()
            await here.until(lambda it: not all(seat["present"] for seat in it.update["table"]["seats"]))
            assert (await chooser.say("undo"))["key"] == "undo-away"
            await gone.go(gone.table)
            assert (await chooser.say("undo"))["is"] == "done"
            await says(here, yes=True)
            await gone.leave_line()
            await here.until(lambda it: not all(seat["present"] for seat in it.update["table"]["seats"]))
            assert here.update["table"]["question"]["asked"], "it waits"
            assert (await chooser.say("undo"))["key"] == "undo-away"
            assert chooser.update["version"] == version
            await gone.go(gone.table)
            await says(gone, yes=True)
            await chooser.until(lambda it: it.update["version"] > version and it.can_choose())

    run(play())


def test_by_consent_the_same_dice_fall_again(live: Live) -> None:
    async def play() -> None:
        async with gathering(live.url, "bakong", 2) as players:
            chooser, other = await after_dice_of_two(players)
            choice = [command["choice"] for _, command in chooser.done if command["do"] == "play"][-1]
            dice = chooser.view["dice"]
            version = chooser.update["version"]
            await chooser.say("undo")
            await says(other, yes=True)
            await chooser.until(lambda it: it.update["version"] > version and it.can_choose())
            await chooser.play(choice)
            await agree(players)
            assert chooser.view["dice"] == dice
            record = await finished(players)
            assert any(body.get("again") for body in map(json.loads, record.splitlines()))

    run(play())


async def finished(players: list[Player]) -> str:
    """The record, once the game is over; it verifies."""
    await asyncio.gather(*(each.play_on(random.Random(n)) for n, each in enumerate(players)))
    text = (await players[0].web.get(f"/api/tables/{players[0].table}/record")).text
    assert palabre.verify(text).over
    return text


def table_of(me: Player) -> Message:
    """What lies on the table; tiles that have been seen stay known."""
    return {name: what for name, what in me.view.items() if name != "seen"}


def test_against_bots_one_goes_back_freely_as_often_as_one_likes(live: Live) -> None:
    async def play() -> None:
        me = await Player(live.url).open("bakong", "me", "easy", "easy")
        await me.until(Player.can_choose)
        dice = random.Random(2)
        for _ in range(8):
            await step([me], dice)
        await me.until(Player.can_choose)
        led_to: dict[tuple[str, int], Message] = {}
        for n in range(25):
            assert me.update["can_undo"]
            assert (await me.say("undo"))["is"] == "done"
            await me.until(Player.can_choose)
            if n < 5:
                continue
            before, which = json.dumps(table_of(me)), n % 3
            await me.choose(random.Random(which))
            await me.until(Player.can_choose)
            now = table_of(me)
            assert led_to.setdefault((before, which), now) == now, "the same luck after the same choice"
        assert len(led_to) < 20, "some choices were made again"
        record = await finished([me])  # verified: whatever was asked again was answered as before
        assert any(body.get("again") for body in map(json.loads, record.splitlines()))
        await me.close()

    run(play())


DICE = ("rolled", "cave_rolled")
BACK = 10  # choices


def dice_seen(updates: list[Message]) -> list[list[int]]:
    """All dice that fell, in the order in which they were seen."""
    events = [event for update in updates for event in update["events"]]
    return [event["dice"] for event in events if event["kind"] in DICE]


def test_ten_choices_back_and_forward_otherwise_the_dice_are_the_same(live: Live) -> None:
    """Bakong asks nature for nothing but two dice: whatever is chosen, they fall in one order."""

    async def play() -> None:
        me = await Player(live.url).open("bakong", "me", "easy", "easy")
        await me.until(Player.can_choose)
        began = len(me.updates)
        chosen = [await chose_otherwise(me, None) for _ in range(BACK)]
        before = dice_seen(me.updates[began:])
        for _ in range(BACK):
            assert (await me.say("undo"))["is"] == "done"
        assert (await me.say("undo"))["key"] == "undo-nothing"
        await me.until(Player.can_choose)
        back = len(me.updates)
        again = [await chose_otherwise(me, choice) for choice in chosen]
        assert again[0] != chosen[0]
        both = list(zip(before, dice_seen(me.updates[back:]), strict=False))
        assert len(both) > 2
        assert [one for one, other in both if one != other] == []
        await finished([me])  # the record verifies
        await me.close()

    run(play())


async def chose_otherwise(me: Player, than: Message | None) -> Message:
    """Make the first choice that is another one than before."""
    await me.until(Player.can_choose)
    choice: Message = next((each for each in me.update["choices"] if each != than), me.update["choices"][0])
    version = me.update["version"]
    await me.play(choice)
    await me.until(lambda it: it.update["version"] > version and it.can_choose())
    return choice


def test_where_it_was_agreed_every_choice_stands(live: Live) -> None:
    async def play() -> None:
        me = await Player(live.url).open("bakong", "me", "easy", takes_back=False)
        await me.until(Player.can_choose)
        await step([me], random.Random(2))
        await me.until(Player.can_choose)
        assert not me.update["can_undo"]
        assert me.update["table"]["takes_back"] is False
        assert (await me.say("undo"))["key"] == "undo-off"
        await me.close()

    run(play())


def test_on_one_device_everybody_takes_back_what_anybody_there_chose(live: Live) -> None:
    async def play() -> None:
        me = await Player(live.url).open("bonobo-beach", "me", "me")
        await me.until(Player.can_choose)
        start = me.view
        assert not me.update["may_undo"]
        for _ in range(3):
            await me.say("look", eyes=me.view["to_act"][0])
            await me.until(Player.can_choose)
            await me.choose(random.Random(1))
        for _ in range(3):
            assert me.update["can_undo"]
            assert (await me.say("undo"))["is"] == "done"
        await me.until(lambda it: {**it.view, "phase": 0} == {**start, "phase": 0})
        assert not me.update["may_undo"]
        assert (await me.say("undo"))["key"] == "undo-nothing"
        await me.close()

    run(play())


async def asked_ahead(chooser: Player, dice: random.Random, most: int = 60) -> Message:
    """Choose until one's last choice may not be taken back freely; the answer to who asks all the same."""
    for _ in range(most):
        await chooser.until(Player.can_choose)
        await chooser.choose(dice)
        await chooser.until(Player.can_choose)
        if not chooser.update["can_undo"]:
            answer = await chooser.say("undo")
            if answer.get("key") != "undo-not-yours":
                return answer
    raise AssertionError("whatever is chosen goes back freely")


def test_who_has_gone_and_is_held_by_a_bot_has_not_agreed(live: Live) -> None:
    """Nobody plays ahead with the answers of the bot, looks, and takes all of it back."""

    async def play() -> None:
        async with gathering(live.url, "bakong", 2) as players:
            chooser, other = await after_dice_of_two(players)
            await other.leave_line()
            await chooser.until(lambda it: not all(seat["present"] for seat in it.update["table"]["seats"]))
            gone = next(seat for seat in range(2) if seat not in chooser.seats)
            while (await chooser.say("hold", seat=gone, level="easy"))["is"] == "refused":
                await asyncio.sleep(0.1)
            before = chooser.update["version"]
            assert (await asked_ahead(chooser, random.Random(1)))["key"] == "undo-away"
            seen = chooser.update["version"]
            assert (await chooser.say("undo"))["key"] == "undo-away"
            assert chooser.update["version"] == seen > before
            await other.go(chooser.table)
            assert (await chooser.say("undo"))["is"] == "done"
            await says(other, yes=False)
            await chooser.until(lambda it: it.update["table"]["question"] is None)
            assert chooser.update["version"] == seen

    run(play())


def test_who_lets_a_bot_play_for_a_moment_is_asked(live: Live) -> None:
    async def play() -> None:
        async with gathering(live.url, "bakong", 2) as players:
            chooser, other = await after_dice_of_two(players)
            assert (await other.say("hold", seat=other.seats[0], level="easy"))["is"] == "done"
            await chooser.until(lambda it: any(seat["held"] for seat in it.update["table"]["seats"]))
            assert (await asked_ahead(chooser, random.Random(1)))["is"] == "done"
            seen = chooser.update["version"]
            question = await other.until(lambda it: it.update["table"]["question"])
            assert question["asked"] == other.seats
            assert chooser.update["version"] == seen
            await says(other, yes=True)
            await chooser.until(lambda it: it.update["version"] > seen)

    run(play())


def test_no_throw_is_looked_at_and_thrown_otherwise_while_a_bot_plays_for_the_other(live: Live) -> None:
    async def play() -> None:
        async with gathering(live.url, "banjooli-xeet", 2) as (cheat, other):
            await other.say("hold", seat=other.seats[0], level="child")
            dice = random.Random(5)
            for _ in range(10):
                await cheat.until(Player.can_choose)
                await cheat.choose(dice)
                await cheat.until(Player.can_choose)
                await cheat.say("undo")
            text = (await cheat.web.get(f"/api/tables/{cheat.table}/record")).text
            lines = [json.loads(line) for line in text.splitlines()][1:]
            undone = [lines[line["undo"] : n] for n, line in enumerate(lines) if "undo" in line]
            assert not any("pick" in line for struck in undone for line in struck)

    run(play())


def test_by_who_goes_while_the_question_stands_it_is_answered_when_they_are_back(live: Live) -> None:
    """A reload is no answer; and who waits sees for whom."""

    async def play() -> None:
        async with gathering(live.url, "bakong", 3) as players:
            chooser = await after_dice(players)
            other, third = (each for each in players if each is not chooser)
            assert (await chooser.say("undo"))["is"] == "done"
            await says(third, yes=True)
            question = (await chooser.until(lambda it: it.update["table"]["question"]))["question"]
            (seat,) = other.seats
            await other.leave_line()
            await chooser.until(lambda it: not it.update["table"]["seats"][seat]["present"])
            assert chooser.update["table"]["question"]["asked"] == [seat]
            await chooser.lose_line()  # nor is it dropped where the one who asked is back
            await chooser.until_back()
            await other.go(chooser.table)
            waiting = await other.until(lambda it: it.update["table"]["question"])
            assert (waiting["question"], waiting["asked"]) == (question, [seat])
            version = chooser.update["version"]
            await says(other, yes=True)
            await chooser.until(lambda it: it.update["version"] > version)

    run(play())


def test_a_question_does_not_wait_for_who_has_given_the_seat_up(live: Live) -> None:
    async def play() -> None:
        async with gathering(live.url, "bakong", 3) as players:
            chooser = await after_dice(players)
            others = [each for each in players if each is not chooser]
            other = next(each for each in others if not each.can_choose())
            assert (await chooser.say("undo"))["is"] == "done"
            await chooser.until(lambda it: it.update["table"]["question"])
            await other.say("leave")
            await chooser.until(lambda it: it.update["table"]["question"] is None)

    run(play())


def test_a_question_that_waits_for_who_is_away_keeps_nobody_from_asking_another(live: Live) -> None:
    async def play() -> None:
        async with gathering(live.url, "bakong", 3) as players:
            chooser = await after_dice(players)
            other, third = (each for each in players if each is not chooser)
            assert (await chooser.say("undo"))["is"] == "done"
            (seat,) = other.seats
            await other.leave_line()
            await third.until(lambda it: not it.update["table"]["seats"][seat]["present"])
            asker = next(each for each in (chooser, third) if not each.update["table"]["host"])
            while (answer := await asker.say("hold", seat=seat, level="easy"))["is"] == "refused":
                assert answer["key"] == "not-away-long-enough"
                await asyncio.sleep(0.1)
            question = await asker.until(
                lambda it: it.update["table"]["question"] or it.update["table"]["seats"][seat]["held"]
            )
            assert question["kind"] == "hold"

    run(play())


def test_dice_others_and_what_comes_out_answer_a_choice_and_a_passed_turn_does_not() -> None:
    match = stall()
    assert not is_answered(match, [0])
    seat = match.to_act[0]
    match.play(named(match, "peek"), settle=False)
    assert is_answered(match, [seat]), "it has shown something"
    bongo = palabre.new("bongo", players=3, seed=1)
    wrong = "gnu" if bongo.state["answer"][0] == 0 else "rhino"
    bongo.play({"do": "call", "answer": wrong}, 0)
    assert not is_answered(bongo, [0]), "nobody has acted yet"
    bongo.play({"do": "call", "answer": wrong}, 1)
    assert is_answered(bongo, [0])
    assert not is_answered(bongo, [1])
    bakong, seat = palabre.new("bakong", players=2, seed=1), 0
    while bakong.log[-1].seat != NATURE or bakong.last_choice() is None:
        seat = bakong.to_act[0]
        bakong.play(bakong.choices(seat)[0], seat)
    assert is_answered(bakong, [seat])
