"""Pending decisions, declared once: the name of each, who decides it, which moves answer it, what its numbers mean.

The constants are literals, as the compiler needs them; everything else is derived from :data:`FRAMES`. A frame on the
stack is one integer: its number, and above it up to four numbers of eight bits, read by ``position.field``.
"""

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.games.newdawn import moves as verb

LEADERS: Final = 1
DEALING_CAPITAL: Final = 2
DEALING_CORE: Final = 3
CORE_DIE: Final = 4
DEALING: Final = 5
BUILDER: Final = 6
LAYING_TILE: Final = 7
LAYING_TURN: Final = 8
LAYING_AT: Final = 9
REVEALING: Final = 10
DRAWING_VICTORY: Final = 11
FIRST_PLAYER: Final = 12
COMPASS: Final = 13
STEPS: Final = 14
TURN: Final = 15
GARDENS: Final = 16
REMOVING: Final = 17
EIFFEL: Final = 18
YIELDING: Final = 19
UNSTORING: Final = 20
ORACLE: Final = 21
SEOUL: Final = 22
DRIVING: Final = 23
GENEVA: Final = 24
RENEWING: Final = 25
RESOLUTION: Final = 26
ESTADIO: Final = 27
CULTURE: Final = 28
SHIFTING: Final = 29
SHIFTING_TO: Final = 30
CIVIL: Final = 31
CONVERTING: Final = 32
STONEHENGE: Final = 33
PARTS: Final = 34
NUKING: Final = 35
ADVANCING: Final = 36
GAINING: Final = 37
REPLACING: Final = 38
CARAVAN_CHOICE: Final = 39
TRAVELLING: Final = 40
DIPLOMACY: Final = 41
COLLECTING: Final = 42
EXCHANGING: Final = 43
INDUSTRY: Final = 44
PAYING: Final = 45
UNDER: Final = 46
UPGRADING: Final = 47
POTALA: Final = 48
URBAN: Final = 49
MILITARY: Final = 50
BATTLE: Final = 51
ATTACKER: Final = 52
DEFENDER: Final = 53
CONQUEST: Final = 54
LOOTING: Final = 55
REFILLING: Final = 56
TRADE: Final = 57
DISCARDING: Final = 58
RAID_DIE: Final = 59
RAIDING: Final = 60
STACKS: Final = 61
STACK_CHOICE: Final = 62
STACK_DIE: Final = 63
LODGING: Final = 64
DISMISSING: Final = 65
GIVING_BACK: Final = 66
AGAIN: Final = 67
CAPITALISM: Final = 68
AZTEC: Final = 69
TRADE_EVENT: Final = 70
MUSTERING: Final = 71
FRAME_LIMIT: Final = 72

# The bit offsets of a frame's numbers.
FIRST: Final = 8
SECOND: Final = 16
THIRD: Final = 24
FOURTH: Final = 32
NOWHERE: Final = 0

# Their meanings, for `position.field`; FRAMES declares which frames have them.
SEAT: Final = FIRST
TILES_LAID: Final = FIRST
LAYER: Final = SECOND
TILE: Final = FIRST
SIDE: Final = SECOND
SHAPE: Final = SECOND
TIER: Final = THIRD
REVEALED_DECK: Final = FIRST
REVEALED_ALONE: Final = SECOND
STEP: Final = FIRST
FIRST_PICK: Final = FIRST
ONE_SPACE: Final = FIRST
OTHER_SPACE: Final = SECOND
CHOOSER: Final = THIRD
GAINER: Final = FOURTH
UNSTORED: Final = FIRST
ORIGIN: Final = FIRST
DRIVEN_LETTER: Final = SECOND
RENEWED_GIVER: Final = FIRST
RENEWED_PACT: Final = SECOND
STATION: Final = FIRST
COUNTED_SLOT: Final = SECOND
STAGE: Final = THIRD
CAUSE_AND_CARD: Final = FOURTH
TOKENS_LEFT: Final = FIRST
NEW_CITY: Final = SECOND
TOKENS_SPENT: Final = FIRST
LEVEL: Final = FIRST
NEW_CARD: Final = FIRST
CARAVANS_MOVED: Final = FIRST
PARTNER: Final = FIRST
AT_CAPITAL: Final = SECOND
HAD_EMBASSY: Final = THIRD
WONDER: Final = FIRST
FOLLOW_UP: Final = SECOND
UPGRADES_LEFT: Final = FIRST
ONLY_LEVEL_ONE: Final = SECOND
RAISED: Final = THIRD
CARDS_LEFT: Final = FIRST
ATTACKS_MADE: Final = FIRST
REINFORCED: Final = SECOND
LOOT_LEFT: Final = FIRST
LOOTED_SEAT: Final = SECOND
PURPOSE: Final = FIRST
REFILLER: Final = SECOND
TRADE_LEFT: Final = SECOND
ONLY_TYPE: Final = THIRD
DECLINABLE: Final = FOURTH
DISCARDS_LEFT: Final = SECOND
WAY: Final = FIRST
NEXT_LETTER: Final = SECOND
STACK_SPACE: Final = FIRST
LETTER: Final = FIRST
LODGER: Final = SECOND
SURPLUS_GIVER: Final = SECOND
SERVED: Final = FIRST


@dataclass(frozen=True)
class Frame:
    """A pending decision.

    ``verbs``: the kinds of moves that answer it; if empty, the engine continues by itself. ``fields``: what its numbers
    are, in order. ``by_chance``: chance decides. ``always_asked``: asked even if there is only one answer. ``decider``:
    the number with the seat that is asked, if it is not the one on turn. ``times``: the number that says how often it
    still has to be answered.
    """

    number: int
    name: str  # in the view, and in the key of the message `ask-…` that describes it
    verbs: tuple[int, ...] = ()
    fields: tuple[str, ...] = ()
    by_chance: bool = False
    always_asked: bool = False
    decider: int = NOWHERE
    times: int = NOWHERE


_PLACING: Final = (verb.PLACE, verb.TAKE_BACK, verb.PASS)
_SPENDING: Final = (verb.SPEND, verb.EMPLOY)

FRAMES: Final = (
    Frame(0, "over"),
    Frame(LEADERS, "leaders", (verb.LEADER_DRAWN,), ("the seat",), by_chance=True),
    Frame(DEALING_CAPITAL, "dealing", (verb.TILE_DEALT,), ("the seat",), by_chance=True),
    Frame(DEALING_CORE, "dealing", (verb.TILE_DEALT,), ("the place in the core",), by_chance=True),
    Frame(CORE_DIE, "core-die", (verb.DIE_CAST,), by_chance=True),
    Frame(DEALING, "dealing", (verb.TILE_DEALT,), ("how many have been dealt",), by_chance=True),
    Frame(BUILDER, "builder", (verb.BUILDER,), by_chance=True),
    Frame(
        LAYING_TILE, "laying-tile", (verb.LAY,), ("how many have been laid", "the seat", "what must be touched"),
        always_asked=True,
    ),
    Frame(
        LAYING_TURN, "laying-turn", (verb.TURN,), ("the tile", "its side", "what must be touched"), always_asked=True
    ),
    Frame(LAYING_AT, "laying-at", (verb.AT,), ("the tile", "its shape", "what must be touched"), always_asked=True),
    Frame(REVEALING, "revealing", (verb.REVEALED,), ("the deck", "whether only that one"), by_chance=True),
    Frame(DRAWING_VICTORY, "victory-cards", (verb.VICTORY_DRAWN,), by_chance=True),
    Frame(FIRST_PLAYER, "first-player", (verb.FIRST,), by_chance=True),
    Frame(COMPASS, "compass", (verb.COMPASS,), by_chance=True),
    Frame(STEPS, "steps", (), ("the step of the turn",)),
    Frame(TURN, "turn", (verb.USE, verb.FOCUS, verb.PASS), ("the seat",), always_asked=True),
    Frame(GARDENS, "gardens", _PLACING, ("the seat",)),
    Frame(REMOVING, "removing", (verb.REMOVE, verb.PASS), ("the seat",)),
    Frame(EIFFEL, "eiffel", (verb.PICK, verb.PASS), ("the space of the first token plus one",)),
    Frame(
        YIELDING, "yielding", (verb.YIELD, verb.PASS), ("a space", "another", "whose they are", "who gains one"),
        decider=CHOOSER,
    ),
    Frame(UNSTORING, "unstoring", (verb.PUT, verb.PASS), ("how many were moved",)),
    Frame(ORACLE, "oracle", (verb.SWAP, verb.PASS), ("the seat",)),
    Frame(SEOUL, "seoul", (verb.BARBARIAN, verb.PASS), ("the seat",)),
    Frame(DRIVING, "driving", (verb.SHIFT, verb.PASS), ("from which space", "the letter")),
    Frame(GENEVA, "geneva", (verb.RETURN, verb.PASS), ("the seat",)),
    Frame(RENEWING, "renewing", (verb.TAKE, verb.PASS), ("the giver", "the card given back")),
    Frame(RESOLUTION, "resolution", (), ("the station", "the slot it counts as", "the stage", "its cause and card")),
    Frame(ESTADIO, "estadio", (verb.ALSO, verb.PASS), ("the seat",)),
    Frame(CULTURE, "culture", (*_PLACING, *_SPENDING), ("tokens left to place",), times=TOKENS_LEFT),
    Frame(SHIFTING, "shifting", (verb.PICK, verb.PASS), ("the seat",)),
    Frame(SHIFTING_TO, "shifting-to", (verb.SHIFT,), ("from which space",)),
    Frame(CIVIL, "civil-service", _PLACING, ("the seat",)),
    Frame(CONVERTING, "converting", (verb.TAKE_BACK, verb.CONVERT, verb.PASS), ("the seat",)),
    Frame(STONEHENGE, "stonehenge", _PLACING, ("the seat",)),
    Frame(PARTS, "parts", (verb.COLLECT, verb.PASS), ("the seat",)),
    Frame(NUKING, "nuking", (verb.NUKE, verb.PASS), ("the seat",)),
    Frame(ADVANCING, "advancing", (*_SPENDING, verb.ADVANCE, verb.PASS), ("tokens spent",)),
    Frame(GAINING, "gaining", (verb.GAIN, verb.PASS), ("the level",)),
    Frame(REPLACING, "replacing", (verb.REPLACE,), ("the card gained", "the seat")),
    Frame(CARAVAN_CHOICE, "caravans", (verb.DEPART, verb.RESUME, verb.PASS), ("caravans moved",)),
    Frame(TRAVELLING, "travelling", (*_SPENDING, verb.STEP, verb.ARRIVE, verb.STOP)),
    Frame(
        DIPLOMACY, "diplomacy", (verb.TAKE, verb.ALLY, verb.PASS),
        ("the rival, or 4 plus the city-state", "whether at a capital", "whether its embassy was held before"),
    ),
    Frame(COLLECTING, "collecting", (verb.COLLECT,), ("the seat",), decider=SEAT),
    Frame(EXCHANGING, "exchanging", (verb.EXCHANGE, verb.PASS), ("the seat",)),
    Frame(INDUSTRY, "industry", (verb.CITY, verb.SETTLE, verb.WONDER_BUILT, verb.PASS), ("the seat",)),
    Frame(PAYING, "paying", (*_SPENDING, verb.PAY, verb.PASS), ("the seat",)),
    Frame(UNDER, "under", (verb.UNDER, verb.PASS), ("the wonder", "what follows")),
    Frame(
        UPGRADING, "upgrading", (verb.UPGRADE, verb.PASS),
        ("how many are left", "whether of level I only", "stations already raised, one bit each"), times=UPGRADES_LEFT,
    ),
    Frame(POTALA, "potala", (verb.TAKE, verb.PASS), ("cards left",), times=CARDS_LEFT),
    Frame(URBAN, "urbanization", _PLACING, ("tokens left to place", "the new city"), times=TOKENS_LEFT),
    Frame(
        MILITARY, "military", (verb.ATTACK, verb.REINFORCE, verb.PASS),
        ("attacks made", "tokens reinforced", "the seat"),
    ),
    Frame(BATTLE, "battle", (verb.BATTLE,), ("the seat",), by_chance=True),
    Frame(ATTACKER, "attacker", (*_SPENDING, verb.PASS), ("the seat",)),
    Frame(DEFENDER, "defender", (*_SPENDING, verb.PASS), ("the seat, or who else was attacked",)),
    Frame(CONQUEST, "conquest", (verb.CONQUER, verb.LIBERATE), ("the seat",)),
    Frame(LOOTING, "looting", (verb.LOOT, verb.PASS), ("tokens left", "whose they are"), times=LOOT_LEFT),
    Frame(
        REFILLING, "refilling", (verb.TAKE_BACK, verb.PASS), ("what the token taken back is for", "the seat"),
        decider=REFILLER,
    ),
    Frame(
        TRADE, "trade", (verb.PUT, verb.STORE, verb.PASS),
        ("the seat", "how many", "the only type allowed plus one", "whether it may be declined"),
        decider=SEAT, times=TRADE_LEFT,
    ),
    Frame(DISCARDING, "discarding", (verb.DISCARD,), ("the seat", "how many"), decider=SEAT, times=DISCARDS_LEFT),
    Frame(RAID_DIE, "raid-die", (verb.DIE_CAST,), by_chance=True),
    Frame(RAIDING, "raiding", (), ("the direction", "the next letter")),
    Frame(STACKS, "stacks"),
    Frame(STACK_CHOICE, "stack-choice", (verb.BARBARIAN,), ("the space",)),
    Frame(STACK_DIE, "stack-die", (verb.DIE_CAST,), ("the letter",), by_chance=True),
    Frame(
        LODGING, "lodging", (verb.LODGE,), ("the seat", "the natural wonder, or 8 plus the city-state"), decider=SEAT
    ),
    Frame(DISMISSING, "dismissing", (verb.DISMISS,), ("the seat",), decider=SEAT),
    Frame(GIVING_BACK, "giving-back", (verb.RETURN,), ("the seat", "the giver"), decider=SEAT),
    Frame(AGAIN, "again", (verb.AGAIN, verb.PASS), ("the station",)),
    Frame(CAPITALISM, "capitalism", (verb.ALSO, verb.PASS), ("the station",)),
    Frame(AZTEC, "aztec", (verb.SWAP, verb.PASS), ("the seat",)),
    Frame(TRADE_EVENT, "trade-event", (), ("how many seats have been served",)),
    Frame(MUSTERING, "mustering", (verb.TAKE_BACK, verb.PASS), ("the seat",), decider=SEAT),
)  # fmt: skip


def check(frames: tuple[Frame, ...]) -> None:
    """Raise ValueError if a table does not match the constants and the moves."""
    if [frame.number for frame in frames] != list(range(FRAME_LIMIT)):
        raise ValueError("the frames are not numbered as they are declared")
    # The dealing frames share a name, because they ask the same thing.
    names = [frame.name for frame in frames if frame.verbs != (verb.TILE_DEALT,)]
    if len(set(names)) != len(names):
        raise ValueError("two frames have the same name")
    if {kind for frame in frames for kind in frame.verbs} != set(range(verb.KIND_LIMIT)):
        raise ValueError("a kind of move answers no frame")
    for frame in frames:
        if max(frame.decider, frame.times) > FIRST * len(frame.fields):
            raise ValueError(f"the frame {frame.name} has no such number")


check(FRAMES)

FRAME_NAMES: Final = tuple(frame.name for frame in FRAMES)
BY_CHANCE: Final = vec[bool]([frame.by_chance for frame in FRAMES])
ALWAYS_ASKED: Final = vec[bool]([frame.always_asked for frame in FRAMES])
DECIDER: Final = vec[i64]([frame.decider for frame in FRAMES])
TIMES: Final = vec[i64]([frame.times for frame in FRAMES])
DECLINED_BY_PASS: Final = vec[bool]([verb.PASS in frame.verbs for frame in FRAMES])
# For each frame, the kinds of moves that answer it, one bit each.
ANSWERS: Final = vec[i64]([sum(2**kind for kind in frame.verbs) for frame in FRAMES])
