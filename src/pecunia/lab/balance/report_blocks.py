"""A report as a list of headings, sentences, tables and plots. It can be written as HTML, as Markdown, or to the
terminal."""

from html import escape
from typing import NamedTuple

from rich.console import Console
from rich.table import Table
from rich.text import Text

STYLE = """
:root { color-scheme: light }
body { margin: 0 auto; max-width: 46rem; padding: 1.5rem 1rem 4rem; font: 1rem/1.5 system-ui, sans-serif }
body { background: #f4eee1; color: #2a211a }
h1, h2, h3 { line-height: 1.2 } h2 { margin-top: 3rem; border-bottom: 2px solid #8a2c1c } h3 { margin-top: 2rem }
svg { display: block; width: 100%; height: auto; margin: 1rem 0; border: 1px solid #e2d8c6 }
table { border-collapse: collapse; width: 100% }
th, td { padding: .2rem .6rem; border-bottom: 1px solid #d5c8b2; text-align: right }
th:first-child, td:first-child { text-align: left } div { overflow-x: auto } code { overflow-wrap: anywhere }
"""


class Heading(NamedTuple):
    level: int
    text: str


class Words(NamedTuple):
    text: str


class Code(NamedTuple):
    text: str


class Grid(NamedTuple):
    """The first column has names, the others figures."""

    columns: list[str]
    rows: list[list[str]]


class Plot(NamedTuple):
    file: str
    title: str
    svg: str


Block = Heading | Words | Code | Grid | Plot


def as_html(blocks: list[Block], language: str) -> str:
    """A single file with the plots inside."""
    title = next(block.text for block in blocks if isinstance(block, Heading))
    lines = [
        f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>",
        "<main>",
        *(_html(block) for block in blocks),
        "</main>\n</html>",
    ]
    return "\n".join(lines) + "\n"


def _html(block: Block) -> str:
    match block:
        case Heading(level, text):
            return f"<h{level}>{escape(text)}</h{level}>"
        case Words(text):
            return f"<p>{escape(text)}</p>"
        case Code(text):
            return f"<p><code>{escape(text)}</code></p>"
        case Grid(columns, rows):
            head = "".join(f"<th>{escape(column)}</th>" for column in columns)
            lines = ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows]
            return f"<div><table><tr>{head}</tr>\n" + "\n".join(f"<tr>{line}</tr>" for line in lines) + "</table></div>"
        case Plot(_, _, svg):
            return svg.rstrip()


def as_markdown(blocks: list[Block]) -> str:
    """Markdown that refers to the plots as separate files."""
    return "\n\n".join(_markdown(block) for block in blocks) + "\n"


def _markdown(block: Block) -> str:
    match block:
        case Heading(level, text):
            return f"{'#' * level} {text}"
        case Words(text):
            return text
        case Code(text):
            return f"`{text}`"
        case Grid(columns, rows):
            lines = [columns, ["---", *["--:"] * (len(columns) - 1)], *rows]
            return "\n".join(f"| {' | '.join(line)} |" for line in lines)
        case Plot(file, title, _):
            return f"![{title}]({file})"


def print_document(blocks: list[Block], console: Console) -> None:
    """Print everything except the plots."""
    for block in blocks:
        match block:
            case Heading(_, text):
                console.print()
                console.print(Text(text, "bold"))
            case Words(text) | Code(text):
                console.print(Text(text), soft_wrap=True)
            case Grid(columns, rows):
                table = Table(box=None)
                table.add_column(columns[0], no_wrap=True)
                for column in columns[1:]:
                    table.add_column(column, justify="right")
                for row in rows:
                    table.add_row(*map(Text, row))
                console.print(table)


def files_of(blocks: list[Block], language: str) -> dict[str, str]:
    """The files of a report, by name."""
    plots = {block.file: block.svg for block in blocks if isinstance(block, Plot)}
    return {"report.html": as_html(blocks, language), "report.md": as_markdown(blocks), **plots}
