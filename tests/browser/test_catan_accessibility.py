"""Axe finds nothing at the table of CATAN, in light and dark themes, on a desktop and on a phone."""

import pytest
from playwright.sync_api import expect

from .axe import check, sizes, violations
from .catan_people import MakeSettler, Settler
from .catan_positions import asking, busy_turn, ending
from .people import DESKTOP, PHONE
from .positions import Place


def sit(one: Settler, place: Place) -> None:
    one.sit_at(one.go_on_from(place.record, place.ply, place.seat, "greedy"))
    assert one.wait_for_turn()


@sizes(in_every_run=DESKTOP)
def test_a_turn_with_everything_that_opens(settler: MakeSettler, size: tuple[int, int]) -> None:
    ann = settler("Ann", size=size)
    sit(ann, busy_turn())
    check(ann, "turn")
    for opener in ("[data-trade=players]", "[data-trade=bank]", "[data-players]", "[data-rolls]"):
        ann.press(ann.page.locator(opener))
        expect(ann.page.locator("dialog[open]")).to_be_visible()
        check(ann, opener)
        ann.page.keyboard.press("Escape")
        expect(ann.page.locator("dialog[open]")).to_have_count(0)
    ann.press(ann.page.locator("[data-card]").first)
    expect(ann.panel).to_be_visible()
    check(ann, "card")


def test_questions_on_a_phone(settler: MakeSettler) -> None:
    ann = settler("Ann", size=PHONE)
    for question in ("founding-settlement", "discarding", "setting-dice", "spying", "answering"):
        sit(ann, asking(question))
        check(ann, question)


def test_the_end_and_spectators(settler: MakeSettler) -> None:
    ann, eve = settler("Ann", size=PHONE, confirm=False), settler(size=PHONE)
    place, move = ending()
    table = ann.go_on_from(place.record, place.ply, place.seat, "greedy")
    ann.sit_at(table)
    assert ann.wait_for_turn()
    eve.open(table.path)
    expect(eve.words("table-watching").first).to_be_visible()
    expect(eve.page.locator("[data-move], [data-place], [data-deed], .hand")).to_have_count(0)
    check(eve, "watching")
    ann.play(move)
    expect(ann.dialog("sheet-view-title")).to_be_visible()
    check(ann, "score sheet")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_palette_for_colour_blindness_is_legible(settler: MakeSettler, theme: str) -> None:
    ann = settler("Ann", palette="safe", theme=theme)
    sit(ann, busy_turn())
    assert not violations(ann, "color-contrast")
