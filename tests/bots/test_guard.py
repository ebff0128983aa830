"""A guarded bot in the same process: whatever it does, the match goes on, and what went wrong is noted."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from pecunia.bots import Guarded, make_bot, registry
from pecunia.bots.guard import FAULTS
from pecunia.core.chance import stream_of
from pecunia.core.errors import PecuniaError
from pecunia.core.game import Game
from pecunia.games import from_record, new
from pecunia.lab.simulate import Job, simulate
from pecunia.lab.workers import Processes
from pecunia.texts import LANGUAGES, Texts
from tests.bots.installed import install

# Each bot fails in its own way. The key is the one under which the fault is noted.
BAD = {
    "raises": ("raise ValueError('no\\nidea')", "bot-raised"),
    "leaves": ("raise SystemExit(3)", "bot-raised"),
    "recurses": ("return self.choose(view)", "bot-raised"),
    "text": ("return view.moves[0].text + '!'", "bot-illegal"),
    "nothing": ("pass", "bot-illegal"),
    "illegal": (
        "return next(m for m in view._game.all_moves() if m not in view.moves and view.why_not(m))",
        "bot-illegal",
    ),
    "unspeakable": ("return Mute()", "bot-illegal"),
}
SOURCE = """
class Mute:
    def __str__(self):
        raise RuntimeError

class Greed:
    def __init__(self, stream): pass
    def choose(self, view):
        view.moves.reverse()
        return view.moves.pop()
"""


@pytest.fixture
def bad(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    entries = "[pecunia.bots]\ntaker = bad_bots:Greed\n"
    source = SOURCE
    for name, (body, _) in BAD.items():
        entries += f"{name} = bad_bots:{name.title()}\n"
        source += f"class {name.title()}:\n    def __init__(self, stream): pass\n    def choose(self, view):\n"
        source += f"        {body}\n"
    install(tmp_path, "bad-bots", entries, bad_bots=source)
    monkeypatch.syspath_prepend(tmp_path)
    registry._installed.cache_clear()
    yield
    registry._installed.cache_clear()


def played(name: str, title: str = "olet", faults: int = FAULTS) -> tuple[Game, list[dict[str, object]], int]:
    """Play a game against a random bot. Returns the game, what was noted, and how often the bot was asked."""
    game = new(title, seed=3, players=2)
    other = make_bot("random", stream_of("other"))
    asked = 0
    with Guarded(name, faults=faults) as bot:
        bot.begin(stream_of("bot"))
        while game.question is not None:
            seat = game.question.player
            asked += seat == 0
            game.play((bot if seat == 0 else other).choose(game.view(seat)))
        bot.end(game.outcome)
        return game, [note.plain() for note in bot.take_notes()], asked


@pytest.mark.usefixtures("bad")
@pytest.mark.parametrize("name", BAD)
def test_the_match_goes_on(name: str) -> None:
    game, notes, asked = played(name)
    assert game.outcome is not None
    assert asked > FAULTS
    fault, given_up = notes
    assert (fault["key"], fault["count"], fault["bot"]) == (BAD[name][1], FAULTS, name)
    assert (given_up["key"], given_up["count"]) == ("bot-given-up", 1)
    again, same, _ = played(name)
    assert again.state_hash() == game.state_hash(), "what is played instead is the same every time"
    assert same == notes


@pytest.mark.usefixtures("bad")
def test_a_patient_guard_asks_every_time() -> None:
    _, notes, asked = played("raises", faults=1_000_000)
    assert [(note["key"], note["count"]) for note in notes] == [("bot-raised", asked)]


@pytest.mark.usefixtures("bad")
def test_a_bot_that_takes_from_the_list_of_moves_changes_nothing() -> None:
    game, notes, _ = played("taker", "non-olet")
    assert notes == []
    assert from_record_of(game).state_hash() == game.state_hash()


def from_record_of(game: Game) -> Game:
    from pecunia import write_record

    return from_record(write_record(game, ["a", "b"]))[0]


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_good_bot_plays_as_it_would_alone(name: str) -> None:
    game, notes, _ = played(name)
    assert notes == []
    alone = new("olet", seed=3, players=2)
    bots = [make_bot(name, stream_of("bot")), make_bot("random", stream_of("other"))]
    while alone.question is not None:
        seat = alone.question.player
        alone.play(bots[seat].choose(alone.view(seat)))
    assert alone.state_hash() == game.state_hash()


@pytest.mark.usefixtures("bad")
def test_each_kind_is_told_once_and_each_game_begins_again() -> None:
    game = new("olet", seed=3, players=2)
    assert game.question is not None
    view = game.view(game.question.player)
    with Guarded("raises", faults=2) as bot:
        bot.begin(stream_of("bot"))
        for _ in range(4):
            assert bot.choose(view) in view.moves
        assert [error.key for error in bot.take_news()] == ["bot-raised", "bot-given-up"]
        assert [(note.error.key, note.count) for note in bot.take_notes()] == [("bot-raised", 2), ("bot-given-up", 1)]
        bot.end(None)
        bot.begin(stream_of("bot"))
        bot.choose(view)
        assert bot.take_news() == []
        assert [(note.error.key, note.count) for note in bot.take_notes()] == [("bot-raised", 1)]


@pytest.mark.usefixtures("bad")
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_simulation_goes_on_and_says_what_went_wrong(jobs: int) -> None:
    summary = simulate(
        Job("non-olet", {"players": 3}, ["raises", "random", "text"], 1, False), 60, workers=Processes(jobs)
    )
    assert sum(summary["wins"]) == 60
    found = {(fault["bot"], fault["key"]): fault["count"] for fault in summary["faults"]}
    assert found == {
        ("raises", "bot-raised"): 60 * FAULTS,
        ("raises", "bot-given-up"): 60,
        ("text", "bot-illegal"): 60 * FAULTS,
        ("text", "bot-given-up"): 60,
    }


@pytest.mark.usefixtures("bad")
def test_notes_are_one_line_in_every_language() -> None:
    for name in BAD:
        for note in played(name)[1]:
            facts = note["facts"]
            assert isinstance(facts, dict)
            lines = {Texts(language).error(PecuniaError(str(note["key"]), **facts)) for language in LANGUAGES}
            assert len(lines) == len(LANGUAGES)
            assert all(name in line and "\n" not in line for line in lines)
