"""What the scripts of other workers call: the far ends of `workers.py`."""

from collections.abc import Callable
from typing import Any

from pecunia.tab.page_workers import BotDesk, reviewed, work_at_desk


def bot_desk() -> BotDesk:
    return BotDesk()


def answer_bot(desk: BotDesk, task: Any) -> Any:
    return _to_script(desk.answer(task.to_bytes()))


def answer_desk(job: Any) -> Any:
    return _to_script(work_at_desk(job.to_bytes()))


def answer_review(record: str, reached: Callable[[int], None]) -> Any:
    return _to_script(reviewed(record, reached))


def _to_script(content: bytes) -> Any:
    from pyodide.ffi import to_js  # there only in a browser

    return to_js(content)
