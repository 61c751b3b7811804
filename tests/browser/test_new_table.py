"""Making a table and filling it: options, friends by link and code, strangers from the lobby, four at a table."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from ecumene.games import GAMES

from .people import DESKTOP, PHONE, Person, sit_together, turns
from .qr import read

MakePerson = Callable[..., Person]
ALL_GAMES = pytest.mark.parametrize("game", GAMES)


@ALL_GAMES
def test_the_computer_is_played_within_two_clicks_and_nobody_asks_for_a_name(person: MakePerson, game: str) -> None:
    ann = person(game=game)
    clicks = 0
    ann.open()
    ann.play_button.click()
    clicks += 1
    assert ann.wait_for_turn()
    assert clicks <= 2
    expect(ann.dialog("name-title")).not_to_be_visible()
    expect(ann.lit.or_(ann.openers).or_(ann.page.locator("[data-place]")).first).to_be_visible()


@ALL_GAMES
def test_every_option_stands_in_the_form_with_its_words_and_its_rule(person: MakePerson, game: str) -> None:
    ann = person(game=game)
    ann.open()
    ann.card.get_by_role("link", name=ann.say("lobby-new"), exact=True).click()
    expect(ann.button("new-make")).to_be_visible()
    games = ann.context.request.get("/api/v1/games").json()
    found = next(one for one in games if one["name"] == game)
    options = found["options"]
    assert len(options) >= 3
    usual = {option["name"]: option["default"] for option in options}
    if found["readings"]:
        ann.page.get_by_text(ann.say("new-readings"), exact=True).click()
    for option in options + found["readings"]:
        # An option that matters only with certain values of others is hidden until one of these is chosen.
        needed = {name: values[0] for name, values in option["needs"].items() if usual[name] not in values}
        for name, value in needed.items():
            expect(group_of(ann, option["name"])).to_have_count(0)
            radio_of(ann, name, value).check()
        for value in option["values"]:
            expect(radio_of(ann, option["name"], value)).to_be_checked(checked=value == option["default"])
        if option["name"] == "edition":
            continue
        explained = ann.page.locator("details", has=ann.page.get_by_text(option["rule"], exact=True)).last
        expect(explained).to_contain_text(option["rule"])
        if needed:
            ann.button("new-options-reset").click()


def group_of(ann: Person, name: str) -> Locator:
    """An option's group in the form."""
    return ann.page.get_by_role("group", name=ann.say(f"option-{name}"), exact=True)


def radio_of(ann: Person, name: str, value: bool | int | str) -> Locator:
    """The radio button of an option's value."""
    word = str(value).lower() if isinstance(value, bool) else str(value)
    return group_of(ann, name).get_by_role("radio", name=re.compile("^" + re.escape(ann.say(f"option-{name}-{word}"))))


@ALL_GAMES
def test_only_the_seats_that_the_game_has_are_offered(person: MakePerson, game: str) -> None:
    ann = person(game=game)
    ann.open(f"/new/{game}")
    seats = ann.page.locator("ol.seats > li")
    players = GAMES[game].players
    expect(seats).to_have_count(GAMES[game].usual_players)
    numbers = ann.page.get_by_role("group", name=ann.say("new-players")).get_by_role("radio")
    if len(players) == 1:
        expect(numbers).to_have_count(0)
        return
    expect(numbers).to_have_count(len(players))
    for radio, count in ((numbers.first, min(players)), (numbers.last, max(players))):
        radio.check()
        expect(seats).to_have_count(count)


def test_a_changed_option_is_counted_said_at_the_table_and_can_be_reset(person: MakePerson) -> None:
    ann = person("Ann")
    ann.open("/new/victoria")
    ann.page.get_by_role("radio", name=re.compile("^" + re.escape(ann.say("option-deal_variant-draft")))).check()
    expect(ann.words("new-options-changed", count=1)).to_be_visible()
    ann.button("new-options-reset").click()
    expect(ann.page.get_by_text(ann.say("new-options-usual"), exact=True)).to_be_visible()
    ann.page.get_by_role("radio", name=re.compile("^" + re.escape(ann.say("option-deal_variant-draft")))).check()
    ann.button("new-make").click()
    facts = ann.page.get_by_role("region", name=ann.say("facts-title"))
    expect(facts).to_contain_text(ann.say("option-deal_variant-draft"))


def test_an_edition_brings_its_readings_and_a_changed_reading_makes_ones_own(person: MakePerson) -> None:
    ann = person("Ann", game="catan")
    ann.open("/new/catan")
    ann.page.get_by_text(ann.say("new-readings"), exact=True).click()
    radio_of(ann, "edition", "2025").check()
    expect(radio_of(ann, "robber_to_desert", True)).to_be_checked()
    expect(ann.words("new-options-changed", count=1)).to_be_visible()
    radio_of(ann, "spy_must_take", False).check()
    expect(ann.words("new-readings-changed", count=1)).to_be_visible()
    radio_of(ann, "mode", "base").check()
    expect(group_of(ann, "edition")).to_have_count(0)
    expect(group_of(ann, "spy_must_take")).to_have_count(0)
    radio_of(ann, "mode", "knights").check()
    expect(radio_of(ann, "edition", "standard")).to_be_checked()
    radio_of(ann, "edition", "2025").check()
    ann.page.get_by_text(ann.say("new-readings"), exact=True).click()
    radio_of(ann, "spy_must_take", False).check()
    ann.button("new-make").click()
    facts = ann.page.get_by_role("region", name=ann.say("facts-title"))
    expect(facts).to_contain_text(ann.say("option-edition-own"))
    expect(facts).to_contain_text(ann.say("option-spy_must_take-false"))
    expect(facts).to_contain_text(ann.say("option-robber_to_desert-true"))


def test_teams_need_four_and_the_form_says_so(person: MakePerson) -> None:
    ann = person("Ann")
    ann.open("/new/victoria")
    ann.page.get_by_role("radio", name=re.compile("^" + re.escape(ann.say("option-team_mode-true")))).check()
    ann.button("new-make").click()
    expect(ann.page.get_by_role("alert")).to_contain_text(ann.say("fault-options"))
    ann.page.get_by_role("group", name=ann.say("new-players")).get_by_role("radio", name="4").check()
    ann.button("new-make").click()
    expect(ann.labelled("invite-link")).to_be_visible()


def test_a_friend_opens_the_link_on_a_phone_types_a_name_and_the_game_starts(person: MakePerson) -> None:
    ann, bob = person(), person(size=PHONE, language="bg")
    ann.open()
    ann.card.get_by_role("link", name=ann.say("lobby-new"), exact=True).click()
    ann.button("new-make").click()
    ann.call_oneself("Ann")
    link = ann.labelled("invite-link").input_value()
    assert link.startswith(ann.base)
    drawing = ann.page.get_by_role("img", name=ann.say("invite-qr"))
    size = int((drawing.get_attribute("viewBox") or "").split()[2])
    path = drawing.locator("path").get_attribute("d") or ""
    grid = [[False] * size for _ in range(size)]
    for column, row in re.findall(r"M(\d+) (\d+)h1v1h-1z", path):
        grid[int(row)][int(column)] = True
    margin = next(at for at in range(size) if any(grid[at]))
    inner = range(margin, size - margin)
    assert read([[grid[row][column] for column in inner] for row in inner]) == link

    bob.open(link)
    bob.call_oneself("Боби")
    expect(ann.prompt).to_be_visible()
    expect(bob.prompt).to_be_visible()
    assert "invite" not in bob.page.url
    for one in (ann, bob):
        strip = one.page.get_by_role("list", name=one.say("table-players"))
        expect(strip).to_contain_text("Ann")
        expect(strip).to_contain_text("Боби")

    mover, other = turns(ann, bob)
    played = mover.take().removeprefix("play ")
    card = other.say(f"card-{played}")
    if other.size == PHONE:
        other.prompt.get_by_role("button", name=other.say("side-log"), exact=True).click()
    expect(other.log).to_contain_text(card)


def test_a_visitor_with_the_link_may_watch_after_all_seats_are_taken(person: MakePerson) -> None:
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    table = sit_together(ann, bob)
    eve.open(table.invitation)
    expect(eve.words("table-watching").first).to_be_visible()


def test_two_friends_who_come_at_once_both_get_a_seat(person: MakePerson) -> None:
    ann, bob, cid = person("Ann"), person("Bob"), person("Cid")
    held: list[str | bytes] = []
    lines: list[WebSocketRoute] = []

    def hold_the_wish_to_sit(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        lines.append(server)
        line.on_message(lambda said: held.append(said) if not held and '"sit"' in str(said) else server.send(said))

    bob.page.route_web_socket(re.compile("/socket"), hold_the_wish_to_sit)
    table = ann.make_table("me", "friend", "friend")
    ann.open(table.path)
    bob.open(table.invitation)
    bob.wait_until(lambda: held, "Bob does not ask for a seat")
    cid.open(table.invitation)
    expect(ann.page.get_by_role("list", name=ann.say("table-players")).get_by_text("Cid")).to_be_visible()
    lines[0].send(held[0])  # Bob asked for the seat that Cid has got
    for one in (ann, bob, cid):
        expect(one.prompt).to_be_visible()
    strip = ann.page.get_by_role("list", name=ann.say("table-players"))
    assert [name in strip.inner_text() for name in ("Ann", "Bob", "Cid")] == [True] * 3


def test_a_seat_taken_while_the_name_is_typed_is_left_for_the_next_one(person: MakePerson) -> None:
    ann, bob, stranger = person("Ann"), person("Bob"), person("")
    table = ann.make_table("me", "friend", "friend")
    ann.open(table.path)
    stranger.open(table.invitation)
    expect(stranger.dialog("name-title")).to_be_visible()
    bob.open(table.invitation)
    expect(ann.page.get_by_role("list", name=ann.say("table-players")).get_by_text("Bob")).to_be_visible()
    stranger.call_oneself("Dee")
    for one in (ann, bob, stranger):
        expect(one.prompt).to_be_visible()


def test_a_stranger_sits_down_from_the_lobby_and_lists_are_live(person: MakePerson) -> None:
    ann, bob = person("Annabelle"), person("Bob")
    bob.open()
    table = ann.make_table("me", "open", public=True)
    ann.open(table.path)
    row = bob.page.get_by_role("listitem").filter(has_text="Annabelle").first
    row.get_by_role("button", name=bob.say("lobby-sit")).click()
    expect(bob.prompt).to_be_visible()
    expect(ann.prompt).to_be_visible()


def test_the_host_lets_the_computer_fill_in(person: MakePerson) -> None:
    ann = person("Ann")
    table = ann.make_table("me", "friend", "open")
    ann.open(table.path)
    ann.labelled("seat-arrange", number=2).select_option("bot greedy")
    expect(ann.labelled("seat-arrange", number=2)).to_have_value("bot greedy")
    ann.labelled("waiting-start-level").select_option("random")
    ann.button("waiting-start-bots").click()
    expect(ann.prompt).to_be_visible()
    strip = ann.page.get_by_role("list", name=ann.say("table-players"))
    expect(strip).to_contain_text(ann.say("level-greedy"))
    expect(strip).to_contain_text(ann.say("level-random"))


def test_four_browsers_draft_at_once_in_teams_at_one_table(person: MakePerson) -> None:
    names = ("Ann", "Bob", "Cid", "Dee")
    people = [person(name, size=PHONE if name in ("Bob", "Dee") else DESKTOP) for name in names]
    sit_together(people[0], *people[1:], options={"deal_variant": "draft", "team_mode": True})
    for one in people:  # all pick at the same time, without waiting for each other
        assert one.wait_for_turn()
        expect(one.prompt.locator(".asked")).to_have_text(one.say("ask-picking"))
        for number in (1, 2):
            team = one.say("table-team", number=number)
            expect(one.page.get_by_role("list", name=one.say("table-players")).get_by_title(team)).to_have_count(2)
    packs = [tuple(one.lit_moves()) for one in people]
    for one in people:
        one.lit.first.click()
    for one in people[::-1]:  # a choice stays while others decide
        one.button("preview-confirm").click()
    for one in people:
        assert one.wait_for_turn()
    assert [tuple(one.lit_moves()) for one in people] != packs  # the packs were passed on
    for one in people:
        expect(one.page.get_by_role("heading", name=one.say("show-aside"))).to_be_visible()


def test_four_browsers_see_each_others_moves(person: MakePerson) -> None:
    people = [person(name) for name in ("Ann", "Bob", "Cid", "Dee")]
    sit_together(people[0], *people[1:])
    seen: set[Person] = set()
    while len(seen) < 3:
        mover, _ = turns(*people)
        card = mover.take().removeprefix("play ")
        for one in people:
            expect(one.log).to_contain_text(one.say(f"card-{card}"))
        assert mover.wait_for_turn()
        mover.end_turn()
        expect(mover.page.locator("#prompt:not(.mine)")).to_be_visible()
        seen.add(mover)
