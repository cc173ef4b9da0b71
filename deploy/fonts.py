"""Makes the fonts of pictures from those of the page: `python deploy/fonts.py`.

The page's fonts come in pieces by alphabet, which browsers load as they need them; a picture that a
server draws needs whole ones. Digits are lining and of one width, as the page sets them: pictures
cannot ask for that. Needs `pip install fonttools brotli` and the client's packages (`make client`).
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from fontTools.merge import Merger
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "client" / "node_modules" / "@fontsource"
FONTS = ROOT / "src" / "kuroshio" / "core" / "fonts"
MADE = {
    "AlegreyaSans-Regular": ("alegreya-sans", 400),
    "AlegreyaSans-Bold": ("alegreya-sans", 700),
    "Alegreya-Bold": ("alegreya", 700),
}
ALPHABETS = ("latin", "cyrillic", "latin-ext")


def lining(font: TTFont) -> None:
    """Let the digits be what the features for lining and tabular figures make of them."""
    table = font["GSUB"].table
    features = {one.FeatureTag: one.Feature for one in table.FeatureList.FeatureRecord}
    for tag in ("lnum", "tnum"):
        if tag not in features:
            continue
        for number in features[tag].LookupListIndex:
            for part in table.LookupList.Lookup[number].SubTable:
                mapping = getattr(getattr(part, "ExtSubTable", part), "mapping", {})
                for cmap in font["cmap"].tables:
                    for digit in "0123456789":
                        name = cmap.cmap.get(ord(digit))
                        if name in mapping:
                            cmap.cmap[ord(digit)] = mapping[name]


def main() -> None:
    FONTS.mkdir(exist_ok=True)
    for name, (family, weight) in MADE.items():
        with tempfile.TemporaryDirectory() as folder:
            pieces = []
            for alphabet in ALPHABETS:
                font = TTFont(
                    PAGE / family / "files" / f"{family}-{alphabet}-{weight}-normal.woff2"
                )
                font.flavor = None
                if alphabet == "latin":
                    lining(font)
                pieces.append(str(Path(folder) / f"{alphabet}.ttf"))
                font.save(pieces[-1])
            Merger().merge(pieces).save(FONTS / f"{name}.ttf")
    licence = (PAGE / "alegreya-sans" / "LICENSE").read_text("utf-8")
    (FONTS / "OFL.txt").write_text(licence, "utf-8")


if __name__ == "__main__":
    main()
