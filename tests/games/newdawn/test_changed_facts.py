"""With a host's file the game is another one, in every process; and its records are not taken for those of this one."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ecumene.core.parsing import parse_record
from ecumene.core.record import RecordError
from ecumene.games import GAMES
from ecumene.games.newdawn.facts import SHIPPED, VARIABLE

from ...cli.command import run
from . import changed

ROOT = Path(__file__).parents[3]
WHOLE: dict[str, Any] = msgspec.to_builtins(SHIPPED)


def moved(placement: dict[str, Any], q: int, r: int) -> dict[str, Any]:
    """A tile somewhere else."""
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
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A host's file that changes something of everything."""
    made = tmp_path_factory.mktemp("host") / "facts.json"
    made.write_text(json.dumps(CHANGES), encoding="utf-8")
    return made


@pytest.fixture(scope="module")
def before() -> dict[str, Any]:
    """The game with the facts of the package."""
    return dict(json.loads(json.dumps(changed.told())))


@pytest.fixture(scope="module")
def after(path: Path, before: dict[str, Any]) -> dict[str, Any]:
    """The same with those of the host, in a process of its own, which also reads a record from here."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.games.newdawn.changed"],
        input=json.dumps([before["record"]]), cwd=ROOT, env={**os.environ, VARIABLE: str(path)}, capture_output=True,
        encoding="utf-8", check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return dict(json.loads(done.stdout))


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


def test_only_a_record_with_changed_facts_says_so(before: dict[str, Any], after: dict[str, Any]) -> None:
    assert before["mark"] == ""
    assert "\nfacts " not in before["record"]
    assert f"\ncommitment -\nfacts {after['mark']}\n\n" in after["record"]


def test_a_record_is_not_read_with_other_facts(before: dict[str, Any], after: dict[str, Any]) -> None:
    with pytest.raises(RecordError) as refused:
        parse_record(after["record"], GAMES)
    assert refused.value.kind == "other-facts"
    assert f"Its facts are {after['mark']}, here they are those of the package." in str(refused.value)
    (there,) = after["refused"]
    assert f"Its facts are those of the package, here they are {after['mark']}." in there
    assert changed.read(before["record"]) == ""


def test_the_command_line_refuses_it_and_reads_it_with_its_facts(
    after: dict[str, Any], path: Path, tmp_path: Path
) -> None:
    (tmp_path / "game.txt").write_text(after["record"], encoding="utf-8")
    refused = run("record", "verify", "game.txt", folder=tmp_path)
    assert refused.code == 1
    assert "other facts of Civilization: A New Dawn" in refused.error()
    assert "What to do:" in refused.error()
    assert run("record", "verify", "game.txt", folder=tmp_path, environment={VARIABLE: str(path)}).code == 0


# Commands -------------------------------------------------------------------------------------------------------------


def test_the_facts_in_force_can_be_edited_and_pointed_to(after: dict[str, Any], path: Path, tmp_path: Path) -> None:
    shown = run("rules", "facts", "newdawn", environment={VARIABLE: str(path)})
    assert shown.code == 0
    assert after["mark"] in shown.err
    facts = json.loads(shown.out)
    assert facts["wonder_costs"]["terracotta-army"] == 7
    (tmp_path / "all.json").write_text(shown.out, encoding="utf-8")
    again = run("rules", "facts", "newdawn", "--json", environment={VARIABLE: str(tmp_path / "all.json")}).data()
    assert again == {"game": "newdawn", "mark": after["mark"], "facts": facts}


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (None, "cannot be read"),
        ("{", "is not JSON"),
        ('{"tiles": {"5a": ["sea"]}}', "tiles, 5a, space 0: there is no terrain 'sea'."),
        ('{"first_game_capitals": {"2": [16, 12]}}', "first_game_capitals, 2: tile 12 has no capital"),
    ],
)
@pytest.mark.parametrize("command", ["about", "serve"])
def test_a_wrong_file_stops_every_command_in_words(
    command: str, content: str | None, words: str, tmp_path: Path
) -> None:
    made = tmp_path / "facts.json"
    if content is not None:
        made.write_text(content, encoding="utf-8")
    answer = run(command, folder=tmp_path, environment={VARIABLE: str(made)})
    assert (answer.code, answer.out) == (2, "")
    assert words in answer.error()
    assert "What to do:" in answer.error()
    assert "Traceback" not in answer.err
    assert list(tmp_path.glob("*.db")) == []


def test_the_server_says_that_facts_are_changed(after: dict[str, Any], path: Path, tmp_path: Path) -> None:
    words = ("serve", "--check", "--json", "--port", "0")
    checks = run(*words, folder=tmp_path, environment={VARIABLE: str(path)}).data()["checks"]
    told = [one["what"] for one in checks if one["name"] == "facts"]
    assert told == [f"The facts of Civilization: A New Dawn have been changed (mark {after['mark']})."]
    assert not [one for one in run(*words, folder=tmp_path).data()["checks"] if one["name"] == "facts"]
