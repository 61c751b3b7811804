# „Цивилизация: Ново начало“ на български: какво казват за нея лобито и страницата за нова маса.

## В лобито

board-sentence = Поведете народ от първия му град: пет фокус карти, които набират сила, докато чакат, и по едно условие от всяка карта за победа.
board-duration = от един до два часа

## Варианти

option-map = Карта
option-map-built = формират я играчите
option-map-random = случайна, по същите правила
option-map-first_game = готова карта за първа игра
option-epic = Дължина
option-epic-false = три карти за победа
option-epic-true = епична игра: четири карти за победа
option-edition = Издание на правилата
option-edition-standard = както в руската книга с правила
option-edition-bulgarian = както в българската книга с правила
option-edition-own = собствени тълкувания
option-attacks_through_city_states = Обсег на атаките
option-attacks_through_city_states-false = не се брои през градове-държави
option-attacks_through_city_states-true = брои се и през градове-държави
option-tech_overflow = След 24 на технологичната шайба
option-tech_overflow-carries_on = оставащите полета се броят от 15
option-tech_overflow-stops = спиране на 15
option-stacked_barbarians = Няколко варвари на едно поле след движението им
option-stacked_barbarians-earlier_letter = продължава по-ранната буква
option-stacked_barbarians-first_player_chooses = стартовият играч избира кой продължава
