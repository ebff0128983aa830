"""The log: every happening as one line, as a seat saw it."""

from rich.text import Text

from pecunia.core.game import Game
from pecunia.core.happenings import Facts, Happening
from pecunia.terminal.pieces import painted
from pecunia.terminal.style import MUTED, STRONG
from pecunia.terminal.words import Words

HEADINGS = ("turn-began", "game-over")


class Told:
    """A happening and the turn it belongs to."""

    def __init__(self, happening: Happening, turn: int) -> None:
        self.happening = happening
        self.turn = turn


class Log:
    """Everything that has happened in a game, the moves before it was resumed included."""

    def __init__(self, game: Game) -> None:
        """Hear the past again by replaying it on a twin, then listen to the game itself."""
        self.told: list[Told] = []
        if game.start is not None:
            twin = game.start.copy()
            self._listen(twin)
            for played in game.history():
                twin.play(played.move)
            twin.listener = None
        self._listen(game)

    def _listen(self, game: Game) -> None:
        def hear(happening: Happening) -> None:
            self.told.append(Told(happening, game.turn))

        game.listener = hear

    def since_turn(self, turn: int) -> list[Told]:
        return [told for told in self.told if told.turn >= turn]


def line(words: Words, happening: Happening, seat: int) -> str:
    """A happening in words, as the seat (or a spectator, a negative number) saw it."""
    facts = happening.seen_by(seat)
    key = f"log-{happening.kind}"
    filled = _filled(words, facts)
    form = _form(happening.kind, facts)
    special = words.texts.attribute(key, form, **filled) if form else None
    return special or words.text(key, **filled)


def styled_line(words: Words, happening: Happening, seat: int) -> Text:
    """The same, with the lines that open a turn or end the game standing out."""
    style = STRONG if happening.kind in HEADINGS else MUTED
    return painted(Text(line(words, happening, seat), style), words.glyphs)


def _form(kind: str, facts: Facts) -> str:
    """Which of a sentence's further forms fits, if any."""
    if kind == "drew-actions" and facts.get("cards"):
        return "own"
    if kind == "queue-moved" and facts["to"] == facts["player"]:
        return "front"
    if kind == "queue-joined" and facts["goal"] == 0:
        return "front"
    if kind == "money-paid" and facts["amount"] != facts["due"]:
        return "short"
    return str(facts["end"]) if kind == "game-over" else ""


def _filled(words: Words, facts: Facts) -> dict[str, str | int]:
    """The facts as a sentence takes them: names instead of numbers, lists in one text."""
    filled: dict[str, str | int] = {}
    for name, value in facts.items():
        if name in ("player", "to") and isinstance(value, int):
            filled[name] = words.player(value)
        elif name == "roman" and isinstance(value, int):
            filled[name] = words.roman_told(value)
        elif name == "romans" and isinstance(value, list):
            filled.update(_romans(words, [int(roman) for roman in value]))
        elif name == "spot":
            filled["place"] = words.place(str(value))
        elif name == "card":
            filled[name] = words.card(str(value))
        elif name == "cards" and isinstance(value, list):
            filled[name] = ", ".join(words.card(str(card)) for card in value)
        elif isinstance(value, (int, str)):
            filled[name] = value
    return filled


def _romans(words: Words, romans: list[int]) -> dict[str, str | int]:
    filled: dict[str, str | int] = {"romans": words.romans_told(romans)}
    if len(romans) == 2:  # two who change places are told by name
        filled |= {"roman": words.roman_told(romans[0]), "second": words.roman_told(romans[1])}
    return filled
