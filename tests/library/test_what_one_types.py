"""What a Python programmer types without having read anything works, and what cannot work says what would."""

import random
import re
from typing import Any

import numpy as np
import pytest

import pecunia
from pecunia.bots import make_bot
from pecunia.core.chance import stream_of
from pecunia.core.view import SPECTATOR
from pecunia.non_olet import NonOlet, NonOletView
from pecunia.olet import Olet, OletView
from pecunia.texts import Texts
from pecunia.titles.registry import TITLES

EVERY_TITLE = pytest.mark.parametrize("title", ["non-olet", "olet"])
ALL = ["careers", "events", "famous", "favours", "upgrades"]


@EVERY_TITLE
def test_a_game_needs_no_seed_and_shows_the_one_it_has(title: str) -> None:
    games = [pecunia.new(title) for number in range(3)]
    assert len({game.seed for game in games}) == 3
    for game in games:
        assert game.seed in repr(game)
        assert pecunia.new(title, seed=game.seed).position() == game.position()


@EVERY_TITLE
def test_a_game_is_played_with_text(title: str) -> None:
    game = pecunia.new(title, seed=7)
    same = pecunia.new(title, seed=7)
    luck = random.Random(3)
    while game.legal_moves:
        move = luck.choice(game.legal_moves)
        assert isinstance(move, pecunia.Move)
        assert game.why_not(str(move)) is None
        game.play(f" {move} ".upper() if title == "olet" else str(move))
        same.play(move)
    assert game.outcome is not None
    assert game.position() == same.position()


def test_the_list_of_legal_moves_is_the_callers() -> None:
    game = pecunia.new("olet", seed=7)
    moves = game.legal_moves
    game.legal_moves.clear()
    assert game.legal_moves == moves != []


def test_text_that_is_illegal_or_no_move_at_all_is_refused() -> None:
    game = pecunia.new("non-olet", seed=7)
    before = game.position()
    reason = game.why_not("seat M")
    assert reason is not None
    assert (reason.key, reason.asked) == ("not-now", game.question.kind if game.question else "")
    with pytest.raises(pecunia.IllegalMove) as illegal:
        game.play("seat M")
    assert str(illegal.value) == Texts("en").error(illegal.value)
    with pytest.raises(pecunia.NotAMove, match="no such move"):
        game.play("hop on one leg")
    with pytest.raises(pecunia.NotAMove, match="no such move"):
        game.why_not("hop on one leg")
    with pytest.raises((TypeError, pecunia.PecuniaError)):
        game.play(5)  # type: ignore[arg-type]
    assert game.position() == before


@EVERY_TITLE
def test_the_last_move_can_be_taken_back(title: str) -> None:
    game = pecunia.new(title, seed=7, players=3)
    heard: list[pecunia.Happening] = []
    game.listener = heard.append
    luck = random.Random(3)
    positions = []
    moves = []
    for number in range(30):
        positions.append(game.position())
        moves.append(luck.choice(game.legal_moves))
        game.play(moves[-1])
    while moves:
        assert game.undo() == moves.pop()
        assert game.position() == positions.pop()
    with pytest.raises(pecunia.PecuniaError, match="no move has been played"):
        game.undo()
    heard.clear()
    game.play(game.legal_moves[0])
    assert heard
    imagined = game.view("A").imagine(random.Random(1))
    imagined.play(imagined.legal_moves[0])
    with pytest.raises(pecunia.PecuniaError, match="imagined"):
        imagined.undo()


@EVERY_TITLE
def test_seats_have_numbers_and_letters(title: str) -> None:
    game = pecunia.new(title, seed=7, players=3)
    for seat, letter in enumerate("ABC"):
        assert game.view(letter).snapshot() == game.view(seat).snapshot() == game.view(letter.lower()).snapshot()
        assert game.view(letter).seat == seat
    assert game.view(-1).seat == SPECTATOR
    for wrong in (3, 5, "D", "AA", "", -3):
        with pytest.raises(pecunia.OptionError, match="seats go from 0 to 2, or from A to C"):
            game.view(wrong)
    with pytest.raises((TypeError, pecunia.OptionError)):
        game.view(1.5)  # type: ignore[arg-type]
    assert pecunia.new(title, seed=7, players=3, start="B").position() == (
        pecunia.new(title, seed=7, players=3, start=1).position()
    )


@EVERY_TITLE
def test_moves_are_taken_back_by_seat_and_number(title: str) -> None:
    game = pecunia.new(title, seed=7, players=2, start="A")
    positions = [game.position()]
    while game.question is not None and len(positions) < 8:
        game.play(game.legal_moves[0])
        positions.append(game.position())
    last = game.played
    assert last is not None
    for seat, letter in enumerate("AB"):
        assert game.undo_limit(seat) == game.undo_limit(letter)
    for moves, position in enumerate(reversed(positions)):
        assert game.earlier(moves).position() == position
    for wrong in (-1, len(positions), 99):
        with pytest.raises(pecunia.PecuniaError, match="can’t be undone"):
            game.earlier(wrong)
    with pytest.raises(pecunia.OptionError, match="from A to B"):
        game.taken_back("Q")
    assert pecunia.stream_of(7).below(1000) == pecunia.stream_of("7").below(1000)


@EVERY_TITLE
def test_a_random_object_of_python_will_do_as_a_stream(title: str) -> None:
    game = pecunia.new(title, seed=7)
    view = game.view("A")

    def imagined(seed: int) -> str:
        luck = random.Random(seed)
        return view.imagine(luck).position() + view.imagine(luck).position()

    assert imagined(1) == imagined(1) != imagined(2)
    asked = game.view(game.question.player if game.question else 0)
    for name in ("random", "greedy", "doorkeeper"):
        for stream in (random.Random(1), stream_of("7"), 7, "seven", None):
            assert make_bot(name, stream).choose(asked) in asked.moves


def test_bots_are_found_in_the_package() -> None:
    assert pecunia.bots.make_bot is make_bot
    assert "bots" in dir(pecunia)
    with pytest.raises(AttributeError):
        pecunia.no_such_thing  # type: ignore[attr-defined]  # noqa: B018


def test_names_come_in_a_list_or_in_a_text() -> None:
    for modules in (
        "events,favours",
        "events+favours",
        "favours, events",
        ["favours", "events"],
        ("events", "favours"),
    ):
        assert pecunia.new("non-olet", seed=7, modules=modules).options.modules == ["events", "favours"]
    assert pecunia.new("non-olet", seed=7, modules="events").options.modules == ["events"]
    assert pecunia.new("non-olet", seed=7, modules="").options.modules == []


def test_house_rules_are_given_by_name_in_a_dict_or_in_a_text() -> None:
    expected = pecunia.new("non-olet", seed=7, house={"winBy": "earned", "targetPerModule": "3"}, modules=ALL)
    told: list[dict[str, Any]] = [
        {"house": "winBy=earned,targetPerModule=3"},
        {"house": ["winBy=earned", "targetPerModule=3"]},
        {"house": {"winBy": "earned", "targetPerModule": 3}},
        {"winBy": "earned", "targetPerModule": 3},
        {"house": "winBy=earned", "targetPerModule": "3"},
    ]
    for house in told:
        assert pecunia.new("non-olet", seed=7, modules=ALL, **house).position() == expected.position()
    once = pecunia.new("non-olet", seed=7, edition=2005, queueCap5=True)
    assert "queueCap5=true" in once.position()


def test_numbers_of_any_kind_will_do() -> None:
    game = pecunia.new("olet", seed=np.int64(7), players=np.int32(2))
    assert game.position() == pecunia.new("olet", seed="7", players=2).position()


WRONG: list[tuple[str, dict[str, Any], str]] = [
    ("olet", {"seed": 1.5}, "“1.5” can’t be a seed: it must be one word or number"),
    ("olet", {"seed": True}, "“True” can’t be a seed"),
    ("olet", {"seed": b"seven"}, "can’t be a seed"),
    ("olet", {"seed": "two words"}, "can’t be a seed"),
    ("olet", {"players": "three"}, "“players” needs a whole number, not “three”"),
    ("olet", {"players": 2.5}, "“players” needs a whole number, not “2.5”"),
    ("olet", {"players": True}, "“players” needs a whole number"),
    ("olet", {"players": 9}, "2 to 4 players, not 9"),
    ("olet", {"open_money": "yes"}, "“open_money” is true or false, not “yes”"),
    ("olet", {"tie": 5}, "“tie” needs one word, not “5”"),
    ("olet", {"tie": "coin"}, "A tie can’t be “coin”. Choose from: "),
    ("olet", {"start": "Q"}, "no seat Q at this table to go first"),
    ("olet", {"start": 1.5}, "no seat 1.5 at this table to go first"),
    ("olet", {"values": 5}, "“values” needs the name of a file"),
    ("olet", {"modules": "events"}, "The game olet has no option “modules”"),
    ("olet", {"winBy": "earned"}, "The game olet has no option “winBy”"),
    ("non-olet", {"modules": [1]}, "“modules” needs names in a list or in one text"),
    ("non-olet", {"modules": 5}, "“modules” needs names in a list or in one text"),
    ("non-olet", {"modules": "weather"}, "There’s no module “weather”. Choose from: "),
    ("non-olet", {"house": "winBy"}, "“winBy” isn’t a house rule: write NAME=VALUE"),
    ("non-olet", {"house": 5}, "“5” isn’t a house rule: write NAME=VALUE"),
    ("non-olet", {"house": {"luck": "1"}}, "There’s no house rule “luck”. Choose from: "),
    ("non-olet", {"winBy": "luck"}, "House rule winBy can’t be “luck”. Choose from: "),
    ("non-olet", {"edition": "2016"}, "“edition” needs a whole number, not “2016”"),
    ("nought", {}, "There’s no game “nought”. Choose from: non-olet, olet"),
]


@pytest.mark.parametrize(("title", "options", "said"), WRONG)
def test_what_is_wrong_is_said_in_a_sentence(title: str, options: dict[str, Any], said: str) -> None:
    with pytest.raises(pecunia.OptionError, match=re.escape(said)) as refused:
        pecunia.new(title, **options)
    assert str(refused.value) == Texts("en").error(refused.value)
    assert refused.value.__notes__[0].startswith(refused.value.key)


def test_every_option_is_declared_and_every_declared_option_is_taken() -> None:
    examples = {"switch": False, "words": [], "house rules": {}}
    for title in TITLES.values():
        pecunia.new(title.name, seed=1, **{option.name: examples.get(option.kind) for option in title.engine.takes})
        for option in title.engine.takes:
            assert option.meaning
            assert option.default
        with pytest.raises(TypeError, match="no_such"):
            title.engine.make_options(no_such=1)


def test_an_editor_knows_the_views_of_each_title() -> None:
    """mypy checks this function: without types of their own, `money` and `cash` would be unknown."""
    first = pecunia.new("non-olet", seed=7, players=2, modules="events")
    second = pecunia.new("olet", seed=7, players=2, open_money=True)
    money: int = first.view("A").money(1)
    cash: int | None = second.view("A").cash(1)
    assert (money, cash) == (first.money[1], second.cash[1])
    assert [type(each) for each in (first, first.view(0), second, second.view(0))] == [
        NonOlet,
        NonOletView,
        Olet,
        OletView,
    ]
    anyone: pecunia.Game = pecunia.new("".join(["ol", "et"]), seed=7)
    assert type(anyone) is Olet


def test_a_record_can_be_stepped_through() -> None:
    game = pecunia.new("olet", seed=7, players=2)
    positions = [game.position()]
    bot = make_bot("random", random.Random(1))
    while game.question is not None:
        game.play(bot.choose(game.view(game.question.player)))
        positions.append(game.position())
    text = pecunia.write_record(game)
    assert [step.position() for step in pecunia.replay(text)] == positions
    assert [step.position() for step in pecunia.replay(pecunia.read_record(text))] == positions
    broken = text.replace("; ", "; A done; ", 1)
    with pytest.raises(pecunia.RecordError):
        list(pecunia.replay(broken))


@EVERY_TITLE
def test_a_record_names_every_player_or_nobody(title: str) -> None:
    game = pecunia.new(title, seed=7, players=3)
    for names in (["Anna"], ["Anna", "Bruno", "Clara", "Dario"]):
        with pytest.raises(pecunia.RecordError, match=f"names {len(names)} players, and 3 sit"):
            pecunia.write_record(game, names)
    text = pecunia.write_record(game, ["Anna", "Bruno", "Clara"])
    assert pecunia.from_record(text)[1].seats == ["Anna", "Bruno", "Clara"]
    fewer = text.replace("seat B Bruno\n", "")
    for read in (pecunia.from_record, lambda broken: list(pecunia.replay(broken))):
        with pytest.raises(pecunia.RecordError, match="names 2 players, and 3 sit"):
            read(fewer)
