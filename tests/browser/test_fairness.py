"""The fairness check in the browser: it confirms what is correct and detects what was changed."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from .people import PHONE, Person
from .positions import game

MakePerson = Callable[..., Person]


def opened(one: Person) -> Locator:
    one.open_more("fairness-title")
    return one.dialog("fairness-title")


def given_up(one: Person) -> None:
    one.play_computer("random")
    assert one.wait_for_turn()
    one.take()
    assert one.wait_for_turn()
    one.open_more("more-resign")
    one.dialog("question-resign-title").get_by_role("button", name=one.say("question-resign-yes"), exact=True).click()
    expect(one.dialog("sheet-view-title")).to_be_visible()
    one.page.keyboard.press("Escape")


def test_before_the_end_the_secret_is_closed_and_afterwards_everything_is_proven(person: MakePerson) -> None:
    ann = person()
    ann.play_computer("random")
    assert ann.wait_for_turn()
    dialog = opened(ann)
    expect(dialog).to_contain_text(ann.say("fairness-later"))
    expect(dialog).to_contain_text(ann.say("fairness-same"))
    ann.page.keyboard.press("Escape")
    ann.open_more("more-resign")
    ann.dialog("question-resign-title").get_by_role("button", name=ann.say("question-resign-yes"), exact=True).click()
    expect(ann.dialog("sheet-view-title")).to_be_visible()
    ann.page.keyboard.press("Escape")
    dialog = opened(ann)
    draws = dialog.locator("tbody tr")
    expect(draws.first).to_be_visible()
    expect(dialog).to_contain_text(ann.say("fairness-commitment-right"))
    expect(dialog).to_contain_text(ann.say("fairness-draws-right", count=draws.count()))
    expect(dialog.get_by_role("img", name=ann.say("fairness-right"))).to_have_count(draws.count())


def swap_draw(told: dict[str, Any]) -> None:
    draw = told["draws"][1]
    draw["chosen"] = (draw["chosen"] + 1) % len(draw["weights"])


def swap_secret(told: dict[str, Any]) -> None:
    told["secret"] = told["secret"][:-1] + ("0" if told["secret"][-1] != "0" else "1")


@pytest.mark.parametrize(("damage", "message"), [(swap_draw, "draws-wrong"), (swap_secret, "commitment-wrong")])
def test_what_was_changed_is_found(person: MakePerson, damage: Callable[[dict[str, Any]], None], message: str) -> None:
    ann = person()

    def tamper(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        damage(told)
        route.fulfill(response=answer, json=told)

    ann.page.route("**/fairness", tamper)
    given_up(ann)
    dialog = opened(ann)
    details = {"count": 1} if message == "draws-wrong" else {}
    expect(dialog).to_contain_text(ann.say(f"fairness-{message}", **details))
    expect(dialog.get_by_role("img", name=ann.say("fairness-wrong")).first).to_be_visible()


def test_an_exchanged_commitment_is_noticed(person: MakePerson) -> None:
    ann = person()
    ann.play_computer("random")
    table = ann.page.url.rsplit("/", 1)[1]
    ann.page.evaluate("key => localStorage.setItem(key, 'f'.repeat(64))", f"ecumene.commitment.{table}")
    ann.page.reload()
    assert ann.wait_for_turn()
    expect(opened(ann)).to_contain_text(ann.say("fairness-changed"))


def test_a_loaded_record_is_proven_too(person: MakePerson) -> None:
    ann = person("Ann", size=PHONE)
    ann.open(ann.load(game(0).text()).path)
    ann.button("fairness-title").click()
    dialog = ann.dialog("fairness-title")
    expect(dialog).to_contain_text(ann.say("fairness-commitment-right"))
    draws = dialog.locator("tbody tr").count()
    assert draws > 50
    expect(dialog).to_contain_text(ann.say("fairness-draws-right", count=draws))
