"""The Defender of Catan, and what players get who tie for it."""

import pytest

from .table import Table, at

DECKS = {"trade": "merchant", "politics": "spy", "science": "crane"}


def defended(*strengths: str, defender_cards_unlimited: bool = True) -> Table:
    """The barbarians land on the next ship face; each seat has one active knight."""
    table = Table(defender_cards_unlimited=defender_cards_unlimited).ship_near()
    for seat, (level, corner) in enumerate(zip(strengths, ("s:0,0", "n:2,0", "s:2,-2"), strict=False)):
        if level:
            table.knight(seat, corner, level, active=True)
    return table


def lands(table: Table) -> Table:
    return table.rolls(1, 1, "ship")


# One defender ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-DEF-01")
@pytest.mark.parametrize("best", [0, 1, 2])
def test_the_single_strongest_becomes_defender_for_one_open_point(best: int) -> None:
    table = defended(*("strong" if seat == best else "basic" for seat in range(3))).city(0, "n:0,2")
    points = [table.points(seat) for seat in range(3)]
    lands(table)
    assert [table.points(seat) - points[seat] for seat in range(3)] == [1 if seat == best else 0 for seat in range(3)]
    (event,) = table.told("defender")
    assert (event.seat, event.rule) == (best, "CK-DEF-01")
    assert table.player(best).points.defender == 1
    assert table.state.view(0).defenders_left == 5
    assert table.asked() == "turn"


@pytest.mark.rule("CK-DEF-01")
def test_the_sum_of_active_knights_decides() -> None:
    table = defended("strong", "basic").knight(1, "s:1,-1", "strong", active=True).knight(0, "s:1,0", "mighty")
    assert [event.seat for event in lands(table).told("defender")] == [1]


@pytest.mark.rule("CK-DEF-01")
def test_nobody_becomes_defender_when_the_barbarians_win() -> None:
    table = defended("basic").city(1, "n:0,2").city(2, "n:1,0")
    lands(table)
    assert not table.told("defender")
    assert table.state.view(0).defenders_left == 6


@pytest.mark.rule("CK-DEF-05")
def test_a_player_without_cities_can_become_defender() -> None:
    table = defended("basic", "strong").city(0, "n:0,2")
    lands(table)
    assert (table.points(1), table.player(1).points.defender) == (1, 1)


@pytest.mark.rule("CK-DEF-05")
def test_a_player_without_cities_can_draw_the_reward() -> None:
    table = lands(defended("basic", "basic").city(0, "n:0,2"))
    table.play("draw trade", "drawn merchant", "draw science", "drawn crane")
    assert table.held(1) == {"crane": 1}


@pytest.mark.rule("CK-DEF-03")
def test_six_defender_cards_lie_in_the_supply() -> None:
    table = Table().knight(0, "s:0,0").hand(0, grain=6)
    for left in range(6, 0, -1):
        assert table.state.view(0).defenders_left == left
        lands(table.play(f"activate {at('s:0,0')}").ship_near())
    assert table.state.view(0).defenders_left == 0
    assert (table.points(0), table.player(0).points.defender) == (6, 6)


@pytest.mark.rule("CK-DEF-04")
@pytest.mark.parametrize("unlimited", [True, False])
def test_a_seventh_defender_scores_unless_the_table_says_otherwise(unlimited: bool) -> None:
    table = defended("basic", defender_cards_unlimited=unlimited)
    table.state.defenders = 0
    lands(table)
    assert (table.points(0), table.player(0).points.defender) == ((1, 1) if unlimited else (0, 0))
    assert bool(table.told("defender")) == unlimited
    assert table.state.view(0).defenders_left == 0


@pytest.mark.rule("CK-DEF-04")
@pytest.mark.parametrize(("unlimited", "left", "announced"), [(True, 0, 0), (False, 0, -1), (False, 1, 0)])
def test_a_defender_is_announced_only_where_there_is_a_point_to_win(unlimited: bool, left: int, announced: int) -> None:
    table = defended("basic", defender_cards_unlimited=unlimited)
    table.state.defenders = left
    coming = table.state.view(1).barbarians
    assert coming is not None
    assert (coming.defender, coming.drawers, coming.losers) == (announced, [], [])


@pytest.mark.rule("CK-DEF-04")
def test_with_the_option_a_tie_after_the_sixth_card_is_rewarded_as_ever() -> None:
    table = defended("basic", "basic", defender_cards_unlimited=False)
    table.state.defenders = 0
    coming = table.state.view(1).barbarians
    assert coming is not None
    assert (coming.defender, coming.drawers) == (-1, [0, 1])


@pytest.mark.rule("CK-DEF-04")
def test_with_the_option_the_sixth_defender_still_scores() -> None:
    table = defended("basic", defender_cards_unlimited=False)
    table.state.defenders = 1
    assert lands(table).points(0) == 1


@pytest.mark.rule("CK-DEF-09")
def test_a_defender_card_is_never_lost() -> None:
    table = lands(defended("basic"))
    table.ship_near().knight(1, "n:2,0", "mighty", active=True)
    lands(table)
    assert [table.player(seat).points.defender for seat in (0, 1)] == [1, 1]
    table.ship_near().city(0, "n:0,2")
    lands(table)
    assert table.told("pillaged")
    assert (table.player(0).points.defender, table.points(0)) == (1, 2)


# Several strongest ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-DEF-02")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_those_who_tie_draw_a_card_of_choice_in_turn_order_and_nobody_is_defender(active: int) -> None:
    table = lands(defended("strong", "strong", "strong").on_turn(active))
    order = [(active + step) % 3 for step in range(3)]
    for seat, (track, card) in zip(order, DECKS.items(), strict=True):
        assert (table.asked(), table.state.actor) == ("rewarding", seat)
        assert table.legal() == ["draw trade", "draw politics", "draw science"]
        table.play(f"draw {track}", f"drawn {card}")
        assert table.held(seat) == {card: 1}
    assert not table.told("defender")
    assert [table.points(seat) for seat in range(3)] == [0, 0, 0]
    assert table.asked() == "turn"


@pytest.mark.rule("CK-DEF-02")
def test_only_those_who_tie_for_highest_draw() -> None:
    table = lands(defended("strong", "basic", "strong"))
    table.play("draw trade", "drawn merchant")
    assert table.state.actor == 2
    table.play("draw trade", "drawn merchant")
    assert (table.asked(), table.held(1)) == ("turn", {})
    (event,) = table.told("defenders-tie")
    assert (event.rule, event.details["targets"]) == ("CK-DEF-02", "seat.1 seat.3")


@pytest.mark.rule("CK-DEF-06")
@pytest.mark.parametrize(("track", "card"), DECKS.items())
def test_a_reward_may_be_of_a_track_without_any_level(track: str, card: str) -> None:
    table = lands(defended("basic", "basic"))
    assert table.player(0).levels == {"trade": 0, "politics": 0, "science": 0}
    table.play(f"draw {track}", f"drawn {card}")
    assert table.held(0) == {card: 1}


@pytest.mark.rule("CK-DEF-06")
@pytest.mark.parametrize(("track", "card"), [("science", "printer"), ("politics", "constitution")])
def test_a_victory_point_card_of_the_reward_is_laid_open(track: str, card: str) -> None:
    table = lands(defended("basic", "basic")).play(f"draw {track}", f"drawn {card}")
    assert (table.player(0).open_cards, table.points(0)) == ([card], 1)


@pytest.mark.rule("CK-DEF-07")
def test_a_reward_is_subject_to_the_limit_of_four() -> None:
    table = defended("", "basic", "basic").progress(1, "crane", "mining", "smith", "inventor")
    lands(table).play("draw trade", "drawn merchant", "draw trade", "drawn merchant")
    assert (table.asked(), table.state.awaited()) == ("surplus", [1])
    table.play("surrender smith")
    assert sum(table.held(1).values()) == 4
    assert table.asked() == "turn"


@pytest.mark.rule("CK-DEF-07")
def test_the_active_player_may_keep_a_fifth_reward_card_until_the_end_of_the_turn() -> None:
    table = defended("basic", "basic").progress(0, "crane", "mining", "smith", "inventor")
    lands(table).play("draw trade", "drawn merchant", "draw trade", "drawn merchant")
    assert table.asked() == "turn"
    assert table.why_not("end") == "CK-PROG-21"


@pytest.mark.rule("CK-DEF-08")
@pytest.mark.parametrize("inactive", [False, True])
def test_without_an_active_knight_nobody_is_honoured(inactive: bool) -> None:
    table = Table().ship_near()
    if inactive:
        table.knight(0, "s:0,0", "mighty")
    lands(table)
    (event,) = table.told("knights-win")
    assert event.details == {"strength": 0, "defence": 0}
    assert (table.asked(), table.told("defender"), table.told("draws")) == ("turn", [], [])


@pytest.mark.rule("CK-DEF-08")
def test_with_the_option_everyone_draws_when_nobody_fights() -> None:
    table = lands(Table(zero_defence_reward="everyone_draws").ship_near())
    for seat in range(3):
        assert (table.asked(), table.state.actor) == ("rewarding", seat)
        table.play("draw science", "drawn crane" if seat < 2 else "drawn smith")
    assert table.asked() == "turn"


@pytest.mark.rule("CK-DEF-10")
def test_a_reward_is_not_drawn_from_an_empty_deck() -> None:
    table = lands(defended("basic", "basic").deck("trade"))
    assert table.legal() == ["draw politics", "draw science"]
    assert table.why_not("draw trade") == "CK-DEF-10"


@pytest.mark.rule("CK-DEF-10")
def test_when_all_decks_are_empty_nothing_is_drawn() -> None:
    table = defended("basic", "basic").deck("trade", "merchant").deck("politics").deck("science")
    lands(table)
    assert table.by_chance()  # one deck left, so nothing is asked
    table.play("drawn merchant")
    assert (table.asked(), table.held(0), table.held(1)) == ("turn", {"merchant": 1}, {})
