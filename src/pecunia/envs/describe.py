"""The observations and actions of both games as tables in Markdown, made from the code (docs/envs-tables.md)."""

from typing import Any

from pecunia.core.moves import Move
from pecunia.games import options_for
from pecunia.non_olet.module_names import MODULES
from pecunia.non_olet.notation import MOVES as NON_OLET_MOVES
from pecunia.observers.layout import Field, Layout
from pecunia.observers.non_olet import KINDS as NON_OLET_QUESTIONS
from pecunia.observers.olet import QUESTIONS as OLET_QUESTIONS
from pecunia.observers.registry import OBSERVERS
from pecunia.olet.notation import ACTIONS as OLET_ACTIONS
from pecunia.olet.notation import MOVES as OLET_MOVES
from pecunia.olet.notation import USUAL_MOVES as OLET_USUAL_MOVES

HEAD = """# Observations and actions, number by number

Made from the code by `python -m pecunia.envs docs/envs-tables.md`; [envs.md](envs.md) says how to use them.

An observation is a row of bytes. Where each field stands depends on how the table is set and on nothing else:
`env.unwrapped.tables.layout` is the layout of an environment. The seats come from the own one on, clockwise: `own`,
`left 1`, `left 2` … Of these only the first two are listed; the others follow with the same fields.

An action is the number of a move, the same at every table of a game, whoever plays. Moves name seats by their letters
(A is seat 0); the field `seat` says which one is the own.
"""
FURTHER = "Pecunia Olet: actions of a board with further spaces"
FURTHER_TEXT = """An owner's board may have more spaces than ours (`values=`). Only then does the action space go on
behind those above, whose numbers never change. A flight may carry more than $9,990; such moves are legal, but in no
action space and in no mask."""
GAMES: list[tuple[str, str, list[Move], list[str], list[tuple[str, dict[str, Any]]]]] = [
    (
        "Pecunia non olet",
        "non-olet",
        NON_OLET_MOVES,
        NON_OLET_QUESTIONS,
        [("four players", {"players": 4}), ("two players, all modules", {"players": 2, "modules": MODULES})],
    ),
    ("Pecunia Olet", "olet", OLET_USUAL_MOVES, OLET_QUESTIONS, [("three players", {"players": 3})]),
]


def page() -> str:
    """The whole document."""
    parts = [HEAD]
    for heading, name, moves, questions, settings in GAMES:
        for setting, options in settings:
            layout = OBSERVERS[name](options_for(name, **options)).layout
            parts.append(f"## {heading}: observation, {setting} ({layout.size} numbers)\n\n{_observation(layout)}")
        parts.append(f"## {heading}: questions\n\n{_questions(questions)}")
        parts.append(f"## {heading}: actions ({len(moves)})\n\n{_actions(moves)}")
    more = OLET_MOVES[OLET_ACTIONS:]
    parts.append(f"## {FURTHER} ({len(OLET_MOVES)})\n\n{FURTHER_TEXT}\n\n{_actions(more)}")
    return "\n".join(parts)


def _observation(layout: Layout) -> str:
    rows = ["| From | Numbers | Highest | Field | What it says |", "|---:|---:|---:|---|---|"]
    for field in layout.fields:
        if _listed(field):
            rows.append(f"| {field.offset} | {field.size} | {field.highest} | {field.name} | {field.meaning} |")
    return "\n".join(rows) + "\n"


def _listed(field: Field) -> bool:
    return not field.name.startswith("left ") or field.name.startswith("left 1:")


def _questions(questions: list[str]) -> str:
    return ", ".join(f"{number} `{kind}`" for number, kind in enumerate(questions, 1)) + ".\n"


def _actions(moves: list[Move]) -> str:
    rows = ["| Numbers | Moves |", "|---|---|"]
    first = moves[0]
    for move, after in zip(moves, [*moves[1:], None]):
        if after is not None and _form(move) == _form(after):
            continue
        if first is move:
            rows.append(f"| {move.number} | `{move.text}` |")
        else:
            rows.append(f"| {first.number}–{move.number} | `{first.text}` … `{move.text}` |")
        if after is not None:
            first = after
    return "\n".join(rows) + "\n"


def _form(move: Move) -> tuple[str, int, str]:
    """Moves that are said alike stand in one row."""
    words = move.text.split()
    ending = words[-1] if words[0] == "seat" and len(words) == 3 else ""
    return words[0], len(words), ending
