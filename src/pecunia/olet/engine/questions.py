"""Every question of Pecunia Olet by its key. The sentences are in the Fluent files."""

from typing import Final

# Observations know a question by its place in this list: new ones come last.
QUESTIONS: Final = ["place", "sell", "fly", "last-henchman", "great-lawyer", "bad-lawyer", "lawyer-place"]
