"""A review in words of one language: moves as sentences, reasons as topics, things by their names."""

from dataclasses import dataclass

from pecunia.core.game import Game
from pecunia.review.review_report import Decision, Review, Source
from pecunia.texts import Texts
from pecunia.titles.registry import TITLES
from pecunia.words.words_of import words_of


@dataclass(frozen=True)
class DecisionWords:
    """A decision worth a word: what was asked, what was played, what was better, and what speaks for that."""

    number: int
    question: str
    played: str
    best: str
    reasons: list[str]


def told(review: Review, game: Game, texts: Texts, names: list[str]) -> list[DecisionWords]:
    """The decisions that gave something away, in order, described as their player saw them. `names` are what the reader
    calls the players."""
    words = words_of(game, texts, names)
    past = game.history()
    twin = game.earlier(len(past))
    wanted = {decision.number: decision for decision in review.decisions if decision.size}
    found = []
    for number, played in enumerate(past):
        decision = wanted.get(number)
        if decision is not None:
            view = twin.view(played.player)
            best = words.move(view, twin.move(decision.best))
            reasons = reasons_told(decision, texts)
            found.append(DecisionWords(number, words.question(view), words.move(view, played.move), best, reasons))
        twin.play(played.move)
    return found


def reasons_told(decision: Decision, texts: Texts) -> list[str]:
    """The topics in which the better move is better, and those in which it is worse. If there are only the latter, the
    text says that it pays off later."""
    better, worse = (
        ", ".join(texts.text(f"topic-{topic}") for topic, by in decision.reasons if (float(by) > 0) == wanted)
        for wanted in (True, False)
    )
    found = [texts.text("review-for", topics=better)] * bool(better)
    if worse:
        found.append(texts.text("review-against" if better else "review-later", topics=worse))
    return found


def thing(game: str, source: Source, texts: Texts) -> str:
    """The name of the thing that money came from or went to."""
    return texts.text(TITLES[game].accounts().name_of(source), count=2)
