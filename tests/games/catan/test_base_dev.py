"""Base game: development cards."""

from fractions import Fraction

import pytest

from ecumene.core.state import SPECTATOR
from ecumene.games.catan.material import DEVELOPMENT_COUNTS

from .base_shared import base, chances, corners
from .table import Table, land, way

CARDS = ["knight", "point", "roads", "plenty", "monopoly"]
PRICE = {"wool": 1, "grain": 1, "ore": 1}


def held(table: Table, seat: int) -> dict[str, int]:
    """A seat's development cards, as it sees them."""
    own = table.state.view(seat).own
    assert own is not None
    return own.cards


def bought(card: str) -> Table:
    """A table where the first player has just bought a card."""
    return base().hand(0, **PRICE).play("buy", f"drawn {card}")


def empty_deck(table: Table) -> Table:
    """A table where all development cards have been played."""
    table.state.laid = table.state.deck
    table.state.deck = 0
    return table


@pytest.mark.rule("CB-DEV-01")
def test_a_card_costs_wool_grain_and_ore() -> None:
    """One of each, to the bank."""
    for lacking in PRICE:
        short = base().hand(0, lumber=4, brick=4, **{kind: 0 if kind == lacking else 3 for kind in PRICE})
        assert short.why_not("buy") == "CB-DEV-01"
    table = base().hand(0, wool=2, grain=1, ore=1).play("buy")
    assert table.by_chance()
    table.play("drawn knight")
    assert (table.cards(0), held(table, 0)) == ({"wool": 1}, {"knight": 1})
    assert table.state.view(1).decks == {"development": 24}
    assert table.state.view(1).bank == {"lumber": 19, "brick": 19, "wool": 18, "grain": 19, "ore": 19}


@pytest.mark.rule("CB-DEV-01")
def test_only_its_owner_sees_a_bought_card() -> None:
    """Neither the event nor the view tells the others which card it is."""
    for reader in (1, 2, SPECTATOR):
        assert bought("point").state.view(reader) == bought("monopoly").state.view(reader)
    table = bought("plenty")
    (event,) = table.told("draws-development")
    assert event.seen_by(0).details == {"card": "card.plenty"}
    for reader in (1, 2, SPECTATOR):
        assert event.seen_by(reader).details == {}
    again = base().hand(0, **PRICE).play("buy").state
    assert [again.shows_outcome_to(seat) for seat in (0, 1, 2, SPECTATOR)] == [True, False, False, False]


@pytest.mark.rule("CB-DEV-01", "CB-DEV-05", "CB-DEV-07", "CB-DEV-08", "CB-DEV-09", "CB-DEV-10")
def test_the_deck_has_fourteen_knights_five_points_and_two_of_each_other_card() -> None:
    """And cards that were drawn do not come up again."""
    assert DEVELOPMENT_COUNTS == (14, 5, 2, 2, 2)
    table = base()
    table.state.target = 99
    drawn = dict.fromkeys(CARDS, 0)
    for left in range(25, 0, -1):
        table.hand(0, **PRICE).play("buy")
        odds = chances(table)
        assert sum(odds.values()) == 1
        for text, chance in odds.items():
            card = text.split(" ")[1]
            assert chance == Fraction(DEVELOPMENT_COUNTS[CARDS.index(card)] - drawn[card], left)
        text = sorted(odds)[left % len(odds)]
        drawn[text.split(" ")[1]] += 1
        table.play(text)
    assert drawn == {"knight": 14, "point": 5, "roads": 2, "plenty": 2, "monopoly": 2}


@pytest.mark.rule("CB-DEV-02")
def test_nothing_can_be_bought_from_an_empty_deck() -> None:
    """Played cards do not return to it."""
    table = empty_deck(base()).hand(0, **PRICE)
    assert table.why_not("buy") == "CB-DEV-02"
    assert table.state.view(0).decks == {"development": 0}


@pytest.mark.rule("CB-DEV-02")
def test_a_played_card_never_returns() -> None:
    """The deck stays the same."""
    table = base().development(0, "plenty", "knight", "monopoly", "roads").settlement(0, "n:0,0")
    assert table.state.view(0).decks == {"development": 21}
    table.play("play plenty", "take ore", "take ore").on_turn(0).play("play monopoly", "name ore")
    table.on_turn(0).play("play knight", f"robber {land('1,1')}").on_turn(0).play("play roads")
    table.play(f"road {way('n:0,0', 's:0,-1')}", f"road {way('n:0,0', 's:1,-1')}")
    assert (held(table, 0), table.state.view(0).decks) == ({}, {"development": 21})
    table.hand(1, **PRICE).on_turn(1).play("buy")
    assert chances(table)["drawn knight"] == Fraction(13, 21)
    assert chances(table)["drawn plenty"] == Fraction(1, 21)


@pytest.mark.rule("CB-DEV-03")
@pytest.mark.parametrize("rolled", [False, True])
def test_one_card_may_be_played_in_a_turn(rolled: bool) -> None:
    """Before or after the roll, but not both."""
    table = base().development(0, "plenty", "plenty", "monopoly", "knight").on_turn(0, rolled)
    table.play("play plenty", "take ore", "take wool")
    for card in ("plenty", "monopoly", "knight"):
        assert table.why_not(f"play {card}") == "CB-DEV-03"
    if not rolled:
        table.play("roll", "thrown 1-1")
        assert table.why_not("play monopoly") == "CB-DEV-03"
    table.play("end", "roll", "thrown 1-1", "end", "roll", "thrown 1-1", "end")
    assert table.why_not("play monopoly") == ""
    assert table.state.view(1).turn.card_played is False


@pytest.mark.rule("CB-DEV-03")
@pytest.mark.parametrize("card", ["knight", "roads", "plenty", "monopoly"])
def test_every_card_may_be_played_before_the_roll_and_after_it(card: str) -> None:
    """But only on the player's own turn, and only if held."""
    for rolled in (False, True):
        table = base().settlement(0, "n:0,0").development(0, card).development(1, card).on_turn(0, rolled)
        assert table.why_not(f"play {card}") == ""
        table.play(f"play {card}")
        assert table.told("plays")[0].details == {"card": f"card.{card}"}
        assert not table.state.may_decide(1)
    assert base().development(1, card).why_not(f"play {card}") == "CB-DEV-03"


@pytest.mark.rule("CB-DEV-03")
def test_no_card_is_played_while_a_seven_is_resolved() -> None:
    """The roll is resolved first."""
    table = base().development(0, "knight").rolls(3, 4)
    assert table.why_not("play knight") == "CB-ROLL-01"


@pytest.mark.rule("CB-DEV-04")
@pytest.mark.parametrize("card", ["knight", "roads", "plenty", "monopoly"])
def test_a_card_bought_this_turn_cannot_be_played_until_the_next(card: str) -> None:
    """An older one of the same kind may be played."""
    table = base().settlement(0, "n:0,0").hand(0, **PRICE).play("buy", f"drawn {card}")
    assert table.why_not(f"play {card}") == "CB-DEV-04"
    table.play("end", "roll", "thrown 1-1", "end", "roll", "thrown 1-1", "end")
    assert table.why_not(f"play {card}") == ""
    older = base().settlement(0, "n:0,0").development(0, card).hand(0, **PRICE).play("buy", f"drawn {card}")
    assert older.why_not(f"play {card}") == ""


@pytest.mark.rule("CB-DEV-05")
def test_a_knight_moves_the_robber_and_robs_without_discards() -> None:
    """And is face up in front of its owner afterwards."""
    table = base().development(0, "knight").settlement(1, "n:0,-1").hand(1, ore=9).hand(2, wool=12)
    table.play("play knight")
    assert (table.asked(), table.state.actor) == ("moving-robber", 0)
    assert table.why_not(f"robber {land('0,0')}") == "CB-ROBBER-04"
    assert table.why_not("end") == "CB-ROLL-01"
    table.play(f"robber {land('0,-1')}", "stolen ore")
    assert [table.cards(seat) for seat in range(3)] == [{"ore": 1}, {"ore": 8}, {"wool": 12}]
    assert not table.told("discards")
    player = table.state.view(1).players[0]
    assert (player.army, player.development, table.asked()) == (1, 0, "turn")


@pytest.mark.rule("CB-DEV-05")
def test_a_knight_lets_one_choose_among_victims() -> None:
    """As after a 7."""
    around = corners("0,-1")
    table = base().development(0, "knight").settlement(1, around[0]).settlement(2, around[2])
    table.hand(1, ore=1).hand(2, wool=1).play("play knight", f"robber {land('0,-1')}")
    assert table.legal() == ["rob p2", "rob p3"]


def army(table: Table, seat: int, knights: int) -> Table:
    """Let a seat play this many knights, each on a turn of its own."""
    for _ in range(knights):
        goal = "1,1" if table.state.view(0).robber != land("1,1") else "0,2"
        table.on_turn(seat).development(seat, "knight").play("play knight", f"robber {land(goal)}")
    return table


@pytest.mark.rule("CB-DEV-06")
def test_the_third_knight_takes_largest_army() -> None:
    """It is worth two points."""
    table = army(base(), 1, 2)
    assert (table.state.view(0).army_holder, table.points(1)) == (-1, 0)
    army(table, 1, 1)
    assert (table.state.view(0).army_holder, table.points(1)) == (1, 2)
    assert table.state.view(0).players[1].points.largest_army == 2
    assert table.told("largest-army")[0].rule == "CB-DEV-06"


@pytest.mark.rule("CB-DEV-06")
def test_largest_army_passes_only_to_strictly_more_knights() -> None:
    """Drawing level changes nothing."""
    table = army(army(base(), 1, 3), 0, 3)
    assert (table.state.view(0).army_holder, table.points(0), table.points(1)) == (1, 0, 2)
    army(table, 0, 1)
    assert (table.state.view(0).army_holder, table.points(0), table.points(1)) == (0, 2, 0)
    army(table, 1, 1)
    assert table.state.view(0).army_holder == 0
    army(table, 0, 1)
    assert table.points(0) == 2


@pytest.mark.rule("CB-DEV-06")
def test_largest_army_is_settled_before_the_robber_moves() -> None:
    """A win by it ends the game right there."""
    table = army(base(), 0, 2).on_turn(0).development(0, "knight").play("play knight")
    assert (table.asked(), table.points(0)) == ("moving-robber", 2)
    win = army(base(), 0, 2).on_turn(0).development(0, "knight")
    for corner in ["n:0,-1", "s:2,-2", "n:-1,1", "n:1,1"]:
        win.city(0, corner)
    before = win.state.robber
    win.play("play knight")
    assert (win.state.view(0).winners, win.state.robber) == ([0], before)


@pytest.mark.rule("CB-DEV-07")
def test_road_building_lays_two_free_roads() -> None:
    """Under the normal rules, and the second cannot be declined."""
    table = base().settlement(0, "n:0,0").development(0, "roads").hand(0, ore=1).play("play roads")
    assert table.asked() == "free-roads"
    assert table.why_not(f"road {way('n:1,1', 's:1,0')}") == "CB-BUILD-01"
    assert table.why_not("end") == "CB-ROLL-01"
    table.play(f"road {way('n:0,0', 's:0,-1')}")
    assert table.asked() == "free-roads"
    assert table.verbs() == {"road"}
    assert table.why_not(f"road {way('n:0,0', 's:0,-1')}") == "CB-BUILD-09"
    table.play(f"road {way('s:0,-1', 'n:-1,1')}")
    assert (table.asked(), table.cards(0), held(table, 0)) == ("turn", {"ore": 1}, {})
    assert table.state.view(0).players[0].pieces["road"] == 13
    assert table.verbs() == {"end"}


@pytest.mark.rule("CB-DEV-07")
def test_the_second_free_road_cannot_be_declined() -> None:
    """Unlike in Cities & Knights."""
    table = base().settlement(0, "n:0,0").development(0, "roads").play("play roads")
    table.play(f"road {way('n:0,0', 's:0,-1')}")
    assert table.why_not("pass") == "CB-DEV-07"


@pytest.mark.rule("CB-DEV-07")
def test_with_one_road_left_only_one_is_placed() -> None:
    """And the card is spent."""
    table = base().settlement(0, "n:0,0").development(0, "roads")
    for _ in range(14):
        table.hand(0, lumber=1, brick=1).play(table.legal("road")[0])
    before = len(table.state.view(0).edges)
    table.play("play roads").play(table.legal("road")[0])
    assert (table.asked(), len(table.state.view(0).edges), held(table, 0)) == ("turn", before + 1, {})


@pytest.mark.rule("CB-DEV-07")
def test_with_one_edge_free_only_one_road_is_placed() -> None:
    """The only edge is used without asking, and the card is spent."""
    table = base().settlement(0, "n:0,-2").road(1, "n:0,-2", "s:0,-3").settlement(1, "s:1,-3")
    table.development(0, "roads").play("play roads")
    assert (table.asked(), held(table, 0)) == ("turn", {})
    assert table.state.view(0).players[0].pieces["road"] == 14
    assert [event.details["edge"] for event in table.told("road")] == [f"edge.{way('n:0,-2', 's:1,-3')}"]


@pytest.mark.rule("CB-DEV-08")
@pytest.mark.parametrize("picks", [("ore", "ore"), ("lumber", "grain"), ("brick", "wool")])
def test_year_of_plenty_takes_any_two_resources(picks: tuple[str, str]) -> None:
    """Equal or different, from the bank."""
    table = base().development(0, "plenty").play("play plenty", *(f"take {kind}" for kind in picks))
    expected = {kind: picks.count(kind) for kind in picks}
    assert (table.cards(0), table.asked()) == (expected, "turn")
    bank = table.state.view(0).bank
    assert bank == {kind: 19 - expected.get(kind, 0) for kind in bank}


@pytest.mark.rule("CB-DEV-08")
def test_year_of_plenty_takes_nothing_the_bank_lacks() -> None:
    """Not from the start, and not when the first pick was the last card; nor a commodity."""
    table = base().development(0, "plenty").bank(ore=0, wool=1).play("play plenty")
    for kind in ("ore", "cloth", "coin", "paper"):
        assert table.why_not(f"take {kind}") == "CB-DEV-08"
    assert table.play("take wool").why_not("take wool") == "CB-DEV-08"


@pytest.mark.rule("CB-DEV-08")
def test_year_of_plenty_takes_the_only_card_of_the_bank() -> None:
    """One card is taken if that is all there is."""
    table = base().development(0, "plenty").bank(lumber=0, brick=0, wool=0, grain=0, ore=1).play("play plenty")
    assert (table.cards(0), table.asked()) == ({"ore": 1}, "turn")


@pytest.mark.rule("CB-DEV-09")
def test_monopoly_takes_all_cards_of_one_resource_from_everybody() -> None:
    """And no other resource."""
    table = base(4).development(0, "monopoly").hand(0, wool=1, ore=1)
    table.hand(1, wool=5, ore=2).hand(2, grain=3).hand(3, wool=1).play("play monopoly")
    assert table.legal() == [f"name {kind}" for kind in ("lumber", "brick", "wool", "grain", "ore")]
    assert table.why_not("name cloth") == "CB-DEV-09"
    table.play("name wool")
    assert [table.cards(seat) for seat in range(4)] == [{"wool": 7, "ore": 1}, {"ore": 2}, {"grain": 3}, {}]
    assert table.state.view(0).bank["wool"] == 12


@pytest.mark.rule("CB-DEV-10")
def test_a_victory_point_card_is_worth_a_hidden_point() -> None:
    """It is never played, and the others do not see it."""
    table = base().development(0, "point", "point", "knight")
    assert table.why_not("play point") == "CB-DEV-10"
    own, public = table.state.view(0).players[0].points, table.state.view(1).players[0].points
    assert ((own.hidden, own.total), (public.hidden, public.total)) == ((2, 2), (0, 0))
    assert table.why_not("play knight") == ""
    other = base().development(0, "knight", "knight", "knight")
    for reader in (1, SPECTATOR):
        assert table.state.view(reader).players == other.state.view(reader).players


@pytest.mark.rule("CB-DEV-10")
def test_victory_points_bought_this_turn_win_after_another_card_was_played() -> None:
    """Any number of them are revealed on the winning turn."""
    table = base().development(0, "point", "point", "plenty").hand(0, grain=1)
    for corner in ["n:0,-1", "s:2,-2", "n:-1,1"]:
        table.city(0, corner)
    table.settlement(0, "n:1,1").play("play plenty", "take wool", "take ore", "buy")
    assert not table.state.view(0).winners
    table.play("drawn point")
    assert table.state.view(1).winners == [0]
    assert table.state.view(1).players[0].points.hidden == 3


@pytest.mark.rule("CB-DEV-11")
def test_after_a_knight_a_seven_moves_the_robber_again() -> None:
    """Both on one turn."""
    table = base().development(0, "knight").on_turn(0, rolled=False)
    table.play("play knight", f"robber {land('1,1')}", "roll", "thrown 3-4")
    assert (table.asked(), table.state.actor) == ("moving-robber", 0)
    table.play(f"robber {land('0,2')}")
    assert (table.state.view(0).robber, table.asked()) == (land("0,2"), "turn")


@pytest.mark.rule("CB-DEV-12")
def test_the_number_of_unplayed_cards_is_public_and_their_kinds_are_not() -> None:
    """A played card leaves the count."""
    one = base().development(1, "knight", "monopoly").development(2, "point", "plenty")
    other = base().development(1, "point", "plenty").development(2, "knight", "monopoly")
    for reader in (0, SPECTATOR):
        assert [player.development for player in one.state.view(reader).players] == [0, 2, 2]
        assert one.state.view(reader) == other.state.view(reader)
    assert (held(one, 1), held(one, 2)) == ({"knight": 1, "monopoly": 1}, {"point": 1, "plenty": 1})
    one.on_turn(1).play("play monopoly", "name ore")
    assert one.state.view(0).players[1].development == 1


@pytest.mark.rule("CB-DEV-13")
def test_road_building_needs_a_road_and_a_place_for_it() -> None:
    """Without either it cannot be played."""
    table = base().settlement(0, "n:0,0").development(0, "roads")
    for _ in range(15):
        table.state.use_piece(0, 2)
    assert table.why_not("play roads") == "CB-DEV-13"
    nowhere = base().development(0, "roads").settlement(0, "n:0,-2").road(1, "s:0,-3", "n:0,-2", "s:1,-3")
    assert nowhere.why_not("play roads") == "CB-DEV-13"
    assert base().settlement(0, "n:0,-2").development(0, "roads").why_not("play roads") == ""


@pytest.mark.rule("CB-DEV-14")
def test_year_of_plenty_needs_a_card_in_the_bank() -> None:
    """One is enough."""
    table = base().development(0, "plenty").bank(lumber=0, brick=0, wool=0, grain=0, ore=0)
    assert table.why_not("play plenty") == "CB-DEV-14"
    assert table.bank(brick=1).why_not("play plenty") == ""


@pytest.mark.rule("CB-DEV-15")
def test_monopoly_may_name_what_nobody_has() -> None:
    """It is spent anyway."""
    table = base().development(0, "monopoly").hand(1, ore=2).play("play monopoly", "name wool")
    assert (table.cards(0), table.cards(1), held(table, 0)) == ({}, {"ore": 2}, {})
    assert (table.asked(), table.state.view(0).turn.card_played) == ("turn", True)
    bare = base().development(0, "monopoly")
    assert bare.why_not("play monopoly") == ""
