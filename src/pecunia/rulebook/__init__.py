"""The rules for players: chapters in Markdown, written by hand in four languages, filled with cards, rulings, drawings.

`python -m pecunia.rulebook docs/rules` writes them for reading on GitHub, and with `--page` for the browser.
"""
