"""Measures what seats, going first, cards and modules are worth among bots of equal strength."""
