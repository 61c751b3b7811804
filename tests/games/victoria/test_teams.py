"""Team play: two teams of two."""

import itertools

import pytest

from ecumene.core.ending import ScoreLine
from ecumene.core.errors import OptionsError
from ecumene.core.options import Options

from .table import Table, fresh_game

TEAMS: Options = {"team_mode": True}
TEAM_SUM: Options = {"team_mode": True, "team_tie_break": "team_sum"}


def scored(areas: dict[int, str], options: Options = TEAMS) -> Table:
    """The last turn of the last round has ended and the areas have been scored."""
    return Table(4, areas=areas, deck=0, turn=4, step="effects", options=options).do("end")


def sheet(table: Table) -> dict[str, ScoreLine]:
    """The lines of the score sheet by name."""
    ending = table.state.ending()
    assert ending is not None
    return {line.name: line for line in ending.sheet.lines}


def points(table: Table) -> tuple[int, int]:
    """The points of the two teams; partners have the same."""
    one, two, three, four = sheet(table)["points"].values
    assert (one, two) == (three, four)
    return one, two


def in_step_two(areas: dict[int, str], options: Options = TEAMS) -> Table:
    """Seat 1 of four in step 2 with a hand of three."""
    hands = {1: "war religion science", 2: "war*3", 3: "religion*3", 4: "science*3"}
    return Table(4, hands=hands, areas=areas, step="effects", options=options)


@pytest.mark.rule("CV-TEAM-01")
def test_four_players_may_play_as_two_teams_of_two() -> None:
    table = fresh_game(4, options=TEAMS)
    teams = [player.team for player in table.view().players]
    assert sorted(teams.count(team) for team in set(teams)) == [2, 2]
    assert table.asked == "step-play"


@pytest.mark.rule("CV-TEAM-01")
def test_without_the_option_everyone_plays_alone() -> None:
    table = fresh_game(4)
    assert len({player.team for player in table.view().players}) == 4
    alone = Table(4, areas={1: "war*7"}, step="effects").end_turn()
    assert alone.winners == [1]


@pytest.mark.rule("CV-TEAM-01")
@pytest.mark.parametrize("players", [2, 3])
def test_teams_need_four_players(players: int) -> None:
    with pytest.raises(OptionsError, match="CV-TEAM-01"):
        fresh_game(players, options=TEAMS)


@pytest.mark.rule("CV-TEAM-02")
def test_partners_sit_opposite_each_other_so_that_turns_alternate_between_teams() -> None:
    for seed in range(5):
        table = fresh_game(4, seed, TEAMS)
        team = [player.team for player in table.view().players]
        assert team[0] == team[2] != team[1] == team[3]
        seats = []
        for _ in range(8):
            seats.append(table.actor)
            table.pass_turn(seed)
        for before, after in itertools.pairwise(seats):
            assert team[before - 1] != team[after - 1]


@pytest.mark.rule("CV-TEAM-03")
@pytest.mark.parametrize(("seat", "team"), [(1, [1, 3]), (2, [2, 4]), (3, [1, 3]), (4, [2, 4])])
def test_an_instant_win_is_a_win_for_the_whole_team(seat: int, team: list[int]) -> None:
    for cards in (6, 7):
        table = Table(4, areas={seat: f"science*{cards}"}, turn=seat, step="effects", options=TEAMS).end_turn()
        assert table.over == (cards == 7)
        assert table.winners == (team if cards == 7 else [])
    assert table.result == "instant-win"
    assert table.state.returns() == [1.0 if seat in team else 0.0 for seat in range(1, 5)]
    assert [event.rule for event in table.told("instant-win")] == ["CV-TEAM-03"]


@pytest.mark.rule("CV-TEAM-04")
def test_partners_cards_are_not_added_for_an_instant_win() -> None:
    for own, partner in ((6, 6), (4, 3), (6, 1)):
        table = in_step_two({1: f"science*{own}", 3: f"science*{partner}"}).end_turn()
        assert not table.over


@pytest.mark.rule("CV-TEAM-04")
def test_only_the_area_of_the_player_whose_turn_ends_is_looked_at() -> None:
    table = in_step_two({3: "science*7"}).end_turn()
    assert not table.over
    table.pass_turn()
    assert not table.over
    table.pass_turn()
    assert (table.result, table.winners) == ("instant-win", [1, 3])


@pytest.mark.rule("CV-TEAM-05")
def test_a_team_gets_a_point_for_a_domain_in_which_either_member_leads() -> None:
    for leader, expected in ((1, (1, 0)), (2, (0, 1)), (3, (1, 0)), (4, (0, 1))):
        areas = {seat: "war*2" if seat == leader else "war" for seat in range(1, 5)}
        assert points(scored(areas)) == expected


@pytest.mark.rule("CV-TEAM-05")
def test_a_team_never_gets_more_than_one_point_per_domain() -> None:
    table = scored({1: "war*2", 2: "religion*2", 3: "war*2", 4: "religion"})
    assert points(table) == (1, 1)
    table = scored(dict.fromkeys(range(1, 5), "war culture*2"))
    assert points(table) == (2, 2)


@pytest.mark.rule("CV-TEAM-05")
def test_partners_cards_are_not_added_for_the_lead_in_a_domain() -> None:
    table = scored({1: "war*2", 2: "war*3", 3: "war*2"})
    assert points(table) == (0, 1)


@pytest.mark.rule("CV-TEAM-06")
@pytest.mark.parametrize("better", [1, 2])
def test_the_team_with_more_points_wins(better: int) -> None:
    areas = {better: "war", better + 2: "religion science", 3 - better: "utopia*5 culture*5"}
    table = scored(areas)
    assert sorted(points(table)) == [2, 3]
    assert (table.result, table.winners) == ("majority-win", [better, better + 2])
    assert table.state.returns() == [1.0 if seat in table.winners else 0.0 for seat in range(1, 5)]


@pytest.mark.rule("CV-TEAM-07")
def test_a_tie_between_teams_goes_to_the_member_with_the_highest_count() -> None:
    areas = {1: "utopia*3", 2: "utopia*2 war", 4: "utopia*2"}
    table = scored(areas)
    assert points(table) == (1, 1)
    assert (table.result, table.winners) == ("majority-win", [1, 3])
    assert sheet(table)["tie-break.utopia"].values == (3, 2, 3, 2)


@pytest.mark.rule("CV-TEAM-07")
def test_with_the_option_team_sum_partners_counts_are_added_in_the_tie_break() -> None:
    areas = {1: "utopia*3", 2: "utopia*2 war", 4: "utopia*2"}
    table = scored(areas, TEAM_SUM)
    assert points(table) == (1, 1)
    assert (table.result, table.winners) == ("majority-win", [2, 4])
    assert sheet(table)["tie-break.utopia"].values == (3, 4, 3, 4)


@pytest.mark.rule("CV-TEAM-07")
def test_the_larger_count_of_a_team_is_taken_separately_for_each_domain() -> None:
    table = scored({1: "utopia*2", 2: "utopia*2 culture*2 science*3", 3: "culture*3"})
    assert points(table) == (2, 2)
    assert table.winners == [1, 3]
    assert sheet(table)["tie-break.culture"].values == (3, 2, 3, 2)


@pytest.mark.rule("CV-TEAM-07")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("utopia", "culture"),
        ("culture", "science"),
        ("science", "economy"),
        ("economy", "religion"),
        ("religion", "war"),
    ],
)
@pytest.mark.parametrize("options", [TEAMS, TEAM_SUM], ids=["best-member", "team-sum"])
def test_teams_are_compared_in_the_individual_tie_break_order(better: str, worse: str, options: Options) -> None:
    for seat in (1, 2, 3, 4):
        rival = seat % 4 + 1
        table = scored({seat: better, rival: f"{worse}*3"}, options)
        assert points(table) == (1, 1)
        assert (table.result, seat in table.winners, rival in table.winners) == ("majority-win", True, False)


@pytest.mark.rule("CV-TEAM-07")
def test_teams_equal_in_all_comparisons_share_the_victory() -> None:
    areas = {1: "war*2 culture", 2: "war*2", 3: "war", 4: "culture"}
    table = scored(areas)
    assert points(table) == (2, 2)
    assert (table.result, table.winners) == ("shared-victory", [1, 2, 3, 4])
    assert table.state.returns() == [0.5] * 4
    table = scored(areas, TEAM_SUM)
    assert (table.result, table.winners) == ("majority-win", [1, 3])
    assert scored({1: "war*2", 4: "war*2"}, TEAM_SUM).result == "shared-victory"


@pytest.mark.rule("CV-TEAM-08")
def test_attack_hits_the_partner_too() -> None:
    table = in_step_two({1: "war*2 science", 2: "science*2", 3: "science*2", 4: "science"})
    table.do("use attack", "name science")
    assert [table.count(seat, "science") for seat in (1, 2, 3, 4)] == [0, 1, 1, 0]


@pytest.mark.rule("CV-TEAM-08")
def test_a_partners_culture_can_deny_inspiration() -> None:
    for partner, allowed in (("culture", True), ("culture*2", False), ("culture*3", False)):
        table = in_step_two({1: "culture*2", 2: "war*2", 3: partner})
        assert table.allows("copy assassination p2") == allowed
        assert table.refusal("copy assassination p2") == ("" if allowed else "CV-CUL-02")


@pytest.mark.rule("CV-TEAM-08")
def test_a_partner_may_be_copied() -> None:
    table = in_step_two({1: "culture", 3: "war*2"}).do("copy assassination p3")
    assert table.coin() == (3, "war")
    table.do("discard war-1")
    assert table.hand(1) == ["religion-1", "science-1"]


@pytest.mark.rule("CV-TEAM-08")
def test_a_partner_may_be_chosen_for_inquisition() -> None:
    table = in_step_two({1: "religion"}).do("use inquisition")
    assert table.legal() == ["question p2", "question p3", "question p4"]
    table.do("question p3", "give war-1", "give science-1")
    assert table.hand(1) == ["religion-1"] * 3
    assert table.hand(3) == ["war-1", "religion-1", "science-1"]


@pytest.mark.rule("CV-TEAM-08")
@pytest.mark.parametrize("includes_self", [True, False])
def test_a_partner_may_be_chosen_for_embargo_and_democracy(includes_self: bool) -> None:
    options: Options = {**TEAMS, "any_player_includes_self": includes_self}
    table = in_step_two({1: "economy utopia", 2: "war", 3: "religion culture"}, options)
    table.do("use embargo", "lay religion p3", "use democracy", "lay culture p3")
    assert table.embargoed(3) == ["religion"]
    assert table.democracies(3, "culture") == 1
