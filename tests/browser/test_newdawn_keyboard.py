"""A New Dawn by keyboard alone: across the map by arrow keys, from one lit space to the next, through whole turns."""

import pytest
from playwright.sync_api import expect

from .focus import focused
from .newdawn_people import MakeRuler, Ruler
from .newdawn_positions import asking, late_turn, parting
from .people import DESKTOP
from .positions import Place


def sit(one: Ruler, place: Place) -> None:
    one.sit_at(one.go_on_from(place.record, place.ply, place.seat, "random"))
    assert one.wait_for_turn()


def decide(one: Ruler, steps: int) -> None:
    """Make some decision without a mouse."""
    keys = one.page.keyboard
    before = len(one.heard)
    keys.press("n")
    here = focused(one)
    if here["place"]:
        for _ in range(steps):
            keys.press("PageDown")
            assert focused(one)["place"]
    keys.press("Enter")
    if here["answer"]:  # an answer of the prompt takes effect at once
        one.hear_more(before)
        return
    confirm = one.page.locator("[data-confirm]")
    opened = one.panel.locator("[data-move]:focus")
    expect(confirm.or_(opened).first).to_be_visible()
    if here["place"] and opened.count():  # several things can be done there: choose the first
        keys.press("Enter")
        expect(confirm).to_be_visible()
    keys.press("Enter")
    one.hear_more(before)
    expect(confirm).to_have_count(0)


def test_the_first_rounds_without_a_mouse(ruler: MakeRuler) -> None:
    ann = ruler("Ann")
    ann.sit_at(ann.make_table("me", "random", options={"map": "first_game"}))
    decisions = 0
    while ann.wait_for_turn() and ann.view()["round"] < 4:
        decisions += 1
        assert decisions < 40
        decide(ann, decisions % 3)
    assert decisions >= 3


def test_arrows_go_over_the_whole_map_and_page_keys_over_the_lit_spaces(ruler: MakeRuler) -> None:
    ann = ruler("Ann")
    sit(ann, asking("culture", 5))
    lit = set(ann.page.locator("[data-place]").evaluate_all("all => all.map(one => one.dataset.place)"))
    expect(ann.page.locator("[data-space][tabindex='0']")).to_have_count(1)
    ann.page.locator("[data-space][tabindex='0']").focus()
    ann.page.keyboard.press("ArrowRight")
    reached = set()
    for _ in range(len(lit) + 1):
        ann.page.keyboard.press("PageDown")
        reached.add(focused(ann)["place"])
    assert reached == lit
    seen = set()
    for way in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"):
        for _ in range(6):
            ann.page.keyboard.press(way)
            seen.add(focused(ann)["space"])
    assert len(seen) > 8


@pytest.mark.parametrize("size", [DESKTOP, (1280, 600)], ids=str)
def test_what_can_be_done_at_an_opened_space_is_in_sight(ruler: MakeRuler, size: tuple[int, int]) -> None:
    """The panel is below the victory cards, in a column that scrolls."""
    ann = ruler("Аня", language="ru", size=size)  # long words make the cards tall
    place, number = parting()
    sit(ann, place)
    ann.page.locator(f"[data-place='hex-{number}']").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.panel.locator("[data-move]").first).to_be_focused()
    reached = {focused(ann)["move"]}
    ann.page.keyboard.press("n")
    reached.add(focused(ann)["move"])
    assert reached == {f"depart {number}", f"resume {number}"}


def test_windows_open_by_keys_and_give_the_focus_back(ruler: MakeRuler) -> None:
    ann = ruler("Ann")
    sit(ann, late_turn())
    ann.page.keyboard.press("n")
    before = focused(ann)["what"]
    for key, message in (("p", "show-players"), ("b", "show-battles")):
        ann.page.keyboard.press(key)
        expect(ann.dialog(message)).to_be_visible()
        ann.page.keyboard.press("Escape")
        expect(ann.page.locator("dialog[open]")).to_have_count(0)
        assert focused(ann)["what"] == before
    ann.page.keyboard.press("?")
    listed = ann.dialog("shortcuts-title")
    for message in ("show-key-players", "show-key-battles", "board-key-arrows", "board-key-zoom"):
        expect(listed).to_contain_text(ann.say(message))
