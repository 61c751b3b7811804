"""The map: its tiles, the first-game layouts, and building it tile by tile."""

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ecumene.core.errors import OptionsError
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE
from ecumene.games.newdawn import NEWDAWN
from ecumene.games.newdawn.box import STANDARD
from ecumene.games.newdawn.frames import LAYING_AT, LAYING_TILE, REVEALING, SHAPE, TIER, TILE
from ecumene.games.newdawn.land import COLUMNS, FIRST_GAP, NONE, OUTLINES, Land, cell_at
from ecumene.games.newdawn.layout import CAPITAL, CITY_STATE, GAP, NATURAL, PLACE, PRESENT, TILES
from ecumene.games.newdawn.material import RESOURCES
from ecumene.games.newdawn.rules import mapping
from ecumene.games.newdawn.state import NewDawnState
from ecumene.games.newdawn.tiles import (
    CAPITAL_TILES,
    CITY_STATE_TILES,
    DIRECTIONS,
    NATURAL_TILES,
)


def new(players: int = 2, **options: str) -> NewDawnState:
    """A new game."""
    state = NEWDAWN.new(players, dict(options))
    assert isinstance(state, NewDawnState)
    return state


def go_to(frame: int, players: int = 2, seed: int = 0, **options: str) -> NewDawnState:
    """A game played at random until a decision is asked."""
    state, rng = new(players, **options), Rng(seed)
    while state.top() != frame:
        state.play(state.random_move(rng))
    return state


def play(state: NewDawnState, *moves: str) -> None:
    """Play moves in notation."""
    for text in moves:
        state.apply(NEWDAWN.notation.parse(text))


def cells_of(state: NewDawnState) -> dict[tuple[int, int], int]:
    """Every laid cell and its tile (-1 for water tokens)."""
    found = {}
    for tile in range(16):
        place = state.zones[PLACE + tile] - 1
        if place >= 0:
            cell, shape = place // 12, place % 12
            for q, r in OUTLINES[shape]:
                key = (cell % COLUMNS + q, cell // COLUMNS + r)
                assert key not in found, "tiles overlap"
                found[key] = tile
    for gap in range(16):
        if state.zones[GAP + gap]:
            cell = state.zones[GAP + gap] - 1
            assert (cell % COLUMNS, cell // COLUMNS) not in found
            found[cell % COLUMNS, cell // COLUMNS] = -1
    return found


def holes_in(laid: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """The vacant cells that no chain of vacant cells links to the outside."""
    columns = [q for q, _ in laid]
    rows = [r for _, r in laid]
    box = {(q, r) for q in range(min(columns) - 1, max(columns) + 2) for r in range(min(rows) - 1, max(rows) + 2)}
    outside, ahead = set(), [(min(columns) - 1, min(rows) - 1)]
    while ahead:
        cell = ahead.pop()
        if cell in box and cell not in laid and cell not in outside:
            outside.add(cell)
            ahead += [(cell[0] + dq, cell[1] + dr) for dq, dr in DIRECTIONS]
    return box - laid - outside


# The material ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ND-SETUP-01")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_players(players: int) -> None:
    with pytest.raises(OptionsError):
        NEWDAWN.new(players)


@pytest.mark.rule("ND-LIM-08", "ND-MAP-29")
def test_sixteen_tiles_of_four_kinds() -> None:
    assert len(STANDARD.sides) == 16
    words = STANDARD.sides
    assert all(len(side) == 10 for tile in words for side in tile)
    for number, tile in enumerate(words, 1):
        for side in tile:
            assert sum(word.endswith("!") for word in side) == (number in NATURAL_TILES)
            assert sum(word.endswith("@") for word in side) == (number in CITY_STATE_TILES)
            assert sum("*" in word for word in side) == (number in CAPITAL_TILES)


@pytest.mark.rule("ND-LIM-06")
def test_each_letter_side_shows_four_of_every_resource() -> None:
    for side in (0, 1):
        shown = Counter(word.partition(":")[2] for tile in STANDARD.sides for word in tile[side])
        assert [shown[name] for name in RESOURCES] == [4, 4, 4, 4]


@pytest.mark.rule("ND-SETUP-11")
def test_a_letter_stands_on_one_tile_only() -> None:
    letters: dict[str, set[int]] = {}
    for number, tile in enumerate(STANDARD.sides, 1):
        for side in tile:
            for word in side:
                symbol = word.partition(":")[2]
                if len(symbol) == 1:
                    letters.setdefault(symbol, set()).add(number)
    assert sorted(letters) == list("abcdefghi")
    assert all(len(tiles) == 1 for tiles in letters.values())


# The first game -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ND-MAP-01", "ND-MAP-02", "ND-MAP-03", "ND-MAP-04", "ND-MAP-30")
@pytest.mark.parametrize(("players", "tiles"), [(2, 10), (3, 13), (4, 16)])
def test_the_first_game_map_is_one_piece_without_holes(players: int, tiles: int) -> None:
    state = new(players, map="first_game")
    cells = cells_of(state)
    assert len(set(cells.values())) == tiles
    assert not holes_in(set(cells))
    assert all((state.zones[PLACE + tile] - 1) % 12 < 6 for tile in set(cells.values()))  # side A
    first = next(iter(cells))
    seen, ahead = {first}, [first]
    while ahead:
        q, r = ahead.pop()
        for dq, dr in DIRECTIONS:
            if (q + dq, r + dr) in cells and (q + dq, r + dr) not in seen:
                seen.add((q + dq, r + dr))
                ahead.append((q + dq, r + dr))
    assert seen == set(cells)


@pytest.mark.rule("ND-MAP-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_of_the_first_game_has_a_capital_of_its_own(players: int) -> None:
    state = new(players, map="first_game")
    capitals = [state.zones[CAPITAL + seat] - 1 for seat in range(players)]
    assert len(set(capitals)) == players
    assert [state.owner_at(space) for space in capitals] == list(range(players))
    assert sum(1 for tile in range(16) if state.land.capital_at[tile] != NONE) == players


@pytest.mark.rule("ND-SETUP-10", "ND-SETUP-12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_symbol_has_its_token(players: int) -> None:
    state = new(players, map="first_game")
    view = state.view(0)
    for space in view.spaces:
        land = state.land
        assert bool(space.resource) == (land.resource[space.hex] != NONE)
        assert bool(space.natural) == (land.natural[space.hex] != NONE)
        assert bool(space.city_state) == (land.city_state[space.hex] != NONE)
        assert bool(space.home) == bool(space.barbarians)


@pytest.mark.rule("ND-SETUP-13")
def test_only_city_states_on_the_map_have_cards() -> None:
    view = new(2, map="first_game").view(0)
    assert {city.name for city in view.city_states} == {"carthage", "brussels", "geneva", "buenos-aires"}
    assert all(city.left == 2 for city in view.city_states)


@pytest.mark.rule("ND-SETUP-28")
def test_barbarians_without_a_symbol_are_out_of_the_game() -> None:
    view = new(2, map="first_game").view(0)
    homes = {space.home for space in view.spaces if space.home}
    assert homes == {letter for space in view.spaces for letter in space.barbarians}
    assert "c" not in homes  # tile 3 is not in a game for two


# Dealing --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ND-MAP-07", "ND-SETUP-09")
def test_the_map_is_built_unless_said_otherwise() -> None:
    assert NEWDAWN.check(2)["map"] == "built"
    assert go_to(LAYING_TILE).actor != CHANCE
    assert go_to(LAYING_TILE, map="random").actor == CHANCE


@pytest.mark.rule("ND-MAP-08", "ND-MAP-13", "ND-MAP-14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_a_capital_tile_and_two_others(players: int) -> None:
    for seed in range(5):
        state = go_to(LAYING_TILE, players, seed)
        hands = [[tile + 1 for tile in range(16) if state.zones[TILES + seat] >> tile & 1] for seat in range(players)]
        assert all(len(hand) == 3 for hand in hands)
        assert all(sum(tile in CAPITAL_TILES for tile in hand) == 1 for hand in hands)
        assert len({tile for hand in hands for tile in hand}) == 3 * players


@pytest.mark.rule("ND-MAP-09", "ND-MAP-10", "ND-MAP-11", "ND-MAP-31")
def test_the_core_is_two_tiles_of_either_kind_with_one_side_up() -> None:
    sides = set()
    for seed in range(8):
        state = go_to(LAYING_TILE, 3, seed)
        laid = {tile + 1: state.zones[PLACE + tile] - 1 for tile in range(16) if state.zones[PLACE + tile]}
        assert sum(tile in NATURAL_TILES for tile in laid) == 2
        assert sum(tile in CITY_STATE_TILES for tile in laid) == 2
        side = {place % 12 // 6 for place in laid.values()}
        assert len(side) == 1
        sides |= side
        places = {
            (cell_at(STANDARD.core_q[place], STANDARD.core_r[place]), STANDARD.core_shape[place])
            for place in range(4 * min(side), 4 * min(side) + 4)
        }
        assert {(place // 12, place % 12) for place in laid.values()} == places
    assert sides == {0, 1}


@pytest.mark.rule("ND-MAP-10")
@pytest.mark.parametrize("face", range(1, 7))
def test_one_die_decides_the_side_of_the_core(face: int) -> None:
    state = go_to(4)  # the core's die
    play(state, f"die {face}")
    assert state.core_side == (0 if face <= 3 else 1)


def test_the_tiles_of_the_core_come_as_often_as_they_should() -> None:
    state = go_to(4)
    play(state, "die 1")
    chances = {NEWDAWN.notation.text(move): chance for move, chance in state.outcomes()}
    assert len(chances) == 8
    assert len(set(chances.values())) == 1
    play(state, "dealt 0", "dealt 1")  # two natural-wonder tiles: the rest are city-states
    offered = {NEWDAWN.notation.text(move) for move in state.moves()}
    assert offered == {f"dealt {tile - 1}" for tile in CITY_STATE_TILES}


# Laying ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ND-MAP-15", "ND-MAP-22", "ND-MAP-24", "ND-MAP-16", "ND-MAP-20")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_players_lay_three_tiles_each_in_turn(players: int) -> None:
    state, rng, layers, sides = new(players), Rng(players), [], set()
    while state.top() != REVEALING:
        if state.top() == LAYING_TILE:
            layers.append(int(state.actor))
            offered = {NEWDAWN.notation.text(move).split()[1] for move in state.moves()}
            own = {str(tile) for tile in range(16) if state.zones[TILES + state.actor] >> tile & 1}
            assert offered == own  # any of them, of whatever kind
            sides |= {NEWDAWN.notation.text(move).split()[2] for move in state.moves()}
        state.play(state.random_move(rng))
    assert layers == [(layers[0] + step) % players for step in range(3 * players)]
    assert sides == {"a", "b"}
    assert all(state.piece_at(state.zones[CAPITAL + seat] - 1) for seat in range(players))


@pytest.mark.rule("ND-MAP-17", "ND-MAP-18", "ND-MAP-23", "ND-MAP-26", "ND-MAP-32", "ND-EX-16")
@pytest.mark.parametrize("seed", range(6))
def test_every_legal_place_touches_four_spaces_and_the_core(seed: int) -> None:
    state = go_to(LAYING_AT, 3, seed)
    laid = cells_of(state)
    tile, shape = state.field(TILE), state.field(SHAPE)
    core = {cell for cell, owner in laid.items() if state.rows[36 + cell[1]] >> cell[0] & 1}
    legal = {NEWDAWN.notation.text(move).split()[1] for move in state.moves()}
    assert state.field(TIER) == mapping.TOUCH_CORE
    assert tile not in laid.values()
    for row in range(8, 28):
        for column in range(8, 40):
            cells = {(column + q, row + r) for q, r in OUTLINES[shape]}
            touched = {(q + dq, r + dr) for q, r in cells for dq, dr in DIRECTIONS if (q + dq, r + dr) in laid} - cells
            fits = not cells & set(laid) and len(touched) >= 4 and bool(touched & core)
            water = len(holes_in(set(laid) | cells)) if fits else 0
            text = str(row * COLUMNS + column)
            assert (text in legal) == (fits and state.holes + water <= 8), (row, column)
            rule = state.why_not(NEWDAWN.notation.parse(f"at {text}")).rule
            if cells & set(laid):
                assert rule == "ND-MAP-23"
            elif len(touched) < 4:
                assert rule == "ND-MAP-17"
            elif not touched & core:
                assert rule == "ND-MAP-18"


@pytest.mark.rule("ND-MAP-21", "ND-MAP-27")
def test_gaps_are_filled_with_water_at_once() -> None:
    filled = 0
    for seed in range(12):
        state, rng = new(4), Rng(seed)
        while state.top() != REVEALING:
            state.play(state.random_move(rng))
            if state.top() == LAYING_TILE:
                assert not holes_in(set(cells_of(state)))
        for gap in range(FIRST_GAP, FIRST_GAP + state.holes):
            assert state.land.terrain[gap] == 0
            assert gap in list(state.land.spaces)
        filled += state.holes
    assert filled


@pytest.mark.rule("ND-MAP-28", "ND-MAP-33")
def test_a_gap_larger_than_the_water_left_is_refused() -> None:
    refused = 0
    for seed in range(40):
        state, rng = new(4), Rng(seed)
        while state.top() != REVEALING:
            if state.top() == LAYING_AT and len(set(cells_of(state).values())) > 9:
                water, state.holes = state.holes, 8
                for cell in range(8 * COLUMNS, 28 * COLUMNS):
                    if state.forbidden_by(NEWDAWN.notation.parse("at 600") - 600 + cell) == _rule("ND-MAP-28"):
                        refused += 1
                state.holes = water
            state.play(state.random_move(rng))
        if refused:
            return
    raise AssertionError("no gap was ever refused")


def _rule(name: str) -> int:
    return NEWDAWN.rule_ids.index(name)


@pytest.mark.rule("ND-MAP-19")
def test_a_tile_that_cannot_touch_the_core_touches_a_neighbour_of_it() -> None:
    state = go_to(LAYING_TILE, 4, 3)
    for row in range(36):  # as if the core were surrounded
        state.rows[row] |= mapping.halo(state.rows, 36)[row]
    assert mapping.tier_now(state) != mapping.TOUCH_CORE


@pytest.mark.rule("ND-MAP-25")
def test_without_any_such_place_four_spaces_are_enough() -> None:
    state = go_to(LAYING_TILE, 4, 3)
    for row in range(36):
        state.rows[36 + row] = 0  # no core to touch, and no tile touching it
    assert mapping.tier_now(state) == mapping.TOUCH_ANYTHING


@pytest.mark.rule("ND-MAP-06")
def test_a_tile_is_named_by_number_and_side() -> None:
    state = go_to(LAYING_TILE, 2, 1)
    text = NEWDAWN.notation.text(state.moves()[0])
    tile, side = text.split()[1:]
    play(state, text, NEWDAWN.notation.text(_after(state, text).moves()[0]))
    laying = state.view(0).laying
    assert laying is not None
    assert (laying.tile, laying.side) == (int(tile) + 1, side)


def _after(state: NewDawnState, text: str) -> NewDawnState:
    copy = state.clone()
    play(copy, text)
    return copy


@pytest.mark.rule("ND-HEX-19", "ND-MAP-34")
def test_neighbours_across_the_seam_of_two_tiles_are_neighbours() -> None:
    places = [0] * 16
    places[2], places[4] = cell_at(0, 0) * 12 + 1, cell_at(3, 0) * 12 + 1
    land = Land(STANDARD, vec[i64](places), vec[i64]([0] * 16))
    across = [
        (space, land.next[6 * space + way])
        for space in range(20, 30)
        for way in range(6)
        if 40 <= land.next[6 * space + way] < 50
    ]
    assert across
    for one, other in across:
        assert one in [land.next[6 * other + way] for way in range(6)]


@pytest.mark.rule("ND-SETUP-32")
def test_the_first_builder_and_the_first_player_are_drawn_apart() -> None:
    pairs = set()
    for seed in range(12):
        state, rng = new(2), Rng(seed)
        while state.top() != LAYING_TILE:
            state.play(state.random_move(rng))
        builder = int(state.actor)
        while state.round == 0:
            state.play(state.random_move(rng))
        pairs.add((builder, int(state.first)))
    assert len(pairs) > 2


@pytest.mark.rule("ND-MAP-29")
@pytest.mark.parametrize("seed", range(3))
def test_a_tile_shows_the_token_of_the_side_that_is_up(seed: int) -> None:
    state = go_to(REVEALING, 4, seed)
    for number in range(8):
        present = state.zones[CITY_STATE + number] & PRESENT
        assert bool(present) == (state.land.city_state_at[number] != NONE)
        assert bool(state.zones[NATURAL + number]) == (state.land.natural_at[number] != NONE)
    assert sum(state.zones[CITY_STATE + number] & PRESENT for number in range(8)) == 4
