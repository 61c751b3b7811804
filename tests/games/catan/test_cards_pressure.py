"""Bishop, Warlord, Wedding and Saboteur: cards that affect several players at once."""

import pytest

from .table import Table, at, land


def knight_state(table: Table, corner: str) -> tuple[bool, bool]:
    """Whether the knight on a crossing is active, and whether it has spent its action."""
    return next((one.active, one.spent) for one in table.state.view(0).crossings if one.crossing == at(corner))


# Bishop ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-CARD-32")
def test_the_bishop_robs_every_opponent_on_the_new_hex() -> None:
    """One card at random from each, resource or commodity."""
    table = Table(players=4).landed().progress(0, "bishop")
    table.settlement(1, "n:0,0").city(2, "n:0,1").settlement(0, "n:-1,1").settlement(3, "n:-1,-1")
    table.hand(0, ore=1).hand(1, lumber=1, coin=1).hand(2, cloth=2).hand(3, wool=1)
    table.play("play bishop", f"robber {land('0,0')}")
    assert table.state.robber == land("0,0")
    assert table.legal() == ["stolen lumber", "stolen coin"]
    table.play("stolen coin", "stolen cloth")
    assert table.cards(0) == {"ore": 1, "cloth": 1, "coin": 1}
    assert (table.cards(1), table.cards(2), table.cards(3)) == ({"lumber": 1}, {"cloth": 1}, {"wool": 1})
    assert table.asked() == "turn"


@pytest.mark.rule("CK-CARD-33")
def test_an_opponent_with_two_buildings_loses_one_card() -> None:
    """However many buildings there are, including cities."""
    table = Table().landed().progress(0, "bishop").settlement(1, "n:0,0").city(1, "n:0,1").city(1, "n:-1,1")
    table.hand(1, grain=5).play("play bishop", f"robber {land('0,0')}", "stolen grain")
    assert table.cards(1) == {"grain": 4}
    assert table.cards(0) == {"grain": 1}
    assert table.asked() == "turn"


@pytest.mark.rule("CK-CARD-34")
def test_the_bishop_waits_for_the_first_landing() -> None:
    """Before that the card is refused, even if plays without effect are allowed."""
    for option in ("refused_when_public", "allowed"):
        table = Table(no_effect_plays=option).progress(0, "bishop").settlement(1, "n:0,0").hand(1, wool=2)
        assert table.why_not("play bishop") == "CK-CARD-34"
        assert table.landed().why_not("play bishop") == ""


@pytest.mark.rule("CK-CARD-35")
def test_the_bishop_sends_the_robber_to_another_hex_with_a_number() -> None:
    """Neither to its current hex nor to the desert."""
    table = Table().landed().progress(0, "bishop")
    table.state.robber = land("0,0")
    table.play("play bishop")
    assert table.why_not(f"robber {land('0,0')}") == "CB-ROBBER-04"
    assert table.why_not(f"robber {land('1,-1')}") == "CK-SEVEN-04"
    assert len(table.legal("robber")) == 17


@pytest.mark.rule("CK-CARD-35")
def test_the_table_may_let_the_bishop_send_the_robber_to_the_desert() -> None:
    """By option."""
    table = Table(robber_to_desert=True).landed().progress(0, "bishop")
    table.state.robber = land("0,0")
    table.play("play bishop", f"robber {land('1,-1')}")
    assert table.state.robber == land("1,-1")


@pytest.mark.rule("CK-CARD-35")
def test_the_bishop_robs_in_turn_order_and_passes_over_empty_hands() -> None:
    """Starting from the player on turn: the fourth seat, then the first; the second has nothing."""
    table = Table(players=4).landed().on_turn(2).progress(2, "bishop")
    table.settlement(0, "n:0,0").settlement(1, "n:0,1").settlement(3, "n:-1,1")
    table.hand(0, wool=1).hand(3, ore=1).play("play bishop", f"robber {land('0,0')}")
    assert table.legal() == ["stolen ore"]
    table.play("stolen ore")
    assert table.legal() == ["stolen wool"]
    table.play("stolen wool")
    assert table.asked() == "turn"
    assert [event.details["target"] for event in table.told("steals")] == ["seat.4", "seat.1"]


@pytest.mark.rule("CK-CARD-84")
def test_the_bishop_may_go_where_nobody_is() -> None:
    """Then the robber moves and nothing is stolen."""
    table = Table().landed().progress(0, "bishop").hand(1, wool=3).settlement(0, "n:0,1").knight(1, "n:0,0")
    table.play("play bishop", f"robber {land('0,0')}")
    assert table.state.robber == land("0,0")
    assert table.asked() == "turn"
    assert table.cards(1) == {"wool": 3}


@pytest.mark.rule("CK-CARD-84")
def test_stealing_by_the_bishop_is_not_optional() -> None:
    """A card of each victim is drawn at once; nothing can happen in between."""
    table = Table().landed().progress(0, "bishop").settlement(1, "n:0,0").settlement(2, "n:0,1")
    table.hand(1, wool=1).hand(2, wool=1).play("play bishop")
    assert table.why_not("pass") == "CK-CLR-07"
    table.play(f"robber {land('0,0')}")
    for _ in range(2):
        assert table.by_chance()
        assert table.why_not("end") != ""
        table.play("stolen wool")
    assert table.cards(0) == {"wool": 2}


# Warlord --------------------------------------------------------------------------------------------------------------


def garrison() -> Table:
    """Three knights of the first seat on a road, one of them active, and an opponent's knight next to them."""
    table = Table().city(0, "n:0,0").road(0, "n:0,0", "s:1,-1", "n:0,1", "s:0,0", "n:-1,1").progress(0, "warlord")
    table.knight(0, "s:1,-1").knight(0, "n:0,1", "strong").knight(0, "s:0,0", "mighty", active=True)
    return table.knight(1, "n:1,0")


@pytest.mark.rule("CK-CARD-43")
def test_the_warlord_wakes_all_of_ones_own_knights_for_free() -> None:
    """Of every strength; opponents' knights stay inactive."""
    table = garrison().play("play warlord")
    player = table.state.view(0).players[0]
    assert (player.strength, player.at_rest) == (6, 0)
    assert table.cards(0) == {}
    assert knight_state(table, "n:1,0") == (False, False)


@pytest.mark.rule("CK-CARD-43")
def test_the_warlord_needs_a_sleeping_knight() -> None:
    """With no knights, or only active ones, the card is refused."""
    table = Table().city(0, "n:0,0").progress(0, "warlord").knight(1, "n:1,0")
    assert table.why_not("play warlord") == "CK-PROG-16"
    table.road(0, "n:0,0", "s:1,-1").knight(0, "s:1,-1", active=True)
    assert table.why_not("play warlord") == "CK-PROG-16"


@pytest.mark.rule("CK-CARD-44")
def test_knights_woken_by_the_warlord_do_not_act_this_turn() -> None:
    """A knight that was active before still may."""
    table = garrison().play("play warlord")
    assert table.why_not(f"march {at('n:0,1')}") == "CK-KNIGHT-09"
    assert table.why_not(f"march {at('s:0,0')}") == ""


@pytest.mark.rule("CK-CARD-44")
def test_a_knight_that_has_acted_is_woken_but_does_not_act_again() -> None:
    """It may act on the next turn."""
    table = garrison().play(f"march {at('s:0,0')}", f"go {at('n:-1,1')}")
    assert knight_state(table, "n:-1,1") == (False, True)
    table.play("play warlord")
    assert knight_state(table, "n:-1,1") == (True, True)
    assert table.why_not(f"march {at('n:-1,1')}") == "CK-KNIGHT-09"
    for _ in range(3):
        table.play("end", "roll", "cast 1-1 ship")
    assert table.why_not(f"march {at('n:-1,1')}") == ""


# Wedding --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-CARD-45")
def test_richer_opponents_give_two_cards_of_their_choice() -> None:
    """In any mix of resources and commodities, card by card."""
    table = Table(players=4).progress(0, "wedding").settlement(0, "n:0,0")
    table.city(1, "n:0,1").city(2, "n:-1,1").hand(1, wool=2, coin=1).hand(2, paper=3).hand(3, ore=3)
    table.play("play wedding")
    assert table.asked() == "gifts"
    assert table.state.awaited() == [1, 2]
    assert table.why_not("p2 pay ore") == "CK-CARD-45"
    table.play("p2 pay wool", "p3 pay paper", "p3 pay paper")
    assert table.cards(1) == {"wool": 2, "coin": 1}
    table.play("p2 pay coin")
    assert table.cards(0) == {"wool": 1, "paper": 2, "coin": 1}
    assert (table.cards(1), table.cards(2), table.cards(3)) == ({"wool": 1}, {"paper": 1}, {"ore": 3})
    assert table.asked() == "turn"


@pytest.mark.rule("CK-CARD-45")
def test_wedding_gifts_are_seen_by_giver_and_taker_only() -> None:
    """The third player learns how many, not which."""
    table = Table().progress(0, "wedding").city(1, "n:0,1").hand(1, wool=1, coin=1).play("play wedding")
    (event,) = table.told("gives")
    assert event.seen_by(2).details == {"target": "seat.1", "number": 2}
    assert event.seen_by(0).details["cards"] == event.seen_by(1).details["cards"] == "count-wool.0 count-coin.0"


@pytest.mark.rule("CK-CARD-46")
def test_a_richer_opponent_with_one_card_gives_it() -> None:
    """And one with none gives nothing."""
    table = Table().progress(0, "wedding").city(1, "n:0,1").city(2, "n:-1,1").hand(1, cloth=1).play("play wedding")
    assert table.cards(0) == {"cloth": 1}
    assert (table.cards(1), table.cards(2)) == ({}, {})
    assert table.asked() == "turn"


@pytest.mark.rule("CK-CARD-47")
def test_opponents_with_equal_points_give_nothing_to_the_wedding() -> None:
    """Nor do those with fewer; if nobody has more points, the card is refused."""
    table = Table(players=4).progress(0, "wedding").city(0, "n:0,0").city(1, "n:0,1").settlement(2, "n:-1,1")
    table.hand(1, wool=4).hand(2, wool=4).hand(3, wool=4)
    assert table.why_not("play wedding") == "CK-PROG-22"
    table.settlement(3, "n:1,0").city(3, "n:-1,0").play("play wedding")
    assert table.state.awaited() == [3]
    table.play("pay wool", "pay wool")
    assert table.cards(0) == {"wool": 2}
    assert (table.cards(1), table.cards(2), table.cards(3)) == ({"wool": 4}, {"wool": 4}, {"wool": 2})


# Saboteur -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-CARD-51")
@pytest.mark.parametrize(("held", "lost"), [(2, 1), (3, 1), (4, 2), (5, 2), (7, 3), (9, 4)])
def test_half_of_the_hand_goes_rounded_down(held: int, lost: int) -> None:
    """From an opponent with as many points; the cards go to the bank."""
    table = Table().progress(0, "saboteur").settlement(0, "n:0,0").settlement(1, "n:0,1").hand(1, coin=held)
    table.play("play saboteur", *["p2 discard coin"] * lost)
    assert table.asked() == "turn"
    assert table.cards(1) == {"coin": held - lost}
    assert table.cards(0) == {}
    assert table.state.view(0).bank["coin"] == 12 - held + lost


@pytest.mark.rule("CK-CARD-51")
def test_the_saboteur_spares_the_poorer_and_its_player() -> None:
    """As many points or more, not fewer."""
    table = Table(players=4).progress(0, "saboteur").settlement(0, "n:0,0").settlement(1, "n:0,1").city(2, "n:-1,1")
    for seat in range(4):
        table.hand(seat, wool=4)
    table.play("play saboteur")
    assert table.state.awaited() == [1, 2]
    table.play(*["p2 discard wool"] * 2, *["p3 discard wool"] * 2)
    assert [sum(table.cards(seat).values()) for seat in range(4)] == [4, 2, 2, 4]


@pytest.mark.rule("CK-CARD-51")
def test_the_saboteur_needs_somebody_to_strike() -> None:
    """An opponent with as many points and at least two cards."""
    table = Table().progress(0, "saboteur").settlement(0, "n:0,0").hand(1, wool=9)
    assert table.why_not("play saboteur") == "CK-PROG-22"
    table.city(2, "n:0,1").hand(2, wool=1)
    assert table.why_not("play saboteur") == "CK-PROG-22"
    assert table.hand(2, wool=1, cloth=1).why_not("play saboteur") == ""


@pytest.mark.rule("CK-CARD-52")
def test_the_sabotaged_choose_themselves_and_all_at_once() -> None:
    """No card leaves a hand before all have chosen; then the bank counts show it."""
    table = Table().progress(0, "saboteur").settlement(1, "n:0,1").settlement(2, "n:-1,1")
    table.hand(1, wool=1, ore=3).hand(2, grain=1, cloth=1).play("play saboteur")
    assert table.asked() == "sabotaged"
    assert table.state.awaited() == [1, 2]
    assert table.why_not("p2 discard cloth") == "CK-SEVEN-02"
    table.play("p3 discard grain", "p2 discard ore")
    assert table.cards(2) == {"grain": 1, "cloth": 1}
    table.play("p2 discard wool")
    assert (table.cards(1), table.cards(2)) == ({"ore": 2}, {"cloth": 1})
    details = {event.seat: event.details for event in table.told("discards")}
    assert details == {1: {"cards": "count-wool.0 count-ore.0"}, 2: {"cards": "count-grain.0"}}


@pytest.mark.rule("CK-CARD-52")
def test_hand_limits_and_walls_do_not_matter_to_the_saboteur() -> None:
    """Four cards are halved in spite of a wall."""
    table = Table().progress(0, "saboteur").city(1, "n:0,1", wall=True).hand(1, wool=4)
    table.play("play saboteur", "discard wool", "discard wool")
    assert (table.cards(1), table.asked()) == ({"wool": 2}, "turn")
