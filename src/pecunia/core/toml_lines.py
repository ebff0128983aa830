"""Finds the lines of the entries in a TOML text. The parser of the standard library does not say where an entry is."""

import re
from typing import Final

_KEY: Final = re.compile(r"""\s*("(?:[^"\\]|\\.)*"|'[^']*'|[A-Za-z0-9_-]+)\s*""")


def lines_of_entries(text: str) -> dict[str, int]:
    """By dotted path (`romans.senator.cards`), the line on which a table or an entry begins. The text is valid TOML."""
    found: dict[str, int] = {}
    table = ""
    quote, depth = "", 0
    for number, line in enumerate(text.split("\n"), 1):
        rest = line
        if not quote and depth == 0:
            header = line.strip().startswith("[")
            path, end = _path(line.replace("[", " ") if header else line)
            if header:
                table = path
                found.setdefault(path, number)
                continue
            if path:
                found.setdefault(f"{table}.{path}" if table else path, number)
            rest = line[end:]
        quote, depth = _left_open(rest, quote, depth)
    return found


def line_of_long_name(text: str, most: int) -> int:
    """The first line with a dotted name of more parts than these; 0 if there is none. The text may be anything.

    The parser walks along every part of a table's name for each of its entries, so long names make it very slow.
    """
    quote, dots, number = "", 0, 1
    at = 0
    while at < len(text):
        sign = text[at]
        if sign == "\n":
            number += 1
        if quote:
            if sign == "\\" and quote[0] == '"':
                at += 2
            elif text.startswith(quote, at):
                at += len(quote)
                quote = ""
            elif sign == "\n" and len(quote) == 1:  # no TOML: a string ends on its line
                quote = ""
                at += 1
            else:
                at += 1
            continue
        if sign in "\"'":
            quote = sign * 3 if text.startswith(sign * 3, at) else sign
            at += len(quote)
            continue
        if sign == "#":
            end = text.find("\n", at)
            at = end if end >= 0 else len(text)
            continue
        if sign == ".":
            dots += 1
            if dots >= most:
                return number
        elif sign in "=,[]{}\n":
            dots = 0
        at += 1
    return 0


def without_comments(text: str) -> str:
    """A valid TOML text without its comments. All lines stay, so that their numbers stay."""
    kept: list[str] = []
    quote, at, begin = "", 0, 0
    while at < len(text):
        if quote:
            quote, at = _in_quotes(text, quote, at)
        elif text[at] in "\"'":
            quote = text[at] * 3 if text.startswith(text[at] * 3, at) else text[at]
            at += len(quote)
        elif text[at] == "#":
            kept.append(text[begin:at].rstrip(" \t"))
            end = text.find("\n", at)
            at = begin = end if end >= 0 else len(text)
        else:
            at += 1
    return "".join([*kept, text[begin:]])


def _in_quotes(text: str, quote: str, at: int) -> tuple[str, int]:
    """One step inside a string: the quotes that are still open, and where to go on."""
    if text[at] == "\\" and quote[0] == '"':
        return quote, at + 2
    if text.startswith(quote, at):
        return "", at + len(quote)
    return quote, at + 1


def _path(line: str) -> tuple[str, int]:
    """The dotted name at the beginning of a line, without its quotation marks, and where it ends."""
    names: list[str] = []
    at = 0
    while (part := _KEY.match(line, at)) is not None:
        names.append(part[1].strip("\"'"))
        at = part.end()
        if line[at : at + 1] != ".":
            break
        at += 1
    return ".".join(names), at


def _left_open(text: str, quote: str, depth: int) -> tuple[str, int]:
    """What a line leaves open for the next one: the quotes of a multi-line string, and the number of open brackets."""
    at = 0
    while at < len(text):
        if quote:
            quote, at = _in_quotes(text, quote, at)
            continue
        if text[at] == "#":
            break
        if text[at] in "\"'":
            quote = text[at] * 3 if text.startswith(text[at] * 3, at) else text[at]
            at += len(quote)
            continue
        depth += (text[at] in "[{") - (text[at] in "]}")
        at += 1
    return quote if len(quote) == 3 else "", depth
