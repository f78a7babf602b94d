"""The page's wire.ts: the messages of the server as TypeScript types, so both sides mean the same."""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect as looked

from palabre.server.connection import messages, requests, table_info
from palabre.server.connection.values import Phrase, Sign
from palabre.server.real_time.photo_finish.ruling import Judged

HEAD = "// Made from src/palabre/server/connection/ by `python -m tools`. Do not edit."
MODULES = (requests, table_info, messages)
SIMPLE: dict[Any, str] = {
    looked.StrType: "string",
    looked.IntType: "number",
    looked.FloatType: "number",
    looked.BoolType: "boolean",
    looked.NoneType: "null",
    looked.AnyType: "unknown",
}
UNIONS = ("Command", "FromClient", "FromServer")


def structs() -> list[type[msgspec.Struct]]:
    """The message types, in the order they stand on the page."""
    said = [(module.__name__, one) for module in MODULES for one in vars(module).values()]
    return [
        one
        for name, one in said
        if inspect.isclass(one) and issubclass(one, msgspec.Struct) and one.__module__ == name
    ]


def written(kind: Any) -> str:
    """A type in TypeScript."""
    if type(kind) in SIMPLE:
        return SIMPLE[type(kind)]
    if isinstance(kind, looked.StructType):
        return kind.cls.__name__
    if isinstance(kind, looked.EnumType):
        return " | ".join(f"'{member.value}'" for member in kind.cls)
    if isinstance(kind, looked.UnionType):
        return " | ".join(dict.fromkeys(written(part) for part in kind.types))
    if isinstance(kind, looked.LiteralType):
        return " | ".join(f"'{value}'" for value in kind.values)
    if isinstance(kind, looked.ListType):
        inner = written(kind.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(kind, looked.DictType):
        return f"Record<string, {written(kind.value_type)}>"
    raise TypeError(f"no TypeScript for {kind}")


def interface(struct: type[msgspec.Struct]) -> str:
    """One message."""
    kind = looked.type_info(struct)
    assert isinstance(kind, looked.StructType)
    tag = [f"  {kind.tag_field}: '{kind.tag}'"] if kind.tag_field else []
    from_server = struct.__struct_config__.forbid_unknown_fields is False
    fields = [
        f"  {one.encode_name}{'' if one.required or from_server else '?'}: {written(one.type)}"
        for one in kind.fields
    ]
    return described(struct, [*tag, *fields])


def in_a_note(data: type[Any]) -> str:
    """What an event of the table carries, beside those of the game."""
    kind = looked.type_info(data)
    assert isinstance(kind, looked.DataclassType)
    return described(data, [f"  {one.encode_name}: {written(one.type)}" for one in kind.fields])


def described(one: type[Any], fields: list[str]) -> str:
    """A type with its docstring."""
    told = f"/** {(one.__doc__ or '').strip()} */"
    return "\n".join([told, f"export interface {one.__name__} {{", *fields, "}"])


def union(name: str) -> str:
    """One of several messages."""
    kind = looked.type_info(getattr(messages, name))
    assert isinstance(kind, looked.UnionType)
    return f"export type {name} = {written(kind)}"


def listed(name: str, words: tuple[str, ...]) -> str:
    """What can be said, one after the other."""
    return f"export const {name} = [{', '.join(map(repr, words))}] as const"


def fresh(root: Path) -> dict[Path, str]:
    """The whole file."""
    said = [listed("SIGNS", get_args(Sign)), listed("PHRASES", get_args(Phrase))]
    messages_of_all = [*(interface(one) for one in structs()), *(union(name) for name in UNIONS)]
    parts = [HEAD, *messages_of_all, in_a_note(Judged)]
    text = "\n\n".join([*parts, *said]) + "\n"
    return {root / "web/src/wire.ts": text}
