"""Pending decisions, declared once: the frames of the stack, their names in views and the moves that answer them."""

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.games.duel import moves
from ecumene.games.duel.material import GREY

# Literals, because compiled code needs them; the table below has an entry for each.
NOTHING: Final = 0
FIRST_PLAYER: Final = 1
LAYING_TOKENS: Final = 2
LAYING_WONDERS: Final = 3
PICKING: Final = 4  # extra: picks left in this group, including the last one
LAYING_GUILDS: Final = 5
DEALING: Final = 6  # extra: the next place to deal to
TURN: Final = 7
TURN_OVER: Final = 8  # extra: who is next, plus AGAIN for an extra turn; waits while cards are turned up
TAKING: Final = 9
DRAWING: Final = 10
KEEPING: Final = 11
DESTROYING: Final = 12  # extra: the colour
REVIVING: Final = 13
BEGINNING: Final = 14


@dataclass(frozen=True)
class Frame:
    """One kind of pending decision: its name in views and the kinds of moves that answer it."""

    number: int
    name: str
    verbs: tuple[int, ...] = ()
    by_chance: bool = False
    grey_name: str = ""  # if the extra can be a colour: the name for grey

    def name_about(self, extra: int) -> str:
        """The name in views, which depends on the colour."""
        return self.grey_name if self.grey_name and extra == GREY else self.name


FRAMES: Final = (
    Frame(NOTHING, "over"),
    Frame(FIRST_PLAYER, "first-player", (moves.FIRST,), by_chance=True),
    Frame(LAYING_TOKENS, "laying-tokens", (moves.TOKENS_LAID,), by_chance=True),
    Frame(LAYING_WONDERS, "laying-wonders", (moves.WONDERS_LAID,), by_chance=True),
    Frame(PICKING, "picking", (moves.PICK,)),
    Frame(LAYING_GUILDS, "laying-guilds", (moves.GUILDS_LAID,), by_chance=True),
    Frame(DEALING, "dealing", (moves.DEAL,), by_chance=True),
    Frame(TURN, "turn", (moves.BUILD, moves.DISCARD, moves.RAISE)),
    Frame(TURN_OVER, "turning-up", (moves.TURN_UP,), by_chance=True),
    Frame(TAKING, "taking", (moves.TAKE,)),
    Frame(DRAWING, "drawing", (moves.DRAW,), by_chance=True),
    Frame(KEEPING, "keeping", (moves.KEEP,)),
    Frame(DESTROYING, "destroying-brown", (moves.DESTROY,), grey_name="destroying-grey"),
    Frame(REVIVING, "reviving", (moves.REVIVE,)),
    Frame(BEGINNING, "beginning", (moves.BEGIN,)),
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

BY_CHANCE: Final = vec[i64]([int(frame.by_chance) for frame in FRAMES])  # 1 if chance decides
ANSWERS: Final = vec[i64]([sum(2**verb for verb in frame.verbs) for frame in FRAMES])  # one bit for each kind of move
