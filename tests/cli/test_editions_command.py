"""``ecumene editions``, and a host's own editions in every command."""

import json
import re
from pathlib import Path

import pytest

from ecumene.games import GAMES
from ecumene.games.own_editions import FORMER, VARIABLE

from .command import here, run

ROOT = Path(__file__).parents[2]
CLUB = {
    "game": "newdawn",
    "name": "club",
    "readings": {"tech_overflow": "stops"},
    "facts": {"wonder_costs": {"petra": 9}},
}


def folder_with(tmp_path: Path, **files: object) -> dict[str, str]:
    """An environment with a folder of editions."""
    folder = tmp_path / "editions"
    folder.mkdir()
    for name, content in files.items():
        text = content if isinstance(content, str) else json.dumps(content)
        (folder / f"{name}.json").write_text(text, encoding="utf-8")
    return {VARIABLE: str(folder)}


@pytest.mark.parametrize("language", ["en", "ru", "bg"])
def test_editions_are_listed_with_what_they_change(language: str) -> None:
    answer = here("editions", "list", "--lang", language)
    assert answer.code == 0
    for game in GAMES.values():
        for edition in game.editions:
            assert f"{game.name} {edition.name} " in answer.out
    assert "option-" not in answer.out


def test_a_hosts_own_is_listed_too(tmp_path: Path) -> None:
    environment = folder_with(tmp_path, club=CLUB)
    data = here("editions", "list", "newdawn", "--json", environment=environment).data()
    assert [(one["name"], one["own"]) for one in data] == [("standard", False), ("bulgarian", False), ("club", True)]
    assert data[2]["facts"] == {"wonder_costs": {"petra": 9}}
    assert "newdawn club" in here("editions", "list", environment=environment).out
    assert "club" not in here("editions", "list").out


def test_a_game_without_editions_says_so() -> None:
    for words in (("list", "duel"), ("show", "duel")):
        answer = here("editions", *words)
        assert answer.code == 2
        assert "7 Wonders Duel has no editions. What to do: Games that do: catan, newdawn." in answer.error()


@pytest.mark.parametrize(("game", "name"), [("catan", "2025"), ("newdawn", "bulgarian"), ("newdawn", "standard")])
def test_what_is_shown_can_be_used_as_a_file(game: str, name: str, tmp_path: Path) -> None:
    shown = here("editions", "show", game, name)
    assert shown.code == 0
    whole = json.loads(shown.out)
    assert set(whole["readings"]) == {one.name for one in GAMES[game].readings}
    assert ("facts" in whole) == (game == "newdawn")
    file = tmp_path / "mine.json"
    file.write_text(json.dumps({**whole, "name": "mine"}), encoding="utf-8")
    checked = here("editions", "check", str(file), "--json").data()
    assert checked["option"] == name
    assert here("editions", "show", game, name, "--json").data()["readings"] == whole["readings"]


def test_a_file_is_checked_and_told_what_it_changes(tmp_path: Path) -> None:
    file = tmp_path / "club.json"
    file.write_text(json.dumps(CLUB), encoding="utf-8")
    answer = here("editions", "check", str(file))
    assert answer.code == 0
    assert "is an edition of Civilization: A New Dawn. It changes tech_overflow, wonder_costs." in answer.out


WRONG = {
    "not JSON": ('{"game": }', "is not JSON"),
    "a list": ("[]", "holds no edition"),
    "no game": ("{}", "holds no edition"),
    "unknown game": ('{"game":"chess"}', "There is no game 'chess'"),
    "a game without": ('{"game":"duel"}', "7 Wonders Duel has no editions"),
    "twice": ('{"game":"catan","game":"catan"}', "'game' occurs twice"),
    "something else": ('{"game":"catan","reading":{}}', "holds no edition"),
    "unknown reading": ('{"game":"catan","readings":{"spy":true}}', "There is no reading 'spy'"),
    "wrong fact": ('{"game":"newdawn","facts":{"wonder_costs":{"petra":0}}}', "wonder_costs, petra: Expected"),
}


@pytest.mark.parametrize("mistake", WRONG)
def test_a_mistake_is_reported_by_the_check_and_at_every_start(mistake: str, tmp_path: Path) -> None:
    text, words = WRONG[mistake]
    environment = folder_with(tmp_path, wrong=text)
    checked = here("editions", "check", str(tmp_path / "editions" / "wrong.json"))
    assert checked.code != 0
    assert words in checked.error()
    started = here("about", environment=environment)
    assert started.code == 2
    assert words in started.error()
    assert "wrong.json" in started.error()
    assert "What to do:" in started.error()


def test_all_files_are_told_at_once_and_a_name_is_taken_once(tmp_path: Path) -> None:
    environment = folder_with(tmp_path, a=CLUB, b={**CLUB, "facts": {}}, c="{", d={**CLUB, "name": "bulgarian"})
    error = here("about", environment=environment).error()
    for words in ("b.json: There is already an edition 'club'", "c.json:", "d.json: There is already"):
        assert words in error
    assert "a.json:" not in error


def test_a_missing_folder_is_reported(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere", Path(__file__)):
        answer = here("about", environment={VARIABLE: str(path)})
        assert answer.code == 2
        assert "cannot be read" in answer.error()
        assert VARIABLE in answer.error()


def test_the_variable_of_version_0_1_is_refused_with_what_to_do() -> None:
    answer = run("about", environment={FORMER: "facts.json"})
    assert (answer.code, answer.out) == (2, "")
    assert f"{FORMER} is no longer read." in answer.error()
    assert VARIABLE in answer.error()
    assert "Traceback" not in answer.err


def test_a_game_of_ones_own_edition_is_simulated_and_its_record_needs_nothing(tmp_path: Path) -> None:
    environment = folder_with(tmp_path, club=CLUB)
    words = (
        "simulate",
        "newdawn",
        "--players",
        "2",
        "--games",
        "1",
        "--option",
        "edition=club",
        "--out",
        str(tmp_path / "games"),
    )
    assert here(*words, environment=environment).code == 0
    (record,) = (tmp_path / "games").glob("*.txt")
    assert '"name":"club"' in record.read_text(encoding="utf-8")
    assert here("record", "verify", str(record)).code == 0


def test_the_server_says_which_editions_are_its_own(tmp_path: Path) -> None:
    words = ("serve", "--check", "--json", "--port", "0")
    environment = folder_with(tmp_path, club=CLUB)
    told = [
        one
        for one in run(*words, folder=tmp_path, environment=environment).data()["checks"]
        if one["name"] == "editions"
    ]
    assert told[0]["what"] == "Your own: club of Civilization: A New Dawn."
    config = tmp_path / "server.toml"
    config.write_text('editions = "nowhere"\n', encoding="utf-8")
    answer = run(*words, "--config", str(config), folder=tmp_path)
    assert answer.code != 0
    (told,) = [one for one in answer.data()["checks"] if one["name"] == "editions"]
    assert not told["good"]


def test_the_sample_for_hosts_is_accepted(tmp_path: Path) -> None:
    page = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    (sample,) = re.findall(r"^```json\n(.*?)^```$", page, re.M | re.S)
    (tmp_path / "sample.json").write_text(sample, encoding="utf-8")
    checked = here("editions", "check", str(tmp_path / "sample.json"), "--json").data()
    assert checked["facts"]
    assert checked["readings"]
