"""The rules that this code cites, by number. Written by ``ecumene develop citations duel``."""

from typing import Final

RULE_IDS: Final = (
    "", "DU-SETUP-07", "DU-SETUP-14", "DU-SETUP-15", "DU-SETUP-18", "DU-DRAFT-01", "DU-DRAFT-02", "DU-DRAFT-03",
    "DU-DRAFT-06", "DU-DRAFT-07", "DU-DRAFT-08", "DU-DRAFT-11", "DU-COST-01", "DU-COST-04", "DU-COST-09",
    "DU-COST-15", "DU-COST-17", "DU-COST-18", "DU-TURN-02", "DU-TURN-08", "DU-TURN-10", "DU-TURN-13", "DU-TURN-15",
    "DU-TURN-17", "DU-DISC-01", "DU-WON-01", "DU-WON-05", "DU-WON-07", "DU-WON-09", "DU-WON-10", "DU-AGE-01",
    "DU-AGE-03", "DU-AGE-05", "DU-AGE-06", "DU-AGE-08", "DU-AGE-11", "DU-MIL-01", "DU-MIL-03", "DU-MIL-10",
    "DU-MIL-13", "DU-SCI-03", "DU-SCI-04", "DU-SCI-06", "DU-SCI-08", "DU-PROG-01", "DU-PROG-02", "DU-PROG-04",
    "DU-PROG-11", "DU-PROG-13", "DU-PROG-22", "DU-PROG-23", "DU-CARD-04", "DU-CARD-12", "DU-CARD-18", "DU-GUILD-09",
    "DU-GUILD-10", "DU-WEFF-01", "DU-WEFF-03", "DU-WEFF-04", "DU-WEFF-06", "DU-WEFF-11", "DU-WEFF-12", "DU-WEFF-13",
    "DU-WEFF-20", "DU-WEFF-21", "DU-END-01", "DU-END-02", "DU-END-03", "DU-END-04", "DU-END-07", "DU-END-08",
    "DU-CLR-06", "DU-CLR-07", "DU-CLR-08", "DU-CLR-23", "DU-CLR-24", "DU-CLR-27",
)  # fmt: skip

DU_SETUP_07: Final = 1
DU_SETUP_14: Final = 2
DU_SETUP_15: Final = 3
DU_SETUP_18: Final = 4
DU_DRAFT_01: Final = 5
DU_DRAFT_02: Final = 6
DU_DRAFT_03: Final = 7
DU_DRAFT_06: Final = 8
DU_DRAFT_07: Final = 9
DU_DRAFT_08: Final = 10
DU_DRAFT_11: Final = 11
DU_COST_01: Final = 12
DU_COST_04: Final = 13
DU_COST_09: Final = 14
DU_COST_15: Final = 15
DU_COST_17: Final = 16
DU_COST_18: Final = 17
DU_TURN_02: Final = 18
DU_TURN_08: Final = 19
DU_TURN_10: Final = 20
DU_TURN_13: Final = 21
DU_TURN_15: Final = 22
DU_TURN_17: Final = 23
DU_DISC_01: Final = 24
DU_WON_01: Final = 25
DU_WON_05: Final = 26
DU_WON_07: Final = 27
DU_WON_09: Final = 28
DU_WON_10: Final = 29
DU_AGE_01: Final = 30
DU_AGE_03: Final = 31
DU_AGE_05: Final = 32
DU_AGE_06: Final = 33
DU_AGE_08: Final = 34
DU_AGE_11: Final = 35
DU_MIL_01: Final = 36
DU_MIL_03: Final = 37
DU_MIL_10: Final = 38
DU_MIL_13: Final = 39
DU_SCI_03: Final = 40
DU_SCI_04: Final = 41
DU_SCI_06: Final = 42
DU_SCI_08: Final = 43
DU_PROG_01: Final = 44
DU_PROG_02: Final = 45
DU_PROG_04: Final = 46
DU_PROG_11: Final = 47
DU_PROG_13: Final = 48
DU_PROG_22: Final = 49
DU_PROG_23: Final = 50
DU_CARD_04: Final = 51
DU_CARD_12: Final = 52
DU_CARD_18: Final = 53
DU_GUILD_09: Final = 54
DU_GUILD_10: Final = 55
DU_WEFF_01: Final = 56
DU_WEFF_03: Final = 57
DU_WEFF_04: Final = 58
DU_WEFF_06: Final = 59
DU_WEFF_11: Final = 60
DU_WEFF_12: Final = 61
DU_WEFF_13: Final = 62
DU_WEFF_20: Final = 63
DU_WEFF_21: Final = 64
DU_END_01: Final = 65
DU_END_02: Final = 66
DU_END_03: Final = 67
DU_END_04: Final = 68
DU_END_07: Final = 69
DU_END_08: Final = 70
DU_CLR_06: Final = 71
DU_CLR_07: Final = 72
DU_CLR_08: Final = 73
DU_CLR_23: Final = 74
DU_CLR_24: Final = 75
DU_CLR_27: Final = 76
