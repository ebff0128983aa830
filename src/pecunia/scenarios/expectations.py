"""Checks the lines `expect …`: what each states, and whether it is true."""

from collections.abc import Callable

from pecunia.core.game import Game
from pecunia.core.moves import seat_letter, seat_letters
from pecunia.core.numbers import is_number
from pecunia.scenarios.scenario import Scenario, ScenarioError
from pecunia.scenarios.vocabulary import similar, vocabulary_of

OPEN_ENDS = ("…", "...")
GONE = "gone"  # stated of a line that the position does not have
HIDDEN = "hidden"  # stated of something that a seat does not see
NOTHING = "-"


def seat_of(scenario: Scenario, game: Game, letter: str, line: int) -> int:
    """The seat that a letter names."""
    letters = [seat_letter(seat) for seat in range(game.seats)]
    if letter not in letters:
        raise scenario.error("position-player", line, text=letter)
    return letters.index(letter)


def check_expected(scenario: Scenario, game: Game, line: int, rest: str) -> None:
    """Raises ScenarioError if the statement cannot be understood or is not true."""
    words = rest.split()
    if not words:
        raise scenario.error("scenario-form", line, text="expect", form="expect ZONE CARDS")
    checked = _Expectation(scenario, game, line, words)
    if words[0] in checked.kinds:
        expected, found = checked.kinds[words[0]](words[1:])
    else:
        expected, found = checked.in_position(words)
    if not checked.agree(expected, found):
        raise checked.error("scenario-not-so", expected=" ".join(words), found=" ".join(found))


class _Expectation:
    """One statement: what is expected, and what is found, each as words."""

    def __init__(self, scenario: Scenario, game: Game, line: int, words: list[str]) -> None:
        self.scenario = scenario
        self.game = game
        self.line = line
        self.words = words
        self.vocabulary = vocabulary_of(scenario.game)
        self.kinds: dict[str, Callable[[list[str]], tuple[list[str], list[str]]]] = {
            "asked": self._asked,
            "outcome": self._outcome,
            "view": self._view,
            "count": self._count,
        }

    def error(self, key: str, **facts: object) -> ScenarioError:
        return self.scenario.error(key, self.line, **facts)

    def malformed(self, form: str) -> ScenarioError:
        return self.error("scenario-form", text=f"expect {' '.join(self.words)}", form=f"expect {form}")

    def seat(self, letter: str) -> int:
        return seat_of(self.scenario, self.game, letter, self.line)

    def _asked(self, expected: list[str]) -> tuple[list[str], list[str]]:
        """`asked B window`; `asked -` when the game is over."""
        question = self.game.question
        found = [NOTHING] if question is None else [seat_letter(question.player), question.kind]
        if expected != [NOTHING]:
            if len(expected) != 2:
                raise self.malformed("asked PLAYER QUESTION")
            self.seat(expected[0])
            if expected[1] not in self.vocabulary.questions:
                near = similar(expected[1], self.vocabulary.questions)
                raise self.error("scenario-question", text=expected[1], similar=near)
        return expected, found

    def _outcome(self, expected: list[str]) -> tuple[list[str], list[str]]:
        """`outcome A fee`, `outcome A+B shared`, `outcome - round-cap`; `outcome -` while the game goes on."""
        outcome = self.game.outcome
        found = [NOTHING] if outcome is None else [seat_letters(outcome.winners), outcome.end]
        if expected != [NOTHING]:
            if len(expected) != 2:
                raise self.malformed("outcome WINNERS END")
            for letter in expected[0].split("+") if expected[0] != NOTHING else []:
                self.seat(letter)
            if expected[1] not in self.vocabulary.ends:
                raise self.error("scenario-end", text=expected[1], known=", ".join(self.vocabulary.ends))
        return expected, found

    def _count(self, expected: list[str]) -> tuple[list[str], list[str]]:
        """How many Romans of a class or copies of a card there are: `count SEN 15`, `count line-cutter 6`."""
        if len(expected) != 2 or not is_number(expected[1]):
            raise self.malformed("count CARD NUMBER")
        thing, number = expected
        if not self.vocabulary.is_thing(self.game, thing):
            raise self.error("scenario-thing", text=thing)
        words = [word for line in self.game.position().splitlines() for word in line.split()]
        return [str(int(number))], [str(sum(self.game.means(thing, word) for word in words))]

    def _view(self, expected: list[str]) -> tuple[list[str], list[str]]:
        """What a seat sees: `view B A.hand hidden`, `view B A.money 5`, `view B roman-discard SEN`, top first."""
        if len(expected) < 3:
            raise self.malformed("view PLAYER FIELD WORDS")
        view = self.game.view(self.seat(expected[0]))
        seen = view.snapshot()
        of_table, of_player = self.vocabulary.fields(self.game)
        letter, dot, name = expected[1].partition(".")
        known = of_player if dot else of_table
        if not dot:
            name = letter
        else:
            players = seen["players"]
            assert isinstance(players, list)
            seen = players[self.seat(letter)]
        if name not in known:
            raise self.error("scenario-field", text=expected[1], similar=similar(name, known))
        if name not in seen:
            return expected[2:], [HIDDEN]
        value = seen[name]
        if not isinstance(value, list):
            return expected[2:], str(value).split()
        words = [view.token(each) if isinstance(each, int) else str(each) for each in value]
        return expected[2:], (words[::-1] if name.endswith("discard") else words) or [NOTHING]

    def in_position(self, words: list[str]) -> tuple[list[str], list[str]]:
        """A line of the position as it is now: `A L SLV2/1@1`, `A V1 gone` (no such line), `A hand 3` (size)."""
        size = 2 if len(words[0]) == 1 else 1
        zone = words[:size]
        if size == 1:
            known = self.vocabulary.zones
        else:
            self.seat(words[0])
            known = self.vocabulary.player_zones
            if len(words) == 1:
                raise self.malformed("PLAYER ZONE CARDS")
        if zone[-1] not in known:
            raise self.error("scenario-zone", text=" ".join(zone), known=", ".join(known))
        expected = words[size:]
        for line in self.game.position().splitlines():
            found = line.split()
            if found[:size] == zone:
                found = found[size:]
                if found and not expected:  # some lines have no words: `expect rich-slaves`
                    raise self.malformed(f"{' '.join(zone)} CARDS")
                if len(expected) == 1 and expected[0].isdigit() and not any(word.isdigit() for word in found):
                    return expected, [str(0 if found == [NOTHING] else len(found))]
                return expected, found
        return expected, [GONE]

    def agree(self, expected: list[str], found: list[str]) -> bool:
        """Compare word by word. `…` at either end matches anything there, and a card need not be stated in full."""
        begins_open = bool(expected) and expected[0] in OPEN_ENDS
        stated = expected[1:] if begins_open else expected
        ends_open = bool(stated) and stated[-1] in OPEN_ENDS
        stated = stated[:-1] if ends_open else stated
        if any(dots in word for word in stated for dots in OPEN_ENDS):
            raise self.error("scenario-open-middle", text=" ".join(self.words))
        if not stated and (begins_open or ends_open):
            raise self.malformed("ZONE CARDS …")
        room = len(found) - len(stated)
        if room < 0 or (room > 0 and not begins_open and not ends_open):
            return False
        first = room if begins_open and not ends_open else 0
        last = room if begins_open else 0
        return any(self._means(stated, found[at : at + len(stated)]) for at in range(first, last + 1))

    def _means(self, stated: list[str], found: list[str]) -> bool:
        return all(map(self.game.means, stated, found))
