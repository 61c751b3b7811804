"""War: Assassination, Purge and Attack."""

import pytest

from .table import Table

ALL_DOMAINS = ["war", "religion", "economy", "science", "culture", "utopia"]


@pytest.mark.rule("CV-WAR-01")
def test_assassination_discards_one_card_from_ones_own_hand() -> None:
    table = Table(hands={1: "war religion science", 2: "war*3"}, areas={1: "war*3"}, step="effects")
    table.do("use assassination", "discard religion-1")
    assert table.hand(1) == ["war-1", "science-1"]
    assert table.discard == ["religion-1"]
    assert len(table.hand(2)) == 3
    assert table.asked == "effects"


@pytest.mark.rule("CV-WAR-01")
def test_assassination_cannot_take_a_card_of_another_hand() -> None:
    table = Table(hands={1: "war religion", 2: "science*3"}, areas={1: "war*3 culture"}, step="effects")
    table.do("use assassination")
    assert table.legal() == ["discard war-1", "discard religion-1"]
    for card in ("science-1", "culture-1"):
        assert not table.allows(f"discard {card}")
        assert table.refusal(f"discard {card}") == "CV-WAR-01"


@pytest.mark.rule("CV-WAR-02")
def test_purge_discards_two_cards_from_ones_own_hand() -> None:
    table = Table(hands={1: "war religion science"}, areas={1: "war*5"}, step="effects")
    table.do("use purge", "discard religion-1", "discard war-1")
    assert table.hand(1) == ["science-1"]
    assert sorted(table.discard) == ["religion-1", "war-1"]
    assert table.asked == "effects"


@pytest.mark.rule("CV-WAR-02")
def test_purge_does_not_stop_after_one_card_and_leaves_other_hands_alone() -> None:
    table = Table(hands={1: "war religion science", 2: "culture*3"}, areas={1: "war*5"}, step="effects")
    table.do("use purge", "discard religion-1")
    assert table.legal() == ["discard war-1", "discard science-1"]
    assert table.refusal("end") == "CV-EFF-04"
    assert not table.allows("discard culture-1")
    assert table.refusal("discard culture-1") == "CV-WAR-02"
    table.do("discard science-1")
    assert len(table.hand(2)) == 3


@pytest.mark.rule("CV-WAR-02")
def test_the_draw_step_refills_a_purged_hand() -> None:
    table = Table(hands={1: "war religion science", 2: "war*3"}, areas={1: "war*5"}, step="effects")
    before = table.deck
    table.do("use purge", "discard religion-1", "discard war-1").end_turn()
    assert len(table.hand(1)) == 3
    assert table.deck == before - 2


@pytest.mark.rule("CV-WAR-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_attack_costs_one_war_card_of_ones_own_area(players: int) -> None:
    table = Table(players, hands={1: "war*3"}, areas={1: "war*3 science culture", 2: "war science"}, step="effects")
    table.do("use attack")
    assert table.count(1, "war") == 2
    assert table.discard == ["war-1"]
    assert len(table.hand(1)) == 3
    assert (table.count(2, "war"), table.count(2, "science")) == (1, 1)
    assert table.asked == "naming"


@pytest.mark.rule("CV-WAR-04", "CV-WAR-03")
def test_attack_also_costs_a_card_of_the_named_domain() -> None:
    table = Table(hands={1: "war*3"}, areas={1: "war*2 science*2 culture", 2: "science*3 war"}, step="effects")
    table.do("use attack", "name science")
    assert table.area(1) == ["war-1", "science-1", "culture-1"]
    assert table.count(2, "science") == 2
    assert sorted(table.discard) == ["science-1", "science-1", "war-1"]
    assert table.asked == "effects"


@pytest.mark.rule("CV-WAR-04")
def test_without_a_card_of_the_domain_the_attacker_takes_nothing_from_others() -> None:
    table = Table(hands={1: "religion*3"}, areas={1: "war*2 science", 2: "religion*3"}, step="effects").do("use attack")
    assert table.legal() == ["name war", "name science"]
    assert not table.allows("name religion")
    assert table.refusal("name religion") == "CV-WAR-06"
    assert table.refusal("end") == "CV-EFF-04"
    table.do("name science")
    assert table.count(2, "religion") == 3
    assert table.count(1, "science") == 0


@pytest.mark.rule("CV-WAR-05")
@pytest.mark.parametrize("attacker", [1, 2, 3, 4])
def test_every_other_player_loses_one_card_of_the_named_domain_if_they_have_one(attacker: int) -> None:
    victims = [seat for seat in (1, 2, 3, 4) if seat != attacker]
    areas = dict(zip(victims, ["science*2 war", "war culture", "science*3"], strict=True))
    areas[attacker] = "war*2 science*3"
    table = Table(4, areas=areas, turn=attacker, step="effects").do("use attack", "name science")
    assert [table.count(seat, "science") for seat in victims] == [1, 0, 2]
    assert [table.count(seat, "war") for seat in victims] == [1, 1, 0]
    assert [table.count(seat, "culture") for seat in victims] == [0, 1, 0]
    assert (table.count(attacker, "war"), table.count(attacker, "science")) == (1, 2)
    assert len(table.discard) == 4


@pytest.mark.rule("CV-WAR-05")
def test_victims_lose_nothing_from_their_hands() -> None:
    hands = {1: "war*3", 2: "science*3", 3: "science*2"}
    table = Table(3, hands=hands, areas={1: "war science", 2: "science", 3: "war"}, step="effects").do("use attack")
    assert [len(table.hand(seat)) for seat in (1, 2, 3)] == [3, 3, 2]
    assert [table.count(seat, "science") for seat in (1, 2, 3)] == [0, 0, 0]
    assert table.count(3, "war") == 1


@pytest.mark.rule("CV-WAR-06")
@pytest.mark.parametrize("domain", ALL_DOMAINS)
def test_any_of_the_six_domains_can_be_named(domain: str) -> None:
    areas = {1: " ".join(["war", *ALL_DOMAINS]), 2: " ".join(f"{one}*2" for one in ALL_DOMAINS)}
    table = Table(areas=areas, step="effects").do("use attack")
    assert table.legal() == [f"name {one}" for one in ALL_DOMAINS]
    table.do(f"name {domain}")
    assert table.count(1, domain) == 0
    assert [table.count(2, one) for one in ALL_DOMAINS] == [1 if one == domain else 2 for one in ALL_DOMAINS]


@pytest.mark.rule("CV-WAR-06")
def test_naming_war_needs_two_war_cards() -> None:
    table = Table(areas={1: "war science culture", 2: "war"}, step="effects").do("use attack")
    assert table.legal() == ["name science", "name culture"]
    assert not table.allows("name war")
    assert table.refusal("name war") == "CV-WAR-06"
    table = Table(areas={1: "war*2 science culture", 2: "war"}, step="effects").do("use attack", "name war")
    assert (table.count(1, "war"), table.count(2, "war")) == (0, 0)


@pytest.mark.rule("CV-WAR-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_attack_needs_a_second_card_to_name_a_domain_with(players: int) -> None:
    alone = Table(players, hands={1: "war*3"}, areas={1: "war", 2: "war*3 science"}, step="effects")
    assert not alone.allows("use attack")
    assert alone.refusal("use attack") == "CV-WAR-07"
    for second in ALL_DOMAINS:
        table = Table(players, areas={1: f"war {second}", 2: "war*2 science"}, step="effects")
        assert table.allows("use attack")
        table.do("use attack")  # only one domain can be named, so nothing is asked
        assert table.area(1) == []
        assert table.asked == "effects"


@pytest.mark.rule("CV-WAR-07")
def test_face_down_cards_are_no_second_card_for_attack() -> None:
    table = Table(areas={1: "war", 2: "war"}, embargoes={1: "war"}, democracies={1: "war"}, step="effects")
    assert not table.allows("use attack")
    assert table.refusal("use attack") == "CV-WAR-07"
