"""Whatever strangers send, a parser accepts it or refuses it with an error of ours, and soon.

`make test` tries a few hundred damaged texts for each parser; PECUNIA_FUZZ=100 tries a hundred times as many, each time
other ones. What they have found is kept in `corpus/`, and read again in every run (test_corpus.py).
"""

import os
import time
from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pecunia.core.errors import FileError, PecuniaError
from tests.fuzz.mutations import damaged
from tests.fuzz.parsers import PARSERS, Parser

SCALE = int(os.environ.get("PECUNIA_FUZZ", "1"))
EXAMPLES = 120
SECONDS = 5.0  # of the processor, for one text; ten times what the slowest needs on a slow machine

every_parser = pytest.mark.parametrize("parser", PARSERS, ids=lambda parser: parser.name)


def tried(parser: Parser, text: str) -> str:
    """The key of the refusal; empty if the text is accepted. Anything else that is raised is a fault."""
    began = time.process_time()
    refusal: PecuniaError | None = None
    written = ""
    try:
        written = parser.read(text)
    except PecuniaError as error:
        refusal = error
    assert time.process_time() - began < SECONDS, "it takes too long"
    if refusal is not None:
        if parser.names_lines and isinstance(refusal, FileError):
            assert 1 <= refusal.line <= max(1, len(text.splitlines()), text.count("\n") + 1), refusal
        return refusal.key
    if written:
        assert parser.read(written) == written, "what was written is not read as the same"
    return ""


@every_parser
def test_valid_texts_are_accepted(parser: Parser) -> None:
    """Otherwise the fuzzing would only damage what is refused anyway."""
    keys = [tried(parser, text) for text in parser.texts()]
    assert keys.count("") > len(keys) / 4, keys


@every_parser
def test_damaged_texts_are_accepted_or_refused(parser: Parser) -> None:
    keys: Counter[str] = Counter()
    strategy = damaged(parser.texts(), parser.words.split(" "))

    @settings(
        max_examples=EXAMPLES * SCALE,
        deadline=None,
        database=None,
        derandomize=SCALE == 1,
        suppress_health_check=list(HealthCheck),
    )
    @given(st.one_of(strategy, strategy, strategy, st.text()))
    def run(text: str) -> None:
        keys[tried(parser, text[: parser.longest])] += 1

    run()
    assert len(keys) > 1 or not parser.refuses, keys
