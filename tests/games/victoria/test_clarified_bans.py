"""Clarifications about bans, Attack, Democracy and the end of a turn (CV-CLR-21 to CV-CLR-29)."""

import pytest

from .clarifications_shared_cards import scored
from .table import DOMAIN_NAMES, Table


def needed_to_win(table: Table, seat: int, domain: str) -> int:
    return table.player(seat).domains[DOMAIN_NAMES.index(domain)].needed_to_win


@pytest.mark.rule("CV-CLR-21")
def test_a_ban_survives_the_removal_of_the_covered_card() -> None:
    table = Table(hands={1: "war religion science"}, areas={1: "war economy*3"}, embargoes={1: "war"}, step="effects")
    table.do("use development", "drop war")
    assert table.count(1, "war") == 0
    assert table.embargoed(1) == ["war"]
    assert not table.allows("play war-1")
    assert table.refusal("play war-1") == "CV-ECO-08"


@pytest.mark.rule("CV-CLR-21")
def test_a_ban_survives_the_removal_of_the_whole_domain_by_attack() -> None:
    table = Table(
        hands={1: "war*3", 2: "culture war science"}, areas={1: "economy war culture", 2: "culture"}, step="effects"
    )
    table.do("use embargo", "lay culture p2", "use attack").end_turn()
    assert table.count(2, "culture") == 0
    assert (table.actor, table.asked) == (2, "step-play")
    assert table.legal() == ["play war-1", "play science-1"]
    assert table.refusal("play culture-1") == "CV-ECO-05"


@pytest.mark.rule("CV-CLR-22")
@pytest.mark.parametrize(("effect", "returned"), [("experiment", 1), ("research", 2)])
def test_cards_of_an_embargoed_domain_may_be_returned_but_not_played(effect: str, returned: int) -> None:
    table = Table(
        hands={1: "religion*2 economy*2"}, areas={1: "science*5 war"}, embargoes={1: "science"}, step="effects"
    )
    table.do(f"use {effect}", *["return science"] * returned)
    assert table.hand(1).count("science-1") == returned
    assert table.legal() == ["play religion-1", "play economy-1"]
    assert table.refusal("play science-1") == "CV-ECO-08"


@pytest.mark.rule("CV-CLR-23")
def test_an_embargo_whose_target_has_no_further_turn_stays_and_counts_for_nobody() -> None:
    table = Table(
        hands={1: "war*3", 2: "war*3"},
        areas={1: "economy science", 2: "economy*2 religion"},
        deck=0,
        turn=2,
        step="effects",
    )
    table.do("use embargo", "lay economy p1", "end")
    assert table.over
    assert table.embargoed(1) == ["economy"]
    assert table.discard == []
    assert scored(table, "economy") == (1, 1)


@pytest.mark.rule("CV-CLR-24")
def test_attack_takes_the_card_of_the_earliest_era_and_asks_no_victim() -> None:
    table = Table(
        4,
        hands={1: "war*3"},
        areas={
            1: "war science-3 science-2 culture",
            2: "science-3 science-2*2",
            3: "science-1 science-3",
            4: "science-3",
        },
        step="effects",
    )
    table.do("use attack", "name science")
    assert (table.actor, table.asked) == (1, "effects")
    assert table.area(1) == ["science-3", "culture-1"]
    assert table.area(2) == ["science-2", "science-3"]
    assert table.area(3) == ["science-3"]
    assert table.area(4) == []


@pytest.mark.rule("CV-CLR-24")
def test_attack_takes_from_all_victims_at_once() -> None:
    # Seat 2 leads Culture 2 to 1 with the coin; losing a card before seat 3 does would take the lead away.
    table = Table(
        3,
        hands={1: "religion*4", 2: "religion*4", 3: "religion*4"},
        areas={1: "war*4 culture", 2: "culture*2", 3: "culture"},
        turn=2,
        step="effects",
    )
    table.do("copy assassination p1").end_turn().pass_turn()
    assert table.coin() == (1, "war")
    table.do("play religion-1", "use attack", "name culture")
    assert [table.count(seat, "culture") for seat in (1, 2, 3)] == [0, 1, 0]
    assert table.coin() == (1, "war")


@pytest.mark.rule("CV-CLR-25")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_attack_may_name_a_domain_no_other_player_has_and_costs_both_cards(players: int) -> None:
    areas = {1: "war religion science", **dict.fromkeys(range(2, players + 1), "economy")}
    table = Table(players, hands={1: "war*3"}, areas=areas, step="effects")
    assert table.allows("use attack")
    table.do("use attack")
    assert table.allows("name religion")
    table.do("name religion")
    assert table.area(1) == ["science-1"]
    assert sorted(table.discard) == ["religion-1", "war-1"]
    assert table.told("loses") == []
    assert all(len(table.area(seat)) == 1 for seat in range(2, players + 1))


@pytest.mark.rule("CV-CLR-26")
def test_democracy_may_target_utopia_without_adding_a_utopia_card() -> None:
    table = Table(
        hands={1: "war*3", 2: "war*3"}, areas={1: "utopia war", 2: "utopia*2"}, discard="science", step="effects"
    )
    assert needed_to_win(table, 2, "utopia") == 8
    table.do("use democracy", "lay utopia p2")
    assert table.democracies(2, "utopia") == 1
    assert needed_to_win(table, 2, "utopia") == 9
    assert table.count(2, "utopia") == 2
    table.end_turn()
    table.do("play war-1")
    assert table.refusal("use oligarchy") == "CV-EFF-05"


@pytest.mark.rule("CV-CLR-26")
@pytest.mark.parametrize(("players", "needed"), [(2, 8), (3, 7), (4, 7)])
@pytest.mark.parametrize("face_down", [0, 1, 2])
def test_face_down_cards_in_utopia_raise_its_requirement(players: int, needed: int, face_down: int) -> None:
    for face_up in (needed + face_down - 1, needed + face_down):
        table = Table(
            players,
            hands={1: "war*3"},
            areas={1: f"utopia*{face_up}"},
            democracies={1: " ".join(["utopia"] * face_down)},
            step="effects",
        )
        table.end_turn()
        assert table.over == (face_up == needed + face_down)


@pytest.mark.rule("CV-CLR-26")
def test_a_face_down_card_in_utopia_neither_scores_nor_breaks_a_tie() -> None:
    table = Table(
        hands={2: "war*3"}, areas={1: "war", 2: "religion"}, democracies={1: "utopia"}, deck=0, turn=2, step="effects"
    )
    table.do("end")
    assert scored(table, "utopia") == (0, 0)
    assert (table.result, table.winners) == ("majority-win", [2])


@pytest.mark.rule("CV-CLR-27")
def test_a_face_down_utopia_card_keeps_its_effect_on_an_emptied_and_rebuilt_domain() -> None:
    table = Table(
        hands={1: "war-1*8 war-3", 2: "science*3"},
        areas={1: "economy*3 war-2"},
        democracies={1: "war"},
        step="effects",
    )
    table.do("use development", "drop war")
    assert table.count(1, "war") == 0
    assert needed_to_win(table, 1, "war") == 9
    table.do("play war-1")
    for _ in range(7):
        table.end_turn().pass_turn()
        table.do("play war-1")
    assert table.count(1, "war") == 8
    table.end_turn()
    assert not table.over
    table.pass_turn().do("play war-3").end_turn()
    assert (table.result, table.winners) == ("instant-win", [1])


@pytest.mark.rule("CV-CLR-27")
def test_an_emptied_domain_cannot_receive_another_face_down_utopia_card() -> None:
    table = Table(
        hands={1: "war*3"}, areas={1: "utopia war", 2: "religion"}, democracies={2: "science"}, step="effects"
    )
    table.do("use democracy")
    assert table.legal() == ["lay war p1", "lay religion p2"]
    assert not table.allows("lay science p2")
    assert table.refusal("lay science p2") == "CV-UTO-04"


def after_last_end(table: Table) -> list[str]:
    names = [event.name for event in table.events]
    return names[len(names) - names[::-1].index("ends") :]


@pytest.mark.rule("CV-CLR-28")
def test_a_turn_ends_with_draw_then_embargoes_then_coin_then_instant_win() -> None:
    table = Table(
        hands={1: "war-2*2 religion", 2: "science*3"},
        areas={1: "culture*2 war-1*7", 2: "economy war-3*3"},
        step="effects",
    )
    table.do("copy assassination p2", "discard religion-1").end_turn()
    table.do("play science-1", "use embargo", "lay culture p1").end_turn()
    table.do("play war-2").end_turn()
    assert after_last_end(table) == ["draws", "embargo-ends", "coin-off", "instant-win"]
    assert [event.rule for event in table.told("coin-off")] == ["CV-CUL-12"]
    assert table.winners == [1]


@pytest.mark.rule("CV-CLR-28")
def test_a_turn_ends_with_draw_then_embargoes_then_coin_then_the_end_of_the_round() -> None:
    table = Table(
        hands={1: "science*4", 2: "religion*4"},
        areas={1: "economy war*3", 2: "culture"},
        deck=1,
        turn=2,
        step="effects",
    )
    table.do("copy assassination p1").end_turn()
    table.do("play science-1", "use embargo", "lay culture p2").end_turn()
    assert table.coin() == (1, "war")
    assert table.deck == 1
    table.do("play religion-1").end_turn()
    assert after_last_end(table) == ["draws", "deck-empty", "embargo-ends", "coin-off", "scoring"]
    assert table.over


@pytest.mark.rule("CV-CLR-28")
@pytest.mark.parametrize(("cards", "result"), [(7, "majority-win"), (8, "instant-win")])
def test_the_instant_win_is_looked_at_before_the_end_of_the_round(cards: int, result: str) -> None:
    table = Table(
        hands={1: "science*3", 2: "science*2"},
        areas={1: "religion economy culture", 2: f"war*{cards}"},
        deck=1,
        turn=2,
        step="effects",
    )
    table.end_turn()
    assert table.deck == 0
    assert table.result == result
    assert table.winners == ([2] if cards == 8 else [1])
    assert bool(table.told("scoring")) == (cards == 7)


@pytest.mark.rule("CV-CLR-29")
def test_reaching_the_required_number_and_falling_below_it_in_the_same_turn_is_no_win() -> None:
    for falls in (True, False):
        table = Table(hands={1: "war*3", 2: "science*3"}, areas={1: "war-2*7 religion"})
        table.do("play war-1")
        assert table.count(1, "war") == 8
        assert not table.over
        if falls:
            table.do("use attack", "name religion")
        table.end_turn()
        assert table.over != falls
