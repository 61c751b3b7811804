"""Base game: answering offers, changing answers, counter-offers and limits."""

import pytest

from ecumene.core.state import NO_ANSWER, SPECTATOR
from ecumene.games.catan import CATAN
from ecumene.games.catan.layout import ANSWERS_TO_ONE_OFFER
from ecumene.games.catan.material import KINDS

from .base_shared import base
from .table import Table
from .test_base_offers import answers, offered, wool_for_ore

OFFER = ["give wool", "want ore", "offer"]


@pytest.mark.rule("CB-TRADE-17")
def test_offers_counter_offers_and_answers_are_seen_by_all() -> None:
    """Also by a spectator and by players who were not asked."""
    table = base(4).hand(0, wool=1, grain=1).hand(1, ore=1).hand(2, brick=1)
    table.play(
        "give wool", "want ore", "ask p2", "ask p3", "offer", "p2 accept", "p3 give brick", "p3 want grain", "p3 offer"
    )
    expected = offered(table)
    assert (expected.seat, expected.gives, expected.wants, expected.asked) == (0, {"wool": 1}, {"ore": 1}, [1, 2])
    assert [answer.said for answer in expected.answers] == ["accepted", "countered"]
    assert (expected.answers[1].gives, expected.answers[1].wants) == ({"brick": 1}, {"grain": 1})
    for reader in (0, 1, 2, 3):
        assert table.state.view(reader).offer == expected
    for name in ("offers", "accepts", "counters"):
        assert all(not event.secret for event in table.told(name))


@pytest.mark.rule("CB-TRADE-17")
def test_only_an_addressee_answers() -> None:
    """Others are not asked and cannot step in; nor does the player on turn answer their own offer."""
    table = base(3).hand(0, wool=1, ore=1).hand(1, ore=1).hand(2, ore=1)
    table.play("give wool", "want ore", "ask p2", "offer")
    assert table.state.awaited() == [1]
    assert not table.state.may_decide(2)
    for move in ["p1 accept", "p1 decline"]:
        assert table.why_not(move) == "CB-TRADE-12"
    table.state.actor = 2
    for move in ["accept", "decline", "give ore"]:
        assert table.why_not(move) == "CB-TRADE-17"


@pytest.mark.rule("CB-TRADE-18")
def test_answers_come_in_any_order() -> None:
    """The third player may answer first."""
    table = wool_for_ore()
    assert sorted(table.state.awaited()) == [1, 2]
    table.play("p3 decline")
    assert answers(table) == {1: "silent", 2: "declined"}
    table.play("p2 accept")
    assert answers(table) == {1: "accepted", 2: "declined"}
    other = wool_for_ore().play("p2 accept", "p3 decline")
    assert other.state.to_bytes() == table.state.to_bytes()


@pytest.mark.rule("CB-TRADE-18")
def test_the_player_on_turn_need_not_wait_for_all_answers() -> None:
    """A trade may be completed, or the offer withdrawn, while somebody is silent."""
    table = wool_for_ore().play("p2 accept")
    assert 2 in table.state.awaited()
    assert table.why_not("p1 deal p2") == ""
    assert table.why_not("p1 deal p3") == "CB-TRADE-12"
    table.play("p1 deal p2")
    assert table.cards(0)["ore"] == 1
    silent = wool_for_ore().play("p1 withdraw")
    assert (silent.asked(), silent.state.actor) == ("turn", 0)


@pytest.mark.rule("CB-TRADE-19")
def test_accepting_moves_no_cards() -> None:
    """They move when the player on turn picks the accepter."""
    table = wool_for_ore()
    before = [table.cards(seat) for seat in range(3)]
    table.play("p2 accept")
    assert [table.cards(seat) for seat in range(3)] == before
    assert table.told("accepts")[0].rule == "CB-TRADE-19"
    assert not table.told("trades")


@pytest.mark.rule("CB-TRADE-19")
def test_an_answer_may_be_changed_until_the_trade() -> None:
    """To a decline, to a counter-offer and back; the last one counts."""
    table = wool_for_ore().play("p2 accept", "p2 decline")
    assert table.why_not("p1 deal p2") == "CB-TRADE-12"
    table.play("p2 give brick", "p2 want wool", "p2 offer")
    assert answers(table)[1] == "countered"
    table.play("p2 accept")
    assert (answers(table)[1], offered(table).answers[0].gives) == ("accepted", {})
    table.play("p1 deal p2")
    assert table.cards(1) == {"brick": 2, "wool": 1, "ore": 1}


@pytest.mark.rule("CB-TRADE-19")
def test_an_accept_is_taken_back_while_a_counter_offer_is_written() -> None:
    """And stays withdrawn when the counter-offer is dropped."""
    table = wool_for_ore().play("p2 accept", "p2 give brick")
    assert answers(table)[1] == "silent"
    assert table.why_not("p1 deal p2") == "CB-TRADE-12"
    table.play("p2 drop")
    assert answers(table)[1] == "silent"
    assert 1 in table.state.awaited()


@pytest.mark.rule("CB-TRADE-19")
def test_five_answers_to_one_offer_are_enough() -> None:
    """A sixth is refused, and the fifth stands; repeating the same answer is no answer."""
    table = wool_for_ore().play("p2 accept")
    assert table.why_not("p2 accept") == "CB-TRADE-19"
    table.play("p2 decline")
    assert table.why_not("p2 decline") == "CB-TRADE-19"
    table.play("p2 accept", "p2 decline", "p2 accept")
    assert not table.state.may_decide(1)
    table.state.actor = 1
    for move in ["decline", "accept", "give brick"]:
        assert table.why_not(move) == "CB-TRADE-19"
    table.play("p1 deal p2")
    assert table.cards(1) == {"brick": 2, "wool": 1, "ore": 1}


@pytest.mark.rule("CB-TRADE-19")
def test_a_new_offer_may_be_answered_five_times_again() -> None:
    """The limit is for one offer."""
    table = wool_for_ore().play(*["p2 accept", "p2 decline"] * 2, "p2 accept", "p1 give grain", "want ore", "offer")
    assert table.why_not("p2 accept") == ""
    assert table.play("p2 accept", "p2 decline").why_not("p2 accept") == ""


@pytest.mark.rule("CB-TRADE-20")
def test_a_counter_offer_must_be_a_legal_offer() -> None:
    """A card on each side, no kind on both sides, and all of it held by its maker."""
    table = wool_for_ore()
    assert table.why_not("p2 give grain") == "CB-TRADE-13"
    table.play("p2 give brick")
    assert table.why_not("offer") == "CB-TRADE-20"
    assert table.why_not("want brick") == "CB-TRADE-03"
    table.play("want grain", "offer")
    (event,) = table.told("counters")
    assert (event.seat, event.rule) == (1, "CB-TRADE-20")
    assert event.details == {"gives": "count-brick.0", "wants": "count-grain.0"}


@pytest.mark.rule("CB-TRADE-20")
def test_a_counter_offer_is_carried_out_at_once_when_taken_up() -> None:
    """Its maker is not asked again."""
    table = wool_for_ore().play("p3 give brick", "p3 give brick", "p3 want grain", "p3 offer", "p1 deal p3")
    assert (table.cards(0), table.cards(2)) == ({"brick": 2, "wool": 3, "grain": 1}, {"brick": 1, "grain": 1})
    assert (table.asked(), table.state.actor) == ("turn", 0)


@pytest.mark.rule("CB-TRADE-21")
def test_an_accept_without_the_cards_is_refused_to_that_player_only() -> None:
    """Nobody else notices."""
    table = wool_for_ore()
    before, events = table.state.view(0), len(table.events)
    assert table.why_not("p3 accept") == "CB-TRADE-21"
    assert answers(table) == {1: "silent", 2: "silent"}
    assert sorted(table.state.awaited()) == [1, 2]
    assert (table.state.view(0), len(table.events)) == (before, events)


@pytest.mark.rule("CB-TRADE-21")
def test_a_player_who_cannot_accept_is_asked_like_everybody_else() -> None:
    """Also with two of three wanted cards, or none of them."""
    table = base(4).hand(0, wool=1).hand(1, ore=2, brick=1).hand(2, brick=3).hand(3, ore=3)
    table.play("give wool", "want ore", "want ore", "want ore", "offer")
    assert sorted(table.state.awaited()) == [1, 2, 3]
    assert [table.why_not(f"p{seat} accept") for seat in (2, 3, 4)] == ["CB-TRADE-21", "CB-TRADE-21", ""]


def settled(table: Table, seat: int, *wishes: str) -> str:
    """What the table answers for a seat (from 1), in notation; empty if the player has to decide."""
    move = table.state.settled_answer(seat - 1, list(wishes))
    return "" if move == NO_ANSWER else CATAN.notation.text(move)


@pytest.mark.rule("CB-TRADE-21")
def test_the_table_declines_for_whoever_cannot_accept() -> None:
    """But not for those who can, nor for the player on turn, a writer of a counter-offer, or one who has answered."""
    table = base(4).hand(0, wool=1).hand(1, ore=1, brick=1).hand(2, brick=3).hand(3, ore=3)
    assert [settled(table, seat) for seat in (1, 2, 3, 4)] == ["", "", "", ""]
    table.play("give wool", "want ore", "ask p2", "ask p3", "offer")
    assert [settled(table, seat) for seat in (1, 2, 3, 4)] == ["", "", "decline", ""]
    assert settled(table, 3, "ask") == ""  # who would rather make a counter-offer
    table.play("p3 give brick")
    assert settled(table, 3) == ""
    table.play("p3 drop", "p3 decline")
    assert settled(table, 3) == ""


@pytest.mark.rule("CB-TRADE-21")
def test_players_settle_in_advance_what_they_decline() -> None:
    table = wool_for_ore()
    assert settled(table, 2) == ""
    assert settled(table, 2, "decline") == "decline"
    assert settled(table, 2, "decline", "ask") == "decline"
    assert settled(table, 2, "keep-ore") == "decline"
    assert settled(table, 2, "keep-brick", "keep-wool") == ""
    assert settled(table, 3, "keep-brick", "ask") == ""
    assert table.state.wishes() == ["decline", "ask", *(f"keep-{kind}" for kind in KINDS[:5])]
    assert Table(3, mode="knights").state.wishes()[-1] == "keep-coin"


@pytest.mark.rule("CB-TRADE-22")
@pytest.mark.parametrize(
    "said", [[], ["p2 accept"], ["p2 accept", "p3 decline"], ["p3 give brick", "p3 want wool", "p3 offer"]]
)
def test_an_offer_may_be_withdrawn_at_any_time(said: list[str]) -> None:
    """Together with all answers and counter-offers."""
    table = wool_for_ore().play(*said, "p1 withdraw")
    assert table.state.view(2).offer is None
    assert (table.asked(), table.state.awaited()) == ("turn", [0])
    assert table.told("withdraws")[0].rule == "CB-TRADE-22"
    for seat in (1, 2):
        assert not table.state.may_decide(seat)
    table.play(*OFFER)
    assert answers(table) == {1: "silent", 2: "silent"}


@pytest.mark.rule("CB-TRADE-22")
def test_only_the_player_on_turn_withdraws() -> None:
    """An addressee can only answer."""
    assert wool_for_ore().why_not("p2 withdraw") == "CB-TRADE-01"


@pytest.mark.rule("CB-TRADE-23")
def test_a_trade_closes_the_offer_with_all_answers() -> None:
    """A second trade with another accepter needs a new offer."""
    table = wool_for_ore(4).hand(3, ore=1).play("p2 accept", "p4 accept", "p3 give brick", "p3 want wool", "p3 offer")
    table.play("p1 deal p2")
    assert table.state.view(0).offer is None
    for seat in (2, 3, 4):
        assert table.why_not(f"deal p{seat}") == "CB-TRADE-12"
        assert not table.state.may_decide(seat - 1)
    table.play(*OFFER)
    assert answers(table) == {1: "silent", 2: "silent", 3: "silent"}


@pytest.mark.rule("CB-TRADE-25")
@pytest.mark.parametrize("limit", [10, 3, 5])
def test_so_many_offers_may_be_made_in_a_turn(limit: int) -> None:
    """Withdrawn, repeated and replacing offers count; the next turn starts from zero."""
    table = base(2, trade_offers_per_turn=limit).hand(0, wool=1).hand(1, ore=1)
    assert table.state.view(1).turn.offers_left == limit
    for number in range(limit):
        table.play(*OFFER, *(["p1 withdraw"] if number % 2 else []))
        assert table.state.view(1).turn.offers_left == limit - 1 - number
        table.state.turn_to(0)
    assert table.why_not("p1 give wool") == "CB-TRADE-25"
    table.play("p1 end", "roll", "thrown 1-1", "end", "roll", "thrown 1-1", *OFFER)
    assert answers(table) == {1: "silent"}


@pytest.mark.rule("CB-TRADE-25")
def test_ten_offers_are_the_default_none_switches_trade_off_and_a_table_may_do_without_a_limit() -> None:
    """These are options of the table."""
    assert base().state.view(0).turn.offers_left == 10
    off = base(trade_offers_per_turn=0).hand(0, wool=4).hand(1, ore=1)
    assert off.why_not("give wool") == "CB-TRADE-25"
    assert off.why_not("bank wool ore") == ""
    free = base(2, trade_offers_per_turn="unlimited").hand(0, wool=1).hand(1, ore=1)
    for _ in range(40):
        free.play(*OFFER, "p1 withdraw")
    assert free.why_not("give wool") == ""
    assert free.state.view(0).turn.offers_left == -1


@pytest.mark.rule("CB-TRADE-25")
def test_a_completed_trade_counts_too() -> None:
    """Three offers and three deals, then no more."""
    table = base(2, trade_offers_per_turn=3).hand(0, wool=4).hand(1, ore=4)
    for _ in range(3):
        table.play(*OFFER, "p2 accept", "p1 deal p2")
    assert (table.cards(0), table.why_not("give wool")) == ({"wool": 1, "ore": 3}, "CB-TRADE-25")


@pytest.mark.rule("CB-TRADE-26")
@pytest.mark.parametrize(("limit", "allowed"), [(0, 0), (1, 1), (3, 3)])
def test_so_many_counter_offers_may_be_made_to_one_offer(limit: int, allowed: int) -> None:
    """By each addressee; a new offer starts from zero."""
    table = wool_for_ore(counters_per_offer=limit)
    for _ in range(2):
        for seat in (2, 3):
            for _ in range(allowed):
                table.play(f"p{seat} give brick", "want wool", "offer")
            assert table.why_not(f"p{seat} give brick") == "CB-TRADE-26"
            assert table.why_not(f"p{seat} decline") == ""
        table.play("p1 give grain", "want ore", "offer")


@pytest.mark.rule("CB-TRADE-26")
def test_one_counter_offer_is_the_default_and_one_taken_back_counts() -> None:
    """Declining does not give it back."""
    table = wool_for_ore().play("p2 give brick", "p2 want wool", "p2 offer", "p2 decline")
    assert table.why_not("p2 give ore") == "CB-TRADE-26"
    free: Table = wool_for_ore(counters_per_offer="unlimited")
    for _ in range(4):
        free.play("p2 give brick", "p2 want wool", "p2 offer")
    assert free.why_not("p2 give brick") == ""


@pytest.mark.rule("CB-TRADE-25", "CB-TRADE-26")
def test_what_was_begun_and_thrown_away_counts_too() -> None:
    """An offer and a counter-offer."""
    table = base(2, trade_offers_per_turn=3).hand(0, wool=1).hand(1, ore=1)
    table.play("give wool", "drop", "give wool", "drop", *OFFER, "p2 give ore", "p2 drop")
    assert table.why_not("p2 give ore") == "CB-TRADE-26"
    assert table.why_not("p1 give wool") == "CB-TRADE-25"


@pytest.mark.rule("CB-TRADE-27")
def test_only_the_player_on_turn_opens_offers() -> None:
    """The others can do nothing until they are asked."""
    table = base().hand(0, wool=2).hand(1, ore=2).hand(2, brick=2)
    assert not table.state.may_decide(1)
    table.play("give wool")
    assert not table.state.may_decide(1)
    table.play("want ore", "ask p2", "offer", "p2 give ore", "p2 want wool", "p2 offer")
    assert offered(table).seat == 0
    assert not table.state.may_decide(2)
    assert table.why_not("p2 ask p3") == "CB-TRADE-01"


@pytest.mark.rule("CB-TRADE-27")
def test_a_counter_offer_is_for_the_player_on_turn_alone() -> None:
    """Another player can neither accept nor counter it."""
    table = wool_for_ore().play("p3 give brick", "p3 want wool", "p3 offer")
    assert table.why_not("p2 deal p3") == "CB-TRADE-01"
    table.play("p2 accept")
    assert table.cards(2) == {"brick": 3}


@pytest.mark.rule("CB-TRADE-28")
@pytest.mark.parametrize("reader", [0, 1, 2, SPECTATOR])
def test_a_completed_trade_is_public(reader: int) -> None:
    """By kind and number, for an offer and for a counter-offer."""
    table = wool_for_ore().play("p2 accept", "p1 deal p2")
    table.play(
        "give wool", "give wool", "want brick", "offer", "p3 give brick", "p3 give brick", "p3 want grain", "p3 offer"
    )
    table.play("p1 deal p3")
    details = [event.seen_by(reader).details for event in table.told("trades")]
    assert details == [
        {"gives": "count-wool.0", "cards": "count-ore.0", "target": "seat.2"},
        {"gives": "count-grain.0", "cards": "count-brick.1", "target": "seat.3"},
    ]


@pytest.mark.rule("CB-TRADE-18", "CB-TRADE-19")
def test_it_is_known_who_may_still_answer() -> None:
    """While somebody has not answered, the player on turn may close the offer, and those who answered may change it."""
    table = wool_for_ore()
    assert (table.state.awaited(), table.state.volunteers()) == ([1, 2], [0])
    table.play("p2 accept")
    assert (table.state.awaited(), table.state.volunteers()) == ([2], [0, 1])
    table.play("p3 decline")
    assert (table.state.awaited(), sorted(table.state.volunteers())) == ([0], [1, 2])
    assert [table.state.may_decide(seat) for seat in range(3)] == [True, True, True]
    table.play("p1 withdraw")
    assert (table.state.awaited(), table.state.volunteers()) == ([0], [])


@pytest.mark.rule("CB-TRADE-19")
def test_a_player_with_nothing_left_to_answer_is_not_among_them() -> None:
    """After the last answer that an offer allows, a seat may not answer again."""
    table = wool_for_ore()
    answered = 0
    while 1 in table.state.awaited() or 1 in table.state.volunteers():
        table.play("p2 accept" if answered % 2 == 0 else "p2 decline")
        answered += 1
    assert answered == ANSWERS_TO_ONE_OFFER
    assert not table.state.may_decide(1)
