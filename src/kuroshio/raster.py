"""Pictures as pixels: SVG drawn as PNG, and several as a film, an animated WebP.

resvg draws: it comes as one wheel of 1.4 MB for all versions of Python, on all platforms, and needs
no library of the system (CairoSVG needs cairo; skia has 15 MB for each version). It is given the
fonts that it writes with, so that a picture is the same on a machine without any. While it draws,
no other thread of its process runs; so a server lets another process do it, in which this file is a
program that knows nothing else of Kuroshio: it starts at once and needs 20 MB.

It reads orders from its input, each a line of JSON and then as many bytes of SVG as that says, and
answers each with a line that has the number of bytes (none: it could not be drawn) and the picture.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import sys
from collections.abc import Sequence
from typing import BinaryIO

import resvg_py
from PIL import Image

FRAME, LAST = 900, 2600  # milliseconds for which a frame of a film is seen
QUALITY = 82


def png(svg: str, width: int, fonts: Sequence[str]) -> bytes:
    """A picture, so many pixels wide."""
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg,
            width=width,
            background="white",
            skip_system_fonts=True,
            font_files=list(fonts),
            sans_serif_family="Alegreya Sans",
            serif_family="Alegreya",
        )
    )


def film(svgs: Sequence[str], width: int, fonts: Sequence[str]) -> bytes:
    """Pictures one after the other, over and over."""
    frames = [Image.open(io.BytesIO(png(one, width, fonts))).convert("RGB") for one in svgs]
    times = [FRAME] * (len(frames) - 1) + [LAST]
    made = io.BytesIO()
    frames[0].save(
        made,
        "WEBP",
        save_all=True,
        append_images=frames[1:],
        duration=times,
        loop=0,
        quality=QUALITY,
        method=3,
    )
    return made.getvalue()


def obey(orders: BinaryIO, answers: BinaryIO) -> None:
    """Draw what is ordered, until nobody orders any more."""
    while line := orders.readline():
        order = json.loads(line)
        svgs = [orders.read(size).decode() for size in order["sizes"]]
        try:
            if order["film"]:
                made = film(svgs, order["width"], order["fonts"])
            else:
                made = png(svgs[0], order["width"], order["fonts"])
        except Exception as error:
            print(f"no picture: {error}", file=sys.stderr)
            made = b""
        answers.write(f"{len(made)}\n".encode() + made)
        answers.flush()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(10)  # people at tables come first
    with contextlib.suppress(BrokenPipeError):  # whoever ordered has gone
        obey(sys.stdin.buffer, sys.stdout.buffer)
