"""The parts of the box that an edition can change, as tables: printed tiles, maps, dials, and wonder costs."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ecumene.games.newdawn.facts import SHIPPED, Facts
from ecumene.games.newdawn.material import (
    CITY_STATE_NAMES,
    EVENTS,
    GRASSLAND,
    LAST_STEP,
    LETTERS,
    NATURAL_NAMES,
    RESOURCES,
    TERRAINS,
    WONDER_NAMES,
    WONDROUS,
)
from ecumene.games.newdawn.tiles import TILE_COUNT

NOTHING: Final = -1
PRINTED: Final = 320  # spaces of all sides: 20 times the tile plus 10 times the side plus the place


class Box:
    """The tables of one edition. Immutable."""

    def __init__(self, facts: Facts, text: str) -> None:
        """``text`` has the facts that differ from the package's, as JSON; it is empty if none do."""
        self.text = text
        self.code: vec[u8] = vec[u8]([u8(byte) for byte in text.encode()])  # stored in positions
        # Spaces 0 to 9 of each side: a terrain with ``:`` a resource or a barbarian's letter and ``*`` a capital; a
        # city-state with ``@`` (its terrain is grassland); a natural wonder with ``!``.
        self.sides: list[list[list[str]]] = [
            [facts.tiles[f"{tile}a"], facts.tiles[f"{tile}b"]] for tile in range(1, TILE_COUNT + 1)
        ]
        self.terrain: vec[i64] = vec[i64]([0] * PRINTED)
        self.resource: vec[i64] = vec[i64]([NOTHING] * PRINTED)
        self.letter: vec[i64] = vec[i64]([NOTHING] * PRINTED)
        self.city_state: vec[i64] = vec[i64]([NOTHING] * PRINTED)
        self.natural: vec[i64] = vec[i64]([NOTHING] * PRINTED)
        self.capital: vec[i64] = vec[i64]([0] * PRINTED)
        for tile, sides in enumerate(self.sides):
            for side, words in enumerate(sides):
                for place, word in enumerate(words):
                    self._print(20 * tile + 10 * side + place, word)
        # The first-game map: tile, the position of its space 0, and its clockwise turns in sixths; all show side A.
        self.first_game: list[tuple[int, tuple[int, int], int]] = [
            (int(number), placement.at, placement.turns) for number, placement in facts.first_game.items()
        ]
        self.first_game_tiles: dict[int, list[int]] = {
            int(players): tiles for players, tiles in facts.first_game_tiles.items()
        }
        self.first_game_capitals: dict[int, list[int]] = {
            int(players): tiles for players, tiles in facts.first_game_capitals.items()
        }
        # The core of a built map, by the side that is up and the place in it: where the tile lies, and its shape.
        core = [(6 * side + one.turns, one.at) for side, name in enumerate(("a", "b")) for one in facts.core[name]]
        self.core_q: vec[i64] = vec[i64]([at[0] for _, at in core])
        self.core_r: vec[i64] = vec[i64]([at[1] for _, at in core])
        self.core_shape: vec[i64] = vec[i64]([shape for shape, _ in core])
        # The event dial, clockwise from where it starts (ND-EVT-02)
        self.events: vec[i64] = vec[i64]([EVENTS.index(event) for event in facts.event_dial])
        # The tech dial: the level at each step, and where it continues after the last step (ND-SCI-02, ND-SCI-07)
        self.level_at: vec[i64] = vec[i64]([facts.tech_levels.get(str(step), 0) for step in range(LAST_STEP + 1)])
        self.step_after_last: i64 = facts.step_after_last
        # By number of the direction token, from 0: where it points, in sixths clockwise from number 1 (ND-SETUP-15)
        self.way_of_number: vec[i64] = vec[i64]([facts.direction_token.index(number) for number in range(1, 7)])
        self.cost: vec[i64] = vec[i64]([facts.wonder_costs[name] for name in WONDER_NAMES])

    def _print(self, index: i64, word: str) -> None:
        """Read one word of a tile's side."""
        if word.endswith("!"):
            self.terrain[index] = WONDROUS
            self.natural[index] = NATURAL_NAMES.index(word[:-1])
        elif word.endswith("@"):
            self.terrain[index] = GRASSLAND
            self.city_state[index] = CITY_STATE_NAMES.index(word[:-1])
        else:
            terrain, _, symbol = word.partition(":")
            self.capital[index] = 1 if terrain.endswith("*") else 0
            self.terrain[index] = TERRAINS.index(terrain.rstrip("*"))
            if symbol in RESOURCES:
                self.resource[index] = RESOURCES.index(symbol)
            elif symbol:
                self.letter[index] = LETTERS.index(symbol)


STANDARD: Final = Box(SHIPPED, "")
