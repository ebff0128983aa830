"""Small pieces of the picture, each a line of text that knows its width."""

from bisect import bisect_left
from collections.abc import Callable, Sequence
from functools import cache

from rich.cells import cell_len
from rich.text import Text

from pecunia.terminal.choosing import stands_for
from pecunia.terminal.style import FRESCO, MARK, MUTED
from pecunia.words.glyphs import Glyphs

NAME_LENGTHS = (18, 14, 12, 10, 9, 8, 7, 6, 0)  # nobody would recognise names of 1 to 5 letters

Lines = list[Text]


def mark(number: int) -> Text:
    """The number of a choice, shown on the thing itself."""
    text = Text(f"[{number}]", MARK)
    text.stylize(stands_for(number))
    return text


def padded(text: Text, width: int) -> Text:
    """A text of exactly this width."""
    whole = text.copy()
    whole.truncate(max(width, 0), overflow="ellipsis", pad=True)
    return whole


def joined(parts: Sequence[Text], between: str = " ") -> Text:
    return Text(between).join(parts)


def apart(left: Text, right: Text, width: int, fill: Text) -> Text:
    """One text at the left edge, one at the right, and a line of `fill` between them."""
    right = padded(right, min(right.cell_len, width - 3))
    room = width - right.cell_len - 2
    left = padded(left, min(left.cell_len, room))
    return Text.assemble(left, " ", Text(fill.plain * (room - left.cell_len), fill.style), " ", right)


def flow(tokens: Sequence[Text], width: int, indent: int = 0, gap: int = 2) -> list[Text]:
    """Tokens one after the other, in as many lines as they need."""
    lines: list[Text] = []
    for token in tokens:
        if lines and lines[-1].cell_len + gap + token.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], " " * gap, token)
        else:
            lines.append(Text.assemble(" " * indent, padded(token, min(token.cell_len, width - indent))))
    return lines


def rows(tokens: Sequence[Text], width: int, indent: int = 0, gap: int = 2) -> int:
    """How many lines the tokens need."""
    count, used = 0, 0
    for token in tokens:
        if count and used + gap + token.cell_len <= width:
            used += gap + token.cell_len
        else:
            count, used = count + 1, min(indent + token.cell_len, width)
    return count


def shrunk(tokens: Callable[[int], list[Text]], width: int, indent: int, most: int) -> list[Text]:
    """The tokens with the longest names that need no more than `most` lines; if nothing else helps, without names."""

    tokens = cache(tokens)

    def fits(length: int) -> bool:
        return rows(tokens(length), width, indent) <= most

    longest = bisect_left(NAME_LENGTHS, True, hi=len(NAME_LENGTHS) - 1, key=fits)  # shorter names never need more
    return flow(tokens(NAME_LENGTHS[longest]), width, indent)


def wrapped(text: Text, width: int) -> list[Text]:
    """A sentence in lines of at most this width, broken at spaces. A word that is too long is broken too."""
    lines: list[Text] = []
    rest = text
    while rest.cell_len > width:
        end = _fitting(rest.plain, width)
        space = rest.plain.rfind(" ", 0, end + 1)
        line, rest = rest.divide([space if space > 0 else end])
        lines.append(line)
        rest = rest[1:] if rest.plain.startswith(" ") else rest
    return [*lines, rest]


def _fitting(text: str, width: int) -> int:
    """How many characters of a text fit into a width, at least one."""
    end = 1
    while cell_len(text[: end + 1]) <= width:
        end += 1
    return end


def hanging(head: Text, text: Text, width: int, indent: int = 4) -> list[Text]:
    """A heading and its text, the lines after the first indented."""
    first, *rest = wrapped(joined([head, text], "  "), width - indent)
    return [first, *(Text.assemble(" " * indent, line) for line in rest)]


def boxed(title: Text, lines: list[Text], width: int, glyphs: Glyphs, active: bool) -> list[Text]:
    """Lines inside a frame, with a title on its upper edge. The frame of the active player is red."""
    corners = glyphs.box
    style = FRESCO if active else MUTED
    rule = glyphs.rule
    name = padded(title, width - 6) if title.cell_len > width - 6 else title
    top = Text.assemble(
        (f"{corners[0]}{rule} ", style), name, (f" {rule * (width - name.cell_len - 5)}{corners[1]}", style)
    )
    body = [
        Text.assemble((f"{corners[4]} ", style), padded(line, width - 4), (f" {corners[4]}", style)) for line in lines
    ]
    return [top, *body, Text(f"{corners[2]}{rule * (width - 2)}{corners[3]}", style)]


def side_by_side(blocks: list[list[Text]], widths: list[int], between: str = " ") -> list[Text]:
    """Blocks of lines next to each other. Shorter blocks are filled with empty lines."""
    height = max(len(block) for block in blocks)
    lines = []
    for row in range(height):
        parts = [
            padded(block[row] if row < len(block) else Text(), width)
            for block, width in zip(blocks, widths, strict=True)
        ]
        lines.append(joined(parts, between))
    return lines
