"""The Great Library: three tokens of the box are drawn and one is kept."""

import pytest

from .positions import play_through
from .table import Table

BOX = ["architecture", "economy", "masonry", "mathematics", "urbanism"]  # what the usual board of the table leaves


def library(tokens: str = "", cities: str = "") -> Table:
    """The Great Library has just been raised for 10 of 10 coins."""
    table = Table("baths", cities={1: cities}, coins={1: 10}, wonders={1: "great-library"}, tokens={1: tokens})
    return table.do("raise great-library baths")


@pytest.mark.rule("DU-WEFF-06")
@pytest.mark.parametrize("kept", ["economy", "mathematics", "urbanism"])
def test_one_of_three_tokens_from_the_box_is_kept_and_the_others_go_back(kept: str) -> None:
    table = library()
    assert (table.actor, table.asked, table.view().box_tokens) == (0, "drawing", BOX)
    table.do("draw economy+mathematics+urbanism")
    assert (table.actor, table.asked) == (1, "keeping")
    assert table.legal() == ["keep economy", "keep mathematics", "keep urbanism"]
    assert table.refusal("keep masonry") == table.refusal("keep law") == "DU-WEFF-06"
    table.do(f"keep {kept}")
    assert table.city(1).tokens == [kept]
    assert table.view().box_tokens == [token for token in BOX if token != kept]
    assert table.coins(1) == (6 if kept == "urbanism" else 0)
    assert (table.actor, table.city(1).points.wonders) == (2, 4)


@pytest.mark.rule("DU-WEFF-06")
def test_a_token_of_the_board_cannot_be_drawn_from_the_box() -> None:
    table = library()
    for drawn in ("agriculture+economy+urbanism", "agriculture+law+philosophy"):
        assert not table.allows(f"draw {drawn}")
        assert table.refusal(f"draw {drawn}") == "DU-CLR-27"
    assert table.allows("draw architecture+economy+urbanism")


@pytest.mark.rule("DU-WEFF-06")
def test_a_kept_token_applies_at_once() -> None:
    table = Table(
        "baths", board="economy masonry strategy theology urbanism", coins={1: 10}, wonders={1: "great-library"}
    )
    table.do("raise great-library baths", "draw agriculture+architecture+law", "keep law")
    assert table.city(1).symbols == {"scales": 1}


@pytest.mark.rule("DU-WEFF-07")
@pytest.mark.parametrize("taken", ["", "law", "agriculture law philosophy strategy theology"])
def test_the_box_holds_five_tokens_whatever_was_taken_from_the_board(taken: str) -> None:
    table = library(taken)
    assert table.view().box_tokens == BOX
    assert len(table.legal("draw")) == 10
    assert {len(move.split()[1].split("+")) for move in table.legal()} == {3}


@pytest.mark.rule("DU-WEFF-07")
def test_choosing_one_of_the_three_tokens_is_mandatory() -> None:
    table = library().do("draw architecture+economy+masonry")
    assert len(table.legal()) == len(table.legal("keep")) == 3
    for move in ("build altar", "discard altar", "take law", "begin p2"):
        assert table.refusal(move) == "DU-TURN-15"


@pytest.mark.rule("DU-WEFF-07", "DU-WEFF-08")
def test_in_every_game_the_great_library_draws_three_of_five() -> None:
    seen = 0
    for seed in range(25):
        for step in play_through(seed):
            if step.move.startswith("raise great-library"):
                seen += 1
                assert step.table.asked == "drawing"
                assert len(step.table.view().box_tokens) == 5
                board = step.table.view().board_tokens
            if step.move.startswith("draw"):
                assert len(step.table.legal("keep")) == len(step.table.legal()) == 3
            if step.move.startswith("keep"):
                assert (len(step.table.view().box_tokens), step.table.view().board_tokens) == (4, board)
    assert seen > 3


@pytest.mark.rule("DU-WEFF-08")
def test_a_token_of_the_great_library_counts_for_mathematics_and_leaves_the_board_alone() -> None:
    table = Table(
        "baths",
        board="agriculture law mathematics strategy theology",
        tokens={1: "mathematics"},
        coins={1: 10},
        wonders={1: "great-library"},
    )
    assert table.city(1).points.tokens == 3
    table.do("raise great-library baths", "draw architecture+economy+masonry", "keep masonry")
    assert table.city(1).points.tokens == 6
    assert table.view().board_tokens == ["agriculture", "law", "strategy", "theology"]
    table = library("law strategy").do("draw economy+masonry+mathematics", "keep mathematics")
    assert table.city(1).points.tokens == 9
    assert table.view().board_tokens == ["agriculture", "philosophy", "theology"]
