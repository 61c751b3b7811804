"""Engineer, Medicine, Smith and Road Building."""

import pytest

from ecumene.games.catan.material import BASIC, CITIES, MIGHTY, ROADS, SETTLEMENTS, SHIPS, STRONG, WALLS

from .table import Table, at, way


def piece(table: Table, corner: str) -> str:
    """What stands on a crossing."""
    return next((one.piece for one in table.state.view(0).crossings if one.crossing == at(corner)), "")


def is_active(table: Table, corner: str) -> bool:
    """Whether the knight on a crossing is active."""
    return next(one.active for one in table.state.view(0).crossings if one.crossing == at(corner))


def is_walled(table: Table, corner: str) -> bool:
    """Whether the city on a crossing has a wall."""
    return next(one.wall for one in table.state.view(0).crossings if one.crossing == at(corner))


# Engineer -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-CARD-21")
def test_the_engineer_builds_a_wall_for_nothing() -> None:
    """Under one of the player's cities, at no cost; the wall counts at once."""
    table = Table().city(0, "n:0,0").city(0, "n:0,1").city(1, "n:-1,1").settlement(0, "s:-1,0")
    table.progress(0, "engineer").play("play engineer")
    assert table.asked() == "walling"
    assert table.legal() == [f"wall {at('n:0,0')}", f"wall {at('n:0,1')}"]
    assert table.why_not(f"wall {at('n:-1,1')}") == "CK-WALL-04"
    assert table.why_not(f"wall {at('s:-1,0')}") == "CK-WALL-04"
    table.play(f"wall {at('n:0,1')}")
    assert is_walled(table, "n:0,1")
    assert table.supply(0, WALLS) == 2
    assert table.state.view(0).players[0].limit == 9
    assert table.asked() == "turn"


@pytest.mark.rule("CK-CARD-21")
def test_a_city_takes_no_second_wall_from_the_engineer() -> None:
    """The normal rules for walls apply: only the bare city is left, so nothing is asked."""
    table = Table().city(0, "n:0,0", wall=True).city(0, "n:0,1").progress(0, "engineer").play("play engineer")
    assert is_walled(table, "n:0,1")
    assert table.supply(0, WALLS) == 1


@pytest.mark.rule("CK-CARD-22")
def test_the_engineer_needs_a_city_without_a_wall() -> None:
    """Not with settlements only, not with a sideways city, not with walls everywhere."""
    table = Table().settlement(0, "n:0,0").city(0, "n:0,1", sideways=True).city(1, "n:-1,1").progress(0, "engineer")
    assert table.why_not("play engineer") == "CK-CARD-22"
    table.city(0, "s:-1,0", wall=True)
    assert table.why_not("play engineer") == "CK-CARD-22"
    table.city(0, "n:1,0")
    assert table.why_not("play engineer") == ""


@pytest.mark.rule("CK-CARD-22")
def test_the_engineer_is_refused_with_three_walls_on_the_board() -> None:
    """A fourth city gets none."""
    table = Table().city(0, "n:0,0", wall=True).city(0, "n:0,1", wall=True).city(0, "n:-1,1", wall=True)
    table.city(0, "n:-1,0").progress(0, "engineer")
    assert table.why_not("play engineer") == "CK-CARD-22"


# Medicine -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-CARD-23")
def test_medicine_makes_a_city_for_two_ore_and_one_grain() -> None:
    """The price goes to the bank, and the settlement returns to its owner."""
    table = Table().settlement(0, "n:0,0").settlement(0, "n:0,1").settlement(1, "n:-1,1").hand(0, ore=2, grain=1)
    table.progress(0, "medicine").play("play medicine")
    assert table.asked() == "healing"
    assert table.legal() == [f"city {at('n:0,0')}", f"city {at('n:0,1')}"]
    assert table.why_not(f"city {at('n:-1,1')}") == "CB-BUILD-05"
    table.play(f"city {at('n:0,0')}")
    assert piece(table, "n:0,0") == "city"
    assert table.cards(0) == {}
    assert table.state.view(0).bank["ore"] == table.state.view(0).bank["grain"] == 19
    assert (table.supply(0, CITIES), table.supply(0, SETTLEMENTS), table.points(0)) == (3, 4, 3)


@pytest.mark.rule("CK-CARD-23")
@pytest.mark.parametrize("hand", [{"ore": 1, "grain": 2}, {"ore": 2}, {"ore": 3, "wool": 2}])
def test_medicine_is_refused_without_its_price(hand: dict[str, int]) -> None:
    """Two ore and one grain must be in hand."""
    table = Table().settlement(0, "n:0,0").hand(0, **hand).progress(0, "medicine")
    assert table.why_not("play medicine") == "CK-CARD-23"


@pytest.mark.rule("CK-CARD-24")
def test_two_medicines_make_two_cities() -> None:
    """The second can neither be played during the first nor lower its price."""
    table = Table().settlement(0, "n:0,0").settlement(0, "n:0,1").hand(0, ore=4, grain=2)
    table.progress(0, "medicine", "medicine").play("play medicine")
    assert table.why_not("play medicine") == "CK-CLR-07"
    table.play(f"city {at('n:0,0')}")
    assert table.cards(0) == {"ore": 2, "grain": 1}
    table.play("play medicine")
    assert piece(table, "n:0,1") == "city"
    assert table.cards(0) == {}


@pytest.mark.rule("CK-CARD-24")
def test_a_second_medicine_finds_nothing_where_one_settlement_stood() -> None:
    """The city built with the first is no longer a settlement."""
    table = Table().settlement(0, "n:0,0").hand(0, ore=4, grain=2).progress(0, "medicine", "medicine")
    table.play("play medicine")
    assert table.cards(0) == {"ore": 2, "grain": 1}
    assert table.why_not("play medicine") == "CK-PROG-16"


@pytest.mark.rule("CK-CARD-25")
def test_medicine_needs_a_city_piece() -> None:
    """With all four cities on the board it is refused."""
    table = Table().settlement(0, "n:-1,0").hand(0, ore=2, grain=1).progress(0, "medicine")
    for corner in ("n:0,0", "n:0,1", "n:-1,1", "s:0,1"):
        table.city(0, corner)
    assert table.why_not("play medicine") == "CK-PROG-16"


@pytest.mark.rule("CK-CARD-25")
def test_medicine_needs_a_settlement_of_its_player() -> None:
    """An empty crossing or an opponent's settlement does not count."""
    table = Table().settlement(1, "n:0,0").city(0, "n:0,1").road(0, "n:0,1", "s:0,0").hand(0, ore=2, grain=1)
    assert table.progress(0, "medicine").why_not("play medicine") == "CK-PROG-16"


@pytest.mark.rule("CK-CARD-82")
def test_medicine_sets_a_sideways_city_upright() -> None:
    """It costs the same and needs no piece from the supply."""
    table = Table().city(0, "n:0,0", sideways=True).hand(0, ore=2, grain=1).progress(0, "medicine")
    for corner in ("n:0,1", "n:-1,1", "s:0,1"):
        table.city(0, corner)
    assert table.supply(0, CITIES) == 0
    points = table.points(0)
    table.play("play medicine")
    assert piece(table, "n:0,0") == "city"
    assert table.cards(0) == {}
    assert (table.supply(0, CITIES), table.supply(0, SETTLEMENTS), table.points(0)) == (0, 5, points + 1)


# Smith ----------------------------------------------------------------------------------------------------------------


def smithy() -> Table:
    """Two basic knights, one of them active, on a road of the first seat; the Smith in hand."""
    table = Table().city(0, "n:0,0").road(0, "n:0,0", "s:1,-1", "n:0,1", "s:0,0").progress(0, "smith", "smith")
    return table.knight(0, "s:1,-1", active=True).knight(0, "n:0,1")


@pytest.mark.rule("CK-CARD-26")
def test_the_smith_promotes_two_knights_for_nothing() -> None:
    """Each is promoted by one level; the active one stays active, the other stays inactive."""
    table = smithy().play("play smith", f"promote {at('s:1,-1')}")
    assert table.asked() == "smithing"
    table.play(f"promote {at('n:0,1')}")
    assert table.asked() == "turn"
    assert piece(table, "s:1,-1") == piece(table, "n:0,1") == "strong"
    assert (is_active(table, "s:1,-1"), is_active(table, "n:0,1")) == (True, False)
    assert (table.supply(0, BASIC), table.supply(0, STRONG)) == (2, 0)
    assert table.cards(0) == {}


@pytest.mark.rule("CK-CARD-26")
def test_the_second_promotion_of_the_smith_may_be_left_out() -> None:
    """Up to two; and never a third."""
    table = smithy().play("play smith")
    assert table.why_not("pass") != ""
    table.play(f"promote {at('n:0,1')}", "pass")
    assert [(event.seat, event.rule) for event in table.told("promotes-no-more")] == [(0, "CK-CARD-26")]
    assert table.asked() == "turn"
    assert (piece(table, "s:1,-1"), piece(table, "n:0,1")) == ("basic", "strong")


@pytest.mark.rule("CK-CARD-27")
def test_the_smith_needs_the_fortress_for_a_mighty_knight() -> None:
    """At politics level 3, no lower."""
    table = Table().city(0, "n:0,0").road(0, "n:0,0", "s:1,-1").knight(0, "s:1,-1", "strong").progress(0, "smith")
    assert table.levels(0, politics=2).why_not("play smith") == "CK-PROG-16"
    table.levels(0, politics=3).play("play smith")
    assert piece(table, "s:1,-1") == "mighty"


@pytest.mark.rule("CK-CARD-27")
def test_the_smith_passes_over_mighty_and_foreign_knights() -> None:
    """Only the player's own knights that can be promoted are offered."""
    table = smithy().levels(0, politics=5).road(0, "n:0,0", "s:0,-1").knight(0, "s:0,-1", "mighty").knight(1, "n:-1,0")
    table.play("play smith")
    assert sorted(table.legal()) == sorted([f"promote {at('s:1,-1')}", f"promote {at('n:0,1')}"])
    assert table.why_not(f"promote {at('s:0,-1')}") == "CK-KNIGHT-13"
    assert table.why_not(f"promote {at('n:-1,0')}") == "CK-KNIGHT-10"


@pytest.mark.rule("CK-CARD-28")
def test_no_knight_rises_twice_in_a_turn() -> None:
    """Not by the same Smith, not by a second one, not by paying."""
    table = smithy().levels(0, politics=3).hand(0, wool=1, ore=1).play("play smith", f"promote {at('s:1,-1')}")
    assert table.why_not(f"promote {at('s:1,-1')}") == "CK-KNIGHT-11"
    table.play("pass")
    assert table.why_not(f"promote {at('s:1,-1')}") == "CK-KNIGHT-11"
    table.play("play smith")  # the other knight is the only one left
    assert table.asked() == "turn"
    assert piece(table, "s:1,-1") == piece(table, "n:0,1") == "strong"


@pytest.mark.rule("CK-CARD-28")
def test_the_smith_cannot_follow_a_paid_promotion_of_the_same_turn() -> None:
    """On the next turn the knight may be promoted again."""
    table = Table().city(0, "n:0,0").road(0, "n:0,0", "s:1,-1").knight(0, "s:1,-1").levels(0, politics=3)
    table.hand(0, wool=1, ore=1).progress(0, "smith").play(f"promote {at('s:1,-1')}")
    assert table.why_not("play smith") == "CK-PROG-16"
    for _ in range(3):
        table.play("end", "roll", "cast 1-1 ship")
    table.play("play smith")
    assert piece(table, "s:1,-1") == "mighty"


@pytest.mark.rule("CK-CARD-29")
def test_a_promotion_needs_a_figure_of_the_next_level() -> None:
    """Both strong knights are on the board and cannot be promoted, so no basic one can."""
    table = smithy().road(0, "n:0,0", "s:0,-1", "n:-1,1").knight(0, "s:0,-1", "strong").knight(0, "n:-1,1", "strong")
    assert table.supply(0, STRONG) == 0
    assert table.why_not("play smith") == "CK-PROG-16"


@pytest.mark.rule("CK-CARD-29")
def test_the_second_promotion_may_use_the_figure_freed_by_the_first() -> None:
    """A strong knight becomes mighty; its figure is then used for a basic one."""
    table = smithy().levels(0, politics=3).road(0, "n:0,0", "s:0,-1", "n:-1,1")
    table.knight(0, "s:0,-1", "strong").knight(0, "n:-1,1", "strong").play("play smith")
    assert table.why_not(f"promote {at('n:0,1')}") == "CK-KNIGHT-14"
    table.play(f"promote {at('s:0,-1')}", f"promote {at('n:0,1')}")
    assert (piece(table, "s:0,-1"), piece(table, "n:0,1")) == ("mighty", "strong")
    assert (table.supply(0, BASIC), table.supply(0, STRONG), table.supply(0, MIGHTY)) == (1, 0, 1)


# Road Building --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-CARD-30")
def test_road_building_lays_two_free_roads_of_which_one_may_go_on_from_the_other() -> None:
    """They cost nothing and come from the supply."""
    table = Table().settlement(0, "n:0,0").progress(0, "road-building").play("play road-building")
    assert table.asked() == "free-roads"
    first, second = way("n:0,0", "s:1,-1"), way("s:1,-1", "n:0,1")
    assert table.why_not(f"road {second}") == "CB-BUILD-01"
    table.play(f"road {first}", f"road {second}")
    assert table.supply(0, ROADS) == 13
    assert table.asked() == "turn"
    assert table.cards(0) == {}


@pytest.mark.rule("CK-CARD-30")
def test_free_roads_go_anywhere_legal() -> None:
    """One at each settlement, but not on an occupied edge or behind an opponent's piece."""
    table = (
        Table().settlement(0, "n:0,0").settlement(0, "s:2,0").road(1, "n:0,0", "s:1,-2").progress(0, "road-building")
    )
    table.road(0, "n:0,0", "s:1,-1").knight(1, "s:1,-1").play("play road-building")
    assert table.why_not(f"road {way('n:0,0', 's:1,-2')}") == "CB-BUILD-09"
    assert table.why_not(f"road {way('s:1,-1', 'n:0,1')}") == "CK-KNIGHT-05"
    table.play(f"road {way('n:0,0', 's:0,-1')}", f"road {way('s:2,0', 'n:2,1')}")
    assert table.supply(0, ROADS) == 12


@pytest.mark.rule("CK-CARD-83")
def test_between_the_two_roads_nothing_else_happens() -> None:
    """The first is mandatory, the second may be declined, and there is no third."""
    table = Table().settlement(0, "n:0,0").hand(0, lumber=1, brick=1, grain=4).progress(0, "road-building", "mining")
    table.play("play road-building")
    assert table.why_not("pass") == "CK-CARD-83"
    assert table.why_not("end") == "CK-CLR-07"
    table.play(f"road {way('n:0,0', 's:1,-1')}")
    assert table.verbs() == {"road", "pass"}
    for text in ("end", "play mining", "bank grain ore"):
        assert table.why_not(text) == "CK-CLR-07"
    table.play("pass")
    assert [(event.seat, event.rule) for event in table.told("lays-no-more")] == [(0, "CK-CARD-83")]
    assert table.asked() == "turn"
    assert table.cards(0) == {"lumber": 1, "brick": 1, "grain": 4}


@pytest.mark.rule("CK-CARD-30", "CK-CARD-83")
def test_with_one_road_piece_left_only_one_is_laid() -> None:
    """And without any the card is refused."""
    corners = [
        "n:0,0",
        "s:1,-1",
        "n:0,1",
        "s:0,0",
        "n:-1,1",
        "s:0,-1",
        "n:-1,0",
        "s:-1,-1",
        "n:-2,1",
        "s:-1,0",
        "n:-1,1",
    ]
    table = Table().settlement(0, "n:0,0").progress(0, "road-building", "road-building")
    table.road(0, *corners).road(0, "s:1,-1", "n:1,0", "s:2,-1", "n:1,1", "s:1,0")
    assert table.supply(0, ROADS) == 1
    table.play("play road-building", f"road {way('n:0,0', 's:1,-2')}")
    assert table.asked() == "turn"
    assert table.why_not("play road-building") == "CK-PROG-16"


@pytest.mark.rule("CK-CARD-31")
@pytest.mark.parametrize("pieces", [("road", "road"), ("ship", "ship"), ("road", "ship"), ("ship", "road")])
def test_with_seafarers_roads_and_ships_may_be_mixed(pieces: tuple[str, str]) -> None:
    """Any two of them can be built from a coastal settlement for free."""
    table = Table(map="outer_isles").settlement(0, "s:1,-2").progress(0, "road-building").play("play road-building")
    for kind, corner in zip(pieces, ("n:0,-1", "n:1,-1"), strict=True):
        assert {"road", "ship"} <= table.verbs()
        table.play(f"{kind} {way('s:1,-2', corner)}")
    assert table.supply(0, ROADS) == 15 - pieces.count("road")
    assert table.supply(0, SHIPS) == 15 - pieces.count("ship")
    assert table.asked() == "turn"


@pytest.mark.rule("CK-CARD-31")
def test_without_seafarers_there_are_no_ships() -> None:
    """Road Building lays roads only."""
    table = Table().settlement(0, "n:0,-2").progress(0, "road-building").play("play road-building")
    assert table.verbs() == {"road"}
    assert table.why_not(f"ship {way('n:0,-2', 's:1,-3')}") == "CK-SEA-19"
