"""What seats, the start, cards and modules are worth among bots of equal strength."""
