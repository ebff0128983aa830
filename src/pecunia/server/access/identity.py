"""An identity is a random number. A signed token proves it: in a cookie that scripts cannot read, or for programs in a
header. A token names the key that signed it and the device it was given to, so that one person can have several devices
and keys can be replaced."""

import hmac
import secrets
import time
from collections.abc import Iterable
from hashlib import sha256
from typing import NamedTuple

from itsdangerous import BadData, URLSafeTimedSerializer

from pecunia.server.access.random_ids import random_id

COOKIE = "pecunia"
YEAR = 365 * 24 * 3600
RENEW_AFTER = 30 * 24 * 3600  # seconds; an older cookie is replaced by a new one of the same device
CLOCK_SKEW = 300  # seconds that the clock of another process may be ahead of ours
CODE_SECONDS = 600
KEY_MARK = "~"  # between the id of the key and the rest of a token; it cannot be in tokens of older releases
# No letters that look alike, because people read a code from one screen and type it into another.
CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 10


class SignedIdentity(NamedTuple):
    """What a valid token says. `device` is empty in tokens of older releases, and `issued` is in seconds."""

    identity: str
    device: str
    key: str
    issued: float

    @property
    def age(self) -> float:
        return time.time() - self.issued


class Signer:
    """Signs tokens with its first key. Tokens that any of its keys has signed are valid."""

    def __init__(self, *secrets: str) -> None:
        self.key = ""  # the id of the key that signs
        self._keys: dict[str, URLSafeTimedSerializer] = {}
        self.use(secrets)

    def use(self, secrets: Iterable[str]) -> None:
        """Replace the keys. The first one signs."""
        self._keys = {
            key_id(secret): URLSafeTimedSerializer(
                secret, salt="pecunia identity 1", signer_kwargs={"digest_method": sha256}
            )
            for secret in secrets
        }
        self.key = next(iter(self._keys))

    def token(self, identity: str, device: str = "") -> str:
        return f"{self.key}{KEY_MARK}{self._keys[self.key].dumps([identity, device])}"

    def read(self, token: str) -> SignedIdentity | None:
        """What a token says; None if it is forged, too old, from the future or not a token at all."""
        key, mark, signed = token.partition(KEY_MARK)
        if not mark:  # of an older release, which had one key and named none
            return next(filter(None, (self._read(key, token) for key in self._keys)), None)
        return self._read(key, signed) if key in self._keys else None

    def names_unknown_key(self, token: str) -> bool:
        key, mark, _ = token.partition(KEY_MARK)
        return bool(mark) and key not in self._keys

    def _read(self, key: str, signed: str) -> SignedIdentity | None:
        try:
            said, when = self._keys[key].loads(signed, return_timestamp=True)
        except BadData:
            return None
        match said:
            case str(identity):
                found = SignedIdentity(identity, "", key, when.timestamp())
            case [str(identity), str(device)]:
                found = SignedIdentity(identity, device, key, when.timestamp())
            case _:
                return None
        # We check the age ourselves: itsdangerous refuses a token that is even one second ahead of our clock.
        return found if -CLOCK_SKEW <= found.age <= YEAR else None


def new_identity() -> str:
    return secrets.token_hex(16)


def new_device() -> str:
    return random_id(16)


def device_of_older_token(identity: str, issued: float) -> str:
    """The id of the device that has a token without one. It is the same whenever that token is used."""
    return sha256(f"pecunia device 1\0{identity} {int(issued)}".encode()).hexdigest()[:32]


def new_secret() -> str:
    return secrets.token_hex(32)


def key_id(secret: str) -> str:
    """What a key is called in tokens. Nobody can tell the key from it."""
    return sha256(f"pecunia key 1\0{secret}".encode()).hexdigest()[:8]


def stated_secrets(stated: str) -> list[str]:
    """The keys in a setting, separated by commas. A single key that has commas in it is valid, too."""
    parts = [part.strip() for part in stated.split(",") if part.strip()]
    return list(dict.fromkeys([*parts, stated]))


def same(stated: str, secret: str) -> bool:
    """Compare in constant time, so that nobody can find out a secret bit by bit from the timing."""
    return hmac.compare_digest(stated.encode(), secret.encode())


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def digest(code: str) -> str:
    """The hash of a code; only hashes are stored. Spaces, hyphens and lower case do not matter."""
    return sha256(b"pecunia seat code 1\0" + code.replace("-", "").replace(" ", "").upper().encode()).hexdigest()
