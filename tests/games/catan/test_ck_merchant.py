"""Cities & Knights: the merchant."""

import pytest

from ecumene.core.state import SPECTATOR

from .table import Table, land

KINDS = ("lumber", "brick", "wool", "grain", "ore", "paper", "cloth", "coin")
# A crossing, a hex that it touches, and the resource of that hex.
PLACES = (
    ("n:-1,0", "-1,-1", "lumber"),
    ("n:0,1", "0,0", "brick"),
    ("n:0,1", "1,0", "wool"),
    ("n:-1,0", "-1,0", "grain"),
    ("n:0,1", "0,1", "ore"),
)


def merchant(table: Table, seat: int, place: str) -> Table:
    """Let a seat on turn play the Merchant and send it to a hex."""
    return table.on_turn(seat).progress(seat, "merchant").play("play merchant", f"merchant {land(place)}")


@pytest.mark.rule("CK-MERCHANT-01")
def test_the_merchant_comes_with_the_first_merchant_card() -> None:
    """Before that it is nowhere and belongs to nobody."""
    table = Table().settlement(0, "n:0,1").progress(0, "merchant")
    view = table.state.view(SPECTATOR)
    assert (view.merchant, view.merchant_of) == (-1, -1)
    table.play("play merchant")
    assert (table.asked(), table.state.actor) == ("placing-merchant", 0)
    table.play(f"merchant {land('0,0')}")
    view = table.state.view(SPECTATOR)
    assert (view.merchant, view.merchant_of) == (land("0,0"), 0)
    (event,) = table.told("merchant")
    assert (event.seat, event.details["hex"]) == (0, f"hex.{land('0,0')}")


@pytest.mark.rule("CK-MERCHANT-01")
def test_without_the_card_the_merchant_is_not_placed() -> None:
    """It is not a regular action."""
    table = Table().settlement(0, "n:0,1")
    assert table.why_not(f"merchant {land('0,0')}") == "CB-ROLL-01"
    assert table.why_not("play merchant") == "CK-PROG-04"


@pytest.mark.rule("CK-MERCHANT-02")
def test_the_merchant_goes_to_a_hex_with_ones_own_building() -> None:
    """A settlement or a city; knights, roads and other players' buildings do not count."""
    table = Table().settlement(0, "n:0,1").city(0, "n:-1,0").city(1, "n:0,2").knight(0, "n:1,1").progress(0, "merchant")
    table.road(0, "n:0,1", "s:0,0", "n:-1,1").play("play merchant")
    places = ("0,0", "1,0", "0,1", "-1,0", "-1,-1", "0,-1")
    assert set(table.legal()) == {f"merchant {land(place)}" for place in places}
    assert table.why_not(f"merchant {land('0,2')}") == "CK-MERCHANT-02"
    assert table.why_not(f"merchant {land('1,1')}") == "CK-MERCHANT-02"
    assert table.why_not(f"merchant {land('-1,1')}") == "CK-MERCHANT-02"
    assert table.why_not("pass") == "CK-CLR-07"


@pytest.mark.rule("CK-MERCHANT-02")
def test_the_merchant_does_not_go_to_sea() -> None:
    """For a building on the coast, only land hexes count."""
    table = Table().settlement(0, "s:0,-3").settlement(0, "n:0,1").progress(0, "merchant").play("play merchant")
    assert table.why_not(f"merchant {land('0,-3')}") in ("CK-CARD-63", "CK-MERCHANT-02")


@pytest.mark.rule("CK-MERCHANT-03")
@pytest.mark.parametrize(("corner", "place", "kind"), PLACES)
def test_the_owner_trades_the_resource_of_the_hex_two_for_one(corner: str, place: str, kind: str) -> None:
    """Only that resource; its commodity stays at four."""
    table = merchant(Table().settlement(0, corner), 0, place)
    assert table.player(0).ratios == {each: 2 if each == kind else 4 for each in KINDS}
    wanted = "grain" if kind != "grain" else "ore"
    assert table.hand(0, **{kind: 1}).why_not(f"bank {kind} {wanted}") == "CK-MERCHANT-03"
    table.hand(0, **{kind: 5}).play(f"bank {kind} {wanted}", f"bank {kind} {wanted}")
    assert table.cards(0) == {kind: 1, wanted: 2}
    assert [event.rule for event in table.told("trades-with-bank")] == ["CK-MERCHANT-03"] * 2


@pytest.mark.rule("CK-MERCHANT-03")
@pytest.mark.parametrize(
    ("corner", "place", "commodity"),
    [("n:-1,0", "-1,-1", "paper"), ("n:0,1", "1,0", "cloth"), ("n:0,1", "0,1", "coin")],
)
def test_the_commodity_of_the_hex_is_not_traded_better(corner: str, place: str, commodity: str) -> None:
    """Also if the owner has a city there."""
    table = merchant(Table().city(0, corner), 0, place).hand(0, **{commodity: 3})
    assert table.why_not(f"bank {commodity} brick") == "CB-TRADE-05"


@pytest.mark.rule("CK-MERCHANT-03")
def test_only_the_owner_has_the_ratio() -> None:
    """Others with a building on that hex do not."""
    table = merchant(Table().settlement(0, "n:0,1").settlement(1, "n:0,0"), 0, "0,0")
    assert [table.player(seat).ratios["brick"] for seat in range(3)] == [2, 4, 4]


@pytest.mark.rule("CK-MERCHANT-04")
@pytest.mark.parametrize("wanted", [kind for kind in KINDS if kind != "brick"])
def test_any_other_card_may_be_received(wanted: str) -> None:
    """Resource or commodity."""
    table = merchant(Table().settlement(0, "n:0,1"), 0, "0,0").hand(0, brick=2).play(f"bank brick {wanted}")
    assert table.cards(0) == {wanted: 1}


@pytest.mark.rule("CK-MERCHANT-05")
def test_the_owner_scores_one_point() -> None:
    """As long as the merchant is theirs."""
    table = Table().settlement(0, "n:0,1")
    assert table.points(0) == 1
    merchant(table, 0, "0,0")
    assert (table.points(0), table.player(0).points.merchant, table.player(0).points.total) == (2, 1, 2)
    merchant(table, 0, "0,1")
    assert (table.points(0), table.player(0).points.total) == (2, 2)


@pytest.mark.rule("CK-MERCHANT-05")
def test_the_point_of_the_merchant_may_win_the_game() -> None:
    """Twelve points and one."""
    table = Table().progress(0, "merchant")
    for corner in ("n:0,1", "n:0,2", "n:-1,1", "n:-2,1"):
        table.city(0, corner)
    for corner in ("n:-1,0", "n:-2,2", "n:-1,2", "n:1,1"):
        table.settlement(0, corner)
    assert table.points(0) == 12
    table.play("play merchant", f"merchant {land('0,0')}")
    ending = table.state.ending()
    assert ending is not None
    assert ending.winners == (0,)


@pytest.mark.rule("CK-MERCHANT-06")
def test_the_next_merchant_card_moves_it_and_changes_the_owner() -> None:
    """Ratio and point move with it."""
    table = merchant(Table().settlement(0, "n:0,1").settlement(1, "n:-1,0"), 0, "0,0")
    merchant(table, 1, "-1,0")
    view = table.state.view(SPECTATOR)
    assert (view.merchant, view.merchant_of) == (land("-1,0"), 1)
    assert (table.points(0), table.points(1)) == (1, 2)
    assert [player.points.merchant for player in view.players] == [0, 1, 0]
    assert (table.player(0).ratios["brick"], table.player(1).ratios["grain"]) == (4, 2)


@pytest.mark.rule("CK-MERCHANT-06")
def test_the_merchant_may_change_owner_on_the_same_hex_or_place_with_the_same_owner() -> None:
    """Its owner cannot place it on the same hex again."""
    table = merchant(Table().settlement(0, "n:0,1").settlement(1, "n:0,0"), 0, "0,0")
    merchant(table, 1, "0,0")
    assert (table.state.view(SPECTATOR).merchant_of, table.points(0), table.points(1)) == (1, 1, 2)
    table.progress(1, "merchant").play("play merchant")
    assert table.why_not(f"merchant {land('0,0')}") == "CK-CARD-78"
    table.play(f"merchant {land('0,-1')}")
    assert (table.player(1).ratios["brick"], table.player(1).ratios["ore"]) == (4, 2)


@pytest.mark.rule("CK-MERCHANT-07")
def test_the_robber_does_not_disturb_the_merchant() -> None:
    """Ratio, point and place stay when the robber moves to the same hex."""
    table = merchant(Table().landed().settlement(0, "n:0,1"), 0, "0,0")
    table.on_turn(1).rolls(3, 4, "ship").play(f"robber {land('0,0')}").on_turn(0)
    view = table.state.view(SPECTATOR)
    assert (view.robber, view.merchant, view.merchant_of) == (land("0,0"), land("0,0"), 0)
    assert (table.points(0), table.player(0).ratios["brick"]) == (2, 2)
    table.hand(0, brick=2).play("bank brick coin")
    assert table.cards(0) == {"coin": 1}


@pytest.mark.rule("CK-MERCHANT-07")
def test_the_merchant_may_be_sent_to_the_hex_of_the_robber() -> None:
    """It works there as well."""
    table = Table().landed().settlement(0, "n:0,1")
    table.state.robber = land("0,0")
    merchant(table, 0, "0,0").hand(0, brick=2).play("bank brick ore")
    assert table.cards(0) == {"ore": 1}


@pytest.mark.rule("CK-MERCHANT-08")
def test_the_merchant_is_used_in_the_turn_it_is_placed() -> None:
    """And in later turns of its owner."""
    table = Table().settlement(0, "n:0,1").progress(0, "merchant").hand(0, brick=6)
    table.play("play merchant", f"merchant {land('0,0')}", "bank brick wool", "end")
    assert table.cards(0) == {"brick": 4, "wool": 1}
    table.on_turn(0).play("bank brick wool")
    assert table.cards(0) == {"brick": 2, "wool": 2}


@pytest.mark.rule("CK-MERCHANT-09")
def test_the_merchant_keeps_place_and_owner_without_a_building() -> None:
    """The building is removed from the board by hand, since no rule removes it."""
    table = merchant(Table().settlement(0, "n:0,1"), 0, "0,0")
    bare = Table()
    table.state.nodes = bare.state.nodes
    table.settle()
    view = table.state.view(SPECTATOR)
    assert view.crossings == []
    assert (view.merchant, view.merchant_of, table.player(0).points.merchant) == (land("0,0"), 0, 1)
    assert table.player(0).ratios["brick"] == 2


@pytest.mark.rule("CK-MERCHANT-09")
def test_a_pillaged_city_leaves_the_merchant_where_it_is() -> None:
    """A settlement is left, and so is the merchant."""
    table = merchant(Table().city(0, "n:0,1"), 0, "0,0")
    table.state.ship = 6
    table.rolls(1, 1, "ship")
    assert table.told("pillaged")
    view = table.state.view(SPECTATOR)
    assert (view.merchant, view.merchant_of, table.points(0)) == (land("0,0"), 0, 2)


@pytest.mark.rule("CK-MERCHANT-10")
def test_on_the_desert_the_merchant_gives_the_point_but_no_ratio() -> None:
    """The desert has no resource."""
    table = merchant(Table().settlement(0, "n:0,0"), 0, "1,-1")
    assert table.state.view(SPECTATOR).merchant == land("1,-1")
    assert (table.points(0), table.player(0).points.merchant) == (2, 1)
    assert table.player(0).ratios == dict.fromkeys(KINDS, 4)


@pytest.mark.rule("CK-MERCHANT-10")
def test_the_table_may_close_the_desert_to_the_merchant() -> None:
    """With an option."""
    table = Table(merchant_on_desert=False).settlement(0, "n:0,0").progress(0, "merchant").play("play merchant")
    assert table.why_not(f"merchant {land('1,-1')}") == "CK-MERCHANT-10"
    assert len(table.legal()) == 2
