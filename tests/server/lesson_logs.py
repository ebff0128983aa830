"""Lessons as a server keeps them: the row of a table, and the log of somebody who does all that the lesson asks."""

import msgspec

from pecunia.lessons.lesson import READ, TRY, lesson_named
from pecunia.server.answers.prepared_tables import lesson_table
from pecunia.server.store.rows import LogEntry, TableRow


def played_lesson(name: str) -> tuple[TableRow, list[LogEntry]]:
    lesson, begun = lesson_named(name), lesson_table(name)
    setting = msgspec.json.encode(begun.setting).decode()
    row = TableRow("t", setting, "seed", "", "anna", "open", False, 0.0, 0.0, begun.start)
    kinds = [("sit", lesson.seat, ""), ("start", -1, "")]
    for item in lesson.items:
        read = item.seat in (READ, TRY)
        kinds.append(("lesson", lesson.seat, "read-on") if read else ("move", item.seat, item.moves[0]))
    log = [LogEntry(number + 1, kind, seat, "anna", text, "", 0.0) for number, (kind, seat, text) in enumerate(kinds)]
    return row, log
