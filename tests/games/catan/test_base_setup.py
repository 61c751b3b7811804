"""Base game: players, pieces, the island, numbers, harbours and the bank."""

import math
from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from ecumene.core.errors import OptionsError
from ecumene.core.options import OptionValue
from ecumene.core.rng import Rng
from ecumene.games.catan import CATAN

from .base_shared import BEGINNER_BOARD, base, by_chance, chances, corners, founding, name, opened
from .table import Table, land, way

SPIRAL = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11]
# Counter-clockwise from the north-west corner: the outer ring, the inner ring, the centre.
OUTER = ["0,-2", "-1,-1", "-2,0", "-2,1", "-2,2", "-1,2", "0,2", "1,1", "2,0", "2,-1", "2,-2", "1,-2"]
INNER = ["0,-1", "-1,0", "-1,1", "0,1", "1,0", "1,-1"]
HARBOUR_SPOTS = [
    ("s:0,-3", "n:0,-2"),
    ("n:1,-2", "s:2,-3"),
    ("n:2,-1", "s:3,-2"),
    ("s:3,-1", "n:2,1"),
    ("n:1,2", "s:1,1"),
    ("n:-1,3", "s:-1,2"),
    ("s:-2,2", "n:-3,3"),
    ("n:-3,2", "s:-2,0"),
    ("n:-2,0", "s:-1,-2"),
]
BEGINNER_HARBOURS = ["generic", "grain", "ore", "generic", "wool", "generic", "generic", "brick", "lumber"]
TERRAIN = {"forest": 4, "pasture": 4, "fields": 4, "hills": 3, "mountains": 3, "desert": 1}
NUMBERS = {2: 1, 3: 2, 4: 2, 5: 2, 6: 2, 8: 2, 9: 2, 10: 2, 11: 2, 12: 1}


def board(table: Table) -> dict[str, tuple[str, int]]:
    """The terrain and number of each hex."""
    return {name(one.hex): (one.terrain, one.token) for one in table.state.view(0).hexes}


def laid(seed: int, **options: OptionValue) -> tuple[Table, dict[str, Fraction]]:
    """A board laid at random, and how likely each part of it was."""
    table, rng = opened(3, **options), Rng(seed)
    odds: dict[str, Fraction] = {}
    while table.asked() == "laying":
        text, chance = by_chance(table, rng)
        verb = text.split(" ")[0]
        odds[verb] = odds.get(verb, Fraction(1)) * chance
    return table, odds


def beside(one: str, other: str) -> bool:
    """Whether two hexes share a side."""
    a, b = ([int(part) for part in place.split(",")] for place in (one, other))
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r)) == 1


@pytest.mark.rule("CB-SETUP-01")
@pytest.mark.parametrize("players", [3, 4])
def test_every_player_has_five_settlements_four_cities_and_fifteen_roads(players: int) -> None:
    """A player of the base game has nothing else."""
    views = opened(players).state.view(0).players
    assert len(views) == players
    for player in views:
        pieces = {piece: number for piece, number in player.pieces.items() if number}
        assert pieces == {"settlement": 5, "city": 4, "road": 15}


@pytest.mark.rule("CB-SETUP-01")
@pytest.mark.parametrize("players", [0, 1, 5, 6])
def test_no_other_number_of_players_can_sit_down(players: int) -> None:
    """Three or four play; two can practise."""
    with pytest.raises(OptionsError):
        CATAN.new(players, {"mode": "base"})


@pytest.mark.rule("CB-SETUP-02")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("plan", ["first_game", "variable"])
def test_the_island_has_nineteen_hexes_in_five_rows(seed: int, plan: str) -> None:
    """The same hexes in every game, in rows of 3, 4, 5, 4 and 3."""
    table, _ = laid(seed, map=plan)
    places = board(table)
    assert Counter(terrain for terrain, _ in places.values()) == TERRAIN
    rows = Counter(int(place.split(",")[1]) for place in places)
    assert [rows[row] for row in range(-2, 3)] == [3, 4, 5, 4, 3]
    assert set(places) == set(BEGINNER_BOARD)


@pytest.mark.rule("CB-SETUP-03")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    ("plan", "numbers"), [("first_game", "spiral"), ("variable", "spiral"), ("variable", "random")]
)
def test_eighteen_numbers_lie_on_all_hexes_but_the_desert(seed: int, plan: str, numbers: str) -> None:
    """One 2, one 12 and two of each other number except 7."""
    places = board(laid(seed, map=plan, numbers=numbers)[0])
    assert Counter(token for _, token in places.values() if token) == NUMBERS
    assert [terrain for terrain, token in places.values() if not token] == ["desert"]


@pytest.mark.rule("CB-SETUP-04")
def test_the_beginner_board_is_the_printed_one() -> None:
    """Terrain, numbers and harbours are fixed; only the first player is random."""
    table = opened(map="first_game")
    assert table.asked() == "first-player"
    assert board(table) == BEGINNER_BOARD
    assert [harbour.kind for harbour in table.state.view(0).harbours] == BEGINNER_HARBOURS


@pytest.mark.rule("CB-SETUP-05")
@pytest.mark.parametrize("seed", range(5))
def test_every_arrangement_of_the_terrain_is_equally_likely(seed: int) -> None:
    """Any result was one of 19! / (4! 4! 4! 3! 3!) arrangements."""
    _, odds = laid(seed)
    arrangements = math.factorial(19) // (math.factorial(4) ** 3 * math.factorial(3) ** 2)
    assert odds["terrain"] == Fraction(1, arrangements)


@pytest.mark.rule("CB-SETUP-05")
def test_no_more_hexes_of_a_terrain_are_laid_than_there_are() -> None:
    """After the only desert, another one is impossible; so is sea."""
    table = opened().play("terrain desert")
    assert table.why_not("terrain desert") == "CB-SETUP-05"
    assert table.why_not("terrain sea") == "CB-SETUP-05"
    table.play("terrain hills", "terrain hills", "terrain hills")
    assert table.why_not("terrain hills") == "CB-SETUP-05"
    assert chances(table) == {
        "terrain forest": Fraction(4, 15),
        "terrain pasture": Fraction(4, 15),
        "terrain fields": Fraction(4, 15),
        "terrain mountains": Fraction(3, 15),
    }


def with_desert_at(place: str) -> Table:
    """The terrain is laid with the desert at a place; the numbers come next."""
    table = opened()
    left = [terrain for terrain, number in TERRAIN.items() for _ in range(number) if terrain != "desert"]
    for _ in range(19):
        bare = next(name(one.hex) for one in table.state.view(0).hexes if not one.terrain)
        table.play("terrain desert" if bare == place else f"terrain {left.pop()}")
    return table


@pytest.mark.rule("CB-SETUP-06")
@pytest.mark.parametrize("corner", range(6))
@pytest.mark.parametrize("desert", ["0,0", "2,-2", "-1,2", "1,0", "-2,0"])
def test_the_letters_are_laid_along_the_spiral_without_the_desert(corner: int, desert: str) -> None:
    """From a corner hex counter-clockwise round the outer ring, then the inner ring, then the centre."""
    table = with_desert_at(desert)
    assert chances(table) == {f"corner {number}": Fraction(1, 6) for number in range(6)}
    table.play(f"corner {corner}")
    path = [*OUTER[2 * corner :], *OUTER[: 2 * corner], *INNER[corner:], *INNER[:corner], "0,0"]
    places = board(table)
    assert [places[place][1] for place in path if place != desert] == SPIRAL
    assert places[desert] == ("desert", 0)


@pytest.mark.rule("CB-SETUP-06")
def test_no_spiral_puts_two_red_numbers_side_by_side() -> None:
    """For every corner and every place of the desert."""
    for desert in BEGINNER_BOARD:
        for corner in range(6):
            places = board(with_desert_at(desert).play(f"corner {corner}"))
            reds = [place for place, (_, token) in places.items() if token in (6, 8)]
            assert len(reds) == 4
            assert not any(beside(one, other) for one, other in combinations(reds, 2))


@pytest.mark.rule("CB-SETUP-07")
@pytest.mark.parametrize("seed", range(6))
def test_every_arrangement_of_random_numbers_without_red_neighbours_is_equally_likely(seed: int) -> None:
    """Counted by hand: each placement of the four red numbers, and of the other fourteen, has the same probability."""
    table, odds = laid(seed, numbers="random")
    places = board(table)
    desert = next(place for place, (terrain, _) in places.items() if terrain == "desert")
    reds = [place for place, (_, token) in places.items() if token in (6, 8)]
    assert not any(beside(one, other) for one, other in combinations(reds, 2))
    free = [place for place in places if place != desert]
    apart = sum(
        1 for four in combinations(free, 4) if not any(beside(one, other) for one, other in combinations(four, 2))
    )
    assert odds["red"] == Fraction(1, apart * math.factorial(4))
    assert odds["number"] == Fraction(2**6, math.factorial(14))


@pytest.mark.rule("CB-SETUP-07")
def test_a_red_number_is_never_laid_beside_another_or_on_the_desert() -> None:
    """Such outcomes do not exist."""
    table = opened(numbers="random")
    for terrain, number in TERRAIN.items():
        table.play(*[f"terrain {terrain}"] * number)
    desert = next(place for place, (terrain, _) in board(table).items() if terrain == "desert")
    assert table.why_not(f"red {land(desert)}") == "CB-SETUP-07"
    table.play(f"red {land('0,0')}")
    assert board(table)["0,0"][1] == 6
    for place in ["0,0", *INNER]:
        assert table.why_not(f"red {land(place)}") == "CB-SETUP-07"
    assert {text.split(" ")[1] for text in chances(table)} == {str(land(place)) for place in OUTER if place != desert}


@pytest.mark.rule("CB-SETUP-08")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("harbours", ["fixed", "shuffled"])
def test_nine_harbours_lie_on_fixed_spots_and_serve_eighteen_crossings(seed: int, harbours: str) -> None:
    """Two coastal crossings each, none of them shared."""
    table, _ = laid(seed, harbours=harbours)
    spots = [way(one, other) for one, other in HARBOUR_SPOTS]
    assert [harbour.edge for harbour in table.state.view(0).harbours] == spots
    assert len({corner for spot in HARBOUR_SPOTS for corner in spot}) == 18


@pytest.mark.rule("CB-SETUP-08")
@pytest.mark.parametrize("spot", range(9))
def test_both_crossings_of_a_harbour_serve_it(spot: int) -> None:
    """A settlement there changes the bank's ratio."""
    kind = BEGINNER_HARBOURS[spot]
    for corner in HARBOUR_SPOTS[spot]:
        ratios = base().settlement(0, corner).state.view(0).players[0].ratios
        better = {one: ratio for one, ratio in ratios.items() if ratio < 4}
        assert better == (dict.fromkeys(ratios, 3) if kind == "generic" else {kind: 2})


@pytest.mark.rule("CB-SETUP-08")
def test_no_other_crossing_serves_a_harbour() -> None:
    """Everywhere else on the island the ratio is four to one."""
    crossings = {corner for place in BEGINNER_BOARD for corner in corners(place)}
    others = crossings - {corner for spot in HARBOUR_SPOTS for corner in spot}
    assert (len(crossings), len(others)) == (54, 36)
    for corner in others:
        assert set(base().settlement(0, corner).state.view(0).players[0].ratios.values()) == {4}


@pytest.mark.rule("CB-SETUP-09")
def test_fixed_harbours_are_those_of_the_frame() -> None:
    """On a variable island too."""
    table, _ = laid(7, map="variable")
    assert [harbour.kind for harbour in table.state.view(0).harbours] == BEGINNER_HARBOURS


@pytest.mark.rule("CB-SETUP-09")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("plan", ["first_game", "variable"])
def test_shuffled_harbours_are_four_generic_and_one_of_each_resource(seed: int, plan: str) -> None:
    """Every arrangement of the nine is equally likely."""
    table, odds = laid(seed, map=plan, harbours="shuffled")
    kinds = Counter(harbour.kind for harbour in table.state.view(0).harbours)
    assert kinds == {"generic": 4, "lumber": 1, "brick": 1, "wool": 1, "grain": 1, "ore": 1}
    assert odds["harbour"] == Fraction(math.factorial(4), math.factorial(9))


@pytest.mark.rule("CB-SETUP-09")
def test_a_resource_harbour_is_laid_only_once() -> None:
    """There is one of each, and four of the others."""
    table = opened(map="first_game", harbours="shuffled").play("harbour ore")
    assert table.why_not("harbour ore") == "CB-SETUP-09"
    table.play(*["harbour generic"] * 4)
    assert table.why_not("harbour generic") == "CB-SETUP-09"


@pytest.mark.rule("CB-SETUP-10")
@pytest.mark.parametrize("desert", BEGINNER_BOARD)
def test_the_robber_starts_on_the_desert(desert: str) -> None:
    """Wherever the desert is."""
    assert with_desert_at(desert).state.view(0).robber == land(desert)


@pytest.mark.rule("CB-SETUP-10")
def test_the_robber_of_the_beginner_board_starts_in_the_middle() -> None:
    """That is where the desert is."""
    assert opened(map="first_game").state.view(0).robber == land("0,0")


@pytest.mark.rule("CB-SETUP-11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_bank_starts_with_nineteen_of_each_resource_and_twenty_five_cards(players: int) -> None:
    """For any number of players."""
    view = opened(players).state.view(0)
    assert view.bank == {"lumber": 19, "brick": 19, "wool": 19, "grain": 19, "ore": 19}
    assert view.decks == {"development": 25}


@pytest.mark.rule("CB-SETUP-11")
def test_any_card_of_the_shuffled_deck_may_come_first() -> None:
    """Nobody knows the order."""
    table = base().hand(0, wool=1, grain=1, ore=1).play("buy")
    assert chances(table) == {
        "drawn knight": Fraction(14, 25),
        "drawn point": Fraction(5, 25),
        "drawn roads": Fraction(2, 25),
        "drawn plenty": Fraction(2, 25),
        "drawn monopoly": Fraction(2, 25),
    }


@pytest.mark.rule("CB-SETUP-12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_is_equally_likely_to_begin(players: int) -> None:
    """As if the highest roll decided and ties were rolled again."""
    table = opened(players, map="first_game")
    assert chances(table) == {f"first p{seat}": Fraction(1, players) for seat in range(1, players + 1)}
    if players < 4:
        assert table.why_not(f"first p{players + 1}") == "CB-SETUP-12"


@pytest.mark.rule("CB-SETUP-12")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_highest_roller_begins(first: int) -> None:
    """And everybody is told."""
    table = founding(first=first)
    assert (table.state.view(0).first, table.state.actor) == (first - 1, first - 1)
    (event,) = table.told("first")
    assert (event.seat, event.rule) == (first - 1, "CB-SETUP-12")
