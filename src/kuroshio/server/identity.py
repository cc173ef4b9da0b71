"""Identity without accounts: a random id and a name, proved by a signed token.

The token lies in an HttpOnly cookie; programs may send it as `Authorization: Bearer …`. It names
the device that it was given to (`server/signing`), so that one can be ended alone. Another token,
good for linking only, carries an identity to another device.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import re
import secrets
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path

from starlette.requests import HTTPConnection
from starlette.responses import Response

from kuroshio.core.errors import BadSetup
from kuroshio.server.refusals import Refused
from kuroshio.server.settings import Settings

COOKIE = "kuroshio"
_cookie = re.compile(rf"(?:^|;)\s*{COOKIE}=([^;\s]*)")
YEAR = 365 * 86400
LINK_TIME = 86_400_000  # milliseconds for which a link is good
SHORTEST = 16  # characters of a secret


def new_id() -> str:
    """80 random bits, for a table or a player: whoever does not know it cannot guess it."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def is_id(text: str) -> bool:
    return re.fullmatch("[a-z2-7]{16}", text) is not None


# With this sign the names of programs begin, wherever they are shown; no person's name has it.
PROGRAM = "⚙"


def is_program(name: str) -> bool:
    """Whether somebody of this name is a program."""
    return name.startswith(PROGRAM)


def as_called(name: str, program: bool) -> str:
    """A name as everyone sees it: that of a program says so."""
    return f"{PROGRAM} {clean_name(name)}" if program else clean_name(name)


def clean_name(name: str) -> str:
    """A name without line breaks and the like."""
    name = " ".join(name.replace(PROGRAM, " ").split())
    if not name or not name.isprintable():
        raise Refused("bad-name")
    return name


def clean_title(title: str) -> str:
    """The name of a table, which may have none."""
    return clean_name(title) if title.strip() else ""


class Signer:
    """Makes and checks tokens. The first of several secrets signs, all of them are believed: so a
    secret can be replaced while tokens of the old one go on being good."""

    def __init__(self, secret: str) -> None:
        self._keys = [hashlib.sha256(one.encode()).digest() for one in secrets_in(secret)]
        self._valid: dict[str, int] = {}  # of those who signed out everywhere: their tokens' number
        self._ended: set[str] = set()  # devices whose tokens count no more

    def _sign(self, purpose: str, text: str, key: bytes) -> str:
        digest = hmac.new(key, f"{purpose}:{text}".encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest[:24]).decode()

    def _make(self, purpose: str, text: str) -> str:
        return f"{text}.{self._sign(purpose, text, self._keys[0])}"

    def _read(self, purpose: str, token: str) -> str | None:
        text, _, signature = token.rpartition(".")
        if not text.isascii() or not signature.isascii():
            return None
        for key in self._keys:
            if hmac.compare_digest(signature, self._sign(purpose, text, key)):
                return text
        return None

    @property
    def keys(self) -> list[bytes]:
        """What other keys are drawn from: that of the secret that signs comes first."""
        return list(self._keys)

    def drawn(self, what: str) -> int:
        """A large number that nobody without the secret can know: always the same for the same."""
        return int.from_bytes(hmac.new(self._keys[0], f"drawn:{what}".encode(), "sha256").digest())

    def pseudonym(self, text: str) -> str:
        """Another name for something, always the same, from which nobody learns what it is."""
        return f"{self.drawn(f'pseudonym {text}') >> 160:024x}"

    def token(self, player: str, device: str = "") -> str:
        """The token of a player on a device, as it counts now."""
        number = self._valid.get(player, 0)
        return self._make(
            "player", f"{player}.{number}.{device}" if device else f"{player}.{number}"
        )

    def player(self, token: str) -> str | None:
        """The player that a token names, if it is genuine and still counts."""
        return self._named(token)[0]

    def _named(self, token: str) -> tuple[str | None, str]:
        """The player and the device that a token names. Tokens from before devices were told apart
        name none, and older ones no number either."""
        text = self._read("player", token) or ""
        player, number, device, *_ = (*text.split("."), "", "")
        # A higher number was given out by a process that has heard of more.
        counts = int(number or 0) >= self._valid.get(player, 0) and device not in self._ended
        return (player, device) if player and counts else (None, "")

    def end(self, devices: Iterable[str]) -> set[str]:
        """Learn of devices that were ended; those that are news."""
        new = set(devices) - self._ended
        self._ended |= new
        return new

    def signed_out(self, numbers: Mapping[str, int]) -> list[str]:
        """Learn the numbers that the tokens of some players have from now on; whose are new."""
        new = [player for player, number in numbers.items() if number != self._valid.get(player)]
        self._valid.update(numbers)
        return new

    def link(self, player: str, number: int, until: int) -> str:
        """The token of a player's numbered link: a newer link ends the older ones."""
        return self._make("link", f"{player}.{number}.{until}")

    def linked(self, token: str, now: int) -> tuple[str, int] | None:
        """Whose link it is and its number, if it is genuine and not too old."""
        player, number, until, *_ = (*(self._read("link", token) or "").split("."), "", "", "")
        return (player, int(number)) if until and now < int(until) else None

    def unsubscribing(self, way: str) -> str:
        """What a mail carries so that whoever gets it can end it, for good."""
        return self._make("unsubscribe", way)

    def unsubscribed(self, token: str) -> str | None:
        return self._read("unsubscribe", token)

    def sign_letter(self, letter: bytes) -> str:
        """What one process tells another, so that nobody else can."""
        return self._make("letter", base64.urlsafe_b64encode(letter).decode())

    def read_letter(self, text: str) -> bytes | None:
        letter = self._read("letter", text)
        return None if letter is None else base64.urlsafe_b64decode(letter)

    def of(self, connection: HTTPConnection) -> str | None:
        """The player that a request or a socket belongs to."""
        return self._named(_sent(connection))[0]

    def device_of(self, connection: HTTPConnection) -> str:
        """The device that a request or a socket comes from; empty where it is not known."""
        return self._named(_sent(connection))[1]

    def set_cookie(self, response: Response, token: str, https: bool) -> None:
        response.set_cookie(
            COOKIE,
            token,
            max_age=5 * YEAR,
            httponly=True,
            samesite="lax",
            secure=https,
        )


def _sent(connection: HTTPConnection) -> str:
    """The token that somebody sends."""
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and bearer:
        return bearer.strip()
    # Read by hand: Python's own reading of a quoted cookie takes the square of its length, which is
    # half a minute for one request.
    found = _cookie.search(connection.headers.get("cookie", ""))
    return found[1] if found else ""


def secrets_in(text: str) -> list[str]:
    """Several secrets are separated by commas; a single one may contain some itself."""
    parts = [part.strip() for part in text.split(",")]
    return [*parts, text] if min(map(len, parts)) >= SHORTEST and len(parts) > 1 else [text]


def secret_of(settings: Settings) -> str:
    """The secret from the settings, or from a file that only this user can read."""
    if settings.secret:
        if len(settings.secret) < SHORTEST:
            raise BadSetup("the secret is too short: it needs 16 characters or more")
        return settings.secret
    return kept_secret(settings, "secret")


def kept_secret(settings: Settings, name: str) -> str:
    """What a file of the data folder holds; it is made when it is missing."""
    path = settings.folder / name
    try:
        settings.folder.mkdir(parents=True, exist_ok=True)
        return _read_or_make(path)
    except OSError as error:
        raise BadSetup(f"cannot keep the secret in {path}: {error.strerror}") from None


def _read_or_make(path: Path) -> str:
    if not path.exists():
        _make(path)
    text = ",".join(path.read_text().split())
    if len(text) < SHORTEST:
        raise BadSetup(f"the secret in {path} is too short; delete the file")
    return text


def _make(path: Path) -> None:
    """Workers begin at once, and each makes what is missing. The file comes to be whole: nobody
    reads an empty one, and whoever is later finds it there."""
    made, new = tempfile.mkstemp(prefix=f"{path.name}-", dir=path.parent)  # for this user alone
    with os.fdopen(made, "w") as file:
        file.write(secrets.token_urlsafe(32) + "\n")
    try:
        os.link(new, path)
    except FileExistsError:
        pass
    except OSError:  # a file system without links
        os.replace(new, path)
    finally:
        Path(new).unlink(missing_ok=True)
