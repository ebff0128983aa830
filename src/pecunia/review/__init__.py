"""A game that is over, looked at again: everybody's chances over time, mistakes, luck and skill, income."""
