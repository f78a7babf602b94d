"""Reading records: back to a match, or down to the last character to see that nothing was changed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence

from .errors import BadRecord, PalabreError
from .game import FIRST_RULES, Game
from .layout import CLOCK, NATURE
from .match import Match
from .nature import Nature, commitment, hash_of_salt, nature_of
from .plain import Plain
from .receipt import Receipt, check_receipt
from .record import FORMAT, FORMATS, TAIL, TAIL_LENGTH, end, header, link, move, written
from .record import Body as Body

FindGame = Callable[[str], Game]
WITH_HASHES = 2  # the format from which on the hashes of the salts are kept


def read_lines(text: str) -> list[Body]:
    """The lines of a record, after checking that each holds on to the one before."""
    if not isinstance(text, str):
        raise BadRecord("record-no-text", 1)
    if not text.endswith("\n"):
        raise BadRecord("record-cut", text.count("\n") + 1)
    bodies: list[Body] = []
    previous = ""
    for number, line in enumerate(text[:-1].split("\n"), 1):
        tail = TAIL.fullmatch(line[-TAIL_LENGTH:])
        if tail is None:
            raise BadRecord("record-no-hash", number)
        body = line[:-TAIL_LENGTH] + "}"
        if link(previous, body) != tail[1]:
            raise BadRecord("record-broken-chain", number)
        previous = tail[1]
        bodies.append(parsed(body, number))
    return bodies


def body_of(line: str) -> Body:
    """What a line of our own says, without its hash."""
    body: Body = json.loads(line)
    del body["hash"]
    return body


def parsed(body: str, number: int) -> Body:
    """One line as an object; it is written in one way only, so that no name stands twice."""
    try:
        found = json.loads(body, parse_constant=no_number)
        canonical = written(found)
    except (ValueError, RecursionError):
        raise BadRecord("record-not-json", number) from None
    if not isinstance(found, dict):
        raise BadRecord("record-not-json", number)
    check_same(body, canonical, number)
    return found


def no_number(name: str) -> None:
    """Refuse NaN and the infinities, which JSON does not know."""
    raise ValueError(name)


def check_same(line: str, wanted: str, number: int) -> None:
    """Refuse a line that is not as we write what it means: a record means one thing."""
    if line != wanted:
        raise BadRecord("record-otherwise", number, wanted=wanted[:300])


def replay(text: str, find: FindGame, secret: bytes | None = None) -> Match:
    """A match again, from the text of its record."""
    *_, match = replaying(text, find, secret)
    return match


def replaying(text: str, find: FindGame, secret: bytes | None = None) -> Iterator[Match]:
    """The same match after its header and after every line, for whoever has other things to do in between."""
    bodies = read_lines(text)
    head, *rest = bodies
    told = closing_secret(bodies)
    match = opened(head, find, secret or told)
    match.nature.is_sealed = match.nature.is_sealed and told is None
    check_promise(match, told, len(bodies))
    yield match
    for number, body in enumerate(rest, 2):
        if "scores" in body:
            check_end(match, body, number, last=number == len(rest) + 1)
        else:
            enter(match, body, number)
        yield match


def verify(
    text: str, find: FindGame, receipts: Sequence[Receipt] = (), published: bytes | None = None
) -> Match:
    """Replay a finished record and check its dice against its secret and against receipts.

    The secret of a record that does not tell it yet may be published elsewhere.
    """
    match = replay(text, find)
    bodies = read_lines(text)
    if "scores" not in bodies[-1]:
        raise BadRecord("record-unfinished", len(bodies))
    described = bodies[0]["nature"]
    secret = closing_secret(bodies) or published
    sealed = described.get("commitment")
    if secret is None and match.nature.is_sealed:
        raise BadRecord("record-sealed", len(bodies))
    is_promise = described["from"] != "generator"  # a simulation's dice come from its number alone
    if is_promise and sealed != commitment(secret or b""):
        raise BadRecord("record-wrong-secret", len(bodies))
    check_picks(match, nature_of(described, secret))
    for receipt in receipts:
        check_receipt(match.nature, sealed, receipt, len(bodies))
    return match


def check_picks(match: Match, nature: Nature) -> None:
    """Every choice of nature that was drawn must be the one that the secret makes."""
    for number, entry in enumerate(match.log, 2):
        drawn = entry.seat == NATURE and not entry.undo and not entry.again
        typed = nature.awaits(match.engine, entry.before)
        if drawn and not typed and nature.draw(entry.of, match.naming, entry.before) != entry.action:
            raise BadRecord("record-wrong-pick", number)


def opened(head: Body, find: FindGame, secret: bytes | None) -> Match:
    """The match that a header describes, before its first move."""
    if type(head.get("palabre")) is not int or head["palabre"] not in FORMATS:
        raise BadRecord("record-format", 1, format=FORMAT, found=str(head.get("palabre")))
    if "seat" in head:
        raise BadRecord("record-of-a-seat", 1)
    try:
        game = find(head["game"])
        check_edition(head, game)
        check_salts(head)
        match = unplayed(game, head, nature_of(head["nature"], secret))
        match.format, match.told_options = head["palabre"], list(head["options"])
        match.rules = head["rules"]
        match.sitting = tuple(map(str, head.get("bots", ())))
        match.advised = told_advised(head)
        check_same(written(head), written(header(match)), 1)
        return match
    except BadRecord:
        raise
    except (PalabreError, KeyError, TypeError, ValueError, AttributeError) as wrong:
        raise BadRecord("record-bad-header", 1, reason=reason(wrong)) from None


def told_advised(head: Body) -> bool:
    """Whether advice could be asked for: a header says so, or nothing."""
    if head.get("advice", True) is not True:
        raise TypeError
    return "advice" in head


def check_salts(head: Body) -> None:
    """Every salt must be the one whose hash was told to all before any was opened."""
    nature = head["nature"]
    is_salted = nature["from"] in ("secret", "laid") or (nature["from"] == "typed" and "seed" not in nature)
    if not is_salted or head["palabre"] < WITH_HASHES:
        return
    hashes, salts = nature["hashes"], nature["salts"]
    fits = [
        salt is None or hash_of_salt(salt) == promised for promised, salt in zip(hashes, salts, strict=True)
    ]
    if not all(fits) or len(set(hashes)) != len(hashes):
        raise BadRecord("record-wrong-salt", 1)


def unplayed(game: Game, head: Body, nature: Nature) -> Match:
    """A match as a header lays it out."""
    options = game.settle_options(head["options"], rules=head["rules"])
    if "position" not in head:
        return Match(game, head["players"], options, nature, settle=False)
    from .position import laid_out

    match = laid_out(game, head["position"], nature, settle=False, rules=head["rules"])
    if head["players"] != match.players or options != match.options:
        raise BadRecord("record-contradiction", 1)
    return match


def check_edition(head: Body, game: Game) -> None:
    """A record is replayed only with rules that we know, and the box it was made with.

    What an older version of the rules played otherwise by default is now an option.
    """
    if type(head["rules"]) is not int or not FIRST_RULES <= head["rules"] <= game.rules_version:
        raise BadRecord("record-rules", 1, found=str(head["rules"]), wanted=game.rules_version)
    if head["box"] != game.box_digest:
        raise BadRecord("record-box", 1, found=str(head["box"]), wanted=game.box_digest)


def enter(match: Match, body: Body, number: int) -> None:
    """Play one line."""
    try:
        if "undo" in body:
            match.take_back(body["undo"])
        elif "nature" in body:
            enter_nature(match, body, number)
        else:
            seat = CLOCK if "clock" in body else match.player(body["seat"])
            named = body["clock" if seat == CLOCK else "choice"]
            named = match.naming.read(Plain(match.state), named, match.format)
            match.enter(seat, match.checked_id(named, seat), body.get("at"), body.get("note"))
        check_same(written(body), written(move(match, match.log[-1])), number)
    except BadRecord:
        raise
    except (PalabreError, KeyError, TypeError, ValueError, IndexError) as wrong:
        raise BadRecord("record-bad-move", number, reason=reason(wrong)) from None


def reason(wrong: Exception) -> PalabreError:
    """What is wrong with a line, as a sentence."""
    if isinstance(wrong, PalabreError):
        return wrong
    return (
        PalabreError("record-missing", field=wrong.args[0])
        if isinstance(wrong, KeyError)
        else PalabreError("record-kind")
    )


def enter_nature(match: Match, body: Body, number: int) -> None:
    """Play a line of nature: its number, its chances and its name must agree."""
    n, pick = match.chances, body["pick"]
    if match.to_act or body["of"] != n or not 0 <= pick < n:
        raise BadRecord("record-bad-chance", number, of=n)
    if match.naming.recorded_nature(Plain(match.state), pick, match.format) != body["nature"]:
        raise BadRecord("record-bad-name", number)
    shown = match.shown_pick
    if body.get("again", False) is not (shown is not None) or shown not in (None, pick):
        raise BadRecord("record-wrong-again", number)
    if shown is None and not match.awaits_dice:
        match.nature.draw(n, match.naming, match.state)
    match.enter(NATURE, pick, body.get("at"), body.get("note"))


def check_end(match: Match, body: Body, number: int, last: bool) -> None:
    """The result must be the one that the moves lead to."""
    if not last or not match.over or body["scores"] != match.scores or body.get("winners") != match.winners:
        raise BadRecord("record-wrong-end", number)
    check_same(written(body), written(end(match)), number)


def check_promise(match: Match, told: bytes | None, number: int) -> None:
    """The secret that a record publishes must be the promised one; a simulation promises nothing."""
    promised = match.nature.described().get("commitment")
    if None not in (told, promised) and promised != commitment(told or b""):
        raise BadRecord("record-wrong-secret", number)


def closing_secret(bodies: list[Body]) -> bytes | None:
    """The secret that a finished record publishes."""
    try:
        return bytes.fromhex(bodies[-1]["secret"]) if bodies and "secret" in bodies[-1] else None
    except (ValueError, TypeError):
        raise BadRecord("record-wrong-secret", len(bodies)) from None
