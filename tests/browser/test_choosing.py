"""Choosing: impossible moves say why, possible ones show their effect, and the hint lamp shows good ones."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .people import DESKTOP, PHONE, Person
from .positions import asking, forbidding, late

MakePerson = Callable[..., Person]


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("ru", PHONE), ("bg", PHONE)])
def test_a_card_that_cannot_be_played_says_the_rule_and_links_to_it(
    person: MakePerson, language: str, size: tuple[int, int]
) -> None:
    place = forbidding()
    ann = person("Ann", language=language, size=size)
    ann.sit_at(ann.go_on_from(place.record, place.ply, place.seat))
    assert ann.wait_for_turn()
    ann.page.locator("[data-move^=play].dim").first.click(force=True)
    refusal = ann.prompt.get_by_role("alert")
    expect(refusal).to_contain_text(ann.say("refusal-not-possible"))
    link = refusal.get_by_role("link", name=re.compile(r"^CV-[A-Z]+-\d+$"))
    rule = link.inner_text()
    link.click()
    rules = ann.dialog("table-rules")
    entry = rules.locator(f"article[id='{rule}']")
    expect(entry).to_be_in_viewport()
    expect(entry).to_have_class(re.compile("wanted"))
    told = ann.context.request.get(f"/api/v1/games/victoria/rules/{language}").json()
    text = next(one["rule"] for chapter in told["chapters"] for one in chapter["rules"] if one["id"] == rule)
    expect(entry).to_contain_text(re.sub(r"\s+", " ", text)[:40])
    ann.page.keyboard.press("Escape")
    expect(rules).not_to_be_visible()
    refusal.get_by_role("button", name=ann.say("refusal-close")).click()
    expect(refusal).to_have_count(0)


def test_an_effect_that_cannot_be_applied_leads_to_the_rules_page(person: MakePerson) -> None:
    place = asking("effects")
    ann = person("Ann")
    ann.sit_at(ann.go_on_from(place.record, place.ply, place.seat))
    assert ann.wait_for_turn()
    ann.page.locator("[data-move].dim:visible").first.click(force=True)
    address = ann.prompt.get_by_role("alert").get_by_role("link").get_attribute("href") or ""
    ann.open(address)
    expect(ann.page.locator("article.wanted")).to_be_in_viewport()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_choice_is_shown_before_it_is_made_and_can_be_dropped(person: MakePerson, size: tuple[int, int]) -> None:
    place = asking("step-play")
    ann = person("Ann", size=size)
    ann.sit_at(ann.go_on_from(place.record, place.ply, place.seat))
    assert ann.wait_for_turn()
    thing = ann.lit.first
    notation = thing.get_attribute("data-move") or ""
    thing.click()
    preview = ann.page.get_by_role("group", name=ann.say("preview-title"))
    expect(preview).to_contain_text(ann.say(f"card-{notation.removeprefix('play ')}"))
    expect(preview.get_by_role("link", name=re.compile("^CV-")).first).to_be_visible()
    expect(ann.page.locator(f"[data-move='{notation}']").first).to_have_attribute("aria-pressed", "true")
    ann.button("preview-cancel").click()
    expect(preview).to_have_count(0)
    assert not any('"do":"move"' in frame for frame in ann.sent)
    thing.click()
    ann.button("preview-confirm").click()
    expect(ann.prompt.locator(".asked")).to_have_text(ann.say("ask-effects"))
    assert sum('"do":"move"' in frame for frame in ann.sent) == 1


def test_without_confirmation_a_click_plays(person: MakePerson) -> None:
    place = asking("step-play")
    ann = person("Ann", confirm=False)
    ann.sit_at(ann.go_on_from(place.record, place.ply, place.seat))
    assert ann.wait_for_turn()
    ann.lit.first.click()
    expect(ann.prompt.locator(".asked")).to_have_text(ann.say("ask-effects"))


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_hint_shows_moves_with_chances_and_the_best_can_be_chosen(
    person: MakePerson, size: tuple[int, int]
) -> None:
    place = asking("step-play")
    ann = person("Ann", size=size)
    ann.sit_at(ann.go_on_from(place.record, place.ply, place.seat))
    assert ann.wait_for_turn()
    ann.button("tool-hint").click()
    panel = ann.page.get_by_role("group", name=ann.say("hint-title"))
    advice = panel.locator("ol button")
    expect(advice.first).to_contain_text(re.compile(r"\d+% to win"))
    count = advice.count()
    assert 1 <= count <= 3
    expect(ann.page.locator("[data-move] .rank:visible")).to_have_count(count)
    words = advice.first.locator(".move").inner_text()
    advice.first.click()
    expect(ann.page.get_by_role("group", name=ann.say("preview-title"))).to_contain_text(words)
    ann.button("preview-confirm").click()
    expect(ann.prompt.locator(".asked")).to_have_text(ann.say("ask-effects"))


def test_a_table_without_hints_has_no_lamp(person: MakePerson) -> None:
    ann = person("Ann")
    ann.sit_at(ann.make_table("me", "random", hints=False))
    assert ann.wait_for_turn()
    expect(ann.button("tool-hint")).to_have_count(0)


def test_the_discard_pile_and_a_players_domain_can_be_looked_through(person: MakePerson) -> None:
    place = late()
    ann = person("Ann", size=PHONE)
    ann.sit_at(ann.go_on_from(place.record, place.ply, place.seat))
    assert ann.wait_for_turn()
    ann.page.get_by_role("button", name=re.compile("^" + ann.say("show-discard"))).click()
    pile = ann.dialog("show-discard")
    expect(pile.get_by_role("img").first).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(pile).not_to_be_visible()
    other = ann.page.get_by_role("region", name=re.compile("^" + ann.say("show-area", name="")))
    other.get_by_role("button").first.click()
    expect(other.get_by_role("button", name=ann.say("show-close-details"))).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_several_cards_are_picked_and_sent_with_one_confirmation(person: MakePerson, size: tuple[int, int]) -> None:
    """Of ten clicks for five cards six are left, and the server gets one command."""
    place = asking("discarding")
    ann = person("Ann", size=size)
    ann.sit_at(ann.go_on_from(place.record, place.ply, place.seat))
    assert ann.wait_for_turn()
    sentence = ann.asked()
    ann.lit.first.click()
    expect(ann.prompt.get_by_role("group", name=ann.say("picks-title"))).to_be_visible()
    expect(ann.prompt.locator("[data-confirm]")).to_have_attribute("aria-disabled", "true")
    ann.complete_set()
    assert not [frame for frame in ann.sent if '"do":"move' in frame]
    ann.prompt.locator("[data-confirm]").click()
    expect(ann.prompt.locator(".asked")).not_to_have_text(sentence)
    sent = [frame for frame in ann.sent if '"do":"move' in frame]
    assert len(sent) == 1
    assert sent[0].count("discard ") > 1
