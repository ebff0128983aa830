"""Every view and happening of a game is exactly as its title declares it: nothing more, nothing less."""

from copy import deepcopy
from functools import cache
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from pecunia.core.view import OPEN, SPECTATOR
from pecunia.games import options_for
from pecunia.titles.registry import TITLES as KNOWN

from .non_olet import NonOletTables
from .olet import OletTables
from .titles import GAMES, Title

TITLES: list[Title[Any]] = [NonOletTables(), OletTables()]
FEW = max(GAMES // 5, 80)
SHARDS = 4
EVERY = 11  # all views are checked after this many decisions
ENOUGH = 400  # games, in which everything possible happens

every_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)


@cache
def kinds(title: str) -> dict[str, type[Any]]:
    """The declared type of each kind of happening."""
    types = KNOWN[title].message_types
    assert types is not None
    return {get_args(get_type_hints(kind)["kind"])[0]: kind for kind in types().happenings}


def view_type(title: str) -> type[Any]:
    types = KNOWN[title].message_types
    assert types is not None
    return types().view


def check(told: Any, kind: type[Any]) -> None:
    """Raises ValidationError if a field is missing or has another type, AssertionError if there is one too many."""
    read = msgspec.convert(told, kind, strict=True)
    assert msgspec.json.encode(read, order="sorted") == msgspec.json.encode(told, order="sorted")


def seats_of(game: Any) -> list[int]:
    return [OPEN, SPECTATOR, *range(game.seats)]


def check_views(game: Any) -> None:
    for seat in seats_of(game):
        check(game.view(seat).snapshot(), view_type(game.title))


@every_title
@pytest.mark.parametrize("shard", range(SHARDS))
def test_views_and_happenings_are_as_declared(shard: int, title: Title[Any]) -> None:
    for _, game, stream in title.tables(FEW, shard, SHARDS):
        told: list[Any] = []
        game.listener = told.append
        decisions = 0
        while game.question is not None:
            if decisions % EVERY == 0:
                check_views(game)
            game.play(stream.choose(game.question.moves))
            decisions += 1
        check_views(game)
        for happening in told:
            for seat in {OPEN, SPECTATOR, max(happening.player, 0)}:
                check(happening.seen_by(seat), kinds(game.title)[happening.kind])


@every_title
def test_every_declared_kind_happens(title: Title[Any]) -> None:
    """A declared kind that no game produces is a type that nobody can rely on."""
    missing = set(kinds(title.name))
    for _, game, stream in title.tables(max(GAMES, ENOUGH)):
        told: list[Any] = []
        game.listener = told.append
        while game.question is not None:
            game.play(stream.choose(game.question.moves))
        missing -= {happening.kind for happening in told}
        if not missing:
            break
    assert not missing


@every_title
def test_rules_are_as_declared(title: Title[Any]) -> None:
    types = KNOWN[title.name].message_types
    assert types is not None
    for _, game, _ in title.tables(FEW):
        check(KNOWN[title.name].rules(game.options), types().rules)


def test_the_rules_say_what_wins() -> None:
    """A client shows the goal from them, without reading the text of options or knowing defaults."""
    assert shown(target=17)["target"] == 17
    assert shown(modules=["careers"])["rungs"] == len(options_for("non-olet").values.prices) - 1
    assert shown() | {"target": 0, "rungs": 0} == {
        "title": "non-olet",
        "target": 0,
        "money": True,
        "earned": False,
        "ladder": "",
        "rungs": 0,
    }
    assert shown(house={"winBy": "earned"})["earned"] is True
    careers = shown(modules=["careers"])
    assert (careers["money"], careers["ladder"]) == (False, "ladderOnly")
    for ladder in ("either", "ladderAndTarget"):
        both = shown(modules=["careers"], house={"ladderWin": ladder})
        assert (both["money"], both["ladder"]) == (True, ladder)


def shown(**options: Any) -> dict[str, Any]:
    return dict(KNOWN["non-olet"].rules(options_for("non-olet", **options)))


@every_title
def test_planted_faults_are_found(title: Title[Any]) -> None:
    """A field too many, one too few, and one of another type: in a view, in one of its players, in a happening."""
    game = next(title.tables(1))[1]
    view = game.view(0).snapshot()
    check(view, view_type(title.name))
    began = {"kind": "turn-began", "player": 0, "turn": 1}
    check(began, kinds(title.name)["turn-began"])
    for plant in (add_field, remove_field, change_type):
        for broken, part, kind in faulty(view, began, title.name):
            plant(part)
            with pytest.raises((AssertionError, msgspec.ValidationError)):
                check(broken, kind)


def faulty(view: Any, began: Any, title: str) -> list[tuple[Any, Any, type[Any]]]:
    """Copies to break: the whole, the part in which a fault is planted, the declared type."""
    whole, with_player, happening = deepcopy(view), deepcopy(view), deepcopy(began)
    return [
        (whole, whole, view_type(title)),
        (with_player, with_player["players"][0], view_type(title)),
        (happening, happening, kinds(title)["turn-began"]),
    ]


def add_field(part: dict[str, Any]) -> None:
    part["colour"] = "red"


def remove_field(part: dict[str, Any]) -> None:
    del part[next(name for name in part if type(part[name]) is int)]


def change_type(part: dict[str, Any]) -> None:
    part[next(name for name in part if type(part[name]) is int)] = "1"
