"""Set-up, the turn, spaces, victory and limits: what the other chapters do not cover."""

import pytest

from ecumene.core.rng import Rng
from ecumene.core.state import OVER, SPECTATOR
from ecumene.games.newdawn import NEWDAWN
from ecumene.games.newdawn.components import faults
from ecumene.games.newdawn.layout import MARKERS, MARKS, TOKENS
from ecumene.games.newdawn.material import WONDERS
from ecumene.games.newdawn.rules import decks, turn
from ecumene.games.newdawn.state import NewDawnState

from .table import Table


def begun(players: int, seed: int = 0, **options: str | bool) -> NewDawnState:
    """A game on the fixed map after set-up."""
    state = NEWDAWN.new(players, {"map": "first_game", **options})
    assert isinstance(state, NewDawnState)
    rng = Rng(seed)
    while state.round == 0:
        state.play(state.random_move(rng))
    return state


# Set-up ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ND-SETUP-02", "ND-SETUP-03", "ND-SETUP-05", "ND-SETUP-06", "ND-SETUP-07", "ND-SETUP-04")
def test_leaders_rows_decks_and_dials() -> None:
    for seed in range(6):
        view = begun(4, seed).view(0)
        assert len({player.leader for player in view.players}) == 4
        for player in view.players:
            assert [card.slot for card in player.row] == [1, 2, 3, 4, 5]
            assert all(card.level == 1 for card in player.row)
            assert len(player.deck) == 15
            assert player.tech == 0


@pytest.mark.rule("ND-SETUP-31", "ND-SETUP-26")
def test_everybody_starts_with_a_capital_alone() -> None:
    view = begun(3).view(0)
    for player in view.players:
        assert (player.spaces, player.tokens, player.cities) == (1, 31, 7)
        assert not player.wonders
        assert not player.naturals
        assert not player.pacts
        assert sum(player.resources.values()) == sum(card.trade for card in player.row) == 0
    lying = [space.resource for space in view.spaces if space.resource]
    assert all(view.supply[name] + lying.count(name) == 8 for name in view.supply)


@pytest.mark.rule("ND-SETUP-14", "ND-SETUP-15")
def test_the_first_player_and_the_direction_token_are_drawn() -> None:
    firsts = {int(begun(3, seed).first) for seed in range(12)}
    directions = {int(begun(3, seed).compass) for seed in range(20)}
    assert firsts == {0, 1, 2}
    assert len(directions) > 3


@pytest.mark.rule("ND-SETUP-18", "ND-SETUP-19", "ND-SETUP-20", "ND-SETUP-21", "ND-SETUP-23", "ND-SETUP-27")
@pytest.mark.parametrize(("players", "size"), [(2, 4), (3, 5), (4, 6)])
def test_the_wonder_decks(players: int, size: int) -> None:
    state = begun(players)
    for deck in range(4):
        offer = state.view(0).market[deck]
        assert offer.left == size - 1
        names = [wonder.name for wonder in WONDERS]
        assert names.index(offer.wonder) // 6 == deck
        assert names.index(offer.wonder) % 6 < 2  # an ancient one


@pytest.mark.rule("ND-SETUP-22", "ND-SETUP-29", "ND-SETUP-24")
def test_eras_come_in_order_and_removed_cards_are_never_seen() -> None:
    for players in (2, 3, 4):
        state = begun(players)
        eras = []
        while decks.wonders_left(state, 0):
            eras.append(int(decks.next_era(state, 0)))
            state.push(10, 0, 1)
            state.actor = -1
            state.listed = False
            state.play(state.moves()[-1])
        assert eras == sorted(eras)
        assert bin(state.seen & 63).count("1") == {2: 4, 3: 5, 4: 6}[players]


@pytest.mark.rule("ND-SETUP-25", "ND-WIN-29")
@pytest.mark.parametrize(("epic", "cards"), [(False, 3), (True, 4)])
def test_three_victory_cards_or_four(epic: bool, cards: int) -> None:
    seen = {tuple(card.card for card in begun(2, seed, epic=epic).view(0).victory) for seed in range(10)}
    assert len(seen) > 2
    assert {len(each) for each in seen} == {cards}


@pytest.mark.rule("ND-SETUP-30")
def test_nothing_is_hidden() -> None:
    state = begun(3)
    one, two = state.view(0), state.view(SPECTATOR)
    assert (one.players, one.spaces, one.victory) == (two.players, two.spaces, two.victory)
    assert state.perspective(1, Rng(1)).to_bytes() == state.to_bytes()


@pytest.mark.rule("ND-MAP-12")
def test_markers_of_the_core_have_no_effect() -> None:
    assert all(card.trade == 0 for player in begun(2).view(0).players for card in player.row)


# The turn -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ND-TURN-01", "ND-TURN-09")
def test_turns_go_clockwise() -> None:
    table = Table(3)
    order = []
    for _ in range(6):
        order.append(int(table.state.active))
        table.play("focus pottery")
        while table.state.active == order[-1] and table.state.actor >= 0:
            table.play("pass")
        while table.state.actor < 0:
            table.play(table.moves()[0])
    assert order == [0, 1, 2, 0, 1, 2]


@pytest.mark.rule("ND-TURN-02", "ND-TURN-05", "ND-TURN-15")
def test_any_of_the_five_cards_also_the_same_again() -> None:
    table = Table()
    assert sorted(table.legal("focus")) == sorted(table.cards(0))
    assert table.why_not("focus flight") == "ND-TURN-05"
    table.play("focus pottery", "pass").on_turn(0)
    assert table.why_not("focus pottery") == ""


@pytest.mark.rule("ND-TURN-04")
def test_the_steps_of_a_turn_are_in_order() -> None:
    table = Table()
    assert table.why_not("advance") == "ND-TURN-04"
    table.play("focus astrology", "advance")
    assert [event.name for event in table.events[:3]] == ["focuses", "advances", "resets"]


# Spaces ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ND-HEX-01", "ND-HEX-05", "ND-HEX-06", "ND-HEX-17")
def test_whose_a_space_is() -> None:
    table = Table().token(0, "1,3").city(1, "4,0").city_state("seoul", "-2,6").barbarian("a", "-1,5")
    owners = {place: table.space(place).owner for place in ("1,3", "4,0", "-2,6", "-1,5")}
    assert owners == {"1,3": 0, "4,0": 1, "-2,6": -1, "-1,5": -1}
    assert {space.terrain for space in table.view().spaces} == {"grassland"}


@pytest.mark.rule("ND-HEX-08", "ND-HEX-18")
def test_an_empty_space_holds_nothing_at_all() -> None:
    table = Table().row(0, "astrology", "foreign-trade", "masonry", "drama-and-poetry", "pottery").token(0, "1,3")
    around = table.around("1,3")
    table.barbarian("a", around[0]).caravan(1, around[1]).wonder("oracle", around[2]).resource("oil", around[3])
    table.city_state("seoul", around[4]).play("focus drama-and-poetry", "pass").on("pick", "1,3")
    assert table.asked() == "p2 turn"  # the only empty space left is taken without asking
    assert table.stands(around[5]) == "p1 token"


@pytest.mark.rule("ND-HEX-10", "ND-HEX-11", "ND-HEX-12", "ND-HEX-13", "ND-HEX-14")
def test_when_a_city_is_mature() -> None:
    table = Table().city(0, "1,3")
    around = table.around("1,3")
    table.token(0, *around[:5])
    assert not table.space("1,3").mature
    table.city(1, around[5])
    assert not table.space("1,3").mature
    table = Table().city(0, "1,3").token(0, *around[:5]).token(0, around[5], strong=True)
    assert table.space("1,3").mature
    table.barbarian("a", "1,5").events_come(2).play("die 5")  # to the upper left, onto 1,4
    assert not table.space("1,3").mature


@pytest.mark.rule("ND-HEX-20", "ND-WIN-23", "ND-WIN-13")
def test_the_rim_is_the_edge_and_what_touches_water() -> None:
    table = Table().ground("water", "1,3")
    rims = {f"{space.q},{space.r}" for space in table.view().spaces if space.rim}
    assert set(table.around("1,3")) <= rims
    assert "8,-3" in rims
    assert "5,0" not in rims


@pytest.mark.rule("ND-HEX-21")
def test_the_origin_is_not_counted_the_destination_is() -> None:
    table = Table().play("focus pottery")
    assert "5,-2" in table.spaces("city")
    assert "4,-2" not in table.spaces("city")


# Victory --------------------------------------------------------------------------------------------------------------


def complete(table: Table, seat: int) -> Table:
    """Mark every victory card as completed by a seat."""
    table.state.zones[MARKS + seat] = table.state.victory
    return table


@pytest.mark.rule("ND-WIN-01", "ND-WIN-04", "ND-WIN-05", "ND-WIN-33", "ND-WIN-32")
def test_every_card_completed_wins_before_the_first_players_turn() -> None:
    table = complete(Table().wonder("hanging-gardens", "7,-2"), 1)
    assert table.state.actor != OVER
    table.play("focus astrology", "pass")
    assert table.state.actor != OVER
    table.play("focus astrology", "pass")
    assert table.state.actor == OVER
    ending = table.state.ending()
    assert ending is not None
    assert (ending.winners, ending.reason, ending.rule) == ((1,), "every-card", "ND-WIN-04")
    assert table.why_not("focus astrology") == "ND-WIN-33"


@pytest.mark.rule("ND-WIN-06", "ND-WIN-07", "ND-WIN-08", "ND-WIN-28", "ND-EX-30")
@pytest.mark.parametrize(
    ("wonders", "spaces", "winners", "reason"),
    [
        (("oracle", ""), (0, 3), (0,), "most-wonders"),
        (("", "oracle"), (3, 0), (1,), "most-wonders"),
        (("oracle", "petra"), (2, 0), (0,), "most-spaces"),
        (("oracle", "petra"), (1, 1), (0, 1), "shared"),
    ],
)
def test_ties(wonders: tuple[str, str], spaces: tuple[int, int], winners: tuple[int, ...], reason: str) -> None:
    table = Table()
    for seat, capital in enumerate(("7,-2", "-1,9")):
        if wonders[seat]:
            table.wonder(wonders[seat], capital)
        table.token(seat, *table.around(capital)[: spaces[seat]])
    complete(complete(table, 0), 1).wonder("big-ben", "1,3").events_come(1)  # an abandoned wonder counts for nobody
    ending = table.state.ending()
    assert ending is not None
    assert (ending.winners, ending.reason) == (winners, reason)
    assert sum(table.state.returns()) == 1.0


@pytest.mark.rule("ND-WIN-09", "ND-WIN-19", "ND-WIN-20", "ND-WIN-02")
def test_eight_cities() -> None:
    table = Table().victory(0).row(0, "astrology", "foreign-trade", "masonry", "early-empire", "pottery")
    table.city(0, "4,-5", "8,-5", "4,-3", "4,0", "0,1", "0,4").play("focus pottery").on("city", "2,2")
    assert table.seat(0).marks == [0]
    assert table.seat(0).tokens == 30
    (event,) = table.told("completes")
    assert (event.rule, event.details["agenda"]) == ("ND-WIN-09", "agenda.civilized")


@pytest.mark.rule("ND-WIN-10", "ND-WIN-12", "ND-WIN-14", "ND-WIN-16")
@pytest.mark.parametrize(
    ("card", "one", "two", "agenda"),
    [
        (0, "colossus", "big-ben", "money-grubber"),
        (1, "petra", "alhambra", "paranoid"),
        (2, "stonehenge", "eiffel-tower", "aesthetic"),
        (3, "oracle", "kremlin", "scholarly"),
    ],
)
def test_two_wonders_of_a_type(card: int, one: str, two: str, agenda: str) -> None:
    table = Table().victory(card).city(0, "1,3").wonder(one, "7,-2").wonder(two, "1,3")
    table.state.changed = True
    table.play("focus pottery")
    assert table.seat(0).marks == [card]
    assert table.told("completes")[0].details["agenda"] == f"agenda.{agenda}"


@pytest.mark.rule("ND-WIN-11", "ND-WIN-27")
def test_two_captured_city_states_one_under_a_token() -> None:
    table = Table().victory(1).city_state("seoul", "1,3").city(0, "1,3").city_state("kabul", "4,0").stand_in(0, "4,0")
    table.state.changed = True
    assert table.play("focus pottery").seat(0).marks == [1]


@pytest.mark.rule("ND-WIN-13")
def test_fifteen_spaces_of_the_rim() -> None:
    rim = sorted(f"{space.q},{space.r}" for space in Table().view().spaces if space.rim and space.owner < 0)
    for count, marks in ((13, []), (14, [2])):  # neither capital, at -1,9 and at 7,-2, is on the rim
        table = Table().victory(2).token(0, *rim[:count]).token(0, rim[20])
        table.state.changed = True
        assert table.play("focus pottery").seat(0).marks == marks


@pytest.mark.rule("ND-WIN-15")
def test_twenty_four_on_the_dial() -> None:
    table = Table().victory(3).tech(0, 23).play("focus astrology", "advance")
    assert table.seat(0).marks == [3]


@pytest.mark.rule("ND-WIN-17")
def test_five_mature_cities() -> None:
    table = Table().victory(4).city(0, "1,3", "4,0", "-2,6", "2,0")
    table.ground("water", *{each for place in ("1,3", "4,0", "-2,6", "2,0", "7,-2") for each in table.around(place)})
    table.state.changed = True
    assert len(table.seat(0).mature) == 5
    assert table.play("focus pottery").seat(0).marks == [4]


@pytest.mark.rule("ND-WIN-18")
def test_two_natural_wonders() -> None:
    table = Table().victory(4).natural("pantanal", "1,3").natural("mt-everest", "4,0").token(0, "1,3", "4,0")
    table.state.changed = True
    assert table.play("focus pottery").seat(0).marks == [4]


@pytest.mark.rule("ND-WIN-03", "ND-WIN-21", "ND-WIN-22")
def test_a_completed_card_stays_and_others_may_complete_it_too() -> None:
    table = Table().victory(3).tech(0, 24).tech(1, 24)
    table.state.changed = True
    table.play("focus astrology")
    assert (table.seat(0).marks, table.seat(1).marks) == ([3], [3])
    table.play("advance")
    assert table.seat(0).tech == 15
    assert table.seat(0).marks == [3]
    assert table.state.zones[MARKERS] == 1


@pytest.mark.rule("ND-WIN-25", "ND-WIN-26")
@pytest.mark.parametrize("give", [True, False])
def test_a_marker_takes_a_token_if_there_is_one(give: bool) -> None:
    table = Table().victory(3).tech(0, 23).token(0, "1,3", "1,4")
    table.state.zones[TOKENS] = 0
    table._ready().play("focus astrology", "advance")
    assert table.asked() == "p1 mustering"
    if give:
        table.on("take-back", "1,3")
    else:
        table.play("pass")
    assert table.seat(0).marks == [3]
    assert table.state.zones[MARKERS] == int(give)


@pytest.mark.rule("ND-WIN-31")
def test_a_capture_is_one_change() -> None:
    table = Table().row(0, "astrology", "foreign-trade", "early-empire", "pottery", "masonry").victory(1)
    table.city_state("seoul", "6,-2").city(1, "6,-2").city_state("kabul", "4,0").city(1, "4,0")
    table.play("focus masonry").on("attack", "6,-2").play("battle 6-1", "conquer")
    assert table.told("completes") == []


# Limits ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ND-LIM-09", "ND-LIM-02", "ND-LIM-04", "ND-LIM-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_lost_or_made_in_random_games(players: int) -> None:
    for seed in range(2):
        state, rng = NEWDAWN.new(players, {"map": "random"}), Rng(seed)
        assert isinstance(state, NewDawnState)
        plies = 0
        while state.actor != OVER:
            state.play(state.random_move(rng))
            plies += 1
            if plies % 9 == 0:
                assert faults(state) == []


@pytest.mark.rule("ND-CLR-27")
def test_a_card_goes_before_the_rules() -> None:
    table = Table().wonder("chichen-itza", "7,-2").ground("forest", "1,3").play("focus early-empire")
    assert "1,3" in table.spaces("place")


def test_a_turn_begins_with_nothing_pending() -> None:
    table = Table()
    turn.begin_turn(table.state, 1)
    assert table.state.depth == 1
