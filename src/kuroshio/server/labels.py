"""What a device is called, from what its browser says of itself: no more than is needed to tell
one's own devices apart."""

from __future__ import annotations

BROWSERS = (
    *(("Edg", "Edge"), ("OPR", "Opera"), ("SamsungBrowser", "Samsung Internet")),
    *(("Firefox", "Firefox"), ("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrome", "Chrome")),
    ("Safari", "Safari"),
)
SYSTEMS = (
    *(("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("CrOS", "ChromeOS")),
    *(("Windows", "Windows"), ("Macintosh", "macOS"), ("Linux", "Linux")),
)


def label_of(agent: str) -> str:
    """`Firefox · Linux`; a program by the first word of its name."""
    browser = next((name for sign, name in BROWSERS if f"{sign}/" in agent), "")
    system = next((name for sign, name in SYSTEMS if sign in agent), "")
    known = " · ".join(filter(None, (browser, system)))
    program = "".join(c for c in agent.partition("/")[0] if c.isalnum() or c in "-_ ")
    return known or program[:40].strip() or "?"
