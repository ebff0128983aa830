"""The steps of the agenda by name, so that a position can be written down in the middle of any effect."""

from typing import Any, Final

from pecunia.core.agenda import Step
from pecunia.non_olet.engine.cards.all_cards import MANIFEST
from pecunia.non_olet.engine.entering import Enter, Entered, EnterExtras, PlacementOver
from pecunia.non_olet.engine.modules.modules_in_play import DECLARATIONS
from pecunia.non_olet.engine.names import DRAFT, SEATING, START
from pecunia.non_olet.engine.settle import PAYMENT_STEP, SETTLE_STEP
from pecunia.non_olet.engine.setup import DraftPick
from pecunia.non_olet.engine.step_forms import (
    StepForm,
    a_card,
    a_player,
    a_roman,
    a_spot,
    forms_by_name,
    small,
)
from pecunia.non_olet.engine.table import Departed, Table
from pecunia.non_olet.engine.turn import COLLECT_STEP, SEAT_STEP, START_STEP, Resolve

TURN: Final = "turn"  # the stage decides which step this is


def how_many_picks(table: Table, numbers: list[int], at: int) -> bool:
    return numbers[at] <= 4 * table.players  # the last pick may not yet be on a seat


# Steps that belong to no single card or module.
_TABLE: Final[list[StepForm]] = [
    StepForm("draft", [how_many_picks], lambda n: DraftPick(n[0])),
    StepForm("resolve", [a_card], lambda n: Resolve(n[0])),
    StepForm("settle", [], lambda n: SETTLE_STEP),
]
# ENTER and LEAVE are steps only if modules act in between.
_WITH_MODULES: Final[list[StepForm]] = [
    StepForm("payment", [], lambda n: PAYMENT_STEP),
    StepForm("placement-over", [], lambda n: PlacementOver()),
    StepForm("enter", [a_player, small, a_spot], lambda n: Enter(n[0], n[1], n[2])),
    StepForm("enter-extras", [a_player, small, a_roman], lambda n: EnterExtras(n[0], n[1], n[2])),
    StepForm("entered", [a_player, a_roman, small], lambda n: Entered(n[0], n[1], n[2] - 1)),
    StepForm("departed", [a_player, a_roman, small, small], lambda n: Departed(n[0], n[1], n[2], n[3] == 1)),
]
BASE_FORMS: Final[dict[str, StepForm]] = forms_by_name([*_TABLE, *(form for card in MANIFEST for form in card.steps)])
MODULE_FORMS: Final[dict[str, StepForm]] = forms_by_name(
    [*_WITH_MODULES, *(form for module in DECLARATIONS for form in module.steps)]
)
FORMS: Final[dict[str, StepForm]] = forms_by_name([*BASE_FORMS.values(), *MODULE_FORMS.values()])


def step_of(text: str, stage: int) -> Step[Any] | None:
    """The step that a position names; None if there is no such step."""
    words = text.split()
    if words == [TURN]:
        return turn_step(stage)
    if not words or words[0] not in FORMS:
        return None
    return FORMS[words[0]].read(words[1:])


def turn_step(stage: int) -> Step[Any]:
    """The step of the turn for a stage."""
    if stage == START:
        return START_STEP
    return SEAT_STEP if stage == SEATING else COLLECT_STEP


def agenda_fits(table: Table) -> bool:
    """Whether an agenda that somebody wrote is possible at the table: the turn (or the draft) at the bottom, then a
    card being resolved, then its steps, which name only things that are there."""
    names = [step.text().split()[0] for step in table.agenda]
    if names[0] != ("draft" if table.stage == DRAFT else TURN):
        return False
    if any(name in (TURN, "draft") for name in names[1:]):
        return False
    if not table.modules and not _base_order(names):
        return False
    # With modules, steps can follow each other in many ways. Each must name things that exist.
    return all(name == TURN or FORMS[name].fits(table, step) for name, step in zip(names, table.agenda))


def _base_order(names: list[str]) -> bool:
    """Whether steps can follow each other in this order without modules."""
    if len(names) > 1 and names[1] not in ("resolve", "settle"):
        return False
    if any(name in ("resolve", "settle") for name in names[2:]):
        return False
    if names[-1] == "resolve" or (len(names) > 2 and names[1] == "settle"):
        return False
    return not any(name in MODULE_FORMS for name in names)
