"""Three people build the map of A New Dawn in three browsers; two people play a first game on one device."""

from typing import Final

import pytest
from playwright.sync_api import expect

from .conftest import Served
from .newdawn_people import MakeRuler, Ruler
from .newdawn_plans import explorer
from .newdawn_positions import laying
from .people import PHONE, asked_of, sit_with_invitation
from .prepared import kept_for_friends

GIVEN: Final = 4  # tiles that are there before anybody lays one


def drawn(one: Ruler) -> set[str]:
    """The spaces that a person's map shows."""
    return set(one.page.locator("[data-space^=hex]").evaluate_all("all => all.map(one => one.dataset.space)"))


@pytest.mark.parametrize("already", [pytest.param(0, marks=pytest.mark.thorough), 6], ids="after {} tiles".format)
def test_three_people_build_the_map_and_begin(ruler: MakeRuler, served: Served, already: int) -> None:
    """From the first tile, or from where each has one more to lay."""
    people = [
        ruler("Аня", language="ru"),
        ruler("Боби", language="bg", size=(768, 1024)),
        ruler("Cecil", size=PHONE),
    ]
    sit_with_invitation(kept_for_friends(served.database, laying(GIVEN + already)), *people)
    choose = explorer(7)
    laid: dict[str, int] = {}
    while True:
        mover = asked_of(people)
        assert mover is not None
        view = mover.view()
        if not view["asked"].startswith("laying"):
            break
        if view["asked"] == "laying-at":
            laid[mover.name] = laid.get(mover.name, 0) + 1
            ghost = mover.page.locator(".world .tile .outline")
            expect(ghost).to_have_count(1)
        mover.play(choose(view, mover.moves()))
        expect(mover.page.locator("#prompt [data-confirm]")).to_have_count(0)
    each = 3 - already // 3
    assert laid == {"Аня": each, "Боби": each, "Cecil": each}, "three tiles each (ND-MAP-14)"
    for one in people:
        expect(one.page.locator(".row [data-card]")).to_have_count(5)
    views = [one.view() for one in people]
    assert all(len(view["tiles"]) == 13 for view in views)
    maps = [drawn(one) for one in people]
    assert maps[0] == maps[1] == maps[2]
    assert len(maps[0]) == len(views[0]["spaces"]) >= 130
    capitals = [player["capital"] for player in views[0]["players"]]
    assert len(set(capitals)) == 3
    mover = asked_of(people)
    assert mover is not None
    mover.play(choose(mover.view(), mover.moves()))
    expect(mover.page.locator("#prompt .asked")).not_to_have_text(mover.say("ask-turn"))


def test_one_device_for_a_first_game_of_two(ruler: MakeRuler) -> None:
    ann = ruler("Ann", confirm=False)
    ann.open(ann.make_table("me", "me:Bea", options={"map": "first_game"}).path)
    choose = explorer(5)
    handed: set[str] = set()
    for _ in range(12):
        assert ann.take_in_turn(handed)
        view = ann.view()
        shown = ann.page.locator(".row [data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
        assert shown == [card["card"] for card in view["players"][view["seat"]]["row"]], "the row of who plays"
        ann.play(choose(view, ann.moves()))
    assert handed == {"Ann", "Bea"}
    assert len(ann.view()["tiles"]) == 10
