"""The texts of CATAN: all that its rules, moves and views can name exists in every language, and nothing else."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from ecumene.core.ledger import LANGUAGES, read_ledger
from ecumene.core.options import option_text
from ecumene.core.texts import Texts
from ecumene.games.catan import CATAN
from ecumene.games.catan.frames import FRAME_NAMES
from ecumene.games.catan.material import CARD_NAMES, KINDS, PIECES, TERRAINS, TOP_LEVEL, TRACKS
from ecumene.games.catan.view_types import PointsView

from ...core.test_texts import messages

pytestmark = pytest.mark.once  # texts are the same in every build

FOLDER = Path(CATAN.folder)
TEXT = FOLDER / "text"
EXPLAINED = {"seat", "place", "missing", "kind", "card", "target", "track"}  # the details of every refusal
PLACE = {"place", "crossing"}  # what place_details says
DRAWN = ("board-", "show-", "grid-")  # what the client and the terminal board say
ALL_LANGUAGES = pytest.mark.parametrize("language", LANGUAGES)


def functions(paths: list[Path]) -> Iterator[ast.FunctionDef]:
    for path in paths:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        yield from (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def strings(node: ast.AST) -> set[str]:
    return {str(one.value) for one in ast.walk(node) if isinstance(one, ast.Constant) and isinstance(one.value, str)}


def constants(node: ast.AST) -> set[str]:
    """The rules that a piece of code cites."""
    names = {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}
    return {name.replace("_", "-") for name in names if re.fullmatch(r"C[BK]_[A-Z]+_\d+", name)}


@cache
def told() -> dict[str, set[str]]:
    """Every event that the rules report, with all the details that the functions reporting it may give."""
    found: dict[str, set[str]] = {}
    for function in functions(sorted((FOLDER / "rules").glob("*.py"))):
        called = [node for node in ast.walk(function) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
        details = strings(function) | ({"seat"} | PLACE if "place_details" in ast.dump(function) else {"seat"})
        assigned = {ast.unparse(one.targets[0]): one.value for one in ast.walk(function) if isinstance(one, ast.Assign)}
        for call in called:
            reports = ("report", "report_to_some")
            if ast.unparse(call.func) in reports and function.name not in reports:
                for name in strings(assigned.get(ast.unparse(call.args[1]), call.args[1])):
                    found.setdefault(name, set()).update(details)
                    if ast.unparse(call.func) == "report_to_some":
                        found.setdefault(f"{name}-seen", set()).update(details)
    return found


@cache
def refused() -> tuple[set[str], set[str]]:
    """The rules that can refuse a move, and those that keep it from being taken back."""
    paths = sorted((FOLDER / "rules").glob("*.py"))
    moves = {
        one
        for each in functions(paths)
        if each.returns and ast.unparse(each.returns) == "Rule"
        for one in constants(each)
    }
    tree = ast.parse((FOLDER / "rules" / "progress.py").read_text(encoding="utf-8"))
    moves |= {one for node in tree.body if isinstance(node, ast.AnnAssign) for one in constants(node)}  # by card
    back = [each for each in functions([FOLDER / "state.py"]) if each.name == "take_back_forbidden_by"]
    return moves, constants(back[0])


# Questions that have other names than their frames.
VARIANTS = ("founding-city", "sabotaged", "offering", "moving-pirate", "moving-either")


def named() -> set[str]:
    """Every message that names something or asks for it."""
    fields = {
        field.name: field.tokens for kind in CATAN.notation.kinds for field in kind.fields if field.name != "seat"
    }
    numbered = ("crossing", "edge", "hex", "corner")
    wanted = set(numbered)
    for name, tokens in fields.items():
        wanted |= {f"{name}-{token}" for token in tokens if token and name not in numbered}
    wanted |= {f"move-{kind.verb}" for kind in CATAN.notation.kinds}
    wanted |= {f"ask-{asked}" for asked in (*FRAME_NAMES, *VARIANTS)}
    wanted |= {f"card-{card}-text" for card in CARD_NAMES} | {f"count-{kind}" for kind in KINDS}
    wanted |= {f"near-{terrain}" for terrain in TERRAINS if terrain}
    wanted |= {f"at-{terrain}" for terrain in TERRAINS if terrain not in ("", "sea", "desert")}
    wanted |= {f"track-{track}-{level}" for track in TRACKS for level in range(1, TOP_LEVEL + 1)}
    wanted |= {f"piece-{piece}" for piece in PIECES}
    wanted |= {f"sheet-{line.replace('_', '-')}" for line in PointsView.__struct_fields__}
    wanted |= {f"chapter-{entry.chapter}" for entry in read_ledger(FOLDER).entries.values()}
    return wanted | {"ending-points", "reason-points"}


def test_all_that_can_be_said_has_words_and_no_words_are_left_over() -> None:
    moves, back = refused()
    wanted = named() | {f"log-{name}" for name in told()} | {f"why-{rule}" for rule in moves | back}
    own = {name for name in messages(TEXT, "en") if not name.startswith(DRAWN)}
    assert sorted(wanted - own) == []
    assert sorted(own - wanted) == []


def test_the_lobby_names_every_option_and_value() -> None:
    wanted = {"board-sentence", "board-duration", "option-edition-own"}
    for option in (*CATAN.options, *CATAN.readings):
        wanted |= {f"option-{option.name}", *(f"option-{option.name}-{option_text(value)}" for value in option.values)}
    assert set(messages(TEXT / "lobby", "en")) == wanted


@ALL_LANGUAGES
def test_every_language_says_the_same_of_the_same_facts(language: str) -> None:
    for folder in (TEXT, TEXT / "lobby"):
        english, own = messages(folder, "en"), messages(folder, language)
        assert list(own) == list(english)
        assert {name: found.names for name, found in own.items()} == {
            name: found.names for name, found in english.items()
        }


def test_only_facts_that_are_given_are_told() -> None:
    _, back = refused()
    for name, found in messages(TEXT, "en").items():
        kind, _, rest = name.partition("-")
        if kind == "log":
            assert found.names <= told()[rest], name
        elif kind == "why":
            assert found.names <= (set() if rest in back else EXPLAINED), name
        elif kind == "ask":
            assert found.names <= {"times"}, name


@ALL_LANGUAGES
def test_every_message_can_be_worded_in_letters_of_one_alphabet(language: str) -> None:
    texts = Texts(language, CATAN, ["Ann", "Bob", "Cid", "Dan"])
    for folder in (TEXT, TEXT / "lobby"):
        for name, found in messages(folder, language).items():
            for number in (0, 1, 2, 5, 21):
                said = texts.say(name, dict.fromkeys(found.names, number))
                assert said.strip(), name
                assert not re.search(r"[{}]|[a-zA-Z][а-яёА-ЯЁ]|[а-яёА-ЯЁ][a-zA-Z]", said), name


@ALL_LANGUAGES
def test_every_move_is_said_in_its_own_words(language: str) -> None:
    texts = Texts(language, CATAN, ["Ann", "Bob", "Cid", "Dan"])
    said = [texts.move(move) for move in CATAN.notation.all_moves]
    assert len(set(said)) == len(said)
