"""Pending decisions are declared once, and every one of them is listed, decided and carried out."""

import pytest

from ecumene.core.notation import kind_of
from ecumene.core.state import CHANCE, OVER
from ecumene.games.victoria import VICTORIA, frames, moves
from ecumene.games.victoria.frames import FRAMES, Frame
from ecumene.games.victoria.state import VictoriaState
from ecumene.testing.walk import random_walk

DECLARED = {(frame.number, verb) for frame in FRAMES for verb in frame.verbs}


def test_every_number_of_a_frame_has_its_entry() -> None:
    numbers = {value for name, value in vars(frames).items() if name.isupper() and type(value) is int}
    assert numbers == {frame.number for frame in FRAMES}


@pytest.mark.parametrize(
    ("broken", "complaint"),
    [
        (FRAMES[:-1], "answer no frame"),
        (FRAMES[1:], "not numbered one by one"),
        ((*FRAMES, Frame(len(FRAMES), FRAMES[1].name)), "share a name"),
        ((*FRAMES, Frame(len(FRAMES), "new", (moves.PICK,), by_chance=True)), "both by chance and by seats"),
    ],
)
def test_a_table_that_contradicts_itself_is_refused(broken: tuple[Frame, ...], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        frames.check(broken)


def test_every_declared_answer_is_listed_and_carried_out() -> None:
    """In random games until every pair of frame and verb was met; whatever is listed is declared."""
    met: set[tuple[int, int]] = set()
    cases = [(players, options) for players in VICTORIA.players for options in VICTORIA.option_sets(players)]
    for seed in range(400):
        for walk in random_walk(VICTORIA, *cases[seed % len(cases)], seed):
            state = walk.state
            assert isinstance(state, VictoriaState)
            frame = FRAMES[state.top_kind()]
            assert (state.actor == CHANCE) == frame.by_chance
            assert (state.actor == OVER) == (frame.name == "over")
            for move in state.moves():
                pair = (frame.number, kind_of(move))
                if pair not in met:
                    met.add(pair)
                    after = state.clone()
                    after.apply(move, [])
                    assert after.key() != state.key()
        if met == DECLARED:
            return
    assert met == DECLARED
