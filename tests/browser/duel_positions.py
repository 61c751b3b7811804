"""Positions of 7 Wonders Duel worth opening a browser at, found in games played for this purpose."""

import functools
from collections.abc import Callable, Iterator
from typing import Final

from ecumene.core.parsing import parse_record
from ecumene.core.record import Record
from ecumene.core.rng import Rng
from ecumene.core.state import State
from ecumene.games import GAMES
from ecumene.games.duel import DUEL
from ecumene.games.duel.material import BUILDINGS, GREEN
from ecumene.games.duel.state import DuelState
from ecumene.games.duel.view_types import Bill, CityView
from ecumene.testing.walk import fair_record

from .positions import Place

MOST_GAMES: Final = 4000
# Seeds with which the rare endings were found; the search starts there.
FIRST_SEEDS: Final = {"blue": 112, "shared": 3331}
GREENS: Final = frozenset(card.name for card in BUILDINGS if card.colour == GREEN)

Wanted = Callable[[DuelState], bool]
# How much a player likes a move; one of the best-liked moves is made.
Taste = Callable[[DuelState, str], int]


def growth(_: DuelState, move: str) -> int:
    """Prefer buildings, then wonders, so that cities grow."""
    return {"build": 2, "raise": 1}.get(move.split()[0], 0)


def study(state: DuelState, move: str) -> int:
    """The first seat builds cards with symbols, and the second leaves them alone."""
    green = move.split()[-1] in GREENS or move == "take law"
    if state.actor == 1:
        return 0 if green else 1
    return 3 if green and move.split()[0] in ("build", "take", "revive") else 0 if green else 1


@functools.cache
def game(seed: int, taste: Taste = growth) -> Record:
    """A finished game with its proof of fairness, played by taste, and at random one time in four."""

    def chosen(state: State, rng: Rng) -> int:
        return state.random_move(rng) if rng.below(4) == 0 else _liked(state, taste, rng)

    return fair_record(DUEL, 2, DUEL.check(2), seed, chosen)


def _liked(state: object, taste: Taste, rng: Rng) -> int:
    assert isinstance(state, DuelState)
    moves = {move: taste(state, DUEL.notation.text(move)) for move in state.moves()}
    best = [move for move, liking in moves.items() if liking == max(moves.values())]
    return best[rng.below(len(best))]


def state_at(place: Place) -> DuelState:
    """The position at a place."""
    state = parse_record(place.record, GAMES).state_after(place.ply)
    assert isinstance(state, DuelState)
    return state


def city_at(place: Place) -> CityView:
    """The city of the player who decides there."""
    return state_at(place).view(place.seat).cities[place.seat]


def _places(record: Record, wanted: Wanted) -> Iterator[Place]:
    for step in record.replay():
        assert isinstance(step.state, DuelState)
        if step.state.actor >= 0 and wanted(step.state):
            yield Place(record.text(), step.number, step.state.actor, len(record.plies))


def _first(wanted: Wanted) -> Place:
    return next(place for seed in range(MOST_GAMES) for place in _places(game(seed), wanted))


@functools.cache
def asking(question: str, age: int = 0) -> Place:
    """A place where a player is asked this and has a choice; for a turn, after some of the age's cards are gone."""

    def wanted(state: DuelState) -> bool:
        if len(state.moves()) < 2 or age not in (0, state.age) or state.view(state.actor).asked != question:
            return False
        return question != "turn" or sum(slot.taken for slot in state.view(state.actor).slots) == 6

    return _first(wanted)


@functools.cache
def too_dear() -> Place:
    """A turn with an open card, and a wonder, that cannot be paid for because the rival produces what they need."""

    def wanted(state: DuelState) -> bool:
        view = state.view(state.actor)
        city = view.cities[state.actor]
        if view.asked != "turn" or not any(one.offer and not one.offer.affordable for one in city.wonders):
            return False
        return any(dear_card(state, slot.card or "") for slot in view.slots if slot.accessible)

    return _first(wanted)


@functools.cache
def many_bills() -> Place:
    """A turn in which the face-up cards have bills with every kind of line except the rarest."""

    def wanted(state: DuelState) -> bool:
        view = state.view(state.actor)
        kinds = {kind for slot in view.slots if slot.card for kind in kinds_of(state.price(slot.card, state.actor))}
        return view.asked == "turn" and kinds >= {"chain", "produced", "plain", "rival", "fixed", "printed"}

    return _first(wanted)


def kinds_of(bill: Bill) -> set[str]:
    """The kinds of lines in a bill."""
    bought = {"fixed" if one.fixed else "rival" if one.rival else "plain" for one in bill.bought}
    parts = {"chain": bill.chain, "produced": bill.produced, "chosen": bill.chosen, "waived": bill.waived}
    return bought | {kind for kind, there in (parts | {"printed": bill.coins}).items() if there}


def dear_card(state: DuelState, card: str) -> bool:
    """Whether the player on turn cannot pay for a card whose price the rival's cards raise."""
    bill = state.price(card, state.actor)
    return bill.total > state.city(state.actor).coins and any(one.rival and not one.fixed for one in bill.bought)


@functools.cache
def ending(reason: str) -> Place:
    """The last decision of a game that ends for this reason."""
    taste = study if reason == "symbols" else growth
    first = FIRST_SEEDS.get(reason, 0)
    for seed in range(first, first + MOST_GAMES):
        record = game(seed, taste)
        last = record.plies[-1]
        end = record.state_after(len(record.plies)).ending()
        if end is not None and end.reason == reason and last.seat >= 0:
            return Place(record.text(), len(record.plies) - 1, last.seat, len(record.plies))
    raise AssertionError(f"no game ends by {reason!r}")


def last_move(place: Place) -> str:
    """The move made there."""
    return DUEL.notation.text(parse_record(place.record, GAMES).plies[place.ply].move)
