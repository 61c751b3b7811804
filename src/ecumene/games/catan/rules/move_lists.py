"""Lists of the legal moves, in ascending order."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ecumene.core.notation import first_of, pack, second_of
from ecumene.core.state import ALLOWED, CHANCE, OVER
from ecumene.games.catan import moves as verb
from ecumene.games.catan.cards import BIT, FACES_OF, lane
from ecumene.games.catan.frames import (
    ANSWERING,
    ANSWERS,
    BEFORE_ROLL,
    CASTING,
    CASTING_EVENT,
    COMPOSING,
    DRAWING,
    FIRST_PLAYER,
    FOUNDING,
    FOUNDING_ROAD,
    FREE_ROADS,
    KIND_BIT,
    LAYING_CORNER,
    LAYING_HARBOUR,
    LAYING_NUMBER,
    LAYING_RED,
    LAYING_TERRAIN,
    MAIN,
    MOVING_ROBBER,
    PLACING_MERCHANT,
    REPLACING,
    SAILING,
    STEALING,
    SWAPPING,
)
from ecumene.games.catan.island import ISLAND
from ecumene.games.catan.layout import HANDS
from ecumene.games.catan.material import CARD_COUNT, EVENTS, GENERIC, KIND_COUNT, NUMBERS, TERRAINS
from ecumene.games.catan.position import Position
from ecumene.games.catan.rules import (
    move_lists_choices,
    move_lists_turn,
    progress_decks,
    rolling,
    setup,
    turn,
)
from ecumene.games.catan.rules.move_lists_turn import each


def legal_moves(position: Position) -> vec[i64]:
    """Every legal move or possible outcome, ascending."""
    found = vec[i64](capacity=30)
    if position.actor == OVER:
        return found
    frame: i64 = position.top_kind()
    if frame == MAIN:
        found = move_lists_turn.main_moves(position, found)
        return append(found, pack(verb.END)) if move_lists_turn.may_end(position) else found
    if position.actor == CHANCE:
        return outcomes(position, frame, found)
    if frame == BEFORE_ROLL:
        return move_lists_turn.before_roll(position, found)
    if frame == ANSWERING or frame == COMPOSING:
        return move_lists_turn.trade_moves(position, frame, found)
    if frame == FOUNDING or frame == FOUNDING_ROAD or frame == FREE_ROADS or frame == REPLACING or frame == SAILING:
        found = move_lists_choices.placing_moves(position, frame, found)
    elif frame == MOVING_ROBBER or frame == PLACING_MERCHANT or frame == SWAPPING:
        found = move_lists_choices.hex_moves(position, frame, found)
    else:
        found = move_lists_choices.choice_moves(position, frame, found)
    if ANSWERS[frame] & KIND_BIT[verb.PASS] and turn.why_not_pass(position, frame) == ALLOWED:
        found = append(found, pack(verb.PASS))
    return found


# Chance ---------------------------------------------------------------------------------------------------------------


def outcomes(position: Position, frame: i64, found: vec[i64]) -> vec[i64]:
    """The outcomes that chance may produce."""
    number: i64 = 0
    if frame == CASTING:
        if rolling.with_event(position):
            while number < 36 * len(EVENTS):
                found = append(found, pack(verb.CAST, number // len(EVENTS), number % len(EVENTS)))
                number += 1
        else:
            while number < 36:
                if rolling.why_not_thrown(position, number) == ALLOWED:
                    found = append(found, pack(verb.THROWN, number))
                number += 1
    elif frame == CASTING_EVENT:
        found = each(found, verb.EVENT_THROWN, BIT[len(EVENTS)] - 1)
    elif frame == STEALING:
        hand: i64 = position.zones[HANDS + position.top_extra()]
        while number < KIND_COUNT:
            if lane(hand, number):
                found = append(found, pack(verb.STOLEN, number))
            number += 1
    elif frame == DRAWING:
        while number < CARD_COUNT:
            if progress_decks.draw_weight(position, number):
                found = append(found, pack(verb.DRAWN, number))
            number += 1
    elif frame == FIRST_PLAYER:
        found = each(found, verb.FIRST, position.everyone())
    else:
        found = _layings(position, frame, found)
    return found


def _layings(position: Position, frame: i64, found: vec[i64]) -> vec[i64]:
    number: i64 = 0
    if frame == LAYING_TERRAIN:
        while number < len(TERRAINS):
            if setup.why_not_terrain(position, number) == ALLOWED:
                found = append(found, pack(verb.TERRAIN_LAID, number))
            number += 1
    elif frame == LAYING_CORNER:
        found = each(found, verb.CORNER_CHOSEN, BIT[setup.CORNERS] - 1)
    elif frame == LAYING_RED:
        for place in range(len(ISLAND)):
            if setup.red_weight(position, place):
                found = append(found, pack(verb.RED_LAID, ISLAND[place]))
    elif frame == LAYING_NUMBER:
        while number < len(NUMBERS):
            if setup.why_not_number(position, number) == ALLOWED:
                found = append(found, pack(verb.NUMBER_LAID, number))
            number += 1
    elif frame == LAYING_HARBOUR:
        while number <= GENERIC:
            if setup.why_not_harbour(position, number) == ALLOWED:
                found = append(found, pack(verb.HARBOUR_LAID, number))
            number += 1
    return found


def weights(position: Position) -> vec[i64]:
    """How likely each outcome is, in the order of :func:`outcomes`."""
    found = vec[i64]()
    frame: i64 = position.top_kind()
    for move in legal_moves(position):
        first: i64 = first_of(move)
        weight: i64 = 1
        if frame == CASTING and rolling.with_event(position):
            weight = FACES_OF[second_of(move)]
        elif frame == CASTING_EVENT:
            weight = FACES_OF[first]
        elif frame == STEALING:
            weight = lane(position.zones[HANDS + position.top_extra()], first)
        elif frame == DRAWING:
            weight = progress_decks.draw_weight(position, first)
        elif frame == LAYING_TERRAIN:
            weight = setup.terrain_left(position, first)
        elif frame == LAYING_RED:
            place: i64 = 0
            while ISLAND[place] != first:
                place += 1
            weight = setup.red_weight(position, place)
        elif frame == LAYING_NUMBER:
            weight = setup.numbers_left(position, first)
        elif frame == LAYING_HARBOUR:
            weight = setup.harbours_left(position, first)
        found = append(found, weight)
    return found
