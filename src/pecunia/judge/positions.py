"""Positions as people write them: cards and famous Romans by their names in any of the four languages.

Each line becomes the line that the form has for it, at the same place, so that an error names the line somebody wrote.
"""

from pecunia.core.errors import PositionError
from pecunia.core.position import EMPTY, is_letter, player_names
from pecunia.games import title_of_position
from pecunia.judge.names import UnknownName, called, meant, plain
from pecunia.non_olet.engine.module_names import FAMOUS_CLASSES, FAMOUS_KEYS
from pecunia.non_olet.engine.names import PLACE_NAMES, SHORT_CLASSES
from pecunia.non_olet.engine.values import own_values
from pecunia.olet.engine.names import CARD_KINDS, LETTERS, LOTTERY
from pecunia.texts import Texts

# What kind of thing each line of a position lists, by game.
LISTS: dict[str, dict[str, tuple[str, ...]]] = {
    "non-olet": {
        **dict.fromkeys(["hand", "action-pile", "action-discard"], ("card",)),
        "out": ("card", "famous"),
        **dict.fromkeys(["queue", *PLACE_NAMES, "shown", "due", "roman-pile", "roman-discard"], ("famous",)),
        **dict.fromkeys(["upgrades", "display", "upgrade-pile", "upgrade-discard"], ("upgrade",)),
        **dict.fromkeys(["upgrades-used", "upgrade-exchanged"], ("upgrade",)),
        **dict.fromkeys(["events", "events-emptied", "events-executed", "event-pile", "event-discard"], ("event",)),
        **dict.fromkeys(["favour", "favours", "favours-rest", "favours-used", "favours-fresh"], ("favour",)),
        "ladder": ("ladder",),
    },
    "olet": dict.fromkeys(["cards", "market", "deck", "binned", "aside"], ("olet-card",)),
}
RESTS = ("rest", "roman-rest", "action-rest")
PRINTED = "printed"  # the line that lets a position state any printed Roman


def understood(text: str, file: str, texts: Texts) -> str:
    """The position in the words of the form. Raises PositionError with the line of a name that nobody knows."""
    lists = LISTS.get(title_of_position(text), {})
    names = [plain(name) for name in player_names(text).values()]
    lines = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            lines.append(_line(line.split("#")[0], lists, names, texts))
        except UnknownName as error:
            raise PositionError(error.key, file, number, **error.facts) from None
    if lists is LISTS["non-olet"] and not _states_box(lines):
        lines.append(PRINTED)
    return "\n".join(lines) + "\n"


def _states_box(lines: list[str]) -> bool:
    """Whether a position already says what the box holds."""
    return any(line.split()[:1] in (["values"], ["fixture"], [PRINTED]) for line in lines)


def unprinted(position: str) -> list[str]:
    """Romans whom an owner has stated and whom the reconstruction does not have, such as `SEN5/3`."""
    values = own_values()
    known = {
        f"{SHORT_CLASSES[klass]}{duration}/{fee}"
        for klass, duration, fee in zip(values.klass, values.duration, values.fee, strict=False)
    }
    words = [word.partition("@")[0].partition("$")[0].partition(":")[0] for word in position.split()]
    return [word for word in dict.fromkeys(words) if word[:3] in SHORT_CLASSES and "/" in word and word not in known]


def _line(line: str, lists: dict[str, tuple[str, ...]], names: list[str], texts: Texts) -> str:
    words = line.split()
    head = _head(words, names)
    kinds: tuple[str, ...] = lists.get(words[head - 1], ()) if 0 < head <= len(words) else ()
    if not kinds or head == len(words):
        return " ".join(words)
    rest = " ".join(words[head:])
    things = [part.strip() for part in rest.split(",") if part.strip()] if "," in rest else _split(words[head:], kinds)
    return " ".join([*words[:head], *(_thing(thing, kinds, texts) for thing in things)])


def _head(words: list[str], names: list[str]) -> int:
    """How many words say what a line is about: `hand` after a player's letter or name, or one word."""
    if words and is_letter(words[0]):
        return 2
    for count in range(1, len(words)):
        if plain(" ".join(words[:count])) in names:
            return count + 1
    return 1


def _split(words: list[str], kinds: tuple[str, ...]) -> list[str]:
    """Names may have several words: the longest that is a name counts as one."""
    things: list[str] = []
    while words:
        sizes = [size for size in range(min(len(words), 5), 1, -1) if _is_name(" ".join(words[:size]), kinds)]
        size = sizes[0] if sizes else 1
        things.append(" ".join(words[:size]))
        words = words[size:]
    return things


def _is_name(phrase: str, kinds: tuple[str, ...]) -> bool:
    if any(word in (EMPTY, *RESTS) for word in phrase.split()):
        return False
    name = plain(_parts(phrase)[0])
    bare, _, number = name.rpartition(" ")
    if number.isdecimal() and called("olet-card").get(bare) == [CARD_KINDS[LOTTERY]]:
        return "olet-card" in kinds  # a ticket with its value
    return any(name in called(kind) for kind in kinds)


def _parts(thing: str) -> tuple[str, str]:
    """A name, and what is written behind it: markers, coins."""
    ends = [index for index in (thing.find("@"), thing.find("$")) if index > 0]
    return (thing[: min(ends)], thing[min(ends) :]) if ends else (thing, "")


def _thing(thing: str, kinds: tuple[str, ...], texts: Texts) -> str:
    """The word of the form for one thing; what already is one stays as it is."""
    name, suffix = _parts(thing)
    if thing in (EMPTY, *RESTS) or thing.isdecimal():
        return thing
    if "olet-card" in kinds:
        return _olet_card(name, texts)
    if name[:3] in SHORT_CLASSES:
        return _roman(name) + suffix
    key = meant(kinds, name, texts)
    return (_famous_word(key) if key in FAMOUS_KEYS else key) + suffix


def _roman(name: str) -> str:
    """`SEN3/5:César` with the name that positions have for him; names that are not famous stay."""
    head, colon, called_so = name.partition(":")
    found = called("famous").get(plain(called_so), []) if colon else []
    return f"{head}:{found[0]}" if found else name


def _famous_word(key: str) -> str:
    return f"{SHORT_CLASSES[FAMOUS_CLASSES[FAMOUS_KEYS.index(key)]]}:{key}"


def _olet_card(name: str, texts: Texts) -> str:
    """`B-jet` and `C-lottery-80` stay; `imprimante` becomes `printer`, `Lottoschein 80` a ticket with its value."""
    letter, dash, rest = name.partition("-")
    kind = rest if dash and letter in LETTERS else name
    words = kind.rpartition("-") if kind.rpartition("-")[2].isdecimal() else kind.rpartition(" ")
    worth = words[2] if words[2].isdecimal() else ""
    bare = words[0] if worth else kind
    key = bare if bare in CARD_KINDS else meant(("olet-card",), bare, texts)
    return (f"{letter}-" if kind is rest else "") + key + (f"-{worth}" if worth else "")
