"""Points and the end (CB-WIN, CK-WIN)."""

from mypy_extensions import i64

from ecumene.core.ending import Ending, ScoreLine, ScoreSheet
from ecumene.core.state import OVER
from ecumene.games.catan.citations import (
    CB_DEV_06,
    CB_DEV_10,
    CB_ROAD_01,
    CB_WIN_01,
    CB_WIN_02,
    CK_DEF_01,
    CK_MERCHANT_05,
    CK_METRO_02,
    CK_PROG_06,
    CK_SEA_38,
    CK_WIN_01,
    CK_WIN_02,
    RULE_IDS,
)
from ecumene.games.catan.layout import (
    CITY,
    DEFENDER_MASK,
    HAS_CONSTITUTION,
    HAS_PRINTER,
    ISLAND_SHIFT,
    METROPOLIS_SHIFT,
    STATUS,
)
from ecumene.games.catan.position import Position
from ecumene.games.catan.view_types import PointsView


def points_of(position: Position, seat: i64, hidden: bool) -> PointsView:
    """A player's points, counted again from the board; with the hidden ones if they may be known."""
    settlements = cities = metropolises = 0
    for node in position.chart().land_nodes:
        if position.building_of(node, seat):
            if position.kind_at(node) == CITY:
                cities += 2
                if i64(position.nodes[node]) >> METROPOLIS_SHIFT:
                    metropolises += 2
            else:
                settlements += 1
    status = position.zones[STATUS + seat]
    chart = position.chart()
    reached = [island for island in range(1, len(chart.points)) if status >> (ISLAND_SHIFT + island) & 1]
    lines = {
        "settlements": settlements,
        "cities": cities,
        "metropolises": metropolises,
        "longest_road": 2 if position.road_holder == seat else 0,
        "largest_army": 2 if position.army_holder == seat else 0,
        "defender": status & DEFENDER_MASK,
        "cards": int(status & HAS_PRINTER != 0) + int(status & HAS_CONSTITUTION != 0),
        "merchant": 1 if position.merchant_of == seat else 0,
        "islands": sum(chart.points[island] for island in reached),
        "hidden": position.hidden_points(seat) if hidden else 0,
    }
    return PointsView(**lines, total=sum(lines.values()))


def results(position: Position) -> list[float]:
    """1 for the winner, 0 for the others."""
    return [1.0 if seat == position.winner else 0.0 for seat in range(position.players)]


def describe(position: Position) -> Ending | None:
    """Why the game ended, with the score sheet."""
    if position.actor != OVER:
        return None
    sheets = [points_of(position, seat, True) for seat in range(position.players)]
    points = CB_WIN_02 if position.base() else CK_WIN_02
    rules = {
        "settlements": points,
        "cities": points,
        "metropolises": CK_METRO_02,
        "longest_road": CB_ROAD_01,
        "largest_army": CB_DEV_06,
        "defender": CK_DEF_01,
        "cards": CK_PROG_06,
        "merchant": CK_MERCHANT_05,
        "islands": CK_SEA_38,
        "hidden": CB_DEV_10,
        "total": points,
    }
    left_out = ["metropolises", "defender", "cards", "merchant"] if position.base() else ["largest_army", "hidden"]
    if not position.chart().sails:
        left_out.append("islands")
    lines = tuple(
        ScoreLine(
            name.replace("_", "-"),
            RULE_IDS[rule],
            tuple(getattr(sheet, name) for sheet in sheets),
            total=name == "total",
        )
        for name, rule in rules.items()
        if name not in left_out
    )
    rule = CB_WIN_01 if position.base() else CK_WIN_01
    return Ending("points", "points", RULE_IDS[rule], (position.winner,), ScoreSheet(lines))
