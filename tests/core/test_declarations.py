"""A card is declared once: lists, moves and steps follow from the declarations, and a new card shifts no number."""

import json
import subprocess
import sys
from typing import Any

import pytest

from pecunia.core.action_space import ActionSpace
from pecunia.core.errors import PositionError
from pecunia.games import from_position
from pecunia.non_olet.engine import steps
from pecunia.non_olet.engine.cards.all_cards import MANIFEST
from pecunia.non_olet.engine.kept_order import CARD, by_number, declared, keys_of
from pecunia.non_olet.engine.module_names import MODULES
from pecunia.non_olet.engine.modules.famous_romans import ENTERING, LEAVING, check_effects, famous_roman
from pecunia.non_olet.engine.modules.modules_in_play import DECLARATIONS
from pecunia.non_olet.engine.notation import add_moves
from pecunia.non_olet.engine.step_forms import StepForm, forms_by_name
from pecunia.non_olet.engine.values import own_values
from pecunia.olet.engine import names as olet
from pecunia.olet.engine.notation import further_spaces
from tests.core.make_action_numbers import file_of

BEGIN = """
import json
from pecunia.non_olet.engine import kept_order
"""


def run(code: str) -> Any:
    """What the code prints in a new process, because the lists are made when the engine is imported."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_every_card_is_declared_once_under_its_number() -> None:
    assert [card.key for card in MANIFEST] == keys_of(CARD)
    assert [card.number for card in MANIFEST] == list(range(len(MANIFEST)))
    assert sorted(module.key for module in DECLARATIONS) == sorted(MODULES)


def test_everything_declared_has_its_kind() -> None:
    found = declared()
    assert len(found) == len(set(found))
    assert ("card", "line-cutter") in found
    assert ("favour", "venus") in found
    values = own_values()
    kinds = [kind for kind, _key in found]
    assert kinds.count("famous") == len(values.klass) - 70
    assert kinds.count("event") == len(values.event_markers)
    assert kinds.count("ladder") == len(values.ladders)


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        ([*keys_of(CARD), "big-cleaning"], "card 'big-cleaning' has no number: append it to ADDED in kept_order.py"),
        (keys_of(CARD)[1:], "card 'line-cutter' is declared 0 times instead of once"),
        ([*keys_of(CARD), "alms"], "card 'alms' is declared 2 times instead of once"),
    ],
)
def test_a_declaration_that_does_not_fit_is_named(keys: list[str], said: str) -> None:
    with pytest.raises(ValueError, match="card") as error:
        by_number(CARD, keys)
    assert str(error.value) == said


def test_a_famous_roman_without_an_effect_is_named() -> None:
    entering = [famous_roman(key) for key in ("pompey", "vergil", "livia", "vercingetorix", "ovid", "pliny", "crassus")]
    check_effects(ENTERING, entering)
    with pytest.raises(ValueError, match="famous Roman 'crassus' has no effect when entering"):
        check_effects(ENTERING, entering[:-1])
    leaving = [famous_roman(key) for key in keys_of("famous")[10:]]
    check_effects(LEAVING, leaving)
    with pytest.raises(ValueError, match="'pompey' has an effect when leaving, but is declared for another time"):
        check_effects(LEAVING, [entering[0], *leaving])


def test_declarations_may_stand_in_any_order() -> None:
    backwards = keys_of(CARD)[::-1]
    assert [backwards[at] for at in by_number(CARD, backwards)] == keys_of(CARD)


def test_two_steps_of_one_name_are_refused() -> None:
    form = steps.FORMS["gift"]
    assert forms_by_name([form, form]) == {"gift": form}
    with pytest.raises(ValueError, match="two steps are called 'gift'"):
        forms_by_name([form, StepForm("gift", [], form.make)])


def test_what_comes_later_gets_its_numbers_at_the_end() -> None:
    code = """
kept_order.ADDED.extend([("card", "big-cleaning"), ("upgrade", "soap"), ("card", "small-cleaning")])
from pecunia.non_olet.engine import notation
moves = notation.MOVES
print(json.dumps({
    "lines": [f"{move.number} {move.text}" for move in moves],
    "plays": [move.number for move in notation.PLAYS],
    "families": [notation.family(move.number) for move in moves[771:]],
    "indices": [notation.INDEX_OF[move.number] for move in moves[771:]],
    "first": [notation.PLAY, notation.DISCARD, notation.UPGRADE],
}))
"""
    found = run(BEGIN + code)
    kept = file_of("non-olet").read_text(encoding="utf-8").splitlines()
    later = [
        "play big-cleaning",
        "discard big-cleaning",
        "upgrade soap",
        "play small-cleaning",
        "discard small-cleaning",
    ]
    assert found["lines"] == kept + [f"{number} {text}" for number, text in enumerate(later, len(kept))]
    play, discard, upgrade = found["first"]
    assert found["families"] == [play, discard, upgrade, play, discard]
    assert found["indices"] == [24, 24, 18, 25, 25]
    assert found["plays"] == [*range(1, 25), 771, 774]


def test_a_family_of_moves_that_comes_later_stands_where_it_came() -> None:
    space = ActionSpace()
    play = space.family(["play one", "play two"])
    add_moves(space, [("moves", "bribe"), ("card", "none")], {"bribe": ["bribe A", "bribe B"]})
    assert [move.text for move in space.moves[:4]] == ["play one", "play two", "bribe A", "bribe B"]
    assert space.families[:4] == [play, play, 2, 2]
    assert space.of(2) == space.moves[2:4]
    with pytest.raises(ValueError, match="two moves are called 'play two'"):
        space.add(play, "play two")


def test_a_card_that_is_numbered_and_not_declared_stops_the_engine() -> None:
    code = """
kept_order.ADDED.append(("card", "big-cleaning"))
try:
    import pecunia.non_olet.engine.game
except ValueError as error:
    print(json.dumps(str(error)))
"""
    found = run(BEGIN + code)
    assert found == "card 'big-cleaning' is declared 0 times instead of once"


def test_a_new_card_is_played_from_its_declaration_alone() -> None:
    code = """
kept_order.ADDED.append(("card", "big-cleaning"))
from pecunia.non_olet.engine.cards import latrine
latrine.CARDS.insert(0, latrine.SpringCleaning("big-cleaning", "§3.1", []))
import pecunia
game = pecunia.new("non-olet", seed=3, players=2)
game.hands[game.active] = [24, 24]
game.agenda[-1].run(game)
offered = [move.text for move in game.question.moves]
before = sum(game.markers)
game.play(game.move("play big-cleaning"))
print(json.dumps([offered, before - sum(game.markers), game.action_discard]))
"""
    offered, taken, discard = run(BEGIN + code)
    assert "play big-cleaning" in offered
    assert taken == 2
    assert discard == [24]


def test_a_kind_of_space_that_comes_later_has_its_moves_behind_all_others() -> None:
    now = further_spaces(olet.SPACES_BY_KIND)
    later = further_spaces([*olet.SPACES_BY_KIND, olet.SpaceKind("casino", "CS", 3, 0)])
    assert len(now) == 1
    assert later == [*now, ["CS1", "CS2", "CS3"]]


def test_everything_declared_in_olet_has_its_kind() -> None:
    found = olet.declared()
    assert len(found) == len(set(found))
    assert ("card", "jet") in found
    assert ("space", "jet") in found
    assert ("sign", "hat") in found


@pytest.mark.parametrize(
    ("modules", "agenda", "called"),
    [
        ("", "resolve 3; coliseum 0 1/2 0,0", "position-agenda"),  # a step of a module, but no module is on
        ("", "resolve 3; payment", "position-agenda"),
        ("", "resolve 0; campaign -1 -", "position-unknown-step"),
        ("modules=events", "coliseum 0 1/2 0,0,0", "position-agenda"),
        ("modules=events", "coliseum 7 1/2 0,0", "position-agenda"),
        ("modules=events", "coliseum 0 1,1/2 0,0", "position-agenda"),
        ("modules=events", "tumult 0 999/2 - 0", "position-agenda"),
        ("modules=events", "campaign 0 999", "position-agenda"),
        ("modules=famous", "vercingetorix 0 9 1", "position-agenda"),
        ("modules=upgrades", "lay-upgrade 0 18", "position-agenda"),
        ("modules=upgrades", "lay-upgrade 0", "position-unknown-step"),
    ],
)
def test_a_step_names_only_what_is_there(modules: str, agenda: str, called: str) -> None:
    text = f"pecunia position 1\ngame non-olet\noptions players=2 {modules}\nturn 1 A start\nagenda turn; {agenda}\n"
    with pytest.raises(PositionError) as error:
        from_position(text)
    assert error.value.key == called
