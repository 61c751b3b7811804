"""Refusals as values: the ledger rule that forbids a move, with its details."""

from typing import Final

import msgspec

from ecumene.core.events import Value


class Refusal(msgspec.Struct, frozen=True):
    """Why a move is not legal: the ledger rule and the numbers that make it plain. ``OK`` is no refusal."""

    rule: str
    details: dict[str, Value] = {}


OK: Final = Refusal("")
