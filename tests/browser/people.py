"""People with browsers: what they do in tests, in their own language, with what they can see and reach."""

import functools
import itertools
import os
import random
import re
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, Self, TypeVar

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import APIResponse, Browser, BrowserContext, Locator, Page, WebSocket, expect

from ecumene.games import GAMES

ROOT: Final = Path(__file__).parent.parent.parent
TEXTS: Final = ROOT / "src/ecumene"
DESKTOP: Final = (1440, 900)
PHONE: Final = (390, 844)
PATIENCE_MS: Final = 90_000
# Whether to check everything everywhere, as ``make soak`` does, or each thing in one place.
THOROUGH: Final = "ECUMENE_EVERY_SIZE" in os.environ

# The wood and paper textures are redrawn on every change, which takes a seventh of the time in tests.
_WITHOUT_GRAIN: Final = """
const plain = new CSSStyleSheet();
plain.replaceSync("*, *::before, *::after { background-image: none !important; }");
document.adoptedStyleSheets = [plain];
"""
# These conditions return a boolean: a returned element would be kept alive, with everything it belongs to.
_ASKED_OR_OVER: Final = (
    "document.querySelector('#prompt.mine [aria-controls=all-moves], #prompt[data-status=over]') !== null"
)
_HANDED_ON: Final = (
    "[...document.querySelectorAll('button:not([disabled])')].some((one) => /^I’m /.test(one.innerText))"
)
_SCROLLED_THROUGH: Final = """async (log) => {
    const found = new Map();
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    log.scrollTop = 0;
    for (;;) {
        await drawn();
        for (const line of log.querySelectorAll("p.line")) {
            const above = line.dataset.index === undefined ? line.previousElementSibling : null;
            const rule = line.querySelector("a")?.textContent ?? "";
            const told = [line.className, line.textContent.trim(), rule, above?.textContent ?? ""];
            found.set(Number((above ?? line).dataset.index), told);
        }
        if (log.scrollTop + log.clientHeight >= log.scrollHeight - 1) break;
        log.scrollTop += log.clientHeight / 2;
    }
    return [...found.keys()].sort((one, other) => one - other).map((index) => found.get(index));
}"""
_addresses = itertools.count(1)


@functools.cache
def _bundle(language: str, game: str) -> FluentBundle:
    """All messages in a language that the client has at a game's table; reading them takes a fifth of a second."""
    bundle = FluentBundle([language], use_isolating=False)
    own = TEXTS / "games" / game / "text"
    for path in [*(TEXTS / "text/web" / language).glob("*.ftl"), *own.glob(f"**/{language}.ftl")]:
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


class Words:
    """The client's own messages, so that a test finds what a reader of that language would."""

    def __init__(self, language: str, game: str = "victoria") -> None:
        self._bundle = _bundle(language, game)

    def __call__(self, message: str, **details: str | int) -> str:
        pattern = self._bundle.get_message(message).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, details)
        assert not errors, errors
        return str(text)


class LogLine(NamedTuple):
    """A line of the log: its classes, its words, its rule, and the heading above it."""

    kinds: str
    words: str
    rule: str
    heading: str


class Table(NamedTuple):
    """Where a table is, and its invitation token."""

    id: str
    invite: str

    @property
    def path(self) -> str:
        return f"/t/{self.id}"

    @property
    def invitation(self) -> str:
        return f"/t/{self.id}?invite={self.invite}"


class Person:
    """A person with their own browser."""

    def __init__(
        self, browser: Browser, base: str, name: str = "", language: str = "en", size: tuple[int, int] = DESKTOP,
        theme: str = "light", motion: bool = False, game: str = "victoria", grain: bool = False, **settings: str | bool,
    ) -> None:  # fmt: skip
        self.base = base
        self.name = name
        self.game = game  # the game they play
        self.say = Words(language, game)
        self.language = language
        self.size = size
        number = next(_addresses)
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=size[0] < 600,
            base_url=base,
            extra_http_headers={"X-Forwarded-For": f"10.0.{number // 250}.{number % 250 + 1}"},
        )
        self.context.set_default_timeout(PATIENCE_MS)
        if not grain:
            self.context.add_init_script(_WITHOUT_GRAIN)
        if settings:
            chosen = str(settings).replace("'", '"').replace("True", "true").replace("False", "false")
            self.context.add_init_script(f"localStorage['ecumene.settings'] ??= JSON.stringify({chosen})")
        self.troubles: list[str] = []
        self.heard: list[str] = []  # everything received over sockets
        self.sent: list[str] = []
        self.judged = 0  # how often axe has checked their page
        self.page: Page = self.new_page()
        if name:
            self.call("/api/v1/me", {"name": name})

    def new_page(self) -> Page:
        """Open another tab. Any error or warning in its console fails the test at the end."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("console", lambda said: self._hear(said.type, said.text))
        page.on("websocket", self._listen)
        return page

    def _hear(self, kind: str, text: str) -> None:
        # Some tests cut the connection, and browsers report that whatever the page does.
        if kind in ("error", "warning") and not re.search(r"WebSocket|ERR_|Failed to load resource", text):
            self.troubles.append(f"{kind}: {text}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    def close(self) -> None:
        self.context.close()
        assert not self.troubles, self.troubles

    # Without the page ----------------------------------------------------------------------------------------------

    def call(self, path: str, body: object) -> Any:
        """Send a request directly, with this person's cookie; it must succeed."""
        answer: APIResponse = self.context.request.post(path, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def make_table(self, *seats: str, **more: object) -> Table:
        """Make a table; a seat is ``me``, ``friend``, ``open``, a bot's level, or ``me:Name`` for one more person."""
        plans = []
        for seat in seats:
            kind, _, name = seat.partition(":")
            if kind in ("me", "friend", "open"):
                plans.append({"kind": kind, "name": name})
            else:
                plans.append({"kind": "bot", "bot": seat})
        made = self.call("/api/v1/tables", {"game": self.game, "seats": plans, **more})
        return Table(made["table"], made["invite"])

    def load(self, record: str) -> Table:
        """Upload a record; returns the table where it can be viewed."""
        return Table(self.call("/api/v1/records", record)["table"], "")

    def go_on_from(self, record: str, ply: int, seat: int, bot: str = "random") -> Table:
        """Make a table that continues from a point in a record; this person has one seat."""
        study = self.load(record)
        made = self.call(f"/api/v1/tables/{study.id}/branch", {"ply": ply, "seat": seat, "bot": bot})
        return Table(made["table"], made["invite"])

    # Finding things ------------------------------------------------------------------------------------------------

    def button(self, message: str, **details: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.say(message, **details), exact=True)

    def link(self, message: str, **details: str | int) -> Locator:
        return self.page.get_by_role("link", name=self.say(message, **details), exact=True)

    def dialog(self, message: str, **details: str | int) -> Locator:
        return self.page.get_by_role("dialog", name=self.say(message, **details))

    def labelled(self, message: str, **details: str | int) -> Locator:
        return self.page.get_by_label(self.say(message, **details), exact=True)

    def words(self, message: str, **details: str | int) -> Locator:
        return self.page.get_by_text(self.say(message, **details))

    @property
    def card(self) -> Locator:
        """The card of their game on the landing page."""
        return self.page.get_by_role("article", name=GAMES[self.game].title)

    @property
    def play_button(self) -> Locator:
        """The button on the landing page that starts a game against the computer."""
        return self.card.get_by_role("button", name=self.say("lobby-play-computer"), exact=True)

    @property
    def prompt(self) -> Locator:
        return self.page.locator("#prompt")

    @property
    def lit(self) -> Locator:
        """Everything on the board that can be chosen now."""
        return self.page.locator("[data-move].lit:visible")

    @property
    def openers(self) -> Locator:
        """Lit things that stand for several moves: choosing one shows them."""
        return self.page.locator("[data-card].lit:not([data-move]):visible")

    def lit_moves(self) -> list[str]:
        return sorted({str(move) for move in self.lit.evaluate_all("things => things.map(one => one.dataset.move)")})

    def asked(self) -> str:
        """The sentence of the prompt."""
        return self.prompt.locator(".asked").inner_text()

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log", name=self.say("log-view-title"))

    def whole_log(self) -> list["LogLine"]:
        """Every line of the log: it holds only those around what is in sight, so it is scrolled through."""
        return [LogLine(*line) for line in self.log.evaluate(_SCROLLED_THROUGH)]

    @property
    def told(self) -> Locator:
        """What a screen reader announces."""
        return self.page.get_by_role("log", name=self.say("frame-announcements"))

    # Actions -------------------------------------------------------------------------------------------------------

    def open(self, path: str = "/") -> Self:
        self.page.goto(path)
        return self

    def sit_at(self, table: Table) -> Self:
        """Open a game in progress."""
        self.open(table.invitation if table.invite else table.path)
        expect(self.prompt).to_be_visible()
        return self

    def play_computer(self, level: str = "greedy") -> str:
        """Start a game against the computer from the landing page; returns the address of the table."""
        self.open()
        self.card.get_by_label(self.say("lobby-level"), exact=True).select_option(level)
        self.play_button.click()
        self.page.wait_for_url(re.compile("/t/"))
        expect(self.prompt).to_be_visible()
        return self.page.url

    def call_oneself(self, name: str) -> None:
        """Enter a name when asked for it."""
        self.labelled("name-label").fill(name)
        self.button("name-save").click()

    def wait_until(self, done: Callable[[], object], otherwise: str) -> None:
        """Wait until something has happened that the page itself does not show."""
        end = time.monotonic() + PATIENCE_MS / 1000
        while not done():
            assert time.monotonic() < end, otherwise
            self.page.wait_for_timeout(5)

    def wait_for_turn(self) -> bool:
        """Wait until this person has to decide (True) or the game is over (False)."""
        self.page.wait_for_function(f"() => {_ASKED_OR_OVER}")
        return self.page.locator("#prompt[data-status=over]").count() == 0

    def take_in_turn(self, handed: set[str], hidden: str = "") -> bool:
        """On a shared device: whoever has to decide takes it, and is added to ``handed``. False if the game is over.

        Until somebody has taken it, nothing that is hidden from the others may be in the page.
        """
        self.page.wait_for_function(f"() => {_ASKED_OR_OVER} || {_HANDED_ON}")
        button = self.page.get_by_role("button", name=re.compile("^I’m "))
        if button.count():
            handed.add(button.inner_text().removeprefix("I’m "))
            if hidden:
                expect(self.page.locator(hidden)).to_have_count(0)
            button.click()
        return self.wait_for_turn()

    def list_moves(self) -> Locator:
        """Every possible move as a button in the accessible list."""
        opener = self.page.locator("[aria-controls=all-moves]")
        if opener.get_attribute("aria-expanded") != "true":
            opener.focus()  # it is for the keyboard
            opener.press("Enter")
        return self.page.locator("#all-moves button")

    def list_moves_count(self) -> int:
        """How many moves are possible, according to the button that lists them."""
        return int(re.findall(r"\d+", self.page.locator("[aria-controls=all-moves]").inner_text())[0])

    def take(self, choose: Callable[[Locator], Locator] | None = None) -> str:
        """Make one move, by default the first lit thing or else the prompt's first button; its notation or words."""
        choose = choose or (lambda things: things.first)
        answers = self.prompt.locator(".row button[data-answer]")
        expect(self.lit.or_(self.openers).or_(answers).first).to_be_visible()
        listing = self.page.locator("#prompt [aria-controls=all-moves]").first.element_handle()
        if not self.lit.count() and self.openers.count():
            choose(self.openers).click()
            expect(self.lit.first).to_be_visible()
        lit = self.lit
        if lit.count():
            thing = choose(lit)
            notation = thing.get_attribute("data-move") or ""
            thing.click()
        else:
            thing = answers.first
            notation = thing.inner_text()
            thing.click()
        # The list of moves goes away when one is chosen or made, even if the next question brings another.
        self.page.wait_for_function("listing => !listing.isConnected", arg=listing)
        self.confirm()
        return notation

    def confirm(self) -> None:
        """Confirm what has been chosen, if it has to be; a set is completed first."""
        if self.page.locator("#prompt [data-clear]").count():
            self.complete_set()
        confirm = self.page.locator("#prompt [data-confirm]")
        if confirm.count():
            self.press(confirm)

    def complete_set(self) -> None:
        """Pick more of what is lit until the set can be confirmed."""
        ready = self.page.locator("#prompt [data-confirm]:not([aria-disabled])")
        for number in range(200):
            if ready.count():
                return
            thing = self.lit.nth(number % self.lit.count())
            before = self.picked()
            self.press(thing)
            for _ in range(before - self.picked()):  # there are no more of this kind, so all were put back
                self.press(thing)
        raise AssertionError("the set is never complete")

    def picked(self) -> int:
        """How many things are picked for the set."""
        picks = self.page.get_by_role("group", name=self.say("picks-title"))
        if not picks.count():  # the last one was put back
            return 0
        words = picks.locator("p").inner_text()
        return int(re.findall(r"\d+", words)[0])

    def press(self, thing: Locator) -> None:
        """Click; people who play on a phone tap."""
        thing.click()

    def end_turn(self) -> None:
        """End step 2."""
        self.prompt.get_by_role("button", name=re.compile(self.say("move-end"), re.IGNORECASE)).click()

    def open_more(self, message: str) -> None:
        """Choose an item of the "more" menu."""
        self.prompt.get_by_role("button", name=self.say("more-title"), exact=True).click()
        self.dialog("more-title").get_by_role("button", name=self.say(message), exact=True).click()


def at_random(seed: int) -> Callable[[Locator], Locator]:
    """A chooser that picks a random lit thing."""
    generator = random.Random(seed)
    return lambda things: things.nth(generator.randrange(things.count()))


Somebody = TypeVar("Somebody", bound=Person)


def sit_together(host: Person, *friends: Person, **more: object) -> Table:
    """The host makes a table, and the friends join by invitation; the game starts when the last one has sat down."""
    table = host.make_table("me", *("friend" for _ in friends), **more)
    host.open(table.path)
    sit_with_invitation(table, *friends)
    expect(host.prompt).to_be_visible()
    return table


def sit_with_invitation(table: Table, *friends: Person) -> None:
    """Friends join one after another and take the seats reserved for them; with the last one the game starts."""
    for friend in friends:
        friend.open(table.invitation)
        expect(friend.page.get_by_text(friend.say("table-loading"))).to_have_count(0)
    for one in friends:
        expect(one.prompt).to_be_visible()


def asked_of(people: Sequence[Somebody]) -> Somebody | None:
    """Whoever has to decide; None if the game is over for all."""
    end = time.monotonic() + PATIENCE_MS / 1000
    while time.monotonic() < end:
        for one in people:
            if one.page.locator("#prompt.mine [aria-controls=all-moves]").count():
                return one
        if all(one.page.locator("#prompt[data-status=over]").count() for one in people):
            return None
        people[0].page.wait_for_timeout(30)
    raise AssertionError("nobody is asked")


def turns(*people: Person) -> tuple[Person, Person]:
    """The person who has to decide, and one who does not."""
    end = time.monotonic() + PATIENCE_MS / 1000
    while time.monotonic() < end:
        asked = [one for one in people if one.page.locator("#prompt.mine").count()]
        if len(asked) == 1:
            return asked[0], next(one for one in people if one is not asked[0])
        people[0].page.wait_for_timeout(20)
    raise AssertionError("nobody is asked, or several are")
