"""What a played card brings about, in which order, and what a win by supremacy cuts off."""

import pytest

from .table import Table

SIX_SYMBOLS = "scriptorium pharmacist workshop apothecary academy university"


def over_a_hidden_card(card: str) -> dict[int, str]:
    """A structure of Age I in which playing that card uncovers a face-down one."""
    return {9: "?", 14: card, 16: "baths"}


def names(table: Table, *leaving: str) -> list[str]:
    """The names of all events so far, but those."""
    return [event.name for event in table.events if event.name not in leaving]


def asked_until_the_next_turn(table: Table, *moves: str) -> list[str]:
    """Carry out the moves; what was asked after each."""
    asked = []
    for move in moves:
        table.do(move)
        asked.append(table.asked)
    return asked


# Choices come before turning up ---------------------------------------------------------------------------------------


@pytest.mark.rule("DU-TURN-15", "DU-TURN-19")
@pytest.mark.parametrize(
    ("card", "play", "asked", "choice"),
    [
        ("pharmacist", "build pharmacist", "taking", "take philosophy"),
        ("altar", "raise statue-of-zeus altar", "destroying-brown", "destroy quarry"),
        ("altar", "raise circus-maximus altar", "destroying-grey", "destroy press"),
        ("altar", "raise mausoleum altar", "reviving", "revive theater"),
    ],
)
def test_a_choice_is_made_before_uncovered_cards_are_turned_up(card: str, play: str, asked: str, choice: str) -> None:
    table = Table(
        structure=over_a_hidden_card(card),
        cities={1: "dispensary", 2: "quarry press"},
        wonders={1: "statue-of-zeus circus-maximus mausoleum"},
        discard="theater",
        coins={1: 30},
    ).do(play)
    assert (table.asked, table.actor) == (asked, 1)
    assert table.lying(9) == "?"
    assert table.refusal("turn tavern") == "DU-TURN-15"
    assert table.refusal("discard baths") == "DU-TURN-15"
    assert {move.split()[0] for move in table.legal()} == {choice.split()[0]}
    table.do(choice)
    assert (table.asked, table.actor) == ("turning-up", 0)
    table.do("turn tavern")
    assert (table.asked, table.actor) == ("turn", 2)


@pytest.mark.rule("DU-TURN-15", "DU-TURN-19")
def test_a_token_from_the_box_is_kept_before_uncovered_cards_are_turned_up() -> None:
    table = Table(structure=over_a_hidden_card("altar"), wonders={1: "great-library"}, coins={1: 20})
    moves = ("raise great-library altar", "draw architecture+economy+masonry", "keep economy", "turn tavern")
    assert asked_until_the_next_turn(table, *moves[:2]) == ["drawing", "keeping"]
    assert (table.actor, table.lying(9)) == (1, "?")
    assert table.refusal("turn tavern") == "DU-TURN-15"
    assert asked_until_the_next_turn(table, *moves[2:]) == ["turning-up", "turn"]
    assert table.actor == 2


@pytest.mark.rule("DU-TURN-15", "DU-TURN-19")
def test_a_choice_that_brings_another_one_comes_before_turning_up_as_well() -> None:
    table = Table(
        structure=over_a_hidden_card("altar"),
        cities={1: "dispensary"},
        wonders={1: "mausoleum"},
        discard="pharmacist",
        coins={1: 20},
    )
    moves = ("raise mausoleum altar", "revive pharmacist", "take agriculture", "turn tavern")
    assert asked_until_the_next_turn(table, *moves) == ["reviving", "taking", "turning-up", "turn"]
    assert names(table)[-5:] == ["revives", "pair", "takes", "gains", "turns-up"]


# The order of a construction ------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-TURN-19")
def test_the_order_of_a_construction_from_the_payment_to_the_next_turn() -> None:
    table = Table(
        structure=over_a_hidden_card("altar"),
        built={1: "pyramids colossus", 2: "great-library hanging-gardens temple-of-artemis mausoleum"},
        wonders={1: "appian-way sphinx"},
        tokens={2: "economy"},
        coins={1: 10, 2: 0},
    ).do("raise appian-way altar", "turn tavern")
    assert names(table) == [
        "raises", "buys", "buys", "buys", "economy", "retires", "gains", "loses", "turns-up", "extra-turn",
    ]  # fmt: skip
    assert [event.details["coins"] for event in table.told("economy")] == [10]
    assert [event.details["coins"] for event in table.told("loses")] == [3]
    assert (table.coins(1), table.coins(2)) == (3, 7)


@pytest.mark.rule("DU-TURN-19")
@pytest.mark.parametrize("seat", [1, 2])
def test_economy_pays_before_a_military_token_takes(seat: int) -> None:
    rival = 3 - seat
    pawn = 2 if seat == 1 else -2
    table = Table("archery-range", tokens={rival: "economy"}, coins={seat: 6, rival: 0}, pawn=pawn, turn=seat)
    table.do("build archery-range")
    assert names(table, "buys") == ["builds", "economy", "advances", "loots"]
    assert [event.details["lost"] for event in table.told("loots")] == [2]
    assert (table.coins(seat), table.coins(rival)) == (0, 4)


@pytest.mark.rule("DU-TURN-19")
def test_the_price_is_paid_before_the_coins_of_the_construction_come_in() -> None:
    table = Table("altar", wonders={1: "temple-of-artemis"}, coins={1: 7})
    assert table.refusal("raise temple-of-artemis altar") == "DU-COST-17"
    table = Table("altar", wonders={1: "temple-of-artemis"}, coins={1: 8}).do("raise temple-of-artemis altar")
    assert table.coins(1) == 12


@pytest.mark.rule("DU-TURN-19")
def test_the_card_is_placed_before_its_coins_are_counted_and_after_it_is_paid() -> None:
    table = Table("lighthouse", cities={1: "brewery"}, coins={1: 6}).do("build lighthouse")
    assert names(table, "buys") == ["builds", "gains"]
    assert table.coins(1) == 2  # for the brewery and the lighthouse itself


@pytest.mark.rule("DU-TURN-19")
def test_urbanism_pays_before_the_coins_of_the_card() -> None:
    table = Table("lighthouse", cities={1: "tavern"}, tokens={1: "urbanism"}, coins={1: 0}).do("build lighthouse")
    assert names(table) == ["builds-by-chain", "gains", "gains"]
    assert [(event.rule, event.details["coins"]) for event in table.told("gains")] == [
        ("DU-PROG-23", 4),
        ("DU-CARD-18", 2),
    ]
    assert table.coins(1) == 6


@pytest.mark.rule("DU-TURN-19")
def test_military_tokens_come_before_the_supremacy_check() -> None:
    table = Table("pretorium", tokens={1: "strategy"}, coins={1: 8, 2: 6}, pawn=5, loot={2: [5]}).do("build pretorium")
    assert names(table) == ["builds", "advances", "loots", "military-win"]
    assert (table.pawn, table.coins(2), table.result) == (9, 1, "military-supremacy")


@pytest.mark.rule("DU-TURN-19")
@pytest.mark.parametrize(("wonder", "card"), [("circus-maximus", "press"), ("statue-of-zeus", "quarry")])
def test_the_supremacy_check_comes_before_the_choices(wonder: str, card: str) -> None:
    for pawn in (7, 8):
        table = Table("altar", cities={2: card}, wonders={1: wonder}, coins={1: 30}, pawn=pawn, loot={2: []})
        table.do(f"raise {wonder} altar")
        assert table.over == (pawn == 8)
        assert (table.asked == "over") == (pawn == 8)
        assert table.cards(2) == [card]


@pytest.mark.rule("DU-TURN-19")
def test_shields_move_the_pawn_and_take_coins_before_a_card_is_destroyed() -> None:
    table = Table("altar", cities={2: "press"}, wonders={1: "circus-maximus"}, coins={1: 20, 2: 5}, pawn=2)
    table.do("raise circus-maximus altar")
    assert (table.asked, table.pawn, table.coins(2)) == ("destroying-grey", 3, 3)
    assert names(table, "buys") == ["raises", "advances", "loots"]


@pytest.mark.rule("DU-TURN-19")
def test_a_card_built_by_the_mausoleum_is_not_paid_but_runs_through_the_rest_of_the_order() -> None:
    table = Table(
        structure=over_a_hidden_card("altar"),
        wonders={1: "mausoleum"},
        tokens={1: "strategy", 2: "economy"},
        discard="archery-range",
        coins={1: 10, 2: 0},
        pawn=1,
    ).do("raise mausoleum altar")
    assert (table.coins(1), table.coins(2)) == (0, 10)
    table.do("revive archery-range", "turn tavern")
    assert names(table, "buys") == ["raises", "economy", "revives", "advances", "loots", "turns-up"]
    assert (table.pawn, table.coins(1), table.coins(2)) == (4, 0, 8)
    assert table.cards(1) == ["archery-range"]


@pytest.mark.rule("DU-TURN-19")
def test_each_choice_has_a_supremacy_check_of_its_own() -> None:
    by_force = Table("altar", wonders={1: "mausoleum"}, discard="guard-tower theater", coins={1: 20}, pawn=8)
    assert by_force.do("raise mausoleum altar").asked == "reviving"
    by_force.do("revive guard-tower")
    assert (by_force.result, by_force.winners) == ("military-supremacy", [1])
    five = "scriptorium pharmacist workshop apothecary academy"
    pile = "university library"
    by_card = Table("altar", cities={1: five}, wonders={1: "mausoleum"}, discard=pile, coins={1: 20})
    by_card.do("raise mausoleum altar", "revive university")
    assert (by_card.result, by_card.winners) == ("scientific-supremacy", [1])
    by_token = Table("altar", cities={1: five}, wonders={1: "mausoleum"}, discard=pile, coins={1: 20})
    assert by_token.do("raise mausoleum altar", "revive library").asked == "taking"
    by_token.do("take law")
    assert (by_token.result, by_token.winners) == ("scientific-supremacy", [1])


# A win by supremacy ends it all ---------------------------------------------------------------------------------------


def assert_cut_off(table: Table, result: str) -> None:
    """The game is over and nothing more was turned up, asked or dealt."""
    assert (table.over, table.result, table.winners) == (True, result, [1])
    assert (table.asked, table.actor) == ("over", -1)
    assert table.legal() == []
    assert not {"turns-up", "extra-turn", "extra-turn-lost", "age-ends", "age-begins", "scoring"} & set(names(table))
    for move in ("turn tavern", "discard baths", "take philosophy", "deal forum", "begin p1"):
        assert not table.allows(move)
        assert table.refusal(move) == "DU-END-01"


@pytest.mark.rule("DU-TURN-20")
def test_a_military_win_turns_up_no_card() -> None:
    table = Table(structure=over_a_hidden_card("guard-tower"), pawn=8).do("build guard-tower")
    assert_cut_off(table, "military-supremacy")
    assert table.lying(9) == "?"


@pytest.mark.rule("DU-TURN-20")
@pytest.mark.parametrize("sixth", SIX_SYMBOLS.split()[:4])
def test_a_scientific_win_turns_up_no_card(sixth: str) -> None:
    others = " ".join(card for card in SIX_SYMBOLS.split() if card != sixth)
    table = Table(structure=over_a_hidden_card(sixth), cities={1: others}, coins={1: 9}).do(f"build {sixth}")
    assert_cut_off(table, "scientific-supremacy")
    assert table.lying(9) == "?"


@pytest.mark.rule("DU-TURN-20")
@pytest.mark.parametrize(("wonder", "card"), [("circus-maximus", "press"), ("statue-of-zeus", "quarry")])
def test_a_win_asks_no_further_choice_and_brings_no_extra_turn(wonder: str, card: str) -> None:
    table = Table(
        structure=over_a_hidden_card("altar"),
        cities={2: card},
        wonders={1: wonder},
        tokens={1: "theology"},
        coins={1: 30},
        pawn=8,
    ).do(f"raise {wonder} altar")
    assert_cut_off(table, "military-supremacy")
    assert (table.cards(2), table.discard, table.lying(9)) == ([card], [], "?")
    assert not table.view().again


@pytest.mark.rule("DU-TURN-20")
def test_a_win_by_a_choice_turns_up_no_card_either() -> None:
    table = Table(
        structure=over_a_hidden_card("pharmacist"),
        cities={1: "scriptorium workshop apothecary academy dispensary"},
        coins={1: 9},
    ).do("build pharmacist", "take law")
    assert_cut_off(table, "scientific-supremacy")
    assert table.lying(9) == "?"


@pytest.mark.rule("DU-TURN-20")
@pytest.mark.parametrize(("age", "card"), [(1, "guard-tower"), (2, "walls"), (3, "pretorium")])
def test_a_win_with_the_last_card_of_an_age_deals_no_further_age(age: int, card: str) -> None:
    table = Table(card, last=True, coins={1: 20}, pawn=8).do(f"build {card}")
    assert_cut_off(table, "military-supremacy")
    assert table.view().age == age
    assert all(slot.taken for slot in table.view().slots)
