"""Fixtures of the printing tests."""

from functools import partial

import pytest
import typst


@pytest.fixture
def every_glyph(monkeypatch: pytest.MonkeyPatch) -> None:
    """An archival PDF must have all its glyphs, so Typst refuses to make one with a character it cannot show."""
    monkeypatch.setattr(typst, "compile", partial(typst.compile, pdf_standards="a-2b"))
