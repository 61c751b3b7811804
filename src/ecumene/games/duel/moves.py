"""The kinds of moves in 7 Wonders Duel and their notation."""

from itertools import combinations
from typing import Final

from ecumene.core.notation import SEAT, Field, MoveKind, Notation
from ecumene.games.duel.material import BUILDINGS, TOKENS, WONDERS
from ecumene.games.duel.structure import SLOTS

CARD_NAMES: Final = tuple(card.name for card in BUILDINGS)
WONDER_NAMES: Final = tuple(wonder.name for wonder in WONDERS)
TOKEN_NAMES: Final = tuple(token.name for token in TOKENS)


def sets_of(size: int, names: tuple[str, ...]) -> tuple[str, ...]:
    """Every set of that size as one token, in the order of :func:`itertools.combinations`."""
    return tuple("+".join(names_of_set) for names_of_set in combinations(names, size))


CARD: Final = Field("card", CARD_NAMES)
WONDER: Final = Field("wonder", WONDER_NAMES)
TOKEN: Final = Field("token", TOKEN_NAMES)

# Chance
FIRST: Final = 0  # the first player
TOKENS_LAID: Final = 1  # the five tokens on the board
WONDERS_LAID: Final = 2  # a group of four wonders
GUILDS_LAID: Final = 3  # the three places with a guild's back
DEAL: Final = 4  # a card dealt face up
TURN_UP: Final = 5  # a face-down card turned up
DRAW: Final = 6  # the Great Library's three tokens
# Decisions
PICK: Final = 7
BUILD: Final = 8
DISCARD: Final = 9
RAISE: Final = 10
TAKE: Final = 11
KEEP: Final = 12
DESTROY: Final = 13
REVIVE: Final = 14
BEGIN: Final = 15
KIND_LIMIT: Final = 16

NOTATION: Final = Notation(
    (
        MoveKind("first", (SEAT,)),
        MoveKind("tokens", (Field("token", sets_of(5, TOKEN_NAMES)),)),
        MoveKind("wonders", (Field("wonder", sets_of(4, WONDER_NAMES)),)),
        MoveKind("guilds", (Field("slot", sets_of(3, tuple(str(slot) for slot in range(SLOTS)))),)),
        MoveKind("deal", (CARD,)),
        MoveKind("turn", (CARD,)),
        MoveKind("draw", (Field("token", sets_of(3, TOKEN_NAMES)),)),
        MoveKind("pick", (WONDER,)),
        MoveKind("build", (CARD,)),
        MoveKind("discard", (CARD,)),
        MoveKind("raise", (WONDER, CARD)),
        MoveKind("take", (TOKEN,)),
        MoveKind("keep", (TOKEN,)),
        MoveKind("destroy", (CARD,)),
        MoveKind("revive", (CARD,)),
        MoveKind("begin", (SEAT,)),
    )
)
