"""How the bots judge trades, and that their games come to an end."""

from collections.abc import Iterable

import pytest

from ecumene.bots.guided import GuidedSearch
from ecumene.bots.simple import GreedyBot, RandomBot
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, OVER
from ecumene.games.catan import CATAN, STRATEGY
from ecumene.games.catan.layout import POINTS
from ecumene.games.catan.position import Position
from ecumene.games.catan.rules.turn import begin_turn
from ecumene.testing.engines import COMPILED

from .table import Table

Bot = GreedyBot | GuidedSearch
# Interpreted, the search would take minutes to be sure of its choice.
CHOSEN: list[Bot] = [GreedyBot(STRATEGY, 1)]
if COMPILED:
    CHOSEN.append(GuidedSearch(STRATEGY, 1, simulations=400))
BOTS = pytest.mark.parametrize("bot", CHOSEN, ids=["greedy", "search"][: len(CHOSEN)])


def chosen(table: Table, bot: Bot) -> str:
    """The bot's move for the seat that is asked, in notation."""
    state = table.state
    return CATAN.notation.text(bot.choose(state.perspective(state.actor, Rng(3)), state.actor))


def texts(moves: Iterable[int]) -> list[str]:
    """Moves in notation."""
    return [CATAN.notation.text(move) for move in moves]


def considered(table: Table, of: int | None = None) -> list[str]:
    """What a bot for that seat considers, in notation; it gets a perspective."""
    state = table.state
    if of is not None:
        state.turn_to(of)
    return texts(STRATEGY.candidates(state.perspective(state.actor, Rng(3))))


def two_neighbours() -> Table:
    """Both have a place for a settlement; the second player is one ore short of a city."""
    table = Table(3, mode="base")
    for seat, corner, far in ((0, "n:0,0", "s:2,-1"), (1, "s:0,0", "n:-2,1"), (2, "n:2,-2", "s:-2,2")):
        table.settlement(seat, corner).settlement(seat, far)
    table.state.zones[POINTS + 2] += 3  # a third player is ahead, so that these two are not each other's main rival
    table.road(0, "n:0,0", "s:0,-1", "n:-1,0").road(1, "s:0,0", "n:0,1", "s:1,0")
    return table.hand(0, ore=1, brick=1).hand(1, grain=2, ore=2, wool=3).hand(2, lumber=2)


@BOTS
def test_an_offer_that_helps_both_is_accepted(bot: Bot) -> None:
    table = two_neighbours().hand(0, ore=3, grain=1)
    table.play("give ore", "want wool", "offer")
    table.state.turn_to(1)
    assert chosen(table, bot) == "accept"


@BOTS
def test_a_gift_for_nothing_useful_is_declined(bot: Bot) -> None:
    table = two_neighbours().hand(0, wool=1, brick=1).play("give wool", "want ore", "offer")
    table.state.turn_to(1)
    assert chosen(table, bot) == "decline"


@BOTS
def test_a_player_about_to_win_gets_nothing(bot: Bot) -> None:
    """The same ore for the same wool, but now the wool wins the game for the player who asks for it."""
    table = two_neighbours().hand(0, ore=3, lumber=1, brick=1, grain=1)
    for seat, points in enumerate((9, 8, 8)):
        table.state.zones[POINTS + seat] = points
    table.play("give ore", "want wool", "offer")
    table.state.turn_to(1)
    assert chosen(table, bot) == "decline"


@BOTS
def test_offers_are_made_where_both_gain(bot: Bot) -> None:
    table = two_neighbours().hand(0, lumber=1, brick=2, grain=1).hand(1, lumber=1, wool=2, grain=1)
    for _ in range(12):
        if table.told("offers"):
            break
        move = chosen(table, bot)
        assert move != "end"
        table.play(move)
    assert table.told("offers")


def test_a_refused_offer_is_not_made_again_and_again() -> None:
    table = two_neighbours().hand(0, lumber=1, brick=2, grain=1).hand(1, lumber=1, wool=2, grain=1)
    bot = GreedyBot(STRATEGY, 1)
    for _ in range(60):
        state = table.state
        if state.actor == CHANCE or state.active != 0:
            break
        table.play(chosen(table, bot) if state.actor == 0 else "decline")
    assert table.state.active != 0
    assert len(table.told("offers")) <= 2


def test_a_bot_that_has_made_two_offers_considers_no_more() -> None:
    """Also while its second one is still open."""
    table = two_neighbours().hand(0, lumber=2, brick=2, grain=1)
    for wanted in ("ore", "wool"):
        assert any(text.startswith("give") for text in considered(table, of=0))
        table.play("give brick", f"want {wanted}", "offer")
    assert not any(text.startswith("give") for text in considered(table, of=0))
    table.play("p2 decline", "p3 decline")
    assert not any(text.startswith("give") for text in considered(table))
    assert any(text.startswith("give") for text in texts(table.state.moves()))  # the rules would allow it


def test_a_bot_does_not_repeat_an_offer_in_its_turn() -> None:
    """What it gives may be asked for something else; a perspective tells the latest offer."""
    table = two_neighbours().hand(0, lumber=1, brick=2, grain=1)
    table.play("give brick", "want wool", "offer", "p2 decline", "p3 decline", "withdraw", "give brick")
    assert "want wool" in texts(table.state.moves())
    assert "want wool" not in considered(table)
    assert {"want ore", "drop"} <= set(considered(table))
    table.play("give brick")
    assert "want wool" in considered(table)  # two for one is another offer


def test_at_a_table_not_even_a_random_bot_tires_people_with_offers() -> None:
    """It makes at most two offers a turn and repeats none; elsewhere it plays anything."""
    most: dict[bool, int] = {}
    for polite in (True, False):
        state, chance = CATAN.new(3, {"mode": "base"}), Rng(5)
        assert isinstance(state, Position)
        bots = [RandomBot(seat, STRATEGY if polite else None) for seat in range(3)]
        turn, made, repeated = -1, 0, 0
        offers: list[tuple[int, int]] = []
        for _ in range(2500 if COMPILED else 600):
            seat = int(state.actor)
            if seat == OVER:
                break
            if seat == CHANCE:
                state.play(state.random_move(chance))
                continue
            if int(state.on_turn()) != turn:
                turn, offers = int(state.on_turn()), []
            move = bots[seat].choose(state, seat)
            if seat == turn and CATAN.notation.text(move) == "offer":
                state.play(move)
                offers.append((state.last_gives, state.last_wants))
                repeated += len(offers) > 1 and offers[-1] == offers[-2]
                made = max(made, len(offers))
            else:
                state.play(move)
        most[polite] = made
        assert not (polite and repeated)
    assert most[True] <= 2 < most[False]


def test_in_its_next_turn_a_bot_may_offer_the_same_again() -> None:
    table = two_neighbours().hand(0, lumber=1, brick=2, grain=1)
    table.play("give brick", "want wool", "offer", "p2 decline", "p3 decline")
    assert (table.state.last_gives, table.state.last_wants) != (0, 0)
    begin_turn(table.state, 0)
    assert (table.state.last_gives, table.state.last_wants) == (0, 0)


@pytest.mark.parametrize("mode", ["base", "knights"])
def test_greedy_bots_bring_a_game_to_its_end(mode: str) -> None:
    state = CATAN.new(3, {"mode": mode, "map": "first_game", "trade_offers_per_turn": 3})
    chance = Rng(4)
    bots = [GreedyBot(STRATEGY, seat, samples=4 if COMPILED else 1) for seat in range(3)]
    limit = 60 if COMPILED else 8
    while state.actor != OVER and state.round_number() < limit:
        seat = state.actor
        if seat == CHANCE:
            state.play(state.random_move(chance))
        else:
            state.play(bots[seat].choose(state.perspective(seat, chance), seat))
    assert (state.actor == OVER) == COMPILED
