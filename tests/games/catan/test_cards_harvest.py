"""Mining, Irrigation, the two victory point cards and the Inventor."""

import pytest

from .table import Table, land


def token(table: Table, place: str) -> int:
    """The number on a hex."""
    return next(one.token for one in table.state.view(0).hexes if one.hex == land(place))


# Mining and Irrigation ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-CARD-11")
def test_mining_pays_two_ore_for_each_mountains_hex_with_ones_own_building() -> None:
    """With one, two and three mountains; other players' do not count."""
    table = Table().settlement(0, "s:0,0").progress(0, "mining", "mining").settlement(1, "n:0,0")
    assert table.play("play mining").cards(0) == {"ore": 2}
    table.city(0, "n:0,-1")  # between the two mountains in the north
    assert table.play("play mining").cards(0) == {"ore": 8}
    assert table.cards(1) == {}


@pytest.mark.rule("CK-CARD-11")
def test_mining_without_mountains_is_refused() -> None:
    """A knight or a road there is not a building."""
    table = Table().settlement(0, "n:-1,1").progress(0, "mining").road(0, "n:-1,1", "s:0,0").knight(0, "s:0,0")
    assert table.why_not("play mining") == "CK-PROG-16"


@pytest.mark.rule("CK-CARD-12")
def test_mining_counts_hexes_and_not_buildings() -> None:
    """Three buildings on one mountains hex, a city among them, bring two ore."""
    table = Table().settlement(0, "n:0,1").city(0, "n:-1,2").settlement(0, "s:0,1").progress(0, "mining")
    assert table.play("play mining").cards(0) == {"ore": 2}


@pytest.mark.rule("CK-CARD-13")
def test_irrigation_pays_two_grain_for_each_fields_hex_with_ones_own_building() -> None:
    """One building on two fields brings four; another player's fields bring nothing."""
    table = Table().settlement(0, "n:-1,1").progress(0, "irrigation").settlement(1, "n:2,0")
    assert table.play("play irrigation").cards(0) == {"grain": 4}
    assert table.cards(1) == {}


@pytest.mark.rule("CK-CARD-14")
def test_irrigation_counts_hexes_and_not_buildings() -> None:
    """Two cities on one fields hex bring two grain."""
    table = Table().city(0, "n:2,0").city(0, "s:2,0").progress(0, "irrigation")
    assert table.play("play irrigation").cards(0) == {"grain": 2}


@pytest.mark.rule("CK-CARD-13")
def test_irrigation_without_fields_is_refused() -> None:
    """A settlement on other terrain is not enough."""
    table = Table().settlement(0, "n:0,1").progress(0, "irrigation")
    assert table.why_not("play irrigation") == "CK-PROG-16"


@pytest.mark.rule("CK-CARD-15")
@pytest.mark.parametrize(("card", "kind", "corner"), [("mining", "ore", "n:0,-1"), ("irrigation", "grain", "n:-1,1")])
def test_mining_and_irrigation_pay_at_most_what_the_bank_holds(card: str, kind: str, corner: str) -> None:
    """Of four cards due, three are paid; with an empty bank the card is refused."""
    table = Table().settlement(0, corner).progress(0, card, card).bank(**{kind: 3})
    assert table.play(f"play {card}").cards(0) == {kind: 3}
    assert table.why_not(f"play {card}") == "CK-PROG-16"


@pytest.mark.rule("CK-CARD-15")
@pytest.mark.parametrize(
    ("card", "kind", "corner", "place"),
    [("mining", "ore", "s:0,0", "0,1"), ("irrigation", "grain", "n:2,0", "2,0")],
)
def test_mining_and_irrigation_ignore_the_robber(card: str, kind: str, corner: str, place: str) -> None:
    """The robber stops production, not these cards."""
    table = Table().settlement(0, corner).progress(0, card)
    table.state.robber = land(place)
    assert table.play(f"play {card}").cards(0) == {kind: 2}


# Printer and Constitution ---------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-CARD-16", "CK-CARD-62")
@pytest.mark.parametrize(("card", "gate"), [("printer", "gate-science"), ("constitution", "gate-politics")])
def test_a_victory_point_card_is_laid_open_at_once(card: str, gate: str) -> None:
    """One point, visible to everybody, also on another player's turn; there is only one copy."""
    table = Table().levels(1, science=3, politics=3).rolls(1, 1, gate).play(f"drawn {card}")
    assert table.points(1) == 1
    for reader in (-1, 0, 1, 2):
        player = table.state.view(reader).players[1]
        assert player.open_cards == [card]
        assert player.points.cards == 1
        assert sum(player.progress.values()) == 0
    (event,) = table.told("draws-point")
    assert event.seen_by(2).details == {"card": f"card.{card}"}
    table.rolls(1, 1, gate)
    assert table.why_not(f"drawn {card}") == "CK-CLR-26"


@pytest.mark.rule("CK-CARD-16", "CK-CARD-62")
@pytest.mark.parametrize(("card", "gate"), [("printer", "gate-science"), ("constitution", "gate-politics")])
def test_a_victory_point_card_is_no_part_of_the_hand(card: str, gate: str) -> None:
    """Seven cards in addition are not too many, neither robber nor Spy can take it, and it is not played."""
    table = Table().levels(1, science=3, politics=3).rolls(1, 1, gate).play(f"drawn {card}")
    table.hand(1, wool=7).landed().settlement(1, "n:0,0").progress(0, "spy").rolls(3, 4, "ship")
    assert table.asked() == "moving-robber"
    table.play(f"robber {land('0,0')}")
    assert table.legal() == ["stolen wool"]
    table.play("stolen wool")
    assert table.why_not("play spy") == "CK-PROG-22"
    table.progress(1, "smith", "warlord").play("play spy")
    assert table.legal() == ["seize warlord", "seize smith"]
    assert table.why_not(f"seize {card}") == "CK-CARD-53"
    table.play("seize smith").on_turn(1)
    assert table.why_not(f"play {card}") == "CK-PROG-04"
    assert table.points(1) == 2


# Inventor -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-CARD-17")
def test_the_inventor_swaps_two_tokens() -> None:
    """The 11 and the 5 are swapped; nothing else moves."""
    table = Table().progress(0, "inventor")
    before = {one.hex: one.token for one in table.state.view(0).hexes}
    table.play("play inventor", f"swap {land('0,0')}", f"swap {land('-1,1')}")
    after = {one.hex: one.token for one in table.state.view(0).hexes}
    before[land("0,0")], before[land("-1,1")] = 5, 11
    assert after == before
    assert table.asked() == "turn"


@pytest.mark.rule("CK-CARD-17")
@pytest.mark.parametrize(
    ("place", "number"),
    [("1,-2", 2), ("0,-2", 6), ("0,1", 6), ("-2,0", 8), ("2,0", 8), ("-1,2", 12), ("1,-1", 0)],
)
def test_some_tokens_never_move(place: str, number: int) -> None:
    """2, 6, 8 and 12 stay, and the desert has no token; neither as the first nor as the second choice."""
    table = Table().progress(0, "inventor").play("play inventor")
    assert token(table, place) == number
    assert table.why_not(f"swap {land(place)}") == "CK-CARD-17"
    table.play(f"swap {land('0,0')}")
    assert table.why_not(f"swap {land(place)}") == "CK-CARD-17"


@pytest.mark.rule("CK-CARD-17", "CK-CARD-18", "CK-CARD-85")
def test_every_other_token_may_be_chosen_without_a_building() -> None:
    """Twelve tokens show 3, 4, 5, 9, 10 or 11; no building is needed, and distance does not matter."""
    table = Table().progress(0, "inventor").settlement(1, "n:0,0").play("play inventor")
    first = {int(text.split()[1]) for text in table.legal("swap")}
    assert first == {one.hex for one in table.state.view(0).hexes if one.token in (3, 4, 5, 9, 10, 11)}
    assert len(first) == 12
    table.play(f"swap {land('2,-2')}")
    second = {int(text.split()[1]) for text in table.legal("swap")}
    assert second == first - {land("2,-2"), land("-1,1")}


@pytest.mark.rule("CK-CARD-19")
def test_the_robber_stays_and_blocks_the_new_number() -> None:
    """The token leaves the robber's hex; the robber stays."""
    table = Table().settlement(0, "n:-1,1").progress(0, "inventor")
    table.state.robber = land("-1,1")
    table.play("play inventor", f"swap {land('-1,1')}", f"swap {land('-2,2')}")
    assert table.state.robber == land("-1,1")
    assert (token(table, "-1,1"), token(table, "-2,2")) == (9, 5)
    table.rolls(4, 5, "ship")
    assert table.cards(0) == {}


@pytest.mark.rule("CK-CARD-20")
@pytest.mark.parametrize(("one", "two"), [("-1,-1", "1,0"), ("-2,1", "2,-1"), ("0,-1", "-2,2"), ("0,0", "0,2")])
def test_equal_tokens_may_not_be_swapped(one: str, two: str) -> None:
    """That would change nothing."""
    table = Table().progress(0, "inventor").play("play inventor", f"swap {land(one)}")
    assert table.why_not(f"swap {land(two)}") == "CK-CARD-20"
    assert table.why_not(f"swap {land(one)}") == "CK-CARD-20"


@pytest.mark.rule("CK-CARD-85")
def test_equal_numbers_may_become_neighbours() -> None:
    """The 4 in the west ends up next to the 4 in the south-east."""
    table = Table().progress(0, "inventor")
    table.play("play inventor", f"swap {land('-1,0')}", f"swap {land('1,0')}")
    assert token(table, "1,0") == token(table, "1,1") == 4
