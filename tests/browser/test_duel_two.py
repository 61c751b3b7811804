"""Two people by invitation, each in their own language: games, reloads, and what only one of them may see."""

import json
import time
from collections.abc import Iterator
from typing import Any, Final

from playwright.sync_api import expect

from .conftest import Served
from .duel_positions import asking, last_move
from .duellists import Duellist, MakeDuellist, builder
from .people import PATIENCE_MS, PHONE, sit_together
from .positions import Place
from .prepared import kept_for_friends


def mover_of(one: Duellist, other: Duellist) -> Duellist | None:
    """Whoever has to decide; None if the game is over for both."""
    end = time.monotonic() + PATIENCE_MS / 1000
    while time.monotonic() < end:
        asked = [each for each in (one, other) if each.page.locator("#prompt.mine [aria-controls=all-moves]").count()]
        if len(asked) == 1:
            return asked[0]
        if all(each.page.locator("#prompt[data-status=over]").count() for each in (one, other)):
            return None
        one.page.wait_for_timeout(30)
    raise AssertionError("nobody is asked, or both are")


ZONES: Final = {"pick": "wonder", "take": "owned", "keep": "owned"}  # where the taken thing is afterwards


def played(move: str) -> str:
    """The card that a move takes from the structure; empty for none."""
    return move.split()[-1] if move.split()[0] in ("build", "discard", "raise") else ""


def check_the_same(one: Duellist, other: Duellist, move: str) -> None:
    """Both see the result: the card is gone, others are turned up, and the races are the same for both."""
    verb, thing = move.split()[0], move.split()[-1]
    for each in (one, other):
        if played(move):
            expect(each.place(thing)).to_have_count(0)
        elif verb in ZONES:
            expect(each.page.locator(f"[data-zone='{ZONES[verb]}:{thing}']")).to_be_visible()
    sides = [one.look(), other.look()]
    assert sides[0].prices.keys() == sides[1].prices.keys()
    assert sides[0].races == sides[1].races


def between_a_desktop_and_a_phone(ann: Duellist, bob: Duellist, most: int) -> int:
    """Play to the end or up to this many decisions, and return their number. Both see the same after each."""
    sit_together(ann, bob)
    choose = builder(7)
    count = 0
    reloaded: set[Duellist] = set()
    while count < most and (mover := mover_of(ann, bob)) is not None:
        other = bob if mover is ann else ann
        count += 1
        move = choose(mover.moves())
        if count > 10 and mover not in reloaded and played(move):
            reloaded.add(mover)
            reload_in_the_middle(mover, played(move))
        mover.play(move)
        if move.split()[0] in ("build", "discard"):
            expect(other.told).to_contain_text(other.say(f"card-{played(move)}"))
        if played(move) or move.split()[0] in ZONES:
            check_the_same(mover, other, move)
    assert reloaded == {ann, bob}
    return count


def test_the_draft_and_the_first_cards_between_a_desktop_and_a_phone(duellist: MakeDuellist) -> None:
    """The complete game is one of the long tests."""
    ann = duellist("Аня", language="ru", confirm=False)
    bob = duellist("Боби", language="bg", size=PHONE, confirm=False)
    assert between_a_desktop_and_a_phone(ann, bob, 18) == 18


def reload_in_the_middle(one: Duellist, card: str) -> None:
    """Reload with a card opened: the same question, the same cards, and nothing opened."""
    lit = one.openers.evaluate_all("all => all.map(each => each.dataset.card)")
    asked = one.asked()
    one.open_card(card)
    one.page.reload()
    assert one.wait_for_turn()
    assert one.asked() == asked
    assert one.openers.evaluate_all("all => all.map(each => each.dataset.card)") == lit
    expect(one.page.locator("[data-ways]")).to_have_count(0)


# The Great Library --------------------------------------------------------------------------------------------------


def before_the_library() -> Place:
    """The turn in which the Great Library is built and three tokens are drawn."""
    place = asking("keeping")
    before = place._replace(ply=place.ply - 2)
    assert last_move(before).startswith("raise great-library")
    return before


def heard_views(one: Duellist) -> Iterator[dict[str, Any]]:
    return (position["view"] for position in one.positions())


def mentions(one: Duellist, tokens: list[str]) -> dict[str, int]:
    """How often each token occurs in the page, visible or not, by id or by name."""
    page = one.page.content()
    return {token: page.count(token) + page.count(one.say(f"token-{token}")) for token in tokens}


def test_only_the_builder_sees_what_the_great_library_draws(duellist: MakeDuellist, served: Served) -> None:
    place = before_the_library()
    ann = duellist("Аня", language="ru")
    bob = duellist("Боби", language="bg", size=PHONE)
    eve = duellist(language="en")
    table = kept_for_friends(served.database, place)
    for one in (ann, bob):
        one.open(table.invitation)
        expect(one.page.get_by_text(one.say("table-loading"))).to_have_count(0)
    eve.open(table.path)
    for one in (ann, bob, eve):
        expect(one.prompt).to_be_visible()
    owner = mover_of(ann, bob)
    assert owner is (ann, bob)[place.seat]
    other = bob if owner is ann else ann
    box = owner.position()["view"]["box_tokens"]
    before = {one: mentions(one, box) for one in (other, eve)}

    owner.play(last_move(place))
    owner.ask("keeping")
    drawn = [move.removeprefix("keep ") for move in owner.moves()]
    assert len(drawn) == 3
    assert owner.lit_moves() == sorted(owner.moves())
    for token in drawn:
        expect(owner.panel).to_contain_text(owner.say(f"token-{token}"))
        expect(owner.panel).to_contain_text(owner.say(f"token-{token}-text"))

    def nothing_leaked() -> None:
        for one in (other, eve):
            expect(one.told).to_contain_text(one.say("wonder-great-library"))
            assert mentions(one, box) == before[one]
            expect(one.page.locator("[data-move^=keep]")).to_have_count(0)
            for view in heard_views(one):
                assert view["drawn"] is None
                assert sorted(view["box_tokens"]) == sorted(box)
            for frame in one.heard:
                lines = json.loads(frame).get("lines", [])
                assert not any("tokens" in line["details"] for line in lines if line["name"].startswith("draws-tokens"))
                assert "keep " not in frame

    nothing_leaked()
    owner.page.reload()
    assert owner.wait_for_turn()
    assert [move.removeprefix("keep ") for move in owner.moves()] == drawn
    assert owner.lit_moves() == sorted(f"keep {token}" for token in drawn)
    nothing_leaked()
    other.page.reload()
    expect(other.prompt).to_be_visible()
    assert other.position()["view"]["drawn"] is None

    kept = drawn[1]
    owner.play(f"keep {kept}")
    for one in (owner, other, eve):
        expect(one.page.locator(f"[data-zone='owned:{kept}']")).to_have_count(1)
    for one in (other, eve):
        expect(one.told).to_contain_text(one.say(f"token-{kept}"))
        assert set(one.position()["view"]["box_tokens"]) == set(box) - {kept}
