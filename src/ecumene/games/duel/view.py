"""What a seat may see: everything except the tokens the rival has drawn for the Great Library (DU-CLR-29)."""

from mypy_extensions import i64

from ecumene.core.state import OVER
from ecumene.games.duel.cards import BIT, DECK_BITS, LATE, lane, members, size
from ecumene.games.duel.city import City
from ecumene.games.duel.frames import FRAMES, KEEPING
from ecumene.games.duel.material import (
    BLUE,
    BUILDINGS,
    CAPITAL,
    CHAINS,
    COINS_PER_POINT,
    COLOURS,
    FAR_LOOT,
    GREEN,
    GUILD,
    NEAR_LOOT,
    RESOURCE_COUNT,
    RESOURCES,
    SYMBOLS,
    TOKENS,
    WONDER,
    WONDERS,
    YELLOW,
)
from ecumene.games.duel.position import AGAIN, Position
from ecumene.games.duel.previews import offer_of_card, offer_of_wonder
from ecumene.games.duel.rules.cost import unit_prices
from ecumene.games.duel.rules.military import loot_bit
from ecumene.games.duel.rules.scoring import guild_points, military_points, score, token_points
from ecumene.games.duel.rules.turn import discard_income
from ecumene.games.duel.structure import COVERED_BY, PLACES, SLOTS
from ecumene.games.duel.view_types import CityView, DuelView, PointsView, SlotView, WonderView


def see(position: Position, seat: i64) -> DuelView:
    """The table as that seat, or a spectator, may see it."""
    frame: i64 = position.top_kind()
    drawn: list[str] | None = None
    if frame == KEEPING and seat == position.active:
        drawn = token_names(position.drawn)
    unseen, unseen_guilds = _unseen(position)
    return DuelView(
        seat=seat,
        actor=position.actor,
        awaited=position.awaited(),
        round=position.age,
        asked=FRAMES[frame].name_about(position.top_extra()),
        asked_times=1,
        cities=[_city(position, 0), _city(position, 1)],
        age=position.age,
        active=position.active,
        first=position.first,
        slots=[_slot(position, slot) for slot in range(SLOTS)] if position.age else [],
        pawn=position.pawn,
        loot=[_loot(position, 0), _loot(position, 1)],
        board_tokens=token_names(position.board),
        box_tokens=token_names(position.box) if position.board or position.age else [],
        drawn=drawn,
        group=wonder_names(position.group),
        discard=card_names(position.discard_early, position.discard_late),
        unseen=unseen,
        unseen_guilds=unseen_guilds,
        card=BUILDINGS[position.playing].name if position.playing >= 0 else None,
        wonders_built=lane(position.one.counts, WONDER) + lane(position.two.counts, WONDER),
        again=position.actor != OVER and position.next_extra() & AGAIN != 0,
        winners=[each for each in range(2) if position.winners & BIT[each]],
    )


# Names ----------------------------------------------------------------------------------------------------------------


def card_names(early: i64, late: i64) -> list[str]:
    """The names of a set of cards."""
    return [BUILDINGS[card].name for card in members(early)] + [BUILDINGS[LATE + card].name for card in members(late)]


def wonder_names(wonders: i64) -> list[str]:
    """The names of a set of wonders."""
    return [WONDERS[wonder].name for wonder in members(wonders)]


def token_names(tokens: i64) -> list[str]:
    """The names of a set of progress tokens."""
    return [TOKENS[token].name for token in members(tokens)]


# Parts ----------------------------------------------------------------------------------------------------------------


def _unseen(position: Position) -> tuple[list[str], list[str]]:
    """The cards that may still turn up in this age, and the guilds that may (DU-CLR-03)."""
    if position.age == 0:
        return [], []
    if position.age < 3:
        return card_names(position.unseen_early & DECK_BITS[position.age], 0), []
    return (
        card_names(0, position.unseen_late & DECK_BITS[3]),
        card_names(0, position.unseen_late & DECK_BITS[GUILD]),
    )


def _slot(position: Position, slot: int) -> SlotView:
    row, x = PLACES[position.age - 1][slot]
    covering = COVERED_BY[(position.age - 1) * SLOTS + slot] & position.present
    card = position.lying[slot]
    return SlotView(
        slot=slot,
        row=row,
        x=x,
        taken=not position.present & BIT[slot],
        card=BUILDINGS[card].name if card >= 0 else None,
        face_up=card >= 0,
        guild=position.guild_slots & BIT[slot] != 0,
        accessible=position.open & BIT[slot] != 0,
        covered_by=members(covering),
    )


def _loot(position: Position, seat: int) -> list[int]:
    return [coins for farther, coins in enumerate((NEAR_LOOT, FAR_LOOT)) if position.loot & loot_bit(seat, farther)]


def _city(position: Position, seat: int) -> CityView:
    city = position.city(seat)
    rival = position.rival(seat)
    prices = unit_prices(city, rival)
    cards: dict[str, list[str]] = {colour: [] for colour in COLOURS}
    symbols: dict[str, int] = {}
    for number in [*members(city.early), *(LATE + late for late in members(city.late))]:
        building = BUILDINGS[number]
        cards[COLOURS[building.colour]].append(building.name)
        if building.symbol:
            symbols[building.symbol] = symbols.get(building.symbol, 0) + 1
    for symbol in members(city.symbols):
        symbols.setdefault(SYMBOLS[symbol], 1)
    visible = [card for card in position.lying if card >= 0]
    return CityView(
        seat=seat,
        coins=city.coins,
        cards=cards,
        wonders=[_wonder(position, seat, wonder) for wonder in members(city.unbuilt | city.built | city.retired)],
        tokens=token_names(city.tokens),
        symbols=symbols,
        different_symbols=size(city.symbols),
        chains=[CHAINS[chain] for chain in members(city.chains)],
        production={RESOURCES[each]: lane(city.produced, each) for each in range(RESOURCE_COUNT)},
        raw_choices=city.raw,
        made_choices=city.made,
        prices={RESOURCES[each]: lane(prices, each) for each in range(RESOURCE_COUNT)},
        discard_income=discard_income(city),
        steps_to_capital=CAPITAL - position.distance(seat),
        points=_points(position, seat),
        offers=[offer_of_card(position, seat, card) for card in visible] if position.actor != OVER else [],
    )


def _wonder(position: Position, seat: int, wonder: int) -> WonderView:
    city = position.city(seat)
    built = city.built & BIT[wonder] != 0
    retired = city.retired & BIT[wonder] != 0
    open_to_build = not built and not retired and position.actor != OVER
    return WonderView(
        wonder=WONDERS[wonder].name,
        built=built,
        retired=retired,
        under=BUILDINGS[city.card_under(wonder)].name if built else None,
        offer=offer_of_wonder(position, seat, wonder) if open_to_build else None,
    )


def _points(position: Position, seat: int) -> PointsView:
    city: City = position.city(seat)
    return PointsView(
        blue=lane(city.points, BLUE),
        green=lane(city.points, GREEN),
        yellow=lane(city.points, YELLOW),
        purple=guild_points(position, seat),
        wonders=lane(city.points, WONDER),
        tokens=token_points(city),
        coins=city.coins // COINS_PER_POINT,
        military=military_points(position, seat),
        total=score(position, seat),
    )
