"""Duel's vector once more, slowly, from what the seat's view says; and a position with its seats exchanged.

Two things that everybody knows are in no view: the option for ties, and who has the next turn while an effect is
carried out. They are taken from the position.
"""

from ecumene.games.duel.city import City
from ecumene.games.duel.fields import copy_city, copy_position
from ecumene.games.duel.frames import FRAMES, TURN_OVER
from ecumene.games.duel.material import BUILDINGS, CAPITAL, COLOURS, RESOURCES, SYMBOLS, WONDERS
from ecumene.games.duel.moves import CARD_NAMES, TOKEN_NAMES, WONDER_NAMES
from ecumene.games.duel.position import TIE_STARTS
from ecumene.games.duel.spans import CARD_PRICES, COIN_STEPS, LEAD_STEPS, WONDER_PRICES
from ecumene.games.duel.state import DuelState
from ecumene.games.duel.view_types import CityView, DuelView

Entries = dict[str, set[int]]
OF_NAME = {building.name: building for building in BUILDINGS}


def numbers(names: list[str], of: tuple[str, ...]) -> set[int]:
    return {of.index(name) for name in names}


def steps(number: int, at_least: tuple[int, ...]) -> set[int]:
    return {place for place, step in enumerate(at_least) if number >= step}


def up_to(number: int, most: int, each: int = 1) -> set[int]:
    return steps(number, tuple(each * (place + 1) for place in range(most)))


def twin(state: DuelState, seat: int) -> Entries:
    view = state.view(seat)
    own, rival = view.cities[seat], view.cities[1 - seat]
    entries: Entries = {
        "own-cards": city_cards(own),
        "rival-cards": city_cards(rival),
        "discard-pile": numbers(view.discard, CARD_NAMES),
        "unseen": numbers(view.unseen + view.unseen_guilds, CARD_NAMES),
        "retired": retired(own) | retired(rival),
        "group": numbers(view.group, WONDER_NAMES),
        "board-tokens": numbers(view.board_tokens, TOKEN_NAMES),
        "own-tokens": numbers(own.tokens, TOKEN_NAMES),
        "rival-tokens": numbers(rival.tokens, TOKEN_NAMES),
        # Before tokens are laid the view does not list the box.
        "box-tokens": numbers(view.box_tokens, TOKEN_NAMES) if view.board_tokens or view.age else set(range(10)),
        "drawn-tokens": numbers(view.drawn or [], TOKEN_NAMES),
        "ahead": steps(own.points.total - rival.points.total, LEAD_STEPS),
        "behind": steps(rival.points.total - own.points.total, LEAD_STEPS),
        "loot": {2 * (owner != seat) + (coins == 5) for owner in (0, 1) for coins in view.loot[owner]},
    }
    pawn = view.pawn if seat == 0 else -view.pawn
    entries["pawn-forward"] = up_to(pawn, CAPITAL)
    entries["pawn-back"] = up_to(-pawn, CAPITAL)
    structure(entries, view, own, rival)
    for name, city in (("own", own), ("rival", rival)):
        of_city(entries, name, city)
    questions(entries, view, state, seat)
    return entries


def city_cards(city: CityView) -> set[int]:
    return {CARD_NAMES.index(name) for colour in COLOURS for name in city.cards[colour]}


def retired(city: CityView) -> set[int]:
    return {WONDER_NAMES.index(one.wonder) for one in city.wonders if one.retired}


def structure(entries: Entries, view: DuelView, own: CityView, rival: CityView) -> None:
    left = [slot for slot in view.slots if not slot.taken]
    uncovered = [slot for slot in left if slot.accessible and slot.card is not None]
    covered = [slot for slot in left if not slot.accessible and slot.card is not None]
    down = [slot for slot in left if slot.row % 2 and slot.card is None]
    entries["open"] = {CARD_NAMES.index(str(slot.card)) for slot in uncovered}
    entries["covered-by-one"] = {CARD_NAMES.index(str(slot.card)) for slot in covered if len(slot.covered_by) == 1}
    entries["covered-by-two"] = {CARD_NAMES.index(str(slot.card)) for slot in covered if len(slot.covered_by) == 2}
    for count, name in ((1, "one"), (2, "two")):
        entries[f"uncovers-{name}"] = {
            CARD_NAMES.index(str(slot.card))
            for slot in uncovered
            if sum(other.covered_by == [slot.slot] for other in left) >= count
        }
        entries[f"turns-up-{name}"] = {
            CARD_NAMES.index(str(slot.card))
            for slot in uncovered
            if sum(other.covered_by == [slot.slot] for other in down) >= count
        }
    offered = {str(slot.card) for slot in uncovered}
    bids = {
        name: [one for one in city.offers if one.name in offered] for name, city in (("own", own), ("rival", rival))
    }
    for price in CARD_PRICES:
        entries[f"costs-{price}"] = {CARD_NAMES.index(one.name) for one in bids["own"] if one.bill.total >= price}
    entries["payable"] = {CARD_NAMES.index(one.name) for one in bids["own"] if one.affordable}
    entries["rival-payable"] = {CARD_NAMES.index(one.name) for one in bids["rival"] if one.affordable}
    for name, city in (("own", own), ("rival", rival)):
        wonders = [one.offer for one in city.wonders if one.offer is not None]
        wins = {one.wins for one in [*bids[name], *wonders] if one.affordable}
        entries[f"{name}-wins"] = {place for place, how in enumerate(("science", "military")) if how in wins}
        front = "" if name == "own" else "rival-"
        for where, slots in (("open", uncovered), ("covered", covered)):
            shown = {OF_NAME[str(slot.card)].symbol for slot in slots} - {""}
            entries[f"{front}new-symbols-{where}"] = {SYMBOLS.index(one) for one in shown - set(city.symbols)}
            entries[f"{front}pairs-{where}"] = {SYMBOLS.index(one) for one in shown & set(city.symbols)}
    entries["places"] = {20 * (view.age - 1) + slot.slot for slot in left}
    entries["guild-backs"] = {slot.slot for slot in down if slot.guild}
    entries["hidden"] = up_to(len(down), 9)
    entries["open-count"] = up_to(sum(slot.accessible for slot in left), 6)
    entries["left"] = up_to(len(left), 10, 2)
    entries["left-odd"] = {0} if len(left) % 2 else set()


def of_city(entries: Entries, name: str, city: CityView) -> None:
    wonders = {WONDERS[number].name: number for number in range(len(WONDERS))}
    offers = {one.wonder: one.offer for one in city.wonders if one.offer is not None}
    entries[f"{name}-unbuilt"] = {wonders[wonder] for wonder in offers}
    entries[f"{name}-built"] = {wonders[one.wonder] for one in city.wonders if one.built}
    entries[f"{name}-wonders-payable"] = {wonders[wonder] for wonder, offer in offers.items() if offer.affordable}
    for price in WONDER_PRICES:
        entries[f"{name}-wonder-costs-{price}"] = {
            wonders[wonder] for wonder, offer in offers.items() if offer.bill.total >= price
        }
    entries[f"{name}-coins"] = steps(city.coins, COIN_STEPS)
    entries[f"{name}-production"] = {
        4 * place + unit for place, resource in enumerate(RESOURCES) for unit in up_to(city.production[resource], 4)
    }
    entries[f"{name}-raw-choosers"] = up_to(city.raw_choices, 2)
    entries[f"{name}-made-choosers"] = up_to(city.made_choices, 2)
    cheap = {resource for colour in COLOURS for card in city.cards[colour] for resource in OF_NAME[card].cheap.split()}
    entries[f"{name}-fixed-prices"] = {RESOURCES.index(resource) for resource in cheap}
    entries[f"{name}-colours"] = {
        6 * place + number for place, colour in enumerate(COLOURS) for number in up_to(len(city.cards[colour]), 6)
    }
    entries[f"{name}-wonders-built"] = up_to(sum(one.built for one in city.wonders), 4)
    entries[f"{name}-symbols"] = {SYMBOLS.index(symbol) for symbol in city.symbols}
    entries[f"{name}-symbol-count"] = up_to(len(city.symbols), 6)
    points = city.points
    entries[f"{name}-blue-points"] = up_to(points.blue, 10, 3)
    entries[f"{name}-green-points"] = up_to(points.green, 6, 2)
    entries[f"{name}-yellow-points"] = up_to(points.yellow, 4, 3)
    entries[f"{name}-guild-points"] = up_to(points.purple, 7, 3)
    entries[f"{name}-wonder-points"] = up_to(points.wonders, 8, 3)
    entries[f"{name}-token-points"] = up_to(points.tokens, 7, 3)
    entries[f"{name}-points"] = up_to(points.total, 24, 3)


def questions(entries: Entries, view: DuelView, state: DuelState, seat: int) -> None:
    entries["age"] = {view.age - 1} if view.age else set()
    entries["asked"] = {frame.number for frame in FRAMES if view.asked in (frame.name, frame.grey_name)}
    entries["picks"] = up_to(len(view.group), 4) if view.asked == "picking" else set()
    dealt = len(view.group) + sum(len(city.wonders) for city in view.cities)
    entries["second-group"] = {0} if view.asked == "picking" and dealt == 8 else set()
    entries["destroys-grey"] = {0} if view.asked == "destroying-grey" else set()
    entries["active"] = {int(view.active != seat)}
    entries["first"] = {0} if view.age == 0 and view.first == seat else set()
    entries["tie-starts"] = {0} if state.flags & TIE_STARTS else set()
    entries["next"] = {2} if view.again else set()
    frames = frames_of(state)
    for kind, extra in frames:
        if kind == TURN_OVER:
            entries["next"].add((extra & 1) ^ seat)


def frames_of(state: DuelState) -> list[tuple[int, int]]:
    stack, found = int(state.stack), []
    while stack:
        found.append((stack & 31, (stack >> 5) & 31))
        stack >>= 10
    return found


def exchanged(state: DuelState) -> DuelState:
    """The same position with the players on each other's seats."""
    one, two = City(), City()
    copy_city(state.two, one)
    copy_city(state.one, two)
    other = DuelState(state.flags, state.lying[:], one, two)
    copy_position(state, other)
    other.pawn = -state.pawn
    other.active, other.first = 1 - state.active, 1 - state.first
    other.loot = (state.loot >> 2) | ((state.loot & 3) << 2)
    other.winners = (state.winners >> 1) | ((state.winners & 1) << 1)
    if state.actor >= 0:
        other.actor = 1 - state.actor
    other.stack = 0
    for kind, extra in reversed(frames_of(state)):
        other.push(kind, extra ^ 1 if kind == TURN_OVER else extra)
    return other
