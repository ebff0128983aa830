"""`python -m pecunia.server.schema FOLDER` writes the documents of the interface and the types of the browser."""

import json
import sys
from pathlib import Path

from pecunia.server.app import make_http
from pecunia.server.http.openapi import openapi_of
from pecunia.server.messages.json_schema import message_schema
from pecunia.server.page_constants import page_constants
from pecunia.server.page_texts import text_modules
from pecunia.server.page_types import page_types


def documents() -> dict[str, str]:
    """The text of each document by its path below the root of the repository."""
    return {
        "docs/messages.json": _as_text(message_schema()),
        "docs/openapi.json": _as_text(openapi_of(make_http())),
        "web/src/constants.ts": page_constants(),
        **page_types(),
        **text_modules(),
    }


def _as_text(document: dict[str, object]) -> str:
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def main(root: str = ".") -> None:
    for name, text in documents().items():
        file = Path(root) / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
