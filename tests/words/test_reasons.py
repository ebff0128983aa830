"""The refusal "not now" also says what is asked instead, in every language and everywhere it is shown."""

from collections.abc import Iterator

import pytest

import pecunia
from pecunia.core.chance import stream_of
from pecunia.core.errors import IllegalMove, Reason, RecordError
from pecunia.core.game import Game
from pecunia.core.moves import Move, seat_letter
from pecunia.core.record import write_record
from pecunia.games import from_record
from pecunia.non_olet.engine.module_names import MODULES
from pecunia.terminal.lookup import explained
from pecunia.terminal.pictures import picture_of
from pecunia.texts import LANGUAGES, Texts

SETTINGS: dict[str, dict[str, object]] = {
    "non-olet": {"modules": list(MODULES), "dark_red": True},
    "olet": {},
}
every_title = pytest.mark.parametrize("title", SETTINGS)


def refusals(title: str) -> Iterator[tuple[Game, Move, Reason]]:
    """A game, and at each of its questions the first move that is refused as "not now"."""
    game = pecunia.new(title, players=3, seed=2, **SETTINGS[title])
    stream = stream_of("refusals")
    while game.question is not None:
        for move in game.all_moves():
            reason = game.why_not(move)
            if reason is not None and reason.key == "not-now":
                yield game, move, reason
                break
        game.play(stream.choose(game.question.moves))


@every_title
def test_not_now_names_the_open_question(title: str) -> None:
    kinds = set()
    for game, _move, reason in refusals(title):
        assert game.question is not None
        kind = game.question.kind
        if kind not in kinds:
            for language in LANGUAGES:
                texts = Texts(language)
                assert texts.text(f"question-{kind}") in texts.reason(reason)
        kinds.add(kind)
    assert len(kinds) >= {"non-olet": 12, "olet": 4}[title], kinds


@every_title
def test_play_the_terminal_and_records_say_the_same(title: str) -> None:
    game, move, reason = next(refusals(title))
    for language in LANGUAGES:
        texts = Texts(language)
        sentence = texts.reason(reason)
        with pytest.raises(IllegalMove) as illegal:
            game.play(move)
        assert texts.error(illegal.value) == sentence
        picture = picture_of(game, texts, ["Anna", "Ben", "Chiara"])
        assert game.question is not None
        assert sentence in explained(game.view(game.question.player), picture, game, move.text)
        record = write_record(game, ["Anna"] * 3).removesuffix("end\n")
        with pytest.raises(RecordError) as stated:
            from_record(f"{record}1 {seat_letter(game.question.player)} {move.text}\nend\n")
        assert sentence in texts.error(stated.value)


@every_title
def test_a_player_who_is_not_asked_hears_no_more_than_that(title: str) -> None:
    for game, move, _reason in refusals(title):
        assert game.question is not None
        other = game.view((game.question.player + 1) % 3).why_not(move)
        assert other is not None
        assert (other.key, other.asked) == ("not-your-question", "")


def test_only_not_now_carries_the_question() -> None:
    """Any other reason needs no question."""
    game = pecunia.new("olet", players=2, seed=1)
    reasons = [reason for reason in map(game.why_not, game.all_moves()) if reason is not None]
    assert {reason.asked for reason in reasons if reason.key == "not-now"} == {"place"}
    assert {reason.asked for reason in reasons if reason.key != "not-now"} == {""}
