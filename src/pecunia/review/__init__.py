"""Reviews of finished games: everybody's chances over time, mistakes, luck and skill, income."""
