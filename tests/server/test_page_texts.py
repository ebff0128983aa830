"""The texts that the page leaves out exist, and no text that it loads refers to them."""

from pathlib import Path

import pytest

from pecunia.server.page_texts import NOT_IN_A_REPLAY, NOT_ON_THE_PAGE, is_left_out
from pecunia.texts import DEFINED, LANGUAGES, USED

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src/pecunia"


def loaded(language: str, left_out: tuple[str, ...]) -> str:
    files = [
        file for file in sorted(SOURCE.glob(f"**/locale/{language}/*.ftl")) if not is_left_out(file.stem, left_out)
    ]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_left_out_exists(language: str) -> None:
    assert all(list(SOURCE.glob(f"**/locale/{language}/{pattern}.ftl")) for pattern in NOT_IN_A_REPLAY)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("left_out", [NOT_ON_THE_PAGE, NOT_IN_A_REPLAY], ids=["page", "replay"])
def test_no_text_is_made_of_one_that_is_left_out(language: str, left_out: tuple[str, ...]) -> None:
    text = loaded(language, left_out)
    assert set(USED.findall(text)) <= set(DEFINED.findall(text))
