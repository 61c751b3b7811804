"""The structure of an age: how it is laid out, what covers what, and when a card is turned up."""

from collections.abc import Iterable
from fractions import Fraction

import pytest

from ecumene.core.options import OptionValue
from ecumene.games.duel.material import BUILDINGS

from .table import Table, fresh_game, new_game, random_positions

FIXED_SETS: dict[str, OptionValue] = {"wonder_setup": "first_game"}
ALL_AGES = pytest.mark.parametrize("age", [1, 2, 3])
SEEDS = pytest.mark.parametrize("seed", [1, 2, 3])

# From the far row to the near one, as the ledger says.
ROWS = {1: (2, 3, 4, 5, 6), 2: (6, 5, 4, 3, 2), 3: (2, 3, 4, 2, 4, 3, 2)}
FACE_DOWN_ROWS = {1: (1, 3), 2: (1, 3), 3: (1, 3, 5)}
LAST_CARD = {2: "altar", 3: "brewery"}  # a card of the age before
DECK = {building.name: building.deck for building in BUILDINGS}


def laid_out(age: int, seed: int = 1) -> Table:
    """A structure that chance has just laid out, before its first turn."""
    if age == 1:
        return fresh_game(seed, FIXED_SETS)
    return Table(LAST_CARD[age], last=True).after(f"discard {LAST_CARD[age]}", seed=seed)


def places(age: int) -> list[tuple[int, int]]:
    """The row and the number in the row of each place."""
    return [(row, number) for row, size in enumerate(ROWS[age]) for number in range(size)]


def covering(age: int, slot: int) -> list[int]:
    """The places that cover a place, found from the sizes of the two rows alone."""
    row, number = places(age)[slot]
    if row + 1 == len(ROWS[age]):
        return []
    here, nearer = ROWS[age][row : row + 2]
    overlapping: Iterable[int]
    if nearer == here + 1:
        overlapping = (number, number + 1)
    elif nearer == here - 1:
        overlapping = (one for one in (number - 1, number) if 0 <= one < nearer)
    elif nearer < here:
        overlapping = (number // 2,)
    else:
        overlapping = (2 * number, 2 * number + 1)
    start = sum(ROWS[age][: row + 1])
    return [start + one for one in overlapping]


def shape(table: Table) -> tuple[list[int], list[int], list[int]]:
    """The sizes of the rows, the rows with face-down cards only, and the rows with accessible cards only."""
    slots = table.view().slots
    rows = [[slot for slot in slots if slot.row == row] for row in range(1 + max(slot.row for slot in slots))]
    down = [number for number, row in enumerate(rows) if not any(slot.face_up for slot in row)]
    reachable = [number for number, row in enumerate(rows) if all(slot.accessible for slot in row)]
    assert all(slot.face_up for number, row in enumerate(rows) if number not in down for slot in row)
    assert not any(slot.accessible for number, row in enumerate(rows) if number not in reachable for slot in row)
    return [len(row) for row in rows], down, reachable


# Laying out -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-TURN-01")
@SEEDS
def test_the_ages_come_in_the_order_one_two_three(seed: int) -> None:
    table = fresh_game(seed, FIXED_SETS)
    ages, played = [], []
    while not table.over:
        if table.asked == "beginning":
            table.do("begin p1")
        ages.append(table.view().round)
        played.append(DECK[table.open[0]])
        table.after(f"discard {table.open[0]}", seed=seed)
    assert ages == [1] * 20 + [2] * 20 + [3] * 20
    assert played[:40] == [1] * 20 + [2] * 20
    assert sorted(played[40:]) == [3] * 17 + [4] * 3
    assert [event.details["age"] for event in table.told("age-begins")] == [1, 2, 3]
    assert [event.details["age"] for event in table.told("age-ends")] == [1, 2, 3]


@pytest.mark.rule("DU-TURN-02")
@ALL_AGES
def test_each_age_lays_out_twenty_cards_of_its_own_deck(age: int) -> None:
    slots = laid_out(age).view().slots
    assert [slot.slot for slot in slots] == list(range(20))
    assert not any(slot.taken for slot in slots)
    assert all((slot.card is not None) == slot.face_up for slot in slots)
    assert all(slot.face_up == (slot.row not in FACE_DOWN_ROWS[age]) for slot in slots)
    for slot in slots:
        if slot.card is not None:
            assert DECK[slot.card] == (4 if slot.guild else age)
    assert sum(slot.guild for slot in slots) == (3 if age == 3 else 0)


@pytest.mark.rule("DU-TURN-02")
def test_the_deck_is_shuffled() -> None:
    table = new_game({**FIXED_SETS, "first_player": "p1"}).do("tokens agriculture+architecture+economy+law+masonry")
    assert table.asked == "dealing"
    deck = [building.name for building in BUILDINGS if building.deck == 1]
    assert table.legal() == [f"deal {card}" for card in deck]
    assert {chance for _, chance in table.state.outcomes()} == {Fraction(1, 23)}
    for number in range(12):
        assert len(table.legal("deal")) == 23 - number
        table.do(table.legal()[-1])
    assert table.asked == "turn"
    assert [table.lying(slot) for slot in (0, 1, 5, 6, 7, 8, *range(14, 20))] == deck[:10:-1]


@pytest.mark.rule("DU-TURN-02")
@ALL_AGES
def test_different_shuffles_lay_out_different_cards(age: int) -> None:
    structures = {tuple(laid_out(age, seed).lying(slot) for slot in range(20)) for seed in range(1, 6)}
    assert len(structures) == 5


@pytest.mark.rule("DU-TURN-03")
@SEEDS
def test_the_structure_of_age_one(seed: int) -> None:
    table = laid_out(1, seed)
    assert shape(table) == ([2, 3, 4, 5, 6], [1, 3], [4])
    assert [slot.slot for slot in table.view().slots if slot.accessible] == [14, 15, 16, 17, 18, 19]


@pytest.mark.rule("DU-TURN-04")
@SEEDS
def test_the_structure_of_age_two(seed: int) -> None:
    table = laid_out(2, seed)
    assert shape(table) == ([6, 5, 4, 3, 2], [1, 3], [4])
    assert [slot.slot for slot in table.view().slots if slot.accessible] == [18, 19]


@pytest.mark.rule("DU-TURN-05")
@SEEDS
def test_the_structure_of_age_three(seed: int) -> None:
    table = laid_out(3, seed)
    assert shape(table) == ([2, 3, 4, 2, 4, 3, 2], [1, 3, 5], [6])
    assert [slot.slot for slot in table.view().slots if slot.accessible] == [18, 19]


@pytest.mark.rule("DU-TURN-03", "DU-TURN-04", "DU-TURN-05")
@ALL_AGES
def test_a_card_is_covered_by_the_cards_of_the_nearer_row_that_overlap_it(age: int) -> None:
    slots = laid_out(age).view().slots
    assert [slot.covered_by for slot in slots] == [covering(age, slot) for slot in range(20)]
    # What overlaps lies half a card to the left or right in the next row.
    for slot in slots:
        near = [other for other in slots if other.row == slot.row + 1 and abs(other.x - slot.x) == 1]
        assert [other.slot for other in near] == slot.covered_by


@pytest.mark.rule("DU-TURN-05")
def test_each_card_of_the_middle_row_covers_two_cards_and_is_covered_by_two() -> None:
    slots = laid_out(3).view().slots
    assert [slot.covered_by for slot in slots[5:9]] == [[9], [9], [10], [10]]
    assert [slot.covered_by for slot in slots[9:11]] == [[11, 12], [13, 14]]


@pytest.mark.rule("DU-TURN-06")
@ALL_AGES
@SEEDS
def test_twelve_cards_start_face_up_and_eight_face_down(age: int, seed: int) -> None:
    slots = laid_out(age, seed).view().slots
    assert [slot.face_up for slot in slots].count(True) == 12
    assert [slot.face_up for slot in slots].count(False) == 8


# Covered and accessible -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-TURN-09")
@pytest.mark.parametrize("order", [("tavern", "baths"), ("baths", "tavern")])
def test_a_card_is_accessible_once_nothing_covers_it_any_more(order: tuple[str, str]) -> None:
    # A face-down card lies under tavern and baths, and over altar and quarry.
    table = Table(structure={5: "altar", 6: "quarry", 7: "press", 8: "stable", 10: "?", 15: "tavern", 16: "baths"})
    assert table.open == ["press", "stable", "tavern", "baths"]
    table.do(f"discard {order[0]}")
    assert table.open == ["press", "stable", order[1]]
    table.do(f"discard {order[1]}", "turn theater")
    assert table.open == ["press", "stable", "theater"]
    table.do("discard theater")
    assert table.open == ["altar", "quarry", "press", "stable"]


@pytest.mark.rule("DU-TURN-09", "DU-TURN-14")
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_exactly_the_uncovered_cards_are_accessible_and_all_of_them_face_up(seed: int) -> None:
    for table in random_positions([seed]):
        view = table.view()
        if view.asked != "turn":
            continue
        left = {slot.slot for slot in view.slots if not slot.taken}
        for slot in view.slots:
            uncovered = slot.slot in left and not left.intersection(covering(view.age, slot.slot))
            assert slot.accessible == uncovered
            if slot.slot in left:
                assert slot.face_up == (uncovered or slot.row not in FACE_DOWN_ROWS[view.age])
        assert set(table.legal("discard")) == {f"discard {card}" for card in table.open}


@pytest.mark.rule("DU-TURN-10")
@pytest.mark.parametrize(("covers", "number"), [((16, 17), 2), ((16,), 1), ((17,), 1)])
def test_a_face_up_card_under_at_least_one_card_cannot_be_chosen(covers: tuple[int, ...], number: int) -> None:
    structure = {13: "statue", **dict.fromkeys(covers, "?"), 18: "temple", 19: "brewery"}
    table = Table(structure=structure, coins={1: 50}, wonders={1: "pyramids"})
    assert table.lying(13) == "statue"
    assert table.open == ["temple", "brewery"]
    for move in ("build statue", "discard statue", "raise pyramids statue"):
        assert not table.allows(move)
        assert table.refusal(move) == "DU-TURN-10"
        assert table.details(move)["covered_by"] == number
    assert not [move for move in table.legal() if "statue" in move]


@pytest.mark.rule("DU-TURN-10")
def test_a_face_up_card_can_be_chosen_when_its_last_cover_has_gone() -> None:
    table = Table(structure={11: "statue", 12: "walls", 15: "forum"}, coins={1: 50}, wonders={1: "pyramids"}, turn=2)
    assert table.refusal("discard statue") == "DU-TURN-10"
    table.do("discard forum")
    for move in ("build statue", "discard statue", "raise pyramids statue", "discard walls"):
        assert table.allows(move)


# Turning up -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-TURN-13")
@pytest.mark.parametrize("move", ["build altar", "discard altar", "raise pyramids altar"])
def test_a_face_down_card_is_turned_up_as_soon_as_a_card_has_been_played(move: str) -> None:
    structure = {9: "?", 14: "altar", 16: "baths"}
    table = Table(structure=structure, coins={1: 20}, wonders={1: "pyramids"})
    table.do(move)
    assert (table.asked, table.actor) == ("turning-up", 0)
    assert table.lying(9) == "?"
    assert not table.told("turns-up")
    table.do("turn tavern")
    assert table.lying(9) == "tavern"
    assert table.open == ["tavern", "baths"]
    assert [event.details for event in table.told("turns-up")] == [{"card": "card.tavern"}]
    assert (table.asked, table.actor) == ("turn", 2)
    assert table.allows("build tavern")


@pytest.mark.rule("DU-TURN-13")
def test_only_a_card_of_that_age_that_has_not_been_seen_comes_up() -> None:
    structure = {9: "?", 14: "altar", 16: "baths"}
    table = Table(structure=structure, cities={2: "tavern"}, discard="stable").do("discard altar")
    seen = {"altar", "baths", "tavern", "stable"}
    expected = [card.name for card in BUILDINGS if card.deck == 1 and card.name not in seen]
    assert table.legal() == [f"turn {card}" for card in expected]


@pytest.mark.rule("DU-TURN-14")
@pytest.mark.parametrize(("age", "slot"), [(1, 9), (1, 11), (1, 13), (2, 16), (3, 16)])
@pytest.mark.parametrize("backwards", [False, True])
def test_a_face_down_card_stays_so_until_its_last_cover_leaves(age: int, slot: int, backwards: bool) -> None:
    covers = sorted(covering(age, slot), reverse=backwards)
    assert len(covers) == 2
    cards = {1: ("altar", "baths", "tavern"), 2: ("temple", "statue", "forum"), 3: ("arena", "palace", "port")}[age]
    table = Table(structure={slot: "?", covers[0]: cards[0], covers[1]: cards[1]})
    table.do(f"discard {cards[0]}")
    assert (table.asked, table.actor) == ("turn", 2)
    assert table.lying(slot) == "?"
    table.do(f"discard {cards[1]}")
    assert (table.asked, table.actor) == ("turning-up", 0)
    table.do(f"turn {cards[2]}")
    assert table.lying(slot) == cards[2]
    assert (table.asked, table.actor) == ("turn", 1)


@pytest.mark.rule("DU-TURN-21")
@pytest.mark.parametrize(
    ("age", "before", "played", "slots"),
    [(1, (14, 16), 15, (9, 10)), (2, (18,), 19, (16, 17)), (3, (19,), 18, (15, 16))],
)
def test_two_face_down_cards_are_turned_up_in_ascending_order(
    age: int, before: tuple[int, ...], played: int, slots: tuple[int, int]
) -> None:
    table = laid_out(age)
    if age > 1:
        table.do("begin p1")
    for slot in before:
        table.after(f"discard {table.lying(slot)}")
    player = table.actor
    table.do(f"discard {table.lying(played)}")
    lower, higher = slots
    for slot, other in ((lower, higher), (higher, lower)):
        assert (table.asked, table.actor) == ("turning-up", 0)
        assert table.lying(slot) in ("?", "guild?")
        beside = table.lying(other)
        card = table.legal()[0]
        table.do(card)
        assert table.lying(slot) == card.removeprefix("turn ")
        assert table.lying(other) == beside
    assert (table.asked, table.actor) == ("turn", 3 - player)
    assert {table.lying(slot) for slot in slots} <= set(table.open)
