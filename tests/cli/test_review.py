"""`pecunia review`: where a game was lost, in words and as JSON; kept, so that the second time costs nothing."""

import json
from pathlib import Path

from pecunia.core.moves import seat_letter
from pecunia.review.cache import name_of
from pecunia.review.review_report import MARKS
from pecunia.texts import Texts
from tests.commands import pecunia

FILE = Path("tests/golden/end-alms.pecunia")


def test_a_review_in_words_and_as_json(tmp_path: Path) -> None:
    cache = str(tmp_path)
    first = pecunia("review", FILE, "--json", "--jobs", "2", XDG_CACHE_HOME=cache)
    assert first.returncode == 0, first.stderr
    review = json.loads(first.stdout)
    assert review["game"] == "non-olet"
    kept = tmp_path / "pecunia" / "reviews" / f"{name_of(FILE.read_text(encoding='utf-8'))}.json"
    assert json.loads(kept.read_text(encoding="utf-8")) == review
    for language in ("de", "en", "fr", "it"):
        texts = Texts(language)
        result = pecunia("review", FILE, "--all", "--language", language, XDG_CACHE_HOME=cache)
        assert result.returncode == 0, result.stderr
        for part in ("chart", "balances", "mistakes", "income"):
            assert f" {texts.text(f'review-{part}')} " in result.stdout
        for size, mark in MARKS.items():
            named = result.stdout.count(f" {texts.text(f'review-size-{size}')} {mark},")
            assert named == len([each for each in review["decisions"] if each["size"] == size])
        assert max(len(line) for line in result.stdout.splitlines()) <= 80
    for seat in range(len(review["seats"])):
        mine = [each for each in review["decisions"] if each["size"] and each["seat"] == seat]
        said = pecunia("review", FILE, "--all", "--seat", seat_letter(seat), XDG_CACHE_HOME=cache).stdout
        assert said.count("Played: ") == len(mine)


def test_what_was_kept_is_shown_and_made_anew_on_demand(tmp_path: Path) -> None:
    cache = str(tmp_path)
    review = json.loads(pecunia("review", FILE, "--json", XDG_CACHE_HOME=cache).stdout)
    kept = next((tmp_path / "pecunia" / "reviews").iterdir())
    kept.write_text(json.dumps(review | {"seats": ["Anna", "Ben"]}), encoding="utf-8")
    assert "Anna" in pecunia("review", FILE, "--language", "en", XDG_CACHE_HOME=cache).stdout
    again = pecunia("review", FILE, "--again", "--json", XDG_CACHE_HOME=cache)
    assert json.loads(again.stdout) == review
