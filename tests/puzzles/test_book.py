"""Our puzzles: each loads, has one best move that is legal, and depends only on what its player can see."""

import pytest

from pecunia.bots.advice import advise
from pecunia.bots.explain import VICTORY
from pecunia.bots.judges import judge_of
from pecunia.bots.search import Budget
from pecunia.core.chance import stream_of
from pecunia.core.errors import OptionError
from pecunia.games import from_position
from pecunia.puzzles.collection import LEVELS, Puzzle, puzzle, puzzles
from pecunia.texts import LANGUAGES, Texts
from pecunia.titles.registry import TITLES
from pecunia.titles.title import PUZZLES

GAMES = ["non-olet", "olet"]
LEAD = 0.07  # slightly less than required, because the stored chances are rounded
CLEAR = 0.15  # a lead that the champion sees in a moment
ALL = [one for game in GAMES for one in puzzles(game)]


def lead(one: Puzzle) -> float:
    return one.judged[0].chance - one.judged[1].chance


@pytest.mark.parametrize("one", ALL, ids=lambda one: f"{one.game}-{one.number}")
def test_every_puzzle_is_one(one: Puzzle) -> None:
    game = from_position(one.position, one.name)
    assert game.question is not None
    assert (game.title, game.seats) == (one.game, one.players)
    assert (game.question.player, game.question.kind) == (one.seat, one.kind)
    moves = [move.text for move in game.question.moves]
    assert len(moves) >= 3
    assert sorted(judged.move for judged in one.judged) == sorted(moves)
    assert lead(one) >= LEAD
    assert all(judged.chance <= one.judged[0].chance <= 1 for judged in one.judged)
    assert {topic for judged in one.judged for _, topic in judged.topics} <= {
        *judge_of(one.game).topics.values(),
        VICTORY,
    }
    assert all(reason[0] in "+-" for judged in one.judged for reason in judged.reasons)
    assert len(one.found) == LEVELS
    assert one.difficulty == pytest.approx(sum(1 - share for share in one.found), abs=0.01)


@pytest.mark.parametrize("one", ALL[::6], ids=lambda one: f"{one.game}-{one.number}")
def test_what_the_player_cannot_see_is_dealt_again(one: Puzzle) -> None:
    """The hidden cards differ from day to day, but the view does not, so the verdict cannot depend on them."""
    shown = from_position(one.position, one.name).view(one.seat).snapshot()
    days = [one.dealt(f"2026-11-{day}") for day in (16, 17, 18)]
    assert all(game.view(one.seat).snapshot() == shown for game in days)
    assert len({game.position() for game in days}) > 1
    assert one.dealt("2026-11-16").position() == days[0].position()


@pytest.mark.parametrize("game", GAMES)
def test_the_file_says_how_it_came_about_and_goes_from_easy_to_hard(game: str) -> None:
    text = TITLES[game].file(PUZZLES)
    found = puzzles(game)
    assert f'command = "pecunia lab puzzles {game} --count {len(found)} --seed ' in text
    assert [one.difficulty for one in found] == sorted(one.difficulty for one in found)
    assert [one.number for one in found] == list(range(1, len(found) + 1))
    assert len({one.name.rpartition(".")[0] for one in found}) == len(found), "one of each game"
    assert len({one.kind for one in found}) > 2
    assert len({one.players for one in found}) > 2
    assert {one.stars for one in found} >= {1, 2, 4, 5}


THEMES = {
    "non-olet": {"seating", "targets", "careers", "upgrades", "favours", "events", "famous"},
    "olet": {"selling", "flying", "buying"},
}


@pytest.mark.parametrize("game", GAMES)
def test_there_are_puzzles_about_everything(game: str) -> None:
    themes = {one.theme for one in puzzles(game)}
    assert themes >= THEMES[game]
    for language in LANGUAGES:
        assert all(Texts(language).has(f"puzzle-theme-{theme}") for theme in themes)


SURE = [one for game in GAMES for one in [each for each in puzzles(game) if lead(each) > CLEAR][:4]]


@pytest.mark.parametrize("one", SURE, ids=lambda one: f"{one.game}-{one.number}")
def test_the_champion_agrees_after_a_moment(one: Puzzle) -> None:
    """He agrees whatever the hidden cards are."""
    for day in ("2026-11-16", "2026-11-17"):
        view = one.dealt(day).view(one.seat)
        assert advise(view, stream_of("quick"), Budget(60), reasons=False)[0].move.text == one.best


def test_there_is_no_other() -> None:
    last = len(puzzles("olet"))
    for number in (0, last + 1):
        with pytest.raises(OptionError, match="puzzle-unknown"):
            puzzle("olet", number)
    with pytest.raises(OptionError, match="option-title"):
        puzzle("chess", 1)
