"""Cities & Knights: what a roll pays, including commodities."""

import pytest

from ecumene.core.state import SPECTATOR
from ecumene.games.catan import CATAN

from .table import Table, at, land

# By terrain: a number that only one hex of this kind has, a crossing on it, and one roll of that number.
HILLS = ("0,-2", "n:0,-2", (1, 5))
FIELDS = ("-2,2", "s:-2,2", (4, 5))
MOUNTAINS = ("1,-2", "n:1,-2", (1, 1))
FOREST = ("2,-1", "s:3,-2", (4, 6))
PASTURE = ("-1,2", "s:-1,2", (6, 6))
TERRAINS = (HILLS, FIELDS, MOUNTAINS, FOREST, PASTURE)
RESOURCES = ("brick", "grain", "ore", "lumber", "wool")
CITIES = ({"brick": 2}, {"grain": 2}, {"ore": 1, "coin": 1}, {"lumber": 1, "paper": 1}, {"wool": 1, "cloth": 1})


@pytest.mark.rule("CK-PROD-01")
@pytest.mark.parametrize(("white", "red"), [(1, 5), (5, 1), (2, 4), (4, 2), (3, 3)])
def test_the_sum_of_both_dice_selects_the_hexes(white: int, red: int) -> None:
    """Both hexes with a 6 pay, and no others."""
    table = Table().city(0, "n:0,-2").city(1, "s:0,1").city(2, "n:0,0").rolls(white, red, "ship")
    assert table.cards(0) == {"brick": 2}
    assert table.cards(1) == {"ore": 1, "coin": 1}
    assert table.cards(2) == {}


@pytest.mark.rule("CK-PROD-01")
@pytest.mark.parametrize("number", range(len(TERRAINS)))
def test_the_hex_under_the_robber_pays_nothing(number: int) -> None:
    """Neither resources nor commodities."""
    place, corner, dice = TERRAINS[number]
    table = Table().city(0, corner).landed()
    table.state.robber = land(place)
    table.rolls(*dice, "ship")
    assert table.cards(0) == {}
    assert not table.told("receives")


@pytest.mark.rule("CK-PROD-01")
def test_the_other_hex_of_that_number_pays_all_the_same() -> None:
    """The robber blocks only one hex."""
    table = Table().city(0, "n:-1,-1").city(1, "n:1,1").landed()
    table.state.robber = land("-1,-1")
    table.rolls(1, 2, "ship")
    assert (table.cards(0), table.cards(1)) == ({}, {"wool": 1, "cloth": 1})


@pytest.mark.rule("CK-PROD-02")
@pytest.mark.parametrize("number", range(len(TERRAINS)))
def test_a_settlement_takes_one_resource(number: int) -> None:
    """And never a commodity."""
    _, corner, dice = TERRAINS[number]
    table = Table().settlement(1, corner).rolls(*dice, "ship")
    assert table.cards(1) == {RESOURCES[number]: 1}


@pytest.mark.rule("CK-PROD-02")
def test_a_sideways_city_takes_what_a_settlement_takes() -> None:
    """It counts as a settlement."""
    assert Table().city(0, "n:1,-2", sideways=True).rolls(1, 1, "ship").cards(0) == {"ore": 1}


@pytest.mark.rule("CK-PROD-03", "CK-PROD-04", "CK-PROD-05", "CK-PROD-06", "CK-PROD-07")
@pytest.mark.parametrize("number", range(len(TERRAINS)))
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_a_city_takes(number: int, seat: int) -> None:
    """Two brick, two grain, ore and coin, lumber and paper, wool and cloth."""
    _, corner, dice = TERRAINS[number]
    table = Table().city(seat, corner).rolls(*dice, "ship")
    assert table.cards(seat) == CITIES[number]
    (event,) = table.told("receives")
    assert event.seat == seat


@pytest.mark.rule("CK-PROD-05", "CK-PROD-06", "CK-PROD-07")
def test_cards_of_several_buildings_and_hexes_add_up() -> None:
    """Two cities and a settlement on a 3: pasture twice, forest once."""
    table = Table().city(0, "n:0,1").settlement(0, "n:1,1").city(0, "n:-1,-1").rolls(2, 1, "ship")
    assert table.cards(0) == {"wool": 2, "cloth": 1, "lumber": 1, "paper": 1}


@pytest.mark.rule("CK-PROD-03")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_city_on_hills_takes_no_commodity(seat: int) -> None:
    """There is none for brick."""
    table = Table().city(seat, "n:0,-2").rolls(3, 3, "ship")
    assert table.cards(seat) == {"brick": 2}
    assert table.state.view(SPECTATOR).bank["brick"] == 17


@pytest.mark.rule("CK-PROD-04")
def test_a_city_on_fields_takes_no_commodity() -> None:
    """There is none for grain."""
    table = Table().city(0, "s:-2,2").rolls(4, 5, "ship")
    assert table.cards(0) == {"grain": 2}
    assert table.state.view(SPECTATOR).bank["grain"] == 17


@pytest.mark.rule("CK-PROD-08")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_the_mixed_pair_comes_without_a_choice(number: int) -> None:
    """Nobody is asked, and there are never two of one kind."""
    _, corner, dice = TERRAINS[number]
    table = Table().city(0, corner).rolls(*dice, "ship")
    assert sorted(table.cards(0).values()) == [1, 1]
    assert table.asked() == "turn"
    assert "take" not in table.verbs()


@pytest.mark.rule("CK-PROD-09")
def test_commodities_are_hidden_in_the_hand() -> None:
    """The others see how many cards there are, not which."""
    one = Table().hand(1, paper=2, wool=1).state
    other = Table().hand(1, coin=1, cloth=1, ore=1).state
    for seat in (0, 2, SPECTATOR):
        assert one.view(seat).players == other.view(seat).players
        assert one.view(seat).players[1].cards == 3
    own = one.view(1).own
    assert own is not None
    assert own.hand == {"lumber": 0, "brick": 0, "wool": 1, "grain": 0, "ore": 0, "paper": 2, "cloth": 0, "coin": 0}


@pytest.mark.rule("CK-PROD-09", "CK-SEVEN-05")
def test_commodities_are_stolen_like_resources() -> None:
    """Every card in the hand is equally likely, and only thief and victim see which it was."""
    table = Table().landed().settlement(1, "n:0,0").hand(1, wool=1, paper=2, coin=1).rolls(3, 4, "ship")
    table.play(f"robber {land('0,-1')}")
    chances = {
        CATAN.notation.text(move): (chance.numerator, chance.denominator) for move, chance in table.state.outcomes()
    }
    assert chances == {"stolen wool": (1, 4), "stolen paper": (1, 2), "stolen coin": (1, 4)}
    table.play("stolen coin")
    assert (table.cards(0), table.cards(1)) == ({"coin": 1}, {"wool": 1, "paper": 2})
    (event,) = table.told("steals")
    assert event.seen_by(0).details["kind"] == event.seen_by(1).details["kind"] == "kind.coin"
    assert "kind" not in event.seen_by(2).details
    assert "kind" not in event.seen_by(SPECTATOR).details


@pytest.mark.rule("CK-PROD-10")
@pytest.mark.parametrize("number", range(len(TERRAINS)))
def test_a_metropolis_produces_like_a_city(number: int) -> None:
    """Exactly as many cards."""
    _, corner, dice = TERRAINS[number]
    table = Table().city(0, corner, metropolis="science").rolls(*dice, "ship")
    assert table.cards(0) == CITIES[number]


@pytest.mark.rule("CK-PROD-11")
@pytest.mark.parametrize("short", ["paper", "lumber"])
def test_two_claimants_and_too_few_cards_means_nobody_gets_that_kind(short: str) -> None:
    """Two cards are owed to two players and one is left; the other kind is paid."""
    table = Table().city(0, "n:-1,-1").city(1, "s:-1,-1").bank(**{short: 1}).rolls(1, 2, "ship")
    other = "lumber" if short == "paper" else "paper"
    assert (table.cards(0), table.cards(1)) == ({other: 1}, {other: 1})
    assert table.state.view(SPECTATOR).bank[short] == 1
    (event,) = table.told("shortage")
    assert (event.rule, event.details) == ("CK-PROD-11", {"kind": f"kind.{short}"})


@pytest.mark.rule("CK-PROD-11")
def test_a_sole_claimant_gets_what_is_left() -> None:
    """Two cities of one player want two coins, and one is left."""
    table = Table().city(0, "n:1,-2").city(0, "n:0,-1").bank(coin=1).rolls(1, 1, "ship")
    assert table.cards(0) == {"ore": 2, "coin": 1}
    assert table.state.view(SPECTATOR).bank["coin"] == 0


@pytest.mark.rule("CK-PROD-11")
def test_a_claim_on_one_kind_does_not_count_for_the_other() -> None:
    """A settlement claims no paper, so the city's owner is the sole claimant of the paper that is left."""
    table = Table().city(0, "n:-1,-1").city(0, "s:-1,-1").settlement(1, "n:-1,0").bank(paper=1, lumber=2)
    table.rolls(1, 2, "ship")
    assert (table.cards(0), table.cards(1)) == ({"paper": 1}, {})


@pytest.mark.rule("CK-PROD-11")
def test_enough_cards_for_all_claimants_are_paid() -> None:
    """Paying out the last card is not a shortage."""
    table = Table().city(0, "n:-1,-1").city(1, "s:-1,-1").bank(paper=2, lumber=2).rolls(1, 2, "ship")
    assert table.cards(0) == table.cards(1) == {"lumber": 1, "paper": 1}
    assert not table.told("shortage")


@pytest.mark.rule("CK-PROD-12")
@pytest.mark.parametrize(
    ("corner", "dice", "resource", "commodity"),
    [
        ("s:3,-2", (4, 6), "lumber", "paper"),
        ("s:-1,2", (6, 6), "wool", "cloth"),
        ("n:1,-2", (1, 1), "ore", "coin"),
    ],
)
def test_what_is_missing_of_the_pair_is_not_replaced(
    corner: str, dice: tuple[int, int], resource: str, commodity: str
) -> None:
    """The other card is paid, and nothing replaces the missing one."""
    without = Table().city(0, corner).bank(**{commodity: 0}).rolls(*dice, "ship")
    assert without.cards(0) == {resource: 1}
    without = Table().city(0, corner).bank(**{resource: 0}).rolls(*dice, "ship")
    assert without.cards(0) == {commodity: 1}
    assert without.asked() == "turn"


@pytest.mark.rule("CK-PROD-13")
def test_a_city_pillaged_by_the_same_roll_produces_as_a_settlement() -> None:
    """One ore and no coin."""
    table = Table().city(0, "n:1,-2")
    table.state.ship = 6
    table.rolls(1, 1, "ship")
    assert [event.name for event in table.events if event.name in ("pillaged", "receives")] == ["pillaged", "receives"]
    assert table.cards(0) == {"ore": 1}


@pytest.mark.rule("CK-PROD-13")
def test_the_city_that_was_kept_still_produces_as_a_city() -> None:
    """Only the chosen one is lost."""
    table = Table().city(0, "n:1,-2").city(0, "n:0,-1")
    table.state.ship = 6
    table.rolls(1, 1, "ship").play(f"lose {at('n:1,-2')}")
    assert table.cards(0) == {"ore": 2, "coin": 1}


@pytest.mark.rule("CK-PROD-14")
def test_fixed_claims_come_first_then_gold_then_the_aqueduct() -> None:
    """The gold hex and a field have a 4; two seats pick gold, then one uses the aqueduct, from the active seat on."""
    table = Table(4, map="outer_isles")
    gold = [each.hex for each in table.state.view(0).hexes if (each.terrain, each.token) == ("gold", 4)]
    assert len(gold) == 1
    north, south = "n:-3,-2", "s:-3,-2"
    fields = "n:0,0"
    table.city(0, north).settlement(3, south).city(1, fields).levels(2, science=3).levels(3, science=3)
    table.on_turn(2).rolls(1, 3, "ship")
    assert (table.asked(), table.state.actor) == ("picking-gold", 3)
    assert table.cards(1)["grain"] == 2
    table.play("take ore")
    assert (table.asked(), table.state.actor) == ("picking-gold", 0)
    table.play("take wool", "take ore")
    assert (table.asked(), table.state.actor) == ("aqueduct", 2)
    table.play("take brick")
    assert table.asked() == "turn"
    assert [event.seat for event in table.events if event.name in ("receives", "aqueduct")] == [1, 3, 0, 0, 2]


@pytest.mark.rule("CK-PROD-14")
def test_aqueducts_are_used_in_turn_order_from_the_active_player() -> None:
    """Not from the first seat."""
    table = Table(4)
    for seat in range(4):
        table.levels(seat, science=3)
    table.on_turn(2).rolls(1, 1, "ship")
    seats = []
    while table.asked() == "aqueduct":
        seats.append(table.state.actor)
        table.play("take ore")
    assert seats == [2, 3, 0, 1]


@pytest.mark.rule("CK-PROD-14")
def test_gold_cannot_take_what_the_fixed_claims_need() -> None:
    """The last grain goes to the field although the player who picks gold is on turn."""
    table = Table(4, map="outer_isles").city(0, "n:-3,-2").city(1, "n:0,0").bank(grain=2).rolls(1, 3, "ship")
    assert table.cards(1)["grain"] == 2
    assert table.why_not("take grain") == "CK-SEA-35"
