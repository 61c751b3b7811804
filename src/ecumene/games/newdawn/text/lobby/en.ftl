# Civilization: A New Dawn in English: what the lobby and the page of a new table say of it.

## In the lobby

board-sentence = Lead a people from its first city: five focus cards that grow stronger while they wait, and an agenda on every victory card.
board-duration = one to two hours

## Options

option-map = Map
option-map-built = built by the players
option-map-random = built by chance, by the same rules
option-map-first_game = fixed map for a first game
option-epic = Length
option-epic-false = three victory cards
option-epic-true = epic: four victory cards
option-edition = Edition of the rules
option-edition-standard = as in the Russian rulebook
option-edition-bulgarian = as in the Bulgarian rulebook
option-edition-own = readings of your own
option-attacks_through_city_states = Range of attacks
option-attacks_through_city_states-false = not counted through city-states
option-attacks_through_city_states-true = counted through city-states too
option-tech_overflow = Beyond 24 on the tech dial
option-tech_overflow-carries_on = go on from 15 with the steps left
option-tech_overflow-stops = stop at 15
option-stacked_barbarians = Barbarians on one space after a raid
option-stacked_barbarians-earlier_letter = the earlier letter moves on
option-stacked_barbarians-first_player_chooses = the first player chooses who moves on
