"""Reads a chapter: Markdown written by hand, in which some lines are directives.

A directive stands in braces on a line of its own. `{card line-cutter}` is the card with its drawing and its words; with
several keys it is several cards, and the text that follows is about all of them.
`{drawing setup | The table at the start}` is a drawing with its caption, `{rulings timing}` a group of rulings,
`{house winBy}` a house rule, `{table decks}` a table of values. A heading may name its anchor: `## Women {#women}`.
`{example turn}` turns the following paragraph, up to the next empty line, into an example.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from importlib import resources
from typing import Any

from pecunia.rulebook.blocks import Block, Chapter, Drawing, Example, Heading, Prose
from pecunia.rulebook.clauses import clauses, ruling
from pecunia.rulebook.drawings import file_of
from pecunia.rulebook.entries import house
from pecunia.rulebook.part import rulebook_of
from pecunia.texts import Texts
from pecunia.titles.registry import title

_FILE = re.compile(r"\d\d-([a-z0-9-]+)\.md")
_DIRECTIVE = re.compile(r"\{([a-z]+) ([^|}]+?)(?: *\| *(.+?))?\}")
_HEADING = re.compile(r"(#+) (.+?)(?: \{#([A-Za-z0-9-]+)\})?")


class ChapterError(Exception):
    """A chapter contains something unknown; the message names file and line."""


def chapters(game: str, language: str, values: Any) -> list[Chapter]:
    """The chapters of a book, ordered by the numbers in their file names."""
    folder = resources.files(title(game).package).joinpath("rulebook", language)
    texts = Texts(language)
    found = []
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        name = _FILE.fullmatch(file.name)
        if name is None:
            raise ChapterError(f"{language}/{game}/{file.name}: a chapter is called 04-turn.md")
        text = file.read_text(encoding="utf-8")
        found.append(read(name[1], text, game, texts, f"{language}/{game}/{file.name}", values))
    return found


def read(anchor: str, text: str, game: str, texts: Texts, file: str, values: Any) -> Chapter:
    """A chapter from its text. The first line is its title."""
    first, *lines = text.splitlines()
    heading = _HEADING.fullmatch(first)
    if heading is None or heading[1] != "#":
        raise ChapterError(f"{file}:1: a chapter begins with its title, # Title")
    name = heading[2]
    blocks: list[Block] = []
    prose: list[str] = []
    headings = 0
    example = ""  # the name of the example that is being read

    def close() -> None:
        said = "\n".join(prose).strip()
        prose.clear()
        if said:
            blocks.append(Example(_quoted(said, texts), example) if example else Prose(said))

    for number, line in enumerate(lines, 2):
        heading, directive = _HEADING.fullmatch(line), _DIRECTIVE.fullmatch(line)
        if example and (heading or directive or not line):
            if not prose:
                raise ChapterError(f"{file}:{number}: the example {example} has no words")
            close()
            example = ""
        if directive and directive[1] == "example":
            close()
            example = directive[2]
        elif heading:
            close()
            headings += 1
            blocks.append(Heading(heading[3] or f"{anchor}-{headings}", heading[2], len(heading[1])))
        elif directive:
            close()
            try:
                blocks += _filled(directive[1], directive[2], directive[3] or "", game, texts, values)
            except (KeyError, ValueError) as error:
                raise ChapterError(f"{file}:{number}: nobody knows {line} ({error})") from None
        else:
            prose.append(line)
    if example and not prose:
        raise ChapterError(f"{file}:{len(lines) + 1}: the example {example} has no words")
    close()
    return Chapter(anchor, name, tuple(blocks))


def _quoted(text: str, texts: Texts) -> str:
    """An example stands apart from the rules: it is a quotation in Markdown, with a label."""
    label = f"**{texts.text('rulebook-example')}** "
    return "\n".join(f"> {line}" for line in f"{label}{text}".splitlines())


def _filled(word: str, what: str, caption: str, game: str, texts: Texts, values: Any) -> Iterator[Block]:
    if word == "drawing":
        file_of(game, what, texts.language)  # raises KeyError if there is none
        yield Drawing(what, caption)
    elif word == "rulings":
        yield from (said for clause in clauses(game, what) if (said := ruling(game, clause, texts)))
    elif word == "house":
        yield house(game, what, texts)
    elif word == "table":
        yield rulebook_of(game).tables[what](texts, values)
    else:
        keys = what.split()
        entry = rulebook_of(game).entries[word]
        yield from (replace(entry(key, texts, values), alone=len(keys) == 1) for key in keys)
