"""Settings: from flags, else from the environment, else the defaults here.

Every setting has an environment variable: `KUROSHIO_` and its name in capitals.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

from kuroshio.bots import LEVELS
from kuroshio.core.errors import BadSetup
from kuroshio.core.folders import user_data
from kuroshio.games import NAMES, game_named

PREFIX = "KUROSHIO_"
LAST_PORT = 65_535
MOST_THOUGHT = 100  # times the usual length of a review


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: int = 8765
    workers: int = 1
    data: str = ""  # the folder for the SQLite file and the secret; the user's data folder if empty
    db: str = ""  # sqlite:///path or postgresql://…; a SQLite file in the data folder if empty
    sync: bool = True  # SQLite waits for the disk, so that a power failure loses nothing either
    secret: str = ""  # signs cookies; a file in the data folder, made when missing, if empty
    origins: str = ""  # more origins that may connect, separated by commas
    https: bool = False  # cookies are sent over HTTPS only
    url: str = ""  # where people reach the server: for links, previews and passkeys
    smtp: str = ""  # the server that takes mails: smtp://user:password@host:587 or smtps://host
    mail_from: str = ""  # the address from which they come
    notice_after: float = 30.0  # seconds that a table waits for somebody before they are told
    reach_private: bool = False  # notices may go to addresses of this machine and its network
    embeds: str = ""  # origins whose pages may show replays in a frame, separated by commas; * all
    games: str = ""  # those that are served, separated by commas; all if empty
    limits: float = 1.0  # multiplies all limits; 0 lifts them
    bot_threads: int = 0  # of each process; as many as there are cores for all together if 0
    bot_pause: float = 0.0  # seconds before a bot's move
    review_thought: float = 1.0  # multiplies how long reviews think: less for a small machine
    review_nice: int = 19  # how far reviews step back behind all else on the machine
    stand_in: str = "sailor"  # the level that plays for people who left, are absent or out of time
    absence: float = 180.0  # seconds after which the others may call a stand-in
    patience: int = 14  # days after which one who keeps a game waiting has left it; 0: never
    idle: float = 300.0  # seconds after which a table that nobody watches leaves memory
    internal: str = "127.0.0.1"  # where other processes reach this machine (PostgreSQL)
    hatches: str = ""  # a private folder in which `kuroshio serve` lets workers meet
    log: str = "info"
    access: str = ""  # where the access log goes: a file, - for stderr; none if empty
    admin_token: str = (
        ""  # for the operator; a file in the data folder, made when missing, if empty
    )
    # Days after which what nobody uses any more is deleted; 0 keeps it for good.
    keep_abandoned: float = 90.0  # tables on which the game never came to its end
    keep_games: float = 0.0  # finished games
    keep_uploads: float = 365.0
    keep_players: float = 0.0  # people who have not come since: the name goes, the games stay
    keep_reports: float = 365.0  # those that are settled, and the list of what the operator did
    proxies: str = "127.0.0.1"  # addresses whose X-Forwarded-For is believed

    @property
    def folder(self) -> Path:
        return Path(self.data) if self.data else user_data()

    @property
    def store_url(self) -> str:
        return self.db or f"sqlite:///{self.folder / 'kuroshio.db'}"

    @property
    def threads(self) -> int:
        """Those in which bots of one process think."""
        return self.bot_threads or max(1, (os.cpu_count() or 1) // self.workers)

    @property
    def served(self) -> tuple[str, ...]:
        chosen = tuple(name.strip() for name in self.games.split(",") if name.strip())
        return chosen or tuple(NAMES)

    def environment(self) -> dict[str, str]:
        """The settings as environment variables, for processes that are started with them."""
        made = {}
        for name, value in msgspec.structs.asdict(self).items():
            made[PREFIX + name.upper()] = str(int(value)) if isinstance(value, bool) else str(value)
        return made


def from_environment(environment: Mapping[str, str], **flags: Any) -> Settings:
    """The settings; a flag that is None was not given."""
    chosen: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        variable = PREFIX + field.name.upper()
        if flags.get(field.name) is not None:
            chosen[field.name] = flags[field.name]
        elif environment.get(variable, "") != "":
            chosen[field.name] = environment[variable]
    try:
        settings = msgspec.convert(chosen, Settings, strict=False)
    except msgspec.ValidationError as error:
        problem, _, where = str(error).partition(" - at `$.")
        name = PREFIX + where.strip("`").upper()
        raise BadSetup(f"setting {name}: {problem[0].lower()}{problem[1:]}") from None
    if not 0 <= settings.port <= LAST_PORT:
        raise BadSetup(f"a port is a number from 0 to {LAST_PORT}, not {settings.port}")
    if settings.workers < 1:
        raise BadSetup(f"a server has at least one worker, not {settings.workers}")
    if not 0 < settings.review_thought <= MOST_THOUGHT:
        raise BadSetup(
            f"reviews think up to {MOST_THOUGHT} times as long as usual, 0.1 is a tenth, "
            f"not {settings.review_thought}"
        )
    if not 0 <= settings.review_nice <= 19:
        raise BadSetup(
            "reviews step back by 0 (not at all) to 19 (behind everything else), "
            f"not {settings.review_nice}"
        )
    for name in settings.served:
        game_named(name)
    _check_url(settings.url)
    if settings.stand_in not in LEVELS:
        raise BadSetup(f"a stand-in is one of {', '.join(LEVELS)}, not {settings.stand_in!r}")
    if settings.workers > 1 and os.name != "posix":
        raise BadSetup("several workers need Linux or macOS: here one process serves")
    if settings.workers > 1 and settings.store_url.startswith("sqlite:"):
        raise BadSetup(
            "several workers need PostgreSQL: --db postgresql://…; SQLite serves one process"
        )
    return settings


def _check_url(url: str) -> None:
    parts = urlsplit(url)
    if url and (parts.scheme not in ("http", "https") or not parts.hostname or parts.path):
        raise BadSetup(f"KUROSHIO_URL is an address such as https://games.example.org, not {url!r}")
