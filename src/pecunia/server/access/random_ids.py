"""Ids that nobody can guess: of tables, invitations and devices."""

import secrets
import string
from typing import Final

# No hyphen and no underscore: an operator types an id on a command line, where a hyphen begins an option, and programs
# that find links in a text leave out such a character at the end.
LETTERS: Final = string.ascii_letters + string.digits


def random_id(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))
