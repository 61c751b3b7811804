"""The rules that this code cites, by number. Written by ``ecumene develop citations victoria``."""

from typing import Final

RULE_IDS: Final = (
    "", "CV-SETUP-09", "CV-DEAL-01", "CV-DRAFT-01", "CV-DRAFT-02", "CV-DRAFT-03", "CV-DRAFT-04", "CV-DRAFT-05",
    "CV-DRAFT-07", "CV-DRAFT-09", "CV-TURN-01", "CV-TURN-02", "CV-TURN-03", "CV-TURN-04", "CV-TURN-06", "CV-TURN-08",
    "CV-EFF-02", "CV-EFF-03", "CV-EFF-04", "CV-EFF-05", "CV-EFF-06", "CV-EFF-07", "CV-EFF-11", "CV-EFF-15",
    "CV-WAR-01", "CV-WAR-02", "CV-WAR-03", "CV-WAR-04", "CV-WAR-05", "CV-WAR-06", "CV-WAR-07", "CV-REL-01",
    "CV-REL-02", "CV-REL-04", "CV-REL-06", "CV-REL-07", "CV-REL-08", "CV-ECO-01", "CV-ECO-02", "CV-ECO-04",
    "CV-ECO-05", "CV-ECO-06", "CV-ECO-07", "CV-ECO-08", "CV-ECO-09", "CV-SCI-01", "CV-SCI-02", "CV-SCI-04",
    "CV-SCI-05", "CV-SCI-06", "CV-CUL-01", "CV-CUL-02", "CV-CUL-04", "CV-CUL-05", "CV-CUL-06", "CV-CUL-07",
    "CV-CUL-10", "CV-CUL-12", "CV-CUL-14", "CV-UTO-01", "CV-UTO-02", "CV-UTO-03", "CV-UTO-04", "CV-UTO-08",
    "CV-END-01", "CV-END-04", "CV-END-05", "CV-END-07", "CV-END-09", "CV-END-11", "CV-END-12", "CV-END-13",
    "CV-END-14", "CV-END-16", "CV-TEAM-03", "CV-TEAM-05", "CV-TEAM-06", "CV-TEAM-07", "CV-CLR-04", "CV-CLR-05",
    "CV-CLR-15", "CV-CLR-17", "CV-CLR-31", "CV-CLR-35", "CV-CLR-49", "CV-CLR-53", "CV-CLR-54",
)  # fmt: skip

CV_SETUP_09: Final = 1
CV_DEAL_01: Final = 2
CV_DRAFT_01: Final = 3
CV_DRAFT_02: Final = 4
CV_DRAFT_03: Final = 5
CV_DRAFT_04: Final = 6
CV_DRAFT_05: Final = 7
CV_DRAFT_07: Final = 8
CV_DRAFT_09: Final = 9
CV_TURN_01: Final = 10
CV_TURN_02: Final = 11
CV_TURN_03: Final = 12
CV_TURN_04: Final = 13
CV_TURN_06: Final = 14
CV_TURN_08: Final = 15
CV_EFF_02: Final = 16
CV_EFF_03: Final = 17
CV_EFF_04: Final = 18
CV_EFF_05: Final = 19
CV_EFF_06: Final = 20
CV_EFF_07: Final = 21
CV_EFF_11: Final = 22
CV_EFF_15: Final = 23
CV_WAR_01: Final = 24
CV_WAR_02: Final = 25
CV_WAR_03: Final = 26
CV_WAR_04: Final = 27
CV_WAR_05: Final = 28
CV_WAR_06: Final = 29
CV_WAR_07: Final = 30
CV_REL_01: Final = 31
CV_REL_02: Final = 32
CV_REL_04: Final = 33
CV_REL_06: Final = 34
CV_REL_07: Final = 35
CV_REL_08: Final = 36
CV_ECO_01: Final = 37
CV_ECO_02: Final = 38
CV_ECO_04: Final = 39
CV_ECO_05: Final = 40
CV_ECO_06: Final = 41
CV_ECO_07: Final = 42
CV_ECO_08: Final = 43
CV_ECO_09: Final = 44
CV_SCI_01: Final = 45
CV_SCI_02: Final = 46
CV_SCI_04: Final = 47
CV_SCI_05: Final = 48
CV_SCI_06: Final = 49
CV_CUL_01: Final = 50
CV_CUL_02: Final = 51
CV_CUL_04: Final = 52
CV_CUL_05: Final = 53
CV_CUL_06: Final = 54
CV_CUL_07: Final = 55
CV_CUL_10: Final = 56
CV_CUL_12: Final = 57
CV_CUL_14: Final = 58
CV_UTO_01: Final = 59
CV_UTO_02: Final = 60
CV_UTO_03: Final = 61
CV_UTO_04: Final = 62
CV_UTO_08: Final = 63
CV_END_01: Final = 64
CV_END_04: Final = 65
CV_END_05: Final = 66
CV_END_07: Final = 67
CV_END_09: Final = 68
CV_END_11: Final = 69
CV_END_12: Final = 70
CV_END_13: Final = 71
CV_END_14: Final = 72
CV_END_16: Final = 73
CV_TEAM_03: Final = 74
CV_TEAM_05: Final = 75
CV_TEAM_06: Final = 76
CV_TEAM_07: Final = 77
CV_CLR_04: Final = 78
CV_CLR_05: Final = 79
CV_CLR_15: Final = 80
CV_CLR_17: Final = 81
CV_CLR_31: Final = 82
CV_CLR_35: Final = 83
CV_CLR_49: Final = 84
CV_CLR_53: Final = 85
CV_CLR_54: Final = 86
