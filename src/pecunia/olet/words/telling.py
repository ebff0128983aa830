"""Every happening of the game as a sentence, as a seat saw it."""

from typing import TYPE_CHECKING

from pecunia.core.happenings import Facts, Happening
from pecunia.words.words import Touched

if TYPE_CHECKING:
    from pecunia.olet.words.words import OletWords

MONEY = ("amount", "price", "fare")
# The action of a henchman already says where he went, so they share a sentence with his placement.
ACTIONS = ("card-bought", "fakes-printed", "taxes-cheated", "fakes-sold", "flight-boarded")
IN_A_ROW = ("card-binned", "godfather-paid")  # several of them at once become one sentence

# What is good for the player it happens to. Nobody but the Godfather takes anything from anybody.
HELPS = frozenset({"taxes-cheated", "fakes-sold", "diners-served", "lottery-paid"})


def touched(happening: Happening) -> Touched:
    """Whom a happening harms or helps."""
    if happening.kind == "godfather-paid":
        payers = happening.facts.get("payers", [happening.player])
        assert isinstance(payers, list)
        return Touched([int(payer) for payer in payers], [])
    return Touched([], [happening.player] if happening.kind in HELPS else [])


def goes_on(last: Happening, happening: Happening) -> bool:
    if last.kind == "henchman-placed":
        return happening.kind in ACTIONS and last.player == happening.player
    return last.kind == happening.kind and happening.kind in IN_A_ROW


def as_one(run: list[Happening]) -> Happening:
    first, last = run[0], run[-1]
    if first.kind == "henchman-placed":
        return Happening(last.kind, last.player, {**first.facts, **last.facts}, last.secret)
    if first.kind == "card-binned":
        return Happening(first.kind, first.player, {"cards": [str(each.facts["card"]) for each in run]}, {})
    if first.kind == "godfather-paid":
        amounts = [int(str(each.facts["amount"])) for each in run]
        return Happening(first.kind, first.player, {"payers": [each.player for each in run], "amounts": amounts}, {})
    return first


def line(words: "OletWords", happening: Happening, seat: int) -> str:
    """A happening in words, as the seat (or a spectator, a negative number) saw it."""
    facts = happening.seen_by(seat)
    return words.form(f"log-{happening.kind}", _form(happening.kind, facts), **_filled(words, facts))


def _form(kind: str, facts: Facts) -> str:
    """Which special form of the sentence fits, if any."""
    if kind == "officer-moved":
        return str(facts["space"])
    if kind == "flight-boarded" and not facts["fare"]:
        return "free"
    if kind == "money-moved" and "amount" in facts:
        return "out" if int(str(facts["amount"])) > 0 else "home"
    if kind == "fakes-printed" and "space" in facts:
        return "where"
    if kind in ("godfather-paid", "card-binned") and ("payers" in facts or "cards" in facts):
        return "several"
    return str(facts["end"]) if kind == "game-over" else ""


def _filled(words: "OletWords", facts: Facts) -> dict[str, str | int]:
    """The facts in the form that sentences need: names instead of numbers, lists as one text."""
    filled: dict[str, str | int] = {}
    for name, value in facts.items():
        if name == "player" and isinstance(value, int):
            filled[name] = words.player(value)
        elif name in MONEY and isinstance(value, int):
            filled[name] = words.money(abs(value))
        elif name == "space" and facts["kind"] != "officer-moved":
            filled[name] = words.space(str(value))
        elif name == "card":
            filled[name] = words.token(str(value))
        elif name == "cards" and isinstance(value, list):
            filled[name] = ", ".join(words.token(str(card)) for card in value)
        elif name == "fakes" and isinstance(value, list):
            filled[name] = words.fakes([int(number) for number in value])
        elif name == "quality" and isinstance(value, int):
            filled[name] = words.stars(value)
        elif name == "lawyer":
            filled[name] = words.lawyer(str(value))
        elif name == "winners" and isinstance(value, list):
            filled["players"] = ", ".join(words.player(int(winner)) for winner in value)
        elif isinstance(value, (int, str)):
            filled[name] = value
    if "payers" in facts:
        filled["payments"] = _payments(words, facts)
    return filled


def _payments(words: "OletWords", facts: Facts) -> str:
    payers, amounts = facts["payers"], facts["amounts"]
    assert isinstance(payers, list)
    assert isinstance(amounts, list)
    paid = [(int(str(payer)), int(str(amount))) for payer, amount in zip(payers, amounts, strict=True)]
    return ", ".join(f"{words.player(payer)} {words.money(amount)}" for payer, amount in paid)
