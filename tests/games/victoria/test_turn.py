"""The turn: play a card, apply effects, draw."""

from itertools import permutations

import pytest

from ecumene.core.state import IllegalMove

from .table import Table, fresh_game

ALL_PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
ALL_DOMAINS = ["war", "religion", "economy", "science", "culture", "utopia"]


def use(table: Table, effect: str) -> Table:
    """Apply an effect and answer whatever it asks with the first possible answer."""
    table.do(effect)
    while table.asked != "effects":
        table.do(table.legal()[0])
    return table


# Order ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CV-TURN-01")
@ALL_PLAYERS
@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5])
def test_the_first_player_begins_and_turns_pass_clockwise(players: int, seed: int) -> None:
    table = fresh_game(players, seed)
    first = table.view().first + 1
    turns = []
    for _ in range(2 * players):
        turns.append(table.actor)
        table.pass_turn()
    assert turns == [(first - 1 + turn) % players + 1 for turn in range(2 * players)]


@pytest.mark.rule("CV-TURN-02")
@ALL_PLAYERS
def test_a_turn_is_play_then_effects_then_draw(players: int) -> None:
    table = Table(players, hands={1: "war religion science", 2: "war*3"}, areas={1: "war*3"})
    steps = [table.asked]
    table.do("play religion-1")
    steps.append(table.asked)
    table.do("use assassination", "discard war-1")
    steps.append(table.asked)
    table.do("end")
    steps.append(table.asked)
    assert steps == ["step-play", "effects", "effects", "drawing"]
    assert table.actor == 0
    assert table.hand(1) == ["science-1"]
    table.let_chance()
    assert (table.actor, len(table.hand(1))) == (2, 3)


@pytest.mark.rule("CV-TURN-02")
def test_effects_and_the_draw_cannot_come_before_the_card_is_played() -> None:
    table = Table(hands={1: "war religion"}, areas={1: "war*3"})
    assert not table.allows("end")
    assert table.refusal("end") == "CV-TURN-02"
    assert not table.allows("use assassination")
    assert table.refusal("use assassination") == "CV-EFF-02"


@pytest.mark.rule("CV-TURN-02")
def test_no_card_is_played_and_no_effect_applied_once_the_draw_has_begun() -> None:
    table = Table(hands={1: "war"}, areas={1: "war*3"}, step="effects").do("end")
    for move in ("play war-1", "use assassination", "end"):
        assert not table.allows(move)
    assert {move.split()[0] for move in table.legal()} == {"draw"}


# Step 1 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CV-TURN-03")
@pytest.mark.parametrize("domain", ALL_DOMAINS)
def test_the_card_goes_face_up_into_its_domain_of_ones_own_area(domain: str) -> None:
    table = Table(3, hands={1: f"{domain} war-2 religion-2"})
    card = next(card for card in table.hand(1) if card.startswith(domain))
    table.do(f"play {card}")
    assert sorted(table.hand(1)) == ["religion-2", "war-2"]
    assert table.area(1) == [card]
    assert {shown.domain: shown.cards for shown in table.player(1).domains if shown.cards} == {domain: [card]}
    assert (table.area(2), table.area(3), table.discard) == ([], [], [])


@pytest.mark.rule("CV-TURN-03")
def test_exactly_one_card_must_be_played() -> None:
    table = Table(hands={1: "war religion science"})
    assert table.legal() == ["play war-1", "play religion-1", "play science-1"]
    table.do("play war-1")
    assert table.asked == "effects"
    assert not table.allows("play religion-1")
    assert table.refusal("play religion-1") == "CV-TURN-03"


@pytest.mark.rule("CV-TURN-03")
@ALL_PLAYERS
def test_every_turn_from_the_first_on_has_exactly_one_card_played(players: int) -> None:
    table = fresh_game(players)
    for turn in range(2 * players):
        seat = table.actor
        assert table.legal() == [f"play {card}" for card in dict.fromkeys(table.hand(seat))]
        table.do(table.legal()[0])
        assert table.asked == "effects"
        assert len(table.hand(seat)) == 2
        assert len(table.area(seat)) == turn // players + 1
        table.end_turn()


@pytest.mark.rule("CV-TURN-03")
def test_only_a_card_of_ones_own_hand_can_be_played() -> None:
    table = Table(hands={1: "war", 2: "science"}, areas={1: "religion"}, discard="culture")
    for card in ("science-1", "religion-1", "culture-1", "war-2"):
        assert not table.allows(f"play {card}")
        assert table.refusal(f"play {card}") == "CV-TURN-03"


@pytest.mark.rule("CV-TURN-04")
def test_step_1_is_skipped_when_no_card_in_hand_can_be_played() -> None:
    table = Table(hands={1: "war*3", 2: "culture*2 science"}, embargoes={2: "culture science"}, step="effects")
    table.end_turn()
    assert (table.actor, table.asked) == (2, "effects")
    assert table.hand(2) == ["science-1", "culture-1", "culture-1"]
    assert table.area(2) == []
    for card in ("science-1", "culture-1"):
        assert not table.allows(f"play {card}")
    assert [event.seat for event in table.told("cannot-play")] == [1]


@pytest.mark.rule("CV-TURN-04")
def test_step_1_is_not_skipped_while_one_card_can_be_played() -> None:
    table = Table(hands={1: "war*3", 2: "culture*2 science"}, embargoes={2: "culture"}, step="effects")
    table.end_turn()
    assert (table.actor, table.asked) == (2, "step-play")
    assert table.legal() == ["play science-1"]
    assert table.refusal("end") == "CV-TURN-02"
    table.do("play science-1")
    assert table.asked == "effects"


@pytest.mark.rule("CV-TURN-04")
def test_step_1_is_skipped_with_an_empty_hand() -> None:
    table = Table(hands={1: "war*3"}, step="effects").end_turn()
    assert (table.actor, table.asked) == (2, "effects")
    table.end_turn()
    assert len(table.hand(2)) == 3


@pytest.mark.rule("CV-TURN-05")
def test_the_order_in_which_cards_of_a_domain_were_laid_has_no_meaning() -> None:
    def laid(*cards: str) -> Table:
        table = Table(hands={1: "war-1 war-2 war-3"}, areas={1: "economy*5 war-2"}, step="effects")
        return table.do("use monopoly", "drop economy", "drop economy", *(f"play {card}" for card in cards))

    one, other = laid("war-1", "war-3"), laid("war-3", "war-1")
    assert one.view(1) == other.view(1)
    assert one.state.key() == other.state.key()
    assert one.legal() == other.legal()


# Step 2 ---------------------------------------------------------------------------------------------------------------

EFFECTS = ["use assassination", "use holy-book", "use oligarchy", "use inquisition"]


def table_with_effects() -> Table:
    areas = {1: "war*3 religion*4 utopia*3", 2: "culture"}
    return Table(hands={1: "science*2", 2: "economy*3"}, areas=areas, discard="culture", step="effects")


@pytest.mark.rule("CV-TURN-06")
def test_no_effect_need_be_applied() -> None:
    table = table_with_effects()
    assert all(table.allows(effect) for effect in EFFECTS)
    table.end_turn()
    assert table.actor == 2
    assert len(table.area(1)) == 10
    assert table.discard == ["culture-1"]


@pytest.mark.rule("CV-TURN-06")
@pytest.mark.parametrize("order", list(permutations(EFFECTS)))
def test_some_or_all_effects_may_be_applied_in_any_order(order: tuple[str, ...]) -> None:
    table = table_with_effects()
    for effect in order:
        assert table.allows("end")
        use(table, effect)
    assert table.allows("end")
    assert not any(table.allows(effect) for effect in EFFECTS)
    assert table.end_turn().actor == 2


@pytest.mark.rule("CV-TURN-07")
def test_monopoly_beats_the_rule_of_one_card_a_turn() -> None:
    table = Table(hands={1: "war religion science"}, areas={1: "economy*5"})
    table.do("play war-1", "use monopoly", "drop economy", "drop economy")
    assert table.area(1) == ["war-1", "religion-1", "economy-1", "economy-1", "economy-2", "science-1"]
    assert table.hand(1) == []


@pytest.mark.rule("CV-TURN-07")
def test_embargo_beats_the_duty_to_play_a_card() -> None:
    table = Table(hands={1: "war*3", 2: "culture*3"}, areas={1: "economy", 2: "culture"}, step="effects")
    table.do("use embargo").end_turn()
    assert table.embargoed(2) == ["culture"]
    assert (table.actor, table.asked) == (2, "effects")


@pytest.mark.rule("CV-TURN-07")
def test_holy_book_beats_the_hand_limit_of_three() -> None:
    table = Table(hands={1: "war*3"}, areas={1: "religion*3"}, step="effects")
    table.do("use holy-book").end_turn()
    assert len(table.hand(1)) == 5


# Step 3 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CV-TURN-08")
@ALL_PLAYERS
@pytest.mark.parametrize(("held", "drawn"), [(0, 3), (1, 2), (2, 1)])
def test_the_hand_is_filled_up_to_the_limit_from_the_deck(players: int, held: int, drawn: int) -> None:
    table = Table(players, hands={1: f"science*{held}" if held else "", 2: "war*3"}, step="effects")
    before = table.deck
    table.do("end")
    for _ in range(drawn):
        assert table.actor == 0
        table.do("draw religion-1")
    assert table.hand(1) == ["religion-1"] * drawn + ["science-1"] * held
    assert table.deck == before - drawn
    assert (table.actor, table.asked) == (2, "step-play")


@pytest.mark.rule("CV-TURN-08")
def test_drawing_is_not_optional() -> None:
    table = Table(hands={1: "war", 2: "war*3"}, step="effects").do("end", "draw war-1")
    assert table.actor == 0
    assert not table.allows("end")
    with pytest.raises(IllegalMove):
        table.do("end")


@pytest.mark.rule("CV-TURN-09")
@ALL_PLAYERS
@pytest.mark.parametrize("turn", [1, 2])
def test_the_hand_limit_is_three_without_an_effect(players: int, turn: int) -> None:
    table = Table(players, turn=turn, areas={1: "religion*3", 2: "religion*4"}, step="effects")
    assert table.view().hand_limit == 3
    table.end_turn()
    assert len(table.hand(turn)) == 3


@pytest.mark.rule("CV-TURN-09")
@ALL_PLAYERS
def test_the_hand_limit_is_three_for_every_player(players: int) -> None:
    table = fresh_game(players)
    for _ in range(players):
        seat = table.actor
        assert table.view().hand_limit == 3
        table.pass_turn()
        assert len(table.hand(seat)) == 3


@pytest.mark.rule("CV-TURN-10")
@pytest.mark.parametrize("held", [4, 6, 9])
def test_a_hand_above_the_limit_is_kept(held: int) -> None:
    table = Table(hands={1: f"war*{held}", 2: "religion*5"}, step="effects")
    hand = table.hand(1)
    table.end_turn()
    assert table.hand(1) == hand
    table.pass_turn()
    assert len(table.hand(2)) == 4
    assert table.discard == []
    table.pass_turn()
    assert len(table.hand(1)) == held - 1
    assert table.discard == []


@pytest.mark.rule("CV-TURN-11")
@pytest.mark.parametrize("held", [3, 4, 7])
def test_nothing_is_drawn_with_a_hand_at_or_above_the_limit(held: int) -> None:
    table = Table(hands={1: f"war*{held}", 2: "religion*3"}, step="effects")
    before = table.deck
    table.do("end")
    assert (table.actor, table.asked) == (2, "step-play")
    assert table.deck == before
    assert len(table.hand(1)) == held


@pytest.mark.rule("CV-TURN-11")
def test_nothing_is_drawn_with_a_hand_at_a_raised_limit() -> None:
    table = Table(hands={1: "war*5", 2: "war*3"}, areas={1: "religion*3"}, step="effects")
    before = table.deck
    table.do("use holy-book", "end")
    assert table.actor == 2
    assert table.deck == before
