"""Every question, move, event and refusal has a text."""

import ast
from pathlib import Path

import pytest

from ecumene.cli.board import drawing_of
from ecumene.core.events import Event
from ecumene.core.rng import Rng
from ecumene.core.state import OVER
from ecumene.core.texts import Texts
from ecumene.games.newdawn import NEWDAWN
from ecumene.games.newdawn.frames import FRAME_NAMES
from ecumene.games.newdawn.options import OPTIONS
from ecumene.games.newdawn.state import NewDawnState

pytestmark = pytest.mark.once  # texts are the same for both engines

LANGUAGES = [language for language in ("en", "ru", "bg") if (NEWDAWN.folder / "text" / f"{language}.ftl").exists()]
NAMES = ["Ann", "Bob", "Cyd", "Dan"]


def cited(returning: str) -> set[str]:
    """The rules that the engine's functions with this return type mention."""
    found = set()
    for path in Path(NEWDAWN.folder, "rules").glob("*.py"):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef) and ast.unparse(function.returns or ast.Constant(0)) == returning:
                names = [node.id for node in ast.walk(function) if isinstance(node, ast.Name)]
                found |= {name.replace("_", "-") for name in names if name.startswith("ND_")}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_question_and_refusal_has_words(language: str) -> None:
    texts = Texts(language, NEWDAWN, NAMES)
    for move in NEWDAWN.notation.all_moves:
        assert texts.move(move)
    for name in (*FRAME_NAMES, "culture-more", "reinforcing"):
        assert texts.say(f"ask-{name}", {"times": 2})
    agendas = {f"ND-WIN-{number:02}" for number in range(9, 19)}
    for rule in cited("Rule") - agendas:
        assert texts.has(f"why-{rule}"), rule
    for option in OPTIONS:
        assert texts.has(f"option-{option.name}")
        for value in option.values:
            assert texts.has(f"option-{option.name}-{str(value).lower()}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["built", "first_game"])
def test_a_whole_game_can_be_told_and_drawn(language: str, kind: str) -> None:
    texts = Texts(language, NEWDAWN, NAMES)
    state, rng, plies = NEWDAWN.new(3, {"map": kind}), Rng(11), 0
    assert isinstance(state, NewDawnState)
    while state.actor != OVER:
        events: list[Event] = []
        state.apply(state.random_move(rng), events)
        for event in events:
            assert texts.event(event)
        plies += 1
        if plies % 60 == 0:
            assert drawing_of(NEWDAWN, state.view(0), texts, 80).lines
            for move in NEWDAWN.notation.all_moves[plies % 211 :: 211]:
                refusal = state.why_not(move)
                if refusal.rule:
                    assert texts.refusal(refusal)
    ending = state.ending()
    assert ending is not None
    assert texts.say(f"ending-{ending.result}", {"winners": "Ann"})
    assert texts.say(f"reason-{ending.reason}")
    for line in ending.sheet.lines:
        assert texts.say(f"sheet-{line.name}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_of_the_ledger_has_a_name(language: str) -> None:
    texts = Texts(language, NEWDAWN, NAMES)
    for rule in NEWDAWN.rule_ids[1:]:
        assert texts.has(f"chapter-{rule.split('-')[1]}")
        assert texts.rule(rule)
