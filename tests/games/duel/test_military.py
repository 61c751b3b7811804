"""Military: the conflict pawn, the way to the capital, and what the track is worth at the end."""

from __future__ import annotations

import pytest

from .printed_facts import RED_OF, SHIELDS, WONDER_SHIELDS, at_war, left_after, seen_from
from .table import CARDS, TOKEN_NUMBERS, WONDER_NUMBERS, Table

# The pawn -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-MIL-01")
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize("card", SHIELDS)
def test_each_shield_of_a_red_card_moves_the_pawn_one_cell_towards_the_rivals_capital(card: str, seat: int) -> None:
    table = Table(card, coins={seat: 40}, turn=seat).do(f"build {card}")
    assert table.pawn == seen_from(seat, SHIELDS[card])
    assert table.city(seat).steps_to_capital == 9 - SHIELDS[card]
    (event,) = table.told("advances")
    assert (event.seat, event.rule) == (seat - 1, "DU-MIL-01")
    assert event.details == {"steps": SHIELDS[card], "distance": SHIELDS[card]}


@pytest.mark.rule("DU-MIL-01")
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize("wonder", WONDER_NUMBERS)
def test_each_shield_of_a_wonder_moves_the_pawn_and_other_wonders_do_not(wonder: str, seat: int) -> None:
    table = Table("brewery", wonders={seat: wonder}, coins={seat: 40}, turn=seat).do(f"raise {wonder} brewery")
    assert table.pawn == seen_from(seat, WONDER_SHIELDS.get(wonder, 0))
    assert len(table.told("advances")) == (wonder in WONDER_SHIELDS)


@pytest.mark.rule("DU-MIL-01")
@pytest.mark.parametrize("card", [card for card in CARDS if card not in SHIELDS])
def test_cards_without_shields_leave_the_pawn_where_it_is(card: str) -> None:
    table = Table(card, coins={1: 40}, pawn=2).do(f"build {card}")
    assert table.pawn == 2
    assert table.told("advances") == []


@pytest.mark.rule("DU-MIL-01")
def test_a_red_card_that_is_discarded_or_put_under_a_wonder_moves_nothing() -> None:
    table = Table("walls barracks", wonders={2: "pyramids"}, coins={2: 40})
    table.after("discard walls").do("raise pyramids barracks")
    assert table.pawn == 0
    assert table.told("advances") == []


@pytest.mark.rule("DU-MIL-02")
def test_the_shields_of_one_player_undo_the_advance_of_the_other_on_the_same_track() -> None:
    table = Table("walls archery-range barracks parade-ground", last=True, coins={1: 40, 2: 40})
    pawns = []
    for move in ("build walls", "build archery-range", "build barracks", "build parade-ground"):
        pawns.append(table.do(move).pawn)
    assert pawns == [2, 0, 1, -1]
    assert [event.details for event in table.told("advances")] == [
        {"steps": 2, "distance": 2},
        {"steps": 2, "distance": 0},
        {"steps": 1, "distance": 1},
        {"steps": 2, "distance": 1},
    ]
    assert [table.city(seat).steps_to_capital for seat in (1, 2)] == [10, 8]


# Military supremacy ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-MIL-10")
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize(("start", "shields"), [(8, 1), (7, 2), (6, 3)])
def test_reaching_the_rivals_capital_wins_at_once(start: int, shields: int, seat: int) -> None:
    pawn = seen_from(seat, start)
    card = RED_OF[shields]
    table = Table(
        card, coins={seat: 20}, cities={3 - seat: "theater altar baths"}, pawn=pawn, loot=left_after(pawn), turn=seat
    )
    assert table.offer(card, seat).wins == "military"
    table.do(f"build {card}")
    assert (table.over, table.result, table.winners) == (True, "military-supremacy", [seat])
    assert table.pawn == seen_from(seat, 9)
    assert (table.legal(), table.asked) == ([], "over")
    assert [(event.seat, event.rule) for event in table.told("military-win")] == [(seat - 1, "DU-MIL-10")]
    ending = table.state.ending()
    assert ending is not None
    assert (ending.reason, ending.rule) == ("capital", "DU-MIL-10")


@pytest.mark.rule("DU-MIL-10")
@pytest.mark.parametrize("seat", [1, 2])
def test_eight_cells_do_not_win(seat: int) -> None:
    table = at_war(seat, 7, "barracks").do("build barracks")
    assert table.pawn == seen_from(seat, 8)
    assert not table.over
    assert table.let_chance().actor == 3 - seat


@pytest.mark.rule("DU-MIL-10")
def test_a_wonder_wins_by_its_shields_too() -> None:
    table = Table("brewery", wonders={2: "colossus"}, coins={2: 8}, pawn=-7, turn=2).do("raise colossus brewery")
    assert (table.pawn, table.result, table.winners) == (-9, "military-supremacy", [2])


@pytest.mark.rule("DU-MIL-11")
@pytest.mark.parametrize("tokens", ["", "strategy"])
@pytest.mark.parametrize(("start", "card"), [(8, "walls"), (8, "pretorium"), (7, "pretorium")])
@pytest.mark.parametrize("seat", [1, 2])
def test_the_pawn_stops_at_the_capital_and_surplus_shields_are_lost(
    seat: int, start: int, card: str, tokens: str
) -> None:
    table = at_war(seat, start, card, tokens={seat: tokens}).do(f"build {card}")
    assert table.pawn == seen_from(seat, 9)
    assert [event.details for event in table.told("advances")] == [{"steps": 9 - start, "distance": 9}]
    assert table.winners == [seat]


@pytest.mark.rule("DU-MIL-12")
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize(
    ("wonder", "victim", "asked"),
    [("circus-maximus", "press", "destroying-grey"), ("statue-of-zeus", "quarry", "destroying-brown")],
)
def test_a_military_win_comes_before_the_choice_of_a_card_to_destroy(
    wonder: str, victim: str, asked: str, seat: int
) -> None:
    for start in (7, 8):
        pawn = seen_from(seat, start)
        cities, wonders = {3 - seat: victim}, {seat: wonder}
        table = Table("brewery", cities=cities, wonders=wonders, coins={seat: 20}, pawn=pawn, turn=seat)
        table.do(f"raise {wonder} brewery")
        assert (table.result, table.asked) == (("military-supremacy", "over") if start == 8 else ("", asked))
        assert table.winners == ([seat] if start == 8 else [])
        assert table.cards(3 - seat) == [victim]
        assert table.told("destroys") == []


# Points ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-MIL-13", "DU-MIL-14")
@pytest.mark.parametrize(
    ("distance", "points"), [(0, 0), (1, 2), (2, 2), (3, 5), (4, 5), (5, 5), (6, 10), (7, 10), (8, 10)]
)
@pytest.mark.parametrize("seat", [1, 2])
def test_the_zone_of_the_pawn_gives_points_to_the_leading_player_only(seat: int, distance: int, points: int) -> None:
    pawn = seen_from(seat, distance)
    table = Table("palace", last=True, coins={1: 0, 2: 0}, pawn=pawn, loot=left_after(pawn)).do("discard palace")
    assert table.result == ("civilian-victory" if points else "shared-victory")
    assert table.sheet["military"] == ((points, 0) if seat == 1 else (0, points))
    assert table.sheet["total"] == table.sheet["military"]
    assert table.winners == ([seat] if points else [1, 2])


@pytest.mark.rule("DU-MIL-14")
@pytest.mark.parametrize("pawn", [-4, 4])
def test_red_cards_win_no_points_for_the_player_on_whose_side_the_pawn_stands(pawn: int) -> None:
    table = Table("palace", last=True, cities={1: "walls pretorium", 2: "circus barracks"}, pawn=pawn)
    points = [table.city(seat).points.military for seat in (1, 2)]
    assert points == ([5, 0] if pawn > 0 else [0, 5])
    assert table.do("discard palace").sheet["military"] == tuple(points)


@pytest.mark.rule("DU-MIL-15")
def test_no_single_move_is_longer_than_four_cells() -> None:
    every_token = {1: " ".join(TOKEN_NUMBERS)}
    steps = {card: Table(card, tokens=every_token).offer(card).shields for card in CARDS}
    for wonder in WONDER_NUMBERS:
        steps[wonder] = Table("brewery", wonders={1: wonder}, tokens=every_token).offer(wonder).shields
    assert max(steps.values()) == 4
    assert [name for name, number in steps.items() if number == 4] == ["arsenal", "pretorium"]


@pytest.mark.rule("DU-MIL-15")
@pytest.mark.parametrize("card", ["arsenal", "pretorium"])
def test_a_red_card_with_three_shields_and_strategy_moves_the_pawn_four_cells(card: str) -> None:
    table = at_war(1, -2, card, tokens={1: "strategy"}).do(f"build {card}")
    assert table.pawn == 2
    assert [event.details["steps"] for event in table.told("advances")] == [4]
