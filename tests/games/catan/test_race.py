"""How far a plan is from winning the base game: less with more of everything, and zero once it has won."""

from librt.vecs import vec

from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, OVER
from ecumene.games.catan import CATAN, STRATEGY
from ecumene.games.catan.cards import packed
from ecumene.games.catan.layout import POINTS, PORTS
from ecumene.games.catan.state import CatanState
from ecumene.games.catan.strategy.race import LONGEST, rolls_to_win
from ecumene.games.catan.view_types import CatanView

from .base_shared import base
from .table import Table

PIPS = (5.0, 4.0, 4.0, 5.0, 3.0)
NOTHING = packed((0, 0, 0, 0, 0, 0, 0, 0))


def settled() -> Table:
    """A player with two settlements and their roads, and no cards."""
    table = base(3).settlement(0, "n:0,0").settlement(0, "n:2,0")
    return table.road(0, "n:0,0", "s:0,-1").road(0, "n:2,0", "s:2,-1")


def rolls(
    table: Table, pips: tuple[float, ...] = PIPS, hand: int = NOTHING, spot: float = 8.0, beyond: float = 7.0
) -> float:
    """How far the first player's plan is from winning."""
    return rolls_to_win(table.state, 0, hand, vec[float](list(pips)), 0, spot, beyond)


def test_more_of_everything_is_nearer() -> None:
    table = settled()
    usual = rolls(table)
    assert 0 < usual < LONGEST
    assert rolls(table, tuple(2 * pip for pip in PIPS)) < usual
    assert rolls(table, hand=packed((0, 0, 0, 2, 3, 0, 0, 0))) < usual
    assert rolls(table, spot=0.0) > usual
    assert rolls(table, spot=0.0, beyond=0.0) > rolls(table, spot=0.0)


def test_points_are_nearer_and_a_won_game_is_won() -> None:
    table = settled()
    usual = rolls(table)
    table.development(0, "point", "point")
    assert rolls(table) < usual
    table.state.zones[POINTS] = 8
    assert rolls(table) == 0


def test_a_player_who_gets_nothing_is_far_from_winning_but_within_bounds() -> None:
    nothing = rolls(settled(), (0.0,) * 5)
    assert 3 * rolls(settled()) < nothing <= LONGEST


def test_a_harbour_makes_one_kind_alone_go_further() -> None:
    ore = (0.0, 0.0, 0.0, 0.0, 15.0)
    table = settled()
    plain = rolls(table, ore)
    assert plain > rolls(table, (3.0,) * 5)
    table.state.zones[PORTS] |= 1 << 4
    assert rolls(table, ore) < plain


def view_asked(state: CatanState) -> str:
    view = state.view(state.actor)
    assert isinstance(view, CatanView)
    return view.asked


def test_a_plan_ends_at_the_next_player_s_dice_in_the_base_game_alone() -> None:
    for mode, expected in (("base", True), ("knights", False)):
        state, rng = CATAN.new(4, {"mode": mode, "trade_offers_per_turn": 0}), Rng(3)
        assert isinstance(state, CatanState)
        ends: set[bool] = set()
        while state.actor != OVER and len(ends) < 2:
            if state.actor != CHANCE:
                assert STRATEGY.ends_plan(state) == (expected and view_asked(state) == "before-roll")
                ends.add(STRATEGY.ends_plan(state))
            state.play(state.random_move(rng))
        assert ends == ({True, False} if expected else {False})
