"""The web server: lobby, tables, seats, sockets, store. See docs/server.md."""
