"""Setting up: the components, the decks, the board, the coins, and the first player."""

from dataclasses import replace
from fractions import Fraction
from itertools import groupby

import pytest

from ecumene.core.errors import NotationError, OptionsError
from ecumene.core.options import OptionValue
from ecumene.core.texts import Texts
from ecumene.games.duel import DUEL
from ecumene.games.duel.material import BUILDINGS, GUILD, TOKENS, WONDERS

from .setup_shared import chances, play_out
from .table import Table, fresh_game, new_game

EVERY_SETUP = pytest.mark.parametrize("setup", ["draft", "first_game"])
EITHER_SEAT = pytest.mark.parametrize("seat", [1, 2])

NAMES = {deck: {card.name for card in BUILDINGS if card.deck == deck} for deck in (1, 2, 3, GUILD)}
COLOUR_COUNTS = {"brown": 9, "grey": 4, "blue": 14, "green": 12, "yellow": 13, "red": 14, "purple": 7}
FIRST_SET = ["great-lighthouse", "pyramids", "statue-of-zeus", "temple-of-artemis"]
SECOND_SET = ["appian-way", "circus-maximus", "colossus", "piraeus"]
BOARD = ["agriculture", "economy", "law", "strategy", "urbanism"]
BOX = ["architecture", "masonry", "mathematics", "philosophy", "theology"]


# Players and components -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-SETUP-01")
def test_two_play() -> None:
    table = fresh_game()
    assert len(table.view().cities) == 2
    assert table.actor in (1, 2)


@pytest.mark.rule("DU-SETUP-01")
@pytest.mark.parametrize("players", [0, 1, 3, 4, 7])
def test_no_other_number_can_play(players: int) -> None:
    with pytest.raises(OptionsError):
        DUEL.new(players)


@pytest.mark.rule("DU-SETUP-02")
def test_the_pool_has_73_cards_12_wonders_10_tokens_4_military_tokens_and_a_pawn() -> None:
    assert {deck: len(names) for deck, names in NAMES.items()} == {1: 23, 2: 23, 3: 20, GUILD: 7}
    assert (len(BUILDINGS), len(WONDERS), len(TOKENS)) == (73, 12, 10)
    view = new_game().view()
    assert [len(tokens) for tokens in view.loot] == [2, 2]
    assert view.pawn == 0
    assert DUEL.component_total(2) == 73 + 12 + 10 + 4


@pytest.mark.rule("DU-SETUP-02")
def test_no_two_components_are_the_same() -> None:
    assert len({replace(card, name="") for card in BUILDINGS}) == 73
    assert len({replace(wonder, name="") for wonder in WONDERS}) == 12
    for components in (BUILDINGS, WONDERS, TOKENS):
        assert len({one.name for one in components}) == len(components)


@pytest.mark.rule("DU-SETUP-02")
@pytest.mark.parametrize("language", ["en", "ru", "bg"])
def test_no_two_components_bear_the_same_name(language: str) -> None:
    texts = Texts(language, DUEL)
    for kind, components in (("card", BUILDINGS), ("wonder", WONDERS), ("token", TOKENS)):
        assert len({texts.say(f"{kind}-{one.name}") for one in components}) == len(components)


@pytest.mark.rule("DU-SETUP-03")
@EVERY_SETUP
@EITHER_SEAT
def test_both_cities_start_empty_and_produce_nothing(setup: str, seat: int) -> None:
    tables = [new_game({"wonder_setup": setup}), fresh_game(3, {"wonder_setup": setup})]
    while tables[1].asked == "picking":
        tables[1].after(tables[1].legal()[0])
    assert tables[1].asked == "turn"
    for table in tables:
        city = table.city(seat)
        assert city.cards == {colour: [] for colour in COLOUR_COUNTS}
        assert not any(wonder.built for wonder in city.wonders)
        assert city.production == dict.fromkeys(("wood", "clay", "stone", "glass", "papyrus"), 0)
        assert (city.raw_choices, city.made_choices) == (0, 0)
        assert city.prices == dict.fromkeys(("wood", "clay", "stone", "glass", "papyrus"), 2)
        assert (city.chains, city.symbols, city.tokens) == ([], {}, [])


@pytest.mark.rule("DU-SETUP-03")
@EITHER_SEAT
def test_what_a_player_builds_stands_in_that_players_city_and_nothing_else_does(seat: int) -> None:
    other = 3 - seat
    table = Table("altar theater clay-pool quarry", coins={seat: 20}, wonders={seat: "sphinx"}, turn=seat)
    table.after("build altar")
    assert (table.cards(seat), table.cards(other)) == (["altar"], [])
    table.after("discard theater", "raise sphinx clay-pool")
    assert (table.cards(seat), table.cards(other)) == (["altar"], [])
    assert [(wonder.wonder, wonder.built) for wonder in table.city(seat).wonders] == [("sphinx", True)]
    assert table.city(seat).production["clay"] == 0
    table.after("build quarry")  # Sphinx gives another turn
    assert (table.cards(seat), table.cards(other)) == (["quarry", "altar"], [])


# The military track ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-SETUP-04")
def test_the_track_has_19_cells_in_9_zones() -> None:
    def reach_capital(seat: int) -> Table:
        return Table("pretorium palace", pawn=8 if seat == 1 else -8, turn=seat, coins={seat: 8}).do("build pretorium")

    inner = [Table(structure={}, pawn=pawn) for pawn in range(-8, 9)]
    assert [table.pawn for table in inner] == list(range(-8, 9))
    cells = [reach_capital(2), *inner, reach_capital(1)]
    assert len(cells) == 19
    marks = [(table.over, *(table.city(seat).points.military for seat in (1, 2))) for table in cells]
    assert [len(list(cells_of_zone)) for _, cells_of_zone in groupby(marks)] == [1, 3, 3, 2, 1, 2, 3, 3, 1]


@pytest.mark.rule("DU-SETUP-04")
@pytest.mark.parametrize(("seat", "end"), [(1, 9), (2, -9)])
@pytest.mark.parametrize("distance", [6, 7, 8])
def test_the_two_end_cells_are_the_capitals(seat: int, end: int, distance: int) -> None:
    pawn = distance if seat == 1 else -distance
    table = Table("pretorium palace", pawn=pawn, turn=seat, coins={seat: 8})
    assert (table.city(seat).steps_to_capital, table.city(3 - seat).steps_to_capital) == (9 - distance, 9 + distance)
    table.do("build pretorium")  # 3 shields, more than the track has cells left
    assert table.pawn == end
    assert (table.result, table.winners) == ("military-supremacy", [seat])


@pytest.mark.rule("DU-SETUP-05")
@EVERY_SETUP
@pytest.mark.parametrize("first", ["p1", "p2"])
def test_the_pawn_starts_in_the_centre(setup: str, first: str) -> None:
    options: dict[str, OptionValue] = {"wonder_setup": setup, "first_player": first}
    for table in (new_game(options), fresh_game(1, options)):
        assert table.pawn == 0
        assert [table.city(seat).steps_to_capital for seat in (1, 2)] == [9, 9]
        assert [table.city(seat).points.military for seat in (1, 2)] == [0, 0]


@pytest.mark.rule("DU-SETUP-06")
@EVERY_SETUP
def test_all_four_military_tokens_lie_on_the_track_at_first(setup: str) -> None:
    for table in (new_game({"wonder_setup": setup}), fresh_game(1, {"wonder_setup": setup})):
        assert table.view().loot == [[2, 5], [2, 5]]


@pytest.mark.rule("DU-SETUP-06")
@EITHER_SEAT
@pytest.mark.parametrize("distance", range(8))
def test_the_2_coin_token_lies_3_cells_from_the_centre_and_the_5_coin_token_6_cells(seat: int, distance: int) -> None:
    lost = {2: 2, 5: 5}.get(distance, 0)  # one step on
    left = [coins for coins, zone in ((2, 3), (5, 6)) if distance < zone]
    other = 3 - seat
    table = Table(
        "guard-tower", pawn=distance if seat == 1 else -distance, turn=seat, coins={1: 10, 2: 10}, loot={other: left}
    ).after("build guard-tower")
    assert table.coins(other) == 10 - lost
    assert table.coins(seat) == 10
    assert table.view().loot[other - 1] == [coins for coins in left if coins != lost]
    assert table.view().loot[seat - 1] == [2, 5]
    assert [event.details["coins"] for event in table.told("loots")] == ([lost] if lost else [])


# Progress tokens and coins --------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-SETUP-07")
@EVERY_SETUP
def test_five_tokens_lie_on_the_board_and_the_other_five_in_the_box(setup: str) -> None:
    table = new_game({"wonder_setup": setup}).do("first p1")
    assert table.asked == "laying-tokens"
    assert table.view().board_tokens == []
    table.do("tokens " + "+".join(BOARD))
    for viewer in (1, 2, -2):
        assert table.view(viewer).board_tokens == BOARD
        assert table.view(viewer).box_tokens == BOX
    (event,) = table.told("tokens-laid")
    assert event.details == {"tokens": " ".join(f"token.{token}" for token in BOARD)}
    assert event.rule == "DU-SETUP-07"
    assert [table.city(seat).tokens for seat in (1, 2)] == [[], []]


@pytest.mark.rule("DU-SETUP-07")
def test_only_tokens_of_the_board_can_be_taken_for_a_pair() -> None:
    table = Table("workshop altar", cities={1: "laboratory"}, coins={1: 20}, board=" ".join(BOARD), turn=1)
    table.do("build workshop")
    assert table.asked == "taking"
    assert table.legal() == [f"take {token}" for token in BOARD]
    for token in BOX:
        assert not table.allows(f"take {token}")


@pytest.mark.rule("DU-SETUP-18")
def test_each_of_the_252_sets_of_board_tokens_is_equally_likely() -> None:
    table = new_game().do("first p2")
    outcomes = chances(table)
    assert len(outcomes) == 252
    assert set(outcomes.values()) == {Fraction(1, 252)}
    for token in TOKENS:
        with_it = [text for text in outcomes if token.name in text.removeprefix("tokens ").split("+")]
        assert len(with_it) == 126
    assert all(len(set(text.removeprefix("tokens ").split("+"))) == 5 for text in outcomes)


@pytest.mark.rule("DU-SETUP-18")
def test_the_places_of_the_tokens_mean_nothing() -> None:
    table = new_game().do("first p1")
    with pytest.raises(NotationError):  # another order is not another outcome
        table.do("tokens " + "+".join(reversed(BOARD)))
    assert table.do("tokens " + "+".join(BOARD)).view().board_tokens == BOARD
    assert len(table.told("tokens-laid")) == 1


@pytest.mark.rule("DU-SETUP-08")
@EVERY_SETUP
@pytest.mark.parametrize("first", ["random", "p1", "p2"])
def test_each_player_starts_with_seven_coins(setup: str, first: str) -> None:
    options: dict[str, OptionValue] = {"wonder_setup": setup, "first_player": first}
    table = fresh_game(1, options)
    while table.asked == "picking":
        assert [table.coins(seat) for seat in (1, 2)] == [7, 7]
        table.after(table.legal()[-1])
    assert table.asked == "turn"
    assert [table.coins(seat) for seat in (1, 2)] == [7, 7]
    assert [new_game(options).coins(seat) for seat in (1, 2)] == [7, 7]


# The first player -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-SETUP-14")
@pytest.mark.parametrize("options", [None, {"first_player": "random"}])
def test_both_players_are_equally_likely_to_be_first(options: dict[str, OptionValue] | None) -> None:
    table = new_game(options)
    assert (table.actor, table.asked) == (0, "first-player")
    assert chances(table) == {"first p1": Fraction(1, 2), "first p2": Fraction(1, 2)}
    assert not table.allows("first p3")
    assert table.refusal("first p3") == "DU-SETUP-14"


@pytest.mark.rule("DU-SETUP-14")
@EITHER_SEAT
def test_chance_decides_who_is_first(seat: int) -> None:
    table = new_game().do(f"first p{seat}")
    assert table.view().first == seat - 1
    assert [(event.seat, event.rule) for event in table.told("first-player")] == [(seat - 1, "DU-SETUP-14")]
    assert table.let_chance().actor == seat


@pytest.mark.rule("DU-SETUP-14")
@EITHER_SEAT
@EVERY_SETUP
def test_the_options_may_name_the_first_player_and_then_chance_has_no_part_in_it(seat: int, setup: str) -> None:
    table = new_game({"first_player": f"p{seat}", "wonder_setup": setup})
    assert (table.asked, table.view().first) == ("laying-tokens", seat - 1)
    assert not table.allows(f"first p{3 - seat}")
    table.let_chance()
    assert (table.actor, table.view().first) == (seat, seat - 1)
    assert table.told("first-player") == []


@pytest.mark.rule("DU-SETUP-14", "DU-SETUP-15")
@pytest.mark.parametrize("option", [{"first_player": "p3"}, {"wonder_setup": "auction"}])
def test_the_options_have_no_other_values(option: dict[str, OptionValue]) -> None:
    with pytest.raises(OptionsError):
        DUEL.new(2, option)


# The sets for a first game --------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-SETUP-15")
@EITHER_SEAT
def test_in_a_first_game_both_players_get_fixed_wonders_instead_of_a_draft(seat: int) -> None:
    table = new_game({"wonder_setup": "first_game"}).do(f"first p{seat}", "tokens " + "+".join(BOARD))
    assert [wonder.wonder for wonder in table.city(seat).wonders] == FIRST_SET
    assert [wonder.wonder for wonder in table.city(3 - seat).wonders] == SECOND_SET
    assert (table.asked, table.view().round, table.view().group) == ("dealing", 1, [])
    told = [(event.seat + 1, event.details["wonders"]) for event in table.told("gets-fixed")]
    assert told == [
        (seat, " ".join(f"wonder.{name}" for name in FIRST_SET)),
        (3 - seat, " ".join(f"wonder.{name}" for name in SECOND_SET)),
    ]
    assert table.told("wonders-laid") + table.told("picks") == []


@pytest.mark.rule("DU-SETUP-15")
@pytest.mark.parametrize("options", [None, {"wonder_setup": "draft"}])
def test_the_draft_is_the_default(options: dict[str, OptionValue] | None) -> None:
    assert new_game(options).do("first p1", "tokens " + "+".join(BOARD)).asked == "laying-wonders"


@pytest.mark.rule("DU-SETUP-15")
def test_in_a_first_game_the_other_four_wonders_never_appear() -> None:
    fixed = {*FIRST_SET, *SECOND_SET}
    for seed in range(4):
        for table, move in play_out(seed, {"wonder_setup": "first_game"}):
            assert not move.startswith(("wonders ", "pick "))
            if move.startswith("raise "):
                assert move.split()[1] in fixed
                wonders = [wonder.wonder for city in table.view().cities for wonder in city.wonders]
                assert sorted(wonders) == sorted(fixed)
