"""What bots do while the map is being built: the capital first, good land near it, poor land near the others."""

import pytest

from ecumene.bots.simple import GreedyBot
from ecumene.core.notation import first_of, kind_of, wide_of
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE
from ecumene.games.newdawn import NEWDAWN, STRATEGY
from ecumene.games.newdawn import moves as verb
from ecumene.games.newdawn.box import STANDARD
from ecumene.games.newdawn.frames import LAYING_TILE, SIDE, TILE, TILES_LAID
from ecumene.games.newdawn.land import PLACE_SHAPES
from ecumene.games.newdawn.layout import CAPITAL, PLACE, TILES
from ecumene.games.newdawn.state import NewDawnState
from ecumene.games.newdawn.strategy import map_building
from ecumene.games.newdawn.tiles import SPACES


def built(players: int, seed: int, tiles: int) -> NewDawnState:
    """A map with this many tiles laid by bots."""
    state = NEWDAWN.new(players, {"map": "built"})
    assert isinstance(state, NewDawnState)
    rng = Rng(seed)
    bot = GreedyBot(STRATEGY, seed, samples=1)
    while state.round == 0 and (state.actor == CHANCE or state.top() != LAYING_TILE or state.field(TILES_LAID) < tiles):
        state.play(state.random_move(rng) if state.actor == CHANCE else bot.choose(state, state.actor))
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_lays_their_own_capital_first(players: int) -> None:
    state = built(players, 3, 0)
    for _ in range(players):
        assert state.top() == LAYING_TILE
        (move,) = STRATEGY.candidates(state)
        assert kind_of(move) == verb.LAY
        assert first_of(move) == (state.zones[CAPITAL + state.actor] - 1) // SPACES
        for _ in range(3):
            state.play(STRATEGY.candidates(state)[0])


def test_a_laid_tile_serves_its_player_better_than_the_middle_of_what_was_possible() -> None:
    state = built(3, 5, 3)
    while state.top() != LAYING_TILE or not state.zones[TILES + state.actor]:
        state.play(STRATEGY.candidates(state)[0])
    seat = state.actor
    state.play(STRATEGY.candidates(state)[0])
    tile, side = int(state.field(TILE)), int(state.field(SIDE))
    possible = []
    for turned in state.moves():
        trial = state.clone()
        trial.play(turned)
        possible += [
            map_building.value_at(trial, seat, tile, 6 * side + first_of(turned), wide_of(at)) for at in trial.moves()
        ]
    for _ in range(2):
        state.play(STRATEGY.candidates(state)[0])
    place = state.zones[PLACE + tile] - 1
    # The value of a tile does not depend on the tile itself, so it can be computed after laying it.
    found = map_building.value_at(state, seat, tile, place % PLACE_SHAPES, place // PLACE_SHAPES)
    assert found == pytest.approx(max(possible))
    assert found > sorted(possible)[len(possible) // 2]


def test_resources_are_worth_more_than_bare_ground_and_barbarians_less() -> None:
    words = [word for sides in STANDARD.sides for side in sides for word in side]
    worth = dict(zip(words, map_building.worths(STANDARD).of, strict=True))
    assert worth["forest:oil"] > worth["forest"] > worth["mountain"] > worth["water"]
    assert worth["mountain:a"] < worth["mountain"]
    assert worth["seoul@"] > worth["grassland"]


def test_a_map_built_by_bots_keeps_capitals_apart() -> None:
    """Whole maps: the rules are followed, the first round begins, and no two capitals are next to each other."""
    state = built(4, 8, 99)
    assert state.round == 1
    homes = [divmod(int(map_building.capital_cell(state, seat)), 48) for seat in range(4)]
    for one in range(4):
        for two in range(one):
            down, right = homes[one][0] - homes[two][0], homes[one][1] - homes[two][1]
            assert (abs(down) + abs(right) + abs(down + right)) // 2 >= 4
