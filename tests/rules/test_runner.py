"""The runner itself: a scenario with a false statement fails, with its key and its line."""

import pytest

from pecunia.scenarios import ScenarioError, read_scenarios, run_scenario

HEAD = """scenario A citizen sits down
cites §2.5
given
  options players=2
  turn 1 A seating
  A hand latrine-gossip
  A L WOM3/2@1
  A M SEN@2
  A queue CIT2/2 CIT3/3
  roman-discard SEN1/3 SLV2/1
"""
LINE = HEAD.count("\n") + 1

TRUE = [
    "legal seat R",
    "only seat R",
    "illegal seat L place-taken",
    "illegal B: done not-your-question",
    "expect asked A seat",
    "expect outcome -",
    "expect A L WOM",
    "expect A L WOM3/2",
    "expect A L WOM@1",
    "expect A L ROM@1",
    "expect A M SEN@2",
    "expect A R -",
    "expect A V1 gone",
    "expect A queue 2",
    "expect A queue CIT …",
    "expect A queue ... CIT3/3",
    "expect A queue … CIT2/2 CIT3/3 …",
    "expect roman-discard SEN …",
    "expect roman-discard … SLV",
    "expect roman-discard … SEN …",
    "expect roman-discard … SLV …",
    "expect A V1 gone",
    "expect count SEN@2 1",
    "expect count line-cutter 6",
    "expect view B roman-pile hidden",
    "expect count SEN 15",
    "expect view B A.hand hidden",
    "expect view B A.hand-size 1",
    "expect view B roman-discard SEN1/3 SLV2/1",
]
FALSE = [
    ("legal seat L", "scenario-should-be-legal"),
    ("only seat L, seat R", "scenario-other-moves"),
    ("only seat R, done", "scenario-other-moves"),
    ("only", "scenario-form"),
    ("legal", "scenario-form"),
    ("legal seat R,", "scenario-form"),
    ("legal seat R, seat R", "scenario-twice"),
    ("legal fly away", "not-a-move"),
    ("illegal seat R must-seat", "scenario-is-legal"),
    ("illegal seat L must-seat", "scenario-other-reason"),
    ("illegal B: done must-seat", "scenario-other-reason"),
    ("expect asked B seat", "scenario-not-so"),
    ("expect outcome A fee", "scenario-not-so"),
    ("expect A L CIT", "scenario-not-so"),
    ("expect A L WOM2/2", "scenario-not-so"),
    ("expect A L WOM@3", "scenario-not-so"),
    ("expect A L ROM@full", "scenario-not-so"),
    ("expect A L WOM WOM", "scenario-not-so"),
    ("expect A V1 -", "scenario-not-so"),
    ("expect A R gone", "scenario-not-so"),
    ("expect A queue 3", "scenario-not-so"),
    ("expect A queue SEN …", "scenario-not-so"),
    ("expect A queue … CIT2/2", "scenario-not-so"),
    ("expect A queue CIT3/3 …", "scenario-not-so"),
    ("expect A queue … SEN …", "scenario-not-so"),
    ("expect A queue … CIT CIT CIT …", "scenario-not-so"),
    ("expect A queue …", "scenario-form"),
    ("expect A queue … …", "scenario-form"),
    ("expect A queue CIT … CIT", "scenario-open-middle"),
    ("expect A queue …CIT3/3", "scenario-open-middle"),
    ("expect count SEN 14", "scenario-not-so"),
    ("expect view A A.hand hidden", "scenario-not-so"),
    ("expect view B roman-discard SLV2/1 SEN1/3", "scenario-not-so"),
    ("expect nothing of the kind", "scenario-zone"),
    ("expect A", "scenario-form"),
    ("expect a queue gone", "position-player"),
    ("expect outcome A", "scenario-form"),
    ("expect outcome C fee", "position-player"),
    ("expect view B A.money", "scenario-form"),
    ("expect count CIT:nobody 0", "scenario-thing"),
    ("B: done", "scenario-not-asked"),
    ("A: seat R; ", "scenario-form"),
    ("A: seat L", "place-taken"),
    ("A: fly away", "not-a-move"),
    ("nonsense", "scenario-unknown"),
]


def run(text: str) -> None:
    for scenario in read_scenarios(text, "a.scenario"):
        run_scenario(scenario)


@pytest.mark.parametrize("line", TRUE)
def test_what_is_so_passes(line: str) -> None:
    run(HEAD + line)


@pytest.mark.parametrize(("line", "key"), FALSE)
def test_what_is_not_so_fails_with_its_line(line: str, key: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        run(HEAD + line + "\nexpect A money 0")
    assert (caught.value.key, caught.value.line) == (key, LINE)


def test_again_goes_back_to_what_was_given() -> None:
    run(HEAD + "A: seat R\nexpect A R CIT2/2@full\nagain\nexpect A R -")


def test_every_edition_is_played() -> None:
    editions = HEAD.replace("given", "editions 2016, 2005\ngiven", 1)
    run(editions + "expect A money 0")
    with pytest.raises(ScenarioError) as caught:
        run(editions + "illegal play alms card-not-in-hand")
    assert caught.value.key == "scenario-other-reason"
    assert caught.value.edition == "2016"
    with pytest.raises(ScenarioError) as caught:
        run(editions + "illegal play regular-guest card-not-in-game")
    assert caught.value.facts["found"] == "card-not-in-hand"


def test_a_deal_can_be_from_an_owners_box() -> None:
    head = "game olet\nscenario A dear market\ncites §6\ngiven\n  new players=2 start=A\n  values "
    dear = '{"board":{"two":{"market":["90 bin"],"print":["hat"],"supermarket":["plain"],"receiver":["plain"],'
    rest = '"tax":["plain","sunglasses"],"jet":["plain"],"commercial":["plain"]}}}'
    run(head + dear + rest + "\nexpect market 1\nillegal place M1 no-cash\nillegal place M2 no-such-space")
    run(head + dear.replace("90", "95") + rest + "\nrefused values-price")


def test_a_refusal_needs_its_reason() -> None:
    crowded = HEAD.replace("WOM3/2@1", "WOM WOM WOM")
    run(crowded + "refused place-full")
    with pytest.raises(ScenarioError) as caught:
        run(crowded + "refused senator-beside-slave")
    assert (caught.value.key, caught.value.facts["found"]) == ("scenario-other-refusal", "place-full")
    with pytest.raises(ScenarioError) as caught:
        run(HEAD + "refused place-full")
    assert caught.value.key == "scenario-not-refused"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("cites A1", "scenario-no-title"),
        ("scenario Without clauses\ngiven\n  options players=2\nexpect A money 0", "scenario-cites-nothing"),
        ("scenario No statements\ncites A1\ngiven\n  options players=2\nagain", "scenario-states-nothing"),
        ("scenario Without a position\ncites A1\nexpect A money 0", "scenario-no-position"),
        ("scenario Nobody plays alone\ncites A1\ngiven\n  new players=1\nexpect A money 0", "option-players"),
    ],
)
def test_a_scenario_must_be_whole(text: str, key: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        run(text)
    assert caught.value.key == key
