"""The report of a scenario that fails: the position, and which questions the engine had answered by itself."""

import json
from pathlib import Path

import pytest

from pecunia.scenarios import Scenario, read_scenarios
from pecunia.scenarios.scenario import ScenarioError
from pecunia.scenarios.scenario_results import MAX_MOVES, Result, failure_lines, plain, result_of, total_line
from pecunia.texts import LANGUAGES, Texts
from tests.commands import pecunia, refused

# Two visitors finish in phase 1, and the senator cannot sit beside the slave. A has no card, so A is not asked
# questions with a single answer. B has a card.
TURN = """scenario A whole turn
cites A5, §2.3
given
  options players=2
  turn 1 A start
  A L CIT3/1@1
  A M SLV5/5@5
  A R CIT3/3@1
  A queue SEN4/4
  B hand latrine-gossip
"""
GIVEN = 3
FIRST = TURN.count("\n") + 1


def first(text: str) -> Scenario:
    return read_scenarios(text, "turn.scenario")[0]


def failure(text: str) -> ScenarioError:
    error = result_of(first(text)).error
    assert error is not None
    return error


def answers(error: ScenarioError) -> list[str]:
    assert error.moment is not None
    return [f"{each.player} {each.question}: {each.move}" for each in error.moment.automatic]


def test_what_was_answered_when_the_position_was_opened() -> None:
    error = failure(TURN + "expect asked A window\n")
    assert error.moment is not None
    assert (error.moment.player, error.moment.question) == ("A", "collect")
    assert error.moment.legal == ["collect L", "collect R"]
    assert (error.moment.since, answers(error)) == (GIVEN, ["A window: done"])


def test_what_was_answered_since_the_last_moves() -> None:
    error = failure(TURN + "A: collect R\nexpect A money 4\nexpect A money 9\n")
    assert error.line == FIRST + 2
    assert error.moment is not None
    assert (error.moment.player, error.moment.question) == ("B", "window")
    assert error.moment.since == FIRST
    assert answers(error) == ["A collect: collect L", "A seat: done"]


def test_a_refused_move_leaves_what_was_answered_before() -> None:
    error = failure(TURN + "A: done\nexpect A money 0\n")
    assert (error.key, error.line) == ("must-collect", FIRST)
    assert answers(error) == ["A window: done"]
    error = failure(TURN + "A: collect R; collect L\nexpect A money 4\n")
    assert error.line == FIRST
    assert answers(error) == ["A collect: collect L", "A seat: done"]


def test_again_begins_again() -> None:
    error = failure(TURN + "A: collect R\nagain\nexpect A money 9\n")
    assert error.moment is not None
    assert (error.moment.since, answers(error)) == (GIVEN, ["A window: done"])


def test_a_question_with_a_card_in_hand_is_not_answered() -> None:
    error = failure(TURN.replace("A queue", "A hand latrine-gossip\n  A queue") + "expect A money 9\n")
    assert answers(error) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_failure_in_words(language: str) -> None:
    texts = Texts(language)
    result = result_of(first(TURN + "A: collect R\nexpect A money 9\n"))
    head, *below = failure_lines(result, texts)
    assert head.startswith(f"turn.scenario:{FIRST + 1}: ")
    assert "A money 9" in head
    assert all(line.startswith("    ") for line in below)
    title, asked, legal, automatic = below
    assert "A whole turn" in title
    assert "A5, §2.3" in title
    assert texts.text("question-window") in asked
    assert "done" in legal
    assert f" {FIRST}" in automatic
    assert "A collect: collect L; A seat: done" in automatic
    if language != "en":
        assert head != failure_lines(result, Texts("en"))[0]


def test_the_first_of_many_legal_moves() -> None:
    head = "game olet\nscenario A flight\ncites §3.6\ngiven\n  options players=2\n  A cash 900\n"
    result = result_of(first(head + "A: place CF1\nexpect A cash 0\n"))
    assert result.error is not None
    assert result.error.moment is not None
    count = len(result.error.moment.legal)
    assert count > MAX_MOVES
    (legal,) = [line for line in failure_lines(result, Texts("en")) if "Legal:" in line]
    assert legal.endswith(f" and {count - MAX_MOVES} more")
    assert len(plain([result], Texts("en"))["scenarios"][0]["error"]["legal"]) == count


def test_a_game_that_is_over_asks_nobody() -> None:
    won = TURN.replace("players=2", "players=2 target=3") + "A: collect R\nA: done\n" + "expect A money 0\n"
    error = failure(won)
    assert (error.key, error.line) == ("scenario-nobody-asked", FIRST + 1)
    assert Texts("en").text("cli-scenario-over") in failure_lines(Result(None, error), Texts("en"))[1]


def test_the_total() -> None:
    held, failed = (result_of(first(TURN + line)) for line in ("expect A money 0\n", "expect A money 1\n"))
    texts = Texts("en")
    assert total_line([held], texts) == "The scenario holds."
    assert total_line([held, held], texts) == "All 2 scenarios hold."
    assert total_line([held, failed], texts) == "1 scenario of 2 fails."


def test_the_command_runs_every_scenario_of_the_rules() -> None:
    rules = Path(__file__).parents[1] / "rules"
    result = pecunia("scenario", rules, "--json")
    assert result.returncode == 0, result.stdout
    told = json.loads(result.stdout)
    files = {scenario["file"] for scenario in told["scenarios"]}
    assert files == {str(path) for path in rules.rglob("*.scenario")}
    assert (told["failed"], told["passed"]) == (0, len(told["scenarios"]))
    assert all(scenario["ok"] and scenario["error"] is None for scenario in told["scenarios"])
    assert {scenario["game"] for scenario in told["scenarios"]} == {"non-olet", "olet"}


def test_the_command_fails_and_says_where(tmp_path: Path) -> None:
    good, bad, empty = (tmp_path / f"{name}.scenario" for name in ("good", "bad", "empty"))
    good.write_text(TURN + "expect A money 0\n", encoding="utf-8")
    bad.write_text(TURN + "A: collect R\nexpect A money 9\n", encoding="utf-8")
    empty.write_text("", encoding="utf-8")
    assert pecunia("scenario", good).stdout == "The scenario holds.\n"
    result = pecunia("scenario", good, bad, empty, "--language", "it")
    assert (result.returncode, result.stderr) == (1, "")
    assert f"{bad}:{FIRST + 1}: " in result.stdout
    assert f"{empty}:1: In questo file" in result.stdout
    assert result.stdout.splitlines()[-1] == "2 scenari su 3 falliscono."
    told = json.loads(pecunia("scenario", tmp_path, "--json").stdout)
    assert (told["passed"], told["failed"]) == (1, 2)
    of_bad, of_empty, of_good = told["scenarios"]
    assert of_good["ok"]
    assert of_bad["error"] == {
        "key": "scenario-not-so",
        "line": FIRST + 1,
        "facts": {"expected": "A money 9", "found": "4"},
        "sentence": f"{bad}:{FIRST + 1}: “A money 9” isn’t true: it’s “4”.",
        "edition": None,
        "question": {"player": "B", "kind": "window"},
        "legal": ["done"],
        "since": FIRST,
        "automatic": [
            {"player": "A", "question": "collect", "move": "collect L"},
            {"player": "A", "question": "seat", "move": "done"},
        ],
    }
    assert {**of_bad, "error": None} == {
        "file": str(bad),
        "line": 1,
        "game": "non-olet",
        "title": "A whole turn",
        "cites": ["A5", "§2.3"],
        "ok": False,
        "error": None,
    }
    assert (of_empty["title"], of_empty["cites"], of_empty["error"]["key"]) == (None, [], "scenario-empty")


def test_the_command_reads_standard_input() -> None:
    assert pecunia("scenario", "-", typed=TURN + "expect A money 0\n").returncode == 0
    result = pecunia("scenario", "-", typed=TURN + "expect A money 1\n")
    assert result.returncode == 1
    assert result.stdout.startswith(f"-:{FIRST}: ")


def test_what_the_command_cannot_find(tmp_path: Path) -> None:
    assert "nowhere.scenario" in refused("scenario", "nowhere.scenario")
    assert str(tmp_path) in refused("scenario", tmp_path)
    assert "FILE" in refused("scenario")
    assert "nowhere.scenario" in refused("scenario", Path(__file__).parents[1] / "rules", "nowhere.scenario")


def test_the_command_refuses_every_planted_mistake() -> None:
    folder = Path(__file__).parent / "mistakes"
    result = pecunia("scenario", folder, "--json")
    assert (result.returncode, result.stderr) == (1, "")
    told = json.loads(result.stdout)
    assert told["passed"] == 0
    assert {scenario["file"] for scenario in told["scenarios"]} == {str(path) for path in folder.iterdir()}
    assert all(scenario["error"]["sentence"] for scenario in told["scenarios"])
