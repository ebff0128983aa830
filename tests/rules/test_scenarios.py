"""Runs every scenario below this folder as a test of its own."""

from pathlib import Path

import pytest

from pecunia.scenarios import Scenario, run_scenario, scenarios_below

SCENARIOS = scenarios_below(Path(__file__).parent)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: f"{one.file}:{one.line}:{one.title[:50]}")
def test_scenario(scenario: Scenario) -> None:
    run_scenario(scenario)
