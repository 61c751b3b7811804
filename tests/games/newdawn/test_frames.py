"""Pending decisions: declared once, and every declared answer can be listed and performed."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from ecumene.core.notation import kind_of
from ecumene.core.state import OVER
from ecumene.games.newdawn import NEWDAWN, frames
from ecumene.games.newdawn import moves as verb
from ecumene.games.newdawn.frames import FRAMES, Frame
from ecumene.games.newdawn.layout import TOKENS
from ecumene.games.newdawn.state import NewDawnState

from .table import Table

FOLDER = Path(__file__).parents[2] / "golden" / "newdawn"
ROW = ("astrology", "foreign-trade", "early-empire", "pottery")
Pair = tuple[str, str]


def name_of(frame: int, kind: int) -> Pair:
    return FRAMES[frame].name, NEWDAWN.notation.kinds[kind].verb


@cache
def pairs_in_playthroughs() -> frozenset[Pair]:
    """Which answers each decision gets in the golden playthroughs; the engine never stops where nobody decides."""
    found = set()
    for name, (players, options) in NEWDAWN.playthroughs().items():
        state = NEWDAWN.new(players, options)
        assert isinstance(state, NewDawnState)
        for line in (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines():
            if line.startswith("> "):
                assert FRAMES[state.top()].verbs, FRAMES[state.top()].name
                move = NEWDAWN.notation.parse(line.removeprefix("> "))
                pair = name_of(state.top(), kind_of(move))
                if pair not in found:
                    assert move in state.moves()
                    found.add(pair)
                state.play(move)
        assert state.actor == OVER
    return frozenset(found)


def without_tokens(table: Table) -> Table:
    table.state.zones[TOKENS] = 0
    return table._ready()


def lost_potala() -> Table:
    table = Table().pact(0, 1, "embassy").pact(0, 1, "joint-war")
    table.state.changed = True
    return table.play("focus astrology")


def unclaimed() -> Table:
    table = Table().row(0, *ROW, "masonry").token(1, "6,-2").token(0, "1,3", "1,4")
    return without_tokens(table).play("focus masonry").on("attack", "6,-2").play("battle 6-1")


def two_stored() -> Table:
    table = Table().wonder("great-zimbabwe", "7,-2")
    table.state.store = 2
    return table._ready().play("use great-zimbabwe", "put astrology")


def built_potala() -> Table:
    table = Table().row(0, *ROW[:3], "masonry", "pottery").market("potala-palace").has(0, mercury=3)
    table.play("focus pottery", "wonder potala-palace")
    return table.play(table.moves()[0])  # the next card of the deck


def beaten_city_state() -> Table:
    table = Table().row(0, *ROW, "masonry").city_state("seoul", "6,-2").city(1, "6,-2")
    return table.play("focus masonry").on("attack", "6,-2").play("battle 6-1")


def last_token_on_hills() -> Table:
    table = Table().row(0, "astrology", "early-empire", "masonry", "pottery", "foreign-trade").token(0, "1,3")
    table.wonder("stonehenge", "7,-2").ground("hills", "6,-2", "5,-2", "4,-2")
    table.state.zones[TOKENS] = 1
    return table._ready().play("focus early-empire").on("place", "6,-2")


# Answers that are rare in random play: a position in which each can be given.
RARE: dict[Pair, Callable[[], Table]] = {
    ("unstoring", "pass"): two_stored,
    ("seoul", "barbarian"): lambda: (
        Table().ally(0, "seoul").barbarian("a", "1,3").barbarian("b", "3,0").play("use seoul")
    ),
    ("driving", "shift"): lambda: Table().ally(0, "seoul").barbarian("a", "1,3").play("use seoul"),
    ("geneva", "return"): lambda: (
        Table(3).ally(0, "geneva").pact(0, 1, "embassy").pact(0, 2, "joint-war").play("use geneva")
    ),
    ("renewing", "take"): lambda: Table().ally(0, "geneva").pact(0, 1, "embassy").play("use geneva"),
    ("civil-service", "take-back"): lambda: without_tokens(
        Table().row(0, *ROW[:2], "masonry", "pottery", "civil-service").token(0, "3,3", "1,3")
    ).play("focus civil-service", "pass"),
    ("nuking", "pass"): lambda: Table().row(0, *ROW[1:], "masonry", "nuclear-power").play("focus nuclear-power"),
    ("travelling", "employ"): lambda: (
        Table(leaders=("america",))
        .row(0, "early-empire", "astrology", "masonry", "pottery", "foreign-trade")
        .natural("mt-everest", "1,3")
        .token(0, "1,3")
        .play("lodge foreign-trade", "focus foreign-trade")
        .on("depart", "7,-2")
        .on("step", "6,-2", "5,-2")
    ),
    ("industry", "settle"): lambda: (
        Table().row(0, *ROW[:3], "masonry", "animal-husbandry").caravan(0, "1,3").play("focus animal-husbandry")
    ),
    ("potala", "pass"): built_potala,
    ("urbanization", "take-back"): lambda: (
        without_tokens(Table().row(0, *ROW[:3], "masonry", "urbanization").token(0, "1,3", "1,4"))
        .play("focus urbanization")
        .on("city", "5,-2")
    ),
    ("conquest", "liberate"): beaten_city_state,
    ("conquest", "conquer"): beaten_city_state,
    ("aztec", "swap"): lambda: (
        Table(leaders=("aztec",))
        .row(0, *ROW, "masonry")
        .barbarian("a", "6,-2")
        .play("focus masonry")
        .on("attack", "6,-2")
        .play("battle 6-1", "put astrology")
    ),
    ("culture", "employ"): lambda: (
        Table()
        .row(0, "astrology", "foreign-trade", "masonry", "pottery", "early-empire")
        .city_state("kumasi", "1,3")
        .city(0, "1,3")
        .play("focus early-empire")
        .on("place", "6,-2", "7,-1")
    ),
    ("gardens", "take-back"): lambda: without_tokens(
        Table().wonder("hanging-gardens", "7,-2").token(0, "3,3", "1,3")
    ).play("use hanging-gardens"),
    ("stonehenge", "take-back"): last_token_on_hills,
    ("refilling", "pass"): unclaimed,
    ("dismissing", "dismiss"): lambda: (
        Table()
        .row(0, "capitalism", "early-empire", "astrology", "pottery", "masonry")
        .wonder("oxford-university", "7,-2")
        .caravan(0, "1,3", "1,4")
        .play("focus astrology", "advance", "gain drama-and-poetry", "replace capitalism")
    ),
    ("giving-back", "return"): lost_potala,
    ("mustering", "pass"): lambda: without_tokens(Table().victory(3).tech(0, 23).token(0, "1,3", "1,4")).play(
        "focus astrology", "advance"
    ),
}


@pytest.mark.parametrize("pair", RARE, ids=" ".join)
def test_a_rare_answer_is_listed_and_carried_out(pair: Pair) -> None:
    table = RARE[pair]()
    state = table.state
    assert FRAMES[state.top()].name == pair[0]
    answers = [move for move in state.moves() if name_of(state.top(), kind_of(move)) == pair]
    assert answers
    before = state.to_bytes()
    state.apply(answers[0])
    assert state.to_bytes() != before


def test_every_answer_that_is_declared_can_be_given() -> None:
    declared = {name_of(frame.number, kind) for frame in FRAMES for kind in frame.verbs}
    assert pairs_in_playthroughs() <= declared
    never = {(frame.name, "pass") for frame in FRAMES if obliges(frame)}
    assert declared - pairs_in_playthroughs() - set(RARE) <= never


def obliges(frame: Frame) -> bool:
    """Whether a pass is declared only so that its refusal names the rule."""
    start = frames.GARDENS <= frame.number <= frames.RENEWING and frame.number != frames.UNSTORING
    return start or frame.number in (frames.TURN, frames.PAYING, frames.UNDER)


def test_a_table_with_a_fault_is_refused() -> None:
    frames.check(FRAMES)
    last = FRAMES[-1]
    for wrong in (
        FRAMES[:-1],
        (*FRAMES[:-1], replace(last, name="turn")),
        (*FRAMES[:-1], replace(last, number=3)),
        (*FRAMES[:-1], replace(last, times=frames.THIRD)),
        tuple(replace(frame, verbs=tuple(kind for kind in frame.verbs if kind != verb.NUKE)) for frame in FRAMES),
    ):
        with pytest.raises(ValueError, match=r"frame"):
            frames.check(wrong)
