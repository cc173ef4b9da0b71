"""Pictures as arrays of pixels."""

from __future__ import annotations

import io

import numpy as np
import numpy.typing as npt

from kuroshio.extras import needs

with needs("envs"):
    import resvg_py
    from PIL import Image

WIDTH = 960


def pixels(svg: str) -> npt.NDArray[np.uint8]:
    """An SVG picture as rows of red, green and blue."""
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=WIDTH, background="white"))
    with Image.open(io.BytesIO(png)) as picture:
        return np.asarray(picture.convert("RGB"))
