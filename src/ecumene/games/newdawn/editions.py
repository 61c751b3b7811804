"""The editions of A New Dawn, and checks that the facts they change fit the box: counts, and maps that can be laid."""

import json
from typing import Final

from ecumene.core.edition import Edition
from ecumene.core.errors import OptionsError
from ecumene.games.newdawn.box import STANDARD, Box
from ecumene.games.newdawn.facts import SHIPPED, Facts, Placement, changed, difference, parts, word_problems
from ecumene.games.newdawn.land import COLUMNS, MIDDLE_COLUMN, MIDDLE_ROW, OUTLINES, ROWS
from ecumene.games.newdawn.material import DIAL_SECTIONS, LAST_STEP, RESOURCE_SUPPLY, RESOURCES
from ecumene.games.newdawn.tiles import CAPITAL_TILES, CORE_TILES, DIRECTIONS, TILE_COUNT, TILES_OF_A_PLAYER

NUMBERS_OF_PLAYERS: Final = (2, 3, 4)
# The tiles of a built map are laid all around its core, so the core is in the middle of the grid.
FARTHEST_OF_CORE: Final = 8


# Where the Bulgarian rulebook differs from the Russian one, which the standard edition follows.
EDITIONS: Final = (
    Edition("standard"),
    Edition("bulgarian", {"attacks_through_city_states": True, "stacked_barbarians": "first_player_chooses"}),
)


def facts_with(given: dict[str, object]) -> Facts:
    """The package's facts with an edition's changes; reports all problems with them at once."""
    if not given:
        return SHIPPED
    facts, problems = changed(SHIPPED, given)
    problems = problems or word_problems(facts, SHIPPED) or problems_of(facts)
    if problems:
        raise OptionsError(
            "The facts of this edition of A New Dawn cannot be played with.",
            "\n".join(problems),
            "Mend them; 'ecumene editions show newdawn standard' shows how facts are written.",
        )
    return facts


_BOXES: Final[dict[str, Box]] = {"": STANDARD}
_BOXES_LIMIT: Final = 64


def box_of(given: dict[str, object]) -> Box:
    """The box with an edition's facts; boxes are cached."""
    text = json.dumps(given, separators=(",", ":")) if given else ""
    box = _BOXES.get(text)
    if box is None:
        facts = facts_with(given)
        if len(_BOXES) >= _BOXES_LIMIT:
            _BOXES.clear()
            _BOXES[""] = STANDARD
        box = Box(facts, text)
        _BOXES[text] = box
    return box


def box_from(code: bytes) -> Box:
    """The box whose code a position carries; raises ValueError for an invalid code."""
    if not code:
        return STANDARD
    found = _BOXES.get(code.decode("ascii"))
    if found is not None:
        return found
    given = json.loads(code)
    if not isinstance(given, dict):
        raise ValueError("the facts of the position are no object")
    try:
        return box_of(difference(facts_with(given), SHIPPED))
    except OptionsError as error:
        raise ValueError(str(error)) from error


def problems_of(facts: Facts) -> list[str]:
    """Everything that makes facts with valid words impossible."""
    return [*_dial_problems(facts), *_supply_problems(facts), *_first_game_problems(facts), *_core_problems(facts)]


def _dial_problems(facts: Facts) -> list[str]:
    problems = []
    if len(facts.event_dial) != DIAL_SECTIONS:
        problems.append(f"event_dial: it has {len(facts.event_dial)} sections; the dial has {DIAL_SECTIONS}.")
    for step in facts.tech_levels:
        if not 1 <= int(step) <= LAST_STEP:
            problems.append(f"tech_levels: there is no step {step}; the dial has the steps 1 to {LAST_STEP}.")
    return problems


def _supply_problems(facts: Facts) -> list[str]:
    """No map may have more symbols of a resource than there are tokens, whichever sides are up."""
    problems = []
    for resource in RESOURCES:
        most = 0
        for tile in range(1, TILE_COUNT + 1):
            shown = [[parts(word)[2] for word in facts.tiles[f"{tile}{side}"]].count(resource) for side in ("a", "b")]
            most += max(shown)
        if most > RESOURCE_SUPPLY:
            problems.append(
                f"tiles: a map could show {resource} {most} times; there are {RESOURCE_SUPPLY} tokens (ND-LIM-06)."
            )
    return problems


# Maps -----------------------------------------------------------------------------------------------------------------


def _first_game_problems(facts: Facts) -> list[str]:
    problems = []
    smaller: set[int] = set()
    for players in NUMBERS_OF_PLAYERS:
        tiles = facts.first_game_tiles[str(players)]
        where = f"first_game_tiles, {players}"
        found = [f"{where}: tile {tile} is there twice." for tile in sorted(set(tiles)) if tiles.count(tile) > 1]
        found += [f"{where}: there is no tile {tile}." for tile in tiles if not 1 <= tile <= TILE_COUNT]
        wanted = CORE_TILES + TILES_OF_A_PLAYER * players
        if len(tiles) != wanted:
            found.append(f"{where}: there are {len(tiles)} tiles; with so many players there are {wanted} (ND-MAP-30).")
        if smaller - set(tiles):
            lost = ", ".join(str(tile) for tile in sorted(smaller - set(tiles)))
            found.append(f"{where}: more players add tiles to those of fewer; {lost} must not be missing (ND-MAP-03).")
        found += _capital_problems(facts, players)
        if not found:
            laid = [(f"tile {tile}", 0, facts.first_game[str(tile)]) for tile in tiles]
            found = [f"first_game with {players} players: {why}" for why in laying_problems(laid)]
        smaller |= set(tiles)
        problems += found
    return problems


def _capital_problems(facts: Facts, players: int) -> list[str]:
    capitals = facts.first_game_capitals[str(players)]
    tiles = facts.first_game_tiles[str(players)]
    where = f"first_game_capitals, {players}"
    known = ", ".join(str(tile) for tile in CAPITAL_TILES)
    problems = [
        f"{where}: tile {tile} has no capital; tiles with one are {known}."
        for tile in capitals
        if tile not in CAPITAL_TILES
    ]
    if len(capitals) != players or len(set(capitals)) != players:
        problems.append(f"{where}: every player needs a tile of their own, {players} in all.")
    there = {tile for tile in tiles if tile in CAPITAL_TILES}
    if not problems and there != set(capitals):
        problems.append(f"{where}: they must be the tiles with a capital in first_game_tiles, no more and no fewer.")
    return problems


def _core_problems(facts: Facts) -> list[str]:
    problems = []
    for side in ("a", "b"):
        placements = facts.core[side]
        if len(placements) != CORE_TILES:
            problems.append(f"core, {side}: there are {len(placements)} tiles; the core has {CORE_TILES}.")
            continue
        if any(abs(each) > FARTHEST_OF_CORE for placement in placements for each in placement.at):
            problems.append(f"core, {side}: all tiles must lie within {FARTHEST_OF_CORE} of the middle, [0, 0].")
        laid = [(f"its tile number {number}", "ab".index(side), each) for number, each in enumerate(placements, 1)]
        problems += [f"core, {side}: {why}" for why in laying_problems(laid)]
    return problems


def laying_problems(laid: list[tuple[str, int, Placement]]) -> list[str]:
    """Why tiles (by name, side and placement) do not form a map: off the grid, overlapping, disconnected, or a hole."""
    by_cell: dict[tuple[int, int], str] = {}
    problems = []
    for name, side, placement in laid:
        q, r = placement.at
        cells = [(q + dq, r + dr) for dq, dr in OUTLINES[6 * side + placement.turns]]
        if not all(0 < q + MIDDLE_COLUMN < COLUMNS - 1 and 0 < r + MIDDLE_ROW < ROWS - 1 for q, r in cells):
            problems.append(f"{name} lies too far from the middle, [0, 0].")
        problems += [f"{name} and {other} overlap." for other in sorted({by_cell[c] for c in cells if c in by_cell})]
        by_cell.update(dict.fromkeys(cells, name))
    if problems:
        return problems
    cells = list(by_cell)
    if len(_reached(cells[0], set(cells))) < len(cells):
        return ["the tiles are not one piece."]
    columns, rows = [q for q, _ in cells], [r for _, r in cells]
    vacant = {
        (q, r)
        for q in range(min(columns) - 1, max(columns) + 2)
        for r in range(min(rows) - 1, max(rows) + 2)
        if (q, r) not in by_cell
    }
    outside = _reached((min(columns) - 1, min(rows) - 1), vacant)
    return ["there is a hole in the map."] if outside != vacant else []


def _reached(start: tuple[int, int], within: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """The cells of a set that are connected to a given one."""
    found: set[tuple[int, int]] = {start}
    ahead = [start]
    while ahead:
        q, r = ahead.pop()
        for dq, dr in DIRECTIONS:
            other = (q + dq, r + dr)
            if other in within and other not in found:
                found.add(other)
                ahead.append(other)
    return found
