"""Twice the text is about twice the work: no piece of a valid text can be repeated until a parser takes very long.

A piece of a valid text is repeated until the text is as long as the server lets through, and then half as long. The
times are those of the processor. Short ones say nothing, so they are not compared.
"""

import contextlib
import os
import re
import time
from collections.abc import Iterator
from random import Random

import pytest

from pecunia.core.errors import PecuniaError
from tests.fuzz.mutations import PIECE
from tests.fuzz.parsers import PARSERS, Parser

SCALE = int(os.environ.get("PECUNIA_FUZZ", "1"))
STRETCHES = 24  # for each parser
WORTH_A_LOOK = 0.2  # seconds
MAX_SECONDS = 3.0  # seconds, for the longest text
TRIES = 4
PAUSE = 0.3  # seconds between tries
RATIO = 3.0  # of the times for the whole length and for half of it; a quadratic parser has 4
LINE = re.compile(r"[^\n]*\n")


def stretches(parser: Parser, chance: Random) -> Iterator[tuple[str, str, str]]:
    """The text before a piece, the piece, and the text after it. Lines, words and signs are repeated."""
    texts = [text for text in parser.texts() if text]
    while True:
        text = chance.choice(texts)
        pattern = chance.choice([PIECE, LINE])
        found = pattern.search(text, chance.randrange(len(text)))
        if found is not None:
            piece = found[0] + chance.choice(["", "", " ", ";", ","])
            yield text[: found.start()], piece, text[found.end() :]


def seconds(parser: Parser, before: str, piece: str, after: str, length: int) -> float:
    """How long the parser takes for a text of this length with the piece repeated in the middle."""
    times = max(1, (length - len(before) - len(after)) // len(piece))
    text = before + piece * times + after
    began = time.process_time()
    with contextlib.suppress(PecuniaError):
        parser.read(text[: parser.longest])
    return time.process_time() - began


def least_ratio(parser: Parser, stretch: tuple[str, str, str]) -> float:
    """How much longer the whole length takes than half of it.

    A busy machine makes times longer, never shorter, so the shortest count. It may be busy for some seconds, so a
    ratio that looks bad is measured again, together with the earlier times.
    """
    whole: list[float] = []
    half: list[float] = []
    for _ in range(TRIES):
        for _ in range(3):
            whole.append(seconds(parser, *stretch, parser.longest))
            half.append(seconds(parser, *stretch, parser.longest // 2))
        if min(whole) / min(half) < RATIO:
            break
        time.sleep(PAUSE)
    return min(whole) / min(half)


@pytest.mark.parametrize("parser", PARSERS, ids=lambda parser: parser.name)
def test_no_piece_makes_a_parser_slow(parser: Parser) -> None:
    chance = Random(parser.name if SCALE == 1 else None)
    pieces = stretches(parser, chance)
    for _ in range(STRETCHES * SCALE):
        stretch = next(pieces)
        taken = seconds(parser, *stretch, parser.longest)
        if taken > MAX_SECONDS:
            taken = min(taken, seconds(parser, *stretch, parser.longest))
        assert taken < MAX_SECONDS, stretch
        if taken > WORTH_A_LOOK:
            assert least_ratio(parser, stretch) < RATIO, stretch


def test_quadratic_work_is_found() -> None:
    """The test can fail: a parser that looks at every pair of words is found out."""

    def pairs(text: str) -> str:
        words = text.split()
        return str(sum(1 for first in words for second in words if first is second))

    parser = Parser("pairs", pairs, lambda: ["a b"], longest=3_000)
    assert least_ratio(parser, ("", "a ", "")) > RATIO
