"""Which agendas are completed and which wonders have an effect in a game given move by move.

A wonder has an effect if a move of a kind that it affects would be illegal, or have a different result, if nobody
controlled it; effects with a decision of their own are seen when that decision is answered by using them.
"""

from __future__ import annotations

from ecumene.core.events import Event
from ecumene.core.refusal import OK
from ecumene.core.state import OVER
from ecumene.games.newdawn import NEWDAWN
from ecumene.games.newdawn.frames import ESTADIO, ONLY_LEVEL_ONE, POTALA, STONEHENGE, UPGRADING
from ecumene.games.newdawn.land import BIT
from ecumene.games.newdawn.layout import WONDERS
from ecumene.games.newdawn.lookup import MOVES_OF
from ecumene.games.newdawn.material import COLOSSUS, SYDNEY_OPERA_HOUSE, WONDER_NAMES
from ecumene.games.newdawn.rules import agendas
from ecumene.games.newdawn.state import NewDawnState

# The moves that a wonder affects without a decision of its own.
BEARS_ON = {
    "hanging-gardens": ("use",),
    "forbidden-city": ("use",),
    "chichen-itza": ("place",),
    "eiffel-tower": ("use",),
    "great-lighthouse": ("city",),
    "great-zimbabwe": ("store", "use"),
    "machu-picchu": ("focus",),
    "big-ben": ("battle",),
    "oracle": ("use",),
    "oxford-university": ("gain",),
    "kremlin": ("battle",),
    "petra": ("battle", "die"),
    "terracotta-army": ("battle",),
    "alhambra": ("battle",),
    "pentagon": ("battle", "attack"),
    "ruhr-valley": ("battle",),
}


def _without(state: NewDawnState, wonder: int) -> NewDawnState:
    """The same position with a wonder controlled by nobody."""
    copy = state.clone()
    for seat in range(copy.players):
        copy.zones[WONDERS + seat] &= ~BIT[wonder]
    copy.listed = False
    return copy


def _matters(state: NewDawnState, wonder: int, move: int) -> bool:
    """Whether a move would be illegal or have a different result without a wonder."""
    bare = _without(state, wonder)
    if bare.why_not(move) is not OK:
        return True
    full = state.clone()
    full.play(move)
    bare.play(move)
    return full.actor != OVER and _without(full, wonder).to_bytes() != _without(bare, wonder).to_bytes()


def _asked_for(state: NewDawnState, verb: str) -> str:
    """The wonder whose own decision a move answers by using it, "" for none."""
    frame = state.top()
    if verb == "again":
        return "venetian-arsenal"
    if verb == "also" and frame == ESTADIO:
        return "estadio-do-maracana"
    if verb == "place" and frame == STONEHENGE:
        return "stonehenge"
    if verb == "take" and frame == POTALA:
        return "potala-palace"
    if verb == "upgrade" and frame == UPGRADING:
        return "pyramids" if state.field(ONLY_LEVEL_ONE) else "porcelain-tower"
    return ""


def _shown_by(state: NewDawnState, move: int, verb: str) -> set[str]:
    """The wonders that have an effect in a move."""
    held = 0
    for seat in range(state.players):
        held |= state.zones[WONDERS + seat]
    shown = {
        name
        for number, name in enumerate(WONDER_NAMES)
        if held & BIT[number] and verb in BEARS_ON.get(name, ()) and _matters(state, number, move)
    }
    shown.add(_asked_for(state, verb))
    if verb == "step" and held & BIT[COLOSSUS] and state.controls(state.active, COLOSSUS):
        if state.walked >= MOVES_OF[state.card] + state.stride:
            shown.add("colossus")
    return shown


def _sydney(state: NewDawnState) -> bool:
    """Whether a city is mature because rival tokens count."""
    bare = _without(state, SYDNEY_OPERA_HOUSE)
    return any(
        agendas.mature_count(state, seat) > agendas.mature_count(bare, seat)
        for seat in range(state.players)
        if state.controls(seat, SYDNEY_OPERA_HOUSE)
    )


def seen_in(state: NewDawnState, moves: list[int]) -> set[str]:
    """The agendas completed and the wonders with an effect in a game that starts here and goes on with these moves."""
    seen: set[str] = set()
    for move in moves:
        verb = NEWDAWN.notation.text(move).partition(" ")[0]
        if state.round:
            seen |= _shown_by(state, move, verb)
        events: list[Event] = []
        state.apply(move, events)
        for event in events:
            if event.name == "completes":
                seen.add(str(event.details["agenda"]).removeprefix("agenda."))
        if verb == "place" and "sydney-opera-house" not in seen and _sydney(state):
            seen.add("sydney-opera-house")
    return seen - {""}
