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
        if old is not value:
            if isinstance(value, (dict, list)):
                _compare([key], old, value, found)
            elif old != value:
                found.append(([key], value))
    return found


def _compare(path: list[str | int], before: Any, after: Any, found: list[Change]) -> None:
    """Note what is different. What is the same object need not be looked at: views take over what has not changed."""
    if isinstance(after, dict):
        if isinstance(before, dict) and _same_keys(before, after):
            for key, value in after.items():
                old = before[key]
                if old is not value:
                    if isinstance(value, (dict, list)):
                        _compare([*path, key], old, value, found)
                    elif old != value:
                        found.append(([*path, key], value))
            return
    elif _is_structured(after) and isinstance(before, list) and len(before) == len(after):
        for place, value in enumerate(after):
            old = before[place]
            if old is not value:
                _compare([*path, place], old, value, found)
        return
    if before != after:
        found.append((path, after))


def _same_keys(before: dict[str, object], after: dict[str, object]) -> bool:
    if len(before) != len(after):
        return False
    for key in after:
        if key not in before:
            return False
    return True


def own_changes(shared: list[Change], before: list[Change], after: list[Change]) -> list[Change]:
    """The changes that one seat gets after the changes for everybody. They restore the places where its view differs
    from the public one: those that changed for it, and those that the shared changes have just overwritten. Both lists
    name the same places."""
    found: list[Change] = []
    for at in range(len(after)):
        change = after[at]
        if _written_over(change[0], shared):
            found.append(change)
        elif before[at] is not change:
            path, value = change
            if before[at][1] != value:
                _compare(path, before[at][1], value, found)
    return found


def _written_over(path: list[str | int], shared: list[Change]) -> bool:
    """Whether one of these changes is at this place, around it or inside it."""
    for other, _ in shared:
        if other[0] == path[0]:
            at, common = 1, min(len(other), len(path))
            while at < common and other[at] == path[at]:
                at += 1
            if at >= common:
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
