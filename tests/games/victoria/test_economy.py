"""Economy: Development, Monopoly and Embargo."""

import pytest

from .table import Table

ALL_DOMAINS = ["war", "religion", "economy", "science", "culture", "utopia"]


# Development and Monopoly ---------------------------------------------------------------------------------------------


@pytest.mark.rule("CV-ECO-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_development_discards_one_card_of_the_area_then_plays_one(players: int) -> None:
    areas = {1: "economy*3 war culture", 2: "war"}
    table = Table(players, hands={1: "science religion", 2: "war"}, areas=areas, step="effects")
    before = table.deck
    table.do("use development")
    assert table.legal() == ["drop war", "drop economy", "drop culture"]
    table.do("drop war")
    assert table.discard == ["war-1"]
    assert table.legal() == ["play religion-1", "play science-1"]
    assert table.refusal("end") == "CV-EFF-04"
    table.do("play science-1")
    assert table.asked == "effects"
    assert table.area(1) == ["economy-1", "economy-1", "economy-1", "science-1", "culture-1"]
    assert table.hand(1) == ["religion-1"]
    assert (table.area(2), table.deck) == (["war-1"], before)


@pytest.mark.rule("CV-ECO-01")
def test_development_drops_only_face_up_cards_of_ones_own_area() -> None:
    areas = {1: "economy*3 culture", 2: "war"}
    table = Table(hands={1: "science religion"}, areas=areas, democracies={1: "science"}, step="effects")
    table.do("use development")
    for domain in ("war", "science", "religion", "utopia"):
        assert not table.allows(f"drop {domain}")
        assert table.refusal(f"drop {domain}") == "CV-ECO-01"


@pytest.mark.rule("CV-ECO-02")
@pytest.mark.parametrize(("players", "economy"), [(2, 5), (3, 5), (4, 4)])
def test_monopoly_discards_two_cards_of_the_area_then_plays_two(players: int, economy: int) -> None:
    areas = {1: f"economy-3*{economy} war culture", 2: "war"}
    table = Table(players, hands={1: "science*2 religion", 2: "war"}, areas=areas, step="effects")
    table.do("use monopoly", "drop war")
    assert table.legal() == ["drop economy", "drop culture"]
    assert not table.allows("play science-1")
    assert table.refusal("play science-1") == "CV-CLR-54"
    assert not table.allows("drop war")
    assert table.refusal("drop war") == "CV-ECO-02"
    table.do("drop culture")
    assert table.discard == ["war-1", "culture-1"]
    table.do("play science-1")
    assert table.asked == "follow-up"
    assert table.refusal("end") == "CV-EFF-04"
    table.do("play religion-1")
    assert table.asked == "effects"
    assert table.area(1) == ["religion-1", *["economy-3"] * economy, "science-1"]
    assert table.hand(1) == ["science-1"]
    assert table.area(2) == ["war-1"]


@pytest.mark.rule("CV-ECO-03")
@pytest.mark.parametrize("domain", ALL_DOMAINS)
def test_any_domain_can_be_discarded_for_development(domain: str) -> None:
    table = Table(hands={1: "war-2"}, areas={1: "war religion economy*3 science culture utopia"}, step="effects")
    table.do("use development")
    assert table.legal() == [f"drop {one}" for one in ALL_DOMAINS]
    table.do(f"drop {domain}")
    assert [card[:-2] for card in table.discard] == [domain]


@pytest.mark.rule("CV-ECO-03")
@pytest.mark.parametrize(
    "dropped",
    [("economy", "economy"), ("culture", "culture"), ("culture", "economy"), ("utopia", "war"), ("war", "war")],
)
def test_equal_or_different_domains_can_be_discarded_for_monopoly(dropped: tuple[str, str]) -> None:
    areas = {1: "war*2 religion economy*5 culture*2 utopia"}
    table = Table(hands={1: "science*2"}, areas=areas, step="effects").do(
        "use monopoly", *(f"drop {one}" for one in dropped)
    )
    assert sorted(card[:-2] for card in table.discard) == sorted(dropped)
    assert table.count(1, "science") == 2


# Laying an Embargo ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CV-ECO-04")
@pytest.mark.parametrize(("move", "seat", "domain"), [
    ("lay war p1", 1, "war"), ("lay culture p2", 2, "culture"), ("lay religion p3", 3, "religion"),
    ("lay economy p1", 1, "economy"), ("lay utopia p3", 3, "utopia"),
])  # fmt: skip
def test_embargo_lays_an_economy_card_face_down_on_a_domain_of_any_player(move: str, seat: int, domain: str) -> None:
    areas = {1: "economy*2 war", 2: "culture science", 3: "religion utopia"}
    table = Table(3, areas=areas, step="effects").do("use embargo")
    assert table.legal() == [
        "lay war p1", "lay religion p3", "lay economy p1", "lay science p2", "lay culture p2", "lay utopia p3",
    ]  # fmt: skip
    before = {one: table.count(one, domain) for one in (1, 2, 3)}
    table.do(move)
    assert table.count(1, "economy") == 1
    assert [table.embargoed(one) for one in (1, 2, 3)] == [[domain] if one == seat else [] for one in (1, 2, 3)]
    assert {one: table.count(one, domain) for one in (1, 2, 3)} == before
    assert table.discard == []
    assert table.asked == "effects"


@pytest.mark.rule("CV-ECO-04")
def test_with_others_only_ones_own_area_is_no_target() -> None:
    areas = {1: "economy*2 war", 2: "culture science"}
    table = Table(areas=areas, step="effects", options={"any_player_includes_self": False}).do("use embargo")
    assert table.legal() == ["lay science p2", "lay culture p2"]
    assert not table.allows("lay war p1")
    assert table.refusal("lay war p1") == "CV-CLR-17"


@pytest.mark.rule("CV-ECO-04")
@pytest.mark.parametrize("era", [1, 2, 3])
def test_the_same_card_that_was_taken_from_the_area_lies_on_the_target(era: int) -> None:
    areas = {1: f"economy-{era}", 2: "culture science"}
    table = Table(areas=areas, hands={1: "economy*3"}, step="effects").do("use embargo", "lay culture p2")
    assert table.area(1) == []
    assert len(table.hand(1)) == 3
    assert table.player(2).domains[4].embargoes == [int(era == one) for one in (1, 2, 3)]


@pytest.mark.rule("CV-ECO-07")
def test_embargo_needs_a_domain_with_a_face_up_card() -> None:
    table = Table(
        areas={1: "economy*2", 2: "war science"}, democracies={2: "culture"}, embargoes={2: "religion"}, step="effects"
    ).do("use embargo")
    assert table.legal() == ["lay war p2", "lay economy p1", "lay science p2"]
    for target in ("utopia p2", "economy p2", "culture p2", "religion p2", "war p1"):
        assert not table.allows(f"lay {target}")
        assert table.refusal(f"lay {target}") == "CV-ECO-07"


@pytest.mark.rule("CV-ECO-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_embargo_cannot_start_without_a_target(players: int) -> None:
    alone = Table(players, areas={1: "economy"}, democracies={2: "war"}, step="effects")
    assert not alone.allows("use embargo")
    assert alone.refusal("use embargo") == "CV-ECO-07"
    for areas in ({1: "economy war"}, {1: "economy*2"}, {1: "economy", players: "war"}):
        assert Table(players, areas=areas, step="effects").allows("use embargo")
    own = Table(players, areas={1: "economy*2 war"}, step="effects", options={"any_player_includes_self": False})
    assert not own.allows("use embargo")
    assert own.refusal("use embargo") == "CV-ECO-07"


@pytest.mark.rule("CV-ECO-09")
def test_the_only_economy_card_cannot_be_laid_on_ones_own_economy() -> None:
    table = Table(areas={1: "economy war", 2: "culture"}, step="effects").do("use embargo")
    assert table.legal() == ["lay war p1", "lay culture p2"]
    assert not table.allows("lay economy p1")
    assert table.refusal("lay economy p1") == "CV-ECO-09"


@pytest.mark.rule("CV-ECO-09")
def test_one_of_two_economy_cards_can_be_laid_on_the_other() -> None:
    table = Table(areas={1: "economy*2 war", 2: "culture"}, step="effects").do("use embargo", "lay economy p1")
    assert table.embargoed(1) == ["economy"]
    assert table.count(1, "economy") == 1


# What an Embargo forbids, and how long --------------------------------------------------------------------------------


@pytest.mark.rule("CV-ECO-05")
@pytest.mark.parametrize("domain", ALL_DOMAINS)
def test_the_embargoed_player_cannot_play_cards_of_that_domain(domain: str) -> None:
    others = [one for one in ALL_DOMAINS if one != domain]
    hand = f"{domain} {others[0]} {others[1]}"
    table = Table(
        3, hands={1: hand, 2: hand, 3: hand}, areas={1: "economy*2", 2: f"{domain} {others[2]}"}, step="effects"
    )
    table.do("use embargo", f"lay {domain} p2").end_turn()
    assert (table.actor, table.asked) == (2, "step-play")
    for card in table.hand(2):
        barred = card[:-2] == domain
        assert table.allows(f"play {card}") != barred
        assert table.refusal(f"play {card}") == ("CV-ECO-05" if barred else "")
    table.pass_turn()
    for seat in (3, 1):
        assert table.actor == seat
        assert len(table.legal("play")) == len(set(table.hand(seat)))
        assert any(move.startswith(f"play {domain}") for move in table.legal())
        table.pass_turn()


@pytest.mark.rule("CV-ECO-06")
@pytest.mark.parametrize("era", [1, 2, 3])
def test_the_embargo_card_is_discarded_at_the_end_of_the_targets_next_turn(era: int) -> None:
    areas = {1: f"economy-{era} war", 3: "culture science"}
    hands = {1: "war*3", 2: "religion*3", 3: "culture science*2"}
    table = Table(3, hands=hands, areas=areas, step="effects").do("use embargo", "lay culture p3").end_turn()
    assert (table.actor, table.embargoed(3), table.discard) == (2, ["culture"], [])
    table.pass_turn()
    assert (table.actor, table.embargoed(3), table.discard) == (3, ["culture"], [])
    assert not table.allows("play culture-1")
    table.do("play science-1")
    assert table.embargoed(3) == ["culture"]
    table.end_turn()
    assert (table.actor, table.embargoed(3), table.discard) == (1, [], [f"economy-{era}"])
    table.pass_turn().pass_turn()
    assert table.actor == 3
    assert table.allows("play culture-1")


@pytest.mark.rule("CV-ECO-06")
def test_an_embargo_on_oneself_lies_until_the_end_of_the_next_own_turn() -> None:
    hands = {1: "culture*2 science*2", 2: "war*3"}
    table = Table(hands=hands, areas={1: "economy culture"}, step="effects").do("use embargo")
    assert table.embargoed(1) == ["culture"]
    table.end_turn()
    assert (table.embargoed(1), table.discard) == (["culture"], [])
    table.pass_turn()
    assert table.actor == 1
    assert table.legal() == ["play science-1"]
    table.pass_turn()
    assert (table.embargoed(1), table.discard) == ([], ["economy-1"])


@pytest.mark.rule("CV-ECO-06")
def test_only_the_embargoes_on_the_player_whose_turn_ends_are_discarded() -> None:
    hands = {1: "war*3", 2: "religion*3", 3: "war*3"}
    table = Table(3, hands=hands, embargoes={1: "culture", 2: "science utopia", 3: "economy"}, step="effects")
    table.end_turn()
    assert [table.embargoed(seat) for seat in (1, 2, 3)] == [[], ["science", "utopia"], ["economy"]]
    table.pass_turn()
    assert [table.embargoed(seat) for seat in (1, 2, 3)] == [[], [], ["economy"]]
    assert table.discard == ["economy-1"] * 3


@pytest.mark.rule("CV-ECO-08")
@pytest.mark.parametrize(
    ("effect", "choices"),
    [
        ("development", ["drop war"]),
        ("monopoly", ["drop war", "drop war"]),
        ("experiment", ["return war"]),
        ("research", ["return war", "return war"]),
    ],
)
@pytest.mark.parametrize("domain", ["culture", "religion"])
def test_the_ban_covers_cards_played_by_effects(effect: str, choices: list[str], domain: str) -> None:
    hands = {1: "culture*2 religion*2 utopia*2"}
    table = Table(hands=hands, areas={1: "economy*5 science*5 war*3"}, embargoes={1: domain}, step="effects")
    table.do(f"use {effect}", *choices)
    for _ in choices:
        assert table.asked == "follow-up"
        assert not table.allows(f"play {domain}-1")
        assert table.refusal(f"play {domain}-1") == "CV-ECO-08"
        assert table.allows("play culture-1") == (domain != "culture")
        assert table.allows("play religion-1") == (domain != "religion")
        table.do("play utopia-3")
    assert table.asked == "effects"
    assert table.count(1, domain) == 0


@pytest.mark.rule("CV-ECO-08")
def test_the_ban_covers_step_1_too() -> None:
    table = Table(hands={1: "culture religion war"}, embargoes={1: "culture"})
    assert not table.allows("play culture-1")
    assert table.legal() == ["play war-1", "play religion-1"]
