"""From a small phone to a wide desktop, in three languages: nothing overflows or is cut off, too small or covered."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import expect

from ecumene.games import GAMES

from .layout import Look, looks
from .people import THOROUGH, Person
from .positions import asking, ending, late

MakePerson = Callable[..., Person]

LOOKS: Final = looks(in_every_run="bg")


@LOOKS
def test_pages(person: MakePerson, language: str, habits: dict[str, str]) -> None:
    ann = person("Аннелиза Мария", language=language, **habits)
    look = Look(ann)
    ann.make_table("me", "random", public=True, options={"deal_variant": "draft"}, clock={"move": 120})
    ann.make_table("me", "open", "friend", "search:3000ms", public=True)
    ann.open()
    expect(ann.play_button).to_be_visible()
    expect(ann.words("lobby-mine").first).to_be_visible()
    look.at("lobby")
    for game in GAMES.values():
        ann.open(f"/new/{game.name}")
        expect(ann.button("new-make")).to_be_visible()
        ann.page.evaluate("() => document.querySelectorAll('details').forEach((one) => (one.open = true))")
        look.at(f"new table of {game.name}")
    # One page shows the rules of every game: the largest ledgers have the longest words.
    of_language = GAMES[{"en": "duel", "ru": "catan", "bg": "newdawn"}[language]]
    for game in GAMES.values() if THOROUGH else [of_language]:
        ann.open(f"/rules/{game.name}#{game.rule_ids[-1]}")
        expect(ann.page.locator("article.wanted")).to_be_visible()
        look.at(f"rules of {game.name}")
    ann.open("/records")
    expect(ann.button("records-open")).to_be_visible()
    look.at("records")
    ann.open("/settings")
    expect(ann.button("settings-name-change")).to_be_visible()
    look.at("settings")
    ann.open("/nowhere")
    expect(ann.link("nowhere-home")).to_be_visible()
    look.at("not found")
    ann.open(ann.make_table("me", "friend", "open", "search:1000ms").path)
    expect(ann.labelled("invite-link")).to_be_visible()
    look.at("waiting room")
    look.judge()


@LOOKS
def test_boards(person: MakePerson, language: str, habits: dict[str, str]) -> None:
    ann = person("Аннелиза Мария", language=language, **habits)
    look = Look(ann)
    questions = ("picking", "effects", "laying-embargo", "recovering", "questioning")
    places = {question: asking(question) for question in (questions if THOROUGH else questions[::2])}
    if THOROUGH:
        places["late"] = late()
    places["four players"] = late(4)
    for question, place in places.items():
        ann.sit_at(ann.go_on_from(place.record, place.ply, place.seat))
        assert ann.wait_for_turn()
        look.at(question)
        if ann.lit.count():
            ann.lit.first.click()
            expect(ann.button("preview-confirm")).to_be_visible()
            look.at(f"{question}, chosen")
    look.judge()


@LOOKS
def test_what_opens_over_the_board(person: MakePerson, language: str, habits: dict[str, str]) -> None:
    ann = person("Аннелиза Мария", language=language, **habits)
    look = Look(ann)
    place = ending()
    ann.sit_at(ann.go_on_from(place.record, place.ply, place.seat))
    assert ann.wait_for_turn()
    ann.button("tool-hint").click()
    expect(ann.page.get_by_role("group", name=ann.say("hint-title")).locator("ol button").first).to_be_visible()
    look.at("hint")
    ann.button("more-title").click()
    expect(ann.dialog("more-title")).to_be_visible()
    look.at("more")
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("?")
    expect(ann.dialog("shortcuts-title")).to_be_visible()
    look.at("shortcuts")
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("Escape")
    ann.end_turn()
    expect(ann.dialog("sheet-view-title")).to_be_visible()
    look.at("score sheet")
    ann.page.keyboard.press("Escape")
    ann.open_more("fairness-title")
    expect(ann.words("fairness-commitment-right")).to_be_visible()
    look.at("fairness")
    ann.open(f"{ann.load(place.record).path}?replay&ply=150")
    expect(ann.button("replay-play")).to_be_visible()
    expect(ann.page.locator("[data-board] [data-zone]").first).to_be_visible()
    look.at("replay")
    look.judge()
