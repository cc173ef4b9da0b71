"""The browser's side of the contract, in TypeScript: made from the types that are sent.

`make docs` writes client/src/generated; a test finds out when that was forgotten.
"""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterable
from textwrap import fill, indent
from typing import Any

import msgspec
from msgspec.inspect import (
    AnyType,
    BoolType,
    CollectionType,
    DictType,
    FloatType,
    IntType,
    LiteralType,
    Metadata,
    NoneType,
    StrType,
    StructType,
    TupleType,
    Type,
    UnionType,
    type_info,
)

from kuroshio.bots import LEVELS
from kuroshio.core.view import Event, View
from kuroshio.games import OWN, game_named
from kuroshio.language import LANGUAGES
from kuroshio.rulebook import outline_of
from kuroshio.server import protocol as m
from kuroshio.server.analysis import forms as f
from kuroshio.server.clocks import PACES
from kuroshio.server.colours import COLOURS
from kuroshio.server.matching import FILL
from kuroshio.server.page import PAGES

HEAD = "// Written by `make docs` from the server's own types. Do not change it by hand.\n"
# Fields whose types in Python say no more than that they are JSON.
KNOWN = {
    ("Message", "args"): "args?: Record<string, Argument>;",
    ("Update", "view"): "view?: View | null;",
    ("Step", "view"): "view?: View | null;",
    ("Frame", "view"): "view: View;",
    ("Replay", "start"): "start: View;",
    ("Position", "view"): "view: View;",
}
ARGUMENT = "export type Argument = string | number | boolean | Message;\n"
PLAIN: dict[type[Type], str] = {
    BoolType: "boolean",
    StrType: "string",
    NoneType: "null",
    IntType: "number",
    FloatType: "number",
    AnyType: "unknown",
}


def files() -> dict[str, str]:
    """Every file of client/src/generated with its text."""
    made = {"protocol.ts": protocol(), "facts.ts": facts()}
    for name in OWN:
        made[f"{name}.ts"] = game(name)
    for language in LANGUAGES:
        made[f"words/{language}.ts"] = words(language)
    made["words/index.ts"] = all_words()
    return made


# --- types --------------------------------------------------------------------------------------


def protocol() -> str:
    """Everything that goes over a table's socket and the HTTP interface."""
    from kuroshio.server.routes import ROUTES

    kinds = [kind for api in ROUTES for kind in api.types]
    engine = [f.AnyEngineCommand, f.AnyEngineAnswer]
    structs, _ = _parts([View, Event, m.AnyCommand, m.AnyAnswer, m.AnyNews, *engine, *kinds])
    return "\n".join(
        [
            HEAD,
            *map(_interface, structs),
            ARGUMENT,
            _union("Command", m.AnyCommand),
            _union("FromServer", m.AnyAnswer),
            _union("FromFeed", m.AnyNews | m.Refusal),
            _union("ToEngine", f.AnyEngineCommand),
            _union("FromEngine", f.AnyEngineAnswer),
        ]
    )


def game(name: str) -> str:
    """A game's view, what it asks, what happens in it, and the drawings of its cards."""
    played = game_named(name)
    structs, enumerations = _parts([played.view_type])
    events = [kind for kind, _ in played.event_names.values()]
    return "\n".join(
        [
            HEAD,
            'import type { View } from "./protocol";\n',
            _names("Question", played.parts.questions[1:]),
            _names("EventKind", events),
            *(_names(title, names) for title, names in enumerations.items()),
            *map(_interface, structs),
            _constant("PICTURES", _pictures(name)),
        ]
    )


def _parts(roots: Iterable[Any]) -> tuple[list[type[msgspec.Struct]], dict[str, list[str]]]:
    """What some types are made of, each once: structures, and enumerations that have a name."""
    structs: dict[type[msgspec.Struct], None] = {}
    enumerations: dict[str, list[str]] = {}

    def walk(kind: Type) -> None:
        match kind:
            case StructType() if kind.cls not in structs:
                structs[kind.cls] = None
                for field in kind.fields:
                    walk(field.type)
            case Metadata(extra_json_schema={"title": title, "enum": names}):
                enumerations[title] = names
            case Metadata():
                walk(kind.type)
            case CollectionType():
                walk(kind.item_type)
            case DictType():
                walk(kind.key_type)
                walk(kind.value_type)
            case UnionType():
                for one in kind.types:
                    walk(one)
            case TupleType():
                for one in kind.item_types:
                    walk(one)

    for root in roots:
        walk(type_info(root))
    if len({kind.__name__ for kind in structs}) < len(structs):
        raise ValueError("two structures have one name")
    return list(structs), enumerations


def _interface(kind: type[msgspec.Struct]) -> str:
    """A structure, with its docstring and the remarks beside its fields."""
    info = type_info(kind)
    assert isinstance(info, StructType)
    remarks = _remarks(kind)
    lines = _comment(kind.__doc__ if "__doc__" in vars(kind) else None, "")
    if not info.fields and info.tag is None:
        return "\n".join([*lines, f"export type {kind.__name__} = Record<string, never>;", ""])
    known = KNOWN
    fields = info.fields
    if issubclass(kind, View) and kind is not View:
        lines.append(f"export interface {kind.__name__} extends View {{")
        known = KNOWN | {(kind.__name__, "question"): "question: Question | null;"}
        inherited = set(View.__struct_fields__) - {"question"}
        fields = tuple(field for field in fields if field.name not in inherited)
    else:
        lines.append(f"export interface {kind.__name__} {{")
    if info.tag is not None:
        lines.append(f"  {info.tag_field}: {_quoted(info.tag)};")
    config = kind.__struct_config__
    leaves_out = config.omit_defaults or config.forbid_unknown_fields  # what is sent, what is taken
    for field in fields:
        lines += _comment(remarks.get(field.name), "  ")
        mark = "" if field.required or not leaves_out else "?"
        said = f"{field.encode_name}{mark}: {_type(field.type)};"
        lines.append(f"  {known.get((kind.__name__, field.name), said)}")
    return "\n".join([*lines, "}", ""])


def _type(kind: Type) -> str:
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    match kind:
        case Metadata(extra_json_schema={"title": title, "enum": _}):
            return str(title)
        case Metadata():
            return _type(kind.type)
        case StructType():
            return kind.cls.__name__
        case LiteralType():
            return " | ".join(map(_quoted, kind.values))
        case UnionType():
            return " | ".join(dict.fromkeys(map(_type, kind.types)))
        case DictType():
            return f"Record<{_type(kind.key_type)}, {_type(kind.value_type)}>"
        case TupleType():
            return f"[{', '.join(map(_type, kind.item_types))}]"
        case CollectionType():
            item = _type(kind.item_type)
            return f"({item})[]" if "|" in item else f"{item}[]"
    raise TypeError(f"no TypeScript for {kind}")


def _remarks(kind: type[msgspec.Struct]) -> dict[str, str]:
    """What is said beside the fields of a structure, in its source and in those it builds upon."""
    found: dict[str, str] = {}
    for one in reversed(kind.__mro__):
        if issubclass(one, msgspec.Struct) and one is not msgspec.Struct:
            source = inspect.getsource(one)
            found |= dict(re.findall(r"^    (\w+): [^#\n]*?  # (.*)$", source, re.MULTILINE))
    return found


def _comment(text: str | None, indent: str) -> list[str]:
    if not text:
        return []
    lines = inspect.cleandoc(text).splitlines()
    if len(lines) == 1:
        return [f"{indent}/** {lines[0]} */"]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


def _union(name: str, kind: Any) -> str:
    return f"export type {name} = {_type(type_info(kind))};\n"


# --- facts --------------------------------------------------------------------------------------


def facts() -> str:
    """What the page knows without asking: languages, pages, games, levels, colours."""
    games = {name: list(game_named(name).players) for name in OWN}
    return "\n".join(
        [
            HEAD,
            _comment_line("By their own names."),
            _constant("LANGUAGES", LANGUAGES),
            "export type Language = keyof typeof LANGUAGES;\n",
            _comment_line("The pages by their paths; what stands in braces is handed over."),
            _constant("PAGES", PAGES),
            _comment_line("With how many each game is played."),
            _constant("PLAYERS", games),
            _comment_line("Earlier boxes of games whose numbers are others today."),
            _constant("EARLIER_BOXES", {name: game_named(name).box_names[1:] for name in games}),
            _names("Level", LEVELS),
            _names("ColourName", COLOURS),
            _comment_line("How much time everyone has, by the names of the paces."),
            _constant("PACES", {name: msgspec.to_builtins(rule) for name, rule in PACES.items()}),
            "export type Pace = keyof typeof PACES;\n",
            _comment_line("Seconds after which bots may take the seats for which nobody came."),
            _constant("FILL", FILL // 1000),
            _comment_line("Of a line of chat."),
            _constant("CHAT_LENGTH", m.CHAT_LENGTH),
        ]
    )


# --- words --------------------------------------------------------------------------------------

LOCALE = "../../../../src/kuroshio/locale"
# Loaded with a game's board, or with the pages and sheets that say it.
_LATER = (*OWN, "review", "study", "analysis", "notices", "signing", "share", "puzzles")
LATER = f"*{{{','.join(_LATER)}}}.ftl"


def words(language: str) -> str:
    """Where what is said in a language outside the games lies, but for what the server writes."""
    folder = f"{LOCALE}/{language}"
    return f"""{HEAD}
/** What is said outside the games, in one piece. Rulebooks come from the server. */
export default import.meta.glob<string>(
  ["{folder}/*.ftl", "!{folder}/{LATER}", "!{folder}/rules-*.ftl", "!{folder}/{{cards,mails}}.ftl"],
  {{ query: "?raw", import: "default", eager: true }},
);
"""


def all_words() -> str:
    """Which file holds what is said in each language."""
    lines = [f'  {language}: () => import("./{language}"),' for language in LANGUAGES]
    return f"""{HEAD}
/** What each language says outside the games. */
export const OUTSIDE = {{
{chr(10).join(lines)}
}};

/** What a game says, by file: loaded with its board; and what the pages of finished games say. */
export const OF_GAMES = import.meta.glob<string>(
  ["{LOCALE}/*/{LATER}", "!{LOCALE}/*/rules-*.ftl"],
  {{ query: "?raw", import: "default" }},
);
"""


def _pictures(name: str) -> dict[str, str]:
    """The drawings of cards and other things of the box, as the rulebook shows them."""
    box = game_named(name).box
    rules = [rule for chapter in outline_of(name).chapters for rule in chapter.rules]
    items = [item for rule in rules if rule.items for item in rule.items(box)]
    return {item.id: item.picture for item in items if item.picture}


def _names(name: str, names: Iterable[str]) -> str:
    """A list of names, and the type of them: `Question` and QUESTIONS."""
    plural = re.sub(r"(?<!^)(?=[A-Z])", "_", name).upper() + "S"
    return f"{_constant(plural, list(names))}export type {name} = (typeof {plural})[number];\n"


def _constant(name: str, value: Any) -> str:
    return f"export const {name} = {_literal(value)} as const;\n"


def _literal(value: Any) -> str:
    """A value as a person would write it: a list in as few lines as it needs."""
    if isinstance(value, dict):
        lines = [indent(f"{_quoted(key)}: {_literal(one)},", "  ") for key, one in value.items()]
        return "\n".join(["{", *lines, "}"])
    if isinstance(value, list):
        text = ", ".join(map(_literal, value))
        if len(text) < 70:
            return f"[{text}]"
        wrapped = fill(
            text, 98, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False
        )
        return f"[\n{wrapped},\n]"
    return _quoted(value)


def _comment_line(text: str) -> str:
    return f"/** {text} */"


def _quoted(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
