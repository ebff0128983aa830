"""`python -m pecunia.scenarios FILE` writes the reference of questions and reasons."""

import argparse
from pathlib import Path

from pecunia.scenarios.reference import page

parser = argparse.ArgumentParser(prog="python -m pecunia.scenarios")
parser.add_argument("file", type=Path)
parser.parse_args().file.write_text(page(), encoding="utf-8")
