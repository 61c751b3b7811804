"""Axe finds nothing at the table of A New Dawn, in light and dark themes, on a desktop and on a phone."""

import pytest
from playwright.sync_api import expect

from .axe import check, sizes, violations
from .newdawn_people import MakeRuler, Ruler
from .newdawn_positions import asking, laying, middle_turn
from .people import PHONE
from .positions import Place


def sit(one: Ruler, place: Place) -> None:
    one.sit_at(one.go_on_from(place.record, place.ply, place.seat, "random"))
    assert one.wait_for_turn()


@sizes(in_every_run=PHONE)
def test_a_turn_with_everything_that_opens(ruler: MakeRuler, size: tuple[int, int]) -> None:
    ann = ruler("Ann", size=size)
    sit(ann, middle_turn())
    check(ann, "turn")
    for opener in ("[data-players]", "[data-battles]"):
        ann.press(ann.page.locator(opener))
        expect(ann.page.locator("dialog[open]")).to_be_visible()
        check(ann, opener)
        ann.page.keyboard.press("Escape")
        expect(ann.page.locator("dialog[open]")).to_have_count(0)


def test_questions_on_a_phone_and_spectators(ruler: MakeRuler) -> None:
    ann, eve = ruler("Ann", size=PHONE), ruler(size=PHONE)
    sit(ann, laying())
    check(ann, "laying")
    for question in ("military", "gaining"):
        sit(ann, asking(question))
        check(ann, question)
    eve.open(ann.page.url)
    expect(eve.words("table-watching").first).to_be_visible()
    expect(eve.page.locator("[data-move], [data-place]")).to_have_count(0)
    check(eve, "watching")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_palette_for_colour_blindness_is_legible(ruler: MakeRuler, theme: str) -> None:
    ann = ruler("Ann", palette="safe", theme=theme)
    sit(ann, middle_turn())
    assert not violations(ann, "color-contrast")
