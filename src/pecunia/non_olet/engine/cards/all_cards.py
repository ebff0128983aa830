"""All action cards, from the files of their families, in the order of their numbers."""

from typing import Final

from pecunia.non_olet.engine.cards import forum, latrine, queues
from pecunia.non_olet.engine.cards.card import ActionCard
from pecunia.non_olet.engine.kept_order import CARD, by_number

_DECLARED: Final[list[ActionCard]] = [*queues.CARDS, *latrine.CARDS, *forum.CARDS]
MANIFEST: Final[list[ActionCard]] = [
    _DECLARED[declared] for declared in by_number(CARD, [card.key for card in _DECLARED])
]
