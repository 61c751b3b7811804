# Слова самой программы: одинаковые для всех игр.

language-name = русский
seat = Игрок { $number }

## Игра в терминале

play-welcome = { $title }: { $names }.
play-commitment = Случай связан обязательством { $commitment }; по записи потом можно проверить каждую карту.
play-help-line = Отвечайте номером или ходом в нотации; ? показывает все команды.
play-your-move = Ваше решение
play-hint-searching = Подсказка обдумывается…
play-hint = { $percent } %  { $move }
play-hint-title = Так поступил бы сильный игрок; вероятность победы:
play-thinking = { $name } думает…
play-undone = Решение взято назад.
play-undo-nothing = Брать назад нечего: с тех пор произошло что-то ещё.
play-saved = Сохранено в { $file }. Продолжить: ecumene play { $game } --resume { $file }
play-record = Запись партии: { $file }. Проверить: ecumene record verify { $file }
play-resumed = Продолжаем с полухода { $ply }.
play-not-legal = Сейчас нельзя: { $why }
play-rule = { $rule }: { $text }
play-unknown = Это не номер, не ход и не команда.
play-no-number = Варианта { $number } нет; вариантов всего { $count }.
play-bye = До встречи.
play-commands-title = Команды
play-command-number = выбрать по номеру
play-command-move = выбрать в нотации, например: { $example }
play-command-hint = подсказка: что сделал бы сильный игрок?
play-command-undo = взять назад своё последнее решение
play-command-auto = пусть это решит компьютер
play-command-save = сохранить партию в файл и продолжить
play-command-rule = показать правило, например: rule { $example }
play-command-log = показать весь журнал
play-command-language = сменить язык
play-command-quit = сохранить и выйти
play-over = Игра окончена.
play-sheet = Подсчёт
play-sheet-line = Строка
play-sheet-rule = Правило
play-language = Теперь язык — русский.
