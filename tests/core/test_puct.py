"""Tree search with priors: proofs, chance, hidden hands, the kept tree, budgets and few simulations."""

from collections.abc import Iterator
from itertools import islice
from math import sqrt

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ecumene.bots import BotSpec, PuctBot, make_bot, parse_bot, strongest
from ecumene.bots.evaluator import Evaluator, HandMade, Judgement, Learned
from ecumene.bots.learned import learned_of
from ecumene.bots.puct import PuctSearch, PuctSettings
from ecumene.bots.puct_bot import PuctThought
from ecumene.bots.tree import NONE, Tree
from ecumene.core.game import Game
from ecumene.core.notation import kind_of
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, OVER, Seat, State
from ecumene.core.strategy import Strategy
from ecumene.games import GAMES
from ecumene.games.duel import DUEL
from ecumene.games.duel.moves import TURN_UP
from ecumene.games.duel.position import Position
from ecumene.games.victoria import VICTORIA
from ecumene.testing.engines import COMPILED
from tests.core.toy import TOY

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
BUDGET = 160 if COMPILED else 8


class NoOpinion(Evaluator):
    """Every move and every seat is as good as any other."""

    def judge(self, state: State, moves: vec[i64], rng: Rng) -> Judgement:  # noqa: ARG002 - part of the contract
        even = vec[float]([1.0 / len(list(moves))] * len(list(moves)))
        return Judgement(vec[float]([1.0 / int(state.players)] * int(state.players)), even, vec[float]())


def search_of(game: Game, state: State, simulations: int, evaluator: Evaluator | None = None) -> PuctSearch:
    search = PuctSearch(game.strategy(), evaluator or NoOpinion(), PuctSettings(), Rng(1), state, state.actor)
    for _ in range(simulations):
        search.simulate()
    return search


def midway(game: Game, players: int, seed: int = 4) -> State:
    """A decision between several moves, some way into a random game."""
    state, rng, plies = game.new(players), Rng(seed), 0
    while plies < 40 or state.actor == CHANCE or len(state.moves()) < 3:
        state.play(state.random_move(rng))
        plies += 1
    return state.perspective(state.actor, rng)


def late_games() -> Iterator[State]:
    """Positions of 7 Wonders Duel with a few cards left."""
    for seed in range(200):
        state, rng = DUEL.new(2), Rng(seed)
        kept: State | None = None
        while state.actor != OVER:
            assert isinstance(state, Position)
            left = int(state.present).bit_count()
            if state.actor >= 0 and state.age == 3 and 2 <= left <= 4 and len(state.moves()) > 1:
                kept = kept or state.clone()
            state.play(state.random_move(rng))
        if kept is not None:
            yield kept


def exact(state: State, seat: int) -> float:
    """The seat's expected result if both play perfectly, by trying everything: the slow twin of proofs."""
    if state.actor == OVER:
        return state.returns()[seat]
    if state.actor == CHANCE:
        return sum(float(chance) * exact(after(state, move), seat) for move, chance in state.outcomes())
    results = [exact(after(state, move), seat) for move in state.moves()]
    return max(results) if state.actor == seat else min(results)


def after(state: State, move: int) -> State:
    state = state.clone()
    state.play(move)
    return state


def edges(tree: Tree, node: int = 0) -> Iterator[int]:
    edge: i64 = tree.first[node]
    while edge != NONE:
        yield edge
        edge = tree.next[edge]


# Proofs ---------------------------------------------------------------------------------------------------------------


def test_ends_of_games_are_proven_as_trying_everything_shows() -> None:
    solved = 0
    for state in islice(late_games(), 12 if COMPILED else 3):
        search = search_of(DUEL, state, 3000 if COMPILED else 300)
        if not search.tree.solved[0]:
            continue
        solved += 1
        seat = state.actor
        assert search.tree.proven(0, seat) == pytest.approx(exact(state, seat))
        best = search.advice()[0]
        assert exact(after(state, best.move), seat) == pytest.approx(exact(state, seat)), (
            "the best move keeps the result"
        )
    assert solved >= (6 if COMPILED else 1)


def test_a_sure_win_is_played_and_ends_the_search() -> None:
    for seed in range(60):
        state, rng = DUEL.new(2), Rng(seed)
        while state.actor != OVER:
            if state.actor >= 0 and state.round_number() == 3 and len(state.moves()) > 1:
                ends = [move for move in state.moves() if after(state, move).actor == OVER]
                wins = [move for move in ends if after(state, move).returns()[state.actor] == 1.0]
                if wins:
                    bot = PuctBot(DUEL.strategy(), NoOpinion(), 1, simulations=100_000)
                    assert bot.choose(state, state.actor) in wins
                    assert bot.simulated < 100_000
                    return
            state.play(state.random_move(rng))
    pytest.fail("nobody could win at once in any of these games")


# Chance ---------------------------------------------------------------------------------------------------------------


def test_outcomes_are_visited_by_their_probability() -> None:
    """Drawing a one of the toy's twelve cards is more likely than drawing a three."""
    state = TOY.new(2)
    weights = {move: float(chance) for move, chance in state.outcomes()}
    search = PuctSearch(TOY.strategy(), NoOpinion(), PuctSettings(), Rng(1), state, 0)
    search.certain = True  # as if the first card were dealt openly
    for _ in range(600):
        search.simulate()
    tree = search.tree
    visits = {tree.move[edge]: tree.visits[edge] for edge in edges(tree)}
    if not visits:
        pytest.skip("the toy deals in secret")
    for move, share in weights.items():
        assert visits[move] / 600 == pytest.approx(share, abs=0.02)


def test_outcomes_are_opened_one_by_one() -> None:
    state = midway(DUEL, 2)
    search = search_of(DUEL, state, BUDGET * 4)
    tree = search.tree
    found = 0
    for node in range(tree.nodes()):
        if tree.actor[node] != CHANCE or tree.seen[node] < 20:
            continue
        opened = list(edges(tree, node))
        assert len(opened) <= min(float(tree.outcomes[node]), 2.0 * sqrt(tree.seen[node]) + 1)
        assert all(kind_of(tree.move[edge]) >= 0 for edge in opened)
        visits = [tree.visits[edge] for edge in opened if kind_of(tree.move[edge]) == TURN_UP]
        assert not visits or sum(visits) <= tree.seen[node]
        found += 1
    assert found or not COMPILED


# Hidden information ---------------------------------------------------------------------------------------------------


def test_where_something_is_hidden_nothing_is_proven_and_no_tree_is_kept() -> None:
    state = midway(VICTORIA, 3)
    bot = PuctBot(VICTORIA.strategy(), NoOpinion(), 3, simulations=BUDGET)
    bot.choose(state, state.actor)
    assert bot.kept is None
    search = search_of(VICTORIA, state, BUDGET)
    assert not any(search.tree.solved)


@EVERY_GAME
def test_every_move_advised_is_legal(game: Game) -> None:
    for players in game.players:
        state = midway(game, players)
        advice = make_bot(BotSpec("tree", simulations=BUDGET), game, 5).advise(state, state.actor)
        assert sorted(one.move for one in advice) == sorted(state.moves())
        assert all(0.0 <= one.chance <= 1.0 for one in advice)
        policy = [one.policy for one in advice if one.policy is not None]
        assert sum(policy) == pytest.approx(1.0)


# The kept tree --------------------------------------------------------------------------------------------------------


def test_the_tree_of_one_decision_serves_the_next() -> None:
    state, rng = midway(DUEL, 2), Rng(2)
    seat = state.actor
    bot = PuctBot(DUEL.strategy(), HandMade(DUEL.strategy(), 0.1), 3, simulations=BUDGET * 4)
    state.play(bot.choose(state, seat))
    kept = bot.kept
    assert kept is not None
    while state.actor != seat:
        moves = state.moves() if state.actor >= 0 else None
        likely = max(moves, key=lambda move: _visits(kept.tree, state, move)) if moves else state.random_move(rng)
        state.play(likely)
        if state.actor == OVER:
            pytest.fail("the game ended")
    node = kept.tree.find(state.key())
    if node == NONE:
        pytest.skip("the position that came up was not searched")
    search = bot.begin(state, seat)
    assert search.tree.seen[0] == kept.tree.seen[node] > 0
    assert {search.tree.move[edge] for edge in edges(search.tree)} == set(state.moves())
    copied = [(search.tree.visits[edge], search.tree.total[edge]) for edge in edges(search.tree)]
    assert copied == [(kept.tree.visits[edge], kept.tree.total[edge]) for edge in edges(kept.tree, node)]


def _visits(tree: Tree, state: State, move: int) -> int:
    node = tree.find(after(state, move).key())
    return tree.seen[node] if node != NONE else 0


# Budgets --------------------------------------------------------------------------------------------------------------


@EVERY_GAME
def test_a_move_in_slices_is_the_move_in_one_go(game: Game) -> None:
    for seed in range(2):
        state = midway(game, max(game.players), seed)
        bot = make_bot(BotSpec("tree", simulations=BUDGET), game, seed)
        thought = make_bot(BotSpec("tree", simulations=BUDGET), game, seed).think(state, state.actor)
        assert isinstance(bot, PuctBot)
        assert isinstance(thought, PuctThought)
        move = bot.choose(state, state.actor)
        while not thought.step(0.0):
            pass
        assert thought.advice()[0].move == move
        assert thought.simulated == bot.simulated <= BUDGET


def test_what_was_saved_is_spent_where_moves_are_close() -> None:
    state = midway(DUEL, 2)
    bot = PuctBot(DUEL.strategy(), NoOpinion(), 1, seconds=0.02)
    bot.share = 0.02
    spent = {}
    for allowance in (0.02, 0.06):
        bot.allowance = allowance
        bot.kept = None
        thought = bot.think(state, state.actor)
        thought.finish()
        spent[allowance] = thought.seconds
    assert spent[0.02] < 0.03
    assert spent[0.02] <= spent[0.06] < 0.08


def test_several_leaves_are_judged_together() -> None:
    class Counting(NoOpinion):
        largest = 0

        def judge_many(self, states: list[State], moves: list[vec[i64]], rng: Rng) -> list[Judgement]:
            self.largest = max(self.largest, len(states))
            return super().judge_many(states, moves, rng)

    state, evaluator = midway(DUEL, 2), Counting()
    bot = PuctBot(DUEL.strategy(), evaluator, 1, simulations=2000, settings=PuctSettings(batch=8))
    advice = bot.advise(state, state.actor)
    assert 4 <= evaluator.largest <= 8
    assert sum(one.visits for one in advice) >= 1980, "every simulation is counted once"
    assert all(0.0 <= one.chance <= 1.0 for one in advice)


# Few simulations ------------------------------------------------------------------------------------------------------


def test_few_simulations_are_shared_among_the_moves_that_look_best() -> None:
    state = midway(DUEL, 2)
    moves = len(state.moves())
    bot = PuctBot(DUEL.strategy(), HandMade(DUEL.strategy(), 0.1), 1, simulations=2 * moves)
    advice = bot.advise(state, state.actor)
    tried = [one for one in advice if one.visits]
    assert 2 <= len(tried) <= 16
    assert advice[0].visits == max(one.visits for one in advice)


def test_moves_drawn_with_noise_differ_from_search_to_search() -> None:
    state = midway(DUEL, 2)
    chosen = set()
    for seed in range(12):
        bot = PuctBot(DUEL.strategy(), NoOpinion(), seed, simulations=16)
        bot.noisy = True
        chosen.add(bot.choose(state, state.actor))
    assert len(chosen) > 1


@EVERY_GAME
def test_the_handmade_bot_asks_no_net_and_the_tree_does_if_there_is_one(game: Game) -> None:
    tree, handmade = (make_bot(parse_bot(f"{name}:10"), game, 1) for name in ("tree", "handmade"))
    assert isinstance(tree, PuctBot)
    assert isinstance(handmade, PuctBot)
    assert isinstance(handmade.evaluator, HandMade)
    assert isinstance(tree.evaluator, HandMade if learned_of(game) is None else Learned)


@pytest.mark.parametrize("plies", [0, 1, 5])
def test_a_leaf_is_judged_after_as_many_random_plies_as_its_strategy_wants(plies: int) -> None:
    class Late(Strategy):
        def __init__(self) -> None:
            super().__init__(leaf_plies=plies)
            self.judged: list[bytes] = []

        def estimate(self, state: State, seat: Seat) -> float:  # noqa: ARG002 - part of the contract
            self.judged.append(state.to_bytes())
            return 0.5

    state = VICTORIA.new(2)
    rng = Rng(1)
    while state.actor == CHANCE or len(state.moves()) < 3:
        state.play(state.random_move(rng))
    strategy = Late()
    judgement = HandMade(strategy, 0.1).judge(state, state.moves(), Rng(7))
    later = state.clone()
    draws = Rng(7)
    for _ in range(plies):
        later.play(later.random_move(draws))
    assert strategy.judged[-1] == later.to_bytes()
    assert (len(judgement.guesses) == 0) == (plies > 0)
    assert len(set(judgement.priors)) == 1


@EVERY_GAME
def test_the_level_search_is_the_search_with_a_net_where_there_is_one(game: Game) -> None:
    with_net = learned_of(game) is not None
    assert strongest(parse_bot("search:300ms"), game) == parse_bot("tree:300ms" if with_net else "search:300ms")
    for other in ("greedy", "plain:300ms", "handmade:300ms"):
        assert strongest(parse_bot(other), game) == parse_bot(other)


@pytest.mark.skipif(not COMPILED, reason="interpreted, no net answers in time")
def test_the_net_of_duel_ships_and_fits() -> None:
    assert learned_of(DUEL) is not None
