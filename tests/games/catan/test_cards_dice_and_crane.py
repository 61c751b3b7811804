"""The Alchemist, who sets the dice, and the Crane, which makes an improvement cheaper."""

import pytest

from .table import Table, at


def before(*cards: str) -> Table:
    """The first seat is on turn before the roll with these cards in hand."""
    return Table().on_turn(0, rolled=False).progress(0, *cards)


# Alchemist ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-CARD-01")
def test_the_alchemist_sets_both_dice_before_the_roll() -> None:
    """White 4 and red 2 are set by the player, and the 6 pays."""
    table = before("alchemist").settlement(1, "s:0,0").play("play alchemist")
    assert table.asked() == "setting-dice"
    table.play("dice 4-2", "roll")
    assert table.legal() == ["event gate-trade", "event gate-politics", "event gate-science", "event ship"]
    table.play("event ship")
    dice = table.state.view(0).dice
    assert dice is not None
    assert (dice.white, dice.red, dice.event) == (4, 2, "ship")
    assert table.cards(1) == {"ore": 1}


@pytest.mark.rule("CK-CARD-01")
def test_the_science_deck_has_two_alchemists() -> None:
    """Both can be drawn, a third cannot."""
    table = Table().levels(0, science=3)
    for _ in range(2):
        table.rolls(1, 1, "gate-science").play("drawn alchemist")
    table.rolls(1, 1, "gate-science")
    assert table.why_not("drawn alchemist") == "CK-CLR-26"


@pytest.mark.rule("CK-CARD-01", "CK-CARD-02")
def test_every_pair_of_values_may_be_chosen() -> None:
    """Thirty-six choices, from one to six on each die."""
    table = before("alchemist").play("play alchemist")
    assert sorted(table.legal()) == [f"dice {white}-{red}" for white in range(1, 7) for red in range(1, 7)]


@pytest.mark.rule("CK-CARD-02")
@pytest.mark.parametrize("dice", ["1-6", "2-5", "3-4", "4-3", "5-2", "6-1"])
def test_a_seven_may_be_chosen(dice: str) -> None:
    """Then eight cards are too many."""
    table = before("alchemist").hand(2, wool=4, ore=4).play("play alchemist", f"dice {dice}", "roll", "event ship")
    assert table.asked() == "discarding"
    assert table.state.awaited() == [2]


@pytest.mark.rule("CK-CARD-03")
def test_the_event_die_is_resolved_before_production() -> None:
    """The gate lets a player draw before the chosen dice pay anything."""
    table = before("alchemist").settlement(0, "s:0,0").levels(0, science=1)
    table.play("play alchemist", "dice 4-2", "roll", "event gate-science")
    assert table.asked() == "drawing"
    assert table.cards(0) == {}
    table.play("drawn smith")
    assert table.cards(0) == {"ore": 1}


@pytest.mark.rule("CK-CARD-03")
def test_the_barbarians_land_before_the_chosen_seven() -> None:
    """The landing unlocks the robber, and a pillaged wall no longer counts on the seven."""
    table = before("alchemist").city(1, "n:0,0", wall=True).hand(1, wool=4, ore=4)
    table.state.ship = 6
    table.play("play alchemist", "dice 3-4", "roll", "event ship")
    assert [event.seat for event in table.told("pillaged")] == [1]
    assert table.asked() == "discarding"
    table.play(*["discard wool"] * 4)
    assert table.asked() == "moving-robber"


@pytest.mark.rule("CK-CARD-04")
def test_the_alchemist_cannot_be_played_after_the_roll() -> None:
    """Not for the rest of the turn."""
    table = Table().progress(0, "alchemist")
    assert table.why_not("play alchemist") == "CK-CARD-04"
    table.rolls(1, 1, "ship")
    assert table.why_not("play alchemist") == "CK-CARD-04"


@pytest.mark.rule("CK-CARD-05")
@pytest.mark.parametrize(("dice", "draws"), [("6-3", True), ("3-6", False)])
def test_the_chosen_red_value_decides_who_draws(dice: str, draws: bool) -> None:
    """Level 2 draws on a red 3 but not on a red 6, though the sum is the same."""
    table = before("alchemist").levels(1, politics=2)
    table.play("play alchemist", f"dice {dice}", "roll", "event gate-politics")
    assert table.by_chance() is draws
    assert table.asked() == ("drawing" if draws else "turn")


@pytest.mark.rule("CK-CARD-06")
def test_a_chosen_seven_before_the_first_landing_only_costs_cards() -> None:
    """The robber stays on its desert."""
    table = before("alchemist").hand(1, wool=8).settlement(1, "n:0,0")
    robber = table.state.robber
    table.play("play alchemist", "dice 1-6", "roll", "event ship", *["discard wool"] * 4)
    assert table.cards(1) == {"wool": 4}
    assert table.asked() == "turn"
    assert table.state.robber == robber


# Crane ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-CARD-07")
@pytest.mark.parametrize(("level", "price"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_an_improvement_costs_one_commodity_less(level: int, price: int) -> None:
    """The next level costs its number less one."""
    table = Table().city(0, "n:0,0").city(0, "n:0,1").levels(0, trade=level).hand(0, cloth=5).progress(0, "crane")
    table.play("play crane", "improve trade")
    assert table.cards(0) == {"cloth": 5 - price}
    assert table.state.view(0).players[0].levels["trade"] == level + 1


@pytest.mark.rule("CK-CARD-07")
def test_the_discount_is_for_one_improvement_of_this_turn() -> None:
    """The second one has the full price."""
    table = Table().city(0, "n:0,0").levels(0, science=1).hand(0, paper=3).progress(0, "crane")
    table.play("play crane", "improve science")
    assert table.cards(0) == {"paper": 2}
    assert table.why_not("improve science") == "CK-IMP-02"


@pytest.mark.rule("CK-CARD-08")
def test_the_crane_makes_nothing_else_cheaper() -> None:
    """City, wall, road, settlement and knight keep their prices, and paying for them leaves the discount alone."""
    table = Table().city(0, "n:0,0").settlement(0, "n:0,1").road(0, "n:0,0", "s:1,-1").progress(0, "crane")
    table.hand(0, ore=2, grain=2).play("play crane")
    assert table.why_not(f"city {at('n:0,1')}") == "CB-BUILD-05"
    table.hand(0, ore=3, grain=1)
    assert table.why_not(f"city {at('n:0,1')}") == "CB-BUILD-05"
    table.hand(0, brick=1)
    assert table.why_not(f"wall {at('n:0,0')}") == "CK-WALL-01"
    table.hand(0, ore=1)
    assert table.why_not(f"hire {at('s:1,-1')}") == "CK-KNIGHT-03"
    table.hand(0, ore=3, grain=2).play(f"city {at('n:0,1')}")
    assert table.cards(0) == {}
    assert table.state.view(0).turn.cranes == 1


@pytest.mark.rule("CK-CARD-09")
def test_two_cranes_do_not_add_up_on_one_improvement() -> None:
    """Level 3 costs two cards, not one."""
    table = Table().city(0, "n:0,0").levels(0, politics=2).hand(0, coin=1).progress(0, "crane", "crane")
    table.play("play crane", "play crane")
    assert table.why_not("improve politics") == "CK-IMP-02"
    table.hand(0, coin=2).play("improve politics")
    assert table.cards(0) == {}


@pytest.mark.rule("CK-CARD-09", "CK-CARD-76")
def test_two_cranes_serve_two_improvements() -> None:
    """Each of the next two improvements costs one less; the third does not."""
    table = Table().city(0, "n:0,0").levels(0, politics=1, trade=2).hand(0, coin=4, cloth=2)
    table.progress(0, "crane", "crane").play("play crane", "play crane", "improve politics", "improve trade")
    assert table.cards(0) == {"coin": 3}
    table.play("improve politics")
    assert table.cards(0) == {}


@pytest.mark.rule("CK-CARD-10")
def test_a_first_level_is_free_with_the_crane() -> None:
    """No card is needed at all."""
    table = Table().city(0, "n:0,0").progress(0, "crane")
    assert table.why_not("improve science") == "CK-IMP-02"
    table.play("play crane", "improve science")
    assert table.state.view(0).players[0].levels["science"] == 1
    assert table.state.view(0).turn.cranes == 0


@pytest.mark.rule("CK-CARD-10")
def test_an_unused_discount_ends_with_the_turn() -> None:
    """Neither the next player nor the same one a round later has it."""
    table = Table().city(0, "n:0,0").city(1, "n:0,1").progress(0, "crane").play("play crane", "end")
    for seat in (1, 2, 0):
        assert table.state.active == seat
        table.play("roll", "cast 1-1 ship")
        assert table.state.view(seat).turn.cranes == 0
        assert table.why_not("improve trade") in {"CK-IMP-02", "CK-IMP-04"}
        table.play("end")


@pytest.mark.rule("CK-CARD-76")
def test_the_next_improvement_takes_the_discount_without_asking() -> None:
    """It cannot be saved for a more expensive one."""
    table = Table().city(0, "n:0,0").levels(0, trade=1).hand(0, coin=1, cloth=2).progress(0, "crane")
    table.play("play crane", "improve politics")
    assert table.asked() == "turn"
    assert table.cards(0) == {"coin": 1, "cloth": 2}
    table.play("improve trade")
    assert table.cards(0) == {"coin": 1}


@pytest.mark.rule("CK-CARD-76")
def test_a_crane_played_after_an_improvement_is_for_the_next_one() -> None:
    """Nothing is refunded."""
    table = Table().city(0, "n:0,0").hand(0, coin=2).progress(0, "crane")
    table.play("improve politics", "play crane")
    assert table.cards(0) == {"coin": 1}
    table.play("improve politics")
    assert table.cards(0) == {}
