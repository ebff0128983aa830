"""What tests of printing share."""

from functools import partial

import pytest
import typst


@pytest.fixture
def every_glyph(monkeypatch: pytest.MonkeyPatch) -> None:
    """A PDF that is to be kept must have all its glyphs: Typst refuses to make one with a character it cannot show."""
    monkeypatch.setattr(typst, "compile", partial(typst.compile, pdf_standards="a-2b"))
