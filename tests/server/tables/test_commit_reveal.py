"""Salts for the dice: all hashes are told to all before any salt is opened, and stand in the record."""

from __future__ import annotations

import asyncio
import hashlib
from pathlib import Path

from palabre.games import find
from palabre.kernel.replaying import body_of, opened
from palabre.server.connection.messages import Salt, SaltHash
from palabre.server.connection.requests import Guest, Here, TableWish
from palabre.server.tables.opening import new_setup

from ..gatherings import guests
from ..inside import Seated, copy_of, guest, house
from ..live import Live
from ..player import Message, Player, run


def hashed(salt: str) -> str:
    return hashlib.sha256(salt.encode()).hexdigest()


class Mute(Player):
    """Somebody who gives neither hash nor salt."""

    gives: tuple[str, ...] = ()

    async def _give_salt(self, update: Message) -> None:
        receipt = update["table"]["receipt"]
        if receipt and receipt["salting"] in self.gives:
            await super()._give_salt(update)


class Fickle(Mute):
    """Somebody who promises a salt and never opens it."""

    gives = ("hash",)


def test_everybody_is_told_all_hashes_before_any_salt_is_opened(live: Live) -> None:
    async def play() -> None:
        host = await Player(live.url).open("bongo", "me", "free", "free")
        watcher = await Player(live.url, "watcher").go(host.table)
        people = [host, await Player(live.url, "Binta").join(host.code)]
        people.append(await Player(live.url, "Chika").join(host.code))
        async with guests(*people, watcher):
            for each in (*people, watcher):
                await each.until(lambda it: it.state == "playing")
                told = [update["table"]["receipt"] for update in each.updates if update["table"]["receipt"]]
                first = next(receipt for receipt in told if receipt["salting"] == "salt")
                assert first["hashes"] == [hashed(one.salt) for one in people]
                assert all(receipt["hashes"] == first["hashes"] for receipt in told[told.index(first) :])

    run(play())


def test_who_is_silent_plays_without_and_the_salts_of_the_others_are_in(live: Live) -> None:
    async def begin(kind: type[Player]) -> tuple[Player, Player]:
        host = await Player(live.url).open("bakong", "me", "free")
        other = await kind(live.url, "Binta").join(host.code)
        await host.until(lambda it: it.state == "playing")
        return host, other

    async def play() -> None:
        (one, mute), (two, fickle) = await asyncio.gather(begin(Mute), begin(Fickle))
        async with guests(one, mute, two, fickle):
            assert one.update["table"]["receipt"]["hashes"] == [hashed(one.salt)]
            assert two.update["table"]["receipt"]["hashes"] == [hashed(two.salt), hashed(fickle.salt)]

    run(play())


def test_the_hashes_stand_in_the_log_with_the_salts_that_were_opened(tmp_path: Path) -> None:
    """One promises nothing, one promises and stays silent, one gives another's hash as their own."""

    async def play() -> None:
        async with house(tmp_path) as at:
            setup = new_setup(TableWish("bongo", [Here("A"), Guest(), Guest()]), {}, guest(0))
            setup.options = find("bongo").settle_options({})
            table = await at.lay(setup)
            for place, seat in enumerate(setup.seats):
                seat.who, seat.guest = "person", guest(place)
            seated = [Seated(table, guest(place)) for place in range(3)]
            await table.seats_changed()
            salts = [str(place) * 64 for place in range(3)]
            for each, salt in zip(seated, (salts[0], salts[1], salts[0])):
                await each.table.handle(each.socket, SaltHash(f"h{salt[0]}", hashed(salt)))
            assert table.setup.hashes == []
            table.commit_reveal.all_committed.set()  # patience is at its end
            while not table.setup.hashes:
                await asyncio.sleep(0)
            assert table.setup.hashes == [hashed(salts[0]), hashed(salts[1])]
            await seated[2].table.handle(seated[2].socket, SaltHash("late", hashed(salts[2])))
            for each, salt in zip(seated, (salts[0], salts[2], salts[2])):
                await each.table.handle(each.socket, Salt(f"s{salt[0]}", salt))
            woken, secret, _ = (await at.store.load(setup.id)) or (setup, b"", [])
            assert (woken.state, woken.hashes) == ("salting", table.setup.hashes), "kept before any is opened"
            table.commit_reveal.all_revealed.set()
            while table.match is None:
                await asyncio.sleep(0)
            head = body_of(table.match.lines()[0])
            assert head["nature"]["hashes"] == [hashed(salts[0]), hashed(salts[1])]
            assert head["nature"]["salts"] == [salts[0], None]
            assert opened(head, find, secret).nature.opened == (salts[0],)

    run(play())


def test_after_a_restart_the_hashes_that_were_told_stand(tmp_path: Path) -> None:
    async def play() -> None:
        salt = "a" * 64
        async with house(tmp_path) as at:
            setup = new_setup(TableWish("bongo", [Here("A"), Here("B")]), {}, guest(0))
            setup.options = find("bongo").settle_options({})
            setup.state, setup.hashes = "salting", [hashed(salt)]
            await at.store.save(copy_of(setup), secret=b"s" * 32)
            table = await at.table(setup.id)
            me = Seated(table, guest(0))
            me.hello()
            (update, *_) = await me.updates()
            receipt = update["table"]["receipt"]
            assert (receipt["salting"], receipt["hashes"]) == ("salt", [hashed(salt)])
            await me.table.handle(me.socket, SaltHash("h", hashed("b" * 64)))
            await me.table.handle(me.socket, Salt("s", salt))
            while table.match is None:
                await asyncio.sleep(0)
            assert table.match.nature.opened == (salt,)

    run(play())


def test_whoever_leaves_before_the_game_makes_all_promise_anew(live: Live) -> None:
    async def play() -> None:
        host = await Player(live.url).open("bakong", "me", "free")
        fickle = await Fickle(live.url, "Binta").join(host.code)
        async with guests(host, fickle):
            await host.until(
                lambda it: it.update["table"]["receipt"] and it.update["table"]["receipt"]["hashes"]
            )
            await fickle.say("leave")
            await host.until(lambda it: it.state == "waiting")
            third = await Player(live.url, "Chika").join(host.code)
            async with guests(third):
                await third.until(lambda it: it.state == "playing")
                assert hashed(third.salt) in third.update["table"]["receipt"]["hashes"]

    run(play())
