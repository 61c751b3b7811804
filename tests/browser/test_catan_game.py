"""Complete games of CATAN against bots: by mouse from the landing page, and Cities & Knights to the end on a phone."""

import pytest
from playwright.sync_api import expect

from ecumene.core.state import CHANCE

from .catan_people import MakeSettler, Settler
from .catan_plans import builder
from .catan_positions import late_turn
from .people import PHONE

QUIET = {"trade_offers_per_turn": 0}


def see_the_end(one: Settler) -> None:
    """The score sheet is open and agrees with the table."""
    sheet = one.dialog("sheet-view-title")
    expect(sheet).to_be_visible()
    view = one.view()
    totals = sheet.locator("tbody tr", has_text=one.say("sheet-total")).locator("td").all_inner_texts()
    assert [text.split()[0] for text in totals] == [str(player["points"]["total"]) for player in view["players"]]


@pytest.mark.thorough
def test_a_whole_base_game_by_mouse_against_three_bots(settler: MakeSettler) -> None:
    ann = settler("Ann", confirm=False)
    ann.sit_at(ann.make_table("me", "greedy", "greedy", "greedy", options={"mode": "base", **QUIET}))
    choose = builder(3)
    seen: list[list[int]] = []

    def look() -> None:
        view = ann.view()
        if not seen or seen[-1] != view["rolls"]:
            seen.append(view["rolls"])

    moves = ann.play_on(choose, look)
    assert moves > 20
    see_the_end(ann)
    ann.page.keyboard.press("Escape")

    rolls = ann.view()["rolls"]
    assert sum(rolls) >= len(seen) - 1
    ann.press(ann.page.locator("[data-rolls]"))
    shown = ann.dialog("show-rolls").locator(".sums .count").all_inner_texts()
    assert [int(text) for text in shown] == rolls

    record = ann.record()
    assert record.verify().fairness == "proven"
    mine = [ply for ply in record.plies if ply.seat == 0]
    assert sum(frame.count('"do":"move"') for frame in ann.sent) == len(mine), "every press was one move"
    assert sum(ply.seat not in (0, CHANCE) for ply in record.plies) > len(mine)


def test_cities_and_knights_to_the_end_on_a_phone(settler: MakeSettler) -> None:
    late = late_turn()
    ann = settler("Аня", language="ru", size=PHONE, confirm=False)
    ann.sit_at(ann.go_on_from(late.record, late.ply, late.seat, "greedy"))
    assert ann.play_on(builder(1)) >= 1
    see_the_end(ann)
