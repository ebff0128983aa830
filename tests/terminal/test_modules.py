"""Modules in the terminal: every question is drawn and answered, and everything open is shown, but nothing hidden."""

from itertools import combinations, count
from pathlib import Path

import pytest

from pecunia.core.chance import Stream, stream_of
from pecunia.core.game import Game
from pecunia.games import from_position, from_record, new
from pecunia.non_olet.engine.module_names import MODULES
from pecunia.non_olet.engine.notation import DISCARD, family
from pecunia.non_olet.terminal.module_page import ModulePage
from pecunia.non_olet.terminal.picture import NonOletPicture
from pecunia.non_olet.words.module_snapshot import ModuleSnapshot, wanted
from pecunia.terminal.elements import Lines
from pecunia.terminal.frame import Frame
from pecunia.terminal.log import Log, told_lines
from pecunia.terminal.lookup import explained
from pecunia.terminal.pages import Pages
from pecunia.terminal.play import play
from pecunia.texts import LANGUAGES, Texts
from pecunia.words.glyphs import ASCII, UNICODE, Glyphs

from ..locale.test_fluent import asked_kinds
from .tables import Answers, ScriptedConsole, module_game, picture_for, seats, seen, words_for

SMALL = (80, 24)
LARGE = (120, 40)
FILE = Path("game.pecunia")
ENOUGH = 2  # times that each kind of question is drawn
MAX_GAMES = 60


def plain(lines: Lines) -> str:
    return "\n".join(line.plain for line in lines)


def drawn(game: Game, seat: int, language: str, size: tuple[int, int]) -> str:
    """The screen of a seat. It must fit, including the prompt, and no text may be missing."""
    width, height = size
    lines = Frame(picture_for(game, language), width, height - 1).lines(seen(game, seat), [])
    text = plain(lines)
    assert max(line.cell_len for line in lines) <= width, text
    assert len(lines) <= height - 1, text
    assert "{" not in text
    return text


class Random:
    """A person who types the number of a choice at random."""

    def __init__(self, thoughts: Stream) -> None:
        self.thoughts = thoughts

    def __call__(self, game: Game) -> str:
        return "1" if game.question is None else str(self.thoughts.below(len(game.question.moves)) + 1)


@pytest.mark.parametrize(
    ("players", "language", "number"),
    [(2, "en", 29), (2, "de", 26), (2, "fr", 8), (2, "it", 26), (4, "de", 75)],
)
def test_whole_games_with_all_modules(players: int, language: str, number: int, tmp_path: Path) -> None:
    """All players are persons at the same terminal, so every question of the game is drawn and answered. The numbers
    pick short games, because a random game for six has a thousand questions."""
    save = tmp_path / "game.pecunia"
    game = new("non-olet", seed=f"{players}-{language}-{number}", players=players, modules=MODULES)
    console = ScriptedConsole(Answers(game, Random(stream_of(language))))
    assert play(game, seats(game, players), Texts(language), console, save, pause=0) == 0
    assert game.outcome is not None
    assert from_record(save.read_text(encoding="utf-8"), str(save))[0].state_hash() == game.state_hash()
    assert "{" not in console.text
    assert max(len(line) for line in console.text.splitlines()) <= 80


def test_every_question_of_the_modules_is_drawn() -> None:
    """They are drawn in all languages, and on a small screen if at most four play."""
    times = dict.fromkeys({"draft", *asked_kinds("non_olet/engine/modules/*.py")}, 0)
    for number in count():
        assert number < MAX_GAMES, [kind for kind, found in times.items() if not found]
        players = 2 + number % 5
        for game in module_game(players, f"kinds-{number}"):
            question = game.question
            if question is None or times.get(question.kind, ENOUGH) >= ENOUGH:
                continue
            times[question.kind] += 1
            for language in LANGUAGES:
                words = words_for(game, language)
                view = seen(game, question.player)
                text = drawn(game, question.player, language, LARGE)
                assert words.question(view).split()[-1] in text
                said = [words.move(view, move) for move in question.moves]
                assert len(set(said)) == len(said), said
                if players <= 4:
                    drawn(game, question.player, language, SMALL)
        if all(times.values()):
            break


@pytest.mark.parametrize("pair", list(combinations(MODULES, 2)), ids="+".join)
def test_four_players_and_two_modules_fit_a_small_screen(pair: tuple[str, str]) -> None:
    for move, game in enumerate(module_game(4, "small", list(pair), dark_red=True)):
        if move % 9 == 0:
            seat = -1 if game.question is None else game.question.player
            drawn(game, seat, LANGUAGES[move % len(LANGUAGES)], SMALL)
        if game.turn > 40:
            break


def test_six_players_and_all_modules_fit_a_large_screen() -> None:
    for move, game in enumerate(module_game(6, "large", dark_red=True)):
        if move % 7 == 0:
            seat = -1 if game.question is None else game.question.player
            drawn(game, seat, LANGUAGES[move % len(LANGUAGES)], LARGE)


@pytest.mark.parametrize("glyphs", [UNICODE, ASCII], ids=["signs", "letters"])
@pytest.mark.parametrize("width", [20, 33, 64, 99, 137])
def test_no_line_is_longer_than_the_screen(width: int, glyphs: Glyphs) -> None:
    names = ["Anna", "皇帝" * 10, "[bold]", "\x1b[31mred", "", "x" * 80]
    for move, game in enumerate(module_game(6, "width")):
        if move % 97 == 0 and game.question is not None:
            view = seen(game, game.question.player)
            picture = NonOletPicture(view.options, Texts("de"), names, glyphs)
            words = picture.words
            pages = Pages(picture, width)
            lines = (
                Frame(picture, width, 24).lines(view, []) + pages.help(view) + ModulePage(view, words, width).lines()
            )
            lines += pages.start(view, game, [True] * 6, FILE)
            assert [line.plain for line in lines if line.cell_len > width or not line.plain.isprintable()] == []


# What is on the table.

TABLE = """pecunia position 1
options players=2 target=40 modules=famous,upgrades,events,careers,favours
turn 9 A start
A hand great-haste ejection
B hand fish-poisoning
A L SEN3/5:caesar@2$3
A M WOM2/2@1
B L SLV4/2@1
A queue CIT2/2:seneca SLV2/1$2 SEN3/4
B queue WOM3/3 SLV2/2 CIT3/2
A upgrades fountain - reserved-women
B upgrades - dustpan -
display newspaper hourglass partition mop-bucket golden-urinal reserved-citizens
upgrades-used fountain
events tumult@3 campaign@1
A ladder matron 1
B ladder builder 0
A favour minerva
B favour venus
"""


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_what_modules_lay_on_the_table(size: tuple[int, int]) -> None:
    game = from_position(TABLE)
    words, view = words_for(game), seen(game, 0)
    task = ModuleSnapshot(view).tasks("matron")[1]
    text = drawn(game, 0, "en", size)
    for there in (
        "▲3/5★+3 Caesar",
        "■2/2★ Seneca",
        "◆2/1+2",
        "⌂(Fountain)",  # in brackets because it was used in this turn
        "⌂Dustpan",
        "Newspaper",
        "Hourglass",
        "Partition",
        "Tumult •×3",
        "Campaign •",
        "Minerva",
        "Venus",
        "Ceres",
        "↑1/5 sponge washer",
        f"↑2 {words.step(2, task)} ({ModuleSnapshot(view).progress[0]}/{wanted(task)})",
    ):
        assert there in text, text
    assert "m modules" in Texts("en").attribute("terminal-prompt", "modules", most=3)  # type: ignore[operator]


def test_choices_are_marked_on_what_they_choose() -> None:
    """Favour, sign and rung show their numbers on the table, so the list can omit them."""
    position = TABLE.replace("A M WOM2/2@1\n", "A M WOM2/2@1\nA R -\nA money 9\n").replace("SEN3/4\n", "WOM2/3\n")
    game = from_position(position)
    words = words_for(game)
    assert game.question is not None
    number = {move.text: choice for choice, move in enumerate(game.question.moves, 1)}
    text = drawn(game, 0, "en", LARGE)
    assert f"[{number['use minerva']}]Minerva" in text
    assert f"[{number['use reserved-women']}]Reserved" in text
    assert f"[{number['climb paying']}] ↑2 doorkeeper: {words.values.prices[2]} HS" in text
    assert "Use the favour of Minerva" in text
    assert "Reserved for Roman women: seat ●2/3" in text
    assert f"Rise to doorkeeper for {words.values.prices[2]} sesterces" in text


def test_a_list_that_is_too_long_for_sentences_is_written_in_notation() -> None:
    """Mars offers three Romans for each of six free places."""
    lines = [
        "pecunia position 1",
        "options players=4 target=40 modules=events,favours",
        "turn 9 A seating",
        "A favour mars",
        "A queue CIT2/2 WOM2/2 WOM2/3 CIT3/2 CIT2/3 SEN3/4 SEN2/3 SLV2/1 SLV2/2",
        *(f"A {place} -" for place in ("V1", "V2", "V3")),
    ]
    game = from_position("\n".join(lines))
    assert game.question is not None
    assert len(game.question.moves) >= 18
    text = drawn(game, 0, "it", SMALL)
    for number, move in enumerate(game.question.moves, 1):
        assert f"[{number}]" in text
        if move.text.endswith(("second", "third")):
            assert f"[{number}] {move.text}" in text


def test_questions_about_modules_are_answered(tmp_path: Path) -> None:
    game = from_position(TABLE)
    view = seen(game, 0)
    picture = picture_for(game)
    words = picture.words

    def answer(topic: str) -> str:
        return explained(view, picture, game, topic)

    assert answer("caesar") == f"Caesar (senator): {words.module_text('famous', 'caesar')}"
    assert answer("Fountain") == f"Fountain: {words.module_text('upgrade', 'fountain')}"
    assert answer("tumult") == f"Tumult: {words.module_text('event', 'tumult')}"
    assert answer("venus") == f"Venus: {words.module_text('favour', 'venus')}"
    first, second, *_ = ModuleSnapshot(view).tasks("matron")
    ladder = f"Matron (reconstructed): 1 {words.step(1, first)} · 2 {words.step(2, second)} · 3 "
    assert answer("matron").startswith(ladder)
    assert answer("climb") == "climb: You haven’t done the next rung’s task this turn: no task, no promotion. (A129)"
    number = [move.text for move in view.moves].index("use minerva") + 1
    assert answer(str(number)).endswith(words.module_text("favour", "minerva"))
    screen = ScriptedConsole(["", "m", *[""] * 9, "? use venus"])
    play(game, seats(game), Texts("en"), screen, tmp_path / "game.pecunia", pause=0)
    assert "Famous Romans mingle with the crowd." in screen.text
    assert "use venus: You don’t hold this favour: gods are choosy. (§3.5)" in screen.text


# What is hidden.

COLISEUM = """pecunia position 1
options players=3 target=40 modules=events
turn 9 A seating
A queue CIT2/2 SLV2/1
events coliseum@1
"""


def test_romans_of_the_coliseum_are_seen_by_their_holder_alone() -> None:
    game = from_position(COLISEUM)
    game.play(game.move("seat L"))
    picture = picture_for(game)
    words = picture.words
    stages = 0
    while game.question is not None and game.question.kind == "coliseum":
        held = {seat: seen(game, seat).shown for seat in range(3)}
        for seat in (-1, 0, 1, 2):
            view = seen(game, seat)
            text = plain([*Frame(picture, 200, 60).lines(view, []), *ModulePage(view, words, 200).lines()])
            for holder, romans in held.items():
                assert romans
                assert all((words.short(roman) in text) == (holder == seat) for roman in romans)
        game.play(game.question.moves[0])
        stages += 1
    assert stages == 6  # three players choose twice; the last card needs no choice


SCHEMES = """pecunia position 1
options players=3 target=40 modules=events
turn 9 A seating
A hand great-haste villa-dixius
B hand ejection line-cutter
A queue CIT2/2 SLV2/1
events senate-schemes@1
"""


def test_what_somebody_discards_in_the_senate_stays_secret_until_all_have_chosen() -> None:
    game = from_position(SCHEMES)
    log = Log(game)
    game.play(game.move("seat L"))
    picture = picture_for(game)
    words = picture.words

    def screens(seat: int) -> list[str]:
        view = seen(game, seat)
        told = told_lines(picture, log.told, seat)
        return [plain(Frame(picture, *size).lines(view, told)) for size in (SMALL, LARGE)]

    assert game.question is not None
    assert game.question.kind == "senate-schemes"
    before = {seat: screens(seat) for seat in (-1, 1, 2)}
    assert family(game.question.moves[0].number) == DISCARD
    game.play(game.question.moves[0])
    assert {seat: screens(seat) for seat in (-1, 1, 2)} == before
    game.play(game.move("done"))
    assert game.question.player == 1
    for seat in (-1, 0, 2):
        for screen in screens(seat):
            assert words.card("ejection") not in screen
            assert words.card("line-cutter") not in screen
    assert words.card("ejection") in screens(1)[0]
    assert words.card("great-haste") not in screens(1)[0]


def test_the_picture_does_not_change_when_the_unseen_is_dealt_again() -> None:
    for move, game in enumerate(module_game(4, "anew")):
        if game.question is None or (move % 25 and game.question.kind not in ("coliseum", "senate-schemes")):
            continue
        picture = picture_for(game)
        words = picture.words
        for seat in range(game.seats):
            view = seen(game, seat)
            other = seen(view.imagine(stream_of("anew")), seat)
            pictures = [plain(Frame(picture, *LARGE).lines(each, [])) for each in (view, other)]
            assert pictures[0] == pictures[1]
            assert plain(ModulePage(view, words, 80).lines()) == plain(ModulePage(other, words, 80).lines())


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_whole_where_the_lines_are_there(language: str) -> None:
    """Six people draft with all modules on a small screen. There is room, so the names of the choices are not cut."""
    game = new("non-olet", seed="draft", players=6, modules=list(MODULES))
    words = words_for(game, language)
    text = drawn(game, 0, language, SMALL)
    for card in ModuleSnapshot(seen(game, 0)).middle:
        assert words.module_short("favour", card, 18) in text
