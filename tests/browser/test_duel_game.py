"""A complete game of 7 Wonders Duel: from the landing page to the score pad, with correct prices and races."""

from playwright.sync_api import expect

from ecumene.core.state import CHANCE
from ecumene.games.duel.state import DuelState

from .duellists import Duellist, MakeDuellist, Seen, builder

LOOKED_AT = 4  # number of cards whose bills are read
EVERY = 4  # moves


def check_bills(one: Duellist, seen: list[tuple[int, str, list[tuple[str, str]]]]) -> None:
    """Read the bills of some cards, alternately by hovering and by focus; neither needs a click."""
    ply = one.position()["ply"]
    cards = [str(card) for card in one.page.locator("[data-card]").evaluate_all("all => all.map(e => e.dataset.card)")]
    for number, card in enumerate(cards[-LOOKED_AT:]):
        one.page.mouse.move(2, 2)
        if number % 2:
            one.place(card).focus()
        else:
            one.place(card).hover(position={"x": 20, "y": 6})
        article = one.panel.get_by_role("article", name=one.say(f"card-{card}"), exact=True)
        expect(article).to_be_visible()
        seen.append((ply, card, one.shown_bill()))


def test_a_whole_game_by_mouse_from_two_clicks_on(duellist: MakeDuellist) -> None:
    ann = duellist(confirm=False)
    ann.play_computer("search:200ms")
    mine = 0
    looks: list[Seen] = []
    bills: list[tuple[int, str, list[tuple[str, str]]]] = []

    def look() -> None:
        looks.append(ann.look())
        expect(ann.races).to_be_in_viewport()
        if len(looks) % EVERY == 0 and ann.position()["view"]["asked"] == "turn":
            check_bills(ann, bills)

    moves = ann.play_on(builder(1), look)
    assert moves >= 12
    expect(ann.dialog("sheet-view-title")).to_be_visible()

    record = ann.record()
    states = [record.start(), *(step.state for step in record.replay())]
    for seen in looks:
        state = states[seen.ply]
        assert isinstance(state, DuelState)
        view = state.view(mine)
        offered = [offer.name for offer in view.cities[mine].offers]
        wonders = [one.wonder for city in view.cities for one in city.wonders if one.offer is not None]
        owner = {one.wonder: city.seat for city in view.cities for one in city.wonders}
        prices = {name: str(state.price(name, owner.get(name, mine)).total) for name in (*offered, *wonders)}
        assert seen.prices == prices, f"after ply {seen.ply}"
        assert seen.races == {
            "military": [str(9 - state.distance(city.seat)) for city in view.cities],
            "science": [f"{city.different_symbols}/6" for city in view.cities],
            "points": [str(city.points.total) for city in view.cities],
        }, f"after ply {seen.ply}"
    assert len(bills) >= LOOKED_AT
    for ply, card, lines in bills:
        state = states[ply]
        assert isinstance(state, DuelState)
        assert lines == ann.bill_in_words(state.price(card, mine), state.city(mine).coins), f"{card} after ply {ply}"
    assert sum(frame.count('"do":"move"') for frame in ann.sent) == moves
    assert sum(ply.seat == mine for ply in record.plies if ply.seat != CHANCE) == moves
