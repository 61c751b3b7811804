"""``ecumene simulate``: many games between bots."""

import re
from pathlib import Path

import pytest

from .command import here, read, run


def test_the_numbers_add_up() -> None:
    data = here("simulate", "victoria", "-n", "12", "-p", "3", "--json").data()
    assert (data["game"], data["games"], data["players"], data["seed"]) == ("victoria", 12, 3, 1)
    assert [seat["bot"] for seat in data["seats"]] == ["random"] * 3
    assert sum(seat["rate"] for seat in data["seats"]) == pytest.approx(1)
    assert all(0 <= seat["rate"] <= 1 for seat in data["seats"])
    assert sum(data["endings"].values()) == 12
    assert all(re.fullmatch(r"(instant-win|majority-win|shared-victory) \(\w+\)", name) for name in data["endings"])
    assert 1 <= data["rounds"]["least"] <= data["rounds"]["mean"] <= data["rounds"]["most"]


def test_partners_win_together() -> None:
    words = ("-p", "4", "-o", "team_mode=true", "-n", "8", "--json")
    data = here("simulate", "victoria", *words).data()
    rates = [seat["rate"] for seat in data["seats"]]
    assert rates[0] == rates[2]
    assert rates[1] == rates[3]
    assert rates[0] + rates[1] == pytest.approx(1)
    assert data["options"]["team_mode"] is True


def test_the_table_says_the_same_as_the_json() -> None:
    words = ("simulate", "victoria", "-n", "8", "-b", "greedy", "-b", "random", "--seed", "4")
    data = here(*words, "--json").data()
    answer = run(*words)
    assert answer.code == 0
    for number, seat in enumerate(data["seats"], 1):
        assert re.search(rf"│ p{number} +│ {seat['bot']} +│ {seat['rate']:.1%} +│", answer.out)
    for name, times in data["endings"].items():
        assert f"{name}: {times}\n" in answer.out
    rounds = data["rounds"]
    assert f"rounds: {rounds['mean']:.1f} on average, {rounds['least']} to {rounds['most']}" in answer.out


def test_a_game_of_ages_says_in_which_it_ended() -> None:
    words = ("simulate", "duel", "-n", "30", "-b", "greedy", "-b", "random")
    data = here(*words, "--json").data()
    assert sum(data["endings"].values()) == 30
    (ended,) = re.findall("^ended in (.*)$", run(*words).out, re.M)
    ages = {name: int(times) for name, times in re.findall(r"(Age I+): (\d+)", ended)}
    assert sum(ages.values()) == 30
    number = {"Age I": 1, "Age II": 2, "Age III": 3}
    assert sum(number[age] * times for age, times in ages.items()) / 30 == pytest.approx(data["rounds"]["mean"])


@pytest.mark.parametrize("bot", ["random", "greedy", "search:20"])
def test_the_same_seed_gives_the_same_games(bot: str) -> None:
    words = ("simulate", "victoria", "-n", "4", "--bot", bot, "--json")
    one = here(*words, "--seed", "3").data()
    assert here(*words, "--seed", "3").data() == one
    other = here(*words, "--seed", "4").data()
    assert (other["rounds"], other["endings"], other["seats"]) != (one["rounds"], one["endings"], one["seats"])


def test_more_games_of_a_seed_begin_with_the_same_ones(tmp_path: Path) -> None:
    for games in (2, 3):
        assert here("simulate", "victoria", "-n", str(games), "--out", tmp_path / str(games)).code == 0
    for path in (tmp_path / "2").iterdir():
        assert path.read_text(encoding="utf-8") == (tmp_path / "3" / path.name).read_text(encoding="utf-8")


def test_writing_records_changes_no_game(tmp_path: Path) -> None:
    words = ("simulate", "victoria", "-n", "6", "--seed", "2", "--json")
    assert here(*words, "--out", tmp_path).data() == here(*words).data()


def test_every_game_is_recorded_and_verifies(tmp_path: Path) -> None:
    words = ("-n", "3", "-p", "3", "-b", "greedy", "-b", "random", "-o", "deal_variant=draft", "--seed", "5")
    answer = run("simulate", "victoria", *words, "--out", "games", folder=tmp_path)
    assert answer.code == 0
    assert "records: 3 files in games" in answer.out
    files = sorted((tmp_path / "games").iterdir())
    assert [file.name for file in files] == [f"victoria-5-0000{number}.txt" for number in (1, 2, 3)]
    for file in files:
        assert here("record", "verify", file, "--json").data()["fairness"] == "proven"
        record = read(file)
        assert record.names == ["greedy", "random", "random"]
        assert record.options["deal_variant"] == "draft"
    assert len({read(file).commitment for file in files}) == 3


def test_the_last_bot_takes_the_other_seats() -> None:
    words = ("simulate", "victoria", "-n", "1", "-p", "4", "-b", "random", "-b", "greedy", "--json")
    assert [seat["bot"] for seat in here(*words).data()["seats"]] == ["random", "greedy", "greedy", "greedy"]


def test_progress_goes_to_standard_error() -> None:
    answer = run("simulate", "victoria", "-n", "2", "--json")
    assert answer.data()["games"] == 2
    assert answer.err.strip() == ""


@pytest.mark.parametrize(
    ("words", "what", "todo"),
    [
        (("--bot", "deep"), "There is no bot 'deep'.", "Bots: random, greedy, plain, search, handmade, "),
        (("--bot", "random:5"), "The bot random takes no budget.", "Write just: random"),
        (("--bot", "search:fast"), "'fast' is not a budget.", "Write milliseconds (search:200ms"),
        (
            ("--bot", "random", "--bot", ""),
            "There is no bot ''.",
            "Bots: random, greedy, plain, search, handmade, ",
        ),
        (
            ("-b", "random", "-b", "random", "-b", "random"),
            "There are 3 bots for 2 seats.",
            "at most one bot per seat.",
        ),
        (("--players", "1"), "cannot be played by 1.", "Players: 2, 3, 4."),
        (("--option", "speed=9"), "There is no option 'speed'.", "Options of this game:"),
        (("--games", "0"), "Invalid value for '--games' / '-n'", ""),
        (("--games", "many"), "Invalid value for '--games' / '-n'", ""),
    ],
)
def test_wrong_use_is_reported_with_what_to_do(words: tuple[str, ...], what: str, todo: str) -> None:
    answer = here("simulate", "victoria", *words)
    assert (answer.code, answer.out) == (2, "")
    assert what in answer.error()
    assert todo in answer.error()


def test_a_game_has_to_be_named() -> None:
    assert "Missing argument 'game'." in here("simulate").error()
    assert "There is no game 'chess'." in here("simulate", "chess").error()


def test_a_folder_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    (tmp_path / "blocked").write_text("a file", encoding="utf-8")
    answer = here("simulate", "victoria", "-n", "2", "--out", "blocked", folder=tmp_path)
    assert (answer.code, answer.out) == (2, "")
    assert "The file blocked/victoria-1-00001.txt cannot be written." in answer.error()
    assert "Why:" in answer.err
