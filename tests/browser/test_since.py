"""What the others did stays: a strip with the last turn of each, marks on what was touched, and turns shown again."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from . import catan_positions, duel_positions, newdawn_positions, positions
from .axe import check
from .layout import flaws
from .people import DESKTOP, Person
from .positions import Place

MakePerson = Callable[..., Person]

SMALL_PHONE: Final = (360, 640)
TURNS: Final[dict[str, Callable[[], Place]]] = {
    "victoria": lambda: positions.late(4),
    "duel": lambda: duel_positions.asking("turn", 3),
    "newdawn": newdawn_positions.late_turn,
}


def last_roll() -> Place:
    """The beginning of a turn late in a game of bots, who build something every time."""
    return [*catan_positions.places(catan_positions.bot_game(2), lambda view, _moves: view.asked == "before-roll")][-1]


TURNS["catan"] = last_roll


def strip(one: Person) -> Locator:
    return one.page.locator("[data-since]")


def sit(one: Person, place: Place) -> None:
    one.sit_at(one.go_on_from(place.record, place.ply, place.seat, "greedy"))
    assert one.wait_for_turn()


def opponents(one: Person) -> int:
    return one.page.get_by_role("list", name=one.say("table-players")).get_by_role("listitem").count() - 1


@pytest.mark.parametrize("game", TURNS)
def test_the_last_turn_of_each_opponent_stays_in_signs_and_words(person: MakePerson, game: str) -> None:
    ann = person("Ann", language="ru", game=game)
    sit(ann, TURNS[game]())
    turns = strip(ann).locator(".turns > li")
    expect(turns).to_have_count(opponents(ann))
    for number in range(turns.count()):
        opener = turns.nth(number).locator("[aria-expanded]")
        if opener.get_attribute("aria-expanded") != "true":
            opener.click()
        expect(turns.nth(number).locator(".deeds li").first).not_to_be_empty()
        assert turns.nth(number).locator(".deeds svg").count() > 0
    assert flaws(ann, game) == []
    check(ann, "since")


@pytest.mark.parametrize("game", TURNS)
def test_what_was_touched_is_marked_until_i_act(person: MakePerson, game: str) -> None:
    ann = person("Ann", game=game, confirm=False)
    place = TURNS[game]()
    sit(ann, place)
    marks = ann.page.locator("[data-board] [data-touched]")
    expect(marks.first).to_be_attached()
    if game in ("victoria", "catan"):  # there one's turn goes on, and nobody else touches anything
        ann.list_moves().first.click()
        expect(marks).to_have_count(0)


def test_nothing_is_lost_when_several_moved_and_it_stays_while_i_act(person: MakePerson) -> None:
    ann = person("Ann", confirm=False)
    ann.sit_at(ann.make_table("me", "random", "random", "random"))
    for _ in range(2):
        assert ann.wait_for_turn()
        ann.take()
        if ann.wait_for_turn() and ann.asked() == ann.say("ask-effects"):
            told = strip(ann).inner_text()
            ann.end_turn()
            expect(strip(ann)).not_to_have_text(told)
        assert ann.wait_for_turn()
    turns = strip(ann).locator(".turns > li")
    expect(turns).to_have_count(3)
    before = turns.all_inner_texts()
    ann.take()
    assert turns.all_inner_texts() == before


@pytest.mark.parametrize(("game", "size"), [("victoria", DESKTOP), ("newdawn", SMALL_PHONE), ("catan", SMALL_PHONE)])
def test_a_turn_is_shown_again_and_any_press_leads_back(person: MakePerson, game: str, size: tuple[int, int]) -> None:
    ann = person("Ann", game=game, size=size, motion=True)
    sit(ann, TURNS[game]())
    lit = ann.lit.count()

    def show() -> None:
        if size[0] < 600:
            strip(ann).click()
        ann.page.locator("[data-again]").last.click()
        expect(banner).to_be_visible()

    banner = ann.page.locator(".again[role=status]")
    show()
    expect(ann.lit).to_have_count(0)  # what is shown is over and cannot be chosen from
    expect(banner).to_contain_text(re.compile(r"[2-9] of \d+"))
    expect(banner).to_be_in_viewport()
    expect(banner).to_have_count(0)  # it ends by itself
    expect(ann.lit).to_have_count(lit)
    show()
    ann.page.keyboard.press("Escape")
    expect(banner).to_have_count(0)
    show()
    sent = len(ann.sent)
    ann.page.locator("[data-board]").click(position={"x": 40, "y": 150})
    expect(banner).to_have_count(0)
    assert not any('"move"' in one for one in ann.sent[sent:])
    expect(ann.prompt.locator("[data-confirm]")).to_have_count(0)


def test_on_a_phone_it_is_one_line_that_opens(person: MakePerson) -> None:
    ann = person("Ann", language="bg", size=SMALL_PHONE, theme="dark", game="catan")
    sit(ann, TURNS["catan"]())
    box = strip(ann).bounding_box()
    assert box is not None
    assert box["height"] <= 36
    ann.page.keyboard.press("Tab")
    strip(ann).focus()
    ann.page.keyboard.press("Enter")
    sheet = ann.dialog("since-title")
    expect(sheet.locator(".sheet-of-turns > li")).to_have_count(opponents(ann))
    assert flaws(ann, "since") == []
    check(ann, "since")
    ann.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(strip(ann)).to_be_focused()


def test_the_strip_is_folded_and_stays_so(person: MakePerson) -> None:
    ann = person("Ann", game="duel")
    sit(ann, TURNS["duel"]())
    ann.button("since-fold").click()
    expect(strip(ann).locator(".turns")).to_be_hidden()
    ann.page.reload()
    expect(strip(ann)).to_be_visible()
    expect(strip(ann).locator(".turns")).to_be_hidden()


def test_a_calm_pace_leaves_time_to_see_each_move(person: MakePerson) -> None:
    ann = person("Ann", motion=True, pace="calm")
    quick = person("Bob", motion=True, pace="once")
    shown: list[float] = []
    for one in (ann, quick):
        one.sit_at(one.make_table("me", "random", "random", "random"))
        one.page.evaluate(
            """() => {
                window.changed = [];
                const strip = document.querySelector("[data-since]");
                new MutationObserver(() => window.changed.push(performance.now()))
                    .observe(strip, { childList: true, subtree: true, characterData: true });
            }"""
        )
        assert one.wait_for_turn()
        one.take()
        expect(one.prompt.locator(".asked")).to_have_text(one.say("ask-effects"))
        one.page.evaluate("() => (window.changed.length = 0)")
        one.end_turn()
        expect(one.prompt.locator(".asked")).to_have_text(one.say("ask-step-play"))
        moments = one.page.evaluate("() => window.changed")
        shown.append(moments[-1] - moments[0])
    calm, once = shown
    assert calm > once + 1_500
