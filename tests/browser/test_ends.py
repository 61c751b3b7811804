"""Ways to leave a game: resigning, agreeing to end, a bot for somebody who is away, and the rematch."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from .people import PHONE, Person, sit_together, turns

MakePerson = Callable[..., Person]


def resign(one: Person) -> None:
    one.open_more("more-resign")
    one.dialog("question-resign-title").get_by_role("button", name=one.say("question-resign-yes"), exact=True).click()


def test_giving_up_ends_a_game_of_two_for_both(person: MakePerson) -> None:
    ann, bob = person("Ann"), person("Bob", size=PHONE)
    sit_together(ann, bob)
    resign(ann)
    for one in (ann, bob):
        sheet = one.dialog("sheet-view-title")
        expect(sheet).to_contain_text(one.say("table-result-resigned", count=1, winners="Bob"))


def test_the_computer_replaces_a_player_who_resigns_among_three(person: MakePerson) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.make_table("me", "friend", "random")
    ann.open(table.path)
    bob.open(table.invitation)
    expect(bob.prompt).to_be_visible()
    resign(ann)
    player = bob.page.get_by_role("list", name=bob.say("table-players")).get_by_role("listitem").first
    expect(player.get_by_role("img", name=bob.say("table-resigned"))).to_be_visible()
    for _ in range(2):  # it is Bob's turn again and again, so somebody plays for Ann
        assert bob.wait_for_turn()
        bob.take()
        assert bob.wait_for_turn()
        if bob.asked() == bob.say("ask-effects"):
            bob.end_turn()
    expect(ann.prompt).to_have_attribute("data-status", "playing")


def test_an_offer_to_end_is_declined_and_then_agreed_to(person: MakePerson) -> None:
    ann, bob = person("Ann"), person("Bob", size=PHONE, language="ru")
    sit_together(ann, bob)

    def offer() -> None:
        ann.open_more("more-offer-end")
        ann.dialog("question-end-title").get_by_role("button", name=ann.say("question-end-yes"), exact=True).click()
        expect(ann.page.get_by_role("alert")).to_contain_text(ann.say("offer-end-mine", names="Bob"))

    offer()
    expect(bob.page.get_by_role("alert")).to_contain_text(bob.say("offer-end", name="Ann"))
    bob.button("offer-decline").click()
    expect(ann.page.get_by_role("alert")).to_have_count(0)
    offer()
    bob.button("offer-agree").click()
    for one in (ann, bob):
        expect(one.dialog("sheet-view-title")).to_contain_text(one.say("table-result-agreed"))


def test_a_bot_stands_in_for_an_absent_player_until_the_seat_is_taken_back(person: MakePerson) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = sit_together(ann, bob, stand_in="random", patience_s=1)
    bob.page.goto("about:blank")
    strip = ann.page.get_by_role("list", name=ann.say("table-players"))
    seat = strip.get_by_role("button", name=re.compile("^Bob"))
    expect(seat.get_by_role("img", name=ann.say("table-away"))).to_be_visible()
    seat.click()
    dialog = ann.page.get_by_role("dialog", name="Bob")
    expect(dialog).to_contain_text(ann.say("table-replace-help", level=ann.say("level-random")))
    dialog.get_by_role("button", name=ann.say("table-replace"), exact=True).click()
    expect(seat.get_by_role("img", name=ann.say("level-random"))).to_be_visible()
    for _ in range(2):
        assert ann.wait_for_turn()
        ann.take()
        assert ann.wait_for_turn()
        if ann.asked() == ann.say("ask-effects"):
            ann.end_turn()

    bob.open(table.path)
    bob.button("table-take-back").click()
    expect(seat.get_by_role("img", name=ann.say("level-random"))).to_have_count(0)
    expect(bob.button("table-take-back")).to_have_count(0)
    turns(ann, bob)


def test_a_rematch_begins_when_the_other_has_agreed_too(person: MakePerson) -> None:
    ann, bob = person("Ann"), person("Bob", size=PHONE)
    sit_together(ann, bob)
    first = ann.page.url
    resign(bob)
    sheet, other_sheet = ann.dialog("sheet-view-title"), bob.dialog("sheet-view-title")
    sheet.get_by_role("button", name=ann.say("over-rematch"), exact=True).click()
    expect(sheet.get_by_role("alert")).to_contain_text(ann.say("offer-rematch-mine", names="Bob"))
    expect(other_sheet.get_by_role("alert")).to_contain_text(bob.say("offer-rematch", name="Ann"))
    other_sheet.get_by_role("button", name=bob.say("offer-decline"), exact=True).click()
    sheet.get_by_role("button", name=ann.say("over-rematch"), exact=True).click()
    bob.page.goto("/")  # who has left finds the invitation in the lobby
    bob.link("lobby-asked").first.click()
    other_sheet.get_by_role("button", name=bob.say("offer-rematch-agree"), exact=True).click()
    expect(bob.page).not_to_have_url(first)
    expect(bob.prompt).to_be_visible()
    sheet.get_by_role("link", name=ann.say("over-rematch-go"), exact=True).click()
    expect(ann.page).to_have_url(bob.page.url)
    mover, other = turns(ann, bob)
    card = mover.take().removeprefix("play ")
    if other is bob:
        bob.button("side-log").click()
    expect(other.log).to_contain_text(other.say(f"card-{card}"))


def test_a_rematch_against_the_computer_begins_at_once(person: MakePerson) -> None:
    ann = person("Ann")
    table = ann.make_table("me", "random")
    ann.sit_at(table)
    resign(ann)
    ann.dialog("sheet-view-title").get_by_role("button", name=ann.say("over-rematch"), exact=True).click()
    expect(ann.page).not_to_have_url(re.compile(table.id))
    expect(ann.prompt).to_have_attribute("data-status", "playing")
