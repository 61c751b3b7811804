"""Base game: the turn, the roll and its results."""

import pytest

from ecumene.core.state import SPECTATOR

from .base_shared import BEGINNER_BOARD, DICE, YIELD, base, chances, corners, received
from .table import Table, at, land, way

PRODUCING = [place for place, (terrain, _) in BEGINNER_BOARD.items() if terrain != "desert"]


def rolled(table: Table, number: int) -> Table:
    """Roll a sum."""
    return table.rolls(*DICE[number])


@pytest.mark.rule("CB-ROLL-01")
def test_a_turn_is_a_roll_then_actions_then_the_end() -> None:
    """One roll; then building, trading and buying in any order and number; then the next player."""
    table = base().settlement(0, "n:0,0").on_turn(0, rolled=False)
    table.hand(0, lumber=6, brick=2, wool=1, grain=1, ore=1)
    assert table.why_not("end") == "CB-ROLL-02"
    table.play("roll", "thrown 1-1")
    assert table.why_not("roll") == "CB-ROLL-01"
    table.play(f"road {way('n:0,0', 's:0,-1')}", "buy", "drawn point", "bank lumber ore")
    assert table.cards(0) == {"lumber": 1, "brick": 1, "ore": 1}
    table.play(f"road {way('n:0,0', 's:1,-1')}")
    assert table.why_not("roll") == "CB-ROLL-01"
    table.play("end")
    assert (table.state.active, table.asked()) == (1, "before-roll")


@pytest.mark.rule("CB-ROLL-01")
def test_both_dice_are_thrown_once() -> None:
    """Each of the 36 results of two dice is equally likely."""
    table = base().on_turn(0, rolled=False).play("roll")
    odds = chances(table)
    assert set(odds) == {f"thrown {white}-{red}" for white in range(1, 7) for red in range(1, 7)}
    assert {chance.denominator for chance in odds.values()} == {36}
    table.play("thrown 3-6")
    dice = table.state.view(1).dice
    assert dice is not None
    assert (dice.white, dice.red, dice.event) == (3, 6, "")


@pytest.mark.rule("CB-ROLL-02")
def test_nobody_trades_builds_or_buys_before_the_roll() -> None:
    """Whatever the player holds."""
    table = base().settlement(0, "n:0,0").road(0, "n:0,0", "s:0,-1", "n:-1,1").hand(1, ore=1)
    table.hand(0, lumber=5, brick=5, wool=5, grain=5, ore=5).on_turn(0, rolled=False)
    moves = ["buy", "bank lumber ore", "give lumber", "end", f"settlement {at('n:-1,1')}", f"city {at('n:0,0')}"]
    for move in [*moves, f"road {way('n:0,0', 's:1,-1')}"]:
        assert table.why_not(move) == "CB-ROLL-02"
    assert table.legal() == ["roll"]
    table.play("roll", "thrown 1-1")
    for move in [*moves, f"road {way('n:0,0', 's:1,-1')}"]:
        assert table.why_not(move) == ""


@pytest.mark.rule("CB-ROLL-02")
def test_one_development_card_may_be_played_before_the_roll() -> None:
    """A second one may not."""
    table = base().development(0, "knight", "plenty", "monopoly").on_turn(0, rolled=False)
    assert table.legal() == ["roll", "play knight", "play plenty", "play monopoly"]
    table.play("play plenty", "take ore", "take ore")
    assert table.legal() == ["roll"]
    assert table.why_not("play knight") == "CB-DEV-03"


@pytest.mark.rule("CB-ROLL-03")
@pytest.mark.parametrize("place", PRODUCING)
@pytest.mark.parametrize("roller", [0, 2])
def test_a_hex_gives_a_settlement_one_card_and_a_city_two(place: str, roller: int) -> None:
    """Whoever owns them, and whoever rolled."""
    terrain, number = BEGINNER_BOARD[place]
    kind = YIELD[terrain]
    around = corners(place)
    table = base().settlement(0, around[0]).city(1, around[2]).settlement(2, around[4]).on_turn(roller)
    rolled(table, number)
    assert [table.cards(seat) for seat in range(3)] == [{kind: 1}, {kind: 2}, {kind: 1}]
    assert table.state.view(0).bank[kind] == 15
    assert [event.rule for event in table.told("receives")] == ["CB-ROLL-03"] * 3


@pytest.mark.rule("CB-ROLL-03")
@pytest.mark.parametrize("number", [number for number in range(2, 13) if number != 7])
def test_every_roll_pays_just_what_lies_around_a_building(number: int) -> None:
    """Computed for a settlement on each crossing of the island."""
    for corner in {corner for place in BEGINNER_BOARD for corner in corners(place)}:
        paid: dict[str, int] = {}
        for place, (terrain, token) in BEGINNER_BOARD.items():
            if token == number and corner in corners(place):
                paid[YIELD[terrain]] = paid.get(YIELD[terrain], 0) + 1
        assert rolled(base().settlement(1, corner), number).cards(1) == paid


@pytest.mark.rule("CB-ROLL-03")
def test_the_hex_under_the_robber_gives_nothing() -> None:
    """The other hex with that number does."""
    table = base().settlement(0, "n:2,-2").settlement(1, "n:-2,0")
    table.state.robber = land("2,-2")
    rolled(table, 9)
    assert (table.cards(0), table.cards(1)) == ({}, {"grain": 1})


@pytest.mark.rule("CB-ROLL-04")
def test_two_settlements_and_a_city_on_one_hex_bring_four_cards() -> None:
    """The example of the rule."""
    around = corners("0,-1")
    table = base().settlement(0, around[0]).settlement(0, around[2]).city(0, around[4])
    assert rolled(table, 6).cards(0) == {"brick": 4}


@pytest.mark.rule("CB-ROLL-04")
def test_production_adds_up_over_hexes() -> None:
    """Both hexes with a number pay."""
    table = base().city(0, "n:2,-2").settlement(0, "n:-2,0").settlement(1, "s:2,-2")
    rolled(table, 9)
    assert (table.cards(0), table.cards(1)) == ({"lumber": 2, "grain": 1}, {"lumber": 1})


@pytest.mark.rule("CB-ROLL-05")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_nobody_gets_a_resource_that_is_short_for_several(left: int) -> None:
    """Not even a player whose claim alone could be paid."""
    around = corners("0,-1")
    table = base().settlement(0, around[0]).city(1, around[2]).bank(brick=left)
    rolled(table, 6)
    assert (table.cards(0), table.cards(1)) == ({}, {})
    assert table.state.view(0).bank["brick"] == left
    (event,) = table.told("shortage")
    assert event.rule == "CB-ROLL-05"


@pytest.mark.rule("CB-ROLL-05")
def test_a_bank_that_has_just_enough_pays_everybody() -> None:
    """Three bricks for three claims."""
    around = corners("0,-1")
    table = base().settlement(0, around[0]).city(1, around[2]).bank(brick=3)
    rolled(table, 6)
    assert (table.cards(0), table.cards(1)) == ({"brick": 1}, {"brick": 2})
    assert not table.told("shortage")


@pytest.mark.rule("CB-ROLL-06")
@pytest.mark.parametrize("left", [0, 1, 2, 3, 4, 5])
def test_a_sole_claimant_gets_what_is_left(left: int) -> None:
    """Of four cards owed."""
    around = corners("0,-1")
    table = base().settlement(0, around[0]).settlement(0, around[2]).city(0, around[4]).bank(brick=left)
    rolled(table, 6)
    assert table.cards(0) == ({"brick": min(left, 4)} if left else {})
    assert table.state.view(0).bank["brick"] == left - min(left, 4)


@pytest.mark.rule("CB-ROLL-07")
def test_a_shortage_of_one_resource_does_not_touch_another() -> None:
    """Ore is short for two players; brick is still paid."""
    table = base().settlement(0, "n:0,-2").city(1, "s:0,-2").settlement(0, "n:2,-1").city(2, "s:2,-1")
    table.bank(ore=2, brick=3)
    rolled(table, 10)
    assert [table.cards(seat) for seat in range(3)] == [{"brick": 1}, {}, {"brick": 2}]


@pytest.mark.rule("CB-ROLL-08")
def test_the_desert_never_produces() -> None:
    """A city next to it gets only what its other hexes yield, even when the robber is elsewhere."""
    table = base().city(0, "n:0,0")
    table.state.robber = land("2,-2")
    for number in (2, 3, 5, 8, 9, 10, 11, 12):
        rolled(table, number)
        assert table.cards(0) == {}
    rolled(table, 6)
    rolled(table, 4)
    assert table.cards(0) == {"brick": 2, "wool": 2}


@pytest.mark.rule("CB-ROLL-09")
def test_a_hand_has_no_limit_outside_a_seven() -> None:
    """Thirty cards stay through the whole turn and its end."""
    table = base().settlement(0, "n:0,-1").hand(0, lumber=15, ore=15).hand(1, wool=19)
    rolled(table, 6)
    assert table.asked() == "turn"
    table.play("end", "roll", "thrown 1-1", "end")
    assert table.cards(0) == {"lumber": 15, "brick": 1, "ore": 15}
    assert table.cards(1) == {"wool": 19}


@pytest.mark.rule("CB-ROLL-10")
def test_the_numbers_of_cards_are_public_and_the_kinds_are_not() -> None:
    """Two hands with swapped contents look the same to a third player."""
    one = base().hand(1, ore=2, wool=1).hand(2, grain=3).state
    other = base().hand(1, grain=3).hand(2, ore=2, wool=1).state
    for reader in (0, SPECTATOR):
        assert [player.cards for player in one.view(reader).players] == [0, 3, 3]
        assert one.view(reader) == other.view(reader)
        assert one.view(reader).bank == {"lumber": 19, "brick": 19, "wool": 18, "grain": 16, "ore": 17}
    own = one.view(1).own
    assert own is not None
    assert own.hand == {"lumber": 0, "brick": 0, "wool": 1, "grain": 0, "ore": 2}
    assert one.view(1) != other.view(1)
    assert one.view(SPECTATOR).own is None


@pytest.mark.rule("CB-ROLL-11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_turn_may_end_without_any_action(players: int) -> None:
    """Then the next player clockwise is active."""
    table = base(players)
    for seat in range(players):
        table.on_turn(seat).play("end")
        assert (table.state.active, table.asked()) == ((seat + 1) % players, "before-roll")
    event = table.told("ends-turn")[-1]
    assert (event.seat, event.rule) == (players - 1, "CB-ROLL-11")


@pytest.mark.rule("CB-ROLL-11")
def test_a_turn_does_not_end_before_the_roll_is_resolved() -> None:
    """Neither while cards are owed nor while the robber has to move."""
    table = base().hand(1, ore=4, wool=4).rolls(3, 4)
    assert table.why_not("end") == "CB-ROBBER-03"
    table.play("discard ore", "discard ore", "discard wool", "discard wool")
    assert (table.asked(), table.why_not("end")) == ("moving-robber", "CB-ROLL-01")


@pytest.mark.rule("CB-ROLL-12")
@pytest.mark.parametrize("reader", [0, 1, 2, SPECTATOR])
def test_everybody_sees_what_production_brings(reader: int) -> None:
    """By kind and number (a count of two is written count-….1)."""
    table = base().settlement(0, "n:2,-2").city(1, "n:-2,0")
    rolled(table, 9)
    assert received(table.events, reader) == [(0, "count-lumber.0"), (1, "count-grain.1")]


@pytest.mark.rule("CB-ROLL-12")
@pytest.mark.parametrize("reader", [0, 1, 2, SPECTATOR])
def test_everybody_sees_bank_trades_year_of_plenty_and_monopoly(reader: int) -> None:
    """By kind and number."""
    table = base().hand(0, ore=4).hand(1, wool=3).hand(2, wool=1).development(0, "plenty", "monopoly")
    table.play("bank ore grain", "play plenty", "take brick", "take lumber")
    table.on_turn(0).play("play monopoly", "name wool")
    seen = [event.seen_by(reader) for event in table.events]
    details = {(event.name, event.seat): event.details for event in seen}
    assert details["trades-with-bank", 0] == {"gives": "count-ore.3", "cards": "count-grain.0"}
    assert received(table.events, reader) == [(0, "count-brick.0"), (0, "count-lumber.0")]
    assert details["hands-over", 1] == {"cards": "count-wool.2", "target": "seat.1"}
    assert details["hands-over", 2] == {"cards": "count-wool.0", "target": "seat.1"}
