"""Wonders that let their builder choose: destroyed cards, cards of the discard pile."""

import pytest

from .positions import names, play_through, side_by_side
from .table import Table

DESTROYERS = [
    pytest.param("circus-maximus", "grey", marks=pytest.mark.rule("DU-WEFF-03")),
    pytest.param("statue-of-zeus", "brown", marks=pytest.mark.rule("DU-WEFF-20")),
]
RULE = {"circus-maximus": "DU-WEFF-03", "statue-of-zeus": "DU-WEFF-20"}
OF_COLOUR = {"grey": ["glassworks", "press", "glassblower"], "brown": ["lumber-yard", "clay-pit", "sawmill"]}
CITY = "lumber-yard clay-pit sawmill glassworks press glassblower theater tavern stable"


def mausoleum(
    discard: str,
    cities: dict[int, str] | None = None,
    built: dict[int, str] | None = None,
    tokens: dict[int, str] | None = None,
) -> Table:
    """The Mausoleum has just been raised in Age III; it cost 10 of 10 coins unless the cities change prices."""
    table = Table(
        structure=side_by_side("obelisk gardens"),
        cities=cities,
        coins={1: 10, 2: 10},
        wonders={1: "mausoleum"},
        built=built,
        tokens=tokens,
        discard=discard,
    )
    return table.do("raise mausoleum obelisk")


# Destroying ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-WEFF-03")
@pytest.mark.rule("DU-WEFF-20")
@pytest.mark.rule("DU-WEFF-22")
@pytest.mark.parametrize(("wonder", "colour"), DESTROYERS)
@pytest.mark.parametrize("seat", [1, 2])
def test_the_builder_chooses_one_card_of_the_colour_in_the_rivals_city(wonder: str, colour: str, seat: int) -> None:
    for chosen in OF_COLOUR[colour]:
        cities = {3 - seat: CITY, seat: "quarry drying-room"}
        table = Table("baths altar", cities=cities, coins={seat: 40}, wonders={seat: wonder}, turn=seat)
        table.do(f"raise {wonder} baths")
        assert (table.actor, table.asked) == (seat, f"destroying-{colour}")
        assert table.legal() == [f"destroy {card}" for card in OF_COLOUR[colour]]
        table.do(f"destroy {chosen}")
        assert table.discard == [chosen]
        assert sorted(table.cards(3 - seat)) == sorted(set(CITY.split()) - {chosen})
        assert sorted(table.cards(seat)) == ["drying-room", "quarry"]
        (event,) = table.told("destroys")
        assert (event.seat + 1, event.rule, event.details["card"]) == (seat, RULE[wonder], f"card.{chosen}")
        assert table.actor == 3 - seat


@pytest.mark.parametrize(("wonder", "colour"), DESTROYERS)
def test_neither_another_colour_nor_a_card_of_ones_own_city_can_be_destroyed(wonder: str, colour: str) -> None:
    own = {"grey": "drying-room", "brown": "quarry"}[colour]
    other = {"grey": "sawmill", "brown": "press"}[colour]
    table = Table("baths", cities={2: CITY, 1: own}, coins={1: 40}, wonders={1: wonder}).do(f"raise {wonder} baths")
    for card in (own, other, "theater", "tavern", "stable", "baths", "altar"):
        assert table.refusal(f"destroy {card}") == RULE[wonder]


@pytest.mark.rule("DU-WEFF-22")
@pytest.mark.parametrize(("wonder", "colour"), DESTROYERS)
def test_a_card_must_be_destroyed_if_there_is_one(wonder: str, colour: str) -> None:
    only = OF_COLOUR[colour][0]
    table = Table("baths altar", cities={2: only}, coins={1: 40}, wonders={1: wonder}).do(f"raise {wonder} baths")
    assert table.legal() == [f"destroy {only}"]
    for move in ("build altar", "discard altar", "begin p1"):
        assert table.refusal(move) == "DU-TURN-15"
    assert table.actor == 1
    table.do(f"destroy {only}")
    assert (table.actor, table.cards(2)) == (2, [])


@pytest.mark.rule("DU-WEFF-04")
@pytest.mark.rule("DU-WEFF-21")
@pytest.mark.parametrize(
    ("wonder", "colour"),
    [
        pytest.param("circus-maximus", "grey", marks=pytest.mark.rule("DU-WEFF-04")),
        pytest.param("statue-of-zeus", "brown", marks=pytest.mark.rule("DU-WEFF-21")),
    ],
)
@pytest.mark.parametrize("own", [False, True])
def test_without_a_card_to_destroy_only_the_destruction_is_skipped(wonder: str, colour: str, own: bool) -> None:
    others = " ".join(card for card in CITY.split() if card not in OF_COLOUR[colour])
    mine = OF_COLOUR[colour][0] if own else ""
    table = Table("baths altar", cities={1: mine, 2: others}, coins={1: 40}, wonders={1: wonder})
    assert table.allows(f"raise {wonder} baths")
    table.do(f"raise {wonder} baths")
    (event,) = table.told("nothing-to-destroy")
    assert event.details["colour"] == f"colour.{colour}"
    assert (table.actor, table.asked) == (2, "turn")
    assert (table.pawn, table.city(1).points.wonders) == (1, 3)
    assert len(table.cards(2)) == 6
    assert table.discard == []


@pytest.mark.rule("DU-WEFF-23")
def test_a_destroyed_card_takes_its_production_and_its_count_with_it() -> None:
    cities = {1: "shipowners-guild", 2: "shelf-quarry quarry press"}
    table = Table("obelisk", cities=cities, coins={1: 40, 2: 6}, wonders={1: "statue-of-zeus"})
    assert (table.city(1).prices["stone"], table.city(2).production["stone"]) == (5, 3)
    assert table.price("walls", 2) == 0
    assert table.city(1).points.purple == 3
    table.do("raise statue-of-zeus obelisk", "destroy shelf-quarry")
    assert (table.city(1).prices["stone"], table.city(2).production["stone"]) == (3, 1)
    assert table.price("walls", 2) == 2
    assert table.city(1).points.purple == 2
    assert table.cards(2) == ["quarry", "press"]


@pytest.mark.rule("DU-WEFF-23")
@pytest.mark.parametrize(
    ("wonder", "card", "destroyed", "coins"),
    [("statue-of-zeus", "port", "sawmill", 4), ("circus-maximus", "chamber-of-commerce", "press", 6)],
)
def test_coins_received_for_a_card_stay_when_it_is_destroyed(
    wonder: str, card: str, destroyed: str, coins: int
) -> None:
    structure = side_by_side(f"{card} obelisk palace senate")
    cities = {2: "sawmill brickyard press glassblower"}
    table = Table(structure=structure, cities=cities, coins={1: 40, 2: 20}, wonders={1: wonder}, turn=2)
    price = table.price(card, 2)
    table.do(f"build {card}")
    assert table.coins(2) == 20 - price + coins
    table.do(f"raise {wonder} obelisk", f"destroy {destroyed}")
    assert table.coins(2) == 20 - price + coins
    assert table.city(2).points.yellow == 3


# The Mausoleum ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-WEFF-11", "DU-WEFF-14")
def test_the_mausoleum_builds_a_discarded_card_for_free() -> None:
    table = mausoleum("palace pretorium sawmill")
    assert (table.actor, table.asked, table.coins(1)) == (1, "reviving", 0)
    assert table.legal() == ["revive sawmill", "revive pretorium", "revive palace"]
    table.do("revive palace")
    assert table.coins(1) == 0
    assert table.cards(1) == ["palace"]
    assert table.discard == ["sawmill", "pretorium"]
    assert (table.city(1).points.wonders, table.city(1).points.blue) == (2, 7)
    assert (table.actor, table.asked) == (2, "turn")


@pytest.mark.rule("DU-WEFF-12")
def test_cards_discarded_by_either_player_and_destroyed_cards_can_be_taken() -> None:
    cities = {1: "press", 2: "glassworks quarry"}
    wonders = {1: "circus-maximus mausoleum", 2: "statue-of-zeus"}
    structure = side_by_side("obelisk palace senate pantheon gardens study")
    table = Table(structure=structure, cities=cities, coins={1: 90, 2: 90}, wonders=wonders, discard="baths brewery")
    table.do("discard obelisk", "discard palace")
    table.do("raise circus-maximus senate", "destroy glassworks", "discard pantheon", "raise mausoleum gardens")
    assert table.legal() == [
        f"revive {card}" for card in ("glassworks", "baths", "brewery", "palace", "obelisk", "pantheon")
    ]
    table.do("revive glassworks")
    assert table.cards(1, "grey") == ["glassworks", "press"]


@pytest.mark.rule("DU-WEFF-12")
def test_a_brown_card_destroyed_by_the_statue_of_zeus_can_be_taken() -> None:
    structure = side_by_side("obelisk palace senate")
    wonders = {1: "statue-of-zeus mausoleum"}
    table = Table(structure=structure, cities={2: "sawmill"}, coins={1: 60}, wonders=wonders)
    table.do("raise statue-of-zeus obelisk", "destroy sawmill", "discard palace", "raise mausoleum senate")
    assert "revive sawmill" in table.legal()
    table.do("revive sawmill")
    assert table.city(1).production["wood"] == 2


@pytest.mark.rule("DU-WEFF-12", "DU-WEFF-16")
def test_cards_under_wonders_in_cities_and_never_seen_cannot_be_taken() -> None:
    cities = {1: "theater", 2: "altar"}
    built = {1: "sphinx/brewery", 2: "pyramids/statue"}
    table = mausoleum("baths", cities, built=built)
    assert table.legal() == ["revive baths"]
    unseen = table.view().unseen[0]
    for card in ("brewery", "statue", "theater", "altar", "obelisk", unseen, "merchants-guild", "workshop"):
        assert table.refusal(f"revive {card}") == "DU-WEFF-12"


@pytest.mark.rule("DU-WEFF-12")
def test_the_mausoleum_finds_all_that_was_discarded_and_destroyed_in_the_game_so_far() -> None:
    choices = destroyed = 0
    for seed in range(25):
        pile: set[str] = set()
        for step in play_through(seed):
            for event in step.events:
                card = str(event.details.get("card", "")).removeprefix("card.")
                if event.name in ("discards", "destroys"):
                    pile.add(card)
                    destroyed += event.name == "destroys"
                elif event.name == "revives":
                    pile.remove(card)
                elif event.name == "age-ends":
                    assert set(step.table.discard) == pile
            if step.move.startswith("raise mausoleum"):
                assert {move.removeprefix("revive ") for move in step.table.legal("revive")} == pile
                choices += 1
    assert choices > 3
    assert destroyed > 3


@pytest.mark.rule("DU-WEFF-13")
def test_with_an_empty_discard_pile_the_mausoleum_gives_only_its_points() -> None:
    table = Table(structure=side_by_side("obelisk gardens"), coins={1: 10}, wonders={1: "mausoleum"})
    assert table.allows("raise mausoleum obelisk")
    table.do("raise mausoleum obelisk")
    assert len(table.told("nothing-to-revive")) == 1
    assert (table.actor, table.asked) == (2, "turn")
    assert (table.city(1).points.wonders, table.cards(1)) == (2, [])


@pytest.mark.rule("DU-WEFF-14")
def test_a_card_must_be_chosen_for_the_mausoleum_if_there_is_one() -> None:
    table = mausoleum("quarry")
    assert table.legal() == ["revive quarry"]
    for move in ("build palace", "discard palace", "begin p1"):
        assert table.refusal(move) == "DU-TURN-15"
    table.do("revive quarry")
    assert table.cards(1) == ["quarry"]


@pytest.mark.rule("DU-WEFF-15")
@pytest.mark.parametrize(
    ("card", "tokens", "steps"), [("pretorium", "", 3), ("walls", "", 2), ("walls", "strategy", 3)]
)
def test_shields_of_a_card_built_through_the_mausoleum_move_the_pawn(card: str, tokens: str, steps: int) -> None:
    table = mausoleum(card, tokens={1: tokens}).do(f"revive {card}")
    assert table.pawn == steps
    assert (table.coins(1), table.coins(2)) == (0, 8 if steps == 3 else 10)


@pytest.mark.rule("DU-WEFF-15")
@pytest.mark.parametrize(
    ("card", "cities", "coins"),
    [
        ("tavern", "", 4),
        ("brewery", "", 6),
        ("arena", "", 2),
        ("lighthouse", "stone-reserve", 2),
        ("armory", "stable walls", 2),
        ("merchants-guild", "forum stone-reserve", 2),
    ],
)
def test_coins_of_a_card_built_through_the_mausoleum_are_paid(card: str, cities: str, coins: int) -> None:
    table = mausoleum(card, {1: cities}).do(f"revive {card}")
    assert [event.details["coins"] for event in table.told("gains")] == [coins]


@pytest.mark.rule("DU-WEFF-15")
def test_a_symbol_of_a_card_built_through_the_mausoleum_counts() -> None:
    table = mausoleum("apothecary school").do("revive apothecary")
    assert (table.city(1).symbols, table.city(1).points.green) == ({"wheel": 1}, 1)
    table = mausoleum("school", {1: "apothecary"}).do("revive school")
    assert (table.actor, table.asked) == (1, "taking")


@pytest.mark.rule("DU-WEFF-15")
def test_production_fixed_prices_and_chain_of_a_card_built_through_the_mausoleum_last() -> None:
    table = mausoleum("shelf-quarry").do("revive shelf-quarry")
    assert table.city(1).production["stone"] == 2
    assert table.city(2).prices["stone"] == 4
    table = mausoleum("caravansery").do("revive caravansery")
    assert table.city(1).raw_choices == 1
    table = mausoleum("customs-house").do("revive customs-house")
    assert (table.city(1).prices["glass"], table.city(1).prices["papyrus"], table.city(1).discard_income) == (1, 1, 3)
    table = mausoleum("rostrum").do("revive rostrum")
    assert (table.city(1).chains, table.price("senate"), table.city(1).points.blue) == (["portico"], 0, 4)


@pytest.mark.rule("DU-WEFF-16")
def test_the_card_spent_for_the_mausoleum_is_not_among_those_it_can_take() -> None:
    table = mausoleum("baths")
    assert table.city(1).wonders[0].under == "obelisk"
    assert table.refusal("revive obelisk") == "DU-WEFF-12"
    assert table.discard == ["baths"]
    alone = mausoleum("")
    assert (alone.asked, alone.discard) == ("turn", [])
    assert names(alone).count("nothing-to-revive") == 1
