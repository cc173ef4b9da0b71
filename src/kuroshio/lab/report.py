"""The report of a survey as one HTML file: its own style and plots, nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape

from kuroshio import __version__
from kuroshio.games import OWN, game_named
from kuroshio.lab.findings import Finding, RulingFinding, Seat, Spread, UseFinding
from kuroshio.lab.plan import Plan
from kuroshio.lab.plots import bar, histogram, intervals, strips, words
from kuroshio.rulebook import rulebook

STYLE = """
:root { color-scheme: light dark; --paper: #fbfaf6; --ink: #1d2b33; --soft: #66757d;
  --line: #d9d6cc; --one: #1f6f8b; --two: #c9762b; --half: #9cc3cf; }
@media (prefers-color-scheme: dark) { :root { --paper: #12191d; --ink: #e6e4dc; --soft: #9aa8ae;
  --line: #2d3a41; --one: #5cb3cf; --two: #e5a15f; --half: #2c5968; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 76rem; padding: 1.5rem 1rem 4rem; background: var(--paper);
  color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
h1 { margin: 0; font-size: 1.9rem; } h2 { margin: 2.2rem 0 .4rem; font-size: 1.25rem;
  border-top: 1px solid var(--line); padding-top: 1rem; }
h3 { margin: .6rem 0 .2rem; font-size: 1rem; }
p { margin: .3rem 0 .8rem; max-width: 46rem; } .soft, figcaption { color: var(--soft); }
code { font-size: .9em; overflow-wrap: anywhere; }
nav ul { display: flex; flex-wrap: wrap; gap: .2rem 1rem; padding: 0; list-style: none; }
a { color: var(--one); }
.plots { display: flex; flex-wrap: wrap; gap: 1rem 2rem; }
figure { margin: 0; flex: 1 1 22rem; max-width: 34rem; min-width: 0; }
svg { width: 100%; height: auto; display: block; }
svg text { font: 11px system-ui, sans-serif; fill: var(--soft); }
svg line { stroke: var(--line); } svg .even { stroke: var(--soft); stroke-dasharray: 3 3; }
svg .reach { stroke: var(--one); stroke-width: 2; } svg .half { fill: var(--half); }
svg .s0 { fill: var(--one); } svg .s1 { fill: none; stroke: var(--two); stroke-width: 1.5; }
.key0 { color: var(--one); } .key1 { color: var(--two); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .92rem; }
th, td { padding: .22rem .7rem; text-align: right; border-bottom: 1px solid var(--line);
  vertical-align: top; }
td { white-space: nowrap; } th { font-weight: 600; }
th:first-child, td:first-child { text-align: left; white-space: normal; min-width: 9rem; }
#rulings td:first-child { min-width: 18rem; max-width: 34rem; }
.bar { display: block; height: .35rem; border-radius: 2px;
  background: var(--one); margin-left: auto; }
@media print { body { max-width: none; } h2 { break-after: avoid; }
  figure, tr { break-inside: avoid; }
  nav { display: none; } }
"""


def page(plan: Plan, found: Sequence[Finding]) -> str:
    """The whole report.

    >>> from kuroshio.lab import Plan, Survey, Trial, conduct, findings
    >>> trials = [Trial(players=2)]
    >>> plan = Plan(game="namiji", rules=1, bots="deckhand", games=50, seed=1, trials=trials)
    >>> survey = Survey(plan)
    >>> conduct(survey)
    True
    >>> "Namiji" in page(plan, findings(survey))
    True
    """
    name = plan.game.capitalize()
    sections = [
        ("Overview", _overview(found)),
        ("Points", _points(found)),
        ("Points by source", _sources(found)),
        ("Seats and order of play", _seats(found)),
        ("Length and lead", _length(found)),
        *([("Counts", _counts(found))] if found[0].counts else []),
        *((title, _uses(found, title)) for title in found[0].uses),
        ("Rulings", _rulings(plan, found)),
    ]
    body = "".join(
        f'<section id="{_anchor(title)}"><h2>{escape(title)}</h2>{text}</section>'
        for title, text in sections
    )
    links = "".join(f'<li><a href="#{_anchor(title)}">{escape(title)}</a>' for title, _ in sections)
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{name}: balance</title><style>{STYLE}</style></head><body>"
        f"<header><h1>{name}: balance</h1>{_lead(plan, found)}<nav><ul>{links}</ul></nav></header>"
        f"<main>{body}</main></body></html>\n"
    )


def _anchor(title: str) -> str:
    return title.lower().replace(" ", "-")


def _lead(plan: Plan, found: Sequence[Finding]) -> str:
    games = f"{plan.games:,}"
    short = [f"{one.title}: {one.games:,}" for one in found if one.games < plan.games]
    so_far = escape("; ".join(short))
    stopped = (
        f"<p><strong>Stopped before the end.</strong> Played so far: {so_far}.</p>" if short else ""
    )
    return (
        f"<p>{games} games of each trial, all seats played by <code>{escape(plan.bots)}</code>. "
        "It tells what these bots do, not what is possible. The same command gives the same "
        f"figures (Kuroshio {__version__}, rules {plan.rules}):</p>"
        f"<p><code>{escape(plan.command())}</code></p>{stopped}"
    )


# --- sections -------------------------------------------------------------------------------


def _overview(found: Sequence[Finding]) -> str:
    head = ["", "games", "decisions", "points", "winner’s points", "ahead by", "shared victories"]
    head += ["changes of the lead"]
    rows = [
        [
            escape(one.title),
            f"{one.games:,}",
            _with_range(one.length, 0),
            _with_range(one.scores),
            _with_range(one.winners),
            _with_range(one.margins),
            f"{one.shared:.2%}",
            _with_range(one.lead_changes),
        ]
        for one in found
    ]
    note = '<p class="soft">Means; in brackets the range in which nine of ten lie.</p>'
    return note + _table(head, rows)


def _with_range(spread: Spread, digits: int = 1) -> str:
    return f"{spread.mean:,.{digits}f} ({spread.low}–{spread.high})"


def _points(found: Sequence[Finding]) -> str:
    keys = (
        '<p class="soft"><span class="key0">■</span> all seats, '
        '<span class="key1">□</span> first places.</p>'
    )
    return keys + _plots(
        found,
        lambda one: histogram(
            [("all seats", one.scores), ("first places", one.winners)], f"Points, {one.title}"
        ),
    )


def _sources(found: Sequence[Finding]) -> str:
    if not found[0].sources:
        return '<p class="soft">This game does not tell its points apart.</p>'
    note = (
        '<p class="soft">A seat and game: the dot is the mean, the bar the middle half, the line '
        "reaches from 5 to 95 %. The last column is the share of the winners to whom no other "
        "source brought more.</p>"
    )
    plots = _plots(found, lambda one: strips(one.sources, f"Points by source, {one.title}"))

    columns = ("mean", "share", "of winners", "their largest")
    head = ["", *(f"{title} {what}" for title in _titles(found) for what in columns)]
    rows = []
    for n, source in enumerate(found[0].sources):
        row = [words(source.name)]
        for one in found:
            source = one.sources[n]
            row += [f"{source.points.mean:.2f}", f"{source.share:.1%}"]
            row += [f"{source.winners:.2f}", f"{source.largest:.1%}"]
        rows.append(row)
    return note + plots + _table(head, rows)


def _seats(found: Sequence[Finding]) -> str:
    note = (
        '<p class="soft">Shares of the victories (shared ones split) with 95 % intervals; the '
        "dashed line is an equal share. The order of play is that of the seats’ first decisions."
        "</p>"
    )
    by_seat = _plots(
        found,
        lambda one: intervals(_by_seat(one), f"Victories by seat, {one.title}"),
    )
    by_order = _plots(
        found,
        lambda one: intervals(_by_order(one), f"Victories by order of play, {one.title}"),
    )
    rows = [_seat_row(one, name, seat) for one in found for name, seat in _by_seat(one)]
    rows += [_seat_row(one, name, seat) for one in found for name, seat in _by_order(one)]
    table = _table(["", "victories", "95 %", "points"], rows)
    return f"{note}<h3>By seat</h3>{by_seat}<h3>By order of play</h3>{by_order}{table}"


def _by_seat(one: Finding) -> list[tuple[str, Seat]]:
    return [(f"seat {n}", seat) for n, seat in enumerate(one.seats, 1)]


def _by_order(one: Finding) -> list[tuple[str, Seat]]:
    return [(f"{_ordinal(n)} to move", seat) for n, seat in enumerate(one.order, 1)]


def _seat_row(one: Finding, name: str, seat: Seat) -> list[str]:
    return [
        f"{escape(one.title)}, {name}",
        f"{seat.wins:.2%}",
        f"{seat.wins_low:.2%}–{seat.wins_high:.2%}",
        f"{seat.points:.2f} ± {seat.points_reach:.2f}",
    ]


def _ordinal(number: int) -> str:
    return {1: "1st", 2: "2nd", 3: "3rd"}.get(number, f"{number}th")


def _length(found: Sequence[Finding]) -> str:
    length = _plots(
        found, lambda one: histogram([("games", one.length)], f"Decisions a game, {one.title}")
    )
    leads = _plots(
        found,
        lambda one: histogram([("games", one.lead_changes)], f"Changes of the lead, {one.title}"),
    )
    return (
        f"<h3>Decisions a game</h3>{length}<h3>Changes of the lead</h3>"
        '<p class="soft">How often, between two turns, another seat than before is alone in front.'
        f"</p>{leads}<h3>Victories by the place at half time</h3>{_half(found)}"
    )


def _half(found: Sequence[Finding]) -> str:
    """Who won, by where they were when half of the turns had been played."""
    most = max(len(one.half) for one in found)
    head = ["", *(f"{n + 1}." for n in range(most))]
    rows = [[escape(one.title), *(f"{share:.1%}" for share in one.half)] for one in found]
    return _table(head, [row + [""] * (len(head) - len(row)) for row in rows])


def _counts(found: Sequence[Finding]) -> str:
    """How often a seat did something in a game, and how often a rule capped it."""
    head = ["", "a seat", "most", "limit", "seats at the limit", "times beyond"]
    parts = []
    for n, count in enumerate(found[0].counts):
        rows = []
        for one in found:
            this = one.counts[n]
            row = [escape(one.title), _with_range(this.times), f"{this.times.last}"]
            if this.limit is not None:
                row += [f"{this.limit}", f"{this.at_limit:.2%}", f"{this.beyond:.2f}"]
            rows.append(row + [""] * (len(head) - len(row)))
        plots = _plots(
            found,
            lambda one, n=n: histogram(  # type: ignore[misc]
                [("seats", one.counts[n].times)], f"{one.counts[n].name}, {one.title}"
            ),
        )
        parts.append(f"<h3>{escape(words(count.name))}</h3>{_table(head, rows)}{plots}")
    return "".join(parts)


def _uses(found: Sequence[Finding], title: str) -> str:
    """How often each thing was used, and how those did who used it."""
    names = list(dict.fromkeys(use.name for one in found for use in one.uses.get(title, [])))
    by_name = [{use.name: use for use in one.uses.get(title, [])} for one in found]
    names.sort(key=lambda name: -max(row[name].times for row in by_name if name in row))
    head = [""]
    for label in _titles(found):
        head += [f"{label} a game", "seats that did", "points more", "victories with", "without"]
    most = max((use.times for row in by_name for use in row.values()), default=0.0) or 1.0
    rows = [
        [words(name), *(cell for row in by_name for cell in _use_cells(row.get(name), most))]
        for name in names
    ]
    note = (
        '<p class="soft">“Points more” compares the seats that did with those that did not, with '
        "its 95 % interval: what goes together, not what is the cause.</p>"
    )
    return note + _table(head, rows)


def _use_cells(use: UseFinding | None, most: float) -> list[str]:
    if use is None:
        return [""] * 5
    difference = ""
    if use.points_with is not None and use.points_without is not None:
        more = use.points_with - use.points_without
        difference = f"{more:+.2f} ± {use.points_reach or 0:.2f}"
    return [
        f"{use.times:.3f}{bar(use.times / most)}",
        f"{use.seats:.1%}",
        difference,
        "" if use.wins_with is None else f"{use.wins_with:.1%}",
        "" if use.wins_without is None else f"{use.wins_without:.1%}",
    ]


def _rulings(plan: Plan, found: Sequence[Finding]) -> str:
    """How often each ruling fires, and why others are not counted."""
    figures = game_named(plan.game).figures
    if not figures.rulings:
        return '<p class="soft">This game has no rulings to count.</p>'
    by_name: list[dict[str, RulingFinding]] = [
        {one.ruling: one for one in column.rulings} for column in found
    ]
    texts = ruling_texts(plan.game)
    head = ["", *(f"{t} {what}" for t in _titles(found) for what in ("a game", "of the games"))]
    rows = [
        [
            f"<strong>{ruling}</strong> {escape(texts.get(ruling, ''))}",
            *(
                cell
                for column in by_name
                for cell in (f"{column[ruling].times:.4f}", f"{column[ruling].games:.2%}")
            ),
        ]
        for ruling in figures.rulings
    ]
    why: dict[str, list[str]] = {}
    for ruling, reason in (figures.uncounted or {}).items():
        why.setdefault(reason, []).append(ruling)
    reasons = "".join(
        f"<li>{escape(reason)}: {', '.join(_abbreviated(one, texts) for one in which)}"
        for reason, which in why.items()
    )
    return (
        f'<p class="soft">The numbers are those of the rules page.</p>{_table(head, rows)}'
        f"<h3>Not counted</h3><ul>{reasons}</ul>"
    )


def ruling_texts(game: str) -> dict[str, str]:
    """What each ruling says, where the rulebook of the game is written here."""
    if game not in OWN:
        return {}
    entries = [entry for section in rulebook(game).sections for entry in section.entries]
    return {entry.id: entry.text for entry in entries if entry.ruling}


def _abbreviated(ruling: str, texts: dict[str, str]) -> str:
    """The number of a ruling, with its text for those who ask."""
    return f'<abbr title="{escape(texts.get(ruling, ""))}">{ruling}</abbr>'


# --- parts ----------------------------------------------------------------------------------


def _titles(found: Sequence[Finding]) -> list[str]:
    """What tells the columns apart; nothing where there is one."""
    return [f"{escape(one.title)}:" if len(found) > 1 else "" for one in found]


def _plots(found: Sequence[Finding], draw: Callable[[Finding], str]) -> str:
    figures = "".join(
        f"<figure><figcaption>{escape(one.title)}</figcaption>{draw(one)}</figure>" for one in found
    )
    return f'<div class="plots">{figures}</div>'


def _table(head: Iterable[str], rows: Iterable[Sequence[str]]) -> str:
    top = "".join(f"<th>{cell}</th>" for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return (
        f'<div class="scroll"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>'
        "</div>"
    )
