"""Base game: points and the end."""

import pytest

from ecumene.core.errors import OptionsError
from ecumene.core.rng import Rng
from ecumene.core.state import OVER, SPECTATOR
from ecumene.games.catan import CATAN
from ecumene.games.catan.layout import ARMY, STATUS

from .base_shared import base, opened
from .table import Table, at, land, way

CORNERS = ["n:0,-1", "s:2,-2", "n:-1,1", "n:1,1", "n:-2,2"]
LOWER = ["n:-3,1", "s:-2,0", "n:-2,1", "s:-1,0", "n:-1,1", "s:0,0", "n:0,1", "s:1,0"]


def scored(table: Table, seat: int, cities: int, settlements: int = 0) -> Table:
    """Give a seat this many cities and settlements."""
    for corner in CORNERS[:cities]:
        table.city(seat, corner)
    for corner in CORNERS[cities : cities + settlements]:
        table.settlement(seat, corner)
    return table


@pytest.mark.rule("CB-WIN-01")
def test_ten_points_in_ones_own_turn_win_at_once() -> None:
    """Nine points do not; nothing is possible after the win."""
    table = scored(base(), 0, 3, 2).development(0, "point")
    assert table.state.view(0).target == 10
    table.hand(0, grain=2, ore=3, wool=4).settle()
    assert not table.state.view(0).winners
    table.play(f"city {at('n:1,1')}")
    assert (table.state.actor, table.state.view(1).winners) == (OVER, [0])
    assert table.legal() == []
    for move in ["end", "bank wool ore", "roll"]:
        assert table.why_not(move) == "CB-WIN-01"
    (event,) = table.told("wins")
    assert (event.seat, event.rule, event.details["points"]) == (0, "CB-WIN-01", 10)
    assert table.state.returns() == [1.0, 0.0, 0.0]


@pytest.mark.rule("CB-WIN-01")
def test_more_than_ten_points_win_too() -> None:
    """Two points at once may pass the target."""
    table = scored(base(), 0, 4, 1).road(0, *LOWER[:5]).hand(0, lumber=1, brick=1)
    table.play(f"road {way(LOWER[4], LOWER[5])}")
    ending = table.state.ending()
    assert ending is not None
    assert (ending.winners, ending.rule) == ((0,), "CB-WIN-01")
    assert next(line.values for line in ending.sheet.lines if line.name == "total") == (11, 0, 0)


@pytest.mark.rule("CB-WIN-01")
def test_before_the_roll_a_win_counts_too() -> None:
    """A third knight before the roll brings the last two points."""
    table = scored(base(), 0, 4).on_turn(0, rolled=False).development(0, "knight")
    table.state.zones[STATUS] += 2 * ARMY
    table.play("play knight")
    assert table.state.view(0).winners == [0]


@pytest.mark.rule("CB-WIN-02")
def test_points_are_counted_line_by_line() -> None:
    """Settlement 1, city 2, Longest Road 2, Largest Army 2, each Victory Point card 1."""
    table = base()
    table.state.target = 99
    scored(table, 0, 2, 3).road(0, *LOWER[:6]).development(0, "point", "point", "knight", "knight", "knight")
    for place in ("0,2", "-1,2", "0,2"):
        table.on_turn(0).play("play knight", f"robber {land(place)}")
    points = table.state.view(0).players[0].points
    assert (points.settlements, points.cities, points.longest_road, points.largest_army, points.hidden) == (
        3,
        4,
        2,
        2,
        2,
    )
    assert points.total == 13
    assert (points.metropolises, points.defender, points.cards, points.merchant, points.islands) == (0, 0, 0, 0, 0)
    assert table.points(0) == 11


@pytest.mark.rule("CB-WIN-02")
def test_a_settlement_that_becomes_a_city_brings_one_point_more() -> None:
    """Roads, cards in hand and other development cards are worth nothing."""
    table = base().settlement(0, "n:0,0").road(0, "n:0,0", "s:0,-1").development(0, "knight", "plenty", "monopoly")
    table.hand(0, grain=9, ore=9, wool=9)
    assert table.state.total_points(0) == 1
    table.play(f"city {at('n:0,0')}")
    assert table.state.total_points(0) == 2


@pytest.mark.rule("CB-WIN-02")
def test_the_score_sheet_of_the_end_names_these_lines() -> None:
    """And no line of Cities & Knights."""
    table = scored(base(), 0, 4, 1).development(0, "point").settle()
    ending = table.state.ending()
    assert ending is not None
    lines = {line.name: (line.values[0], line.rule) for line in ending.sheet.lines}
    assert lines == {
        "settlements": (1, "CB-WIN-02"),
        "cities": (8, "CB-WIN-02"),
        "longest-road": (0, "CB-ROAD-01"),
        "largest-army": (0, "CB-DEV-06"),
        "hidden": (1, "CB-DEV-10"),
        "total": (10, "CB-WIN-02"),
    }


@pytest.mark.rule("CB-WIN-03", "CB-WIN-07")
def test_ten_points_in_another_players_turn_win_at_the_start_of_the_own() -> None:
    """Not before that turn, but before its roll."""
    table = base().settlement(1, "n:0,-1").city(1, "s:2,-2").city(1, "n:1,1").city(1, "n:-2,2")
    table.road(2, "s:-1,-1", "n:-1,0", "s:0,-1", "n:0,0", "s:1,-1", "n:1,0", "s:2,-1")
    table.road(1, "s:-1,1", "n:-1,2", "s:0,1", "n:0,2", "s:1,1", "n:1,2").development(1, "point")
    table.road(0, "n:0,0", "s:1,-2").hand(0, lumber=1, brick=1, wool=1, grain=1)
    assert (table.state.view(0).road_holder, table.state.total_points(1)) == (2, 8)
    table.play(f"settlement {at('n:0,0')}")
    assert (table.state.view(0).road_holder, table.state.total_points(1)) == (1, 10)
    assert not table.state.view(0).winners
    table.play("end")
    assert (table.state.actor, table.state.view(0).winners) == (OVER, [1])


@pytest.mark.rule("CB-WIN-03")
def test_points_lost_before_ones_own_turn_do_not_win() -> None:
    """The total at the start of the turn counts."""
    table = scored(base(), 1, 4).road(1, *LOWER[:6])
    table.road(0, "n:-1,0", "s:-1,-1", "n:-2,0", "s:-1,-2", "n:-1,-1", "s:0,-3").hand(0, lumber=1, brick=1).settle()
    assert (table.state.view(0).road_holder, table.state.total_points(1)) == (1, 10)
    assert not table.state.view(0).winners
    table.play(f"road {way('s:0,-3', 'n:0,-2')}")
    assert (table.state.view(0).road_holder, table.state.total_points(1)) == (0, 8)
    table.play("end")
    assert (table.state.active, table.asked(), table.state.view(0).winners) == (1, "before-roll", [])


@pytest.mark.rule("CB-WIN-04")
def test_hidden_points_count_for_the_win_and_not_for_the_public_score() -> None:
    """The others see only the public points until the end."""
    table = scored(base(), 0, 3, 1).development(0, "point", "point").settle()
    for reader in (1, 2, SPECTATOR):
        points = table.state.view(reader).players[0].points
        assert (points.total, points.hidden) == (7, 0)
    assert table.state.view(0).players[0].points.total == 9
    table.hand(0, grain=2, ore=3).play(f"city {at('n:1,1')}")
    assert table.state.view(1).winners == [0]


@pytest.mark.rule("CB-WIN-05")
def test_the_base_game_is_a_mode_without_anything_of_cities_and_knights() -> None:
    """No commodities, knights, event die, barbarians or progress cards, and a target of ten."""
    view = opened(map="first_game").state.view(0)
    assert (view.mode, view.target, view.barbarians, view.metropolises) == ("base", 10, None, [])
    assert set(view.bank) == {"lumber", "brick", "wool", "grain", "ore"}
    assert set(view.decks) == {"development"}
    for player in view.players:
        assert (player.progress, player.levels, player.limit) == ({}, {}, 7)
        assert {piece for piece, number in player.pieces.items() if number} == {"settlement", "city", "road"}
    other = Table().state.view(0)
    assert (other.mode, other.target) == ("knights", 13)
    with pytest.raises(OptionsError):
        CATAN.new(3, {"mode": "sea"})


@pytest.mark.rule("CB-WIN-05")
@pytest.mark.parametrize(("plan", "target"), [("outer_isles", 14), ("crescent_bay", 13), ("variable", 10)])
@pytest.mark.parametrize("players", [3, 4])
def test_with_seafarers_the_target_is_the_scenarios_own(plan: str, target: int, players: int) -> None:
    """Without the extra point of Cities & Knights."""
    assert opened(players, map=plan).state.view(0).target == target


@pytest.mark.rule("CB-WIN-05")
@pytest.mark.parametrize("variant", ["knights_choice", "fast_knights", "easy_start"])
def test_the_variants_of_cities_and_knights_are_not_offered(variant: str) -> None:
    """They need knights, the event die or the barbarians."""
    with pytest.raises(OptionsError):
        CATAN.new(3, {"mode": "base", variant: True})


@pytest.mark.rule("CB-WIN-05")
def test_moves_of_cities_and_knights_are_refused() -> None:
    """Whatever the player holds."""
    table = base().city(0, "n:0,0").road(0, "n:0,0", "s:0,-1").hand(0, lumber=5, brick=5, wool=5, grain=5, ore=5)
    crossing = at("s:0,-1")
    moves = [f"wall {at('n:0,0')}", "improve trade", f"hire {crossing}", f"activate {crossing}", f"promote {crossing}"]
    for move in [*moves, f"march {crossing}", f"chase {crossing}", "barter p2 ore", "surrender spy"]:
        assert table.why_not(move) == "CB-WIN-05"
    assert table.why_not("bank ore cloth") == "CB-TRADE-08"
    assert table.why_not("play bishop") == "CB-DEV-03"


@pytest.mark.rule("CB-WIN-05")
def test_the_event_die_is_not_thrown() -> None:
    """There are two dice and no third."""
    table = base().on_turn(0, rolled=False).play("roll")
    assert table.verbs() == {"thrown"}
    assert table.why_not("cast 1-1 ship") == "CB-WIN-05"


@pytest.mark.rule("CB-WIN-05")
@pytest.mark.parametrize("terrain", ["n:0,-2", "s:1,-2", "n:-1,0"])
def test_a_city_of_the_base_game_takes_no_commodities(terrain: str) -> None:
    """Two resources from mountains, pasture and forest."""
    table = base().city(0, terrain)
    for dice in [(5, 5), (1, 1), (1, 3), (5, 6), (3, 3), (6, 6)]:
        table.rolls(*dice)
    assert set(table.cards(0)) <= {"lumber", "brick", "wool", "grain", "ore"}
    assert all(number % 2 == 0 for number in table.cards(0).values())


@pytest.mark.rule("CB-WIN-06")
def test_the_win_is_declared_without_asking_and_hidden_points_are_shown() -> None:
    """As soon as the last point is drawn."""
    table = scored(base(), 0, 4).development(0, "point").hand(0, wool=1, grain=1, ore=1).settle()
    table.play("buy", "drawn point")
    assert table.state.actor == OVER
    for reader in (1, 2, SPECTATOR):
        points = table.state.view(reader).players[0].points
        assert (points.hidden, points.total) == (2, 10)


@pytest.mark.rule("CB-WIN-07")
@pytest.mark.parametrize("seed", range(3))
def test_a_game_has_exactly_one_winner_who_is_on_turn(seed: int) -> None:
    """In random games with a lower target."""
    table, rng = opened(3, map="first_game"), Rng(seed)
    table.state.target = 5
    for _ in range(20000):
        if table.state.actor == OVER:
            break
        table.state.play(table.state.random_move(rng))
    view = table.state.view(SPECTATOR)
    assert view.winners == [view.active]
    assert sorted(table.state.returns()) == [0.0, 0.0, 1.0]
    assert view.players[view.active].points.total >= 5
