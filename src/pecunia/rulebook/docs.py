"""The books as Markdown, for reading on GitHub and in any editor."""

from functools import singledispatchmethod
from pathlib import Path

from pecunia.rulebook.blocks import Block, Chapter, Drawing, Entry, Heading, HouseRule, Prose, Ruling, Table
from pecunia.rulebook.book import RULINGS, Book
from pecunia.rulebook.drawings import drawing, file_of
from pecunia.texts import LANGUAGE_NAMES, Texts

NOTE = "<!-- Made by `python -m pecunia.rulebook docs/rules` from src/pecunia/rulebook: change it there. -->"


def documents(book: Book) -> dict[str, str]:
    """All files of a book in its language, by path below the folder."""
    rules = [chapter for chapter in book.chapters if chapter.anchor != RULINGS]
    rulings = [chapter for chapter in book.chapters if chapter.anchor == RULINGS]
    found = {}
    for name, chapters in ((f"{book.game}.md", rules), (f"rulings-{book.game}.md", rulings)):
        if chapters:
            found[f"{book.language}/{name}"] = _Document(book, name, chapters).text()
    for chapter in book.chapters:
        for block in chapter.blocks:
            if isinstance(block, Drawing):
                file = file_of(book.game, block.name, book.language)
                found[f"images/{file}"] = drawing(book.game, block.name, book.language)
    return found


class _Document:
    def __init__(self, book: Book, name: str, chapters: list[Chapter]) -> None:
        self.book = book
        self.name = name
        self.chapters = chapters
        self.texts = Texts(book.language)
        self.here = {anchor for anchor, home in book.homes.items() if any(home == one.anchor for one in chapters)}
        self.elsewhere = f"rulings-{book.game}.md" if name == f"{book.game}.md" else f"{book.game}.md"

    def text(self) -> str:
        title = self.texts.text(f"rulebook-title-{self.book.game}")
        languages = [
            f"[{name}](../{one}/{self.name})" if one != self.book.language else f"**{name}**"
            for one, name in LANGUAGE_NAMES.items()
        ]
        parts = [NOTE, f"# {title}", " · ".join(languages)]
        if len(self.chapters) > 1:
            lines = [f"- [{chapter.title}](#{chapter.anchor})" for chapter in self.chapters]
            if RULINGS in self.book.names:
                lines.append(f"- [{self.book.names[RULINGS]}]({self.elsewhere})")
            parts.append("\n".join(lines))
        for chapter in self.chapters:
            parts.append(f"{_anchor(chapter.anchor)}\n\n## {chapter.title}")
            parts += [self.block(block) for block in chapter.blocks]
        return "\n\n".join(parts) + "\n"

    def linked(self, text: str) -> str:
        """The text with links: those within the document stay, those to the other document name it."""
        there = [anchor for anchor in self.book.names if anchor not in self.here]
        said = self.book.linked(text)
        for anchor in there:
            said = said.replace(f"](#{anchor})", f"]({self.elsewhere}#{anchor})")
        return said

    @singledispatchmethod
    def block(self, block: Block) -> str:
        raise TypeError(block)

    @block.register
    def _(self, block: Heading) -> str:
        return f"{_anchor(block.anchor)}\n\n{'#' * (block.level + 1)} {block.text}"

    @block.register
    def _(self, block: Prose) -> str:
        return self.linked(block.text)

    @block.register
    def _(self, block: Drawing) -> str:
        """The caption is a visible text below the drawing, for everybody."""
        file = file_of(self.book.game, block.name, self.book.language)
        return f"![](../images/{file})\n\n*{self.linked(block.caption)}*"

    @block.register
    def _(self, block: Table) -> str:
        rows = [block.head, tuple("---" for _ in block.head), *block.rows]
        table = "\n".join(f"| {' | '.join(self.linked(cell) for cell in row)} |" for row in rows)
        return f"{table}\n\n*{self.texts.text('rulebook-reconstructed')}*" if block.reconstructed else table

    @block.register
    def _(self, block: Entry) -> str:
        facts = " · ".join(
            f"{fact.text} ({self.texts.attribute('rulebook-reconstructed', 'mark')})"
            if fact.reconstructed
            else fact.text
            for fact in block.facts
        )
        parts = [f"{_anchor(block.anchor)}\n\n#### {block.name}", block.text, f"*{facts}*" if facts else ""]
        if block.rows:
            parts.append(self.block(block.rows))
        return "\n\n".join(part for part in parts if part)

    @block.register
    def _(self, block: Ruling) -> str:
        parts = [f"{_anchor(block.anchor)}\n\n**{block.clause}** {block.holds}"]
        if block.why:
            parts.append(f"> {self.texts.text('rulebook-why')} {block.why}")
        if block.houses:
            changed = ", ".join(self.linked(f"[](#{anchor})") for anchor in block.houses)
            parts.append(f"{self.texts.text('rulebook-changed-by')} {changed}")
        return "\n\n".join(parts)

    @block.register
    def _(self, block: HouseRule) -> str:
        parts = [f"{_anchor(block.anchor)}\n\n#### {block.name}", block.text]
        parts.append(
            "\n".join(f"- **{name}**{self._usual(at)} – {text}" for at, (name, text) in enumerate(block.choices))
        )
        if block.rulings:
            changed = ", ".join(self.linked(f"[](#{anchor})") for anchor in block.rulings)
            parts.append(f"{self.texts.text('rulebook-changes')} {changed}")
        return "\n\n".join(part for part in parts if part)

    def _usual(self, at: int) -> str:
        return f" ({self.texts.text('rulebook-usual')})" if at == 0 else ""


def _anchor(anchor: str) -> str:
    return f'<a id="{anchor}"></a>'


def write(books: list[Book], folder: Path) -> None:
    for book in books:
        for path, text in documents(book).items():
            file = folder / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
