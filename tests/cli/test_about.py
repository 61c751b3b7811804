"""``ecumene about``: what is installed."""

import importlib.metadata
import platform

import ecumene
from ecumene.cli.about import compiled
from ecumene.games import GAMES

from .command import here, run


def test_versions_games_and_bots_are_told() -> None:
    answer = run("about")
    assert (answer.code, answer.err) == (0, "")
    text = " ".join(answer.out.split())
    assert text.startswith(f"Ecumene {ecumene.__version__} on Python {platform.python_version()} ")
    assert f"Engine: {'compiled' if compiled() else 'interpreted'} " in text
    assert ("modules are compiled; " in text) == compiled()
    assert f"msgspec {importlib.metadata.version('msgspec')}" in text
    assert "Game: victoria: CIV: Carta Impera Victoria (2, 3, 4 players, rules version 1)" in text
    for name, game in GAMES.items():
        assert f"Game: {name}: {game.title} (" in text
    assert "Bots: random, greedy, plain, search, handmade, tree" in text


def test_the_version_alone_is_told() -> None:
    answer = run("--version")
    assert (answer.code, answer.out, answer.err) == (0, f"ecumene {ecumene.__version__}\n", "")


def test_the_same_is_given_as_json() -> None:
    data = here("about", "--json").data()
    assert data["ecumene"] == ecumene.__version__ == importlib.metadata.version("ecumene")
    assert data["engine"] == ("compiled" if compiled() else "interpreted")
    assert data["python"] == platform.python_version()
    assert data["games"] == {
        name: {"title": game.title, "rules_version": game.rules_version} for name, game in GAMES.items()
    }
    assert data["bots"] == ["random", "greedy", "plain", "search", "handmade", "tree"]
    assert 0 <= data["compiled_modules"] <= data["engine_modules"]
    assert bool(data["compiled_modules"]) == compiled()


def test_the_source_says_that_it_is_interpreted_and_what_that_means() -> None:
    answer = run("about", environment={"ECUMENE_PURE": "1"})
    text = " ".join(answer.out.split())
    assert "Engine: interpreted" in text
    assert "modules are compiled" not in text
    assert "The rules are the same, but slower." in text
