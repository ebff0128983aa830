"""`pecunia scenario`: run the scenarios of files and folders."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from pecunia.cli.common import Command, Language, T, app
from pecunia.core.errors import PecuniaError
from pecunia.texts import Texts

STANDARD_INPUT = "-"

Files = Annotated[list[str], typer.Argument(metavar="FILE…", help=T.text("cli-scenario-files"))]


@app.command("scenario", cls=Command, help=T.text("cli-scenario"))
def scenario_command(
    files: Files,
    as_json: Annotated[bool, typer.Option("--json", help=T.text("cli-scenario-json"))] = False,
    language: Language = None,
) -> int:
    from pecunia.scenarios.scenario import ScenarioError
    from pecunia.scenarios.scenario_reader import decoded, read_scenarios
    from pecunia.scenarios.scenario_results import Result, failure_lines, plain, result_of, total_line

    texts = Texts.for_user(language)
    results: list[Result] = []
    for name, data in _contents(files):
        try:
            scenarios = read_scenarios(decoded(data, name), name)
        except ScenarioError as error:
            results.append(Result(None, error))
        else:
            results += [result_of(scenario) for scenario in scenarios]
    failures = [result for result in results if result.error is not None]
    if as_json:
        print(json.dumps(plain(results, texts)))
    else:
        for failure in failures:
            print("\n".join(failure_lines(failure, texts)))
        print(total_line(results, texts))
    return 1 if failures else 0


def _contents(files: list[str]) -> list[tuple[str, bytes]]:
    """All files with their names. They are read before the first scenario runs, so a missing file stops everything."""
    from pecunia.scenarios.scenario_reader import scenario_files

    found: list[tuple[str, bytes]] = []
    for name in files:
        if name == STANDARD_INPUT:
            found.append((name, sys.stdin.buffer.read()))
        elif Path(name).is_dir():
            below = scenario_files(Path(name))
            if not below:
                raise PecuniaError("scenario-folder", folder=name)
            found += [(str(path), path.read_bytes()) for path in below]
        else:
            found.append((name, Path(name).read_bytes()))
    return found
