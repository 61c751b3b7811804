"""Progress cards: who draws them, who sees them, how many may be held, and where they go."""

import pytest

from ecumene.games.catan.layout import POINTS

from .table import Table, at, land, way

GATES = {"trade": "gate-trade", "politics": "gate-politics", "science": "gate-science"}
FOUR = ("crane", "mining", "smith", "inventor")


# Drawing --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-PROG-01")
@pytest.mark.parametrize("red", range(1, 7))
@pytest.mark.parametrize("level", range(6))
def test_the_red_die_decides_by_the_level_who_draws(level: int, red: int) -> None:
    table = Table().levels(1, science=level, trade=5, politics=5).rolls(2, red, "gate-science")
    drawing = level >= 1 and red <= level + 1
    assert table.by_chance() == drawing
    if drawing:
        table.play("drawn crane")
    assert table.held(1) == ({"crane": 1} if drawing else {})
    assert table.held(0) == table.held(2) == {}


@pytest.mark.rule("CK-PROG-01")
@pytest.mark.parametrize("track", GATES)
def test_the_card_is_of_the_colour_of_the_gate(track: str) -> None:
    table = Table().levels(0, trade=3, politics=3, science=3).rolls(2, 1, GATES[track])
    decks = {"trade": "merchant", "politics": "bishop", "science": "alchemist"}
    outcomes = table.legal()
    assert f"drawn {decks[track]}" in outcomes
    assert not [other for name, other in decks.items() if name != track and f"drawn {other}" in outcomes]


@pytest.mark.rule("CK-PROG-01")
def test_the_ship_face_lets_nobody_draw() -> None:
    table = Table().levels(0, trade=5, politics=5, science=2).rolls(1, 1, "ship")
    assert table.asked() == "turn"
    assert table.held(0) == {}


@pytest.mark.rule("CK-PROG-02")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_all_entitled_draw_one_card_each_in_turn_order_from_the_active_player(active: int) -> None:
    table = Table().on_turn(active)
    for seat in range(3):
        table.levels(seat, trade=5)
    table.rolls(1, 1, "gate-trade").play("drawn merchant", "drawn merchant-fleet", "drawn merchant")
    assert [event.seat for event in table.told("draws")] == [(active + step) % 3 for step in range(3)]
    assert [sum(table.held(seat).values()) for seat in range(3)] == [1, 1, 1]
    assert table.asked() == "turn"


@pytest.mark.rule("CK-PROG-03")
def test_only_the_drawer_sees_the_card() -> None:
    table = Table().levels(1, politics=1).rolls(1, 1, "gate-politics")
    assert [table.state.shows_outcome_to(seat) for seat in range(3)] == [False, True, False]
    table.play("drawn spy")
    (event,) = table.told("draws")
    assert event.seen_by(1).details["card"] == "card.spy"
    for seat in (0, 2, -1):
        assert event.seen_by(seat).details == {"track": "track.politics"}
    assert table.held(1) == {"spy": 1}


@pytest.mark.rule("CK-PROG-15")
def test_number_and_colour_of_hidden_cards_are_public_but_not_their_names() -> None:
    one = Table().progress(1, "spy", "bishop", "crane")
    two = Table().progress(1, "deserter", "wedding", "smith")
    for table in (one, two):
        assert table.player(1).progress == {"trade": 0, "politics": 2, "science": 1}
    for seat in (0, 2):
        views = [table.state.view(seat).players for table in (one, two)]
        assert views[0] == views[1]


# Victory point cards --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-PROG-06")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("card", "track"), [("printer", "science"), ("constitution", "politics")])
def test_a_victory_point_card_is_laid_open_at_once(card: str, track: str, seat: int) -> None:
    table = Table().levels(seat, science=1, politics=1).rolls(1, 1, GATES[track]).play(f"drawn {card}")
    assert table.player(seat).open_cards == [card]
    assert (table.points(seat), table.player(seat).points.cards) == (1, 1)
    assert table.held(seat) == {}
    (event,) = table.told("draws-point")
    assert event.seen_by(2).details == {"card": f"card.{card}"}


@pytest.mark.rule("CK-PROG-14")
@pytest.mark.parametrize(("card", "track"), [("printer", "science"), ("constitution", "politics")])
def test_a_victory_point_card_is_kept_and_never_comes_back(card: str, track: str) -> None:
    table = Table().levels(1, science=1, politics=1).rolls(1, 1, GATES[track]).play(f"drawn {card}")
    assert table.state.view(0).decks[track] == 17
    table.progress(1, *FOUR[:2]).on_turn(1)
    assert table.why_not(f"play {card}") == "CK-PROG-04"
    assert table.why_not(f"surrender {card}") == "CK-PROG-12"
    table.levels(0, science=1, politics=1).rolls(1, 1, GATES[track])
    assert f"drawn {card}" not in table.legal()
    assert table.player(1).open_cards == [card]


@pytest.mark.rule("CK-PROG-14")
def test_the_spy_does_not_take_a_victory_point_card() -> None:
    table = Table().levels(1, science=1).rolls(1, 1, "gate-science").play("drawn printer").progress(0, "spy")
    assert table.why_not("play spy") == "CK-PROG-22"
    table.progress(1, "crane", "smith").play("play spy")
    assert table.why_not("seize printer") == "CK-CARD-53"
    table.play("seize crane")
    assert table.player(1).open_cards == ["printer"]


@pytest.mark.rule("CK-PROG-09", "CK-PROG-14")
def test_victory_point_cards_do_not_count_for_the_limit_and_are_not_discarded() -> None:
    table = Table().levels(1, science=1, politics=1).progress(1, *FOUR).rolls(1, 1, "gate-science")
    table.play("drawn printer")
    assert table.asked() == "turn"
    table.rolls(1, 1, "gate-politics").play("drawn constitution")
    assert table.asked() == "turn"
    table.rolls(1, 1, "gate-science").play("drawn crane")
    assert (table.asked(), table.state.actor) == ("surplus", 1)
    assert table.why_not("surrender printer") == "CK-PROG-10"


# The limit of four ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-PROG-09")
def test_four_cards_may_be_held() -> None:
    table = Table().levels(1, science=1).progress(1, *FOUR[:3]).rolls(1, 1, "gate-science").play("drawn crane")
    assert table.asked() == "turn"
    assert sum(table.held(1).values()) == 4


@pytest.mark.rule("CK-PROG-10")
@pytest.mark.parametrize("card", [*FOUR, "alchemist"])
def test_a_player_who_receives_a_fifth_card_gives_up_one_of_choice(card: str) -> None:
    table = Table().levels(1, science=1).progress(1, *FOUR).rolls(1, 1, "gate-science").play("drawn alchemist")
    assert (table.asked(), table.state.actor) == ("surplus", 1)
    assert sorted(table.legal()) == sorted(f"surrender {name}" for name in [*FOUR, "alchemist"])
    assert table.why_not("surrender irrigation") == "CK-PROG-10"
    table.play(f"surrender {card}")
    assert table.held(1) == {name: 1 for name in ("alchemist", *FOUR) if name != card}
    assert table.asked() == "turn"


@pytest.mark.rule("CK-PROG-11")
def test_a_player_not_on_turn_discards_before_production() -> None:
    table = Table().settlement(0, "n:0,2").levels(1, science=1).progress(1, *FOUR)  # mountains 6
    table.rolls(5, 1, "gate-science").play("drawn crane")
    assert table.asked() == "surplus"
    assert table.cards(0) == {}
    table.play("surrender crane")
    assert table.cards(0) == {"ore": 1}
    assert table.names().index("surrenders") < table.names().index("receives")


@pytest.mark.rule("CK-PROG-11", "CK-PROG-21")
def test_the_active_player_keeps_a_fifth_card_until_the_end_of_the_turn() -> None:
    table = Table().city(0, "n:0,2").levels(0, science=1).progress(0, *FOUR).rolls(1, 1, "gate-science")
    table.play("drawn irrigation")
    assert table.asked() == "turn"
    assert table.why_not("end") == "CK-PROG-21"
    table.play("play mining")
    assert sum(table.held(0).values()) == 4
    assert table.why_not("end") == ""


@pytest.mark.rule("CK-PROG-11")
def test_with_the_option_the_active_player_discards_at_once_too() -> None:
    table = Table(progress_over_limit="immediate_for_all").settlement(0, "n:0,2").levels(0, science=1)
    table.progress(0, *FOUR).rolls(5, 1, "gate-science").play("drawn irrigation")
    assert (table.asked(), table.state.actor) == ("surplus", 0)
    assert table.cards(0) == {}
    table.play("surrender smith")
    assert table.cards(0) == {"ore": 1}


@pytest.mark.rule("CK-PROG-12")
@pytest.mark.parametrize("number", range(1, 5))
def test_nobody_discards_a_progress_card_while_holding_four_or_fewer(number: int) -> None:
    table = Table().progress(0, *FOUR[:number])
    assert table.why_not("surrender crane") == "CK-PROG-12"
    assert table.legal("surrender") == []


@pytest.mark.rule("CK-PROG-21")
def test_the_active_player_may_discard_surplus_cards_at_any_moment_of_the_turn() -> None:
    table = Table().progress(0, *FOUR, "alchemist", "irrigation").hand(0, lumber=1, brick=1).settlement(0, "n:0,0")
    table.play("surrender crane", f"road {way('n:0,0', 's:1,-1')}")
    assert table.why_not("end") == "CK-PROG-21"
    table.play("surrender alchemist")
    assert table.why_not("surrender mining") == "CK-PROG-12"
    assert table.why_not("end") == ""


@pytest.mark.rule("CK-PROG-20")
def test_a_surplus_card_is_discarded_unseen() -> None:
    table = Table().levels(1, science=1).progress(1, *FOUR).rolls(1, 1, "gate-science")
    table.play("drawn crane", "surrender smith")
    (event,) = table.told("surrenders")
    assert (event.seat, event.rule) == (1, "CK-PROG-20")
    assert event.seen_by(1).details["card"] == "card.smith"
    for seat in (0, 2, -1):
        assert event.seen_by(seat).details == {"track": "track.science"}
    for event in table.told("sets-card-aside"):
        assert "card" not in event.seen_by(0).details


@pytest.mark.rule("CK-PROG-20")
def test_surplus_cards_of_one_moment_go_under_the_deck_in_turn_order() -> None:
    table = Table().on_turn(1).levels(0, science=1).levels(2, science=1)
    table.progress(0, "bishop", "warlord", "wedding", "alchemist").progress(2, "merchant", "spy", "spy", "inventor")
    table.deck("science", "crane", "irrigation").rolls(1, 1, "gate-science").play("drawn crane", "drawn irrigation")
    assert table.state.awaited() == [2, 0]
    table.play("p1 surrender alchemist", "p3 surrender inventor")
    assert [event.seat for event in table.told("surrenders")] == [2, 0]
    table.levels(1, science=1).levels(0, science=0).levels(2, science=0).rolls(1, 1, "gate-science")
    assert table.legal() == ["drawn inventor"]
    table.play("drawn inventor").rolls(1, 1, "gate-science")
    assert table.legal() == ["drawn alchemist"]


@pytest.mark.rule("CK-PROG-23")
def test_a_discarded_card_is_not_drawn_by_the_next_player_of_the_same_draw() -> None:
    table = Table().progress(1, *FOUR).deck("science", "irrigation").levels(1, science=1).levels(2, science=1)
    table.rolls(1, 1, "gate-science").play("drawn irrigation")
    assert (table.asked(), table.state.actor) == ("surplus", 1)
    table.play("surrender crane")
    assert table.held(2) == {}
    assert table.asked() == "turn"


@pytest.mark.rule("CK-PROG-23")
def test_all_draw_before_anybody_discards() -> None:
    table = Table().progress(1, *FOUR).levels(1, science=1).levels(2, science=1).rolls(1, 1, "gate-science")
    table.play("drawn irrigation")
    assert table.by_chance()  # the third seat draws now
    table.play("drawn alchemist")
    assert (table.asked(), table.state.actor) == ("surplus", 1)
    assert table.names()[-2:] == ["draws", "draws"]


# Decks ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-PROG-07")
def test_played_and_discarded_cards_go_under_their_own_deck_and_come_up_in_that_order() -> None:
    table = Table().city(0, "n:0,2").progress(0, *FOUR, "alchemist", "irrigation").deck("science", "medicine")
    table.settlement(0, "n:-1,1").levels(0, science=1)
    table.play("play mining", "surrender alchemist", "play irrigation", "end").on_turn(0)
    assert table.state.view(0).decks == {"trade": 18, "politics": 18, "science": 4}
    for card in ("medicine", "mining", "alchemist", "irrigation"):
        table.rolls(1, 1, "gate-science")
        assert table.legal() == [f"drawn {card}"]
        table.play(f"drawn {card}")
    assert table.state.view(0).decks["science"] == 0


@pytest.mark.rule("CK-PROG-13")
def test_when_a_deck_runs_out_the_others_get_nothing() -> None:
    table = Table().deck("trade", "merchant", "merchant").on_turn(2)
    for seat in range(3):
        table.levels(seat, trade=5)
    table.rolls(1, 1, "gate-trade").play("drawn merchant", "drawn merchant")
    assert [table.held(seat) for seat in (2, 0, 1)] == [{"merchant": 1}, {"merchant": 1}, {}]
    assert table.asked() == "turn"
    assert table.rolls(1, 1, "gate-trade").asked() == "turn"


@pytest.mark.rule("CK-PROG-08")
def test_the_robber_never_takes_progress_cards() -> None:
    table = Table().landed().settlement(1, "n:2,0").progress(1, *FOUR).settlement(2, "s:2,0").hand(2, ore=1)
    table.progress(2, "alchemist").rolls(3, 4, "gate-trade").play(f"robber {land('2,0')}")
    assert table.legal() == ["stolen ore"]  # the second seat has no card to take
    table.play("stolen ore")
    assert (table.held(0), sum(table.held(1).values()), table.held(2)) == ({}, 4, {"alchemist": 1})


# Playing --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-PROG-04")
def test_progress_cards_are_played_after_the_roll_and_the_alchemist_before_it() -> None:
    table = Table().city(0, "n:0,2").progress(0, "mining", "alchemist").on_turn(0, rolled=False)
    assert table.why_not("play mining") == "CK-TURN-03"
    assert table.why_not("play alchemist") == ""
    table.rolls(1, 1, "ship")
    assert table.why_not("play mining") == ""
    assert table.why_not("play alchemist") == "CK-CARD-04"


@pytest.mark.rule("CK-PROG-04")
def test_nobody_plays_a_card_on_the_turn_of_another_or_one_not_held() -> None:
    table = Table().city(1, "n:0,2").progress(1, "mining", "merchant-fleet").hand(0, lumber=1).hand(1, brick=1)
    assert table.why_not("play mining") == "CK-PROG-04"
    table.play("give lumber", "want brick", "offer")
    assert table.why_not("p2 play mining") == "CB-TRADE-01"
    assert table.why_not("p2 play merchant-fleet") == "CB-TRADE-01"


@pytest.mark.rule("CK-PROG-05")
def test_any_number_of_cards_may_be_played_also_those_of_this_turn() -> None:
    table = Table().city(0, "n:0,2").settlement(0, "n:-1,1").knight(0, "s:1,-1").levels(0, science=1)
    table.progress(0, "mining", "mining", "warlord", "merchant-fleet").rolls(1, 1, "gate-science")
    table.play("drawn irrigation", "play irrigation", "play mining", "play warlord", "play mining")
    table.play("play merchant-fleet", "name ore")
    assert len(table.told("plays")) == 5
    assert table.held(0) == {}


@pytest.mark.rule("CK-PROG-05")
def test_a_card_taken_by_the_spy_may_be_played_in_the_same_turn() -> None:
    table = Table().city(0, "n:0,2").progress(0, "spy").progress(1, "mining").play("play spy", "play mining")
    assert table.cards(0) == {"ore": 2}


@pytest.mark.rule("CK-PROG-19")
def test_a_played_card_is_shown_and_under_its_deck_before_its_effect() -> None:
    table = Table().progress(0, "spy").progress(1, "crane").progress(2, "smith").play("play spy")
    assert table.asked() == "targeting"
    assert (table.held(0), table.state.view(2).decks["politics"]) == ({}, 18)
    (event,) = table.told("plays")
    assert event.seen_by(2).details == {"card": "card.spy"}
    table.play("target p2")
    assert table.names().index("plays") < table.names().index("aims")


@pytest.mark.rule("CK-PROG-18")
def test_points_are_compared_as_they_are_when_the_card_is_played() -> None:
    table = Table().settlement(0, "n:0,2").settlement(1, "n:-1,1").city(2, "n:1,0").hand(1, ore=2).hand(2, ore=2)
    table.progress(0, "wedding", "merchant")
    table.state.merchant, table.state.merchant_of = land("-1,1"), 1
    table.state.zones[POINTS + 1] += 1
    table.play("play merchant", f"merchant {land('0,1')}")  # 2 points now; the second seat has 1, the third 2
    assert [table.points(seat) for seat in range(3)] == [2, 1, 2]
    assert table.why_not("play wedding") == "CK-PROG-22"


@pytest.mark.rule("CK-PROG-18")
def test_all_points_are_public() -> None:
    table = Table().levels(1, science=1).city(1, "n:0,2").rolls(1, 1, "gate-science").play("drawn printer")
    seen = [[player.points for player in table.state.view(seat).players] for seat in (0, 1, 2, -1)]
    assert seen[0] == seen[1] == seen[2] == seen[3]
    assert (seen[0][1].total, seen[0][1].hidden) == (3, 0)


# Choices of others ----------------------------------------------------------------------------------------------------


def schemer(card: str) -> Table:
    """A table where the first seat plays a card that asks the second one something."""
    table = Table().settlement(0, "n:0,0").road(0, "s:0,-1", "n:0,0", "s:1,-1").city(1, "n:0,2")
    table.hand(0, ore=1).hand(1, wool=2, coin=1, cloth=1).road(1, "s:1,-1", "n:0,1", "s:0,0", "n:-1,1")
    return table.knight(1, "s:1,-1").knight(1, "s:0,0").progress(0, card).play(f"play {card}")


@pytest.mark.rule("CK-PROG-17")
@pytest.mark.parametrize(
    ("card", "asked", "answers"),
    [
        ("wedding", "gifts", ["pay wool", "pay coin"]),
        ("saboteur", "sabotaged", ["discard wool", "discard coin"]),
        ("commercial-harbour", "paying", ["pay coin"]),
        ("deserter", "deserting", [f"lose {at('s:0,0')}"]),
        ("intrigue", "retreating", [f"go {at('n:0,1')}"]),
    ],
)
def test_a_card_that_asks_an_opponent_stops_the_turn(card: str, asked: str, answers: list[str]) -> None:
    table = schemer(card)
    if card == "commercial-harbour":
        table.play("barter p2 ore")
    assert (table.asked(), table.state.awaited()) == (asked, [1])
    assert table.why_not("end") == "CK-CLR-07"
    table.play(*answers)
    assert table.asked() == ("enlisting" if card == "deserter" else "turn")
    assert table.state.actor == 0


@pytest.mark.rule("CK-PROG-24")
@pytest.mark.parametrize(("card", "verb"), [("wedding", "pay"), ("saboteur", "discard")])
def test_the_affected_players_are_fixed_when_the_card_is_played(card: str, verb: str) -> None:
    table = Table().settlement(0, "n:0,0").city(1, "n:0,2").city(2, "n:-1,1").progress(0, card)
    table.hand(1, wool=2, ore=2).hand(2, wool=2, ore=2).play(f"play {card}", f"p2 {verb} wool", f"p2 {verb} ore")
    table.state.zones[POINTS] += 5  # the player on turn is ahead of everybody now
    table.play(f"p3 {verb} wool", f"p3 {verb} ore")
    assert table.cards(1) == table.cards(2) == {"wool": 1, "ore": 1}
    assert table.cards(0) == ({"wool": 2, "ore": 2} if card == "wedding" else {})


@pytest.mark.rule("CK-PROG-24")
def test_nobody_is_added_to_those_affected_after_the_play() -> None:
    table = Table().settlement(0, "n:0,0").city(1, "n:0,2").progress(0, "wedding").hand(1, wool=3, ore=3).hand(2, ore=3)
    table.play("play wedding")
    table.state.zones[POINTS + 2] += 5
    table.play("pay wool", "pay ore")
    assert (table.cards(0), table.cards(2)) == ({"wool": 1, "ore": 1}, {"ore": 3})


@pytest.mark.rule("CK-PROG-24")
def test_the_master_merchant_takes_both_cards_whatever_the_points_become() -> None:
    table = Table().settlement(0, "n:0,0").city(1, "n:0,2").progress(0, "master-merchant").hand(1, wool=3, ore=3)
    table.play("play master-merchant", "take wool")
    table.state.zones[POINTS] += 5
    table.play("take ore")
    assert (table.cards(0), table.cards(1)) == ({"wool": 1, "ore": 1}, {"wool": 2, "ore": 2})
