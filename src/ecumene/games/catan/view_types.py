"""The types of a view as it leaves the engine. Names are those of the notation; seats count from 0."""

import msgspec

from ecumene.core.view import View


class HexView(msgspec.Struct, frozen=True):
    """One hex of the map; ``token`` is its number, 0 for none. What is not laid yet has the terrain ""."""

    hex: int
    terrain: str
    token: int


class HarbourView(msgspec.Struct, frozen=True):
    """One harbour: "generic" or a resource, and the edge by which it lies. Not laid yet: ""."""

    kind: str
    edge: int


class CrossingView(msgspec.Struct, frozen=True):
    """What stands on a crossing.

    ``piece`` is settlement, city, sideways (a city that counts as a settlement), basic, strong or mighty. ``active``
    and ``spent`` (cannot act this turn) are for knights, ``wall`` and ``metropolis`` (a track or "") for cities.
    """

    crossing: int
    seat: int
    piece: str
    wall: bool
    metropolis: str
    active: bool
    spent: bool


class EdgeView(msgspec.Struct, frozen=True):
    """A road or a ship; ``fresh`` ships were placed this turn."""

    edge: int
    seat: int
    piece: str
    fresh: bool


class PointsView(msgspec.Struct, frozen=True):
    """A player's points, line by line; ``hidden`` are victory point cards in hand, 0 unless the reader may know."""

    settlements: int
    cities: int
    metropolises: int
    longest_road: int
    largest_army: int
    defender: int
    cards: int
    merchant: int
    islands: int
    hidden: int
    total: int


class PlayerView(msgspec.Struct, frozen=True):
    """One player as everybody sees them.

    ``progress`` counts hidden progress cards by deck, ``development`` hidden development cards. ``limit`` is how many
    cards may be held on a 7, ``strength`` that of the active knights, ``at_rest`` that of the others.
    """

    seat: int
    cards: int
    progress: dict[str, int]
    development: int
    open_cards: list[str]
    points: PointsView
    pieces: dict[str, int]
    levels: dict[str, int]
    limit: int
    strength: int
    at_rest: int
    road_length: int
    army: int
    ratios: dict[str, int]


class AnswerView(msgspec.Struct, frozen=True):
    """One player's answer to the open offer: silent, accepted, declined or countered; with the counter-offer."""

    seat: int
    said: str
    gives: dict[str, int]
    wants: dict[str, int]


class OfferView(msgspec.Struct, frozen=True):
    """The open offer of the player on turn, for ``asked`` seats."""

    seat: int
    gives: dict[str, int]
    wants: dict[str, int]
    asked: list[int]
    answers: list[AnswerView]


class DraftView(msgspec.Struct, frozen=True):
    """An offer or counter-offer that the reader is writing; nobody else sees it."""

    gives: dict[str, int]
    wants: dict[str, int]
    asked: list[int]


class DiceView(msgspec.Struct, frozen=True):
    """The dice of this turn; ``event`` is "" where that die is not used."""

    white: int
    red: int
    event: str


class BarbariansView(msgspec.Struct, frozen=True):
    """The barbarians, and what would happen if they landed now.

    ``losers`` would lose a city, ``defender`` would become Defender of Catan (-1 for nobody), ``drawers`` would draw.
    """

    step: int
    steps: int
    landings: int
    strength: int
    defence: int
    losers: list[int]
    defender: int
    drawers: list[int]


class MetropolisView(msgspec.Struct, frozen=True):
    """One of the three metropolises; ``seat`` -1 and ``crossing`` -1 while nobody has it."""

    track: str
    seat: int
    crossing: int
    safe: bool


class OwnView(msgspec.Struct, frozen=True):
    """What only the reader sees of their own: cards, what is still to be chosen, and what they are being shown.

    ``fresh`` development cards were bought this turn. ``owed`` cards are to be discarded or given, ``chosen`` are those
    named so far. ``shown_hand`` and ``shown_cards`` are another player's, while they may be looked at.
    """

    hand: dict[str, int]
    cards: dict[str, int]
    fresh: dict[str, int]
    owed: int
    chosen: dict[str, int]
    shown_hand: dict[str, int] | None
    shown_cards: dict[str, int] | None


class TurnView(msgspec.Struct, frozen=True):
    """What has happened this turn; ``offers_left`` and ``barters`` (offers of the Commercial Harbour) are still open.

    ``offers_left`` is -1 if there is no limit.
    """

    rolled: bool
    card_played: bool
    ship_moved: bool
    fleets: list[str]
    cranes: int
    barters: dict[str, int]
    offers_left: int


class CatanView(View, frozen=True, kw_only=True):
    """The whole table as seen from one seat.

    ``about`` is the place that the current question is about: a crossing, an edge or a hex; -1 for none. ``subject`` is
    the seat that it concerns (a victim), -1 for none; ``card`` is the card being played, or "". ``rolls`` counts how
    often each sum of the dice has come up, from 2 to 12, and ``event_rolls`` each face of the event die.
    """

    mode: str
    map: str
    sails: bool
    target: int
    active: int
    first: int
    hexes: list[HexView]
    harbours: list[HarbourView]
    crossings: list[CrossingView]
    edges: list[EdgeView]
    robber: int
    pirate: int
    merchant: int
    merchant_of: int
    players: list[PlayerView]
    bank: dict[str, int]
    decks: dict[str, int]
    dice: DiceView | None
    rolls: list[int]
    event_rolls: dict[str, int]
    barbarians: BarbariansView | None
    metropolises: list[MetropolisView]
    defenders_left: int
    road_holder: int
    army_holder: int
    offer: OfferView | None
    draft: DraftView | None
    turn: TurnView
    own: OwnView | None
    about: int
    subject: int
    card: str
    winners: list[int]
