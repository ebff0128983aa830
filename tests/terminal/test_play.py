"""Playing in the terminal: whole games, help, taking back, leaving, resuming."""

from pathlib import Path

import pytest

from pecunia.bots import Guarded
from pecunia.core.chance import commitment
from pecunia.core.errors import PecuniaError
from pecunia.core.game import Game
from pecunia.core.moves import Move
from pecunia.core.view import View
from pecunia.games import from_position, from_record, new
from pecunia.terminal.play import Seat, play
from pecunia.texts import Texts

from .tables import Answers, ScriptedConsole, seats

TYPED = list[str | type[BaseException]]


def sit_down(game: Game, typed: TYPED | Answers, save: Path, language: str = "en", persons: int = 1) -> ScriptedConsole:
    console = ScriptedConsole(typed)
    assert play(game, seats(game, persons), Texts(language), console, save, pause=0) == 0
    return console


def loaded(save: Path) -> Game:
    return from_record(save.read_text(encoding="utf-8"), str(save))[0]


def last_choice(game: Game) -> str:
    assert game.question is not None
    return str(len(game.question.moves))


def test_a_whole_game_in_german(tmp_path: Path) -> None:
    save = tmp_path / "spiel.pecunia"
    game = new("non-olet", seed=5)
    screen = sit_down(game, Answers(game, last_choice), save, "de").text
    assert game.outcome is not None
    assert loaded(save).state_hash() == game.state_hash()
    assert "Geld stinkt nicht." in screen
    assert "rekonstruiert" in screen
    assert "Du bist am Zug." in screen
    winner = game.outcome.winner
    assert winner is not None
    name = seats(game)[winner].name
    assert f"Ein letzter Besucher zahlt, und {name} hat die Zielsumme" in screen
    assert f"{name}: {game.outcome.scores[winner]} Sesterzen" in screen
    # The commitment is shown at the beginning, the seed only at the end.
    assert screen.index(commitment("5")) < screen.index("Du bist am Zug.") < screen.index("Der Startwert war 5")


@pytest.mark.parametrize(
    "options",
    [
        {"edition": 2005, "players": 2, "house": {"queueCap5": "true", "winBy": "earned"}},
        {"edition": 2016, "players": 6, "dark_red": True, "open_draft": True},
    ],
)
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_other_tables_and_languages(language: str, options: dict[str, object], tmp_path: Path) -> None:
    game = new("non-olet", seed=2, **options)
    screen = sit_down(game, Answers(game, last_choice), tmp_path / "game.pecunia", language).text
    assert game.outcome is not None
    assert "{" not in screen
    assert max(len(line) for line in screen.splitlines()) <= 80


def test_moves_may_be_written(tmp_path: Path) -> None:
    save = tmp_path / "game.pecunia"
    game = new("non-olet", seed=1)
    assert game.question is not None
    assert game.question.moves[-1].text == "done"
    sit_down(game, ["", "  DONE "], save)
    assert [played.move.text for played in loaded(save).history()] == ["done"]


def test_wrong_input_says_so_and_loses_nothing(tmp_path: Path) -> None:
    save = tmp_path / "game.pecunia"
    game = new("non-olet", seed=1)
    before = game.state_hash()
    typed = ["", "99", "0", "", "salve", "seat M", "play alms", "\x1b[A", "queue B 1"]
    screen = sit_down(game, list(typed), save).text
    assert loaded(save).state_hash() == before
    assert "There’s no choice 99" in screen
    assert "There’s no choice 0" in screen
    assert "Type a number from 1 to" in screen
    assert "“salve” is neither a number nor a move." in screen
    assert "seat M: You can’t do that now. The question is: “Your turn. Play a card" in screen
    assert "play alms: This card isn’t part of your game. (§1.2)" in screen
    assert "\x1b" not in screen.replace("\x1b[A\n", "")  # typed text is echoed, and never printed again


SEATING = """pecunia position 1
options players=2 target=30
turn 9 A seating
A hand great-haste
A L SLV4/2@2
A queue SEN3/4 CIT2/2
"""


def test_questions_are_answered(tmp_path: Path) -> None:
    game = from_position(SEATING)
    typed = [
        "",
        "?",
        "",
        "",
        "? great-haste",
        "? Great",
        "? 2",
        "? seat M",
        "? 2.5",
        "? a19",
        "? seat R",
        "? nonsense",
        "? 9",
        "c",
        "",
        "l",
        "",
    ]
    screen = sit_down(game, list(typed), tmp_path / "game.pecunia").text
    assert "You run a latrine in Rome." in screen
    assert "Right now you can:" in screen
    assert screen.count("Great haste: Take two markers off your visitors") == 2
    assert "(right seat) (seat R)" in screen
    assert "seat M: A senator beside a slave? Not in this Rome. (§2.5)" in screen
    assert "§2.5: The first Roman in your queue sits down in a free place of your choice." in screen
    assert "A19: As long as you have a free place" in screen
    assert "“seat R” is allowed: it’s choice" in screen
    assert "“nonsense” is neither a thing on the table nor a choice nor a move." in screen
    assert "There’s no choice 9" in screen
    assert "Nothing’s happened yet." in screen
    assert game.played is None


def test_taking_back(tmp_path: Path) -> None:
    save = tmp_path / "game.pecunia"
    game = new("non-olet", seed=7)
    before = game.state_hash()
    screen = sit_down(game, ["", "u", "done", "u"], save).text
    assert "you haven’t made a move this turn" in screen
    assert "Undone." in screen
    assert loaded(save).state_hash() == before
    assert loaded(save).history() == []


def test_what_was_drawn_stands(tmp_path: Path) -> None:
    """Filling up the queue has revealed new Romans, so the move cannot be taken back."""
    game = from_position(SEATING.replace("SEN3/4 CIT2/2", "CIT2/2"))
    screen = sit_down(game, ["", "seat M", "u"], tmp_path / "game.pecunia").text
    assert "Your last move revealed or drew a card, so it stands." in screen


def test_the_only_choice_needs_no_number(tmp_path: Path) -> None:
    """A player whose hand cannot be played is still asked, because skipping would reveal that. Enter answers."""
    save = tmp_path / "game.pecunia"
    game = from_position(SEATING.replace("seating", "start").replace("great-haste", "latrine-gossip"))
    assert game.question is not None
    assert [move.text for move in game.question.moves] == ["done"]
    screen = sit_down(game, ["", ""], save).text
    assert "Enter · ? help" in screen
    assert [played.move.text for played in loaded(save).history()] == ["done"]


@pytest.mark.parametrize("leave", ["q", KeyboardInterrupt, EOFError])
def test_leaving_saves_and_the_game_goes_on(leave: str | type[BaseException], tmp_path: Path) -> None:
    save = tmp_path / "game.pecunia"
    game = new("non-olet", seed=4)
    screen = sit_down(game, ["", "done", leave], save).text
    assert f"Resume it with: pecunia play {save}\n" in screen
    again = loaded(save)
    assert again.state_hash() == game.state_hash()
    assert [path.name for path in tmp_path.iterdir()] == ["game.pecunia"]
    screen = sit_down(again, Answers(again, last_choice), save).text
    assert "resume in turn 1" in screen
    assert loaded(save).outcome is not None


class Watched:
    """A bot that looks at the saved file before it answers."""

    def __init__(self, save: Path) -> None:
        self.save = save
        self.saved: list[int] = []

    def choose(self, view: View) -> Move:
        self.saved.append(len(loaded(self.save).history()))
        if len(self.saved) == 5:
            raise KeyboardInterrupt
        return view.moves[-1]


def test_every_move_is_saved_before_the_next_one(tmp_path: Path) -> None:
    save = tmp_path / "game.pecunia"
    bot = Watched(save)
    game = new("non-olet", seed=4, players=2)
    console = ScriptedConsole([])
    play(game, [Seat("Anna", bot), Seat("Bruno", bot)], Texts("en"), console, save, pause=0)
    assert bot.saved == [0, 1, 2, 3, 4]


def test_persons_at_one_terminal_hand_over(tmp_path: Path) -> None:
    """Before the next person's hand is shown, the screen is cleared and somebody must press Enter."""
    options = "players=2 target=30 dark-red=true"
    hands = "A hand alms\nB hand good-business\nA L CIT\nA M CIT\nA R CIT\nA queue SEN\n"
    game = from_position(f"pecunia position 1\noptions {options}\nturn 1 A seating\n{hands}")
    screen = sit_down(game, ["", "", "done", "", "q"], tmp_path / "game.pecunia", persons=2).text
    first, _, rest = screen.partition("Anna, it’s your turn.")
    second, _, third = rest.partition("Bruno, it’s your turn.")
    assert "Good business" not in first + second
    assert "Alms" in second
    assert "Good business" in third
    assert "Alms" not in third


def test_a_file_that_cannot_be_written_is_said_before_anything_else(tmp_path: Path) -> None:
    game = new("non-olet", seed=1)
    console = ScriptedConsole([""])
    with pytest.raises(PecuniaError) as error:
        play(game, seats(game), Texts("en"), console, tmp_path / "nowhere" / "game.pecunia", pause=0)
    assert error.value.key == "cannot-save"
    assert "The game can’t be saved in" in Texts("en").error(error.value)
    assert console.text == ""


def test_a_full_disk_does_not_end_the_game(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    save = folder / "game.pecunia"
    game = new("non-olet", seed=1)

    def answer(of: Game) -> str:
        if of.played is None:
            save.unlink()
            folder.rmdir()
            return "done"
        if not folder.exists():
            folder.mkdir()
            return "q"
        return "q"

    screen = sit_down(game, Answers(game, answer), save).text
    assert "The game can’t be saved in" in screen
    assert len(loaded(save).history()) == 1


@pytest.mark.parametrize(
    ("language", "name"),
    [("en", "Latrine master"), ("de", "Latrinenmeister"), ("fr", "Maître"), ("it", "Mastro latrinaio")],
)
def test_bots_are_called_what_the_language_calls_them(language: str, name: str, tmp_path: Path) -> None:
    """A name that is too long is cut to its first word. The record has the name that the command line uses."""
    save = tmp_path / "bots.pecunia"
    console = ScriptedConsole(["", "q"])
    table = [Seat("Anna"), Seat("latrine-master", Guarded("latrine-master"))]
    play(new("olet", players=2, seed=1), table, Texts(language), console, save, pause=0)
    assert f"B {name}" in console.text
    assert "latrine-master" not in console.text
    assert "seat B latrine-master" in save.read_text(encoding="utf-8")


def test_bots_among_themselves(tmp_path: Path) -> None:
    game = new("non-olet", seed=1, players=3)
    screen = sit_down(game, [], tmp_path / "game.pecunia", persons=0).text
    assert game.outcome is not None
    assert "Turn 2: Bruno." in screen
    assert "Your hand" not in screen
