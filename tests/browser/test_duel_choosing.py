"""Choosing in 7 Wonders Duel: two actions, reasons for impossible moves, the hint lamp, undo."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from ecumene.games.duel import DUEL
from ecumene.games.duel.state import DuelState

from .conftest import Served
from .duel_positions import asking, city_at, dear_card, last_move, many_bills, state_at, too_dear
from .duellists import Duellist, MakeDuellist
from .people import DESKTOP, PHONE
from .positions import Place
from .prepared import kept_for_friends

EVERYWHERE: Final = pytest.mark.parametrize(
    ("language", "size"), [("en", DESKTOP), ("ru", PHONE), ("bg", (768, 1024))], ids=["en", "ru", "bg"]
)
SIZES: Final = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


def sit_down(one: Duellist, place: Place) -> DuelState:
    """Continue from this place against the computer."""
    one.sit_at(one.go_on_from(place.record, place.ply, place.seat))
    assert one.wait_for_turn()
    return state_at(place)


def sent_moves(one: Duellist) -> int:
    return sum('"do":"move"' in frame for frame in one.sent)


# Two actions --------------------------------------------------------------------------------------------------------


@SIZES
def test_a_card_is_played_by_two_actions_and_no_other(duellist: MakeDuellist, size: tuple[int, int]) -> None:
    """Also with the usual settings: the second press, right beside the first, makes the move."""
    ann = duellist("Ann", size=size)
    state = sit_down(ann, asking("turn", 2))
    build = next(move for move in ann.moves() if move.startswith("build"))
    card = build.split()[-1]
    ann.press(ann.place(card))
    ways = ann.page.locator("[data-ways] [data-move]")
    expect(ways.first).to_be_visible()
    wonders = state.view(state.actor).cities[state.actor].wonders
    unbuilt = [f"raise {one.wonder} {card}" for one in wonders if not one.built and not one.retired]
    shown = {str(one.get_attribute("data-move")): one for one in ways.all()}
    assert list(shown) == [build, f"discard {card}", *unbuilt]
    lit = [move for move, way in shown.items() if re.search(r"\blit\b", way.get_attribute("class") or "")]
    assert lit == [move for move in shown if move in ann.moves()]
    assert sent_moves(ann) == 0
    first, second = ann.place(card).bounding_box(), ann.way(build).bounding_box()
    assert first is not None
    assert second is not None
    if size[0] > 600:
        away = [abs(first[side] - second[side]) for side in ("x", "y")]
        assert max(away) < 260, "the way to play a card is not beside it"
    ann.press(ann.way(build))
    expect(ann.place(card)).to_have_count(0)
    assert sent_moves(ann) == 1


@SIZES
def test_an_open_card_can_be_left_without_a_move(duellist: MakeDuellist, size: tuple[int, int]) -> None:
    ann = duellist("Ann", size=size)
    sit_down(ann, asking("turn", 2))
    discard = next(move for move in ann.moves() if move.startswith("discard"))
    ann.open_card(discard.split()[-1])
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("[data-ways]")).to_have_count(0)
    assert sent_moves(ann) == 0


@SIZES
def test_the_starting_player_is_asked_for_in_one_place(duellist: MakeDuellist, size: tuple[int, int]) -> None:
    ann = duellist("Ann", size=size, confirm=False)
    sit_down(ann, asking("beginning"))
    assert sorted(ann.lit_moves()) == sorted(ann.moves())
    expect(ann.page.locator("[data-move^=begin]")).to_have_count(len(ann.moves()))
    expect(ann.prompt.locator("[data-answer]")).to_have_count(0)
    ann.play(ann.moves()[-1])
    expect(ann.page.locator("[data-move^=begin]")).to_have_count(0)
    assert sent_moves(ann) == 1


@EVERYWHERE
def test_the_bill_says_what_a_card_costs_and_why(duellist: MakeDuellist, language: str, size: tuple[int, int]) -> None:
    place = many_bills()
    ann = duellist("Ann", language=language, size=size)
    state = sit_down(ann, place)
    purse = city_at(place).coins
    for slot in state.view(place.seat).slots:
        if slot.card is None or slot.taken:
            continue
        ann.place(slot.card).click(position={"x": 10, "y": 10})
        expect(ann.panel.get_by_role("article", name=ann.say(f"card-{slot.card}"), exact=True)).to_be_visible()
        assert ann.shown_bill() == ann.bill_in_words(state.price(slot.card, place.seat), purse), slot.card
        rival = state.price(slot.card, 1 - place.seat)
        if rival.total:
            expect(ann.panel.locator(".rival")).to_contain_text(str(rival.total))
        if not slot.accessible:
            expect(ann.panel).to_contain_text(ann.say("show-covered-text"))
        ann.panel.get_by_role("button", name=ann.say("show-close"), exact=True).click()
        expect(ann.page.locator("[data-ways]")).to_have_count(0)


# Impossible moves ---------------------------------------------------------------------------------------------------


def reason_in_words(one: Duellist, state: DuelState, move: str) -> tuple[str, str]:
    """The rule that forbids a move, and the sentence that explains it with its numbers."""
    refusal = state.why_not(DUEL.notation.parse(move))
    details = {}
    for name, fact in refusal.details.items():
        kind, _, word = str(fact).partition(".")
        details[name] = fact if isinstance(fact, int) else one.name if kind == "seat" else one.say(f"{kind}-{word}")
    return refusal.rule, one.say(f"why-{refusal.rule}", **details)


def click_at_rest(place: Locator) -> None:
    """Click what says that it is disabled once it has stopped moving: such a click waits for nothing by itself."""
    before = None
    while (box := place.bounding_box()) != before:
        before = box
        place.page.wait_for_timeout(50)
    place.click(force=True)


def check_refusal(one: Duellist, state: DuelState, move: str) -> None:
    """A dimmed way explains itself with the rule and the numbers, and changes nothing."""
    rule, sentence = reason_in_words(one, state, move)
    way = one.way(move)
    expect(way).to_have_attribute("aria-disabled", "true")
    click_at_rest(way)
    alert = one.prompt.get_by_role("alert")
    expect(alert).to_contain_text(one.say("refusal-not-possible"))
    expect(alert).to_contain_text(sentence)
    expect(alert.get_by_role("link", name=rule, exact=True)).to_be_visible()
    alert.get_by_role("button", name=one.say("refusal-close")).click()
    expect(alert).to_have_count(0)


def opened(one: Duellist, card: str) -> None:
    """Look at a card that may be half covered."""
    one.place(card).click(position={"x": 10, "y": 10})
    expect(one.page.locator("[data-ways]")).to_be_visible()


@EVERYWHERE
def test_what_costs_too_much_says_how_much_is_missing_and_why(
    duellist: MakeDuellist, language: str, size: tuple[int, int]
) -> None:
    ann = duellist("Ann", language=language, size=size)
    place = too_dear()
    state = sit_down(ann, place)
    view = state.view(place.seat)
    card = next(slot.card for slot in view.slots if slot.accessible and slot.card and dear_card(state, slot.card))
    bill = state.price(card, place.seat)
    opened(ann, card)
    rule, sentence = reason_in_words(ann, state, f"build {card}")
    assert rule == "DU-COST-17"
    dear = next(one for one in bill.bought if one.rival and not one.fixed)
    for number in (bill.total, view.cities[place.seat].coins, dear.each, dear.rival):
        assert re.search(rf"\b{number}\b", sentence)
    check_refusal(ann, state, f"build {card}")
    wonder = next(one for one in view.cities[place.seat].wonders if one.offer and not one.offer.affordable).wonder
    if not ann.page.locator("[data-ways]").count():
        opened(ann, card)
    check_refusal(ann, state, f"raise {wonder} {card}")
    assert sent_moves(ann) == 0


@EVERYWHERE
def test_a_covered_card_says_by_how_many_it_is_covered(
    duellist: MakeDuellist, language: str, size: tuple[int, int]
) -> None:
    ann = duellist("Ann", language=language, size=size)
    place = asking("turn", 1)
    state = sit_down(ann, place)
    covered = [slot for slot in state.view(place.seat).slots if slot.card and not slot.taken and not slot.accessible]
    for slot in (min(covered, key=lambda one: len(one.covered_by)), max(covered, key=lambda one: len(one.covered_by))):
        assert slot.card is not None
        opened(ann, slot.card)
        check_refusal(ann, state, f"build {slot.card}")
        if not ann.page.locator("[data-ways]").count():
            opened(ann, slot.card)
        check_refusal(ann, state, f"discard {slot.card}")
        ann.panel.get_by_role("button", name=ann.say("show-close"), exact=True).click()
    assert sent_moves(ann) == 0


def test_the_rule_of_a_refusal_opens_in_the_rules(duellist: MakeDuellist) -> None:
    ann = duellist("Ann", language="ru", size=PHONE)
    place = asking("turn", 1)
    sit_down(ann, place)
    card = ann.page.locator("[data-card].covered").first.get_attribute("data-card") or ""
    opened(ann, card)
    click_at_rest(ann.way(f"build {card}"))
    ann.prompt.get_by_role("alert").get_by_role("link", name="DU-TURN-10").click()
    entry = ann.dialog("table-rules").locator("article[id='DU-TURN-10']")
    expect(entry).to_be_in_viewport()
    expect(entry).to_have_class(re.compile("wanted"))


# The hint -----------------------------------------------------------------------------------------------------------


@SIZES
def test_the_hint_marks_a_card_and_a_way_and_the_best_can_be_played(
    duellist: MakeDuellist, size: tuple[int, int]
) -> None:
    ann = duellist("Ann", size=size)
    sit_down(ann, asking("turn", 2))
    ann.press(ann.button("tool-hint"))
    panel = ann.page.get_by_role("group", name=ann.say("hint-title"))
    advice = panel.locator("ol button")
    expect(advice.first).to_contain_text(re.compile(r"\d+\s?%"))
    marked = ann.page.locator("[data-card]:has(.rank)")
    assert 1 <= marked.count() <= advice.count() <= 3
    best = ann.page.locator("[data-card]:has(.rank:text-is('1'))")
    expect(best).to_have_count(1)
    card = best.get_attribute("data-card") or ""
    ann.open_card(card)
    way: Locator = ann.page.locator("[data-ways] [data-move]:has(.rank:text-is('1'))")
    expect(way).to_have_count(1)
    move = way.get_attribute("data-move") or ""
    assert move in ann.moves()
    assert move.endswith(card)
    ann.press(way)
    expect(ann.place(card)).to_have_count(0)


# Taking back --------------------------------------------------------------------------------------------------------


def turn_of_two(duellist: MakeDuellist, served: Served, reveals: bool) -> tuple[Duellist, Duellist, str]:
    """Two people at a turn where a discarded card uncovers another, or not; the mover, the other, and the card."""
    place = asking("turn", 1)
    state = state_at(place)
    for text in (DUEL.notation.text(move) for move in state.moves()):
        after = state.clone()
        after.play(DUEL.notation.parse(text))
        if text.startswith("discard") and (after.actor == -1) == reveals:
            break
    else:
        raise AssertionError("no card is like that")
    people = [duellist("Ann", confirm=False), duellist("Bob", size=PHONE, confirm=False)]
    table = kept_for_friends(served.database, place)
    for one in people:
        one.open(table.invitation)
        expect(one.page.get_by_text(one.say("table-loading"))).to_have_count(0)
    mover = people.pop(place.seat)
    assert mover.wait_for_turn()
    return mover, people[0], text


def test_a_move_that_turned_nothing_up_is_taken_back_at_will(duellist: MakeDuellist, served: Served) -> None:
    mover, other, move = turn_of_two(duellist, served, reveals=False)
    for way in ("button", "key"):
        mover.play(move)
        assert other.wait_for_turn()
        if way == "button":
            mover.button("tool-undo").click()
        else:
            mover.page.keyboard.press("u")
        assert mover.wait_for_turn()
        expect(mover.place(move.split()[-1])).to_have_class(re.compile(r"\blit\b"))
        expect(other.page.locator("#prompt:not(.mine)")).to_be_visible()
        expect(other.place(move.split()[-1])).to_have_count(1)


def test_after_a_card_was_turned_up_the_other_must_agree(duellist: MakeDuellist, served: Served) -> None:
    mover, other, move = turn_of_two(duellist, served, reveals=True)
    mover.play(move)
    assert other.wait_for_turn()
    mover.button("tool-undo").click()
    question = mover.dialog("question-undo-title")
    expect(question).to_be_visible()
    expect(mover.place(move.split()[-1])).to_have_count(0)
    question.get_by_role("button", name=mover.say("question-undo-yes")).click()
    expect(other.page.get_by_role("alert")).to_contain_text(other.say("offer-undo", name=mover.name))
    other.button("offer-agree").click()
    assert mover.wait_for_turn()
    expect(mover.place(move.split()[-1])).to_have_class(re.compile(r"\blit\b"))


def test_a_wonder_is_taken_back_before_its_choice_is_made(duellist: MakeDuellist) -> None:
    asked = asking("destroying-brown")
    place = asked._replace(ply=asked.ply - 1)
    ann = duellist("Ann", size=PHONE)
    sit_down(ann, place)
    ann.play(last_move(place))
    ann.ask("destroying-brown")
    ann.press(ann.button("tool-undo"))
    ann.ask("turn")
    wonder = last_move(place).split()[1]
    expect(ann.page.locator(f"[data-zone='wonder:{wonder}'] .price")).to_be_visible()
