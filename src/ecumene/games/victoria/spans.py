"""What a seat's vector and a policy consist of: spans and parts, which :mod:`encode` writes (docs/encoders.md)."""

from typing import Final

from ecumene.games.victoria.frames import FRAMES
from ecumene.games.victoria.material import DOMAINS, ERA_COUNT, KIND_NAMES

VERSION: Final = 1

# Literals, because compiled code needs them; checked below.
KINDS: Final = 15
DOMAIN_NUMBER: Final = 6
FRAME_COUNT: Final = 19
SEATS: Final = 4

_KIND_LIST: Final = ", ".join(KIND_NAMES)
_DOMAIN_LIST: Final = ", ".join(domain.name for domain in DOMAINS)
UNSEEN_STEPS: Final = (1, 2, 4, 6)


def _seat_spans(name: str, whose: str) -> tuple[tuple[str, int, str], ...]:
    return (
        (f"{name}-area", 60, f"{whose} face-up cards of each kind: at least 1 to 4"),
        (f"{name}-domains", 54, f"{whose} face-up cards of each domain: at least 1 to 9"),
        (f"{name}-nears", 24, f"cards that {whose} instant win in each domain takes: at most 4, 3, 2, 1"),
        (f"{name}-leads", 6, f"domains in which nobody has more than {whose} cards"),
        (f"{name}-leads-alone", 6, f"domains in which everybody has fewer than {whose} cards"),
        (f"{name}-level-1", 6, f"domains, but Culture, in which {whose} cards reach level 1"),
        (f"{name}-level-2", 6, f"domains, but Culture, in which {whose} cards reach level 2"),
        (f"{name}-embargoes", 6, f"domains that an Embargo closes for {whose} seat"),
        (f"{name}-democracies", 18, f"face-down Utopia cards in {whose} domains: at least 1, 2, 3"),
        (f"{name}-hand-size", 10, f"cards in {whose} hand, or set aside in the draft: at least 1 to 10"),
        (f"{name}-hand-eras", 15, f"backs of {whose} hand by era, if one may see them: at least 1 to 5"),
        (f"{name}-points", 6, f"domains led by {whose} side: at least 1 to 6"),
    )


SPANS: Final = (
    *_seat_spans("own", "one's own"),
    *_seat_spans("second", "the second seat's"),
    *_seat_spans("third", "the third seat's"),
    *_seat_spans("fourth", "the fourth seat's"),
    ("hand", 45, "own cards in hand of each kind, or set aside: at least 1, 2, 3"),
    ("hand-domains", 24, "own cards in hand of each domain: at least 1 to 4"),
    ("hand-completes", 6, "domains in which the hand holds all that an instant win takes"),
    ("hand-wins", 6, "domains in which playing one card of the hand would complete it now"),
    ("pack", 30, "cards of each kind in one's own draft pack: at least 1, 2"),
    ("unseen", 60, "cards of each kind that one cannot see: at least 1, 2, 4, 6"),
    ("discard-pile", 45, "discarded cards of each kind: at least 1, 2, 3"),
    ("centre", 30, "cards of each kind in the centre of the draft: at least 1, 2"),
    ("used", 12, "persistent effects that the active player has used this turn, two a domain"),
    ("copied", 12, "the one they have copied this turn"),
    ("discards-used", 6, "discard effects they have used this turn"),
    ("coin-on", 24, "where the coin of Culture lies, by seat and domain"),
    ("coin-user", SEATS, "who has the coin"),
    ("hand-limit", 2, "the active player's hand limit is at least 5, 7"),
    ("deck", 13, "cards in the deck: at least 8, 16 to 104"),
    ("deck-ends", 5, "cards in the deck: at most 8, 4, 2, 1, 0"),
    ("top-era", ERA_COUNT, "the era of the top card of the deck"),
    ("quiet-rounds", 5, "rounds since a card left the deck: at least 1 to 5"),
    ("stall", 3, "more quiet rounds until the game ends: at most 3, 2, 1"),
    ("asked", FRAME_COUNT, "what is to be decided: " + ", ".join(frame.name for frame in FRAMES)),
    ("times", 5, "how many times: at least 1 to 5"),
    ("effect", 18, "of which effect it is a part, three a domain"),
    ("give-to", SEATS, "who gets the cards given"),
    ("in-transit", KINDS, "the card to lay as an Embargo or a Democracy"),
    ("then", FRAME_COUNT, "what is to be decided after that"),
    ("decides", SEATS, "who decides; during the draft, who has not picked yet"),
    ("active", SEATS, "whose turn it is"),
    ("first", SEATS, "the first player"),
    ("players", 3, "two, three or four players"),
    (
        "options",
        8,
        "draft, teams, continuous hand limit, exact exclusion, others only, follow-up required, team sum, hidden backs",
    ),
)

PARTS: Final = (
    ("pick", KINDS, "set that card aside: " + _KIND_LIST),
    ("choose", KINDS, "take that card from the centre"),
    ("play", KINDS, "play that card"),
    ("use", 18, "use that effect, three a domain: " + _DOMAIN_LIST),
    ("copy", 18, "copy that effect; the other part is from *copy-from*"),
    ("copy-from", SEATS, "of that seat"),
    ("end", 1, "end the effects of the turn"),
    ("discard", KINDS, "discard that card"),
    ("drop", DOMAIN_NUMBER, "discard a face-up card of that domain"),
    ("return", DOMAIN_NUMBER, "return a face-up card of that domain to the hand"),
    ("name", DOMAIN_NUMBER, "attack that domain"),
    ("question", SEATS, "question that seat"),
    ("give", KINDS, "give that card"),
    ("embargo", 24, "lay the Embargo, by seat and domain"),
    ("democracy", 24, "lay the Democracy, by seat and domain"),
    ("recover", KINDS, "take that card from the discard pile"),
)

assert len(DOMAINS) == DOMAIN_NUMBER
assert len(KIND_NAMES) == KINDS
assert len(FRAMES) == FRAME_COUNT
