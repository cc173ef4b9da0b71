"""Debian's Firefox, driven over WebDriver BiDi: what the tests need of Playwright's page.

Playwright drives only a Firefox of its own; the stock one speaks BiDi, JSON over a web socket.
"""

from __future__ import annotations

import base64
import json
import re
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.browser.driver import WITH_SEED

# Nothing but the pages that are asked for; and times out of nothing but the tests themselves.
PREFERENCES = {
    "app.normandy.enabled": False,
    "app.update.disabledForTesting": True,
    "browser.aboutwelcome.enabled": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
    "toolkit.telemetry.reportingpolicy.firstRun": False,
}
LISTENING = re.compile(r"BiDi listening on (ws://\S+)")
PATIENCE = 60.0  # seconds


class Firefox:
    """A browser; `page` opens one for somebody with cookies of their own."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._sent = 0
        self._pages: dict[str, FirefoxPage] = {}
        self.command("session.new", capabilities={})
        self.command("session.subscribe", events=["log.entryAdded"])

    def command(self, method: str, **params: Any) -> dict[str, Any]:
        """Send a command and wait for its answer; what is told meanwhile goes to its page."""
        self._sent += 1
        self._socket.send(json.dumps({"id": self._sent, "method": method, "params": params}))
        while True:
            heard = json.loads(self._socket.recv(PATIENCE))
            if heard.get("id") == self._sent:
                assert heard["type"] == "success", f"{method}: {heard.get('message')}"
                result: dict[str, Any] = heard["result"]
                return result
            if heard.get("method") == "log.entryAdded":
                self._hear(heard["params"])

    def _hear(self, entry: dict[str, Any]) -> None:
        page = self._pages.get(entry["source"].get("context", ""))
        if page is not None and entry["level"] == "error":
            page.troubles.append(entry["text"])

    def page(self, url: str, size: dict[str, int], **settings: Any) -> FirefoxPage:
        """A page of somebody new, who has set what is given and opens known tables."""
        cookies = self.command("browser.createUserContext")["userContext"]
        made = self.command("browsingContext.create", type="tab", userContext=cookies)
        page = FirefoxPage(self, made["context"], url)
        self._pages[made["context"]] = page
        self.command("browsingContext.setViewport", context=made["context"], viewport=size)
        page.add_init_script(
            "if (!localStorage.getItem('kuroshio'))"
            f" localStorage.setItem('kuroshio', {json.dumps(settings)!r})"
        )
        page.add_init_script(WITH_SEED % 1)
        return page


class FirefoxElement:
    """One of the elements of a page that a selector finds."""

    def __init__(self, page: FirefoxPage, selector: str, n: int = 0) -> None:
        self._page, self._selector, self._n = page, selector, n

    def click(self, position: dict[str, float] | None = None, timeout: float = 0) -> None:
        """Press the mouse on the element's middle, or at a point of its box, without waiting."""
        box = self._page.evaluate(
            f"""() => {{
              const element = document.querySelectorAll({self._selector!r})[{self._n}];
              element.scrollIntoView({{ block: 'nearest' }});
              return element.getBoundingClientRect();
            }}"""
        )
        at = position or {"x": box["width"] / 2, "y": box["height"] / 2}
        here = {"x": round(box["x"] + at["x"]), "y": round(box["y"] + at["y"])}
        press = ({"type": f"pointer{way}", "button": 0} for way in ("Down", "Up"))
        self._page.act("pointer", {"type": "pointerMove", **here}, *press)


class FirefoxKeyboard:
    def __init__(self, page: FirefoxPage) -> None:
        self._page = page

    def press(self, key: str) -> None:
        self._page.act("key", *({"type": f"key{way}", "value": key} for way in ("Down", "Up")))


class FirefoxPage:
    touch = False

    def __init__(self, browser: Firefox, context: str, url: str) -> None:
        self._browser = browser
        self._context = context
        self._url = url
        self.troubles: list[str] = []
        self.keyboard = FirefoxKeyboard(self)

    def _do(self, method: str, **params: Any) -> dict[str, Any]:
        return self._browser.command(method, context=self._context, **params)

    def add_init_script(self, script: str) -> None:
        # Firefox runs it on the empty page before the first one too, which may store nothing.
        self._browser.command(
            "script.addPreloadScript",
            functionDeclaration=f"() => {{ if (location.href.startsWith('http')) {{ {script} }} }}",
            contexts=[self._context],
        )

    def goto(self, path: str) -> None:
        self._do("browsingContext.navigate", url=self._url + path, wait="complete")

    def evaluate(self, expression: str, argument: Any = None) -> Any:
        """The value of an expression, or of a function called with an argument."""
        asked = (
            f"(async (it) => JSON.stringify((typeof it === 'function'"
            f" ? await it({json.dumps(argument)}) : it) ?? null))({expression})"
        )
        answer = self._browser.command(
            "script.evaluate",
            expression=asked,
            target={"context": self._context},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"]["value"])

    def wait_for_timeout(self, milliseconds: float) -> None:
        time.sleep(milliseconds / 1000)

    def wait_for_selector(self, selector: str, timeout: float = 30_000) -> None:
        begun = time.monotonic()
        while not self.evaluate(f"document.querySelector({selector!r}) !== null"):
            assert time.monotonic() - begun < timeout / 1000, f"no {selector}: {self.inner_text()}"
            time.sleep(0.02)

    def inner_text(self, selector: str = "body") -> str:
        text: str = self.evaluate(f"document.querySelector({selector!r}).innerText")
        return text

    def click(self, selector: str) -> None:
        """Press the mouse on the middle of an element, as a person would."""
        self.wait_for_selector(selector)
        FirefoxElement(self, selector).click()

    def query_selector_all(self, selector: str) -> list[FirefoxElement]:
        count = self.evaluate(f"document.querySelectorAll({selector!r}).length")
        return [FirefoxElement(self, selector, n) for n in range(count)]

    def query_selector(self, selector: str) -> FirefoxElement | None:
        return next(iter(self.query_selector_all(selector)), None)

    def act(self, kind: str, *actions: dict[str, Any]) -> None:
        """What a hand does with the mouse or the keyboard."""
        self._do("input.performActions", actions=[{"type": kind, "id": kind, "actions": actions}])

    def screenshot(self, path: Path | str) -> None:
        Path(path).write_bytes(
            base64.b64decode(self._do("browsingContext.captureScreenshot")["data"])
        )

    def close(self) -> None:
        self._do("browsingContext.close")


@contextmanager
def running_firefox(executable: str) -> Iterator[Firefox]:
    """A Firefox with a profile of its own, and without a window."""
    with tempfile.TemporaryDirectory() as profile:
        lines = [f"user_pref({name!r}, {json.dumps(to)});" for name, to in PREFERENCES.items()]
        Path(profile, "user.js").write_text("\n".join(lines), encoding="utf-8")
        said = Path(profile, "said.txt")
        options = ("--headless", "--no-remote", "--profile", profile)
        with said.open("w") as output:
            process = subprocess.Popen(
                [executable, *options, "--remote-debugging-port", "0"],
                stdout=output,
                stderr=output,
            )
        try:
            with connect(f"{_address(process, said)}/session", max_size=None) as socket:
                yield Firefox(socket)
        finally:
            process.terminate()
            process.wait(30)


def _address(process: subprocess.Popen[bytes], said: Path) -> str:
    """Where it listens, which it says once it does."""
    begun = time.monotonic()
    while not (found := LISTENING.search(said.read_text(encoding="utf-8", errors="replace"))):
        assert process.poll() is None, "Firefox ended before it listened"
        assert time.monotonic() - begun < PATIENCE, "Firefox does not listen"
        time.sleep(0.1)
    return found[1]
