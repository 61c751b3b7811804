"""How many clicks a turn takes: a sensible player, who plays what the hint says, plays each game with a mouse.

From the root of the project, after building the client: PYTHONPATH=. python bench/clicks.py [turns] [game ...]

The player keeps the usual settings, so that moves are confirmed, and plays against the computer. Counted are trusted
clicks, and in CATAN what a person is asked about offers. Written to results/clicks.json.
"""

import json
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from tests.browser.catan_people import Settler
from tests.browser.conftest import FLAGS, Served
from tests.browser.duellists import Duellist
from tests.browser.newdawn_people import Ruler
from tests.browser.people import Person

GAMES: dict[str, tuple[type[Person], tuple[str, ...]]] = {
    "victoria": (Person, ("me", "greedy")),
    "duel": (Duellist, ("me", "greedy")),
    "catan": (Settler, ("me", "greedy", "greedy")),
    "newdawn": (Ruler, ("me", "greedy")),
}
COUNT = """
window.clicksMade = 0;
addEventListener('click', (event) => { if (event.isTrusted && event.detail > 0) window.clicksMade += 1; }, true);
"""
# What the server's hint advises, asked on a socket of its own so that nothing is clicked for it.
ADVICE = """(protocol) => new Promise((done) => {
    const socket = new WebSocket(`ws://${location.host}/api/v1/tables/${location.pathname.slice(3)}/socket`);
    socket.onopen = () => socket.send(JSON.stringify({do: 'hello', protocol, version: 0, viewer: 0}));
    socket.onmessage = ({data}) => {
        const said = JSON.parse(data);
        if (said.kind === 'update' && said.since === 0) socket.send(JSON.stringify({do: 'hint', id: 'h', seat: 0}));
        if (said.kind === 'hint' || said.kind === 'refused') {
            socket.close();
            done((said.moves ?? []).map(({move}) => move));
        }
    };
})"""
WRITING = {"give", "want", "ask", "offer", "drop"}  # no offers of their own: what others are asked is not compared


def positions(one: Person) -> list[dict[str, Any]]:
    """Every position that was told, in order."""
    return [json.loads(frame)["position"] for frame in one.heard if '"position":{' in frame]


def latest(one: Person) -> dict[str, Any]:
    """The position that was told last."""
    frame = next(frame for frame in reversed(one.heard) if '"position":{' in frame)
    found: dict[str, Any] = json.loads(frame)["position"]
    return found


def sent(one: Person) -> list[dict[str, Any]]:
    """The commands that made moves."""
    return [json.loads(frame) for frame in one.sent if '"do":"move' in frame]


def own_turns(one: Person) -> list[int]:
    """The plies at which one's own turns began."""
    told = positions(one)
    return [
        each["ply"]
        for last, each in zip([None, *told], told, strict=False)
        if each["turn"] == 0 and (last is None or last["turn"] != 0)
    ]


def chosen(one: Person) -> dict[str, Any]:
    """The move that the hint advises, else the last possible one."""
    advised = one.page.evaluate(ADVICE, 3)
    possible: list[dict[str, Any]] = [*advised, *reversed(latest(one)["moves"])]
    return next((move for move in possible if move["verb"] not in WRITING), possible[0])


def play(one: Person, move: dict[str, Any]) -> None:
    """Make the move with the mouse."""
    if isinstance(one, Duellist | Settler | Ruler):
        one.play(move["text"])
        return
    thing = one.page.locator(f"[data-move='{move['text']}'].lit:visible, [data-answer='{move['text']}']").first
    one.take(lambda _: thing) if move["fields"] else thing.click()


def measured(browser: Browser, base: str, game: str, turns: int) -> dict[str, float]:
    """Clicks a turn of this game, of which decisions, and what happened with offers."""
    kind, seats = GAMES[game]
    one = kind(browser, base, "Ann", pace="once")
    options = {"options": {"mode": "base", "map": "first_game"}} if game == "catan" else {}
    table = one.make_table(*seats, **options)
    one.context.add_init_script(COUNT)
    one.open(table.path)
    clicks: list[tuple[int, int, int]] = []  # in whose turn, in which of one's own, how many
    answers = impossible = 0
    while one.wait_for_turn() and len(own_turns(one)) <= turns:
        position = latest(one)
        mine = position["turn"] == 0
        asked = position["view"]["asked"]
        move = chosen(one)
        before = int(one.page.evaluate("window.clicksMade"))
        ply = position["ply"]
        play(one, move)
        one.wait_until(lambda ply=ply: latest(one)["ply"] != ply, "the move was never made")  # type: ignore[misc]
        clicks.append((position["turn"], len(own_turns(one)), int(one.page.evaluate("window.clicksMade")) - before))
        if asked == "answering" and not mine:
            answers += 1
            impossible += not any(each["verb"] == "accept" for each in position["moves"])
    moves = sum(len(said.get("moves", [0])) for said in sent(one))  # a set counts as its moves, however it was made
    declined = {each["ply"] for each in positions(one) if each.get("settled")}
    in_turns: dict[int, int] = {}
    for whose, turn, made in clicks:
        if whose == 0 and turn > 0:
            in_turns[turn] = in_turns.get(turn, 0) + made
    one.context.close()
    counted = in_turns.values()
    return {
        "turns": len(in_turns),
        "clicks a turn": round(sum(counted) / max(1, len(in_turns)), 2),
        "most in a turn": max(counted, default=0),
        "clicks a move": round(sum(made for _, _, made in clicks) / max(1, moves), 2),
        "moves": moves,
        "answers to offers": answers,
        "impossible ones": impossible,
        "declined for them": len(declined),
    }


def main() -> None:
    """Measure every game, or those that are named."""
    turns = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    games = sys.argv[2:] or list(GAMES)
    results = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        generous = {"tables_per_minute": "1000", "hint_ms": "100"}
        server = Served(Path(folder), proxies="127.0.0.1", **generous).start()
        found = next(path for name in ("chromium-headless-shell", "chromium") if (path := shutil.which(name)))
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        for game in games:
            results[game] = measured(browser, server.base, game, turns)
            print(game, json.dumps(results[game]), flush=True)
        browser.close()
        server.stop()
    kept = Path("results/clicks.json")
    told = json.loads(kept.read_text()) if kept.exists() else {}
    kept.write_text(json.dumps({**told, "now": {**told.get("now", {}), **results}}, indent=1) + "\n")


if __name__ == "__main__":
    main()
