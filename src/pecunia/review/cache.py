"""Reviews that were made before: a folder with one file each, named after the record."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Final

from platformdirs import user_cache_path

from pecunia.files import write_atomically
from pecunia.review.review_report import VERSION, Review, review_from

MOST: Final = 1000  # files in a folder: then those that were made first go


def name_of(record: str) -> str:
    """What a review is called: the same for the same record, another one when reviews come to say other things."""
    return sha256(f"pecunia review {VERSION}\n{record}".encode()).hexdigest()[:40]


def own_folder() -> Path:
    """Where this user's programs keep what they can make again."""
    return user_cache_path("pecunia") / "reviews"


def load_cached(folder: Path, record: str) -> Review | None:
    """The review of a record; None where there is none that can be read."""
    try:
        return review_from(json.loads((folder / f"{name_of(record)}.json").read_text(encoding="utf-8")))
    except (OSError, ValueError, KeyError, TypeError):
        return None


def save_cached(folder: Path, record: str, review: Review, most: int = MOST) -> None:
    """Store a review, whole or not at all. Where nothing can be written, it will be made again."""
    file = folder / f"{name_of(record)}.json"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        write_atomically(file, json.dumps(review.plain()), durable=False)
        files = sorted(folder.glob("*.json"), key=lambda each: each.stat().st_mtime)
        for old in files[: max(len(files) - most, 0)]:
            old.unlink(missing_ok=True)
    except OSError:
        return
