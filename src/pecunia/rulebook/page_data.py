"""The books for the browser: a JSON file for each game and language, and the drawings as files."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from markdown_it import MarkdownIt

from pecunia.rulebook.blocks import Block, Chapter, Drawing, Entry, HouseRule, Prose, Ruling, Table
from pecunia.rulebook.book import Book
from pecunia.rulebook.drawings import drawing, file_of
from pecunia.texts import Texts

MARKDOWN = MarkdownIt("commonmark").enable("table")


def data(book: Book) -> dict[str, Any]:
    return {
        "title": Texts(book.language).text(f"rulebook-title-{book.game}"),
        "chapters": [
            {
                "anchor": chapter.anchor,
                "title": chapter.title,
                "blocks": _blocks(chapter, book),
            }
            for chapter in book.chapters
        ],
    }


def _blocks(chapter: Chapter, book: Book) -> list[dict[str, Any]]:
    """The blocks of a chapter. Text about a single card stands beside its drawing."""
    found: list[dict[str, Any]] = []
    before: Block | None = None
    for block in chapter.blocks:
        said = _said(block, book)
        if isinstance(before, Entry) and before.alone and isinstance(block, Prose):
            found[-1]["more"] = said["html"]
        else:
            found.append(said)
        before = block
    return found


def _said(block: Block, book: Book) -> dict[str, Any]:
    """A block for the page: its type and its parts, with Markdown converted to HTML."""
    said: dict[str, Any] = {"type": type(block).__name__.lower(), **asdict(block)}
    if isinstance(block, Prose):
        said = {"type": "prose", "html": MARKDOWN.render(book.linked(block.text))}
    elif isinstance(block, Table):
        said["rows"] = _cells(block, book)
    elif isinstance(block, Entry) and block.rows:
        said["rows"] = {**asdict(block.rows), "rows": _cells(block.rows, book)}
    elif isinstance(block, Drawing):
        said["name"] = file_of(book.game, block.name, book.language)
        said["caption"] = MARKDOWN.renderInline(book.linked(block.caption))
    elif isinstance(block, Ruling):
        said["houses"] = [[anchor, book.names[anchor]] for anchor in block.houses]
    elif isinstance(block, HouseRule):
        said["rulings"] = [[anchor, book.names[anchor]] for anchor in block.rulings]
    return said


def _cells(table: Table, book: Book) -> list[list[str]]:
    return [[MARKDOWN.renderInline(book.linked(cell)) for cell in row] for row in table.rows]


def write(books: list[Book], folder: Path) -> None:
    folder.joinpath("images").mkdir(parents=True, exist_ok=True)
    for book in books:
        text = json.dumps(data(book), ensure_ascii=False, separators=(",", ":"))
        folder.joinpath(f"{book.game}.{book.language}.json").write_text(text + "\n", encoding="utf-8")
        for chapter in book.chapters:
            for block in chapter.blocks:
                if isinstance(block, Drawing):
                    file = folder / "images" / file_of(book.game, block.name, book.language)
                    file.write_text(drawing(book.game, block.name, book.language), encoding="utf-8")
