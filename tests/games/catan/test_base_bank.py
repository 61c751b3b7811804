"""Base game: trading with the bank and at harbours."""

import pytest

from .base_shared import base, founding
from .table import Table, at, way

KINDS = ["lumber", "brick", "wool", "grain", "ore"]
# One crossing of each harbour of the beginner board.
GENERIC = "n:0,-2"
HARBOURS = {"grain": "n:1,-2", "ore": "n:2,-1", "wool": "s:1,1", "brick": "n:-3,2", "lumber": "n:-2,0"}


@pytest.mark.rule("CB-TRADE-01")
def test_only_the_player_on_turn_trades_with_the_bank() -> None:
    """Other players cannot, not even while answering an offer."""
    table = base().hand(0, ore=4, wool=1).hand(1, ore=8, wool=4)
    assert table.why_not("bank ore grain") == ""
    assert table.state.may_decide(1) is False
    table.play("give wool", "want ore", "offer")
    for move in ["p2 bank ore grain", "p2 bank wool grain", "p3 bank ore grain"]:
        assert table.why_not(move) == "CB-TRADE-01"


@pytest.mark.rule("CB-TRADE-05")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("number", [3, 4, 5])
def test_the_bank_takes_four_equal_cards_for_one(kind: str, number: int) -> None:
    """Three are not enough, and of five one is left."""
    wanted = KINDS[(KINDS.index(kind) + 1) % 5]
    table = base().settlement(0, "n:0,0").hand(0, **{kind: number})
    if number < 4:
        assert table.why_not(f"bank {kind} {wanted}") == "CB-TRADE-05"
        return
    table.play(f"bank {kind} {wanted}")
    assert table.cards(0) == ({wanted: 1} if number == 4 else {kind: 1, wanted: 1})
    bank = table.state.view(0).bank
    assert (bank[kind], bank[wanted]) == (19 - number + 4, 18)
    (event,) = table.told("trades-with-bank")
    assert (event.rule, event.details["gives"]) == ("CB-TRADE-05", f"count-{kind}.3")


@pytest.mark.rule("CB-TRADE-03", "CB-TRADE-05")
@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_is_not_traded_for_itself(kind: str) -> None:
    """The card taken is of another kind."""
    assert base().hand(0, **{kind: 8}).why_not(f"bank {kind} {kind}") == "CB-TRADE-03"


@pytest.mark.rule("CB-TRADE-06")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("corner", ["s:0,-3", "n:0,-2", "s:3,-1", "n:2,1", "n:-1,3", "s:-1,2", "s:-2,2", "n:-3,3"])
def test_a_generic_harbour_takes_three_of_any_resource(kind: str, corner: str) -> None:
    """Two are not enough."""
    wanted = KINDS[(KINDS.index(kind) + 2) % 5]
    table = base().settlement(0, corner).hand(0, **{kind: 3})
    table.play(f"bank {kind} {wanted}")
    assert table.cards(0) == {wanted: 1}
    assert table.told("trades-with-bank")[0].rule == "CB-TRADE-06"
    table.hand(0, **{kind: 2})
    assert table.why_not(f"bank {kind} {wanted}") == "CB-TRADE-06"


@pytest.mark.rule("CB-TRADE-06")
def test_a_city_uses_a_harbour_and_a_road_or_an_opponent_does_not() -> None:
    """The player's own building must stand on the crossing."""
    city = base().city(0, GENERIC).hand(0, ore=3)
    assert city.why_not("bank ore wool") == ""
    road = base().settlement(0, "n:-1,-1").road(0, "n:-1,-1", "s:0,-3", GENERIC).settlement(1, GENERIC).hand(0, ore=3)
    assert road.why_not("bank ore wool") == "CB-TRADE-05"


@pytest.mark.rule("CB-TRADE-07")
@pytest.mark.parametrize("kind", KINDS)
def test_a_resource_harbour_takes_two_of_its_own_kind_only(kind: str) -> None:
    """For other kinds it does nothing."""
    table = base().settlement(0, HARBOURS[kind])
    for other in KINDS:
        wanted = KINDS[(KINDS.index(other) + 1) % 5]
        table.hand(0, **{other: 3})
        assert table.why_not(f"bank {other} {wanted}") == ("" if other == kind else "CB-TRADE-05")
    wanted = KINDS[(KINDS.index(kind) + 3) % 5]
    table.hand(0, **{kind: 1})
    assert table.why_not(f"bank {kind} {wanted}") == "CB-TRADE-07"
    table.hand(0, **{kind: 2}).play(f"bank {kind} {wanted}")
    assert table.cards(0) == {wanted: 1}
    assert table.told("trades-with-bank")[0].rule == "CB-TRADE-07"


@pytest.mark.rule("CB-TRADE-08")
def test_each_kind_is_priced_at_the_best_ratio_of_its_owner() -> None:
    """Two with its harbour, three with a generic one, and never for a mix of kinds."""
    table = base().settlement(0, GENERIC).settlement(0, HARBOURS["ore"]).hand(0, ore=5, wool=3)
    assert table.state.view(1).players[0].ratios == {"lumber": 3, "brick": 3, "wool": 3, "grain": 3, "ore": 2}
    table.play("bank ore grain", "bank wool grain")
    assert table.cards(0) == {"ore": 3, "grain": 2}


@pytest.mark.rule("CB-TRADE-08")
def test_cards_of_two_kinds_do_not_add_up() -> None:
    """Three ore and three wool are worth nothing at four for one."""
    table = base().hand(0, ore=3, wool=3)
    assert table.legal("bank") == []


@pytest.mark.rule("CB-TRADE-09")
def test_the_bank_gives_nothing_it_lacks() -> None:
    """Other kinds are still available."""
    table = base().hand(0, ore=4).bank(grain=0)
    assert table.why_not("bank ore grain") == "CB-TRADE-09"
    assert table.legal("bank") == ["bank ore lumber", "bank ore brick", "bank ore wool"]
    assert table.bank(grain=1).why_not("bank ore grain") == ""


@pytest.mark.rule("CB-TRADE-10")
def test_a_harbour_serves_from_the_moment_a_settlement_stands_there() -> None:
    """In the same turn."""
    table = base().settlement(0, "n:2,-2").road(0, "n:2,-2", "s:2,-3", HARBOURS["grain"])
    table.hand(0, lumber=1, brick=1, wool=1, grain=3)
    assert table.why_not("bank grain ore") == "CB-TRADE-05"
    table.play(f"settlement {at(HARBOURS['grain'])}", "bank grain ore")
    assert table.cards(0) == {"ore": 1}


@pytest.mark.rule("CB-TRADE-10")
def test_a_founded_harbour_serves_in_the_first_turn() -> None:
    """A founding settlement counts like any other."""
    table = founding(2)
    for corner, beyond in [
        (HARBOURS["wool"], "n:0,2"),
        ("n:0,0", "s:0,-1"),
        ("n:-2,1", "s:-1,0"),
        ("n:0,-1", "s:0,-2"),
    ]:
        table.play(f"settlement {at(corner)}", f"road {way(corner, beyond)}")
    table.play("roll", "thrown 1-1").hand(0, wool=2).play("bank wool ore")
    assert table.cards(0) == {"ore": 1}


@pytest.mark.rule("CB-TRADE-11")
def test_trading_and_building_may_be_mixed() -> None:
    """A trade, a road, a trade with a player, a road, a trade, a settlement."""
    table = base().settlement(0, "n:0,0").hand(0, ore=8, lumber=1, brick=1, wool=1).hand(1, brick=2)
    table.play("bank ore lumber", f"road {way('n:0,0', 's:0,-1')}")
    table.play("give wool", "want brick", "want brick", "offer", "p2 accept", "p1 deal p2")
    assert table.cards(0) == {"lumber": 1, "brick": 2, "ore": 4}
    table.play(f"road {way('s:0,-1', 'n:-1,1')}", "bank ore grain")
    assert table.cards(0) == {"brick": 1, "grain": 1}
    table.hand(0, lumber=1, brick=1, wool=1, grain=1, ore=4)
    table.play(f"settlement {at('n:-1,1')}", "bank ore wool")
    assert table.cards(0) == {"wool": 1}


@pytest.mark.rule("CB-TRADE-11")
@pytest.mark.parametrize("step", ["before", "discarding", "robber"])
def test_nothing_is_traded_before_the_roll_is_resolved(step: str) -> None:
    """Neither before the roll nor while a 7 is being resolved."""
    table: Table = base().hand(0, ore=4).hand(1, wool=4, ore=4)
    if step == "before":
        table.on_turn(0, rolled=False)
        assert table.why_not("bank ore wool") == "CB-ROLL-02"
        return
    table.rolls(3, 4)
    if step == "robber":
        table.play("discard ore", "discard ore", "discard ore", "discard ore")
    assert table.why_not("bank ore wool") == ("CB-ROLL-01" if step == "robber" else "CB-ROBBER-03")
