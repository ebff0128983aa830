"""`python -m pecunia.ledger FOLDER` writes the ledger of every game as Markdown."""

import argparse
from pathlib import Path

from pecunia.ledger.ledger import find_checkout, make_ledger, rules_file
from pecunia.ledger.markdown import write
from pecunia.titles.registry import TITLES

parser = argparse.ArgumentParser(prog="python -m pecunia.ledger")
parser.add_argument("folder", type=Path)
wanted = parser.parse_args()
root = find_checkout(Path.cwd())
write([make_ledger(game, root) for game in TITLES if rules_file(game, root).is_file()], wanted.folder)
