"""Web push: a message for a browser, encrypted for it alone (RFC 8291) and signed so that its push
service knows who sends it (VAPID, RFC 8292).

The key that signs is drawn from the server's secret: all processes have the same, and there is no
file to lose. Where secrets were replaced, a browser that subscribed with an older one is served
with that one's key.
"""

from __future__ import annotations

import base64
import hashlib
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec

from kuroshio.extras import needs

with needs("server"):
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

if TYPE_CHECKING:
    from kuroshio.server.settings import Settings

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve
RECORD = 4096  # bytes that a push service takes at least
KEPT = 12 * 3600  # seconds for which a push service keeps what a sleeping browser does not take
BELIEVED = 6 * 3600  # seconds for which a signature counts


class Subscription(msgspec.Struct, frozen=True):
    """What a browser gave us to encrypt for it, and the key with which it knows us."""

    p256dh: str
    auth: str
    key: str


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def is_subscription(p256dh: str, auth: str) -> bool:
    """Whether these are a point of the curve and a secret, as browsers make them."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh))
        return len(decoded(auth)) == 16
    except ValueError:
        return False


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derive(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


class Keys:
    """Our keys: the first is told to browsers, all of them sign for those who know them."""

    def __init__(self, secrets: Sequence[bytes]) -> None:
        drawn = [_derive(one, b"", b"kuroshio vapid", 48) for one in secrets]
        made = [
            ec.derive_private_key(int.from_bytes(one) % (ORDER - 1) + 1, CURVE) for one in drawn
        ]
        self._private = {encoded(_point(one.public_key())): one for one in made}
        self.public = next(iter(self._private))

    def know(self, key: str) -> bool:
        return key in self._private

    def authorization(self, endpoint: str, key: str, contact: str, now: int) -> str:
        """Who sends, for the push service of an endpoint."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": now // 1000 + BELIEVED,
            "sub": contact,
        }
        head = encoded(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
        text = f"{head}.{encoded(msgspec.json.encode(claims))}"
        signature = self._private[key].sign(text.encode(), ec.ECDSA(hashes.SHA256()))
        r, s = decode_dss_signature(signature)
        return f"vapid t={text}.{encoded(r.to_bytes(32) + s.to_bytes(32))}, k={key}"


def encrypted(payload: bytes, to: Subscription) -> bytes:
    """A message that only the subscribed browser can read."""
    theirs = decoded(to.p256dh)
    once = ec.generate_private_key(CURVE)
    ours, salt = _point(once.public_key()), os.urandom(16)
    shared = once.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    key = _derive(shared, decoded(to.auth), b"WebPush: info\0" + theirs + ours, 32)
    content = _derive(key, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(key, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(content).encrypt(nonce, payload + b"\x02", None)
    return salt + RECORD.to_bytes(4) + bytes([len(ours)]) + ours + sealed


def headers(table: str, authorization: str) -> dict[str, str]:
    """A later message about the same table takes the place of one that was not fetched yet."""
    topic = encoded(hashlib.sha256(table.encode()).digest())[:32]
    return {
        "authorization": authorization,
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(KEPT),
        "topic": topic,
        "urgency": "high",
    }


def contact(settings: Settings) -> str:
    """Whom a push service may write to if something is wrong with what we send."""
    if settings.mail_from:
        return f"mailto:{settings.mail_from}"
    return settings.url if settings.url.startswith("https://") else "mailto:nobody@localhost"
