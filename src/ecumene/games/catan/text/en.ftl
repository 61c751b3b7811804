# CATAN and Cities & Knights in English: names, effects, prompts, log, refusals.

## Names

kind-lumber = lumber
kind-brick = brick
kind-wool = wool
kind-grain = grain
kind-ore = ore
kind-paper = paper
kind-cloth = cloth
kind-coin = coin
for-lumber = lumber
for-brick = brick
for-wool = wool
for-grain = grain
for-ore = ore
for-paper = paper
for-cloth = cloth
for-coin = coin
count-lumber = { $number } lumber
count-brick = { $number } brick
count-wool = { $number } wool
count-grain = { $number } grain
count-ore = { $number } ore
count-paper = { $number } paper
count-cloth = { $number } cloth
count-coin = { $number ->
    [one] { $number } coin
   *[other] { $number } coins
}

terrain-sea = sea
terrain-forest = forest
terrain-hills = hills
terrain-pasture = pasture
terrain-fields = fields
terrain-mountains = mountains
terrain-desert = desert
terrain-gold = gold river
near-sea = sea
near-forest = forest
near-hills = hills
near-pasture = pasture
near-fields = fields
near-mountains = mountains
near-desert = desert
near-gold = gold river
at-forest = forest { $number }
at-hills = hills { $number }
at-pasture = pasture { $number }
at-fields = fields { $number }
at-mountains = mountains { $number }
at-gold = gold river { $number }
crossing = crossing { $number }
edge = edge { $number }
hex = hex { $number }
corner = corner { $number }
token-2 = 2
token-3 = 3
token-4 = 4
token-5 = 5
token-6 = 6
token-8 = 8
token-9 = 9
token-10 = 10
token-11 = 11
token-12 = 12
harbour-lumber = 2:1 lumber
harbour-brick = 2:1 brick
harbour-wool = 2:1 wool
harbour-grain = 2:1 grain
harbour-ore = 2:1 ore
harbour-generic = 3:1 any kind

piece-settlement = Settlement
piece-city = City
piece-road = Road
piece-ship = Ship
piece-basic-knight = Basic knight
piece-strong-knight = Strong knight
piece-mighty-knight = Mighty knight
piece-wall = City wall
level-basic = basic knight
level-strong = strong knight
level-mighty = mighty knight

track-trade = Trade
track-politics = Politics
track-science = Science
track-trade-1 = Market
track-trade-2 = Trading House
track-trade-3 = Merchant Guild
track-trade-4 = Bank
track-trade-5 = Great Exchange
track-politics-1 = Town Hall
track-politics-2 = Church
track-politics-3 = Fortress
track-politics-4 = Cathedral
track-politics-5 = High Assembly
track-science-1 = Abbey
track-science-2 = Library
track-science-3 = Aqueduct
track-science-4 = Theater
track-science-5 = University

event-ship = barbarian ship
event-gate-trade = yellow gate (trade)
event-gate-politics = blue gate (politics)
event-gate-science = green gate (science)
dice-1-1 = white 1, red 1
dice-1-2 = white 1, red 2
dice-1-3 = white 1, red 3
dice-1-4 = white 1, red 4
dice-1-5 = white 1, red 5
dice-1-6 = white 1, red 6
dice-2-1 = white 2, red 1
dice-2-2 = white 2, red 2
dice-2-3 = white 2, red 3
dice-2-4 = white 2, red 4
dice-2-5 = white 2, red 5
dice-2-6 = white 2, red 6
dice-3-1 = white 3, red 1
dice-3-2 = white 3, red 2
dice-3-3 = white 3, red 3
dice-3-4 = white 3, red 4
dice-3-5 = white 3, red 5
dice-3-6 = white 3, red 6
dice-4-1 = white 4, red 1
dice-4-2 = white 4, red 2
dice-4-3 = white 4, red 3
dice-4-4 = white 4, red 4
dice-4-5 = white 4, red 5
dice-4-6 = white 4, red 6
dice-5-1 = white 5, red 1
dice-5-2 = white 5, red 2
dice-5-3 = white 5, red 3
dice-5-4 = white 5, red 4
dice-5-5 = white 5, red 5
dice-5-6 = white 5, red 6
dice-6-1 = white 6, red 1
dice-6-2 = white 6, red 2
dice-6-3 = white 6, red 3
dice-6-4 = white 6, red 4
dice-6-5 = white 6, red 5
dice-6-6 = white 6, red 6

card-merchant = Merchant
card-merchant-text = Put the merchant on a hex next to your settlement or city. While you own it: 1 point, and 2:1 with the bank for that hex's resource.
card-commercial-harbour = Commercial Harbor
card-commercial-harbour-text = Once to each opponent you may offer 1 resource face down; for it they give you 1 commodity of their choice.
card-merchant-fleet = Merchant Fleet
card-merchant-fleet-text = Name a resource or commodity: until the end of the turn you trade it 2:1 with the bank.
card-master-merchant = Master Merchant
card-master-merchant-text = Look at the hand of an opponent with more points than you and take 2 cards of your choice.
card-trade-monopoly = Trade Monopoly
card-trade-monopoly-text = Name a commodity: every opponent who has it gives you 1.
card-resource-monopoly = Resource Monopoly
card-resource-monopoly-text = Name a resource: every opponent gives you 2 of it, or the only one.
card-bishop = Bishop
card-bishop-text = Move the robber and take 1 random card from every opponent with a settlement or city on its new hex.
card-diplomat = Diplomat
card-diplomat-text = Remove an open road of any player. If it is yours, you may build it elsewhere for free.
card-warlord = Warlord
card-warlord-text = All your knights become active for free.
card-wedding = Wedding
card-wedding-text = Every opponent with more points than you gives you 2 cards of their choice.
card-intrigue = Intrigue
card-intrigue-text = Drive an opponent's knight off a crossing that your road or ship reaches, without a knight of yours.
card-saboteur = Saboteur
card-saboteur-text = Every opponent with as many points as you or more discards half of their hand.
card-spy = Spy
card-spy-text = Look at an opponent's progress cards and take one.
card-deserter = Deserter
card-deserter-text = An opponent removes one of their knights; you may place one of your own, as strong or weaker.
card-constitution = Constitution
card-constitution-text = 1 point; laid open at once.
card-alchemist = Alchemist
card-alchemist-text = Before the roll: choose what the white and the red die show.
card-crane = Crane
card-crane-text = Your next city improvement this turn costs 1 commodity less.
card-mining = Mining
card-mining-text = Take 2 ore for every mountains hex next to your settlements and cities.
card-irrigation = Irrigation
card-irrigation-text = Take 2 grain for every fields hex next to your settlements and cities.
card-printer = Printer
card-printer-text = 1 point; laid open at once.
card-inventor = Inventor
card-inventor-text = Swap two number tokens other than 2, 6, 8 and 12.
card-engineer = Engineer
card-engineer-text = Build a city wall for free.
card-medicine = Medicine
card-medicine-text = Turn a settlement into a city for 2 ore and 1 grain.
card-smith = Smith
card-smith-text = Promote up to two of your knights for free.
card-road-building = Road Building
card-road-building-text = Build up to two roads or ships for free.
card-knight = Knight
card-knight-text = Move the robber and take a card from a player there. Three knights or more may be the Largest Army.
card-point = Victory Point
card-point-text = 1 point; stays hidden until you win.
card-roads = Building Roads
card-roads-text = Build two roads for free.
card-plenty = Year of Plenty
card-plenty-text = Take any two resources from the bank.
card-monopoly = Monopoly
card-monopoly-text = Name a resource: every opponent gives you all they have of it.

## Chapters of the rules

chapter-SETUP = Set-up
chapter-ROLL = The turn of the base game
chapter-ROBBER = The robber
chapter-BUILD = Building
chapter-TRADE = Trade
chapter-ROAD = Longest Road
chapter-DEV = Development cards of the base game
chapter-WIN = Winning
chapter-TURN = The turn of Cities & Knights
chapter-PROD = Production
chapter-SEVEN = A seven
chapter-IMP = City improvements
chapter-METRO = Metropolises
chapter-PROG = Progress cards
chapter-CARD = What the cards do
chapter-MERCHANT = The merchant
chapter-WALL = City walls
chapter-KNIGHT = Knights
chapter-BARB = Barbarians
chapter-DEF = Defenders of Catan
chapter-SEA = Seafarers
chapter-VAR = Variants
chapter-EX = Examples
chapter-CLR = Clarifications

## What is asked

ask-laying = The island is being laid out.
ask-first-player = Chance chooses the first player.
ask-founding-settlement = Place a settlement.
ask-founding-city = Place a city.
ask-founding-road = Build on from it: choose an edge.
ask-before-roll = Your turn: roll the dice.
ask-casting = The dice are rolling.
ask-resolving = The roll is being resolved.
ask-drawing = A card is being drawn.
ask-stealing = A card is being stolen.
ask-committing = The barbarians attack: which knights take part?
ask-pillaged = The barbarians pillage: choose the city you lose.
ask-rewarding = Your reward: choose a deck of progress cards to draw from.
ask-surplus = You have too many progress cards: put one back.
ask-discarding = A seven: discard { $times ->
    [one] one card
   *[other] { $times } cards
}.
ask-sabotaged = Saboteur: discard { $times ->
    [one] one card
   *[other] { $times } cards
}.
ask-gifts = Wedding: give away { $times ->
    [one] one card
   *[other] { $times } cards
}.
ask-paying = Commercial Harbor: give a commodity for a hidden resource.
ask-moving-robber = Move the robber: choose a hex.
ask-moving-pirate = Move the pirate: choose a sea hex.
ask-moving-either = Move the robber or the pirate: choose a hex.
ask-robbing = Choose a player to take a card from.
ask-picking-gold = Gold river: choose a resource.
ask-aqueduct = Aqueduct: the roll gave you nothing, choose a resource.
ask-turn = Your turn: trade, build, play cards, or end it.
ask-capping = Choose the city that becomes a metropolis.
ask-marching = Choose where the knight goes.
ask-retreating = Your knight is driven off: choose where it goes.
ask-sailing = Choose where the ship goes.
ask-free-roads = Build for free: choose an edge.
ask-smithing = Smith: choose a knight to promote for free.
ask-walling = Engineer: choose a city for the wall.
ask-healing = Medicine: choose the settlement that becomes a city.
ask-swapping = Inventor: choose two number tokens to swap.
ask-setting-dice = Alchemist: choose the white and the red die.
ask-removing = Diplomat: choose an open road or ship to remove.
ask-replacing = Diplomat: place what you removed elsewhere, or leave it.
ask-targeting = Choose the player your card is aimed at.
ask-spying = Spy: choose a progress card to take.
ask-deserting = Deserter: choose the knight you lose.
ask-enlisting = Deserter: place a knight of yours, or nobody.
ask-seizing = Master Merchant: choose a card to take.
ask-naming = Name a kind of card.
ask-placing-merchant = Choose a hex for the merchant.
ask-plenty = Year of Plenty: choose a resource.
ask-intriguing = Intrigue: choose the knight to drive off.
ask-relieving = Choose the sideways city that a settlement replaces.
ask-composing = Put your offer together.
ask-answering = You have a trade offer: answer it.
ask-offering = Your offer is open: close the deal, wait or withdraw it.
ask-over = The game is over.

## Moves

move-terrain = lay { $terrain }
move-corner = numbers begin at { $corner }
move-red = lay a 6 or 8 on { $hex }
move-number = lay the number { $token }
move-harbour = lay a harbour: { $harbour }
move-first = { $seat } is the first player
move-thrown = the dice show { $dice }
move-cast = the dice show { $dice }, { $event }
move-event = the event die shows { $event }
move-stolen = the stolen card is { $kind }
move-drawn = the card drawn is { $card }
move-settlement = settlement: { $crossing }
move-city = city: { $crossing }
move-road = road: { $edge }
move-ship = ship: { $edge }
move-roll = roll the dice
move-play = play { $card }
move-dice = set the dice: { $dice }
move-discard = discard { $kind }
move-robber = robber: { $hex }
move-pirate = pirate: { $hex }
move-rob = take a card from { $seat }
move-take = take { $kind }
move-buy = buy a development card
move-wall = city wall: { $crossing }
move-improve = build the next level: { $track }
move-cap = metropolis: { $crossing }
move-hire = hire a knight: { $crossing }
move-activate = activate the knight: { $crossing }
move-promote = promote the knight: { $crossing }
move-march = move the knight: { $crossing }
move-go = go to { $crossing }
move-chase = chase the robber away: { $crossing }
move-chase-pirate = chase the pirate away: { $crossing }
move-sail = move the ship: { $edge }
move-bank = trade { $kind } for { $for } with the bank
move-lose = give up: { $crossing }
move-commit = send the knight: { $crossing }
move-draw = draw a progress card: { $track }
move-surrender = put { $card } back under its deck
move-seize = take the card { $card }
move-target = choose { $seat }
move-enlist = place a { $level }: { $crossing }
move-swap = swap the number: { $hex }
move-merchant = merchant: { $hex }
move-name = name { $kind }
move-barter = offer { $kind } to { $seat } for a commodity
move-pay = hand over { $kind }
move-remove = remove what lies on { $edge }
move-displace = drive off the knight: { $crossing }
move-give = offer { $kind }
move-want = ask for { $kind }
move-ask = address the offer to { $seat }
move-offer = make the offer
move-drop = discard the draft
move-accept = accept
move-decline = decline
move-deal = trade with { $seat }
move-withdraw = withdraw the offer
move-pass = skip
move-end = end the turn

## Log

log-first = { $seat } is the first player.
log-rolls = { $seat } rolls { $sum }: { $white } and { $red }.
log-casts = { $seat } rolls { $sum }: white { $white }, red { $red }, { $event }.
log-sets-dice = { $seat } sets the dice: white { $white }, red { $red }.
log-receives = { $seat } receives { $cards }.
log-shortage = The bank is short of { $kind }.
log-aqueduct = The aqueduct brings { $seat } { $cards }.
log-declines-aqueduct = { $seat } takes nothing from the aqueduct.
log-sets-aside = { $seat } sets a card aside.
log-sets-aside-seen = { $seat } sets aside { $kind }.
log-discards = { $seat } discards { $cards }.
log-robber = { $seat } moves the robber to { $place }.
log-pirate = { $seat } moves the pirate to another hex.
log-nothing-stolen = { $seat } finds nobody to rob.
log-steals = { $seat } takes a card from { $target }.
log-steals-seen = { $seat } takes { $kind } from { $target }.
log-settlement = { $seat } builds a settlement: { $place }.
log-city = { $seat } builds a city: { $place }.
log-road = { $seat } builds a road: { $place }.
log-ship = { $seat } builds a ship: { $place }.
log-sails = { $seat } moves a ship: { $place }.
log-wall = { $seat } builds a city wall: { $place }.
log-island = { $seat } settles a new island: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-relieves = { $seat } replaces the city on its side with a settlement: { $place }.
log-improves = { $seat } builds level { $level }: { $track }.
log-metropolis = { $seat } has a metropolis ({ $track }): { $place }.
log-loses-metropolis = { $seat } loses the metropolis ({ $track }) to { $target }.
log-hires = { $seat } hires a knight: { $place }.
log-activates = { $seat } activates a knight: { $place }.
log-promotes = { $seat } promotes a knight, now a { $level }: { $place }.
log-promotes-no-more = { $seat } promotes no second knight.
log-marches = { $seat } moves a knight: { $place }.
log-displaces = { $seat } drives off a knight of { $target }: { $place }.
log-retreats = { $seat } withdraws the knight: { $place }.
log-knight-removed = { $seat } loses the knight, it has nowhere to go: { $place }.
log-chases = { $seat } chases the robber away with a knight: { $place }.
log-chases-pirate = { $seat } chases the pirate away with a knight: { $place }.
log-ship-nears = The barbarian ship comes nearer: { $left ->
    [0] it lands
    [one] one step left
   *[other] { $left } steps left
}.
log-ship-returns = The barbarian ship sails back to the start.
log-commits = { $seat } sends a knight into the battle: { $place }.
log-commits-no-more = { $seat } sends no more knights.
log-barbarians-win = The barbarians win: { $strength } against { $defence }.
log-knights-win = The knights repel the barbarians: { $defence } against { $strength }.
log-defender = { $seat } is Defender of Catan: 1 point.
log-defenders-tie = Equal shares in the defence, each draws a progress card: { $targets }.
log-pillaged = { $seat } loses a city: { $place }.
log-draws = { $seat } draws a progress card: { $track }.
log-draws-seen = { $seat } draws { $card } ({ $track }).
log-draws-point = { $seat } draws { $card }: 1 point.
log-sets-card-aside = { $seat } chooses a progress card to put back.
log-sets-card-aside-seen = { $seat } will put back { $card }.
log-surrenders = { $seat } puts a progress card back: { $track }.
log-surrenders-seen = { $seat } puts { $card } back ({ $track }).
log-buys = { $seat } buys a development card.
log-draws-development = { $seat } takes the top development card.
log-draws-development-seen = { $seat } takes the development card { $card }.
log-plays = { $seat } plays { $card }.
log-longest-road = { $seat } has the Longest Road: { $length } segments.
log-road-set-aside = Nobody has the Longest Road any more.
log-largest-army = { $seat } has the Largest Army: { $knights ->
    [one] { $knights } knight
   *[other] { $knights } knights
}.
log-musters = All knights of { $seat } are active.
log-merchant = { $seat } places the merchant: { $place }.
log-names = { $seat } names { $kind }.
log-fleet = { $seat } trades { $kind } 2:1 this turn.
log-hands-over = { $seat } gives { $target } { $cards }.
log-aims = { $seat } aims { $card } at { $target }.
log-seizes = { $seat } takes a progress card from { $target }.
log-seizes-seen = { $seat } takes { $card } from { $target }.
log-seizes-nothing = { $seat } takes no card from { $target }.
log-gives = { $seat } gives { $target } { $number ->
    [one] { $number } card
   *[other] { $number } cards
}.
log-gives-seen = { $seat } gives { $target } { $number ->
    [one] { $number } card
   *[other] { $number } cards
}: { $cards }.
log-barters = { $seat } offers { $target } a hidden resource for a commodity.
log-barters-seen = { $seat } offers { $target } a hidden resource for a commodity: { $kind }.
log-bartered = { $seat } gives { $target } a commodity for the resource.
log-bartered-seen = { $seat } gives { $target } { $kind } for { $offered }.
log-has-no-commodity = { $seat } has no commodity to give.
log-removes-road = { $seat } removes a road of { $target }: { $place }.
log-removes-ship = { $seat } removes a ship of { $target }: { $place }.
log-lays-no-more = { $seat } declines the second free piece.
log-replaces-nothing = { $seat } places nothing in its stead.
log-swaps = { $seat } swaps the numbers of { $place } and { $other }.
log-deserts = { $seat } loses a knight to desertion: { $place }.
log-enlists = { $seat } places a { $level }: { $place }.
log-enlists-nobody = { $seat } places no knight.
log-trades-with-bank = { $seat } trades with the bank: { $gives } for { $cards }.
log-offers = { $seat } offers { $gives } for { $wants } to { $targets }.
log-counters = { $seat } makes a counter-offer: { $gives } for { $wants }.
log-accepts = { $seat } accepts.
log-declines = { $seat } declines.
log-withdraws = { $seat } withdraws the offer.
log-trades = { $seat } trades with { $target }: { $gives } for { $cards }.
log-ends-turn = { $seat } ends the turn.
log-wins = { $seat } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}!

## Ending

ending-points = Victory: { $winners }.
reason-points = The winner reached the points needed on their own turn.
sheet-settlements = Settlements
sheet-cities = Cities
sheet-metropolises = Metropolises
sheet-longest-road = Longest Road
sheet-largest-army = Largest Army
sheet-defender = Defender of Catan
sheet-cards = Printer and Constitution
sheet-merchant = Merchant
sheet-islands = New islands
sheet-hidden = Victory point cards
sheet-total = Total

## Why not

why-CB-SETUP-05 = Chance lays a land hex that is still left.
why-CB-SETUP-06 = The spiral begins at one of the six corners.
why-CB-SETUP-07 = Only numbers that are left are laid, and 6 and 8 never next to each other.
why-CB-SETUP-09 = No such harbour is left.
why-CB-SETUP-12 = The first player is one of those at the table.
why-CB-SETUP-13 = The founding is under way: place the piece asked for, then build next to it.
why-CB-SETUP-14 = In the second round too you place a settlement, not a city.
why-CB-SETUP-15 = This crossing does not touch land ({ $place }).
why-CB-SETUP-16 = The road must be free and touch what you have just placed.
why-CK-SETUP-14 = In the second round you place a city, not a settlement.
why-CK-SEA-37 = Not here ({ $place }): the first pieces go on the main island only.
why-CK-SEA-24 = A ship beside the founding piece needs an edge by the sea.

why-CB-ROLL-01 = That is not possible now.
why-CB-ROLL-02 = First roll the dice; before that you may only play one development card.
why-CK-TURN-01 = Now chance decides.
why-CK-TURN-03 = First roll the dice; before that only the Alchemist may be played.
why-CK-TURN-12 = First, everything that the roll has brought is settled.
why-CK-CLR-07 = First the choice that is asked for has to be made.
why-CK-VAR-07 = Easy start: a 7 does not count in the first two turns.
why-CK-VAR-08 = Easy start: the event die is not rolled in the first two turns.
why-CB-WIN-01 = The game is over.
why-CK-WIN-01 = The game is over.
why-CB-WIN-05 = There is no such thing in the base game.

why-CB-BUILD-01 = A road costs 1 lumber and 1 brick and must join your road, settlement or city.
why-CB-BUILD-02 = An opponent's building cuts your road off here ({ $place }).
why-CK-KNIGHT-05 = An opponent's knight blocks your road here ({ $place }).
why-CB-BUILD-03 = A settlement costs 1 lumber, 1 brick, 1 wool and 1 grain and needs your road or ship to reach it.
why-CB-BUILD-04 = Too near to another settlement or city ({ $place }).
why-CB-BUILD-05 = A city costs 2 grain and 3 ore and replaces a settlement of yours.
why-CB-BUILD-06 = You have no such piece left.
why-CB-BUILD-09 = Already taken ({ $place }).
why-CB-BUILD-10 = No land here, so no road ({ $place }).
why-CK-CLR-14 = You have no city piece left; only a city on its side can be raised again.
why-CK-BARB-18 = First raise your city that lies on its side.
why-CK-BARB-19 = No city of yours lies on its side here ({ $place }).
why-CK-WALL-01 = A city wall costs 2 brick; you lack { $missing }.
why-CK-WALL-03 = You already have three city walls.
why-CK-WALL-04 = Not here ({ $place }): a wall needs a city of yours that has none.

why-CB-ROBBER-02 = You have no more of this to discard: { $kind }.
why-CK-SEVEN-02 = You have no more of this to discard: { $kind }.
why-CB-ROBBER-03 = First all who must discard do so.
why-CB-ROBBER-04 = Not here ({ $place }): the robber goes to another land hex.
why-CK-SEVEN-04 = Not here ({ $place }): the robber goes to a hex with a number.
why-CB-ROBBER-06 = { $target } cannot be robbed: a settlement or city at this hex and a card in hand are needed.
why-CK-SEVEN-05 = { $target } cannot be robbed: a settlement or city at this hex and a card in hand are needed.
why-CB-ROBBER-12 = The victim has no such card.
why-CK-SEA-13 = The Bishop moves the robber only, never the pirate.
why-CK-SEA-29 = Only the other one, robber or pirate, can be moved now.
why-CK-SEA-30 = The pirate goes to another sea hex and robs a player who has a ship there and a card in hand.

why-CB-TRADE-01 = It is not your turn: you can only answer the offer.
why-CB-TRADE-02 = Each side of a trade gives at least one card.
why-CB-TRADE-03 = The same kind cannot be on both sides of a trade: { $kind }.
why-CB-TRADE-05 = The bank takes 4 equal cards for one; you lack { $missing }.
why-CB-TRADE-06 = Your harbour takes 3 equal cards for one; you lack { $missing }.
why-CK-TRADE-05 = Your harbour takes 3 equal cards for one; you lack { $missing }.
why-CB-TRADE-07 = Your harbour takes 2 cards of its kind for one; you lack { $missing }.
why-CK-CARD-69 = With the Merchant Fleet you give 2 equal cards for one; you lack { $missing }.
why-CK-IMP-08 = With the guild you give 2 equal commodities for one card; you lack { $missing }.
why-CK-MERCHANT-03 = With the merchant you give 2 of this resource for one card; you lack { $missing }.
why-CB-TRADE-08 = There are no commodities in this game.
why-CB-TRADE-09 = The bank has none of this: { $kind }.
why-CB-TRADE-12 = The trade is not at that step now.
why-CB-TRADE-13 = Somebody does not have the cards for that trade.
why-CB-TRADE-17 = Only those addressed may answer an offer; all see offers and answers, so they are not taken back.
why-CB-TRADE-19 = You have given this answer already, or five answers to this offer.
why-CB-TRADE-20 = A counter-offer gives and asks for at least one card.
why-CB-TRADE-21 = You do not have the cards that are asked for.
why-CB-TRADE-24 = First finish or drop the offer you are writing.
why-CB-TRADE-25 = You may make no more offers this turn.
why-CB-TRADE-26 = You may make no more counter-offers to this offer.
why-CK-TRADE-09 = Progress cards cannot be bought.

why-CB-DEV-01 = A development card costs 1 wool, 1 grain and 1 ore; you lack { $missing }.
why-CB-DEV-02 = No development cards are left.
why-CB-DEV-03 = You can play one development card a turn, and only one that you have.
why-CB-DEV-04 = { $card }: bought this turn, so it must wait.
why-CB-DEV-07 = The second road cannot be declined while it can be laid.
why-CB-DEV-08 = The bank cannot give you this: { $kind }.
why-CB-DEV-09 = The Monopoly names a resource; what has been named stands.
why-CB-DEV-10 = A victory point card is not played: it simply counts.
why-CB-DEV-13 = You have no road to build, or nowhere to build it.
why-CB-DEV-14 = The bank has no resources at all.

why-CK-IMP-02 = { $track }: for the next level you lack { $missing }.
why-CK-IMP-03 = { $track }: the last level is already built.
why-CK-IMP-04 = { $track }: you need a city for improvements.
why-CK-METRO-08 = { $track }: level 4 needs a city of yours without a metropolis.
why-CK-METRO-11 = { $track }: level 5 needs a city of yours without a metropolis.
why-CK-METRO-12 = Not here ({ $place }): choose a city of yours without a metropolis.
why-CK-METRO-07 = Barbarians do not pillage a metropolis ({ $place }).
why-CK-BARB-11 = Not here ({ $place }): choose a city of your own.
why-CK-IMP-14 = The aqueduct gives a resource that the bank has, not this: { $kind }.
why-CK-SEA-35 = The gold river gives a resource that the bank has, not this: { $kind }.
why-CK-DEF-10 = This deck is empty.
why-CK-CLR-26 = This card cannot come up now.

why-CK-KNIGHT-01 = This knight is not active ({ $place }).
why-CK-KNIGHT-03 = A knight costs 1 ore and 1 wool and stands on a free crossing that your road reaches.
why-CK-KNIGHT-07 = Activating costs 1 grain and needs a knight of yours.
why-CK-KNIGHT-10 = Promoting costs 1 ore and 1 wool and needs a knight of yours.
why-CK-KNIGHT-11 = This knight has been promoted this turn ({ $place }).
why-CK-KNIGHT-12 = For a mighty knight you need a fortress, politics level 3 ({ $place }).
why-CK-KNIGHT-13 = A mighty knight is already the strongest ({ $place }).
why-CK-KNIGHT-14 = You have no knight of that level left.
why-CK-KNIGHT-09 = This knight cannot act any more this turn ({ $place }).
why-CK-KNIGHT-18 = Not here ({ $place }): a knight of yours goes along your roads to a free crossing.
why-CK-KNIGHT-21 = Not here ({ $place }): the knight must go to another crossing that is free.
why-CK-KNIGHT-22 = Your knight stands here; it must leave first ({ $place }).
why-CK-KNIGHT-23 = A knight stands here ({ $place }).
why-CK-KNIGHT-24 = Not here ({ $place }): your own roads do not lead to that knight.
why-CK-KNIGHT-25 = Not here ({ $place }): only a weaker knight within reach can be driven off.
why-CK-KNIGHT-26 = Not here ({ $place }): the knight withdraws along your roads to a free crossing.
why-CK-KNIGHT-28 = You cannot drive off your own knight ({ $place }).
why-CK-KNIGHT-30 = Not here ({ $place }): a knight in retreat drives nobody off.
why-CK-KNIGHT-33 = This knight does not stand by the robber's hex ({ $place }).
why-CK-KNIGHT-35 = Nobody is chased away before the barbarians land for the first time.
why-CK-KNIGHT-42 = This knight is active already ({ $place }).
why-CK-VAR-04 = Not here ({ $place }): only active knights of yours can be sent, each once.
why-CK-VAR-05 = At this table knights act only after the roll.

why-CK-SEA-04 = Not here ({ $place }): a knight is hired on land only.
why-CK-SEA-05 = A knight of yours would be cut off ({ $place }).
why-CK-SEA-07 = This knight does not stand by the pirate's hex ({ $place }).
why-CK-SEA-10 = The merchant does not go to a gold river ({ $place }).
why-CK-SEA-16 = A road is replaced by a road, a ship by a ship.
why-CK-SEA-19 = A ship costs 1 lumber and 1 wool; it needs a map with sea routes and a ship in your supply.
why-CK-SEA-20 = Not here ({ $place }): a ship needs a free edge by the sea.
why-CK-SEA-21 = Not here ({ $place }): a ship must join your settlement, city or ship.
why-CK-SEA-23 = This crossing does not touch land ({ $place }).
why-CK-SEA-25 = Not here ({ $place }): one ship a turn may be moved, to another edge that is open to it.
why-CK-SEA-26 = Not here ({ $place }): only a ship of yours with a free end may be moved.
why-CK-SEA-27 = This ship was placed this turn ({ $place }).
why-CK-SEA-28 = The pirate does not let ships pass ({ $place }).

why-CK-PROG-04 = You do not have this card: { $card }.
why-CK-PROG-10 = You do not have this card: { $card }.
why-CK-PROG-12 = Progress cards are put back only when you have more than four.
why-CK-PROG-16 = { $card }: the card would do nothing now.
why-CK-PROG-22 = { $card }: there is no player whom the card could affect.
why-CK-PROG-21 = First put back progress cards until there are four.
why-CK-CARD-01 = A die shows 1 to 6.
why-CK-CARD-04 = The Alchemist is played before the dice are rolled.
why-CK-CARD-17 = Not this one ({ $place }): only tokens other than 2, 6, 8 and 12 are swapped.
why-CK-CARD-20 = Not this one ({ $place }): choose a token with another number.
why-CK-CARD-22 = You have no city without a wall, or three walls already.
why-CK-CARD-23 = Medicine needs 2 ore and 1 grain in your hand.
why-CK-CARD-34 = The Bishop waits until the barbarians have landed for the first time.
why-CK-CARD-36 = There is no road or ship here ({ $place }).
why-CK-CARD-37 = This road or ship is not open, both its ends are joined ({ $place }).
why-CK-CARD-40 = A knight would be cut off ({ $place }).
why-CK-CARD-41 = Not here ({ $place }): it must go to another place.
why-CK-CARD-45 = You have no more of this to give: { $kind }.
why-CK-CARD-48 = Your road or ship does not reach this knight ({ $place }).
why-CK-CARD-53 = The Spy takes one of the cards shown; what was shown stays shown.
why-CK-CARD-55 = The Spy chooses a player with hidden progress cards and takes one of them.
why-CK-CARD-56 = Not here ({ $place }): choose a knight of your own.
why-CK-CARD-57 = The knight you place may not be stronger than the one removed, and must be in your supply.
why-CK-CARD-58 = Not here ({ $place }): the knight needs a free crossing that your road reaches.
why-CK-CARD-63 = Not here ({ $place }): the merchant stands on land.
why-CK-CARD-64 = Commercial Harbor: once to each opponent, a resource of yours for a commodity of theirs; what was offered stands.
why-CK-CARD-68 = You have no resource to offer, or your opponents have no cards.
why-CK-CARD-71 = The Master Merchant takes from the hand shown; what was shown stays shown.
why-CK-CARD-73 = The card names a commodity, not this: { $kind }.
why-CK-CARD-74 = The card names a resource, not this: { $kind }.
why-CK-CARD-77 = The Merchant Fleet already covers this: { $kind }.
why-CK-CARD-78 = The merchant needs another hex next to a settlement or city of yours.
why-CK-CARD-79 = { $target } cannot be chosen: more points than yours and a card in hand are needed.
why-CK-CARD-83 = The first of the two cannot be declined.
why-CK-CARD-86 = The Deserter needs an opponent with a knight on the board.
why-CK-CARD-88 = Intrigue needs an opponent's knight that your road or ship reaches.
why-CK-MERCHANT-02 = Not here ({ $place }): the merchant stands next to a settlement or city of yours.
why-CK-MERCHANT-10 = At this table the merchant does not go to the desert ({ $place }).
why-CB-ROBBER-13 = All have chosen and the cards are open: the choice stands.
why-CK-PROG-20 = All have chosen and the cards are back under their decks: the choice stands.
why-CK-TRADE-12 = The same kind cannot be on both sides of a trade: { $kind }.

## The island: places, pieces, what can be done there

board-island = Map of the island
board-lands = Lands
board-harbours = Harbours
board-pieces = Pieces on the map
board-nearer = Zoom in
board-farther = Zoom out
board-whole = Show the whole map
board-key-arrows = Go from place to place on the map
board-key-zoom = Zoom the map in and out
board-land-sea = sea
board-land-forest = forest
board-land-hills = hills
board-land-pasture = pasture
board-land-fields = fields
board-land-mountains = mountains
board-land-desert = desert
board-land-gold = gold river
board-land-unknown = unexplored land
board-yield-lumber = lumber
board-yield-brick = brick
board-yield-wool = wool
board-yield-grain = grain
board-yield-ore = ore
board-harbour-any = harbour 3:1
board-harbour-unknown = harbour
board-harbour = harbour 2:1 for { $kind }
board-crossing = crossing of { $around }
board-edge = edge between { $around }
board-edge-sea = edge on the open sea
board-robber = the robber is here
board-pirate = the pirate is here
board-merchant = the merchant is here
board-settlement = settlement, { $name }
board-city = city, { $name }
board-sideways = city on its side (counts as a settlement), { $name }
board-wall = with a wall
board-metropolis-trade = metropolis of trade
board-metropolis-politics = metropolis of politics
board-metropolis-science = metropolis of science
board-knight = { $level } knight, { $state }, { $name }
board-level-basic = basic
board-level-strong = strong
board-level-mighty = mighty
board-knight-active = active
board-knight-resting = not active
board-knight-spent = active, has already acted this turn
board-road = road, { $name }
board-ship = ship, { $name }
board-lit = { $deed }: { $where }
board-do-settlement = Settlement
board-do-city = City
board-do-road = Road
board-do-ship = Ship
board-do-robber = Robber
board-do-pirate = Pirate
board-do-wall = City wall
board-do-cap = Metropolis
board-do-hire = Hire a knight
board-do-activate = Activate the knight
board-do-promote = Promote the knight
board-do-march = Move the knight
board-do-go = Move here
board-do-chase = Chase the robber away
board-do-chase-pirate = Chase the pirate away
board-do-sail = Move the ship
board-do-lose = Give up
board-do-commit = Send the knight
board-do-enlist = Place the knight
board-do-swap = Swap the number
board-do-merchant = Merchant
board-do-remove = Remove
board-do-displace = Drive away

## The table: panels, trade, players

board-filter-board = Board
board-filter-cards = Cards
board-filter-trade = Trade
show-table = The table
show-panel = What is asked
show-close = Close
show-me = { $name } (you)
show-key-leave = Close what is open
show-key-build = Choose what to build
show-key-trade = Open the trade window
show-points = { $count ->
    [one] { $count } point of { $target }
   *[other] { $count } points of { $target }
}
show-hand-size = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
show-progress-size = { $count ->
    [one] { $count } progress card
   *[other] { $count } progress cards
}
show-development-size = { $count ->
    [one] { $count } development card
   *[other] { $count } development cards
}
show-strength = strength of active knights: { $count }
show-dice = Dice
show-not-rolled = The dice have not been rolled this turn.
show-rolled = Rolled { $sum }: white { $white }, red { $red }.
show-rolled-event = Rolled { $sum }: white { $white }, red { $red }, event die: { $event }.
show-rolls = Rolls so far
show-rolls-look = Statistics of all rolls
show-rolls-none = Nobody has rolled the dice yet.
show-rolls-total = { $count ->
    [one] { $count } roll
   *[other] { $count } rolls
}
show-rolls-rolled = rolled
show-rolls-expected = expected
show-rolls-of = { $what }: rolled { $count }, expected { $expected }
show-rolls-events = Event die
show-key-rolls = Show the statistics of the dice
show-barbarians = Barbarians
show-barbarians-left = { $left ->
    [one] The barbarians land in { $left } step.
   *[other] The barbarians land in { $left } steps.
}
show-forces = Attack { $strength }, defence { $defence }.
show-would-lose = If they landed now, a city would be lost by: { $names }.
show-would-defend = If they landed now, Defender of Catan: { $name }.
show-would-draw = If they landed now, a progress card each: { $names }.
show-would-nothing = If they landed now, nobody would lose or win anything.
show-brief-lose = Lose a city:
show-brief-defend = Defender of Catan:
show-brief-draw = A progress card each:
show-brief-nothing = Nobody loses or wins anything.
show-honours = Honours and metropolises
show-landing = The barbarians land
show-decks = Decks
show-nobody = nobody
show-longest-road = Longest Road: { $name } ({ $length })
show-largest-army = Largest Army: { $name } ({ $knights })
show-merchant = Merchant: { $name }, { $place }
show-metropolis = Metropolis, { $track }: { $name }
show-metropolis-safe = Metropolis, { $track }: { $name }, for good
show-deck = { $count ->
    [one] Deck { $track }: { $count } card
   *[other] Deck { $track }: { $count } cards
}
show-deck-development = { $count ->
    [one] Development deck: { $count } card
   *[other] Development deck: { $count } cards
}
show-hand = My hand
show-hand-of = { $count }; on a 7 up to { $limit } are safe
show-hand-over = { $count }; on a 7 only { $limit } are safe
show-pick-discard = Discard { $kind }, { $count } left
show-pick-give = Give { $kind }, { $count } left
show-pick-back = Take one back: { $kind }
show-picking = Cards to hand over
show-picked = Picked { $picked } of { $wanted }.
show-pick-how = Tap the cards in your hand.
show-discard-picked = { $count ->
    [one] Discard this card
   *[other] Discard these { $count } cards
}
show-give-picked = { $count ->
    [one] Give this card
   *[other] Give these { $count } cards
}
show-cards = My cards
show-card = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } copies
}
show-fresh = bought this turn: { $count }
show-playable = can be played
show-open-card = { $card }, lies open: 1 point
show-play = Play
show-play-card = Play { $card }
show-surrender = Put back
show-surrender-card = Put { $card } back under its deck
show-costs = What things cost
show-build-road = Road
show-build-ship = Ship
show-build-settlement = Settlement
show-build-city = City
show-build-buy = Development card
show-build-wall = City wall
show-build-hire = Knight
show-build-activate = Activate a knight
show-build-promote = Promote a knight
show-lacking = lacking { $cards }
show-left = left in supply: { $count }
show-charts = City improvements
show-levels = Levels of the track { $track }
show-next-level = { $track }: build level { $level }, { $name }, for { $cards }
show-track-full = { $track }: all levels are built
show-bank = Bank
show-bank-ratio = { $count } in the bank; you trade { $ratio }:1
show-bank-give = Give { $kind } at { $ratio }:1; you have { $count }
show-bank-take = Take { $kind }; the bank has { $count }
show-bank-trade = Trade { $gives } for { $takes }
show-bank-how = Choose what you give and what you take
show-i-give = I give
show-i-take = I take
show-i-want = I want
show-kind = Kind
show-trade = Trade
show-trade-with = Whom to trade with
show-tab-players = Players
show-tab-bank = Bank
show-tab-harbour = Commercial Harbor
show-give-less = Give less: { $kind }
show-give-more = Give more: { $kind }
show-want-less = Want less: { $kind }
show-want-more = Want more: { $kind }
show-addressees = For whom
show-everybody = Everybody
show-flaw-none = No more offers can be made this turn.
show-flaw-give = Choose what you give.
show-flaw-want = Choose what you want for it.
show-flaw-many = Nobody asked has so many cards.
show-send-offer = Make the offer
show-send-counter = Make the counter-offer
show-clear = Start over
show-offers-left = { $count ->
    [one] { $count } offer left this turn
   *[other] { $count } offers left this turn
}
show-offer = Offer of a trade
show-offers = gives
show-for = for
show-said-silent = thinks
show-said-accepted = accepts
show-said-declined = declines
show-said-countered = counter-offer:
show-deal = Deal
show-deal-with = Deal with { $name }: you give { $gives } and get { $gets }
show-accept = Accept
show-decline = Decline
show-counter = Counter-offer
show-withdraw = Withdraw the offer
show-new-offer = Another offer
show-writing = Not sent yet:
show-write-on = Finish the offer
show-drop = Drop it
show-choose-here = What to do here
show-hand-of-player = Hand of { $name }:
show-players = Players
show-points-of = Points (goal: { $target })
show-holdings = Cards and strength
show-pieces-left = Pieces left
show-row-cards = Cards in hand / limit on a 7
show-row-progress = Progress cards, { $track }
show-row-development = Development cards
show-row-army = Knights played
show-row-strength = Knights: active (and at rest)
show-row-road = Longest stretch of road
grid-headline = Round { $round }, first to { $target } points
grid-points = Points
grid-cards = Cards
grid-hidden-cards = Hidden
grid-road = Road
grid-knights = Knights
grid-levels = Levels t/p/s
grid-army = Army
grid-legend = A to D: whose piece it is. ▲ settlement, ■ city, # with a wall, ◆ metropolis. A¹ A² A³ active knight by strength, a¹ a² a³ resting. AA road, A≈ ship. ☠ robber, ⚑ pirate, $ merchant. (3:1), (ore) harbours. ★ holds the title. Highlighted numbers can be chosen: crossings and edges by number, hexes by #. FO forest, HI hills, PA pasture, FI fields, MO mountains, DE desert, GO gold river, ~~ sea.
grid-barbarians = Barbarians: step { $step } of { $steps }; strength { $strength } against { $defence }
grid-dice = Dice: { $white } + { $red }
grid-hand = Your cards: { $cards }
grid-own-cards = Your hidden cards: { $cards }
grid-terrain-sea = ~~
grid-terrain-forest = FO
grid-terrain-hills = HI
grid-terrain-pasture = PA
grid-terrain-fields = FI
grid-terrain-mountains = MO
grid-terrain-desert = DE
grid-terrain-gold = GO

# Answers to offers, settled in advance
show-ahead = Answers in advance
show-ahead-short = Offers to me
show-ahead-how = The table declines such offers for you after a few seconds, as a person would, so that nobody learns what you hold. Offers you cannot accept are always declined for you.
show-ahead-keep = Never give away
show-ahead-keep-help = Offers that ask for one of these are declined.
show-ahead-all = Decline every offer
show-ahead-turn = Decline every offer this turn
show-ahead-ask = Ask me about offers I cannot accept
show-ahead-ask-help = So that you have time for a counter-offer.
show-no-more-offers = No more offers this turn
show-settled = You have settled this: the offer will be declined for you in a moment.
show-settled-short = You don’t have what is asked for. The offer will be declined for you in a moment.
show-offer-this = Offer it to the others
