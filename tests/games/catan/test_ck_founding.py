"""Cities & Knights: who begins, the two founding rounds, and what the founding city yields."""

from fractions import Fraction

import pytest

from ecumene.core.state import SPECTATOR
from ecumene.games.catan import CATAN
from ecumene.games.catan.material import CITIES, ROADS, SETTLEMENTS
from ecumene.games.catan.state import CatanState
from ecumene.games.catan.view_types import CatanView

from .table import Table, at, way

# For each seat: the settlement and a neighbour of it, then the city and a neighbour of it.
PLACES = (
    ("n:0,1", "s:0,0", "n:-1,1", "s:-1,0"),
    ("n:1,1", "s:1,0", "n:0,2", "s:0,1"),
    ("n:-1,0", "s:-1,-1", "n:0,0", "s:1,-1"),
    ("n:-2,1", "s:-2,0", "n:-2,2", "s:-2,1"),
)
# What the hexes around each of these cities yield: one card each.
STARTING = (
    {"grain": 2, "brick": 1},
    {"lumber": 1, "ore": 1, "wool": 1},
    {"brick": 1, "ore": 1},
    {"grain": 2, "wool": 1},
)


def opening(players: int = 3) -> Table:
    """A game in which nothing is decided yet."""
    table = Table(players)
    state = CATAN.new(players, {"map": "first_game"})
    assert isinstance(state, CatanState)
    table.state = state
    return table


def everybody(table: Table) -> CatanView:
    """What everybody sees."""
    return table.state.view(SPECTATOR)


def found(table: Table, *seats: int, city: bool = False) -> Table:
    """Let these seats found one after another at their places."""
    for seat in seats:
        assert table.state.actor == seat
        corner, neighbour = PLACES[seat][2:] if city else PLACES[seat][:2]
        table.play(f"{'city' if city else 'settlement'} {at(corner)}", f"road {way(corner, neighbour)}")
    return table


def founded(players: int = 3, first: int = 0) -> Table:
    """A table where everybody has founded."""
    order = [(first + step) % players for step in range(players)]
    table = opening(players).play(f"first p{first + 1}")
    return found(found(table, *order), *reversed(order), city=True)


@pytest.mark.rule("CK-SETUP-12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_dice_decide_who_places_first(players: int) -> None:
    """With fair dice, and ties rolled again, each player is equally likely to have the highest sum."""
    chances = {CATAN.notation.text(move): chance for move, chance in opening(players).state.outcomes()}
    assert chances == {f"first p{seat + 1}": Fraction(1, players) for seat in range(players)}


@pytest.mark.rule("CK-SETUP-12", "CK-SETUP-13")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_highest_roller_places_first_and_the_others_follow_clockwise(first: int) -> None:
    """One settlement and one road each."""
    table = opening().play(f"first p{first + 1}")
    assert everybody(table).first == first
    found(table, *((first + step) % 3 for step in range(3)))
    for player in everybody(table).players:
        assert (player.pieces["settlement"], player.pieces["city"], player.pieces["road"]) == (4, 4, 14)


@pytest.mark.rule("CK-SETUP-13")
def test_in_the_first_round_only_a_settlement_may_be_placed() -> None:
    """No city, and nothing else."""
    table = opening().play("first p1")
    assert table.asked() == "founding-settlement"
    assert table.verbs() == {"settlement"}
    assert table.why_not(f"city {at('n:0,0')}") == "CB-SETUP-13"
    assert table.why_not("roll") == "CB-SETUP-13"
    assert len(table.legal("settlement")) == 54


@pytest.mark.rule("CK-SETUP-13")
def test_the_first_settlements_obey_the_rules_of_the_base_set_up() -> None:
    """The distance rule applies, and the road touches the new settlement."""
    table = opening().play("first p1", f"settlement {at('n:0,1')}")
    assert table.asked() == "founding-road"
    assert table.verbs() == {"road"}
    assert len(table.legal("road")) == 3
    assert table.why_not(f"road {way('n:-1,1', 's:-1,0')}") == "CB-SETUP-16"
    table.play(f"road {way('n:0,1', 's:0,0')}")
    assert table.why_not(f"settlement {at('s:0,0')}") == "CB-BUILD-04"
    assert table.why_not(f"settlement {at('n:0,1')}") == "CB-BUILD-09"


@pytest.mark.rule("CK-SETUP-14")
@pytest.mark.parametrize(("players", "first"), [(3, 0), (3, 2), (4, 1)])
def test_the_second_round_goes_in_reverse_order(players: int, first: int) -> None:
    """The last player of the first round places twice in a row."""
    order = [(first + step) % players for step in range(players)]
    table = found(opening(players).play(f"first p{first + 1}"), *order)
    assert table.state.actor == order[-1]
    found(table, *reversed(order), city=True)
    assert [event.seat for event in table.told("city")] == order[::-1]


@pytest.mark.rule("CK-SETUP-14")
def test_in_the_second_round_only_a_city_may_be_placed() -> None:
    """A second settlement is refused."""
    table = found(opening().play("first p1"), 0, 1, 2)
    assert table.asked() == "founding-city"
    assert table.verbs() == {"city"}
    assert table.why_not(f"settlement {at('n:0,0')}") == "CK-SETUP-14"
    table.play(f"city {at('n:0,0')}")
    standing = table.standing("n:0,0")
    assert standing is not None
    assert (standing.seat, standing.piece, standing.wall, standing.metropolis) == (2, "city", False, "")
    assert table.asked() == "founding-road"
    assert table.why_not(f"road {way('n:-1,0', 's:0,-1')}") == "CB-SETUP-16"
    table.play(f"road {way('n:0,0', 's:0,-1')}")
    assert table.state.actor == 1


@pytest.mark.rule("CK-SETUP-15")
def test_the_founding_city_obeys_the_distance_rule() -> None:
    """It may be neither on nor next to a building, no matter whose."""
    table = found(opening().play("first p1"), 0, 1, 2)
    assert table.why_not(f"city {at('n:0,1')}") == "CB-BUILD-09"
    assert table.why_not(f"city {at('s:0,0')}") == "CB-BUILD-04"
    assert table.why_not(f"city {at('s:-1,-1')}") == "CB-BUILD-04"
    # Three settlements take four crossings each, of which the two in the middle share one.
    assert len(table.legal("city")) == 54 - 3 * 4 + 1


@pytest.mark.rule("CK-SETUP-15")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_founding_city_takes_a_city_piece_and_no_settlement(players: int) -> None:
    """Four settlements, three cities and thirteen roads are left."""
    table = founded(players)
    for seat in range(players):
        left = (table.supply(seat, SETTLEMENTS), table.supply(seat, CITIES), table.supply(seat, ROADS))
        assert left == (4, 3, 13)


@pytest.mark.rule("CK-SETUP-16")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_founding_city_brings_one_resource_for_each_hex(seat: int) -> None:
    """Never two for a hex, never a commodity, and nothing for the desert."""
    table = founded(4)
    assert table.cards(seat) == STARTING[seat]
    bank = everybody(table).bank
    assert (bank["paper"], bank["cloth"], bank["coin"]) == (12, 12, 12)


@pytest.mark.rule("CK-SETUP-16")
def test_the_cards_come_as_soon_as_the_city_stands() -> None:
    """Before its road is placed, and everybody sees them."""
    table = found(opening().play("first p1"), 0, 1, 2).play(f"city {at('n:0,2')}")
    assert table.cards(2) == {"lumber": 1, "ore": 1, "wool": 1}
    (event,) = table.told("receives")
    assert (event.seat, event.rule) == (2, "CK-SETUP-16")
    assert event.seen_by(0).details == {"cards": "count-lumber.0 count-wool.0 count-ore.0"}


@pytest.mark.rule("CK-SETUP-16")
def test_a_founding_city_on_the_coast_gets_nothing_for_the_sea() -> None:
    """One hex of land, one card."""
    table = found(opening().play("first p1"), 0, 1, 2).play(f"city {at('n:0,-2')}")
    assert table.cards(2) == {"brick": 1}


@pytest.mark.rule("CK-SETUP-17")
@pytest.mark.parametrize(("players", "first"), [(2, 1), (3, 0), (3, 2), (4, 3)])
def test_the_player_who_placed_the_last_city_takes_the_first_turn(players: int, first: int) -> None:
    """That is the player who placed first."""
    table = founded(players, first)
    assert (table.state.active, table.state.actor, table.asked()) == (first, first, "before-roll")
    assert table.told("city")[-1].seat == first
    assert everybody(table).round == 1


@pytest.mark.rule("CK-SETUP-18")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_three_points(players: int) -> None:
    """One for the settlement and two for the city."""
    table = founded(players)
    for seat in range(players):
        points = table.player(seat).points
        assert (points.settlements, points.cities, points.total, table.points(seat)) == (1, 2, 3, 3)


@pytest.mark.rule("CK-SETUP-19")
def test_the_first_settlement_brings_no_cards() -> None:
    """After the first round all hands are empty and the bank is full."""
    table = found(opening().play("first p1"), 0, 1, 2)
    assert [table.cards(seat) for seat in range(3)] == [{}, {}, {}]
    assert not table.told("receives")
    assert sum(everybody(table).bank.values()) == 5 * 19 + 3 * 12


@pytest.mark.rule("CK-SETUP-20")
def test_two_may_practise_with_the_same_material() -> None:
    """Same target, bank, decks and tracks as for three."""
    two, three = everybody(opening(2)), everybody(opening(3))
    assert two.target == three.target == 13
    assert (two.bank, two.decks, two.defenders_left) == (three.bank, three.decks, three.defenders_left)
    assert (two.hexes, two.harbours, two.barbarians) == (three.hexes, three.harbours, three.barbarians)
    assert [player.pieces for player in two.players] == [player.pieces for player in three.players][:2]


@pytest.mark.rule("CK-SETUP-20")
def test_two_players_take_turns_and_need_thirteen_points() -> None:
    """Twelve points are not enough."""
    table = founded(2)
    table.play("roll", "cast 1-1 ship", "end", "roll", "cast 1-1 ship")
    assert (table.state.active, table.asked()) == (1, "turn")
    rich = Table(2)
    for corner in ("n:0,0", "n:-1,1", "n:0,2", "n:1,1"):
        rich.city(0, corner)
    for corner in ("n:-1,0", "n:-2,1", "n:-2,2", "n:-1,2"):
        rich.settlement(0, corner)
    rich.road(0, "n:-1,-1", "s:0,-2").hand(0, lumber=1, brick=1, wool=1, grain=1)
    assert rich.points(0) == 12
    rich.settle()
    assert rich.state.ending() is None
    rich.play(f"settlement {at('n:-1,-1')}")
    ending = rich.state.ending()
    assert ending is not None
    assert ending.winners == (0,)
