"""The action cards, one small declaration each, in the families of the rulebook (§3.1)."""
