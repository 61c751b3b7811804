"""The typed structs of a view."""

import msgspec

from ecumene.core.view import View


class DomainView(msgspec.Struct, frozen=True):
    """One domain of one player's area."""

    domain: str
    cards: list[str]
    count: int
    level: int
    needed_for_next_level: int
    needed_to_win: int
    embargoes: list[int]
    democracies: int
    coin: bool


class PlayerView(msgspec.Struct, frozen=True):
    """One player as seen from one seat; ``hand``, ``pack`` and ``set_aside`` are None if hidden."""

    seat: int
    team: int
    hand_size: int
    hand_eras: list[int] | None
    hand: list[str] | None
    pack_size: int
    pack: list[str] | None
    set_aside_size: int
    set_aside: list[str] | None
    domains: list[DomainView]


class VictoriaView(View, frozen=True, kw_only=True):
    """The whole table as seen from one seat."""

    players: list[PlayerView]
    active: int
    first: int
    in_transit: str | None
    deck: int
    top_era: int | None
    last_round: bool
    quiet_rounds: int
    discard: list[str]
    centre: list[str]
    used: list[str]
    copied: str | None
    hand_limit: int
    coin_user: int
    winners: list[int]
