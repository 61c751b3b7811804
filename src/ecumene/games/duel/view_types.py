"""The typed structs of a view."""

import msgspec

from ecumene.core.view import View


class Purchase(msgspec.Struct, frozen=True):
    """Units of one resource bought from the bank; ``rival`` is how many of it the rival's brown and grey cards show."""

    resource: str
    count: int
    each: int
    rival: int
    fixed: bool


class Bill(msgspec.Struct, frozen=True):
    """What a construction costs one player now, and why: ``total`` is the price, including the printed ``coins``.

    Each unit of the cost stands in exactly one of ``produced``, ``chosen`` (by a choice producer), ``waived`` (by the
    progress token named in ``waived_by``) and ``bought``. With a ``chain`` symbol all of it is free. ``to_rival`` says
    that the rival's Economy receives what is spent on resources.
    """

    total: int
    coins: int
    chain: str
    produced: dict[str, int]
    chosen: dict[str, int]
    waived: dict[str, int]
    waived_by: str
    bought: list[Purchase]
    to_rival: bool


class OfferView(msgspec.Struct, frozen=True):
    """What building one card or wonder would do for one player now.

    ``gains`` are coins received, ``takes`` coins the rival loses (loot and Appian Way), ``shields`` the steps of the
    pawn, ``pair`` that a token of the board can be taken for it, ``points`` what the effects add to the score at this
    moment (what is paid is left out), ``wins`` is "military" or "science" if it wins at once.
    """

    name: str
    bill: Bill
    affordable: bool
    shields: int
    symbol: str
    pair: bool
    symbols: int
    gains: int
    takes: int
    points: int
    again: bool
    wins: str


class SlotView(msgspec.Struct, frozen=True):
    """One place of the structure; ``card`` is None while it lies face down, ``guild`` tells its back."""

    slot: int
    row: int
    x: int
    taken: bool
    card: str | None
    face_up: bool
    guild: bool
    accessible: bool
    covered_by: list[int]


class WonderView(msgspec.Struct, frozen=True):
    """One wonder of a player, with an ``offer`` while it can still be built."""

    wonder: str
    built: bool
    retired: bool
    under: str | None
    offer: OfferView | None


class PointsView(msgspec.Struct, frozen=True):
    """The score if the game ended now, line by line as on the score pad."""

    blue: int
    green: int
    yellow: int
    purple: int
    wonders: int
    tokens: int
    coins: int
    military: int
    total: int


class CityView(msgspec.Struct, frozen=True):
    """One player's city and totals derived from it."""

    seat: int
    coins: int
    cards: dict[str, list[str]]
    wonders: list[WonderView]
    tokens: list[str]
    symbols: dict[str, int]
    different_symbols: int
    chains: list[str]
    production: dict[str, int]
    raw_choices: int
    made_choices: int
    prices: dict[str, int]
    discard_income: int
    steps_to_capital: int
    points: PointsView
    offers: list[OfferView]


class DuelView(View, frozen=True, kw_only=True):
    """The whole table as seen from one seat.

    ``pawn`` counts from the first seat: 9 is the second seat's capital, -9 the first seat's. ``loot`` holds for each
    seat the coins of the military tokens still lying on that seat's side, nearest first. ``unseen`` are the cards of
    the current age that may still turn up, ``unseen_guilds`` likewise. ``drawn`` are the Great Library's tokens, for
    their chooser only. ``card`` is the card being played while its choices are made.
    """

    cities: list[CityView]
    age: int
    active: int
    first: int
    slots: list[SlotView]
    pawn: int
    loot: list[list[int]]
    board_tokens: list[str]
    box_tokens: list[str]
    drawn: list[str] | None
    group: list[str]
    discard: list[str]
    unseen: list[str]
    unseen_guilds: list[str]
    card: str | None
    wonders_built: int
    again: bool
    winners: list[int]
