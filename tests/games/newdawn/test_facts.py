"""The facts of the box as data: those of the package, and every mistake an edition can make in its own."""

import json
import re
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ecumene.core.edition import Edition, mark_of_facts
from ecumene.core.errors import OptionsError
from ecumene.games.newdawn import NEWDAWN, editions, facts
from ecumene.games.newdawn.box import STANDARD
from ecumene.games.newdawn.facts import SHIPPED, Facts, Placement
from ecumene.games.newdawn.material import (
    CITY_STATE_NAMES,
    EVENTS,
    LAST_STEP,
    LETTERS,
    LEVELS,
    NATURAL_NAMES,
    RESOURCES,
    TERRAINS,
    WONDER_NAMES,
)
from ecumene.games.newdawn.tiles import CAPITAL_TILES, CITY_STATE_TILES, DISPUTED, NATURAL_TILES

ROOT = Path(__file__).parents[3]
WHOLE: dict[str, Any] = msgspec.to_builtins(SHIPPED)


# Those of the package -------------------------------------------------------------------------------------------------


def test_the_facts_of_the_package_are_without_fault() -> None:
    assert facts.word_problems(SHIPPED, SHIPPED) == []
    assert editions.problems_of(SHIPPED) == []
    assert NEWDAWN.check_facts(WHOLE) == {}
    assert NEWDAWN.facts_of(NEWDAWN.editions[0]) == WHOLE


def test_the_game_plays_with_what_the_file_says() -> None:
    written = json.loads((NEWDAWN.folder / "facts.json").read_text(encoding="utf-8"))
    assert [[written["tiles"][f"{tile}{side}"] for side in "ab"] for tile in range(1, 17)] == STANDARD.sides
    laid = {str(tile): {"at": list(at), "turns": turns} for tile, at, turns in STANDARD.first_game}
    assert laid == written["first_game"]
    assert {str(players): tiles for players, tiles in STANDARD.first_game_tiles.items()} == written["first_game_tiles"]
    capitals = {str(players): tiles for players, tiles in STANDARD.first_game_capitals.items()}
    assert capitals == written["first_game_capitals"]
    core = [
        {"at": [q, r], "turns": shape % 6}
        for q, r, shape in zip(STANDARD.core_q, STANDARD.core_r, STANDARD.core_shape, strict=True)
    ]
    assert core == written["core"]["a"] + written["core"]["b"]
    assert [shape // 6 for shape in STANDARD.core_shape] == [0] * 4 + [1] * 4
    assert [EVENTS[event] for event in STANDARD.events] == written["event_dial"]
    levels = {str(step): level for step, level in enumerate(STANDARD.level_at) if level}
    assert levels == written["tech_levels"]
    assert written["step_after_last"] == STANDARD.step_after_last
    assert dict(zip(WONDER_NAMES, STANDARD.cost, strict=True)) == written["wonder_costs"]
    assert [written["direction_token"].index(number) for number in range(1, 7)] == list(STANDARD.way_of_number)


def test_every_word_of_the_rules_occurs_in_the_file() -> None:
    """The words a host may write are those in the file, so it must include every word that the rules know."""
    said = [facts.parts(word) for words in SHIPPED.tiles.values() for word in words]
    assert {name for name, sign, _ in said if sign in ("", "*")} == set(TERRAINS) - {"natural-wonder"}
    assert {name for name, sign, _ in said if sign == "!"} == set(NATURAL_NAMES)
    assert {name for name, sign, _ in said if sign == "@"} == set(CITY_STATE_NAMES)
    assert {symbol for _, _, symbol in said if symbol} == {*RESOURCES, *LETTERS}
    assert set(SHIPPED.event_dial) == set(EVENTS)
    kinds = {"!": NATURAL_TILES, "@": CITY_STATE_TILES, "*": CAPITAL_TILES}
    for sign, tiles in kinds.items():
        with_sign = {side[:-1] for side, words in SHIPPED.tiles.items() if any(sign in word for word in words)}
        assert with_sign == {str(tile) for tile in tiles}


def test_limits_are_those_of_the_rules() -> None:
    def limits(kind: Any) -> tuple[int, int]:
        mark = kind.__metadata__[0]
        return mark.ge, mark.le

    assert limits(facts.Level) == (2, LEVELS)
    assert limits(facts.Step) == (1, LAST_STEP - 1)


def test_the_page_of_uncertainties_lists_every_disputed_space() -> None:
    page = (ROOT / "docs/known-uncertainties.md").read_text(encoding="utf-8")
    told = [
        (int(side[:-1]), side[-1].lower(), int(space), "mountain" if terrain == "mountains" else terrain)
        for side, spaces in re.findall(r"^  \| (\d+[AB]) \| (.+) \|$", page, re.M)
        for space, terrain in (each.split() for each in spaces.split(", "))
    ]
    assert told == list(DISPUTED)
    for tile, side, space, other in DISPUTED:
        assert facts.parts(SHIPPED.tiles[f"{tile}{side}"][space])[0] != other
    assert all(f"`{name}`" in page for name in Facts.__struct_fields__)


def test_the_other_transcription_could_be_played() -> None:
    tiles = {side: list(words) for side, words in SHIPPED.tiles.items()}
    for tile, side, space, other in DISPUTED:
        words = tiles[f"{tile}{side}"]
        words[space] = words[space].replace(facts.parts(words[space])[0], other)
    changed, problems = facts.changed(SHIPPED, {"tiles": tiles})
    assert problems + facts.word_problems(changed, SHIPPED) + editions.problems_of(changed) == []
    assert changed.tiles["3b"][4] == "desert:oil"


# Of an edition --------------------------------------------------------------------------------------------------------


def test_only_what_differs_is_kept() -> None:
    side = [*SHIPPED.tiles["3b"][:2], "desert", *SHIPPED.tiles["3b"][3:]]
    given = {"tiles": {"3b": side, "3a": SHIPPED.tiles["3a"]}, "wonder_costs": {"petra": 9}, "event_dial": ["raid"] * 5}
    found = editions.facts_with(given)
    assert found.tiles == {**SHIPPED.tiles, "3b": side}
    assert found.wonder_costs == {**SHIPPED.wonder_costs, "petra": 9}
    assert found.event_dial == ["raid"] * 5
    assert found.core == SHIPPED.core
    kept = NEWDAWN.check_facts(given)
    assert kept == {"tiles": {"3b": side}, "event_dial": ["raid"] * 5, "wonder_costs": {"petra": 9}}
    assert NEWDAWN.check_facts(kept) == kept
    assert editions.facts_with(kept) == found


def test_the_levels_of_the_tech_dial_are_given_whole() -> None:
    assert editions.facts_with({"tech_levels": {"4": 2}}).tech_levels == {"4": 2}
    assert NEWDAWN.check_facts({"tech_levels": {"10": 3, "4": 2}}) == {"tech_levels": {"4": 2, "10": 3}}


def test_the_mark_follows_from_the_facts_alone() -> None:
    def mark(costs: dict[str, int]) -> str:
        return mark_of_facts(NEWDAWN.facts_of(Edition("", {}, {"wonder_costs": costs})))

    assert mark({"petra": 8, "oracle": 7}) == mark({"oracle": 7, "petra": 8})
    assert re.fullmatch("[0-9a-f]{16}", mark({"petra": 8}))
    assert len({mark({}), mark({"oracle": 7}), mark({"petra": 8, "oracle": 7})}) == 3


def test_a_position_carries_the_facts_of_its_edition() -> None:
    given = {"wonder_costs": {"petra": 9}}
    state = NEWDAWN.new(2, {"edition": json.dumps({"facts": given})})
    again = NEWDAWN.restore(state.to_bytes())
    assert again.to_bytes() == state.to_bytes()
    box = editions.box_from(bytes(state.facts))  # type: ignore[attr-defined]  # a position of this game
    assert box.cost[WONDER_NAMES.index("petra")] == 9
    assert again.box is box  # type: ignore[attr-defined]  # a position of this game
    assert NEWDAWN.new(2).to_bytes() != state.to_bytes()


@pytest.mark.parametrize("code", [b"[]", b"{", b'{"tile":{}}', b'{"wonder_costs":{"petra":0}}', b"\xff"])
def test_damaged_facts_of_a_position_are_refused(code: bytes) -> None:
    with pytest.raises(ValueError, match=r"\S"):
        editions.box_from(code)


def side_with(side: str, **spaces: str) -> dict[str, object]:
    """A side with some spaces changed: ``s3="water"``."""
    words = list(SHIPPED.tiles[side])
    for name, word in spaces.items():
        words[int(name[1:])] = word
    return {"tiles": {side: words}}


def first_game(**changes: Any) -> dict[str, object]:
    """The first-game map with entries changed: ``t3=…`` a tile's place, ``tiles2=…``, ``capitals3=…``."""
    found: dict[str, dict[str, object]] = {}
    for name, value in changes.items():
        field, key = re.fullmatch("([a-z]+)([0-9]+)", name).groups()  # type: ignore[union-attr]  # always matches here
        field = {"t": "first_game", "tiles": "first_game_tiles", "capitals": "first_game_capitals"}[field]
        found.setdefault(field, {})[key] = value
    return dict(found)


def core_with(side: str, number: int, **changes: object) -> dict[str, object]:
    """A core with one tile changed."""
    placements = deepcopy(WHOLE["core"][side])
    placements[number].update(changes)
    return {"core": {side: placements}}


TWO = WHOLE["first_game_tiles"]["2"]
FOUR = WHOLE["first_game_tiles"]["4"]

MISTAKES: dict[str, tuple[dict[str, object], str]] = {
    "unknown fact": ({"wonder_cost": {}}, "There is no fact 'wonder_cost'. Did you mean 'wonder_costs'?"),
    "no entries": ({"tiles": []}, "tiles: expected an object"),
    "unknown side": ({"tiles": {"17a": []}}, "tiles: there is no '17a'."),
    "unknown wonder": ({"wonder_costs": {"sphinx": 7}}, "wonder_costs: there is no 'sphinx'."),
    "side that is no list": ({"tiles": {"1a": "water"}}, "tiles, 1a: Expected `array`, got `str`."),
    "nine spaces": ({"tiles": {"5a": SHIPPED.tiles["5a"][:9]}}, "tiles, 5a: it has 9 spaces; every side has 10."),
    "unknown terrain": (side_with("5a", s3="dessert"), "there is no terrain 'dessert'. Did you mean 'desert'?"),
    "unknown symbol": (side_with("5a", s3="hills:j"), "5a, space 3: there is no resource or barbarian 'j'."),
    "half a symbol": (side_with("5a", s3="hills:"), "5a, space 3: there is no terrain 'hills:'."),
    "unknown city-state": (side_with("6a", s4="rome@"), "6a, space 4: there is no city-state 'rome'."),
    "unknown natural wonder": (side_with("1a", s0="vesuvius!"), "1a, space 0: there is no natural wonder 'vesuvius'."),
    "a symbol in the water": (side_with("6a", s0="water:oil"), "neither a capital nor water carries a symbol."),
    "a capital in the water": (side_with("7a", s0="water*"), "there is no terrain of a capital 'water'."),
    "a capital elsewhere": (
        side_with("7a", s0="grassland", s1="grassland*"),
        "7a: its capital is on space 1; a capital is on space 0.",
    ),
    "a capital too many": (side_with("5a", s1="grassland*"), "5a: it shows 1 spaces with a capital; this tile has 0."),
    "no city-state": (side_with("6a", s4="forest"), "6a: it shows 0 spaces with a city-state; this tile has 1."),
    "a city-state twice": (side_with("6a", s4="kumasi@"), "tiles: kumasi stands on 6a and 6b; there is only one."),
    "a letter on two tiles": (side_with("5a", s1="grassland:a"), "barbarian a stands on 1a and 1b and 5a; it has one"),
    "a letter twice on a side": (side_with("3a", s1="grassland:c"), "barbarian c stands on 3a and 3a and 3b"),
    "too much of a resource": (
        {"tiles": {side: ["forest:oil"] * 5 + SHIPPED.tiles[side][5:] for side in ("8a", "5a")}},
        "tiles: a map could show oil 1",
    ),
    "a place that is none": (first_game(t3=[1, 2]), "first_game, 3: Expected `object`, got `array`."),
    "no turns": (first_game(t3={"at": [1, 2]}), "first_game, 3: Object missing required field `turns`."),
    "too many turns": (first_game(t3={"at": [1, 2], "turns": 6}), "first_game, 3: Expected `int` <= 5 - at `$.turns`."),
    "off the table": (first_game(t8={"at": [3, 17], "turns": 5}), "4 players: tile 8 lies too far from the middle"),
    "far off the table": (first_game(t8={"at": [3, 99], "turns": 5}), "first_game, 8: Expected `int` <= 30"),
    "tiles that overlap": (first_game(t3={"at": [-5, 4], "turns": 5}), "with 3 players: tile 3 and tile 7 overlap."),
    "a tile apart": (first_game(t8={"at": [12, 9], "turns": 5}), "with 4 players: the tiles are not one piece."),
    "a tile twice": (first_game(tiles2=[*TWO[:9], TWO[0]]), "first_game_tiles, 2: tile 2 is there twice."),
    "no such tile": (first_game(tiles4=[*FOUR[:15], 17]), "first_game_tiles, 4: there is no tile 17."),
    "too few tiles": (first_game(tiles2=TWO[:9]), "first_game_tiles, 2: there are 9 tiles; with so many players"),
    "a tile lost": (first_game(tiles2=[*TWO[:9], 8]), "first_game_tiles, 3: more players add tiles to those of"),
    "no capital there": (first_game(capitals2=[16, 12]), "first_game_capitals, 2: tile 12 has no capital; tiles with"),
    "too few capitals": (first_game(capitals3=[16, 11]), "first_game_capitals, 3: every player needs a tile of"),
    "one capital for two": (first_game(capitals2=[16, 16]), "first_game_capitals, 2: every player needs a tile of"),
    "a capital not on the map": (first_game(capitals2=[16, 7]), "first_game_capitals, 2: they must be the tiles with"),
    "six players": (first_game(capitals6=[16]), "first_game_capitals: there is no '6'."),
    "a core of three": ({"core": {"a": WHOLE["core"]["a"][:3]}}, "core, a: there are 3 tiles; the core has 4."),
    "a core that overlaps": (core_with("b", 1, at=[0, 0]), "core, b: its tile number 2 and its tile number 1 overlap."),
    "a core in pieces": (core_with("a", 0, at=[-6, 6]), "core, a: the tiles are not one piece."),
    "a core far away": (core_with("a", 3, at=[9, -3]), "core, a: all tiles must lie within 8 of the middle"),
    "a short dial": ({"event_dial": ["quiet"]}, "event_dial: it has 1 sections; the dial has 5."),
    "unknown event": ({"event_dial": ["raids"] * 5}, "event_dial: there is no event 'raids'. Did you mean 'raid'?"),
    "no step": ({"tech_levels": {"three": 2}}, "tech_levels: 'three' is not a step."),
    "a step too far": ({"tech_levels": {"25": 2}}, "tech_levels: there is no step 25; the dial has the steps 1 to 24."),
    "no level": ({"tech_levels": {"3": 5}}, "tech_levels, 3: Expected `int` <= 4."),
    "after the last the last": ({"step_after_last": 24}, "step_after_last: Expected `int` <= 23."),
    "five directions": ({"direction_token": [1, 2, 3, 4, 5]}, "direction_token: expected the numbers 1 to 6, each"),
    "two last": ({"direction_token": [2, 1, 3, 4, 5, 6]}, "beginning with 1."),
    "free of charge": ({"wonder_costs": {"petra": 0}}, "wonder_costs, petra: Expected `int` >= 1."),
    "in words": ({"wonder_costs": {"petra": "7"}}, "wonder_costs, petra: Expected `int`, got `str`."),
}  # fmt: skip


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_reported(mistake: str) -> None:
    content, words = MISTAKES[mistake]
    with pytest.raises(OptionsError) as refused:
        NEWDAWN.check(2, {"edition": json.dumps({"facts": content})})
    assert words in str(refused.value)
    assert refused.value.why
    assert refused.value.todo


def test_a_hole_in_a_map_is_reported() -> None:
    """Lay tiles wherever they fit until one more would enclose a vacant space."""
    spots = [Placement((q, r), turns) for q in range(-6, 7) for r in range(-6, 7) for turns in range(6)]
    laid = [("a tile", 0, Placement((0, 0), 0))]
    found: list[str] = []
    while not found and len(laid) < 6:
        tried = [(spot, editions.laying_problems([*laid, ("another", 0, spot)])) for spot in spots]
        found = [problem for _, problems in tried for problem in problems if "hole" in problem]
        laid.append(next(("a tile", 0, spot) for spot, problems in tried if not problems))
    assert set(found) == {"there is a hole in the map."}


def test_all_that_is_wrong_is_reported_at_once() -> None:
    with pytest.raises(OptionsError) as refused:
        editions.facts_with({"event_dial": [], "wonder_costs": {"sphinx": 3, "petra": 0}, "tile": {}})
    assert len(refused.value.why.splitlines()) == 3
