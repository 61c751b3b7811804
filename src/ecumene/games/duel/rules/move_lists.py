"""Legal moves and possible outcomes, listed in ascending order or drawn at random without listing all."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ecumene.core.notation import pack, pack_wide
from ecumene.core.rng import Rng
from ecumene.core.state import OVER, Move
from ecumene.games.duel.cards import (
    BIT,
    BROWN_EARLY_BITS,
    GREY_EARLY_BITS,
    LATE,
    SLOT_THREES,
    TOKEN_FIVES,
    TOKEN_THREES,
    WONDER_FOURS,
    lowest,
    nth,
    size,
)
from ecumene.games.duel.frames import (
    BEGINNING,
    DEALING,
    DESTROYING,
    DRAWING,
    FIRST_PLAYER,
    KEEPING,
    LAYING_GUILDS,
    LAYING_TOKENS,
    LAYING_WONDERS,
    PICKING,
    REVIVING,
    TAKING,
    TURN,
    TURN_OVER,
)
from ecumene.games.duel.material import GREY
from ecumene.games.duel.moves import (
    BEGIN,
    BUILD,
    DEAL,
    DESTROY,
    DISCARD,
    DRAW,
    FIRST,
    GUILDS_LAID,
    KEEP,
    PICK,
    RAISE,
    REVIVE,
    TAKE,
    TOKENS_LAID,
    TURN_UP,
    WONDERS_LAID,
)
from ecumene.games.duel.position import Position
from ecumene.games.duel.rules.cost import price_of_card, price_of_wonder


def legal_moves(position: Position) -> vec[i64]:
    """Every legal move or possible outcome, ascending."""
    frame: i64 = position.top_kind()
    found = vec[i64]()
    if position.actor == OVER:
        return found
    if frame == TURN:
        return turn_moves(position)
    if frame == FIRST_PLAYER:
        return _each(found, FIRST, 3, 0)
    if frame == LAYING_TOKENS:
        return _sets(found, TOKENS_LAID, TOKEN_FIVES, -1)
    if frame == LAYING_WONDERS:
        return _sets(found, WONDERS_LAID, WONDER_FOURS, position.undealt)
    if frame == LAYING_GUILDS:
        return _sets(found, GUILDS_LAID, SLOT_THREES, -1)
    if frame == DRAWING:
        return _sets(found, DRAW, TOKEN_THREES, position.box)
    if frame == PICKING:
        return _each(found, PICK, position.group, 0)
    if frame == TAKING:
        return _each(found, TAKE, position.board, 0)
    if frame == KEEPING:
        return _each(found, KEEP, position.drawn, 0)
    if frame == BEGINNING:
        return _each(found, BEGIN, 3, 0)
    if frame == DESTROYING:
        return _each(found, DESTROY, destructible(position), 0)
    if frame == REVIVING:
        found = _each(found, REVIVE, position.discard_early, 0)
        return _each(found, REVIVE, position.discard_late, LATE)
    if frame == DEALING:
        return _each(found, DEAL, position.candidates(position.slot_revealed()), position.first_of_word())
    if frame == TURN_OVER:
        return _each(found, TURN_UP, position.candidates(position.slot_revealed()), position.first_of_word())
    return found


def destructible(position: Position) -> i64:
    """The rival's cards of the colour in question; there are none of either colour after Age II."""
    bits: i64 = BROWN_EARLY_BITS
    if position.top_extra() == GREY:
        bits = GREY_EARLY_BITS
    return position.rival(position.active).early & bits


def _each(found: vec[i64], kind: i64, bits: i64, first: i64) -> vec[i64]:
    """One move for each bit."""
    while bits != 0:
        found = append(found, pack(kind, first + lowest(bits)))
        bits &= bits - 1
    return found


def _sets(found: vec[i64], kind: i64, sets: vec[i64], within: i64) -> vec[i64]:
    """One outcome for each set that is a subset of the given bits."""
    index: i64 = 0
    wide = len(sets) > 256
    while index < i64(len(sets)):
        if not sets[index] & ~within:
            found = append(found, pack_wide(kind, index) if wide else pack(kind, index))
        index += 1
    return found


def turn_moves(position: Position) -> vec[i64]:
    """Every open card in every possible way (DU-CLR-07)."""
    first: i64 = position.first_of_word()
    offered: i64 = 0
    payable: i64 = 0
    left: i64 = position.open
    city = position.city(position.active)
    rival = position.rival(position.active)
    while left != 0:
        card: i64 = position.lying[lowest(left)]
        offered |= BIT[card - first]
        if price_of_card(city, rival, card) <= city.coins:
            payable |= BIT[card - first]
        left &= left - 1
    found = vec[i64]()
    found = _each(found, BUILD, payable, first)
    found = _each(found, DISCARD, offered, first)
    wonders: i64 = payable_wonders(position)
    while wonders != 0:
        wonder: i64 = lowest(wonders)
        left = offered
        while left != 0:
            found = append(found, pack(RAISE, wonder, first + lowest(left)))
            left &= left - 1
        wonders &= wonders - 1
    return found


def payable_wonders(position: Position) -> i64:
    """The wonders that the player on turn can build now."""
    city = position.city(position.active)
    rival = position.rival(position.active)
    left: i64 = city.unbuilt
    payable: i64 = 0
    while left != 0:
        wonder: i64 = lowest(left)
        if price_of_wonder(city, rival, wonder) <= city.coins:
            payable |= BIT[wonder]
        left &= left - 1
    return payable


# One move at random, without listing all ------------------------------------------------------------------------------


def random_turn_move(position: Position, rng: Rng) -> Move:
    """One of :func:`turn_moves`, all equally likely."""
    city = position.city(position.active)
    rival = position.rival(position.active)
    payable: i64 = 0
    cards: i64 = 0
    builds: i64 = 0
    left: i64 = position.open
    while left != 0:
        slot: i64 = lowest(left)
        cards += 1
        if price_of_card(city, rival, position.lying[slot]) <= city.coins:
            payable |= BIT[slot]
            builds += 1
        left &= left - 1
    wonders: i64 = payable_wonders(position)
    ticket: i64 = rng.below(builds + cards + cards * size(wonders))
    if ticket < builds:
        return pack(BUILD, position.lying[nth(payable, ticket)])
    ticket -= builds
    if ticket < cards:
        return pack(DISCARD, position.lying[nth(position.open, ticket)])
    ticket -= cards
    return pack(RAISE, nth(wonders, ticket // cards), position.lying[nth(position.open, ticket % cards)])


def random_reveal(position: Position, rng: Rng) -> Move:
    """One of the cards that may lie at the place in question, all equally likely (DU-CLR-24)."""
    kind: i64 = TURN_UP
    if position.top_kind() == DEALING:
        kind = DEAL
    candidates: i64 = position.candidates(position.slot_revealed())
    return pack(kind, position.first_of_word() + nth(candidates, rng.below(size(candidates))))


def random_set(position: Position, rng: Rng) -> Move:
    """One of the sets that chance may lay out or draw now, all equally likely, by rejection sampling."""
    frame: i64 = position.top_kind()
    if frame == LAYING_TOKENS:
        return pack(TOKENS_LAID, rng.below(i64(len(TOKEN_FIVES))))
    if frame == LAYING_GUILDS:
        return pack_wide(GUILDS_LAID, rng.below(i64(len(SLOT_THREES))))
    if frame == LAYING_WONDERS:
        group: i64 = rng.below(i64(len(WONDER_FOURS)))
        while WONDER_FOURS[group] & ~position.undealt:
            group = rng.below(i64(len(WONDER_FOURS)))
        return pack_wide(WONDERS_LAID, group)
    drawn: i64 = rng.below(i64(len(TOKEN_THREES)))
    while TOKEN_THREES[drawn] & ~position.box:
        drawn = rng.below(i64(len(TOKEN_THREES)))
    return pack(DRAW, drawn)
