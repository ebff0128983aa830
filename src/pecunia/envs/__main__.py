"""`python -m pecunia.envs FILE` writes the tables of observations and actions."""

import argparse
from pathlib import Path

from pecunia.envs.describe import page

parser = argparse.ArgumentParser(prog="python -m pecunia.envs")
parser.add_argument("file", type=Path)
parser.parse_args().file.write_text(page(), encoding="utf-8")
