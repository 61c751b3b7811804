"""Take the pictures of the documentation: a real server, a real game, a real browser.

From the root of the project, after make test: python -m docs.pictures.screens; with names, only the pictures of these
games: python -m docs.pictures.screens catan
"""

import json
import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.browser import newdawn_positions
from tests.browser.catan_positions import asking, bot_game, late_turn, places
from tests.browser.conftest import FLAGS, Served, installed_browser
from tests.browser.people import DESKTOP, PATIENCE_MS, PHONE, Words
from tests.browser.positions import Place

from ecumene.bots import make_bot, parse_bot
from ecumene.core.fairness import FairChance, seeded_secret
from ecumene.core.match import Match
from ecumene.core.parsing import parse_record
from ecumene.core.rng import Rng
from ecumene.games import GAMES, game_named
from ecumene.games.duel.view_types import DuelView
from ecumene.games.newdawn.view_types import NewDawnView

FOLDER = Path(__file__).parent
SEED = 12


def played(name: str, seed: int = SEED) -> Match:
    """A game between two searches, always the same."""
    game = game_named(name)
    match = Match(game, 2, None, ["Ада", "Борис"], FairChance(seeded_secret(seed), f"picture-{seed}"))
    match.date = "2026-11-15"
    bots = [make_bot(parse_bot("search:1500"), game, seed + seat) for seat in range(2)]
    rng = Rng(seed)
    while not match.over:
        seat = match.state.actor
        match.play(seat, bots[seat].choose(match.state.perspective(seat, rng), seat))
    return match


def rich_moment(match: Match) -> int:
    """A ply late in the game at which seat 1 may apply several effects."""
    found = 0
    record = match.record()
    for step in record.replay():
        state = step.state
        late = step.number < len(record.plies) * 0.85
        if late and state.actor == 0 and state.view(0).asked == "effects" and len(state.moves()) >= 4:
            found = step.number
    return found


def turn_of_the_second_age(match: Match) -> int:
    """A ply in the middle of Age II at which seat 1 has cards to choose from and wonders to build."""
    found = 0
    for step in match.record().replay():
        view = step.state.view(0)
        assert isinstance(view, DuelView)
        here = view.age == 2 and view.asked == "turn" and view.actor == 0
        if here and 8 <= sum(slot.taken for slot in view.slots) <= 12 and len(step.state.moves()) >= 6:
            found = step.number
    return found


def duel_with_a_second_age() -> Match:
    """The first game of 7 Wonders Duel that has such a moment."""
    for seed in range(SEED, SEED + 20):
        match = played("duel", seed)
        if turn_of_the_second_age(match):
            return match
    raise AssertionError("no game has such a moment")


class Camera:
    """Takes pictures at one server, as one guest."""

    def __init__(self, browser: Browser, base: str) -> None:
        self.browser = browser
        self.base = base
        context = browser.new_context(base_url=base)
        context.request.post("/api/v1/me", data={"name": "Ada"})
        self.cookies = context.storage_state()
        self.request = context.request

    def made(self, path: str, data: object) -> str:
        text = isinstance(data, str)
        headers = {"Content-Type": "text/plain" if text else "application/json"}
        body = data if isinstance(data, str) else json.dumps(data)
        answer = self.request.post(path, data=body.encode(), headers=headers)
        assert answer.ok, answer.text()
        return str(answer.json()["table"])

    def take(
        self, name: str, path: str, language: str = "en", size: tuple[int, int] = DESKTOP, theme: str = "light",
        act: Callable[[Page, Words], None] | None = None,
    ) -> None:  # fmt: skip
        """One picture, after some action."""
        context = self.browser.new_context(
            base_url=self.base,
            storage_state=self.cookies,
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE_MS)
        page = context.new_page()
        page.goto(path)
        page.wait_for_load_state("networkidle")
        if act is not None:
            act(page, Words(language))
        page.wait_for_timeout(600)  # fonts and fades, for the eye alone
        page.screenshot(path=FOLDER / f"{name}.jpg", quality=84)
        context.close()
        print(name)


def hint(page: Page, say: Words) -> None:
    page.get_by_role("button", name=say("tool-hint")).click()
    expect(page.get_by_text(re.compile("%")).first).to_be_visible(timeout=20_000)


def refusal(page: Page, _say: Words) -> None:
    page.locator("[data-move][aria-disabled=true]").first.click(force=True)  # it cannot be chosen, but asked why
    page.wait_for_timeout(500)


def middle(page: Page, _say: Words) -> None:
    slider = page.get_by_role("slider").first
    expect(slider).to_be_visible()
    slider.fill(str(int(float(slider.get_attribute("max") or "0") * 0.8)))


def last_move(page: Page, say: Words) -> None:
    """The move that won the game, again."""
    page.locator("#prompt .row button.primary").click()
    expect(page.get_by_role("dialog", name=say("sheet-view-title"))).to_be_visible()


def first_card(page: Page, _say: Words) -> None:
    """An open card with its bill and the ways to play it."""
    page.locator("[data-card].lit").first.click()
    expect(page.locator("[data-move^=discard]").first).to_be_visible()


def last_card(move: str) -> Callable[[Page, Words], None]:
    """The move that ended the game, again: its card, the way, and yes."""

    def act(page: Page, say: Words) -> None:
        page.locator(f"[data-card={move.split()[-1]}].lit").click()
        page.locator(f'[data-move="{move}"].lit').click()
        page.locator("[data-confirm]").click()
        expect(page.get_by_role("dialog", name=say("sheet-view-title"))).to_be_visible()

    return act


def search(page: Page, say: Words) -> None:
    page.get_by_label(say("rules-search")).fill("ембарго")


def main() -> None:
    """All pictures."""
    wanted = sys.argv[1:] or ["victoria", "duel", "catan", "newdawn"]
    expect.set_options(timeout=PATIENCE_MS)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Served(Path(folder), tables_per_minute="1000").start()
        browser = playwright.chromium.launch(executable_path=installed_browser(), args=FLAGS)
        try:
            camera = Camera(browser, server.base)
            if "victoria" in wanted:
                photograph(camera, played("victoria"))
            if "duel" in wanted:
                photograph_duel(camera, duel_with_a_second_age())
            if "catan" in wanted:
                photograph_catan(camera)
            if "newdawn" in wanted:
                photograph_newdawn(camera)
            camera.take("lobby", "/", size=(DESKTOP[0], 1180))  # all games in one picture
        finally:
            browser.close()
            server.stop()


def photograph_duel(camera: Camera, match: Match) -> None:
    """The pictures of 7 Wonders Duel."""
    study = camera.made("/api/v1/records", match.record().text())
    here = {"ply": turn_of_the_second_age(match), "seat": 0, "bot": "search:200ms"}
    board = f"/t/{camera.made(f'/api/v1/tables/{study}/branch', here)}"
    camera.take("duel-desktop", board)
    camera.take("duel-phone", board, "ru", PHONE, "dark")
    camera.take("duel-bill", board, act=first_card)
    last = max(number for number, ply in enumerate(match.plies) if ply.seat >= 0)
    ending = {"ply": last, "seat": match.plies[last].seat, "bot": "greedy"}
    won = last_card(match.game.notation.text(match.plies[last].move))
    camera.take("duel-score-sheet", f"/t/{camera.made(f'/api/v1/tables/{study}/branch', ending)}", act=won)


def founded_and_built() -> Place:
    """A turn in the middle of the base game, with something to build."""
    turns = [
        *places(
            bot_game(1, 4, (("mode", "base"),)),
            lambda view, moves: view.asked == "turn" and len({move.split()[0] for move in moves}) > 3,
        )
    ]
    return turns[len(turns) * 2 // 3]


def threatened() -> Place:
    """A turn of Cities & Knights late in the game with the barbarians close to the shore."""
    turns = [
        *places(
            bot_game(2),
            lambda view, moves: view.asked == "turn" and view.barbarians is not None
            and view.barbarians.step >= view.barbarians.steps - 2 and len(moves) > 4,
        )
    ]  # fmt: skip
    return turns[-1]


def write_counter(page: Page, _say: Words) -> None:
    """The window in which the answer to an offer is put together."""
    page.locator("[data-panel] [data-write]").click()
    expect(page.locator("dialog[open] .composer")).to_be_visible()


def statistics(page: Page, _say: Words) -> None:
    """What the dice have done so far."""
    page.locator("[data-rolls]").click()
    expect(page.locator("dialog[open] .sums")).to_be_visible()


def photograph_catan(camera: Camera) -> None:
    """The pictures of CATAN."""

    def table(place: Place) -> str:
        study = camera.made("/api/v1/records", place.record)
        here = {"ply": place.ply, "seat": place.seat, "bot": "greedy"}
        return f"/t/{camera.made(f'/api/v1/tables/{study}/branch', here)}"

    camera.take("catan-desktop", table(founded_and_built()))
    camera.take("catan-trade", table(asking("answering", 3)), "ru", PHONE, act=write_counter)
    knights = table(threatened())
    camera.take("catan-knights", knights, "en", theme="dark")
    camera.take("catan-phone", knights, "bg", PHONE)
    camera.take("catan-dice", knights, "en", PHONE, "dark", act=statistics)
    camera.take("catan-seafarers", table(late_turn((("map", "outer_isles"),))), "ru")


def middle_of_newdawn() -> Place:
    """A turn in the middle of a game of four at A New Dawn."""
    turns = [
        *newdawn_positions.places(
            newdawn_positions.bot_game(0), lambda view, _moves: view.asked == "turn" and len(view.odds) > 1
        )
    ]
    return turns[len(turns) // 2]


def newdawn_attack() -> Place:
    """An attack with chances that tokens change."""
    return newdawn_positions.turn_of_bots(
        lambda view, moves: view.asked == "military" and any(move.startswith("attack") for move in moves)
        and any(0 < odds.plain < odds.with_tokens for odds in view.odds)
    )  # fmt: skip


def aim(page: Page, _say: Words) -> None:
    """The first target, chosen but not confirmed."""
    page.locator("[data-move^=attack]").first.evaluate("one => one.focus()")
    page.locator("[data-move^=attack]").first.click()
    expect(page.locator("[data-confirm]")).to_be_visible()


def culture_card(place: Place) -> str:
    """The culture card in the row of whoever decides there."""
    view = parse_record(place.record, GAMES).state_after(place.ply).view(place.seat)
    assert isinstance(view, NewDawnView)
    return next(card.card for card in view.players[place.seat].row if card.type == "culture")


def point_at(card: str) -> Callable[[Page, Words], None]:
    """Show what a card of the row would reach."""

    def act(page: Page, _say: Words) -> None:
        page.locator(f".row [data-card={card}]").hover()

    return act


def lay_a_tile(page: Page, _say: Words) -> None:
    """A tile chosen and turned: its places are lit."""
    for _ in range(2):
        page.locator("[data-panel] [data-move].lit").first.click()
        page.locator("[data-confirm]").click()
        expect(page.locator("[data-confirm]")).to_have_count(0)
        page.wait_for_timeout(400)


def photograph_newdawn(camera: Camera) -> None:
    """The pictures of A New Dawn."""

    def table(place: Place) -> str:
        study = camera.made("/api/v1/records", place.record)
        here = {"ply": place.ply, "seat": place.seat, "bot": "greedy"}
        return f"/t/{camera.made(f'/api/v1/tables/{study}/branch', here)}"

    middle = middle_of_newdawn()
    turn = table(middle)
    camera.take("newdawn-desktop", turn, act=point_at(culture_card(middle)))
    camera.take("newdawn-night", turn, "ru", theme="dark")
    camera.take("newdawn-phone", turn, "bg", PHONE)
    camera.take("newdawn-attack", table(newdawn_attack()), act=aim)
    camera.take("newdawn-building", table(newdawn_positions.laying()), act=lay_a_tile)


def photograph(camera: Camera, match: Match) -> None:
    """The lobby, and the pictures of Victoria."""
    study = camera.made("/api/v1/records", match.record().text())
    moment = rich_moment(match)
    table = camera.made(f"/api/v1/tables/{study}/branch", {"ply": moment, "seat": 0, "bot": "search:200ms"})
    board = f"/t/{table}"
    camera.take("board-desktop", board)
    camera.take("board-desktop-dark", board, "ru", theme="dark")
    camera.take("board-phone", board, "bg", PHONE)
    camera.take("board-phone-dark", board, "ru", PHONE, "dark")
    camera.take("hint", board, act=hint)
    camera.take("refusal", board, act=refusal)
    camera.take("replay", f"/t/{study}?replay", act=middle)
    camera.take("rules", "/rules/victoria", "bg", act=search)
    camera.take("new-table", "/new/victoria")
    last = max(number for number, ply in enumerate(match.plies) if ply.seat >= 0)
    ending = {"ply": last, "seat": match.plies[last].seat, "bot": "greedy"}
    camera.take("score-sheet", f"/t/{camera.made(f'/api/v1/tables/{study}/branch', ending)}", act=last_move)


if __name__ == "__main__":
    main()
