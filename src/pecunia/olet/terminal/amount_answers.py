"""Answers that are amounts. Hundreds of moves are legal, and nobody wants to read them as a list."""

import re

from pecunia.olet.engine.names import QUALITIES, RECEIVER, RECEIVER_MOST, SUPERMARKET_MOST
from pecunia.olet.engine.view import OletView
from pecunia.olet.words.words import OletWords

LONG_LIST = 9  # longer lists of sales are not shown
AMOUNT = re.compile(r"([+-]?) *\$? *(\d+) *\$?")
FAKES = re.compile(r"(\d+)[ /,]+(\d+)[ /,]+(\d+)")
SPACE = re.compile(r"[A-Za-z]{1,2}\d{1,2}")
DEPOSIT, WITHDRAW = "deposit", "withdraw"
PLACE, LIFT = "place", "lift"
LAWYERS = ("great-lawyer", "bad-lawyer")


def listed(view: OletView) -> bool:
    """Whether the legal moves are shown as a numbered list."""
    return view.kind != "fly" and (view.kind != "sell" or len(view.moves) <= LONG_LIST)


def summary(view: OletView, words: OletWords) -> list[str] | None:
    """How to write an answer, and its limits."""
    if listed(view):
        return None
    if view.kind == "sell":
        held = view.fakes(view.seat) or []
        most = RECEIVER_MOST if words.asked_about(view) == RECEIVER else SUPERMARKET_MOST
        stars = "/".join(words.stars(quality) for quality in range(1, QUALITIES + 1))
        return [words.text("olet-answer-fakes", stars=stars, fakes=words.fakes(held), most=most)]
    found = []
    cash, offshore = view.cash(view.seat) or 0, view.offshore(view.seat) or 0
    if cash:
        found.append(words.text("olet-answer-out", most=words.money(cash)))
    if offshore:
        found.append(words.text("olet-answer-home", most=words.money(offshore)))
    return found


def turned(view: OletView, key: str, typed: str) -> str:
    """The next larger or smaller answer, the smallest or the largest one; from nothing typed, the smallest step."""
    answers = _written(view)
    if typed and typed not in answers:
        return typed
    if key in ("home", "end"):
        return answers[0] if key == "home" else answers[-1]
    if key not in ("up", "down", "wheel-up", "wheel-down"):
        return typed
    up = key in ("up", "wheel-up")
    if typed:
        at = answers.index(typed) + (1 if up else -1)
    else:
        home = sum(answer.startswith("-") for answer in answers)  # that many take money home
        at = home if up or not home else home - 1
    return answers[min(max(at, 0), len(answers) - 1)]


def _written(view: OletView) -> list[str]:
    """Every legal answer as people write it, from the smallest to the largest amount."""
    answers = [move.text.partition(" ") for move in view.moves]
    if view.kind != "fly":
        return [amount for _kind, _space, amount in answers]
    amounts = [-int(amount) if kind == WITHDRAW else int(amount) for kind, _space, amount in answers]
    return [str(amount) for amount in sorted(amounts)]


def read(view: OletView, typed: str) -> str:
    """An amount is a deposit, with a minus a withdrawal; three numbers are fakes by quality.

    If all fakes have the same quality, one number is enough. To place or take back a henchman, the name of the space,
    as the table shows it, is enough.
    """
    if view.kind == "fly" and not (typed == "" and len(view.moves) == 1):
        amount = AMOUNT.fullmatch(typed.strip())
        return f"{WITHDRAW if amount[1] == '-' else DEPOSIT} {int(amount[2])}" if amount else typed
    if view.kind == "sell":
        fakes = FAKES.fullmatch(typed.strip())
        if fakes:
            return "sell " + "/".join(str(int(number)) for number in fakes.groups())
        if typed.isdecimal() and not listed(view):
            return f"sell {_of_the_only_kind(view, int(typed))}"
    if SPACE.fullmatch(typed.strip()):
        return f"{LIFT if view.kind in LAWYERS else PLACE} {typed.strip().upper()}"
    return typed


def _of_the_only_kind(view: OletView, number: int) -> str:
    held = view.fakes(view.seat) or []
    only = sum(1 for fakes in held if fakes) == 1
    return "/".join(str(number if fakes else 0) for fakes in held) if only else str(number)
