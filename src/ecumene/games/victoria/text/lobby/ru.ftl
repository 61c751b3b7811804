# Victoria по-русски: что о ней говорят лобби и страница нового стола.

## В лобби

board-sentence = Соберите цивилизацию из карт шести сфер: победите сразу, овладев одной из них, или в конце, лидируя в большинстве.
board-duration = около получаса

## Варианты

option-deal_variant = Раздача
option-deal_variant-standard = по три карты
option-deal_variant-draft = драфт: выбор и передача, одна карта сразу на столе
option-team_mode = Команды
option-team_mode-false = каждый за себя
option-team_mode-true = двое на двое, союзники сидят напротив
option-religion_limit_timing = Предел руки от Религии
option-religion_limit_timing-applied = применяется на шаге 2 и действует весь ход
option-religion_limit_timing-continuous = сам меняется с числом карт Религии
option-culture_exclusion_scope = Скопированный эффект исключает
option-culture_exclusion_scope-domain = всю сферу на этот ход
option-culture_exclusion_scope-exact_effect = только тот же уровень
option-any_player_includes_self = Эмбарго и Демократия на себя
option-any_player_includes_self-true = можно
option-any_player_includes_self-false = нельзя
option-followup_play = Розыгрыш карт после эффектов Экономики и Науки
option-followup_play-as_far_as_possible = насколько возможно
option-followup_play-required = обязателен полностью, иначе эффект не начать
option-team_tie_break = Ничья между командами
option-team_tie_break-best_member = считается лучший участник
option-team_tie_break-team_sum = карты участников складываются
option-era_backs_public = Эпохи карт на руках
option-era_backs_public-true = открыты, как на рубашках
option-era_backs_public-false = скрыты
option-stall_rounds = Сколько раундов без взятия карт завершают игру
option-stall_rounds-10 = десять
option-stall_rounds-5 = пять
option-stall_rounds-20 = двадцать
