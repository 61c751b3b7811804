# 7 Wonders Duel на български: имена, ефекти, въпроси, дневник, откази.

## Имена

resource-wood = Дърво
resource-clay = Глина
resource-stone = Камък
resource-glass = Стъкло
resource-papyrus = Папирус

colour-brown = Суровини
colour-grey = Занаятчийски стоки
colour-blue = Граждански сгради
colour-green = Научни сгради
colour-yellow = Търговски сгради
colour-red = Военни сгради
colour-purple = Гилдии

symbol-inkwell = Мастилница
symbol-mortar = Хаван
symbol-level = Отвес
symbol-wheel = Колело
symbol-sundial = Слънчев часовник
symbol-armillary = Армиларна сфера
symbol-scales = Везни

chain-horseshoe = Подкова
chain-sword = Меч
chain-tower = Кула
chain-target = Мишена
chain-helmet = Шлем
chain-book = Книга
chain-gear = Зъбно колело
chain-lyre = Лира
chain-lamp = Лампа
chain-mask = Маска
chain-column = Колона
chain-moon = Луна
chain-sun = Слънце
chain-drop = Капка
chain-portico = Портик
chain-amphora = Амфора
chain-barrel = Бъчва

slot = място { $number }

age-1 = Епоха I
age-2 = Епоха II
age-3 = Епоха III
board-round = Епоха { $round ->
    [1] I
    [2] II
   *[other] III
}
board-round-before = Преди епоха I
board-round-go = Към епоха

card-lumber-yard = Сечище
card-lumber-yard-text = Всеки ход произвежда 1 единица дърво.
card-logging-camp = Дърводобивен лагер
card-logging-camp-text = Всеки ход произвежда 1 единица дърво.
card-clay-pool = Находище на глина
card-clay-pool-text = Всеки ход произвежда 1 единица глина.
card-clay-pit = Глинена кариера
card-clay-pit-text = Всеки ход произвежда 1 единица глина.
card-quarry = Каменоломна
card-quarry-text = Всеки ход произвежда 1 единица камък.
card-stone-pit = Каменна кариера
card-stone-pit-text = Всеки ход произвежда 1 единица камък.
card-glassworks = Стъкларска работилница
card-glassworks-text = Всеки ход произвежда 1 единица стъкло.
card-press = Преса
card-press-text = Всеки ход произвежда 1 единица папирус.
card-guard-tower = Стражева кула
card-guard-tower-text = 1 щит.
card-workshop = Работилница
card-workshop-text = Научен символ: отвес; 1 точка.
card-apothecary = Аптека
card-apothecary-text = Научен символ: колело; 1 точка.
card-stone-reserve = Склад за камък
card-stone-reserve-text = Купувате камък по 1 монета за единица.
card-clay-reserve = Склад за глина
card-clay-reserve-text = Купувате глина по 1 монета за единица.
card-wood-reserve = Склад за дърво
card-wood-reserve-text = Купувате дърво по 1 монета за единица.
card-stable = Конюшня
card-stable-text = 1 щит; по-късно безплатно: „Коневъди“.
card-garrison = Гарнизон
card-garrison-text = 1 щит; по-късно безплатно: „Казарма“.
card-palisade = Палисада
card-palisade-text = 1 щит; по-късно безплатно: „Укрепления“.
card-scriptorium = Скрипторий
card-scriptorium-text = Научен символ: мастилница; по-късно безплатно: „Библиотека“.
card-pharmacist = Фармацевт
card-pharmacist-text = Научен символ: хаван; по-късно безплатно: „Лечебница“.
card-theater = Театър
card-theater-text = 3 точки; по-късно безплатно: „Статуя“.
card-altar = Олтар
card-altar-text = 3 точки; по-късно безплатно: „Храм“.
card-baths = Бани
card-baths-text = 3 точки; по-късно безплатно: „Акведукт“.
card-tavern = Таверна
card-tavern-text = Веднага 4 монети; по-късно безплатно: „Фар“.
card-sawmill = Дъскорезница
card-sawmill-text = Всеки ход произвежда 2 единици дърво.
card-brickyard = Тухларна
card-brickyard-text = Всеки ход произвежда 2 единици глина.
card-shelf-quarry = Стъпаловидна каменоломна
card-shelf-quarry-text = Всеки ход произвежда 2 единици камък.
card-glassblower = Стъклодув
card-glassblower-text = Всеки ход произвежда 1 единица стъкло.
card-drying-room = Сушилня
card-drying-room-text = Всеки ход произвежда 1 единица папирус.
card-walls = Крепостни стени
card-walls-text = 2 щита.
card-forum = Форум
card-forum-text = Всеки ход произвежда 1 единица стъкло или папирус по ваш избор.
card-caravansery = Кервансарай
card-caravansery-text = Всеки ход произвежда 1 единица дърво, глина или камък по ваш избор.
card-customs-house = Митница
card-customs-house-text = Купувате стъкло и папирус по 1 монета за единица.
card-tribunal = Трибунал
card-tribunal-text = 5 точки.
card-horse-breeders = Коневъди
card-horse-breeders-text = 1 щит.
card-barracks = Казарма
card-barracks-text = 1 щит.
card-archery-range = Стрелбище
card-archery-range-text = 2 щита; по-късно безплатно: „Обсадна работилница“.
card-parade-ground = Плац
card-parade-ground-text = 2 щита; по-късно безплатно: „Цирк“.
card-library = Библиотека
card-library-text = Научен символ: мастилница; 2 точки.
card-dispensary = Лечебница
card-dispensary-text = Научен символ: хаван; 2 точки.
card-school = Училище
card-school-text = Научен символ: колело; 1 точка; по-късно безплатно: „Университет“.
card-laboratory = Лаборатория
card-laboratory-text = Научен символ: отвес; 1 точка; по-късно безплатно: „Обсерватория“.
card-statue = Статуя
card-statue-text = 4 точки; по-късно безплатно: „Градини“.
card-temple = Храм
card-temple-text = 4 точки; по-късно безплатно: „Пантеон“.
card-aqueduct = Акведукт
card-aqueduct-text = 5 точки.
card-rostrum = Трибуна
card-rostrum-text = 4 точки; по-късно безплатно: „Сенат“.
card-brewery = Пивоварна
card-brewery-text = Веднага 6 монети; по-късно безплатно: „Арена“.
card-arsenal = Арсенал
card-arsenal-text = 3 щита.
card-pretorium = Преторий
card-pretorium-text = 3 щита.
card-academy = Академия
card-academy-text = Научен символ: слънчев часовник; 3 точки.
card-study = Учен кабинет
card-study-text = Научен символ: слънчев часовник; 3 точки.
card-chamber-of-commerce = Търговска палата
card-chamber-of-commerce-text = Веднага по 3 монети за всяка сива карта в града ви; 3 точки.
card-port = Пристанище
card-port-text = Веднага по 2 монети за всяка кафява карта в града ви; 3 точки.
card-armory = Оръжейна
card-armory-text = Веднага по 1 монета за всяка червена карта в града ви; 3 точки.
card-palace = Дворец
card-palace-text = 7 точки.
card-town-hall = Кметство
card-town-hall-text = 7 точки.
card-obelisk = Обелиск
card-obelisk-text = 5 точки.
card-fortifications = Укрепления
card-fortifications-text = 2 щита.
card-siege-workshop = Обсадна работилница
card-siege-workshop-text = 2 щита.
card-circus = Цирк
card-circus-text = 2 щита.
card-university = Университет
card-university-text = Научен символ: армиларна сфера; 2 точки.
card-observatory = Обсерватория
card-observatory-text = Научен символ: армиларна сфера; 2 точки.
card-gardens = Градини
card-gardens-text = 6 точки.
card-pantheon = Пантеон
card-pantheon-text = 6 точки.
card-senate = Сенат
card-senate-text = 5 точки.
card-lighthouse = Фар
card-lighthouse-text = Веднага по 1 монета за всяка жълта карта в града ви, включително тази; 3 точки.
card-arena = Арена
card-arena-text = Веднага по 2 монети за всяко построено чудо в града ви; 3 точки.
card-merchants-guild = Гилдия на търговците
card-merchants-guild-text = Веднага по 1 монета и накрая по 1 точка за всяка жълта карта в града, където са повече.
card-shipowners-guild = Гилдия на корабовладелците
card-shipowners-guild-text = Веднага по 1 монета и накрая по 1 точка за всяка кафява и сива карта в града, където общо са повече.
card-builders-guild = Гилдия на строителите
card-builders-guild-text = Накрая по 2 точки за всяко построено чудо в града, където са повече.
card-magistrates-guild = Гилдия на магистратите
card-magistrates-guild-text = Веднага по 1 монета и накрая по 1 точка за всяка синя карта в града, където са повече.
card-scientists-guild = Гилдия на учените
card-scientists-guild-text = Веднага по 1 монета и накрая по 1 точка за всяка зелена карта в града, където са повече.
card-moneylenders-guild = Гилдия на лихварите
card-moneylenders-guild-text = Накрая по 1 точка на всеки 3 монети в по-богатия град.
card-tacticians-guild = Гилдия на тактиците
card-tacticians-guild-text = Веднага по 1 монета и накрая по 1 точка за всяка червена карта в града, където са повече.

wonder-appian-way = Виа Апия
wonder-appian-way-text = Получавате 3 монети, противникът губи 3; още един ход; 3 точки.
wonder-circus-maximus = Циркус Максимус
wonder-circus-maximus-text = Разрушете сива карта на противника; 1 щит; 3 точки.
wonder-colossus = Родоският колос
wonder-colossus-text = 2 щита; 3 точки.
wonder-great-library = Александрийската библиотека
wonder-great-library-text = Изтеглете 3 жетона за напредък от кутията и задръжте един; 4 точки.
wonder-great-lighthouse = Александрийският фар
wonder-great-lighthouse-text = Всеки ход произвежда 1 единица дърво, глина или камък по ваш избор; 4 точки.
wonder-hanging-gardens = Висящите градини
wonder-hanging-gardens-text = Веднага 6 монети; още един ход; 3 точки.
wonder-mausoleum = Мавзолеят в Халикарнас
wonder-mausoleum-text = Постройте безплатно една от изчистените карти; 2 точки.
wonder-piraeus = Пирея
wonder-piraeus-text = Всеки ход произвежда 1 единица стъкло или папирус по ваш избор; още един ход; 2 точки.
wonder-pyramids = Пирамидите
wonder-pyramids-text = 9 точки.
wonder-sphinx = Сфинксът
wonder-sphinx-text = Още един ход; 6 точки.
wonder-statue-of-zeus = Статуята на Зевс
wonder-statue-of-zeus-text = Разрушете кафява карта на противника; 1 щит; 3 точки.
wonder-temple-of-artemis = Храмът на Артемида
wonder-temple-of-artemis-text = Веднага 12 монети; още един ход.

token-agriculture = Земеделие
token-agriculture-text = Веднага 6 монети; 4 точки.
token-architecture = Архитектура
token-architecture-text = Отсега чудесата ви струват с 2 ресурса по-малко.
token-economy = Икономика
token-economy-text = Вие получавате монетите, които противникът плаща за ресурси.
token-law = Закон
token-law-text = Научен символ: везни.
token-masonry = Зидарство
token-masonry-text = Отсега сините ви карти струват с 2 ресурса по-малко.
token-mathematics = Математика
token-mathematics-text = По 3 точки за всеки ваш жетон за напредък, включително този.
token-philosophy = Философия
token-philosophy-text = 7 точки.
token-strategy = Стратегия
token-strategy-text = Отсега всяка червена карта, която построите, носи 1 щит повече.
token-theology = Теология
token-theology-text = Отсега всяко чудо, което построите, дава още един ход.
token-urbanism = Урбанизъм
token-urbanism-text = Веднага 6 монети; още 4 монети за всяка сграда, построена безплатно по верига.

## Глави на правилата

chapter-SETUP = Подготовка
chapter-DRAFT = Избор на чудеса
chapter-COST = Цена и търговия
chapter-TURN = Ходът
chapter-DISC = Изчистване за монети
chapter-WON = Строеж на чудеса
chapter-AGE = Край на епохата
chapter-MIL = Военно дело
chapter-SCI = Наука
chapter-PROG = Жетони за напредък
chapter-CARD = Сгради
chapter-GUILD = Гилдии
chapter-WEFF = Какво дават чудесата
chapter-END = Край на играта
chapter-EX = Примери
chapter-CLR = Уточнения

## Какво се решава

ask-first-player = Първият играч се определя случайно.
ask-laying-tokens = Жетоните за напредък се подреждат случайно.
ask-laying-wonders = Случайно се разкриват четири чудеса.
ask-picking = Изберете чудо.
ask-laying-guilds = Случайно се определя къде лежат гилдиите.
ask-dealing = Подреждат се картите на епохата.
ask-turning-up = Открива се карта.
ask-drawing = От кутията се теглят три жетона за напредък.
ask-turn = Изберете достъпна карта и как да я изиграете.
ask-taking = Имате двойка символи: вземете жетон за напредък от таблото.
ask-keeping = Александрийската библиотека: задръжте един от трите жетона за напредък.
ask-destroying-brown = Статуята на Зевс: изберете кафява карта на противника, която да разрушите.
ask-destroying-grey = Циркус Максимус: изберете сива карта на противника, която да разрушите.
ask-reviving = Мавзолеят в Халикарнас: изберете изчистена карта и я постройте безплатно.
ask-beginning = Изберете кой започва следващата епоха.
ask-over = Играта приключи.

## Ходове

move-first = { $seat } е първи играч
move-tokens = подреждане на жетони: { $token }
move-wonders = разкриване на чудеса: { $wonder }
move-guilds = гилдиите са тук: { $slot }
move-deal = поставяне на карта: { $card }
move-turn = откриване на карта: { $card }
move-draw = теглене от кутията: { $token }
move-pick = избор на чудо: { $wonder }
move-build = строеж: { $card }
move-discard = изчистване за монети: { $card }
move-raise = издигане на чудо: { $wonder } (карта: { $card })
move-take = вземане на жетон: { $token }
move-keep = задържане на жетон: { $token }
move-destroy = разрушаване: { $card }
move-revive = строеж от изчистените: { $card }
move-begin = { $seat } започва епохата

## Дневник

log-first-player = { $seat } е първи играч.
log-tokens-laid = Жетони за напредък на таблото: { $tokens }.
log-wonders-laid = Чудеса за избор: { $wonders }.
log-picks = { $seat } избира чудото „{ $wonder }“.
log-gets-last = { $seat } получава последното от четирите чудеса: „{ $wonder }“.
log-gets-fixed = { $seat } получава комплект чудеса: { $wonders }.
log-age-begins = Картите на епоха { $age ->
    [1] I
    [2] II
   *[other] III
} са подредени.
log-starts = { $seat } започва епоха { $age ->
    [1] I
    [2] II
   *[other] III
}.
log-chooses-starter = { $seat } решава кой започва: { $target }.
log-turns-up = Открита е карта „{ $card }“.
log-builds = { $seat } строи „{ $card }“ за { $coins ->
    [one] { $coins } монета
   *[other] { $coins } монети
}.
log-builds-free = { $seat } строи „{ $card }“, без да плаща.
log-builds-by-chain = { $seat } строи „{ $card }“ безплатно по верига (символ: { $chain }).
log-raises = { $seat } издига чудото „{ $wonder }“ { $coins ->
    [0] без плащане
    [one] за { $coins } монета
   *[other] за { $coins } монети
} и поставя под него карта „{ $card }“.
log-buys = { $count ->
    [1] { $seat } купува ресурс „{ $resource }“ за { $coins ->
        [one] { $coins } монета
       *[other] { $coins } монети
    }.
   *[other] { $seat } купува ресурс „{ $resource }“ ({ $count }) по { $each } за единица, общо за { $coins ->
        [one] { $coins } монета
       *[other] { $coins } монети
    }.
}
log-waives = { $seat } спестява благодарение на жетона „{ $token }“: { $resource } × { $count }.
log-economy = Благодарение на Икономика { $seat } получава { $coins ->
    [one] { $coins } монета
   *[other] { $coins } монети
}.
log-gains = { $seat } получава { $coins ->
    [one] { $coins } монета
   *[other] { $coins } монети
}.
log-loses = { $seat } { $coins ->
    [0] не губи нищо: няма монети
    [one] губи { $coins } монета
   *[other] губи { $coins } монети
}.
log-discards = { $seat } изчиства „{ $card }“ и получава { $coins ->
    [one] { $coins } монета
   *[other] { $coins } монети
}.
log-advances = { $seat } мести пионката на конфликта с { $steps ->
    [one] { $steps } поле
   *[other] { $steps } полета
}; { $distance ->
    [0] тя е в центъра
    [1] до столицата остават 8 полета
    [2] до столицата остават 7 полета
    [3] до столицата остават 6 полета
    [4] до столицата остават 5 полета
    [5] до столицата остават 4 полета
    [6] до столицата остават 3 полета
    [7] до столицата остават 2 полета
    [8] до столицата остава 1 поле
    [9] тя влиза в столицата
   *[other] надмощието още е на противника
}.
log-loots = { $seat } сваля военен жетон за { $coins ->
    [one] { $coins } монета
   *[other] { $coins } монети
}: { $target } { $lost ->
    [0] не губи нищо, няма монети
    [one] губи { $lost } монета
   *[other] губи { $lost } монети
}.
log-pair = { $seat } събира двойка символи: { $symbol }.
log-no-token-left = { $seat } събира двойка символи, но няма останали жетони за напредък: { $symbol }.
log-takes = { $seat } взема жетона за напредък „{ $token }“.
log-draws-tokens = { $seat } тегли от кутията три жетона за напредък.
log-draws-tokens-seen = { $seat } тегли от кутията жетони: { $tokens }.
log-keeps = { $seat } задържа жетона за напредък „{ $token }“.
log-destroys = { $seat } разрушава „{ $card }“ на { $target }.
log-nothing-to-destroy = { $seat } не разрушава нищо, противникът няма такива карти: { $colour }.
log-revives = { $seat } строи безплатно „{ $card }“ от изчистените карти.
log-nothing-to-revive = { $seat } не намира нищо: няма изчистени карти.
log-retires = Построени са седем чудеса: чудото „{ $wonder }“ се връща в кутията ({ $seat }).
log-extra-turn = { $seat } играе още един ход.
log-extra-turn-lost = { $seat } губи допълнителния ход: епохата приключи.
log-age-ends = Епоха { $age ->
    [1] I
    [2] II
   *[other] III
} приключи.
log-military-win = { $seat } влиза в столицата на противника: военно превъзходство!
log-scientific-win = { $seat } събира шест различни символа: научно превъзходство!
log-scoring = Трите епохи приключиха и точките се броят.

## Край

ending-military-supremacy = Военно превъзходство: { $winners }.
ending-scientific-supremacy = Научно превъзходство: { $winners }.
ending-civilian-victory = Гражданска победа: { $winners }.
ending-shared-victory = Споделена победа: { $winners }.
reason-capital = Пионката на конфликта влезе в столицата на противника.
reason-symbols = В един град се събраха шест различни научни символа.
reason-points = След епоха III единият град има повече точки.
reason-blue = Точките са равни; решиха точките от сините карти.
reason-shared = Точките са равни, и тези от сините карти също.
sheet-blue = Граждански сгради
sheet-green = Научни сгради
sheet-yellow = Търговски сгради
sheet-purple = Гилдии
sheet-wonders = Чудеса
sheet-tokens = Жетони за напредък
sheet-coins = Монети, 1 точка на всеки 3
sheet-military = Военно дело
sheet-total = Общо
sheet-blue-tie-break = При равенство: точки от сини карти

## Защо не

why-DU-SETUP-14 = Сега случайно се определя първият играч, един от двамата на масата.
why-DU-SETUP-18 = Сега на таблото случайно се поставят пет от десетте жетона за напредък.
why-DU-DRAFT-06 = Може да се вземе само чудо от групата на масата.
why-DU-DRAFT-07 = Първо се разпределят чудесата от тази група.
why-DU-DRAFT-11 = Групата е от четири чудеса, които още не са били подреждани.
why-DU-TURN-08 = В хода си избирате една от откритите карти на подредбата; тази не е сред тях.
why-DU-TURN-10 = { $card }: върху тази карта още { $covered_by ->
    [one] лежи { $covered_by } карта
   *[other] лежат { $covered_by } карти
}.
why-DU-TURN-15 = Първо се прави изборът, който изиграната карта носи.
why-DU-COST-17 = Не достигат монети: { $thing } струва { $need }, а вие имате { $have }.{ $coins ->
    [0] {""}
   *[other] {""} Цена в монети върху картата: { $coins }.
}{ $wood ->
    [0] {""}
   *[other] {""}{ $wood_rival ->
        [0] {""} Дърво: { $wood } по { $wood_each }.
       *[other] {""} Дърво: { $wood } по { $wood_each } (картите на противника показват { $wood_rival }).
    }
}{ $clay ->
    [0] {""}
   *[other] {""}{ $clay_rival ->
        [0] {""} Глина: { $clay } по { $clay_each }.
       *[other] {""} Глина: { $clay } по { $clay_each } (картите на противника показват { $clay_rival }).
    }
}{ $stone ->
    [0] {""}
   *[other] {""}{ $stone_rival ->
        [0] {""} Камък: { $stone } по { $stone_each }.
       *[other] {""} Камък: { $stone } по { $stone_each } (картите на противника показват { $stone_rival }).
    }
}{ $glass ->
    [0] {""}
   *[other] {""}{ $glass_rival ->
        [0] {""} Стъкло: { $glass } по { $glass_each }.
       *[other] {""} Стъкло: { $glass } по { $glass_each } (картите на противника показват { $glass_rival }).
    }
}{ $papyrus ->
    [0] {""}
   *[other] {""}{ $papyrus_rival ->
        [0] {""} Папирус: { $papyrus } по { $papyrus_each }.
       *[other] {""} Папирус: { $papyrus } по { $papyrus_each } (картите на противника показват { $papyrus_rival }).
    }
}
why-DU-WON-05 = { $wonder } не е сред вашите непостроени чудеса.
why-DU-WON-10 = Седем чудеса вече са построени: друго не може да се строи.
why-DU-SCI-04 = Може да се вземе само жетон за напредък, който лежи на таблото.
why-DU-WEFF-03 = Циркус Максимус разрушава сива карта в града на противника; тази не е такава.
why-DU-WEFF-20 = Статуята на Зевс разрушава кафява карта в града на противника; тази не е такава.
why-DU-WEFF-06 = Запазва се един от трите жетона, изтеглени за Александрийската библиотека; този не е сред тях.
why-DU-WEFF-12 = Мавзолеят строи карта от изчистените; тази не е там.
why-DU-AGE-05 = Епохата започва един от двамата играчи.
why-DU-END-01 = Играта свърши: спечелена е с превъзходство.
why-DU-END-02 = Играта свърши: точките са преброени.
why-DU-CLR-06 = Сега случайно се определя какво се подрежда или открива.
why-DU-CLR-07 = Сега се решава друго.
why-DU-CLR-08 = Първо се решава кой започва епохата.
why-DU-CLR-23 = Гилдиите лежат на три от двадесетте места.
why-DU-CLR-24 = Може да се открие само още неоткрита карта със същия гръб.
why-DU-CLR-27 = Теглят се три от жетоните в кутията.

## Дъската в браузъра

board-filter-cards = Карти
board-filter-coins = Монети
board-filter-course = Ход на играта
show-table = Масата
show-panel = Подробно
show-close = Затваряне
show-me = { $name } (вие)
show-winner = Победител
show-structure = Карти: { $age }
show-available = достъпна
show-covered = още е покрита
show-covered-text = Още е покрита: ще може да се играе, когато картите върху нея бъдат взети.
show-face-down = Карта с гърба нагоре. Вижте каква може да е
show-face-down-guild = Гилдия с гърба нагоре. Вижте каква може да е
show-press-card = Натиснете картата, за да изберете какво да направите с нея.
show-hint-turn = Изберете осветена карта: тук виждате колко и защо ви струва и как може да я изиграете.
show-hint-look = Изберете карта, чудо или жетон и тук ще видите повече за тях.
show-ways = Какво да се направи с картата
show-way-build = Построяване
show-way-discard = Изчистване
show-key-arrows = Обхождане на картите една по една
show-key-build = Построяване на избраната карта
show-key-discard = Изчистване на избраната карта за монети
show-key-wonder = Издигане на чудо с избраната карта
show-key-leave = Затваряне на избраната карта
show-coins = { $count ->
    [one] { $count } монета
   *[other] { $count } монети
}
show-free = безплатно
show-free-by-chain = безплатно по верига: { $chain }
show-costs = струва { $coins ->
    [one] { $coins } монета
   *[other] { $coins } монети
}
show-costs-too-much = струва { $coins ->
    [one] { $coins } монета
   *[other] { $coins } монети
}, сега не стигат
show-bill-for = Цена: { $name }
show-bill-produced = произвежда се
show-bill-chosen = произвежда се по избор
show-bill-waived = не е нужно: { $token }
show-bill-bought = по { $each } = { $base } + { $rival } у противника
show-bill-bought-plain = по { $each }, противникът няма
show-bill-fixed = твърда цена { $each }
show-bill-printed = монети върху картата
show-bill-chain = безплатно по верига: { $chain }
show-bill-free = Безплатно
show-bill-total = За плащане от { $coins }
show-bill-short = { $coins ->
    [one] Не достига { $coins } монета.
   *[other] Не достигат { $coins } монети.
}
show-bill-to-rival = Платеното за ресурси отива у противника: той има „Икономика“.
show-rival-price = { $name }: { $price }
show-free-with = Безплатно, ако имате: { $card }
show-steps = { $steps ->
    [one] { $steps } поле напред
   *[other] { $steps } полета напред
}
show-pair = двойка символи: жетон за напредък
show-symbols = { $count } от 6 символа
show-gains = + { $coins ->
    [one] { $coins } монета
   *[other] { $coins } монети
}
show-takes = противникът губи { $coins ->
    [one] { $coins } монета
   *[other] { $coins } монети
}
show-points-more = { $points ->
    [one] { $points } точка сега
   *[other] { $points } точки сега
}
show-again = още един ход
show-wins-military = победа веднага: столицата
show-wins-science = победа веднага: шест символа
show-points = { $count ->
    [one] { $count } точка сега
   *[other] { $count } точки сега
}
show-races = Три пътя към победата
show-way-military = Война
show-way-science = Наука
show-way-points = Точки
show-way-military-text = Който вкара пионката в столицата на противника, печели веднага. Числото показва колко полета остават.
show-way-science-text = Който събере шест различни научни символа, печели веднага.
show-way-points-text = Ако не се случи нито едното, след епоха III решават точките.
show-points-now = Ако се броеше сега
show-race-military = { $name }: { $count ->
    [one] { $count } поле
   *[other] { $count } полета
} до столицата на противника
show-race-science = { $name }: { $count } от 6 различни символа
show-race-points = { $name }: { $count ->
    [one] { $count } точка
   *[other] { $count } точки
} сега
show-track = Военна пътека
show-pawn-centre = пионката стои в центъра
show-pawn = пионката е { $distance ->
    [one] на { $distance } поле
   *[other] на { $distance } полета
} от страната на { $name }
show-loot = военен жетон за { $coins ->
    [one] { $coins } монета
   *[other] { $coins } монети
} от страната на { $name }
show-board-tokens = Жетони за напредък на таблото
show-own-tokens = Жетони за напредък
show-my-city = Вашият град
show-city = Градът на { $name }
show-look-city = { $name }: разглеждане на целия град
show-buildings = Сгради
show-no-buildings = още няма сгради
show-stock = Произвежда: { $what }
show-stock-none = Още не произвежда нищо
show-raw-choices = суровина по избор: { $count }
show-made-choices = стока по избор: { $count }
show-chains = Вериги: { $chains }
show-resource = Ресурс
show-makes = Има
show-buys-at = Цена
show-discard-brings = изчистването носи { $coins ->
    [one] { $coins } монета
   *[other] { $coins } монети
}
show-wonders = Чудеса
show-wonder-built = { $wonder }, построено
show-wonder-retired = { $wonder }, извън играта
show-built = Построено.
show-under = Карта под него: { $card }.
show-retired = Стоят седем чудеса: това вече не може да се построи.
show-wonder-how = За да го построите, първо изберете карта от подредбата; тя отива под чудото.
show-draft = Чудеса за избор
show-discard = Изчистени карти
show-discard-empty = Още нищо не е изчистено.
show-look-through = Изчистени карти: { $count }. Преглед
show-unseen = Още скрити
show-unseen-count = Още скрити: { $count ->
    [one] { $count } карта
   *[other] { $count } карти
}. Преглед
show-unseen-text = Закритите карти на тази епоха са сред тези; три карти от епохата не участват в играта.
show-unseen-none = Вече нищо не е скрито.
show-box = Кутия
show-box-count = Жетони за напредък в кутията: { $count }. Преглед
show-box-text = Тези жетони за напредък не излязоха на таблото. Само Александрийската библиотека може да върне един от тях.

## Масата в терминала

board-headline = Епоха { $age ->
    [1] I
    [2] II
   *[other] III
} · построени чудеса { $built } от 7 · изчистени карти { $discard }
board-headline-before = Преди епоха I
board-coins = Монети
board-points = Точки
board-symbols = Символи
board-capital = До столицата
board-brown = кафяви
board-grey = сиви
board-blue = сини
board-green = зелени
board-yellow = жълти
board-red = червени
board-purple = гилдии
board-tokens = Жетони за напредък на таблото: { $tokens }
board-group = Чудеса за избор: { $wonders }
board-drawn = Изтеглени от кутията: { $tokens }
board-wonders = Чудеса: { $wonders }
board-owned-tokens = Жетони: { $tokens }
board-discarding = За изчистена карта: { $coins }●
board-discard = Изчистени карти: { $cards }
board-legend = ● монета · число върху достъпна карта или чудо: цената за вас · ✗ не достигат монети · ▒ закрита карта, G гилдия · ★ построено · – вече не може да се построи · ¹ първи играч · ▲ пионката на конфликта, 2 и 5 са военни жетони
