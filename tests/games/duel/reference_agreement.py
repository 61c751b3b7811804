"""What the fast engine of 7 Wonders Duel and the plain referee must agree on at every ply."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace

import msgspec

from ecumene.core.ending import Ending
from ecumene.core.state import CHANCE, OVER, SPECTATOR, State
from ecumene.games.duel import DUEL
from ecumene.games.duel.view_types import Bill, CityView, DuelView, OfferView
from tests.games.duel.reference import Referee
from tests.games.duel.reference_city import City
from tests.games.duel.reference_components import CARDS, COLOURS, WONDERS
from tests.games.duel.reference_cost import Price
from tests.games.duel.reference_scoring import score_of
from tests.games.duel.reference_table import CAPITAL, SEATS

Compare = Callable[[str, object, object], None]
ACTORS = {0: "p1", 1: "p2", CHANCE: "chance", OVER: "over"}
RAW = ("wood", "clay", "stone")


def view_of(state: State, seat: int) -> DuelView:
    view = state.view(seat)
    assert isinstance(view, DuelView)
    return view


def differences(state: State, referee: Referee) -> list[str]:
    """Everything on which the two disagree here; empty if nothing."""
    found: list[str] = []

    def compare(what: str, fast: object, plain: object) -> None:
        if fast != plain:
            found.append(f"{what}: the engine has {fast!r}, the referee {plain!r}")

    compare("actor", ACTORS[int(state.actor)], referee.who())
    texts = [DUEL.notation.text(move) for move in state.moves()]
    compare("number of moves", len(texts), len(set(texts)))
    compare("moves the engine alone has", set(texts) - referee.moves(), set())
    compare("moves the referee alone has", set(), referee.moves() - set(texts))
    if referee.who() == "chance" and not found:
        for move, probability in state.outcomes():
            text = DUEL.notation.text(move)
            compare(f"probability of {text}", probability, referee.probability(text))
    view = view_of(state, SPECTATOR)
    compare_table(view, referee, compare)
    compare_structure(view, referee, compare)
    for city in view.cities:
        compare_city(city, referee, compare)
    for seat in (0, 1):
        compare_own(view_of(state, seat), view, referee, compare)
    ending = state.ending()
    compare("over", ending is not None, referee.who() == "over")
    if ending is not None:
        compare_ending(ending, referee, compare)
    return found


def compare_ending(ending: Ending, referee: Referee, compare: Compare) -> None:
    """DU-END: who won, how, and the pad."""
    compare("winners", set(ending.winners), referee.winners)
    compare("result", ending.result, referee.result)
    compare("reason", ending.reason, referee.reason)
    sheet = {line.name: line.values for line in ending.sheet.lines}
    scores = [referee.score(seat) for seat in (0, 1)]
    for line in scores[0].lines():
        compare(f"sheet, {line}", sheet.get(line), tuple(score.lines()[line] for score in scores))
    compare("sheet, total", sheet.get("total"), tuple(score.total for score in scores))
    if "blue-tie-break" in sheet:
        compare("sheet, tie-break", sheet["blue-tie-break"], tuple(score.blue for score in scores))


def compare_table(view: DuelView, referee: Referee, compare: Compare) -> None:
    """All that lies between the cities."""
    compare("asked", view.asked, referee.asked())
    compare("awaited", [SEATS[seat] for seat in view.awaited], [seat for seat in SEATS if seat == referee.who()])
    compare("round", view.round, referee.age)
    compare("age", view.age, referee.age)
    if referee.first >= 0:
        compare("first player", view.first, referee.first)
    if referee.age and referee.who() in SEATS:
        compare("active", view.active, referee.active)
        compare("again", view.again, referee.again)
    compare("pawn", view.pawn, referee.pawn)
    compare("loot", view.loot, referee.loot)
    compare("board tokens", sorted(view.board_tokens), sorted(referee.board))
    # The drawn tokens are the builder's secret (DU-CLR-05), so all others still see five in the box
    compare("box", sorted(view.box_tokens), sorted(referee.box + referee.drawn))
    compare("drawn", view.drawn, None)
    compare("group", sorted(view.group), sorted(referee.group))
    compare("discard pile", sorted(view.discard), sorted(referee.discard))
    compare("wonders built", view.wonders_built, referee.wonders_built())
    compare("winners", set(view.winners), referee.winners)


def compare_own(own: DuelView, public: DuelView, referee: Referee, compare: Compare) -> None:
    """DU-CLR-29: a player sees what everybody sees, and the tokens drawn for a choice of his own."""
    name = SEATS[own.seat]
    drawn = sorted(referee.drawn) if referee.who() == name and referee.drawn else None
    compare(f"drawn, seen by {name}", own.drawn if own.drawn is None else sorted(own.drawn), drawn)
    if drawn is None:
        compare(f"box, seen by {name}", own.box_tokens, public.box_tokens)
    same = msgspec.structs.replace(own, seat=public.seat, drawn=public.drawn, box_tokens=public.box_tokens)
    if same != public:
        fields = [field for field in own.__struct_fields__ if getattr(same, field) != getattr(public, field)]
        compare(f"what {name} sees otherwise than a spectator", fields, [])


def compare_structure(view: DuelView, referee: Referee, compare: Compare) -> None:
    """DU-TURN-02 to DU-TURN-14."""
    left = {slot.slot: slot for slot in view.slots if not slot.taken}
    compare("slots left", sorted(left), sorted(referee.structure))
    for number, slot in left.items():
        laid = referee.structure.get(number)
        if laid is None:
            continue
        compare(f"card in slot {number}", slot.card, laid.card)
        compare(f"slot {number} face up", slot.card is not None and slot.face_up, laid.card is not None)
        compare(f"row and x of slot {number}", (slot.row, slot.x), (laid.place.row, laid.place.x))
        compare(f"guild's back in slot {number}", slot.guild, laid.guild)
        covering = [other for other in slot.covered_by if other in left]
        compare(f"cards covering slot {number}", sorted(covering), sorted(referee.covering(number)))
        if referee.who() in SEATS:
            compare(f"slot {number} accessible", slot.accessible, number in referee.accessible())
    hidden = {referee.deck_of(slot) for slot, laid in referee.structure.items() if laid.card is None}
    if hidden - {"guilds"}:
        compare("unseen cards", sorted(view.unseen), sorted(referee.unseen["I" * referee.age]))
    if "guilds" in hidden:
        compare("unseen guilds", sorted(view.unseen_guilds), sorted(referee.unseen["guilds"]))


def counted(counts: dict[str, int]) -> dict[str, int]:
    """Without what there is none of."""
    return {name: count for name, count in counts.items() if count}


def compare_city(view: CityView, referee: Referee, compare: Compare) -> None:
    """One city and everything read off it."""
    seat = view.seat
    name = SEATS[seat]
    city, rival = referee.cities[seat], referee.cities[1 - seat]

    def compare_here(what: str, fast: object, plain: object) -> None:
        compare(f"{name}'s {what}", fast, plain)

    compare_here("coins", view.coins, city.coins)
    for colour in COLOURS:
        compare_here(f"{colour} cards", sorted(view.cards.get(colour, [])), sorted(city.of_colour(colour)))
    wonders = {(one.wonder, one.built, one.retired, one.under) for one in view.wonders}
    owned = {(one, one in city.built, one in city.retired, city.built.get(one)) for one in city.wonders}
    compare_here("wonders", wonders, owned)
    compare_here("tokens", sorted(view.tokens), sorted(city.tokens))
    compare_here("symbols", counted(view.symbols), dict(city.symbols()))
    compare_here("different symbols", view.different_symbols, len(city.symbols()))
    compare_here("chains", sorted(view.chains), sorted(city.chains()))
    compare_here("production", counted(view.production), dict(city.production()))
    raw = sum(set(chooser) == set(RAW) for chooser in city.choosers())
    compare_here(
        "raw and manufactured choices", (view.raw_choices, view.made_choices), (raw, len(city.choosers()) - raw)
    )
    compare_here("trade prices", view.prices, city.prices(rival))
    compare_here("discard income", view.discard_income, city.discard_income())
    compare_here("steps to the capital", view.steps_to_capital, CAPITAL - referee.advance(seat))
    score = referee.score(seat)
    compare_here("points", msgspec.structs.asdict(view.points), score.lines() | {"total": score.total})
    offers = {offer.name: offer for offer in view.offers}
    if referee.who() in SEATS:
        compare_here("cards on offer", sorted(offers), sorted(referee.face_up()))
    for card in referee.face_up():
        if card in offers:
            compare_offer(offers[card], referee.price_of_card(seat, card), city, rival, compare_here)
    for one in view.wonders:
        buildable = referee.who() != "over" and one.wonder in city.unbuilt()
        compare_here(f"{one.wonder} on offer", one.offer is not None, buildable)
        if one.offer is not None:
            compare_offer(one.offer, referee.price_of_wonder(seat, one.wonder), city, rival, compare_here)


# Prices -------------------------------------------------------------------------------------------------------------


def compare_offer(offer: OfferView, price: Price, city: City, rival: City, compare: Compare) -> None:
    """DU-COST: the price, how it splits, and that the bill really is a way to pay it."""
    what, bill = offer.name, offer.bill
    spent = sum(one.count * one.each for one in bill.bought)
    compare(f"price of {what}", bill.total, price.total)
    compare(f"spent on resources for {what}", spent, price.trade)
    compare(f"chain for {what}", bill.chain, price.chain)
    compare(f"{what} affordable", offer.affordable, price.total <= city.coins)
    if price.chain:
        return
    compare(f"printed coins of {what}", bill.coins, price.coins)
    compare(f"{what} paid to the rival", bill.to_rival, "economy" in rival.tokens and price.trade > 0)
    for fault in faults_of(what, bill, city, rival):
        compare(f"bill of {what}", fault, "a possible allocation")


def faults_of(what: str, bill: Bill, city: City, rival: City) -> list[str]:
    """What is impossible about how a bill comes by its resources."""
    cost = CARDS[what].resources if what in CARDS else WONDERS[what].resources
    bought = Counter({one.resource: one.count for one in bill.bought})
    faults = []
    if Counter(bill.produced) + Counter(bill.chosen) + Counter(bill.waived) + bought != Counter(cost):
        faults.append("units")
    if Counter(bill.produced) - city.production():
        faults.append("produced")
    raw = sum(set(chooser) == set(RAW) for chooser in city.choosers())
    chosen_raw = sum(bill.chosen.get(resource, 0) for resource in RAW)
    if chosen_raw > raw or sum(bill.chosen.values()) - chosen_raw > len(city.choosers()) - raw:
        faults.append("chosen")
    token = "architecture" if what in WONDERS else "masonry" if CARDS[what].colour == "blue" else ""
    waivable = 2 if token in city.tokens else 0
    waived = sum(bill.waived.values())
    if waived > waivable or (waived and bill.waived_by != token):
        faults.append("waived")
    for one in bill.bought:
        details = (one.each, one.rival, one.fixed)
        expected = (
            city.prices(rival)[one.resource],
            rival.shown_to_the_rival()[one.resource],
            one.resource in city.cheap(),
        )
        if details != expected:
            faults.append(f"{one.resource} bought as {details}, should be {expected}")
    return faults


# What an offer promises ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Promise:
    """An offer that is about to be taken, and how things stood before."""

    offer: OfferView
    seat: int
    mine: int
    theirs: int
    advance: int
    total: int
    again: bool
    token_left: bool


def promise_of(state: State, referee: Referee, move: str) -> Promise | None:
    """The offer behind a construction; None for other moves."""
    verb, *names = move.split()
    if verb not in ("build", "raise"):
        return None
    seat = SEATS.index(referee.who())
    view = view_of(state, SPECTATOR).cities[seat]
    offers = [*view.offers, *(one.offer for one in view.wonders if one.offer is not None)]
    offer = next(offer for offer in offers if offer.name == names[0])
    mine, theirs = referee.cities[seat], referee.cities[1 - seat]
    again = verb == "raise" and (WONDERS[names[0]].again or "theology" in mine.tokens)
    advance, total = referee.advance(seat), referee.score(seat).total
    return Promise(offer, seat, mine.coins, theirs.coins, advance, total, again, bool(referee.board))


def broken_promises(promise: Promise, referee: Referee) -> list[str]:
    """Where what came of the construction, choices apart, is not what was offered."""
    offer, seat = promise.offer, promise.seat
    mine, theirs = referee.cities[seat], referee.cities[1 - seat]
    income = sum(one.count * one.each for one in offer.bill.bought) if offer.bill.to_rival else 0
    printed = CARDS[offer.name].symbol if offer.name in CARDS else ""
    # The points offered leave the builder's own payment aside; what it brings a rival with Economy counts
    unpaid = replace(mine, coins=mine.coins + offer.bill.total)
    came: dict[str, object] = {
        "gains": mine.coins - promise.mine + offer.bill.total,
        "takes": promise.theirs + income - theirs.coins,
        "shields": referee.advance(seat) - promise.advance,
        "symbol": printed,
        "symbols": len(mine.symbols()),
        "again": promise.again,
        "wins": {"capital": "military", "symbols": "science"}.get(referee.reason, ""),
        "points": score_of(unpaid, theirs, referee.advance(seat)).total - promise.total,
    }
    if promise.token_left:  # without one a pair gives nothing (DU-SCI-06), and may be called one or not
        came["pair"] = bool(printed) and mine.symbols()[printed] == 2
    return [
        f"{fact} of {offer.name}: the engine offered {getattr(offer, fact)!r}, the referee did {value!r}"
        for fact, value in came.items()
        if getattr(offer, fact) != value
    ]
