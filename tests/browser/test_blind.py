"""Whole games played by ear and by keyboard, through the accessibility tree alone."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

import pytest

from tests.browser.blind import Blind
from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest, lay
from tests.browser.test_games import agree

MODULES = ["famous", "upgrades", "events", "careers", "favours"]
TABLES: dict[str, dict[str, Any]] = {
    "non-olet": {"game": "non-olet", "options": {"edition": 2016, "modules": MODULES, "dark_red": True, "target": 30}},
    "olet": {"game": "olet", "options": {"round_cap": 5}},
}
MOST_QUESTIONS = 400
MOST_ITEMS = 3  # of a summary
LOOKS = 7  # all names of the page are looked at after so many questions


@dataclass
class Line:
    """A line of the log as the server told it."""

    text: str
    own: bool  # our own move led to it
    begins: bool  # it says whose turn it is
    harms: list[int]
    by: int  # whose turn it was


class Log:
    """The lines that the server tells, with whose turn it is."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.by = -1

    def lines(self, message: dict[str, Any]) -> Iterator[Line]:
        said = message.get("said") or {}
        notes = said.get("notes", [])
        happenings = iter(message.get("happenings", []))
        for at, text in enumerate(said.get("told", [])):
            note = notes[at] if at < len(notes) else {}
            first, *_ = [*islice(happenings, note.get("count", 1)), {"kind": ""}]
            begins = first["kind"] == "turn-began"
            self.by = first["player"] if begins else note.get("by", self.by)
            words = re.sub(r"(\d+) (★+)", self.spoken, text)
            yield Line(words, "id" in message, begins, note.get("harms", []), self.by)

    def spoken(self, found: re.Match[str]) -> str:
        return self.guest.t("web-aloud-fakes", count=int(found[1]), quality=len(found[2]))


def news(guest: Guest, after: int) -> list[dict[str, Any]]:
    """The news that the server has told this guest, after the first so many messages."""
    told = [json.loads(text) for text in guest.heard[after:]]
    return [message for message in told if message["type"] == "news"]


@pytest.mark.parametrize("game", TABLES)
def test_a_whole_game_is_played_by_ear(new_guest: NewGuest, game: str) -> None:
    anna = new_guest("Anna")
    blind = Blind(anna)
    table = lay(anna, bots=2, **TABLES[game])
    since = 0  # messages before the last question
    log = Log(anna)
    for count in range(MOST_QUESTIONS):
        said, tree = blind.wait_for_question()
        if tree.all("dialog"):
            break
        messages = news(anna, since)
        new = [line for message in messages for line in log.lines(message)]
        since = len(anna.heard)
        if count:
            # What each of our moves did may be told at once; then comes the summary with the question.
            assert 1 <= len(said) <= 1 + sum("id" in message for message in messages), said
            contains_what_happened(blind, blind.question(tree), said, new)
            assert not blind.inside or blind.has_focus(tree) is not tree, f"the focus is lost after {blind.did}"
        if count % LOOKS == 1:
            assert blind.nameless(tree) == []
            says_it_again(blind, said)
            says_everything(blind, new)
        blind.answer(tree)
    else:
        raise AssertionError("the game does not end")
    print(f"{game}: {count} questions, {blind.heard} announcements, answered by {blind.ways}")
    (dialog,) = tree.all("dialog")
    assert dialog.name
    assert dialog.about
    assert {"key", "list", "thing", "tab"} <= set(blind.ways)
    agree(anna.replayed(table)[0], anna)


def contains_what_happened(blind: Blind, question: str, said: list[dict[str, str]], new: list[Line]) -> None:
    """Between two answers: what our own move did, line by line, and one summary of what the others did, once."""
    assert {one["how"] for one in said} == {"polite"}, said
    heard = " ".join(one["text"] for one in said)
    assert heard.endswith(question)
    assert heard.count(question) == 1, heard
    own = [line.text for line in new if line.own and not line.begins]
    place = 0
    for text in own:
        place = heard.find(text, place)
        assert place >= 0, f"{text} is not in {heard}"
        place += len(text)
    others = [line for line in new if not line.own and not line.begins]
    since = blind.guest.t("web-since-head", head=blind.guest.t("web-since"))
    assert heard.count(since) == (1 if others else 0), heard
    if not others:
        return
    assert heard.find(since) >= place, f"the summary comes before our own move: {heard}"
    summary = heard[heard.find(since) + len(since) : -len(question)]
    rest = re.search(r"(one|\d+) more lines? in the log\.", summary)
    more = 0 if rest is None else 1 if rest[1] == "one" else int(rest[1])
    told = len(others) - more
    assert 0 <= told <= len(others), heard
    assert bool(summary.replace(rest[0] if rest else "", "").strip()) == bool(told), heard
    harmed = [line for line in others if 0 in line.harms and line.by != 0]
    assert told >= min(len(harmed), MOST_ITEMS), f"{[line.text for line in harmed]} is not in {heard}"


def says_it_again(blind: Blind, said: list[dict[str, str]]) -> None:
    blind.press("Shift+R")
    assert blind.listen() == " ".join(one["text"] for one in said)


def says_everything(blind: Blind, lines: list[Line]) -> None:
    blind.press("Shift+L")
    everything = " ".join(line.text for line in lines if not line.begins)
    assert blind.listen() == (everything or blind.guest.t("web-aloud-nothing"))
