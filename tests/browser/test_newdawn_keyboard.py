"""A New Dawn by keyboard alone: over the map by arrows, from one lit space to the next, through whole turns."""

from typing import Final

from playwright.sync_api import expect

from .newdawn_people import MakeRuler, Ruler
from .newdawn_positions import asking, late_turn
from .positions import Place

FOCUS: Final = """() => {
    const one = document.activeElement;
    const look = getComputedStyle(one);
    const box = one.getBoundingClientRect();
    const ringed = look.outlineStyle !== "none" && parseFloat(look.outlineWidth) >= 2;
    return {
        what: one.outerHTML.slice(0, 160), space: one.dataset.space ?? "", place: one.dataset.place ?? "",
        move: one.dataset.move ?? "", answer: one.dataset.answer ?? "",
        seen: (ringed || look.boxShadow !== "none") && one.matches(":focus-visible")
            && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth,
    };
}"""


def focused(one: Ruler) -> dict[str, str]:
    """What has the focus, which must be visible."""
    focus: dict[str, str] = one.page.evaluate(FOCUS)
    assert focus["seen"], focus["what"]
    return focus


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
    if here["answer"]:  # an answer of the prompt is given at once
        one.hear_more(before)
        return
    confirm = one.page.locator("[data-confirm]")
    opened = one.panel.locator("[data-move]:focus")
    expect(confirm.or_(opened).first).to_be_visible()
    if opened.count():  # several things can be done there: the first of them
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
