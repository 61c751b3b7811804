"""Base game: offers between players, who may make them and what they may contain."""

import pytest

from ecumene.core.errors import NotationError
from ecumene.core.state import SPECTATOR
from ecumene.games.catan.view_types import OfferView

from .base_shared import base
from .table import Table, at, way


def offered(table: Table) -> OfferView:
    """The open offer."""
    offer = table.state.view(SPECTATOR).offer
    assert offer is not None
    return offer


def wool_for_ore(players: int = 3, **options: int | str) -> Table:
    """The first player offers wool for ore to everybody; the second could give it, the third could not."""
    table = base(players, **options).hand(0, wool=3, grain=2).hand(1, ore=2, brick=2).hand(2, brick=3)
    return table.play("give wool", "want ore", "offer")


def answers(table: Table) -> dict[int, str]:
    """Each addressee's answer."""
    return {answer.seat: answer.said for answer in offered(table).answers}


@pytest.mark.rule("CB-TRADE-01")
def test_players_do_not_trade_with_each_other_past_the_player_on_turn() -> None:
    """Whatever the answers, cards go to and from the player on turn only."""
    table = wool_for_ore().play(
        "p2 give brick", "p2 want wool", "p2 offer", "p3 give brick", "p3 want grain", "p3 offer"
    )
    assert table.why_not("p2 deal p3") == "CB-TRADE-01"
    table.play("p1 deal p3")
    assert table.cards(0) == {"brick": 1, "wool": 3, "grain": 1}
    assert table.cards(1) == {"brick": 2, "ore": 2}
    assert table.cards(2) == {"brick": 2, "grain": 1}


@pytest.mark.rule("CB-TRADE-02")
def test_any_ratio_is_allowed() -> None:
    """One card for five, or five for one."""
    table = base().hand(0, ore=1).hand(1, wool=3, brick=2)
    table.play("give ore", *["want wool"] * 3, "want brick", "want brick", "offer", "p2 accept", "p1 deal p2")
    assert (table.cards(0), table.cards(1)) == ({"brick": 2, "wool": 3}, {"ore": 1})
    table.play(*["give wool"] * 3, "give brick", "give brick", "want ore", "offer", "p2 accept", "p1 deal p2")
    assert (table.cards(0), table.cards(1)) == ({"ore": 1}, {"brick": 2, "wool": 3})


@pytest.mark.rule("CB-TRADE-02")
def test_gifts_are_illegal() -> None:
    """An offer that asks for nothing, or gives nothing, cannot be made."""
    table = base().hand(0, wool=2).hand(1, ore=2)
    assert table.why_not("want ore") == "CB-TRADE-12"
    table.play("give wool")
    assert table.why_not("offer") == "CB-TRADE-02"
    assert table.play("want ore").why_not("offer") == ""


@pytest.mark.rule("CB-TRADE-03")
def test_no_kind_is_on_both_sides() -> None:
    """Neither given after being wanted nor wanted after being given; the same in a counter-offer."""
    table = base().hand(0, wool=3, ore=1).hand(1, ore=2, wool=1, grain=1).play("give wool")
    assert table.why_not("want wool") == "CB-TRADE-03"
    assert table.play("want ore").why_not("give ore") == "CB-TRADE-03"
    table.play("offer", "p2 give ore")
    assert table.why_not("p2 want ore") == "CB-TRADE-03"
    assert table.play("want wool").why_not("p2 give wool") == "CB-TRADE-03"


@pytest.mark.rule("CB-TRADE-04")
def test_development_cards_are_never_traded() -> None:
    """The notation of offers has no word for them, and a deal leaves them where they are."""
    table = base().hand(0, wool=1).hand(1, ore=1).development(0, "knight").development(1, "point", "monopoly")
    assert {text.split(" ")[1] for text in table.legal("give")} == {"wool"}
    table.play("give wool", "want ore", "offer", "p2 accept", "p1 deal p2")
    assert [player.development for player in table.state.view(0).players] == [1, 2, 0]
    with pytest.raises(NotationError):
        table.play("give knight")


@pytest.mark.rule("CB-TRADE-04")
def test_a_player_with_only_development_cards_has_nothing_to_offer() -> None:
    """They count for neither side."""
    table = base().development(0, "knight", "plenty").hand(1, ore=1)
    assert table.legal("give") == []


@pytest.mark.rule("CB-TRADE-12")
def test_an_offer_to_all_is_answered_and_completed_with_one() -> None:
    """Accept, decline or counter; then the player on turn chooses."""
    table = wool_for_ore(4)
    assert offered(table).asked == [1, 2, 3]
    table.hand(3, ore=1)
    table.play("p2 accept", "p3 decline", "p4 accept")
    assert answers(table) == {1: "accepted", 2: "declined", 3: "accepted"}
    assert (table.state.actor, table.legal("deal")) == (0, ["deal p2", "deal p4"])
    assert table.why_not("deal p3") == "CB-TRADE-12"
    table.play("deal p4")
    assert [table.cards(seat) for seat in (0, 1, 3)] == [
        {"wool": 2, "grain": 2, "ore": 1},
        {"brick": 2, "ore": 2},
        {"wool": 1},
    ]


@pytest.mark.rule("CB-TRADE-12")
def test_an_offer_may_be_for_chosen_opponents() -> None:
    """Named one by one; a player cannot name themselves, nor anybody twice."""
    table = base(4).hand(0, wool=1).hand(1, ore=1).hand(2, ore=1).hand(3, ore=1).play("give wool", "want ore")
    assert table.why_not("ask p1") == "CB-TRADE-12"
    table.play("ask p2", "ask p4")
    assert table.why_not("ask p2") == "CB-TRADE-12"
    table.play("offer")
    assert offered(table).asked == [1, 3]
    assert table.told("offers")[0].details["targets"] == "seat.2 seat.4"


@pytest.mark.rule("CB-TRADE-12")
def test_a_counter_offer_is_taken_up_by_the_player_on_turn() -> None:
    """The cards of the counter-offer change hands, not those of the first offer."""
    table = wool_for_ore().play("p2 give brick", "p2 give brick", "p2 want grain", "p2 offer", "p1 deal p2")
    assert (table.cards(0), table.cards(1)) == ({"brick": 2, "wool": 3, "grain": 1}, {"grain": 1, "ore": 2})


@pytest.mark.rule("CB-TRADE-13")
def test_one_offers_only_what_one_holds() -> None:
    """In an offer and in a counter-offer."""
    table = base().hand(0, wool=1).hand(1, ore=2)
    assert table.why_not("give grain") == "CB-TRADE-13"
    table.play("give wool")
    assert table.why_not("give wool") == "CB-TRADE-13"
    table.play("want ore", "offer", "p2 give ore", "give ore")
    for move in ["p2 give ore", "p2 give brick"]:
        assert table.why_not(move) == "CB-TRADE-13"


@pytest.mark.rule("CB-TRADE-13", "CB-TRADE-20")
def test_both_hands_are_looked_at_again_when_a_trade_is_completed() -> None:
    """A counter-offer may want what the player on turn does not hold; then it cannot be accepted, not even in part."""
    table = wool_for_ore().play("p2 give ore", "p2 want wool", "p2 want lumber", "p2 offer")
    assert table.why_not("p1 deal p2") == "CB-TRADE-13"
    table.hand(0, wool=1, lumber=1)
    assert table.why_not("p1 deal p2") == ""
    table.hand(1, brick=1)
    assert table.why_not("p1 deal p2") == "CB-TRADE-13"


@pytest.mark.rule("CB-TRADE-13")
def test_nobody_is_asked_for_more_cards_than_the_largest_hand_asked() -> None:
    """The hands of players who are not asked do not count; for a counter-offer that of the player on turn counts."""
    table = base(4).hand(0, wool=2).hand(1, ore=1).hand(2, brick=3).play("give wool", "want ore", "want ore")
    assert table.play("want grain").why_not("want grain") == "CB-TRADE-13"
    table.play("ask p2")
    assert table.why_not("offer") == "CB-TRADE-13"
    table.play("ask p3", "offer", "p3 give brick", "p3 want wool", "p3 want grain")
    assert table.why_not("p3 want grain") == "CB-TRADE-13"
    assert base().hand(0, wool=2).why_not("give wool") == "CB-TRADE-13"


@pytest.mark.rule("CB-TRADE-14")
def test_a_new_offer_replaces_the_old_one_and_its_answers() -> None:
    """One offer is open at a time."""
    table = wool_for_ore().play("p2 accept", "p3 give brick", "p3 want wool", "p3 offer")
    table.play("p1 give grain", "want brick", "offer")
    assert (offered(table).gives, offered(table).wants) == ({"grain": 1}, {"brick": 1})
    assert answers(table) == {1: "silent", 2: "silent"}
    for move in ["p1 deal p2", "p1 deal p3"]:
        assert table.why_not(move) == "CB-TRADE-12"


@pytest.mark.rule("CB-TRADE-14")
def test_a_player_has_one_open_counter_offer() -> None:
    """A second one replaces the first."""
    table = wool_for_ore(counters_per_offer=3).play("p2 give brick", "p2 want wool", "p2 offer")
    table.play("p2 give ore", "p2 want grain", "p2 want grain", "p2 offer")
    answer = offered(table).answers[0]
    assert (answer.said, answer.gives, answer.wants) == ("countered", {"ore": 1}, {"grain": 2})


@pytest.mark.rule("CB-TRADE-14", "CB-TRADE-24")
def test_an_open_offer_vanishes_at_the_end_of_the_turn() -> None:
    """Together with all answers."""
    table = wool_for_ore().play("p2 accept", "p1 end")
    assert table.state.view(0).offer is None
    assert (table.state.active, table.asked()) == (1, "before-roll")
    table.play("roll", "thrown 1-1")
    assert table.why_not("deal p1") == "CB-TRADE-12"


@pytest.mark.rule("CB-TRADE-15")
def test_only_cards_held_now_change_hands() -> None:
    """A deal swaps these cards for those at once; nothing is owed afterwards."""
    table = wool_for_ore().play("p2 accept", "p1 deal p2")
    assert (table.cards(0), table.cards(1)) == ({"wool": 2, "grain": 2, "ore": 1}, {"brick": 2, "wool": 1, "ore": 1})
    before = [table.cards(seat) for seat in range(3)]
    table.play("end", "roll", "thrown 1-1", "end", "roll", "thrown 1-1", "end")
    assert [table.cards(seat) for seat in range(3)] == before
    verbs = {"give", "want", "ask", "offer", "drop", "accept", "decline", "deal", "withdraw"}
    assert table.verbs() & verbs == set()


@pytest.mark.rule("CB-TRADE-16")
@pytest.mark.parametrize("hand", [{"ore": 2, "brick": 2}, {"grain": 4}, {"wool": 1, "ore": 1, "brick": 2}])
def test_a_decline_reveals_nothing_about_the_hand(hand: dict[str, int]) -> None:
    """Everybody can decline, and it looks the same whether they could have accepted or not."""
    table = base().hand(0, wool=1).hand(1, **hand).play("give wool", "want ore", "ask p2", "offer")
    assert table.why_not("p2 decline") == ""
    table.play("p2 decline")
    (event,) = table.told("declines")
    assert (event.seat, event.details, event.secret) == (1, {}, {})
    assert offered(table).answers[0].gives == {}
    assert table.state.view(0).players[1].cards == 4


@pytest.mark.rule("CB-TRADE-16", "CB-TRADE-17")
def test_an_offer_shows_only_the_cards_named_in_it() -> None:
    """The rest of the hand stays hidden, and an offer that is being written is private."""
    one = base().hand(0, wool=1, ore=2).hand(1, grain=3).hand(2, brick=2)
    other = base().hand(0, wool=1, brick=2).hand(1, grain=3).hand(2, ore=2)
    before = one.state.view(1)
    for table in (one, other):
        table.play("give wool", "want grain")
        assert table.state.view(1) == before
        assert table.state.view(0).draft is not None
        table.play("offer")
    for reader in (1, SPECTATOR):
        assert one.state.view(reader) == other.state.view(reader)
    (event,) = one.told("offers")
    assert event.details == {"gives": "count-wool.0", "wants": "count-grain.0", "targets": "seat.2 seat.3"}
    assert not event.secret


@pytest.mark.rule("CB-TRADE-24")
@pytest.mark.parametrize("action", ["road", "settlement", "city", "buy", "bank", "card"])
def test_any_other_action_withdraws_the_offer(action: str) -> None:
    """Building, buying, a bank trade, a card."""
    table = base().settlement(0, "n:0,0").road(0, "n:0,0", "s:0,-1", "n:-1,1").hand(1, ore=2).development(0, "plenty")
    table.hand(0, lumber=4, brick=4, wool=4, grain=4, ore=4).play("give wool", "want ore", "offer", "p2 accept")
    moves = {
        "road": f"road {way('n:0,0', 's:1,-1')}",
        "settlement": f"settlement {at('n:-1,1')}",
        "city": f"city {at('n:0,0')}",
        "buy": "buy",
        "bank": "bank lumber ore",
        "card": "play plenty",
    }
    table.play("p1 " + moves[action])
    assert table.state.view(0).offer is None
    table.on_turn(0)
    assert table.why_not("deal p2") == "CB-TRADE-12"
    assert table.cards(1) == {"ore": 2}


@pytest.mark.rule("CB-TRADE-24")
def test_while_an_offer_is_written_nothing_else_is_done() -> None:
    """It has to be made or dropped first."""
    table = base().settlement(0, "n:0,0").hand(0, lumber=2, brick=2, ore=4).hand(1, wool=1).play("give lumber")
    for move in [f"road {way('n:0,0', 's:0,-1')}", "bank ore wool", "end"]:
        assert table.why_not(move) == "CB-TRADE-24"
    table.play("drop")
    assert table.why_not("end") == ""
