"""Trading with the bank and between players (CB-TRADE, CK-TRADE)."""

from typing import Final

from mypy_extensions import i64

from ecumene.core.events import Log, Value
from ecumene.core.state import ALLOWED, Rule
from ecumene.games.catan.cards import BIT, ONE, YIELD, Cards, covers, lane, total
from ecumene.games.catan.citations import (
    CB_TRADE_02,
    CB_TRADE_03,
    CB_TRADE_05,
    CB_TRADE_06,
    CB_TRADE_07,
    CB_TRADE_08,
    CB_TRADE_09,
    CB_TRADE_12,
    CB_TRADE_13,
    CB_TRADE_17,
    CB_TRADE_19,
    CB_TRADE_20,
    CB_TRADE_21,
    CB_TRADE_22,
    CB_TRADE_25,
    CB_TRADE_26,
    CK_CARD_69,
    CK_IMP_08,
    CK_MERCHANT_03,
    CK_TRADE_05,
    CK_TRADE_12,
)
from ecumene.games.catan.frames import ANSWERING, COMPOSING
from ecumene.games.catan.hidden.hands import rule_out
from ecumene.games.catan.layout import (
    ACCEPTED,
    ANSWER,
    ANSWER_SHIFT,
    ANSWERS_TO_ONE_OFFER,
    COUNTER_MASK,
    COUNTER_SHIFT,
    COUNTERED,
    DECLINED,
    FLEET_SHIFT,
    GIVING,
    HANDS,
    OFFER_SHIFT,
    ONE_ANSWER,
    ONE_COUNTER,
    ONE_OFFER,
    PORTS,
    SAID_MASK,
    UNLIMITED,
    WANTING,
    WRITING,
)
from ecumene.games.catan.material import ABILITY_LEVEL, GENERIC, KIND_COUNT, RESOURCE_COUNT, TRADE
from ecumene.games.catan.position import Position
from ecumene.games.catan.rules.hands import gain, hand_over, others_hold_cards, pay
from ecumene.games.catan.rules.reporting import cards_token, report, seat_token, seat_tokens

BEST_RATIO: Final = 2  # nothing gives a better ratio
MOST_COUNTERS: Final = 31  # to one offer, even without a limit: the highest count that fits

# The bank -------------------------------------------------------------------------------------------------------------


def kinds_in_play(position: Position) -> i64:
    """Five resources, and in Cities & Knights three commodities."""
    return RESOURCE_COUNT if position.base() else KIND_COUNT


def ratio(position: Position, seat: i64, kind: i64) -> i64:
    """How many cards of a kind the bank takes for one: a seat's best ratio (CB-TRADE-08, CK-TRADE-10)."""
    ports: i64 = position.zones[PORTS + seat]
    if ports & BIT[kind] or (seat == position.active and position.turn >> (FLEET_SHIFT + kind) & 1):
        return BEST_RATIO
    if kind >= RESOURCE_COUNT and position.level(seat, TRADE) >= ABILITY_LEVEL:
        return BEST_RATIO
    if position.merchant_of == seat and YIELD[i64(position.terrain[position.merchant])] == kind:
        return BEST_RATIO
    return 3 if ports & BIT[GENERIC] else 4


def ratio_rule(position: Position, seat: i64, kind: i64) -> Rule:
    """The rule behind that ratio."""
    if position.zones[PORTS + seat] & BIT[kind]:
        return CB_TRADE_07
    best: i64 = ratio(position, seat, kind)
    if best == 4:
        return CB_TRADE_05
    if best == 3:
        return CB_TRADE_06 if position.base() else CK_TRADE_05
    if position.turn >> (FLEET_SHIFT + kind) & 1:
        return CK_CARD_69
    return CK_IMP_08 if kind >= RESOURCE_COUNT else CK_MERCHANT_03


def why_not_bank(position: Position, seat: i64, kind: i64, wanted: i64) -> Rule:
    """Whether a seat can trade one kind for another with the bank."""
    kinds: i64 = kinds_in_play(position)
    if kind >= kinds or wanted >= kinds:
        return CB_TRADE_08
    if kind != wanted and not can_pay_bank(position, seat, kind):
        return ratio_rule(position, seat, kind)
    return why_not_get(position, kind, wanted)


def can_pay_bank(position: Position, seat: i64, kind: i64) -> bool:
    """Whether a seat holds as many cards of a kind as the bank takes for one."""
    number: i64 = lane(position.zones[HANDS + seat], kind)
    return number >= BEST_RATIO and number >= ratio(position, seat, kind)


def why_not_get(position: Position, kind: i64, wanted: i64) -> Rule:
    """Whether the bank gives one kind for another."""
    if kind == wanted:
        return CB_TRADE_03 if position.base() else CK_TRADE_12
    return ALLOWED if lane(position.bank, wanted) else CB_TRADE_09


def trade_with_bank(position: Position, seat: i64, kind: i64, wanted: i64, log: Log | None) -> None:
    """Trade equal cards for one other card."""
    number: i64 = ratio(position, seat, kind)
    rule: Rule = ratio_rule(position, seat, kind)
    pay(position, seat, number * ONE[kind])
    gain(position, seat, ONE[wanted])
    if log is not None:
        details: dict[str, Value] = {"gives": cards_token(number * ONE[kind]), "cards": cards_token(ONE[wanted])}
        report(log, "trades-with-bank", seat, rule, details)


# Writing an offer -----------------------------------------------------------------------------------------------------


def offers_made(position: Position) -> i64:
    """How many offers the player on turn has begun this turn."""
    return position.turn >> OFFER_SHIFT


def counters_made(position: Position, seat: i64) -> i64:
    """How many counter-offers a seat has begun to the open offer."""
    return (position.zones[ANSWER + seat] >> COUNTER_SHIFT) & COUNTER_MASK


def writes(position: Position, seat: i64) -> bool:
    """Whether a seat is writing an offer or a counter-offer."""
    if position.top_kind() == COMPOSING:
        return seat == position.active
    return position.zones[ANSWER + seat] & WRITING != 0


def why_not_begin(position: Position, seat: i64) -> Rule:
    """Whether a seat may begin to write an offer (CB-TRADE-25), or a counter-offer (CB-TRADE-26)."""
    if seat == position.active:
        if position.offers_allowed != UNLIMITED and offers_made(position) >= position.offers_allowed:
            return CB_TRADE_25
        return ALLOWED if others_hold_cards(position, seat) else CB_TRADE_13
    if why_not_answer(position, seat) != ALLOWED:
        return why_not_answer(position, seat)
    allowed: i64 = position.counters_allowed if position.counters_allowed < MOST_COUNTERS else MOST_COUNTERS
    if counters_made(position, seat) >= allowed:
        return CB_TRADE_26
    return ALLOWED


def why_not_give(position: Position, seat: i64, kind: i64) -> Rule:
    """Whether a seat can add one more card of a kind to its offer."""
    if not writes(position, seat):
        rule: Rule = why_not_begin(position, seat)
        if rule != ALLOWED:
            return rule
    if kind >= kinds_in_play(position):
        return CB_TRADE_12
    given: Cards = position.zones[GIVING + seat] if writes(position, seat) else 0
    if lane(position.zones[HANDS + seat], kind) <= lane(given, kind):
        return CB_TRADE_13
    if writes(position, seat) and lane(position.zones[WANTING + seat], kind):
        return CB_TRADE_03
    return ALLOWED


def why_not_want(position: Position, seat: i64, kind: i64) -> Rule:
    """Whether a seat can ask for one more card of a kind; never for more cards than any addressee holds."""
    if not writes(position, seat) or kind >= kinds_in_play(position):
        return CB_TRADE_12
    if lane(position.zones[GIVING + seat], kind):
        return CB_TRADE_03
    if total(position.zones[WANTING + seat]) >= _most_held(position, seat):
        return CB_TRADE_13
    return ALLOWED


def _most_held(position: Position, seat: i64) -> i64:
    if seat != position.active:
        return position.hand_size(position.active)
    most: i64 = 0
    other: i64 = 0
    while other < position.players:
        if other != seat and (position.asked == 0 or position.asked & BIT[other]):
            size: i64 = position.hand_size(other)
            if size > most:
                most = size
        other += 1
    return most


def give(position: Position, seat: i64, kind: i64) -> None:
    """Offer one more card; the first one begins an offer, which counts towards the limit."""
    if not writes(position, seat):
        position.zones[GIVING + seat] = 0
        position.zones[WANTING + seat] = 0
        if seat == position.active:
            close(position)
            position.turn += ONE_OFFER
            position.asked = 0
            position.push(COMPOSING)
        else:
            # An earlier answer is taken back; an earlier counter-offer still counts (CB-TRADE-19).
            position.zones[ANSWER + seat] = (position.zones[ANSWER + seat] & ~SAID_MASK) + WRITING + ONE_COUNTER
            position.replace(ANSWERING, position.top_extra() | BIT[seat])
    position.zones[GIVING + seat] += ONE[kind]


def want(position: Position, seat: i64, kind: i64) -> None:
    """Ask for one more card."""
    position.zones[WANTING + seat] += ONE[kind]


def why_not_ask(position: Position, seat: i64) -> Rule:
    """Whether the offer can also be addressed to that seat by name."""
    if seat >= position.players or seat == position.active or position.asked & BIT[seat]:
        return CB_TRADE_12
    return ALLOWED


def ask(position: Position, seat: i64) -> None:
    """Address the offer to a seat by name."""
    position.asked |= BIT[seat]


def why_not_offer(position: Position, seat: i64) -> Rule:
    """Whether what a seat has written is a valid offer: a card on each side, and no more than somebody holds."""
    if not writes(position, seat):
        return CB_TRADE_12
    if not position.zones[GIVING + seat] or not position.zones[WANTING + seat]:
        return CB_TRADE_02 if seat == position.active else CB_TRADE_20
    if total(position.zones[WANTING + seat]) > _most_held(position, seat):
        return CB_TRADE_13
    return ALLOWED


def offer(position: Position, seat: i64, log: Log | None) -> None:
    """Make the offer or counter-offer; everybody sees it (CB-TRADE-17)."""
    details: dict[str, Value] = {}
    if log is not None:
        details["gives"] = cards_token(position.zones[GIVING + seat])
        details["wants"] = cards_token(position.zones[WANTING + seat])
    rule_out(position, seat, position.zones[GIVING + seat])
    if seat != position.active:
        position.zones[ANSWER + seat] -= WRITING
        _say(position, seat, COUNTERED)
        if log is not None:
            report(log, "counters", seat, CB_TRADE_20, details)
        return
    position.last_gives = position.zones[GIVING + seat]
    position.last_wants = position.zones[WANTING + seat]
    if position.asked == 0:
        position.asked = position.everyone() & ~BIT[seat]
    position.replace(ANSWERING, position.asked)
    if log is not None:
        details["targets"] = seat_tokens(position.asked)
        report(log, "offers", seat, CB_TRADE_12, details)


def drop(position: Position, seat: i64) -> None:
    """Drop the offer or counter-offer being written."""
    position.zones[GIVING + seat] = 0
    position.zones[WANTING + seat] = 0
    if seat == position.active:
        position.asked = 0
        position.pop()
    else:
        position.zones[ANSWER + seat] -= WRITING


# Answering ------------------------------------------------------------------------------------------------------------


def said(position: Position, seat: i64) -> i64:
    """A seat's answer to the open offer."""
    return position.zones[ANSWER + seat] & SAID_MASK


def why_not_answer(position: Position, seat: i64) -> Rule:
    """Whether a seat may answer the open offer, or change its answer (CB-TRADE-17, CB-TRADE-19)."""
    if position.top_kind() != ANSWERING or not position.asked & BIT[seat]:
        return CB_TRADE_17
    if position.zones[ANSWER + seat] >> ANSWER_SHIFT >= ANSWERS_TO_ONE_OFFER:
        return CB_TRADE_19
    return ALLOWED


def has_answer(position: Position, seat: i64) -> bool:
    """Whether a seat has any possible answer to the open offer."""
    if why_not_answer(position, seat) != ALLOWED:
        return False
    if why_not_accept(position, seat) == ALLOWED or why_not_decline(position, seat) == ALLOWED:
        return True
    kind: i64 = 0
    while kind < KIND_COUNT:
        if why_not_give(position, seat, kind) == ALLOWED:
            return True
        kind += 1
    return writes(position, seat)


def why_not_accept(position: Position, seat: i64) -> Rule:
    """Whether a seat can accept: it holds what is wanted (CB-TRADE-21)."""
    rule: Rule = why_not_answer(position, seat)
    if rule != ALLOWED:
        return rule
    if writes(position, seat):
        return CB_TRADE_12
    if said(position, seat) == ACCEPTED:
        return CB_TRADE_19
    if not covers(position.zones[HANDS + seat], position.zones[WANTING + position.active]):
        return CB_TRADE_21
    return ALLOWED


def why_not_decline(position: Position, seat: i64) -> Rule:
    """Whether a seat can decline."""
    rule: Rule = why_not_answer(position, seat)
    if rule != ALLOWED:
        return rule
    if writes(position, seat):
        return CB_TRADE_12
    return CB_TRADE_19 if said(position, seat) == DECLINED else ALLOWED


def accept(position: Position, seat: i64, log: Log | None) -> None:
    """Accept an offer; no card moves yet (CB-TRADE-19)."""
    rule_out(position, seat, position.zones[WANTING + position.active])
    _say(position, seat, ACCEPTED)
    if log is not None:
        report(log, "accepts", seat, CB_TRADE_19, {})


def decline(position: Position, seat: i64, log: Log | None) -> None:
    """Decline an offer."""
    _say(position, seat, DECLINED)
    if log is not None:
        report(log, "declines", seat, CB_TRADE_19, {})


def _say(position: Position, seat: i64, answer: i64) -> None:
    if answer != COUNTERED:
        position.zones[GIVING + seat] = 0
        position.zones[WANTING + seat] = 0
    position.zones[ANSWER + seat] = ((position.zones[ANSWER + seat] & ~SAID_MASK) | answer) + ONE_ANSWER
    position.replace(ANSWERING, position.top_extra() & ~BIT[seat])


# Closing --------------------------------------------------------------------------------------------------------------


def gives_of(position: Position, seat: i64) -> Cards:
    """What a seat would give: as in its counter-offer, or what is wanted."""
    if said(position, seat) == COUNTERED:
        return position.zones[GIVING + seat]
    return position.zones[WANTING + position.active]


def wants_of(position: Position, seat: i64) -> Cards:
    """What a seat would get: as in its counter-offer, or what is offered."""
    if said(position, seat) == COUNTERED:
        return position.zones[WANTING + seat]
    return position.zones[GIVING + position.active]


def why_not_deal(position: Position, seat: i64) -> Rule:
    """Whether the player on turn can trade with that seat now; both hands are checked again (CB-TRADE-13)."""
    if seat >= position.players or seat == position.active or position.top_kind() != ANSWERING:
        return CB_TRADE_12
    answer: i64 = said(position, seat)
    if position.zones[ANSWER + seat] & WRITING or (answer != ACCEPTED and answer != COUNTERED):
        return CB_TRADE_12
    if not covers(position.zones[HANDS + seat], gives_of(position, seat)):
        return CB_TRADE_13
    if not covers(position.zones[HANDS + position.active], wants_of(position, seat)):
        return CB_TRADE_13
    return ALLOWED


def deal(position: Position, seat: i64, log: Log | None) -> None:
    """Swap the cards in public (CB-TRADE-28) and close everything open (CB-TRADE-23)."""
    active: i64 = position.active
    comes: Cards = gives_of(position, seat)
    goes: Cards = wants_of(position, seat)
    close(position)
    hand_over(position, active, seat, goes)
    hand_over(position, seat, active, comes)
    if log is not None:
        details: dict[str, Value] = {
            "gives": cards_token(goes),
            "cards": cards_token(comes),
            "target": seat_token(seat),
        }
        report(log, "trades", active, CB_TRADE_12, details)


def withdraw(position: Position, log: Log | None) -> None:
    """Withdraw the offer."""
    close(position)
    if log is not None:
        report(log, "withdraws", position.active, CB_TRADE_22, {})


def close(position: Position) -> None:
    """Close the open offer with its answers and counter-offers (CB-TRADE-24)."""
    if position.top_kind() != ANSWERING:
        return
    position.pop()
    position.asked = 0
    seat: i64 = 0
    while seat < position.players:
        position.zones[GIVING + seat] = 0
        position.zones[WANTING + seat] = 0
        position.zones[ANSWER + seat] = 0
        seat += 1
