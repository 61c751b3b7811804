"""Taking back: one's own step freely, later by agreement, and the rule that makes it final."""

from collections.abc import Callable

from playwright.sync_api import expect

from .people import PHONE, Person, sit_together, turns
from .positions import asking

MakePerson = Callable[..., Person]


def test_the_card_of_step_one_is_taken_back_freely_by_button_and_key(person: MakePerson) -> None:
    place = asking("step-play")
    ann = person("Ann")
    ann.sit_at(ann.go_on_from(place.record, place.ply, place.seat))
    assert ann.wait_for_turn()
    before = ann.lit_moves()
    for way in ("button", "key"):
        ann.take()
        expect(ann.prompt.locator(".asked")).to_have_text(ann.say("ask-effects"))
        if way == "button":
            ann.button("tool-undo").click()
        else:
            ann.page.keyboard.press("u")
        expect(ann.prompt.locator(".asked")).to_have_text(ann.say("ask-step-play"))
        assert ann.lit_moves() == before


def test_against_bots_going_further_back_names_the_rule_and_makes_it_practice(person: MakePerson) -> None:
    place = asking("discarding")
    ann = person("Ann", size=PHONE)
    ann.sit_at(ann.go_on_from(place.record, place.ply, place.seat))
    assert ann.wait_for_turn()
    sentence = ann.asked()
    ann.take()
    expect(ann.prompt.locator(".asked")).not_to_have_text(sentence)
    ann.button("tool-undo").click()
    question = ann.dialog("question-practice-title")
    expect(question.get_by_role("link", name="CV-CLR-35")).to_be_visible()
    expect(question).to_contain_text(ann.say("why-CV-CLR-35"))
    expect(ann.prompt).not_to_contain_text(ann.say("table-practice"))
    question.get_by_role("button", name=ann.say("question-practice-yes")).click()
    expect(ann.prompt).to_contain_text(ann.say("table-practice"))
    ann.open()
    expect(ann.words("table-practice").first).to_be_visible()  # in the lobby too


def test_without_a_decision_there_is_nothing_to_take_back_and_that_is_said(person: MakePerson) -> None:
    place = asking("step-play")
    ann = person("Ann")
    ann.sit_at(ann.go_on_from(place.record, place.ply, place.seat))
    undo = ann.button("tool-undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    expect(ann.page.get_by_role("alert")).to_contain_text(ann.say("fault-no-undo"))


def test_later_the_other_must_agree_and_may_decline(person: MakePerson) -> None:
    ann, bob = person("Ann"), person("Bob", size=PHONE)
    sit_together(ann, bob)
    mover, other = turns(ann, bob)
    name = "Ann" if mover is ann else "Bob"
    mover.take()
    assert mover.wait_for_turn()
    mover.end_turn()
    assert other.wait_for_turn()

    def ask() -> None:
        mover.button("tool-undo").click()
        mover.dialog("question-undo-title").get_by_role("button", name=mover.say("question-undo-yes")).click()
        expect(other.page.get_by_role("alert")).to_contain_text(other.say("offer-undo", name=name))

    ask()
    other.button("offer-decline").click()
    expect(mover.button("offer-withdraw")).to_have_count(0)
    assert other.wait_for_turn()
    ask()
    expect(mover.button("offer-withdraw")).to_be_visible()
    other.button("offer-agree").click()
    assert mover.wait_for_turn()
    expect(mover.prompt.locator(".asked")).to_have_text(mover.say("ask-effects"))
    expect(other.page.locator("#prompt:not(.mine)")).to_be_visible()
