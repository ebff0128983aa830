"""What a bot that looks ahead must know about a game: each seat's chance to win, and how to finish a turn."""

from math import exp

from pecunia.bots.weights import Weights
from pecunia.core.chance import Stream
from pecunia.core.game import Game
from pecunia.core.moves import Move


class Judge:
    """Judges positions. Each title has one. It sees complete games, but only imagined ones."""

    def __init__(
        self, names: list[str], kinds: list[str], plain: dict[str, tuple[float, float]], topics: dict[str, str]
    ) -> None:
        self.names = names  # the names of the features, in order
        self.kinds = kinds  # the kinds of games with weights of their own; empty if there are no weights
        self.plain = plain  # a beginner's early and late weights; a beginner ignores all other features
        # What the features are about, by a feature's full name or its first words: hints and reviews name `topic-…`.
        self.topics = topics
        self.tables: list[Weights] = []  # one for each kind

    def features(self, game: Game, seat: int) -> list[float]:
        """The features of a seat, in the order of `names`. They use nothing about the others that the seat cannot see:
        neither the cards in their hands nor anything that follows from these."""
        raise NotImplementedError

    def kind(self, game: Game) -> int:
        """The index in `kinds` of the kind of this game."""
        raise NotImplementedError

    def step(self, game: Game) -> int:
        """How far the game has come, from 0 to STEPS."""
        raise NotImplementedError

    def beginner(self) -> list[float]:
        """A beginner's weights, in the order of `names`: first all early ones, then all late ones."""
        nothing = (0.0, 0.0)
        return [self.plain.get(name, nothing)[late] for late in range(2) for name in self.names]

    def weights(self, game: Game) -> list[float]:
        """The weights of the features now, in the order of `names`. Weighted with them, features add up to the
        score."""
        return self.tables[self.kind(game)].at(self.step(game))

    def scores(self, game: Game) -> list[float]:
        """How well each seat stands while the game goes on. The chances to win are proportional to the exponentials of
        the scores."""
        raise NotImplementedError

    def chances(self, game: Game) -> list[float]:
        """Each seat's chance to win; the chances add up to one. After the end of the game, the result: winners have
        equal shares, and if nobody has won, all have 0."""
        outcome = game.outcome
        if outcome is None:
            return softmax(self.scores(game))
        chances = [0.0] * game.seats
        for winner in outcome.winners:
            chances[winner] = 1.0 / len(outcome.winners)
        return chances

    def value(self, game: Game, seat: int) -> float:
        """What the position is worth to the seat: its chance to win."""
        return self.chances(game)[seat]

    def habit(self, game: Game, moves: list[Move]) -> Move:
        """The move that a player would make without thinking, to finish a turn."""
        return moves[0]

    def shortlist(self, game: Game, moves: list[Move]) -> list[Move]:
        """The moves worth trying. Where many moves differ only a little, some are left out."""
        return moves

    def quick(self, game: Game, stream: Stream) -> Move:
        """A very fast choice, to play imagined games to the end. Not good, but better than a random move."""
        assert game.question is not None
        return stream.choose(game.question.moves)


def softmax(scores: list[float]) -> list[float]:
    """Turn scores into chances that add up to one. Only the differences of the scores matter."""
    best = scores[0]
    for score in scores:
        if score > best:
            best = score
    total = 0.0
    chances: list[float] = []
    for score in scores:
        chance = exp(score - best)
        chances.append(chance)
        total += chance
    for seat in range(len(chances)):
        chances[seat] /= total
    return chances
