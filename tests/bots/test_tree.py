"""One tree over what the player can know: legal, honest, within its budget, and led by what the network thinks."""

from typing import Any

import pytest

from pecunia.bots.search import Budget
from pecunia.bots.tree import ABREAST, NO_SCORE, UNKNOWN, Node, Tree
from pecunia.core.chance import stream_of
from pecunia.core.game import Game
from pecunia.core.moves import Move
from pecunia.core.view import View
from pecunia.games import new
from pecunia.network.evaluator import Evaluator, Opinion, evaluator_of
from tests.network.random_network import title_network


def later(title: str, seed: int, moves: int, **options: Any) -> View:
    """What the asked seat sees after some random moves, at a question with several answers."""
    game = new(title, seed=seed, **options)
    stream = stream_of(f"{seed}")
    while game.question is not None and (moves > 0 or len(game.question.moves) < 3):
        game.play(stream.choose(game.question.moves))
        moves -= 1
    assert game.question is not None
    return game.view(game.question.player)


@pytest.mark.parametrize("shipped", [False, True])
@pytest.mark.parametrize("title", ["olet", "non-olet"])
def test_it_uses_only_what_the_seat_knows(title: str, shipped: bool) -> None:
    """The same stream gives the same choice, also if everything hidden is dealt again."""
    evaluator = evaluator_of(title) if shipped else Evaluator(title_network(title, 7))
    walked = 0
    for number in range(4):
        view = later(title, number, 10 * number, players=3)
        twin = view.imagine(stream_of("deal")).view(view.seat)
        trees = [Tree(stream_of("bot"), evaluator, Budget(60)) for each in range(3)]
        chosen = [tree.choose(each).text for tree, each in zip(trees, (view, view, twin))]
        assert chosen[0] == chosen[1] == chosen[2]
        assert chosen[0] in [move.text for move in view.moves]
        assert trees[0].walks == trees[2].walks <= 60
        walked += trees[0].walks
    assert walked > 0


def test_it_keeps_to_its_budget() -> None:
    evaluator = Evaluator(title_network("olet", 7))
    view = later("olet", 1, 30, players=2)
    thinker = Tree(stream_of("a"), evaluator, Budget(0, 1))
    assert thinker.choose(view) in view.moves
    assert thinker.walks < 100 * ABREAST
    stopped = Tree(stream_of("a"), evaluator, Budget(10**6, 0, lambda: True))
    assert stopped.choose(view) is evaluator.evaluate(view).best()
    assert stopped.walks == 0


class Partisan(Evaluator):
    """Likes all moves equally, and expects the richest player to win."""

    def evaluate(self, view: View) -> Opinion:
        players = view.public()["players"]
        assert isinstance(players, list)
        money = [player["money"] for player in players]
        winners = [1.0 if each == max(money) else 0.0 for each in money]
        return Opinion(view.moves, [0] * len(view.moves), [each / sum(winners) for each in winners])

    def evaluate_all(self, views: list[View]) -> list[Opinion]:
        return [self.evaluate(view) for view in views]


def richest_after(game: Game, move: Move, seat: int) -> bool:
    after = game.copy()
    after.play(move)
    players = after.view(seat).public()["players"]
    assert isinstance(players, list)
    money = [player["money"] for player in players]
    return bool(money[seat] == max(money) and money.count(money[seat]) == 1)


def test_the_move_that_leads_to_better_chances_is_chosen() -> None:
    """In the eyes of this network, who collects has the best chance at once."""
    partisan = Partisan(title_network("non-olet", 7))
    found = 0
    for seed in range(100):
        view = later("non-olet", seed, 25, players=2)
        good = [move for move in view.moves if richest_after(view.imagine(stream_of("x")), move, view.seat)]
        if 0 < len(good) < len(view.moves):
            found += 1
            assert Tree(stream_of("a"), partisan, Budget(200)).choose(view) in good
    assert found > 3  # often enough the moves differed


def test_a_node_tries_what_the_network_likes_and_what_did_well() -> None:
    moves = [Move(number, f"move {number}") for number in range(4)]
    node = Node(0, 0.5)
    assert node.most_promising(moves) == UNKNOWN  # nothing is known of them yet
    node.learn(Opinion(moves[:2], [1024, 0], [0.5, 0.5]), moves[:3])
    assert node.most_promising(moves) == UNKNOWN  # the fourth is new
    assert node.most_promising([moves[2]]) == NO_SCORE  # the network cannot score it
    assert node.most_promising(moves[:3]) == 0
    node.walks, node.tried, node.won = 20, [20, 0], [8.0, 0.0]
    assert node.most_promising(moves[:3]) == 1  # hardly worse at first, and never tried
    node.walks, node.tried, node.won = 40, [20, 20], [16.0, 2.0]
    assert node.most_promising(moves[:3]) == 0
    assert node.is_decided(0)
    assert not node.is_decided(1)
