"""Constants that the page shares with Python, written as a TypeScript module."""

import json

from pecunia.art.part import all_art
from pecunia.review.review_report import MARKS, MAX_FORTUNES, MIN_FORTUNE, MIN_NAMED_LUCK
from pecunia.server.http.problems import MAX_BODY
from pecunia.server.messages.tables import MAX_CHAT_LINE, MAX_FILE_NAME, MAX_NAME, MAX_PLAYERS
from pecunia.server.messages.typescript import WIDTH
from pecunia.server.tables.client import REFUSED, SEAT_MOVED, SIGNED_OUT
from pecunia.texts import LANGUAGE_NAMES, LANGUAGES

Constant = int | float | tuple[str, ...] | dict[str, str]

HEAD = "// Made from constants in Python by `python -m pecunia.server.schema`; do not edit.\n"


def _sheets() -> dict[str, str]:
    return {module: kind for art in all_art().values() for module, kind in art.apart.items()}


CONSTANTS: dict[str, tuple[Constant, str]] = {
    "LANGUAGES": (LANGUAGES, "All texts are there in these languages."),
    "LANGUAGE_NAMES": (LANGUAGE_NAMES, "What each language calls itself."),
    "MAX_PLAYERS": (MAX_PLAYERS, "Seats at any table; each game has its own limit as well."),
    "MAX_NAME": (MAX_NAME, "Characters of a player's name."),
    "MAX_CHAT_LINE": (MAX_CHAT_LINE, "Characters of a line in the chat."),
    "MAX_FILE_NAME": (MAX_FILE_NAME, "Characters of the name of a file of values."),
    "MAX_BODY": (MAX_BODY, "Bytes of a request: the server refuses a larger one."),
    "CLOSE_SEAT_MOVED": (SEAT_MOVED, "Why the server ends a connection: somebody else has the seat now."),
    "CLOSE_REFUSED": (REFUSED, "Why the server ends a connection: this person may not come in."),
    "CLOSE_SIGNED_OUT": (SIGNED_OUT, "Why the server ends a connection: this device has been signed out."),
    "SHEETS": (_sheets(), "Which sheet of drawings each module needs besides the first one."),
    "MARKS": (MARKS, "How chess players write what a decision was."),
    "MAX_FORTUNES": (MAX_FORTUNES, "Turns that a review lists for their luck."),
    "MIN_FORTUNE": (MIN_FORTUNE, "The share of a victory from which on the luck of a turn is listed."),
    "MIN_NAMED_LUCK": (MIN_NAMED_LUCK, "The share of a victory from which on a player is named in such a line."),
}


def page_constants() -> str:
    lines = [HEAD]
    for name, (value, comment) in CONSTANTS.items():
        lines += [f"/** {comment} */", f"export const {_declared(name, value)};"]
    return "\n".join(lines) + "\n"


def _declared(name: str, value: Constant) -> str:
    """The declaration, formatted as Prettier does it."""
    if isinstance(value, dict):
        entries = [f"{key}: {json.dumps(each, ensure_ascii=False)}" for key, each in value.items()]
        keys = "Record<(typeof LANGUAGES)[number], string>" if value is LANGUAGE_NAMES else "Record<string, string>"
        line = f"{name}: {keys} = {{ {', '.join(entries)} }}"
        if len(f"export const {line};") <= WIDTH:
            return line
        return "\n  ".join([f"{name}: {keys} = {{", *(f"{entry}," for entry in entries)]) + "\n}"
    if isinstance(value, tuple):
        return f"{name} = {json.dumps(value)} as const"
    return f"{name} = {value:_}" if value >= 10_000 else f"{name} = {value}"
