"""The network or the server goes away and comes back: nothing is lost, nothing is done twice."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, WebSocketRoute, expect

from .conftest import Served
from .people import Person, sit_together, turns
from .positions import asking

MakePerson = Callable[..., Person]


def played(one: Person, other: Person, card: str) -> Locator:
    """The lines in one person's log that say that the other has played a card."""
    return one.log.get_by_text(one.say("log-plays", seat=other.name, card=one.say(f"card-{card}")))


def test_a_move_made_off_line_is_kept_and_arrives_once(person: MakePerson) -> None:
    ann, bob = person("Ann"), person("Bob")
    sit_together(ann, bob)
    mover, other = turns(ann, bob)
    mover.context.set_offline(True)
    expect(mover.page.get_by_text(mover.say("frame-offline"))).to_be_visible()
    card = mover.take().removeprefix("play ")
    mover.context.set_offline(False)
    expect(mover.page.get_by_text(mover.say("frame-offline"))).to_have_count(0)
    expect(mover.prompt.locator(".asked")).to_have_text(mover.say("ask-effects"))
    expect(played(other, mover, card)).to_have_count(1)


def test_a_cut_socket_is_shown_and_reconnects_with_the_kept_move(person: MakePerson) -> None:
    ann, bob = person("Ann"), person("Bob")
    cut = {"now": False}
    open_sockets: list[WebSocketRoute] = []

    def handle(route: WebSocketRoute) -> None:
        if cut["now"]:
            route.close()
        else:
            open_sockets.append(route)
            route.connect_to_server()

    for one in (ann, bob):
        one.page.route_web_socket(re.compile("/socket"), handle)
    sit_together(ann, bob)
    mover, other = turns(ann, bob)
    cut["now"] = True
    for route in open_sockets:
        route.close()
    expect(mover.words("table-offline")).to_be_visible()
    card = mover.take().removeprefix("play ")
    expect(mover.words("table-offline-kept")).to_be_visible()
    cut["now"] = False
    expect(mover.prompt.locator(".asked")).to_have_text(mover.say("ask-effects"))
    expect(mover.words("table-offline")).to_have_count(0)
    expect(played(other, mover, card)).to_have_count(1)


def test_the_server_is_killed_and_restarted_in_mid_game_and_pages_recover_by_themselves(
    person: MakePerson, own_server: Served
) -> None:
    ann, bob = person("Ann", own_server.base), person("Bob", own_server.base)
    sit_together(ann, bob)
    for _ in range(2):
        mover, other = turns(ann, bob)
        mover.take()
        assert mover.wait_for_turn()
        lines = mover.log.locator("p.line").count()
        lit, asked = mover.lit_moves(), mover.asked()
        own_server.kill()
        own_server.start()
        expect(mover.words("table-connecting")).to_have_count(0)
        expect(mover.words("table-offline")).to_have_count(0)
        assert mover.log.locator("p.line").count() == lines
        assert (mover.lit_moves(), mover.asked()) == (lit, asked)
        mover.end_turn()
        expect(mover.page.locator("#prompt:not(.mine)")).to_be_visible()
        expect(other.page.locator("#prompt.mine")).to_be_visible()


def test_a_move_made_while_the_server_is_dead_arrives_after_its_restart(person: MakePerson, own_server: Served) -> None:
    place = asking("step-play")
    ann = person("Ann", own_server.base)
    ann.sit_at(ann.go_on_from(place.record, place.ply, place.seat))
    assert ann.wait_for_turn()
    own_server.kill()
    ann.take()
    own_server.start()
    expect(ann.prompt.locator(".asked")).to_have_text(ann.say("ask-effects"))
    ann.page.reload()
    expect(ann.prompt.locator(".asked")).to_have_text(ann.say("ask-effects"))


def test_the_lobby_says_that_it_is_interrupted_and_comes_back(person: MakePerson, own_server: Served) -> None:
    ann = person("Ann", own_server.base)
    ann.open()
    expect(ann.words("lobby-open-empty")).to_be_visible()
    own_server.kill()
    expect(ann.words("lobby-lost")).to_be_visible()
    own_server.start()
    expect(ann.words("lobby-lost")).to_have_count(0)
