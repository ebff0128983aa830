"""docs/api.md and docs/operating.md say what the server does: every request, message, error key, limit and setting."""

import json
import re
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

import msgspec

from pecunia.server.access.rate_limits import RATES
from pecunia.server.answers.refusals import STATUS
from pecunia.server.messages import ClientMessage, ServerMessage, Setting
from pecunia.server.settings import Settings, variable

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
OPERATING = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
# Keys of errors on the command line, not of the server.
OF_THE_COMMAND = re.compile(r"option-|serve-|keys-")


def rows(after: str, text: str = TEXT) -> list[list[str]]:
    """The rows of the first table after a heading, cell by cell."""
    lines = text.partition(f"\n{after}\n")[2].splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("|---"))
    found = []
    for line in lines[first + 1 :]:
        if not line.startswith("|"):
            break
        found.append([cell.strip() for cell in line.strip("|").split("|")])
    return found


def codes(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def examples() -> list[dict[str, Any]]:
    blocks = re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)
    return [json.loads(line) for block in blocks for line in block.splitlines()]


def test_every_request_is_listed() -> None:
    document = json.loads((ROOT / "docs" / "openapi.json").read_text(encoding="utf-8"))
    there = {f"{method.upper()} {path}" for path, methods in document["paths"].items() for method in methods}
    assert {codes(row[0])[0] for row in rows("## Requests")} == there


def test_every_message_has_an_example() -> None:
    messages = [example for example in examples() if "type" in example]
    seen = set()
    for union in (ServerMessage, ClientMessage):
        tags = {struct.__struct_config__.tag for struct in get_args(union)}
        ours = [message for message in messages if message["type"] in tags]
        for message in ours:
            msgspec.convert(message, union)
        assert {message["type"] for message in ours} == tags
        seen |= tags
    assert {message["type"] for message in messages} == seen


def test_the_setting_of_a_table_is_one() -> None:
    (setting,) = [example for example in examples() if "type" not in example]
    assert msgspec.structs.asdict(msgspec.convert(setting, Setting)).keys() == setting.keys()


def test_every_error_key_is_explained_with_its_status() -> None:
    said = {key: int(status) for cell, status, _ in rows("## When something is refused") for key in codes(cell)}
    texts = (ROOT / "src/pecunia/locale/en/server.ftl").read_text(encoding="utf-8")
    keys = [key for key in re.findall(r"^error-(\S+) =", texts, re.MULTILINE) if not OF_THE_COMMAND.match(key)]
    assert said == {key: STATUS.get(key, 409) for key in keys}


def test_the_limits_are_those_of_the_server() -> None:
    said = {codes(cell)[0]: (float(burst), float(rate)) for cell, burst, rate in rows("## Limits")}
    assert said == {kind: (rate.burst, rate.per_second) for kind, rate in RATES.items()}


def test_every_setting_is_listed_with_its_default() -> None:
    said = {codes(name)[0]: (codes(usual) or [""])[0] for name, usual, _ in rows("## Settings", OPERATING)}
    assert said == {variable(field.name): str(getattr(Settings, field.name)) for field in fields(Settings)}
