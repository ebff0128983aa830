"""The documents of the interface are up to date with the structs, and describe every field of them."""

from pathlib import Path

import msgspec
import pytest

from pecunia.server.messages.json_schema import structs
from pecunia.server.page_types import page_types
from pecunia.server.schema import documents, main

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", sorted(documents()))
def test_documents_are_up_to_date(name: str) -> None:
    written = (ROOT / name).read_text(encoding="utf-8")
    assert written == documents()[name], "python -m pecunia.server.schema writes it anew"


def test_the_command_writes_them(tmp_path: Path) -> None:
    main(str(tmp_path))
    assert {str(file.relative_to(tmp_path)) for file in tmp_path.rglob("*.*")} == set(documents())


@pytest.mark.parametrize("struct", structs(), ids=lambda struct: struct.__name__)
def test_every_struct_says_what_it_is(struct: type[msgspec.Struct]) -> None:
    assert struct.__doc__
    fields = msgspec.structs.fields(struct)
    written = (
        "".join(page_types().values())
        .partition(f"export interface {struct.__name__} {{\n")[2]
        .partition("}\n")[0]
        .splitlines()
    )
    tagged = struct.__struct_config__.tag is not None
    names = [line.split(":")[0].strip() for line in written]
    assert names == ["type"] * tagged + [field.name + "?" * (not field.required) for field in fields]
