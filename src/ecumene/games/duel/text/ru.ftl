# 7 Wonders Duel по-русски: названия, эффекты, вопросы, журнал, отказы.

## Названия

resource-wood = Дерево
resource-clay = Глина
resource-stone = Камень
resource-glass = Стекло
resource-papyrus = Папирус

colour-brown = Сырьё
colour-grey = Товары
colour-blue = Гражданские здания
colour-green = Научные здания
colour-yellow = Торговые здания
colour-red = Военные здания
colour-purple = Гильдии

symbol-inkwell = Чернильница
symbol-mortar = Ступка
symbol-level = Отвес
symbol-wheel = Колесо
symbol-sundial = Солнечные часы
symbol-armillary = Армиллярная сфера
symbol-scales = Весы

chain-horseshoe = Подкова
chain-sword = Меч
chain-tower = Башня
chain-target = Мишень
chain-helmet = Шлем
chain-book = Книга
chain-gear = Шестерня
chain-lyre = Лира
chain-lamp = Лампа
chain-mask = Маска
chain-column = Колонна
chain-moon = Луна
chain-sun = Солнце
chain-drop = Капля
chain-portico = Портик
chain-amphora = Амфора
chain-barrel = Бочка

slot = место { $number }

age-1 = Эпоха I
age-2 = Эпоха II
age-3 = Эпоха III
board-round = Эпоха { $round ->
    [1] I
    [2] II
   *[other] III
}
board-round-before = Перед эпохой I
board-round-go = Перейти к эпохе

card-lumber-yard = Лесоповал
card-lumber-yard-text = Каждый ход производит 1 единицу дерева.
card-logging-camp = Лесозаготовка
card-logging-camp-text = Каждый ход производит 1 единицу дерева.
card-clay-pool = Месторождение глины
card-clay-pool-text = Каждый ход производит 1 единицу глины.
card-clay-pit = Глиняный карьер
card-clay-pit-text = Каждый ход производит 1 единицу глины.
card-quarry = Каменоломня
card-quarry-text = Каждый ход производит 1 единицу камня.
card-stone-pit = Каменный карьер
card-stone-pit-text = Каждый ход производит 1 единицу камня.
card-glassworks = Стекольное дело
card-glassworks-text = Каждый ход производит 1 единицу стекла.
card-press = Пресс
card-press-text = Каждый ход производит 1 единицу папируса.
card-guard-tower = Сторожевая башня
card-guard-tower-text = 1 щит.
card-workshop = Мастерская
card-workshop-text = Научный символ: отвес; 1 очко.
card-apothecary = Аптека
card-apothecary-text = Научный символ: колесо; 1 очко.
card-stone-reserve = Склад камня
card-stone-reserve-text = Камень вы покупаете по 1 монете.
card-clay-reserve = Склад глины
card-clay-reserve-text = Глину вы покупаете по 1 монете.
card-wood-reserve = Склад дерева
card-wood-reserve-text = Дерево вы покупаете по 1 монете.
card-stable = Конюшни
card-stable-text = 1 щит; позже бесплатно: «Коневоды».
card-garrison = Казармы
card-garrison-text = 1 щит; позже бесплатно: «Гарнизон».
card-palisade = Частокол
card-palisade-text = 1 щит; позже бесплатно: «Укрепления».
card-scriptorium = Скрипторий
card-scriptorium-text = Научный символ: чернильница; позже бесплатно: «Библиотека».
card-pharmacist = Фармацевт
card-pharmacist-text = Научный символ: ступка; позже бесплатно: «Диспансер».
card-theater = Театр
card-theater-text = 3 очка; позже бесплатно: «Статуя».
card-altar = Алтарь
card-altar-text = 3 очка; позже бесплатно: «Храм».
card-baths = Бани
card-baths-text = 3 очка; позже бесплатно: «Акведук».
card-tavern = Таверна
card-tavern-text = Сразу 4 монеты; позже бесплатно: «Маяк».
card-sawmill = Лесопилка
card-sawmill-text = Каждый ход производит 2 единицы дерева.
card-brickyard = Кирпичное дело
card-brickyard-text = Каждый ход производит 2 единицы глины.
card-shelf-quarry = Разработка камня
card-shelf-quarry-text = Каждый ход производит 2 единицы камня.
card-glassblower = Стеклодув
card-glassblower-text = Каждый ход производит 1 единицу стекла.
card-drying-room = Сушильня
card-drying-room-text = Каждый ход производит 1 единицу папируса.
card-walls = Стены
card-walls-text = 2 щита.
card-forum = Форум
card-forum-text = Каждый ход производит 1 единицу стекла или папируса на ваш выбор.
card-caravansery = Караван-сарай
card-caravansery-text = Каждый ход производит 1 единицу дерева, глины или камня на ваш выбор.
card-customs-house = Таможня
card-customs-house-text = Стекло и папирус вы покупаете по 1 монете.
card-tribunal = Трибунал
card-tribunal-text = 5 очков.
card-horse-breeders = Коневоды
card-horse-breeders-text = 1 щит.
card-barracks = Гарнизон
card-barracks-text = 1 щит.
card-archery-range = Стрельбище
card-archery-range-text = 2 щита; позже бесплатно: «Осадная мастерская».
card-parade-ground = Плац
card-parade-ground-text = 2 щита; позже бесплатно: «Цирк».
card-library = Библиотека
card-library-text = Научный символ: чернильница; 2 очка.
card-dispensary = Диспансер
card-dispensary-text = Научный символ: ступка; 2 очка.
card-school = Школа
card-school-text = Научный символ: колесо; 1 очко; позже бесплатно: «Университет».
card-laboratory = Лаборатория
card-laboratory-text = Научный символ: отвес; 1 очко; позже бесплатно: «Обсерватория».
card-statue = Статуя
card-statue-text = 4 очка; позже бесплатно: «Сады».
card-temple = Храм
card-temple-text = 4 очка; позже бесплатно: «Пантеон».
card-aqueduct = Акведук
card-aqueduct-text = 5 очков.
card-rostrum = Трибуна
card-rostrum-text = 4 очка; позже бесплатно: «Сенат».
card-brewery = Пивоварня
card-brewery-text = Сразу 6 монет; позже бесплатно: «Арена».
card-arsenal = Арсенал
card-arsenal-text = 3 щита.
card-pretorium = Преторий
card-pretorium-text = 3 щита.
card-academy = Академия
card-academy-text = Научный символ: солнечные часы; 3 очка.
card-study = Студия
card-study-text = Научный символ: солнечные часы; 3 очка.
card-chamber-of-commerce = Торговая палата
card-chamber-of-commerce-text = Сразу по 3 монеты за каждую серую карту в вашем городе; 3 очка.
card-port = Порт
card-port-text = Сразу по 2 монеты за каждую коричневую карту в вашем городе; 3 очка.
card-armory = Оружейная
card-armory-text = Сразу по 1 монете за каждую красную карту в вашем городе; 3 очка.
card-palace = Дворец
card-palace-text = 7 очков.
card-town-hall = Ратуша
card-town-hall-text = 7 очков.
card-obelisk = Обелиск
card-obelisk-text = 5 очков.
card-fortifications = Укрепления
card-fortifications-text = 2 щита.
card-siege-workshop = Осадная мастерская
card-siege-workshop-text = 2 щита.
card-circus = Цирк
card-circus-text = 2 щита.
card-university = Университет
card-university-text = Научный символ: армиллярная сфера; 2 очка.
card-observatory = Обсерватория
card-observatory-text = Научный символ: армиллярная сфера; 2 очка.
card-gardens = Сады
card-gardens-text = 6 очков.
card-pantheon = Пантеон
card-pantheon-text = 6 очков.
card-senate = Сенат
card-senate-text = 5 очков.
card-lighthouse = Маяк
card-lighthouse-text = Сразу по 1 монете за каждую жёлтую карту в вашем городе, включая эту; 3 очка.
card-arena = Арена
card-arena-text = Сразу по 2 монеты за каждое чудо, построенное в вашем городе; 3 очка.
card-merchants-guild = Гильдия торговцев
card-merchants-guild-text = Сразу по 1 монете и в конце по 1 очку за каждую жёлтую карту в городе, где их больше.
card-shipowners-guild = Гильдия судовладельцев
card-shipowners-guild-text = Сразу по 1 монете и в конце по 1 очку за каждую коричневую и серую карту в городе, где их вместе больше.
card-builders-guild = Гильдия строителей
card-builders-guild-text = В конце по 2 очка за каждое чудо, построенное в городе, где их больше.
card-magistrates-guild = Гильдия судей
card-magistrates-guild-text = Сразу по 1 монете и в конце по 1 очку за каждую синюю карту в городе, где их больше.
card-scientists-guild = Гильдия учёных
card-scientists-guild-text = Сразу по 1 монете и в конце по 1 очку за каждую зелёную карту в городе, где их больше.
card-moneylenders-guild = Гильдия ростовщиков
card-moneylenders-guild-text = В конце по 1 очку за каждые 3 монеты в более богатом городе.
card-tacticians-guild = Гильдия тактиков
card-tacticians-guild-text = Сразу по 1 монете и в конце по 1 очку за каждую красную карту в городе, где их больше.

wonder-appian-way = Аппиева дорога
wonder-appian-way-text = Вы получаете 3 монеты, соперник теряет 3; ещё один ход; 3 очка.
wonder-circus-maximus = Большой цирк
wonder-circus-maximus-text = Разрушьте серую карту соперника; 1 щит; 3 очка.
wonder-colossus = Колосс
wonder-colossus-text = 2 щита; 3 очка.
wonder-great-library = Александрийская библиотека
wonder-great-library-text = Возьмите из коробки 3 жетона прогресса и оставьте себе один; 4 очка.
wonder-great-lighthouse = Александрийский маяк
wonder-great-lighthouse-text = Каждый ход производит 1 единицу дерева, глины или камня на ваш выбор; 4 очка.
wonder-hanging-gardens = Висячие сады
wonder-hanging-gardens-text = Сразу 6 монет; ещё один ход; 3 очка.
wonder-mausoleum = Галикарнасский мавзолей
wonder-mausoleum-text = Постройте бесплатно одну карту из сброса; 2 очка.
wonder-piraeus = Пирей
wonder-piraeus-text = Каждый ход производит 1 единицу стекла или папируса на ваш выбор; ещё один ход; 2 очка.
wonder-pyramids = Пирамиды
wonder-pyramids-text = 9 очков.
wonder-sphinx = Сфинкс
wonder-sphinx-text = Ещё один ход; 6 очков.
wonder-statue-of-zeus = Статуя Зевса
wonder-statue-of-zeus-text = Разрушьте коричневую карту соперника; 1 щит; 3 очка.
wonder-temple-of-artemis = Храм Артемиды
wonder-temple-of-artemis-text = Сразу 12 монет; ещё один ход.

token-agriculture = Земледелие
token-agriculture-text = Сразу 6 монет; 4 очка.
token-architecture = Архитектура
token-architecture-text = Отныне ваши чудеса стоят на 2 ресурса меньше.
token-economy = Экономика
token-economy-text = Вам достаются монеты, которые соперник платит за ресурсы.
token-law = Закон
token-law-text = Научный символ: весы.
token-masonry = Каменная кладка
token-masonry-text = Отныне ваши синие карты стоят на 2 ресурса меньше.
token-mathematics = Математика
token-mathematics-text = По 3 очка за каждый ваш жетон прогресса, включая этот.
token-philosophy = Философия
token-philosophy-text = 7 очков.
token-strategy = Стратегия
token-strategy-text = Отныне каждая построенная вами красная карта даёт на 1 щит больше.
token-theology = Теология
token-theology-text = Отныне каждое построенное вами чудо даёт ещё один ход.
token-urbanism = Урбанизм
token-urbanism-text = Сразу 6 монет; ещё 4 монеты за каждое здание, построенное бесплатно по цепочке.

## Главы правил

chapter-SETUP = Подготовка
chapter-DRAFT = Выбор чудес
chapter-COST = Стоимость и торговля
chapter-TURN = Ход
chapter-DISC = Сброс за монеты
chapter-WON = Строительство чудес
chapter-AGE = Конец эпохи
chapter-MIL = Военное дело
chapter-SCI = Наука
chapter-PROG = Жетоны прогресса
chapter-CARD = Здания
chapter-GUILD = Гильдии
chapter-WEFF = Что дают чудеса
chapter-END = Конец игры
chapter-EX = Примеры
chapter-CLR = Уточнения

## Что решается

ask-first-player = Первый игрок определяется случайно.
ask-laying-tokens = Жетоны прогресса выкладываются случайно.
ask-laying-wonders = Случайно выкладываются четыре чуда света.
ask-picking = Выберите чудо света.
ask-laying-guilds = Случайно определяется, где лежат гильдии.
ask-dealing = Раскладываются карты эпохи.
ask-turning-up = Открывается карта.
ask-drawing = Из коробки берут три жетона прогресса.
ask-turn = Выберите доступную карту и что с ней сделать.
ask-taking = У вас пара символов: возьмите с поля жетон прогресса.
ask-keeping = Александрийская библиотека: оставьте себе один из трёх жетонов прогресса.
ask-destroying-brown = Статуя Зевса: выберите коричневую карту соперника, которая будет разрушена.
ask-destroying-grey = Большой цирк: выберите серую карту соперника, которая будет разрушена.
ask-reviving = Галикарнасский мавзолей: выберите карту из сброса и постройте её бесплатно.
ask-beginning = Выберите, кто начнёт следующую эпоху.
ask-over = Игра окончена.

## Ходы

move-first = первый игрок — { $seat }
move-tokens = выложить жетоны: { $token }
move-wonders = выложить чудеса: { $wonder }
move-guilds = гильдии лежат здесь: { $slot }
move-deal = выложить карту: { $card }
move-turn = открыть карту: { $card }
move-draw = взять из коробки: { $token }
move-pick = выбрать чудо: { $wonder }
move-build = построить: { $card }
move-discard = сбросить за монеты: { $card }
move-raise = возвести чудо: { $wonder } (карта: { $card })
move-take = взять жетон: { $token }
move-keep = оставить себе: { $token }
move-destroy = разрушить: { $card }
move-revive = построить из сброса: { $card }
move-begin = эпоху начинает { $seat }

## Журнал

log-first-player = { $seat } — первый игрок.
log-tokens-laid = Жетоны прогресса на поле: { $tokens }.
log-wonders-laid = Чудеса на выбор: { $wonders }.
log-picks = { $seat } выбирает чудо «{ $wonder }».
log-gets-last = { $seat } получает последнее чудо из четырёх: «{ $wonder }».
log-gets-fixed = { $seat } получает набор чудес: { $wonders }.
log-age-begins = Карты эпохи { $age ->
    [1] I
    [2] II
   *[other] III
} разложены.
log-starts = { $seat } начинает эпоху { $age ->
    [1] I
    [2] II
   *[other] III
}.
log-chooses-starter = { $seat } решает, кто начнёт: { $target }.
log-turns-up = Открыта карта «{ $card }».
log-builds = { $seat } строит здание «{ $card }» за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
log-builds-free = { $seat } строит здание «{ $card }» без оплаты.
log-builds-by-chain = { $seat } бесплатно строит по цепочке здание «{ $card }» (символ: { $chain }).
log-raises = { $seat } возводит чудо «{ $wonder }» { $coins ->
    [0] без оплаты
    [one] за { $coins } монету
    [few] за { $coins } монеты
   *[many] за { $coins } монет
} и кладёт под него карту «{ $card }».
log-buys = { $count ->
    [1] { $seat } покупает ресурс «{ $resource }» за { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
   *[other] { $seat } покупает ресурс «{ $resource }» ({ $count }) по { $each } за единицу, всего за { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
}
log-waives = { $seat } экономит благодаря жетону «{ $token }»: { $resource } × { $count }.
log-economy = Благодаря Экономике { $seat } получает { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
log-gains = { $seat } получает { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
log-loses = { $seat } { $coins ->
    [0] ничего не теряет: монет нет
    [one] теряет { $coins } монету
    [few] теряет { $coins } монеты
   *[many] теряет { $coins } монет
}.
log-discards = { $seat } сбрасывает карту «{ $card }» и получает { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
log-advances = { $seat } двигает маркер конфликта на { $steps ->
    [one] { $steps } ячейку
    [few] { $steps } ячейки
   *[many] { $steps } ячеек
}; { $distance ->
    [0] он стоит в центре
    [1] до столицы 8 ячеек
    [2] до столицы 7 ячеек
    [3] до столицы 6 ячеек
    [4] до столицы 5 ячеек
    [5] до столицы 4 ячейки
    [6] до столицы 3 ячейки
    [7] до столицы 2 ячейки
    [8] до столицы 1 ячейка
    [9] он входит в столицу
   *[other] перевес всё ещё у соперника
}.
log-loots = { $seat } снимает военный жетон на { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}: { $target } { $lost ->
    [0] ничего не теряет, монет нет
    [one] теряет { $lost } монету
    [few] теряет { $lost } монеты
   *[many] теряет { $lost } монет
}.
log-pair = { $seat } собирает пару символов: { $symbol }.
log-no-token-left = { $seat } собирает пару символов, но жетонов прогресса не осталось: { $symbol }.
log-takes = { $seat } берёт жетон прогресса «{ $token }».
log-draws-tokens = { $seat } берёт из коробки три жетона прогресса.
log-draws-tokens-seen = { $seat } берёт из коробки жетоны: { $tokens }.
log-keeps = { $seat } оставляет себе жетон прогресса «{ $token }».
log-destroys = { $seat } разрушает здание «{ $card }» ({ $target }).
log-nothing-to-destroy = { $seat } ничего не разрушает, таких карт у соперника нет: { $colour }.
log-revives = { $seat } бесплатно строит из сброса здание «{ $card }».
log-nothing-to-revive = { $seat } ничего не находит: сброс пуст.
log-retires = Построено семь чудес: чудо «{ $wonder }» возвращается в коробку ({ $seat }).
log-extra-turn = { $seat } делает ещё один ход.
log-extra-turn-lost = { $seat } теряет дополнительный ход: эпоха окончена.
log-age-ends = Эпоха { $age ->
    [1] I
    [2] II
   *[other] III
} окончена.
log-military-win = { $seat } входит в столицу соперника: военное превосходство!
log-scientific-win = { $seat } собирает шесть разных символов: научное превосходство!
log-scoring = Три эпохи позади, подсчитываются очки.

## Окончание

ending-military-supremacy = Военное превосходство: { $winners }.
ending-scientific-supremacy = Научное превосходство: { $winners }.
ending-civilian-victory = Гражданская победа: { $winners }.
ending-shared-victory = Общая победа: { $winners }.
reason-capital = Маркер конфликта вошёл в столицу соперника.
reason-symbols = В одном городе собрались шесть разных научных символов.
reason-points = После эпохи III у одного города больше очков.
reason-blue = Очков поровну; решили очки синих карт.
reason-shared = Очков поровну, и на синих картах тоже.
sheet-blue = Гражданские здания
sheet-green = Научные здания
sheet-yellow = Торговые здания
sheet-purple = Гильдии
sheet-wonders = Чудеса света
sheet-tokens = Жетоны прогресса
sheet-coins = Монеты, 1 очко за каждые 3
sheet-military = Военное дело
sheet-total = Всего
sheet-blue-tie-break = При равенстве: очки синих карт

## Почему нельзя

why-DU-SETUP-14 = Сейчас случайно определяется первый игрок, один из двух за столом.
why-DU-SETUP-18 = Сейчас на поле случайно выкладываются пять из десяти жетонов прогресса.
why-DU-DRAFT-06 = Взять можно только чудо света из группы на столе.
why-DU-DRAFT-07 = Сначала разбирают чудеса света этой группы.
why-DU-DRAFT-11 = Группа — это четыре чуда света, которых ещё не выкладывали.
why-DU-TURN-08 = В свой ход вы выбираете одну из открытых карт структуры; этой среди них нет.
why-DU-TURN-10 = { $card }: на этой карте ещё { $covered_by ->
    [one] лежит { $covered_by } карта
    [few] лежат { $covered_by } карты
   *[many] лежит { $covered_by } карт
}.
why-DU-TURN-15 = Сначала делается выбор, который вызвала сыгранная карта.
why-DU-COST-17 = Не хватает монет: { $thing } — цена { $need }, а у вас { $have }.{ $coins ->
    [0] {""}
   *[other] {""} Цена в монетах на карте: { $coins }.
}{ $wood ->
    [0] {""}
   *[other] {""}{ $wood_rival ->
        [0] {""} Дерево: { $wood } по { $wood_each }.
       *[other] {""} Дерево: { $wood } по { $wood_each } (на картах соперника { $wood_rival }).
    }
}{ $clay ->
    [0] {""}
   *[other] {""}{ $clay_rival ->
        [0] {""} Глина: { $clay } по { $clay_each }.
       *[other] {""} Глина: { $clay } по { $clay_each } (на картах соперника { $clay_rival }).
    }
}{ $stone ->
    [0] {""}
   *[other] {""}{ $stone_rival ->
        [0] {""} Камень: { $stone } по { $stone_each }.
       *[other] {""} Камень: { $stone } по { $stone_each } (на картах соперника { $stone_rival }).
    }
}{ $glass ->
    [0] {""}
   *[other] {""}{ $glass_rival ->
        [0] {""} Стекло: { $glass } по { $glass_each }.
       *[other] {""} Стекло: { $glass } по { $glass_each } (на картах соперника { $glass_rival }).
    }
}{ $papyrus ->
    [0] {""}
   *[other] {""}{ $papyrus_rival ->
        [0] {""} Папирус: { $papyrus } по { $papyrus_each }.
       *[other] {""} Папирус: { $papyrus } по { $papyrus_each } (на картах соперника { $papyrus_rival }).
    }
}
why-DU-WON-05 = { $wonder }: среди ваших непостроенных чудес света такого нет.
why-DU-WON-10 = Семь чудес света уже построены: больше строить нельзя.
why-DU-SCI-04 = Взять можно только жетон прогресса, который лежит на поле.
why-DU-WEFF-03 = Большой цирк разрушает серую карту в городе соперника; эта карта не такая.
why-DU-WEFF-20 = Статуя Зевса разрушает коричневую карту в городе соперника; эта карта не такая.
why-DU-WEFF-06 = Оставить можно один из трёх жетонов, взятых для Александрийской библиотеки; этого среди них нет.
why-DU-WEFF-12 = Мавзолей строит карту из сброса; этой там нет.
why-DU-AGE-05 = Эпоху начинает один из двух игроков.
why-DU-END-01 = Игра окончена: победа по превосходству.
why-DU-END-02 = Игра окончена: очки подсчитаны.
why-DU-CLR-06 = Сейчас случайно определяется, что выложить или открыть.
why-DU-CLR-07 = Сейчас решается другой вопрос.
why-DU-CLR-08 = Сначала решается, кто начнёт эпоху.
why-DU-CLR-23 = Гильдии лежат на трёх из двадцати мест.
why-DU-CLR-24 = Открыться может только ещё не открытая карта с такой же рубашкой.
why-DU-CLR-27 = Берутся три жетона из коробки.

## Доска в браузере

board-filter-cards = Карты
board-filter-coins = Монеты
board-filter-course = Ход игры
show-table = Стол
show-panel = Подробно
show-close = Закрыть
show-me = { $name } (вы)
show-winner = Победа
show-structure = Карты: { $age }
show-available = доступна
show-covered = ещё закрыта другими
show-covered-text = Ещё закрыта: её можно будет сыграть, когда заберут карты, лежащие поверх.
show-face-down = Карта рубашкой вверх. Посмотреть, чем она может быть
show-face-down-guild = Гильдия рубашкой вверх. Посмотреть, чем она может быть
show-press-card = Нажмите на карту, чтобы выбрать, что с ней сделать.
show-hint-turn = Выберите подсвеченную карту: здесь видно, сколько и почему она вам стоит и как её можно сыграть.
show-hint-look = Выберите карту, чудо или жетон, чтобы узнать о них больше.
show-ways = Что сделать с картой
show-way-build = Построить
show-way-discard = Сбросить
show-key-arrows = Переходить от карты к карте
show-key-build = Построить выбранную карту
show-key-discard = Сбросить выбранную карту за монеты
show-key-wonder = Возвести чудо с выбранной картой
show-key-leave = Закрыть выбранную карту
show-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
show-free = бесплатно
show-free-by-chain = бесплатно по цепочке: { $chain }
show-costs = стоит { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}
show-costs-too-much = стоит { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}, сейчас не хватает
show-bill-for = Цена: { $name }
show-bill-produced = производится
show-bill-chosen = производится на выбор
show-bill-waived = не нужно: { $token }
show-bill-bought = по { $each } = { $base } + { $rival } у соперника
show-bill-bought-plain = по { $each }, у соперника нет
show-bill-fixed = твёрдая цена { $each }
show-bill-printed = монеты на карте
show-bill-chain = бесплатно по цепочке: { $chain }
show-bill-free = Бесплатно
show-bill-total = К оплате из { $coins }
show-bill-short = { $coins ->
    [one] Не хватает { $coins } монеты.
    [few] Не хватает { $coins } монет.
   *[many] Не хватает { $coins } монет.
}
show-bill-to-rival = Плата за ресурсы достаётся сопернику: у него «Экономика».
show-rival-price = { $name }: { $price }
show-free-with = Бесплатно, если есть: { $card }
show-steps = { $steps ->
    [one] { $steps } ячейка вперёд
    [few] { $steps } ячейки вперёд
   *[many] { $steps } ячеек вперёд
}
show-pair = пара символов: жетон прогресса
show-symbols = символов { $count } из 6
show-gains = + { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}
show-takes = соперник теряет { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}
show-points-more = { $points ->
    [one] { $points } очко сейчас
    [few] { $points } очка сейчас
   *[many] { $points } очков сейчас
}
show-again = ещё один ход
show-wins-military = победа сразу: столица
show-wins-science = победа сразу: шесть символов
show-points = { $count ->
    [one] { $count } очко сейчас
    [few] { $count } очка сейчас
   *[many] { $count } очков сейчас
}
show-races = Три пути к победе
show-way-military = Война
show-way-science = Наука
show-way-points = Очки
show-way-military-text = Кто приведёт маркер конфликта в столицу соперника, побеждает сразу. Число — сколько ячеек осталось.
show-way-science-text = Кто соберёт шесть разных научных символов, побеждает сразу.
show-way-points-text = Если этого не случилось, после эпохи III решают очки.
show-points-now = Если подсчитать сейчас
show-race-military = { $name }: до столицы соперника { $count ->
    [one] { $count } ячейка
    [few] { $count } ячейки
   *[many] { $count } ячеек
}
show-race-science = { $name }: разных символов { $count } из 6
show-race-points = { $name }: сейчас { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
show-track = Военный трек
show-pawn-centre = маркер конфликта стоит в центре
show-pawn = маркер конфликта на { $distance ->
    [one] { $distance } ячейку
    [few] { $distance } ячейки
   *[many] { $distance } ячеек
} в сторону игрока { $name }
show-loot = жетон на { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
} на стороне игрока { $name }
show-board-tokens = Жетоны прогресса на поле
show-own-tokens = Жетоны прогресса
show-my-city = Ваш город
show-city = Город игрока { $name }
show-look-city = { $name }: осмотреть весь город
show-buildings = Здания
show-no-buildings = зданий пока нет
show-stock = Производит: { $what }
show-stock-none = Пока ничего не производит
show-raw-choices = сырьё на выбор: { $count }
show-made-choices = товар на выбор: { $count }
show-chains = Цепочки: { $chains }
show-resource = Ресурс
show-makes = Есть
show-buys-at = Цена
show-discard-brings = сброс карты приносит { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}
show-wonders = Чудеса света
show-wonder-built = { $wonder }, построено
show-wonder-retired = { $wonder }, вне игры
show-built = Построено.
show-under = Карта под ним: { $card }.
show-retired = Построено семь чудес: это возвести уже нельзя.
show-wonder-how = Чтобы возвести его, сначала выберите карту в структуре; она ляжет под чудо.
show-draft = Чудеса на выбор
show-discard = Сброс
show-discard-empty = Пока ничего не сброшено.
show-look-through = Сброс, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}. Просмотреть
show-unseen = Ещё скрыты
show-unseen-count = Ещё скрыто: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}. Просмотреть
show-unseen-text = Закрытые карты этой эпохи — среди этих; три карты эпохи в игре не участвуют.
show-unseen-none = Больше ничего не скрыто.
show-box = Коробка
show-box-count = Жетонов прогресса в коробке: { $count }. Посмотреть
show-box-text = Эти жетоны прогресса не попали на поле. Вернуть один из них может только Александрийская библиотека.

## Стол в терминале

board-headline = Эпоха { $age ->
    [1] I
    [2] II
   *[other] III
} · построено чудес { $built } из 7 · сброс { $discard }
board-headline-before = Перед эпохой I
board-coins = Монеты
board-points = Очки
board-symbols = Символы
board-capital = До столицы
board-brown = корич.
board-grey = серые
board-blue = синие
board-green = зелёные
board-yellow = жёлтые
board-red = красные
board-purple = гильдии
board-tokens = Жетоны прогресса на поле: { $tokens }
board-group = Чудеса света на выбор: { $wonders }
board-drawn = Взято из коробки: { $tokens }
board-wonders = Чудеса: { $wonders }
board-owned-tokens = Жетоны: { $tokens }
board-discarding = За сброс карты: { $coins }●
board-discard = Сброс: { $cards }
board-legend = ● монета · число на доступной карте или чуде: цена для вас · ✗ не хватает монет · ▒ закрытая карта, G гильдия · ★ построено · – уже нельзя построить · ¹ первый игрок · ▲ маркер конфликта, 2 и 5 — военные жетоны
