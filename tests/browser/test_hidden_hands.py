"""Hidden information stays hidden: from spectators, and between people who share a device."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Locator, expect

from .people import PHONE, Person, sit_together, turns

MakePerson = Callable[..., Person]


def views(one: Person) -> Iterator[dict[str, Any]]:
    """Every position received over the sockets."""
    for frame in one.heard:
        position = json.loads(frame).get("position")
        if position:
            assert position["moves"] == [] or position["view"]["seat"] >= 0
            yield position["view"]


def hands(one: Person) -> Locator:
    """Cards in hand that are in the page, visible or not."""
    return one.page.locator("section[data-zone^='hand:']")


def test_spectators_by_link_see_the_table_and_no_hand(person: MakePerson) -> None:
    ann, bob, eve = person("Ann"), person("Bob"), person()
    table = sit_together(ann, bob)
    eve.open(table.path)
    expect(eve.words("table-watching").first).to_be_visible()
    expect(hands(eve)).to_have_count(0)
    mover, _ = turns(ann, bob)
    in_hand = [move.removeprefix("play ") for move in mover.lit_moves()]
    shown = eve.page.locator("body").inner_text()
    for card in in_hand:
        assert eve.say(f"card-{card}") not in shown
    played = mover.take().removeprefix("play ")
    expect(eve.log).to_contain_text(eve.say(f"card-{played}"))
    mover.end_turn()
    expect(mover.page.locator("#prompt:not(.mine)")).to_be_visible()
    told = list(views(eve))
    for _ in range(200):  # the other player's move may still be on its way to her
        if len(told) >= 3:
            break
        eve.page.wait_for_timeout(50)
        told = list(views(eve))
    assert len(told) >= 3
    for view in told:
        assert all(player["hand"] is None and player["pack"] is None for player in view["players"])
    expect(eve.page.locator("[data-move]")).to_have_count(0)


def test_a_player_never_hears_of_the_other_hand(person: MakePerson) -> None:
    ann, bob = person("Ann"), person("Bob")
    sit_together(ann, bob)
    mover, _ = turns(ann, bob)
    mover.take()
    assert mover.wait_for_turn()
    for one, seat in ((ann, 0), (bob, 1)):
        for view in views(one):
            assert view["players"][1 - seat]["hand"] is None


def test_one_device_is_handed_round_and_hands_leave_the_page_before(person: MakePerson) -> None:
    ann = person("Ann", size=PHONE)
    table = ann.make_table("me", "me:Bea")
    ann.open(table.path)
    taken = []
    for turn in range(3):
        button = ann.page.get_by_role("button", name=re.compile("^I’m (Ann|Bea)$"))
        expect(button).to_be_enabled()
        name = button.inner_text().removeprefix("I’m ")
        expect(ann.page.get_by_role("heading", name=ann.say("hand-over-title", name=name))).to_be_visible()
        expect(hands(ann)).to_have_count(0)
        expect(ann.page.locator("[data-zone]")).to_have_count(0)
        if turn == 1:  # a reload does not open anybody's hand either
            ann.page.reload()
            expect(button).to_be_enabled()
            expect(hands(ann)).to_have_count(0)
        expect(button).to_be_focused()
        button.click()
        assert ann.wait_for_turn()
        expect(hands(ann).locator("[data-zone]").first).to_be_visible()
        taken.append(name)
        ann.take()
        assert ann.wait_for_turn()
        ann.end_turn()
    assert taken[0] != taken[1]
    assert taken[0] == taken[2]


def test_after_a_reload_in_the_middle_of_a_turn_the_same_person_continues(person: MakePerson) -> None:
    ann = person("Ann")
    ann.open(ann.make_table("me", "me:Bea").path)
    ann.page.get_by_role("button", name=re.compile("^I’m ")).click()
    assert ann.wait_for_turn()
    before = ann.lit_moves()
    ann.page.reload()
    assert ann.wait_for_turn()
    assert ann.lit_moves() == before
