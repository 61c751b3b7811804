"""Industry: building cities and world wonders, and paying for them (ND-IND, ND-WON)."""

from mypy_extensions import i64

from ecumene.core.events import Log
from ecumene.core.state import ALLOWED, Rule
from ecumene.games.newdawn.citations import (
    ND_IND_17,
    ND_IND_20,
    ND_IND_22,
    ND_IND_23,
    ND_IND_25,
    ND_IND_30,
    ND_SCI_04,
    ND_WON_13,
)
from ecumene.games.newdawn.frames import (
    CARDS_LEFT,
    FOLLOW_UP,
    ONLY_LEVEL_ONE,
    PAYING,
    POTALA,
    RAISED,
    REVEALING,
    UNDER,
    UPGRADES_LEFT,
    UPGRADING,
    WONDER,
)
from ecumene.games.newdawn.frames import INDUSTRY as INDUSTRY_FRAME
from ecumene.games.newdawn.land import (
    BIT,
    WORDS,
    SpaceSet,
    is_empty,
)
from ecumene.games.newdawn.layout import ALLIES, BUILT, CITY_SET, DECK, NATURAL, OWNED, OWNER_SHIFT, USED, WONDERS_AT
from ecumene.games.newdawn.lookup import PAYS_FOR, RESOURCE_OF_NATURAL
from ecumene.games.newdawn.material import (
    BRUSSELS,
    BUENOS_AIRES,
    CITY_STATE_COUNT,
    EGYPT,
    NATIONAL_PRODUCTION,
    NATIONALISM,
    NATURAL_COUNT,
    PORCELAIN_TOWER,
    PORCELAIN_UPGRADES,
    POTALA_CARDS,
    POTALA_PALACE,
    PYRAMID_UPGRADES,
    PYRAMIDS,
    RESOURCE_KINDS,
    RESOURCE_WORTH,
    WONDER_COUNT,
)
from ecumene.games.newdawn.position import Position
from ecumene.games.newdawn.rules import agendas, board, decks, row, terrain
from ecumene.games.newdawn.rules.reporting import card_token, report, resource_token, space_token, wonder_token


def begin(position: Position, seat: i64) -> None:
    """Begin resolving an industry card."""
    position.push(INDUSTRY_FRAME, seat)


# Wonders --------------------------------------------------------------------------------------------------------------


def open_wonder(position: Position, deck: i64) -> i64:
    """The open card of a deck, -1 for none."""
    return ((position.market >> (5 * deck)) & 31) - 1


def cost_now(position: Position, seat: i64, wonder: i64) -> i64:
    """What a wonder costs a seat now (ND-IND-28)."""
    cost: i64 = position.box.cost[wonder]
    if position.led_by(seat, EGYPT):
        cost -= 1
    allies: i64 = position.zones[ALLIES + seat]
    if allies & BIT[BRUSSELS]:
        cost -= agendas.mature_count(position, seat)
    if allies & BIT[BUENOS_AIRES] and agendas.wonders_of(position, seat, wonder // 6) == 0:
        cost -= 2
    if cost < 0:
        return 0
    return cost


def production(card: i64, slot: i64) -> i64:
    """What an industry card produces in a slot."""
    if card == NATIONALISM and slot == 5:
        return NATIONAL_PRODUCTION
    return slot


def natural_pays(position: Position, seat: i64, natural: i64, wonder: i64) -> bool:
    """Whether a natural wonder can be spent as a resource for a wonder."""
    state: i64 = position.zones[NATURAL + natural]
    if not state & OWNED or state & USED or state >> OWNER_SHIFT != seat:
        return False
    return PAYS_FOR[wonder] & BIT[RESOURCE_OF_NATURAL[natural]] != 0


def means(position: Position, seat: i64, station: i64, wonder: i64) -> i64:
    """How much a seat could spend on a wonder with an industry card, besides the slot's production."""
    total: i64 = position.trade_on(seat, station)
    resource: i64 = 0
    while resource < RESOURCE_KINDS:
        if PAYS_FOR[wonder] & BIT[resource]:
            total += RESOURCE_WORTH * board.resource_held(position, seat, resource)
        resource += 1
    token: i64 = 0
    while token < CITY_STATE_COUNT:
        if row.has_token(position, seat, station, token):
            total += 1
        token += 1
    token = 0
    while token < NATURAL_COUNT:
        if natural_pays(position, seat, token, wonder):
            total += RESOURCE_WORTH
        elif row.has_token(position, seat, station, 8 + token):
            total += 1
        token += 1
    return total


def has_room(position: Position, seat: i64) -> bool:
    """Whether a seat has a city without a wonder token (ND-IND-22)."""
    return not is_empty(rooms(position, seat))


def rooms(position: Position, seat: i64) -> SpaceSet:
    """A seat's cities without a wonder token."""
    at: i64 = CITY_SET + WORDS * seat
    return (
        position.sets[at] & ~position.sets[WONDERS_AT],
        position.sets[at + 1] & ~position.sets[WONDERS_AT + 1],
        position.sets[at + 2] & ~position.sets[WONDERS_AT + 2],
    )


def why_not_wonder(position: Position, seat: i64, wonder: i64) -> Rule:
    """Whether a wonder can be built now."""
    if wonder >= WONDER_COUNT or open_wonder(position, wonder // 6) != wonder:
        return ND_IND_17
    if not has_room(position, seat):
        return ND_IND_22
    owed: i64 = cost_now(position, seat, wonder) - production(position.card, position.slot)
    if owed > 0 and owed > means(position, seat, position.station, wonder):
        return ND_IND_25
    return ALLOWED


def begin_wonder(position: Position, seat: i64, wonder: i64) -> None:
    """Choose a wonder and start paying for it."""
    position.project = wonder
    position.owed = cost_now(position, seat, wonder) - production(position.card, position.slot)
    if position.owed > 0:
        position.replace(PAYING, seat)
    else:
        position.replace(UNDER, wonder, BUILT)


def _paid(position: Position, amount: i64) -> None:
    position.owed -= amount
    if position.owed <= 0:
        position.owed = 0
        position.replace(UNDER, position.project, BUILT)


def why_not_pay(position: Position, seat: i64, resource: i64) -> Rule:
    """Whether a resource may be spent: only those shown on the card (ND-IND-20)."""
    if resource >= RESOURCE_KINDS or not PAYS_FOR[position.project] & BIT[resource]:
        return ND_IND_20
    return ALLOWED if board.resource_held(position, seat, resource) else ND_IND_25


def pay(position: Position, seat: i64, resource: i64, log: Log | None) -> None:
    """Spend a resource."""
    board.spend_resource(position, seat, resource)
    if log is not None:
        report(log, "pays", seat, ND_IND_20, {"what": resource_token(resource)})
    _paid(position, RESOURCE_WORTH)


def pay_token(position: Position, amount: i64) -> None:
    """Count a token spent on the wonder."""
    _paid(position, amount)


def why_not_natural(position: Position, seat: i64, natural: i64) -> Rule:
    """Whether a natural wonder may be spent, as a resource or (America) as a trade token of the card."""
    if natural_pays(position, seat, natural, position.project):
        return ALLOWED
    return ALLOWED if row.has_token(position, seat, position.station, 8 + natural) else ND_IND_30


def natural_worth(position: Position, natural: i64) -> i64:
    """How much a natural wonder pays: as the resource it shows, or as a trade token."""
    if PAYS_FOR[position.project] & BIT[RESOURCE_OF_NATURAL[natural]]:
        return RESOURCE_WORTH
    return 1


def why_not_under(position: Position, seat: i64, space: i64) -> Rule:
    """Whether a wonder's token may go under a city."""
    if not terrain.exists(position, space) or not position.within(CITY_SET + WORDS * seat, space):
        return ND_IND_23
    return ND_IND_22 if position.within(WONDERS_AT, space) else ALLOWED


def put_under(position: Position, seat: i64, space: i64, log: Log | None) -> None:
    """Put a wonder's token under a city; if just built, turn up the next card and start the wonder's effect."""
    wonder: i64 = position.field(WONDER)
    built = position.field(FOLLOW_UP) == BUILT
    position.pop()
    board.put_wonder(position, wonder, space)
    if log is not None:
        name = "builds-wonder" if built else "moves-wonder"
        details: dict[str, int | str] = {
            "wonder": wonder_token(wonder),
            "place": space_token(position, space),
            "hex": f"hex.{space}",
        }
        report(log, name, seat, ND_IND_23, details)
    if not built:
        return
    deck: i64 = wonder // 6
    position.market &= ~(31 << (5 * deck))
    if wonder == PYRAMIDS:
        position.push(UPGRADING, PYRAMID_UPGRADES, 1)
    elif wonder == PORCELAIN_TOWER:
        position.push(UPGRADING, PORCELAIN_UPGRADES, 0)
    elif wonder == POTALA_PALACE:
        position.push(POTALA, POTALA_CARDS)
    if decks.wonders_left(position, deck) > 0:
        position.push(REVEALING, deck, 1)


# When built -----------------------------------------------------------------------------------------------------------


def why_not_upgrade(position: Position, seat: i64, card: i64) -> Rule:
    """Whether a card may go up a level: Pyramids raise level-I cards, Porcelain Tower any two different ones."""
    station: i64 = position.station_of_card(seat, card)
    if station < 0 or card & 3 == 3 or position.field(RAISED) & BIT[station]:
        return ND_WON_13
    if position.field(ONLY_LEVEL_ONE) and card & 3:
        return ND_WON_13
    return ALLOWED if position.zones[DECK + seat] & BIT[card + 1] else ND_SCI_04


def upgrade(position: Position, seat: i64, card: i64, log: Log | None) -> None:
    """Replace a card of the row with the next level of its type."""
    station: i64 = position.station_of_card(seat, card)
    left: i64 = position.field(UPGRADES_LEFT) - 1
    raised: i64 = position.field(RAISED) | BIT[station]
    if left:
        position.replace(UPGRADING, left, position.field(ONLY_LEVEL_ONE), raised)
    else:
        position.pop()
    if log is not None:
        report(log, "gains-card", seat, ND_WON_13, {"card": card_token(card + 1), "old": card_token(card)})
    row.replace_card(position, seat, station, card + 1)


def count_potala(position: Position) -> None:
    """Count one of the cards that Potala Palace gives as taken."""
    left: i64 = position.field(CARDS_LEFT) - 1
    if left:
        position.replace(POTALA, left)
    else:
        position.pop()
