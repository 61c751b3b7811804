"""The choices that cards ask for: where the merchant goes, what is named, whom a card strikes (CK-CARD, CB-DEV)."""

from typing import Final

from mypy_extensions import i64

from ecumene.core.events import Log, Value
from ecumene.core.state import ALLOWED, Rule
from ecumene.games.catan.cards import BIT, ONE, PROGRESS_ONE, copies, lane
from ecumene.games.catan.citations import (
    CB_DEV_09,
    CK_CARD_53,
    CK_CARD_55,
    CK_CARD_56,
    CK_CARD_63,
    CK_CARD_69,
    CK_CARD_71,
    CK_CARD_73,
    CK_CARD_74,
    CK_CARD_77,
    CK_CARD_78,
    CK_CARD_79,
    CK_CARD_86,
    CK_MERCHANT_02,
    CK_MERCHANT_10,
    CK_SEA_10,
)
from ecumene.games.catan.frames import DESERTING, SEIZING, SPYING
from ecumene.games.catan.hidden.hands import ALL_KINDS, count_shown, hand_shown, pass_in_secret
from ecumene.games.catan.hidden.progress import learn, learn_hand, moved_unseen
from ecumene.games.catan.island import HEX_COUNT, HEX_NODES
from ecumene.games.catan.layout import FLEET_SHIFT, HANDS, NO_DESERT_MERCHANT, NOBODY, POINTS, PROGRESS_HELD
from ecumene.games.catan.material import (
    DESERT,
    DESERTER,
    GOLD,
    KIND_COUNT,
    MASTER_MERCHANT,
    MERCHANT_FLEET,
    MONOPOLY,
    PROGRESS_COUNT,
    RESOURCE_COUNT,
    RESOURCE_MONOPOLY,
    SEA,
    SPY,
    TRADE_MONOPOLY,
)
from ecumene.games.catan.position import Position
from ecumene.games.catan.rules.decks import demand_surplus
from ecumene.games.catan.rules.hands import hand_over
from ecumene.games.catan.rules.reporting import (
    card_token,
    cards_token,
    hex_token,
    kind_token,
    report,
    report_to_some,
    seat_token,
)

SEIZED: Final = 2
MONOPOLY_MOST: Final = 2

# The merchant ---------------------------------------------------------------------------------------------------------


def touches_own(position: Position, seat: i64, number: i64) -> bool:
    """Whether an own building stands on a hex."""
    corner: i64 = 6 * number
    while corner < 6 * number + 6:
        if position.building_of(HEX_NODES[corner], seat):
            return True
        corner += 1
    return False


def why_not_merchant(position: Position, seat: i64, number: i64) -> Rule:
    """Whether a seat may put the merchant on a hex."""
    if number >= HEX_COUNT or i64(position.terrain[number]) <= SEA:
        return CK_CARD_63
    if i64(position.terrain[number]) == GOLD:
        return CK_SEA_10
    if i64(position.terrain[number]) == DESERT and position.flags & NO_DESERT_MERCHANT:
        return CK_MERCHANT_10
    if not touches_own(position, seat, number):
        return CK_MERCHANT_02
    if position.merchant == number and position.merchant_of == seat:
        return CK_CARD_78
    return ALLOWED


def any_merchant_hex(position: Position, seat: i64) -> bool:
    """Whether there is a hex for the merchant."""
    for number in position.chart().land:  # noqa: SIM110 - faster as a loop
        if why_not_merchant(position, seat, number) == ALLOWED:
            return True
    return False


def place_merchant(position: Position, seat: i64, number: i64, log: Log | None) -> None:
    """The merchant changes place and owner, and so does its point (CK-MERCHANT-06)."""
    position.pop()
    if position.merchant_of != NOBODY:
        position.zones[POINTS + position.merchant_of] -= 1
    position.merchant = number
    position.merchant_of = seat
    position.zones[POINTS + seat] += 1
    if log is not None:
        report(log, "merchant", seat, CK_CARD_63, {"place": hex_token(position, number), "hex": f"hex.{number}"})


# Naming a kind --------------------------------------------------------------------------------------------------------


def why_not_name(position: Position, kind: i64) -> Rule:
    """Whether the card in play may name a kind."""
    card: i64 = position.top_extra()
    if card == TRADE_MONOPOLY:
        return ALLOWED if RESOURCE_COUNT <= kind < KIND_COUNT else CK_CARD_73
    if card == MERCHANT_FLEET:
        if kind >= KIND_COUNT:
            return CK_CARD_69
        return CK_CARD_77 if position.turn >> (FLEET_SHIFT + kind) & 1 else ALLOWED
    if kind < RESOURCE_COUNT:
        return ALLOWED
    return CB_DEV_09 if card == MONOPOLY else CK_CARD_74


def name(position: Position, seat: i64, kind: i64, log: Log | None) -> None:
    """A fleet's kind, or what all others have to give."""
    card: i64 = position.top_extra()
    position.pop()
    if card == MERCHANT_FLEET:
        position.turn |= 1 << (FLEET_SHIFT + kind)
        if log is not None:
            report(log, "fleet", seat, CK_CARD_69, {"kind": kind_token(kind)})
        return
    most: i64 = 1
    rule: Rule = CK_CARD_73
    if card == RESOURCE_MONOPOLY:
        most = MONOPOLY_MOST
        rule = CK_CARD_74
    elif card == MONOPOLY:
        most = 127
        rule = CB_DEV_09
    if log is not None:
        report(log, "names", seat, rule, {"kind": kind_token(kind)})
    other: i64 = position.next_seat(seat)
    while other != seat:
        number: i64 = lane(position.zones[HANDS + other], kind)
        if number > most:
            number = most
        count_shown(position, other, kind, most, number)
        if number:
            hand_over(position, other, seat, number * ONE[kind])
            if log is not None:
                facts: dict[str, Value] = {"cards": cards_token(number * ONE[kind]), "target": seat_token(seat)}
                report(log, "hands-over", other, rule, facts)
        other = position.next_seat(other)


# Choosing a player ----------------------------------------------------------------------------------------------------


def richer_victims(position: Position, seat: i64) -> i64:
    """The opponents with strictly more points and a card in hand, one bit each (CK-CARD-71)."""
    seats: i64 = 0
    other: i64 = 0
    while other < position.players:
        if position.zones[POINTS + other] > position.zones[POINTS + seat] and position.zones[HANDS + other]:
            seats |= BIT[other]
        other += 1
    return seats & ~BIT[seat]


def spied_on(position: Position, seat: i64) -> i64:
    """The opponents with hidden progress cards, one bit each (CK-CARD-55)."""
    seats: i64 = 0
    other: i64 = 0
    while other < position.players:
        if other != seat and position.zones[PROGRESS_HELD + other]:
            seats |= BIT[other]
        other += 1
    return seats


def with_knights(position: Position, seat: i64) -> i64:
    """The opponents with a knight on the board, one bit each (CK-CARD-86)."""
    seats: i64 = 0
    for node in position.chart().nodes:
        if position.has_knight(node):
            seats |= BIT[position.owner_at(node)]
    return seats & ~BIT[seat]


def targets(position: Position, seat: i64) -> i64:
    """Whom the card in play can be aimed at."""
    card: i64 = position.top_extra()
    if card == MASTER_MERCHANT:
        return richer_victims(position, seat)
    if card == SPY:
        return spied_on(position, seat)
    return with_knights(position, seat)


def why_not_target(position: Position, seat: i64, other: i64) -> Rule:
    """Whether the card in play can be aimed at that seat."""
    if other < position.players and targets(position, seat) & BIT[other]:
        return ALLOWED
    card: i64 = position.top_extra()
    if card == MASTER_MERCHANT:
        return CK_CARD_79
    return CK_CARD_55 if card == SPY else CK_CARD_86


def target(position: Position, seat: i64, other: i64, log: Log | None) -> None:
    """The card is aimed at a player."""
    card: i64 = position.top_extra()
    position.pop()
    if card == MASTER_MERCHANT:
        hand_shown(position, seat, other)
        size: i64 = position.hand_size(other)
        position.push(SEIZING, other | ((SEIZED if size > SEIZED else size) << 2))
    elif card == SPY:
        learn_hand(position, seat, other)
        position.push(SPYING, other)
    elif card == DESERTER:
        position.push(DESERTING, other)
    if log is not None:
        rule: Rule = CK_CARD_53
        if card == MASTER_MERCHANT:
            rule = CK_CARD_71
        elif card == DESERTER:
            rule = CK_CARD_56
        report(log, "aims", seat, rule, {"card": card_token(card), "target": seat_token(other)})
    if card == MASTER_MERCHANT and position.hand_size(other) <= SEIZED:
        _take_whole_hand(position, seat, other, log)


def _take_whole_hand(position: Position, seat: i64, victim: i64, log: Log | None) -> None:
    """Who holds no more than is taken leaves no choice (CK-CLR-32)."""
    kind: i64 = 0
    while kind < KIND_COUNT:
        if lane(position.zones[HANDS + victim], kind):
            take_from(position, seat, kind, log)
        else:
            kind += 1


def why_not_take_from(position: Position, kind: i64) -> Rule:
    """Whether the Master Merchant's victim holds such a card."""
    victim: i64 = position.top_extra() & 3
    if kind >= KIND_COUNT or not lane(position.zones[HANDS + victim], kind):
        return CK_CARD_71
    return ALLOWED


def take_from(position: Position, seat: i64, kind: i64, log: Log | None) -> None:
    """The Master Merchant takes a card; only the two see which (CK-CARD-79)."""
    victim: i64 = position.top_extra() & 3
    left: i64 = (position.top_extra() >> 2) - 1
    pass_in_secret(position, victim, seat, kind, ALL_KINDS)
    if log is not None:
        facts: dict[str, Value] = {"target": seat_token(victim)}
        report_to_some(log, "steals", seat, CK_CARD_79, facts, {"kind": kind_token(kind)}, [seat, victim])
    if left > 0:
        position.replace(SEIZING, victim | (left << 2))
    else:
        position.pop()


def why_not_seize(position: Position, card: i64) -> Rule:
    """Whether the Spy's victim holds that card."""
    if card >= PROGRESS_COUNT or not copies(position.zones[PROGRESS_HELD + position.top_extra()], card):
        return CK_CARD_53
    return ALLOWED


def seize(position: Position, seat: i64, card: i64, log: Log | None) -> None:
    """The Spy takes a progress card; the others see its colour only (CK-CARD-53)."""
    victim: i64 = position.top_extra()
    position.pop()
    moved_unseen(position, victim, seat, card, BIT[seat])
    learn(position, victim, seat, card)
    position.zones[PROGRESS_HELD + victim] -= PROGRESS_ONE[card]
    position.zones[PROGRESS_HELD + seat] += PROGRESS_ONE[card]
    if log is not None:
        facts: dict[str, Value] = {"target": seat_token(victim)}
        report_to_some(log, "seizes", seat, CK_CARD_53, facts, {"card": card_token(card)}, [seat, victim])
    demand_surplus(position)
