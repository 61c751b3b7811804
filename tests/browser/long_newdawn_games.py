"""Complete games of A New Dawn that take minutes: against bots, between people, without a mouse, on one device.

Run by ``make soak``.
"""

from typing import Final

from playwright.sync_api import expect

from ecumene.core.state import CHANCE

from .focus import focused, tab_to
from .newdawn_people import MakeRuler, Ruler
from .newdawn_plans import conqueror, explorer
from .people import PHONE, asked_of, sit_together
from .test_newdawn_game import see_the_end

FIRST_GAME: Final = {"map": "first_game"}
MOST_STEPS: Final = 200
MOST_DECISIONS: Final = 3_000


def step_to(one: Ruler, name: str, value: str) -> None:
    """Move from one lit thing to the next until the one with this attribute has the focus."""
    for _ in range(MOST_STEPS):
        one.page.keyboard.press("n")
        if focused(one)[name] == value:
            return
    raise AssertionError(f"{name} {value} is not reached")


def play_by_keys(one: Ruler, move: str) -> None:
    """Make a move without a mouse."""
    keys = one.page.keyboard
    before = len(one.heard)
    place = one.place_of(move)
    if place:
        space = one.page.locator(f"[data-place='{place}']")
        alone = space.get_attribute("data-move") is not None
        step_to(one, "place", place)
        keys.press("Enter")
        if not alone:
            expect(one.panel.locator("[data-move]").first).to_be_focused()
            if focused(one)["move"] != move:
                step_to(one, "move", move)
            keys.press("Enter")
    elif one.page.locator(f"#prompt [data-answer='{move}']").count():
        step_to(one, "answer", move)
        keys.press("Enter")
    else:
        step_to(one, "move", move)
        keys.press("Enter")
    confirm = one.page.locator("[data-confirm]")
    if confirm.count():
        if not confirm.evaluate("one => one === document.activeElement"):
            tab_to(one, confirm)
        keys.press("Enter")
    one.hear_more(before)


def test_a_whole_game_by_mouse_against_two_bots(ruler: MakeRuler) -> None:
    ann = ruler("Ann", confirm=False)
    ann.sit_at(ann.make_table("me", "greedy", "greedy", options=FIRST_GAME))
    asked: set[str] = set()
    moves = ann.play_on(explorer(3), 600, lambda: asked.add(ann.view()["asked"]))
    assert moves > 20
    assert {"turn", "culture", "advancing", "caravans", "travelling"} <= asked
    see_the_end(ann)
    record = ann.record()
    assert record.verify().fairness == "proven"
    mine = [ply for ply in record.plies if ply.seat == 0]
    assert sum(frame.count('"do":"move"') for frame in ann.sent) == len(mine), "every press was one move"
    assert sum(ply.seat not in (0, CHANCE) for ply in record.plies) > len(mine)


def play_together(people: list[Ruler], **options: str) -> None:
    """Play a complete game, each person in their own browser."""
    sit_together(*people, options=options)
    choose = [conqueror(11 + seat) for seat in range(len(people))]
    decisions = 0
    while (mover := asked_of(people)) is not None:
        mover.play(choose[people.index(mover)](mover.view(), mover.moves()))
        decisions += 1
        assert decisions < MOST_DECISIONS
    assert decisions > 100
    for one in people:
        see_the_end(one)
    assert len({one.record().text() for one in people}) == 1
    assert people[0].record().verify().fairness == "proven"


def test_a_whole_first_game_of_two_people_in_two_browsers(ruler: MakeRuler) -> None:
    play_together(
        [ruler("Аня", language="ru", confirm=False), ruler("Боби", language="bg", size=PHONE, confirm=False)],
        **FIRST_GAME,
    )


def test_a_whole_game_of_three_people_who_build_the_map(ruler: MakeRuler) -> None:
    people = [
        ruler("Аня", language="ru", confirm=False),
        ruler("Боби", language="bg", size=(768, 1024), confirm=False),
        ruler("Cecil", size=PHONE, confirm=False),
    ]
    play_together(people, map="built")


def test_a_whole_game_without_a_mouse(ruler: MakeRuler) -> None:
    ann = ruler("Ann")
    ann.sit_at(ann.make_table("me", "greedy", options=FIRST_GAME))
    choose = conqueror(2)
    decisions = 0
    while ann.wait_for_turn():
        play_by_keys(ann, choose(ann.view(), ann.moves()))
        decisions += 1
        assert decisions < MOST_DECISIONS
    assert decisions > 20
    see_the_end(ann)


def test_a_whole_game_of_three_on_one_device(ruler: MakeRuler) -> None:
    """They share it; each sees their own row when it is their turn."""
    ann = ruler("Ann", confirm=False)
    ann.open(ann.make_table("me", "me:Bea", "me:Cyd", options={"map": "random"}).path)
    choose = [conqueror(7 + seat) for seat in range(3)]
    handed: set[str] = set()
    decisions = 0
    while ann.take_in_turn(handed):
        view = ann.view()
        shown = ann.page.locator(".row [data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
        assert shown == [card["card"] for card in view["players"][view["seat"]]["row"]], "the row of who plays"
        ann.play(choose[view["seat"]](view, ann.moves()))
        decisions += 1
        assert decisions < MOST_DECISIONS
    assert handed == {"Ann", "Bea", "Cyd"}
    see_the_end(ann)
    assert ann.record().verify().fairness == "proven"
