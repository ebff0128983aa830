"""Every part of a title must be stated: without one, its module cannot be imported, and the error names the part."""

import sys
from dataclasses import fields
from importlib import import_module
from pathlib import Path

import pytest

from pecunia.titles.title import Engine, Title

# A title whose parts are all stated but one. No part is used, so anything will do for them.
MODULE = """
from pecunia.titles.title import Engine, Title

ENGINE = Engine({engine})
TITLE = Title({title})
"""


def written(folder: Path, name: str, without: str = "") -> None:
    parts = {
        kind: ", ".join(
            f"{field.name}={'ENGINE' if field.name == 'engine' else None}"
            for field in fields(made)
            if f"{kind}.{field.name}" != without
        )
        for kind, made in (("engine", Engine), ("title", Title))
    }
    (folder / f"{name}.py").write_text(MODULE.format(**parts), encoding="utf-8")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def test_with_every_part_it_is_imported(folder: Path) -> None:
    written(folder, "whole_title")
    assert import_module("whole_title").TITLE.engine is sys.modules.pop("whole_title").ENGINE


@pytest.mark.parametrize(
    ("kind", "part"),
    [(kind, field.name) for kind, made in (("engine", Engine), ("title", Title)) for field in fields(made)],
)
def test_a_missing_part_is_an_error_at_import_that_names_it(folder: Path, kind: str, part: str) -> None:
    name = f"title_without_{kind}_{part}"
    written(folder, name, f"{kind}.{part}")
    with pytest.raises(TypeError, match=f"missing 1 required keyword-only argument: '{part}'"):
        import_module(name)
    assert name not in sys.modules


@pytest.mark.parametrize("made", [Engine, Title])
def test_no_part_is_found_by_its_place(made: type) -> None:
    with pytest.raises(TypeError, match="positional"):
        made(None)
