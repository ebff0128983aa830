"""The moves that modules add, as sentences."""

from typing import TYPE_CHECKING

from pecunia.non_olet.engine.module_names import EVENT_KEYS, FAVOUR_KEYS, UPGRADE_KEYS
from pecunia.non_olet.engine.modules.upgrade_cards import SIGNS, UPGRADE_CARDS
from pecunia.non_olet.engine.names import CARD_KEYS, PLACE_NAMES, SPOT_NAMES
from pecunia.non_olet.engine.notation import (
    CLIMB,
    CLIMB_PAYING,
    DISCARD,
    EVENT,
    FAVOUR,
    PASS,
    PAY,
    UPGRADE,
    USE,
    USE_SIGN,
    YES,
)
from pecunia.non_olet.engine.view import NonOletView
from pecunia.non_olet.words.module_snapshot import ModuleSnapshot

if TYPE_CHECKING:
    from pecunia.non_olet.words.words import NonOletWords


def module_move(words: "NonOletWords", view: NonOletView, kind: int, number: int) -> str:
    """A legal move of the view's open question; `kind` is its family, `number` its place in it."""
    asked = view.kind.partition("-")[0]
    laid = ModuleSnapshot(view)
    if kind == YES:
        return words.text(f"move-yes-{asked}")
    if kind == PAY:
        return _paying(words, view) if asked == "fee" else words.text(f"move-pay-{asked}")
    if kind == PASS:
        goal = words.player((view.seat + 1) % view.players)
        return words.text("move-pass", roman=words.roman(view.queue(view.seat)[0]), player=goal)
    if kind in (CLIMB, CLIMB_PAYING):
        rung = laid.rungs[view.seat] + 1
        if kind == CLIMB:
            return words.text("move-climb", rung=words.rung(rung))
        return words.text("move-climb-paying", rung=words.rung(rung), price=words.values.prices[rung])
    if kind == UPGRADE:
        return words.text("move-upgrade", upgrade=words.module_card("upgrade", UPGRADE_KEYS[number]))
    if kind == EVENT:
        return _event(words, view, laid, EVENT_KEYS[number])
    if kind == FAVOUR:
        return _favour(words, view, laid, FAVOUR_KEYS[number])
    if kind == USE_SIGN:
        return _sign(words, view, laid, SIGNS[number])
    if kind == USE:
        return words.text("move-use", favour=words.module_card("favour", FAVOUR_KEYS[number]))
    assert kind == DISCARD
    return words.text("move-discard", card=words.card(CARD_KEYS[number]))


def _paying(words: "NonOletWords", view: NonOletView) -> str:
    """The fee of the slave who may be exchanged for an upgrade."""
    spot = SPOT_NAMES.index(str(view.about["spot"]))
    return words.text("move-pay-fee", fee=view.fee_due(int(view.about["player"]), spot))


def _event(words: "NonOletWords", view: NonOletView, laid: ModuleSnapshot, event: str) -> str:
    name = words.module_card("event", event)
    if view.kind == "take-marker":
        return words.text("move-take-marker", event=name, markers=laid.events[event])
    return words.text("move-event", event=name)


def _favour(words: "NonOletWords", view: NonOletView, laid: ModuleSnapshot, favour: str) -> str:
    """A favour that can be taken: in the draft, from the middle, or from another player."""
    name = words.module_card("favour", favour)
    if view.kind != "favour-swap":
        return words.text("move-favour", favour=name)
    if favour in laid.middle:
        return words.texts.attribute("move-favour", "middle", favour=name) or name
    holder = words.player(laid.held.index(favour))
    return words.texts.attribute("move-favour", "player", favour=name, player=holder) or name


def _sign(words: "NonOletWords", view: NonOletView, laid: ModuleSnapshot, sign: int) -> str:
    """The Roman that a sign lets sit down: the foremost of its class."""
    key = UPGRADE_KEYS[sign]
    klass = words.values.klass
    first = next(roman for roman in view.queue(view.seat) if klass[roman] == UPGRADE_CARDS[sign].reserved_for)
    place = words.text(f"place-{PLACE_NAMES[laid.seat_of(view.seat, key)]}")
    return words.text("move-sign", upgrade=words.module_card("upgrade", key), roman=words.roman(first), place=place)
