# Страниците около масата: рамка, лоби, нова маса, правила, записи, откази.

seat = Играч { $number }
close = Затваряне
cancel = Отказ
again = Нов опит

## Рамка

frame-home = Ecumene, към лобито
frame-skip = Към съдържанието
frame-navigation = Основни
frame-more = Още
frame-rules = Правила
frame-language = Език: { $language }
frame-records = Отваряне на запис
frame-offline = Няма връзка. Играта продължава, щом връзката се върне.
frame-announcements = Какво се случи
frame-notices = Съобщения
frame-unofficial = Ecumene е неофициална любителска реализация на правилата. Текстовете и рисунките са наши; самите игри принадлежат на своите автори и издатели.
trouble-title = Нещо се обърка
trouble-text = Тази част от страницата не може да се покаже. Партията ви е запазена на сървъра: презаредете страницата, за да продължите.
trouble-reload = Презареждане на страницата
nowhere-title = Извън картата
nowhere-text = На този адрес няма страница. Може би връзката е непълна.
nowhere-home = Обратно в лобито

## Настройки

settings-title = Настройки
settings-language = Език
settings-theme = Тема
settings-theme-system = Както в системата
settings-theme-light = Светла
settings-theme-dark = Тъмна
settings-palette = Цветове
settings-palette-standard = Наситени тонове
settings-palette-safe = За далтонисти
settings-motion = Анимация
settings-motion-system = Както в системата
settings-motion-full = Пълна
settings-motion-reduced = Намалена
settings-pace = Ходове на другите
settings-pace-help = Автоматично: спокойно в първите три партии на всяка игра, после нормално.
settings-pace-auto = Автоматично
settings-pace-calm = Спокойно
settings-pace-normal = Нормално
settings-pace-once = Мигновено
settings-sound = Звуци
settings-sound-help = Кратки и тихи: вашият ред, заровете, битките, победата. Клавишът M ги включва и изключва.
settings-confirm = Потвърждаване на всеки ход
settings-confirm-help = Избраният ход първо показва какво ще промени и чака потвърждение.
settings-roll = Хвърляй заровете вместо мен
settings-roll-help = В началото на хода ви, ако няма какво друго да се решава преди това.
settings-notify = Известие, когато сте на ред
settings-notify-help = Браузърът ви известява, ако сте заети с друго.
settings-notify-refused = Браузърът забранява известия от тази страница. Разрешете ги за сайта в настройките му и опитайте пак.
settings-notify-impossible = Този браузър не може да показва известия тук.
settings-name = Вашето име
settings-name-none = Още няма име
settings-name-change = Промяна
sound-is-on = Звуците са включени.
sound-is-off = Звуците са изключени.

## Клавиши

shortcuts-title = Клавишни комбинации
shortcuts-list = Този списък
shortcuts-mute = Включване или изключване на звуците
shortcuts-tab = Към следващата възможност
shortcuts-enter = Избор
shortcuts-escape = Затваряне на прозорец, отказ от избора
key-space = Интервал

## Кой сте вие

me-guest = Гост
name-title = Как да ви наричат другите?
name-label = Име
name-help = Вижда го всеки на масата. Без профил и без парола.
name-empty = Моля, напишете име.
name-save = Това съм аз

## Нива на компютъра

level-random = Скитник
level-random-text = Играе наслуки: добър за първо запознаване с играта.
level-greedy = Чирак
level-greedy-text = Взема най-доброто в момента и не планира нищо.
level-search-200ms = Книжовник
level-search-200ms-text = Мисли малко напред: достоен съперник за спокойна вечер.
level-search-1000ms = Стратег
level-search-1000ms-text = Мисли една секунда: наказва невнимателната игра.
level-search-3000ms = Гросмайстор
level-search-3000ms-text = Мисли три секунди: най-силният, който имаме.

bot-1 = { $level } Ада
bot-2 = { $level } Бруно
bot-3 = { $level } Клио
bot-4 = { $level } Данте

## Време

time-seconds = { $count ->
    [one] { $count } секунда
   *[other] { $count } секунди
}
time-minutes = { $count ->
    [one] { $count } минута
   *[other] { $count } минути
}
time-hours = { $count ->
    [one] { $count } час
   *[other] { $count } часа
}
time-days = { $count ->
    [one] { $count } ден
   *[other] { $count } дни
}
clock-none = Без часовник
clock-move = { $move } на ход
clock-game = { $game } на партия
clock-both = { $move } на ход, { $game } на партия

## Лоби

lobby-headline = Велики цивилизации на една маса
lobby-lead = Играйте с приятели отвсякъде или срещу компютър, който никога не мами. Всяко правило е обяснено, честността на всяка карта може да се провери.
lobby-games = Игри
lobby-players = { $most ->
    [one] { $least }–{ $most } играч
   *[other] { $least }–{ $most } играчи
}
lobby-players-exactly = { $count ->
    [one] { $count } играч
   *[other] { $count } играчи
}
lobby-play-computer = Игра с компютъра
lobby-starting = Подготвяме масата…
lobby-level = Съперник
lobby-new = Нова маса…
lobby-rules = Правила
lobby-mine = Вашите текущи партии
lobby-finished = Вашите изиграни партии
lobby-earlier = По-ранни партии ({ $count })
lobby-your-turn = Ваш ред е
lobby-asked = Канят ви на нова партия
lobby-turn = { $count ->
    [one] На ход е { $names }
   *[other] На ход са { $names }
}
lobby-won = Победихте
lobby-defeat = Загубихте
lobby-shared = Обща победа
lobby-won-by = Победа: { $names }
lobby-undecided = Без победител
lobby-gathering = Чакаме играчи
lobby-paused = На пауза: никой не гледа
table-practice = Игра за упражнение
lobby-continue = Продължаване
lobby-look-back = Преглед
lobby-open = Отворени маси
lobby-open-empty = В момента никой не чака играчи. Създайте маса с място за всеки и тя ще се появи тук пред всички.
lobby-open-make = Отворена маса: { $game }
lobby-sit = Заемане на място
lobby-seat-open = свободно място
lobby-seat-friend = запазено за приятел
lobby-playing = Партии за гледане
lobby-playing-empty = В момента няма открити партии. Те се появяват тук, когато домакинът пуска зрители.
lobby-watch = Гледане
lobby-record = Отваряне на запис
lobby-lost = Обновяването на списъка прекъсна; опитваме отново…

## Нова маса

new-title = Нова маса
new-title-of = Нова маса: { $game }
new-who = Кой играе
new-players = Играчи
new-company = С кого
new-company-friends = Поканени приятели
new-company-computer = Компютърът
new-company-device = На едно устройство
new-company-anybody = Всеки желаещ
new-seat = Място { $number }
new-seat-level = Ниво на компютъра на място { $number }
new-seat-name = Име на човека на място { $number }
new-seat-me = Аз
new-seat-friend = Поканен приятел
new-seat-bot = Компютърът
new-seat-open = Всеки желаещ
new-seat-device = Някой на това устройство
new-seat-me-text = Това е вашето място.
new-seat-friend-text = Получавате връзка и QR код, които да изпратите.
new-seat-open-text = Сяда първият, който дойде.
new-how = Как се играе
new-clock = Часовник
new-clock-own = По избор
new-clock-move = Секунди на ход (0 – без лимит)
new-clock-game = Секунди на партия (0 – без лимит)
new-clock-none-text = Всеки мисли колкото иска; може да се върнете и утре.
new-clock-text = Когато времето за ход изтече, този ход прави компютърът; когато изтече времето за партията, играчът я губи.
new-patience = Колко се чака отсъстващ
new-patience-never = колкото трябва
new-patience-usual = кратко, както е прието при игра с часовник
new-patience-text = След това другите могат да пуснат компютъра да играе, докато играчът се върне.
new-patience-never-text = Компютърът не замества никого, който отсъства.
new-stand-in-level = Ниво на компютъра, който замества
new-stand-in-text = Той заема и мястото на този, който се предаде или остане без време, ако другите продължават. Това виждат всички на масата.
new-public = Показване в лобито
new-public-text = Всеки може да гледа и да заеме място за всеки желаещ. Иначе масата намират само хората с връзката.
new-open-unlisted = Има място за всеки желаещ, но масата не е в лобито: ще я намерят само хората с връзката.
new-hints = Подсказките са разрешени
new-hints-text = Лампата показва какво би направил силен играч.
new-options = Правила на тази маса
new-options-usual = Всичко както обикновено
new-options-changed = { $count ->
    [one] променено { $count } правило
   *[other] променени { $count } правила
}
new-options-reset = Връщане на обичайните
new-option-usual = обичайно
new-option-rule = Какво казва правилото
new-readings = Отделни тълкувания
new-readings-note = Където изданията и преводите се различават или премълчават нещо. Каквото промените тук, става ваше собствено издание.
new-readings-changed = { $count ->
    [one] Променено е { $count } тълкуване.
   *[other] Променени са { $count } тълкувания.
}
new-make = Създаване на игра
new-making = Подготвяме масата…
new-next-invite = След това можете да изпратите поканата; партията започва, когато всички места са заети.
new-next-start = Партията започва веднага.

## Правила

rules-title = Правила
rules-title-of = Правила: { $game }
rules-lead = с наши думи, всяко правило със свой номер
rules-open = Прочитане на правило { $rule }
rules-search = Търсене в правилата
rules-chapter = Към глава
rules-chapters = Глави
rules-all = { $count ->
    [one] { $count } правило
   *[other] { $count } правила
}
rules-found = { $count ->
    [one] намерено { $count } правило
   *[other] намерени { $count } правила
}
rules-nothing = Няма правило с всички тези думи. Опитайте с по-малко думи или само с началото на дума.
rules-missing = В тази игра няма правило { $rule }.
rules-copy = Копиране на връзката към { $rule }
rules-copied = Връзката към { $rule } е копирана.

## Записи

records-title = Отваряне на запис
records-lead = Записът е текстът на цяла партия. Отворете го, за да я разгледате ход по ход и от всяко място и да продължите от всеки момент срещу компютъра.
records-choose = Избор на файл
records-drop = или го пуснете тук
records-paste = Или поставете текста
records-open = Отваряне
records-opening = Проверяваме всеки ход…

## Защо не стана

fault-offline = Сървърът е недостъпен. Проверете връзката и опитайте пак.
fault-no-name = Първо изберете име.
fault-bad-name = Това име не е подходящо: нужни са от 1 до 24 букви, цифри или интервали.
fault-bot-name = Така се казва компютърът; изберете друго име.
fault-bad-chat = Това съобщение не може да се изпрати: празно е, твърде дълго е или има знаци, които не могат да се покажат.
fault-no-table = Няма такава маса. Може би връзката е непълна; поискайте я отново.
fault-banned = Домакинът ви отстрани от тази маса.
fault-chat-off = Домакинът изключи чата на зрителите.
fault-is-player = Играч не може да бъде отстранен от партията си.
fault-nobody-there = Там вече няма никого.
fault-rematch-made = Новата партия вече започна.
fault-too-many-tables = Един човек може да е домакин на най-много { $most } партии, които чакат или се играят. Първо завършете някоя.
fault-no-seat = На тази маса няма такова място.
fault-seat-taken = Това място е заето или се пази за човек с покана.
fault-not-your-seat = Това може само този, който седи там.
fault-not-host = Това може само домакинът на масата.
fault-not-started = Партията още не е започнала.
fault-already-started = Партията вече е започнала.
fault-not-your-turn = Сега не е ваш ред.
fault-stale = Междувременно на масата нещата се промениха. Погледнете и изберете отново.
fault-rule = Забранява го правило { $rule }.
fault-not-a-move = Това не е ход от тази игра.
fault-not-yet = Първо направете предишния ход: той може да разкрие нещо ново.
fault-no-undo = Вече не можете сами да върнете хода: оттогава се случи нещо друго.
fault-offer-open = Първо трябва да се отговори на друго предложение.
fault-no-offer = Вече няма такова предложение.
fault-game-over = Партията приключи.
fault-not-absent = Играчът отсъства съвсем отскоро.
fault-no-bot = Тук няма компютър с такова ниво.
fault-too-fast = Твърде бързо. Изчакайте малко и опитайте пак.
fault-too-large = Това е твърде голямо за сървъра.
fault-malformed = Сървърът не разбра заявката. Презаредете страницата; ако не помогне, кажете на домакина.
fault-protocol = На сървъра има нова версия. Презаредете страницата.
fault-options = Тези правила не се съчетават помежду си или с броя на играчите.
fault-record = Този запис не може да се отвори.
fault-record-empty = Първо изберете файл или поставете текста на запис.
fault-hints-off = На тази маса подсказките не са разрешени.
fault-thinking-failed = Компютърът не отговори. Опитайте пак.
fault-wrong-host = Сървърът не отговаря на това име.
fault-wrong-origin = Сървърът не приема това от друг сайт.
fault-not-found = На този адрес няма нищо.
fault-internal = Възникна грешка на сървъра. Нищо не е загубено; опитайте след малко.
fault-busy = Сървърът е зает. Опитайте след малко.
fault-shutting-down = Сървърът се рестартира. Партията продължава след малко.
fault-not-finished = Това е възможно чак след края на партията.
