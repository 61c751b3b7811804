"""The barbarians sail, land, and pillage a city or are beaten."""

import pytest

from ecumene.games.catan.material import CITIES, SETTLEMENTS, WALLS

from .table import Table, at, land

CORNERS = ("n:0,2", "n:-1,1", "n:1,0", "n:2,0", "n:-2,1", "n:0,-2", "n:1,-2", "n:2,-2")


def landing() -> Table:
    """A table where the barbarians land on the next ship face."""
    return Table().ship_near()


def lands(table: Table) -> Table:
    return table.rolls(1, 1, "ship")


def outcome(table: Table) -> tuple[str, int, int]:
    """Who won, and the strengths reported."""
    (event,) = table.told("barbarians-win") + table.told("knights-win")
    assert event.rule == "CK-BARB-05"
    strength, defence = event.details["strength"], event.details["defence"]
    assert isinstance(strength, int)
    assert isinstance(defence, int)
    return event.name, strength, defence


# The voyage -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-BARB-01")
def test_the_seventh_ship_face_lands_the_barbarians() -> None:
    table = Table()
    for step in range(1, 7):
        lands(table)
        assert not table.told("knights-win")
        barbarians = table.state.view(0).barbarians
        assert barbarians is not None
        assert (barbarians.step, barbarians.steps, barbarians.landings) == (step, 7, 0)
    lands(table)
    assert len(table.told("knights-win")) == 1
    for _ in range(6):
        lands(table)
    assert len(table.told("knights-win")) == 1
    lands(table)
    assert len(table.told("knights-win")) == 2


@pytest.mark.rule("CK-BARB-01")
@pytest.mark.parametrize("gate", ["gate-trade", "gate-politics", "gate-science"])
def test_a_gate_does_not_move_the_ship(gate: str) -> None:
    table = landing().rolls(1, 1, gate)
    assert table.state.ship == 6
    assert not table.told("knights-win")


@pytest.mark.rule("CK-BARB-13", "CK-BARB-15")
@pytest.mark.parametrize("defended", [False, True])
def test_after_every_attack_the_ship_starts_over(defended: bool) -> None:
    table = landing().city(0, "n:0,2")
    if defended:
        table.knight(0, "s:0,0", active=True)
    lands(table)
    assert outcome(table)[0] == ("knights-win" if defended else "barbarians-win")
    assert (table.state.ship, table.state.landings) == (0, 1)
    assert table.told("ship-returns")
    lands(table)
    assert (table.state.ship, table.state.landings) == (1, 1)


@pytest.mark.rule("CK-BARB-15")
def test_the_rest_of_the_roll_is_resolved_after_the_attack() -> None:
    table = landing().settlement(0, "n:0,2").rolls(5, 1, "ship")  # mountains 6
    assert table.cards(0) == {"ore": 1}
    table = landing().hand(1, ore=4, wool=4).rolls(3, 4, "ship")
    assert (table.asked(), table.state.actor) == ("discarding", 1)


# Strength -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-BARB-02")
@pytest.mark.parametrize("cities", range(8))
def test_the_strength_is_the_number_of_cities_of_all_players(cities: int) -> None:
    table = landing()
    for number, corner in enumerate(CORNERS[:cities]):
        table.city(number % 3, corner)
    for number in range(4):
        table.settlement(2, ("s:0,0", "s:1,0", "s:-1,0", "s:2,-2")[number])
    assert outcome(lands(table))[1] == cities


@pytest.mark.rule("CK-BARB-03")
def test_a_city_with_a_metropolis_counts_once() -> None:
    table = landing().city(0, "n:0,2", metropolis="trade").city(0, "n:-1,1").city(1, "n:1,0").city(1, "n:2,0")
    assert outcome(lands(table.city(2, "n:-2,1")))[1] == 5


@pytest.mark.rule("CK-BARB-04")
def test_the_defence_is_the_strength_of_all_active_knights_on_the_board() -> None:
    table = landing().city(0, "n:0,2").knight(0, "s:0,0", "mighty", active=True).knight(0, "s:1,0", "strong")
    table.knight(1, "n:1,0", "strong", active=True).knight(1, "s:1,-1", active=True).knight(2, "n:2,0", active=True)
    assert outcome(lands(table))[2] == 3 + 2 + 1 + 1  # the second and third seats have no city


@pytest.mark.rule("CK-BARB-05")
@pytest.mark.parametrize(("cities", "winner"), [(1, "knights-win"), (2, "knights-win"), (3, "barbarians-win")])
def test_the_barbarians_win_only_if_they_are_stronger(cities: int, winner: str) -> None:
    table = landing().knight(0, "s:0,0", "strong", active=True)
    for corner in CORNERS[:cities]:
        table.city(0, corner)
    lands(table)
    assert outcome(table) == (winner, cities, 2)
    assert bool(table.told("defender")) == (winner == "knights-win")
    assert (table.asked() == "pillaged") == (winner == "barbarians-win")


@pytest.mark.rule("CK-BARB-25")
def test_all_active_knights_take_part_without_a_question() -> None:
    table = landing().city(0, "n:0,2").knight(0, "s:0,0", "strong", active=True).knight(1, "n:2,0", active=True)
    lands(table)
    assert not table.told("commits")
    assert outcome(table) == ("knights-win", 1, 3)
    assert table.asked() == "turn"


# Losing a city --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-BARB-06")
def test_the_player_with_the_smallest_active_strength_loses_a_city() -> None:
    table = landing().city(0, "n:0,2").city(0, "s:-1,0").city(1, "n:1,0").city(1, "n:2,0").city(2, "n:-2,1")
    table.knight(0, "s:0,0", "strong", active=True).knight(1, "s:1,-1", active=True)
    table.knight(1, "s:2,-1", "mighty").city(2, "s:2,-2").knight(2, "s:1,-2", "strong", active=True)
    lands(table)
    assert outcome(table) == ("barbarians-win", 6, 5)
    assert (table.asked(), table.state.awaited()) == ("pillaged", [1])
    table.play(f"lose {at('n:2,0')}")
    assert [table.points(seat) for seat in range(3)] == [4, 3, 4]


@pytest.mark.rule("CK-BARB-07")
@pytest.mark.parametrize("inactive", [False, True])
def test_a_player_without_active_knights_has_strength_zero(inactive: bool) -> None:
    table = landing().city(0, "n:0,2").city(1, "n:1,0").knight(0, "s:0,0", active=True)
    if inactive:
        table.knight(1, "s:1,-1", "mighty")
    lands(table)
    assert [event.seat for event in table.told("pillaged")] == [1]


@pytest.mark.rule("CK-BARB-08")
def test_all_who_tie_for_smallest_lose_a_city_each() -> None:
    table = landing().city(0, "n:0,2").city(1, "n:1,0").city(2, "n:2,0").knight(1, "s:1,-1", active=True)
    lands(table)
    assert sorted(event.seat for event in table.told("pillaged")) == [0, 2]
    assert [table.points(seat) for seat in range(3)] == [1, 2, 1]


@pytest.mark.rule("CK-BARB-08")
def test_a_tie_above_zero_counts_as_well() -> None:
    table = landing().city(0, "n:0,2").city(0, "n:-1,1").city(0, "n:0,-2").city(1, "n:1,0").city(2, "n:2,0")
    for seat, corner in enumerate(("s:0,0", "s:1,-1", "s:2,-1")):
        table.knight(seat, corner, "strong" if seat == 0 else "basic", active=True)
    lands(table)
    assert sorted(event.seat for event in table.told("pillaged")) == [1, 2]


@pytest.mark.rule("CK-BARB-04", "CK-BARB-08")
def test_four_players_are_compared_alike() -> None:
    table = Table(4).ship_near().city(0, "n:0,2").city(1, "n:1,0").city(2, "n:2,0").city(3, "n:-2,1")
    table.knight(3, "s:-2,1", "strong", active=True).knight(1, "s:1,-1", active=True)
    lands(table)
    assert outcome(table) == ("barbarians-win", 4, 3)
    assert sorted(event.seat for event in table.told("pillaged")) == [0, 2]


@pytest.mark.rule("CK-BARB-09")
def test_players_without_a_city_to_lose_are_left_out_of_the_comparison() -> None:
    table = landing().city(0, "n:0,2").city(0, "s:-1,0").city(1, "n:1,0", metropolis="trade").settlement(2, "n:2,0")
    table.knight(0, "s:0,0", "strong", active=True)
    lands(table)  # the second and third seats contribute nothing, but have nothing to lose
    assert (table.asked(), table.state.awaited()) == ("pillaged", [0])
    table.play(f"lose {at('n:0,2')}")
    assert table.stands("n:1,0") == "p2 city trade"
    assert [table.points(seat) for seat in range(3)] == [3, 4, 1]


@pytest.mark.rule("CK-BARB-10")
def test_a_pillaged_city_becomes_a_settlement_and_its_piece_goes_back() -> None:
    table = landing().city(0, "n:0,2")
    assert (table.supply(0, CITIES), table.supply(0, SETTLEMENTS)) == (3, 5)
    lands(table)
    assert table.stands("n:0,2") == "p1 settlement"
    assert (table.supply(0, CITIES), table.supply(0, SETTLEMENTS), table.points(0)) == (4, 4, 1)
    (event,) = table.told("pillaged")
    assert (event.seat, event.rule) == (0, "CK-BARB-10")


@pytest.mark.rule("CK-BARB-11")
def test_the_owner_chooses_the_city_but_not_a_metropolis() -> None:
    table = landing().city(0, "n:0,2").city(0, "n:-1,1", wall=True).city(0, "n:1,0", metropolis="science")
    lands(table.settlement(0, "n:2,0").city(1, "n:-2,1").knight(1, "s:-2,0", active=True))
    assert table.state.actor == 0
    assert sorted(table.legal()) == sorted(f"lose {at(corner)}" for corner in ("n:0,2", "n:-1,1"))
    assert table.why_not(f"lose {at('n:1,0')}") == "CK-METRO-07"
    assert table.why_not(f"lose {at('n:2,0')}") == "CK-BARB-11"
    assert table.why_not(f"lose {at('n:-2,1')}") == "CK-BARB-11"
    table.play(f"lose {at('n:-1,1')}")
    assert table.stands("n:-1,1") == "p1 settlement"
    assert table.stands("n:0,2") == "p1 city"


@pytest.mark.rule("CK-BARB-12")
def test_the_wall_of_a_pillaged_city_leaves_the_board() -> None:
    table = landing().city(0, "n:0,2", wall=True)
    assert (table.supply(0, WALLS), table.player(0).limit) == (2, 9)
    lands(table)
    assert table.stands("n:0,2") == "p1 settlement"
    assert (table.supply(0, WALLS), table.player(0).limit) == (3, 7)


@pytest.mark.rule("CK-BARB-23")
@pytest.mark.parametrize("metropolis", [False, True])
def test_where_nobody_has_a_city_to_lose_nothing_is_lost(metropolis: bool) -> None:
    table = landing().settlement(1, "n:1,0")
    if metropolis:
        table.city(0, "n:0,2", metropolis="trade").city(1, "n:-1,1", metropolis="politics")
    lands(table)
    assert not table.told("pillaged")
    assert table.asked() == "turn"
    assert [table.points(seat) for seat in range(3)] == ([4, 5, 0] if metropolis else [0, 1, 0])


@pytest.mark.rule("CK-BARB-27")
def test_several_choose_at_the_same_time_and_one_without_a_choice_is_not_asked() -> None:
    table = landing().city(0, "n:0,2").city(0, "n:-1,1").city(1, "n:1,0").city(2, "n:2,0").city(2, "n:-2,1")
    lands(table)
    assert [event.seat for event in table.told("pillaged")] == [1]  # one city, no question
    assert table.stands("n:1,0") == "p2 settlement"
    assert table.state.awaited() == [0, 2]
    table.play(f"p3 lose {at('n:-2,1')}")  # in any order
    assert table.state.awaited() == [0]
    table.play(f"p1 lose {at('n:0,2')}")
    assert [table.points(seat) for seat in range(3)] == [3, 1, 3]


# Afterwards -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-BARB-14")
@pytest.mark.parametrize("cities", [1, 4])
def test_after_every_attack_all_knights_are_inactive(cities: int) -> None:
    table = landing().knight(0, "s:0,0", "mighty", active=True).knight(1, "n:2,0").knight(2, "s:2,-2")
    for corner in ("n:0,2", "n:-1,1", "n:0,-2", "n:-2,2")[:cities]:
        table.city(1, corner)
    lands(table)
    if cities == 4:
        table.play(f"lose {at('n:0,2')}")
    knights = [each for each in table.state.view(0).crossings if each.piece in ("basic", "strong", "mighty")]
    assert len(knights) == 3
    assert not any(each.active for each in knights)


@pytest.mark.rule("CK-BARB-16")
def test_losing_the_last_city_leaves_levels_and_cards() -> None:
    table = landing().city(0, "n:0,2").levels(0, politics=2, science=1).progress(0, "spy").hand(0, coin=5, cloth=5)
    lands(table)
    assert table.player(0).levels == {"trade": 0, "politics": 2, "science": 1}
    assert table.held(0) == {"spy": 1}
    for track in ("trade", "politics", "science"):
        assert table.why_not(f"improve {track}") == "CK-IMP-04"
    table.rolls(1, 3, "gate-politics").play("drawn bishop")
    assert table.held(0) == {"spy": 1, "bishop": 1}
    table.hand(0, coin=5, ore=3, grain=2).play(f"city {at('n:0,2')}", "improve politics")
    assert table.player(0).levels["politics"] == 3


@pytest.mark.rule("CK-BARB-22")
def test_the_robber_is_active_from_the_first_attack_on() -> None:
    table = Table().settlement(1, "n:2,0").hand(1, ore=2).progress(0, "bishop")
    assert table.rolls(3, 4, "gate-trade").asked() == "turn"
    assert table.why_not("play bishop") == "CK-CARD-34"
    table.ship_near().rolls(1, 1, "ship")
    assert table.why_not("play bishop") == ""
    assert table.rolls(3, 4, "gate-trade").asked() == "moving-robber"


@pytest.mark.rule("CK-BARB-22")
def test_a_seven_of_the_first_landing_itself_already_moves_the_robber() -> None:
    table = landing().rolls(3, 4, "ship")
    assert table.asked() == "moving-robber"
    table.play(f"robber {land('2,0')}")
    assert table.state.robber == land("2,0")


@pytest.mark.rule("CK-BARB-24")
def test_city_choices_come_before_production() -> None:
    table = landing().city(0, "n:0,2").city(0, "n:-1,1").settlement(1, "s:0,1").rolls(5, 1, "ship")  # mountains 6
    assert table.asked() == "pillaged"
    assert table.cards(1) == {}
    assert table.why_not("end") == "CK-TURN-12"
    table.play(f"lose {at('n:0,2')}")
    assert table.cards(0) == {"ore": 1}  # no longer a city
    assert table.names().index("pillaged") < table.names().index("receives")


@pytest.mark.rule("CK-BARB-24")
def test_reward_draws_come_before_production() -> None:
    table = landing().settlement(0, "n:0,2").knight(0, "s:0,0", active=True).knight(1, "n:2,0", active=True)
    table.rolls(5, 1, "ship")
    assert table.asked() == "rewarding"
    table.play("draw trade", "drawn merchant")
    assert table.cards(0) == {}
    table.play("draw science", "drawn crane")
    assert table.cards(0) == {"ore": 1}


@pytest.mark.rule("CK-BARB-26")
def test_pillage_comes_before_the_knights_rest_and_the_ship_returns() -> None:
    table = landing().city(0, "n:0,2").city(0, "n:-1,1").city(1, "n:1,0").knight(1, "s:1,-1", active=True)
    lands(table)
    assert table.asked() == "pillaged"
    assert table.stands("s:1,-1") == "p2 basic active"
    assert (table.state.ship, table.state.landings) == (7, 0)
    table.play(f"lose {at('n:0,2')}")
    assert table.stands("s:1,-1") == "p2 basic"
    assert table.names()[-3:] == ["barbarians-win", "pillaged", "ship-returns"]


@pytest.mark.rule("CK-BARB-26")
def test_the_reward_comes_before_the_knights_rest_and_the_ship_returns() -> None:
    table = landing().knight(0, "s:0,0", active=True).knight(1, "n:2,0", active=True)
    lands(table)
    assert (table.asked(), table.stands("s:0,0"), table.state.ship) == ("rewarding", "p1 basic active", 7)
    table.play("draw trade", "drawn merchant", "draw trade", "drawn merchant")
    assert (table.stands("s:0,0"), table.state.ship) == ("p1 basic", 0)
    assert table.names()[-1] == "ship-returns"
