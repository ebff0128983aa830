"""Signs in texts: Unicode symbols if the screen can show them, else plain characters."""

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True, eq=False)
class Glyphs:
    """The signs for one kind of terminal."""

    signs: list[str]  # four of them, or none if the terminal has only letters
    drop: str
    spent: str
    times: str
    finished: str
    full: str
    empty: str
    front: str
    turn: str
    free: str
    dot: str
    rule: str
    box: str  # top left, top right, bottom left, bottom right, vertical
    prompt: str
    star: str  # a famous Roman
    upgrade: str
    rung: str
    quality: str  # the quality of a fake, one sign for each ingredient
    hat: str
    bin: str
    glasses: str
    half: str  # the Godfather takes half
    end: str  # the last space of the police track
    ready: str  # a henchman with his owner
    placed: str  # a henchman on the board


UNICODE = Glyphs(
    signs=["▲", "■", "◆", "●"],
    drop="•",
    spent="◦",
    times="×",
    finished="✓",
    full="█",
    empty="░",
    front="◂",
    turn="▶",
    free="–",
    dot="·",
    rule="─",
    box="╭╮╰╯│",
    prompt="›",
    star="★",
    upgrade="⌂",
    rung="↑",
    quality="★",
    hat="∩",
    bin="∪",
    glasses="∞",
    half="½",
    end="■",
    ready="●",
    placed="○",
)
ASCII = Glyphs(
    signs=[],
    drop="*",
    spent=".",
    times="x",
    finished="!",
    full="#",
    empty="-",
    front="<",
    turn=">",
    free="-",
    dot="-",
    rule="-",
    box="++++|",
    prompt=">",
    star="@",
    upgrade="=",
    rung="^",
    quality="*",
    hat="^",
    bin="u",
    glasses="8",
    half="G",
    end="#",
    ready="o",
    placed=".",
)
