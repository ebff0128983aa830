"""The game after a lesson is reviewed like any other, by the champion."""

import pytest

from pecunia.bots import make_bot
from pecunia.core.record import write_record
from pecunia.games import from_position
from pecunia.lessons.lesson import lesson_named, lessons
from pecunia.network.evaluator import evaluator_of
from pecunia.review.review import review_of


@pytest.mark.parametrize("name", lessons())
def test_a_game_that_began_as_a_lesson_is_judged_by_the_champion(name: str) -> None:
    lesson = lesson_named(name)
    game = from_position(lesson.start)
    assert game.question is not None
    first = evaluator_of(name).evaluate(game.view(game.question.player)).chances
    for item in lesson.items:
        if item.moves and item.moves[0] in [move.text for move in game.legal_moves]:
            game.play(item.moves[0])
    asked_for = len(game.history())
    bots = [make_bot(lesson.bot, f"after.{seat}") for seat in range(game.seats)]
    while game.question is not None:
        game.play(bots[game.question.player].choose(game.view(game.question.player)))
    review = review_of(write_record(game, ["Anna", *[lesson.bot] * (game.seats - 1)]), jobs=1, tries=8)
    assert review.chances[0] == pytest.approx(first, abs=0.001)
    assert any(decision.loss > 0 for decision in review.decisions)
    assert min(decision.number for decision in review.decisions) >= asked_for  # what the lesson asked for is not judged
