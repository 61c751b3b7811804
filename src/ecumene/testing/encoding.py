"""What every encoder must fulfil, whatever its game."""

import hashlib
from itertools import pairwise

from ecumene.core.encoding import NO_PART, Encoder, Span
from ecumene.core.game import Game
from ecumene.core.state import State
from ecumene.testing.walk import random_walk


def numbers_of(written: bytes) -> list[int]:
    """Little-endian 16-bit numbers."""
    return [int.from_bytes(written[at : at + 2], "little") for at in range(0, len(written), 2)]


def check_spans(spans: tuple[Span, ...], length: int) -> None:
    """Spans lie one after the other, cover everything and have different names."""
    end = 0
    for span in spans:
        assert span.first == end, f"{span.name} does not begin where the span before it ends"
        assert span.length > 0
        assert span.meaning
        end += span.length
    assert end == length
    assert len({span.name for span in spans}) == len(spans)


def check_vector(encoder: Encoder, state: State, seat: int) -> list[int]:
    """The ones are ascending and in range; the dense vector says the same."""
    written = encoder.ones(state, seat)
    ones = numbers_of(written)
    assert all(one < other for one, other in pairwise(ones)), "the ones are not ascending"
    assert not ones or ones[-1] < encoder.inputs, "a one is out of range"
    dense = encoder.dense(state, seat)
    assert len(dense) == encoder.inputs
    assert [at for at, entry in enumerate(dense) if entry] == ones
    assert set(dense) <= {0, 1}
    assert encoder.ones(state, seat) == written
    return ones


def check_parts(encoder: Encoder, state: State) -> None:
    """Legal moves have one or two parts in range, and no two moves the same ones."""
    moves = state.moves()
    pairs = numbers_of(encoder.parts_of(state, state.actor, moves))
    assert len(pairs) == 2 * len(moves)
    seen = list(zip(pairs[::2], pairs[1::2], strict=True))
    assert all(one < encoder.parts and (other < encoder.parts or other == NO_PART) for one, other in seen)
    assert all(one != other for one, other in seen)
    assert len({frozenset(pair) for pair in seen}) == len(seen), "two moves have the same parts"


def fingerprint(game: Game) -> str:
    """A hash of what the encoder writes in a few games, and of its spans: it changes when the encoder does."""
    encoder = game.encoder()
    assert encoder is not None
    found = hashlib.sha256(repr([(span.name, span.length) for span in encoder.fields + encoder.part_fields]).encode())
    for players in game.players:
        for seed in range(3):
            for walk in random_walk(game, players, game.check(players), seed):
                for seat in range(players):
                    found.update(encoder.ones(walk.state, seat))
                if walk.state.actor >= 0:
                    found.update(encoder.parts_of(walk.state, walk.state.actor, walk.state.moves()))
    return found.hexdigest()[:32]
