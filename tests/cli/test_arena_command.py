"""``ecumene arena``: which bot is stronger, as a table and as JSON."""

import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ecumene.games import GAMES

from .command import LIMIT, here, run, settings


def test_a_contest_is_printed_as_a_table() -> None:
    answer = run("arena", "victoria", "random", "greedy", "-n", "10", "--processes", "1", "--seed", "5")
    assert answer.code == 0
    assert "CIV: Carta Impera Victoria, 2 players, 10 games, seed 5" in answer.out
    rows = [[cell.strip() for cell in line.split("│")[1:-1]] for line in answer.out.split("\n") if line.startswith("│")]
    assert [row[0] for row in rows] == ["greedy", "random"]
    rates = [float(row[4].removesuffix("%")) for row in rows]
    assert rates[0] > rates[1]
    assert sum(rates) == pytest.approx(100)
    for row, rate in zip(rows, rates, strict=True):
        assert row[1] == "10"
        assert int(row[2]) + int(row[3]) <= 10
        low, high = (float(end) for end in re.findall(r"[\d.]+", row[5]))
        assert 0 <= low <= rate <= high <= 100


def test_a_contest_is_printed_as_json() -> None:
    words = ("-n", "6", "--processes", "1", "--seed", "5", "-o", "stall_rounds=5", "--json")
    data = here("arena", "victoria", "search:30", "Random", *words).data()
    contest = data["contest"]
    assert (contest["game"], contest["players"], contest["games"], contest["seed"]) == ("victoria", 2, 6, 5)
    assert contest["entrants"] == ["search:30", "random"]
    assert contest["options"]["stall_rounds"] == 5
    assert data["games_played"] == 6
    assert [one["entrant"] for one in data["standings"]] == ["search:30", "random"]
    assert sum(one["points"] for one in data["standings"]) == 6
    for one in data["standings"]:
        assert one["low"] <= one["rate"] <= one["high"]


def test_one_and_two_processes_agree(tmp_path: Path) -> None:
    words = ("arena", "victoria", "greedy", "random", "-n", "8", "--json", "--out")
    one = run(*words, tmp_path / "one.jsonl", "--processes", "1")
    two = run(*words, tmp_path / "two.jsonl", "--processes", "2")
    assert (one.code, two.code) == (0, 0)
    assert one.data() == two.data()
    lines = [sorted((tmp_path / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()) for name in ("one", "two")]
    assert lines[0] == lines[1]
    assert len(lines[0]) == 9


def test_two_bots_take_four_seats_and_teams() -> None:
    words = ("arena", "victoria", "greedy", "random", "-p", "4", "-n", "4", "--processes", "1", "--json")
    alone = here(*words).data()
    assert alone["contest"]["players"] == 4
    assert sum(one["points"] for one in alone["standings"]) == pytest.approx(4)
    teams = here(*words, "-o", "team_mode=true").data()
    assert teams["contest"]["options"]["team_mode"] is True
    assert sum(one["rate"] for one in teams["standings"]) == pytest.approx(1)


@pytest.mark.parametrize("bots", [2, 3, 4])
def test_the_usual_number_of_games_suits_any_number_of_bots(bots: int) -> None:
    answer = here("arena", "victoria", *["random"] * bots, "--processes", "1", "--json")
    assert answer.code == 0, answer.err
    assert answer.data()["games_played"] % bots == 0


def test_an_interrupted_contest_continues_and_gives_the_same_standings(tmp_path: Path) -> None:
    words = ["arena", "victoria", "greedy", "greedy", "-n", "120", "--processes", "1", "--json"]
    path = tmp_path / "games.jsonl"
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    with subprocess.Popen(
        [sys.executable, "-m", "ecumene", *words, "--out", str(path)],
        env=settings({}), stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    ) as process:  # fmt: skip
        signal.signal(signal.SIGINT, before)
        deadline = time.monotonic() + LIMIT
        while time.monotonic() < deadline and (not path.exists() or path.read_bytes().count(b"\n") < 4):
            time.sleep(0.005)
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=LIMIT)
        assert process.returncode == 130
        assert b"Traceback" not in errors
    assert 4 <= path.read_bytes().count(b"\n") < 121
    resumed = here(*words, "--out", path)
    assert resumed.code == 0
    assert resumed.data() == here(*words).data()
    assert path.read_bytes().count(b"\n") == 121


def test_the_file_is_named_at_the_end(tmp_path: Path) -> None:
    words = ("arena", "victoria", "random", "random", "-n", "2", "--processes", "1", "--out", "my [first] games.jsonl")
    answer = here(*words, folder=tmp_path)
    assert "games: my [first] games.jsonl" in answer.out
    assert (tmp_path / "my [first] games.jsonl").exists()


def test_the_file_of_another_contest_is_refused(tmp_path: Path) -> None:
    words = ("arena", "victoria", "random", "random", "-n", "2", "--processes", "1", "--out", "games.jsonl")
    assert here(*words, folder=tmp_path).code == 0
    answer = run(*words, "--seed", "9", folder=tmp_path)
    assert (answer.code, answer.out) == (2, "")
    assert "Error: games.jsonl holds another contest." in answer.err
    assert "What to do: Choose another file, or give the same arguments." in answer.err


@pytest.mark.parametrize(
    ("words", "what", "todo"),
    [
        (("victoria", "random"), "A match needs two to four bots, not 1.", "Name them after the game."),
        (("victoria", *["random"] * 5), "A match needs two to four bots, not 5.", "Name them after the game."),
        (("victoria", "random", "greedy", "-p", "3"), "2 bots cannot share 3 seats evenly.", "Take as many bots as"),
        (("victoria", "random", "greedy", "-n", "5"), "5 games cannot give every bot", "Take a multiple of 2."),
        (("victoria", "random", "deep"), "There is no bot 'deep'.", "Bots: random, greedy, search."),
        (("victoria", "random", "search:9s"), "'9s' is not a budget.", "Write milliseconds"),
        (("chess", "random", "random"), "There is no game 'chess'.", f"Games: {', '.join(GAMES)}."),
        (("victoria", "random", "random", "-o", "x=1"), "There is no option 'x'.", "Options of this game:"),
        (("victoria", "random", "random", "-n", "0"), "Invalid value for '--games' / '-n'", ""),
        (("victoria",), "Missing argument 'bots'", ""),
    ],
)
def test_wrong_use_is_reported_with_what_to_do(words: tuple[str, ...], what: str, todo: str) -> None:
    answer = here("arena", *words)
    assert (answer.code, answer.out) == (2, "")
    assert what in answer.error()
    assert todo in answer.error()


def test_a_place_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    (tmp_path / "blocked").write_text("a file", encoding="utf-8")
    words = ("arena", "victoria", "random", "random", "-n", "2", "--processes", "1", "--out")
    for place in ("blocked/games.jsonl", "."):
        answer = run(*words, place, folder=tmp_path)
        assert answer.code == 2
        assert "Traceback" not in answer.err
        assert "Error: " in answer.err
