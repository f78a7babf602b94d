"""Python's types as TypeScript's: typed dicts, unions, lists, words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, get_args, get_type_hints, is_typeddict

from palabre.kernel.types import Long, OneOf, Some, Touches

SIMPLE = {
    "int": "number",
    "float": "number",
    "str": "string",
    "bool": "boolean",
    "None": "null",
    "object": "unknown",
    "Named": "{ do: string; [fact: string]: unknown }",
    "Options": "Record<string, string | number | boolean>",
}
COMMENT = re.compile(r"\S  # (.+)$")
BRACKETED = re.compile(r"[(<].*[)>]")
WIDTH = 110


class Module:
    """A file of types: its names, for what has to be worked out, and its lines, for the comments."""

    def __init__(self, names: Mapping[str, Any], lines: Sequence[str]) -> None:
        self._names, self._lines = names, lines

    def statement(self, node: ast.stmt) -> str | None:
        """A statement of the file, where it says a type."""
        if isinstance(node, ast.ClassDef):
            return self._typed_dict(node) if is_typeddict(self._names[node.name]) else None
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            return self._alias(node.targets[0].id, node.value, self._comment(node))
        return None

    # What has a name

    def _typed_dict(self, node: ast.ClassDef) -> str:
        fields = [line for each in node.body if isinstance(each, ast.AnnAssign) for line in self._field(each)]
        above = [base.id for base in node.bases if isinstance(base, ast.Name) and base.id != "TypedDict"]
        own = ["\n".join(["{", *fields, "}"])] if fields else []
        meant = " & ".join([*above, *own]) or "Record<string, never>"
        return f"{told(ast.get_docstring(node))}\nexport type {node.name} = {meant}"

    def _field(self, node: ast.AnnAssign) -> Iterator[str]:
        assert isinstance(node.target, ast.Name)
        name = node.target.id
        if name == "now":  # every event has it as it comes, see Told
            return
        if comment := self._comment(node):
            yield f"  {told(comment)}"
        needed, kind = unwrapped(node.annotation)
        yield f"  {name}{'' if needed else '?'}: {self.written(kind)}"

    def _alias(self, name: str, value: ast.expr, comment: str | None) -> str | None:
        if isinstance(value, ast.Call):
            return self._functional(name, value)
        if not isinstance(value, ast.Subscript | ast.BinOp | ast.Name) or name == "Now":
            return None  # a constant, or what Told says
        above = f"{told(comment)}\n" if comment else ""
        return f"{above}export type {name} ={self._meant(name, value)}"

    def _meant(self, name: str, value: ast.expr) -> str:
        members = [ast.unparse(part) for part in parts(value)]
        if name == "Event":
            return one_a_line(f"Told<{each}, View, {self._touched(each)}>" for each in members)
        if name == "Preview":  # no word in it tells which it is: any key may be there
            return f" Partial<{' & '.join(each for each in members if each != 'Untold') or 'Untold'}>"
        written = self.written(value)
        return one_a_line(members) if len(written) > WIDTH and len(members) > 1 else f" {written}"

    def _touched(self, event: str) -> str:
        _, touches = get_args(get_type_hints(self._names[event], include_extras=True)["kind"])
        assert isinstance(touches, Touches)
        return words(touches) or "never"

    def _functional(self, name: str, call: ast.Call) -> str | None:
        """A typed dict with a key that Python keeps for itself."""
        if ast.unparse(call.func) != "TypedDict" or not isinstance(facts := call.args[1], ast.Dict):
            return None
        fields = []
        for key, value in zip(facts.keys, facts.values, strict=True):
            assert key is not None
            needed, kind = unwrapped(value)
            fields.append(f"{self._value(key)}{'' if needed else '?'}: {self.written(kind)}")
        return f"export type {name} = {{ {'; '.join(fields)} }}"

    # What stands behind a name

    def written(self, node: ast.expr) -> str:
        """A type."""
        if isinstance(node, ast.Subscript):
            return self._subscript(ast.unparse(node.value), node.slice)
        if isinstance(node, ast.BinOp):
            return " | ".join(self.written(part) for part in parts(node))
        name = ast.unparse(node)
        return SIMPLE.get(name, name)

    def _subscript(self, outer: str, inner: ast.expr) -> str:
        if outer == "Literal":
            return words(self._value(node) for node in elements(inner))
        if outer == "Annotated":
            kind, *beside = elements(inner)
            return self._annotated(kind, [self._value(node) for node in beside])
        if outer == "dict":
            key, value = map(self.written, elements(inner))
            return f"Record<{key}, {value}>"
        assert outer == "list", f"no TypeScript for {outer}"
        return listed(self.written(inner))

    def _annotated(self, kind: ast.expr, beside: list[Any]) -> str:
        for said in beside:
            if isinstance(said, OneOf):
                return words(said)
            if isinstance(said, Long):
                assert isinstance(kind, ast.Subscript)
                return f"[{', '.join([self.written(kind.slice)] * said)}]"
            if said is Some:
                return f"Partial<{self.written(kind)}>"
        return self.written(kind)

    def _value(self, node: ast.expr) -> Any:
        return eval(compile(ast.Expression(node), "", "eval"), dict(self._names))

    def _comment(self, node: ast.stmt) -> str | None:
        found = COMMENT.search(self._lines[(node.end_lineno or node.lineno) - 1])
        return found[1] if found else None


def told(comment: str | None) -> str:
    """A comment as TypeScript has it: it begins a sentence."""
    said = comment or ""
    return f"/** {said[:1].upper()}{said[1:]}{'' if said.endswith('.') else '.'} */"


def unwrapped(node: ast.expr) -> tuple[bool, ast.expr]:
    """Whether a fact is always there, and its type."""
    if isinstance(node, ast.Subscript) and ast.unparse(node.value) == "NotRequired":
        return False, node.slice
    return True, node


def parts(node: ast.expr) -> Iterator[ast.expr]:
    """The parts of a union."""
    if isinstance(node, ast.BinOp):
        yield from parts(node.left)
        yield node.right
    else:
        yield node


def elements(node: ast.expr) -> list[ast.expr]:
    """What stands between brackets."""
    return node.elts if isinstance(node, ast.Tuple) else [node]


def words(said: Any) -> str:
    """Texts and numbers, one of which it is."""
    return " | ".join(f"'{each}'" if isinstance(each, str) else str(each).lower() for each in said)


def listed(inner: str) -> str:
    """A list of something."""
    return f"({inner})[]" if "|" in BRACKETED.sub("", inner) else f"{inner}[]"


def one_a_line(members: Any) -> str:
    """A union, a line each."""
    return "".join(f"\n  | {each}" for each in members)
