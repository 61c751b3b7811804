"""People at a table of Civilization: A New Dawn: what they see and how they play with what is on the table."""

import json
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

from playwright.sync_api import Browser, Locator

from ecumene.core.parsing import parse_record
from ecumene.core.record import Record
from ecumene.games import GAMES

from .people import Person

MakeRuler = Callable[..., "Ruler"]
View = dict[str, Any]
Choose = Callable[[View, list[str]], str]

DOUBLE_TAP_S: Final = 0.5


class Ruler(Person):
    """Somebody at a table of A New Dawn."""

    def __init__(self, browser: Browser, base: str, name: str = "", **habits: Any) -> None:
        super().__init__(browser, base, name, game="newdawn", **habits)
        self.played_at = 0.0

    # Finding things ------------------------------------------------------------------------------------------------

    def space(self, hex_number: int) -> Locator:
        """A space of the map, lit or not."""
        return self.page.locator(f"[data-space='hex-{hex_number}']")

    def row_card(self, card: str) -> Locator:
        """A card in the row below the map."""
        return self.page.locator(f".row [data-card='{card}']")

    @property
    def panel(self) -> Locator:
        """The panel for questions and details: beside the map, below the row, or a sheet from below."""
        return self.page.locator("[data-panel]")

    @property
    def zoom(self) -> Locator:
        return self.page.locator(".world .stage")

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
        if self.size[0] < 600:
            thing.tap()
        else:
            thing.click()

    def be_patient(self) -> None:
        """On a phone, wait so that the next tap is not taken for the second half of a double tap."""
        if self.size[0] < 600 and (haste := DOUBLE_TAP_S - (time.monotonic() - self.played_at)) > 0:
            self.page.wait_for_timeout(haste * 1000)

    def place_of(self, move: str) -> str:
        """The place on the map that a move names; empty for none."""
        position = self.position()
        fields = next(one["fields"] for one in position["moves"] if one["text"] == move)
        if "hex" in fields:
            return f"hex-{fields['hex']}"
        if "cell" in fields:
            return f"cell-{fields['cell']}"
        if "letter" in fields:
            stands = [one["hex"] for one in position["view"]["spaces"] if fields["letter"] in one["barbarians"]]
            return f"hex-{stands[0]}" if stands else ""
        return ""

    def press_space(self, thing: Locator) -> None:
        """Press a space of the map after focusing it, which scrolls it into view."""
        thing.evaluate("one => one.focus()")
        self.press(thing)

    def choose(self, move: str) -> None:
        """Press whatever represents a move on the table, without confirming it."""
        place = self.place_of(move)
        answer = self.page.locator(f"#prompt [data-answer='{move}']")
        if place:
            space = self.page.locator(f"[data-place='{place}']")
            alone = space.get_attribute("data-move") is not None
            self.press_space(space)
            if not alone:
                self.press(self.panel.locator(f"[data-move='{move}']"))
        elif answer.count():
            self.press(answer)
        else:
            self.press(self.page.locator(f"[data-move='{move}'].lit:visible").first)

    def play(self, move: str) -> None:
        """Make a move with what is on the table."""
        self.be_patient()
        before = len(self.heard)
        self.choose(move)
        self.confirm()
        self.played_at = time.monotonic()
        self.hear_more(before)

    def hear_more(self, before: int) -> None:
        """Wait until the server has sent a position after this many frames: until then the old one is shown."""
        self.wait_until(
            lambda: any('"position":{' in frame for frame in self.heard[before:]), "the server does not answer"
        )
        # The page may not have rendered it yet, and a key press would go to an element that is about to be replaced.
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def play_on(self, choose: Choose, most: int = 2_000, seen: Callable[[], None] = lambda: None) -> int:
        """Play to the end or up to this many decisions, calling ``seen`` before each; returns their number."""
        count = 0
        while count < most and self.wait_for_turn():
            seen()
            self.play(choose(self.view(), self.moves()))
            count += 1
        return count
