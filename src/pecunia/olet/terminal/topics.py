"""Topics that can be explained: cards, spaces, the signs printed on them, and the spaces of the police track."""

from pecunia.core.moves import Move
from pecunia.olet.engine.names import CARD_KINDS, KIND_OF, MARKET, NO_CARD, SIGNS, SPACE_KINDS, SPACE_NAMES, TRACK_KINDS
from pecunia.olet.engine.notation import PLACE, SPACE_OF, family
from pecunia.olet.engine.view import OletView
from pecunia.olet.words.words import OletWords

SHORTEST_TOPIC = 3
# The first part of their texts' keys, and the keys.
TOPICS = {
    "olet-card-": CARD_KINDS,
    "olet-space-": SPACE_KINDS,
    "olet-sign-": SIGNS,
    "olet-track-": TRACK_KINDS[1:],
}


def topic_told(view: OletView, words: OletWords, topic: str) -> str | None:
    """The explanation of a thing by its name or key, or of a space by its letters."""
    wanted = topic.casefold()
    if topic.upper() in SPACE_NAMES and words.board.exists[SPACE_NAMES.index(topic.upper())]:
        return space_told(view, words, SPACE_NAMES.index(topic.upper()))
    named: dict[str, tuple[str, ...]] = {}
    for beginning, keys in TOPICS.items():
        for key in keys:
            name = f"{beginning}{key}"
            named[name] = (key, words.text(name).casefold(), words.form(name, "short").casefold())
    exact = [key for key, names in named.items() if wanted in names]
    begun = [key for key, names in named.items() if any(name.startswith(wanted) for name in names)]
    if not exact and (len(begun) != 1 or len(wanted) < SHORTEST_TOPIC):
        return None
    found = exact or begun  # a jet is a card and a space: both are explained
    return " ".join(words.explained(words.text(key), words.texts.attribute(key, "text") or "") for key in found)


def space_told(view: OletView, words: OletWords, space: int) -> str:
    """A space of this board: its action, the signs printed on it, and the card that can be bought there."""
    kind = KIND_OF[space]
    said = [words.texts.attribute(f"olet-space-{SPACE_KINDS[kind]}", "text") or ""]
    board = words.board
    for sign, printed in zip(SIGNS, (board.hat, board.bin, board.sunglasses), strict=True):
        if printed[space]:
            said.append(words.texts.attribute(f"olet-sign-{sign}", "text") or "")
    if kind == MARKET and view.market[space] != NO_CARD:
        card = view.market[space]
        does = words.texts.attribute(f"olet-card-{CARD_KINDS[words.values.kind[card]]}", "text") or ""
        said.append(words.explained(words.card(card), does))
    return words.explained(words.space(SPACE_NAMES[space]), " ".join(said))


def effect(view: OletView, words: OletWords, move: Move) -> str:
    """The action on the space that a move names."""
    if family(move.number) != PLACE:
        return ""
    return space_told(view, words, SPACE_OF[move.number])
