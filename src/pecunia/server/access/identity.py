"""An identity is a signed random number: in a cookie that scripts cannot read, or for programs in a header."""

import hmac
import secrets
import time
from hashlib import sha256
from typing import NamedTuple

from itsdangerous import BadData, URLSafeTimedSerializer

COOKIE = "pecunia"
YEAR = 365 * 24 * 3600
RENEW_AFTER = 30 * 24 * 3600  # seconds; an older cookie is replaced by a new one of the same identity
CLOCK_SKEW = 300  # seconds that the clock of another process may be ahead of ours
CODE_SECONDS = 600
# No letters that look alike, because people read a code from one screen and type it into another.
CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 10


class SignedIdentity(NamedTuple):
    """What a valid token says. `age` is in seconds."""

    identity: str
    age: float


class Signer:
    def __init__(self, secret: str) -> None:
        self._serializer = URLSafeTimedSerializer(
            secret, salt="pecunia identity 1", signer_kwargs={"digest_method": sha256}
        )

    def token(self, identity: str) -> str:
        return str(self._serializer.dumps(identity))

    def read(self, token: str) -> SignedIdentity | None:
        """What a token says; None if it is forged, too old, from the future or not a token at all."""
        try:
            identity, issued = self._serializer.loads(token, return_timestamp=True)
        except BadData:
            return None
        # We check the age ourselves: itsdangerous refuses a token that is even one second ahead of our clock.
        age = time.time() - issued.timestamp()
        if not isinstance(identity, str) or not -CLOCK_SKEW <= age <= YEAR:
            return None
        return SignedIdentity(identity, age)

    def identity(self, token: str) -> str | None:
        signed = self.read(token)
        return signed.identity if signed else None


def new_identity() -> str:
    return secrets.token_hex(16)


def new_secret() -> str:
    return secrets.token_hex(32)


def same(stated: str, secret: str) -> bool:
    """Compare in constant time, so that nobody can find out a secret bit by bit from the timing."""
    return hmac.compare_digest(stated.encode(), secret.encode())


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def digest(code: str) -> str:
    """The hash of a code; only hashes are stored. Spaces, hyphens and lower case do not matter."""
    return sha256(b"pecunia seat code 1\0" + code.replace("-", "").replace(" ", "").upper().encode()).hexdigest()
