"""Everything can be pickled and copied, in the middle of any effect, and read elsewhere: in another process, by Ray, by
compiled and uncompiled engines alike."""

import copy
import multiprocessing
import os
import pickle
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import pecunia
from pecunia.bots import bot_names, guarded, make_bot
from pecunia.core.errors import FileError, PecuniaError
from pecunia.core.view import OPEN, SPECTATOR
from pecunia.games import options_for
from pecunia.titles.registry import title

ROOT = Path(__file__).parents[2]
SETTINGS: list[tuple[str, dict[str, Any]]] = [
    ("non-olet", {"edition": 2005, "players": 3, "queueCap5": True}),
    ("non-olet", {"players": 4, "modules": "careers,events,famous,favours,upgrades", "open_draft": True}),
    ("non-olet", {"players": 2, "dark_red": True, "modules": "events,famous", "famous": "6"}),
    ("olet", {"players": 4}),
    ("olet", {"players": 2, "open_money": True}),
]
every = pytest.mark.parametrize(("name", "options"), SETTINGS)


def moments(name: str, options: dict[str, Any], every_so_many: int, seed: str = "Vespasian") -> Iterator[pecunia.Game]:
    """A random game at some of its questions, also in the middle of effects, and at its end."""
    game = pecunia.new(name, seed=seed, **options)
    luck = random.Random(seed)
    number = 0
    while game.question is not None and number < 260:
        if number % every_so_many == 0:
            yield game
        game.play(luck.choice(game.legal_moves))
        number += 1
    yield game


def same(one: pecunia.Game, other: pecunia.Game) -> bool:
    """Whether two games stand, go on, take back and are recorded alike."""
    names = [str(seat) for seat in range(one.seats)]
    limits = [[game.undo_limit(seat) for seat in range(game.seats)] for game in (one, other)]
    twins = [one.copy(), other.copy()]
    for twin in twins:
        luck = random.Random(9)
        for number in range(4):
            if twin.question is not None:
                twin.play(luck.choice(twin.legal_moves))
    return (
        one.position() == other.position()
        and one.legal_moves == other.legal_moves
        and repr(one) == repr(other)
        and limits[0] == limits[1]
        and pecunia.write_record(one, names) == pecunia.write_record(other, names)
        and twins[0].position() == twins[1].position()
    )


@every
def test_a_game_goes_on_like_the_original(name: str, options: dict[str, Any]) -> None:
    inside = 0
    for game in moments(name, options, 3):
        inside += len(game.agenda) > 1
        for twin in (pickle.loads(pickle.dumps(game)), copy.copy(game), copy.deepcopy(game)):
            assert type(twin) is type(game)
            assert twin is not game
            assert same(game, twin)
        if game.played is not None:
            back, again = game.copy(), pickle.loads(pickle.dumps(game))
            assert back.undo() == again.undo()
            assert back.position() == again.position()
    assert inside > 0  # in the middle of effects


@every
def test_a_view_shows_the_same(name: str, options: dict[str, Any]) -> None:
    for game in moments(name, options, 7):
        for seat in [*range(game.seats), SPECTATOR, *([OPEN] if game.outcome else [])]:
            view = game.view(seat)
            for twin in (pickle.loads(pickle.dumps(view)), copy.copy(view), copy.deepcopy(view)):
                assert type(twin) is type(view)
                assert twin.snapshot() == view.snapshot()
                assert twin.moves == view.moves
                assert repr(twin) == repr(view)
        asked = game.view(0 if game.question is None else game.question.player)
        if asked.moves:
            choices = [make_bot("greedy", 5).choose(each) for each in (asked, pickle.loads(pickle.dumps(asked)))]
            assert choices[0] == choices[1]


@pytest.mark.parametrize("name", ["non-olet", "olet"])
def test_nobody_can_read_hidden_things_from_a_pickled_view(name: str) -> None:
    """Games that look alike to a seat have views whose pickles are alike, byte for byte."""
    for game in moments(name, {"players": 3}, 9):
        if game.outcome is None:
            view = game.view("A")
            others = [view.imagine(random.Random(seed)).view("A") for seed in range(3)]
            assert len({pickle.dumps(other) for other in others}) == 1
            assert b"Vespasian" in pickle.dumps(game)
            assert b"Vespasian" not in pickle.dumps(view)


def test_an_imagined_game_keeps_that_it_is_imagined() -> None:
    game = pecunia.new("olet", seed=3).view("A").imagine(random.Random(1))
    twin = pickle.loads(pickle.dumps(game))
    assert twin.position() == game.position()
    assert (twin.seed, twin.start) == ("", None)


def test_a_long_past_is_no_problem() -> None:
    game = pecunia.new("non-olet", seed=1, players=6, target=999)
    luck = random.Random(1)
    while game.question is not None and (game.played is None or game.played.number < 1500):
        game.play(luck.choice(game.legal_moves))
    twin = pickle.loads(pickle.dumps(game))
    assert [str(played.move) for played in twin.history()] == [str(played.move) for played in game.history()]
    assert pickle.loads(pickle.dumps(game.played)).number == 1500
    assert copy.deepcopy(game.played).number == 1500  # type: ignore[union-attr]


def small_things() -> list[Any]:
    game = pecunia.new("non-olet", seed=3, modules="events")
    heard: list[pecunia.Happening] = []
    game.listener = heard.append
    for number in range(6):
        game.play(game.legal_moves[0])
    record = pecunia.read_record(pecunia.write_record(game))
    stream = pecunia.stream_of("x")
    stream.below(7)
    reason = game.why_not("seat M")
    return [game.legal_moves[0], game.question, game.played, record, *record.moves, *heard, stream, reason]


def _plain(thing: Any) -> Any:
    names = [name for name in dir(thing) if not name.startswith("_") and not callable(getattr(thing, name))]
    return type(thing), repr(thing), {name: repr(getattr(thing, name)) for name in names}


def test_small_things_are_the_same_again() -> None:
    for thing in small_things():
        for twin in (pickle.loads(pickle.dumps(thing)), copy.copy(thing), copy.deepcopy(thing)):
            assert _plain(twin) == _plain(thing)
    stream = pecunia.stream_of("x")
    stream.below(7)
    twin = pickle.loads(pickle.dumps(stream))
    assert [twin.below(1000) for number in range(99)] == [stream.below(1000) for number in range(99)]


def test_options_observers_and_titles() -> None:
    for name, options in SETTINGS:
        made = options_for(name, **options)
        known = title(name)
        observer = known.observer(made)
        again, seen, same_title = pickle.loads(pickle.dumps((made, observer, known)))
        assert again.text() == made.text()
        assert same_title is known
        view = pecunia.new(name, seed=4, **options).view(0)
        assert seen.observe(view) == observer.observe(view)


@pytest.mark.parametrize("name", [name for name in bot_names("olet") if name != "old-king"])
def test_bots_go_on_as_they_would_have(name: str) -> None:
    """(Not the old king: he thinks against the clock.)"""
    game = pecunia.new("olet", seed=3, players=2)
    seat = guarded(name)
    seat.begin(7)
    for number in range(3):
        asked = game.view(game.question.player) if game.question else game.view(0)
        twin = pickle.loads(pickle.dumps(seat))
        chosen = seat.choose(asked)
        assert twin.choose(asked) == chosen
        game.play(chosen)


def test_another_version_is_refused_in_words() -> None:
    game = pecunia.new("olet", seed=3)
    packed: Any = game.__reduce__()
    again, (form, name, rules, saved) = packed
    with pytest.raises(PecuniaError, match=r"another version of pecunia \(form 99; this one reads form 1\)"):
        again(99, name, rules, saved)
    with pytest.raises(PecuniaError, match="pickled with version 99 of the rules; this program plays version"):
        again(form, name, 99, saved)


# Errors.


DEFINED = re.compile(r"^class \w+\(\w*(PecuniaError|OptionError|FileError)\):", re.MULTILINE)


def error_classes() -> list[type[PecuniaError]]:
    """Every class of errors of the library. (Those of the server stay in its process.)"""
    source = ROOT / "src" / "pecunia"
    for file in source.rglob("*.py"):
        place = file.relative_to(source.parent).with_suffix("").parts
        if "server" not in place and DEFINED.search(file.read_text(encoding="utf-8")):
            import_module(".".join(place))
    found: list[type[PecuniaError]] = []
    waiting: list[type[PecuniaError]] = [PecuniaError]
    while waiting:
        one = waiting.pop()
        found.append(one)
        waiting += [
            each
            for each in one.__subclasses__()
            if each.__module__.startswith("pecunia.") and ".server." not in each.__module__
        ]
    return sorted(set(found), key=lambda each: each.__name__)


def an_error(kind: type[PecuniaError]) -> PecuniaError:
    if issubclass(kind, pecunia.IllegalMove):
        return kind(pecunia.Reason("not-now", "A3"), "seat M")
    if issubclass(kind, FileError):
        return kind("record-head", "a file", 3, expected="pecunia record 1")
    return kind("option-seed", value=3)


def test_every_error_survives() -> None:
    classes = error_classes()
    names = {kind.__name__ for kind in classes}
    assert {
        "BotError",
        "IllegalMove",
        "NetworkError",
        "NotAMove",
        "OptionError",
        "RecordError",
        "ScenarioError",
    } <= names
    for kind in classes:
        error = an_error(kind)
        for twin in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):
            assert (type(twin), twin.key, twin.facts, str(twin)) == (kind, error.key, error.facts, str(error))
            assert vars(twin).keys() == vars(error).keys()


def refuse(number: int) -> str:
    """In another process: what goes wrong there."""
    game = pecunia.new("non-olet", seed=7)
    if number == 0:
        game.play("seat M")
    if number == 1:
        pecunia.new("olet", players=9)
    if number == 2:
        pecunia.read_record("nothing")
    if number == 3:
        game.play("hop on one leg")
    return pecunia.write_record(game)


REFUSED = [
    (pecunia.IllegalMove, "not-now"),
    (pecunia.OptionError, "option-players"),
    (pecunia.RecordError, "record-head"),
    (pecunia.NotAMove, "not-a-move"),
]


def play_on(game: pecunia.Game) -> pecunia.Game:
    """In another process: four moves, each the first legal one."""
    for number in range(4):
        if game.question is not None:
            game.play(game.legal_moves[0])
    return game


def first_choice(view: pecunia.View) -> str:
    return str(make_bot("greedy", 3).choose(view))


@pytest.mark.parametrize("way", ["executor", "pool"])
def test_games_and_errors_cross_processes(way: str) -> None:
    context = multiprocessing.get_context("spawn")
    games = [game.copy() for name, options in SETTINGS[::2] for game in moments(name, options, 60)]
    asked = [game.view(game.question.player) for game in games if game.question is not None]
    if way == "executor":
        with ProcessPoolExecutor(2, mp_context=context) as executor:
            gone = list(executor.map(play_on, games))
            chosen = list(executor.map(first_choice, asked))
            for number, (kind, key) in enumerate(REFUSED):
                with pytest.raises(kind, match=key) as refused:
                    executor.submit(refuse, number).result(60)
                error: Any = refused.value
                assert error.key == key
            assert executor.submit(refuse, 9).result(60)  # the executor still works
    else:
        with context.Pool(2) as pool:
            gone = pool.map(play_on, games)
            chosen = pool.map(first_choice, asked)
            for number, (kind, key) in enumerate(REFUSED):
                with pytest.raises(kind, match=key):
                    pool.apply_async(refuse, (number,)).get(60)
            assert pool.apply_async(refuse, (9,)).get(60)
    for game, there in zip(games, gone, strict=True):
        assert same(play_on(game.copy()), there)
    assert chosen == [first_choice(view) for view in asked]


ELSEWHERE = """
import pickle, sys
games, views = pickle.load(sys.stdin.buffer)
from pecunia.core import game
print(game.__file__.rsplit(".", 1)[1], file=sys.stderr)
answer = [g.position() for g in games], [v.snapshot() for v in views], pickle.dumps((games, views))
sys.stdout.buffer.write(pickle.dumps(answer))
"""


def test_compiled_and_uncompiled_engines_read_each_others_pickles() -> None:
    """The sources stand uncompiled in the repository; what is installed may be compiled."""
    games = [game.copy() for name, options in SETTINGS for game in moments(name, options, 90)]
    views = [game.view("A") for game in games]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        [sys.executable, "-c", ELSEWHERE],
        input=pickle.dumps((games, views)),
        capture_output=True,
        check=True,
        env=environment,
        cwd=ROOT,
    )
    assert done.stderr.decode().split()[-1] == "py"
    positions, snapshots, packed = pickle.loads(done.stdout)
    assert positions == [game.position() for game in games]
    assert snapshots == [view.snapshot() for view in views]
    there, seen = pickle.loads(packed)
    assert all(same(game, other) for game, other in zip(games, there, strict=True))
    assert [view.snapshot() for view in seen] == snapshots
