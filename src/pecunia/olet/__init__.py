"""Pecunia Olet: counterfeiters, their henchmen and the Godfather."""
