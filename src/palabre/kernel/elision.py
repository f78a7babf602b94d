"""French before a vowel, for names that come from data: `DE($name)` is « d’Awa » or « de Bintou »; `QUE`."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Any

# As in web/src/app/elision.ts. After h and y the next letter decides: Hélène, Yves, but not Hassan, Yann.
ELIDED = re.compile(r"[aeiouœæ]|h[eiouyœ]|y(?![aeiouœæ])[^\W\d_]", re.IGNORECASE)


def is_elided(name: str) -> bool:
    """Return whether « de » and « que » lose their e before a name."""
    letters = "".join(c for c in unicodedata.normalize("NFD", name) if not unicodedata.combining(c))
    return ELIDED.match(letters) is not None


def before(word: str) -> Callable[[Any], str]:
    """Return the Fluent function that says a name after a word in -e."""

    def said(name: Any) -> str:
        return f"{word[:-1]}’{name}" if is_elided(str(name)) else f"{word} {name}"

    return said


ELISIONS = {"DE": before("de"), "QUE": before("que")}
