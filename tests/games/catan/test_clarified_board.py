"""Rulings about choices, knights, cities and automatic choices."""

from collections.abc import Callable

import pytest

from ecumene.games.catan.cards import DECK_BITS
from ecumene.games.catan.material import BASIC, CITIES, STRONG

from .table import Table, at, land, way

RING = ("n:0,0", "s:1,-1", "n:0,1", "s:0,0", "n:-1,1", "s:-1,0")


def piece(table: Table, corner: str) -> str:
    """What stands on a crossing."""
    return next((one.piece for one in table.state.view(0).crossings if one.crossing == at(corner)), "")


# Choices owed by others -----------------------------------------------------------------------------------------------


def _seven() -> Table:
    """Eight cards on a seven."""
    return Table().hand(1, wool=4, ore=4).rolls(3, 4, "ship")


def _retreat() -> Table:
    table = Table().settlement(0, "n:0,0").road(0, "n:0,0", "s:1,-1", "n:0,1").progress(0, "intrigue")
    return table.road(1, "n:0,1", "s:0,0", "n:-1,1").knight(1, "n:0,1").play("play intrigue")


def _pillage() -> Table:
    table = Table().city(1, "n:0,0").city(1, "n:0,1")
    table.state.ship = 6
    return table.rolls(1, 1, "ship")


def _reward() -> Table:
    table = Table().knight(1, "n:0,0", active=True).knight(2, "n:0,1", active=True)
    table.state.ship = 6
    return table.rolls(1, 1, "ship")


def _wedding() -> Table:
    return Table().city(1, "n:0,0").hand(1, wool=2, ore=2).progress(0, "wedding").play("play wedding")


def _saboteur() -> Table:
    return Table().hand(1, wool=2, ore=2).progress(0, "saboteur").play("play saboteur")


def _harbour() -> Table:
    table = Table().hand(0, wool=1).hand(1, coin=1, paper=1).progress(0, "commercial-harbour")
    return table.play("play commercial-harbour", "barter p2 wool")


def _deserter() -> Table:
    table = Table().knight(1, "n:0,0").knight(1, "n:0,1").progress(0, "deserter")
    return table.play("play deserter")


@pytest.mark.rule("CK-CLR-07")
@pytest.mark.parametrize(
    ("owed", "verb", "rule"),
    [
        (_seven, "discard", "CK-TURN-12"),
        (_retreat, "go", "CK-CLR-07"),
        (_pillage, "lose", "CK-TURN-12"),
        (_reward, "draw", "CK-TURN-12"),
        (_wedding, "pay", "CK-CLR-07"),
        (_saboteur, "discard", "CK-CLR-07"),
        (_harbour, "pay", "CK-CLR-07"),
        (_deserter, "lose", "CK-CLR-07"),
    ],
)
def test_nothing_happens_before_a_choice_owed_out_of_turn(owed: Callable[[], Table], verb: str, rule: str) -> None:
    """The player who owes it can do nothing else, and the player on turn can do nothing at all."""
    table = owed()
    assert table.state.awaited() == [1]
    assert table.verbs() == {verb}
    assert not table.state.may_decide(0)
    for text in ("end", "bank wool ore", "play smith"):
        assert table.why_not(text) == rule


@pytest.mark.rule("CK-CLR-08")
def test_choices_of_several_are_made_in_any_order() -> None:
    """Discards, gifts and lost cities: any of them may come first."""
    for order in ((1, 2), (2, 1)):
        table = Table().hand(1, wool=4, ore=4).hand(2, wool=4, ore=4).rolls(3, 4, "ship")
        assert table.state.awaited() == [1, 2]
        for seat in order:
            table.play(*[f"p{seat + 1} discard wool"] * 4)
        assert table.asked() == "turn"
    table = Table().city(1, "n:0,0").city(1, "n:0,1").city(2, "n:-1,1").city(2, "n:-1,0")
    table.state.ship = 6
    table.rolls(1, 1, "ship")
    assert table.state.awaited() == [1, 2]
    table.play(f"p3 lose {at('n:-1,0')}", f"p2 lose {at('n:0,0')}")
    table = Table().city(1, "n:0,0").city(2, "n:0,1").hand(1, wool=2, ore=1).hand(2, wool=2, ore=1)
    table.progress(0, "wedding").play("play wedding")
    assert table.state.awaited() == [1, 2]
    table.play("p3 pay wool", "p2 pay wool", "p3 pay wool", "p2 pay wool")
    assert (table.asked(), table.cards(0)) == ("turn", {"wool": 4})


@pytest.mark.rule("CK-CLR-08")
def test_draws_and_aqueducts_go_in_turn_order() -> None:
    """Starting from the player on turn, one after another."""
    table = Table().on_turn(1)
    for seat in range(3):
        table.levels(seat, science=3)
    table.rolls(1, 1, "gate-science").play("drawn smith", "drawn crane", "drawn mining")
    assert [event.seat for event in table.told("draws")] == [1, 2, 0]
    for seat in (1, 2, 0):
        assert (table.asked(), table.state.awaited()) == ("aqueduct", [seat])
        table.play("pass")


# Knights and roads ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-CLR-09")
def test_a_road_cut_at_both_ends_stays() -> None:
    """It is not removed, although nothing can be built from it."""
    table = Table().settlement(0, "n:0,0").road(0, *RING[:4]).knight(1, "s:1,-1").knight(2, "n:0,1")
    table.knight(1, "s:0,0").hand(0, lumber=1, brick=1)
    assert len(table.state.view(0).edges) == 3
    assert table.why_not(f"road {way('s:0,0', 'n:-1,1')}") == "CK-KNIGHT-05"
    assert table.state.view(0).players[0].road_length == 1


@pytest.mark.rule("CK-CLR-10")
def test_a_knight_may_be_hired_between_ones_own_roads_even_among_foreign_knights() -> None:
    """One of the player's roads touches the crossing; that is enough."""
    table = Table().settlement(0, "n:0,0").road(0, *RING[:5]).knight(1, "s:1,-1").knight(1, "s:0,0")
    table.hand(0, wool=1, ore=1).play(f"hire {at('n:0,1')}")
    assert piece(table, "n:0,1") == "basic"


@pytest.mark.rule("CK-CLR-11")
def test_knights_and_settlements_may_be_neighbours() -> None:
    """A settlement next to another player's knight, and a knight next to another player's settlement."""
    table = Table().settlement(0, "n:0,0").road(0, *RING[:3]).knight(1, "s:0,0").knight(1, "s:1,0")
    table.hand(0, lumber=1, brick=1, wool=1, grain=1).play(f"settlement {at('n:0,1')}")
    table.on_turn(2).road(2, "s:0,-1", "n:-1,0").hand(2, wool=1, ore=1).play(f"hire {at('s:0,-1')}")
    assert piece(table, "s:0,-1") == "basic"


@pytest.mark.rule("CK-CLR-12")
@pytest.mark.parametrize("how", ["displaced", "moved away"])
def test_a_crossing_left_by_a_knight_may_be_settled_in_the_same_turn(how: str) -> None:
    """By Intrigue or by moving away, if all building rules are met."""
    table = Table().settlement(0, "n:0,0").road(0, *RING[:5]).hand(0, lumber=1, brick=1, wool=1, grain=1)
    if how == "displaced":
        table.knight(1, "n:0,1").progress(0, "intrigue")
        assert table.why_not(f"settlement {at('n:0,1')}") == "CK-KNIGHT-23"
        table.play("play intrigue")
    else:
        table.knight(0, "n:0,1", active=True)
        assert table.why_not(f"settlement {at('n:0,1')}") == "CK-KNIGHT-22"
        table.play(f"march {at('n:0,1')}", f"go {at('n:-1,1')}")
    table.play(f"settlement {at('n:0,1')}")
    assert piece(table, "n:0,1") == "settlement"


@pytest.mark.rule("CK-CLR-13")
def test_one_builds_on_from_the_other_end_of_a_cut_road() -> None:
    """An opponent's knight in the middle changes nothing elsewhere."""
    table = Table().settlement(0, "n:0,0").road(0, *RING[:4]).knight(1, "s:1,-1").hand(0, lumber=2, brick=2)
    assert table.why_not(f"road {way('s:1,-1', 'n:1,0')}") == "CK-KNIGHT-05"
    table.play(f"road {way('s:0,0', 'n:-1,1')}", f"road {way('n:0,0', 's:0,-1')}")


@pytest.mark.rule("CK-CLR-20")
def test_a_knight_moved_and_activated_again_defends_but_does_not_act() -> None:
    """It counts in an attack before its owner's next turn; after that it may act again."""
    table = Table().city(0, "n:0,0").road(0, *RING[:4]).knight(0, "s:1,-1", active=True).hand(0, grain=1)
    table.play(f"march {at('s:1,-1')}", f"go {at('n:0,1')}", f"activate {at('n:0,1')}")
    assert table.why_not(f"march {at('n:0,1')}") == "CK-KNIGHT-09"
    table.state.ship = 6
    table.play("end", "roll", "cast 1-1 ship")
    (event,) = table.told("knights-win")
    assert event.details == {"strength": 1, "defence": 1}
    table = Table().city(0, "n:0,0").road(0, *RING[:4]).knight(0, "s:1,-1", active=True).hand(0, grain=1)
    table.play(f"march {at('s:1,-1')}", f"go {at('n:0,1')}", f"activate {at('n:0,1')}")
    for _ in range(3):
        table.play("end", "roll", "cast 1-1 ship")
    assert table.why_not(f"march {at('n:0,1')}") == ""


@pytest.mark.rule("CK-CLR-23", "CK-CLR-31")
def test_a_single_retreat_is_made_at_once_and_told() -> None:
    """If there is none, the knight is removed, which is reported too."""
    table = Table().settlement(0, "n:0,0").road(0, *RING[:3]).progress(0, "intrigue")
    table.road(1, "n:0,1", "s:0,0").knight(1, "n:0,1").play("play intrigue")
    assert (table.asked(), piece(table, "s:0,0")) == ("turn", "basic")
    (event,) = table.told("retreats")
    assert (event.seat, event.details["crossing"]) == (1, f"crossing.{at('s:0,0')}")
    table = Table().settlement(0, "n:0,0").road(0, *RING[:3]).progress(0, "intrigue").knight(1, "n:0,1")
    table.play("play intrigue")
    assert (table.asked(), piece(table, "n:0,1"), table.supply(1, BASIC)) == ("turn", "", 2)
    assert [event.seat for event in table.told("knight-removed")] == [1]


@pytest.mark.rule("CK-CLR-28")
def test_a_figure_that_goes_back_may_be_used_in_the_same_turn() -> None:
    """A promotion frees a basic figure; a removed knight's figure returns to the supply."""
    table = Table().city(0, "n:0,0").road(0, *RING).knight(0, "s:1,-1").knight(0, "n:0,1").hand(0, wool=2, ore=2)
    assert table.why_not(f"hire {at('s:0,0')}") == "CK-KNIGHT-14"
    table.play(f"promote {at('s:1,-1')}", f"hire {at('s:0,0')}")
    assert (table.supply(0, BASIC), table.supply(0, STRONG), piece(table, "s:0,0")) == (0, 1, "basic")
    table = Table().settlement(0, "n:0,0").road(0, *RING[:3]).knight(1, "n:0,1").knight(1, "n:1,0")
    table.progress(0, "intrigue").play("play intrigue")
    assert table.state.view(0).players[1].pieces["basic-knight"] == 1


# Cities ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-CLR-14")
def test_an_upgrade_needs_a_city_piece_unless_it_sets_one_upright() -> None:
    """With all four on the board, only the sideways one can be upgraded, at either price."""
    table = Table().city(0, "n:0,0").city(0, "n:0,1").city(0, "n:-1,1").settlement(0, "n:-1,0")
    table.hand(0, ore=5, grain=3).progress(0, "medicine")
    assert table.why_not(f"city {at('n:-1,0')}") == ""
    table.city(0, "s:0,1", sideways=True)
    assert table.supply(0, CITIES) == 0
    assert table.why_not(f"city {at('n:-1,0')}") == "CK-CLR-14"
    assert table.why_not(f"city {at('s:0,1')}") == ""
    table.play("play medicine")
    assert (piece(table, "s:0,1"), piece(table, "n:-1,0")) == ("city", "settlement")
    assert table.why_not(f"city {at('n:-1,0')}") == "CK-CLR-14"


def _near_victory() -> Table:
    """The first seat has eleven points, level 3 of science and the price of level 4."""
    table = Table().city(0, "n:0,0", metropolis="trade").city(0, "n:0,1", metropolis="politics")
    table.levels(0, trade=4, politics=4, science=3).hand(0, paper=4).settlement(0, "n:-1,0")
    return table.city(0, "s:-1,0")


@pytest.mark.rule("CK-CLR-15")
def test_improvement_metropolis_and_victory_are_one_step() -> None:
    """The last commodity buys level 4, the metropolis goes on the only bare city, and the game is won."""
    table = _near_victory()
    assert table.points(0) == 11
    table.play("improve science")
    assert table.state.view(1).winners == [0]
    assert table.points(0) == 13


@pytest.mark.rule("CK-CLR-15")
def test_nothing_comes_between_an_improvement_and_the_metropolis() -> None:
    """If there is a choice of cities, it is made at once."""
    table = Table().city(0, "n:0,0").city(0, "n:0,1").levels(0, science=3).hand(0, paper=4, wool=4)
    table.play("improve science")
    assert (table.asked(), table.verbs(), table.state.awaited()) == ("capping", {"cap"}, [0])
    assert table.why_not("end") == "CK-CLR-07"
    assert table.why_not("bank wool ore") == "CK-CLR-07"
    table.play(f"cap {at('n:0,1')}")
    assert (table.asked(), table.points(0)) == ("turn", 6)


@pytest.mark.rule("CK-CLR-16")
def test_merchant_and_harbour_of_one_resource_do_not_combine() -> None:
    """It stays two to one."""
    table = Table().settlement(0, "n:0,-2").settlement(0, "n:0,0").progress(0, "merchant")
    assert table.state.view(0).players[0].ratios["brick"] == 2
    table.play("play merchant", f"merchant {land('0,0')}")
    assert table.state.view(0).players[0].ratios["brick"] == 2
    assert table.hand(0, brick=1).why_not("bank brick ore") == "CB-TRADE-07"
    table.hand(0, brick=2).play("bank brick ore")
    assert table.cards(0) == {"ore": 1}


@pytest.mark.rule("CK-CLR-24")
def test_a_city_that_lost_its_metropolis_may_be_pillaged() -> None:
    """It is an ordinary city again."""
    table = Table().city(0, "n:0,0", metropolis="trade").levels(0, trade=4).city(1, "n:0,1").levels(1, trade=4)
    table.hand(1, cloth=5).road(1, "n:0,1", "s:0,0").knight(1, "s:0,0", active=True)
    outlook = table.state.view(0).barbarians
    assert outlook is not None
    assert outlook.losers == [1]
    table.on_turn(1).play("improve trade")
    table.state.ship = 6
    table.rolls(1, 1, "ship")
    assert [event.seat for event in table.told("pillaged")] == [0]
    assert (piece(table, "n:0,0"), table.points(0)) == ("settlement", 1)


# Automatic choices ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-CLR-31")
def test_a_forced_choice_is_reported_like_a_choice() -> None:
    """A single victim, a single city and a single place for a metropolis."""
    table = Table().landed().settlement(1, "n:0,0").hand(1, wool=1).rolls(3, 4, "ship")
    table.play(f"robber {land('0,0')}", "stolen wool")
    assert [event.details["target"] for event in table.told("steals")] == ["seat.2"]
    told = []
    for corners in (("n:0,0",), ("n:0,0", "n:0,1")):
        table = Table()
        for corner in corners:
            table.city(1, corner)
        table.state.ship = 6
        table.rolls(1, 1, "ship")
        if len(corners) > 1:
            table.play(f"lose {at('n:0,0')}")
        (event,) = table.told("pillaged")
        told.append((event.seat, event.rule, event.details))
    assert told[0] == told[1]
    caps = []
    for corners in (("n:0,0",), ("n:0,0", "n:0,1")):
        table = Table().levels(0, science=3).hand(0, paper=4)
        for corner in corners:
            table.city(0, corner)
        table.play("improve science")
        if len(corners) > 1:
            table.play(f"cap {at('n:0,0')}")
        (event,) = table.told("metropolis")
        caps.append((event.seat, event.rule, event.details))
    assert caps[0] == caps[1]


@pytest.mark.rule("CK-CLR-32")
def test_a_choice_with_one_answer_is_made_without_asking() -> None:
    """A lone knight deserts; two cards are a wedding gift; one commodity kind is paid; one victim is robbed."""
    table = Table().knight(1, "n:0,0").progress(0, "deserter").play("play deserter")
    assert (table.asked(), piece(table, "n:0,0")) == ("turn", "")
    table = Table().city(1, "n:0,0").hand(1, wool=1, coin=1).progress(0, "wedding").play("play wedding")
    assert (table.asked(), table.cards(0)) == ("turn", {"wool": 1, "coin": 1})
    table = Table().city(1, "n:0,0").hand(1, wool=1, coin=1).progress(0, "master-merchant")
    table.play("play master-merchant")
    assert (table.asked(), table.cards(0), table.cards(1)) == ("turn", {"wool": 1, "coin": 1}, {})
    assert table.names() == ["plays", "aims", "steals", "steals"]
    table = Table().hand(0, wool=1).hand(1, coin=2, ore=1).progress(0, "commercial-harbour")
    assert table.play("play commercial-harbour", "barter p2 wool").cards(0) == {"coin": 1}


@pytest.mark.rule("CK-CLR-32")
def test_cards_from_a_hidden_hand_are_always_asked_for() -> None:
    """Otherwise everybody could tell that a hand has only one kind; only a whole hand is given without asking."""
    table = Table().hand(1, wool=8).rolls(3, 4, "ship")
    assert (table.asked(), table.state.awaited(), table.legal()) == ("discarding", [1], ["discard wool"])
    table = Table().hand(1, wool=4).progress(0, "saboteur").play("play saboteur")
    assert (table.asked(), table.legal()) == ("sabotaged", ["discard wool"])
    table = Table().city(1, "n:0,0").hand(1, wool=3).progress(0, "wedding").play("play wedding", "pay wool")
    assert (table.asked(), table.legal()) == ("gifts", ["pay wool"])


@pytest.mark.rule("CK-CLR-32")
def test_the_last_reward_deck_is_drawn_from_without_asking() -> None:
    """When the other two are empty."""
    table = Table().knight(0, "n:0,0", active=True).knight(1, "n:0,1", active=True)
    table.state.pool &= DECK_BITS[0]
    assert table.state.view(0).decks == {"trade": 18, "politics": 0, "science": 0}
    table.state.ship = 6
    table.rolls(1, 1, "ship")
    assert table.asked() == "drawing"


@pytest.mark.rule("CK-CLR-32")
def test_what_to_do_on_ones_own_turn_is_always_asked() -> None:
    """Even if the only possible move is to end the turn, or to roll."""
    table = Table()
    assert (table.asked(), table.legal()) == ("turn", ["end"])
    table.on_turn(0, rolled=False)
    assert (table.asked(), table.legal()) == ("before-roll", ["roll"])
    table.settle()
    assert table.asked() == "before-roll"
