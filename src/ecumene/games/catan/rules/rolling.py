"""The roll and its results: production, the 7, gold rivers, the aqueduct (CB-ROLL, CK-PROD, CK-SEVEN, CK-IMP)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.core.events import Log
from ecumene.core.state import ALLOWED, Rule
from ecumene.games.catan.cards import BIT, CITY_YIELD, ONE, RESOURCES_MASK, YIELD, Cards, covers, lane, total
from ecumene.games.catan.citations import (
    CB_ROBBER_02,
    CB_ROBBER_13,
    CB_ROLL_01,
    CB_ROLL_03,
    CB_ROLL_05,
    CB_WIN_05,
    CK_CARD_01,
    CK_CARD_51,
    CK_IMP_10,
    CK_IMP_14,
    CK_PROD_11,
    CK_SEA_09,
    CK_SEVEN_02,
    CK_TURN_01,
    CK_VAR_07,
    CK_VAR_08,
)
from ecumene.games.catan.frames import CASTING, CASTING_EVENT, RESOLVING, SABOTAGE, SEATS_MASK
from ecumene.games.catan.island import HEX_NODES
from ecumene.games.catan.layout import CHOSEN, CITY, HANDS, OWED, ROLLED, SEAT_BITS, SEAT_MASK
from ecumene.games.catan.material import (
    ABILITY_LEVEL,
    EVENTS,
    GOLD,
    HAND_LIMIT,
    KIND_COUNT,
    RESOURCE_COUNT,
    SCIENCE,
    WALL_BONUS,
    WALLS,
)
from ecumene.games.catan.material import KNIGHTS_SUPPLY as SUPPLY
from ecumene.games.catan.position import Position
from ecumene.games.catan.rules.hands import gain, pay
from ecumene.games.catan.rules.reporting import cards_token, event_token, kind_token, report, report_to_some
from ecumene.games.catan.rules.setup import easy_turns

NO_EVENT: Final = 15
SEVEN: Final = 7
DIE_MASK: Final = 15
RED_SHIFT: Final = 4
EVENT_SHIFT: Final = 8
BOTH_DICE: Final = 255
GOLD_BITS: Final = 8
GOLD_MASK: Final = 255
COUNT_BITS: Final = 10
MOST_COUNTED: Final = 1023

# Dice -----------------------------------------------------------------------------------------------------------------


def white_of(position: Position) -> i64:
    """The white die of this turn."""
    return position.dice & DIE_MASK


def red_of(position: Position) -> i64:
    """The red die of this turn."""
    return (position.dice >> RED_SHIFT) & DIE_MASK


def event_of(position: Position) -> i64:
    """The event die of this turn, or NO_EVENT."""
    return (position.dice >> EVENT_SHIFT) & DIE_MASK


def roll(position: Position) -> None:
    """Roll for the player on turn; with the Alchemist only the event die is left to chance (CK-CARD-03)."""
    position.pop()
    if position.dice and not easy_turns(position):
        position.push(CASTING_EVENT)
    elif position.dice:
        position.dice |= NO_EVENT << 8
        position.push(RESOLVING, 0)
        position.turn |= ROLLED
        _count(position)
    else:
        position.push(CASTING)


def with_event(position: Position) -> bool:
    """Whether the event die is rolled too."""
    return not position.base() and not easy_turns(position)


def why_not_thrown(position: Position, dice: i64) -> Rule:
    """Whether the dice can show that; in an easy start there is no 7 (CK-VAR-07)."""
    if dice >= 36:
        return CB_ROLL_01
    if easy_turns(position) and dice // 6 + dice % 6 + 2 == SEVEN:
        return CK_VAR_07
    return ALLOWED


def why_not_cast(position: Position, dice: i64, event: i64) -> Rule:
    """Whether three dice can show that."""
    if not with_event(position):
        return CB_WIN_05 if position.base() else CK_VAR_08
    return ALLOWED if dice < 36 and event < len(EVENTS) else CK_TURN_01


def throw(position: Position, dice: i64, event: i64, log: Log | None) -> None:
    """Set the dice to what was rolled."""
    position.dice = (dice // 6 + 1) | ((dice % 6 + 1) << 4) | (event << 8)
    _resolve(position, log)


def throw_event(position: Position, event: i64, log: Log | None) -> None:
    """Set the event die to what was rolled; the other dice were chosen."""
    position.dice = (position.dice & BOTH_DICE) | (event << EVENT_SHIFT)
    _resolve(position, log)


def _resolve(position: Position, log: Log | None) -> None:
    position.turn |= ROLLED
    _count(position)
    position.stack = 0
    position.push(RESOLVING, 0)
    if log is not None:
        white, red = white_of(position), red_of(position)
        if event_of(position) == NO_EVENT:
            report(log, "rolls", position.active, CB_ROLL_01, {"white": white, "red": red, "sum": white + red})
        else:
            details: dict[str, int | str] = {"white": white, "red": red, "sum": white + red}
            details["event"] = event_token(event_of(position))
            report(log, "casts", position.active, CK_TURN_01, details)


def _count(position: Position) -> None:
    """Update the dice statistics; a count at its maximum stays there."""
    total: i64 = white_of(position) + red_of(position)
    if total <= SEVEN:
        if rolls_of(position, total) < MOST_COUNTED:
            position.rolls += BIT[COUNT_BITS * (total - 2)]
    elif rolls_of(position, total) < MOST_COUNTED:
        position.high_rolls += BIT[COUNT_BITS * (total - SEVEN - 1)]
    face: i64 = event_of(position)
    if face != NO_EVENT and event_rolls_of(position, face) < MOST_COUNTED:
        position.event_rolls += BIT[COUNT_BITS * face]


def rolls_of(position: Position, total: i64) -> i64:
    """How often the two dice have added up to a sum; the Alchemist's dice count too."""
    if total <= SEVEN:
        return position.rolls >> (COUNT_BITS * (total - 2)) & MOST_COUNTED
    return position.high_rolls >> (COUNT_BITS * (total - SEVEN - 1)) & MOST_COUNTED


def event_rolls_of(position: Position, face: i64) -> i64:
    """How often the event die has shown a face."""
    return position.event_rolls >> (COUNT_BITS * face) & MOST_COUNTED


def set_dice(position: Position, dice: i64, log: Log | None) -> None:
    """Set the dice to the Alchemist's choice (CK-CARD-01)."""
    position.dice = (dice // 6 + 1) | ((dice % 6 + 1) << 4)
    position.pop()
    if log is not None:
        details: dict[str, int | str] = {"white": white_of(position), "red": red_of(position)}
        report(log, "sets-dice", position.active, CK_CARD_01, details)


# Production -----------------------------------------------------------------------------------------------------------


def produce(position: Position, log: Log | None) -> None:
    """Pay for every hex with the number rolled, except the robber's; seats that get nothing are left in ``pending``."""
    number: i64 = white_of(position) + red_of(position)
    claims = vec[i64]([0, 0, 0, 0])
    position.gold = 0
    knights = not position.base()
    for place in position.chart().land:
        if i64(position.tokens[place]) != number or place == position.robber:
            continue
        terrain: i64 = i64(position.terrain[place])
        corner: i64 = 6 * place
        while corner < 6 * place + 6:
            node: i64 = HEX_NODES[corner]
            corner += 1
            if not position.has_building(node):
                continue
            seat: i64 = position.owner_at(node)
            city = position.kind_at(node) == CITY
            if terrain == GOLD:
                position.gold += (2 if city else 1) << (GOLD_BITS * seat)
            else:
                claims[seat] += ONE[YIELD[terrain]]
                if city:
                    claims[seat] += ONE[CITY_YIELD[terrain] if knights else YIELD[terrain]]
    owed: Cards = claims[0] + claims[1] + claims[2] + claims[3]
    if owed and not covers(position.bank, owed):
        _ration(position, claims, owed, log)
    position.pending = position.everyone()
    one: i64 = 0
    while one < position.players:
        if claims[one]:
            position.pending &= ~BIT[one]
            gain(position, one, claims[one])
            if log is not None:
                report(log, "receives", one, CB_ROLL_03, {"cards": cards_token(claims[one])})
        one += 1


def _ration(position: Position, claims: vec[i64], owed: Cards, log: Log | None) -> None:
    """Ration a kind the bank cannot pay: nobody gets it, or a sole claimant what is left (CB-ROLL-05 to CB-ROLL-07)."""
    kind: i64 = 0
    while kind < KIND_COUNT:
        left: i64 = lane(position.bank, kind)
        if lane(owed, kind) > left:
            claimants: i64 = 0
            seat: i64 = 0
            while seat < position.players:
                if lane(claims[seat], kind):
                    claimants += 1
                seat += 1
            seat = 0
            while seat < position.players:
                wanted: i64 = lane(claims[seat], kind)
                if wanted:
                    claims[seat] -= wanted * ONE[kind]
                    if claimants == 1:
                        claims[seat] += left * ONE[kind]
                seat += 1
            if log is not None:
                rule: Rule = CB_ROLL_05 if position.base() else CK_PROD_11
                report(log, "shortage", position.active, rule, {"kind": kind_token(kind)})
        kind += 1


# Gold rivers and the aqueduct -----------------------------------------------------------------------------------------


def gold_owed(position: Position, seat: i64) -> i64:
    """How many resources of its choice a seat is owed by gold rivers."""
    return (position.gold >> (GOLD_BITS * seat)) & GOLD_MASK


def why_not_take_resource(position: Position, kind: i64, rule: Rule) -> Rule:
    """Whether the bank can give one card of a resource."""
    if kind >= RESOURCE_COUNT or not lane(position.bank, kind):
        return rule
    return ALLOWED


def bank_has_resource(position: Position) -> bool:
    """Whether any resource is left in the bank."""
    left: i64 = position.bank & RESOURCES_MASK
    return left != 0


def take_gold(position: Position, kind: i64, log: Log | None) -> None:
    """Take a resource for gold, which counts for the aqueduct (CK-SEA-18); what the bank lacks is lost (CK-SEA-35)."""
    seat: i64 = position.top_extra() & SEAT_MASK
    left: i64 = (position.top_extra() >> SEAT_BITS) - 1
    gain(position, seat, ONE[kind])
    position.pending &= ~BIT[seat]
    if log is not None:
        report(log, "receives", seat, CK_SEA_09, {"cards": cards_token(ONE[kind])})
    if left > 0 and bank_has_resource(position):
        position.replace(position.top_kind(), seat | (left << SEAT_BITS))
    else:
        position.pop()


def has_aqueduct(position: Position, seat: i64) -> bool:
    """Whether a seat has the aqueduct."""
    return position.level(seat, SCIENCE) >= ABILITY_LEVEL


def take_by_aqueduct(position: Position, kind: i64, log: Log | None) -> None:
    """Take a resource of choice for a seat that got nothing (CK-IMP-10)."""
    seat: i64 = position.top_extra()
    position.pop()
    gain(position, seat, ONE[kind])
    if log is not None:
        report(log, "aqueduct", seat, CK_IMP_10, {"cards": cards_token(ONE[kind])})


def decline_aqueduct(position: Position, log: Log | None) -> None:
    """Decline the aqueduct (CK-IMP-14)."""
    seat: i64 = position.top_extra()
    position.pop()
    if log is not None:
        report(log, "declines-aqueduct", seat, CK_IMP_14, {})


# Discards -------------------------------------------------------------------------------------------------------------


def hand_limit(position: Position, seat: i64) -> i64:
    """How many cards a seat may hold on a 7 (CK-SEVEN-03)."""
    if position.base():
        return HAND_LIMIT
    return HAND_LIMIT + WALL_BONUS * (SUPPLY[WALLS] - position.supply(seat, WALLS))


def owe_discards(position: Position) -> i64:
    """Make seats with too many cards owe half of them, rounded down; one bit for each such seat (CB-ROBBER-02)."""
    seats: i64 = 0
    seat: i64 = 0
    while seat < position.players:
        size: i64 = position.hand_size(seat)
        if size > hand_limit(position, seat):
            owe(position, seat, size // 2)
            seats |= BIT[seat]
        seat += 1
    return seats


def owe(position: Position, seat: i64, cards: i64) -> None:
    """Make a seat choose this many cards; without a choice they are chosen at once (CK-CLR-32)."""
    position.zones[OWED + seat] = cards
    position.zones[CHOSEN + seat] = 0
    if cards >= position.hand_size(seat):
        position.zones[CHOSEN + seat] = position.zones[HANDS + seat]


def left_to_choose(position: Position, seat: i64) -> i64:
    """How many of the cards it owes a seat has not chosen yet."""
    chosen: Cards = position.zones[CHOSEN + seat]
    return position.zones[OWED + seat] - total(chosen)


def still_choosing(position: Position, seat: i64) -> bool:
    """Whether a seat has not chosen all it owes."""
    return left_to_choose(position, seat) > 0


def why_not_choose(position: Position, seat: i64, kind: i64, rule: Rule) -> Rule:
    """Whether a seat holds one more card of a kind than it has chosen."""
    if kind >= KIND_COUNT:
        return rule
    if lane(position.zones[HANDS + seat], kind) <= lane(position.zones[CHOSEN + seat], kind):
        return rule
    return ALLOWED


def choose(position: Position, seat: i64, kind: i64, log: Log | None) -> None:
    """Choose one more card in secret (CB-ROBBER-13); a seat that has chosen all is no longer awaited."""
    position.zones[CHOSEN + seat] += ONE[kind]
    if log is not None:
        report_to_some(log, "sets-aside", seat, CB_ROBBER_13, {}, {"kind": kind_token(kind)}, [seat])
    if not still_choosing(position, seat):
        position.replace(position.top_kind(), position.top_extra() & ~BIT[seat])


def reveal_discards(position: Position, log: Log | None) -> None:
    """Move the cards to the bank in public when all have chosen (CB-ROBBER-13, CK-CLR-05)."""
    sabotage = position.top_extra() & SABOTAGE != 0
    position.pop()
    seat: i64 = 0
    while seat < position.players:
        cards: Cards = position.zones[CHOSEN + seat]
        if cards:
            pay(position, seat, cards)
            if log is not None:
                rule: Rule = CB_ROBBER_02 if position.base() else CK_SEVEN_02
                report(log, "discards", seat, CK_CARD_51 if sabotage else rule, {"cards": cards_token(cards)})
        position.zones[CHOSEN + seat] = 0
        position.zones[OWED + seat] = 0
        seat += 1


def waiting(position: Position) -> i64:
    """The seats that still have to answer the current question."""
    return position.top_extra() & SEATS_MASK
