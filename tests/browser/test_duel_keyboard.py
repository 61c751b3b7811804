"""7 Wonders Duel by keyboard alone: arrow keys in the structure, Enter, B, D, the wonders' numbers, Escape."""

from typing import Final

import pytest
from playwright.sync_api import expect

from .duel_positions import asking
from .duellists import Duellist, MakeDuellist
from .focus import focused, seen_focus, tab_to

ARROWS: Final = ("ArrowUp", "ArrowLeft", "ArrowRight", "ArrowDown")


def walk(one: Duellist, steps: int) -> None:
    """Move through the structure; the focus stays there and is visible."""
    for step in range(steps):
        one.page.keyboard.press(ARROWS[(step + steps) % len(ARROWS)])
        assert focused(one)["slot"]


def choose_card(one: Duellist, steps: int) -> str:
    """Go to a playable card and open it; the focus moves on to a possible way."""
    one.page.keyboard.press("n")
    walk(one, steps)
    if focused(one)["card"] not in {move.split()[-1] for move in one.moves()}:
        one.page.keyboard.press("n")
    card = focused(one)["card"]
    one.page.keyboard.press("Enter")
    expect(one.page.locator("[data-ways]")).to_be_visible()
    assert seen_focus(one) in one.moves()
    return card


def keys_of(one: Duellist, card: str, number: int) -> str:
    """A key for a way to play the card, in turn: a wonder's number, build, discard."""
    moves = one.moves()
    wonders = [city["wonders"] for city in one.position()["view"]["cities"]][one.position()["view"]["seat"]]
    keys = {f"raise {wonder['wonder']} {card}": str(at) for at, wonder in enumerate(wonders, 1)}
    keys |= {f"build {card}": "b", f"discard {card}": "d"}
    possible = [key for move, key in keys.items() if move in moves]
    return possible[number % len(possible)]


def confirm(one: Duellist, key: str) -> None:
    """Press the same key again to play what it has chosen."""
    expect(one.page.locator("[data-confirm]")).to_be_visible()
    one.page.keyboard.press(key)


@pytest.mark.thorough
def test_a_whole_game_without_a_mouse(duellist: MakeDuellist) -> None:
    ann = duellist()
    ann.open()
    level = ann.card.get_by_label(ann.say("lobby-level"), exact=True)
    expect(level).to_be_visible()
    tab_to(ann, level)
    ann.page.keyboard.press("Home")
    expect(level).to_have_value("random")
    ann.page.keyboard.press("Shift+Tab")
    expect(ann.play_button).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.prompt).to_be_visible()
    number = 0
    used: set[str] = set()
    while ann.wait_for_turn():
        number += 1
        assert number < 100
        if ann.position()["view"]["asked"] != "turn":
            ann.page.keyboard.press("n")
            assert seen_focus(ann) in ann.moves()
            ann.page.keyboard.press("Enter")
            confirm(ann, "Enter")
            continue
        card = choose_card(ann, number % 4)
        if number % 5 == 0:
            ann.page.keyboard.press("Escape")
            expect(ann.page.locator("[data-ways]")).to_have_count(0)
            assert focused(ann)["card"] == card
            ann.page.keyboard.press("Enter")
            expect(ann.page.locator("[data-ways]")).to_be_visible()
        key = "Enter" if number % 4 == 0 else keys_of(ann, card, number)
        used.add("number" if key.isdigit() else key)
        ann.page.keyboard.press(key)
        confirm(ann, key)
    assert number > 12
    assert used >= {"Enter", "b", "d"}
    sheet = ann.dialog("sheet-view-title")
    expect(sheet).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(sheet).not_to_be_visible()


def test_arrows_reach_every_card_and_tab_leaves_the_structure(duellist: MakeDuellist) -> None:
    place = asking("turn", 2)
    ann = duellist("Ann")
    ann.sit_at(ann.go_on_from(place.record, place.ply, place.seat))
    assert ann.wait_for_turn()
    places = ann.page.locator("[data-slot]")
    expect(ann.page.locator("[data-slot][tabindex='0']")).to_have_count(1)
    ann.page.keyboard.press("n")
    reached = set()
    along = [*["ArrowLeft"] * 6, *["ArrowRight"] * 6]
    for arrow in [*["ArrowUp"] * 5, *(*along, "ArrowDown") * 5]:
        ann.page.keyboard.press(arrow)
        reached.add(focused(ann)["slot"])
    assert "" not in reached
    assert len(reached) == places.count()
    ann.page.keyboard.press("Tab")
    assert focused(ann)["slot"] == ""
    ann.page.keyboard.press("Shift+Tab")
    assert focused(ann)["slot"] != ""


def test_the_keys_of_a_chosen_card_stand_in_the_list_of_shortcuts(duellist: MakeDuellist) -> None:
    place = asking("turn", 1)
    ann = duellist("Ann")
    ann.sit_at(ann.go_on_from(place.record, place.ply, place.seat))
    assert ann.wait_for_turn()
    ann.page.keyboard.press("n")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator("[data-ways]")).to_be_visible()
    ann.page.keyboard.press("?")
    dialog = ann.dialog("shortcuts-title")
    for message in ("show-key-arrows", "show-key-build", "show-key-discard", "show-key-wonder", "show-key-leave"):
        expect(dialog).to_contain_text(ann.say(message))


def test_a_key_for_what_is_not_possible_says_why(duellist: MakeDuellist) -> None:
    place = asking("turn", 1)
    ann = duellist("Ann")
    ann.sit_at(ann.go_on_from(place.record, place.ply, place.seat))
    assert ann.wait_for_turn()
    covered = ann.page.locator("[data-card].covered").first
    card = covered.get_attribute("data-card") or ""
    covered.focus()
    ann.page.keyboard.press("Enter")
    ann.page.keyboard.press("b")
    alert = ann.prompt.get_by_role("alert")
    expect(alert).to_contain_text(ann.say(f"card-{card}"))
    expect(alert.get_by_role("link", name="DU-TURN-10")).to_be_visible()
    assert not any('"do":"move"' in frame for frame in ann.sent)
