"""Diplomat and Intrigue."""

import pytest

from ecumene.games.catan.material import BASIC, ROADS
from ecumene.games.catan.rules import network

from .table import Table, at, way

LINE = ("n:0,0", "s:1,-1", "n:0,1", "s:0,0")  # three roads on the east side of the middle hex


def lies(table: Table, edge: int) -> bool:
    """Whether there is a road or ship on an edge."""
    return any(one.edge == edge for one in table.state.view(0).edges)


def removable(table: Table) -> set[int]:
    """The edges that the Diplomat may clear; the card is in play after this."""
    table.progress(0, "diplomat").play("play diplomat")
    return {int(text.split()[1]) for text in table.legal("remove")}


# Diplomat -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-CARD-36")
def test_the_diplomat_removes_an_open_road_of_anybody() -> None:
    """The piece returns to its owner, who gets no replacement."""
    table = Table().settlement(1, "n:0,0").road(1, *LINE[:3]).settlement(0, "n:-1,1").road(0, "n:-1,1", "s:0,0")
    table.progress(0, "diplomat").play("play diplomat")
    assert table.asked() == "removing"
    assert sorted(table.legal()) == sorted([f"remove {way('s:1,-1', 'n:0,1')}", f"remove {way('n:-1,1', 's:0,0')}"])
    table.play(f"remove {way('s:1,-1', 'n:0,1')}")
    assert not lies(table, way("s:1,-1", "n:0,1"))
    assert table.supply(1, ROADS) == 14
    assert table.asked() == "turn"


@pytest.mark.rule("CK-CARD-36")
def test_the_diplomat_needs_an_open_road() -> None:
    """Without one the card is refused; an empty edge does not count."""
    table = Table().settlement(1, "n:0,0").settlement(1, "n:0,1").road(1, *LINE[:3]).progress(0, "diplomat")
    assert table.why_not("play diplomat") == "CK-PROG-16"
    table.road(1, "n:0,1", "s:0,0").road(1, "n:0,0", "s:0,-1").play("play diplomat")
    assert table.why_not(f"remove {way('n:-1,1', 's:-1,0')}") == "CK-CARD-36"


@pytest.mark.rule("CK-CARD-37")
@pytest.mark.parametrize("closing", ["settlement", "city", "knight", "road"])
def test_ones_own_piece_at_the_end_closes_a_road(closing: str) -> None:
    """A settlement, a city, a knight or another road of the same colour."""
    table = Table().settlement(1, "n:0,0").road(1, *LINE[:3]).settlement(2, "n:-1,0").road(2, "n:-1,0", "s:0,-1")
    last = way("s:1,-1", "n:0,1")
    if closing == "settlement":
        table.settlement(1, "n:0,1")
    elif closing == "city":
        table.city(1, "n:0,1")
    elif closing == "knight":
        table.knight(1, "n:0,1")
    else:
        table.road(1, "n:0,1", "s:0,0")
    assert last not in removable(table.road(2, "n:-1,0", "s:-1,-1"))
    assert table.why_not(f"remove {last}") == "CK-CARD-37"


@pytest.mark.rule("CK-CARD-37")
def test_the_last_road_of_each_branch_is_open() -> None:
    """The roads in between are not."""
    table = Table().settlement(1, "n:0,0").road(1, *LINE).road(1, "s:1,-1", "n:1,0")
    assert removable(table) == {way("n:0,1", "s:0,0"), way("s:1,-1", "n:1,0")}


@pytest.mark.rule("CK-CARD-39")
@pytest.mark.parametrize("foreign", ["settlement", "knight", "road"])
def test_a_foreign_piece_at_the_free_end_does_not_close_a_road(foreign: str) -> None:
    """Whatever piece of another colour is there."""
    table = Table().settlement(1, "n:0,0").road(1, *LINE[:3])
    if foreign == "settlement":
        table.settlement(2, "n:0,1")
    elif foreign == "knight":
        table.knight(0, "n:0,1")
    else:
        table.settlement(2, "s:1,0").road(2, "s:1,0", "n:0,1", "s:0,0", "n:-1,1").knight(2, "n:-1,1")
    table.settlement(0, "n:-1,0").road(0, "n:-1,0", "s:0,-1")
    assert way("s:1,-1", "n:0,1") in removable(table)


@pytest.mark.rule("CK-CARD-38")
def test_ones_own_removed_road_may_be_laid_elsewhere_for_free() -> None:
    """Under the normal rules."""
    table = Table().settlement(0, "n:0,0").road(0, *LINE[:2]).road(0, "n:0,0", "s:0,-1").progress(0, "diplomat")
    table.play("play diplomat", f"remove {way('n:0,0', 's:1,-1')}")
    assert table.asked() == "replacing"
    assert table.why_not(f"road {way('n:0,1', 's:0,0')}") == "CB-BUILD-01"
    table.play(f"road {way('s:0,-1', 'n:-1,1')}")
    assert lies(table, way("s:0,-1", "n:-1,1"))
    assert (table.supply(0, ROADS), table.cards(0), table.asked()) == (13, {}, "turn")


@pytest.mark.rule("CK-CARD-38")
def test_the_replacement_may_be_declined() -> None:
    """And nothing else may be done before that is settled."""
    table = Table().settlement(0, "n:0,0").road(0, *LINE[:2]).settlement(1, "n:0,1").road(1, "n:0,1", "s:0,0")
    table.progress(0, "diplomat").play("play diplomat", f"remove {way('n:0,0', 's:1,-1')}")
    assert table.why_not("end") == "CK-CLR-07"
    table.play("pass")
    assert (table.supply(0, ROADS), table.asked()) == (15, "turn")


@pytest.mark.rule("CK-CARD-40")
@pytest.mark.parametrize("option", [False, True])
def test_no_removable_road_holds_a_knight_to_its_town(option: bool) -> None:
    """An open road connects nothing, so the roads to a knight stay, whatever the option says."""
    table = Table(diplomat_may_orphan_knight=option).settlement(1, "n:0,0").road(1, *LINE).knight(1, "n:0,1")
    assert removable(table.road(1, "n:0,0", "s:0,-1")) == {way("n:0,1", "s:0,0"), way("n:0,0", "s:0,-1")}
    assert table.why_not(f"remove {way('s:1,-1', 'n:0,1')}") == "CK-CARD-37"


@pytest.mark.rule("CK-CARD-40")
def test_the_guard_knows_which_road_would_cut_a_knight_off() -> None:
    """Roads between building and knight would; a road beyond, or one of two ways, would not."""
    table = Table().settlement(1, "n:0,0").road(1, *LINE).knight(1, "n:0,1")
    assert network.orphans_knight(table.state, 1, way("n:0,0", "s:1,-1"))
    assert network.orphans_knight(table.state, 1, way("s:1,-1", "n:0,1"))
    assert not network.orphans_knight(table.state, 1, way("n:0,1", "s:0,0"))
    table.road(1, "s:0,0", "n:-1,1", "s:0,-1", "n:0,0")
    assert not network.orphans_knight(table.state, 1, way("n:0,0", "s:1,-1"))


@pytest.mark.rule("CK-CARD-41")
def test_the_replacement_does_not_go_on_the_edge_just_cleared() -> None:
    """Any other legal edge."""
    table = Table().settlement(0, "n:0,0").road(0, *LINE[:2]).road(0, "n:0,0", "s:0,-1").progress(0, "diplomat")
    table.play("play diplomat", f"remove {way('n:0,0', 's:1,-1')}")
    assert table.why_not(f"road {way('n:0,0', 's:1,-1')}") == "CK-CARD-41"


def rivals() -> Table:
    """Two roads of five: the first seat has Longest Road, the second has a road of the same length."""
    table = Table().settlement(0, "n:0,0").road(0, *LINE, "n:-1,1", "s:-1,0").progress(0, "diplomat")
    table.settlement(1, "n:2,0").road(1, "n:2,0", "s:2,-1", "n:1,1", "s:1,0", "n:0,2", "s:0,1")
    assert (table.state.road_holder, table.points(0), table.points(1)) == (0, 3, 1)
    return table


@pytest.mark.rule("CK-CARD-41")
def test_longest_road_is_settled_after_removal_and_replacement() -> None:
    """The holder moves the last road and keeps the card, although a rival was longer in between."""
    table = rivals().play("play diplomat", f"remove {way('n:-1,1', 's:-1,0')}")
    assert (table.state.road_holder, table.points(0)) == (0, 3)
    table.play(f"road {way('n:-1,1', 's:0,-1')}")
    assert (table.state.road_holder, table.points(0)) == (0, 3)


@pytest.mark.rule("CK-CARD-41")
def test_longest_road_is_lost_when_the_replacement_does_not_keep_it() -> None:
    """The card goes to the rival once the player has passed."""
    table = rivals().play("play diplomat", f"remove {way('n:-1,1', 's:-1,0')}", "pass")
    assert (table.state.road_holder, table.points(0), table.points(1)) == (1, 1, 3)


@pytest.mark.rule("CK-CARD-41")
def test_a_foreign_road_removed_is_settled_at_once() -> None:
    """There is no replacement to wait for."""
    table = Table().settlement(1, "n:0,0").road(1, *LINE, "n:-1,1", "s:-1,0").progress(0, "diplomat")
    assert (table.state.road_holder, table.points(1)) == (1, 3)
    table.play("play diplomat")  # there is only one open road
    assert (table.state.road_holder, table.points(1)) == (-1, 1)


@pytest.mark.rule("CK-CARD-42")
def test_a_town_may_be_left_without_any_road() -> None:
    """No rule forbids it."""
    table = Table().settlement(1, "n:0,0").road(1, *LINE[:2]).progress(0, "diplomat").play("play diplomat")
    assert table.state.view(0).edges == []
    assert table.supply(1, ROADS) == 15
    assert table.points(1) == 1


# Intrigue -------------------------------------------------------------------------------------------------------------


def ambush(level: str = "mighty") -> Table:
    """A knight of the second seat on its own road, where a road of the first seat also ends."""
    table = Table().settlement(0, "n:0,0").road(0, "n:0,0", "s:1,-1", "n:0,1").progress(0, "intrigue")
    table.settlement(1, "s:1,0").road(1, "s:1,0", "n:0,1", "s:0,0", "n:-1,1")
    return table.knight(1, "n:0,1", level, active=True)


@pytest.mark.rule("CK-CARD-48", "CK-CARD-49")
def test_intrigue_drives_off_a_knight_without_a_knight_of_ones_own() -> None:
    """Even a mighty one; its owner chooses where it goes, and its state does not change."""
    table = ambush().play("play intrigue")
    assert table.state.actor == 1
    assert table.asked() == "retreating"
    assert sorted(table.legal()) == sorted([f"go {at('s:0,0')}", f"go {at('n:-1,1')}"])
    table.play(f"go {at('n:-1,1')}")
    (one,) = [one for one in table.state.view(0).crossings if one.piece == "mighty"]
    assert (one.crossing, one.active) == (at("n:-1,1"), True)
    assert (table.asked(), table.state.actor) == ("turn", 0)


@pytest.mark.rule("CK-CARD-49")
def test_a_knight_without_a_retreat_is_removed() -> None:
    """It goes back to its owner's supply."""
    table = Table().settlement(0, "n:0,0").road(0, "n:0,0", "s:1,-1").progress(0, "intrigue")
    table.settlement(1, "n:0,1").road(1, "n:0,1", "s:1,-1").knight(1, "s:1,-1").play("play intrigue")
    assert table.supply(1, BASIC) == 2
    assert [event.seat for event in table.told("knight-removed")] == [1]


@pytest.mark.rule("CK-CARD-48", "CK-CARD-88")
def test_only_knights_on_crossings_of_ones_own_roads_can_be_driven_off() -> None:
    """Opponents' knights elsewhere and the player's own knights cannot be chosen."""
    table = ambush().knight(0, "s:1,-1").road(0, "n:0,0", "s:0,-1").knight(2, "s:0,-1").knight(1, "n:-1,1")
    table.play("play intrigue")
    assert sorted(table.legal()) == sorted([f"displace {at('n:0,1')}", f"displace {at('s:0,-1')}"])
    assert table.why_not(f"displace {at('n:-1,1')}") == "CK-CARD-48"
    assert table.why_not(f"displace {at('s:1,-1')}") == "CK-CARD-88"
    assert table.why_not(f"displace {at('n:0,0')}") == "CK-CARD-88"


@pytest.mark.rule("CK-CARD-48")
def test_intrigue_reaches_along_ships_too() -> None:
    """A knight on the coast at the end of the player's ship."""
    table = Table(map="outer_isles").settlement(0, "n:0,-1").ship(0, "n:0,-1", "s:1,-2").progress(0, "intrigue")
    table.settlement(1, "n:0,0").road(1, "n:0,0", "s:1,-2").knight(1, "s:1,-2").play("play intrigue")
    assert [event.seat for event in table.told("displaces")] == [0]


@pytest.mark.rule("CK-CARD-50")
def test_intrigue_brings_no_knight() -> None:
    """The crossing is empty; a knight there is hired at the normal price."""
    table = ambush().play("play intrigue", f"go {at('n:-1,1')}")
    assert table.supply(0, BASIC) == 2
    assert table.why_not(f"hire {at('n:0,1')}") == "CK-KNIGHT-03"
    table.hand(0, wool=1, ore=1).play(f"hire {at('n:0,1')}")
    assert (table.supply(0, BASIC), table.cards(0)) == (1, {})


@pytest.mark.rule("CK-CARD-50")
def test_the_vacated_crossing_may_be_settled_at_the_normal_price() -> None:
    """In the same turn."""
    table = (
        Table().settlement(0, "n:0,0").road(0, "n:0,0", "s:1,-1", "n:0,1").progress(0, "intrigue").knight(1, "n:0,1")
    )
    table.hand(0, lumber=1, brick=1, wool=1, grain=1)
    assert table.why_not(f"settlement {at('n:0,1')}") == "CK-KNIGHT-23"
    table.play("play intrigue", f"settlement {at('n:0,1')}")
    assert (table.points(0), table.cards(0)) == (2, {})


@pytest.mark.rule("CK-CARD-88")
def test_intrigue_is_refused_without_a_knight_to_drive_off() -> None:
    """The player's own knights and those out of reach do not count."""
    table = Table().settlement(0, "n:0,0").road(0, "n:0,0", "s:1,-1").knight(0, "s:1,-1").progress(0, "intrigue")
    table.settlement(1, "n:-1,1").road(1, "n:-1,1", "s:0,0").knight(1, "s:0,0")
    assert table.why_not("play intrigue") == "CK-CARD-88"
