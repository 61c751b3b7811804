"""Rulings about cards, secrecy, decks and dice."""

import msgspec
import pytest

from ecumene.core.rng import Rng
from ecumene.core.texts import Texts
from ecumene.games.catan import CATAN
from ecumene.games.catan.material import KINDS
from ecumene.games.catan.state import CatanState

from .table import Table, at, land, way

SPECTATOR = -1


# Material -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-CLR-01")
def test_each_deck_has_eighteen_cards() -> None:
    """54 in total, including one Engineer."""
    table = Table().levels(0, science=1)
    assert table.state.view(0).decks == {"trade": 18, "politics": 18, "science": 18}
    table.rolls(1, 1, "gate-science").play("drawn engineer").rolls(1, 1, "gate-science")
    assert table.why_not("drawn engineer") == "CK-CLR-26"


@pytest.mark.rule("CK-CLR-01")
def test_by_option_there_are_two_engineers() -> None:
    """Then the science deck has nineteen cards."""
    table = Table(engineer_copies=2).levels(0, science=1)
    assert table.state.view(0).decks["science"] == 19
    for _ in range(2):
        table.rolls(1, 1, "gate-science").play("drawn engineer")
    table.rolls(1, 1, "gate-science")
    assert table.why_not("drawn engineer") == "CK-CLR-26"


@pytest.mark.rule("CK-CLR-02")
@pytest.mark.parametrize(("track", "name"), [("trade", "Bank"), ("politics", "Cathedral"), ("science", "Theater")])
def test_the_buildings_of_level_four_have_their_names(track: str, name: str) -> None:
    """As in the game's texts."""
    assert Texts("en", CATAN).say(f"track-{track}-4") == name


@pytest.mark.rule("CK-CLR-03")
def test_the_middle_knight_is_the_strong_knight() -> None:
    """Strength 2, between basic and mighty, under one name everywhere."""
    table = Table().city(0, "n:0,0").road(0, "n:0,0", "s:1,-1").knight(0, "s:1,-1", active=True).hand(0, wool=1, ore=1)
    table.play(f"promote {at('s:1,-1')}")
    (knight,) = [one for one in table.state.view(0).crossings if one.crossing == at("s:1,-1")]
    assert (knight.piece, table.state.view(0).players[0].strength) == ("strong", 2)
    assert [event.details["level"] for event in table.told("promotes")] == ["level.strong"]
    assert Texts("en", CATAN).say("piece-strong-knight") == "Strong knight"
    assert Texts("en", CATAN).say("level-strong") == "strong knight"


@pytest.mark.rule("CK-CLR-25")
def test_the_bank_has_eight_kinds_of_cards() -> None:
    """Nineteen of each resource, twelve of each commodity."""
    bank = Table().state.view(0).bank
    assert bank == {kind: 19 if kind in KINDS[:5] else 12 for kind in KINDS}
    assert len(bank) == 8


# Hands ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-CLR-04")
def test_every_card_of_a_mixed_hand_is_stolen_with_the_same_chance() -> None:
    """Three lumber, one ore and two coins: three, one and two in six."""
    table = Table().landed().settlement(1, "n:0,0").hand(1, lumber=3, ore=1, coin=2).rolls(3, 4, "ship")
    table.play(f"robber {land('0,0')}")
    weights = dict(zip(table.legal(), table.state.weights(), strict=True))
    one = weights["stolen ore"]
    assert weights == {"stolen lumber": 3 * one, "stolen ore": one, "stolen coin": 2 * one}


@pytest.mark.rule("CK-CLR-05")
@pytest.mark.parametrize("how", ["robber", "bishop", "wedding", "master-merchant", "spy"])
def test_what_is_taken_is_known_to_the_two_only(how: str) -> None:
    """The third player learns that a card was taken, not which."""
    table = Table().landed().city(1, "n:0,0").hand(1, coin=1)
    if how == "robber":
        table.rolls(3, 4, "ship").play(f"robber {land('0,0')}", "stolen coin")
    elif how == "bishop":
        table.progress(0, "bishop").play("play bishop", f"robber {land('0,0')}", "stolen coin")
    else:
        table.progress(1, "smith").progress(0, how).play(f"play {how}")
    (event,) = [event for event in table.events if event.secret and event.name in {"steals", "gives", "seizes"}]
    hidden = set(event.secret)
    assert hidden
    assert hidden <= set(event.seen_by(0).details)
    assert hidden <= set(event.seen_by(1).details)
    for reader in (2, SPECTATOR):
        assert not hidden & set(event.seen_by(reader).details)


@pytest.mark.rule("CK-CLR-05")
@pytest.mark.parametrize("how", ["seven", "saboteur"])
def test_discards_become_public(how: str) -> None:
    """Through the bank, and only when they happen."""
    table = Table().settlement(1, "n:0,0").hand(1, coin=4, wool=4)
    if how == "seven":
        table.rolls(3, 4, "ship")
    else:
        table.progress(0, "saboteur").play("play saboteur")
    table.play("discard coin", "discard coin", "discard coin")
    assert all(event.seen_by(2).details == {} for event in table.told("sets-aside"))
    assert table.state.view(2).bank["coin"] == 8
    table.play("discard wool")
    (event,) = table.told("discards")
    assert event.seen_by(2).details == {"cards": "count-wool.0 count-coin.2"}
    assert table.state.view(2).bank["coin"] == 11


@pytest.mark.rule("CK-CLR-06")
def test_a_founding_city_brings_no_commodity() -> None:
    """One resource for each hex around it, nothing more."""
    table = Table()
    state = CATAN.new(2, {"map": "first_game"})
    assert isinstance(state, CatanState)
    table.state = state
    table.play("first p1", f"settlement {at('n:0,0')}", f"road {way('n:0,0', 's:1,-1')}")
    table.play(f"settlement {at('n:-1,0')}", f"road {way('n:-1,0', 's:0,-1')}")
    table.play(f"city {at('n:0,1')}", f"road {way('n:0,1', 's:1,0')}")
    assert table.cards(1) == {"ore": 1, "brick": 1, "wool": 1}
    table.play(f"city {at('n:-2,1')}", f"road {way('n:-2,1', 's:-1,-1')}")
    assert table.cards(0) == {"wool": 1, "lumber": 1, "grain": 1}
    assert all(table.state.view(0).bank[kind] == 12 for kind in KINDS[5:])


@pytest.mark.rule("CK-CLR-18")
def test_an_empty_hand_gives_nothing_and_owes_nothing() -> None:
    """Neither for Wedding, Saboteur and Bishop nor for a monopoly, at once or later."""
    table = Table().landed().settlement(1, "n:0,0").settlement(1, "n:-1,0").city(2, "n:0,1").hand(2, wool=9)
    table.progress(0, "wedding", "saboteur", "bishop", "resource-monopoly")
    table.play("play wedding", *["p3 pay wool"] * 2, "play saboteur", *["p3 discard wool"] * 3)
    table.play("play bishop", f"robber {land('0,0')}", "stolen wool")
    table.play("play resource-monopoly", "name wool")
    assert (table.asked(), table.cards(1), table.cards(2)) == ("turn", {}, {"wool": 1})
    assert not [event for event in table.events if event.seat == 1]
    table.hand(1, ore=3).play("end")
    assert table.cards(1) == {"ore": 3}


@pytest.mark.rule("CK-CLR-19")
@pytest.mark.parametrize(
    ("walls", "held", "left"), [(0, 7, 7), (0, 8, 4), (0, 9, 5), (1, 9, 9), (1, 10, 5), (3, 13, 13), (3, 14, 7)]
)
def test_at_the_limit_nothing_goes_and_above_it_half_of_all(walls: int, held: int, left: int) -> None:
    """Not only the surplus."""
    table = Table().hand(1, wool=held)
    for corner in ("n:0,0", "n:0,1", "n:-1,1")[:walls]:
        table.city(1, corner, wall=True)
    table.rolls(3, 4, "ship").play(*["discard wool"] * (held - left))
    assert (table.asked(), table.cards(1)) == ("turn", {"wool": left})


# Secrets --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-CLR-27")
def test_what_is_public_is_the_same_for_every_reader() -> None:
    """Board, ship, knights, walls, levels, metropolises, merchant, points, bank, decks, hand sizes, card colours."""
    table = Table().city(0, "n:0,0", wall=True, metropolis="trade").levels(0, trade=4).knight(0, "s:1,-1", active=True)
    table.settlement(1, "n:0,1").hand(1, wool=3, coin=2).progress(1, "smith", "crane", "spy").progress(0, "merchant")
    table.play("play merchant", f"merchant {land('0,0')}")
    views = [msgspec.to_builtins(table.state.view(reader)) for reader in (0, 1, 2, SPECTATOR)]
    private = {"seat", "own", "asked", "draft"}
    for view in views[1:]:
        assert {k: v for k, v in view.items() if k not in private} == {
            k: v for k, v in views[0].items() if k not in private
        }
    seen = table.state.view(2)
    assert (seen.players[1].cards, seen.players[1].progress) == (5, {"trade": 0, "politics": 1, "science": 2})
    assert (seen.merchant_of, seen.players[0].points.total, seen.players[0].levels["trade"]) == (0, 5, 4)
    assert (seen.decks["science"], seen.bank["coin"], seen.metropolises[0].seat) == (16, 10, 0)
    assert seen.barbarians is not None
    assert (seen.barbarians.step, seen.barbarians.defence) == (0, 1)


@pytest.mark.rule("CK-CLR-27")
def test_what_is_not_public_is_not_in_the_view_of_others() -> None:
    """Kinds in a hand and names of progress cards are known only to the owner."""
    table = Table().hand(1, wool=3).progress(1, "smith")
    assert "smith" in repr(table.state.view(1).own)
    for reader in (0, 2, SPECTATOR):
        assert "smith" not in repr(table.state.view(reader))


@pytest.mark.rule("CK-CLR-29")
def test_dealings_with_the_bank_and_between_players_are_public() -> None:
    """Production, aqueduct, bank trade, trade and payment, by kind and number."""
    table = Table().settlement(1, "s:0,0").levels(0, science=3).rolls(3, 3, "ship").play("take brick")
    assert [(event.name, event.details["cards"]) for event in table.told("receives") + table.told("aqueduct")] == [
        ("receives", "count-ore.0"),
        ("aqueduct", "count-brick.0"),
    ]
    table.hand(0, wool=5).play("bank wool ore", "give wool", "want ore", "ask p2", "offer", "p2 accept", "p1 deal p2")
    (bank,) = table.told("trades-with-bank")
    assert bank.details == {"gives": "count-wool.3", "cards": "count-ore.0"}
    assert table.cards(1) == {"wool": 1}
    assert not any(event.secret for event in table.events)
    assert "count-wool.0" in repr(table.events[-1].details)


@pytest.mark.rule("CK-CLR-29")
def test_card_payments_and_gold_picks_are_public() -> None:
    """Medicine's price shows in the bank; a gold pick is reported."""
    table = Table(map="outer_isles").settlement(0, "n:2,3").hand(0, ore=2, grain=1).progress(0, "medicine")
    table.play("play medicine")
    assert (table.state.view(2).bank["ore"], table.state.view(2).bank["grain"]) == (19, 19)
    table.rolls(4, 6, "ship").play("take ore", "take wool")
    assert [event.details["cards"] for event in table.told("receives")] == ["count-ore.0", "count-wool.0"]
    assert not any(event.secret for event in table.events)


@pytest.mark.rule("CK-CLR-30")
def test_a_barter_is_known_to_the_two_only() -> None:
    """What each side gave is hidden from the third player, in the log and in the hands they consider possible."""
    table = Table().progress(0, "commercial-harbour").hand(0, wool=1, ore=1).hand(1, coin=1, cloth=1)
    table.play("play commercial-harbour", "barter p2 wool", "pay coin")
    (event,) = table.told("bartered")
    assert set(event.seen_by(0).details) == set(event.seen_by(1).details) == {"target", "kind", "offered"}
    assert set(event.seen_by(2).details) == {"target"}
    assert len(_supposed_hands(table, 2, 0)) > 1
    assert len(_supposed_hands(table, 1, 0)) == 1


def _supposed_hands(table: Table, observer: int, seat: int) -> set[str]:
    """The hands that an observer considers possible for a seat."""
    found = set()
    for seed in range(40):
        own = table.state.perspective(observer, Rng(seed)).view(seat).own
        assert own is not None
        found.add(repr((own.hand, own.cards)))
    return found


@pytest.mark.rule("CK-CLR-30")
def test_the_hand_seen_by_the_master_merchant_stays_known() -> None:
    """The player who looked knows the rest; a third player does not know which cards were taken."""
    table = Table().progress(0, "master-merchant").city(1, "n:0,0").hand(1, ore=2, coin=2)
    table.play("play master-merchant", "take coin", "take ore")
    assert len(_supposed_hands(table, 0, 1)) == 1
    assert len(_supposed_hands(table, 2, 1)) > 1


@pytest.mark.rule("CK-CLR-30")
def test_the_cards_seen_by_the_spy_stay_known() -> None:
    """Also a turn later."""
    table = Table().progress(0, "spy").progress(1, "smith", "crane", "warlord").play("play spy", "seize crane", "end")
    assert len(_supposed_hands(table, 0, 1)) == 1
    assert len(_supposed_hands(table, 2, 1)) > 1


# Decks and dice -------------------------------------------------------------------------------------------------------

SCIENCE = ("alchemist", "crane", "mining", "irrigation", "inventor", "medicine", "smith", "road-building") * 2


@pytest.mark.rule("CK-CLR-26")
def test_cards_put_under_a_deck_come_up_last_and_in_order() -> None:
    """All other cards first, then those played, in the order in which they were played."""
    table = Table().city(0, "n:0,0").levels(0, science=1).rolls(1, 1, "gate-science").play("drawn printer")
    held = list(SCIENCE)
    held.remove("smith")
    table.progress(0, "engineer", *held).play("play mining", "play crane", "play inventor", f"swap {land('0,0')}")
    table.play(f"swap {land('0,-1')}")
    assert table.state.view(0).decks["science"] == 4
    for card in ("smith", "mining", "crane", "inventor"):
        table.rolls(1, 1, "gate-science")
        assert table.legal() == [f"drawn {card}"]
        table.play(f"drawn {card}")


@pytest.mark.rule("CK-CLR-26")
def test_the_order_of_a_deck_is_hidden() -> None:
    """Any unseen card may be next, as likely as it has copies; a view shows only how many are left."""
    table = Table().levels(0, politics=1).rolls(1, 1, "gate-politics")
    weights = dict(zip(table.legal(), table.state.weights(), strict=True))
    assert weights["drawn spy"] == 3 * weights["drawn constitution"]
    assert weights["drawn bishop"] == 2 * weights["drawn constitution"]
    assert len(weights) == 9
    assert table.state.view(0).decks["politics"] == 18


@pytest.mark.rule("CK-CLR-17")
def test_the_dice_are_told_apart() -> None:
    """White 5 and red 1 lets level 1 draw, white 1 and red 5 does not."""
    assert Table().levels(0, trade=1).rolls(5, 1, "gate-trade").asked() == "drawing"
    assert Table().levels(0, trade=1).rolls(1, 5, "gate-trade").asked() == "turn"


@pytest.mark.rule("CK-CLR-21")
def test_two_alchemists_are_not_used_in_one_turn() -> None:
    """Once the dice are set, the second has to wait."""
    table = Table().on_turn(0, rolled=False).progress(0, "alchemist", "alchemist").play("play alchemist", "dice 1-1")
    assert table.why_not("play alchemist") == "CK-CARD-04"
    table.play("roll", "event ship")
    assert table.why_not("play alchemist") == "CK-CARD-04"


@pytest.mark.rule("CK-CLR-22")
def test_effects_of_a_turn_end_with_it() -> None:
    """Fleet, Crane and Commercial Harbour."""
    table = Table().city(0, "n:0,0").hand(0, wool=2).hand(1, coin=1)
    table.progress(0, "merchant-fleet", "crane", "commercial-harbour")
    table.play("play merchant-fleet", "name wool", "play crane", "play commercial-harbour")
    turn = table.state.view(0).turn
    assert (turn.fleets, turn.cranes, turn.barters) == (["wool"], 1, {"p2": 1, "p3": 1})
    for seat in (1, 2, 0):
        table.play("end", "roll", "cast 1-1 ship")
        turn = table.state.view(seat).turn
        assert (turn.fleets, turn.cranes, turn.barters) == ([], 0, {})
    assert table.why_not("bank wool ore") == "CB-TRADE-05"
    assert table.why_not("improve trade") == "CK-IMP-02"
    assert table.why_not("barter p2 wool") == "CK-CARD-64"
