"""Playing Pecunia Olet in the terminal: whole games, amounts, taking back, resuming, the end."""

from pathlib import Path

import pytest

from pecunia.core.chance import stream_of
from pecunia.core.game import Game
from pecunia.games import from_position, from_record, new
from pecunia.terminal.pages import Pages
from pecunia.terminal.play import play
from pecunia.texts import LANGUAGES, Texts, one_line

from ..tables import Answers, ScriptedConsole, golden, seats
from ..test_modules import Random
from .tables import picture_for, plain, seen
from .test_table import POSITION

FILE = Path("game.pecunia")


class Person(Random):
    """A person who types the number of a choice, or an amount if amounts are asked for."""

    def __call__(self, game: Game) -> str:
        question = game.question
        if question is None or question.kind not in ("sell", "fly"):
            return super().__call__(game)
        move = question.moves[self.thoughts.below(len(question.moves))].text
        word, _, amount = move.partition(" ")
        return f"-{amount}" if word == "withdraw" else amount


def sit_down(
    game: Game, typed: list[str | type[BaseException]] | Answers, save: Path, language: str = "en", persons: int = 1
) -> str:
    console = ScriptedConsole(typed)
    assert play(game, seats(game, persons), Texts(language), console, save, pause=0) == 0
    return console.text


def loaded(save: Path) -> Game:
    return from_record(save.read_text(encoding="utf-8"), str(save))[0]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games(players: int, language: str, tmp_path: Path) -> None:
    save = tmp_path / "game.pecunia"
    game = new("olet", seed=f"{players}-{language}", players=players)
    screen = sit_down(game, Answers(game, Person(stream_of(language))), save, language)
    assert game.outcome is not None
    assert loaded(save).state_hash() == game.state_hash()
    assert "{" not in screen
    assert max(len(line) for line in screen.splitlines()) <= 80
    words = picture_for(game, language).words
    assert words.text("olet-motto") in screen
    assert all(words.money(score) in screen for score in game.outcome.scores)


def test_everybody_at_one_terminal(tmp_path: Path) -> None:
    """Every question of a game is drawn and answered, and the screen is cleared between two persons."""
    save = tmp_path / "game.pecunia"
    game = new("olet", seed="all", players=3)
    screen = sit_down(game, Answers(game, Person(stream_of("all"))), save, persons=3)
    assert game.outcome is not None
    assert "Clara, it’s your turn." in screen


def test_the_name_of_a_space_is_enough(tmp_path: Path) -> None:
    """It works as it is written on the table, in capitals or not. An occupied space is refused with its reason."""
    save = tmp_path / "game.pecunia"
    game = new("olet", seed="spaces", players=2)
    game.play(game.move("place TX1"))
    screen = sit_down(game, ["", "", "TX1", "pr1", "q"], save, persons=2)
    assert "place TX1: " in screen
    assert history(save)[:2] == ["place TX1", "place PR1"]


FLIGHT = POSITION.format(more="")


def history(save: Path) -> list[str]:
    return [played.move.text for played in loaded(save).history()]


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("50", "deposit 50"),
        ("+50", "deposit 50"),
        ("-60", "withdraw 60"),
        ("$80", "deposit 80"),
        ("withdraw 10", "withdraw 10"),
    ],
)
def test_an_amount_is_enough_on_a_flight(typed: str, move: str, tmp_path: Path) -> None:
    save = tmp_path / "game.pecunia"
    screen = sit_down(from_position(FLIGHT), ["", "place CF1", typed], save)
    assert "it goes offshore (up to $80)" in screen
    assert "(up to $230)" in screen
    assert history(save)[:2] == ["place CF1", move]


def test_what_cannot_be_moved_is_said(tmp_path: Path) -> None:
    save = tmp_path / "game.pecunia"
    screen = sit_down(from_position(FLIGHT), ["", "place CF1", "90", "15", "", "-240", "? 50"], save)
    assert screen.count("deposit 90: That doesn’t add up") == 1
    assert "deposit 15: That doesn’t add up: move money either way, in tens" in screen
    assert "Write an amount in tens" in screen
    assert "withdraw 240: That doesn’t add up" in screen
    assert "“deposit 50” is allowed" in screen
    assert history(save) == ["place CF1"]


@pytest.mark.parametrize(
    ("typed", "move"), [("1/0/2", "sell 1/0/2"), ("0 2 3", "sell 0/2/3"), ("sell 1/1/1", "sell 1/1/1")]
)
def test_fakes_are_written_by_quality(typed: str, move: str, tmp_path: Path) -> None:
    save = tmp_path / "game.pecunia"
    screen = sit_down(from_position(FLIGHT), ["", "place RC1", "3", typed], save)
    assert "Write how many of ★/★★/★★★" in screen
    assert "“sell 3” is neither a number nor a move." in screen  # the quality is missing
    assert history(save)[:2] == ["place RC1", move]


def test_of_one_quality_the_number_is_enough(tmp_path: Path) -> None:
    save = tmp_path / "game.pecunia"
    game = from_position(FLIGHT.replace("A fakes 1/2/3", "A fakes 0/12/0"))
    sit_down(game, ["", "place RC1", "7"], save)
    assert history(save)[:2] == ["place RC1", "sell 0/7/0"]


def test_taking_back(tmp_path: Path) -> None:
    save = tmp_path / "game.pecunia"
    game = from_position(FLIGHT)
    before = game.state_hash()
    screen = sit_down(game, ["", "u", "place CF1", "u"], save)
    assert "you haven’t made a move this turn" in screen
    assert "Undone." in screen
    assert loaded(save).state_hash() == before


def test_wrong_input_says_so_and_loses_nothing(tmp_path: Path) -> None:
    save = tmp_path / "game.pecunia"
    game = from_position(FLIGHT)
    before = game.state_hash()
    screen = sit_down(game, ["", "99", "", "salve", "place M9", "sell 1/0/0", "m", "", "c", "", "?", ""], save)
    assert loaded(save).state_hash() == before
    assert "There’s no choice 99" in screen
    assert "Type a number from 1 to" in screen
    assert "“salve” is neither a number nor a move." in screen
    assert "place M9: This board has no such space." in screen
    assert "sell 1/0/0: You can’t do that now. The question is: “Your turn. Where" in screen
    assert "The other spaces" in screen


@pytest.mark.parametrize("leave", ["q", KeyboardInterrupt, EOFError])
def test_leaving_saves_and_the_game_goes_on(leave: str | type[BaseException], tmp_path: Path) -> None:
    save = tmp_path / "game.pecunia"
    game = new("olet", seed=4, players=3, start=0)
    screen = sit_down(game, ["", "place PR1", leave], save)
    assert f"Resume it with: pecunia play {save}\n" in screen
    again = loaded(save)
    assert again.state_hash() == game.state_hash()
    sit_down(again, Answers(again, Person(stream_of("on"))), save)
    assert loaded(save).outcome is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page(language: str) -> None:
    game = new("olet", seed="arcana", players=4, open_money=True, tie="replay", round_cap=9)
    picture = picture_for(game, language)
    lines = Pages(picture, 80).start(seen(game, -1), game, [False, True, True, True], FILE)
    page = one_line(plain(lines))
    assert len(lines) <= 23
    for key in ("olet-open-money", "olet-tie-replay", "olet-what-board", "olet-what-track", "olet-what-cards"):
        assert picture.words.text(key) in page
    assert "9" in page
    assert "arcana" not in page


def test_values_of_an_owner_are_not_called_reconstructed() -> None:
    box = Path(__file__).parents[2] / "properties" / "olet-box.toml"
    game = new("olet", seed=1, players=3, values=box)
    said = " ".join(picture_for(game).reconstructed(seen(game, 0)))
    left = {table.partition(".")[0] for table in seen(game, 0).options.values.reconstructed()}
    for table in ("board", "track", "cards"):
        assert (picture_for(game).words.text(f"olet-what-{table}") in said) == (table in left)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["olet-4-players", "olet-end-shared", "olet-end-replay", "olet-end-round-cap"])
def test_the_last_page(name: str, language: str) -> None:
    """It shows who won and all scores with their parts, from the highest down, and fits a small screen."""
    *_, game = golden(name)
    outcome = game.outcome
    assert outcome is not None
    picture = picture_for(game, language)
    words, view = picture.words, seen(game, -1)
    lines = [line.plain for line in Pages(picture, 80).end(game, FILE)]
    assert len(lines) <= 23
    assert all((words.player(seat) in lines[0]) == (seat in outcome.winners) for seat in range(game.seats))
    text = one_line(" ".join(lines))
    found = []
    for seat in sorted(range(game.seats), key=lambda seat: -outcome.scores[seat]):
        made_of = text.partition(f"{words.names[seat]} {words.money(outcome.scores[seat])} = ")
        assert f"+ {words.money(view.offshore(seat) or 0)}" in made_of[2]
        found.append(len(made_of[0]))
    assert found == sorted(found)


@pytest.mark.parametrize(
    ("keys", "typed"),
    [
        (["up"], "10"),
        (["up", "up", "up"], "30"),
        (["up", "down"], "-10"),
        (["down"], "-10"),
        (["wheel-down", "wheel-down"], "-20"),
        (["end"], "80"),
        (["end", "up"], "80"),
        (["home"], "-230"),
        (["home", "down"], "-230"),
        (["up", "left"], "10"),
    ],
)
def test_arrow_keys_step_through_amounts(keys: list[str], typed: str) -> None:
    game = from_position(FLIGHT)
    game.play("place CF1")
    assert game.question is not None
    view, picture = seen(game, game.question.player), picture_for(game)
    found = ""
    for key in keys:
        found = picture.turned(view, key, found, [])
    assert found == typed
    assert picture.turned(view, "up", "some", []) == "some"
