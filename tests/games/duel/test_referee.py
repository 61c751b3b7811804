"""The plain referee by itself: its games end, nothing is lost in them, and the ledger's examples come out."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import factorial

import pytest

from ecumene.core.rng import Rng
from tests.games.duel.reference import Referee
from tests.games.duel.reference_city import City
from tests.games.duel.reference_components import CARDS, DECKS, RESOURCES, STRUCTURES, TOKENS, WONDERS
from tests.games.duel.reference_cost import cheapest, cheapest_trade, price_of_card, price_of_wonder
from tests.games.duel.reference_players import Policy, architect, collector, fair, miser, wanderer
from tests.games.duel.reference_table import SEATS

OPTIONS = [{}, {"tie_start": "start"}, {"wonder_setup": "first_game"}, {"first_player": "p2"}]


# Component facts ----------------------------------------------------------------------------------------------------


def test_the_pool_has_the_printed_numbers_of_everything() -> None:  # DU-SETUP-02
    assert {deck: len(cards) for deck, cards in DECKS.items()} == {"I": 23, "II": 23, "III": 20, "guilds": 7}
    assert (len(WONDERS), len(TOKENS)) == (12, 10)
    assert all(len(places) == 20 for places in STRUCTURES.values())
    assert {sum(place.dealt_face_up for place in places.values()) for places in STRUCTURES.values()} == {12}


def test_each_chain_has_one_giver_and_one_later_receiver() -> None:  # DU-COST-22
    givers = {card.chain: card for card in CARDS.values() if card.chain}
    receivers = {card.free_with: card for card in CARDS.values() if card.free_with}
    assert len(givers) == 17
    assert set(givers) == set(receivers)
    assert all(len(givers[chain].deck) < len(receivers[chain].deck) for chain in givers)


def test_each_symbol_is_on_two_cards() -> None:  # DU-SCI-02
    symbols = [card.symbol for card in CARDS.values() if card.symbol]
    assert len(symbols) == 12
    assert all(symbols.count(symbol) == 2 for symbol in symbols)


# Prices -------------------------------------------------------------------------------------------------------------


def city(*cards: str, coins: int = 0, built: tuple[str, ...] = (), tokens: tuple[str, ...] = ()) -> City:
    return City(coins, list(cards), list(built), dict.fromkeys(built, ""), set(), list(tokens))


CARD_PRICES = [
    ("DU-EX-01", "lumber-yard", city(), city(), 0),
    ("DU-EX-01", "stone-pit", city(), city(), 1),
    ("DU-EX-02", "horse-breeders", city("stable"), city(), 0),
    ("DU-EX-02", "horse-breeders", city(), city("stable"), 4),
    ("DU-EX-04", "baths", city("quarry", "clay-pool", "brickyard", "press"), city(), 0),
    ("DU-EX-04", "garrison", city("quarry", "clay-pool", "brickyard", "press"), city(), 0),
    ("DU-EX-04", "apothecary", city("quarry", "clay-pool", "brickyard", "press"), city(), 2),
    ("DU-EX-05", "baths", city(), city("shelf-quarry"), 4),
    ("DU-EX-05", "aqueduct", city("shelf-quarry"), city(), 2),
    ("DU-EX-06", "fortifications", city("shelf-quarry"), city("clay-pool"), 5),
    ("DU-EX-07", "aqueduct", city(), city("shelf-quarry"), 12),
    ("DU-EX-08", "scriptorium", city(), city(), 2),
    ("DU-EX-09", "caravansery", city(), city("glassworks"), 7),
    ("DU-EX-10", "aqueduct", city("baths"), city("shelf-quarry"), 0),
    ("DU-EX-11", "fortifications", city("palisade"), city("shelf-quarry"), 0),
    ("DU-COST-18", "barracks", city("garrison"), city(), 0),
    ("DU-COST-11", "apothecary", city(), city("forum", built=("piraeus",)), 2),
    ("DU-PROG-12", "rostrum", city(tokens=("masonry",)), city("quarry", "lumber-yard"), 0),
    (
        "DU-EX-18",
        "arena",
        city("stone-reserve", "lumber-yard", built=("great-lighthouse",)),
        city("clay-pool"),
        1,
    ),
    ("DU-PROG-03", "arsenal", city(tokens=("architecture", "masonry")), city(), 10),
]


@pytest.mark.parametrize(("rule", "card", "builder", "rival", "price"), CARD_PRICES)
def test_the_price_of_a_card(rule: str, card: str, builder: City, rival: City, price: int) -> None:
    assert price_of_card(card, builder, rival).total == price, rule


def test_colossus_with_architecture() -> None:  # DU-EX-19
    rival = city("brickyard")
    assert price_of_wonder("colossus", city(tokens=("architecture",)), rival).total == 6
    assert price_of_wonder("colossus", city("clay-reserve", tokens=("architecture",)), rival).total == 2


def test_the_chooser_supplies_what_is_dearer() -> None:  # DU-EX-18
    builder = city("stone-reserve", built=("great-lighthouse",))
    assert cheapest_trade({"stone": 1, "clay": 1}, builder, city("clay-pool"), 0) == 1


def test_discounts_come_after_choices() -> None:  # DU-COST-28
    rival = city("quarry", "stone-pit", "clay-pool")
    builder = city("caravansery")
    assert cheapest_trade({"stone": 1, "clay": 1, "glass": 1}, builder, rival, waivable=2) == 0


def dearest_first(
    units: tuple[str, ...], made: tuple[int, ...], raw: int, other: int, waived: int, prices: list[int]
) -> int:
    """The procedure of DU-COST-27, step by step."""
    left = dict(zip(RESOURCES, made, strict=True))
    missing = []
    for unit in units:
        if left[unit]:
            left[unit] -= 1
        else:
            missing.append((prices[RESOURCES.index(unit)], unit))
    missing.sort(reverse=True)
    for number, group in ((raw, RESOURCES[:3]), (other, RESOURCES[3:])):
        for entry in [entry for entry in missing if entry[1] in group][:number]:
            missing.remove(entry)
    return sum(price for price, _ in missing[waived:])


def test_trying_every_way_is_never_cheaper_than_the_ledgers_procedure() -> None:  # DU-COST-27
    rng = Rng(1)
    printed = [card.resources for card in CARDS.values()] + [wonder.resources for wonder in WONDERS.values()]
    costs = {tuple(resource for resource in RESOURCES for _ in range(cost.get(resource, 0))) for cost in printed}
    for units, raw, other, waived in product(sorted(costs), range(3), range(3), (0, 2)):
        for _ in range(3):
            made = tuple(int(rng.below(4)) // 2 for _ in RESOURCES)
            prices = [1 + int(rng.below(5)) for _ in RESOURCES]
            choosers = (("wood", "clay", "stone"),) * raw + (("glass", "papyrus"),) * other
            tried = cheapest(units, made, choosers, waived, tuple(prices))
            assert tried == dearest_first(units, made, raw, other, waived, prices), (units, made, choosers, prices)


# Single effects -----------------------------------------------------------------------------------------------------


def at_table(mine: City, theirs: City, pawn: int = 0) -> Referee:
    referee = Referee({})
    referee.cities, referee.pawn = [mine, theirs], pawn
    return referee


def test_discarding_pays_for_yellow_cards() -> None:  # DU-EX-13
    assert city("tavern", "clay-reserve", "baths").discard_income() == 4


@pytest.mark.parametrize(("start", "end", "lost"), [(1, 3, 2), (2, 4, 2), (0, 2, 0)])
def test_archery_range_loots(start: int, end: int, lost: int) -> None:  # DU-EX-16
    referee = at_table(city(), city(coins=10), start)
    assert list(referee._place(0, "archery-range", by_chain=False)) == []
    assert (referee.pawn, referee.cities[1].coins) == (end, 10 - lost)


def test_strategy_adds_a_shield_to_red_cards_alone() -> None:  # DU-EX-17, DU-PROG-16
    referee = at_table(city(tokens=("strategy",)), city())
    list(referee._place(0, "walls", by_chain=False))
    assert referee.pawn == 3
    list(referee._raise(0, "colossus", "altar"))
    assert referee.pawn == 5


@pytest.mark.parametrize(("coins", "left"), [(10, 3), (4, 0)])
def test_one_move_may_pass_both_tokens(coins: int, left: int) -> None:  # DU-EX-20
    referee = at_table(city(tokens=("strategy",)), city(coins=coins), 2)
    list(referee._place(0, "arsenal", by_chain=False))
    assert (referee.pawn, referee.cities[1].coins, referee.loot) == (6, left, [[2, 5], []])


def test_the_seventh_wonder_removes_the_eighth() -> None:  # DU-EX-14, DU-EX-15
    referee = at_table(city(built=("sphinx", "piraeus")), city(built=("appian-way", "hanging-gardens")))
    referee.cities[0].wonders += ["colossus", "pyramids"]
    referee.cities[1].built |= {"mausoleum": "", "great-library": ""}
    list(referee._raise(0, "colossus", "altar"))
    assert referee.pawn == 2
    assert referee.cities[0].retired == {"pyramids"}
    assert referee.cities[0].unbuilt() == []


def test_each_unseen_card_is_equally_likely_to_be_turned_up() -> None:  # DU-EX-21
    rng, referee, chances = Rng(3), Referee({"wonder_setup": "first_game"}), []
    while referee.age < 2:
        if referee.asked() == "turning-up":
            chances.append(referee.probability(min(referee.moves())))
        referee.play(fair(referee, rng))
    assert chances == [Fraction(1, number) for number in range(11, 3, -1)]


# Whole games --------------------------------------------------------------------------------------------------------


def check(referee: Referee) -> None:
    """DU-CLR-31."""
    laid = referee.face_up()
    tucked = [card for one in referee.cities for card in one.built.values()]
    placed = laid + referee.discard + tucked + [card for one in referee.cities for card in one.cards]
    unseen = [card for cards in referee.unseen.values() for card in cards]
    assert len(placed) == len(set(placed)) == len(CARDS) - len(unseen)
    tokens = referee.board + referee.box + referee.drawn + [token for one in referee.cities for token in one.tokens]
    if referee.board or referee.box:
        assert sorted(tokens) == sorted(TOKENS)
    assert all(one.coins >= 0 for one in referee.cities)
    assert -9 <= referee.pawn <= 9
    assert referee.wonders_built() <= 7
    if referee.who() == "chance":
        assert sum(referee.probability(move) for move in referee.moves()) == 1
    elif referee.who() != "over":
        assert referee.moves()


def play(players: tuple[Policy, Policy], options: dict[str, str], seed: int) -> tuple[Referee, dict[int, Fraction]]:
    """A whole game, and for each age the product of the probabilities with which it was laid out."""
    rng, referee = Rng(seed), Referee(options)
    chances = {1: Fraction(1), 2: Fraction(1), 3: Fraction(1)}
    while referee.who() != "over":
        check(referee)
        chooser = fair if referee.who() == "chance" else players[SEATS.index(referee.who())]
        move = chooser(referee, rng)
        if move.split()[0] in ("guilds", "deal", "turn"):
            chances[referee.age] *= referee.probability(move)
        referee.play(move)
    check(referee)
    return referee, chances


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_games_end_and_nothing_is_lost_in_them(options: dict[str, str]) -> None:
    for seed, players in enumerate([(wanderer, wanderer), (architect, miser), (collector("red"), collector("green"))]):
        referee, chances = play(players, options, seed)
        assert referee.winners
        if referee.result in ("civilian-victory", "shared-victory"):
            # DU-CLR-18: sixty cards were played; DU-CLR-26: what was drawn late was as likely as if dealt at once
            assert sum(len(cards) for cards in referee.unseen.values()) == 3 + 3 + 3 + 4
            assert chances[1] == chances[2] == Fraction(factorial(3), factorial(23))
            guilds = Fraction(factorial(4), factorial(7))
            assert chances[3] == Fraction(1, 1140) * Fraction(factorial(3), factorial(20)) * guilds
