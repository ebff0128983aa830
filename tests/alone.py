"""Tests that fail in `make test` run once more at its end, alone.

Thousands of tests start servers and browsers and look at clocks, several at a time. Where others use the machine as
well, one of them may fail only because it had to wait.

- `pytest -p tests.alone --leave PART`: a few failures do not fail this part; they are left for later.
- `python -m tests.alone`: runs what the parts have left, in one process each, and says what passed only alone.

Where a fixture of a file fails at its end, all tests of that file run again. What says still more is never left: many
failures, a worker that died, an error outside of tests, a fixture of several files that fails at its end.
"""

import json
import os
import subprocess
import sys
from collections.abc import Generator
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

FEW = 40  # where a server of several tests could not start, all of them have failed
FOLDER = Path("build", "alone")
VARIABLES = ("PYTHONPATH", "PECUNIA_PURE")  # what differs from part to part


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--leave", metavar="PART", help="leave a few failures of this part for `python -m tests.alone`")


def pytest_configure(config: pytest.Config) -> None:
    part = config.getoption("--leave")
    if part is None:
        return
    config.pluginmanager.register(SharedFixtures())
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Failures(FOLDER / f"{part}.json"))


SHARED = "fixture of several tests failed"  # in the reports of such failures; its value is the scope of the fixture


class SharedFixtures:
    """Marks the reports of fixtures of several tests that fail at their end: that says nothing about one test."""

    def __init__(self) -> None:
        self._scopes: dict[CodeType, str] = {}

    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef[Any]) -> None:
        if fixturedef.scope != "function":
            self._scopes[fixturedef.func.__code__] = fixturedef.scope

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        if call.when == "teardown" and call.excinfo is not None:
            scopes = {self._scopes.get(entry.frame.code.raw, "") for entry in call.excinfo.traceback} - {""}
            if isinstance(call.excinfo.value, BaseExceptionGroup):
                scopes.add("session")
            if scopes:
                report.user_properties.append((SHARED, "module" if scopes == {"module"} else "session"))
        return report


class Failures:
    """Writes down the tests that failed, if they are few, and lets the part pass."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._failed: list[str] = []
        self._serious = False
        self._left = False
        file.unlink(missing_ok=True)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            file = (SHARED, "module") in report.user_properties
            failed = report.nodeid.partition("::")[0] if file else report.nodeid
            if failed not in self._failed:
                self._failed.append(failed)
        self._serious |= (SHARED, "session") in report.user_properties

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self._serious |= report.failed

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, error: object) -> None:
        self._serious |= error is not None

    # Before the summary is printed, which knows the status.
    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if exitstatus != pytest.ExitCode.TESTS_FAILED or self._serious or not 0 < len(self._failed) <= FEW:
            return
        self._file.parent.mkdir(parents=True, exist_ok=True)
        variables = {name: os.environ[name] for name in VARIABLES if name in os.environ}
        self._file.write_text(json.dumps({"variables": variables, "failed": self._failed}), encoding="utf-8")
        self._left = True
        session.exitstatus = pytest.ExitCode.OK

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self._left:
            terminalreporter.section("run again later, alone")
            for test in self._failed:
                terminalreporter.line(test)


def main() -> int:
    """Run again what the parts have left."""
    passed: list[str] = []
    failed = False
    for file in sorted(FOLDER.glob("*.json")):
        left = json.loads(file.read_text(encoding="utf-8"))
        file.unlink()
        print(f"Once more, alone: what failed in {file.stem}", flush=True)
        command = [sys.executable, "-m", "pytest", *left["failed"]]
        if subprocess.run(command, env={**os.environ, **left["variables"]}).returncode == 0:
            passed += left["failed"]
        else:
            failed = True
    if passed:
        print("\nPASSED ONLY WHEN ALONE:", *passed, sep="\n  ")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
