"""The observations and actions of all games as tables in Markdown, made from the code (docs/envs-tables.md)."""

from pecunia.core.moves import Move
from pecunia.games import options_for
from pecunia.observers.layout import Block
from pecunia.titles.registry import TITLES

HEAD = """# Observations and actions, number by number

Made from the code by `python -m pecunia.envs docs/envs-tables.md`; [envs.md](envs.md) says how to use them.

An observation is a row of bytes, the same for all options of a game: `env.unwrapped.tables.layout` is its layout. It is
made of blocks. First comes the table. Then come the players, your own seat first, then clockwise: as many as a game
can have, and those who do not play are all 0. Every entity of a block has the same fields. In the tables below, `From`
counts from the beginning of the entity. A field of kind `choice` has one of several alternatives, an `amount` is a
number.

An action is the number of a move, the same at every table of a game, no matter who plays. Moves name seats by their
letters (A is seat 0); the field `seat` says which one is your own.
"""
FURTHER = "actions of a board with further spaces"
FURTHER_TEXT = """An owner's board may have more spaces than ours (`values=`). Only then are there actions behind those
above, whose numbers never change. A flight may carry more than $9,990; such moves are legal, but in no action space and
in no mask."""


def page() -> str:
    """The whole document."""
    parts = [HEAD]
    for name, title in TITLES.items():
        heading, environment = title.label, title.environment()
        usual = title.engine.actions(options_for(name))
        moves, further = title.engine.moves[:usual], title.engine.moves[usual:]
        layout = title.observer(options_for(name)).layout
        about = f"Layout {layout.version}, hash `{layout.hash}`."
        parts.append(f"## {heading}: observation ({layout.size} numbers)\n\n{about}\n")
        parts.extend([_block(block) for block in layout.blocks])
        parts.append(f"## {heading}: questions\n\n{_questions(environment.questions)}")
        parts.append(f"## {heading}: actions ({len(moves)})\n\n{_actions(moves)}")
        if further:
            parts.append(f"## {heading}: {FURTHER} ({usual + len(further)})\n\n{FURTHER_TEXT}\n\n{_actions(further)}")
    return "\n".join(parts)


def _block(block: Block) -> str:
    where = f"from {block.offset} on"
    if block.count > 1:
        where = f"{block.count} of them, number `i` from {block.offset} + {block.size}·`i` on"
    rows = [f"Block `{block.name}`, {where}:\n"]
    rows += ["| From | Numbers | Highest | Kind | Field | What it says |", "|---:|---:|---:|---|---|---|"]
    for field in block.fields:
        kind = "choice" if field.choices else "amount"
        rows.append(f"| {field.offset} | {field.size} | {field.highest} | {kind} | {field.name} | {field.meaning} |")
    return "\n".join(rows) + "\n"


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
    """Moves with the same form share a row."""
    words = move.text.split()
    ending = words[-1] if words[0] == "seat" and len(words) == 3 else ""
    return words[0], len(words), ending
