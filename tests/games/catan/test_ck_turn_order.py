"""Cities & Knights: nothing else happens between the roll and the end of what it causes."""

from collections.abc import Callable

import pytest

from ecumene.core.errors import EcumeneError

from .table import Table, at, land, way


def busy() -> Table:
    """Three seats that could do many things if they were allowed to."""
    table = Table().city(0, "n:0,1").road(0, "n:0,1", "s:0,0").knight(0, "s:0,0")
    table.city(1, "n:1,1").city(1, "n:0,2").road(1, "n:1,1", "s:1,0").knight(1, "s:1,0")
    table.settlement(2, "n:-1,1").road(2, "n:-1,1", "s:-1,0").knight(2, "s:-1,0")
    for seat in range(3):
        table.progress(seat, "warlord", "merchant")
    return table.hand(0, lumber=1, brick=2, grain=2, wool=2).hand(1, grain=2, ore=2).hand(2, grain=2, wool=2)


def with_attack(table: Table) -> Table:
    """Make the barbarians land on the next ship face."""
    table.state.ship = 6
    return table


def city_lost() -> Table:
    """A seat chooses which city it loses."""
    return with_attack(busy()).rolls(5, 5, "ship")


def reward() -> Table:
    """Two seats tie for strongest and choose their decks."""
    table = with_attack(busy()).knight(0, "n:-1,0", "mighty", active=True).knight(2, "n:-2,2", "mighty", active=True)
    return table.rolls(5, 5, "ship")


def surplus() -> Table:
    """A seat that is not on turn has drawn a fifth card."""
    table = busy().progress(1, "spy", "crane").levels(1, trade=3)
    return table.rolls(5, 1, "gate-trade").play("drawn merchant")


def discards() -> Table:
    """A 7 with full hands."""
    return busy().hand(1, lumber=4, grain=4, ore=4).rolls(4, 3, "ship")


def robber_to_move() -> Table:
    """A 7 after the first landing."""
    return busy().landed().rolls(4, 3, "ship")


def victim_to_choose() -> Table:
    """Two seats can be robbed."""
    table = busy().landed().settlement(2, "s:1,-1").rolls(4, 3, "ship")
    return table.play(f"robber {land('1,0')}")


def aqueduct() -> Table:
    """A seat that got nothing may take a card."""
    return busy().levels(1, science=3).rolls(1, 1, "ship")


def gold() -> Table:
    """A gold river pays resources of its owner's choice."""
    table = Table(map="outer_isles").city(1, "n:5,-2").knight(1, "n:0,0").knight(0, "n:0,1").progress(0, "warlord")
    return table.hand(0, grain=4).hand(1, grain=4).rolls(1, 3, "ship")


QUESTIONS: dict[str, tuple[Callable[[], Table], set[str]]] = {
    "pillaged": (city_lost, {"lose"}),
    "rewarding": (reward, {"draw"}),
    "surplus": (surplus, {"surrender"}),
    "discarding": (discards, {"discard"}),
    "moving-robber": (robber_to_move, {"robber"}),
    "robbing": (victim_to_choose, {"rob"}),
    "aqueduct": (aqueduct, {"take", "pass"}),
    "picking-gold": (gold, {"take"}),
}


@pytest.mark.rule("CK-TURN-11", "CK-TURN-12")
@pytest.mark.parametrize("question", list(QUESTIONS))
def test_a_question_of_the_roll_is_answered_and_nothing_else_is_done(question: str) -> None:
    """Whoever is asked can only answer."""
    build, verbs = QUESTIONS[question]
    table = build()
    assert table.asked() == question
    for seat in table.state.awaited():
        table.state.turn_to(seat)
        assert table.verbs() == verbs


@pytest.mark.rule("CK-TURN-11")
@pytest.mark.parametrize("question", list(QUESTIONS))
def test_no_knight_card_or_trade_between_the_roll_and_its_end(question: str) -> None:
    """Activating, playing, offering, trading with the bank and ending the turn are all refused."""
    table = QUESTIONS[question][0]()
    knight = {0: "s:0,0", 1: "s:1,0", 2: "s:-1,0"}
    for seat in table.state.awaited():
        for move in (f"activate {at(knight[seat])}", "play warlord", "give grain", "bank grain ore", "end"):
            assert table.why_not(f"p{seat + 1} {move}") == "CK-TURN-12"


@pytest.mark.rule("CK-TURN-11")
def test_nobody_acts_while_the_dice_are_in_the_air_or_a_card_is_drawn() -> None:
    """Chance decides, not a seat."""
    table = busy().levels(1, politics=5).on_turn(0, rolled=False).play("roll")
    assert (table.by_chance(), table.state.awaited()) == (True, [])
    for move in (f"activate {at('s:0,0')}", "play warlord", "give grain"):
        assert table.why_not(move) == "CK-TURN-01"
    table.play("cast 2-3 gate-politics")
    assert (table.by_chance(), table.state.awaited()) == (True, [])
    assert table.why_not("play warlord") == "CK-TURN-01"


@pytest.mark.rule("CK-TURN-12")
@pytest.mark.parametrize("question", list(QUESTIONS))
def test_the_turn_is_open_once_every_choice_is_made(question: str) -> None:
    """Answer by answer until the roll is resolved."""
    table = QUESTIONS[question][0]()
    for _ in range(40):
        if table.asked() == "turn":
            break
        table.play(table.legal()[0])
    assert (table.asked(), table.state.actor) == ("turn", table.state.active)
    assert "end" in table.verbs()


@pytest.mark.rule("CK-TURN-12")
def test_one_open_discard_is_enough_to_hold_up_the_turn() -> None:
    """Three choices are made, one is missing."""
    table = busy().hand(1, lumber=8).hand(2, wool=4, ore=4).rolls(4, 3, "ship")
    assert table.state.awaited() == [1, 2]
    table.play(*["p2 discard lumber"] * 4)
    assert table.state.awaited() == [2]
    table.play("p3 discard wool", "p3 discard wool", "p3 discard ore")
    assert table.asked() == "discarding"
    assert table.why_not("p3 end") == "CK-TURN-12"
    table.play("p3 discard ore")
    assert (table.asked(), table.state.actor) == ("turn", 0)


@pytest.mark.rule("CK-TURN-12")
def test_the_active_player_waits_for_the_others_too() -> None:
    """Building, improving and hiring have to wait for everybody's choices."""
    table = city_lost()
    assert table.state.awaited() == [1]
    with pytest.raises(EcumeneError):
        table.state.turn_to(0)
    for move in (f"road {way('s:0,0', 'n:-1,1')}", "improve trade", f"hire {at('s:1,-1')}", f"wall {at('n:0,1')}"):
        assert table.why_not(move) == "CK-TURN-12"
