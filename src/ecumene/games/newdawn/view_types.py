"""The types of a view: what leaves the engine. Names are those of the notation; slots count from 1."""

import msgspec

from ecumene.core.view import View


class SpaceView(msgspec.Struct, frozen=True):
    """One space of the map.

    ``tile`` is the tile's number (1 to 16), 0 for a water token. ``resource`` and ``natural`` name what can still be
    taken there, ``symbol`` what is printed there (a natural wonder or city-state stays printed). ``piece`` is
    "", token, reinforced, city or capital, of ``owner`` (-1 for nobody). ``wonder`` is the world wonder whose token
    lies there. ``home`` is the letter of the barbarian that reappears there, ``barbarians`` those that are there,
    ``caravans`` the seats of caravans there. ``rim``: next to water or on the edge of the map.
    """

    hex: int
    tile: int
    q: int
    r: int
    terrain: str
    difficulty: int
    rim: bool
    symbol: str
    resource: str
    natural: str
    city_state: str
    owner: int
    piece: str
    mature: bool
    wonder: str
    home: str
    barbarians: list[str]
    caravans: list[int]


class TileView(msgspec.Struct, frozen=True):
    """A laid tile: the cell of its first space, its side ("a" or "b") and how many sixths it is turned clockwise."""

    tile: int
    side: str
    turns: int
    cell: int
    q: int
    r: int
    core: bool


class LayingView(msgspec.Struct, frozen=True):
    """The tile being laid while the map is built: -1 and "" for what is not chosen yet.

    ``must`` is what it must touch: "core", "neighbour" (a tile that touches the core) or "any". ``water`` is how many
    water tokens are left.
    """

    seat: int
    tile: int
    side: str
    turns: int
    must: str
    water: int


class CardView(msgspec.Struct, frozen=True):
    """One card of a focus row.

    ``counts_as`` is the slot it would be resolved as. ``trade`` are its trade tokens, ``tokens`` the city-states and
    natural wonders whose tokens lie on it, ``spent`` those already used this turn.
    """

    card: str
    type: str
    level: int
    slot: int
    counts_as: int
    trade: int
    tokens: list[str]
    spent: list[str]


class NaturalView(msgspec.Struct, frozen=True):
    """A natural wonder somebody holds; ``card`` is where America has laid it, else ""."""

    name: str
    resource: str
    used: bool
    card: str


class PactView(msgspec.Struct, frozen=True):
    """A diplomacy card of a player that somebody else holds."""

    giver: int
    pact: str


class CaravansView(msgspec.Struct, frozen=True):
    """A player's caravans: ``allowed`` by the cards, ``ready`` to leave the card, on the map, and back this turn."""

    allowed: int
    ready: int
    on_map: list[int]
    moved: list[int]
    back: int


class PlayerView(msgspec.Struct, frozen=True):
    """One player as everybody sees them.

    ``tokens`` and ``cities`` are in supply, ``pacts`` are held from others, ``own_pacts`` not given away.
    ``marks`` are the completed victory cards, ``spaces`` the number of friendly spaces.
    """

    seat: int
    leader: str
    row: list[CardView]
    deck: list[str]
    tech: int
    tokens: int
    cities: int
    resources: dict[str, int]
    naturals: list[NaturalView]
    caravans: CaravansView
    wonders: list[str]
    conquered: list[str]
    allies: list[str]
    pacts: list[PactView]
    own_pacts: list[str]
    marks: list[int]
    mature: list[int]
    spaces: int
    reinforced: int
    capital: int
    tiles: list[int]


class OfferView(msgspec.Struct, frozen=True):
    """The open card of a wonder deck and what it means for the reader now, with the industry card where it lies.

    ``wonder`` is "" for an empty deck, ``left`` how many cards are face down. ``cost`` is printed, ``cost_now`` after
    the reader's reductions; ``production`` is the slot's, ``means`` what else could be spent; ``missing`` what is
    still lacking then.
    """

    type: str
    wonder: str
    left: int
    cost: int
    resources: list[str]
    cost_now: int
    production: int
    means: int
    missing: int


class AgendaView(msgspec.Struct, frozen=True):
    """An agenda: what it asks for and how far every seat has come."""

    name: str
    wanted: int
    progress: list[int]


class VictoryView(msgspec.Struct, frozen=True):
    """A victory card in play, its two agendas and the seats that have completed it."""

    card: int
    agendas: list[AgendaView]
    completed: list[int]


class CityStateView(msgspec.Struct, frozen=True):
    """A city-state in play; ``owner`` -1 while it is neutral, ``left`` diplomacy cards beside the map."""

    name: str
    type: str
    hex: int
    owner: int
    left: int
    allies: list[int]


class OddsView(msgspec.Struct, frozen=True):
    """An attack that a seat could make: winning rolls out of 36, without tokens, with the attacker's, with both sides'.

    ``attack`` and ``defence`` are the combat values before the dice.
    """

    seat: int
    hex: int
    foe: str
    attack: int
    defence: int
    plain: int
    with_tokens: int
    with_both: int


class PreviewView(msgspec.Struct, frozen=True):
    """What a card of the reader's row would do from where it lies: the spaces it could act on.

    Culture: where tokens can be placed; economy: where a caravan can go; industry: where a city can be built;
    military: what can be attacked. ``amount`` is tokens to place, steps on the dial, spaces for a caravan, production,
    or attacks.
    """

    card: str
    counts_as: int
    amount: int
    spaces: list[int]


class BattleView(msgspec.Struct, frozen=True):
    """The attack being fought; both values are -1 before the dice have fallen. ``foe`` is "" if it is a player's."""

    attacker: int
    hex: int
    defender: int
    foe: str
    attack: int
    defence: int
    attack_tokens: int
    defence_tokens: int


class TravelView(msgspec.Struct, frozen=True):
    """The caravan that is moving."""

    seat: int
    hex: int
    walked: int
    left: int


class PaymentView(msgspec.Struct, frozen=True):
    """The wonder being paid for, and what is still owed."""

    wonder: str
    owed: int


class FaceView(msgspec.Struct, frozen=True):
    """A side of a tile: its ten spaces in the words of ``facts.json``, such as "forest:oil" or "hills*"."""

    tile: int
    side: str
    spaces: list[str]


class StepView(msgspec.Struct, frozen=True):
    """A step of the tech dial that carries a level."""

    step: int
    level: int


class NewDawnView(View, frozen=True, kw_only=True):
    """The whole table as seen from one seat; nothing is hidden but what lies face down.

    ``about`` is the space, ``subject`` the seat, ``card`` the focus card, ``thing`` whatever else (a wonder,
    city-state, natural wonder or letter) that the current decision is about; -1 and "" for none. ``asked_times`` is how
    often it is left to do. ``compass`` is the direction of number 1, clockwise from the one on the right, and
    ``ways`` those of all six numbers. ``section`` is where the event dial points, ``events`` what its sections show,
    ``levels`` the steps of the tech dial that give a card. ``faces`` are, while the map is being built, the laid sides
    of laid tiles and both sides of those in hand. ``odds`` are the reader's attacks from the military card's slot
    (or those possible now), ``threats`` the attacks of others on the reader.
    """

    map: str
    epic: bool
    active: int
    first: int
    compass: int
    ways: list[int]
    section: int
    events: list[str]
    levels: list[StepView]
    spaces: list[SpaceView]
    tiles: list[TileView]
    faces: list[FaceView]
    laying: LayingView | None
    players: list[PlayerView]
    market: list[OfferView]
    victory: list[VictoryView]
    city_states: list[CityStateView]
    supply: dict[str, int]
    stored: int
    used: list[str]
    resolving: CardView | None
    battle: BattleView | None
    travel: TravelView | None
    payment: PaymentView | None
    odds: list[OddsView]
    threats: list[OddsView]
    previews: list[PreviewView]
    about: int
    subject: int
    card: str
    thing: str
    winners: list[int]
