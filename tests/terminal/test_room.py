"""On a large screen names are whole and cards say what they do; on a small one the table still fits."""

import pytest
from rich.text import Text

from pecunia.games import new
from pecunia.non_olet.engine.names import CARD_KEYS, NOBODY, SPOTS
from pecunia.olet.engine.names import CARD_KINDS, NO_CARD
from pecunia.olet.engine.view import OletView
from pecunia.terminal.frame import Frame
from pecunia.terminal.pictures import picture_of
from pecunia.texts import LANGUAGES, Texts

from .tables import NAMES, golden, module_game, picture_for, seen

LARGE = (140, 50)
SMALL = (80, 24)


def flat(lines: list[Text]) -> str:
    return told(" ".join(line.plain for line in lines))


def told(text: str) -> str:
    """A text without its line breaks and no-break spaces."""
    return " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_romans_have_their_whole_names(language: str) -> None:
    for number, game in enumerate(golden("2016-4-players")):
        if number % 9 or game.question is None:
            continue
        picture = picture_for(game, language)
        view = seen(game, game.question.player)
        lines = Frame(picture, LARGE[0], LARGE[1]).lines(view, [])
        assert len(lines) <= LARGE[1]
        assert max(line.cell_len for line in lines) <= LARGE[0]
        table = "\n".join(line.plain for line in lines)
        for player in range(game.seats):
            present = [view.roman(player, spot) for spot in range(SPOTS)]
            if player != view.seat:
                present += view.queue(player)
            for roman in present:
                assert roman == NOBODY or picture.words.name(roman) in table


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_the_hand_say_what_they_do(language: str) -> None:
    count = 0
    for number, game in enumerate(golden("2016-4-players")):
        if number % 9 or game.question is None:
            continue
        picture = picture_for(game, language)
        view = seen(game, game.question.player)
        large, small = (flat(Frame(picture, *size).lines(view, [])) for size in (LARGE, SMALL))
        for card in view.hand:
            effect = told(picture.words.card_text(CARD_KEYS[card], view.options.edition))
            assert effect in large
            assert effect not in small
            count += 1
        others = {card for player in range(game.seats) if player != view.seat for card in seen(game, player).hand}
        for card in others - set(view.hand):
            assert told(picture.words.card_text(CARD_KEYS[card], view.options.edition)) not in large
    assert count > 5


def test_choices_of_modules_say_what_they_do() -> None:
    kinds = set()
    for number, game in enumerate(module_game(3, "Nero")):
        if number > 250 or game.question is None:
            break
        view = seen(game, game.question.player)
        picture = picture_for(game, "it")
        effects = [told(picture.effect_in_list(view, move)) for move in view.moves]
        lines = Frame(picture, *LARGE).lines(view, [])
        assert len(lines) <= LARGE[1]
        if any(effects) and len(view.moves) < 5:
            assert all(effect in flat(lines) for effect in effects)
            kinds.add(view.kind)
    assert len(kinds) > 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_olet_say_what_they_do(language: str) -> None:
    texts = Texts(language)
    game = new("olet", seed=3, players=3)
    picture = picture_of(game, texts, NAMES[:3])
    view = game.view(0 if game.question is None else game.question.player)
    assert isinstance(view, OletView)
    large, small = (flat(Frame(picture, *size).lines(view, [])) for size in ((140, 60), SMALL))
    kinds = {view.options.values.kind[card] for card in view.market if card != NO_CARD}
    assert len(kinds) > 2
    for kind in kinds:
        effect = told(texts.attribute(f"olet-card-{CARD_KINDS[kind]}", "text") or "")
        assert effect in large
        assert effect not in small
