"""Axe finds nothing at the table of 7 Wonders Duel, in every theme, on a desktop and on a phone."""

import pytest
from playwright.sync_api import expect

from .axe import check, sizes, violations
from .duel_positions import asking, ending, last_move
from .duellists import MakeDuellist
from .people import DESKTOP, PHONE, THOROUGH

ASKED = ("picking", "taking", "keeping", "destroying-grey", "reviving", "beginning")
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


@SIZES
def test_the_table_whatever_is_asked(duellist: MakeDuellist, size: tuple[int, int]) -> None:
    ann = duellist("Ann", size=size)
    questions = {DESKTOP: ("picking", "reviving"), PHONE: ("taking", "beginning")}
    for question in ASKED if THOROUGH else questions[size]:
        place = asking(question)
        ann.sit_at(ann.go_on_from(place.record, place.ply, place.seat))
        assert ann.wait_for_turn()
        check(ann, question)


@sizes(in_every_run=PHONE)
def test_a_turn_with_everything_that_opens(duellist: MakeDuellist, size: tuple[int, int]) -> None:
    ann = duellist("Ann", size=size)
    place = asking("turn", 3)
    ann.sit_at(ann.go_on_from(place.record, place.ply, place.seat))
    assert ann.wait_for_turn()
    check(ann, "turn")
    card = ann.moves()[0].split()[-1]
    ann.open_card(card)
    check(ann, "panel")
    expect(ann.way(f"discard {card}")).to_be_visible()
    ann.page.keyboard.press("Escape")
    ann.press(ann.races)
    expect(ann.dialog("show-races")).to_be_visible()
    check(ann, "races")
    ann.page.keyboard.press("Escape")
    ann.press(ann.page.locator(".look").last)
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    check(ann, "city")


@sizes(in_every_run=DESKTOP)
def test_the_end(duellist: MakeDuellist, size: tuple[int, int]) -> None:
    ann = duellist("Ann", size=size)
    place = ending("points")
    ann.sit_at(ann.go_on_from(place.record, place.ply, place.seat))
    assert ann.wait_for_turn()
    ann.play(last_move(place))
    expect(ann.dialog("sheet-view-title")).to_be_visible()
    check(ann, "score sheet")
    ann.page.keyboard.press("Escape")
    check(ann, "over")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_palette_for_colour_blindness_is_legible(duellist: MakeDuellist, theme: str) -> None:
    ann = duellist("Ann", palette="safe", theme=theme)
    for question, age in (("picking", 0), ("turn", 3)):
        place = asking(question, age)
        ann.sit_at(ann.go_on_from(place.record, place.ply, place.seat))
        assert ann.wait_for_turn()
        if question == "turn":
            ann.open_card(ann.moves()[0].split()[-1])
        assert not violations(ann, "color-contrast")
