"""The command line as a person or a program uses it: typed words, and what comes back."""

from __future__ import annotations

from typer.testing import CliRunner, Result

from palabre.cli import app
from palabre.commands.speaking import speak


def typed(*words: str, keys: str = "", env: dict[str, str] | None = None) -> Result:
    """Run a command in this process, with these keys on its standard input."""
    speak(None)  # as a new process would begin
    return CliRunner().invoke(app, list(words), input=keys, env={"LANG": "C", "LC_ALL": "", **(env or {})})


def refused(*words: str, env: dict[str, str] | None = None) -> str:
    """The one sentence with which a command refuses."""
    result = typed(*words, env=env)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    (sentence,) = result.stderr.splitlines()
    return sentence
