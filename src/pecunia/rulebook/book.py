"""A whole book: its chapters, the names of all its anchors, and its links, which are all checked."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from pecunia.rulebook.blocks import Block, Chapter, Drawing, Entry, Heading, HouseRule, Prose, Ruling, Table
from pecunia.rulebook.chapters import ChapterError, chapters
from pecunia.rulebook.part import rulebook_of
from pecunia.titles.registry import title

RULINGS = "rulings"  # the chapter that is a separate document
LINK = re.compile(r"\[([^\]]*)\]\(#([^)\s]+)\)")


@dataclass(frozen=True)
class Book:
    game: str
    language: str
    chapters: tuple[Chapter, ...]
    names: dict[str, str]  # by anchor
    homes: dict[str, str]  # by anchor, the anchor of its chapter

    def linked(self, text: str, address: str = "#{anchor}") -> str:
        """The text with words in all its links: a link without words gets the name of its target."""

        def link(found: re.Match[str]) -> str:
            words, anchor = found.groups()
            if anchor not in self.names:
                raise ChapterError(f"{self.language}/{self.game}: a link leads nowhere: #{anchor}")
            return f"[{words or self.names[anchor]}]({address.format(anchor=anchor)})"

        return LINK.sub(link, text)


def book(game: str, language: str, values: Any = None) -> Book:
    """A book with our values, or with those of an owner's box. Raises OptionError for a title without one."""
    rulebook_of(game)
    found = tuple(chapters(game, language, values or title(game).engine.own_values()))
    names: dict[str, str] = {}
    homes: dict[str, str] = {}
    for chapter in found:
        for anchor, name in [(chapter.anchor, chapter.title), *_named(chapter.blocks)]:
            if anchor in names:
                raise ChapterError(f"{language}/{game}: two places are called {anchor}")
            names[anchor] = name
            homes[anchor] = chapter.anchor
    whole = Book(game, language, found, names, homes)
    for chapter in found:
        for text in _texts(chapter.blocks):
            whole.linked(text)
    return whole


def _named(blocks: tuple[Block, ...]) -> Iterator[tuple[str, str]]:
    for block in blocks:
        if isinstance(block, Heading):
            yield block.anchor, block.text
        elif isinstance(block, Entry | HouseRule):
            yield block.anchor, block.name
        elif isinstance(block, Ruling):
            yield block.anchor, block.clause


def _texts(blocks: tuple[Block, ...]) -> Iterator[str]:
    """All texts that may contain links."""
    for block in blocks:
        if isinstance(block, Prose):
            yield block.text
        elif isinstance(block, Drawing):
            yield block.caption
        elif isinstance(block, Table):
            yield from (cell for row in block.rows for cell in row)
        elif isinstance(block, Ruling):
            yield from (f"[](#{anchor})" for anchor in block.houses)
        elif isinstance(block, HouseRule):
            yield from (f"[](#{anchor})" for anchor in block.rulings)
