"""Each language is listed once, in Python, and all its files exist."""

from pathlib import Path

import pytest

from pecunia.texts import LANGUAGES

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "pecunia"
PAGE = ROOT / "web" / "src" / "lib"


def files_in(folder: Path) -> set[Path]:
    return {file.relative_to(folder) for file in folder.rglob("*.*") if "__pycache__" not in file.parts}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_files_of_a_language_are_there(language: str) -> None:
    assert f"{language}: () => import(" in (PAGE / "words" / "all.ts").read_text(encoding="utf-8")
    assert f"locale/{language}/" in (PAGE / "words" / f"{language}.ts").read_text(encoding="utf-8")
    english = [folder for folder in SOURCE.rglob("en") if folder.is_dir()]
    assert len(english) >= 2  # texts and rulebooks
    for folder in english:
        assert files_in(folder.with_name(language)) == files_in(folder)
