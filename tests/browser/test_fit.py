"""A turn fits a laptop and a phone without scrolling, and what the game is about is the largest thing on the screen."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from . import catan_positions, duel_positions, newdawn_positions, positions
from .fitting import KNIGHTS, MAIN_THINGS, pixels
from .layout import flaws
from .people import PHONE, Person
from .positions import Place

MakePerson = Callable[..., Person]

LAPTOP: Final = (1280, 720)
SMALL_PHONE: Final = (360, 640)
TURNS: Final[dict[str, Callable[[], Place]]] = {
    "victoria": positions.late,
    "duel": lambda: duel_positions.asking("turn", 3),
    "catan": catan_positions.late_turn,
    "newdawn": newdawn_positions.late_turn,
}

# Questions with answers in the panel.
ANSWERED_IN_THE_PANEL: Final[dict[str, Callable[[], Place]]] = {
    "duel taking": lambda: duel_positions.asking("taking"),
    "catan seizing": lambda: catan_positions.asking("seizing"),
    "catan answering": lambda: catan_positions.asking("answering", 3),
    "newdawn gaining": lambda: newdawn_positions.asking("gaining"),
    "newdawn diplomacy": lambda: newdawn_positions.asking("diplomacy"),
    "newdawn paying": lambda: newdawn_positions.asking("paying"),
}

EXCESS: Final = """() => {
    const board = document.querySelector("[data-board]");
    return board.scrollHeight - board.clientHeight;
}"""
# How much of the first answer in the panel is visible without scrolling, from 0 to 1.
FIRST_ANSWER: Final = """() => new Promise((done) => {
    const answer = document.querySelector("[data-panel] [data-move].lit");
    new IntersectionObserver(([{ intersectionRatio }]) => done(intersectionRatio)).observe(answer);
})"""
# How much of each thing lies above the prompt, from 0 to 1.
SEEN: Final = """(things) => {
    const prompt = document.querySelector("#prompt").getBoundingClientRect().top;
    return [...document.querySelectorAll(things)].map((one) => {
        const box = one.getBoundingClientRect();
        return Math.min(1, Math.max(0, (prompt - box.top) / box.height));
    });
}"""


def sit(one: Person, place: Place) -> None:
    one.sit_at(one.go_on_from(place.record, place.ply, place.seat, "greedy"))
    assert one.wait_for_turn()
    # Boards measure themselves and draw again.
    one.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


@pytest.mark.parametrize("game", TURNS)
def test_a_turn_fits_a_laptop_without_scrolling(person: MakePerson, game: str) -> None:
    ann = person("Аннелиза Мария", language="ru", size=LAPTOP, game=game)
    sit(ann, TURNS[game]())
    assert ann.page.evaluate(EXCESS) <= 0
    assert flaws(ann, game) == []


@pytest.mark.parametrize("question", ANSWERED_IN_THE_PANEL)
def test_an_answer_in_the_panel_is_in_sight_on_a_laptop(person: MakePerson, question: str) -> None:
    ann = person("Аннелиза Мария", language="ru", size=LAPTOP, game=question.split()[0])
    sit(ann, ANSWERED_IN_THE_PANEL[question]())
    assert ann.page.evaluate(FIRST_ANSWER) > 0.99


# Turns that have little room: four players, the fullest game.
FULL_TURNS: Final[dict[str, Callable[[], Place]]] = {**TURNS, "catan": lambda: catan_positions.late_turn(KNIGHTS)}
# On a phone these are in sight as a turn begins, whole: the hand, what can be chosen, and the main actions.
IN_SIGHT: Final = {
    "victoria": ".hand .place",
    "duel": ".structure [data-card]",
    "catan": ".island .frame, .mine .hand, .mine .actions button",
    "newdawn": ".mine .row [data-card]",
}
# The least share of the screen that the main thing has, in percent, on a laptop and on a small phone.
LEAST: Final = {"victoria": (9, 14), "duel": (14, 33), "catan": (20, 18), "newdawn": (19, 26)}

SHIFTS: Final = """
window.shifted = 0;
new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
}).observe({ type: "layout-shift", buffered: true });
"""


@pytest.mark.parametrize("game", FULL_TURNS)
def test_a_phone_shows_hand_and_actions_without_scrolling(person: MakePerson, game: str) -> None:
    ann = person("Аннелиза Мария", language="ru", size=PHONE, game=game)
    sit(ann, FULL_TURNS[game]())
    for width, height in (PHONE, SMALL_PHONE):
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.page.evaluate("scrollTo(0, 0)")
        seen = ann.page.evaluate(SEEN, IN_SIGHT[game])
        assert seen
        assert min(seen) == 1, f"{width}x{height}: {seen}"
        assert not ann.page.locator("header.top").is_visible()
        players = ann.page.locator(".strip [data-zone^=seat]").evaluate_all("all => all.map((one) => one.offsetTop)")
        assert len(set(players)) == 1
    # What the header offers elsewhere is in the menu.
    ann.open_more("settings-title")
    expect(ann.dialog("settings-title")).to_be_visible()


@pytest.mark.parametrize("game", FULL_TURNS)
def test_what_the_game_is_about_has_its_share_of_the_screen(person: MakePerson, game: str) -> None:
    ann = person("Аннелиза Мария", language="ru", size=LAPTOP, game=game)
    sit(ann, FULL_TURNS[game]())
    for (width, height), least in zip((LAPTOP, SMALL_PHONE), LEAST[game], strict=True):
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.page.reload()
        assert ann.wait_for_turn()
        ann.page.wait_for_function("document.querySelector('.frame .board') !== null")
        assert 100 * pixels(ann, MAIN_THINGS[game]) / (width * height) >= least, f"{width}x{height}"


def test_the_island_keeps_its_size_whatever_is_said(person: MakePerson) -> None:
    ann = person("Аннелиза Мария", language="ru", size=SMALL_PHONE, game="catan")
    sit(ann, FULL_TURNS["catan"]())
    island = ann.page.locator(".board > .island.whole")
    before = island.bounding_box()
    # A hint, a choice and a long answer change what stands in the prompt.
    ann.prompt.get_by_role("button", name=ann.say("tool-hint"), exact=True).click()
    expect(ann.page.locator("#prompt [data-rank], #prompt ol, #prompt .hint").first).to_be_visible()
    ann.page.evaluate("scrollTo(0, 0)")
    assert island.bounding_box() == before
    assert before is not None


def test_the_lobby_hardly_moves_while_it_loads(person: MakePerson) -> None:
    ann = person("Аннелиза Мария", language="ru", size=PHONE)
    ann.context.add_init_script(SHIFTS)
    network = ann.context.new_cdp_session(ann.page)
    network.send("Network.enable")
    slow = {"offline": False, "latency": 100, "downloadThroughput": 400_000, "uploadThroughput": 100_000}
    network.send("Network.emulateNetworkConditions", slow)
    ann.open()
    expect(ann.card).to_be_visible()
    expect(ann.words("lobby-open")).to_be_visible()
    ann.page.wait_for_timeout(300)
    assert ann.page.evaluate("window.shifted") < 0.05
