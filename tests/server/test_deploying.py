"""The files that put a server into service say what is true."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import msgspec

from kuroshio.server.settings import PREFIX, Settings
from tests.server.serving import Server

ROOT = Path(__file__).parent.parent.parent
SETTINGS = {PREFIX + field.name.upper() for field in msgspec.structs.fields(Settings)}
# Beside the server's own: for all commands, and for the tests.
OTHERS = {"KUROSHIO_CACHE", "KUROSHIO_KILLS"}


def named_in(path: str) -> set[str]:
    return set(re.findall(r"KUROSHIO_[A-Z_]+", (ROOT / path).read_text("utf-8")))


def test_every_variable_that_is_named_is_a_setting_and_every_setting_is_told() -> None:
    for path in ("Dockerfile", "compose.yaml", "docs/server.md"):
        assert named_in(path) <= SETTINGS | OTHERS, path
    assert named_in("docs/server.md") >= SETTINGS


def test_the_image_asks_for_its_health_in_a_way_that_is_answered(folder: Path) -> None:
    dockerfile = (ROOT / "Dockerfile").read_text("utf-8")
    found = re.search(r"^HEALTHCHECK .* CMD \\\n\s*(\[.*\])$", dockerfile, re.MULTILINE)
    assert found is not None
    python, *words = json.loads(found[1])
    assert python == "python"

    def healthy(port: int) -> bool:
        asked = [word.replace(":8765/", f":{port}/") for word in words]
        asking = subprocess.run([sys.executable, *asked], capture_output=True, check=False)
        return asking.returncode == 0

    with Server(folder).start(compiled=False) as server:
        assert healthy(server.port)
    assert not healthy(server.port)
