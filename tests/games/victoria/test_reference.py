"""The fast engine against the plain one of ``reference.py``: both play the same games and must agree at every ply."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from ecumene.core.ending import Ending
from ecumene.core.errors import OptionsError
from ecumene.core.options import Options, option_text
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, OVER, SPECTATOR
from ecumene.games.victoria import VICTORIA
from ecumene.games.victoria.cards import names_of
from ecumene.games.victoria.state import VictoriaState
from ecumene.games.victoria.view_types import DomainView, PlayerView, VictoriaView
from ecumene.testing.pairs import pairwise
from ecumene.testing.secrecy import COMPILED, SOAKED
from tests.games.victoria.reference import Reference, name_of
from tests.games.victoria.reference_zones import (
    ALL_CARDS,
    CARDS,
    DISCARD_EFFECTS,
    DOMAIN_OF,
    EFFECTS,
    LEVEL_OF,
    Card,
    Embargo,
)
from tests.games.victoria.table import Table

Policy = Callable[[Reference, Rng], str]
Compare = Callable[[str, object, object], None]


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
        compare_ending(ending, reference, compare)
    return found


def compare_ending(ending: Ending, reference: Reference, compare: Compare) -> None:
    """Who won and how."""
    compare("winners", set(ending.winners), reference.winners())
    compare("result", ending.result, reference.result())
    compare("reason", ending.reason, "instant" if reference.instant else "stall" if reference.seen["stall"] else "deck")
    points = [value for line in ending.sheet.lines if line.name == "points" for value in line.values]
    compare("points", points, reference.points)


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
    compare("coin's user", view.coin_user, reference.coin_user)
    compare("hand limit", view.hand_limit, reference.hand_limit(reference.active))
    compare("copied", view.copied, reference.copied)
    compare("used", sorted(view.used), sorted(reference.own_effects + reference.discard_effects))
    if reference.actor != OVER:
        compare("quiet rounds", view.quiet_rounds, reference.quiet_rounds)
        compare("last round", view.last_round, reference.deck == 0)
    for player in view.players:
        compare(f"size of p{player.seat + 1}'s hand", player.hand_size, len(reference.hands[player.seat]))
        for domain in player.domains:
            compare_domain(player.seat, domain, reference, compare)


def compare_domain(seat: int, view: DomainView, reference: Reference, compare: Compare) -> None:
    """One domain of one area."""
    where = f"p{seat + 1}'s {view.domain}: "
    cards = [card for card in reference.areas[seat] if card[0] == view.domain]
    laid = [embargo.card[1] for embargo in reference.embargoes[seat] if embargo.domain == view.domain]
    compare(where + "cards", sorted(view.cards), names(cards))
    compare(where + "count", view.count, len(cards))
    compare(where + "embargoes", view.embargoes, [laid.count(era) for era in (1, 2, 3)])
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


# Playing both -------------------------------------------------------------------------------------------------------


def play_both(state: VictoriaState, reference: Reference, policies: list[Policy], seed: int) -> Counter[str]:
    """Play one game through both engines, comparing at every ply; returns how often what happened in it."""
    rng = Rng(seed)
    start = "" if reference.actor == CHANCE else f" from\n{state.view(SPECTATOR)}\nwith hands {reference.hands}"
    moves: list[str] = []
    happened: Counter[str] = Counter()
    while True:
        found = differences(state, reference)
        told = [
            f"{label(reference.players, reference.options)}, seed {seed}:",
            *found,
            f"after{start}",
            "; ".join(moves),
        ]
        assert not found, "\n".join(told)
        if reference.actor == OVER:
            break
        move = draw(reference, rng) if reference.actor == CHANCE else policies[reference.actor](reference, rng)
        happened.update(situations(reference, move))
        moves.append(move)
        state.apply(VICTORIA.notation.parse(move))
        reference.play(move)
    happened.update({"games": 1, "plies": len(moves), reference.result(): 1})
    happened["instant win in the last round"] += reference.instant and reference.deck == 0
    return happened + reference.seen


def situations(reference: Reference, move: str) -> list[str]:
    """What a move is an example of."""
    verb, *fields = move.split()
    found = [f"{verb} {fields[0]}"] if verb in ("use", "copy") else [verb]
    if move == "use breakthrough" and not reference.deck:
        found.append("breakthrough on an empty deck")
    if verb in ("use", "copy") and fields[0] in LEVEL_OF:
        applied = [*reference.own_effects, reference.copied or ""]
        found += [f"{DOMAIN_OF[one]} twice" for one in applied if DOMAIN_OF.get(one) == DOMAIN_OF[fields[0]]]
    return found


def label(players: int, options: Options) -> str:
    changed = [
        f"{option.name}={option_text(options[option.name])}"
        for option in VICTORIA.options
        if options[option.name] != option.default
    ]
    return f"{players}p-{'-'.join(changed) or 'default'}"


def new_game(players: int, options: Options) -> tuple[VictoriaState, Reference]:
    state = VICTORIA.new(players, options)
    assert isinstance(state, VictoriaState)
    return state, Reference(players, options)


def rich_position(
    players: int, options: Options, seed: int, favourites: list[str] | None = None
) -> tuple[VictoriaState, Reference]:
    """A constructed position near the end, at the start of a round: full areas, face-down cards, a short deck.

    Each area is full of a few domains, the same for all where they are given.
    """
    rng = Rng(seed)
    left = list(ALL_CARDS)

    def take(number: int, wanted: list[str]) -> list[Card]:
        fitting = [card for card in left if card[0] in wanted]
        cards = [fitting.pop(rng.below(len(fitting))) for _ in range(min(number, len(fitting)))]
        for card in cards:
            left.remove(card)
        return cards

    def some_domains(number: int) -> list[str]:
        return [list(CARDS)[rng.below(len(CARDS))] for _ in range(number)]

    seats = range(1, players + 1)
    first = 1 + rng.below(players)
    areas = {
        seat: take(rng.below(9), favourites or some_domains(3)) + take(rng.below(5), list(CARDS)) for seat in seats
    }
    hands = {seat: take(rng.below(7), some_domains(4)) for seat in seats}
    hands[first] += take(2, list(CARDS))
    # Only the others are embargoed, so that there is a card to begin with; the earliest Economy cards are used.
    economies = [card for card in left if card[0] == "economy"][: players - 1]
    targets = [seat for seat in seats if seat != first][: len(economies)]
    for card in economies:
        left.remove(card)
    utopias = take(rng.below(4), ["utopia"])
    discard = take(rng.below(7), list(CARDS))
    removed = 0 if players == 4 else 3
    deck = max(0, min(rng.below(16), sum(card[1] == 3 for card in left) - removed))
    table = Table(
        players,
        areas={seat: " ".join(map(name_of, cards)) for seat, cards in areas.items()},
        hands={seat: " ".join(map(name_of, cards)) for seat, cards in hands.items()},
        embargoes={seat: some_domains(1)[0] for seat in targets},
        democracies={1 + rng.below(players): " ".join(some_domains(1) * len(utopias))},
        discard=" ".join(map(name_of, discard)),
        deck=deck,
        turn=first,
        first=first,
        options=options,
    )
    return table.state, reference_at(table.state, options)


def final_position(players: int, options: Options, rng: Rng) -> tuple[Table, Reference]:
    """The last player is about to end the last turn; counts are close, so that all ties occur."""
    base = {domain: rng.below(3) for domain in CARDS}
    odds = 2 + rng.below(20)
    counts = [{d: base[d] + (rng.below(odds) == 0) for d in CARDS} for _ in range(players)]
    if rng.below(8) == 0:
        counts[-1]["war"] = 6 + rng.below(4)
    areas = {seat: " ".join(f"{d}*{number}" for d, number in one.items()) for seat, one in enumerate(counts, 1)}
    democracies = {players: " ".join(["war"] * rng.below(3))}
    table = Table(
        players, areas=areas, democracies=democracies, deck=0, turn=players, first=1, step="effects", options=options
    )
    reference = reference_at(table.state, options)
    reference.active = players - 1
    return table, reference


def reference_at(state: VictoriaState, options: Options) -> Reference:
    """The reference engine in the same position, at the start of a round."""
    view = state.view(SPECTATOR)
    reference = Reference(state.players, options)
    reference.first = reference.active = reference.coin_user = view.first
    reference.round = view.round - 1
    reference.deck = view.deck
    reference.untaken = cards_of(names_of(state.pool))
    reference.discard = cards_of(view.discard)
    for seat, player in enumerate(view.players):
        reference.hands[seat] = cards_of(state.view(seat).players[seat].hand or [])
        for domain in player.domains:
            reference.areas[seat] += cards_of(domain.cards)
            reference.democracies[seat] += [domain.domain] * domain.democracies
            for era, number in enumerate(domain.embargoes, 1):
                embargoes = [Embargo(domain.domain, ("economy", era), fresh=False) for _ in range(number)]
                reference.embargoes[seat] += embargoes
    reference.follow(reference._rounds())
    return reference


def cards_of(texts: list[str]) -> list[Card]:
    return [(text[:-2], int(text[-1])) for text in texts]


# Ways to play -------------------------------------------------------------------------------------------------------


def one_of(moves: list[str], rng: Rng) -> str:
    return moves[rng.below(len(moves))]


def draw(reference: Reference, rng: Rng) -> str:
    """An outcome of chance by its weight."""
    return one_of([move for move, weight in reference.weights().items() for _ in range(weight)], rng)


def best(reference: Reference, rng: Rng, worth: Callable[[str, list[str]], float], whims: int = 8) -> str:
    """One of the moves worth most, judged by verb and fields; one move in ``whims`` is a whim."""
    moves = reference.legal()
    if rng.below(whims) == 0:
        return one_of(moves, rng)
    worths = [worth(move.split()[0], move.split()[1:]) for move in moves]
    return one_of([move for move, one in zip(moves, worths, strict=True) if one == max(worths)], rng)


def after_play(reference: Reference, card: str) -> float:
    """How full a domain would be with one more card; a card that would win at once is worth less than nothing."""
    domain = card.split("-")[0]
    count = reference.count(reference.active, domain) + 1
    return count if count < reference.needed_to_win(reference.active, domain) else -1


def wanderer(reference: Reference, rng: Rng) -> str:
    """Does anything at all."""
    return one_of(reference.legal(), rng)


def meddler(reference: Reference, rng: Rng) -> str:
    """Never ends a turn while an effect is open."""
    return best(reference, rng, lambda verb, _: 0 if verb == "end" else 1)


def builder(reference: Reference, rng: Rng) -> str:
    """Piles up cards without winning, and uses the persistent effects they give, copied ones first."""

    def worth(verb: str, fields: list[str]) -> float:
        match verb, fields:
            case "play", [card]:
                return after_play(reference, card)
            case "copy", _:
                return 3
            case "use", [effect]:
                return 2 if effect not in DISCARD_EFFECTS else 0
            case "end", _:
                return 1
            case (("drop" | "return" | "name"), [domain]):
                return -reference.count(reference.active, domain)
        return 0

    return best(reference, rng, worth)


def blocker(reference: Reference, rng: Rng) -> str:
    """Builds, and lays Economy cards where they hurt most: on what a hand is full of, one's own included."""

    def worth(verb: str, fields: list[str]) -> float:
        match verb, fields:
            case "play", [card]:
                return 3 if card.startswith(("economy", "science")) else after_play(reference, card)
            case "lay", [domain, seat]:
                return sum(card[0] == domain for card in reference.hands[int(seat[1]) - 1])
            case (("discard" | "give"), [card]):
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
    me = reference.active
    wants_utopia = reference.count(me, "utopia") < 5

    def worth(verb: str, fields: list[str]) -> float:
        match verb, fields:
            case "play", [card]:
                return 9 if card.startswith("utopia") and wants_utopia else -reference.count(me, card.split("-")[0])
            case (("use" | "copy"), [("oligarchy" | "republic"), *_]):
                return 3
            case (("use" | "copy"), [("attack" | "inquisition" | "development" | "monopoly"), *_]):
                return 2 if len(reference.discard) < 8 or len(reference.areas[me]) > 16 else 1
            case "end", _:
                return 1.5
            case (("drop" | "name"), [domain]):
                return reference.count(me, domain) - 9 * (domain == "utopia")
        return 0

    return best(reference, rng, worth, whims=20)


POLICIES: list[Policy] = [wanderer, meddler, builder, blocker, hoarder]


def mixed(players: int, rng: Rng) -> list[Policy]:
    """A way to play for every seat."""
    return [POLICIES[rng.below(len(POLICIES))] for _ in range(players)]


def random_options(players: int, rng: Rng) -> Options:
    """Options of which any number may differ from their defaults."""
    while True:
        chosen = {option.name: option.values[rng.below(len(option.values))] for option in VICTORIA.options}
        try:
            return VICTORIA.check(players, chosen)
        except OptionsError:
            continue


# Tests --------------------------------------------------------------------------------------------------------------

CASES = pairwise(VICTORIA)
SINGLE = [(players, options) for players in VICTORIA.players for options in VICTORIA.option_sets(players)]
MIXED_GAMES = (20 if SOAKED else 8) if COMPILED else 1
LEVEL_GAMES = (15 if SOAKED else 6) if COMPILED else 1
STALL_GAMES = 4 if COMPILED else 1
RICH_GAMES = 120 if COMPILED else 10
ENOUGH_GAMES = 120 if SOAKED else 25  # after so many it is enough when all that is rare has happened
FINAL_POSITIONS = (400 if SOAKED else 150) if COMPILED else 40
RARE = [
    *(f"use {effect}" for effect in DOMAIN_OF),
    *(f"copy {effect}" for effect in LEVEL_OF),
    "step 1 skipped",
    "follow-up lapsed",
    "return refused",
    "short breakthrough",
    "breakthrough on an empty deck",
    "inquisition of an empty hand",
    "embargo on oneself",
    "democracy on oneself",
    "coin removed: majority lost",
    "coin removed: not used",
    "instant-win",
    "instant win in the last round",
    "majority-win",
]


@pytest.mark.parametrize(
    ("players", "options"),
    [pytest.param(*case, id=label(*case)) for case in CASES]
    + [pytest.param(*case, id=label(*case), marks=pytest.mark.thorough) for case in SINGLE if case not in CASES],
)
def test_both_engines_agree_at_every_ply_whatever_option_is_changed(players: int, options: Options) -> None:
    for seed, policy in enumerate([wanderer, builder, blocker] if COMPILED else [builder]):
        play_both(*new_game(players, options), [policy] * players, seed)


@pytest.mark.parametrize("players", VICTORIA.players)
def test_both_engines_agree_when_several_options_are_changed_at_once(players: int) -> None:
    for seed in range(MIXED_GAMES):
        rng = Rng(seed)
        options = random_options(players, rng)
        play_both(*new_game(players, options), mixed(players, rng), seed)


def test_both_engines_agree_from_rich_positions_with_every_effect_and_rare_case() -> None:
    happened: Counter[str] = Counter()
    lacking = RARE
    for seed in range(RICH_GAMES):
        for players in VICTORIA.players:
            rng = Rng(seed)
            options = random_options(players, rng)
            happened += play_both(*rich_position(players, options, seed), mixed(players, rng), seed)
        lacking = [name for name in RARE if not happened[name]]
        if seed + 1 >= ENOUGH_GAMES and not lacking:
            break
    assert not COMPILED or not lacking, f"the compared games have no example of {lacking}"


@pytest.mark.parametrize("domain", EFFECTS)
def test_both_engines_agree_on_one_level_of_ones_own_and_the_other_copied(domain: str) -> None:
    happened: Counter[str] = Counter()
    for players in VICTORIA.players:
        for seed in range(LEVEL_GAMES):
            options = random_options(players, Rng(seed)) | {"culture_exclusion_scope": "exact_effect"}
            rich = rich_position(players, options, seed, [domain, "culture"])
            happened += play_both(*rich, [builder] * players, seed)
    assert not COMPILED or happened[f"{domain} twice"]


@pytest.mark.parametrize("players", VICTORIA.players)
def test_both_engines_agree_on_games_that_stall(players: int) -> None:
    stalls = 0
    options = VICTORIA.check(players, {"stall_rounds": 5})
    for seed in range(STALL_GAMES):
        stalls += play_both(*new_game(players, options), [hoarder] * players, seed)["stall"]
    assert not COMPILED or stalls


@pytest.mark.parametrize("players", VICTORIA.players)
def test_both_engines_name_the_same_winners_of_a_finished_game(players: int) -> None:
    results: Counter[str] = Counter()
    for seed in range(FINAL_POSITIONS):
        rng = Rng(seed)
        options = random_options(players, rng)
        table, reference = final_position(players, options, rng)
        if reference.has_enough_to_win(reference.active):
            reference.win_at_once(reference.active)
        else:
            reference.win_by_majority()
        table.do("end")
        told = f"{label(players, options)}, seed {seed}: {table.view()}"
        assert (table.winners, table.result) == (sorted(s + 1 for s in reference.winners()), reference.result()), told
        results[reference.result()] += 1
    assert min(results[result] for result in ("instant-win", "majority-win", "shared-victory")) > 0
