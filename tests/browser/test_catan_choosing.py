"""Choosing at the table of CATAN: ghosts, confirmation, and why something is not possible."""

import re

from playwright.sync_api import Locator, expect

from ecumene.games.catan.island import EDGE_NODES, HEX_EDGES, NODE_EDGES, NONE
from ecumene.games.catan.view_types import CatanView

from .catan_people import MakeSettler, Settler
from .catan_positions import asking, turn_of_bots
from .people import PHONE
from .positions import Place


def sit(one: Settler, place: Place) -> None:
    one.sit_at(one.go_on_from(place.record, place.ply, place.seat, "greedy"))
    assert one.wait_for_turn()


def poor_turn() -> Place:
    """A turn of Cities & Knights in which no road can be built, with a knight or city on the map."""

    def wanted(view: CatanView, _moves: list[str]) -> bool:
        hand = view.own.hand if view.own else {}
        return view.asked == "turn" and view.round > 6 and hand["lumber"] + hand["brick"] == 0

    return turn_of_bots(wanted)


def rich_turn() -> Place:
    """A turn of the base game with enough cards for a settlement and a road, and a place for a road."""

    def wanted(view: CatanView, moves: list[str]) -> bool:
        hand = view.own.hand if view.own else {}
        rich = all(hand[kind] for kind in ("lumber", "brick", "wool", "grain"))
        return view.asked == "turn" and rich and any(move.startswith("road") for move in moves)

    return turn_of_bots(wanted, (("mode", "base"),))


def test_a_place_is_shown_with_a_ghost_and_confirmed(settler: MakeSettler) -> None:
    ann = settler("Ann")
    sit(ann, asking("founding-settlement"))
    moves = ann.moves()
    first, second = ann.place(moves[0]), ann.place(moves[7])
    ghosts = ann.page.locator(".island .ghost")
    expect(ghosts).to_have_count(0)
    second.hover()
    expect(ghosts).to_have_count(1)
    ann.press_place(first)
    expect(ann.page.locator(".island .ghost.sure")).to_have_count(1)
    expect(first).to_have_attribute("aria-pressed", "true")
    assert not any('"do":"move"' in frame for frame in ann.sent)
    ann.press(ann.button("preview-cancel"))
    expect(ann.page.locator(".island .ghost.sure")).to_have_count(0)
    ann.press_place(second)
    ann.press(ann.page.locator("[data-confirm]"))
    expect(ann.page.locator("#prompt .asked")).to_have_text(ann.say("ask-founding-road"))
    assert [frame for frame in ann.sent if '"do":"move"' in frame] != []


def test_places_are_said_by_what_lies_round_them(settler: MakeSettler) -> None:
    ann = settler("Ann")
    sit(ann, asking("founding-settlement"))
    labels = ann.page.locator("[data-place]").all_inner_texts()
    assert len(set(labels)) > 40
    lands = "(lumber|brick|wool|grain|ore) [0-9]+"
    assert any(re.fullmatch(f"Settlement: crossing of {lands}, {lands} and {lands}", label) for label in labels)
    assert any(re.fullmatch(f"Settlement: crossing of .*{lands} and sea, harbour 3:1", label) for label in labels)


def refused(one: Settler, kind: str, number: int) -> str:
    """Press an unlit place; returns the rule that forbids building there."""
    one.page.mouse.click(*one.spot(kind, number))
    alert = one.prompt.get_by_role("alert")
    expect(alert).to_be_visible()
    rule = alert.get_by_role("link", name=re.compile("^C[BK]-")).inner_text()
    alert.get_by_role("button").click()
    expect(alert).to_have_count(0)
    return rule


def test_an_unlit_crossing_or_edge_says_why_not_by_the_rule(settler: MakeSettler) -> None:
    ann = settler("Ann", confirm=False)
    sit(ann, asking("founding-settlement"))
    move = ann.moves()[0]
    ann.play(move)
    expect(ann.page.locator("#prompt .asked")).to_have_text(ann.say("ask-founding-road"))
    near = {int(way.split()[1]) for way in ann.moves()}
    lands = [HEX_EDGES[6 * one["hex"] : 6 * one["hex"] + 6] for one in ann.view()["hexes"]]
    far = next(edge for edges in lands for edge in edges if edge < min(near) - 40 or edge > max(near) + 40)
    assert refused(ann, "edge", far).startswith("CB-")


def test_in_a_turn_what_stands_too_near_says_so(settler: MakeSettler) -> None:
    ann = settler("Ann")
    sit(ann, rich_turn())
    view = ann.view()
    mine = next(one["crossing"] for one in view["crossings"] if one["seat"] == view["seat"])
    lit = {move.split()[1] for move in ann.moves() if move.startswith(("settlement", "city"))}
    beside = [
        sum(EDGE_NODES[2 * edge : 2 * edge + 2]) - mine for edge in NODE_EDGES[3 * mine : 3 * mine + 3] if edge != NONE
    ]
    taken = {one["crossing"] for one in view["crossings"]}
    free = next(crossing for crossing in beside if crossing not in taken and str(crossing) not in lit)
    assert refused(ann, "crossing", free).startswith("CB-BUILD")
    assert not any('"do":"move"' in frame for frame in ann.sent)


def test_what_costs_too_much_says_what_is_missing_and_the_rule(settler: MakeSettler) -> None:
    ann = settler("Ann")
    sit(ann, poor_turn())
    road = ann.page.locator("[data-deed=road]")
    expect(road).to_have_attribute("aria-disabled", "true")
    expect(road).to_contain_text(ann.say("show-lacking", cards="1 lumber and 1 brick"))
    note = ann.page.locator(".costs .why")
    expect(note).to_be_hidden()
    road.hover()
    expect(note).to_contain_text(ann.say("show-lacking", cards="1 lumber and 1 brick"))
    expect(note).to_contain_text(re.compile("C[BK]-[A-Z]+-[0-9]+"))
    ann.page.mouse.move(2, 2)
    expect(note).to_be_hidden()
    road.focus()
    expect(note).to_be_visible()
    road.click(force=True)  # it cannot be chosen, but it explains why
    alert = ann.prompt.get_by_role("alert")
    expect(alert.get_by_role("link", name=re.compile("^C[BK]-"))).to_be_visible()
    assert not any('"do":"move"' in frame for frame in ann.sent)


def test_an_action_picked_from_the_list_highlights_only_its_own_places(settler: MakeSettler) -> None:
    ann = settler("Ann")

    sit(ann, rich_turn())
    verbs = {move.split()[0] for move in ann.moves()}
    ann.press(ann.page.locator("[data-deed=road]"))
    expect(ann.page.locator("[data-place]:not([data-move^='road'])")).to_have_count(0)
    expect(ann.page.locator("[data-place]")).to_have_count(sum(move.startswith("road") for move in ann.moves()))
    ann.page.keyboard.press("Escape")
    assert "road" in verbs
    expect(ann.page.locator("[data-deed=road]")).to_have_attribute("aria-pressed", "false")


def test_the_bank_shows_its_rates_and_trades(settler: MakeSettler) -> None:
    ann = settler("Ann", size=PHONE, confirm=False)

    def wanted(view: CatanView, moves: list[str]) -> bool:
        return view.asked == "turn" and any(move.startswith("bank") for move in moves)

    sit(ann, turn_of_bots(wanted))
    move = next(move for move in ann.moves() if move.startswith("bank"))
    _, given, taken = move.split()
    before = ann.view()["own"]["hand"]
    ratio = ann.view()["players"][ann.view()["seat"]]["ratios"][given]
    ann.play(move)
    expect(ann.page.locator("dialog[open]")).to_have_count(0)
    kinds = list(before)
    for kind, change in ((given, -ratio), (taken, 1)):
        count = ann.page.locator(f".mine .hand li:nth-child({kinds.index(kind) + 1}) .count")
        expect(count).to_have_text(str(before[kind] + change))


def test_on_a_phone_places_lie_far_enough_apart(settler: MakeSettler) -> None:
    ann = settler("Ann", size=PHONE)
    sit(ann, asking("founding-settlement"))
    boxes = [box for box in (place.bounding_box() for place in ann.page.locator("[data-place]").all()) if box]
    middles = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes]
    nearest = min(
        ((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5
        for number, one in enumerate(middles)
        for other in middles[number + 1 :]
    )
    assert nearest >= 28
    assert min(box["width"] for box in boxes) >= 24


def rolling() -> Place:
    """The start of a turn at which nothing can be done but roll."""
    return turn_of_bots(lambda _view, moves: moves == ["roll"], (("mode", "base"),))


def test_the_dice_are_rolled_for_whoever_wants_that(settler: MakeSettler) -> None:
    ann = settler("Ann", roll=True)
    place = rolling()
    ann.sit_at(ann.go_on_from(place.record, place.ply, place.seat, "greedy"))
    ann.wait_until(lambda: any('"do":"move"' in frame for frame in ann.sent), "nobody rolls")
    assert [frame for frame in ann.sent if '"move":"roll"' in frame]
    expect(ann.prompt.locator("[data-answer=roll]")).to_have_count(0)


def test_the_main_button_stays_in_its_place(settler: MakeSettler) -> None:
    """Whatever is asked, chosen and previewed: rolling and confirming are pressed at one spot."""
    ann = settler("Ann", size=(1280, 720))
    seen: list[tuple[int, int]] = []

    def note(button: Locator) -> None:
        box = button.bounding_box()
        assert box is not None
        seen.append((round(box["x"]), round(box["y"] + box["height"])))

    place = rolling()
    ann.sit_at(ann.go_on_from(place.record, place.ply, place.seat, "greedy"))
    note(ann.prompt.locator("[data-answer=roll]"))
    sit(ann, asking("founding-settlement"))
    moves = ann.moves()
    for move in (moves[0], moves[7]):
        ann.press_place(ann.place(move))
        expect(ann.prompt.locator(".events li").first).to_be_visible()
        note(ann.page.locator("[data-confirm]"))
    ann.press(ann.page.locator("[data-confirm]"))
    expect(ann.page.locator("#prompt .asked")).to_have_text(ann.say("ask-founding-road"))
    ann.press_place(ann.place(ann.moves()[0]))
    note(ann.page.locator("[data-confirm]"))
    assert max(x for x, _ in seen) - min(x for x, _ in seen) <= 2, seen
    assert max(y for _, y in seen) - min(y for _, y in seen) <= 2, seen
