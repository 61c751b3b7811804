"""Choosing at the table of A New Dawn: reach, odds and prices in advance, and why something is not possible."""

import re
from typing import Any

from playwright.sync_api import expect

from .newdawn_people import MakeRuler, Ruler
from .newdawn_positions import asking, turn_of_bots
from .people import PHONE
from .positions import Place


def sit(one: Ruler, place: Place) -> None:
    one.sit_at(one.go_on_from(place.record, place.ply, place.seat, "random"))
    assert one.wait_for_turn()


def percent(rolls: int) -> int:
    return round(rolls * 100 / 36)


def rich_turn() -> Place:
    """A late turn with something to attack and somebody who could attack."""
    return turn_of_bots(lambda view, _moves: view.asked == "turn" and len(view.odds) > 1 and len(view.threats) > 0)


def attack() -> Place:
    """The question whether to attack, with odds that depend on the tokens."""

    def wanted(view: Any, moves: list[str]) -> bool:
        uneven = any(0 < odds.plain < odds.with_tokens for odds in view.odds)
        return view.asked == "military" and uneven and any(move.startswith("attack") for move in moves)

    return turn_of_bots(wanted)


def test_a_card_shows_its_reach_on_the_map(ruler: MakeRuler) -> None:
    ann = ruler("Ann")
    sit(ann, rich_turn())
    reached = ann.page.locator(".world .reached")
    expect(reached).to_have_count(0)
    for preview in ann.view()["previews"]:
        card = ann.row_card(preview["card"])
        card.hover()
        expect(reached).to_have_count(len(preview["spaces"]))
        expect(card.locator(".amount")).to_have_text(str(preview["amount"]))
    assert not any('"do":"move"' in frame for frame in ann.sent)


def test_the_exact_chances_stand_there_before_one_is_sure(ruler: MakeRuler) -> None:
    place = attack()
    for size in ((1440, 900), PHONE):
        ann = ruler("Ann", size=size)
        sit(ann, place)
        move = next(move for move in ann.moves() if move.startswith("attack"))
        odds = next(one for one in ann.view()["odds"] if one["hex"] == int(move.split()[1]))
        ann.choose(move)
        chances = ann.say(
            "show-odds", attack=odds["attack"], defence=odds["defence"], plain=percent(odds["plain"]),
            tokens=percent(odds["with_tokens"]), both=percent(odds["with_both"]),
        )  # fmt: skip
        expect(ann.page.locator(".world .why", has_text=chances)).to_be_visible()
        assert not any('"do":"move"' in frame for frame in ann.sent)
        ann.press(ann.page.locator("[data-confirm]"))
        expect(ann.page.locator("[data-confirm]")).to_have_count(0)
        assert [frame for frame in ann.sent if '"do":"move"' in frame] != []


def test_threats_and_attacks_stand_in_folds_by_opponent(ruler: MakeRuler) -> None:
    ann = ruler("Ann")
    sit(ann, rich_turn())
    view = ann.view()
    ann.press(ann.page.locator("[data-battles]"))
    window = ann.dialog("show-battles")
    for battles, folds in ((view["threats"], "details.threat"), (view["odds"], "details:not(.threat)")):
        for fold in window.locator(folds).all():
            opened = fold.get_attribute("open") is not None
            assert opened == (len(battles) <= 6), "a long list is folded"
            if not opened:
                fold.locator("summary").click()
            expect(fold.locator(".odds").first).to_be_visible()
        listed = window.locator(f"{folds} .odds").evaluate_all("all => all.map(one => one.dataset.hexes.split(' '))")
        assert sorted(int(number) for hexes in listed for number in hexes) == sorted(one["hex"] for one in battles)


def test_prices_are_the_readers_own(ruler: MakeRuler) -> None:
    ann = ruler("Ann")
    sit(ann, rich_turn())
    offers = [offer for offer in ann.view()["market"] if offer["wonder"]]
    assert offers
    for offer in offers:
        shown = ann.page.locator(f"[data-move='wonder {offer['wonder']}']")
        expect(shown.locator(".cost b")).to_have_text(str(offer["cost_now"]))
        words = ann.say("show-missing", count=offer["missing"]) if offer["missing"] else ann.say("show-affordable")
        expect(shown.locator(".means")).to_contain_text(words)


def test_everybodys_progress_is_always_there(ruler: MakeRuler) -> None:
    ann = ruler("Ann")
    sit(ann, rich_turn())
    for card in ann.view()["victory"]:
        for agenda in card["agendas"]:
            shown = ann.page.locator(".victory .agenda", has_text=ann.say(f"agenda-{agenda['name']}")).first
            counts = shown.locator(".count").all_inner_texts()
            assert [text.strip() for text in counts] == [str(done) for done in agenda["progress"]]
            expect(shown.locator(".wanted")).to_have_text(f"/ {agenda['wanted']}")


def test_progress_stays_in_sight_while_an_attack_is_weighed(ruler: MakeRuler) -> None:
    ann = ruler("Ann")
    sit(ann, asking("military"))
    ann.choose(next(move for move in ann.moves() if move.startswith("attack")))
    expect(ann.panel).to_be_visible()
    counts = ann.page.locator(".victory .count")
    assert counts.count() == 6 * len(ann.view()["players"])
    for one in counts.all():
        expect(one).to_be_in_viewport(ratio=1)


def test_an_unlit_space_says_why_not_by_the_rule(ruler: MakeRuler) -> None:
    ann = ruler("Ann")
    sit(ann, asking("culture"))
    view = ann.view()
    lit = {int(move.split()[1]) for move in ann.moves() if move.startswith("place")}
    water = next(one["hex"] for one in view["spaces"] if one["terrain"] == "water" and one["hex"] not in lit)
    space = ann.space(water)
    space.evaluate("one => one.focus()")
    space.click()
    alert = ann.prompt.get_by_role("alert")
    expect(alert.get_by_role("link", name=re.compile("^ND-"))).to_be_visible()
    assert not any('"do":"move"' in frame for frame in ann.sent)


def test_the_path_of_a_caravan_is_drawn(ruler: MakeRuler) -> None:
    ann = ruler("Ann", confirm=False)

    def wanted(view: Any, moves: list[str]) -> bool:
        return view.asked == "travelling" and view.travel.walked == 0 and view.travel.left > 2 and len(moves) > 1

    sit(ann, turn_of_bots(wanted))
    here = ann.view()["travel"]["hex"]
    step = next(move for move in ann.moves() if move.startswith("step"))
    assert int(step.split()[1]) != here
    ann.play(step)
    expect(ann.page.locator(".world .way:not(.under):not(.step)")).to_have_count(1)


def test_spaces_are_said_by_what_lies_there(ruler: MakeRuler) -> None:
    ann = ruler("Ann")
    sit(ann, rich_turn())
    view = ann.view()
    capital = ann.space(view["players"][view["seat"]]["capital"])
    expect(capital).to_contain_text(ann.say("piece-capital"))
    expect(capital).to_contain_text("Ann")
    for space in view["spaces"]:
        if space["barbarians"]:
            letter = ann.say(f"letter-{space['barbarians'][0]}")
            expect(ann.space(space["hex"])).to_contain_text(ann.say("board-barbarian", letter=letter))
