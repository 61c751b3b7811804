# 7 Wonders Duel по-русски: что о ней говорят лобби и страница нового стола.

## В лобби

board-sentence = Два города растут карта за картой на протяжении трёх эпох: побеждайте оружием, наукой или очками.
board-duration = около получаса

## Варианты

option-tie_start = Кто начинает эпоху, если маркер в центре
option-tie_start-choose = решает сыгравший последнюю карту
option-tie_start-start = начинает сыгравший последнюю карту
option-wonder_setup = Чудеса света
option-wonder_setup-draft = выбираются по очереди, две группы по четыре
option-wonder_setup-first_game = готовые наборы для первой игры
option-first_player = Первый игрок
option-first_player-random = решает случай
option-first_player-p1 = первое место
option-first_player-p2 = второе место
