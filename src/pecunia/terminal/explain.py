"""What `?` answers: what a card does, what a choice is, why a move is not allowed."""

from pecunia.core.errors import NotAMove
from pecunia.core.game import Game
from pecunia.non_olet.names import CARD_KEYS
from pecunia.non_olet.notation import PLAY, family
from pecunia.non_olet.view import NonOletView
from pecunia.terminal.words import Words

SHORTEST_TOPIC = 3


def explained(view: NonOletView, words: Words, game: Game, topic: str) -> str:
    """The topic is the name of a card, the number of a choice, or a move in notation."""
    card = card_called(words, topic)
    if card is not None:
        return f"{words.card(card)}: {words.card_text(card, view.options.edition)}"
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


def _choice(view: NonOletView, words: Words, number: int) -> str:
    if not 1 <= number <= len(view.moves):
        return words.text("terminal-no-choice", number=str(number), most=len(view.moves))
    move = view.moves[number - 1]
    said = f"{words.move(view, move)} ({move.text})"
    if family(move.number) != PLAY:
        return said
    return f"{said}: {words.card_text(CARD_KEYS[move.number - PLAY], view.options.edition)}"


def card_called(words: Words, topic: str) -> str | None:
    """A card by its key or its name; the beginning is enough where only one card has it."""
    wanted = topic.casefold()
    names = {card: (card, words.card(card).casefold()) for card in CARD_KEYS}
    for card, called in names.items():
        if wanted in called:
            return card
    found = [card for card, called in names.items() if any(name.startswith(wanted) for name in called)]
    return found[0] if len(found) == 1 and len(wanted) >= SHORTEST_TOPIC else None
