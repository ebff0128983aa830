"""A failed test runs once more, alone. What does not pass then, and what is more than a failed test, fails the run."""

import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from tests.alone import FEW
from tests.forks import ROOT

BESIDE_OTHERS = """
import os

def test_shy():
    assert "PYTEST_XDIST_WORKER" not in os.environ

def test_good():
    pass
"""
SEVERAL = """
import os
import pytest

@pytest.fixture(scope="{scope}")
def shared():
    yield
    assert {fine}, "what the tests before have done"

def test_one(shared):
    pass

def test_last(shared):
    pass
"""


def python(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", *arguments]
    variables = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    variables |= {"PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # all plugins take seconds to load
    return subprocess.run(command, cwd=folder, env=variables, capture_output=True, text=True, timeout=120)


def part(folder: Path, tests: str, name: str = "part", *others: str) -> subprocess.CompletedProcess[str]:
    """Run these tests as one of the parts of `make test`."""
    (folder / f"test_{name}.py").write_text(dedent(tests), encoding="utf-8")
    files = [f"test_{name}.py", *others]
    return python(folder, "pytest", "-p", "xdist", "-p", "tests.alone", "--leave", name, "-n", "2", *files)


def once_more(folder: Path) -> subprocess.CompletedProcess[str]:
    return python(folder, "tests.alone")


def test_what_fails_only_beside_others_passes_and_is_named(tmp_path: Path) -> None:
    first = part(tmp_path, BESIDE_OTHERS)
    assert first.returncode == 0, first.stdout
    assert "1 failed, 1 passed" in first.stdout
    again = once_more(tmp_path)
    assert again.returncode == 0, again.stdout
    assert again.stdout.endswith("PASSED ONLY WHEN ALONE:\n  test_part.py::test_shy\n")
    assert "test_good" not in again.stdout
    nothing = once_more(tmp_path)
    assert (nothing.returncode, nothing.stdout) == (0, "")


@pytest.mark.parametrize("where", ["test", "before", "after"])
def test_what_always_fails_fails_the_run(tmp_path: Path, where: str) -> None:
    first = part(
        tmp_path,
        f"""
        import pytest

        @pytest.fixture
        def around():
            assert {where != "before"}
            yield
            assert {where != "after"}

        def test_wrong(around):
            assert {where != "test"}
        """,
    )
    assert first.returncode == 0, first.stdout
    assert "run again later, alone" in first.stdout
    again = once_more(tmp_path)
    assert again.returncode == 1, again.stdout
    assert "PASSED ONLY" not in again.stdout


def test_each_part_has_its_own(tmp_path: Path) -> None:
    assert part(tmp_path, BESIDE_OTHERS, "one").returncode == 0
    assert part(tmp_path, "def test_wrong(): assert False", "two").returncode == 0
    assert part(tmp_path, "def test_right(): pass", "three").returncode == 0
    again = once_more(tmp_path)
    assert again.returncode == 1, again.stdout
    assert again.stdout.endswith("PASSED ONLY WHEN ALONE:\n  test_one.py::test_shy\n")


@pytest.mark.parametrize(("fine", "code"), [("'PYTEST_XDIST_WORKER' not in os.environ", 0), ("False", 1)])
def test_where_a_fixture_of_a_file_fails_the_file_runs_again(tmp_path: Path, fine: str, code: int) -> None:
    first = part(tmp_path, SEVERAL.format(scope="module", fine=fine))
    assert first.returncode == 0, first.stdout
    again = once_more(tmp_path)
    assert again.returncode == code, again.stdout
    assert "2 passed" in again.stdout, "all tests of the file"
    assert again.stdout.endswith("PASSED ONLY WHEN ALONE:\n  test_part.py\n") == (code == 0)


@pytest.mark.parametrize(
    "tests",
    [
        f"import pytest\n@pytest.mark.parametrize('n', range({FEW + 1}))\ndef test_n(n): assert False",
        "import os\ndef test_dies(): os._exit(1)",
        SEVERAL.format(scope="session", fine=False),
        "import nothing_of_that_name",
    ],
    ids=["many", "a dead worker", "a fixture of several files", "a file that cannot be read"],
)
def test_what_is_more_than_a_failed_test_fails_at_once(tmp_path: Path, tests: str) -> None:
    assert part(tmp_path, BESIDE_OTHERS).returncode == 0
    (tmp_path / "test_shy.py").write_text(BESIDE_OTHERS, encoding="utf-8")
    first = part(tmp_path, tests, "part", "test_shy.py")
    assert first.returncode != 0, first.stdout
    assert "run again later" not in first.stdout
    assert once_more(tmp_path).stdout == ""  # nothing is left, of the run before neither
