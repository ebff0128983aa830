"""The answer to `?`: what a card or a space does, what a choice is, why a move is not allowed, what a rule says."""

import re
from typing import Any

from pecunia.core.errors import NotAMove
from pecunia.core.game import Game
from pecunia.core.view import View
from pecunia.terminal.picture import Picture


def explained(view: View, picture: Picture[Any], game: Game, topic: str) -> str:
    """The topic is the name of a thing, the number of a choice, the clause of a rule, or a move in notation."""
    words = picture.words
    known = picture.topic(view, topic)
    if known is not None:
        return known
    clause = _clause(topic)
    rule = words.texts.rule(game.title, clause)
    if rule is not None:
        why = words.texts.why(game.title, clause)
        return words.explained(clause, words.text("terminal-rule-why", rule=rule, why=why) if why else rule)
    meant = picture.read(view, topic)
    if meant.isdecimal():
        return _choice(view, picture, int(meant))
    try:
        move = game.move(meant)
    except NotAMove:
        return words.text("terminal-no-topic", topic=topic)
    reason = view.why_not(move)
    if reason is not None:
        return words.explained(move.text, words.texts.reason(reason))
    return words.text("terminal-allowed", move=move.text, number=view.moves.index(move) + 1)


def _clause(topic: str) -> str:
    """The clause that is meant. Few keyboards have the section sign, so it may be left out; `a19` is A19."""
    return f"§{topic}" if re.fullmatch(r"\d\.\d", topic) else topic.upper()


def _choice(view: View, picture: Picture[Any], number: int) -> str:
    words = picture.words
    if not 1 <= number <= len(view.moves):
        return words.text("terminal-no-choice", number=str(number), most=len(view.moves))
    move = view.moves[number - 1]
    said = f"{picture.words.move(view, move)} ({move.text})"
    effect = picture.effect(view, move)
    return words.explained(said, effect) if effect else said
