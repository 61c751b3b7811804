"""A bot's opinion of a move."""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

import msgspec

# How sure a search is of its first move: calculated to the end, far ahead of the others, probably best, one of several.
Confidence: TypeAlias = Literal["certain", "clear", "likely", "close"]

WON: Final = 1.0
CLEAR: Final = 0.75  # of the simulations tried the first move
LIKELY: Final = 0.45


class Advice(msgspec.Struct, frozen=True):
    """A bot's estimate for one move: its chance to win, and how often the move was tried."""

    move: int
    chance: float
    visits: int
    policy: float | None = None  # how likely the move should be played, if the search says so
    proven: bool = False  # whether the chance is certain, not estimated


def confidence(advice: Sequence[Advice]) -> Confidence:
    """How sure a search is of the first of its moves."""
    if advice and advice[0].proven:
        return "certain"
    if len(advice) == 1:
        return "clear"
    share = advice[0].visits / max(1, sum(one.visits for one in advice)) if advice else 0.0
    return "clear" if share >= CLEAR else "likely" if share >= LIKELY else "close"


def merged(opinions: Sequence[Sequence[Advice]]) -> list[Advice]:
    """What several searches of one position found together, best first; each has an opinion of every move."""
    by_move: dict[int, list[Advice]] = {}
    for opinion in opinions:
        for advice in opinion:
            by_move.setdefault(advice.move, []).append(advice)
    return sorted((_merged(advice) for advice in by_move.values()), key=_by_order)


def _merged(opinions: list[Advice]) -> Advice:
    visits = sum(advice.visits for advice in opinions)
    known = next((advice for advice in opinions if advice.proven), None)
    if known is not None:
        return msgspec.structs.replace(known, visits=visits)
    if visits:
        chance = sum(advice.visits * advice.chance for advice in opinions) / visits
    else:
        chance = sum(advice.chance for advice in opinions) / len(opinions)
    policies = [advice.policy for advice in opinions if advice.policy is not None]
    policy = sum(policies) / len(policies) if policies else None
    return Advice(opinions[0].move, chance, visits, policy)


def _by_order(advice: Advice) -> tuple[int, int, float, int]:
    """Sure wins first, then what was tried most often, sure losses last."""
    sure = 0 if not advice.proven else -1 if advice.chance >= WON else 1 if advice.chance <= 0.0 else 0
    return sure, -advice.visits, -advice.chance, advice.move
