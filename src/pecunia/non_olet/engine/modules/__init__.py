"""The five modules of the 2016 edition, as hooks on the base game. With no module on, none of this runs."""
