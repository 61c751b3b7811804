"""What a player could do: attacks with their odds, and what each card of a row would do from where it lies."""

from mypy_extensions import i64

from ecumene.games.newdawn.land import NONE, WORDS, lowest
from ecumene.games.newdawn.layout import CITY_STATE, NATURAL, OWNED, TAKEN, USED
from ecumene.games.newdawn.layout import CULTURE as PLACING
from ecumene.games.newdawn.layout import MILITARY as ATTACKING
from ecumene.games.newdawn.material import (
    CARD_NAMES,
    CITY_STATE_COUNT,
    CITY_STATE_NAMES,
    CULTURE,
    ECONOMY,
    FRANCE,
    INDUSTRY,
    MILITARY,
    NATURAL_NAMES,
    SCIENCE,
    SLOTS,
    TYPES,
)
from ecumene.games.newdawn.position import Position
from ecumene.games.newdawn.rules import battle, cities, culture, economy, industry, military, turn
from ecumene.games.newdawn.shapes import CardView, OddsView, PreviewView
from ecumene.games.newdawn.tables import ATTACKS_OF, TOKENS_OF


def made_spaces(position: Position) -> list[int]:
    """The set just made, as numbers."""
    found: list[int] = []
    word: i64 = 0
    while word < WORDS:
        bits: i64 = position.s0
        if word == 1:
            bits = position.s1
        elif word == 2:
            bits = position.s2
        while bits:
            found.append(int(lowest(bits) + 60 * word))
            bits &= bits - 1
        word += 1
    return found


def _foe_name(position: Position, space: i64) -> str:
    foe: i64 = battle.foe_at(position, space)
    if foe == battle.BARBARIAN_FOE:
        return "barbarian"
    return "city-state" if foe == battle.CITY_STATE_FOE else f"p{foe + 1}"


def attacks_of(position: Position, seat: i64) -> list[OddsView]:
    """The attacks a seat could make: with the card being resolved, else with its military cards where they lie.

    The position is a copy that may be changed.
    """
    if position.top() == ATTACKING and position.active == seat:
        if military.attacks_left(position) <= 0:
            return []
        return _attacks(position, seat, position.card, position.slot, position.station)
    if position.active != seat:
        position.clear(TAKEN)
    found: list[OddsView] = []
    for station in range(SLOTS):
        if position.type_on(seat, station) == MILITARY:
            card = position.card_on(seat, station)
            slot = turn.counted(position, seat, position.slot_of(seat, station))
            found += _attacks(position, seat, card, slot, station)
    return found


def _attacks(position: Position, seat: i64, card: i64, slot: i64, station: i64) -> list[OddsView]:
    before: i64 = position.active
    position.active = seat  # Japan's terrain counts in Japan's own turn
    military.make_targets(position, seat, card)
    found: list[OddsView] = []
    for space in made_spaces(position):
        plain, with_tokens, with_both = battle.odds(position, seat, card, slot, station, space)
        found.append(
            OddsView(
                seat=int(seat),
                hex=space,
                foe=_foe_name(position, space),
                attack=int(battle.attack_base(position, seat, card, slot, space)),
                defence=int(battle.defence_base(position, seat, space)),
                plain=plain,
                with_tokens=with_tokens,
                with_both=with_both,
            )
        )
    position.active = before
    return found


def threats_to(position: Position, seat: i64) -> list[OddsView]:
    """The attacks that others could make on a seat in their next turn."""
    found: list[OddsView] = []
    for other in range(position.players):
        if other != seat:
            found += [each for each in attacks_of(position, other) if each.foe == f"p{seat + 1}"]
    return found


def previews_of(position: Position, seat: i64) -> list[PreviewView]:
    """What each card of a row would do now; the position is a copy that may be changed."""
    while position.depth:
        position.pop()
    position.active = seat
    position.actor = seat
    position.clear(TAKEN)
    found: list[PreviewView] = []
    for slot in range(SLOTS):
        station = position.station_at(seat, slot)
        position.station = station
        position.card = position.card_on(seat, station)
        position.slot = turn.counted(position, seat, slot + 1)
        amount, spaces = _preview(position, seat)
        found.append(
            PreviewView(card=CARD_NAMES[position.card], counts_as=int(position.slot), amount=int(amount), spaces=spaces)
        )
    return found


def _preview(position: Position, seat: i64) -> tuple[int, list[int]]:
    kind = position.card >> 2
    if kind == CULTURE:
        amount = TOKENS_OF[position.card]
        if position.led_by(seat, FRANCE):
            amount += culture.latest_era(position, seat)
        culture.make_targets(position, seat, PLACING, -1)
        return int(amount), made_spaces(position)
    if kind == SCIENCE:
        return int(position.slot), []
    if kind == INDUSTRY:
        cities.make_sites(position, seat)
        return int(industry.production(position.card, position.slot)), made_spaces(position)
    if kind == ECONOMY:
        position.stride = 0
        position.pool = 0
        moves = economy.reach_at_start(position)
        return int(moves), _caravan_reach(position, seat, moves)
    military.make_targets(position, seat, position.card)
    return int(ATTACKS_OF[position.card]), made_spaces(position)


def _caravan_reach(position: Position, seat: i64, moves: i64) -> list[int]:
    """Every space that one of the caravans could enter."""
    economy.make_resting(position, seat)
    frontier = made_spaces(position)
    if economy.spare_caravan(position, seat) >= 0:
        economy.make_starts(position, seat)
        frontier += made_spaces(position)
    reached: set[int] = set()
    for _ in range(moves):
        ahead: list[int] = []
        for space in frontier:
            for way in range(6):
                other = int(position.land.next[6 * space + way])
                if other != NONE and other not in reached and economy.why_not_enter(position, seat, other) == 0:
                    reached.add(other)
                    ahead.append(other)
        frontier = ahead
    return sorted(reached)


def card_view(position: Position, seat: i64, station: i64, counts_as: i64) -> CardView:
    """A card of a row with all that lies on it."""
    card = position.card_on(seat, station)
    tokens, spent = [], []
    for number, name in enumerate((*CITY_STATE_NAMES, *NATURAL_NAMES)):
        zone = CITY_STATE + number if number < CITY_STATE_COUNT else NATURAL + number - CITY_STATE_COUNT
        state = position.zones[zone]
        if state & OWNED and state >> 6 == seat and state >> 3 & 7 == station:
            tokens.append(name)
            if state & USED:
                spent.append(name)
    return CardView(
        card=CARD_NAMES[card],
        type=TYPES[card >> 2],
        level=int(card & 3) + 1,
        slot=int(position.slot_of(seat, station)),
        counts_as=int(counts_as),
        trade=int(position.trade_on(seat, station)),
        tokens=tokens,
        spent=spent,
    )
