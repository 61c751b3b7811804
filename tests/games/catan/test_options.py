"""Options that have no effect with the others: refused for a new game, ignored in one that was started before."""

from pathlib import Path

import pytest

from ecumene.core.errors import OptionsError
from ecumene.core.options import Options
from ecumene.core.parsing import parse_record
from ecumene.games.catan import CATAN

# Written when such options were accepted and ignored: random numbers on a printed map, a Spy in the base game,
# Seafarers points without sea, counter-offers where nobody may offer.
OLD_RECORD = Path(__file__).parent / "records" / "idle_options.txt"

KNIGHTS_ONLY: Options = {
    "knights_choice": True, "fast_knights": True, "easy_start": True, "robber_to_desert": True,
    "progress_over_limit": "immediate_for_all", "engineer_copies": 2, "deserter_strength": "same_else_basic",
    "deserter_active_may_act": False, "merchant_fleet_scope": "any_equal_pairs", "merchant_on_desert": False,
    "pillage_without_settlement_piece": "sideways_must_be_upgraded_first", "defender_cards_unlimited": False,
    "zero_defence_reward": "everyone_draws", "diplomat_may_orphan_knight": True, "spy_must_take": False,
    "no_effect_plays": "allowed",
}  # fmt: skip
SEAFARERS_ONLY: Options = {"seafarers_extra_points": 2, "pirate_before_first_attack": "off_board"}


@pytest.mark.rule("CB-SETUP-21")
@pytest.mark.parametrize("plan", ["first_game", "outer_isles", "crescent_bay"])
@pytest.mark.parametrize("mode", ["base", "knights"])
def test_random_numbers_need_the_variable_map(mode: str, plan: str) -> None:
    with pytest.raises(OptionsError) as caught:
        CATAN.new(3, {"mode": mode, "map": plan, "numbers": "random"})
    assert (caught.value.what, caught.value.why, caught.value.todo) == (
        f"The option numbers=random does nothing with map={plan}.",
        "It matters only with map=variable.",
        "Choose that, or leave numbers at spiral.",
    )
    CATAN.new(3, {"mode": mode, "numbers": "random"})


@pytest.mark.rule("CB-SETUP-21")
@pytest.mark.parametrize(("plan", "fits"), [("variable", True), ("first_game", True), ("crescent_bay", False)])
def test_shuffled_harbours_need_a_map_without_seafarers(plan: str, fits: bool) -> None:
    if fits:
        assert CATAN.check(3, {"map": plan, "harbours": "shuffled"})["harbours"] == "shuffled"
        return
    with pytest.raises(OptionsError, match=f"harbours=shuffled does nothing with map={plan}"):
        CATAN.new(3, {"map": plan, "harbours": "shuffled"})


@pytest.mark.rule("CB-SETUP-21")
@pytest.mark.parametrize("name", [*KNIGHTS_ONLY, *SEAFARERS_ONLY])
def test_options_of_cities_and_knights_are_refused_in_the_base_game(name: str) -> None:
    chosen = {"map": "outer_isles", name: {**KNIGHTS_ONLY, **SEAFARERS_ONLY}[name]}
    CATAN.new(3, chosen)
    with pytest.raises(
        OptionsError, match=rf"{name}=.* does nothing with mode=base. It matters only with mode=knights"
    ):
        CATAN.new(3, {"mode": "base", **chosen})


@pytest.mark.rule("CB-SETUP-21")
@pytest.mark.parametrize("name", SEAFARERS_ONLY)
@pytest.mark.parametrize("plan", ["variable", "first_game"])
def test_options_of_seafarers_need_one_of_its_maps(name: str, plan: str) -> None:
    with pytest.raises(OptionsError, match=f"{name}=.* does nothing with map={plan}.*map=outer_isles or map=crescent"):
        CATAN.new(3, {"map": plan, name: SEAFARERS_ONLY[name]})


@pytest.mark.rule("CB-SETUP-21")
@pytest.mark.parametrize("counters", [0, 3, "unlimited"])
def test_counter_offers_need_offers(counters: int | str) -> None:
    with pytest.raises(OptionsError, match=f"counters_per_offer={counters} does nothing with trade_offers_per_turn=0"):
        CATAN.new(3, {"trade_offers_per_turn": 0, "counters_per_offer": counters})
    CATAN.new(3, {"trade_offers_per_turn": 3, "counters_per_offer": counters})


@pytest.mark.rule("CB-SETUP-21")
def test_an_earlier_record_is_read_and_proven_as_if_they_had_been_left_at_their_defaults() -> None:
    text = OLD_RECORD.read_text(encoding="utf-8")
    assert "numbers=random" in text
    record = parse_record(text, {"catan": CATAN})
    played: Options = {"mode": "base", "map": "first_game", "trade_offers_per_turn": 0}
    assert record.options == CATAN.check(3, played)
    assert (record.verify().plies, record.verify().fairness) == (60, "proven")
    assert [step.number for step in record.replay()][-1] == 60
