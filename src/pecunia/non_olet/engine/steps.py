"""The steps of the agenda by name, so that a position can be written down in the middle of any effect."""

from collections.abc import Callable
from typing import Any, Final

from pecunia.core.agenda import Step
from pecunia.core.numbers import is_number
from pecunia.non_olet.engine.cards import forum, latrine, queues
from pecunia.non_olet.engine.cards.card import Gift, RemoveMarkers
from pecunia.non_olet.engine.module_names import UPGRADE_KEYS
from pecunia.non_olet.engine.modules.event_effects import Campaign, Tumult
from pecunia.non_olet.engine.modules.famous_enter import Vercingetorix
from pecunia.non_olet.engine.modules.secrets import Coliseum, Schemes
from pecunia.non_olet.engine.modules.steps import PLAYER, ROMAN, SHAPES, SMALL, SPOT, UPGRADE, module_step_of
from pecunia.non_olet.engine.names import CLASSES, DRAFT, SEATING, SPOTS, START
from pecunia.non_olet.engine.settle import SETTLE_STEP
from pecunia.non_olet.engine.setup import DraftPick
from pecunia.non_olet.engine.table import Table
from pecunia.non_olet.engine.turn import COLLECT_STEP, SEAT_STEP, START_STEP, Resolve

LISTS: Final = ["campaign", "vercingetorix", "tumult", "coliseum", "senate-schemes"]
PLAIN: Final[dict[str, Callable[[], Step[Any]]]] = {
    "settle": lambda: SETTLE_STEP,
    "gift": Gift,
    "haste-visitor": latrine.HasteVisitor,
    "fish-visitor": latrine.FishVisitor,
    "gossip-place": latrine.GossipPlace,
    "rats-source": latrine.RatsSource,
    "line-cutter-card": queues.LineCutterCard,
    "ejection-card": queues.EjectionCard,
    "latrine-change-first": queues.LatrineChangeFirst,
    "state-visit-keep": queues.StateVisitKeep,
    "state-visit-discard": queues.StateVisitDiscard,
    "break-card": queues.BreakCard,
    "regular-queue": queues.RegularQueue,
    "alms-giver": forum.AlmsGiver,
}
WITH_ONE: Final[dict[str, Callable[[int], Step[Any]]]] = {
    "draft": DraftPick,
    "resolve": Resolve,
    "haste-marker": lambda left: RemoveMarkers("haste-marker", left),
    "business-marker": lambda left: RemoveMarkers("business-marker", left),
    "break-queue": queues.BreakQueue,
    "assembly-player": forum.AssemblyPlayer,
    "conspiracy-visitor": forum.ConspiracyVisitor,
    "alms-receiver": forum.AlmsReceiver,
}
WITH_TWO: Final[dict[str, Callable[[int, int], Step[Any]]]] = {
    "ejection-queue": queues.EjectionQueue,
    "latrine-change-second": queues.LatrineChangeSecond,
    "rats-marker": latrine.RatsMarker,
}


def step_of(text: str, stage: int) -> Step[Any] | None:
    """The step that a position names; None where there is no such step."""
    words = text.split()
    if not words:
        return None
    name = words[0]
    if not all(is_number(word) for word in words[1:]):
        return module_step_of(name, words[1:])
    numbers = [int(word) for word in words[1:]]
    if name == "turn" and not numbers:
        return turn_step(stage)
    if name in PLAIN and not numbers:
        return PLAIN[name]()
    if name in WITH_ONE and len(numbers) == 1:
        return WITH_ONE[name](numbers[0])
    if name in WITH_TWO and len(numbers) == 2:
        return WITH_TWO[name](numbers[0], numbers[1])
    return module_step_of(name, words[1:])


def turn_step(stage: int) -> Step[Any]:
    """The step of the turn that belongs to a stage."""
    if stage == START:
        return START_STEP
    return SEAT_STEP if stage == SEATING else COLLECT_STEP


def agenda_fits(table: Table) -> bool:
    """Whether an agenda that somebody wrote can belong to the table: the turn (or the draft) at the bottom, then a card
    being resolved, then its steps, which name only what is there."""
    words = [step.text().split() for step in table.agenda]
    names = [word[0] for word in words]
    if names[0] != ("draft" if table.stage == DRAFT else "turn"):
        return False
    if any(name in ("turn", "draft") for name in names[1:]):
        return False
    if table.modules:
        return all(_lists_fit(table, step) for step in table.agenda) and all(
            _module_numbers_fit(table, word) for word in words
        )
    if len(names) > 1 and names[1] not in ("resolve", "settle"):
        return False
    if any(name in ("resolve", "settle") for name in names[2:]):
        return False
    if names[-1] == "resolve" or (len(names) > 2 and names[1] == "settle"):
        return False
    return all(_numbers_fit(table, word[0], [int(number) for number in word[1:]]) for word in words)


def _lists_fit(table: Table, step: Step[Any]) -> bool:
    """Steps that hold Romans or cards: a row for every player, and nothing that is not there."""
    players = table.players
    if isinstance(step, Coliseum):
        rows = len(step.held) == len(step.kept) == players
        return rows and all(0 <= kept <= len(held) for kept, held in zip(step.kept, step.held))
    if isinstance(step, Tumult):
        fits = step.asked <= players and len(step.dealt) == players
        return fits and 0 <= step.chosen <= (len(step.dealt[step.player(table)]) if step.asked < players else 0)
    if isinstance(step, Schemes):
        hands = [hand[:] for hand in table.hands]
        for player, chosen in enumerate(step.chosen):
            for card in chosen:
                if player >= players or card not in hands[player]:
                    return False
                hands[player].remove(card)
        return len(step.chosen) == players and step.asked <= players
    if isinstance(step, Vercingetorix):
        return step.player < players
    return not isinstance(step, Campaign) or step.asked <= players


def _module_numbers_fit(table: Table, words: list[str]) -> bool:
    """With modules steps follow each other in many ways; each must name what exists."""
    name = words[0]
    if name not in SHAPES:
        return name in LISTS or _numbers_fit(table, name, [int(word) for word in words[1:]])
    limits = {PLAYER: table.players, ROMAN: len(table.klass), SPOT: SPOTS, UPGRADE: len(UPGRADE_KEYS), SMALL: 100}
    return all(int(word) < limits[shape] for word, shape in zip(words[1:], SHAPES[name]))


def _numbers_fit(table: Table, name: str, numbers: list[int]) -> bool:
    if name in ("ejection-queue", "latrine-change-second"):
        return numbers[0] < table.players and numbers[1] < len(table.queues[numbers[0]])
    if name == "rats-marker":
        return numbers[0] in table.visitors(table.active)
    limits = {
        "draft": 4 * table.players + 1,  # the last pick may still be laid on a seat
        "haste-marker": 3,
        "business-marker": 4,
        "break-queue": len(table.shown),
        "assembly-player": len(CLASSES),
        "conspiracy-visitor": table.players + 1,
        "alms-receiver": table.players,
    }
    return name not in limits or numbers[0] < limits[name]
