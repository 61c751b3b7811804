"""The table of A New Dawn from a small phone to a desktop: nothing is cut off, covered, too small or in the way."""

from typing import Final

from playwright.sync_api import expect

from .layout import Look, flaws, looks
from .newdawn_people import MakeRuler, Ruler
from .newdawn_positions import asking, ending, laying, middle_turn
from .people import DESKTOP, PHONE, THOROUGH
from .positions import Place

SIZES: Final = ((360, 640), PHONE, (768, 1024), DESKTOP)
LOOKS: Final = looks(in_every_run="ru")
# One of each kind of question: spaces on the map, cards in the row, and what is in the panel.
QUESTIONS: Final = ("culture", "military", "industry", "gaining", "diplomacy", "trade", "paying", "attacker", "looting")


def sit(one: Ruler, place: Place) -> None:
    one.sit_at(one.go_on_from(place.record, place.ply, place.seat, "random"))
    assert one.wait_for_turn()


@LOOKS
def test_a_turn_and_everything_that_opens(ruler: MakeRuler, language: str, habits: dict[str, str]) -> None:
    ann = ruler("Аннелиза Мария", language=language, **habits)
    # Russian has the longest words: it is checked at every size.
    look = Look(ann, SIZES if language == "ru" else (PHONE, DESKTOP), closely=True)
    sit(ann, middle_turn())
    look.at("turn")
    for opener in ("[data-players]", "[data-battles]"):
        ann.page.locator(opener).click()
        expect(ann.page.locator("dialog[open]")).to_be_visible()
        look.at(opener)
        ann.page.keyboard.press("Escape")
        expect(ann.page.locator("dialog[open]")).to_have_count(0)
    view = ann.view()
    ann.press_space(ann.space(view["players"][view["seat"]]["capital"]))
    expect(ann.panel).to_be_visible()
    look.at("space")
    look.judge()


@LOOKS
def test_whatever_is_asked(ruler: MakeRuler, language: str, habits: dict[str, str]) -> None:
    ann = ruler("Аннелиза Мария", language=language, **habits)
    found: list[str] = []
    # Russian has the longest words; the other languages share the questions. Every run has half of them.
    asked = {"ru": QUESTIONS if THOROUGH else QUESTIONS[::2], "en": QUESTIONS[::2], "bg": QUESTIONS[1::2]}[language]
    for number, question in enumerate(asked):
        sit(ann, asking(question))
        assert ann.view()["asked"] == question
        for width, height in (PHONE, DESKTOP) if number % 2 else ((360, 640),):
            ann.page.set_viewport_size({"width": width, "height": height})
            found += flaws(ann, question, closely=True)
        ann.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    assert not found, "\n" + "\n".join(found)


@LOOKS
def test_the_map_being_built(ruler: MakeRuler, language: str, habits: dict[str, str]) -> None:
    ann = ruler("Аннелиза Мария", language=language, **habits)
    look = Look(ann, SIZES, closely=True)
    sit(ann, laying())
    for question in ("laying-tile", "laying-turn", "laying-at"):
        assert ann.view()["asked"] == question
        look.at(question)
        ann.play(ann.moves()[0])
        if question != "laying-at":
            assert ann.wait_for_turn()
    look.judge()


def test_the_map_can_be_zoomed_and_dragged(ruler: MakeRuler) -> None:
    ann = ruler("Ann", size=PHONE)
    sit(ann, asking("culture"))
    lit = [box for box in (place.bounding_box() for place in ann.page.locator("[data-place]").all()) if box]
    assert min(box["width"] for box in lit) >= 24, "a finger finds the spaces as the map opens"
    ann.labelled("board-whole").click()
    before = ann.zoom.bounding_box()
    for _ in range(3):
        ann.labelled("board-nearer").click()
    ann.page.wait_for_timeout(300)
    after = ann.zoom.bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > 1.5 * before["width"]
    ann.labelled("board-home-view").click()
    view = ann.view()
    capital = ann.space(view["players"][view["seat"]]["capital"]).bounding_box()
    frame = ann.page.locator(".world .frame").bounding_box()
    assert capital is not None
    assert frame is not None
    assert frame["y"] < capital["y"] < frame["y"] + frame["height"]
    assert capital["width"] >= 24


def test_the_end(ruler: MakeRuler) -> None:
    ann = ruler("Аннелиза Мария", language="ru", confirm=False)
    look = Look(ann, SIZES, closely=True)
    place, move = ending(2)
    sit(ann, place)
    ann.play(move)
    expect(ann.dialog("sheet-view-title")).to_be_visible()
    look.at("score sheet")
    ann.page.keyboard.press("Escape")
    expect(ann.dialog("sheet-view-title")).not_to_be_visible()
    look.at("over")
    look.judge()
