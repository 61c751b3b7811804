"""The first journey: from the landing page to a finished game."""

from collections.abc import Callable

from playwright.sync_api import expect

from .people import Person, at_random

MakePerson = Callable[..., Person]


def by_what_is_lit(ann: Person) -> None:
    """A game against the computer, from the lobby to the score sheet."""
    ann.play_computer("greedy")
    choose = at_random(1)
    moves = 0
    while ann.wait_for_turn():
        ann.take(choose)
        moves += 1
        assert moves < 400
    assert moves > 5
    expect(ann.page.get_by_role("dialog", name=ann.say("sheet-view-title"))).to_be_visible()


# The other games have their own tests that play them to the end.
def test_a_whole_game_against_the_computer_by_what_is_lit(person: MakePerson) -> None:
    by_what_is_lit(person(language="bg"))
