"""The lists of legal moves, in ascending order."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecumene.core.notation import pack, pack_wide
from ecumene.core.state import ALLOWED, OVER
from ecumene.games.newdawn import moves as verb
from ecumene.games.newdawn.frames import (
    ADVANCING,
    ATTACKER,
    BATTLE,
    BUILDER,
    BY_CHANCE,
    CARAVAN_CHOICE,
    CIVIL,
    COMPASS,
    CONVERTING,
    CORE_DIE,
    CULTURE,
    DEALING,
    DEFENDER,
    DRAWING_VICTORY,
    FIRST_PLAYER,
    GARDENS,
    INDUSTRY,
    LAYER,
    LAYING_AT,
    LAYING_TILE,
    LAYING_TURN,
    LEADERS,
    MILITARY,
    MUSTERING,
    PAYING,
    RAID_DIE,
    REFILLING,
    REVEALED_DECK,
    REVEALING,
    SHAPE,
    SIDE,
    STACK_DIE,
    STONEHENGE,
    TIER,
    TRADE,
    TRAVELLING,
    TURN,
    UNSTORING,
    URBAN,
)
from ecumene.games.newdawn.land import BIT, COLUMNS, NONE, SpaceSet, lowest
from ecumene.games.newdawn.layout import DECK, TILES, TOKEN_SET, TOKENS
from ecumene.games.newdawn.material import (
    DECKS,
    LEADER_COUNT,
    RESOURCE_KINDS,
)
from ecumene.games.newdawn.position import Position
from ecumene.games.newdawn.rules import (
    choices,
    cities,
    culture,
    decks,
    economy,
    industry,
    laying,
    mapping,
    military,
    setup,
    spending,
    starting,
)
from ecumene.games.newdawn.rules.choices import each_space
from ecumene.games.newdawn.tiles import TILE_COUNT

ALL_CARDS: Final = 0xFFFFF
ALL_DICE: Final = 63


def legal_moves(position: Position) -> vec[i64]:
    """Every legal move or possible outcome of chance, ascending."""
    found = vec[i64]()
    if position.actor == OVER:
        return found
    frame: i64 = position.top()
    if frame == TURN:
        return _turn(position, found)
    if frame == TRAVELLING:
        return _travelling(position, found)
    if frame == CULTURE or frame == CIVIL or frame == GARDENS or frame == STONEHENGE or frame == URBAN:
        return _placing(position, frame, found)
    if frame == MILITARY:
        return _military(position, found)
    if frame == INDUSTRY:
        return _industry(position, found)
    if frame == ATTACKER or frame == DEFENDER or frame == PAYING or frame == ADVANCING:
        return _spending(position, frame, found)
    if frame == CARAVAN_CHOICE:
        return _caravans(position, found)
    if frame == TRADE or frame == UNSTORING:
        return _putting(position, frame, found)
    if BY_CHANCE[frame]:
        return _outcomes(position, frame, found)
    if frame <= LAYING_AT:
        return _layings(position, frame, found)
    if frame == REFILLING or frame == MUSTERING:
        return _taking_back(position, frame, found)
    if frame == CONVERTING:
        return _converting(position, found)
    return choices.moves(position, frame, found)


def each(found: vec[i64], kind: i64, bits: i64) -> vec[i64]:
    """Add a move of one kind for each bit."""
    while bits:
        found = append(found, pack(kind, lowest(bits)))
        bits &= bits - 1
    return found


def row_cards(position: Position, seat: i64) -> i64:
    """The cards of a row, one bit each."""
    return ALL_CARDS & ~position.zones[DECK + seat]


# Chance and the map ---------------------------------------------------------------------------------------------------


def _outcomes(position: Position, frame: i64, found: vec[i64]) -> vec[i64]:
    number: i64 = 0
    if frame == BATTLE:
        return each(found, verb.BATTLE, BIT[36] - 1)
    if frame == RAID_DIE or frame == STACK_DIE or frame == CORE_DIE:
        return each(found, verb.DIE_CAST, ALL_DICE)
    if frame == REVEALING:
        while number < 6:
            wonder: i64 = 6 * position.field(REVEALED_DECK) + number
            if decks.why_not_revealed(position, wonder) == ALLOWED:
                found = append(found, pack(verb.REVEALED, wonder))
            number += 1
    elif frame == LEADERS:
        while number < LEADER_COUNT:
            if setup.why_not_leader(position, number) == ALLOWED:
                found = append(found, pack(verb.LEADER_DRAWN, number))
            number += 1
    elif frame <= DEALING:
        while number < TILE_COUNT:
            if setup.tile_weight(position, number):
                found = append(found, pack(verb.TILE_DEALT, number))
            number += 1
    elif frame == BUILDER:
        found = each(found, verb.BUILDER, BIT[position.players] - 1)
    elif frame == FIRST_PLAYER:
        found = each(found, verb.FIRST, BIT[position.players] - 1)
    elif frame == COMPASS:
        found = each(found, verb.COMPASS, ALL_DICE)
    elif frame == DRAWING_VICTORY:
        while number < 15:
            if setup.why_not_victory(position, number) == ALLOWED:
                found = append(found, pack(verb.VICTORY_DRAWN, number))
            number += 1
    return found


def _layings(position: Position, frame: i64, found: vec[i64]) -> vec[i64]:
    number: i64 = 0
    if frame == LAYING_TILE:
        side_a = laying.can_lay_side(position, 0)
        side_b = laying.can_lay_side(position, 1)
        tiles: i64 = position.zones[TILES + position.field(LAYER)]
        while tiles:
            number = lowest(tiles)
            tiles &= tiles - 1
            if side_a:
                found = append(found, pack(verb.LAY, number, 0))
            if side_b:
                found = append(found, pack(verb.LAY, number, 1))
        return found
    tier: i64 = position.field(TIER)
    wanted = mapping.touching_rows(position, tier)
    if frame == LAYING_TURN:
        while number < 6:
            if mapping.can_lay(position, tier, wanted, 6 * position.field(SIDE) + number):
                found = append(found, pack(verb.TURN, number))
            number += 1
    elif frame == LAYING_AT:
        at: i64 = mapping.FIRST_ROW
        while at <= mapping.LAST_ROW:
            columns: i64 = mapping.columns_for(position, tier, wanted, position.field(SHAPE), at)
            while columns:
                found = append(found, pack_wide(verb.AT, at * COLUMNS + lowest(columns)))
                columns &= columns - 1
            at += 1
    return found


def weights(position: Position) -> vec[i64]:
    """How likely each outcome is, in the order of the list: all equal, except for the tiles of the core."""
    found = vec[i64]()
    dealing = position.top() <= DEALING and position.top() > LEADERS and position.top() != CORE_DIE
    for move in legal_moves(position):
        weight: i64 = 1
        if dealing:
            weight = setup.tile_weight(position, (move >> 8) & 255)
        found = append(found, weight)
    return found


# A turn ---------------------------------------------------------------------------------------------------------------


def _turn(position: Position, found: vec[i64]) -> vec[i64]:
    seat: i64 = position.actor
    if starting.has_any(position, seat):
        effect: i64 = 0
        while effect < 7:
            if starting.why_not_use(position, seat, effect) == ALLOWED:
                found = append(found, pack(verb.USE, effect))
            effect += 1
    return each(found, verb.FOCUS, row_cards(position, seat))


def _placing(position: Position, frame: i64, found: vec[i64]) -> vec[i64]:
    seat: i64 = position.actor
    if culture.tokens_left(position, frame) > 0:
        if position.zones[TOKENS + seat] > 0:
            found = each_space(found, verb.PLACE, culture.targets(position, seat, frame, NONE))
        else:
            found = _taking_back(position, frame, found)
    elif frame == CULTURE:
        found = _tokens(position, frame, found)
    if culture.why_not_stop_placing(position, frame) == ALLOWED:
        found = append(found, pack(verb.PASS))
    return found


def _converting(position: Position, found: vec[i64]) -> vec[i64]:
    seat: i64 = position.actor
    if position.zones[TOKENS + seat] == 0:
        found = _taking_back(position, CONVERTING, found)
    found = each_space(found, verb.CONVERT, culture.convertible(position, seat))
    if culture.why_not_stop_placing(position, CONVERTING) == ALLOWED:
        found = append(found, pack(verb.PASS))
    return found


def _tokens(position: Position, frame: i64, found: vec[i64]) -> vec[i64]:
    """What can be spent now: trade tokens of the card, and tokens that count as one."""
    seat: i64 = position.actor
    bits: i64 = row_cards(position, seat)
    while bits:
        card: i64 = lowest(bits)
        bits &= bits - 1
        if spending.why_not_spend(position, seat, frame, card) == ALLOWED:
            found = append(found, pack(verb.SPEND, card))
    token: i64 = 0
    while token < 16:
        if spending.why_not_employ(position, seat, frame, token) == ALLOWED:
            found = append(found, pack(verb.EMPLOY, token))
        token += 1
    return found


def _taking_back(position: Position, frame: i64, found: vec[i64]) -> vec[i64]:
    seat: i64 = position.actor
    at: i64 = TOKEN_SET + 3 * seat
    word: i64 = 0
    while word < 3:
        bits: i64 = position.sets[at + word]
        while bits:
            space: i64 = lowest(bits) + 60 * word
            bits &= bits - 1
            if choices.why_not_take_back(position, seat, frame, space) == ALLOWED:
                found = append(found, pack(verb.TAKE_BACK, space))
        word += 1
    if (frame == REFILLING or frame == MUSTERING) and choices.why_not_pass(position, frame) == ALLOWED:
        found = append(found, pack(verb.PASS))
    return found


def _spending(position: Position, frame: i64, found: vec[i64]) -> vec[i64]:
    found = _tokens(position, frame, found)
    if frame == PAYING:
        resource: i64 = 0
        while resource < RESOURCE_KINDS:
            if industry.why_not_pay(position, position.actor, resource) == ALLOWED:
                found = append(found, pack(verb.PAY, resource))
            resource += 1
        return found
    if frame == ADVANCING:
        found = append(found, pack(verb.ADVANCE))
    if choices.why_not_pass(position, frame) == ALLOWED:
        found = append(found, pack(verb.PASS))
    return found


def _putting(position: Position, frame: i64, found: vec[i64]) -> vec[i64]:
    seat: i64 = position.actor
    bits: i64 = row_cards(position, seat)
    while bits:
        card: i64 = lowest(bits)
        bits &= bits - 1
        if choices.why_not_put(position, seat, frame, card) == ALLOWED:
            found = append(found, pack(verb.PUT, card))
    if frame == TRADE and spending.why_not_store(position, seat) == ALLOWED:
        found = append(found, pack(verb.STORE))
    if choices.why_not_pass(position, frame) == ALLOWED:
        found = append(found, pack(verb.PASS))
    return found


def _caravans(position: Position, found: vec[i64]) -> vec[i64]:
    seat: i64 = position.actor
    moves: i64 = economy.reach_at_start(position)
    if economy.may_move_more(position):
        if economy.idle_caravan(position, seat) >= 0:
            starts = economy.starts(position, seat)
            found = each_space(found, verb.DEPART, _leavable(position, seat, moves, starts))
        resting = economy.resting(position, seat)
        found = each_space(found, verb.RESUME, _leavable(position, seat, moves, resting))
    return append(found, pack(verb.PASS))


def _leavable(position: Position, seat: i64, moves: i64, spaces: SpaceSet) -> SpaceSet:
    """The spaces of a set that a caravan can leave."""
    return (
        _leavable_word(position, seat, moves, spaces[0], 0),
        _leavable_word(position, seat, moves, spaces[1], 60),
        _leavable_word(position, seat, moves, spaces[2], 120),
    )


def _leavable_word(position: Position, seat: i64, moves: i64, bits: i64, start: i64) -> i64:
    kept: i64 = 0
    while bits:
        number: i64 = lowest(bits)
        bits &= bits - 1
        if economy.can_leave(position, seat, number + start, moves):
            kept |= BIT[number]
    return kept


def _travelling(position: Position, found: vec[i64]) -> vec[i64]:
    seat: i64 = position.actor
    moves: i64 = economy.moves_left(position)
    if economy.own_moves_left(position) <= 1:
        found = _tokens(position, TRAVELLING, found)
    if moves > 0:
        at: i64 = 3 * position.here
        near = position.land.near
        found = _steps(position, seat, moves, near[at], 0, found)
        found = _steps(position, seat, moves, near[at + 1], 60, found)
        found = _steps(position, seat, moves, near[at + 2], 120, found)
    if economy.why_not_arrive(position, seat) == ALLOWED:
        found = append(found, pack(verb.ARRIVE))
    if economy.why_not_stop(position, seat) == ALLOWED:
        found = append(found, pack(verb.STOP))
    return found


def _steps(position: Position, seat: i64, moves: i64, bits: i64, start: i64, found: vec[i64]) -> vec[i64]:
    while bits:
        space: i64 = lowest(bits) + start
        bits &= bits - 1
        if economy.why_not_step_to(position, seat, space, moves) == ALLOWED:
            found = append(found, pack(verb.STEP, space))
    return found


def _industry(position: Position, found: vec[i64]) -> vec[i64]:
    seat: i64 = position.actor
    found = each_space(found, verb.CITY, cities.sites(position, seat))
    found = each_space(found, verb.SETTLE, cities.camps(position, seat))
    deck: i64 = 0
    while deck < DECKS:
        wonder: i64 = industry.open_wonder(position, deck)
        if wonder >= 0 and industry.why_not_wonder(position, seat, wonder) == ALLOWED:
            found = append(found, pack(verb.WONDER_BUILT, wonder))
        deck += 1
    return append(found, pack(verb.PASS))


def _military(position: Position, found: vec[i64]) -> vec[i64]:
    seat: i64 = position.actor
    if military.attacks_left(position) > 0:
        found = each_space(found, verb.ATTACK, military.targets(position, seat, position.card))
    if military.reinforcements_left(position) > 0:
        found = each_space(found, verb.REINFORCE, military.reinforceable(position, seat))
    return append(found, pack(verb.PASS))
