"""Base game: Longest Road, who holds it and when it moves."""

from itertools import pairwise, product

import pytest

from ecumene.games.catan.layout import POINTS, ROAD_LENGTH
from ecumene.games.catan.rules import network

from .base_shared import base, corners
from .table import Table, at, way

# Zigzag lines across the island from west to east that do not touch each other.
UPPER = ["s:-2,-1", "n:-2,0", "s:-1,-1", "n:-1,0", "s:0,-1", "n:0,0", "s:1,-1", "n:1,0", "s:2,-1", "n:2,0", "s:3,-1"]
LOWER = ["n:-3,1", "s:-2,0", "n:-2,1", "s:-1,0", "n:-1,1", "s:0,0", "n:0,1", "s:1,0", "n:1,1", "s:2,0", "n:2,1"]
SOUTH = ["n:-3,2", "s:-2,1", "n:-2,2", "s:-1,1", "n:-1,2", "s:0,1", "n:0,2", "s:1,1", "n:1,2"]


def ring(place: str) -> list[str]:
    """The corners of a hex, back to the first."""
    return [*corners(place), corners(place)[0]]


def length(table: Table, seat: int) -> int:
    """The public length of a seat's road."""
    return table.state.view(0).players[seat].road_length


def holder(table: Table) -> int:
    """The seat that publicly holds the card; -1 for nobody."""
    return table.state.view(0).road_holder


def builds(table: Table, seat: int, one: str, other: str) -> Table:
    """Let a seat build a road on its turn."""
    table.on_turn(seat).hand(seat, lumber=1, brick=1)
    return table.play(f"road {way(one, other)}")


def settles(table: Table, seat: int, corner: str) -> Table:
    """Let a seat build a settlement on its turn."""
    table.on_turn(seat).hand(seat, lumber=1, brick=1, wool=1, grain=1)
    return table.play(f"settlement {at(corner)}")


@pytest.mark.rule("CB-ROAD-01", "CB-ROAD-13")
@pytest.mark.parametrize("seat", [0, 2])
def test_the_first_road_of_five_takes_the_card(seat: int) -> None:
    """Four are not enough; it is worth two points at once."""
    table = base().settlement(seat, UPPER[0]).road(seat, *UPPER[:5])
    assert (length(table, seat), holder(table), table.points(seat)) == (4, -1, 1)
    builds(table, seat, UPPER[4], UPPER[5])
    assert (length(table, seat), holder(table), table.points(seat)) == (5, seat, 3)
    points = table.state.view(0).players[seat].points
    assert (points.longest_road, points.total) == (2, 3)


@pytest.mark.rule("CB-ROAD-01")
def test_five_roads_in_two_pieces_are_no_road_of_five() -> None:
    """It must be unbroken."""
    table = base().road(0, *UPPER[:5]).road(0, *UPPER[6:10]).road(0, *LOWER[:4])
    assert (length(table, 0), holder(table)) == (4, -1)


@pytest.mark.rule("CB-ROAD-02")
def test_side_branches_are_not_added() -> None:
    """Only the longer arm of a fork counts."""
    table = base().road(0, *UPPER[:5]).road(0, "s:0,-1", "n:-1,1", "s:0,0").road(0, "n:-2,0", "s:-1,-2")
    assert length(table, 0) == 6
    table.road(0, "n:-1,0", "s:0,-2")
    assert length(table, 0) == 6


@pytest.mark.rule("CB-ROAD-02")
def test_a_crossing_may_be_passed_twice_and_a_segment_may_not() -> None:
    """Two rings that share a side are walked completely; so are two rings with a road between them."""
    shared = base().road(0, *ring("0,0"))
    around = ring("1,0")
    for one, other in pairwise(around):
        if not {one, other} <= set(corners("0,0")):
            shared.road(0, one, other)
    assert length(shared, 0) == 11
    apart = base().road(0, *ring("0,-1")).road(0, "n:0,0", "s:1,-1").road(0, *ring("1,0"))
    assert set(corners("0,-1")) & set(corners("1,0")) == set()
    assert length(apart, 0) == 13


@pytest.mark.rule("CB-ROAD-02")
def test_a_dead_end_is_not_walked_back() -> None:
    """Three arms of two roads each make four."""
    table = base().road(0, "s:-1,-1", "n:-1,0", "s:0,-1", "n:0,0", "s:1,-1").road(0, "s:0,-1", "n:-1,1", "s:0,0")
    assert length(table, 0) == 4


@pytest.mark.rule("CB-ROAD-03")
@pytest.mark.parametrize("place", ["0,0", "0,-2", "2,0"])
def test_a_ring_of_six_has_length_six(place: str) -> None:
    """Every segment counts once."""
    table = base().road(0, *ring(place)[:6])
    assert length(table, 0) == 5
    table.road(0, *ring(place)[5:])
    assert length(table, 0) == 6


@pytest.mark.rule("CB-ROAD-03")
def test_a_ring_with_a_tail_of_two_has_length_eight() -> None:
    """Two tails at neighbouring crossings of the ring make nine: one side of the ring is not used."""
    table = base().road(0, *ring("0,0")).road(0, "n:0,0", "s:1,-2")
    assert length(table, 0) == 7
    table.road(0, "s:1,-2", "n:0,-1")
    assert length(table, 0) == 8
    table.road(0, "s:1,-1", "n:1,0", "s:2,-1")
    assert length(table, 0) == 9


@pytest.mark.rule("CB-ROAD-04")
def test_ones_own_buildings_do_not_interrupt_ones_own_road() -> None:
    """Neither settlements nor cities, built before or after."""
    table = base().settlement(0, UPPER[2]).city(0, UPPER[4]).road(0, *UPPER[:7])
    assert length(table, 0) == 6
    settles(table, 0, UPPER[0])
    assert length(table, 0) == 6
    other = base().road(0, *UPPER[:7]).hand(0, lumber=1, brick=1, wool=1, grain=3, ore=3)
    other.play(f"settlement {at(UPPER[3])}", f"city {at(UPPER[3])}")
    assert (length(other, 0), holder(other)) == (6, 0)


@pytest.mark.rule("CB-ROAD-05")
@pytest.mark.parametrize("cut", range(11))
@pytest.mark.parametrize("piece", ["settlement", "city"])
def test_an_opponents_building_cuts_a_road(cut: int, piece: str) -> None:
    """A trail ends there and does not pass through."""
    table = base().road(0, *UPPER)
    getattr(table, piece)(1, UPPER[cut])
    assert length(table, 0) == max(cut, 10 - cut)


@pytest.mark.rule("CB-ROAD-05")
def test_a_ring_cut_once_still_has_length_six() -> None:
    """The trail starts and ends at the opponent's settlement; a tail there is cut off."""
    table = base().road(0, *ring("0,0")).road(0, "n:0,0", "s:1,-2", "n:0,-1")
    assert length(table, 0) == 8
    table.settlement(2, "n:0,0")
    assert length(table, 0) == 6
    table.settlement(1, "s:0,0")
    assert length(table, 0) == 3


@pytest.mark.rule("CB-ROAD-06", "CB-ROAD-13")
def test_equal_length_does_not_move_the_card_and_greater_does() -> None:
    """At once, together with its points."""
    table = base().road(0, *UPPER[:7]).road(1, *LOWER[:6])
    assert (holder(table), table.points(0), table.points(1)) == (0, 2, 0)
    builds(table, 1, LOWER[5], LOWER[6])
    assert (length(table, 1), holder(table), table.points(0), table.points(1)) == (6, 0, 2, 0)
    builds(table, 1, LOWER[6], LOWER[7])
    assert (length(table, 1), holder(table), table.points(0), table.points(1)) == (7, 1, 0, 2)
    builds(table, 0, UPPER[6], UPPER[7])
    assert holder(table) == 1
    builds(table, 0, UPPER[7], UPPER[8])
    assert (holder(table), table.points(0), table.points(1)) == (0, 2, 0)


def cut_by_two(own: int, second: int, third: int) -> Table:
    """The holder's road of ten is about to be cut to a length by seat 3; two other seats have roads too."""
    table = base(4).road(0, *UPPER).road(1, *LOWER[: second + 1]).road(2, *SOUTH[: third + 1])
    assert (holder(table), [length(table, seat) for seat in range(3)]) == (0, [10, second, third])
    corner = UPPER[own]
    inland = {"n:0,0": "s:1,-2", "n:1,0": "s:2,-2", "n:2,0": "s:3,-2"}
    return settles(table.road(3, corner, inland[corner]), 3, corner)


@pytest.mark.rule("CB-ROAD-07")
@pytest.mark.parametrize(("second", "third"), [(4, 3), (6, 4), (7, 4), (7, 7)])
def test_a_holder_who_is_cut_keeps_the_card_while_nobody_is_longer(second: int, third: int) -> None:
    """Also when tied for longest."""
    table = cut_by_two(7, second, third)
    assert (length(table, 0), holder(table), table.points(0)) == (7, 0, 2)


@pytest.mark.rule("CB-ROAD-08", "CB-ROAD-13")
@pytest.mark.parametrize(("own", "second", "third", "taker"), [(5, 6, 5, 1), (5, 6, 8, 2), (7, 8, 7, 1)])
def test_after_a_cut_the_only_longest_takes_the_card(own: int, second: int, third: int, taker: int) -> None:
    """Immediately, on the turn of whoever cut it."""
    table = cut_by_two(own, second, third)
    assert (length(table, 0), holder(table), table.state.active) == (own, taker, 3)
    assert (table.points(0), table.points(taker)) == (0, 2)


@pytest.mark.rule("CB-ROAD-09")
@pytest.mark.parametrize(("own", "second", "third"), [(5, 6, 6), (7, 8, 8)])
def test_after_a_cut_a_tie_of_others_sets_the_card_aside(own: int, second: int, third: int) -> None:
    """Nobody scores it."""
    table = cut_by_two(own, second, third)
    assert (length(table, 0), holder(table)) == (own, -1)
    assert [table.points(seat) for seat in range(4)] == [0, 0, 0, 1]


@pytest.mark.rule("CB-ROAD-09")
def test_the_card_is_set_aside_when_nobody_has_five() -> None:
    """A road of eight cut in the middle."""
    table = base().road(0, *UPPER[1:10]).road(1, "n:0,0", "s:1,-2")
    assert (holder(table), table.points(0)) == (0, 2)
    settles(table, 1, "n:0,0")
    assert (length(table, 0), holder(table), table.points(0), table.points(1)) == (4, -1, 0, 1)


@pytest.mark.rule("CB-ROAD-10")
def test_a_card_set_aside_is_taken_by_the_first_sole_longest() -> None:
    """By a longer road after a tie, possibly by the old holder."""
    table = cut_by_two(5, 6, 6)
    assert holder(table) == -1
    builds(table, 2, SOUTH[6], SOUTH[7])
    assert (holder(table), table.points(2)) == (2, 2)
    again = base().road(0, *UPPER[1:10]).road(1, "n:0,0", "s:1,-2")
    settles(again, 1, "n:0,0")
    builds(again, 0, UPPER[1], UPPER[0])
    assert (length(again, 0), holder(again), again.points(0)) == (5, 0, 2)


@pytest.mark.rule("CB-ROAD-10")
def test_a_cut_that_ends_a_tie_hands_out_a_card_set_aside() -> None:
    """The only longest one left takes it."""
    table = cut_by_two(5, 6, 6)
    table.road(3, "n:-1,2", "s:0,0")
    settles(table, 3, "n:-1,2")
    assert ([length(table, seat) for seat in range(3)], holder(table)) == ([5, 6, 4], 1)


@pytest.mark.rule("CB-ROAD-11")
def test_lengths_are_measured_after_every_road_and_settlement() -> None:
    """Between the two roads of a card, Longest Road has already moved; a settlement makes the others be measured."""
    table = base().road(0, *UPPER[:6]).road(1, *LOWER[:6]).development(1, "roads").on_turn(1)
    assert (holder(table), length(table, 1)) == (0, 5)
    table.play("play roads", f"road {way(LOWER[5], LOWER[6])}")
    assert (table.asked(), holder(table), table.points(1)) == ("free-roads", 1, 2)
    table.play(f"road {way(LOWER[6], LOWER[7])}")
    assert length(table, 1) == 7
    table.road(2, "n:-1,1", "s:0,-1")
    settles(table, 2, "n:-1,1")
    assert (length(table, 1), length(table, 0), holder(table)) == (4, 5, 0)


@pytest.mark.rule("CB-ROAD-11")
def test_a_road_that_is_removed_is_measured_too() -> None:
    """In Cities & Knights the Diplomat removes an opponent's last road."""
    table = Table().road(1, *LOWER[:6]).progress(0, "diplomat")
    assert (holder(table), table.points(1)) == (1, 2)
    table.play("play diplomat", f"remove {way(LOWER[4], LOWER[5])}")
    assert (length(table, 1), holder(table), table.points(1)) == (4, -1, 0)


@pytest.mark.rule("CB-ROAD-12")
@pytest.mark.parametrize("before", [-1, 0, 1, 2])
def test_the_procedure_decides_for_all_lengths(before: int) -> None:
    """Holder with five or more and nobody longer; else the only longest with five or more; else nobody."""
    state = base().state
    for lengths in product(range(3, 8), repeat=3):
        for seat in range(3):
            state.zones[ROAD_LENGTH + seat] = lengths[seat]
            state.zones[POINTS + seat] = 2 if seat == before else 0
        state.road_holder = before
        network.award_road(state)
        longest = [seat for seat in range(3) if lengths[seat] == max(lengths)]
        if max(lengths) < 5:
            expected = -1
        elif before in longest:
            expected = before
        else:
            expected = longest[0] if len(longest) == 1 else -1
        assert state.road_holder == expected, lengths
        assert [state.zones[POINTS + seat] for seat in range(3)] == [2 * (seat == expected) for seat in range(3)]


@pytest.mark.rule("CB-ROAD-12")
def test_a_tie_for_the_first_road_of_five_is_decided_by_who_was_first() -> None:
    """The holder keeps it against any number of equals."""
    table = base().road(2, *SOUTH[:6]).road(0, *UPPER[:6]).road(1, *LOWER[:5])
    assert holder(table) == 2
    builds(table, 1, LOWER[4], LOWER[5])
    assert ([length(table, seat) for seat in range(3)], holder(table)) == ([5, 5, 5], 2)


@pytest.mark.rule("CB-ROAD-13")
def test_points_are_lost_and_gained_in_the_same_moment() -> None:
    """Nobody ever has the two points without the card, and two players never both have them."""
    table = base().settlement(0, UPPER[0]).settlement(1, LOWER[0])
    for step in range(9):
        for seat, line in ((0, UPPER), (1, LOWER)):
            builds(table, seat, line[step], line[step + 1])
            for each in range(3):
                points = table.state.view(each).players[each].points
                assert points.longest_road == (2 if holder(table) == each else 0)
                assert table.points(each) == points.total
