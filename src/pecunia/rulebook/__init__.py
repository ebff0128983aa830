"""The rules for players: chapters in Markdown, written by hand in four languages, with cards, rulings and drawings.

`python -m pecunia.rulebook docs/rules` writes them for reading on GitHub, and with `--page` for the browser.
"""
