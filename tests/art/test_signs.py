"""The grammar of signs: every strip is made of known signs, every card has one, every task of a ladder has signs."""

import pytest

from pecunia.art.shapes import Slot, Use
from pecunia.art.signs import NO, sign_symbols, strip
from pecunia.non_olet.art.frames import (
    actions,
    event_frames,
    famous_frames,
    favour_frames,
    ladder_frames,
    upgrade_frames,
)
from pecunia.non_olet.engine.module_names import EVENT_KEYS, FAVOUR_KEYS, UPGRADE_KEYS
from pecunia.non_olet.engine.names import CLASSES
from pecunia.non_olet.engine.values import TASKS, TASKS_OF_A_CLASS, Task
from pecunia.olet.art import board as olet_board
from pecunia.olet.art import cards as olet_cards
from pecunia.olet.engine.names import CARD_KINDS, SPACE_KINDS
from pecunia.texts import LANGUAGES, Texts

STRIPS = {
    "actions": actions.STRIPS,
    "events": event_frames.STRIPS,
    "famous": famous_frames.STRIPS,
    "favours": favour_frames.STRIPS,
    "olet-cards": olet_cards.STRIPS,
    "olet-spaces": olet_board.STRIPS,
    "upgrades": upgrade_frames.STRIPS,
}
NUMBERS = range(1, 10)


def words_of(tokens: str) -> list[str]:
    return [token.partition("=")[0].removeprefix(NO) for token in tokens.split()]


@pytest.mark.parametrize("kind", STRIPS)
def test_strips_are_made_of_known_signs(kind: str) -> None:
    for key, tokens in STRIPS[kind].items():
        assert set(words_of(tokens)) <= sign_symbols().keys(), key
        of_olet = [word.startswith("olet-") for word in words_of(tokens)]
        assert all(of_olet) == any(of_olet) == kind.startswith("olet"), key


def test_every_card_has_its_strip_and_no_strip_is_left_over() -> None:
    assert list(upgrade_frames.STRIPS) == UPGRADE_KEYS
    assert list(event_frames.STRIPS) == EVENT_KEYS
    assert list(favour_frames.STRIPS) == FAVOUR_KEYS
    assert list(olet_cards.STRIPS) == CARD_KINDS
    assert ["market", *olet_board.STRIPS] == SPACE_KINDS


def test_a_strip_stays_in_its_box_and_keeps_the_order() -> None:
    for tokens in ("drop", "senator wall slave", "no-card arrow visitor", "drop=4 or drop=5 minus drop drop"):
        uses = [item for item in strip(tokens, 100, 50, 300, 80) if isinstance(item, Use) and item.symbol != "sign-bar"]
        assert [use.symbol for use in uses] == [sign_symbols()[word].name for word in words_of(tokens)]
        assert uses[0].x >= 100
        assert uses[-1].x + uses[-1].width <= 400.1
        assert all(use.y >= 50 and use.y + use.height <= 130.1 for use in uses)
        assert all(left.x + left.width <= right.x for left, right in zip(uses, uses[1:]))


def test_numbers_stand_on_their_signs() -> None:
    items = strip("drop=4 arrow coin=2", 0, 0, 400, 100)
    numbers = [item for item in items if isinstance(item, Slot)]
    assert [slot.fixed for slot in numbers] == ["4", "2"]
    for slot, use in zip(numbers, [item for item in items if isinstance(item, Use)][::2]):
        assert use.x < slot.x < use.x + use.width


@pytest.mark.parametrize("kind", TASKS)
def test_every_task_is_told_by_signs_and_in_words(kind: str) -> None:
    """An owner's ladders may have any task with any number."""
    for klass in range(len(CLASSES)) if kind in TASKS_OF_A_CLASS else [0]:
        told = set()
        for number in NUMBERS:
            task = Task(TASKS.index(kind), klass, number)
            signs = ladder_frames.task_signs(task)
            assert set(words_of(signs)) <= sign_symbols().keys()
            assert (CLASSES[klass] in words_of(signs)) == (kind in TASKS_OF_A_CLASS)
            told.add(signs)
            for language in LANGUAGES:
                assert str(number) in ladder_frames.task_words(task, Texts(language))
        assert len(told) == len(NUMBERS)
