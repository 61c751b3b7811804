"""Axe finds nothing on any screen or dialog, in light and dark themes, on a desktop and on a phone."""

import re
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import expect

from ecumene.games import GAMES

from .axe import check, sizes
from .people import DESKTOP, PHONE, THOROUGH, Person, sit_together
from .positions import asking, ending, forbidding

MakePerson = Callable[..., Person]

SIZES: Final = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


@sizes(in_every_run=DESKTOP)
def test_the_pages_around_the_table(person: MakePerson, size: tuple[int, int]) -> None:
    ann = person("Ann", size=size)
    ann.make_table("me", "open", public=True)
    ann.make_table("me", "random", public=True)
    ann.open()
    expect(ann.link("lobby-your-turn").or_(ann.link("lobby-continue")).first).to_be_visible()
    check(ann, "lobby")
    # One page makes tables of every game: the one with the most options shows everything.
    for game in GAMES.values() if THOROUGH else [GAMES["catan"]]:
        ann.open(f"/new/{game.name}")
        expect(ann.button("new-make")).to_be_visible()
        ann.page.evaluate("() => document.querySelectorAll('details').forEach((one) => (one.open = true))")
        check(ann, f"new table of {game.name}")
    # All rules are shown by the same page; a game with few rules is checked faster.
    for game in GAMES.values() if THOROUGH else [GAMES["victoria"]]:
        ann.open(f"/rules/{game.name}#{game.rule_ids[-1]}")
        expect(ann.page.locator("article.wanted")).to_be_visible()
        check(ann, f"rules of {game.name}")
    ann.open("/records")
    ann.button("records-open").click()
    expect(ann.page.get_by_role("alert")).to_be_visible()
    check(ann, "records")
    ann.open("/settings")
    expect(ann.button("settings-name-change")).to_be_visible()
    check(ann, "settings page")
    ann.button("settings-name-change").click()
    expect(ann.dialog("name-title")).to_be_visible()
    check(ann, "name")
    ann.open("/nowhere")
    expect(ann.link("nowhere-home")).to_be_visible()
    check(ann, "not found")
    ann.button("settings-title").click()
    check(ann, "settings")
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("?")
    expect(ann.dialog("shortcuts-title")).to_be_visible()
    check(ann, "shortcuts")
    ann.open(ann.make_table("me", "friend", "open").path)
    expect(ann.labelled("invite-link")).to_be_visible()
    check(ann, "waiting room")
    ann.open("/t/AAAAAAAAAAAAAAAA")
    expect(ann.link("over-lobby")).to_be_visible()
    check(ann, "no such table")


def games(one: Person, *questions: str) -> Iterator[str]:
    """Open a game at each of these questions."""
    for question in questions:
        place = asking(question)
        one.sit_at(one.go_on_from(place.record, place.ply, place.seat))
        assert one.wait_for_turn()
        yield question


@SIZES
def test_the_board_whatever_is_asked(person: MakePerson, size: tuple[int, int]) -> None:
    ann = person("Ann", size=size)
    questions = {PHONE: ("picking", "naming", "recovering"), DESKTOP: ("choosing", "laying-embargo", "questioning")}
    for question in games(ann, *(sum(questions.values(), ()) if THOROUGH else questions[size])):
        if THOROUGH:
            check(ann, question)
        # With a choice shown, the page has the whole board and more.
        ann.lit.first.click()
        expect(ann.button("preview-confirm")).to_be_visible()
        check(ann, f"{question}, chosen")


@sizes(in_every_run=PHONE)
def test_what_opens_at_the_table(person: MakePerson, size: tuple[int, int]) -> None:
    ann = person("Ann", size=size)
    place = forbidding()
    ann.sit_at(ann.go_on_from(place.record, place.ply, place.seat))
    assert ann.wait_for_turn()
    ann.page.locator("[data-move^=play].dim").first.click(force=True)
    expect(ann.prompt.get_by_role("alert")).to_be_visible()
    check(ann, "refusal")
    ann.button("tool-hint").click()
    expect(ann.page.get_by_role("group", name=ann.say("hint-title")).locator("ol button").first).to_be_visible()
    check(ann, "hint")
    ann.page.keyboard.press("Escape")
    ann.list_moves()
    check(ann, "all moves")
    ann.page.keyboard.press("c")
    ann.labelled("chat-write").fill("Good evening!")
    ann.labelled("chat-write").press("Enter")
    expect(ann.page.get_by_text("Good evening!").first).to_be_visible()
    check(ann, "chat")
    ann.page.get_by_role("tab", name=ann.say("side-log")).click()
    check(ann, "log")
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("list", name=ann.say("table-players")).get_by_role("button").last.click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    check(ann, "player")
    ann.page.keyboard.press("Escape")
    ann.button("more-title").click()
    expect(ann.dialog("more-title")).to_be_visible()
    check(ann, "more")
    ann.dialog("more-title").get_by_role("button", name=ann.say("more-resign"), exact=True).click()
    expect(ann.dialog("question-resign-title")).to_be_visible()
    check(ann, "question")
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("r")
    expect(ann.dialog("table-rules").locator("article").first).to_be_visible()
    check(ann, "rules beside the table")


@sizes(in_every_run=DESKTOP)
def test_the_end_and_what_is_looked_back_at(person: MakePerson, size: tuple[int, int]) -> None:
    ann = person("Ann", size=size)
    place = ending()
    ann.sit_at(ann.go_on_from(place.record, place.ply, place.seat))
    assert ann.wait_for_turn()
    ann.end_turn()
    sheet = ann.dialog("sheet-view-title")
    sheet.get_by_role("button", name=ann.say("sheet-view-explain")).first.click()
    expect(sheet.locator("tr.explanation:not([hidden])")).to_be_visible()
    check(ann, "score sheet")
    ann.page.keyboard.press("Escape")
    check(ann, "over")
    ann.open_more("fairness-title")
    expect(ann.words("fairness-commitment-right")).to_be_visible()
    check(ann, "fairness")
    ann.open(f"{ann.load(place.record).path}?replay&ply=150")
    expect(ann.button("replay-play")).to_be_visible()
    expect(ann.page.locator("[data-board] [data-zone]").first).to_be_visible()
    check(ann, "replay")
    ann.button("replay-branch").click()
    expect(ann.dialog("branch-title")).to_be_visible()
    check(ann, "branch")


def test_people_at_one_table(person: MakePerson) -> None:
    ann, bob = person("Ann"), person("Bob", size=PHONE)
    sit_together(ann, bob)
    ann.open_more("more-offer-end")
    ann.dialog("question-end-title").get_by_role("button", name=ann.say("question-end-yes"), exact=True).click()
    expect(bob.button("offer-agree")).to_be_visible()
    check(ann, "an offer of mine")
    check(bob, "an offer to me")
    eve = person()
    eve.open(ann.page.url)
    expect(eve.words("table-watching").first).to_be_visible()
    check(eve, "spectator")
    cid = person("Cid", size=PHONE)
    cid.open(cid.make_table("me", "me:Dee").path)
    expect(cid.page.get_by_role("button", name=re.compile("^I’m "))).to_be_enabled()
    check(cid, "hand-over")
