# CATAN и «Города и рыцари» по-русски: названия, эффекты, вопросы, журнал, отказы.

## Названия

kind-lumber = древесина
kind-brick = глина
kind-wool = шерсть
kind-grain = зерно
kind-ore = руда
kind-paper = бумага
kind-cloth = ткань
kind-coin = монеты
for-lumber = древесина
for-brick = глина
for-wool = шерсть
for-grain = зерно
for-ore = руда
for-paper = бумага
for-cloth = ткань
for-coin = монеты
count-lumber = { $number ->
    [one] { $number } древесина
    [few] { $number } древесины
   *[many] { $number } древесины
}
count-brick = { $number ->
    [one] { $number } глина
    [few] { $number } глины
   *[many] { $number } глины
}
count-wool = { $number ->
    [one] { $number } шерсть
    [few] { $number } шерсти
   *[many] { $number } шерсти
}
count-grain = { $number ->
    [one] { $number } зерно
    [few] { $number } зерна
   *[many] { $number } зерна
}
count-ore = { $number ->
    [one] { $number } руда
    [few] { $number } руды
   *[many] { $number } руды
}
count-paper = { $number ->
    [one] { $number } бумага
    [few] { $number } бумаги
   *[many] { $number } бумаги
}
count-cloth = { $number ->
    [one] { $number } ткань
    [few] { $number } ткани
   *[many] { $number } ткани
}
count-coin = { $number ->
    [one] { $number } монета
    [few] { $number } монеты
   *[many] { $number } монет
}

terrain-sea = море
terrain-forest = лес
terrain-hills = холмы
terrain-pasture = пастбище
terrain-fields = пашня
terrain-mountains = горы
terrain-desert = пустыня
terrain-gold = золотоносная река
near-sea = море
near-forest = лес
near-hills = холмы
near-pasture = пастбище
near-fields = пашня
near-mountains = горы
near-desert = пустыня
near-gold = золотоносная река
at-forest = лес { $number }
at-hills = холмы { $number }
at-pasture = пастбище { $number }
at-fields = пашня { $number }
at-mountains = горы { $number }
at-gold = золотоносная река { $number }
crossing = перекрёсток { $number }
edge = ребро { $number }
hex = гекс { $number }
corner = угол { $number }
token-2 = 2
token-3 = 3
token-4 = 4
token-5 = 5
token-6 = 6
token-8 = 8
token-9 = 9
token-10 = 10
token-11 = 11
token-12 = 12
harbour-lumber = 2:1, древесина
harbour-brick = 2:1, глина
harbour-wool = 2:1, шерсть
harbour-grain = 2:1, зерно
harbour-ore = 2:1, руда
harbour-generic = 3:1, любая карта

piece-settlement = Поселение
piece-city = Город
piece-road = Дорога
piece-ship = Корабль
piece-basic-knight = Простой рыцарь
piece-strong-knight = Славный рыцарь
piece-mighty-knight = Великий рыцарь
piece-wall = Городская стена
level-basic = простой рыцарь
level-strong = славный рыцарь
level-mighty = великий рыцарь

track-trade = Торговля
track-politics = Политика
track-science = Знание
track-trade-1 = Рынок
track-trade-2 = Торговый дом
track-trade-3 = Гильдия
track-trade-4 = Банк
track-trade-5 = Биржа
track-politics-1 = Ратуша
track-politics-2 = Церковь
track-politics-3 = Крепость
track-politics-4 = Собор
track-politics-5 = Совет Катана
track-science-1 = Монастырь
track-science-2 = Библиотека
track-science-3 = Акведук
track-science-4 = Театр
track-science-5 = Университет

event-ship = корабль варваров
event-gate-trade = жёлтые ворота (торговля)
event-gate-politics = синие ворота (политика)
event-gate-science = зелёные ворота (знание)
dice-1-1 = белый 1, красный 1
dice-1-2 = белый 1, красный 2
dice-1-3 = белый 1, красный 3
dice-1-4 = белый 1, красный 4
dice-1-5 = белый 1, красный 5
dice-1-6 = белый 1, красный 6
dice-2-1 = белый 2, красный 1
dice-2-2 = белый 2, красный 2
dice-2-3 = белый 2, красный 3
dice-2-4 = белый 2, красный 4
dice-2-5 = белый 2, красный 5
dice-2-6 = белый 2, красный 6
dice-3-1 = белый 3, красный 1
dice-3-2 = белый 3, красный 2
dice-3-3 = белый 3, красный 3
dice-3-4 = белый 3, красный 4
dice-3-5 = белый 3, красный 5
dice-3-6 = белый 3, красный 6
dice-4-1 = белый 4, красный 1
dice-4-2 = белый 4, красный 2
dice-4-3 = белый 4, красный 3
dice-4-4 = белый 4, красный 4
dice-4-5 = белый 4, красный 5
dice-4-6 = белый 4, красный 6
dice-5-1 = белый 5, красный 1
dice-5-2 = белый 5, красный 2
dice-5-3 = белый 5, красный 3
dice-5-4 = белый 5, красный 4
dice-5-5 = белый 5, красный 5
dice-5-6 = белый 5, красный 6
dice-6-1 = белый 6, красный 1
dice-6-2 = белый 6, красный 2
dice-6-3 = белый 6, красный 3
dice-6-4 = белый 6, красный 4
dice-6-5 = белый 6, красный 5
dice-6-6 = белый 6, красный 6

card-merchant = Торговец
card-merchant-text = Поставьте торговца на гекс рядом со своим поселением или городом. Пока он ваш: 1 очко и обмен сырья этого гекса с резервом 2:1.
card-commercial-harbour = Торговый порт
card-commercial-harbour-text = Каждому сопернику можно один раз предложить втёмную 1 сырьё; за него он отдаёт вам 1 товар на свой выбор.
card-merchant-fleet = Торговый флот
card-merchant-fleet-text = Назовите вид сырья или товара: до конца хода вы меняете его с резервом 2:1.
card-master-merchant = Мастер торговли
card-master-merchant-text = Посмотрите карты на руке соперника, у которого больше очков, и возьмите 2 на выбор.
card-trade-monopoly = Монополия на товар
card-trade-monopoly-text = Назовите товар: каждый соперник, у которого он есть, отдаёт вам 1.
card-resource-monopoly = Монополия на сырьё
card-resource-monopoly-text = Назовите вид сырья: каждый соперник отдаёт вам 2 такие карты или единственную.
card-bishop = Епископ
card-bishop-text = Переместите разбойника и возьмите по 1 случайной карте у каждого соперника, чьи поселения или города стоят у его нового гекса.
card-diplomat = Дипломат
card-diplomat-text = Уберите незамкнутую дорогу любого игрока. Если она ваша, можно сразу проложить её бесплатно в другом месте.
card-warlord = Полководец
card-warlord-text = Все ваши рыцари бесплатно становятся рьяными.
card-wedding = Свадьба
card-wedding-text = Каждый соперник, у которого больше очков, отдаёт вам 2 карты на свой выбор.
card-intrigue = Интрига
card-intrigue-text = Изгоните рыцаря соперника с перекрёстка, к которому подходит ваша дорога или корабль, без участия своего рыцаря.
card-saboteur = Саботажник
card-saboteur-text = Каждый соперник, у которого очков столько же или больше, сбрасывает половину карт с руки.
card-spy = Шпион
card-spy-text = Посмотрите карты развития соперника и возьмите одну.
card-deserter = Перебежчик
card-deserter-text = Соперник убирает одного своего рыцаря; вы можете поставить своего, той же или меньшей силы.
card-constitution = Основной закон
card-constitution-text = 1 очко; открывается сразу.
card-alchemist = Алхимик
card-alchemist-text = До броска: выберите значения белого и красного кубиков.
card-crane = Строительный кран
card-crane-text = Следующая городская постройка в этот ход стоит на 1 товар меньше.
card-mining = Шахта
card-mining-text = Возьмите по 2 руды за каждый гекс гор рядом с вашими поселениями и городами.
card-irrigation = Орошение
card-irrigation-text = Возьмите по 2 зерна за каждый гекс пашни рядом с вашими поселениями и городами.
card-printer = Книгопечатание
card-printer-text = 1 очко; открывается сразу.
card-inventor = Изобретатель
card-inventor-text = Поменяйте местами два номерных жетона, кроме 2, 6, 8 и 12.
card-engineer = Инженер
card-engineer-text = Постройте городскую стену бесплатно.
card-medicine = Медицина
card-medicine-text = Превратите поселение в город за 2 руды и 1 зерно.
card-smith = Кузнец
card-smith-text = Бесплатно прославьте до двух своих рыцарей.
card-road-building = Дороги
card-road-building-text = Бесплатно постройте до двух дорог или кораблей.
card-knight = Рыцарь
card-knight-text = Переместите разбойника и возьмите карту у игрока, который там построился. Трое рыцарей и больше могут стать «Самой большой армией».
card-point = Победное очко
card-point-text = 1 очко; остаётся скрытым до победы.
card-roads = Строительство дорог
card-roads-text = Постройте две дороги бесплатно.
card-plenty = Год изобилия
card-plenty-text = Возьмите из резерва любые две карты сырья.
card-monopoly = Монополия
card-monopoly-text = Назовите вид сырья: каждый соперник отдаёт вам все такие карты.

## Главы правил

chapter-SETUP = Подготовка
chapter-ROLL = Ход базовой игры
chapter-ROBBER = Разбойник
chapter-BUILD = Строительство
chapter-TRADE = Торговля
chapter-ROAD = Самый длинный тракт
chapter-DEV = Карты развития базовой игры
chapter-WIN = Победа
chapter-TURN = Ход в «Городах и рыцарях»
chapter-PROD = Получение ресурсов
chapter-SEVEN = Выпала семёрка
chapter-IMP = Городские постройки
chapter-METRO = Столицы
chapter-PROG = Карты развития
chapter-CARD = Что делают карты
chapter-MERCHANT = Торговец
chapter-WALL = Городские стены
chapter-KNIGHT = Рыцари
chapter-BARB = Варвары
chapter-DEF = Защитники Катана
chapter-SEA = Мореходы
chapter-VAR = Варианты
chapter-EX = Примеры
chapter-CLR = Уточнения

## Что решается

ask-laying = Остров раскладывается.
ask-first-player = Первый игрок определяется случайно.
ask-founding-settlement = Поставьте поселение.
ask-founding-city = Поставьте город.
ask-founding-road = Стройте дальше: выберите ребро рядом.
ask-before-roll = Ваш ход: бросьте кубики.
ask-casting = Кубики катятся.
ask-resolving = Бросок разыгрывается.
ask-drawing = Берётся карта.
ask-stealing = Крадут карту.
ask-committing = Варвары атакуют: какие рыцари участвуют в обороне?
ask-pillaged = Варвары разоряют город: выберите, какой вы теряете.
ask-rewarding = Ваша награда: выберите стопку, из которой взять карту развития.
ask-surplus = У вас слишком много карт развития: верните одну.
ask-discarding = Семёрка: сбросьте { $times ->
    [one] { $times } карту
    [few] { $times } карты
   *[many] { $times } карт
}.
ask-sabotaged = Саботажник: сбросьте { $times ->
    [one] { $times } карту
    [few] { $times } карты
   *[many] { $times } карт
}.
ask-gifts = Свадьба: отдайте { $times ->
    [one] { $times } карту
    [few] { $times } карты
   *[many] { $times } карт
}.
ask-paying = Торговый порт: отдайте товар за скрытое сырьё.
ask-moving-robber = Переместите разбойника: выберите гекс.
ask-moving-pirate = Переместите пиратов: выберите морской гекс.
ask-moving-either = Переместите разбойника или пиратов: выберите гекс.
ask-robbing = Выберите, у кого взять карту.
ask-picking-gold = Золотоносная река: выберите сырьё.
ask-aqueduct = Акведук: бросок ничего не принёс, выберите сырьё.
ask-turn = Ваш ход: торгуйте, стройте, играйте карты или завершите его.
ask-capping = Выберите город, который станет столицей.
ask-marching = Выберите, куда идёт рыцарь.
ask-retreating = Вашего рыцаря изгнали: выберите, куда он уйдёт.
ask-sailing = Выберите, куда идёт корабль.
ask-free-roads = Стройте бесплатно: выберите ребро.
ask-smithing = Кузнец: выберите, какого рыцаря прославить бесплатно.
ask-walling = Инженер: выберите город, который обнесёте стеной.
ask-healing = Медицина: выберите поселение, которое станет городом.
ask-swapping = Изобретатель: выберите два номерных жетона для обмена.
ask-setting-dice = Алхимик: выберите значения белого и красного кубиков.
ask-removing = Дипломат: выберите незамкнутую дорогу или корабль и уберите.
ask-replacing = Дипломат: поставьте убранное в другом месте или оставьте в запасе.
ask-targeting = Выберите игрока, против которого сыграна карта.
ask-spying = Шпион: выберите карту развития, которую возьмёте.
ask-deserting = Перебежчик: выберите рыцаря, которого теряете.
ask-enlisting = Перебежчик: поставьте своего рыцаря или откажитесь.
ask-seizing = Мастер торговли: выберите карту, которую возьмёте.
ask-naming = Назовите вид карт.
ask-placing-merchant = Выберите гекс для торговца.
ask-plenty = Год изобилия: выберите сырьё.
ask-intriguing = Интрига: выберите рыцаря, которого изгоните.
ask-relieving = Выберите лежащий город, который заменит поселение.
ask-composing = Составьте предложение.
ask-answering = Предложен обмен: ответьте.
ask-offering = Ваше предложение открыто: заключите сделку, подождите или отзовите его.
ask-over = Игра окончена.

## Ходы

move-terrain = выложить гекс: { $terrain }
move-corner = номера начинаются здесь: { $corner }
move-red = положить 6 или 8: { $hex }
move-number = положить номер { $token }
move-harbour = выложить гавань: { $harbour }
move-first = первый игрок — { $seat }
move-thrown = выпало: { $dice }
move-cast = выпало: { $dice }, { $event }
move-event = кубик событий: { $event }
move-stolen = украдена карта: { $kind }
move-drawn = взята карта: { $card }
move-settlement = поселение: { $crossing }
move-city = город: { $crossing }
move-road = дорога: { $edge }
move-ship = корабль: { $edge }
move-roll = бросить кубики
move-play = сыграть карту: { $card }
move-dice = задать кубики: { $dice }
move-discard = сбросить: { $kind }
move-robber = разбойник: { $hex }
move-pirate = пираты: { $hex }
move-rob = взять карту у игрока { $seat }
move-take = взять: { $kind }
move-buy = купить карту развития
move-wall = городская стена: { $crossing }
move-improve = возвести постройку: { $track }
move-cap = столица: { $crossing }
move-hire = снарядить рыцаря: { $crossing }
move-activate = призвать рыцаря: { $crossing }
move-promote = прославить рыцаря: { $crossing }
move-march = отправить рыцаря в поход: { $crossing }
move-go = перейти: { $crossing }
move-chase = прогнать разбойника: { $crossing }
move-chase-pirate = прогнать пиратов: { $crossing }
move-sail = переместить корабль: { $edge }
move-bank = обменять в резерве: { $kind } → { $for }
move-lose = отдать: { $crossing }
move-commit = выставить рыцаря: { $crossing }
move-draw = взять карту развития: { $track }
move-surrender = вернуть под низ стопки: { $card }
move-seize = забрать карту: { $card }
move-target = выбрать: { $seat }
move-enlist = поставить рыцаря: { $level }, { $crossing }
move-swap = поменять номер: { $hex }
move-merchant = торговец: { $hex }
move-name = назвать: { $kind }
move-barter = предложить за товар ({ $seat }): { $kind }
move-pay = отдать карту: { $kind }
move-remove = убрать: { $edge }
move-displace = изгнать рыцаря: { $crossing }
move-give = предложить: { $kind }
move-want = попросить: { $kind }
move-ask = адресовать предложение: { $seat }
move-offer = объявить предложение
move-drop = отказаться от предложения
move-accept = согласиться
move-decline = отказаться
move-deal = заключить сделку: { $seat }
move-withdraw = отозвать предложение
move-pass = пропустить
move-end = завершить ход

## Журнал

log-first = { $seat } — первый игрок.
log-rolls = { $seat } бросает кубики: { $sum } ({ $white } и { $red }).
log-casts = { $seat } бросает кубики: { $sum } (белый { $white }, красный { $red }), { $event }.
log-sets-dice = { $seat } задаёт кубики: белый { $white }, красный { $red }.
log-receives = { $seat } получает: { $cards }.
log-shortage = В резерве не хватает карт на всех: { $kind }.
log-aqueduct = { $seat } получает благодаря акведуку: { $cards }.
log-declines-aqueduct = { $seat } ничего не берёт благодаря акведуку.
log-sets-aside = { $seat } откладывает карту.
log-sets-aside-seen = { $seat } откладывает карту: { $kind }.
log-discards = { $seat } сбрасывает: { $cards }.
log-robber = { $seat } перемещает разбойника: { $place }.
log-pirate = { $seat } перемещает пиратов на другой гекс.
log-nothing-stolen = { $seat } не крадёт карту: не у кого.
log-steals = { $seat } забирает карту у игрока { $target }.
log-steals-seen = { $seat } забирает карту у игрока { $target }: { $kind }.
log-settlement = { $seat } ставит поселение: { $place }.
log-city = { $seat } ставит город: { $place }.
log-road = { $seat } прокладывает дорогу: { $place }.
log-ship = { $seat } ставит корабль: { $place }.
log-sails = { $seat } перемещает корабль: { $place }.
log-wall = { $seat } обносит город стеной: { $place }.
log-island = { $seat } осваивает новый остров: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
log-relieves = { $seat } заменяет лежащий город поселением: { $place }.
log-improves = { $seat } возводит постройку { $level }-го уровня: { $track }.
log-metropolis = { $seat } получает столицу ({ $track }): { $place }.
log-loses-metropolis = { $seat } теряет столицу ({ $track }), её забирает { $target }.
log-hires = { $seat } снаряжает рыцаря: { $place }.
log-activates = { $seat } призывает рыцаря: { $place }.
log-promotes = { $seat } прославляет рыцаря, теперь это { $level }: { $place }.
log-promotes-no-more = { $seat } второго рыцаря не прославляет.
log-marches = { $seat } отправляет рыцаря в поход: { $place }.
log-displaces = { $seat } изгоняет рыцаря игрока { $target }: { $place }.
log-retreats = { $seat } отводит рыцаря: { $place }.
log-knight-removed = { $seat } теряет рыцаря, ему некуда отойти: { $place }.
log-chases = { $seat } прогоняет разбойника рыцарем: { $place }.
log-chases-pirate = { $seat } прогоняет пиратов рыцарем: { $place }.
log-ship-nears = Корабль варваров приближается: { $left ->
    [0] он у берега
    [one] остался { $left } шаг
    [few] осталось { $left } шага
   *[many] осталось { $left } шагов
}.
log-ship-returns = Корабль варваров возвращается на старт.
log-commits = { $seat } выставляет рыцаря: { $place }.
log-commits-no-more = { $seat } больше рыцарей не выставляет.
log-barbarians-win = Варвары побеждают: { $strength } против { $defence }.
log-knights-win = Рыцари отбивают атаку варваров: { $defence } против { $strength }.
log-defender = { $seat } — Защитник Катана: 1 очко.
log-defenders-tie = Вклад в оборону равный, каждый берёт карту развития: { $targets }.
log-pillaged = { $seat } теряет город: { $place }.
log-draws = { $seat } берёт карту развития: { $track }.
log-draws-seen = { $seat } берёт карту «{ $card }» ({ $track }).
log-draws-point = { $seat } берёт карту «{ $card }»: 1 очко.
log-sets-card-aside = { $seat } выбирает, какую карту развития вернуть.
log-sets-card-aside-seen = { $seat } вернёт карту «{ $card }».
log-surrenders = { $seat } возвращает карту развития: { $track }.
log-surrenders-seen = { $seat } возвращает карту «{ $card }» ({ $track }).
log-buys = { $seat } покупает карту развития.
log-draws-development = { $seat } берёт верхнюю карту развития.
log-draws-development-seen = { $seat } берёт карту развития «{ $card }».
log-plays = { $seat } играет карту «{ $card }».
log-longest-road = { $seat } получает «Самый длинный тракт»: { $length ->
    [one] { $length } участок
    [few] { $length } участка
   *[many] { $length } участков
}.
log-road-set-aside = «Самый длинный тракт» больше никому не принадлежит.
log-largest-army = { $seat } получает «Самую большую армию»: { $knights ->
    [one] { $knights } рыцарь
    [few] { $knights } рыцаря
   *[many] { $knights } рыцарей
}.
log-musters = { $seat }: все рыцари теперь рьяные.
log-merchant = { $seat } ставит торговца: { $place }.
log-names = { $seat } называет: { $kind }.
log-fleet = { $seat } в этот ход меняет 2:1: { $kind }.
log-hands-over = { $seat } отдаёт игроку { $target }: { $cards }.
log-aims = { $seat } выбирает для карты «{ $card }» игрока { $target }.
log-seizes = { $seat } забирает карту развития у игрока { $target }.
log-seizes-seen = { $seat } забирает карту «{ $card }» у игрока { $target }.
log-seizes-nothing = { $seat } не забирает карту у игрока { $target }.
log-gives = { $seat } отдаёт игроку { $target } { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
}.
log-gives-seen = { $seat } отдаёт игроку { $target } { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
}: { $cards }.
log-barters = { $seat } предлагает игроку { $target } скрытое сырьё за товар.
log-barters-seen = { $seat } предлагает игроку { $target } скрытое сырьё за товар: { $kind }.
log-bartered = { $seat } отдаёт игроку { $target } товар за сырьё.
log-bartered-seen = { $seat } меняется с игроком { $target }: отдаёт — { $kind }; получает — { $offered }.
log-has-no-commodity = { $seat }: товаров нет, обмена не будет.
log-removes-road = { $seat } убирает дорогу игрока { $target }: { $place }.
log-removes-ship = { $seat } убирает корабль игрока { $target }: { $place }.
log-lays-no-more = { $seat } отказывается от второй бесплатной фигурки.
log-replaces-nothing = { $seat } ничего не ставит взамен.
log-swaps = { $seat } меняет номера местами: { $place } и { $other }.
log-deserts = { $seat } теряет рыцаря, он перебежал: { $place }.
log-enlists = У игрока { $seat } появляется { $level }: { $place }.
log-enlists-nobody = { $seat } рыцаря не ставит.
log-trades-with-bank = { $seat } меняется с резервом: отдаёт — { $gives }; получает — { $cards }.
log-offers = { $seat } предлагает обмен ({ $targets }): отдаёт — { $gives }; хочет — { $wants }.
log-counters = { $seat } делает встречное предложение: отдаёт — { $gives }; хочет — { $wants }.
log-accepts = { $seat } соглашается.
log-declines = { $seat } отказывается.
log-withdraws = { $seat } отзывает предложение.
log-trades = { $seat } меняется с игроком { $target }: отдаёт — { $gives }; получает — { $cards }.
log-ends-turn = { $seat } завершает ход.
log-wins = { $seat } побеждает: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}!

## Окончание

ending-points = Победа: { $winners }.
reason-points = В свой ход набрано нужное число победных очков.
sheet-settlements = Поселения
sheet-cities = Города
sheet-metropolises = Столицы
sheet-longest-road = Самый длинный тракт
sheet-largest-army = Самая большая армия
sheet-defender = Защитник Катана
sheet-cards = Книгопечатание и Основной закон
sheet-merchant = Торговец
sheet-islands = Новые острова
sheet-hidden = Карты победных очков
sheet-total = Всего

## Почему нельзя

why-CB-SETUP-05 = Сейчас случайно выкладывается один из оставшихся гексов суши.
why-CB-SETUP-06 = Спираль начинается на одном из шести углов.
why-CB-SETUP-07 = Кладут только оставшиеся номера, причём 6 и 8 не соседствуют.
why-CB-SETUP-09 = Такой гавани больше не осталось.
why-CB-SETUP-12 = Первый игрок — один из сидящих за столом.
why-CB-SETUP-13 = Сейчас этап основания: поставьте то, что нужно, а рядом — дорогу.
why-CB-SETUP-14 = И во втором круге ставят поселение, а не город.
why-CB-SETUP-15 = Этот перекрёсток не граничит с сушей ({ $place }).
why-CB-SETUP-16 = Дорога должна лечь на свободное ребро рядом с тем, что вы только что поставили.
why-CK-SETUP-14 = Во втором круге ставят город, а не поселение.
why-CK-SEA-37 = Не здесь ({ $place }): первые постройки ставят только на главном острове.
why-CK-SEA-24 = Корабль при основании ставят только на ребро у моря.

why-CB-ROLL-01 = Сейчас это невозможно.
why-CB-ROLL-02 = Сначала бросьте кубики; до броска можно только сыграть одну карту развития.
why-CK-TURN-01 = Сейчас решает случай.
why-CK-TURN-03 = Сначала бросьте кубики; до броска можно сыграть только «Алхимика».
why-CK-TURN-12 = Сначала делается всё, что вызвано броском.
why-CK-CLR-07 = Сначала сделайте выбор, о котором сейчас спрашивают.
why-CK-VAR-07 = Лёгкое начало: в первые два хода «7» не бывает.
why-CK-VAR-08 = Лёгкое начало: в первые два хода кубик событий не бросают.
why-CB-WIN-01 = Игра окончена.
why-CK-WIN-01 = Игра окончена.
why-CB-WIN-05 = В базовой игре этого нет.

why-CB-BUILD-01 = Дорога стоит 1 древесину и 1 глину и должна примыкать к вашей дороге, поселению или городу.
why-CB-BUILD-02 = Путь вашей дороге преграждает поселение или город соперника ({ $place }).
why-CK-KNIGHT-05 = Путь вашей дороге преграждает чужой рыцарь ({ $place }).
why-CB-BUILD-03 = Поселение стоит по 1 древесине, глине, шерсти и зерну; к перекрёстку должна подходить ваша дорога или корабль.
why-CB-BUILD-04 = Слишком близко к другому поселению или городу ({ $place }).
why-CB-BUILD-05 = Город стоит 2 зерна и 3 руды и заменяет ваше поселение.
why-CB-BUILD-06 = Таких фигурок у вас в запасе не осталось.
why-CB-BUILD-09 = Место уже занято ({ $place }).
why-CB-BUILD-10 = Здесь нет суши, дорогу не проложить ({ $place }).
why-CK-CLR-14 = Фигурок города в запасе нет; поднять можно только лежащий город.
why-CK-BARB-18 = Сначала поднимите свой лежащий на боку город.
why-CK-BARB-19 = Здесь нет вашего лежащего города ({ $place }).
why-CK-WALL-01 = Городская стена стоит 2 глины; не хватает: { $missing }.
why-CK-WALL-03 = У вас уже три городские стены.
why-CK-WALL-04 = Не здесь ({ $place }): стеной обносят только свой город без стены.

why-CB-ROBBER-02 = Больше нечего сбросить: { $kind }.
why-CK-SEVEN-02 = Больше нечего сбросить: { $kind }.
why-CB-ROBBER-03 = Сначала сбрасывают карты все, кто должен.
why-CB-ROBBER-04 = Не здесь ({ $place }): разбойника ставят на другой гекс суши.
why-CK-SEVEN-04 = Не здесь ({ $place }): разбойника ставят на гекс с номером.
why-CB-ROBBER-06 = { $target }: взять карту нельзя — нужны поселение или город у этого гекса и карта на руке.
why-CK-SEVEN-05 = { $target }: взять карту нельзя — нужны поселение или город у этого гекса и карта на руке.
why-CB-ROBBER-12 = У обокраденного нет такой карты.
why-CK-SEA-13 = «Епископ» перемещает только разбойника, но не пиратов.
why-CK-SEA-29 = Сейчас можно переместить только другую фигурку: разбойника или пиратов.
why-CK-SEA-30 = Пиратов ставят на другой морской гекс и обкрадывают игрока, у которого там корабль, а на руке есть карта.

why-CB-TRADE-01 = Сейчас не ваш ход: можно только ответить на предложение.
why-CB-TRADE-02 = Каждый отдаёт хотя бы одну карту.
why-CB-TRADE-03 = Отдавать и получать одно и то же нельзя: { $kind }.
why-CB-TRADE-05 = В резерв отдают 4 одинаковые карты за одну; не хватает: { $missing }.
why-CB-TRADE-06 = В вашей гавани отдают 3 одинаковые карты за одну; не хватает: { $missing }.
why-CK-TRADE-05 = В вашей гавани отдают 3 одинаковые карты за одну; не хватает: { $missing }.
why-CB-TRADE-07 = В вашей гавани отдают 2 карты её сырья за одну; не хватает: { $missing }.
why-CK-CARD-69 = С «Торговым флотом» отдают 2 одинаковые карты за одну; не хватает: { $missing }.
why-CK-IMP-08 = С гильдией отдают 2 одинаковых товара за одну карту; не хватает: { $missing }.
why-CK-MERCHANT-03 = С торговцем отдают 2 карты этого сырья за одну; не хватает: { $missing }.
why-CB-TRADE-08 = В этой игре товаров нет.
why-CB-TRADE-09 = В резерве этого нет: { $kind }.
why-CB-TRADE-12 = Сейчас такого шага в торговле нет.
why-CB-TRADE-13 = Для этой сделки у кого-то не хватает карт.
why-CB-TRADE-17 = Ответить может только тот, кому сделано предложение; предложения и ответы видны всем, и назад их не взять.
why-CB-TRADE-19 = Такой ответ вы уже дали, или ответов на это предложение было уже пять.
why-CB-TRADE-20 = Во встречном предложении с каждой стороны хотя бы одна карта.
why-CB-TRADE-21 = У вас нет карт, которые просят.
why-CB-TRADE-24 = Сначала закончите предложение или откажитесь от него.
why-CB-TRADE-25 = Больше предложений в этот ход делать нельзя.
why-CB-TRADE-26 = Больше встречных предложений на это предложение делать нельзя.
why-CK-TRADE-09 = Карты развития не покупают.

why-CB-DEV-01 = Карта развития стоит по 1 шерсти, зерну и руде; не хватает: { $missing }.
why-CB-DEV-02 = Карт развития больше нет.
why-CB-DEV-03 = За ход можно сыграть одну карту развития, и только свою.
why-CB-DEV-04 = { $card }: карта куплена в этот ход, сыграть её пока нельзя.
why-CB-DEV-07 = От второй дороги нельзя отказаться, пока её можно проложить.
why-CB-DEV-08 = Взять из резерва это нельзя: { $kind }.
why-CB-DEV-09 = «Монополия» называет сырьё; названное назад не взять.
why-CB-DEV-10 = Карту победного очка не играют: она просто считается.
why-CB-DEV-13 = У вас нет дорог в запасе или их негде проложить.
why-CB-DEV-14 = В резерве совсем нет сырья.

why-CK-IMP-02 = { $track }: на следующий уровень не хватает: { $missing }.
why-CK-IMP-03 = { $track }: последний уровень уже построен.
why-CK-IMP-04 = { $track }: для городских построек нужен город.
why-CK-METRO-08 = { $track }: для 4-го уровня нужен ваш город без столицы.
why-CK-METRO-11 = { $track }: для 5-го уровня нужен ваш город без столицы.
why-CK-METRO-12 = Не здесь ({ $place }): выберите свой город без столицы.
why-CK-METRO-07 = Столицу варвары не разоряют ({ $place }).
why-CK-BARB-11 = Не здесь ({ $place }): выберите свой город.
why-CK-IMP-14 = Акведук даёт сырьё, которое есть в резерве, а не это: { $kind }.
why-CK-SEA-35 = Золотоносная река даёт сырьё, которое есть в резерве, а не это: { $kind }.
why-CK-DEF-10 = Эта стопка пуста.
why-CK-CLR-26 = Эта карта сейчас выйти не может.

why-CK-KNIGHT-01 = Этот рыцарь — вольный, а нужен рьяный ({ $place }).
why-CK-KNIGHT-03 = Рыцарь стоит 1 руду и 1 шерсть и встаёт на свободный перекрёсток, к которому подходит ваша дорога.
why-CK-KNIGHT-07 = Призыв стоит 1 зерно; рыцарь должен быть вашим.
why-CK-KNIGHT-10 = Прославление стоит 1 руду и 1 шерсть; рыцарь должен быть вашим.
why-CK-KNIGHT-11 = Этого рыцаря в этот ход уже прославили ({ $place }).
why-CK-KNIGHT-12 = Для великого рыцаря нужна крепость, политика 3-го уровня ({ $place }).
why-CK-KNIGHT-13 = Великого рыцаря прославить уже нельзя ({ $place }).
why-CK-KNIGHT-14 = Фигурок рыцарей такого уровня в запасе нет.
why-CK-KNIGHT-09 = В этот ход рыцарь действовать уже не может ({ $place }).
why-CK-KNIGHT-18 = Не здесь ({ $place }): ваш рыцарь идёт по вашим дорогам на свободный перекрёсток.
why-CK-KNIGHT-21 = Не здесь ({ $place }): рыцарь должен уйти на другой, свободный перекрёсток.
why-CK-KNIGHT-22 = Здесь ваш рыцарь; сначала он должен уйти ({ $place }).
why-CK-KNIGHT-23 = Здесь стоит рыцарь ({ $place }).
why-CK-KNIGHT-24 = Сюда нельзя ({ $place }): к этому рыцарю не ведут ваши дороги.
why-CK-KNIGHT-25 = Не здесь ({ $place }): изгнать можно только более слабого рыцаря, до которого ведут ваши дороги.
why-CK-KNIGHT-26 = Не здесь ({ $place }): рыцарь отходит по вашим дорогам на свободный перекрёсток.
why-CK-KNIGHT-28 = Своего рыцаря изгнать нельзя ({ $place }).
why-CK-KNIGHT-30 = Сюда нельзя ({ $place }): отступающий рыцарь никого не изгоняет.
why-CK-KNIGHT-33 = Этот рыцарь стоит не у гекса с разбойником ({ $place }).
why-CK-KNIGHT-35 = До первой высадки варваров прогонять никого нельзя.
why-CK-KNIGHT-42 = Этот рыцарь уже рьяный ({ $place }).
why-CK-VAR-04 = Не здесь ({ $place }): выставить можно только своих рьяных рыцарей, каждого один раз.
why-CK-VAR-05 = За этим столом рыцари действуют только после броска.

why-CK-SEA-04 = Не здесь ({ $place }): рыцаря снаряжают только на суше.
why-CK-SEA-05 = Ваш рыцарь оказался бы отрезан ({ $place }).
why-CK-SEA-07 = Этот рыцарь стоит не у гекса с пиратами ({ $place }).
why-CK-SEA-10 = На золотоносную реку торговца не ставят ({ $place }).
why-CK-SEA-16 = Дорогу заменяют дорогой, корабль — кораблём.
why-CK-SEA-19 = Корабль стоит 1 древесину и 1 шерсть; нужны карта с морскими путями и корабль в запасе.
why-CK-SEA-20 = Не здесь ({ $place }): кораблю нужно свободное ребро у моря.
why-CK-SEA-21 = Не здесь ({ $place }): корабль должен примыкать к вашему поселению, городу или кораблю.
why-CK-SEA-23 = Этот перекрёсток не граничит с сушей ({ $place }).
why-CK-SEA-25 = Не здесь ({ $place }): за ход можно переместить один корабль — на другое подходящее ребро.
why-CK-SEA-26 = Не здесь ({ $place }): переместить можно только свой незамкнутый корабль.
why-CK-SEA-27 = Этот корабль поставлен в этот ход ({ $place }).
why-CK-SEA-28 = Пираты не пропускают корабли ({ $place }).

why-CK-PROG-04 = У вас нет такой карты: { $card }.
why-CK-PROG-10 = У вас нет такой карты: { $card }.
why-CK-PROG-12 = Карты развития сбрасывают, только когда их больше четырёх.
why-CK-PROG-16 = { $card }: сейчас карта ничего не даст.
why-CK-PROG-22 = { $card }: нет игрока, на которого карта подействует.
why-CK-PROG-21 = Сначала сбросьте лишние карты развития: их должно остаться не больше четырёх.
why-CK-CARD-01 = На кубике от 1 до 6.
why-CK-CARD-04 = «Алхимика» играют до броска кубиков.
why-CK-CARD-17 = Не этот ({ $place }): жетоны 2, 6, 8 и 12 не меняют.
why-CK-CARD-20 = Не этот ({ $place }): выберите жетон с другим номером.
why-CK-CARD-22 = У вас нет города без стены или стен уже три.
why-CK-CARD-23 = Для «Медицины» нужны 2 руды и 1 зерно на руке.
why-CK-CARD-34 = «Епископ» ждёт первой высадки варваров.
why-CK-CARD-36 = Здесь нет ни дороги, ни корабля ({ $place }).
why-CK-CARD-37 = Эта дорога или корабль замкнуты с обоих концов ({ $place }).
why-CK-CARD-40 = Рыцарь оказался бы отрезан ({ $place }).
why-CK-CARD-41 = Не здесь ({ $place }): поставить нужно в другом месте.
why-CK-CARD-45 = Больше нечего отдать: { $kind }.
why-CK-CARD-48 = К этому рыцарю не подходит ваша дорога или корабль ({ $place }).
why-CK-CARD-53 = «Шпион» берёт одну из показанных карт; показанное уже не скрыть.
why-CK-CARD-55 = «Шпион» выбирает игрока со скрытыми картами развития и берёт одну из них.
why-CK-CARD-56 = Не здесь ({ $place }): выберите своего рыцаря.
why-CK-CARD-57 = Новый рыцарь должен быть не сильнее убранного и быть у вас в запасе.
why-CK-CARD-58 = Не здесь ({ $place }): рыцарю нужен свободный перекрёсток, к которому подходит ваша дорога.
why-CK-CARD-63 = Не здесь ({ $place }): торговца ставят на сушу.
why-CK-CARD-64 = «Торговый порт»: каждому сопернику один раз, ваше сырьё за его товар; предложенное назад не взять.
why-CK-CARD-68 = У вас нет сырья для обмена или у соперников нет карт.
why-CK-CARD-71 = «Мастер торговли» берёт карты из показанной руки; показанное уже не скрыть.
why-CK-CARD-73 = Карта называет товар, а не это: { $kind }.
why-CK-CARD-74 = Карта называет сырьё, а не это: { $kind }.
why-CK-CARD-77 = «Торговый флот» уже действует на это: { $kind }.
why-CK-CARD-78 = Торговцу нужен другой гекс рядом с вашим поселением или городом.
why-CK-CARD-79 = { $target }: выбрать нельзя — нужно больше очков, чем у вас, и карта на руке.
why-CK-CARD-83 = От первого из двух отказаться нельзя.
why-CK-CARD-86 = «Перебежчику» нужен соперник, у которого на поле есть рыцарь.
why-CK-CARD-88 = «Интриге» нужен рыцарь соперника, к которому подходит ваша дорога или корабль.
why-CK-MERCHANT-02 = Не здесь ({ $place }): торговца ставят рядом со своим поселением или городом.
why-CK-MERCHANT-10 = За этим столом торговца в пустыню не ставят ({ $place }).
why-CB-ROBBER-13 = Все уже выбрали, и карты открыты: выбор окончательный.
why-CK-PROG-20 = Все уже выбрали, и карты вернулись под стопки: выбор окончательный.
why-CK-TRADE-12 = Отдавать и получать одно и то же нельзя: { $kind }.

## Остров: места, фигуры, что там можно сделать

board-island = Карта острова
board-lands = Земли
board-harbours = Гавани
board-pieces = Фигуры на карте
board-nearer = Приблизить
board-farther = Отдалить
board-whole = Показать всю карту
board-key-arrows = Переходить по карте с места на место
board-key-zoom = Приблизить или отдалить карту
board-land-sea = море
board-land-forest = лес
board-land-hills = холмы
board-land-pasture = пастбище
board-land-fields = пашня
board-land-mountains = горы
board-land-desert = пустыня
board-land-gold = золотоносная река
board-land-unknown = неизведанная земля
board-yield-lumber = древесина
board-yield-brick = глина
board-yield-wool = шерсть
board-yield-grain = зерно
board-yield-ore = руда
board-harbour-any = гавань 3:1
board-harbour-unknown = гавань
board-harbour = гавань 2:1 ({ $kind })
board-crossing = перекрёсток: { $around }
board-edge = ребро между: { $around }
board-edge-sea = ребро в открытом море
board-robber = здесь разбойник
board-pirate = здесь пираты
board-merchant = здесь торговец
board-settlement = поселение, { $name }
board-city = город, { $name }
board-sideways = город на боку (считается поселением), { $name }
board-wall = с городской стеной
board-metropolis-trade = столица торговли
board-metropolis-politics = столица политики
board-metropolis-science = столица знания
board-knight = { $level } рыцарь, { $state }, { $name }
board-level-basic = простой
board-level-strong = славный
board-level-mighty = великий
board-knight-active = рьяный
board-knight-resting = вольный
board-knight-spent = рьяный, в этот ход уже действовал
board-road = дорога, { $name }
board-ship = корабль, { $name }
board-lit = { $deed } — { $where }
board-do-settlement = Поселение
board-do-city = Город
board-do-road = Дорога
board-do-ship = Корабль
board-do-robber = Разбойник
board-do-pirate = Пираты
board-do-wall = Городская стена
board-do-cap = Столица
board-do-hire = Снарядить рыцаря
board-do-activate = Призвать рыцаря
board-do-promote = Прославить рыцаря
board-do-march = Отправить в поход
board-do-go = Перейти сюда
board-do-chase = Прогнать разбойника
board-do-chase-pirate = Прогнать пиратов
board-do-sail = Переместить корабль
board-do-lose = Отдать
board-do-commit = Выставить рыцаря
board-do-enlist = Поставить рыцаря
board-do-swap = Поменять номер
board-do-merchant = Торговец
board-do-remove = Убрать
board-do-displace = Изгнать

## Стол: панели, обмен, игроки

board-filter-board = Поле
board-filter-cards = Карты
board-filter-trade = Обмен
show-table = Стол
show-panel = Подробно
show-close = Закрыть
show-me = { $name } (вы)
show-key-leave = Закрыть открытое
show-key-build = Выбрать, что строить
show-key-trade = Открыть окно обмена
show-points = { $count ->
    [one] { $count } очко из { $target }
    [few] { $count } очка из { $target }
   *[many] { $count } очков из { $target }
}
show-hand-size = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[many] { $count } карт на руке
}
show-progress-size = { $count ->
    [one] { $count } карта развития
    [few] { $count } карты развития
   *[many] { $count } карт развития
}
show-development-size = { $count ->
    [one] { $count } карта развития на руке
    [few] { $count } карты развития на руке
   *[many] { $count } карт развития на руке
}
show-strength = сила рьяных рыцарей: { $count }
show-dice = Кубики
show-not-rolled = В этот ход кубики ещё не брошены.
show-rolled = Выпало { $sum }: белый { $white }, красный { $red }.
show-rolled-event = Выпало { $sum }: белый { $white }, красный { $red }, кубик событий: { $event }.
show-rolls = Броски за игру
show-rolls-look = Статистика всех бросков
show-rolls-none = Кубики ещё никто не бросал.
show-rolls-total = { $count ->
    [one] { $count } бросок
    [few] { $count } броска
   *[many] { $count } бросков
}
show-rolls-rolled = выпало
show-rolls-expected = ожидалось
show-rolls-of = { $what }: выпало { $count }, ожидалось { $expected }
show-rolls-events = Кубик событий
show-key-rolls = Показать статистику бросков
show-barbarians = Варвары
show-barbarians-left = { $left ->
    [one] До высадки варваров { $left } шаг.
    [few] До высадки варваров { $left } шага.
   *[many] До высадки варваров { $left } шагов.
}
show-forces = Атака { $strength }, оборона { $defence }.
show-would-lose = Если бы они высадились сейчас, город потеряли бы: { $names }.
show-would-defend = Если бы они высадились сейчас, Защитник Катана: { $name }.
show-would-draw = Если бы они высадились сейчас, по карте развития: { $names }.
show-would-nothing = Если бы они высадились сейчас, никто ничего не потерял бы и не получил.
show-brief-lose = Теряют город:
show-brief-defend = Защитник Катана:
show-brief-draw = По карте развития:
show-brief-nothing = Никто ничего не теряет и не получает.
show-honours = Награды и столицы
show-landing = Варвары высадились
show-decks = Стопки карт
show-nobody = никто
show-longest-road = Самый длинный тракт: { $name } ({ $length })
show-largest-army = Самая большая армия: { $name } ({ $knights })
show-merchant = Торговец: { $name }, { $place }
show-metropolis = Столица, { $track }: { $name }
show-metropolis-safe = Столица, { $track }: { $name }, навсегда
show-deck = { $count ->
    [one] Стопка «{ $track }»: { $count } карта
    [few] Стопка «{ $track }»: { $count } карты
   *[many] Стопка «{ $track }»: { $count } карт
}
show-deck-development = { $count ->
    [one] Стопка развития: { $count } карта
    [few] Стопка развития: { $count } карты
   *[many] Стопка развития: { $count } карт
}
show-hand = Моя рука
show-hand-of = { $count }; при семёрке можно держать до { $limit }
show-hand-over = { $count }; при семёрке можно держать лишь { $limit }
show-pick-discard = Сбросить: { $kind }, осталось { $count }
show-pick-give = Отдать: { $kind }, осталось { $count }
show-pick-back = Вернуть одну: { $kind }
show-picking = Карты, которые надо отдать
show-picked = Выбрано { $picked } из { $wanted }.
show-pick-how = Нажимайте на карты на руке.
show-discard-picked = { $count ->
    [one] Сбросить { $count } карту
    [few] Сбросить { $count } карты
   *[many] Сбросить { $count } карт
}
show-give-picked = { $count ->
    [one] Отдать { $count } карту
    [few] Отдать { $count } карты
   *[many] Отдать { $count } карт
}
show-cards = Мои карты
show-card = { $count ->
    [one] { $card }, { $count } карта
    [few] { $card }, { $count } карты
   *[many] { $card }, { $count } карт
}
show-fresh = куплено в этот ход: { $count }
show-playable = можно сыграть
show-open-card = { $card }, лежит открыто: 1 очко
show-play = Сыграть
show-play-card = Сыграть карту «{ $card }»
show-surrender = Вернуть под стопку
show-surrender-card = Вернуть карту «{ $card }» под стопку
show-costs = Что сколько стоит
show-build-road = Дорога
show-build-ship = Корабль
show-build-settlement = Поселение
show-build-city = Город
show-build-buy = Карта развития
show-build-wall = Городская стена
show-build-hire = Снарядить рыцаря
show-build-activate = Призвать рыцаря
show-build-promote = Прославить рыцаря
show-lacking = не хватает: { $cards }
show-left = осталось в запасе: { $count }
show-charts = Городские постройки
show-levels = Уровни: { $track }
show-next-level = { $track }: возвести уровень { $level }, { $name }; цена: { $cards }
show-track-full = { $track }: возведены все уровни
show-bank = Резерв
show-bank-ratio = в резерве { $count }; ваш курс { $ratio }:1
show-bank-give = Отдать: { $kind }, курс { $ratio }:1; у вас { $count }
show-bank-take = Взять: { $kind }; в резерве { $count }
show-bank-trade = Обменять: { $gives } → { $takes }
show-bank-how = Выберите, что отдаёте и что берёте
show-i-give = Отдаю
show-i-take = Беру
show-i-want = Хочу
show-kind = Вид
show-trade = Обмен
show-trade-with = С кем меняться
show-tab-players = Игроки
show-tab-bank = Резерв
show-tab-harbour = Торговый порт
show-give-less = Отдать меньше: { $kind }
show-give-more = Отдать больше: { $kind }
show-want-less = Просить меньше: { $kind }
show-want-more = Просить больше: { $kind }
show-addressees = Кому
show-everybody = Всем
show-flaw-none = В этот ход предложений больше делать нельзя.
show-flaw-give = Выберите, что отдаёте.
show-flaw-want = Выберите, что хотите взамен.
show-flaw-many = Ни у кого из них нет столько карт.
show-send-offer = Предложить
show-send-counter = Сделать встречное предложение
show-clear = Начать заново
show-offers-left = { $count ->
    [one] в этот ход осталось { $count } предложение
    [few] в этот ход осталось { $count } предложения
   *[many] в этот ход осталось { $count } предложений
}
show-offer = Предложение обмена
show-offers = отдаёт
show-for = за
show-said-silent = думает
show-said-accepted = согласие
show-said-declined = отказ
show-said-countered = встречное предложение:
show-deal = Сделка
show-deal-with = Сделка, { $name }: отдаёте — { $gives }; получаете — { $gets }
show-accept = Согласиться
show-decline = Отказаться
show-counter = Встречное предложение
show-withdraw = Отозвать предложение
show-new-offer = Другое предложение
show-writing = Ещё не отправлено:
show-write-on = Закончить предложение
show-drop = Отменить
show-choose-here = Что сделать здесь
show-hand-of-player = На руке у игрока { $name }:
show-players = Игроки
show-points-of = Очки (цель: { $target })
show-holdings = Карты и сила
show-pieces-left = Фигур в запасе
show-row-cards = Карт на руке / предел при семёрке
show-row-progress = Карты развития, { $track }
show-row-development = Карты развития
show-row-army = Сыграно рыцарей
show-row-strength = Рыцари: рьяные (и вольные)
show-row-road = Длина дороги, участков
grid-headline = Раунд { $round }, игра до { $target } очков
grid-points = Очки
grid-cards = Карты
grid-hidden-cards = Скрытые
grid-road = Тракт
grid-knights = Рыцари
grid-levels = Уровни т/п/н
grid-army = Армия
grid-legend = От A до D: чья фигура. ▲ поселение, ■ город, # со стеной, ◆ столица. A¹ A² A³ рьяный рыцарь по силе, a¹ a² a³ вольный. AA дорога, A≈ корабль. ☠ разбойник, ⚑ пираты, $ торговец. (3:1), (руда) гавани. ★ владелец титула. Выделенные номера можно выбрать: перекрёстки и рёбра по номеру, гексы по #. ЛЕ лес, ХО холмы, ПБ пастбище, ПШ пашня, ГО горы, ПУ пустыня, ЗО золотоносная река, ~~ море.
grid-barbarians = Варвары: шаг { $step } из { $steps }; сила { $strength } против { $defence }
grid-dice = Кубики: { $white } + { $red }
grid-hand = Ваши карты: { $cards }
grid-own-cards = Ваши скрытые карты: { $cards }
grid-terrain-sea = ~~
grid-terrain-forest = ЛЕ
grid-terrain-hills = ХО
grid-terrain-pasture = ПБ
grid-terrain-fields = ПШ
grid-terrain-mountains = ГО
grid-terrain-desert = ПУ
grid-terrain-gold = ЗО

# Ответы на предложения, данные заранее
show-ahead = Ответы заранее
show-ahead-short = Предложения мне
show-ahead-how = Такие предложения отклоняются за вас через несколько секунд, как сделал бы человек, и никто не узнает, что у вас на руке. Предложения, которые вы не можете принять, отклоняются всегда.
show-ahead-keep = Не отдавать
show-ahead-keep-help = Предложения, где просят хоть одну из этих карт, отклоняются.
show-ahead-all = Отклонять все предложения
show-ahead-turn = Отклонять все предложения в этот ход
show-ahead-ask = Спрашивать и о том, что я не могу принять
show-ahead-ask-help = Чтобы успеть сделать встречное предложение.
show-no-more-offers = В этот ход больше не предлагать
show-settled = Вы так решили заранее: предложение сейчас будет отклонено за вас.
show-settled-short = У вас нет того, что просят. Предложение сейчас будет отклонено за вас.
show-offer-this = Предложить остальным
