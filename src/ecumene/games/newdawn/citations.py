"""The rules that this code cites, by number. Written by ``ecumene develop citations newdawn``."""

from typing import Final

RULE_IDS: Final = (
    "", "ND-SETUP-02", "ND-SETUP-09", "ND-SETUP-14", "ND-SETUP-15", "ND-SETUP-22", "ND-SETUP-25", "ND-MAP-06",
    "ND-MAP-08", "ND-MAP-09", "ND-MAP-10", "ND-MAP-13", "ND-MAP-15", "ND-MAP-17", "ND-MAP-18", "ND-MAP-19",
    "ND-MAP-21", "ND-MAP-23", "ND-MAP-25", "ND-MAP-28", "ND-TURN-02", "ND-TURN-04", "ND-TURN-05", "ND-TURN-07",
    "ND-TURN-12", "ND-TURN-16", "ND-TURN-17", "ND-TURN-20", "ND-TURN-21", "ND-TURN-23", "ND-HEX-01", "ND-HEX-08",
    "ND-HEX-27", "ND-RES-02", "ND-RES-13", "ND-RES-18", "ND-RES-19", "ND-CUL-02", "ND-CUL-03", "ND-CUL-04",
    "ND-CUL-05", "ND-CUL-06", "ND-CUL-11", "ND-CUL-12", "ND-CUL-15", "ND-CUL-16", "ND-SCI-01", "ND-SCI-04",
    "ND-SCI-05", "ND-SCI-07", "ND-SCI-10", "ND-SCI-15", "ND-SCI-16", "ND-SCI-17", "ND-ECO-01", "ND-ECO-02",
    "ND-ECO-03", "ND-ECO-04", "ND-ECO-05", "ND-ECO-06", "ND-ECO-07", "ND-ECO-08", "ND-ECO-09", "ND-ECO-11",
    "ND-ECO-12", "ND-ECO-14", "ND-ECO-15", "ND-ECO-24", "ND-IND-01", "ND-IND-03", "ND-IND-04", "ND-IND-06",
    "ND-IND-07", "ND-IND-08", "ND-IND-09", "ND-IND-10", "ND-IND-13", "ND-IND-16", "ND-IND-17", "ND-IND-20",
    "ND-IND-22", "ND-IND-23", "ND-IND-25", "ND-IND-30", "ND-WAR-01", "ND-WAR-02", "ND-WAR-03", "ND-WAR-06",
    "ND-WAR-07", "ND-WAR-08", "ND-WAR-09", "ND-WAR-10", "ND-WAR-12", "ND-WAR-13", "ND-WAR-15", "ND-WAR-24",
    "ND-WAR-25", "ND-WAR-27", "ND-WAR-28", "ND-WAR-30", "ND-WAR-32", "ND-WAR-37", "ND-WAR-39", "ND-WAR-40",
    "ND-WAR-44", "ND-WAR-47", "ND-EVT-01", "ND-EVT-02", "ND-EVT-03", "ND-EVT-04", "ND-EVT-05", "ND-EVT-06",
    "ND-EVT-07", "ND-EVT-08", "ND-EVT-13", "ND-EVT-20", "ND-EVT-22", "ND-EVT-32", "ND-EVT-33", "ND-CS-06",
    "ND-CS-08", "ND-CS-11", "ND-CS-16", "ND-CS-18", "ND-CS-19", "ND-DIP-02", "ND-DIP-03", "ND-DIP-05", "ND-DIP-11",
    "ND-DIP-12", "ND-TRD-01", "ND-TRD-08", "ND-TRD-10", "ND-TRD-12", "ND-TRD-15", "ND-WON-03", "ND-WON-08",
    "ND-WON-09", "ND-WON-13", "ND-WON-14", "ND-WIN-01", "ND-WIN-04", "ND-WIN-06", "ND-WIN-07", "ND-WIN-08",
    "ND-WIN-09", "ND-WIN-10", "ND-WIN-11", "ND-WIN-12", "ND-WIN-13", "ND-WIN-14", "ND-WIN-15", "ND-WIN-16",
    "ND-WIN-17", "ND-WIN-18", "ND-WIN-33", "ND-LIM-04", "ND-CLR-01", "ND-CLR-03", "ND-CLR-11", "ND-CLR-12",
    "ND-CLR-14", "ND-CLR-16", "ND-CLR-18", "ND-CLR-19", "ND-CLR-25",
)  # fmt: skip

ND_SETUP_02: Final = 1
ND_SETUP_09: Final = 2
ND_SETUP_14: Final = 3
ND_SETUP_15: Final = 4
ND_SETUP_22: Final = 5
ND_SETUP_25: Final = 6
ND_MAP_06: Final = 7
ND_MAP_08: Final = 8
ND_MAP_09: Final = 9
ND_MAP_10: Final = 10
ND_MAP_13: Final = 11
ND_MAP_15: Final = 12
ND_MAP_17: Final = 13
ND_MAP_18: Final = 14
ND_MAP_19: Final = 15
ND_MAP_21: Final = 16
ND_MAP_23: Final = 17
ND_MAP_25: Final = 18
ND_MAP_28: Final = 19
ND_TURN_02: Final = 20
ND_TURN_04: Final = 21
ND_TURN_05: Final = 22
ND_TURN_07: Final = 23
ND_TURN_12: Final = 24
ND_TURN_16: Final = 25
ND_TURN_17: Final = 26
ND_TURN_20: Final = 27
ND_TURN_21: Final = 28
ND_TURN_23: Final = 29
ND_HEX_01: Final = 30
ND_HEX_08: Final = 31
ND_HEX_27: Final = 32
ND_RES_02: Final = 33
ND_RES_13: Final = 34
ND_RES_18: Final = 35
ND_RES_19: Final = 36
ND_CUL_02: Final = 37
ND_CUL_03: Final = 38
ND_CUL_04: Final = 39
ND_CUL_05: Final = 40
ND_CUL_06: Final = 41
ND_CUL_11: Final = 42
ND_CUL_12: Final = 43
ND_CUL_15: Final = 44
ND_CUL_16: Final = 45
ND_SCI_01: Final = 46
ND_SCI_04: Final = 47
ND_SCI_05: Final = 48
ND_SCI_07: Final = 49
ND_SCI_10: Final = 50
ND_SCI_15: Final = 51
ND_SCI_16: Final = 52
ND_SCI_17: Final = 53
ND_ECO_01: Final = 54
ND_ECO_02: Final = 55
ND_ECO_03: Final = 56
ND_ECO_04: Final = 57
ND_ECO_05: Final = 58
ND_ECO_06: Final = 59
ND_ECO_07: Final = 60
ND_ECO_08: Final = 61
ND_ECO_09: Final = 62
ND_ECO_11: Final = 63
ND_ECO_12: Final = 64
ND_ECO_14: Final = 65
ND_ECO_15: Final = 66
ND_ECO_24: Final = 67
ND_IND_01: Final = 68
ND_IND_03: Final = 69
ND_IND_04: Final = 70
ND_IND_06: Final = 71
ND_IND_07: Final = 72
ND_IND_08: Final = 73
ND_IND_09: Final = 74
ND_IND_10: Final = 75
ND_IND_13: Final = 76
ND_IND_16: Final = 77
ND_IND_17: Final = 78
ND_IND_20: Final = 79
ND_IND_22: Final = 80
ND_IND_23: Final = 81
ND_IND_25: Final = 82
ND_IND_30: Final = 83
ND_WAR_01: Final = 84
ND_WAR_02: Final = 85
ND_WAR_03: Final = 86
ND_WAR_06: Final = 87
ND_WAR_07: Final = 88
ND_WAR_08: Final = 89
ND_WAR_09: Final = 90
ND_WAR_10: Final = 91
ND_WAR_12: Final = 92
ND_WAR_13: Final = 93
ND_WAR_15: Final = 94
ND_WAR_24: Final = 95
ND_WAR_25: Final = 96
ND_WAR_27: Final = 97
ND_WAR_28: Final = 98
ND_WAR_30: Final = 99
ND_WAR_32: Final = 100
ND_WAR_37: Final = 101
ND_WAR_39: Final = 102
ND_WAR_40: Final = 103
ND_WAR_44: Final = 104
ND_WAR_47: Final = 105
ND_EVT_01: Final = 106
ND_EVT_02: Final = 107
ND_EVT_03: Final = 108
ND_EVT_04: Final = 109
ND_EVT_05: Final = 110
ND_EVT_06: Final = 111
ND_EVT_07: Final = 112
ND_EVT_08: Final = 113
ND_EVT_13: Final = 114
ND_EVT_20: Final = 115
ND_EVT_22: Final = 116
ND_EVT_32: Final = 117
ND_EVT_33: Final = 118
ND_CS_06: Final = 119
ND_CS_08: Final = 120
ND_CS_11: Final = 121
ND_CS_16: Final = 122
ND_CS_18: Final = 123
ND_CS_19: Final = 124
ND_DIP_02: Final = 125
ND_DIP_03: Final = 126
ND_DIP_05: Final = 127
ND_DIP_11: Final = 128
ND_DIP_12: Final = 129
ND_TRD_01: Final = 130
ND_TRD_08: Final = 131
ND_TRD_10: Final = 132
ND_TRD_12: Final = 133
ND_TRD_15: Final = 134
ND_WON_03: Final = 135
ND_WON_08: Final = 136
ND_WON_09: Final = 137
ND_WON_13: Final = 138
ND_WON_14: Final = 139
ND_WIN_01: Final = 140
ND_WIN_04: Final = 141
ND_WIN_06: Final = 142
ND_WIN_07: Final = 143
ND_WIN_08: Final = 144
ND_WIN_09: Final = 145
ND_WIN_10: Final = 146
ND_WIN_11: Final = 147
ND_WIN_12: Final = 148
ND_WIN_13: Final = 149
ND_WIN_14: Final = 150
ND_WIN_15: Final = 151
ND_WIN_16: Final = 152
ND_WIN_17: Final = 153
ND_WIN_18: Final = 154
ND_WIN_33: Final = 155
ND_LIM_04: Final = 156
ND_CLR_01: Final = 157
ND_CLR_03: Final = 158
ND_CLR_11: Final = 159
ND_CLR_12: Final = 160
ND_CLR_14: Final = 161
ND_CLR_16: Final = 162
ND_CLR_18: Final = 163
ND_CLR_19: Final = 164
ND_CLR_25: Final = 165
