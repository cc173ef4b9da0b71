"""Pictures as pixels: SVG drawn as PNG, and several as a film, an animated WebP.

In a film pieces glide from where one picture shows them to where the next one does. A piece is a
group with `data-piece`, its name, and a `transform` that begins with `translate(x,y)`. Of several
with one name those that lie where they lay stay there, and each other goes to the nearest place.
With `data-round="x,y"` a piece goes round that point instead of straight ahead. What else differs
appears when they have arrived.

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
import math
import os
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import BinaryIO
from xml.etree import ElementTree

import resvg_py
from PIL import Image

FRAME, LAST = 700, 2600  # milliseconds for which a picture of a film is seen
BETWEEN = 50  # and one between two of them
SMOOTH = 6  # pictures between two, where that is not too many
MOST_BETWEEN = 30  # in a film
MOST_GLIDING = 48  # pieces at once: more are not followed by an eye either
QUALITY = 82
SVG = "{http://www.w3.org/2000/svg}"
_MOVED = re.compile(r"translate\(([-\d.]+),([-\d.]+)\)")
_SCALED = re.compile(r"scale\(([-\d.]+)\)")

Point = tuple[float, float]
ElementTree.register_namespace("", SVG.strip("{}"))


def png(svg: str, width: int, fonts: Sequence[str], background: str | None = "white") -> bytes:
    """A picture, so many pixels wide."""
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg,
            width=width,
            background=background,
            skip_system_fonts=True,
            font_files=list(fonts),
            sans_serif_family="Alegreya Sans",
            serif_family="Alegreya",
        )
    )


def film(svgs: Sequence[str], width: int, fonts: Sequence[str]) -> bytes:
    """Pictures one after the other, over and over; pieces glide from each to the next."""
    pictures = [Picture.read(svg) for svg in svgs]
    glides = [*(_glides(before, after) for before, after in pairwise(pictures)), []]
    smooth = min(SMOOTH, MOST_BETWEEN // max(1, sum(map(bool, glides))))
    frames: list[Image.Image] = []
    times: list[int] = []
    for picture, moving in zip(pictures, glides, strict=True):
        drawn = list(_leaving(picture, moving, smooth if moving else 0, width, fonts))
        frames += drawn
        times += [FRAME] + [BETWEEN] * (len(drawn) - 1)
    times[-1] = LAST
    made = io.BytesIO()
    frames[0].save(
        made,
        "WEBP",
        save_all=True,
        append_images=frames[1:],
        duration=times,
        loop=0,
        quality=QUALITY,
        method=2,
    )
    return made.getvalue()


def _pixels(svg: str, width: int, fonts: Sequence[str]) -> Image.Image:
    return Image.open(io.BytesIO(png(svg, width, fonts))).convert("RGB")


# --- what glides ------------------------------------------------------------------------------


@dataclass(eq=False)
class Piece:
    name: str
    at: Point  # of the whole picture
    round: Point | None
    around: list[ElementTree.Element]  # what it lies in, from the whole picture inwards
    drawn: ElementTree.Element


@dataclass
class Picture:
    root: ElementTree.Element
    pieces: list[Piece]

    @staticmethod
    def read(svg: str) -> Picture:
        root = ElementTree.fromstring(svg)
        return Picture(root, list(_pieces(root, [], 1.0, (0.0, 0.0))))


def _pieces(
    here: ElementTree.Element, around: list[ElementTree.Element], scale: float, origin: Point
) -> Iterator[Piece]:
    """The pieces in a part of a picture, whose units are so large and begin there."""
    if name := here.get("data-piece"):
        at = _on(origin, scale, _pair(_MOVED.match(here.get("transform", ""))))
        centre = here.get("data-round")
        turning = _on(origin, scale, _numbers(centre)) if centre else None
        yield Piece(name, at, turning, around, here)
        return
    if here.tag == f"{SVG}svg" and around:
        left, top, wide, _ = (float(one) for one in here.get("viewBox", "0 0 1 1").split())
        origin = _on(origin, scale, (float(here.get("x", 0)), float(here.get("y", 0))))
        scale *= float(here.get("width", wide)) / wide
        origin = _on(origin, scale, (-left, -top))
    elif transform := here.get("transform"):
        origin = _on(origin, scale, _pair(_MOVED.match(transform)))
        if larger := _SCALED.search(transform):
            scale *= float(larger[1])
    for inner in here:
        yield from _pieces(inner, [*around, here], scale, origin)


def _on(origin: Point, scale: float, at: Point) -> Point:
    return origin[0] + scale * at[0], origin[1] + scale * at[1]


def _pair(found: re.Match[str] | None) -> Point:
    return (float(found[1]), float(found[2])) if found else (0.0, 0.0)


def _numbers(text: str) -> Point:
    x, y = text.split(",")
    return float(x), float(y)


def _glides(before: Picture, after: Picture) -> list[tuple[Piece, Piece]]:
    """The pieces that move from one picture to the next, as they are in both."""
    found = []
    for name in dict.fromkeys(piece.name for piece in after.pieces):
        old = [piece for piece in before.pieces if piece.name == name]
        new = [piece for piece in after.pieces if piece.name == name]
        gone = [piece for piece in old if not any(_same(piece, one) for one in new)]
        come = [piece for piece in new if not any(_same(piece, one) for one in old)]
        for piece in come:
            if gone:
                nearest = min(gone, key=lambda one: math.dist(one.at, piece.at))
                gone.remove(nearest)
                found.append((nearest, piece))
    return found if len(found) <= MOST_GLIDING else []


def _same(one: Piece, other: Piece) -> bool:
    return math.dist(one.at, other.at) < 1


def _leaving(
    picture: Picture,
    moving: list[tuple[Piece, Piece]],
    count: int,
    width: int,
    fonts: Sequence[str],
) -> Iterator[Image.Image]:
    """A picture, and so many of its pieces on their way to the next. All else is drawn once."""
    for piece, _ in moving:
        piece.drawn.set("visibility", "hidden")
    empty = _pixels(ElementTree.tostring(picture.root, "unicode"), width, fonts)
    for piece, _ in moving:
        del piece.drawn.attrib["visibility"]
    pixels = width / float(picture.root.get("width", width))
    stamps = [_stamp(piece, width, fonts) for piece, _ in moving]
    for n in range(count + 1):
        frame = empty.copy()
        for (old, new), (stamp, x, y) in zip(moving, stamps, strict=True):
            at = _on_the_way(old.at, new.at, new.round, _eased(n / (count + 1)))
            dx, dy = pixels * (at[0] - old.at[0]), pixels * (at[1] - old.at[1])
            frame.paste(stamp, (round(x + dx), round(y + dy)), stamp)
        yield frame


def _stamp(piece: Piece, width: int, fonts: Sequence[str]) -> tuple[Image.Image, int, int]:
    """A piece alone, and where it is to be put for its place in the picture."""
    alone = piece.drawn
    for outer in reversed(piece.around):
        shell = ElementTree.Element(outer.tag, outer.attrib)
        shell.extend(outer.findall(f"{SVG}defs"))
        shell.append(alone)
        alone = shell
    data = png(ElementTree.tostring(alone, "unicode"), width, fonts, background=None)
    drawn = Image.open(io.BytesIO(data)).convert("RGBA")
    box = drawn.getbbox() or (0, 0, 1, 1)
    return drawn.crop(box), box[0], box[1]


def _eased(part: float) -> float:
    """Slowly off and slowly there."""
    return part * part * (3 - 2 * part)


def _on_the_way(old: Point, new: Point, centre: Point | None, part: float) -> Point:
    if centre is None:
        return old[0] + part * (new[0] - old[0]), old[1] + part * (new[1] - old[1])
    (far, angle), (farther, last) = (
        (math.dist(at, centre), math.atan2(at[1] - centre[1], at[0] - centre[0]))
        for at in (old, new)
    )
    turn = math.remainder(last - angle, 2 * math.pi)  # the shorter way round
    radius = far + part * (farther - far)
    now = angle + part * turn
    return centre[0] + radius * math.cos(now), centre[1] + radius * math.sin(now)


# --- orders -----------------------------------------------------------------------------------


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
