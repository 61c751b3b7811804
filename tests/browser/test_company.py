"""Company at a table: chat, clock, notifications, and announcements of the other player's moves."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from .people import PHONE, Person, sit_together, turns

MakePerson = Callable[..., Person]


def chat(one: Person) -> Locator:
    return one.page.get_by_role("log", name=one.say("chat-title"), exact=True)


def write(one: Person, text: str) -> None:
    one.labelled("chat-write").fill(text)
    one.labelled("chat-write").press("Enter")


def test_both_read_what_is_written_until_it_is_too_much(person: MakePerson) -> None:
    ann, bob = person("Ann"), person("Bob", size=PHONE)
    sit_together(ann, bob)
    ann.page.get_by_role("tab", name=ann.say("side-chat")).click()
    write(ann, "Good evening <b>Bob</b>!")
    expect(bob.told).to_contain_text("Good evening <b>Bob</b>!")
    bob.page.get_by_role("button", name=bob.say("tool-chat-unread", count=1)).click()
    expect(chat(bob)).to_contain_text("Good evening <b>Bob</b>!")
    write(bob, "Добър вечер")
    expect(chat(ann)).to_contain_text("Добър вечер")
    answered = (
        "() => document.querySelector('[data-chat]').value === '' || document.querySelector('[role=alert]') !== null"
    )
    for number in range(15):
        if not ann.page.get_by_role("alert").count():
            write(ann, f"line {number}")
            ann.page.wait_for_function(answered)
    expect(ann.page.get_by_role("alert")).to_contain_text(ann.say("fault-too-fast"))
    expect(ann.labelled("chat-write")).not_to_have_value("")  # the text is not lost


def test_one_and_all_can_be_muted(person: MakePerson) -> None:
    ann, bob = person("Ann"), person("Bob")
    sit_together(ann, bob)
    for one in (ann, bob):
        one.page.get_by_role("tab", name=one.say("side-chat")).click()
    write(bob, "bla")
    chat(ann).get_by_role("button", name=ann.say("chat-mute", name="Bob")).click()
    expect(chat(ann).get_by_text("bla")).to_have_count(0)
    write(bob, "blubb")
    write(ann, "quiet here")
    expect(chat(bob).get_by_text("quiet here")).to_be_visible()
    expect(chat(ann).get_by_text("blubb")).to_have_count(0)
    ann.page.reload()
    ann.page.get_by_role("tab", name=ann.say("side-chat")).click()
    ann.button("chat-unmute", name="Bob").click()
    expect(chat(ann).get_by_text("blubb")).to_be_visible()
    ann.page.get_by_label(ann.say("chat-mute-all")).check()
    expect(chat(ann)).to_contain_text(ann.say("chat-all-muted"))
    expect(chat(ann).get_by_text("blubb")).to_have_count(0)


def test_the_clock_runs_and_the_computer_moves_when_the_time_is_over(person: MakePerson) -> None:
    ann = person("Ann")
    ann.sit_at(ann.make_table("me", "random", clock={"move": 3}))
    clock = ann.page.get_by_text(ann.say("table-clock-move")).first.locator("..")
    shown = clock.inner_text()
    expect(clock).not_to_have_text(shown)
    expect(ann.log).to_contain_text(ann.say("notice-clock-moved", seat="Ann"))


def test_a_player_with_no_time_left_for_the_game_has_lost_it(person: MakePerson) -> None:
    ann = person("Ann")
    # Long enough on any machine for the bot to move in time, if it goes first.
    ann.sit_at(ann.make_table("me", "random", clock={"game": 6}))
    winner = ann.say("level-random")
    expected = ann.say("table-result-time", count=1, winners=winner)
    expect(ann.dialog("sheet-view-title")).to_contain_text(expected)


def test_the_title_says_whose_turn_it_is_and_screen_readers_hear_what_the_other_did(person: MakePerson) -> None:
    ann, bob = person("Ann"), person("Bob", language="ru")
    sit_together(ann, bob)
    mover, other = turns(ann, bob)
    expect(mover.page).to_have_title(re.compile("^● " + mover.say("table-your-turn")))
    expect(other.page).not_to_have_title(re.compile(other.say("table-your-turn")))
    card = mover.take().removeprefix("play ")
    expect(other.told).to_contain_text(other.say(f"card-{card}"))
    assert mover.wait_for_turn()
    mover.end_turn()
    expect(other.page).to_have_title(re.compile("^● " + other.say("table-your-turn")))
    expect(other.told).to_contain_text(other.say("ask-step-play"))


def test_sounds_are_off_at_first_and_one_tap_or_the_key_m_away(person: MakePerson) -> None:
    ann = person()
    ann.open()
    expect(ann.play_button).to_be_visible()
    tap = ann.page.get_by_role("banner").get_by_role("button", name=ann.say("settings-sound"))
    expect(tap).to_have_attribute("aria-pressed", "false")
    tap.click()
    expect(ann.told).to_contain_text(ann.say("sound-is-on"))
    expect(tap).to_have_attribute("aria-pressed", "true")
    for state in ("sound-is-off", "sound-is-on"):
        ann.page.keyboard.press("m")
        expect(ann.told).to_contain_text(ann.say(state))
    ann.page.reload()
    ann.button("settings-title").click()
    expect(ann.page.get_by_role("switch", name=ann.say("settings-sound"))).to_be_checked()


def test_presence_is_shown_when_somebody_leaves_and_comes_back(person: MakePerson) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = sit_together(ann, bob)
    away = ann.page.get_by_role("list", name=ann.say("table-players")).get_by_role("img", name=ann.say("table-away"))
    expect(away).to_have_count(0)
    bob.page.goto("about:blank")
    expect(away).to_be_visible()
    bob.open(table.path)
    expect(away).to_have_count(0)


def test_a_notice_of_the_browser_comes_while_one_looks_elsewhere(person: MakePerson) -> None:
    ann, bob = person("Ann", notify=True), person("Bob", notify=True)
    for one in (ann, bob):
        one.context.grant_permissions(["notifications"])
        one.context.add_init_script(
            """
            window.notices = [];
            ServiceWorkerRegistration.prototype.showNotification = async (title) => void notices.push(title);
            window.Notification = class { static permission = "granted"; constructor(title) { notices.push(title); } };
            """
        )
    sit_together(ann, bob)
    mover, other = turns(ann, bob)
    other.page.evaluate("() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' })")
    mover.take()
    assert mover.wait_for_turn()
    mover.end_turn()
    other.page.wait_for_function("() => notices.length > 0")
    assert other.page.evaluate("() => notices")[0].startswith(other.say("table-your-turn"))
    assert mover.page.evaluate("() => notices") == []  # no notification for a visible page


def test_two_windows_of_one_person_show_the_same(person: MakePerson) -> None:
    ann = person("Ann")
    table = ann.make_table("me", "random")
    ann.sit_at(table)
    assert ann.wait_for_turn()
    first, second = ann.page, ann.new_page()
    second.goto(table.path)
    expect(second.locator("#prompt.mine")).to_be_visible()
    ann.take()
    expect(second.locator("#prompt .asked")).to_have_text(ann.say("ask-effects"))
    ann.page = second
    ann.button("tool-undo").click()
    expect(first.locator("#prompt .asked")).to_have_text(ann.say("ask-step-play"))


def test_a_public_game_is_found_in_the_lobby_and_watched(person: MakePerson) -> None:
    ann, eve = person("Annegret"), person()
    table = ann.make_table("me", "random", public=True)
    ann.sit_at(table)
    eve.open()
    row = eve.page.get_by_role("listitem").filter(has_text="Annegret").first
    row.get_by_role("link", name=eve.say("lobby-watch")).click()
    expect(eve.page).to_have_url(re.compile(table.id))
    expect(eve.words("table-watching").first).to_be_visible()
