"""The frames are declared once: the table is complete, and every frame in it is listed and carried out."""

import re
from pathlib import Path

import pytest

from ecumene.core.notation import kind_of
from ecumene.core.options import Options
from ecumene.core.rng import Rng
from ecumene.core.state import OVER
from ecumene.games.catan import CATAN, frames
from ecumene.games.catan import moves as verb
from ecumene.games.catan.frames import ANSWERING, FRAMES, MAIN, NOBODY_ASKED, Frame, faults_of
from ecumene.games.catan.state import CatanState

from .table import Table, at, land, way

Seen = dict[tuple[int, int], str]


# The table ------------------------------------------------------------------------------------------------------------


def test_every_number_in_the_module_has_its_entry() -> None:
    source = (Path(CATAN.folder) / "frames.py").read_text(encoding="utf-8").partition("# Flags in the extra value")[0]
    declared = {name: int(number) for name, number in re.findall(r"^([A-Z_]+): Final = (\d+)", source, re.MULTILINE)}
    assert sorted(declared.values()) == [frame.number for frame in FRAMES]
    assert all(getattr(frames, name) == number for name, number in declared.items())
    assert len(FRAMES) <= 64  # six bits of the stack


def changed(frame: Frame, name: str = "", answers: tuple[int, ...] = ()) -> Frame:
    """A frame with another name or, without one, other answers."""
    return Frame(frame.number, name or frame.name, frame.who, frame.answers if name else answers, frame.forced)


def test_a_table_with_something_wrong_is_refused_in_words() -> None:
    assert faults_of(FRAMES) == []
    without = tuple(frame for frame in FRAMES if frame.number != frames.SWAPPING)
    assert f"the move {verb.SWAP} answers no frame" in faults_of(without)
    assert f"frame {frames.SWAPPING} has the number {frames.SWAPPING + 1}" in faults_of(without)
    double = tuple(changed(frame, name="walling") if frame.name == "healing" else frame for frame in FRAMES)
    assert faults_of(double) == ["two frames are called walling"]
    mute = tuple(changed(frame) if frame.name == "gifts" else frame for frame in FRAMES)
    assert faults_of(mute) == ["nothing answers gifts"]
    mixed = tuple(
        changed(frame, answers=(verb.THROWN, verb.ROLL)) if frame.name == "robbing" else frame for frame in FRAMES
    )
    assert "robbing is answered by chance and by players" in faults_of(mixed)


def test_while_an_offer_is_open_the_player_on_turn_may_do_all_that_a_turn_allows() -> None:
    turn, answering = FRAMES[MAIN], FRAMES[ANSWERING]
    assert answering.answers_on_turn == (*turn.answers, verb.DEAL, verb.WITHDRAW)
    table = Table().settlement(0, "n:0,0").road(0, "n:0,0", "s:0,-1").knight(0, "s:0,-1", active=True).hand(1, ore=1)
    table.hand(0, ore=4, grain=4, wool=4, brick=4, lumber=4).play("give ore")
    before = table.play("drop").legal()
    table.play("give wool", "want ore", "ask p2", "offer", "p2 decline")
    assert [text for text in table.legal() if text not in ("withdraw", "deal p2")] == before


# Every frame at work --------------------------------------------------------------------------------------------------


def look(state: CatanState, seen: Seen) -> None:
    """On copies, carry out one move of each kind that is listed here for the first time."""
    frame = state.top_kind()
    for move in state.moves():
        if (frame, kind_of(move)) not in seen:
            seen[frame, kind_of(move)] = CATAN.notation.text(move)
            aside = state.clone()
            aside.apply(move, [])
            assert aside.key() != state.key(), f"{CATAN.notation.text(move)} did nothing in {FRAMES[frame].name}"


WALKS: list[tuple[int, Options]] = [
    (4, {"mode": "base", "trade_offers_per_turn": 3, "counters_per_offer": 3}),
    (3, {"mode": "base", "map": "crescent_bay", "trade_offers_per_turn": 3}),
    (3, {"map": "outer_isles", "trade_offers_per_turn": 0}),
    (3, {
        "numbers": "random", "harbours": "shuffled", "knights_choice": True, "fast_knights": True, "easy_start": True,
        "trade_offers_per_turn": 0,
    }),
    (4, {"spy_must_take": False, "trade_offers_per_turn": 0}),
]  # fmt: skip


def walked(players: int, options: Options, seen: Seen, plies: int = 1200) -> None:
    """A random game in which every position is checked."""
    rng = Rng(5)
    state = CATAN.new(players, options)
    assert isinstance(state, CatanState)
    while state.actor != OVER and plies:
        look(state, seen)
        state.apply(state.random_move(rng))
        plies -= 1


def laid_out() -> list[Table]:
    """Positions that random games rarely reach."""
    sea = Table(map="outer_isles", fast_knights=True).landed().settlement(0, "s:1,1")
    sea.ship(0, "s:1,1", "n:1,2", "s:2,1", "n:2,2").knight(0, "n:2,2", active=True)
    sea.state.pirate = land("2,1")
    chase = Table(map="outer_isles", fast_knights=True).landed().settlement(0, "s:1,1")
    chase.ship(0, "s:1,1", "n:1,2", "s:2,1", "n:2,2").knight(0, "n:2,2", active=True)
    chase.state.pirate = land("2,1")
    chase.on_turn(0, rolled=False)
    pillaged = Table().city(0, "n:0,0").city(0, "n:0,2").ship_near().rolls(1, 1, "ship")
    aqueduct = Table().levels(1, science=3).rolls(5, 6, "ship")
    gold = Table(map="outer_isles").settlement(1, "s:3,1").rolls(4, 6, "ship")
    cap = Table().city(0, "n:0,1").city(0, "n:0,2").levels(0, science=3).hand(0, paper=4).play("improve science")
    free_ship = Table(map="outer_isles").settlement(0, "n:1,2").progress(0, "road-building").play("play road-building")
    smith = Table().knight(0, "n:0,0").knight(0, "n:0,2").progress(0, "smith")
    smith.play("play smith", f"promote {at('n:0,0')}")
    wall = Table().city(0, "n:0,0").city(0, "n:0,2").progress(0, "engineer").play("play engineer")
    heal = Table().settlement(0, "n:0,0").settlement(0, "n:0,2").progress(0, "medicine").hand(0, ore=2, grain=1)
    heal.play("play medicine")
    road = Table().settlement(0, "n:0,0").road(0, "n:0,0", "s:0,-1").settlement(1, "n:0,2").road(1, "n:0,2", "s:0,1")
    road.progress(0, "diplomat").play("play diplomat", f"remove {way('n:0,0', 's:0,-1')}")
    ship = Table(map="outer_isles").settlement(0, "n:1,2").ship(0, "n:1,2", "s:2,1").settlement(1, "n:1,0")
    ship.road(1, "n:1,0", "s:1,-1").progress(0, "diplomat")
    ship.play("play diplomat", f"remove {way('n:1,2', 's:2,1')}")
    spy = Table(spy_must_take=False).progress(0, "spy").progress(1, "smith", "crane").play("play spy")
    gifts = Table().city(1, "n:0,0").hand(1, wool=3).progress(0, "wedding").play("play wedding")
    harbour = Table().hand(0, wool=1).hand(1, coin=1, cloth=1).progress(0, "commercial-harbour")
    harbour.play("play commercial-harbour", "barter p2 wool")
    intrigue = Table().road(0, "n:0,0", "s:0,-1").knight(1, "n:0,0").knight(1, "s:0,-1").progress(0, "intrigue")
    intrigue.play("play intrigue")
    relieve = Table().settlement(0, "n:0,-2").city(0, "n:0,2", sideways=True).city(0, "n:1,0", sideways=True)
    relieve.hand(0, ore=3, grain=2).play(f"city {at('n:0,-2')}")
    return [
        sea, chase, pillaged, aqueduct, gold, cap, free_ship, smith, wall, heal, road, ship, spy, gifts, harbour,
        intrigue, relieve,
    ]  # fmt: skip


def test_every_move_of_every_frame_is_listed_and_carried_out() -> None:
    seen: Seen = {}
    for players, options in WALKS:
        walked(players, options, seen)
    for table in laid_out():
        look(table.state, seen)
    declared = {(frame.number, kind) for frame in FRAMES for kind in frame.answers}
    declared |= {(ANSWERING, kind) for kind in (verb.DEAL, verb.WITHDRAW)}
    missing = [
        f"{FRAMES[frame].name}: {CATAN.notation.kinds[kind].verb}" for frame, kind in sorted(declared - set(seen))
    ]
    assert missing == []
    beyond = {pair for pair in set(seen) - declared if pair[1] not in FRAMES[pair[0]].answers_on_turn}
    assert beyond == set()


@pytest.mark.parametrize(
    "frame", [frame for frame in FRAMES if frame.who == NOBODY_ASKED], ids=lambda frame: frame.name
)
def test_what_nobody_decides_is_never_waited_for(frame: Frame) -> None:
    seen: Seen = {}
    walked(3, {"trade_offers_per_turn": 0}, seen, plies=300)
    assert frame.number not in {number for number, _ in seen}
