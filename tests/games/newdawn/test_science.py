"""Science: the tech dial, the cards it gives, and the first parts of science cards."""

import pytest

from ecumene.games.newdawn.box import STANDARD

from .table import Table


def science(card: str = "astrology", slot: int = 3, overflow: str = "carries_on") -> Table:
    """A science card in a slot, not yet chosen."""
    row = ["early-empire", "foreign-trade", "masonry", "pottery"]
    row.insert(slot - 1, card)
    return Table(tech_overflow=overflow).row(0, *row)


@pytest.mark.rule("ND-SCI-01", "ND-TURN-06")
@pytest.mark.parametrize("slot", range(1, 6))
def test_the_dial_advances_by_the_slot(slot: int) -> None:
    assert science(slot=slot).tech(0, 14).play("focus astrology", "advance").seat(0).tech == 14 + slot


@pytest.mark.rule("ND-SCI-02")
def test_the_levels_of_the_dial() -> None:
    assert {step: level for step, level in enumerate(STANDARD.level_at) if level} == {
        3: 2,
        6: 2,
        10: 3,
        14: 3,
        19: 4,
        24: 4,
    }


@pytest.mark.rule("ND-SCI-03", "ND-SCI-04", "ND-SCI-06")
def test_a_level_offers_any_card_of_exactly_that_level() -> None:
    table = science().tech(0, 8).play("focus astrology", "advance")  # passes 10
    assert table.legal("gain") == [
        "civil-service",
        "replaceable-parts",
        "steam-power",
        "nationalism",
        "mass-production",
    ]
    assert table.why_not("gain mathematics") == "ND-SCI-04"
    table.play("gain steam-power")
    assert "steam-power" in table.cards(0)


@pytest.mark.rule("ND-SCI-05", "ND-CLR-20", "ND-TURN-13")
def test_a_gained_card_takes_the_place_and_the_tokens_of_its_type() -> None:
    table = science().trade(0, "pottery", 2).city_state("brussels", "1,3").city(0, "1,3")
    table.play("focus astrology", "advance", "gain animal-husbandry")
    card = table.card(0, "animal-husbandry")
    assert (card.trade, card.tokens, card.slot) == (2, ["brussels"], 5)
    assert "pottery" in table.seat(0).deck


@pytest.mark.rule("ND-SCI-09", "ND-CLR-23")
def test_the_last_steps_can_be_walked_again() -> None:
    table = science(slot=5).tech(0, 23)
    table.play("focus astrology", "advance", "gain flight")
    assert table.seat(0).tech == 18
    table.on_turn(0).play("focus astrology", "advance")
    assert table.asked() == "p1 gaining"


@pytest.mark.rule("ND-SCI-10")
def test_a_level_without_cards_gives_nothing() -> None:
    table = Table().row(0, "mass-media", "capitalism", "flight", "urbanization", "nuclear-power").tech(0, 18)
    table.play("focus nuclear-power", "pass", "advance")
    assert table.asked() == "p2 turn"  # 19 is passed, but no card of level IV is left


@pytest.mark.rule("ND-SCI-11", "ND-CLR-21")
def test_each_level_passed_offers_a_card_in_order() -> None:
    table = science(slot=5).tech(0, 5).play("focus astrology", "advance")
    assert table.view().thing == "level-2"
    table.play("gain currency")
    assert table.view().thing == "level-3"
    table.play("gain steam-power")
    assert "currency" in table.seat(0).deck


@pytest.mark.rule("ND-SCI-12", "ND-TURN-25")
def test_a_replaced_science_card_finishes_its_old_text_and_the_new_one_is_reset() -> None:
    table = science(slot=4).play("focus astrology", "advance", "gain mathematics")
    assert table.cards(0)[0] == "mathematics"
    assert table.asked() == "p2 turn"


@pytest.mark.rule("ND-SCI-13")
def test_a_gain_may_be_declined_or_be_of_a_lower_level() -> None:
    table = Table().row(0, "flight", "foreign-trade", "astrology", "early-empire", "pottery")
    table.play("focus astrology", "advance")
    assert "iron-working" in table.legal("gain")
    table.play("pass")
    assert table.cards(0)[1] == "flight"


@pytest.mark.rule("ND-SCI-15", "ND-TRD-03")
def test_tokens_are_named_before_the_pointer_moves() -> None:
    table = science().tech(0, 14).trade(0, "astrology", 2).play("focus astrology", "spend astrology")
    assert table.why_not("pass") == "ND-SCI-15"
    table.play("spend astrology")  # nothing is left to decide
    assert table.seat(0).tech == 19
    assert table.card(0, "astrology").trade == 0
    table = science().play("focus astrology", "pass")
    assert table.seat(0).tech == 0


@pytest.mark.rule("ND-SCI-16", "ND-TURN-03")
def test_oxford_lets_a_card_replace_any_but_a_science_card() -> None:
    table = science().wonder("oxford-university", "7,-2").play("focus astrology", "advance", "gain drama-and-poetry")
    assert table.asked() == "p1 replacing"
    assert table.legal("replace") == ["early-empire", "foreign-trade", "pottery", "masonry"]
    assert table.why_not("replace astrology") == "ND-SCI-16"
    table.play("replace pottery")
    assert [card.type for card in table.seat(0).row].count("culture") == 2


@pytest.mark.rule("ND-SCI-17", "ND-TURN-24")
def test_without_oxford_a_missing_type_cannot_be_gained() -> None:
    table = Table().row(0, "early-empire", "drama-and-poetry", "astrology", "foreign-trade", "masonry")
    table.tech(0, 8).play("focus astrology", "advance")
    assert table.why_not("gain nationalism") == "ND-SCI-17"
    table.play("gain civil-service")
    assert table.legal("replace") == ["early-empire", "drama-and-poetry"]


@pytest.mark.rule("ND-SCI-07")
def test_the_dial_stops_at_15_by_option() -> None:
    table = science(slot=5, overflow="stops").tech(0, 22).play("focus astrology", "advance")
    assert table.seat(0).tech == 15


@pytest.mark.rule("ND-SCI-14", "ND-SCI-03")
def test_stopping_on_a_level_offers_it_too() -> None:
    table = science(slot=3).play("focus astrology", "advance")
    assert (table.seat(0).tech, table.asked()) == (3, "p1 gaining")


def test_mathematics_first_puts_a_trade_token_anywhere() -> None:
    table = science("mathematics").tech(0, 14).play("focus mathematics")
    assert table.asked() == "p1 trade"
    table.play("put mathematics", "spend mathematics")
    assert table.seat(0).tech == 18
    table = science("mathematics").tech(0, 14).play("focus mathematics", "pass", "advance")
    assert table.seat(0).tech == 17


@pytest.mark.rule("ND-RES-13")
def test_replaceable_parts_bring_a_resource_that_is_not_held() -> None:
    table = science("replaceable-parts").has(0, oil=1).has(1, marble=8).play("focus replaceable-parts")
    assert table.legal("collect") == ["mercury", "diamond"]
    assert table.why_not("collect marble") == "ND-RES-13"
    table.play("collect mercury", "advance", "pass")
    assert table.seat(0).resources["mercury"] == 1


@pytest.mark.parametrize(("slot", "asked"), [(4, "p1 advancing"), (5, "p1 nuking")])
def test_nuclear_power_strikes_only_from_slot_five(slot: int, asked: str) -> None:
    table = science("nuclear-power", slot).trade(0, "nuclear-power", 1).play("focus nuclear-power")
    assert table.asked() == asked


def test_nuclear_power_hits_own_tokens_wonders_and_captured_city_states() -> None:
    table = science("nuclear-power", 5).token(0, "1,3").wonder("oracle", "1,3").city_state("seoul", "1,4")
    table.stand_in(1, "1,4")
    table.play("focus nuclear-power").on("nuke", "1,3")
    assert (table.stands("1,3"), table.stands("1,4")) == ("", "p2 token")
    assert table.seat(0).wonders == []
    table.play("advance", "pass").on_turn(0)
