"""Signs in texts: Unicode symbols if the screen can show them, else plain characters. Titles add their own."""

from dataclasses import dataclass, replace


@dataclass(frozen=True, kw_only=True, eq=False)
class Glyphs:
    """The signs for one kind of terminal."""

    signs: list[str]  # four of them, or none if the terminal has only letters
    times: str
    turn: str
    free: str
    dot: str
    rule: str
    box: str  # top left, top right, bottom left, bottom right, vertical
    prompt: str


UNICODE = Glyphs(
    signs=["▲", "■", "◆", "●"],
    times="×",
    turn="▶",
    free="–",
    dot="·",
    rule="─",
    box="╭╮╰╯│",
    prompt="›",
)
ASCII = Glyphs(
    signs=[],
    times="x",
    turn=">",
    free="-",
    dot="-",
    rule="-",
    box="++++|",
    prompt=">",
)
# The page draws its signs; in its sentences places and things are named in words.
PAGE = replace(UNICODE)
