"""Cities & Knights: the aqueduct."""

import pytest

from ecumene.core.state import SPECTATOR

from .table import Table, land

RESOURCES = ("lumber", "brick", "wool", "grain", "ore")


@pytest.mark.rule("CK-IMP-10")
@pytest.mark.parametrize("kind", RESOURCES)
def test_a_player_who_got_no_card_takes_a_resource_of_choice(kind: str) -> None:
    """One card from the bank, in public."""
    table = Table().levels(1, science=3).rolls(5, 6, "ship")
    assert (table.asked(), table.state.actor) == ("aqueduct", 1)
    table.play(f"take {kind}")
    assert table.cards(1) == {kind: 1}
    assert table.state.view(SPECTATOR).bank[kind] == 18
    (event,) = table.told("aqueduct")
    assert (event.seat, event.rule) == (1, "CK-IMP-10")
    assert event.seen_by(2).details == {"cards": f"count-{kind}.0"}
    assert (table.asked(), table.state.actor) == ("turn", 0)


@pytest.mark.rule("CK-IMP-10")
def test_a_player_who_got_a_card_takes_none() -> None:
    """A single resource is enough to rule it out."""
    table = Table().settlement(1, "n:0,0").levels(1, science=3).rolls(5, 6, "ship")
    assert table.cards(1) == {"brick": 1}
    assert table.asked() == "turn"


@pytest.mark.rule("CK-IMP-10")
@pytest.mark.parametrize("level", [0, 1, 2])
def test_below_level_3_there_is_no_aqueduct(level: int) -> None:
    """Other tracks do not help."""
    table = Table().levels(1, science=level, trade=5, politics=5).rolls(5, 6, "ship")
    assert table.asked() == "turn"


@pytest.mark.rule("CK-IMP-10")
def test_what_others_got_does_not_matter() -> None:
    """Each player's own cards count."""
    table = Table().city(0, "n:0,0").levels(0, science=3).levels(1, science=3).rolls(5, 6, "ship")
    assert (table.asked(), table.state.actor) == ("aqueduct", 1)
    table.play("take ore")
    assert table.asked() == "turn"


@pytest.mark.rule("CK-IMP-11")
def test_the_aqueduct_works_when_the_robber_stopped_the_hex() -> None:
    """Only what was actually received counts."""
    table = Table().landed().city(0, "n:0,0").levels(0, science=3)
    table.state.robber = land("0,0")
    table.rolls(5, 6, "ship")
    assert (table.asked(), table.state.actor) == ("aqueduct", 0)


@pytest.mark.rule("CK-IMP-12")
@pytest.mark.parametrize(("white", "red"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
def test_the_aqueduct_never_works_on_a_7(white: int, red: int) -> None:
    """Although nobody gets a card."""
    table = Table().levels(0, science=5).levels(1, science=3).rolls(white, red, "ship")
    assert table.asked() == "turn"
    assert not table.told("aqueduct")


@pytest.mark.rule("CK-IMP-13")
def test_a_commodity_switches_the_aqueduct_off() -> None:
    """The bank has no ore, so the city gets only a coin."""
    table = Table().city(0, "n:1,-2").levels(0, science=3).bank(ore=0).rolls(1, 1, "ship")
    assert table.cards(0) == {"coin": 1}
    assert table.asked() == "turn"


@pytest.mark.rule("CK-IMP-13")
def test_a_progress_card_does_not_switch_the_aqueduct_off() -> None:
    """It is not a result of the number dice."""
    table = Table().levels(0, science=3).rolls(6, 2, "gate-science").play("drawn crane")
    assert (table.asked(), table.state.actor) == ("aqueduct", 0)
    assert table.play("take wool").cards(0) == {"wool": 1}


@pytest.mark.rule("CK-IMP-14")
def test_the_aqueduct_pays_no_commodity() -> None:
    """Resources only."""
    table = Table().levels(0, science=3).rolls(5, 6, "ship")
    assert set(table.legal()) == {*(f"take {kind}" for kind in RESOURCES), "pass"}
    for kind in ("paper", "cloth", "coin"):
        assert table.why_not(f"take {kind}") == "CK-IMP-14"


@pytest.mark.rule("CK-IMP-14")
def test_several_owners_choose_in_turn_order_and_only_what_the_bank_has() -> None:
    """The first of them takes the last ore."""
    table = Table().bank(ore=1, lumber=0).on_turn(1)
    for seat in range(3):
        table.levels(seat, science=3)
    table.rolls(5, 6, "ship")
    assert table.state.actor == 1
    assert table.why_not("take lumber") == "CK-IMP-14"
    table.play("take ore")
    assert table.state.actor == 2
    assert table.why_not("take ore") == "CK-IMP-14"
    table.play("take wool")
    assert table.state.actor == 0
    table.play("take wool")
    assert (table.asked(), table.state.actor) == ("turn", 1)


@pytest.mark.rule("CK-IMP-14")
def test_the_aqueduct_may_be_declined() -> None:
    """Then no card is taken, and the next owner is asked."""
    table = Table().levels(0, science=3).levels(2, science=4).rolls(5, 6, "ship").play("pass")
    assert table.told("declines-aqueduct")[0].seat == 0
    assert (table.asked(), table.state.actor) == ("aqueduct", 2)
    table.play("pass")
    assert table.asked() == "turn"
    assert (table.cards(0), table.cards(2)) == ({}, {})


@pytest.mark.rule("CK-IMP-14")
def test_only_one_card_is_taken_and_an_empty_bank_pays_nothing() -> None:
    """Nobody is asked when no resource is left, although commodities are."""
    table = Table().levels(0, science=5).rolls(5, 6, "ship").play("take ore")
    assert table.asked() == "turn"
    table = Table().levels(0, science=5).bank(**dict.fromkeys(RESOURCES, 0)).rolls(5, 6, "ship")
    assert table.asked() == "turn"


@pytest.mark.rule("CK-IMP-15")
def test_the_aqueduct_works_when_the_bank_could_not_pay() -> None:
    """Two were owed brick, the bank has one, and nobody gets it."""
    table = Table().settlement(0, "n:0,0").settlement(1, "n:0,1").levels(0, science=3).bank(brick=1)
    table.rolls(5, 6, "ship")
    assert (table.asked(), table.state.actor) == ("aqueduct", 0)
    table.play("take brick")
    assert (table.cards(0), table.cards(1)) == ({"brick": 1}, {})


@pytest.mark.rule("CK-IMP-15")
def test_a_part_of_what_is_owed_switches_the_aqueduct_off() -> None:
    """A sole claimant who gets one card of two has received a card."""
    table = Table().city(0, "n:0,0").levels(0, science=3).bank(brick=1).rolls(5, 6, "ship")
    assert table.cards(0) == {"brick": 1}
    assert table.asked() == "turn"
