"""The floor: a server that does nothing with a move but tell it.

    python bench/floor.py PORT BYTES

uvicorn, Starlette and the wire are those of Kuroshio, with the same settings. A command is read,
and a message of so many bytes is sent to all sockets of its table: no rules, no store,
nothing that is made for anyone. What a move costs here no server of these parts can save.
"""

from __future__ import annotations

import sys
from collections import defaultdict

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from kuroshio.server.wire import Outbox, Wire, for_uvicorn, wire_of


class Floor:
    def __init__(self, size: int) -> None:
        self._text = b'"%b"' % (b"." * (size - 2))
        self._outbox = Outbox()
        self._tables: defaultdict[str, set[Wire]] = defaultdict(set)

    async def socket(self, socket: WebSocket) -> None:
        await socket.accept()
        table, wire = self._tables[socket.path_params["table"]], wire_of(socket)

        def tell(command: bytes) -> None:
            for one in table:
                self._outbox.put(one, self._text)

        table.add(wire)
        wire.hear = tell
        while (await socket.receive())["type"] != "websocket.disconnect":
            pass
        table.discard(wire)


def main() -> None:
    port, size = map(int, sys.argv[1:])
    app = Starlette(routes=[WebSocketRoute("/{table}", Floor(size).socket)])
    uvicorn.run(app, port=port, log_config=None, access_log=False, **for_uvicorn())


if __name__ == "__main__":
    main()
