"""What strangers might say: every message of the protocol, with fitting and with hostile values, and rubbish.

The shapes are read from the types of the messages themselves, so that a new one is fuzzed by being there.
"""

from __future__ import annotations

import json
import random
import re
from typing import Any, get_args

from msgspec import inspect

from palabre.games import games
from palabre.server.connection.messages import FromClient
from palabre.server.connection.requests import JoinWish, TableWish

Message = dict[str, Any]
SELDOM = 0.1  # what ends somebody's game, or costs much of what a line may say
MESSAGES: list[Any] = [inspect.type_info(each) for each in get_args(FromClient)]
WEIGHTS = [SELDOM if each.tag in ("leave", "hold", "hello") else 1.0 for each in MESSAGES]
WISH, JOIN = inspect.type_info(TableWish), inspect.type_info(JoinWish)
FITTING = (
    "a", "Awa", "x-1", "0" * 64, "ab" * 32, "rhino", "undo-1-0", "easy", "random", "greedy", "quicksand",
    "berries", "patience", "É", "名", *games(),
)  # fmt: skip
HOSTILE = (
    "", "\x00", "a\x00b", "\ud800", "\u202eabc", "\u200b", "\ufeff", "é" * 30, "x" * 50, "x" * 2_000,
    "a b", "x\n",
    "' OR 1=1 --", "%s%n", "{{7*7}}", "${jndi:x}", "../../etc/passwd", "stdio:true", "os:system",
    "champion:seconds=1e9", "mcts:simulations=1e12",
)  # fmt: skip
NUMBERS = (
    -1,
    0,
    1,
    7,
    8,
    255,
    2**31,
    2**53 - 1,
    2**53,
    2**63,
    2**64,
    10**30,
    -(2**63),
    0.5,
    -0.0,
    1e308,
    -1e308,
)
ODD: tuple[Any, ...] = (None, True, [], {}, [[[]]], {"do": "x", "at": [1, {"a": None}]}, *NUMBERS, *HOSTILE)
RUBBISH_SHARE, TWISTED_SHARE = 0.15, 0.3


def command(dice: random.Random, seen: Message) -> Message:
    """A message of the right shape; what a table has told lately stands in it as a rule."""
    message: Message = shaped(dice.choices(MESSAGES, WEIGHTS)[0], dice)
    if "id" in message:
        message["id"] = str(dice.getrandbits(40))
    for name, known in (("decision", seen.get("decision", 0)), ("choice", offered(seen, dice))):
        if name in message and dice.random() < 0.8:
            message[name] = known
    if isinstance(message.get("seat"), int):
        message["seat"] = dice.randrange(3)
    if dice.random() < TWISTED_SHARE:
        twist(message, dice)
    return message


def offered(seen: Message, dice: random.Random) -> Any:
    """A choice that can be made, or nearly one."""
    choice = dict(dice.choice(seen.get("choices") or [{"do": "x"}]))
    if dice.random() < 0.2:
        twist(choice, dice)
    return choice


def twist(message: Message, dice: random.Random) -> None:
    """One value that no client of ours would send."""
    message[dice.choice([*message, "more"])] = dice.choice(ODD)


def shaped(kind: Any, dice: random.Random) -> Any:
    """Something of a type, as msgspec tells it."""
    if isinstance(kind, inspect.StructType):
        fields = {each.encode_name: shaped(each.type, dice) for each in kind.fields if is_said(each, dice)}
        return fields if kind.tag is None else {str(kind.tag_field): kind.tag, **fields}
    if isinstance(kind, inspect.UnionType):
        return shaped(dice.choice(kind.types), dice)
    if isinstance(kind, inspect.LiteralType):
        return dice.choice(kind.values)
    if isinstance(kind, inspect.StrType):
        return text_of(kind, dice)
    if isinstance(kind, inspect.IntType | inspect.FloatType):
        return number_of(kind, dice)
    return other(kind, dice)


def is_said(field: Any, dice: random.Random) -> bool:
    """What may be left out is, now and then."""
    return field.required or dice.random() < 0.6


def text_of(kind: inspect.StrType, dice: random.Random) -> str:
    """A text that fits, if we know one."""
    fitting = [each for each in FITTING if kind.pattern is None or re.search(kind.pattern, each)]
    return dice.choice(fitting or FITTING)


def number_of(kind: inspect.IntType | inspect.FloatType, dice: random.Random) -> float:
    """A number that may stand there, at its bounds as often as between them."""
    least = kind.ge if kind.ge is not None else -(2**40)
    most = kind.le if kind.le is not None else 2**40
    return dice.choice((least, most, dice.randint(int(least), int(most)), min(most, max(least, 1))))


def other(kind: Any, dice: random.Random) -> Any:
    """Lists, maps and the rest."""
    if isinstance(kind, inspect.ListType):
        return [shaped(kind.item_type, dice) for _ in range(dice.randrange(1, 6))]
    if isinstance(kind, inspect.DictType):
        return {shaped(kind.key_type, dice): shaped(kind.value_type, dice) for _ in range(dice.randrange(3))}
    if isinstance(kind, inspect.BoolType):
        return dice.random() < 0.5
    return None if isinstance(kind, inspect.NoneType) else dice.choice(ODD)


# On the wire


def frame(dice: random.Random, seen: Message) -> bytes:
    """A text for a line: a command, or rubbish that a command may become."""
    text = json.dumps(command(dice, seen))
    return (mangled(text, dice) if dice.random() < RUBBISH_SHARE else text).encode(errors="replace")


def mangled(text: str, dice: random.Random) -> str:
    """A message as no client would write it."""
    kind = dice.randrange(6)
    if kind == 0:
        return text[: dice.randrange(len(text))]
    if kind == 1:
        return "".join(chr(dice.randrange(1, 0xD7FF)) for _ in range(dice.randrange(60)))
    if kind == 2:
        place = dice.randrange(len(text))
        return text[:place] + chr(dice.randrange(1, 0xD7FF)) + text[place + 1 :]
    if kind == 3:
        return text.replace(":", ": ", 1) + dice.choice(("", "\x00", "}", text))
    if kind == 4:
        return dice.choice(("[", '{"do":')) * dice.randrange(1, 1_500)
    return text.replace("1", "1" * dice.choice((2, 40, 4_000)))


def wish(dice: random.Random) -> Message:
    """A table that somebody wants, and mostly gets none."""
    found: Message = shaped(WISH, dice)
    if dice.random() < 0.5:
        found["game"] = dice.choice(games())
    if dice.random() < 0.6:
        twist(dice.choice([found, *found["seats"]]), dice)
    return found


def body(dice: random.Random, record: str) -> bytes:
    """What may stand in a request."""
    lines = record.splitlines()
    broken = "\n".join(lines[: dice.randrange(1, len(lines) + 1)]) + dice.choice(("\n", "", "{}\n"))
    name = shaped(JOIN, dice) if dice.random() < 0.5 else {"name": dice.choice(ODD)}
    said = dice.choice(
        (
            json.dumps(wish(dice)),
            json.dumps(name),
            broken,
            broken.replace("1", dice.choice(("2", "-1", "1e400", "null")), 1),
            mangled(json.dumps(wish(dice)), dice),
            "keep=" + dice.choice(("mine", "carried", "\x00")),
            "",
        )
    )
    return said.encode(errors="replace")[: dice.choice((20, 10**6, 10**6))]
