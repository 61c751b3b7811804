"""Every encoder: what it writes, that it leaks nothing, and that a slow twin made from views agrees with it."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from ecumene.core.encoding import NO_PART, Encoder, Span
from ecumene.core.game import Game
from ecumene.core.notation import kind_of
from ecumene.core.options import Options
from ecumene.core.rng import Rng
from ecumene.core.state import OVER, State
from ecumene.develop.encoders import page
from ecumene.games import GAMES
from ecumene.testing.encoding import check_parts, check_spans, check_vector, fingerprint, numbers_of
from ecumene.testing.pairs import pairwise
from ecumene.testing.secrecy import COMPILED, scaled
from ecumene.testing.walk import random_walk
from tests.games.duel import encoding_twin as duel
from tests.games.victoria import encoding_twin as victoria

Twin = Callable[..., dict[str, set[int]]]
Turned = Callable[..., State]

ENCODERS = {name: encoder for name, game in GAMES.items() if (encoder := game.encoder()) is not None}
TWINS: dict[str, Twin] = {"duel": duel.twin, "victoria": victoria.twin}
# A position with everybody on another seat: each seat moves to the next.
TURNED: dict[str, Turned] = {"duel": duel.exchanged, "victoria": victoria.a_seat_further}
VERSIONS = Path(__file__).with_name("encoder_versions.json")
CASES = [(name, *case) for name in ENCODERS for case in pairwise(GAMES[name])]


def case_id(value: object) -> str:
    return str(value) if not isinstance(value, dict) else ""


every_encoder = pytest.mark.parametrize("name", ENCODERS)
every_case = pytest.mark.parametrize(("name", "players", "options"), CASES, ids=case_id)


def span_at(spans: tuple[Span, ...], entry: int) -> str:
    span = next(span for span in spans if span.first <= entry < span.first + span.length)
    return f"{span.name}[{entry - span.first}]"


def test_there_are_encoders_and_each_has_a_twin() -> None:
    assert {"duel", "victoria"} <= set(ENCODERS)
    assert set(TWINS) == set(TURNED) == set(ENCODERS)


@every_encoder
def test_spans_cover_vector_and_policy(name: str) -> None:
    encoder = ENCODERS[name]
    check_spans(encoder.fields, encoder.inputs)
    check_spans(encoder.part_fields, encoder.parts)
    assert encoder.inputs < NO_PART
    assert encoder.parts < NO_PART


@every_case
def test_a_vector_is_what_the_twin_reads_from_the_view(name: str, players: int, options: Options) -> None:
    game = GAMES[name]
    for seed in range(scaled(3)):
        for number, walk in enumerate(random_walk(game, players, options, seed)):
            if number % (1 if COMPILED else 7) == 0:
                check_twin(name, walk.state, f"seed {seed}, ply {number}")


@pytest.mark.parametrize(("name", "players"), [(name, players) for name in ENCODERS for players in GAMES[name].players])
def test_the_twin_agrees_where_players_mean_to_win(name: str, players: int) -> None:
    """Random games hardly ever come near an instant win; these do."""
    game = GAMES[name]
    for seed in range(5 if COMPILED else 1):
        state, rng = game.new(players), Rng(seed)
        while state.actor != OVER:
            if state.actor >= 0:
                check_twin(name, state, f"seed {seed}")
            state.play(state.random_move(rng) if state.actor < 0 or rng.below(5) == 0 else eager_move(game, state))


def eager_move(game: Game, state: State) -> int:
    """The move after which the game's evaluation likes the position best."""
    worth = {}
    for move in state.moves():
        after = state.clone()
        after.play(move)
        worth[move] = game.strategy().evaluate(after, state.actor)
    return max(worth, key=lambda move: worth[move])


def check_twin(name: str, state: State, where: str) -> None:
    """The encoder writes what the twin reads from every seat's view."""
    encoder = ENCODERS[name]
    first = {span.name: span.first for span in encoder.fields}
    length = {span.name: span.length for span in encoder.fields}
    for seat in range(state.players):
        ones = check_vector(encoder, state, seat)
        if state.actor == OVER:
            continue
        told = TWINS[name](state, seat)
        assert all(entry < length[span] for span, entries in told.items() for entry in entries)
        wanted = {first[span] + entry for span, entries in told.items() for entry in entries}
        differing = [span_at(encoder.fields, entry) for entry in wanted ^ set(ones)]
        assert not differing, f"{where}, seat {seat}: {sorted(differing)}"


@every_case
def test_every_entry_is_told_from_the_seat(name: str, players: int, options: Options) -> None:
    game, encoder = GAMES[name], ENCODERS[name]
    for seed in range(scaled(3)):
        for number, walk in enumerate(random_walk(game, players, options, seed)):
            if number % (1 if COMPILED else 7):
                continue
            turned = TURNED[name](walk.state)
            for seat in range(players):
                assert encoder.ones(walk.state, seat) == encoder.ones(turned, (seat + 1) % players)
            if walk.state.actor >= 0:
                one = encoder.parts_of(walk.state, walk.state.actor, walk.state.moves())
                other = encoder.parts_of(turned, turned.actor, turned.moves())
                assert sorted(pairs(one)) == sorted(pairs(other))


def pairs(parts: bytes) -> list[tuple[int, int]]:
    numbers = numbers_of(parts)
    return list(zip(numbers[::2], numbers[1::2], strict=True))


@every_case
def test_what_a_seat_cannot_tell_apart_has_the_same_vector_and_parts(name: str, players: int, options: Options) -> None:
    game, encoder = GAMES[name], ENCODERS[name]
    for seed in range(scaled(2)):
        rng = Rng(seed)
        for number, walk in enumerate(random_walk(game, players, options, seed)):
            if number % 3:
                continue
            state = walk.state
            for seat in range(players):
                other = state.perspective(seat, rng)
                assert encoder.ones(other, seat) == encoder.ones(state, seat)
                if seat == state.actor:
                    moves = state.moves()
                    assert encoder.parts_of(other, seat, moves) == encoder.parts_of(state, seat, moves)


@every_case
def test_moves_differ_in_their_parts(name: str, players: int, options: Options) -> None:
    game, encoder = GAMES[name], ENCODERS[name]
    for seed in range(scaled(5)):
        for walk in random_walk(game, players, options, seed):
            if walk.state.actor >= 0:
                check_parts(encoder, walk.state)


@every_encoder
def test_outcomes_of_chance_have_no_parts(name: str) -> None:
    game, encoder = GAMES[name], ENCODERS[name]
    state = game.new(game.players[0])
    with pytest.raises(ValueError, match="decisions"):
        encoder.parts_of(state, 0, state.moves())


@pytest.mark.compiler  # the rarest moves need many games
@every_encoder
def test_every_span_of_the_policy_is_used(name: str) -> None:
    game, encoder = GAMES[name], ENCODERS[name]
    used: set[int] = set()
    for players in game.players:
        for options in game.option_sets(players):
            for seed in range(20):
                for walk in random_walk(game, players, options, seed):
                    if walk.state.actor >= 0:
                        used |= set(numbers_of(encoder.parts_of(walk.state, walk.state.actor, walk.state.moves())))
    spans = {span_at(encoder.part_fields, part).split("[")[0] for part in used - {NO_PART}}
    assert spans == {span.name for span in encoder.part_fields}


@every_encoder
def test_a_changed_encoder_has_another_version(name: str) -> None:
    """After a change, raise VERSION in the game's encode.py and write the new fingerprint into the file."""
    encoder = ENCODERS[name]
    recorded = json.loads(VERSIONS.read_text(encoding="utf-8"))
    assert recorded[name][str(int(encoder.version))] == fingerprint(GAMES[name])
    assert int(encoder.version) == max(map(int, recorded[name]))


def test_the_documentation_lists_what_encoders_write() -> None:
    """If this fails, run: python -m ecumene.develop.encoders > docs/encoders.md."""
    written = Path(__file__).parents[2] / "docs" / "encoders.md"
    assert written.read_text(encoding="utf-8") == page()


# The dense index -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_the_mask_marks_the_legal_moves(name: str) -> None:
    game = GAMES[name]
    players = game.players[0]
    for number, walk in enumerate(random_walk(game, players, game.check(players), 7)):
        if (number % 10 and walk.state.actor != OVER) or number > 2000:
            continue
        mask = game.mask(walk.state)
        assert len(mask) == game.notation.size
        marked = [game.notation.all_moves[at] for at, legal in enumerate(mask) if legal]
        assert marked == (list(walk.state.moves()) if walk.state.actor != OVER else [])


@pytest.mark.parametrize("name", GAMES)
def test_outcomes_of_chance_have_indices_of_their_own(name: str) -> None:
    game = GAMES[name]
    kinds: tuple[set[int], set[int]] = (set(), set())
    for players in game.players:
        for number, walk in enumerate(random_walk(game, players, game.check(players), 11)):
            if walk.state.actor == OVER or number > 1500:
                break
            kinds[walk.state.actor >= 0].update(kind_of(move) for move in walk.state.moves())
    assert not kinds[0] & kinds[1]


def test_a_game_without_an_encoder_says_so() -> None:
    assert [name for name in GAMES if GAMES[name].encoder() is None] == sorted(set(GAMES) - set(ENCODERS))


class Long(Encoder):
    """An encoder in plain Python, with more entries than can be numbered."""


def test_a_vector_has_to_fit_into_16_bits() -> None:
    with pytest.raises(ValueError, match="16 bits"):
        Long(1, (("entries", 40_000, "too many"),), (("parts", 1, "enough"),))
