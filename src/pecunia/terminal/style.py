"""Signs and colours of the terminal. A colour never says anything that a sign does not say as well.

The four signs are the plates of the drawn cards: gable, square, lozenge, circle. Their colours are stones:
porphyry, giallo antico, serpentine, Egyptian blue. Text keeps the terminal's own colours, so light and dark
terminals both work.
"""

import codecs
import io
import unicodedata

from rich.console import Console

from pecunia.words.glyphs import ASCII, UNICODE, Glyphs

# Styles by sign. A sign stands for a class in the first game, and for a player in the second.
PLATES = [
    "bold #fff4e2 on #6a2140",
    "bold #35211b on #d7a23e",
    "bold #f7f0e3 on #2f6b57",
    "bold #ffffff on #3f7cac",
]
WATER = "#3f8fc4"
BRASS = "#b8862b"
COIN = "bold #35211b on #e3b34a"
ACTIVE = "bold #fff4e2 on #9c3a27"
FRESCO = "#b5523c"
MARK = "bold reverse"
CHOSEN = "bold #fff4e2 on #9c3a27"  # the choice whose number has been typed
MUTED = "dim"
STRONG = "bold"


def glyphs_for(console: Console) -> Glyphs:
    """Unicode signs if the terminal's encoding has them, else plain characters."""
    return UNICODE if console.encoding.lower().replace("-", "").startswith("utf") else ASCII


# Replacements for characters that a terminal cannot write. Each is one character, so that columns stay aligned.
PLAIN = str.maketrans("–·…“”„‘’«»›×←→↑↓", '--."""\'\'<>>x<>^v')


def _plain(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    text = error.object[error.start : error.end].translate(PLAIN)
    letters = [unicodedata.normalize("NFKD", letter)[0] for letter in text]
    return "".join(letter if letter.isascii() else "?" for letter in letters), error.end


def write_plainly(console: Console) -> None:
    """Replace characters that the terminal does not know with similar ones, so that they do not end the game."""
    if isinstance(console.file, io.TextIOWrapper):
        codecs.register_error("pecunia", _plain)
        console.file.reconfigure(errors="pecunia")
