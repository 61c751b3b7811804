"""The exact odds of an attack, compared with counting all rolls and all answers."""

import itertools

import pytest

from ecumene.games.newdawn.rules import battle

from .table import Table


@pytest.mark.rule("ND-WAR-24")
@pytest.mark.parametrize("difference", range(-8, 9))
def test_winning_rolls_are_counted_exactly(difference: int) -> None:
    rolls = itertools.product(range(1, 7), repeat=2)
    assert battle.winning_rolls(difference) == sum(one + difference > two for one, two in rolls)


def siege(mine: int, theirs: int) -> Table:
    """Masonry in slot 3 against a token on hills, with trade tokens on both military cards."""
    table = Table().row(0, "astrology", "foreign-trade", "masonry", "early-empire", "pottery").token(0, "4,2")
    table.ground("hills", "3,2").token(1, "3,2").trade(0, "masonry", mine)
    return table.trade(1, "masonry", theirs) if theirs else table


@pytest.mark.parametrize(("mine", "theirs"), [(0, 0), (2, 0), (0, 1), (2, 1), (2, 3)])
def test_the_three_numbers_are_those_of_playing_every_roll(mine: int, theirs: int) -> None:
    (shown,) = [each for each in siege(mine, theirs).view(0).odds if each.foe == "p2"]
    counted = [0, 0, 0]
    for dice in [f"{one}-{two}" for one in range(1, 7) for two in range(1, 7)]:
        for number, (spend, answer) in enumerate(((False, False), (True, False), (True, True))):
            table = siege(mine, theirs).play("focus masonry").on("attack", "3,2").play(f"battle {dice}")
            while table.asked() in ("p1 attacker", "p2 defender"):
                willing = spend if table.asked() == "p1 attacker" else answer
                spending = [move for move in table.moves() if move.startswith("spend")]
                table.play(spending[0] if willing and spending else "pass")
            counted[number] += bool(table.told("wins-battle"))
    assert [shown.plain, shown.with_tokens, shown.with_both] == counted


def test_a_diplomacy_card_that_the_attack_returns_is_not_counted() -> None:
    table = siege(0, 0).pact(0, 1, "joint-war")
    before = table.state.to_bytes()
    (shown,) = [each for each in table.view(0).odds if each.foe == "p2"]
    assert shown.plain == battle.winning_rolls(3 - 2)
    assert table.state.to_bytes() == before
