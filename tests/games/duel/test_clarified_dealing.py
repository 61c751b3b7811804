"""Clarifications about dealing and turning up: which cards may come, and how likely each is (DU-CLR-22 to 26)."""

from collections.abc import Iterator
from fractions import Fraction
from math import factorial

import pytest

from ecumene.core.rng import Rng
from ecumene.games.duel import DUEL
from ecumene.games.duel.material import BUILDINGS, GUILD

from .positions import VIEWERS, chances, play_through, scored_games
from .table import Table, new_game

DECK = {age: {card.name for card in BUILDINGS if card.deck == age} for age in (1, 2, 3)}
GUILDS = {card.name for card in BUILDINGS if card.deck == GUILD}
FACE_UP = {
    1: [0, 1, 5, 6, 7, 8, 14, 15, 16, 17, 18, 19],
    2: [0, 1, 2, 3, 4, 5, 11, 12, 13, 14, 18, 19],
    3: [0, 1, 5, 6, 7, 8, 11, 12, 13, 14, 18, 19],
}


def even(moves: set[str]) -> dict[str, Fraction]:
    """All of these equally likely."""
    return dict.fromkeys(moves, Fraction(1, len(moves)))


def before_the_age(age: int) -> Table:
    """Nothing of the age has been dealt yet."""
    if age == 1:
        table = new_game({"wonder_setup": "first_game", "first_player": "p1"})
        return table.do("tokens agriculture+architecture+economy+law+masonry")
    card = "altar" if age == 2 else "brewery"
    return Table(card, last=True).do(f"discard {card}")


def turning_up(seeds: range) -> Iterator[Table]:
    """Positions of random games in which a card is about to be turned up."""
    for seed in seeds:
        for step in play_through(seed):
            if step.table.actor == 0 and step.table.legal("turn"):
                yield step.table


# Dealing ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-CLR-22")
@pytest.mark.parametrize("age", [1, 2])
def test_dealing_fills_the_face_up_places_in_order_from_the_cards_not_yet_seen(age: int) -> None:
    table = before_the_age(age)
    seen: list[str] = []
    for number, place in enumerate(FACE_UP[age]):
        assert table.asked == "dealing"
        left = DECK[age] - set(seen)
        assert len(left) == 23 - number
        assert chances(table) == even({f"deal {card}" for card in left})
        card = sorted(left)[(7 * number) % len(left)]
        table.do(f"deal {card}")
        seen.append(card)
        assert table.lying(place) == card
        assert sum(slot.card is not None for slot in table.view().slots) == number + 1
    assert table.asked != "dealing"
    assert set(table.view().unseen) == DECK[age] - set(seen)
    assert len(table.view().unseen) == 11
    assert [slot.slot for slot in table.view().slots if slot.card is None] == sorted(set(range(20)) - set(FACE_UP[age]))


@pytest.mark.rule("DU-CLR-22")
def test_a_card_dealt_before_cannot_be_dealt_again() -> None:
    table = before_the_age(1).do("deal altar")
    assert table.refusal("deal altar") == table.refusal("deal statue") == "DU-CLR-24"
    assert table.refusal("deal palace") == "DU-CLR-24"


@pytest.mark.rule("DU-CLR-23")
def test_the_places_of_the_guilds_are_drawn_first_and_public() -> None:
    table = before_the_age(3)
    assert (table.actor, table.asked) == (0, "laying-guilds")
    possible = chances(table)
    assert len(possible) == 1140
    assert set(possible.values()) == {Fraction(1, 1140)}
    assert {"guilds 0+1+2", "guilds 3+9+17", "guilds 17+18+19"} <= set(possible)
    table.do("guilds 3+9+17")
    for seat in VIEWERS:
        assert [slot.slot for slot in table.view(seat).slots if slot.guild] == [3, 9, 17]


@pytest.mark.rule("DU-CLR-23")
def test_guild_places_are_dealt_guilds_and_the_others_cards_of_the_age() -> None:
    table = before_the_age(3).do("guilds 1+9+18")
    cards, guilds = set(DECK[3]), set(GUILDS)
    assert (len(cards), len(guilds)) == (20, 7)
    for place in FACE_UP[3]:
        pool = guilds if place in (1, 18) else cards
        assert chances(table) == even({f"deal {card}" for card in pool})
        card = min(pool)
        pool.remove(card)
        table.do(f"deal {card}")
        assert table.lying(place) == card
    assert table.asked != "dealing"
    assert (len(table.view().unseen), len(table.view().unseen_guilds)) == (10, 5)
    assert table.lying(9) == "guild?"


@pytest.mark.rule("DU-CLR-23")
def test_a_guild_is_not_dealt_to_an_ordinary_place_nor_an_ordinary_card_to_a_guilds_place() -> None:
    table = before_the_age(3).do("guilds 1+9+18")
    assert table.refusal("deal merchants-guild") == "DU-CLR-24"
    table.do("deal palace")
    assert table.refusal("deal senate") == "DU-CLR-24"
    assert table.allows("deal merchants-guild")


# Turning up ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-CLR-24")
def test_a_card_turned_up_is_any_unseen_card_of_its_age_with_equal_chance() -> None:
    table = Table(
        structure={0: "rostrum", 6: "?", 11: "walls", 1: "forum"},
        cities={1: "statue", 2: "temple library"},
        built={1: "sphinx/aqueduct"},
        discard="school laboratory",
        coins={1: 20},
    ).do("discard walls")
    seen = {"rostrum", "walls", "forum", "statue", "temple", "library", "aqueduct", "school", "laboratory"}
    assert table.asked == "turning-up"
    assert chances(table) == even({f"turn {card}" for card in DECK[2] - seen})
    for card in (*seen, "altar", "palace"):
        assert table.refusal(f"turn {card}") == "DU-CLR-24"


@pytest.mark.rule("DU-CLR-24")
def test_a_guild_turned_up_is_any_unseen_guild_with_equal_chance() -> None:
    table = Table(
        structure={0: "palace", 1: "study", 2: "guild?", 3: "?", 5: "senate", 6: "obelisk", 7: "merchants-guild"},
        cities={1: "builders-guild"},
        built={2: "sphinx/tacticians-guild"},
        discard="scientists-guild",
    )
    table.do("discard senate", "discard obelisk")
    assert chances(table) == even({"turn shipowners-guild", "turn magistrates-guild", "turn moneylenders-guild"})
    table.do("turn shipowners-guild", "discard merchants-guild")
    assert table.asked == "turning-up"
    assert chances(table) == even({f"turn {card}" for card in DECK[3] - {"palace", "study", "senate", "obelisk"}})
    assert table.refusal("turn magistrates-guild") == "DU-CLR-24"


@pytest.mark.rule("DU-CLR-24", "DU-CLR-25")
def test_in_every_game_the_pool_is_three_cards_or_four_guilds_larger_than_what_lies_face_down() -> None:
    guilds = 0
    for table in turning_up(range(12)):
        view = table.view()
        hidden = [slot for slot in view.slots if not slot.taken and slot.card is None]
        ordinary = [slot for slot in hidden if not slot.guild]
        assert len(view.unseen) == len(ordinary) + 3
        assert len(view.unseen_guilds) == (len(hidden) - len(ordinary) + 4 if view.age == 3 else 0)
        turned = next(slot for slot in hidden if not slot.covered_by)
        pool = view.unseen_guilds if turned.guild else view.unseen
        assert chances(table) == even({f"turn {card}" for card in pool})
        guilds += turned.guild
    assert guilds > 3


@pytest.mark.rule("DU-CLR-25")
def test_of_each_age_three_cards_never_come_up_and_of_the_guilds_four() -> None:
    for steps in scored_games(6):
        came_up = [step.move.split()[1] for step in steps if step.move.split()[0] in ("deal", "turn")]
        assert len(came_up) == len(set(came_up)) == 60
        assert [len(deck - set(came_up)) for deck in (DECK[1], DECK[2], DECK[3], GUILDS)] == [3, 3, 3, 4]
        view = steps[-1].table.view()
        assert set(view.unseen) == DECK[3] - set(came_up)
        assert set(view.unseen_guilds) == GUILDS - set(came_up)


@pytest.mark.rule("DU-CLR-26")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_arrangement_of_an_age_has_the_probability_of_shuffled_decks(seed: int) -> None:
    table = new_game()
    rng = Rng(seed)
    product = dict.fromkeys((1, 2, 3), Fraction(1))
    while not table.over:
        age = table.state.round_number()
        move = table.state.random_move(rng)
        text = DUEL.notation.text(move)
        if text.split()[0] in ("guilds", "deal", "turn"):
            product[age] *= chances(table)[text]
        table.state.play(move)
    assert table.result == "civilian-victory"
    assert product[1] == product[2] == Fraction(factorial(3), factorial(23))
    assert product[3] == Fraction(1, 1140) * Fraction(factorial(3), factorial(20)) * Fraction(
        factorial(4), factorial(7)
    )
