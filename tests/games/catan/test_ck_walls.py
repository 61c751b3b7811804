"""Cities & Knights: city walls."""

import pytest

from ecumene.core.state import SPECTATOR
from ecumene.games.catan.material import WALLS

from .table import Table, at, land

FOUR = ("n:0,1", "n:-1,1", "n:0,2", "n:1,1")


def is_walled(table: Table, corner: str) -> bool:
    """Whether there is a wall under the city there."""
    standing = table.standing(corner)
    return standing is not None and standing.wall


def attacked(table: Table) -> Table:
    """Let the barbarians land on a roll that pays nothing for buildings in the middle."""
    table.state.ship = 6
    return table.rolls(1, 1, "ship")


@pytest.mark.rule("CK-WALL-01")
def test_a_wall_costs_two_brick_and_goes_under_ones_own_city() -> None:
    """The brick goes to the bank, a wall leaves the supply."""
    table = Table().city(0, "n:0,1").hand(0, brick=3).play(f"wall {at('n:0,1')}")
    assert table.cards(0) == {"brick": 1}
    assert table.state.view(SPECTATOR).bank["brick"] == 18
    assert is_walled(table, "n:0,1")
    assert table.supply(0, WALLS) == 2
    (event,) = table.told("wall")
    assert (event.seat, event.rule) == (0, "CK-WALL-01")


@pytest.mark.rule("CK-WALL-01")
def test_one_brick_is_not_enough() -> None:
    """Whatever else is in hand."""
    table = Table().city(0, "n:0,1").hand(0, brick=1, lumber=5, ore=5, coin=5)
    assert table.why_not(f"wall {at('n:0,1')}") == "CK-WALL-01"


@pytest.mark.rule("CK-WALL-01", "CK-WALL-04")
def test_no_wall_goes_under_a_foreign_city_or_on_an_empty_crossing() -> None:
    """Walls go only under the player's own cities."""
    table = Table().city(1, "n:0,1").knight(0, "n:0,2").hand(0, brick=4)
    for corner in ("n:0,1", "n:0,2", "n:-1,1"):
        assert table.why_not(f"wall {at(corner)}") in ("CK-WALL-01", "CK-WALL-04")


@pytest.mark.rule("CK-WALL-02")
def test_each_wall_raises_the_limit_of_its_owner_by_two() -> None:
    """From 7 to 9, 11 and 13; nobody else's limit changes."""
    table = Table()
    for number, corner in enumerate(FOUR[:3], start=1):
        table.city(1, corner).on_turn(1).hand(1, brick=2).play(f"wall {at(corner)}")
        assert [table.player(seat).limit for seat in range(3)] == [7, 7 + 2 * number, 7]


@pytest.mark.rule("CK-WALL-02")
def test_a_wall_built_this_turn_counts_on_the_next_roll() -> None:
    """Nine cards are kept."""
    table = Table().city(0, "n:0,1").hand(0, brick=6, wool=5).play(f"wall {at('n:0,1')}", "end")
    table.play("roll", "cast 3-4 ship")
    assert table.asked() == "turn"
    assert table.player(0).cards == 9


@pytest.mark.rule("CK-WALL-03")
def test_nobody_has_a_fourth_wall() -> None:
    """Although the fourth city has none; neither with brick nor with the Engineer."""
    table = Table().hand(0, brick=8).progress(0, "engineer")
    for corner in FOUR:
        table.city(0, corner)
    table.play(*(f"wall {at(corner)}" for corner in FOUR[:3]))
    assert table.why_not(f"wall {at(FOUR[3])}") == "CK-WALL-03"
    assert table.why_not("play engineer") == "CK-CARD-22"
    assert table.supply(0, WALLS) == 0
    assert table.player(0).limit == 13


@pytest.mark.rule("CK-WALL-04")
def test_a_city_takes_one_wall_only() -> None:
    """A second one is refused."""
    table = Table().city(0, "n:0,1", wall=True).hand(0, brick=4)
    assert table.why_not(f"wall {at('n:0,1')}") == "CK-WALL-04"


@pytest.mark.rule("CK-WALL-04")
def test_settlements_take_no_wall() -> None:
    """A sideways city counts as one."""
    table = Table().settlement(0, "n:0,1").city(0, "n:0,2", sideways=True).hand(0, brick=4)
    assert table.why_not(f"wall {at('n:0,1')}") == "CK-WALL-04"
    assert table.why_not(f"wall {at('n:0,2')}") == "CK-WALL-04"
    assert "wall" not in table.verbs()


@pytest.mark.rule("CK-WALL-05", "CK-WALL-06")
def test_the_wall_of_a_lost_city_is_lost_with_it_and_returns_to_the_supply() -> None:
    """The limit drops at once."""
    table = Table().city(1, "n:0,1", wall=True).hand(1, wool=2)
    assert (table.supply(1, WALLS), table.player(1).limit) == (2, 9)
    attacked(table)
    standing = table.standing("n:0,1")
    assert standing is not None
    assert (standing.piece, standing.wall) == ("settlement", False)
    assert (table.supply(1, WALLS), table.player(1).limit) == (3, 7)


@pytest.mark.rule("CK-WALL-05")
def test_a_city_laid_on_its_side_loses_its_wall_too() -> None:
    """It counts as a settlement from then on."""
    table = Table().city(1, "n:0,1", wall=True)
    for corner in ("n:-1,0", "n:-2,1", "n:-2,2", "n:-1,2", "n:1,1"):
        table.settlement(1, corner)
    attacked(table)
    standing = table.standing("n:0,1")
    assert standing is not None
    assert (standing.piece, standing.wall, table.supply(1, WALLS)) == ("sideways", False, 3)


@pytest.mark.rule("CK-WALL-05")
def test_a_city_without_a_wall_may_be_lost_instead() -> None:
    """The owner chooses, and the wall of the other city stays."""
    table = attacked(Table().city(1, "n:0,1", wall=True).city(1, "n:0,2"))
    table.play(f"lose {at('n:0,2')}")
    assert is_walled(table, "n:0,1")
    assert (table.supply(1, WALLS), table.player(1).limit) == (2, 9)


@pytest.mark.rule("CK-WALL-06")
def test_a_removed_wall_may_be_built_again() -> None:
    """Under another city, or under the same one when it is a city again; the brick is paid again."""
    table = Table()
    for corner in FOUR[:3]:
        table.city(1, corner, wall=True)
    table.city(1, FOUR[3])
    attacked(table).play(f"lose {at(FOUR[0])}").on_turn(1).hand(1, brick=4, grain=2, ore=3)
    table.play(f"wall {at(FOUR[3])}", f"city {at(FOUR[0])}")
    assert not is_walled(table, FOUR[0])
    assert table.why_not(f"wall {at(FOUR[0])}") == "CK-WALL-03"
    assert table.player(1).limit == 13


@pytest.mark.rule("CK-WALL-07")
def test_a_metropolis_may_have_a_wall() -> None:
    """Built before or after the metropolis."""
    table = Table().city(0, "n:0,1", metropolis="trade").hand(0, brick=2).play(f"wall {at('n:0,1')}")
    standing = table.standing("n:0,1")
    assert standing is not None
    assert (standing.wall, standing.metropolis) == (True, "trade")
    table = Table().city(0, "n:0,1", wall=True).levels(0, science=3).hand(0, paper=4).play("improve science")
    standing = table.standing("n:0,1")
    assert standing is not None
    assert (standing.wall, standing.metropolis) == (True, "science")


@pytest.mark.rule("CK-WALL-07")
@pytest.mark.parametrize("track", ["trade", "politics", "science"])
def test_losing_the_metropolis_leaves_the_wall(track: str) -> None:
    """The wall stays under the city, which is ordinary again."""
    kind = {"trade": "cloth", "politics": "coin", "science": "paper"}[track]
    table = Table().city(1, "n:0,1", wall=True, metropolis=track).levels(1, **{track: 4})
    table.city(0, "n:0,2").levels(0, **{track: 4}).hand(0, **{kind: 5}).play(f"improve {track}")
    standing = table.standing("n:0,1")
    assert standing is not None
    assert (standing.seat, standing.piece, standing.wall, standing.metropolis) == (1, "city", True, "")
    assert table.player(1).limit == 9
    assert not is_walled(table, "n:0,2")


@pytest.mark.rule("CK-WALL-08")
def test_a_wall_does_not_protect_a_city_from_pillage() -> None:
    """The walled city is lost like any other, and adds nothing to the defence."""
    table = Table().city(1, "n:0,1", wall=True)
    barbarians = table.state.view(SPECTATOR).barbarians
    assert barbarians is not None
    assert (barbarians.strength, barbarians.defence, barbarians.losers) == (1, 0, [1])
    assert [event.seat for event in attacked(table).told("pillaged")] == [1]
    both = attacked(Table().city(1, "n:0,1", wall=True).city(1, "n:0,2"))
    assert set(both.legal()) == {f"lose {at('n:0,1')}", f"lose {at('n:0,2')}"}


@pytest.mark.rule("CK-WALL-08")
def test_a_wall_does_not_protect_from_theft() -> None:
    """The robber takes a card anyway."""
    table = Table().landed().city(1, "n:0,1", wall=True).hand(1, coin=1).rolls(3, 4, "ship")
    table.play(f"robber {land('0,0')}", "stolen coin")
    assert (table.cards(0), table.cards(1)) == ({"coin": 1}, {})
