"""Cards that bring coins when they are built."""

from __future__ import annotations

import pytest

from .table import CARDS, Table

GAINING = ("tavern", "brewery", "chamber-of-commerce", "port", "armory", "lighthouse", "arena")
PER_CARD = ("chamber-of-commerce", "port", "armory", "lighthouse")
CROWDED = "quarry clay-pool sawmill glassworks press stone-reserve clay-reserve customs-house walls barracks"
WONDERS = ["pyramids", "sphinx", "colossus", "hanging-gardens"]


def gained(table: Table) -> list[tuple[str, int]]:
    """The coins that came from cards, with the rule that is cited."""
    return [(event.rule, int(event.details["coins"])) for event in table.told("gains")]


@pytest.mark.rule("DU-CARD-12")
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize(("card", "coins"), [("tavern", 4), ("brewery", 6)])
def test_tavern_brings_four_coins_and_brewery_six(card: str, coins: int, seat: int) -> None:
    cities = {seat: "stone-reserve clay-reserve"}
    table = Table(card, cities=cities, coins={seat: 0}, turn=seat).do(f"build {card}")
    assert table.coins(seat) == coins
    assert gained(table) == [("DU-CARD-12", coins)]


@pytest.mark.rule("DU-CARD-12", "DU-CARD-18")
@pytest.mark.parametrize("card", GAINING)
def test_the_coins_of_a_card_come_once(card: str) -> None:
    table = Table(card, cities={1: CROWDED}, coins={1: 20, 2: 0}).do(f"build {card}").let_chance()
    before = table.coins(1)
    assert len(table.told("gains")) <= 1
    table.after(f"discard {table.open[0]}")
    assert table.coins(1) == before
    income = table.city(1).discard_income
    table.after(f"discard {table.open[0]}")
    table.after(f"discard {table.open[0]}")
    assert table.coins(1) == before + income


@pytest.mark.rule("DU-CARD-12")
@pytest.mark.parametrize("card", [card for card in CARDS if card not in GAINING and not card.endswith("guild")])
def test_other_cards_bring_no_coins(card: str) -> None:
    table = Table(card, coins={1: 20})
    price = table.price(card)
    table.do(f"build {card}")
    assert (table.coins(1), table.told("gains")) == (20 - price, [])


@pytest.mark.rule("DU-CARD-13")
@pytest.mark.parametrize("wonders", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("seat", [1, 2])
def test_arena_brings_two_coins_for_each_wonder_built_and_three_points(seat: int, wonders: int) -> None:
    built, unbuilt = WONDERS[:wonders], WONDERS[wonders:]
    table = Table(
        "arena",
        built={seat: " ".join(built), 3 - seat: "temple-of-artemis"},
        wonders={seat: " ".join(unbuilt)},
        coins={seat: 6},
        turn=seat,
    )
    table.do("build arena")
    assert table.coins(seat) == 2 * wonders
    assert table.city(seat).points.yellow == 3
    assert gained(table) == ([("DU-CARD-18", 2 * wonders)] if wonders else [])


@pytest.mark.rule("DU-CARD-13")
@pytest.mark.parametrize(("built", "coins"), [("", 2), ("pyramids", 4), ("pyramids sphinx", 6)])
def test_arena_of_the_mausoleum_counts_the_mausoleum_itself(built: str, coins: int) -> None:
    table = Table("palace", built={1: built}, wonders={1: "mausoleum"}, discard="arena", coins={1: 10})
    table.do("raise mausoleum palace")
    assert table.coins(1) == 0
    assert table.do("revive arena").coins(1) == coins


@pytest.mark.rule("DU-CARD-14")
@pytest.mark.parametrize(
    ("city", "grey"),
    [
        ("quarry walls tavern", 0),
        ("glassworks quarry", 1),
        ("glassworks glassblower", 2),
        ("glassworks glassblower press drying-room", 4),
    ],
)
def test_chamber_of_commerce_brings_three_coins_for_each_grey_card_and_three_points(city: str, grey: int) -> None:
    table = Table("chamber-of-commerce", cities={1: city, 2: "theater"}, coins={1: 10})
    price = 2 * max(0, 2 - city.count("press") - city.count("drying-room"))
    table.do("build chamber-of-commerce")
    assert table.coins(1) == 10 - price + 3 * grey
    assert (table.city(1).points.yellow, gained(table)) == (3, [("DU-CARD-18", 3 * grey)] if grey else [])


@pytest.mark.rule("DU-CARD-15")
@pytest.mark.parametrize(
    ("city", "price", "brown"),
    [
        ("tavern walls theater", 6, 0),
        ("press glassworks drying-room", 2, 0),
        ("quarry theater", 6, 1),
        ("quarry brickyard glassworks", 4, 2),
        ("quarry stone-pit clay-pit clay-pool brickyard shelf-quarry", 6, 6),
    ],
)
def test_port_brings_two_coins_for_each_brown_card_and_three_points(city: str, price: int, brown: int) -> None:
    table = Table("port", cities={1: city}, coins={1: 10}).do("build port")
    assert table.coins(1) == 10 - price + 2 * brown
    assert (table.city(1).points.yellow, gained(table)) == (3, [("DU-CARD-18", 2 * brown)] if brown else [])


@pytest.mark.rule("DU-CARD-16")
@pytest.mark.parametrize(
    ("city", "yellow"),
    [
        ("quarry walls theater", 1),
        ("stone-reserve quarry", 2),
        ("stone-reserve wood-reserve brewery port armory", 6),
    ],
)
def test_lighthouse_brings_a_coin_for_each_yellow_card_itself_included_and_three_points(city: str, yellow: int) -> None:
    table = Table("lighthouse", cities={1: city}, coins={1: 10})
    earlier = table.city(1).points.yellow
    table.do("build lighthouse")
    assert table.coins(1) == 10 - 6 + yellow
    assert (table.city(1).points.yellow - earlier, gained(table)) == (3, [("DU-CARD-18", yellow)])


@pytest.mark.rule("DU-CARD-17")
@pytest.mark.parametrize(
    ("city", "red"),
    [
        ("clay-pool tavern theater", 0),
        ("walls clay-pool", 1),
        ("guard-tower stable garrison palisade walls circus pretorium", 7),
    ],
)
def test_armory_brings_a_coin_for_each_red_card_and_three_points(city: str, red: int) -> None:
    table = Table("armory", cities={1: city}, coins={1: 10}).do("build armory")
    assert table.coins(1) == 10 - 6 + red
    assert (table.city(1).points.yellow, gained(table)) == (3, [("DU-CARD-18", red)] if red else [])


@pytest.mark.rule("DU-CARD-18")
@pytest.mark.parametrize("card", GAINING)
@pytest.mark.parametrize("seat", [1, 2])
def test_the_coins_of_cards_come_from_the_bank(seat: int, card: str) -> None:
    table = Table(card, cities={seat: CROWDED}, built={seat: "pyramids"}, coins={seat: 20, 3 - seat: 5}, turn=seat)
    price = table.price(card, seat)
    table.do(f"build {card}")
    assert table.coins(seat) == 20 - price + sum(coins for _, coins in gained(table))
    assert len(table.told("gains")) == 1
    assert table.coins(3 - seat) == 5


@pytest.mark.rule("DU-CARD-18")
def test_coins_for_brown_cards_do_not_follow_later_changes_of_the_city() -> None:
    table = Table(
        structure={5: "port", 6: "palace", 7: "gardens", 8: "senate"},
        cities={1: "quarry clay-pool press"},
        wonders={1: "mausoleum", 2: "statue-of-zeus"},
        coins={1: 20, 2: 20},
    )
    table.do("build port")
    assert table.coins(1) == 20 - 4 + 4
    table.do("raise statue-of-zeus palace", "destroy quarry")
    assert table.coins(1) == 20
    before = len(table.told("gains"))
    table.do("raise mausoleum gardens", "revive quarry")
    assert table.coins(1) == 20 - 2 - 4  # clay and papyrus are produced
    assert len(table.told("gains")) == before


@pytest.mark.rule("DU-CARD-18")
@pytest.mark.parametrize(
    ("card", "later"),
    [("armory", "build pretorium"), ("lighthouse", "build armory"), ("arena", "raise pyramids palace")],
)
def test_what_is_built_later_brings_no_coins_for_an_earlier_card(card: str, later: str) -> None:
    places = {5: card, 6: "pretorium", 7: "armory" if card != "armory" else "port", 8: "palace"}
    table = Table(structure=places, cities={1: "tavern"}, wonders={1: "pyramids"}, coins={1: 30, 2: 0})
    table.do(f"build {card}")
    name = later.split()[1]
    price = table.price(name)
    coins, told = table.coins(1), len(table.told("gains"))
    other = next(one for one in table.open if one not in later)
    table.do(f"discard {other}", later)
    assert (table.coins(1), len(table.told("gains"))) == (coins - price, told)


@pytest.mark.rule("DU-CARD-19")
@pytest.mark.parametrize("card", [*PER_CARD, "arena"])
@pytest.mark.parametrize("seat", [1, 2])
def test_only_ones_own_city_is_counted(seat: int, card: str) -> None:
    rival = {3 - seat: CROWDED}
    table = Table(card, cities=rival, built={3 - seat: "pyramids sphinx"}, coins={seat: 40}, turn=seat)
    price = table.price(card, seat)
    table.do(f"build {card}")
    itself = int(card == "lighthouse")
    assert table.coins(seat) == 40 - price + itself
    assert gained(table) == ([("DU-CARD-18", 1)] if itself else [])


@pytest.mark.rule("DU-CARD-19")
@pytest.mark.parametrize(
    ("card", "under", "discarded"),
    [
        ("chamber-of-commerce", "press", "glassworks"),
        ("port", "quarry", "clay-pool"),
        ("armory", "walls", "barracks"),
        ("lighthouse", "stone-reserve", "brewery"),
    ],
)
def test_cards_under_wonders_and_discarded_cards_are_not_counted(card: str, under: str, discarded: str) -> None:
    table = Table(card, built={1: f"pyramids/{under}"}, discard=discarded, coins={1: 6})
    price = table.price(card)
    table.do(f"build {card}")
    assert table.coins(1) == 6 - price + (card == "lighthouse")
