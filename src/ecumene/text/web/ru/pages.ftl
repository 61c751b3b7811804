# Страницы вокруг стола: рамка, лобби, новый стол, правила, записи, отказы.

seat = Игрок { $number }
close = Закрыть
cancel = Отмена
again = Попробовать ещё раз

## Рамка

frame-home = Ecumene: в лобби
frame-skip = Перейти к содержанию
frame-navigation = Основное
frame-more = Ещё
frame-rules = Правила
frame-language = Язык: { $language }
frame-records = Открыть запись
frame-offline = Нет связи. Игра продолжится, как только связь появится.
frame-announcements = Что произошло
frame-notices = Сообщения
frame-unofficial = Ecumene — неофициальная любительская реализация правил. Тексты и рисунки здесь наши собственные; сами игры принадлежат их авторам и издателям.
trouble-title = Что-то пошло не так
trouble-text = Эту часть страницы показать не удалось. Ваша партия сохранена на сервере: перезагрузите страницу, чтобы продолжить.
trouble-reload = Перезагрузить страницу
nowhere-title = За краем карты
nowhere-text = По этому адресу ничего нет. Возможно, ссылка неполная.
nowhere-home = Вернуться в лобби

## Настройки

settings-title = Настройки
settings-language = Язык
settings-theme = Тема
settings-theme-system = Как в системе
settings-theme-light = Светлая
settings-theme-dark = Тёмная
settings-palette = Цвета
settings-palette-standard = Насыщенные
settings-palette-safe = Для дальтоников
settings-motion = Анимация
settings-motion-system = Как в системе
settings-motion-full = Полная
settings-motion-reduced = Сокращённая
settings-pace = Ходы соперников
settings-pace-help = Автоматически: спокойно в первых трёх партиях каждой игры, дальше обычно.
settings-pace-auto = Автоматически
settings-pace-calm = Спокойно
settings-pace-normal = Обычно
settings-pace-once = Сразу
settings-sound = Звуки
settings-sound-help = Короткие и тихие: ваш ход, кубики, битвы, победа. Клавиша M включает и выключает их.
settings-confirm = Подтверждать каждый ход
settings-confirm-help = Сначала видно, к чему приведёт выбранный ход; сделан он будет только после подтверждения.
settings-roll = Бросать кости за меня
settings-roll-help = В начале вашего хода, если до броска решать нечего.
settings-notify = Уведомлять о вашем ходе
settings-notify-help = Браузер позовёт вас, если вы заняты чем-то другим.
settings-notify-refused = Браузер запрещает уведомления этой страницы. Разрешите их для сайта в настройках браузера и попробуйте ещё раз.
settings-notify-impossible = Этот браузер не может показывать здесь уведомления.
settings-name = Ваше имя
settings-name-none = Имени пока нет
settings-name-change = Изменить
sound-is-on = Звуки включены.
sound-is-off = Звуки выключены.

## Клавиши

shortcuts-title = Горячие клавиши
shortcuts-list = Этот список
shortcuts-mute = Включить или выключить звуки
shortcuts-tab = К следующему варианту
shortcuts-enter = Выбрать
shortcuts-escape = Закрыть окно, отменить выбор
key-space = Пробел

## Кто вы

me-guest = Гость
name-title = Как вас называть?
name-label = Имя
name-help = Его увидят все за столом. Ни учётной записи, ни пароля не нужно.
name-empty = Напишите имя.
name-save = Это я

## Силы компьютера

level-random = Странник
level-random-text = Ходит наугад: хорошо для первого знакомства.
level-greedy = Подмастерье
level-greedy-text = Берёт то, что выгоднее прямо сейчас, и ничего не планирует.
level-search-200ms = Книжник
level-search-200ms-text = Недолго думает наперёд: достойный соперник для спокойного вечера.
level-search-1000ms = Стратег
level-search-1000ms-text = Думает секунду: наказывает за небрежную игру.
level-search-3000ms = Гроссмейстер
level-search-3000ms-text = Думает три секунды: сильнее у нас никого нет.

bot-1 = { $level } Ада
bot-2 = { $level } Бруно
bot-3 = { $level } Клио
bot-4 = { $level } Данте

## Время

time-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[many] { $count } секунд
}
time-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}
time-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[many] { $count } часов
}
time-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
clock-none = Без часов
clock-move = { $move } на ход
clock-game = { $game } на партию
clock-both = { $move } на ход, { $game } на партию

## Лобби

lobby-headline = Великие цивилизации за одним столом
lobby-lead = Играйте с друзьями где угодно или против компьютера, который не жульничает. Каждое правило объяснено, честность каждой карты можно проверить.
lobby-games = Игры
lobby-players = { $most ->
    [one] { $least }–{ $most } игрок
    [few] { $least }–{ $most } игрока
   *[many] { $least }–{ $most } игроков
}
lobby-players-exactly = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
lobby-play-computer = Играть с компьютером
lobby-starting = Готовим стол…
lobby-level = Соперник
lobby-new = Новый стол…
lobby-rules = Правила
lobby-mine = Ваши текущие партии
lobby-finished = Ваши сыгранные партии
lobby-earlier = Более ранние партии ({ $count })
lobby-your-turn = Ваш ход
lobby-asked = Зовут сыграть ещё раз
lobby-turn = { $count ->
    [one] Ходит { $names }
    [few] Ходят { $names }
   *[many] Ходят { $names }
}
lobby-won = Вы победили
lobby-defeat = Вы проиграли
lobby-shared = Общая победа
lobby-won-by = Победа: { $names }
lobby-undecided = Без победителя
lobby-gathering = Ждём игроков
lobby-paused = На паузе: никто не смотрит
table-practice = Тренировочная партия
lobby-continue = Продолжить
lobby-look-back = Посмотреть
lobby-open = Открытые столы
lobby-open-empty = Сейчас никто не ждёт игроков. Создайте стол с местом для любого желающего, и он появится здесь у всех на виду.
lobby-open-make = Открытый стол: { $game }
lobby-sit = Сесть за стол
lobby-seat-open = свободное место
lobby-seat-friend = место для друга
lobby-playing = Партии для зрителей
lobby-playing-empty = Открытых партий сейчас нет. Они появляются здесь, если хозяин стола пускает зрителей.
lobby-watch = Смотреть
lobby-record = Открыть запись партии
lobby-lost = Обновление списка прервалось; пробуем снова…

## Новый стол

new-title = Новый стол
new-title-of = Новый стол: { $game }
new-who = Кто играет
new-players = Игроков
new-company = С кем
new-company-friends = Друзья по приглашению
new-company-computer = Компьютер
new-company-device = На одном устройстве
new-company-anybody = Кто угодно
new-seat = Место { $number }
new-seat-level = Уровень компьютера на месте { $number }
new-seat-name = Имя игрока на месте { $number }
new-seat-me = Я
new-seat-friend = Друг по приглашению
new-seat-bot = Компьютер
new-seat-open = Кто угодно
new-seat-device = Сосед по устройству
new-seat-me-text = Это ваше место.
new-seat-friend-text = Вы получите ссылку и QR-код, которые можно отправить.
new-seat-open-text = Сядет тот, кто придёт первым.
new-how = Как играть
new-clock = Часы
new-clock-own = Своё время
new-clock-move = Секунд на ход (0 — без лимита)
new-clock-game = Секунд на партию (0 — без лимита)
new-clock-none-text = Каждый думает сколько угодно; можно вернуться и завтра.
new-clock-text = Когда выходит время на ход, этот ход делает компьютер; когда выходит время на партию, игрок проигрывает.
new-patience = Сколько ждать того, кто отлучился
new-patience-never = сколько угодно
new-patience-usual = недолго, как принято при игре с часами
new-patience-text = Потом остальные смогут посадить за него компьютер, пока он не вернётся.
new-patience-never-text = Того, кто отлучился, компьютер не заменяет.
new-stand-in-level = Уровень компьютера на замену
new-stand-in-text = Он же займёт место того, кто сдался или у кого вышло время, если остальные играют дальше. Это видят все за столом.
new-public = Показать в лобби
new-public-text = Смотреть сможет любой, а места «кто угодно» сможет занять каждый. Иначе стол найдут только те, у кого есть ссылка.
new-open-unlisted = Одно из мест для кого угодно, но стола нет в лобби: его найдут только те, у кого есть ссылка.
new-hints = Подсказки разрешены
new-hints-text = Лампа покажет, как сыграл бы сильный игрок.
new-options = Правила этого стола
new-options-usual = Всё как обычно
new-options-changed = { $count ->
    [one] изменено { $count } правило
    [few] изменено { $count } правила
   *[many] изменено { $count } правил
}
new-options-reset = Сбросить к обычным
new-option-usual = обычно
new-option-rule = Что говорит правило
new-readings = Отдельные толкования
new-readings-note = Там, где издания и переводы расходятся или чего-то недоговаривают. То, что вы измените здесь, станет вашим собственным изданием.
new-readings-changed = { $count ->
    [one] Изменено { $count } толкование.
    [few] Изменены { $count } толкования.
   *[many] Изменено { $count } толкований.
}
new-make = Создать игру
new-making = Готовим стол…
new-next-invite = Дальше можно отправить приглашение; партия начнётся, когда все места заняты.
new-next-start = Партия начнётся сразу.

## Правила

rules-title = Правила
rules-title-of = Правила: { $game }
rules-lead = нашими словами, у каждого правила свой номер
rules-open = Прочитать правило { $rule }
rules-search = Искать в правилах
rules-chapter = Перейти к главе
rules-chapters = Главы
rules-all = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
rules-found = { $count ->
    [one] найдено { $count } правило
    [few] найдено { $count } правила
   *[many] найдено { $count } правил
}
rules-nothing = Нет правила со всеми этими словами. Попробуйте меньше слов или только начало слова.
rules-missing = Правила { $rule } в этой игре нет.
rules-copy = Копировать ссылку на { $rule }
rules-copied = Ссылка на { $rule } скопирована.

## Записи

records-title = Открыть запись партии
records-lead = Запись — это текст целой партии. Откройте её, чтобы пройти по ходам, посмотреть с каждого места и продолжить с любого момента против компьютера.
records-choose = Выбрать файл
records-drop = или перетащите его сюда
records-paste = Или вставьте текст
records-open = Открыть
records-opening = Проверяем каждый ход…

## Почему не получилось

fault-offline = Сервер недоступен. Проверьте связь и попробуйте ещё раз.
fault-no-name = Сначала выберите имя.
fault-bad-name = Это имя не подходит: нужно от 1 до 24 букв, цифр или пробелов.
fault-bot-name = Так зовут компьютер; выберите другое имя.
fault-bad-chat = Такое сообщение отправить нельзя: оно пустое, слишком длинное или содержит недопустимые символы.
fault-no-table = Такого стола нет. Возможно, ссылка неполная; попросите её ещё раз.
fault-banned = Хозяин стола вас исключил.
fault-chat-off = Хозяин стола отключил чат зрителей.
fault-is-player = Игрока нельзя исключить из его собственной партии.
fault-nobody-there = Там уже никого нет.
fault-rematch-made = Новая партия уже началась.
fault-too-many-tables = Можно вести не больше { $most } партий одновременно, включая те, где ещё ждут игроков. Сначала закончите какую-нибудь.
fault-no-seat = Такого места за этим столом нет.
fault-seat-taken = Это место занято или оставлено для того, у кого есть приглашение.
fault-not-your-seat = Это может сделать только тот, кто там сидит.
fault-not-host = Это может сделать только хозяин стола.
fault-not-started = Партия ещё не началась.
fault-already-started = Партия уже началась.
fault-not-your-turn = Сейчас не ваш ход.
fault-stale = За столом тем временем всё изменилось. Посмотрите и выберите заново.
fault-rule = Это запрещает правило { $rule }.
fault-not-a-move = Такого хода в этой игре нет.
fault-not-yet = Сначала сделайте предыдущий ход: он может открыть что-то новое.
fault-no-undo = Самому взять ход назад уже нельзя: с тех пор произошло что-то ещё.
fault-offer-open = Сначала нужно ответить на другое предложение.
fault-no-offer = Такого предложения уже нет.
fault-game-over = Партия окончена.
fault-not-absent = Игрок отлучился совсем недавно.
fault-no-bot = Компьютера такого уровня здесь нет.
fault-too-fast = Слишком быстро. Подождите немного и попробуйте ещё раз.
fault-too-large = Слишком большой объём данных для сервера.
fault-malformed = Сервер не понял запрос. Перезагрузите страницу; если не поможет, сообщите владельцу сервера.
fault-protocol = На сервере новая версия. Перезагрузите страницу.
fault-options = Эти правила не сочетаются друг с другом или с числом игроков.
fault-record = Эту запись открыть нельзя.
fault-record-empty = Сначала выберите файл или вставьте текст записи.
fault-hints-off = За этим столом подсказки не разрешены.
fault-thinking-failed = Компьютер не ответил. Попробуйте ещё раз.
fault-wrong-host = Сервер не отвечает по этому имени.
fault-wrong-origin = Сервер не принимает такие запросы с другого сайта.
fault-not-found = По этому адресу ничего нет.
fault-internal = На сервере произошла ошибка. Ничего не потеряно; попробуйте чуть позже.
fault-busy = Сервер занят. Попробуйте чуть позже.
fault-shutting-down = Сервер перезапускается. Партия вот-вот продолжится.
fault-not-finished = Это можно только после конца партии.
