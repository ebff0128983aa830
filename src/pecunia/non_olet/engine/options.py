"""How a table is set: edition, players, variants and house rules. Each is a named field, and people see it before they
sit down."""

from collections.abc import Iterable
from typing import Any, Final

from pecunia.core.chance import stream_of
from pecunia.core.errors import OptionError
from pecunia.core.moves import NO_SEAT, seat_letter, seat_number
from pecunia.core.numbers import is_number
from pecunia.core.options import HOUSE, NUMBER, SEAT, START, SWITCH, VALUES, WORD, WORDS, Option, TableOptions
from pecunia.non_olet.engine.module_names import (
    CAREERS,
    FAMOUS,
    FAMOUS_KEYS,
    FAVOURS,
    MODULES,
    ORDINARY,
    UPGRADES,
)
from pecunia.non_olet.engine.names import MAX_PLAYERS
from pecunia.non_olet.engine.values import Values, own_values

EDITIONS: Final = [2005, 2016]
USUAL_EDITION: Final = 2016
HIGHEST_TARGET: Final = 999
# House rules (§4.1): their names, their values, the default first.
FINISHED_TIMING: Final = "finishedTiming"
QUEUE_CAP: Final = "queueCap5"
WIN_BY: Final = "winBy"
PER_MODULE: Final = "targetPerModule"
LEAVE_TRIGGERS: Final = "leaveTriggers"
UPGRADE_ONCE: Final = "upgradeOncePerTurn"
LADDER_WIN: Final = "ladderWin"
HOUSE_RULES: Final = {
    FINISHED_TIMING: ["phase2ThenOpen", "strictPhase2", "immediate"],
    QUEUE_CAP: ["false", "true"],
    WIN_BY: ["held", "earned"],
    PER_MODULE: ["5", "0", "1", "2", "3", "4", "6", "7", "8", "9", "10"],
    LEAVE_TRIGGERS: ["any", "paidOnly"],
    UPGRADE_ONCE: ["true", "false"],
    LADDER_WIN: ["ladderOnly", "ladderAndTarget", "either"],
}
# House rules that concern only a module.
MODULE_RULES: Final = {LEAVE_TRIGGERS: [FAMOUS, FAVOURS], UPGRADE_ONCE: [UPGRADES], LADDER_WIN: [CAREERS]}
# The arguments of make_options.
OPTIONS: Final = [
    Option("edition", NUMBER, f"{USUAL_EDITION}", f"the edition of the rules: {EDITIONS[0]} or {EDITIONS[1]}"),
    Option("players", NUMBER, "4", f"how many play, 2 to {MAX_PLAYERS}"),
    Option("dark_red", SWITCH, "`False`", "with the dark red action cards (2016)"),
    Option("open_draft", SWITCH, "`False`", "the first Romans are drafted from an open display (2016)"),
    Option("target", NUMBER, "by players and modules", f"how many sesterces win, 1 to {HIGHEST_TARGET}"),
    Option(START, SEAT, "`A`", "who begins: a seat by number or letter"),
    Option("house", HOUSE, "none", "house rules: a dict, or text such as `winBy=earned,queueCap5=true`"),
    Option("values", VALUES, "ours", "an owner's card values: the name of a file, or what was read from one"),
    Option("modules", WORDS, "none", f"modules (2016), a list or one text: {', '.join([f'`{m}`' for m in MODULES])}"),
    Option("famous", WORD, "`all`", "which famous Romans take part: `all`, `none`, how many, or their names"),
]
PHASE2_THEN_OPEN: Final = 0
STRICT_PHASE2: Final = 1
IMMEDIATE: Final = 2


class Options(TableOptions):
    """The options of one game. They never change once the game has begun."""

    def __init__(
        self,
        edition: int,
        players: int,
        dark_red: bool,
        open_draft: bool,
        target: int,
        start: int,
        house: dict[str, str],
        values: Values,
        modules: list[str],
        famous: list[int],
    ) -> None:
        self.edition = edition
        self.players = players
        self.dark_red = dark_red
        self.open_draft = open_draft
        self.target = target
        self.start = start  # who begins is agreed before the game (A16)
        self.house = house
        self.values = values
        self.modules = modules
        self.famous = famous
        self._text = ""
        self.finished_timing: int = HOUSE_RULES[FINISHED_TIMING].index(house[FINISHED_TIMING])
        self.queue_cap: bool = house[QUEUE_CAP] == "true"
        self.win_by_earned: bool = house[WIN_BY] == "earned"
        self.leave_paid_only: bool = house[LEAVE_TRIGGERS] == "paidOnly"
        self.upgrade_once: bool = house[UPGRADE_ONCE] == "true"
        self.ladder: str = house[LADDER_WIN] if CAREERS in modules else ""  # how the last rung wins
        self.target_wins: bool = self.ladder in ("", "either")
        self.ladder_wins: bool = self.ladder in ("ladderOnly", "either")
        self.both_win: bool = self.ladder == "ladderAndTarget"

    def but(self, values: Values, famous: list[int]) -> "Options":
        """The same options with other values or other famous Romans."""
        return Options(
            self.edition,
            self.players,
            self.dark_red,
            self.open_draft,
            self.target,
            self.start,
            self.house,
            values,
            self.modules,
            famous,
        )

    def text(self) -> str:
        """The options as records and positions write them. Every view has this text, so it is built only once."""
        if not self._text:
            self._text = self._written()
        return self._text

    def _written(self) -> str:
        """The edition and the players, then everything that differs from the default."""
        words = [f"edition={self.edition}", f"players={self.players}", f"target={self.target}"]
        if self.start:
            words.append(f"start={seat_letter(self.start)}")
        if self.dark_red:
            words.append("dark-red=true")
        if self.open_draft:
            words.append("open-draft=true")
        if self.modules:
            words.append(f"modules={','.join(self.modules)}")
        if FAMOUS in self.modules:
            words.append(f"famous={self._famous()}")
        words.extend(f"{name}={value}" for name, value in self.house.items() if value != HOUSE_RULES[name][0])
        return " ".join(words)

    def _famous(self) -> str:
        """Their names; only their number as long as the seed has not decided which take part."""
        if self.famous and self.famous[0] < 0:
            return str(-self.famous[0])
        return ",".join([FAMOUS_KEYS[roman - ORDINARY] for roman in self.famous]) or "none"

    def __reduce__(self) -> tuple[object, ...]:
        return options_from_text, (self.text(), self.values)


def make_options(
    edition: int = USUAL_EDITION,
    players: int = 4,
    dark_red: bool = False,
    open_draft: bool = False,
    target: int | None = None,
    start: int = 0,
    house: dict[str, str] | None = None,
    values: Values | None = None,
    modules: Iterable[str] = (),
    famous: str = "all",
) -> Options:
    """Options from a caller's arguments, checked. Raises OptionError with a key for the first one that is
    impossible."""
    if edition not in EDITIONS:
        raise OptionError("option-edition", value=edition)
    if not 2 <= players <= MAX_PLAYERS:
        raise OptionError("option-players", value=players, least=2, most=MAX_PLAYERS)
    if dark_red and edition != 2016:
        raise OptionError("option-only-2016", option="dark-red")
    if open_draft and edition != 2016:
        raise OptionError("option-only-2016", option="open-draft")
    if not 0 <= start < players:
        raise OptionError("option-start", value=seat_letter(start) if start >= 0 else start)
    used = own_values() if values is None else values
    chosen = list(modules)
    for module in chosen:
        if module not in MODULES:
            raise OptionError("option-module", value=module, known=", ".join(MODULES))
    if chosen and edition != 2016:
        raise OptionError("option-only-2016", option="modules")
    ordered = [module for module in MODULES if module in chosen]
    rules = checked_house_rules(house or {}, edition, ordered)
    if target is None:  # dark red cards are not a module and do not raise the target (A14)
        target = used.targets[players] + int(rules[PER_MODULE]) * len(ordered)
    if not 1 <= target <= HIGHEST_TARGET:
        raise OptionError("option-target", value=target, least=1, most=HIGHEST_TARGET)
    if famous not in ("all", "none") and FAMOUS not in ordered:
        raise OptionError("option-famous-off", value=famous)
    romans = famous_romans(famous) if FAMOUS in ordered else []
    return Options(edition, players, dark_red, open_draft, target, start, rules, used, ordered, romans)


def checked_house_rules(house: dict[str, str], edition: int, modules: list[str]) -> dict[str, str]:
    """All house rules with their values; those that were not stated have the default."""
    rules = {name: choices[0] for name, choices in HOUSE_RULES.items()}
    for name, value in house.items():
        if name not in HOUSE_RULES:
            raise OptionError("option-house-rule", name=name, known=", ".join(HOUSE_RULES))
        if value not in HOUSE_RULES[name]:
            raise OptionError("option-house-value", name=name, value=value, known=", ".join(HOUSE_RULES[name]))
        said = value != HOUSE_RULES[name][0]
        if said and name in MODULE_RULES and not any(module in modules for module in MODULE_RULES[name]):
            raise OptionError("option-house-module", name=name, modules=", ".join(MODULE_RULES[name]))
        rules[name] = value
    if rules[QUEUE_CAP] == "true" and edition != 2005:
        raise OptionError("option-only-2005", option=QUEUE_CAP)
    return rules


def famous_romans(wish: str) -> list[int]:
    """`all`, `none`, a number, or names: any famous Romans may take part (A68). A number is returned as a negative
    one."""
    everyone = list(range(ORDINARY, ORDINARY + len(FAMOUS_KEYS)))
    if wish == "all":
        return everyone
    if wish in ("none", "0"):
        return []
    if is_number(wish) and int(wish) <= len(everyone):
        return [-int(wish)]
    chosen = []
    for word in wish.split(","):
        name = word.strip()
        if name not in FAMOUS_KEYS:
            raise OptionError("option-famous", value=name, known=", ".join(FAMOUS_KEYS))
        chosen.append(ORDINARY + FAMOUS_KEYS.index(name))
    return sorted(set(chosen))


def with_famous_drawn(options: Options, seed: str) -> Options:
    """If only the number of famous Romans was agreed, the seed decides which. This does not change the deal."""
    if not options.famous or options.famous[0] > 0:
        return options
    everyone = list(range(ORDINARY, ORDINARY + len(FAMOUS_KEYS)))
    stream_of(f"famous {seed}").shuffle(everyone)
    return options.but(options.values, sorted(everyone[: -options.famous[0]]))


def options_from_text(text: str, values: Values | None) -> Options:
    """The options that a record or a position states. Unknown words raise OptionError."""
    known: dict[str, Any] = {"house": {}, "values": values}
    for word in text.split():
        name, _, value = word.partition("=")
        if name in ("edition", "players", "target"):
            if not is_number(value):
                raise OptionError("option-not-a-number", option=name, value=value)
            known[name] = int(value)
        elif name in ("dark-red", "open-draft"):
            if value not in ("true", "false"):
                raise OptionError("option-not-a-switch", option=name, value=value)
            known[name.replace("-", "_")] = value == "true"
        elif name == "start":
            known[name] = seat_number(value)
            if known[name] == NO_SEAT:
                raise OptionError("option-start", value=value)
        elif name == "modules":
            known[name] = value.split(",")
        elif name == "famous":
            known[name] = value
        elif name in HOUSE_RULES:
            known["house"][name] = value
        else:
            raise OptionError("option-unknown", option=name)
    return make_options(**known)
