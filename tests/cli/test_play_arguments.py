"""Starting a game with wrong arguments or from damaged files: what is wrong, why, what to do, and no traceback."""

from collections.abc import Callable
from pathlib import Path

import pytest

from ecumene.games import GAMES

from .command import Answer, here, run, saved_game, step_1

WRONG = [
    (("chess",), "There is no game 'chess'.", f"Games: {', '.join(GAMES)}."),
    (("--players", "5"), "CIV: Carta Impera Victoria cannot be played by 5.", "Players: 2, 3, 4."),
    (("--players", "1"), "CIV: Carta Impera Victoria cannot be played by 1.", "Players: 2, 3, 4."),
    (("--seat", "3"), "There is no seat 3 with 2 players.", "Seats: 1 to 2."),
    (("--seat", "0"), "There is no seat 0 with 2 players.", "Seats: 1 to 2."),
    (("--bot", "deep"), "There is no bot 'deep'.", "Bots: random, greedy, plain, search, handmade, tree."),
    (("--bot", "greedy:5"), "The bot greedy takes no budget.", "Write just: greedy"),
    (("--bot", "search:0"), "'0' is not a budget.", "or simulations (search:5000)."),
    (("--bot", "search:-5ms"), "'-5ms' is not a budget.", "Write milliseconds"),
    (("--bot", "search:²"), "'²' is not a budget.", "Write milliseconds"),
    (("--bot", "search:²ms"), "'²ms' is not a budget.", "Write milliseconds"),
    (("--name", "Greedy"), "'Greedy' is the name of a bot.", "Choose another name."),
    (("--option", "draft"), "'draft' is not an option.", "Write name=value, for example stall_rounds=5."),
    (("--option", "size=9"), "There is no option 'size'.", "Options of this game: deal_variant, team_mode,"),
    (("-o", "stall_rounds=7"), "The option stall_rounds cannot be '7'.", "It can be: 10, 5, 20."),
    (("-o", "team_mode=True"), "The option team_mode cannot be 'True'.", "It can be: false, true."),
    (("-o", "team_mode=true"), "2 players cannot form two teams of two.", "Take 4 players, or no teams."),
    (("--lang", "de"), "There is no language 'de'.", "Languages: en, ru, bg."),
    (("--players", "two"), "Invalid value for '--players'", "Try 'ecumene play -h' for help."),
    (("--seed", "x"), "Invalid value for '--seed'", "Try 'ecumene play -h' for help."),
    (("--colour", "red"), "No such option: --colour", "Try 'ecumene play -h' for help."),
    (("victoria", "again"), "unexpected extra argument", "Try 'ecumene play -h' for help."),
]  # fmt: skip


@pytest.mark.parametrize(("words", "what", "todo"), WRONG)
def test_wrong_use_is_reported_with_what_to_do(words: tuple[str, ...], what: str, todo: str) -> None:
    answer = here("play", *words)
    assert (answer.code, answer.out) == (2, "")
    assert what in answer.error()
    assert todo in answer.error()


def test_a_process_reports_wrong_use_in_three_parts_and_exits_with_2() -> None:
    answer = run("play", "victoria", "--option", "team_mode=true")
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.split("\n") == [
        "Error: 2 players cannot form two teams of two.",
        "  Why: Rule CV-TEAM-01.",
        "  What to do: Take 4 players, or no teams.",
        "",
    ]


# Resuming -----------------------------------------------------------------------------------------------------------


def resume(path: Path) -> Answer:
    return here("play", "--resume", path.name, folder=path.parent)


def test_a_missing_file_is_reported_and_exits_with_2(tmp_path: Path) -> None:
    for name in ("nothing.txt", "."):
        answer = here("play", "--resume", name, folder=tmp_path)
        assert (answer.code, answer.out) == (2, "")
        assert answer.err.startswith(f"Error: The file {name} cannot be read.\n  Why: ")


def changed(old: str, new: str) -> Callable[[str], str]:
    def change(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return change


DAMAGES: list[tuple[Callable[[str], str], str]] = [
    (lambda _: "", "Line 1: This is not an Ecumene record."),
    (lambda _: "My shopping list\n", "Line 1: This is not an Ecumene record."),
    (changed("ecumene-record 1", "ecumene-record 2"), "This record has format 2; this program reads format 1."),
    (changed("game victoria", "game chess"), "The record is of a game 'chess' that is not installed."),
    (changed("rules 1", "rules 99"), "The record follows rules version 99"),
    (changed("rules 1", "rules ²"), "The rules version is not a number."),
    (changed("players 2", "players 3"), "There are 2 names for 3 players."),
    (lambda text: text[: text.index("\nresult")], "The record is cut off."),
    (lambda text: text[:200], "The record is cut off."),
    (changed("\np1 ", "\n* draw war-1\np1 "), "The record should have"),
    (changed("secret ", "secret 0"), "The secret is not 64 hexadecimal digits."),
    (changed("table seed-", "table other-"), "This record belongs to another secret."),
    (changed("* draw ", "* draw x"), "is not a move of this game."),
]


@pytest.mark.parametrize(("damage", "what"), DAMAGES)
def test_a_damaged_file_is_reported_in_words(tmp_path: Path, damage: Callable[[str], str], what: str) -> None:
    path = tmp_path / "game.txt"
    saved_game(path, lambda moves: moves == ["end"])
    text = damage(path.read_text(encoding="utf-8"))
    path.write_text(text, encoding="utf-8")
    answer = resume(path)
    assert answer.code in (1, 2)
    assert answer.out == ""
    assert what in answer.error()
    assert path.read_text(encoding="utf-8") == text


def test_bytes_that_are_no_text_are_told_in_words(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(b"\xff\xfe\x00\x01")
    answer = resume(path)
    assert answer.code == 1
    assert "is not text." in answer.error()


def test_a_record_without_its_secret_cannot_be_resumed(tmp_path: Path) -> None:
    match = saved_game(tmp_path / "game.txt", step_1)
    (tmp_path / "game.txt").write_text(match.record().text(), encoding="utf-8")
    answer = resume(tmp_path / "game.txt")
    assert (answer.code, answer.out) == (2, "")
    assert "cannot be resumed here." in answer.error()
    assert "ecumene record show" in answer.error()


def test_a_game_between_bots_cannot_be_resumed(tmp_path: Path) -> None:
    saved_game(tmp_path / "game.txt", step_1, person="greedy")
    answer = resume(tmp_path / "game.txt")
    assert (answer.code, answer.out) == (2, "")
    assert "is not a game of one person against the computer." in answer.error()


# The language of the environment ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environment", "words", "prompt"),
    [
        ({"ECUMENE_LANG": "ru"}, (), "Ваш ход"),
        ({"ECUMENE_LANG": "", "LC_ALL": "bg_BG.UTF-8"}, (), "Вашият ход"),
        ({"ECUMENE_LANG": "", "LANG": "ru_RU.UTF-8"}, (), "Ваш ход"),
        ({"ECUMENE_LANG": "", "LANG": "de_DE.UTF-8"}, (), "Your move"),
        ({"ECUMENE_LANG": ""}, (), "Your move"),
        ({"ECUMENE_LANG": "ru"}, ("--lang", "en"), "Your move"),
    ],
)
def test_the_language_comes_from_the_option_or_the_environment(
    tmp_path: Path, environment: dict[str, str], words: tuple[str, ...], prompt: str
) -> None:
    answer = here("play", "--bot", "random", "--save", tmp_path / "game.txt", *words, environment=environment)
    assert answer.code == 0
    assert f"{prompt} > " in answer.out
