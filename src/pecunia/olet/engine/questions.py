"""Every question of Pecunia Olet by its key. The sentences are in the Fluent files."""

from typing import Final

# Observations identify a question by its place in this list, so new ones go to the end.
QUESTIONS: Final = ["place", "sell", "fly", "last-henchman", "great-lawyer", "bad-lawyer", "lawyer-place"]
