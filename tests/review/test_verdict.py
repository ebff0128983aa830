"""A verdict on one decision: it uses only what the player knew, and finds moves that were clearly better."""

from pathlib import Path

import pytest

from pecunia.bots.verdict import Verdict, verdict
from pecunia.core.chance import stream_of
from pecunia.core.game import Game
from pecunia.games import from_position, from_record, new
from pecunia.review.judging import decisions_of, judged_at

GOLDEN = Path(__file__).parents[1] / "golden"
ALL_MODULES = ["famous", "upgrades", "events", "careers", "favours"]


def game_of(name: str) -> Game:
    return from_record((GOLDEN / f"{name}.pecunia").read_text(encoding="utf-8"))[0]


def said(found: Verdict) -> tuple[object, ...]:
    candidates = [(each.move.text, each.chance, each.tried) for each in found.candidates]
    return (
        found.best.text,
        found.loss,
        found.difference,
        found.error,
        found.with_best,
        found.with_played,
        candidates,
        found.reasons,
    )


@pytest.mark.parametrize("name", ["2005-2-players", "2016-4-players-draft", "modules-all-4-players", "olet-4-players"])
def test_a_verdict_is_the_same_whatever_lies_hidden(name: str) -> None:
    """If the cards the player could not see are dealt again, nothing in the verdict changes."""
    game = game_of(name)
    past = game.history()
    hidden = 0
    numbers = decisions_of(game)
    for number in numbers[:: len(numbers) // 6]:
        before = game.earlier(len(past) - number)
        played = past[number]
        view = before.view(played.player)
        first = verdict(view, played.move, stream_of(f"review {number}"), 12)
        for seed in ("one", "two"):
            other = view.imagine(stream_of(seed))
            hidden += other.position() != before.position()
            again = verdict(other.view(played.player), played.move, stream_of(f"review {number}"), 12)
            assert said(again) == said(first)
    assert hidden > 6


WINNING = """pecunia position 1
game non-olet
options edition=2016 players=2 target=20
seed winning
turn 9 A seating
A money 19
A hand great-haste
A L SEN5/5@2
A M WOM3/2@3
A R CIT4/3@3
A queue SLV2/1 SEN4/4 CIT2/2
B money 19
B hand line-cutter
B L CIT3/3@1
B M CIT3/3@1
B R CIT3/2@1
B queue CIT2/2 WOM2/2
"""


def test_a_victory_that_was_thrown_away_is_a_blunder() -> None:
    """Great haste takes two markers off the senator, who pays, and A wins. If A draws instead, A loses next turn."""
    game = from_position(WINNING)
    assert game.question is not None
    found = verdict(game.view(0), game.move("done"), stream_of("x"), 60)
    assert found.best.text == "play great-haste"
    assert found.loss > 0.5
    assert found.loss == pytest.approx(found.with_best[0] - found.with_played[0])
    assert found.reasons
    assert verdict(game.view(0), game.move("play great-haste"), stream_of("x"), 60).loss == 0.0


@pytest.mark.parametrize("title", ["non-olet", "olet"])
def test_chances_of_all_add_up(title: str) -> None:
    game = new(title, players=3, seed="sum")
    number = 0
    while game.question is not None and number < 12:
        moves = game.question.moves
        if len(moves) > 1:
            found = verdict(game.view(game.question.player), moves[-1], stream_of(str(number)), 16)
            for chances in (found.with_best, found.with_played):
                assert not chances or sum(chances) == pytest.approx(1.0)
        game.play(moves[0])
        number += 1


def test_a_move_that_the_search_leaves_out_is_judged_too() -> None:
    """A swap of two Romans from two queues may begin with either. The search only begins with the player's own."""
    game = game_of("2016-4-players")
    past = game.history()
    for number, played in enumerate(past):
        before = game.earlier(len(past) - number)
        assert before.question is not None
        if before.question.kind == "latrine-change-first":
            theirs = before.question.moves[-1]
            found = verdict(before.view(played.player), theirs, stream_of("x"), 16)
            assert found.played is theirs
            return
    raise AssertionError("nobody changes two Romans in this game")


def test_pieces_of_a_game_are_judged_as_the_whole() -> None:
    game = game_of("olet-2-players")
    numbers = decisions_of(game)[:9]
    whole = list(judged_at(game, 8, numbers))
    parts = [each for at in (0, 4) for each in judged_at(game, 8, numbers[at : at + 4] if at == 0 else numbers[4:])]
    assert parts == whole
