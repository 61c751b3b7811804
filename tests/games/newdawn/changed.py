"""What a game looks like with an edition's facts."""

from collections.abc import Callable
from typing import Any

from ecumene.core.events import Event
from ecumene.core.rng import Rng
from ecumene.games.newdawn import NEWDAWN
from ecumene.games.newdawn.frames import LAYING_TILE
from ecumene.games.newdawn.state import NewDawnState
from ecumene.games.newdawn.view_types import NewDawnView
from ecumene.testing.walk import random_walk

from .table import Table

SOME_PLIES = 60


def view_of_map(
    edition: str, kind: str, done: Callable[[NewDawnState, list[Event]], bool]
) -> tuple[NewDawnView, list[Event]]:
    """A random game for two played up to some point, and its events."""
    state, rng, events = NEWDAWN.new(2, {"map": kind, "edition": edition}), Rng(3), list[Event]()
    assert isinstance(state, NewDawnState)
    while not done(state, events):
        state.apply(state.random_move(rng), events)
    return state.view(0), events


def science(edition: str, tech: int) -> Table:
    """A table after a science card in slot 3 has moved the tech dial."""
    row = ("early-empire", "foreign-trade", "astrology", "masonry", "pottery")
    return Table(edition=edition).row(0, *row).tech(0, tech).play("focus astrology", "advance")


def told(edition: str) -> dict[str, Any]:
    """Everything that an edition can change, as seen in play."""
    first, _ = view_of_map(edition, "first_game", lambda _state, _events: True)
    built, _ = view_of_map(edition, "built", lambda state, _events: state.top() == LAYING_TILE)
    played, events = view_of_map(
        edition, "first_game", lambda _state, events: any(one.name == "dial" for one in events)
    )
    raided = Table(edition=edition).barbarian("a", "2,3")
    raided.events_come(played.events.index("raid")).play("die 2")
    market = Table(edition=edition).market("terracotta-army").view(0).market
    return {
        "terrain": {str(space.hex): space.terrain for space in first.spaces},
        "places": {space.hex: [space.q, space.r] for space in first.spaces},
        "capitals": [player.capital for player in first.players],
        "core": sorted([tile.q, tile.r] for tile in built.tiles if tile.core),
        "side": built.tiles[0].side,
        "faces": {f"{face.tile}{face.side}": face.spaces for face in built.faces},
        "events": played.events,
        "first_event": next(one.details["event"] for one in events if one.name == "dial"),
        "levels": [[level.step, level.level] for level in played.levels],
        "gained": science(edition, 0).legal("gain"),
        "wrapped": science(edition, 24).seat(0).tech,
        "ways": first.ways,
        "raided_to": [[space.q, space.r] for space in raided.view().spaces if space.barbarians],
        "cost": [[offer.cost, offer.cost_now] for offer in market if offer.wonder],
        "record": record(edition),
    }


def record(edition: str) -> str:
    """The first plies of a random game."""
    options = NEWDAWN.check(2, {"map": "first_game", "edition": edition})
    for ply, walk in enumerate(random_walk(NEWDAWN, 2, options, seed=5)):
        if ply == SOME_PLIES:
            return walk.record().text()
    raise AssertionError("the game was over too soon")
