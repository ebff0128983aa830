"""An identity is a signed random number: in a cookie that scripts cannot read, or for programs in a header."""

import hmac
import secrets
from hashlib import sha256

from itsdangerous import BadData, URLSafeTimedSerializer

COOKIE = "pecunia"
YEAR = 365 * 24 * 3600
CODE_SECONDS = 600
# No letters that look alike, because people read a code from one screen and type it into another.
CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 10


class Signer:
    def __init__(self, secret: str) -> None:
        self._serializer = URLSafeTimedSerializer(
            secret, salt="pecunia identity 1", signer_kwargs={"digest_method": sha256}
        )

    def token(self, identity: str) -> str:
        return str(self._serializer.dumps(identity))

    def identity(self, token: str) -> str | None:
        """The identity in a token; None if the token is forged, too old or not a token at all."""
        try:
            identity = self._serializer.loads(token, max_age=YEAR)
        except BadData:
            return None
        return identity if isinstance(identity, str) else None


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
