"""The turn: playing a card, drawing, and what happens at its end (CV-TURN, CV-CLR-28)."""

from mypy_extensions import i64

from ecumene.core.events import Log
from ecumene.core.state import ALLOWED, Rule
from ecumene.games.victoria.cards import Cards, count, domain_of, size, without_domains
from ecumene.games.victoria.citations import (
    CV_CLR_05,
    CV_ECO_05,
    CV_ECO_06,
    CV_ECO_08,
    CV_END_05,
    CV_TURN_03,
    CV_TURN_04,
    CV_TURN_06,
)
from ecumene.games.victoria.frames import DRAWING, STEP_PLAY, TURN_OVER
from ecumene.games.victoria.material import (
    FIRST_ECONOMY_KIND,
    HAND,
    KIND_COUNT,
    LEVEL_1_CARDS,
    LEVEL_2_CARDS,
    ONE,
    RELIGION,
)
from ecumene.games.victoria.position import AREAS, BIT, CONTINUOUS_LIMIT, EMBARGOES, HANDS, Position
from ecumene.games.victoria.rules.culture import check_coin, expire_coin
from ecumene.games.victoria.rules.effects import persistent_rule
from ecumene.games.victoria.rules.ending import check_end_of_round, check_instant_win
from ecumene.games.victoria.rules.reporting import card_token, domain_token, report
from ecumene.games.victoria.rules.setup import begin_turn


def playable(position: Position) -> Cards:
    """The cards in the active player's hand that no Embargo forbids."""
    seat: i64 = position.active
    return without_domains(position.hand(seat), position.banned_domains(seat))


def why_not_play(position: Position, kind: i64) -> Rule:
    """Whether the active player can play that card now, in step 1 or by an effect."""
    if kind >= KIND_COUNT or count(position.hand(position.active), kind) == 0:
        return CV_TURN_03
    if position.banned_domains(position.active) & BIT[domain_of(kind)]:
        if position.top_kind() == STEP_PLAY:
            return CV_ECO_05
        return CV_ECO_08
    return ALLOWED


def play(position: Position, kind: i64, log: Log | None) -> None:
    """Play a card from hand face up into its domain."""
    seat: i64 = position.active
    if log is not None:
        rule: i64 = CV_TURN_03
        if position.top_kind() != STEP_PLAY:
            rule = persistent_rule(position.top_extra() // 3, position.top_extra() % 3)
        report(log, "plays", seat, rule, {"card": card_token(kind)})
    position.zones[HANDS + seat] -= ONE[kind]
    position.zones[AREAS + seat] += ONE[kind]
    position.count_down()
    check_coin(position, log)


def skip_play(position: Position, log: Log | None) -> None:
    """Step 1 is skipped because nothing in hand can be played (CV-TURN-04), without showing the hand (CV-CLR-06)."""
    position.pop()
    if log is not None:
        report(log, "cannot-play", position.active, CV_TURN_04, {})


def lapse_follow_up(position: Position, log: Log | None) -> None:
    """The rest of a follow-up lapses because nothing in hand can be played (CV-CLR-05)."""
    if log is not None:
        report(log, "lapses", position.active, CV_CLR_05, {"count": position.top_count()})
    position.pop()


def hand_limit(position: Position) -> i64:
    """The active player's hand limit in the draw step (CV-TURN-09, CV-REL-01 to CV-REL-05)."""
    if not position.flags & CONTINUOUS_LIMIT:
        return position.limit
    limit: i64 = HAND
    if position.leads_culture(position.active):
        limit = position.limit  # a copied limit counts while the majority exists (CV-CLR-16)
    religion: i64 = position.face_up(position.active, RELIGION)
    own: i64 = HAND
    if religion >= LEVEL_2_CARDS[position.players]:
        own = HAND + 4
    elif religion >= LEVEL_1_CARDS[position.players]:
        own = HAND + 2
    if own > limit:
        return own
    return limit


def end_effects(position: Position, log: Log | None) -> None:
    """End step 2: draw up to the hand limit, as far as the deck lasts (CV-TURN-08, CV-CLR-33)."""
    seat: i64 = position.active
    if log is not None:
        report(log, "ends", seat, CV_TURN_06, {})
    position.pop()
    position.push(TURN_OVER, 1, 0)
    wanted: i64 = hand_limit(position) - size(position.hand(seat))
    if wanted > position.deck:
        wanted = position.deck
    if wanted > 0:
        position.push(DRAWING, wanted, seat)


def end_turn(position: Position, log: Log | None) -> None:
    """Remove expired Embargoes and an unused coin, then check for wins and the end of the round (CV-CLR-28)."""
    expire_embargoes(position, log)
    expire_coin(position, log)
    if check_instant_win(position, log):
        return
    following: i64 = position.next_seat(position.active)
    if following == position.first:
        if check_end_of_round(position, log):
            return
        position.round += 1
        position.round_deck = position.deck
    position.active = following
    begin_turn(position, log)


def expire_embargoes(position: Position, log: Log | None) -> None:
    """Discard Embargoes that have lasted a full turn of the active player; one placed on oneself this turn stays."""
    seat: i64 = position.active
    embargoes: i64 = position.zones[EMBARGOES + seat]
    domain: i64 = 0
    while embargoes != 0:
        cells: i64 = embargoes & 0x1FF
        if cells:
            era: i64 = 0
            while era < 3:
                position.discard += ONE[FIRST_ECONOMY_KIND + era] * ((cells >> (3 * era)) & 7)
                era += 1
            if log is not None:
                report(log, "embargo-ends", seat, CV_ECO_06, {"domain": domain_token(domain)})
        embargoes >>= 9
        domain += 1
    position.zones[EMBARGOES + seat] = 0
    if position.fresh != 0:
        position.zones[EMBARGOES + seat] = BIT[3 * (position.fresh - 1)]
        position.fresh = 0


def report_last_card(position: Position, log: Log | None) -> None:
    """The last card of the deck has been taken: this round is the last (CV-END-05)."""
    if log is not None and position.deck == 0:
        report(log, "deck-empty", position.active, CV_END_05, {})
