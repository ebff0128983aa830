"""The pages around a table with modules: the first page, the page of the modules, the log, the end."""

from pathlib import Path

import pytest

from pecunia.core.chance import stream_of
from pecunia.core.happenings import Happening
from pecunia.games import from_position, new
from pecunia.non_olet.engine.module_names import MODULES
from pecunia.non_olet.engine.names import END_FAMOUS, END_LADDER, END_MINERVA
from pecunia.non_olet.engine.values import own_values_text
from pecunia.non_olet.terminal.module_page import ModulePage
from pecunia.non_olet.words.module_snapshot import ModuleSnapshot
from pecunia.terminal.log import Log, LoggedHappening, told_lines
from pecunia.terminal.pages import Pages
from pecunia.terminal.play import play
from pecunia.texts import LANGUAGES, Texts, one_line

from .tables import ScriptedConsole, golden, picture_for, seats, seen, words_for
from .test_modules import SMALL, TABLE, drawn, plain

FILE = Path("game.pecunia")


def test_the_page_of_the_modules_shows_everything() -> None:
    game = from_position(TABLE)
    words = words_for(game)
    text = plain(ModulePage(seen(game, 1), words, 200).lines())
    for kind, keys in (
        ("famous", ["caesar", "agrippina"]),
        ("upgrade", ["fountain", "reserved-women", "dustpan", "newspaper", "hourglass", "partition"]),
        ("event", ["tumult", "campaign"]),
        ("favour", ["minerva", "venus", "ceres", "diana"]),
    ):
        for key in keys:
            assert f"{words.module_card(kind, key)}" in text
            assert words.module_text(kind, key).split(".")[0] in text
    assert "A Anna · Matron" in text
    assert "▶ 1 sponge washer" in text
    for rung, task in enumerate(ModuleSnapshot(seen(game, 1)).tasks("matron"), 1):
        assert f"{rung} {words.step(rung, task)}" in text
    assert "Reconstructed as well: values of the famous Romans, markers on events" in text
    assert "Great haste" not in text


def test_a_game_without_modules_has_no_such_page() -> None:
    game = new("non-olet", seed=1)
    assert plain(ModulePage(seen(game, 0), words_for(game), 80).lines()) == "You’re playing without modules."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_names_modules_and_what_is_reconstructed(language: str) -> None:
    game = new("non-olet", seed=1, modules=MODULES, famous="caesar,brutus", house={"targetPerModule": "3"})
    picture = picture_for(game, language)
    words = picture.words
    lines = Pages(picture, 80).start(seen(game, -1), game, [False, True, True, True], FILE)
    page = one_line(plain(lines))
    assert len(lines) <= 23
    for module in MODULES:
        assert words.text(f"module-{module}") in page
    assert f"{words.text('module-famous')} (2)" in page
    for module in ("famous", "events", "careers"):
        assert words.text(f"terminal-what-{module}") in page
    assert f"{words.text('house-targetPerModule')}" in page
    help_page = one_line(plain(Pages(picture, 80).help(seen(game, 0))))
    assert "climb paying" in help_page
    assert words.texts.attribute("terminal-help-goal", "ladderOnly", target=35) in help_page  # type: ignore[operator]


def test_values_of_an_owner_are_not_called_reconstructed(tmp_path: Path) -> None:
    values = tmp_path / "my-box.toml"
    events = own_values_text().split("[events]")[1].split("[careers]")[0].rpartition("\n\n")[0]
    values.write_text("[events]" + events.replace('provenance = "reconstruction"', ""), encoding="utf-8")
    game = new("non-olet", seed=1, modules=["events", "careers"], values=values)
    page = one_line(plain(Pages(picture_for(game), 80).start(seen(game, -1), game, [True] * 4, FILE)))
    assert "Reconstructed as well: ladders with tasks and prices." in page


@pytest.mark.parametrize("way", ["ladderOnly", "ladderAndTarget", "either"])
def test_the_first_page_says_what_wins(way: str) -> None:
    game = new("non-olet", seed=1, modules=["careers"], house={"ladderWin": way})
    page = plain(Pages(picture_for(game), 80).start(seen(game, -1), game, [True] * 4, FILE))
    target = seen(game, 0).options.target
    expected = {
        "ladderOnly": "the last rung wins",
        "ladderAndTarget": f"the last rung and {target} sesterces win",
        "either": f"the last rung or {target} sesterces win",
    }
    assert expected[way] in page
    text = drawn(game, 0, "en", SMALL)
    assert (f"0/{target} HS" in text) == (way != "ladderOnly")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_end_is_told(language: str) -> None:
    sentences = set()
    for end in (END_FAMOUS, END_LADDER, END_MINERVA):
        game = new("non-olet", seed=1, modules=MODULES)
        game.end(end, [2])
        picture = picture_for(game, language)
        lines = [line.plain for line in Pages(picture, 80).end(game, FILE)]
        places = next(number for number, line in enumerate(lines) if "C Clara" in line)
        told = " ".join(lines[:places])  # in one line or two
        assert "Clara" in told
        assert "{" not in "".join(lines)
        sentences.add(told)
    assert len(sentences) == 3


def test_the_last_page_counts_rungs_before_money() -> None:
    game = from_position(TABLE.replace("B ladder builder 0", "B ladder builder 3\nA money 9"))
    game.end(END_LADDER, [1])
    lines = [line.plain for line in Pages(picture_for(game), 80).end(game, FILE)]
    assert lines[:3] == [
        "From bucket to crown: Bruno stands on the last rung and wins.",
        "  B Bruno: 0 sesterces · latrine tenant",
        "  A Anna: 9 sesterces · sponge washer",
    ]


def told(*happenings: Happening) -> list[LoggedHappening]:
    return [LoggedHappening(happening, 1) for happening in happenings]


def test_what_happens_piece_by_piece_is_told_once() -> None:
    picture = picture_for(new("non-olet", seed=1))
    words = picture.words
    taken = [Happening("marker-taken", 0, {"event": event}, {}) for event in ("tumult", "tumult", "campaign")]
    lines = [line.plain for line in told_lines(picture, told(*taken), 1)]
    assert lines == ["Anna takes 2 markers from Tumult.", "Anna takes 1 marker from Campaign."]
    slaves = [words.values.names.index(name) for name in ("Cometus", "Logicus")]
    coins = [Happening("coins-laid", 1, {"roman": roman, "count": 1}, {}) for roman in slaves]
    lines = [line.plain for line in told_lines(picture, told(*coins), 1)]
    assert lines == ["Bruno: 1 more coin each on ◆1/1 Cometus, ◆2/2 Logicus."]
    assert [line.plain for line in told_lines(picture, told(coins[0]), 1)] == ["Bruno: 1 more coin on Cometus (slave)."]
    assert [line.plain for line in told_lines(picture, told(*taken), 1, most=1)] == [
        "Anna takes 1 marker from Campaign."
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_happening_with_modules_is_told(language: str) -> None:
    game = new("non-olet", seed=f"told-{language}", players=5, modules=MODULES)
    log = Log(game)
    thoughts = stream_of(language)
    while game.question is not None:
        game.play(game.question.moves[thoughts.below(len(game.question.moves))])
    picture = picture_for(game, language)
    for seat in (-1, 0):
        for line in told_lines(picture, log.told, seat):
            assert line.plain
            assert "{" not in line.plain, line.plain


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["modules-all-6-players", "olet-4-players"])
def test_the_end_fits_a_small_screen(name: str, language: str, tmp_path: Path) -> None:
    """The last page of any game fits the screen, so nothing scrolls away."""
    *_, game = golden(name)
    console = ScriptedConsole([])
    play(game, seats(game, 0), Texts(language), console, tmp_path / "game.pecunia", pause=0)
    page, _, end = console.text.rpartition("▲  ■   \n")
    assert page
    assert len(end.splitlines()) <= 24
    assert game.outcome is not None
    assert end.count(str(game.outcome.scores[0])) >= 1
