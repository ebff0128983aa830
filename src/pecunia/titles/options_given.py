"""Options as programmers give them, turned into what a game takes: a list or one text of words, a seat by letter or
number, house rules as a dict, as text or each by its own name."""

from collections.abc import Iterable, Mapping
from operator import index
from typing import Any, Final

from pecunia.core.errors import OptionError
from pecunia.core.moves import NO_SEAT, seat_number
from pecunia.core.options import HOUSE, NUMBER, SEAT, SWITCH, VALUES, WORD, WORDS, Option
from pecunia.titles.title import Title

MARKS: Final = ",+ "  # between words; OpenSpiel allows only the +


def options_given(title: Title[Any], given: Mapping[str, object]) -> dict[str, Any]:
    """The options as the engine takes them. Raises OptionError for the first that the game does not have, or that is
    not what it may be."""
    known = {option.name: option for option in title.engine.takes}
    rules = title.engine.choices.house_rules
    found: dict[str, Any] = {}
    house: dict[str, str] = {}
    for name, value in given.items():
        if value is None and name in known:
            continue  # as if it were not given
        if name in known and known[name].kind == HOUSE:
            house |= house_rules(value)
        elif name in known:
            found[name] = _checked(known[name], value)
        elif name in rules:
            house[name] = rule_value(value)
        else:
            raise OptionError("option-not-of-game", option=name.replace("_", "-"), game=title.name)
    if house:
        found["house"] = house
    return found


def _checked(option: Option, value: object) -> Any:
    kind = option.kind
    if kind == NUMBER:
        return _number(option, value)
    if kind == SWITCH:
        if not isinstance(value, bool):
            raise OptionError("option-not-a-switch", option=option.name, value=value)
        return value
    if kind == SEAT:
        return _seat(value)
    if kind == WORD:
        if not isinstance(value, str):
            raise OptionError("option-not-a-word", option=option.name, value=value)
        return ",".join(words_in(value))
    if kind == WORDS:
        return _words(option, value)
    if kind == VALUES and isinstance(value, int | float | bytes | list | tuple):
        raise OptionError("option-not-values", option=option.name, value=value)
    return value


def _number(option: Option, value: Any) -> int:
    """A whole number of any kind, such as NumPy's."""
    try:
        if not isinstance(value, bool):
            return index(value)
    except TypeError:
        pass
    raise OptionError("option-not-a-number", option=option.name, value=value)


def _seat(value: object) -> int:
    """A seat by number or letter. Whether the table has it, the game says."""
    if isinstance(value, str):
        number = seat_number(value.strip().upper())
        if number == NO_SEAT:
            raise OptionError("option-start", value=value)
        return number
    try:
        if not isinstance(value, bool):
            return index(value)  # type: ignore[arg-type]
    except TypeError:
        pass
    raise OptionError("option-start", value=value)


def words_in(text: str) -> list[str]:
    """The words of a text with commas, plus signs or spaces between them."""
    for mark in MARKS:
        text = text.replace(mark, " ")
    return text.split()


def _words(option: Option, value: object) -> list[str]:
    if isinstance(value, str):
        return words_in(value)
    words: list[Any] = list(value) if isinstance(value, Iterable) else [value]
    for word in words:
        if not isinstance(word, str):
            raise OptionError("option-not-words", option=option.name, value=value)
    return words


def house_rules(value: object) -> dict[str, str]:
    """House rules from a dict, from a text such as `winBy=earned,queueCap5=true`, or from several such texts."""
    if isinstance(value, Mapping):
        return {str(name): rule_value(chosen) for name, chosen in value.items()}
    texts = words_in(value) if isinstance(value, str) else list(value) if isinstance(value, Iterable) else [value]
    found = {}
    for text in texts:
        name, equals, chosen = str(text).partition("=")
        if not equals:
            raise OptionError("option-house-form", value=text)
        found[name] = chosen
    return found


def rule_value(value: object) -> str:
    """The value of a house rule as records write it: `true`, `5`, `earned`."""
    return str(value).lower() if isinstance(value, bool) else str(value)
