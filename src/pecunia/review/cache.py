"""Stored reviews: a folder with one file for each review, named by a hash of the record."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Final

from pecunia.files import write_atomically
from pecunia.review.review_report import VERSION, Review, review_from

MAX_FILES: Final = 1000  # files in a folder; beyond that, the oldest are deleted


def name_of(record: str) -> str:
    """The file name of a review. It depends on the record and on the version of the reviews."""
    return sha256(f"pecunia review {VERSION}\n{record}".encode()).hexdigest()[:40]


def own_folder() -> Path:
    """The folder for reviews in this user's cache."""
    from platformdirs import user_cache_path  # here, so that a page which keeps reviews itself does without it

    return user_cache_path("pecunia") / "reviews"


def load_cached(folder: Path, record: str) -> Review | None:
    """The stored review of a record; None if there is none or it cannot be read."""
    try:
        return review_from(json.loads((folder / f"{name_of(record)}.json").read_text(encoding="utf-8")))
    except (OSError, ValueError, KeyError, TypeError):
        return None


def is_cached(folder: Path, record: str) -> bool:
    """Whether there is a stored review of a record. It may turn out to be unreadable."""
    return (folder / f"{name_of(record)}.json").is_file()


def save_cached(folder: Path, record: str, review: Review, most: int = MAX_FILES) -> None:
    """Store a review, completely or not at all. If it cannot be written, it will simply be made again."""
    file = folder / f"{name_of(record)}.json"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        write_atomically(file, json.dumps(review.plain()), durable=False)
        files = sorted(folder.glob("*.json"), key=lambda each: each.stat().st_mtime)
        for old in files[: max(len(files) - most, 0)]:
            old.unlink(missing_ok=True)
    except OSError:
        return
