"""Notices: telling people who are not here that a table waits for them.

`dispatch` finds out who is to be told and lets it be sent; `push`, `webhook` and `mail` are the
three ways; `outward` is the one door through which requests go out.
"""
