# 7 Wonders Duel in English: names, effects, prompts, log, refusals.

## Names

resource-wood = Wood
resource-clay = Clay
resource-stone = Stone
resource-glass = Glass
resource-papyrus = Papyrus

colour-brown = Raw materials
colour-grey = Manufactured goods
colour-blue = Civilian buildings
colour-green = Scientific buildings
colour-yellow = Commercial buildings
colour-red = Military buildings
colour-purple = Guilds

symbol-inkwell = Inkwell
symbol-mortar = Mortar
symbol-level = Level
symbol-wheel = Wheel
symbol-sundial = Sundial
symbol-armillary = Armillary sphere
symbol-scales = Scales

chain-horseshoe = Horseshoe
chain-sword = Sword
chain-tower = Tower
chain-target = Target
chain-helmet = Helmet
chain-book = Book
chain-gear = Gear
chain-lyre = Lyre
chain-lamp = Lamp
chain-mask = Mask
chain-column = Column
chain-moon = Moon
chain-sun = Sun
chain-drop = Drop
chain-portico = Portico
chain-amphora = Amphora
chain-barrel = Barrel

slot = place { $number }

age-1 = Age I
age-2 = Age II
age-3 = Age III
board-round = Age { $round ->
    [1] I
    [2] II
   *[other] III
}
board-round-before = Before Age I
board-round-go = Go to an age

card-lumber-yard = Lumber Yard
card-lumber-yard-text = Produces 1 wood each turn.
card-logging-camp = Logging Camp
card-logging-camp-text = Produces 1 wood each turn.
card-clay-pool = Clay Pool
card-clay-pool-text = Produces 1 clay each turn.
card-clay-pit = Clay Pit
card-clay-pit-text = Produces 1 clay each turn.
card-quarry = Quarry
card-quarry-text = Produces 1 stone each turn.
card-stone-pit = Stone Pit
card-stone-pit-text = Produces 1 stone each turn.
card-glassworks = Glassworks
card-glassworks-text = Produces 1 glass each turn.
card-press = Press
card-press-text = Produces 1 papyrus each turn.
card-guard-tower = Guard Tower
card-guard-tower-text = 1 shield.
card-workshop = Workshop
card-workshop-text = Science symbol: level; 1 point.
card-apothecary = Apothecary
card-apothecary-text = Science symbol: wheel; 1 point.
card-stone-reserve = Stone Reserve
card-stone-reserve-text = You buy stone for 1 coin a unit.
card-clay-reserve = Clay Reserve
card-clay-reserve-text = You buy clay for 1 coin a unit.
card-wood-reserve = Wood Reserve
card-wood-reserve-text = You buy wood for 1 coin a unit.
card-stable = Stable
card-stable-text = 1 shield; free later: Horse Breeders.
card-garrison = Garrison
card-garrison-text = 1 shield; free later: Barracks.
card-palisade = Palisade
card-palisade-text = 1 shield; free later: Fortifications.
card-scriptorium = Scriptorium
card-scriptorium-text = Science symbol: inkwell; free later: Library.
card-pharmacist = Pharmacist
card-pharmacist-text = Science symbol: mortar; free later: Dispensary.
card-theater = Theater
card-theater-text = 3 points; free later: Statue.
card-altar = Altar
card-altar-text = 3 points; free later: Temple.
card-baths = Baths
card-baths-text = 3 points; free later: Aqueduct.
card-tavern = Tavern
card-tavern-text = 4 coins at once; free later: Lighthouse.
card-sawmill = Sawmill
card-sawmill-text = Produces 2 wood each turn.
card-brickyard = Brickyard
card-brickyard-text = Produces 2 clay each turn.
card-shelf-quarry = Shelf Quarry
card-shelf-quarry-text = Produces 2 stone each turn.
card-glassblower = Glassblower
card-glassblower-text = Produces 1 glass each turn.
card-drying-room = Drying Room
card-drying-room-text = Produces 1 papyrus each turn.
card-walls = Walls
card-walls-text = 2 shields.
card-forum = Forum
card-forum-text = Produces 1 glass or papyrus each turn, as you choose.
card-caravansery = Caravansery
card-caravansery-text = Produces 1 wood, clay or stone each turn, as you choose.
card-customs-house = Customs House
card-customs-house-text = You buy glass and papyrus for 1 coin a unit.
card-tribunal = Courthouse
card-tribunal-text = 5 points.
card-horse-breeders = Horse Breeders
card-horse-breeders-text = 1 shield.
card-barracks = Barracks
card-barracks-text = 1 shield.
card-archery-range = Archery Range
card-archery-range-text = 2 shields; free later: Siege Workshop.
card-parade-ground = Parade Ground
card-parade-ground-text = 2 shields; free later: Circus.
card-library = Library
card-library-text = Science symbol: inkwell; 2 points.
card-dispensary = Dispensary
card-dispensary-text = Science symbol: mortar; 2 points.
card-school = School
card-school-text = Science symbol: wheel; 1 point; free later: University.
card-laboratory = Laboratory
card-laboratory-text = Science symbol: level; 1 point; free later: Observatory.
card-statue = Statue
card-statue-text = 4 points; free later: Gardens.
card-temple = Temple
card-temple-text = 4 points; free later: Pantheon.
card-aqueduct = Aqueduct
card-aqueduct-text = 5 points.
card-rostrum = Rostrum
card-rostrum-text = 4 points; free later: Senate.
card-brewery = Brewery
card-brewery-text = 6 coins at once; free later: Arena.
card-arsenal = Arsenal
card-arsenal-text = 3 shields.
card-pretorium = Pretorium
card-pretorium-text = 3 shields.
card-academy = Academy
card-academy-text = Science symbol: sundial; 3 points.
card-study = Study
card-study-text = Science symbol: sundial; 3 points.
card-chamber-of-commerce = Chamber of Commerce
card-chamber-of-commerce-text = 3 coins at once for each grey card in your city; 3 points.
card-port = Port
card-port-text = 2 coins at once for each brown card in your city; 3 points.
card-armory = Armory
card-armory-text = 1 coin at once for each red card in your city; 3 points.
card-palace = Palace
card-palace-text = 7 points.
card-town-hall = Town Hall
card-town-hall-text = 7 points.
card-obelisk = Obelisk
card-obelisk-text = 5 points.
card-fortifications = Fortifications
card-fortifications-text = 2 shields.
card-siege-workshop = Siege Workshop
card-siege-workshop-text = 2 shields.
card-circus = Circus
card-circus-text = 2 shields.
card-university = University
card-university-text = Science symbol: armillary sphere; 2 points.
card-observatory = Observatory
card-observatory-text = Science symbol: armillary sphere; 2 points.
card-gardens = Gardens
card-gardens-text = 6 points.
card-pantheon = Pantheon
card-pantheon-text = 6 points.
card-senate = Senate
card-senate-text = 5 points.
card-lighthouse = Lighthouse
card-lighthouse-text = 1 coin at once for each yellow card in your city, this one included; 3 points.
card-arena = Arena
card-arena-text = 2 coins at once for each wonder built in your city; 3 points.
card-merchants-guild = Merchants Guild
card-merchants-guild-text = 1 coin at once and 1 point at the end for each yellow card in the city that has more of them.
card-shipowners-guild = Shipowners Guild
card-shipowners-guild-text = 1 coin at once and 1 point at the end for each brown and grey card in the city that has more of them together.
card-builders-guild = Builders Guild
card-builders-guild-text = At the end 2 points for each wonder built in the city that has more of them.
card-magistrates-guild = Magistrates Guild
card-magistrates-guild-text = 1 coin at once and 1 point at the end for each blue card in the city that has more of them.
card-scientists-guild = Scientists Guild
card-scientists-guild-text = 1 coin at once and 1 point at the end for each green card in the city that has more of them.
card-moneylenders-guild = Moneylenders Guild
card-moneylenders-guild-text = At the end 1 point for every 3 coins in the richer city.
card-tacticians-guild = Tacticians Guild
card-tacticians-guild-text = 1 coin at once and 1 point at the end for each red card in the city that has more of them.

wonder-appian-way = The Appian Way
wonder-appian-way-text = You gain 3 coins and your opponent loses 3; another turn; 3 points.
wonder-circus-maximus = Circus Maximus
wonder-circus-maximus-text = Destroy one of your opponent’s grey cards; 1 shield; 3 points.
wonder-colossus = The Colossus
wonder-colossus-text = 2 shields; 3 points.
wonder-great-library = The Great Library
wonder-great-library-text = Draw 3 progress tokens from the box and keep one; 4 points.
wonder-great-lighthouse = The Great Lighthouse
wonder-great-lighthouse-text = Produces 1 wood, clay or stone each turn, as you choose; 4 points.
wonder-hanging-gardens = The Hanging Gardens
wonder-hanging-gardens-text = 6 coins at once; another turn; 3 points.
wonder-mausoleum = The Mausoleum
wonder-mausoleum-text = Build a card from the discard pile for free; 2 points.
wonder-piraeus = Piraeus
wonder-piraeus-text = Produces 1 glass or papyrus each turn, as you choose; another turn; 2 points.
wonder-pyramids = The Pyramids
wonder-pyramids-text = 9 points.
wonder-sphinx = The Sphinx
wonder-sphinx-text = Another turn; 6 points.
wonder-statue-of-zeus = The Statue of Zeus
wonder-statue-of-zeus-text = Destroy one of your opponent’s brown cards; 1 shield; 3 points.
wonder-temple-of-artemis = The Temple of Artemis
wonder-temple-of-artemis-text = 12 coins at once; another turn.

token-agriculture = Agriculture
token-agriculture-text = 6 coins at once; 4 points.
token-architecture = Architecture
token-architecture-text = From now on your wonders cost 2 resources less.
token-economy = Economy
token-economy-text = What your opponent pays for resources goes to you.
token-law = Law
token-law-text = Science symbol: scales.
token-masonry = Masonry
token-masonry-text = From now on your blue cards cost 2 resources less.
token-mathematics = Mathematics
token-mathematics-text = 3 points for each of your progress tokens, this one included.
token-philosophy = Philosophy
token-philosophy-text = 7 points.
token-strategy = Strategy
token-strategy-text = From now on each red card you build has 1 more shield.
token-theology = Theology
token-theology-text = From now on each wonder you build gives another turn.
token-urbanism = Urbanism
token-urbanism-text = 6 coins at once; 4 coins whenever you build for free through a chain.

## Chapters of the rules

chapter-SETUP = Set-up
chapter-DRAFT = Choosing wonders
chapter-COST = Costs and trade
chapter-TURN = The turn
chapter-DISC = Discarding for coins
chapter-WON = Building wonders
chapter-AGE = End of an age
chapter-MIL = Military
chapter-SCI = Science
chapter-PROG = Progress tokens
chapter-CARD = Buildings
chapter-GUILD = Guilds
chapter-WEFF = What the wonders do
chapter-END = End of the game
chapter-EX = Examples
chapter-CLR = Clarifications

## What is asked

ask-first-player = The first player is chosen at random.
ask-laying-tokens = The progress tokens are laid out at random.
ask-laying-wonders = Four wonders are laid out at random.
ask-picking = Choose a wonder.
ask-laying-guilds = Where the guilds lie is decided at random.
ask-dealing = The cards of the age are being laid out.
ask-turning-up = A card is being turned up.
ask-drawing = Three progress tokens are being drawn from the box.
ask-turn = Choose an available card and how to play it.
ask-taking = You have a pair of symbols: take a progress token from the board.
ask-keeping = The Great Library: keep one of the three progress tokens.
ask-destroying-brown = The Statue of Zeus: choose one of your opponent’s brown cards to destroy.
ask-destroying-grey = Circus Maximus: choose one of your opponent’s grey cards to destroy.
ask-reviving = The Mausoleum: choose a discarded card and build it for free.
ask-beginning = Choose who begins the next age.
ask-over = The game is over.

## Moves

move-first = { $seat } is the first player
move-tokens = lay out the tokens { $token }
move-wonders = lay out the wonders { $wonder }
move-guilds = guilds lie at { $slot }
move-deal = deal { $card }
move-turn = turn up { $card }
move-draw = draw { $token }
move-pick = choose { $wonder }
move-build = build { $card }
move-discard = discard { $card } for coins
move-raise = build { $wonder } with { $card }
move-take = take { $token }
move-keep = keep { $token }
move-destroy = destroy { $card }
move-revive = build { $card } from the discard pile
move-begin = { $seat } begins the age

## Log

log-first-player = { $seat } is the first player.
log-tokens-laid = Progress tokens on the board: { $tokens }.
log-wonders-laid = Wonders to choose from: { $wonders }.
log-picks = { $seat } chooses { $wonder }.
log-gets-last = { $seat } gets the last of the four, { $wonder }.
log-gets-fixed = { $seat } gets the set: { $wonders }.
log-age-begins = The cards of Age { $age ->
    [1] I
    [2] II
   *[other] III
} are laid out.
log-starts = { $seat } begins Age { $age ->
    [1] I
    [2] II
   *[other] III
}.
log-chooses-starter = { $seat } decides who begins: { $target }.
log-turns-up = Turned up: { $card }.
log-builds = { $seat } builds { $card } for { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
log-builds-free = { $seat } builds { $card } for free.
log-builds-by-chain = { $seat } builds { $card } for free through a chain: { $chain }.
log-raises = { $seat } builds { $wonder } with { $card } { $coins ->
    [0] for free
    [one] for one coin
   *[other] for { $coins } coins
}.
log-buys = { $count ->
    [1] { $seat } buys { $count } { $resource } for { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }.
   *[other] { $seat } buys { $count } { $resource } at { $each } each, { $coins ->
        [one] one coin
       *[other] { $coins } coins
    } in all.
}
log-waives = { $token } saves { $seat } { $count } { $resource }.
log-economy = Economy brings { $seat } { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
log-gains = { $seat } receives { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
log-loses = { $seat } loses { $coins ->
    [0] nothing: there are no coins
    [one] one coin
   *[other] { $coins } coins
}.
log-discards = { $seat } discards { $card } and receives { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
log-advances = { $seat } moves the conflict pawn { $steps ->
    [one] one space
   *[other] { $steps } spaces
}; { $distance ->
    [0] it stands in the centre
    [1] 8 spaces to the capital
    [2] 7 spaces to the capital
    [3] 6 spaces to the capital
    [4] 5 spaces to the capital
    [5] 4 spaces to the capital
    [6] 3 spaces to the capital
    [7] 2 spaces to the capital
    [8] one space to the capital
    [9] it enters the capital
   *[other] the opponent still leads
}.
log-loots = { $seat } triggers a military token of { $coins ->
    [one] one coin
   *[other] { $coins } coins
}: { $target } loses { $lost ->
    [0] nothing, having no coins
    [one] one coin
   *[other] { $lost } coins
}.
log-pair = { $seat } has a pair of symbols: { $symbol }.
log-no-token-left = { $seat } has a pair of symbols, but no progress token is left: { $symbol }.
log-takes = { $seat } takes the progress token { $token }.
log-draws-tokens = { $seat } draws three progress tokens from the box.
log-draws-tokens-seen = { $seat } draws from the box: { $tokens }.
log-keeps = { $seat } keeps the progress token { $token }.
log-destroys = { $seat } destroys { $card } in the city of { $target }.
log-nothing-to-destroy = { $seat } destroys nothing: the opponent has no such card ({ $colour }).
log-revives = { $seat } builds { $card } from the discard pile for free.
log-nothing-to-revive = { $seat } finds the discard pile empty.
log-retires = Seven wonders stand; back to the box: { $wonder } ({ $seat }).
log-extra-turn = { $seat } takes another turn.
log-extra-turn-lost = { $seat } loses the extra turn: the age is over.
log-age-ends = Age { $age ->
    [1] I
    [2] II
   *[other] III
} is over.
log-military-win = { $seat } enters the opponent’s capital: military supremacy!
log-scientific-win = { $seat } has six different symbols: scientific supremacy!
log-scoring = All three ages are over; the points are counted.

## Endings

ending-military-supremacy = Military supremacy: { $winners }.
ending-scientific-supremacy = Scientific supremacy: { $winners }.
ending-civilian-victory = Civilian victory: { $winners }.
ending-shared-victory = Shared victory: { $winners }.
reason-capital = The conflict pawn entered the loser’s capital.
reason-symbols = Six different science symbols came together in one city.
reason-points = After Age III one city had more points.
reason-blue = The points were equal; those of the blue cards decided.
reason-shared = The points were equal, and so were those of the blue cards.
sheet-blue = Civilian buildings
sheet-green = Scientific buildings
sheet-yellow = Commercial buildings
sheet-purple = Guilds
sheet-wonders = Wonders
sheet-tokens = Progress tokens
sheet-coins = Coins, 1 point for every 3
sheet-military = Military
sheet-total = Total
sheet-blue-tie-break = Tie-break: points of blue cards

## Why not

why-DU-SETUP-14 = Chance chooses the first player now, one of the two at the table.
why-DU-SETUP-18 = Chance lays five of the ten progress tokens on the board now.
why-DU-DRAFT-06 = Only a wonder of the group on the table can be taken.
why-DU-DRAFT-07 = First the wonders of this group are picked.
why-DU-DRAFT-11 = A group is four wonders that have not been laid out before.
why-DU-TURN-08 = On your turn you choose one of the open cards of the structure; this one does not lie there.
why-DU-TURN-10 = { $card } is still covered by { $covered_by ->
    [one] a card
   *[other] { $covered_by } cards
}.
why-DU-TURN-15 = First the choice that the played card brings is made.
why-DU-COST-17 = Not enough coins: { $thing } costs { $need }, and you have { $have }.{ $coins ->
    [0] {""}
   *[other] {""} Printed price: { $coins }.
}{ $wood ->
    [0] {""}
   *[other] {""}{ $wood_rival ->
        [0] {""} Wood: { $wood } at { $wood_each }.
       *[other] {""} Wood: { $wood } at { $wood_each } (your opponent’s cards show { $wood_rival }).
    }
}{ $clay ->
    [0] {""}
   *[other] {""}{ $clay_rival ->
        [0] {""} Clay: { $clay } at { $clay_each }.
       *[other] {""} Clay: { $clay } at { $clay_each } (your opponent’s cards show { $clay_rival }).
    }
}{ $stone ->
    [0] {""}
   *[other] {""}{ $stone_rival ->
        [0] {""} Stone: { $stone } at { $stone_each }.
       *[other] {""} Stone: { $stone } at { $stone_each } (your opponent’s cards show { $stone_rival }).
    }
}{ $glass ->
    [0] {""}
   *[other] {""}{ $glass_rival ->
        [0] {""} Glass: { $glass } at { $glass_each }.
       *[other] {""} Glass: { $glass } at { $glass_each } (your opponent’s cards show { $glass_rival }).
    }
}{ $papyrus ->
    [0] {""}
   *[other] {""}{ $papyrus_rival ->
        [0] {""} Papyrus: { $papyrus } at { $papyrus_each }.
       *[other] {""} Papyrus: { $papyrus } at { $papyrus_each } (your opponent’s cards show { $papyrus_rival }).
    }
}
why-DU-WON-05 = { $wonder } is not among your unbuilt wonders.
why-DU-WON-10 = Seven wonders stand already: no other can be built.
why-DU-SCI-04 = Only a progress token that lies on the board can be taken.
why-DU-WEFF-03 = Circus Maximus destroys a grey card in your opponent’s city; this isn’t one.
why-DU-WEFF-20 = The Statue of Zeus destroys a brown card in your opponent’s city; this isn’t one.
why-DU-WEFF-06 = One of the three tokens drawn for the Great Library is kept; this is none of them.
why-DU-WEFF-12 = The Mausoleum builds a card of the discard pile; this one does not lie there.
why-DU-AGE-05 = One of the two players is named to begin the age.
why-DU-END-01 = The game is over: it was won by supremacy.
why-DU-END-02 = The game is over: the points have been counted.
why-DU-CLR-06 = Chance decides now what is laid out or turned up.
why-DU-CLR-07 = That is not what is decided now.
why-DU-CLR-08 = First it is decided who begins the age.
why-DU-CLR-23 = The guilds lie in three of the twenty places.
why-DU-CLR-24 = Only an unseen card with the back of that place can come up.
why-DU-CLR-27 = Three of the tokens in the box are drawn.

## Board in the browser

board-filter-cards = Cards
board-filter-coins = Coins
board-filter-course = Course of the game
show-table = The table
show-panel = A closer look
show-close = Close
show-me = { $name } (you)
show-winner = Winner
show-structure = Cards of { $age }
show-available = available
show-covered = still covered
show-covered-text = Still covered: it can be played once the cards on top of it are gone.
show-face-down = Face-down card. See what it may be
show-face-down-guild = Face-down guild. See what it may be
show-press-card = Press the card to choose what to do with it.
show-hint-turn = Choose a lit card: here you see what it costs you and why, and how you can play it.
show-hint-look = Choose a card, a wonder or a token to see more about it here.
show-ways = What to do with the card
show-way-build = Build
show-way-discard = Discard
show-key-arrows = Walk from card to card
show-key-build = Build the chosen card
show-key-discard = Discard the chosen card for coins
show-key-wonder = Raise a wonder with the chosen card
show-key-leave = Leave the chosen card
show-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
show-free = free
show-free-by-chain = free by { $chain }
show-costs = costs { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
show-costs-too-much = costs { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, too much now
show-bill-for = Price for { $name }
show-bill-produced = produced
show-bill-chosen = by a choice producer
show-bill-waived = waived by { $token }
show-bill-bought = { $each } each = { $base } + { $rival } for your opponent’s
show-bill-bought-plain = { $each } each, your opponent makes none
show-bill-fixed = fixed price { $each }
show-bill-printed = printed coins
show-bill-chain = free by the chain { $chain }
show-bill-free = Free
show-bill-total = To pay, of { $coins }
show-bill-short = { $coins ->
    [one] { $coins } coin is missing.
   *[other] { $coins } coins are missing.
}
show-bill-to-rival = Your opponent’s Economy receives what you pay for resources.
show-rival-price = { $name }: { $price }
show-free-with = Free with { $card }
show-steps = { $steps ->
    [one] { $steps } space forward
   *[other] { $steps } spaces forward
}
show-pair = completes a pair: a progress token
show-symbols = { $count } of 6 symbols
show-gains = + { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
show-takes = your opponent loses { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
show-points-more = { $points ->
    [one] { $points } point now
   *[other] { $points } points now
}
show-again = another turn
show-wins-military = wins at once: the capital
show-wins-science = wins at once: six symbols
show-points = { $count ->
    [one] { $count } point now
   *[other] { $count } points now
}
show-races = Three ways to win
show-way-military = Military
show-way-science = Science
show-way-points = Points
show-way-military-text = Whoever moves the pawn into the opponent’s capital wins at once. The number is how many spaces are left.
show-way-science-text = Whoever has six different science symbols wins at once.
show-way-points-text = If neither happens, the points decide after Age III.
show-points-now = If it were counted now
show-race-military = { $name } has { $count ->
    [one] { $count } space
   *[other] { $count } spaces
} to go to the opponent’s capital
show-race-science = { $name } has { $count } of 6 different symbols
show-race-points = { $name } has { $count ->
    [one] { $count } point
   *[other] { $count } points
} now
show-track = Military track
show-pawn-centre = the pawn stands in the centre
show-pawn = the pawn stands { $distance ->
    [one] { $distance } space
   *[other] { $distance } spaces
} on the side of { $name }
show-loot = a military token of { $coins } coins on the side of { $name }
show-board-tokens = Progress tokens on the board
show-own-tokens = Progress tokens
show-my-city = Your city
show-city = City of { $name }
show-look-city = { $name }: look at the whole city
show-buildings = Buildings
show-no-buildings = no buildings yet
show-stock = Makes { $what }
show-stock-none = Makes nothing yet
show-raw-choices = { $count ->
    [one] one raw material of choice
   *[other] { $count } raw materials of choice
}
show-made-choices = { $count ->
    [one] one manufactured good of choice
   *[other] { $count } manufactured goods of choice
}
show-chains = Chains: { $chains }
show-resource = Resource
show-makes = Made
show-buys-at = Bought at
show-discard-brings = discarding brings { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
show-wonders = Wonders
show-wonder-built = { $wonder }, built
show-wonder-retired = { $wonder }, out of the game
show-built = Built.
show-under = Card under it: { $card }.
show-retired = Seven wonders stand: this one can no longer be built.
show-wonder-how = To build it, choose a card of the structure first; the card goes under the wonder.
show-draft = Wonders to choose from
show-discard = Discard pile
show-discard-empty = Nothing has been discarded yet.
show-look-through = Discard pile, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}. Look through
show-unseen = Still hidden
show-unseen-count = Still hidden: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}. Look through
show-unseen-text = The face-down cards of this age are among these; three cards of the age are not in the game.
show-unseen-none = Nothing is hidden any more.
show-box = Box
show-box-count = Progress tokens in the box: { $count }. Look at them
show-box-text = These progress tokens did not come onto the board. Only the Great Library can bring one back.

## Board in the terminal

board-headline = Age { $age ->
    [1] I
    [2] II
   *[other] III
} · wonders built { $built } of 7 · discard pile { $discard }
board-headline-before = Before Age I
board-coins = Coins
board-points = Points
board-symbols = Symbols
board-capital = To capital
board-brown = brown
board-grey = grey
board-blue = blue
board-green = green
board-yellow = yellow
board-red = red
board-purple = purple
board-tokens = Progress tokens on the board: { $tokens }
board-group = Wonders to choose from: { $wonders }
board-drawn = Drawn from the box: { $tokens }
board-wonders = Wonders: { $wonders }
board-owned-tokens = Tokens: { $tokens }
board-discarding = A discarded card brings { $coins }●
board-discard = Discard pile: { $cards }
board-legend = ● coin · number on an open card or wonder: its price for you · ✗ too expensive · ▒ face-down card, G a guild · ★ built · – can no longer be built · ¹ first player · ▲ conflict pawn, 2 and 5 military tokens
