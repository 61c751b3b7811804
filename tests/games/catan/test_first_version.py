"""Games started under version 1 of the rules keep its readings, so that their records replay."""

from ecumene.core.options import OptionValue
from ecumene.games.catan import CATAN
from ecumene.games.catan.layout import FIRST_VERSION
from ecumene.games.catan.state import CatanState

from .table import Table, at


def begun_under_version_1(**options: OptionValue) -> Table:
    table = Table(3, **options)
    table.state.flags |= FIRST_VERSION
    return table


def test_only_a_game_of_version_1_is_marked() -> None:
    for rules, marked in ((0, False), (1, True), (2, False)):
        state = CATAN.new(3, rules=rules)
        assert isinstance(state, CatanState)
        assert bool(state.flags & FIRST_VERSION) == marked


def test_the_master_merchant_asked_for_both_of_two_cards() -> None:
    table = begun_under_version_1().city(1, "n:0,0").hand(1, wool=1, coin=1).progress(0, "master-merchant")
    table.play("play master-merchant")
    assert table.legal() == ["take wool", "take coin"]
    table.play("take coin")
    assert (table.asked(), table.cards(0)) == ("turn", {"wool": 1, "coin": 1})


def test_an_idle_crane_was_spent_at_once() -> None:
    table = begun_under_version_1(no_effect_plays="allowed").progress(0, "crane")
    table.settlement(0, "n:0,0").hand(0, ore=3, grain=2).play("play crane", f"city {at('n:0,0')}")
    assert table.state.view(0).turn.cranes == 0
