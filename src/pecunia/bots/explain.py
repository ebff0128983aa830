"""What a searching bot thinks of the moves it could make: the chance to win with each, and what makes the difference.

The chances come from the search. The reasons come from the judge: in some imagined deals every move is made and the
turn is finished. Then the judge's features are compared with those after the best other move. Features are grouped by
topic, because a player cares about his fees in general and not about those of the third turn from now.
"""

import time
from typing import Final

from pecunia.bots.judge import Judge
from pecunia.bots.judges import judge_of
from pecunia.bots.search import Budget, Node, Search
from pecunia.core.chance import Stream
from pecunia.core.game import Game
from pecunia.core.moves import Move
from pecunia.core.view import View
from pecunia.network.evaluator import Evaluator

DEALS: Final = 24  # imagined deals in which the effects of a move are compared
REASONED: Final = 8  # how many moves get reasons: nobody reads more
REASONS: Final = 3
MIN_REASON: Final = 0.05  # in scores: a smaller change is no reason
MIN_CHANCE: Final = 0.01  # if the chances of two moves differ by less, the moves count as equally good
DECIDED: Final = 8.0  # what the end of the game is worth, in scores
MIN_RIVALRY: Final = 1e-6  # if the others together have less chance than this, they all count alike

VICTORY: Final = "victory"  # the move ends the game, for better or worse
OTHER: Final = ""  # features without a topic are never shown


def topic_of(topics: dict[str, str], feature: str) -> str:
    """The topic of a feature: the longest run of its first words that the table of the judge knows decides."""
    words = feature.split("-")
    for count in range(len(words), 0, -1):
        topic = topics.get("-".join(words[:count]), OTHER)
        if topic != OTHER:
            return topic
    return OTHER


class Candidate:
    """A move, the chance to win with it as far as the search can tell, and why it is better or worse.

    `reasons` are topics, the weightiest first, each with a number in scores of the judge. The number compares the move
    with the best other move: above zero it speaks for the move, below zero against it. Only the first candidates have
    reasons.
    """

    def __init__(self, move: Move, chance: float, tried: int) -> None:
        self.move = move
        self.chance = chance
        self.tried = tried
        self.reasons: list[tuple[str, float]] = []


def explain(view: View, stream: Stream, budget: Budget) -> list[Candidate]:
    """The moves that the search has tried: first the one it would play, then the others, those that stayed in the race
    longest first. Empty if the seat is not asked.

    Without a time limit the same stream gives the same answer, and the answer depends only on what the view shows.
    With a time limit, the reasons may take as long as the search did.
    """
    if not view.moves:
        return []
    root = Search(stream, budget).think(view)
    found = ranked(root)
    if len(found) > 1:
        give_reasons(view, stream, budget.milliseconds, root, found[:REASONED])
    return found


def ranked(root: Node) -> list[Candidate]:
    """The best first, then those that are still in the race, then those that dropped out last."""
    best = root.best()
    racing: list[Candidate] = []
    others: list[Candidate] = []
    for index in range(len(root.moves)):
        if index != best and root.tried[index] > 0:
            among = racing if index in root.left else others
            among.append(Candidate(root.moves[index], root.mean(index), root.tried[index]))
    racing.sort(key=_chance)
    others.sort(key=_rank)
    return [Candidate(root.moves[best], root.mean(best), root.tried[best]), *racing, *others]


def _chance(candidate: Candidate) -> float:
    return -candidate.chance


def _rank(candidate: Candidate) -> tuple[int, float]:
    return (-candidate.tried, -candidate.chance)


def give_reasons(
    view: View,
    stream: Stream,
    milliseconds: int,
    root: Node | None,
    candidates: list[Candidate],
    evaluator: Evaluator | None = None,
) -> None:
    """Give every candidate its reasons. The first is compared with the second, all others with the first. Questions
    that the moves ask are answered by the search with this root, or by a network."""
    judge = judge_of(view.title)
    topics = [topic_of(judge.topics, name) for name in judge.names]
    totals: list[dict[str, float]] = [{} for candidate in candidates]
    deadline = time.perf_counter() + milliseconds / 1000.0
    deals = 0
    while deals < DEALS and (deals == 0 or milliseconds == 0 or time.perf_counter() < deadline):
        deal = view.imagine(stream)
        ends = [_after(judge, root, evaluator, deal, candidate.move) for candidate in candidates]
        _compare(judge, topics, deal, view.seat, ends, totals)
        deals += 1
    for number in range(len(candidates)):
        rival = candidates[1 if number == 0 else 0]
        even = abs(candidates[number].chance - rival.chance) < MIN_CHANCE
        weighty: list[tuple[str, float]] = []
        for topic, total in totals[number].items():
            if topic == OTHER or (topic == VICTORY and even):
                continue  # putting off a certain victory does not lose it
            if abs(total) > MIN_REASON * deals:
                weighty.append((topic, total / deals))
        weighty.sort(key=_weight)
        candidates[number].reasons = weighty[:REASONS]


def _weight(reason: tuple[str, float]) -> tuple[float, str]:
    return (-abs(reason[1]), reason[0])


def _compare(
    judge: Judge, topics: list[str], deal: Game, seat: int, ends: list[Game], totals: list[dict[str, float]]
) -> None:
    """Add to the totals by how much each end of the deal is better or worse than the first one. The first is compared
    with the second."""
    weights = judge.weights(deal)
    sides = _sides(judge.chances(deal), seat)
    leads = [_lead(judge, end, weights, sides) for end in ends]
    for number in range(len(ends)):
        rival = 1 if number == 0 else 0
        total = totals[number]
        if ends[number].outcome is not None or ends[rival].outcome is not None:
            decided = _decided(judge, ends[number], seat) - _decided(judge, ends[rival], seat)
            total[VICTORY] = total.get(VICTORY, 0.0) + decided
            continue
        for index in range(len(topics)):
            difference = leads[number][index] - leads[rival][index]
            if difference != 0.0:
                topic = topics[index]
                total[topic] = total.get(topic, 0.0) + difference


def _sides(chances: list[float], seat: int) -> list[float]:
    """How much each seat counts in a comparison: the seat itself counts fully. The others count against it, each by how
    much of a rival for victory it is."""
    rivalry = 1.0 - chances[seat]
    equal = -1.0 / (len(chances) - 1)
    sides = [equal if rivalry < MIN_RIVALRY else -chance / rivalry for chance in chances]
    sides[seat] = 1.0
    return sides


def _after(judge: Judge, root: Node | None, evaluator: Evaluator | None, deal: Game, move: Move) -> Game:
    """The deal after the move was made and the turn is over. Questions that the move itself asks are answered as the
    search or the network would, the rest of the turn is played by habit. So two moves differ by what they do and not by
    what may come after them."""
    twin = deal.copy()
    turn = twin.turn
    bottom = twin.agenda[0]
    node: Node | None = root
    chosen: Move | None = move
    while chosen is not None:
        node = _play(node, twin, chosen)
        if len(twin.agenda) == 1 or twin.agenda[0] is not bottom:
            node = None  # the move's own questions are answered
            evaluator = None
        if twin.turn != turn:
            chosen = None
        elif evaluator is not None and twin.question is not None:
            chosen = evaluator.evaluate(twin.view(twin.question.player)).best()
        else:
            chosen = _favourite(judge, node, twin)
    return twin


def _play(node: Node | None, game: Game, move: Move) -> Node | None:
    """Play a move. Returns the node of the question after it if the search has one."""
    game.play(move)
    index = -1 if node is None else node.index(move, 0)
    return None if node is None or index < 0 else node.next(index, game)


def _favourite(judge: Judge, node: Node | None, game: Game) -> Move | None:
    """The move that the search tried most, or else the habit. None if the game is over."""
    question = game.question
    if question is None:
        return None
    found: Move | None = None
    if node is not None:
        most = 0
        for index in range(len(node.moves)):
            if node.tried[index] > most and question.allows(node.moves[index]):
                most = node.tried[index]
                found = node.moves[index]
    return judge.habit(game, question.moves) if found is None else found


def _lead(judge: Judge, game: Game, weights: list[float], sides: list[float]) -> list[float]:
    """How far the seat is ahead of its rivals, feature by feature."""
    lead = [0.0] * len(weights)
    if game.outcome is not None:
        return lead
    for player in range(game.seats):
        features = judge.features(game, player)
        for index in range(len(lead)):
            lead[index] += sides[player] * weights[index] * features[index]
    return lead


def _decided(judge: Judge, game: Game, seat: int) -> float:
    """What the end of the game is worth to the seat. While the game goes on, what its chance to win is worth."""
    return DECIDED * judge.chances(game)[seat]
