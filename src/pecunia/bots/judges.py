"""The judges of the games, by title."""

from typing import Final

from pecunia.bots.judge import Judge
from pecunia.bots.non_olet import NonOletJudge
from pecunia.bots.olet import OletJudge
from pecunia.bots.weights import Weights, own_weights, weights_from_text


def bare_judge(title: str) -> Judge:
    """The judge of a game, who knows what counts but not how much."""
    return NonOletJudge() if title == "non-olet" else OletJudge()


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
    """The judge of a game with the weights that ship with the package."""
    judge = bare_judge(title)
    judge.tables = own_weights(judge.file, judge.kinds, judge.names)
    return judge


JUDGES: Final[dict[str, Judge]] = {title: own_judge(title) for title in ("non-olet", "olet")}
