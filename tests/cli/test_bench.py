"""``ecumene bench``: how fast the engine is."""

import re

import pytest

from ecumene.cli.about import compiled
from ecumene.games import GAMES

from .command import here, run

FIGURES = {"games_per_second", "moves_per_second", "simulations_per_second", "clone_ns", "moves_per_game"}
ENGINE = "compiled" if compiled() else "interpreted"


OPTIONS = {"catan": ("-o", "mode=base", "-o", "trade_offers_per_turn=0")}  # with trades, random games never end


@pytest.mark.parametrize(("game", "players"), [(name, players) for name in GAMES for players in GAMES[name].players])
def test_the_figures_are_given_as_json(game: str, players: int) -> None:
    chosen = OPTIONS.get(game, ())
    data = here("bench", game, "--seconds", "0.1", "--players", str(players), *chosen, "--json").data()
    assert set(data) == {"game", "players", "engine"} | FIGURES | ({"options"} if chosen else set())
    assert (data["game"], data["players"], data["engine"]) == (game, players, ENGINE)
    assert all(data[figure] > 0 for figure in FIGURES)
    if chosen:
        assert (data["options"]["mode"], data["options"]["trade_offers_per_turn"]) == ("base", 0)
    assert data["moves_per_second"] == pytest.approx(data["games_per_second"] * data["moves_per_game"])
    assert 50 < data["moves_per_game"] < 4000


def test_the_figures_are_shown_as_a_table() -> None:
    answer = run("bench", "victoria", "--seconds", "0.1")
    assert (answer.code, answer.err) == (0, "")
    assert "CIV: Carta Impera Victoria, 2 players, one core, best of 3 runs" in answer.out
    rows = dict(re.findall(r"│ (.+?) +│ ([\d,]+) +│", answer.out))
    assert list(rows) == [
        "random games/s", "moves/s", "search simulations/s", "clone, ns", "moves and outcomes a game",
    ]  # fmt: skip
    assert all(int(figure.replace(",", "")) > 0 for figure in rows.values())
    assert f" {ENGINE} " in answer.out


def test_the_interpreted_engine_is_measured_beside_the_compiled_one() -> None:
    answer = run("bench", "victoria", "--seconds", "0.1", "--interpreted", "--json")
    if compiled():
        data = answer.data()
        assert data["engine"] == "compiled"
        assert set(data["interpreted"]) == FIGURES
        assert set(data["ratio"]) == FIGURES - {"moves_per_game"}
        assert data["interpreted"]["moves_per_game"] == data["moves_per_game"]
        for figure in ("games_per_second", "moves_per_second", "simulations_per_second"):
            assert data["ratio"][figure] == pytest.approx(data[figure] / data["interpreted"][figure])
        assert data["ratio"]["clone_ns"] == pytest.approx(data["interpreted"]["clone_ns"] / data["clone_ns"])
        assert all(ratio > 2 for ratio in data["ratio"].values())
    else:
        assert (answer.code, answer.out) == (2, "")
        assert "The installed engine is already interpreted." in answer.error()
        assert "What to do: Leave out --interpreted." in answer.error()


@pytest.mark.parametrize(
    ("words", "what"),
    [
        (("chess",), "There is no game 'chess'."),
        (("victoria", "-p", "5"), "cannot be played by 5."),
        (("duel", "-p", "3"), "cannot be played by 3."),
        (("catan", "-o", "mode=chess"), "mode"),
        (("victoria", "--seconds", "0"), "Invalid value for '--seconds'"),
        (("victoria", "--seconds", "61"), "Invalid value for '--seconds'"),
        ((), "Missing argument 'game'."),
    ],
)
def test_wrong_use_exits_with_2(words: tuple[str, ...], what: str) -> None:
    answer = here("bench", *words)
    assert (answer.code, answer.out) == (2, "")
    assert what in answer.error()
