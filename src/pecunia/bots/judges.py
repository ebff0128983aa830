"""The judge of each game: the title provides it, and it is loaded with weights here."""

from typing import Final

from pecunia.bots.judge import Judge
from pecunia.bots.weights import Weights, weights_from_text
from pecunia.titles.registry import TITLES
from pecunia.titles.title import WEIGHTS


def bare_judge(title: str) -> Judge:
    """The judge of a game without weights: it knows which features count, but not how much."""
    return TITLES[title].judge()


def judge_with(title: str, tables: list[Weights]) -> Judge:
    judge = bare_judge(title)
    judge.tables = tables
    return judge


def judge_from_text(title: str, text: str, file: str) -> Judge:
    """The judge of a game with the weights that a file states."""
    judge = bare_judge(title)
    judge.tables = weights_from_text(text, file, judge.kinds, judge.names)
    return judge


def own_judge(title: str) -> Judge:
    """The judge of a game with the weights that ship with its title."""
    return (
        judge_from_text(title, TITLES[title].file(WEIGHTS), WEIGHTS) if bare_judge(title).kinds else bare_judge(title)
    )


JUDGES: Final[dict[str, Judge]] = {}  # cache of `judge_of`


def judge_of(title: str) -> Judge:
    """The judge of a game with the weights that ship with the package. It is made only once."""
    judge = JUDGES.get(title)
    if judge is None:
        judge = JUDGES[title] = own_judge(title)
    return judge
