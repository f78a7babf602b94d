"""What a test is tried with in the ordinary run, in a wide one, and only with --long."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import pytest


def widely(values: Iterable[Any], *ordinarily: Any, most: Collection[Any] | None = None) -> list[Any]:
    """Values, or tuples of them: the ordinary run takes those named, a wide one all, or at most these."""

    def marks(each: Any) -> Collection[pytest.MarkDecorator]:
        if each in ordinarily:
            return ()
        return (pytest.mark.wide if most is None or each in most else pytest.mark.long,)

    return [pytest.param(*each if isinstance(each, tuple) else (each,), marks=marks(each)) for each in values]
