"""Every happening of the game as a sentence, as a seat saw it."""

from typing import TYPE_CHECKING

from pecunia.core.happenings import Facts, Happening
from pecunia.words.words import Touched

if TYPE_CHECKING:
    from pecunia.non_olet.words.words import NonOletWords

MODULE_CARDS = {"upgrade": "upgrade", "event": "event", "favour": "favour", "old": "favour"}  # fact: kind of card

# What is bad for the player it happens to, and what is good. Everything else only happens.
HARMS = frozenset({"left-unpaid", "markers-laid", "money-given", "money-paid", "queue-left", "tumult-swapped"})
HELPS = frozenset({"paid", "famous-paid", "minerva-paid", "markers-removed", "coins-laid", "livia-invited", "climbed"})


def touched(happening: Happening) -> Touched:
    """Whom a happening harms or helps. A Roman who goes to the queue of another player is lost to the first one."""
    player, facts = happening.player, happening.facts
    to = int(str(facts.get("to", player)))
    harms = happening.kind in HARMS or (happening.kind == "queue-moved" and to != player)
    helped = [to] if happening.kind == "money-given" else [player] if happening.kind in HELPS else []
    return Touched([player] if harms else [], helped)


def goes_on(last: Happening, happening: Happening) -> bool:
    """Whether a happening continues the last one: markers from one event, coins on several Romans of one player."""
    same = {"marker-taken": "event", "coins-laid": "count"}.get(happening.kind)
    if same is None or (last.kind, last.player) != (happening.kind, happening.player):
        return False
    return last.facts[same] == happening.facts[same]


def as_one(run: list[Happening]) -> Happening:
    """Several small happenings, such as taking markers one by one, as a single one."""
    first = run[0]
    if first.kind == "marker-taken":
        return Happening(first.kind, first.player, {**first.facts, "count": len(run)}, {})
    if len(run) == 1:
        return first
    romans = [int(str(each.facts["roman"])) for each in run]
    return Happening(first.kind, first.player, {"romans": romans, "count": first.facts["count"]}, {})


def line(words: "NonOletWords", happening: Happening, seat: int) -> str:
    """A happening in words, as the seat (or a spectator, a negative number) saw it."""
    facts = {"count": 1, **happening.seen_by(seat)}  # markers are taken one at a time, so only a run has a count
    key = f"log-{happening.kind}"
    filled = _filled(words, facts)
    form = _form(happening.kind, facts)
    return words.form(key, form, **filled)


def _form(kind: str, facts: Facts) -> str:
    """Which special form of the sentence fits, if any."""
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


def _filled(words: "NonOletWords", facts: Facts) -> dict[str, str | int]:
    """The facts in the form that sentences need: names instead of numbers, lists as one text."""
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


def _romans(words: "NonOletWords", romans: list[int]) -> dict[str, str | int]:
    filled: dict[str, str | int] = {"romans": words.romans_told(romans)}
    if len(romans) == 2:  # two Romans who change places are named
        filled |= {"roman": words.roman_told(romans[0]), "second": words.roman_told(romans[1])}
    return filled
