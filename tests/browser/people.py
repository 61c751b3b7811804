"""People at browsers: what they do in tests, in their own language, with what they can see and reach."""

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

ROOT: Final = Path(__file__).parent.parent.parent
TEXTS: Final = ROOT / "src/ecumene"
DESKTOP: Final = (1440, 900)
PHONE: Final = (390, 844)
PATIENCE_MS: Final = 15_000


class Words:
    """The client's own messages, so that a test finds what a reader of that language would."""

    def __init__(self, language: str, game: str = "victoria") -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        files = [*(TEXTS / "text/web" / language).glob("*.ftl"), TEXTS / "games" / game / "text" / f"{language}.ftl"]
        for path in files:
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def __call__(self, message: str, **facts: str | int) -> str:
        pattern = self._bundle.get_message(message).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, facts)
        assert not errors, errors
        return str(text)


class Person:
    """Somebody with a browser of their own."""

    def __init__(
        self, browser: Browser, base: str, language: str = "en", size: tuple[int, int] = DESKTOP, theme: str = "light",
        motion: bool = False,
    ) -> None:  # fmt: skip
        self.base = base
        self.say = Words(language)
        self.language = language
        self.size = size
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=size == PHONE,
            base_url=base,
        )
        self.context.set_default_timeout(PATIENCE_MS)
        self.troubles: list[str] = []
        self.page: Page = self.new_page()

    def new_page(self) -> Page:
        """One more tab. Whatever the console complains of fails the test in the end."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("console", lambda said: self._hear(said.type, said.text))
        return page

    def _hear(self, kind: str, text: str) -> None:
        # A cut connection is part of some tests, and browsers report it whatever the page does.
        if kind in ("error", "warning") and not re.search(r"WebSocket|ERR_|Failed to load resource", text):
            self.troubles.append(f"{kind}: {text}")

    def close(self) -> None:
        self.context.close()
        assert self.troubles == []

    # What there is to find -----------------------------------------------------------------------------------------

    def button(self, message: str, **facts: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.say(message, **facts))

    def link(self, message: str, **facts: str | int) -> Locator:
        return self.page.get_by_role("link", name=self.say(message, **facts))

    @property
    def prompt(self) -> Locator:
        return self.page.locator("#prompt")

    @property
    def lit(self) -> Locator:
        """Everything on the board that can be chosen now."""
        return self.page.locator("[data-move].lit:visible")

    # What they do --------------------------------------------------------------------------------------------------

    def open(self, path: str = "/") -> "Person":
        self.page.goto(path)
        return self

    def play_computer(self, level: str = "greedy") -> str:
        """From the landing page to a game against the computer; the address of the table."""
        self.open()
        self.page.get_by_label(self.say("lobby-level")).first.select_option(level)
        self.button("lobby-play-computer").first.click()
        self.page.wait_for_url(re.compile("/t/"))
        expect(self.prompt).to_be_visible()
        return self.page.url

    def call_oneself(self, name: str) -> None:
        """Answer the question who one is."""
        self.page.get_by_label(self.say("name-label"), exact=True).fill(name)
        self.button("name-save").click()

    def wait_for_turn(self) -> bool:
        """Until this person is asked (True) or the game is over (False)."""
        self.page.wait_for_function(
            "() => document.querySelector('#prompt.mine [aria-controls=all-moves], #prompt[data-status=over]')"
        )
        return self.page.locator("#prompt[data-status=over]").count() == 0

    def list_moves(self) -> Locator:
        """Every possible move as a button of the accessible list."""
        opener = self.page.locator("[aria-controls=all-moves]")
        if opener.get_attribute("aria-expanded") != "true":
            opener.click()
        return self.page.locator("#all-moves button")

    def take(self, choose: Callable[[Locator], Locator] | None = None) -> str:
        """Make one move: by default the first lit thing, else the first button of the prompt; its notation or words."""
        lit = self.lit
        if lit.count():
            thing = choose(lit) if choose is not None else lit.first
            notation = thing.get_attribute("data-move") or ""
            thing.click()
        else:
            thing = self.prompt.locator(".row button.button").first
            notation = thing.inner_text()
            thing.click()
        confirm = self.button("preview-confirm")
        if confirm.count():
            confirm.click()
        return notation


def at_random(seed: int) -> Callable[[Locator], Locator]:
    """A chooser that takes any of the lit things."""
    generator = random.Random(seed)
    return lambda things: things.nth(generator.randrange(things.count()))
