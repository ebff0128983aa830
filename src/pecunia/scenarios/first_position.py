"""The game that a scenario begins with: a position, or a real deal."""

from pecunia.core.errors import FileError, OptionError, ValuesError
from pecunia.core.game import Game
from pecunia.core.position import HEAD
from pecunia.games import checked_seed, from_position
from pecunia.scenarios.scenario import Scenario, ScenarioError
from pecunia.titles.registry import title

OPTIONS = "options"
NEW = "new"
VALUES = "values"


class Refused(Exception):
    """The given position or deal is impossible. A scenario may state that with `refused`."""

    def __init__(self, error: ScenarioError) -> None:
        super().__init__(error)
        self.error = error


def opened(scenario: Scenario, edition: str) -> Game:
    """The game of a scenario. Raises Refused if such a game is impossible, ScenarioError if `given` is malformed."""
    if not scenario.given:
        raise scenario.error("scenario-no-position", scenario.given_line or scenario.line)
    given = _with_edition(scenario, edition)
    for number, text in given:
        if text.split()[0] in (OPTIONS, NEW):
            _check_options(scenario, number, text)
    return _dealt(scenario, given) if given[0][1].split()[0] == NEW else _placed(scenario, given)


def _with_edition(scenario: Scenario, edition: str) -> list[tuple[int, str]]:
    """The lines of `given`, with the edition added to the options."""
    if not edition:
        return scenario.given
    word = f"edition={edition}"
    given = [(number, f"{text} {word}" if _names(text, OPTIONS, NEW) else text) for number, text in scenario.given]
    if given == scenario.given:
        given.insert(0, (scenario.editions_line, f"{OPTIONS} {word}"))
    return given


def _names(text: str, *words: str) -> bool:
    return text.split()[0] in words


def _check_options(scenario: Scenario, number: int, text: str) -> None:
    """Refuse an option that is stated twice, because one of its values would be ignored."""
    names = [word.partition("=")[0] for word in text.split()[1:]]
    for name in names:
        if names.count(name) > 1:
            raise scenario.error("scenario-twice", number, text=name)


def _placed(scenario: Scenario, given: list[tuple[int, str]]) -> Game:
    """A position with fixture values: a Roman may have any duration and fee."""
    head = [HEAD, f"game {scenario.game}", "fixture"]
    try:
        return from_position("\n".join([*head, *(text for _, text in given)]), scenario.file)
    except FileError as error:
        number = given[max(error.line - len(head) - 1, 0)][0]
        if isinstance(error, ValuesError) or error.key == "position-values":  # values have line numbers of their own
            number = _line_of(given, VALUES)
        raise Refused(scenario.error(error.key, number, **error.facts)) from None


def _dealt(scenario: Scenario, given: list[tuple[int, str]]) -> Game:
    """`new players=3 seed=7`: the options as a record states them, and a seed (1 if none is given).

    With a line `values …` below it, the cards of an owner's box are dealt.
    """
    number, line = given[0]
    words = line.split()[1:]
    seeds = [word.partition("=")[2] for word in words if word.startswith("seed=")]
    header = {OPTIONS: " ".join([word for word in words if not word.startswith("seed=")])}
    for below, text in given[1:]:
        word, _, rest = text.partition(" ")
        if word != VALUES:
            raise scenario.error("scenario-beside-new", below, text=text)
        if word in header:
            raise scenario.error("scenario-twice", below, text=word)
        header[word] = rest
    try:
        return title(scenario.game).engine.from_header(header, checked_seed((seeds or ["1"])[0]), scenario.file)
    except FileError as error:  # from the values: nothing else is read from a text
        raise Refused(scenario.error(error.key, _line_of(given, VALUES), **error.facts)) from None
    except OptionError as error:
        raise Refused(scenario.error(error.key, number, **error.facts)) from None


def _line_of(given: list[tuple[int, str]], word: str) -> int:
    return next((number for number, text in given if _names(text, word)), given[0][0])
