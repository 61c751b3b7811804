"""Economy: the progress token that receives what the rival spends on resources."""

from __future__ import annotations

import pytest

from ecumene.games.duel.material import BUILDINGS

from .printed_facts import left_after_building
from .table import CARDS, WONDER_NUMBERS, Table


@pytest.mark.rule("DU-PROG-04")
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize(
    ("card", "rival", "spent"),
    [("baths", "", 2), ("aqueduct", "shelf-quarry", 12), ("tribunal", "glassworks", 7), ("palace", "", 10)],
)
def test_what_the_rival_spends_on_resources_goes_to_the_owner_of_economy(
    card: str, rival: str, spent: int, seat: int
) -> None:
    cities, coins = {3 - seat: rival}, {seat: 15, 3 - seat: 1}
    table = Table(card, cities=cities, coins=coins, tokens={3 - seat: "economy"}, turn=seat)
    assert table.bill(card, seat).to_rival
    table.do(f"build {card}")
    assert (table.coins(seat), table.coins(3 - seat)) == (15 - spent, 1 + spent)
    assert [(event.seat, event.rule, event.details) for event in table.told("economy")] == [
        (2 - seat, "DU-PROG-04", {"coins": spent})
    ]
    bank = Table(card, cities=cities, coins=coins, turn=seat).do(f"build {card}")
    assert (bank.coins(seat), bank.coins(3 - seat)) == (15 - spent, 1)


@pytest.mark.rule("DU-PROG-05")
@pytest.mark.parametrize(
    ("card", "printed", "spent"),
    [
        ("stone-pit", 1, 0),
        ("scriptorium", 2, 0),
        ("barracks", 3, 0),
        ("customs-house", 4, 0),
        ("pretorium", 8, 0),
        ("forum", 3, 2),
        ("caravansery", 2, 4),
    ],
)
def test_economy_does_not_pay_out_the_printed_coins_of_a_card(card: str, printed: int, spent: int) -> None:
    table = Table(card, tokens={2: "economy"}, coins={1: 10, 2: 0}).do(f"build {card}")
    assert (table.coins(1), table.coins(2)) == (10 - printed - spent, spent)
    assert [event.details["coins"] for event in table.told("economy")] == ([spent] if spent else [])


@pytest.mark.rule("DU-PROG-05")
def test_economy_pays_nothing_for_cards_that_are_free_discarded_or_built_by_a_chain() -> None:
    table = Table(
        "brewery aqueduct barracks walls", last=True, cities={1: "baths garrison"}, tokens={2: "economy"}, coins={2: 0}
    )
    table.do("build brewery", "discard walls", "build aqueduct")
    assert (table.coins(2), table.told("economy")) == (2, [])


@pytest.mark.rule("DU-PROG-06")
@pytest.mark.parametrize(
    ("card", "own", "tokens", "rival", "spent"),
    [
        ("aqueduct", "stone-reserve", "", "shelf-quarry", 3),
        ("aqueduct", "", "masonry", "quarry", 3),
        ("aqueduct", "stone-reserve", "masonry", "quarry", 1),
        ("aqueduct", "caravansery", "", "", 4),
        ("aqueduct", "quarry", "", "", 4),
        ("rostrum", "lumber-yard", "", "", 2),
        ("rostrum", "lumber-yard caravansery", "", "shelf-quarry", 0),
        ("temple", "", "masonry", "press", 0),
        ("tribunal", "forum", "", "glassworks", 4),
        ("tribunal", "customs-house", "", "glassworks", 5),
        ("tribunal", "forum wood-reserve", "", "sawmill", 2),
        ("tribunal", "forum", "masonry", "sawmill", 0),
    ],
)
def test_economy_pays_what_was_really_spent_after_fixed_prices_choices_and_discounts(
    card: str, own: str, tokens: str, rival: str, spent: int
) -> None:
    table = Table(card, cities={1: own, 2: rival}, tokens={1: tokens, 2: "economy"}, coins={1: 20, 2: 4})
    assert table.bill(card).to_rival == bool(spent)
    table.do(f"build {card}")
    assert (table.coins(1), table.coins(2)) == (20 - spent, 4 + spent)
    assert [event.details["coins"] for event in table.told("economy")] == ([spent] if spent else [])
    assert sum(int(event.details["coins"]) for event in table.told("buys")) == spent


@pytest.mark.rule("DU-PROG-07", "DU-PROG-06")
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize(
    ("own", "tokens", "rival", "spent"),
    [
        ("", "", "", 8),
        ("", "", "brickyard", 14),
        ("clay-reserve", "", "brickyard", 5),
        ("", "architecture", "brickyard", 6),
        ("brickyard clay-pool", "", "glassworks", 3),
        ("brickyard clay-pool forum", "", "glassworks", 0),
    ],
)
def test_economy_also_receives_what_is_spent_on_a_wonder(
    own: str, tokens: str, rival: str, spent: int, seat: int
) -> None:
    table = Table(
        "brewery",
        wonders={seat: "colossus"},
        cities={seat: own, 3 - seat: rival},
        tokens={seat: tokens, 3 - seat: "economy"},
        coins={seat: 14, 3 - seat: 3},
        turn=seat,
    )
    table.do("raise colossus brewery")
    assert (table.coins(seat), table.coins(3 - seat)) == (14 - spent, 3 + spent)
    assert [event.details["coins"] for event in table.told("economy")] == ([spent] if spent else [])


@pytest.mark.rule("DU-PROG-08")
@pytest.mark.parametrize(("had", "left"), [(0, 0), (1, 1), (5, 5)])
def test_three_coins_for_an_opposing_appian_way_are_there_when_it_takes_three(had: int, left: int) -> None:
    table = Table(
        "brewery",
        wonders={1: "appian-way"},
        cities={1: "brickyard shelf-quarry", 2: "press"},
        tokens={2: "economy"},
        coins={1: 3, 2: had},
    )
    table.do("raise appian-way brewery")
    assert (table.coins(1), table.coins(2)) == (3, left)
    assert [(event.name, event.details["coins"]) for event in table.events[-3:]] == [
        ("economy", 3),
        ("gains", 3),
        ("loses", 3),
    ]


@pytest.mark.rule("DU-PROG-08")
def test_economy_income_comes_before_the_loss_to_a_military_token() -> None:
    table = Table("walls", tokens={2: "economy"}, coins={1: 4, 2: 0}, pawn=4, loot={2: [5]}).do("build walls")
    assert (table.coins(1), table.coins(2)) == (0, 0)
    assert [event.details["lost"] for event in table.told("loots")] == [4]


@pytest.mark.rule("DU-PROG-09")
@pytest.mark.parametrize("own", ["", "stone-reserve forum press"])
def test_economy_changes_no_price(own: str) -> None:
    cities = {1: own, 2: "quarry brickyard glassworks"}
    plain = Table("brewery", cities=cities)
    for owner in (1, 2):
        table = Table("brewery", cities=cities, tokens={owner: "economy"})
        for seat in (1, 2):
            for name in (*CARDS, *WONDER_NUMBERS):
                assert table.price(name, seat) == plain.price(name, seat)
        assert table.city(1).prices == plain.city(1).prices


@pytest.mark.rule("DU-PROG-09", "DU-PROG-04")
def test_the_buyer_pays_the_same_to_the_owner_of_economy_as_to_the_bank() -> None:
    cities = {2: "quarry brickyard glassworks"}
    for name in [card for card in CARDS if card not in cities[2].split()] + list(WONDER_NUMBERS):
        coins = left_after_building(name, {}, cities)
        printed = BUILDINGS[CARDS[name]].coins if name in CARDS else 0
        spent = Table("altar", cities=cities).price(name) - printed
        assert left_after_building(name, {1: "economy"}, cities) == coins
        if name != "appian-way":
            assert left_after_building(name, {2: "economy"}, cities) == (coins[0], coins[1] + spent)


@pytest.mark.rule("DU-PROG-09")
@pytest.mark.parametrize("seat", [1, 2])
def test_what_the_owner_of_economy_buys_is_paid_to_the_bank(seat: int) -> None:
    table = Table(
        "walls brewery", wonders={seat: "pyramids"}, tokens={seat: "economy"}, coins={1: 12, 2: 12}, turn=seat
    )
    table.do("build walls")
    assert (table.coins(seat), table.coins(3 - seat)) == (12 - 4, 12)
    table.let_chance().after("discard brewery")
    card = table.open[0]
    table.do(f"raise pyramids {card}")
    assert (table.coins(seat), table.coins(3 - seat)) == (0, 14)
    assert table.told("economy") == []
