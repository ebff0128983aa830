"""Tables of Pecunia non olet drawn at random, for a network that is to play them all: options and printed values.

Values follow §5 of the rules: what the rulebooks state stays, everything else is drawn within its bounds. Some boxes
are close to ours and some are not.
"""

from typing import Any, Final

from pecunia.core.chance import Stream
from pecunia.lab.draws import between, one_of, percent, shared_out, some_of, weighted
from pecunia.non_olet.engine.module_names import (
    EVENT_KEYS,
    FAMOUS,
    FAMOUS_KEYS,
    LADDER_KEYS,
    MODULES,
    ORDINARY,
)
from pecunia.non_olet.engine.names import CARD_KEYS, CLASSES, STATE_VISIT
from pecunia.non_olet.engine.options import HOUSE_RULES, MODULE_RULES, QUEUE_CAP, Options, make_options
from pecunia.non_olet.engine.values import CLASS_SIZES, DECK_SIZES, RANGES, Values, own_values, values_with

# Many tables are as most people play them: second edition, usual rules, our box, no modules or all of them. Tables for
# two are the hardest to learn.
USUAL: Final = 55  # in percent
USUAL_PLAYERS: Final = {2: 52, 3: 6, 4: 30, 5: 4, 6: 8}
USUAL_MODULES: Final = {"none": 85, "all": 15}
# How often each choice comes up at the others.
PLAYERS: Final = {2: 30, 3: 15, 4: 30, 5: 10, 6: 15}
EDITIONS: Final = {2016: 84, 2005: 16}
MODULE_SETS: Final = {"none": 45, "one": 20, "some": 22, "all": 13}
BOXES: Final = {"ours": 50, "close": 25, "any": 25}
# In percent.
DARK_RED: Final = 25
OPEN_DRAFT: Final = 20
SOME_FAMOUS: Final = 30  # not all of them
HOUSE_TABLE: Final = 25  # a table with house rules
HOUSE_RULE: Final = 35  # each rule at such a table
OTHER_TARGET: Final = 25
OTHER_START: Final = 25
TARGETS: Final = (50, 160)  # other targets, in percent of the usual one
MIN_TARGET: Final = 5

DARK_RED_KEYS: Final = CARD_KEYS[STATE_VISIT : STATE_VISIT + 8]
# The tasks of the ladders with the numbers that somebody can reach.
TASK_NUMBERS: Final = {
    "pairs": (1, 3),
    "classes": (2, 4),
    "markers-over": (2, 4),
    "markers-total": (5, 18),
    "hand": (2, 6),
    "queue": (4, 7),
    "villas": (1, 2),
    "received": (2, 8),
    "paid": (1, 3),
    "played": (1, 3),
    "hastened": (1, 4),
}
CLASS_TASKS: Final = {"seated": (1, 3), "paid-class": (1, 2)}


def variant(stream: Stream) -> Options:
    """The options of a table, with the values of its box."""
    return _usual(stream) if percent(stream, USUAL) else _any(stream)


def _usual(stream: Stream) -> Options:
    players = weighted(stream, USUAL_PLAYERS)
    return make_options(edition=2016, players=players, modules=_modules(stream, USUAL_MODULES))


def _any(stream: Stream) -> Options:
    edition = weighted(stream, EDITIONS)
    players = weighted(stream, PLAYERS)
    new = edition == 2016
    modules = _modules(stream, MODULE_SETS) if new else []
    some = FAMOUS in modules and percent(stream, SOME_FAMOUS)
    famous = ",".join(some_of(stream, FAMOUS_KEYS, between(stream, 1, len(FAMOUS_KEYS)))) if some else "all"
    chosen: dict[str, Any] = {
        "edition": edition,
        "players": players,
        "dark_red": new and percent(stream, DARK_RED),
        "open_draft": new and percent(stream, OPEN_DRAFT),
        "start": stream.below(players) if percent(stream, OTHER_START) else 0,
        "house": _house_rules(stream, edition, modules),
        "values": drawn_values(stream, weighted(stream, BOXES)),
        "modules": modules,
        "famous": famous,
    }
    options = make_options(**chosen)
    if not percent(stream, OTHER_TARGET):
        return options
    return make_options(**chosen, target=max(MIN_TARGET, options.target * between(stream, *TARGETS) // 100))


def _modules(stream: Stream, sets: dict[str, int]) -> list[str]:
    kind = weighted(stream, sets)
    if kind == "all":
        return MODULES
    if kind == "one":
        return [one_of(stream, MODULES)]
    return some_of(stream, MODULES, between(stream, 2, len(MODULES) - 1)) if kind == "some" else []


def _house_rules(stream: Stream, edition: int, modules: list[str]) -> dict[str, str]:
    if not percent(stream, HOUSE_TABLE):
        return {}
    rules: dict[str, str] = {}
    for name, choices in HOUSE_RULES.items():
        needed = MODULE_RULES.get(name)
        possible = needed is None or any(module in modules for module in needed)
        if name == QUEUE_CAP:
            possible = edition == 2005
        if possible and percent(stream, HOUSE_RULE):
            rules[name] = one_of(stream, choices)
    return rules


def drawn_values(stream: Stream, box: str) -> Values:
    """The values of our box, of one that is close to it, or of any box that fits the rulebooks."""
    if box == "ours":
        return own_values()
    close = box == "close"
    replaced: dict[str, Any] = {"romans": {}, "famous": {}, "events": {}}
    first = 0
    for name, size in zip(CLASSES, CLASS_SIZES):
        cards = [_card(stream, roman, close) for roman in range(first, first + size)]
        replaced["romans"][name] = {"cards": {card: cards.count(card) for card in cards}}
        first += size
    for number, key in enumerate(FAMOUS_KEYS):
        replaced["famous"][key] = _card(stream, ORDINARY + number, close)
    for number, key in enumerate(EVENT_KEYS):
        printed = own_values().event_markers[number]
        replaced["events"][key] = max(1, printed + between(stream, -1, 1)) if close else between(stream, 2, 10)
    if not close:
        copies = shared_out(stream, DECK_SIZES["dark-red"], len(DARK_RED_KEYS))
        replaced["deck"] = {"dark-red": dict(zip(DARK_RED_KEYS, copies))}
        replaced["careers"] = _careers(stream)
    return values_with(replaced, "")


def _card(stream: Stream, roman: int, close: bool) -> str:
    """The duration and the fee of a Roman: ours or one more or less; or any."""
    own = own_values()
    if not close:
        return f"{_drawn(stream, 'durations')}/{_drawn(stream, 'fees')}"
    duration = _near(stream, own.duration[roman], "durations")
    return f"{duration}/{_near(stream, own.fee[roman], 'fees')}"


def _drawn(stream: Stream, name: str) -> int:
    least, most = RANGES[name]
    return between(stream, least, most)


def _near(stream: Stream, number: int, name: str) -> int:
    least, most = RANGES[name]
    return min(max(number + between(stream, -1, 1), least), most)


def _careers(stream: Stream) -> dict[str, Any]:
    rungs = between(stream, 3, 6)
    prices = [0, *sorted(between(stream, 2, 9) for _rung in range(rungs))]
    ladders = {key: [_task(stream) for _rung in range(rungs)] for key in LADDER_KEYS}
    return {"price": prices, "rungs": [f"rung {number}" for number in range(rungs + 1)], "ladders": ladders}


def _task(stream: Stream) -> str:
    kind = one_of(stream, [*TASK_NUMBERS, *CLASS_TASKS])
    if kind in CLASS_TASKS:
        return f"{kind} {one_of(stream, CLASSES)} {between(stream, *CLASS_TASKS[kind])}"
    return f"{kind} {between(stream, *TASK_NUMBERS[kind])}"
