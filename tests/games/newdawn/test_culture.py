"""Culture: placing control tokens, collecting what is there, and what culture cards do afterwards."""

import pytest

from ecumene.games.newdawn.layout import TOKENS

from .table import Table


def culture(card: str = "early-empire", slot: int = 4, leader: str = "rome") -> Table:
    """A culture card in a slot, not yet chosen."""
    row = ["astrology", "foreign-trade", "masonry", "pottery"]
    row.insert(slot - 1, card)
    return Table(leaders=(leader,)).row(0, *row)


@pytest.mark.rule("ND-CUL-01", "ND-TURN-23")
def test_early_empire_places_up_to_two_tokens() -> None:
    table = culture().play("focus early-empire").on("place", "6,-2", "7,-1")
    assert (table.stands("6,-2"), table.stands("7,-1")) == ("p1 token", "p1 token")
    assert table.asked() == "p2 turn"
    table = culture().play("focus early-empire", "pass")
    assert table.asked() == "p2 turn"
    table = culture().play("focus early-empire").on("place", "6,-2").play("pass")
    assert table.seat(0).tokens == 30


@pytest.mark.rule("ND-CUL-02", "ND-CUL-12")
def test_tokens_go_next_to_cities_not_next_to_tokens() -> None:
    table = culture().token(0, "6,-2").play("focus early-empire")
    assert table.spaces("place") == set(table.around("7,-2")) - {"6,-2"}
    assert table.why_not_on("place", "5,-2") == "ND-CUL-12"
    assert table.why_not_on("place", "1,3") == "ND-CUL-02"


@pytest.mark.rule("ND-CUL-03", "ND-HEX-03")
def test_no_token_on_water() -> None:
    table = culture().ground("water", "6,-2").play("focus early-empire")
    assert table.why_not_on("place", "6,-2") == "ND-CUL-03"


@pytest.mark.rule("ND-CUL-04", "ND-HEX-02")
@pytest.mark.parametrize("slot", range(1, 6))
def test_the_slot_limits_the_difficulty(slot: int) -> None:
    grounds = ("grassland", "hills", "forest", "desert", "mountain")
    table = culture(slot=slot)
    for ground, place in zip(grounds, table.around("7,-2"), strict=False):
        table.ground(ground, place)
    table.play("focus early-empire")
    for level, place in enumerate(table.around("7,-2")[:5], 1):
        assert table.why_not_on("place", place) == ("" if level <= slot else "ND-CUL-04")


@pytest.mark.rule("ND-CUL-05", "ND-HEX-09")
@pytest.mark.parametrize(("slot", "rule"), [(4, "ND-CUL-05"), (5, "")])
def test_a_natural_wonder_is_claimed_from_slot_five(slot: int, rule: str) -> None:
    table = culture(slot=slot).natural("pantanal", "6,-2").play("focus early-empire")
    assert table.why_not_on("place", "6,-2") == rule


@pytest.mark.rule("ND-CUL-06")
def test_occupied_spaces_take_no_token() -> None:
    table = culture().barbarian("a", "6,-2").token(1, "7,-1").city(1, "6,-1").city_state("seoul", "8,-3")
    table.token(0, "7,-3").play("focus early-empire")
    for place in ("6,-2", "7,-1", "6,-1", "8,-3", "7,-3"):
        assert table.why_not_on("place", place) == "ND-CUL-06"


@pytest.mark.rule("ND-CUL-07")
def test_tokens_start_unreinforced() -> None:
    table = culture().play("focus early-empire").on("place", "6,-2")
    assert table.stands("6,-2") == "p1 token"


@pytest.mark.rule("ND-CUL-08", "ND-RES-02")
def test_a_token_takes_the_resource_of_its_space() -> None:
    table = culture(slot=5).resource("oil", "6,-2").natural("pantanal", "7,-1").play("focus early-empire")
    table.on("place", "6,-2", "7,-1")
    assert table.seat(0).resources["oil"] == 1
    assert [(each.name, each.resource) for each in table.seat(0).naturals] == [("pantanal", "marble")]
    assert (table.space("6,-2").resource, table.space("7,-1").natural) == ("", "")


@pytest.mark.rule("ND-CUL-09")
def test_caravans_do_not_prevent_placing() -> None:
    table = culture().caravan(1, "6,-2").caravan(0, "7,-1").play("focus early-empire").on("place", "6,-2", "7,-1")
    assert table.space("6,-2").caravans == [1]


@pytest.mark.rule("ND-CUL-10", "ND-WON-08")
def test_an_abandoned_wonder_is_taken_by_a_token() -> None:
    table = culture().wonder("oracle", "6,-2")
    assert table.seat(0).wonders == []
    table.play("focus early-empire").on("place", "6,-2")
    assert table.seat(0).wonders == ["oracle"]
    assert table.told("takes-wonder")


@pytest.mark.rule("ND-CUL-11")
def test_each_placement_is_checked_on_the_map_as_it_is_then() -> None:
    table = culture().play("focus early-empire").on("place", "6,-2")
    assert "6,-2" not in table.spaces("place")


@pytest.mark.rule("ND-CLR-17")
def test_tokens_of_one_card_may_go_next_to_different_cities() -> None:
    table = culture().city(0, "1,3").play("focus early-empire").on("place", "6,-2", "1,4")
    assert table.stands("1,4") == "p1 token"


# More tokens ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ND-TRD-02", "ND-TRD-07", "ND-TRD-12", "ND-CUL-13")
def test_each_trade_token_places_one_more() -> None:
    table = culture().trade(0, "early-empire", 2).play("focus early-empire").on("place", "6,-2", "7,-1")
    assert table.asked() == "p1 culture-more"
    assert table.moves() == ["spend early-empire", "pass"]
    table.play("spend early-empire")
    assert "5,-2" not in table.spaces("place")
    table.on("place", "6,-1").play("pass")
    assert table.card(0, "early-empire").trade == 1


@pytest.mark.rule("ND-CS-08", "ND-CS-09", "ND-TRD-13")
def test_a_captured_city_state_is_worth_a_token_once_a_turn() -> None:
    table = culture().city_state("kumasi", "1,3").city(0, "1,3").trade(0, "early-empire", 1)
    table.play("focus early-empire").on("place", "6,-2", "7,-1")
    assert table.moves() == ["spend early-empire", "employ kumasi", "pass"]  # in any order
    table.play("employ kumasi").on("place", "6,-1")
    card = table.card(0, "early-empire")
    assert (card.tokens, card.spent, card.trade) == (["kumasi"], ["kumasi"], 1)
    assert table.why_not("employ kumasi") == "ND-CS-08"
    assert table.play("pass").card(0, "early-empire").spent == []  # usable again in the next turn


def test_france_places_by_the_latest_era() -> None:
    for wonder, more in ((None, 0), ("stonehenge", 1), ("petra", 1), ("chichen-itza", 2), ("big-ben", 3)):
        table = culture(leader="france")
        if wonder:
            table.wonder(wonder, "7,-2")
        table.play("focus early-empire")
        assert table.view().asked_times == 2 + more


@pytest.mark.rule("ND-CLR-18", "ND-LIM-02")
def test_without_tokens_left_one_is_taken_back_and_must_be_placed() -> None:
    table = culture(slot=5).natural("pantanal", "3,3").token(0, "3,3", "3,2")
    table.state.zones[TOKENS] = 0
    table._ready().play("focus early-empire")
    assert table.why_not_on("place", "6,-2") == "ND-LIM-04"
    assert table.spaces("take-back") == {"3,3", "3,2"}
    table.on("take-back", "3,3")
    assert table.space("3,3").natural == "pantanal"
    assert table.why_not("pass") == "ND-CLR-18"
    table.on("place", "6,-2")
    assert table.stands("6,-2") == "p1 token"
    assert table.stands("3,3") == ""


@pytest.mark.rule("ND-RES-09")
def test_a_token_taken_back_leaves_its_natural_wonder() -> None:
    table = culture().natural("pantanal", "3,3").token(0, "3,3")
    assert table.seat(0).naturals
    table.state.zones[TOKENS] = 0
    table._ready().play("focus early-empire").on("take-back", "3,3")
    assert table.seat(0).naturals == []


@pytest.mark.rule("ND-CLR-18")
def test_with_tokens_left_none_is_taken_back() -> None:
    table = culture().token(0, "3,3").play("focus early-empire")
    assert table.why_not_on("take-back", "3,3") == "ND-CLR-18"


# Then … ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ND-CUL-14", "ND-CUL-16", "ND-RES-17", "ND-TURN-10")
def test_drama_and_poetry_shifts_a_token() -> None:
    table = culture("drama-and-poetry").natural("pantanal", "3,3").token(0, "3,3", strong=False)
    table.resource("oil", "4,3").ground("mountain", "3,2").play("focus drama-and-poetry", "pass")
    assert table.asked() == "p1 shifting"
    table.on("pick", "3,3")
    assert "4,3" not in table.spaces("shift")  # not empty
    assert "3,2" in table.spaces("shift")  # at any difficulty
    table.on("shift", "3,2")
    assert (table.stands("3,2"), table.stands("3,3")) == ("p1 token", "")
    assert table.space("3,3").natural == "pantanal"
    assert table.seat(0).naturals == []


def test_a_shifted_token_keeps_its_side() -> None:
    table = culture("drama-and-poetry").token(0, "3,3", strong=True).play("focus drama-and-poetry", "pass")
    table.on("pick", "3,3").on("shift", "3,2")
    assert table.stands("3,2") == "p1 reinforced"


def test_civil_service_places_a_third_next_to_any_friendly_space() -> None:
    table = culture("civil-service").token(0, "3,3").play("focus civil-service").on("place", "6,-2").play("pass")
    assert table.asked() == "p1 civil-service"
    assert {"5,-2", "4,3"} <= table.spaces("place")
    assert table.why_not_on("place", "1,6") == "ND-CUL-15"
    table.on("place", "5,-2")
    assert table.asked() == "p2 turn"


@pytest.mark.rule("ND-HEX-27")
def test_mass_media_turns_a_token_within_two_spaces() -> None:
    table = culture("mass-media").token(1, "5,-2", "4,-2").token(1, "6,-3", strong=True).ground("water", "6,-2")
    table.natural("pantanal", "5,-1").token(1, "5,-1").play("focus mass-media", "pass")
    assert table.spaces("convert") == {"5,-2", "6,-3", "5,-1"}
    assert table.why_not_on("convert", "4,-2") == "ND-HEX-27"
    table.on("convert", "5,-1")
    assert table.stands("5,-1") == "p1 token"
    assert [each.name for each in table.seat(0).naturals] == ["pantanal"]


def test_mass_media_weakens_a_reinforced_token() -> None:
    table = culture("mass-media").token(1, "6,-3", strong=True).play("focus mass-media", "pass").on("convert", "6,-3")
    assert table.stands("6,-3") == "p2 token"


# Other effects that place ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ND-CUL-15", "ND-RES-08")
def test_hanging_gardens_places_at_the_start_of_a_turn() -> None:
    table = culture(slot=1).wonder("hanging-gardens", "7,-2").ground("desert", "6,-2").ground("mountain", "7,-1")
    table.resource("marble", "6,-2").play("use hanging-gardens")
    assert table.why_not_on("place", "7,-1") == "ND-CUL-04"
    assert table.why_not("pass") == "ND-TURN-17"
    table.on("place", "6,-2")
    assert table.seat(0).resources["marble"] == 1
    assert table.asked() == "p1 turn"
    assert table.why_not("use hanging-gardens") == "ND-TURN-17"


def test_stonehenge_spreads_over_hills() -> None:
    table = culture(slot=2).wonder("stonehenge", "7,-2").ground("hills", "6,-2", "5,-2", "4,-2", "5,-1")
    table.barbarian("a", "5,-1").play("focus early-empire").on("place", "6,-2")
    assert table.asked() == "p1 stonehenge"
    assert table.spaces("place") == {"5,-2"}
    table.on("place", "5,-2", "4,-2")
    assert table.asked() == "p1 culture"
    assert table.view().asked_times == 1


@pytest.mark.rule("ND-CLR-18")
def test_stonehenge_does_not_move_the_same_tokens_from_hill_to_hill() -> None:
    """With no token left, one from elsewhere may move to the open hills; those there stay, or it would never end."""
    table = culture(slot=2).wonder("stonehenge", "7,-2").ground("hills", "6,-2", "5,-2", "4,-2").token(0, "1,3")
    table.state.zones[TOKENS] = 1
    table._ready().play("focus early-empire").on("place", "6,-2")
    assert table.asked() == "p1 stonehenge"
    assert table.spaces("take-back") == {"1,3", "6,-2"}
    table.on("take-back", "1,3")  # which goes to the only open hill
    assert (table.stands("5,-2"), table.stands("6,-2")) == ("p1 token", "p1 token")
    assert table.asked() == "p1 culture"
    assert table.seat(0).tokens == 0


def test_chichen_itza_opens_empty_forests_anywhere() -> None:
    table = culture(slot=3).wonder("chichen-itza", "7,-2").ground("forest", "1,3", "1,4", "1,5", "1,2")
    table.resource("oil", "1,4").caravan(1, "1,5").play("focus early-empire")
    assert {"1,3", "1,2"} <= table.spaces("place")
    assert not {"1,4", "1,5"} & table.spaces("place")


@pytest.mark.rule("ND-RES-07")
def test_a_resource_stays_with_its_owner_when_the_space_is_lost() -> None:
    table = culture().resource("oil", "6,-2").token(0, "6,-2").token(1, "5,-2").on_turn(1)
    table.row(1, "astrology", "foreign-trade", "early-empire", "pottery", "masonry").play("focus masonry")
    table.on("attack", "6,-2").play("battle 6-1")
    assert table.stands("6,-2") == "p2 token"
    assert table.seat(0).resources["oil"] == 1
    assert table.space("6,-2").resource == ""


@pytest.mark.rule("ND-CLR-18", "ND-WON-15")
def test_a_token_that_holds_chichen_itza_is_not_taken_back_for_the_forests_it_opens() -> None:
    table = culture(slot=3).token(0, "3,3", "4,3").wonder("chichen-itza", "3,3").ground("forest", "1,3")
    near = table.around("7,-2")
    table.ground("mountain", *near)
    table.state.zones[TOKENS] = 0
    table._ready().play("focus early-empire")
    assert table.spaces("take-back") == {"4,3"}, "without the wonder the forest would be closed"
    assert table.why_not_on("take-back", "3,3") == "ND-CLR-18"
    table.on("take-back", "4,3")  # which goes to the only open space
    assert table.stands("1,3") == "p1 token"


@pytest.mark.rule("ND-CLR-18", "ND-WON-15")
def test_a_token_that_holds_chichen_itza_goes_where_the_wonder_is_not_needed() -> None:
    table = culture(slot=3).token(0, "3,3").wonder("chichen-itza", "3,3").ground("forest", "1,3", "1,4")
    table.state.zones[TOKENS] = 0
    table._ready().play("focus early-empire").on("take-back", "3,3")
    assert table.why_not("pass") == "ND-CLR-18"
    assert table.spaces("place") == set(table.around("7,-2"))


@pytest.mark.rule("ND-CLR-18")
def test_a_token_may_be_taken_back_and_placed_on_its_own_space() -> None:
    table = culture(slot=5)
    near = table.around("7,-2")
    table.resource("oil", near[1]).token(0, near[0]).token(1, *near[1:]).token(0, "3,3", strong=True)
    table.state.zones[TOKENS] = 0
    table._ready().play("focus early-empire")
    assert table.spaces("take-back") == {near[0]}, "from elsewhere a token would find no room"
    assert table.why_not_on("take-back", "3,3") == "ND-CLR-18"
    table.on("take-back", near[0])
    assert table.stands(near[0]) == "p1 token"
    assert [event.name for event in table.events] == ["focuses", "takes-back", "places"]


@pytest.mark.rule("ND-CLR-18")
def test_a_natural_wonder_can_be_claimed_again_with_the_token_taken_back_from_it() -> None:
    table = culture(slot=5)
    near = table.around("7,-2")
    table.natural("pantanal", near[0]).token(0, near[0]).token(1, *near[1:])
    table.state.zones[TOKENS] = 0
    table._ready().play("focus early-empire").on("take-back", near[0])
    assert [each.name for each in table.seat(0).naturals] == ["pantanal"]


@pytest.mark.rule("ND-CLR-18", "ND-CUL-06")
def test_a_city_state_set_free_takes_no_token() -> None:
    table = culture(slot=5)
    near = table.around("7,-2")
    table.city_state("kumasi", near[0]).stand_in(0, near[0]).token(1, *near[1:])
    table.state.zones[TOKENS] = 0
    table._ready().play("focus early-empire")
    assert (table.asked(), table.told("takes-back")) == ("p2 turn", []), "there is nothing to ask"


@pytest.mark.rule("ND-CLR-18")
@pytest.mark.parametrize("caravan", [False, True])
def test_chichen_itza_opens_the_forest_that_a_token_leaves_if_it_is_empty_then(caravan: bool) -> None:
    table = culture(slot=3).wonder("chichen-itza", "7,-2").ground("forest", "1,3").token(0, "1,3")
    table.ground("mountain", *table.around("7,-2"))
    if caravan:
        table.caravan(1, "1,3")
    table.state.zones[TOKENS] = 0
    table._ready().play("focus early-empire")
    assert table.legal("take-back") == ([] if caravan else [str(table.at("1,3"))])
    assert table.asked() == ("p2 turn" if caravan else "p1 culture")


@pytest.mark.rule("ND-CLR-18")
def test_hanging_gardens_are_used_where_a_token_can_only_return_to_its_own_space() -> None:
    table = culture(slot=1).wonder("hanging-gardens", "7,-2")
    near = table.around("7,-2")
    table.token(0, near[0]).token(1, *near[1:])
    table.state.zones[TOKENS] = 0
    table._ready()
    assert "use hanging-gardens" in table.moves()
    table.play("use hanging-gardens")
    assert table.stands(near[0]) == "p1 token"
    assert len(table.told("takes-back")) == 1
    table = culture(slot=1).wonder("hanging-gardens", "7,-2").token(1, *near).token(0, "3,3")
    table.state.zones[TOKENS] = 0
    assert table._ready().why_not("use hanging-gardens") == "ND-TURN-17", "no room for any token"


@pytest.mark.rule("ND-CLR-18", "ND-TRD-12")
def test_a_trade_token_may_be_spent_for_a_token_that_returns_to_its_own_space() -> None:
    table = culture().trade(0, "early-empire", 1)
    near = table.around("7,-2")
    table.token(1, *near[2:])
    table.state.zones[TOKENS] = 2
    table._ready().play("focus early-empire").on("place", *near[:2])
    assert table.moves() == ["spend early-empire", "pass"]
    table.play("spend early-empire")
    assert table.spaces("take-back") == set(near[:2])


@pytest.mark.rule("ND-CLR-18", "ND-HEX-27")
def test_for_mass_media_a_token_is_taken_back_before_the_distance_is_measured() -> None:
    table = culture("mass-media").token(0, "3,3", "1,3").token(1, "5,3").token(1, "2,3", strong=True)
    table.state.zones[TOKENS] = 0
    table._ready().play("focus mass-media", "pass")
    assert table.asked() == "p1 converting"
    assert table.spaces("convert") == {"2,3"}, "a reinforced token is weakened without a token of one's own"
    assert table.why_not_on("convert", "5,3") == "ND-LIM-04"
    assert table.spaces("take-back") == {"1,3"}, "without the token at 3,3 nothing is near enough to the rival's"
    assert table.why_not_on("take-back", "3,3") == "ND-CLR-18"
    table.on("take-back", "1,3")  # and the only unreinforced token within two spaces is converted
    assert (table.stands("5,3"), table.stands("1,3"), table.stands("3,3")) == ("p1 token", "", "p1 token")
    assert table.seat(0).tokens == 0
    assert [event.name for event in table.events if event.seat == 0][-3:] == ["takes-back", "converts", "resets"]


@pytest.mark.rule("ND-CLR-18")
def test_a_token_taken_back_for_mass_media_must_be_put_down() -> None:
    table = culture("mass-media").token(0, "3,3", "1,3").token(1, "5,3", "4,3").token(1, "2,3", strong=True)
    table.state.zones[TOKENS] = 0
    table._ready().play("focus mass-media", "pass")
    assert "pass" in table.moves()
    table.on("take-back", "1,3")
    assert table.why_not("pass") == "ND-CLR-18"
    assert table.why_not_on("convert", "2,3") == "ND-CLR-18", "weakening puts no token down"
    assert table.why_not_on("convert", "7,-2") == "ND-HEX-27"
    assert table.spaces("convert") == {"5,3", "4,3"}
    table.on("convert", "4,3")
    assert table.stands("4,3") == "p1 token"
    assert table.asked() == "p2 turn"


@pytest.mark.rule("ND-CLR-18", "ND-LIM-04")
def test_mass_media_takes_no_token_back_while_some_are_left() -> None:
    table = culture("mass-media").token(0, "3,3", "1,3").token(1, "5,3").play("focus mass-media", "pass")
    assert table.legal("take-back") == []
    assert table.why_not_on("take-back", "1,3") == "ND-CLR-18"
