"""Names that are too long are cut after a word, but something is always left."""

import pytest

from pecunia.words.shortening import cut_at_word


@pytest.mark.parametrize(
    ("text", "width", "short"),
    [
        ("Repas pour tous", 11, "Repas…"),
        ("Repas pour tous", 15, "Repas pour tous"),
        ("Brin de lavande", 9, "Brin…"),
        ("Argenté (urinoir)", 10, "Argenté…"),
        ("Springbrunnen", 10, "Springbru…"),
        ("Le Colisée", 8, "Le Coli…"),
        ("Spongius Publicus", 9, "Spongius…"),
        ("Spongius", 3, "Sp…"),
    ],
)
def test_a_long_name_is_cut_behind_a_word(text: str, width: int, short: str) -> None:
    assert cut_at_word(text, width) == short


def test_a_shorter_room_never_needs_more() -> None:
    for text in ("Repas pour tous les Romains", "Le Colisée", "Urinoir en marbre", "Ab cd ef gh", "Springbrunnen"):
        lengths = [len(cut_at_word(text, width)) for width in range(1, 30)]
        assert lengths == sorted(lengths)
        assert all(length <= width for width, length in enumerate(lengths, 1))
