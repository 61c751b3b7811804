"""Spy and Deserter."""

import pytest

from ecumene.core.options import OptionValue
from ecumene.games.catan.material import BASIC, MIGHTY, STRONG

from .table import Table, at


def knight(table: Table, corner: str) -> tuple[int, str, bool] | None:
    """Owner, level and state of the knight on a crossing."""
    found = [one for one in table.state.view(0).crossings if one.crossing == at(corner)]
    return (found[0].seat, found[0].piece, found[0].active) if found else None


# Spy ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-CARD-53")
def test_the_spy_looks_at_a_hand_and_takes_a_card() -> None:
    """Only the Spy's player sees the cards; only the two players know which one was taken."""
    table = Table().progress(0, "spy").progress(1, "smith", "crane", "warlord").progress(2, "mining")
    table.play("play spy")
    assert table.asked() == "targeting"
    table.play("target p2")
    assert table.asked() == "spying"
    own = table.state.view(0).own
    assert own is not None
    assert own.shown_cards == {"warlord": 1, "crane": 1, "smith": 1}
    for reader in (1, 2):
        other = table.state.view(reader).own
        assert other is not None
        assert other.shown_cards is None
    assert table.why_not("seize mining") == "CK-CARD-53"
    table.play("seize crane")
    mine, theirs = table.state.view(0).own, table.state.view(1).own
    assert mine is not None
    assert theirs is not None
    assert mine.cards == {"crane": 1}
    assert theirs.cards == {"warlord": 1, "smith": 1}
    (event,) = table.told("seizes")
    assert event.seen_by(0).details["card"] == event.seen_by(1).details["card"] == "card.crane"
    assert event.seen_by(2).details == {"target": "seat.2"}


@pytest.mark.rule("CK-CARD-53")
def test_there_are_three_spies() -> None:
    """A fourth cannot be drawn."""
    table = Table().levels(0, politics=1)
    for _ in range(3):
        table.rolls(1, 1, "gate-politics").play("drawn spy")
    table.rolls(1, 1, "gate-politics")
    assert table.why_not("drawn spy") == "CK-CLR-26"


@pytest.mark.rule("CK-CARD-54")
def test_a_stolen_spy_may_be_played_at_once() -> None:
    """And takes a card too."""
    table = Table().progress(0, "spy").progress(1, "spy").progress(2, "mining", "crane").play("play spy", "target p2")
    table.play("play spy", "seize mining")
    own = table.state.view(0).own
    assert own is not None
    assert own.cards == {"mining": 1}
    assert table.asked() == "turn"


@pytest.mark.rule("CK-CARD-54")
def test_the_spy_takes_no_victory_point_card() -> None:
    """It is face up and not among the cards shown."""
    table = Table().levels(1, science=1).rolls(1, 1, "gate-science").play("drawn printer")
    table.progress(0, "spy").progress(1, "smith", "crane").play("play spy")
    own = table.state.view(0).own
    assert own is not None
    assert own.shown_cards == {"smith": 1, "crane": 1}
    assert table.why_not("seize printer") == "CK-CARD-53"


@pytest.mark.rule("CK-CARD-55")
def test_an_opponent_without_hidden_cards_cannot_be_spied_on() -> None:
    """If nobody has any, the card is refused, even if there is an open victory point card."""
    table = Table(players=4).progress(0, "spy", "spy")
    assert table.why_not("play spy") == "CK-PROG-22"
    table.progress(2, "smith").progress(3, "crane").play("play spy")
    assert table.legal() == ["target p3", "target p4"]
    assert table.why_not("target p2") == "CK-CARD-55"
    assert table.why_not("target p1") == "CK-CARD-55"


@pytest.mark.rule("CK-CARD-55")
def test_the_spy_must_take_a_card_unless_the_table_says_otherwise() -> None:
    """With the option, the card may be left."""
    table = Table().progress(0, "spy").progress(1, "smith", "crane").play("play spy")
    assert table.why_not("pass") == "CK-CARD-55"
    table = Table(spy_must_take=False).progress(0, "spy").progress(1, "smith", "crane").play("play spy")
    assert table.legal() == ["seize crane", "seize smith", "pass"]
    table.play("pass")
    told = [(event.seat, event.rule, event.details["target"]) for event in table.told("seizes-nothing")]
    assert told == [(0, "CK-CARD-55", "seat.2")]
    assert table.asked() == "turn"
    assert table.state.view(0).players[1].progress["science"] == 2


FOUR = ("mining", "irrigation", "smith", "crane")


@pytest.mark.rule("CK-CARD-55")
def test_the_thief_may_hold_five_cards_until_the_end_of_the_turn() -> None:
    """Four cards besides the Spy and a stolen one are allowed until then."""
    table = Table().progress(0, "spy", *FOUR).progress(1, "warlord", "wedding").play("play spy", "seize warlord")
    assert table.asked() == "turn"
    assert sum(table.state.view(0).players[0].progress.values()) == 5
    assert table.why_not("end") == "CK-PROG-21"
    table.play("surrender smith", "end")
    assert table.state.active == 1


@pytest.mark.rule("CK-CARD-55")
def test_where_surplus_goes_at_once_the_thief_gives_it_back_at_once() -> None:
    """With the option, right after the theft."""
    table = Table(progress_over_limit="immediate_for_all").progress(0, "spy", *FOUR).progress(1, "warlord", "wedding")
    table.play("play spy", "seize warlord")
    assert table.asked() == "surplus"
    assert table.why_not("end") == "CK-CLR-07"
    table.play("surrender warlord")
    assert table.asked() == "turn"
    assert table.state.view(0).players[0].progress == {"trade": 0, "politics": 0, "science": 4}


# Deserter -------------------------------------------------------------------------------------------------------------


def two_sides(level: str = "strong", active: bool = True, **options: OptionValue) -> Table:
    """A road of the first seat, and one of the second with a knight on it; the Deserter in hand."""
    table = Table(3, **options).settlement(0, "n:0,0").road(0, "n:0,0", "s:1,-1", "n:0,1").progress(0, "deserter")
    table.settlement(1, "n:-1,1").road(1, "n:-1,1", "s:0,0", "n:0,1")
    return table.knight(1, "s:0,0", level, active)


@pytest.mark.rule("CK-CARD-56")
def test_the_chosen_opponent_decides_which_knight_to_give_up() -> None:
    """The owner is asked; others do not choose, and only the owner's knights can go."""
    table = two_sides().knight(1, "n:0,1", "basic").road(2, "n:1,0", "s:2,-1").knight(2, "n:1,0")
    table.play("play deserter", "target p2")
    assert (table.asked(), table.state.actor) == ("deserting", 1)
    assert table.why_not(f"lose {at('n:1,0')}") == "CK-CARD-56"
    table.play(f"lose {at('n:0,1')}")
    assert knight(table, "n:0,1") is None
    assert knight(table, "s:0,0") == (1, "strong", True)
    assert table.supply(1, BASIC) == 2


@pytest.mark.rule("CK-CARD-56")
def test_longest_road_is_settled_after_the_removal_and_after_the_placement() -> None:
    """Once the knight is gone, a road of five is whole again; the new one cuts it again."""
    table = Table().settlement(1, "n:0,0").road(1, "n:0,0", "s:1,-1", "n:0,1", "s:0,0", "n:-1,1", "s:-1,0")
    table.settlement(0, "s:1,0").road(0, "s:1,0", "n:0,1").knight(2, "n:0,1").progress(0, "deserter")
    assert table.state.road_holder == -1
    table.play("play deserter")
    assert table.asked() == "enlisting"
    assert table.state.road_holder == 1
    table.play(f"enlist {at('n:0,1')} basic")
    assert table.state.road_holder == -1


@pytest.mark.rule("CK-CARD-57")
@pytest.mark.parametrize(("level", "levels"), [("basic", 1), ("strong", 2), ("mighty", 3)])
def test_the_new_knight_is_as_strong_or_weaker(level: str, levels: int) -> None:
    """From the player's own supply."""
    table = two_sides(level).play("play deserter")
    found = {text.split()[2] for text in table.legal("enlist")}
    assert found == set(("basic", "strong", "mighty")[:levels])
    if level != "mighty":
        assert table.why_not(f"enlist {at('s:1,-1')} mighty") == "CK-CARD-57"
    table.play(f"enlist {at('s:1,-1')} {level}")
    assert knight(table, "s:1,-1") == (0, level, True)
    assert table.supply(0, {"basic": BASIC, "strong": STRONG, "mighty": MIGHTY}[level]) == 1


@pytest.mark.rule("CK-CARD-57")
def test_placing_a_knight_may_be_declined() -> None:
    """The card says "may"."""
    table = two_sides().play("play deserter", "pass")
    assert [(event.seat, event.rule) for event in table.told("enlists-nobody")] == [(0, "CK-CARD-57")]
    assert table.asked() == "turn"
    assert knight(table, "s:0,0") is None
    assert table.supply(0, STRONG) == 2


@pytest.mark.rule("CK-CARD-57")
def test_by_option_the_new_knight_has_the_same_strength_or_is_basic() -> None:
    """Basic only if no figure of the same strength is left."""
    table = two_sides("mighty", deserter_strength="same_else_basic").play("play deserter")
    assert {text.split()[2] for text in table.legal("enlist")} == {"mighty"}
    assert table.why_not(f"enlist {at('s:1,-1')} basic") == "CK-CARD-57"
    table = two_sides("mighty", deserter_strength="same_else_basic")
    table.knight(0, "n:2,0", "mighty").knight(0, "s:2,0", "mighty").play("play deserter")
    assert {text.split()[2] for text in table.legal("enlist")} == {"basic"}


@pytest.mark.rule("CK-CARD-58")
def test_the_new_knight_goes_on_an_empty_crossing_of_ones_own_road() -> None:
    """Anywhere on the player's roads, but not on a building, a knight or where none of these roads leads."""
    table = two_sides("basic").knight(2, "n:0,1").play("play deserter", "target p2")
    assert {text.split()[1] for text in table.legal("enlist")} == {str(at("s:1,-1"))}
    for corner in ("n:0,0", "n:0,1", "s:0,0"):
        assert table.why_not(f"enlist {at(corner)} basic") == "CK-CARD-58"


@pytest.mark.rule("CK-CARD-58")
def test_the_vacated_crossing_will_do_if_ones_own_road_touches_it() -> None:
    """And only then."""
    table = Table().settlement(0, "n:0,0").road(0, "n:0,0", "s:1,-1", "n:0,1").progress(0, "deserter")
    table.settlement(1, "n:-1,1").road(1, "n:-1,1", "s:0,0", "n:0,1").knight(1, "n:0,1").play("play deserter")
    assert table.why_not(f"enlist {at('n:0,1')} basic") == ""
    table.play(f"enlist {at('n:0,1')} basic")
    assert knight(table, "n:0,1") == (0, "basic", False)


@pytest.mark.rule("CK-CARD-59")
@pytest.mark.parametrize("active", [True, False])
def test_the_new_knight_takes_over_the_state(active: bool) -> None:
    """Active for active, inactive for inactive, whatever its level."""
    table = two_sides("strong", active).play("play deserter", f"enlist {at('n:0,1')} basic")
    assert knight(table, "n:0,1") == (0, "basic", active)


@pytest.mark.rule("CK-CARD-59")
def test_a_mighty_deserter_needs_no_fortress() -> None:
    """At politics level 0."""
    table = two_sides("mighty").play("play deserter", f"enlist {at('n:0,1')} mighty")
    assert table.state.view(0).players[0].levels["politics"] == 0
    assert knight(table, "n:0,1") == (0, "mighty", True)


@pytest.mark.rule("CK-CARD-60")
def test_without_a_figure_nothing_is_placed_but_the_knight_is_gone() -> None:
    """Both basic figures are on the board."""
    table = two_sides("basic").knight(0, "n:2,0").knight(0, "s:2,0").play("play deserter")
    assert table.asked() == "turn"
    assert knight(table, "s:0,0") is None
    assert table.supply(1, BASIC) == 2
    assert [event.rule for event in table.told("enlists-nobody")] == ["CK-CARD-60"]


@pytest.mark.rule("CK-CARD-60")
def test_without_an_empty_crossing_nothing_is_placed_but_the_knight_is_gone() -> None:
    """The player's roads end at buildings."""
    table = Table().settlement(0, "n:0,0").progress(0, "deserter").settlement(1, "n:-1,1").road(1, "n:-1,1", "s:0,0")
    table.knight(1, "s:0,0", "mighty").play("play deserter")
    assert table.asked() == "turn"
    assert knight(table, "s:0,0") is None
    assert table.supply(1, MIGHTY) == 2


@pytest.mark.rule("CK-CARD-61")
def test_an_active_replacement_may_act_at_once() -> None:
    """And be promoted in the same turn."""
    table = two_sides("basic").hand(0, wool=1, ore=1).play("play deserter", f"enlist {at('n:0,1')} basic")
    table.play(f"promote {at('n:0,1')}", f"march {at('n:0,1')}", f"go {at('s:1,-1')}")
    assert knight(table, "s:1,-1") == (0, "strong", False)


@pytest.mark.rule("CK-CARD-61")
def test_by_option_the_replacement_rests_this_turn() -> None:
    """Active, but without an action."""
    table = two_sides("basic", deserter_active_may_act=False).play("play deserter", f"enlist {at('n:0,1')} basic")
    assert knight(table, "n:0,1") == (0, "basic", True)
    assert table.why_not(f"march {at('n:0,1')}") == "CK-KNIGHT-09"


@pytest.mark.rule("CK-CARD-86")
def test_the_deserter_needs_an_opponent_with_a_knight() -> None:
    """The player's own knights do not count, and players without knights cannot be chosen."""
    table = Table(players=4).settlement(0, "n:0,0").road(0, "n:0,0", "s:1,-1").knight(0, "s:1,-1")
    table.progress(0, "deserter")
    assert table.why_not("play deserter") == "CK-CARD-86"
    table.knight(1, "n:-1,1").knight(3, "n:1,0").play("play deserter")
    assert table.legal() == ["target p2", "target p4"]
    assert table.why_not("target p3") == "CK-CARD-86"
    assert table.why_not("target p1") == "CK-CARD-86"
