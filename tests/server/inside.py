"""A server inside the test's own process: real sockets outside, its tables within reach."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import uvicorn

from kuroshio.server.app import App
from kuroshio.server.service import Service
from kuroshio.server.settings import Settings
from kuroshio.server.wire import for_uvicorn
from tests.server.serving import SECRET, free_port


class Inside:
    def __init__(self, folder: Path, **settings: object) -> None:
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        chosen = {"data": str(folder), "limits": 0, "secret": SECRET, "sync": False}
        chosen |= {"review_thought": 0.1, "review_nice": 0}  # as in serving.py
        self.game = str(settings.get("games", "namiji"))
        chosen |= {"games": self.game, **settings}
        self.app = App(Settings(**chosen))  # type: ignore[arg-type]
        self._uvicorn = uvicorn.Server(
            uvicorn.Config(self.app, port=port, log_config=None, **for_uvicorn())
        )
        self._thread = threading.Thread(target=self._uvicorn.run, daemon=True)

    @property
    def service(self) -> Service:
        service: Service = self.app.starlette.state.service
        return service

    def __enter__(self) -> Inside:
        self._thread.start()
        deadline = time.monotonic() + 120
        while not self._uvicorn.started or self.service.compiler.states[self.game] != "ready":
            assert time.monotonic() < deadline
            assert self._thread.is_alive()
            time.sleep(0.01)
        return self

    def __exit__(self, *_: object) -> None:
        self._uvicorn.should_exit = True
        self._thread.join(30)
