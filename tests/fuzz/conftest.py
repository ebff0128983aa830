from collections.abc import Iterator

import pytest

from tests.fuzz.house import house


@pytest.fixture(scope="session", autouse=True)
def closing_the_house() -> Iterator[None]:
    yield
    if house.cache_info().currsize:
        house().close()
