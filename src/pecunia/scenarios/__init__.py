"""Scenarios: a position, moves, what is legal or not and why, what must be true. Each cites its clauses.

`scenario_reader` reads files, `runner` plays them, `vocabulary` knows the words of each game, `results` reports how it
went, and `reference` lists all questions and reasons (docs/reference.md).
"""

from pecunia.scenarios.runner import run_scenario
from pecunia.scenarios.scenario import Scenario, ScenarioError
from pecunia.scenarios.scenario_reader import read_scenarios, scenarios_below

__all__ = ["Scenario", "ScenarioError", "read_scenarios", "run_scenario", "scenarios_below"]
