"""Those who are told: a push service with a browser behind it, a webhook's program, a mailbox."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import os
import threading
import time
from collections.abc import Callable
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from kuroshio.server.notices.push import decoded, encoded
from tests.server.serving import Person, free_port

PATIENCE = 40.0  # seconds


def until(there: Callable[[], Any]) -> Any:
    """Wait for something."""
    deadline = time.monotonic() + PATIENCE
    while not (found := there()):
        assert time.monotonic() < deadline, "it does not come"
        time.sleep(0.05)
    return found


class Receiver:
    """An HTTP server that writes down what it is sent, and answers as it is told to."""

    def __init__(self) -> None:
        self.requests: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        self.headers: dict[str, str] = {}
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                told = {name.lower(): value for name, value in self.headers.items()}
                receiver.requests.append((self.path, told, body))
                self.send_response(receiver.status)
                for name, value in receiver.headers.items():
                    self.send_header(name, value)
                self.send_header("content-length", "0")
                self.end_headers()

            def do_GET(self) -> None:
                receiver.requests.append((self.path, {}, b""))
                self.send_response(200)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def at(self, path: str) -> list[tuple[dict[str, str], bytes]]:
        return [(headers, body) for one, headers, body in self.requests if one == path]

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class Browser:
    """A browser that is subscribed at a push service, and reads what comes there."""

    def __init__(self, service: Receiver, name: str = "") -> None:
        self._service = service
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        self.path = f"/push/{name or encoded(os.urandom(8))}"
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = {
            "endpoint": service.url + self.path,
            "p256dh": encoded(point),
            "auth": encoded(self._auth),
        }

    def allow(self, person: Person, language: str = "en") -> Any:
        key = person.get("/api/me/notices")["push"]
        wish = {**self.subscription, "key": key, "language": language}
        return person.post("/api/me/notices/push", **wish)

    @property
    def notices(self) -> list[Any]:
        """What was pushed, as only this browser can read it; each comes from who it says."""
        read = []
        for headers, body in self._service.at(self.path):
            assert headers["content-encoding"] == "aes128gcm"
            assert int(headers["ttl"]) > 0
            self._check(headers["authorization"])
            plain = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth)
            read.append(json.loads(plain))
        return read

    def _check(self, authorization: str) -> None:
        scheme, _, rest = authorization.partition(" ")
        fields = dict(one.strip().split("=", 1) for one in rest.split(","))
        text, _, signature = fields["t"].rpartition(".")
        raw = decoded(signature)
        der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(fields["k"]))
        public.verify(der, text.encode(), ec.ECDSA(hashes.SHA256()))
        claims = json.loads(decoded(text.partition(".")[2]))
        assert (scheme, claims["aud"]) == ("vapid", self._service.url)
        assert time.time() < claims["exp"] < time.time() + 86_400
        assert claims["sub"].startswith(("mailto:", "https:"))


def verified(secret: str, headers: dict[str, str], body: bytes) -> Any:
    """A webhook's body, if it is signed with its secret as Standard Webhooks are."""
    signed = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
    key = base64.b64decode(secret.removeprefix("whsec_"))
    right = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    assert headers["webhook-signature"] == f"v1,{right}"
    return json.loads(body)


class Mailbox:
    """An SMTP server that keeps what it is sent."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.port = free_port()
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port)
        self._controller.start()

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        mail = BytesParser(policy=default).parsebytes(envelope.content)
        assert isinstance(mail, EmailMessage)
        assert envelope.rcpt_tos == [str(mail["To"])]
        self.mails.append(mail)
        return "250 OK"

    def to(self, address: str) -> list[EmailMessage]:
        return [mail for mail in self.mails if str(mail["To"]) == address]

    def link(self, address: str, kind: str) -> str:
        """What the last mail to an address carries behind #confirm= or the like."""
        text = self.to(address)[-1].get_content()
        return str(text.partition(f"#{kind}=")[2].split()[0])

    def close(self) -> None:
        self._controller.stop()
