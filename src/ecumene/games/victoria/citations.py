"""The ledger's rules by number. Generated from ledger.yaml by ``ecumene develop citations victoria``."""

from typing import Final

RULE_IDS: Final = (
    "",
    "CV-SETUP-01",
    "CV-SETUP-02",
    "CV-SETUP-03",
    "CV-SETUP-04",
    "CV-SETUP-05",
    "CV-SETUP-06",
    "CV-SETUP-07",
    "CV-SETUP-08",
    "CV-SETUP-09",
    "CV-SETUP-10",
    "CV-SETUP-11",
    "CV-SETUP-12",
    "CV-SETUP-13",
    "CV-DEAL-01",
    "CV-DEAL-02",
    "CV-DEAL-03",
    "CV-DRAFT-01",
    "CV-DRAFT-02",
    "CV-DRAFT-03",
    "CV-DRAFT-04",
    "CV-DRAFT-05",
    "CV-DRAFT-06",
    "CV-DRAFT-07",
    "CV-DRAFT-08",
    "CV-DRAFT-09",
    "CV-DRAFT-10",
    "CV-TURN-01",
    "CV-TURN-02",
    "CV-TURN-03",
    "CV-TURN-04",
    "CV-TURN-05",
    "CV-TURN-06",
    "CV-TURN-07",
    "CV-TURN-08",
    "CV-TURN-09",
    "CV-TURN-10",
    "CV-TURN-11",
    "CV-EFF-01",
    "CV-EFF-02",
    "CV-EFF-03",
    "CV-EFF-04",
    "CV-EFF-05",
    "CV-EFF-06",
    "CV-EFF-07",
    "CV-EFF-08",
    "CV-EFF-09",
    "CV-EFF-10",
    "CV-EFF-11",
    "CV-EFF-12",
    "CV-EFF-13",
    "CV-EFF-14",
    "CV-EFF-15",
    "CV-EFF-16",
    "CV-WAR-01",
    "CV-WAR-02",
    "CV-WAR-03",
    "CV-WAR-04",
    "CV-WAR-05",
    "CV-WAR-06",
    "CV-WAR-07",
    "CV-REL-01",
    "CV-REL-02",
    "CV-REL-03",
    "CV-REL-04",
    "CV-REL-05",
    "CV-REL-06",
    "CV-REL-07",
    "CV-REL-08",
    "CV-ECO-01",
    "CV-ECO-02",
    "CV-ECO-03",
    "CV-ECO-04",
    "CV-ECO-05",
    "CV-ECO-06",
    "CV-ECO-07",
    "CV-ECO-08",
    "CV-ECO-09",
    "CV-SCI-01",
    "CV-SCI-02",
    "CV-SCI-03",
    "CV-SCI-04",
    "CV-SCI-05",
    "CV-SCI-06",
    "CV-SCI-07",
    "CV-CUL-01",
    "CV-CUL-02",
    "CV-CUL-03",
    "CV-CUL-04",
    "CV-CUL-05",
    "CV-CUL-06",
    "CV-CUL-07",
    "CV-CUL-08",
    "CV-CUL-09",
    "CV-CUL-10",
    "CV-CUL-11",
    "CV-CUL-12",
    "CV-CUL-13",
    "CV-CUL-14",
    "CV-UTO-01",
    "CV-UTO-02",
    "CV-UTO-03",
    "CV-UTO-04",
    "CV-UTO-05",
    "CV-UTO-06",
    "CV-UTO-07",
    "CV-UTO-08",
    "CV-END-01",
    "CV-END-02",
    "CV-END-03",
    "CV-END-04",
    "CV-END-05",
    "CV-END-06",
    "CV-END-07",
    "CV-END-08",
    "CV-END-09",
    "CV-END-10",
    "CV-END-11",
    "CV-END-12",
    "CV-END-13",
    "CV-END-14",
    "CV-END-15",
    "CV-END-16",
    "CV-END-17",
    "CV-END-18",
    "CV-END-19",
    "CV-TEAM-01",
    "CV-TEAM-02",
    "CV-TEAM-03",
    "CV-TEAM-04",
    "CV-TEAM-05",
    "CV-TEAM-06",
    "CV-TEAM-07",
    "CV-TEAM-08",
    "CV-EX-01",
    "CV-EX-02",
    "CV-EX-03",
    "CV-EX-04",
    "CV-EX-05",
    "CV-EX-06",
    "CV-EX-07",
    "CV-EX-08",
    "CV-EX-09",
    "CV-EX-10",
    "CV-EX-11",
    "CV-EX-12",
    "CV-EX-13",
    "CV-EX-14",
    "CV-EX-15",
    "CV-EX-16",
    "CV-EX-17",
    "CV-EX-18",
    "CV-CLR-01",
    "CV-CLR-02",
    "CV-CLR-03",
    "CV-CLR-04",
    "CV-CLR-05",
    "CV-CLR-06",
    "CV-CLR-07",
    "CV-CLR-08",
    "CV-CLR-09",
    "CV-CLR-10",
    "CV-CLR-11",
    "CV-CLR-12",
    "CV-CLR-13",
    "CV-CLR-14",
    "CV-CLR-15",
    "CV-CLR-16",
    "CV-CLR-17",
    "CV-CLR-18",
    "CV-CLR-19",
    "CV-CLR-20",
    "CV-CLR-21",
    "CV-CLR-22",
    "CV-CLR-23",
    "CV-CLR-24",
    "CV-CLR-25",
    "CV-CLR-26",
    "CV-CLR-27",
    "CV-CLR-28",
    "CV-CLR-29",
    "CV-CLR-30",
    "CV-CLR-31",
    "CV-CLR-32",
    "CV-CLR-33",
    "CV-CLR-34",
    "CV-CLR-35",
    "CV-CLR-36",
    "CV-CLR-37",
    "CV-CLR-38",
    "CV-CLR-39",
    "CV-CLR-40",
    "CV-CLR-41",
    "CV-CLR-42",
    "CV-CLR-43",
    "CV-CLR-44",
    "CV-CLR-45",
    "CV-CLR-46",
    "CV-CLR-47",
    "CV-CLR-48",
    "CV-CLR-49",
    "CV-CLR-50",
    "CV-CLR-51",
    "CV-CLR-52",
    "CV-CLR-53",
    "CV-CLR-54",
    "CV-CLR-55",
    "CV-CLR-56",
)

CV_SETUP_01: Final = 1
CV_SETUP_02: Final = 2
CV_SETUP_03: Final = 3
CV_SETUP_04: Final = 4
CV_SETUP_05: Final = 5
CV_SETUP_06: Final = 6
CV_SETUP_07: Final = 7
CV_SETUP_08: Final = 8
CV_SETUP_09: Final = 9
CV_SETUP_10: Final = 10
CV_SETUP_11: Final = 11
CV_SETUP_12: Final = 12
CV_SETUP_13: Final = 13
CV_DEAL_01: Final = 14
CV_DEAL_02: Final = 15
CV_DEAL_03: Final = 16
CV_DRAFT_01: Final = 17
CV_DRAFT_02: Final = 18
CV_DRAFT_03: Final = 19
CV_DRAFT_04: Final = 20
CV_DRAFT_05: Final = 21
CV_DRAFT_06: Final = 22
CV_DRAFT_07: Final = 23
CV_DRAFT_08: Final = 24
CV_DRAFT_09: Final = 25
CV_DRAFT_10: Final = 26
CV_TURN_01: Final = 27
CV_TURN_02: Final = 28
CV_TURN_03: Final = 29
CV_TURN_04: Final = 30
CV_TURN_05: Final = 31
CV_TURN_06: Final = 32
CV_TURN_07: Final = 33
CV_TURN_08: Final = 34
CV_TURN_09: Final = 35
CV_TURN_10: Final = 36
CV_TURN_11: Final = 37
CV_EFF_01: Final = 38
CV_EFF_02: Final = 39
CV_EFF_03: Final = 40
CV_EFF_04: Final = 41
CV_EFF_05: Final = 42
CV_EFF_06: Final = 43
CV_EFF_07: Final = 44
CV_EFF_08: Final = 45
CV_EFF_09: Final = 46
CV_EFF_10: Final = 47
CV_EFF_11: Final = 48
CV_EFF_12: Final = 49
CV_EFF_13: Final = 50
CV_EFF_14: Final = 51
CV_EFF_15: Final = 52
CV_EFF_16: Final = 53
CV_WAR_01: Final = 54
CV_WAR_02: Final = 55
CV_WAR_03: Final = 56
CV_WAR_04: Final = 57
CV_WAR_05: Final = 58
CV_WAR_06: Final = 59
CV_WAR_07: Final = 60
CV_REL_01: Final = 61
CV_REL_02: Final = 62
CV_REL_03: Final = 63
CV_REL_04: Final = 64
CV_REL_05: Final = 65
CV_REL_06: Final = 66
CV_REL_07: Final = 67
CV_REL_08: Final = 68
CV_ECO_01: Final = 69
CV_ECO_02: Final = 70
CV_ECO_03: Final = 71
CV_ECO_04: Final = 72
CV_ECO_05: Final = 73
CV_ECO_06: Final = 74
CV_ECO_07: Final = 75
CV_ECO_08: Final = 76
CV_ECO_09: Final = 77
CV_SCI_01: Final = 78
CV_SCI_02: Final = 79
CV_SCI_03: Final = 80
CV_SCI_04: Final = 81
CV_SCI_05: Final = 82
CV_SCI_06: Final = 83
CV_SCI_07: Final = 84
CV_CUL_01: Final = 85
CV_CUL_02: Final = 86
CV_CUL_03: Final = 87
CV_CUL_04: Final = 88
CV_CUL_05: Final = 89
CV_CUL_06: Final = 90
CV_CUL_07: Final = 91
CV_CUL_08: Final = 92
CV_CUL_09: Final = 93
CV_CUL_10: Final = 94
CV_CUL_11: Final = 95
CV_CUL_12: Final = 96
CV_CUL_13: Final = 97
CV_CUL_14: Final = 98
CV_UTO_01: Final = 99
CV_UTO_02: Final = 100
CV_UTO_03: Final = 101
CV_UTO_04: Final = 102
CV_UTO_05: Final = 103
CV_UTO_06: Final = 104
CV_UTO_07: Final = 105
CV_UTO_08: Final = 106
CV_END_01: Final = 107
CV_END_02: Final = 108
CV_END_03: Final = 109
CV_END_04: Final = 110
CV_END_05: Final = 111
CV_END_06: Final = 112
CV_END_07: Final = 113
CV_END_08: Final = 114
CV_END_09: Final = 115
CV_END_10: Final = 116
CV_END_11: Final = 117
CV_END_12: Final = 118
CV_END_13: Final = 119
CV_END_14: Final = 120
CV_END_15: Final = 121
CV_END_16: Final = 122
CV_END_17: Final = 123
CV_END_18: Final = 124
CV_END_19: Final = 125
CV_TEAM_01: Final = 126
CV_TEAM_02: Final = 127
CV_TEAM_03: Final = 128
CV_TEAM_04: Final = 129
CV_TEAM_05: Final = 130
CV_TEAM_06: Final = 131
CV_TEAM_07: Final = 132
CV_TEAM_08: Final = 133
CV_EX_01: Final = 134
CV_EX_02: Final = 135
CV_EX_03: Final = 136
CV_EX_04: Final = 137
CV_EX_05: Final = 138
CV_EX_06: Final = 139
CV_EX_07: Final = 140
CV_EX_08: Final = 141
CV_EX_09: Final = 142
CV_EX_10: Final = 143
CV_EX_11: Final = 144
CV_EX_12: Final = 145
CV_EX_13: Final = 146
CV_EX_14: Final = 147
CV_EX_15: Final = 148
CV_EX_16: Final = 149
CV_EX_17: Final = 150
CV_EX_18: Final = 151
CV_CLR_01: Final = 152
CV_CLR_02: Final = 153
CV_CLR_03: Final = 154
CV_CLR_04: Final = 155
CV_CLR_05: Final = 156
CV_CLR_06: Final = 157
CV_CLR_07: Final = 158
CV_CLR_08: Final = 159
CV_CLR_09: Final = 160
CV_CLR_10: Final = 161
CV_CLR_11: Final = 162
CV_CLR_12: Final = 163
CV_CLR_13: Final = 164
CV_CLR_14: Final = 165
CV_CLR_15: Final = 166
CV_CLR_16: Final = 167
CV_CLR_17: Final = 168
CV_CLR_18: Final = 169
CV_CLR_19: Final = 170
CV_CLR_20: Final = 171
CV_CLR_21: Final = 172
CV_CLR_22: Final = 173
CV_CLR_23: Final = 174
CV_CLR_24: Final = 175
CV_CLR_25: Final = 176
CV_CLR_26: Final = 177
CV_CLR_27: Final = 178
CV_CLR_28: Final = 179
CV_CLR_29: Final = 180
CV_CLR_30: Final = 181
CV_CLR_31: Final = 182
CV_CLR_32: Final = 183
CV_CLR_33: Final = 184
CV_CLR_34: Final = 185
CV_CLR_35: Final = 186
CV_CLR_36: Final = 187
CV_CLR_37: Final = 188
CV_CLR_38: Final = 189
CV_CLR_39: Final = 190
CV_CLR_40: Final = 191
CV_CLR_41: Final = 192
CV_CLR_42: Final = 193
CV_CLR_43: Final = 194
CV_CLR_44: Final = 195
CV_CLR_45: Final = 196
CV_CLR_46: Final = 197
CV_CLR_47: Final = 198
CV_CLR_48: Final = 199
CV_CLR_49: Final = 200
CV_CLR_50: Final = 201
CV_CLR_51: Final = 202
CV_CLR_52: Final = 203
CV_CLR_53: Final = 204
CV_CLR_54: Final = 205
CV_CLR_55: Final = 206
CV_CLR_56: Final = 207
