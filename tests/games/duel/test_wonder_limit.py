"""Seven wonders and no more: the eighth goes back to the box; and what lies under a wonder is known to all."""

import pytest

from ecumene.core.rng import Rng

from .table import Table, fresh_game, random_positions
from .wonders_shared import PRICES, assert_takes_effect, names_of

EVERY_WONDER = pytest.mark.parametrize("wonder", PRICES)
BUILDER_AND_OWNER = pytest.mark.parametrize(("builder", "owner"), [(1, 1), (1, 2), (2, 1), (2, 2)])


def six_built(seventh: str, builder: int, owner: int) -> Table:
    """Six wonders stand; one player is about to build the seventh, and one owns an eighth."""
    others = [wonder for wonder in PRICES if wonder != seventh]
    wonders = {builder: seventh}
    wonders[owner] = f"{wonders.get(owner, '')} {others[6]}"
    counts = {builder: 3, 3 - builder: 3} if builder != owner else {builder: 2, 3 - builder: 4}
    built = {builder: " ".join(others[: counts[builder]]), 3 - builder: " ".join(others[counts[builder] : 6])}
    return Table(
        "altar theater",
        last=True,
        cities={3 - builder: "press quarry"},
        wonders=wonders,
        built=built,
        discard="forum",
        coins={builder: 40, 3 - builder: 20},
        turn=builder,
    )


def built_in_all(table: Table) -> int:
    """The wonders that stand in both cities."""
    return len(names_of(table, 1, built=True)) + len(names_of(table, 2, built=True))


def play_for_wonders(seed: int) -> list[tuple[int, int, int]]:
    """Play a game in which a wonder is built whenever one can be; built, unbuilt and retired wonders in each turn."""
    table = fresh_game(seed)
    rng = Rng(seed)
    seen = []
    while not table.over:
        if table.asked == "turn":
            unbuilt = len(names_of(table, 1)) + len(names_of(table, 2))
            retired = len(names_of(table, 1, retired=True)) + len(names_of(table, 2, retired=True))
            assert table.view().wonders_built == built_in_all(table)
            seen.append((built_in_all(table), unbuilt, retired))
        moves = table.legal("raise") or table.legal("discard") or table.legal()
        table.after(moves[rng.below(len(moves))], seed=rng.below(1000))
    return seen


# Seven at most -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-WON-08", "DU-WON-09")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_players_who_build_every_wonder_they_can_build_seven(seed: int) -> None:
    seen = play_for_wonders(seed)
    assert seen[0] == (0, 8, 0)
    assert seen[-1] == (7, 0, 1)
    for built, unbuilt, retired in seen:
        assert (unbuilt, retired) == ((8 - built, 0) if built < 7 else (0, 1))


@pytest.mark.rule("DU-WON-08")
def test_no_random_game_sees_more_than_seven_wonders() -> None:
    for table in random_positions(range(10, 15)):
        if table.actor:
            assert table.view().wonders_built <= 7


@pytest.mark.rule("DU-WON-08", "DU-WON-10")
@EVERY_WONDER
def test_the_seventh_wonder_is_the_last_one_that_can_be_built(wonder: str) -> None:
    table = six_built(wonder, 1, 1)
    assert built_in_all(table) == 6
    assert len({move.split()[1] for move in table.legal("raise")}) == 2
    table.do(f"raise {wonder} altar").let_chance()
    assert built_in_all(table) == 7
    while table.asked != "turn":
        table.do(table.legal()[0])
    assert table.legal() == [move for move in table.legal() if not move.startswith("raise")]


@pytest.mark.rule("DU-WON-09")
@BUILDER_AND_OWNER
def test_the_eighth_wonder_goes_back_to_the_box_whoever_owns_it(builder: int, owner: int) -> None:
    table = six_built("great-lighthouse", builder, owner)
    (eighth,) = [name for name in names_of(table, owner) if name != "great-lighthouse"]
    table.do("raise great-lighthouse altar")
    assert names_of(table, 1) == names_of(table, 2) == []
    assert names_of(table, owner, retired=True) == [eighth]
    assert names_of(table, 3 - owner, retired=True) == []
    (event,) = table.told("retires")
    assert (event.seat, event.rule, event.details) == (owner - 1, "DU-WON-09", {"wonder": f"wonder.{eighth}"})
    (gone,) = [one for one in table.city(owner).wonders if one.wonder == eighth]
    assert (gone.built, gone.under, gone.offer) == (False, None, None)


@pytest.mark.rule("DU-WON-09")
@pytest.mark.parametrize("wonder", ["mausoleum", "great-library", "circus-maximus", "statue-of-zeus"])
@BUILDER_AND_OWNER
def test_the_eighth_wonder_is_gone_at_once_before_any_choice(wonder: str, builder: int, owner: int) -> None:
    table = six_built(wonder, builder, owner).do(f"raise {wonder} altar")
    assert table.asked in ("reviving", "drawing", "destroying-grey", "destroying-brown")
    assert len(names_of(table, owner, retired=True)) == 1


@pytest.mark.rule("DU-WON-09")
@pytest.mark.parametrize("seat", [1, 2])
def test_nothing_is_removed_before_the_seventh_wonder(seat: int) -> None:
    table = Table(
        "altar theater",
        last=True,
        wonders={seat: "pyramids sphinx colossus", 3 - seat: "mausoleum"},
        built={seat: "piraeus", 3 - seat: "circus-maximus hanging-gardens temple-of-artemis"},
        coins={seat: 30},
        turn=seat,
    )
    table.do("raise sphinx altar")
    assert names_of(table, seat) == ["colossus", "pyramids"]
    table.do("raise pyramids theater")
    assert names_of(table, seat) == ["colossus"]
    assert names_of(table, 3 - seat) == ["mausoleum"]
    assert not table.told("retires")


@pytest.mark.rule("DU-WON-10")
@BUILDER_AND_OWNER
def test_after_the_seventh_wonder_nobody_can_build_one(builder: int, owner: int) -> None:
    table = six_built("great-lighthouse", builder, owner)
    eighth = next(name for name in names_of(table, owner) if name != "great-lighthouse")
    table.do("raise great-lighthouse altar")
    players = []
    for _ in range(3):
        players.append(table.actor)
        card = table.open[0]
        assert table.legal("raise") == []
        for wonder in PRICES:
            assert not table.allows(f"raise {wonder} {card}")
        assert table.refusal(f"raise {eighth} {card}") == ("DU-WON-10" if table.actor == owner else "DU-WON-05")
        table.after(f"discard {card}")
        if table.asked == "beginning":
            table.do(f"begin p{builder}")
    assert players == [3 - builder, builder, 3 - builder]


@pytest.mark.rule("DU-WON-11")
@EVERY_WONDER
@BUILDER_AND_OWNER
def test_the_effects_of_the_seventh_wonder_are_those_it_always_has(wonder: str, builder: int, owner: int) -> None:
    table = six_built(wonder, builder, owner)
    assert_takes_effect(table, wonder)
    assert len(table.told("retires")) == 1


@pytest.mark.rule("DU-WON-11")
def test_theology_gives_the_seventh_wonder_an_extra_turn_too() -> None:
    table = Table(
        "altar theater",
        last=True,
        wonders={1: "pyramids sphinx"},
        built={1: "piraeus colossus", 2: "circus-maximus hanging-gardens temple-of-artemis mausoleum"},
        tokens={1: "theology"},
        coins={1: 30},
    ).do("raise pyramids altar")
    assert (table.asked, table.actor) == ("turn", 1)
    assert table.legal() == ["build theater", "discard theater"]


# What lies under a wonder --------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-WON-12")
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize("card", ["altar", "tavern", "guard-tower"])
def test_everybody_knows_which_card_lies_under_a_wonder(seat: int, card: str) -> None:
    table = Table(f"{card} theater", wonders={seat: "pyramids"}, coins={seat: 20}, turn=seat)
    table.after(f"raise pyramids {card}", "discard theater")
    for viewer in (1, 2, -2):
        (wonder,) = table.view(viewer).cities[seat - 1].wonders
        assert (wonder.wonder, wonder.under) == ("pyramids", card)
        (event,) = table.told("raises")
        assert event.seen_by(viewer - 1).details["card"] == f"card.{card}"


@pytest.mark.rule("DU-WON-12")
def test_each_of_several_wonders_shows_its_own_card() -> None:
    cards = {"sphinx": "altar", "pyramids": "theater", "appian-way": "quarry", "colossus": "press"}
    table = Table("altar theater quarry press tavern baths", wonders={1: " ".join(cards)}, coins={1: 60})
    for wonder in ("sphinx", "appian-way", "pyramids"):
        table.after(f"raise {wonder} {cards[wonder]}")
    table.after("discard tavern", "raise colossus press")
    assert {one.wonder: one.under for one in table.view(2).cities[0].wonders} == cards
