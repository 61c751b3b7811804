"""The first journey: from the landing page to a finished game, in every language, on desktop and phone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .people import DESKTOP, PHONE, Person, at_random

MakePerson = Callable[..., Person]


# CATAN's games are too long to be played at random: its own tests play them to the end.
@pytest.mark.parametrize(
    ("game", "language", "size"),
    [("victoria", "bg", DESKTOP), ("duel", "ru", PHONE)],
)
def test_a_whole_game_against_the_computer_by_what_is_lit(
    person: MakePerson, game: str, language: str, size: tuple[int, int]
) -> None:
    ann = person(language=language, size=size, game=game)
    ann.play_computer("greedy")
    choose = at_random(1)
    moves = 0
    while ann.wait_for_turn():
        ann.take(choose)
        moves += 1
        assert moves < 400
    assert moves > 5
    expect(ann.page.get_by_role("dialog", name=ann.say("sheet-view-title"))).to_be_visible()
