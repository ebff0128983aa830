"""Experiments with many games: simulations, tournaments, balance, fitted weights, puzzles."""
