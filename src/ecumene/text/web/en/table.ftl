# The table in the browser: waiting, playing, looking back.

## The table

table-title = { $game }: the table
table-board = Board
table-players = Players
table-loading = Loading the table…
table-part-missing = This part couldn’t be loaded. Check your connection and open it again.
table-rules = Rules
table-you = (you)
table-turn = to move
table-asked = to answer
table-winner = winner
table-away = away
table-here = here
table-resigned = has resigned
table-team = Team { $number }
table-team-word = Team
table-watching = You are watching
table-is-you = That’s you.
table-is-person = A person.
table-is-bot = The computer, level “{ $level }”.
table-stand-in = The computer (“{ $level }”) is playing for them for now.
table-away-for = { $minutes ->
    [0] Away for less than a minute.
    [one] Away for a minute.
   *[other] Away for { $minutes } minutes.
}
table-replace = Let the computer play on
table-replace-help = It plays at the level “{ $level }”, as agreed at this table, until they’re back. Offers still wait for the player’s own answer.
table-replace-never = At this table everybody waits: the computer never steps in for someone who’s away.
table-replace-wait = The computer may play on for them in { $time }.
table-take-back = Take my seat back
table-clock-game = Time left for the game:
table-clock-move = Time left for this move:
table-connecting = connecting…
table-offline = No connection; trying again
table-offline-kept = No connection; your move is saved and will be sent later
table-your-turn = Your turn
table-your-turn-asked = Your turn. { $asked }
table-result-resigned = { $count ->
    [0] The game ended by resignation.
   *[other] Resignation; won by { $winners }.
}
table-result-time = { $count ->
    [0] Time ran out.
   *[other] Time ran out; won by { $winners }.
}
table-result-agreed = The game ended by agreement.
table-result-unfinished = This game wasn’t finished.
table-result-other = { $count ->
    [0] The game is over.
   *[other] The game is over; won by { $winners }.
}

## No table

gone-missing-title = There is no such table
gone-missing-text = The link may be incomplete, or the table has been deleted.
gone-banned-title = You can’t join this table
gone-banned-text = The host has removed you. Only the host can let you back in.
gone-outdated-title = There is a newer version
gone-outdated-text = The server has been updated since you opened this page. Reload the page; your game is safe.
gone-broken-title = The board couldn’t be loaded
gone-broken-text = Check your connection and reload the page; your game is safe.
gone-reload = Reload

## Waiting

waiting-title = Waiting for players
waiting-free = { $count ->
    [one] One seat is still free. The game starts as soon as it is taken.
   *[other] { $count } seats are still free. The game starts as soon as all are taken.
}
waiting-full = All seats are taken.
waiting-start = Start
waiting-start-bots = Start now with computer players
waiting-start-level = Level in the free seats
waiting-for-host = You’re seated. The game starts when all seats are taken, or when the host starts it.
waiting-watching = Take a free seat, or stay and watch.
seat-for-friend = Reserved for a friend
seat-for-friend-help = Waiting for someone with the invitation
seat-open = Free
seat-open-help = Anyone can sit here
seat-sit = Sit here
seat-leave = Leave the seat
seat-free = Free the seat
seat-freed = The host has freed your seat. You can watch, or take a free seat.
seat-arrange = Who gets seat { $number }
seat-plan-me = Me
seat-plan-friend = An invited friend
seat-plan-open = Anyone
seat-plan-bot = Computer: { $level }
invite-title = Invite friends
invite-link = Link for players
invite-link-help = Whoever opens it enters a name and sits down.
invite-copy = Copy
invite-copied = Link copied.
invite-copy-yourself = The link is selected; please copy it yourself.
invite-share = Share
invite-share-title = Play { $game } with me
invite-qr = QR code of the invitation
invite-qr-help = Or scan it with a phone.
invite-full = All seats are already taken; you can watch.
invite-old = This invitation no longer works; ask the host for the new one. You can watch.
invite-not-now = You couldn’t sit down; try again here.
watch-link = Link for spectators
watch-link-help = Whoever opens it sees everything public, but nobody’s hand.
watch-share-title = Watch us play { $game }
facts-title = At this table
facts-public = Listed in the lobby
facts-private = By link only
facts-hints = Hints are allowed
facts-no-hints = No hints
facts-no-clock = No clock
facts-clock-move = { $seconds ->
    [one] One second
   *[other] { $seconds } seconds
} for a move; then the computer makes it
facts-clock-game = { $minutes ->
    [one] One minute
   *[other] { $minutes } minutes
} for the whole game
facts-watching = { $count ->
    [one] One spectator
   *[other] { $count } spectators
}
facts-stand-in = After { $time } away, the computer may play on ({ $level })
facts-stand-in-never = The computer never replaces someone who’s away
facts-gave-up = If someone resigns, the computer plays on for them ({ $level })

## Who may be here

people-title = Who is watching
people-nobody = Nobody with a name is watching.
people-banned = Removed
people-away = Remove
people-away-one = Remove { $name }
people-back = Let back in
people-back-one = Let { $name } back in
away-title = Remove { $name }?
away-text = They leave the table at once and can’t come back until you let them. Before the game starts, the link you sent out also stops working: send the others the new one.
away-yes = Remove
invite-renew = Renew the invitation
invite-renew-help = The old link and code stop working.
invite-renewed = The invitation is new; the old one no longer works.

## The prompt

prompt-title = Current decision
prompt-wait = One moment…
prompt-turn = { $name }’s turn
prompt-turn-mine = Your turn
prompt-waiting = Waiting for { $names }.
prompt-thinking = { $names } { $count ->
    [one] is
   *[other] are
} thinking…
moves-all = All possible moves
moves-all-count = All moves ({ $count })
prompt-done = Done
picks-title = What you have picked
picks-count = { $picked } of { $wanted } picked
picks-confirm = Confirm
picks-clear = Start over
preview-title = What your choice would do
preview-asking = Checking what it would do…
preview-uncertain = What follows depends on hidden cards or on chance.
preview-confirm = Do it
preview-cancel = Cancel
refusal-not-possible = Not possible.
refusal-not-done = That didn’t work.
refusal-close = Close
tool-hint = Hint
tool-undo = Undo
tool-chat-unread = { $count ->
    [one] Chat, one new message
   *[other] Chat, { $count } new messages
}
hint-title = What a strong player would do.
hint-help = Choose one to see what it does.
hint-sure-certain = Calculated to the end.
hint-sure-clear = One move stands out.
hint-sure-likely = The first move is probably the best.
hint-sure-close = Several moves are about as good.
hint-won = a sure win
hint-lost = a sure loss
hint-thinking = Thinking…
hint-close = Close the hint
hint-chance = { $percent }% to win
hint-hopeless = nearly lost
hint-behind = clearly behind
hint-little-behind = a little behind
hint-even = even
hint-little-ahead = a little ahead
hint-ahead = clearly ahead
hint-winning = nearly won
hint-rank = hint, choice { $rank }

## Questions and offers

question-undo-title = Take back your last decision?
question-undo-since = Something else has happened since.
question-undo-text = The others must agree to that now. The computer always agrees.
question-undo-yes = Ask the others
question-practice-title = Go back further?
question-practice-text = You can go back all the same, but then this becomes a practice game and does not count.
question-practice-yes = Go back, just practise
question-end-title = Offer to end the game?
question-end-text = If everybody agrees, the game ends here without a winner. The computer always agrees.
question-end-yes = Offer
question-resign-title = Resign?
question-resign-text = You lose this game. If others play on, the computer takes your seat.
question-resign-yes = Resign
offer-end = { $name } offers to end the game without a winner.
offer-end-mine = You offered to end the game; { $names } must still answer.
offer-undo = { $name } asks to take back the last decision.
offer-undo-mine = You asked to take back your decision; { $names } must still answer.
offer-rematch = { $name } would like to play again.
offer-rematch-mine = You have asked for a rematch. Still to answer: { $names }.
offer-rematch-others = { $name } has asked for a rematch. Still to answer: { $names }.
offer-rematch-agree = Play again
offer-agree = Agree
offer-decline = Decline
offer-withdraw = Withdraw

## Since my last move

since-title = Since your last move
since-title-all = Everybody’s last turn
since-nothing = Nobody has moved yet
since-again = Show { $name }’s turn again
since-open = Since your last move: show what the others did
since-open-all = Show everybody’s last turn
since-fold = Show or hide what the others did
again-title = { $name }’s turn again
again-step = { $at } of { $of }
again-stop = Back to the game
again-failed = The turn couldn’t be shown. Check your connection and try again.

## Log and chat

side-title = Log and chat
side-log = Log
side-chat = Chat
side-spectators = Spectators
log-view-title = Game log
log-view-filter = Show
log-view-all = everything
log-view-game = the game
log-view-table = the table
log-view-chat = chat
log-view-round = Round { $round }
log-view-empty = Nothing here yet.
log-view-look = look back at this point
log-view-look-at = { $when }: look back at this point
log-view-newest = To the latest
log-view-newest-count = { $count ->
    [one] One new line
   *[other] { $count } new lines
}
log-view-earlier = { $count ->
    [one] Show one earlier line
   *[other] Show earlier lines ({ $count })
}
log-view-later = { $count ->
    [one] Show one later line
   *[other] Show later lines ({ $count })
}
log-view-part = Lines { $first } to { $last } of { $count }
chat-title = Chat
chat-spectators-title = Spectators’ chat
chat-said = { $name }: { $text }
chat-write = Write to the table
chat-write-spectators = Write to the spectators
chat-spectators-note = Players see this chat only if they open it.
chat-players-note = Only players can write here.
chat-off-note = The host has switched this chat off.
chat-switch = Spectators may chat
chat-send = Send
chat-empty = Nobody has written anything yet.
chat-all-muted = The chat is muted.
chat-mute = Mute { $name }
chat-unmute = Unmute { $name }
chat-mute-all = Mute everybody
chat-unread = new
notice-sits = { $seat } sits down.
notice-leaves = { $seat } leaves the seat.
notice-freed = The host has freed the seat of { $name }.
notice-banned = The host has removed { $name }.
notice-unbanned = { $name } may come back.
notice-renewed = The host has renewed the invitation.
notice-chat-off = The host has switched off the spectators’ chat.
notice-chat-on = The spectators’ chat is on again.
notice-arranged = The host has changed seat { $number }.
notice-started = The game begins.
notice-undone = { $seat } takes back the last decision.
notice-practice = { $seat } goes back past something that has been revealed. From now on this is a practice game and does not count.
notice-offers-end = { $seat } offers to end the game.
notice-offers-undo = { $seat } asks to take back the last decision.
notice-offers-rematch = { $seat } would like to play again.
notice-agrees = { $seat } agrees.
notice-declines = { $seat } declines.
notice-withdraws = { $seat } withdraws the offer.
notice-resigned = { $seat } resigns.
notice-time-over = { $seat } has run out of time.
notice-clock-moved = The time for the move ran out: the computer decides for { $seat }.
notice-agreed-end = The game ended by agreement.
notice-replaced = The computer plays on for { $seat }.
notice-returned = { $seat } is back.
notice-waited = Nobody was watching, so the computer players waited.
notice-rematch = The rematch begins.

## More

more-title = More
more-look-back = Look back
more-replay = Replay
more-record = Download the record
more-sound-on = Turn sound on
more-sound-off = Turn sound off
more-notify = Notify me when it’s my turn
more-offer-end = Offer to end
more-resign = Resign
over-rematch = Rematch
over-rematch-go = To the rematch
over-lobby = To the lobby

## One device handed round

hand-over-title = Hand the device to { $name }
hand-over-help = Everybody else, please look away.
hand-over-take = I’m { $name }

## Score sheet

verdict-won = You won
verdict-won-score = You won { $mine } : { $theirs }
verdict-lost = You lost
verdict-lost-score = You lost { $mine } : { $theirs }
verdict-shared = You share the victory
moments-title = What decided it
moments-look = Look at this moment
sheet-view-title = Score sheet
sheet-view-line = What counts
sheet-view-explain = Why it counts
sheet-view-marked = decides
sheet-view-no-rule = The rule couldn’t be loaded.

## Replay

replay-title = Replay
replay-start = The position before the first step.
replay-events = What happened
replay-place = Place in the game
replay-at = Step { $ply } of { $plies }. { $round }
replay-steps = Steps
replay-first = To the start
replay-back = Back
replay-play = Play
replay-pause = Pause
replay-forward = Forward
replay-last = To the end
replay-speed = Speed
replay-times = { $speed } ×
replay-round = Go to a round
replay-before = Before round 1
replay-viewer = View
replay-viewer-watching = Spectator
replay-branch = Play on from here
replay-leave = To the table
replay-your-turn = Your turn: back to the game
replay-again = Try again
branch-title = Play on from here
branch-help = A new table starts from this position. You play one seat, the computer plays the others; what is hidden from your seat stays hidden.
branch-seat = I play as
branch-level = Level of the computer
branch-go = Play on

## Fairness

fairness-title = Fairness check
fairness-explain = Before the first card, the server committed to a secret and showed its fingerprint. Every card and every other random outcome follows from that secret alone. At the end the secret is revealed, and your browser works everything out again by itself.
fairness-commitment = Fingerprint of the secret
fairness-secret = The secret
fairness-same = The fingerprint is the one your browser first saw at this table.
fairness-changed = The fingerprint is not the one your browser first saw at this table!
fairness-later = The secret is revealed when the game is over; come back then to check.
fairness-commitment-right = The secret matches the fingerprint.
fairness-commitment-wrong = The secret does not match the fingerprint!
fairness-draws-right = { $count ->
    [one] The one random outcome is right.
   *[other] All { $count } random outcomes are right.
}
fairness-draws-wrong = { $count ->
    [one] One random outcome is wrong!
   *[other] { $count } random outcomes are wrong!
}
fairness-draws = Random outcomes
fairness-number = No.
fairness-outcome = Outcome
fairness-odds = Odds
fairness-in = { $weight } in { $total }
fairness-check = Check
fairness-right = right
fairness-wrong = wrong

## Keys

keys-hint = Hint
keys-undo = Undo
keys-log = Log
keys-chat = Chat
keys-rules = Rules
keys-next = Next choice (with Shift: previous)
keys-confirm = Confirm the chosen move
keys-cancel = Cancel the choice or close what is open
keys-digit = Choose the move with this number
keys-all = List all moves
keys-main = Press the main button: roll, confirm, continue
keys-end = End the turn, or decline
