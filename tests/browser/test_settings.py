"""Changing language, colours and motion loses neither the position nor the choice."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .people import PHONE, Person, Words
from .positions import asking

MakePerson = Callable[..., Person]


def test_the_language_changes_in_the_middle_of_a_choice(person: MakePerson) -> None:
    place = asking("step-play")
    ann = person("Ann")
    ann.sit_at(ann.go_on_from(place.record, place.ply, place.seat))
    assert ann.wait_for_turn()
    lit = ann.lit_moves()
    ann.lit.first.click()
    chosen = ann.page.locator("[data-move][aria-pressed=true]").first
    notation = chosen.get_attribute("data-move") or ""
    for language, own in (("bg", "Български"), ("ru", "Русский"), ("en", "English")):
        name = {"bg": "English", "ru": "Български", "en": "Русский"}[language]
        ann.button("frame-language", language=name).click()
        ann.page.get_by_role("button", name=own, exact=True).click()
        ann.say = Words(language)
        expect(ann.prompt.locator(".asked")).to_have_text(ann.say("ask-step-play"))
        expect(chosen).to_have_attribute("data-move", notation)
        preview = ann.page.get_by_role("group", name=ann.say("preview-title"))
        expect(preview).to_contain_text(ann.say(f"card-{notation.removeprefix('play ')}"))
        assert ann.lit_moves() == lit
        expect(ann.page.locator("html")).to_have_attribute("lang", language)
    ann.button("preview-confirm").click()
    expect(ann.prompt.locator(".asked")).to_have_text(ann.say("ask-effects"))


def test_the_chosen_language_is_remembered(person: MakePerson) -> None:
    ann = person()
    ann.open()
    ann.button("frame-language", language="English").click()
    ann.page.get_by_role("button", name="Български", exact=True).click()
    ann.say = Words("bg")
    expect(ann.play_button).to_be_visible()
    ann.page.reload()
    expect(ann.play_button).to_be_visible()


def test_light_colours_and_motion_change_in_mid_game_and_are_remembered(person: MakePerson) -> None:
    place = asking("step-play")
    ann = person("Ann", size=PHONE)
    ann.sit_at(ann.go_on_from(place.record, place.ply, place.seat))
    assert ann.wait_for_turn()
    ann.lit.first.click()
    expect(ann.button("preview-confirm")).to_be_visible()
    ground = "() => getComputedStyle(document.documentElement).backgroundColor"
    player = "() => getComputedStyle(document.documentElement).getPropertyValue('--player-1')"
    light, jewel = ann.page.evaluate(ground), ann.page.evaluate(player)
    ann.open_more("settings-title")
    settings = ann.dialog("settings-title")
    root = ann.page.locator("html")
    settings.get_by_role("radio", name=ann.say("settings-theme-dark")).check(force=True)
    expect(root).to_have_attribute("data-theme", "dark")
    settings.get_by_role("radio", name=ann.say("settings-palette-safe")).check(force=True)
    expect(root).to_have_attribute("data-palette", "safe")
    settings.get_by_role("radio", name=ann.say("settings-motion-full")).check(force=True)
    expect(root).to_have_attribute("data-motion", "full")
    settings.get_by_role("radio", name=ann.say("settings-motion-reduced")).check(force=True)
    expect(root).to_have_attribute("data-motion", "reduced")
    assert ann.page.evaluate(ground) != light
    assert ann.page.evaluate(player) != jewel
    ann.page.keyboard.press("Escape")
    expect(ann.button("preview-confirm")).to_be_visible()
    ann.page.reload()
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-palette", "safe")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_system_decides_by_default(person: MakePerson, theme: str) -> None:
    ann = person(theme=theme)
    ann.open()
    expect(ann.page.locator("html")).to_have_attribute("data-theme", theme)
    expect(ann.page.locator("html")).to_have_attribute("data-motion", "reduced")


def test_cards_travel_where_motion_is_wanted_and_only_there(person: MakePerson) -> None:
    place = asking("step-play")
    watch = """() => {
        window.flown = 0;
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, ...rest) {
            if (JSON.stringify(frames).includes("translate")) window.flown += 1;
            return animate.call(this, frames, ...rest);
        };
    }"""
    for motion in (True, False):
        ann = person("Ann", motion=motion)
        ann.context.add_init_script(f"({watch})()")
        ann.sit_at(ann.go_on_from(place.record, place.ply, place.seat))
        assert ann.wait_for_turn()
        ann.take()
        expect(ann.prompt.locator(".asked")).to_have_text(ann.say("ask-effects"))
        assert (ann.page.evaluate("() => window.flown") > 0) == motion


def test_a_name_can_be_changed(person: MakePerson) -> None:
    ann = person("Ann")
    ann.open("/settings")
    ann.button("settings-name-change").click()
    ann.call_oneself("  ")
    expect(ann.dialog("name-title")).to_contain_text(ann.say("name-empty"))
    ann.call_oneself("Анна Мария")
    expect(ann.dialog("name-title")).not_to_be_visible()
    assert ann.context.request.get("/api/v1/me").json()["name"] == "Анна Мария"
