"""War: Assassination, Purge and Attack."""

import pytest

from .table import Table


@pytest.mark.rule("CV-WAR-01")
def test_assassination_discards_one_card_from_the_own_hand() -> None:
    table = Table(hands={1: "war religion science", 2: "war*3"}, areas={1: "war*3"}, step="effects")
    table.do("use assassination", "discard religion-1")
    assert table.hand(1) == ["war-1", "science-1"]
    assert table.discard == ["religion-1"]
    assert len(table.hand(2)) == 3
    assert table.asked == "effects"


@pytest.mark.rule("CV-WAR-02")
def test_purge_discards_two_cards_from_the_own_hand() -> None:
    table = Table(hands={1: "war religion science"}, areas={1: "war*5"}, step="effects")
    table.do("use purge", "discard religion-1", "discard war-1")
    assert table.hand(1) == ["science-1"]
    assert sorted(table.discard) == ["religion-1", "war-1"]
