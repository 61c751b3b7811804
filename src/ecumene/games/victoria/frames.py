"""Pending decisions, declared once: the frames of the stack, their names in views and the moves that answer them."""

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.games.victoria import moves

# Literals, because compiled code needs them; the table below has an entry for each.
NOTHING: Final = 0
FIRST_PLAYER: Final = 1
DEALING: Final = 2  # count: seats that have not been dealt to yet
DRAWING: Final = 3  # count: cards still to take; extra: the seat that takes them
PICKING: Final = 4  # count: picks left in this pack; extra: one bit for each seat that has not picked yet
CHOOSING: Final = 5  # count: centre cards left to be chosen
STEP_PLAY: Final = 6
EFFECTS: Final = 7
TURN_OVER: Final = 8
# Inside an effect, count: how many times; extra is the effect, unless said otherwise
DISCARDING: Final = 9
DROPPING: Final = 10
RETURNING: Final = 11
FOLLOW_UP: Final = 12
NAMING: Final = 13
QUESTIONING: Final = 14
GIVING: Final = 15  # extra: the seat that gets the cards
LAYING_EMBARGO: Final = 16  # extra: the kind of the card in transit
LAYING_DEMOCRACY: Final = 17
RECOVERING: Final = 18


@dataclass(frozen=True)
class Frame:
    """One kind of pending decision: its name in views and the kinds of moves that answer it."""

    number: int
    name: str
    verbs: tuple[int, ...] = ()
    by_chance: bool = False
    in_effect: bool = False  # part of an effect; the engine decides if there is no choice


FRAMES: Final = (
    Frame(NOTHING, "over"),
    Frame(FIRST_PLAYER, "first-player", (moves.FIRST,), by_chance=True),
    Frame(DEALING, "dealing"),
    Frame(DRAWING, "drawing", (moves.DRAW,), by_chance=True),
    Frame(PICKING, "picking", (moves.PICK,)),
    Frame(CHOOSING, "choosing", (moves.CHOOSE,)),
    Frame(STEP_PLAY, "step-play", (moves.PLAY,)),
    Frame(EFFECTS, "effects", (moves.USE, moves.COPY, moves.END)),
    Frame(TURN_OVER, "turn-over"),
    Frame(DISCARDING, "discarding", (moves.DISCARD_CARD,), in_effect=True),
    Frame(DROPPING, "dropping", (moves.DROP,), in_effect=True),
    Frame(RETURNING, "returning", (moves.RETURN,), in_effect=True),
    Frame(FOLLOW_UP, "follow-up", (moves.PLAY,), in_effect=True),
    Frame(NAMING, "naming", (moves.NAME,), in_effect=True),
    Frame(QUESTIONING, "questioning", (moves.QUESTION,), in_effect=True),
    Frame(GIVING, "giving", (moves.GIVE,), in_effect=True),
    Frame(LAYING_EMBARGO, "laying-embargo", (moves.LAY,), in_effect=True),
    Frame(LAYING_DEMOCRACY, "laying-democracy", (moves.LAY,), in_effect=True),
    Frame(RECOVERING, "recovering", (moves.RECOVER,), in_effect=True),
)


def check(frames: tuple[Frame, ...]) -> None:
    """Raise an error if the table is inconsistent or some kind of move answers no frame."""
    if [frame.number for frame in frames] != list(range(len(frames))):
        raise ValueError("frames are not numbered one by one")
    if len({frame.name for frame in frames}) < len(frames):
        raise ValueError("two frames share a name")
    chance = {verb for frame in frames if frame.by_chance for verb in frame.verbs}
    seats = {verb for frame in frames if not frame.by_chance for verb in frame.verbs}
    if chance & seats:
        raise ValueError(f"moves {sorted(chance & seats)} are decided both by chance and by seats")
    if missing := set(range(moves.KIND_LIMIT)) - chance - seats:
        raise ValueError(f"moves {sorted(missing)} answer no frame")


check(FRAMES)

FRAME_NAMES: Final = tuple(frame.name for frame in FRAMES)
ANSWERS: Final = vec[i64]([sum(2**verb for verb in frame.verbs) for frame in FRAMES])  # one bit for each kind of move
IN_EFFECT: Final = vec[i64]([int(frame.in_effect) for frame in FRAMES])  # 1 inside an effect
