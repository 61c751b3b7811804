"""Cities & Knights: the roll with three dice, the order in which it is resolved, and the turn around it."""

from fractions import Fraction

import pytest

from ecumene.core.state import SPECTATOR
from ecumene.games.catan import CATAN

from .table import Table, at, way

RICH = {"lumber": 5, "brick": 5, "wool": 5, "grain": 5, "ore": 5, "paper": 5, "cloth": 5, "coin": 5}


def town(seat: int = 0, rolled: bool = True) -> Table:
    """A seat with a city, a settlement, roads, knights, cards of every kind and somebody to trade with."""
    table = Table().city(0, "n:0,1").settlement(0, "n:-1,1").road(0, "n:0,1", "s:0,0", "n:-1,1", "s:-1,0", "n:-2,1")
    table.road(0, "n:0,1", "s:1,0", "n:0,2").knight(0, "s:0,0", "strong", active=True)
    table.knight(0, "s:-1,0")
    table.city(1, "n:1,0").city(2, "n:-1,0").hand(0, **RICH).hand(1, wool=3).hand(2, ore=3)
    return table.on_turn(seat, rolled=rolled)


def near_landing(table: Table) -> Table:
    """Put the barbarians one step away."""
    table.state.ship = 6
    return table


@pytest.mark.rule("CK-TURN-01")
def test_a_turn_begins_with_the_roll() -> None:
    """No other move is possible."""
    table = town(rolled=False)
    assert (table.asked(), table.verbs()) == ("before-roll", {"roll"})


@pytest.mark.rule("CK-TURN-01")
def test_all_three_dice_are_rolled_together() -> None:
    """One roll decides 36 pairs and four kinds of faces."""
    table = town(rolled=False).play("roll")
    assert table.by_chance()
    assert len(table.legal("cast")) == len(table.legal()) == 36 * 4
    chances: dict[str, Fraction] = {}
    for move, chance in table.state.outcomes():
        dice = CATAN.notation.text(move).split()[1]
        chances[dice] = chances.get(dice, Fraction(0)) + chance
    assert set(chances.values()) == {Fraction(1, 36)}
    table.play("cast 2-1 gate-trade")
    (event,) = table.told("casts")
    assert event.rule == "CK-TURN-01"
    assert event.details == {"white": 2, "red": 1, "sum": 3, "event": "event.gate-trade"}


@pytest.mark.rule("CK-TURN-01")
def test_nobody_rolls_twice_in_a_turn() -> None:
    """Not even after doing something else; the next player rolls again."""
    table = town(rolled=False).play("roll", "cast 1-1 ship")
    assert table.why_not("roll") in ("CK-TURN-01", "CB-ROLL-01")
    table.play("bank lumber brick")
    assert "roll" not in table.verbs()
    table = town(rolled=False).play("roll", "cast 1-1 ship", "end")
    assert table.verbs() == {"roll"}


@pytest.mark.rule("CK-TURN-02")
def test_progress_cards_are_drawn_before_production() -> None:
    """First the gate, then the production of the hexes."""
    table = town().levels(0, trade=1).levels(2, trade=1).rolls(1, 2, "gate-trade")
    before = table.cards(0)
    assert (table.asked(), table.by_chance()) == ("drawing", True)
    table.play("drawn merchant")
    assert table.cards(0) == before
    table.play("drawn merchant")
    assert table.names() == ["casts", "draws", "draws", "receives", "receives", "receives"]
    assert table.cards(0) == {**RICH, "wool": 6, "cloth": 6}


@pytest.mark.rule("CK-TURN-02", "CK-TURN-08")
def test_the_attack_comes_before_production() -> None:
    """The ship, the attack, and only then the production of the hexes."""
    table = near_landing(town()).rolls(1, 2, "ship")
    names = table.names()
    order = ["casts", "ship-nears", "barbarians-win", "pillaged", "ship-returns", "receives"]
    assert [names.index(name) for name in order] == sorted(names.index(name) for name in order)


@pytest.mark.rule("CK-TURN-02")
def test_progress_cards_are_drawn_before_the_discards_of_a_7() -> None:
    """A 7 comes last as well."""
    table = town().levels(1, science=5).rolls(4, 3, "gate-science")
    assert table.asked() == "drawing"
    assert table.why_not("discard wool") == "CK-TURN-01"
    table.play("drawn crane")
    assert table.asked() == "discarding"


@pytest.mark.rule("CK-TURN-02")
def test_the_attack_comes_before_the_discards_of_a_7() -> None:
    """Cities are lost before that."""
    table = near_landing(town().city(1, "n:0,2").city(1, "n:-1,2")).rolls(4, 3, "ship")
    assert table.asked() == "pillaged"
    table.play(f"p2 lose {at('n:0,2')}")
    assert table.asked() == "discarding"


@pytest.mark.rule("CK-TURN-03")
@pytest.mark.parametrize(
    "move",
    [
        f"settlement {at('n:-2,1')}", f"city {at('n:-1,1')}", f"road {way('n:0,2', 's:0,1')}", f"wall {at('n:0,1')}",
        "improve trade", f"hire {at('s:1,0')}", f"activate {at('s:-1,0')}", f"promote {at('s:-1,0')}",
        f"march {at('s:0,0')}", "bank lumber ore", "give lumber", "end",
    ],
)  # fmt: skip
def test_before_the_roll_nothing_is_built_or_traded(move: str) -> None:
    """What is possible after the roll is refused before it."""
    after, before = town().levels(0, trade=3), town(rolled=False).levels(0, trade=3)
    for table in (after, before):
        table.hand(0, **RICH)
    assert after.why_not(move) == ""
    assert before.why_not(move) == "CK-TURN-03"


@pytest.mark.rule("CK-TURN-03")
@pytest.mark.parametrize("card", ["merchant", "warlord", "crane", "irrigation", "engineer", "merchant-fleet"])
def test_before_the_roll_no_card_but_the_alchemist_is_played(card: str) -> None:
    """The same card may be played afterwards."""
    table = town(rolled=False).progress(0, card)
    assert table.why_not(f"play {card}") == "CK-TURN-03"
    assert table.on_turn(0).why_not(f"play {card}") == ""


@pytest.mark.rule("CK-TURN-03")
def test_the_alchemist_is_played_before_the_roll() -> None:
    """And only then."""
    table = town(rolled=False).progress(0, "alchemist")
    assert set(table.legal()) == {"roll", "play alchemist"}
    table.play("play alchemist", "dice 5-5", "roll", "event ship")
    assert table.told("casts")[0].details["sum"] == 10
    assert town().progress(0, "alchemist").why_not("play alchemist") == "CK-CARD-04"


@pytest.mark.rule("CK-TURN-03")
def test_nobody_chases_the_robber_before_the_roll() -> None:
    """That is only possible in a variant."""
    table = Table().landed().on_turn(0, rolled=False).knight(0, "n:1,0", active=True)
    assert table.why_not(f"chase {at('n:1,0')}") in ("CK-VAR-05", "CK-TURN-03")
    assert table.on_turn(0).why_not(f"chase {at('n:1,0')}") == ""


@pytest.mark.rule("CK-TURN-04")
def test_the_ship_sails_on_a_7_too() -> None:
    """The event die always counts."""
    table = Table().rolls(3, 4, "ship")
    assert table.state.ship == 1
    assert table.asked() == "turn"


@pytest.mark.rule("CK-TURN-04")
@pytest.mark.parametrize(("white", "red"), [(1, 6), (3, 4), (6, 1)])
def test_a_gate_opens_on_a_7_too(white: int, red: int) -> None:
    """Those who may draw by the red die draw."""
    table = Table().levels(1, politics=5).rolls(white, red, "gate-politics")
    assert table.asked() == "drawing"
    table.play("drawn spy")
    assert table.player(1).progress == {"trade": 0, "politics": 1, "science": 0}


@pytest.mark.rule("CK-TURN-05")
def test_after_the_roll_everything_may_be_done() -> None:
    """Trading, building, knights and cards."""
    verbs = town().levels(0, trade=3).progress(0, "merchant").verbs()
    assert verbs >= {"settlement", "city", "road", "wall", "improve", "hire", "activate", "promote", "march"}
    assert verbs >= {"bank", "give", "play", "end"}
    assert "roll" not in verbs


@pytest.mark.rule("CK-TURN-05")
def test_what_is_done_after_the_roll_comes_in_any_order_and_number() -> None:
    """Knights, cards, trade and building in mixed order, some of them twice."""
    table = town().levels(0, trade=3).progress(0, "merchant-fleet", "irrigation")
    table.play(f"march {at('s:0,0')}", f"go {at('s:1,0')}", "bank cloth lumber", f"road {way('n:0,2', 's:0,1')}")
    table.play("play merchant-fleet", "name coin", "bank coin ore", f"hire {at('s:0,0')}", f"wall {at('n:0,1')}")
    table.play("improve politics", "improve science", f"settlement {at('n:-2,1')}", f"activate {at('s:-1,0')}")
    table.play("give lumber", "want wool", "ask p2", "offer", "p2 accept", "p1 deal p2", "play irrigation")
    table.play(f"road {way('n:0,2', 's:1,1')}", f"promote {at('s:-1,0')}", "end")
    assert table.state.active == 1


@pytest.mark.rule("CK-TURN-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_turn_goes_round_to_the_left(players: int) -> None:
    """After the last seat comes the first one again."""
    table = Table(players).on_turn(0, rolled=False)
    seats = []
    for _ in range(players + 1):
        seats.append(table.state.active)
        table.play("roll", "cast 1-1 ship", "end")
    assert seats == [*range(players), 0]


@pytest.mark.rule("CK-TURN-06")
def test_only_the_active_player_ends_the_turn_and_only_after_the_roll() -> None:
    """Nobody else is asked."""
    table = Table().on_turn(1)
    assert table.state.awaited() == [1]
    assert Table().on_turn(1, rolled=False).why_not("end") == "CK-TURN-03"


@pytest.mark.rule("CK-TURN-07")
def test_a_ship_face_moves_the_ship_one_space() -> None:
    """One space each time; gates do not move it."""
    table = Table()
    for step in range(1, 7):
        table.rolls(1, 1, "gate-trade").rolls(1, 1, "ship")
        barbarians = table.state.view(SPECTATOR).barbarians
        assert barbarians is not None
        assert (barbarians.step, barbarians.landings) == (step, 0)
    assert [event.details["left"] for event in table.told("ship-nears")] == [6, 5, 4, 3, 2, 1]


@pytest.mark.rule("CK-TURN-08")
def test_the_seventh_ship_face_brings_the_attack_at_once() -> None:
    """Before the hexes pay; the ship is back at the start afterwards."""
    table = near_landing(Table().city(1, "n:0,1").city(1, "n:-1,1")).rolls(5, 6, "ship")
    assert table.asked() == "pillaged"
    assert table.cards(1) == {}
    table.play(f"p2 lose {at('n:0,1')}")
    assert table.cards(1) == {"brick": 3}
    assert (table.state.ship, table.state.landings) == (0, 1)


@pytest.mark.rule("CK-TURN-08")
def test_the_sixth_ship_face_brings_no_attack() -> None:
    """The ship must reach the last space."""
    table = Table().city(1, "n:0,1")
    table.state.ship = 5
    table.rolls(5, 6, "ship")
    assert not table.told("barbarians-win")
    assert table.cards(1) == {"brick": 2}


@pytest.mark.rule("CK-TURN-09")
@pytest.mark.parametrize("gate", ["trade", "politics", "science"])
def test_a_gate_lets_all_with_its_colour_draw(gate: str) -> None:
    """Every player is checked, in turn order from the active one; the other tracks do not count."""
    table = Table(4).levels(3, **{gate: 3}).levels(1, **{gate: 1})
    others = [track for track in ("trade", "politics", "science") if track != gate]
    table.levels(0, **dict.fromkeys(others, 5)).on_turn(2).rolls(1, 2, f"gate-{gate}")
    card = {"trade": "merchant", "politics": "spy", "science": "crane"}[gate]
    table.play(f"drawn {card}", f"drawn {card}")
    assert [event.seat for event in table.told("draws")] == [3, 1]
    assert [sum(table.player(seat).progress.values()) for seat in range(4)] == [0, 1, 0, 1]
    assert table.player(1).progress[gate] == 1


@pytest.mark.rule("CK-TURN-09")
def test_a_ship_face_lets_nobody_draw() -> None:
    """However high the levels are."""
    table = Table().settlement(0, "n:1,-1").levels(0, trade=5, politics=5, science=5).rolls(1, 1, "ship")
    assert table.asked() == "turn"
    assert not table.told("draws")


@pytest.mark.rule("CK-TURN-10")
def test_the_event_die_has_three_ships_and_one_gate_of_each_colour() -> None:
    """Each gate comes up one time in six."""
    table = Table().on_turn(0, rolled=False).play("roll")
    chances: dict[str, Fraction] = {}
    for move, chance in table.state.outcomes():
        face = CATAN.notation.text(move).split()[2]
        chances[face] = chances.get(face, Fraction(0)) + chance
    sixth = Fraction(1, 6)
    assert chances == {"ship": 3 * sixth, "gate-trade": sixth, "gate-politics": sixth, "gate-science": sixth}


@pytest.mark.rule("CK-TURN-10")
def test_the_event_die_is_the_same_after_an_alchemist() -> None:
    """Rolled alone, it has the same faces."""
    table = Table().progress(0, "alchemist").on_turn(0, rolled=False).play("play alchemist", "dice 1-2", "roll")
    chances = {CATAN.notation.text(move).split()[1]: chance for move, chance in table.state.outcomes()}
    sixth = Fraction(1, 6)
    assert chances == {"ship": 3 * sixth, "gate-trade": sixth, "gate-politics": sixth, "gate-science": sixth}
