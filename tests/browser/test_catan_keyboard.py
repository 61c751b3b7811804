"""CATAN by keyboard alone: around the island by arrow keys, from one lit thing to the next, through whole turns."""

from playwright.sync_api import expect

from .catan_people import FROM_HAND, MakeSettler, Settler, owed_cards
from .catan_positions import late_turn
from .focus import focused, tab_to


def go_to_answer(one: Settler, answer: str) -> None:
    """Go backwards from the last lit thing until an answer of the prompt has the focus."""
    for _ in range(8):
        one.page.keyboard.press("Shift+N")
        if focused(one)["answer"] == answer:
            return
    raise AssertionError(f"{answer} is not reached")


def decide(one: Settler, steps: int) -> None:
    """Make some decision without a mouse."""
    view = one.view()
    keys = one.page.keyboard
    answers = [move for move in ("roll", "end", "pass") if move in one.moves()]
    if view["asked"] in FROM_HAND:
        for kind in owed_cards(view, one.moves()[0].split()[1]):
            for _ in range(9):
                keys.press("n")
                if focused(one)["pick"] == kind:
                    break
            keys.press("Enter")
        send = one.page.locator("[data-send-picked]")
        tab_to(one, send)
        keys.press("Enter")
    elif answers:
        go_to_answer(one, answers[0])
        keys.press("Enter")
    else:
        keys.press("n")
        if focused(one)["place"]:
            for step in range(steps):
                keys.press(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")[step % 4])
                assert focused(one)["place"]
        keys.press("Enter")
        confirm = one.page.locator("[data-confirm]")
        expect(confirm).to_be_visible()
        keys.press("Enter")


def test_founding_and_the_first_rounds_without_a_mouse(settler: MakeSettler) -> None:
    ann = settler("Ann")
    options = {"mode": "base", "trade_offers_per_turn": 0}
    ann.sit_at(ann.make_table("me", "random", "random", options=options))
    decisions = 0
    while ann.wait_for_turn() and ann.view()["round"] < 6:
        decisions += 1
        assert decisions < 60
        decide(ann, decisions % 5)
    assert decisions >= 10
    view = ann.view()
    assert sum(one["seat"] == 0 for one in view["crossings"]) >= 2


def test_the_next_key_reaches_every_lit_place_and_arrows_go_round(settler: MakeSettler) -> None:
    late = late_turn()
    ann = settler("Ann")
    ann.sit_at(ann.go_on_from(late.record, late.ply, late.seat, "greedy"))
    assert ann.wait_for_turn()
    lit = set(ann.page.locator("[data-place]").evaluate_all("all => all.map(one => one.dataset.place)"))
    several = set(
        ann.page.locator("[data-place]:not([data-move])").evaluate_all("all => all.map(e => e.dataset.place)")
    )
    assert several, "a knight here can do several things"
    reached = set()
    opened = ""
    for _ in range(len(ann.moves()) + 10):
        ann.page.keyboard.press("n")
        here = focused(ann)["place"]
        if here:
            reached.add(here)
        if here in several:
            opened = here
    assert reached == lit
    expect(ann.page.locator("[data-place][tabindex='0']")).to_have_count(1)

    while focused(ann)["place"] != opened:
        ann.page.keyboard.press("n")
    ann.page.keyboard.press("Enter")
    expect(ann.panel.locator("[data-move]").first).to_be_focused()
    ann.page.keyboard.press("Escape")
    expect(ann.panel).to_have_count(0)
    assert focused(ann)["place"] == opened


def test_windows_open_by_keys_and_give_the_focus_back(settler: MakeSettler) -> None:
    late = late_turn()
    ann = settler("Ann")
    ann.sit_at(ann.go_on_from(late.record, late.ply, late.seat, "greedy"))
    assert ann.wait_for_turn()
    ann.page.keyboard.press("n")
    before = focused(ann)["what"]
    for key, message in (("t", "show-trade"), ("d", "show-rolls")):
        ann.page.keyboard.press(key)
        expect(ann.dialog(message)).to_be_visible()
        ann.page.keyboard.press("Escape")
        expect(ann.page.locator("dialog[open]")).to_have_count(0)
        assert focused(ann)["what"] == before
    ann.page.keyboard.press("?")
    listed = ann.dialog("shortcuts-title")
    for message in ("show-key-trade", "show-key-rolls", "board-key-arrows"):
        expect(listed).to_contain_text(ann.say(message))
