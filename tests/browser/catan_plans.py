"""How people in the tests play CATAN: they build what they can, so that complete games end soon."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Final

from ecumene.games.catan.island import NODE_HEXES
from ecumene.games.catan.material import COSTS, KINDS, PIPS

from .catan_people import View

Choose = Callable[[View, list[str]], str]

# Done first in a turn, if possible; then it is the next player's turn.
FIRST: Final = ("roll", "city", "settlement", "improve", "promote", "hire", "activate", "wall", "play")
# Never done: trades, and moves that only lead to a pointless question.
LEFT_OUT: Final = (
    "give", "want", "ask", "offer", "drop", "bank", "surrender", "barter", "march", "sail", "chase", "chase-pirate",
    "accept", "road", "ship", "buy",
)  # fmt: skip
WAYS: Final = 12  # more of them are pointless


def yield_at(view: View, crossing: int) -> int:
    """How productive a crossing is, by the pips around it; more kinds of land are better."""
    tokens = {one["hex"]: (one["terrain"], one["token"]) for one in view["hexes"]}
    lands = [tokens[number] for number in NODE_HEXES[3 * crossing : 3 * crossing + 3] if number in tokens]
    pips = sum(PIPS[token] for terrain, token in lands if terrain not in ("sea", "desert", ""))
    return pips * 2 + len({terrain for terrain, _ in lands})


def _price(thing: str) -> Counter[str]:
    return Counter({kind: count for kind, count in zip(KINDS, COSTS[thing], strict=True) if count})


def _aim(view: View) -> str:
    """What to save for: a city if there is a settlement, otherwise a settlement, otherwise a card."""
    pieces = view["players"][view["seat"]]["pieces"]
    mine = [one for one in view["crossings"] if one["seat"] == view["seat"]]
    if pieces["city"] and any(one["piece"] == "settlement" for one in mine):
        return "city"
    return "settlement" if pieces["settlement"] else "development"


def _barters(view: View, moves: list[str]) -> list[str]:
    """Trades with the bank that help to pay for the aim."""
    hand = Counter(view["own"]["hand"])
    price = _price(_aim(view))
    ratios = view["players"][view["seat"]]["ratios"]
    good = []
    for move in moves:
        _, given, taken = move.split()
        if hand[given] - price[given] >= ratios[given] and hand[taken] < price[taken]:
            good.append(move)
    return good


def builder(seed: int) -> Choose:
    """Settles on productive land, saves for points, builds whatever it can; always makes the same choices."""
    generator = random.Random(seed)

    def best(moves: list[str], view: View) -> str:
        return max(moves, key=lambda move: (yield_at(view, int(move.split()[1])), move))

    def choose(view: View, moves: list[str]) -> str:
        verbs: dict[str, list[str]] = {}
        for move in moves:
            verbs.setdefault(move.split()[0], []).append(move)
        for verb in FIRST:
            if verb in verbs and (verb != "play" or generator.random() < 0.5):
                return best(verbs[verb], view) if verb in ("city", "settlement") else generator.choice(verbs[verb])
        if view["asked"] != "turn":
            calm = [move for move in moves if move.split()[0] not in ("give", "accept")]
            return generator.choice(calm or moves)
        if barters := _barters(view, verbs.get("bank", [])):
            return generator.choice(barters)
        ways = sum(way["seat"] == view["seat"] for way in view["edges"])
        for verb in ("road", "ship"):
            if verb in verbs and ways < WAYS and (_aim(view) != "city" or ways < WAYS / 2):
                return generator.choice(verbs[verb])
        if "buy" in verbs and _aim(view) != "city":
            return "buy"
        return generator.choice([move for move in moves if move.split()[0] not in LEFT_OUT] or moves)

    return choose
