# The shell's own words: what is the same for all games.

seat = Player { $number }

## The game in the terminal

play-welcome = { $title }: { $names }.
play-commitment = Chance is committed to { $commitment }; the record lets anyone check every card afterwards.
play-help-line = Answer with a number or a move in notation; ? shows all commands.
play-your-move = Your move
play-hint-searching = Thinking about a hint…
play-hint = { $percent } %  { $move }
play-hint-title = What a strong player would do, with your chances of winning:
play-hint-certain = Calculated to the end.
play-hint-clear = One move stands out.
play-hint-likely = The first move is probably the best.
play-hint-close = Several moves are about as good.
play-thinking = { $name } is thinking…
play-undone = Taken back.
play-undo-nothing = You have nothing to take back: something else has happened since.
play-saved = Saved to { $file }. Continue later with: ecumene play { $game } --resume { $file }
play-record = The record is in { $file }. Check it with: ecumene record verify { $file }
play-resumed = Continuing from ply { $ply }.
play-not-legal = Not possible now: { $why }
play-rule = { $rule }: { $text }
play-unknown = That is not a number, a move or a command.
play-no-number = There is no choice number { $number }; there { $count ->
    [one] is only one
   *[other] are { $count }
}.
play-bye = See you next time.
play-commands-title = Commands
play-command-number = choose by its number
play-command-move = choose by notation, for example: { $example }
play-command-hint = what would a strong player do?
play-command-undo = take back your last decision
play-command-auto = let the computer decide this for you
play-command-save = save the game and continue; save FILE chooses the file
play-command-rule = show a rule, for example: rule { $example }
play-command-log = show the whole log
play-command-language = change the language: lang ru
play-command-quit = save and leave
play-over = The game is over.
play-sheet = Score sheet
play-sheet-line = Line
play-sheet-rule = Rule
play-language = The language is now English.
play-near = Did you mean: { $moves }?
play-verbs = Moves begin with: { $verbs }.
play-no-rule = There is no rule { $rule }. Try, for example: rule { $example }; list them all with: ecumene rules list
play-no-language = There is no language { $language }. Available: { $languages }.
play-command-help = this list
play-not-saved = The game could not be saved to { $file }: { $why }

## Options

options-readings = Readings that make up an edition; giving one by itself changes it:
