"""The judges of the games: what a title brings, with weights."""

from typing import Final

from pecunia.bots.judge import Judge
from pecunia.bots.weights import Weights, weights_from_text
from pecunia.titles.registry import TITLES
from pecunia.titles.title import WEIGHTS


def bare_judge(title: str) -> Judge:
    """The judge of a game, who knows what counts but not how much."""
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


JUDGES: Final[dict[str, Judge]] = {}  # those that were asked for, with the weights of the package


def judge_of(title: str) -> Judge:
    """The judge of a game with the weights that ship with the package, made once."""
    judge = JUDGES.get(title)
    if judge is None:
        judge = JUDGES[title] = own_judge(title)
    return judge
