"""The player aid of Pecunia non olet: the goal, the phases of a turn, then card by card."""

from collections.abc import Iterable

from pecunia.non_olet.engine.module_names import MODULES
from pecunia.non_olet.engine.names import CLASSES
from pecunia.printing.aids import Aid, heading, named, said

FEWEST = 2  # players
PHASES = (1, 2, 3, 4)


def aid(page: Aid) -> Iterable[str]:
    texts = page.texts
    goal = texts.text("print-aid-goal", targets=_targets(page.order.box.values(page.game).targets))
    more = texts.attribute("print-aid-goal", "modules") if set(MODULES) & set(page.decks) else None
    yield said(f"{goal} {more}" if more else goal)
    yield heading(2, texts.text("print-aid-turn"))
    phases = [f"[{named(texts, f'print-aid-phase-{phase}')}]" for phase in PHASES]
    yield f"#enum({', '.join(phases)})"
    yield from (said(texts.text(f"print-aid-{what}")) for what in ("play", "seats", "queue"))
    yield " #h(0.8em) ".join(
        f"#box[#box(baseline: 30%, {page.signs(klass)}) {said(texts.text(f'class-{klass}', count=2))}]"
        for klass in CLASSES
    )
    for deck in page.decks:
        about = texts.attribute(f"module-{deck}", "text") if deck in MODULES else None
        yield from page.deck(deck, about or "")


def _targets(targets: list[int]) -> str:
    """The target in sesterces for each number of players. Equal targets are stated once."""
    found: dict[int, list[int]] = {}
    for players, target in list(enumerate(targets))[FEWEST:]:
        found.setdefault(target, []).append(players)
    return " · ".join(f"{'–'.join(map(str, _ends(players)))}: {target}" for target, players in found.items())


def _ends(numbers: list[int]) -> list[int]:
    return [numbers[0], numbers[-1]] if len(numbers) > 1 else numbers
