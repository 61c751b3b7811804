# 7 Wonders Duel на български: какво казват за нея лобито и страницата за нова маса.

## В лобито

board-sentence = Два града растат карта по карта през три епохи: победете с оръжие, с наука или с точки.
board-duration = около половин час

## Варианти

option-tie_start = Кой започва епохата при пионка в центъра
option-tie_start-choose = решава изигралият последната карта
option-tie_start-start = започва изигралият последната карта
option-wonder_setup = Чудеса
option-wonder_setup-draft = избират се по ред, две групи по четири
option-wonder_setup-first_game = готови комплекти за първа игра
option-first_player = Първи играч
option-first_player-random = на случаен принцип
option-first_player-p1 = първото място
option-first_player-p2 = второто място
