"""What a trade between players is worth to both sides, so that bots have reasons to offer, accept and refuse."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecumene.core.notation import first_of, kind_of
from ecumene.games.catan import moves as verb
from ecumene.games.catan.cards import CITY_COST, COMMODITY_OF, ONE, SETTLEMENT_COST, Cards, covers, lane, total
from ecumene.games.catan.frames import ANSWERING, COMPOSING
from ecumene.games.catan.island import NONE
from ecumene.games.catan.layout import (
    ANSWER,
    COUNTERED,
    DECLINED,
    GIVING,
    HANDS,
    NOBODY,
    OFFER_SHIFT,
    SAID_MASK,
    SILENT,
    WANTING,
    WRITING,
)
from ecumene.games.catan.material import CITIES, KIND_COUNT, METROPOLIS_LEVEL, SETTLEMENTS, TRACKS
from ecumene.games.catan.position import Position
from ecumene.games.catan.rules.trading import offers_made
from ecumene.games.catan.strategy.evaluation import FEATURES, SPOT, hand_score, share, shares, survey, weigh
from ecumene.games.catan.strategy.race import SETTLEMENTS_EACH

OFFERS_A_TURN: Final = 2
VAIN_OFFER: Final = 0.02  # the cost of an offer that nobody would take
NEXT_OFFER: Final = 0.06  # the cost of each offer after the first of a turn: those who just refused will refuse again
WINNING: Final = 6.0  # what winning with the cards of a trade is worth to the player on turn
COUNTERING: Final = 0.03  # the cost of writing a counter-offer


def chances(position: Position, considered: bool) -> vec[float]:
    """Each seat's chance to win; an offer that is open or being written counts with its expected result."""
    found = survey(position, considered)
    scores = weigh(position, found, considered)
    frame: i64 = position.top_kind()
    if frame == COMPOSING or frame == ANSWERING:
        Bargain(position, found, considered).foresee(scores)
    return shares(scores, position.players)


def candidates(position: Position, moves: vec[i64]) -> vec[i64]:
    """The moves that a bot considers among those that write or answer an offer."""
    kept = vec[i64]()
    goes: Cards = position.zones[GIVING + position.actor]
    wanted = position.zones[WANTING + position.actor] != 0
    answering = position.top_kind() == ANSWERING and not position.zones[ANSWER + position.actor] & WRITING
    for move in moves:
        kind: i64 = kind_of(move)
        if kind == verb.GIVE:
            good = not answering and not wanted and total(goes) == 1 and goes == ONE[first_of(move)]
        elif kind == verb.WANT:
            good = not wanted and not (
                position.actor == position.active and _repeats(position, goes, ONE[first_of(move)])
            )
        else:
            good = kind != verb.ASK
        if good:
            kept = append(kept, move)
    return kept


def has_offered_enough(position: Position) -> bool:
    """Whether the player on turn has made as many offers as a bot makes in a turn: more would tire the others."""
    return offers_made(position) >= OFFERS_A_TURN


def is_tiresome(position: Position, move: i64) -> bool:
    """Whether this move begins a third offer in a turn, or repeats the latest one."""
    if position.actor != position.active:
        return False
    kind: i64 = kind_of(move)
    if kind == verb.GIVE and position.top_kind() != COMPOSING:
        return has_offered_enough(position)
    seat: i64 = position.active
    return kind == verb.OFFER and _repeats(position, position.zones[GIVING + seat], position.zones[WANTING + seat])


def without_offers(moves: vec[i64]) -> vec[i64]:
    """The moves that do not begin an offer."""
    kept = vec[i64]()
    for move in moves:
        if kind_of(move) != verb.GIVE:
            kept = append(kept, move)
    return kept


def _repeats(position: Position, goes: Cards, comes: Cards) -> bool:
    """Whether the player on turn would repeat the latest offer of this turn; a bot makes no third one."""
    return goes == position.last_gives and comes == position.last_wants


class Bargain:
    """An offer that is open or being written, and what it is worth to each seat.

    A seat would trade if its own chance grows: since chances add up to one, nobody helps a leader who is about to win
    more than themselves.
    """

    def __init__(self, position: Position, found: vec[float], considered: bool) -> None:
        self.considered = considered
        self.position: Position = position
        self.found: vec[float] = found
        self.active: i64 = position.active

    def foresee(self, scores: vec[float]) -> None:
        """Change the scores as if the trade happened, if both sides would agree to it."""
        goes: Cards = self.position.zones[GIVING + self.active]
        comes: Cards = self.position.zones[WANTING + self.active]
        if comes == 0:
            comes = self._best_wish(scores, goes)
        if comes == 0 or not self._trade(scores, goes, comes):
            scores[self.active] -= VAIN_OFFER
        scores[self.active] -= NEXT_OFFER * float((self.position.turn >> OFFER_SHIFT) - 1)
        other: i64 = 0
        while other < self.position.players:
            if self.position.zones[ANSWER + other] & WRITING:
                scores[other] -= COUNTERING
            other += 1

    def _best_wish(self, scores: vec[float], goes: Cards) -> Cards:
        """The best single card that somebody would give, if nothing is asked for yet."""
        best: Cards = 0
        best_share = 0.0
        kind: i64 = 0
        while kind < KIND_COUNT:
            if not lane(goes, kind) and not _repeats(self.position, goes, ONE[kind]):
                tried = scores[:]
                if self._trade(tried, goes, ONE[kind]):
                    worth: float = share(tried, self.active, self.position.players)
                    if worth > best_share:
                        best_share = worth
                        best = ONE[kind]
            kind += 1
        return best

    def _trade(self, scores: vec[float], goes: Cards, comes: Cards) -> bool:
        """Trade with whoever leaves the player on turn best off; whether anybody would trade."""
        players: i64 = self.position.players
        best: i64 = NONE
        best_share: float = share(scores, self.active, players)
        if self.position.top_kind() == ANSWERING:
            best_share = 0.0  # whoever made the offer means it
        best_scores = scores
        other: i64 = 0
        while other < players:
            tried = scores[:]
            if other != self.active and self._would(tried, other, goes, comes):
                worth: float = share(tried, self.active, players)
                if worth > best_share:
                    best_share = worth
                    best = other
                    best_scores = tried
            other += 1
        if best == NONE:
            return False
        scores[self.active] = best_scores[self.active]
        scores[best] = best_scores[best]
        return True

    def _would(self, scores: vec[float], other: i64, goes: Cards, comes: Cards) -> bool:
        """Whether a seat would make this trade, or its own counter-offer; changes the scores accordingly."""
        position = self.position
        if position.top_kind() == ANSWERING:
            if not position.asked >> other & 1:
                return False
            said: i64 = position.zones[ANSWER + other] & SAID_MASK
            if said == DECLINED:
                return False
            if said == COUNTERED:
                return self._swap(scores, other, position.zones[WANTING + other], position.zones[GIVING + other])
            if said != SILENT:
                return self._swap(scores, other, goes, comes)
        elif position.asked and not position.asked >> other & 1:
            return False
        before: float = share(scores, other, position.players)
        return self._swap(scores, other, goes, comes) and share(scores, other, position.players) > before

    def _swap(self, scores: vec[float], other: i64, goes: Cards, comes: Cards) -> bool:
        """Change the scores as after a swap, if both hold the cards."""
        mine: Cards = self.position.zones[HANDS + self.active]
        theirs: Cards = self.position.zones[HANDS + other]
        if not covers(mine, goes) or not covers(theirs, comes):
            return False
        scores[self.active] += self._gain(self.active, mine, mine - goes + comes)
        scores[other] += self._gain(other, theirs, theirs - comes + goes)
        return True

    def _gain(self, seat: i64, before: Cards, after: Cards) -> float:
        gain: float = hand_score(self.position, seat, after, self.found, self.considered)
        gain -= hand_score(self.position, seat, before, self.found, self.considered)
        if seat == self.active and self._wins_with(after) and not self._wins_with(before):
            gain += WINNING
        return gain

    def _wins_with(self, hand: Cards) -> bool:
        """Whether the player on turn could buy the missing points at once."""
        position = self.position
        seat: i64 = self.active
        missing: i64 = position.target - position.total_points(seat)
        settles = self.found[FEATURES * seat + SPOT] > 0.0 and position.supply(seat, SETTLEMENTS) > 0
        grows = position.supply(seat, CITIES) > 0 and position.supply(seat, SETTLEMENTS) < SETTLEMENTS_EACH
        if missing == 1:
            return (settles and covers(hand, SETTLEMENT_COST)) or (grows and covers(hand, CITY_COST))
        if missing != 2:
            return False
        if settles and grows and covers(hand, SETTLEMENT_COST + CITY_COST):
            return True
        track: i64 = 0
        while track < len(TRACKS):
            price: i64 = position.level(seat, track) + 1
            free = position.cap_owner(track) == NOBODY and not position.base()
            if free and price == METROPOLIS_LEVEL and lane(hand, COMMODITY_OF[track]) >= price:
                return True
            track += 1
        return False
