"""The log: every happening as one line, as a seat saw it."""

from rich.text import Text

from pecunia.core.game import Game
from pecunia.core.happenings import Facts, Happening
from pecunia.terminal.pieces import painted
from pecunia.terminal.style import MUTED, STRONG
from pecunia.terminal.words import Words

HEADINGS = ("turn-began", "game-over")
MODULE_CARDS = {"upgrade": "upgrade", "event": "event", "favour": "favour", "old": "favour"}  # facts and their kind


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


def told_lines(words: Words, told: list[Told], seat: int, most: int | None = None) -> list[Text]:
    """Happenings as styled lines, the last ones. What happens piece by piece, such as taking markers, is told once."""
    runs: list[list[Happening]] = []
    for each in told:
        if runs and _goes_on(runs[-1][-1], each.happening):
            runs[-1].append(each.happening)
        else:
            runs.append([each.happening])
    return [styled_line(words, _as_one(run), seat) for run in runs[-(most or len(runs)) :]]


def _goes_on(last: Happening, happening: Happening) -> bool:
    """Whether a happening is more of the same: markers from one event, coins on several Romans of one player."""
    same = {"marker-taken": "event", "coins-laid": "count"}.get(happening.kind)
    if same is None or (last.kind, last.player) != (happening.kind, happening.player):
        return False
    return last.facts[same] == happening.facts[same]


def _as_one(run: list[Happening]) -> Happening:
    first = run[0]
    if first.kind == "marker-taken":
        return Happening(first.kind, first.player, {**first.facts, "count": len(run)}, {})
    if len(run) == 1:
        return first
    romans = [int(str(each.facts["roman"])) for each in run]
    return Happening(first.kind, first.player, {"romans": romans, "count": first.facts["count"]}, {})


def line(words: Words, happening: Happening, seat: int) -> str:
    """A happening in words, as the seat (or a spectator, a negative number) saw it."""
    facts = {"count": 1, **happening.seen_by(seat)}  # markers are taken one at a time, and counted only in a run
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
    if kind == "livia-invited" and not facts["romans"]:
        return "nobody"
    if kind == "coins-laid" and "romans" in facts:
        return "several"
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
        elif name in ("spot", "seat"):
            filled["place"] = words.place(str(value))
        elif name == "card":
            filled[name] = words.card(str(value))
        elif name == "rung" and isinstance(value, int):
            filled[name] = words.rung(value)
        elif name in MODULE_CARDS:
            filled[name] = words.module_card(MODULE_CARDS[name], str(value))
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
