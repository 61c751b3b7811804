"""What a seat knows of a position as zeros and ones, and moves as parts of a policy; docs/encoders.md lists both.

The seat's own things come first, then the rival's. Everything but the tokens drawn for the Great Library is public, and
these are written for their chooser only (DU-CLR-29).
"""

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from ecumene.core.encoding import NO_PART, Encoder, write_flag, write_number, write_one_of, write_set, write_up_to
from ecumene.core.notation import first_of, kind_of, second_of
from ecumene.core.state import Move, Seat, State
from ecumene.games.duel.cards import (
    BIT,
    CARD_COUNT,
    COLOUR,
    DECK_BITS,
    LATE,
    SHIELDS,
    STRATEGY,
    SYMBOL,
    TOKEN_COUNT,
    WONDER_COUNT,
    WONDER_SHIELDS,
    lane,
    lowest,
    size,
)
from ecumene.games.duel.city import City
from ecumene.games.duel.frames import DESTROYING, FRAMES, KEEPING, PICKING, TURN_OVER
from ecumene.games.duel.material import (
    BLUE,
    CAPITAL,
    COINS_PER_POINT,
    GREEN,
    GREY,
    GUILD,
    MILITARY_POINTS,
    RED,
    RESOURCE_COUNT,
    SYMBOLS_TO_WIN,
    WONDER,
    YELLOW,
)
from ecumene.games.duel.moves import BEGIN, BUILD, DESTROY, DISCARD, KEEP, PICK, RAISE, REVIVE, TAKE
from ecumene.games.duel.position import AGAIN, TIE_STARTS, Position
from ecumene.games.duel.rules.cost import price_of_card, price_of_wonder
from ecumene.games.duel.rules.scoring import guild_points, token_points
from ecumene.games.duel.rules.setup import in_second_group
from ecumene.games.duel.structure import COVERED_BY, COVERS_LEFT, COVERS_RIGHT, NO_SLOT, SLOTS

VERSION: Final = 1

# Literals, because compiled code needs them; checked below.
CARDS: Final = 73
WONDERS: Final = 12
TOKENS: Final = 10
FRAME_COUNT: Final = 15

CARD_PRICES: Final = (1, 3, 5, 7, 10)
WONDER_PRICES: Final = (1, 3, 5, 7, 9, 12)
COIN_STEPS: Final = (*range(1, 17), 18, 20, 23, 26, 30, 35, 40, 50)
LEAD_STEPS: Final = (1, 3, 5, 8, 11, 14, 18, 22, 27, 32)
PRODUCED_MOST: Final = 4
CHOOSERS_MOST: Final = 2
COLOUR_MOST: Final = 6
BUILT_MOST: Final = 4
BLUE_STEPS: Final = 10
GREEN_STEPS: Final = 6
YELLOW_STEPS: Final = 4
PURPLE_STEPS: Final = 7
WONDER_STEPS: Final = 8
TOKEN_STEPS: Final = 7
TOTAL_STEPS: Final = 24
SCIENCE: Final = 6  # symbols on cards; Law's is on no card
OPEN_MOST: Final = 6
HIDDEN_MOST: Final = 9
LEFT_STEPS: Final = 10
PICKS: Final = 4

_POINTS_STEP: Final = 3
_GREEN_STEP: Final = 2
_COIN_TOP: Final = 50
_LEAD_TOP: Final = 32
_COIN_LEVEL: Final = vec[i64]([sum(step <= coins for step in COIN_STEPS) for coins in range(51)])
_LEAD_LEVEL: Final = vec[i64]([sum(step <= points for step in LEAD_STEPS) for points in range(33)])


def _city_spans(whose: str, name: str) -> tuple[tuple[str, int, str], ...]:
    return (
        (f"{name}-coins", 24, f"{whose} coins: at least {', '.join(map(str, COIN_STEPS))}"),
        (f"{name}-production", 20, f"units of each resource on {whose} brown and grey cards: at least 1, 2, 3, 4"),
        (f"{name}-raw-choosers", 2, f"{whose} choice producers of raw materials: at least 1, 2"),
        (f"{name}-made-choosers", 2, f"{whose} choice producers of manufactured goods: at least 1, 2"),
        (f"{name}-fixed-prices", 5, f"resources that {whose} yellow cards make cost one coin"),
        (f"{name}-colours", 42, f"{whose} cards of each colour, brown to purple: at least 1 to 6"),
        (f"{name}-wonders-built", 4, f"{whose} wonders built: at least 1 to 4"),
        (f"{name}-symbols", 7, f"{whose} different scientific symbols, Law's last"),
        (f"{name}-symbol-count", 6, "how many of them: at least 1 to 6"),
        (f"{name}-blue-points", 10, f"points on {whose} blue cards: at least 3, 6 to 30"),
        (f"{name}-green-points", 6, f"points on {whose} green cards: at least 2, 4 to 12"),
        (f"{name}-yellow-points", 4, f"points on {whose} yellow cards: at least 3, 6, 9, 12"),
        (f"{name}-guild-points", 7, f"points of {whose} guilds now: at least 3, 6 to 21"),
        (f"{name}-wonder-points", 8, f"points on {whose} wonders: at least 3, 6 to 24"),
        (f"{name}-token-points", 7, f"points of {whose} progress tokens: at least 3, 6 to 21"),
        (f"{name}-points", 24, f"{whose} points in all, coins and military included: at least 3, 6 to 72"),
    )


SPANS: Final = (
    ("own-cards", CARDS, "cards in one's own city"),
    ("rival-cards", CARDS, "cards in the rival's city"),
    ("discard-pile", CARDS, "cards in the discard pile"),
    ("open", CARDS, "uncovered cards of the structure"),
    ("covered-by-one", CARDS, "cards that lie face up and are covered by one card"),
    ("covered-by-two", CARDS, "cards that lie face up and are covered by two cards"),
    ("unseen", CARDS, "cards that may still turn up in this age, or are out of the game"),
    ("uncovers-one", CARDS, "uncovered cards that alone cover at least one card"),
    ("uncovers-two", CARDS, "uncovered cards that alone cover two cards"),
    ("turns-up-one", CARDS, "uncovered cards whose taking turns up at least one card"),
    ("turns-up-two", CARDS, "uncovered cards whose taking turns up two cards"),
    *((f"costs-{price}", CARDS, f"uncovered cards that cost oneself at least {price}") for price in CARD_PRICES),
    ("payable", CARDS, "uncovered cards that one could pay for"),
    ("rival-payable", CARDS, "uncovered cards that the rival could pay for"),
    ("own-unbuilt", WONDERS, "own wonders that can still be built"),
    ("own-built", WONDERS, "own wonders built"),
    ("own-wonders-payable", WONDERS, "own unbuilt wonders that one could pay for"),
    *((f"own-wonder-costs-{price}", WONDERS, f"of these, cost at least {price}") for price in WONDER_PRICES),
    ("rival-unbuilt", WONDERS, "the rival's wonders that can still be built"),
    ("rival-built", WONDERS, "the rival's wonders built"),
    ("rival-wonders-payable", WONDERS, "the rival's unbuilt wonders that the rival could pay for"),
    *((f"rival-wonder-costs-{price}", WONDERS, f"of these, cost at least {price}") for price in WONDER_PRICES),
    ("retired", WONDERS, "wonders that went back to the box"),
    ("group", WONDERS, "wonders to pick from"),
    ("board-tokens", TOKENS, "progress tokens on the board"),
    ("own-tokens", TOKENS, "own progress tokens"),
    ("rival-tokens", TOKENS, "the rival's progress tokens"),
    ("box-tokens", TOKENS, "progress tokens in the box, drawn ones included"),
    ("drawn-tokens", TOKENS, "progress tokens drawn for oneself to keep one"),
    *_city_spans("own", "own"),
    *_city_spans("the rival's", "rival"),
    ("ahead", 10, f"own points above the rival's: at least {', '.join(map(str, LEAD_STEPS))}"),
    ("behind", 10, "the rival's points above one's own: likewise"),
    ("pawn-forward", 9, "how far the pawn is on the rival's side: at least 1 to 9"),
    ("pawn-back", 9, "how far the pawn is on one's own side: at least 1 to 9"),
    ("loot", 4, "military tokens left: own nearer and farther one, then the rival's"),
    ("new-symbols-open", SCIENCE, "symbols on uncovered cards that one does not have"),
    ("pairs-open", SCIENCE, "symbols on uncovered cards that one has"),
    ("new-symbols-covered", SCIENCE, "symbols on visible covered cards that one does not have"),
    ("pairs-covered", SCIENCE, "symbols on visible covered cards that one has"),
    ("rival-new-symbols-open", SCIENCE, "symbols on uncovered cards that the rival does not have"),
    ("rival-pairs-open", SCIENCE, "symbols on uncovered cards that the rival has"),
    ("rival-new-symbols-covered", SCIENCE, "symbols on visible covered cards that the rival does not have"),
    ("rival-pairs-covered", SCIENCE, "symbols on visible covered cards that the rival has"),
    ("own-wins", 2, "a payable card, or wonder, would win oneself the game at once: by symbols, by the pawn"),
    ("rival-wins", 2, "the same for the rival"),
    ("places", 60, "places of the structure that hold a card: twenty for each age"),
    ("guild-backs", SLOTS, "places of Age III where a guild lies face down"),
    ("hidden", HIDDEN_MOST, "cards face down in the structure: at least 1 to 9"),
    ("open-count", OPEN_MOST, "uncovered cards: at least 1 to 6"),
    ("left", LEFT_STEPS, "cards left in the structure: at least 2, 4 to 20"),
    ("left-odd", 1, "an odd number of cards is left"),
    ("age", 3, "the age; none during the draft"),
    ("asked", FRAME_COUNT, "what is to be decided: " + ", ".join(frame.name for frame in FRAMES)),
    ("picks", PICKS, "wonders left to pick in this group: at least 1 to 4"),
    ("second-group", 1, "the second group of wonders has been laid out"),
    ("destroys-grey", 1, "the card to destroy is grey"),
    ("active", 2, "who decides: oneself, the rival"),
    ("next", 3, "within a turn, who has the next one: oneself, the rival; and whether it is an extra turn"),
    ("first", 1, "during the draft: one is the first player"),
    ("tie-starts", 1, "option: with the pawn in the middle the last player starts an age without choosing"),
)

PARTS: Final = (
    ("build", CARDS, "build that card"),
    ("discard", CARDS, "discard that card"),
    ("raise", WONDERS, "build that wonder; the other part is from *spend*"),
    ("spend", CARDS, "with that card"),
    ("pick", WONDERS, "pick that wonder"),
    ("take", TOKENS, "take that progress token from the board"),
    ("keep", TOKENS, "keep that progress token"),
    ("destroy", CARDS, "destroy that card"),
    ("revive", CARDS, "build that card of the discard pile"),
    ("begin", 2, "oneself begins the age; the rival does"),
)

assert (CARD_COUNT, WONDER_COUNT, TOKEN_COUNT, len(FRAMES)) == (CARDS, WONDERS, TOKENS, FRAME_COUNT)

_BUILD: Final = 0
_DISCARD: Final = 73
_RAISE: Final = 146
_SPEND: Final = 158
_PICK: Final = 231
_TAKE: Final = 243
_KEEP: Final = 253
_DESTROY: Final = 263
_REVIVE: Final = 336
_BEGIN: Final = 409


class DuelEncoder(Encoder):
    """The encoder of 7 Wonders Duel."""

    def write_ones(self, state: State, seat: Seat, ones: BytesWriter) -> None:
        """See :meth:`Encoder.write_ones`."""
        assert isinstance(state, Position)
        write_position(state, seat, ones)

    def write_parts(self, state: State, seat: Seat, move: Move, parts: BytesWriter) -> None:  # noqa: ARG002
        """See :meth:`Encoder.write_parts`."""
        kind: i64 = kind_of(move)
        first: i64 = first_of(move)
        other: i64 = NO_PART
        if kind == BUILD:
            first += _BUILD
        elif kind == DISCARD:
            first += _DISCARD
        elif kind == RAISE:
            first += _RAISE
            other = _SPEND + second_of(move)
        elif kind == PICK:
            first += _PICK
        elif kind == TAKE:
            first += _TAKE
        elif kind == KEEP:
            first += _KEEP
        elif kind == DESTROY:
            first += _DESTROY
        elif kind == REVIVE:
            first += _REVIVE
        elif kind == BEGIN:
            first = _BEGIN + (first ^ seat)
        else:
            raise ValueError("only decisions of seats have parts")
        write_number(parts, first)
        write_number(parts, other)


def _write_cards(ones: BytesWriter, at: i64, early: i64, late: i64) -> i64:
    """A set of cards."""
    write_set(ones, at, early, LATE)
    write_set(ones, at + LATE, late, CARDS - LATE)
    return at + CARDS


# The vector -----------------------------------------------------------------------------------------------------------


def write_position(position: Position, seat: i64, ones: BytesWriter) -> None:
    """Every span, in order."""
    own = position.city(seat)
    rival = position.rival(seat)
    at: i64 = _write_cards(ones, 0, own.early, own.late)
    at = _write_cards(ones, at, rival.early, rival.late)
    at = _write_cards(ones, at, position.discard_early, position.discard_late)
    first: i64 = position.first_of_word()
    distance: i64 = position.distance(seat)
    own_shields: i64 = CAPITAL - distance
    rival_shields: i64 = CAPITAL + distance
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
    at = write_set(ones, at, rival_payable, CARDS) - first
    shields_won: i64 = _write_wonders(ones, at, own, rival)
    if shields_won >= own_shields:
        own_wins |= 2
    at += 9 * WONDERS
    shields_won = _write_wonders(ones, at, rival, own)
    if shields_won >= rival_shields:
        rival_wins |= 2
    at += 9 * WONDERS
    at = write_set(ones, at, own.retired | rival.retired, WONDERS)
    at = write_set(ones, at, position.group, WONDERS)
    at = write_set(ones, at, position.board, TOKENS)
    at = write_set(ones, at, own.tokens, TOKENS)
    at = write_set(ones, at, rival.tokens, TOKENS)
    at = write_set(ones, at, position.box, TOKENS)
    frame: i64 = position.top_kind()
    drawn: i64 = 0
    if frame == KEEPING and seat == position.active:
        drawn = position.drawn
    at = write_set(ones, at, drawn, TOKENS)
    own_points: i64 = _write_city(ones, at, position, seat, own, distance)
    at += 178
    rival_points: i64 = _write_city(ones, at, position, 1 - seat, rival, -distance)
    at += 178
    at = _write_lead(ones, at, own_points - rival_points)
    at = write_up_to(ones, at, distance, CAPITAL)
    at = write_up_to(ones, at, -distance, CAPITAL)
    loot: i64 = position.loot
    if seat == 1:
        loot = (loot >> 2) | ((loot & 3) << 2)
    at = write_set(ones, at, loot, 4)
    at = write_set(ones, at, symbols_open & ~own.symbols, SCIENCE)
    at = write_set(ones, at, symbols_open & own.symbols, SCIENCE)
    at = write_set(ones, at, symbols_covered & ~own.symbols, SCIENCE)
    at = write_set(ones, at, symbols_covered & own.symbols, SCIENCE)
    at = write_set(ones, at, symbols_open & ~rival.symbols, SCIENCE)
    at = write_set(ones, at, symbols_open & rival.symbols, SCIENCE)
    at = write_set(ones, at, symbols_covered & ~rival.symbols, SCIENCE)
    at = write_set(ones, at, symbols_covered & rival.symbols, SCIENCE)
    at = write_set(ones, at, own_wins, 2)
    at = write_set(ones, at, rival_wins, 2)
    _write_structure(ones, at, position, seat, frame)


def _may_turn_up(position: Position) -> i64:
    """The cards of this age's word that may still turn up, or are out of the game."""
    if position.age == 0:
        return 0
    if position.age < 3:
        return position.unseen_early & DECK_BITS[position.age]
    return position.unseen_late & (DECK_BITS[3] | DECK_BITS[GUILD])


def _write_wonders(ones: BytesWriter, at: i64, owner: City, other: City) -> i64:
    """A player's wonders; the most shields on one that they can pay for."""
    payable: i64 = 0
    costs_1: i64 = 0
    costs_3: i64 = 0
    costs_5: i64 = 0
    costs_7: i64 = 0
    costs_9: i64 = 0
    costs_12: i64 = 0
    shields: i64 = 0
    left: i64 = owner.unbuilt
    while left != 0:
        bit: i64 = left & -left
        wonder: i64 = lowest(left)
        left &= left - 1
        price: i64 = price_of_wonder(owner, other, wonder)
        if price <= owner.coins:
            payable |= bit
            if WONDER_SHIELDS[wonder] > shields:
                shields = WONDER_SHIELDS[wonder]
        if price >= 1:
            costs_1 |= bit
            if price >= 3:
                costs_3 |= bit
                if price >= 5:
                    costs_5 |= bit
                    if price >= 7:
                        costs_7 |= bit
                        if price >= 9:
                            costs_9 |= bit
                            if price >= 12:
                                costs_12 |= bit
    at = write_set(ones, at, owner.unbuilt, WONDERS)
    at = write_set(ones, at, owner.built, WONDERS)
    at = write_set(ones, at, payable, WONDERS)
    at = write_set(ones, at, costs_1, WONDERS)
    at = write_set(ones, at, costs_3, WONDERS)
    at = write_set(ones, at, costs_5, WONDERS)
    at = write_set(ones, at, costs_7, WONDERS)
    at = write_set(ones, at, costs_9, WONDERS)
    write_set(ones, at, costs_12, WONDERS)
    return shields


def _write_city(ones: BytesWriter, at: i64, position: Position, owner: i64, city: City, distance: i64) -> i64:
    """What a player has, in numbers; their points."""
    coins: i64 = city.coins
    level: i64 = coins
    if level > _COIN_TOP:
        level = _COIN_TOP
    at = write_up_to(ones, at, _COIN_LEVEL[level], 24)
    produced: i64 = city.produced
    resource: i64 = 0
    while resource < RESOURCE_COUNT:
        at = write_up_to(ones, at, produced & 0xFF, PRODUCED_MOST)
        produced >>= 8
        resource += 1
    at = write_up_to(ones, at, city.raw, CHOOSERS_MOST)
    at = write_up_to(ones, at, city.made, CHOOSERS_MOST)
    resource = 0
    while resource < RESOURCE_COUNT:
        at = write_flag(ones, at, (city.cheap >> (8 * resource)) & 1 != 0)
        resource += 1
    counts: i64 = city.counts
    colour: i64 = 0
    while colour < WONDER:
        at = write_up_to(ones, at, counts & 0xFF, COLOUR_MOST)
        counts >>= 8
        colour += 1
    at = write_up_to(ones, at, counts & 0xFF, BUILT_MOST)
    at = write_set(ones, at, city.symbols, 7)
    at = write_up_to(ones, at, size(city.symbols), SYMBOLS_TO_WIN)
    blue: i64 = lane(city.points, BLUE)
    green: i64 = lane(city.points, GREEN)
    yellow: i64 = lane(city.points, YELLOW)
    purple: i64 = 0
    if position.age == 3:
        purple = guild_points(position, owner)
    wonders: i64 = lane(city.points, WONDER)
    tokens: i64 = token_points(city)
    total: i64 = blue + green + yellow + purple + wonders + tokens + coins // COINS_PER_POINT
    if distance > 0:
        total += MILITARY_POINTS[distance]
    at = write_up_to(ones, at, blue // _POINTS_STEP, BLUE_STEPS)
    at = write_up_to(ones, at, green // _GREEN_STEP, GREEN_STEPS)
    at = write_up_to(ones, at, yellow // _POINTS_STEP, YELLOW_STEPS)
    at = write_up_to(ones, at, purple // _POINTS_STEP, PURPLE_STEPS)
    at = write_up_to(ones, at, wonders // _POINTS_STEP, WONDER_STEPS)
    at = write_up_to(ones, at, tokens // _POINTS_STEP, TOKEN_STEPS)
    write_up_to(ones, at, total // _POINTS_STEP, TOTAL_STEPS)
    return total


def _write_lead(ones: BytesWriter, at: i64, lead: i64) -> i64:
    """How many points one is ahead or behind."""
    if lead < 0:
        at += 10
        lead = -lead
        if lead > _LEAD_TOP:
            lead = _LEAD_TOP
        return write_up_to(ones, at, _LEAD_LEVEL[lead], 10)
    if lead > _LEAD_TOP:
        lead = _LEAD_TOP
    return write_up_to(ones, at, _LEAD_LEVEL[lead], 10) + 10


def _write_structure(ones: BytesWriter, at: i64, position: Position, seat: i64, frame: i64) -> None:
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
