"""Webhooks: a notice as JSON for a program of the person's own, signed as Standard Webhooks are.

`text` and `content` say it in words, so that the webhooks of common chat services take it as it is.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

PREFIX = "whsec_"


def new_secret() -> str:
    return PREFIX + base64.b64encode(secrets.token_bytes(24)).decode()


def headers(secret: str, number: str, now: int, body: bytes) -> dict[str, str]:
    """A notice keeps its number however often it is tried; the signature covers number, time and
    body."""
    at = str(now // 1000)
    key = base64.b64decode(secret.removeprefix(PREFIX))
    signed = hmac.new(key, f"{number}.{at}.".encode() + body, hashlib.sha256).digest()
    return {
        "content-type": "application/json",
        "user-agent": "Kuroshio",
        "webhook-id": number,
        "webhook-timestamp": at,
        "webhook-signature": f"v1,{base64.b64encode(signed).decode()}",
    }
