"""Merchant, Commercial Harbour, Merchant Fleet, Master Merchant and the two monopolies."""

import pytest

from ecumene.games.catan.material import KINDS

from .table import Table, land

RESOURCES = KINDS[:5]
COMMODITIES = KINDS[5:]


# Merchant -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-CARD-63")
def test_the_merchant_goes_on_a_hex_with_ones_own_building() -> None:
    """Any land hex next to the player's buildings; the player then owns the merchant and has its point."""
    table = Table().settlement(0, "n:0,1").settlement(1, "n:-1,1").progress(0, "merchant").play("play merchant")
    assert {text.split()[1] for text in table.legal()} == {str(land(place)) for place in ("0,1", "0,0", "1,0")}
    assert table.why_not(f"merchant {land('-1,0')}") == "CK-MERCHANT-02"
    table.play(f"merchant {land('1,0')}")
    view = table.state.view(2)
    assert (view.merchant, view.merchant_of) == (land("1,0"), 0)
    assert (table.points(0), view.players[0].ratios["wool"], view.players[0].ratios["ore"]) == (2, 2, 4)


@pytest.mark.rule("CK-CARD-63")
def test_knights_and_roads_do_not_bring_the_merchant() -> None:
    """There must be a settlement or city; without one the card is refused."""
    table = Table().road(0, "n:0,0", "s:1,-1").knight(0, "n:0,0").progress(0, "merchant")
    assert table.why_not("play merchant") == "CK-CARD-78"


@pytest.mark.rule("CK-CARD-63")
def test_there_are_six_merchants() -> None:
    """The deck holds as many as the cards say."""
    table = Table().levels(0, trade=5).city(0, "n:0,0")
    for _ in range(6):
        table.rolls(1, 1, "gate-trade").play("drawn merchant")
    table.rolls(1, 1, "gate-trade")
    assert table.why_not("drawn merchant") == "CK-CLR-26"


@pytest.mark.rule("CK-CARD-78")
def test_ones_own_merchant_must_move_to_a_different_hex() -> None:
    """Staying put would change nothing."""
    table = Table().settlement(0, "n:0,1").progress(0, "merchant", "merchant")
    table.play("play merchant", f"merchant {land('1,0')}", "play merchant")
    assert table.why_not(f"merchant {land('1,0')}") == "CK-CARD-78"
    table.play(f"merchant {land('0,1')}")
    assert (table.state.merchant, table.points(0)) == (land("0,1"), 2)


@pytest.mark.rule("CK-CARD-78")
def test_a_foreign_merchant_may_be_taken_over_where_it_stands() -> None:
    """If one of the player's buildings touches the hex; the point moves with it."""
    table = Table().settlement(0, "n:0,1").settlement(1, "s:1,-1").progress(0, "merchant").progress(1, "merchant")
    table.play("play merchant", f"merchant {land('1,0')}").on_turn(1).play("play merchant", f"merchant {land('1,0')}")
    assert (table.state.merchant, table.state.merchant_of) == (land("1,0"), 1)
    assert (table.points(0), table.points(1)) == (1, 2)


# Commercial Harbour ---------------------------------------------------------------------------------------------------


def harbour(**hand: int) -> Table:
    """The first seat plays the Commercial Harbour with this hand; the second has commodities, the third has none."""
    table = Table().progress(0, "commercial-harbour", "commercial-harbour").hand(0, **hand)
    return table.hand(1, coin=1, cloth=2, ore=1).hand(2, wool=3).play("play commercial-harbour")


@pytest.mark.rule("CK-CARD-64")
def test_a_resource_is_offered_and_a_commodity_must_be_given() -> None:
    """The opponent chooses which, and cannot refuse or give a resource."""
    table = harbour(brick=1, wool=1).play("barter p2 wool")
    assert (table.asked(), table.state.actor) == ("paying", 1)
    assert table.legal() == ["pay cloth", "pay coin"]
    assert table.why_not("pay ore") == "CK-CARD-64"
    assert table.why_not("pass") == "CK-CLR-07"
    table.play("pay cloth")
    assert table.cards(0) == {"brick": 1, "cloth": 1}
    assert table.cards(1) == {"wool": 1, "ore": 1, "cloth": 1, "coin": 1}


@pytest.mark.rule("CK-CARD-64")
def test_each_opponent_is_offered_only_once() -> None:
    """Commodities cannot be offered, and players cannot ask themselves."""
    table = harbour(brick=2, paper=1)
    assert table.why_not("barter p2 paper") == "CK-CARD-64"
    assert table.why_not("barter p1 brick") == "CK-CARD-64"
    table.play("barter p2 brick", "pay coin")
    assert table.why_not("barter p2 brick") == "CK-CARD-64"
    assert table.why_not("barter p3 brick") == ""


@pytest.mark.rule("CK-CARD-65")
def test_without_commodities_there_is_no_exchange() -> None:
    """The resource stays where it is."""
    table = harbour(brick=1).play("barter p3 brick")
    assert table.asked() == "turn"
    assert (table.cards(0), table.cards(2)) == ({"brick": 1}, {"wool": 3})


@pytest.mark.rule("CK-CARD-66")
def test_the_exchanges_may_be_made_one_after_another_until_the_end_of_the_turn() -> None:
    """Other moves are possible in between, and opponents may be skipped; then it is over."""
    table = harbour(brick=1, grain=4).hand(2, paper=1).play("barter p3 brick")
    assert table.cards(0) == {"grain": 4, "paper": 1}
    table.play("bank grain lumber", "barter p2 lumber", "pay coin", "end")
    assert table.cards(0) == {"paper": 1, "coin": 1}
    table = harbour(brick=1).play("end", "roll", "cast 1-1 ship").hand(1, brick=1)
    assert table.why_not("barter p3 brick") == "CK-CARD-64"


@pytest.mark.rule("CK-CARD-66")
def test_another_resource_may_be_chosen_for_each_opponent() -> None:
    """And two Commercial Harbours allow two offers to each."""
    table = harbour(brick=2, wool=2).hand(2, paper=2).play("play commercial-harbour")
    assert table.state.view(1).turn.barters == {"p2": 2, "p3": 2}
    table.play("barter p3 brick", "barter p3 wool", "barter p2 wool", "pay coin")
    assert table.cards(2) == {"brick": 1, "wool": 1}
    assert table.why_not("barter p3 brick") == "CK-CARD-64"
    table.play("barter p2 brick")  # cloth is the only commodity left
    assert table.cards(0) == {"paper": 2, "cloth": 1, "coin": 1}


@pytest.mark.rule("CK-CARD-66")
def test_an_opponent_with_an_empty_hand_may_be_offered() -> None:
    """It is useless, but allowed."""
    table = harbour(brick=1).hand(2).play("barter p3 brick")
    assert [event.seat for event in table.told("has-no-commodity")] == [2]


@pytest.mark.rule("CK-CARD-67")
def test_the_commodity_is_chosen_before_the_resource_is_seen() -> None:
    """The opponent and the third player learn that something is offered, not what."""
    table = harbour(brick=1, wool=1).play("barter p2 wool")
    (event,) = table.told("barters")
    for reader in (1, 2):
        assert event.seen_by(reader).details == {"target": "seat.2"}
    assert table.state.view(1).subject == 0
    assert table.state.view(1).card == "commercial-harbour"
    assert "wool" not in repr(table.state.view(1).turn)
    table.play("pay coin")
    (event,) = table.told("bartered")
    assert event.seen_by(1).details["offered"] == "kind.wool"
    assert event.seen_by(2).details == {"target": "seat.1"}


@pytest.mark.rule("CK-CARD-68")
def test_the_harbour_needs_ones_own_resource_and_an_opponent_with_cards() -> None:
    """Commodities alone are not enough; opponents' hands without commodities are."""
    table = Table().progress(0, "commercial-harbour").hand(0, coin=3).hand(1, cloth=1)
    assert table.why_not("play commercial-harbour") == "CK-CARD-68"
    table.hand(0, brick=1).hand(1)
    assert table.why_not("play commercial-harbour") == "CK-CARD-68"
    assert table.hand(2, ore=1).why_not("play commercial-harbour") == ""


@pytest.mark.rule("CK-CARD-80")
def test_an_unsuccessful_offer_is_used_up_and_seen_by_all() -> None:
    """Everybody learns that there was no commodity."""
    table = harbour(brick=2).play("barter p3 brick")
    (event,) = table.told("has-no-commodity")
    assert (event.seat, event.secret) == (2, {})
    table.hand(2, coin=2)
    assert table.why_not("barter p3 brick") == "CK-CARD-64"


@pytest.mark.rule("CK-CARD-81")
def test_only_a_resource_in_hand_can_be_offered() -> None:
    """A resource spent in the meantime cannot be offered."""
    table = harbour(brick=1, wool=1)
    assert table.why_not("barter p2 lumber") == "CK-CARD-64"
    table.play("barter p2 wool", "pay coin").hand(2, paper=1)
    assert table.why_not("barter p3 wool") == "CK-CARD-64"
    table.play("barter p3 brick")
    assert table.cards(2) == {"brick": 1}


# Merchant Fleet -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-CARD-69")
@pytest.mark.parametrize("kind", KINDS)
def test_the_fleet_trades_one_named_kind_at_two_to_one(kind: str) -> None:
    """Resource or commodity, any number of times, for any other card."""
    other, third = [one for one in KINDS if one != kind][:2]
    table = Table().progress(0, "merchant-fleet").hand(0, **{kind: 4}).play("play merchant-fleet", f"name {kind}")
    table.play(f"bank {kind} {other}", f"bank {kind} {third}")
    assert table.cards(0) == {other: 1, third: 1}
    assert [table.state.view(0).players[0].ratios[one] for one in (kind, other)] == [2, 4]


@pytest.mark.rule("CK-CARD-69")
def test_the_fleet_leaves_at_the_end_of_the_turn() -> None:
    """The owner trades at four to one again, and nobody else ever had it."""
    table = Table().progress(0, "merchant-fleet").hand(0, wool=3).hand(1, wool=3)
    table.play("play merchant-fleet", "name wool", "bank wool ore", "end", "roll", "cast 1-1 ship")
    assert table.why_not("bank wool ore") == "CB-TRADE-05"
    table.hand(0, wool=3).play("end", "roll", "cast 1-1 ship", "end", "roll", "cast 1-1 ship")
    assert table.why_not("bank wool ore") == "CB-TRADE-05"


@pytest.mark.rule("CK-CARD-69")
def test_by_option_every_equal_pair_may_be_traded() -> None:
    """Then no kind has to be named."""
    table = Table(merchant_fleet_scope="any_equal_pairs").progress(0, "merchant-fleet").hand(0, wool=2, coin=2)
    table.play("play merchant-fleet")
    assert table.asked() == "turn"
    table.play("bank wool ore", "bank coin ore")
    assert table.cards(0) == {"ore": 2}


@pytest.mark.rule("CK-CARD-70")
def test_the_two_cards_given_are_equal() -> None:
    """One of the named kind and one of another do not make a pair."""
    table = Table().progress(0, "merchant-fleet").hand(0, wool=1, ore=1, grain=2)
    table.play("play merchant-fleet", "name wool")
    assert table.legal("bank") == []
    assert table.why_not("bank wool brick") == "CK-CARD-69"
    table = Table(merchant_fleet_scope="any_equal_pairs").progress(0, "merchant-fleet").hand(0, wool=1, ore=1)
    assert table.play("play merchant-fleet").legal("bank") == []


@pytest.mark.rule("CK-CARD-77")
def test_the_chosen_kind_is_announced_to_everybody() -> None:
    """There are eight kinds to choose from; a second fleet may name a second kind, but not the same again."""
    table = Table().progress(0, "merchant-fleet", "merchant-fleet").play("play merchant-fleet")
    assert table.legal() == [f"name {kind}" for kind in KINDS]
    table.play("name coin")
    (event,) = table.told("fleet")
    assert (event.details, event.secret) == ({"kind": "kind.coin"}, {})
    assert table.state.view(2).turn.fleets == ["coin"]
    table.play("play merchant-fleet")
    assert table.why_not("name coin") == "CK-CARD-77"
    table.play("name wool")
    assert table.state.view(2).turn.fleets == ["wool", "coin"]


@pytest.mark.rule("CK-CARD-77")
def test_a_second_fleet_names_another_kind_even_where_plays_without_effect_are_allowed() -> None:
    """The same kind again would be useless."""
    table = Table(no_effect_plays="allowed").progress(0, "merchant-fleet", "merchant-fleet")
    table.play("play merchant-fleet", "name coin", "play merchant-fleet")
    assert table.why_not("name coin") == "CK-CARD-77"
    assert table.legal() == [f"name {kind}" for kind in KINDS if kind != "coin"]


# Master Merchant ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-CARD-71")
def test_the_master_merchant_sees_a_richer_hand_and_takes_two_cards() -> None:
    """Only its player sees the hand, and only while choosing."""
    table = Table(players=4).progress(0, "master-merchant").settlement(0, "n:0,0").city(1, "n:0,1").city(2, "n:-1,1")
    table.hand(1, ore=2, coin=1, wool=1).hand(2, brick=3).hand(3, grain=3).play("play master-merchant")
    assert table.legal() == ["target p2", "target p3"]
    table.play("target p2")
    shown = [table.state.view(reader).own for reader in range(4)]
    assert [own.shown_hand for own in shown if own is not None] == [{"ore": 2, "coin": 1, "wool": 1}, None, None, None]
    assert table.why_not("take brick") == "CK-CARD-71"
    table.play("take coin", "take ore")
    assert (table.cards(0), table.cards(1)) == ({"ore": 1, "coin": 1}, {"ore": 1, "wool": 1})
    assert table.asked() == "turn"


@pytest.mark.rule("CK-CARD-71", "CK-CARD-72")
def test_the_victim_must_have_strictly_more_points() -> None:
    """Equal points are not enough; one more is."""
    table = Table().progress(0, "master-merchant").settlement(0, "n:0,0").settlement(1, "n:0,1").hand(1, wool=4)
    assert table.why_not("play master-merchant") == "CK-PROG-22"
    table.settlement(1, "n:1,0").play("play master-merchant")
    assert table.cards(0) == {"wool": 2}


@pytest.mark.rule("CK-CARD-72")
def test_a_victim_with_one_card_loses_it_and_is_not_asked() -> None:
    """It cannot refuse."""
    table = Table().progress(0, "master-merchant").city(1, "n:0,1").hand(1, cloth=1).play("play master-merchant")
    assert (table.cards(0), table.cards(1), table.asked()) == ({"cloth": 1}, {}, "turn")
    table = Table().progress(0, "master-merchant").city(1, "n:0,1").hand(1, cloth=1, ore=3).play("play master-merchant")
    assert (table.asked(), table.state.awaited()) == ("seizing", [0])


@pytest.mark.rule("CK-CARD-79")
def test_an_empty_hand_cannot_be_chosen_by_the_master_merchant() -> None:
    """If no opponent with more points holds a card, it is refused."""
    table = Table(players=4).progress(0, "master-merchant").city(1, "n:0,1").city(2, "n:-1,1").city(3, "n:-1,-1")
    assert table.why_not("play master-merchant") == "CK-PROG-22"
    table.hand(2, ore=1).hand(3, ore=1).play("play master-merchant")
    assert table.why_not("target p2") == "CK-CARD-79"
    assert table.legal() == ["target p3", "target p4"]


@pytest.mark.rule("CK-CARD-79")
def test_both_cards_may_be_of_one_kind_and_are_known_to_the_two_only() -> None:
    """The third player sees that two cards moved."""
    table = Table().progress(0, "master-merchant").city(1, "n:0,1").hand(1, ore=2, coin=2)
    table.play("play master-merchant", "take coin", "take coin")
    assert table.cards(0) == {"coin": 2}
    events = table.told("steals")
    assert [event.seen_by(2).details for event in events] == [{"target": "seat.2"}] * 2
    for reader in (0, 1):
        assert [event.seen_by(reader).details["kind"] for event in events] == ["kind.coin"] * 2


# Monopolies -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-CARD-73")
@pytest.mark.parametrize("kind", COMMODITIES)
def test_the_trade_monopoly_takes_one_commodity_from_each(kind: str) -> None:
    """From everybody who has it, however many they have."""
    table = Table(players=4).progress(0, "trade-monopoly").hand(1, **{kind: 3}).hand(2, ore=2).hand(3, **{kind: 1})
    table.play("play trade-monopoly")
    assert table.legal() == [f"name {one}" for one in COMMODITIES]
    assert table.why_not("name ore") == "CK-CARD-73"
    table.play(f"name {kind}")
    assert table.cards(0) == {kind: 2}
    assert (table.cards(1), table.cards(2), table.cards(3)) == ({kind: 2}, {"ore": 2}, {})


@pytest.mark.rule("CK-CARD-74")
@pytest.mark.parametrize("kind", RESOURCES)
def test_the_resource_monopoly_takes_up_to_two_from_each(kind: str) -> None:
    """Two, or the only one, or nothing."""
    table = Table(players=4).progress(0, "resource-monopoly")
    table.hand(1, **{kind: 5}).hand(2, **{kind: 1}).hand(3, coin=2).play("play resource-monopoly")
    assert table.legal() == [f"name {one}" for one in RESOURCES]
    assert table.why_not("name coin") == "CK-CARD-74"
    table.play(f"name {kind}")
    assert table.cards(0) == {kind: 3}
    assert (table.cards(1), table.cards(2), table.cards(3)) == ({kind: 3}, {}, {"coin": 2})


@pytest.mark.rule("CK-CARD-75")
def test_the_bank_has_no_part_in_it() -> None:
    """Cards move from hand to hand, even when the bank is empty."""
    table = Table().city(1, "n:0,1").hand(1, ore=4, coin=4).bank(ore=0, coin=0)
    table.progress(0, "trade-monopoly", "resource-monopoly", "master-merchant")
    bank = table.state.view(0).bank
    table.play("play trade-monopoly", "name coin", "play resource-monopoly", "name ore")
    table.play("play master-merchant", "take ore", "take coin")
    assert table.state.view(0).bank == bank
    assert (table.cards(0), table.cards(1)) == ({"ore": 3, "coin": 2}, {"ore": 1, "coin": 2})


@pytest.mark.rule("CK-CARD-87")
@pytest.mark.parametrize(("card", "kind"), [("trade-monopoly", "coin"), ("resource-monopoly", "ore")])
def test_kind_and_numbers_of_a_monopoly_are_public(card: str, kind: str) -> None:
    """Everybody sees what was named and how many each handed over."""
    table = Table().progress(0, card).hand(1, **{kind: 1}).hand(2, **{kind: 1}).play(f"play {card}", f"name {kind}")
    (named,) = table.told("names")
    assert (named.details, named.secret) == ({"kind": f"kind.{kind}"}, {})
    given = table.told("hands-over")
    assert [event.seat for event in given] == [1, 2]
    assert [event.details["cards"] for event in given] == [f"count-{kind}.0"] * 2
    assert not any(event.secret for event in given)
