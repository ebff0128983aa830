"""A scenario, and the errors in one."""

from pecunia.core.errors import FileError
from pecunia.core.moves import Question, seat_letter


class Answer:
    """A question that the engine answered automatically, because it had a single answer."""

    def __init__(self, question: Question) -> None:
        self.player = seat_letter(question.player)
        self.question = question.kind
        self.move = question.moves[0].text


class Moment:
    """The state of a scenario when a line failed: the open question, and what the engine had answered before it."""

    def __init__(self, question: Question | None, since: int, automatic: list[Question]) -> None:
        self.player = "" if question is None else seat_letter(question.player)
        self.question = "" if question is None else question.kind
        self.legal = [] if question is None else [move.text for move in question.moves]
        self.since = since  # the line that played the last moves, or `given`
        self.automatic = [Answer(each) for each in automatic]


class ScenarioError(FileError):
    """A scenario that cannot be read, or whose statement is not true."""

    moment: Moment | None = None  # None if the scenario had not begun
    edition: str = ""  # the edition being played, if the scenario names any

    def __str__(self) -> str:
        """For developers, who see it in test output. Users get to read the sentence instead."""
        if self.moment is None:
            return super().__str__()
        asked = f"{self.moment.player} {self.moment.question}".strip() or "-"
        return f"{super().__str__()}; asked: {asked}; legal: {', '.join(self.moment.legal) or '-'}"


class Scenario:
    """One scenario of a file: its title, the clauses it cites, its position and its numbered lines."""

    def __init__(self, file: str, line: int, title: str, game: str) -> None:
        self.file = file
        self.line = line
        self.title = title
        self.game = game
        self.cites: list[str] = []
        self.cite_lines: list[int] = []  # the line of each clause
        self.editions: list[str] = []
        self.editions_line = 0
        self.given_line = 0
        self.given: list[tuple[int, str]] = []
        self.lines: list[tuple[int, str]] = []
        self.mistake: ScenarioError | None = None  # the first mistake in its head; raised when the scenario is run

    def error(self, key: str, line: int, **facts: object) -> ScenarioError:
        return ScenarioError(key, self.file, line, **facts)
