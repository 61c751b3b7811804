"""Costs: chain symbols that make a later building free."""

from itertools import pairwise

import pytest

from ecumene.core.rng import Rng
from ecumene.games.duel.material import BUILDINGS, CHAINS

from .cost_shared import paid
from .table import Table, fresh_game

LINKS = {
    "horseshoe": ("stable", "horse-breeders"),
    "sword": ("garrison", "barracks"),
    "tower": ("palisade", "fortifications"),
    "target": ("archery-range", "siege-workshop"),
    "helmet": ("parade-ground", "circus"),
    "book": ("scriptorium", "library"),
    "gear": ("pharmacist", "dispensary"),
    "lyre": ("school", "university"),
    "lamp": ("laboratory", "observatory"),
    "mask": ("theater", "statue"),
    "column": ("statue", "gardens"),
    "moon": ("altar", "temple"),
    "sun": ("temple", "pantheon"),
    "drop": ("baths", "aqueduct"),
    "portico": ("rostrum", "senate"),
    "amphora": ("tavern", "lighthouse"),
    "barrel": ("brewery", "arena"),
}
PRICES = {  # without production, while the rival produces nothing
    "horse-breeders": 4, "barracks": 3, "fortifications": 8, "siege-workshop": 8, "circus": 8, "library": 6,
    "dispensary": 6, "university": 6, "observatory": 6, "statue": 4, "gardens": 8, "temple": 4, "pantheon": 8,
    "aqueduct": 6, "senate": 8, "lighthouse": 6, "arena": 6,
}  # fmt: skip
DECK = {card.name: card.deck for card in BUILDINGS}
EVERY_LINK = pytest.mark.parametrize(("chain", "giver", "receiver"), [(one, *two) for one, two in LINKS.items()])


@pytest.mark.rule("DU-COST-22")
def test_there_are_17_links_of_one_giver_and_one_receiver_each() -> None:
    assert len(LINKS) == len(CHAINS) == 17
    assert {card.chain: card.name for card in BUILDINGS if card.chain} == {
        chain: giver for chain, (giver, _) in LINKS.items()
    }
    assert {card.free_with: card.name for card in BUILDINGS if card.free_with} == {
        chain: receiver for chain, (_, receiver) in LINKS.items()
    }
    assert len([card for card in BUILDINGS if card.chain]) == 17
    assert len([card for card in BUILDINGS if card.free_with]) == 17
    both = [card.name for card in BUILDINGS if card.chain and card.free_with]
    assert both == ["statue", "temple"]


@pytest.mark.rule("DU-COST-22")
@EVERY_LINK
def test_the_giver_is_of_an_earlier_age(chain: str, giver: str, receiver: str) -> None:
    assert DECK[giver] < DECK[receiver] <= 3
    table = Table(giver, coins={1: 20}, last=True)
    table.do(f"build {giver}")
    assert table.city(1).chains == [chain]


@pytest.mark.rule("DU-COST-22")
@pytest.mark.parametrize("giver", [card.name for card in BUILDINGS])
def test_a_card_makes_free_what_it_is_linked_with_and_nothing_else(giver: str) -> None:
    table = Table(structure={}, cities={1: giver})
    free = [(bill.chain, card) for card in DECK if (bill := table.bill(card)).chain]
    assert free == [(chain, receiver) for chain, (one, receiver) in LINKS.items() if one == giver]


@pytest.mark.rule("DU-COST-18")
@EVERY_LINK
def test_with_the_symbol_the_whole_cost_is_free_coins_included(chain: str, giver: str, receiver: str) -> None:
    cities = {1: giver, 2: "sawmill brickyard shelf-quarry glassworks press"}
    table = Table(receiver, cities=cities, coins={1: 0, 2: 3}, tokens={2: "economy"}, loot={2: []}, last=True)
    bill = table.bill(receiver)
    assert (bill.total, bill.coins, bill.chain) == (0, 0, chain)
    assert (bill.produced, bill.chosen, bill.waived, bill.bought, bill.to_rival) == ({}, {}, {}, [], False)
    assert table.allows(f"build {receiver}")
    assert paid(table, f"build {receiver}") == 0
    assert table.coins(2) == 3
    assert receiver in table.cards(1)
    (event,) = table.told("builds-by-chain")
    assert (event.rule, event.details) == ("DU-COST-18", {"card": f"card.{receiver}", "chain": f"chain.{chain}"})
    assert table.told("builds") + table.told("builds-free") + table.told("buys") == []


@pytest.mark.rule("DU-COST-18")
def test_barracks_alone_have_a_cost_in_coins_and_a_chain() -> None:
    assert [card.name for card in BUILDINGS if card.coins and card.free_with] == ["barracks"]
    table = Table("barracks", cities={1: "garrison"}, coins={1: 0}, last=True)
    assert table.do("build barracks").coins(1) == 0


# Where the symbol must stand ------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-COST-19")
@EVERY_LINK
def test_a_symbol_elsewhere_does_not_count(chain: str, giver: str, receiver: str) -> None:
    def positions(coins: int) -> list[Table]:
        return [
            Table(receiver, cities={2: giver}, coins={1: coins}, last=True),
            Table(receiver, discard=giver, coins={1: coins}, last=True),
            Table(receiver, built={1: f"colossus/{giver}"}, coins={1: coins}, last=True),
            Table(receiver, built={2: f"colossus/{giver}"}, coins={1: coins}, last=True),
        ]

    for table in positions(PRICES[receiver] - 1):
        assert not table.allows(f"build {receiver}")
        assert table.refusal(f"build {receiver}") == "DU-COST-17"
    for table in positions(PRICES[receiver]):
        assert chain not in table.city(1).chains
        assert (table.bill(receiver).chain, table.price(receiver)) == ("", PRICES[receiver])
        assert paid(table, f"build {receiver}") == PRICES[receiver]
        assert table.told("builds-by-chain") == []


@pytest.mark.rule("DU-COST-19")
def test_a_card_discarded_or_tucked_in_play_leaves_no_symbol() -> None:
    table = Table("baths theater altar tavern", coins={1: 20}, wonders={1: "colossus"})
    table.after("discard theater", "build altar", "raise colossus baths", "discard tavern")
    assert table.city(1).chains == []
    assert table.city(2).chains == ["moon"]
    for receiver in ("statue", "temple", "aqueduct", "lighthouse"):
        assert table.bill(receiver, 1).chain == ""
    assert table.bill("temple", 2).chain == "moon"


# Symbols stay ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-COST-20")
@EVERY_LINK
def test_using_a_symbol_does_not_consume_it(chain: str, giver: str, receiver: str) -> None:
    table = Table(receiver, cities={1: giver}, coins={1: 0}, last=True).do(f"build {receiver}")
    assert table.told("builds-by-chain")
    assert chain in table.city(1).chains
    assert table.bill(receiver).chain == chain


@pytest.mark.rule("DU-COST-20")
def test_a_symbol_of_age_one_is_still_good_in_age_three() -> None:
    table = Table("palisade", coins={1: 2, 2: 0}, last=True).do("build palisade").let_chance()
    rng = Rng(1)
    while table.view().age < 3:
        move = f"discard {table.open[0]}" if table.asked == "turn" else table.legal()[0]
        table.do(move).let_chance(int(rng.below(1000)))
    assert table.city(1).chains == ["tower"]
    assert (table.price("fortifications", 1), table.price("fortifications", 2)) == (0, 8)


@pytest.mark.rule("DU-COST-20")
def test_no_city_ever_loses_a_symbol() -> None:
    for seed in range(3):
        table = fresh_game(seed, {"wonder_setup": "first_game"})
        rng = Rng(seed)
        chains = [[set(table.city(seat).chains) for seat in (1, 2)]]
        while not table.over:
            if table.asked != "dealing":
                chains.append([set(city.chains) for city in table.view().cities])
            table.state.play(table.state.random_move(rng))
        for before, after in pairwise(chains):
            assert before[0] <= after[0]
            assert before[1] <= after[1]
        assert any(chains[-1])


# With and without the symbol ------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-COST-21")
@EVERY_LINK
def test_without_the_symbol_the_card_is_built_for_its_normal_cost(chain: str, giver: str, receiver: str) -> None:
    price = PRICES[receiver]
    others = " ".join(one for one, _ in LINKS.values() if one not in (giver, receiver))
    for city in ("", others):
        table = Table(receiver, cities={1: city}, coins={1: price}, loot={2: []}, last=True)
        assert chain not in table.city(1).chains
        assert table.allows(f"build {receiver}")
        assert paid(table, f"build {receiver}") == price
        assert [event.details["coins"] for event in table.told("builds")] == [price]
        poor = Table(receiver, cities={1: city}, coins={1: price - 1}, last=True)
        assert poor.refusal(f"build {receiver}") == "DU-COST-17"


@pytest.mark.rule("DU-COST-31")
@EVERY_LINK
def test_with_the_symbol_the_card_is_built_for_free_without_asking(chain: str, giver: str, receiver: str) -> None:
    rich = "lumber-yard logging-camp sawmill clay-pool brickyard quarry shelf-quarry glassworks glassblower press"
    table = Table(receiver, cities={1: f"{giver} {rich}"}, coins={1: 20}, loot={2: []}, last=True)
    assert table.legal("build") == [f"build {receiver}"]
    assert paid(table, f"build {receiver}") == 0
    assert [event.details["chain"] for event in table.told("builds-by-chain")] == [f"chain.{chain}"]
    assert table.told("builds") + table.told("builds-free") == []


@pytest.mark.rule("DU-COST-31")
def test_nothing_else_is_asked_after_a_free_construction() -> None:
    table = Table("aqueduct walls", cities={1: "baths"}, coins={1: 20}, last=True).do("build aqueduct")
    assert (table.actor, table.asked, table.coins(1)) == (2, "turn", 20)
