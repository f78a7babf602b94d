"""Firefox, driven by its own WebDriver BiDi: a process, its pages, and what their consoles complain of."""

from __future__ import annotations

import itertools
import json
import subprocess
import time
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from tests.server.live import free_port

PATIENCE = 60.0  # seconds: a first start makes its profile
MOST_BYTES = 64 * 1024 * 1024
# No word to anybody but this machine, no questions at the start, and nothing that moves
PREFERENCES = {
    "alerts.useSystemBackend": False,  # notices are the browser's own, for here is no desktop
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.getAddons.cache.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "network.dns.disabled": True,
    "permissions.default.desktop-notification": 1,  # allowed, as somebody answers who is asked
    "remote.prefs.recommended": True,
    "services.settings.server": "",
    "ui.prefersReducedMotion": 1,
}

Message = dict[str, Any]


class Firefox:
    """One process; every page is a person with cookies of their own."""

    def __init__(self, command: str, folder: Path) -> None:
        self._port = free_port()
        written = [f"user_pref({json.dumps(name)}, {json.dumps(to)});" for name, to in PREFERENCES.items()]
        (folder / "user.js").write_text("\n".join(written), encoding="utf-8")
        words = [command, "--headless", "--no-remote", "--profile", str(folder)]
        words += ["--remote-debugging-port", str(self._port)]
        self._log = (folder / "said").open("wb")
        self._process = subprocess.Popen(words, stdout=self._log, stderr=self._log)
        self._open = ExitStack()
        self._open.callback(self._end)
        self._ids = itertools.count(1)
        self.complaints: list[str] = []

    def __enter__(self) -> Firefox:
        try:
            self._line = self._connected()
        except BaseException:
            self._open.close()
            raise
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, at: TracebackType | None
    ) -> None:
        self._open.close()

    def _end(self) -> None:
        self._process.terminate()
        self._process.wait(30)
        self._log.close()

    def _connected(self) -> ClientConnection:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                address = f"ws://127.0.0.1:{self._port}/session"
                line = connect(address, max_size=MOST_BYTES, compression=None, proxy=None)
                return self._open.enter_context(line)
            except (OSError, WebSocketException):
                assert self._process.poll() is None, "Firefox did not start"
                assert time.monotonic() < end, "Firefox does not answer"
                time.sleep(0.2)

    def ask(self, method: str, **params: Any) -> Message:
        """A command and its answer; what happens meanwhile is noted."""
        number = next(self._ids)
        self._line.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            heard = json.loads(self._line.recv(timeout=PATIENCE))
            if heard.get("id") == number:
                assert heard["type"] == "success", heard
                return dict(heard["result"])
            self._note(heard)

    def _note(self, heard: Message) -> None:
        entry = heard.get("params", {})
        if heard.get("method") == "log.entryAdded" and entry.get("level") == "error":
            self.complaints.append(str(entry.get("text")))

    def new_page(self) -> FirefoxPage:
        """A page of somebody new."""
        person = self.ask("browser.createUserContext")["userContext"]
        return FirefoxPage(
            self, self.ask("browsingContext.create", type="tab", userContext=person)["context"]
        )


class FirefoxPage:
    """One page: where it is, what it says, and keys that are struck there."""

    def __init__(self, browser: Firefox, context: str) -> None:
        self._browser, self._context = browser, context

    def go(self, url: str) -> None:
        """There, and wait until it is loaded."""
        self._browser.ask("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def do(self, function: str, *given: Any) -> Any:
        """What a function of JavaScript gives, which may take its time."""
        words = ", ".join(map(json.dumps, given))
        told = self._browser.ask(
            "script.evaluate",
            expression=f"(async () => JSON.stringify((await ({function})({words})) ?? null))()",
            target={"context": self._context},
            awaitPromise=True,
        )
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])

    def has(self, selector: str) -> bool:
        """Whether something is there."""
        return bool(self.do("(what) => document.querySelector(what) !== null", selector))

    def click(self, selector: str) -> bool:
        """Click the first of something, if there is one."""
        return bool(self.do("(what) => document.querySelector(what)?.click() === undefined", selector))

    def strike(self, key: str) -> None:
        """A key, as a hand does."""
        actions = [{"type": kind, "value": key} for kind in ("keyDown", "keyUp")]
        keys = {"type": "key", "id": "keyboard", "actions": actions}
        self._browser.ask("input.performActions", context=self._context, actions=[keys])
