"""Clarifications about coins, about who knows what, and about what lies where (DU-CLR-01 to 05, 29, 31)."""

from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from ecumene.core.rng import Rng
from ecumene.games.duel.material import BUILDINGS, GUILD, TOKENS
from ecumene.games.duel.view_types import DuelView

from .positions import VIEWERS, WATCHER, branch, play_through, side_by_side
from .table import Table

DRAWN = ["architecture", "economy", "masonry"]


def some_positions(games: int, every: int = 7) -> Iterator[Table]:
    """Some positions of random games, all follow-up choices and the last positions among them."""
    for seed in range(games):
        for number, step in enumerate(play_through(seed)):
            choosing = step.table.state.actor >= 0 and step.move.startswith(("raise", "draw"))
            if number % every == 0 or choosing or step.table.over:
                yield step.table


def library(seat: int = 1) -> Table:
    """The builder of the Great Library has three tokens before him."""
    table = Table("baths", coins={seat: 10}, wonders={seat: "great-library"}, turn=seat)
    return table.do("raise great-library baths", f"draw {'+'.join(DRAWN)}")


# Coins --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-CLR-01")
@pytest.mark.parametrize("coins", [80, 86, 500])
def test_the_bank_pays_in_full_however_many_coins_are_out(coins: int) -> None:
    purses = {1: coins, 2: coins}
    assert Table("tavern", coins=purses).do("build tavern").coins(1) == coins + 4
    assert Table("tavern", coins=purses, turn=2).do("discard tavern").coins(2) == coins + 2
    table = Table("baths", coins=purses, wonders={1: "temple-of-artemis"}).do("raise temple-of-artemis baths")
    assert table.coins(1) == coins - 8 + 12
    cities = {1: "stone-reserve", 2: "forum caravansery tavern brewery"}
    table = Table("obelisk", cities=cities, coins=purses, wonders={1: "mausoleum"}, discard="merchants-guild")
    table.do("raise mausoleum obelisk", "revive merchants-guild")
    assert table.coins(1) == coins - 10 + 4
    table = Table("library", cities={1: "scriptorium"}, coins=purses).do("build library", "take agriculture")
    assert table.coins(1) == coins + 6


@pytest.mark.rule("DU-CLR-02")
def test_coins_are_whole_never_below_zero_and_seen_by_all() -> None:
    for table in some_positions(8):
        purses = [[city.coins for city in table.view(seat).cities] for seat in VIEWERS]
        assert purses[0] == purses[1] == purses[2]
        assert all(type(coins) is int and coins >= 0 for coins in purses[0])


@pytest.mark.rule("DU-CLR-02")
@pytest.mark.parametrize(("card", "price"), [("stone-pit", 1), ("palisade", 2), ("stone-reserve", 3), ("baths", 2)])
def test_any_amount_can_be_paid_exactly_and_no_debt_is_made(card: str, price: int) -> None:
    for coins in (price, price + 1, 17):
        assert Table(card, coins={1: coins}).do(f"build {card}").coins(1) == coins - price
    table = Table(card, coins={1: price - 1})
    assert not table.allows(f"build {card}")
    assert table.refusal(f"build {card}") == "DU-COST-17"


@pytest.mark.rule("DU-CLR-02")
def test_a_loss_greater_than_the_coins_there_are_leaves_zero() -> None:
    table = Table("guard-tower", pawn=5, coins={2: 3}).do("build guard-tower")
    assert (table.coins(2), [event.details["lost"] for event in table.told("loots")]) == (0, [3])
    table = Table("baths", coins={1: 10, 2: 1}, wonders={1: "appian-way"}).do("raise appian-way baths")
    assert table.coins(2) == 0


# Face-down cards ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-CLR-03")
@pytest.mark.parametrize("card", ["altar", "statue", "palace"])
def test_face_down_cards_are_hidden_from_everybody(card: str) -> None:
    table = Table(card)
    for seat in VIEWERS:
        hidden = [slot for slot in table.view(seat).slots if not slot.face_up]
        assert len(hidden) == 8
        assert all(slot.card is None and not slot.accessible for slot in hidden)
        assert sum(slot.card is not None for slot in table.view(seat).slots) == 12


@pytest.mark.rule("DU-CLR-03")
def test_a_face_down_card_may_be_any_unseen_card_of_its_age() -> None:
    table = Table("altar theater", cities={1: "quarry", 2: "press"}, discard="tavern")
    shown = {slot.card for slot in table.view().slots if slot.card is not None} | {"quarry", "press", "tavern"}
    expected = [card.name for card in BUILDINGS if card.deck == 1 and card.name not in shown]
    for seat in VIEWERS:
        assert table.view(seat).unseen == expected
        assert table.view(seat).unseen_guilds == []
    table.do("discard altar", "discard theater")
    assert [move.split()[1] for move in table.legal("turn")] == expected


@pytest.mark.rule("DU-CLR-03")
def test_in_every_game_the_unseen_cards_are_those_of_the_age_that_nobody_has_seen() -> None:
    seen: set[str] = set()
    for number, step in enumerate(play_through(2)):
        verb, *words = step.move.split()
        if verb in ("deal", "turn"):
            seen.update(words)
        view = step.table.view()
        if view.age and number % 3 == 0:
            assert set(view.unseen) == {card.name for card in BUILDINGS if card.deck == view.age} - seen
            guilds = {card.name for card in BUILDINGS if card.deck == GUILD} if view.age == 3 else set()
            assert set(view.unseen_guilds) == guilds - seen


@pytest.mark.rule("DU-CLR-04")
def test_everybody_sees_which_face_down_cards_are_guilds_and_nobody_which_guild() -> None:
    table = Table("brewery", last=True).do("discard brewery", "guilds 3+9+18").let_chance()
    for seat in VIEWERS:
        slots = table.view(seat).slots
        assert [slot.slot for slot in slots if slot.guild] == [3, 9, 18]
        assert (slots[3].card, slots[9].card) == (None, None)
        assert slots[18].card is not None
        assert slots[18].card.endswith("-guild")
        assert len(table.view(seat).unseen_guilds) == 6
    assert (table.lying(3), table.lying(9), table.lying(2)) == ("guild?", "guild?", "?")


@pytest.mark.rule("DU-CLR-04")
def test_which_guild_lies_face_down_is_open_until_it_is_turned_up() -> None:
    structure = {0: "palace", 1: "study", 2: "guild?", 3: "?", 5: "senate", 6: "obelisk", 7: "gardens"}
    table = Table(structure=structure).do("discard senate", "discard obelisk")
    assert table.asked == "turning-up"
    assert len(table.legal("turn")) == 7
    assert all(move.endswith("-guild") for move in table.legal("turn"))
    table.do("turn builders-guild")
    for seat in VIEWERS:
        assert (table.view(seat).slots[2].card, table.view(seat).slots[2].guild) == ("builders-guild", True)


# The Great Library --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-CLR-05")
@pytest.mark.parametrize("seat", [1, 2])
def test_the_drawn_tokens_are_shown_to_the_builder_alone(seat: int) -> None:
    table = library(seat)
    assert table.view(seat).drawn == DRAWN
    assert table.view(3 - seat).drawn is None
    assert table.view(WATCHER).drawn is None
    (event,) = table.told("draws-tokens")
    seen = event.seen_by(seat - 1)
    assert (seen.name, seen.details) == ("draws-tokens-seen", {"tokens": " ".join(f"token.{one}" for one in DRAWN)})
    for other in (3 - seat, WATCHER):
        assert (event.seen_by(other - 1).name, event.seen_by(other - 1).details) == ("draws-tokens", {})


@pytest.mark.rule("DU-CLR-05")
@pytest.mark.parametrize("seat", [1, 2])
def test_the_outcome_of_the_draw_is_not_shown_to_the_rival(seat: int) -> None:
    table = Table("baths", coins={seat: 10}, wonders={seat: "great-library"}, turn=seat)
    table.do("raise great-library baths")
    assert table.asked == "drawing"
    assert [table.state.shows_outcome_to(one - 1) for one in (seat, 3 - seat, WATCHER)] == [True, False, False]
    table = Table("altar theater").do("discard altar", "discard theater")
    assert table.asked == "turning-up"
    assert all(table.state.shows_outcome_to(one - 1) for one in VIEWERS)


@pytest.mark.rule("DU-CLR-05")
@pytest.mark.parametrize("seat", [1, 2])
def test_the_rival_sees_the_kept_token_and_never_learns_the_other_two(seat: int) -> None:
    start = Table("baths", coins={seat: 10}, wonders={seat: "great-library"}, turn=seat).do("raise great-library baths")
    ends = []
    for others in ("architecture+economy+", "economy+masonry+", "architecture+masonry+"):
        table = branch(start).do(f"draw {others}mathematics", "keep mathematics")
        (event,) = table.told("keeps")
        assert event.seen_by(2 - seat).details == {"token": "token.mathematics"}
        told = [one.seen_by(2 - seat) for one in table.events]
        ends.append((table.view(3 - seat), table.view(WATCHER), table.state.key(), told))
    assert ends[0] == ends[1] == ends[2]
    assert ends[0][0].cities[seat - 1].tokens == ["mathematics"]
    assert ends[0][0].box_tokens == ["architecture", "economy", "masonry", "urbanism"]


@pytest.mark.rule("DU-CLR-05", "DU-CLR-29")
def test_the_rivals_perspective_may_have_any_draw_and_the_builders_only_the_real_one() -> None:
    table = library()
    for viewer, sets in ((1, 1), (2, 10), (WATCHER, 10)):
        guesses: Counter[tuple[str, ...]] = Counter()
        for seed in range(120):
            guess = branch(table)
            guess.state = table.state.perspective(viewer - 1, Rng(seed))
            guesses[tuple(guess.legal("keep"))] += 1
            if seed < 20:
                assert guess.view(viewer) == table.view(viewer)
        assert len(guesses) == sets
        assert min(guesses.values()) > 3


# The same for everybody ---------------------------------------------------------------------------------------------


def without_seat(view: DuelView) -> DuelView:
    """The view without the name of its viewer and the one thing that differs."""
    return msgspec.structs.replace(view, seat=0, drawn=None)


@pytest.mark.rule("DU-CLR-29")
def test_everybody_has_the_same_information_apart_from_a_pending_choice_of_the_great_library() -> None:
    pending = 0
    for table in some_positions(15, every=11):
        one, two, watcher = (table.view(seat) for seat in VIEWERS)
        assert without_seat(one) == without_seat(two) == without_seat(watcher)
        if table.asked == "keeping":
            pending += 1
            assert [view.drawn is None for view in (one, two)] == [table.actor == 2, table.actor == 1]
        else:
            assert one.drawn is two.drawn is None
        assert watcher.drawn is None
    assert pending > 2


@pytest.mark.rule("DU-CLR-29")
def test_outside_a_choice_of_the_great_library_a_perspective_is_the_position_itself() -> None:
    for table in some_positions(4):
        for seat in VIEWERS:
            if table.asked != "keeping" or table.actor == seat:
                assert table.state.perspective(seat - 1, Rng(3)).to_bytes() == table.state.to_bytes()


@pytest.mark.rule("DU-CLR-29")
def test_of_all_events_only_the_draw_of_the_great_library_has_a_secret() -> None:
    secrets = set()
    for seed in range(15):
        for step in play_through(seed):
            secrets |= {event.name for event in step.events if event.secret}
    assert secrets == {"draws-tokens"}


# Where everything is ------------------------------------------------------------------------------------------------


def places_of_cards(view: DuelView) -> list[str]:
    """Every card that came up, once for each place where it is."""
    cards = [slot.card for slot in view.slots if slot.card is not None] + view.discard
    for city in view.cities:
        cards += [card for group in city.cards.values() for card in group]
        cards += [one.under for one in city.wonders if one.under is not None]
    return cards


@pytest.mark.rule("DU-CLR-31")
def test_each_card_that_came_up_is_in_one_place() -> None:
    for seed in range(10):
        came_up: set[str] = set()
        for number, step in enumerate(play_through(seed)):
            verb, *words = step.move.split()
            if verb in ("deal", "turn"):
                came_up.update(words)
            elif number % 3 == 0 or verb in ("destroy", "revive", "raise"):
                cards = places_of_cards(step.table.view())
                assert len(cards) == len(set(cards))
                assert set(cards) == came_up


@pytest.mark.rule("DU-CLR-31")
def test_each_token_is_on_the_board_with_a_player_or_in_the_box_drawn_ones_included() -> None:
    everything = sorted(token.name for token in TOKENS)
    for table in some_positions(15, every=9):
        view = table.view()
        if view.age == 0:
            continue
        tokens = view.board_tokens + view.box_tokens + view.cities[0].tokens + view.cities[1].tokens
        assert sorted(tokens) == everything
        drawn = table.view(table.actor).drawn if table.asked == "keeping" else []
        assert set(drawn or []) <= set(view.box_tokens)
        assert len(drawn or []) == (3 if table.asked == "keeping" else 0)


@pytest.mark.rule("DU-CLR-31")
def test_wonders_built_coins_and_the_pawn_stay_within_their_bounds() -> None:
    for table in some_positions(15, every=9):
        view = table.view()
        built = sum(one.built for city in view.cities for one in city.wonders)
        assert 0 <= built <= 7
        assert built == view.wonders_built
        assert -9 <= view.pawn <= 9
        assert min(city.coins for city in view.cities) >= 0


@pytest.mark.rule("DU-CLR-31")
def test_a_card_passes_from_place_to_place_and_is_never_in_two() -> None:
    structure = side_by_side("obelisk palace senate study gardens")
    wonders = {1: "statue-of-zeus", 2: "mausoleum"}
    table = Table(structure=structure, cities={2: "sawmill"}, coins={1: 60, 2: 60}, wonders=wonders)

    def where(card: str) -> list[str]:
        view = table.view()
        found = ["structure"] * sum(slot.card == card for slot in view.slots) + ["pile"] * view.discard.count(card)
        for seat in (1, 2):
            found += [f"city {seat}"] * table.cards(seat).count(card)
            found += [f"under {seat}"] * sum(one.under == card for one in table.city(seat).wonders)
        return found

    assert (where("obelisk"), where("sawmill"), where("palace")) == (["structure"], ["city 2"], ["structure"])
    table.do("raise statue-of-zeus obelisk")
    assert (where("obelisk"), where("sawmill")) == (["under 1"], ["city 2"])
    table.do("destroy sawmill")
    assert where("sawmill") == ["pile"]
    table.do("raise mausoleum palace", "revive sawmill")
    assert (where("palace"), where("sawmill")) == (["under 2"], ["city 2"])
    table.do("build study")
    assert where("study") == ["city 1"]
    table.do("discard senate")
    assert where("senate") == ["pile"]


@pytest.mark.rule("DU-CLR-31")
def test_a_seventh_wonder_is_the_last_and_the_pawn_stops_at_a_capital() -> None:
    built = {1: "appian-way piraeus sphinx", 2: "colossus temple-of-artemis great-lighthouse"}
    table = Table("obelisk", coins={1: 50}, wonders={1: "pyramids", 2: "mausoleum"}, built=built)
    table.after("raise pyramids obelisk")
    assert (table.view().wonders_built, table.legal("raise")) == (7, [])
    table = Table("pretorium", pawn=8, coins={1: 8}).do("build pretorium")
    assert table.pawn == 9
