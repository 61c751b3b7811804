"""The ledger's rules by number. Generated from ledger.yaml by ``ecumene develop citations catan``."""

from typing import Final

RULE_IDS: Final = (
    "",
    "CB-SETUP-01",
    "CB-SETUP-02",
    "CB-SETUP-03",
    "CB-SETUP-04",
    "CB-SETUP-05",
    "CB-SETUP-06",
    "CB-SETUP-07",
    "CB-SETUP-08",
    "CB-SETUP-09",
    "CB-SETUP-10",
    "CB-SETUP-11",
    "CB-SETUP-12",
    "CB-SETUP-13",
    "CB-SETUP-14",
    "CB-SETUP-15",
    "CB-SETUP-16",
    "CB-SETUP-17",
    "CB-SETUP-18",
    "CB-SETUP-19",
    "CB-SETUP-20",
    "CB-SETUP-21",
    "CB-ROLL-01",
    "CB-ROLL-02",
    "CB-ROLL-03",
    "CB-ROLL-04",
    "CB-ROLL-05",
    "CB-ROLL-06",
    "CB-ROLL-07",
    "CB-ROLL-08",
    "CB-ROLL-09",
    "CB-ROLL-10",
    "CB-ROLL-11",
    "CB-ROLL-12",
    "CB-ROBBER-01",
    "CB-ROBBER-02",
    "CB-ROBBER-03",
    "CB-ROBBER-04",
    "CB-ROBBER-05",
    "CB-ROBBER-06",
    "CB-ROBBER-07",
    "CB-ROBBER-08",
    "CB-ROBBER-09",
    "CB-ROBBER-10",
    "CB-ROBBER-11",
    "CB-ROBBER-12",
    "CB-ROBBER-13",
    "CB-TRADE-01",
    "CB-TRADE-02",
    "CB-TRADE-03",
    "CB-TRADE-04",
    "CB-TRADE-05",
    "CB-TRADE-06",
    "CB-TRADE-07",
    "CB-TRADE-08",
    "CB-TRADE-09",
    "CB-TRADE-10",
    "CB-TRADE-11",
    "CB-TRADE-12",
    "CB-TRADE-13",
    "CB-TRADE-14",
    "CB-TRADE-15",
    "CB-TRADE-16",
    "CB-TRADE-17",
    "CB-TRADE-18",
    "CB-TRADE-19",
    "CB-TRADE-20",
    "CB-TRADE-21",
    "CB-TRADE-22",
    "CB-TRADE-23",
    "CB-TRADE-24",
    "CB-TRADE-25",
    "CB-TRADE-26",
    "CB-TRADE-27",
    "CB-TRADE-28",
    "CB-BUILD-01",
    "CB-BUILD-02",
    "CB-BUILD-03",
    "CB-BUILD-04",
    "CB-BUILD-05",
    "CB-BUILD-06",
    "CB-BUILD-07",
    "CB-BUILD-08",
    "CB-BUILD-09",
    "CB-BUILD-10",
    "CB-BUILD-11",
    "CB-BUILD-12",
    "CB-BUILD-13",
    "CB-ROAD-01",
    "CB-ROAD-02",
    "CB-ROAD-03",
    "CB-ROAD-04",
    "CB-ROAD-05",
    "CB-ROAD-06",
    "CB-ROAD-07",
    "CB-ROAD-08",
    "CB-ROAD-09",
    "CB-ROAD-10",
    "CB-ROAD-11",
    "CB-ROAD-12",
    "CB-ROAD-13",
    "CB-DEV-01",
    "CB-DEV-02",
    "CB-DEV-03",
    "CB-DEV-04",
    "CB-DEV-05",
    "CB-DEV-06",
    "CB-DEV-07",
    "CB-DEV-08",
    "CB-DEV-09",
    "CB-DEV-10",
    "CB-DEV-11",
    "CB-DEV-12",
    "CB-DEV-13",
    "CB-DEV-14",
    "CB-DEV-15",
    "CB-WIN-01",
    "CB-WIN-02",
    "CB-WIN-03",
    "CB-WIN-04",
    "CB-WIN-05",
    "CB-WIN-06",
    "CB-WIN-07",
    "CK-SETUP-01",
    "CK-SETUP-02",
    "CK-SETUP-03",
    "CK-SETUP-04",
    "CK-SETUP-05",
    "CK-SETUP-06",
    "CK-SETUP-07",
    "CK-SETUP-08",
    "CK-SETUP-09",
    "CK-SETUP-10",
    "CK-SETUP-11",
    "CK-SETUP-12",
    "CK-SETUP-13",
    "CK-SETUP-14",
    "CK-SETUP-15",
    "CK-SETUP-16",
    "CK-SETUP-17",
    "CK-SETUP-18",
    "CK-SETUP-19",
    "CK-SETUP-20",
    "CK-TURN-01",
    "CK-TURN-02",
    "CK-TURN-03",
    "CK-TURN-04",
    "CK-TURN-05",
    "CK-TURN-06",
    "CK-TURN-07",
    "CK-TURN-08",
    "CK-TURN-09",
    "CK-TURN-10",
    "CK-TURN-11",
    "CK-TURN-12",
    "CK-PROD-01",
    "CK-PROD-02",
    "CK-PROD-03",
    "CK-PROD-04",
    "CK-PROD-05",
    "CK-PROD-06",
    "CK-PROD-07",
    "CK-PROD-08",
    "CK-PROD-09",
    "CK-PROD-10",
    "CK-PROD-11",
    "CK-PROD-12",
    "CK-PROD-13",
    "CK-PROD-14",
    "CK-SEVEN-01",
    "CK-SEVEN-02",
    "CK-SEVEN-03",
    "CK-SEVEN-04",
    "CK-SEVEN-05",
    "CK-SEVEN-06",
    "CK-SEVEN-07",
    "CK-SEVEN-08",
    "CK-SEVEN-09",
    "CK-SEVEN-10",
    "CK-SEVEN-11",
    "CK-SEVEN-12",
    "CK-SEVEN-13",
    "CK-TRADE-01",
    "CK-TRADE-02",
    "CK-TRADE-03",
    "CK-TRADE-04",
    "CK-TRADE-05",
    "CK-TRADE-06",
    "CK-TRADE-07",
    "CK-TRADE-08",
    "CK-TRADE-09",
    "CK-TRADE-10",
    "CK-TRADE-11",
    "CK-TRADE-12",
    "CK-TRADE-13",
    "CK-WALL-01",
    "CK-WALL-02",
    "CK-WALL-03",
    "CK-WALL-04",
    "CK-WALL-05",
    "CK-WALL-06",
    "CK-WALL-07",
    "CK-WALL-08",
    "CK-IMP-01",
    "CK-IMP-02",
    "CK-IMP-03",
    "CK-IMP-04",
    "CK-IMP-05",
    "CK-IMP-06",
    "CK-IMP-07",
    "CK-IMP-08",
    "CK-IMP-09",
    "CK-IMP-10",
    "CK-IMP-11",
    "CK-IMP-12",
    "CK-IMP-13",
    "CK-IMP-14",
    "CK-IMP-15",
    "CK-IMP-16",
    "CK-IMP-17",
    "CK-IMP-18",
    "CK-METRO-01",
    "CK-METRO-02",
    "CK-METRO-03",
    "CK-METRO-04",
    "CK-METRO-05",
    "CK-METRO-06",
    "CK-METRO-07",
    "CK-METRO-08",
    "CK-METRO-09",
    "CK-METRO-10",
    "CK-METRO-11",
    "CK-METRO-12",
    "CK-METRO-13",
    "CK-METRO-14",
    "CK-METRO-15",
    "CK-METRO-16",
    "CK-METRO-17",
    "CK-METRO-18",
    "CK-KNIGHT-01",
    "CK-KNIGHT-02",
    "CK-KNIGHT-03",
    "CK-KNIGHT-04",
    "CK-KNIGHT-05",
    "CK-KNIGHT-06",
    "CK-KNIGHT-07",
    "CK-KNIGHT-08",
    "CK-KNIGHT-09",
    "CK-KNIGHT-10",
    "CK-KNIGHT-11",
    "CK-KNIGHT-12",
    "CK-KNIGHT-13",
    "CK-KNIGHT-14",
    "CK-KNIGHT-15",
    "CK-KNIGHT-16",
    "CK-KNIGHT-17",
    "CK-KNIGHT-18",
    "CK-KNIGHT-19",
    "CK-KNIGHT-20",
    "CK-KNIGHT-21",
    "CK-KNIGHT-22",
    "CK-KNIGHT-23",
    "CK-KNIGHT-24",
    "CK-KNIGHT-25",
    "CK-KNIGHT-26",
    "CK-KNIGHT-27",
    "CK-KNIGHT-28",
    "CK-KNIGHT-29",
    "CK-KNIGHT-30",
    "CK-KNIGHT-31",
    "CK-KNIGHT-32",
    "CK-KNIGHT-33",
    "CK-KNIGHT-34",
    "CK-KNIGHT-35",
    "CK-KNIGHT-36",
    "CK-KNIGHT-37",
    "CK-KNIGHT-38",
    "CK-KNIGHT-39",
    "CK-KNIGHT-40",
    "CK-KNIGHT-41",
    "CK-KNIGHT-42",
    "CK-KNIGHT-43",
    "CK-KNIGHT-44",
    "CK-KNIGHT-45",
    "CK-KNIGHT-46",
    "CK-KNIGHT-47",
    "CK-KNIGHT-48",
    "CK-PROG-01",
    "CK-PROG-02",
    "CK-PROG-03",
    "CK-PROG-04",
    "CK-PROG-05",
    "CK-PROG-06",
    "CK-PROG-07",
    "CK-PROG-08",
    "CK-PROG-09",
    "CK-PROG-10",
    "CK-PROG-11",
    "CK-PROG-12",
    "CK-PROG-13",
    "CK-PROG-14",
    "CK-PROG-15",
    "CK-PROG-16",
    "CK-PROG-17",
    "CK-PROG-18",
    "CK-PROG-19",
    "CK-PROG-20",
    "CK-PROG-21",
    "CK-PROG-22",
    "CK-PROG-23",
    "CK-PROG-24",
    "CK-PROG-25",
    "CK-CARD-01",
    "CK-CARD-02",
    "CK-CARD-03",
    "CK-CARD-04",
    "CK-CARD-05",
    "CK-CARD-06",
    "CK-CARD-07",
    "CK-CARD-08",
    "CK-CARD-09",
    "CK-CARD-10",
    "CK-CARD-11",
    "CK-CARD-12",
    "CK-CARD-13",
    "CK-CARD-14",
    "CK-CARD-15",
    "CK-CARD-16",
    "CK-CARD-17",
    "CK-CARD-18",
    "CK-CARD-19",
    "CK-CARD-20",
    "CK-CARD-21",
    "CK-CARD-22",
    "CK-CARD-23",
    "CK-CARD-24",
    "CK-CARD-25",
    "CK-CARD-26",
    "CK-CARD-27",
    "CK-CARD-28",
    "CK-CARD-29",
    "CK-CARD-30",
    "CK-CARD-31",
    "CK-CARD-32",
    "CK-CARD-33",
    "CK-CARD-34",
    "CK-CARD-35",
    "CK-CARD-36",
    "CK-CARD-37",
    "CK-CARD-38",
    "CK-CARD-39",
    "CK-CARD-40",
    "CK-CARD-41",
    "CK-CARD-42",
    "CK-CARD-43",
    "CK-CARD-44",
    "CK-CARD-45",
    "CK-CARD-46",
    "CK-CARD-47",
    "CK-CARD-48",
    "CK-CARD-49",
    "CK-CARD-50",
    "CK-CARD-51",
    "CK-CARD-52",
    "CK-CARD-53",
    "CK-CARD-54",
    "CK-CARD-55",
    "CK-CARD-56",
    "CK-CARD-57",
    "CK-CARD-58",
    "CK-CARD-59",
    "CK-CARD-60",
    "CK-CARD-61",
    "CK-CARD-62",
    "CK-CARD-63",
    "CK-CARD-64",
    "CK-CARD-65",
    "CK-CARD-66",
    "CK-CARD-67",
    "CK-CARD-68",
    "CK-CARD-69",
    "CK-CARD-70",
    "CK-CARD-71",
    "CK-CARD-72",
    "CK-CARD-73",
    "CK-CARD-74",
    "CK-CARD-75",
    "CK-CARD-76",
    "CK-CARD-77",
    "CK-CARD-78",
    "CK-CARD-79",
    "CK-CARD-80",
    "CK-CARD-81",
    "CK-CARD-82",
    "CK-CARD-83",
    "CK-CARD-84",
    "CK-CARD-85",
    "CK-CARD-86",
    "CK-CARD-87",
    "CK-CARD-88",
    "CK-BARB-01",
    "CK-BARB-02",
    "CK-BARB-03",
    "CK-BARB-04",
    "CK-BARB-05",
    "CK-BARB-06",
    "CK-BARB-07",
    "CK-BARB-08",
    "CK-BARB-09",
    "CK-BARB-10",
    "CK-BARB-11",
    "CK-BARB-12",
    "CK-BARB-13",
    "CK-BARB-14",
    "CK-BARB-15",
    "CK-BARB-16",
    "CK-BARB-17",
    "CK-BARB-18",
    "CK-BARB-19",
    "CK-BARB-20",
    "CK-BARB-21",
    "CK-BARB-22",
    "CK-BARB-23",
    "CK-BARB-24",
    "CK-BARB-25",
    "CK-BARB-26",
    "CK-BARB-27",
    "CK-DEF-01",
    "CK-DEF-02",
    "CK-DEF-03",
    "CK-DEF-04",
    "CK-DEF-05",
    "CK-DEF-06",
    "CK-DEF-07",
    "CK-DEF-08",
    "CK-DEF-09",
    "CK-DEF-10",
    "CK-MERCHANT-01",
    "CK-MERCHANT-02",
    "CK-MERCHANT-03",
    "CK-MERCHANT-04",
    "CK-MERCHANT-05",
    "CK-MERCHANT-06",
    "CK-MERCHANT-07",
    "CK-MERCHANT-08",
    "CK-MERCHANT-09",
    "CK-MERCHANT-10",
    "CK-WIN-01",
    "CK-WIN-02",
    "CK-WIN-03",
    "CK-WIN-04",
    "CK-WIN-05",
    "CK-WIN-06",
    "CK-VAR-01",
    "CK-VAR-02",
    "CK-VAR-03",
    "CK-VAR-04",
    "CK-VAR-05",
    "CK-VAR-06",
    "CK-VAR-07",
    "CK-VAR-08",
    "CK-VAR-09",
    "CK-VAR-10",
    "CK-VAR-11",
    "CK-VAR-12",
    "CK-VAR-13",
    "CK-VAR-14",
    "CK-SEA-01",
    "CK-SEA-02",
    "CK-SEA-03",
    "CK-SEA-04",
    "CK-SEA-05",
    "CK-SEA-06",
    "CK-SEA-07",
    "CK-SEA-08",
    "CK-SEA-09",
    "CK-SEA-10",
    "CK-SEA-11",
    "CK-SEA-12",
    "CK-SEA-13",
    "CK-SEA-14",
    "CK-SEA-15",
    "CK-SEA-16",
    "CK-SEA-17",
    "CK-SEA-18",
    "CK-SEA-19",
    "CK-SEA-20",
    "CK-SEA-21",
    "CK-SEA-22",
    "CK-SEA-23",
    "CK-SEA-24",
    "CK-SEA-25",
    "CK-SEA-26",
    "CK-SEA-27",
    "CK-SEA-28",
    "CK-SEA-29",
    "CK-SEA-30",
    "CK-SEA-31",
    "CK-SEA-32",
    "CK-SEA-33",
    "CK-SEA-34",
    "CK-SEA-35",
    "CK-SEA-36",
    "CK-SEA-37",
    "CK-SEA-38",
    "CK-SEA-39",
    "CK-SEA-40",
    "CK-SEA-41",
    "CK-SEA-42",
    "CK-SEA-43",
    "CK-SEA-44",
    "CK-SEA-45",
    "CK-SEA-46",
    "CK-SEA-47",
    "CK-SEA-48",
    "CK-EX-01",
    "CK-EX-02",
    "CK-EX-03",
    "CK-EX-04",
    "CK-EX-05",
    "CK-EX-06",
    "CK-EX-07",
    "CK-EX-08",
    "CK-EX-09",
    "CK-EX-10",
    "CK-EX-11",
    "CK-EX-12",
    "CK-EX-13",
    "CK-EX-14",
    "CK-EX-15",
    "CK-EX-16",
    "CK-EX-17",
    "CK-EX-18",
    "CK-CLR-01",
    "CK-CLR-02",
    "CK-CLR-03",
    "CK-CLR-04",
    "CK-CLR-05",
    "CK-CLR-06",
    "CK-CLR-07",
    "CK-CLR-08",
    "CK-CLR-09",
    "CK-CLR-10",
    "CK-CLR-11",
    "CK-CLR-12",
    "CK-CLR-13",
    "CK-CLR-14",
    "CK-CLR-15",
    "CK-CLR-16",
    "CK-CLR-17",
    "CK-CLR-18",
    "CK-CLR-19",
    "CK-CLR-20",
    "CK-CLR-21",
    "CK-CLR-22",
    "CK-CLR-23",
    "CK-CLR-24",
    "CK-CLR-25",
    "CK-CLR-26",
    "CK-CLR-27",
    "CK-CLR-28",
    "CK-CLR-29",
    "CK-CLR-30",
    "CK-CLR-31",
    "CK-CLR-32",
)

CB_SETUP_01: Final = 1
CB_SETUP_02: Final = 2
CB_SETUP_03: Final = 3
CB_SETUP_04: Final = 4
CB_SETUP_05: Final = 5
CB_SETUP_06: Final = 6
CB_SETUP_07: Final = 7
CB_SETUP_08: Final = 8
CB_SETUP_09: Final = 9
CB_SETUP_10: Final = 10
CB_SETUP_11: Final = 11
CB_SETUP_12: Final = 12
CB_SETUP_13: Final = 13
CB_SETUP_14: Final = 14
CB_SETUP_15: Final = 15
CB_SETUP_16: Final = 16
CB_SETUP_17: Final = 17
CB_SETUP_18: Final = 18
CB_SETUP_19: Final = 19
CB_SETUP_20: Final = 20
CB_SETUP_21: Final = 21
CB_ROLL_01: Final = 22
CB_ROLL_02: Final = 23
CB_ROLL_03: Final = 24
CB_ROLL_04: Final = 25
CB_ROLL_05: Final = 26
CB_ROLL_06: Final = 27
CB_ROLL_07: Final = 28
CB_ROLL_08: Final = 29
CB_ROLL_09: Final = 30
CB_ROLL_10: Final = 31
CB_ROLL_11: Final = 32
CB_ROLL_12: Final = 33
CB_ROBBER_01: Final = 34
CB_ROBBER_02: Final = 35
CB_ROBBER_03: Final = 36
CB_ROBBER_04: Final = 37
CB_ROBBER_05: Final = 38
CB_ROBBER_06: Final = 39
CB_ROBBER_07: Final = 40
CB_ROBBER_08: Final = 41
CB_ROBBER_09: Final = 42
CB_ROBBER_10: Final = 43
CB_ROBBER_11: Final = 44
CB_ROBBER_12: Final = 45
CB_ROBBER_13: Final = 46
CB_TRADE_01: Final = 47
CB_TRADE_02: Final = 48
CB_TRADE_03: Final = 49
CB_TRADE_04: Final = 50
CB_TRADE_05: Final = 51
CB_TRADE_06: Final = 52
CB_TRADE_07: Final = 53
CB_TRADE_08: Final = 54
CB_TRADE_09: Final = 55
CB_TRADE_10: Final = 56
CB_TRADE_11: Final = 57
CB_TRADE_12: Final = 58
CB_TRADE_13: Final = 59
CB_TRADE_14: Final = 60
CB_TRADE_15: Final = 61
CB_TRADE_16: Final = 62
CB_TRADE_17: Final = 63
CB_TRADE_18: Final = 64
CB_TRADE_19: Final = 65
CB_TRADE_20: Final = 66
CB_TRADE_21: Final = 67
CB_TRADE_22: Final = 68
CB_TRADE_23: Final = 69
CB_TRADE_24: Final = 70
CB_TRADE_25: Final = 71
CB_TRADE_26: Final = 72
CB_TRADE_27: Final = 73
CB_TRADE_28: Final = 74
CB_BUILD_01: Final = 75
CB_BUILD_02: Final = 76
CB_BUILD_03: Final = 77
CB_BUILD_04: Final = 78
CB_BUILD_05: Final = 79
CB_BUILD_06: Final = 80
CB_BUILD_07: Final = 81
CB_BUILD_08: Final = 82
CB_BUILD_09: Final = 83
CB_BUILD_10: Final = 84
CB_BUILD_11: Final = 85
CB_BUILD_12: Final = 86
CB_BUILD_13: Final = 87
CB_ROAD_01: Final = 88
CB_ROAD_02: Final = 89
CB_ROAD_03: Final = 90
CB_ROAD_04: Final = 91
CB_ROAD_05: Final = 92
CB_ROAD_06: Final = 93
CB_ROAD_07: Final = 94
CB_ROAD_08: Final = 95
CB_ROAD_09: Final = 96
CB_ROAD_10: Final = 97
CB_ROAD_11: Final = 98
CB_ROAD_12: Final = 99
CB_ROAD_13: Final = 100
CB_DEV_01: Final = 101
CB_DEV_02: Final = 102
CB_DEV_03: Final = 103
CB_DEV_04: Final = 104
CB_DEV_05: Final = 105
CB_DEV_06: Final = 106
CB_DEV_07: Final = 107
CB_DEV_08: Final = 108
CB_DEV_09: Final = 109
CB_DEV_10: Final = 110
CB_DEV_11: Final = 111
CB_DEV_12: Final = 112
CB_DEV_13: Final = 113
CB_DEV_14: Final = 114
CB_DEV_15: Final = 115
CB_WIN_01: Final = 116
CB_WIN_02: Final = 117
CB_WIN_03: Final = 118
CB_WIN_04: Final = 119
CB_WIN_05: Final = 120
CB_WIN_06: Final = 121
CB_WIN_07: Final = 122
CK_SETUP_01: Final = 123
CK_SETUP_02: Final = 124
CK_SETUP_03: Final = 125
CK_SETUP_04: Final = 126
CK_SETUP_05: Final = 127
CK_SETUP_06: Final = 128
CK_SETUP_07: Final = 129
CK_SETUP_08: Final = 130
CK_SETUP_09: Final = 131
CK_SETUP_10: Final = 132
CK_SETUP_11: Final = 133
CK_SETUP_12: Final = 134
CK_SETUP_13: Final = 135
CK_SETUP_14: Final = 136
CK_SETUP_15: Final = 137
CK_SETUP_16: Final = 138
CK_SETUP_17: Final = 139
CK_SETUP_18: Final = 140
CK_SETUP_19: Final = 141
CK_SETUP_20: Final = 142
CK_TURN_01: Final = 143
CK_TURN_02: Final = 144
CK_TURN_03: Final = 145
CK_TURN_04: Final = 146
CK_TURN_05: Final = 147
CK_TURN_06: Final = 148
CK_TURN_07: Final = 149
CK_TURN_08: Final = 150
CK_TURN_09: Final = 151
CK_TURN_10: Final = 152
CK_TURN_11: Final = 153
CK_TURN_12: Final = 154
CK_PROD_01: Final = 155
CK_PROD_02: Final = 156
CK_PROD_03: Final = 157
CK_PROD_04: Final = 158
CK_PROD_05: Final = 159
CK_PROD_06: Final = 160
CK_PROD_07: Final = 161
CK_PROD_08: Final = 162
CK_PROD_09: Final = 163
CK_PROD_10: Final = 164
CK_PROD_11: Final = 165
CK_PROD_12: Final = 166
CK_PROD_13: Final = 167
CK_PROD_14: Final = 168
CK_SEVEN_01: Final = 169
CK_SEVEN_02: Final = 170
CK_SEVEN_03: Final = 171
CK_SEVEN_04: Final = 172
CK_SEVEN_05: Final = 173
CK_SEVEN_06: Final = 174
CK_SEVEN_07: Final = 175
CK_SEVEN_08: Final = 176
CK_SEVEN_09: Final = 177
CK_SEVEN_10: Final = 178
CK_SEVEN_11: Final = 179
CK_SEVEN_12: Final = 180
CK_SEVEN_13: Final = 181
CK_TRADE_01: Final = 182
CK_TRADE_02: Final = 183
CK_TRADE_03: Final = 184
CK_TRADE_04: Final = 185
CK_TRADE_05: Final = 186
CK_TRADE_06: Final = 187
CK_TRADE_07: Final = 188
CK_TRADE_08: Final = 189
CK_TRADE_09: Final = 190
CK_TRADE_10: Final = 191
CK_TRADE_11: Final = 192
CK_TRADE_12: Final = 193
CK_TRADE_13: Final = 194
CK_WALL_01: Final = 195
CK_WALL_02: Final = 196
CK_WALL_03: Final = 197
CK_WALL_04: Final = 198
CK_WALL_05: Final = 199
CK_WALL_06: Final = 200
CK_WALL_07: Final = 201
CK_WALL_08: Final = 202
CK_IMP_01: Final = 203
CK_IMP_02: Final = 204
CK_IMP_03: Final = 205
CK_IMP_04: Final = 206
CK_IMP_05: Final = 207
CK_IMP_06: Final = 208
CK_IMP_07: Final = 209
CK_IMP_08: Final = 210
CK_IMP_09: Final = 211
CK_IMP_10: Final = 212
CK_IMP_11: Final = 213
CK_IMP_12: Final = 214
CK_IMP_13: Final = 215
CK_IMP_14: Final = 216
CK_IMP_15: Final = 217
CK_IMP_16: Final = 218
CK_IMP_17: Final = 219
CK_IMP_18: Final = 220
CK_METRO_01: Final = 221
CK_METRO_02: Final = 222
CK_METRO_03: Final = 223
CK_METRO_04: Final = 224
CK_METRO_05: Final = 225
CK_METRO_06: Final = 226
CK_METRO_07: Final = 227
CK_METRO_08: Final = 228
CK_METRO_09: Final = 229
CK_METRO_10: Final = 230
CK_METRO_11: Final = 231
CK_METRO_12: Final = 232
CK_METRO_13: Final = 233
CK_METRO_14: Final = 234
CK_METRO_15: Final = 235
CK_METRO_16: Final = 236
CK_METRO_17: Final = 237
CK_METRO_18: Final = 238
CK_KNIGHT_01: Final = 239
CK_KNIGHT_02: Final = 240
CK_KNIGHT_03: Final = 241
CK_KNIGHT_04: Final = 242
CK_KNIGHT_05: Final = 243
CK_KNIGHT_06: Final = 244
CK_KNIGHT_07: Final = 245
CK_KNIGHT_08: Final = 246
CK_KNIGHT_09: Final = 247
CK_KNIGHT_10: Final = 248
CK_KNIGHT_11: Final = 249
CK_KNIGHT_12: Final = 250
CK_KNIGHT_13: Final = 251
CK_KNIGHT_14: Final = 252
CK_KNIGHT_15: Final = 253
CK_KNIGHT_16: Final = 254
CK_KNIGHT_17: Final = 255
CK_KNIGHT_18: Final = 256
CK_KNIGHT_19: Final = 257
CK_KNIGHT_20: Final = 258
CK_KNIGHT_21: Final = 259
CK_KNIGHT_22: Final = 260
CK_KNIGHT_23: Final = 261
CK_KNIGHT_24: Final = 262
CK_KNIGHT_25: Final = 263
CK_KNIGHT_26: Final = 264
CK_KNIGHT_27: Final = 265
CK_KNIGHT_28: Final = 266
CK_KNIGHT_29: Final = 267
CK_KNIGHT_30: Final = 268
CK_KNIGHT_31: Final = 269
CK_KNIGHT_32: Final = 270
CK_KNIGHT_33: Final = 271
CK_KNIGHT_34: Final = 272
CK_KNIGHT_35: Final = 273
CK_KNIGHT_36: Final = 274
CK_KNIGHT_37: Final = 275
CK_KNIGHT_38: Final = 276
CK_KNIGHT_39: Final = 277
CK_KNIGHT_40: Final = 278
CK_KNIGHT_41: Final = 279
CK_KNIGHT_42: Final = 280
CK_KNIGHT_43: Final = 281
CK_KNIGHT_44: Final = 282
CK_KNIGHT_45: Final = 283
CK_KNIGHT_46: Final = 284
CK_KNIGHT_47: Final = 285
CK_KNIGHT_48: Final = 286
CK_PROG_01: Final = 287
CK_PROG_02: Final = 288
CK_PROG_03: Final = 289
CK_PROG_04: Final = 290
CK_PROG_05: Final = 291
CK_PROG_06: Final = 292
CK_PROG_07: Final = 293
CK_PROG_08: Final = 294
CK_PROG_09: Final = 295
CK_PROG_10: Final = 296
CK_PROG_11: Final = 297
CK_PROG_12: Final = 298
CK_PROG_13: Final = 299
CK_PROG_14: Final = 300
CK_PROG_15: Final = 301
CK_PROG_16: Final = 302
CK_PROG_17: Final = 303
CK_PROG_18: Final = 304
CK_PROG_19: Final = 305
CK_PROG_20: Final = 306
CK_PROG_21: Final = 307
CK_PROG_22: Final = 308
CK_PROG_23: Final = 309
CK_PROG_24: Final = 310
CK_PROG_25: Final = 311
CK_CARD_01: Final = 312
CK_CARD_02: Final = 313
CK_CARD_03: Final = 314
CK_CARD_04: Final = 315
CK_CARD_05: Final = 316
CK_CARD_06: Final = 317
CK_CARD_07: Final = 318
CK_CARD_08: Final = 319
CK_CARD_09: Final = 320
CK_CARD_10: Final = 321
CK_CARD_11: Final = 322
CK_CARD_12: Final = 323
CK_CARD_13: Final = 324
CK_CARD_14: Final = 325
CK_CARD_15: Final = 326
CK_CARD_16: Final = 327
CK_CARD_17: Final = 328
CK_CARD_18: Final = 329
CK_CARD_19: Final = 330
CK_CARD_20: Final = 331
CK_CARD_21: Final = 332
CK_CARD_22: Final = 333
CK_CARD_23: Final = 334
CK_CARD_24: Final = 335
CK_CARD_25: Final = 336
CK_CARD_26: Final = 337
CK_CARD_27: Final = 338
CK_CARD_28: Final = 339
CK_CARD_29: Final = 340
CK_CARD_30: Final = 341
CK_CARD_31: Final = 342
CK_CARD_32: Final = 343
CK_CARD_33: Final = 344
CK_CARD_34: Final = 345
CK_CARD_35: Final = 346
CK_CARD_36: Final = 347
CK_CARD_37: Final = 348
CK_CARD_38: Final = 349
CK_CARD_39: Final = 350
CK_CARD_40: Final = 351
CK_CARD_41: Final = 352
CK_CARD_42: Final = 353
CK_CARD_43: Final = 354
CK_CARD_44: Final = 355
CK_CARD_45: Final = 356
CK_CARD_46: Final = 357
CK_CARD_47: Final = 358
CK_CARD_48: Final = 359
CK_CARD_49: Final = 360
CK_CARD_50: Final = 361
CK_CARD_51: Final = 362
CK_CARD_52: Final = 363
CK_CARD_53: Final = 364
CK_CARD_54: Final = 365
CK_CARD_55: Final = 366
CK_CARD_56: Final = 367
CK_CARD_57: Final = 368
CK_CARD_58: Final = 369
CK_CARD_59: Final = 370
CK_CARD_60: Final = 371
CK_CARD_61: Final = 372
CK_CARD_62: Final = 373
CK_CARD_63: Final = 374
CK_CARD_64: Final = 375
CK_CARD_65: Final = 376
CK_CARD_66: Final = 377
CK_CARD_67: Final = 378
CK_CARD_68: Final = 379
CK_CARD_69: Final = 380
CK_CARD_70: Final = 381
CK_CARD_71: Final = 382
CK_CARD_72: Final = 383
CK_CARD_73: Final = 384
CK_CARD_74: Final = 385
CK_CARD_75: Final = 386
CK_CARD_76: Final = 387
CK_CARD_77: Final = 388
CK_CARD_78: Final = 389
CK_CARD_79: Final = 390
CK_CARD_80: Final = 391
CK_CARD_81: Final = 392
CK_CARD_82: Final = 393
CK_CARD_83: Final = 394
CK_CARD_84: Final = 395
CK_CARD_85: Final = 396
CK_CARD_86: Final = 397
CK_CARD_87: Final = 398
CK_CARD_88: Final = 399
CK_BARB_01: Final = 400
CK_BARB_02: Final = 401
CK_BARB_03: Final = 402
CK_BARB_04: Final = 403
CK_BARB_05: Final = 404
CK_BARB_06: Final = 405
CK_BARB_07: Final = 406
CK_BARB_08: Final = 407
CK_BARB_09: Final = 408
CK_BARB_10: Final = 409
CK_BARB_11: Final = 410
CK_BARB_12: Final = 411
CK_BARB_13: Final = 412
CK_BARB_14: Final = 413
CK_BARB_15: Final = 414
CK_BARB_16: Final = 415
CK_BARB_17: Final = 416
CK_BARB_18: Final = 417
CK_BARB_19: Final = 418
CK_BARB_20: Final = 419
CK_BARB_21: Final = 420
CK_BARB_22: Final = 421
CK_BARB_23: Final = 422
CK_BARB_24: Final = 423
CK_BARB_25: Final = 424
CK_BARB_26: Final = 425
CK_BARB_27: Final = 426
CK_DEF_01: Final = 427
CK_DEF_02: Final = 428
CK_DEF_03: Final = 429
CK_DEF_04: Final = 430
CK_DEF_05: Final = 431
CK_DEF_06: Final = 432
CK_DEF_07: Final = 433
CK_DEF_08: Final = 434
CK_DEF_09: Final = 435
CK_DEF_10: Final = 436
CK_MERCHANT_01: Final = 437
CK_MERCHANT_02: Final = 438
CK_MERCHANT_03: Final = 439
CK_MERCHANT_04: Final = 440
CK_MERCHANT_05: Final = 441
CK_MERCHANT_06: Final = 442
CK_MERCHANT_07: Final = 443
CK_MERCHANT_08: Final = 444
CK_MERCHANT_09: Final = 445
CK_MERCHANT_10: Final = 446
CK_WIN_01: Final = 447
CK_WIN_02: Final = 448
CK_WIN_03: Final = 449
CK_WIN_04: Final = 450
CK_WIN_05: Final = 451
CK_WIN_06: Final = 452
CK_VAR_01: Final = 453
CK_VAR_02: Final = 454
CK_VAR_03: Final = 455
CK_VAR_04: Final = 456
CK_VAR_05: Final = 457
CK_VAR_06: Final = 458
CK_VAR_07: Final = 459
CK_VAR_08: Final = 460
CK_VAR_09: Final = 461
CK_VAR_10: Final = 462
CK_VAR_11: Final = 463
CK_VAR_12: Final = 464
CK_VAR_13: Final = 465
CK_VAR_14: Final = 466
CK_SEA_01: Final = 467
CK_SEA_02: Final = 468
CK_SEA_03: Final = 469
CK_SEA_04: Final = 470
CK_SEA_05: Final = 471
CK_SEA_06: Final = 472
CK_SEA_07: Final = 473
CK_SEA_08: Final = 474
CK_SEA_09: Final = 475
CK_SEA_10: Final = 476
CK_SEA_11: Final = 477
CK_SEA_12: Final = 478
CK_SEA_13: Final = 479
CK_SEA_14: Final = 480
CK_SEA_15: Final = 481
CK_SEA_16: Final = 482
CK_SEA_17: Final = 483
CK_SEA_18: Final = 484
CK_SEA_19: Final = 485
CK_SEA_20: Final = 486
CK_SEA_21: Final = 487
CK_SEA_22: Final = 488
CK_SEA_23: Final = 489
CK_SEA_24: Final = 490
CK_SEA_25: Final = 491
CK_SEA_26: Final = 492
CK_SEA_27: Final = 493
CK_SEA_28: Final = 494
CK_SEA_29: Final = 495
CK_SEA_30: Final = 496
CK_SEA_31: Final = 497
CK_SEA_32: Final = 498
CK_SEA_33: Final = 499
CK_SEA_34: Final = 500
CK_SEA_35: Final = 501
CK_SEA_36: Final = 502
CK_SEA_37: Final = 503
CK_SEA_38: Final = 504
CK_SEA_39: Final = 505
CK_SEA_40: Final = 506
CK_SEA_41: Final = 507
CK_SEA_42: Final = 508
CK_SEA_43: Final = 509
CK_SEA_44: Final = 510
CK_SEA_45: Final = 511
CK_SEA_46: Final = 512
CK_SEA_47: Final = 513
CK_SEA_48: Final = 514
CK_EX_01: Final = 515
CK_EX_02: Final = 516
CK_EX_03: Final = 517
CK_EX_04: Final = 518
CK_EX_05: Final = 519
CK_EX_06: Final = 520
CK_EX_07: Final = 521
CK_EX_08: Final = 522
CK_EX_09: Final = 523
CK_EX_10: Final = 524
CK_EX_11: Final = 525
CK_EX_12: Final = 526
CK_EX_13: Final = 527
CK_EX_14: Final = 528
CK_EX_15: Final = 529
CK_EX_16: Final = 530
CK_EX_17: Final = 531
CK_EX_18: Final = 532
CK_CLR_01: Final = 533
CK_CLR_02: Final = 534
CK_CLR_03: Final = 535
CK_CLR_04: Final = 536
CK_CLR_05: Final = 537
CK_CLR_06: Final = 538
CK_CLR_07: Final = 539
CK_CLR_08: Final = 540
CK_CLR_09: Final = 541
CK_CLR_10: Final = 542
CK_CLR_11: Final = 543
CK_CLR_12: Final = 544
CK_CLR_13: Final = 545
CK_CLR_14: Final = 546
CK_CLR_15: Final = 547
CK_CLR_16: Final = 548
CK_CLR_17: Final = 549
CK_CLR_18: Final = 550
CK_CLR_19: Final = 551
CK_CLR_20: Final = 552
CK_CLR_21: Final = 553
CK_CLR_22: Final = 554
CK_CLR_23: Final = 555
CK_CLR_24: Final = 556
CK_CLR_25: Final = 557
CK_CLR_26: Final = 558
CK_CLR_27: Final = 559
CK_CLR_28: Final = 560
CK_CLR_29: Final = 561
CK_CLR_30: Final = 562
CK_CLR_31: Final = 563
CK_CLR_32: Final = 564
