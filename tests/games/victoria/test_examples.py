"""The worked examples of the ledger, played through as they are told."""

import pytest

from ecumene.core.options import Options

from .table import Table, fresh_game


def scored(players: int, areas: dict[int, str], options: Options | None = None) -> Table:
    """The last turn of the last round has ended and the areas have been scored."""
    return Table(players, areas=areas, deck=0, turn=players, step="effects", options=options).do("end")


def points(table: Table) -> tuple[int, ...]:
    """The points of all seats."""
    ending = table.state.ending()
    assert ending is not None
    return next(line.values for line in ending.sheet.lines if line.name == "points")


def draft_to_the_end(table: Table) -> Table:
    """Make the first possible pick and choice until the first turn begins."""
    while table.state.round_number() == 0:
        table.do(table.legal()[0])
    return table


@pytest.mark.rule("CV-EX-01")
def test_a_team_with_four_points_beats_a_team_with_three() -> None:
    # Both teams lead War; the first also Religion, Economy and Science, the second Culture and Utopia.
    areas = {1: "war*3 religion*2", 2: "war*3 culture*3", 3: "economy science*2", 4: "utopia*4 science"}
    table = scored(4, areas, {"team_mode": True})
    assert points(table) == (4, 3, 4, 3)
    assert (table.result, table.winners) == ("majority-win", [1, 3])


@pytest.mark.rule("CV-EX-02")
@pytest.mark.parametrize(("players", "standard", "draft"), [(2, 89, 87), (3, 86, 83), (4, 92, 88)])
def test_the_deck_after_the_deal(players: int, standard: int, draft: int) -> None:
    table = fresh_game(players)
    assert table.asked == "step-play"
    assert table.deck == standard
    table = fresh_game(players, options={"deal_variant": "draft"})
    assert table.deck == draft
    draft_to_the_end(table)
    assert table.asked == "step-play"
    assert table.deck == draft


@pytest.mark.rule("CV-EX-03")
def test_in_the_draft_the_first_player_chooses_last_from_the_centre() -> None:
    played = 0
    for seed in range(30):
        table = fresh_game(3, seed, {"deal_variant": "draft"})
        if table.view().first != 0:
            continue
        while table.asked == "picking":
            table.do(table.legal()[0])
        if table.asked == "choosing":
            assert table.actor == 3
            played += 1
        draft_to_the_end(table)
        assert [event.seat + 1 for event in table.told("chooses")] == [3, 2, 1]
        assert table.actor == 1
    assert played > 0


@pytest.mark.rule("CV-EX-04")
@pytest.mark.parametrize(("moves", "drawn"), [(["use holy-book"], 3), ([], 1)])
def test_holy_book_lets_a_player_with_two_cards_draw_three(moves: list[str], drawn: int) -> None:
    table = Table(3, hands={1: "war science culture"}, areas={1: "religion*3"}).do("play culture-1", *moves)
    assert len(table.hand(1)) == 2
    deck = table.deck
    table.end_turn()
    assert len(table.hand(1)) == 2 + drawn
    assert table.deck == deck - drawn


@pytest.mark.rule("CV-EX-05")
def test_a_player_with_six_cards_and_limit_five_draws_none_and_keeps_all() -> None:
    table = Table(hands={1: "war*3 science*3 culture"}, areas={1: "religion*3"}).do("play culture-1", "use holy-book")
    assert table.view().hand_limit == 5
    deck, hand = table.deck, table.hand(1)
    assert len(hand) == 6
    table.end_turn()
    assert (table.deck, table.hand(1), table.discard) == (deck, hand, [])


@pytest.mark.rule("CV-EX-06")
def test_attack_naming_war_with_five_war_cards_leaves_assassination_open_but_not_purge() -> None:
    table = Table(hands={1: "religion*3"}, areas={1: "war*5 culture", 2: "war*2"}, step="effects")
    assert table.allows("use purge")
    table.do("use attack", "name war")
    assert (table.count(1, "war"), table.count(2, "war")) == (3, 1)
    assert table.allows("use assassination")
    assert table.refusal("use purge") == "CV-EFF-05"
    assert not table.allows("use purge")


@pytest.mark.rule("CV-EX-07")
def test_attack_naming_science_against_areas_with_two_none_and_one() -> None:
    areas = {1: "war*2 science*2", 2: "science*2 war", 3: "culture", 4: "science"}
    table = Table(4, areas=areas, step="effects").do("use attack", "name science")
    assert [table.count(seat, "science") for seat in (2, 3, 4)] == [1, 0, 0]
    assert (table.count(1, "war"), table.count(1, "science")) == (1, 1)
    assert (table.count(2, "war"), table.count(3, "culture")) == (1, 1)
    assert len(table.discard) == 4


@pytest.mark.rule("CV-EX-08")
def test_inquisition_with_two_cards_on_a_player_with_four_hands_four_back_and_keeps_two() -> None:
    hands = {1: "war religion", 2: "economy science culture utopia", 3: "war*3"}
    table = Table(3, hands=hands, areas={1: "religion"}, step="effects").do("use inquisition", "question p2")
    assert (len(table.hand(1)), len(table.hand(2))) == (6, 0)
    assert (table.asked, table.view().asked_times) == ("giving", 4)
    table.do("give war-1", "give religion-1", "give economy-1", "give science-1")
    assert table.hand(1) == ["culture-1", "utopia-3"]
    assert table.hand(2) == ["war-1", "religion-1", "economy-1", "science-1"]
    assert table.asked == "effects"


@pytest.mark.rule("CV-EX-09")
def test_an_embargo_on_culture_bars_culture_for_one_whole_turn() -> None:
    hands = {1: "war*3", 2: "culture*2 war religion utopia"}
    table = Table(hands=hands, areas={1: "economy", 2: "culture economy*3 science*3"}, step="effects")
    table.do("use embargo", "lay culture p2").end_turn()
    assert (table.actor, table.embargoed(2), table.discard) == (2, ["culture"], [])
    assert table.refusal("play culture-1") == "CV-ECO-05"
    assert not table.allows("play culture-1")
    table.do("play war-1")
    for effect, choice in (("development", "drop economy"), ("experiment", "return science")):
        table.do(f"use {effect}", choice)
        assert table.asked == "follow-up"
        assert table.refusal("play culture-1") == "CV-ECO-08"
        assert not table.allows("play culture-1")
        table.do(table.legal("play")[-1])
    assert table.embargoed(2) == ["culture"]
    assert table.discard.count("economy-1") == 1
    table.end_turn()
    assert (table.actor, table.embargoed(2)) == (1, [])
    assert table.discard.count("economy-1") == 2
    table.pass_turn()
    assert table.actor == 2
    assert table.allows("play culture-1")


@pytest.mark.rule("CV-EX-10")
def test_breakthrough_with_three_cards_left_triggers_the_final_round() -> None:
    table = Table(hands={1: "war religion", 2: "war*3"}, areas={1: "science"}, deck=3, step="effects")
    table.do("use breakthrough").let_chance()
    assert (table.deck, len(table.hand(1)), table.view().asked_times) == (0, 5, 3)
    assert table.view().last_round
    for _ in range(3):
        table.do(table.legal("discard")[0])
    assert (len(table.hand(1)), len(table.discard)) == (2, 4)
    table.do("end")
    assert (table.over, table.actor, len(table.hand(1))) == (False, 2, 2)
    table.pass_turn()
    assert table.over


@pytest.mark.rule("CV-EX-11")
def test_culture_counts_of_two_two_and_one_give_nobody_inspiration_until_a_third_is_played() -> None:
    def counts(turn: int, step: str = "effects") -> Table:
        areas = {1: "culture*2 war*3", 2: "culture*2 war*3", 3: "culture war*3"}
        hands = dict.fromkeys((1, 2, 3), "culture war*2")
        return Table(3, hands=hands, areas=areas, turn=turn, step=step)

    for turn in (1, 2, 3):
        assert counts(turn).legal("copy") == []
        for other in {1, 2, 3} - {turn}:
            assert counts(turn).refusal(f"copy assassination p{other}") == "CV-CUL-02"
    for leader, others in ((1, (2, 3)), (2, (1, 3))):
        table = counts(leader, "play").do("play culture-1")
        assert table.legal("copy") == [f"copy assassination p{other}" for other in others]
    assert counts(3, "play").do("play culture-1").legal("copy") == []


@pytest.mark.rule("CV-EX-12")
@pytest.mark.parametrize(("cards", "win"), [(7, False), (8, True)])
def test_seven_science_with_a_face_down_utopia_card_is_no_win_but_eight_is(cards: int, win: bool) -> None:
    table = Table(3, areas={1: f"science*{cards}"}, democracies={1: "science"}, step="effects").end_turn()
    assert (table.over, table.winners) == (win, [1] if win else [])


@pytest.mark.rule("CV-EX-13")
def test_three_players_with_three_points_each_are_parted_by_utopia() -> None:
    areas = {
        1: "war*4 religion*3 science culture*2", 2: "war*2 religion economy*2 science culture*3",
        3: "war*4 economy science utopia*2",
    }  # fmt: skip
    table = scored(3, areas)
    assert points(table) == (3, 3, 3)
    assert (table.result, table.winners) == ("majority-win", [3])


@pytest.mark.rule("CV-EX-14")
def test_two_players_with_four_points_and_equal_utopia_are_parted_by_culture() -> None:
    areas = {
        1: "war*4 religion*3 science culture*2 utopia", 2: "war*2 religion economy*2 science culture*3 utopia",
        3: "war*4 economy science utopia",
    }  # fmt: skip
    table = scored(3, areas)
    assert points(table) == (4, 4, 3)
    assert (table.result, table.winners) == ("majority-win", [2])


def go_in_a_circle(table: Table, card: str) -> None:
    """Play a Religion card, pay it for Inquisition, hand back the same cards, take it back and draw nothing."""
    other = 3 - table.actor
    theirs = table.hand(other)
    table.do(f"play {card}", "use inquisition")
    for given in theirs:
        if table.asked == "giving":
            table.do(f"give {given}")
    table.do("use oligarchy")
    if table.asked == "recovering":
        table.do(f"recover {card}")
    table.do("end")


@pytest.mark.rule("CV-EX-15")
def test_a_player_with_oligarchy_and_inquisition_can_leave_everything_as_it_was() -> None:
    hands = {1: "religion-1 science culture", 2: "religion-2 war economy"}
    table = Table(hands=hands, areas={1: "utopia*3", 2: "utopia*3"}, discard="war-3")
    before = [table.hand(1), table.hand(2), table.area(1), table.area(2), table.discard, [str(table.deck)]]
    for number in range(20):
        assert not table.over
        assert table.actor == number % 2 + 1
        go_in_a_circle(table, "religion-2" if number % 2 else "religion-1")
        assert [table.hand(1), table.hand(2), table.area(1), table.area(2), table.discard, [str(table.deck)]] == before
    assert table.over
    assert (table.result, table.winners) == ("shared-victory", [1, 2])
    assert [event.rule for event in table.told("scoring")] == ["CV-END-16"]


@pytest.mark.rule("CV-EX-16")
def test_an_embargo_repeated_each_turn_keeps_both_players_from_drawing() -> None:
    table = Table(hands={1: "economy*4", 2: "culture*3"}, areas={1: "utopia*3", 2: "culture"})
    deck = table.deck
    table.do("play economy-1", "use embargo", "lay culture p2", "end")
    for _ in range(9):
        assert (table.actor, table.asked, table.hand(2)) == (2, "effects", ["culture-1"] * 3)
        table.do("end")
        assert table.discard == ["economy-1"]
        table.do("play economy-1", "use embargo", "lay culture p2", "use oligarchy", "end")
        assert (table.deck, table.hand(1), table.discard) == (deck, ["economy-1"] * 3, [])
    assert not table.over
    table.do("end")
    assert (table.over, table.deck) == (True, deck)
    assert len(table.told("cannot-play")) == 10
    assert [event.rule for event in table.told("scoring")] == ["CV-END-16"]


@pytest.mark.rule("CV-EX-17")
def test_an_economy_card_played_through_experiment_opens_development_in_the_same_turn() -> None:
    table = Table(3, hands={1: "economy war religion"}, areas={1: "economy*2 science*3"}, step="effects")
    assert table.refusal("use development") == "CV-EFF-05"
    table.do("use experiment", "return science", "play economy-1")
    assert (table.count(1, "economy"), table.count(1, "science")) == (3, 2)
    assert table.allows("use development")
    assert not table.allows("use experiment")
    table.do("use development", "drop economy", "play science-1")
    assert table.count(1, "science") == 3
    assert table.refusal("use experiment") == "CV-EFF-03"


@pytest.mark.rule("CV-EX-18")
def test_the_second_player_has_one_more_turn_if_the_first_empties_the_deck() -> None:
    table = Table(hands={1: "war*3", 2: "religion*3"}, deck=1).pass_turn()
    assert (table.deck, table.over, table.actor) == (0, False, 2)
    table.pass_turn()
    assert len(table.hand(2)) == 2
    assert table.over
    assert [event.rule for event in table.told("scoring")] == ["CV-END-07"]


@pytest.mark.rule("CV-EX-18")
def test_scoring_follows_the_turn_in_which_the_second_player_empties_the_deck() -> None:
    table = Table(hands={1: "war*3", 2: "religion*3"}, deck=2).pass_turn()
    assert (table.deck, table.over) == (1, False)
    table.pass_turn()
    assert (table.deck, table.over) == (0, True)
    assert [event.seat + 1 for event in table.told("turn")] == [2]
