"""The notebook of first steps runs from top to bottom, and what it shows draws itself."""

import ast
import json
from pathlib import Path
from typing import Any

NOTEBOOK = Path(__file__).parents[2] / "docs" / "first-steps.ipynb"


def run_cell(source: str, names: dict[str, Any]) -> Any:
    """Run a cell as a notebook does. Returns the value of its last line, if that is an expression."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "cell", "exec"), names)
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names) if isinstance(last, ast.Expr) else None


def test_it_runs_from_top_to_bottom() -> None:
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    assert notebook["nbformat"] == 4
    names: dict[str, Any] = {}
    drawn = []
    for cell in notebook["cells"]:
        source = "".join(cell["source"])
        assert source
        if cell["cell_type"] == "code":
            assert cell["outputs"] == []  # nothing is stored that could be out of date
            shown = run_cell(source, names)
            for way in ("_repr_html_", "_repr_svg_"):
                if hasattr(shown, way):
                    assert "<" in getattr(shown, way)()
                    drawn.append(type(shown).__name__)
    assert drawn == ["NonOlet", "NonOletView", "Record", "NonOlet", "Card", "Card"]
    assert names["game"].outcome is not None
    assert names["twin"].outcome is None
