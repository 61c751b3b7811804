"""Complete games of CATAN that take minutes: three people with trades, without a mouse, and sharing one device.

Run by ``make soak``.
"""

from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from .catan_people import FROM_HAND, MakeSettler, Settler, owed_cards
from .catan_plans import builder
from .focus import focused, tab_to
from .test_catan_game import see_the_end
from .test_catan_three import BASE, three_with_trades

MOST_STEPS: Final = 150


def step_to(one: Settler, name: str, value: str) -> None:
    """Move from one lit thing to the next until the one with this attribute has the focus."""
    for _ in range(MOST_STEPS):
        one.page.keyboard.press("n")
        if focused(one)[name] == value:
            return
    raise AssertionError(f"{name} {value} is not reached")


def press_by_key(one: Settler, thing: Locator) -> None:
    tab_to(one, thing)
    one.page.keyboard.press("Enter")


def play_by_keys(one: Settler, move: str) -> None:
    """Make a move without a mouse."""
    verb, *rest = move.split()
    keys = one.page.keyboard
    view = one.view()
    if FROM_HAND.get(view["asked"]) == verb:
        for kind in owed_cards(view, rest[0]):
            step_to(one, "pick", kind)
            keys.press("Enter")
        press_by_key(one, one.page.locator("[data-send-picked]"))
        return
    if verb == "bank":
        keys.press("t")
        window = one.trade_window
        for thing in (f"[data-give={rest[0]}]", f"[data-take={rest[1]}]", f"[data-move='{move}']"):
            press_by_key(one, window.locator(thing))
        keys.press("Escape")
        expect(window).to_have_count(0)
        return
    if verb in ("play", "surrender") and one.page.locator(f"[data-card='{rest[0]}']").count():
        if one.page.locator(f"[data-card='{rest[0]}']").get_attribute("aria-expanded") != "true":
            step_to(one, "card", rest[0])
            keys.press("Enter")
        step_to(one, "move", move)
        keys.press("Enter")
    elif one.page.locator(f"#prompt [data-answer='{move}']").count():
        step_to(one, "answer", move)
        keys.press("Enter")
    elif rest and rest[0].isdecimal() and one.place(move).count():
        place = one.place(move)
        alone = place.get_attribute("data-move") is not None
        step_to(one, "place", place.get_attribute("data-place") or "")
        keys.press("Enter")
        if not alone:
            expect(one.panel.locator("[data-move]").first).to_be_focused()
            if focused(one)["move"] != move:
                step_to(one, "move", move)
            keys.press("Enter")
    else:
        step_to(one, "move", move)
        keys.press("Enter")
    confirm = one.page.locator("[data-confirm]")
    if confirm.count():
        press_by_key(one, confirm)


@pytest.mark.parametrize("mode", ["base", "knights"])
def test_a_whole_game_without_a_mouse(settler: MakeSettler, mode: str) -> None:
    ann = settler("Ann")
    options = {"mode": mode, "trade_offers_per_turn": 0}
    ann.sit_at(ann.make_table("me", "greedy", "greedy", options=options))
    choose = builder(2)
    decisions = 0
    while ann.wait_for_turn():
        play_by_keys(ann, choose(ann.view(), ann.moves()))
        decisions += 1
        assert decisions < 1_000
    assert decisions > 30
    see_the_end(ann)


def test_a_whole_game_on_one_device(settler: MakeSettler) -> None:
    """Three people share it; nobody's cards are shown in between."""
    ann = settler("Ann", confirm=False)
    ann.open(ann.make_table("me", "me:Bea", "me:Cyd", options={**BASE, "trade_offers_per_turn": 0}).path)
    choose = [builder(7 + seat) for seat in range(3)]
    handed: set[str] = set()
    decisions = 0
    while ann.take_in_turn(handed, hidden=".hand"):
        view = ann.view()
        ann.play(choose[view["seat"]](view, ann.moves()))
        decisions += 1
        assert decisions < 2_000
    assert handed == {"Ann", "Bea", "Cyd"}
    see_the_end(ann)
    assert ann.record().verify().fairness == "proven"


def test_a_whole_game_of_three_people_with_trades(settler: MakeSettler) -> None:
    people = three_with_trades(settler, 10_000)
    for one in people:
        expect(one.dialog("sheet-view-title")).to_be_visible()
    assert len({one.record().text() for one in people}) == 1
    assert people[0].record().verify().fairness == "proven"
