"""A turn fits a laptop without scrolling, and a small phone shows what the turn is about."""

from collections.abc import Callable
from typing import Final

import pytest

from . import catan_positions, duel_positions, newdawn_positions, positions
from .layout import flaws
from .people import Person
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


def test_a_small_phone_shows_a_good_part_of_the_island(person: MakePerson) -> None:
    ann = person("Аннелиза Мария", language="ru", size=SMALL_PHONE, game="catan")
    sit(ann, TURNS["catan"]())
    [island] = ann.page.evaluate(SEEN, ".board > .island.whole")
    assert island > 0.3


def test_a_small_phone_shows_the_names_of_all_cards_of_the_focus_row(person: MakePerson) -> None:
    ann = person("Аннелиза Мария", language="ru", size=SMALL_PHONE, game="newdawn")
    sit(ann, TURNS["newdawn"]())
    assert ann.page.evaluate(SEEN, ".mine .row [data-card] .name") == [1] * 5
