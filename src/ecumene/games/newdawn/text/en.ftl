# Civilization: A New Dawn in English: names, effects, prompts, log, refusals.

## Names

resource-marble = Marble
for-marble = Marble
resource-mercury = Mercury
for-mercury = Mercury
resource-oil = Oil
for-oil = Oil
resource-diamond = Diamonds
for-diamond = Diamonds

type-culture = Culture
type-science = Science
type-economy = Economy
type-industry = Industry
type-military = Military

terrain-water = water
terrain-grassland = grassland
terrain-hills = hills
terrain-forest = forest
terrain-desert = desert
terrain-mountain = mountains
terrain-natural-wonder = natural wonder

at-water = water of tile { $number }
at-grassland = grassland of tile { $number }
at-hills = hills of tile { $number }
at-forest = forest of tile { $number }
at-desert = desert of tile { $number }
at-mountain = mountains of tile { $number }
at-natural-wonder = natural wonder of tile { $number }
near-water = filled-in water

hex = space { $number }
cell = cell { NUMBER($number, useGrouping: 0) }
tile = tile { $number }
slot = slot { $number }
with = slot { $number }
side-a = side A
side-b = side B
turns-0 = not turned
turns-1 = turned by a sixth
turns-2 = turned by two sixths
turns-3 = turned by half
turns-4 = turned by four sixths
turns-5 = turned by five sixths
direction-0 = to the right
direction-1 = to the lower right
direction-2 = to the lower left
direction-3 = to the left
direction-4 = to the upper left
direction-5 = to the upper right
die-1 = 1
die-2 = 2
die-3 = 3
die-4 = 4
die-5 = 5
die-6 = 6
dice-1-1 = 1 against 1
dice-1-2 = 1 against 2
dice-1-3 = 1 against 3
dice-1-4 = 1 against 4
dice-1-5 = 1 against 5
dice-1-6 = 1 against 6
dice-2-1 = 2 against 1
dice-2-2 = 2 against 2
dice-2-3 = 2 against 3
dice-2-4 = 2 against 4
dice-2-5 = 2 against 5
dice-2-6 = 2 against 6
dice-3-1 = 3 against 1
dice-3-2 = 3 against 2
dice-3-3 = 3 against 3
dice-3-4 = 3 against 4
dice-3-5 = 3 against 5
dice-3-6 = 3 against 6
dice-4-1 = 4 against 1
dice-4-2 = 4 against 2
dice-4-3 = 4 against 3
dice-4-4 = 4 against 4
dice-4-5 = 4 against 5
dice-4-6 = 4 against 6
dice-5-1 = 5 against 1
dice-5-2 = 5 against 2
dice-5-3 = 5 against 3
dice-5-4 = 5 against 4
dice-5-5 = 5 against 5
dice-5-6 = 5 against 6
dice-6-1 = 6 against 1
dice-6-2 = 6 against 2
dice-6-3 = 6 against 3
dice-6-4 = 6 against 4
dice-6-5 = 6 against 5
dice-6-6 = 6 against 6
letter-a = A
letter-b = B
letter-c = C
letter-d = D
letter-e = E
letter-f = F
letter-g = G
letter-h = H
letter-i = I
piece-token = control token
piece-reinforced = reinforced control token
piece-city = city
piece-capital = capital
foe-barbarians = barbarians
foe-city-state = city-state
event-reappearing = barbarians reappear
event-quiet = nothing happens
event-raid = barbarians raid
event-trade = trade

card-early-empire = Early Empire
card-early-empire-text = Place up to 2 control tokens next to your cities, on spaces no harder than the slot.
card-drama-and-poetry = Drama and Poetry
card-drama-and-poetry-text = Place up to 2 control tokens next to your cities; then you may shift one of your tokens to an empty land space beside it.
card-civil-service = Civil Service
card-civil-service-text = Place up to 2 control tokens next to your cities; then one more next to any friendly space.
card-mass-media = Mass Media
card-mass-media-text = Place up to 3 control tokens next to your cities; then turn a rival token within 2 spaces: take its place, or weaken it if it is reinforced.
card-astrology = Astrology
card-astrology-text = Advance your tech dial by the slot number.
card-mathematics = Mathematics
card-mathematics-text = Put a trade token on any of your cards, then advance your tech dial by the slot number.
card-replaceable-parts = Replaceable Parts
card-replaceable-parts-text = Gain a resource of a kind you do not have, then advance your tech dial by the slot number.
card-nuclear-power = Nuclear Power
card-nuclear-power-text = In slot 5 you may strike a space: tokens there and around it are destroyed, reinforced ones weakened. Then advance by the slot number.
card-foreign-trade = Foreign Trade
card-foreign-trade-text = 1 caravan, up to 3 spaces, on land no harder than the slot.
card-currency = Currency
card-currency-text = 2 caravans, up to 4 spaces each. A caravan may enter a barbarian's space: the barbarian is defeated and the move ends.
card-steam-power = Steam Power
card-steam-power-text = 2 caravans, up to 6 spaces each, also over water. Then you may exchange a resource with the supply.
card-capitalism = Capitalism
card-capitalism-text = 3 caravans, up to 6 spaces each, also over water. After the reset you may resolve another card as if it were in slot 1.
card-pottery = Pottery
card-pottery-text = Build a wonder with the slot number as production, or a city within 2 spaces of a friendly one.
card-animal-husbandry = Animal Husbandry
card-animal-husbandry-text = Build a wonder, or a city within 3 spaces of a friendly one or on one of your caravans, which then returns.
card-nationalism = Nationalism
card-nationalism-text = Build a wonder (production 7 in slot 5), or a city within 4 spaces, counted across water too.
card-urbanization = Urbanization
card-urbanization-text = Build a wonder, or a city within 5 spaces, counted across water too, and then place up to 2 control tokens beside it.
card-masonry = Masonry
card-masonry-text = Reinforce as many tokens as the slot says, or make up to 2 attacks within 2 spaces.
card-iron-working = Iron Working
card-iron-working-text = Reinforce as many tokens as the slot says, or make up to 2 attacks within 3 spaces with +1, against barbarians +3.
card-mass-production = Mass Production
card-mass-production-text = Up to 2 attacks within 3 spaces with +2, counted across water too; then reinforce as many tokens as the slot says, less the attacks made.
card-flight = Flight
card-flight-text = Up to 3 attacks within 5 spaces with +3, counted across everything; then reinforce as many tokens as the slot says.

leader-rome = Rome (Trajan)
leader-rome-text = Caravans may leave from any of your cities, mature or not.
leader-egypt = Egypt (Cleopatra)
leader-egypt-text = Every wonder costs you 1 less.
leader-america = America (Theodore Roosevelt)
leader-america-text = Natural wonders you gain or use go on any of your cards; there each also serves as a trade token.
leader-sumeria = Sumeria (Gilgamesh)
leader-sumeria-text = For every barbarian you defeat you gain a resource of your choice.
leader-france = France (Catherine de Medici)
leader-france-text = Culture cards place more tokens by the latest era among your wonders: 1, 2 or 3.
leader-japan = Japan (Hojo Tokimune)
leader-japan-text = In your turn desert and mountains next to water or on the edge of the map have difficulty 3.
leader-scythia = Scythia (Tomyris)
leader-scythia-text = +3 when you attack or defend a grassland or hills space.
leader-aztec = Aztecs (Montezuma)
leader-aztec-text = After resetting your military card you may swap two cards of your row if you won an attack this turn.

wonder-stonehenge = Stonehenge
wonder-stonehenge-text = After placing a control token on hills you may place tokens on neighbouring hills too, and so on.
wonder-hanging-gardens = Hanging Gardens
wonder-hanging-gardens-text = At the start of your turn you may place a control token next to a city of yours, difficulty 4 at most.
wonder-forbidden-city = Forbidden City
wonder-forbidden-city-text = At the start of your turn you may remove a rival control token next to a friendly space.
wonder-chichen-itza = Chichen Itza
wonder-chichen-itza-text = Control tokens may be placed on empty forests anywhere.
wonder-sydney-opera-house = Sydney Opera House
wonder-sydney-opera-house-text = Rival control tokens count as yours for the maturity of your cities.
wonder-eiffel-tower = Eiffel Tower
wonder-eiffel-tower-text = At the start of your turn you may choose two control tokens of a rival, who gives up one of them to you.
wonder-colossus = Colossus
wonder-colossus-text = Your caravans share 6 more spaces of movement.
wonder-great-lighthouse = Great Lighthouse
wonder-great-lighthouse-text = Empty spaces on the edge of the map are near enough for your cities.
wonder-great-zimbabwe = Great Zimbabwe
wonder-great-zimbabwe-text = Up to 4 trade tokens you gain may be stored here; at the start of your turn they may go on your cards.
wonder-machu-picchu = Machu Picchu
wonder-machu-picchu-text = Cards you resolve from slot 1 or 2 count as being in slot 3.
wonder-estadio-do-maracana = Estádio do Maracanã
wonder-estadio-do-maracana-text = Before resolving another card you may first resolve and reset your economy card.
wonder-big-ben = Big Ben
wonder-big-ben-text = +2 for each of your caravans next to the attacked space, attacking or defending.
wonder-oracle = Oracle
wonder-oracle-text = At the start of your turn you may swap two neighbouring cards of your row.
wonder-pyramids = Pyramids
wonder-pyramids-text = When built: raise up to three level I cards of your row to level II.
wonder-porcelain-tower = Porcelain Tower
wonder-porcelain-tower-text = When built: raise up to two cards of your row by one level.
wonder-potala-palace = Potala Palace
wonder-potala-palace-text = When built: take up to 3 diplomacy cards of other players. You may hold up to four of each.
wonder-oxford-university = Oxford University
wonder-oxford-university-text = A card you gain may replace any card of your row that is not a science card.
wonder-kremlin = Kremlin
wonder-kremlin-text = +4 when you attack a rival space and have more reinforced tokens than its owner.
wonder-petra = Petra
wonder-petra-text = +2 when defending. Barbarians cannot enter your cities and reinforced tokens.
wonder-terracotta-army = Terracotta Army
wonder-terracotta-army-text = +2 when attacking.
wonder-alhambra = Alhambra
wonder-alhambra-text = +2 when attacking and when defending.
wonder-venetian-arsenal = Venetian Arsenal
wonder-venetian-arsenal-text = Once a turn, after resolving the card in slot 5, you may resolve it again as if in slot 1.
wonder-pentagon = Pentagon
wonder-pentagon-text = +2 when attacking, and you may attack anything on the map.
wonder-ruhr-valley = Ruhr Valley
wonder-ruhr-valley-text = +5 when defending.
effect-hanging-gardens = Hanging Gardens
effect-hanging-gardens-text = At the start of your turn you may place a control token next to a city of yours, difficulty 4 at most.
effect-forbidden-city = Forbidden City
effect-forbidden-city-text = At the start of your turn you may remove a rival control token next to a friendly space.
effect-eiffel-tower = Eiffel Tower
effect-eiffel-tower-text = At the start of your turn you may choose two control tokens of a rival, who gives up one of them to you.
effect-great-zimbabwe = Great Zimbabwe
effect-great-zimbabwe-text = Up to 4 trade tokens you gain may be stored here; at the start of your turn they may go on your cards.
effect-oracle = Oracle
effect-oracle-text = At the start of your turn you may swap two neighbouring cards of your row.

city-state-carthage = Carthage
city-state-carthage-text = +1 for each city-state and each city of yours within 2 spaces of the attacked one, but not against Carthage.
token-carthage = Carthage
city-state-kumasi = Kumasi
city-state-kumasi-text = For your culture and industry cards forests have difficulty 1.
token-kumasi = Kumasi
city-state-brussels = Brussels
city-state-brussels-text = A wonder costs you 1 less for each of your mature cities.
token-brussels = Brussels
city-state-seoul = Seoul
city-state-seoul-text = At the start of your turn you may move a barbarian to an empty land space beside it.
token-seoul = Seoul
city-state-geneva = Geneva
city-state-geneva-text = At the start of your turn you may give back a player's diplomacy card and take another of the same player.
token-geneva = Geneva
city-state-mohenjo-daro = Mohenjo-daro
city-state-mohenjo-daro-text = When placing control tokens all spaces are 1 easier.
token-mohenjo-daro = Mohenjo-daro
city-state-buenos-aires = Buenos Aires
city-state-buenos-aires-text = A wonder costs you 2 less if you have none of its type.
token-buenos-aires = Buenos Aires
city-state-kabul = Kabul
city-state-kabul-text = +3 when attacking a city or a city-state other than Kabul.
token-kabul = Kabul
effect-seoul = Seoul
effect-seoul-text = At the start of your turn you may move a barbarian to an empty land space beside it.
effect-geneva = Geneva
effect-geneva-text = At the start of your turn you may give back a player's diplomacy card and take another of the same player.
token-torres-del-paine = Torres del Paine
token-cliffs-of-dover = Cliffs of Dover
token-mt-everest = Mt. Everest
token-crater-lake = Crater Lake
token-grand-mesa = Grand Mesa
token-galapagos-islands = Galápagos Islands
token-mt-kilimanjaro = Mt. Kilimanjaro
token-pantanal = Pantanal

pact-joint-war = Joint War
pact-joint-war-text = +2 when attacking anybody but the giver.
pact-defensive-pact = Defensive Pact
pact-defensive-pact-text = +2 when defending against anybody but the giver.
pact-embassy = Embassy
pact-embassy-text = When your caravan comes to the giver's capital, the giver gets a trade token and you a resource.
pact-open-borders = Open Borders
pact-open-borders-text = The giver's control tokens count as yours for the maturity of your cities.

agenda-civilized = Civilized
agenda-civilized-text = 8 cities on the map, the capital included
agenda-money-grubber = Money Grubber
agenda-money-grubber-text = 2 economy wonders
agenda-warmonger = Warmonger
agenda-warmonger-text = a rival capital beaten, or 2 city-states conquered
agenda-paranoid = Paranoid
agenda-paranoid-text = 2 military wonders
agenda-explorer = Explorer
agenda-explorer-text = 15 spaces next to water or on the edge of the map
agenda-aesthetic = Aesthetic
agenda-aesthetic-text = 2 culture wonders
agenda-technophile = Technophile
agenda-technophile-text = 24 on the tech dial
agenda-scholarly = Scholarly
agenda-scholarly-text = 2 science wonders
agenda-populous = Populous
agenda-populous-text = 5 mature cities
agenda-preservationist = Preservationist
agenda-preservationist-text = 2 natural wonders
victory-0 = Civilized or Money Grubber
victory-1 = Warmonger or Paranoid
victory-2 = Explorer or Aesthetic
victory-3 = Technophile or Scholarly
victory-4 = Populous or Preservationist

## Chapters of the rules

chapter-SETUP = Set-up
chapter-MAP = The map
chapter-TURN = The turn
chapter-HEX = Spaces, difficulty, mature cities
chapter-RES = Resources and natural wonders
chapter-CUL = Culture
chapter-SCI = Science
chapter-ECO = Economy
chapter-IND = Industry
chapter-WAR = Military
chapter-EVT = Events and barbarians
chapter-CS = City-states
chapter-DIP = Diplomacy
chapter-TRD = Trade tokens
chapter-WON = World wonders
chapter-WIN = Victory
chapter-LIM = Component limits
chapter-CLR = Clarifications
chapter-EX = Examples

## What is asked

ask-leaders = Leaders are being drawn.
ask-dealing = Map tiles are being dealt.
ask-core-die = A die decides which side of the core is up.
ask-builder = Chance chooses who lays the first tile.
ask-laying-tile = Choose one of your tiles and the side that is up.
ask-laying-turn = Choose how the tile is turned.
ask-laying-at = Choose where the tile goes.
ask-revealing = A wonder card is turned up.
ask-victory-cards = Victory cards are being drawn.
ask-first-player = Chance chooses the first player.
ask-compass = The direction token is being laid.
ask-steps = The turn goes on.
ask-turn = Choose a focus card.
ask-gardens = Hanging Gardens: place a control token.
ask-removing = Forbidden City: choose the rival token to remove.
ask-eiffel = Eiffel Tower: choose two control tokens of one rival.
ask-yielding = Eiffel Tower: choose which of the two tokens you give up.
ask-unstoring = Great Zimbabwe: move stored trade tokens to your cards.
ask-oracle = Oracle: swap two neighbouring cards.
ask-seoul = Seoul: choose a barbarian to move.
ask-driving = Seoul: choose where the barbarian goes.
ask-geneva = Geneva: choose the diplomacy card to give back.
ask-renewing = Geneva: choose another card of the same player.
ask-resolution = A card is being resolved.
ask-estadio = Estádio do Maracanã: resolve your economy card first?
ask-culture-more = All tokens are placed: spend more for another one?
ask-shifting = You may shift one of your control tokens.
ask-shifting-to = Choose where the token goes.
ask-civil-service = You may place one more token next to a friendly space.
ask-converting = You may turn a rival control token.
ask-stonehenge = Stonehenge: you may place on neighbouring hills.
ask-parts = You may gain a resource you do not have.
ask-nuking = Nuclear Power: you may strike a space.
ask-advancing = Advance the tech dial; tokens add steps.
ask-replacing = Choose the card that the new one replaces.
ask-caravans = Choose a caravan to move.
ask-travelling = Choose the caravan's next step.
ask-diplomacy = You may take a diplomacy card.
ask-collecting = Choose a resource.
ask-exchanging = You may exchange a resource with the supply.
ask-industry = Build a city or a wonder.
ask-paying = Pay for the wonder.
ask-under = Choose the city for the wonder.
ask-attacker = Spend tokens on the attack?
ask-defender = You are attacked: spend tokens?
ask-battle = The dice are rolling.
ask-conquest = Keep the city-state or liberate it?
ask-refilling = You have no control token left: take one back from the map?
ask-mustering = A token marks your victory card: take one back from the map?
ask-raid-die = The barbarians' die is rolling.
ask-raiding = The barbarians are moving.
ask-stacks = Barbarians part.
ask-stack-choice = Choose the barbarian that moves on.
ask-stack-die = The barbarians' die is rolling.
ask-lodging = Choose the card on which the token lies.
ask-dismissing = Choose the caravan that leaves the map.
ask-giving-back = You hold too many diplomacy cards of this player: give one back.
ask-again = Venetian Arsenal: resolve the card again as if in slot 1?
ask-capitalism = Capitalism: resolve another card as if in slot 1?
ask-aztec = You won an attack: swap two cards of your row?
ask-trade-event = Trade: mature cities bring trade tokens.
ask-over = The game is over.
ask-culture = { $times ->
    [one] Place a control token.
   *[other] Place up to { $times } control tokens.
}
ask-urbanization = { $times ->
    [one] You may place a control token next to the new city.
   *[other] You may place up to { $times } control tokens next to the new city.
}
ask-military = { $times ->
    [one] Attack once more, or stop.
   *[other] Reinforce, or attack: up to { $times } attacks.
}
ask-reinforcing = { $times ->
    [one] Reinforce a control token.
   *[other] Reinforce up to { $times } control tokens.
}
ask-upgrading = { $times ->
    [one] Raise a card of your row by one level.
   *[other] Raise up to { $times } cards of your row by one level.
}
ask-potala = { $times ->
    [one] Take a diplomacy card of another player.
   *[other] Take up to { $times } diplomacy cards of other players.
}
ask-looting = { $times ->
    [one] Take a trade token from the beaten player.
   *[other] Take up to { $times } trade tokens from the beaten player.
}
ask-trade = { $times ->
    [one] Put a trade token on one of your cards.
   *[other] Put { $times } trade tokens on your cards, one by one.
}
ask-discarding = { $times ->
    [one] Barbarians at your capital: discard a trade token.
   *[other] Barbarians at your capital: discard { $times } trade tokens.
}
ask-gaining = You may take a new focus card.

## Moves

move-leader = the leader is { $leader }
move-dealt = { $tile } is dealt
move-die = the die shows { $die }
move-builder = { $seat } lays the first tile
move-revealed = { $wonder } is turned up
move-victory = the victory cards are { $victory }
move-first = { $seat } is the first player
move-compass = number 1 points { $direction }
move-battle = the dice show { $dice }
move-lay = lay { $tile }, { $side } up
move-turn = { $turns }
move-at = lay it at { $cell }
move-use = use the power of { $effect }
move-focus = resolve { $card }
move-place = place a control token: { $hex }
move-spend = spend a trade token from { $card }
move-employ = use the token of { $token }
move-take-back = take back the token: { $hex }
move-pick = choose the token: { $hex }
move-shift = move to { $hex }
move-convert = replace the token: { $hex }
move-remove = remove the token: { $hex }
move-yield = give up the token: { $hex }
move-nuke = strike { $hex }
move-advance = advance the tech dial
move-gain = take { $card }
move-replace = replace { $card }
move-upgrade = upgrade { $card }
move-put = put a trade token on { $card }
move-store = store the trade token on Great Zimbabwe
move-depart = send a caravan from { $hex }
move-resume = move the caravan on: { $hex }
move-step = go to { $hex }
move-arrive = arrive
move-stop = stop here
move-take = take { $pact } from { $seat }
move-ally = take the diplomacy card of { $city-state }
move-return = give { $pact } back to { $seat }
move-collect = take { $resource }
move-exchange = exchange { $resource } for { $for }
move-city = build a city: { $hex }
move-settle = build a city on the caravan: { $hex }
move-wonder = build { $wonder }
move-pay = pay with { $resource }
move-under = put it under the city: { $hex }
move-attack = attack { $hex }
move-reinforce = reinforce { $hex }
move-conquer = conquer the city-state
move-liberate = liberate the city-state
move-loot = take a trade token from { $card }
move-discard = discard a trade token from { $card }
move-swap = swap the cards of { $slot } and { $with }
move-also = resolve { $card } too
move-again = resolve it again
move-barbarian = barbarian { $letter }
move-lodge = lay it on { $card }
move-dismiss = remove the caravan: { $hex }
move-pass = skip

## Log

log-leader = { $seat } leads { $leader }.
log-dealt-tile = { $seat } is dealt { $tile }.
log-core-tile = { $tile } is laid into the core.
log-core-side = The core lies with { $side } up.
log-builder = { $seat } begins to build the map.
log-lays-tile = { $seat } lays { $tile }, { $side } up.
log-revealed = { $wonder } can be built from now on.
log-victory-cards = Victory cards: { $cards }.
log-first = { $seat } is the first player.
log-dial = The event dial turns: { $event }.
log-focuses = { $seat } chooses { $card } in slot { $slot }.
log-resets = { $card } of { $seat } goes back to slot 1.
log-also = { $seat } resolves { $card } too.
log-again = { $seat } resolves { $card } again as if in slot 1.
log-swaps = { $seat } swaps { $card } and { $other }.
log-places = { $seat } places a control token: { $place }.
log-takes-back = { $seat } takes a control token back: { $place }.
log-shifts = { $seat } shifts a control token from { $from } to { $place }.
log-converts = { $seat } replaces a control token of { $target }: { $place }.
log-weakens = { $seat } weakens a control token of { $target }: { $place }.
log-removes = { $seat } removes a control token of { $target }: { $place }.
log-nukes = { $seat } strikes { $place }.
log-collects = { $seat } gains { $what }.
log-pays = { $seat } pays with { $what }.
log-exchanges = { $seat } exchanges { $given } for { $what }.
log-natural-returns = { $what } lies on its space again.
log-takes-wonder = { $seat } takes over { $wonder }.
log-abandoned = { $wonder } is abandoned: { $place }.
log-freed = { $city } is a neutral city-state again.
log-advances = { $seat } advances the tech dial from { $from } to { $to }.
log-gains-card = { $seat } replaces { $old } with { $card }.
log-caravan-stops = A caravan of { $seat } stops: { $place }.
log-caravan-defeats = A caravan of { $seat } defeats a barbarian: { $place }.
log-caravan-lost = A caravan of { $target } is lost to barbarians: { $place }.
log-arrives = A caravan of { $seat } arrives: { $place }.
log-dismisses = A caravan of { $seat } leaves the map: { $place }.
log-allies = { $seat } takes a diplomacy card of { $city }.
log-returns-alliance = { $seat } returns the diplomacy card of { $city }.
log-takes-pact = { $seat } takes { $pact } of { $target }.
log-returns-pact = { $seat } returns { $pact } to { $target }.
log-builds-city = { $seat } builds a city: { $place }.
log-builds-wonder = { $seat } builds { $wonder }: { $place }.
log-moves-wonder = { $seat } takes { $wonder } and moves it: { $place }.
log-reinforces = { $seat } reinforces a control token: { $place }.
log-attacks = { $seat } attacks { $target }: { $place }.
log-rolls-battle = { $seat } rolls { $die }, the defender { $other }: { $attack } against { $defence }.
log-wins-battle = { $seat } wins the attack, { $attack } to { $defence }.
log-loses-battle = The attack of { $seat } fails, { $attack } to { $defence }.
log-spends = { $seat } spends a trade token of { $card }.
log-employs = { $seat } uses { $what }.
log-lodges = { $seat } lays { $what } on { $card }.
log-unstores = { $seat } moves a trade token from Great Zimbabwe to { $card }.
log-defeats-barbarian = { $seat } defeats a barbarian: { $place }.
log-captures = { $seat } captures a space of { $target }: { $place }.
log-captures-city = { $seat } captures a city of { $target }: { $place }.
log-conquers = { $seat } conquers { $city }.
log-liberates = { $seat } liberates { $city }.
log-left-unclaimed = The space is left unclaimed: { $place }.
log-beats-capital = { $seat } beats the capital of { $target }.
log-loots = { $seat } takes a trade token of { $target } from { $card }.
log-raid = The barbarians raid: the die shows { $die }.
log-raid-again = Barbarian { $letter } moves on: the die shows { $die }.
log-barbarian-moves = Barbarian { $letter } moves: { $place }.
log-barbarian-stays = Barbarian { $letter } cannot move.
log-reappears = Barbarian { $letter } reappears: { $place }.
log-drives = { $seat } moves barbarian { $letter }: { $place }.
log-capital-raided = Barbarians are at the capital of { $seat } and are thrown back.
log-token-holds = A reinforced control token of { $seat } throws barbarians back: { $place }.
log-token-destroyed = Barbarians destroy a control token of { $seat }: { $place }.
log-city-destroyed = Barbarians destroy a city of { $seat }: { $place }.
log-discards = { $seat } discards a trade token of { $card }.
log-completes = { $seat } completes the agenda { $agenda }.
log-wins = { $seat } has completed every victory card and wins.
log-puts-trade = { $count ->
    [0] The trade tokens find no room on { $card } of { $seat }.
    [one] { $seat } puts a trade token on { $card }.
   *[other] { $seat } puts { $count } trade tokens on { $card }.
}
log-stores = { $count ->
    [0] The trade tokens of { $seat } are lost.
    [one] { $seat } stores a trade token on Great Zimbabwe.
   *[other] { $seat } stores { $count } trade tokens on Great Zimbabwe.
}
log-fills-gap = { $count ->
    [0] No gap is filled.
    [one] A gap is filled with a water token.
   *[other] Gaps are filled with { $count } water tokens.
}

## Endings

ending-won = Victory: { $winners }.
ending-shared = Shared victory: { $winners }.
reason-every-card = An agenda was completed on every victory card.
reason-most-wonders = Several had every victory card; more world wonders decided.
reason-most-spaces = Several had every victory card and as many wonders; more friendly spaces decided.
reason-shared = Victory cards, wonders and friendly spaces are equal.
sheet-civilized = Civilized: 8 cities on the map, the capital included
sheet-money-grubber = Money Grubber: 2 economy wonders
sheet-warmonger = Warmonger: a rival capital beaten, or 2 city-states conquered
sheet-paranoid = Paranoid: 2 military wonders
sheet-explorer = Explorer: 15 spaces next to water or on the edge of the map
sheet-aesthetic = Aesthetic: 2 culture wonders
sheet-technophile = Technophile: 24 on the tech dial
sheet-scholarly = Scholarly: 2 science wonders
sheet-populous = Populous: 5 mature cities
sheet-preservationist = Preservationist: 2 natural wonders
sheet-cards = Victory cards completed
sheet-wonders = World wonders
sheet-spaces = Friendly spaces

## Why not

why-ND-CLR-11 = A barbarian is on the city-state: only a caravan of Currency may enter.
why-ND-CLR-12 = The barbarian must be one of those that share the space.
why-ND-CLR-14 = A caravan cannot stay in a city-state or rival city, and from here it could go nowhere else.
why-ND-CLR-16 = A caravan that returned this turn does not move again.
why-ND-CLR-18 = A control token is taken back only when none is left ({ $tokens } in supply), and must then be placed; on hills that Stonehenge has opened it stays.
why-ND-CLR-25 = That diplomacy card is not one of the player's own set, or not there.
why-ND-CS-08 = No unused token of that city-state lies on the card being resolved.
why-ND-CS-16 = Forbidden City removes a rival control token next to a friendly space.
why-ND-CS-18 = A city-state's token lies on a card of its type.
why-ND-CUL-02 = { $place } is not next to a city of yours.
why-ND-CUL-03 = Control tokens are not placed on water.
why-ND-CUL-04 = { $place } has difficulty { $difficulty }; the card counts as slot { $slot }.
why-ND-CUL-05 = A natural wonder has difficulty 5; the card counts as slot { $slot }.
why-ND-CUL-06 = { $place } is occupied: by a barbarian, a city, a city-state or a control token.
why-ND-CUL-12 = { $place } is next to a control token of yours, but not to a city.
why-ND-CUL-15 = This effect does not reach { $place }.
why-ND-CUL-16 = Choose one of your control tokens.
why-ND-DIP-02 = You do not hold that city-state's diplomacy card.
why-ND-DIP-03 = You already hold a card of that city-state.
why-ND-DIP-11 = That diplomacy card is not available.
why-ND-DIP-12 = Give back one of the cards you hold of that player.
why-ND-ECO-01 = The card allows no more movement.
why-ND-ECO-02 = No more caravans are available with your economy card.
why-ND-ECO-03 = A caravan goes to a neighbouring space.
why-ND-ECO-04 = A caravan leaves from your capital or a mature city.
why-ND-ECO-05 = No caravan of yours that may still move is there.
why-ND-ECO-06 = { $place } is water, and the card does not let caravans cross it.
why-ND-ECO-07 = The difficulty there is more than slot { $slot }.
why-ND-ECO-08 = A barbarian is in the way: { $place }.
why-ND-ECO-09 = Another caravan of yours already arrived there this turn.
why-ND-ECO-12 = These trade tokens go on a card of the city-state's type.
why-ND-ECO-14 = The card must be of the city-state where the caravan arrived.
why-ND-ECO-24 = There is nothing to arrive at here.
why-ND-EVT-02 = The event of the dial comes first.
why-ND-EVT-03 = A die has six faces.
why-ND-EVT-08 = There is no trade token on that card.
why-ND-EVT-33 = That barbarian cannot be moved.
why-ND-HEX-01 = That is no space of this map.
why-ND-HEX-08 = { $place } is not an empty land space beside it.
why-ND-HEX-27 = No rival control token within two spaces of yours is there.
why-ND-IND-01 = First decide what this card builds.
why-ND-IND-03 = { $place } is farther than { $reach } spaces from your land.
why-ND-IND-04 = { $place } is occupied.
why-ND-IND-07 = { $place } is next to a city or a city-state.
why-ND-IND-08 = A city cannot stand there: water, or harder than slot { $slot }.
why-ND-IND-09 = The way to { $place } leads over water or land harder than slot { $slot }.
why-ND-IND-10 = Barbarians or rivals are in the way to { $place }.
why-ND-IND-13 = A resource or natural wonder lies there.
why-ND-IND-16 = You have no city left.
why-ND-IND-17 = { $wonder } is not the open card of its deck.
why-ND-IND-20 = { $resource } does not pay for this wonder.
why-ND-IND-22 = That city, or every city of yours, already has a wonder.
why-ND-IND-23 = A wonder goes under one of your cities.
why-ND-IND-25 = It costs { $need }; you could bring { $have }.
why-ND-IND-30 = That natural wonder cannot be used for this now.
why-ND-LIM-04 = You have no control token left.
why-ND-MAP-06 = A tile has two sides.
why-ND-MAP-08 = Chance deals a capital tile that is left.
why-ND-MAP-09 = The core takes two natural-wonder and two city-state tiles.
why-ND-MAP-10 = A die has six faces.
why-ND-MAP-13 = That tile is not yours to lay, or not there to be dealt.
why-ND-MAP-15 = The map is being built: it is { $seat }'s turn to lay a tile.
why-ND-MAP-17 = The tile must touch at least four laid spaces.
why-ND-MAP-18 = The tile must touch the core, and it can.
why-ND-MAP-19 = The tile must touch a tile that touches the core.
why-ND-MAP-23 = Tiles must not overlap.
why-ND-MAP-25 = Turned this way, or with this side up, the tile fits nowhere.
why-ND-MAP-28 = There are not enough water tokens for the gap this would close.
why-ND-RES-13 = There is none to be had, or none to give.
why-ND-RES-18 = Choose a resource that the supply has.
why-ND-RES-19 = That natural wonder does not lie on this card, or was used this turn.
why-ND-SCI-04 = That card has not the level of the step.
why-ND-SCI-05 = That card is not in your row.
why-ND-SCI-10 = That card is not in your deck.
why-ND-SCI-15 = Tokens are already spent on the advance: it must be made.
why-ND-SCI-16 = A science card is replaced only by a science card.
why-ND-SCI-17 = Your row has no card of that type to replace.
why-ND-SETUP-02 = That leader is taken.
why-ND-SETUP-09 = Set-up goes on by chance.
why-ND-SETUP-14 = The first player is one of those at the table.
why-ND-SETUP-15 = A hex has six directions.
why-ND-SETUP-22 = That card cannot be the next of its deck.
why-ND-SETUP-25 = That is not a set of victory cards for this game.
why-ND-TRD-01 = There is no token to spend there now.
why-ND-TRD-08 = { $card } already holds three trade tokens.
why-ND-TRD-10 = Trade tokens that were gained must be put somewhere.
why-ND-TRD-12 = Another token would help nothing yet.
why-ND-TRD-15 = Great Zimbabwe cannot take, or has no, trade tokens for that.
why-ND-TURN-02 = That card is not in your row.
why-ND-TURN-04 = A turn is: choose a card, resolve it, reset it. That is not what is asked now.
why-ND-TURN-05 = Choose one of the five cards of your row.
why-ND-TURN-12 = One cannot pass: choose a card, even without using it.
why-ND-TURN-16 = A card is already chosen this turn.
why-ND-TURN-17 = This effect of the start of a turn is used up, not possible now, or must be finished first.
why-ND-TURN-20 = The order of effects round a card asks for something else now.
why-ND-TURN-21 = It must be another card.
why-ND-TURN-23 = The card being resolved asks for something else now.
why-ND-WAR-01 = A card reinforces or attacks, not both.
why-ND-WAR-02 = No more tokens can be reinforced with slot { $slot }.
why-ND-WAR-03 = Choose a control token of yours that is not reinforced.
why-ND-WAR-06 = { $place } is farther than { $reach } spaces from your land.
why-ND-WAR-07 = There is nothing to attack at { $place }.
why-ND-WAR-08 = Water is in the way to { $place }.
why-ND-WAR-09 = Barbarians are in the way to { $place }.
why-ND-WAR-10 = Rival spaces are in the way to { $place }.
why-ND-WAR-12 = A city-state is in the way to { $place }.
why-ND-WAR-13 = A space captured this turn cannot start an attack.
why-ND-WAR-15 = Both dice are rolled first.
why-ND-WAR-32 = There is no trade token on that card.
why-ND-WAR-37 = The card allows no more attacks.
why-ND-WAR-39 = An attack is being resolved.
why-ND-WAR-44 = A city-state's token does not help in defence.
why-ND-WAR-47 = In defence tokens come from military cards.
why-ND-WIN-33 = The game is over.
why-ND-WON-03 = You do not control that wonder.
why-ND-WON-13 = That card cannot be raised by this wonder.
why-ND-WON-14 = Choose control tokens of one rival; the rival gives up one of the two.

## On the board

board-tech = Tech
board-cities = Cities
board-mature = Mature
board-spaces = Spaces
board-tokens = Tokens left
board-cards = Cards done
board-headline = Round { $round }, event dial: { $event }
board-headline-before = The map is being built
board-market = Wonders: { $wonders }
board-agenda = { $agenda } ({ $wanted }): { $progress }
board-legend = A to D: whose piece it is. • control token, ● reinforced, □ city, ■ mature city, ◇ capital, ◆ mature capital, a» caravan. !A barbarian, § city-state, + resource or natural wonder to take. ~ water, 1 grassland, 2 hills, 3 forest, 4 desert, 5 mountains, * natural wonder. Highlighted numbers can be chosen. ▶ on turn, ¹ first player, ✓ card completed; a row shows slots 1 to 5, each • is a trade token.

## The table in the browser

board-map = Map
board-nearer = Zoom in
board-farther = Zoom out
board-whole = Show the whole map
board-home-view = Go to my capital
board-key-arrows = Go from space to space on the map
board-key-lit = Go to the next or the last lit space
board-key-zoom = Zoom the map in and out
board-lit = { $deed }: { $where }
board-chance = { $percent } % without tokens
board-difficulty = difficulty { $number }
board-piece = { $piece } of { $name }
board-is-mature = mature
board-natural-free = can still be claimed
board-city-state-neutral = neutral city-state
board-barbarian = barbarian { $letter }
board-home = barbarian { $letter } reappears here
board-caravan = caravan of { $name }
board-cell = { $terrain } first, row { $row }, column { $column }
board-do-place = place a control token
board-do-take-back = take back the token
board-do-pick = choose the token
board-do-shift = move here
board-do-convert = turn the token
board-do-remove = remove the token
board-do-yield = give up the token
board-do-nuke = strike
board-do-depart = a caravan leaves
board-do-resume = the caravan goes on
board-do-step = go here
board-do-city = build a city
board-do-settle = build a city on the caravan
board-do-under = put the wonder here
board-do-attack = attack
board-do-reinforce = reinforce
board-do-dismiss = the caravan leaves the map
board-do-at = lay the tile here
board-do-barbarian = choose the barbarian
board-filter-realm = Realms
board-filter-war = War
board-filter-trade = Trade
show-table = The table
show-panel = What is asked
show-close = Close
show-me = { $name } (you)
show-key-leave = Close what is open
show-key-players = Players and city-states
show-key-battles = Threats and attacks
show-choose-here = What to do here
show-players = Players
show-focus-row = Focus row
show-slot = Slot { $slot }: { $terrain }
show-card = { $name }, { $type }, level { $level }, slot { $slot }
show-counts-as = counts as slot { $slot }
show-trade-on = { $count ->
    [one] { $count } trade token
   *[other] { $count } trade tokens
}
show-resolving = Being resolved.
show-resolving-card = { $card }, resolved as slot { $slot }
show-would-culture = { $amount ->
    [one] { $amount } control token
   *[other] { $amount } control tokens
} up to difficulty { $slot }; spaces for them now: { $spaces }
show-would-science = { $amount ->
    [one] { $amount } step on the tech dial
   *[other] { $amount } steps on the tech dial
}
show-would-economy = caravans go { $amount ->
    [one] { $amount } space
   *[other] { $amount } spaces
}; spaces within reach: { $spaces }
show-would-industry = production { $amount }, or a city; spaces for one now: { $spaces }
show-would-military = { $amount ->
    [one] { $amount } attack
   *[other] { $amount } attacks
} with strength { $slot }; targets within reach: { $spaces }
show-market = Wonders to build
show-wonder = { $name }, { $type }
show-cost = costs { $cost }
show-cost-now = for you { $cost }
show-have = production { $production }, and { $means } from what you have
show-have-bare = production { $production }
show-trade-token = trade token
show-missing = { $count } short
show-affordable = you can build it
show-paid-with = Paid with { $resources }
show-deck-left = { $count ->
    [0] the last one of its deck
   *[other] { $count } more in its deck
}
show-victory = Victory cards
show-progress = { $name }: { $done } of { $wanted }
show-completed = Completed:
show-marks = { $count } of { $wanted } victory cards
show-tech = Tech dial
show-tech-short = tech dial at { $tech }
show-tech-of = { $name }: tech dial at { $tech }
show-tech-next = { $tech }; { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} to a level { $level } card
show-tech-last = { $tech }: the last step
show-wonders-built = { $count ->
    [one] { $count } wonder
   *[other] { $count } wonders
}
show-round = Round { $round }
show-next-event = Next: { $event }
show-dice = The last dice
show-holdings-of = What { $name } has
show-count = { $thing }: { $count }
show-natural = { $name }, gives { $resource }
show-gives = gives { $resource }
show-used = used this turn
show-tokens-left = { $count ->
    [one] { $count } control token left
   *[other] { $count } control tokens left
}
show-cities-left = { $count ->
    [one] { $count } city left
   *[other] { $count } cities left
}
show-caravans = caravans ready: { $ready } of { $allowed }
show-mature = { $count ->
    [one] { $count } mature city
   *[other] { $count } mature cities
}
show-stored = trade tokens on Great Zimbabwe: { $count }
show-ally = Diplomacy card of { $name }
show-conquered = { $name }, conquered
show-pact = { $pact } of { $name }
show-at-home = Diplomacy cards still at home: { $pacts }
show-standing = Tech dial { $tech } · friendly spaces { $spaces } · reinforced { $reinforced } · victory cards { $marks }
show-city-states = City-states
show-held-by = Conquered by
show-diplomacy-left = { $count ->
    [0] no diplomacy card left
    [one] { $count } diplomacy card left
   *[other] { $count } diplomacy cards left
}
show-space = The space
show-rim = next to water or on the edge of the map
show-situation = Under way
show-against = against
show-tokens-spent = tokens spent: { $count }
show-steps-left = { $count ->
    [one] The caravan can go { $count } more space
   *[other] The caravan can go { $count } more spaces
}
show-owed = { $wonder }: { $count } still to pay
show-must-core = The tile must touch the core.
show-must-neighbour = The tile must touch a tile that touches the core.
show-must-any = The tile may lie anywhere on the edge.
show-water-left = Water tokens left for gaps: { $count }.
show-battles = Threats and attacks
show-battles-count = Threats { $threats }, attacks { $attacks }
show-threats = Who could attack you next
show-no-threats = Nobody reaches you at present.
show-attacks = Where your military card reaches
show-no-attacks = There is nothing to attack within reach.
show-barbarians = Barbarians
show-battles-of = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}, chance up to { $percent } %
show-threat = { $name } against { $place }
show-attack-on = { $name }: { $place }
show-strengths = Strength
show-odds-plain = no tokens
show-odds-tokens = attacker’s tokens
show-odds-both = both sides’ tokens
show-odds = Strength { $attack } against { $defence }. Chance { $plain } % without tokens, { $tokens } % with the attacker’s, { $both } % with both sides’.
show-tiles-left = Tiles still to be laid
show-way = { $number } { $direction }
show-places = Places for the tile
show-place-before = The place before
show-place-next = The next place
show-place-of = { $number } of { $count }

# A space by what is seen around it on the map
ground-water = water
ground-grassland = grassland
ground-hills = hills
ground-forest = forest
ground-desert = desert
ground-mountain = mountains
mark-city-state = { $name }
mark-natural = { $name }
mark-capital = the capital of { $name }
spot-beside = { $ground } { $way } { $mark }
spot-beyond = { $ground } two spaces { $way } { $mark }
spot-way-0 = right of
spot-way-1 = to the lower right of
spot-way-2 = below
spot-way-3 = to the lower left of
spot-way-4 = left of
spot-way-5 = to the upper left of
spot-way-6 = above
spot-way-7 = to the upper right of
spot-part-centre = { $ground } in the middle of the map
spot-part-0 = { $ground } on the right of the map
spot-part-1 = { $ground } at the lower right of the map
spot-part-2 = { $ground } at the bottom of the map
spot-part-3 = { $ground } at the lower left of the map
spot-part-4 = { $ground } on the left of the map
spot-part-5 = { $ground } at the upper left of the map
spot-part-6 = { $ground } at the top of the map
spot-part-7 = { $ground } at the upper right of the map
direction-up = up
direction-down = down
show-decided-strength = Strength decided it.
show-decided-dice = The dice decided it.
show-decided-added = What was added after the dice decided it.
show-decided-tie = A tie goes to the defender.
