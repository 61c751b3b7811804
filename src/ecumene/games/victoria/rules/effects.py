"""Effects in general: when one may be applied, and how it starts (CV-EFF, CV-CLR-04 to CV-CLR-15).

Every persistent effect of level *n* moves or allows *n* cards; the domain determines which.
"""

from mypy_extensions import i64

from ecumene.core.events import Log
from ecumene.core.state import ALLOWED, Rule
from ecumene.games.victoria.cards import earliest, has_domain, size, without_domains
from ecumene.games.victoria.citations import (
    CV_CLR_04,
    CV_CLR_05,
    CV_CLR_15,
    CV_CUL_01,
    CV_CUL_02,
    CV_CUL_04,
    CV_CUL_05,
    CV_CUL_06,
    CV_CUL_07,
    CV_CUL_14,
    CV_ECO_01,
    CV_ECO_02,
    CV_ECO_04,
    CV_ECO_07,
    CV_EFF_03,
    CV_EFF_05,
    CV_EFF_06,
    CV_EFF_07,
    CV_EFF_11,
    CV_EFF_15,
    CV_REL_01,
    CV_REL_02,
    CV_REL_04,
    CV_REL_06,
    CV_SCI_01,
    CV_SCI_02,
    CV_SCI_04,
    CV_UTO_01,
    CV_UTO_02,
    CV_UTO_03,
    CV_UTO_04,
    CV_WAR_01,
    CV_WAR_02,
    CV_WAR_03,
    CV_WAR_07,
)
from ecumene.games.victoria.frames import (
    DISCARDING,
    DRAWING,
    DROPPING,
    FOLLOW_UP,
    LAYING_DEMOCRACY,
    LAYING_EMBARGO,
    NAMING,
    QUESTIONING,
    RECOVERING,
    RETURNING,
)
from ecumene.games.victoria.material import (
    ATTACK,
    BREAKTHROUGH,
    BREAKTHROUGH_CARDS,
    CULTURE,
    DEMOCRACY,
    DISCARD,
    DOMAIN_COUNT,
    ECONOMY,
    EMBARGO,
    HAND,
    INQUISITION,
    LEVEL_1_CARDS,
    LEVEL_2_CARDS,
    ONE,
    RELIGION,
    SCIENCE,
    UTOPIA,
    WAR,
)
from ecumene.games.victoria.position import (
    ANY_COPY,
    AREAS,
    BIT,
    CONTINUOUS_LIMIT,
    EXACT_EXCLUSION,
    FOLLOW_UP_REQUIRED,
    OTHERS_ONLY,
    USED_COPY,
    USED_DISCARD,
    USED_OWN,
    Position,
)
from ecumene.games.victoria.rules.culture import check_coin, place_coin
from ecumene.games.victoria.rules.reporting import card_token, effect_token, report, seat_token


def needed(position: Position, level: i64) -> i64:
    """How many face-up cards of a domain its persistent effect of that level needs (CV-EFF-05, CV-EFF-06)."""
    if level == 0:
        return LEVEL_1_CARDS[position.players]
    return LEVEL_2_CARDS[position.players]


def why_not_use(position: Position, effect: i64) -> Rule:
    """Whether the active player may apply one of their own effects now."""
    if effect >= DOMAIN_COUNT * 3 or effect // 3 == CULTURE:
        return CV_CUL_07
    if effect % 3 == DISCARD:
        return why_not_pay(position, effect // 3)
    return why_not_own(position, effect // 3, effect % 3)


def why_not_own(position: Position, domain: i64, level: i64) -> Rule:
    """Whether the active player may apply their own persistent effect of a domain (level 0 or 1)."""
    if domain == RELIGION and position.flags & CONTINUOUS_LIMIT:
        return CV_REL_04  # the limit then follows from the count
    if position.face_up(position.active, domain) < needed(position, level):
        if position.players == 4:
            return CV_EFF_06
        return CV_EFF_05
    slots: i64 = position.used >> (USED_OWN + 2 * domain) & 3
    if slots & BIT[level]:
        return CV_EFF_03
    if slots:
        return CV_EFF_07
    copied: i64 = position.used >> (USED_COPY + 2 * domain) & 3
    if copied and (not position.flags & EXACT_EXCLUSION or copied & BIT[level]):
        return CV_CUL_06
    return why_not_start(position, domain, level)


def why_not_copy(position: Position, effect: i64, target: i64) -> Rule:
    """Whether the active player may copy a persistent effect of another player by Inspiration."""
    domain: i64 = effect // 3
    level: i64 = effect % 3
    seat: i64 = position.active
    if domain >= DOMAIN_COUNT or domain == CULTURE or level == DISCARD or target == seat or target >= position.players:
        return CV_CLR_15
    if position.used & ANY_COPY:
        return CV_CUL_04
    if not position.leads_culture(seat):
        return CV_CUL_02
    if position.face_up(target, domain) < needed(position, level):
        return CV_CUL_05
    slots: i64 = position.used >> (USED_OWN + 2 * domain) & 3
    if slots and (not position.flags & EXACT_EXCLUSION or slots & BIT[level]):
        return CV_CUL_06
    rule = why_not_start(position, domain, level)
    if rule == CV_CLR_04:
        return CV_CUL_14
    return rule


def why_not_start(position: Position, domain: i64, level: i64) -> Rule:
    """Whether the first instruction can be carried out in full (CV-CLR-04), and what must follow it (CV-CLR-05)."""
    seat: i64 = position.active
    cards: i64 = level + 1
    if domain == WAR:
        if size(position.hand(seat)) < cards:
            return CV_CLR_04
    elif domain == UTOPIA:
        if size(position.discard) < cards:
            return CV_CLR_04
    elif domain == ECONOMY or domain == SCIENCE:
        if size(position.area(seat)) < cards:
            return CV_CLR_04
        if position.flags & FOLLOW_UP_REQUIRED:
            playable: i64 = size(without_domains(position.hand(seat), position.banned_domains(seat)))
            if domain == SCIENCE:
                playable += min_of(cards, size(without_domains(position.area(seat), position.banned_domains(seat))))
            if playable < cards:
                return CV_CLR_05
    return ALLOWED


def min_of(one: i64, other: i64) -> i64:
    """The smaller of two native numbers, without boxing them."""
    if one < other:
        return one
    return other


def why_not_pay(position: Position, domain: i64) -> Rule:
    """Whether the active player may apply a discard effect: a card to pay with, not used yet, and a target."""
    seat: i64 = position.active
    if not has_domain(position.area(seat), domain):
        return CV_EFF_11
    if position.used & BIT[USED_DISCARD + domain]:
        return CV_EFF_15
    if domain == WAR:
        if size(position.area(seat)) < 2:
            return CV_WAR_07
    elif domain == ECONOMY:
        if not has_target_after_payment(position):
            return CV_ECO_07
    elif domain == UTOPIA:
        if not has_target_after_payment(position):
            return CV_UTO_04
    return ALLOWED


def has_target_after_payment(position: Position) -> bool:
    """Whether a face-up card remains to lay the paid card on (CV-ECO-09, CV-UTO-08)."""
    seat: i64 = position.active
    if not position.flags & OTHERS_ONLY and size(position.area(seat)) > 1:
        return True
    other: i64 = 0
    while other < position.players:
        if other != seat and position.area(other) != 0:
            return True
        other += 1
    return False


def persistent_rule(domain: i64, level: i64) -> Rule:
    """The rule that says what a persistent effect does."""
    if domain == WAR:
        return CV_WAR_02 if level else CV_WAR_01
    if domain == RELIGION:
        return CV_REL_02 if level else CV_REL_01
    if domain == ECONOMY:
        return CV_ECO_02 if level else CV_ECO_01
    if domain == SCIENCE:
        return CV_SCI_02 if level else CV_SCI_01
    return CV_UTO_02 if level else CV_UTO_01


def use(position: Position, effect: i64, log: Log | None) -> None:
    """Apply one of the player's own effects: pay for a discard effect, or mark a persistent one as used."""
    domain: i64 = effect // 3
    level: i64 = effect % 3
    if level == DISCARD:
        pay(position, domain, log)
        return
    position.used |= BIT[USED_OWN + 2 * domain + level]
    if log is not None:
        report(log, "uses", position.active, persistent_rule(domain, level), {"effect": effect_token(effect)})
    start(position, domain, level)


def copy(position: Position, effect: i64, target: i64, log: Log | None) -> None:
    """Inspiration: apply another player's persistent effect; the coin shows which one (CV-CUL-08)."""
    domain: i64 = effect // 3
    level: i64 = effect % 3
    position.used |= BIT[USED_COPY + 2 * domain + level]
    if log is not None:
        details: dict[str, int | str] = {"effect": effect_token(effect), "target": seat_token(target)}
        report(log, "copies", position.active, CV_CUL_01, details)
    place_coin(position, target, domain)
    start(position, domain, level)


def start(position: Position, domain: i64, level: i64) -> None:
    """Push the parts of a persistent effect on the stack, the first part on top."""
    cards: i64 = level + 1
    effect: i64 = 3 * domain + level
    if domain == WAR:
        position.push(DISCARDING, cards, effect)
    elif domain == RELIGION:
        if position.limit < HAND + 2 * cards:
            position.limit = HAND + 2 * cards  # levels never add up (CV-REL-03)
    elif domain == ECONOMY:
        position.push(FOLLOW_UP, cards, effect)
        position.push(DROPPING, cards, effect)
    elif domain == SCIENCE:
        position.push(FOLLOW_UP, cards, effect)
        position.push(RETURNING, cards, effect)
    else:
        position.push(RECOVERING, cards, effect)


def pay(position: Position, domain: i64, log: Log | None) -> None:
    """Pay for a discard effect with the domain's card of the earliest era, then ask for its choices (CV-CLR-54)."""
    seat: i64 = position.active
    effect: i64 = 3 * domain + DISCARD
    kind = earliest(position.area(seat), domain)
    position.used |= BIT[USED_DISCARD + domain]
    if log is not None:
        details: dict[str, int | str] = {"effect": effect_token(effect), "card": card_token(kind)}
        report(log, "pays", seat, payment_rule(effect), details)
    if effect == EMBARGO:
        position.zones[AREAS + seat] -= ONE[kind]
        position.push(LAYING_EMBARGO, 1, kind)
    elif effect == DEMOCRACY:
        position.zones[AREAS + seat] -= ONE[kind]
        position.push(LAYING_DEMOCRACY, 1, kind)
    else:
        position.discard_from_area(seat, kind)
        if effect == ATTACK:
            position.push(NAMING, 1, effect)
        elif effect == INQUISITION:
            position.push(QUESTIONING, 1, effect)
        else:
            cards: i64 = min_of(BREAKTHROUGH_CARDS, position.deck)
            position.push(DISCARDING, cards, effect)
            position.push(DRAWING, cards, seat)
    check_coin(position, log)


def payment_rule(effect: i64) -> Rule:
    """The rule that says what a discard effect costs."""
    if effect == ATTACK:
        return CV_WAR_03
    if effect == INQUISITION:
        return CV_REL_06
    if effect == EMBARGO:
        return CV_ECO_04
    if effect == BREAKTHROUGH:
        return CV_SCI_04
    return CV_UTO_03
