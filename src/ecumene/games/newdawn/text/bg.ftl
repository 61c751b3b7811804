# „Цивилизация: Ново начало“ на български: имена, ефекти, въпроси, дневник, откази.

## Имена

resource-marble = Мрамор
for-marble = Мрамор
resource-mercury = Живак
for-mercury = Живак
resource-oil = Петрол
for-oil = Петрол
resource-diamond = Диаманти
for-diamond = Диаманти

type-culture = Култура
type-science = Наука
type-economy = Икономика
type-industry = Индустрия
type-military = Армия

terrain-water = вода
terrain-grassland = пасище
terrain-hills = хълмове
terrain-forest = гора
terrain-desert = пустиня
terrain-mountain = планина
terrain-natural-wonder = природно чудо

at-water = вода на плочка { $number }
at-grassland = пасище на плочка { $number }
at-hills = хълмове на плочка { $number }
at-forest = гора на плочка { $number }
at-desert = пустиня на плочка { $number }
at-mountain = планина на плочка { $number }
at-natural-wonder = природно чудо на плочка { $number }
near-water = маркер за водно поле

hex = поле { $number }
cell = клетка { NUMBER($number, useGrouping: 0) }
tile = плочка { $number }
slot = позиция { $number }
with = позиция { $number }
side-a = страна A
side-b = страна B
turns-0 = без завъртане
turns-1 = завъртане на 60°
turns-2 = завъртане на 120°
turns-3 = завъртане на 180°
turns-4 = завъртане на 240°
turns-5 = завъртане на 300°
direction-0 = надясно
direction-1 = надолу и надясно
direction-2 = надолу и наляво
direction-3 = наляво
direction-4 = нагоре и наляво
direction-5 = нагоре и надясно
die-1 = 1
die-2 = 2
die-3 = 3
die-4 = 4
die-5 = 5
die-6 = 6
dice-1-1 = 1 срещу 1
dice-1-2 = 1 срещу 2
dice-1-3 = 1 срещу 3
dice-1-4 = 1 срещу 4
dice-1-5 = 1 срещу 5
dice-1-6 = 1 срещу 6
dice-2-1 = 2 срещу 1
dice-2-2 = 2 срещу 2
dice-2-3 = 2 срещу 3
dice-2-4 = 2 срещу 4
dice-2-5 = 2 срещу 5
dice-2-6 = 2 срещу 6
dice-3-1 = 3 срещу 1
dice-3-2 = 3 срещу 2
dice-3-3 = 3 срещу 3
dice-3-4 = 3 срещу 4
dice-3-5 = 3 срещу 5
dice-3-6 = 3 срещу 6
dice-4-1 = 4 срещу 1
dice-4-2 = 4 срещу 2
dice-4-3 = 4 срещу 3
dice-4-4 = 4 срещу 4
dice-4-5 = 4 срещу 5
dice-4-6 = 4 срещу 6
dice-5-1 = 5 срещу 1
dice-5-2 = 5 срещу 2
dice-5-3 = 5 срещу 3
dice-5-4 = 5 срещу 4
dice-5-5 = 5 срещу 5
dice-5-6 = 5 срещу 6
dice-6-1 = 6 срещу 1
dice-6-2 = 6 срещу 2
dice-6-3 = 6 срещу 3
dice-6-4 = 6 срещу 4
dice-6-5 = 6 срещу 5
dice-6-6 = 6 срещу 6
letter-a = варварин A
letter-b = варварин B
letter-c = варварин C
letter-d = варварин D
letter-e = варварин E
letter-f = варварин F
letter-g = варварин G
letter-h = варварин H
letter-i = варварин I
piece-token = маркер за контрол
piece-reinforced = подсилен маркер за контрол
piece-city = град
piece-capital = столица
foe-barbarians = варвари
foe-city-state = град-държава
event-reappearing = поява на варвари
event-quiet = нищо не се случва
event-raid = движение на варварите
event-trade = търговия

card-early-empire = Ранна империя
card-early-empire-text = Поставете най-много 2 маркера за контрол в съседство със свои градове, на полета с трудност до стойността на позицията.
card-drama-and-poetry = Драма и поезия
card-drama-and-poetry-text = Поставете най-много 2 маркера за контрол в съседство със свои градове; после може да преместите един свой маркер на съседно празно сухоземно поле.
card-civil-service = Държавна служба
card-civil-service-text = Поставете най-много 2 маркера за контрол в съседство със свои градове; после още един до което и да е приятелско поле.
card-mass-media = Масмедии
card-mass-media-text = Поставете най-много 3 маркера за контрол в съседство със свои градове; после заменете вражески маркер на до 2 полета от вас със свой, а ако е подсилен, го обърнете на неподсилената страна.
card-astrology = Астрология
card-astrology-text = Придвижете технологичната си шайба с толкова полета, колкото е позицията.
card-mathematics = Математика
card-mathematics-text = Поставете търговски маркер върху своя карта по избор, после придвижете технологичната шайба с толкова полета, колкото е позицията.
card-replaceable-parts = Взаимозаменяеми части
card-replaceable-parts-text = Вземете ресурс от вид, който нямате, после придвижете технологичната шайба с толкова полета, колкото е позицията.
card-nuclear-power = Ядрена енергия
card-nuclear-power-text = На позиция 5 може да нанесете удар по поле: маркерите за контрол там и около него се унищожават, подсилените се обръщат. После придвижете шайбата с толкова полета, колкото е позицията.
card-foreign-trade = Външна търговия
card-foreign-trade-text = 1 фургон, до 3 полета, по терен с трудност до стойността на позицията.
card-currency = Валута
card-currency-text = 2 фургона, всеки до 4 полета. Фургонът може да влезе в поле с варварин: варваринът е победен и движението свършва.
card-steam-power = Парна енергия
card-steam-power-text = 2 фургона, всеки до 6 полета, и през вода. После може да размените ресурс с общия запас.
card-capitalism = Капитализъм
card-capitalism-text = 3 фургона, всеки до 6 полета, и през вода. След преместването на картата може да активирате друга карта като на позиция 1.
card-pottery = Грънчарство
card-pottery-text = Постройте чудо с продукция, равна на позицията, или град на до 2 полета от приятелско поле.
card-animal-husbandry = Животновъдство
card-animal-husbandry-text = Постройте чудо или град: на до 3 полета от приятелско поле или върху свой фургон, който след това се връща.
card-nationalism = Национализъм
card-nationalism-text = Постройте чудо (на позиция 5 продукцията е 7) или град на до 4 полета, като се брои и през вода.
card-urbanization = Урбанизация
card-urbanization-text = Постройте чудо или град на до 5 полета, като се брои и през вода; после поставете най-много 2 маркера за контрол в съседство с новия град.
card-masonry = Зидарство
card-masonry-text = Подсилете толкова маркера, колкото е позицията, или направете най-много 2 атаки в обсег от 2 полета.
card-iron-working = Металообработка
card-iron-working-text = Подсилете толкова маркера, колкото е позицията, или направете най-много 2 атаки в обсег от 3 полета с +1, а срещу варвари с +3.
card-mass-production = Масово производство
card-mass-production-text = Най-много 2 атаки в обсег от 3 полета с +2, като се брои и през вода; после подсилете толкова маркера, колкото е позицията, минус направените атаки.
card-flight = Авиация
card-flight-text = Най-много 3 атаки в обсег от 5 полета с +3, като се брои през всичко; после подсилете толкова маркера, колкото е позицията.

leader-rome = Рим (Траян)
leader-rome-text = Фургоните може да тръгват от всеки ваш град, развит или не.
leader-egypt = Египет (Клеопатра)
leader-egypt-text = Всяко чудо ви струва с 1 по-малко.
leader-america = Америка (Теодор Рузвелт)
leader-america-text = Природните чудеса, които вземате или използвате, се поставят върху ваша карта по избор; там всяко служи и като търговски маркер.
leader-sumeria = Шумер (Гилгамеш)
leader-sumeria-text = За всеки победен от вас варварин получавате ресурс по избор.
leader-france = Франция (Катерина Медичи)
leader-france-text = Културните карти поставят повече маркери според най-късната епоха на чудесата ви: с 1, 2 или 3.
leader-japan = Япония (Ходжо Токимуне)
leader-japan-text = Във вашия ход пустините и планините до вода или на ръба на картата имат трудност 3.
leader-scythia = Скития (Томирис)
leader-scythia-text = +3, когато атакувате или защитавате пасище или хълмове.
leader-aztec = Ацтеки (Монтесума)
leader-aztec-text = След преместването на военната си карта може да размените две карти от редицата си, ако сте спечелили атака през този ход.

wonder-stonehenge = Стоунхендж
wonder-stonehenge-text = След като поставите маркер за контрол на хълмове, може да поставите маркери и на съседни хълмове и така нататък.
wonder-hanging-gardens = Висящите градини
wonder-hanging-gardens-text = В началото на хода си може да поставите маркер за контрол в съседство със свой град, с трудност най-много 4.
wonder-forbidden-city = Забраненият град
wonder-forbidden-city-text = В началото на хода си може да премахнете вражески маркер за контрол до приятелско поле.
wonder-chichen-itza = Чичен Ица
wonder-chichen-itza-text = Може да поставяте маркери за контрол на празни гори навсякъде.
wonder-sydney-opera-house = Операта в Сидни
wonder-sydney-opera-house-text = За развитието на градовете ви вражеските маркери за контрол се броят за ваши.
wonder-eiffel-tower = Айфеловата кула
wonder-eiffel-tower-text = В началото на хода си може да посочите два маркера за контрол на един опонент; той ви отстъпва единия.
wonder-colossus = Родоският колос
wonder-colossus-text = Фургоните ви имат общо още 6 полета движение.
wonder-great-lighthouse = Александрийският фар
wonder-great-lighthouse-text = Празните полета на ръба на картата са в обсег за вашите градове.
wonder-great-zimbabwe = Велико Зимбабве
wonder-great-zimbabwe-text = Тук може да се съхраняват до 4 получени търговски маркера; в началото на хода ви те може да преминат върху картите ви.
wonder-machu-picchu = Мачу Пикчу
wonder-machu-picchu-text = Картите, които активирате на позиция 1 или 2, важат като на позиция 3.
wonder-estadio-do-maracana = Стадион Маракана
wonder-estadio-do-maracana-text = Преди да активирате друга карта, може първо да активирате и преместите икономическата си карта.
wonder-big-ben = Биг Бен
wonder-big-ben-text = +2 при атака и при защита за всеки ваш фургон до атакуваното поле.
wonder-oracle = Оракулът
wonder-oracle-text = В началото на хода си може да размените две съседни карти от редицата си.
wonder-pyramids = Пирамидите
wonder-pyramids-text = При построяване: повишете до три карти от ниво I в редицата си на ниво II.
wonder-porcelain-tower = Порцелановата кула
wonder-porcelain-tower-text = При построяване: повишете до две карти от редицата си с по едно ниво.
wonder-potala-palace = Дворецът Потала
wonder-potala-palace-text = При построяване: вземете до 3 карти Дипломация на други играчи. Може да имате до четири от всеки.
wonder-oxford-university = Оксфордският университет
wonder-oxford-university-text = Получена карта може да замени всяка карта от редицата ви, която не е научна.
wonder-kremlin = Кремъл
wonder-kremlin-text = +4, когато атакувате вражеско поле и имате повече подсилени маркери от собственика му.
wonder-petra = Петра
wonder-petra-text = +2 при защита. Варварите не могат да влизат в градовете ви и върху подсилените ви маркери.
wonder-terracotta-army = Теракотената армия
wonder-terracotta-army-text = +2 при атака.
wonder-alhambra = Алхамбра
wonder-alhambra-text = +2 при атака и при защита.
wonder-venetian-arsenal = Венецианският арсенал
wonder-venetian-arsenal-text = Веднъж на ход, след като активирате картата на позиция 5, може да я активирате отново като на позиция 1.
wonder-pentagon = Пентагонът
wonder-pentagon-text = +2 при атака; може да атакувате всичко на картата.
wonder-ruhr-valley = Долината на Рур
wonder-ruhr-valley-text = +5 при защита.
effect-hanging-gardens = Висящите градини
effect-hanging-gardens-text = В началото на хода си може да поставите маркер за контрол в съседство със свой град, с трудност най-много 4.
effect-forbidden-city = Забраненият град
effect-forbidden-city-text = В началото на хода си може да премахнете вражески маркер за контрол до приятелско поле.
effect-eiffel-tower = Айфеловата кула
effect-eiffel-tower-text = В началото на хода си може да посочите два маркера за контрол на един опонент; той ви отстъпва единия.
effect-great-zimbabwe = Велико Зимбабве
effect-great-zimbabwe-text = Тук може да се съхраняват до 4 получени търговски маркера; в началото на хода ви те може да преминат върху картите ви.
effect-oracle = Оракулът
effect-oracle-text = В началото на хода си може да размените две съседни карти от редицата си.

city-state-carthage = Картаген
city-state-carthage-text = +1 за всеки град-държава и всеки ваш град на до 2 полета от атакуваното, но не срещу самия Картаген.
token-carthage = Картаген
city-state-kumasi = Кумаси
city-state-kumasi-text = За вашите културни и индустриални карти горите имат трудност 1.
token-kumasi = Кумаси
city-state-brussels = Брюксел
city-state-brussels-text = Чудото ви струва с 1 по-малко за всеки ваш развит град.
token-brussels = Брюксел
city-state-seoul = Сеул
city-state-seoul-text = В началото на хода си може да преместите варварин на съседно празно сухоземно поле.
token-seoul = Сеул
city-state-geneva = Женева
city-state-geneva-text = В началото на хода си може да върнете карта Дипломация на играч и да вземете друга от същия играч.
token-geneva = Женева
city-state-mohenjo-daro = Мохенджо Даро
city-state-mohenjo-daro-text = При поставяне на маркери за контрол трудността на всички полета е с 1 по-малка.
token-mohenjo-daro = Мохенджо Даро
city-state-buenos-aires = Буенос Айрес
city-state-buenos-aires-text = Чудото ви струва с 2 по-малко, ако нямате друго от неговия вид.
token-buenos-aires = Буенос Айрес
city-state-kabul = Кабул
city-state-kabul-text = +3 при атака срещу град или град-държава, различен от Кабул.
token-kabul = Кабул
effect-seoul = Сеул
effect-seoul-text = В началото на хода си може да преместите варварин на съседно празно сухоземно поле.
effect-geneva = Женева
effect-geneva-text = В началото на хода си може да върнете карта Дипломация на играч и да вземете друга от същия играч.
token-torres-del-paine = Торес дел Пайне
token-cliffs-of-dover = Скалите на Дувър
token-mt-everest = Еверест
token-crater-lake = Кратерно езеро
token-grand-mesa = Гранд Меса
token-galapagos-islands = Галапагоски острови
token-mt-kilimanjaro = Килиманджаро
token-pantanal = Пантанал

pact-joint-war = Съвместна война
pact-joint-war-text = +2 при атака срещу всеки освен играча, дал картата.
pact-defensive-pact = Отбранителен пакт
pact-defensive-pact-text = +2 при защита срещу всеки освен играча, дал картата.
pact-embassy = Посолство
pact-embassy-text = Когато ваш фургон пристигне в столицата на играча, дал картата, той получава търговски маркер, а вие – ресурс.
pact-open-borders = Отворени граници
pact-open-borders-text = За развитието на градовете ви маркерите за контрол на играча, дал картата, се броят за ваши.

agenda-civilized = Цивилизован
agenda-civilized-text = 8 града на картата, включително столицата
agenda-money-grubber = Сребролюбец
agenda-money-grubber-text = 2 икономически чудеса
agenda-warmonger = Войнолюбец
agenda-warmonger-text = победена вражеска столица или 2 превзети града-държави
agenda-paranoid = Параноик
agenda-paranoid-text = 2 военни чудеса
agenda-explorer = Изследовател
agenda-explorer-text = 15 полета до вода или на ръба на картата
agenda-aesthetic = Естет
agenda-aesthetic-text = 2 културни чудеса
agenda-technophile = Технофил
agenda-technophile-text = 24 на технологичната шайба
agenda-scholarly = Учен
agenda-scholarly-text = 2 научни чудеса
agenda-populous = Многолюден
agenda-populous-text = 5 развити града
agenda-preservationist = Природозащитник
agenda-preservationist-text = 2 природни чудеса
victory-0 = Цивилизован или Сребролюбец
victory-1 = Войнолюбец или Параноик
victory-2 = Изследовател или Естет
victory-3 = Технофил или Учен
victory-4 = Многолюден или Природозащитник

## Глави на правилата

chapter-SETUP = Подготовка
chapter-MAP = Картата
chapter-TURN = Ходът
chapter-HEX = Полета, трудност, развити градове
chapter-RES = Ресурси и природни чудеса
chapter-CUL = Култура
chapter-SCI = Наука
chapter-ECO = Икономика
chapter-IND = Индустрия
chapter-WAR = Армия
chapter-EVT = Събития и варвари
chapter-CS = Градове-държави
chapter-DIP = Дипломация
chapter-TRD = Търговски маркери
chapter-WON = Чудеса на света
chapter-WIN = Победа
chapter-LIM = Лимит на компонентите
chapter-CLR = Пояснения
chapter-EX = Примери

## Какво се решава

ask-leaders = Теглят се лидери.
ask-dealing = Раздават се плочки от картата.
ask-core-die = Зар решава с коя страна нагоре е ядрото.
ask-builder = Случайността избира кой поставя първата плочка.
ask-laying-tile = Изберете своя плочка и коя страна да е нагоре.
ask-laying-turn = Изберете как е завъртяна плочката.
ask-laying-at = Изберете къде отива плочката.
ask-revealing = Открива се карта с чудо.
ask-victory-cards = Теглят се карти за победа.
ask-first-player = Случайността избира стартовия играч.
ask-compass = Поставя се маркерът за посоката на варварите.
ask-steps = Ходът продължава.
ask-turn = Изберете фокус карта.
ask-gardens = Висящите градини: поставете маркер за контрол.
ask-removing = Забраненият град: изберете кой вражески маркер да премахнете.
ask-eiffel = Айфеловата кула: изберете два маркера за контрол на един опонент.
ask-yielding = Айфеловата кула: изберете кой от двата маркера отстъпвате.
ask-unstoring = Велико Зимбабве: преместете съхранени търговски маркери върху картите си.
ask-oracle = Оракулът: разменете две съседни карти.
ask-seoul = Сеул: изберете варварин за преместване.
ask-driving = Сеул: изберете къде отива варваринът.
ask-geneva = Женева: изберете коя карта Дипломация да върнете.
ask-renewing = Женева: изберете друга карта от същия играч.
ask-resolution = Активира се карта.
ask-estadio = Стадион Маракана: да се активира ли първо икономическата ви карта?
ask-culture-more = Всички маркери са поставени: ще изразходвате ли още за един?
ask-shifting = Може да преместите един свой маркер за контрол.
ask-shifting-to = Изберете къде отива маркерът.
ask-civil-service = Може да поставите още един маркер до приятелско поле.
ask-converting = Може да замените вражески маркер за контрол.
ask-stonehenge = Стоунхендж: може да поставите маркер на съседни хълмове.
ask-parts = Може да вземете ресурс, който нямате.
ask-nuking = Ядрена енергия: може да нанесете удар по поле.
ask-advancing = Придвижете технологичната шайба; маркерите добавят полета.
ask-replacing = Изберете коя карта да бъде заменена с новата.
ask-caravans = Изберете фургон за местене.
ask-travelling = Изберете следващата стъпка на фургона.
ask-diplomacy = Може да вземете карта Дипломация.
ask-collecting = Изберете ресурс.
ask-exchanging = Може да размените ресурс с общия запас.
ask-industry = Постройте град или чудо.
ask-paying = Платете за чудото.
ask-under = Изберете град за чудото.
ask-attacker = Ще изразходвате ли маркери за атаката?
ask-defender = Атакуват ви: ще изразходвате ли маркери?
ask-battle = Заровете се търкалят.
ask-conquest = Превземате ли града-държава, или го освобождавате?
ask-refilling = Нямате повече маркери за контрол: ще вземете ли един от игралното поле?
ask-mustering = Картата за победа се отбелязва с маркер: ще вземете ли един от игралното поле?
ask-raid-die = Хвърля се зарът на варварите.
ask-raiding = Варварите се движат.
ask-stacks = Варварите се разделят.
ask-stack-choice = Изберете кой варварин продължава.
ask-stack-die = Хвърля се зарът на варварите.
ask-lodging = Изберете върху коя карта да е маркерът.
ask-dismissing = Изберете кой фургон напуска игралното поле.
ask-giving-back = Имате твърде много карти Дипломация от този играч: върнете една.
ask-again = Венецианският арсенал: да се активира ли картата отново като на позиция 1?
ask-capitalism = Капитализъм: да се активира ли друга карта като на позиция 1?
ask-aztec = Спечелихте атака: ще размените ли две карти от редицата си?
ask-trade-event = Търговия: развитите градове носят търговски маркери.
ask-over = Играта приключи.
ask-culture = { $times ->
    [one] Поставете маркер за контрол.
   *[other] Поставете най-много { $times } маркера за контрол.
}
ask-urbanization = { $times ->
    [one] Може да поставите маркер за контрол до новия град.
   *[other] Може да поставите най-много { $times } маркера за контрол до новия град.
}
ask-military = { $times ->
    [one] Атакувайте още веднъж или спрете.
   *[other] Подсилете маркери или атакувайте: най-много { $times } атаки.
}
ask-reinforcing = { $times ->
    [one] Подсилете маркер за контрол.
   *[other] Подсилете най-много { $times } маркера за контрол.
}
ask-upgrading = { $times ->
    [one] Повишете карта от редицата си с едно ниво.
   *[other] Повишете най-много { $times } карти от редицата си с по едно ниво.
}
ask-potala = { $times ->
    [one] Вземете карта Дипломация на друг играч.
   *[other] Вземете най-много { $times } карти Дипломация на други играчи.
}
ask-looting = { $times ->
    [one] Вземете търговски маркер от победения играч.
   *[other] Вземете най-много { $times } търговски маркера от победения играч.
}
ask-trade = { $times ->
    [one] Поставете търговски маркер върху една от картите си.
   *[other] Поставете { $times } търговски маркера върху картите си, един по един.
}
ask-discarding = { $times ->
    [one] Варвари в столицата ви: премахнете търговски маркер.
   *[other] Варвари в столицата ви: премахнете { $times } търговски маркера.
}
ask-gaining = Може да вземете нова фокус карта.

## Ходове

move-leader = лидер: { $leader }
move-dealt = раздава се { $tile }
move-die = на зара се пада { $die }
move-builder = { $seat } поставя първата плочка
move-revealed = открива се чудо: { $wonder }
move-victory = карти за победа: { $victory }
move-first = { $seat } е стартов играч
move-compass = числото 1 сочи { $direction }
move-battle = заровете: { $dice }
move-lay = { $tile } със { $side } нагоре
move-turn = { $turns }
move-at = поставяне: { $cell }
move-use = използване на ефект: { $effect }
move-focus = активиране: { $card }
move-place = поставяне на маркер за контрол: { $hex }
move-spend = изразходване на търговски маркер: { $card }
move-employ = използване на маркер: { $token }
move-take-back = прибиране на маркера: { $hex }
move-pick = избор на маркера: { $hex }
move-shift = преместване: { $hex }
move-convert = замяна на маркера: { $hex }
move-remove = премахване на маркера: { $hex }
move-yield = отстъпване на маркера: { $hex }
move-nuke = удар: { $hex }
move-advance = придвижване на технологичната шайба
move-gain = нова карта: { $card }
move-replace = замяна на карта: { $card }
move-upgrade = повишаване на карта: { $card }
move-put = търговски маркер върху карта: { $card }
move-store = поставяне на маркера върху Велико Зимбабве
move-depart = фургон тръгва от { $hex }
move-resume = фургонът продължава: { $hex }
move-step = към { $hex }
move-arrive = пристигане
move-stop = спиране тук
move-take = вземане на „{ $pact }“ от { $seat }
move-ally = вземане на карта: { $city-state }
move-return = връщане на „{ $pact }“ на { $seat }
move-collect = вземане: { $resource }
move-exchange = размяна: { $resource } → { $for }
move-city = строеж на град: { $hex }
move-settle = строеж на град върху фургона: { $hex }
move-wonder = строеж на чудо: { $wonder }
move-pay = плащане: { $resource }
move-under = чудото отива под града: { $hex }
move-attack = атака: { $hex }
move-reinforce = подсилване: { $hex }
move-conquer = превземане на града-държава
move-liberate = освобождаване на града-държава
move-loot = вземане на търговски маркер: { $card }
move-discard = премахване на търговски маркер: { $card }
move-swap = размяна на картите: { $slot } и { $with }
move-also = допълнително активиране: { $card }
move-again = повторно активиране
move-barbarian = { $letter }
move-lodge = маркерът отива върху карта: { $card }
move-dismiss = махане на фургона: { $hex }
move-pass = пропускане

## Дневник

log-leader = { $seat } води { $leader }.
log-dealt-tile = { $seat } получава { $tile }.
log-core-tile = В ядрото се поставя { $tile }.
log-core-side = Ядрото е със { $side } нагоре.
log-builder = { $seat } започва формирането на картата.
log-lays-tile = { $seat } поставя { $tile } със { $side } нагоре.
log-revealed = Вече може да се строи чудото „{ $wonder }“.
log-victory-cards = Карти за победа: { $cards }.
log-first = { $seat } е стартов играч.
log-dial = Шайбата на събитията се завърта: { $event }.
log-focuses = { $seat } избира „{ $card }“ на позиция { $slot }.
log-resets = Картата „{ $card }“ на { $seat } се мести на позиция 1.
log-also = { $seat } активира и „{ $card }“.
log-again = { $seat } активира отново „{ $card }“ като на позиция 1.
log-swaps = { $seat } разменя местата на „{ $card }“ и „{ $other }“.
log-places = { $seat } поставя маркер за контрол: { $place }.
log-takes-back = { $seat } прибира маркер за контрол: { $place }.
log-shifts = { $seat } мести маркер за контрол: { $from } → { $place }.
log-converts = { $seat } заменя маркер за контрол на { $target }: { $place }.
log-weakens = { $seat } обръща подсилен маркер за контрол на { $target }: { $place }.
log-removes = { $seat } премахва маркер за контрол на { $target }: { $place }.
log-nukes = { $seat } нанася ядрен удар: { $place }.
log-collects = { $seat } получава: { $what }.
log-pays = { $seat } плаща с ресурс: { $what }.
log-exchanges = { $seat } разменя с общия запас: { $given } → { $what }.
log-natural-returns = Отново на полето си: { $what }.
log-takes-wonder = { $seat } поема контрол над чудото „{ $wonder }“.
log-abandoned = Чудото „{ $wonder }“ е изоставено: { $place }.
log-freed = { $city } отново е неутрален град-държава.
log-advances = { $seat } придвижва технологичната шайба от { $from } на { $to }.
log-gains-card = { $seat } заменя „{ $old }“ с „{ $card }“.
log-caravan-stops = Фургон на { $seat } спира: { $place }.
log-caravan-defeats = Фургон на { $seat } побеждава варварин: { $place }.
log-caravan-lost = Варвари унищожават фургон на { $target }: { $place }.
log-arrives = Фургон на { $seat } пристига: { $place }.
log-dismisses = Фургон на { $seat } напуска игралното поле: { $place }.
log-allies = { $seat } взема карта Дипломация на { $city }.
log-returns-alliance = { $seat } връща картата Дипломация на { $city }.
log-takes-pact = { $seat } взема „{ $pact }“ от { $target }.
log-returns-pact = { $seat } връща „{ $pact }“ на { $target }.
log-builds-city = { $seat } строи град: { $place }.
log-builds-wonder = { $seat } строи чудото „{ $wonder }“: { $place }.
log-moves-wonder = { $seat } взема чудото „{ $wonder }“ и го премества: { $place }.
log-reinforces = { $seat } подсилва маркер за контрол: { $place }.
log-attacks = { $seat } атакува { $target }: { $place }.
log-rolls-battle = { $seat } хвърля { $die }, защитникът – { $other }: { $attack } срещу { $defence }.
log-wins-battle = { $seat } печели атаката с { $attack } на { $defence }.
log-loses-battle = Атаката на { $seat } е неуспешна: { $attack } на { $defence }.
log-spends = { $seat } изразходва търговски маркер от „{ $card }“.
log-employs = { $seat } използва маркер: { $what }.
log-lodges = { $seat } поставя маркер върху „{ $card }“: { $what }.
log-unstores = { $seat } мести търговски маркер от Велико Зимбабве върху „{ $card }“.
log-defeats-barbarian = { $seat } побеждава варварин: { $place }.
log-captures = { $seat } завзема поле на { $target }: { $place }.
log-captures-city = { $seat } завзема град на { $target }: { $place }.
log-conquers = { $seat } превзема { $city }.
log-liberates = { $seat } освобождава { $city }.
log-left-unclaimed = Полето остава ничие: { $place }.
log-beats-capital = { $seat } побеждава столицата на { $target }.
log-loots = { $seat } взема търговски маркер на { $target } от „{ $card }“.
log-raid = Варварите нападат: на зара се пада { $die }.
log-raid-again = Продължава { $letter }: на зара се пада { $die }.
log-barbarian-moves = Мести се { $letter }: { $place }.
log-barbarian-stays = Не може да се премести { $letter }.
log-reappears = Отново се появява { $letter }: { $place }.
log-drives = { $seat } премества { $letter }: { $place }.
log-capital-raided = Варвари нападат столицата на { $seat } и са отблъснати.
log-token-holds = Подсилен маркер за контрол на { $seat } отблъсква варвари: { $place }.
log-token-destroyed = Варвари унищожават маркер за контрол на { $seat }: { $place }.
log-city-destroyed = Варвари унищожават град на { $seat }: { $place }.
log-discards = { $seat } премахва търговски маркер от „{ $card }“.
log-completes = { $seat } изпълнява условието „{ $agenda }“.
log-wins = Изпълнени са всички карти за победа: { $seat } печели.
log-puts-trade = { $count ->
    [0] За търговските маркери няма място върху „{ $card }“ на { $seat }.
    [one] { $seat } поставя търговски маркер върху „{ $card }“.
   *[other] { $seat } поставя { $count } търговски маркера върху „{ $card }“.
}
log-stores = { $count ->
    [0] Търговските маркери на { $seat } се губят.
    [one] { $seat } поставя търговски маркер върху Велико Зимбабве.
   *[other] { $seat } поставя { $count } търговски маркера върху Велико Зимбабве.
}
log-fills-gap = { $count ->
    [0] Няма дупки за запълване.
    [one] Дупка се запълва с маркер за водно поле.
   *[other] Дупки се запълват с { $count } маркера за водни полета.
}

## Край

ending-won = Победа: { $winners }.
ending-shared = Споделена победа: { $winners }.
reason-every-card = Изпълнено е по едно условие от всяка карта за победа.
reason-most-wonders = Няколко играчи отбелязаха всички карти за победа; решиха чудесата на света.
reason-most-spaces = Няколко играчи имаха всички карти за победа и равен брой чудеса; решиха приятелските полета.
reason-shared = Картите за победа, чудесата и приятелските полета са поравно.
sheet-civilized = Цивилизован: 8 града на картата, включително столицата
sheet-money-grubber = Сребролюбец: 2 икономически чудеса
sheet-warmonger = Войнолюбец: победена вражеска столица или 2 превзети града-държави
sheet-paranoid = Параноик: 2 военни чудеса
sheet-explorer = Изследовател: 15 полета до вода или на ръба на картата
sheet-aesthetic = Естет: 2 културни чудеса
sheet-technophile = Технофил: 24 на технологичната шайба
sheet-scholarly = Учен: 2 научни чудеса
sheet-populous = Многолюден: 5 развити града
sheet-preservationist = Природозащитник: 2 природни чудеса
sheet-cards = Изпълнени карти за победа
sheet-wonders = Чудеса на света
sheet-spaces = Приятелски полета

## Защо не

why-ND-CLR-11 = В града-държава има варварин: там влиза само фургон с „Валута“.
why-ND-CLR-12 = Варваринът трябва да е един от тези, които споделят полето.
why-ND-CLR-14 = Фургонът не може да остане в град-държава или вражески град, а оттук няма накъде да продължи.
why-ND-CLR-16 = Фургон, върнал се през този ход, не се движи отново.
why-ND-CLR-18 = Маркер за контрол се прибира само когато в запаса няма други (сега има { $tokens }), и после трябва да се постави; на хълмове, отворени от Стоунхендж, той остава.
why-ND-CLR-25 = Тази карта Дипломация не е от собствения комплект на играча или не е налична.
why-ND-CS-08 = Върху активираната карта няма неизползван маркер на този град-държава.
why-ND-CS-16 = „Забраненият град“ премахва вражески маркер за контрол до приятелско поле.
why-ND-CS-18 = Маркерът на град-държава лежи върху карта от неговия вид.
why-ND-CUL-02 = Полето не е до ваш град: { $place }.
why-ND-CUL-03 = Маркери за контрол не се поставят върху вода.
why-ND-CUL-04 = Трудността е { $difficulty }, а картата важи като на позиция { $slot }: { $place }.
why-ND-CUL-05 = Природното чудо има трудност 5, а картата важи като на позиция { $slot }.
why-ND-CUL-06 = Полето е заето от варварин, град, град-държава или маркер за контрол: { $place }.
why-ND-CUL-12 = Полето е до ваш маркер за контрол, но не и до град: { $place }.
why-ND-CUL-15 = Този ефект не стига дотам: { $place }.
why-ND-CUL-16 = Изберете свой маркер за контрол.
why-ND-DIP-02 = Нямате картата Дипломация на този град-държава.
why-ND-DIP-03 = Вече имате карта на този град-държава.
why-ND-DIP-11 = Тази карта Дипломация не е налична.
why-ND-DIP-12 = Върнете една от картите, които имате от този играч.
why-ND-ECO-01 = Картата не позволява повече движение.
why-ND-ECO-02 = Икономическата ви карта не дава повече фургони.
why-ND-ECO-03 = Фургонът се мести на съседно поле.
why-ND-ECO-04 = Фургонът тръгва от столицата или от ваш развит град.
why-ND-ECO-05 = Там няма ваш фургон, който още може да се движи.
why-ND-ECO-06 = Това е вода, а картата не пуска фургоните през нея: { $place }.
why-ND-ECO-07 = Трудността там е по-голяма от позиция { $slot }.
why-ND-ECO-08 = На пътя стои варварин: { $place }.
why-ND-ECO-09 = През този ход там вече пристигна друг ваш фургон.
why-ND-ECO-12 = Тези търговски маркери отиват върху карта от вида на града-държава.
why-ND-ECO-14 = Картата трябва да е на града-държава, в който пристигна фургонът.
why-ND-ECO-24 = Тук няма къде да се пристигне.
why-ND-EVT-02 = Първо се изпълнява събитието от шайбата.
why-ND-EVT-03 = Зарът има шест страни.
why-ND-EVT-08 = Върху тази карта няма търговски маркер.
why-ND-EVT-33 = Този варварин не може да се премести.
why-ND-HEX-01 = На тази карта няма такова поле.
why-ND-HEX-08 = Това не е съседно празно сухоземно поле: { $place }.
why-ND-HEX-27 = Там няма вражески маркер за контрол на до две полета от вашите.
why-ND-IND-01 = Първо решете какво строи тази карта.
why-ND-IND-03 = Полето е на повече от { $reach } полета от вашите земи: { $place }.
why-ND-IND-04 = Полето е заето: { $place }.
why-ND-IND-07 = Полето е до град или град-държава: { $place }.
why-ND-IND-08 = Там не може да има град: вода или трудност над позиция { $slot }.
why-ND-IND-09 = Пътят дотам минава през вода или терен с трудност над позиция { $slot }: { $place }.
why-ND-IND-10 = На пътя дотам има варвари или опоненти: { $place }.
why-ND-IND-13 = Там има ресурс или природно чудо.
why-ND-IND-16 = Нямате повече градове в запаса.
why-ND-IND-17 = Чудото „{ $wonder }“ не е откритата карта на тестето си.
why-ND-IND-20 = С този ресурс не се плаща за чудото: { $resource }.
why-ND-IND-22 = Този град или всичките ви градове вече имат чудо.
why-ND-IND-23 = Чудото се поставя под един от вашите градове.
why-ND-IND-25 = Цената е { $need }, а може да осигурите { $have }.
why-ND-IND-30 = Това природно чудо не може да се използва за това сега.
why-ND-LIM-04 = Нямате повече маркери за контрол.
why-ND-MAP-06 = Плочката има две страни.
why-ND-MAP-08 = Случайността раздава някоя от останалите плочки със столица.
why-ND-MAP-09 = В ядрото влизат две плочки с природни чудеса и две с градове-държави.
why-ND-MAP-10 = Зарът има шест страни.
why-ND-MAP-13 = Тази плочка не е ваша или не е за раздаване.
why-ND-MAP-15 = Картата се формира: плочка поставя { $seat }.
why-ND-MAP-17 = Плочката трябва да се допира до поне четири поставени полета.
why-ND-MAP-18 = Плочката трябва да се допира до ядрото, а това е възможно.
why-ND-MAP-19 = Плочката трябва да се допира до плочка, която се допира до ядрото.
why-ND-MAP-23 = Плочките не бива да се застъпват.
why-ND-MAP-25 = С това завъртане или с тази страна нагоре плочката не пасва никъде.
why-ND-MAP-28 = Няма достатъчно маркери за водни полета за дупката, която би се затворила.
why-ND-RES-13 = Няма такъв ресурс за вземане или за даване.
why-ND-RES-18 = Изберете ресурс, който го има в общия запас.
why-ND-RES-19 = Това природно чудо не лежи върху тази карта или вече е използвано през този ход.
why-ND-SCI-04 = Тази карта не е от нивото на полето.
why-ND-SCI-05 = Тази карта не е в редицата ви.
why-ND-SCI-10 = Тази карта не е в тестето ви.
why-ND-SCI-15 = За придвижването вече са изразходвани маркери: трябва да се извърши.
why-ND-SCI-16 = Научна карта се заменя само с научна.
why-ND-SCI-17 = В редицата ви няма карта от този вид за замяна.
why-ND-SETUP-02 = Този лидер е зает.
why-ND-SETUP-09 = Сега подготовката се решава от случайността.
why-ND-SETUP-14 = Стартовият играч е един от седящите на масата.
why-ND-SETUP-15 = Шестоъгълникът има шест посоки.
why-ND-SETUP-22 = Тази карта не може да е следващата в тестето си.
why-ND-SETUP-25 = Това не е набор карти за победа за тази игра.
why-ND-TRD-01 = Там сега няма маркер за изразходване.
why-ND-TRD-08 = Върху „{ $card }“ вече има три търговски маркера.
why-ND-TRD-10 = Получените търговски маркери трябва да се поставят някъде.
why-ND-TRD-12 = Засега още един маркер не би помогнал.
why-ND-TRD-15 = Велико Зимбабве не може да поеме търговски маркери или няма такива.
why-ND-TURN-02 = Тази карта не е в редицата ви.
why-ND-TURN-04 = Ходът е: избор на карта, активация, преместване. Сега се иска друго.
why-ND-TURN-05 = Изберете една от петте карти в редицата си.
why-ND-TURN-12 = Ходът не може да се пропусне: изберете карта, дори да не я използвате.
why-ND-TURN-16 = За този ход вече е избрана карта.
why-ND-TURN-17 = Този ефект в началото на хода е използван, сега е невъзможен или първо трябва да се довърши.
why-ND-TURN-20 = По реда на ефектите около картата сега се иска друго.
why-ND-TURN-21 = Трябва да е друга карта.
why-ND-TURN-23 = Активираната карта сега иска друго.
why-ND-WAR-01 = Картата или подсилва, или атакува, но не и двете.
why-ND-WAR-02 = На позиция { $slot } не може да се подсилят повече маркери.
why-ND-WAR-03 = Изберете свой неподсилен маркер за контрол.
why-ND-WAR-06 = Полето е на повече от { $reach } полета от вашите земи: { $place }.
why-ND-WAR-07 = Там няма какво да се атакува: { $place }.
why-ND-WAR-08 = На пътя дотам има вода: { $place }.
why-ND-WAR-09 = На пътя дотам има варвари: { $place }.
why-ND-WAR-10 = На пътя дотам има вражески полета: { $place }.
why-ND-WAR-12 = На пътя дотам има град-държава: { $place }.
why-ND-WAR-13 = От поле, завзето през този ход, не може да се атакува.
why-ND-WAR-15 = Първо се хвърлят двата зара.
why-ND-WAR-32 = Върху тази карта няма търговски маркер.
why-ND-WAR-37 = Картата не позволява повече атаки.
why-ND-WAR-39 = В момента се провежда атака.
why-ND-WAR-44 = Маркерът на град-държава не помага при защита.
why-ND-WAR-47 = При защита се изразходват маркери от военни карти.
why-ND-WIN-33 = Играта приключи.
why-ND-WON-03 = Не контролирате това чудо.
why-ND-WON-13 = Това чудо не може да повиши тази карта.
why-ND-WON-14 = Изберете маркери за контрол на един опонент; той отстъпва единия от двата.

## На масата

board-player = Играч
board-leader = Лидер
board-tech = Технологии
board-wonders = Чудеса
board-cities = Градове
board-mature = Развити
board-spaces = Полета
board-tokens = Маркери в запас
board-cards = Изпълнени карти
board-headline = Рунд { $round }, шайба на събитията: { $event }
board-headline-before = Картата се формира
board-row = { $name }: { $cards }
board-market = Чудеса: { $wonders }
board-agenda = { $agenda } ({ $wanted }): { $progress }
board-resources = { $name } има: { $things }
board-legend = ▶ на ход  ¹ стартов играч  ✓ изпълнена карта; редицата показва позиции 1–5 с търговските маркери

## Масата в браузъра

board-part-0 = { $space }, вдясно
board-part-1 = { $space }, долу вдясно
board-part-2 = { $space }, долу вляво
board-part-3 = { $space }, вляво
board-part-4 = { $space }, горе вляво
board-part-5 = { $space }, горе вдясно
board-map = Карта на света
board-nearer = Приближаване
board-farther = Отдалечаване
board-whole = Цялата карта
board-home-view = Към моята столица
board-key-arrows = Преминаване от поле на поле по картата
board-key-lit = Към следващото или предишното възможно поле
board-key-zoom = Приближаване и отдалечаване на картата
board-lit = { $deed }: { $where }
board-chance = { $percent } % без маркери
board-difficulty = трудност { $number }
board-piece = { $piece } на { $name }
board-is-mature = развит
board-natural-free = още е свободно
board-city-state-neutral = неутрален град-държава
board-barbarian = варварин { $letter }
board-home = тук се появява варварин { $letter }
board-caravan = фургон на { $name }
board-cell = начало: { $terrain }, ред { $row }, колона { $column }
board-do-place = поставяне на маркер за контрол
board-do-take-back = прибиране на маркера
board-do-pick = избор на маркера
board-do-shift = преместване тук
board-do-convert = замяна на маркера
board-do-remove = премахване на маркера
board-do-yield = отстъпване на маркера
board-do-nuke = удар
board-do-depart = тръгване на фургон
board-do-resume = фургонът продължава
board-do-step = стъпка тук
board-do-city = построяване на град
board-do-settle = град на мястото на фургона
board-do-under = чудото отива тук
board-do-attack = атака
board-do-reinforce = подсилване
board-do-dismiss = фургонът напуска картата
board-do-at = плочката отива тук
board-do-barbarian = избор на варварина
board-filter-realm = Държави
board-filter-war = Война
board-filter-trade = Търговия
show-table = Масата
show-panel = Подробно
show-close = Затваряне
show-me = { $name } (вие)
show-key-leave = Затваряне на отвореното
show-key-players = Играчи и градове-държави
show-key-battles = Заплахи и атаки
show-choose-here = Какво да се направи тук
show-players = Играчи
show-focus-row = Фокус редица
show-row-hint = Посочете карта: на полето се вижда докъде стига.
show-slot = Позиция { $slot }: { $terrain }
show-card = { $name }, { $type }, ниво { $level }, позиция { $slot }
show-counts-as = брои се за позиция { $slot }
show-trade-on = { $count ->
    [one] { $count } търговски маркер
   *[other] { $count } търговски маркера
}
show-resolving = Изпълнява се в момента.
show-resolving-card = { $card }, изпълнява се като на позиция { $slot }
show-would-culture = { $amount ->
    [one] { $amount } маркер за контрол
   *[other] { $amount } маркера за контрол
} с трудност до { $slot }; подходящи полета сега: { $spaces }
show-would-science = { $amount ->
    [one] { $amount } поле на технологичната шайба
   *[other] { $amount } полета на технологичната шайба
}
show-would-economy = фургоните минават { $amount ->
    [one] { $amount } поле
   *[other] { $amount } полета
}; достижими полета: { $spaces }
show-would-industry = производство { $amount } или град; места за него сега: { $spaces }
show-would-military = { $amount ->
    [one] { $amount } атака
   *[other] { $amount } атаки
} със сила { $slot }; цели в обсег: { $spaces }
show-market = Чудеса за строеж
show-wonder = { $name }, { $type }
show-cost = цена { $cost }
show-cost-now = за вас { $cost }
show-have = производство { $production } и още { $means } от запасите
show-have-bare = производство { $production }
show-trade-token = търговски маркер
show-missing = не достигат { $count }
show-affordable = можете да го построите
show-paid-with = Плаща се с: { $resources }
show-deck-left = { $count ->
    [0] последна карта в тестето
   *[other] в тестето има още { $count }
}
show-victory = Карти за победа
show-progress = { $name }: { $done } от { $wanted }
show-completed = Изпълнена от:
show-marks = карти за победа: { $count } от { $wanted }
show-tech = Технологична шайба
show-tech-short = технологична шайба: { $tech }
show-tech-of = { $name }, технологична шайба: { $tech }
show-tech-next = { $tech }; още { $steps ->
    [one] { $steps } деление
   *[other] { $steps } деления
} до карта от ниво { $level }
show-tech-last = { $tech }: последното деление
show-wonders-built = { $count ->
    [one] { $count } чудо на света
   *[other] { $count } чудеса на света
}
show-round = Рунд { $round }
show-next-event = Следва: { $event }
show-dice = Последното хвърляне
show-holdings-of = Притежания на { $name }
show-count = { $thing }: { $count }
show-natural = { $name }, дава: { $resource }
show-gives = дава: { $resource }
show-used = използвано в този ход
show-tokens-left = { $count ->
    [one] остава { $count } маркер за контрол
   *[other] остават { $count } маркера за контрол
}
show-cities-left = { $count ->
    [one] остава { $count } град
   *[other] остават { $count } града
}
show-caravans = готови фургони: { $ready } от { $allowed }
show-mature = { $count ->
    [one] { $count } развит град
   *[other] { $count } развити града
}
show-stored = търговски маркери върху Велико Зимбабве: { $count }
show-ally = Карта Дипломация: { $name }
show-conquered = { $name }: превзет
show-pact = { $pact } от { $name }
show-at-home = Карти Дипломация, които още не са взети: { $pacts }
show-standing = Технологична шайба { $tech } · приятелски полета { $spaces } · подсилени { $reinforced } · карти за победа { $marks }
show-city-states = Градове-държави
show-held-by = Превзет от
show-diplomacy-left = { $count ->
    [0] не е останала карта Дипломация
    [one] остава { $count } карта Дипломация
   *[other] остават { $count } карти Дипломация
}
show-space = Полето
show-rim = до вода или на ръба на картата
show-situation = Какво се случва
show-against = срещу
show-tokens-spent = изразходвани маркери: { $count }
show-steps-left = { $count ->
    [one] Фургонът може да мине още { $count } поле
   *[other] Фургонът може да мине още { $count } полета
}
show-owed = { $wonder }: остават за плащане { $count }
show-must-core = Плочката трябва да се допира до ядрото.
show-must-neighbour = Плочката трябва да се допира до плочка, която се допира до ядрото.
show-must-any = Плочката може да е навсякъде по края.
show-water-left = Маркери за водни полета: { $count }.
show-battles = Заплахи и атаки
show-battles-count = Заплахи: { $threats }, атаки: { $attacks }
show-threats = Кой може да ви нападне
show-no-threats = Сега никой не ви достига.
show-attacks = Докъде стига военната ви карта
show-no-attacks = В обсега ви няма какво да се атакува.
show-barbarians = Варвари
show-battles-of = { $count ->
    [one] { $count } поле
   *[other] { $count } полета
}, шанс до { $percent } %
show-threat = { $name } срещу { $place }
show-attack-on = { $name }: { $place }
show-strengths = Сила
show-odds-plain = без маркери
show-odds-tokens = маркери на нападателя
show-odds-both = маркери на двамата
show-odds = Сила { $attack } срещу { $defence }. Шанс { $plain } % без маркери, { $tokens } % с маркерите на нападателя, { $both } % с маркерите на двете страни.
show-tiles-left = Плочки, които още не са поставени
show-way = { $number } { $direction }
show-places = Места за плочката
show-place-before = Предишното място
show-place-next = Следващото място
show-place-of = { $number } от { $count }
