"""The judge answers for the player of the position, with the true reason and the rule, in every language."""

import pytest

from pecunia.core.errors import NotAMove, PositionError
from pecunia.judge.judgement import Judgement, judge
from pecunia.judge.name_index import UnknownName
from pecunia.texts import LANGUAGES, Texts

ENGLISH = Texts("en")


def asked(lines: list[str], *moves: str, texts: Texts = ENGLISH) -> Judgement:
    return judge("\n".join(["pecunia position 1", *lines, ""]), list(moves) or None, texts)


SENATOR = ["options players=3", "turn 5 A seating", "A L SEN3/4@2", "A R CIT2/2@2", "B queue CIT CIT"]
# No hand is stated, so A has no choice. Each case has a move to ask about, and the reason why it is not allowed.
NOTHING_TO_CHOOSE = {
    "Caesar with a senator in the latrine": (
        ["options players=2 modules=famous", "turn 5 A seating", "A L SEN3/4@2", "A R CIT@1", "A queue SEN:caesar CIT"],
        "seat M",
        "not-his-place",
        "A74",
    ),
    "a full latrine": (
        ["turn 5 A seating", "A L CIT@2", "A M CIT@2", "A R CIT@2", "A queue CIT CIT"],
        "seat M",
        "place-taken",
        "A18",
    ),
    "a slave between senators": (
        ["turn 5 A seating", "A L SEN@2", "A R SEN@2", "A queue SLV CIT"],
        "seat M",
        "senator-beside-slave",
        "§2.5",
    ),
    "a card that nobody holds": (
        ["turn 5 A seating", "A L CIT@2", "A M CIT@2", "A R CIT@2", "A queue CIT CIT"],
        "play fish poisoning",
        "card-not-in-hand",
        "§2.1",
    ),
    "a place that is not there": (
        ["turn 5 A seating", "A L CIT@2", "A M CIT@2", "A R CIT@2", "A queue CIT CIT"],
        "seat V1",
        "no-such-place",
        "§2.1",
    ),
}


@pytest.mark.parametrize("case", NOTHING_TO_CHOOSE)
def test_a_player_who_has_nothing_to_choose_is_still_the_one_who_is_asked(case: str) -> None:
    lines, move, key, clause = NOTHING_TO_CHOOSE[case]
    said = asked(lines, move, "done")
    assert (said.player, said.forced, said.over) == (0, True, False)
    refused, done = said.verdicts
    assert (refused.legal, refused.key, refused.clause) == (False, key, clause)
    assert refused.rule == ENGLISH.rule("non-olet", clause)
    assert done.legal
    assert said.by_itself[-1].startswith("Turn 6"), "what happens by itself leads to the next player"


def test_with_a_hand_there_is_a_choice() -> None:
    said = asked([*SENATOR, "A hand great-haste", "A queue SLV1/1 CIT"], "seat M")
    assert (said.player, said.forced) == (0, False)
    assert said.verdicts[0].key == "senator-beside-slave"
    assert said.by_itself == []


def test_what_happens_by_itself_before_the_question_is_told() -> None:
    """A turn that begins without a hand: the water runs, one visitor pays, then a Roman must be seated."""
    said = asked(["turn 4 A start", "A L SLV2/1@1", "A queue CIT CIT"], "collect L", "seat M")
    assert (said.player, said.forced) == (0, False)
    assert [verdict.legal for verdict in said.verdicts] == [True, True]
    assert said.by_itself


def test_without_a_move_all_legal_ones_are_told() -> None:
    said = asked([*SENATOR, "A hand great-haste", "A queue CIT CIT"])
    assert [verdict.move for verdict in said.verdicts] == ["play great-haste", "seat M"]
    assert all(verdict.legal and verdict.sentence for verdict in said.verdicts)


def test_a_game_that_is_over_allows_nothing() -> None:
    said = asked(["options players=2 target=30", "turn 9 A collect", "A money 30", "outcome fee A"], "done")
    assert (said.over, said.player, said.verdicts[0].key) == (True, -1, "game-over")


NAMED = ["options players=2", "turn 5 Anna seating", "A name Anna", "B name Ben Ali", "Anna L SEN3/4@2"]


def test_players_are_called_by_their_names() -> None:
    queues = ["Anna queue CIT CIT", "ben ali queue CIT CIT"]
    lines = [*NAMED, *queues, "Anna hand ejection, latrine change", "Ben Ali M CIT@2"]
    assert asked(lines).name == "Anna"
    assert asked(lines, "Ben Ali: play alms").verdicts[0].key == "not-your-question"
    assert asked(lines, "Anna: play Rauswurf").verdicts[0].legal
    with pytest.raises(UnknownName) as error:
        asked(lines, "Carla: done")
    assert (error.value.key, error.value.facts["near"]) == ("name-no-player", "A anna, B ben ali")


def test_a_visitor_is_named_by_player_and_place() -> None:
    agenda = "agenda turn; resolve 5; fish-visitor"
    lines = ["options players=3", "turn 5 A seating", "B name Ben", "Ben L CIT@2", "Ben R CIT@1", "C M CIT@2", agenda]
    for said in (
        "visitor B L",
        "visitor Ben left",
        "Besucher ben links",
        "visiteur Ben à gauche",
        "visitatore Ben sinistra",
    ):
        verdict = asked([*lines, "A queue CIT", "B queue CIT", "C queue CIT"], said).verdicts[0]
        assert (verdict.move, verdict.legal) == ("visitor B L", True)


@pytest.mark.parametrize(
    ("said", "move"),
    [
        ("play fish poisoning", "play fish-poisoning"),
        ("Joue Intoxication alimentaire", "play fish-poisoning"),
        ("spiele fischvergiftung", "play fish-poisoning"),
        ("gioca AVVELENAMENTO DI PESCI", "play fish-poisoning"),
        ("play Große Hast", "play great-haste"),
        ("setze Mitte", "seat M"),
        ("seat middle", "seat M"),
        ("assieds au milieu ensemble", "seat M pair"),
        ("seat m", "seat M"),
        ("fertig", "done"),
        ("use Giove", "use jupiter"),
        ("upgrade Springbrunnen", "upgrade fountain"),
        ("discard Almosen", "discard alms"),
        ("queue A 2", "queue A 2"),
    ],
)
def test_moves_as_people_say_them(said: str, move: str) -> None:
    assert asked([*SENATOR, "A hand great-haste", "A queue CIT CIT"], said).verdicts[0].move == move


@pytest.mark.parametrize(
    ("said", "error", "near"),
    [
        ("plai alms", UnknownName, "play"),
        ("play special tax", UnknownName, "Special tax (senators)"),
        ("seat lefft", UnknownName, "left"),
        ("xyzzy", NotAMove, ""),
        ("seat", NotAMove, ""),
    ],
)
def test_what_nobody_understands_names_the_nearest(said: str, error: type[Exception], near: str) -> None:
    with pytest.raises(error) as refusal:
        asked([*SENATOR, "A hand great-haste", "A queue CIT CIT"], said)
    for language in LANGUAGES:
        assert Texts(language).error(refusal.value)  # type: ignore[arg-type]
    assert near in ENGLISH.error(refusal.value)  # type: ignore[arg-type]


def test_cards_and_famous_romans_of_a_position_have_their_names_too() -> None:
    lines = [
        "options players=2 modules=famous dark-red=true",
        "turn 5 A seating",
        "A L CIT@2",
        "A M CIT@2",
        "A R CIT@2",
    ]
    named = [*lines, "A hand aumône Fish poisoning", "A queue Marc Antoine CIT", "B L Cesare@2"]
    said = asked(named, "play alms", "join L")
    assert [verdict.key for verdict in said.verdicts] == ["all-equal", ""]
    with pytest.raises(PositionError) as error:
        asked([*lines, "A hand fihs-poisoning"], "done")
    assert (error.value.key, error.value.line) == ("name-unknown", 7)


def test_any_printed_roman_is_understood_and_told() -> None:
    said = asked([*SENATOR, "A hand great-haste", "A queue SEN5/3 CIT2/2"], "seat M")
    assert said.verdicts[0].legal
    assert said.unprinted == ["SEN5/3"]
    assert "5 turns, 3 sesterces" in " ".join(line for part in said.table for line in part.lines)
    with pytest.raises(PositionError) as error:
        asked([*SENATOR, "A queue SEN12/3"], "seat M")
    assert error.value.key == "position-no-such-roman"


OLET = ["game olet", "options players=3", "turn 1 A round", "A name Ada"]


@pytest.mark.parametrize(
    ("said", "move", "key"),
    [
        ("place SM1", "place SM1", "no-fakes"),
        ("place supermarket 1", "place SM1", "no-fakes"),
        ("setze Hehler 1", "place RC1", "no-fakes"),
        ("place vol de ligne", "place CF1", "no-cash"),
        ("piazza Tipografia 1", "place PR1", ""),
        ("Ada: passe", "pass", ""),
        ("B: pass", "pass", "not-your-question"),
    ],
)
def test_the_other_game_has_a_judge_too(said: str, move: str, key: str) -> None:
    verdict = asked([*OLET, "Ada cash 20", "A cards Imprimante Encre Private jet"], said).verdicts[0]
    assert (verdict.move, verdict.key, verdict.legal) == (move, key, key == "")


def test_holes_of_a_market_stay_where_they_are() -> None:
    lines = ["game olet", "options players=3", "turn 2 B round", "first A", "placed M2:A"]
    said = asked([*lines, "B cash 100", "market ink - private jet diner Lottoschein 80 paper"], "place M3")
    assert said.verdicts[0].legal
    with pytest.raises(PositionError) as error:
        asked([*lines, "market ink - private jet"], "pass")
    assert (error.value.key, error.value.line) == ("position-market", 7)


def test_a_space_without_its_number_is_ambiguous() -> None:
    with pytest.raises(UnknownName) as error:
        asked(OLET, "place supermarket")
    assert error.value.key == "name-ambiguous"
    assert "SM1, SM2" in str(error.value.facts["near"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_answer_is_in_the_language_that_was_chosen(language: str) -> None:
    texts = Texts(language)
    said = asked([*SENATOR, "A hand great-haste", "A queue SLV1/1 CIT"], "seat M", texts=texts)
    assert said.verdicts[0].sentence == texts.text("reason-senator-beside-slave")
    assert said.verdicts[0].rule == texts.rule("non-olet", "§2.5")
