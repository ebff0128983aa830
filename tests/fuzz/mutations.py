"""Hypothesis strategies that damage valid texts: splice, repeat, truncate, swap, nest, huge numbers, odd characters.

The parts that are moved are lines, words and pieces between signs, so that a damaged text still looks like a valid one.
"""

import re
from collections.abc import Sequence

from hypothesis import strategies as st

PIECE = re.compile(r"\n|[^\S\n]+|\w+|[^\w\s]")
NUMBER = re.compile(r"-?\d+")
MAX_LENGTH = 20_000  # characters; the tests of work take longer texts

ODD = [
    "\x00", "\x1b[2J", "\x7f", "\x85", "\xa0", "\xad", "\u200b", "\u2028", "\u202e", "\ufeff", "\u3164", "\u2800",
    "\u0301", "²", "٣", "é", "İ", "ﬁ", "\U0001f4a9", "\ud800", "\udfff", "\r", "\r\n", "\t", "\v", "\f", "\x1c",
    "#", "'", '"', '"""', "\\", "%s", "%00", "{}", ";", "=", ",", ".", "/", "@", "$", "-", "+", "[", "]", "*", "",
]  # fmt: skip
NUMBERS = [
    "0", "-0", "-1", "00", "1", "9", "99", "2147483648", "9223372036854775808", "1e999", "1.5", "NaN", "inf", "0x10",
    "1_000", "true", "null", "9" * 5000, "-" + "9" * 400,
]  # fmt: skip
BRACKETS = [("[", "]"), ("{", "}"), ('{"a":', "}"), ("(", ")"), ("[", ""), ("", "}"), ("a.", ""), ('"', '"')]
TIMES = st.sampled_from([2, 3, 10, 100, 1000])


def damaged(texts: Sequence[str], words: Sequence[str]) -> st.SearchStrategy[str]:
    """One of the texts with one to four changes. `words` mean something to the parser, though perhaps elsewhere."""

    @st.composite
    def draw_one(draw: st.DrawFn) -> str:
        text = draw(st.sampled_from(texts))
        for _ in range(draw(st.integers(1, 4))):
            text = draw(st.sampled_from(CHANGES))(draw, text, texts, words)[:MAX_LENGTH]
        return text

    return draw_one()


def _cut(draw: st.DrawFn, text: str) -> tuple[int, int]:
    """A random piece of the text, mostly a short one."""
    first = draw(st.integers(0, len(text)))
    return first, min(len(text), first + draw(st.sampled_from([1, 1, 2, 5, 20, 200, 5000])))


def _piece(draw: st.DrawFn, text: str) -> tuple[int, int]:
    """The place of a line or a word. Texts are long, so it is looked for from a random place on."""
    first = draw(st.integers(0, max(0, len(text) - 1)))
    if draw(st.booleans()):
        first = text.rfind("\n", 0, first) + 1
        end = text.find("\n", first)
        return first, len(text) if end < 0 else end + 1
    found = PIECE.search(text, first)
    return found.span() if found else (first, first)


def delete(draw: st.DrawFn, text: str, texts: Sequence[str], words: Sequence[str]) -> str:
    first, end = _piece(draw, text)
    return text[:first] + text[end:]


def repeat(draw: st.DrawFn, text: str, texts: Sequence[str], words: Sequence[str]) -> str:
    first, end = _piece(draw, text)
    return text[:end] + text[first:end] * draw(TIMES) + text[end:]


def swap(draw: st.DrawFn, text: str, texts: Sequence[str], words: Sequence[str]) -> str:
    (first, second), (third, fourth) = sorted([_piece(draw, text), _piece(draw, text)])
    if second > third:
        return text
    return text[:first] + text[third:fourth] + text[second:third] + text[first:second] + text[fourth:]


def splice(draw: st.DrawFn, text: str, texts: Sequence[str], words: Sequence[str]) -> str:
    other = draw(st.sampled_from(texts))
    return text[: _piece(draw, text)[0]] + other[_piece(draw, other)[0] :]


def insert_other(draw: st.DrawFn, text: str, texts: Sequence[str], words: Sequence[str]) -> str:
    other = draw(st.sampled_from(texts))
    first, end = _piece(draw, other)
    place = _piece(draw, text)[0]
    return text[:place] + other[first:end] + text[place:]


def truncate(draw: st.DrawFn, text: str, texts: Sequence[str], words: Sequence[str]) -> str:
    return text[: draw(st.integers(0, len(text)))]


def odd_character(draw: st.DrawFn, text: str, texts: Sequence[str], words: Sequence[str]) -> str:
    first, end = _cut(draw, text)
    return text[:first] + draw(st.sampled_from(ODD)) + text[end if draw(st.booleans()) else first :]


def number(draw: st.DrawFn, text: str, texts: Sequence[str], words: Sequence[str]) -> str:
    found = NUMBER.search(text, draw(st.integers(0, len(text))))
    if found is None:
        return text
    return text[: found.start()] + draw(st.sampled_from(NUMBERS)) + text[found.end() :]


def word(draw: st.DrawFn, text: str, texts: Sequence[str], words: Sequence[str]) -> str:
    first, end = _piece(draw, text)
    return text[:first] + draw(st.sampled_from(words)) + text[end if draw(st.booleans()) else first :]


def nest(draw: st.DrawFn, text: str, texts: Sequence[str], words: Sequence[str]) -> str:
    first, end = _piece(draw, text)
    opening, closing = draw(st.sampled_from(BRACKETS))
    times = draw(TIMES)
    return text[:first] + opening * times + text[first:end] + closing * times + text[end:]


def noise(draw: st.DrawFn, text: str, texts: Sequence[str], words: Sequence[str]) -> str:
    place = _cut(draw, text)[0]
    return text[:place] + draw(st.text(max_size=30)) + text[place:]


CHANGES = [delete, repeat, swap, splice, insert_other, truncate, odd_character, number, word, nest, noise]
