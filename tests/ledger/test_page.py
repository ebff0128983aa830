"""The pages in docs/ledger are up to date with the code, and their links lead somewhere."""

import re
from pathlib import Path

import pytest

from pecunia.ledger.ledger import make_ledger, rules_file
from pecunia.ledger.markdown import FOLDER, page
from pecunia.titles.registry import TITLES

ROOT = Path(__file__).parents[2]
GAMES = [game for game in TITLES if rules_file(game, ROOT).is_file()]


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_up_to_date(game: str) -> None:
    kept = ROOT / FOLDER / f"{game}.md"
    made = page(make_ledger(game, ROOT))
    assert kept.read_text(encoding="utf-8") == made, "run python -m pecunia.ledger docs/ledger"
    links = re.findall(r"\]\(([^)]+)\)", made)
    assert len(links) > 200
    assert [link for link in links if not (kept.parent / link).resolve().is_file()] == []
