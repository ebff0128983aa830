"""The signs that only Pecunia Olet uses, with those of all tables."""

from dataclasses import dataclass

from pecunia.words.glyphs import ASCII, UNICODE, Glyphs


@dataclass(frozen=True, kw_only=True, eq=False)
class OletGlyphs(Glyphs):
    quality: str  # the quality of a fake, one sign for each ingredient
    hat: str
    bin: str
    glasses: str
    half: str  # the Godfather takes half
    end: str  # the last space of the police track
    ready: str  # a henchman with his owner
    placed: str  # a henchman on the board


SIGNS = OletGlyphs(
    **vars(UNICODE),
    quality="★",
    hat="∩",
    bin="∪",
    glasses="∞",
    half="½",
    end="■",
    ready="●",
    placed="○",
)
LETTERS = OletGlyphs(
    **vars(ASCII),
    quality="*",
    hat="^",
    bin="u",
    glasses="8",
    half="G",
    end="#",
    ready="o",
    placed=".",
)


def own_glyphs(glyphs: Glyphs) -> OletGlyphs:
    """The signs of the same terminal."""
    return LETTERS if glyphs is ASCII else SIGNS
