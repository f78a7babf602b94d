"""The planter of faults plants what it says, where code runs, and tells found faults from others."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest

from tools import faults
from tools.faults import (
    AREAS,
    Fault,
    Python,
    changes_of_typescript,
    command,
    drawn,
    killer,
    stages,
    survivors,
)

SOURCE = '''
@rule(1)
def grow(s: "a < b", seat: int = 0) -> int:
    """Not here: 1 < 2."""
    if not s.over and seat < 3:
        s.points += 1
    s.turn = max(seat, 2)
    return s.left - seat // 2
'''
WANTED = {
    "(s.over)", "(not s.over)", "(seat < 3)", "seat <= 3", "4", "pass", "min", "3", "1", "2", "+", "*",
    "(not (not s.over and seat < 3))",
}  # fmt: skip


def test_faults_of_python_are_planted_where_code_runs() -> None:
    changes = list(Python(SOURCE).changes())
    assert {planted.strip() for _, _, planted in changes} == WANTED
    raw = SOURCE.encode()
    for start, end, planted in changes:
        ast.parse(raw[:start] + planted.encode() + raw[end:])
        assert b"@rule(1)\n" in raw[:start]
        assert b"Not here" in raw[:start] or b"= 0" in raw[start - 2 : end]


def test_faults_of_the_page_leave_texts_comments_and_styles_alone() -> None:
    script = "<script>\n// 1\nif (a === b) t('x === y')\n</script>"
    text = f"<!-- a === b -->\n{script}\n<p>0</p><style>p {{ top: 0 }}</style>"
    changes = list(changes_of_typescript(text, is_svelte=True))
    assert [text[start:end] for start, end, _ in changes] == ["===", "if ("]


@pytest.mark.parametrize("area", AREAS)
def test_the_same_seed_draws_the_same_faults_and_each_has_tests(area: str) -> None:
    some = drawn(area, 5, 3)
    assert some == drawn(area, 5, 3)
    assert some != drawn(area, 5, 4)
    for fault in some:
        assert stages(fault)
        assert (faults.ROOT / fault.file).read_bytes()[fault.start : fault.end].decode() == fault.now


def test_a_fault_is_planted_tried_and_taken_out_again(tmp_path: Path) -> None:
    file = tmp_path / "src/palabre/kernel/mixing.py"
    file.parent.mkdir(parents=True)
    file.write_text("LIMIT = 3\n")
    near, far = tmp_path / "near", tmp_path / "far"
    for folder, wanted in ((near, "> 0"), (far, "== 3")):
        folder.mkdir()
        (folder / f"test_{folder.name}.py").write_text(
            f"def test_limit():\n    assert int(open({str(file)!r}).read().split()[-1]) {wanted}\n"
        )
    fault = Fault("engine", "src/palabre/kernel/mixing.py", 1, 8, 9, "3", "4")
    for steps, became in (([("near",)], "survived"), ([("near",), ("far",)], "killed")):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(faults, "stages", lambda _, steps=steps: steps)
            found = faults.try_out(fault, tmp_path)
        assert found == (became, "far/test_far.py::test_limit" if became == "killed" else "")
        assert file.read_text() == "LIMIT = 3\n"


def test_the_test_that_failed_is_named() -> None:
    assert killer("FAILED tests/a.py::test_b - assert 1\n1 failed") == "tests/a.py::test_b"
    assert command(("vitest",), Path("x"))[1] == Path("x/web")


def test_only_survivors_are_tried_again_where_they_stand_now(tmp_path: Path) -> None:
    first, second = drawn("engine", 2, 3)
    moved = {**second._asdict(), "line": second.line + 3, "start": 0, "end": 1}
    known = [{**first._asdict(), "became": "killed", "by": "x"}, {**moved, "became": "survived", "by": ""}]
    file = tmp_path / "tried.jsonl"
    file.write_text("".join(json.dumps(each) + "\n" for each in known))
    (found,) = survivors(file)
    assert (found.file, found.now, found.planted) == (second.file, second.now, second.planted)
