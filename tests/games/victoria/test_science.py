"""Science: Experiment, Research and Breakthrough."""

import pytest

from .table import Table


@pytest.mark.rule("CV-SCI-01")
def test_experiment_returns_one_card_to_hand_and_then_one_is_played() -> None:
    table = Table(hands={1: "religion culture", 2: "war*3"}, areas={1: "science*3 war", 2: "war*2"}, step="effects")
    table.do("use experiment")
    assert (table.asked, table.view().asked_times) == ("returning", 1)
    table.do("return war")
    assert table.hand(1) == ["war-1", "religion-1", "culture-1"]
    assert table.area(1) == ["science-1"] * 3
    assert (table.asked, table.view().asked_times) == ("follow-up", 1)
    table.do("play religion-1")
    assert table.hand(1) == ["war-1", "culture-1"]
    assert table.area(1) == ["religion-1"] + ["science-1"] * 3
    assert table.asked == "effects"
    assert table.discard == []
    assert (len(table.hand(2)), len(table.area(2))) == (3, 2)


@pytest.mark.rule("CV-SCI-01")
def test_experiment_takes_the_card_from_ones_own_area_and_the_play_follows_immediately() -> None:
    table = Table(hands={1: "religion culture"}, areas={1: "science*3 war", 2: "economy"}, step="effects")
    table.do("use experiment")
    assert table.refusal("return economy") == "CV-SCI-01"
    assert not table.allows("return economy")
    table.do("return science")
    assert table.refusal("end") == "CV-EFF-04"
    assert table.legal() == ["play religion-1", "play science-1", "play culture-1"]


@pytest.mark.rule("CV-SCI-02")
def test_research_returns_two_cards_to_hand_and_then_two_are_played() -> None:
    table = Table(hands={1: "economy culture utopia"}, areas={1: "science*5 war religion"}, step="effects")
    table.do("use research")
    assert (table.asked, table.view().asked_times) == ("returning", 2)
    table.do("return war", "return religion")
    assert table.hand(1) == ["war-1", "religion-1", "economy-1", "culture-1", "utopia-3"]
    assert table.area(1) == ["science-1"] * 4 + ["science-2"]
    assert (table.asked, table.view().asked_times) == ("follow-up", 2)
    table.do("play economy-1", "play utopia-3")
    assert table.hand(1) == ["war-1", "religion-1", "culture-1"]
    assert table.area(1) == ["economy-1"] + ["science-1"] * 4 + ["science-2", "utopia-3"]
    assert table.asked == "effects"
    assert table.discard == []


@pytest.mark.rule("CV-SCI-02")
def test_research_takes_both_cards_from_ones_own_area() -> None:
    table = Table(hands={1: "economy culture"}, areas={1: "science*5 war utopia", 2: "religion"}, step="effects")
    table.do("use research", "return war")
    assert table.refusal("return religion") == "CV-SCI-02"
    assert not table.allows("return religion")
    assert table.refusal("return war") == "CV-SCI-02"


@pytest.mark.rule("CV-SCI-03")
@pytest.mark.parametrize("card", ["war-1", "religion-1", "economy-1", "science-1", "culture-1", "utopia-3"])
def test_experiment_may_return_a_card_of_any_domain_and_play_the_same_card_again(card: str) -> None:
    table = Table(
        hands={1: "war-2 religion-2"}, areas={1: "war religion economy science*3 culture utopia"}, step="effects"
    )
    hand, area = table.hand(1), table.area(1)
    domain = card.partition("-")[0]
    table.do("use experiment", f"return {domain}")
    assert card in table.hand(1)
    assert table.allows(f"play {card}")
    table.do(f"play {card}")
    assert (table.hand(1), table.area(1)) == (hand, area)


@pytest.mark.rule("CV-SCI-03")
def test_research_may_return_equal_or_different_domains_and_play_the_returned_cards() -> None:
    for first, second in (("science", "science"), ("culture", "culture"), ("utopia", "war")):
        table = Table(hands={1: "religion*2"}, areas={1: "science*5 culture*2 utopia war"}, step="effects")
        area = table.area(1)
        table.do("use research", f"return {first}", f"return {second}")
        for domain in (first, second):
            card = next(card for card in table.hand(1) if card.startswith(domain))
            table.do(f"play {card}")
        assert table.hand(1) == ["religion-1"] * 2
        assert table.area(1) == area


@pytest.mark.rule("CV-SCI-04")
def test_breakthrough_costs_one_science_card_from_ones_own_area() -> None:
    table = Table(hands={1: "science-2*3"}, areas={1: "science*2 war", 2: "science"}, step="effects")
    table.do("use breakthrough")
    assert table.area(1) == ["war-1", "science-1"]
    assert table.discard == ["science-1"]
    assert table.hand(1) == ["science-2"] * 3
    assert table.area(2) == ["science-1"]


@pytest.mark.rule("CV-SCI-04")
def test_breakthrough_cannot_be_paid_from_hand_or_by_another_player() -> None:
    table = Table(hands={1: "science*3"}, areas={1: "war*2", 2: "science"}, step="effects")
    assert table.refusal("use breakthrough") == "CV-EFF-11"
    assert not table.allows("use breakthrough")


@pytest.mark.rule("CV-SCI-05")
def test_breakthrough_draws_five_cards_from_the_deck() -> None:
    table = Table(hands={1: "war religion culture", 2: "war*3"}, areas={1: "science"}, step="effects")
    before = table.deck
    table.do("use breakthrough")
    assert table.actor == 0
    table.let_chance()
    assert table.deck == before - 5
    assert len(table.hand(1)) == 3 + 5
    assert len(table.hand(2)) == 3
    assert [(event.rule, event.seat) for event in table.told("draws")] == [("CV-SCI-05", 0)] * 5


@pytest.mark.rule("CV-SCI-05")
def test_breakthrough_draws_the_top_cards_across_the_border_of_two_eras() -> None:
    table = Table(hands={1: "war religion culture"}, areas={1: "science"}, deck=43, step="effects")
    table.do("use breakthrough").let_chance()
    assert [event.details["era"] for event in table.told("draws")] == [2, 2, 3, 3, 3]


@pytest.mark.rule("CV-SCI-06")
def test_breakthrough_then_discards_five_cards_drawn_or_held_before() -> None:
    table = Table(hands={1: "war-2 religion-2 culture-2"}, areas={1: "science"}, step="effects")
    table.do("use breakthrough", "draw war-1", "draw religion-1", "draw economy-1", "draw science-1", "draw culture-1")
    assert (table.asked, table.view().asked_times) == ("discarding", 5)
    assert len(table.legal("discard")) == 8
    table.do("discard war-2", "discard culture-2", "discard religion-1", "discard science-1", "discard culture-1")
    assert table.hand(1) == ["war-1", "religion-2", "economy-1"]
    assert table.discard == ["war-2", "religion-1", "science-1", "science-1", "culture-1", "culture-2"]
    assert table.asked == "effects"


@pytest.mark.rule("CV-SCI-06")
def test_the_five_discards_of_breakthrough_are_compulsory_and_come_from_hand() -> None:
    table = Table(hands={1: "war religion culture"}, areas={1: "science utopia"}, step="effects")
    table.do("use breakthrough").let_chance()
    assert table.refusal("end") == "CV-EFF-04"
    assert table.refusal("discard utopia-3") == "CV-SCI-06"
    assert not table.allows("discard utopia-3")


@pytest.mark.rule("CV-SCI-07")
@pytest.mark.parametrize(("deck", "drawn"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 5)])
def test_with_a_short_deck_breakthrough_draws_what_is_left_and_discards_as_many(deck: int, drawn: int) -> None:
    table = Table(hands={1: "war religion culture economy"}, areas={1: "science"}, deck=deck, step="effects")
    table.do("use breakthrough").let_chance()
    assert table.deck == deck - drawn
    assert len(table.hand(1)) == 4 + drawn
    assert table.view().asked_times == drawn
    for _ in range(drawn):
        assert table.asked == "discarding"
        table.do(table.legal("discard")[0])
    assert table.asked == "effects"
    assert len(table.hand(1)) == 4
    assert len(table.discard) == 1 + drawn
