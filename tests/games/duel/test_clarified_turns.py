"""Clarifications about actions, choices and extra turns (DU-CLR-07, 08, 13 to 17, 19, 30)."""

import pytest

from .positions import names, play_through, side_by_side
from .table import Table, fresh_game, random_positions

SIX_BUILT = {1: "appian-way piraeus", 2: "colossus temple-of-artemis great-lighthouse hanging-gardens"}
FIVE_SYMBOLS = "apothecary workshop scriptorium academy university"  # all but the mortar


# Actions ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-CLR-07")
def test_an_action_is_an_open_card_with_a_way_to_play_it() -> None:
    structure = side_by_side("palace senate pretorium")
    # The Pyramids cost 8 coins, the Sphinx 8, the Mausoleum 10; the Senate is free, the other two are not affordable.
    table = Table(
        structure=structure,
        cities={1: "rostrum"},
        coins={1: 8},
        wonders={1: "pyramids sphinx mausoleum", 2: "colossus"},
    )
    assert table.price("palace") == 10
    assert sorted(table.legal()) == sorted(
        [
            "build senate",
            "build pretorium",
            "discard palace",
            "discard senate",
            "discard pretorium",
            *(f"raise {wonder} {card}" for wonder in ("pyramids", "sphinx") for card in structure.values()),
        ]
    )
    assert table.refusal("build palace") == table.refusal("raise mausoleum palace") == "DU-COST-17"
    assert table.refusal("raise colossus palace") == "DU-WON-05"
    for move in ("begin p1", "take law", "keep economy", "destroy quarry", "revive altar", "pick sphinx"):
        assert table.refusal(move) == "DU-CLR-07"


@pytest.mark.rule("DU-CLR-07")
def test_there_are_at_most_thirty_six_actions() -> None:
    cards = "altar theater baths tavern stable garrison"
    wonders = {1: "pyramids sphinx piraeus colossus"}
    table = Table(cards, coins={1: 50}, wonders=wonders)
    assert len(table.legal()) == 36
    assert [len(table.legal(verb)) for verb in ("build", "discard", "raise")] == [6, 6, 24]
    assert len(Table(cards, coins={1: 0}, wonders=wonders).legal()) == 3 + 6  # three cards cost nothing
    assert all(len(table.legal()) <= 36 for table in random_positions(range(8)) if table.legal("discard"))


@pytest.mark.rule("DU-CLR-07")
def test_in_every_game_each_open_card_can_be_discarded_built_if_payable_and_used_for_payable_wonders() -> None:
    for number, table in enumerate(random_positions(range(6))):
        if number % 5 or not table.legal("discard"):
            continue
        seat = table.actor
        coins = table.coins(seat)
        wonders = [one.wonder for one in table.city(seat).wonders if one.offer and one.offer.affordable]
        expected = {f"discard {card}" for card in table.open}
        expected |= {f"build {card}" for card in table.open if table.price(card, seat) <= coins}
        expected |= {f"raise {wonder} {card}" for wonder in wonders for card in table.open}
        assert set(table.legal()) == expected
        assert len(table.legal()) == len(expected)
        if table.view().wonders_built == 7:
            assert wonders == []


@pytest.mark.rule("DU-CLR-07")
def test_no_wonder_can_be_built_when_seven_stand() -> None:
    structure = side_by_side("obelisk palace senate study")
    wonders = {1: "pyramids", 2: "great-library"}
    table = Table(structure=structure, coins={1: 50, 2: 50}, wonders=wonders, built=SIX_BUILT)
    assert len(table.legal("raise")) == 4
    table.do("raise pyramids obelisk")
    assert table.view().wonders_built == 7
    assert (table.actor, table.legal("raise")) == (2, [])
    assert table.refusal("raise great-library palace") == "DU-WON-10"
    assert table.do("discard palace").legal("raise") == []


@pytest.mark.rule("DU-CLR-07")
def test_follow_up_choices_are_separate_decisions_of_the_same_player() -> None:
    table = Table("baths altar", cities={2: "quarry sawmill"}, coins={2: 40, 1: 40}, wonders={1: "statue-of-zeus"})
    table.do("raise statue-of-zeus baths")
    assert (table.actor, table.legal()) == (1, ["destroy quarry", "destroy sawmill"])
    table = Table("library", cities={2: "scriptorium"}, coins={2: 40}, turn=2).do("build library")
    assert (table.actor, len(table.legal("take")), len(table.legal())) == (2, 5, 5)


@pytest.mark.rule("DU-CLR-07")
def test_the_player_of_a_turn_makes_all_its_choices_in_every_game() -> None:
    follow_ups = 0
    for seed in range(20):
        player = 0
        for step in play_through(seed):
            verb = step.move.split()[0]
            if verb in ("build", "discard", "raise"):
                player = step.seat
            elif verb in ("take", "keep", "destroy", "revive"):
                follow_ups += 1
                assert step.seat == player
    assert follow_ups > 20


@pytest.mark.rule("DU-CLR-08")
@pytest.mark.parametrize("card", ["altar", "statue"])
@pytest.mark.parametrize(("pawn", "decider"), [(3, 2), (-1, 1)])
@pytest.mark.parametrize("starter", [1, 2])
def test_choosing_the_starting_player_is_a_decision_but_not_a_turn(
    card: str, pawn: int, decider: int, starter: int
) -> None:
    table = Table(card, pawn=pawn, coins={1: 9, 2: 9}, last=True).after(f"discard {card}")
    assert (table.actor, table.asked) == (decider, "beginning")
    assert table.legal() == ["begin p1", "begin p2"]
    assert table.refusal(f"discard {table.open[0]}") == "DU-CLR-08"
    before = table.coins(1), table.coins(2)
    table.do(f"begin p{starter}")
    assert (table.actor, table.asked) == (starter, "turn")
    assert all(not slot.taken for slot in table.view().slots)
    assert (table.coins(1), table.coins(2)) == before
    table.after(f"discard {table.open[0]}")
    assert table.actor == 3 - starter


# The Mausoleum ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-CLR-13")
@pytest.mark.parametrize("theology", [True, False])
def test_a_pair_completed_by_the_mausoleum_gives_its_token_in_the_same_turn(theology: bool) -> None:
    table = Table(
        structure=side_by_side("obelisk palace"),
        cities={1: "apothecary"},
        coins={1: 10},
        wonders={1: "mausoleum"},
        tokens={1: "theology" if theology else ""},
        discard="school",
    )
    table.do("raise mausoleum obelisk", "revive school")
    assert (table.actor, table.asked) == (1, "taking")
    assert table.told("extra-turn") == []
    table.do("take philosophy")
    assert table.city(1).tokens == (["philosophy", "theology"] if theology else ["philosophy"])
    assert (table.actor, table.asked) == (1 if theology else 2, "turn")
    order = [name for name in names(table) if name in ("revives", "pair", "takes", "extra-turn")]
    assert order == ["revives", "pair", "takes"] + ["extra-turn"] * theology


@pytest.mark.rule("DU-CLR-14")
@pytest.mark.parametrize("theology", ["", "theology"])
@pytest.mark.parametrize(
    ("card", "cities", "pawn", "result"),
    [
        ("guard-tower", "", 8, "military-supremacy"),
        ("pretorium", "", 6, "military-supremacy"),
        ("pharmacist", FIVE_SYMBOLS, 0, "scientific-supremacy"),
        ("dispensary", FIVE_SYMBOLS, 0, "scientific-supremacy"),
    ],
)
@pytest.mark.parametrize("seat", [1, 2])
def test_a_card_of_the_mausoleum_may_win_at_once(
    card: str, cities: str, pawn: int, result: str, theology: str, seat: int
) -> None:
    table = Table(
        "obelisk palace",
        cities={seat: cities},
        coins={seat: 40, 3 - seat: 40},
        pawn=pawn if seat == 1 else -pawn,
        wonders={seat: "mausoleum"},
        tokens={seat: theology},
        discard=card,
        turn=seat,
    )
    table.do("raise mausoleum obelisk")
    assert not table.over
    table.do(f"revive {card}")
    assert (table.result, table.winners) == (result, [seat])
    assert table.legal() == []


# Extra turns --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-CLR-15")
@pytest.mark.parametrize("wonder", ["sphinx", "appian-way", "piraeus", "hanging-gardens", "temple-of-artemis"])
def test_two_sources_of_an_extra_turn_give_one(wonder: str) -> None:
    structure = side_by_side("obelisk palace senate")
    table = Table(structure=structure, coins={1: 40}, wonders={1: wonder}, tokens={1: "theology"})
    table.do(f"raise {wonder} obelisk")
    assert (table.actor, len(table.told("extra-turn"))) == (1, 1)
    assert not table.view().again
    table.do("discard palace")
    assert (table.actor, len(table.told("extra-turn"))) == (2, 1)


@pytest.mark.rule("DU-CLR-15")
def test_extra_turns_are_not_saved_up() -> None:
    structure = side_by_side("obelisk palace senate study gardens")
    wonders = {1: "sphinx temple-of-artemis"}
    table = Table(structure=structure, coins={1: 40}, wonders=wonders, tokens={1: "theology"})
    table.do("raise sphinx obelisk", "raise temple-of-artemis palace", "discard senate")
    assert table.actor == 2
    table.do("discard study")
    assert table.actor == 1
    assert len(table.told("extra-turn")) == 2


@pytest.mark.rule("DU-CLR-16")
@pytest.mark.parametrize(
    ("wonder", "asked", "choice"),
    [
        ("circus-maximus", "destroying-grey", "destroy press"),
        ("statue-of-zeus", "destroying-brown", "destroy quarry"),
        ("mausoleum", "reviving", "revive altar"),
        ("great-library", "keeping", "keep masonry"),
    ],
)
def test_with_theology_the_choice_of_a_wonder_comes_before_the_extra_turn(wonder: str, asked: str, choice: str) -> None:
    table = Table(
        structure=side_by_side("obelisk palace"),
        cities={2: "press quarry"},
        coins={1: 40},
        wonders={1: wonder},
        tokens={1: "theology"},
        discard="altar",
    )
    table.do(f"raise {wonder} obelisk")
    if wonder == "great-library":
        assert (table.asked, table.view().again) == ("drawing", True)
        table.do("draw architecture+economy+masonry")
    assert (table.actor, table.asked, table.view().again) == (1, asked, True)
    assert table.refusal("discard palace") == "DU-TURN-15"
    assert table.told("extra-turn") == []
    table.do(choice)
    assert (table.actor, table.asked) == (1, "turn")
    assert names(table)[-1] == "extra-turn"
    assert table.allows("discard palace")


@pytest.mark.rule("DU-CLR-17")
@pytest.mark.parametrize(("pawn", "lost"), [(2, 2), (5, 5), (0, 0)])
def test_a_looted_player_loses_coins_alone_and_chooses_nothing(pawn: int, lost: int) -> None:
    cities = {2: "quarry sawmill theater press"}
    table = Table(
        "guard-tower", cities=cities, coins={1: 20, 2: 20}, pawn=pawn, wonders={2: "sphinx"}, tokens={2: "law"}
    )
    before = table.city(2)
    table.do("build guard-tower")
    after = table.city(2)
    assert (table.actor, table.asked) == (2, "turn")
    assert after.coins == 20 - lost
    assert (after.cards, after.tokens, [one.wonder for one in after.wonders]) == (before.cards, ["law"], ["sphinx"])


@pytest.mark.rule("DU-CLR-17")
@pytest.mark.parametrize(("rival", "left"), [(20, 17), (1, 0), (0, 0)])
def test_the_appian_way_takes_coins_alone_and_asks_the_loser_nothing(rival: int, left: int) -> None:
    table = Table("baths", cities={2: "quarry press theater"}, coins={1: 20, 2: rival}, wonders={1: "appian-way"})
    before = table.city(2).cards
    table.do("raise appian-way baths")
    assert (table.actor, table.asked, table.coins(2), table.city(2).cards) == (1, "turn", left, before)


@pytest.mark.rule("DU-CLR-19")
@pytest.mark.parametrize("theology", ["", "theology"])
def test_the_eighth_wonder_goes_even_if_its_owner_has_an_extra_turn_before_him(theology: str) -> None:
    wonders = {1: "sphinx pyramids"}
    structure = side_by_side("obelisk palace senate")
    table = Table(
        structure=structure, coins={1: 50}, wonders=wonders, built=SIX_BUILT, tokens={1: theology} if theology else {}
    )
    table.do("raise sphinx obelisk")
    (event,) = table.told("retires")
    assert (event.seat + 1, event.details["wonder"]) == (1, "wonder.pyramids")
    assert (table.actor, table.asked, len(table.told("extra-turn"))) == (1, "turn", 1)
    assert table.legal("raise") == []
    assert table.refusal("raise pyramids palace") == "DU-WON-10"
    assert table.city(1).points.wonders == 3 + 2 + 6


# Single options -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-CLR-30")
def test_a_choice_with_a_single_option_is_still_asked() -> None:
    city = {2: "quarry press"}
    for wonder, asked, only in (
        ("statue-of-zeus", "destroying-brown", "destroy quarry"),
        ("circus-maximus", "destroying-grey", "destroy press"),
        ("mausoleum", "reviving", "revive theater"),
    ):
        table = Table("baths", cities=city, coins={1: 40}, wonders={1: wonder}, discard="theater")
        table.do(f"raise {wonder} baths")
        assert (table.actor, table.asked, table.legal()) == (1, asked, [only])
    board = "agriculture law philosophy strategy theology"
    tokens = {1: "agriculture law", 2: "philosophy strategy"}
    table = Table("library", cities={1: "scriptorium"}, coins={1: 40}, board=board, tokens=tokens).do("build library")
    assert (table.actor, table.asked, table.legal()) == (1, "taking", ["take theology"])


@pytest.mark.rule("DU-CLR-30")
def test_only_the_last_wonder_of_a_group_is_given_without_a_decision() -> None:
    table = fresh_game(3)
    for group in (1, 2):
        sizes = []
        while len(table.told("wonders-laid")) == group and table.asked == "picking":
            sizes.append(len(table.legal("pick")))
            table.do(table.legal("pick")[0])
        table.let_chance()
        assert sizes == [4, 3, 2]
        assert len(table.told("gets-last")) == group
    assert [len(table.city(seat).wonders) for seat in (1, 2)] == [4, 4]
