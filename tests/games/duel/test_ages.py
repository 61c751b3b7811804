"""The end of an age, who starts the next one, and what carries over."""

import pytest

from ecumene.core.options import OptionValue
from ecumene.core.rng import Rng
from ecumene.games.duel import DUEL

from .table import Table, fresh_game

FIXED_SETS: dict[str, OptionValue] = {"wonder_setup": "first_game"}
STARTS: dict[str, OptionValue] = {"tie_start": "start"}
LAST_CARDS = pytest.mark.parametrize(("age", "card"), [(1, "altar"), (2, "brewery")])
EXTRA_TURN_WONDERS = ["appian-way", "hanging-gardens", "piraeus", "sphinx", "temple-of-artemis"]


def names(table: Table) -> list[str]:
    """The names of all events so far."""
    return [event.name for event in table.events]


def discard_one(table: Table, seed: int = 1) -> Table:
    """Discard an accessible card and let chance decide what follows."""
    return table.after(f"discard {table.open[0]}", seed=seed)


# The end of an age ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-AGE-01")
@pytest.mark.parametrize("seed", [1, 2])
def test_an_age_ends_with_its_twentieth_card(seed: int) -> None:
    table = fresh_game(seed, FIXED_SETS)
    for age in (1, 2, 3):
        for number in range(20):
            assert table.view().age == age
            assert len(table.told("age-ends")) == age - 1
            assert sum(not slot.taken for slot in table.view().slots) == 20 - number
            discard_one(table, seed)
        assert [event.details["age"] for event in table.told("age-ends")] == list(range(1, age + 1))
        if age < 3:
            assert (table.asked, table.view().age) == ("beginning", age + 1)
            table.do("begin p2")
    assert table.over
    assert {event.rule for event in table.told("age-ends")} == {"DU-AGE-01"}


@pytest.mark.rule("DU-AGE-01")
@pytest.mark.parametrize("seed", [11, 12, 13, 14])
def test_twenty_cards_are_played_in_every_age_whatever_the_players_do(seed: int) -> None:
    table = fresh_game(seed)
    rng = Rng(seed)
    played = {1: 0, 2: 0, 3: 0}
    while not table.over:
        move = DUEL.notation.text(table.state.random_move(rng))
        if move.split()[0] in ("build", "discard", "raise"):
            played[table.view().age] += 1
        table.do(move)
    age = table.view().age
    assert all(played[earlier] == 20 for earlier in range(1, age))
    assert played[age] == 20 or table.result.endswith("supremacy")


@pytest.mark.rule("DU-AGE-01")
@LAST_CARDS
@pytest.mark.parametrize("verb", ["build", "discard", "raise pyramids"])
def test_the_last_card_ends_the_age_whichever_way_it_is_played(age: int, card: str, verb: str) -> None:
    table = Table(card, last=True, wonders={1: "pyramids"}, coins={1: 20}).do(f"{verb} {card}")
    assert [event.details for event in table.told("age-ends")] == [{"age": age}]
    assert (table.view().age, table.actor) == (age + 1, 0)


# The next structure and its starting player --------------------------------------------------------------------------


@pytest.mark.rule("DU-AGE-02")
@LAST_CARDS
@pytest.mark.parametrize("pawn", [-4, 0, 4])
def test_the_next_structure_is_laid_out_before_its_starting_player_is_chosen(age: int, card: str, pawn: int) -> None:
    table = Table(card, last=True, pawn=pawn).do(f"discard {card}")
    if age == 2:
        assert (table.asked, table.actor) == ("laying-guilds", 0)
        table.do("guilds 0+1+2")
    for number in range(12):
        assert (table.asked, table.actor) == ("dealing", 0)
        assert sum(slot.face_up for slot in table.view().slots) == number
        table.do(table.legal()[0])
    assert table.asked == "beginning"
    for viewer in (1, 2, -2):
        assert sum(slot.card is not None for slot in table.view(viewer).slots) == 12
    table.do("begin p1")
    assert names(table)[-4:] == ["age-ends", "age-begins", "chooses-starter", "starts"]


@pytest.mark.rule("DU-AGE-02", "DU-AGE-06")
@LAST_CARDS
def test_the_structure_also_lies_there_when_nobody_is_asked(age: int, card: str) -> None:
    table = Table(card, last=True, options=STARTS).after(f"discard {card}")
    assert names(table) == ["discards", "age-ends", "age-begins", "starts"]
    assert (table.asked, table.view().age) == ("turn", age + 1)
    assert sum(slot.face_up for slot in table.view().slots) == 12


@pytest.mark.rule("DU-AGE-03", "DU-AGE-04")
@LAST_CARDS
@pytest.mark.parametrize("last", [1, 2])
@pytest.mark.parametrize("pawn", [-8, -6, -3, -1, 1, 2, 5, 8])
def test_the_player_on_whose_side_the_pawn_stands_decides(age: int, card: str, last: int, pawn: int) -> None:
    for options in ({}, STARTS):
        table = Table(card, last=True, pawn=pawn, turn=last, options=options).after(f"discard {card}")
        weaker = 2 if pawn > 0 else 1  # beyond the centre the pawn threatens the second player's capital
        assert table.view().age == age + 1
        assert (table.asked, table.actor) == ("beginning", weaker)
        assert table.view().awaited == [weaker - 1]
        table.do("begin p1")
        (event,) = table.told("chooses-starter")
        assert (event.seat, event.rule) == (weaker - 1, "DU-AGE-03")


@pytest.mark.rule("DU-AGE-04")
@pytest.mark.parametrize(("seat", "pawn", "weaker"), [(1, 0, 2), (2, 0, 1), (1, -2, 1), (2, 2, 2)])
def test_a_shield_of_the_last_card_still_counts_in_deciding_who_is_weaker(seat: int, pawn: int, weaker: int) -> None:
    # From the centre a shield makes the rival weaker; from two cells on the own side one is not enough.
    table = Table("guard-tower", last=True, pawn=pawn, turn=seat).after("build guard-tower")
    assert (table.asked, table.actor) == ("beginning", weaker)


@pytest.mark.rule("DU-AGE-04", "DU-AGE-06")
@pytest.mark.parametrize("seat", [1, 2])
def test_a_last_shield_that_brings_the_pawn_to_the_centre_leaves_nobody_weaker(seat: int) -> None:
    table = Table("guard-tower", last=True, pawn=-1 if seat == 1 else 1, turn=seat).after("build guard-tower")
    assert (table.pawn, table.asked, table.actor) == (0, "beginning", seat)


@pytest.mark.rule("DU-AGE-05")
@LAST_CARDS
@pytest.mark.parametrize("pawn", [-3, 0, 3])
@pytest.mark.parametrize("named", [1, 2])
def test_the_deciding_player_names_either_player(age: int, card: str, pawn: int, named: int) -> None:
    table = Table(card, last=True, pawn=pawn).after(f"discard {card}")
    assert table.legal() == ["begin p1", "begin p2"]
    decider = table.actor
    table.do(f"begin p{named}")
    assert (table.asked, table.actor, table.view().active) == ("turn", named, named - 1)
    (chosen,) = table.told("chooses-starter")
    assert (chosen.seat, chosen.details) == (decider - 1, {"target": f"seat.{named}"})
    (start,) = table.told("starts")
    assert (start.seat, start.details) == (named - 1, {"age": age + 1})


@pytest.mark.rule("DU-AGE-05")
def test_the_decision_is_no_turn_and_cannot_be_left_out() -> None:
    table = Table("altar", last=True).after("discard altar")
    assert table.refusal(f"discard {table.open[0]}") == "DU-CLR-08"
    for seat in (3, 4):
        assert table.refusal(f"begin p{seat}") == "DU-AGE-05"
    assert table.asked == "beginning"


@pytest.mark.rule("DU-AGE-06")
@LAST_CARDS
@pytest.mark.parametrize("last", [1, 2])
@pytest.mark.parametrize("first", [1, 2])
def test_with_the_pawn_in_the_centre_the_last_player_decides(age: int, card: str, last: int, first: int) -> None:
    table = Table(card, last=True, turn=last, first=first).after(f"discard {card}")
    assert (table.asked, table.actor) == ("beginning", last)
    table.do(f"begin p{3 - last}")
    (event,) = table.told("chooses-starter")
    assert (event.seat, event.rule) == (last - 1, "DU-AGE-06")
    assert (table.asked, table.actor, table.view().age) == ("turn", 3 - last, age + 1)


@pytest.mark.rule("DU-AGE-06")
@LAST_CARDS
@pytest.mark.parametrize("last", [1, 2])
@pytest.mark.parametrize("first", [1, 2])
def test_with_the_option_the_last_player_starts_and_nobody_is_asked(age: int, card: str, last: int, first: int) -> None:
    table = Table(card, last=True, turn=last, first=first, options=STARTS).after(f"discard {card}")
    assert (table.asked, table.actor, table.view().age) == ("turn", last, age + 1)
    assert not table.told("chooses-starter")
    (event,) = table.told("starts")
    assert (event.seat, event.rule, event.details) == (last - 1, "DU-AGE-06", {"age": age + 1})


@pytest.mark.rule("DU-AGE-06")
def test_the_choice_is_the_default() -> None:
    table = Table("altar", last=True, options={"tie_start": "choose"}).after("discard altar")
    assert table.asked == Table("altar", last=True).after("discard altar").asked == "beginning"


@pytest.mark.rule("DU-AGE-07")
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize("options", [{}, STARTS])
def test_a_twentieth_card_played_in_an_extra_turn_counts_as_the_last_one(
    seat: int, options: dict[str, OptionValue]
) -> None:
    def two_left() -> Table:
        coins = {seat: 20}
        return Table("altar theater", last=True, wonders={seat: "sphinx"}, coins=coins, turn=seat, options=options)

    alternating = two_left().after("discard altar", "discard theater")
    extra = two_left().after("raise sphinx altar", "discard theater")
    asked = "turn" if options else "beginning"
    assert (alternating.asked, alternating.actor) == (asked, 3 - seat)
    assert (extra.asked, extra.actor) == (asked, seat)


@pytest.mark.rule("DU-AGE-07")
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_dealing_the_next_age_does_not_change_who_played_last(seat: int, seed: int) -> None:
    table = Table("brewery", last=True, turn=seat, first=3 - seat).do("discard brewery")
    while table.asked != "beginning":
        assert table.view().active == seat - 1
        table.do(DUEL.notation.text(table.state.random_move(Rng(seed))))
    assert table.actor == seat


@pytest.mark.rule("DU-AGE-08", "DU-AGE-07")
@LAST_CARDS
@pytest.mark.parametrize("wonder", [*EXTRA_TURN_WONDERS, "theology"])
def test_an_extra_turn_by_the_last_card_of_an_age_is_lost(age: int, card: str, wonder: str) -> None:
    raised = "pyramids" if wonder == "theology" else wonder
    tokens = {1: "theology"} if wonder == "theology" else None
    table = Table(card, last=True, wonders={1: raised}, tokens=tokens, coins={1: 20}).after(f"raise {raised} {card}")
    assert [(event.seat, event.rule) for event in table.told("extra-turn-lost")] == [(0, "DU-AGE-08")]
    assert (table.asked, table.actor, table.view().again) == ("beginning", 1, False)
    actors = []
    table.do("begin p2")
    for _ in range(4):
        actors.append(table.actor)
        discard_one(table)
    assert actors == [2, 1, 2, 1]
    assert not table.told("extra-turn")
    assert table.view().age == age + 1


@pytest.mark.rule("DU-AGE-08", "DU-AGE-12")
def test_an_extra_turn_by_the_very_last_card_is_lost_as_well() -> None:
    table = Table("palace", last=True, wonders={1: "sphinx"}, coins={1: 20}).do("raise sphinx palace")
    assert table.over
    assert names(table)[-3:] == ["extra-turn-lost", "age-ends", "scoring"]


@pytest.mark.rule("DU-AGE-08")
def test_no_lost_extra_turn_is_reported_when_there_was_none() -> None:
    table = Table("altar", last=True, wonders={1: "pyramids sphinx"}, coins={1: 20}).after("raise pyramids altar")
    assert not table.told("extra-turn-lost")
