"""`pecunia print`: a whole file or none, and one line for anything that is wrong."""

from pathlib import Path

import pypdfium2
import pytest

from tests.commands import pecunia


def test_a_set_is_printed(tmp_path: Path) -> None:
    file = tmp_path / "cards.pdf"
    result = pecunia("print", "events", "--language", "de", "--second", "it", "--output", str(file))
    assert result.returncode == 0, result.stderr
    assert str(file) in result.stdout
    assert len(pypdfium2.PdfDocument(file)) == 6  # ten cards on two sheets, front and back; the last page and its back


@pytest.mark.parametrize(
    "wrong",
    [
        ["2017"],
        ["2016", "--as", "poster"],
        ["2016", "--paper", "a3"],
        ["2016", "--size", "1x1"],
        ["2016", "--second", "es"],
        ["2016", "--language", "de", "--second", "de"],
        ["2016", "--large", "--second", "it", "--language", "de"],
        ["2016", "--values", "missing.toml"],
    ],
)
def test_wrong_wishes_are_one_line_and_no_file(wrong: list[str], tmp_path: Path) -> None:
    file = tmp_path / "cards.pdf"
    file.write_text("what was there before")
    result = pecunia("print", *wrong, "--output", str(file))
    assert result.returncode == 2
    assert len(result.stderr.strip().splitlines()) == 1
    assert file.read_text() == "what was there before"
    assert list(tmp_path.iterdir()) == [file]


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    for place in (tmp_path / "nowhere" / "cards.pdf", tmp_path):
        result = pecunia("print", "favours", "--output", str(place))
        assert result.returncode == 2
        assert len(result.stderr.strip().splitlines()) == 1
        assert list(tmp_path.iterdir()) == []


def test_values_that_do_not_hold(tmp_path: Path) -> None:
    values = tmp_path / "box.toml"
    values.write_text('[romans.senator]\ncards = { "5/1" = 14 }\n')
    result = pecunia("print", "romans", "--values", str(values), "--output", str(tmp_path / "cards.pdf"))
    assert result.returncode == 2
    assert "box.toml:" in result.stderr
    assert list(tmp_path.iterdir()) == [values]
