"""The moves of A New Dawn and the outcomes of chance, declared once: packing, notation and JSON are derived from it."""

from itertools import combinations
from typing import Final

from ecumene.core.notation import SEAT, Field, MoveKind, Notation
from ecumene.games.newdawn.land import CELLS, COLUMNS, HEX_COUNT, ROWS
from ecumene.games.newdawn.material import (
    CARD_NAMES,
    CITY_STATE_NAMES,
    LEADER_NAMES,
    LETTERS,
    NATURAL_NAMES,
    PACTS,
    RESOURCES,
    WONDER_NAMES,
)

# The number of a pair of dice is six times the attacker's die plus the defender's, both from 0.
DICE_TOKENS: Final = tuple(f"{one}-{two}" for one in range(1, 7) for two in range(1, 7))
VICTORY_SETS: Final = tuple(combinations(range(5), 3)) + tuple(combinations(range(5), 4))
EFFECTS: Final = (
    "hanging-gardens", "forbidden-city", "eiffel-tower", "great-zimbabwe", "oracle", "seoul", "geneva",
)  # fmt: skip
_SHAPE_REACH: Final = 4  # how far a tile may extend from its first space: cells closer to the border have no notation

HEX: Final = Field("hex", tuple(str(number) for number in range(HEX_COUNT)))
CARD: Final = Field("card", CARD_NAMES)
TILE: Final = Field("tile", tuple(str(number) for number in range(16)))
CELL: Final = Field(
    "cell",
    tuple(
        str(cell)
        if _SHAPE_REACH <= cell // COLUMNS < ROWS - _SHAPE_REACH
        and _SHAPE_REACH <= cell % COLUMNS < COLUMNS - _SHAPE_REACH
        else ""
        for cell in range(CELLS)
    ),
)
DIE: Final = Field("die", tuple(str(face) for face in range(1, 7)))
PACT: Final = Field("pact", PACTS)
RESOURCE: Final = Field("resource", RESOURCES)
FOR: Final = Field("for", RESOURCES)
WONDER: Final = Field("wonder", WONDER_NAMES)
SLOT: Final = Field("slot", tuple(str(slot) for slot in range(5)))
WITH: Final = Field("with", tuple(str(slot) for slot in range(5)))
TOKEN: Final = Field("token", (*CITY_STATE_NAMES, *NATURAL_NAMES))

# Chance
LEADER_DRAWN: Final = 0
TILE_DEALT: Final = 1
DIE_CAST: Final = 2
BUILDER: Final = 3
REVEALED: Final = 4
VICTORY_DRAWN: Final = 5
FIRST: Final = 6
COMPASS: Final = 7
BATTLE: Final = 8
# Building the map
LAY: Final = 9
TURN: Final = 10
AT: Final = 11
# A turn
USE: Final = 12
FOCUS: Final = 13
PLACE: Final = 14
SPEND: Final = 15
EMPLOY: Final = 16
TAKE_BACK: Final = 17
PICK: Final = 18
SHIFT: Final = 19
CONVERT: Final = 20
REMOVE: Final = 21
YIELD: Final = 22
NUKE: Final = 23
ADVANCE: Final = 24
GAIN: Final = 25
REPLACE: Final = 26
UPGRADE: Final = 27
PUT: Final = 28
STORE: Final = 29
DEPART: Final = 30
RESUME: Final = 31
STEP: Final = 32
ARRIVE: Final = 33
STOP: Final = 34
TAKE: Final = 35
ALLY: Final = 36
RETURN: Final = 37
COLLECT: Final = 38
EXCHANGE: Final = 39
CITY: Final = 40
SETTLE: Final = 41
WONDER_BUILT: Final = 42
PAY: Final = 43
UNDER: Final = 44
ATTACK: Final = 45
REINFORCE: Final = 46
CONQUER: Final = 47
LIBERATE: Final = 48
LOOT: Final = 49
DISCARD: Final = 50
SWAP: Final = 51
ALSO: Final = 52
AGAIN: Final = 53
BARBARIAN: Final = 54
LODGE: Final = 55
DISMISS: Final = 56
PASS: Final = 57
KIND_LIMIT: Final = 58

NOTATION: Final = Notation(
    (
        MoveKind("leader", (Field("leader", LEADER_NAMES),)),
        MoveKind("dealt", (TILE,)),
        MoveKind("die", (DIE,)),
        MoveKind("builder", (SEAT,)),
        MoveKind("revealed", (WONDER,)),
        MoveKind("victory", (Field("victory", tuple("+".join(str(one) for one in each) for each in VICTORY_SETS)),)),
        MoveKind("first", (SEAT,)),
        MoveKind("compass", (Field("direction", tuple(str(way) for way in range(6))),)),
        MoveKind("battle", (Field("dice", DICE_TOKENS),)),
        MoveKind("lay", (TILE, Field("side", ("a", "b")))),
        MoveKind("turn", (Field("turns", tuple(str(turns) for turns in range(6))),)),
        MoveKind("at", (CELL,)),
        MoveKind("use", (Field("effect", EFFECTS),)),
        MoveKind("focus", (CARD,)),
        MoveKind("place", (HEX,)),
        MoveKind("spend", (CARD,)),
        MoveKind("employ", (TOKEN,)),
        MoveKind("take-back", (HEX,)),
        MoveKind("pick", (HEX,)),
        MoveKind("shift", (HEX,)),
        MoveKind("convert", (HEX,)),
        MoveKind("remove", (HEX,)),
        MoveKind("yield", (HEX,)),
        MoveKind("nuke", (HEX,)),
        MoveKind("advance"),
        MoveKind("gain", (CARD,)),
        MoveKind("replace", (CARD,)),
        MoveKind("upgrade", (CARD,)),
        MoveKind("put", (CARD,)),
        MoveKind("store"),
        MoveKind("depart", (HEX,)),
        MoveKind("resume", (HEX,)),
        MoveKind("step", (HEX,)),
        MoveKind("arrive"),
        MoveKind("stop"),
        MoveKind("take", (SEAT, PACT)),
        MoveKind("ally", (Field("city-state", CITY_STATE_NAMES),)),
        MoveKind("return", (SEAT, PACT)),
        MoveKind("collect", (RESOURCE,)),
        MoveKind("exchange", (RESOURCE, FOR)),
        MoveKind("city", (HEX,)),
        MoveKind("settle", (HEX,)),
        MoveKind("wonder", (WONDER,)),
        MoveKind("pay", (RESOURCE,)),
        MoveKind("under", (HEX,)),
        MoveKind("attack", (HEX,)),
        MoveKind("reinforce", (HEX,)),
        MoveKind("conquer"),
        MoveKind("liberate"),
        MoveKind("loot", (CARD,)),
        MoveKind("discard", (CARD,)),
        MoveKind("swap", (SLOT, WITH)),
        MoveKind("also", (CARD,)),
        MoveKind("again"),
        MoveKind("barbarian", (Field("letter", LETTERS),)),
        MoveKind("lodge", (CARD,)),
        MoveKind("dismiss", (HEX,)),
        MoveKind("pass"),
    )
)
