"""Scenarios: a position, moves, what is legal or not and why, what must be true; each cites its clauses.

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

docs/scenarios.md lists every kind of line. A file about another game begins with `game olet`. `again` goes back to
the position that was given; `editions 2005, 2016` plays the whole scenario once with each; `refused place-full` says
that there can be no such position.
"""

from pathlib import Path

from pecunia.core.errors import FileError, IllegalMove, NotAMove, OptionError
from pecunia.core.game import Game
from pecunia.core.moves import seat_letter, seat_letters
from pecunia.core.position import HEAD
from pecunia.games import from_position
from pecunia.titles.registry import title

SUFFIX = ".scenario"
FIRST_TITLE = "non-olet"  # of a file that does not begin with a line `game …`
STATEMENTS = ("legal", "only", "illegal", "expect", "refused")


class ScenarioError(FileError):
    """A scenario that cannot be read, or whose statement is not true."""


class Scenario:
    """One scenario of a file: its title, the clauses it cites, its position and its numbered lines."""

    def __init__(self, file: str, line: int, title: str, game: str) -> None:
        self.file = file
        self.line = line
        self.title = title
        self.game = game
        self.cites: list[str] = []
        self.editions: list[str] = []
        self.given: list[tuple[int, str]] = []
        self.lines: list[tuple[int, str]] = []

    def error(self, key: str, line: int, **facts: object) -> ScenarioError:
        return ScenarioError(key, self.file, line, **facts)


def read_scenarios(text: str, file: str) -> list[Scenario]:
    """The scenarios of a file, in order."""
    scenarios: list[Scenario] = []
    game = FIRST_TITLE
    inside = False
    for number, line in enumerate(text.splitlines(), 1):
        content = line.split("#")[0].rstrip()
        word, _, rest = content.strip().partition(" ")
        if not word:
            continue
        if word == "scenario":
            scenarios.append(Scenario(file, number, rest, game))
            inside = False
        elif word == "game" and not scenarios:
            game = rest
        elif not scenarios:
            raise ScenarioError("scenario-no-title", file, number, text=content)
        elif word == "cites":
            scenarios[-1].cites += _parts(rest)
        elif word == "editions":
            scenarios[-1].editions += _parts(rest)
        elif word == "given":
            inside = True
        elif inside and content.startswith(" "):
            scenarios[-1].given.append((number, content.strip()))
        else:
            inside = False
            scenarios[-1].lines.append((number, content.strip()))
    return scenarios


def scenarios_below(folder: Path) -> list[Scenario]:
    """All scenarios of a folder, files in order of name, which holds their folder: two games may both have a setup."""
    found = []
    for path in sorted(folder.rglob(f"*{SUFFIX}")):
        found += read_scenarios(path.read_text(encoding="utf-8"), path.relative_to(folder).as_posix())
    return found


def run_scenario(scenario: Scenario) -> None:
    """Play a scenario. Raises ScenarioError with the line of the first statement that is not true."""
    if not scenario.cites:
        raise scenario.error("scenario-cites-nothing", scenario.line)
    if not any(line.split()[0] in STATEMENTS for _, line in scenario.lines):
        raise scenario.error("scenario-states-nothing", scenario.line)
    for edition in scenario.editions or [""]:
        _run(scenario, edition)


def _run(scenario: Scenario, edition: str) -> None:
    number, line = scenario.lines[0]
    if line.startswith("refused "):
        _check_refused(scenario, number, edition, line.split()[1])
        return
    game = _open(scenario, edition)
    for number, line in scenario.lines:
        word, _, rest = line.partition(" ")
        if word == "again":
            game = _open(scenario, edition)
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


def _open(scenario: Scenario, edition: str) -> Game:
    """The position of a scenario: fixture values, unless it begins with `new`, a real deal."""
    if not scenario.given:
        raise scenario.error("scenario-no-position", scenario.line)
    number, first = scenario.given[0]
    if edition:
        first = f"{first} edition={edition}"
    if first.startswith("new "):
        return _deal(scenario, number, first)
    lines = [first, *(text for _, text in scenario.given[1:])]
    try:
        return from_position("\n".join([HEAD, f"game {scenario.game}", "fixture", *lines]), scenario.file)
    except FileError as error:
        given = scenario.given[max(error.line - 4, 0)][0]
        raise scenario.error(error.key, given, **error.facts) from None


def _deal(scenario: Scenario, number: int, line: str) -> Game:
    """`new players=3 seed=7`: the options as a record states them, and a seed, 1 where none is given.

    A line `values …` below it deals from an owner's box.
    """
    words = line.split()[1:]
    seeds = [word.partition("=")[2] for word in words if word.startswith("seed=")]
    header = {"options": " ".join([word for word in words if not word.startswith("seed=")])}
    for _, text in scenario.given[1:]:
        word, _, rest = text.partition(" ")
        header[word] = rest
    try:
        return title(scenario.game).engine.from_header(header, (seeds or ["1"])[0], scenario.file)
    except (FileError, OptionError) as error:
        raise scenario.error(error.key, number, **error.facts) from None


def _check_refused(scenario: Scenario, line: int, edition: str, key: str) -> None:
    """`refused place-full`: what is given cannot be, for this reason."""
    found = "-"
    try:
        _open(scenario, edition)
    except ScenarioError as error:
        found = error.key
    if found != key:
        raise scenario.error("scenario-not-so", line, expected=f"refused {key}", found=found)


def _parts(rest: str) -> list[str]:
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
    for text in _parts(rest):
        if text not in _legal(game):
            raise scenario.error("scenario-should-be-legal", line, move=text, legal=", ".join(_legal(game)))


def _check_only(scenario: Scenario, line: int, game: Game, rest: str) -> None:
    if sorted(_parts(rest)) != sorted(_legal(game)):
        raise scenario.error("scenario-other-moves", line, legal=", ".join(_legal(game)))


def _check_illegal(scenario: Scenario, line: int, game: Game, rest: str) -> None:
    """`illegal seat M place-taken`, or for whoever is not asked `illegal B: play alms not-your-question`."""
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
        found = ["-"] if outcome is None else [seat_letters(outcome.winners), outcome.end]
        expected = words[1:]
    elif words[0] == "view":
        expected = words[3:]
        found = _seen(game, ord(words[1]) - 65, words[2])
    elif words[0] == "count":
        expected = words[2:]
        found = [_count(game, words[1])]
    else:
        expected, found = _in_position(game, words)
    if not _agree(game, expected, found):
        raise scenario.error("scenario-not-so", line, expected=rest, found=" ".join(found))


def _seen(game: Game, seat: int, what: str) -> list[str]:
    """What a seat sees: `view B A.hand hidden`, `view B A.money 5`, `view B roman-discard SEN`, top first."""
    view = game.view(seat)
    seen = view.snapshot()
    letter, dot, field = what.partition(".")
    if dot:
        players = seen["players"]
        assert isinstance(players, list)
        seen, what = players[ord(letter) - 65], field
    if what not in seen:
        return ["hidden"]
    value = seen[what]
    if not isinstance(value, list):
        return [str(value)]
    words = [view.token(each) if isinstance(each, int) else str(each) for each in value]
    return (words[::-1] if what.endswith("discard") else words) or ["-"]


def _count(game: Game, what: str) -> str:
    """How many Romans of a class or copies of a card there are: `count SEN 15`, `count line-cutter 6`."""
    words = [word for line in game.position().splitlines() for word in line.split()]
    return str(sum(game.means(what, word) for word in words))


def _in_position(game: Game, words: list[str]) -> tuple[list[str], list[str]]:
    """A line of the position as it is now: `A L SLV2/1@1`, `A V1 gone` (no such line), `A hand 3` (size)."""
    size = 2 if len(words[0]) == 1 else 1
    zone = words[:size]
    for line in game.position().splitlines():
        found = line.split()
        if found[:size] == zone:
            expected = words[size:]
            found = found[size:]
            if len(expected) == 1 and expected[0].isdigit() and not any(word.isdigit() for word in found):
                return expected, [str(0 if found == ["-"] else len(found))]
            return expected, found
    return words[size:], ["gone"]


def _agree(game: Game, expected: list[str], found: list[str]) -> bool:
    """Word by word; `…` or `...` at the end leaves the rest open, and a card need not be stated in full."""
    if expected and expected[-1] in ("…", "..."):
        expected = expected[:-1]
        found = found[: len(expected)]
    return len(expected) == len(found) and all(map(game.means, expected, found))
