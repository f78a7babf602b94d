"""Records: a match as a text file, one JSON object a line, each line chained to the one before."""

from __future__ import annotations

import hashlib
import json
import re
from typing import TYPE_CHECKING, Any

from .layout import CLOCK, NATURE
from .plain import Plain
from .secrecy import blanked

if TYPE_CHECKING:
    from .log import Entry
    from .match import Match

FORMAT = 2
FORMATS = (1, FORMAT)  # those that are read, and in which a match that began so goes on
written = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
TAIL = re.compile(r',"hash":"([0-9a-f]{16})"\}')
TAIL_LENGTH = len(',"hash":"0123456789abcdef"}')

Body = dict[str, Any]  # what a line of a record says, before it is chained


def chained(body: Body, previous: str) -> str:
    """A line that ends with the hash over it and the line before."""
    text = written(body)
    return f'{text[:-1]},"hash":"{link(previous, text)}"}}'


def link(previous: str, text: str) -> str:
    """The 16 hex digits that chain a line to the hash before it."""
    return hashlib.sha256((previous + text).encode("utf-8", "surrogatepass")).hexdigest()[:16]


def hash_of(line: str) -> str:
    """The hash a line ends with."""
    return line[-18:-2]


def chain(bodies: list[Body], done: list[str]) -> list[str]:
    """Lines for all bodies, the first of which are done already."""
    out = list(done)
    for body in bodies[len(done) :]:
        out.append(chained(body, hash_of(out[-1]) if out else ""))
    return out


def header(match: Match) -> Body:
    """What a record begins with."""
    body = {
        "palabre": match.format,
        "game": match.game.name,
        "rules": match.rules,
        "box": match.game.box_digest,
        "options": {name: match.options[name] for name in match.told_options},
        "players": match.players,
        "nature": described(match),
    }
    body |= {"bots": list(match.sitting)} if match.sitting else {}
    body |= {"advice": True} if match.advised else {}
    return body | ({"position": match.laid} if match.laid is not None else {})


def described(match: Match) -> Body:
    """Where nature comes from; in format 1 the hashes of the salts were not kept."""
    return {
        name: fact for name, fact in match.nature.described().items() if name != "hashes" or match.format > 1
    }


def move(match: Match, entry: Entry) -> Body:
    """The line of one move or undo."""
    if entry.undo:
        body: Body = {"undo": entry.action}
    elif entry.seat == NATURE:
        named = match.naming.recorded_nature(Plain(entry.before), entry.action, match.format)
        body = {"nature": named, "pick": entry.action, "of": entry.of}
        body |= {"again": True} if entry.again else {}
    elif entry.seat == CLOCK:
        body = {"clock": match.naming.name(entry.action)}
    else:
        choice = match.naming.recorded(Plain(entry.before), entry.action, match.format)
        body = {"seat": entry.seat, "choice": choice}
    body |= {"at": entry.at} if entry.at is not None else {}
    return body | ({"note": entry.note} if entry.note is not None else {})


def end(match: Match) -> Body:
    """What a finished record closes with."""
    result = {"scores": match.scores, "winners": match.winners}
    return result if match.nature.is_sealed else {**result, "secret": match.nature.secret.hex()}


def lines(match: Match, done: list[str]) -> list[str]:
    """The header and a line a move, going on from those that are done."""
    out = done or [chained(header(match), "")]
    for entry in match.log[len(out) - 1 :]:
        out.append(chained(move(match, entry), hash_of(out[-1])))
    return out


def text(match: Match) -> str:
    """The whole record."""
    out = list(match.lines())
    if match.over:
        out.append(chained(end(match), hash_of(out[-1])))
    return "\n".join(out) + "\n"


def text_for(match: Match, seat: int) -> str:
    """The record of a running game as one seat (-1: a spectator) may have it: no seed, no hidden deal."""
    eyes = seat if seat >= 0 else None
    bodies = [seen_header(match, eyes), *(seen_move(match, entry, eyes) for entry in match.log)]
    return "\n".join(chain(bodies, [])) + "\n"


def seen_header(match: Match, eyes: int | None) -> Body:
    """A header without the source of dice; of a position that was laid out, what these eyes saw."""
    head = header(match) | {"seat": eyes}
    head["nature"] = {"from": "hidden", "commitment": match.nature.described().get("commitment")}
    return head | ({"view": match.first_view(eyes)} if head.pop("position", None) is not None else {})


def seen_move(match: Match, entry: Entry, eyes: int | None) -> Body:
    """A line told from what these eyes knew before it; what was dealt face down is not told at all."""
    if entry.seat == NATURE and not entry.undo and match.engine.is_secret(entry.before):
        return {"nature": "hidden"} | ({"again": True} if entry.again else {})
    known = blanked(entry.before, match.engine.layout, eyes)
    return move(match, entry._replace(before=known))
