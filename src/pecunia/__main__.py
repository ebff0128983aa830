"""`python -m pecunia` is the `pecunia` command."""

from pecunia.cli import main

main()
