"""Observations for programs that learn: what a seat may know, as a row of small numbers. For one table, or for many
tables stepped at once."""
