"""How people name the moves, cards and spaces of Pecunia Olet."""

from typing import Final

from pecunia.core.game import Game
from pecunia.judge.name_index import Kind, UnknownName, called, meant, plain
from pecunia.judge.naming import Kinds, Naming
from pecunia.olet.engine.game import Olet
from pecunia.olet.engine.names import CARD_KINDS, LETTERS, LOTTERY, SPACE_KINDS, SPACE_LETTERS
from pecunia.olet.engine.position_reader import REST
from pecunia.texts import Texts

CARD: Final = Kind(tuple(CARD_KINDS), "olet-card")
SPACE: Final = Kind(tuple(SPACE_KINDS), "olet-space")


def space(game: Game, kinds: Kinds, tail: str, texts: Texts) -> str:
    """`supermarket 2`, or `supermarket` if the board has only one."""
    words = tail.split()
    number = words.pop() if words[-1].isdecimal() else ""
    letter = SPACE_LETTERS[SPACE_KINDS.index(meant(kinds, " ".join(words), texts))]
    if number:
        return f"{letter}{number}"
    spaces = [space for space in _spaces(game) if space.rstrip("0123456789") == letter]
    if len(spaces) == 1:
        return spaces[0]
    raise UnknownName("name-ambiguous", text=tail, near=", ".join(spaces))


def _spaces(game: Game) -> list[str]:
    """The spaces of this board."""
    assert isinstance(game, Olet)
    printed, _ = game.options.board.printed()
    return [space.partition(" ")[0] for space in printed]


def card(kinds: Kinds, name: str, texts: Texts) -> str:
    """`B-jet` and `C-lottery-80` stay; `imprimante` becomes `printer`, `Lottoschein 80` a ticket with its value."""
    letter, dash, rest = name.partition("-")
    kind = rest if dash and letter in LETTERS else name
    words = kind.rpartition("-") if kind.rpartition("-")[2].isdecimal() else kind.rpartition(" ")
    worth = words[2] if words[2].isdecimal() else ""
    bare = words[0] if worth else kind
    key = bare if bare in CARD_KINDS else meant(kinds, bare, texts)
    return (f"{letter}-" if kind is rest else "") + key + (f"-{worth}" if worth else "")


def is_name(kinds: Kinds, phrase: str) -> bool:
    name = plain(phrase)
    bare, _, number = name.rpartition(" ")
    if number.isdecimal() and called(CARD).get(bare) == [CARD_KINDS[LOTTERY]]:
        return CARD in kinds  # a ticket with its value
    return any(name in called(kind) for kind in kinds)


NAMING: Final = Naming(
    verbs={
        "place": (SPACE,),
        "lift": (SPACE,),
        **dict.fromkeys(["sell", "deposit", "withdraw", "pass", "decline"], ()),
    },
    lists=dict.fromkeys(["cards", "market", "deck", "binned", "aside"], (CARD,)),
    places=[],
    further=[],
    no_things=[REST],
    moved=space,
    listed=card,
    is_name=is_name,
    completed=lambda lines: lines,
    unprinted=lambda position: [],
)
