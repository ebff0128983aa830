"""The results of scenarios: in words, or as plain values for a program. docs/scenarios.md describes both."""

from typing import Any

from pecunia.scenarios.runner import run_scenario
from pecunia.scenarios.scenario import Moment, Scenario, ScenarioError
from pecunia.texts import Texts, one_line

MAX_MOVES = 40  # listed in words; the plain values have all legal moves
INDENT = "    "


class Result:
    """The result of one scenario. For a file that could not be read there is only the error."""

    def __init__(self, scenario: Scenario | None, error: ScenarioError | None) -> None:
        self.scenario = scenario
        self.error = error


def result_of(scenario: Scenario) -> Result:
    try:
        run_scenario(scenario)
    except ScenarioError as error:
        return Result(scenario, error)
    return Result(scenario, None)


def failure_lines(result: Result, texts: Texts) -> list[str]:
    """A failure in words: file, line and sentence, and below it the state of the scenario at that line."""
    error = result.error
    assert error is not None
    lines = []
    if result.scenario is not None:
        scenario = result.scenario
        clauses = ", ".join(scenario.cites) or "–"
        lines.append(texts.text("cli-scenario-title", title=scenario.title or "–", clauses=clauses))
    if error.edition:
        lines.append(texts.text("cli-scenario-edition", edition=error.edition))
    if error.moment is not None:
        lines += _moment_lines(error.moment, texts)
    return [texts.error(error), *(INDENT + one_line(line) for line in lines)]


def _moment_lines(moment: Moment, texts: Texts) -> list[str]:
    if moment.player:
        question = texts.text(f"question-{moment.question}")
        lines = [texts.text("cli-scenario-asked", player=moment.player, kind=moment.question, question=question)]
        moves = ", ".join(moment.legal[:MAX_MOVES])
        more = len(moment.legal) - MAX_MOVES
        if more > 0:
            lines.append(texts.text("cli-scenario-legal-more", moves=moves, more=more))
        else:
            lines.append(texts.text("cli-scenario-legal", moves=moves))
    else:
        lines = [texts.text("cli-scenario-over")]
    if moment.automatic:
        answers = "; ".join(f"{each.player} {each.question}: {each.move}" for each in moment.automatic)
        lines.append(texts.text("cli-scenario-automatic", line=str(moment.since), answers=answers))
    return lines


def total_line(results: list[Result], texts: Texts) -> str:
    failed = sum(result.error is not None for result in results)
    if failed:
        return texts.text("cli-scenario-failed", failed=failed, scenarios=len(results))
    return texts.text("cli-scenario-passed", scenarios=len(results))


def plain(results: list[Result], texts: Texts) -> dict[str, Any]:
    """All results as one object."""
    told = [_plain(result, texts) for result in results]
    failed = sum(result.error is not None for result in results)
    return {"passed": len(results) - failed, "failed": failed, "scenarios": told}


def _plain(result: Result, texts: Texts) -> dict[str, Any]:
    scenario, error = result.scenario, result.error
    if scenario is None:
        assert error is not None
        told: dict[str, Any] = {"file": error.file, "line": error.line, "game": None, "title": None, "cites": []}
    else:
        told = {"file": scenario.file, "line": scenario.line, "game": scenario.game, "title": scenario.title}
        told["cites"] = scenario.cites
    return {**told, "ok": error is None, "error": None if error is None else _plain_error(error, texts)}


def _plain_error(error: ScenarioError, texts: Texts) -> dict[str, Any]:
    moment = error.moment
    asked = moment is not None and moment.player != ""
    return {
        "key": error.key,
        "line": error.line,
        "facts": {name: value if isinstance(value, int) else str(value) for name, value in error.facts.items()},
        "sentence": texts.error(error),
        "edition": int(error.edition) if error.edition else None,
        "question": {"player": moment.player, "kind": moment.question} if moment is not None and asked else None,
        "legal": [] if moment is None else moment.legal,
        "since": None if moment is None else moment.since,
        "automatic": [] if moment is None else [vars(each) for each in moment.automatic],
    }
