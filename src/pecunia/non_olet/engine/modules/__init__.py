"""The five modules of the 2016 edition, as hooks on the base game. If no module is on, none of this code runs."""
