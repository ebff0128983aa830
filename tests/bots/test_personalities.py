"""The four personalities: each plays in its own manner, from its view alone, by what the title says that moves do."""

from collections import Counter

import pytest

from pecunia.bots import bot_names, check_bot, make_bot
from pecunia.bots.personalities import FILE, NAMES, has_words, styles_from_text, words_of
from pecunia.core.chance import stream_of
from pecunia.core.errors import PecuniaError
from pecunia.core.game import Game
from pecunia.games import new
from pecunia.lab.simulate import Job, simulate
from pecunia.titles.registry import TITLES

OURS = ["non-olet", "olet"]
MODULES = ["famous", "upgrades", "events", "careers", "favours"]


def deeds_of(name: str) -> dict[str, list[list[str]]]:
    return styles_from_text(TITLES[name].file(FILE), FILE)[1]


def printed_at(game: Game) -> dict[str, list[str]]:
    """By space: the words printed on it."""
    spaces = [words.split() for words in TITLES[game.title].engine.board(game.view(0).options).spaces]
    return {words[0]: words[1:] for words in spaces}


def test_they_are_bots_like_any_other() -> None:
    for name in OURS:
        assert set(NAMES) <= set(bot_names(name))
        for bot in NAMES:
            check_bot(bot, name)
    summary = simulate(Job("non-olet", {"players": 4, "dark_red": True, "modules": MODULES}, NAMES, 5, False), 1)
    assert summary["faults"] == []


@pytest.mark.parametrize("name", OURS)
def test_they_do_not_peek(name: str) -> None:
    """The choice stays the same when the cards that a seat cannot see are dealt again."""
    game = new(name, players=3, seed="peek")
    stream = stream_of("peek")
    for number in range(60):
        assert game.question is not None
        seat = game.question.player
        twin = game.view(seat).imagine(stream_of(f"{number}"))
        bot = NAMES[number % len(NAMES)]
        here, there = (make_bot(bot, stream_of("bot")).choose(each.view(seat)) for each in (game, twin))
        assert here is there
        game.play(stream.choose(game.question.moves))


@pytest.mark.parametrize(("name", "bot", "deed"), [("olet", "builder", "builds"), ("non-olet", "spiteful", "harms")])
def test_each_does_what_it_likes(name: str, bot: str, deed: str) -> None:
    """It does its deed more often than the miser, among the questions where somebody had the choice."""
    wanted = deeds_of(name)[deed]
    could: Counter[str] = Counter()
    did: Counter[str] = Counter()
    for number in range(6):
        game = new(name, players=2, seed=number)
        printed = printed_at(game)
        names = [bot, "miser"][:: 1 if number % 2 else -1]
        bots = [make_bot(each, stream_of(f"{number}.{each}")) for each in names]
        while game.question is not None:
            seat = game.question.player
            doing = [
                move
                for move in game.question.moves
                if any(has_words(words_of(move, printed), words) for words in wanted)
            ]
            move = bots[seat].choose(game.view(seat))
            if 0 < len(doing) < len(game.question.moves):
                could[names[seat]] += 1
                did[names[seat]] += move in doing
            game.play(move)
    assert did[bot] / could[bot] > did["miser"] / could["miser"] + 0.05


@pytest.mark.parametrize("name", OURS)
def test_every_deed_can_be_done(name: str) -> None:
    """No words in the file that no move has."""
    games = [new(name, players=players, seed=0) for players in (2, 4)]
    found = [words_of(move, printed_at(game)) for game in games for move in game.all_moves()]
    for deed, moves in deeds_of(name).items():
        for wanted in moves:
            assert any(has_words(words, wanted) for words in found), (deed, wanted)


def test_words() -> None:
    assert has_words(["place", "SM1", "hat"], ["place", "SM*"])
    assert has_words(["place", "SM1", "hat"], ["hat"])
    assert not has_words(["place", "SM1"], ["place", "M*"])
    assert not has_words(["place", "M1"], ["place", "M"])


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("[glutton]\ntemperature = 1\n", "values-unknown-table"),
        ("[deeds]\neats = ['play *']\n[miser]\ndrinks = 3\n", "values-unknown-entry"),
        ("[deeds]\neats = ['play *']\n[miser]\neats = 'much'\n", "values-not-a-number"),
        ("[builder]\ntemperature = -1\n", "values-not-a-number"),
    ],
)
def test_a_file_that_makes_no_sense_is_refused(text: str, key: str) -> None:
    with pytest.raises(PecuniaError) as refusal:
        styles_from_text(text, FILE)
    assert refusal.value.key == key
