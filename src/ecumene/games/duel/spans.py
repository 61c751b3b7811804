"""What a seat's vector and a policy consist of: spans and parts, which :mod:`encode` writes (docs/encoders.md)."""

from typing import Final

from ecumene.games.duel.cards import CARD_COUNT, TOKEN_COUNT, WONDER_COUNT
from ecumene.games.duel.frames import FRAMES
from ecumene.games.duel.structure import SLOTS

VERSION: Final = 1

# Literals, because compiled code needs them; checked below.
CARDS: Final = 73
WONDERS: Final = 12
TOKENS: Final = 10
FRAME_COUNT: Final = 15

CARD_PRICES: Final = (1, 3, 5, 7, 10)
WONDER_PRICES: Final = (1, 3, 5, 7, 9, 12)
COIN_STEPS: Final = (*range(1, 17), 18, 20, 23, 26, 30, 35, 40, 50)
LEAD_STEPS: Final = (1, 3, 5, 8, 11, 14, 18, 22, 27, 32)
PRODUCED_MOST: Final = 4
CHOOSERS_MOST: Final = 2
COLOUR_MOST: Final = 6
BUILT_MOST: Final = 4
BLUE_STEPS: Final = 10
GREEN_STEPS: Final = 6
YELLOW_STEPS: Final = 4
PURPLE_STEPS: Final = 7
WONDER_STEPS: Final = 8
TOKEN_STEPS: Final = 7
TOTAL_STEPS: Final = 24
SCIENCE: Final = 6  # symbols on cards; Law's is on no card
OPEN_MOST: Final = 6
HIDDEN_MOST: Final = 9
LEFT_STEPS: Final = 10
PICKS: Final = 4


def _city_spans(whose: str, name: str) -> tuple[tuple[str, int, str], ...]:
    return (
        (f"{name}-coins", 24, f"{whose} coins: at least {', '.join(map(str, COIN_STEPS))}"),
        (f"{name}-production", 20, f"units of each resource on {whose} brown and grey cards: at least 1, 2, 3, 4"),
        (f"{name}-raw-choosers", 2, f"{whose} choice producers of raw materials: at least 1, 2"),
        (f"{name}-made-choosers", 2, f"{whose} choice producers of manufactured goods: at least 1, 2"),
        (f"{name}-fixed-prices", 5, f"resources that {whose} yellow cards make cost one coin"),
        (f"{name}-colours", 42, f"{whose} cards of each colour, brown to purple: at least 1 to 6"),
        (f"{name}-wonders-built", 4, f"{whose} wonders built: at least 1 to 4"),
        (f"{name}-symbols", 7, f"{whose} different scientific symbols, Law's last"),
        (f"{name}-symbol-count", 6, "how many of them: at least 1 to 6"),
        (f"{name}-blue-points", 10, f"points on {whose} blue cards: at least 3, 6 to 30"),
        (f"{name}-green-points", 6, f"points on {whose} green cards: at least 2, 4 to 12"),
        (f"{name}-yellow-points", 4, f"points on {whose} yellow cards: at least 3, 6, 9, 12"),
        (f"{name}-guild-points", 7, f"points of {whose} guilds now: at least 3, 6 to 21"),
        (f"{name}-wonder-points", 8, f"points on {whose} wonders: at least 3, 6 to 24"),
        (f"{name}-token-points", 7, f"points of {whose} progress tokens: at least 3, 6 to 21"),
        (f"{name}-points", 24, f"{whose} points in all, coins and military included: at least 3, 6 to 72"),
    )


SPANS: Final = (
    ("own-cards", CARDS, "cards in one's own city"),
    ("rival-cards", CARDS, "cards in the rival's city"),
    ("discard-pile", CARDS, "cards in the discard pile"),
    ("open", CARDS, "uncovered cards of the structure"),
    ("covered-by-one", CARDS, "cards that lie face up and are covered by one card"),
    ("covered-by-two", CARDS, "cards that lie face up and are covered by two cards"),
    ("unseen", CARDS, "cards that may still turn up in this age, or are out of the game"),
    ("uncovers-one", CARDS, "uncovered cards that alone cover at least one card"),
    ("uncovers-two", CARDS, "uncovered cards that alone cover two cards"),
    ("turns-up-one", CARDS, "uncovered cards whose taking turns up at least one card"),
    ("turns-up-two", CARDS, "uncovered cards whose taking turns up two cards"),
    *((f"costs-{price}", CARDS, f"uncovered cards that cost oneself at least {price}") for price in CARD_PRICES),
    ("payable", CARDS, "uncovered cards that one could pay for"),
    ("rival-payable", CARDS, "uncovered cards that the rival could pay for"),
    ("own-unbuilt", WONDERS, "own wonders that can still be built"),
    ("own-built", WONDERS, "own wonders built"),
    ("own-wonders-payable", WONDERS, "own unbuilt wonders that one could pay for"),
    *((f"own-wonder-costs-{price}", WONDERS, f"of these, cost at least {price}") for price in WONDER_PRICES),
    ("rival-unbuilt", WONDERS, "the rival's wonders that can still be built"),
    ("rival-built", WONDERS, "the rival's wonders built"),
    ("rival-wonders-payable", WONDERS, "the rival's unbuilt wonders that the rival could pay for"),
    *((f"rival-wonder-costs-{price}", WONDERS, f"of these, cost at least {price}") for price in WONDER_PRICES),
    ("retired", WONDERS, "wonders that went back to the box"),
    ("group", WONDERS, "wonders to pick from"),
    ("board-tokens", TOKENS, "progress tokens on the board"),
    ("own-tokens", TOKENS, "own progress tokens"),
    ("rival-tokens", TOKENS, "the rival's progress tokens"),
    ("box-tokens", TOKENS, "progress tokens in the box, drawn ones included"),
    ("drawn-tokens", TOKENS, "progress tokens drawn for oneself to keep one"),
    *_city_spans("own", "own"),
    *_city_spans("the rival's", "rival"),
    ("ahead", 10, f"own points above the rival's: at least {', '.join(map(str, LEAD_STEPS))}"),
    ("behind", 10, "the rival's points above one's own: likewise"),
    ("pawn-forward", 9, "how far the pawn is on the rival's side: at least 1 to 9"),
    ("pawn-back", 9, "how far the pawn is on one's own side: at least 1 to 9"),
    ("loot", 4, "military tokens left: own nearer and farther one, then the rival's"),
    ("new-symbols-open", SCIENCE, "symbols on uncovered cards that one does not have"),
    ("pairs-open", SCIENCE, "symbols on uncovered cards that one has"),
    ("new-symbols-covered", SCIENCE, "symbols on visible covered cards that one does not have"),
    ("pairs-covered", SCIENCE, "symbols on visible covered cards that one has"),
    ("rival-new-symbols-open", SCIENCE, "symbols on uncovered cards that the rival does not have"),
    ("rival-pairs-open", SCIENCE, "symbols on uncovered cards that the rival has"),
    ("rival-new-symbols-covered", SCIENCE, "symbols on visible covered cards that the rival does not have"),
    ("rival-pairs-covered", SCIENCE, "symbols on visible covered cards that the rival has"),
    ("own-wins", 2, "a payable card, or wonder, would win oneself the game at once: by symbols, by the pawn"),
    ("rival-wins", 2, "the same for the rival"),
    ("places", 60, "places of the structure that hold a card: twenty for each age"),
    ("guild-backs", SLOTS, "places of Age III where a guild lies face down"),
    ("hidden", HIDDEN_MOST, "cards face down in the structure: at least 1 to 9"),
    ("open-count", OPEN_MOST, "uncovered cards: at least 1 to 6"),
    ("left", LEFT_STEPS, "cards left in the structure: at least 2, 4 to 20"),
    ("left-odd", 1, "an odd number of cards is left"),
    ("age", 3, "the age; none during the draft"),
    ("asked", FRAME_COUNT, "what is to be decided: " + ", ".join(frame.name for frame in FRAMES)),
    ("picks", PICKS, "wonders left to pick in this group: at least 1 to 4"),
    ("second-group", 1, "the second group of wonders has been laid out"),
    ("destroys-grey", 1, "the card to destroy is grey"),
    ("active", 2, "who decides: oneself, the rival"),
    ("next", 3, "within a turn, who has the next one: oneself, the rival; and whether it is an extra turn"),
    ("first", 1, "during the draft: one is the first player"),
    ("tie-starts", 1, "option: with the pawn in the middle the last player starts an age without choosing"),
)

PARTS: Final = (
    ("build", CARDS, "build that card"),
    ("discard", CARDS, "discard that card"),
    ("raise", WONDERS, "build that wonder; the other part is from *spend*"),
    ("spend", CARDS, "with that card"),
    ("pick", WONDERS, "pick that wonder"),
    ("take", TOKENS, "take that progress token from the board"),
    ("keep", TOKENS, "keep that progress token"),
    ("destroy", CARDS, "destroy that card"),
    ("revive", CARDS, "build that card of the discard pile"),
    ("begin", 2, "oneself begins the age; the rival does"),
)

assert (CARD_COUNT, WONDER_COUNT, TOKEN_COUNT, len(FRAMES)) == (CARDS, WONDERS, TOKENS, FRAME_COUNT)
