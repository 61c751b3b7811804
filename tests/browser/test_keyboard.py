"""By keyboard alone, with the focus always visible."""

from collections.abc import Callable

from playwright.sync_api import expect

from .focus import seen_focus, tab_to
from .people import Person
from .positions import asking

MakePerson = Callable[..., Person]


def go_to_a_move(one: Person) -> None:
    """Go to a move on the board; only lit things and answers of the prompt are on the way, all visible."""
    moves = one.lit_moves()
    for _ in range(20):
        one.page.keyboard.press("n")
        if seen_focus(one) in moves:
            return
        on_the_way = one.page.locator(".lit:focus, :is([data-answer], [data-confirm]):focus")
        assert on_the_way.count() == 1, one.page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
    raise AssertionError(f"none of {moves} is reached")


def by_keys(ann: Person, most: int) -> int:
    """Play a game from the landing page, to its end or up to this many decisions; returns their number."""
    ann.open()
    expect(ann.play_button).to_be_visible()
    tab_to(ann, ann.play_button)
    ann.page.keyboard.press("Enter")
    expect(ann.prompt).to_be_visible()
    moves = 0
    while moves < most and ann.wait_for_turn():
        moves += 1
        if ann.lit.count() and moves % 4:
            go_to_a_move(ann)
            ann.page.keyboard.press("Enter")
            if ann.button("preview-confirm").count():
                ann.page.keyboard.press("Enter")
        else:  # by its number in the list, and again if it needs confirmation
            digit = str(1 + moves % min(9, ann.list_moves_count()))
            ann.list_moves()
            ann.page.keyboard.press(digit)
            if ann.button("preview-confirm").count():
                ann.page.keyboard.press(digit)
        if ann.page.locator("#prompt [data-clear]").count():
            complete_by_keys(ann)
    return moves


def complete_by_keys(ann: Person) -> None:
    """Pick more cards for a set; once it is complete, the focus is on the button that confirms it."""
    for _ in range(60):
        if ann.page.locator("#prompt [data-confirm]:focus").count():
            ann.page.keyboard.press("Enter")
            return
        go_to_a_move(ann)
        before = ann.picked()
        ann.page.keyboard.press("Enter")
        for _ in range(before - ann.picked()):  # there are no more of this kind, so all were put back
            ann.page.keyboard.press("Enter")
    raise AssertionError("the set is never complete")


def test_the_first_moves_without_a_mouse(person: MakePerson) -> None:
    ann = person()
    assert by_keys(ann, 12) == 12
    ann.wait_for_turn()
    assert sum(frame.count('"do":"move') for frame in ann.sent) == 12


def test_the_next_key_goes_round_all_that_can_be_chosen_and_back(person: MakePerson) -> None:
    place = asking("laying-embargo")
    ann = person("Ann")
    ann.sit_at(ann.go_on_from(place.record, place.ply, place.seat))
    assert ann.wait_for_turn()
    count = ann.lit.count()
    seen = []
    for _ in range(count):
        ann.page.keyboard.press("n")
        seen.append(seen_focus(ann))
    assert len(set(seen)) == count
    ann.page.keyboard.press("n")
    assert seen_focus(ann) == seen[0]
    ann.page.keyboard.press("Shift+N")
    assert seen_focus(ann) == seen[-1]


def test_the_list_of_shortcuts_opens_and_gives_the_focus_back(person: MakePerson) -> None:
    place = asking("effects")
    ann = person("Ann")
    ann.sit_at(ann.go_on_from(place.record, place.ply, place.seat))
    assert ann.wait_for_turn()
    ann.button("tool-hint").focus()
    ann.page.keyboard.press("?")
    dialog = ann.dialog("shortcuts-title")
    for message in ("keys-hint", "keys-undo", "keys-next", "keys-all", "keys-main", "keys-end", "shortcuts-mute"):
        expect(dialog).to_contain_text(ann.say(message))
    expect(dialog).not_to_contain_text(ann.say("keys-digit"))  # there is no list with numbers yet
    ann.page.keyboard.press("Escape")
    expect(dialog).not_to_be_visible()
    expect(ann.button("tool-hint")).to_be_focused()
    ann.page.keyboard.press("a")
    ann.page.keyboard.press("?")
    expect(dialog).to_contain_text(ann.say("keys-digit"))


def test_keys_open_log_chat_rules_and_hint(person: MakePerson) -> None:
    place = asking("step-play")
    ann = person("Ann")
    ann.sit_at(ann.go_on_from(place.record, place.ply, place.seat))
    assert ann.wait_for_turn()
    ann.page.keyboard.press("h")
    expect(ann.page.get_by_role("group", name=ann.say("hint-title"))).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("group", name=ann.say("hint-title"))).to_have_count(0)
    ann.page.keyboard.press("r")
    expect(ann.dialog("table-rules")).to_be_visible()
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("c")
    expect(ann.labelled("chat-write")).to_be_focused()
    ann.page.keyboard.type("mmm")  # typing does not trigger shortcuts
    expect(ann.labelled("chat-write")).to_have_value("mmm")
    ann.page.get_by_role("tab", name=ann.say("side-chat")).focus()
    ann.page.keyboard.press("l")
    expect(ann.log).to_be_focused()


def test_the_first_tab_skips_to_the_content(person: MakePerson) -> None:
    ann = person()
    ann.open()
    expect(ann.play_button).to_be_visible()
    ann.page.keyboard.press("Tab")
    expect(ann.link("frame-skip")).to_be_focused()
    expect(ann.link("frame-skip")).to_be_in_viewport()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator("main")).to_be_focused()
