"""Base game: the 7 and the robber."""

from fractions import Fraction

import pytest

from ecumene.core.state import SPECTATOR
from ecumene.games.catan import CATAN

from .base_shared import BEGINNER_BOARD, base, chances, corners
from .table import Table, at, land, way


def seven(table: Table) -> Table:
    """Roll a 7 for the player on turn."""
    return table.rolls(3, 4)


def owed(table: Table, seat: int) -> int:
    """How many cards a seat has to discard, as it sees it."""
    own = table.state.view(seat).own
    assert own is not None
    return own.owed


@pytest.mark.rule("CB-ROBBER-01")
@pytest.mark.parametrize("dice", [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
def test_no_hex_produces_on_a_seven(dice: tuple[int, int]) -> None:
    """Not even for a city on every kind of hex."""
    table = base().city(0, "n:0,-1").city(0, "s:1,0").city(0, "n:-1,1").city(0, "n:-2,2").rolls(*dice)
    assert table.cards(0) == {}
    assert not table.told("receives")
    assert table.asked() == "moving-robber"


@pytest.mark.rule("CB-ROBBER-02")
@pytest.mark.parametrize(
    ("ore", "wool", "lost"), [(4, 3, 0), (4, 4, 4), (5, 4, 4), (5, 5, 5), (6, 5, 5), (8, 7, 7), (19, 19, 19)]
)
def test_more_than_seven_cards_are_halved_rounding_down(ore: int, wool: int, lost: int) -> None:
    """8 cards lose 4, 9 lose 4, 15 lose 7, and 7 none."""
    table = seven(base().hand(1, ore=ore, wool=wool))
    assert owed(table, 1) == lost
    while table.asked() == "discarding":
        assert (table.state.actor, owed(table, 1)) == (1, lost)
        table.play("discard ore" if "discard ore" in table.legal() else "discard wool")
    assert sum(table.cards(1).values()) == ore + wool - lost
    bank = table.state.view(0).bank
    assert bank["ore"] + bank["wool"] == 38 - (ore + wool - lost)


@pytest.mark.rule("CB-ROBBER-02")
def test_everybody_with_too_many_cards_discards_the_roller_too() -> None:
    """And everybody chooses freely."""
    table = seven(base().hand(0, ore=4, grain=4).hand(1, wool=3, ore=4).hand(2, lumber=5, brick=4))
    assert sorted(table.state.awaited()) == [0, 2]
    table.play("p1 discard grain", "discard grain", "discard grain", "discard grain")
    table.play("p3 discard brick", "discard lumber", "discard brick", "discard lumber")
    assert table.cards(0) == {"ore": 4}
    assert table.cards(1) == {"wool": 3, "ore": 4}
    assert table.cards(2) == {"lumber": 3, "brick": 2}


@pytest.mark.rule("CB-ROBBER-02")
def test_one_discards_only_what_one_holds() -> None:
    """Neither another kind nor more of a kind."""
    table = seven(base().hand(1, ore=1, wool=4, lumber=4))
    assert table.why_not("discard grain") == "CB-ROBBER-02"
    table.play("discard ore")
    assert table.why_not("discard ore") == "CB-ROBBER-02"
    assert table.legal() == ["discard lumber", "discard wool"]


@pytest.mark.rule("CB-ROBBER-03")
def test_the_robber_waits_until_all_have_discarded() -> None:
    """Both may choose at the same time, in any order."""
    table = seven(base().hand(1, ore=4, wool=4).hand(2, ore=4, grain=6))
    assert sorted(table.state.view(0).awaited) == [1, 2]
    assert table.why_not(f"robber {land('1,1')}") == "CB-ROBBER-03"
    table.play("p3 discard ore", "p2 discard wool", "p3 discard ore", "p3 discard grain", "p2 discard ore")
    table.play("p3 discard ore", "p3 discard ore")
    assert table.asked() == "discarding"
    assert table.state.view(0).awaited == [1]
    assert table.why_not(f"robber {land('1,1')}") == "CB-ROBBER-03"
    table.play("p2 discard ore", "p2 discard ore")
    assert (table.asked(), table.state.actor) == ("moving-robber", 0)


@pytest.mark.rule("CB-ROBBER-03")
def test_the_order_of_discards_does_not_change_the_result() -> None:
    """Seat by seat, or alternating."""
    one = seven(base().hand(1, ore=4, wool=4).hand(2, brick=4, grain=4))
    other = seven(base().hand(1, ore=4, wool=4).hand(2, brick=4, grain=4))
    one.play("p2 discard ore", "discard ore", "discard wool", "discard ore")
    one.play("p3 discard grain", "discard grain", "discard grain", "discard brick")
    for kind, third in [("wool", "brick"), ("ore", "grain"), ("ore", "grain"), ("ore", "grain")]:
        other.play(f"p3 discard {third}", f"p2 discard {kind}")
    assert one.state.to_bytes() == other.state.to_bytes()


@pytest.mark.rule("CB-ROBBER-04")
def test_the_robber_must_go_to_another_land_hex() -> None:
    """It may neither stay nor go to sea, and nothing else can be done first."""
    table = seven(base())
    assert table.state.actor == 0
    assert table.why_not(f"robber {land('0,0')}") == "CB-ROBBER-04"
    goals = {int(text.split(" ")[1]) for text in table.legal()}
    assert goals == {land(place) for place in BEGINNER_BOARD if place != "0,0"}
    for number in set(range(77)) - {land(place) for place in BEGINNER_BOARD}:
        assert table.why_not(f"robber {number}") == "CB-ROBBER-04"
    for move in ["end", "pass", "buy", "roll"]:
        assert table.why_not(move) == "CB-ROLL-01"
    table.play(f"robber {land('1,-1')}")
    assert table.state.view(0).robber == land("1,-1")


@pytest.mark.rule("CB-ROBBER-05")
def test_the_robber_may_go_back_to_the_desert() -> None:
    """In Cities & Knights it may not."""
    table = base()
    table.state.robber = land("1,1")
    seven(table)
    assert table.why_not(f"robber {land('0,0')}") == ""
    table.play(f"robber {land('0,0')}")
    assert table.state.view(0).robber == land("0,0")
    knights = Table().landed()
    knights.state.robber = land("1,1")
    assert knights.rolls(3, 4, "gate-trade").why_not(f"robber {land('1,-1')}") == "CK-SEVEN-04"


@pytest.mark.rule("CB-ROBBER-06")
def test_one_opponent_on_the_hex_with_cards_is_robbed_by_choice() -> None:
    """Not one without cards, not one elsewhere, not the player on turn."""
    around = corners("0,-1")
    table = base(4).settlement(1, around[0]).city(2, around[2]).settlement(3, "s:1,1").settlement(0, around[4])
    table.hand(0, wool=1).hand(1, ore=1).hand(2, ore=1, grain=3).hand(3, wool=5)
    seven(table).play(f"robber {land('0,-1')}")
    assert (table.asked(), table.legal()) == ("robbing", ["rob p2", "rob p3"])
    for move in ["rob p1", "rob p4"]:
        assert table.why_not(move) == "CB-ROBBER-06"
    table.play("rob p3", "stolen grain")
    assert [table.cards(seat) for seat in range(4)] == [
        {"wool": 1, "grain": 1},
        {"ore": 1},
        {"grain": 2, "ore": 1},
        {"wool": 5},
    ]
    assert table.asked() == "turn"


@pytest.mark.rule("CB-ROBBER-06")
def test_the_stolen_card_is_drawn_at_random_from_the_hand() -> None:
    """Each card is equally likely."""
    table = base().settlement(1, "n:0,-1").hand(1, ore=1, grain=3, wool=2)
    seven(table).play(f"robber {land('0,-1')}")
    sixth = Fraction(1, 6)
    assert chances(table) == {"stolen wool": 2 * sixth, "stolen grain": 3 * sixth, "stolen ore": sixth}
    assert table.why_not("stolen brick") == "CB-ROBBER-12"


@pytest.mark.rule("CB-ROBBER-06")
def test_a_victim_without_cards_cannot_be_chosen() -> None:
    """Only players with at least one card can lose one."""
    around = corners("0,-1")
    table = base(4).settlement(1, around[0]).city(2, around[2]).settlement(3, around[4])
    table.hand(1, ore=1).hand(3, ore=1)
    seven(table).play(f"robber {land('0,-1')}")
    assert table.legal() == ["rob p2", "rob p4"]
    assert table.why_not("rob p3") == "CB-ROBBER-06"


@pytest.mark.rule("CB-ROBBER-07")
@pytest.mark.parametrize("place", ["0,-1", "1,1", "0,2"])
def test_nothing_is_stolen_where_no_opponent_holds_a_card(place: str) -> None:
    """Nobody is there, the hand is empty, or there is only a road."""
    table = base().settlement(1, "n:0,-1").settlement(2, "n:-1,1").hand(2, ore=5).hand(0, wool=2)
    table.road(2, "n:1,1", "s:1,0")
    seven(table).play(f"robber {land(place)}")
    assert table.asked() == "turn"
    assert [sum(table.cards(seat).values()) for seat in range(3)] == [2, 0, 5]
    (event,) = table.told("nothing-stolen")
    assert event.rule == "CB-ROBBER-07"


@pytest.mark.rule("CB-ROBBER-08")
def test_a_single_victim_is_robbed_without_a_choice() -> None:
    """Chance draws the card at once."""
    table = base().settlement(1, "n:0,-1").settlement(2, "n:0,0").hand(1, ore=2)
    seven(table).play(f"robber {land('0,-1')}")
    assert table.by_chance()
    table.play("stolen ore")
    assert (table.cards(0), table.cards(1)) == ({"ore": 1}, {"ore": 1})


@pytest.mark.rule("CB-ROBBER-08")
def test_theft_cannot_be_declined() -> None:
    """With two possible victims, the only moves are to choose one of them."""
    table = base().settlement(1, "n:0,-1").settlement(2, "n:0,0").hand(1, ore=2).hand(2, ore=2)
    seven(table).play(f"robber {land('0,-1')}")
    assert table.legal() == ["rob p2", "rob p3"]
    for move in ["pass", "end", "decline"]:
        assert table.why_not(move) == "CB-ROLL-01"


@pytest.mark.rule("CB-ROBBER-09")
def test_the_robbers_hex_does_not_produce_until_it_leaves() -> None:
    """Its neighbours do."""
    table = base().city(1, "n:0,-1")
    seven(table).play(f"robber {land('0,-1')}")
    table.rolls(3, 3)
    assert table.cards(1) == {}
    table.rolls(5, 5).rolls(1, 1)
    assert table.cards(1) == {"ore": 2, "wool": 2}
    seven(table).play(f"robber {land('1,1')}").rolls(3, 3)
    assert table.cards(1) == {"ore": 2, "wool": 2, "brick": 2}


@pytest.mark.rule("CB-ROBBER-09")
def test_harbours_roads_and_buildings_round_the_robber_work() -> None:
    """Players can trade there, build roads and settlements, and upgrade to cities."""
    table = base().settlement(0, "n:1,-2").road(0, "n:1,-2", "s:1,-3", "n:0,-1")
    seven(table).play(f"robber {land('1,-2')}")
    table.hand(0, grain=5, lumber=1, brick=2, wool=1, ore=3)
    table.play("bank grain lumber", f"road {way('n:1,-2', 's:2,-3')}")
    assert table.cards(0) == {"lumber": 1, "brick": 1, "wool": 1, "grain": 3, "ore": 3}
    table.play(f"settlement {at('n:0,-1')}", f"city {at('n:1,-2')}")
    assert (table.cards(0), table.points(0)) == ({}, 3)


@pytest.mark.rule("CB-ROBBER-10")
def test_development_cards_are_not_counted_on_a_seven() -> None:
    """Seven resources and five cards are not too many."""
    table = seven(base().hand(0, ore=4, wool=3).development(0, *["knight"] * 5))
    assert table.asked() == "moving-robber"
    assert sum(table.cards(0).values()) == 7
    own = table.state.view(0).own
    assert own is not None
    assert own.cards == {"knight": 5}


@pytest.mark.rule("CB-ROBBER-10")
def test_development_cards_are_not_stolen() -> None:
    """A player with nothing else is no victim; one with both loses a resource."""
    table = base().settlement(1, "n:0,-1").development(1, "knight", "point")
    seven(table).play(f"robber {land('0,-1')}")
    assert (table.asked(), table.told("nothing-stolen")[0].rule) == ("turn", "CB-ROBBER-07")
    table.hand(1, ore=1)
    seven(table).play(f"robber {land('1,-2')}")
    assert chances(table) == {"stolen ore": Fraction(1)}
    table.play("stolen ore")
    assert table.state.view(0).players[1].development == 2


@pytest.mark.rule("CB-ROBBER-11")
def test_the_robber_may_be_put_on_ones_own_hex_and_does_not_rob_its_mover() -> None:
    """Nothing is stolen if the player is alone there; an opponent there is robbed."""
    table = base().city(0, "n:0,-1").hand(0, ore=2).settlement(1, "s:1,-1").hand(1, wool=1)
    seven(table).play(f"robber {land('0,-2')}")
    assert (table.asked(), table.cards(0)) == ("turn", {"ore": 2})
    table.settlement(1, "n:0,0")
    seven(table).play(f"robber {land('0,-1')}", "stolen wool")
    assert (table.cards(0), table.cards(1)) == ({"ore": 2, "wool": 1}, {})


@pytest.mark.rule("CB-ROBBER-12")
def test_only_thief_and_victim_learn_what_was_stolen() -> None:
    """The event and the view of a third player do not show the kind."""
    views = []
    for kind in ("ore", "wool"):
        table = base().settlement(1, "n:0,-1").hand(1, ore=1, wool=1)
        seven(table).play(f"robber {land('0,-1')}")
        assert [table.state.shows_outcome_to(seat) for seat in (0, 1, 2, SPECTATOR)] == [True, True, False, False]
        table.play(f"stolen {kind}")
        (event,) = table.told("steals")
        for reader in (2, SPECTATOR):
            assert event.seen_by(reader).details == {"target": "seat.2"}
        for reader in (0, 1):
            assert event.seen_by(reader).details == {"target": "seat.2", "kind": f"kind.{kind}"}
        views.append((table.state.view(2), table.state.view(SPECTATOR)))
    assert views[0] == views[1]
    assert [player.cards for player in views[0][0].players] == [1, 1, 0]


@pytest.mark.rule("CB-ROBBER-13")
def test_discards_stay_hidden_until_the_last_has_chosen() -> None:
    """Until then the cards have not moved, and nobody else can tell what was chosen."""
    views = []
    for kind in ("ore", "wool"):
        table = seven(base().hand(1, ore=4, wool=4).hand(2, ore=4, grain=4)).play(*["p2 discard " + kind] * 4)
        assert not table.told("discards")
        for event in table.told("sets-aside"):
            assert event.seen_by(0).details == event.seen_by(2).details == event.seen_by(SPECTATOR).details == {}
            assert event.seen_by(1).details == {"kind": f"kind.{kind}"}
        views.append([table.state.view(reader) for reader in (0, 2, SPECTATOR)])
        table.play("p3 discard ore", "discard ore", "discard grain", "discard grain")
        for reader in (0, 1, 2, SPECTATOR):
            details = [(event.seat, event.seen_by(reader).details["cards"]) for event in table.told("discards")]
            assert details == [(1, f"count-{kind}.3"), (2, "count-grain.1 count-ore.1")]
    assert views[0] == views[1]
    assert views[0][0].players[1].cards == 8


def keeps(table: Table, text: str) -> str:
    """The rule that keeps a decision from being taken back, or nothing."""
    return CATAN.rule_ids[table.state.take_back_forbidden_by(CATAN.notation.parse(text))]


@pytest.mark.rule("CB-ROBBER-13")
def test_only_the_card_that_completes_the_discards_is_final() -> None:
    """Until then nobody has seen anything, not even while everybody waits for one player."""
    table = seven(base().hand(1, ore=4, wool=4).hand(2, ore=4, grain=4))
    assert table.state.actor == 1
    for left in (4, 3, 2, 1):  # the others have not all chosen yet
        assert keeps(table, "discard ore") == "", left
        table.play("p2 discard ore")
    for left in (4, 3, 2):
        assert keeps(table, "discard ore") == "", left
        table.play("p3 discard ore")
    assert keeps(table, "discard grain") == "CB-ROBBER-13"


@pytest.mark.rule("CB-ROBBER-03", "CB-ROBBER-13", "CK-CLR-32")
def test_a_discard_without_a_choice_is_asked_for_all_the_same() -> None:
    """Otherwise everybody could tell that the hand has only one kind."""
    plain = seven(base().hand(0, wool=4).hand(1, ore=8).hand(2, ore=4, grain=4))
    mixed = seven(base().hand(0, ore=4).hand(1, ore=4, wool=4).hand(2, ore=4, grain=4))
    for step in range(4):
        assert sorted(plain.state.awaited()) == [1, 2]
        for reader in (2, SPECTATOR):
            assert plain.state.view(reader) == mixed.state.view(reader)
        plain.play("p2 discard ore")
        mixed.play("p2 discard wool" if step % 2 else "p2 discard ore")
    assert plain.state.view(2) == mixed.state.view(2)
    assert [event.seen_by(2) for event in plain.events] == [event.seen_by(2) for event in mixed.events]
    assert plain.state.awaited() == [2]
