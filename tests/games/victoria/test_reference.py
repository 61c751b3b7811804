"""The fast engine against the plain one of ``reference.py``: both play the same games and must agree at every ply."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from ecumene.core.options import Options, option_text
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, OVER, SPECTATOR
from ecumene.games.victoria import VICTORIA
from ecumene.games.victoria.shapes import DomainView, PlayerView, VictoriaView
from ecumene.games.victoria.state import VictoriaState
from ecumene.testing.conformance import COMPILED
from tests.games.victoria.reference import EFFECTS, Card, Reference, name_of

Policy = Callable[[Reference, Rng], str]


# What the two must agree on -----------------------------------------------------------------------------------------


def names(cards: list[Card]) -> list[str]:
    return sorted(name_of(card) for card in cards)


def differences(state: VictoriaState, reference: Reference) -> list[str]:
    """Everything on which the two engines disagree here; empty if nothing."""
    found: list[str] = []

    def compare(what: str, fast: object, plain: object) -> None:
        if fast != plain:
            found.append(f"{what}: the fast engine has {fast!r}, the reference {plain!r}")

    texts = [VICTORIA.notation.text(move) for move in state.moves()]
    compare("actor", state.actor, reference.actor)
    compare("moves", sorted(texts), sorted(reference.legal()))
    if state.actor == CHANCE:
        compare("weights", dict(zip(texts, state.weights(), strict=True)), reference.weights())
    compare_table(state.view(SPECTATOR), reference, compare)
    for seat in range(state.players):
        compare_own(state.view(seat).players[seat], reference, compare)
    ending = state.ending()
    compare("over", ending is not None, reference.actor == OVER)
    if ending is not None:
        compare("winners", set(ending.winners), reference.winners())
        compare("result", ending.result, reference.result())
    return found


Compare = Callable[[str, object, object], None]


def compare_table(view: VictoriaView, reference: Reference, compare: Compare) -> None:
    """All that is public."""
    compare("deck", view.deck, reference.deck)
    compare("era of the top card", view.top_era, reference.top_era() if reference.deck else None)
    compare("discard pile", sorted(view.discard), names(reference.discard))
    compare("centre", sorted(view.centre), names(reference.centre))
    compare("in transit", view.in_transit, name_of(reference.transit) if reference.transit else None)
    compare("active", view.active, reference.active)
    compare("first", view.first, reference.first)
    compare("round", view.round, reference.round)
    if reference.actor != OVER:
        compare("quiet rounds", view.quiet_rounds, reference.quiet_rounds)
        compare("last round", view.last_round, reference.deck == 0)
    compare("coin's user", view.coin_user, reference.coin_user)
    compare("hand limit", view.hand_limit, reference.hand_limit(reference.active))
    compare("copied", view.copied, reference.copied)
    compare("used", sorted(view.used), sorted(reference.own_effects + reference.discard_effects))
    for player in view.players:
        for domain in player.domains:
            compare_domain(player.seat, domain, reference, compare)


def compare_domain(seat: int, view: DomainView, reference: Reference, compare: Compare) -> None:
    """One domain of one area."""
    where = f"p{seat + 1}'s {view.domain}: "
    cards = [card for card in reference.areas[seat] if card[0] == view.domain]
    laid = Counter(embargo.card[1] for embargo in reference.embargoes[seat] if embargo.domain == view.domain)
    compare(where + "cards", sorted(view.cards), names(cards))
    compare(where + "count", view.count, len(cards))
    compare(where + "embargoes", view.embargoes, [laid[era] for era in (1, 2, 3)])
    compare(where + "democracies", view.democracies, reference.democracies[seat].count(view.domain))
    compare(where + "needed to win", view.needed_to_win, reference.needed_to_win(seat, view.domain))
    compare(where + "coin", view.coin, reference.coin == (seat, view.domain))
    if view.domain != "culture":
        compare(where + "level", view.level, reference.level(seat, view.domain))


def compare_own(view: PlayerView, reference: Reference, compare: Compare) -> None:
    """What a player alone sees."""
    seat = view.seat
    compare(f"p{seat + 1}'s hand", sorted(view.hand or []), names(reference.hands[seat]))
    compare(f"p{seat + 1}'s pack", sorted(view.pack or []), names(reference.packs[seat]))
    compare(f"p{seat + 1}'s set-aside cards", sorted(view.set_aside or []), names(reference.set_aside[seat]))


def play_both(players: int, options: Options, seed: int, policy: Policy) -> tuple[Reference, list[str]]:
    """Play one game through both engines and compare them at every ply; a failure prints the moves that led to it."""
    state = VICTORIA.new(players, options)
    assert isinstance(state, VictoriaState)
    reference = Reference(players, options)
    rng = Rng(seed)
    moves: list[str] = []
    while True:
        found = differences(state, reference)
        assert not found, "\n".join([f"{label(players, options)}, seed {seed}:", *found, "after", ", ".join(moves)])
        if reference.actor == OVER:
            return reference, moves
        move = draw(reference, rng) if reference.actor == CHANCE else policy(reference, rng)
        moves.append(move)
        state.apply(VICTORIA.notation.parse(move))
        reference.play(move)


# Ways to play -------------------------------------------------------------------------------------------------------


def draw(reference: Reference, rng: Rng) -> str:
    """An outcome of chance by its weight."""
    return rng_choice([move for move, weight in reference.weights().items() for _ in range(weight)], rng)


def rng_choice(moves: list[str], rng: Rng) -> str:
    return moves[rng.below(len(moves))]


def best(reference: Reference, rng: Rng, worth: Callable[[str, list[str]], float]) -> str:
    """One of the moves worth most, which are given to ``worth`` as verb and fields; one move in eight is a whim."""
    moves = reference.legal()
    if rng.below(8) == 0:
        return rng_choice(moves, rng)
    worths = [worth(move.split()[0], move.split()[1:]) for move in moves]
    return rng_choice([move for move, one in zip(moves, worths, strict=True) if one == max(worths)], rng)


def wanderer(reference: Reference, rng: Rng) -> str:
    """Anything at all."""
    return rng_choice(reference.legal(), rng)


def meddler(reference: Reference, rng: Rng) -> str:
    """Never ends a turn while an effect is open."""
    return best(reference, rng, lambda verb, _: 0 if verb == "end" else 1)


def after_play(reference: Reference, domain: str) -> float:
    """How full a domain would be with one more card; a card that would win at once is worth nothing."""
    count = reference.count(reference.active, domain) + 1
    return count if count < reference.needed_to_win(reference.active, domain) else -1


def builder(reference: Reference, rng: Rng) -> str:
    """Piles up cards without winning, and uses the persistent effects they give, copied ones first."""

    def worth(verb: str, fields: list[str]) -> float:
        match verb, fields:
            case "play", [card]:
                return after_play(reference, card.split("-")[0])
            case "copy", _:
                return 3
            case "use", [effect]:
                return 2 if effect not in DISCARD_EFFECTS else 0
            case "end", _:
                return 1
            case ("drop" | "return" | "name"), [domain]:
                return -reference.count(reference.active, domain)
        return 0

    return best(reference, rng, worth)


def blocker(reference: Reference, rng: Rng) -> str:
    """Builds, and lays Economy cards where they hurt most: on what a hand is full of, one's own included."""

    def worth(verb: str, fields: list[str]) -> float:
        match verb, fields:
            case "play", [card]:
                return 3 if card.startswith(("economy", "science")) else after_play(reference, card.split("-")[0])
            case "lay", [domain, seat]:
                return sum(card[0] == domain for card in reference.hands[int(seat[1]) - 1])
            case ("discard" | "give"), [card]:
                return -sum(one[0] == card.split("-")[0] for one in reference.hands[reference.active])
            case "use", ["embargo"]:
                return 3
            case "use", [effect]:
                return 2 if effect not in DISCARD_EFFECTS else 0
            case "end", _:
                return 1
        return 0

    return best(reference, rng, worth)


def hoarder(reference: Reference, rng: Rng) -> str:
    """Takes from the discard pile rather than from the deck, and spreads its cards: games stall or end by majority."""

    def worth(verb: str, fields: list[str]) -> float:
        match verb, fields:
            case "play", [card]:
                return 9 if card.startswith("utopia") and fewer_utopias else -after_play(reference, card.split("-")[0])
            case ("use" | "copy"), [("oligarchy" | "republic" | "divine-right"), *_]:
                return 3
            case ("use" | "copy"), [effect, *_]:
                return 0 if effect in ("assassination", "purge", "breakthrough", "democracy") else 1
            case "end", _:
                return 1.5
            case ("drop" | "name"), [domain]:
                return reference.count(reference.active, domain) - 9 * (domain == "utopia")
        return 0

    fewer_utopias = reference.count(reference.active, "utopia") < 5
    return best(reference, rng, worth)


DISCARD_EFFECTS = {effects[2] for effects in EFFECTS.values()}
POLICIES: list[Policy] = [wanderer, meddler, builder, blocker, hoarder]
