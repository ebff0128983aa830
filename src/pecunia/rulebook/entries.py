"""What a book says about cards and house rules, in the words of the Fluent files."""

from pecunia.rulebook.blocks import HouseRule
from pecunia.rulebook.clauses import anchor_of, houses
from pecunia.texts import Texts
from pecunia.titles.registry import title


def entry_words(key: str, texts: Texts) -> tuple[str, str, str]:
    """Anchor, name and text of an entry. The anchor is the key of the words."""
    return key, texts.text(key), texts.attribute(key, "text") or ""


def house(game: str, name: str, texts: Texts) -> HouseRule:
    """A house rule with its choices; a choice that is a number needs no words."""
    values = title(game).engine.choices.house_rules[name]
    choices = [f"house-{name}-{value}" for value in values if not value.isdecimal()]
    said = tuple((texts.text(choice), texts.attribute(choice, "text") or "") for choice in choices)
    changed = tuple(
        anchor_of(game, clause) for clause in houses(game).get(name, []) if texts.rule(game, clause) is not None
    )
    anchor = f"house-{name}"
    return HouseRule(anchor, texts.text(anchor), texts.attribute(anchor, "text") or "", said, changed)
