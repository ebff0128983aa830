"""Plays scenarios: every line is carried out or checked, from top to bottom."""

from collections.abc import Callable

from pecunia.core.errors import IllegalMove, NotAMove
from pecunia.core.game import Game
from pecunia.core.moves import Move, Question, seat_letter
from pecunia.rulebook.clauses import known_clauses
from pecunia.scenarios.expectations import check_expected, seat_of
from pecunia.scenarios.first_position import Refused, opened
from pecunia.scenarios.scenario import Moment, Scenario, ScenarioError
from pecunia.scenarios.scenario_reader import parts
from pecunia.scenarios.vocabulary import similar, vocabulary_of
from pecunia.texts import DEFAULT, Texts
from pecunia.titles.registry import title

REFUSED = "refused"
STATEMENTS = ("legal", "only", "illegal", "expect", REFUSED)


def run_scenario(scenario: Scenario) -> None:
    """Play a scenario. Raises ScenarioError with the line of the first mistake or false statement."""
    _check_head(scenario)
    for edition in scenario.editions or [""]:
        try:
            _run(scenario, edition)
        except ScenarioError as error:
            error.edition = edition
            raise


def _check_head(scenario: Scenario) -> None:
    """Check what must be right before a scenario can be played at all."""
    if scenario.mistake is not None:
        raise scenario.mistake
    if not scenario.cites:
        raise scenario.error("scenario-cites-nothing", scenario.line)
    clauses = known_clauses(scenario.game)
    for clause, line in zip(scenario.cites, scenario.cite_lines, strict=True):
        if clause not in clauses:
            raise scenario.error("scenario-clause", line, text=clause, similar=similar(clause, list(clauses)))
    known = [str(edition) for edition in title(scenario.game).engine.choices.editions]
    for edition in scenario.editions:
        if not known:
            raise scenario.error("option-not-of-game", scenario.editions_line, option="edition", game=scenario.game)
        if edition not in known:
            raise scenario.error("option-edition", scenario.editions_line, value=edition)
    if not any(line.split()[0] in STATEMENTS for _, line in scenario.lines):
        raise scenario.error("scenario-states-nothing", scenario.line)


def _run(scenario: Scenario, edition: str) -> None:
    refusals = [(number, line) for number, line in scenario.lines if line.split()[0] == REFUSED]
    if refusals:
        _check_refused(scenario, edition, *refusals[0])
        return
    run = _Run(scenario, edition)
    for number, line in scenario.lines:
        run.line(number, line)


def _check_refused(scenario: Scenario, edition: str, line: int, text: str) -> None:
    """`refused place-full`: the given position or deal is impossible for this reason."""
    if len(scenario.lines) > 1:
        raise scenario.error("scenario-refused-alone", line)
    words = text.split()
    if len(words) != 2:
        raise scenario.error("scenario-form", line, text=text, form="refused REASON")
    key = words[1]
    known = Texts(DEFAULT)
    if not (known.has(f"error-{key}") or known.has(f"reason-{key}")):
        raise scenario.error("scenario-refusal", line, text=key)
    try:
        opened(scenario, edition)
    except Refused as refused:
        if refused.error.key != key:
            found = refused.error.key
            raise scenario.error("scenario-other-refusal", line, expected=key, found=found) from None
    else:
        raise scenario.error("scenario-not-refused", line, expected=key)


class _Run:
    """One run of a scenario: the current game, and what the engine has answered automatically since the last move."""

    def __init__(self, scenario: Scenario, edition: str) -> None:
        self.scenario = scenario
        self.edition = edition
        self.words = vocabulary_of(scenario.game)
        self.statements: dict[str, Callable[[int, str], None]] = {
            "again": self._again,
            "legal": self._legal,
            "only": self._only,
            "illegal": self._illegal,
            "expect": self._expect,
        }
        self.since = scenario.given_line
        self.automatic: list[Question] = []
        self.game: Game = self._opened()

    def line(self, number: int, line: str) -> None:
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        try:
            if word in self.statements:
                self.statements[word](number, rest)
            elif len(word) == 2 and word.endswith(":"):
                self._play(number, word[0], rest)
            else:
                raise self.scenario.error("scenario-unknown", number, text=line)
        except ScenarioError as error:
            error.moment = Moment(self.game.question, self.since, self.automatic)
            raise
        except NotAMove as error:
            told = self.scenario.error("not-a-move", number, **error.facts)
            told.moment = Moment(self.game.question, self.since, self.automatic)
            raise told from None

    def _opened(self) -> Game:
        try:
            game = opened(self.scenario, self.edition)
        except Refused as refused:
            raise refused.error from None
        start = game.start
        assert start is not None
        self.automatic = start.automatic or []
        return game

    def _again(self, number: int, rest: str) -> None:
        """Go back to what was given. The words after `again` are for the reader."""
        self.since = self.scenario.given_line
        self.game = self._opened()

    def _play(self, number: int, letter: str, rest: str) -> None:
        seat = seat_of(self.scenario, self.game, letter, number)
        moves = [part.strip() for part in rest.split(";")]
        if not all(moves):
            raise self.scenario.error("scenario-form", number, text=f"{letter}: {rest}".strip(), form="A: MOVE; …")
        if self.game.question is None:
            raise self.scenario.error("scenario-nobody-asked", number, player=letter)
        if self.game.question.player != seat:
            asked = seat_letter(self.game.question.player)
            raise self.scenario.error("scenario-not-asked", number, expected=letter, asked=asked)
        answered: list[Question] = []
        for text in moves:
            try:
                self.game.automatic = answered
                self.game.play(self.game.move(text))
            except IllegalMove as error:
                raise self.scenario.error(error.key, number, **error.facts) from None
            # Only after the move: if it is illegal, the answers before it are still shown.
            self.since, self.automatic = number, answered

    def _moves(self, number: int, word: str, rest: str) -> list[Move]:
        """The moves that a line names, between commas."""
        texts = parts(rest)
        if not texts:
            raise self.scenario.error("scenario-form", number, text=f"{word} {rest}".strip(), form=f"{word} MOVE, …")
        moves = [self.game.move(text) for text in texts]
        for move in moves:
            if moves.count(move) > 1:
                raise self.scenario.error("scenario-twice", number, text=move.text)
        return moves

    def _legal(self, number: int, rest: str) -> None:
        for move in self._moves(number, "legal", rest):
            reason = self.game.why_not(move)
            if reason is not None:
                raise self.scenario.error("scenario-should-be-legal", number, move=move.text, found=reason.key)

    def _only(self, number: int, rest: str) -> None:
        named = self._moves(number, "only", rest)
        legal = [] if self.game.question is None else self.game.question.moves
        missing = [move.text for move in legal if move not in named]
        illegal = [move.text for move in named if move not in legal]
        if missing or illegal:
            facts = {"missing": ", ".join(missing) or "-", "illegal": ", ".join(illegal) or "-"}
            raise self.scenario.error("scenario-other-moves", number, **facts)

    def _illegal(self, number: int, rest: str) -> None:
        """`illegal seat M place-taken`, or for a player who is not asked, `illegal B: play alms not-your-question`."""
        text, _, key = rest.rpartition(" ")
        head, colon, tail = text.partition(":")
        move = (tail if colon else text).strip()
        if not move or not key:
            form = "illegal MOVE REASON"
            raise self.scenario.error("scenario-form", number, text=f"illegal {rest}".strip(), form=form)
        if key not in self.words.reason_keys:
            near = similar(key, list(self.words.reason_keys))
            raise self.scenario.error("scenario-reason", number, text=key, similar=near)
        if colon:
            seat = seat_of(self.scenario, self.game, head.strip(), number)
            reason = self.game.view(seat).why_not(self.game.move(move))
        else:
            reason = self.game.why_not(self.game.move(move))
        if reason is None:
            raise self.scenario.error("scenario-is-legal", number, move=text, expected=key)
        if reason.key != key:
            raise self.scenario.error("scenario-other-reason", number, move=text, expected=key, found=reason.key)

    def _expect(self, number: int, rest: str) -> None:
        check_expected(self.scenario, self.game, number, rest)
