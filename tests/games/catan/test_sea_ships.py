"""Ships: building and moving them, the pirate, Longest Road over land and sea.

On the map Outer Isles for three, the first seat's harbour town is at n:1,2; from there a line of sea edges leads over
s:2,1 and n:2,2 to s:3,1 on the southern island.
"""

import itertools

import pytest

from ecumene.games.catan import CATAN
from ecumene.games.catan.material import SHIPS
from ecumene.games.catan.rules import network
from ecumene.games.catan.state import CatanState

from .table import Table, at, land, way

LINE = ("n:1,2", "s:2,1", "n:2,2", "s:3,1")


def port(**options: int) -> Table:
    """The first seat's town on the south-east coast of Outer Isles."""
    return Table(map="outer_isles", **options).settlement(0, "n:1,2")


def ship_on(table: Table, one: str, other: str) -> bool:
    """Whether there is a ship between two corners."""
    return any(edge.edge == way(one, other) and edge.piece == "ship" for edge in table.state.view(0).edges)


# Building -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-SEA-19")
def test_a_ship_costs_lumber_and_wool() -> None:
    """One of each, to the bank; there are fifteen."""
    table = port().hand(0, lumber=1, wool=1)
    assert table.supply(0, SHIPS) == 15
    table.play(f"ship {way(*LINE[:2])}")
    assert (table.cards(0), table.supply(0, SHIPS)) == ({}, 14)
    assert ship_on(table, *LINE[:2])


@pytest.mark.rule("CK-SEA-19")
@pytest.mark.parametrize("hand", [{"lumber": 2}, {"wool": 2}, {"lumber": 1, "brick": 1}])
def test_a_ship_is_refused_without_its_price(hand: dict[str, int]) -> None:
    """No other cards pay for it."""
    assert port().hand(0, **hand).why_not(f"ship {way(*LINE[:2])}") == "CK-SEA-19"


@pytest.mark.rule("CK-SEA-19")
def test_without_a_ship_in_supply_none_can_be_built() -> None:
    """All fifteen are on the board."""
    table = port().hand(0, lumber=1, wool=1)
    while table.supply(0, SHIPS):
        table.state.use_piece(0, SHIPS)
    assert table.why_not(f"ship {way(*LINE[:2])}") == "CK-SEA-19"


@pytest.mark.rule("CK-SEA-20")
def test_ships_need_sea_and_roads_need_land() -> None:
    """Both are possible on the coast; inland only roads, at sea only ships."""
    table = port().settlement(0, "n:1,1").hand(0, lumber=2, wool=1, brick=1)
    coast, inland, sea = way("n:1,2", "s:2,0"), way("n:1,1", "s:2,0"), way("n:1,2", "s:2,1")
    assert (table.why_not(f"ship {coast}"), table.why_not(f"road {coast}")) == ("", "")
    assert (table.why_not(f"ship {inland}"), table.why_not(f"road {inland}")) == ("CK-SEA-20", "")
    assert (table.why_not(f"ship {sea}"), table.why_not(f"road {sea}")) == ("", "CB-BUILD-10")


@pytest.mark.rule("CK-SEA-20")
def test_an_edge_holds_one_piece() -> None:
    """Neither a ship on a road nor a road on a ship, no matter whose."""
    table = port().hand(0, lumber=2, wool=1, brick=1).road(0, "n:1,2", "s:2,0").ship(1, "n:1,2", "s:1,1")
    for edge in (way("n:1,2", "s:2,0"), way("n:1,2", "s:1,1")):
        assert table.why_not(f"ship {edge}") == "CK-SEA-20"
        assert table.why_not(f"road {edge}") == "CB-BUILD-09"


@pytest.mark.rule("CK-SEA-21")
def test_a_ship_goes_on_from_a_town_or_a_ship() -> None:
    """Not from an unconnected edge."""
    table = port().hand(0, lumber=1, wool=1)
    assert table.why_not(f"ship {way('s:2,1', 'n:2,2')}") == "CK-SEA-21"
    table.ship(0, *LINE[:2])
    assert table.why_not(f"ship {way('s:2,1', 'n:2,2')}") == ""


@pytest.mark.rule("CK-SEA-21", "CK-SEA-22")
def test_road_and_ship_do_not_go_on_from_each_other() -> None:
    """Only a town connects them."""
    table = Table(map="outer_isles").settlement(0, "n:1,1").road(0, "n:1,1", "s:2,0").hand(0, lumber=1, wool=1, brick=1)
    assert table.why_not(f"ship {way('s:2,0', 'n:1,2')}") == "CK-SEA-21"
    assert table.why_not(f"road {way('s:2,0', 'n:1,2')}") == ""
    table = port().ship(0, "n:1,2", "s:2,0").hand(0, lumber=1, wool=1, brick=1)
    assert table.why_not(f"road {way('s:2,0', 'n:1,1')}") == "CB-BUILD-01"
    assert table.why_not(f"ship {way('s:2,0', 'n:2,1')}") == ""


@pytest.mark.rule("CK-SEA-01", "CK-SEA-21")
@pytest.mark.parametrize("foreign", ["settlement", "knight"])
def test_a_foreign_piece_stops_a_line_of_ships(foreign: str) -> None:
    """Just as it stops a road."""
    table = port().ship(0, "n:1,2", "s:2,0").hand(0, lumber=1, wool=1)
    assert table.why_not(f"ship {way('s:2,0', 'n:2,1')}") == ""
    if foreign == "settlement":
        table = (
            Table(map="outer_isles").settlement(0, "s:1,1").ship(0, "s:1,1", "n:1,2", "s:2,0").settlement(1, "s:2,0")
        )
    else:
        table.knight(1, "s:2,0")
    assert table.hand(0, lumber=1, wool=1).why_not(f"ship {way('s:2,0', 'n:2,1')}") == "CK-SEA-21"


@pytest.mark.rule("CK-SEA-22")
def test_a_road_goes_on_from_ones_own_town_or_road() -> None:
    """On the far coast, a settlement makes the land accessible."""
    table = port().ship(0, *LINE).hand(0, lumber=2, brick=2, wool=1, grain=1)
    edge = way("s:3,1", "n:2,3")
    assert table.why_not(f"road {edge}") == "CB-BUILD-01"
    table.play(f"settlement {at('s:3,1')}", f"road {edge}")


@pytest.mark.rule("CK-SEA-23")
def test_a_settlement_may_be_reached_by_ship() -> None:
    """On land only, and with the usual distance, across water too."""
    table = port().ship(0, *LINE).hand(0, lumber=1, brick=1, wool=1, grain=1)
    assert table.why_not(f"settlement {at('s:2,1')}") == "CK-SEA-23"
    assert table.why_not(f"settlement {at('n:2,3')}") == "CB-BUILD-03"
    assert table.why_not(f"settlement {at('s:3,1')}") == ""
    table.settlement(1, "n:2,3")
    assert table.why_not(f"settlement {at('s:3,1')}") == "CB-BUILD-04"


@pytest.mark.rule("CK-SEA-24")
def test_the_founding_road_may_be_a_ship_on_the_coast() -> None:
    """Next to the piece just founded, if there is sea; inland only a road."""
    table = Table(map="outer_isles")
    state = CATAN.new(3, {"map": "outer_isles"})
    assert isinstance(state, CatanState)
    table.state = state
    table.play("first p1", f"settlement {at('n:1,2')}")
    assert table.why_not(f"ship {way('s:2,1', 'n:2,2')}") == "CB-SETUP-16"
    table.play(f"ship {way(*LINE[:2])}", f"settlement {at('n:0,0')}")
    assert table.verbs() == {"road"}
    assert table.why_not(f"ship {way('n:0,0', 's:1,-1')}") == "CK-SEA-24"
    table.play(f"road {way('n:0,0', 's:1,-1')}")
    assert table.supply(0, SHIPS) == 14


# Moving ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-SEA-25")
def test_an_open_ship_may_be_moved_once_in_a_turn() -> None:
    """For free, to any edge where a ship could be built."""
    table = port().ship(0, *LINE[:3]).ship(0, "n:1,2", "s:1,1")
    table.play(f"sail {way('s:2,1', 'n:2,2')}")
    assert table.asked() == "sailing"
    assert table.why_not(f"ship {way('s:2,1', 'n:2,2')}") == "CK-SEA-25"
    assert table.why_not(f"ship {way('n:2,2', 's:3,1')}") == "CK-SEA-21"  # it does not connect to itself
    table.play(f"ship {way('s:2,1', 'n:1,3')}")
    assert ship_on(table, "s:2,1", "n:1,3")
    assert not ship_on(table, "s:2,1", "n:2,2")
    assert table.supply(0, SHIPS) == 12
    assert table.why_not(f"sail {way('n:1,2', 's:1,1')}") == "CK-SEA-25"
    for _ in range(3):
        table.play("end", "roll", "cast 1-1 ship")
    assert table.why_not(f"sail {way('n:1,2', 's:1,1')}") == ""


@pytest.mark.rule("CK-SEA-25")
def test_no_ship_is_moved_before_the_roll_or_by_others() -> None:
    """Only the player's own ships, and only after the roll."""
    table = port().ship(0, *LINE[:2])
    table.on_turn(0, rolled=False)
    assert table.why_not(f"sail {way(*LINE[:2])}") == "CK-TURN-03"
    table.on_turn(1)
    assert table.why_not(f"sail {way(*LINE[:2])}") == "CK-SEA-26"


@pytest.mark.rule("CK-SEA-26")
def test_a_ship_in_the_middle_of_a_line_stays() -> None:
    """Only the last one is open; a road at its end does not count."""
    table = port().ship(0, "n:1,2", "s:2,0", "n:2,1")
    assert table.why_not(f"sail {way('n:1,2', 's:2,0')}") == "CK-SEA-26"
    assert table.why_not(f"sail {way('s:2,0', 'n:2,1')}") == ""
    table = port().ship(0, "n:1,2", "s:2,0").settlement(0, "n:1,1").road(0, "n:1,1", "s:2,0")
    assert table.why_not(f"sail {way('n:1,2', 's:2,0')}") == ""


@pytest.mark.rule("CK-SEA-26")
def test_a_ring_of_ships_and_ships_meeting_at_a_foreign_knight_stay() -> None:
    """Each end is held by another ship."""
    ring = ("n:1,2", "s:2,1", "n:2,2", "s:3,0", "n:2,1", "s:2,0", "n:1,2")
    table = port().ship(0, *ring)
    for one, other in itertools.pairwise(ring):
        assert table.why_not(f"sail {way(one, other)}") == "CK-SEA-26"
    table = port().ship(0, *LINE[:3]).knight(1, "s:2,1")
    assert table.why_not(f"sail {way(*LINE[:2])}") == "CK-SEA-26"


@pytest.mark.rule("CK-SEA-17")
@pytest.mark.parametrize("end", ["settlement", "city", "knight"])
def test_a_closed_route_cannot_be_moved(end: str) -> None:
    """It connects two of the player's buildings, or a building and a knight."""
    table = port().ship(0, *LINE)
    assert table.why_not(f"sail {way(*LINE[2:])}") == ""
    if end == "settlement":
        table.settlement(0, "s:3,1")
    elif end == "city":
        table.city(0, "s:3,1")
    else:
        table.knight(0, "s:3,1")
    for one, other in itertools.pairwise(LINE):
        assert table.why_not(f"sail {way(one, other)}") == "CK-SEA-26"


@pytest.mark.rule("CK-SEA-05")
def test_a_knight_is_never_cut_off_by_a_ship_that_leaves() -> None:
    """The ships leading to a knight at sea stay; the one beyond it may move."""
    table = port().ship(0, *LINE).knight(0, "n:2,2")
    assert table.legal("sail") == [f"sail {way(*LINE[2:])}"]
    assert table.why_not(f"sail {way(*LINE[1:3])}") in {"CK-SEA-05", "CK-SEA-26"}
    assert network.orphans_knight(table.state, 0, way(*LINE[:2]))
    assert network.orphans_knight(table.state, 0, way(*LINE[1:3]))
    assert not network.orphans_knight(table.state, 0, way(*LINE[2:]))


@pytest.mark.rule("CK-SEA-05")
def test_foreign_pieces_on_the_line_do_not_break_the_link() -> None:
    """The knight is still connected by its ships."""
    table = port().ship(0, *LINE).knight(1, "s:2,1").knight(0, "n:2,2")
    assert network.orphans_knight(table.state, 0, way(*LINE[:2]))


@pytest.mark.rule("CK-SEA-27")
def test_a_ship_of_this_turn_stays_where_it_is() -> None:
    """Bought, free with Road Building, or replaced by the Diplomat; next turn it may move."""
    table = port().hand(0, lumber=1, wool=1).progress(0, "road-building", "diplomat")
    table.play(f"ship {way(*LINE[:2])}", "play road-building")
    table.play(f"ship {way('n:1,2', 's:2,0')}", f"ship {way('s:2,0', 'n:2,1')}")
    for edge in (way(*LINE[:2]), way("s:2,0", "n:2,1")):
        assert table.why_not(f"sail {edge}") == "CK-SEA-27"
    table.play("play diplomat", f"remove {way('s:2,0', 'n:2,1')}", f"ship {way('n:1,2', 's:1,1')}")
    assert table.why_not(f"sail {way('n:1,2', 's:1,1')}") == "CK-SEA-27"
    for _ in range(3):
        table.play("end", "roll", "cast 1-1 ship")
    assert table.why_not(f"sail {way('n:1,2', 's:1,1')}") == ""


@pytest.mark.rule("CK-SEA-27")
def test_a_founding_ship_may_be_moved_in_the_first_turn() -> None:
    """It was placed before that turn began."""
    table = Table(map="outer_isles")
    state = CATAN.new(3, {"map": "outer_isles"})
    assert isinstance(state, CatanState)
    table.state = state
    table.play("first p1", f"settlement {at('n:1,2')}", f"ship {way(*LINE[:2])}")
    table.play(f"settlement {at('n:0,0')}", f"road {way('n:0,0', 's:1,-1')}")
    table.play(f"settlement {at('n:-1,1')}", f"road {way('n:-1,1', 's:0,0')}")
    table.play(f"city {at('n:-1,0')}", f"road {way('n:-1,0', 's:-1,-1')}")
    table.play(f"city {at('n:1,0')}", f"road {way('n:1,0', 's:2,-1')}")
    table.play(f"city {at('s:1,0')}", f"road {way('s:1,0', 'n:1,1')}", "roll", "cast 1-1 ship")
    assert (table.state.active, table.asked()) == (0, "turn")
    assert table.why_not(f"sail {way(*LINE[:2])}") == ""


@pytest.mark.rule("CK-SEA-28")
def test_the_pirate_stops_ships_on_its_hex_and_nothing_else() -> None:
    """None can be built there, moved there or moved away; roads, towns and knights are not affected."""
    table = port().hand(0, lumber=9, wool=9, brick=3, grain=1, ore=1).ship(0, "n:1,2", "s:1,1")
    table.ship(0, *LINE[:2])
    table.state.pirate = land("2,1")
    assert table.why_not(f"ship {way('n:1,2', 's:2,0')}") == "CK-SEA-28"
    assert table.why_not(f"sail {way(*LINE[:2])}") == "CK-SEA-28"
    table.play(f"sail {way('n:1,2', 's:1,1')}")
    assert table.why_not(f"ship {way('n:1,2', 's:2,0')}") == "CK-SEA-28"
    table.play(f"ship {way('s:2,1', 'n:1,3')}", f"road {way('n:1,2', 's:2,0')}", f"road {way('s:2,0', 'n:2,1')}")
    table.play(f"hire {at('s:2,0')}", f"settlement {at('n:2,1')}")
    assert table.points(0) == 2


# Longest Road ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-SEA-33")
def test_longest_road_counts_roads_and_ships_together() -> None:
    """Two roads and three ships that meet at a town make five."""
    table = port().road(0, "n:1,2", "s:2,0", "n:1,1").ship(0, *LINE)
    assert table.state.view(0).players[0].road_length == 5
    assert (table.state.road_holder, table.points(0)) == (0, 3)


@pytest.mark.rule("CK-SEA-33")
@pytest.mark.parametrize(("joint", "length"), [("", 3), ("knight", 3), ("settlement", 5)])
def test_road_and_ship_join_only_at_ones_own_town(joint: str, length: int) -> None:
    """A knight where they meet does not join them."""
    table = Table(map="outer_isles").road(0, "n:1,2", "s:2,0", "n:1,1").ship(0, *LINE)
    if joint == "knight":
        table.knight(0, "n:1,2")
    elif joint:
        table.settlement(0, "n:1,2")
    assert table.state.view(0).players[0].road_length == length


@pytest.mark.rule("CK-SEA-01", "CK-SEA-06")
@pytest.mark.parametrize("foreign", ["settlement", "knight"])
def test_a_foreign_piece_interrupts_a_line_of_ships(foreign: str) -> None:
    """Longest Road is counted up to it; the player's own knights do not interrupt."""
    line = ("n:1,2", "s:2,0", "n:2,1", "s:3,-1", "n:2,0", "s:3,-2")
    table = port().ship(0, *line)
    assert table.state.road_holder == 0
    assert table.knight(0, "s:3,-1").state.view(0).players[0].road_length == 5
    table = port().ship(0, *line)
    if foreign == "settlement":
        table.settlement(1, "n:2,1")
    else:
        table.knight(1, "n:2,1")
    assert table.state.view(0).players[0].road_length == 3
    assert table.state.road_holder == -1


@pytest.mark.rule("CK-SEA-46")
def test_longest_road_is_worked_out_after_a_ship_has_moved() -> None:
    """A fifth ship at the other end of the line wins the card; when it is moved back, the card is lost."""
    table = port().ship(0, *LINE).ship(0, "n:1,2", "s:2,0").ship(0, "n:1,2", "s:1,1")
    assert (table.state.view(0).players[0].road_length, table.state.road_holder) == (4, -1)
    table.play(f"sail {way('n:1,2', 's:1,1')}")
    assert table.state.road_holder == -1
    table.play(f"ship {way('s:2,0', 'n:2,1')}")
    assert (table.state.view(0).players[0].road_length, table.state.road_holder, table.points(0)) == (5, 0, 3)
    for _ in range(3):
        table.play("end", "roll", "cast 1-1 ship")
    table.play(f"sail {way('s:2,0', 'n:2,1')}", f"ship {way('n:1,2', 's:1,1')}")
    assert (table.state.road_holder, table.points(0)) == (-1, 1)


@pytest.mark.rule("CK-SEA-46")
def test_a_moved_ship_that_keeps_the_length_keeps_the_card() -> None:
    """It is settled once, after the whole move, so a rival with the same length gets nothing."""
    table = port().ship(0, *LINE, "n:2,3", "s:2,2")
    table.settlement(1, "n:0,0").road(1, "n:0,0", "s:1,-1", "n:0,1", "s:0,0", "n:-1,1", "s:0,-1")
    assert (table.state.road_holder, table.state.view(0).players[1].road_length) == (0, 5)
    table.play(f"sail {way('n:2,3', 's:2,2')}", f"ship {way('n:1,2', 's:2,0')}")
    assert table.state.road_holder == 0
