"""The table of 7 Wonders Duel from a small phone to a desktop: nothing is cut off, covered, too small or in the way."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from .duel_positions import asking, ending, last_move
from .duellists import MakeDuellist
from .layout import Look, looks
from .people import DESKTOP, PHONE, THOROUGH

SIZES: Final = ((360, 640), PHONE, (768, 1024), (1024, 768), DESKTOP)
QUESTIONS: Final = ("picking", "taking", "keeping", "destroying-brown", "destroying-grey", "reviving", "beginning")
LOOKS: Final = looks(in_every_run="ru")


@LOOKS
def test_whatever_is_asked(duellist: MakeDuellist, language: str, habits: dict[str, str]) -> None:
    ann = duellist("Аннелиза Мария", language=language, **habits)
    look = Look(ann, SIZES, closely=True)
    # Every run has half of the questions and the last age, which has the longest cards.
    asked = QUESTIONS if THOROUGH else QUESTIONS[::2]
    ages = (1, 2, 3) if THOROUGH else (3,)
    for question, age in [*((question, 0) for question in asked), *(("turn", age) for age in ages)]:
        place = asking(question, age)
        ann.sit_at(ann.go_on_from(place.record, place.ply, place.seat))
        assert ann.wait_for_turn()
        ann.ask(question)
        look.at(f"{question} {age}")
        if question == "turn":
            card = ann.moves()[0].split()[-1]
            ann.open_card(card)
            expect(ann.way(f"discard {card}")).to_be_visible()
            look.at(f"panel in age {age}")
    look.judge()


@LOOKS
def test_the_end(duellist: MakeDuellist, language: str, habits: dict[str, str]) -> None:
    ann = duellist("Аннелиза Мария", language=language, **habits)
    look = Look(ann, SIZES, closely=True)
    place = ending("blue")
    ann.sit_at(ann.go_on_from(place.record, place.ply, place.seat))
    assert ann.wait_for_turn()
    ann.play(last_move(place))
    expect(ann.dialog("sheet-view-title")).to_be_visible()
    look.at("score sheet")
    ann.page.keyboard.press("Escape")
    expect(ann.dialog("sheet-view-title")).not_to_be_visible()
    look.at("over")
    look.judge()


def test_the_score_sheet_on_a_small_phone(duellist: MakeDuellist) -> None:
    ann = duellist("Аннелиза Мария", language="bg", size=(360, 640))
    place = ending("blue")
    ann.sit_at(ann.go_on_from(place.record, place.ply, place.seat))
    assert ann.wait_for_turn()
    ann.play(last_move(place))
    sheet = ann.dialog("sheet-view-title")
    expect(sheet).to_be_visible()
    expect(sheet.locator("thead th")).to_have_count(3)
    pad = sheet.get_by_role("region", name=ann.say("sheet-view-title"))
    assert pad.evaluate("pad => pad.scrollWidth <= pad.clientWidth"), "both players fit beside the lines"
    room = sheet.locator(".content").bounding_box()
    line = sheet.locator("tbody tr:not(.explanation)").first.bounding_box()
    assert room is not None
    assert line is not None
    assert room["height"] > 6 * line["height"], "several lines are seen at a time"


@pytest.mark.parametrize("size", [(1280, 800), (1366, 768)], ids=["1280×800", "1366×768"])
def test_cards_stay_readable_on_a_laptop(duellist: MakeDuellist, size: tuple[int, int]) -> None:
    ann = duellist("Аннелиза Мария", language="ru", size=size)
    look = Look(ann, [size], closely=True)
    for age in (1, 2, 3):
        place = asking("turn", age)
        ann.sit_at(ann.go_on_from(place.record, place.ply, place.seat))
        assert ann.wait_for_turn()
        box = ann.page.locator("[data-slot]").first.bounding_box()
        assert box is not None
        assert box["width"] > 60
        look.at(f"turn {age}")
    look.judge()


NAMES: Final = """() => [...document.querySelectorAll('.player-name')].map((one) => {
    const [name, mark] = [one.querySelector('.name'), one.querySelector('.you')];
    const room = one.getBoundingClientRect();
    return {
        name: name.textContent,
        cut: one.querySelector('.cut').scrollWidth > one.querySelector('.cut').clientWidth,
        marked: mark !== null && mark.getBoundingClientRect().top < room.bottom - 2,
    };
})"""


@pytest.mark.parametrize("size", SIZES, ids=["×".join(map(str, size)) for size in SIZES])
def test_the_readers_own_mark_is_dropped_before_the_name_is_cut(duellist: MakeDuellist, size: tuple[int, int]) -> None:
    ann = duellist("Аннелиза Мария Пе", language="ru", size=size)
    place = asking("turn", 3)
    ann.sit_at(ann.go_on_from(place.record, place.ply, place.seat))
    assert ann.wait_for_turn()
    names = ann.page.evaluate(NAMES)
    assert sum(one["name"] == ann.name for one in names) == 2, "in the strip of players and in the city"
    assert not [one for one in names if one["cut"] and one["marked"]]


def test_what_can_be_looked_at(duellist: MakeDuellist) -> None:
    ann = duellist("Аннелиза Мария", language="ru")
    look = Look(ann, SIZES, closely=True)
    place = asking("turn", 3)
    ann.sit_at(ann.go_on_from(place.record, place.ply, place.seat))
    assert ann.wait_for_turn()
    dialogs: dict[str, Callable[[], None]] = {
        "races": ann.races.click,
        "city": ann.page.locator(".look").first.click,
        "discard": ann.page.locator("button:has([data-zone=discard])").click,
        "unseen": ann.page.locator("[data-slot]:not([data-card])").first.click,
    }
    for name, click in dialogs.items():
        click()
        expect(ann.page.locator("dialog[open]")).to_be_visible()
        look.at(name)
        ann.page.keyboard.press("Escape")
        expect(ann.page.locator("dialog[open]")).to_have_count(0)
    look.judge()
