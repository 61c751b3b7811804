"""Base game: the two rounds of founding, and games for two and three."""

import pytest

from ecumene.games.catan.island import CORNERS

from .base_shared import BEGINNER_BOARD, YIELD, base, corners, founding, opened
from .table import Table, at, land, way

# Two founding places for each of four players, with the road that goes with each.
PLACES = [
    ("n:0,-1", "s:1,-2"), ("s:2,-2", "n:1,-1"), ("n:-1,0", "s:-1,-1"), ("n:-2,2", "s:-1,1"),
    ("n:0,2", "s:1,0"), ("n:1,1", "s:2,-1"), ("n:-1,2", "s:0,1"), ("n:-2,1", "s:-1,0"),
]  # fmt: skip


def found(table: Table, number: int) -> Table:
    """Found a settlement and a road on one of the places."""
    corner, beyond = PLACES[number]
    return table.play(f"settlement {at(corner)}", f"road {way(corner, beyond)}")


def founded(players: int = 3, first: int = 1, steps: int = -1) -> Table:
    """A table after this many founding steps, or after all of them."""
    table = founding(players, first)
    for number in range(2 * players if steps < 0 else steps):
        found(table, number)
    return table


@pytest.mark.rule("CB-SETUP-13", "CB-SETUP-14")
@pytest.mark.parametrize(
    ("players", "first", "order"),
    [
        (2, 1, [0, 1, 1, 0]),
        (2, 2, [1, 0, 0, 1]),
        (3, 1, [0, 1, 2, 2, 1, 0]),
        (3, 2, [1, 2, 0, 0, 2, 1]),
        (3, 3, [2, 0, 1, 1, 0, 2]),
        (4, 1, [0, 1, 2, 3, 3, 2, 1, 0]),
        (4, 3, [2, 3, 0, 1, 1, 0, 3, 2]),
    ],
)
def test_founding_goes_round_clockwise_and_back_again(players: int, first: int, order: list[int]) -> None:
    """The last player of the first round places twice in a row, and the start player places last."""
    table = founding(players, first)
    seen = []
    for number in range(2 * players):
        seen.append(table.state.actor)
        assert table.asked() == "founding-settlement"
        table.play(f"settlement {at(PLACES[number][0])}")
        assert (table.asked(), table.state.actor) == ("founding-road", seen[-1])
        table.play(f"road {way(*PLACES[number])}")
    assert seen == order
    assert [event.seat for event in table.told("settlement")] == order
    rules = [event.rule for event in table.told("settlement")]
    assert rules == ["CB-SETUP-13"] * players + ["CB-SETUP-14"] * players
    for player in table.state.view(0).players:
        assert (player.pieces["settlement"], player.pieces["road"], player.points.total) == (3, 13, 2)


@pytest.mark.rule("CB-SETUP-13")
def test_the_settlement_comes_before_the_road_and_nothing_else_happens() -> None:
    """No road first, no second settlement instead of a road, no roll."""
    table = founding()
    for move in [f"road {way(*PLACES[0])}", "roll", "end", "buy", "bank ore wool"]:
        assert table.why_not(move) == "CB-SETUP-13"
    table.play(f"settlement {at('n:0,-1')}")
    for move in [f"settlement {at('s:2,-2')}", "roll", "end"]:
        assert table.why_not(move) == "CB-SETUP-13"
    assert table.verbs() == {"road"}


@pytest.mark.rule("CB-SETUP-14")
@pytest.mark.parametrize("steps", [0, 3, 5])
def test_both_founding_pieces_are_settlements(steps: int) -> None:
    """No city is founded in the base game."""
    table = founded(steps=steps)
    assert table.verbs() == {"settlement"}
    assert table.why_not(f"city {at(PLACES[steps][0])}") == "CB-SETUP-14"


@pytest.mark.rule("CB-SETUP-15")
def test_a_first_settlement_may_go_on_every_crossing_of_the_island() -> None:
    """54 crossings touch land; those at sea do not."""
    table = founding()
    island = {at(corner) for place in BEGINNER_BOARD for corner in corners(place)}
    assert {int(text.split(" ")[1]) for text in table.legal("settlement")} == island
    assert len(island) == 54
    for crossing in set(range(len(CORNERS))) - island:
        assert table.why_not(f"settlement {crossing}") == "CB-SETUP-15"


@pytest.mark.rule("CB-SETUP-15")
def test_a_founding_settlement_keeps_its_distance() -> None:
    """Neither on another settlement nor next to one, no matter whose."""
    table = founded(steps=1)
    assert table.why_not(f"settlement {at('n:0,-1')}") == "CB-BUILD-09"
    for beside in ["s:0,-2", "s:1,-2", "s:1,-3"]:
        assert table.why_not(f"settlement {at(beside)}") == "CB-BUILD-04"
    for further in ["n:-1,0", "n:1,-1", "n:0,0"]:
        assert table.why_not(f"settlement {at(further)}") == ""


@pytest.mark.rule("CB-SETUP-15")
def test_the_second_settlement_needs_no_road() -> None:
    """It may be as far away as the player likes."""
    table = founded(steps=3)
    assert table.state.actor == 2
    for corner in ["s:0,2", "n:2,-2", "s:-2,1"]:
        assert table.why_not(f"settlement {at(corner)}") == ""


@pytest.mark.rule("CB-SETUP-16")
@pytest.mark.parametrize(
    ("corner", "beyond"),
    [
        ("n:0,0", ["s:0,-1", "s:1,-1", "s:1,-2"]),
        ("n:0,-2", ["s:0,-3", "s:1,-3"]),
        ("s:-2,2", ["n:-3,3", "n:-2,3"]),
    ],
)
def test_a_founding_road_touches_the_settlement_just_placed(corner: str, beyond: list[str]) -> None:
    """Inland there are three ways; on the coast it does not go out to sea."""
    table = founding().play(f"settlement {at(corner)}")
    assert sorted(table.legal("road")) == sorted(f"road {way(corner, end)}" for end in beyond)
    assert table.why_not(f"road {way('n:1,1', 's:2,-1')}") == "CB-SETUP-16"


@pytest.mark.rule("CB-SETUP-16")
def test_the_second_founding_road_does_not_start_at_the_first_settlement() -> None:
    """Nor does it continue the first road."""
    table = founded(steps=3).play(f"settlement {at('n:-2,2')}")
    corner, beyond = PLACES[2]
    for edge in [way(corner, "s:-1,-1"), way(corner, "s:0,-1"), way(corner, "s:0,-2"), way(beyond, "n:-1,0")]:
        assert table.why_not(f"road {edge}") == "CB-SETUP-16"
    ends = ["s:-2,1", "s:-1,1", "s:-1,0"]
    assert sorted(table.legal("road")) == sorted(f"road {way('n:-2,2', end)}" for end in ends)


def touching(corner: str) -> dict[str, int]:
    """One card for each hex at a corner that yields something."""
    cards: dict[str, int] = {}
    for place, (terrain, _) in BEGINNER_BOARD.items():
        if corner in corners(place) and terrain != "desert":
            cards[YIELD[terrain]] = cards.get(YIELD[terrain], 0) + 1
    return cards


@pytest.mark.rule("CB-SETUP-17")
@pytest.mark.parametrize(
    ("corner", "cards"),
    [
        ("n:0,0", {"brick": 1, "wool": 1}),
        ("n:0,1", {"lumber": 1, "grain": 1}),
        ("s:1,0", {"lumber": 1, "grain": 1, "wool": 1}),
        ("s:-1,1", {"ore": 1, "brick": 1, "grain": 1}),
        ("n:0,-2", {"ore": 1}),
        ("s:0,2", {"wool": 1}),
    ],
)
def test_the_second_settlement_brings_a_card_for_each_hex(corner: str, cards: dict[str, int]) -> None:
    """The desert and the sea yield nothing; the cards come from the bank at once."""
    assert touching(corner) == cards
    table = founding(2)
    table.play(f"settlement {at('n:1,-1')}", f"road {way('n:1,-1', 's:2,-2')}")
    table.play(f"settlement {at('n:-1,0')}", f"road {way('n:-1,0', 's:0,-2')}")
    assert (table.cards(0), table.cards(1)) == ({}, {})
    table.play(f"settlement {at(corner)}")
    assert table.asked() == "founding-road"
    assert (table.cards(0), table.cards(1)) == ({}, cards)
    bank = table.state.view(0).bank
    assert bank == {kind: 19 - cards.get(kind, 0) for kind in bank}


@pytest.mark.rule("CB-SETUP-17")
@pytest.mark.parametrize("corner", [PLACES[number][0] for number in range(8)])
def test_the_first_settlement_gives_nothing(corner: str) -> None:
    """Wherever it is."""
    table = founding().play(f"settlement {at(corner)}")
    assert table.cards(0) == {}
    assert not table.told("receives")


@pytest.mark.rule("CB-SETUP-18")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", [1, 2])
def test_the_start_player_takes_the_first_turn_and_play_goes_clockwise(players: int, first: int) -> None:
    """Seat by seat around the table."""
    table = founded(players, first)
    for step in range(2 * players):
        seat = (first - 1 + step) % players
        assert (table.state.active, table.state.actor, table.asked()) == (seat, seat, "before-roll")
        assert table.state.round_number() == 1 + step // players
        table.play("roll", "thrown 1-1", "end")


@pytest.mark.rule("CB-SETUP-19", "CB-SETUP-20")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("plan", ["first_game", "variable"])
def test_with_fewer_players_board_bank_decks_pieces_and_target_are_those_of_four(players: int, plan: str) -> None:
    """Only the number of seats differs."""
    few, four = opened(players, map=plan).state.view(0), opened(4, map=plan).state.view(0)
    assert (few.hexes, few.harbours, few.robber) == (four.hexes, four.harbours, four.robber)
    assert (few.bank, few.decks, few.target) == (four.bank, four.decks, 10)
    assert len(few.players) == players
    assert [player.pieces for player in few.players] == [player.pieces for player in four.players[:players]]


@pytest.mark.rule("CB-SETUP-19")
def test_two_practise_by_every_rule() -> None:
    """Hand limit, robber, trades and the win are the same."""
    table = base(2).settlement(1, "n:0,-1").hand(1, ore=8).hand(0, wool=2).rolls(3, 4)
    table.play(*["discard ore"] * 4)
    assert table.cards(1) == {"ore": 4}
    table.play(f"robber {land('0,-1')}", "stolen ore")
    assert (table.cards(0), table.cards(1)) == ({"wool": 2, "ore": 1}, {"ore": 3})
    table.play("give wool", "want ore", "offer", "p2 accept", "deal p2", "end")
    assert (table.cards(0), table.cards(1)) == ({"wool": 1, "ore": 2}, {"ore": 2, "wool": 1})
    assert (table.state.active, table.state.view(0).target) == (1, 10)
