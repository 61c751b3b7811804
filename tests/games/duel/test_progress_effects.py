"""Progress tokens that bring coins, points, symbols, shields and extra turns, and what everybody knows about them."""

from __future__ import annotations

import pytest

from ecumene.core.state import SPECTATOR

from .printed_facts import AGAIN, SHIELDS, WONDER_SHIELDS
from .table import CARDS, TOKEN_NUMBERS, WONDER_NUMBERS, Table, new_game, random_positions

LIBRARY_BOARD = "law mathematics philosophy strategy masonry"  # the other five lie in the box
POINTS = {"agriculture": 4, "mathematics": 3, "philosophy": 7}
GAINS = {"agriculture": 6, "urbanism": 6}


def taking(seat: int = 1, board: str = "agriculture law philosophy strategy theology", cards: str = "") -> Table:
    """A seat that has just completed a pair without paying anything; coins are 7 and 7."""
    table = Table("dispensary brewery", cities={seat: f"pharmacist {cards}"}, board=board, turn=seat)
    return table.do("build dispensary")


def keeping(draw: str, coins: int = 10) -> Table:
    """The first seat has built the Great Library for 10 coins and drawn three tokens from the box."""
    table = Table("brewery walls", wonders={1: "great-library pyramids"}, coins={1: coins}, board=LIBRARY_BOARD)
    return table.do("raise great-library brewery", f"draw {draw}")


def end(tokens: dict[int, str]) -> Table:
    """A game that ends with these tokens and nothing else."""
    table = Table("palace", last=True, tokens=tokens, coins={1: 0, 2: 0}).do("discard palace")
    assert table.over
    return table


# Coins ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-PROG-01", "DU-PROG-22")
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize("token", TOKEN_NUMBERS)
def test_agriculture_and_urbanism_bring_six_coins_from_the_bank_at_once(token: str, seat: int) -> None:
    table = taking(seat, f"{token} {'law' if token != 'law' else 'economy'}").do(f"take {token}")
    assert (table.coins(seat), table.coins(3 - seat)) == (7 + GAINS.get(token, 0), 7)
    rule = {"agriculture": "DU-PROG-01", "urbanism": "DU-PROG-22"}.get(token, "")
    assert [(event.seat, event.rule, event.details) for event in table.told("gains")] == (
        [(seat - 1, rule, {"coins": 6})] if rule else []
    )
    table.let_chance().after(f"discard {table.open[0]}")
    assert table.coins(seat) == 7 + GAINS.get(token, 0)


@pytest.mark.rule("DU-PROG-01", "DU-PROG-14")
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize("token", TOKEN_NUMBERS)
def test_agriculture_scores_four_points_philosophy_seven_and_most_tokens_none(token: str, seat: int) -> None:
    points = POINTS.get(token, 0)
    assert end({seat: token}).sheet["tokens"] == ((points, 0) if seat == 1 else (0, points))


@pytest.mark.rule("DU-PROG-26")
@pytest.mark.parametrize("token", ["agriculture", "urbanism"])
def test_coins_of_a_token_from_the_box_are_paid_like_those_of_a_board_token(token: str) -> None:
    table = keeping("agriculture+economy+urbanism")
    assert table.coins(1) == 0
    table.do(f"keep {token}")
    assert (table.coins(1), table.coins(2)) == (6, 7)
    assert [event.details for event in table.told("gains")] == [{"coins": 6}]
    assert table.city(1).tokens == [token]


# Law and points -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-PROG-10")
@pytest.mark.parametrize("seat", [1, 2])
def test_law_gives_its_owner_one_symbol(seat: int) -> None:
    table = taking(seat)
    assert table.city(seat).symbols == {"mortar": 2}
    table.do("take law")
    assert table.city(seat).symbols == {"mortar": 2, "scales": 1}
    assert (table.city(seat).different_symbols, table.city(3 - seat).different_symbols) == (2, 0)
    library = Table("brewery", wonders={1: "great-library"}, coins={1: 10}, board="agriculture strategy")
    library.do("raise great-library brewery", "draw economy+law+masonry", "keep law")
    assert library.city(1).symbols == {"scales": 1}


@pytest.mark.rule("DU-PROG-13")
@pytest.mark.parametrize(
    ("own", "rival", "points"),
    [
        ("mathematics", "", (3, 0)),
        ("mathematics law", "", (6, 0)),
        ("mathematics law strategy economy", "masonry theology", (12, 0)),
        ("mathematics philosophy", "agriculture", (6 + 7, 4)),
        ("mathematics philosophy agriculture", "", (9 + 7 + 4, 0)),
        ("law strategy economy", "mathematics", (0, 3)),
    ],
)
def test_mathematics_scores_three_points_for_each_token_of_its_owner(
    own: str, rival: str, points: tuple[int, int]
) -> None:
    assert end({1: own, 2: rival}).sheet["tokens"] == points


@pytest.mark.rule("DU-PROG-13")
def test_mathematics_counts_tokens_that_came_after_it_and_one_from_the_box() -> None:
    table = Table(
        "school brewery", wonders={1: "great-library"}, tokens={1: "mathematics"}, cities={1: "apothecary"},
        coins={1: 20},
    )  # fmt: skip
    assert table.city(1).points.tokens == 3
    table.do("build school", "take strategy")
    assert table.city(1).points.tokens == 6
    table.let_chance().after("discard brewery")
    table.do(f"raise great-library {table.open[0]}").do("draw architecture+economy+masonry", "keep economy")
    assert table.city(1).points.tokens == 9


@pytest.mark.rule("DU-PROG-14")
def test_philosophy_scores_seven_points_at_the_end_and_pays_nothing() -> None:
    table = taking().do("take philosophy")
    assert (table.coins(1), table.city(1).points.tokens) == (7, 7)
    assert end({1: "philosophy"}).sheet["total"] == (7, 0)


# Strategy -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-PROG-15")
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize(("card", "shields"), SHIELDS.items())
def test_with_strategy_each_red_card_has_one_more_shield(card: str, shields: int, seat: int) -> None:
    way = 1 if seat == 1 else -1
    table = Table(card, tokens={seat: "strategy"}, coins={seat: 20}, turn=seat).do(f"build {card}")
    assert table.pawn == way * (shields + 1)
    assert [event.details["steps"] for event in table.told("advances")] == [shields + 1]
    other = Table(card, tokens={3 - seat: "strategy"}, coins={seat: 20}, turn=seat).do(f"build {card}")
    assert other.pawn == way * shields


@pytest.mark.rule("DU-PROG-15")
def test_strategy_gives_no_shield_to_cards_of_other_colours() -> None:
    for card in CARDS:
        if card not in SHIELDS:
            table = Table(card, tokens={1: "strategy"}, coins={1: 20})
            assert table.offer(card).shields == 0
            assert table.do(f"build {card}").state.pawn == 0


@pytest.mark.rule("DU-PROG-15")
def test_strategy_adds_its_shield_to_every_later_red_card() -> None:
    table = Table("walls barracks brewery", last=True, tokens={1: "strategy"}, coins={1: 20})
    table.do("build walls", "discard brewery", "build barracks")
    assert table.pawn == 3 + 2


@pytest.mark.rule("DU-PROG-16")
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize(("wonder", "shields"), WONDER_SHIELDS.items())
def test_strategy_adds_nothing_to_the_shields_of_a_wonder(wonder: str, shields: int, seat: int) -> None:
    table = Table("barracks", wonders={seat: wonder}, tokens={seat: "strategy"}, coins={seat: 10}, turn=seat)
    table.do(f"raise {wonder} barracks")
    assert table.pawn == (shields if seat == 1 else -shields)


@pytest.mark.rule("DU-PROG-17")
def test_strategy_adds_nothing_to_red_cards_built_before_it_was_taken() -> None:
    table = Table(
        "dispensary brewery barracks", last=True, cities={1: "pharmacist guard-tower walls"}, pawn=2, loot={2: [5]}
    )
    table.do("build dispensary", "take strategy")
    assert (table.pawn, table.told("advances")) == (2, [])
    table.do("discard brewery", "build barracks")
    assert table.pawn == 2 + 2


@pytest.mark.rule("DU-PROG-18")
@pytest.mark.parametrize(("card", "shields"), SHIELDS.items())
def test_strategy_applies_to_a_red_card_built_through_the_mausoleum(card: str, shields: int) -> None:
    for token, steps in (("strategy", shields + 1), ("", shields)):
        table = Table("palace", wonders={1: "mausoleum"}, tokens={1: token}, discard=card, coins={1: 10})
        assert table.do("raise mausoleum palace").pawn == 0
        assert table.do(f"revive {card}").pawn == steps


# Theology -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-PROG-19", "DU-PROG-20")
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize("wonder", WONDER_NUMBERS)
def test_with_theology_every_wonder_gives_exactly_one_extra_turn(wonder: str, seat: int) -> None:
    table = Table("brewery walls", wonders={seat: wonder}, tokens={seat: "theology"}, coins={seat: 20}, turn=seat)
    assert table.offer(wonder, seat).again
    table.after(f"raise {wonder} brewery")
    if wonder == "great-library":
        assert table.asked == "keeping"
        table.after(table.legal("keep")[0])
    assert (table.actor, table.asked) == (seat, "turn")
    assert len(table.told("extra-turn")) == 1
    table.after("discard walls")
    assert (table.actor, table.asked) == (3 - seat, "turn")
    assert len(table.told("extra-turn")) == 1


@pytest.mark.rule("DU-PROG-19")
@pytest.mark.parametrize("wonder", [wonder for wonder in WONDER_NUMBERS if wonder not in AGAIN])
def test_theology_of_the_rival_gives_no_extra_turn(wonder: str) -> None:
    for tokens in ({2: "theology"}, {1: "strategy"}):
        table = Table("brewery walls", wonders={1: wonder}, tokens=tokens, coins={1: 20})
        assert not table.offer(wonder).again
        table.after(f"raise {wonder} brewery")
        if wonder == "great-library":
            table.after(table.legal("keep")[0])
        assert (table.actor, table.told("extra-turn")) == (2, [])


@pytest.mark.rule("DU-PROG-19")
def test_theology_gives_one_extra_turn_after_another_and_none_for_buildings() -> None:
    table = Table(
        "brewery walls rostrum temple",
        last=True,
        wonders={1: "pyramids colossus"},
        tokens={1: "theology"},
        coins={1: 20},
    )
    table.do("raise pyramids brewery")
    assert table.actor == 1
    table.do("raise colossus walls")
    assert table.actor == 1
    assert len(table.told("extra-turn")) == 2
    table.do("build rostrum")
    assert table.actor == 2


@pytest.mark.rule("DU-PROG-21")
def test_theology_of_the_great_library_gives_that_wonder_no_extra_turn() -> None:
    table = keeping("agriculture+economy+theology", coins=10 + 8).do("keep theology")
    assert not table.view().again
    table.let_chance()
    assert (table.actor, table.told("extra-turn")) == (2, [])
    table.after("discard walls")
    table.after(f"raise pyramids {table.open[0]}")
    assert (table.actor, len(table.told("extra-turn"))) == (1, 1)


@pytest.mark.rule("DU-PROG-21")
def test_theology_for_a_pair_of_the_mausoleum_gives_that_wonder_no_extra_turn() -> None:
    table = Table(
        "brewery walls",
        wonders={1: "mausoleum pyramids"},
        cities={1: "apothecary"},
        discard="school",
        coins={1: 10 + 8},
    )
    table.do("raise mausoleum brewery", "revive school", "take theology")
    assert not table.view().again
    table.let_chance()
    assert (table.actor, table.told("extra-turn")) == (2, [])
    table.after("discard walls")
    table.after(f"raise pyramids {table.open[0]}")
    assert table.actor == 1


# What everybody knows -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-PROG-27")
def test_board_and_box_are_known_to_everybody_from_the_setup_on() -> None:
    table = new_game().do("first p1", "tokens economy+law+masonry+philosophy+urbanism")
    for seat in (1, 2, SPECTATOR + 1):
        view = table.view(seat)
        assert view.board_tokens == ["economy", "law", "masonry", "philosophy", "urbanism"]
        assert view.box_tokens == ["agriculture", "architecture", "mathematics", "strategy", "theology"]
    assert [event.details for event in table.told("tokens-laid")] == [
        {"tokens": "token.economy token.law token.masonry token.philosophy token.urbanism"}
    ]


@pytest.mark.rule("DU-PROG-27")
@pytest.mark.parametrize("seat", [1, 2])
def test_taken_tokens_are_known_to_everybody(seat: int) -> None:
    table = taking(seat).do("take strategy")
    for viewer in (1, 2, SPECTATOR + 1):
        view = table.view(viewer)
        assert view.cities[seat - 1].tokens == ["strategy"]
        assert view.board_tokens == ["agriculture", "law", "philosophy", "theology"]
        assert view.box_tokens == ["architecture", "economy", "masonry", "mathematics", "urbanism"]
    library = keeping("agriculture+economy+urbanism").do("keep economy")
    for viewer in (1, 2, SPECTATOR + 1):
        view = library.view(viewer)
        assert view.cities[0].tokens == ["economy"]
        assert view.box_tokens == ["agriculture", "architecture", "theology", "urbanism"]


@pytest.mark.rule("DU-PROG-27")
def test_over_whole_games_everybody_can_say_where_each_token_is() -> None:
    seen = ""
    for table in random_positions(range(8)):
        where = f"{table.state.board} {table.state.box} {table.state.one.tokens} {table.state.two.tokens}"
        if table.state.age and where != seen:
            views = [table.view(seat) for seat in (1, 2, SPECTATOR + 1)]
            for view in views:
                places = view.board_tokens + view.box_tokens + view.cities[0].tokens + view.cities[1].tokens
                assert sorted(places) == list(TOKEN_NUMBERS)
                assert len(view.box_tokens) in (4, 5)
            assert views[0].board_tokens == views[1].board_tokens == views[2].board_tokens
            seen = where
