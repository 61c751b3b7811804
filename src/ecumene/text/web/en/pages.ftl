# The pages around the table: frame, lobby, new table, rules, records, faults.

seat = Player { $number }
close = Close
cancel = Cancel
again = Try again

## The frame

frame-home = Ecumene: to the lobby
frame-skip = Skip to content
frame-navigation = Main
frame-more = More
frame-rules = Rules
frame-language = Language: { $language }
frame-records = Open a record
frame-offline = You’re offline. Games continue as soon as the connection is back.
frame-announcements = What happened
frame-notices = Notifications
frame-unofficial = Ecumene is an unofficial fan implementation of the rules. The texts and pictures are our own; the games belong to their designers and publishers.
trouble-title = Something went wrong
trouble-text = This part of the page couldn’t be shown. Your game is safe on the server: reload the page to continue.
trouble-reload = Reload the page
nowhere-title = Off the map
nowhere-text = There is no page at this address. The link may be incomplete.
nowhere-home = Back to the lobby

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Theme
settings-theme-system = Same as system
settings-theme-light = Light
settings-theme-dark = Dark
settings-palette = Colours
settings-palette-standard = Jewel tones
settings-palette-safe = Colour-blind safe
settings-motion = Motion
settings-motion-system = Same as system
settings-motion-full = Full
settings-motion-reduced = Reduced
settings-pace = Speed of other players’ moves
settings-pace-help = Automatic: calm for your first three games of each title, then normal.
settings-pace-auto = Automatic
settings-pace-calm = Calm
settings-pace-normal = Normal
settings-pace-once = Instant
settings-sound = Sounds
settings-sound-help = Short and soft: your turn, dice, battles, a victory. Press M to turn them on or off.
settings-confirm = Confirm each move
settings-confirm-help = The move you choose shows what it will do, then waits for you to confirm it.
settings-roll = Roll the dice for me
settings-roll-help = At the start of your turn, when there is nothing else to decide first.
settings-notify = Notify me when it’s my turn
settings-notify-help = Your browser tells you while you’re looking at something else.
settings-notify-refused = Your browser blocks notifications from this page. Allow them in its settings for this site, then try again.
settings-notify-impossible = This browser can’t show notifications here.
settings-name = Your name
settings-name-none = No name yet
settings-name-change = Change
sound-is-on = Sounds are on.
sound-is-off = Sounds are off.

## Keys

shortcuts-title = Keyboard shortcuts
shortcuts-list = Show this list
shortcuts-mute = Sounds on or off
shortcuts-tab = Go to the next choice
shortcuts-enter = Choose it
shortcuts-escape = Close a window or cancel a choice
key-space = Space

## Who you are

me-guest = Guest
name-title = What should others call you?
name-label = Name
name-help = Everybody at the table sees it. No account, no password.
name-empty = Please enter a name.
name-save = That’s me

## Levels of the computer

level-random = Wanderer
level-random-text = Plays at random: good for a first look.
level-greedy = Apprentice
level-greedy-text = Takes what looks best right now and plans nothing.
level-search-200ms = Scholar
level-search-200ms-text = Thinks ahead for a moment: a good opponent for a relaxed evening.
level-search-1000ms = Strategist
level-search-1000ms-text = Thinks for a second: punishes careless play.
level-search-3000ms = Grand Master
level-search-3000ms-text = Thinks for three seconds: the strongest we have.

bot-1 = { $level } Ada
bot-2 = { $level } Bruno
bot-3 = { $level } Clio
bot-4 = { $level } Dante

## Time

time-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
clock-none = No clock
clock-move = { $move } per move
clock-game = { $game } per game
clock-both = { $move } per move, { $game } per game

## The lobby

lobby-headline = Great civilisations, one table
lobby-lead = Play with friends anywhere, or against a computer that never cheats. Every rule explained, every card provably fair.
lobby-games = Games
lobby-players = { $most ->
    [one] { $least }–{ $most } player
   *[other] { $least }–{ $most } players
}
lobby-players-exactly = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
lobby-play-computer = Play the computer
lobby-starting = Setting up the table…
lobby-level = Opponent
lobby-new = New table…
lobby-rules = Rules
lobby-mine = Your games
lobby-finished = Your finished games
lobby-earlier = Earlier games ({ $count })
lobby-your-turn = Your turn
lobby-asked = Rematch offered
lobby-turn = { $count ->
    [one] { $names }’s turn
   *[other] { $names } to move
}
lobby-won = You won
lobby-defeat = You lost
lobby-shared = You shared the victory
lobby-won-by = Won by { $names }
lobby-undecided = No winner
lobby-gathering = Waiting for players
lobby-paused = Paused: nobody is watching
table-practice = Practice game
lobby-continue = Continue
lobby-look-back = Review
lobby-open = Open tables
lobby-open-empty = Nobody is waiting for a player right now. Create a table with a seat for anybody, and everybody will see it here.
lobby-open-make = An open table of { $game }
lobby-sit = Sit down
lobby-seat-open = free seat
lobby-seat-friend = reserved for a friend
lobby-playing = Games to watch
lobby-playing-empty = No public game is being played. Games appear here when their host lets everybody watch.
lobby-watch = Watch
lobby-record = Open a record
lobby-lost = Live updates were interrupted; reconnecting…

## A new table

new-title = New table
new-title-of = New table: { $game }
new-who = Who plays
new-players = Players
new-company = Play with
new-company-friends = Invited friends
new-company-computer = The computer
new-company-device = Pass and play
new-company-anybody = Anyone
new-seat = Seat { $number }
new-seat-level = Level of the computer on seat { $number }
new-seat-name = Name of the person on seat { $number }
new-seat-me = Me
new-seat-friend = An invited friend
new-seat-bot = The computer
new-seat-open = Anyone
new-seat-device = Somebody on this device
new-seat-me-text = This is your seat.
new-seat-friend-text = You get a link and a code to send.
new-seat-open-text = Whoever comes first may sit down.
new-how = How you play
new-clock = Clock
new-clock-own = Custom
new-clock-move = Seconds per move (0: no limit)
new-clock-game = Seconds per game (0: no limit)
new-clock-none-text = Everybody thinks as long as they like; come back tomorrow if you wish.
new-clock-text = When the time for a move runs out, the computer makes the move; when the time for the game runs out, the player loses.
new-patience = How long to wait for someone who’s away
new-patience-never = as long as it takes
new-patience-usual = briefly, as usual with a clock
new-patience-text = After that, the others may let the computer play until they’re back.
new-patience-never-text = The computer never steps in for someone who’s away.
new-stand-in-level = Level of the computer that steps in
new-stand-in-text = It also takes the seat of whoever resigns or runs out of time, if the others play on. Everybody at the table can see this.
new-public = Show in the lobby
new-public-text = Anyone can watch, and take a seat that is open to anyone. Otherwise only people with the link can find the table.
new-open-unlisted = A seat is open to anyone, but the table isn’t in the lobby: only people with the link can find it.
new-hints = Hints are allowed
new-hints-text = A lamp shows what a strong player would do.
new-options = Rules of this table
new-options-usual = All standard
new-options-changed = { $count ->
    [one] { $count } rule differs
   *[other] { $count } rules differ
}
new-options-reset = Back to standard
new-option-usual = standard
new-option-rule = What the rule says
new-readings = Individual readings
new-readings-note = Where printings and translations differ, or leave something open. What you change here makes an edition of your own.
new-readings-changed = { $count ->
    [one] { $count } reading is different.
   *[other] { $count } readings are different.
}
new-make = Create game
new-making = Setting up the table…
new-next-invite = Next you can send the invitation; the game starts when all seats are taken.
new-next-start = The game starts at once.

## The rules

rules-title = Rules
rules-title-of = Rules of { $game }
rules-lead = in our own words, each with its number
rules-open = Read rule { $rule }
rules-search = Search the rules
rules-chapter = Go to a chapter
rules-chapters = Chapters
rules-all = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rules-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
}
rules-nothing = No rule has all these words. Try fewer words, or only the beginning of one.
rules-missing = There is no rule { $rule } in this game.
rules-copy = Copy the link to { $rule }
rules-copied = The link to { $rule } is copied.

## Records

records-title = Open a record
records-lead = A record is the text of a whole game. Open one to step through it, see every seat, and continue from any point against the computer.
records-choose = Choose a file
records-drop = or drop it here
records-paste = Or paste the text
records-open = Open it
records-opening = Checking every move…

## Why something was not done

fault-offline = The server can’t be reached. Check your connection and try again.
fault-no-name = Choose a name first.
fault-bad-name = That name won’t work: use 1 to 24 letters, digits or spaces.
fault-bot-name = That’s the name of a computer player; choose another.
fault-bad-chat = That message can’t be sent: it’s empty, too long or has characters that can’t be shown.
fault-no-table = There is no such table. The link may be incomplete; ask for it again.
fault-banned = The host has removed you from this table.
fault-chat-off = The host has switched off the spectators’ chat.
fault-is-player = A player can’t be removed from their own game.
fault-nobody-there = They have already left.
fault-rematch-made = The rematch has already begun.
fault-too-many-tables = One person can host at most { $most } games that are waiting or being played. Finish one first.
fault-no-seat = There is no such seat at this table.
fault-seat-taken = This seat is taken, or reserved for someone with the invitation.
fault-not-your-seat = Only the player in that seat can do that.
fault-not-host = Only the host of the table can do that.
fault-not-started = The game hasn’t started yet.
fault-already-started = The game has already started.
fault-not-your-turn = It’s not your turn.
fault-stale = Something has changed at the table. Take another look and choose again.
fault-rule = Rule { $rule } forbids it.
fault-not-a-move = That’s not a move in this game.
fault-not-yet = Make the previous move first: it may reveal something new.
fault-no-undo = You can’t take that back on your own: something else has happened since.
fault-offer-open = Another offer is still waiting for answers.
fault-no-offer = That offer is no longer open.
fault-game-over = The game is over.
fault-not-absent = Nobody has been away from that seat long enough.
fault-no-bot = There’s no computer player of that level here.
fault-too-fast = That was too fast. Wait a moment and try again.
fault-too-large = That’s too large for the server.
fault-malformed = The server didn’t understand that. Reload the page; if it keeps happening, tell the host.
fault-protocol = The server has a newer version. Reload the page.
fault-options = These rules don’t work together, or not with this many players.
fault-record = This record can’t be opened.
fault-record-empty = Choose a file or paste the text of a record first.
fault-hints-off = Hints are off at this table.
fault-thinking-failed = The computer didn’t answer. Try again.
fault-wrong-host = The server doesn’t answer to this name.
fault-wrong-origin = The server doesn’t accept this from another site.
fault-not-found = There is nothing at this address.
fault-internal = Something went wrong on the server. Nothing is lost; try again in a moment.
fault-busy = The server is busy. Try again in a moment.
fault-shutting-down = The server is restarting. The game continues in a moment.
fault-not-finished = You can do that once the game is over.
