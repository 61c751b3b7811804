"""``ecumene arena``: which bot is stronger, as a table and as JSON."""

import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ecumene.games import GAMES

from .command import LIMIT, Answer, here, run, settings


def untimed(answer: Answer) -> dict[str, object]:
    """An answer as JSON without processor time, which is never twice the same."""
    return {name: value for name, value in answer.data().items() if name != "processor_time"}


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
    assert untimed(one) == untimed(two)
    texts = [(tmp_path / f"{name}.jsonl").read_text(encoding="utf-8") for name in ("one", "two")]
    lines = [sorted(re.sub(r'"seconds":\[[^]]*\]', "", text).splitlines()) for text in texts]
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
    assert untimed(resumed) == untimed(here(*words))
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
        (
            ("victoria", "random", "deep"),
            "There is no bot 'deep'.",
            "Bots: random, greedy, plain, search, handmade, ",
        ),
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


def test_a_path_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    (tmp_path / "blocked").write_text("a file", encoding="utf-8")
    words = ("arena", "victoria", "random", "random", "-n", "2", "--processes", "1", "--out")
    for place in ("blocked/games.jsonl", "."):
        answer = run(*words, place, folder=tmp_path)
        assert answer.code == 2
        assert "Traceback" not in answer.err
        assert "Error: " in answer.err


# Claims, tests, round robins, reports ---------------------------------------------------------------------------------


def test_one_against_the_rest_is_compared_with_its_even_rate() -> None:
    words = ("-p", "3", "-n", "6", "--one-against-rest", "--processes", "1")
    data = here("arena", "match", "victoria", "greedy", "random", *words, "--json").data()
    assert data["contest"]["form"] == "one-against-rest"
    assert data["verdict"]["even"] == pytest.approx(1 / 3)
    assert "33.3\u00a0% is even" in data["verdict"]["words"]


def test_a_sequential_test_stops_the_match_and_tells_its_ratio() -> None:
    words = ("victoria", "greedy", "random", "-n", "200", "--sprt", "--elo1", "100", "--processes", "1")
    data = here("arena", *words, "--json").data()
    assert data["test"]["decision"] == "elo1"
    assert data["test"]["llr"] >= data["test"]["upper"]
    assert data["games_played"] == data["test"]["steps"][-1]["games"] < 200
    assert "100 Elo accepted after" in here("arena", *words).out.replace("\n", " ")


def test_processor_time_is_reported_for_both_sides() -> None:
    answer = here("arena", "victoria", "search:5cpu", "random", "-n", "2", "--processes", "1", "--json")
    search, random = answer.data()["processor_time"]
    assert (search["entrant"], search["share"], random["share"]) == ("search:5cpu", 0.005, 0.0)
    assert search["mean"] > random["mean"] > 0
    assert answer.code == (1 if search["overdrawn"] else 0)


def test_a_report_is_written_from_files(tmp_path: Path) -> None:
    words = ("victoria", "greedy", "random", "-n", "4", "--processes", "1", "--out", tmp_path / "games.jsonl")
    assert here("arena", *words).code == 0
    page, plots = tmp_path / "out" / "report.html", tmp_path / "plots"
    answer = here("arena", "report", tmp_path / "games.jsonl", "--out", page, "--svg", plots, "--json")
    assert answer.code == 0, answer.err
    assert answer.data()["plots"] == [str(plots / "games-1.svg")]
    assert "greedy against random" in page.read_text(encoding="utf-8")
    assert (plots / "games-1.svg").read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.parametrize("data", [None, "", "my notes\n"])
def test_a_report_of_something_else_is_refused(tmp_path: Path, data: str | None) -> None:
    if data is not None:
        (tmp_path / "notes.txt").write_text(data, encoding="utf-8")
    answer = here("arena", "report", tmp_path / "notes.txt", "--out", tmp_path / "report.html")
    assert (answer.code, answer.out) == (2, "")
    assert "Error: " in answer.err
    assert not (tmp_path / "report.html").exists()


def test_a_round_robin_is_rated() -> None:
    pytest.importorskip("choix")
    words = ("victoria", "random", "greedy", "search:5", "-n", "6", "--processes", "1", "--json")
    data = here("arena", "round-robin", *words).data()
    assert sorted(one["entrant"] for one in data["ratings"]) == ["greedy", "random", "search:5"]
    assert all(one["error"] > 0 for one in data["ratings"])


def test_without_its_extra_a_round_robin_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "choix", None)
    answer = here("arena", "round-robin", "victoria", "random", "greedy", "-n", "2")
    assert (answer.code, answer.out) == (2, "")
    assert "ecumene[arena]" in answer.error()
