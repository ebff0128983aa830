"""A third title is one folder: installed beside Pecunia, it works everywhere, and no code outside the folder knows it.

The tests of the server and of the browser check its games there.
"""

from tests.installed_title import ROOT, run_checks

NAME = "obolus"


def test_it_plays_everywhere() -> None:
    run_checks("checks.py")


def test_nobody_else_knows_it() -> None:
    endings = (".py", ".ts", ".svelte", ".toml", ".ftl")
    folders = (ROOT / "src" / "pecunia", ROOT / "web" / "src")
    files = [file for folder in folders for file in folder.rglob("*") if file.suffix in endings]
    assert len(files) > 600
    assert [file for file in files if NAME in file.read_text(encoding="utf-8")] == []
