"""How people name the moves, cards and Romans of Pecunia non olet."""

from typing import Final

from pecunia.core.game import Game
from pecunia.judge.name_index import Kind, called, meant, plain
from pecunia.judge.naming import Kinds, Naming
from pecunia.non_olet.engine.kept_order import EVENT_CARD, FAMOUS_ROMAN, FAVOUR_CARD, UPGRADE_CARD, keys_of
from pecunia.non_olet.engine.module_names import FAMOUS_CLASSES, FAMOUS_KEYS
from pecunia.non_olet.engine.modules.modules_in_play import DECLARATIONS
from pecunia.non_olet.engine.names import CARD_KEYS, PLACE_NAMES, SHORT_CLASSES
from pecunia.non_olet.engine.values import own_values
from pecunia.texts import Texts

CARD: Final = Kind(tuple(CARD_KEYS), "card")
# The cards of the modules.
OF_MODULES: Final = {module.things: Kind(tuple(keys_of(module.things)), module.things) for module in DECLARATIONS}
FAMOUS: Final = OF_MODULES[FAMOUS_ROMAN]
PRINTED: Final = "printed"  # with this line a position may state any printed Roman


def moved(game: Game, kinds: Kinds, tail: str, texts: Texts) -> str:
    return meant(kinds, tail, texts)


def listed(kinds: Kinds, name: str, texts: Texts) -> str:
    if name[:3] in SHORT_CLASSES:
        return _roman(name)
    key = meant(kinds, name, texts)
    return _famous_word(key) if key in FAMOUS_KEYS else key


def _roman(name: str) -> str:
    """`SEN3/5:César` with the name that positions use for him; names that are not famous stay."""
    head, colon, called_so = name.partition(":")
    found = called(FAMOUS).get(plain(called_so), []) if colon else []
    return f"{head}:{found[0]}" if found else name


def _famous_word(key: str) -> str:
    return f"{SHORT_CLASSES[FAMOUS_CLASSES[FAMOUS_KEYS.index(key)]]}:{key}"


def is_name(kinds: Kinds, phrase: str) -> bool:
    return any(plain(phrase) in called(kind) for kind in kinds)


def completed(lines: list[str]) -> list[str]:
    """A position that does not say what is in the box may state any printed Roman."""
    states_box = any(line.split()[:1] in (["values"], ["fixture"], [PRINTED]) for line in lines)
    return lines if states_box else [*lines, PRINTED]


def unprinted(position: str) -> list[str]:
    """Romans that an owner has stated but that are not in our reconstruction, such as `SEN5/3`."""
    values = own_values()
    known = {
        f"{SHORT_CLASSES[klass]}{duration}/{fee}"
        for klass, duration, fee in zip(values.klass, values.duration, values.fee, strict=False)
    }
    words = [word.partition("@")[0].partition("$")[0].partition(":")[0] for word in position.split()]
    return [word for word in dict.fromkeys(words) if word[:3] in SHORT_CLASSES and "/" in word and word not in known]


NAMING: Final = Naming(
    verbs={
        "play": (CARD,),
        "discard": (CARD,),
        **{things: (OF_MODULES[things],) for things in (UPGRADE_CARD, EVENT_CARD, FAVOUR_CARD)},
        "use": (OF_MODULES[FAVOUR_CARD], OF_MODULES[UPGRADE_CARD]),
        **dict.fromkeys(["done", "seat", "join", "collect", "visitor", "queue", "player", "card"], ()),
        **dict.fromkeys(["yes", "pay", "pass", "climb"], ()),
    },
    lists={
        **dict.fromkeys(["hand", "action-pile", "action-discard"], (CARD,)),
        "out": (CARD, FAMOUS),
        **dict.fromkeys(["queue", *PLACE_NAMES, "shown", "due", "roman-pile", "roman-discard"], (FAMOUS,)),
        **{line: (OF_MODULES[of.things],) for of in DECLARATIONS for line in (*of.zones, of.player_zone) if line},
    },
    places=["L", "M", "R", "V1", "V2", "V3"],
    further=["pair", "second", "third", "paying"],
    no_things=["rest", "roman-rest", "action-rest"],
    moved=moved,
    listed=listed,
    is_name=is_name,
    completed=completed,
    unprinted=unprinted,
)
