"""The turn: one accessible card, three ways to play it, extra turns, and who comes next."""

import pytest

from ecumene.core.errors import NotationError
from ecumene.core.rng import Rng
from ecumene.core.state import IllegalMove
from ecumene.games.duel import DUEL

from .table import Table, fresh_game, random_positions

EXTRA_TURN_WONDERS = ["appian-way", "hanging-gardens", "piraeus", "sphinx", "temple-of-artemis"]


# Whose turn ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-TURN-07")
@pytest.mark.parametrize("first", [1, 2])
@pytest.mark.parametrize("verb", ["build", "discard"])
def test_the_players_alternate(first: int, verb: str) -> None:
    table = Table("lumber-yard clay-pool quarry theater altar tavern", turn=first)
    actors = []
    for card in ("lumber-yard", "clay-pool", "quarry", "theater", "altar", "tavern"):
        actors.append(table.actor)
        table.after(f"{verb} {card}")
    assert actors == [first, 3 - first] * 3
    assert table.actor == first


@pytest.mark.rule("DU-TURN-07")
def test_a_wonder_without_an_extra_turn_passes_the_turn_on() -> None:
    table = Table("theater altar", wonders={1: "pyramids"}, coins={1: 20}).after("raise pyramids theater")
    assert table.actor == 2
    assert not table.told("extra-turn")


@pytest.mark.rule("DU-TURN-07", "DU-TURN-22")
@pytest.mark.parametrize("seed", range(1, 9))
def test_only_a_wonder_with_an_extra_turn_keeps_a_player_on_turn(seed: int) -> None:
    table = fresh_game(seed)
    rng = Rng(seed)
    player, age, again, turns = 0, 0, False, 0
    while not table.over:
        move = DUEL.notation.text(table.state.random_move(rng))
        verb, thing = move.split()[:2]
        if verb in ("build", "discard", "raise"):
            if age == table.view().age:
                assert table.actor == (player if again else 3 - player)
            player, age, turns = table.actor, table.view().age, turns + 1
            again = verb == "raise" and (thing in EXTRA_TURN_WONDERS or "theology" in table.city(player).tokens)
        table.do(move)
    assert turns == 60 or table.result.endswith("supremacy")


@pytest.mark.rule("DU-TURN-22")
@pytest.mark.parametrize("extra", [1, 2, 3, 4])
def test_after_any_number_of_extra_turns_the_other_player_is_on_turn(extra: int) -> None:
    wonders = EXTRA_TURN_WONDERS[:extra]
    cards = ["lumber-yard", "clay-pool", "quarry", "theater", "altar", "tavern"]
    table = Table(" ".join(cards), wonders={1: " ".join(wonders)}, coins={1: 80})
    for number, wonder in enumerate(wonders):
        table.after(f"raise {wonder} {cards[number]}")
        assert (table.asked, table.actor) == ("turn", 1)
    table.after(f"discard {cards[extra]}")
    assert (table.asked, table.actor) == ("turn", 2)
    table.after(f"discard {cards[extra + 1]}")
    assert (table.asked, table.actor) == ("turn", 1)
    assert [event.seat for event in table.told("extra-turn")] == [0] * extra


@pytest.mark.rule("DU-TURN-22")
@pytest.mark.parametrize("last", [1, 2])
@pytest.mark.parametrize("starter", [1, 2])
def test_the_first_turn_of_an_age_goes_to_its_starting_player(last: int, starter: int) -> None:
    table = Table("altar", last=True, turn=last).after("discard altar", f"begin p{starter}")
    actors = []
    for _ in range(4):
        actors.append(table.actor)
        table.after(f"discard {table.open[0]}")
    assert actors == [starter, 3 - starter] * 2


# One accessible card -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-TURN-08")
@pytest.mark.parametrize("move", ["build theater", "discard theater", "raise pyramids theater"])
def test_a_turn_plays_exactly_one_card(move: str) -> None:
    table = Table("theater altar", wonders={1: "pyramids"}, coins={1: 20})
    assert sum(not slot.taken for slot in table.view().slots) == 20
    before = table.open
    table.do(move)
    assert sum(not slot.taken for slot in table.view().slots) == 19
    assert table.open == [card for card in before if card != "theater"]
    assert (table.asked, table.actor) == ("turn", 2)


@pytest.mark.rule("DU-TURN-08")
@pytest.mark.parametrize("card", ["quarry", "stable", "baths", "press", "forum", "tacticians-guild"])
def test_a_card_that_does_not_lie_in_the_structure_cannot_be_chosen(card: str) -> None:
    # In a city, in the discard pile, under a wonder, not yet seen, of a later age.
    table = Table(
        structure={9: "?", 14: "theater", 16: "altar"},
        cities={1: "quarry"},
        discard="stable",
        built={1: "sphinx/baths"},
        wonders={1: "pyramids"},
        coins={1: 50},
    )
    for move in (f"build {card}", f"discard {card}", f"raise pyramids {card}"):
        assert not table.allows(move)
        assert table.refusal(move) == "DU-TURN-08"


@pytest.mark.rule("DU-TURN-08")
def test_a_card_already_played_cannot_be_chosen_again() -> None:
    table = Table("theater altar").do("discard theater")
    assert table.refusal("discard theater") == "DU-TURN-08"
    with pytest.raises(IllegalMove):
        table.do("build theater")
    assert table.actor == 2


# Three ways ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-TURN-11")
def test_the_three_ways_are_building_discarding_and_using_for_a_wonder() -> None:
    table = Table("theater", last=True, wonders={1: "pyramids sphinx"}, coins={1: 20})
    assert table.legal() == [
        "build theater",
        "discard theater",
        "raise pyramids theater",
        "raise sphinx theater",
    ]


@pytest.mark.rule("DU-TURN-11")
@pytest.mark.parametrize("verb", ["build", "discard", "raise"])
def test_the_card_ends_in_exactly_one_place(verb: str) -> None:
    table = Table("theater altar", wonders={1: "pyramids"}, coins={1: 20})
    table.do("raise pyramids theater" if verb == "raise" else f"{verb} theater")
    under = [wonder.under for wonder in table.city(1).wonders]
    assert (table.cards(1) == ["theater"]) == (verb == "build")
    assert (table.discard == ["theater"]) == (verb == "discard")
    assert (under == ["theater"]) == (verb == "raise")
    assert [len(table.cards(1)), len(table.discard), under.count("theater")].count(1) == 1
    assert "theater" not in [slot.card for slot in table.view().slots]
    assert table.cards(2) == []
    # A building brings no coins of a discard, a discard costs nothing, a wonder costs its price.
    assert table.coins(1) == {"build": 20, "discard": 22, "raise": 12}[verb]


@pytest.mark.rule("DU-TURN-12")
def test_a_player_who_can_afford_nothing_can_still_discard_every_accessible_card() -> None:
    cards = ["arsenal", "palace"]
    table = Table(" ".join(cards), coins={1: 0, 2: 0}, wonders={1: "pyramids sphinx"})
    assert table.legal() == ["discard arsenal", "discard palace"]
    for card in cards:
        assert table.refusal(f"build {card}") == "DU-COST-17"
    table.do("discard palace")
    assert table.coins(1) == 2


@pytest.mark.rule("DU-TURN-12")
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_discarding_is_legal_in_every_turn_of_any_game(seed: int) -> None:
    for table in random_positions([seed]):
        moves = table.legal()
        assert moves
        if {"build", "discard", "raise"} & {move.split()[0] for move in moves}:
            assert table.asked == "turn"
            assert {move.split()[0] for move in moves} <= {"build", "discard", "raise"}
            assert sorted(table.legal("discard")) == sorted(f"discard {card}" for card in table.open)


@pytest.mark.rule("DU-TURN-12")
def test_there_is_no_word_for_passing() -> None:
    for word in ("pass", "skip", "end"):
        with pytest.raises(NotationError):
            DUEL.notation.parse(word)


# Extra turns ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-TURN-16")
@pytest.mark.parametrize("wonder", EXTRA_TURN_WONDERS)
def test_an_extra_turn_starts_after_uncovered_cards_have_been_turned_up(wonder: str) -> None:
    structure = {9: "?", 14: "altar", 16: "baths"}
    table = Table(structure=structure, wonders={1: wonder}, coins={1: 20}).do(f"raise {wonder} altar")
    assert (table.asked, table.actor) == ("turning-up", 0)
    assert not table.told("extra-turn")
    table.do("turn tavern")
    assert (table.asked, table.actor) == ("turn", 1)
    assert [event.name for event in table.events[-2:]] == ["turns-up", "extra-turn"]
    assert table.allows("build tavern")


@pytest.mark.rule("DU-TURN-16")
def test_an_extra_turn_waits_for_two_cards_too() -> None:
    structure = {9: "?", 10: "?", 15: "altar", 18: "baths"}
    table = Table(structure=structure, wonders={2: "sphinx"}, coins={2: 20}, turn=2).do("raise sphinx altar")
    table.do("turn tavern")
    assert (table.asked, table.actor) == ("turning-up", 0)
    table.do("turn theater")
    assert (table.asked, table.actor) == ("turn", 2)


@pytest.mark.rule("DU-TURN-17")
def test_an_extra_turn_offers_all_accessible_cards_and_actions() -> None:
    structure = {9: "?", 14: "altar", 16: "quarry"}
    table = Table(structure=structure, wonders={1: "sphinx pyramids piraeus", 2: "colossus"}, coins={1: 40, 2: 40})
    table.do("raise sphinx altar", "turn tavern")
    assert table.actor == 1
    assert table.legal() == [
        "build quarry",
        "build tavern",
        "discard quarry",
        "discard tavern",
        "raise piraeus quarry",
        "raise piraeus tavern",
        "raise pyramids quarry",
        "raise pyramids tavern",
    ]


@pytest.mark.rule("DU-TURN-17")
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize("move", ["build quarry", "discard quarry", "raise pyramids quarry", "raise piraeus quarry"])
def test_an_extra_turn_does_what_a_normal_turn_does(seat: int, move: str) -> None:
    table = Table("altar quarry", wonders={seat: "sphinx pyramids piraeus"}, coins={seat: 40}, turn=seat)
    table.after("raise sphinx altar")
    assert [(event.seat, event.rule) for event in table.told("extra-turn")] == [(seat - 1, "DU-TURN-17")]
    coins = table.coins(seat)
    price = {"build quarry": 0, "discard quarry": -2, "raise pyramids quarry": 8, "raise piraeus quarry": 8}[move]
    table.after(move)
    assert table.coins(seat) == coins - price
    assert (table.asked, table.actor) == ("turn", seat if "piraeus" in move else 3 - seat)


# What is built -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-TURN-18")
@pytest.mark.parametrize("seat", [1, 2])
def test_a_building_stands_face_up_in_the_city_of_its_builder(seat: int) -> None:
    table = Table("theater altar", turn=seat).do("build theater")
    for viewer in (1, 2, -2):
        assert table.view(viewer).cities[seat - 1].cards["blue"] == ["theater"]
    assert table.cards(3 - seat) == []
    assert table.city(seat).points.blue == 3
    assert table.city(seat).chains == ["mask"]


@pytest.mark.rule("DU-TURN-18")
def test_all_effects_of_a_building_apply_from_its_construction_on() -> None:
    table = Table("quarry baths stone-reserve tavern workshop guard-tower", coins={1: 20, 2: 20})
    assert (table.price("baths", 1), table.price("baths", 2)) == (2, 2)
    table.do("build quarry")
    assert table.city(1).production["stone"] == 1
    assert (table.price("baths", 1), table.price("baths", 2)) == (0, 3)
    table.after("build stone-reserve", "build tavern")
    assert table.price("baths", 2) == 1
    assert table.coins(1) == 24
    table.after("build workshop", "build guard-tower")
    assert table.city(2).symbols == {"level": 1}
    assert table.pawn == 1
    assert table.city(1).production == {"wood": 0, "clay": 0, "stone": 1, "glass": 0, "papyrus": 0}


@pytest.mark.rule("DU-TURN-18")
def test_the_effects_of_a_building_still_apply_in_a_later_age() -> None:
    table = Table("quarry baths", last=True, cities={2: "shelf-quarry"}, coins={1: 20, 2: 20}, turn=2)
    table.after("build quarry", "build baths", "begin p2")
    assert table.view().age == 2
    assert table.price("aqueduct", 1) == 0
    assert table.price("aqueduct", 2) == 0
    assert (table.price("walls", 1), table.price("walls", 2)) == (10, 0)
    assert table.score(1) == 3 + (20 - 5) // 3
