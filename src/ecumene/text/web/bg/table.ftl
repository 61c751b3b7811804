# Масата в браузъра: чакане, игра, преглед.

## Масата

table-title = { $game }: масата
table-board = Игрално поле
table-players = Играчи
table-loading = Зареждаме масата…
table-part-missing = Тази част не се зареди. Проверете връзката и я отворете отново.
table-rules = Правила
table-you = (вие)
table-turn = на ход
table-asked = трябва да отговори
table-winner = победител
table-away = отсъства
table-here = тук
table-resigned = предаде се
table-team = Отбор { $number }
table-team-word = Отбор
table-watching = Вие гледате
table-is-you = Това сте вие.
table-is-person = Човек.
table-is-bot = Компютърът, ниво „{ $level }“.
table-stand-in = Засега вместо този играч решава компютърът („{ $level }“).
table-away-for = { $minutes ->
    [0] Отсъства от по-малко от минута.
    [one] Отсъства от { $minutes } минута.
   *[other] Отсъства от { $minutes } минути.
}
table-replace = Нататък да играе компютърът
table-replace-help = Нивото му е „{ $level }“, както е уговорено на тази маса; щом се върне, играчът си взима мястото. Предложенията пак чакат неговия отговор.
table-replace-never = На тази маса се чакат всички: компютърът не замества никого, който отсъства.
table-replace-wait = След { $time } вместо този играч ще може да играе компютърът.
table-take-back = Връщам се на мястото си
table-clock-game = Остава за партията:
table-clock-move = Остава за хода:
table-connecting = свързваме се…
table-offline = Няма връзка; опитваме отново
table-offline-kept = Няма връзка; ходът ви е запазен и ще се изпрати по-късно
table-your-turn = Ваш ред е
table-your-turn-asked = Ваш ред е. { $asked }
table-result-resigned = { $count ->
    [0] Играта завърши с предаване.
   *[other] Играта завърши с предаване; победа: { $winners }.
}
table-result-time = { $count ->
    [0] Времето изтече.
   *[other] Времето изтече; победа: { $winners }.
}
table-result-agreed = Играта завърши по общо съгласие.
table-result-unfinished = Тази партия не е доиграна.
table-result-other = { $count ->
    [0] Играта свърши.
   *[other] Играта свърши; победа: { $winners }.
}

## Няма маса

gone-missing-title = Няма такава маса
gone-missing-text = Може би връзката е непълна или масата вече е изтрита.
gone-banned-title = Нямате достъп до тази маса
gone-banned-text = Домакинът ви отстрани. Само той може да ви пусне отново.
gone-outdated-title = Има нова версия
gone-outdated-text = Откакто отворихте страницата, сървърът беше обновен. Презаредете я; партията ви е на сигурно място.
gone-broken-title = Игралното поле не се зареди
gone-broken-text = Проверете връзката и презаредете страницата; партията ви е на сигурно място.
gone-reload = Презареждане

## Чакане

waiting-title = Чакаме играчи
waiting-free = { $count ->
    [one] Още { $count } място е свободно. Играта започва сама, щом бъде заето.
   *[other] Още { $count } места са свободни. Играта започва сама, щом бъдат заети.
}
waiting-full = Всички места са заети.
waiting-start = Старт
waiting-start-bots = Старт сега, на останалите места – компютърът
waiting-start-level = Компютър на свободните места
waiting-for-host = Вие сте на масата. Играта започва, когато се заемат всички места или когато домакинът я пусне.
waiting-watching = Заемете свободно място или останете да гледате.
seat-for-friend = Запазено за приятел
seat-for-friend-help = Чакаме този, който има покана
seat-open = Свободно
seat-open-help = Тук може да седне всеки
seat-sit = Сядам тук
seat-leave = Освобождавам мястото
seat-free = Освобождаване на мястото
seat-freed = Домакинът освободи мястото ви. Може да гледате или да заемете свободно място.
seat-arrange = За кого е място { $number }
seat-plan-me = За мен
seat-plan-friend = За поканен приятел
seat-plan-open = За всеки желаещ
seat-plan-bot = За компютъра: { $level }
invite-title = Поканете приятели
invite-link = Връзка за играчи
invite-link-help = Който я отвори, въвежда име и сяда на масата.
invite-copy = Копиране
invite-copied = Връзката е копирана.
invite-copy-yourself = Връзката е маркирана: копирайте я сами.
invite-share = Споделяне
invite-share-title = Да изиграем { $game }
invite-qr = QR код на поканата
invite-qr-help = Или я сканирайте с телефон.
invite-full = Всички места вече са заети; можете да гледате.
invite-old = Тази покана вече не важи; поискайте новата от домакина. Засега можете да гледате.
invite-not-now = Не успяхте да седнете; опитайте отново оттук.
watch-link = Връзка за зрители
watch-link-help = Който я отвори, вижда всичко открито, но не и картите в ръцете.
watch-share-title = Гледайте партията ни: { $game }
facts-title = На тази маса
facts-public = Вижда се в лобито
facts-private = Само чрез връзката
facts-hints = Подсказките са разрешени
facts-no-hints = Без подсказки
facts-no-clock = Без часовник
facts-clock-move = { $seconds ->
    [one] { $seconds } секунда
   *[other] { $seconds } секунди
} за ход; после решава компютърът
facts-clock-game = { $minutes ->
    [one] { $minutes } минута
   *[other] { $minutes } минути
} за цялата партия
facts-watching = { $count ->
    [one] { $count } зрител
   *[other] { $count } зрители
}
facts-stand-in = Ако играч отсъства { $time }, може да го замести компютърът ({ $level })
facts-stand-in-never = Компютърът не замества никого, който отсъства
facts-gave-up = Ако някой се предаде, вместо него доиграва компютърът ({ $level })

## Кой е на масата

people-title = Кой гледа
people-nobody = Няма зрители с име.
people-banned = Отстранени
people-away = Отстраняване
people-away-one = Отстраняване: { $name }
people-back = Пускане отново
people-back-one = Пускане отново: { $name }
away-title = Да отстраним ли { $name }?
away-text = Този гост веднага напуска масата и не може да се върне, докато не разрешите. Преди началото на играта спира да работи и старата връзка: изпратете на другите новата.
away-yes = Отстраняване
invite-renew = Подновяване на поканата
invite-renew-help = Старите връзка и код спират да важат.
invite-renewed = Поканата е нова; старата вече не важи.

## Какво се решава

prompt-title = Какво се решава
prompt-wait = Един момент…
prompt-turn = На ход е { $name }
prompt-turn-mine = Ваш ред е
prompt-waiting = Чакаме решение от { $names }.
prompt-thinking = { $count ->
    [one] { $names } мисли…
   *[other] { $names } мислят…
}
moves-all = Всички възможни ходове
moves-all-count = Всички ходове ({ $count })
prompt-done = Готово
picks-title = Какво сте избрали
picks-count = Избрани { $picked } от { $wanted }
picks-confirm = Потвърждаване
picks-clear = Отначало
preview-title = До какво ще доведе изборът ви
preview-asking = Проверяваме какво ще стане…
preview-uncertain = Нататък зависи от скрити карти или от случайността.
preview-confirm = Изпълни
preview-cancel = Отказ
refusal-not-possible = Не може.
refusal-not-done = Не се получи.
refusal-close = Затваряне
tool-hint = Подсказка
tool-undo = Връщане
tool-chat-unread = { $count ->
    [one] Чат, { $count } ново съобщение
   *[other] Чат, { $count } нови съобщения
}
hint-title = Така би играл силен играч.
hint-help = Изберете ход, за да видите какво прави.
hint-sure-certain = Пресметнато докрай.
hint-sure-clear = Един ход е явно по-добър от останалите.
hint-sure-likely = Първият ход вероятно е най-добрият.
hint-sure-close = Няколко хода са почти еднакво добри.
hint-won = сигурна победа
hint-lost = сигурна загуба
hint-thinking = Обмисляме…
hint-close = Скриване на подсказката
hint-chance = { $percent } % за победа
hint-hopeless = почти загубено
hint-behind = доста назад
hint-little-behind = малко назад
hint-even = наравно
hint-little-ahead = малко напред
hint-ahead = доста напред
hint-winning = почти спечелено
hint-rank = подсказка, избор { $rank }

## Въпроси и предложения

question-undo-title = Искате ли да върнете хода си?
question-undo-since = Оттогава се случи нещо друго.
question-undo-text = Сега е нужно съгласието на останалите. Компютърът винаги е съгласен.
question-undo-yes = Питам останалите
question-practice-title = Връщане още по-назад?
question-practice-text = Можете да се върнете и така, но играта става за упражнение и не се брои.
question-practice-yes = Връщане за упражнение
question-end-title = Да предложите ли край на играта?
question-end-text = Ако всички са съгласни, играта свършва тук без победител. Компютърът винаги е съгласен.
question-end-yes = Предлагам
question-resign-title = Предавате ли се?
question-resign-text = Губите тази партия. Ако останалите продължат, мястото ви поема компютърът.
question-resign-yes = Предавам се
offer-end = { $name } предлага играта да свърши без победител.
offer-end-mine = Предложихте край на играта; чакаме отговор от { $names }.
offer-undo = { $name } иска да върне хода си.
offer-undo-mine = Поискахте да върнете хода си; чакаме отговор от { $names }.
offer-rematch = { $name } предлага да играете още веднъж.
offer-rematch-mine = Предложихте нова партия; чакаме отговор от { $names }.
offer-rematch-others = { $name } предлага нова партия; чакаме отговор от { $names }.
offer-rematch-agree = Да играем
offer-agree = Съгласие
offer-decline = Отказ
offer-withdraw = Оттегляне

## След моя последен ход

since-title = След вашия ход
since-title-all = Последните ходове
since-nothing = Още никой не е играл
since-again = Повторно показване на хода на { $name }
since-open = След вашия ход: какво направиха другите
since-open-all = Показване на последните ходове
since-fold = Свиване или разгъване на ходовете на другите
again-title = Отново ходът на { $name }
again-step = { $at } от { $of }
again-stop = Към играта
again-failed = Ходът не може да се покаже. Проверете връзката и опитайте пак.

## Дневник и чат

side-title = Дневник и чат
side-log = Дневник
side-chat = Чат
side-spectators = Зрители
log-view-title = Дневник на партията
log-view-filter = Показване
log-view-all = всичко
log-view-game = играта
log-view-table = масата
log-view-chat = чата
log-view-round = Рунд { $round }
log-view-empty = Тук още няма нищо.
log-view-look = преглед на този момент
log-view-look-at = { $when }: преглед на този момент
log-view-newest = Към най-новите
log-view-newest-count = { $count ->
    [one] Един нов запис
   *[other] { $count } нови записа
}
log-view-earlier = Показване на по-ранни записи ({ $count })
log-view-later = Показване на по-късни записи ({ $count })
log-view-part = Записи от { $first } до { $last } от { $count }
chat-title = Чат
chat-spectators-title = Чат на зрителите
chat-said = { $name }: { $text }
chat-write = Съобщение до масата
chat-write-spectators = Съобщение до зрителите
chat-spectators-note = Играчите виждат този чат само ако сами го отворят.
chat-players-note = Тук пишат само играчите.
chat-off-note = Домакинът изключи този чат.
chat-switch = Зрителите може да пишат
chat-send = Изпращане
chat-empty = Още никой не е писал.
chat-all-muted = Чатът е заглушен.
chat-mute = Заглушаване: { $name }
chat-unmute = Без заглушаване: { $name }
chat-mute-all = Заглушаване на всички
chat-unread = нови
notice-sits = { $seat } сяда на масата.
notice-leaves = { $seat } освобождава мястото.
notice-freed = Домакинът освободи мястото на { $name }.
notice-banned = Домакинът отстрани { $name }.
notice-unbanned = { $name } може да се върне.
notice-renewed = Домакинът поднови поканата.
notice-chat-off = Домакинът изключи чата на зрителите.
notice-chat-on = Чатът на зрителите отново е включен.
notice-arranged = Домакинът промени място { $number }.
notice-started = Играта започва.
notice-undone = { $seat } връща хода си.
notice-practice = { $seat } се връща преди нещо вече разкрито. Оттук нататък играта е за упражнение и не се брои.
notice-offers-end = { $seat } предлага край на играта.
notice-offers-undo = { $seat } иска да върне хода си.
notice-offers-rematch = { $seat } предлага нова партия.
notice-agrees = { $seat } се съгласява.
notice-declines = { $seat } отказва.
notice-withdraws = { $seat } оттегля предложението.
notice-resigned = { $seat } се предава.
notice-time-over = Времето на { $seat } изтече.
notice-clock-moved = Времето за хода изтече: вместо { $seat } решава компютърът.
notice-agreed-end = Играта завърши по общо съгласие.
notice-replaced = Вместо { $seat } нататък играе компютърът.
notice-returned = { $seat } отново е на масата.
notice-waited = Никой не гледаше и играта на компютрите беше на пауза.
notice-rematch = Новата партия започва.

## Още

more-title = Още
more-look-back = Към предишни ходове
more-replay = Преглед
more-record = Изтегляне на записа
more-sound-on = Включване на звука
more-sound-off = Изключване на звука
more-notify = Известие, когато съм на ход
more-offer-end = Предложение за край
more-resign = Предаване
over-rematch = Нова партия
over-rematch-go = Към новата партия
over-lobby = Към лобито

## Едно устройство за всички

hand-over-title = Подайте устройството на { $name }
hand-over-help = Останалите сега по-добре да не гледат.
hand-over-take = Аз съм { $name }

## Точкуване

verdict-won = Победихте
verdict-won-score = Победихте с { $mine } : { $theirs }
verdict-lost = Загубихте
verdict-lost-score = Загубихте с { $mine } : { $theirs }
verdict-shared = Поделихте си победата
moments-title = Какво реши играта
moments-look = Преглед на този момент
sheet-view-title = Точкуване
sheet-view-line = Какво се брои
sheet-view-explain = Защо се брои
sheet-view-marked = решава
sheet-view-no-rule = Правилото не се зареди.

## Преглед

replay-title = Преглед на партията
replay-start = Позицията преди първата стъпка.
replay-events = Какво се случи
replay-place = Място в партията
replay-at = Стъпка { $ply } от { $plies }. { $round }
replay-steps = Стъпки
replay-first = В началото
replay-back = Назад
replay-play = Пускане
replay-pause = Пауза
replay-forward = Напред
replay-last = В края
replay-speed = Скорост
replay-times = { $speed } ×
replay-round = Към рунд
replay-before = Преди рунд 1
replay-viewer = Гледна точка
replay-viewer-watching = Зрител
replay-branch = Игра оттук
replay-leave = Към масата
replay-your-turn = Ваш ред е: към играта
replay-again = Отново
branch-title = Игра оттук
branch-help = Нова маса започва с тази позиция. Вие играете на едно място, компютърът – на останалите; каквото е скрито от това място, остава скрито.
branch-seat = Играя за
branch-level = Ниво на компютъра
branch-go = Игра

## Честност

fairness-title = Проверка за честност
fairness-explain = Преди първата карта сървърът определи тайна и показа отпечатъка ѝ. Всяка карта и всеки друг случаен изход следват единствено от тази тайна. Накрая тайната се разкрива и браузърът ви сам пресмята всичко отново.
fairness-commitment = Отпечатък на тайната
fairness-secret = Тайната
fairness-same = Отпечатъкът е същият, който браузърът ви видя за пръв път на тази маса.
fairness-changed = Отпечатъкът не е този, който браузърът ви видя за пръв път на тази маса!
fairness-later = Тайната се разкрива, когато играта свърши; тогава може да проверите.
fairness-commitment-right = Тайната отговаря на отпечатъка.
fairness-commitment-wrong = Тайната не отговаря на отпечатъка!
fairness-draws-right = { $count ->
    [one] Единственият случаен изход е верен.
   *[other] Всичките { $count } случайни изхода са верни.
}
fairness-draws-wrong = { $count ->
    [one] { $count } случаен изход е неверен!
   *[other] { $count } случайни изхода са неверни!
}
fairness-draws = Случайни изходи
fairness-number = №
fairness-outcome = Изход
fairness-odds = Шанс
fairness-in = { $weight } от { $total }
fairness-check = Проверка
fairness-right = вярно
fairness-wrong = невярно

## Клавиши

keys-hint = Подсказка
keys-undo = Връщане
keys-log = Дневник
keys-chat = Чат
keys-rules = Правила
keys-next = Следващата възможност (с Shift – предишната)
keys-confirm = Потвърждаване на избрания ход
keys-cancel = Отказ от избора, затваряне на отвореното
keys-digit = Избор на хода с този номер
keys-all = Списък на всички ходове
keys-main = Натискане на главния бутон: хвърляне, потвърждаване, продължаване
keys-end = Край на хода или отказ
