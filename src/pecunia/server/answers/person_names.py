"""Names of people as they are stored: on one line, in composed form (NFC), with something to see."""

import unicodedata
from typing import Final

from pecunia.bots import is_bot
from pecunia.core.errors import OptionError, PecuniaError
from pecunia.server.messages.tables import MAX_NAME

# Marks in a row above and below one letter. Hebrew with all its points and Tibetan stacks need four.
MAX_MARKS: Final = 4

VISIBLE: Final = "LNPS"  # categories: letters, numbers, punctuation, symbols
MARKS: Final = ("Mn", "Me")  # those that take no space of their own
CASED: Final = ("Lu", "Ll", "Lt")

# Characters that show nothing although Unicode calls them letters, symbols or marks.
BLANKS: Final = frozenset(
    "\u034f"  # combining grapheme joiner
    "\u115f\u1160\u3164\uffa0"  # Hangul fillers
    "\u17b4\u17b5"  # Khmer vowels that are not written
    "\u2800"  # Braille cell without dots
    "\U00013441\U00013442"  # blank hieroglyphs
    "\U00016fe4"  # Khitan filler
    "\U0001d159"  # musical null notehead
)
# They choose the form of the character before them: emoji, Chinese characters, Mongolian letters.
SELECTORS: Final = frozenset(
    [chr(code) for first, last in ((0xFE00, 0xFE0F), (0xE0100, 0xE01EF)) for code in range(first, last + 1)]
    + list("\u180b\u180c\u180d\u180f")
)
JOINERS: Final = "\u200c\u200d"  # Persian and Indian languages spell with them
VIRAMA: Final = 9  # the combining class of the signs that join two Indian letters


def plain_name(name: str) -> str:
    """The name without needless spaces, in composed form. Raises an error if it cannot be shown or belongs to a bot."""
    plain = unicodedata.normalize("NFC", " ".join(name.split()))
    if not any(_is_visible(character) for character in plain):
        raise PecuniaError("name-invisible")
    if len(plain) > MAX_NAME:
        raise PecuniaError("name-long", most=MAX_NAME)
    if "#" in plain or not all(_is_in_place(plain, at) for at in range(len(plain))):
        raise PecuniaError("not-printable")
    if _most_marks(plain) > MAX_MARKS:
        raise PecuniaError("name-marks", most=MAX_MARKS)
    if is_bot(plain):
        raise OptionError("option-name", value=plain)
    return plain


def _is_visible(character: str) -> bool:
    return unicodedata.category(character)[0] in VISIBLE and character not in BLANKS


def _is_in_place(name: str, at: int) -> bool:
    """Whether the character can be shown there. Invisible ones may stand only where a script needs them."""
    character = name[at]
    before = name[at - 1] if at else " "
    if character in JOINERS:
        joins = unicodedata.bidirectional(before) == "AL" or unicodedata.combining(before) == VIRAMA
        return joins and at + 1 < len(name) and _is_visible(name[at + 1])
    if character in SELECTORS:
        return _is_visible(before) and unicodedata.category(before) not in CASED
    if unicodedata.category(character) in MARKS and before == " ":
        return False  # it would stand on the text before the name
    return character.isprintable() and character not in BLANKS


def _most_marks(name: str) -> int:
    """The largest number of marks in a row."""
    most = row = 0
    for character in name:
        row = row + 1 if unicodedata.category(character) in MARKS else 0
        most = max(most, row)
    return most
