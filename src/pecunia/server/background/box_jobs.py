"""Reading an owner's file, as it is done in another process: a stranger's file may take any time."""

from typing import Final

import msgspec

from pecunia.owners.reading import read_box
from pecunia.server import messages as m
from pecunia.texts import Texts

BOX_SECONDS: Final = 5  # of computing: a file is read as a whole, and by its parts if something is wrong


def box_json(data: m.BoxFile, language: str) -> bytes:
    box = read_box(data.values, data.values_file, Texts(language))
    problems = [m.BoxProblem(problem.entries, problem.sentence) for problem in box.problems]
    return msgspec.json.encode(m.Box(box.game, box.entries, box.others, box.about, problems))
