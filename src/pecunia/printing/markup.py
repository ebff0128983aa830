"""Converts the Markdown of the rulebook's chapters into Typst markup. Text written by hand goes through `quoted`."""

from collections.abc import Iterator, Sequence

from markdown_it.token import Token

from pecunia.printing.pdf import quoted
from pecunia.rulebook.book import Book
from pecunia.rulebook.page_data import MARKDOWN

# Tokens that open and close something. The content in between becomes the argument of a Typst function.
AROUND = {
    "strong": "#strong[",
    "em": "#emph[",
    "paragraph": "#block[",
    "bullet_list": "#list(",
    "ordered_list": "#enum(",
    "list_item": "[",
    "blockquote": "#example[",
}
ENDS = {"bullet_list": ");", "ordered_list": ");", "list_item": "],"}
END = "];"


def said(words: str) -> str:
    """A text inside markup. The semicolon marks its end, so that nothing after it becomes part of it."""
    return f"#{quoted(words)};"


def label(book: Book, anchor: str) -> str:
    """A target for links, with game and language: two books in one document have the same anchors."""
    return f'#label("{book.game}-{book.language}-{anchor}")'


def link(book: Book, anchor: str, words: str) -> str:
    """On paper a link gives its page number; #to is defined at the start of a book."""
    return f'#to("{book.game}-{book.language}-{anchor}")[{words}];'


def inline(text: str, book: Book) -> str:
    (token,) = MARKDOWN.parseInline(book.linked(text))
    return "".join(_inline(token.children or (), book))


def blocks(text: str, book: Book) -> str:
    return "".join(_blocks(iter(MARKDOWN.parse(book.linked(text))), book))


def _inline(tokens: Sequence[Token], book: Book) -> Iterator[str]:
    for token in tokens:
        name, _, how = token.type.rpartition("_")
        if token.type == "text":
            yield said(token.content)
        elif token.type == "softbreak":
            yield said(" ")
        elif token.type == "code_inline":
            yield f"#code[{said(token.content)}];"
        elif token.type == "link_open":
            yield f'#to("{book.game}-{book.language}-{str(token.attrs["href"]).removeprefix("#")}")['
        elif token.type == "link_close":
            yield END
        elif how == "open":
            yield AROUND[name]
        elif how == "close":
            yield END
        else:
            raise ValueError(token.type)


def _blocks(tokens: Iterator[Token], book: Book) -> Iterator[str]:
    for token in tokens:
        name, _, how = token.type.rpartition("_")
        if token.type == "inline":
            yield "".join(_inline(token.children or (), book))
        elif token.type == "table_open":
            yield _table(tokens, book)
        elif name == "paragraph" and token.hidden:
            continue  # in a list without space between its items
        elif how == "open":
            yield AROUND[name]
        elif how == "close":
            yield ENDS.get(name, END)
        else:
            raise ValueError(token.type)


def _table(tokens: Iterator[Token], book: Book) -> str:
    rows: list[list[str]] = []
    for token in tokens:
        if token.type == "table_close":
            break
        if token.type == "tr_open":
            rows.append([])
        elif token.type == "inline":
            rows[-1].append("".join(_inline(token.children or (), book)))
    return table(rows[0], rows[1:])


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table whose cells are already markup."""
    cells = ", ".join(f"[{cell}]" for row in rows for cell in row)
    names = ", ".join(f"[#strong[{cell}]]" for cell in head)
    return f"#rows({len(head)}, table.header({names}), {cells});"
