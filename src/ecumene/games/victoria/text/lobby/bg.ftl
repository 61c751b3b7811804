# Victoria на български: какво казват за нея лобито и страницата за нова маса.

## В лобито

board-sentence = Изградете цивилизация от карти в шест сфери: спечелете веднага, като овладеете една, или накрая, като водите в повечето.
board-duration = около половин час

## Варианти

option-deal_variant = Раздаване
option-deal_variant-standard = по три карти
option-deal_variant-draft = драфт: избор и предаване, една карта започва на масата
option-team_mode = Отбори
option-team_mode-false = всеки за себе си
option-team_mode-true = двама срещу двама, съотборниците са един срещу друг
option-religion_limit_timing = Лимит на ръката от Религия
option-religion_limit_timing-applied = прилага се в стъпка 2 и важи за хода
option-religion_limit_timing-continuous = сам се променя с броя на картите Религия
option-culture_exclusion_scope = Копираният ефект изключва
option-culture_exclusion_scope-domain = цялата сфера за този ход
option-culture_exclusion_scope-exact_effect = само същото ниво
option-any_player_includes_self = Ембарго и Демокрация върху себе си
option-any_player_includes_self-true = позволено
option-any_player_includes_self-false = непозволено
option-followup_play = Изиграване на карти след ефекти на Икономика и Наука
option-followup_play-as_far_as_possible = доколкото е възможно
option-followup_play-required = задължително изцяло, иначе ефектът не започва
option-team_tie_break = Равенство между отборите
option-team_tie_break-best_member = брои се по-добрият съотборник
option-team_tie_break-team_sum = картите на съотборниците се събират
option-era_backs_public = Епохи на картите в ръцете
option-era_backs_public-true = открити, както на гърба на картите
option-era_backs_public-false = скрити
option-stall_rounds = След колко рунда без теглене играта свършва
option-stall_rounds-10 = десет
option-stall_rounds-5 = пет
option-stall_rounds-20 = двадесет
