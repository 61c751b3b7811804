"""What each seat can know about the others' hands.

Every change of a hand is public, except which card was stolen, given as a wedding gift, seized or bartered. A seat
knows all hands until such a card passes between others; then it keeps the possible ones, its *worlds*, with weights.

A world is stored as the difference of each seat's hand from the true one. Public gains and losses do not change the
differences; a loss, or cards that a seat shows, rule out the worlds in which it did not have them. The true hands are
always one of the worlds. A seat without stored worlds knows everything.

If there are more than ``MOST`` worlds, only the likeliest are kept: these are possible, but there may be others.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecumene.core.rng import Rng
from ecumene.games.catan.cards import LANE_MASK, ONE, Cards, covers, lane, total
from ecumene.games.catan.layout import HANDS
from ecumene.games.catan.material import KIND_COUNT
from ecumene.games.catan.position import Position

STRIDE: Final = 6  # the observer, four differences, the weight
WEIGHT: Final = 5
CERTAIN: Final = 2**40
FAINT: Final = 2**24
MOST: Final = 48
# Kinds of cards, one bit each
ALL_KINDS: Final = 255
RESOURCES: Final = 31
COMMODITIES: Final = 224


def rule_out(position: Position, seat: i64, shown: Cards) -> None:
    """Rule out worlds when everybody sees that a seat holds at least these cards."""
    worlds = position.worlds
    length: i64 = i64(len(worlds))
    if length == 0:
        return
    hand: Cards = position.zones[HANDS + seat]
    at: i64 = 0
    while at < length:
        if worlds[at + 1 + seat] != 0 and not covers(hand + worlds[at + 1 + seat], shown):
            _keep_covering(position, seat, shown)
            return
        at += STRIDE


def _keep_covering(position: Position, seat: i64, shown: Cards) -> None:
    worlds = position.worlds
    hand: Cards = position.zones[HANDS + seat]
    kept = vec[i64](capacity=i64(len(worlds)))
    at: i64 = 0
    while at < i64(len(worlds)):
        if covers(hand + worlds[at + 1 + seat], shown):
            kept = _copied(kept, worlds, at)
        at += STRIDE
    position.worlds = _settled(kept, position.players)


def count_shown(position: Position, seat: i64, kind: i64, most: i64, number: i64) -> None:
    """Rule out worlds when a seat gives this many of a kind and had to give up to ``most`` of them.

    Call this before the cards change hands.
    """
    worlds = position.worlds
    if len(worlds) == 0:
        return
    hand: Cards = position.zones[HANDS + seat]
    kept = vec[i64](capacity=i64(len(worlds)))
    at: i64 = 0
    while at < i64(len(worlds)):
        held: i64 = lane(hand + worlds[at + 1 + seat], kind)
        if held == number or (held > most and number == most):
            kept = _copied(kept, worlds, at)
        at += STRIDE
    position.worlds = _settled(kept, position.players)


def lacking_shown(position: Position, seat: i64, kinds: i64) -> None:
    """Rule out worlds when everybody learns that a seat holds none of these kinds, one bit each."""
    kind: i64 = 0
    while kind < KIND_COUNT:
        if kinds & (ONE_BIT[kind]):
            count_shown(position, seat, kind, LANE_MASK, 0)
        kind += 1


ONE_BIT: Final = vec[i64]([2**n for n in range(KIND_COUNT)])


def hand_shown(position: Position, observer: i64, seat: i64) -> None:
    """Rule out worlds when one seat sees another's whole hand."""
    worlds = position.worlds
    if len(worlds) == 0:
        return
    kept = vec[i64](capacity=i64(len(worlds)))
    at: i64 = 0
    while at < i64(len(worlds)):
        if worlds[at] != observer or worlds[at + 1 + seat] == 0:
            kept = _copied(kept, worlds, at)
        at += STRIDE
    position.worlds = _settled(kept, position.players)


def pass_in_secret(position: Position, giver: i64, taker: i64, kind: i64, kinds: i64) -> None:
    """Pass a card of a kind from hand to hand; the others know only that it is one of ``kinds``.

    The taker learns that the giver held it; each other seat's worlds split by which card it may have been, weighted by
    how likely that card is to be drawn at random.
    """
    worlds = position.worlds
    fresh = vec[i64](capacity=2 * i64(len(worlds)) + 36)
    observer: i64 = 0
    while observer < position.players:
        if observer == giver:
            fresh = _all_of(fresh, worlds, observer)
        elif observer == taker:
            fresh = _those_with(fresh, position, observer, giver, kind, kinds)
        else:
            fresh = _split(fresh, position, observer, giver, taker, kind, kinds)
        observer += 1
    position.zones[HANDS + giver] -= ONE[kind]
    position.zones[HANDS + taker] += ONE[kind]
    position.worlds = _settled(fresh, position.players)


def _all_of(fresh: vec[i64], worlds: vec[i64], observer: i64) -> vec[i64]:
    at: i64 = 0
    while at < i64(len(worlds)):
        if worlds[at] == observer:
            fresh = _copied(fresh, worlds, at)
        at += STRIDE
    return fresh


def _those_with(fresh: vec[i64], position: Position, observer: i64, giver: i64, kind: i64, kinds: i64) -> vec[i64]:
    """The taker's worlds in which the giver held the card, weighted by how likely it was to be drawn."""
    worlds = position.worlds
    hand: Cards = position.zones[HANDS + giver]
    at: i64 = 0
    while at < i64(len(worlds)):
        if worlds[at] == observer:
            seen: Cards = hand + worlds[at + 1 + giver]
            held: i64 = lane(seen, kind)
            if held > 0:
                fresh = _copied(fresh, worlds, at)
                fresh[i64(len(fresh)) - 1] = _scaled(worlds[at + WEIGHT], held, _count(seen, kinds))
        at += STRIDE
    return fresh


def _split(
    fresh: vec[i64], position: Position, observer: i64, giver: i64, taker: i64, kind: i64, kinds: i64
) -> vec[i64]:
    """An onlooker's worlds after the card has changed hands."""
    worlds = position.worlds
    hand: Cards = position.zones[HANDS + giver]
    begin: i64 = i64(len(fresh))
    known = True
    at: i64 = 0
    while at < i64(len(worlds)):
        if worlds[at] == observer:
            known = False
            fresh = _branches(fresh, begin, worlds, at, hand, giver, taker, kind, kinds)
        at += STRIDE
    if known:
        truth = vec[i64]([observer, 0, 0, 0, 0, CERTAIN])
        fresh = _branches(fresh, begin, truth, 0, hand, giver, taker, kind, kinds)
    return _likeliest(fresh, begin)


def _branches(
    fresh: vec[i64], begin: i64, worlds: vec[i64], at: i64, hand: Cards, giver: i64, taker: i64, kind: i64, kinds: i64
) -> vec[i64]:
    """Split one world by the kinds that may have changed hands, merging equal results."""
    seen: Cards = hand + worlds[at + 1 + giver]
    number: i64 = _count(seen, kinds)
    gone: i64 = 0
    while gone < KIND_COUNT:
        held: i64 = lane(seen, gone)
        if held > 0 and kinds & ONE_BIT[gone]:
            moved: i64 = ONE[kind] - ONE[gone]
            weight: i64 = _scaled(worlds[at + WEIGHT], held, number)
            fresh = _joined(fresh, begin, worlds, at, giver, taker, moved, weight)
        gone += 1
    return fresh


def _joined(
    fresh: vec[i64], begin: i64, worlds: vec[i64], at: i64, giver: i64, taker: i64, moved: i64, weight: i64
) -> vec[i64]:
    place: i64 = begin
    length: i64 = i64(len(fresh))
    to_giver: i64 = worlds[at + 1 + giver] + moved
    to_taker: i64 = worlds[at + 1 + taker] - moved
    while place < length:
        if fresh[place + 1 + giver] == to_giver and fresh[place + 1 + taker] == to_taker:
            same = True
            seat: i64 = 0
            while seat < 4:
                if seat != giver and seat != taker and fresh[place + 1 + seat] != worlds[at + 1 + seat]:
                    same = False
                seat += 1
            if same:
                fresh[place + WEIGHT] += weight
                return fresh
        place += STRIDE
    fresh = _copied(fresh, worlds, at)
    fresh[length + 1 + giver] = to_giver
    fresh[length + 1 + taker] = to_taker
    fresh[length + WEIGHT] = weight
    return fresh


def _likeliest(fresh: vec[i64], begin: i64) -> vec[i64]:
    """Keep only the likeliest worlds from ``begin`` on, always including the true one."""
    while i64(len(fresh)) - begin > MOST * STRIDE:
        least: i64 = -1
        at: i64 = begin
        while at < i64(len(fresh)):
            truth = fresh[at + 1] == 0 and fresh[at + 2] == 0 and fresh[at + 3] == 0 and fresh[at + 4] == 0
            if not truth and (least < 0 or fresh[at + WEIGHT] < fresh[least + WEIGHT]):
                least = at
            at += STRIDE
        kept = fresh[:least]
        at = least + STRIDE
        while at < i64(len(fresh)):
            kept = _copied(kept, fresh, at)
            at += STRIDE
        fresh = kept
    return fresh


def _settled(worlds: vec[i64], players: i64) -> vec[i64]:
    """The worlds of the seats that are uncertain, with weights scaled up if they are too small to divide."""
    kept = vec[i64](capacity=i64(len(worlds)))
    observer: i64 = 0
    while observer < players:
        number: i64 = 0
        weight: i64 = 0
        at: i64 = 0
        while at < i64(len(worlds)):
            if worlds[at] == observer:
                number += 1
                weight += worlds[at + WEIGHT]
            at += STRIDE
        if number > 1:
            at = 0
            while at < i64(len(worlds)):
                if worlds[at] == observer:
                    kept = _copied(kept, worlds, at)
                    if weight < FAINT:
                        kept[i64(len(kept)) - 1] *= 4096
                at += STRIDE
        observer += 1
    return kept


def _copied(to: vec[i64], worlds: vec[i64], at: i64) -> vec[i64]:
    to = append(to, worlds[at])
    to = append(to, worlds[at + 1])
    to = append(to, worlds[at + 2])
    to = append(to, worlds[at + 3])
    to = append(to, worlds[at + 4])
    return append(to, worlds[at + 5])


def _scaled(weight: i64, part: i64, whole: i64) -> i64:
    scaled: i64 = weight * part // whole
    return scaled if scaled > 0 else 1


def _count(hand: Cards, kinds: i64) -> i64:
    if kinds == ALL_KINDS:
        return total(hand)
    number: i64 = 0
    kind: i64 = 0
    while kind < KIND_COUNT:
        if kinds & ONE_BIT[kind]:
            number += lane(hand, kind)
        kind += 1
    return number


# What a seat considers possible ---------------------------------------------------------------------------------------


def possible_hands(position: Position, observer: i64) -> list[tuple[tuple[int, ...], int]]:
    """Every combination of hands that the seat considers possible, in ascending order, with its weight."""
    hands = [position.zones[HANDS + seat] for seat in range(position.players)]
    worlds = position.worlds
    found: list[tuple[tuple[int, ...], int]] = []
    for at in range(0, len(worlds), STRIDE):
        if worlds[at] == observer:
            world = tuple(hands[seat] + worlds[at + 1 + seat] for seat in range(position.players))
            found.append((world, worlds[at + WEIGHT]))
    if not found:
        return [(tuple(hands), CERTAIN)]
    return sorted(found)


def suppose(position: Position, observer: i64, rng: Rng) -> None:
    """Give the position hands that the observer considers possible; the other seats are assumed to know everything."""
    possible = possible_hands(position, observer)
    weight = sum(one[1] for one in possible)
    ticket: i64 = i64(rng.unit() * float(weight)) if len(possible) > 1 else 0
    chosen = 0
    while ticket >= possible[chosen][1]:
        ticket -= possible[chosen][1]
        chosen += 1
    hands = possible[chosen][0]
    worlds = vec[i64]()
    if len(possible) > 1:
        for world, likely in possible:
            worlds = append(worlds, observer)
            for seat in range(4):
                worlds = append(worlds, world[seat] - hands[seat] if seat < position.players else 0)
            worlds = append(worlds, likely)
    position.worlds = worlds
    for seat in range(position.players):
        position.zones[HANDS + seat] = hands[seat]
