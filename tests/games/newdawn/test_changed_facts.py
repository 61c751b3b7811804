"""An edition's facts change the game, and its records are self-contained."""

import json
from typing import Any

import msgspec
import pytest

from ecumene.core.parsing import parse_record
from ecumene.games import GAMES
from ecumene.games.newdawn.facts import SHIPPED

from . import changed

WHOLE: dict[str, Any] = msgspec.to_builtins(SHIPPED)


def moved(placement: dict[str, Any], q: int, r: int) -> dict[str, Any]:
    """A tile moved somewhere else."""
    return {**placement, "at": [placement["at"][0] + q, placement["at"][1] + r]}


CHANGES: dict[str, object] = {
    "tiles": {
        side: ["desert" if word == "hills" else word for word in SHIPPED.tiles[side]] for side in ("2a", "14a", "14b")
    },
    "first_game": {tile: moved(placement, 1, 0) for tile, placement in WHOLE["first_game"].items()},
    "first_game_capitals": {"2": [11, 16]},
    "core": {side: [moved(placement, 0, 1) for placement in WHOLE["core"][side]] for side in "ab"},
    "direction_token": [1, 6, 5, 4, 3, 2],
    "event_dial": ["quiet", "trade", "raid", "reappearing", "raid"],
    "tech_levels": {"2": 3, "24": 4},
    "step_after_last": 20,
    "wonder_costs": {"terracotta-army": 7},
}


@pytest.fixture(scope="module")
def before() -> dict[str, Any]:
    """The game with the package's facts."""
    return changed.told("standard")


@pytest.fixture(scope="module")
def after() -> dict[str, Any]:
    """The same with an edition that changes something in every fact."""
    return changed.told(json.dumps({"name": "club", "facts": CHANGES}))


# Play -----------------------------------------------------------------------------------------------------------------


def test_tiles_have_other_terrain(before: dict[str, Any], after: dict[str, Any]) -> None:
    different = {space for space, terrain in before["terrain"].items() if after["terrain"][space] != terrain}
    hills = {
        str(10 * (tile - 1) + place)
        for tile in (2, 14)
        for place, word in enumerate(SHIPPED.tiles[f"{tile}a"])
        if word == "hills"
    }
    assert different == hills
    assert {after["terrain"][space] for space in different} == {"desert"}


def test_a_client_that_builds_the_map_is_told_so(before: dict[str, Any], after: dict[str, Any]) -> None:
    assert before["faces"].keys() == after["faces"].keys()
    different = {side for side, spaces in after["faces"].items() if before["faces"][side] != spaces}
    assert different == {"2a", "14a", "14b"} & before["faces"].keys() != set()


def test_the_first_game_map_lies_elsewhere(before: dict[str, Any], after: dict[str, Any]) -> None:
    assert {space: [q + 1, r] for space, (q, r) in before["places"].items()} == after["places"]
    assert (before["capitals"], after["capitals"]) == ([150, 100], [100, 150])


def test_the_core_lies_elsewhere(before: dict[str, Any], after: dict[str, Any]) -> None:
    assert before["side"] == after["side"]
    assert [[q, r + 1] for q, r in before["core"]] == after["core"] != []


def test_the_event_dial_has_other_sections(before: dict[str, Any], after: dict[str, Any]) -> None:
    assert (before["first_event"], after["first_event"]) == ("event.quiet", "event.trade")
    assert after["events"] == CHANGES["event_dial"]


def test_the_tech_dial_has_other_levels(before: dict[str, Any], after: dict[str, Any]) -> None:
    assert "drama-and-poetry" in before["gained"]
    assert "civil-service" in after["gained"]
    assert after["levels"] == [[2, 3], [24, 4]]
    assert (before["wrapped"], after["wrapped"]) == (17, 22)


def test_the_direction_token_runs_the_other_way(before: dict[str, Any], after: dict[str, Any]) -> None:
    assert (before["ways"], after["ways"]) == ([0, 1, 2, 3, 4, 5], [0, 5, 4, 3, 2, 1])
    assert (before["raided_to"], after["raided_to"]) == ([[2, 4]], [[3, 2]])


def test_a_wonder_has_another_cost(before: dict[str, Any], after: dict[str, Any]) -> None:
    assert (before["cost"], after["cost"]) == ([[8, 8]], [[7, 7]])


# Records --------------------------------------------------------------------------------------------------------------


def test_a_record_has_all_that_its_edition_changes(before: dict[str, Any], after: dict[str, Any]) -> None:
    assert " edition=standard\n" in before["record"]
    line = next(line for line in after["record"].splitlines() if line.startswith("options "))
    word = line.partition(" edition=")[2]
    assert json.loads(word) == {"name": "club", "facts": CHANGES}


def test_records_of_both_are_read_and_replayed_side_by_side(before: dict[str, Any], after: dict[str, Any]) -> None:
    for text in (before["record"], after["record"], before["record"]):
        record = parse_record(text, GAMES)
        record.verify()
        assert record.text() == text
