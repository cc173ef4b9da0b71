"""The icons of the installed page, drawn from client/src/drawings/brand.svg:
`python -m tests.browser.icons` writes client/public/icons/*.png.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import CHROMIUM
from tests.browser.driver import launch

CLIENT = Path(__file__).parents[2] / "client"
# name, pixels, whether any shape may be cut from it: then the colour fills the whole square
ICONS = (("192", 192, False), ("512", 512, False), ("maskable", 512, True))


def page(size: int, maskable: bool) -> str:
    brand = (CLIENT / "src" / "drawings" / "brand.svg").read_text()
    side, ground = (round(size * 0.8), "#D1432B") if maskable else (size, "transparent")
    brand = brand.replace("<svg ", f'<svg width="{side}" height="{side}" ', 1)
    style = f"margin:0;height:{size}px;display:grid;place-items:center;background:{ground}"
    return f'<body style="{style}">{brand}</body>'


def main() -> None:
    folder = CLIENT / "public" / "icons"
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = launch(playwright, CHROMIUM)
        for name, size, maskable in ICONS:
            shown = browser.new_page(viewport={"width": size, "height": size})
            shown.set_content(page(size, maskable))
            shown.screenshot(path=folder / f"{name}.png", omit_background=not maskable)
        browser.close()


if __name__ == "__main__":
    main()
