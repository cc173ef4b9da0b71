"""Pictures as arrays of pixels."""

from __future__ import annotations

import io

import numpy as np
import numpy.typing as npt

from kuroshio.core.drawing import FONTS
from kuroshio.extras import needs

__all__ = ["pixels"]

with needs("envs"):
    import resvg_py  # noqa: F401 - `raster` draws with it
    from PIL import Image

    from kuroshio.raster import png

WIDTH = 960


def pixels(svg: str) -> npt.NDArray[np.uint8]:
    """An SVG picture as rows of red, green and blue, so many pixels wide as WIDTH says.

    >>> pixels(kuroshio.new("namiji", players=2).svg()).shape[1:] == (WIDTH, 3)
    True
    """
    with Image.open(io.BytesIO(png(svg, WIDTH, [str(font) for font in FONTS]))) as picture:
        return np.asarray(picture.convert("RGB"))
