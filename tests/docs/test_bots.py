"""The protocol works as docs/bots.md describes it, and the examples run."""

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from pecunia.bots import make_bot
from pecunia.bots.program import CommandBot
from pecunia.core.chance import stream_of
from pecunia.games import new
from pecunia.network.evaluator import has_network
from tests.bots.installed import install
from tests.docs.test_readme import ROOT, blocks, run_documented

DOCUMENT = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
SHOWN: list[dict[str, Any]] = [json.loads(line) for block in blocks(DOCUMENT, "json") for line in block.splitlines()]


def shown(kind: str) -> dict[str, Any]:
    """The first example of a kind. Of the two hellos it is ours."""
    return next(message for message in SHOWN if message.get("type") == kind)


# A bot that writes down all messages and chooses the first move.
LISTENER = """
import json, sys
for line in sys.stdin:
    with open(sys.argv[1], "a") as file:
        file.write(line)
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "hello", "protocol": 1}), flush=True)
    if message["type"] == "choose":
        print(json.dumps({"id": message["id"], "move": message["view"]["moves"][0]}), flush=True)
"""


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    folder = tmp_path_factory.mktemp("listener")
    program, told = folder / "listener.py", folder / "told"
    program.write_text(LISTENER)
    bot = CommandBot(f"cmd:{sys.executable} {program} {told}", 10.0)
    game = new("non-olet", seed=7, players=2)
    other = make_bot("random", stream_of("other"))
    bot.begin(stream_of("bot"))
    while game.question is not None:
        seat = game.question.player
        game.play((bot if seat == 1 else other).choose(game.view(seat)))
    bot.end(game.outcome)
    assert bot.close()
    return [json.loads(line) for line in told.read_text().splitlines()]


def test_messages_are_as_they_are_shown(said: list[dict[str, Any]]) -> None:
    kinds = [message["type"] for message in said]
    assert kinds == ["hello", "game", *["choose"] * (len(said) - 3), "end"]
    assert said[0] == shown("hello")
    for message in said:
        example = shown(message["type"])
        assert message.keys() == example.keys()
        for field, value in example.items():
            assert message[field] is None or isinstance(message[field], type(value)), field
    assert [message["id"] for message in said if message["type"] == "choose"] == list(range(1, len(said) - 2))
    assert all(message["seed"] < 2**48 for message in said if message["type"] == "choose")
    assert said[2]["view"].keys() == shown("choose")["view"].keys()
    cards = shown("game")["cards"]
    assert said[1]["cards"][: len(cards)] == cards


def test_every_field_is_explained() -> None:
    for kind in ("game", "choose"):
        section = DOCUMENT.partition(f"### {kind}\n")[2].partition("###")[0]
        explained = set(re.findall(r"`([a-z]+)`", "".join(line for line in section.splitlines() if line[:1] == "|")))
        assert shown(kind).keys() - {"type"} <= explained


def test_the_answer_shown_is_one_of_the_moves_shown() -> None:
    (answer,) = [message for message in SHOWN if "move" in message]
    question = shown("choose")
    assert answer["id"] == question["id"]
    assert answer["move"] in question["view"]["moves"]
    assert set(answer["chances"]) <= set(question["view"]["moves"])


def test_every_kind_of_fault_is_listed() -> None:
    texts = (ROOT / "src" / "pecunia" / "locale" / "en" / "faults.ftl").read_text(encoding="utf-8")
    listed = set(re.findall(r"`(bot-[a-z-]+)`", "".join(line for line in DOCUMENT.splitlines() if line[:1] == "|")))
    assert listed == set(re.findall(r"^error-(bot-[a-z-]+)", texts, re.MULTILINE))


def test_the_commands_run() -> None:
    commands = [line.split("  #")[0].strip() for block in blocks(DOCUMENT, "") for line in block.splitlines()]
    assert len(commands) == 2
    for command in commands:
        words = shlex.split(command.replace("python3", sys.executable))
        result = run_documented(words)
        assert result.returncode == 0, result.stderr


def test_the_python_and_the_entry_point_make_a_bot(tmp_path: Path) -> None:
    """The class in the document, installed as the document shows."""
    source, *_ = blocks(DOCUMENT, "python")
    (toml,) = blocks(DOCUMENT, "toml")
    entry = toml.splitlines()[1].replace('"', "")
    (tmp_path / "my_package").mkdir()
    install(tmp_path, "my-package", f"[pecunia.bots]\n{entry}\n")
    (tmp_path / "my_package" / "__init__.py").write_text("")
    (tmp_path / "my_package" / "bots.py").write_text(source)
    path = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])
    result = subprocess.run(
        [sys.executable, "-m", "pecunia", "bot-check", "prudent", "--games", "4", "--json"],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": path},
        check=False,
    )
    assert result.returncode == 0, result.stderr
    assert json.loads(result.stdout)["bot"] == "prudent"


def test_the_opinion_of_a_network_runs() -> None:
    """It prints a move with the chances, then the scores, where a network ships with the title."""
    _, source, _ = blocks(DOCUMENT, "python")
    result = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    assert len(result.stdout.splitlines()) == (2 if has_network("olet") else 0)


def test_the_explanation_runs() -> None:
    """It prints what the document shows: for each move its chance, how often it was tried, and its topics."""
    *_, source = blocks(DOCUMENT, "python")
    result = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    lines = result.stdout.splitlines()
    assert len(lines) > 1
    assert all(re.fullmatch(r"(place \w+|pass) [01]\.\d+(e-\d+)? \d+ \[.*\]", line) for line in lines), lines
