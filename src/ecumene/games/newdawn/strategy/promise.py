"""What a seat can still gain from the card it is resolving, for bots: most small decisions pay off a step later."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.games.newdawn.frames import (
    ADVANCING,
    ATTACKER,
    ATTACKS_MADE,
    BATTLE,
    CARAVAN_CHOICE,
    CARAVANS_MOVED,
    CIVIL,
    CONQUEST,
    CULTURE,
    DEFENDER,
    DIPLOMACY,
    FIRST,
    GAINING,
    INDUSTRY,
    LOOTING,
    MILITARY,
    PAYING,
    REINFORCED,
    STONEHENGE,
    TOKENS_LEFT,
    TOKENS_SPENT,
    TRADE,
    TRADE_LEFT,
    TRAVELLING,
    UNDER,
    UPGRADING,
    URBAN,
    WONDER,
)
from ecumene.games.newdawn.land import ALL_WATER, BIT, BIT_OF, NONE, WORD_OF, count_bits, count_spaces, is_empty, lowest
from ecumene.games.newdawn.layout import (
    BARBARIANS_AT,
    CAPITAL,
    CAPITAL_CITY,
    CITY,
    CITY_SET,
    MARKS,
    STRONG_SET,
    TOKEN_SET,
    VISITED,
    WONDERS_AT,
)
from ecumene.games.newdawn.lookup import OVER_WATER, TOKENS_OF
from ecumene.games.newdawn.material import ECONOMY, WONDERS_WANTED
from ecumene.games.newdawn.position import Position
from ecumene.games.newdawn.rules import agendas, battle, cities, culture, economy, industry, military, row, terrain
from ecumene.games.newdawn.strategy import distance

# The expected value of things
A_TOKEN: Final = 0
A_STEP: Final = 1  # of the dial
A_CITY: Final = 2
A_WONDER: Final = 3
A_WANTED_WONDER: Final = 4  # in addition
A_TRADE: Final = 5
A_LEVEL: Final = 6
A_CONQUEST: Final = 7
AN_ARRIVAL: Final = 8
A_JOURNEY: Final = 9  # towards a later arrival
HASTE: Final = 10  # for each slot that a card would have risen
A_COMPLETION: Final = 11  # of a victory card, in addition
TASTE: Final = vec[float]([2.5, 3.0, 9.0, 8.0, 20.0, 1.6, 6.0, 6.0, 5.0, 1.8, 0.3, 25.0])
# By wonder deck: the victory card whose agenda asks for two of its wonders.
CARD_OF_DECK: Final = vec[i64]([2, 0, 3, 1])


def of_seat(position: Position, seat: i64) -> float:
    """The expected value of a seat's pending decision, in the units of the evaluation."""
    frame: i64 = position.top()
    if frame == DEFENDER:
        if seat == position.foe:
            return 0.0 if position.attack > position.defence else _spoils(position, position.target)
        return 0.0
    if seat != position.active or position.round == 0:
        return 0.0
    if frame == CULTURE or frame == CIVIL or frame == STONEHENGE or frame == URBAN:
        return _placing(position, seat, frame)
    if frame == ADVANCING:
        if not distance.dial_matters(position, seat):
            return 0.0
        return TASTE[A_STEP] * float(position.slot + position.field(TOKENS_SPENT)) - _haste(
            position, position.field(TOKENS_SPENT) == 0
        )
    if frame == CARAVAN_CHOICE:
        return _caravans(position, seat)
    if frame == TRAVELLING:
        return _near(position, seat, position.here, economy.moves_left(position))
    if frame == INDUSTRY:
        return _building(position, seat)
    if frame == MILITARY:
        return _fighting(position, seat)
    if frame == BATTLE:
        return _promise(position, seat, position.target)
    if frame == ATTACKER:
        return _spoils(position, position.target) if position.attack > position.defence else 0.0
    return _reward(position, frame)


def _reward(position: Position, frame: i64) -> float:
    """The value of gains that are almost certain."""
    if frame == PAYING or frame == UNDER:
        return _wonder_worth(position, position.active, position.project if frame == PAYING else position.field(WONDER))
    if frame == TRADE:
        return TASTE[A_TRADE] * float(position.field(TRADE_LEFT))
    if frame == UPGRADING or frame == LOOTING:
        return TASTE[A_LEVEL] * float(position.field(FIRST))
    if frame == GAINING:
        return TASTE[A_LEVEL]
    if frame == CONQUEST:
        return TASTE[A_CONQUEST]
    return 1.0 if frame == DIPLOMACY else 0.0


def _haste(position: Position, at_first: bool) -> float:
    """The cost of using a card from a low slot, since it would be worth more later; only for a newly chosen card."""
    return TASTE[HASTE] * float(5 - position.slot) if at_first else 0.0


def _placing(position: Position, seat: i64, frame: i64) -> float:
    targets: i64 = count_spaces(culture.targets(position, seat, frame, NONE))
    left: i64 = culture.tokens_left(position, frame)
    if targets < left:
        left = targets
    fresh = frame == CULTURE and position.field(TOKENS_LEFT) >= TOKENS_OF[position.card]
    last: i64 = distance.last_card(position, seat)
    if last == distance.RIM_CARD or last == distance.MATURE_CARD:
        left *= 2  # land is all that is missing
    return TASTE[A_TOKEN] * float(left) - _haste(position, fresh)


def _building(position: Position, seat: i64) -> float:
    best = 0.0
    if not is_empty(cities.sites(position, seat)):
        best = TASTE[A_CITY]
    deck: i64 = 0
    while deck < 4:
        wonder: i64 = industry.open_wonder(position, deck)
        if wonder >= 0 and industry.why_not_wonder(position, seat, wonder) == 0:
            best = max(best, _wonder_worth(position, seat, wonder))
        deck += 1
    return best - _haste(position, True)


def _wonder_worth(position: Position, seat: i64, wonder: i64) -> float:
    """The value of a wonder, which is higher if a victory card asks for one of its type."""
    deck: i64 = wonder // 6
    card: i64 = CARD_OF_DECK[deck]
    wanted = position.victory & BIT[card] != 0 and not position.zones[MARKS + seat] & BIT[card]
    if not wanted:
        return TASTE[A_WONDER]
    worth: float = TASTE[A_WONDER] + TASTE[A_WANTED_WONDER]
    if agendas.wonders_of(position, seat, deck) + 1 == WONDERS_WANTED:
        worth += TASTE[A_COMPLETION]
    return worth


# Caravans -------------------------------------------------------------------------------------------------------------


def _goals(position: Position, seat: i64, word: i64) -> i64:
    """One word of the destinations where a caravan may still arrive this turn."""
    found: i64 = terrain.neutral_spaces(position, word)
    other: i64 = 0
    while other < position.players:
        if other != seat:
            found |= position.sets[CITY_SET + 3 * other + word]
        other += 1
    return found & ~position.sets[VISITED + word] & ~position.sets[BARBARIANS_AT + word]


def _ways(position: Position, seat: i64, word: i64) -> i64:
    """One word of the spaces that a caravan may enter."""
    spaces: i64 = terrain.within_limit(position, seat, position.slot, ECONOMY, False, word)
    if OVER_WATER[position.card]:
        spaces |= position.land.sets[ALL_WATER + word]
    return spaces & ~position.sets[BARBARIANS_AT + word]


def _distance(position: Position, seat: i64, space: i64) -> i64:
    """How many steps it takes from a space to the nearest destination; 12 if more than eleven."""
    way0: i64 = _ways(position, seat, 0)
    way1: i64 = _ways(position, seat, 1)
    way2: i64 = _ways(position, seat, 2)
    goal0: i64 = _goals(position, seat, 0) & way0
    goal1: i64 = _goals(position, seat, 1) & way1
    goal2: i64 = _goals(position, seat, 2) & way2
    seen0: i64 = BIT_OF[space] if WORD_OF[space] == 0 else 0
    seen1: i64 = BIT_OF[space] if WORD_OF[space] == 1 else 0
    seen2: i64 = BIT_OF[space] if WORD_OF[space] == 2 else 0
    steps: i64 = 0
    while steps < 12:
        if seen0 & goal0 or seen1 & goal1 or seen2 & goal2:
            return steps
        near0, near1, near2 = position.spread(seen0, seen1, seen2)
        near0 = (near0 & way0) | seen0
        near1 = (near1 & way1) | seen1
        near2 = (near2 & way2) | seen2
        if near0 == seen0 and near1 == seen1 and near2 == seen2:
            return 12
        seen0, seen1, seen2 = near0, near1, near2
        steps += 1
    return steps


def _near(position: Position, seat: i64, space: i64, left: i64) -> float:
    distance: i64 = _distance(position, seat, space)
    if distance <= left:
        return TASTE[AN_ARRIVAL] - 0.1 * float(distance)
    return TASTE[A_JOURNEY] - 0.08 * float(distance)


def _caravans(position: Position, seat: i64) -> float:
    if not economy.may_move_more(position):
        return 0.0
    best = 0.0
    moves: i64 = economy.reach_at_start(position)
    if economy.idle_caravan(position, seat) >= 0:
        best = _near(position, seat, position.zones[CAPITAL + seat] - 1, moves)
    bits0, bits1, bits2 = economy.resting(position, seat)
    if bits0:
        best = max(best, _near(position, seat, lowest(bits0), moves))
    if bits1:
        best = max(best, _near(position, seat, lowest(bits1) + 60, moves))
    if bits2:
        best = max(best, _near(position, seat, lowest(bits2) + 120, moves))
    if best <= 0.0:
        return 0.0
    return best - _haste(position, position.field(CARAVANS_MOVED) == 0)


# Attacks --------------------------------------------------------------------------------------------------------------


def _spoils(position: Position, space: i64) -> float:
    """The value of a victory on a space."""
    if position.within(BARBARIANS_AT, space):
        return 1.6
    piece: i64 = position.piece_at(space)
    seat: i64 = position.active
    wanted = position.victory & BIT[1] != 0 and not position.zones[MARKS + seat] & BIT[1]  # the warmonger's card
    if piece == CAPITAL_CITY:
        spoils = 40.0 if wanted else 0.0
        if row.all_trade(position, position.owner_at(space)):
            spoils += 1.5
        return spoils + (10.0 if position.within(WONDERS_AT, space) else 0.0)
    spoils = 10.0 if position.within(WONDERS_AT, space) else 0.0
    if position.land.city_state[space] != NONE and wanted:
        spoils += 20.0
    if position.land.natural[space] != NONE:
        spoils += 5.0
    if piece == CITY:
        return spoils + 8.0
    return spoils + (2.5 if piece else 6.0)


def _promise(position: Position, seat: i64, space: i64) -> float:
    """The spoils times the chance of winning them, with everything both sides could spend."""
    ahead: i64 = battle.attack_base(position, seat, position.card, position.slot, space)
    ahead -= battle.defence_base(position, seat, space)
    ahead += battle.attack_tokens(position, seat, position.station)
    foe: i64 = battle.foe_at(position, space)
    if foe < battle.BARBARIAN_FOE:
        ahead -= battle.defence_tokens(position, foe)
    return _spoils(position, space) * float(battle.winning_rolls(ahead)) / 36.0


def _fighting(position: Position, seat: i64) -> float:
    best = 0.0
    if military.attacks_left(position) > 0:
        word: i64 = 0
        bits0, bits1, bits2 = military.targets(position, seat, position.card)
        while word < 3:
            bits: i64 = bits0
            if word == 1:
                bits = bits1
            elif word == 2:
                bits = bits2
            while bits:
                promise = _promise(position, seat, lowest(bits) + 60 * word)
                bits &= bits - 1
                if promise > best:
                    best = promise
            word += 1
    left: i64 = military.reinforcements_left(position)
    plain: i64 = 0
    word = 0
    while word < 3:
        at: i64 = 3 * seat + word
        plain += count_bits(position.sets[TOKEN_SET + at] & ~position.sets[STRONG_SET + at])
        word += 1
    if plain < left:
        left = plain
    if 0.3 * float(left) > best:
        best = 0.3 * float(left)
    return best - _haste(position, position.field(ATTACKS_MADE) == 0 and position.field(REINFORCED) == 0)
