"""Cities & Knights: what is in the box and where everything is before the first piece is placed."""

from collections import Counter
from fractions import Fraction

import pytest

from ecumene.core.errors import OptionsError
from ecumene.core.options import OptionValue
from ecumene.core.state import SPECTATOR
from ecumene.games.catan import CATAN
from ecumene.games.catan.state import CatanState
from ecumene.games.catan.view_types import CatanView

from .table import Table, at, land, way

FOUR = ("n:0,0", "n:-1,1", "n:0,2", "n:1,1")
# Rows from north to south, each from west to east, as in the rule.
FIRST_MAP = {
    (0, -2): ("hills", 6), (1, -2): ("mountains", 2), (2, -2): ("hills", 5),
    (-1, -1): ("forest", 3), (0, -1): ("mountains", 9), (1, -1): ("desert", 0), (2, -1): ("forest", 10),
    (-2, 0): ("forest", 8), (-1, 0): ("fields", 4), (0, 0): ("hills", 11), (1, 0): ("pasture", 3),
    (2, 0): ("fields", 8),
    (-2, 1): ("pasture", 10), (-1, 1): ("fields", 5), (0, 1): ("mountains", 6), (1, 1): ("pasture", 4),
    (-2, 2): ("fields", 9), (-1, 2): ("pasture", 12), (0, 2): ("forest", 11),
}  # fmt: skip
FIRST_HARBOURS = [
    ("brick", "s:0,-3", "n:0,-2"),
    ("ore", "n:1,-2", "s:2,-3"),
    ("lumber", "n:2,-1", "s:3,-2"),
    ("grain", "s:3,-1", "n:2,1"),
    ("generic", "n:1,2", "s:1,1"),
    ("generic", "n:-1,3", "s:-1,2"),
    ("generic", "s:-2,2", "n:-3,3"),
    ("wool", "n:-3,2", "s:-2,0"),
    ("generic", "n:-2,0", "s:-1,-2"),
]
DECKS = {
    "trade": {
        "merchant": 6, "commercial-harbour": 2, "merchant-fleet": 2, "master-merchant": 2, "trade-monopoly": 2,
        "resource-monopoly": 4,
    },
    "politics": {
        "bishop": 2, "diplomat": 2, "warlord": 2, "wedding": 2, "intrigue": 2, "saboteur": 2, "spy": 3, "deserter": 2,
        "constitution": 1,
    },
    "science": {
        "alchemist": 2, "crane": 2, "mining": 2, "irrigation": 2, "printer": 1, "inventor": 2, "engineer": 1,
        "medicine": 2, "smith": 2, "road-building": 2,
    },
}  # fmt: skip
# The beginner board of the base game in the same order.
BEGINNER = "mountains pasture forest fields hills pasture hills fields forest desert forest mountains forest mountains \
fields pasture hills fields pasture"


def opening(players: int = 3, **options: OptionValue) -> Table:
    """A new game in which nothing is decided yet."""
    table = Table(players, **options)
    state = CATAN.new(players, {"map": "first_game", **options})
    assert isinstance(state, CatanState)
    table.state = state
    return table


def everybody(table: Table) -> CatanView:
    """What everybody sees."""
    return table.state.view(SPECTATOR)


@pytest.mark.rule("CK-SETUP-01")
@pytest.mark.parametrize("players", [3, 4])
def test_three_or_four_players_sit_down(players: int) -> None:
    """Four colours, at most four players."""
    assert len(everybody(opening(players)).players) == players
    assert everybody(opening(players)).mode == "knights"


@pytest.mark.rule("CK-SETUP-01")
@pytest.mark.parametrize("players", [0, 1, 5, 6])
def test_nobody_else_can_sit_down(players: int) -> None:
    """There are no pieces for more, and no game for one."""
    with pytest.raises(OptionsError):
        CATAN.new(players, {"map": "first_game"})


@pytest.mark.rule("CK-SETUP-01")
def test_base_rules_that_are_not_changed_stay_in_force() -> None:
    """Distance, connection and supply apply as in the base game; five roads are worth two points."""
    table = Table().settlement(0, "n:0,0").road(0, "n:0,0", "s:1,-1").hand(0, lumber=3, brick=3, wool=3, grain=3)
    assert table.why_not(f"settlement {at('s:1,-1')}") == "CB-BUILD-04"
    assert table.why_not(f"settlement {at('n:0,2')}") == "CB-BUILD-03"
    assert table.why_not(f"road {way('n:0,2', 's:0,1')}") == "CB-BUILD-01"
    table.road(0, "s:1,-1", "n:0,1", "s:0,0", "n:-1,1")
    assert table.points(0) == 1
    table.play(f"road {way('n:-1,1', 's:-1,0')}")
    assert everybody(table).road_holder == 0
    assert table.points(0) == 3


@pytest.mark.rule("CK-SETUP-02")
def test_there_is_no_development_deck() -> None:
    """The only decks are those of the three colours, and nothing can be bought from them."""
    table = Table().hand(0, wool=3, grain=3, ore=3)
    assert set(everybody(table).decks) == {"trade", "politics", "science"}
    assert table.why_not("buy") == "CK-TRADE-09"
    assert all(player.development == 0 for player in everybody(table).players)


@pytest.mark.rule("CK-SETUP-02")
@pytest.mark.parametrize("card", ["knight", "point", "roads", "plenty", "monopoly"])
def test_no_development_card_can_be_played(card: str) -> None:
    """Not even the knight: knights are figures here."""
    assert Table().why_not(f"play {card}") == "CK-PROG-04"


@pytest.mark.rule("CK-SETUP-02")
def test_nobody_has_the_largest_army() -> None:
    """Six active knights are not worth two points."""
    table = Table().knight(0, "n:0,0", "mighty", active=True).knight(0, "n:0,1", "mighty", active=True)
    table.knight(0, "n:0,2", "strong", active=True).knight(0, "n:1,1", "strong", active=True)
    assert everybody(table).army_holder == -1
    assert table.player(0).points.largest_army == 0
    assert table.player(0).points.total == table.points(0) == 0


@pytest.mark.rule("CK-SETUP-02", "CK-TURN-01")
def test_the_red_die_replaces_one_of_the_two_dice() -> None:
    """A roll is written as the white, the red and the event die; two dice alone are not a roll."""
    table = Table().on_turn(0, rolled=False).play("roll")
    assert table.why_not("thrown 3-4") == "CK-TURN-01"
    table.play("cast 3-5 ship")
    dice = everybody(table).dice
    assert dice is not None
    assert (dice.white, dice.red, dice.event) == (3, 5, "ship")


@pytest.mark.rule("CK-SETUP-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_each_player_has_before_the_game(players: int) -> None:
    """Five settlements, four cities, fifteen roads, two knights of each strength and three walls."""
    pieces = {"settlement": 5, "city": 4, "road": 15, "ship": 0, "wall": 3}
    pieces |= {"basic-knight": 2, "strong-knight": 2, "mighty-knight": 2}
    for player in everybody(opening(players)).players:
        assert player.pieces == pieces


@pytest.mark.rule("CK-SETUP-03")
def test_there_is_a_helmet_for_each_of_the_six_knights() -> None:
    """All six knights of a player can be active at the same time."""
    table = Table()
    levels = ("basic", "basic", "strong", "strong", "mighty", "mighty")
    corners = ("n:0,0", "n:-1,1", "n:0,2", "n:1,1", "n:0,1", "n:-1,2")
    for level, corner in zip(levels, corners, strict=True):
        table.knight(0, corner, level)
    table.hand(0, grain=6).play(*(f"activate {at(corner)}" for corner in corners))
    assert table.player(0).strength == 12
    assert table.player(0).at_rest == 0


@pytest.mark.rule("CK-SETUP-03")
def test_one_player_can_buy_all_fifteen_levels_and_hold_all_three_metropolises() -> None:
    """There are fifteen improvement tokens and three caps in each colour."""
    table = Table()
    state = table.state
    for corner in FOUR:
        table.city(0, corner)
    state.target = 99  # otherwise the game would be won too early
    bought = 0
    for track, kind in (("trade", "cloth"), ("politics", "coin"), ("science", "paper")):
        for level in range(1, 6):
            table.hand(0, **{kind: level}).play(f"improve {track}")
            bought += 1
            if table.asked() == "capping":
                table.play(table.legal("cap")[0])
    assert bought == 15
    assert table.player(0).levels == {"trade": 5, "politics": 5, "science": 5}
    assert [each.seat for each in everybody(table).metropolises] == [0, 0, 0]


@pytest.mark.rule("CK-SETUP-04")
def test_the_bank_holds_twelve_of_each_commodity_beside_the_resources() -> None:
    """Nineteen of each resource, twelve of each commodity."""
    bank = everybody(opening()).bank
    assert bank == {"lumber": 19, "brick": 19, "wool": 19, "grain": 19, "ore": 19, "paper": 12, "cloth": 12, "coin": 12}


@pytest.mark.rule("CK-SETUP-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_progress_deck_has_eighteen_cards(players: int) -> None:
    """54 cards in total."""
    assert everybody(opening(players)).decks == {"trade": 18, "politics": 18, "science": 18}


@pytest.mark.rule("CK-SETUP-05")
@pytest.mark.parametrize("track", ["trade", "politics", "science"])
def test_a_deck_is_shuffled_and_has_the_cards_of_its_colour_alone(track: str) -> None:
    """Every one of the eighteen cards is equally likely to be on top."""
    table = Table().levels(0, **{track: 1}).rolls(3, 1, f"gate-{track}")
    chances = {CATAN.notation.text(move).split()[1]: chance for move, chance in table.state.outcomes()}
    assert chances == {name: Fraction(number, 18) for name, number in DECKS[track].items()}


@pytest.mark.rule("CK-SETUP-05")
def test_the_decks_lie_face_down() -> None:
    """Only the drawer sees which card is drawn."""
    table = Table().levels(0, trade=1).rolls(3, 1, "gate-trade").play("drawn merchant")
    (event,) = table.told("draws")
    assert "card" not in event.seen_by(1).details
    assert "card" not in event.seen_by(SPECTATOR).details
    assert event.seen_by(0).details["card"] == "card.merchant"
    assert everybody(table).decks["trade"] == 17


@pytest.mark.rule("CK-SETUP-06")
def test_the_barbarian_ship_starts_at_the_start() -> None:
    """Seven steps away, and it has never landed."""
    barbarians = everybody(opening()).barbarians
    assert barbarians is not None
    assert (barbarians.step, barbarians.steps, barbarians.landings) == (0, 7, 0)


@pytest.mark.rule("CK-SETUP-07")
def test_the_robber_starts_on_the_desert() -> None:
    """On the printed map the desert is the third hex of the second row."""
    view = everybody(opening())
    assert view.robber == land("1,-1")
    assert [each.terrain for each in view.hexes if each.hex == view.robber] == ["desert"]


@pytest.mark.rule("CK-SETUP-07", "CK-SETUP-11")
@pytest.mark.parametrize("place", [0, 9, 18])
def test_the_robber_starts_on_the_desert_of_a_shuffled_island(place: int) -> None:
    """Wherever the desert is."""
    rest = ["forest"] * 4 + ["pasture"] * 4 + ["fields"] * 4 + ["hills"] * 3 + ["mountains"] * 3
    rest.insert(place, "desert")
    table = opening(map="variable").play(*(f"terrain {terrain}" for terrain in rest))
    deserts = [each.hex for each in everybody(table).hexes if each.terrain == "desert"]
    assert deserts == [everybody(table).robber]


@pytest.mark.rule("CK-SETUP-08")
def test_merchant_longest_road_and_defender_cards_belong_to_nobody() -> None:
    """They are next to the board."""
    view = everybody(opening())
    assert (view.merchant, view.merchant_of) == (-1, -1)
    assert view.road_holder == -1
    assert view.defenders_left == 6
    for player in view.players:
        assert player.points.total == 0


@pytest.mark.rule("CK-SETUP-09")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_tracks_start_at_level_0(players: int) -> None:
    """For every player."""
    for player in everybody(opening(players)).players:
        assert player.levels == {"trade": 0, "politics": 0, "science": 0}


@pytest.mark.rule("CK-SETUP-10")
def test_the_printed_first_map() -> None:
    """Terrain and numbers, hex by hex."""
    hexes = {each.hex: (each.terrain, each.token) for each in everybody(opening()).hexes if each.terrain != "sea"}
    assert hexes == {land(f"{q},{r}"): what for (q, r), what in FIRST_MAP.items()}


@pytest.mark.rule("CK-SETUP-10")
def test_the_harbours_of_the_printed_first_map() -> None:
    """Clockwise from the north-west."""
    harbours = [(each.kind, each.edge) for each in everybody(opening()).harbours]
    assert harbours == [(kind, way(one, other)) for kind, one, other in FIRST_HARBOURS]


@pytest.mark.rule("CK-SETUP-11")
def test_the_island_may_be_shuffled_like_that_of_the_base_game() -> None:
    """19 hexes, the spiral of numbers and the fixed harbours."""
    table = opening(map="variable").play(*(f"terrain {terrain}" for terrain in BEGINNER.split()))
    assert Counter(table.legal()) == Counter(f"corner {corner}" for corner in range(6))
    table.play("corner 0")
    assert table.legal() == ["first p1", "first p2", "first p3"]
    numbers = [each.token for each in everybody(table).hexes if each.terrain != "sea"]
    assert sorted(numbers) == [0, 2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12]


@pytest.mark.rule("CK-SETUP-11")
def test_even_the_beginner_board_of_the_base_game_may_come_up() -> None:
    """With random numbers every board that the base game allows is possible here too."""
    table = opening(map="variable", numbers="random").play(*(f"terrain {terrain}" for terrain in BEGINNER.split()))
    for place in ("0,-1", "-1,2", "2,0", "-2,1"):
        table.play(f"red {land(place)}")
    rest = {"0,-2": 10, "1,-2": 2, "2,-2": 9, "-1,-1": 12, "1,-1": 4, "2,-1": 10, "-2,0": 9, "-1,0": 11, "1,0": 3}
    rest |= {"-1,1": 3, "0,1": 4, "1,1": 5, "-2,2": 5, "0,2": 11}
    table.play(*(f"number {token}" for token in rest.values()))
    assert table.asked() == "first-player"
    printed = opening(mode="base")
    assert everybody(table).hexes == everybody(printed).hexes
    assert everybody(table).harbours == everybody(printed).harbours


@pytest.mark.rule("CK-SETUP-11")
def test_harbours_may_be_shuffled() -> None:
    """Nine spots, four of them 3:1."""
    table = opening(harbours="shuffled")
    for kind in ("generic", "generic", "lumber", "generic", "brick", "wool", "grain", "ore", "generic"):
        table.play(f"harbour {kind}")
    assert [each.kind for each in everybody(table).harbours][:3] == ["generic", "generic", "lumber"]
    assert table.asked() == "first-player"
