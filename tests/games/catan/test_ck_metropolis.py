"""Cities & Knights: metropolises."""

import pytest

from ecumene.core.state import OVER, SPECTATOR
from ecumene.games.catan.view_types import MetropolisView

from .table import Table, at

PAID_WITH = {"trade": "cloth", "politics": "coin", "science": "paper"}
TRACKS = list(PAID_WITH)


def buy(table: Table, seat: int, track: str, level: int) -> Table:
    """Let a seat on turn, which has the level below, buy a level."""
    table.on_turn(seat).levels(seat, **{track: level - 1}).hand(seat, **{PAID_WITH[track]: level})
    return table.play(f"improve {track}")


def metropolis(table: Table, track: str) -> MetropolisView:
    """The public view of one of the three metropolises."""
    return next(each for each in table.state.view(SPECTATOR).metropolises if each.track == track)


def holder(table: Table, track: str) -> int:
    """Who holds the metropolis of a track."""
    return metropolis(table, track).seat


@pytest.mark.rule("CK-METRO-01")
@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize("seat", [0, 2])
def test_the_first_to_buy_level_4_gets_the_metropolis(track: str, seat: int) -> None:
    """On one of their cities, and of that track."""
    table = buy(Table().city(seat, "n:0,1"), seat, track, 4)
    assert metropolis(table, track) == MetropolisView(track, seat, at("n:0,1"), False)
    standing = table.standing("n:0,1")
    assert standing is not None
    assert (standing.seat, standing.piece, standing.metropolis) == (seat, "city", track)
    (event,) = table.told("metropolis")
    assert (event.seat, event.rule, event.details["track"]) == (seat, "CK-METRO-01", f"track.{track}")


@pytest.mark.rule("CK-METRO-01")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_lower_levels_bring_no_metropolis(level: int) -> None:
    """Only level 4 does."""
    table = buy(Table().city(0, "n:0,1"), 0, "trade", level)
    assert holder(table, "trade") == -1
    assert table.points(0) == 2


@pytest.mark.rule("CK-METRO-02")
def test_a_metropolis_city_is_worth_four_points() -> None:
    """Two for the city and two for the metropolis."""
    table = Table().city(0, "n:0,1")
    assert table.points(0) == 2
    buy(table, 0, "science", 4)
    points = table.player(0).points
    assert (points.cities, points.metropolises, points.total, table.points(0)) == (2, 2, 4, 4)


@pytest.mark.rule("CK-METRO-03")
def test_there_is_one_metropolis_for_each_track() -> None:
    """Three tracks, three metropolises, and no second one of a track."""
    table = Table(4)
    for seat, corner in enumerate(("n:0,1", "n:-1,1", "n:0,2", "n:1,1")):
        table.city(seat, corner)
    for seat, track in enumerate(TRACKS):
        buy(table, seat, track, 4)
    assert [each.track for each in table.state.view(SPECTATOR).metropolises] == TRACKS
    for track in TRACKS:
        buy(table, 3, track, 4)
    assert [holder(table, track) for track in TRACKS] == [0, 1, 2]
    standing = table.standing("n:1,1")
    assert standing is not None
    assert standing.metropolis == ""
    assert sum(each.metropolis != "" for each in table.state.view(SPECTATOR).crossings) == 3


@pytest.mark.rule("CK-METRO-04")
@pytest.mark.parametrize("track", TRACKS)
def test_level_5_before_the_holder_takes_the_metropolis(track: str) -> None:
    """The old city remains an ordinary city of its owner."""
    table = Table().city(1, "n:0,1", metropolis=track).levels(1, **{track: 4}).city(0, "n:0,2")
    buy(table, 0, track, 5)
    assert metropolis(table, track) == MetropolisView(track, 0, at("n:0,2"), True)
    old, new = table.standing("n:0,1"), table.standing("n:0,2")
    assert old is not None
    assert new is not None
    assert (old.seat, old.piece, old.metropolis) == (1, "city", "")
    assert (new.seat, new.piece, new.metropolis) == (0, "city", track)
    assert table.player(1).levels[track] == 4
    (event,) = table.told("loses-metropolis")
    assert (event.seat, event.rule) == (1, "CK-METRO-04")


@pytest.mark.rule("CK-METRO-04")
def test_the_other_metropolises_of_the_old_holder_stay() -> None:
    """Only the one of that track changes hands."""
    table = Table().city(1, "n:0,1", metropolis="trade").city(1, "n:-1,1", metropolis="politics").city(0, "n:0,2")
    buy(table.levels(1, trade=4, politics=4), 0, "trade", 5)
    assert [holder(table, track) for track in TRACKS] == [0, 1, -1]
    assert table.player(1).points.metropolises == 2


@pytest.mark.rule("CK-METRO-05")
@pytest.mark.parametrize("track", TRACKS)
def test_a_holder_with_level_5_never_loses_the_metropolis(track: str) -> None:
    """A rival who reaches level 5 later gets nothing."""
    table = Table().city(1, "n:0,1").city(0, "n:0,2")
    buy(buy(table, 1, track, 4), 1, track, 5)
    assert metropolis(table, track) == MetropolisView(track, 1, at("n:0,1"), True)
    buy(buy(table, 0, track, 4), 0, track, 5)
    assert metropolis(table, track) == MetropolisView(track, 1, at("n:0,1"), True)
    assert (table.points(0), table.points(1)) == (2, 4)
    assert not table.told("loses-metropolis")


@pytest.mark.rule("CK-METRO-06")
def test_one_player_may_hold_several_on_different_cities() -> None:
    """Three metropolises on three cities, never two on one."""
    table = Table().city(0, "n:0,1").city(0, "n:-1,1").city(0, "n:0,2")
    table.state.target = 99  # four points each would win too soon
    buy(table, 0, "trade", 4).play(f"cap {at('n:0,1')}")
    buy(table, 0, "science", 4)
    assert table.why_not(f"cap {at('n:0,1')}") == "CK-METRO-12"
    table.play(f"cap {at('n:0,2')}")
    buy(table, 0, "politics", 4)
    places = [metropolis(table, track).crossing for track in TRACKS]
    assert places == [at("n:0,1"), at("n:-1,1"), at("n:0,2")]
    assert table.points(0) == 12


@pytest.mark.rule("CK-METRO-07")
def test_barbarians_do_not_pillage_a_metropolis_but_count_it() -> None:
    """Two cities, one of them a metropolis: strength 2, and the other one is lost without a choice."""
    table = Table().city(0, "n:0,1", metropolis="trade").city(0, "n:0,2")
    barbarians = table.state.view(SPECTATOR).barbarians
    assert barbarians is not None
    assert barbarians.strength == 2
    table.state.ship = 6
    table.rolls(1, 1, "ship")
    assert table.told("barbarians-win")[0].details == {"strength": 2, "defence": 0}
    kept, lost = table.standing("n:0,1"), table.standing("n:0,2")
    assert kept is not None
    assert lost is not None
    assert (kept.piece, kept.metropolis, lost.piece) == ("city", "trade", "settlement")


@pytest.mark.rule("CK-METRO-07")
def test_a_metropolis_cannot_be_chosen_for_pillage() -> None:
    """Of three cities, only the two ordinary ones."""
    table = Table().city(0, "n:0,1", metropolis="science").city(0, "n:0,2").city(0, "n:-1,1")
    table.state.ship = 6
    table.rolls(1, 1, "ship")
    assert set(table.legal()) == {f"lose {at('n:0,2')}", f"lose {at('n:-1,1')}"}
    assert table.why_not(f"lose {at('n:0,1')}") == "CK-METRO-07"


@pytest.mark.rule("CK-METRO-07")
def test_a_player_with_only_a_metropolis_loses_nothing() -> None:
    """Although the barbarians win."""
    table = Table().city(0, "n:0,1", metropolis="science")
    table.state.ship = 6
    table.rolls(1, 1, "ship")
    assert table.told("barbarians-win")
    assert not table.told("pillaged")


@pytest.mark.rule("CK-METRO-08")
@pytest.mark.parametrize("track", ["politics", "science"])
def test_an_only_city_with_a_metropolis_stops_the_other_tracks_at_level_3(track: str) -> None:
    """Until another city is built."""
    table = Table().city(0, "n:0,1", metropolis="trade").levels(0, trade=4).settlement(0, "n:0,2")
    buy(table, 0, track, 3).hand(0, grain=2, ore=3, **{PAID_WITH[track]: 4})
    assert table.why_not(f"improve {track}") == "CK-METRO-08"
    table.play(f"city {at('n:0,2')}", f"improve {track}")
    assert metropolis(table, track).crossing == at("n:0,2")


@pytest.mark.rule("CK-METRO-09")
def test_two_metropolises_need_a_third_city_for_the_third_track() -> None:
    """Level 3 may be bought, level 4 not."""
    table = Table().city(0, "n:0,1", metropolis="trade").city(0, "n:0,2", metropolis="politics")
    table.levels(0, trade=4, politics=4)
    buy(table, 0, "science", 3).hand(0, paper=4)
    assert table.why_not("improve science") in ("CK-METRO-08", "CK-METRO-09")
    table.city(0, "n:-1,1").play("improve science")
    assert holder(table, "science") == 0


@pytest.mark.rule("CK-METRO-10")
def test_level_4_needs_a_free_city_even_if_somebody_else_has_that_metropolis() -> None:
    """No metropolis would be placed, but the city is required anyway."""
    table = Table().city(0, "n:0,1", metropolis="trade").city(1, "n:0,2", metropolis="science").levels(1, science=4)
    table.levels(0, science=3).hand(0, paper=4)
    assert table.why_not("improve science") in ("CK-METRO-08", "CK-METRO-10")
    table.city(0, "n:-1,1").play("improve science")
    assert table.player(0).levels["science"] == 4
    assert holder(table, "science") == 1


@pytest.mark.rule("CK-METRO-11")
def test_level_5_needs_a_free_city_from_everybody_but_the_holder() -> None:
    """A rival without one is refused."""
    table = Table().city(0, "n:0,1", metropolis="trade").city(1, "n:0,2", metropolis="science").levels(1, science=4)
    table.levels(0, science=4).hand(0, paper=5)
    assert table.why_not("improve science") == "CK-METRO-11"
    table.city(0, "n:-1,1").play("improve science")
    assert metropolis(table, "science").crossing == at("n:-1,1")


@pytest.mark.rule("CK-METRO-11")
def test_the_holder_buys_level_5_without_a_free_city() -> None:
    """The only city is the metropolis of that track."""
    table = buy(Table().city(0, "n:0,1", metropolis="science"), 0, "science", 5)
    assert metropolis(table, "science") == MetropolisView("science", 0, at("n:0,1"), True)
    assert table.asked() == "turn"
    assert table.points(0) == 4


@pytest.mark.rule("CK-METRO-11", "CK-METRO-13")
def test_level_5_after_the_metropolis_is_safe_still_needs_a_free_city() -> None:
    """The exception is for the holder only."""
    table = buy(Table().city(1, "n:0,2", metropolis="science").city(0, "n:0,1", metropolis="trade"), 1, "science", 5)
    table.on_turn(0).levels(0, science=4).hand(0, paper=5)
    assert table.why_not("improve science") == "CK-METRO-11"


@pytest.mark.rule("CK-METRO-12")
def test_the_owner_chooses_the_city_and_nothing_else_comes_between() -> None:
    """The choice is part of the purchase."""
    table = Table().city(0, "n:0,1").city(0, "n:0,2").city(0, "n:-1,1", metropolis="trade").city(1, "n:1,1")
    table.settlement(0, "n:-1,0").hand(0, wool=4)
    buy(table, 0, "science", 4)
    assert (table.asked(), table.state.actor) == ("capping", 0)
    assert set(table.legal()) == {f"cap {at('n:0,1')}", f"cap {at('n:0,2')}"}
    for corner in ("n:-1,1", "n:1,1", "n:-1,0", "n:0,0"):
        assert table.why_not(f"cap {at(corner)}") == "CK-METRO-12"
    assert table.why_not("end") == "CK-CLR-07"
    assert table.why_not("pass") == "CK-CLR-07"
    table.play(f"cap {at('n:0,2')}")
    assert metropolis(table, "science").crossing == at("n:0,2")
    assert table.asked() == "turn"


@pytest.mark.rule("CK-METRO-12")
def test_a_rival_chooses_the_city_for_a_taken_metropolis_too() -> None:
    """From their cities without a metropolis."""
    table = Table().city(1, "n:1,1", metropolis="science").city(0, "n:0,1").city(0, "n:0,2")
    buy(table, 0, "science", 5)
    assert set(table.legal()) == {f"cap {at('n:0,1')}", f"cap {at('n:0,2')}"}


@pytest.mark.rule("CK-METRO-13")
@pytest.mark.parametrize("track", TRACKS)
def test_the_second_player_to_reach_a_level_gets_no_metropolis(track: str) -> None:
    """Neither at level 4 nor at level 5."""
    table = Table().city(1, "n:0,1").city(0, "n:0,2")
    buy(table, 1, track, 4)
    buy(table, 0, track, 4)
    assert (holder(table, track), table.points(0)) == (1, 2)
    buy(table, 1, track, 5)
    buy(table, 0, track, 5)
    assert (holder(table, track), table.points(0), table.points(1)) == (1, 2, 4)
    assert table.asked() == "turn"


@pytest.mark.rule("CK-METRO-14")
def test_a_lost_metropolis_is_not_won_back() -> None:
    """Level 5 comes too late for the old holder."""
    table = Table().city(1, "n:0,1").city(0, "n:0,2")
    buy(table, 1, "trade", 4)
    buy(table, 0, "trade", 5)
    buy(table, 1, "trade", 5)
    assert metropolis(table, "trade") == MetropolisView("trade", 0, at("n:0,2"), True)
    assert (table.points(0), table.points(1)) == (4, 2)


@pytest.mark.rule("CK-METRO-15")
def test_the_cap_is_not_moved_to_another_city() -> None:
    """Neither at will nor when the holder buys level 5."""
    table = Table().city(0, "n:0,1", metropolis="trade").city(0, "n:0,2").levels(0, trade=4)
    assert table.why_not(f"cap {at('n:0,2')}") == "CB-ROLL-01"
    buy(table, 0, "trade", 5)
    assert table.asked() == "turn"
    assert metropolis(table, "trade").crossing == at("n:0,1")
    assert not table.told("metropolis")


@pytest.mark.rule("CK-METRO-16")
def test_the_points_of_a_taken_metropolis_change_hands_at_once() -> None:
    """The loser loses two points, the taker gains two."""
    table = Table().city(1, "n:0,1", metropolis="trade").city(0, "n:0,2")
    assert (table.points(0), table.points(1)) == (2, 4)
    buy(table, 0, "trade", 5)
    assert (table.points(0), table.points(1)) == (4, 2)
    assert (table.player(0).points.total, table.player(1).points.total) == (4, 2)


@pytest.mark.rule("CK-METRO-16")
def test_the_taker_may_win_by_it() -> None:
    """With eleven points and two for the metropolis."""
    table = Table().city(1, "n:1,1", metropolis="trade").levels(1, trade=4)
    for corner in ("n:0,1", "n:0,2", "n:-1,1", "n:-2,1"):
        table.city(0, corner)
    for corner in ("n:-1,0", "n:-2,2", "n:-1,2"):
        table.settlement(0, corner)
    assert table.points(0) == 11
    buy(table, 0, "trade", 5)
    assert table.asked() == "capping"
    table.play(f"cap {at('n:0,1')}")
    assert table.state.actor == OVER
    ending = table.state.ending()
    assert ending is not None
    assert ending.winners == (0,)
    assert (table.points(0), table.points(1)) == (13, 2)


@pytest.mark.rule("CK-METRO-16")
def test_a_player_who_would_have_won_with_the_lost_points_does_not() -> None:
    """A player who is not on turn drops from thirteen points to eleven."""
    table = Table().city(1, "n:1,1", metropolis="trade").city(1, "n:0,1").city(1, "n:-1,1").city(0, "n:0,2")
    for corner in ("n:-1,0", "n:-2,2", "n:-1,2"):
        table.settlement(1, corner)
    table.road(1, "n:-1,0", "s:0,-1", "n:-1,1", "s:-1,0", "n:-2,2", "s:-1,1")
    assert table.points(1) == 13
    buy(table, 0, "trade", 5)
    assert table.points(1) == 11
    table.on_turn(1).settle()
    assert table.state.ending() is None


@pytest.mark.rule("CK-METRO-17")
def test_a_sideways_city_takes_no_metropolis() -> None:
    """It cannot be chosen, so the metropolis goes to the upright city without asking."""
    table = buy(Table().city(0, "n:0,1", sideways=True).city(0, "n:0,2"), 0, "politics", 4)
    assert metropolis(table, "politics").crossing == at("n:0,2")


@pytest.mark.rule("CK-METRO-17")
@pytest.mark.parametrize(("level", "rule"), [(4, "CK-METRO-08"), (5, "CK-METRO-11")])
def test_a_sideways_city_is_not_the_free_city_that_is_needed(level: int, rule: str) -> None:
    """The only upright city is a metropolis already."""
    table = Table().city(0, "n:0,1", metropolis="trade").city(0, "n:0,2", sideways=True).levels(0, politics=level - 1)
    assert table.hand(0, coin=5).why_not("improve politics") == rule


@pytest.mark.rule("CK-METRO-18")
def test_a_single_city_gets_the_cap_without_a_question() -> None:
    """It is reported like a choice."""
    table = Table().city(0, "n:0,1", metropolis="trade").city(0, "n:0,2").settlement(0, "n:-1,1")
    buy(table, 0, "science", 4)
    assert table.asked() == "turn"
    assert metropolis(table, "science").crossing == at("n:0,2")
    assert len(table.told("metropolis")) == 1
