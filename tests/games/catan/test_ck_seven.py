"""Cities & Knights: the 7, with commodities, walls and a robber that waits for the barbarians."""

import pytest

from ecumene.core.state import SPECTATOR

from .table import Table, at, land

WALLED = ("n:0,1", "n:-1,1", "n:0,2", "n:1,1")


def walled(walls: int, seat: int = 1) -> Table:
    """A table where a seat has this many walls."""
    table = Table()
    for corner in WALLED[:walls]:
        table.city(seat, corner, wall=True)
    return table


def near_landing(table: Table) -> Table:
    """Put the barbarians one step away."""
    table.state.ship = 6
    return table


@pytest.mark.rule("CK-SEVEN-01")
@pytest.mark.parametrize(
    ("hand", "owed"),
    [
        ({"lumber": 4, "paper": 3}, 0),
        ({"lumber": 4, "paper": 4}, 4),
        ({"coin": 3, "cloth": 3, "paper": 3}, 4),
        ({"lumber": 1, "brick": 1, "wool": 1, "grain": 1, "ore": 1, "paper": 1, "cloth": 1, "coin": 1}, 4),
    ],
)
def test_resources_and_commodities_count_together(hand: dict[str, int], owed: int) -> None:
    """Eight cards of any kinds are too many."""
    table = Table().hand(1, **hand).rolls(3, 4, "ship")
    own = table.state.view(1).own
    assert own is not None
    assert own.owed == owed
    assert table.asked() == ("discarding" if owed else "turn")


@pytest.mark.rule("CK-SEVEN-01")
def test_progress_cards_do_not_count() -> None:
    """Seven cards in hand and four progress cards are not too many, and no progress card is given back."""
    table = Table().hand(1, lumber=4, coin=3).progress(1, "spy", "merchant", "crane", "smith").rolls(1, 6, "ship")
    assert table.asked() == "turn"
    table = Table().hand(1, lumber=4, coin=4).progress(1, "spy", "merchant", "crane", "smith").rolls(1, 6, "ship")
    own = table.state.view(1).own
    assert own is not None
    assert own.owed == 4
    assert table.verbs() == {"discard"}


@pytest.mark.rule("CK-SEVEN-01")
def test_every_player_counts_the_active_one_too() -> None:
    """All three hold too many."""
    table = Table().hand(0, ore=4, wool=4).hand(1, ore=5, wool=4).hand(2, brick=4, grain=4).rolls(5, 2, "ship")
    assert table.state.awaited() == [0, 1, 2]


@pytest.mark.rule("CK-SEVEN-02")
@pytest.mark.parametrize(("cards", "owed"), [(7, 0), (8, 4), (9, 4), (10, 5), (11, 5), (12, 6), (15, 7)])
def test_half_of_the_cards_rounded_down_is_discarded(cards: int, owed: int) -> None:
    """Half of all cards, not of those above the limit."""
    table = Table().hand(1, lumber=cards - 3, coin=3).rolls(3, 4, "ship")
    for _ in range(owed):
        assert table.asked() == "discarding"
        table.play("discard lumber")
    assert table.asked() == "turn"
    assert table.player(1).cards == cards - owed


@pytest.mark.rule("CK-SEVEN-02")
def test_any_mix_of_resources_and_commodities_may_be_discarded() -> None:
    """The owner chooses; discarded cards go to the bank."""
    table = Table().hand(1, ore=3, coin=3, paper=2).rolls(3, 4, "ship")
    assert set(table.legal()) == {"discard ore", "discard coin", "discard paper"}
    table.play("discard coin", "discard ore", "discard paper", "discard paper")
    assert table.cards(1) == {"ore": 2, "coin": 2}
    bank = table.state.view(SPECTATOR).bank
    assert (bank["ore"], bank["coin"], bank["paper"]) == (17, 10, 12)
    (event,) = table.told("discards")
    assert (event.seat, event.rule) == (1, "CK-SEVEN-02")


@pytest.mark.rule("CK-SEVEN-02")
def test_nobody_discards_what_is_not_there() -> None:
    """Nor more of a kind than they hold, nor a progress card."""
    table = Table().hand(1, ore=1, coin=5, paper=2).progress(1, "spy").rolls(3, 4, "ship")
    assert table.why_not("discard wool") == "CK-SEVEN-02"
    table.play("discard ore")
    assert table.why_not("discard ore") == "CK-SEVEN-02"
    assert table.why_not("surrender spy") == "CK-TURN-12"


@pytest.mark.rule("CK-SEVEN-03", "CK-WALL-02")
@pytest.mark.parametrize("walls", [0, 1, 2, 3])
def test_the_limit_is_seven_and_two_more_for_each_wall(walls: int) -> None:
    """At the limit nothing is lost; with one card more, half of all cards are."""
    limit = 7 + 2 * walls
    table = walled(walls)
    assert table.player(1).limit == limit
    table.hand(1, lumber=limit - 2, coin=2).rolls(3, 4, "ship")
    assert table.asked() == "turn"
    table = walled(walls).hand(1, lumber=limit - 1, coin=2).rolls(3, 4, "ship")
    own = table.state.view(1).own
    assert own is not None
    assert own.owed == (limit + 1) // 2


@pytest.mark.rule("CK-SEVEN-03")
def test_walls_of_others_and_cities_without_walls_count_nothing() -> None:
    """Each player has their own limit."""
    table = walled(3).city(0, "n:-1,0").city(0, "n:-2,1")
    assert [table.player(seat).limit for seat in range(3)] == [7, 13, 7]
    table.hand(0, lumber=4, coin=4).hand(1, wool=6, ore=6).rolls(3, 4, "ship")
    assert table.state.awaited() == [0]


@pytest.mark.rule("CK-SEVEN-04")
def test_after_the_discards_the_robber_is_moved_to_another_hex_but_not_the_desert() -> None:
    """Seventeen hexes are open to it: not its current one and not the desert."""
    table = Table().landed()
    table.state.robber = land("0,0")
    table.hand(1, lumber=4, coin=4).rolls(3, 4, "ship")
    assert table.asked() == "discarding"
    assert table.why_not(f"robber {land('0,1')}") == "CK-TURN-12"
    table.play("discard coin", "discard coin", "discard coin", "discard coin")
    assert (table.asked(), table.state.actor) == ("moving-robber", 0)
    assert len(table.legal("robber")) == len(table.legal()) == 17
    assert table.why_not(f"robber {land('1,-1')}") == "CK-SEVEN-04"
    assert table.why_not(f"robber {land('0,0')}") == "CB-ROBBER-04"
    table.play(f"robber {land('0,1')}")
    assert table.state.view(SPECTATOR).robber == land("0,1")
    assert table.told("robber")[0].rule == "CK-SEVEN-04"


@pytest.mark.rule("CK-SEVEN-04")
def test_the_table_may_allow_the_desert() -> None:
    """With an option that is off by default."""
    table = Table(robber_to_desert=True).landed()
    table.state.robber = land("0,0")
    table.rolls(3, 4, "ship").play(f"robber {land('1,-1')}")
    assert table.state.view(SPECTATOR).robber == land("1,-1")


@pytest.mark.rule("CK-SEVEN-04", "CK-SEVEN-13")
def test_the_robber_must_be_moved() -> None:
    """It is not possible to pass or to end the turn."""
    table = Table().landed().rolls(3, 4, "ship")
    assert table.verbs() == {"robber"}
    assert table.why_not("pass") == "CK-TURN-12"
    assert table.why_not("end") == "CK-TURN-12"


@pytest.mark.rule("CK-SEVEN-05")
def test_one_opponent_on_the_new_hex_is_robbed_by_choice() -> None:
    """Only opponents with a building there and a card in hand can be chosen."""
    table = Table(4).landed().settlement(0, "n:0,1").settlement(1, "s:1,-1").city(2, "s:0,-1").settlement(3, "n:0,0")
    table.hand(0, ore=2).hand(1, cloth=1).hand(2, wool=1)
    table.rolls(3, 4, "ship").play(f"robber {land('0,0')}")
    assert table.asked() == "robbing"
    assert table.legal() == ["rob p2", "rob p3"]
    assert table.why_not("rob p1") == "CK-SEVEN-05"
    assert table.why_not("rob p4") == "CK-SEVEN-05"
    table.play("rob p2", "stolen cloth")
    assert (table.cards(0), table.cards(1), table.cards(2)) == ({"ore": 2, "cloth": 1}, {}, {"wool": 1})
    assert table.asked() == "turn"


@pytest.mark.rule("CK-SEVEN-05")
def test_a_single_victim_is_robbed_without_a_question_and_one_without_cards_not_at_all() -> None:
    """As in the base game."""
    table = Table().landed().settlement(1, "n:0,0").hand(1, coin=1).rolls(3, 4, "ship")
    table.play(f"robber {land('0,0')}")
    assert (table.asked(), table.legal()) == ("stealing", ["stolen coin"])
    table = Table().landed().settlement(1, "n:0,0").hand(2, coin=1).rolls(3, 4, "ship").play(f"robber {land('0,0')}")
    assert table.asked() == "turn"
    assert table.told("nothing-stolen")[0].rule == "CB-ROBBER-07"


@pytest.mark.rule("CK-SEVEN-05")
def test_a_knight_beside_the_robber_is_not_robbed() -> None:
    """Only settlements and cities count."""
    table = Table().landed().knight(1, "n:0,0").hand(1, coin=1).rolls(3, 4, "ship").play(f"robber {land('0,0')}")
    assert table.asked() == "turn"
    assert table.cards(1) == {"coin": 1}


@pytest.mark.rule("CK-SEVEN-06", "CK-SEVEN-08")
def test_before_the_first_landing_a_7_does_not_move_the_robber_and_nobody_steals() -> None:
    """Discards still happen."""
    table = Table().settlement(1, "n:0,0").settlement(2, "n:1,0").hand(2, ore=2).hand(1, ore=4, coin=4)
    table.rolls(3, 4, "ship")
    assert table.asked() == "discarding"
    table.play("discard ore", "discard ore", "discard ore", "discard ore")
    assert (table.asked(), table.state.actor) == ("turn", 0)
    assert table.state.view(SPECTATOR).robber == land("1,-1")
    assert not table.told("robber")
    assert not table.told("steals")
    assert not table.told("nothing-stolen")
    assert (table.cards(1), table.cards(2)) == ({"coin": 4}, {"ore": 2})


@pytest.mark.rule("CK-SEVEN-07")
def test_before_the_first_landing_the_bishop_cannot_be_played() -> None:
    """Afterwards it can."""
    table = Table().settlement(0, "n:0,0").progress(0, "bishop")
    assert table.why_not("play bishop") == "CK-CARD-34"
    assert table.landed().why_not("play bishop") == ""


@pytest.mark.rule("CK-SEVEN-07")
def test_before_the_first_landing_no_knight_chases_the_robber() -> None:
    """Although the knight is next to the desert and active."""
    table = Table().knight(0, "n:1,0", active=True)
    assert table.why_not(f"chase {at('n:1,0')}") == "CK-KNIGHT-35"
    assert table.landed().why_not(f"chase {at('n:1,0')}") == ""


@pytest.mark.rule("CK-SEVEN-08")
@pytest.mark.parametrize("landings", [0, 1])
def test_the_discards_are_the_same_before_and_after_the_first_landing(landings: int) -> None:
    """Only what follows differs."""
    table = Table().landed(landings).hand(1, wool=5, coin=4).rolls(2, 5, "ship")
    assert table.asked() == "discarding"
    table.play(*["discard wool"] * 4)
    assert table.asked() == ("moving-robber" if landings else "turn")


@pytest.mark.rule("CK-SEVEN-09")
def test_the_first_attack_of_the_same_roll_unlocks_the_robber() -> None:
    """First the attack, then the discards, then the robber."""
    table = near_landing(Table().city(1, "n:0,0").hand(1, wool=5, coin=4)).rolls(3, 4, "ship")
    assert table.asked() == "discarding"
    assert table.told("barbarians-win")
    table.play(*["discard coin"] * 4)
    assert table.asked() == "moving-robber"
    table.play(f"robber {land('0,0')}", "stolen wool")
    assert table.cards(0) == {"wool": 1}


@pytest.mark.rule("CK-SEVEN-10")
@pytest.mark.parametrize("strength", ["", "mighty"])
def test_the_robber_is_free_after_the_first_attack_no_matter_who_wins(strength: str) -> None:
    """Also on later turns."""
    table = near_landing(Table().city(1, "n:0,0"))
    if strength:
        table.knight(1, "n:0,2", strength, active=True)
    table.rolls(1, 1, "ship")
    assert bool(table.told("knights-win")) == bool(strength)
    assert not table.told("robber")
    for seat in (1, 2):
        table.on_turn(seat).rolls(3, 4, "gate-trade")
        assert table.asked() == "moving-robber"


@pytest.mark.rule("CK-SEVEN-11", "CK-WALL-05")
def test_a_wall_lost_on_the_same_roll_no_longer_helps() -> None:
    """Nine cards were allowed before the attack and are too many after it."""
    table = near_landing(Table().city(1, "n:0,0", wall=True).hand(1, wool=5, coin=4))
    assert table.player(1).limit == 9
    table.rolls(3, 4, "ship")
    assert table.player(1).limit == 7
    own = table.state.view(1).own
    assert own is not None
    assert (table.asked(), own.owed) == ("discarding", 4)


@pytest.mark.rule("CK-SEVEN-12")
def test_no_wall_can_be_built_between_the_7_and_its_discards() -> None:
    """Neither with brick nor with the Engineer; nor can cards be traded or spent first."""
    table = Table().city(0, "n:0,1").hand(0, brick=4, coin=4).progress(0, "engineer", "crane").rolls(3, 4, "ship")
    assert table.state.awaited() == [0]
    moves = (f"wall {at('n:0,1')}", "play engineer", "play crane", "improve politics", "bank brick ore", "give coin")
    for move in moves:
        assert table.why_not(move) == "CK-TURN-12"
    table.play(*["discard brick"] * 2, *["discard coin"] * 2)
    assert table.why_not(f"wall {at('n:0,1')}") == ""


@pytest.mark.rule("CK-SEVEN-13")
def test_exactly_one_piece_moves_the_robber_or_the_pirate() -> None:
    """With ships the pirate may be moved instead, but never both."""
    for piece, other in (("robber", "pirate"), ("pirate", "robber")):
        table = Table(map="outer_isles").landed().rolls(3, 4, "ship")
        assert table.verbs() == {"robber", "pirate"}
        table.play(table.legal(piece)[0])
        assert table.asked() == "turn"
        assert table.told(piece)
        assert not table.told(other)


@pytest.mark.rule("CK-SEVEN-13")
def test_without_ships_there_is_no_pirate_to_move() -> None:
    """One move of the robber ends it."""
    table = Table().landed().rolls(3, 4, "ship")
    assert table.why_not("pirate 0") == "CK-SEA-29"
    table.play(f"robber {land('0,0')}")
    assert table.asked() == "turn"
    assert len(table.told("robber")) == 1
    assert table.why_not(f"robber {land('0,1')}") == "CB-ROLL-01"


@pytest.mark.rule("CK-SEVEN-13")
def test_no_hex_pays_on_a_7() -> None:
    """And before the first landing nothing moves at all."""
    table = Table().city(0, "n:0,1").rolls(3, 4, "ship")
    assert table.cards(0) == {}
    assert table.state.view(SPECTATOR).robber == land("1,-1")
