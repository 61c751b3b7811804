"""Provably fair chance.

Before the first move a 256-bit secret is fixed and its commitment published. Outcome number *n* of a table is chosen by
HMAC-SHA256 of the table and *n* under that secret. At the end the secret is revealed: anyone can check every outcome.
"""

import hashlib
import hmac
import secrets
from typing import Final

from ecumene.core.errors import EcumeneError
from ecumene.core.state import State

SPACE: Final = 2**256


class FairChance:
    """Draws a table's outcomes from its secret."""

    def __init__(self, secret: bytes, table: str) -> None:
        if len(secret) != 32:
            raise EcumeneError("A secret has 32 bytes.", f"This one has {len(secret)}.")
        self.secret = secret
        self.table = table

    @property
    def commitment(self) -> str:
        """Published before the first move: it fixes the secret without revealing it."""
        return commitment_of(self.secret, self.table)

    def ticket(self, index: int, total: int) -> int:
        """A number from 0 to ``total - 1``, exactly uniform: values that would cause bias are drawn again."""
        if not 0 < total < SPACE:
            raise EcumeneError(f"The weights of an outcome must sum to between 1 and 2**256, not {total}.")
        limit = SPACE - SPACE % total
        attempt = 0
        while True:
            message = f"{self.table}/{index}/{attempt}".encode()
            value = int.from_bytes(hmac.new(self.secret, message, hashlib.sha256).digest(), "big")
            if value < limit:
                return value % total
            attempt += 1

    def choose(self, index: int, weights: list[int]) -> int:
        """The index of the weighted outcome that is number ``index`` of this table."""
        ticket = self.ticket(index, sum(weights))
        for choice, weight in enumerate(weights):
            ticket -= weight
            if ticket < 0:
                return choice
        raise AssertionError("a ticket is below the sum of the weights")

    def outcome(self, state: State, index: int) -> int:
        """The outcome at a chance state."""
        return state.moves()[self.choose(index, list(state.weights()))]


def commitment_of(secret: bytes, table: str) -> str:
    """The commitment to a secret for one table."""
    return hashlib.sha256(b"ecumene/1/" + table.encode() + b"/" + secret).hexdigest()


def new_secret() -> bytes:
    """A fresh secret from the operating system."""
    return secrets.token_bytes(32)


def seeded_secret(seed: int) -> bytes:
    """A secret derived from a seed, for repeatable simulations. Not secret at all."""
    return hashlib.sha256(f"ecumene/seed/{seed}".encode()).digest()
