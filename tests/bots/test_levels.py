"""The levels err as their title says, keep nothing, and do as before where there is no network."""

import pytest

from pecunia.bots import make_bot
from pecunia.bots.greedy import Greedy
from pecunia.bots.levels import BY_NAME, FILE, LEVELS, OLD_KING, Habits, Level, habits_from_text
from pecunia.bots.registry import is_quick
from pecunia.bots.search import Budget, Search
from pecunia.core.chance import stream_of
from pecunia.core.errors import FileError
from pecunia.core.game import Game
from pecunia.games import new
from pecunia.network import evaluator
from pecunia.network.evaluator import evaluator_of, has_network
from pecunia.texts import LANGUAGES, Texts
from pecunia.titles.registry import TITLES

OURS = ["non-olet", "olet"]


@pytest.fixture
def untrained(monkeypatch: pytest.MonkeyPatch) -> None:
    """No title has a network."""
    monkeypatch.setattr(evaluator, "NETWORK", "no-such-file.bin")
    monkeypatch.setattr(evaluator, "EVALUATORS", {})
    monkeypatch.setattr(evaluator, "SHIPPED", {})


def questions(title: str, most: int) -> list[Game]:
    """Positions with a choice, from a game played at random."""
    found: list[Game] = []
    game = new(title, seed="levels", players=3)
    stream = stream_of("levels")
    while game.question is not None and len(found) < most:
        if len(game.question.moves) > 1:
            found.append(game.copy())
        game.play(stream.choose(game.question.moves))
    return found


def asked(game: Game) -> int:
    assert game.question is not None
    return game.question.player


def erring(overlooked: int, near_sighted: int) -> Level:
    """A level that plays by the network, with mistakes of its own."""
    habits = Habits(50)
    habits.network = True
    habits.overlooked = overlooked
    habits.near_sighted = near_sighted
    return Level(0, "erring", habits, trained=False)


@pytest.mark.parametrize("title", OURS)
def test_every_mistake_is_rarer_at_the_next_level(title: str) -> None:
    assert has_network(title)
    found = [level.habits(title) for level in LEVELS]
    assert all(habits.network for habits in found)
    for kind in ("overlooked", "near_sighted", "temperature"):
        shares = [getattr(habits, kind) for habits in found]
        assert shares == sorted(shares, reverse=True)
        assert len({*shares}) == len(LEVELS)
        assert shares[-1] == 0, "the king is the champion"


@pytest.mark.parametrize("title", OURS)
def test_the_king_plays_as_the_champion(title: str) -> None:
    for game in questions(title, 20):
        view = game.view(asked(game))
        assert make_bot("latrine-king", stream_of("a")).choose(view) is evaluator_of(title).evaluate(view).best()


@pytest.mark.parametrize("title", OURS)
@pytest.mark.parametrize("level", LEVELS, ids=[level.name for level in LEVELS])
def test_a_level_keeps_nothing(level: Level, title: str) -> None:
    """A new object for each question plays as the same object does."""
    same = level.player(stream_of("all"))
    for number, game in enumerate(questions(title, 12)):
        view = game.view(asked(game))
        same.stream = stream_of(f"{number}")  # type: ignore[attr-defined]
        assert same.choose(view) is level.player(stream_of(f"{number}")).choose(view)
        assert not same.remembers()  # type: ignore[attr-defined]


@pytest.mark.parametrize("title", OURS)
def test_who_overlooks_nearly_everything_still_moves(title: str) -> None:
    for near_sighted in (0, 100):
        played = set()
        level = erring(90, near_sighted)
        game = questions(title, 3)[2]
        view = game.view(asked(game))
        for number in range(60):
            played.add(level.player(stream_of(f"{number}")).choose(view).text)
        assert len(played) > 1
        assert played <= {move.text for move in view.moves}


@pytest.mark.parametrize("title", OURS)
def test_near_sight_is_that_of_the_greedy_bot(title: str) -> None:
    level = erring(0, 100)
    for game in questions(title, 20):
        view = game.view(asked(game))
        stream = stream_of("near")
        stream.below(100)  # whether it is near-sighted
        assert level.player(stream_of("near")).choose(view) is Greedy(stream).choose(view)


def test_without_a_network_the_levels_slip_and_the_king_searches(untrained: None) -> None:
    assert [level.habits("olet").slips for level in LEVELS] == [75, 50, 30, 12, 0, 0]
    assert [level.habits("olet").iterations for level in LEVELS] == [0, 0, 0, 0, 0, 400]
    assert is_quick("latrine-master", "olet")
    assert not is_quick("latrine-king", "olet")


def test_the_old_king_searches_in_every_title() -> None:
    assert OLD_KING not in LEVELS
    assert BY_NAME["old-king"] is OLD_KING
    for title in TITLES:
        habits = OLD_KING.habits(title)
        assert (habits.iterations, habits.milliseconds, habits.network) == (400, 1000, False)
        assert not is_quick("old-king", title)
        assert is_quick("latrine-king", title) == has_network(title)
    game = questions("olet", 1)[0]
    quick = Level(0, "old-king", Habits(0, iterations=20), trained=False)
    view = game.view(asked(game))
    assert quick.player(stream_of("a")).choose(view) == Search(stream_of("a"), quick_budget(quick)).choose(view)
    for language in LANGUAGES:
        assert Texts(language).text("bot-old-king")


def quick_budget(level: Level) -> Budget:
    return Budget(level.plain.iterations, level.plain.milliseconds)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("[nobody]\noverlooked = 3\n", "values-unknown-table"),
        ("doorkeeper = 3\n", "values-unknown-table"),
        ("[doorkeeper]\nsleepy = 3\n", "values-unknown-entry"),
        ("[doorkeeper]\noverlooked = 91\n", "values-not-a-number"),
        ("[doorkeeper]\nnear-sighted = -1\n", "values-not-a-number"),
        ("[doorkeeper]\ntemperature = true\n", "values-not-a-number"),
        ("doorkeeper", "values-not-toml"),
    ],
)
def test_a_broken_file_is_refused(text: str, key: str) -> None:
    with pytest.raises(FileError) as refused:
        habits_from_text(text, FILE)
    assert refused.value.key == key
    for language in LANGUAGES:
        assert "{" not in Texts(language).error(refused.value)
