"""Differences between two snapshots of a view, so that a client is sent only what changed.

A change is `[path, value]`; the path is a list of keys and positions. Applied in order, the changes turn the old
snapshot into the new one. Lists of players and the like are compared place by place; lists of plain values are sent
whole.
"""

from collections.abc import Mapping, Sequence
from typing import Any

Change = tuple[list[str | int], Any]  # where in the view, and the new value there


def changes(before: dict[str, object], after: dict[str, object]) -> list[Change]:
    """The changes that turn `before` into `after`. Both have the same keys at the top."""
    found: list[Change] = []
    for key, value in after.items():
        old = before[key]
        if old != value:
            _compare([key], old, value, found)
    return found


def _compare(path: list[str | int], before: Any, after: Any, found: list[Change]) -> None:
    if isinstance(after, dict) and isinstance(before, dict) and before.keys() == after.keys():
        for key, value in after.items():
            if before[key] != value:
                _compare([*path, key], before[key], value, found)
    elif _is_structured(after) and isinstance(before, list) and len(before) == len(after):
        for place, value in enumerate(after):
            if before[place] != value:
                _compare([*path, place], before[place], value, found)
    else:
        found.append((path, after))


def own_changes(shared: list[Change], before: list[Change], after: list[Change]) -> list[Change]:
    """The changes that one seat gets after the changes for everybody. They restore the places where its view differs
    from the public one: those that changed for it, and those that the shared changes have just overwritten. Both lists
    name the same places."""
    found: list[Change] = []
    touched = {path[0] for path, _ in shared}  # most places of a seat are not among them, so looking is quick
    for at in range(len(after)):
        path, value = after[at]
        if path[0] in touched and _written_over(path, shared):
            found.append((path, value))
        elif before[at][1] != value:
            _compare(path, before[at][1], value, found)
    return found


def _written_over(path: list[str | int], shared: list[Change]) -> bool:
    for other, _ in shared:
        if other[0] == path[0]:
            common = min(len(other), len(path))
            if other[:common] == path[:common]:
                return True
    return False


def _is_structured(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], (dict, list))


def applied(snapshot: Mapping[str, object], news: Sequence[Sequence[Any]]) -> dict[str, object]:
    """A copy of the snapshot with the changes applied; the given snapshot does not change."""
    result: dict[str, object] = _copied(snapshot)
    put(result, news)
    return result


def put(snapshot: dict[str, object], news: Sequence[Sequence[Any]]) -> None:
    """Apply the changes to the snapshot itself."""
    for path, value in news:
        target: Any = snapshot
        for key in path[:-1]:
            target = target[key]
        target[path[-1]] = value


def _copied(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _copied(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_copied(inner) for inner in value]
    return value
