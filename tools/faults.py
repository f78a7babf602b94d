"""Plant faults in the code, one at a time, and see which of them the tests find.

    python3 run.py do python -m tools.faults [--area rules …] [--faults 20] [--seed 1] [--jobs 2] [--out FILE]

Faults are drawn at random: a comparison that is off by one, a condition negated or dropped, a call left
out, a number one too large. Each is planted in a copy of the last commit. Its tests run from near to far:
those of the module, of its folder, of its area. The first red test kills the fault. What survives needs a
test, or changes nothing that could be seen. Drawings are left out: people look at them, tests do not.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = "src/palabre"
SECONDS = 900  # for all tests of one fault; a fault that makes them hang counts as found
BUILT = ("src/palabre/server/page", "src/palabre/envs/drawn")  # what git ignores and tests need
BROWSER = ("tests/browser",)


class Area(NamedTuple):
    """A part of the code, and the tests that anybody would run after a change of it."""

    sources: tuple[str, ...]
    tests: tuple[str, ...]


AREAS = {
    "rules": Area(
        (f"{PACKAGE}/games/*/rules/*.py", f"{PACKAGE}/games/*/*.py"), ("tests/games", "tests/contract")
    ),
    "engine": Area(
        (f"{PACKAGE}/kernel/*.py",), ("tests/kernel", "tests/contract", "tests/games", "tests/envs")
    ),
    "server": Area((f"{PACKAGE}/server/**/*.py",), ("tests/server",)),
    "bots": Area((f"{PACKAGE}/bots/**/*.py", f"{PACKAGE}/analysis/*.py"), ("tests/bots", "tests/analysis")),
    "page": Area(("web/src/**/*.ts", "web/src/**/*.svelte"), BROWSER),
}
LEFT_OUT = re.compile(
    r"/(types|wire|on_card|card|cuda_code|migrations/.*|__init__)\.(py|ts)$|\.d\.ts$"
    r"|web/src/(ui/drawing|ui/look|screens/drawings|games/[^/]+/(art|gallery|trail|motion))"
)


class Fault(NamedTuple):
    """One change of the text of one file."""

    area: str
    file: str
    line: int
    start: int
    end: int
    now: str
    planted: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}  `{self.now}` → `{self.planted}`"


# Which faults there are -------------------------------------------------------------------------------

COMPARED = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==",
    ast.In: "not in", ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is",
}  # fmt: skip
COMPUTED = {
    ast.Add: "-", ast.Sub: "+", ast.Mult: "+", ast.FloorDiv: "*", ast.Mod: "//", ast.Div: "*",
    ast.BitAnd: "|", ast.BitOr: "&", ast.LShift: ">>", ast.RShift: "<<",
}  # fmt: skip
SWAPPED = {"min": "max", "max": "min", "any": "all", "all": "any"}


class Python:
    """The faults of one Python file."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.lines = [0]
        for line in text.encode().splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))
        self.bytes = text.encode()

    def place(self, line: int, column: int) -> int:
        return self.lines[line - 1] + column

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        return self.place(node.lineno, node.col_offset), self.place(
            node.end_lineno or 0, node.end_col_offset or 0
        )

    def source(self, node: ast.expr | ast.stmt) -> str:
        start, end = self.span(node)
        return self.bytes[start:end].decode()

    def changes(self) -> Iterator[tuple[int, int, str]]:
        """Every change: from where to where, and what stands there instead."""
        for node in self.walk(ast.parse(self.text)):
            yield from self.changes_of(node)

    def walk(self, node: ast.AST) -> Iterator[ast.AST]:
        """All that runs: no annotations, decorators, docstrings or imports for types."""
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            return
        yield node
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns", "decorator_list", "type_params"):
                continue
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from self.walk(child)

    def changes_of(self, node: ast.AST) -> Iterator[tuple[int, int, str]]:
        match node:
            case ast.Compare(left=left, ops=[op], comparators=[right]):
                yield *self.span(node), f"{self.source(left)} {COMPARED[type(op)]} {self.source(right)}"
            case ast.BinOp(left=left, op=op, right=right) if type(op) in COMPUTED:
                between = self.span(left)[1], self.span(right)[0]
                text = self.bytes[between[0] : between[1]].decode()
                sign = re.sub(r"//|<<|>>|[-+*/%&|]", COMPUTED[type(op)], text, count=1)
                yield *between, sign
            case ast.BoolOp(op=op, values=values):
                for left_out in values:
                    rest = [self.source(each) for each in values if each is not left_out]
                    word = " and " if isinstance(op, ast.And) else " or "
                    yield *self.span(node), "(" + word.join(rest) + ")"
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                yield *self.span(node), f"({self.source(operand)})"
            case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
                yield *self.span(test), f"(not ({self.source(test)}))"
            case ast.Constant(value=bool(value)):
                yield *self.span(node), str(not value)
            case ast.Constant(value=int(value)):
                yield *self.span(node), str(value + 1)
            case ast.Expr(value=ast.Call() | ast.Await()) | ast.AugAssign() | ast.Raise():
                yield *self.span(node), "pass"
            case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
                yield *self.span(node), "pass"
            case ast.Call(func=ast.Name(id=name) as called) if name in SWAPPED:
                yield *self.span(called), SWAPPED[name]
            case _:
                pass


TYPESCRIPT = [
    (re.compile(pattern), planted)
    for pattern, planted in (
        (r"===", "!=="), (r"!==", "==="),
        (r" < ", " <= "), (r" <= ", " < "), (r" > ", " >= "), (r" >= ", " > "),
        (r" && ", " || "), (r" \|\| ", " && "), (r" \?\? ", " && "), (r" \+ ", " - "), (r" - ", " + "),
        (r" \* ", " + "), (r"\btrue\b", "false"), (r"\bfalse\b", "true"), (r"(?<![\w.])0(?![\w.])", "1"),
        (r"(?<![\w.])1(?![\w.])", "2"), (r"Math\.min", "Math.max"), (r"Math\.max", "Math.min"),
        (r"\.some\(", ".every("), (r"\.every\(", ".some("), (r"if \((?!!)", "if (!"), (r"\(!", "("),
    )
]  # fmt: skip
NO_CODE = re.compile(
    r"//.*|/\*[\s\S]*?\*/|<!--[\s\S]*?-->|'[^'\n]*'|\"[^\"\n]*\"|`[^`]*`|<style[\s\S]*?</style>|^import.*$",
    re.M,
)
SCRIPT = re.compile(r"<script[^>]*>([\s\S]*?)</script>")


def changes_of_typescript(text: str, is_svelte: bool) -> Iterator[tuple[int, int, str]]:
    """The same for the page: signs and words of code, outside texts and comments."""
    code = NO_CODE.sub(lambda found: " " * len(found[0]), text)
    found = SCRIPT.search(code) if is_svelte else None
    start, end = found.span(1) if found else (0, len(code))
    for pattern, planted in TYPESCRIPT:
        for place in pattern.finditer(code, start, end):
            first, last = place.span()
            yield len(text[:first].encode()), len(text[:last].encode()), planted


def faults_of(area: str, file: Path) -> Iterator[Fault]:
    """Every fault of a file."""
    text = file.read_text("utf-8")
    is_svelte = file.suffix == ".svelte"
    changes = Python(text).changes() if file.suffix == ".py" else changes_of_typescript(text, is_svelte)
    raw, name = text.encode(), str(file.relative_to(ROOT))
    for start, end, planted in changes:
        line = raw[:start].count(b"\n") + 1
        yield Fault(area, name, line, start, end, raw[start:end].decode(), planted)


def with_fault(raw: bytes, fault: Fault) -> bytes:
    """The text of a file with a fault in it."""
    return raw[: fault.start] + fault.planted.encode() + raw[fault.end :]


def is_readable(fault: Fault) -> bool:
    """Whether the file can still be read as Python; the page's build says so itself."""
    try:
        if fault.file.endswith(".py"):
            ast.parse(with_fault((ROOT / fault.file).read_bytes(), fault))
    except SyntaxError:
        return False
    return True


def drawn(area: str, count: int, seed: int) -> list[Fault]:
    """So many faults of an area, each place as likely as another."""
    files = sorted({file for each in AREAS[area].sources for file in ROOT.glob(each)})
    faults = [fault for file in files if not LEFT_OUT.search(str(file)) for fault in faults_of(area, file)]
    random.Random(f"{area} {seed}").shuffle(faults)
    return list(islice(filter(is_readable, faults), count))


# Which tests are run ----------------------------------------------------------------------------------


def stages(fault: Fault) -> list[tuple[str, ...]]:
    """Tests from near to far: of the module, of its folder, of its area."""
    area = AREAS[fault.area]
    if fault.area == "page":
        return [("vitest",), area.tests]
    inside = Path(fault.file).relative_to(PACKAGE)
    game = inside.parts[1] if inside.parts[0] == "games" else ""
    folder = Path("tests/games", game) if game else Path("tests", inside.parent)
    near = tuple(str(each.relative_to(ROOT)) for each in (ROOT / folder).glob(f"**/test_*{inside.stem}*.py"))
    steps = [near, (str(folder),) if (ROOT / folder).is_dir() else (), area.tests]
    return [step for step in dict.fromkeys(steps) if step]


def command(step: tuple[str, ...], copy: Path) -> tuple[list[str], Path]:
    """How tests are run in a copy of the checkout."""
    if step == ("vitest",):
        return ["npm", "exec", "--", "vitest", "run", "--bail", "1"], copy / "web"
    return [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-x",
        "-p",
        "no:cacheprovider",
        "--no-header",
        "-rfE",
        *step,
    ], copy


def try_out(fault: Fault, copy: Path) -> tuple[str, str]:
    """Plant a fault in a copy and run its tests: what became of it, and which test found it."""
    file = copy / fault.file
    honest = file.read_bytes()
    until = time.monotonic() + SECONDS
    file.write_bytes(with_fault(honest, fault))
    packages = filter(None, [str(copy / "src"), os.environ.get("PYTHONPATH")])
    env = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(packages),
        "PALABRE_CACHE": str(copy / "cache"),
    }
    if fault.area == "rules":
        env["PALABRE_WORLD"] = "interpreted"  # compiling anew takes a minute, and the worlds agree
    try:
        for step in stages(fault):
            if step == BROWSER:
                subprocess.run(
                    ["npm", "run", "build"], cwd=copy / "web", env=env, capture_output=True, check=True
                )
            words, folder = command(step, copy)
            done = subprocess.run(
                words,
                cwd=folder,
                env=env,
                capture_output=True,
                text=True,
                timeout=max(1.0, until - time.monotonic()),
            )
            if done.returncode not in (0, 5):
                return "killed", killer(done.stdout + done.stderr)
        return "survived", ""
    except subprocess.TimeoutExpired:
        return "killed", "the tests hang"
    except subprocess.CalledProcessError:
        return "killed", "the page does not build"
    finally:
        file.write_bytes(honest)


def killer(output: str) -> str:
    """The name of the test that failed first."""
    found = re.search(r"^(?:FAILED|ERROR|.*FAIL) +(\S.*?)(?: - .*)?$", output, re.M)
    return found[1] if found else output[-200:]


# Doing it ---------------------------------------------------------------------------------------------


def copies(count: int, folder: Path) -> Iterator[Path]:
    """Copies of the last commit, with what is built and compiled already."""
    from palabre.kernel.cache import root

    for number in range(count):
        copy = folder / str(number)
        subprocess.run(["git", "clone", "-q", "--shared", str(ROOT), str(copy)], check=True)
        for built in BUILT:
            shutil.copytree(ROOT / built, copy / built, dirs_exist_ok=True)
        if root().is_dir():
            shutil.copytree(root(), copy / "cache", dirs_exist_ok=True)
        (copy / "web/node_modules").symlink_to(ROOT / "web/node_modules")
        yield copy


def survivors(file: Path) -> list[Fault]:
    """What survived in an earlier run, found again where only other lines have changed since."""
    found = []
    for line in file.read_text("utf-8").splitlines():
        known = json.loads(line)
        if known.pop("became") != "survived":
            continue
        known.pop("by")
        same = [
            each
            for each in faults_of(known["area"], ROOT / known["file"])
            if (each.now, each.planted) == (known["now"], known["planted"])
        ]
        found += sorted(same, key=lambda each: abs(each.line - known["line"]))[:1]
    return found


def main(words: Sequence[str] | None = None) -> None:
    """Draw faults, try each, and print what became of them."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.faults", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("--area", nargs="*", choices=AREAS, default=list(AREAS))
    parser.add_argument("--faults", type=int, default=20, help="how many in each area")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, help="a file with a line of JSON for each fault; goes on with it")
    parser.add_argument("--again", type=Path, help="only what survived in such a file")
    parser.add_argument("--list", action="store_true", help="only tell which faults are drawn")
    asked = parser.parse_args(words)
    faults = [fault for area in asked.area for fault in drawn(area, asked.faults, asked.seed)]
    if asked.again:
        faults = survivors(asked.again)
    if asked.out and asked.out.exists():
        lines = [json.loads(line) for line in asked.out.read_text("utf-8").splitlines()]
        known = {Fault(*(line[name] for name in Fault._fields)) for line in lines}
        faults = [fault for fault in faults if fault not in known]
    if asked.list:
        print(*faults, sep="\n")
        return
    with tempfile.TemporaryDirectory() as folder:
        free: SimpleQueue[Path] = SimpleQueue()
        for copy in copies(asked.jobs, Path(folder)):
            free.put(copy)

        def tried(fault: Fault) -> tuple[Fault, str, str]:
            copy = free.get()
            try:
                became, by = try_out(fault, copy)
            finally:
                free.put(copy)
            print(f"{became:8}  {fault}" + (f"  by {by}" if by else ""), flush=True)
            if asked.out:
                with asked.out.open("a", encoding="utf-8") as file:
                    file.write(json.dumps({**fault._asdict(), "became": became, "by": by}) + "\n")
            return fault, became, by

        with ThreadPoolExecutor(asked.jobs) as pool:
            results = list(pool.map(tried, faults))
    counts = Counter((fault.area, became) for fault, became, _ in results)
    for area in asked.area:
        print(f"{area}: {counts[area, 'killed']} killed, {counts[area, 'survived']} survived")


if __name__ == "__main__":
    main()
