# Думите на самата програма: еднакви за всички игри.

seat = Играч { $number }

## Играта в терминала

play-welcome = { $title }: { $names }.
play-commitment = Случайността е фиксирана предварително (отпечатък { $commitment }): по записа после може да се провери всяка карта.
play-help-line = Отговорете с номер или с ход в нотация; ? показва всички команди.
play-your-move = Вашият ход
play-hint-searching = Търсим подсказка…
play-hint = { $percent } %  { $move }
play-hint-title = Така би постъпил силен играч; вероятност за победа:
play-hint-certain = Пресметнато докрай.
play-hint-clear = Един ход е явно по-добър от останалите.
play-hint-likely = Първият ход вероятно е най-добрият.
play-hint-close = Няколко хода са почти еднакво добри.
play-thinking = { $name } мисли…
play-undone = Решението е върнато.
play-undo-nothing = Няма какво да се върне: оттогава се случи и друго.
play-saved = Записано в { $file }. Продължете с: ecumene play { $game } --resume { $file }
play-record = Записът на играта: { $file }. Проверете го с: ecumene record verify { $file }
play-resumed = Продължаваме от полуход { $ply }.
play-not-legal = Сега не може: { $why }
play-rule = { $rule }: { $text }
play-unknown = Това не е нито номер, нито ход, нито команда.
play-no-number = Няма възможност с номер { $number }; { $count ->
    [one] има само { $count } възможност
   *[other] има { $count } възможности
}.
play-bye = До нови срещи.
play-commands-title = Команди
play-command-number = избор по номер
play-command-move = избор в нотация, например: { $example }
play-command-hint = какво би направил силен играч?
play-command-undo = връщане на последното ви решение
play-command-auto = нека компютърът реши това вместо вас
play-command-save = запис на играта и продължаване; save ФАЙЛ задава файла
play-command-rule = показване на правило, например: rule { $example }
play-command-log = показване на целия дневник
play-command-language = смяна на езика: lang ru
play-command-quit = запис и изход
play-over = Играта приключи.
play-sheet = Точкуване
play-sheet-line = Ред
play-sheet-rule = Правило
play-language = Сега езикът е български.
play-near = Може би имахте предвид: { $moves }?
play-verbs = Ходовете започват с думите: { $verbs }.
play-no-rule = Няма правило { $rule }. Пишете например: rule { $example }; всички правила изброява: ecumene rules list
play-no-language = Няма език { $language }. Има: { $languages }.
play-command-help = този списък
play-not-saved = Играта не можа да се запише в { $file }: { $why }

## Options

options-readings = Тълкуванията, от които се състои изданието; всяко може да се зададе и отделно:
