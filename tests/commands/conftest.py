"""What tests of commands share: each begins in the language of the terminal."""

from __future__ import annotations

import pytest

from palabre.commands.speaking import speak


@pytest.fixture(autouse=True)
def spoken_as_usual() -> None:
    """Whatever was spoken before."""
    speak(None)
