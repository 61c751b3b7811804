"""Illegal moves and final decisions: refused with the rule, in the language of the game."""

from pathlib import Path

import pytest

from ecumene.games.victoria import VICTORIA

from .command import read, resumed, step_1

# Refusals -----------------------------------------------------------------------------------------------------------

REFUSALS = {
    "en": [
        ("use holy-book", "Effects are applied in step 2; play a card first.",
         "CV-EFF-02: Effects are applied only by the active player, on their own turn, in step 2."),
        ("play utopia-3", "Exactly one card is played in step 1, and only one that is in your hand.",
         "CV-TURN-03: In step 1 the active player must play exactly one card from hand, face up"),
        ("end", "The steps have a fixed order: first a card is played.",
         "CV-TURN-02: A turn has three steps in fixed order"),
    ],
    "ru": [
        ("use holy-book", "Эффекты применяют на шаге 2; сначала сыграйте карту.", "CV-EFF-02: Эффекты применяет"),
        ("play utopia-3", "На шаге 1 играют ровно одну карту, и только ту, что у вас на руке.",
         "CV-TURN-03: На шаге 1 активный игрок обязан"),
        ("end", "Порядок шагов неизменен: сначала играют карту.", "CV-TURN-02: Ход состоит из трёх шагов"),
    ],
    "bg": [
        ("use holy-book", "Ефектите се прилагат в стъпка 2; първо изиграйте карта.", "CV-EFF-02: Ефекти прилага"),
        ("play utopia-3", "В стъпка 1 се изиграва точно една карта, и то само от ръката ви.",
         "CV-TURN-03: В стъпка 1 активният играч"),
        ("end", "Стъпките имат твърд ред: първо се изиграва карта.", "CV-TURN-02: Ходът има три стъпки"),
    ],
}  # fmt: skip
REFUSED = {"en": "Not possible now: ", "ru": "Сейчас нельзя: ", "bg": "Сега не може: "}


@pytest.mark.parametrize("language", ["en", "ru", "bg"])
def test_an_illegal_move_is_refused_with_the_rule_and_its_text(tmp_path: Path, language: str) -> None:
    with resumed(tmp_path, step_1, "--lang", language) as game:
        before = game.choices()
        for move, why, rule in REFUSALS[language]:
            shown = game.say(move)
            assert shown.startswith(REFUSED[language] + why)
            assert f"\n{rule}" in shown
        game.say(before[0])
        game.say("save after.txt")
    after = read(tmp_path / "after.txt").plies
    assert VICTORIA.notation.text(after[-1].move) == before[0]
    assert len(after) == len(read(tmp_path / "game.txt").plies) + 1


# Undo ---------------------------------------------------------------------------------------------------------------

TAKEN_BACK = {"en": "Taken back.", "ru": "Решение взято назад.", "bg": "Решението е върнато."}
STANDS = {
    "en": "CV-CLR-35: An effect cannot be taken back once it has begun",
    "ru": "CV-CLR-35: Начатый эффект нельзя взять назад",
    "bg": "CV-CLR-35: Веднъж започнат, ефектът не може да бъде върнат назад",
}
NOTHING = {"en": "nothing to take back", "ru": "Взять назад нечего", "bg": "Няма какво да се върне"}


@pytest.mark.parametrize("language", ["en", "ru", "bg"])
def test_the_card_of_step_1_can_be_taken_back(tmp_path: Path, language: str) -> None:
    with resumed(tmp_path, step_1, "--lang", language) as game:
        before = game.choices()
        table = game.shown[game.shown.rindex("\n\n") :]
        game.say("1")
        shown = game.say("undo")
        assert TAKEN_BACK[language] in shown
        assert game.choices() == before
        assert table.split("\n")[2:] == shown[shown.rindex("\n\n") :].split("\n")[2:]
        game.say("save after.txt")
    assert read(tmp_path / "after.txt").plies == read(tmp_path / "game.txt").plies


@pytest.mark.rule("CV-CLR-35")
@pytest.mark.parametrize("language", ["en", "ru", "bg"])
def test_an_effect_cannot_be_taken_back(tmp_path: Path, language: str) -> None:
    with resumed(tmp_path, lambda moves: "use holy-book" in moves, "--lang", language) as game:
        game.say("use holy-book")
        after = game.choices()
        assert STANDS[language] in game.say("u")
        game.say("save after.txt")
        assert "use holy-book" not in after
    assert VICTORIA.notation.text(read(tmp_path / "after.txt").plies[-1].move) == "use holy-book"


@pytest.mark.parametrize("language", ["en", "ru", "bg"])
def test_nothing_can_be_taken_back_after_others_have_acted(tmp_path: Path, language: str) -> None:
    with resumed(tmp_path, lambda moves: "end" in moves, "--lang", language) as game:
        game.say("end")
        assert NOTHING[language] in game.say("undo")
