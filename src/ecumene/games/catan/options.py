"""The options of CATAN, and the readings that its editions choose from; the first value of each is the default."""

from typing import Final

from ecumene.core.edition import Edition, edition_option
from ecumene.core.options import Option, Options
from ecumene.games.catan.island import BEGINNER_MAP, CRESCENT_BAY_MAP, FIRST_KNIGHTS_MAP, OUTER_ISLES_MAP
from ecumene.games.catan.layout import (
    BASE_GAME,
    DESERTER_RESTS,
    EASY_START,
    EMPTY_PLAYS,
    EXACT_DESERTER,
    FAST_KNIGHTS,
    FIRST_VERSION,
    FLEET_OF_ALL,
    KNIGHTS_CHOICE,
    MAY_ORPHAN,
    NO_DESERT_MERCHANT,
    PIRATE_LATER,
    RANDOM_NUMBERS,
    REWARD_ALL,
    ROBBER_TO_DESERT,
    SHUFFLED_HARBOURS,
    SIX_DEFENDERS,
    SPY_MAY_PASS,
    SURPLUS_AT_ONCE,
    TWO_ENGINEERS,
    TWO_EXTRA_POINTS,
    UNLIMITED,
    UPGRADE_SIDEWAYS_FIRST,
    VARIABLE,
)

_KNIGHTS: Final = ("mode", ("knights",))
_ISLES: Final = ("map", ("outer_isles", "crescent_bay"))
_ISLAND: Final = ("map", ("variable", "first_game"))
_TRADES: Final = ("trade_offers_per_turn", (10, 3, 5, "unlimited"))

# What the ledger says about the rules of 2025; everything else is read as in the standard edition.
EDITIONS: Final = (
    Edition("standard"),
    Edition(
        "2025",
        {
            "robber_to_desert": True,
            "pillage_without_settlement_piece": "sideways_must_be_upgraded_first",
            "seafarers_extra_points": 2,
            "pirate_before_first_attack": "off_board",
        },
    ),
)

OPTIONS: Final = (
    Option("mode", ("knights", "base"), "CB-WIN-05", "rulebook"),
    Option("map", ("variable", "first_game", "outer_isles", "crescent_bay"), "CK-SETUP-11", "rulebook"),
    Option("numbers", ("spiral", "random"), "CB-SETUP-07", "rulebook", (("map", ("variable",)),)),
    Option("harbours", ("fixed", "shuffled"), "CB-SETUP-09", "rulebook", (_ISLAND,)),
    Option("trade_offers_per_turn", (10, 0, 3, 5, "unlimited"), "CB-TRADE-25", "gap"),
    Option("counters_per_offer", (1, 0, 3, "unlimited"), "CB-TRADE-26", "gap", (_TRADES,)),
    Option("knights_choice", (False, True), "CK-VAR-01", "rulebook", (_KNIGHTS,)),
    Option("fast_knights", (False, True), "CK-VAR-05", "rulebook", (_KNIGHTS,)),
    Option("easy_start", (False, True), "CK-VAR-07", "rulebook", (_KNIGHTS,)),
    edition_option(EDITIONS, "CK-SEVEN-04", (_KNIGHTS,)),
)

READINGS: Final = (
    Option("robber_to_desert", (False, True), "CK-SEVEN-04", "edition", (_KNIGHTS,)),
    Option(
        "progress_over_limit",
        ("active_player_until_end_of_turn", "immediate_for_all"),
        "CK-PROG-11",
        "edition",
        (_KNIGHTS,),
    ),
    Option("engineer_copies", (1, 2), "CK-CLR-01", "edition", (_KNIGHTS,)),
    Option("deserter_strength", ("same_or_lower", "same_else_basic"), "CK-CARD-57", "edition", (_KNIGHTS,)),
    Option("deserter_active_may_act", (True, False), "CK-CARD-61", "edition", (_KNIGHTS,)),
    Option("merchant_fleet_scope", ("one_named_kind", "any_equal_pairs"), "CK-CARD-69", "edition", (_KNIGHTS,)),
    Option("merchant_on_desert", (True, False), "CK-MERCHANT-10", "gap", (_KNIGHTS,)),
    Option(
        "pillage_without_settlement_piece",
        ("sideways_swapped_when_piece_returns", "sideways_must_be_upgraded_first"),
        "CK-BARB-18",
        "edition",
        (_KNIGHTS,),
    ),
    Option("defender_cards_unlimited", (True, False), "CK-DEF-04", "edition", (_KNIGHTS,)),
    Option("zero_defence_reward", ("none", "everyone_draws"), "CK-DEF-08", "gap", (_KNIGHTS,)),
    Option("diplomat_may_orphan_knight", (False, True), "CK-CARD-40", "edition", (_KNIGHTS,)),
    Option("spy_must_take", (True, False), "CK-CARD-55", "edition", (_KNIGHTS,)),
    Option("no_effect_plays", ("refused_when_public", "allowed"), "CK-PROG-16", "edition", (_KNIGHTS,)),
    Option("seafarers_extra_points", (1, 2), "CK-SEA-08", "edition", (_KNIGHTS, _ISLES)),
    Option("pirate_before_first_attack", ("on_start_hex", "off_board"), "CK-SEA-32", "edition", (_KNIGHTS, _ISLES)),
)

_FLAGS: Final = {
    ("mode", "base"): BASE_GAME,
    ("map", "variable"): VARIABLE,
    ("numbers", "random"): RANDOM_NUMBERS,
    ("harbours", "shuffled"): SHUFFLED_HARBOURS,
    ("knights_choice", "True"): KNIGHTS_CHOICE,
    ("fast_knights", "True"): FAST_KNIGHTS,
    ("easy_start", "True"): EASY_START,
    ("robber_to_desert", "True"): ROBBER_TO_DESERT,
    ("progress_over_limit", "immediate_for_all"): SURPLUS_AT_ONCE,
    ("engineer_copies", "2"): TWO_ENGINEERS,
    ("deserter_strength", "same_else_basic"): EXACT_DESERTER,
    ("deserter_active_may_act", "False"): DESERTER_RESTS,
    ("merchant_fleet_scope", "any_equal_pairs"): FLEET_OF_ALL,
    ("merchant_on_desert", "False"): NO_DESERT_MERCHANT,
    ("pillage_without_settlement_piece", "sideways_must_be_upgraded_first"): UPGRADE_SIDEWAYS_FIRST,
    ("defender_cards_unlimited", "False"): SIX_DEFENDERS,
    ("zero_defence_reward", "everyone_draws"): REWARD_ALL,
    ("diplomat_may_orphan_knight", "True"): MAY_ORPHAN,
    ("spy_must_take", "False"): SPY_MAY_PASS,
    ("no_effect_plays", "allowed"): EMPTY_PLAYS,
    ("seafarers_extra_points", "2"): TWO_EXTRA_POINTS,
    ("pirate_before_first_attack", "off_board"): PIRATE_LATER,
}


def flags_of(options: Options, rules: int) -> int:
    """The options, the readings and the rules version as bits."""
    flags = FIRST_VERSION if rules < 2 else 0
    return flags + sum(_FLAGS.get((name, str(value)), 0) for name, value in options.items())


def limit_of(options: Options, name: str) -> int:
    """The value of an option that is a number or unlimited."""
    value = options[name]
    return value if isinstance(value, int) else UNLIMITED


def map_of(options: Options, players: int) -> int:
    """The number of the map; two players practise on the layout for three (CK-SEA-47)."""
    four = 1 if players == 4 else 0
    if options["map"] == "outer_isles":
        return OUTER_ISLES_MAP + four
    if options["map"] == "crescent_bay":
        return CRESCENT_BAY_MAP + four
    return BEGINNER_MAP if options["mode"] == "base" or options["map"] == "variable" else FIRST_KNIGHTS_MAP


QUIET: Final[Options] = {"trade_offers_per_turn": 0}
# What golden playthroughs show: both games on every kind of map, with trades, variants and other readings.
PLAYTHROUGHS: Final[dict[str, tuple[int, Options]]] = {
    "base-4p": (4, {"mode": "base", **QUIET}),
    "base-3p-first-game": (3, {"mode": "base", "map": "first_game", **QUIET}),
    "base-2p-trades": (2, {"mode": "base", "trade_offers_per_turn": 3}),
    "knights-4p": (4, QUIET),
    "knights-3p-first-game": (3, {"map": "first_game", **QUIET}),
    "knights-2p-trades": (2, {"trade_offers_per_turn": 3}),
    "knights-3p-variants": (3, {
        "knights_choice": True, "fast_knights": True, "easy_start": True, "numbers": "random", "harbours": "shuffled",
        **QUIET,
    }),
    "base-4p-outer-isles": (4, {"mode": "base", "map": "outer_isles", **QUIET}),
    "knights-3p-crescent-bay": (3, {
        "map": "crescent_bay", "pirate_before_first_attack": "off_board", "seafarers_extra_points": 2, **QUIET,
    }),
    "knights-3p-other-readings": (3, {
        "robber_to_desert": True, "progress_over_limit": "immediate_for_all", "engineer_copies": 2,
        "deserter_strength": "same_else_basic", "deserter_active_may_act": False,
        "merchant_fleet_scope": "any_equal_pairs", "merchant_on_desert": False,
        "pillage_without_settlement_piece": "sideways_must_be_upgraded_first", "defender_cards_unlimited": False,
        "zero_defence_reward": "everyone_draws", "diplomat_may_orphan_knight": True, "spy_must_take": False,
        "no_effect_plays": "allowed", **QUIET,
    }),
}  # fmt: skip
