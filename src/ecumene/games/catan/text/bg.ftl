# CATAN и „Градове и рицари“ на български: имена, ефекти, въпроси, дневник, откази.

## Имена

kind-lumber = дървен материал
kind-brick = тухли
kind-wool = вълна
kind-grain = зърно
kind-ore = руда
kind-paper = хартия
kind-cloth = плат
kind-coin = монети
for-lumber = дървен материал
for-brick = тухли
for-wool = вълна
for-grain = зърно
for-ore = руда
for-paper = хартия
for-cloth = плат
for-coin = монети
count-lumber = { $number } дървен материал
count-brick = { $number ->
    [one] { $number } тухла
   *[other] { $number } тухли
}
count-wool = { $number } вълна
count-grain = { $number ->
    [one] { $number } зърно
   *[other] { $number } зърна
}
count-ore = { $number ->
    [one] { $number } руда
   *[other] { $number } руди
}
count-paper = { $number } хартия
count-cloth = { $number ->
    [one] { $number } плат
   *[other] { $number } плата
}
count-coin = { $number ->
    [one] { $number } монета
   *[other] { $number } монети
}

terrain-sea = море
terrain-forest = гора
terrain-hills = хълмове
terrain-pasture = пасище
terrain-fields = ниви
terrain-mountains = планина
terrain-desert = пустиня
terrain-gold = златоносна река
near-sea = море
near-forest = гора
near-hills = хълмове
near-pasture = пасище
near-fields = ниви
near-mountains = планина
near-desert = пустиня
near-gold = златоносна река
at-forest = гора { $number }
at-hills = хълмове { $number }
at-pasture = пасище { $number }
at-fields = ниви { $number }
at-mountains = планина { $number }
at-gold = златоносна река { $number }
crossing = кръстовище { $number }
edge = ръб { $number }
hex = шестоъгълник { $number }
corner = ъгъл { $number }
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
harbour-lumber = 2:1, дървен материал
harbour-brick = 2:1, тухли
harbour-wool = 2:1, вълна
harbour-grain = 2:1, зърно
harbour-ore = 2:1, руда
harbour-generic = 3:1, всякаква карта

piece-settlement = Селище
piece-city = Град
piece-road = Път
piece-ship = Кораб
piece-basic-knight = Обикновен рицар
piece-strong-knight = Силен рицар
piece-mighty-knight = Могъщ рицар
piece-wall = Градска стена
level-basic = обикновен рицар
level-strong = силен рицар
level-mighty = могъщ рицар

track-trade = Търговия
track-politics = Политика
track-science = Наука
track-trade-1 = Пазар
track-trade-2 = Търговска къща
track-trade-3 = Гилдия
track-trade-4 = Банка
track-trade-5 = Борса
track-politics-1 = Кметство
track-politics-2 = Църква
track-politics-3 = Крепост
track-politics-4 = Катедрала
track-politics-5 = Съвет на Катан
track-science-1 = Манастир
track-science-2 = Библиотека
track-science-3 = Акведукт
track-science-4 = Театър
track-science-5 = Университет

event-ship = кораб на варварите
event-gate-trade = жълта порта (търговия)
event-gate-politics = синя порта (политика)
event-gate-science = зелена порта (наука)
dice-1-1 = бял 1, червен 1
dice-1-2 = бял 1, червен 2
dice-1-3 = бял 1, червен 3
dice-1-4 = бял 1, червен 4
dice-1-5 = бял 1, червен 5
dice-1-6 = бял 1, червен 6
dice-2-1 = бял 2, червен 1
dice-2-2 = бял 2, червен 2
dice-2-3 = бял 2, червен 3
dice-2-4 = бял 2, червен 4
dice-2-5 = бял 2, червен 5
dice-2-6 = бял 2, червен 6
dice-3-1 = бял 3, червен 1
dice-3-2 = бял 3, червен 2
dice-3-3 = бял 3, червен 3
dice-3-4 = бял 3, червен 4
dice-3-5 = бял 3, червен 5
dice-3-6 = бял 3, червен 6
dice-4-1 = бял 4, червен 1
dice-4-2 = бял 4, червен 2
dice-4-3 = бял 4, червен 3
dice-4-4 = бял 4, червен 4
dice-4-5 = бял 4, червен 5
dice-4-6 = бял 4, червен 6
dice-5-1 = бял 5, червен 1
dice-5-2 = бял 5, червен 2
dice-5-3 = бял 5, червен 3
dice-5-4 = бял 5, червен 4
dice-5-5 = бял 5, червен 5
dice-5-6 = бял 5, червен 6
dice-6-1 = бял 6, червен 1
dice-6-2 = бял 6, червен 2
dice-6-3 = бял 6, червен 3
dice-6-4 = бял 6, червен 4
dice-6-5 = бял 6, червен 5
dice-6-6 = бял 6, червен 6

card-merchant = Търговец
card-merchant-text = Поставете търговеца на шестоъгълник до ваше селище или град. Докато е ваш: 1 точка и размяна 2:1 с банката за ресурса на шестоъгълника.
card-commercial-harbour = Търговско пристанище
card-commercial-harbour-text = На всеки противник може веднъж да предложите скрито 1 ресурс; срещу него той ви дава 1 стока по свой избор.
card-merchant-fleet = Търговски флот
card-merchant-fleet-text = Посочете ресурс или стока: до края на хода я разменяте с банката 2:1.
card-master-merchant = Майстор търговец
card-master-merchant-text = Погледнете ръката на противник с повече точки от вас и вземете 2 карти по избор.
card-trade-monopoly = Монопол върху стока
card-trade-monopoly-text = Посочете стока: всеки противник, който я има, ви дава 1.
card-resource-monopoly = Монопол върху ресурс
card-resource-monopoly-text = Посочете ресурс: всеки противник ви дава 2 такива карти или единствената си.
card-bishop = Епископ
card-bishop-text = Преместете разбойника и вземете по 1 случайна карта от всеки противник със селище или град на новия му шестоъгълник.
card-diplomat = Дипломат
card-diplomat-text = Махнете отворен път на който и да е играч. Ако е ваш, може веднага да го построите безплатно другаде.
card-warlord = Военачалник
card-warlord-text = Всичките ви рицари стават активни безплатно.
card-wedding = Сватба
card-wedding-text = Всеки противник с повече точки от вас ви дава 2 карти по свой избор.
card-intrigue = Интрига
card-intrigue-text = Изтласкайте рицар на противник от кръстовище, до което стига ваш път или кораб, без свой рицар.
card-saboteur = Саботьор
card-saboteur-text = Всеки противник със същия брой точки или повече изчиства половината от ръката си.
card-spy = Шпионин
card-spy-text = Погледнете картите за прогрес на противник и вземете една.
card-deserter = Дезертьор
card-deserter-text = Противник маха един свой рицар; вие може да поставите свой със същата или по-малка сила.
card-constitution = Конституция
card-constitution-text = 1 точка; открива се веднага.
card-alchemist = Алхимик
card-alchemist-text = Преди хвърлянето: изберете какво показват белият и червеният зар.
card-crane = Кран
card-crane-text = Следващото ви подобрение този ход струва 1 стока по-малко.
card-mining = Рудодобив
card-mining-text = Вземете по 2 руди за всяка планина, до която имате селище или град.
card-irrigation = Напояване
card-irrigation-text = Вземете по 2 зърна за всеки шестоъгълник с ниви, до който имате селище или град.
card-printer = Печатар
card-printer-text = 1 точка; открива се веднага.
card-inventor = Изобретател
card-inventor-text = Разменете два жетона с номера без 2, 6, 8 и 12.
card-engineer = Инженер
card-engineer-text = Постройте безплатно градска стена.
card-medicine = Медицина
card-medicine-text = Превърнете селище в град за 2 руди и 1 зърно.
card-smith = Ковач
card-smith-text = Повишете безплатно до двама свои рицари.
card-road-building = Строеж на пътища
card-road-building-text = Постройте безплатно до два пътя или кораба.
card-knight = Рицар
card-knight-text = Преместете разбойника и вземете карта от играч там. Трима рицари или повече може да са „Най-голяма армия“.
card-point = Победна точка
card-point-text = 1 точка; остава скрита до победата.
card-roads = Построяване на пътища
card-roads-text = Постройте безплатно два пътя.
card-plenty = Година на изобилие
card-plenty-text = Вземете от банката два ресурса по избор.
card-monopoly = Монопол
card-monopoly-text = Посочете ресурс: всеки противник ви дава всичко, което има от него.

## Глави на правилата

chapter-SETUP = Подготовка
chapter-ROLL = Ходът в основната игра
chapter-ROBBER = Разбойникът
chapter-BUILD = Строеж
chapter-TRADE = Търговия
chapter-ROAD = Най-дълъг път
chapter-DEV = Карти за развитие в основната игра
chapter-WIN = Победа
chapter-TURN = Ходът в „Градове и рицари“
chapter-PROD = Добив
chapter-SEVEN = При седмица
chapter-IMP = Подобрения
chapter-METRO = Метрополиси
chapter-PROG = Карти за прогрес
chapter-CARD = Какво правят картите
chapter-MERCHANT = Търговецът
chapter-WALL = Градски стени
chapter-KNIGHT = Рицари
chapter-BARB = Варвари
chapter-DEF = Защитници на Катан
chapter-SEA = Мореплаватели
chapter-VAR = Варианти
chapter-EX = Примери
chapter-CLR = Уточнения

## Какво се решава

ask-laying = Островът се подрежда.
ask-first-player = Първият играч се определя случайно.
ask-founding-settlement = Поставете селище.
ask-founding-city = Поставете град.
ask-founding-road = Стройте нататък: изберете ръб до него.
ask-before-roll = Ваш ред е: хвърлете заровете.
ask-casting = Заровете се търкалят.
ask-resolving = Хвърлянето се изпълнява.
ask-drawing = Тегли се карта.
ask-stealing = Краде се карта.
ask-committing = Варварите нападат: кои рицари участват?
ask-pillaged = Варварите разграбват: изберете кой град губите.
ask-rewarding = Вашата награда: изберете тесте, от което да изтеглите карта за прогрес.
ask-surplus = Имате твърде много карти за прогрес: върнете една.
ask-discarding = Седмица: изчистете { $times ->
    [one] { $times } карта
   *[other] { $times } карти
}.
ask-sabotaged = Саботьор: изчистете { $times ->
    [one] { $times } карта
   *[other] { $times } карти
}.
ask-gifts = Сватба: дайте { $times ->
    [one] { $times } карта
   *[other] { $times } карти
}.
ask-paying = Търговско пристанище: дайте стока срещу скрит ресурс.
ask-moving-robber = Преместете разбойника: изберете шестоъгълник.
ask-moving-pirate = Преместете пирата: изберете морски шестоъгълник.
ask-moving-either = Преместете разбойника или пирата: изберете шестоъгълник.
ask-robbing = Изберете от кого да вземете карта.
ask-picking-gold = Златоносна река: изберете ресурс.
ask-aqueduct = Акведукт: хвърлянето не ви донесе нищо, изберете ресурс.
ask-turn = Ваш ред е: търгувайте, стройте, играйте карти или приключете хода.
ask-capping = Изберете кой град става метрополис.
ask-marching = Изберете къде отива рицарят.
ask-retreating = Рицарят ви е изтласкан: изберете къде отива.
ask-sailing = Изберете къде отива корабът.
ask-free-roads = Стройте безплатно: изберете ръб.
ask-smithing = Ковач: изберете кой рицар да повишите безплатно.
ask-walling = Инженер: изберете град за стената.
ask-healing = Медицина: изберете кое селище става град.
ask-swapping = Изобретател: изберете два жетона с номера за размяна.
ask-setting-dice = Алхимик: изберете белия и червения зар.
ask-removing = Дипломат: изберете отворен път или кораб за махане.
ask-replacing = Дипломат: поставете махнатото другаде или го оставете в запаса.
ask-targeting = Изберете играча, срещу когото е картата.
ask-spying = Шпионин: изберете коя карта за прогрес да вземете.
ask-deserting = Дезертьор: изберете кой рицар губите.
ask-enlisting = Дезертьор: поставете свой рицар или се откажете.
ask-seizing = Майстор търговец: изберете карта за вземане.
ask-naming = Посочете вид карти.
ask-placing-merchant = Изберете шестоъгълник за търговеца.
ask-plenty = Година на изобилие: изберете ресурс.
ask-intriguing = Интрига: изберете кой рицар да изтласкате.
ask-relieving = Изберете кой лежащ град да бъде заменен със селище.
ask-composing = Съставете предложението си.
ask-answering = Предложена е размяна: отговорете.
ask-offering = Предложението ви е отворено: сключете сделка, изчакайте или го оттеглете.
ask-over = Играта приключи.

## Ходове

move-terrain = поставяне на шестоъгълник: { $terrain }
move-corner = числата започват оттук: { $corner }
move-red = поставяне на 6 или 8: { $hex }
move-number = поставяне на число { $token }
move-harbour = поставяне на пристанище: { $harbour }
move-first = { $seat } е първи играч
move-thrown = пада се: { $dice }
move-cast = пада се: { $dice }, { $event }
move-event = зар за събития: { $event }
move-stolen = открадната карта: { $kind }
move-drawn = изтеглена карта: { $card }
move-settlement = селище: { $crossing }
move-city = град: { $crossing }
move-road = път: { $edge }
move-ship = кораб: { $edge }
move-roll = хвърляне на заровете
move-play = изиграване на карта: { $card }
move-dice = определяне на заровете: { $dice }
move-discard = изчистване: { $kind }
move-robber = разбойник: { $hex }
move-pirate = пират: { $hex }
move-rob = вземане на карта от { $seat }
move-take = вземане: { $kind }
move-buy = купуване на карта за развитие
move-wall = градска стена: { $crossing }
move-improve = следващо подобрение: { $track }
move-cap = метрополис: { $crossing }
move-hire = наемане на рицар: { $crossing }
move-activate = активиране на рицар: { $crossing }
move-promote = повишаване на рицар: { $crossing }
move-march = преместване на рицар: { $crossing }
move-go = отиване: { $crossing }
move-chase = прогонване на разбойника: { $crossing }
move-chase-pirate = прогонване на пирата: { $crossing }
move-sail = преместване на кораб: { $edge }
move-bank = размяна с банката: { $kind } → { $for }
move-lose = жертване: { $crossing }
move-commit = изпращане на рицар: { $crossing }
move-draw = теглене на карта за прогрес: { $track }
move-surrender = връщане под тестето: { $card }
move-seize = отнемане на карта: { $card }
move-target = избор: { $seat }
move-enlist = поставяне на рицар: { $level }, { $crossing }
move-swap = размяна на числото: { $hex }
move-merchant = търговец: { $hex }
move-name = посочване: { $kind }
move-barter = предлагане срещу стока на { $seat }: { $kind }
move-pay = даване: { $kind }
move-remove = махане: { $edge }
move-displace = изтласкване на рицар: { $crossing }
move-give = предлагане: { $kind }
move-want = искане: { $kind }
move-ask = предложение към { $seat }
move-offer = обявяване на предложението
move-drop = отказ от предложението
move-accept = приемане
move-decline = отказ
move-deal = сключване на сделка: { $seat }
move-withdraw = оттегляне на предложението
move-pass = пропускане
move-end = край на хода

## Дневник

log-first = { $seat } е първи играч.
log-rolls = { $seat } хвърля { $sum }: { $white } и { $red }.
log-casts = { $seat } хвърля { $sum }: бял { $white }, червен { $red }, { $event }.
log-sets-dice = { $seat } определя заровете: бял { $white }, червен { $red }.
log-receives = { $seat } получава: { $cards }.
log-shortage = Банката няма достатъчно карти за всички: { $kind }.
log-aqueduct = { $seat } получава от акведукта: { $cards }.
log-declines-aqueduct = { $seat } не взема нищо от акведукта.
log-sets-aside = { $seat } отделя карта.
log-sets-aside-seen = { $seat } отделя карта: { $kind }.
log-discards = { $seat } изчиства: { $cards }.
log-robber = { $seat } мести разбойника: { $place }.
log-pirate = { $seat } мести пирата на друг шестоъгълник.
log-nothing-stolen = { $seat } няма кого да ограби.
log-steals = { $seat } взема карта от { $target }.
log-steals-seen = { $seat } взема карта от { $target }: { $kind }.
log-settlement = { $seat } строи селище: { $place }.
log-city = { $seat } строи град: { $place }.
log-road = { $seat } строи път: { $place }.
log-ship = { $seat } строи кораб: { $place }.
log-sails = { $seat } мести кораб: { $place }.
log-wall = { $seat } строи градска стена: { $place }.
log-island = { $seat } заселва нов остров: { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}.
log-relieves = { $seat } заменя лежащия град със селище: { $place }.
log-improves = { $seat } строи ниво { $level }: { $track }.
log-metropolis = { $seat } получава метрополис ({ $track }): { $place }.
log-loses-metropolis = { $seat } губи метрополиса ({ $track }), взема го { $target }.
log-hires = { $seat } наема рицар: { $place }.
log-activates = { $seat } активира рицар: { $place }.
log-promotes = { $seat } повишава рицар, вече е { $level }: { $place }.
log-promotes-no-more = { $seat } не повишава втори рицар.
log-marches = { $seat } мести рицар: { $place }.
log-displaces = { $seat } изтласква рицар на { $target }: { $place }.
log-retreats = { $seat } оттегля рицаря: { $place }.
log-knight-removed = { $seat } губи рицаря, няма къде да отиде: { $place }.
log-chases = { $seat } прогонва разбойника с рицар: { $place }.
log-chases-pirate = { $seat } прогонва пирата с рицар: { $place }.
log-ship-nears = Корабът на варварите приближава: { $left ->
    [0] слиза на брега
    [one] остава { $left } стъпка
   *[other] остават { $left } стъпки
}.
log-ship-returns = Корабът на варварите се връща в началото.
log-commits = { $seat } изпраща рицар в битката: { $place }.
log-commits-no-more = { $seat } не изпраща повече рицари.
log-barbarians-win = Варварите побеждават: { $strength } срещу { $defence }.
log-knights-win = Рицарите отблъскват варварите: { $defence } срещу { $strength }.
log-defender = { $seat } е Защитник на Катан: 1 точка.
log-defenders-tie = Равен принос в отбраната, всеки тегли карта за прогрес: { $targets }.
log-pillaged = { $seat } губи град: { $place }.
log-draws = { $seat } тегли карта за прогрес: { $track }.
log-draws-seen = { $seat } тегли „{ $card }“ ({ $track }).
log-draws-point = { $seat } тегли „{ $card }“: 1 точка.
log-sets-card-aside = { $seat } избира карта за прогрес за връщане.
log-sets-card-aside-seen = { $seat } ще върне „{ $card }“.
log-surrenders = { $seat } връща карта за прогрес: { $track }.
log-surrenders-seen = { $seat } връща „{ $card }“ ({ $track }).
log-buys = { $seat } купува карта за развитие.
log-draws-development = { $seat } взема най-горната карта за развитие.
log-draws-development-seen = { $seat } взема карта за развитие „{ $card }“.
log-plays = { $seat } играе „{ $card }“.
log-longest-road = { $seat } получава „Най-дълъг път“: { $length } отсечки.
log-road-set-aside = Никой вече не притежава „Най-дълъг път“.
log-largest-army = { $seat } получава „Най-голяма армия“: { $knights ->
    [one] { $knights } рицар
   *[other] { $knights } рицари
}.
log-musters = { $seat }: всички рицари са активни.
log-merchant = { $seat } поставя търговеца: { $place }.
log-names = { $seat } посочва: { $kind }.
log-fleet = { $seat } разменя 2:1 този ход: { $kind }.
log-hands-over = { $seat } дава на { $target }: { $cards }.
log-aims = { $seat } насочва „{ $card }“ срещу { $target }.
log-seizes = { $seat } взема карта за прогрес от { $target }.
log-seizes-seen = { $seat } взема „{ $card }“ от { $target }.
log-seizes-nothing = { $seat } не взема карта от { $target }.
log-gives = { $seat } дава на { $target } { $number ->
    [one] { $number } карта
   *[other] { $number } карти
}.
log-gives-seen = { $seat } дава на { $target } { $number ->
    [one] { $number } карта
   *[other] { $number } карти
}: { $cards }.
log-barters = { $seat } предлага на { $target } скрит ресурс срещу стока.
log-barters-seen = { $seat } предлага на { $target } скрит ресурс срещу стока: { $kind }.
log-bartered = { $seat } дава на { $target } стока срещу ресурса.
log-bartered-seen = { $seat } се разменя с играча { $target }: дава { $kind }; получава { $offered }.
log-has-no-commodity = { $seat } няма стоки, размяна не става.
log-removes-road = { $seat } маха път на { $target }: { $place }.
log-removes-ship = { $seat } маха кораб на { $target }: { $place }.
log-lays-no-more = { $seat } се отказва от втората безплатна фигурка.
log-replaces-nothing = { $seat } не поставя нищо в замяна.
log-swaps = { $seat } разменя числата: { $place } и { $other }.
log-deserts = { $seat } губи рицар, той дезертира: { $place }.
log-enlists = { $seat } поставя { $level }: { $place }.
log-enlists-nobody = { $seat } не поставя рицар.
log-trades-with-bank = { $seat } търгува с банката: дава { $gives }; получава { $cards }.
log-offers = { $seat } предлага размяна ({ $targets }): дава { $gives }; иска { $wants }.
log-counters = { $seat } прави насрещно предложение: дава { $gives }; иска { $wants }.
log-accepts = { $seat } приема.
log-declines = { $seat } отказва.
log-withdraws = { $seat } оттегля предложението.
log-trades = { $seat } се разменя с играча { $target }: дава { $gives }; получава { $cards }.
log-ends-turn = { $seat } приключва хода.
log-wins = { $seat } печели с { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}!

## Край

ending-points = Победа: { $winners }.
reason-points = Нужните точки бяха събрани в свой ход.
sheet-settlements = Селища
sheet-cities = Градове
sheet-metropolises = Метрополиси
sheet-longest-road = Най-дълъг път
sheet-largest-army = Най-голяма армия
sheet-defender = Защитник на Катан
sheet-cards = Печатар и Конституция
sheet-merchant = Търговец
sheet-islands = Нови острови
sheet-hidden = Карти „Победна точка“
sheet-total = Общо

## Защо не

why-CB-SETUP-05 = Сега случайно се поставя един от останалите сухоземни шестоъгълници.
why-CB-SETUP-06 = Спиралата започва от един от шестте ъгъла.
why-CB-SETUP-07 = Поставят се само останалите числа, а 6 и 8 не са съседни.
why-CB-SETUP-09 = Не е останало такова пристанище.
why-CB-SETUP-12 = Първият играч е един от седящите на масата.
why-CB-SETUP-13 = Сега е основаването: поставете исканото, а до него – път.
why-CB-SETUP-14 = И във втория кръг се поставя селище, а не град.
why-CB-SETUP-15 = Това кръстовище не граничи със суша ({ $place }).
why-CB-SETUP-16 = Пътят трябва да е на свободен ръб до това, което току-що поставихте.
why-CK-SETUP-14 = Във втория кръг се поставя град, а не селище.
why-CK-SEA-37 = Не тук ({ $place }): основава се само на главния остров.
why-CK-SEA-24 = Кораб при основаването се поставя само на ръб до морето.

why-CB-ROLL-01 = Сега това не е възможно.
why-CB-ROLL-02 = Първо хвърлете заровете; преди това може само да изиграете една карта за развитие.
why-CK-TURN-01 = Сега решава жребият.
why-CK-TURN-03 = Първо хвърлете заровете; преди това може да се изиграе само „Алхимик“.
why-CK-TURN-12 = Първо се урежда всичко, което хвърлянето донесе.
why-CK-CLR-07 = Първо трябва да се направи изборът, който се иска.
why-CK-VAR-07 = Лесно начало: в първите два хода 7 не се брои.
why-CK-VAR-08 = Лесно начало: в първите два хода зарът за събития не се хвърля.
why-CB-WIN-01 = Играта приключи.
why-CK-WIN-01 = Играта приключи.
why-CB-WIN-05 = В основната игра това го няма.

why-CB-BUILD-01 = Пътят струва 1 дървен материал и 1 тухла и трябва да опира във ваш път, селище или град.
why-CB-BUILD-02 = Сграда на противник прекъсва пътя ви тук ({ $place }).
why-CK-KNIGHT-05 = Чужд рицар препречва пътя ви тук ({ $place }).
why-CB-BUILD-03 = Селището струва по 1 дървен материал, тухла, вълна и зърно и до него трябва да стига ваш път или кораб.
why-CB-BUILD-04 = Твърде близо до друго селище или град ({ $place }).
why-CB-BUILD-05 = Градът струва 2 зърна и 3 руди и заменя ваше селище.
why-CB-BUILD-06 = Нямате повече такива фигури в запаса.
why-CB-BUILD-09 = Мястото вече е заето ({ $place }).
why-CB-BUILD-10 = Тук няма суша, затова и път не може ({ $place }).
why-CK-CLR-14 = Нямате градове в запаса; може да се изправи само лежащ град.
why-CK-BARB-18 = Първо изправете своя лежащ град.
why-CK-BARB-19 = Тук няма ваш лежащ град ({ $place }).
why-CK-WALL-01 = Градската стена струва 2 тухли; не достига: { $missing }.
why-CK-WALL-03 = Вече имате три градски стени.
why-CK-WALL-04 = Не тук ({ $place }): стена се строи само към ваш град без стена.

why-CB-ROBBER-02 = Нямате повече за изчистване: { $kind }.
why-CK-SEVEN-02 = Нямате повече за изчистване: { $kind }.
why-CB-ROBBER-03 = Първо изчистват карти всички, които трябва.
why-CB-ROBBER-04 = Не тук ({ $place }): разбойникът отива на друг сухоземен шестоъгълник.
why-CK-SEVEN-04 = Не тук ({ $place }): разбойникът отива на шестоъгълник с номер.
why-CB-ROBBER-06 = От { $target } не може да се вземе карта: трябват селище или град на този шестоъгълник и карта в ръката.
why-CK-SEVEN-05 = От { $target } не може да се вземе карта: трябват селище или град на този шестоъгълник и карта в ръката.
why-CB-ROBBER-12 = Жертвата няма такава карта.
why-CK-SEA-13 = „Епископ“ мести само разбойника, не и пирата.
why-CK-SEA-29 = Сега може да се мести само другата фигура: разбойникът или пиратът.
why-CK-SEA-30 = Пиратът отива на друг морски шестоъгълник и ограбва играч, който има кораб там и карта в ръката.

why-CB-TRADE-01 = Не е ваш ред: може само да отговорите на предложението.
why-CB-TRADE-02 = Всяка страна дава поне една карта.
why-CB-TRADE-03 = Не може да се дава и получава едно и също: { $kind }.
why-CB-TRADE-05 = Банката взема 4 еднакви карти за една; не достига: { $missing }.
why-CB-TRADE-06 = Пристанището ви взема 3 еднакви карти за една; не достига: { $missing }.
why-CK-TRADE-05 = Пристанището ви взема 3 еднакви карти за една; не достига: { $missing }.
why-CB-TRADE-07 = Пристанището ви взема 2 карти от своя вид за една; не достига: { $missing }.
why-CK-CARD-69 = С „Търговски флот“ давате 2 еднакви карти за една; не достига: { $missing }.
why-CK-IMP-08 = С гилдията давате 2 еднакви стоки за една карта; не достига: { $missing }.
why-CK-MERCHANT-03 = С търговеца давате 2 от този ресурс за една карта; не достига: { $missing }.
why-CB-TRADE-08 = В тази игра няма стоки.
why-CB-TRADE-09 = Банката няма от това: { $kind }.
why-CB-TRADE-12 = Сега търговията не е на тази стъпка.
why-CB-TRADE-13 = За тази сделка на някого не му достигат карти.
why-CB-TRADE-17 = Отговаря само този, към когото е предложението; предложенията и отговорите се виждат от всички и не се връщат назад.
why-CB-TRADE-19 = Вече сте дали този отговор или сте отговорили пет пъти на това предложение.
why-CB-TRADE-20 = В насрещното предложение има поне по една карта от всяка страна.
why-CB-TRADE-21 = Нямате картите, които се искат.
why-CB-TRADE-24 = Първо довършете предложението си или се откажете от него.
why-CB-TRADE-25 = Този ход не може да правите повече предложения.
why-CB-TRADE-26 = Не може да правите повече насрещни предложения на това предложение.
why-CK-TRADE-09 = Картите за прогрес не се купуват.

why-CB-DEV-01 = Картата за развитие струва по 1 вълна, зърно и руда; не достига: { $missing }.
why-CB-DEV-02 = Няма повече карти за развитие.
why-CB-DEV-03 = На ход може да изиграете една карта за развитие, и то само своя.
why-CB-DEV-04 = { $card }: купена е този ход и трябва да изчака.
why-CB-DEV-07 = От втория път не може да се откажете, докато може да се постави.
why-CB-DEV-08 = Банката не може да ви даде това: { $kind }.
why-CB-DEV-09 = „Монопол“ посочва ресурс; посоченото не се връща назад.
why-CB-DEV-10 = Картата „Победна точка“ не се играе: тя просто се брои.
why-CB-DEV-13 = Нямате пътища в запаса или няма къде да ги построите.
why-CB-DEV-14 = В банката изобщо няма ресурси.

why-CK-IMP-02 = { $track }: за следващото ниво не достига: { $missing }.
why-CK-IMP-03 = { $track }: последното ниво вече е построено.
why-CK-IMP-04 = { $track }: за подобрения е нужен град.
why-CK-METRO-08 = { $track }: за ниво 4 е нужен ваш град без метрополис.
why-CK-METRO-11 = { $track }: за ниво 5 е нужен ваш град без метрополис.
why-CK-METRO-12 = Не тук ({ $place }): изберете ваш град без метрополис.
why-CK-METRO-07 = Варварите не разграбват метрополис ({ $place }).
why-CK-BARB-11 = Не тук ({ $place }): изберете свой град.
why-CK-IMP-14 = Акведуктът дава ресурс, който банката има, а не това: { $kind }.
why-CK-SEA-35 = Златоносната река дава ресурс, който банката има, а не това: { $kind }.
why-CK-DEF-10 = Това тесте е празно.
why-CK-CLR-26 = Тази карта не може да излезе сега.

why-CK-KNIGHT-01 = Този рицар не е активен ({ $place }).
why-CK-KNIGHT-03 = Рицарят струва 1 руда и 1 вълна и застава на свободно кръстовище, до което стига ваш път.
why-CK-KNIGHT-07 = Активирането струва 1 зърно; рицарят трябва да е ваш.
why-CK-KNIGHT-10 = Повишаването струва 1 руда и 1 вълна; рицарят трябва да е ваш.
why-CK-KNIGHT-11 = Този рицар вече е повишен този ход ({ $place }).
why-CK-KNIGHT-12 = За могъщ рицар е нужна крепост, политика ниво 3 ({ $place }).
why-CK-KNIGHT-13 = Могъщият рицар вече е най-силният ({ $place }).
why-CK-KNIGHT-14 = Нямате рицари от това ниво в запаса.
why-CK-KNIGHT-09 = Този рицар не може повече да действа този ход ({ $place }).
why-CK-KNIGHT-18 = Не тук ({ $place }): ваш рицар върви по вашите пътища до свободно кръстовище.
why-CK-KNIGHT-21 = Не тук ({ $place }): рицарят трябва да отиде на друго, свободно кръстовище.
why-CK-KNIGHT-22 = Тук стои ваш рицар; първо той трябва да се премести ({ $place }).
why-CK-KNIGHT-23 = Тук стои рицар ({ $place }).
why-CK-KNIGHT-24 = Не тук ({ $place }): вашите пътища не водят до този рицар.
why-CK-KNIGHT-25 = Не тук ({ $place }): може да се изтласка само по-слаб рицар, до когото стигат вашите пътища.
why-CK-KNIGHT-26 = Не тук ({ $place }): рицарят се оттегля по вашите пътища до свободно кръстовище.
why-CK-KNIGHT-28 = Не може да изтласкате собствен рицар ({ $place }).
why-CK-KNIGHT-30 = Не тук ({ $place }): отстъпващ рицар не изтласква никого.
why-CK-KNIGHT-33 = Този рицар не стои до шестоъгълника на разбойника ({ $place }).
why-CK-KNIGHT-35 = Преди първото слизане на варварите никого не може да прогоните.
why-CK-KNIGHT-42 = Този рицар вече е активен ({ $place }).
why-CK-VAR-04 = Не тук ({ $place }): изпращат се само ваши активни рицари, всеки веднъж.
why-CK-VAR-05 = На тази маса рицарите действат само след хвърлянето.

why-CK-SEA-04 = Не тук ({ $place }): рицар се наема само на суша.
why-CK-SEA-05 = Ваш рицар би останал откъснат ({ $place }).
why-CK-SEA-07 = Този рицар не стои до шестоъгълника на пирата ({ $place }).
why-CK-SEA-10 = Търговецът не се поставя на златоносна река ({ $place }).
why-CK-SEA-16 = Пътят се заменя с път, корабът – с кораб.
why-CK-SEA-19 = Корабът струва 1 дървен материал и 1 вълна; нужни са карта с морски пътища и кораб в запаса.
why-CK-SEA-20 = Не тук ({ $place }): на кораба му трябва свободен ръб до морето.
why-CK-SEA-21 = Не тук ({ $place }): корабът трябва да опира във ваше селище, град или кораб.
why-CK-SEA-23 = Това кръстовище не граничи със суша ({ $place }).
why-CK-SEA-25 = Не тук ({ $place }): на ход може да се премести един кораб – на друг подходящ ръб.
why-CK-SEA-26 = Не тук ({ $place }): може да се мести само ваш отворен кораб.
why-CK-SEA-27 = Този кораб е поставен този ход ({ $place }).
why-CK-SEA-28 = Пиратът не пропуска кораби ({ $place }).

why-CK-PROG-04 = Нямате такава карта: { $card }.
why-CK-PROG-10 = Нямате такава карта: { $card }.
why-CK-PROG-12 = Карти за прогрес се изчистват само когато са повече от четири.
why-CK-PROG-16 = { $card }: сега картата няма да направи нищо.
why-CK-PROG-22 = { $card }: няма играч, когото картата да засегне.
why-CK-PROG-21 = Първо изчистете излишните карти за прогрес: трябва да останат най-много четири.
why-CK-CARD-01 = Зарът показва от 1 до 6.
why-CK-CARD-04 = „Алхимик“ се играе преди хвърлянето на заровете.
why-CK-CARD-17 = Не този ({ $place }): жетоните 2, 6, 8 и 12 не се разменят.
why-CK-CARD-20 = Не този ({ $place }): изберете жетон с друг номер.
why-CK-CARD-22 = Нямате град без стена или стените ви вече са три.
why-CK-CARD-23 = За „Медицина“ са нужни 2 руди и 1 зърно в ръката.
why-CK-CARD-34 = „Епископ“ чака първото слизане на варварите.
why-CK-CARD-36 = Тук няма път или кораб ({ $place }).
why-CK-CARD-37 = Този път или кораб не е отворен, свързан е и в двата края ({ $place }).
why-CK-CARD-40 = Рицар би останал откъснат ({ $place }).
why-CK-CARD-41 = Не тук ({ $place }): трябва да се постави другаде.
why-CK-CARD-45 = Нямате повече за даване: { $kind }.
why-CK-CARD-48 = До този рицар не стига ваш път или кораб ({ $place }).
why-CK-CARD-53 = „Шпионин“ взема една от показаните карти; показаното вече не може да се скрие.
why-CK-CARD-55 = „Шпионин“ избира играч със скрити карти за прогрес и взема една от тях.
why-CK-CARD-56 = Не тук ({ $place }): изберете свой рицар.
why-CK-CARD-57 = Новият рицар не може да е по-силен от махнатия и трябва да е в запаса ви.
why-CK-CARD-58 = Не тук ({ $place }): на рицаря му трябва свободно кръстовище, до което стига ваш път.
why-CK-CARD-63 = Не тук ({ $place }): търговецът се поставя на суша.
why-CK-CARD-64 = „Търговско пристанище“: веднъж на всеки противник, ваш ресурс срещу негова стока; предложеното не се връща назад.
why-CK-CARD-68 = Нямате ресурс за предлагане или противниците нямат карти.
why-CK-CARD-71 = „Майстор търговец“ взема от показаната ръка; показаното вече не може да се скрие.
why-CK-CARD-73 = Картата посочва стока, а не това: { $kind }.
why-CK-CARD-74 = Картата посочва ресурс, а не това: { $kind }.
why-CK-CARD-77 = „Търговски флот“ вече важи за това: { $kind }.
why-CK-CARD-78 = На търговеца му трябва друг шестоъгълник до ваше селище или град.
why-CK-CARD-79 = Не може да се избере { $target }: трябват повече точки от вашите и карта в ръката.
why-CK-CARD-83 = От първото от двете не може да се откажете.
why-CK-CARD-86 = За „Дезертьор“ е нужен противник с рицар на полето.
why-CK-CARD-88 = За „Интрига“ е нужен рицар на противник, до когото стига ваш път или кораб.
why-CK-MERCHANT-02 = Не тук ({ $place }): търговецът се поставя до ваше селище или град.
why-CK-MERCHANT-10 = На тази маса търговецът не се поставя в пустинята ({ $place }).
why-CB-ROBBER-13 = Всички са избрали и картите са открити: изборът е окончателен.
why-CK-PROG-20 = Всички са избрали и картите са върнати под тестетата: изборът е окончателен.
why-CK-TRADE-12 = Не може да се дава и получава едно и също: { $kind }.

## Островът: места, фигури, какво може да се направи там

board-island = Карта на острова
board-lands = Земи
board-harbours = Пристанища
board-pieces = Фигури на картата
board-nearer = Приближаване
board-farther = Отдалечаване
board-whole = Цялата карта
board-key-arrows = Преминаване от място на място по картата
board-key-zoom = Приближаване и отдалечаване на картата
board-land-sea = море
board-land-forest = гора
board-land-hills = хълмове
board-land-pasture = пасище
board-land-fields = ниви
board-land-mountains = планина
board-land-desert = пустиня
board-land-gold = златоносна река
board-land-unknown = неизследвана земя
board-yield-lumber = дървен материал
board-yield-brick = тухли
board-yield-wool = вълна
board-yield-grain = зърно
board-yield-ore = руда
board-harbour-any = пристанище 3:1
board-harbour-unknown = пристанище
board-harbour = пристанище 2:1 за { $kind }
board-crossing = кръстовище: { $around }
board-edge = ръб между { $around }
board-edge-sea = ръб в открито море
board-robber = тук е разбойникът
board-pirate = тук е пиратът
board-merchant = тук е търговецът
board-settlement = селище, { $name }
board-city = град, { $name }
board-sideways = легнал град (брои се за селище), { $name }
board-wall = с градска стена
board-metropolis-trade = метрополис на търговията
board-metropolis-politics = метрополис на политиката
board-metropolis-science = метрополис на науката
board-knight = { $level } рицар, { $state }, { $name }
board-level-basic = обикновен
board-level-strong = силен
board-level-mighty = могъщ
board-knight-active = активен
board-knight-resting = неактивен
board-knight-spent = активен, но вече е действал този ход
board-road = път, { $name }
board-ship = кораб, { $name }
board-lit = { $deed }: { $where }
board-do-settlement = Селище
board-do-city = Град
board-do-road = Път
board-do-ship = Кораб
board-do-robber = Разбойник
board-do-pirate = Пират
board-do-wall = Градска стена
board-do-cap = Метрополис
board-do-hire = Наемане на рицар
board-do-activate = Активиране на рицаря
board-do-promote = Повишаване на рицаря
board-do-march = Преместване на рицаря
board-do-go = Преместване тук
board-do-chase = Прогонване на разбойника
board-do-chase-pirate = Прогонване на пирата
board-do-sail = Преместване на кораба
board-do-lose = Жертване
board-do-commit = Изпращане на рицаря
board-do-enlist = Поставяне на рицаря
board-do-swap = Размяна на числото
board-do-merchant = Търговец
board-do-remove = Премахване
board-do-displace = Изтласкване

## Масата: панели, размяна, играчи

board-filter-board = Поле
board-filter-cards = Карти
board-filter-trade = Търговия
show-table = Масата
show-panel = Подробно
show-close = Затваряне
show-me = { $name } (вие)
show-key-leave = Затваряне на отвореното
show-key-build = Избор какво да се строи
show-key-trade = Отваряне на прозореца за размяна
show-points = { $count ->
    [one] { $count } точка от { $target }
   *[other] { $count } точки от { $target }
}
show-hand-size = { $count ->
    [one] { $count } карта в ръката
   *[other] { $count } карти в ръката
}
show-progress-size = { $count ->
    [one] { $count } карта за прогрес
   *[other] { $count } карти за прогрес
}
show-development-size = { $count ->
    [one] { $count } карта за развитие
   *[other] { $count } карти за развитие
}
show-strength = сила на активните рицари: { $count }
show-dice = Зарове
show-not-rolled = Този ход заровете още не са хвърлени.
show-rolled = Хвърлено { $sum }: бял { $white }, червен { $red }.
show-rolled-event = Хвърлено { $sum }: бял { $white }, червен { $red }, зар за събития: { $event }.
show-rolls = Хвърляния досега
show-rolls-look = Статистика на всички хвърляния
show-rolls-none = Още никой не е хвърлял заровете.
show-rolls-total = { $count ->
    [one] { $count } хвърляне
   *[other] { $count } хвърляния
}
show-rolls-rolled = хвърлени
show-rolls-expected = очаквани
show-rolls-of = { $what }: хвърлени { $count }, очаквани { $expected }
show-rolls-events = Зар за събития
show-key-rolls = Статистика на хвърлянията
show-barbarians = Варвари
show-barbarians-left = { $left ->
    [one] Варварите слизат на брега след { $left } стъпка.
   *[other] Варварите слизат на брега след { $left } стъпки.
}
show-forces = Нападение { $strength }, отбрана { $defence }.
show-would-lose = Ако слязат на брега сега, град губят: { $names }.
show-would-defend = Ако слязат на брега сега, Защитник на Катан: { $name }.
show-would-draw = Ако слязат на брега сега, по карта за прогрес: { $names }.
show-would-nothing = Ако слязат на брега сега, никой нищо не губи и не печели.
show-brief-lose = Губят град:
show-brief-defend = Защитник на Катан:
show-brief-draw = По карта за прогрес:
show-brief-nothing = Никой не губи и не печели.
show-honours = Отличия и метрополиси
show-landing = Варварите слизат на брега
show-decks = Тестета
show-nobody = никой
show-longest-road = Най-дълъг път: { $name } ({ $length })
show-largest-army = Най-голяма армия: { $name } ({ $knights })
show-merchant = Търговец: { $name }, { $place }
show-metropolis = Метрополис, { $track }: { $name }
show-metropolis-safe = Метрополис, { $track }: { $name }, завинаги
show-deck = { $count ->
    [one] Тесте „{ $track }“: { $count } карта
   *[other] Тесте „{ $track }“: { $count } карти
}
show-deck-development = { $count ->
    [one] Тесте за развитие: { $count } карта
   *[other] Тесте за развитие: { $count } карти
}
show-hand = Моята ръка
show-hand-of = { $count }; при седмица до { $limit } са в безопасност
show-hand-over = { $count }; при седмица в безопасност са само { $limit }
show-pick-discard = Изчистване: { $kind }, остават { $count }
show-pick-give = Даване: { $kind }, остават { $count }
show-pick-back = Връщане на една: { $kind }
show-picking = Карти за даване
show-picked = Избрани { $picked } от { $wanted }.
show-pick-how = Докоснете картите в ръката си.
show-discard-picked = { $count ->
    [one] Изчистване на { $count } карта
   *[other] Изчистване на { $count } карти
}
show-give-picked = { $count ->
    [one] Даване на { $count } карта
   *[other] Даване на { $count } карти
}
show-cards = Моите карти
show-card = { $count ->
    [one] { $card }, { $count } карта
   *[other] { $card }, { $count } карти
}
show-fresh = купени този ход: { $count }
show-playable = може да се изиграе
show-open-card = { $card }, лежи открита: 1 точка
show-play = Изиграване
show-play-card = Изиграване на „{ $card }“
show-surrender = Връщане под тестето
show-surrender-card = Връщане на „{ $card }“ под тестето
show-costs = Кое колко струва
show-build-road = Път
show-build-ship = Кораб
show-build-settlement = Селище
show-build-city = Град
show-build-buy = Карта за развитие
show-build-wall = Градска стена
show-build-hire = Рицар
show-build-activate = Активиране на рицар
show-build-promote = Повишаване на рицар
show-lacking = липсват: { $cards }
show-left = остават в запас: { $count }
show-charts = Градски подобрения
show-levels = Нива: { $track }
show-next-level = { $track }: ниво { $level }, { $name }, срещу { $cards }
show-track-full = { $track }: всички нива са построени
show-bank = Банка
show-bank-ratio = в банката { $count }; вашият курс е { $ratio }:1
show-bank-give = Даване: { $kind }, курс { $ratio }:1; имате { $count }
show-bank-take = Вземане: { $kind }; в банката има { $count }
show-bank-trade = Размяна: { $gives } → { $takes }
show-bank-how = Изберете какво давате и какво вземате
show-i-give = Давам
show-i-take = Вземам
show-i-want = Искам
show-kind = Вид
show-trade = Размяна
show-trade-with = С кого да разменяте
show-tab-players = Играчи
show-tab-bank = Банка
show-tab-harbour = Търговско пристанище
show-give-less = По-малко за даване: { $kind }
show-give-more = Повече за даване: { $kind }
show-want-less = По-малко за получаване: { $kind }
show-want-more = Повече за получаване: { $kind }
show-addressees = За кого
show-everybody = За всички
show-flaw-none = Този ход повече не могат да се правят предложения.
show-flaw-give = Изберете какво давате.
show-flaw-want = Изберете какво искате в замяна.
show-flaw-many = Никой от тях няма толкова карти.
show-send-offer = Предлагане
show-send-counter = Насрещно предложение
show-clear = Отначало
show-offers-left = { $count ->
    [one] остава { $count } предложение този ход
   *[other] остават { $count } предложения този ход
}
show-offer = Предложение за размяна
show-offers = дава
show-for = срещу
show-said-silent = мисли
show-said-accepted = приема
show-said-declined = отказва
show-said-countered = насрещно предложение:
show-deal = Сделка
show-deal-with = Сделка с { $name }: давате { $gives } и получавате { $gets }
show-accept = Приемане
show-decline = Отказ
show-counter = Насрещно предложение
show-withdraw = Оттегляне на предложението
show-new-offer = Друго предложение
show-writing = Още не е изпратено:
show-write-on = Довършване на предложението
show-drop = Отказ
show-choose-here = Какво да се направи тук
show-hand-of-player = В ръката на { $name }:
show-players = Играчи
show-points-of = Точки (цел: { $target })
show-holdings = Карти и сила
show-pieces-left = Фигури в запас
show-row-cards = Карти в ръката / граница при седмица
show-row-progress = Карти за прогрес, { $track }
show-row-development = Карти за развитие
show-row-army = Изиграни рицари
show-row-strength = Рицари: активни (и неактивни)
show-row-road = Дължина на пътя, отсечки
grid-headline = Рунд { $round }, игра до { $target } точки
grid-points = Точки
grid-cards = Карти
grid-hidden-cards = Скрити
grid-road = Път
grid-knights = Рицари
grid-levels = Нива т/п/н
grid-army = Армия
grid-legend = От A до D: чия е фигурата. ▲ селище, ■ град, # със стена, ◆ метрополис. A¹ A² A³ активен рицар по сила, a¹ a² a³ неактивен. AA път, A≈ кораб. ☠ разбойник, ⚑ пират, $ търговец. (3:1), (руда) пристанища. ★ държи титлата. Открояващите се номера могат да се изберат: кръстовища и ръбове по номер, шестоъгълници по #. ГО гора, ХЪ хълмове, ПА пасище, НИ ниви, ПЛ планина, ПУ пустиня, ЗЛ златоносна река, ~~ море.
grid-barbarians = Варвари: стъпка { $step } от { $steps }; сила { $strength } срещу { $defence }
grid-dice = Зарове: { $white } + { $red }
grid-hand = Вашите карти: { $cards }
grid-own-cards = Вашите скрити карти: { $cards }
grid-terrain-sea = ~~
grid-terrain-forest = ГО
grid-terrain-hills = ХЪ
grid-terrain-pasture = ПА
grid-terrain-fields = НИ
grid-terrain-mountains = ПЛ
grid-terrain-desert = ПУ
grid-terrain-gold = ЗЛ

# Отговори на предложения, дадени предварително
show-ahead = Отговори предварително
show-ahead-short = Предложения към мен
show-ahead-how = Такива предложения се отказват вместо вас след няколко секунди, както би направил човек, и никой не разбира какво държите. Предложенията, които не можете да приемете, се отказват винаги.
show-ahead-keep = Не давам
show-ahead-keep-help = Отказва се всяко предложение, в което се иска някоя от тези карти.
show-ahead-all = Отказ на всички предложения
show-ahead-turn = Отказ на всички предложения този ход
show-ahead-ask = Питайте ме и за това, което не мога да приема
show-ahead-ask-help = За да имате време за насрещно предложение.
show-no-more-offers = Без повече предложения този ход
show-settled = Решили сте го предварително: предложението ей сега ще бъде отказано вместо вас.
show-settled-short = Нямате каквото се иска. Предложението ей сега ще бъде отказано вместо вас.
show-offer-this = Предлагане на останалите
