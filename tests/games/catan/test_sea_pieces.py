"""Knights, cards, robber and pirate on maps with ships."""

import pytest

from ecumene.games.catan.material import SHIPS

from .table import Table, at, land, way

LINE = ("n:1,2", "s:2,1", "n:2,2", "s:3,1")  # from the main island over two sea crossings to the southern isle


def port() -> Table:
    """The first seat's town on the south-east coast of Outer Isles."""
    return Table(map="outer_isles").settlement(0, "n:1,2")


def stands(table: Table, corner: str) -> str:
    """What stands on a crossing."""
    return next((one.piece for one in table.state.view(0).crossings if one.crossing == at(corner)), "")


# Knights --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-SEA-02")
def test_barbarians_attack_all_islands_at_once() -> None:
    """Cities and knights on every island count; the player who contributes least loses a city, wherever it is."""
    table = port().city(0, "n:1,1").city(1, "s:3,1").city(2, "s:-5,0").ship(0, *LINE[:3])
    table.knight(0, "n:2,2", active=True).road(1, "s:3,1", "n:2,3").knight(1, "n:2,3", active=True)
    outlook = table.state.view(0).barbarians
    assert outlook is not None
    assert (outlook.strength, outlook.defence, outlook.losers) == (3, 2, [2])
    table.state.ship = 6
    table.rolls(1, 1, "ship")
    assert [event.seat for event in table.told("pillaged")] == [2]
    assert stands(table, "s:-5,0") == "settlement"


@pytest.mark.rule("CK-SEA-03")
def test_a_knight_sails_to_another_island() -> None:
    """Along its owner's line of ships, and back on another turn."""
    table = port().ship(0, *LINE).road(0, "n:1,2", "s:2,0").knight(0, "s:2,0", active=True)
    table.play(f"march {at('s:2,0')}", f"go {at('s:3,1')}")
    assert (stands(table, "s:2,0"), stands(table, "s:3,1")) == ("", "basic")


@pytest.mark.rule("CK-SEA-03")
def test_a_gap_in_the_line_keeps_a_knight_at_home() -> None:
    """The island must be connected by its owner's ships."""
    table = port().ship(0, *LINE[:2]).ship(0, *LINE[2:]).ship(1, *LINE[1:3]).road(0, "n:1,2", "s:2,0")
    table.knight(0, "s:2,0", active=True).play(f"march {at('s:2,0')}")
    assert table.legal() == [f"go {at('s:2,1')}"]
    assert table.why_not(f"go {at('s:3,1')}") == "CK-KNIGHT-18"


@pytest.mark.rule("CK-SEA-04")
def test_a_knight_may_move_to_the_open_sea_but_is_not_hired_there() -> None:
    """New knights need land."""
    table = port().ship(0, *LINE[:3]).hand(0, wool=1, ore=1)
    for corner in ("s:2,1", "n:2,2"):
        assert table.why_not(f"hire {at(corner)}") == "CK-SEA-04"
    table.road(0, "n:1,2", "s:2,0").knight(0, "s:2,0", active=True)
    table.play(f"march {at('s:2,0')}", f"go {at('n:2,2')}")
    assert stands(table, "n:2,2") == "basic"


@pytest.mark.rule("CK-SEA-14")
def test_a_knight_may_be_hired_on_the_coast_beside_ones_own_ship() -> None:
    """A ship instead of a road is enough."""
    table = port().ship(0, *LINE).hand(0, wool=1, ore=1)
    table.play(f"hire {at('s:3,1')}")
    assert stands(table, "s:3,1") == "basic"
    assert port().ship(1, *LINE).hand(0, wool=1, ore=1).why_not(f"hire {at('s:3,1')}") == "CK-KNIGHT-03"


@pytest.mark.rule("CK-SEA-34")
@pytest.mark.parametrize("town", [False, True])
def test_a_knight_changes_between_road_and_ship_only_at_a_town(town: bool) -> None:
    """Where road and ship only meet, it stops."""
    table = Table(map="outer_isles").settlement(0, "n:1,1").road(0, "n:1,1", "s:2,0", "n:1,2").ship(0, *LINE[:3])
    table.knight(0, "s:2,0", active=True)
    if town:
        table.settlement(0, "n:1,2")
    table.play(f"march {at('s:2,0')}")
    assert (f"go {at('s:2,1')}" in table.legal()) is town


@pytest.mark.rule("CK-SEA-01", "CK-SEA-43")
def test_knights_at_sea_displace_and_are_displaced() -> None:
    """A stronger knight comes along its own ships; the other retreats along its own."""
    table = port().ship(0, *LINE[:2]).road(0, "n:1,2", "s:2,0").knight(0, "s:2,0", "strong", active=True)
    table.settlement(1, "s:2,2").ship(1, "s:2,2", "n:1,3", "s:2,1").knight(1, "s:2,1", active=True)
    table.play(f"march {at('s:2,0')}", f"go {at('s:2,1')}")
    assert (stands(table, "s:2,1"), stands(table, "n:1,3")) == ("strong", "basic")
    assert [event.seat for event in table.told("retreats")] == [1]


@pytest.mark.rule("CK-SEA-43")
def test_a_knight_at_sea_is_activated_promoted_and_counted() -> None:
    """Like any other."""
    table = port().ship(0, *LINE[:3]).knight(0, "n:2,2").hand(0, grain=1, wool=1, ore=1)
    table.play(f"activate {at('n:2,2')}", f"promote {at('n:2,2')}")
    outlook = table.state.view(1).barbarians
    assert outlook is not None
    assert (stands(table, "n:2,2"), outlook.defence) == ("strong", 2)
    table.state.ship = 6
    table.play("end", "roll", "cast 1-1 ship")
    assert table.state.view(0).players[0].strength == 0


@pytest.mark.rule("CK-SEA-44")
def test_a_deserter_lands_on_land() -> None:
    """On the coast next to a ship of the player, not at sea."""
    table = port().ship(0, *LINE).progress(0, "deserter").settlement(1, "n:0,0").road(1, "n:0,0", "s:1,-1")
    table.knight(1, "s:1,-1").play("play deserter")
    assert table.legal("enlist") == [f"enlist {at('s:3,1')} basic"]
    assert table.why_not(f"enlist {at('n:2,2')} basic") == "CK-CARD-58"


# Robber and pirate ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-SEA-11")
def test_the_pirate_cannot_move_before_the_first_landing() -> None:
    """Neither with a seven nor with a knight."""
    table = port().ship(0, *LINE[:3]).knight(0, "n:2,2", active=True)
    table.state.pirate = land("2,1")
    assert table.why_not(f"chase-pirate {at('n:2,2')}") == "CK-KNIGHT-35"
    table.rolls(3, 4, "ship")
    assert table.asked() == "turn"


@pytest.mark.rule("CK-SEA-07", "CK-SEA-31")
@pytest.mark.parametrize("corner", ["s:2,1", "n:2,2", "n:1,2", "s:2,0"])
def test_a_knight_on_any_corner_of_its_hex_may_chase_the_pirate(corner: str) -> None:
    """At sea and on the coast; the knight is then inactive."""
    table = (
        Table(map="outer_isles").landed().settlement(0, "s:1,1").ship(0, "s:1,1", *LINE[:3]).ship(0, "n:1,2", "s:2,0")
    )
    table.knight(0, corner, active=True)
    table.state.pirate = land("2,1")
    table.play(f"chase-pirate {at(corner)}")
    assert table.asked() == "moving-pirate"
    assert table.verbs() == {"pirate"}
    assert table.why_not(f"robber {land('0,1')}") == "CK-SEA-29"
    table.play(f"pirate {land('3,0')}")
    assert table.state.pirate == land("3,0")
    assert table.why_not(f"chase-pirate {at(corner)}") == "CK-KNIGHT-01"


@pytest.mark.rule("CK-SEA-07")
def test_a_knight_elsewhere_or_at_rest_cannot_chase_the_pirate() -> None:
    """It must be active and next to the pirate."""
    table = port().landed().ship(0, *LINE[:3]).knight(0, "n:2,2").knight(0, "s:2,1", active=True)
    table.state.pirate = land("3,1")
    assert table.why_not(f"chase-pirate {at('s:2,1')}") == "CK-SEA-07"
    assert table.why_not(f"chase-pirate {at('n:2,2')}") == "CK-KNIGHT-01"


@pytest.mark.rule("CK-SEA-31")
def test_a_knight_between_robber_and_pirate_moves_only_one() -> None:
    """After chasing one it has no action left for the other."""
    table = port().landed().ship(0, "n:1,2", "s:2,0").knight(0, "s:2,0", active=True)
    table.state.pirate, table.state.robber = land("2,1"), land("1,1")
    assert table.why_not(f"chase {at('s:2,0')}") == ""
    table.play(f"chase-pirate {at('s:2,0')}")
    assert table.verbs() == {"pirate"}
    table.play(f"pirate {land('3,0')}")
    assert table.state.robber == land("1,1")
    assert table.why_not(f"chase {at('s:2,0')}") == "CK-KNIGHT-01"


@pytest.mark.rule("CK-SEA-29")
def test_a_seven_moves_robber_or_pirate_but_not_both() -> None:
    """And only the piece moved robs."""
    table = port().landed().settlement(1, "n:1,1").settlement(2, "n:0,1").ship(2, "n:2,2", "s:3,1")
    table.hand(1, wool=1).hand(2, ore=1).rolls(3, 4, "ship")
    assert table.asked() == "moving-either"
    assert table.verbs() == {"robber", "pirate"}
    table.play(f"pirate {land('3,1')}")
    assert table.legal() == ["stolen ore"]
    table.play("stolen ore")
    assert table.asked() == "turn"
    assert table.state.robber == land("0,0")
    table.rolls(3, 4, "ship").play(f"robber {land('1,1')}", "stolen wool")
    assert (table.asked(), table.state.pirate) == ("turn", land("3,1"))


@pytest.mark.rule("CK-SEA-30")
def test_the_pirate_goes_to_another_sea_hex() -> None:
    """Not on land, not where it is."""
    table = port().landed().rolls(3, 4, "ship")
    sea = {one.hex for one in table.state.view(0).hexes if one.terrain == "sea"}
    assert {int(text.split()[1]) for text in table.legal("pirate")} == sea - {table.state.pirate}
    assert table.why_not(f"pirate {land('0,1')}") == "CK-SEA-30"
    assert table.why_not(f"pirate {table.state.pirate}") == "CK-SEA-30"


@pytest.mark.rule("CK-SEA-30")
def test_the_pirate_robs_one_owner_of_a_ship_there() -> None:
    """The player chooses one with a card; buildings, roads and own ships there do not count, and one must be robbed."""
    table = Table(players=4, map="crescent_bay").landed()
    for seat, side in enumerate((("n:0,1", "s:1,0"), ("s:0,0", "n:-1,2"), ("n:-1,2", "s:0,1"), ("s:0,1", "n:0,2"))):
        table.ship(seat, *side)  # around the sea hex 0,1
    table.hand(1, wool=1).hand(2, coin=1).rolls(3, 4, "ship").play(f"pirate {land('0,1')}")
    assert table.legal() == ["rob p2", "rob p3"]
    assert table.why_not("rob p4") == "CK-SEA-30"
    assert table.why_not("rob p1") == "CK-SEA-30"
    assert table.why_not("pass") in {"CK-TURN-12", "CK-CLR-07"}
    table.play("rob p3", "stolen coin")
    assert (table.cards(0), table.cards(1), table.cards(2)) == ({"coin": 1}, {"wool": 1}, {})


@pytest.mark.rule("CK-SEA-30")
def test_towns_and_roads_on_the_pirates_hex_are_not_robbed() -> None:
    """Only ships are."""
    table = port().landed().settlement(1, "s:2,0").road(1, "s:2,0", "n:2,1").hand(1, wool=2).rolls(3, 4, "ship")
    table.play(f"pirate {land('2,1')}")
    assert (table.asked(), table.cards(1)) == ("turn", {"wool": 2})


@pytest.mark.rule("CK-SEA-32")
def test_the_pirate_blocks_its_start_hex_from_the_beginning() -> None:
    """Although it cannot move yet; with the option it appears only at the first landing."""
    start = land("-1,-3")
    edge = way("n:-1,-2", "s:-1,-3")  # a side of that hex
    for option, before in (("on_start_hex", start), ("off_board", -1)):
        table = Table(map="outer_isles", pirate_before_first_attack=option).ship(0, "n:-1,-2", "s:0,-3")
        table.hand(0, lumber=1, wool=1)
        assert table.state.view(0).pirate == before
        assert table.why_not(f"ship {edge}") == ("CK-SEA-28" if before == start else "")
        table.state.ship = 6
        table.rolls(1, 1, "ship")
        assert table.state.view(0).pirate == start
        assert table.why_not(f"ship {edge}") == "CK-SEA-28"


@pytest.mark.rule("CK-SEA-40")
def test_the_robber_starts_on_the_desert_and_goes_to_any_number_on_any_island() -> None:
    """Never to the sea, and not back to the desert."""
    for name in ("outer_isles", "crescent_bay"):
        table = Table(map=name).landed()
        hexes = {one.hex: one for one in table.state.view(0).hexes}
        assert hexes[table.state.robber].terrain == "desert"
        table.rolls(3, 4, "ship")
        numbered = {number for number, one in hexes.items() if one.token}
        assert {int(text.split()[1]) for text in table.legal("robber")} == numbered
        sea = next(number for number, one in hexes.items() if one.terrain == "sea")
        assert table.why_not(f"robber {sea}") == "CB-ROBBER-04"
        table.play(f"robber {land('0,-2') if name == 'crescent_bay' else land('5,-3')}").rolls(3, 4, "ship")
        desert = next(number for number, one in hexes.items() if one.terrain == "desert")
        assert table.why_not(f"robber {desert}") == "CK-SEVEN-04"


# Cards ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-SEA-10")
def test_the_merchant_does_not_stand_on_a_gold_river() -> None:
    """Although a building touches it."""
    table = Table(map="outer_isles").settlement(0, "n:2,3").progress(0, "merchant").settlement(0, "n:1,1")
    table.play("play merchant")
    assert table.why_not(f"merchant {land('3,2')}") == "CK-SEA-10"
    assert table.why_not(f"merchant {land('2,3')}") == ""


@pytest.mark.rule("CK-SEA-13")
def test_the_bishop_never_moves_the_pirate() -> None:
    """Only the robber."""
    table = port().landed().progress(0, "bishop").play("play bishop")
    assert table.verbs() == {"robber"}
    assert table.why_not(f"pirate {land('3,1')}") == "CK-SEA-13"


@pytest.mark.rule("CK-SEA-15")
def test_intrigue_and_diplomat_treat_ships_like_roads() -> None:
    """A knight next to a ship of the player can be displaced; an open ship can be removed."""
    table = port().ship(0, *LINE[:2]).knight(1, "s:2,1").progress(0, "intrigue", "diplomat")
    table.settlement(1, "s:2,2").ship(1, "s:2,2", "n:1,3").play("play intrigue")
    assert [event.seat for event in table.told("knight-removed")] == [1]
    table.play("play diplomat", f"remove {way('s:2,2', 'n:1,3')}")
    assert table.supply(1, SHIPS) == 15
    assert table.asked() == "turn"


@pytest.mark.rule("CK-SEA-15")
def test_a_ship_at_its_end_closes_a_road_and_a_road_closes_a_ship() -> None:
    """Of the same colour only."""
    table = Table(map="outer_isles").settlement(1, "n:1,1").road(1, "n:1,1", "s:2,0").progress(0, "diplomat")
    table.ship(1, "s:2,0", "n:2,1").settlement(0, "s:1,0").road(0, "s:1,0", "n:0,2").play("play diplomat")
    assert table.why_not(f"remove {way('n:1,1', 's:2,0')}") == "CK-CARD-37"
    assert table.why_not(f"remove {way('s:2,0', 'n:2,1')}") == ""
    table = Table(map="outer_isles").settlement(1, "n:1,2").ship(1, "n:1,2", "s:2,0").road(1, "s:2,0", "n:1,1")
    table.settlement(0, "s:1,0").road(0, "s:1,0", "n:0,2").progress(0, "diplomat").play("play diplomat")
    assert table.why_not(f"remove {way('n:1,2', 's:2,0')}") == "CK-CARD-37"
    assert table.why_not(f"remove {way('s:2,0', 'n:1,1')}") == ""


@pytest.mark.rule("CK-SEA-16")
def test_the_diplomat_replaces_a_ship_by_a_ship_and_a_road_by_a_road() -> None:
    """On the coast, where both would be possible."""
    table = port().settlement(0, "n:1,0").ship(0, *LINE[:2]).road(0, "n:1,2", "s:2,0")
    table.progress(0, "diplomat", "diplomat")
    table.play("play diplomat", f"remove {way(*LINE[:2])}")
    coast = way("n:1,2", "s:1,1")
    assert table.why_not(f"road {coast}") == "CK-SEA-16"
    table.play(f"ship {coast}", "play diplomat", f"remove {way('n:1,2', 's:2,0')}")
    assert table.why_not(f"ship {way(*LINE[:2])}") == "CK-SEA-16"
    assert table.verbs() == {"road", "pass"}


@pytest.mark.rule("CK-SEA-45")
def test_the_diplomat_removes_a_ship_next_to_the_pirate_but_puts_none_there() -> None:
    """The replacement cannot go next to the pirate."""
    table = port().ship(0, *LINE[:2]).ship(0, "n:1,2", "s:1,1").progress(0, "diplomat")
    table.state.pirate = land("2,1")
    table.play("play diplomat", f"remove {way(*LINE[:2])}")
    assert table.why_not(f"ship {way('n:1,2', 's:2,0')}") == "CK-SEA-28"
    table.play(f"ship {way('s:1,1', 'n:0,3')}")
    assert table.supply(0, SHIPS) == 13
