"""Scenarios: a position, moves, what is legal or not and why, and what must be true; each cites the clauses it proves.

    scenario Payment one by one
    cites A5, §2.3
    given
      options players=3 target=25
      turn 1 A collect
      A money 5
      A L SLV2/1@0
      A M CIT3/3@0
    legal collect L, collect M
    illegal done must-collect
    A: collect L
    expect A money 6
    again …the other way round
    A: collect M

docs/scenarios.md lists every kind of line. `again` goes back to the position that was given.
"""

from pathlib import Path

from pecunia.core.errors import FileError, IllegalMove, NotAMove, OptionError
from pecunia.core.game import Game
from pecunia.core.moves import seat_letter
from pecunia.games import from_position, new

SUFFIX = ".scenario"


class ScenarioError(FileError):
    """A scenario that cannot be read, or whose statement is not true."""


class Scenario:
    """One scenario of a file: its title, the clauses it cites, its position and its lines, with their numbers."""

    def __init__(self, file: str, line: int, title: str) -> None:
        self.file = file
        self.line = line
        self.title = title
        self.cites: list[str] = []
        self.given: list[tuple[int, str]] = []
        self.lines: list[tuple[int, str]] = []

    def error(self, key: str, line: int, **facts: object) -> ScenarioError:
        return ScenarioError(key, self.file, line, **facts)


def read_scenarios(text: str, file: str) -> list[Scenario]:
    """The scenarios of a file, in order."""
    scenarios: list[Scenario] = []
    inside = False
    for number, line in enumerate(text.splitlines(), 1):
        content = line.split("#")[0].rstrip()
        word, _, rest = content.strip().partition(" ")
        if not word:
            continue
        if word == "scenario":
            scenarios.append(Scenario(file, number, rest))
            inside = False
        elif not scenarios:
            raise ScenarioError("scenario-no-title", file, number, text=content)
        elif word == "cites":
            scenarios[-1].cites += [clause.strip() for clause in rest.split(",")]
        elif word == "given":
            inside = True
        elif inside and content.startswith(" "):
            scenarios[-1].given.append((number, content.strip()))
        else:
            inside = False
            scenarios[-1].lines.append((number, content.strip()))
    return scenarios


def scenarios_below(folder: Path) -> list[Scenario]:
    """All scenarios of a folder, files in order of name."""
    found = []
    for path in sorted(folder.rglob(f"*{SUFFIX}")):
        found += read_scenarios(path.read_text(encoding="utf-8"), path.name)
    return found


def run_scenario(scenario: Scenario) -> None:
    """Play a scenario. Raises ScenarioError with the line of the first statement that is not true."""
    if not scenario.cites:
        raise scenario.error("scenario-cites-nothing", scenario.line)
    statements = [line for _, line in scenario.lines if not line.startswith("again")]
    if not any(line.split()[0] in ("legal", "only", "illegal", "expect") for line in statements):
        raise scenario.error("scenario-states-nothing", scenario.line)
    game = _open(scenario)
    for number, line in scenario.lines:
        word, _, rest = line.partition(" ")
        if word == "again":
            game = _open(scenario)
        elif word == "legal":
            _check_legal(scenario, number, game, rest)
        elif word == "only":
            _check_only(scenario, number, game, rest)
        elif word == "illegal":
            _check_illegal(scenario, number, game, rest)
        elif word == "expect":
            _check(scenario, number, game, rest)
        elif len(word) == 2 and word.endswith(":"):
            _play(scenario, number, game, word[0], rest)
        else:
            raise scenario.error("scenario-unknown", number, text=line)


def _open(scenario: Scenario) -> Game:
    """The position of a scenario: fixture values, unless it begins with `new` and the options of a real deal."""
    if not scenario.given:
        raise scenario.error("scenario-no-position", scenario.line)
    number, first = scenario.given[0]
    if first.startswith("new "):
        return _deal(scenario, number, first)
    lines = [text for _, text in scenario.given]
    try:
        return from_position("\n".join(["pecunia position 1", "fixture", *lines]), scenario.file)
    except FileError as error:
        given = scenario.given[max(error.line - 3, 0)][0]
        raise scenario.error(error.key, given, **error.facts) from None


def _deal(scenario: Scenario, number: int, line: str) -> Game:
    options: dict[str, object] = {}
    house: dict[str, str] = {}
    for word in line.split()[1:]:
        name, _, value = word.partition("=")
        if not name.islower():
            house[name] = value
        elif value in ("true", "false"):
            options[name.replace("-", "_")] = value == "true"
        else:
            options[name] = int(value)
    try:
        return new("non-olet", house=house, **{"seed": 1, **options})  # type: ignore[arg-type]
    except OptionError as error:
        raise scenario.error(error.key, number, **error.facts) from None


def _moves(rest: str) -> list[str]:
    return [part.strip() for part in rest.split(",") if part.strip()]


def _play(scenario: Scenario, line: int, game: Game, letter: str, text: str) -> None:
    question = game.question
    asked = "-" if question is None else seat_letter(question.player)
    if letter != asked:
        raise scenario.error("scenario-not-asked", line, expected=letter, asked=asked)
    for part in text.split(";"):
        try:
            game.play(game.move(part))
        except (IllegalMove, NotAMove) as error:
            raise scenario.error(error.key, line, **error.facts) from None


def _legal(game: Game) -> list[str]:
    return [] if game.question is None else [move.text for move in game.question.moves]


def _check_legal(scenario: Scenario, line: int, game: Game, rest: str) -> None:
    for text in _moves(rest):
        if text not in _legal(game):
            raise scenario.error("scenario-should-be-legal", line, move=text, legal=", ".join(_legal(game)))


def _check_only(scenario: Scenario, line: int, game: Game, rest: str) -> None:
    if sorted(_moves(rest)) != sorted(_legal(game)):
        raise scenario.error("scenario-other-moves", line, legal=", ".join(_legal(game)))


def _check_illegal(scenario: Scenario, line: int, game: Game, rest: str) -> None:
    """`illegal seat M senator-beside-slave`, or for somebody who is not asked `illegal B: play alms not-your-question`."""
    text, _, key = rest.rpartition(" ")
    head, colon, tail = text.partition(": ")
    if colon:
        reason = game.view(ord(head) - 65).why_not(game.move(tail))
    else:
        reason = game.why_not(game.move(text))
    found = "legal" if reason is None else reason.key
    if found != key:
        raise scenario.error("scenario-other-reason", line, move=text, expected=key, found=found)


def _check(scenario: Scenario, line: int, game: Game, rest: str) -> None:
    words = rest.split()
    if words[0] == "asked":
        question = game.question
        found = ["-"] if question is None else [seat_letter(question.player), question.kind]
        expected = words[1:]
    elif words[0] == "outcome":
        outcome = game.outcome
        winner = "-" if outcome is None or outcome.winner is None else seat_letter(outcome.winner)
        found = ["-"] if outcome is None else [winner, outcome.end]
        expected = words[1:]
    elif words[0] == "view":
        expected = words[3:]
        found = _seen(game, ord(words[1]) - 65, words[2])
    else:
        expected, found = _in_position(game, words)
    if not _agree(expected, found):
        raise scenario.error("scenario-not-so", line, expected=rest, found=" ".join(found))


def _seen(game: Game, seat: int, what: str) -> list[str]:
    """What a seat sees: `view B A.hand hidden`, `view B A.money 5`, `view B romans-left 20`."""
    seen = game.view(seat).snapshot()
    letter, dot, field = what.partition(".")
    if dot:
        players = seen["players"]
        assert isinstance(players, list)
        seen, what = players[ord(letter) - 65], field
    if what not in seen:
        return ["hidden"]
    value = seen[what]
    return [str(each) for each in value] or ["-"] if isinstance(value, list) else [str(value)]


def _in_position(game: Game, words: list[str]) -> tuple[list[str], list[str]]:
    """A line of the position as it is now: `A L SLV2/1@1`, `A queue SEN CIT …`, `A hand 3` (its size), `roman-discard …`."""
    size = 2 if len(words[0]) == 1 else 1
    zone = words[:size]
    for line in game.position().splitlines():
        found = line.split()
        if found[:size] == zone:
            expected = words[size:]
            found = found[size:]
            if zone[-1] not in ("money", "earned", "turn") and len(expected) == 1 and expected[0].isdigit():
                return expected, [str(0 if found == ["-"] else len(found))]
            return expected, found
    return words[size:], ["-"]


def _agree(expected: list[str], found: list[str]) -> bool:
    """Word by word; `…` or `...` at the end leaves the rest open, and a Roman need not be stated in full."""
    if expected and expected[-1] in ("…", "..."):
        expected = expected[:-1]
        found = found[: len(expected)]
    return len(expected) == len(found) and all(map(_same, expected, found))


def _same(expected: str, found: str) -> bool:
    head, at, markers = expected.partition("@")
    head, _, name = head.partition(":")
    actual, _, actual_markers = found.partition("@")
    actual, _, actual_name = actual.partition(":")
    if expected == found:
        return True
    if head not in (actual, actual[:3]) or (name and name != actual_name):
        return False
    return not at or markers == actual_markers
