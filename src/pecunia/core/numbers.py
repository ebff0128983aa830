"""Numbers as people write them into files."""

from typing import Final

MAX_DIGITS: Final = 9  # no number of any game comes near it


def is_number(word: str) -> bool:
    """Whether a word is a whole number, zero or more, that we accept: plain digits, not too many."""
    return word.isascii() and word.isdigit() and len(word) <= MAX_DIGITS
