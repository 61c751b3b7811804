"""Guilds: each counts something in the city that has more of it, for coins at once and for points at the end."""

import pytest

from .positions import side_by_side
from .table import Table

# The guilds that pay coins at once, with six cards of what they count.
COUNTED = {
    "scientists-guild": "workshop apothecary scriptorium pharmacist school laboratory",
    "shipowners-guild": "lumber-yard clay-pool quarry glassworks press glassblower",
    "merchants-guild": "stone-reserve clay-reserve wood-reserve forum caravansery customs-house",
    "magistrates-guild": "theater altar baths tribunal rostrum aqueduct",
    "tacticians-guild": "guard-tower stable garrison palisade walls barracks",
}
PAYING = [
    pytest.param("scientists-guild", marks=pytest.mark.rule("DU-GUILD-03")),
    pytest.param("shipowners-guild", marks=pytest.mark.rule("DU-GUILD-04")),
    pytest.param("merchants-guild", marks=pytest.mark.rule("DU-GUILD-06")),
    pytest.param("magistrates-guild", marks=pytest.mark.rule("DU-GUILD-07")),
    pytest.param("tacticians-guild", marks=pytest.mark.rule("DU-GUILD-08")),
]
WONDERS = ("sphinx", "pyramids", "colossus", "piraeus", "appian-way", "temple-of-artemis", "hanging-gardens")


def some(guild: str, own: int, other: int) -> dict[int, str]:
    """Cities with that many cards of what the guild counts."""
    cards = COUNTED[guild].split()
    assert own + other <= len(cards)
    return {1: " ".join(cards[:own]), 2: " ".join(cards[own : own + other])}


def built(own: int, other: int) -> dict[int, str]:
    """Cities with that many wonders."""
    return {1: " ".join(WONDERS[:own]), 2: " ".join(WONDERS[own : own + other])}


def gained(table: Table) -> list[tuple[int, int | str]]:
    """Who received how many coins from the bank, in order."""
    return [(event.seat + 1, event.details["coins"]) for event in table.told("gains")]


# What each guild counts ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-GUILD-03")
@pytest.mark.rule("DU-GUILD-04")
@pytest.mark.rule("DU-GUILD-06")
@pytest.mark.rule("DU-GUILD-07")
@pytest.mark.rule("DU-GUILD-08")
@pytest.mark.rule("DU-GUILD-11")
@pytest.mark.parametrize("guild", PAYING)
@pytest.mark.parametrize(("own", "other", "number"), [(0, 0, 0), (1, 0, 1), (4, 2, 4), (1, 4, 4), (0, 5, 5)])
def test_a_guild_pays_one_coin_and_scores_one_point_per_card_of_the_larger_city(
    guild: str, own: int, other: int, number: int
) -> None:
    table = Table(guild, cities=some(guild, own, other), coins={1: 40, 2: 9}, last=True)
    price = table.price(guild)
    table.do(f"build {guild}")
    assert table.coins(1) == 40 - price + number
    assert table.coins(2) == 9
    assert gained(table) == ([(1, number)] if number else [])
    assert table.over
    assert table.sheet["purple"] == (number, 0)


@pytest.mark.rule("DU-GUILD-01")
@pytest.mark.parametrize(
    ("own", "other", "points"), [(0, 0, 0), (1, 0, 2), (2, 3, 6), (3, 2, 6), (0, 4, 8), (4, 3, 8), (3, 4, 8)]
)
def test_the_builders_guild_scores_two_points_per_wonder_of_the_larger_city_and_pays_nothing(
    own: int, other: int, points: int
) -> None:
    wonders = {1: "statue-of-zeus", 2: "mausoleum great-library"} if own + other < 7 else {}
    table = Table("builders-guild", wonders=wonders, built=built(own, other), coins={1: 40}, last=True)
    price = table.price("builders-guild")
    table.do("build builders-guild")
    assert table.coins(1) == 40 - price
    assert gained(table) == []
    assert table.sheet["purple"] == (points, 0)


@pytest.mark.rule("DU-GUILD-02")
@pytest.mark.parametrize(
    ("own", "other", "points"), [(0, 0, 0), (2, 2, 0), (3, 0, 1), (2, 5, 1), (17, 14, 5), (14, 17, 5), (12, 20, 6)]
)
def test_the_moneylenders_guild_scores_one_point_per_three_coins_of_the_richer_city_and_pays_nothing(
    own: int, other: int, points: int
) -> None:
    table = Table("moneylenders-guild", coins={1: own + 8, 2: other}, last=True)
    assert table.price("moneylenders-guild") == 8
    table.do("build moneylenders-guild")
    assert (table.coins(1), table.coins(2)) == (own, other)
    assert gained(table) == []
    assert table.sheet["purple"] == (points, 0)


@pytest.mark.rule("DU-GUILD-14")
@pytest.mark.parametrize(
    ("own", "other", "purple", "coins"), [(11, 8, 3, (3, 2)), (8, 11, 3, (2, 3)), (5, 5, 1, (1, 1)), (1, 6, 2, (0, 2))]
)
def test_the_moneylenders_guild_adds_to_the_points_that_coins_give_anyway(
    own: int, other: int, purple: int, coins: tuple[int, int]
) -> None:
    table = Table("moneylenders-guild", coins={1: own + 8, 2: other}, last=True).do("build moneylenders-guild")
    assert table.sheet["purple"] == (purple, 0)
    assert table.sheet["coins"] == coins
    assert table.sheet["total"] == (purple + coins[0], coins[1])


@pytest.mark.rule("DU-GUILD-05")
@pytest.mark.parametrize(
    ("own", "other", "number"),
    [
        ("lumber-yard clay-pool quarry", "glassworks press", 3),
        ("glassworks press", "lumber-yard clay-pool quarry", 3),
        ("lumber-yard clay-pool glassworks press", "quarry stone-pit sawmill", 4),
        ("lumber-yard clay-pool quarry glassworks", "press glassblower drying-room", 4),
        ("lumber-yard glassworks", "quarry stone-pit press glassblower drying-room", 5),
    ],
)
def test_the_shipowners_guild_takes_both_colours_from_one_city(own: str, other: str, number: int) -> None:
    table = Table("shipowners-guild", cities={1: own, 2: other}, coins={1: 40}, last=True)
    table.do("build shipowners-guild")
    assert gained(table) == [(1, number)]
    assert table.sheet["purple"] == (number, 0)


# Coins and points ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-GUILD-09")
@pytest.mark.parametrize("guild", COUNTED)
def test_guild_coins_come_from_the_bank_and_not_from_the_counted_city(guild: str) -> None:
    table = Table(guild, cities=some(guild, 0, 4), coins={1: 40, 2: 5}, tokens={2: "economy"})
    price = table.price(guild)
    table.do(f"build {guild}")
    assert table.coins(1) == 40 - price + 4
    assert table.coins(2) == 5 + price  # Economy receives what was spent, and the guild takes nothing back
    assert table.told("loses") == []


@pytest.mark.rule("DU-GUILD-09")
def test_guild_coins_are_paid_once() -> None:
    cards = side_by_side("merchants-guild chamber-of-commerce lighthouse obelisk")
    table = Table(structure=cards, cities={1: "tavern"}, coins={1: 60, 2: 60})
    table.do("build merchants-guild")
    assert gained(table) == [(1, 1)]
    table.do("build chamber-of-commerce")  # yellow, in the rival's city
    assert gained(table) == [(1, 1)]
    coins = table.coins(1)
    table.do("build lighthouse")  # yellow, in the own city; free by the amphora, 2 coins of its own
    assert gained(table) == [(1, 1), (1, 2)]
    assert table.coins(1) == coins + 2
    table.do("discard obelisk")
    assert gained(table) == [(1, 1), (1, 2)]
    assert table.sheet["purple"] == (2, 0)


@pytest.mark.rule("DU-GUILD-10")
def test_points_may_be_counted_in_another_city_than_coins_were() -> None:
    cards = side_by_side("merchants-guild obelisk lighthouse palace arena senate")
    cities = {1: "tavern brewery", 2: "forum caravansery customs-house"}
    table = Table(structure=cards, cities=cities, coins={1: 60})
    table.do("build merchants-guild")
    assert gained(table) == [(1, 3)]
    assert table.city(1).points.purple == 3
    table.do("discard obelisk", "build lighthouse", "discard palace", "build arena", "discard senate")
    assert len(table.cards(1, "yellow")) == 4
    assert table.sheet["purple"] == (4, 0)


@pytest.mark.rule("DU-GUILD-10", "DU-WEFF-23")
def test_points_count_what_is_there_at_the_end_though_coins_were_paid_for_more() -> None:
    cities = {1: "lumber-yard clay-pool", 2: "quarry stone-pit shelf-quarry"}
    cards = side_by_side("shipowners-guild obelisk palace")
    table = Table(structure=cards, cities=cities, coins={1: 60}, wonders={1: "statue-of-zeus"})
    table.do("build shipowners-guild", "discard obelisk")
    assert gained(table)[0] == (1, 3)
    coins = table.coins(1)
    price = table.price("statue-of-zeus")
    table.do("raise statue-of-zeus palace", "destroy shelf-quarry")
    assert table.coins(1) == coins - price
    assert table.sheet["purple"] == (2, 0)


@pytest.mark.rule("DU-GUILD-11")
@pytest.mark.parametrize("guild", COUNTED)
@pytest.mark.parametrize("seat", [1, 2])
def test_coins_and_points_go_to_the_owner_of_the_guild_whoever_has_the_larger_city(guild: str, seat: int) -> None:
    table = Table(guild, cities={3 - seat: COUNTED[guild]}, coins={1: 40, 2: 40}, turn=seat, last=True)
    price = table.price(guild, seat)
    table.do(f"build {guild}")
    assert gained(table) == [(seat, 6)]
    assert (table.coins(seat), table.coins(3 - seat)) == (40 - price + 6, 40)
    assert table.sheet["purple"] == ((6, 0) if seat == 1 else (0, 6))


@pytest.mark.rule("DU-GUILD-11")
@pytest.mark.parametrize("seat", [1, 2])
def test_wonders_and_coins_of_the_rival_score_for_the_owner_of_the_guild(seat: int) -> None:
    rival = {3 - seat: "sphinx pyramids piraeus"}
    table = Table(
        "builders-guild moneylenders-guild", built=rival, coins={seat: 18, 3 - seat: 28}, turn=seat, last=True
    )
    price = table.price("builders-guild", seat)
    table.do("build builders-guild", "discard moneylenders-guild")
    assert table.coins(seat) == 18 - price
    assert table.sheet["purple"] == ((6, 0) if seat == 1 else (0, 6))
    table = Table("moneylenders-guild", coins={seat: 8, 3 - seat: 28}, turn=seat, last=True)
    table.do("build moneylenders-guild")
    assert table.sheet["purple"] == ((9, 0) if seat == 1 else (0, 9))


@pytest.mark.rule("DU-GUILD-12")
@pytest.mark.parametrize("guild", COUNTED)
@pytest.mark.parametrize("number", [1, 3])
def test_with_equal_counts_the_common_value_pays_and_scores(guild: str, number: int) -> None:
    table = Table(guild, cities=some(guild, number, number), coins={1: 40}, last=True).do(f"build {guild}")
    assert gained(table) == [(1, number)]
    assert table.sheet["purple"] == (number, 0)


@pytest.mark.rule("DU-GUILD-12")
def test_with_equally_many_wonders_or_coins_the_common_value_scores() -> None:
    table = Table("builders-guild", built=built(3, 3), coins={1: 40}, last=True).do("build builders-guild")
    assert table.sheet["purple"] == (6, 0)
    table = Table("moneylenders-guild", coins={1: 18, 2: 10}, last=True).do("build moneylenders-guild")
    assert table.coins(1) == table.coins(2) == 10
    assert table.sheet["purple"] == (3, 0)


# Guilds among the other cards ---------------------------------------------------------------------------------------


@pytest.mark.rule("DU-GUILD-13")
@pytest.mark.parametrize("guild", COUNTED)
def test_guilds_are_purple_and_count_for_no_guild(guild: str) -> None:
    others = " ".join(one for one in (*COUNTED, "builders-guild", "moneylenders-guild") if one != guild)
    table = Table(guild, cities={2: others}, coins={1: 40, 2: 0}, last=True)
    assert len(table.cards(2)) == len(table.cards(2, "purple")) == 6
    table.do(f"build {guild}")
    assert table.cards(1) == table.cards(1, "purple") == [guild]
    assert gained(table) == []
    assert table.sheet["purple"][0] == 0


@pytest.mark.rule("DU-GUILD-13")
@pytest.mark.parametrize(
    ("card", "coins"), [("chamber-of-commerce", 0), ("port", 0), ("armory", 0), ("lighthouse", 1), ("arena", 0)]
)
def test_guilds_count_for_no_coins_per_colour(card: str, coins: int) -> None:
    table = Table(f"{card} obelisk", cities={1: " ".join(COUNTED)}, coins={1: 40, 2: 40})
    price = table.price(card)
    table.do(f"build {card}")
    assert table.coins(1) == 40 - price + coins


@pytest.mark.rule("DU-GUILD-13")
def test_guilds_do_not_raise_the_income_of_a_discard() -> None:
    table = Table("obelisk", cities={1: " ".join(COUNTED)}, coins={1: 0}).do("discard obelisk")
    assert table.coins(1) == 2


@pytest.mark.rule("DU-GUILD-15")
@pytest.mark.parametrize("guild", COUNTED)
@pytest.mark.parametrize(("own", "other"), [(3, 1), (1, 3)])
def test_a_guild_built_through_the_mausoleum_pays_its_coins(guild: str, own: int, other: int) -> None:
    table = Table(
        "obelisk", cities=some(guild, own, other), coins={1: 40, 2: 6}, wonders={1: "mausoleum"}, discard=guild
    )
    price = table.price("mausoleum")
    table.do("raise mausoleum obelisk", f"revive {guild}")
    assert gained(table) == [(1, 3)]
    assert (table.coins(1), table.coins(2)) == (40 - price + 3, 6)
    assert table.city(1).points.purple == 3
