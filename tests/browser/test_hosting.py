"""A host's part at the table: freeing seats, sending people away, the invitation, and the spectators' chat."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from .people import PHONE, Person, sit_together

MakePerson = Callable[..., Person]


def chat(one: Person, title: str = "chat-spectators-title") -> Locator:
    return one.page.get_by_role("log", name=one.say(title), exact=True)


def open_spectators(one: Person) -> None:
    one.page.get_by_role("tab", name=one.say("side-spectators")).click()


def write(one: Person, text: str) -> None:
    one.labelled("chat-write-spectators").fill(text)
    one.labelled("chat-write-spectators").press("Enter")


def confirm(host: Person, name: str) -> None:
    """Send somebody away after being asked."""
    host.dialog("away-title", name=name).get_by_role("button", name=host.say("away-yes"), exact=True).click()


def test_the_host_frees_a_seat_and_sends_somebody_away(person: MakePerson) -> None:
    ann, bob = person("Ann"), person("Bob", size=PHONE, language="ru")
    table = ann.make_table("me", "friend", "friend")
    ann.open(table.path)
    bob.open(table.invitation)
    seats = ann.page.get_by_role("list", name=ann.say("table-players"))
    expect(seats).to_contain_text("Bob")
    ann.button("seat-free").click()
    expect(bob.told).to_contain_text(bob.say("seat-freed"))
    expect(seats).not_to_contain_text("Bob")
    bob.open(table.invitation)
    expect(seats).to_contain_text("Bob")
    link = ann.labelled("invite-link")
    before = link.input_value()
    seats.get_by_role("button", name=ann.say("people-away-one", name="Bob")).click()
    confirm(ann, "Bob")
    expect(bob.words("gone-banned-title")).to_be_visible()
    expect(link).not_to_have_value(before)  # whoever knows the old link would come back with it under another name
    bob.open(table.invitation)
    expect(bob.words("gone-banned-title")).to_be_visible()
    expect(seats).not_to_contain_text("Bob")
    ann.button("people-back-one", name="Bob").click()
    bob.open(link.input_value())
    expect(seats).to_contain_text("Bob")


def test_a_renewed_invitation_replaces_the_old_one(person: MakePerson) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.make_table("me", "friend")
    ann.open(table.path)
    link = ann.labelled("invite-link")
    before = link.input_value()
    ann.button("invite-renew").click()
    expect(ann.told).to_contain_text(ann.say("invite-renewed"))
    expect(link).not_to_have_value(before)
    bob.open(table.invitation)
    expect(bob.told).to_contain_text(bob.say("invite-old"))
    bob.open(link.input_value())
    expect(bob.prompt).to_be_visible()


def test_spectators_have_a_chat_of_their_own(person: MakePerson) -> None:
    ann, bob, eve = person("Ann"), person("Bob", size=PHONE), person("Ann ")
    table = sit_together(ann, bob)
    eve.open(table.path)
    open_spectators(eve)
    write(eve, "He has the last red card!")
    expect(chat(eve)).to_contain_text("Ann 2")  # nobody looks like a player
    expect(bob.button("side-chat")).to_be_visible()  # no new message for a player
    expect(ann.log).not_to_contain_text("red card")
    open_spectators(ann)
    expect(chat(ann)).to_contain_text("He has the last red card!")
    ann.page.get_by_role("switch", name=ann.say("chat-switch")).click()
    expect(eve.words("chat-off-note")).to_be_visible()
    expect(eve.labelled("chat-write-spectators")).to_have_count(0)
    ann.page.get_by_role("switch", name=ann.say("chat-switch")).click()
    expect(eve.labelled("chat-write-spectators")).to_be_visible()
    chat(ann).get_by_role("button", name=ann.say("people-away-one", name="Ann 2")).click()
    confirm(ann, "Ann 2")
    expect(eve.words("gone-banned-title")).to_be_visible()
