"""People at a table of 7 Wonders Duel: what they see and how they play."""

import json
import random
import re
import time
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Locator, expect

from ecumene.core.parsing import parse_record
from ecumene.core.record import Record
from ecumene.games import GAMES
from ecumene.games.duel.view_types import Bill

from .people import Person

MakeDuellist = Callable[..., "Duellist"]
Choose = Callable[[list[str]], str]

DOUBLE_TAP_S: Final = 0.5

# The displayed costs of every face-up card and every unbuilt wonder.
PRICES: Final = """() => Object.fromEntries([...document.querySelectorAll('.place[data-card], [data-zone^="wonder:"]')]
    .map((one) => [one.dataset.card ?? one.dataset.zone.slice(7), one.querySelector('.price')?.textContent.trim()])
    .filter(([, price]) => price !== undefined))"""
# Each side's progress in the three races, in the order of seats.
RACES: Final = """() => Object.fromEntries(['military', 'science', 'points'].map((race) =>
    [race, [...document.querySelectorAll(`.race.${race} .side b`)].map((one) => one.textContent)]))"""
BILL: Final = """(bill) => [...bill.querySelectorAll(':scope > .line')].map((line) => [
    (line.querySelector('.words') ?? line.querySelector('dt')).textContent.trim(),
    line.querySelector('dd').textContent.trim()])"""


class Seen(NamedTuple):
    """What the table showed after this many plies."""

    ply: int
    prices: dict[str, str]
    races: dict[str, list[str]]


class Duellist(Person):
    """Somebody at a table of 7 Wonders Duel."""

    def __init__(self, browser: Browser, base: str, name: str = "", **habits: Any) -> None:
        super().__init__(browser, base, name, game="duel", **habits)
        self.played_at = 0.0

    # Finding things ------------------------------------------------------------------------------------------------

    def place(self, card: str) -> Locator:
        """A card of the structure."""
        return self.page.locator(f"[data-card='{card}']")

    def way(self, move: str) -> Locator:
        """A way to play the opened card."""
        return self.page.locator(f"[data-ways] [data-move='{move}']")

    @property
    def panel(self) -> Locator:
        """The panel for details: beside the structure, or a sheet from below."""
        return self.page.get_by_role("complementary", name=self.say("show-panel"))

    @property
    def races(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile("^" + self.say("show-races")))

    def ask(self, question: str) -> None:
        """Expect the prompt to ask this question."""
        expect(self.prompt.locator(".asked")).to_have_text(self.say(f"ask-{question}"))

    # State ---------------------------------------------------------------------------------------------------------

    def positions(self) -> Iterator[dict[str, Any]]:
        """Every position received over the sockets, latest first."""
        for frame in reversed(self.heard):
            if '"position":{' in frame:
                yield json.loads(frame)["position"]

    def position(self) -> dict[str, Any]:
        """The latest position."""
        return next(self.positions())

    def moves(self) -> list[str]:
        """The moves that are possible now, according to the server."""
        return [move["text"] for move in self.position()["moves"]]

    def look(self) -> Seen:
        """What the table shows now."""
        return Seen(self.position()["ply"], self.page.evaluate(PRICES), self.page.evaluate(RACES))

    def shown_bill(self) -> list[tuple[str, str]]:
        """The bill in the panel, line by line."""
        return [(words, coins) for words, coins in self.panel.locator(".bill").evaluate(BILL)]

    def bill_in_words(self, bill: Bill, purse: int) -> list[tuple[str, str]]:
        """A bill as it should be displayed."""
        say = self.say
        if bill.chain:
            lines = [(say("show-bill-chain", chain=say(f"chain-{bill.chain}")), "0")]
        else:
            lines = [(say("show-bill-produced"), "–")] if bill.produced else []
            lines += [(say("show-bill-chosen"), "–")] if bill.chosen else []
            if bill.waived:
                lines.append((say("show-bill-waived", token=say(f"token-{bill.waived_by}")), "–"))
            for one in bill.bought:
                kind = "fixed" if one.fixed else "bought" if one.rival else "bought-plain"
                details = {"count": one.count, "each": one.each, "rival": one.rival, "base": one.each - one.rival}
                words = say(f"show-bill-{kind}", resource=say(f"resource-{one.resource}"), **details)
                lines.append((words, str(one.count * one.each)))
            lines += [(say("show-bill-printed"), str(bill.coins))] if bill.coins else []
        total = say("show-bill-total", coins=purse) if bill.total else say("show-bill-free")
        return [*lines, (total, str(bill.total))]

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

    def open_card(self, card: str) -> None:
        """The first action: choose a card. The ways to play it appear at once."""
        self.press(self.place(card))
        expect(self.page.locator("[data-ways]")).to_be_visible()

    def play(self, move: str) -> None:
        """Make a move with what is on the table: a card and then a way, or whatever the question asks for."""
        if self.size[0] < 600 and (haste := DOUBLE_TAP_S - (time.monotonic() - self.played_at)) > 0:
            self.page.wait_for_timeout(haste * 1000)  # an immediate second tap would count as half of a double tap
        if move.split()[0] in ("build", "discard", "raise"):
            self.open_card(move.split()[-1])
            self.press(self.way(move))
        else:
            self.press(self.page.locator(f"[data-move='{move}'].lit:visible").first)
        self.confirm()
        self.played_at = time.monotonic()

    def play_on(self, choose: Choose, seen: Callable[[], None] = lambda: None) -> int:
        """Play to the end, calling ``seen`` before each move; returns the number of moves."""
        count = 0
        while self.wait_for_turn():
            seen()
            self.play(choose(self.moves()))
            count += 1
            assert count < 100
        return count


def builder(seed: int) -> Choose:
    """Builds whatever it can, wonders too, so that cities grow; always makes the same choices."""
    generator = random.Random(seed)

    def choose(moves: list[str]) -> str:
        wonders = [move for move in moves if move.startswith("raise")]
        buildings = [move for move in moves if move.startswith("build")]
        if wonders and (not buildings or generator.random() < 0.3):
            return generator.choice(wonders)
        return generator.choice(buildings or moves)

    return choose
