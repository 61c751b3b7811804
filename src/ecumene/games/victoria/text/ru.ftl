# Victoria по-русски: названия, эффекты, вопросы, журнал, отказы.

## Названия

domain-war = Война
domain-religion = Религия
domain-economy = Экономика
domain-science = Наука
domain-culture = Культура
domain-utopia = Утопия

card-war-1 = Война I
card-war-2 = Война II
card-war-3 = Война III
card-religion-1 = Религия I
card-religion-2 = Религия II
card-economy-1 = Экономика I
card-economy-2 = Экономика II
card-economy-3 = Экономика III
card-science-1 = Наука I
card-science-2 = Наука II
card-science-3 = Наука III
card-culture-1 = Культура I
card-culture-2 = Культура II
card-culture-3 = Культура III
card-utopia-3 = Утопия III

effect-assassination = Убийство
effect-assassination-text = Сбросьте одну карту с руки.
effect-purge = Зачистка
effect-purge-text = Сбросьте две карты с руки.
effect-attack = Атака
effect-attack-text = Заплатите картой Войны и ещё одной картой названной сферы; каждый другой игрок теряет карту этой сферы.
effect-holy-book = Священная книга
effect-holy-book-text = В этот ход предел вашей руки равен пяти.
effect-divine-right = Божественное право
effect-divine-right-text = В этот ход предел вашей руки равен семи.
effect-inquisition = Инквизиция
effect-inquisition-text = Заплатите картой Религии, возьмите всю руку игрока и верните ему столько же карт на ваш выбор.
effect-development = Разработка
effect-development-text = Сбросьте одну карту из своей зоны, затем сыграйте одну с руки.
effect-monopoly = Монополия
effect-monopoly-text = Сбросьте две карты из своей зоны, затем сыграйте две с руки.
effect-embargo = Эмбарго
effect-embargo-text = Положите карту Экономики на сферу любого игрока: он не может играть эту сферу до конца своего следующего хода.
effect-experiment = Эксперимент
effect-experiment-text = Верните одну карту из своей зоны на руку, затем сыграйте одну с руки.
effect-research = Исследование
effect-research-text = Верните две карты из своей зоны на руку, затем сыграйте две с руки.
effect-breakthrough = Прорыв
effect-breakthrough-text = Заплатите картой Науки, возьмите до пяти карт из колоды и сбросьте с руки столько же.
effect-inspiration = Вдохновение
effect-inspiration-text = Если Культуры у вас больше, чем у каждого другого, примените постоянный эффект другого игрока.
effect-oligarchy = Олигархия
effect-oligarchy-text = Возьмите на руку одну карту из стопки сброса.
effect-republic = Республика
effect-republic-text = Возьмите на руку две карты из стопки сброса.
effect-democracy = Демократия
effect-democracy-text = Положите карту Утопии лицом вниз в сферу любого игрока: для моментальной победы в ней ему нужна ещё одна карта.
zone-hand = у вас на руке
zone-area = в вашей зоне
zone-discard = в стопке сброса

## Главы правил

chapter-SETUP = Подготовка
chapter-DEAL = Обычная раздача
chapter-DRAFT = Драфт
chapter-TURN = Ход
chapter-EFF = Эффекты в целом
chapter-WAR = Война
chapter-REL = Религия
chapter-ECO = Экономика
chapter-SCI = Наука
chapter-CUL = Культура
chapter-UTO = Утопия
chapter-END = Конец игры
chapter-TEAM = Команды
chapter-EX = Примеры
chapter-CLR = Уточнения

## Что решается

ask-first-player = Первый игрок определяется случайно.
ask-drawing = Карты берутся из колоды.
ask-picking = Отложите одну карту из набора.
ask-choosing = Выберите карту из центра в свою зону.
ask-step-play = Шаг 1: сыграйте карту с руки.
ask-effects = Шаг 2: примените эффект или закончите ход.
ask-discarding = Сбросьте с руки { $times ->
    [one] { $times } карту
    [few] { $times } карты
   *[many] { $times } карт
}.
ask-dropping = Сбросьте из своей зоны { $times ->
    [one] { $times } карту
    [few] { $times } карты
   *[many] { $times } карт
}.
ask-returning = Верните из своей зоны на руку { $times ->
    [one] { $times } карту
    [few] { $times } карты
   *[many] { $times } карт
}.
ask-follow-up = Сыграйте с руки { $times ->
    [one] { $times } карту
    [few] { $times } карты
   *[many] { $times } карт
}.
ask-naming = Назовите сферу для Атаки.
ask-questioning = Выберите, чью руку возьмёт Инквизиция.
ask-giving = Верните { $times ->
    [one] { $times } карту
    [few] { $times } карты
   *[many] { $times } карт
}.
ask-laying-embargo = Выберите сферу для Эмбарго.
ask-laying-democracy = Выберите сферу для Демократии.
ask-recovering = Возьмите из сброса { $times ->
    [one] { $times } карту
    [few] { $times } карты
   *[many] { $times } карт
}.

## Ходы

move-first = начинает { $seat }
move-draw = взять карту: { $card }
move-pick = отложить: { $card }
move-choose = выбрать: { $card }
move-play = сыграть: { $card }
move-use = применить: { $effect }
move-copy = скопировать: { $effect } ({ $seat })
move-end = закончить ход
move-discard = сбросить: { $card }
move-drop = сбросить из зоны: { $domain }
move-return = вернуть на руку: { $domain }
move-name = атаковать сферу: { $domain }
move-question = взять руку игрока: { $seat }
move-give = вернуть: { $card }
move-lay = положить на сферу: { $domain } ({ $seat })
move-recover = взять из сброса: { $card }

## Журнал

log-first-player = { $seat } — первый игрок.
log-draws = { $seat } берёт карту эпохи { $era ->
    [1] I
    [2] II
   *[other] III
}.
log-draws-seen = { $seat } берёт карту: { $card }.
log-picks = { $seat } откладывает карту.
log-picks-seen = { $seat } откладывает карту: { $card }.
log-packs-move = Наборы передаются по часовой стрелке, в каждом { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
log-reveals = { $seat } кладёт в центр карту: { $card }.
log-chooses = { $seat } берёт из центра в свою зону карту: { $card }.
log-draft-ends = Драфт окончен; каждый берёт на руку { $count ->
    [one] { $count } отложенную карту
    [few] { $count } отложенные карты
   *[many] { $count } отложенных карт
}.
log-turn = Раунд { $round }: ходит { $seat }.
log-uses = { $seat } применяет эффект «{ $effect }».
log-copies = { $seat } копирует Вдохновением эффект «{ $effect }» ({ $target }).
log-pays = { $seat } применяет эффект «{ $effect }» и платит картой: { $card }.
log-coin-off = Жетон культуры снят и лежит рядом с игроком: { $seat }.
log-discards = { $seat } сбрасывает с руки карту: { $card }.
log-drops = { $seat } сбрасывает из зоны карту: { $card }.
log-returns = { $seat } возвращает на руку карту: { $card }.
log-names = { $seat } атакует сферу «{ $domain }» и сбрасывает карту: { $card }.
log-loses = { $seat } теряет карту: { $card }.
log-questions = { $seat } забирает руку игрока ({ $target }): { $count ->
    [0] карт нет
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
log-questions-seen = { $seat } забирает руку игрока ({ $target }): { $count ->
    [0] карт нет
   *[other] { $cards }
}.
log-gives = { $seat } возвращает карту игроку ({ $target }).
log-gives-seen = { $seat } возвращает игроку ({ $target }) карту: { $card }.
log-lays-embargo = { $seat } накладывает Эмбарго на сферу «{ $domain }» ({ $target }).
log-lays-democracy = { $seat } кладёт карту Утопии лицом вниз в сферу «{ $domain }» ({ $target }).
log-recovers = { $seat } берёт из сброса карту: { $card }.
log-plays = { $seat } играет карту: { $card }.
log-cannot-play = { $seat } не может сыграть ни одной карты и пропускает шаг 1.
log-lapses = { $seat } больше ничего не может сыграть; пропадает { $count ->
    [one] { $count } розыгрыш
    [few] { $count } розыгрыша
   *[many] { $count } розыгрышей
}.
log-ends = { $seat } больше не применяет эффектов.
log-embargo-ends = Эмбарго на сферу «{ $domain }» ({ $seat }) снято.
log-deck-empty = { $seat } берёт последнюю карту колоды: это последний раунд.
log-instant-win = { $seat } побеждает моментально, сфера «{ $domain }»!
log-scoring = Игра окончена, сферы подсчитываются.

## Окончание

ending-instant-win = Моментальная победа: { $winners }.
ending-majority-win = Победа большинством: { $winners }.
ending-shared-victory = Общая победа: { $winners }.
reason-instant = В конце своего хода набралось достаточно карт одной сферы.
reason-deck = Колода эпох закончилась, раунд доигран.
reason-stall = Слишком много раундов подряд из колоды не брали карт.
sheet-points = Очки: сферы, где игрок лидирует
sheet-shared = Делит победу
tie-break-war = При равенстве: Война
tie-break-religion = При равенстве: Религия
tie-break-economy = При равенстве: Экономика
tie-break-science = При равенстве: Наука
tie-break-culture = При равенстве: Культура
tie-break-utopia = При равенстве: Утопия

## Почему нельзя

why-CV-SETUP-09 = Сейчас случайно определяется первый игрок; за столом { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}.
why-CV-DRAFT-02 = Первый выбор: отложить можно только карту из набора, который у вас в руках.
why-CV-DRAFT-03 = Второй выбор: отложить можно только карту из набора, который у вас в руках.
why-CV-DRAFT-04 = Третий выбор: отложить можно только карту из набора, который у вас в руках.
why-CV-DRAFT-05 = Сейчас выбирают одну из карт, открытых в центре.
why-CV-DRAFT-09 = Все выбирают одновременно: сейчас откладывают карту, а после передачи наборов выбор уже не вернуть.
why-CV-TURN-02 = Порядок шагов неизменен: сначала играют карту.
why-CV-TURN-03 = На шаге 1 играют ровно одну карту, и только ту, что у вас на руке.
why-CV-EFF-02 = Эффекты применяют на шаге 2; сначала сыграйте карту.
why-CV-EFF-03 = В этот ход вы уже применили постоянный эффект сферы «{ $domain }».
why-CV-EFF-04 = Сначала завершите начатый эффект.
why-CV-EFF-05 = «{ $effect }» требует карт сферы «{ $domain }» в вашей зоне: { $need }; сейчас там { $have }.
why-CV-EFF-06 = Вчетвером «{ $effect }» требует карт сферы «{ $domain }» в вашей зоне: { $need }; сейчас там { $have }.
why-CV-EFF-07 = В этот ход вы уже применили другой уровень сферы «{ $domain }».
why-CV-EFF-11 = «{ $effect }» оплачивают картой сферы «{ $domain }» из вашей зоны, а её там нет.
why-CV-EFF-15 = В этот ход вы уже применили эффект «{ $effect }».
why-CV-WAR-01 = Сбросить нужно одну карту со своей руки; такой на ней нет.
why-CV-WAR-02 = Сбросить нужно две карты со своей руки; такой на ней нет.
why-CV-WAR-06 = Для Атаки можно назвать только сферу, карта которой у вас ещё осталась.
why-CV-WAR-07 = После оплаты картой Войны вам было бы нечем назвать сферу.
why-CV-REL-04 = В этой партии предел руки сам меняется вместе с картами Религии; применять нечего.
why-CV-REL-08 = Вернуть можно только карты объединённой руки.
why-CV-ECO-01 = Сбросить нужно одну карту из своей зоны; карт этой сферы там нет.
why-CV-ECO-02 = Сбросить нужно две карты из своей зоны; карт этой сферы там нет.
why-CV-ECO-04 = Эмбарго кладут на сферу игрока за столом.
why-CV-ECO-05 = На вашей сфере «{ $domain }» Эмбарго: в этот ход её карты играть нельзя.
why-CV-ECO-07 = Для Эмбарго нужна сфера с открытой картой, а здесь такой нет.
why-CV-ECO-08 = На вашей сфере «{ $domain }» Эмбарго: оно запрещает любой розыгрыш с руки.
why-CV-ECO-09 = Ваша единственная карта Экономики только что взята, поэтому свою Экономику выбрать нельзя.
why-CV-SCI-01 = Вернуть нужно одну карту из своей зоны; карт этой сферы там нет.
why-CV-SCI-02 = Вернуть нужно две карты из своей зоны; карт этой сферы там нет.
why-CV-SCI-06 = Сбросить можно только карты со своей руки.
why-CV-CUL-02 = Для Вдохновения нужно больше Культуры, чем у каждого другого игрока.
why-CV-CUL-04 = В этот ход вы уже скопировали эффект.
why-CV-CUL-05 = { $target }: карт сферы «{ $domain }» — { $have }; «{ $effect }» можно скопировать, если их не меньше { $need }.
why-CV-CUL-06 = В один ход нельзя сочетать скопированный и свой эффект сферы «{ $domain }».
why-CV-CUL-07 = У Культуры нет эффекта сброса и собственных уровней; она копирует эффект другого игрока.
why-CV-CUL-14 = Чтобы скопировать «{ $effect }», { $where } нужно карт: { $cards }; сейчас { $supply }.
why-CV-UTO-01 = Из сброса берут одну карту; такой там нет.
why-CV-UTO-02 = Из сброса берут две карты; такой там нет.
why-CV-UTO-03 = Демократия перекладывает карту в сферу игрока за столом.
why-CV-UTO-04 = Для Демократии нужна сфера с открытой картой, а здесь такой нет.
why-CV-UTO-08 = Ваша единственная карта Утопии только что взята, поэтому свою Утопию выбрать нельзя.
why-CV-END-04 = Игра окончена.
why-CV-CLR-04 = «{ $effect }»: { $where } нужно карт: { $cards }; сейчас { $supply }.
why-CV-CLR-05 = В этой партии карты после эффекта нужно сыграть полностью, а это было бы невозможно.
why-CV-CLR-15 = Копируют только постоянные эффекты других игроков, но не само Вдохновение.
why-CV-CLR-17 = В этой партии Эмбарго и Демократию кладут только другим игрокам.
why-CV-CLR-31 = Инквизиция выбирает другого игрока.
why-CV-CLR-35 = Начатый эффект и законченный ход не берут назад.
why-CV-CLR-49 = Следующая карта колоды — верхней эпохи и из ещё не взятых.
why-CV-CLR-53 = Сейчас решается другой вопрос.
why-CV-CLR-54 = Внутри эффекта решения принимают в порядке его текста.

## Стол в терминале

board-headline = Раунд { $round } · колода { $deck } (эпоха { $era }) · сброс { $discard } · предел руки { $limit }
board-headline-before = Перед первым раундом · колода { $deck } (эпоха { $era })
board-hand = Рука
board-my-hand = Ваша рука: { $cards }
board-my-pack = Ваш набор: { $cards }
board-set-aside = Отложено: { $cards }
board-centre = Центр: { $cards }
board-discard = Сброс: { $cards }
board-in-transit = Нужно положить: { $cards }
board-last-round = Колода пуста: это последний раунд.
board-legend = 3/8★ карт/нужно для победы, ★ уровень · ⊘ Эмбарго · ▽ Утопия лицом вниз · ● жетон культуры · 6 (1·2·3) рука и её карты эпох I·II·III · ¹ первый игрок

## Доска в браузере

board-filter-cards = Карты
board-filter-effects = Эффекты
board-filter-course = Ход игры
show-table = Игровой стол
show-common = Середина стола
show-my-area = Ваша зона
show-area = Зона игрока { $name }
show-me = { $name } (вы)
show-my-hand = Ваша рука
show-my-pack = Ваш набор
show-aside = Отложено
show-centre = В центре
show-in-hand = { $card }, у вас на руке
show-then = { $move }; тогда { $domain }: { $count } из { $needed }
show-domain = { $domain }: { $count } из { $needed }
show-details = { $what }. Подробнее
show-close-details = Закрыть подробности
show-level = уровень { $level }
show-discard-effect = эффект сброса
show-effects = Доступные эффекты
show-copies = Эффекты других, которые можно скопировать
show-used = уже применён
show-short = карт: { $have } из { $need }
show-no-cards = Карт нет
show-wins-with = Для победы: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
show-face-down = { $count ->
    [one] { $count } карта Утопии лицом вниз
    [few] { $count } карты Утопии лицом вниз
   *[many] { $count } карт Утопии лицом вниз
}
show-embargo-here = Эмбарго: сюда нельзя играть карты до конца следующего хода.
show-token = жетон культуры
show-token-here = Здесь лежит жетон культуры: эффект этой сферы копируется.
show-team = Команда { $team }
show-first = первый игрок
show-winner = Победитель
show-hand-size = На руке { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
show-nearest = Ближе всего к победе: { $domain }, { $count } из { $needed }
show-levels = Достигнуто уровней: { $count }
show-round = Раунд { $round }
show-deck-title = Колода эпох
show-deck = Колода эпох: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}, сверху эпоха { $era }
show-deck-empty = Колода эпох пуста
show-discard = Стопка сброса
show-discard-empty = Пока ничего не сброшено.
show-look-through = Стопка сброса, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}. Просмотреть
show-in-transit = Куда положить?
show-last-round = Последний раунд
show-quiet = { $count ->
    [one] { $count } тихий раунд
    [few] { $count } тихих раунда
   *[many] { $count } тихих раундов
}
