"""Cities & Knights: trading commodities with the bank and with players."""

import itertools

import pytest

from ecumene.core.errors import NotationError
from ecumene.core.state import SPECTATOR
from ecumene.games.catan import CATAN

from .table import Table, at, land, way

RESOURCES = ("lumber", "brick", "wool", "grain", "ore")
COMMODITIES = ("paper", "cloth", "coin")
KINDS = (*RESOURCES, *COMMODITIES)


@pytest.mark.rule("CK-TRADE-01")
def test_resources_and_commodities_are_mixed_in_a_trade_between_players() -> None:
    """Both sides may give both resources and commodities."""
    table = Table().hand(0, lumber=1, coin=2).hand(1, wool=1, paper=1)
    table.play("give lumber", "give coin", "give coin", "want wool", "want paper", "offer", "p2 accept", "p3 decline")
    table.play("p1 deal p2")
    assert table.cards(0) == {"wool": 1, "paper": 1}
    assert table.cards(1) == {"lumber": 1, "coin": 2}


@pytest.mark.rule("CK-TRADE-01")
@pytest.mark.parametrize("kind", COMMODITIES)
def test_commodities_are_traded_with_the_bank(kind: str) -> None:
    """Given and received like resources."""
    table = Table().hand(0, **{kind: 4}).play(f"bank {kind} ore")
    assert table.cards(0) == {"ore": 1}
    assert table.state.view(SPECTATOR).bank[kind] == 12
    table = Table().hand(0, ore=4).play(f"bank ore {kind}")
    assert table.cards(0) == {kind: 1}


@pytest.mark.rule("CK-TRADE-01")
def test_only_the_player_on_turn_trades_with_the_bank() -> None:
    """Players asked about an offer can only answer it."""
    table = Table().hand(0, ore=1).hand(1, coin=5).play("give ore", "want coin", "offer")
    assert table.why_not("p2 bank coin ore") == "CB-TRADE-01"


@pytest.mark.rule("CK-TRADE-02")
def test_progress_cards_cannot_be_named_in_a_trade() -> None:
    """The notation of offers and bank trades has eight kinds, and no progress card is one of them."""
    for text in ("give spy", "want merchant", "bank crane ore", "bank ore crane"):
        with pytest.raises(NotationError):
            CATAN.notation.parse(text)


@pytest.mark.rule("CK-TRADE-02")
def test_nothing_can_be_traded_for_a_progress_card() -> None:
    """With four progress cards and no others, there is nothing to offer and nothing to trade."""
    table = Table().progress(0, "spy", "spy", "crane", "bishop").hand(1, ore=3)
    assert not table.verbs() & {"bank", "give", "barter", "surrender"}
    assert table.why_not("surrender spy") == "CK-PROG-12"


@pytest.mark.rule("CK-TRADE-03")
@pytest.mark.parametrize(("kind", "wanted"), list(itertools.permutations(KINDS, 2)))
def test_four_equal_cards_bring_any_other_card(kind: str, wanted: str) -> None:
    """Resource or commodity on either side; three are not enough."""
    table = Table().hand(0, **{kind: 3})
    assert table.why_not(f"bank {kind} {wanted}") == "CB-TRADE-05"
    table.hand(0, **{kind: 5}).play(f"bank {kind} {wanted}")
    assert table.cards(0) == {kind: 1, wanted: 1}


@pytest.mark.rule("CK-TRADE-03")
def test_four_cards_of_different_kinds_bring_nothing() -> None:
    """They must be equal."""
    table = Table().hand(0, paper=2, cloth=2, coin=2, lumber=2)
    assert "bank" not in table.verbs()


@pytest.mark.rule("CK-TRADE-04")
@pytest.mark.parametrize(
    ("corner", "kind"),
    [("n:0,-2", "brick"), ("n:1,-2", "ore"), ("n:2,-1", "lumber"), ("n:2,1", "grain"), ("s:-2,0", "wool")],
)
def test_a_special_harbour_takes_two_of_its_resource(corner: str, kind: str) -> None:
    """And has no other effect."""
    table = Table().settlement(0, corner)
    assert table.player(0).ratios == {each: 2 if each == kind else 4 for each in KINDS}
    wanted = "coin"
    table.hand(0, **{kind: 2}).play(f"bank {kind} {wanted}")
    assert table.cards(0) == {wanted: 1}
    assert table.told("trades-with-bank")[0].rule == "CB-TRADE-07"


@pytest.mark.rule("CK-TRADE-04")
def test_a_harbour_serves_only_players_with_a_building_there() -> None:
    """A knight or a road there, or another player's building, has no effect."""
    table = Table().knight(0, "n:0,-2").road(0, "n:0,-2", "s:0,-3").settlement(1, "n:1,-2").city(2, "n:2,-1")
    assert set(table.player(0).ratios.values()) == {4}
    assert table.player(1).ratios["ore"] == 2
    assert table.player(2).ratios["lumber"] == 2


@pytest.mark.rule("CK-TRADE-05")
@pytest.mark.parametrize("corner", ["n:1,2", "s:-1,2", "n:-3,3", "n:-2,0"])
@pytest.mark.parametrize("kind", KINDS)
def test_a_general_harbour_takes_three_equal_cards_of_any_kind(corner: str, kind: str) -> None:
    """Including commodities."""
    wanted = "ore" if kind != "ore" else "cloth"
    table = Table().settlement(0, corner).hand(0, **{kind: 2})
    assert table.why_not(f"bank {kind} {wanted}") == "CK-TRADE-05"
    table.hand(0, **{kind: 3}).play(f"bank {kind} {wanted}")
    assert table.cards(0) == {wanted: 1}


@pytest.mark.rule("CK-TRADE-05")
@pytest.mark.parametrize(
    ("corner", "kind", "commodity"),
    [("n:1,-2", "ore", "coin"), ("n:2,-1", "lumber", "paper"), ("s:-2,0", "wool", "cloth")],
)
def test_a_special_harbour_takes_no_commodity_but_pays_one_out(corner: str, kind: str, commodity: str) -> None:
    """Not even the commodity of the same terrain."""
    table = Table().settlement(0, corner).hand(0, **{kind: 2, commodity: 3})
    assert table.why_not(f"bank {commodity} brick") == "CB-TRADE-05"
    for wanted in COMMODITIES:
        assert table.why_not(f"bank {kind} {wanted}") == ""


@pytest.mark.rule("CK-TRADE-06")
def test_any_ratio_may_be_agreed_on() -> None:
    """One card for five."""
    table = Table().hand(0, coin=1).hand(1, wool=3, paper=2)
    table.play("give coin", *["want wool"] * 3, *["want paper"] * 2, "ask p2", "offer", "p2 accept", "p1 deal p2")
    assert (table.cards(0), table.cards(1)) == ({"wool": 3, "paper": 2}, {"coin": 1})


@pytest.mark.rule("CK-TRADE-06")
def test_each_side_gives_at_least_one_card() -> None:
    """Neither an offer nor a counter-offer may be a gift."""
    table = Table().hand(0, coin=1).hand(1, wool=3).play("give coin")
    assert table.why_not("offer") == "CB-TRADE-02"
    table.play("want wool", "ask p2", "offer", "p2 give wool")
    assert table.why_not("p2 offer") == "CB-TRADE-20"


@pytest.mark.rule("CK-TRADE-07")
def test_trading_and_building_alternate() -> None:
    """Trade, build, trade, build."""
    table = Table().city(0, "n:0,1").road(0, "n:0,1", "s:0,0").hand(0, wool=8, grain=4).hand(1, lumber=2)
    table.play("bank wool brick", "give wool", "want lumber", "ask p2", "offer", "p2 accept", "p1 deal p2")
    table.play(f"road {way('s:0,0', 'n:-1,1')}", "bank grain cloth", "improve trade")
    table.hand(0, coin=4).play("bank coin brick").hand(0, brick=2).play(f"wall {at('n:0,1')}")
    table.hand(0, paper=4).play("bank paper ore")
    assert table.cards(0) == {"ore": 1}


@pytest.mark.rule("CK-TRADE-08")
@pytest.mark.parametrize(
    ("cost", "move", "rule"),
    [
        ({"lumber": 1, "brick": 1}, f"road {way('s:0,0', 'n:-1,1')}", "CB-BUILD-01"),
        ({"lumber": 1, "brick": 1, "wool": 1, "grain": 1}, f"settlement {at('n:0,2')}", "CB-BUILD-03"),
        ({"grain": 2, "ore": 3}, f"city {at('n:0,1')}", "CB-BUILD-05"),
    ],
)
def test_the_costs_of_the_base_game(cost: dict[str, int], move: str, rule: str) -> None:
    """Exactly these cards; they go to the bank, and commodities do not replace any."""
    table = Table().settlement(0, "n:0,1").road(0, "s:0,0", "n:0,1", "s:1,0", "n:0,2")
    for kind in cost:
        short = {**cost, kind: cost[kind] - 1, "paper": 3, "cloth": 3, "coin": 3}
        assert table.hand(0, **short).why_not(move) == rule
    table.hand(0, **cost).play(move)
    assert table.cards(0) == {}
    assert table.state.view(SPECTATOR).bank["ore"] == 19


@pytest.mark.rule("CK-TRADE-09")
def test_progress_cards_are_not_bought() -> None:
    """Whatever is in hand."""
    table = Table().hand(0, **dict.fromkeys(KINDS, 5)).levels(0, trade=5, politics=5, science=5)
    assert table.why_not("buy") == "CK-TRADE-09"
    assert "buy" not in table.verbs()


@pytest.mark.rule("CK-TRADE-10")
def test_the_best_ratio_of_a_kind_applies() -> None:
    """4:1, then a 3:1 harbour, then anything that gives 2:1."""
    table = Table()
    assert table.player(0).ratios == dict.fromkeys(KINDS, 4)
    table.settlement(0, "n:1,2")
    assert table.player(0).ratios == dict.fromkeys(KINDS, 3)
    table.settlement(0, "n:1,-2")
    assert table.player(0).ratios == {kind: 2 if kind == "ore" else 3 for kind in KINDS}
    table.levels(0, trade=3)
    assert table.player(0).ratios == {kind: 2 if kind in ("ore", *COMMODITIES) else 3 for kind in KINDS}
    table.progress(0, "merchant", "merchant-fleet").settlement(0, "n:0,1")
    table.play("play merchant", f"merchant {land('0,0')}")
    assert table.player(0).ratios["brick"] == 2
    table.play("play merchant-fleet", "name grain")
    assert table.player(0).ratios == {kind: 3 if kind in ("lumber", "wool") else 2 for kind in KINDS}


@pytest.mark.rule("CK-TRADE-10")
def test_ratios_never_combine_below_two() -> None:
    """Harbour, merchant and fleet for ore; guild, fleet and 3:1 for coin."""
    table = Table().settlement(0, "n:1,-2").settlement(0, "n:1,2").levels(0, trade=5)
    table.progress(0, "merchant", "merchant-fleet", "merchant-fleet").play("play merchant", f"merchant {land('1,-2')}")
    table.play("play merchant-fleet", "name ore", "play merchant-fleet", "name coin")
    assert (table.player(0).ratios["ore"], table.player(0).ratios["coin"]) == (2, 2)
    table.hand(0, ore=1, coin=1)
    assert "bank" not in table.verbs()
    table.hand(0, ore=3, coin=2).play("bank ore coin", "bank coin wool")
    assert table.cards(0) == {"ore": 1, "coin": 1, "wool": 1}


@pytest.mark.rule("CK-TRADE-10")
def test_what_gives_one_player_a_ratio_gives_it_to_nobody_else() -> None:
    """Harbour, guild, merchant and fleet of the first seat leave the others at four to one."""
    table = Table().settlement(0, "n:1,-2").settlement(0, "n:0,1").settlement(1, "n:0,0").levels(0, trade=3)
    table.progress(0, "merchant", "merchant-fleet").play("play merchant", f"merchant {land('0,0')}")
    table.play("play merchant-fleet", "name grain")
    assert table.player(0).ratios == {kind: 4 if kind in ("lumber", "wool") else 2 for kind in KINDS}
    for seat in (1, 2):
        assert table.player(seat).ratios == dict.fromkeys(KINDS, 4)


@pytest.mark.rule("CK-TRADE-10")
def test_no_more_than_the_best_ratio_is_paid() -> None:
    """At two to one, four cards bring two cards in two trades."""
    table = Table().settlement(0, "n:1,-2").hand(0, ore=4).play("bank ore coin", "bank ore paper")
    assert table.cards(0) == {"coin": 1, "paper": 1}
    assert [event.details["gives"] for event in table.told("trades-with-bank")] == ["count-ore.1", "count-ore.1"]


@pytest.mark.rule("CK-TRADE-11")
@pytest.mark.parametrize("wanted", ["lumber", "cloth"])
@pytest.mark.parametrize("trade", [0, 3])
def test_the_bank_gives_no_card_that_it_does_not_have(wanted: str, trade: int) -> None:
    """Not even with the guild."""
    table = Table().levels(0, trade=trade).hand(0, coin=5).bank(**{wanted: 0})
    assert table.why_not(f"bank coin {wanted}") in ("CK-TRADE-11", "CB-TRADE-09")
    assert table.bank(**{wanted: 1}).why_not(f"bank coin {wanted}") == ""


@pytest.mark.rule("CK-TRADE-12")
@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_is_not_traded_with_the_bank_for_itself(kind: str) -> None:
    """The bank gives one card of another kind."""
    table = Table().levels(0, trade=3).hand(0, **{kind: 6})
    assert table.why_not(f"bank {kind} {kind}") in ("CK-TRADE-12", "CB-TRADE-03")


@pytest.mark.rule("CK-TRADE-12")
@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_is_not_on_both_sides_of_an_offer(kind: str) -> None:
    """Neither in an offer nor in a counter-offer."""
    other = "ore" if kind != "ore" else "coin"
    table = Table().hand(0, **{kind: 2, other: 2}).hand(1, **{kind: 2, other: 2}).play(f"give {kind}")
    assert table.why_not(f"want {kind}") == "CB-TRADE-03"
    table.play(f"want {other}")
    assert table.why_not(f"give {other}") == "CB-TRADE-03"
    table.play("offer", f"p2 give {kind}")
    assert table.why_not(f"p2 want {kind}") == "CB-TRADE-03"


@pytest.mark.rule("CK-TRADE-13")
def test_the_offer_protocol_holds_for_commodities() -> None:
    """Offer, counter-offer and deal; everybody sees them, and hands are checked again."""
    table = Table(4).hand(0, coin=2, wool=1).hand(1, paper=1, cloth=1).hand(2, ore=1)
    table.play("give coin", "want paper", "ask p2", "ask p3", "offer")
    offer = table.state.view(3).offer
    assert offer is not None
    assert (offer.gives, offer.wants, offer.asked) == ({"coin": 1}, {"paper": 1}, [1, 2])
    assert table.why_not("p3 accept") == "CB-TRADE-21"
    table.play("p2 give cloth", "p2 want coin", "p2 want wool", "p2 offer", "p3 decline")
    assert table.why_not("p1 deal p3") == "CB-TRADE-12"
    table.play("p1 deal p2")
    assert (table.cards(0), table.cards(1)) == ({"coin": 1, "cloth": 1}, {"paper": 1, "coin": 1, "wool": 1})
    (event,) = table.told("trades")
    assert event.seen_by(3).details == {
        "gives": "count-wool.0 count-coin.0",
        "cards": "count-cloth.0",
        "target": "seat.2",
    }
    assert table.state.view(3).offer is None


@pytest.mark.rule("CK-TRADE-13")
def test_only_cards_in_hand_are_offered() -> None:
    """No more of a commodity than is held."""
    table = Table().hand(0, cloth=1).hand(1, ore=1)
    assert table.why_not("give coin") == "CB-TRADE-13"
    assert table.play("give cloth").why_not("give cloth") == "CB-TRADE-13"


@pytest.mark.rule("CK-TRADE-13")
def test_any_other_action_withdraws_an_offer_of_commodities() -> None:
    """Even an improvement."""
    table = Table().city(0, "n:0,1").hand(0, cloth=2).hand(1, ore=1).play("give cloth", "want ore", "offer")
    table.play("p2 accept", "p3 decline", "p1 improve trade")
    assert table.state.view(0).offer is None
    assert table.why_not("deal p2") == "CB-TRADE-12"
