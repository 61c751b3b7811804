# 7 Wonders Duel in English: what the lobby and the page of a new table say of it.

## In the lobby

board-sentence = Two cities grow card by card through three ages: win by arms, by science, or by points at the end.
board-duration = about half an hour

## Options

option-tie_start = Who begins an age when the pawn is in the centre
option-tie_start-choose = whoever played the last card decides
option-tie_start-start = whoever played the last card begins
option-wonder_setup = Wonders
option-wonder_setup-draft = chosen in turn, four at a time
option-wonder_setup-first_game = fixed sets for a first game
option-first_player = First player
option-first_player-random = by chance
option-first_player-p1 = the first seat
option-first_player-p2 = the second seat
