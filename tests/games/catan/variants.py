"""A few sets of CATAN options that together have every value of every option."""

from typing import Final

from ecumene.core.options import Options

# Random players make every offer that the limit allows; without offers a game is a tenth as long.
QUIET: Final[Options] = {"trade_offers_per_turn": 0}

# Both games with and without trades, the Seafarers maps, and the other options combined.
VARIANTS: Final[list[tuple[int, Options]]] = [
    (4, {}),
    (3, QUIET),
    (2, QUIET),
    (4, {"mode": "base"}),
    (3, {"mode": "base", "map": "first_game", **QUIET}),
    (4, {"map": "outer_isles", **QUIET}),
    (3, {"map": "crescent_bay", "mode": "base", **QUIET}),
    (3, {"map": "crescent_bay", "pirate_before_first_attack": "off_board", "seafarers_extra_points": 2, **QUIET}),
    (4, {"numbers": "random", "harbours": "shuffled", "knights_choice": True, "fast_knights": True, **QUIET}),
    (
        3,
        {
            "easy_start": True,
            "robber_to_desert": True,
            "progress_over_limit": "immediate_for_all",
            "engineer_copies": 2,
            "deserter_strength": "same_else_basic",
            "deserter_active_may_act": False,
            "merchant_fleet_scope": "any_equal_pairs",
            "merchant_on_desert": False,
            "pillage_without_settlement_piece": "sideways_must_be_upgraded_first",
            "defender_cards_unlimited": False,
            "zero_defence_reward": "everyone_draws",
            "diplomat_may_orphan_knight": True,
            "spy_must_take": False,
            "no_effect_plays": "allowed",
            "trade_offers_per_turn": 3,
            "counters_per_offer": 3,
        },
    ),
]
