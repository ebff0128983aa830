"""Shortens texts to the width that is available."""

from rich.cells import cell_len, set_cell_size

ELLIPSIS = "…"
SMALL_WORD = 4
MIN_WORD = 4


def cut(text: str, width: int) -> str:
    """A text shortened to a width, with an ellipsis if something is missing."""
    if width <= 0:
        return ""
    return text if cell_len(text) <= width else set_cell_size(text, width - 1) + ELLIPSIS


def cut_at_word(text: str, width: int) -> str:
    """The same, but cut after a whole word if that leaves enough of the text. Small words at the end are dropped."""
    if cell_len(text) <= width:
        return text
    words = cut(text, width).rstrip(ELLIPSIS).split(" ")
    whole = words[:-1] if len(words) > 1 and not text.startswith(" ".join(words) + " ") else words
    while len(whole) > 1 and len(whole[-1].strip("()")) <= SMALL_WORD:
        whole = whole[:-1]
    short = " ".join(whole)
    return f"{short}{ELLIPSIS}" if len(short) >= MIN_WORD else cut(text, width)
