"""What a player could do: attacks with their odds, and what each card of a row would do from its slot."""

from mypy_extensions import i64

from ecumene.games.newdawn.frames import CULTURE as PLACING
from ecumene.games.newdawn.frames import MILITARY as ATTACKING
from ecumene.games.newdawn.land import NONE, space_numbers
from ecumene.games.newdawn.layout import CITY_STATE, NATURAL, OWNED, TAKEN, USED
from ecumene.games.newdawn.material import (
    CARD_NAMES,
    CITY_STATE_COUNT,
    CITY_STATE_NAMES,
    CULTURE,
    ECONOMY,
    INDUSTRY,
    MILITARY,
    NATURAL_NAMES,
    SCIENCE,
    SLOTS,
    TYPES,
)
from ecumene.games.newdawn.position import Position
from ecumene.games.newdawn.rules import battle, cities, culture, economy, industry, military, science, turn
from ecumene.games.newdawn.view_types import CardView, OddsView, PreviewView


def _foe_name(position: Position, space: i64) -> str:
    foe: i64 = battle.foe_at(position, space)
    if foe == battle.BARBARIAN_FOE:
        return "barbarian"
    return "city-state" if foe == battle.CITY_STATE_FOE else f"p{foe + 1}"


def attacks_of(position: Position, seat: i64) -> list[OddsView]:
    """The attacks a seat could make: with the card being resolved, else with its military cards from their slots.

    The position is a copy that may be modified.
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
    position.active = seat  # Japan's terrain ability applies on Japan's own turn
    found: list[OddsView] = []
    for space in space_numbers(military.targets(position, seat, card)):
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
    """The attacks that others could make on a seat on their next turn."""
    found: list[OddsView] = []
    for other in range(position.players):
        if other != seat:
            found += [each for each in attacks_of(position, other) if each.foe == f"p{seat + 1}"]
    return found


def previews_of(position: Position, seat: i64) -> list[PreviewView]:
    """What each card of a row would do at the start of a turn; the position is a copy that may be modified."""
    position.actor = seat
    found: list[PreviewView] = []
    for slot in range(SLOTS):
        turn.begin_turn(position, seat)
        turn.begin_card(position, seat, position.station_at(seat, slot), turn.counted(position, seat, slot + 1))
        amount, spaces = _preview(position, seat)
        found.append(
            PreviewView(card=CARD_NAMES[position.card], counts_as=int(position.slot), amount=int(amount), spaces=spaces)
        )
    return found


def _preview(position: Position, seat: i64) -> tuple[int, list[int]]:
    kind = position.card >> 2
    if kind == CULTURE:
        targets = culture.targets(position, seat, PLACING, NONE)
        return int(culture.tokens_left(position, PLACING)), space_numbers(targets)
    if kind == SCIENCE:
        return int(science.steps_with(position, 0)), []
    if kind == INDUSTRY:
        spaces = {*space_numbers(cities.sites(position, seat)), *space_numbers(cities.camps(position, seat))}
        return int(industry.production(position.card, position.slot)), sorted(spaces)
    if kind == ECONOMY:
        return int(economy.reach_at_start(position)), space_numbers(economy.reachable(position, seat))
    targets = military.targets(position, seat, position.card)
    return int(military.attacks_left(position)), space_numbers(targets)


def card_view(position: Position, seat: i64, station: i64, counts_as: i64) -> CardView:
    """A card of a row with everything on it."""
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
