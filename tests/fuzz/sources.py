"""Valid inputs of every parser, taken from random games and from files that we ship. The fuzzing starts from them."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pecunia
from pecunia.core.chance import stream_of
from pecunia.core.game import Game
from pecunia.core.record import write_record
from pecunia.server.access.identity import Signer
from pecunia.titles.registry import TITLES

TESTS = Path(__file__).parents[1]
SECRET = "a secret of the tests"
IDENTITY = "0123456789abcdef0123456789abcdef"
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "non-olet": [
        {"players": 2},
        {"players": 4, "edition": 2005},
        {"players": 3, "modules": ["famous", "upgrades", "events", "careers", "favours"]},
    ],
    "olet": [{"players": 2}, {"players": 4, "open_money": True}],
}


def some_games(title: str) -> Iterator[Game]:
    """Random games of a title, from their first questions to somewhere in the middle."""
    for number, options in enumerate(OPTIONS[title]):
        for moves in (0, 12, 45):
            game = pecunia.new(title, seed=f"fuzz-{number}-{moves}", **options)
            yield after(game, moves)


def after(game: Game, moves: int) -> Game:
    chance = stream_of("fuzz moves")
    for move in range(moves):
        if game.question is not None:
            game.play(chance.choose(game.question.moves))
    return game


@cache
def games() -> list[Game]:
    return [game for title in TITLES for game in some_games(title)]


@cache
def records() -> list[str]:
    """Records of unfinished games. Some start from a position, as after `POST /onward`."""
    found = [write_record(game, [f"Name {seat}" for seat in range(game.seats)]) for game in games()]
    for game in games()[1::3]:
        onward = pecunia.games.from_position(game.position())
        found.append(write_record(after(onward, 8), ["Anna"] * game.seats))
    found.append((TESTS / "golden" / "olet-2-players.pecunia").read_text(encoding="utf-8"))
    return found


@cache
def positions() -> list[str]:
    golden = sorted((TESTS / "golden" / "positions").glob("*.position"))
    return [*[game.position() for game in games()], *[file.read_text(encoding="utf-8") for file in golden]]


@cache
def values(title: str) -> list[str]:
    own = TITLES[title].engine.own_values_text()
    tables = [f"[{table}" for table in own.split("\n[")[1:]]
    boxes = [file.read_text(encoding="utf-8") for file in sorted((TESTS / "properties").glob(f"{title}-*.toml"))]
    return [own, *tables, *boxes, ""]


@cache
def moves() -> list[str]:
    found = {move.text for game in games() if game.question is not None for move in game.question.moves}
    played = {played.move.text for game in games() for played in game.history()}
    return sorted(found | played)


def names() -> list[str]:
    return ["Anna", "Anna Livia", "Zoë", "Ḿ́ax", "李小龙", "علی‌رضا", "क्‍ष", "👩🏽‍🚀", "Ø", "X Æ A-12", "a" * 24]


def settings() -> list[str]:
    olet = TITLES["olet"].engine.own_values_text()
    found: list[dict[str, Any]] = [
        {},
        {"game": "olet", "players": 2, "options": {"open_money": True, "tie": "replay", "round_cap": 9}},
        {"players": 4, "bots": {"B": "greedy", "D": "random"}, "public": True, "pace": {"kind": "days", "limit": 3}},
        {"options": {"edition": 2005, "target": 12, "house": {"winBy": "earned", "queueCap5": "true"}}},
        {"options": {"modules": ["famous", "upgrades", "events", "careers", "favours"], "famous": "brutus,caesar"}},
        {"game": "olet", "values": olet, "values_file": "my box.toml"},
        {"values": "[events]\ntumult = 3\n", "begin": {"kind": "chance", "name": ""}},
    ]
    return [json.dumps(setting) for setting in found]


def bodies() -> list[str]:
    """The bodies of all requests but `POST /tables`. A field `request` says which request it is."""
    record = records()[1]
    found: list[dict[str, Any]] = [
        {"request": "NameRequest", "name": "Anna"},
        {"request": "MeRequest", "name": "Anna", "start_over": True},
        {"request": "SitRequest", "seat": 1, "invitation": "abc"},
        {"request": "CodeRequest", "code": "ABCDE-FGHJK"},
        {"request": "ReplayRequest", "record": record},
        {"request": "ReplayTextRequest", "record": record, "at": 3, "seat": "A"},
        {"request": "ReviewRequest", "record": record},
        {"request": "PlayFromHereRequest", "record": record, "move": 3, "seat": 1, "bot": "random"},
        {"request": "BoxFile", "values": values("olet")[1], "values_file": "box.toml"},
        {"request": "PrintOrder", "sets": ["base-2016"], "languages": ["en", "de"], "product": "cards"},
        {"request": "PrintOrder", "sets": ["olet"], "languages": ["fr"], "values": values("olet")[1], "paper": "a4"},
    ]
    return [json.dumps(body) for body in found]


def tokens() -> list[str]:
    return [Signer(SECRET).token(IDENTITY), Signer("another secret").token(IDENTITY), "a.b.c"]


def cookies() -> list[str]:
    return [
        f"pecunia={tokens()[0]}",
        f'theme=dark; a={{"j":1}}; pecunia={tokens()[0]}; other=1',
        f"pecunia={tokens()[1]}; pecunia=; pecunia={tokens()[0]}",
        "pecunia",
    ]


def authorizations() -> list[str]:
    return [f"Bearer {tokens()[0]}", f"bearer  {tokens()[1]}", "Basic YTpi", "Bearer", "Bearer operator"]


def hosts() -> list[str]:
    return ["localhost:8000", "127.0.0.1", "[::1]:8000", "table.example.org", "mill.local.", "[fe80::1%eth0]", "a@b:1"]


def origins() -> list[str]:
    return ["https://table.example", "http://localhost:8000", "null", "https://[::1]:8000", "file://"]


def languages() -> list[str]:
    return ["de-CH, de;q=0.9, en;q=0.8", "fr", "it-IT", "*", "en-US,en;q=0.5"]


def queries() -> list[str]:
    return ["number=12&invitation=abc&language=de", "number=-1&invitation=&language=", "invitation=%C3%A4&number=٣", ""]


def codes() -> list[str]:
    return ["ABCDE-FGHJK", "abcde fghjk", "A2345"]


def dates() -> list[str]:
    return ["2026-01-31", "2024-02-29", "0001-01-01"]
