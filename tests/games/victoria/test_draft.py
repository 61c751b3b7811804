"""The draft: three picks from packs that go round, then one card from the centre."""

import pytest

from ecumene.games.victoria import VICTORIA
from ecumene.games.victoria.state import VictoriaState

from .table import Table, fresh_game

ALL_PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])

# The packs in turn order; when everybody always picks the first card, the last ones are four different cards.
PACKS = [
    ["war-1", "war-1", "war-1", "economy-1"],
    ["religion-1", "religion-1", "religion-1", "science-1"],
    ["war-1", "war-1", "war-1", "culture-1"],
    ["war-1", "war-1", "religion-1", "religion-1"],
]


def draft(players: int, first: int = 1) -> Table:
    """A draft in which the packs have been dealt as above, the first player's first."""
    table = fresh_game(players, options={"deal_variant": "draft"})
    state = VICTORIA.new(players, {"deal_variant": "draft"})
    assert isinstance(state, VictoriaState)
    table.state = state
    table.events = []
    table.do(f"first p{first}")
    for pack in PACKS[:players]:
        table.do(*(f"draw {card}" for card in pack))
    return table


def pack(table: Table, seat: int) -> list[str]:
    cards = table.player(seat, seat).pack
    assert cards is not None
    return cards


def set_aside(table: Table, seat: int) -> list[str]:
    cards = table.player(seat, seat).set_aside
    assert cards is not None
    return cards


def pick_round(table: Table) -> dict[int, str]:
    """Everybody picks the first card of their pack; what each picked."""
    picked = {}
    for _ in table.view().players:
        seat = table.actor
        card = pack(table, seat)[0]
        table.do(f"pick {card}")
        picked[seat] = card
    return picked


def to_the_centre(table: Table) -> Table:
    for _ in range(3):
        pick_round(table)
    return table


def left_of(seat: int, players: int) -> int:
    """The next seat clockwise."""
    return seat % players + 1


@pytest.mark.rule("CV-DRAFT-01")
@ALL_PLAYERS
def test_every_player_first_takes_four_cards(players: int) -> None:
    table = draft(players)
    assert [pack(table, seat) for seat in range(1, players + 1)] == PACKS[:players]
    assert table.deck == (95 if players < 4 else 104) - 4 * players
    assert table.asked == "picking"


@pytest.mark.rule("CV-DRAFT-02")
@ALL_PLAYERS
def test_first_pick_sets_one_of_four_aside_and_passes_three_clockwise(players: int) -> None:
    table = draft(players)
    before = {seat: pack(table, seat) for seat in range(1, players + 1)}
    picked = pick_round(table)
    for seat in before:
        assert set_aside(table, seat) == [picked[seat]]
        assert pack(table, left_of(seat, players)) == before[seat][1:]
        assert len(pack(table, seat)) == 3


@pytest.mark.rule("CV-DRAFT-03")
@ALL_PLAYERS
def test_second_pick_sets_one_of_three_aside_and_passes_two_clockwise(players: int) -> None:
    table = draft(players)
    first = pick_round(table)
    before = {seat: pack(table, seat) for seat in range(1, players + 1)}
    second = pick_round(table)
    for seat in before:
        assert sorted(set_aside(table, seat)) == sorted([first[seat], second[seat]])
        assert pack(table, left_of(seat, players)) == before[seat][1:]
        assert len(pack(table, seat)) == 2


@pytest.mark.rule("CV-DRAFT-04")
@ALL_PLAYERS
def test_third_pick_sets_one_of_two_aside_and_the_last_card_goes_to_the_centre(players: int) -> None:
    table = draft(players)
    earlier = [pick_round(table), pick_round(table)]
    assert table.view().centre == []
    last = {seat: pack(table, seat)[1] for seat in range(1, players + 1)}
    third = pick_round(table)
    for seat in last:
        assert sorted(set_aside(table, seat)) == sorted([earlier[0][seat], earlier[1][seat], third[seat]])
        assert pack(table, seat) == []
    assert sorted(table.view().centre) == sorted(last.values())


@pytest.mark.rule("CV-DRAFT-02", "CV-DRAFT-03", "CV-DRAFT-04")
def test_only_a_card_of_ones_own_pack_can_be_set_aside() -> None:
    table = draft(2)
    for rule in ("CV-DRAFT-02", "CV-DRAFT-03", "CV-DRAFT-04"):
        assert "culture-1" not in pack(table, 1)
        assert not table.allows("pick culture-1")
        assert table.refusal("pick culture-1") == rule
        assert table.legal() == [f"pick {card}" for card in sorted(set(pack(table, 1)), key=pack(table, 1).index)]
        pick_round(table)


@pytest.mark.rule("CV-DRAFT-02", "CV-DRAFT-03", "CV-DRAFT-04")
def test_cards_set_aside_lie_face_down() -> None:
    table = draft(3)
    for picks in (1, 2, 3):
        pick_round(table)
        for seat in (1, 2, 3):
            for viewer in {0, 1, 2, 3} - {seat}:
                seen = table.player(seat, viewer) if viewer else table.player(seat)
                assert seen.set_aside is None
                assert seen.hand is None
                assert seen.hand_eras is None
                assert seen.set_aside_size == picks
    assert all("card" not in event.seen_by(2).details for event in table.told("picks") if event.seat == 0)


@pytest.mark.rule("CV-DRAFT-05")
@ALL_PLAYERS
def test_every_player_takes_one_of_the_centre_cards_into_their_area(players: int) -> None:
    table = to_the_centre(draft(players))
    assert table.asked == "choosing"
    centre = table.view().centre
    assert len(centre) == players
    assert not table.allows("choose war-1")
    assert table.refusal("choose war-1") == "CV-DRAFT-05"
    while table.asked == "choosing":
        seat, left = table.actor, len(table.view().centre)
        card = table.view().centre[-1]
        assert table.legal() == [f"choose {one}" for one in table.view().centre]
        table.do(f"choose {card}")
        assert table.area(seat) == [card]
        assert len(table.view().centre) == (left - 1 if left > 2 else 0)  # the last card is nobody's choice
    assert [len(table.area(seat)) for seat in range(1, players + 1)] == [1] * players
    assert sorted(card for seat in range(1, players + 1) for card in table.area(seat)) == sorted(centre)


@pytest.mark.rule("CV-DRAFT-06")
@pytest.mark.parametrize(
    ("players", "first", "seats"),
    [(2, 1, [2, 1]), (2, 2, [1, 2]), (3, 1, [3, 2, 1]), (3, 2, [1, 3, 2]), (4, 1, [4, 3, 2, 1]), (4, 3, [2, 1, 4, 3])],
)
def test_the_centre_is_chosen_from_counter_clockwise_and_the_first_player_is_last(
    players: int, first: int, seats: list[int]
) -> None:
    table = to_the_centre(draft(players, first))
    asked = []
    while table.asked == "choosing":
        asked.append(table.actor)
        table.do(table.legal()[0])
    assert asked == seats[:-1]
    assert [event.seat + 1 for event in table.told("chooses")] == seats


@pytest.mark.rule("CV-DRAFT-07")
@pytest.mark.parametrize(("players", "first"), [(2, 1), (2, 2), (3, 1), (3, 3), (4, 1), (4, 4)])
def test_after_the_draft_everybody_has_three_cards_in_hand_and_one_in_the_area(players: int, first: int) -> None:
    table = to_the_centre(draft(players, first))
    aside = {seat: set_aside(table, seat) for seat in range(1, players + 1)}
    while table.asked == "choosing":
        table.do(table.legal()[0])
    for seat, cards in aside.items():
        assert len(cards) == 3
        assert table.hand(seat) == cards
        assert table.player(seat, seat).hand == cards
        assert table.player(seat).hand_size == 3
        assert table.player(seat).set_aside_size == 0
        assert len(table.area(seat)) == 1
    assert table.deck == {2: 87, 3: 83, 4: 88}[players]
    assert (table.asked, table.actor, table.view().round) == ("step-play", first, 1)


@pytest.mark.rule("CV-DRAFT-08")
@ALL_PLAYERS
def test_one_can_always_look_at_the_cards_one_has_set_aside(players: int) -> None:
    table = draft(players)
    mine: dict[int, list[str]] = {seat: [] for seat in range(1, players + 1)}
    while table.asked in ("picking", "choosing"):
        for seat, cards in mine.items():
            assert sorted(set_aside(table, seat)) == sorted(cards)
        move = table.legal()[0]
        if move.startswith("pick"):
            mine[table.actor].append(move.removeprefix("pick "))
        table.do(move)
    assert all(len(cards) == 3 for cards in mine.values())


@pytest.mark.rule("CV-DRAFT-09")
@ALL_PLAYERS
def test_packs_move_only_after_everybody_has_set_a_card_aside(players: int) -> None:
    table = draft(players)
    for _ in range(3):
        before = {seat: pack(table, seat) for seat in range(1, players + 1)}
        waiting = set(before)
        for _ in range(players - 1):
            assert {seat + 1 for seat in table.view().awaited} == waiting
            waiting.remove(table.actor)
            table.do(table.legal()[0])
            for seat, cards in before.items():
                assert pack(table, seat) == (cards if seat in waiting else cards[1:])
            assert table.view().centre == []
        table.do(table.legal()[0])
    assert len(table.view().centre) == players


@pytest.mark.rule("CV-DRAFT-09")
def test_nobody_picks_twice_before_the_packs_move() -> None:
    table = draft(3)
    table.do("pick war-1")
    assert table.actor == 2
    assert 0 not in table.state.awaited()
    assert not table.allows("choose war-1")
    assert table.refusal("choose war-1") == "CV-DRAFT-09"


@pytest.mark.rule("CV-DRAFT-09")
def test_the_order_in_which_players_pick_does_not_matter() -> None:
    one, other = draft(3), draft(3)
    one.do("pick war-1", "pick science-1", "pick culture-1")
    for seat, card in ((3, "culture-1"), (1, "war-1"), (2, "science-1")):
        other.state.turn_to(seat - 1)
        other.do(f"pick {card}")
    assert [one.view(seat) for seat in (1, 2, 3)] == [other.view(seat) for seat in (1, 2, 3)]
    assert one.state.key() == other.state.key()


@pytest.mark.rule("CV-DRAFT-10")
@ALL_PLAYERS
def test_taking_a_centre_card_opens_no_effect_and_no_victory_check(players: int) -> None:
    table = to_the_centre(draft(players))
    told = len(table.events)
    while table.asked == "choosing":
        seat = table.actor
        assert table.legal() == table.legal("choose")
        for effect in ("use attack", "use breakthrough", "end"):
            assert table.refusal(effect) == "CV-DRAFT-05"
        table.do(table.legal()[0])
        assert table.actor != seat
    assert [event.name for event in table.events[told:]] == ["chooses"] * players + ["draft-ends", "turn"]
    assert not table.over
    assert table.asked == "step-play"
    assert [len(table.hand(seat)) for seat in range(1, players + 1)] == [3] * players
