"""Obolus in words."""

from typing import Any

from obolus.game import ObolusView, Options

from pecunia.core.happenings import Happening
from pecunia.core.moves import Move
from pecunia.texts import Texts
from pecunia.words.glyphs import Glyphs
from pecunia.words.spoken import Part, seats_from
from pecunia.words.words import Words


class Telling:
    def line(self, words: Words, happening: Happening, seat: int) -> str:
        facts = happening.seen_by(seat)
        winners = facts.get("winners", [])
        assert isinstance(winners, list)
        names = ", ".join(words.player(int(winner)) for winner in winners)
        card, player = facts.get("card", 0), words.player(happening.player)
        return words.text(f"obolus-log-{happening.kind}", player=player, winners=names, card=int(str(card)))

    def goes_on(self, last: Happening, happening: Happening) -> bool:
        return False

    def as_one(self, run: list[Happening]) -> Happening:
        return run[0]


class ObolusWords(Words):
    telling = Telling()

    def __init__(self, options: Options, texts: Texts, names: list[str], glyphs: Glyphs) -> None:
        super().__init__(texts, names, glyphs)

    def question(self, view: Any) -> str:
        return self.text("question-lay")

    def move(self, view: Any, move: Move) -> str:
        return self.text("obolus-lay", card=move.number + 1)

    def spoken(self, view: Any) -> list[Part]:
        return [self._player(view, seat) for seat in seats_from(view.seat, view.players)]

    def _player(self, view: ObolusView, seat: int) -> Part:
        game, hand = view.table, view.hand(seat)
        laid = game.laid[seat]
        lines = [self.text("obolus-obols", count=game.obols[seat])]
        if laid is not None:
            lines.append(self.text("obolus-laid", card=laid + 1))
        if hand is not None:
            lines.append(self.text("obolus-hand", cards=", ".join(str(card + 1) for card in hand)))
        return Part(self.heading(view, seat), lines)
