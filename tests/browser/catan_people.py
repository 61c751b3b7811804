"""People at a table of CATAN: what they see and how they play with what is on the table."""

import json
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

from playwright.sync_api import Browser, Locator, expect

from ecumene.core.parsing import parse_record
from ecumene.core.record import Record
from ecumene.games import GAMES
from ecumene.games.catan.island import CORNERS, EDGE_NODES

from .people import Person

MakeSettler = Callable[..., "Settler"]
View = dict[str, Any]
Choose = Callable[[View, list[str]], str]

DOUBLE_TAP_S: Final = 0.5
UNNOTICED_S: Final = 3.0
# How many clicks the page has received.
CLICKS: Final = """() => {
    if (window.noticed === undefined) {
        window.noticed = 0;
        addEventListener("click", () => (window.noticed += 1), true);
    }
    return window.noticed;
}"""
# The scale of the map: units for half the width and a quarter of the height of a hex.
HALF_WIDTH: Final = 25 * 3**0.5
QUARTER_HEIGHT: Final = 25
SPOT: Final = """(svg, [x, y]) => {
    const spot = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
    return [spot.x, spot.y];
}"""
# Questions that are answered with cards from one's hand, all at once.
FROM_HAND: Final = {"discarding": "discard", "sabotaged": "discard", "gifts": "pay", "paying": "pay"}
PLACED: Final = (
    "settlement", "city", "road", "ship", "wall", "hire", "activate", "promote", "march", "go", "chase", "chase-pirate",
    "sail", "robber", "pirate", "merchant", "cap", "lose", "commit", "enlist", "swap", "remove", "displace",
)  # fmt: skip
KINDS: Final = {"road": "edge", "ship": "edge", "sail": "edge", "remove": "edge"} | dict.fromkeys(
    ("robber", "pirate", "merchant", "swap"), "hex"
)


class Settler(Person):
    """Somebody at a table of CATAN."""

    def __init__(self, browser: Browser, base: str, name: str = "", **habits: Any) -> None:
        super().__init__(browser, base, name, game="catan", **habits)
        self.played_at = 0.0

    # Finding things ------------------------------------------------------------------------------------------------

    def place(self, move: str) -> Locator:
        """The place on the map that a move names."""
        verb, number, *_ = move.split()
        return self.page.locator(f"[data-place='{KINDS.get(verb, 'crossing')}-{number}']")

    @property
    def panel(self) -> Locator:
        """The panel for questions and details: beside the map, or a sheet from below."""
        return self.page.locator("[data-panel]")

    @property
    def trade_window(self) -> Locator:
        return self.page.locator("dialog[open]:has(.trade)")

    def spot(self, kind: str, number: int) -> tuple[float, float]:
        """Where a crossing or an edge of the map is on the screen, lit or not."""
        ends = [number] if kind == "crossing" else [*EDGE_NODES[2 * number : 2 * number + 2]]
        x = y = 0.0
        for end in ends:
            side, q, r = CORNERS[end]
            x += (2 * q + r) * HALF_WIDTH / len(ends)
            y += (3 * r + (-2 if side == "n" else 2)) * QUARTER_HEIGHT / len(ends)
        left, top = self.page.locator(".island .stage > svg").evaluate(SPOT, [x, y])
        return left, top

    # State ---------------------------------------------------------------------------------------------------------

    def positions(self) -> Iterator[dict[str, Any]]:
        """Every position received over the sockets, latest first."""
        for frame in reversed(self.heard):
            if '"position":{' in frame:
                yield json.loads(frame)["position"]

    def position(self) -> dict[str, Any]:
        """The latest position."""
        return next(self.positions())

    def view(self) -> View:
        view: View = self.position()["view"]
        return view

    def moves(self) -> list[str]:
        """The moves that are possible now, according to the server."""
        return [move["text"] for move in self.position()["moves"]]

    def record(self) -> Record:
        """The record of the finished game at the open table."""
        table = self.page.url.split("/t/")[1].split("?")[0]
        return parse_record(self.context.request.get(f"/api/v1/tables/{table}/record").text(), GAMES)

    # Actions -------------------------------------------------------------------------------------------------------

    def press(self, thing: Locator) -> None:
        """Tap on a touch screen, otherwise click."""
        if self.size[0] >= 600:
            thing.click()
            return
        before = self.page.evaluate(CLICKS)
        thing.tap()
        # The browser on a busy machine may miss a tap altogether. A tap that it has noticed is never repeated.
        until = time.monotonic() + UNNOTICED_S
        while self.page.evaluate(CLICKS) == before:
            if time.monotonic() > until:
                thing.tap()
                return
            self.page.wait_for_timeout(20)

    def press_place(self, thing: Locator) -> None:
        """Press the middle of a place: others may partly cover it, but the nearest one responds."""
        thing.scroll_into_view_if_needed()
        if self.size[0] < 600:
            thing.tap(force=True)
        else:
            thing.click(force=True)

    def be_patient(self) -> None:
        """On a phone, wait so that the next tap is not taken for the second half of a double tap."""
        if self.size[0] < 600 and (haste := DOUBLE_TAP_S - (time.monotonic() - self.played_at)) > 0:
            self.page.wait_for_timeout(haste * 1000)

    def choose(self, move: str) -> None:
        """Press whatever represents a move on the table, without confirming it."""
        verb, *rest = move.split()
        answer = self.page.locator(f"#prompt [data-answer='{move}']")
        if verb in PLACED:
            self.choose_place(move)
        elif verb in ("play", "surrender") and self.page.locator(f"[data-card='{rest[0]}']").count():
            card = self.page.locator(f"[data-card='{rest[0]}']")
            if card.get_attribute("aria-expanded") != "true":
                self.press(card)
            self.press(self.panel.locator(f"[data-move='{move}']").first)
        elif verb == "bank":
            self.press(self.page.locator("[data-trade=bank]"))
            self.press(self.trade_window.locator(f"[data-give={rest[0]}]"))
            self.press(self.trade_window.locator(f"[data-take={rest[1]}]"))
            self.press(self.trade_window.locator(f"[data-move='{move}']"))
            self.page.keyboard.press("Escape")
        elif verb == "barter":
            self.press(self.page.locator("[data-trade=harbour]"))
            self.press(self.trade_window.locator(f"[data-move='{move}']"))
        elif answer.count():
            self.press(answer)
        else:
            self.press(self.page.locator(f"[data-move='{move}'].lit:visible").first)

    def choose_place(self, move: str) -> None:
        """Press a place on the map, then the right action if there are several."""
        place = self.place(move)
        alone = place.get_attribute("data-move") is not None
        self.press_place(place)
        if not alone:
            self.press(self.panel.locator(f"[data-move='{move}']"))

    def hand_over(self, kinds: list[str]) -> None:
        """Select these cards in the hand and hand them over."""
        for kind in kinds:
            self.press(self.page.locator(f"[data-pick={kind}]:visible"))
        self.press(self.page.locator("[data-send-picked]"))

    def play(self, move: str) -> None:
        """Make a move with what is on the table."""
        self.be_patient()
        view = self.view()
        if FROM_HAND.get(view["asked"]) == move.split()[0]:
            self.hand_over(owed_cards(view, move.split()[1]))
        else:
            self.choose(move)
            self.confirm()
        self.played_at = time.monotonic()

    def compose(self, gives: dict[str, int], wants: dict[str, int], seats: tuple[int, ...] = ()) -> None:
        """Compose an offer in the open trade window and send it."""
        window = self.trade_window
        for verb, cards in (("give", gives), ("want", wants)):
            for kind, count in cards.items():
                for _ in range(count):
                    self.press(window.locator(f"[data-step='{verb} {kind} more']"))
        for seat in seats:
            self.press(window.locator(f"[data-ask='{seat}']"))
        self.press(window.locator("[data-send-offer]"))
        expect(window).to_have_count(0)

    def offer(self, gives: dict[str, int], wants: dict[str, int], seats: tuple[int, ...] = ()) -> None:
        """Offer a trade in one's own turn."""
        self.press(self.page.locator("[data-trade=players]"))
        self.compose(gives, wants, seats)

    def play_on(self, choose: Choose, seen: Callable[[], None] = lambda: None, most: int = 2_000) -> int:
        """Play to the end, calling ``seen`` before each move; returns the number of decisions."""
        count = 0
        while self.wait_for_turn():
            seen()
            view = self.view()
            self.play(choose(view, self.moves()))
            count += 1
            assert count < most
        return count


def owed_cards(view: View, first: str) -> list[str]:
    """As many cards as are owed: this one first, then whatever there is most of."""
    own = view["own"]
    left = Counter(own["hand"]) - Counter(own["chosen"])
    cards = []
    kind = first
    for _ in range(max(1, view["asked_times"])):
        cards.append(kind)
        left[kind] -= 1
        kind = left.most_common(1)[0][0]
    return cards
