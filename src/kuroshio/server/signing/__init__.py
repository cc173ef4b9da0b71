"""Signing in: how somebody is the same person again, on another device or after a cookie was lost.

`devices` lists where somebody is signed in and ends one of them; `passkeys` and `by_mail` are the
ways back; the third one, a link from another device, is in `server/identity.py`.
"""
