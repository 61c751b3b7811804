"""The conformance suite: what must hold in every game, for every number of players and every option.

A game inherits it::

    class TestVictoria(Conformance):
        game = VICTORIA

Every check walks through random games; a failure prints the record that leads to it. Interpreted, the same checks
run on fewer games.
"""

from functools import partial
from itertools import permutations

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from ecumene.bots import make_bot, parse_bot
from ecumene.core.events import Event
from ecumene.core.game import Game
from ecumene.core.ledger import read_ledger
from ecumene.core.match import Match
from ecumene.core.options import Options, option_text
from ecumene.core.parsing import parse_record
from ecumene.core.playout import play_out
from ecumene.core.refusal import OK
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, OVER, IllegalMove, State
from ecumene.games import GAMES
from ecumene.testing.engines import ask_here, ask_other
from ecumene.testing.frequencies import check_frequencies, samples_by_kind
from ecumene.testing.pairs import pairwise
from ecumene.testing.secrecy import COMPILED, Secrecy
from ecumene.testing.walk import Walk, chosen_walk, fair_record, random_walk


class Conformance(Secrecy):
    """Inherit this and set ``game``."""

    game: Game
    bot_plies: int = 10_000  # how far bots play a game
    slow_plies: int = 60  # the same when the engine is interpreted
    slow_search: int = 60  # simulations of the search then

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Every test runs for every number of players and every two values of options that go together."""
        if "case" in metafunc.fixturenames:
            cases = self.cases()
            more = [case for case in self.more_cases() if case not in cases]
            often = [pytest.param(case, id=self._label(*case)) for case in cases]
            seldom = [pytest.param(case, id=self._label(*case), marks=pytest.mark.thorough) for case in more]
            metafunc.parametrize("case", often + seldom)

    def cases(self) -> list[tuple[int, Options]]:
        """The cases of every run; games with many options may choose them."""
        return pairwise(self.game)

    def more_cases(self) -> list[tuple[int, Options]]:
        """Additional cases of a thorough run: every number of players with each option changed on its own."""
        return [(players, options) for players in self.game.players for options in self.game.option_sets(players)]

    def _label(self, players: int, options: Options) -> str:
        changed = [
            f"{option.name}={option_text(options[option.name])}"
            for option in self.game.options
            if options[option.name] != option.default
        ]
        return f"{players}p-{'-'.join(changed) or 'default'}"

    # Play -----------------------------------------------------------------------------------------------------------

    def test_random_games_end_within_the_bound(self, case: tuple[int, Options]) -> None:
        """Thousands of random games end, none later than the game's bound if its rules set one."""
        players, options = case
        bound = self.game.longest(players, options)
        for seed in range(self.games(2000)):
            state = self.game.new(players, options)
            plies = play_out(state, Rng(seed))
            assert plies > 0, "a game without a single move"
            assert plies <= bound or bound == 0, f"game {seed} took {plies} plies; the bound is {bound}"
            assert state.ending() is not None

    def test_every_position_is_sound(self, case: tuple[int, Options]) -> None:
        """Moves, refusals, application, clones, bytes, components: see :func:`check_position`.

        Most of the games use the default options, since one changed option changes little.
        """
        players, options = case
        for seed in range(self.games(40 if options == self.game.check(players) else 12)):
            for number, walk in enumerate(random_walk(self.game, players, options, seed)):
                if number % (5 * self.apart) == seed % 5:
                    walk.check(self.check_position)

    @settings(
        max_examples=25,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate, Phase.shrink],
        derandomize=True,
        database=None,
    )
    @given(data=st.data())
    def test_chosen_games_are_sound(self, data: st.DataObject) -> None:
        """The same for games that Hypothesis chooses, which shrinks a failure to the shortest record."""
        players = data.draw(st.sampled_from(self.game.players))
        options = data.draw(st.sampled_from(self.game.option_sets(players)))
        choices = data.draw(st.lists(st.integers(0, 15), max_size=160))
        for number, walk in enumerate(chosen_walk(self.game, players, options, choices)):
            if number % 8 == 0 or number == len(choices):
                walk.check(self.check_position)

    def check_position(self, state: State) -> None:
        """Check everything that must hold in any position."""
        moves = list(state.moves())
        assert bool(moves) == (state.actor != OVER), "moves are empty exactly when the game is over"
        assert moves == sorted(set(moves)), "moves are unique and in canonical order"
        self._check_refusals(state, moves)
        self._check_application(state, moves)
        self._check_numbers(state)
        self._check_secrets(state)
        assert sum(self.game.components(state).values()) == self.game.component_total(state.players), "conservation"
        if state.actor == CHANCE:
            assert sum(chance for _, chance in state.outcomes()) == 1, "probabilities sum to 1"
            assert [move for move, _ in state.outcomes()] == moves
            assert all(chance > 0 for _, chance in state.outcomes()), "an impossible outcome is listed"
        if state.actor == OVER:
            self._check_ending(state)
        else:
            assert state.ending() is None
            assert state.returns() == [0.0] * state.players

    def _check_refusals(self, state: State, moves: list[int]) -> None:
        """``moves`` and ``why_not`` agree on everything the notation can express, and on numbers it cannot."""
        before = state.to_bytes()
        entries = read_ledger(self.game.folder).entries
        legal = set(moves)
        strangers = [-1, 2**40, -(2**62), 2**62, *(move ^ 1 << bit for move in moves[:2] for bit in range(24))]
        for move in [*self.game.notation.all_moves, *strangers]:
            allowed = state.forbidden_by(move) == 0
            assert allowed == (move in legal), f"why_not and moves disagree on {move}"
        for move in [*self.game.notation.all_moves[:: 7 + len(moves)], *strangers[:3]]:
            if move not in legal:
                refusal = state.why_not(move)
                assert refusal is not OK
                assert refusal.rule in entries, f"{refusal.rule} is not in the ledger"
                with pytest.raises(IllegalMove):
                    state.apply(move, [])
        assert state.why_not(2**70) is not OK
        assert state.why_not(-(2**70)) is not OK
        assert state.to_bytes() == before, "a refused move changed the state"

    def _check_application(self, state: State, moves: list[int]) -> None:
        """Every legal move can be applied, checked or trusted, and a clone does not affect the original."""
        before = state.to_bytes()
        for move in moves:
            checked, trusted = state.clone(), state.clone()
            events: list[Event] = []
            checked.apply(move, events)
            trusted.play(move)
            assert checked.to_bytes() == trusted.to_bytes(), "checked and trusted disagree"
            assert all(event.rule in read_ledger(self.game.folder).entries for event in events)
        assert state.to_bytes() == before, "a clone is not independent"

    def _check_numbers(self, state: State) -> None:
        """Bytes restore the state; the key is a non-negative 63-bit number that clones share."""
        copy = self.game.restore(state.to_bytes())
        assert copy.to_bytes() == state.to_bytes()
        assert copy.key() == state.key() == state.clone().key()
        assert 0 <= state.key() < 2**63
        assert list(copy.moves()) == list(state.moves())

    def _check_ending(self, state: State) -> None:
        ending = state.ending()
        assert ending is not None
        returns = state.returns()
        assert ending.winners == tuple(seat for seat, value in enumerate(returns) if value > 0)
        assert ending.winners
        assert all(0 <= value <= 1 for value in returns)
        assert all(len(line.values) == state.players for line in ending.sheet.lines)
        assert [self.game.strategy().evaluate(state, seat) for seat in range(state.players)] == returns

    # Simultaneous decisions -----------------------------------------------------------------------------------------

    def test_awaited_decisions_commute(self, case: tuple[int, Options]) -> None:
        """Seats that are awaited together may decide in any order and reach the same position."""
        players, options = case
        for seed in range(self.games(20)):
            rng = Rng(seed)
            for walk in random_walk(self.game, players, options, seed):
                if len(walk.state.awaited()) > 1:
                    walk.check(partial(self._check_order, rng=rng))

    def _check_order(self, state: State, rng: Rng) -> None:
        waiting = state.awaited()
        moves = {}
        for seat in waiting:
            one = state.clone()
            one.turn_to(seat)
            moves[seat] = one.random_move(rng)
        keys = set()
        for order in list(permutations(waiting))[:6]:
            one = state.clone()
            for seat in order:
                one.turn_to(seat)
                one.apply(moves[seat])
            keys.add(one.key())
        assert len(keys) == 1, f"the order of seats {waiting} matters"

    # Random moves -------------------------------------------------------------------------------------------------

    @pytest.mark.once
    def test_random_moves_come_as_often_as_they_should(self) -> None:
        """Seats draw every legal move equally often, chance draws every outcome by its weight."""
        rng = Rng(15)
        effort = 1.0 if COMPILED or self.effort == 1.0 else 0.25
        for samples in samples_by_kind(self.game, self.cases()):
            check_frequencies(self.game, samples, rng, effort)

    # Records --------------------------------------------------------------------------------------------------------

    def test_records_come_back_as_they_were(self, case: tuple[int, Options]) -> None:
        """Text, parse, text; replay; verify with fairness."""
        players, options = case
        for seed in range(self.games(40)):
            record = fair_record(self.game, players, options, seed)
            text = record.text()
            again = parse_record(text, {self.game.name: self.game}, self.game.name)
            assert again.text() == text
            proof = again.verify()
            assert proof.fairness == "proven"
            assert proof.plies == len(record.plies)
            steps = list(again.replay())
            assert steps[-1].state.to_bytes() == record.state_after(len(record.plies)).to_bytes()

    @pytest.mark.once
    @pytest.mark.compiler
    def test_compiled_and_interpreted_agree(self) -> None:
        """Both engines agree on the same records: actors, legal moves and weights at every ply, keys, results.

        The second engine runs in its own process and looks the game up in the registry; games outside the registry
        have only one engine.
        """
        if GAMES.get(self.game.name) is not self.game:
            return
        seeds = range(max(1, round(5 * self.effort)))
        records = [fair_record(self.game, *case, seed) for case in self.cases() for seed in seeds]
        texts = [record.text() for record in records]
        here, other = ask_here("traces", texts), ask_other("traces", texts)
        for text, one, two in zip(texts, here, other, strict=True):
            for number, (mine, yours) in enumerate(zip(one[0], two[0], strict=True), 1):
                assert mine == yours, f"the engines disagree at ply {number} of\n{text}"
            assert one[1:] == two[1:], f"the engines disagree at the end of\n{text}"
        assert [len(trace[0]) for trace in here] == [len(record.plies) for record in records]

    def test_notation_names_every_move_once(self) -> None:
        """Text, JSON and index all convert back to the same move."""
        notation = self.game.notation
        for index, move in enumerate(notation.all_moves):
            assert notation.parse(notation.text(move)) == move
            assert notation.parse("  " + notation.text(move).upper() + " ") == move
            assert notation.from_json(notation.to_json(move)) == move
            assert notation.index(move) == index
        assert notation.size == len(notation.all_moves)

    # Matches --------------------------------------------------------------------------------------------------------

    def test_taking_back_restores_the_position(self, case: tuple[int, Options]) -> None:
        """Taking back a move restores exactly the position before it."""
        players, options = case
        taken = 0
        for seed in range(self.games(40)):
            record = fair_record(self.game, players, options, seed)
            match = Match(self.game, players, options, record.names, record.opened())
            rng = Rng(seed)
            while not match.over and len(match.plies) < 120:
                seat, before, plies = match.state.actor, match.state.to_bytes(), len(match.plies)
                move = match.state.random_move(rng)
                match.play(seat, move)
                if match.why_no_undo(seat) is OK:
                    match.undo(seat)
                    assert match.state.to_bytes() == before
                    assert len(match.plies) == plies
                    match.play(seat, move)
                    taken += 1
        assert taken

    # Bots -----------------------------------------------------------------------------------------------------------

    @pytest.mark.parametrize("bot", ["random", "greedy", pytest.param("search", marks=pytest.mark.once)])
    def test_bots_play_legal_moves_to_the_end(self, case: tuple[int, Options], bot: str) -> None:
        """Every bot plays every variant, and the same seed plays the same game."""
        players, options = case
        keys = []
        text = f"search:{60 if COMPILED else self.slow_search}" if bot == "search" else bot
        longest = self.bot_plies if COMPILED else self.slow_plies
        for _ in range(2):
            walk = Walk(self.game, players, options)
            bots = [make_bot(parse_bot(text), self.game, seat) for seat in range(players)]
            rng = Rng(7)
            while walk.state.actor != OVER and len(walk.plies) < longest:
                actor = walk.state.actor
                if actor == CHANCE:
                    walk.step(walk.state.random_move(rng))
                    continue
                move = bots[actor].choose(walk.state.perspective(actor, rng), actor)
                assert move in list(walk.state.moves())
                walk.step(move)
            keys.append(walk.state.key())
        assert keys[0] == keys[1], "the same seeds played different games"
