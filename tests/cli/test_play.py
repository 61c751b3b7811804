"""Whole games in the terminal, in every language, against every kind of opponent, with every option."""

import re
from pathlib import Path

import pytest

from ecumene.core.options import OptionValue, option_text
from ecumene.core.record import Record
from ecumene.games.victoria import VICTORIA

from .command import Answer, Conversation, here, read, run, saved_game

ALWAYS_THE_FIRST = "1\n" * 3000
OVER = {"en": "The game is over.", "ru": "Игра окончена.", "bg": "Играта приключи."}
SHEET = {"en": "Score sheet", "ru": "Подсчёт", "bg": "Точкуване"}
RECORD = {"en": "The record is in", "ru": "Запись партии:", "bg": "Записът на играта:"}
SAVED = {"en": "Saved to", "ru": "Сохранено в", "bg": "Записано в"}
VARIANTS = [(option.name, value) for option in VICTORIA.options for value in option.values[1:]]


def check_finished(answer: Answer, path: Path, language: str = "en") -> Record:
    """The game was finished in the right language, and its record can be verified."""
    assert (answer.code, answer.err) == (0, "")
    assert OVER[language] in answer.out
    assert SHEET[language] in answer.out
    assert f"{RECORD[language]} {path.name}" in answer.out
    record = read(path)
    assert record.result != "unfinished"
    assert here("record", "verify", path).code == 0
    return record


def latin_words(text: str) -> set[str]:
    """Longer Latin words other than moves, rules, names and commands to type."""
    verbs = "|".join(VICTORIA.notation.verbs())
    text = re.sub(rf"^ +\d+ .+?  \b({verbs})\b[a-z0-9 -]*$", "", text, flags=re.MULTILINE)
    text = text.replace(VICTORIA.title, "").replace("ecumene record verify game.txt", "").replace("game.txt", "")
    text = re.sub(r"CV-[A-Z]+-\d\d|\b(greedy|random|search)\b(:\d+ms)?|[0-9a-f]{16}…", "", text)
    return set(re.findall(r"[A-Za-z]{4,}", text))


@pytest.mark.parametrize("bot", ["greedy", "search:20ms"])
@pytest.mark.parametrize("language", ["en", "ru", "bg"])
def test_a_whole_game_is_played_in_each_language(tmp_path: Path, language: str, bot: str) -> None:
    words = ("--bot", bot, "--seed", "11", "--lang", language, "--save", "game.txt")
    answer = run("play", "victoria", *words, given=ALWAYS_THE_FIRST, folder=tmp_path)
    record = check_finished(answer, tmp_path / "game.txt", language)
    assert record.names[1] == bot
    if language != "en":
        assert latin_words(answer.out) == set()


def test_a_whole_game_is_played_in_notation_in_upper_case(tmp_path: Path) -> None:
    with Conversation("--bot", "random", "--seed", "3", "--save", "game.txt", folder=tmp_path) as game:
        decisions = 0
        while not game.over:
            choices = game.choices()
            assert choices
            game.say(choices[decisions % len(choices)].upper())
            decisions += 1
        assert game.code() == 0
        assert "The game is over." in game.shown
    record = read(tmp_path / "game.txt")
    assert sum(ply.seat == 0 for ply in record.plies) == decisions


@pytest.mark.parametrize("players", [3, 4])
def test_three_and_four_can_sit_at_the_table(tmp_path: Path, players: int) -> None:
    words = ("-p", str(players), "--bot", "greedy", "--seat", str(players), "--name", "Ann", "--save", "game.txt")
    answer = run("play", "victoria", *words, given=ALWAYS_THE_FIRST, folder=tmp_path)
    record = check_finished(answer, tmp_path / "game.txt")
    assert record.names == ["greedy"] * (players - 1) + ["Ann"]
    assert {ply.seat for ply in record.plies if ply.seat >= 0} == set(range(players))


def test_teams_are_shown_and_win_together(tmp_path: Path) -> None:
    words = ("-p", "4", "-o", "team_mode=true", "--bot", "random", "--name", "Ann", "--seed", "2", "--save", "game.txt")
    answer = run("play", "victoria", *words, given=ALWAYS_THE_FIRST, folder=tmp_path)
    record = check_finished(answer, tmp_path / "game.txt")
    assert record.winners in ((0, 2), (1, 3), (0, 1, 2, 3))
    board = answer.out.split("The game is over.")[1]
    assert re.findall(r"\(([AB])\)", board) == ["A", "B", "A", "B"]


def test_a_draft_asks_for_three_picks_and_a_card_of_the_centre(tmp_path: Path) -> None:
    words = ("-p", "3", "-o", "deal_variant=draft", "--bot", "random", "--seed", "4", "--save", "game.txt")
    answer = run("play", "victoria", *words, given=ALWAYS_THE_FIRST, folder=tmp_path)
    record = check_finished(answer, tmp_path / "game.txt")
    mine = [VICTORIA.notation.text(ply.move).split()[0] for ply in record.plies if ply.seat == 0]
    assert mine[:4] in (["pick", "pick", "pick", "choose"], ["pick", "pick", "pick", "play"])
    assert "pick" not in mine[3:]
    assert answer.out.count("Set one card of the pack aside.") == 3
    assert "Your pack:" in answer.out
    assert "Set aside:" in answer.out
    assert "The draft is over; everybody takes the 3 cards set aside into hand." in answer.out


@pytest.mark.parametrize(("name", "value"), VARIANTS)
def test_every_option_can_be_played_to_the_end(tmp_path: Path, name: str, value: OptionValue) -> None:
    words = ("-p", "4", "--bot", "random", "--seed", "5", "--save", "game.txt")
    chosen = [f"{name}={option_text(value)}"]
    if name == "team_tie_break":
        chosen.append("team_mode=true")
    options = [word for pair in chosen for word in ("--option", pair)]
    answer = here("play", "victoria", *words, *options, given=ALWAYS_THE_FIRST, folder=tmp_path)
    record = check_finished(answer, tmp_path / "game.txt")
    assert record.options[name] == value
    assert [one for one in record.options if record.options[one] != VICTORIA.check(4)[one]] in (
        [name],
        ["team_mode", name],
    )


def test_hidden_backs_show_no_eras_of_other_hands(tmp_path: Path) -> None:
    words = ("--bot", "random", "--seed", "5", "--save", "game.txt", "--name", "Ann")
    hidden = here("play", *words, "-o", "era_backs_public=false", folder=tmp_path).out
    shown = here("play", *words, folder=tmp_path).out
    for text, eras in ((hidden, 0), (shown, 1)):
        rows = [line for line in text.split("\n") if re.match(r"╭─ (▶ )?random", line)]
        assert len(rows) == 1
        assert len(re.findall(r"\(\d·\d·\d\)", rows[0])) == eras


def test_leaving_saves_and_the_game_goes_on_to_its_end(tmp_path: Path) -> None:
    words = ("play", "victoria", "--bot", "greedy", "--seed", "7", "--lang", "bg", "--save", "game.txt")
    left = run(*words, given="1\n1\n1\n1\nquit\n", folder=tmp_path)
    assert (left.code, left.err) == (0, "")
    assert f"{SAVED['bg']} game.txt. Продължете с: ecumene play victoria --resume game.txt" in left.out
    assert "До нови срещи." in left.out
    begun = read(tmp_path / "game.txt")
    assert begun.result == "unfinished"
    assert sum(ply.seat == 0 for ply in begun.plies) == 4
    again = run("play", "--resume", "game.txt", "--lang", "bg", given=ALWAYS_THE_FIRST, folder=tmp_path)
    assert f"Продължаваме от полуход {len(begun.plies)}." in again.out
    finished = check_finished(again, tmp_path / "game.txt", "bg")
    assert finished.plies[: len(begun.plies)] == begun.plies
    assert (finished.names, finished.commitment, finished.table) == (begun.names, begun.commitment, begun.table)


def test_a_resumed_game_can_be_saved_elsewhere(tmp_path: Path) -> None:
    saved_game(tmp_path / "game.txt", lambda moves: "end" in moves)
    before = (tmp_path / "game.txt").read_text(encoding="utf-8")
    answer = here("play", "--resume", "game.txt", "--save", "new.txt", given="end\nq\n", folder=tmp_path)
    assert answer.code == 0
    assert "ecumene play victoria --resume new.txt" in answer.out
    assert (tmp_path / "game.txt").read_text(encoding="utf-8") == before
    assert len(read(tmp_path / "new.txt").plies) > len(read(tmp_path / "game.txt").plies)


def test_a_finished_game_shows_its_end_again(tmp_path: Path) -> None:
    words = ("play", "--bot", "random", "--seed", "9", "--save", "game.txt")
    first = here(*words, given=ALWAYS_THE_FIRST, folder=tmp_path)
    text = (tmp_path / "game.txt").read_text(encoding="utf-8")
    again = here("play", "--resume", "game.txt", folder=tmp_path)
    check_finished(again, tmp_path / "game.txt")
    end = first.out.index("The game is over.")
    assert again.out.endswith(first.out[end:])
    assert (tmp_path / "game.txt").read_text(encoding="utf-8") == text


@pytest.mark.parametrize("language", ["en", "ru", "bg"])
def test_the_end_of_the_input_saves(tmp_path: Path, language: str) -> None:
    words = ("--bot", "random", "--seed", "6", "--lang", language, "--save", "game.txt")
    answer = here("play", *words, given="1\n", folder=tmp_path)
    assert (answer.code, answer.err) == (0, "")
    assert f"{SAVED[language]} game.txt" in answer.out
    assert sum(ply.seat == 0 for ply in read(tmp_path / "game.txt").plies) == 1


def test_without_a_file_the_record_is_named_after_game_and_time(tmp_path: Path) -> None:
    assert here("play", "--bot", "random", folder=tmp_path).code == 0
    names = [path.name for path in tmp_path.iterdir()]
    assert len(names) == 1
    assert re.fullmatch(r"victoria-\d{8}-\d{6}\.txt", names[0])


def test_a_seed_repeats_a_game_and_no_seed_does_not(tmp_path: Path) -> None:
    for name in ("one.txt", "two.txt"):
        words = ("--bot", "greedy", "--seed", "12", "--save", name)
        assert here("play", *words, given="1\n" * 20, folder=tmp_path).code == 0
    one, two = read(tmp_path / "one.txt"), read(tmp_path / "two.txt")
    assert one.plies == two.plies
    assert one.commitment == two.commitment
    assert sum(ply.seat == 0 for ply in one.plies) == 20
    for name in ("three.txt", "four.txt"):
        assert here("play", "--bot", "random", "--save", name, folder=tmp_path).code == 0
    assert read(tmp_path / "three.txt").commitment != read(tmp_path / "four.txt").commitment


def test_the_commitment_is_shown_before_the_first_card_and_holds(tmp_path: Path) -> None:
    answer = here("play", "--bot", "random", "--save", "game.txt", given=ALWAYS_THE_FIRST, folder=tmp_path)
    record = check_finished(answer, tmp_path / "game.txt")
    shown = re.search(r"Chance is committed to ([0-9a-f]{16})…", answer.out)
    assert shown is not None
    assert shown.start() < answer.out.index("draws")
    assert record.commitment.startswith(shown.group(1))
    assert here("record", "verify", tmp_path / "game.txt", "--json").data()["fairness"] == "proven"
