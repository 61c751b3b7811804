"""Secrecy: what a seat cannot know must not leak through views, events, moves, undo offers or a bot's input."""

import os
from functools import partial

import msgspec

from ecumene.bots import Advice, StrategicBot
from ecumene.core import state as state_module
from ecumene.core.events import Event
from ecumene.core.game import Game
from ecumene.core.options import Options
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, OVER, SPECTATOR, State
from ecumene.testing.walk import random_walk

COMPILED = not str(state_module.__file__).endswith(".py")
# Whether long games are looked at as often as ``make soak`` does, or as every run does.
SOAKED = "ECUMENE_SOAK" in os.environ


def scaled(number: int) -> int:
    """A number of games: as given if compiled, a fortieth if interpreted."""
    return number if COMPILED else max(1, number // 40)


def seen_by(events: list[Event], seat: int) -> list[Event]:
    """The events as a seat sees them."""
    return [event.seen_by(seat) for event in events]


class Secrecy:
    """The part of the conformance suite that looks for leaks."""

    game: Game
    effort: float = 1.0  # fraction of the usual number of games; less for games of thousands of plies
    apart: int = 1  # how many positions to skip between two that are checked

    def games(self, number: int) -> int:
        """How many games to play, given the number for a game of ordinary length."""
        return max(1, round(scaled(number) * self.effort))

    def permute_hidden(self, state: State, seat: int, rng: Rng) -> State | None:
        """Change what a seat cannot know without using :meth:`State.perspective`; None if there is nothing to change.

        Games with hidden cards override it with the simplest possible swap.
        """
        return state.perspective(seat, rng)

    def _check_secrets(self, state: State) -> None:
        """A seat gets the same view, vector, moves, undo offers and bot input in states that it cannot tell apart."""
        rng = Rng(state.key() & 0xFFFFFFFF)
        encoder = self.game.encoder()
        for seat in range(state.players):
            view = msgspec.json.encode(state.view(seat))
            others = [state.perspective(seat, rng), self.permute_hidden(state, seat, rng)]
            for other in others:
                if other is None:
                    continue
                assert msgspec.json.encode(other.view(seat)) == view, "a view leaks"
                assert encoder is None or encoder.ones(other, seat) == encoder.ones(state, seat), "the encoder leaks"
                assert other.awaited() == state.awaited()
                assert sum(self.game.components(other).values()) == self.game.component_total(state.players)
                seed = rng.seed()
                inputs = [one.perspective(seat, Rng(seed)).to_bytes() for one in (state, other)]
                assert inputs[0] == inputs[1], "a bot's input leaks"
                if seat in state.awaited():
                    self._check_same_choices(state, other, seat)
                for viewer in (seat, SPECTATOR):
                    if viewer != state.actor and state.actor != OVER:
                        self._check_same_news(state, other, viewer)

    def _check_same_choices(self, state: State, other: State, seat: int) -> None:
        one, two = state.clone(), other.clone()
        one.turn_to(seat)
        two.turn_to(seat)
        moves = list(one.moves())
        assert moves == list(two.moves()), "legal moves leak"
        for move in moves:
            undo = one.take_back_forbidden_by(move)
            assert undo == two.take_back_forbidden_by(move), "undo offers leak"
            if undo == 0:
                # A move that can be taken back must not have revealed anything.
                self._check_same_result(one, two, move, seat)

    def _check_same_news(self, state: State, other: State, seat: int) -> None:
        """The same move by another seat looks the same, and so does every outcome of chance that is not shown.

        Forced follow-ups may openly reveal hidden cards if the rules say so. That is why only the events of the move
        itself are compared, and the view only if nothing followed.
        """
        legal = set(other.moves())
        for move in [move for move in state.moves() if move in legal]:
            news: list[list[Event]] = [[], []]
            views = []
            for one, events in zip((state.clone(), other.clone()), news, strict=True):
                one.apply(move, events)
                views.append(msgspec.json.encode(one.view(seat)))
            assert seen_by(news[0][:1], seat) == seen_by(news[1][:1], seat), "the events of a move leak"
            assert views[0] == views[1] or max(len(events) for events in news) > 1, "the view after a move leaks"
        if state.actor == CHANCE and not state.shows_outcome_to(seat):
            seen = set()
            for move in [move for move in state.moves() if not state.lays_open(move)]:
                after = state.clone()
                told: list[Event] = []
                after.apply(move, told)
                if after.actor == CHANCE:
                    seen.add(msgspec.json.encode((seen_by(told, seat), after.view(seat))))
            assert len(seen) <= 1, "a hidden outcome leaks"

    def _check_same_result(self, state: State, other: State, move: int, seat: int) -> None:
        news = []
        for one in (state.clone(), other.clone()):
            events: list[Event] = []
            one.apply(move, events)
            news.append(msgspec.json.encode((seen_by(events, seat), one.view(seat))))
        assert news[0] == news[1], f"the events of {self.game.notation.text(move)!r} leak"

    def test_spectators_see_nothing_that_any_seat_does_not(self, case: tuple[int, Options]) -> None:
        """A spectator's view is the same for all positions that differ only in what some seat cannot see."""
        players, options = case
        for seed in range(self.games(20)):
            rng = Rng(seed)
            for number, walk in enumerate(random_walk(self.game, players, options, seed)):
                if number % (9 * self.apart) == 0:
                    walk.check(partial(self._check_spectator, rng=rng))

    def _check_spectator(self, state: State, rng: Rng) -> None:
        view = msgspec.json.encode(state.view(SPECTATOR))
        for seat in range(state.players):
            other = state.perspective(seat, rng)
            assert msgspec.json.encode(other.view(SPECTATOR)) == view, "a spectator's view leaks"

    def test_a_bot_that_tries_to_cheat_gains_nothing(self, case: tuple[int, Options]) -> None:
        """A bot that takes hidden cards in its perspective for real does no better than by guessing."""
        players, options = case
        checked = 0
        for seed in range(self.games(40)):
            rng = Rng(seed)
            waiting = 0
            for walk in random_walk(self.game, players, options, seed):
                state = walk.state
                waiting -= 1
                if state.actor < 0 or waiting > 0 or len(state.moves()) < 2:
                    continue
                waiting = 11 * self.apart
                walk.check(partial(self._check_peeking, rng=rng))
                checked += 1
        assert checked

    def _check_peeking(self, state: State, rng: Rng) -> None:
        seat, seed = state.actor, rng.seed()
        other = self.permute_hidden(state, seat, rng) or state.perspective(seat, rng)
        before = state.to_bytes()
        choices = []
        for one in (state, other):
            perspective = one.perspective(seat, Rng(seed))
            choices.append(Peeking(self.game.strategy()).choose(perspective, seat))
            perspective.play(choices[-1])  # a bot may do anything with its own copy
        assert choices[0] == choices[1], "a peeking bot learns something"
        assert state.to_bytes() == before, "a bot can change the game through its perspective"


class Peeking(StrategicBot):
    """A bot that trusts the other hands it sees: it never asks for a fresh perspective."""

    def advise(self, perspective: State, seat: int) -> list[Advice]:
        """The moves ranked as if the perspective were the real state."""
        advice = [Advice(move, self._worth(perspective, move, seat), 0) for move in perspective.moves()]
        return sorted(advice, key=lambda one: (-one.chance, one.move))

    def _worth(self, perspective: State, move: int, seat: int) -> float:
        state = perspective.clone()
        state.play(move)
        rng = Rng(1)
        while state.actor == CHANCE:
            state.play(state.random_move(rng))
        return self.strategy.evaluate(state, seat)
