"""Every question can be seen, read and answered: on small and large screens, in every language, at crowded tables,
while somebody asks to take back moves, a refusal is shown and a clock runs.

Each position is shown by a page without a server, and `measure.js` looks for what is cut off, covered, off the screen,
too small to read or to touch. Here each kind of question is looked at a few times, so that all sizes and languages have
their turn. `make soak` (PECUNIA_LAYOUT=all) looks at every kind of question at every kind of table, in every language
and on every screen, with and without all that.
"""

import os
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser

from pecunia.texts import LANGUAGES
from tests.browser.layout.fed_table import FedTable
from tests.browser.layout.moments import Moment, moments, of_each_kind, of_each_table
from tests.browser.test_everyone import plain_texts

SIZES = (
    (360, 640),
    (390, 844),
    (820, 1180),
    (1024, 768),
    (1366, 650),
    (1366, 768),
    (1920, 1080),
    (2560, 1440),
)
ALL = os.environ.get("PECUNIA_LAYOUT") == "all"
NEVER_ASKED = {"seneca", "vercingetorix"}  # in no golden game; they ask for one of a few Romans, as others do
TURNS = 1  # how often each kind of question has its turn in `make test`


class Look(NamedTuple):
    """One position on one screen."""

    language: str
    size: tuple[int, int]
    moment: Moment
    crowded: bool


def looks() -> list[Look]:
    screens = list(product(LANGUAGES, SIZES))
    if ALL:
        everything = product(screens, of_each_table(), (False, True))
        return [Look(language, size, moment, crowded) for (language, size), moment, crowded in everything]
    # Steps without a common divisor with the number of screens bring every screen its turn.
    kinds = of_each_kind()
    turns = [
        (moment, screens[(7 * at + 13 * turn) % len(screens)])
        for at, moment in enumerate(kinds)
        for turn in range(TURNS)
    ]
    return [Look(*screen, moment, crowded=True) for moment, screen in turns]


def test_every_kind_of_question_comes_up_in_the_golden_games() -> None:
    asked = {moment.kind for moment in moments()}
    named = {key.removeprefix("question-") for key in plain_texts("en") if key.startswith("question-")}
    assert named - asked == NEVER_ASKED


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_seen(browser: Browser, language: str) -> None:
    found: dict[Look, list[str]] = {}
    wanted = [look for look in looks() if look.language == language]
    assert {look.size for look in wanted} == set(SIZES)
    for touch, together in _by_pointer(wanted):
        table = FedTable(browser, language, *together[0].size)
        for look in together:
            table.resize(*look.size)
            table.show(look.moment, crowded=look.crowded)
            if faults := table.page.evaluate("touch => faults(touch)", touch):
                found[look] = faults
                table.page.screenshot(path=f"build/screenshots/layout-{look.size[0]}-{language}-{look.moment.kind}.png")
        assert table.faults == []
        table.close()
    counted = Counter(look.moment.title for look in wanted)
    print(f"layout, {language}: {len(wanted)} looks ({dict(counted)}), {len(found)} with faults")
    said = [f"{look.size}, {look.moment}: {fault}" for look, faults in found.items() for fault in faults]
    assert not said, "\n".join(said)


def _by_pointer(wanted: list[Look]) -> Iterator[tuple[bool, list[Look]]]:
    """Looks with fingers, looks with a mouse; positions of one table together, because opening one takes long."""
    for touch in (True, False):
        together = [look for look in wanted if (look.size[0] < 1000) is touch]
        yield touch, sorted(together, key=lambda look: (look.moment.record, look.size, look.moment))
