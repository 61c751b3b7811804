"""The moves of CATAN and the outcomes of chance, declared once: packing, notation and JSON are derived from this."""

from typing import Final

from ecumene.core.notation import SEAT, Field, MoveKind, Notation
from ecumene.games.catan.island import EDGE_COUNT, HEX_COUNT, NODE_COUNT
from ecumene.games.catan.material import (
    CARD_NAMES,
    EVENTS,
    HARBOUR_KINDS,
    KINDS,
    KNIGHT_LEVELS,
    NUMBERS,
    TERRAINS,
    TRACKS,
)

# The number of a dice token is six times the white die plus the red one, both counted from 0.
DICE_TOKENS: Final = tuple(f"{white}-{red}" for white in range(1, 7) for red in range(1, 7))

NODE: Final = Field("crossing", tuple(str(node) for node in range(NODE_COUNT)))
EDGE: Final = Field("edge", tuple(str(edge) for edge in range(EDGE_COUNT)))
HEX: Final = Field("hex", tuple(str(number) for number in range(HEX_COUNT)))
KIND: Final = Field("kind", KINDS)
FOR: Final = Field("for", KINDS)
CARD: Final = Field("card", CARD_NAMES)
TRACK: Final = Field("track", TRACKS)
DICE: Final = Field("dice", DICE_TOKENS)
EVENT: Final = Field("event", EVENTS)
LEVEL: Final = Field("level", KNIGHT_LEVELS)

# Chance
TERRAIN_LAID: Final = 0
CORNER_CHOSEN: Final = 1
RED_LAID: Final = 2
NUMBER_LAID: Final = 3
HARBOUR_LAID: Final = 4
FIRST: Final = 5
THROWN: Final = 6
CAST: Final = 7
EVENT_THROWN: Final = 8
STOLEN: Final = 9
DRAWN: Final = 10
# Decisions
SETTLEMENT: Final = 11
CITY: Final = 12
ROAD: Final = 13
SHIP: Final = 14
ROLL: Final = 15
PLAY: Final = 16
SET_DICE: Final = 17
DISCARD: Final = 18
ROBBER: Final = 19
PIRATE: Final = 20
ROB: Final = 21
TAKE: Final = 22
BUY: Final = 23
WALL: Final = 24
IMPROVE: Final = 25
CAP: Final = 26
HIRE: Final = 27
ACTIVATE: Final = 28
PROMOTE: Final = 29
MARCH: Final = 30
GO: Final = 31
CHASE: Final = 32
CHASE_PIRATE: Final = 33
SAIL: Final = 34
BANK: Final = 35
LOSE: Final = 36
COMMIT: Final = 37
DRAW_FROM: Final = 38
SURRENDER: Final = 39
SEIZE: Final = 40
TARGET: Final = 41
ENLIST: Final = 42
SWAP: Final = 43
MERCHANT: Final = 44
NAME: Final = 45
BARTER: Final = 46
PAY: Final = 47
REMOVE: Final = 48
DISPLACE: Final = 49
GIVE: Final = 50
WANT: Final = 51
ASK: Final = 52
OFFER: Final = 53
DROP: Final = 54
ACCEPT: Final = 55
DECLINE: Final = 56
DEAL: Final = 57
WITHDRAW: Final = 58
PASS: Final = 59
END: Final = 60
KIND_LIMIT: Final = 61

NOTATION: Final = Notation(
    (
        MoveKind("terrain", (Field("terrain", TERRAINS),)),
        MoveKind("corner", (Field("corner", tuple(str(corner) for corner in range(6))),)),
        MoveKind("red", (HEX,)),
        MoveKind("number", (Field("token", tuple(str(number) for number in NUMBERS)),)),
        MoveKind("harbour", (Field("harbour", HARBOUR_KINDS),)),
        MoveKind("first", (SEAT,)),
        MoveKind("thrown", (DICE,)),
        MoveKind("cast", (DICE, EVENT)),
        MoveKind("event", (EVENT,)),
        MoveKind("stolen", (KIND,)),
        MoveKind("drawn", (CARD,)),
        MoveKind("settlement", (NODE,)),
        MoveKind("city", (NODE,)),
        MoveKind("road", (EDGE,)),
        MoveKind("ship", (EDGE,)),
        MoveKind("roll"),
        MoveKind("play", (CARD,)),
        MoveKind("dice", (DICE,)),
        MoveKind("discard", (KIND,)),
        MoveKind("robber", (HEX,)),
        MoveKind("pirate", (HEX,)),
        MoveKind("rob", (SEAT,)),
        MoveKind("take", (KIND,)),
        MoveKind("buy"),
        MoveKind("wall", (NODE,)),
        MoveKind("improve", (TRACK,)),
        MoveKind("cap", (NODE,)),
        MoveKind("hire", (NODE,)),
        MoveKind("activate", (NODE,)),
        MoveKind("promote", (NODE,)),
        MoveKind("march", (NODE,)),
        MoveKind("go", (NODE,)),
        MoveKind("chase", (NODE,)),
        MoveKind("chase-pirate", (NODE,)),
        MoveKind("sail", (EDGE,)),
        MoveKind("bank", (KIND, FOR)),
        MoveKind("lose", (NODE,)),
        MoveKind("commit", (NODE,)),
        MoveKind("draw", (TRACK,)),
        MoveKind("surrender", (CARD,)),
        MoveKind("seize", (CARD,)),
        MoveKind("target", (SEAT,)),
        MoveKind("enlist", (NODE, LEVEL)),
        MoveKind("swap", (HEX,)),
        MoveKind("merchant", (HEX,)),
        MoveKind("name", (KIND,)),
        MoveKind("barter", (SEAT, KIND)),
        MoveKind("pay", (KIND,)),
        MoveKind("remove", (EDGE,)),
        MoveKind("displace", (NODE,)),
        MoveKind("give", (KIND,)),
        MoveKind("want", (KIND,)),
        MoveKind("ask", (SEAT,)),
        MoveKind("offer"),
        MoveKind("drop"),
        MoveKind("accept"),
        MoveKind("decline"),
        MoveKind("deal", (SEAT,)),
        MoveKind("withdraw"),
        MoveKind("pass"),
        MoveKind("end"),
    )
)
