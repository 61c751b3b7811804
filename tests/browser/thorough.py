"""The browser tests that run only in ``make soak``: complete games, and further sizes or languages of a test.

Every run has at least one variant of each test named here, except for complete games: it has their first and last
moves. ``tests/package/test_stages.py`` checks that all names exist.
"""

from typing import Final

# Games that are played to the end, from the beginning or from a late turn.
WHOLE_GAMES: Final = (
    "test_a_whole_game_against_the_computer_by_what_is_lit",
    "test_a_whole_game_by_mouse_from_two_clicks_on",
    "test_cities_and_knights_to_the_end_on_a_phone",
    "test_to_the_end_on_a_phone",
)
# The variants of a test that are in every run, by their position in the parameters.
SHAPES: Final[dict[str, tuple[int, ...]]] = {
    "test_a_card_is_played_by_two_actions_and_no_other": (1,),
    "test_a_card_that_cannot_be_played_says_the_rule_and_links_to_it": (1,),
    "test_a_choice_is_shown_before_it_is_made_and_can_be_dropped": (0,),
    "test_a_covered_card_says_by_how_many_it_is_covered": (2,),
    "test_after_a_reload_the_same_is_asked": (0, 3, 6, 9, 12),
    "test_cards_stay_readable_on_a_laptop": (0,),
    "test_the_bill_says_what_a_card_costs_and_why": (0,),
    "test_the_palette_for_colour_blindness_is_legible": (1,),
    "test_the_first_load_is_small": (1,),
    "test_the_frame_leads_from_the_rules_of_one_game_to_those_of_another": (1,),
    "test_the_hint_marks_a_card_and_a_way_and_the_best_can_be_played": (0,),
    "test_the_hint_shows_moves_with_chances_and_the_best_can_be_chosen": (1,),
    "test_the_last_move_ends_the_game": (0, 1, 4),
    "test_the_readers_own_mark_is_dropped_before_the_name_is_cut": (0, 3),
    "test_the_whole_ledger_is_there_and_a_search_finds_in_it": (0, 5),
    "test_the_words_of_tables_and_games_wait_until_something_is_played": (0,),
    "test_what_can_be_done_at_an_opened_space_is_in_sight": (1,),
    "test_what_costs_too_much_says_how_much_is_missing_and_why": (1,),
    "test_the_starting_player_is_asked_for_in_one_place": (1,),
}
