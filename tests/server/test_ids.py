"""New ids have letters and digits only: people type them on command lines and paste the links they stand in."""

from collections.abc import Callable

import pytest

from pecunia.server.access.identity import new_device, new_identity
from pecunia.server.tables.laying import new_invitation, new_table_id


@pytest.mark.parametrize("new", [new_table_id, new_invitation, new_device, new_identity])
def test_ids_are_plain_and_differ(new: Callable[[], str]) -> None:
    ids = [new() for _ in range(500)]
    assert [id for id in ids if not (id.isascii() and id.isalnum())] == []
    assert len(set(ids)) == len(ids)
    assert len({len(id) for id in ids}) == 1
