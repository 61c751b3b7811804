"""Moves as integers, text, JSON objects and dense indices."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecumene.core.errors import NotationError
from ecumene.core.game import Game
from ecumene.core.notation import SEAT, Field, MoveKind, Notation, first_of, kind_of, pack, second_of
from ecumene.games import GAMES
from ecumene.games.victoria import VICTORIA

from .toy import TOY

ALL_GAMES = pytest.mark.parametrize("game", [*GAMES.values(), TOY], ids=lambda game: str(game.name))

FRUIT = Field("fruit", ("apple", "", "plum"))
SMALL = Notation((MoveKind("pass"), MoveKind("eat", (FRUIT,)), MoveKind("throw", (FRUIT, SEAT))))


def test_a_move_is_its_kind_above_its_fields() -> None:
    for kind in (0, 1, 15, 200):
        for first in (0, 1, 255):
            for second in (0, 7, 255):
                move = pack(kind, first, second)
                assert (kind_of(move), first_of(move), second_of(move)) == (kind, first, second)
    assert pack(3) == 3 << 16
    assert pack(3, 2) == (3 << 16) + (2 << 8)


def test_ascending_numbers_are_the_order_of_declaration() -> None:
    assert [SMALL.text(move) for move in SMALL.all_moves] == [
        "pass",
        "eat apple", "eat plum",
        "throw apple p1", "throw apple p2", "throw apple p3", "throw apple p4",
        "throw plum p1", "throw plum p2", "throw plum p3", "throw plum p4",
    ]  # fmt: skip
    assert SMALL.size == 11
    assert SMALL.verbs() == ["pass", "eat", "throw"]


def test_a_value_without_a_token_is_no_move() -> None:
    assert not SMALL.knows(pack(1, 1))
    with pytest.raises(NotationError, match="65792 is not a move"):
        SMALL.text(pack(1, 1))


@ALL_GAMES
def test_text_object_and_index_lead_back_to_the_same_move(game: Game) -> None:
    notation = game.notation
    texts = {notation.text(move) for move in notation.all_moves}
    assert len(texts) == notation.size == len(set(notation.all_moves))
    for index, move in enumerate(notation.all_moves):
        assert notation.knows(move)
        assert notation.parse(notation.text(move)) == move
        assert notation.from_json(json.loads(json.dumps(notation.to_json(move)))) == move
        assert notation.index(move) == index
        assert notation.kind(move).verb == notation.text(move).split()[0]
        assert list(notation.fields(move).values()) == notation.text(move).split()[1:]


@ALL_GAMES
def test_upper_case_and_spaces_are_forgiven(game: Game) -> None:
    for move in game.notation.all_moves:
        text = game.notation.text(move)
        assert game.notation.parse(f"  {text.upper()}\t") == move
        assert game.notation.parse(text.replace(" ", "   ")) == move


def test_objects_name_their_fields() -> None:
    assert VICTORIA.notation.to_json(VICTORIA.notation.parse("lay war p2")) == {
        "move": "lay",
        "domain": "war",
        "seat": "p2",
    }
    assert VICTORIA.notation.to_json(VICTORIA.notation.parse("end")) == {"move": "end"}
    assert SMALL.from_json({"seat": "p3", "fruit": "plum", "move": "throw"}) == SMALL.parse("throw plum p3")


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        ({}, "'' is not a verb"),
        ({"move": "sing"}, "'sing' is not a verb.*pass, eat, throw"),
        ({"move": "eat"}, "'eat' takes the fields"),
        ({"move": "eat", "fruit": "plum", "seat": "p1"}, "'eat' takes the fields"),
        ({"move": "pass", "fruit": "plum"}, "'pass' takes the fields"),
        ({"move": "throw", "fruit": "plum", "seats": "p1"}, "'throw' takes the fields"),
        ({"move": "eat", "fruit": "pear"}, "'eat pear' is not a move"),
        ({"move": "throw", "fruit": "plum", "seat": "p5"}, "'throw plum p5' is not a move"),
        ({"move": "eat", "fruit": ""}, "'eat' is not a move"),
    ],
)
def test_objects_that_are_no_move_are_refused_in_words(data: dict[str, str], complaint: str) -> None:
    with pytest.raises(NotationError, match=complaint):
        SMALL.from_json(data)


def test_a_near_miss_is_answered_with_suggestions() -> None:
    with pytest.raises(NotationError, match=r"'play wra-1' is not a move.*Did you mean: .*play war-1"):
        VICTORIA.notation.parse("play wra-1")


def test_something_entirely_different_is_answered_with_the_verbs() -> None:
    with pytest.raises(NotationError, match="Verbs of this game: first, draw, pick"):
        VICTORIA.notation.parse("xyzzy")


@pytest.mark.parametrize("text", ["", "   ", "\n\t"])
def test_an_empty_text_is_answered_with_an_example(text: str) -> None:
    with pytest.raises(NotationError, match="empty text") as caught:
        VICTORIA.notation.parse(text)
    example = caught.value.todo.partition(": ")[2]
    assert VICTORIA.notation.knows(VICTORIA.notation.parse(example))


def test_a_long_text_is_not_repeated_in_full() -> None:
    with pytest.raises(NotationError) as caught:
        VICTORIA.notation.parse("x" * 100_000)
    assert len(str(caught.value)) < 400


@pytest.mark.parametrize("number", [-1, 1, 255, 2**16 - 1, 99 << 16, 2**40])
def test_numbers_that_are_no_move_are_refused(number: int) -> None:
    notation = SMALL
    assert not notation.knows(number)
    for ask in (notation.text, notation.index, notation.kind, notation.fields, notation.to_json):
        with pytest.raises(NotationError, match=f"{number} is not a move"):
            ask(number)


def answered(text: str) -> str:
    """The move that a text is read as, in notation; empty if it is refused with a suggestion."""
    try:
        return VICTORIA.notation.text(VICTORIA.notation.parse(text))
    except NotationError as error:
        return "" if error.what and error.todo else "refused without advice"


WORDS = sorted({word for move in VICTORIA.notation.all_moves for word in VICTORIA.notation.text(move).split()})


@settings(max_examples=300, deadline=None, derandomize=True, database=None)
@given(st.one_of(st.text(max_size=40), st.lists(st.sampled_from(WORDS), max_size=4).map(" ".join)))
def test_any_text_is_a_move_or_refused_with_advice(text: str) -> None:
    words = " ".join(text.lower().split())
    known = [move for move in VICTORIA.notation.all_moves if VICTORIA.notation.text(move) == words]
    assert answered(text) == (words if known else "")
