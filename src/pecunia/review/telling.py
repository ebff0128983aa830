"""A review in the words of one language: moves as sentences, reasons as topics, things by their names."""

from dataclasses import dataclass

from pecunia.core.game import Game
from pecunia.review.report import Decision, Review, Source
from pecunia.texts import Texts
from pecunia.words.registry import words_of

# Where the names of things stand, by game and group.
NAMES = {
    ("non-olet", "class"): "class-{}",
    ("non-olet", "card"): "card-{}",
    ("non-olet", "event"): "event-{}",
    ("non-olet", "favour"): "favour-{}",
    ("olet", "card"): "olet-card-{}",
    ("olet", "sale"): "olet-space-{}",
    ("olet", "cost"): "olet-space-{}",
}
OTHER_NAMES = "review-thing-{}"
OWN_NAMES = ("famous", "godfather", "rung", "bank")  # things that are named here and nowhere else


@dataclass(frozen=True)
class Told:
    """A decision worth a word: what was asked, what was played, what was better, and what speaks for that."""

    number: int
    question: str
    played: str
    best: str
    reasons: list[str]


def told(review: Review, game: Game, texts: Texts) -> list[Told]:
    """The decisions that gave something away, in order, told as their player saw them."""
    words = words_of(game, texts, review.seats)
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
            found.append(Told(number, words.question(view), words.move(view, played.move), best, reasons))
        twin.play(played.move)
    return found


def reasons_told(decision: Decision, texts: Texts) -> list[str]:
    """What the better move is better for, and what it is worse for. Without the former, it pays off later."""
    better, worse = (
        ", ".join(texts.text(f"terminal-topic-{topic}") for topic, by in decision.reasons if (float(by) > 0) == wanted)
        for wanted in (True, False)
    )
    found = [texts.text("review-for", topics=better)] * bool(better)
    if worse:
        found.append(texts.text("review-against" if better else "review-later", topics=worse))
    return found


def thing(game: str, source: Source, texts: Texts) -> str:
    """The name of what money came from or went to."""
    pattern = OTHER_NAMES if source.key in OWN_NAMES else NAMES[game, source.group]
    return texts.text(pattern.format(source.key), count=2)
