"""The search bot: repeatable, exact about its budget, unaffected by hidden information, and able to find a win."""

from time import perf_counter

import pytest

from ecumene.bots.rollout import RolloutSearch
from ecumene.core.game import Game
from ecumene.core.options import Options
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, OVER, State
from ecumene.games.victoria import VICTORIA
from ecumene.testing.engines import COMPILED

from ..games.victoria.table import Table, fresh_game
from ..processor_time import ProcessorTime
from .toy import HAND, NOTATION, PILE, POOL, TOY, ToyState

SIMULATIONS = 600 if COMPILED else 150
VARIANTS: list[tuple[int, Options]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (4, {"team_mode": True}),
    (3, {"deal_variant": "draft"}),
]
ALL_VARIANTS = pytest.mark.parametrize(
    ("players", "options"), VARIANTS, ids=["2", "3", "4", "4 in teams", "3 with a draft"]
)


def searcher(seed: int = 1, simulations: int = SIMULATIONS, game: Game = VICTORIA) -> RolloutSearch:
    return RolloutSearch(game.strategy(), seed, simulations=simulations)


def chosen(state: State, seed: int = 1, simulations: int = SIMULATIONS) -> str:
    """What the bot plays here, in notation."""
    game = TOY if isinstance(state, ToyState) else VICTORIA
    move = searcher(seed, simulations, game).choose(state.perspective(state.actor, Rng(seed)), state.actor)
    return (NOTATION if isinstance(state, ToyState) else VICTORIA.notation).text(move)


def toy(hands: tuple[int, int], piles: tuple[int, int] = (0, 0), trump: str = "", round_number: int = 1) -> ToyState:
    """The toy with these cards in hand, and threes, twos and ones in the piles that add up to these points."""
    state = TOY.new(2)
    assert isinstance(state, ToyState)
    for seat in range(2):
        state._shift(POOL, HAND + seat, hands[seat])
        points = piles[seat]
        for value in (3, 2, 1):
            while points >= value and state.zones[POOL][value]:
                state._shift(POOL, PILE + seat, value)
                points -= value
        assert points == 0
    state.round = round_number
    state.trump = NOTATION.parse(trump) >> 16 if trump else 0
    state._go_on()
    return state


# Budgets ------------------------------------------------------------------------------------------------------------


@ALL_VARIANTS
def test_the_same_seed_gives_the_same_advice(players: int, options: Options) -> None:
    state = fresh_game(players, seed=3, options=options).state
    one, two = (searcher(5, 200).advise(state, state.actor) for _ in range(2))
    assert one == two
    assert searcher(6, 200).advise(state, state.actor) != one


def test_a_bot_asked_twice_continues_its_random_numbers() -> None:
    state = fresh_game(2).state
    bot = searcher(1, 100)
    first, second = bot.advise(state, state.actor), bot.advise(state, state.actor)
    again = searcher(1, 100)
    assert [again.advise(state, state.actor) for _ in range(2)] == [first, second]


@pytest.mark.parametrize("simulations", [1, 2, 15, 16, 17, 100])
@ALL_VARIANTS
def test_a_budget_of_simulations_is_kept_exactly(players: int, options: Options, simulations: int) -> None:
    state = fresh_game(players, seed=2, options=options).state
    assert len(state.moves()) > 1
    bot = searcher(1, simulations)
    advice = bot.advise(state, state.actor)
    assert bot.simulated == simulations
    assert sum(one.visits for one in advice) == simulations


@pytest.mark.parametrize("seconds", [0.05, 0.2])
def test_a_budget_of_time_is_kept_roughly(seconds: float) -> None:
    state = fresh_game(2).state
    bot = RolloutSearch(VICTORIA.strategy(), 1, seconds=seconds)
    start = perf_counter()
    with ProcessorTime() as spent:
        advice = bot.advise(state, state.actor)
    assert seconds <= perf_counter() - start
    assert spent.seconds < seconds + 0.5
    assert sum(one.visits for one in advice) == bot.simulated > 0


def test_more_time_gives_more_simulations() -> None:
    state = fresh_game(2).state

    def made_in(seconds: float) -> int:
        bot = RolloutSearch(VICTORIA.strategy(), 1, seconds=seconds)
        bot.share = 1.0  # so that its seconds are of processor time, whatever else the machine does
        bot.advise(state, state.actor)
        return int(bot.simulated)

    # On a busy machine even processor time is worth less at one moment than at another, so it may take several tries.
    assert any(made_in(0.3) > 3 * made_in(0.02) for _ in range(5))


def test_with_two_budgets_the_first_to_run_out_counts() -> None:
    state = fresh_game(2).state
    bot = RolloutSearch(VICTORIA.strategy(), 1, seconds=30.0, simulations=50)
    with ProcessorTime() as spent:
        bot.advise(state, state.actor)
    assert bot.simulated == 50
    assert spent.seconds < 5
    bot = RolloutSearch(VICTORIA.strategy(), 1, seconds=0.05, simulations=10**9)
    bot.advise(state, state.actor)
    assert 0 < bot.simulated < 10**9


def test_without_a_budget_every_move_is_still_listed() -> None:
    state = fresh_game(2).state
    bot = RolloutSearch(VICTORIA.strategy(), 1)
    assert sorted(one.move for one in bot.advise(state, state.actor)) == list(state.moves())
    assert bot.simulated == 0


def test_a_single_legal_move_is_played_at_once() -> None:
    state = TOY.new(2, {"low_rounds": False})
    while state.actor == CHANCE:
        state.play(state.moves()[0])
    assert [NOTATION.text(move) for move in state.moves()] == ["high"]
    bot = RolloutSearch(TOY.strategy(), 1, seconds=20.0)
    with ProcessorTime() as spent:
        advice = bot.advise(state, state.actor)
    assert spent.seconds < 1
    assert [NOTATION.text(one.move) for one in advice] == ["high"]
    assert bot.simulated == 0


def test_a_single_effect_to_end_the_turn_with_is_played_at_once() -> None:
    table = Table(hands={1: "war*3", 2: "war*3"}, areas={1: "culture"}, step="effects")
    assert table.legal() == ["end"]
    bot = RolloutSearch(VICTORIA.strategy(), 1, seconds=20.0)
    with ProcessorTime() as spent:
        assert VICTORIA.notation.text(bot.choose(table.state, 0)) == "end"
    assert spent.seconds < 1


# Advice -------------------------------------------------------------------------------------------------------------


@ALL_VARIANTS
@pytest.mark.parametrize("simulations", [3, SIMULATIONS // 3])
def test_advice_lists_every_legal_move_once_best_first(players: int, options: Options, simulations: int) -> None:
    table = fresh_game(players, seed=4, options=options)
    rng = Rng(8)
    for _ in range(12):
        state = table.state
        if state.actor == OVER:
            break
        if state.actor != CHANCE:
            advice = searcher(1, simulations).advise(state.perspective(state.actor, rng), state.actor)
            assert sorted(one.move for one in advice) == list(state.moves())
            order = [(-one.visits, -one.chance, one.move) for one in advice]
            assert order == sorted(order)
            assert all(0.0 <= one.chance <= 1.0 for one in advice)
        state.play(state.random_move(rng))


def test_the_position_it_is_given_is_not_changed() -> None:
    state = fresh_game(3).state
    before = state.to_bytes()
    searcher().advise(state, state.actor)
    assert state.to_bytes() == before


# Wins in one --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("domain", ["war", "religion", "economy", "science", "culture", "utopia"])
@pytest.mark.parametrize(("players", "cards"), [(2, 7), (3, 6), (4, 6)])
def test_the_card_that_wins_is_played(players: int, cards: int, domain: str) -> None:
    others = [name for name in ("war", "religion", "science", "culture") if name != domain][:2]
    hands = {1: f"{domain} {' '.join(others)}", 2: "war*2 religion"}
    table = Table(players, hands=hands, areas={1: f"{domain}*{cards} {others[0]}", 2: "religion*2"})
    best = chosen(table.state)
    assert best.startswith(f"play {domain}-")
    table.do(best)
    assert chosen(table.state) == "end"
    assert table.end_turn().winners == [1]


@pytest.mark.parametrize("seed", range(4))
def test_a_won_turn_is_ended_before_anything_spoils_it(seed: int) -> None:
    """Ending the turn is certain to win; paying with a card of the winning domain is not."""
    table = Table(hands={1: "war*2", 2: "war"}, areas={1: "religion*8 economy*2 science*3", 2: "war*3"}, step="effects")
    assert len(table.legal()) > 3
    advice = {VICTORIA.notation.text(one.move): one for one in searcher(seed).advise(table.state, 0)}
    assert advice["end"].chance == 1.0
    assert advice["use inquisition"].chance < 1.0
    assert chosen(table.state, seed) != "use inquisition"
    assert table.end_turn().winners == [1]


def test_a_team_plays_the_card_that_wins_for_both() -> None:
    areas = {1: "science*6 war", 2: "religion*3", 3: "culture", 4: "war*2"}
    table = Table(4, hands={1: "science war religion"}, areas=areas, options={"team_mode": True})
    best = chosen(table.state)
    assert best.startswith("play science-")
    table.do(best)
    assert chosen(table.state) == "end"
    assert table.end_turn().winners == [1, 3]


@pytest.mark.parametrize("seed", range(5))
def test_the_toy_is_won_by_going_with_a_card_that_nothing_beats(seed: int) -> None:
    """Two points are missing, and all the other threes are in the piles: going wins whatever the other seat does."""
    state = toy((3, 2), piles=(6, 0), trump="high")
    assert sum(state.zones[POOL][3:]) == 0
    assert chosen(state, seed) == "go"
    advice = searcher(seed, game=TOY).advise(state, 0)
    assert advice[0].chance == 1.0
    assert advice[0].visits > advice[1].visits


# Chance and hidden information ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_before_the_last_calls_the_round_that_suits_ones_own_card_is_chosen(seed: int) -> None:
    assert chosen(toy((3, 1), round_number=5), seed) == "high"
    assert chosen(toy((1, 3), round_number=5), seed) == "low"


@pytest.mark.parametrize("card", [1, 2, 3])
def test_what_the_other_holds_or_called_makes_no_difference(card: int) -> None:
    """Even if given the true position, the bot decides as if it did not know it."""
    plain = toy((2, 2), piles=(3, 2), trump="high")
    other = toy((2, card), piles=(3, 2), trump="high")
    assert searcher(3, game=TOY).advise(plain, 0) == searcher(3, game=TOY).advise(other, 0)
    for state, call in ((plain, "go"), (other, "stay")):
        state.turn_to(1)
        state.play(NOTATION.parse(call))
    assert searcher(4, game=TOY).advise(plain, 0) == searcher(4, game=TOY).advise(other, 0)


@ALL_VARIANTS
def test_hidden_cards_of_victoria_make_no_difference(players: int, options: Options) -> None:
    state = fresh_game(players, seed=2, options=options).state
    seat = state.actor
    assert len(state.moves()) > 1
    others = [state.perspective(seat, Rng(seed)) for seed in range(4)]
    assert len({other.key() for other in others}) > 1
    answers = [searcher(2, 150).advise(other, seat) for other in others]
    assert answers == [answers[0]] * 4


def test_what_cannot_be_known_is_weighed_by_its_chance() -> None:
    """The last round, no points, low wins, a one in hand; all that is known is that the other seat has called.

    The other seat goes half of the time and holds a one 4 times of 11. Staying: a draw if it stays too, else a loss.
    Going: a win, except for a draw if both hold a one.
    """
    state = toy((1, 1), round_number=6, trump="low")
    state.turn_to(1)
    state.play(NOTATION.parse("stay"))
    curious = RolloutSearch(TOY.strategy(), 1, simulations=4000, exploration=20.0)
    chances = {NOTATION.text(one.move): one.chance for one in curious.advise(state, 0)}
    assert chances["stay"] == pytest.approx(1 / 4, abs=0.04)
    assert chances["go"] == pytest.approx(1 - 1 / 2 * 4 / 11 * 1 / 2, abs=0.04)


def test_the_others_are_expected_to_play_for_themselves() -> None:
    """The last round, no points, high wins, a two in hand: the other seat loses by staying, so it will go.

    Then a three beats the two (3 times of 11) and a two wins nothing (3 of 11); a well-meaning opponent would stay.
    """
    state = toy((2, 1), round_number=6, trump="high")
    chances = {NOTATION.text(one.move): one.chance for one in searcher(1, 1500, game=TOY).advise(state, 0)}
    assert chances["go"] == pytest.approx((5 + 3 / 2) / 11, abs=0.08)


def test_what_chance_will_deal_leaves_the_result_open() -> None:
    """One point behind in the last round but one: the card still to be dealt decides, so nothing is certain."""
    state = toy((1, 3), piles=(2, 3), trump="low", round_number=5)
    chances = [
        one.chance for one in RolloutSearch(TOY.strategy(), 1, simulations=800, exploration=5.0).advise(state, 0)
    ]
    assert all(0.0 < chance < 1.0 for chance in chances)
    assert chances[0] > chances[1]


@ALL_VARIANTS
def test_search_plays_a_whole_game_of_every_sort(players: int, options: Options) -> None:
    state = VICTORIA.new(players, options)
    rng = Rng(3)
    bots = [searcher(seat, 20) for seat in range(players)]
    plies = 0
    while state.actor != OVER and plies < (5000 if COMPILED else 150):
        actor = state.actor
        move = state.random_move(rng) if actor == CHANCE else bots[actor].choose(state.perspective(actor, rng), actor)
        state.apply(move)
        plies += 1
    assert (state.ending() is not None) == (state.actor == OVER)
    assert state.actor == OVER or not COMPILED


@pytest.mark.parametrize("seed", range(1, 6))
def test_asked_for_a_move_alone_it_stops_when_nothing_can_change_and_chooses_the_same(seed: int) -> None:
    state = fresh_game(3, seed=seed).state
    perspective = state.perspective(state.actor, Rng(seed))
    whole, quick = searcher(seed), searcher(seed)
    assert quick.choose(perspective, state.actor) == whole.advise(perspective, state.actor)[0].move
    assert whole.simulated == SIMULATIONS
    assert quick.simulated <= SIMULATIONS
