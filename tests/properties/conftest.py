"""When a property fails, the report includes the record of the game, which can be replayed up to that point."""

from collections.abc import Generator

import pytest

from .titles import Title


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Function, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    title = item.funcargs.get("title")
    if report.failed and isinstance(title, Title) and title.table is not None:
        number = title.table[0]
        where = f"game {number} of {title.name}, moves chosen by the stream moves-{number}; up to the last whole move"
        report.sections.append((where, title.record()))
    return report
