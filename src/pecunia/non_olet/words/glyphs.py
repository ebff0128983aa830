"""The signs that only Pecunia non olet uses, with those of all tables."""

from dataclasses import dataclass

from pecunia.words.glyphs import ASCII, UNICODE, Glyphs


@dataclass(frozen=True, kw_only=True, eq=False)
class NonOletGlyphs(Glyphs):
    drop: str
    spent: str
    finished: str
    full: str
    empty: str
    front: str
    star: str  # a famous Roman
    upgrade: str
    rung: str


SIGNS = NonOletGlyphs(
    **vars(UNICODE),
    drop="•",
    spent="◦",
    finished="✓",
    full="█",
    empty="░",
    front="◂",
    star="★",
    upgrade="⌂",
    rung="↑",
)
LETTERS = NonOletGlyphs(
    **vars(ASCII),
    drop="*",
    spent=".",
    finished="!",
    full="#",
    empty="-",
    front="<",
    star="@",
    upgrade="=",
    rung="^",
)


def own_glyphs(glyphs: Glyphs) -> NonOletGlyphs:
    """The signs of the same terminal."""
    return LETTERS if glyphs is ASCII else SIGNS
