"""The structure as zeros and ones: the cards that lie in it, what they cost, and the shape that is left."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from ecumene.core.encoding import write_flag, write_one_of, write_set, write_up_to
from ecumene.games.duel.cards import BIT, COLOUR, DECK_BITS, SHIELDS, STRATEGY, SYMBOL, lowest, size
from ecumene.games.duel.city import City
from ecumene.games.duel.frames import DESTROYING, PICKING, TURN_OVER
from ecumene.games.duel.material import GREY, GUILD, RED, SYMBOLS_TO_WIN
from ecumene.games.duel.position import AGAIN, TIE_STARTS, Position
from ecumene.games.duel.rules.cost import price_of_card
from ecumene.games.duel.rules.setup import in_second_group
from ecumene.games.duel.spans import CARDS, FRAME_COUNT, HIDDEN_MOST, LEFT_STEPS, OPEN_MOST, PICKS
from ecumene.games.duel.structure import COVERED_BY, COVERS_LEFT, COVERS_RIGHT, NO_SLOT, SLOTS

LYING_SPANS: Final = 15  # of CARDS entries each


def write_lying(
    ones: BytesWriter, at: i64, position: Position, own: City, rival: City, own_shields: i64, rival_shields: i64
) -> tuple[i64, i64, i64, i64]:
    """The cards that lie in the structure, in fifteen spans.

    Returns the symbols on open and on covered cards, and how oneself and the rival could win at once with a card: bit
    0 by symbols, bit 1 by the pawn. The shields are those that each needs to reach the capital.
    """
    own_strategy: i64 = 0
    if own.tokens & STRATEGY:
        own_strategy = 1
    rival_strategy: i64 = 0
    if rival.tokens & STRATEGY:
        rival_strategy = 1
    # Sets of cards of this age's word
    lie_open: i64 = 0
    by_one: i64 = 0
    by_two: i64 = 0
    uncovers_one: i64 = 0
    uncovers_two: i64 = 0
    turns_one: i64 = 0
    turns_two: i64 = 0
    costs_1: i64 = 0
    costs_3: i64 = 0
    costs_5: i64 = 0
    costs_7: i64 = 0
    costs_10: i64 = 0
    payable: i64 = 0
    rival_payable: i64 = 0
    # Symbols, and who could win at once
    symbols_open: i64 = 0
    symbols_covered: i64 = 0
    own_last: bool = size(own.symbols) == SYMBOLS_TO_WIN - 1
    rival_last: bool = size(rival.symbols) == SYMBOLS_TO_WIN - 1
    own_wins: i64 = 0
    rival_wins: i64 = 0
    first: i64 = position.first_of_word()
    base: i64 = (position.age - 1) * SLOTS
    present: i64 = position.present
    left: i64 = present
    while left != 0:
        slot: i64 = lowest(left)
        place: i64 = left & -left
        left &= left - 1
        card: i64 = position.lying[slot]
        if card < 0:
            continue
        bit: i64 = BIT[card - first]
        symbol: i64 = SYMBOL[card]
        if not position.open & place:
            symbols_covered |= symbol
            covering: i64 = COVERED_BY[base + slot] & present
            if covering & (covering - 1):
                by_two |= bit
            else:
                by_one |= bit
            continue
        lie_open |= bit
        symbols_open |= symbol
        covered: i64 = COVERS_LEFT[base + slot]
        if covered != NO_SLOT and COVERED_BY[base + covered] & present == place:
            uncovers_one |= bit
            if position.hidden & BIT[covered]:
                turns_one |= bit
        covered = COVERS_RIGHT[base + slot]
        if covered != NO_SLOT and COVERED_BY[base + covered] & present == place:
            if uncovers_one & bit:
                uncovers_two |= bit
            else:
                uncovers_one |= bit
            if position.hidden & BIT[covered]:
                if turns_one & bit:
                    turns_two |= bit
                else:
                    turns_one |= bit
        shields: i64 = SHIELDS[card]
        red: i64 = 0
        if COLOUR[card] == RED:
            red = 1
        price: i64 = price_of_card(own, rival, card)
        if price >= 1:
            costs_1 |= bit
            if price >= 3:
                costs_3 |= bit
                if price >= 5:
                    costs_5 |= bit
                    if price >= 7:
                        costs_7 |= bit
                        if price >= 10:
                            costs_10 |= bit
        if price <= own.coins:
            payable |= bit
            if own_last and symbol & ~own.symbols:
                own_wins |= 1
            if shields and shields + red * own_strategy >= own_shields:
                own_wins |= 2
        if price_of_card(rival, own, card) <= rival.coins:
            rival_payable |= bit
            if rival_last and symbol & ~rival.symbols:
                rival_wins |= 1
            if shields and shields + red * rival_strategy >= rival_shields:
                rival_wins |= 2
    at = write_set(ones, at + first, lie_open, CARDS)
    at = write_set(ones, at, by_one, CARDS)
    at = write_set(ones, at, by_two, CARDS)
    at = write_set(ones, at, _may_turn_up(position), CARDS)
    at = write_set(ones, at, uncovers_one, CARDS)
    at = write_set(ones, at, uncovers_two, CARDS)
    at = write_set(ones, at, turns_one, CARDS)
    at = write_set(ones, at, turns_two, CARDS)
    at = write_set(ones, at, costs_1, CARDS)
    at = write_set(ones, at, costs_3, CARDS)
    at = write_set(ones, at, costs_5, CARDS)
    at = write_set(ones, at, costs_7, CARDS)
    at = write_set(ones, at, costs_10, CARDS)
    at = write_set(ones, at, payable, CARDS)
    write_set(ones, at, rival_payable, CARDS)
    return symbols_open, symbols_covered, own_wins, rival_wins


def _may_turn_up(position: Position) -> i64:
    """The cards of this age's word that may still turn up, or are out of the game."""
    if position.age == 0:
        return 0
    if position.age < 3:
        return position.unseen_early & DECK_BITS[position.age]
    return position.unseen_late & (DECK_BITS[3] | DECK_BITS[GUILD])


def write_shape(ones: BytesWriter, at: i64, position: Position, seat: i64, frame: i64) -> None:
    """The structure's shape, and what is to be decided."""
    present: i64 = position.present
    age: i64 = position.age
    if age > 0:
        write_set(ones, at + (age - 1) * SLOTS, present, SLOTS)
    at += 60
    at = write_set(ones, at, position.guild_slots & position.hidden, SLOTS)
    at = write_up_to(ones, at, size(position.hidden), HIDDEN_MOST)
    at = write_up_to(ones, at, size(position.open), OPEN_MOST)
    left: i64 = size(present)
    at = write_up_to(ones, at, left >> 1, LEFT_STEPS)
    at = write_flag(ones, at, left & 1 != 0)
    if age > 0:
        write_one_of(ones, at, age - 1, 3)
    at = write_one_of(ones, at + 3, frame, FRAME_COUNT)
    if frame == PICKING:
        write_up_to(ones, at, position.top_extra(), PICKS)
        write_flag(ones, at + PICKS, in_second_group(position))
    at += PICKS + 1
    at = write_flag(ones, at, frame == DESTROYING and position.top_extra() == GREY)
    at = write_one_of(ones, at, position.active ^ seat, 2)
    _write_next(ones, at, position.stack, seat)
    at += 3
    at = write_flag(ones, at, age == 0 and position.first == seat)
    write_flag(ones, at, position.flags & TIE_STARTS != 0)


def _write_next(ones: BytesWriter, at: i64, stack: i64, seat: i64) -> None:
    """Who has the next turn, if that is decided: the frame of the turn's end lies on the stack."""
    while stack != 0 and stack & 31 != TURN_OVER:
        stack >>= 10
    if stack != 0:
        following: i64 = (stack >> 5) & 31
        write_one_of(ones, at, (following & 1) ^ seat, 2)
        write_flag(ones, at + 2, following & AGAIN != 0)
