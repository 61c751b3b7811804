"""Military: the tokens on the track and the coins they cost."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ecumene.core.rng import Rng
from ecumene.games.duel import DUEL

from .printed_facts import RED_OF, SHIELDS, WONDER_SHIELDS, at_war, seen_from
from .table import Table, fresh_game

EVERYTHING_LEFT = [[2, 5], [2, 5]]


def warlike_games(seeds: range) -> Iterator[Table]:
    """Every position of games in which a red card is built wherever it can be and the rest is left to chance."""
    for seed in seeds:
        table, rng = fresh_game(seed), Rng(seed)
        while not table.over:
            yield table
            red = [move for move in table.legal("build") if move.split()[1] in SHIELDS] if table.actor else []
            table.do(red[0] if red else DUEL.notation.text(table.state.random_move(rng)))
        yield table


@pytest.mark.rule("DU-MIL-03")
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize(("start", "shields"), [(2, 1), (1, 2), (2, 2), (0, 3), (1, 3), (2, 3)])
def test_the_rival_loses_the_coins_of_the_token_and_the_token_leaves_the_game(
    start: int, shields: int, seat: int
) -> None:
    card = RED_OF[shields]
    table = at_war(seat, start, card, rich=7)
    price = table.price(card, seat)
    table.do(f"build {card}")
    assert table.coins(3 - seat) == 7 - 2
    assert table.coins(seat) == 40 - price
    assert table.view().loot == ([[2, 5], [5]] if seat == 1 else [[5], [2, 5]])
    (event,) = table.told("loots")
    assert (event.seat, event.rule) == (seat - 1, "DU-MIL-03")
    assert event.details == {"target": f"seat.{3 - seat}", "coins": 2, "lost": 2}


@pytest.mark.rule("DU-MIL-03")
@pytest.mark.parametrize("wonder", WONDER_SHIELDS)
def test_a_wonder_that_moves_the_pawn_into_a_zone_takes_its_token_too(wonder: str) -> None:
    table = Table("brewery", wonders={1: wonder}, coins={1: 8 + 2, 2: 9}, pawn=5, loot={2: [5]})
    table.do(f"raise {wonder} brewery")
    assert table.coins(2) == 9 - 5
    assert table.view().loot == [[2, 5], []]


@pytest.mark.rule("DU-MIL-04", "DU-MIL-09", "DU-MIL-16")
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize("shields", [1, 2, 3])
def test_two_coins_are_lost_on_entering_the_third_cell_and_five_on_entering_the_sixth(shields: int, seat: int) -> None:
    for start in range(-8, 9 - shields):
        end = start + shields
        table = at_war(seat, start, RED_OF[shields])
        before = table.coins(seat) - table.price(RED_OF[shields], seat)
        table.do(f"build {RED_OF[shields]}")
        expected = (2 if start < 3 <= end else 0) + (5 if start < 6 <= end else 0)
        assert (start, 20 - table.coins(3 - seat)) == (start, expected)
        assert table.coins(seat) == before
        assert [event.details["coins"] for event in table.told("loots")] == ([expected] if expected else [])


@pytest.mark.rule("DU-MIL-05")
@pytest.mark.parametrize("seat", [1, 2])
def test_entering_the_zone_of_a_token_again_has_no_effect(seat: int) -> None:
    table = Table("barracks walls archery-range", last=True, coins={1: 20, 2: 20}, pawn=seen_from(seat, 2), turn=seat)
    table.do("build barracks")
    assert table.coins(3 - seat) == 20 - 2
    table.do("build walls")
    assert (table.pawn, table.coins(seat)) == (seen_from(seat, 1), 20 - 3)
    before = table.coins(3 - seat)
    table.do("build archery-range")
    assert table.pawn == seen_from(seat, 3)
    assert table.coins(3 - seat) == before
    assert len(table.told("loots")) == 1


@pytest.mark.rule("DU-MIL-05")
@pytest.mark.parametrize(("start", "left", "lost"), [(2, [2, 5], 2), (2, [5], 0), (5, [5], 5), (5, [], 0)])
@pytest.mark.parametrize("seat", [1, 2])
def test_each_of_the_four_tokens_is_used_up_by_itself(seat: int, start: int, left: list[int], lost: int) -> None:
    table = Table(
        "barracks", coins={1: 20, 2: 20}, pawn=seen_from(seat, start), loot={3 - seat: left, seat: [5]}, turn=seat
    )
    table.do("build barracks")
    assert table.coins(3 - seat) == 20 - lost
    assert table.view().loot[2 - seat] == [coins for coins in left if coins != lost]
    assert table.view().loot[seat - 1] == [5]


@pytest.mark.rule("DU-MIL-05", "DU-MIL-06", "DU-MIL-16")
def test_over_whole_games_no_token_is_used_twice_and_none_behind_the_pawn_is_left() -> None:
    used = 0
    before = 0
    for table in warlike_games(range(12)):
        pawn = table.state.pawn
        if pawn != before:
            loot = table.view().loot
            for side, distance in ((0, -pawn), (1, pawn)):
                assert distance < 3 or 2 not in loot[side]
                assert distance < 6 or 5 not in loot[side]
        if table.over:
            taken = [(event.details["target"], event.details["coins"]) for event in table.told("loots")]
            assert len(taken) == len(set(taken))
            assert all(event.details["target"] == f"seat.{2 - event.seat}" for event in table.told("loots"))
            used += len(taken)
        assert min(table.state.city(0).coins, table.state.city(1).coins) >= 0
        before = pawn
    assert used > 12


@pytest.mark.rule("DU-MIL-06")
@pytest.mark.parametrize(
    ("start", "had", "lost"),
    [(2, 0, 0), (2, 1, 1), (2, 2, 2), (2, 3, 2), (5, 0, 0), (5, 1, 1), (5, 4, 4), (5, 5, 5), (5, 6, 5)],
)
@pytest.mark.parametrize("seat", [1, 2])
def test_a_rival_with_fewer_coins_loses_all_of_them_and_no_more(seat: int, start: int, had: int, lost: int) -> None:
    table = at_war(seat, start, "barracks", rich=had).do("build barracks")
    assert table.coins(3 - seat) == had - lost
    (event,) = table.told("loots")
    assert (event.details["coins"], event.details["lost"]) == (2 if start == 2 else 5, lost)
    assert table.view().loot[2 - seat] == ([5] if start == 2 else [])


@pytest.mark.rule("DU-MIL-07")
@pytest.mark.parametrize("tokens", ["", "economy"])
@pytest.mark.parametrize(("start", "lost"), [(2, 2), (5, 5)])
@pytest.mark.parametrize("seat", [1, 2])
def test_lost_coins_go_to_the_bank_and_the_mover_gains_nothing(seat: int, start: int, lost: int, tokens: str) -> None:
    table = at_war(seat, start, "barracks", tokens={seat: tokens}).do("build barracks")
    assert (table.coins(seat), table.coins(3 - seat)) == (40 - 3, 20 - lost)
    assert table.told("economy") == table.told("gains") == []


@pytest.mark.rule("DU-MIL-08")
@pytest.mark.parametrize("card", ["arsenal", "pretorium"])
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize(("had", "first", "second"), [(9, 2, 5), (7, 2, 5), (4, 2, 2), (2, 2, 0), (1, 1, 0), (0, 0, 0)])
def test_a_move_through_two_zones_takes_two_coins_and_then_five(
    had: int, first: int, second: int, seat: int, card: str
) -> None:
    table = at_war(seat, 2, card, rich=had, tokens={seat: "strategy"}).do(f"build {card}")
    assert table.pawn == seen_from(seat, 6)
    assert table.coins(3 - seat) == had - first - second
    assert [(event.details["coins"], event.details["lost"]) for event in table.told("loots")] == [
        (2, first),
        (5, second),
    ]
    assert table.view().loot[2 - seat] == []
    assert table.view().loot[seat - 1] == [2, 5]


@pytest.mark.rule("DU-MIL-08")
@pytest.mark.parametrize(
    ("start", "coins"), [(-2, []), (-1, [2]), (0, [2]), (1, [2]), (2, [2, 5]), (3, [5]), (4, [5]), (5, [5])]
)
def test_even_four_cells_pass_through_two_zones_from_the_second_cell_only(start: int, coins: list[int]) -> None:
    table = at_war(1, start, "pretorium", tokens={1: "strategy"}).do("build pretorium")
    assert [event.details["coins"] for event in table.told("loots")] == coins
    assert table.coins(2) == 20 - sum(coins)


@pytest.mark.rule("DU-MIL-09")
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize(("start", "shields"), [(-2, 1), (-2, 2), (-2, 3), (-1, 3), (-1, 1), (0, 1), (0, 2), (1, 1)])
def test_nobody_loses_anything_in_the_centre_and_one_or_two_cells_from_it(start: int, shields: int, seat: int) -> None:
    table = at_war(seat, start, RED_OF[shields])
    assert table.view().loot == EVERYTHING_LEFT
    before = table.coins(seat) - table.price(RED_OF[shields], seat)
    table.do(f"build {RED_OF[shields]}")
    assert (table.coins(seat), table.coins(3 - seat)) == (before, 20)
    assert table.view().loot == EVERYTHING_LEFT
    assert table.told("loots") == []


@pytest.mark.rule("DU-MIL-16")
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize(("start", "own"), [(-8, []), (-7, []), (-6, []), (-5, [5]), (-4, [5]), (-3, [5])])
def test_moving_back_towards_the_centre_costs_nobody_coins(start: int, own: list[int], seat: int) -> None:
    table = at_war(seat, start, "pretorium")
    assert (table.view().loot[seat - 1], table.view().loot[2 - seat]) == (own, [2, 5])
    table.do("build pretorium")
    assert table.pawn == seen_from(seat, start + 3)
    assert (table.coins(seat), table.coins(3 - seat)) == (40 - 8, 20)
    assert (table.view().loot[seat - 1], table.view().loot[2 - seat]) == (own, [2, 5])
