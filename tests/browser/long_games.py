"""Complete games of Victoria and 7 Wonders Duel that take long: on a phone, without a mouse, with layout checks.

Run by ``make soak``.
"""

import pytest
from playwright.sync_api import expect

from .duellists import MakeDuellist, builder
from .layout import flaws
from .people import PHONE
from .test_duel_two import between_a_desktop_and_a_phone
from .test_first_game import MakePerson, by_what_is_lit
from .test_keyboard import by_keys


def test_a_whole_game_of_duel_against_the_computer_by_what_is_lit(person: MakePerson) -> None:
    by_what_is_lit(person(language="ru", size=PHONE, game="duel"))


def test_a_whole_game_without_a_mouse(person: MakePerson) -> None:
    ann = person()
    assert 5 < by_keys(ann, 400) < 400
    sheet = ann.dialog("sheet-view-title")
    expect(sheet).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(sheet).not_to_be_visible()


@pytest.mark.parametrize(
    ("language", "size"),
    [("bg", (360, 640)), ("ru", (1024, 768))],
    ids=["360×640", "1024×768"],
)
def test_a_whole_game_without_anything_overlapping(
    duellist: MakeDuellist, language: str, size: tuple[int, int]
) -> None:
    ann = duellist(language=language, size=size, confirm=False)
    ann.play_computer("greedy")
    found: list[str] = []
    seen: set[tuple[str, int]] = set()

    def look() -> None:
        view = ann.position()["view"]
        if (view["asked"], view["age"]) not in seen or len(seen) % 6 == 0:
            seen.add((view["asked"], view["age"]))
            found.extend(flaws(ann, f"{view['asked']} in age {view['age']}", closely=True))

    assert ann.play_on(builder(11), look) > 12
    expect(ann.dialog("sheet-view-title")).to_be_visible()
    found += flaws(ann, "over", closely=True)
    assert not found, "\n" + "\n".join(found)
    assert {age for _, age in seen} >= {0, 1, 2}


def test_a_whole_game_of_duel_between_a_desktop_and_a_phone(duellist: MakeDuellist) -> None:
    ann = duellist("Аня", language="ru", confirm=False)
    bob = duellist("Боби", language="bg", size=PHONE, confirm=False)
    assert 25 < between_a_desktop_and_a_phone(ann, bob, 150) < 150
    for one in (ann, bob):
        expect(one.dialog("sheet-view-title")).to_be_visible()
    mine, theirs = ann.record(), bob.record()
    assert mine.text() == theirs.text()
    assert mine.verify().fairness == "proven"
