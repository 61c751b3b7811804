"""The end of the game: instant wins, the last round, majority scoring, tie-breaks and the stall."""

import pytest

from ecumene.core.ending import ScoreLine
from ecumene.core.options import Options

from .table import DOMAIN_NAMES, Table, fresh_game, random_positions

TIE_BREAK = ["utopia", "culture", "science", "economy", "religion", "war"]


def scored(players: int, areas: dict[int, str], democracies: dict[int, str] | None = None) -> Table:
    """The last turn of the last round has ended and the areas have been scored."""
    table = Table(players, areas=areas, democracies=democracies, deck=0, turn=players, step="effects")
    return table.do("end")


def sheet(table: Table) -> dict[str, ScoreLine]:
    """The lines of the score sheet by name."""
    ending = table.state.ending()
    assert ending is not None
    return {line.name: line for line in ending.sheet.lines}


def points(table: Table) -> tuple[int, ...]:
    """The points of all seats."""
    return sheet(table)["points"].values


def led(table: Table, domain: str) -> list[int]:
    """The seats that score in a domain."""
    return [seat + 1 for seat, marked in enumerate(sheet(table)[f"domain.{domain}"].marked) if marked]


def turns(table: Table) -> list[int]:
    """The seats whose turns have begun since the position was set up."""
    return [event.seat + 1 for event in table.told("turn")]


# Instant wins -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CV-END-01")
def test_a_player_wins_at_the_end_of_their_turn_and_not_before() -> None:
    table = Table(hands={1: "science war*2", 2: "war*3"}, areas={1: "science*7"})
    table.do("play science-1")
    assert table.count(1, "science") == 8
    assert not table.over
    table.end_turn()
    assert (table.over, table.winners, table.result) == (True, [1], "instant-win")
    assert sheet(table)["domain.science"].marked == (True, False)


@pytest.mark.rule("CV-END-01")
@pytest.mark.parametrize("domain", DOMAIN_NAMES)
@pytest.mark.parametrize(("cards", "win"), [(7, False), (8, True), (9, True), (11, True)])
def test_any_domain_wins_with_the_required_number_or_more(domain: str, cards: int, win: bool) -> None:
    table = Table(hands={1: "war*3"}, areas={1: f"{domain}*{cards}"}, step="effects").end_turn()
    assert table.over == win


@pytest.mark.rule("CV-END-01")
def test_cards_of_different_domains_are_not_added_for_an_instant_win() -> None:
    table = Table(hands={1: "war*3"}, areas={1: "war*7 religion*7 science*7"}, step="effects").end_turn()
    assert not table.over


@pytest.mark.rule("CV-END-01")
def test_the_required_number_in_an_area_wins_only_at_the_end_of_its_owners_turn() -> None:
    table = Table(hands={1: "war*3", 2: "war*3"}, areas={2: "science*8"}, step="effects").end_turn()
    assert not table.over
    table.pass_turn()
    assert table.winners == [2]


@pytest.mark.rule("CV-END-02")
@pytest.mark.parametrize(("players", "required"), [(2, 8), (3, 7), (4, 7)])
def test_an_instant_win_takes_eight_cards_with_two_players_and_seven_with_more(players: int, required: int) -> None:
    for cards in (required - 1, required):
        table = Table(players, hands={1: "war*3"}, areas={1: f"science*{cards}"}, step="effects").end_turn()
        assert table.over == (cards == required)
        assert table.winners == ([1] if cards == required else [])


@pytest.mark.rule("CV-END-03")
def test_the_required_number_differs_per_player_and_per_domain() -> None:
    democracies = {1: "science science war", 2: "war"}
    table = Table(3, hands={1: "war*3"}, areas={1: "war"}, democracies=democracies, step="effects")
    needed = {seat: [domain.needed_to_win for domain in table.player(seat).domains] for seat in (1, 2, 3)}
    assert needed == {1: [8, 7, 7, 9, 7, 7], 2: [8, 7, 7, 7, 7, 7], 3: [7] * 6}
    for seat, area, win in (
        (1, "science*8", False), (1, "science*9", True), (1, "religion*7", True), (2, "science*7", True),
        (2, "war*7", False), (2, "war*8", True), (3, "war*7", True),
    ):  # fmt: skip
        table = Table(
            3, hands={seat: "utopia*3"}, areas={seat: area}, democracies=democracies, turn=seat, step="effects"
        )
        assert table.end_turn().over == win


@pytest.mark.rule("CV-END-04")
def test_an_instant_win_ends_the_game_at_once_without_points() -> None:
    areas = {1: "science*7", 2: "war*3 religion*3 economy*3 culture*3"}
    table = Table(3, hands=dict.fromkeys((1, 2, 3), "war*3"), areas=areas, step="effects").end_turn()
    assert (table.result, table.winners) == ("instant-win", [1])
    assert turns(table) == []
    assert table.actor == -1
    assert table.legal() == []
    assert table.refusal("play war-1") == "CV-END-04"
    assert table.refusal("end") == "CV-END-04"
    assert "points" not in sheet(table)
    assert table.told("scoring") == []
    assert table.state.returns() == [1.0, 0.0, 0.0]


# The last round -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CV-END-05")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_taking_the_last_card_in_the_draw_step_triggers_the_end(seat: int) -> None:
    for deck in (1, 2):
        table = Table(3, hands=dict.fromkeys((1, 2, 3), "war*3"), deck=deck, turn=seat)
        table.pass_turn()
        assert table.deck == deck - 1
        triggered = deck == 1
        assert [event.seat + 1 for event in table.told("deck-empty")] == ([seat] if triggered else [])
        assert (table.view().last_round or table.over) == triggered
        for _ in range(3 - seat if triggered else 0):
            assert not table.over
            table.pass_turn()
        assert table.over == triggered


@pytest.mark.rule("CV-END-05")
def test_taking_the_last_card_through_breakthrough_triggers_the_end() -> None:
    for deck, left in ((5, 0), (6, 1)):
        hands = {1: "war religion culture economy", 2: "war*5"}
        table = Table(hands=hands, areas={1: "science"}, deck=deck, step="effects")
        table.do("use breakthrough").let_chance()
        assert table.view().last_round == (left == 0)
        assert len(table.told("deck-empty")) == (left == 0)
        for _ in range(5):
            table.do(table.legal("discard")[0])
        table.end_turn()
        assert not table.over
        table.pass_turn()
        assert table.over == (left == 0)


@pytest.mark.rule("CV-END-06", "CV-END-07")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", [1, 2])
def test_after_the_last_card_the_round_is_finished_without_drawing(players: int, first: int) -> None:
    order = [(first - 1 + step) % players + 1 for step in range(players)]
    for place, taker in enumerate(order):
        hands = {seat: "war*3" if seat == taker else "religion*3" for seat in order}
        table = Table(players, hands=hands, deck=1, turn=taker, first=first)
        table.pass_turn()
        assert (table.deck, len(table.hand(taker))) == (0, 3)
        rest = order[place + 1 :]
        for seat in rest:
            assert (table.over, table.actor) == (False, seat)
            table.pass_turn()
            assert len(table.hand(seat)) == 2
        assert table.over
        assert table.result in ("majority-win", "shared-victory")
        assert turns(table) == rest


@pytest.mark.rule("CV-END-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_have_taken_the_same_number_of_turns_when_the_deck_ends_the_game(players: int) -> None:
    table = Table(players, hands=dict.fromkeys(range(1, players + 1), "war*3"), deck=9)
    while not table.over:
        table.pass_turn()
    taken = [1, *turns(table)]
    assert len({taken.count(seat) for seat in range(1, players + 1)}) == 1
    assert table.deck == 0


@pytest.mark.rule("CV-END-07")
def test_the_game_ends_after_the_turn_if_the_last_player_of_the_round_takes_the_last_card() -> None:
    table = Table(3, hands={1: "war*3", 2: "religion*3", 3: "religion*3"}, deck=1, turn=1, first=2)
    table.pass_turn()
    assert table.over
    assert turns(table) == []
    assert [event.rule for event in table.told("scoring")] == ["CV-END-07"]


@pytest.mark.rule("CV-END-08")
@pytest.mark.parametrize("winner", [2, 3])
def test_an_instant_win_in_the_last_round_takes_precedence_over_scoring(winner: int) -> None:
    hands = {1: "war*3", 2: "religion*3", 3: "religion*3"}
    areas = {1: "war*3 religion*3 economy*3 culture*3", winner: "science*7"}
    table = Table(3, hands=hands, areas=areas, deck=1).pass_turn()
    assert table.view().last_round
    while not table.over:
        table.pass_turn()
    assert (table.result, table.winners) == ("instant-win", [winner])
    assert turns(table) == list(range(2, winner + 1))
    assert table.told("scoring") == []


@pytest.mark.rule("CV-END-08")
def test_the_taker_of_the_last_card_may_win_at_once_with_that_turn() -> None:
    table = Table(hands={1: "war*3", 2: "religion*3"}, areas={1: "science*8", 2: "culture*3 economy"}, deck=1)
    table.pass_turn()
    assert (table.result, table.winners) == ("instant-win", [1])


# Majority scoring ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CV-END-09")
def test_a_point_goes_to_the_player_in_each_domain_whom_nobody_exceeds() -> None:
    table = scored(3, {1: "war*3 religion culture*2", 2: "war*2 religion*2 science", 3: "war culture utopia*4"})
    leaders = {domain: led(table, domain) for domain in DOMAIN_NAMES}
    assert leaders == {"war": [1], "religion": [2], "economy": [], "science": [2], "culture": [1], "utopia": [3]}
    assert points(table) == (2, 2, 1)


@pytest.mark.rule("CV-END-09")
def test_face_down_cards_and_cards_in_hand_score_nothing() -> None:
    table = Table(
        hands={1: "religion*3", 2: "economy"}, areas={1: "war", 2: "war*2"}, embargoes={1: "war war"},
        democracies={1: "war utopia"}, deck=0, turn=2, step="effects",
    ).do("end")  # fmt: skip
    assert points(table) == (0, 1)


@pytest.mark.rule("CV-END-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_who_tie_for_the_lead_in_a_domain_score_a_point(players: int) -> None:
    areas = dict.fromkeys(range(1, players + 1), "war*2 religion")
    areas[1] += " religion"
    areas[players] += " culture"
    table = scored(players, areas)
    assert led(table, "war") == list(range(1, players + 1))
    assert points(table) == (2, *[1] * (players - 2), 2)


@pytest.mark.rule("CV-END-10")
def test_a_tie_behind_the_leader_scores_nothing() -> None:
    table = scored(3, {1: "war*3", 2: "war*2", 3: "war*2"})
    assert points(table) == (1, 0, 0)


@pytest.mark.rule("CV-END-11")
@pytest.mark.parametrize("winner", [1, 2, 3])
def test_the_player_with_the_most_points_wins(winner: int) -> None:
    areas = dict.fromkeys((1, 2, 3), "utopia*5 culture*5")
    areas[winner] = "war religion science economy"
    table = scored(3, areas)
    assert points(table) == tuple(4 if seat == winner else 2 for seat in (1, 2, 3))
    assert (table.result, table.winners) == ("majority-win", [winner])
    assert table.state.returns() == [1.0 if seat == winner else 0.0 for seat in (1, 2, 3)]


@pytest.mark.rule("CV-END-12")
def test_a_tie_on_points_goes_to_the_tied_player_with_the_most_utopia() -> None:
    for areas, winner in (
        ({1: "war*4 culture*4 utopia", 2: "religion utopia*2"}, 2),
        ({1: "religion utopia*2", 2: "war*4 culture*4 utopia"}, 1),
    ):
        table = scored(2, areas)
        assert points(table) == (2, 2)
        assert (table.result, table.winners) == ("majority-win", [winner])
        assert sheet(table)["tie-break.utopia"].rule == "CV-END-12"


@pytest.mark.rule("CV-END-12")
def test_face_down_utopia_cards_do_not_break_ties() -> None:
    table = scored(2, {1: "war*4 culture*4 utopia", 2: "religion utopia*2"}, {1: "utopia utopia war"})
    assert (points(table), table.winners) == ((2, 2), [2])


@pytest.mark.rule("CV-END-12")
def test_utopia_of_players_with_fewer_points_does_not_matter_in_the_tie() -> None:
    table = scored(3, {1: "war religion", 2: "science economy utopia", 3: "utopia*5"})
    assert (points(table), table.winners) == ((2, 2, 1), [2])


def area_of(cards: dict[str, int]) -> str:
    return " ".join(f"{domain}*{number}" for domain, number in cards.items() if number)


@pytest.mark.rule("CV-END-13")
@pytest.mark.parametrize("deciding", TIE_BREAK[1:])
@pytest.mark.parametrize("better", [1, 2])
def test_a_lasting_tie_is_broken_by_culture_science_economy_religion_war_in_this_order(
    deciding: str, better: int
) -> None:
    later = TIE_BREAK[TIE_BREAK.index(deciding) + 1 :]
    for contrary in later or [""]:
        # Both tied players share all domains, except two that the third player leads: there they differ.
        ahead, behind, third = (dict.fromkeys(TIE_BREAK, number) for number in (1, 1, 0))
        ahead[deciding], behind[deciding], third[deciding] = 2, 1, 3
        if contrary:
            ahead[contrary], behind[contrary], third[contrary] = 1, 3, 4
        table = scored(3, {better: area_of(ahead), 3 - better: area_of(behind), 3: area_of(third)})
        assert points(table)[0] == points(table)[1] > points(table)[2]
        assert (table.result, table.winners) == ("majority-win", [better])
        assert sheet(table)[f"tie-break.{deciding}"].rule == "CV-END-13"


@pytest.mark.rule("CV-END-14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_players_equal_in_all_comparisons_share_the_victory(players: int) -> None:
    table = scored(players, dict.fromkeys(range(1, players + 1), "war*2 religion culture*3"))
    assert (table.result, table.winners) == ("shared-victory", list(range(1, players + 1)))
    assert table.state.returns() == [1 / players] * players


@pytest.mark.rule("CV-END-14")
def test_only_the_players_tied_to_the_end_share_the_victory() -> None:
    table = scored(3, {1: "war*2 science*2", 2: "utopia*5", 3: "war*2 science*2"})
    assert (table.result, table.winners) == ("shared-victory", [1, 3])
    assert table.state.returns() == [0.5, 0.0, 0.5]


@pytest.mark.rule("CV-END-15")
def test_a_domain_in_which_nobody_has_a_card_scores_no_point() -> None:
    table = scored(2, {1: "war", 2: "war culture"})
    assert points(table) == (1, 2)
    assert [led(table, domain) for domain in ("religion", "economy", "science", "utopia")] == [[], [], [], []]
    assert points(scored(3, {})) == (0, 0, 0)


@pytest.mark.rule("CV-END-18")
def test_only_those_with_the_highest_count_go_on_to_the_next_comparison() -> None:
    table = scored(3, {1: "utopia*2 culture", 2: "utopia*2", 3: "utopia culture*3"})
    assert points(table) == (1, 1, 1)
    assert (table.result, table.winners) == ("majority-win", [1])


@pytest.mark.rule("CV-END-18")
def test_the_counts_of_eliminated_players_no_longer_matter() -> None:
    areas = {
        1: "utopia culture*2 science war*3", 2: "utopia culture*2 science*2 religion", 3: "utopia culture science*3",
        4: "culture*3",
    }  # fmt: skip
    table = scored(4, areas)
    assert points(table) == (2, 2, 2, 1)
    assert (table.result, table.winners) == ("majority-win", [2])
    lines = sheet(table)
    assert lines["tie-break.utopia"].marked == (True, True, True, False)
    assert lines["tie-break.culture"].marked == (True, True, False, False)
    assert lines["tie-break.science"].marked == (False, True, False, False)
    assert "tie-break.economy" not in lines


# The stall ----------------------------------------------------------------------------------------------------------

LONG_HAND = {
    5: "war*4 religion*4",
    10: "war*4 religion*4 science*4 culture",
    20: "war*5 religion*5 science*5 culture*5 utopia*3",
}


@pytest.mark.rule("CV-END-16")
@pytest.mark.parametrize(("players", "rounds"), [(2, 5), (2, 10), (2, 20), (3, 10), (4, 10)])
def test_ten_complete_rounds_without_a_card_from_the_deck_end_the_game_by_majority(players: int, rounds: int) -> None:
    # Hands of 3 more cards than rounds: one is played each turn and none is drawn.
    seats = range(1, players + 1)
    options: Options | None = None if rounds == 10 else {"stall_rounds": rounds}
    table = Table(players, hands=dict.fromkeys(seats, LONG_HAND[rounds]), areas={2: "economy"}, options=options)
    before = table.deck
    for passed in range(rounds * players):
        assert not table.over
        assert table.view().quiet_rounds == passed // players
        table.pass_turn()
    assert (table.over, table.deck) == (True, before)
    assert (table.result, table.winners) == ("majority-win", [2])
    ending = table.state.ending()
    assert ending is not None
    assert ending.reason == "stall"
    assert [event.rule for event in table.told("scoring")] == ["CV-END-16"]


def stalling_move(table: Table) -> str:
    """A move of a player who collects Utopia, then takes a card with Oligarchy every turn instead of drawing one."""
    seat, legal = table.actor, table.legal()
    if table.asked == "step-play":
        wants_utopia = table.count(seat, "utopia") < 3
        return min(legal, key=lambda play: (not (wants_utopia and "utopia" in play), held(table, seat, play)))
    if table.asked != "effects":
        return legal[0]
    crowded = [("attack", "war"), ("inquisition", "religion"), ("embargo", "economy")]
    wanted = ["use oligarchy", *(f"use {effect}" for effect, domain in crowded if table.count(seat, domain) >= 4)]
    return next((use for use in wanted if use in legal), "end")


def held(table: Table, seat: int, play: str) -> int:
    """How many cards of the domain of a card to play the seat has."""
    return table.count(seat, play.removeprefix("play ").rsplit("-")[0])


@pytest.mark.rule("CV-END-16")
@pytest.mark.parametrize("rounds", [5, 10, 20])
@pytest.mark.parametrize(("players", "seed"), [(2, 8), (3, 2), (4, 0)])
def test_a_game_played_from_the_start_ends_by_the_stall(players: int, seed: int, rounds: int) -> None:
    table = fresh_game(players, seed, {"stall_rounds": rounds})
    quiet = [0]  # after each round, how many rounds in a row nobody has drawn
    deck = table.deck
    while not table.over:
        table.do(stalling_move(table)).let_chance(seed)
        if table.asked == "over" or table.state.round_number() > len(quiet):
            quiet.append(quiet[-1] + 1 if table.deck == deck else 0)
            deck = table.deck
            assert table.view().quiet_rounds == quiet[-1]
    assert quiet[-rounds:] == list(range(1, rounds + 1))
    assert max(quiet[:-rounds]) < rounds
    assert table.deck > 0
    ending = table.state.ending()
    assert ending is not None
    assert ending.reason == "stall"
    assert [event.rule for event in table.told("scoring")] == ["CV-END-16"]


@pytest.mark.rule("CV-END-16")
def test_a_card_drawn_in_the_tenth_round_restarts_the_count() -> None:
    hands = {1: LONG_HAND[10], 2: LONG_HAND[10].removesuffix(" culture")}
    table = Table(hands=hands)
    for _ in range(20):
        table.pass_turn()
    assert not table.over
    assert table.view().quiet_rounds == 0


@pytest.mark.rule("CV-END-16")
def test_cards_taken_through_breakthrough_restart_the_count() -> None:
    table = Table(hands={1: LONG_HAND[10], 2: LONG_HAND[10]}, areas={1: "science-3"})
    for _ in range(18):
        table.pass_turn()
    table.do(table.legal()[0], "use breakthrough").let_chance()
    while table.asked == "discarding":
        table.do(table.legal()[0])
    table.end_turn().pass_turn()
    assert not table.over
    assert table.view().quiet_rounds == 0


def embargo_round(table: Table, take: bool = True) -> None:
    """Seat 1 keeps seat 2 from playing, and takes a card back instead of drawing one; nobody draws (CV-EX-16)."""
    table.do("play economy-1", "use embargo", "lay culture p2")
    if take:
        table.do("use oligarchy")
        if table.asked == "recovering":
            table.do("recover economy-1")
    table.end_turn().end_turn()


@pytest.mark.rule("CV-END-17")
@pytest.mark.parametrize("deck", [1, 2, 3])
def test_the_longest_game_has_nine_quiet_rounds_before_each_card_of_the_deck(deck: int) -> None:
    table = Table(
        hands={1: "economy*3", 2: "culture*3"}, areas={1: "utopia*3", 2: "culture"}, discard="economy", deck=deck
    )
    for number in range(1, 10 * deck + 1):
        assert not table.over
        embargo_round(table, take=number % 10 != 0)
    assert (table.over, table.deck) == (True, 0)
    assert table.state.round_number() == 2 + 10 * deck - 1


@pytest.mark.rule("CV-END-17")
@pytest.mark.parametrize("stall_rounds", [5, 10])
def test_one_more_quiet_round_would_have_ended_the_game_sooner(stall_rounds: int) -> None:
    table = Table(
        hands={1: "economy*3", 2: "culture*3"}, areas={1: "utopia*3", 2: "culture"}, discard="economy", deck=30,
        options={"stall_rounds": stall_rounds},
    )  # fmt: skip
    for _ in range(stall_rounds):
        assert not table.over
        embargo_round(table)
    assert (table.over, table.deck) == (True, 30)


@pytest.mark.rule("CV-END-17")
@pytest.mark.parametrize(
    ("players", "variant", "cards"),
    [
        (2, "standard", 89),
        (3, "standard", 86),
        (4, "standard", 92),
        (2, "draft", 87),
        (3, "draft", 83),
        (4, "draft", 88),
    ],
)
def test_random_games_end_within_ten_rounds_per_card_left_after_the_deal(
    players: int, variant: str, cards: int
) -> None:
    for seed in range(4):
        decks = []
        for table in random_positions(players, [seed], {"deal_variant": variant}):
            assert table.view().quiet_rounds < 10
            assert table.state.round_number() <= 10 * cards
            if table.state.round_number() > 0:
                decks.append(table.deck)
        assert decks[0] == cards


# Results ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CV-END-19")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_finished_game_has_one_of_three_results_and_names_its_winners(players: int) -> None:
    for seed in range(6):
        for table in random_positions(players, [seed]):
            last = table
        assert last.over
        assert last.result in ("instant-win", "majority-win", "shared-victory")
        assert (len(last.winners) > 1) == (last.result == "shared-victory")
        assert len(last.winners) >= 1
        assert sum(last.state.returns()) == pytest.approx(1)
    assert scored(players, {1: "war"}).result == "majority-win"
    assert scored(players, {}).result == "shared-victory"
    assert Table(players, areas={1: "war*8"}, step="effects").end_turn().result == "instant-win"


@pytest.mark.rule("CV-END-19")
def test_in_team_play_every_result_names_both_members_of_a_team() -> None:
    options: Options = {"team_mode": True}
    instant = Table(4, areas={2: "war*7"}, turn=2, step="effects", options=options).end_turn()
    assert (instant.result, instant.winners) == ("instant-win", [2, 4])
    majority = Table(4, areas={3: "war"}, turn=4, deck=0, step="effects", options=options).end_turn()
    assert (majority.result, majority.winners) == ("majority-win", [1, 3])
    shared = Table(4, turn=4, deck=0, step="effects", options=options).end_turn()
    assert (shared.result, shared.winners) == ("shared-victory", [1, 2, 3, 4])
    for seed in range(6):
        for table in random_positions(4, [seed], options):
            last = table
        assert last.winners in ([1, 3], [2, 4], [1, 2, 3, 4])
