"""Utopia: Oligarchy, Republic and Democracy."""

import pytest

from .table import Table

INSTANT_WIN = {2: 8, 3: 7, 4: 7}


@pytest.mark.rule("CV-UTO-01")
@pytest.mark.parametrize("card", ["war-2", "science-1", "culture-3"])
def test_oligarchy_takes_any_one_card_from_the_discard_pile_into_hand(card: str) -> None:
    table = Table(hands={1: "religion"}, areas={1: "utopia*3"}, discard="war-2 science culture-3", step="effects")
    table.do("use oligarchy")
    assert table.legal() == ["recover war-2", "recover science-1", "recover culture-3"]
    assert table.refusal("recover economy-1") == "CV-UTO-01"
    table.do(f"recover {card}")
    assert sorted(table.hand(1)) == sorted(["religion-1", card])
    assert sorted([card, *table.discard]) == ["culture-3", "science-1", "war-2"]
    assert table.area(1) == ["utopia-3"] * 3
    assert table.asked == "effects"


@pytest.mark.rule("CV-UTO-02")
def test_republic_takes_any_two_cards_from_the_discard_pile_into_hand() -> None:
    table = Table(hands={1: "religion"}, areas={1: "utopia*5"}, discard="war-2 science*2 culture-3", step="effects")
    table.do("use republic")
    assert table.legal() == ["recover war-2", "recover science-1", "recover culture-3"]
    table.do("recover culture-3")
    assert table.refusal("recover culture-3") == "CV-UTO-02"
    assert table.refusal("end") == "CV-EFF-04"
    table.do("recover science-1")
    assert table.hand(1) == ["religion-1", "science-1", "culture-3"]
    assert table.discard == ["war-2", "science-1"]
    assert table.asked == "effects"


@pytest.mark.rule("CV-UTO-03")
def test_democracy_moves_a_utopia_card_face_down_into_any_domain_of_any_player() -> None:
    for place in ("war p1", "utopia p1", "war p2", "science p2", "culture p3"):
        domain, seat = place.split()
        table = Table(3, areas={1: "utopia*2 war", 2: "war science", 3: "culture"}, step="effects")
        table.do("use democracy")
        assert table.legal() == ["lay war p1", "lay war p2", "lay science p2", "lay culture p3", "lay utopia p1"]
        table.do(f"lay {place}")
        assert table.area(1) == ["war-1", "utopia-3"]
        assert table.democracies(int(seat[1]), domain) == 1
        assert sum(cell.democracies for player in table.view().players for cell in player.domains) == 1
        assert table.asked == "effects"


@pytest.mark.rule("CV-UTO-03")
def test_the_card_of_democracy_is_moved_and_not_discarded_so_oligarchy_cannot_reach_it() -> None:
    table = Table(areas={1: "utopia*4", 2: "war"}, step="effects")
    table.do("use democracy", "lay war p2")
    assert table.discard == []
    assert table.refusal("use oligarchy") == "CV-CLR-04"
    assert not table.allows("use oligarchy")


@pytest.mark.rule("CV-UTO-03")
def test_democracy_on_oneself_is_open_unless_the_option_excludes_it() -> None:
    areas = {1: "utopia*2 war", 2: "war science"}
    table = Table(areas=areas, step="effects").do("use democracy")
    assert table.allows("lay war p1")
    table = Table(areas=areas, step="effects", options={"any_player_includes_self": False}).do("use democracy")
    assert table.refusal("lay war p1") == "CV-CLR-17"
    assert table.legal() == ["lay war p2", "lay science p2"]


@pytest.mark.rule("CV-UTO-03")
def test_democracy_needs_a_utopia_card_in_ones_own_area() -> None:
    table = Table(hands={1: "utopia*3"}, areas={1: "war", 2: "utopia war"}, step="effects")
    assert table.refusal("use democracy") == "CV-EFF-11"
    assert not table.allows("use democracy")


@pytest.mark.rule("CV-UTO-04")
def test_democracy_needs_a_face_up_card_in_the_target_domain() -> None:
    table = Table(
        areas={1: "utopia*2", 2: "war science"}, embargoes={2: "culture"}, democracies={2: "religion"}, step="effects"
    ).do("use democracy")
    for empty in ("economy", "culture", "religion"):
        assert table.refusal(f"lay {empty} p2") == "CV-UTO-04"
        assert not table.allows(f"lay {empty} p2")
    assert table.allows("lay war p2")
    assert table.allows("lay science p2")


@pytest.mark.rule("CV-UTO-04")
def test_democracy_cannot_be_started_without_any_domain_to_go_to() -> None:
    table = Table(areas={1: "utopia"}, embargoes={2: "war"}, democracies={1: "war"}, step="effects")
    assert table.refusal("use democracy") == "CV-UTO-04"
    assert not table.allows("use democracy")
    assert Table(areas={1: "utopia", 2: "war"}, step="effects").allows("use democracy")
    assert Table(areas={1: "utopia war"}, step="effects").allows("use democracy")
    alone = Table(areas={1: "utopia war"}, step="effects", options={"any_player_includes_self": False})
    assert alone.refusal("use democracy") == "CV-UTO-04"


@pytest.mark.rule("CV-UTO-05")
def test_a_card_of_democracy_stays_until_the_game_ends() -> None:
    table = Table(
        hands={1: "economy*3", 2: "religion*3"}, areas={1: "utopia culture", 2: "war"}, deck=7, turn=1, step="effects"
    )
    table.do("use democracy", "lay war p2").end_turn()
    turns = 0
    while not table.over:
        assert table.democracies(2, "war") == 1
        table.pass_turn()
        turns += 1
    assert turns > 4
    assert table.result == "majority-win"
    assert table.democracies(2, "war") == 1
    assert "utopia-3" not in table.discard


@pytest.mark.rule("CV-UTO-05")
def test_a_card_of_democracy_stays_even_when_its_domain_is_emptied() -> None:
    table = Table(
        hands={2: "religion*3"}, areas={1: "war*2 culture", 2: "culture"}, democracies={2: "culture"}, step="effects"
    )
    table.do("use attack", "name culture")
    assert table.area(2) == []
    assert table.democracies(2, "culture") == 1


@pytest.mark.rule("CV-UTO-06")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("face_down", [0, 1, 2, 3])
def test_each_face_down_utopia_card_asks_for_one_more_card_for_an_instant_win(players: int, face_down: int) -> None:
    required = INSTANT_WIN[players] + face_down
    for have in (required - 1, required):
        table = Table(
            players, areas={1: f"science*{have}"}, democracies={1: "science " * face_down}, step="effects"
        ).end_turn()
        assert table.over == (have == required)


@pytest.mark.rule("CV-UTO-06")
def test_a_face_down_utopia_card_raises_the_number_for_its_domain_and_its_owner_only() -> None:
    table = Table(areas={1: "science*8 war"}, democracies={1: "war culture", 2: "science"}, step="effects").end_turn()
    assert (table.result, table.winners) == ("instant-win", [1])


@pytest.mark.rule("CV-UTO-06")
def test_democracy_on_an_opponent_about_to_win_delays_the_win_by_one_card() -> None:
    table = Table(hands={1: "war*3", 2: "science*4"}, areas={1: "utopia war", 2: "science*7"}, step="effects")
    table.do("use democracy", "lay science p2").end_turn()
    assert table.player(2).domains[3].needed_to_win == 9
    table.do(table.legal("play")[0]).end_turn()
    assert table.count(2, "science") == 8
    assert not table.over
    table.pass_turn()
    table.do(next(move for move in table.legal("play") if "science" in move)).end_turn()
    assert (table.result, table.winners) == ("instant-win", [2])


@pytest.mark.rule("CV-UTO-07")
@pytest.mark.parametrize(("players", "level_1", "level_2"), [(2, 3, 5), (3, 3, 5), (4, 2, 4)])
def test_face_down_utopia_cards_leave_the_persistent_thresholds_alone(players: int, level_1: int, level_2: int) -> None:
    for have in (level_1 - 1, level_1, level_2 - 1, level_2):
        table = Table(
            players, hands={1: "religion*3"}, areas={1: f"war*{have}"}, democracies={1: "war war war"}, step="effects"
        )
        assert table.allows("use assassination") == (have >= level_1)
        assert table.allows("use purge") == (have >= level_2)


@pytest.mark.rule("CV-UTO-07")
def test_face_down_utopia_cards_in_utopia_are_no_utopia_cards() -> None:
    table = Table(areas={1: "utopia*2"}, democracies={1: "utopia utopia utopia"}, discard="war*3", step="effects")
    assert not table.allows("use oligarchy")
    table = Table(areas={2: "war"}, democracies={1: "utopia"}, step="effects")
    assert table.refusal("use democracy") == "CV-EFF-11"


@pytest.mark.rule("CV-UTO-07")
def test_face_down_utopia_cards_neither_bar_playing_nor_count_for_culture_nor_score() -> None:
    table = Table(hands={1: "war*3"}, areas={1: "war"}, democracies={1: "war"})
    assert table.allows("play war-1")
    table = Table(
        areas={1: "culture", 2: "war*3"}, hands={1: "war"}, democracies={2: "culture culture"}, step="effects"
    )
    assert table.allows("copy assassination p2")
    scored = Table(
        areas={1: "war", 2: "war religion"}, democracies={1: "war war religion"}, deck=0, turn=2, step="effects"
    )
    ending = scored.do("end").state.ending()
    assert ending is not None
    assert [line.values for line in ending.sheet.lines if line.name == "points"] == [(1, 2)]


@pytest.mark.rule("CV-UTO-08")
def test_the_only_utopia_card_cannot_go_into_ones_own_utopia() -> None:
    table = Table(areas={1: "utopia war", 2: "culture"}, step="effects").do("use democracy")
    assert table.refusal("lay utopia p1") == "CV-UTO-08"
    assert table.legal() == ["lay war p1", "lay culture p2"]
    table = Table(areas={1: "utopia*2 war", 2: "culture"}, step="effects").do("use democracy")
    assert table.allows("lay utopia p1")
    table.do("lay utopia p1")
    assert (table.count(1, "utopia"), table.democracies(1, "utopia")) == (1, 1)


@pytest.mark.rule("CV-UTO-08")
def test_a_lone_utopia_card_alone_on_the_table_has_nowhere_to_go() -> None:
    assert Table(areas={1: "utopia"}, step="effects").refusal("use democracy") == "CV-UTO-04"
    assert Table(areas={1: "utopia*2"}, step="effects").allows("use democracy")
