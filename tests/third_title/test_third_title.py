"""A third title is one folder: installed beside Pecunia, it plays everywhere, and no line outside the folder knows it.

Its games on a server and in a browser are checked in the folders of those tests.
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
