# Стол в браузере: ожидание, игра, повтор.

## Стол

table-title = { $game }: стол
table-board = Поле
table-players = Игроки
table-loading = Загружаем стол…
table-part-missing = Эту часть не удалось загрузить. Проверьте связь и откройте её ещё раз.
table-rules = Правила
table-you = (вы)
table-turn = ходит
table-asked = отвечает
table-winner = победа
table-away = нет на месте
table-here = здесь
table-resigned = игрок сдался
table-team = Команда { $number }
table-team-word = Команда
table-watching = Вы зритель
table-is-you = Это вы.
table-is-person = Человек.
table-is-bot = Компьютер, уровень «{ $level }».
table-stand-in = Пока за этого игрока решает компьютер («{ $level }»).
table-away-for = { $minutes ->
    [0] Нет на месте меньше минуты.
    [one] Нет на месте { $minutes } минуту.
    [few] Нет на месте { $minutes } минуты.
   *[many] Нет на месте { $minutes } минут.
}
table-replace = Пусть дальше играет компьютер
table-replace-help = Его уровень — «{ $level }», как условлено за этим столом; вернувшись, игрок возьмёт место назад. Предложения всё равно ждут ответа самого игрока.
table-replace-never = За этим столом ждут всех: того, кто отлучился, компьютер не заменяет.
table-replace-wait = За этого игрока сможет играть компьютер. Осталось подождать: { $time }.
table-take-back = Вернуть себе место
table-clock-game = Осталось на партию:
table-clock-move = Осталось на ход:
table-connecting = соединяемся…
table-offline = Нет связи; пробуем снова
table-offline-kept = Нет связи; ваш ход сохранён и уйдёт позже
table-your-turn = Ваш ход
table-your-turn-asked = Ваш ход. { $asked }
table-result-resigned = { $count ->
    [0] Партия сдана.
   *[other] Партия сдана; победа: { $winners }.
}
table-result-time = { $count ->
    [0] Время вышло.
   *[other] Время вышло; победа: { $winners }.
}
table-result-agreed = Игра окончена по общему согласию.
table-result-unfinished = Эта партия не доиграна.
table-result-other = { $count ->
    [0] Игра окончена.
   *[other] Игра окончена; победа: { $winners }.
}

## Стола нет

gone-missing-title = Такого стола нет
gone-missing-text = Возможно, ссылка неполная или стол уже удалён.
gone-banned-title = Вход за этот стол закрыт
gone-banned-text = Хозяин стола вас исключил. Вернуть вас может только он.
gone-outdated-title = Есть новая версия
gone-outdated-text = С тех пор как вы открыли страницу, сервер обновили. Перезагрузите её: партия никуда не денется.
gone-broken-title = Поле не загрузилось
gone-broken-text = Проверьте связь и перезагрузите страницу: партия никуда не денется.
gone-reload = Перезагрузить

## Ожидание

waiting-title = Ждём игроков
waiting-free = { $count ->
    [one] Свободно ещё { $count } место. Игра начнётся сама, когда все сядут.
    [few] Свободны ещё { $count } места. Игра начнётся сама, когда все сядут.
   *[many] Свободно ещё { $count } мест. Игра начнётся сама, когда все сядут.
}
waiting-full = Все места заняты.
waiting-start = Начать
waiting-start-bots = Начать сейчас, остальные — компьютер
waiting-start-level = Компьютер на свободных местах
waiting-for-host = Вы за столом. Игра начнётся, когда все места будут заняты или когда её начнёт хозяин.
waiting-watching = Займите свободное место или оставайтесь смотреть.
seat-for-friend = Место для друга
seat-for-friend-help = Ждём того, у кого приглашение
seat-open = Свободно
seat-open-help = Сюда может сесть любой
seat-sit = Сесть сюда
seat-leave = Освободить место
seat-free = Освободить место
seat-freed = Хозяин стола освободил ваше место. Можно смотреть или занять свободное.
seat-arrange = Кому отдать место { $number }
seat-plan-me = Мне
seat-plan-friend = Другу по приглашению
seat-plan-open = Кому угодно
seat-plan-bot = Компьютеру: { $level }
invite-title = Позовите друзей
invite-link = Ссылка для игроков
invite-link-help = Кто её откроет, введёт имя и сядет за стол.
invite-copy = Копировать
invite-copied = Ссылка скопирована.
invite-copy-yourself = Ссылка выделена: скопируйте её сами.
invite-share = Поделиться
invite-share-title = Сыграем? { $game }
invite-qr = QR-код приглашения
invite-qr-help = Или наведите камеру телефона.
invite-full = Все места уже заняты; можно смотреть.
invite-old = Это приглашение больше не действует; попросите у хозяина новое. Пока можно смотреть.
invite-not-now = Сесть не получилось; попробуйте ещё раз здесь.
watch-link = Ссылка для зрителей
watch-link-help = Кто её откроет, увидит всё открытое, но не карты на руках.
watch-share-title = Смотрите нашу партию: { $game }
facts-title = За этим столом
facts-public = Стол виден в лобби
facts-private = Только по ссылке
facts-hints = Подсказки разрешены
facts-no-hints = Без подсказок
facts-no-clock = Без часов
facts-clock-move = На ход { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}; потом за вас решит компьютер
facts-clock-game = На всю партию { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}
facts-watching = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
facts-stand-in = Отлучившегося ждём: { $time }; потом за него может играть компьютер ({ $level })
facts-stand-in-never = Того, кто отлучился, компьютер не заменяет
facts-gave-up = За того, кто сдался, доигрывает компьютер ({ $level })

## Кто за столом

people-title = Кто смотрит
people-nobody = Зрителей с именем нет.
people-banned = Исключены
people-away = Исключить
people-away-one = Исключить: { $name }
people-back = Пустить снова
people-back-one = Пустить снова: { $name }
away-title = Исключить гостя { $name }?
away-text = Этот гость сразу покинет стол и не сможет вернуться без вашего разрешения. До начала игры прежняя ссылка тоже перестанет работать: отправьте остальным новую.
away-yes = Исключить
invite-renew = Обновить приглашение
invite-renew-help = Прежние ссылка и код перестанут действовать.
invite-renewed = Приглашение обновлено; прежнее больше не действует.

## Что решается

prompt-title = Что решается
prompt-wait = Минутку…
prompt-turn = Ходит { $name }
prompt-turn-mine = Ваш ход
prompt-waiting = Ждём решения: { $names }.
prompt-thinking = { $count ->
    [one] Думает { $names }…
    [few] Думают { $names }…
   *[many] Думают { $names }…
}
moves-all = Все возможные ходы
moves-all-count = Все ходы ({ $count })
prompt-done = Готово
picks-title = Что вы выбрали
picks-count = Выбрано { $picked } из { $wanted }
picks-confirm = Подтвердить
picks-clear = Выбрать заново
preview-title = К чему приведёт ваш выбор
preview-asking = Смотрим, что получится…
preview-uncertain = Дальше всё зависит от скрытых карт или случая.
preview-confirm = Сделать ход
preview-cancel = Отмена
refusal-not-possible = Нельзя.
refusal-not-done = Не получилось.
refusal-close = Закрыть
tool-hint = Подсказка
tool-undo = Ход назад
tool-chat-unread = { $count ->
    [one] Чат, { $count } новое сообщение
    [few] Чат, { $count } новых сообщения
   *[many] Чат, { $count } новых сообщений
}
hint-title = Так сыграл бы сильный игрок.
hint-help = Выберите ход, чтобы увидеть, что он даст.
hint-sure-certain = Просчитано до конца.
hint-sure-clear = Один ход явно лучше других.
hint-sure-likely = Первый ход, скорее всего, лучший.
hint-sure-close = Несколько ходов примерно равны.
hint-won = верная победа
hint-lost = верное поражение
hint-thinking = Обдумываем…
hint-close = Убрать подсказку
hint-chance = { $percent } % на победу
hint-hopeless = почти проиграно
hint-behind = заметно хуже
hint-little-behind = чуть хуже
hint-even = на равных
hint-little-ahead = чуть лучше
hint-ahead = заметно лучше
hint-winning = почти выиграно
hint-rank = подсказка, вариант { $rank }

## Вопросы и предложения

question-undo-title = Взять последний ход назад?
question-undo-since = С тех пор произошло что-то ещё.
question-undo-text = Теперь на это нужно согласие остальных. Компьютер всегда согласен.
question-undo-yes = Спросить остальных
question-practice-title = Вернуться ещё дальше?
question-practice-text = Вернуться всё равно можно, но партия станет тренировочной и в счёт не пойдёт.
question-practice-yes = Вернуться и тренироваться
question-end-title = Предложить закончить игру?
question-end-text = Если все согласятся, игра закончится без победителя. Компьютер всегда согласен.
question-end-yes = Предложить
question-resign-title = Сдаться?
question-resign-text = Вы проиграете эту партию. Если остальные продолжат, ваше место займёт компьютер.
question-resign-yes = Сдаться
offer-end = { $name } предлагает закончить игру без победителя.
offer-end-mine = Вы предложили закончить игру; ждём ответа: { $names }.
offer-undo = { $name } просит взять ход назад.
offer-undo-mine = Вы попросили взять ход назад; ждём ответа: { $names }.
offer-rematch = { $name } предлагает сыграть ещё раз.
offer-rematch-mine = Вы предложили сыграть ещё раз; ждём ответа: { $names }.
offer-rematch-others = { $name } предлагает сыграть ещё раз; ждём ответа: { $names }.
offer-rematch-agree = Играем
offer-agree = Согласиться
offer-decline = Отказаться
offer-withdraw = Отозвать

## С моего последнего хода

since-title = После вашего хода
since-title-all = Последние ходы
since-nothing = Пока никто не ходил
since-again = Показать ещё раз ход игрока { $name }
since-open = После вашего хода: показать, что сделали другие
since-open-all = Показать последние ходы
since-fold = Свернуть или развернуть ходы других
again-title = Ещё раз ход игрока { $name }
again-step = { $at } из { $of }
again-stop = К игре
again-failed = Ход не удалось показать. Проверьте связь и попробуйте ещё раз.

## Журнал и чат

side-title = Журнал и чат
side-log = Журнал
side-chat = Чат
side-spectators = Зрители
log-view-title = Журнал партии
log-view-filter = Показать
log-view-all = всё
log-view-game = игру
log-view-table = стол
log-view-chat = чат
log-view-round = Раунд { $round }
log-view-empty = Здесь пока пусто.
log-view-look = посмотреть этот момент
log-view-look-at = { $when }: посмотреть этот момент
log-view-newest = К последним
log-view-newest-count = { $count ->
    [one] { $count } новая запись
    [few] { $count } новые записи
   *[many] { $count } новых записей
}
log-view-earlier = Показать более ранние записи ({ $count })
log-view-later = Показать более поздние записи ({ $count })
log-view-part = Записи с { $first } по { $last } из { $count }
chat-title = Чат
chat-spectators-title = Чат зрителей
chat-said = { $name }: { $text }
chat-write = Написать всем за столом
chat-write-spectators = Написать зрителям
chat-spectators-note = Игроки видят этот чат, только если сами его откроют.
chat-players-note = Здесь пишут только игроки.
chat-off-note = Хозяин стола отключил этот чат.
chat-switch = Зрители могут писать
chat-send = Отправить
chat-empty = Пока никто ничего не написал.
chat-all-muted = Чат скрыт.
chat-mute = Скрыть сообщения: { $name }
chat-unmute = Показывать сообщения: { $name }
chat-mute-all = Скрыть весь чат
chat-unread = новых
notice-sits = { $seat } садится за стол.
notice-leaves = { $seat } освобождает место.
notice-freed = Хозяин стола освободил место игрока { $name }.
notice-banned = Хозяин стола исключил гостя { $name }.
notice-unbanned = { $name } может вернуться.
notice-renewed = Хозяин стола обновил приглашение.
notice-chat-off = Хозяин стола отключил чат зрителей.
notice-chat-on = Чат зрителей снова включён.
notice-arranged = Хозяин стола изменил место { $number }.
notice-started = Игра начинается.
notice-undone = { $seat } берёт ход назад.
notice-practice = { $seat } возвращается к тому, что было до открытого. Теперь это тренировочная партия, в счёт она не идёт.
notice-offers-end = { $seat } предлагает закончить игру.
notice-offers-undo = { $seat } просит взять ход назад.
notice-offers-rematch = { $seat } предлагает сыграть ещё раз.
notice-agrees = { $seat } соглашается.
notice-declines = { $seat } отказывается.
notice-withdraws = { $seat } отзывает предложение.
notice-resigned = { $seat } сдаётся.
notice-time-over = У игрока { $seat } вышло время.
notice-clock-moved = Время на ход вышло: за игрока { $seat } решает компьютер.
notice-agreed-end = Игра окончена по общему согласию.
notice-replaced = За игрока { $seat } дальше играет компьютер.
notice-returned = { $seat } снова за столом.
notice-waited = Никто не смотрел, и игра компьютеров стояла на паузе.
notice-rematch = Новая партия начинается.

## Ещё

more-title = Ещё
more-look-back = К прошлым ходам
more-replay = Повтор партии
more-record = Скачать запись
more-sound-on = Включить звук
more-sound-off = Выключить звук
more-notify = Сообщать, когда мой ход
more-offer-end = Предложить закончить
more-resign = Сдаться
over-rematch = Ещё партию
over-rematch-go = К новой партии
over-lobby = В лобби

## Одно устройство на всех

hand-over-title = Передайте устройство: { $name }
hand-over-help = Остальным сейчас лучше не смотреть.
hand-over-take = Я — { $name }

## Подсчёт

verdict-won = Вы победили
verdict-won-score = Вы победили { $mine } : { $theirs }
verdict-lost = Вы проиграли
verdict-lost-score = Вы проиграли { $mine } : { $theirs }
verdict-shared = Вы разделили победу
moments-title = Что решило исход
moments-look = Посмотреть этот момент
sheet-view-title = Подсчёт
sheet-view-line = Что считается
sheet-view-explain = Почему это считается
sheet-view-marked = решает
sheet-view-no-rule = Правило не удалось загрузить.

## Повтор партии

replay-title = Повтор партии
replay-start = Позиция перед первым шагом.
replay-events = Что произошло
replay-place = Место в партии
replay-at = Шаг { $ply } из { $plies }. { $round }
replay-steps = Шаги
replay-first = В начало
replay-back = Назад
replay-play = Пуск
replay-pause = Пауза
replay-forward = Вперёд
replay-last = В конец
replay-speed = Скорость
replay-times = { $speed } ×
replay-round = Перейти к раунду
replay-before = До 1-го раунда
replay-viewer = Глазами игрока
replay-viewer-watching = Зритель
replay-branch = Играть отсюда
replay-leave = К столу
replay-your-turn = Ваш ход: к игре
replay-again = Ещё раз
branch-title = Играть отсюда
branch-help = Новый стол начнётся с этой позиции. За одно место играете вы, за остальные — компьютер; что скрыто от этого места, останется скрытым.
branch-seat = Я играю за
branch-level = Уровень компьютера
branch-go = Играть

## Честность

fairness-title = Проверка честности
fairness-explain = До первой карты сервер зафиксировал секрет и показал его отпечаток. Каждая карта и любой другой случайный исход зависят только от этого секрета. В конце секрет раскрывают, и ваш браузер сам пересчитывает всё заново.
fairness-commitment = Отпечаток секрета
fairness-secret = Секрет
fairness-same = Отпечаток тот же, что ваш браузер увидел за этим столом впервые.
fairness-changed = Отпечаток не тот, что ваш браузер увидел за этим столом впервые!
fairness-later = Секрет раскроют, когда игра закончится; тогда и можно будет проверить.
fairness-commitment-right = Секрет соответствует отпечатку.
fairness-commitment-wrong = Секрет не соответствует отпечатку!
fairness-draws-right = { $count ->
    [one] Верен { $count } случайный исход.
    [few] Верны все { $count } случайных исхода.
   *[many] Верны все { $count } случайных исходов.
}
fairness-draws-wrong = { $count ->
    [one] Неверен { $count } случайный исход!
    [few] Неверны { $count } случайных исхода!
   *[many] Неверны { $count } случайных исходов!
}
fairness-draws = Случайные исходы
fairness-number = №
fairness-outcome = Исход
fairness-odds = Шансы
fairness-in = { $weight } из { $total }
fairness-check = Проверка
fairness-right = верно
fairness-wrong = неверно

## Клавиши

keys-hint = Подсказка
keys-undo = Взять ход назад
keys-log = Журнал
keys-chat = Чат
keys-rules = Правила
keys-next = Следующий вариант (с Shift — предыдущий)
keys-confirm = Подтвердить выбранный ход
keys-cancel = Отменить выбор, закрыть открытое
keys-digit = Выбрать ход с этим номером
keys-all = Список всех ходов
keys-main = Нажать главную кнопку: бросить, подтвердить, продолжить
keys-end = Закончить ход или отказаться
