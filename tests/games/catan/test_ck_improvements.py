"""Cities & Knights: city improvements, their cost and their effects."""

import pytest

from ecumene.core.state import SPECTATOR

from .table import Table, at

PAID_WITH = {"trade": "cloth", "politics": "coin", "science": "paper"}
TRACKS = list(PAID_WITH)


@pytest.mark.rule("CK-IMP-01", "CK-IMP-02")
@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_a_level_costs_its_number_in_the_commodity_of_its_track(track: str, level: int) -> None:
    """Politics is paid with coin, science with paper, trade with cloth; one card less is not enough."""
    kind = PAID_WITH[track]
    table = Table().city(0, "n:0,1").levels(0, **{track: level - 1}).hand(0, **{kind: level - 1})
    assert table.why_not(f"improve {track}") == "CK-IMP-02"
    table.hand(0, **{kind: level + 1}).play(f"improve {track}")
    assert table.cards(0) == {kind: 1}
    assert table.player(0).levels == {"trade": 0, "politics": 0, "science": 0, track: level}
    (event,) = table.told("improves")
    assert event.details == {"track": f"track.{track}", "level": level}


@pytest.mark.rule("CK-IMP-01")
@pytest.mark.parametrize("track", TRACKS)
def test_the_other_commodities_and_resources_do_not_pay(track: str) -> None:
    """Each track has its own commodity."""
    hand = dict.fromkeys(("lumber", "brick", "wool", "grain", "ore", "paper", "cloth", "coin"), 6)
    hand[PAID_WITH[track]] = 0
    assert Table().city(0, "n:0,1").hand(0, **hand).why_not(f"improve {track}") == "CK-IMP-02"


@pytest.mark.rule("CK-IMP-01")
@pytest.mark.parametrize("track", TRACKS)
def test_there_is_no_sixth_level(track: str) -> None:
    """Five levels, whatever is in the hand."""
    table = Table().city(0, "n:0,1").city(0, "n:0,2").levels(0, **{track: 5}).hand(0, **{PAID_WITH[track]: 12})
    assert table.why_not(f"improve {track}") in ("CK-IMP-01", "CK-IMP-03")


@pytest.mark.rule("CK-IMP-03")
def test_levels_are_bought_one_after_another_from_the_first() -> None:
    """Five coins do not buy level 5 but level 1."""
    table = Table().city(0, "n:0,1").hand(0, coin=6)
    levels = []
    for _ in range(3):
        table.play("improve politics")
        levels.append(table.player(0).levels["politics"])
    assert levels == [1, 2, 3]
    assert [event.details["level"] for event in table.told("improves")] == [1, 2, 3]
    assert table.cards(0) == {}


@pytest.mark.rule("CK-IMP-04")
def test_any_number_of_levels_on_any_tracks_may_be_bought_in_a_turn() -> None:
    """Six levels on three tracks."""
    table = Table().city(0, "n:0,1").hand(0, cloth=3, coin=3, paper=3)
    table.play("improve trade", "improve science", "improve politics", "improve science", "improve trade")
    table.play("improve politics")
    assert table.player(0).levels == {"trade": 2, "politics": 2, "science": 2}


@pytest.mark.rule("CK-IMP-04")
def test_levels_are_bought_on_ones_own_turn_after_the_roll() -> None:
    """Neither before it nor on other players' turns."""
    table = Table().city(0, "n:0,1").hand(0, cloth=3).on_turn(0, rolled=False)
    assert table.why_not("improve trade") == "CK-TURN-03"
    table.on_turn(1).hand(1, ore=1).play("give ore", "want cloth", "offer")
    assert table.why_not("p1 improve trade") == "CB-TRADE-01"


@pytest.mark.rule("CK-IMP-04")
def test_levels_need_a_city_on_the_board() -> None:
    """Settlements, a sideways city, a knight or another player's city do not count."""
    table = Table().settlement(0, "n:0,1").city(0, "n:-1,1", sideways=True).knight(0, "n:0,2").city(1, "n:1,1")
    table.hand(0, cloth=3, coin=3, paper=3, grain=2, ore=3)
    for track in TRACKS:
        assert table.why_not(f"improve {track}") == "CK-IMP-04"
    table.play(f"city {at('n:0,1')}")
    for track in TRACKS:
        assert table.why_not(f"improve {track}") == ""


@pytest.mark.rule("CK-IMP-05", "CK-IMP-06")
def test_a_player_who_loses_their_last_city_keeps_levels_abilities_and_draws() -> None:
    """But cannot buy levels until they have a city again."""
    table = Table().city(0, "n:0,1").levels(0, trade=3, politics=3, science=3)
    table.state.ship = 6
    table.rolls(5, 6, "ship")
    assert [event.seat for event in table.told("pillaged")] == [0]
    assert table.player(0).levels == {"trade": 3, "politics": 3, "science": 3}
    table.rolls(4, 4, "gate-trade").play("drawn merchant")
    assert table.asked() == "aqueduct"
    table.play("take ore").hand(0, cloth=6, grain=2, ore=3)
    assert table.player(0).ratios["cloth"] == 2
    assert table.why_not("improve trade") == "CK-IMP-04"
    table.play("bank cloth wool", f"city {at('n:0,1')}", "improve trade")
    assert table.player(0).levels["trade"] == 4


@pytest.mark.rule("CK-IMP-05")
def test_without_a_city_a_strong_knight_may_still_be_promoted() -> None:
    """The fortress is kept."""
    table = Table().settlement(0, "n:0,1").levels(0, politics=3).knight(0, "n:0,2", "strong").hand(0, ore=1, wool=1)
    assert table.why_not(f"promote {at('n:0,2')}") == ""


@pytest.mark.rule("CK-IMP-06")
def test_levels_count_for_the_player_and_not_for_a_city() -> None:
    """They survive the loss of any city, and a second city does not start from zero."""
    table = Table().city(0, "n:0,1").city(0, "n:0,2").hand(0, coin=3).play("improve politics")
    table.state.ship = 6
    table.rolls(1, 1, "ship").play(f"lose {at('n:0,1')}")
    assert table.player(0).levels["politics"] == 1
    table.play("improve politics")
    assert table.player(0).levels["politics"] == 2


@pytest.mark.rule("CK-IMP-07")
@pytest.mark.parametrize("reader", [0, 1, 2, SPECTATOR])
def test_everybody_sees_the_levels(reader: int) -> None:
    """Of every player."""
    table = Table().levels(0, trade=1, science=4).levels(1, politics=5).city(2, "n:0,1").on_turn(2).hand(2, paper=1)
    table.play("improve science")
    levels = [player.levels for player in table.state.view(reader).players]
    assert levels[0] == {"trade": 1, "politics": 0, "science": 4}
    assert levels[1] == {"trade": 0, "politics": 5, "science": 0}
    assert levels[2] == {"trade": 0, "politics": 0, "science": 1}
    assert table.told("improves")[0].seen_by(reader).details == {"track": "track.science", "level": 1}


@pytest.mark.rule("CK-IMP-08")
@pytest.mark.parametrize("kind", ["cloth", "coin", "paper"])
def test_the_guild_takes_two_equal_commodities_for_any_other_card(kind: str) -> None:
    """As often as wanted, for resources and for other commodities."""
    table = Table().levels(0, trade=3).hand(0, **{kind: 1})
    assert table.why_not(f"bank {kind} ore") == "CK-IMP-08"
    table.hand(0, **{kind: 7})
    others = [other for other in ("cloth", "coin", "paper") if other != kind]
    table.play(f"bank {kind} ore", f"bank {kind} {others[0]}", f"bank {kind} {others[1]}")
    assert table.cards(0) == {kind: 1, "ore": 1, others[0]: 1, others[1]: 1}
    assert table.told("trades-with-bank")[0].rule == "CK-IMP-08"


@pytest.mark.rule("CK-IMP-08")
def test_the_guild_takes_no_resources_and_no_mixed_pair_and_serves_its_owner_alone() -> None:
    """Level 2 is no guild, and resources still cost four."""
    table = Table().levels(0, trade=3).levels(1, trade=2, politics=5, science=5)
    ratios = dict.fromkeys(("lumber", "brick", "wool", "grain", "ore"), 4)
    assert table.player(0).ratios == {**ratios, "paper": 2, "cloth": 2, "coin": 2}
    assert table.player(1).ratios == {**ratios, "paper": 4, "cloth": 4, "coin": 4}
    assert table.hand(0, cloth=1, coin=1, paper=1).why_not("bank cloth ore") == "CK-IMP-08"


@pytest.mark.rule("CK-IMP-09")
def test_the_fortress_lets_strong_knights_become_mighty() -> None:
    """Politics level 2 does not."""
    table = Table().knight(0, "n:0,1", "strong").hand(0, ore=1, wool=1).levels(0, trade=5, science=5, politics=2)
    assert table.why_not(f"promote {at('n:0,1')}") == "CK-KNIGHT-12"
    table.levels(0, politics=3).play(f"promote {at('n:0,1')}")
    standing = table.standing("n:0,1")
    assert standing is not None
    assert standing.piece == "mighty"


@pytest.mark.rule("CK-IMP-09")
def test_the_fortress_of_somebody_else_does_not_help() -> None:
    """Each player needs their own."""
    table = Table().knight(0, "n:0,1", "strong").hand(0, ore=1, wool=1).levels(1, politics=5)
    assert table.why_not(f"promote {at('n:0,1')}") == "CK-KNIGHT-12"


@pytest.mark.rule("CK-IMP-16")
@pytest.mark.parametrize("level", [3, 4, 5])
def test_the_abilities_of_level_3_are_kept_above_it(level: int) -> None:
    """Guild, fortress and aqueduct."""
    table = Table().levels(0, trade=level, politics=level, science=level).knight(0, "n:0,1", "strong")
    assert table.player(0).ratios["coin"] == 2
    assert table.hand(0, ore=1, wool=1).why_not(f"promote {at('n:0,1')}") == ""
    assert table.rolls(5, 6, "ship").asked() == "aqueduct"


@pytest.mark.rule("CK-IMP-16")
def test_every_player_who_reached_level_3_has_the_abilities() -> None:
    """Nobody has them exclusively, not even with the metropolis of that track on the board."""
    table = Table().city(0, "n:0,1", metropolis="trade").levels(0, trade=4).levels(1, trade=3).levels(2, trade=3)
    assert [table.player(seat).ratios["paper"] for seat in range(3)] == [2, 2, 2]


@pytest.mark.rule("CK-IMP-17")
@pytest.mark.parametrize("track", TRACKS)
def test_commodities_paid_return_to_the_bank(track: str) -> None:
    """Twelve of each exist."""
    kind = PAID_WITH[track]
    table = Table().city(0, "n:0,1").hand(0, **{kind: 6})
    for left in (7, 9, 12):
        table.play(f"improve {track}")
        assert table.state.view(SPECTATOR).bank[kind] == left


@pytest.mark.rule("CK-IMP-18")
@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize("level", [0, 1, 2, 3, 4, 5])
def test_the_red_die_decides_who_draws(track: str, level: int) -> None:
    """Level L draws up to L+1, level 0 never; the white die does not matter."""
    for red in range(1, 7):
        for white in (1, 6):
            table = Table().settlement(1, "n:1,0").levels(1, **{track: level}).rolls(white, red, f"gate-{track}")
            draws = table.asked() == "drawing"
            assert draws == (level > 0 and red <= level + 1)
