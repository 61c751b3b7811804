"""Setting up: the deck, the first player, and the standard deal."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import islice

import pytest

from ecumene.core.errors import OptionsError
from ecumene.core.options import OptionValue
from ecumene.core.rng import Rng
from ecumene.games.victoria import VICTORIA
from ecumene.games.victoria.state import VictoriaState

from .table import Table, fresh_game, random_positions

ALL_PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])

ERA_1 = {"war-1": 8, "religion-1": 8, "economy-1": 4, "science-1": 4, "culture-1": 4}
ERA_2 = {"war-2": 8, "religion-2": 8, "economy-2": 4, "science-2": 8, "culture-2": 4}
ERA_3 = {"war-3": 4, "economy-3": 8, "science-3": 8, "culture-3": 8, "utopia-3": 16}


def untouched_game(players: int, options: dict[str, OptionValue] | None = None) -> Table:
    """A new game in which chance has decided nothing yet."""
    table = fresh_game(players, options=options)
    state = VICTORIA.new(players, options)
    assert isinstance(state, VictoriaState)
    table.state = state
    table.events = []
    return table


def games_to_the_last_card(players: int, games: int) -> Iterator[list[str]]:
    """For random games that empty the deck: all cards in the order in which they left it, the deal included."""
    seed = 0
    while games:
        seed += 1
        table = fresh_game(players, seed)
        cards = [card for seat in range(players) for card in table.hand((table.view().first + seat) % players + 1)]
        play_out(table, seed)
        if table.deck == 0:
            games -= 1
            drawn = [str(event.secret["card"]).removeprefix("card.") for event in table.told("draws")]
            assert sorted(drawn[: 3 * players]) == sorted(cards)
            yield drawn


def play_out(table: Table, seed: int) -> None:
    """Let chance decide everything until the game is over, which no random game fails to be for long."""
    rng = Rng(seed)
    for _ in range(10_000):
        if table.over:
            return
        table.state.apply(table.state.random_move(rng), table.events)
    raise AssertionError("the game does not end")


def chances(table: Table) -> dict[str, Fraction]:
    """The outcomes of chance in notation with their probabilities."""
    return {VICTORIA.notation.text(move): probability for move, probability in table.state.outcomes()}


def era_of(card: str) -> int:
    return int(card[-1])


# Players --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CV-SETUP-01")
@ALL_PLAYERS
def test_two_three_or_four_can_play(players: int) -> None:
    table = fresh_game(players)
    assert len(table.view().players) == players
    assert table.asked == "step-play"


@pytest.mark.rule("CV-SETUP-01")
@pytest.mark.parametrize("players", [0, 1, 5, 6])
def test_no_other_number_can_play(players: int) -> None:
    with pytest.raises(OptionsError):
        VICTORIA.new(players)


# The deck -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CV-SETUP-02")
def test_the_full_deck_has_104_cards_in_six_domains() -> None:
    drawn = next(games_to_the_last_card(4, 1))
    assert len(drawn) == 104
    domains = Counter(card[:-2] for card in drawn)
    assert domains == {"war": 20, "religion": 16, "economy": 16, "science": 20, "culture": 16, "utopia": 16}


@pytest.mark.rule("CV-SETUP-03")
def test_era_1_has_28_cards_and_no_utopia() -> None:
    assert Counter(next(games_to_the_last_card(4, 1))[:28]) == ERA_1


@pytest.mark.rule("CV-SETUP-04")
def test_era_2_has_32_cards_and_no_utopia() -> None:
    assert Counter(next(games_to_the_last_card(4, 1))[28:60]) == ERA_2


@pytest.mark.rule("CV-SETUP-05")
def test_era_3_has_44_cards_and_no_religion() -> None:
    assert Counter(next(games_to_the_last_card(4, 1))[60:]) == ERA_3


@pytest.mark.rule("CV-SETUP-06")
@ALL_PLAYERS
def test_every_era_is_a_pile_of_its_own_shuffled_on_its_own(players: int) -> None:
    first_of_era = {95: ERA_1, 70: ERA_2, 41: ERA_3} if players < 4 else {104: ERA_1, 76: ERA_2, 44: ERA_3}
    table = untouched_game(players).do("first p1")
    rng = Rng(1)
    seen: set[int] = set()
    while len(seen) < 3:
        if table.actor == 0 and table.deck in first_of_era:
            era = first_of_era[table.deck]
            total = sum(era.values())
            assert chances(table) == {f"draw {card}": Fraction(count, total) for card, count in era.items()}
            seen.add(table.deck)
        table.state.play(table.state.random_move(rng))


@pytest.mark.rule("CV-SETUP-06")
@ALL_PLAYERS
def test_different_shuffles_give_different_orders(players: int) -> None:
    games = list(games_to_the_last_card(players, 5))
    for era in (1, 2, 3):
        orders = {tuple(card for card in drawn if era_of(card) == era) for drawn in games}
        assert len(orders) == 5


@pytest.mark.rule("CV-SETUP-07")
@pytest.mark.parametrize("players", [2, 3])
def test_with_two_or_three_players_three_random_cards_of_each_era_are_out_of_the_game(players: int) -> None:
    missing = []
    for drawn in games_to_the_last_card(players, 10):
        assert len(drawn) == 95
        left_over = Counter(ERA_1) + Counter(ERA_2) + Counter(ERA_3)
        left_over.subtract(drawn)
        assert min(left_over.values()) >= 0
        assert Counter(era_of(card) for card in left_over.elements()) == {1: 3, 2: 3, 3: 3}
        missing.append(tuple(sorted(left_over.elements())))
    assert len(set(missing)) > 1


@pytest.mark.rule("CV-SETUP-07")
def test_with_four_players_no_card_is_removed() -> None:
    for drawn in games_to_the_last_card(4, 3):
        assert Counter(drawn) == Counter(ERA_1) + Counter(ERA_2) + Counter(ERA_3)


@pytest.mark.rule("CV-SETUP-08")
@ALL_PLAYERS
def test_era_1_lies_on_top_then_era_2_then_era_3(players: int) -> None:
    for drawn in games_to_the_last_card(players, 3):
        eras = [era_of(card) for card in drawn]
        sizes = [25, 29, 41] if players < 4 else [28, 32, 44]
        assert eras == [1] * sizes[0] + [2] * sizes[1] + [3] * sizes[2]


@pytest.mark.rule("CV-SETUP-08")
@ALL_PLAYERS
def test_the_era_of_the_top_card_is_the_era_of_the_card_that_comes(players: int) -> None:
    for table in islice(random_positions(players, [1]), 2000):
        if table.actor == 0 and table.deck:
            assert {era_of(move) for move in table.legal("draw")} == {table.view().top_era}


# The first player -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CV-SETUP-09")
@ALL_PLAYERS
def test_every_player_is_equally_likely_to_be_first(players: int) -> None:
    table = untouched_game(players)
    assert table.actor == 0
    assert chances(table) == {f"first p{seat}": Fraction(1, players) for seat in range(1, players + 1)}


@pytest.mark.rule("CV-SETUP-09")
@pytest.mark.parametrize(("players", "seat"), [(2, 1), (2, 2), (3, 1), (3, 3), (4, 2), (4, 4)])
def test_the_coin_starts_beside_the_first_player_and_on_no_domain(players: int, seat: int) -> None:
    table = untouched_game(players).do(f"first p{seat}").let_chance()
    assert table.view().first + 1 == seat
    assert table.view().coin_user + 1 == seat
    assert table.coin() is None
    assert table.actor == seat


@pytest.mark.rule("CV-SETUP-09")
def test_nobody_outside_the_table_can_be_first_and_no_card_is_dealt_before() -> None:
    table = untouched_game(3)
    assert not table.allows("first p4")
    assert table.refusal("first p4") == "CV-SETUP-09"
    assert table.refusal("draw war-1") == "CV-SETUP-09"


@pytest.mark.rule("CV-SETUP-11")
@pytest.mark.parametrize(("players", "first"), [(2, 2), (3, 2), (3, 1), (4, 3)])
def test_the_first_player_stays_first_and_every_round_starts_with_them(players: int, first: int) -> None:
    table = untouched_game(players).do(f"first p{first}").let_chance()
    for turn in range(3 * players):
        assert table.view().first + 1 == first
        assert table.view().round == turn // players + 1
        assert table.actor == (first - 1 + turn) % players + 1
        table.pass_turn()


@pytest.mark.rule("CV-SETUP-11")
def test_the_last_round_ends_where_the_first_player_would_begin_another() -> None:
    table = Table(3, first=2, turn=2, hands={1: "war*3", 2: "war*2", 3: "religion*3"}, deck=1, step="effects")
    table.end_turn()
    assert table.actor == 3
    table.pass_turn()
    assert table.actor == 1
    table.pass_turn()
    assert table.over


@pytest.mark.rule("CV-SETUP-11")
def test_the_player_before_the_first_player_ends_the_round() -> None:
    table = Table(3, first=2, turn=1, hands={1: "war*2", 2: "war*3", 3: "religion*3"}, deck=1, step="effects")
    assert table.end_turn().over


# Variants and eras ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CV-SETUP-12")
@ALL_PLAYERS
@pytest.mark.parametrize("options", [None, {"deal_variant": "standard"}])
def test_the_standard_deal_is_the_default(players: int, options: dict[str, OptionValue] | None) -> None:
    table = fresh_game(players, options=options)
    assert table.asked == "step-play"
    assert table.view().round == 1


@pytest.mark.rule("CV-SETUP-12")
@ALL_PLAYERS
def test_the_draft_can_be_chosen_instead(players: int) -> None:
    table = fresh_game(players, options={"deal_variant": "draft"})
    assert table.asked == "picking"
    assert table.view().round == 0


@pytest.mark.rule("CV-SETUP-12")
def test_there_is_no_third_deal() -> None:
    with pytest.raises(OptionsError):
        VICTORIA.new(2, {"deal_variant": "auction"})


@pytest.mark.rule("CV-SETUP-13")
@pytest.mark.parametrize(
    "areas",
    [
        ["war-1*3", "war-2*3", "war-3*3", "war-1 war-2 war-3"],
        ["religion-1*3", "religion-2*3", "religion-1 religion-2*2"],
        ["economy-1*3", "economy-2*3", "economy-3*3", "economy-1 economy-2 economy-3"],
        ["science-1*3", "science-2*3", "science-3*3", "science-1 science-2 science-3"],
        ["culture-1*3", "culture-2*3", "culture-3*3", "culture-1 culture-2 culture-3"],
    ],
)
def test_cards_of_all_eras_give_the_same_effects(areas: list[str]) -> None:
    def table(area: str) -> Table:
        return Table(
            hands={1: "culture-1", 2: "war-2"}, areas={1: area, 2: "utopia*3"}, discard="war-1", step="effects"
        )

    def questions(area: str) -> dict[str, tuple[str, set[str]]]:
        """What every effect asks, and the answers to choose from but for their eras."""
        asked = {}
        for effect in table(area).legal():
            used = table(area).do(effect)
            asked[effect] = (used.asked, {answer.rstrip("-123") for answer in used.legal()})
        del asked["end"]
        return asked

    first, *others = [questions(area) for area in areas]
    assert len(first) >= 1
    for other in others:
        assert other == first


@pytest.mark.rule("CV-SETUP-13")
@pytest.mark.parametrize("era", [1, 2, 3])
def test_a_card_of_any_era_counts_the_same_for_the_win(era: int) -> None:
    table = Table(2, hands={1: f"war-{era} war*3"}, areas={1: "war-1*3 war-2*4"})
    assert table.do(f"play war-{era}").end_turn().winners == [1]


@pytest.mark.rule("CV-SETUP-13")
@pytest.mark.parametrize("era", [1, 2, 3])
def test_a_card_of_any_era_is_played_the_same_way(era: int) -> None:
    table = Table(2, hands={1: f"science-{era} war*2"}, areas={1: "science-1 science-2"})
    table.do(f"play science-{era}")
    assert table.count(1, "science") == 3
    assert table.allows("use experiment")


# The standard deal ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CV-DEAL-01")
@ALL_PLAYERS
def test_every_player_starts_with_the_three_top_cards_of_the_deck(players: int) -> None:
    table = fresh_game(players)
    for seat in range(1, players + 1):
        assert len(table.hand(seat)) == 3
        assert {era_of(card) for card in table.hand(seat)} == {1}
    assert table.deck == {2: 89, 3: 86, 4: 92}[players]


@pytest.mark.rule("CV-DEAL-02")
@ALL_PLAYERS
def test_every_play_area_starts_empty(players: int) -> None:
    table = fresh_game(players)
    for seat in range(1, players + 1):
        assert table.area(seat) == []
        for domain in table.player(seat).domains:
            assert domain.count == 0
            assert domain.democracies == 0
            assert domain.embargoes == [0, 0, 0]
    assert table.discard == []


@pytest.mark.rule("CV-DEAL-03")
@pytest.mark.parametrize(
    ("players", "first", "seats"), [(2, 2, [2, 1]), (3, 1, [1, 2, 3]), (3, 2, [2, 3, 1]), (4, 3, [3, 4, 1, 2])]
)
def test_cards_are_dealt_from_the_first_player_in_turn_order_each_three_together(
    players: int, first: int, seats: list[int]
) -> None:
    table = untouched_game(players).do(f"first p{first}")
    for seat in seats:
        table.do("draw war-1", "draw religion-1")
        assert len(table.hand(seat)) == 2
        table.do("draw religion-1" if seat == first else "draw science-1")
        assert len(table.hand(seat)) == 3
    assert table.hand(first) == ["war-1", "religion-1", "religion-1"]
    assert [event.seat + 1 for event in table.told("draws")] == [seat for seat in seats for _ in range(3)]
    assert table.asked == "step-play"
