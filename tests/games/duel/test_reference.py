"""The fast engine against the plain referee of ``reference.py``: both play the same games, agreeing at every ply."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

import pytest

from ecumene.core.options import Options
from ecumene.core.rng import Rng
from ecumene.games.duel import DUEL
from ecumene.testing.secrecy import COMPILED, SOAKED
from tests.games.duel.reference import Referee
from tests.games.duel.reference_agreement import broken_promises, differences, promise_of
from tests.games.duel.reference_players import (
    Policy,
    architect,
    collector,
    fair,
    heir,
    helper,
    leveller,
    loaded,
    miser,
    pairer,
    procrastinator,
    raider,
    wanderer,
)
from tests.games.duel.reference_table import SEATS


@dataclass(frozen=True)
class Case:
    """Games of one kind: who plays how, what chance likes, and what must have happened in one of them at least."""

    name: str
    players: tuple[Policy, Policy]
    seeds: tuple[int, ...]
    chance: Policy = fair
    options: Options = field(default_factory=dict)
    happens: tuple[str, ...] = ()


def play_both(case: Case, seed: int) -> Counter[str]:
    """Play one game through both engines, comparing at every ply; returns how often what happened in it."""
    rng = Rng(seed)
    state, referee = DUEL.new(2, case.options), Referee(case.options)
    moves: list[str] = []
    broken: list[str] = []
    while True:
        found = broken + differences(state, referee)
        where = f"{case.name}, options {case.options}, game seed {seed}, ply {len(moves)}:"
        assert not found, "\n".join([where, *found, f"last moves: {'; '.join(moves[-5:])}"])
        if referee.who() == "over":
            break
        chooser = case.chance if referee.who() == "chance" else case.players[SEATS.index(referee.who())]
        move = chooser(referee, rng)
        promise = promise_of(state, referee, move)
        moves.append(move)
        state.apply(DUEL.notation.parse(move))
        referee.play(move)
        broken = broken_promises(promise, referee) if promise else []
    return referee.seen + Counter([referee.result, f"decided by {referee.reason}", ending_move(referee, moves[-1])])


def ending_move(referee: Referee, move: str) -> str:
    """Whether a game ended by supremacy, and through which kind of move."""
    verb = move.split()[0]
    return f"{verb} wins" if referee.reason in ("capital", "symbols") else f"{verb} ends"


CASES = [
    Case(
        "science",
        (collector("green"), helper("green")),
        (1, 9, 20, 91),
        loaded("green"),
        happens=("scientific-supremacy", "build wins", "take wins", "pair by reviving", "strategy helps"),
    ),
    Case(
        "war",
        (collector("red", "grey"), collector("blue")),
        (2, 18, 20, 24),
        loaded("strategy"),
        happens=(
            "military-supremacy",
            "revive wins",
            "raise wins",
            "decided by blue",
            "loot 2",
            "loot 5",
            "builders-guild",
            "magistrates-guild",
            "moneylenders-guild",
        ),
    ),
    Case(
        "war from the other side",
        (helper("red"), collector("red", "grey")),
        (0, 1, 2),
        options={"first_player": "p2"},
        happens=("military-supremacy", "build wins"),
    ),
    Case(
        "raid",
        (raider, helper("red", "green")),
        (4, 9),
        loaded("strategy", "pretorium", "arsenal", "green"),
        happens=("both tokens in one move", "merchants-guild", "scientists-guild", "tacticians-guild"),
    ),
    Case(
        "wonders",
        (architect, architect),
        (0, 9, 48, 92),
        happens=(
            "seventh wonder",
            "theology plays again",
            "economy against Appian Way",
            "too poor for the Appian Way",
            "nothing to revive",
        ),
    ),
    Case(
        "wonders at the last moment",
        (procrastinator, procrastinator),
        (8, 16, 36, 69),
        happens=("extra turn lost", "shared-victory", "last player chooses the starter", "no brown to destroy"),
    ),
    Case(
        "wonders at the last moment, last player starts",
        (procrastinator, procrastinator),
        (0, 1),
        options={"tie_start": "start"},
        happens=("extra turn lost", "last player starts"),
    ),
    Case(
        "discards",
        (miser, collector("green")),
        (17, 23, 37, 39),
        loaded("mausoleum", "great-library"),
        happens=("revived", "library used", "revive wins", "keep wins", "pair by reviving"),
    ),
    Case(
        "destruction",
        (miser, architect),
        (1, 3, 8, 19),
        loaded("circus-maximus", "statue-of-zeus"),
        happens=("brown destroyed", "grey destroyed", "no brown to destroy", "no grey to destroy", "shipowners-guild"),
    ),
    Case(
        "pairs",
        (pairer, pairer),
        (2, 7, 12),
        loaded("green"),
        happens=("no token left", "urbanism pays", "economy pays"),
    ),
    Case(
        "an inheritance",
        (heir, helper("green")),
        (5, 21, 44),
        loaded("urbanism", "mausoleum", "green"),
        happens=("urbanism too late", "urbanism without effect", "theology too late"),
    ),
    Case(
        "income before losses",
        (collector("green", "blue"), miser),
        (7,),
        happens=("economy before losses",),
    ),
    Case(
        "level scores",
        (leveller("blue", "red", "purple"), leveller("blue", "red", "purple")),
        (2, 4, 14, 18),
        happens=("shared-victory", "decided by blue"),
    ),
    Case(
        "a first game",
        (architect, collector("yellow", "purple")),
        (0, 1, 2),
        options={"wonder_setup": "first_game"},
        happens=("seventh wonder",),
    ),
]
MIXES = [
    (wanderer, wanderer),
    (collector("blue", "yellow"), wanderer),
    (architect, collector("purple", "red")),
    (collector("green", "blue"), miser),
]
OPTION_SETS = DUEL.option_sets(2)


def label(options: Options) -> str:
    defaults = OPTION_SETS[0]
    return " ".join(f"{name}={value}" for name, value in options.items() if value != defaults[name]) or "default"


@pytest.mark.parametrize("options", OPTION_SETS, ids=label)
def test_both_engines_agree_at_every_ply_whatever_option_is_changed(options: Options) -> None:
    for seed in range(len(MIXES) * (3 if COMPILED and SOAKED else 1)):
        play_both(Case("mixed", MIXES[seed % len(MIXES)], (seed,), options=options), seed)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_both_engines_agree_on_games_played_for_something(case: Case) -> None:
    happened: Counter[str] = Counter()
    for seed in case.seeds:
        happened += play_both(case, seed)
    lacking = [name for name in case.happens if not happened[name]]
    assert not lacking, f"the compared games have no example of {lacking}"
