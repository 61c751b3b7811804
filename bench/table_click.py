"""From a click in one browser to the change on another's screen, against a bare WebSocket echo in the same browser.

    PYTHONPATH=. python bench/table_click.py --moves 60 --out results/table-click.json

Two people sit at one table in two tabs of one Chromium; confirming moves and motion are switched off, so that what is
measured is the way of a move: click, command, durable write, update, screen. The echo is a server that does nothing
else, spoken to from a page of the same browser.
"""

import argparse
import asyncio
import contextlib
import json
import statistics
import threading
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import websockets
from playwright.sync_api import Page, sync_playwright
from tests.browser.conftest import FLAGS, Served, installed_browser
from tests.browser.people import Person

from raw_table import machine, write_results

# When a click reached the page, and when the board was drawn anew: the clock is the same for all pages of a machine.
WATCH = """() => {
  window.clicked = 0; window.drawn = 0;
  const now = () => performance.timeOrigin + performance.now();
  document.addEventListener("click", () => { window.clicked = now(); }, true);
  new MutationObserver(() => requestAnimationFrame(() => { window.drawn = now(); }))
    .observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}"""
ECHO = """async ([address, times]) => {
  const socket = new WebSocket(address);
  await new Promise((done) => { socket.onopen = done; });
  const taken = [];
  for (let round = 0; round < times; round += 1) {
    const began = performance.now();
    await new Promise((done) => { socket.onmessage = done; socket.send("x".repeat(100)); });
    taken.push(performance.now() - began);
  }
  socket.close();
  return taken;
}"""


class Echo:
    """A server that sends everything back."""

    def __enter__(self) -> str:
        self._loop = asyncio.new_event_loop()
        ready: list[int] = []
        started = threading.Event()

        async def answer(socket: Any) -> None:
            async for message in socket:
                await socket.send(message)

        async def serve() -> None:
            async with websockets.serve(answer, "127.0.0.1", 0) as server:
                ready.append(next(iter(server.sockets)).getsockname()[1])
                started.set()
                await asyncio.Future()

        self._task = self._loop.create_task(serve())
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        started.wait(10)
        return f"ws://127.0.0.1:{ready[0]}"

    def _run(self) -> None:
        with contextlib.suppress(asyncio.CancelledError):
            self._loop.run_until_complete(self._task)

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._task.cancel)
        self._thread.join(10)
        self._loop.close()


def seated(browser: Any, base: str) -> tuple[Person, Person]:
    """Two people at a table, without confirmation of moves."""
    host, guest = Person(browser, base), Person(browser, base)
    for one, name in ((host, "Ann"), (guest, "Bob")):
        one.context.add_init_script("localStorage.setItem('ecumene.settings', JSON.stringify({confirm: false}))")
        one.context.request.post("/api/v1/me", data={"name": name})
    made = host.context.request.post(
        "/api/v1/tables", data={"game": "victoria", "seats": [{"kind": "me"}, {"kind": "friend"}]}
    ).json()
    host.open(f"/t/{made['table']}")
    guest.open(f"/t/{made['table']}?invite={made['invite']}")
    for one in (host, guest):
        one.page.locator("#prompt[data-status=playing]").wait_for()
        one.page.evaluate(WATCH)
    return host, guest


def one_move(mover: Person, watcher: Person) -> float:
    """Milliseconds from the mover's click to the watcher's screen."""
    watcher.page.evaluate("() => { window.drawn = 0; }")
    if mover.lit.count():
        mover.lit.first.click()
    else:
        mover.prompt.locator(".row button.button").first.click()
    if mover.button("preview-confirm").count():
        mover.button("preview-confirm").click()
    watcher.page.wait_for_function("() => window.drawn > 0")
    return float(watcher.page.evaluate("() => window.drawn")) - float(mover.page.evaluate("() => window.clicked"))


def measure(browser: Any, base: str, moves: int) -> list[float]:
    """The times of so many moves of two people."""
    people = seated(browser, base)
    taken: list[float] = []
    while len(taken) < moves and people[0].page.locator("#prompt[data-status=over]").count() == 0:
        for number, one in enumerate(people):
            if one.page.locator("#prompt.mine").count():
                taken.append(one_move(one, people[1 - number]))
                break
    for one in people:
        one.context.close()
    return taken


def figures(taken: list[float]) -> dict[str, float]:
    """Median and 95th percentile, in milliseconds."""
    return {"median_ms": round(statistics.median(taken), 2), "p95_ms": round(statistics.quantiles(taken, n=20)[-1], 2)}


def main() -> None:
    """Measure and write the result."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--moves", type=int, default=60)
    options.add_argument("--out", type=Path)
    chosen = options.parse_args()
    with TemporaryDirectory() as folder, sync_playwright() as playwright, Echo() as address:
        server = Served(Path(folder), tables_per_minute="1000").start()
        browser = playwright.chromium.launch(executable_path=installed_browser(), args=FLAGS)
        page: Page = browser.new_page()
        before = page.evaluate(ECHO, [address, chosen.moves])
        taken = measure(browser, server.base, chosen.moves)
        after = page.evaluate(ECHO, [address, chosen.moves])
        browser.close()
        server.stop()
    echo, click = figures([*before, *after]), figures(taken)
    ratio = round(click["median_ms"] / echo["median_ms"], 1)
    result = {"moves": len(taken), "click_to_other_screen": click, "echo": echo, "ratio": ratio}
    print(json.dumps({"machine": machine(), **result}, indent=2, ensure_ascii=False))
    if chosen.out is not None:
        write_results(chosen.out, result)


if __name__ == "__main__":
    main()
