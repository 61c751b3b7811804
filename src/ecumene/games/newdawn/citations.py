"""The ledger's rules by number. Generated from ledger.yaml by ``ecumene develop citations newdawn``."""

from typing import Final

RULE_IDS: Final = (
    "",
    "ND-SETUP-01",
    "ND-SETUP-02",
    "ND-SETUP-03",
    "ND-SETUP-04",
    "ND-SETUP-05",
    "ND-SETUP-06",
    "ND-SETUP-07",
    "ND-SETUP-08",
    "ND-SETUP-09",
    "ND-SETUP-10",
    "ND-SETUP-11",
    "ND-SETUP-12",
    "ND-SETUP-13",
    "ND-SETUP-14",
    "ND-SETUP-15",
    "ND-SETUP-16",
    "ND-SETUP-17",
    "ND-SETUP-18",
    "ND-SETUP-19",
    "ND-SETUP-20",
    "ND-SETUP-21",
    "ND-SETUP-22",
    "ND-SETUP-23",
    "ND-SETUP-24",
    "ND-SETUP-25",
    "ND-SETUP-26",
    "ND-SETUP-27",
    "ND-SETUP-28",
    "ND-SETUP-29",
    "ND-SETUP-30",
    "ND-SETUP-31",
    "ND-SETUP-32",
    "ND-MAP-01",
    "ND-MAP-02",
    "ND-MAP-03",
    "ND-MAP-04",
    "ND-MAP-05",
    "ND-MAP-06",
    "ND-MAP-07",
    "ND-MAP-08",
    "ND-MAP-09",
    "ND-MAP-10",
    "ND-MAP-11",
    "ND-MAP-12",
    "ND-MAP-13",
    "ND-MAP-14",
    "ND-MAP-15",
    "ND-MAP-16",
    "ND-MAP-17",
    "ND-MAP-18",
    "ND-MAP-19",
    "ND-MAP-20",
    "ND-MAP-21",
    "ND-MAP-22",
    "ND-MAP-23",
    "ND-MAP-24",
    "ND-MAP-25",
    "ND-MAP-26",
    "ND-MAP-27",
    "ND-MAP-28",
    "ND-MAP-29",
    "ND-MAP-30",
    "ND-MAP-31",
    "ND-MAP-32",
    "ND-MAP-33",
    "ND-MAP-34",
    "ND-TURN-01",
    "ND-TURN-02",
    "ND-TURN-03",
    "ND-TURN-04",
    "ND-TURN-05",
    "ND-TURN-06",
    "ND-TURN-07",
    "ND-TURN-08",
    "ND-TURN-09",
    "ND-TURN-10",
    "ND-TURN-11",
    "ND-TURN-12",
    "ND-TURN-13",
    "ND-TURN-14",
    "ND-TURN-15",
    "ND-TURN-16",
    "ND-TURN-17",
    "ND-TURN-18",
    "ND-TURN-19",
    "ND-TURN-20",
    "ND-TURN-21",
    "ND-TURN-22",
    "ND-TURN-23",
    "ND-TURN-24",
    "ND-TURN-25",
    "ND-TURN-26",
    "ND-HEX-01",
    "ND-HEX-02",
    "ND-HEX-03",
    "ND-HEX-04",
    "ND-HEX-05",
    "ND-HEX-06",
    "ND-HEX-07",
    "ND-HEX-08",
    "ND-HEX-09",
    "ND-HEX-10",
    "ND-HEX-11",
    "ND-HEX-12",
    "ND-HEX-13",
    "ND-HEX-14",
    "ND-HEX-15",
    "ND-HEX-16",
    "ND-HEX-17",
    "ND-HEX-18",
    "ND-HEX-19",
    "ND-HEX-20",
    "ND-HEX-21",
    "ND-HEX-22",
    "ND-HEX-23",
    "ND-HEX-24",
    "ND-HEX-25",
    "ND-HEX-26",
    "ND-HEX-27",
    "ND-HEX-28",
    "ND-HEX-29",
    "ND-HEX-30",
    "ND-RES-01",
    "ND-RES-02",
    "ND-RES-03",
    "ND-RES-04",
    "ND-RES-05",
    "ND-RES-06",
    "ND-RES-07",
    "ND-RES-08",
    "ND-RES-09",
    "ND-RES-10",
    "ND-RES-11",
    "ND-RES-12",
    "ND-RES-13",
    "ND-RES-14",
    "ND-RES-15",
    "ND-RES-16",
    "ND-RES-17",
    "ND-RES-18",
    "ND-RES-19",
    "ND-CUL-01",
    "ND-CUL-02",
    "ND-CUL-03",
    "ND-CUL-04",
    "ND-CUL-05",
    "ND-CUL-06",
    "ND-CUL-07",
    "ND-CUL-08",
    "ND-CUL-09",
    "ND-CUL-10",
    "ND-CUL-11",
    "ND-CUL-12",
    "ND-CUL-13",
    "ND-CUL-14",
    "ND-CUL-15",
    "ND-CUL-16",
    "ND-SCI-01",
    "ND-SCI-02",
    "ND-SCI-03",
    "ND-SCI-04",
    "ND-SCI-05",
    "ND-SCI-06",
    "ND-SCI-07",
    "ND-SCI-08",
    "ND-SCI-09",
    "ND-SCI-10",
    "ND-SCI-11",
    "ND-SCI-12",
    "ND-SCI-13",
    "ND-SCI-14",
    "ND-SCI-15",
    "ND-SCI-16",
    "ND-SCI-17",
    "ND-ECO-01",
    "ND-ECO-02",
    "ND-ECO-03",
    "ND-ECO-04",
    "ND-ECO-05",
    "ND-ECO-06",
    "ND-ECO-07",
    "ND-ECO-08",
    "ND-ECO-09",
    "ND-ECO-10",
    "ND-ECO-11",
    "ND-ECO-12",
    "ND-ECO-13",
    "ND-ECO-14",
    "ND-ECO-15",
    "ND-ECO-16",
    "ND-ECO-17",
    "ND-ECO-18",
    "ND-ECO-19",
    "ND-ECO-20",
    "ND-ECO-21",
    "ND-ECO-22",
    "ND-ECO-23",
    "ND-ECO-24",
    "ND-ECO-25",
    "ND-ECO-26",
    "ND-ECO-27",
    "ND-ECO-28",
    "ND-ECO-29",
    "ND-IND-01",
    "ND-IND-02",
    "ND-IND-03",
    "ND-IND-04",
    "ND-IND-05",
    "ND-IND-06",
    "ND-IND-07",
    "ND-IND-08",
    "ND-IND-09",
    "ND-IND-10",
    "ND-IND-11",
    "ND-IND-12",
    "ND-IND-13",
    "ND-IND-14",
    "ND-IND-15",
    "ND-IND-16",
    "ND-IND-17",
    "ND-IND-18",
    "ND-IND-19",
    "ND-IND-20",
    "ND-IND-21",
    "ND-IND-22",
    "ND-IND-23",
    "ND-IND-24",
    "ND-IND-25",
    "ND-IND-26",
    "ND-IND-27",
    "ND-IND-28",
    "ND-IND-29",
    "ND-IND-30",
    "ND-WAR-01",
    "ND-WAR-02",
    "ND-WAR-03",
    "ND-WAR-04",
    "ND-WAR-05",
    "ND-WAR-06",
    "ND-WAR-07",
    "ND-WAR-08",
    "ND-WAR-09",
    "ND-WAR-10",
    "ND-WAR-11",
    "ND-WAR-12",
    "ND-WAR-13",
    "ND-WAR-14",
    "ND-WAR-15",
    "ND-WAR-16",
    "ND-WAR-17",
    "ND-WAR-18",
    "ND-WAR-19",
    "ND-WAR-20",
    "ND-WAR-21",
    "ND-WAR-22",
    "ND-WAR-23",
    "ND-WAR-24",
    "ND-WAR-25",
    "ND-WAR-26",
    "ND-WAR-27",
    "ND-WAR-28",
    "ND-WAR-29",
    "ND-WAR-30",
    "ND-WAR-31",
    "ND-WAR-32",
    "ND-WAR-33",
    "ND-WAR-34",
    "ND-WAR-35",
    "ND-WAR-36",
    "ND-WAR-37",
    "ND-WAR-38",
    "ND-WAR-39",
    "ND-WAR-40",
    "ND-WAR-41",
    "ND-WAR-42",
    "ND-WAR-43",
    "ND-WAR-44",
    "ND-WAR-45",
    "ND-WAR-46",
    "ND-WAR-47",
    "ND-WAR-48",
    "ND-WAR-49",
    "ND-EVT-01",
    "ND-EVT-02",
    "ND-EVT-03",
    "ND-EVT-04",
    "ND-EVT-05",
    "ND-EVT-06",
    "ND-EVT-07",
    "ND-EVT-08",
    "ND-EVT-09",
    "ND-EVT-10",
    "ND-EVT-11",
    "ND-EVT-12",
    "ND-EVT-13",
    "ND-EVT-14",
    "ND-EVT-15",
    "ND-EVT-16",
    "ND-EVT-17",
    "ND-EVT-18",
    "ND-EVT-19",
    "ND-EVT-20",
    "ND-EVT-21",
    "ND-EVT-22",
    "ND-EVT-23",
    "ND-EVT-24",
    "ND-EVT-25",
    "ND-EVT-26",
    "ND-EVT-27",
    "ND-EVT-28",
    "ND-EVT-29",
    "ND-EVT-30",
    "ND-EVT-31",
    "ND-EVT-32",
    "ND-EVT-33",
    "ND-EVT-34",
    "ND-EVT-35",
    "ND-CS-01",
    "ND-CS-02",
    "ND-CS-03",
    "ND-CS-04",
    "ND-CS-05",
    "ND-CS-06",
    "ND-CS-07",
    "ND-CS-08",
    "ND-CS-09",
    "ND-CS-10",
    "ND-CS-11",
    "ND-CS-12",
    "ND-CS-13",
    "ND-CS-14",
    "ND-CS-15",
    "ND-CS-16",
    "ND-CS-17",
    "ND-CS-18",
    "ND-CS-19",
    "ND-DIP-01",
    "ND-DIP-02",
    "ND-DIP-03",
    "ND-DIP-04",
    "ND-DIP-05",
    "ND-DIP-06",
    "ND-DIP-07",
    "ND-DIP-08",
    "ND-DIP-09",
    "ND-DIP-10",
    "ND-DIP-11",
    "ND-DIP-12",
    "ND-DIP-13",
    "ND-TRD-01",
    "ND-TRD-02",
    "ND-TRD-03",
    "ND-TRD-04",
    "ND-TRD-05",
    "ND-TRD-06",
    "ND-TRD-07",
    "ND-TRD-08",
    "ND-TRD-09",
    "ND-TRD-10",
    "ND-TRD-11",
    "ND-TRD-12",
    "ND-TRD-13",
    "ND-TRD-14",
    "ND-TRD-15",
    "ND-TRD-16",
    "ND-WON-01",
    "ND-WON-02",
    "ND-WON-03",
    "ND-WON-04",
    "ND-WON-05",
    "ND-WON-06",
    "ND-WON-07",
    "ND-WON-08",
    "ND-WON-09",
    "ND-WON-10",
    "ND-WON-11",
    "ND-WON-12",
    "ND-WON-13",
    "ND-WON-14",
    "ND-WON-15",
    "ND-WIN-01",
    "ND-WIN-02",
    "ND-WIN-03",
    "ND-WIN-04",
    "ND-WIN-05",
    "ND-WIN-06",
    "ND-WIN-07",
    "ND-WIN-08",
    "ND-WIN-09",
    "ND-WIN-10",
    "ND-WIN-11",
    "ND-WIN-12",
    "ND-WIN-13",
    "ND-WIN-14",
    "ND-WIN-15",
    "ND-WIN-16",
    "ND-WIN-17",
    "ND-WIN-18",
    "ND-WIN-19",
    "ND-WIN-20",
    "ND-WIN-21",
    "ND-WIN-22",
    "ND-WIN-23",
    "ND-WIN-24",
    "ND-WIN-25",
    "ND-WIN-26",
    "ND-WIN-27",
    "ND-WIN-28",
    "ND-WIN-29",
    "ND-WIN-30",
    "ND-WIN-31",
    "ND-WIN-32",
    "ND-WIN-33",
    "ND-LIM-01",
    "ND-LIM-02",
    "ND-LIM-03",
    "ND-LIM-04",
    "ND-LIM-05",
    "ND-LIM-06",
    "ND-LIM-07",
    "ND-LIM-08",
    "ND-LIM-09",
    "ND-CLR-01",
    "ND-CLR-02",
    "ND-CLR-03",
    "ND-CLR-04",
    "ND-CLR-05",
    "ND-CLR-06",
    "ND-CLR-07",
    "ND-CLR-08",
    "ND-CLR-09",
    "ND-CLR-10",
    "ND-CLR-11",
    "ND-CLR-12",
    "ND-CLR-13",
    "ND-CLR-14",
    "ND-CLR-15",
    "ND-CLR-16",
    "ND-CLR-17",
    "ND-CLR-18",
    "ND-CLR-19",
    "ND-CLR-20",
    "ND-CLR-21",
    "ND-CLR-22",
    "ND-CLR-23",
    "ND-CLR-24",
    "ND-CLR-25",
    "ND-CLR-26",
    "ND-CLR-27",
    "ND-EX-01",
    "ND-EX-02",
    "ND-EX-03",
    "ND-EX-04",
    "ND-EX-05",
    "ND-EX-06",
    "ND-EX-07",
    "ND-EX-08",
    "ND-EX-09",
    "ND-EX-10",
    "ND-EX-11",
    "ND-EX-12",
    "ND-EX-13",
    "ND-EX-14",
    "ND-EX-15",
    "ND-EX-16",
    "ND-EX-17",
    "ND-EX-18",
    "ND-EX-19",
    "ND-EX-20",
    "ND-EX-21",
    "ND-EX-22",
    "ND-EX-23",
    "ND-EX-24",
    "ND-EX-25",
    "ND-EX-26",
    "ND-EX-27",
    "ND-EX-28",
    "ND-EX-29",
    "ND-EX-30",
    "ND-EX-31",
    "ND-EX-32",
    "ND-EX-33",
    "ND-EX-34",
    "ND-EX-35",
    "ND-EX-36",
    "ND-EX-37",
)

ND_SETUP_01: Final = 1
ND_SETUP_02: Final = 2
ND_SETUP_03: Final = 3
ND_SETUP_04: Final = 4
ND_SETUP_05: Final = 5
ND_SETUP_06: Final = 6
ND_SETUP_07: Final = 7
ND_SETUP_08: Final = 8
ND_SETUP_09: Final = 9
ND_SETUP_10: Final = 10
ND_SETUP_11: Final = 11
ND_SETUP_12: Final = 12
ND_SETUP_13: Final = 13
ND_SETUP_14: Final = 14
ND_SETUP_15: Final = 15
ND_SETUP_16: Final = 16
ND_SETUP_17: Final = 17
ND_SETUP_18: Final = 18
ND_SETUP_19: Final = 19
ND_SETUP_20: Final = 20
ND_SETUP_21: Final = 21
ND_SETUP_22: Final = 22
ND_SETUP_23: Final = 23
ND_SETUP_24: Final = 24
ND_SETUP_25: Final = 25
ND_SETUP_26: Final = 26
ND_SETUP_27: Final = 27
ND_SETUP_28: Final = 28
ND_SETUP_29: Final = 29
ND_SETUP_30: Final = 30
ND_SETUP_31: Final = 31
ND_SETUP_32: Final = 32
ND_MAP_01: Final = 33
ND_MAP_02: Final = 34
ND_MAP_03: Final = 35
ND_MAP_04: Final = 36
ND_MAP_05: Final = 37
ND_MAP_06: Final = 38
ND_MAP_07: Final = 39
ND_MAP_08: Final = 40
ND_MAP_09: Final = 41
ND_MAP_10: Final = 42
ND_MAP_11: Final = 43
ND_MAP_12: Final = 44
ND_MAP_13: Final = 45
ND_MAP_14: Final = 46
ND_MAP_15: Final = 47
ND_MAP_16: Final = 48
ND_MAP_17: Final = 49
ND_MAP_18: Final = 50
ND_MAP_19: Final = 51
ND_MAP_20: Final = 52
ND_MAP_21: Final = 53
ND_MAP_22: Final = 54
ND_MAP_23: Final = 55
ND_MAP_24: Final = 56
ND_MAP_25: Final = 57
ND_MAP_26: Final = 58
ND_MAP_27: Final = 59
ND_MAP_28: Final = 60
ND_MAP_29: Final = 61
ND_MAP_30: Final = 62
ND_MAP_31: Final = 63
ND_MAP_32: Final = 64
ND_MAP_33: Final = 65
ND_MAP_34: Final = 66
ND_TURN_01: Final = 67
ND_TURN_02: Final = 68
ND_TURN_03: Final = 69
ND_TURN_04: Final = 70
ND_TURN_05: Final = 71
ND_TURN_06: Final = 72
ND_TURN_07: Final = 73
ND_TURN_08: Final = 74
ND_TURN_09: Final = 75
ND_TURN_10: Final = 76
ND_TURN_11: Final = 77
ND_TURN_12: Final = 78
ND_TURN_13: Final = 79
ND_TURN_14: Final = 80
ND_TURN_15: Final = 81
ND_TURN_16: Final = 82
ND_TURN_17: Final = 83
ND_TURN_18: Final = 84
ND_TURN_19: Final = 85
ND_TURN_20: Final = 86
ND_TURN_21: Final = 87
ND_TURN_22: Final = 88
ND_TURN_23: Final = 89
ND_TURN_24: Final = 90
ND_TURN_25: Final = 91
ND_TURN_26: Final = 92
ND_HEX_01: Final = 93
ND_HEX_02: Final = 94
ND_HEX_03: Final = 95
ND_HEX_04: Final = 96
ND_HEX_05: Final = 97
ND_HEX_06: Final = 98
ND_HEX_07: Final = 99
ND_HEX_08: Final = 100
ND_HEX_09: Final = 101
ND_HEX_10: Final = 102
ND_HEX_11: Final = 103
ND_HEX_12: Final = 104
ND_HEX_13: Final = 105
ND_HEX_14: Final = 106
ND_HEX_15: Final = 107
ND_HEX_16: Final = 108
ND_HEX_17: Final = 109
ND_HEX_18: Final = 110
ND_HEX_19: Final = 111
ND_HEX_20: Final = 112
ND_HEX_21: Final = 113
ND_HEX_22: Final = 114
ND_HEX_23: Final = 115
ND_HEX_24: Final = 116
ND_HEX_25: Final = 117
ND_HEX_26: Final = 118
ND_HEX_27: Final = 119
ND_HEX_28: Final = 120
ND_HEX_29: Final = 121
ND_HEX_30: Final = 122
ND_RES_01: Final = 123
ND_RES_02: Final = 124
ND_RES_03: Final = 125
ND_RES_04: Final = 126
ND_RES_05: Final = 127
ND_RES_06: Final = 128
ND_RES_07: Final = 129
ND_RES_08: Final = 130
ND_RES_09: Final = 131
ND_RES_10: Final = 132
ND_RES_11: Final = 133
ND_RES_12: Final = 134
ND_RES_13: Final = 135
ND_RES_14: Final = 136
ND_RES_15: Final = 137
ND_RES_16: Final = 138
ND_RES_17: Final = 139
ND_RES_18: Final = 140
ND_RES_19: Final = 141
ND_CUL_01: Final = 142
ND_CUL_02: Final = 143
ND_CUL_03: Final = 144
ND_CUL_04: Final = 145
ND_CUL_05: Final = 146
ND_CUL_06: Final = 147
ND_CUL_07: Final = 148
ND_CUL_08: Final = 149
ND_CUL_09: Final = 150
ND_CUL_10: Final = 151
ND_CUL_11: Final = 152
ND_CUL_12: Final = 153
ND_CUL_13: Final = 154
ND_CUL_14: Final = 155
ND_CUL_15: Final = 156
ND_CUL_16: Final = 157
ND_SCI_01: Final = 158
ND_SCI_02: Final = 159
ND_SCI_03: Final = 160
ND_SCI_04: Final = 161
ND_SCI_05: Final = 162
ND_SCI_06: Final = 163
ND_SCI_07: Final = 164
ND_SCI_08: Final = 165
ND_SCI_09: Final = 166
ND_SCI_10: Final = 167
ND_SCI_11: Final = 168
ND_SCI_12: Final = 169
ND_SCI_13: Final = 170
ND_SCI_14: Final = 171
ND_SCI_15: Final = 172
ND_SCI_16: Final = 173
ND_SCI_17: Final = 174
ND_ECO_01: Final = 175
ND_ECO_02: Final = 176
ND_ECO_03: Final = 177
ND_ECO_04: Final = 178
ND_ECO_05: Final = 179
ND_ECO_06: Final = 180
ND_ECO_07: Final = 181
ND_ECO_08: Final = 182
ND_ECO_09: Final = 183
ND_ECO_10: Final = 184
ND_ECO_11: Final = 185
ND_ECO_12: Final = 186
ND_ECO_13: Final = 187
ND_ECO_14: Final = 188
ND_ECO_15: Final = 189
ND_ECO_16: Final = 190
ND_ECO_17: Final = 191
ND_ECO_18: Final = 192
ND_ECO_19: Final = 193
ND_ECO_20: Final = 194
ND_ECO_21: Final = 195
ND_ECO_22: Final = 196
ND_ECO_23: Final = 197
ND_ECO_24: Final = 198
ND_ECO_25: Final = 199
ND_ECO_26: Final = 200
ND_ECO_27: Final = 201
ND_ECO_28: Final = 202
ND_ECO_29: Final = 203
ND_IND_01: Final = 204
ND_IND_02: Final = 205
ND_IND_03: Final = 206
ND_IND_04: Final = 207
ND_IND_05: Final = 208
ND_IND_06: Final = 209
ND_IND_07: Final = 210
ND_IND_08: Final = 211
ND_IND_09: Final = 212
ND_IND_10: Final = 213
ND_IND_11: Final = 214
ND_IND_12: Final = 215
ND_IND_13: Final = 216
ND_IND_14: Final = 217
ND_IND_15: Final = 218
ND_IND_16: Final = 219
ND_IND_17: Final = 220
ND_IND_18: Final = 221
ND_IND_19: Final = 222
ND_IND_20: Final = 223
ND_IND_21: Final = 224
ND_IND_22: Final = 225
ND_IND_23: Final = 226
ND_IND_24: Final = 227
ND_IND_25: Final = 228
ND_IND_26: Final = 229
ND_IND_27: Final = 230
ND_IND_28: Final = 231
ND_IND_29: Final = 232
ND_IND_30: Final = 233
ND_WAR_01: Final = 234
ND_WAR_02: Final = 235
ND_WAR_03: Final = 236
ND_WAR_04: Final = 237
ND_WAR_05: Final = 238
ND_WAR_06: Final = 239
ND_WAR_07: Final = 240
ND_WAR_08: Final = 241
ND_WAR_09: Final = 242
ND_WAR_10: Final = 243
ND_WAR_11: Final = 244
ND_WAR_12: Final = 245
ND_WAR_13: Final = 246
ND_WAR_14: Final = 247
ND_WAR_15: Final = 248
ND_WAR_16: Final = 249
ND_WAR_17: Final = 250
ND_WAR_18: Final = 251
ND_WAR_19: Final = 252
ND_WAR_20: Final = 253
ND_WAR_21: Final = 254
ND_WAR_22: Final = 255
ND_WAR_23: Final = 256
ND_WAR_24: Final = 257
ND_WAR_25: Final = 258
ND_WAR_26: Final = 259
ND_WAR_27: Final = 260
ND_WAR_28: Final = 261
ND_WAR_29: Final = 262
ND_WAR_30: Final = 263
ND_WAR_31: Final = 264
ND_WAR_32: Final = 265
ND_WAR_33: Final = 266
ND_WAR_34: Final = 267
ND_WAR_35: Final = 268
ND_WAR_36: Final = 269
ND_WAR_37: Final = 270
ND_WAR_38: Final = 271
ND_WAR_39: Final = 272
ND_WAR_40: Final = 273
ND_WAR_41: Final = 274
ND_WAR_42: Final = 275
ND_WAR_43: Final = 276
ND_WAR_44: Final = 277
ND_WAR_45: Final = 278
ND_WAR_46: Final = 279
ND_WAR_47: Final = 280
ND_WAR_48: Final = 281
ND_WAR_49: Final = 282
ND_EVT_01: Final = 283
ND_EVT_02: Final = 284
ND_EVT_03: Final = 285
ND_EVT_04: Final = 286
ND_EVT_05: Final = 287
ND_EVT_06: Final = 288
ND_EVT_07: Final = 289
ND_EVT_08: Final = 290
ND_EVT_09: Final = 291
ND_EVT_10: Final = 292
ND_EVT_11: Final = 293
ND_EVT_12: Final = 294
ND_EVT_13: Final = 295
ND_EVT_14: Final = 296
ND_EVT_15: Final = 297
ND_EVT_16: Final = 298
ND_EVT_17: Final = 299
ND_EVT_18: Final = 300
ND_EVT_19: Final = 301
ND_EVT_20: Final = 302
ND_EVT_21: Final = 303
ND_EVT_22: Final = 304
ND_EVT_23: Final = 305
ND_EVT_24: Final = 306
ND_EVT_25: Final = 307
ND_EVT_26: Final = 308
ND_EVT_27: Final = 309
ND_EVT_28: Final = 310
ND_EVT_29: Final = 311
ND_EVT_30: Final = 312
ND_EVT_31: Final = 313
ND_EVT_32: Final = 314
ND_EVT_33: Final = 315
ND_EVT_34: Final = 316
ND_EVT_35: Final = 317
ND_CS_01: Final = 318
ND_CS_02: Final = 319
ND_CS_03: Final = 320
ND_CS_04: Final = 321
ND_CS_05: Final = 322
ND_CS_06: Final = 323
ND_CS_07: Final = 324
ND_CS_08: Final = 325
ND_CS_09: Final = 326
ND_CS_10: Final = 327
ND_CS_11: Final = 328
ND_CS_12: Final = 329
ND_CS_13: Final = 330
ND_CS_14: Final = 331
ND_CS_15: Final = 332
ND_CS_16: Final = 333
ND_CS_17: Final = 334
ND_CS_18: Final = 335
ND_CS_19: Final = 336
ND_DIP_01: Final = 337
ND_DIP_02: Final = 338
ND_DIP_03: Final = 339
ND_DIP_04: Final = 340
ND_DIP_05: Final = 341
ND_DIP_06: Final = 342
ND_DIP_07: Final = 343
ND_DIP_08: Final = 344
ND_DIP_09: Final = 345
ND_DIP_10: Final = 346
ND_DIP_11: Final = 347
ND_DIP_12: Final = 348
ND_DIP_13: Final = 349
ND_TRD_01: Final = 350
ND_TRD_02: Final = 351
ND_TRD_03: Final = 352
ND_TRD_04: Final = 353
ND_TRD_05: Final = 354
ND_TRD_06: Final = 355
ND_TRD_07: Final = 356
ND_TRD_08: Final = 357
ND_TRD_09: Final = 358
ND_TRD_10: Final = 359
ND_TRD_11: Final = 360
ND_TRD_12: Final = 361
ND_TRD_13: Final = 362
ND_TRD_14: Final = 363
ND_TRD_15: Final = 364
ND_TRD_16: Final = 365
ND_WON_01: Final = 366
ND_WON_02: Final = 367
ND_WON_03: Final = 368
ND_WON_04: Final = 369
ND_WON_05: Final = 370
ND_WON_06: Final = 371
ND_WON_07: Final = 372
ND_WON_08: Final = 373
ND_WON_09: Final = 374
ND_WON_10: Final = 375
ND_WON_11: Final = 376
ND_WON_12: Final = 377
ND_WON_13: Final = 378
ND_WON_14: Final = 379
ND_WON_15: Final = 380
ND_WIN_01: Final = 381
ND_WIN_02: Final = 382
ND_WIN_03: Final = 383
ND_WIN_04: Final = 384
ND_WIN_05: Final = 385
ND_WIN_06: Final = 386
ND_WIN_07: Final = 387
ND_WIN_08: Final = 388
ND_WIN_09: Final = 389
ND_WIN_10: Final = 390
ND_WIN_11: Final = 391
ND_WIN_12: Final = 392
ND_WIN_13: Final = 393
ND_WIN_14: Final = 394
ND_WIN_15: Final = 395
ND_WIN_16: Final = 396
ND_WIN_17: Final = 397
ND_WIN_18: Final = 398
ND_WIN_19: Final = 399
ND_WIN_20: Final = 400
ND_WIN_21: Final = 401
ND_WIN_22: Final = 402
ND_WIN_23: Final = 403
ND_WIN_24: Final = 404
ND_WIN_25: Final = 405
ND_WIN_26: Final = 406
ND_WIN_27: Final = 407
ND_WIN_28: Final = 408
ND_WIN_29: Final = 409
ND_WIN_30: Final = 410
ND_WIN_31: Final = 411
ND_WIN_32: Final = 412
ND_WIN_33: Final = 413
ND_LIM_01: Final = 414
ND_LIM_02: Final = 415
ND_LIM_03: Final = 416
ND_LIM_04: Final = 417
ND_LIM_05: Final = 418
ND_LIM_06: Final = 419
ND_LIM_07: Final = 420
ND_LIM_08: Final = 421
ND_LIM_09: Final = 422
ND_CLR_01: Final = 423
ND_CLR_02: Final = 424
ND_CLR_03: Final = 425
ND_CLR_04: Final = 426
ND_CLR_05: Final = 427
ND_CLR_06: Final = 428
ND_CLR_07: Final = 429
ND_CLR_08: Final = 430
ND_CLR_09: Final = 431
ND_CLR_10: Final = 432
ND_CLR_11: Final = 433
ND_CLR_12: Final = 434
ND_CLR_13: Final = 435
ND_CLR_14: Final = 436
ND_CLR_15: Final = 437
ND_CLR_16: Final = 438
ND_CLR_17: Final = 439
ND_CLR_18: Final = 440
ND_CLR_19: Final = 441
ND_CLR_20: Final = 442
ND_CLR_21: Final = 443
ND_CLR_22: Final = 444
ND_CLR_23: Final = 445
ND_CLR_24: Final = 446
ND_CLR_25: Final = 447
ND_CLR_26: Final = 448
ND_CLR_27: Final = 449
ND_EX_01: Final = 450
ND_EX_02: Final = 451
ND_EX_03: Final = 452
ND_EX_04: Final = 453
ND_EX_05: Final = 454
ND_EX_06: Final = 455
ND_EX_07: Final = 456
ND_EX_08: Final = 457
ND_EX_09: Final = 458
ND_EX_10: Final = 459
ND_EX_11: Final = 460
ND_EX_12: Final = 461
ND_EX_13: Final = 462
ND_EX_14: Final = 463
ND_EX_15: Final = 464
ND_EX_16: Final = 465
ND_EX_17: Final = 466
ND_EX_18: Final = 467
ND_EX_19: Final = 468
ND_EX_20: Final = 469
ND_EX_21: Final = 470
ND_EX_22: Final = 471
ND_EX_23: Final = 472
ND_EX_24: Final = 473
ND_EX_25: Final = 474
ND_EX_26: Final = 475
ND_EX_27: Final = 476
ND_EX_28: Final = 477
ND_EX_29: Final = 478
ND_EX_30: Final = 479
ND_EX_31: Final = 480
ND_EX_32: Final = 481
ND_EX_33: Final = 482
ND_EX_34: Final = 483
ND_EX_35: Final = 484
ND_EX_36: Final = 485
ND_EX_37: Final = 486
