"""The ledger's rules by number. Generated from ledger.yaml by ``ecumene develop citations duel``."""

from typing import Final

RULE_IDS: Final = (
    "",
    "DU-SETUP-01",
    "DU-SETUP-02",
    "DU-SETUP-03",
    "DU-SETUP-04",
    "DU-SETUP-05",
    "DU-SETUP-06",
    "DU-SETUP-07",
    "DU-SETUP-08",
    "DU-SETUP-09",
    "DU-SETUP-10",
    "DU-SETUP-11",
    "DU-SETUP-12",
    "DU-SETUP-13",
    "DU-SETUP-14",
    "DU-SETUP-15",
    "DU-SETUP-16",
    "DU-SETUP-17",
    "DU-SETUP-18",
    "DU-DRAFT-01",
    "DU-DRAFT-02",
    "DU-DRAFT-03",
    "DU-DRAFT-04",
    "DU-DRAFT-05",
    "DU-DRAFT-06",
    "DU-DRAFT-07",
    "DU-DRAFT-08",
    "DU-DRAFT-09",
    "DU-DRAFT-10",
    "DU-DRAFT-11",
    "DU-COST-01",
    "DU-COST-02",
    "DU-COST-03",
    "DU-COST-04",
    "DU-COST-05",
    "DU-COST-06",
    "DU-COST-07",
    "DU-COST-08",
    "DU-COST-09",
    "DU-COST-10",
    "DU-COST-11",
    "DU-COST-12",
    "DU-COST-13",
    "DU-COST-14",
    "DU-COST-15",
    "DU-COST-16",
    "DU-COST-17",
    "DU-COST-18",
    "DU-COST-19",
    "DU-COST-20",
    "DU-COST-21",
    "DU-COST-22",
    "DU-COST-23",
    "DU-COST-24",
    "DU-COST-25",
    "DU-COST-26",
    "DU-COST-27",
    "DU-COST-28",
    "DU-COST-29",
    "DU-COST-30",
    "DU-COST-31",
    "DU-COST-32",
    "DU-TURN-01",
    "DU-TURN-02",
    "DU-TURN-03",
    "DU-TURN-04",
    "DU-TURN-05",
    "DU-TURN-06",
    "DU-TURN-07",
    "DU-TURN-08",
    "DU-TURN-09",
    "DU-TURN-10",
    "DU-TURN-11",
    "DU-TURN-12",
    "DU-TURN-13",
    "DU-TURN-14",
    "DU-TURN-15",
    "DU-TURN-16",
    "DU-TURN-17",
    "DU-TURN-18",
    "DU-TURN-19",
    "DU-TURN-20",
    "DU-TURN-21",
    "DU-TURN-22",
    "DU-DISC-01",
    "DU-DISC-02",
    "DU-DISC-03",
    "DU-DISC-04",
    "DU-DISC-05",
    "DU-DISC-06",
    "DU-DISC-07",
    "DU-WON-01",
    "DU-WON-02",
    "DU-WON-03",
    "DU-WON-04",
    "DU-WON-05",
    "DU-WON-06",
    "DU-WON-07",
    "DU-WON-08",
    "DU-WON-09",
    "DU-WON-10",
    "DU-WON-11",
    "DU-WON-12",
    "DU-AGE-01",
    "DU-AGE-02",
    "DU-AGE-03",
    "DU-AGE-04",
    "DU-AGE-05",
    "DU-AGE-06",
    "DU-AGE-07",
    "DU-AGE-08",
    "DU-AGE-09",
    "DU-AGE-10",
    "DU-AGE-11",
    "DU-AGE-12",
    "DU-MIL-01",
    "DU-MIL-02",
    "DU-MIL-03",
    "DU-MIL-04",
    "DU-MIL-05",
    "DU-MIL-06",
    "DU-MIL-07",
    "DU-MIL-08",
    "DU-MIL-09",
    "DU-MIL-10",
    "DU-MIL-11",
    "DU-MIL-12",
    "DU-MIL-13",
    "DU-MIL-14",
    "DU-MIL-15",
    "DU-MIL-16",
    "DU-SCI-01",
    "DU-SCI-02",
    "DU-SCI-03",
    "DU-SCI-04",
    "DU-SCI-05",
    "DU-SCI-06",
    "DU-SCI-07",
    "DU-SCI-08",
    "DU-SCI-09",
    "DU-SCI-10",
    "DU-SCI-11",
    "DU-SCI-12",
    "DU-SCI-13",
    "DU-SCI-14",
    "DU-PROG-01",
    "DU-PROG-02",
    "DU-PROG-03",
    "DU-PROG-04",
    "DU-PROG-05",
    "DU-PROG-06",
    "DU-PROG-07",
    "DU-PROG-08",
    "DU-PROG-09",
    "DU-PROG-10",
    "DU-PROG-11",
    "DU-PROG-12",
    "DU-PROG-13",
    "DU-PROG-14",
    "DU-PROG-15",
    "DU-PROG-16",
    "DU-PROG-17",
    "DU-PROG-18",
    "DU-PROG-19",
    "DU-PROG-20",
    "DU-PROG-21",
    "DU-PROG-22",
    "DU-PROG-23",
    "DU-PROG-24",
    "DU-PROG-25",
    "DU-PROG-26",
    "DU-PROG-27",
    "DU-CARD-01",
    "DU-CARD-02",
    "DU-CARD-03",
    "DU-CARD-04",
    "DU-CARD-05",
    "DU-CARD-06",
    "DU-CARD-07",
    "DU-CARD-08",
    "DU-CARD-09",
    "DU-CARD-10",
    "DU-CARD-11",
    "DU-CARD-12",
    "DU-CARD-13",
    "DU-CARD-14",
    "DU-CARD-15",
    "DU-CARD-16",
    "DU-CARD-17",
    "DU-CARD-18",
    "DU-CARD-19",
    "DU-CARD-20",
    "DU-GUILD-01",
    "DU-GUILD-02",
    "DU-GUILD-03",
    "DU-GUILD-04",
    "DU-GUILD-05",
    "DU-GUILD-06",
    "DU-GUILD-07",
    "DU-GUILD-08",
    "DU-GUILD-09",
    "DU-GUILD-10",
    "DU-GUILD-11",
    "DU-GUILD-12",
    "DU-GUILD-13",
    "DU-GUILD-14",
    "DU-GUILD-15",
    "DU-WEFF-01",
    "DU-WEFF-02",
    "DU-WEFF-03",
    "DU-WEFF-04",
    "DU-WEFF-05",
    "DU-WEFF-06",
    "DU-WEFF-07",
    "DU-WEFF-08",
    "DU-WEFF-09",
    "DU-WEFF-10",
    "DU-WEFF-11",
    "DU-WEFF-12",
    "DU-WEFF-13",
    "DU-WEFF-14",
    "DU-WEFF-15",
    "DU-WEFF-16",
    "DU-WEFF-17",
    "DU-WEFF-18",
    "DU-WEFF-19",
    "DU-WEFF-20",
    "DU-WEFF-21",
    "DU-WEFF-22",
    "DU-WEFF-23",
    "DU-WEFF-24",
    "DU-WEFF-25",
    "DU-WEFF-26",
    "DU-END-01",
    "DU-END-02",
    "DU-END-03",
    "DU-END-04",
    "DU-END-05",
    "DU-END-06",
    "DU-END-07",
    "DU-END-08",
    "DU-END-09",
    "DU-END-10",
    "DU-END-11",
    "DU-END-12",
    "DU-END-13",
    "DU-EX-01",
    "DU-EX-02",
    "DU-EX-03",
    "DU-EX-04",
    "DU-EX-05",
    "DU-EX-06",
    "DU-EX-07",
    "DU-EX-08",
    "DU-EX-09",
    "DU-EX-10",
    "DU-EX-11",
    "DU-EX-12",
    "DU-EX-13",
    "DU-EX-14",
    "DU-EX-15",
    "DU-EX-16",
    "DU-EX-17",
    "DU-EX-18",
    "DU-EX-19",
    "DU-EX-20",
    "DU-EX-21",
    "DU-CLR-01",
    "DU-CLR-02",
    "DU-CLR-03",
    "DU-CLR-04",
    "DU-CLR-05",
    "DU-CLR-06",
    "DU-CLR-07",
    "DU-CLR-08",
    "DU-CLR-09",
    "DU-CLR-10",
    "DU-CLR-11",
    "DU-CLR-12",
    "DU-CLR-13",
    "DU-CLR-14",
    "DU-CLR-15",
    "DU-CLR-16",
    "DU-CLR-17",
    "DU-CLR-18",
    "DU-CLR-19",
    "DU-CLR-20",
    "DU-CLR-21",
    "DU-CLR-22",
    "DU-CLR-23",
    "DU-CLR-24",
    "DU-CLR-25",
    "DU-CLR-26",
    "DU-CLR-27",
    "DU-CLR-28",
    "DU-CLR-29",
    "DU-CLR-30",
    "DU-CLR-31",
)

DU_SETUP_01: Final = 1
DU_SETUP_02: Final = 2
DU_SETUP_03: Final = 3
DU_SETUP_04: Final = 4
DU_SETUP_05: Final = 5
DU_SETUP_06: Final = 6
DU_SETUP_07: Final = 7
DU_SETUP_08: Final = 8
DU_SETUP_09: Final = 9
DU_SETUP_10: Final = 10
DU_SETUP_11: Final = 11
DU_SETUP_12: Final = 12
DU_SETUP_13: Final = 13
DU_SETUP_14: Final = 14
DU_SETUP_15: Final = 15
DU_SETUP_16: Final = 16
DU_SETUP_17: Final = 17
DU_SETUP_18: Final = 18
DU_DRAFT_01: Final = 19
DU_DRAFT_02: Final = 20
DU_DRAFT_03: Final = 21
DU_DRAFT_04: Final = 22
DU_DRAFT_05: Final = 23
DU_DRAFT_06: Final = 24
DU_DRAFT_07: Final = 25
DU_DRAFT_08: Final = 26
DU_DRAFT_09: Final = 27
DU_DRAFT_10: Final = 28
DU_DRAFT_11: Final = 29
DU_COST_01: Final = 30
DU_COST_02: Final = 31
DU_COST_03: Final = 32
DU_COST_04: Final = 33
DU_COST_05: Final = 34
DU_COST_06: Final = 35
DU_COST_07: Final = 36
DU_COST_08: Final = 37
DU_COST_09: Final = 38
DU_COST_10: Final = 39
DU_COST_11: Final = 40
DU_COST_12: Final = 41
DU_COST_13: Final = 42
DU_COST_14: Final = 43
DU_COST_15: Final = 44
DU_COST_16: Final = 45
DU_COST_17: Final = 46
DU_COST_18: Final = 47
DU_COST_19: Final = 48
DU_COST_20: Final = 49
DU_COST_21: Final = 50
DU_COST_22: Final = 51
DU_COST_23: Final = 52
DU_COST_24: Final = 53
DU_COST_25: Final = 54
DU_COST_26: Final = 55
DU_COST_27: Final = 56
DU_COST_28: Final = 57
DU_COST_29: Final = 58
DU_COST_30: Final = 59
DU_COST_31: Final = 60
DU_COST_32: Final = 61
DU_TURN_01: Final = 62
DU_TURN_02: Final = 63
DU_TURN_03: Final = 64
DU_TURN_04: Final = 65
DU_TURN_05: Final = 66
DU_TURN_06: Final = 67
DU_TURN_07: Final = 68
DU_TURN_08: Final = 69
DU_TURN_09: Final = 70
DU_TURN_10: Final = 71
DU_TURN_11: Final = 72
DU_TURN_12: Final = 73
DU_TURN_13: Final = 74
DU_TURN_14: Final = 75
DU_TURN_15: Final = 76
DU_TURN_16: Final = 77
DU_TURN_17: Final = 78
DU_TURN_18: Final = 79
DU_TURN_19: Final = 80
DU_TURN_20: Final = 81
DU_TURN_21: Final = 82
DU_TURN_22: Final = 83
DU_DISC_01: Final = 84
DU_DISC_02: Final = 85
DU_DISC_03: Final = 86
DU_DISC_04: Final = 87
DU_DISC_05: Final = 88
DU_DISC_06: Final = 89
DU_DISC_07: Final = 90
DU_WON_01: Final = 91
DU_WON_02: Final = 92
DU_WON_03: Final = 93
DU_WON_04: Final = 94
DU_WON_05: Final = 95
DU_WON_06: Final = 96
DU_WON_07: Final = 97
DU_WON_08: Final = 98
DU_WON_09: Final = 99
DU_WON_10: Final = 100
DU_WON_11: Final = 101
DU_WON_12: Final = 102
DU_AGE_01: Final = 103
DU_AGE_02: Final = 104
DU_AGE_03: Final = 105
DU_AGE_04: Final = 106
DU_AGE_05: Final = 107
DU_AGE_06: Final = 108
DU_AGE_07: Final = 109
DU_AGE_08: Final = 110
DU_AGE_09: Final = 111
DU_AGE_10: Final = 112
DU_AGE_11: Final = 113
DU_AGE_12: Final = 114
DU_MIL_01: Final = 115
DU_MIL_02: Final = 116
DU_MIL_03: Final = 117
DU_MIL_04: Final = 118
DU_MIL_05: Final = 119
DU_MIL_06: Final = 120
DU_MIL_07: Final = 121
DU_MIL_08: Final = 122
DU_MIL_09: Final = 123
DU_MIL_10: Final = 124
DU_MIL_11: Final = 125
DU_MIL_12: Final = 126
DU_MIL_13: Final = 127
DU_MIL_14: Final = 128
DU_MIL_15: Final = 129
DU_MIL_16: Final = 130
DU_SCI_01: Final = 131
DU_SCI_02: Final = 132
DU_SCI_03: Final = 133
DU_SCI_04: Final = 134
DU_SCI_05: Final = 135
DU_SCI_06: Final = 136
DU_SCI_07: Final = 137
DU_SCI_08: Final = 138
DU_SCI_09: Final = 139
DU_SCI_10: Final = 140
DU_SCI_11: Final = 141
DU_SCI_12: Final = 142
DU_SCI_13: Final = 143
DU_SCI_14: Final = 144
DU_PROG_01: Final = 145
DU_PROG_02: Final = 146
DU_PROG_03: Final = 147
DU_PROG_04: Final = 148
DU_PROG_05: Final = 149
DU_PROG_06: Final = 150
DU_PROG_07: Final = 151
DU_PROG_08: Final = 152
DU_PROG_09: Final = 153
DU_PROG_10: Final = 154
DU_PROG_11: Final = 155
DU_PROG_12: Final = 156
DU_PROG_13: Final = 157
DU_PROG_14: Final = 158
DU_PROG_15: Final = 159
DU_PROG_16: Final = 160
DU_PROG_17: Final = 161
DU_PROG_18: Final = 162
DU_PROG_19: Final = 163
DU_PROG_20: Final = 164
DU_PROG_21: Final = 165
DU_PROG_22: Final = 166
DU_PROG_23: Final = 167
DU_PROG_24: Final = 168
DU_PROG_25: Final = 169
DU_PROG_26: Final = 170
DU_PROG_27: Final = 171
DU_CARD_01: Final = 172
DU_CARD_02: Final = 173
DU_CARD_03: Final = 174
DU_CARD_04: Final = 175
DU_CARD_05: Final = 176
DU_CARD_06: Final = 177
DU_CARD_07: Final = 178
DU_CARD_08: Final = 179
DU_CARD_09: Final = 180
DU_CARD_10: Final = 181
DU_CARD_11: Final = 182
DU_CARD_12: Final = 183
DU_CARD_13: Final = 184
DU_CARD_14: Final = 185
DU_CARD_15: Final = 186
DU_CARD_16: Final = 187
DU_CARD_17: Final = 188
DU_CARD_18: Final = 189
DU_CARD_19: Final = 190
DU_CARD_20: Final = 191
DU_GUILD_01: Final = 192
DU_GUILD_02: Final = 193
DU_GUILD_03: Final = 194
DU_GUILD_04: Final = 195
DU_GUILD_05: Final = 196
DU_GUILD_06: Final = 197
DU_GUILD_07: Final = 198
DU_GUILD_08: Final = 199
DU_GUILD_09: Final = 200
DU_GUILD_10: Final = 201
DU_GUILD_11: Final = 202
DU_GUILD_12: Final = 203
DU_GUILD_13: Final = 204
DU_GUILD_14: Final = 205
DU_GUILD_15: Final = 206
DU_WEFF_01: Final = 207
DU_WEFF_02: Final = 208
DU_WEFF_03: Final = 209
DU_WEFF_04: Final = 210
DU_WEFF_05: Final = 211
DU_WEFF_06: Final = 212
DU_WEFF_07: Final = 213
DU_WEFF_08: Final = 214
DU_WEFF_09: Final = 215
DU_WEFF_10: Final = 216
DU_WEFF_11: Final = 217
DU_WEFF_12: Final = 218
DU_WEFF_13: Final = 219
DU_WEFF_14: Final = 220
DU_WEFF_15: Final = 221
DU_WEFF_16: Final = 222
DU_WEFF_17: Final = 223
DU_WEFF_18: Final = 224
DU_WEFF_19: Final = 225
DU_WEFF_20: Final = 226
DU_WEFF_21: Final = 227
DU_WEFF_22: Final = 228
DU_WEFF_23: Final = 229
DU_WEFF_24: Final = 230
DU_WEFF_25: Final = 231
DU_WEFF_26: Final = 232
DU_END_01: Final = 233
DU_END_02: Final = 234
DU_END_03: Final = 235
DU_END_04: Final = 236
DU_END_05: Final = 237
DU_END_06: Final = 238
DU_END_07: Final = 239
DU_END_08: Final = 240
DU_END_09: Final = 241
DU_END_10: Final = 242
DU_END_11: Final = 243
DU_END_12: Final = 244
DU_END_13: Final = 245
DU_EX_01: Final = 246
DU_EX_02: Final = 247
DU_EX_03: Final = 248
DU_EX_04: Final = 249
DU_EX_05: Final = 250
DU_EX_06: Final = 251
DU_EX_07: Final = 252
DU_EX_08: Final = 253
DU_EX_09: Final = 254
DU_EX_10: Final = 255
DU_EX_11: Final = 256
DU_EX_12: Final = 257
DU_EX_13: Final = 258
DU_EX_14: Final = 259
DU_EX_15: Final = 260
DU_EX_16: Final = 261
DU_EX_17: Final = 262
DU_EX_18: Final = 263
DU_EX_19: Final = 264
DU_EX_20: Final = 265
DU_EX_21: Final = 266
DU_CLR_01: Final = 267
DU_CLR_02: Final = 268
DU_CLR_03: Final = 269
DU_CLR_04: Final = 270
DU_CLR_05: Final = 271
DU_CLR_06: Final = 272
DU_CLR_07: Final = 273
DU_CLR_08: Final = 274
DU_CLR_09: Final = 275
DU_CLR_10: Final = 276
DU_CLR_11: Final = 277
DU_CLR_12: Final = 278
DU_CLR_13: Final = 279
DU_CLR_14: Final = 280
DU_CLR_15: Final = 281
DU_CLR_16: Final = 282
DU_CLR_17: Final = 283
DU_CLR_18: Final = 284
DU_CLR_19: Final = 285
DU_CLR_20: Final = 286
DU_CLR_21: Final = 287
DU_CLR_22: Final = 288
DU_CLR_23: Final = 289
DU_CLR_24: Final = 290
DU_CLR_25: Final = 291
DU_CLR_26: Final = 292
DU_CLR_27: Final = 293
DU_CLR_28: Final = 294
DU_CLR_29: Final = 295
DU_CLR_30: Final = 296
DU_CLR_31: Final = 297
