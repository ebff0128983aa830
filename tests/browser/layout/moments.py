"""Moments of the golden games at which somebody is asked: every kind of question, at small and at crowded tables."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from pecunia.core.game import Game
from pecunia.games import from_record

GOLDEN = Path(__file__).parents[2] / "golden"


class Moment(NamedTuple):
    """A question: the record and the number of moves played before it, what is asked, and how much is on the table."""

    record: str
    at: int
    title: str
    kind: str
    seats: int
    modules: int
    answers: int

    def game(self) -> Game:
        """The game as it was then."""
        whole, _ = from_record((GOLDEN / f"{self.record}.pecunia").read_text(encoding="utf-8"), self.record)
        return whole.earlier(len(whole.history()) - self.at)

    def __str__(self) -> str:
        return f"{self.title} {self.kind} ({self.record}, move {self.at}, {self.answers} answers)"


def moments() -> list[Moment]:
    """Every question of every golden game."""
    return [moment for file in sorted(GOLDEN.glob("*.pecunia")) for moment in _of(file)]


def _of(file: Path) -> Iterator[Moment]:
    whole, _ = from_record(file.read_text(encoding="utf-8"), file.name)
    past = whole.history()
    game = whole.earlier(len(past))
    for at, played in enumerate([*past, None]):
        question = game.question
        if question is not None:
            modules = len(getattr(game.view(question.player).options, "modules", ()))
            yield Moment(file.stem, at, game.title, question.kind, game.seats, modules, len(question.moves))
        if played is not None:
            game.play(played.move)


def _crowded(moment: Moment) -> tuple[int, int, int]:
    return moment.modules, moment.seats, moment.answers


def of_each_kind() -> list[Moment]:
    """Each kind of question once, at the most crowded table where it came up."""
    found: dict[tuple[str, str], Moment] = {}
    for moment in moments():
        key = (moment.title, moment.kind)
        if key not in found or _crowded(moment) > _crowded(found[key]):
            found[key] = moment
    return sorted(found.values())


def of_each_table() -> list[Moment]:
    """Each kind of question at each size of each kind of table, with the most answers that it had there."""
    found: dict[tuple[str, str, int, int], Moment] = {}
    for moment in moments():
        key = (moment.title, moment.kind, moment.seats, moment.modules)
        if key not in found or moment.answers > found[key].answers:
            found[key] = moment
    return sorted(found.values())
