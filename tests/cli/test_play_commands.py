"""Input during a game: numbers, moves, commands, and anything else."""

import re
from pathlib import Path

import pytest

from ecumene.core.texts import Texts
from ecumene.games.victoria import VICTORIA

from .command import Conversation, here, read, resumed, run, saved_game, step_1

# Choosing -----------------------------------------------------------------------------------------------------------


def test_a_number_chooses_the_move_next_to_it(tmp_path: Path) -> None:
    with resumed(tmp_path, step_1) as game:
        wanted = game.choices()[1]
        game.say("2")
        game.say("save after.txt")
    assert VICTORIA.notation.text(read(tmp_path / "after.txt").plies[-1].move) == wanted


def test_notation_is_read_in_any_case_and_with_any_spaces(tmp_path: Path) -> None:
    with resumed(tmp_path, step_1) as game:
        wanted = game.choices()[1]
        for answer in (wanted, wanted.upper(), wanted.title(), f"  {wanted.replace(' ', '    ')} "):
            assert "Step 2" in game.say(answer)
            game.say("save after.txt")
            assert VICTORIA.notation.text(read(tmp_path / "after.txt").plies[-1].move) == wanted
            game.say("undo")


def test_a_number_that_is_not_offered_is_refused_and_asked_again(tmp_path: Path) -> None:
    with resumed(tmp_path, lambda moves: step_1(moves) and len(moves) == 3) as game:
        for number in ("0", "4", "99", "1000000"):
            shown = game.say(number)
            assert shown.startswith("There is no choice number")
            assert "there are 3." in shown
        assert "Step 2" in game.say("1")


def test_a_number_of_any_length_is_refused(tmp_path: Path) -> None:
    with resumed(tmp_path, step_1) as game:
        for digits in (20, 40, 5000):
            game.say("9" * digits)
            assert not game.over, game.errors()
        assert "Step 2" in game.say("1")


def test_with_one_choice_the_refusal_of_a_number_is_in_the_singular(tmp_path: Path) -> None:
    with resumed(tmp_path, lambda moves: moves == ["end"]) as game:
        assert "there are 1." not in game.say("2")


def test_input_that_is_no_number_move_or_command_is_reported_as_unknown(tmp_path: Path) -> None:
    with resumed(tmp_path, step_1) as game:
        for text in ("1.5", "-1", "[/bold]", "\\", "\x00", "xyzzy", "play", "end now", "ход", "%s {0} { $x }"):
            assert game.say(text).startswith("That is not a number, a move or a command.")
        assert "Step 2" in game.say("1")


@pytest.mark.parametrize("digit", ["²", "①"])
def test_characters_that_only_look_like_digits_are_unknown_too(tmp_path: Path, digit: str) -> None:
    with resumed(tmp_path, step_1) as game:
        shown = game.say(digit)
        assert not game.over, game.errors()
        assert shown.startswith("That is not a number, a move or a command.")


def test_a_misspelt_move_is_answered_with_suggestions(tmp_path: Path) -> None:
    with resumed(tmp_path, step_1) as game:
        assert "play war-1" in game.say("plya war-1")
        assert "first, draw, pick, choose, play" in game.say("xyzzy")


@pytest.mark.parametrize("language", ["ru", "bg"])
def test_every_answer_is_in_the_language_of_the_game(tmp_path: Path, language: str) -> None:
    with resumed(tmp_path, step_1, "--lang", language) as game:
        for text in ("xyzzy", "plya war-1", "99", "rule CV-NO-99", "lang de"):
            shown = game.say(text)
            assert not re.search("[A-Z][a-z]+ [a-z]+ ", shown), shown


def test_an_empty_line_only_asks_again(tmp_path: Path) -> None:
    with resumed(tmp_path, step_1) as game:
        assert game.say("") == "Your move > "
        assert game.say("   ") == "Your move > "


# Commands -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "bg"])
def test_a_hint_gives_chances_for_legal_moves_and_changes_nothing(tmp_path: Path, language: str) -> None:
    with resumed(tmp_path, lambda moves: step_1(moves) and len(moves) == 3, "--lang", language) as game:
        offered = re.findall(r"^ +\d+ (.+?)  \S", game.shown, flags=re.MULTILINE)
        hints = re.findall(r"^ +(\d+) %  (.+)$", game.say("hint"), flags=re.MULTILINE)
        assert sorted(move for _, move in hints) == sorted(offered)
        assert all(0 <= int(percent) <= 100 for percent, _ in hints)
        said = [Texts(language).say(f"play-hint-{sure}") for sure in ("certain", "clear", "likely", "close")]
        assert sum(words in game.shown for words in said) == 1
        game.say("save after.txt")
    assert read(tmp_path / "after.txt").plies == read(tmp_path / "game.txt").plies


def test_auto_lets_the_computer_decide_one_thing(tmp_path: Path) -> None:
    with resumed(tmp_path, step_1) as game:
        offered = game.choices()
        assert "Step 2" in game.say("a")
        game.say("save after.txt")
    plies = read(tmp_path / "after.txt").plies
    assert len(plies) == len(read(tmp_path / "game.txt").plies) + 1
    assert VICTORIA.notation.text(plies[-1].move) in offered


def test_save_writes_the_game_so_far_and_continues(tmp_path: Path) -> None:
    with resumed(tmp_path, step_1) as game:
        game.say("1")
        shown = game.say("save")
        assert "Saved to game.txt. Continue later with: ecumene play victoria --resume game.txt" in shown
        assert "Saved to folder/other.txt." in game.say("s folder/other.txt")
        assert "Step 1" in game.say("end") or game.over
    for name in ("game.txt", "folder/other.txt"):
        assert here("record", "verify", tmp_path / name).code == 0
    assert read(tmp_path / "game.txt").plies == read(tmp_path / "folder" / "other.txt").plies


def test_a_file_that_cannot_be_written_is_reported_and_the_game_continues(tmp_path: Path) -> None:
    (tmp_path / "blocked").write_text("not a folder", encoding="utf-8")
    with resumed(tmp_path, step_1) as game:
        assert "The game could not be saved to blocked/game.txt: " in game.say("save blocked/game.txt")
        assert "Step 2" in game.say("1")


def test_a_file_that_cannot_be_written_is_refused_before_the_game(tmp_path: Path) -> None:
    (tmp_path / "blocked").write_text("not a folder", encoding="utf-8")
    answer = run("play", "victoria", "--bot", "random", "--save", str(tmp_path / "blocked" / "game.txt"))
    assert answer.code == 2
    assert "cannot be written" in answer.err


def test_leaving_a_game_that_could_not_be_saved_is_reported_by_the_exit_code(tmp_path: Path) -> None:
    with Conversation("--bot", "random", "--save", "games/game.txt", folder=tmp_path) as game:
        (tmp_path / "games" / "game.txt").unlink()
        (tmp_path / "games").rmdir()
        (tmp_path / "games").write_text("not a folder any more", encoding="utf-8")
        assert "could not be saved" in game.say("quit")
        assert not game.over
        (tmp_path / "games").unlink()
        assert "Saved to games/game.txt" in game.say("quit")
        assert game.code() == 0


RULE = {"en": "the player discards 1 card from their own hand", "ru": "игрок сбрасывает 1 карту", "bg": "1 карта"}


@pytest.mark.parametrize("language", ["en", "ru", "bg"])
def test_a_rule_is_shown_by_its_number(tmp_path: Path, language: str) -> None:
    with resumed(tmp_path, step_1, "--lang", language) as game:
        for answer in ("rule CV-WAR-01", "rule cv-war-01"):
            shown = game.say(answer)
            assert shown.startswith("CV-WAR-01: ")
            assert RULE[language] in shown


def test_an_unknown_rule_is_reported_with_where_to_look(tmp_path: Path) -> None:
    with resumed(tmp_path, step_1) as game:
        for answer in ("rule CV-WAR-99", "rule"):
            shown = game.say(answer)
            assert "There is no rule" in shown
            assert "ecumene rules list" in shown
        assert "Step 2" in game.say("1")


def test_the_log_tells_everything_that_this_seat_may_know(tmp_path: Path) -> None:
    match = saved_game(tmp_path / "game.txt", lambda moves: "use attack" in moves)
    with Conversation("--resume", "game.txt", folder=tmp_path) as game:
        lines = [line for line in game.say("log").split("\n") if line.startswith("· ")]
    assert len(lines) == sum(len(events) for events in match.events)
    assert lines[0].endswith("is the first player. CV-SETUP-09")
    drawn = [line for line in lines if " draws " in line]
    mine = [line for line in drawn if line.startswith("· Ann draws")]
    others = [line for line in drawn if line.startswith("· random draws")]
    assert len(mine) >= 3
    assert len(others) >= 3
    assert len(mine) + len(others) == len(drawn)
    assert all(re.match(r"· Ann draws [A-Z][a-z]+ I{1,3}\. CV-", line) for line in mine)
    assert all(re.match(r"· random draws a card of era (1|I)\. CV-", line) for line in others)


def test_the_language_changes_without_losing_the_position(tmp_path: Path) -> None:
    with resumed(tmp_path, step_1) as game:
        english = game.choices()
        table = game.shown[game.shown.rindex("\nRound ") :]
        for answer, told in (
            ("lang", "Теперь язык — русский."), ("lang bg", "Сега езикът е български."), ("lang RU", "Теперь язык"),
            ("lang en", "The language is now English."),
        ):  # fmt: skip
            shown = game.say(answer)
            assert shown.startswith(told)
            assert game.choices() == english
        assert shown[shown.rindex("\nRound ") :] == table
        assert "There is no language xx. Available: en, ru, bg." in game.say("lang xx")
        game.say(english[0])
        game.say("save after.txt")
    assert read(tmp_path / "after.txt").plies[:-1] == read(tmp_path / "game.txt").plies


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ["take back", "needed to win"]), ("ru", ["взять назад", "нужно"]), ("bg", ["връщане", "нужни за победа"])],
)
def test_a_question_mark_shows_commands_and_signs(tmp_path: Path, language: str, words: list[str]) -> None:
    with resumed(tmp_path, step_1, "--lang", language) as game:
        first = game.choices()[0]
        for answer in ("?", "help"):
            shown = game.say(answer)
            assert first in shown
            assert all(word in shown for word in words)
            for command in ("hint", "undo", "auto", "save", f"rule {VICTORIA.rule_ids[1]}", "log", "lang", "quit"):
                assert command in shown
            for sign in "★⊘▽●¹":
                assert sign in shown


def test_commands_are_case_insensitive_too(tmp_path: Path) -> None:
    with resumed(tmp_path, step_1) as game:
        for command in ("UNDO", "Help", "RULE CV-WAR-01", "Log", "LANG ru", "Lang EN", "S", "QUIT"):
            assert "neither a number" not in game.say(command)
        assert game.over


def test_an_interrupted_game_is_saved(tmp_path: Path) -> None:
    with resumed(tmp_path, step_1) as game:
        before = len(read(tmp_path / "game.txt").plies)
        game.say("1")
        game.interrupt()
        assert game.code() == 130
        assert "Traceback" not in game.errors()
    assert len(read(tmp_path / "game.txt").plies) == before + 1
