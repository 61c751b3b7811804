"""Set-up: the first player, the standard deal and the draft (CV-SETUP, CV-DEAL, CV-DRAFT)."""

from mypy_extensions import i64

from ecumene.core.events import Log
from ecumene.core.state import ALLOWED, Rule
from ecumene.games.victoria.cards import Kind, count, of_era, only_kind, size
from ecumene.games.victoria.citations import (
    CV_CLR_49,
    CV_DEAL_01,
    CV_DRAFT_01,
    CV_DRAFT_02,
    CV_DRAFT_03,
    CV_DRAFT_04,
    CV_DRAFT_05,
    CV_DRAFT_07,
    CV_SETUP_09,
    CV_TURN_01,
)
from ecumene.games.victoria.frames import CHOOSING, DEALING, DRAWING, EFFECTS, PICKING, STEP_PLAY
from ecumene.games.victoria.material import DRAFT_PACK, HAND, KIND_COUNT, KIND_ERA, ONE
from ecumene.games.victoria.position import AREAS, BIT, DRAFT, HANDS, PACKS, Position
from ecumene.games.victoria.rules.reporting import card_token, report, report_to_some


def why_not_first(position: Position, seat: i64) -> Rule:
    """Whether chance may choose that seat as first player."""
    return ALLOWED if seat < position.players else CV_SETUP_09


def choose_first(position: Position, seat: i64, log: Log | None) -> None:
    """The first player is known; the coin lies beside them and the deal begins."""
    position.first = seat
    position.active = seat
    position.coin_user = seat
    if log is not None:
        report(log, "first-player", seat, CV_SETUP_09, {})
    position.pop()
    position.push(DEALING, position.players, 0)


def deal_next(position: Position, log: Log | None) -> None:
    """Deal all cards of the next seat in turn order (CV-DEAL-03), or continue once everybody has theirs."""
    left: i64 = position.top_count()
    if left == 0:
        position.pop()
        if position.flags & DRAFT:
            position.push(PICKING, DRAFT_PACK - 1, BIT[position.players] - 1)
        else:
            begin_rounds(position, log)
        return
    position.count_down()
    seat: i64 = (position.first + position.players - left) % position.players
    cards: i64 = HAND
    if position.flags & DRAFT:
        cards = DRAFT_PACK
    position.push(DRAWING, cards, seat)


def in_deal(position: Position) -> bool:
    """Whether the card being drawn belongs to the deal."""
    return position.round == 0


def why_not_draw(position: Position, kind: Kind) -> Rule:
    """Whether the next deck card can be of that kind: of the top era and not taken so far."""
    if kind >= KIND_COUNT or count(of_era(position.pool, position.top_era()), kind) == 0:
        return CV_CLR_49
    return ALLOWED


def draw(position: Position, kind: Kind, rule: Rule, log: Log | None) -> None:
    """The top card of the deck is of that kind; the drawing seat takes it."""
    seat: i64 = position.top_extra()
    position.pool -= ONE[kind]
    position.deck -= 1
    position.count_down()
    if in_deal(position) and position.flags & DRAFT:
        position.zones[PACKS + seat] += ONE[kind]
    else:
        position.zones[HANDS + seat] += ONE[kind]
    if log is not None:
        report_to_some(log, "draws", seat, rule, {"era": KIND_ERA[kind] + 1}, {"card": card_token(kind)}, (seat,))


def draw_rule(position: Position) -> Rule:
    """The rule by which cards of the deal are taken."""
    return CV_DRAFT_01 if position.flags & DRAFT else CV_DEAL_01


def picking_rule(position: Position) -> Rule:
    """The rule of the current pick."""
    left: i64 = position.top_count()
    if left == 3:
        return CV_DRAFT_02
    if left == 2:
        return CV_DRAFT_03
    return CV_DRAFT_04


def why_not_pick(position: Position, kind: Kind) -> Rule:
    """Whether the actor can set that card of their pack aside."""
    if kind >= KIND_COUNT or count(position.zones[PACKS + position.actor], kind) == 0:
        return picking_rule(position)
    return ALLOWED


def pick(position: Position, kind: Kind, log: Log | None) -> None:
    """Set a card aside; packs move on only when everybody has (CV-DRAFT-09)."""
    seat: i64 = position.actor
    position.zones[PACKS + seat] -= ONE[kind]
    position.zones[HANDS + seat] += ONE[kind]
    if log is not None:
        report_to_some(log, "picks", seat, picking_rule(position), {}, {"card": card_token(kind)}, (seat,))
    left: i64 = position.top_count()
    waiting: i64 = position.top_extra() & ~BIT[seat]
    position.pop()
    position.push(PICKING, left, waiting)


def next_picker(position: Position) -> i64:
    """The first seat in turn order that has not picked yet."""
    seat: i64 = position.first
    while not position.top_extra() & BIT[seat]:
        seat = position.next_seat(seat)
    return seat


def pass_packs(position: Position, log: Log | None) -> None:
    """Everybody has picked: packs go clockwise, or their last cards to the centre (CV-DRAFT-02 to CV-DRAFT-04)."""
    left: i64 = position.top_count() - 1
    position.pop()
    seat: i64 = position.players - 1
    if left > 0:
        last: i64 = position.zones[PACKS + seat]
        while seat > 0:
            position.zones[PACKS + seat] = position.zones[PACKS + seat - 1]
            seat -= 1
        position.zones[PACKS] = last
        position.push(PICKING, left, BIT[position.players] - 1)
        if log is not None:
            report(log, "packs-move", position.first, CV_DRAFT_02 if left == 2 else CV_DRAFT_03, {"count": left + 1})
        return
    while seat >= 0:
        position.centre += position.zones[PACKS + seat]
        if log is not None:
            card = card_token(only_kind(position.zones[PACKS + seat]))
            report(log, "reveals", seat, CV_DRAFT_04, {"card": card})
        position.zones[PACKS + seat] = 0
        seat -= 1
    position.push(CHOOSING, position.players, 0)


def chooser(position: Position) -> i64:
    """Who chooses from the centre now: from the first player's right, counter-clockwise (CV-DRAFT-06)."""
    return (position.first + position.top_count() - 1) % position.players


def why_not_choose(position: Position, kind: Kind) -> Rule:
    """Whether that card lies in the centre."""
    if kind >= KIND_COUNT or count(position.centre, kind) == 0:
        return CV_DRAFT_05
    return ALLOWED


def choose(position: Position, kind: Kind, log: Log | None) -> None:
    """Take a card from the centre into the play area; this is not playing it, so nothing follows (CV-DRAFT-10)."""
    seat: i64 = chooser(position)
    position.centre -= ONE[kind]
    position.zones[AREAS + seat] += ONE[kind]
    position.count_down()
    if log is not None:
        report(log, "chooses", seat, CV_DRAFT_05, {"card": card_token(kind)})


def end_draft(position: Position, log: Log | None) -> None:
    """The cards set aside become hands, and the first round begins."""
    position.pop()
    if log is not None:
        report(log, "draft-ends", position.first, CV_DRAFT_07, {"count": size(position.hand(position.first))})
    begin_rounds(position, log)


def begin_rounds(position: Position, log: Log | None) -> None:
    """The first player takes the first turn (CV-TURN-01)."""
    position.round = 1
    position.round_deck = position.deck
    begin_turn(position, log)


def begin_turn(position: Position, log: Log | None) -> None:
    """Begin with step 1; no effect has been used, and the hand limit is 3 again (CV-REL-05)."""
    position.used = 0
    position.limit = HAND
    position.stack = EFFECTS
    position.push(STEP_PLAY, 1, 0)
    if log is not None:
        report(log, "turn", position.active, CV_TURN_01, {"round": position.round})
