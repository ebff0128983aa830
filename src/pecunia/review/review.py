"""Reviews a whole game: judges the decisions, separates luck from skill, and shows where the money came from."""

from collections.abc import Callable, Sequence

from pecunia.bots.judges import judge_of
from pecunia.core.errors import PecuniaError
from pecunia.core.game import Game
from pecunia.games import from_record
from pecunia.network.evaluator import evaluator_of, has_network
from pecunia.processes import processor_count
from pecunia.review.income import sources_of
from pecunia.review.judging import Judged, judge_decisions, tries_for
from pecunia.review.review_report import SIZES, VERSION, Balance, Fortune, Review


def finished_game(record: str, file: str = "record") -> tuple[Game, list[str]]:
    """The game of a record and the names at its seats. Refuses an unfinished game."""
    game, stated = from_record(record, file)
    require_finished(game)
    return game, stated.names(game.seats)


def require_finished(game: Game) -> None:
    if game.outcome is None:
        raise PecuniaError("review-unfinished")


def review_of(
    record: str,
    jobs: int = 0,
    progress: Callable[[int], None] = lambda judged: None,
    stopped: Callable[[], bool] = lambda: False,
    tries: int = 0,
) -> Review:
    """Review a record. `jobs` is the number of processes (0: one for each core). Raises Stopped when it is called
    off."""
    game, names = finished_game(record)
    tries = tries or tries_for(game)
    judged = judge_decisions(record, game, tries, jobs or processor_count(), progress, stopped)
    assert game.outcome is not None
    chances = chances_of(game)
    past = game.history()
    return Review(
        version=VERSION,
        game=game.title,
        seats=names,
        winners=list(game.outcome.winners),
        scores=list(game.outcome.scores),
        tries=tries,
        chances=[[round(chance, 4) for chance in each] for each in chances],
        turns=[played.turn for played in past],
        decisions=[each.decision for each in judged],
        balances=[balance(seat, chances, judged) for seat in range(game.seats)],
        fortunes=fortunes([played.turn for played in past], [played.player for played in past], chances, judged),
        sources=sources_of(game),
    )


def chances_of(game: Game) -> list[list[float]]:
    """Everybody's chance before each move, as the network sees it who sees what the seat does that is asked; and the
    result. In a title without a network its judge says it, knowing all hands but not the face-down piles."""
    past = game.history()
    twin = game.earlier(len(past))
    found = [_chances_at(twin)]
    for played in past:
        twin.play(played.move)
        found.append(_chances_at(twin))
    return found


def _chances_at(game: Game) -> list[float]:
    if game.question is None or not has_network(game.title):
        return judge_of(game.title).chances(game)
    return evaluator_of(game.title).evaluate(game.view(game.question.player)).chances


def balance(seat: int, chances: list[list[float]], judged: Sequence[Judged]) -> Balance:
    own = [each for each in judged if each.decision.seat == seat]
    lost = sum(each.shift[seat] for each in own if each.shift)
    others = sum(each.shift[seat] for each in judged if each.shift and each.decision.seat != seat)
    start, result = chances[0][seat], chances[-1][seat]
    named = [each.decision.size for each in own]
    return Balance(
        seat=seat,
        start=round(start, 4),
        own=round(lost, 4),
        others=round(others, 4),
        luck=round(result - start - lost - others, 4),
        result=round(result, 4),
        decisions=len(own),
        average_loss=round(-lost / max(len(own), 1), 5),
        sizes={size: named.count(size) for size, _ in SIZES},
    )


def fortunes(
    turns: list[int], players: list[int], chances: list[list[float]], judged: Sequence[Judged]
) -> list[Fortune]:
    """The luck of each turn: how the chances changed from its start to the start of the next one, minus the effect of
    decisions."""
    starts = [number for number in range(len(turns)) if number == 0 or turns[number] != turns[number - 1]]
    found = []
    for first, end in zip(starts, [*starts[1:], len(turns)], strict=True):
        decided = [each.shift for each in judged if first <= each.decision.number < end and each.shift]
        luck = [
            round(chances[end][seat] - chances[first][seat] - sum(shift[seat] for shift in decided), 4)
            for seat in range(len(chances[0]))
        ]
        found.append(Fortune(turns[first], first, players[first], luck))
    return found
