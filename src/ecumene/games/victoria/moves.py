"""The kinds of moves in Victoria and their notation."""

from typing import Final

from ecumene.core.notation import SEAT, Field, MoveKind, Notation
from ecumene.games.victoria.material import CULTURE, DOMAINS, EFFECT_NAMES, KIND_NAMES

CARD: Final = Field("card", KIND_NAMES)
DOMAIN: Final = Field("domain", tuple(domain.name for domain in DOMAINS))
EFFECT: Final = Field("effect", EFFECT_NAMES)
PERSISTENT: Final = Field("effect", tuple("" if index % 3 == 2 else name for index, name in enumerate(EFFECT_NAMES)))

# Chance
FIRST: Final = 0
DRAW: Final = 1
# Draft
PICK: Final = 2
CHOOSE: Final = 3
# Turn
PLAY: Final = 4
USE: Final = 5
COPY: Final = 6
END: Final = 7
# Inside an effect
DISCARD_CARD: Final = 8
DROP: Final = 9
RETURN: Final = 10
NAME: Final = 11
QUESTION: Final = 12
GIVE: Final = 13
LAY: Final = 14
RECOVER: Final = 15
KIND_LIMIT: Final = 16

NOTATION: Final = Notation(
    (
        MoveKind("first", (SEAT,)),
        MoveKind("draw", (CARD,)),
        MoveKind("pick", (CARD,)),
        MoveKind("choose", (CARD,)),
        MoveKind("play", (CARD,)),
        MoveKind("use", (EFFECT,)),
        MoveKind("copy", (PERSISTENT, SEAT)),
        MoveKind("end"),
        MoveKind("discard", (CARD,)),
        MoveKind("drop", (DOMAIN,)),
        MoveKind("return", (DOMAIN,)),
        MoveKind("name", (DOMAIN,)),
        MoveKind("question", (SEAT,)),
        MoveKind("give", (CARD,)),
        MoveKind("lay", (DOMAIN, SEAT)),
        MoveKind("recover", (CARD,)),
    )
)

assert not any(EFFECT_NAMES[CULTURE * 3 : CULTURE * 3 + 3])  # Culture's effect is the verb ``copy``
