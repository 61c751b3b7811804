# Civilization: A New Dawn по-русски: что о ней говорят лобби и страница нового стола.

## В лобби

board-sentence = Ведите народ от первого города: пять карт действий, которые тем сильнее, чем дольше ждут, и по достижению на каждой карте победы.
board-duration = от часа до двух

## Варианты

option-map = Поле
option-map-built = составляют игроки
option-map-random = составляет случай по тем же правилам
option-map-first_game = готовое поле для первой партии
option-epic = Длина партии
option-epic-false = три карты победы
option-epic-true = эпичная игра: четыре карты победы
option-edition = Издание правил
option-edition-standard = как в русской книге правил
option-edition-bulgarian = как в болгарской книге правил
option-edition-own = свои толкования
option-attacks_through_city_states = Дальность атаки
option-attacks_through_city_states-false = через города-государства не считается
option-attacks_through_city_states-true = считается и через города-государства
option-tech_overflow = За делением 24 счётчика технологий
option-tech_overflow-carries_on = оставшиеся деления — дальше от 15
option-tech_overflow-stops = остановка на 15
option-stacked_barbarians = Варвары на одной клетке после набега
option-stacked_barbarians-earlier_letter = дальше идут варвары с более ранней буквой
option-stacked_barbarians-first_player_chooses = кто пойдёт дальше, выбирает первый игрок
