"""Setting up: what lies in the decks of the three ages, what stays in the box, and what the colours give."""

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

import pytest

from ecumene.games.duel.material import BUILDINGS, COLOURS, GUILD
from ecumene.games.duel.view_types import DuelView

from .setup_shared import chances, play_out
from .table import Table, new_game

NAMES = {deck: {card.name for card in BUILDINGS if card.deck == deck} for deck in (1, 2, 3, GUILD)}
COLOUR_OF = {card.name: COLOURS[card.colour] for card in BUILDINGS}
COLOUR_COUNTS = {"brown": 9, "grey": 4, "blue": 14, "green": 12, "yellow": 13, "red": 14, "purple": 7}

EVERY_FULL_GAME = pytest.mark.parametrize("number", range(5))


@dataclass
class Reveal:
    """A moment in which chance deals a card or turns one up."""

    age: int
    guild: bool  # the back of the place in question
    outcomes: dict[str, Fraction]
    unseen: list[str]  # what the view calls unseen, of that back
    face_down: int  # of that back and still there, the place in question included
    card: str
    dealt: bool


@dataclass
class FullGame:
    """A random game that was played to its last card."""

    reveals: list[Reveal]
    discarded: set[str]
    revivable: set[str]
    final: DuelView

    def came_up(self, age: int) -> list[str]:
        return [reveal.card for reveal in self.reveals if reveal.age == age]


@cache
def full_game(number: int) -> FullGame:
    """One of the random games that nobody wins before the last card."""
    for attempt in range(number, 100_000, 100):
        game = play(attempt)
        if game is not None:
            return game
    raise AssertionError("every game ends before its last card")


def play(seed: int) -> FullGame | None:
    reveals = []
    discarded: set[str] = set()
    revivable: set[str] = set()
    for table, move in play_out(seed):
        verb, *words = move.split()
        if verb in ("deal", "turn"):
            reveals.append(reveal_at(table, verb == "deal", words[0]))
        elif verb in ("discard", "destroy"):
            discarded.add(words[0])
        elif verb == "revive":
            revivable |= {text.split()[1] for text in table.legal()}
    if table.result not in ("civilian-victory", "shared-victory"):
        return None
    return FullGame(reveals, discarded, revivable, table.view())


def reveal_at(table: Table, dealt: bool, card: str) -> Reveal:
    view = table.view()
    if dealt:
        slot = next(one for one in view.slots if one.row % 2 == 0 and one.card is None)
    else:
        slot = next(one for one in view.slots if not one.taken and not one.covered_by and one.card is None)
    face_down = [one for one in view.slots if not one.taken and one.card is None and one.guild == slot.guild]
    outcomes = {text.split()[1]: probability for text, probability in chances(table).items()}
    return Reveal(
        view.age, slot.guild, outcomes, view.unseen_guilds if slot.guild else view.unseen, len(face_down), card, dealt
    )


def cards_in_places(view: DuelView) -> list[str]:
    """Every card that lies face up anywhere or under a wonder."""
    found = [slot.card for slot in view.slots if slot.card] + view.discard
    for city in view.cities:
        found += [card for cards in city.cards.values() for card in cards]
        found += [wonder.under for wonder in city.wonders if wonder.under]
    return found


# The decks ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-SETUP-02")
@EVERY_FULL_GAME
def test_no_card_ever_comes_up_twice(number: int) -> None:
    game = full_game(number)
    everything = [reveal.card for reveal in game.reveals]
    assert len(everything) == len(set(everything)) == 60
    assert sorted(cards_in_places(game.final)) == sorted(everything)


@pytest.mark.rule("DU-SETUP-09")
def test_three_random_cards_of_each_age_stay_in_the_box() -> None:
    for age in (1, 2, 3):
        removed = [frozenset(NAMES[age] - set(full_game(number).came_up(age))) for number in range(5)]
        assert [len(cards) for cards in removed] == [3] * 5
        assert len(set(removed)) == 5


@pytest.mark.rule("DU-SETUP-09", "DU-SETUP-10")
def test_every_card_of_a_deck_is_equally_likely_to_be_in_the_game() -> None:
    reveals = full_game(1).reveals
    for age, cards in ((1, 23), (2, 23), (3, 20), (GUILD, 7)):
        deck = 3 if age == GUILD else age
        first = next(reveal for reveal in reveals if reveal.age == deck and reveal.guild == (age == GUILD))
        assert first.outcomes == {card: Fraction(1, cards) for card in NAMES[age]}


@pytest.mark.rule("DU-SETUP-10")
def test_three_random_guilds_of_seven_are_in_the_game() -> None:
    guilds = [frozenset(NAMES[GUILD] & set(full_game(number).came_up(3))) for number in range(5)]
    assert [len(cards) for cards in guilds] == [3] * 5
    assert len(set(guilds)) > 1
    for number in range(5):
        assert len(full_game(number).final.unseen_guilds) == 4


@pytest.mark.rule("DU-SETUP-10")
def test_the_three_guilds_lie_at_random_places() -> None:
    table = next(table for table, move in play_out(1) if move.startswith("guilds "))
    outcomes = chances(table)
    assert len(outcomes) == 1140
    assert set(outcomes.values()) == {Fraction(1, 1140)}
    table.do("guilds 0+7+19")
    assert [slot.slot for slot in table.view().slots if slot.guild] == [0, 7, 19]


@pytest.mark.rule("DU-SETUP-11")
@EVERY_FULL_GAME
def test_every_age_has_exactly_twenty_cards(number: int) -> None:
    game = full_game(number)
    for age in (1, 2):
        assert len(game.came_up(age)) == len(set(game.came_up(age)) & NAMES[age]) == 20
    last = set(game.came_up(3))
    assert (len(game.came_up(3)), len(last & NAMES[3]), len(last & NAMES[GUILD])) == (20, 17, 3)


# What stays in the box ------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-SETUP-12")
@EVERY_FULL_GAME
def test_removed_cards_never_enter_the_discard_pile_and_never_return(number: int) -> None:
    game = full_game(number)
    removed = {card.name for card in BUILDINGS} - {reveal.card for reveal in game.reveals}
    assert len(removed) == 13
    assert not removed & set(cards_in_places(game.final))
    assert set(game.final.discard) <= game.discarded
    assert game.revivable <= game.discarded
    for reveal in game.reveals:
        assert set(reveal.outcomes) <= NAMES[GUILD if reveal.guild else reveal.age]  # of no age that is over


@pytest.mark.rule("DU-SETUP-12")
def test_the_mausoleum_brings_back_no_card_that_was_removed() -> None:
    table = Table("walls brewery", discard="baths forum", wonders={1: "mausoleum"}, coins={1: 30})
    table.do("raise mausoleum walls")
    assert table.legal() == ["revive baths", "revive forum"]
    for card in NAMES[1] | NAMES[2]:
        assert table.allows(f"revive {card}") == (card in ("baths", "forum"))


@pytest.mark.rule("DU-SETUP-12")
@EVERY_FULL_GAME
def test_cards_removed_in_an_earlier_age_are_revealed_to_nobody(number: int) -> None:
    for reveal in full_game(number).reveals:
        assert set(reveal.unseen) <= NAMES[GUILD if reveal.guild else reveal.age]


@pytest.mark.rule("DU-SETUP-17")
@EVERY_FULL_GAME
def test_a_card_that_comes_up_may_be_any_that_never_did(number: int) -> None:
    seen: set[str] = set()
    for reveal in full_game(number).reveals:
        never = NAMES[GUILD if reveal.guild else reveal.age] - seen
        assert reveal.outcomes == {card: Fraction(1, len(never)) for card in never}
        assert set(reveal.unseen) == never
        assert len(never) == reveal.face_down + (4 if reveal.guild else 3)
        seen.add(reveal.card)


@pytest.mark.rule("DU-SETUP-17")
def test_even_the_last_card_of_an_age_may_still_be_any_of_four() -> None:
    reveals = [reveal for reveal in full_game(2).reveals if not reveal.dealt]
    for age in (1, 2):
        counts = [len(reveal.outcomes) for reveal in reveals if reveal.age == age]
        assert counts == [11, 10, 9, 8, 7, 6, 5, 4]


@pytest.mark.rule("DU-SETUP-17")
def test_two_games_with_the_same_moves_hide_nothing_different() -> None:
    one, other = new_game(), new_game()
    for _, move in play_out(5):
        assert one.state.numbers() == other.state.numbers()
        one.do(move)
        other.do(move)
        if one.view().age == 2:
            break
    assert one.view() == other.view()
    assert one.view(1).unseen == one.view(2).unseen


@pytest.mark.rule("DU-SETUP-13")
def test_the_last_deck_has_no_brown_and_no_grey_cards_and_guilds_are_in_no_other() -> None:
    colours = {deck: {COLOUR_OF[card] for card in cards} for deck, cards in NAMES.items()}
    for age in (1, 2):
        assert colours[age] == {"brown", "grey", "blue", "green", "yellow", "red"}
    assert colours[3] == {"blue", "green", "yellow", "red"}
    assert colours[GUILD] == {"purple"}


@pytest.mark.rule("DU-SETUP-13")
@EVERY_FULL_GAME
def test_guilds_come_up_in_age_three_alone_and_nothing_brown_or_grey_does(number: int) -> None:
    for reveal in full_game(number).reveals:
        colours = {COLOUR_OF[card] for card in reveal.outcomes}
        if reveal.age < 3:
            assert "purple" not in colours
            assert not reveal.guild
        elif reveal.guild:
            assert colours == {"purple"}
        else:
            assert not colours & {"purple", "brown", "grey"}


# Colours --------------------------------------------------------------------------------------------------------------

ONE_OF_EACH = ["clay-pool", "press", "altar", "apothecary", "clay-reserve", "stable"]
PRODUCERS = ["lumber-yard", "brickyard", "shelf-quarry", "glassblower", "drying-room"]


@cache
def given_by(card: str) -> frozenset[str]:
    """What building a card gives: looked for in the city and on the track, whatever is printed."""
    cities = {
        seat: " ".join(name for name in names if name != card) for seat, names in ((1, ONE_OF_EACH), (2, PRODUCERS))
    }
    table = Table(card, cities=cities, coins={1: 90}, built={1: "pyramids"}, last=True)
    before = table.city(1)
    table.do(f"build {card}")
    after = table.city(1)
    assert table.cards(1, COLOUR_OF[card]).count(card) == 1
    found = {
        "resources": (after.production, after.raw_choices, after.made_choices)
        != (before.production, before.raw_choices, before.made_choices),
        "trade": any(after.prices[resource] < before.prices[resource] for resource in before.prices),
        "coins": table.told("gains") != [],
        "shields": table.pawn > 0,
        "symbol": after.symbols != before.symbols,
        "points": (after.points.blue, after.points.green, after.points.yellow)
        != (before.points.blue, before.points.green, before.points.yellow),
        "points by conditions": after.points.purple > before.points.purple,
    }
    return frozenset(name for name, there in found.items() if there)


@pytest.mark.rule("DU-SETUP-16")
def test_buildings_come_in_seven_colours() -> None:
    assert Counter(COLOUR_OF.values()) == COLOUR_COUNTS
    assert list(new_game().city(1).cards) == list(COLOUR_COUNTS)


@pytest.mark.rule("DU-SETUP-16")
@pytest.mark.parametrize(
    ("colour", "given"),
    [("brown", {"resources"}), ("grey", {"resources"}), ("blue", {"points"}), ("red", {"shields"})],
)
def test_brown_and_grey_cards_produce_blue_ones_give_points_and_red_ones_shields(colour: str, given: set[str]) -> None:
    for card, colour_of_card in COLOUR_OF.items():
        if colour_of_card == colour:
            assert given_by(card) == given, card


@pytest.mark.rule("DU-SETUP-16")
def test_green_cards_give_points_and_a_symbol_but_two_give_no_points() -> None:
    for card, colour in COLOUR_OF.items():
        if colour == "green":
            assert given_by(card) == ({"symbol"} if card in ("scriptorium", "pharmacist") else {"symbol", "points"}), (
                card
            )


@pytest.mark.rule("DU-SETUP-16")
def test_yellow_cards_give_coins_resources_or_trade_changes_and_sometimes_points() -> None:
    kinds = Counter(tuple(sorted(given_by(card))) for card, colour in COLOUR_OF.items() if colour == "yellow")
    assert kinds == {("coins",): 2, ("resources",): 2, ("trade",): 4, ("coins", "points"): 5}


@pytest.mark.rule("DU-SETUP-16")
def test_guilds_give_points_by_conditions_and_some_give_coins() -> None:
    kinds = Counter(tuple(sorted(given_by(card))) for card, colour in COLOUR_OF.items() if colour == "purple")
    assert kinds == {("coins", "points by conditions"): 5, ("points by conditions",): 2}
