# Victoria in English: names, effects, prompts, log, refusals.

## Names

domain-war = War
domain-religion = Religion
domain-economy = Economy
domain-science = Science
domain-culture = Culture
domain-utopia = Utopia

card-war-1 = War I
card-war-2 = War II
card-war-3 = War III
card-religion-1 = Religion I
card-religion-2 = Religion II
card-economy-1 = Economy I
card-economy-2 = Economy II
card-economy-3 = Economy III
card-science-1 = Science I
card-science-2 = Science II
card-science-3 = Science III
card-culture-1 = Culture I
card-culture-2 = Culture II
card-culture-3 = Culture III
card-utopia-3 = Utopia III

effect-assassination = Assassination
effect-assassination-text = Discard one card from your hand.
effect-purge = Purge
effect-purge-text = Discard two cards from your hand.
effect-attack = Attack
effect-attack-text = Pay a War card and one more card of a domain you name; every other player loses a card of that domain.
effect-holy-book = Holy Book
effect-holy-book-text = Your hand limit is five this turn.
effect-divine-right = Divine Right
effect-divine-right-text = Your hand limit is seven this turn.
effect-inquisition = Inquisition
effect-inquisition-text = Pay a Religion card, take a player’s whole hand, then hand back as many cards of your choice.
effect-development = Development
effect-development-text = Discard one card from your area, then play one from hand.
effect-monopoly = Monopoly
effect-monopoly-text = Discard two cards from your area, then play two from hand.
effect-embargo = Embargo
effect-embargo-text = Lay an Economy card on a domain of any player, who cannot play that domain until the end of their next turn.
effect-experiment = Experiment
effect-experiment-text = Return one card from your area to hand, then play one from hand.
effect-research = Research
effect-research-text = Return two cards from your area to hand, then play two from hand.
effect-breakthrough = Breakthrough
effect-breakthrough-text = Pay a Science card, draw up to five cards, then discard as many from hand.
effect-inspiration = Inspiration
effect-inspiration-text = With more Culture than anyone else, apply a persistent effect of another player.
effect-oligarchy = Oligarchy
effect-oligarchy-text = Take one card from the discard pile into hand.
effect-republic = Republic
effect-republic-text = Take two cards from the discard pile into hand.
effect-democracy = Democracy
effect-democracy-text = Lay a Utopia card face down in a domain of any player, who needs one more card there for an instant win.
zone-hand = your hand
zone-area = your area
zone-discard = the discard pile

## Chapters of the rules

chapter-SETUP = Set-up
chapter-DEAL = Standard deal
chapter-DRAFT = Draft
chapter-TURN = The turn
chapter-EFF = Effects in general
chapter-WAR = War
chapter-REL = Religion
chapter-ECO = Economy
chapter-SCI = Science
chapter-CUL = Culture
chapter-UTO = Utopia
chapter-END = End of the game
chapter-TEAM = Teams
chapter-EX = Examples
chapter-CLR = Clarifications

## What is asked

ask-first-player = Chance chooses the first player.
ask-drawing = Cards are being drawn.
ask-picking = Set one card of the pack aside.
ask-choosing = Choose a card from the centre for your area.
ask-step-play = Step 1: play a card from your hand.
ask-effects = Step 2: apply an effect, or end the turn.
ask-discarding = Discard { $times ->
    [one] a card
   *[other] { $times } cards
} from your hand.
ask-dropping = Discard { $times ->
    [one] a card
   *[other] { $times } cards
} from your area.
ask-returning = Return { $times ->
    [one] a card
   *[other] { $times } cards
} from your area to your hand.
ask-follow-up = Play { $times ->
    [one] a card
   *[other] { $times } cards
} from your hand.
ask-naming = Name the domain to attack.
ask-questioning = Choose whose hand the Inquisition takes.
ask-giving = Hand back { $times ->
    [one] a card
   *[other] { $times } cards
}.
ask-laying-embargo = Choose the domain to put under Embargo.
ask-laying-democracy = Choose the domain for Democracy.
ask-recovering = Take { $times ->
    [one] a card
   *[other] { $times } cards
} from the discard pile.

## Moves

move-first = { $seat } begins
move-draw = draw { $card }
move-pick = set aside { $card }
move-choose = choose { $card }
move-play = play { $card }
move-use = apply { $effect }
move-copy = copy { $effect } from { $seat }
move-end = end the turn
move-discard = discard { $card }
move-drop = discard { $domain } from the area
move-return = return { $domain } to hand
move-name = attack { $domain }
move-question = question { $seat }
move-give = give { $card }
move-lay = lay it on { $domain } of { $seat }
move-recover = take { $card }

## Log

log-first-player = { $seat } is the first player.
log-draws = { $seat } draws a card of era { $era ->
    [1] I
    [2] II
   *[other] III
}.
log-draws-seen = { $seat } draws { $card }.
log-picks = { $seat } sets a card aside.
log-picks-seen = { $seat } sets { $card } aside.
log-packs-move = The packs go clockwise, { $count ->
    [one] one card
   *[other] { $count } cards
} each.
log-reveals = { $seat } puts { $card } into the centre.
log-chooses = { $seat } takes { $card } from the centre into their area.
log-draft-ends = The draft is over; everybody takes { $count ->
    [one] the card
   *[other] the { $count } cards
} set aside into hand.
log-turn = Round { $round }: { $seat }’s turn.
log-uses = { $seat } applies { $effect }.
log-copies = { $seat } copies { $effect } from { $target } by Inspiration.
log-pays = { $seat } uses { $effect } and pays { $card }.
log-coin-off = The culture token is taken off and lies beside { $seat }.
log-discards = { $seat } discards { $card } from hand.
log-drops = { $seat } discards { $card } from the area.
log-returns = { $seat } returns { $card } to hand.
log-names = { $seat } attacks { $domain } and discards { $card }.
log-loses = { $seat } loses { $card }.
log-questions = { $seat } takes the hand of { $target }: { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}.
log-questions-seen = { $seat } takes the hand of { $target }: { $count ->
    [0] no cards
   *[other] { $cards }
}.
log-gives = { $seat } hands a card back to { $target }.
log-gives-seen = { $seat } hands { $card } back to { $target }.
log-lays-embargo = { $seat } puts { $domain } of { $target } under Embargo.
log-lays-democracy = { $seat } lays a Utopia card face down in { $domain } of { $target }.
log-recovers = { $seat } takes { $card } from the discard pile.
log-plays = { $seat } plays { $card }.
log-cannot-play = { $seat } can play nothing and skips step 1.
log-lapses = { $seat } has nothing more to play; { $count ->
    [one] one play lapses
   *[other] { $count } plays lapse
}.
log-ends = { $seat } applies no more effects.
log-embargo-ends = The Embargo on { $domain } of { $seat } ends.
log-deck-empty = { $seat } takes the last card of the deck: this is the last round.
log-instant-win = { $seat } wins instantly in { $domain }!
log-scoring = The game is over and the domains are counted.

## Endings

ending-instant-win = Instant win: { $winners }.
ending-majority-win = Win by majority: { $winners }.
ending-shared-victory = Shared victory: { $winners }.
reason-instant = The winner had enough cards of one domain at the end of their own turn.
reason-deck = The era deck ran out and the round was finished.
reason-stall = For too many rounds no card left the deck.
sheet-points = Points: domains led
sheet-shared = Shares the victory
tie-break-war = Tie-break: War
tie-break-religion = Tie-break: Religion
tie-break-economy = Tie-break: Economy
tie-break-science = Tie-break: Science
tie-break-culture = Tie-break: Culture
tie-break-utopia = Tie-break: Utopia

## Why not

why-CV-SETUP-09 = Chance chooses the first player now, among the { $players } at the table.
why-CV-DRAFT-02 = First pick: only a card of the pack you hold can be set aside.
why-CV-DRAFT-03 = Second pick: only a card of the pack you hold can be set aside.
why-CV-DRAFT-04 = Third pick: only a card of the pack you hold can be set aside.
why-CV-DRAFT-05 = Now a card is chosen from those that lie open in the centre.
why-CV-DRAFT-09 = Picks are made by all at once: now a card is set aside, and once the packs have moved a pick stands.
why-CV-TURN-02 = The steps have a fixed order: first a card is played.
why-CV-TURN-03 = Exactly one card is played in step 1, and only one that is in your hand.
why-CV-EFF-02 = Effects are applied in step 2; play a card first.
why-CV-EFF-03 = You have applied a persistent effect of { $domain } this turn already.
why-CV-EFF-04 = Finish the effect you have begun first.
why-CV-EFF-05 = { $effect } needs { $need } cards of { $domain } in your area; there { $have ->
    [one] is { $have }
   *[other] are { $have }
}.
why-CV-EFF-06 = With four players { $effect } needs { $need } cards of { $domain } in your area; there { $have ->
    [one] is { $have }
   *[other] are { $have }
}.
why-CV-EFF-07 = You have applied the other level of { $domain } this turn already.
why-CV-EFF-11 = { $effect } is paid with a card of { $domain } from your area, and there is none.
why-CV-EFF-15 = You have used { $effect } this turn already.
why-CV-WAR-01 = One card is discarded from your own hand; this one is not in it.
why-CV-WAR-02 = Two cards are discarded from your own hand; this one is not in it.
why-CV-WAR-06 = Attack can name only a domain of which you still have a card.
why-CV-WAR-07 = After paying the War card you would have no card left to name a domain with.
why-CV-REL-04 = In this game the hand limit follows your Religion cards by itself; there is nothing to apply.
why-CV-REL-08 = Only cards of the merged hand can be handed back.
why-CV-ECO-01 = One card is discarded from your area; there is none of this domain.
why-CV-ECO-02 = Two cards are discarded from your area; there is none of this domain.
why-CV-ECO-04 = Embargo is laid on a domain of a player at the table.
why-CV-ECO-05 = There is an Embargo on your { $domain }: you cannot play it this turn.
why-CV-ECO-07 = An Embargo needs a domain with a face-up card, and there is none.
why-CV-ECO-08 = There is an Embargo on your { $domain }: it covers every way of playing from hand.
why-CV-ECO-09 = Your only Economy card has just been taken up, so your own Economy cannot be chosen.
why-CV-SCI-01 = One card is returned from your area; there is none of this domain.
why-CV-SCI-02 = Two cards are returned from your area; there is none of this domain.
why-CV-SCI-06 = Only cards of your hand can be discarded.
why-CV-CUL-02 = Inspiration needs more Culture than each other player has.
why-CV-CUL-04 = You have copied an effect this turn already.
why-CV-CUL-05 = { $target } has { $have } of { $domain }; to copy { $effect } there must be at least { $need }.
why-CV-CUL-06 = A copied effect and your own of { $domain } cannot be combined in one turn.
why-CV-CUL-07 = Culture has no discard effect and no levels of its own; it copies the effect of another player.
why-CV-CUL-14 = To copy { $effect } you need { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in { $where }; there { $supply ->
    [one] is { $supply }
   *[other] are { $supply }
}.
why-CV-UTO-01 = One card is taken from the discard pile; this one is not in it.
why-CV-UTO-02 = Two cards are taken from the discard pile; this one is not in it.
why-CV-UTO-03 = Democracy moves the card into a domain of a player at the table.
why-CV-UTO-04 = Democracy needs a domain with a face-up card, and there is none.
why-CV-UTO-08 = Your only Utopia card has just been taken up, so your own Utopia cannot be chosen.
why-CV-END-04 = The game is over.
why-CV-CLR-04 = { $effect } needs { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in { $where }; there { $supply ->
    [one] is { $supply }
   *[other] are { $supply }
}.
why-CV-CLR-05 = In this game the follow-up must be played in full, and that would not be possible.
why-CV-CLR-15 = Only persistent effects of other players can be copied, and never Inspiration itself.
why-CV-CLR-17 = In this game Embargo and Democracy are laid on other players only.
why-CV-CLR-31 = The Inquisition chooses another player.
why-CV-CLR-35 = An effect that has begun, and a turn that has ended, cannot be taken back.
why-CV-CLR-49 = The next card of the deck is of the top era and one that has not been taken yet.
why-CV-CLR-53 = That is not what is decided now.
why-CV-CLR-54 = Choices inside an effect are made in the order of its text.

## Board in the terminal

board-headline = Round { $round } · deck { $deck } (era { $era }) · discard pile { $discard } · hand limit { $limit }
board-headline-before = Before the first round · deck { $deck } (era { $era })
board-hand = Hand
board-my-hand = Your hand: { $cards }
board-my-pack = Your pack: { $cards }
board-set-aside = Set aside: { $cards }
board-centre = Centre: { $cards }
board-discard = Discard pile: { $cards }
board-in-transit = To be laid: { $cards }
board-last-round = The deck is empty: this is the last round.
board-legend = 3/8★ cards/needed to win, ★ level · ⊘ Embargo · ▽ face-down Utopia · ● culture token · 6 (1·2·3) hand with its cards of eras I·II·III · ¹ first player

## Board in the browser

board-filter-cards = Cards
board-filter-effects = Effects
board-filter-course = Course of the game
show-table = The table
show-common = Middle of the table
show-my-area = Your area
show-area = Area of { $name }
show-me = { $name } (you)
show-my-hand = Your hand
show-my-pack = Your pack
show-aside = Set aside
show-centre = In the centre
show-in-hand = { $card }, in your hand
show-then = { $move }; then { $domain }: { $count } of { $needed }
show-domain = { $domain }: { $count } of { $needed }
show-details = { $what }. Details
show-close-details = Close the details
show-level = level { $level }
show-discard-effect = discard effect
show-effects = Effects you can apply
show-copies = Effects of others you can copy
show-used = used this turn
show-short = { $have } of { $need } cards
show-no-cards = No cards
show-wins-with = Wins with { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
show-face-down = { $count ->
    [one] { $count } face-down Utopia card
   *[other] { $count } face-down Utopia cards
}
show-embargo-here = Under Embargo: no card can be played here until the end of the next turn.
show-token = culture token
show-token-here = The culture token lies here: an effect of this domain is being copied.
show-team = Team { $team }
show-first = first player
show-winner = Winner
show-hand-size = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
show-nearest = Nearest to victory: { $domain }, { $count } of { $needed }
show-levels = Levels reached: { $count }
show-round = Round { $round }
show-deck-title = Era deck
show-deck = Era deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, era { $era } on top
show-deck-empty = The era deck is empty
show-discard = Discard pile
show-discard-empty = Nothing has been discarded yet.
show-look-through = Discard pile, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}. Look through
show-in-transit = To be laid
show-last-round = Last round
show-quiet = { $count ->
    [one] { $count } quiet round
   *[other] { $count } quiet rounds
}
