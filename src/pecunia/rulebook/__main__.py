"""`python -m pecunia.rulebook FOLDER` writes the books as Markdown; with `--page`, as data for the browser."""

import argparse
from pathlib import Path

from pecunia.rulebook import docs, page_data
from pecunia.rulebook.book import book
from pecunia.rulebook.part import with_rulebook
from pecunia.texts import LANGUAGES

parser = argparse.ArgumentParser(prog="python -m pecunia.rulebook")
parser.add_argument("folder", type=Path)
parser.add_argument("--page", action="store_true", help="data for the browser instead of Markdown")
wanted = parser.parse_args()
books = [book(game, language) for game in with_rulebook() for language in LANGUAGES]
(page_data if wanted.page else docs).write(books, wanted.folder)
