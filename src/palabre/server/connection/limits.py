"""How much one connection, and one address, may ask for."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address

MESSAGE_BYTES = 16 * 1024
MESSAGES_PER_SECOND, MESSAGES_AT_ONCE = 25.0, 80.0
FRAMES_PER_SECOND, FRAMES_AT_ONCE = 50.0, 160.0  # of every kind, pings and fragments too
BYTES_PER_SECOND, BYTES_AT_ONCE = 32_768.0, 262_144.0
SAID_PER_SECOND, SAID_AT_ONCE = 300.0, 3_000.0  # messages of all connections of an address; beyond, they wait
REACTIONS_PER_SECOND, REACTIONS_AT_ONCE = 1.0, 6.0  # of a guest
TABLE_REACTIONS_PER_SECOND, TABLE_REACTIONS_AT_ONCE = 5.0, 20.0
HELLO_COSTS = 8.0  # messages: what was missed must be told anew
REQUESTS_PER_SECOND, REQUESTS_AT_ONCE = 20.0, 200.0
FILES_PER_SECOND, FILES_AT_ONCE = 200.0, 2_000.0  # of the page, which is many: a family opens it at once
DEAR_PER_SECOND, DEAR_AT_ONCE = 2.0, 20.0  # requests that take long to answer: records played again, stories
WAKES_PER_SECOND, WAKES_AT_ONCE = 4.0, 60.0  # tables at rest that an address has woken from their logs
BROUGHT_PER_SECOND, BROUGHT_AT_ONCE = 1 / 600, 5.0  # stories that are brought, of some megabytes each
CONNECTIONS_PER_ADDRESS = 200
CONNECTIONS_PER_SECOND, CONNECTIONS_AT_ONCE = 20.0, 400.0  # that an address opens, not that it has
HERE = "here"  # this machine itself, as an address
HERE_SHARE = 50  # so many times the connections of one address may come from there
HOUSEHOLD_BITS = 64  # of an IPv6 address: whoever has one has all that begin like it
OPEN_TABLES_PER_GUEST = 30
TABLES_PER_SECOND, TABLES_AT_ONCE = 1 / 6, 60.0  # that an address opens, whoever asks
ADDRESSES_KEPT = 10_000


class Bucket:
    """Tokens that fill up slowly and are taken one by one."""

    __slots__ = ("at", "full", "level", "rate")

    def __init__(self, rate: float, full: float) -> None:
        self.rate, self.full, self.level, self.at = rate, full, full, time.monotonic()

    def take(self, tokens: float = 1.0) -> bool:
        """Take one or more, if they are there."""
        now = time.monotonic()
        self.level = min(self.full, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < tokens:
            return False
        self.level -= tokens
        return True


class PerAddress:
    """A bucket for each address that was heard of lately."""

    def __init__(self, rate: float, full: float) -> None:
        self._rate, self._full = rate, full
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._taken: Counter[str] = Counter()

    def take(self, address: str, tokens: float = 1.0) -> bool:
        """Whether this address may ask once more, or for what counts as more than once."""
        if not self._bucket(address).take(min(tokens, self._full)):
            return False
        if address in self._taken or len(self._taken) < ADDRESSES_KEPT:
            self._taken[address] += 1
        return True

    def drain(self) -> dict[str, int]:
        """How often each address has asked since the last time, to be told to other processes."""
        taken, self._taken = self._taken, Counter()
        return dict(taken)

    def charge(self, address: str, n: int) -> None:
        """What an address has asked of another process counts here as well."""
        bucket = self._bucket(address)
        bucket.take(0.0)
        bucket.level = max(0.0, bucket.level - n)

    def _bucket(self, address: str) -> Bucket:
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._full)
        self._buckets[address] = bucket
        while len(self._buckets) > ADDRESSES_KEPT:
            self._buckets.popitem(last=False)
        return bucket


class DearPerAddress(PerAddress):
    """The same for what is dear: others are kept waiting by it, but not by this machine itself."""

    def take(self, address: str, tokens: float = 1.0) -> bool:
        """Whether this address may ask once more."""
        return address == HERE or super().take(address, tokens)


class Reacting:
    """How often people may react at one table, or report: each of them, and all together."""

    def __init__(self) -> None:
        self._all = Bucket(TABLE_REACTIONS_PER_SECOND, TABLE_REACTIONS_AT_ONCE)
        self._each = PerAddress(REACTIONS_PER_SECOND, REACTIONS_AT_ONCE)

    def take(self, guest: str) -> bool:
        """Whether this guest may react once more."""
        return self._each.take(guest) and self._all.take()


class OpenConnections:
    """How many connections each address has, how quickly it opens new ones, and how much it says."""

    def __init__(self) -> None:
        self._open: Counter[str] = Counter()
        self._opened = PerAddress(CONNECTIONS_PER_SECOND, CONNECTIONS_AT_ONCE)
        self._said = PerAddress(SAID_PER_SECOND, SAID_AT_ONCE)
        self._laid = PerAddress(TABLES_PER_SECOND, TABLES_AT_ONCE)

    def may_open(self, address: str) -> bool:
        """Whether this address may have one more."""
        if address == HERE:
            return self._open[address] < CONNECTIONS_PER_ADDRESS * HERE_SHARE
        return self._open[address] < CONNECTIONS_PER_ADDRESS and self._opened.take(address)

    def may_lay(self, address: str) -> bool:
        """Whether this address may open one more table."""
        return address == HERE or self._laid.take(address)

    def may_say(self, address: str) -> bool:
        """Whether the connections of this address have not said too much, all together."""
        return address == HERE or self._said.take(address)

    @contextmanager
    def one(self, address: str) -> Iterator[None]:
        """A connection, as long as it is open."""
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


def household(address: str) -> str:
    """An address as limits count it: of IPv6 only the part that one household has to itself."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address) or found.is_loopback:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> HOUSEHOLD_BITS << HOUSEHOLD_BITS))
