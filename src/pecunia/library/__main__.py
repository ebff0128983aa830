"""`python -m pecunia.library docs/library.md src/pecunia/__init__.pyi` writes the reference and the types."""

import argparse
from pathlib import Path

from pecunia.library.library_page import page
from pecunia.library.stub import stub

parser = argparse.ArgumentParser(prog="python -m pecunia.library")
parser.add_argument("reference", type=Path)
parser.add_argument("types", type=Path)
arguments = parser.parse_args()
arguments.reference.write_text(page(), encoding="utf-8")
arguments.types.write_text(stub(), encoding="utf-8")
