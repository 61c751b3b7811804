"""The table of CATAN from a small phone to a desktop: nothing is cut off, covered, too small or in the way."""

from typing import Final

from playwright.sync_api import expect

from .catan_people import MakeSettler, Settler
from .catan_positions import asking, busy_turn, ending, late_turn
from .layout import Look, flaws, looks
from .people import DESKTOP, PHONE, THOROUGH
from .positions import Place

SIZES: Final = ((360, 640), PHONE, (768, 1024), DESKTOP)
SEA: Final = (("map", "outer_isles"), ("mode", "base"))
LOOKS: Final = looks(in_every_run="ru")
# One of each kind of question: places on the map, cards in the hand, and everything in the panel.
QUESTIONS: Final = (
    "founding-road", "moving-robber", "marching", "discarding", "setting-dice", "robbing", "naming", "seizing",
    "spying", "rewarding", "surplus", "enlisting", "offering",
)  # fmt: skip


def sit(one: Settler, place: Place) -> None:
    one.sit_at(one.go_on_from(place.record, place.ply, place.seat, "greedy"))
    assert one.wait_for_turn()


@LOOKS
def test_a_turn_and_everything_that_opens(settler: MakeSettler, language: str, habits: dict[str, str]) -> None:
    ann = settler("Аннелиза Мария", language=language, **habits)
    look = Look(ann, SIZES, closely=True)
    sit(ann, busy_turn())
    look.at("turn")
    for opener in ("[data-trade=players]", "[data-trade=bank]", "[data-players]", "[data-rolls]"):
        ann.page.locator(opener).click()
        expect(ann.page.locator("dialog[open]")).to_be_visible()
        look.at(opener)
        ann.page.keyboard.press("Escape")
        expect(ann.page.locator("dialog[open]")).to_have_count(0)
    ann.page.locator("[data-card]").first.click()
    expect(ann.panel).to_be_visible()
    look.at("card")
    look.judge()


@LOOKS
def test_whatever_is_asked(settler: MakeSettler, language: str, habits: dict[str, str]) -> None:
    ann = settler("Аннелиза Мария", language=language, **habits)
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
def test_an_offer_and_the_counter_to_it(settler: MakeSettler, language: str, habits: dict[str, str]) -> None:
    ann = settler("Аннелиза Мария", language=language, **habits)
    look = Look(ann, SIZES, closely=True)
    sit(ann, asking("answering", 3))
    look.at("answering")
    ann.panel.locator("[data-write]").click()
    expect(ann.trade_window).to_be_visible()
    look.at("counter-offer")
    look.judge()


def test_the_map_of_the_isles(settler: MakeSettler) -> None:
    ann = settler("Аннелиза Мария", language="bg")
    look = Look(ann, SIZES[:-1], closely=True)
    sit(ann, late_turn(SEA))
    look.at("isles")
    ann.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    stage = ann.page.locator(".island .stage")
    before = stage.bounding_box()
    ann.labelled("board-nearer").click()
    ann.labelled("board-nearer").click()
    assert before is not None
    expect(ann.labelled("board-farther")).not_to_have_attribute("aria-disabled", "true")
    after = stage.bounding_box()
    assert after is not None
    assert after["width"] > 1.5 * before["width"], "places can be brought far enough apart for a finger"
    look.judge()


def test_the_end(settler: MakeSettler) -> None:
    ann = settler("Аннелиза Мария", language="ru", confirm=False)
    look = Look(ann, SIZES, closely=True)
    place, move = ending((("mode", "base"),), 3)
    sit(ann, place)
    ann.play(move)
    expect(ann.dialog("sheet-view-title")).to_be_visible()
    look.at("score sheet")
    ann.page.keyboard.press("Escape")
    expect(ann.dialog("sheet-view-title")).not_to_be_visible()
    look.at("over")
    look.judge()


def test_every_card_of_ones_own_can_be_read(settler: MakeSettler) -> None:
    """No card covers another's title, however many there are; they are drawn if there is room, otherwise named."""
    ann = settler("Аня", language="ru")
    sit(ann, late_turn(cards=4))
    cards = ann.page.locator(".mine [data-card]")
    assert cards.count() >= 4
    for width, height in (DESKTOP, (768, 1024), PHONE, (1920, 1080)):
        ann.page.set_viewport_size({"width": width, "height": height})
        expect(ann.page.locator(".cards.named")).to_have_count(int(width in (768, DESKTOP[0])))
        hidden = cards.evaluate_all(
            """all => all.filter((card) => {
                const title = card.querySelector(".title").getBoundingClientRect();
                const frame = card.closest(".cards").getBoundingClientRect();
                const over = all.some((other) => {
                    const box = other.getBoundingClientRect();
                    return other !== card && box.left < title.right && title.left < box.right
                        && box.top < title.bottom && title.top < box.bottom;
                });
                return over || title.left < frame.left || title.right > frame.right;
            }).map((card) => card.dataset.card)"""
        )
        assert hidden == [], (width, height)
