"""Topics that can be explained: the cards of the base game and of the modules."""

from pecunia.core.moves import Move
from pecunia.non_olet.engine.kept_order import keys_of
from pecunia.non_olet.engine.module_names import FAMOUS_KEYS, ORDINARY
from pecunia.non_olet.engine.modules.modules_in_play import DECLARATIONS
from pecunia.non_olet.engine.names import CARD_KEYS
from pecunia.non_olet.engine.notation import INDEX_OF, PLAY, family
from pecunia.non_olet.engine.view import NonOletView
from pecunia.non_olet.terminal.marks import NOBODYS, mark_of
from pecunia.non_olet.words.module_snapshot import ModuleSnapshot
from pecunia.non_olet.words.words import NonOletWords

SHORTEST_TOPIC = 3
# The topics: the kind as the texts call it, its module, the keys.
TOPICS = [
    ("card", "", CARD_KEYS),
    *((module.things, module.key, keys_of(module.things)) for module in DECLARATIONS),
]
# A kind and a key.
Topic = tuple[str, str]


def topic_told(view: NonOletView, words: NonOletWords, topic: str) -> str | None:
    """The explanation of a card by its name; None if no card has that name."""
    card = card_called(words, topic, view.modules)
    return None if card is None else _card(view, words, *card)


def _card(view: NonOletView, words: NonOletWords, kind: str, key: str) -> str:
    name = words.module_card(kind, key)
    if kind == "card":
        return words.explained(name, words.card_text(key, view.options.edition))
    if kind == "famous":
        name = words.roman_told(ORDINARY + FAMOUS_KEYS.index(key))
    if kind == "ladder":
        if view.options.values.is_reconstructed("careers.price", f"careers.ladders.{key}"):
            name += f" ({words.text('provenance-reconstruction')})"
        tasks = enumerate(ModuleSnapshot(view).tasks(key), 1)
        return words.explained(name, " · ".join(f"{rung} {words.step(rung, task)}" for rung, task in tasks))
    return words.explained(name, words.module_text(kind, key))


def effect(view: NonOletView, words: NonOletWords, move: Move) -> str:
    """The effect of the card that a move plays, uses or takes; empty if there is none."""
    kind = family(move.number)
    if kind == PLAY:
        return words.card_text(CARD_KEYS[INDEX_OF[move.number]], view.options.edition)
    spot = mark_of(view, move)
    return words.module_text(spot[0], str(spot[2])) if spot is not None and spot[1] == NOBODYS else ""


def card_called(words: NonOletWords, topic: str, modules: list[str]) -> Topic | None:
    """A card by its key or its name. For cards in play the beginning of the name is enough, if only one matches."""
    wanted = topic.casefold()
    in_play: dict[Topic, tuple[str, str]] = {}
    for kind, module, keys in TOPICS:
        called = {(kind, key): (key, words.module_card(kind, key).casefold()) for key in keys}
        for card, names in called.items():
            if wanted in names:
                return card
        if not module or module in modules:
            in_play |= called
    found = [card for card, names in in_play.items() if any(name.startswith(wanted) for name in names)]
    return found[0] if len(found) == 1 and len(wanted) >= SHORTEST_TOPIC else None
