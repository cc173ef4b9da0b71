"""An authenticator in a few lines: it makes passkeys and answers challenges, as a phone would."""

from __future__ import annotations

import hashlib
import json
import os
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from fido2 import cbor
from fido2.cose import ES256

from kuroshio.server.notices.push import decoded, encoded

PRESENT, VERIFIED, WITH_KEY = 0x01, 0x04, 0x40


class Authenticator:
    def __init__(self, page: str) -> None:
        self.page = page  # the origin of which the browser says that it asks
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.id = os.urandom(16)
        self.user = b""

    def _data(self, host: str, more: bytes = b"") -> bytes:
        flags = PRESENT | VERIFIED | (WITH_KEY if more else 0)
        return hashlib.sha256(host.encode()).digest() + bytes([flags]) + bytes(4) + more

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.page}).encode()

    def _named(self, **response: bytes) -> dict[str, Any]:
        return {
            "id": encoded(self.id),
            "rawId": encoded(self.id),
            "type": "public-key",
            "response": {name: encoded(value) for name, value in response.items()},
            "clientExtensionResults": {},
        }

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """A passkey for what a server asks."""
        self.user = decoded(options["user"]["id"])
        key: Any = ES256
        public = cbor.encode(dict(key.from_cryptography_key(self._key.public_key())))
        more = bytes(16) + len(self.id).to_bytes(2) + self.id + public
        data = self._data(options["rp"]["id"], more)
        return self._named(
            clientDataJSON=self._client("webauthn.create", options["challenge"]),
            attestationObject=cbor.encode({"fmt": "none", "attStmt": {}, "authData": data}),
        )

    def answer(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to a challenge."""
        client = self._client("webauthn.get", options["challenge"])
        data = self._data(options["rpId"])
        signed = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._named(
            clientDataJSON=client, authenticatorData=data, signature=signed, userHandle=self.user
        )
