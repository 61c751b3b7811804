# Victoria на български: имена, ефекти, въпроси, дневник, откази.

## Имена

domain-war = Война
domain-religion = Религия
domain-economy = Икономика
domain-science = Наука
domain-culture = Култура
domain-utopia = Утопия

card-war-1 = Война I
card-war-2 = Война II
card-war-3 = Война III
card-religion-1 = Религия I
card-religion-2 = Религия II
card-economy-1 = Икономика I
card-economy-2 = Икономика II
card-economy-3 = Икономика III
card-science-1 = Наука I
card-science-2 = Наука II
card-science-3 = Наука III
card-culture-1 = Култура I
card-culture-2 = Култура II
card-culture-3 = Култура III
card-utopia-3 = Утопия III

effect-assassination = Убийство
effect-assassination-text = Изчистете една карта от ръката си.
effect-purge = Чистка
effect-purge-text = Изчистете две карти от ръката си.
effect-attack = Нападение
effect-attack-text = Платете с карта Война и с още една карта от назована сфера; всеки друг играч губи карта от тази сфера.
effect-holy-book = Свещена книга
effect-holy-book-text = През този ход лимитът на ръката ви е пет.
effect-divine-right = Божествено право
effect-divine-right-text = През този ход лимитът на ръката ви е седем.
effect-inquisition = Инквизиция
effect-inquisition-text = Платете с карта Религия, вземете цялата ръка на играч и му върнете също толкова карти по ваш избор.
effect-development = Развитие
effect-development-text = Изчистете една карта от зоната си, после изиграйте една от ръката.
effect-monopoly = Монопол
effect-monopoly-text = Изчистете две карти от зоната си, после изиграйте две от ръката.
effect-embargo = Ембарго
effect-embargo-text = Поставете карта Икономика върху сфера на произволен играч: той не може да играе тази сфера до края на следващия си ход.
effect-experiment = Експеримент
effect-experiment-text = Върнете една карта от зоната си в ръката, после изиграйте една от ръката.
effect-research = Изследване
effect-research-text = Върнете две карти от зоната си в ръката, после изиграйте две от ръката.
effect-breakthrough = Пробив
effect-breakthrough-text = Платете с карта Наука, изтеглете до пет карти и изчистете също толкова от ръката си.
effect-inspiration = Вдъхновение
effect-inspiration-text = Ако имате повече Култура от всеки друг, приложете постоянен ефект на друг играч.
effect-oligarchy = Олигархия
effect-oligarchy-text = Вземете в ръката си една карта от изчистените.
effect-republic = Република
effect-republic-text = Вземете в ръката си две карти от изчистените.
effect-democracy = Демокрация
effect-democracy-text = Поставете карта Утопия с лицето надолу в сфера на произволен играч: за незабавна победа там му трябва още една карта.
zone-hand = ръката ви
zone-area = зоната ви
zone-discard = купчината с изчистени карти

## Глави на правилата

chapter-SETUP = Подготовка
chapter-DEAL = Обикновено раздаване
chapter-DRAFT = Драфт
chapter-TURN = Ходът
chapter-EFF = Ефекти: общи правила
chapter-WAR = Война
chapter-REL = Религия
chapter-ECO = Икономика
chapter-SCI = Наука
chapter-CUL = Култура
chapter-UTO = Утопия
chapter-END = Край на играта
chapter-TEAM = Отбори
chapter-EX = Примери
chapter-CLR = Уточнения

## Какво се решава

ask-first-player = Първият играч се определя случайно.
ask-drawing = Теглят се карти.
ask-picking = Отделете една карта от пакета.
ask-choosing = Изберете карта от центъра за зоната си.
ask-step-play = Стъпка 1: изиграйте карта от ръката си.
ask-effects = Стъпка 2: приложете ефект или завършете хода.
ask-discarding = Изчистете от ръката си { $times ->
    [one] { $times } карта
   *[other] { $times } карти
}.
ask-dropping = Изчистете от зоната си { $times ->
    [one] { $times } карта
   *[other] { $times } карти
}.
ask-returning = Върнете от зоната си в ръката { $times ->
    [one] { $times } карта
   *[other] { $times } карти
}.
ask-follow-up = Изиграйте от ръката си { $times ->
    [one] { $times } карта
   *[other] { $times } карти
}.
ask-naming = Назовете сферата за Нападение.
ask-questioning = Изберете чия ръка ще вземе Инквизицията.
ask-giving = Върнете { $times ->
    [one] { $times } карта
   *[other] { $times } карти
}.
ask-laying-embargo = Изберете сферата за Ембарго.
ask-laying-democracy = Изберете сферата за Демокрация.
ask-recovering = Вземете от изчистените { $times ->
    [one] { $times } карта
   *[other] { $times } карти
}.

## Ходове

move-first = започва { $seat }
move-draw = изтегляне: { $card }
move-pick = отделяне: { $card }
move-choose = избор: { $card }
move-play = изиграване: { $card }
move-use = прилагане: { $effect }
move-copy = копиране: { $effect } ({ $seat })
move-end = край на хода
move-discard = изчистване: { $card }
move-drop = изчистване от зоната: { $domain }
move-return = връщане в ръката: { $domain }
move-name = нападение на сфера: { $domain }
move-question = вземане на ръката на { $seat }
move-give = връщане: { $card }
move-lay = поставяне върху сфера: { $domain } ({ $seat })
move-recover = вземане от изчистените: { $card }

## Дневник

log-first-player = { $seat } е първи играч.
log-draws = { $seat } тегли карта от епоха { $era ->
    [1] I
    [2] II
   *[other] III
}.
log-draws-seen = { $seat } тегли карта: { $card }.
log-picks = { $seat } отделя карта.
log-picks-seen = { $seat } отделя карта: { $card }.
log-packs-move = Пакетите се предават по часовниковата стрелка, във всеки има { $count ->
    [one] { $count } карта
   *[other] { $count } карти
}.
log-reveals = { $seat } поставя в центъра карта: { $card }.
log-chooses = { $seat } взема от центъра в зоната си карта: { $card }.
log-draft-ends = Драфтът приключи; всеки взема в ръката си { $count ->
    [one] { $count } отделена карта
   *[other] { $count } отделени карти
}.
log-turn = Рунд { $round }: на ход е { $seat }.
log-uses = { $seat } прилага ефекта „{ $effect }“.
log-copies = { $seat } копира с Вдъхновение ефекта „{ $effect }“ ({ $target }).
log-pays = { $seat } прилага ефекта „{ $effect }“ и плаща с карта: { $card }.
log-coin-off = Жетонът на културата е свален и лежи до { $seat }.
log-discards = { $seat } изчиства от ръката си карта: { $card }.
log-drops = { $seat } изчиства от зоната си карта: { $card }.
log-returns = { $seat } връща в ръката си карта: { $card }.
log-names = { $seat } напада сферата „{ $domain }“ и изчиства карта: { $card }.
log-loses = { $seat } губи карта: { $card }.
log-questions = { $seat } взема ръката на { $target }: { $count ->
    [0] няма карти
    [one] { $count } карта
   *[other] { $count } карти
}.
log-questions-seen = { $seat } взема ръката на { $target }: { $count ->
    [0] няма карти
   *[other] { $cards }
}.
log-gives = { $seat } връща карта на { $target }.
log-gives-seen = { $seat } връща на { $target } карта: { $card }.
log-lays-embargo = { $seat } налага Ембарго върху сферата „{ $domain }“ ({ $target }).
log-lays-democracy = { $seat } поставя карта Утопия с лицето надолу в сферата „{ $domain }“ ({ $target }).
log-recovers = { $seat } взема от изчистените карта: { $card }.
log-plays = { $seat } изиграва карта: { $card }.
log-cannot-play = { $seat } не може да изиграе нищо и пропуска стъпка 1.
log-lapses = { $seat } няма какво повече да изиграе; { $count ->
    [one] отпада { $count } изиграване
   *[other] отпадат { $count } изигравания
}.
log-ends = { $seat } не прилага повече ефекти.
log-embargo-ends = Ембаргото върху сферата „{ $domain }“ ({ $seat }) приключва.
log-deck-empty = { $seat } взема последната карта от тестето: това е последният рунд.
log-instant-win = { $seat } печели незабавно, сфера „{ $domain }“!
log-scoring = Играта приключи и сферите се броят.

## Край

ending-instant-win = Незабавна победа: { $winners }.
ending-majority-win = Победа с мнозинство: { $winners }.
ending-shared-victory = Споделена победа: { $winners }.
reason-instant = В края на хода си играчът има достатъчно карти от една сфера.
reason-deck = Тестето на епохите свърши и рундът беше довършен.
reason-stall = Твърде много рундове поред от тестето не е вземана карта.
sheet-points = Точки: сфери, в които играчът води
sheet-shared = Споделя победата
tie-break-war = При равенство: Война
tie-break-religion = При равенство: Религия
tie-break-economy = При равенство: Икономика
tie-break-science = При равенство: Наука
tie-break-culture = При равенство: Култура
tie-break-utopia = При равенство: Утопия

## Защо не

why-CV-SETUP-09 = Сега първият играч се определя случайно; на масата има { $players ->
    [one] { $players } играч
   *[other] { $players } играчи
}.
why-CV-DRAFT-02 = Първи избор: може да се отдели само карта от пакета, който държите.
why-CV-DRAFT-03 = Втори избор: може да се отдели само карта от пакета, който държите.
why-CV-DRAFT-04 = Трети избор: може да се отдели само карта от пакета, който държите.
why-CV-DRAFT-05 = Сега се избира една от откритите карти в центъра.
why-CV-DRAFT-09 = Всички избират едновременно: сега се отделя карта, а щом пакетите се предадат, изборът е окончателен.
why-CV-TURN-02 = Стъпките имат твърд ред: първо се изиграва карта.
why-CV-TURN-03 = В стъпка 1 се изиграва точно една карта, и то само от ръката ви.
why-CV-EFF-02 = Ефектите се прилагат в стъпка 2; първо изиграйте карта.
why-CV-EFF-03 = През този ход вече приложихте постоянен ефект на сферата „{ $domain }“.
why-CV-EFF-04 = Първо довършете започнатия ефект.
why-CV-EFF-05 = „{ $effect }“ изисква карти от сферата „{ $domain }“ в зоната ви: { $need }; сега са { $have }.
why-CV-EFF-06 = При четирима играчи „{ $effect }“ изисква карти от сферата „{ $domain }“ в зоната ви: { $need }; сега са { $have }.
why-CV-EFF-07 = През този ход вече приложихте другото ниво на сферата „{ $domain }“.
why-CV-EFF-11 = „{ $effect }“ се плаща с карта от сферата „{ $domain }“ от зоната ви, а там няма такава.
why-CV-EFF-15 = През този ход вече използвахте „{ $effect }“.
why-CV-WAR-01 = Изчиства се една карта от собствената ръка; тази не е в нея.
why-CV-WAR-02 = Изчистват се две карти от собствената ръка; тази не е в нея.
why-CV-WAR-06 = Нападението може да назове само сфера, от която ви е останала карта.
why-CV-WAR-07 = След плащането с карта Война няма да имате карта, с която да назовете сфера.
why-CV-REL-04 = В тази игра лимитът на ръката сам се променя с картите ви Религия; няма какво да се прилага.
why-CV-REL-08 = Могат да се върнат само карти от обединената ръка.
why-CV-ECO-01 = Изчиства се една карта от зоната ви; там няма карта от тази сфера.
why-CV-ECO-02 = Изчистват се две карти от зоната ви; там няма карта от тази сфера.
why-CV-ECO-04 = Ембаргото се поставя върху сфера на играч от масата.
why-CV-ECO-05 = Върху сферата ви „{ $domain }“ има Ембарго: през този ход картите ѝ не се играят.
why-CV-ECO-07 = Ембаргото изисква сфера с открита карта, а тук няма такава.
why-CV-ECO-08 = Върху сферата ви „{ $domain }“ има Ембарго: то забранява всяко изиграване от ръката.
why-CV-ECO-09 = Единствената ви карта Икономика току-що беше взета, затова собствената Икономика не може да се избере.
why-CV-SCI-01 = Връща се една карта от зоната ви; там няма карта от тази сфера.
why-CV-SCI-02 = Връщат се две карти от зоната ви; там няма карта от тази сфера.
why-CV-SCI-06 = Могат да се изчистят само карти от ръката ви.
why-CV-CUL-02 = За Вдъхновение трябва повече Култура от всеки друг играч.
why-CV-CUL-04 = През този ход вече копирахте ефект.
why-CV-CUL-05 = { $target }: карти от сферата „{ $domain }“ – { $have }; „{ $effect }“ може да се копира при поне { $need }.
why-CV-CUL-06 = В един ход не могат да се съчетаят копиран и собствен ефект на сферата „{ $domain }“.
why-CV-CUL-07 = Културата няма ефект при изчистване и собствени нива; тя копира ефект на друг играч.
why-CV-CUL-14 = За да копирате „{ $effect }“, в { $where } трябват карти: { $cards }; сега са { $supply }.
why-CV-UTO-01 = От изчистените се взема една карта; тази не е сред тях.
why-CV-UTO-02 = От изчистените се вземат две карти; тази не е сред тях.
why-CV-UTO-03 = Демокрацията премества картата в сфера на играч от масата.
why-CV-UTO-04 = Демокрацията изисква сфера с открита карта, а тук няма такава.
why-CV-UTO-08 = Единствената ви карта Утопия току-що беше взета, затова собствената Утопия не може да се избере.
why-CV-END-04 = Играта приключи.
why-CV-CLR-04 = „{ $effect }“: в { $where } трябват карти: { $cards }; сега са { $supply }.
why-CV-CLR-05 = В тази игра картите след ефекта трябва да се изиграят изцяло, а това би било невъзможно.
why-CV-CLR-15 = Копират се само постоянни ефекти на други играчи, но не и самото Вдъхновение.
why-CV-CLR-17 = В тази игра Ембарго и Демокрация се поставят само на други играчи.
why-CV-CLR-31 = Инквизицията избира друг играч.
why-CV-CLR-35 = Започнат ефект и завършен ход не се връщат.
why-CV-CLR-49 = Следващата карта от тестето е от горната епоха и от още невзетите.
why-CV-CLR-53 = Сега се решава друго.
why-CV-CLR-54 = Изборите в един ефект се правят в реда на текста му.

## Масата в терминала

board-headline = Рунд { $round } · тесте { $deck } (епоха { $era }) · изчистени { $discard } · лимит на ръката { $limit }
board-headline-before = Преди първия рунд · тесте { $deck } (епоха { $era })
board-hand = Ръка
board-my-hand = Вашата ръка: { $cards }
board-my-pack = Вашият пакет: { $cards }
board-set-aside = Отделени: { $cards }
board-centre = Център: { $cards }
board-discard = Изчистени: { $cards }
board-in-transit = За поставяне: { $cards }
board-last-round = Тестето е празно: това е последният рунд.
board-legend = 3/8★ карти/нужни за победа, ★ ниво · ⊘ Ембарго · ▽ Утопия с лицето надолу · ● жетон на културата · 6 (1·2·3) ръка и картите ѝ от епохи I·II·III · ¹ първи играч

## Дъската в браузъра

board-filter-cards = Карти
board-filter-effects = Ефекти
board-filter-course = Ход на играта
show-table = Игралната маса
show-common = Средата на масата
show-my-area = Вашата зона
show-area = Зоната на { $name }
show-me = { $name } (вие)
show-my-hand = Вашата ръка
show-my-pack = Вашият пакет
show-aside = Отделени
show-centre = В центъра
show-in-hand = { $card }, в ръката ви
show-then = { $move }; тогава { $domain }: { $count } от { $needed }
show-domain = { $domain }: { $count } от { $needed }
show-details = { $what }. Подробности
show-close-details = Затваряне на подробностите
show-level = ниво { $level }
show-discard-effect = ефект при изчистване
show-effects = Ефекти, които можете да приложите
show-copies = Чужди ефекти, които можете да копирате
show-used = вече приложен
show-short = карти: { $have } от { $need }
show-no-cards = Няма карти
show-wins-with = За победа: { $count ->
    [one] { $count } карта
   *[other] { $count } карти
}
show-face-down = { $count ->
    [one] { $count } карта Утопия с лицето надолу
   *[other] { $count } карти Утопия с лицето надолу
}
show-embargo-here = Ембарго: тук не се играят карти до края на следващия ход.
show-token = жетон на културата
show-token-here = Тук лежи жетонът на културата: ефект на тази сфера се копира.
show-team = Отбор { $team }
show-first = първи играч
show-winner = Победител
show-hand-size = { $count ->
    [one] { $count } карта в ръката
   *[other] { $count } карти в ръката
}
show-nearest = Най-близо до победа: { $domain }, { $count } от { $needed }
show-levels = Достигнати нива: { $count }
show-round = Рунд { $round }
show-deck-title = Тесте на епохите
show-deck = Тесте на епохите: { $count ->
    [one] { $count } карта
   *[other] { $count } карти
}, отгоре епоха { $era }
show-deck-empty = Тестето на епохите е празно
show-discard = Изчистени карти
show-discard-empty = Още няма изчистени карти.
show-look-through = Изчистени карти: { $count ->
    [one] { $count } карта
   *[other] { $count } карти
}. Преглед
show-in-transit = За поставяне
show-last-round = Последен рунд
show-quiet = { $count ->
    [one] { $count } тих рунд
   *[other] { $count } тихи рунда
}
