"""The frames of the stack: everything that can be pending, who decides it and with which moves, declared once.

A frame is a number and an extra value (see :meth:`Position.push`). The numbers are written out because the compiler
needs literals; :data:`FRAMES` declares everything else, and what the rules and the view need is derived from it.
"""

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.games.catan import moves as verb

OVER_FRAME: Final = 0
LAYING_TERRAIN: Final = 1  # extra: the place of the island
LAYING_CORNER: Final = 2
LAYING_RED: Final = 3  # extra: how many of the four are laid
LAYING_NUMBER: Final = 4  # extra: the place of the island
LAYING_HARBOUR: Final = 5  # extra: the spot
FIRST_PLAYER: Final = 6
FOUNDING: Final = 7  # extra: how many have been founded
FOUNDING_ROAD: Final = 8  # extra: the crossing
BEFORE_ROLL: Final = 9
CASTING: Final = 10
CASTING_EVENT: Final = 11
RESOLVING: Final = 12  # extra: the step
COMMITTING: Final = 13  # extra: the seat
PILLAGED: Final = 14  # extra: one bit for each seat that still has to choose
REWARDING: Final = 15  # extra: the seat
DRAWING: Final = 16  # extra: the deck, then the seat
SURPLUS: Final = 17  # extra: seats
DISCARDING: Final = 18  # extra: seats, and SABOTAGE
MOVING_ROBBER: Final = 19  # extra: what may be moved and why
ROBBING: Final = 20  # extra: whether by the pirate
STEALING: Final = 21  # extra: the victim
PICKING_GOLD: Final = 22  # extra: the seat, then how many
AQUEDUCT: Final = 23  # extra: the seat
MAIN: Final = 24
CAPPING: Final = 25  # extra: the track
MARCHING: Final = 26  # extra: the crossing
RETREATING: Final = 27  # extra: the crossing
SAILING: Final = 28  # extra: the edge
FREE_ROADS: Final = 29  # extra: how many, and MAY_STOP
SMITHING: Final = 30  # extra: how many, and MAY_STOP
WALLING: Final = 31
HEALING: Final = 32
SWAPPING: Final = 33  # extra: the first hex plus one
SETTING_DICE: Final = 34
REMOVING: Final = 35
REPLACING: Final = 36  # extra: the cleared edge, and A_SHIP
TARGETING: Final = 37  # extra: the card
SPYING: Final = 38  # extra: the victim
DESERTING: Final = 39  # extra: the victim
ENLISTING: Final = 40  # extra: strength, and MUSTERED if it was active
GIFTS: Final = 41  # extra: seats
SEIZING: Final = 42  # extra: the victim, then how many
NAMING: Final = 43  # extra: the card
PLACING_MERCHANT: Final = 44
PAYING: Final = 45  # extra: who pays, then the kind offered
PLENTY_PICKS: Final = 46  # extra: how many
INTRIGUING: Final = 47
RELIEVING: Final = 48  # extra: the seat
COMPOSING: Final = 49
ANSWERING: Final = 50  # extra: seats that have not answered
BISHOP_THEFT: Final = 51  # extra: victims still to be robbed

# Flags in the extra value
SEATS_MASK: Final = 15
DRAWER_SHIFT: Final = 2
STRENGTH_MASK: Final = 3
SABOTAGE: Final = 16
MAY_STOP: Final = 16
A_SHIP: Final = 1024
MUSTERED: Final = 16
ROBBER_MOVES: Final = 1
PIRATE_MOVES: Final = 2
BY_BISHOP: Final = 4

# Who decides
NOBODY_ASKED: Final = "nobody"  # the rules continue on their own
CHANCE_DECIDES: Final = "chance"
ACTIVE_DECIDES: Final = "active"  # the player on turn
SEAT_DECIDES: Final = "seat"  # the seat in the lowest two bits of the extra value
SEATS_DECIDE: Final = "seats"  # the seats with a bit in the extra value, in any order
OWNER_DECIDES: Final = "owner"  # the owner of the displaced knight


@dataclass(frozen=True)
class Frame:
    """One frame: its name in views, who decides, and the kinds of moves that answer it.

    ``forced``: the only possible answer is given without asking (CK-CLR-32). ``counted``: each seat answers once for
    each card it owes. ``answers_on_turn``: what the player on turn may do while the others decide.
    """

    number: int
    name: str
    who: str
    answers: tuple[int, ...] = ()
    forced: bool = False
    counted: bool = False
    answers_on_turn: tuple[int, ...] = ()


_TURN: Final = (
    verb.SETTLEMENT, verb.CITY, verb.ROAD, verb.SHIP, verb.PLAY, verb.BUY, verb.WALL, verb.IMPROVE, verb.HIRE,
    verb.ACTIVATE, verb.PROMOTE, verb.MARCH, verb.CHASE, verb.CHASE_PIRATE, verb.SAIL, verb.BANK, verb.SURRENDER,
    verb.BARTER, verb.GIVE, verb.END,
)  # fmt: skip
_ANSWER: Final = (verb.GIVE, verb.WANT, verb.OFFER, verb.DROP, verb.ACCEPT, verb.DECLINE)

FRAMES: Final = (
    Frame(OVER_FRAME, "over", NOBODY_ASKED),
    Frame(LAYING_TERRAIN, "laying", CHANCE_DECIDES, (verb.TERRAIN_LAID,)),
    Frame(LAYING_CORNER, "laying", CHANCE_DECIDES, (verb.CORNER_CHOSEN,)),
    Frame(LAYING_RED, "laying", CHANCE_DECIDES, (verb.RED_LAID,)),
    Frame(LAYING_NUMBER, "laying", CHANCE_DECIDES, (verb.NUMBER_LAID,)),
    Frame(LAYING_HARBOUR, "laying", CHANCE_DECIDES, (verb.HARBOUR_LAID,)),
    Frame(FIRST_PLAYER, "first-player", CHANCE_DECIDES, (verb.FIRST,)),
    Frame(FOUNDING, "founding-settlement", ACTIVE_DECIDES, (verb.SETTLEMENT, verb.CITY)),
    Frame(FOUNDING_ROAD, "founding-road", ACTIVE_DECIDES, (verb.ROAD, verb.SHIP)),
    Frame(BEFORE_ROLL, "before-roll", ACTIVE_DECIDES, (verb.ROLL, verb.PLAY, verb.CHASE, verb.CHASE_PIRATE)),
    Frame(CASTING, "casting", CHANCE_DECIDES, (verb.THROWN, verb.CAST)),
    Frame(CASTING_EVENT, "casting", CHANCE_DECIDES, (verb.EVENT_THROWN,)),
    Frame(RESOLVING, "resolving", NOBODY_ASKED),
    Frame(COMMITTING, "committing", SEAT_DECIDES, (verb.COMMIT, verb.PASS)),
    Frame(PILLAGED, "pillaged", SEATS_DECIDE, (verb.LOSE,), forced=True),
    Frame(REWARDING, "rewarding", SEAT_DECIDES, (verb.DRAW_FROM,), forced=True),
    Frame(DRAWING, "drawing", CHANCE_DECIDES, (verb.DRAWN,)),
    Frame(SURPLUS, "surplus", SEATS_DECIDE, (verb.SURRENDER,), forced=True),
    # Discards and gifts are always asked for: the hand is hidden, and so is the fact that it leaves no choice.
    Frame(DISCARDING, "discarding", SEATS_DECIDE, (verb.DISCARD,), counted=True),
    Frame(MOVING_ROBBER, "moving-robber", ACTIVE_DECIDES, (verb.ROBBER, verb.PIRATE)),
    Frame(ROBBING, "robbing", ACTIVE_DECIDES, (verb.ROB,), forced=True),
    Frame(STEALING, "stealing", CHANCE_DECIDES, (verb.STOLEN,)),
    Frame(PICKING_GOLD, "picking-gold", SEAT_DECIDES, (verb.TAKE,), forced=True),
    Frame(AQUEDUCT, "aqueduct", SEAT_DECIDES, (verb.TAKE, verb.PASS)),
    Frame(MAIN, "turn", ACTIVE_DECIDES, _TURN),
    Frame(CAPPING, "capping", ACTIVE_DECIDES, (verb.CAP,), forced=True),
    Frame(MARCHING, "marching", ACTIVE_DECIDES, (verb.GO,)),
    Frame(RETREATING, "retreating", OWNER_DECIDES, (verb.GO,), forced=True),
    Frame(SAILING, "sailing", ACTIVE_DECIDES, (verb.SHIP,)),
    Frame(FREE_ROADS, "free-roads", ACTIVE_DECIDES, (verb.ROAD, verb.SHIP, verb.PASS), forced=True),
    Frame(SMITHING, "smithing", ACTIVE_DECIDES, (verb.PROMOTE, verb.PASS), forced=True),
    Frame(WALLING, "walling", ACTIVE_DECIDES, (verb.WALL,), forced=True),
    Frame(HEALING, "healing", ACTIVE_DECIDES, (verb.CITY,), forced=True),
    Frame(SWAPPING, "swapping", ACTIVE_DECIDES, (verb.SWAP,), forced=True),
    Frame(SETTING_DICE, "setting-dice", ACTIVE_DECIDES, (verb.SET_DICE,)),
    Frame(REMOVING, "removing", ACTIVE_DECIDES, (verb.REMOVE,), forced=True),
    Frame(REPLACING, "replacing", ACTIVE_DECIDES, (verb.ROAD, verb.SHIP, verb.PASS)),
    Frame(TARGETING, "targeting", ACTIVE_DECIDES, (verb.TARGET,), forced=True),
    Frame(SPYING, "spying", ACTIVE_DECIDES, (verb.SEIZE, verb.PASS), forced=True),
    Frame(DESERTING, "deserting", SEAT_DECIDES, (verb.LOSE,), forced=True),
    Frame(ENLISTING, "enlisting", ACTIVE_DECIDES, (verb.ENLIST, verb.PASS)),
    Frame(GIFTS, "gifts", SEATS_DECIDE, (verb.PAY,), counted=True),
    Frame(SEIZING, "seizing", ACTIVE_DECIDES, (verb.TAKE,), forced=True),
    Frame(NAMING, "naming", ACTIVE_DECIDES, (verb.NAME,), forced=True),
    Frame(PLACING_MERCHANT, "placing-merchant", ACTIVE_DECIDES, (verb.MERCHANT,), forced=True),
    Frame(PAYING, "paying", SEAT_DECIDES, (verb.PAY,), forced=True),
    Frame(PLENTY_PICKS, "plenty", ACTIVE_DECIDES, (verb.TAKE,), forced=True),
    Frame(INTRIGUING, "intriguing", ACTIVE_DECIDES, (verb.DISPLACE,), forced=True),
    Frame(RELIEVING, "relieving", SEAT_DECIDES, (verb.SETTLEMENT,), forced=True),
    Frame(COMPOSING, "composing", ACTIVE_DECIDES, (verb.GIVE, verb.WANT, verb.ASK, verb.OFFER, verb.DROP)),
    Frame(ANSWERING, "answering", SEATS_DECIDE, _ANSWER, answers_on_turn=(*_TURN, verb.DEAL, verb.WITHDRAW)),
    Frame(BISHOP_THEFT, "stealing", NOBODY_ASKED),
)


def faults_of(frames: tuple[Frame, ...]) -> list[str]:
    """What is wrong with a table of frames: gaps, names that players cannot tell apart, moves that answer no frame."""
    faults = [
        f"frame {place} has the number {frame.number}" for place, frame in enumerate(frames) if frame.number != place
    ]
    asked = [frame.name for frame in frames if frame.who not in (CHANCE_DECIDES, NOBODY_ASKED)]
    faults += [f"two frames are called {name}" for name in sorted(set(asked)) if asked.count(name) > 1]
    faults += [
        f"nothing answers {frame.name}" for frame in frames if bool(frame.answers) != (frame.who != NOBODY_ASKED)
    ]
    answered = {kind for frame in frames for kind in (*frame.answers, *frame.answers_on_turn)}
    faults += [f"the move {kind} answers no frame" for kind in range(verb.KIND_LIMIT) if kind not in answered]
    for frame in frames:
        by_chance = {kind <= verb.DRAWN for kind in frame.answers}
        if by_chance and by_chance != {frame.who == CHANCE_DECIDES}:
            faults.append(f"{frame.name} is answered by chance and by players")
    return faults


if faults_of(FRAMES):
    raise AssertionError("; ".join(faults_of(FRAMES)))


def _bits(kinds: tuple[int, ...]) -> int:
    return sum(2**kind for kind in kinds)


# By frame, for the rules and the view
FRAME_NAMES: Final = tuple(frame.name for frame in FRAMES)
BY_CHANCE: Final = vec[bool]([frame.who == CHANCE_DECIDES for frame in FRAMES])
SEAT_IN_EXTRA: Final = vec[bool]([frame.who == SEAT_DECIDES for frame in FRAMES])
TOGETHER: Final = vec[bool]([frame.who == SEATS_DECIDE for frame in FRAMES])
FORCED: Final = vec[bool]([frame.forced for frame in FRAMES])
COUNTED: Final = vec[bool]([frame.counted for frame in FRAMES])
# The kinds of moves that answer, one bit each: for the seats asked, and for the player on turn in the meantime.
ANSWERS: Final = vec[i64]([_bits(frame.answers) for frame in FRAMES])
ANSWERS_ON_TURN: Final = vec[i64]([_bits(frame.answers_on_turn) for frame in FRAMES])
KIND_BIT: Final = vec[i64]([2**kind for kind in range(verb.KIND_LIMIT)])
