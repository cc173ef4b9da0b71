"""Compile the games for the common processors of this platform, for a wheel that carries them.

    python deploy/compiled.py FOLDER [GAME …]

writes what `kuroshio warm` keeps into a folder, compiled not for the processor here but for the
level that nearly all of its kind have, with the name of that processor and the wheel's tag. It is
run with the Python that the wheel is for: compiled code belongs to one version of it.
`KUROSHIO_COMPILED=FOLDER python -m hatchling build -t wheel` makes the wheel.
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

# By the name of the machine: LLVM's name of the processor, and what it must be able to do.
V3 = ("avx", "avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe", "popcnt", "sse4.2", "xsave")
LEVELS: dict[str, tuple[str, tuple[str, ...]]] = {
    "x86_64": ("x86-64-v3", V3),
    "AMD64": ("x86-64-v3", V3),
    "arm64": ("generic", ()),
    "aarch64": ("generic", ()),
}

# Asked in the process that compiles: how Numba names what it compiles for.
TARGET = """
import json
from numba.core.registry import cpu_target
print(json.dumps(cpu_target.target_context.codegen().magic_tuple()))
"""


def settings(cache: Path) -> dict[str, str]:
    """The environment in which Numba compiles for the level."""
    level, _ = LEVELS[platform.machine()]
    names = {"NUMBA_CPU_NAME": level, "NUMBA_CPU_FEATURES": "", "KUROSHIO_CACHE": str(cache)}
    return {**os.environ, **names}


def tag() -> str:
    """The wheel's tag: this version of Python on this platform."""
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    place = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    # The code calls nothing of the system's libraries, so the oldest name for them will do.
    place = place.replace("linux_", "manylinux_2_17_", 1) if place.startswith("linux_") else place
    return f"{python}-{python}-{place}"


def write(folder: Path, games: list[str]) -> None:
    """Compile, and say for what."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    environment = settings(folder)
    subprocess.run([sys.executable, "-m", "kuroshio", "warm", *games], env=environment, check=True)
    asked = [sys.executable, "-c", TARGET]
    told = subprocess.run(asked, env=environment, check=True, capture_output=True, text=True)
    _, needs = LEVELS[platform.machine()]
    target = {"target": json.loads(told.stdout), "needs": needs}
    (folder / "target.json").write_text(json.dumps(target) + "\n", encoding="utf-8")
    (folder / "tag.txt").write_text(tag() + "\n", encoding="utf-8")


def main() -> int:
    if len(sys.argv) < 2:
        print(__doc__, file=sys.stderr)
        return 2
    if platform.machine() not in LEVELS:
        print(f"no common level is known for {platform.machine()}", file=sys.stderr)
        return 2
    folder = Path(sys.argv[1]).resolve()
    write(folder, sys.argv[2:])
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    print(f"{folder}: {size / 1e6:.1f} MB for {LEVELS[platform.machine()][0]}, {tag()}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
