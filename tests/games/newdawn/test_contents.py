"""What is in the box and where it starts; and rules that no test of another subject covers."""

from collections import Counter

import pytest

from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE
from ecumene.games.newdawn import NEWDAWN
from ecumene.games.newdawn.box import STANDARD
from ecumene.games.newdawn.components import count_components
from ecumene.games.newdawn.frames import COMPASS, LAYING_TILE, REVEALING
from ecumene.games.newdawn.land import NONE
from ecumene.games.newdawn.layout import DECK, WONDER_AT
from ecumene.games.newdawn.material import (
    AGENDAS,
    CARD_NAMES,
    LEADER_NAMES,
    PACTS,
    TYPES,
    VICTORY_CARDS,
    WONDER_COUNT,
    WONDER_NAMES,
    WONDER_TYPES,
    WONDERS,
)
from ecumene.games.newdawn.state import NewDawnState

from .table import Table


def until(frame: int, players: int, seed: int, **options: str) -> NewDawnState:
    """A random game up to the first time that a decision is asked."""
    state, rng = NEWDAWN.new(players, {"map": "random", **options}), Rng(seed)
    assert isinstance(state, NewDawnState)
    while state.top() != frame:
        state.play(state.random_move(rng))
    return state


def begun(players: int, seed: int = 1) -> NewDawnState:
    """A random map, with the first player asked to decide."""
    state, rng = NEWDAWN.new(players, {"map": "random"}), Rng(seed)
    assert isinstance(state, NewDawnState)
    while state.round == 0:
        state.play(state.random_move(rng))
    return state


# Wonders --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ND-SETUP-24")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_first_every_wonder_token_lies_beside_the_map(players: int) -> None:
    state = begun(players)
    assert [int(state.zones[WONDER_AT + wonder]) for wonder in range(WONDER_COUNT)] == [0] * WONDER_COUNT
    assert all(space.wonder == "" for space in state.view(0).spaces)
    assert all(player.wonders == [] for player in state.view(0).players)
    assert count_components(state)["wonders elsewhere"] == WONDER_COUNT


@pytest.mark.rule("ND-SETUP-24", "ND-LIM-07")
@pytest.mark.parametrize("name", WONDER_NAMES)
def test_each_wonder_card_has_its_own_token(name: str) -> None:
    table = Table().row(0, "astrology", "foreign-trade", "masonry", "early-empire", "urbanization")
    table.has(0, marble=3, mercury=3, oil=3, diamond=3).trade(0, "urbanization", 3).market(name)
    table.play("focus urbanization", f"wonder {name}")
    while table.asked() == "p1 paying":
        table.play(table.moves()[0])
    assert table.space("7,-2").wonder == name
    assert [space.wonder for space in table.view().spaces if space.wonder] == [name]
    assert table.seat(0).wonders == [name]
    assert count_components(table.state)["wonders elsewhere"] == WONDER_COUNT - 1


@pytest.mark.rule("ND-LIM-07")
def test_wonders_victory_cards_leaders_dice_dial_and_direction() -> None:
    assert len(set(WONDER_NAMES)) == WONDER_COUNT == 24
    assert Counter(number // 6 for number in range(len(WONDERS))) == dict.fromkeys(range(len(WONDER_TYPES)), 6)
    assert (VICTORY_CARDS, len(set(AGENDAS)), len(set(LEADER_NAMES))) == (5, 10, 8)
    assert Counter(STANDARD.events) == {0: 1, 1: 1, 2: 2, 3: 1}
    assert len(until(COMPASS, 2, 1).moves()) == 6
    drawn = dict.fromkeys(LEADER_NAMES, 0)
    for seed in range(12):
        for player in begun(4, seed).view(0).players:
            drawn[player.leader] += 1
    assert all(drawn.values())


@pytest.mark.rule("ND-LIM-07", "ND-WAR-15")
def test_two_dice_of_six_faces() -> None:
    table = Table().barbarian("a", "6,-2").play("focus masonry").on("attack", "6,-2")
    rolls = [text.removeprefix("battle ") for text in table.moves()]
    assert sorted(rolls) == sorted(f"{one}-{two}" for one in range(1, 7) for two in range(1, 7))
    assert len({chance for _, chance in table.state.outcomes()}) == 1


@pytest.mark.rule("ND-LIM-05", "ND-TURN-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_twenty_focus_cards_and_four_diplomacy_cards_each(players: int) -> None:
    state = begun(players)
    for seat, player in enumerate(state.view(0).players):
        row = [card.card for card in player.row]
        assert sorted([*row, *player.deck]) == sorted(CARD_NAMES)
        assert Counter(card.type for card in player.row) == dict.fromkeys(TYPES, 1)
        assert int(state.zones[DECK + seat]).bit_count() == 15
        assert player.own_pacts == list(PACTS)
        assert player.tech == 0
    counted = count_components(state)
    assert counted["focus cards in rows"] + counted["focus cards in decks"] == 20 * players
    assert counted["diplomacy cards with their owners"] + counted["diplomacy cards held"] == 4 * players


@pytest.mark.rule("ND-LIM-05", "ND-SCI-10")
def test_a_card_that_is_replaced_goes_back_to_the_deck() -> None:
    table = Table().row(0, "early-empire", "foreign-trade", "astrology", "pottery", "masonry")
    table.play("focus astrology", "advance", "gain drama-and-poetry")
    assert "early-empire" in table.seat(0).deck
    assert sorted([*table.cards(0), *table.seat(0).deck]) == sorted(CARD_NAMES)


# The map --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ND-MAP-12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_core_is_marked_while_the_map_is_built_and_no_longer(players: int) -> None:
    state, rng = until(LAYING_TILE, players, 3, map="built"), Rng(3)
    core = {tile.tile for tile in state.view(0).tiles if tile.core}
    assert len(core) == 4
    while state.top() != REVEALING:
        # Whatever is laid, the same four tiles stay marked, and nobody gets the markers.
        assert {tile.tile for tile in state.view(0).tiles if tile.core} == core
        state.play(state.random_move(rng))
    while state.round == 0:
        state.play(state.random_move(rng))
    assert all(card.trade == 0 for player in state.view(0).players for card in player.row)
    assert state.store == 0


@pytest.mark.rule("ND-MAP-34")
@pytest.mark.parametrize(("seed", "touching"), [(2, {"city-state"}), (86, {"city-state", "natural wonder"})])
def test_special_spaces_of_different_tiles_may_touch(seed: int, touching: set[str]) -> None:
    """Maps built by the rules; a capital's space is inside its tile and cannot touch another tile."""
    state = begun(4, seed)
    land = state.land
    seen: set[str] = set()
    for space in land.spaces:
        beyond = [int(land.next[6 * space + way]) for way in range(6)]
        beyond = [other for other in beyond if other != NONE and other // 10 != space // 10]
        if _special(state, space) and any(_special(state, other) for other in beyond):
            seen.add(_special(state, space))
        assert not (beyond and _special(state, space) == "capital")
    assert seen == touching


def _special(state: NewDawnState, space: int) -> str:
    land = state.land
    if land.city_state[space] != NONE:
        return "city-state"
    if land.natural[space] != NONE:
        return "natural wonder"
    return "capital" if space in list(land.capital_at) else ""


# Single rules ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ND-SCI-14")
def test_an_advance_by_a_wonder_offers_its_cards() -> None:
    """Venetian Arsenal resolves the science card again: its single step reaches a level and offers its card."""
    table = Table().row(0, "early-empire", "foreign-trade", "masonry", "pottery", "astrology").tech(0, 4)
    table.wonder("venetian-arsenal", "7,-2").play("focus astrology", "advance", "gain drama-and-poetry", "again")
    assert table.seat(0).tech == 9
    table.play("advance")
    assert (table.seat(0).tech, table.asked()) == (10, "p1 gaining")
    assert "civil-service" in table.legal("gain")


@pytest.mark.rule("ND-SCI-14", "ND-TURN-21")
def test_an_advance_by_another_card_offers_its_cards() -> None:
    """Capitalism also resolves the science card, as if in slot 1."""
    table = Table().row(0, "early-empire", "astrology", "masonry", "pottery", "capitalism").tech(0, 2)
    table.play("focus capitalism", "pass", "also astrology", "advance")
    assert (table.seat(0).tech, table.asked()) == (3, "p1 gaining")


@pytest.mark.rule("ND-WAR-16")
@pytest.mark.parametrize("foe", ["barbarian", "city-state"])
def test_nobody_defends_for_barbarians_and_city_states(foe: str) -> None:
    """Only chance rolls, and the player to the right (or any other) is not asked, whatever tokens they have."""
    table = Table(3).row(0, "astrology", "foreign-trade", "early-empire", "pottery", "masonry")
    for seat in (1, 2):
        table.trade(seat, "masonry", 3)
    table.trade(0, "masonry", 1)
    table = table.barbarian("a", "6,-2") if foe == "barbarian" else table.city_state("seoul", "6,-2")
    table.play("focus masonry").on("attack", "6,-2")
    assert table.state.actor == CHANCE
    asked = []
    # The attacker leads by a margin that a defending player's three tokens would make up.
    table.play("battle 3-4" if foe == "barbarian" else "battle 5-1")
    while table.state.actor >= 0 and table.state.active == 0:
        asked.append(int(table.state.actor))
        table.play(table.moves()[-1])
    assert set(asked) <= {0}
    assert table.told("defeats-barbarian" if foe == "barbarian" else "conquers")
    assert [table.card(seat, "masonry").trade for seat in (1, 2)] == [3, 3]


@pytest.mark.rule("ND-CLR-27")
def test_a_wonder_goes_before_the_rule_of_neighbouring_cities() -> None:
    without, with_it = Table().ground("forest", "1,3"), Table().ground("forest", "1,3")
    with_it.wonder("chichen-itza", "7,-2")
    for table, rule in ((without, "ND-CUL-02"), (with_it, "")):
        assert table.play("focus early-empire").why_not_on("place", "1,3") == rule


@pytest.mark.rule("ND-CLR-27")
def test_a_card_goes_before_the_rule_of_what_blocks_an_attack() -> None:
    for card, rule in (("masonry", "ND-WAR-10"), ("flight", "")):
        table = Table().row(0, "astrology", "foreign-trade", "early-empire", "pottery", card)
        table.token(1, "5,-1", *table.around("7,-2")).play(f"focus {card}")
        assert table.why_not_on("attack", "5,-1") == rule


@pytest.mark.rule("ND-CLR-27", "ND-SCI-16")
def test_a_wonder_goes_before_the_rule_of_one_card_of_each_type() -> None:
    for oxford in (False, True):
        table = Table().row(0, "early-empire", "foreign-trade", "astrology", "pottery", "masonry")
        if oxford:
            table.wonder("oxford-university", "7,-2")
        table.play("focus astrology", "advance", "gain drama-and-poetry")
        if oxford:
            table.play("replace masonry")
        types = [card.type for card in table.seat(0).row]
        assert sorted(Counter(types).values()) == ([1, 1, 1, 2] if oxford else [1] * 5)


@pytest.mark.rule("ND-CLR-27", "ND-HEX-29")
def test_a_leader_goes_before_the_difficulty_of_the_ground() -> None:
    for leader, limit in (("rome", False), ("japan", True)):
        table = Table(leaders=(leader,)).row(0, "astrology", "foreign-trade", "early-empire", "pottery", "masonry")
        rim = table.around("7,-2")[0]
        table.ground("mountain", rim).play("focus early-empire")
        assert table.space(rim).rim
        assert (rim in table.spaces("place")) == limit
