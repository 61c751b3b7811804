# Victoria in English: what the lobby and the page of a new table say of it.

## In the lobby

board-sentence = Build a civilisation of cards in six domains: win at once by mastering one, or at the end by leading in most.
board-duration = about half an hour

## Options

option-deal_variant = Deal
option-deal_variant-standard = three cards each
option-deal_variant-draft = draft: pick and pass, one card starts on the table
option-team_mode = Teams
option-team_mode-false = everyone for themselves
option-team_mode-true = two against two, partners opposite
option-religion_limit_timing = Religion’s hand limit
option-religion_limit_timing-applied = chosen in step 2, holds for the turn
option-religion_limit_timing-continuous = follows the number of Religion cards by itself
option-culture_exclusion_scope = A copied effect excludes
option-culture_exclusion_scope-domain = the whole domain for the turn
option-culture_exclusion_scope-exact_effect = only the same level
option-any_player_includes_self = Embargo and Democracy on oneself
option-any_player_includes_self-true = allowed
option-any_player_includes_self-false = not allowed
option-followup_play = Playing cards after Economy and Science effects
option-followup_play-as_far_as_possible = as far as possible
option-followup_play-required = required in full, or the effect cannot start
option-team_tie_break = Tie-break between teams
option-team_tie_break-best_member = the better member counts
option-team_tie_break-team_sum = both members are added up
option-era_backs_public = Eras of cards in hand
option-era_backs_public-true = public, as on the printed backs
option-era_backs_public-false = hidden
option-stall_rounds = Quiet rounds that end the game
option-stall_rounds-10 = ten
option-stall_rounds-5 = five
option-stall_rounds-20 = twenty
