"""How much of a screen each board gives to what its game is about, and how quickly it is painted.

From the root of the project, after make test: python -m bench.board_sizes

ECUMENE_CLIENT_FOLDER measures a client that was built somewhere else.
"""

import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright
from tests.browser import catan_positions, duel_positions, newdawn_positions, positions
from tests.browser.conftest import FLAGS, Served, installed_browser
from tests.browser.fitting import KNIGHTS, MAIN_THINGS, pixels
from tests.browser.people import Person
from tests.browser.positions import Place

SIZES: Final = ((360, 640), (390, 844), (1280, 720), (1440, 900))
BOARDS: Final[dict[str, tuple[str, Callable[[], Place]]]] = {
    "Victoria, two": ("victoria", positions.late),
    "Victoria, four": ("victoria", lambda: positions.late(4)),
    "7 Wonders Duel, age II": ("duel", lambda: duel_positions.asking("turn", 2)),
    "7 Wonders Duel, age III": ("duel", lambda: duel_positions.asking("turn", 3)),
    "CATAN, four": ("catan", lambda: catan_positions.late_turn((("mode", "base"),))),
    "Cities & Knights, four": ("catan", lambda: catan_positions.late_turn(KNIGHTS)),
    "A New Dawn, two": ("newdawn", lambda: newdawn_positions.late_turn(2)),
    "A New Dawn, four": ("newdawn", newdawn_positions.late_turn),
}
MOVES: Final = 8

# When messages arrive, and when the page has been painted after them.
PAINTS: Final = """
window.paints = [];
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
    constructor(...given) {
        super(...given);
        this.addEventListener("message", ({ data }) => {
            if (typeof data !== "string" || !data.includes('"view"')) return;
            const at = performance.now();
            requestAnimationFrame(() => {
                const channel = new MessageChannel();
                channel.port1.onmessage = () => window.paints.push(performance.now() - at);
                channel.port2.postMessage(0);
            });
        });
    }
};
"""
# One step of the wheel after the other; each is timed until it has been painted.
ZOOM: Final = """async () => {
    const frame = document.querySelector(".chart > .frame");
    const box = frame.getBoundingClientRect();
    const painted = () => new Promise((done) => requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = done;
        channel.port2.postMessage(0);
    }));
    const times = [];
    for (let step = 0; step < 12; step += 1) {
        await painted();
        const at = performance.now();
        const deltaY = step < 6 ? -100 : 100;
        const [clientX, clientY] = [box.left + box.width / 2, box.top + box.height / 2];
        frame.dispatchEvent(new WheelEvent("wheel", { deltaY, clientX, clientY, bubbles: true, cancelable: true }));
        await painted();
        times.push(performance.now() - at);
    }
    return times;
}"""
SHIFTS: Final = """
window.shifted = 0;
new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
}).observe({ type: "layout-shift", buffered: true });
"""


def seated(browser: Browser, base: str, board: str, scripts: str = "") -> Person:
    """Somebody at a board, whose turn it is."""
    game, place = BOARDS[board]
    one = Person(browser, base, "Аннелиза Мария", language="ru", game=game, confirm=False, pace="once")
    one.context.add_init_script(scripts or ";")
    where = place()
    one.sit_at(one.go_on_from(where.record, where.ply, where.seat, "greedy"))
    assert one.wait_for_turn()
    return one


def sizes(browser: Browser, base: str) -> None:
    """How many pixels the main thing of each game has."""
    print("board | " + " | ".join(f"{width}x{height}" for width, height in SIZES))
    for board, (game, _) in BOARDS.items():
        one = seated(browser, base, board)
        shares = []
        for width, height in SIZES:
            one.page.set_viewport_size({"width": width, "height": height})
            one.page.reload()
            assert one.wait_for_turn()
            one.page.wait_for_timeout(300)
            area = pixels(one, MAIN_THINGS[game])
            shares.append(f"{area} ({100 * area / width / height:.0f} %)")
        print(f"{board} | " + " | ".join(shares), flush=True)
        one.context.close()


def paints(browser: Browser, base: str) -> None:
    """How long it takes from an update, and from a step of the wheel, to the painted page."""
    print("board | update to paint, median of moves, ms | zoom step, median, ms")
    for board, (game, _) in BOARDS.items():
        one = seated(browser, base, board, PAINTS)
        one.page.evaluate("window.paints = []")
        for _ in range(MOVES):
            # Some questions are answered on other parts of the board; what has been seen until then is enough.
            if not one.lit.count() and not one.openers.count():
                break
            one.take()
            if not one.wait_for_turn():
                break
        one.page.wait_for_timeout(300)
        times = one.page.evaluate("window.paints")
        zoom = f"{statistics.median(one.page.evaluate(ZOOM)):.0f}" if game == "newdawn" else "-"
        paint = f"{statistics.median(times):.0f} of {len(times)}" if times else "-"
        print(f"{board} | {paint} | {zoom}", flush=True)
        one.context.close()


def lobby(browser: Browser, base: str) -> None:
    """How far the lobby moves while it loads."""
    for width, height in SIZES:
        one = Person(browser, base, language="ru", size=(width, height))
        one.context.add_init_script(SHIFTS)
        network = one.context.new_cdp_session(one.page)
        network.send("Network.enable")
        slow = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 100_000}
        network.send("Network.emulateNetworkConditions", slow)
        one.page.goto("/")
        one.card.wait_for()
        one.page.wait_for_timeout(1500)
        print(f"lobby's layout shift at {width}x{height}: {one.page.evaluate('window.shifted'):.3f}", flush=True)
        one.context.close()


def main() -> None:
    """Measure what was asked for."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        generous = {"tables_per_minute": "10000", "commands_per_s": "1000", "command_burst": "10000"}
        server = Served(Path(folder), proxies="127.0.0.1", **generous).start()
        browser = playwright.chromium.launch(executable_path=installed_browser(), args=FLAGS[:-1])
        wanted = sys.argv[1:] or ["sizes", "paints", "lobby"]
        for name, measure in (("sizes", sizes), ("paints", paints), ("lobby", lobby)):
            if name in wanted:
                measure(browser, server.base)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
