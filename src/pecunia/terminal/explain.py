"""What `?` answers: what a card does, what a choice is, why a move is not allowed."""

from pecunia.core.errors import NotAMove
from pecunia.core.game import Game
from pecunia.core.moves import Move
from pecunia.non_olet.module_names import (
    CAREERS,
    EVENT_KEYS,
    EVENTS,
    FAMOUS,
    FAMOUS_KEYS,
    FAVOUR_KEYS,
    FAVOURS,
    LADDER_KEYS,
    ORDINARY,
    UPGRADE_KEYS,
    UPGRADES,
)
from pecunia.non_olet.names import CARD_KEYS
from pecunia.non_olet.notation import PLAY, family
from pecunia.non_olet.view import NonOletView
from pecunia.terminal.laid import Laid
from pecunia.terminal.marks import NOBODYS, mark_of
from pecunia.terminal.words import Words

SHORTEST_TOPIC = 3
# What can be explained: the kind as the texts know it, the module it belongs to, the keys.
TOPICS = (
    ("card", "", CARD_KEYS),
    ("famous", FAMOUS, FAMOUS_KEYS),
    ("upgrade", UPGRADES, UPGRADE_KEYS),
    ("event", EVENTS, EVENT_KEYS),
    ("favour", FAVOURS, FAVOUR_KEYS),
    ("ladder", CAREERS, LADDER_KEYS),
)
# A kind and a key.
Topic = tuple[str, str]


def explained(view: NonOletView, words: Words, game: Game, topic: str) -> str:
    """The topic is the name of a card, the number of a choice, or a move in notation."""
    card = card_called(words, topic, view.modules)
    if card is not None:
        return _card(view, words, *card)
    if topic.isdecimal():
        return _choice(view, words, int(topic))
    try:
        move = game.move(topic)
    except NotAMove:
        return words.text("terminal-no-topic", topic=topic)
    reason = view.why_not(move)
    if reason is not None:
        return f"{move.text}: {words.texts.reason(reason)}"
    return words.text("terminal-allowed", move=move.text, number=view.moves.index(move) + 1)


def _card(view: NonOletView, words: Words, kind: str, key: str) -> str:
    name = words.module_card(kind, key)
    if kind == "card":
        return f"{name}: {words.card_text(key, view.options.edition)}"
    if kind == "famous":
        name = words.roman_told(ORDINARY + FAMOUS_KEYS.index(key))
    if kind == "ladder":
        if CAREERS in view.options.values.reconstructed():
            name += f" ({words.text('provenance-reconstruction')})"
        tasks = enumerate(Laid(view).tasks(key), 1)
        return f"{name}: {' · '.join(f'{rung} {words.step(rung, task)}' for rung, task in tasks)}"
    return f"{name}: {words.module_text(kind, key)}"


def _choice(view: NonOletView, words: Words, number: int) -> str:
    if not 1 <= number <= len(view.moves):
        return words.text("terminal-no-choice", number=str(number), most=len(view.moves))
    move = view.moves[number - 1]
    said = f"{words.move(view, move)} ({move.text})"
    does = _does(view, words, move)
    return f"{said}: {does}" if does else said


def _does(view: NonOletView, words: Words, move: Move) -> str:
    """What the card does that a move plays, uses or takes; nothing where there is none."""
    kind = family(move.number)
    if kind == PLAY:
        return words.card_text(CARD_KEYS[move.number - PLAY], view.options.edition)
    spot = mark_of(view, move)
    return words.module_text(spot[0], str(spot[2])) if spot is not None and spot[1] == NOBODYS else ""


def card_called(words: Words, topic: str, modules: list[str]) -> Topic | None:
    """A card by its key or its name; of cards in play the beginning is enough where only one has it."""
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
