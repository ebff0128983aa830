"""What a bot that looks ahead must know of a game: each seat's chance to win, and how a turn is finished."""

from math import exp

from pecunia.bots.weights import Weights
from pecunia.core.chance import Stream
from pecunia.core.game import Game
from pecunia.core.moves import Move


class Judge:
    """One for each game. It sees whole games, but only imagined ones."""

    def __init__(self, names: list[str], kinds: list[str], plain: dict[str, tuple[float, float]]) -> None:
        self.names = names  # what the features are called, in their order
        self.kinds = kinds  # the kinds of games that are weighed apart; none where nothing is weighed
        self.plain = plain  # early and late weights of a beginner; he looks at nothing else
        self.tables: list[Weights] = []  # one for each kind

    def features(self, game: Game, seat: int) -> list[float]:
        """What counts for a seat, in the order of `names`. Of the others it looks at nothing that the seat cannot see:
        of their hands neither the cards nor anything that they would tell."""
        raise NotImplementedError

    def kind(self, game: Game) -> int:
        """Which of the kinds a game is."""
        raise NotImplementedError

    def step(self, game: Game) -> int:
        """How far the game has come, from 0 to STEPS."""
        raise NotImplementedError

    def beginner(self) -> list[float]:
        """What a beginner weighs, in the order of `names`, early and then late."""
        nothing = (0.0, 0.0)
        return [self.plain.get(name, nothing)[late] for late in range(2) for name in self.names]

    def weights(self, game: Game) -> list[float]:
        """What the features weigh now, in the order of `names`: weighed so they add up to the seat's score."""
        return self.tables[self.kind(game)].at(self.step(game))

    def scores(self, game: Game) -> list[float]:
        """How well each seat stands while the game goes on: the chances to win are as their exponentials."""
        raise NotImplementedError

    def chances(self, game: Game) -> list[float]:
        """Each seat's chance to win; they add up to one. After the end what came of it: those who share have equal
        parts, and where nobody has won nobody has anything."""
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
        """How somebody would finish his turn without thinking."""
        return moves[0]

    def shortlist(self, game: Game, moves: list[Move]) -> list[Move]:
        """The moves worth a try, where many differ only a little."""
        return moves

    def quick(self, game: Game, stream: Stream) -> Move:
        """A move in no time, to play imagined games to their end: not good, but better than any move."""
        assert game.question is not None
        return stream.choose(game.question.moves)


def softmax(scores: list[float]) -> list[float]:
    """Chances that add up to one, from scores of which only the differences count."""
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
