# The table in the browser: waiting, playing, looking back.

## The table

table-title = { $game }: the table
table-board = Board
table-players = Players
table-loading = Loading the table…
table-part-missing = This part could not be loaded. Check the connection and open it again.
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
table-stand-in = The computer (“{ $level }”) plays for them for now.
table-away-for = { $minutes ->
    [0] Away for less than a minute.
    [one] Away for a minute.
   *[other] Away for { $minutes } minutes.
}
table-replace = Let the computer play on
table-replace-help = It plays at the level “{ $level }”, as agreed at this table, until they are back. Offers still wait for their own answer.
table-replace-never = At this table everybody waits: the computer replaces nobody who is away.
table-replace-wait = The computer may play on for them in { $time }.
table-take-back = Take my seat back
table-clock-game = Time left for the game:
table-clock-move = Time left for this move:
table-connecting = connecting…
table-offline = No connection; trying again
table-offline-kept = No connection; your move is kept and sent later
table-your-turn = Your turn
table-your-turn-asked = Your turn. { $asked }
table-result-resigned = { $count ->
    [0] The game was given up.
   *[other] Given up; won by { $winners }.
}
table-result-time = { $count ->
    [0] The time ran out.
   *[other] The time ran out; won by { $winners }.
}
table-result-agreed = The game ended by agreement.
table-result-unfinished = This game was not finished.
table-result-other = { $count ->
    [0] The game is over.
   *[other] The game is over; won by { $winners }.
}

## No table

gone-missing-title = There is no such table
gone-missing-text = The link may be incomplete, or the table was cleared away long ago.
gone-banned-title = You can’t come to this table
gone-banned-text = The host has sent you away. Only the host can let you back in.
gone-outdated-title = There is a newer version
gone-outdated-text = The server has been updated since you opened this page. Reload the page; your game is safe.
gone-broken-title = The board could not be loaded
gone-broken-text = Check the connection and reload the page; your game is safe.
gone-reload = Reload

## Waiting

waiting-title = Waiting for players
waiting-free = { $count ->
    [one] One seat is still free. The game begins by itself when it is taken.
   *[other] { $count } seats are still free. The game begins by itself when all are taken.
}
waiting-full = All seats are taken.
waiting-start = Start
waiting-start-bots = Start now, the computer fills in
waiting-start-level = Computer in the free seats
waiting-for-host = You are seated. The game begins when all seats are taken, or when the host starts it.
waiting-watching = Take a free seat, or stay and watch.
seat-for-friend = Reserved for a friend
seat-for-friend-help = Waiting for somebody with the invitation
seat-open = Free
seat-open-help = Anybody can sit here
seat-sit = Sit here
seat-leave = Leave the seat
seat-free = Free the seat
seat-freed = The host has freed your seat. You can watch, or take a free seat.
seat-arrange = Who gets seat { $number }
seat-plan-me = Me
seat-plan-friend = A friend by link
seat-plan-open = Anybody
seat-plan-bot = Computer: { $level }
invite-title = Invite friends
invite-link = Link for players
invite-link-help = Whoever opens it enters a name and sits down.
invite-copy = Copy
invite-copied = The link is copied.
invite-copy-yourself = The link is selected; copy it yourself.
invite-share = Share
invite-share-title = Play { $game } with me
invite-qr = QR code of the invitation
invite-qr-help = Or scan it with a phone.
invite-full = All seats are already taken; you can watch.
invite-old = This invitation no longer works; ask the host for the new one. You can watch.
invite-not-now = You couldn’t sit down; try again here.
watch-link = Link for spectators
watch-link-help = Whoever opens it sees what is public, but no hands.
watch-share-title = Watch us play { $game }
facts-title = At this table
facts-public = Listed in the lobby
facts-private = Only by link
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
facts-stand-in = Away for { $time }: the computer may play on ({ $level })
facts-stand-in-never = The computer replaces nobody who is away
facts-gave-up = For whoever gives up, the computer plays on ({ $level })

## Who may be here

people-title = Who is watching
people-nobody = Nobody with a name is watching.
people-banned = Sent away
people-away = Send away
people-away-one = Send { $name } away
people-back = Let back in
people-back-one = Let { $name } back in
away-title = Send { $name } away?
away-text = They leave the table at once and can’t come back until you allow it. Before the game, the link you sent out stops working too: send the others the new one.
away-yes = Send away
invite-renew = Renew the invitation
invite-renew-help = The old link and code stop working.
invite-renewed = The invitation is new; the old one no longer works.

## The prompt

prompt-title = What is asked
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
hint-chance = { $percent } % to win
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
question-end-yes = Offer it
question-resign-title = Give up?
question-resign-text = You lose this game. If others play on, the computer takes your seat.
question-resign-yes = Give up
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
since-fold = Fold or unfold what the others did
again-title = { $name }’s turn again
again-step = { $at } of { $of }
again-stop = Back to the game
again-failed = The turn could not be shown. Check the connection and try again.

## Log and chat

side-title = Log and chat
side-log = Log
side-chat = Chat
side-spectators = Spectators
log-view-title = Log of the game
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
chat-players-note = Only players write here.
chat-off-note = The host has switched this chat off.
chat-switch = Spectators may chat
chat-send = Send
chat-empty = Nobody has written anything yet.
chat-all-muted = The chat is muted.
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
chat-mute-all = Mute everybody
chat-unread = new
notice-sits = { $seat } sits down.
notice-leaves = { $seat } leaves the seat.
notice-freed = The host has freed the seat of { $name }.
notice-banned = The host has sent { $name } away.
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
notice-resigned = { $seat } gives up.
notice-time-over = { $seat } has run out of time.
notice-clock-moved = The time for the move ran out: the computer decides for { $seat }.
notice-agreed-end = The game ended by agreement.
notice-replaced = The computer plays on for { $seat }.
notice-returned = { $seat } is back.
notice-waited = Nobody was watching, so the computers waited.
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
more-resign = Give up
over-rematch = Rematch
over-rematch-go = To the rematch
over-lobby = To the lobby

## One device handed round

hand-over-title = Hand the device to { $name }
hand-over-help = Nobody else should be looking now.
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
sheet-view-no-rule = The rule could not be loaded.

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
branch-help = A new table begins with this position. You play one seat, the computer the others; what is hidden from that seat stays hidden.
branch-seat = I play for
branch-level = Level of the computer
branch-go = Play on

## Fairness

fairness-title = Fairness check
fairness-explain = Before the first card the server fixed a secret and showed its fingerprint. Every card and every other outcome of chance follows from that secret alone. At the end the secret is opened, and your browser computes everything again by itself.
fairness-commitment = Fingerprint of the secret
fairness-secret = The secret
fairness-same = The fingerprint is the one your browser saw first at this table.
fairness-changed = The fingerprint is not the one your browser saw first at this table!
fairness-later = The secret is revealed when the game is over; come back then to check.
fairness-commitment-right = The secret matches the fingerprint.
fairness-commitment-wrong = The secret does not match the fingerprint!
fairness-draws-right = { $count ->
    [one] The one outcome of chance is right.
   *[other] All { $count } outcomes of chance are right.
}
fairness-draws-wrong = { $count ->
    [one] One outcome of chance is wrong!
   *[other] { $count } outcomes of chance are wrong!
}
fairness-draws = Outcomes of chance
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
