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
