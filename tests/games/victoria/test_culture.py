"""Culture: Inspiration, which copies a persistent effect, and the coin that shows which."""

import pytest

from ecumene.core.notation import pack
from ecumene.core.options import Options
from ecumene.core.refusal import OK
from ecumene.games.victoria.material import CULTURE, DISCARD
from ecumene.games.victoria.moves import USE

from .table import Table

HAND = ["war-1", "religion-1", "science-1"]
AREA = ["economy-1", "culture-1", "culture-1"]
PILE = ["war-2", "religion-2", "utopia-3"]

# Each persistent effect with the choices made in it, and the hand, area and discard pile that follow from it.
COPIES: list[tuple[str, str, list[str], list[str], list[str], list[str]]] = [
    ("assassination", "war", ["discard war-1"], HAND[1:], AREA, ["war-1", *PILE]),
    ("purge", "war", ["discard war-1", "discard science-1"], ["religion-1"], AREA, ["war-1", "science-1", *PILE]),
    ("holy-book", "religion", [], HAND, AREA, PILE),
    ("divine-right", "religion", [], HAND, AREA, PILE),
    (
        "development", "economy", ["drop economy", "play war-1"],
        HAND[1:], ["war-1", "culture-1", "culture-1"], ["economy-1", *PILE],
    ),
    (
        "monopoly", "economy", ["drop culture", "drop economy", "play war-1", "play religion-1"],
        ["science-1"], ["war-1", "religion-1", "culture-1"], ["economy-1", "culture-1", *PILE],
    ),
    (
        "experiment", "science", ["return economy", "play war-1"],
        ["religion-1", "economy-1", "science-1"], ["war-1", "culture-1", "culture-1"], PILE,
    ),
    (
        "research", "science", ["return culture", "return economy", "play war-1", "play religion-1"],
        ["economy-1", "science-1", "culture-1"], ["war-1", "religion-1", "culture-1"], PILE,
    ),
    ("oligarchy", "utopia", ["recover war-2"], ["war-2", *HAND], AREA, ["religion-2", "utopia-3"]),
    ("republic", "utopia", ["recover war-2", "recover utopia-3"], ["war-2", "utopia-3", *HAND], AREA, ["religion-2"]),
]  # fmt: skip


def copying(domain: str, players: int = 3) -> Table:
    """Seat 1 leads in Culture and has no effect of its own; the last seat has five cards of a domain."""
    return Table(
        players,
        hands={1: " ".join(HAND), 2: "war*3", 3: "religion*3"},
        areas={1: " ".join(AREA), players: f"{domain}*5"},
        discard=" ".join(PILE),
        step="effects",
    )


def leading(options: Options | None = None, mine: str = "", theirs: str = "war*5") -> Table:
    """Seat 1 leads in Culture against one opponent with an effect."""
    return Table(
        hands={1: "war*2 religion*2 culture", 2: "war religion science"},
        areas={1: f"culture*2 {mine}", 2: theirs},
        discard="economy-3*3",
        step="effects",
        options=options,
    )


@pytest.mark.rule("CV-CUL-01", "CV-CUL-11")
@pytest.mark.parametrize(
    ("effect", "domain", "choices", "hand", "area", "pile"), COPIES, ids=[copy[0] for copy in COPIES]
)
def test_inspiration_applies_a_persistent_effect_of_another_area_as_if_it_were_the_own(
    effect: str, domain: str, choices: list[str], hand: list[str], area: list[str], pile: list[str]
) -> None:
    table = copying(domain)
    theirs = [table.hand(2), table.hand(3), table.area(2), table.area(3)]
    assert not table.allows(f"use {effect}")
    table.do(f"copy {effect} p3", *choices)
    assert table.asked == "effects"
    assert sorted(table.hand(1)) == sorted(hand)
    assert sorted(table.area(1)) == sorted(area)
    assert sorted(table.discard) == sorted(pile)
    assert [table.hand(2), table.hand(3), table.area(2), table.area(3)] == theirs


@pytest.mark.rule("CV-CUL-01")
@pytest.mark.parametrize(("effect", "limit"), [("holy-book", 5), ("divine-right", 7)])
def test_a_copied_religion_effect_raises_ones_own_hand_limit(effect: str, limit: int) -> None:
    table = copying("religion").do(f"copy {effect} p3").end_turn()
    assert len(table.hand(1)) == limit


@pytest.mark.rule("CV-CUL-01")
def test_inspiration_copies_persistent_effects_of_others_only() -> None:
    table = leading(mine="science*5")
    assert table.legal("copy") == ["copy assassination p2", "copy purge p2"]
    assert table.refusal("copy experiment p1") == "CV-CLR-15"


@pytest.mark.rule("CV-CUL-11")
def test_a_copied_purge_discards_from_the_hand_of_the_player_who_copies() -> None:
    table = leading()
    table.do("copy purge p2")
    assert table.legal() == ["discard war-1", "discard religion-1", "discard culture-1"]
    assert table.refusal("discard science-1") == "CV-WAR-02"
    table.do("discard war-1", "discard war-1")
    assert table.hand(1) == ["religion-1", "religion-1", "culture-1"]
    assert table.hand(2) == ["war-1", "religion-1", "science-1"]


@pytest.mark.rule("CV-CUL-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_inspiration_requires_strictly_more_culture_than_each_other_player(players: int) -> None:
    for rival in range(2, players + 1):
        for culture, enough in ((1, False), (2, False), (3, True)):
            areas = {1: f"culture*{culture}", **dict.fromkeys(range(2, players + 1), "culture")}
            areas[rival] = "culture*2"
            areas[2] += " war*5"
            table = Table(players, hands={1: "war*3"}, areas=areas, step="effects")
            for effect in ("assassination", "purge"):
                assert table.allows(f"copy {effect} p2") == enough
                assert table.refusal(f"copy {effect} p2") == ("" if enough else "CV-CUL-02")


@pytest.mark.rule("CV-CUL-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_culture_card_against_none_is_enough_for_inspiration(players: int) -> None:
    table = Table(players, hands={1: "war*3"}, areas={1: "culture", players: "war*5"}, step="effects")
    assert table.allows(f"copy purge p{players}")
    table = Table(players, hands={1: "war*3"}, areas={players: "war*5"}, step="effects")
    assert table.refusal(f"copy purge p{players}") == "CV-CUL-02"
    assert not table.allows(f"copy purge p{players}")


@pytest.mark.rule("CV-CUL-04")
def test_only_one_effect_may_be_copied_in_a_turn() -> None:
    table = Table(
        3, hands={1: "war*4", 2: "war*3", 3: "war*3"},
        areas={1: "culture", 2: "war*5 religion*3", 3: "science*5"}, step="effects",
    )  # fmt: skip
    table.do("copy holy-book p2")
    for copy in ("copy assassination p2", "copy purge p2", "copy experiment p3", "copy research p3"):
        assert table.refusal(copy) == "CV-CUL-04"
    assert table.legal("copy") == []
    table.end_turn().pass_turn().pass_turn()
    table.do(table.legal("play")[0])
    assert table.allows("copy experiment p3")
    assert table.allows("copy holy-book p2")


@pytest.mark.rule("CV-CUL-05")
@pytest.mark.parametrize(("players", "level_1", "level_2"), [(2, 3, 5), (3, 3, 5), (4, 2, 4)])
def test_a_level_is_copied_only_where_the_copied_player_meets_its_threshold(
    players: int, level_1: int, level_2: int
) -> None:
    for have in range(1, 7):
        table = Table(players, hands={1: "war*3"}, areas={1: "culture", 2: f"war*{have}"}, step="effects")
        for effect, threshold in (("assassination", level_1), ("purge", level_2)):
            assert table.allows(f"copy {effect} p2") == (have >= threshold)
            assert table.refusal(f"copy {effect} p2") == ("" if have >= threshold else "CV-CUL-05")


@pytest.mark.rule("CV-CUL-05")
def test_only_face_up_cards_of_the_copied_player_count() -> None:
    table = Table(
        hands={1: "war*3"}, areas={1: "culture", 2: "economy*2 utopia*2"},
        embargoes={2: "economy economy"}, democracies={2: "utopia utopia"}, discard="war", step="effects",
    )  # fmt: skip
    assert table.refusal("copy development p2") == "CV-CUL-05"
    assert table.refusal("copy oligarchy p2") == "CV-CUL-05"
    assert table.legal("copy") == []


@pytest.mark.rule("CV-CUL-05")
def test_the_threshold_of_the_copied_player_is_tested_immediately_before_copying() -> None:
    table = leading(mine="war*3 science", theirs="science*5")
    assert table.allows("copy research p2")
    table.do("use attack", "name science")
    assert table.refusal("copy research p2") == "CV-CUL-05"
    assert table.allows("copy experiment p2")


@pytest.mark.rule("CV-CUL-05")
def test_ones_own_cards_do_not_open_a_level_of_another_player() -> None:
    table = leading(mine="science*5", theirs="science*3")
    assert table.allows("copy experiment p2")
    assert table.refusal("copy research p2") == "CV-CUL-05"


EXACT: Options = {"culture_exclusion_scope": "exact_effect"}
CONTINUOUS: Options = {"religion_limit_timing": "continuous"}


@pytest.mark.rule("CV-CUL-06")
@pytest.mark.parametrize("copied", ["holy-book", "divine-right"])
def test_copying_uses_up_the_persistent_slot_of_the_copied_domain(copied: str) -> None:
    table = leading(mine="religion*5 science*3", theirs="religion*5")
    table.do(f"copy {copied} p2")
    for own in ("holy-book", "divine-right"):
        assert table.refusal(f"use {own}") == "CV-CUL-06"
        assert not table.allows(f"use {own}")
    assert table.allows("use experiment")
    assert table.allows("use inquisition")


@pytest.mark.rule("CV-CUL-06")
@pytest.mark.parametrize("own", ["holy-book", "divine-right"])
def test_a_persistent_slot_already_used_blocks_copying_its_domain(own: str) -> None:
    table = leading(mine="religion*5", theirs="religion*5 science*3")
    table.do(f"use {own}")
    for copied in ("holy-book", "divine-right"):
        assert table.refusal(f"copy {copied} p2") == "CV-CUL-06"
        assert not table.allows(f"copy {copied} p2")
    assert table.allows("copy experiment p2")


@pytest.mark.rule("CV-CUL-06")
def test_with_the_exact_scope_only_the_same_level_is_excluded_after_copying() -> None:
    for copied, other in (("holy-book", "divine-right"), ("divine-right", "holy-book")):
        table = leading(EXACT, mine="religion*5", theirs="religion*5").do(f"copy {copied} p2")
        assert table.refusal(f"use {copied}") == "CV-CUL-06"
        assert table.allows(f"use {other}")


@pytest.mark.rule("CV-CUL-06")
def test_with_the_exact_scope_only_the_same_level_is_excluded_after_using_the_own() -> None:
    for own, other in (("holy-book", "divine-right"), ("divine-right", "holy-book")):
        table = leading(EXACT, mine="religion*5", theirs="religion*5").do(f"use {own}")
        assert table.refusal(f"copy {own} p2") == "CV-CUL-06"
        assert table.allows(f"copy {other} p2")
        assert not table.allows(f"use {other}")


@pytest.mark.rule("CV-CUL-06")
def test_with_the_exact_scope_both_levels_are_carried_out_and_religion_stays_at_seven() -> None:
    table = leading(EXACT, mine="war*3", theirs="war*5")
    table.do("use assassination", "discard culture-1", "copy purge p2", "discard war-1", "discard religion-1")
    assert table.hand(1) == ["war-1", "religion-1"]
    for moves in (("use holy-book", "copy divine-right p2"), ("copy holy-book p2", "use divine-right")):
        table = leading(EXACT, mine="religion*5", theirs="religion*5").do(*moves)
        assert table.view().hand_limit == 7
        assert len(table.end_turn().hand(1)) == 7


@pytest.mark.rule("CV-CUL-06")
@pytest.mark.parametrize(
    ("religion", "copied", "limit"),
    [(0, "holy-book", 5), (3, "holy-book", 5), (3, "divine-right", 7), (5, "holy-book", 7)],
)
def test_under_the_continuous_limit_the_higher_of_ones_own_and_the_copied_one_applies(
    religion: int, copied: str, limit: int
) -> None:
    table = leading(CONTINUOUS, mine=f"religion*{religion}", theirs="religion*5")
    table.do(f"copy {copied} p2").end_turn()
    assert len(table.hand(1)) == limit


@pytest.mark.rule("CV-CUL-07")
def test_culture_has_no_discard_effect() -> None:
    table = Table(hands={1: "culture*3"}, areas={1: "culture*7", 2: "war*2"}, step="effects")
    assert table.legal() == ["end"]
    discard_effect = pack(USE, 3 * CULTURE + DISCARD)
    assert table.state.why_not(discard_effect) is not OK
    assert discard_effect not in list(table.state.moves())


@pytest.mark.rule("CV-CUL-08")
@pytest.mark.parametrize(("copy", "place"), [("purge p2", (2, "war")), ("holy-book p3", (3, "religion"))])
def test_the_coin_is_placed_on_the_copied_domain_of_the_copied_player(copy: str, place: tuple[int, str]) -> None:
    table = Table(
        3, hands={1: "war*2 science"}, areas={1: "culture", 2: "war*5", 3: "religion*3 war*5"}, step="effects"
    )
    assert table.coin() is None
    table.do(f"copy {copy}")
    assert table.coin() == place
    assert table.view().coin_user == 0


@pytest.mark.rule("CV-CUL-08")
def test_the_coin_goes_over_to_the_next_player_who_copies() -> None:
    table = Table(
        hands={1: "war*3", 2: "culture*3"}, areas={1: "culture religion*3", 2: "culture religion*3"}, turn=2
    ).do("play culture-1", "copy holy-book p1")
    assert (table.view().coin_user, table.coin()) == (1, (1, "religion"))


def with_coin() -> Table:
    """Seat 1, with two Culture cards, has copied seat 2's Holy Book and ended the turn; it is seat 2's turn."""
    return Table(
        hands={1: "war religion science", 2: "war culture science"},
        areas={1: "culture*2", 2: "religion*3 war*3 culture"}, step="effects",
    ).do("copy holy-book p2").end_turn()  # fmt: skip


@pytest.mark.rule("CV-CUL-09")
def test_the_coin_stays_until_its_users_next_turn_when_it_may_move_or_remain() -> None:
    for copy, place in (("copy holy-book p2", (2, "religion")), ("copy assassination p2", (2, "war"))):
        table = with_coin()
        assert (table.actor, table.coin()) == (2, (2, "religion"))
        table.do("play war-1")
        assert table.coin() == (2, "religion")
        table.end_turn()
        assert (table.actor, table.coin()) == (1, (2, "religion"))
        table.do("play war-1")
        assert table.coin() == (2, "religion")
        assert table.allows(copy)
        table.do(copy)
        assert table.coin() == place
        if table.asked == "discarding":
            table.do(table.legal()[0])
        table.end_turn()
        assert (table.actor, table.coin()) == (2, place)


@pytest.mark.rule("CV-CUL-10")
def test_the_coin_comes_off_as_soon_as_another_player_has_as_much_culture() -> None:
    table = with_coin().do("play culture-1")
    assert table.coin() is None
    assert [event.rule for event in table.told("coin-off")] == ["CV-CUL-10"]
    assert table.view().coin_user == 0


@pytest.mark.rule("CV-CUL-10")
def test_the_coin_comes_off_in_the_middle_of_an_effect_when_its_user_gives_up_culture() -> None:
    table = leading(mine="science*5", theirs="religion*3 culture").do("copy holy-book p2")
    table.do("use research", "return science")
    assert table.coin() == (2, "religion")
    table.do("return culture")
    assert table.coin() is None
    table.do("play culture-1")
    assert table.coin() is None
    table = leading(mine="economy*3", theirs="religion*3 culture").do("copy holy-book p2", "use development")
    assert table.coin() == (2, "religion")
    table.do("drop culture")
    assert table.coin() is None


@pytest.mark.rule("CV-CUL-10")
def test_a_third_player_with_as_much_culture_takes_the_coin_off_too() -> None:
    table = Table(
        3, hands={1: "war*3", 2: "culture*3", 3: "culture*3"}, areas={1: "culture*2", 2: "religion*3", 3: "culture"},
        step="effects",
    ).do("copy holy-book p2").end_turn()  # fmt: skip
    table.do("play culture-1")
    assert table.coin() == (2, "religion")
    table.end_turn().do("play culture-1")
    assert table.coin() is None


@pytest.mark.rule("CV-CUL-10")
def test_the_coin_is_tested_between_the_attackers_own_discard_and_those_of_the_victims() -> None:
    table = leading(mine="war*2", theirs="religion*3 culture").do("copy holy-book p2", "use attack", "name culture")
    assert (table.count(1, "culture"), table.count(2, "culture")) == (1, 0)
    assert table.coin() is None


@pytest.mark.rule("CV-CUL-10")
def test_the_victims_of_attack_discard_together_before_the_coin_is_tested() -> None:
    table = Table(
        3, hands={1: "war*3", 2: "war*3", 3: "war*3"},
        areas={1: "culture*2", 2: "religion*3 culture", 3: "war culture"}, step="effects",
    ).do("copy holy-book p2").end_turn().pass_turn()  # fmt: skip
    assert (table.actor, table.coin()) == (3, (2, "religion"))
    table.do("play war-1", "use attack", "name culture")
    assert [table.count(seat, "culture") for seat in (1, 2, 3)] == [1, 0, 0]
    assert table.coin() == (2, "religion")


@pytest.mark.rule("CV-CUL-12")
def test_the_coin_comes_off_at_the_end_of_its_users_next_turn_without_inspiration() -> None:
    table = with_coin().pass_turn()
    table.do("play war-1")
    assert table.coin() == (2, "religion")
    table.end_turn()
    assert table.coin() is None
    assert [(event.rule, event.seat) for event in table.told("coin-off")] == [("CV-CUL-12", 0)]


@pytest.mark.rule("CV-CUL-13")
def test_a_culture_majority_gained_in_step_one_opens_inspiration() -> None:
    table = Table(hands={1: "culture war*2"}, areas={1: "culture", 2: "culture war*3"}).do("play culture-1")
    assert table.allows("copy assassination p2")
    table = Table(hands={1: "culture war*2"}, areas={1: "culture", 2: "culture war*3"}).do("play war-1")
    assert table.refusal("copy assassination p2") == "CV-CUL-02"


@pytest.mark.rule("CV-CUL-13")
def test_a_culture_majority_gained_earlier_in_step_two_opens_inspiration() -> None:
    table = leading(mine="science*3", theirs="culture*2 war*3")
    assert table.refusal("copy assassination p2") == "CV-CUL-02"
    table.do("use experiment", "return science", "play culture-1")
    assert table.allows("copy assassination p2")


@pytest.mark.rule("CV-CUL-13")
def test_a_culture_majority_lost_earlier_in_step_two_closes_inspiration() -> None:
    table = leading(mine="science*3", theirs="culture war*3")
    assert table.allows("copy assassination p2")
    table.do("use experiment", "return culture", "play war-1")
    assert table.refusal("copy assassination p2") == "CV-CUL-02"
    assert not table.allows("copy assassination p2")


@pytest.mark.rule("CV-CUL-14")
@pytest.mark.parametrize(
    ("effect", "domain", "cards"),
    [
        ("development", "economy", 1),
        ("monopoly", "economy", 2),
        ("experiment", "science", 1),
        ("research", "science", 2),
    ],
)
def test_a_copied_effect_that_moves_cards_of_the_area_needs_them_in_ones_own_area(
    effect: str, domain: str, cards: int
) -> None:
    for have in (1, 2):
        table = Table(hands={1: "war*3"}, areas={1: f"culture*{have}", 2: f"{domain}*5"}, step="effects")
        assert table.allows(f"copy {effect} p2") == (have >= cards)
        assert table.refusal(f"copy {effect} p2") == ("" if have >= cards else "CV-CUL-14")


@pytest.mark.rule("CV-CUL-14")
@pytest.mark.parametrize(("effect", "cards"), [("assassination", 1), ("purge", 2)])
def test_a_copied_effect_that_discards_from_hand_needs_the_cards_in_ones_own_hand(effect: str, cards: int) -> None:
    for have in (0, 1, 2):
        table = Table(hands={1: f"war*{have}", 2: "war*3"}, areas={1: "culture", 2: "war*5"}, step="effects")
        assert table.allows(f"copy {effect} p2") == (have >= cards)
        assert table.refusal(f"copy {effect} p2") == ("" if have >= cards else "CV-CUL-14")


@pytest.mark.rule("CV-CUL-14")
@pytest.mark.parametrize(("effect", "cards"), [("oligarchy", 1), ("republic", 2)])
def test_a_copied_effect_that_takes_discarded_cards_needs_them_in_the_pile(effect: str, cards: int) -> None:
    for have in (0, 1, 2):
        table = Table(areas={1: "culture", 2: "utopia*5"}, discard=f"war*{have}", step="effects")
        assert table.allows(f"copy {effect} p2") == (have >= cards)
        assert table.refusal(f"copy {effect} p2") == ("" if have >= cards else "CV-CUL-14")


@pytest.mark.rule("CV-CUL-14")
def test_a_copied_effect_obeys_the_option_that_requires_the_follow_up() -> None:
    for hand, allowed in (("war", False), ("war*2", True)):
        table = Table(
            hands={1: hand},
            areas={1: "culture*3", 2: "economy*5"},
            step="effects",
            options={"followup_play": "required"},
        )
        assert table.allows("copy monopoly p2") == allowed
        assert table.refusal("copy monopoly p2") == ("" if allowed else "CV-CLR-05")
