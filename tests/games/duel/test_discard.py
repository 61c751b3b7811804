"""Discarding a card for coins, and the discard pile."""

import pytest

from .table import Table, random_positions

YELLOW = ["stone-reserve", "clay-reserve", "tavern", "forum", "caravansery", "brewery", "port", "arena"]


@pytest.mark.rule("DU-DISC-01")
@pytest.mark.parametrize("yellow", range(len(YELLOW) + 1))
@pytest.mark.parametrize("seat", [1, 2])
def test_a_discard_brings_two_coins_and_one_for_each_yellow_card(yellow: int, seat: int) -> None:
    city = " ".join(["quarry", "press", "theater", "stable", "workshop", *YELLOW[:yellow]])
    table = Table("altar", cities={seat: city}, coins={seat: 1, 3 - seat: 9}, turn=seat)
    assert table.city(seat).discard_income == 2 + yellow
    table.do("discard altar")
    assert table.coins(seat) == 1 + 2 + yellow
    assert table.coins(3 - seat) == 9
    (event,) = table.told("discards")
    assert (event.seat, event.rule) == (seat - 1, "DU-DISC-01")
    assert event.details == {"card": "card.altar", "coins": 2 + yellow}


@pytest.mark.rule("DU-DISC-01")
@pytest.mark.parametrize("card", ["arsenal", "pretorium", "arena", "merchants-guild"])
def test_the_price_of_the_discarded_card_does_not_matter(card: str) -> None:
    table = Table(structure={18: card, 19: "palace"}, cities={1: "forum"}, coins={1: 0}).do(f"discard {card}")
    assert table.coins(1) == 3


@pytest.mark.rule("DU-DISC-02")
@pytest.mark.parametrize("card", ["tavern", "stone-reserve", "clay-reserve", "wood-reserve"])
@pytest.mark.parametrize(("city", "income"), [("", 2), ("forum", 3), ("forum brewery", 4)])
def test_a_discarded_yellow_card_does_not_count_for_itself(card: str, city: str, income: int) -> None:
    table = Table(card, cities={1: city}, coins={1: 5}).do(f"discard {card}")
    assert table.coins(1) == 5 + income


@pytest.mark.rule("DU-DISC-02")
def test_a_discarded_yellow_card_does_not_count_for_later_discards() -> None:
    table = Table("tavern stone-reserve altar", coins={1: 0, 2: 0})
    table.after("discard tavern", "discard altar", "discard stone-reserve")
    assert (table.coins(1), table.coins(2)) == (4, 2)


@pytest.mark.rule("DU-DISC-03")
def test_yellow_cards_of_the_opponent_do_not_count() -> None:
    table = Table("altar theater", cities={1: "forum", 2: "tavern brewery arena"}, coins={1: 0, 2: 0})
    table.after("discard altar", "discard theater")
    assert (table.coins(1), table.coins(2)) == (3, 5)


@pytest.mark.rule("DU-DISC-03")
def test_yellow_cards_under_wonders_do_not_count() -> None:
    built = {1: "pyramids/tavern sphinx/forum", 2: "colossus/brewery"}
    table = Table("altar theater", last=True, cities={1: "arena"}, built=built, coins={1: 0, 2: 0})
    table.do("discard altar", "discard theater")
    assert (table.coins(1), table.coins(2)) == (3, 2)


@pytest.mark.rule("DU-DISC-03")
def test_a_yellow_card_used_for_a_wonder_does_not_count_from_then_on() -> None:
    table = Table("tavern altar theater", wonders={1: "sphinx"}, coins={1: 8}).after("raise sphinx tavern")
    assert table.city(1).discard_income == 2
    assert table.after("discard altar").coins(1) == 2


@pytest.mark.rule("DU-DISC-03")
def test_a_yellow_card_counts_as_soon_as_it_is_built() -> None:
    table = Table("stone-reserve altar theater", coins={1: 3}).after("build stone-reserve", "discard altar")
    assert table.after("discard theater").coins(1) == 3


@pytest.mark.rule("DU-DISC-04")
def test_both_players_discard_to_the_same_pile() -> None:
    table = Table("altar theater tavern").after("discard altar", "discard theater", "discard tavern")
    assert sorted(table.discard) == ["altar", "tavern", "theater"]


@pytest.mark.rule("DU-DISC-04")
def test_discarded_cards_stay_in_the_pile_from_age_to_age() -> None:
    table = Table("altar theater", last=True, discard="stable").after("discard altar", "discard theater", "begin p1")
    assert table.view().age == 2
    pile = {"altar", "theater", "stable"}
    for number in range(20):
        assert set(table.discard) == pile
        assert len(table.discard) == 3 + number
        card = table.open[0]
        pile.add(card)
        table.after(f"discard {card}")
    assert (table.view().age, set(table.discard)) == (3, pile)


@pytest.mark.rule("DU-DISC-04")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_only_the_mausoleum_takes_cards_out_of_the_pile(seed: int) -> None:
    before: set[str] = set()
    for table in random_positions([seed]):
        view = table.view()
        gone = before - set(view.discard)
        assert len(gone) <= 1
        for card in gone:
            built = {wonder.wonder for city in view.cities for wonder in city.wonders if wonder.built}
            assert "mausoleum" in built
            assert card in table.cards(1) + table.cards(2)
        before = set(view.discard)


@pytest.mark.rule("DU-DISC-04")
@pytest.mark.parametrize("card", ["altar", "theater", "forum"])
def test_the_mausoleum_takes_one_card_of_either_player_and_leaves_the_rest(card: str) -> None:
    table = Table("altar theater tavern", discard="forum", wonders={1: "mausoleum"}, coins={1: 20})
    table.after("discard altar", "discard theater", "raise mausoleum tavern")
    assert table.legal() == ["revive theater", "revive altar", "revive forum"]
    table.do(f"revive {card}")
    assert set(table.discard) == {"altar", "theater", "forum"} - {card}
    assert table.cards(1) == [card]


@pytest.mark.rule("DU-DISC-05")
@pytest.mark.parametrize("seed", [1, 2])
def test_everybody_sees_the_whole_pile_at_any_time(seed: int) -> None:
    for number, table in enumerate(random_positions([seed])):
        if number % 5 == 0:
            pile = table.view().discard
            assert table.view(1).discard == pile
            assert table.view(2).discard == pile


@pytest.mark.rule("DU-DISC-05")
@pytest.mark.parametrize("viewer", [1, 2, -2])
def test_the_pile_shows_the_cards_of_both_players_in_the_turn_of_either(viewer: int) -> None:
    table = Table("altar tavern guard-tower", discard="forum palace")
    assert table.view(viewer).discard == ["forum", "palace"]
    table.after("discard tavern")
    assert table.view(viewer).discard == ["tavern", "forum", "palace"]
    table.after("discard altar")
    assert table.view(viewer).discard == ["altar", "tavern", "forum", "palace"]
    for event in table.told("discards"):
        assert event.seen_by(viewer - 1).details["card"] in ("card.altar", "card.tavern")


@pytest.mark.rule("DU-DISC-06")
@pytest.mark.parametrize(
    ("wonder", "card", "kept"), [("circus-maximus", "press", "quarry"), ("statue-of-zeus", "quarry", "press")]
)
@pytest.mark.parametrize("seat", [1, 2])
def test_a_destroyed_card_goes_to_the_discard_pile(wonder: str, card: str, kept: str, seat: int) -> None:
    table = Table(
        "altar theater tavern baths",
        cities={3 - seat: "quarry press"},
        wonders={seat: f"{wonder} mausoleum"},
        discard="forum",
        coins={seat: 50},
        turn=seat,
    ).do(f"raise {wonder} altar", f"destroy {card}")
    assert table.discard == [card, "forum"]
    assert table.cards(3 - seat) == [kept]
    assert table.cards(seat) == []
    table.after("discard theater", "raise mausoleum tavern")
    assert table.allows(f"revive {card}")
    assert table.do(f"revive {card}").cards(seat) == [card]


@pytest.mark.rule("DU-DISC-06")
def test_a_destroyed_card_brings_nobody_the_coins_of_a_discard() -> None:
    table = Table("altar", cities={1: "tavern", 2: "quarry"}, wonders={1: "statue-of-zeus"}, coins={1: 11, 2: 4})
    table.do("raise statue-of-zeus altar", "destroy quarry")
    assert (table.coins(1), table.coins(2)) == (0, 4)
    assert not table.told("discards")


@pytest.mark.rule("DU-DISC-07")
@pytest.mark.parametrize(
    "card",
    ["quarry", "press", "guard-tower", "garrison", "scriptorium", "pharmacist", "theater", "tavern", "stone-reserve"],
)
def test_a_discarded_card_has_no_effect(card: str) -> None:
    # The player has the other card of each symbol, so that building a green card would make a pair.
    city = "library dispensary"
    table = Table(f"{card} baths", cities={1: city}, coins={1: 0, 2: 7}, pawn=2)
    before = table.city(1)
    table.do(f"discard {card}")
    after = table.city(1)
    assert (after.coins, table.coins(2), table.pawn) == (2, 7, 2)
    assert table.cards(1) == ["library", "dispensary"]
    assert (after.production, after.prices, after.chains) == (before.production, before.prices, before.chains)
    assert (after.symbols, after.tokens, after.points.total) == (before.symbols, [], before.points.total)
    assert table.city(2).prices == Table("baths").city(2).prices
    assert [event.name for event in table.events] == ["discards"]
    assert (table.asked, table.actor) == ("turn", 2)


@pytest.mark.rule("DU-DISC-07")
def test_a_discarded_card_never_wins() -> None:
    five = "scriptorium pharmacist workshop apothecary academy"
    by_symbols = Table("university", cities={1: five}).do("discard university")
    by_force = Table("arsenal", tokens={1: "strategy"}, pawn=8).do("discard arsenal")
    assert not by_symbols.over
    assert not by_force.over
    assert by_symbols.city(1).different_symbols == 5
    assert by_force.pawn == 8


@pytest.mark.rule("DU-DISC-07")
@pytest.mark.parametrize("seat", [1, 2])
def test_no_progress_token_acts_on_a_discard(seat: int) -> None:
    every = "agriculture architecture economy law masonry mathematics philosophy strategy theology urbanism"
    open_cards = "horse-breeders statue"
    for owner in (1, 2):
        table = Table(
            open_cards, last=True, cities={seat: "stable"}, tokens={owner: every}, coins={1: 0, 2: 0}, turn=seat
        ).do("discard horse-breeders")
        assert (table.coins(seat), table.coins(3 - seat)) == (2, 0)
        assert (table.pawn, table.asked, table.actor) == (0, "turn", 3 - seat)
        assert [event.name for event in table.events] == ["discards"]
