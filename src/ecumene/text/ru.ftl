# Слова самой программы: одинаковые для всех игр.

seat = Игрок { $number }

## Игра в терминале

play-welcome = { $title }: { $names }.
play-commitment = Случайность зафиксирована заранее (отпечаток { $commitment }): по записи потом можно проверить каждую карту.
play-help-line = Отвечайте номером или ходом в нотации; ? показывает все команды.
play-your-move = Ваш ход
play-hint-searching = Ищем подсказку…
play-hint = { $percent } %  { $move }
play-hint-title = Так поступил бы сильный игрок; вероятность победы:
play-hint-certain = Просчитано до конца.
play-hint-clear = Один ход явно лучше других.
play-hint-likely = Первый ход, скорее всего, лучший.
play-hint-close = Несколько ходов примерно равны.
play-thinking = { $name } думает…
play-undone = Решение взято назад.
play-undo-nothing = Взять назад нечего: с тех пор произошло что-то ещё.
play-saved = Сохранено в { $file }. Продолжить: ecumene play { $game } --resume { $file }
play-record = Запись партии: { $file }. Проверить: ecumene record verify { $file }
play-resumed = Продолжаем с полухода { $ply }.
play-not-legal = Сейчас нельзя: { $why }
play-rule = { $rule }: { $text }
play-unknown = Это не номер, не ход и не команда.
play-no-number = Варианта { $number } нет; { $count ->
    [one] есть только { $count } вариант
    [few] есть { $count } варианта
   *[many] есть { $count } вариантов
}.
play-bye = До встречи.
play-commands-title = Команды
play-command-number = выбрать по номеру
play-command-move = выбрать в нотации, например: { $example }
play-command-hint = что сделал бы сильный игрок?
play-command-undo = взять назад своё последнее решение
play-command-auto = пусть это решит компьютер
play-command-save = сохранить партию и продолжить; save ФАЙЛ задаёт файл
play-command-rule = показать правило, например: rule { $example }
play-command-log = показать весь журнал
play-command-language = сменить язык: lang en
play-command-quit = сохранить и выйти
play-over = Игра окончена.
play-sheet = Подсчёт
play-sheet-line = Строка
play-sheet-rule = Правило
play-language = Теперь язык — русский.
play-near = Возможно, вы имели в виду: { $moves }?
play-verbs = Ходы начинаются со слов: { $verbs }.
play-no-rule = Правила { $rule } нет. Пишите, например: rule { $example }; все правила перечисляет: ecumene rules list
play-no-language = Языка { $language } нет. Есть: { $languages }.
play-command-help = этот список
play-not-saved = Партию не удалось сохранить в { $file }: { $why }

## Options

options-readings = Толкования, из которых состоит издание; каждое можно задать и отдельно:
