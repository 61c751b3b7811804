"""Science: the symbols, and the progress tokens that pairs of them bring."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ecumene.core.rng import Rng
from ecumene.games.duel import DUEL
from ecumene.games.duel.catalogue import catalogue

from .printed_facts import BOTH_WAYS, PAIRS, SYMBOL_OF, all_but
from .table import CARDS, Table, fresh_game

BOARD = ["agriculture", "law", "philosophy", "strategy", "theology"]
BOX = ["architecture", "economy", "masonry", "mathematics", "urbanism"]


def learned_games(seeds: range) -> Iterator[Table]:
    """Every position of games in which both save coins for green cards and build whichever they can."""
    for seed in seeds:
        table, rng = fresh_game(seed), Rng(seed)
        while not table.over:
            yield table
            moves = table.legal("build") if table.actor else []
            wanted = [move for move in moves if move.split()[1] in SYMBOL_OF]
            wanted = wanted or [move for move in table.legal("discard") if move.split()[1] not in SYMBOL_OF]
            table.do(wanted[0] if wanted else DUEL.notation.text(table.state.random_move(rng)))
        yield table


# The symbols ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-SCI-01")
@pytest.mark.parametrize("card", CARDS)
def test_green_cards_and_no_others_give_one_of_six_symbols(card: str) -> None:
    table = Table(card, coins={1: 40}).do(f"build {card}")
    assert table.city(1).symbols == ({SYMBOL_OF[card]: 1} if card in SYMBOL_OF else {})
    assert table.city(1).different_symbols == (card in SYMBOL_OF)
    assert table.cards(1, "green") == ([card] if card in SYMBOL_OF else [])
    assert table.city(2).symbols == {}


@pytest.mark.rule("DU-SCI-01")
def test_the_seventh_symbol_is_on_the_law_token() -> None:
    assert len(set(SYMBOL_OF.values())) == 6
    assert Table("walls", tokens={1: "law"}).city(1).symbols == {"scales": 1}
    for token in BOARD + BOX:
        others = Table("walls", tokens={1: token}).city(1)
        assert others.different_symbols == (token == "law")


@pytest.mark.rule("DU-SCI-02", "DU-SCI-11")
def test_each_symbol_is_on_exactly_two_green_cards_and_the_scales_on_none() -> None:
    symbols = catalogue()["SYMBOLS"]
    assert isinstance(symbols, dict)
    assert {name: tuple(facts.cards) for name, facts in symbols.items()} == {**PAIRS, "scales": ()}
    assert len(symbols) == 7
    assert {name: facts.token for name, facts in symbols.items() if facts.token} == {"scales": "law"}


@pytest.mark.rule("DU-SCI-02", "DU-SCI-05", "DU-SCI-07", "DU-SCI-13")
def test_over_whole_games_each_symbol_makes_one_pair_at_most_and_each_pair_brings_one_token() -> None:
    pairs = 0
    owned: list[set[str]] = [set(), set()]
    board = box = 5
    for table in learned_games(range(25)):
        if not table.state.age:
            owned, board, box = [set(), set()], 5, 5
            continue
        told = table.told("pair")
        names = [event.details["symbol"] for event in told]
        assert len(names) == len(set(names))
        if table.over:
            pairs += len(told)
            assert len(table.told("takes")) == len(told)
        if table.events and table.events[-1].name in ("pair", "takes", "keeps", "scientific-win", "gains"):
            view = table.view()
            for seat in (0, 1):
                assert owned[seat] <= set(view.cities[seat].tokens)
                owned[seat] = set(view.cities[seat].tokens)
            assert len(view.board_tokens) <= board
            assert len(view.box_tokens) <= box
            board, box = len(view.board_tokens), len(view.box_tokens)
            assert board == 5 - len(table.told("takes"))
            assert box == 5 - len(table.told("keeps"))
            for city in view.cities:
                assert not any(offer.pair and offer.symbols > city.different_symbols for offer in city.offers)
    assert pairs > 25


# Pairs ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-SCI-02", "DU-SCI-03")
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize(("first", "second"), BOTH_WAYS)
def test_a_second_identical_symbol_brings_a_token_of_ones_choice_at_once(first: str, second: str, seat: int) -> None:
    table = Table(second, cities={seat: first}, coins={seat: 20}, turn=seat)
    assert table.offer(second, seat).pair
    table.do(f"build {second}")
    assert (table.asked, table.actor) == ("taking", seat)
    assert table.legal() == [f"take {token}" for token in BOARD]
    assert [(event.rule, event.details) for event in table.told("pair")] == [
        ("DU-SCI-03", {"symbol": f"symbol.{SYMBOL_OF[first]}"})
    ]
    table.do("take philosophy")
    assert table.city(seat).tokens == ["philosophy"]
    assert table.city(3 - seat).tokens == []
    assert table.view().board_tokens == ["agriculture", "law", "strategy", "theology"]
    assert [(event.seat, event.rule, event.details) for event in table.told("takes")] == [
        (seat - 1, "DU-SCI-03", {"token": "token.philosophy"})
    ]
    assert table.let_chance().actor == 3 - seat


@pytest.mark.rule("DU-SCI-03")
@pytest.mark.parametrize("card", SYMBOL_OF)
def test_a_single_symbol_brings_no_token(card: str) -> None:
    table = Table(card, cities={1: all_but(SYMBOL_OF[card]).rpartition(" ")[0]}, coins={1: 20})
    assert not table.offer(card).pair
    table.do(f"build {card}")
    assert table.told("pair") == []
    assert table.let_chance().actor == 2
    assert table.view().board_tokens == BOARD


@pytest.mark.rule("DU-SCI-03")
def test_the_token_is_taken_before_a_face_down_card_is_turned_up() -> None:
    table = Table("school brewery", cities={1: "apothecary"}, coins={1: 20}).do("build school")
    assert table.lying(15) == "?"
    assert table.told("turns-up") == []
    table.do("take law")
    assert table.asked == "turning-up"


@pytest.mark.rule("DU-SCI-04")
@pytest.mark.parametrize("token", [*BOX, "strategy", "theology"])
def test_the_token_for_a_pair_comes_from_the_board(token: str) -> None:
    table = Table("school", cities={1: "apothecary"}, coins={1: 20}, tokens={1: "strategy", 2: "theology"})
    table.do("build school")
    assert not table.allows(f"take {token}")
    assert table.refusal(f"take {token}") == "DU-SCI-04"
    assert not table.allows(f"keep {token}")
    assert table.legal() == ["take agriculture", "take law", "take philosophy"]
    table.do("take law")
    assert table.view().box_tokens == BOX


@pytest.mark.rule("DU-SCI-05")
@pytest.mark.parametrize("board", [" ".join(BOARD), "law strategy", "theology"])
def test_taking_a_token_is_compulsory_while_there_is_one(board: str) -> None:
    table = Table("school brewery", cities={1: "apothecary"}, coins={1: 20}, board=board)
    table.do("build school")
    assert table.actor == 1
    assert table.legal() == [f"take {token}" for token in board.split()]
    for move in ("build brewery", "discard brewery"):
        assert table.refusal(move) == "DU-TURN-15"


@pytest.mark.rule("DU-SCI-06")
def test_a_pair_brings_nothing_when_no_token_is_left_on_the_board() -> None:
    tokens = {1: "agriculture philosophy", 2: "law strategy theology"}
    table = Table("school brewery", cities={1: "apothecary"}, coins={1: 20}, tokens=tokens)
    assert table.view().board_tokens == []
    assert not table.offer("school").pair
    table.do("build school")
    assert table.told("pair") == []
    assert [(event.rule, event.details) for event in table.told("no-token-left")] == [
        ("DU-SCI-06", {"symbol": "symbol.wheel"})
    ]
    table.let_chance()
    assert (table.actor, table.asked) == (2, "turn")
    assert (table.city(1).tokens, table.coins(1)) == (["agriculture", "philosophy"], 20 - 6)
    assert table.view().box_tokens == BOX


@pytest.mark.rule("DU-SCI-07")
def test_tokens_stay_in_the_city_and_the_board_is_not_filled_up_again() -> None:
    table = Table(
        "school library dispensary laboratory",
        last=True,
        cities={1: "apothecary pharmacist", 2: "scriptorium workshop"},
        coins={1: 20, 2: 20},
    )
    table.do("build school", "take law", "build library", "take strategy", "build dispensary", "take agriculture")
    assert table.view().board_tokens == ["philosophy", "theology"]
    table.do("build laboratory", "take theology").let_chance()
    assert table.state.age == 3
    assert table.view().board_tokens == ["philosophy"]
    assert table.view().box_tokens == BOX
    assert [table.city(seat).tokens for seat in (1, 2)] == [["agriculture", "law"], ["strategy", "theology"]]


@pytest.mark.rule("DU-SCI-11")
@pytest.mark.parametrize("cards", ["apothecary", "apothecary scriptorium library pharmacist"])
def test_law_makes_no_pair(cards: str) -> None:
    table = Table("school", cities={1: cards}, coins={1: 20}, tokens={1: "strategy"}).do("build school", "take law")
    assert len(table.told("pair")) == 1
    assert table.city(1).symbols["scales"] == 1
    assert table.let_chance().actor == 2
    assert table.view().board_tokens == ["agriculture", "philosophy", "theology"]


@pytest.mark.rule("DU-SCI-11")
def test_law_of_the_great_library_makes_no_pair_either() -> None:
    table = Table("brewery", wonders={1: "great-library"}, coins={1: 10}, board="agriculture philosophy strategy")
    table.do("raise great-library brewery", "draw economy+law+masonry", "keep law")
    assert table.told("pair") == []
    assert table.let_chance().actor == 2


@pytest.mark.rule("DU-SCI-12")
@pytest.mark.parametrize(("first", "second"), BOTH_WAYS)
def test_a_green_card_of_the_mausoleum_completes_a_pair(first: str, second: str) -> None:
    table = Table("palace", cities={1: first}, discard=second, wonders={1: "mausoleum"}, coins={1: 10})
    table.do("raise mausoleum palace", f"revive {second}")
    assert (table.asked, table.actor) == ("taking", 1)
    table.do("take agriculture")
    assert table.city(1).tokens == ["agriculture"]
    assert table.city(1).symbols == {SYMBOL_OF[first]: 2}


@pytest.mark.rule("DU-SCI-14")
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize(("first", "second"), BOTH_WAYS)
def test_one_card_of_a_symbol_in_each_city_is_no_pair(first: str, second: str, seat: int) -> None:
    table = Table(second, cities={3 - seat: first}, coins={seat: 20}, turn=seat)
    assert not table.offer(second, seat).pair
    table.do(f"build {second}").let_chance()
    assert table.told("pair") == []
    assert (table.actor, table.asked) == (3 - seat, "turn")
    assert [table.city(one).tokens for one in (1, 2)] == [[], []]
    assert [table.city(one).symbols for one in (1, 2)] == [{SYMBOL_OF[first]: 1}] * 2
