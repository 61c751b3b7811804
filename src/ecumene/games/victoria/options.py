"""The options of Victoria; the first value of each is the default."""

from typing import Final

from ecumene.core.options import Option, Options
from ecumene.games.victoria.position import (
    CONTINUOUS_LIMIT,
    DRAFT,
    EXACT_EXCLUSION,
    FOLLOW_UP_REQUIRED,
    HIDDEN_BACKS,
    OTHERS_ONLY,
    TEAM_SUM,
    TEAMS,
)

OPTIONS: Final = (
    Option("deal_variant", ("standard", "draft"), "CV-SETUP-12", "rulebook"),
    Option("team_mode", (False, True), "CV-TEAM-01", "rulebook"),
    Option("religion_limit_timing", ("applied", "continuous"), "CV-REL-04", "ambiguity"),
    Option("culture_exclusion_scope", ("domain", "exact_effect"), "CV-CUL-06", "ambiguity"),
    Option("any_player_includes_self", (True, False), "CV-CLR-17", "ambiguity"),
    Option("followup_play", ("as_far_as_possible", "required"), "CV-CLR-05", "ambiguity"),
    Option("team_tie_break", ("best_member", "team_sum"), "CV-TEAM-07", "gap", (("team_mode", (True,)),)),
    Option("era_backs_public", (True, False), "CV-CLR-40", "gap"),
    Option("stall_rounds", (10, 5, 20), "CV-END-16", "gap"),
)

# The golden playthroughs: players, options and a seed, chosen so that the option changes the game. Random games never
# stall, so stall_rounds is not among them; tests/games/victoria/test_ending.py plays to the stall with each value.
PLAYTHROUGHS: Final[dict[str, tuple[int, Options, int]]] = {
    "2p-default": (2, {}, 2026),
    "3p-default": (3, {}, 2026),
    "4p-default": (4, {}, 2026),
    "2p-deal_variant-draft": (2, {"deal_variant": "draft"}, 2026),
    "2p-religion_limit_timing-continuous": (2, {"religion_limit_timing": "continuous"}, 2026),
    "2p-culture_exclusion_scope-exact_effect": (2, {"culture_exclusion_scope": "exact_effect"}, 4598),
    "2p-any_player_includes_self-false": (2, {"any_player_includes_self": False}, 2026),
    "2p-followup_play-required": (2, {"followup_play": "required"}, 2028),
    "2p-era_backs_public-false": (2, {"era_backs_public": False}, 2026),
    "4p-teams-team_sum": (4, {"team_mode": True, "team_tie_break": "team_sum"}, 2096),
}

_FLAGS: Final = {
    "deal_variant": DRAFT,
    "team_mode": TEAMS,
    "religion_limit_timing": CONTINUOUS_LIMIT,
    "culture_exclusion_scope": EXACT_EXCLUSION,
    "any_player_includes_self": OTHERS_ONLY,
    "followup_play": FOLLOW_UP_REQUIRED,
    "team_tie_break": TEAM_SUM,
    "era_backs_public": HIDDEN_BACKS,
}


def flags_of(options: Options) -> int:
    """The options as bits: one for each that is not at its default."""
    return sum(
        _FLAGS[option.name] for option in OPTIONS if option.name in _FLAGS and options[option.name] != option.default
    )
