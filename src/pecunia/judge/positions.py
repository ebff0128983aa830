"""Positions as people write them: cards and famous Romans by their names in any of the four languages.

Each line is translated to the position format and keeps its line number, so that errors name the line the person wrote.
"""

from pecunia.core.errors import PositionError
from pecunia.core.position import EMPTY, is_letter, player_names
from pecunia.games import title_of_position
from pecunia.judge.name_index import UnknownName, plain
from pecunia.judge.naming import Kinds, Naming, naming_of
from pecunia.texts import Texts


def understood(text: str, file: str, texts: Texts) -> str:
    """The text translated to the position format. Raises PositionError with the line of an unknown name."""
    naming = naming_of(title_of_position(text))
    names = [plain(name) for name in player_names(text).values()]
    lines = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            lines.append(_line(line.split("#")[0], naming, names, texts))
        except UnknownName as error:
            raise PositionError(error.key, file, number, **error.facts) from None
    return "\n".join(naming.completed(lines)) + "\n"


def _line(line: str, naming: Naming, names: list[str], texts: Texts) -> str:
    words = line.split()
    head = _head(words, names)
    kinds: Kinds = naming.lists.get(words[head - 1], ()) if 0 < head <= len(words) else ()
    if not kinds or head == len(words):
        return " ".join(words)
    rest = " ".join(words[head:])
    parted = [part.strip() for part in rest.split(",") if part.strip()]
    things = parted if "," in rest else _split(words[head:], kinds, naming)
    return " ".join([*words[:head], *(_thing(thing, kinds, naming, texts) for thing in things)])


def _head(words: list[str], names: list[str]) -> int:
    """How many words say what a line is about: a player's letter or name and a word such as `hand`, or a single
    word."""
    if words and is_letter(words[0]):
        return 2
    for count in range(1, len(words)):
        if plain(" ".join(words[:count])) in names:
            return count + 1
    return 1


def _split(words: list[str], kinds: Kinds, naming: Naming) -> list[str]:
    """Split words into things. Names may have several words: the longest name that fits is taken."""
    things: list[str] = []
    while words:
        sizes = [size for size in range(min(len(words), 5), 1, -1) if _is_name(" ".join(words[:size]), kinds, naming)]
        size = sizes[0] if sizes else 1
        things.append(" ".join(words[:size]))
        words = words[size:]
    return things


def _is_name(phrase: str, kinds: Kinds, naming: Naming) -> bool:
    if any(word in (EMPTY, *naming.no_things) for word in phrase.split()):
        return False
    return naming.is_name(kinds, _parts(phrase)[0])


def _parts(thing: str) -> tuple[str, str]:
    """A name, and what is written after it: markers, coins."""
    ends = [index for index in (thing.find("@"), thing.find("$")) if index > 0]
    return (thing[: min(ends)], thing[min(ends) :]) if ends else (thing, "")


def _thing(thing: str, kinds: Kinds, naming: Naming, texts: Texts) -> str:
    """The word of the position format for one thing. A word that is already in that format stays."""
    name, suffix = _parts(thing)
    if thing in (EMPTY, *naming.no_things) or thing.isdecimal():
        return thing
    return naming.listed(kinds, name, texts) + suffix
