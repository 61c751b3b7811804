"""``ecumene bench``: how fast the installed engine is."""

import json as json_module
import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Annotated

import typer
from rich.table import Table

from ecumene.bots import make_search
from ecumene.cli.about import compiled
from ecumene.cli.screen import console, errors, options_of, print_json
from ecumene.core.errors import EcumeneError
from ecumene.core.game import Game
from ecumene.core.options import Options
from ecumene.core.playout import clone_many, play_games
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, State
from ecumene.games import game_named

RUNS = 3
PLIES_COUNTED = 200_000  # roughly, to find the length of a game
LABELS = {
    "games_per_second": "random games/s",
    "moves_per_second": "moves/s",
    "simulations_per_second": "search simulations/s",
    "clone_ns": "clone, ns",
    "moves_per_game": "moves and outcomes a game",
}


def bench(
    game: Annotated[str, typer.Argument(help="The game, such as victoria.")],
    players: Annotated[int, typer.Option("--players", "-p", help="How many seats; 0 for the usual number.")] = 0,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="A rules option, name=value.")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, max=60, help="Roughly how long to measure each figure.")] = 2.0,
    interpreted: Annotated[bool, typer.Option("--interpreted", help="Measure the interpreted engine too.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Answer as JSON.")] = False,
) -> None:
    """Measure random games, moves, search simulations and clones a second on one core.

    The best of three runs counts: other work on the machine only ever makes a run slower.
    """
    chosen = game_named(game)
    players = players or chosen.usual_players
    options = chosen.check(players, options_of(chosen, option or []))
    if interpreted and not compiled():
        raise EcumeneError("The installed engine is already interpreted.", todo="Leave out --interpreted.")
    kind = "compiled" if compiled() else "interpreted"
    with errors.status(f"measuring the {kind} engine"):
        figures = measure(chosen, players, options, seconds)
    data: dict[str, object] = {"game": chosen.name, "players": players, "engine": kind, **figures}
    if option:
        data["options"] = options
    slow: dict[str, float] = {}
    if interpreted:
        with errors.status("measuring the interpreted engine"):
            slow = _measure_interpreted(chosen.name, players, option or [], seconds)
        data["interpreted"] = slow
        data["ratio"] = {name: _ratio(name, figures[name], slow[name]) for name in figures if name != "moves_per_game"}
    if json:
        print_json(data)
        return
    table = Table("figure", kind, *(("interpreted", "ratio") if interpreted else ()))
    for name, label in LABELS.items():
        row = [label, f"{figures[name]:,.0f}"]
        if interpreted:
            row += [
                f"{slow[name]:,.0f}",
                "" if name == "moves_per_game" else f"{_ratio(name, figures[name], slow[name]):.1f}×",
            ]
        table.add_row(*row)
    console.print(f"[bold]{chosen.title}[/], {players} players, one core, best of {RUNS} runs")
    console.print(table)


def _ratio(name: str, fast: float, slow: float) -> float:
    return slow / fast if name == "clone_ns" else fast / slow


def measure(game: Game, players: int, options: Options, seconds: float) -> dict[str, float]:
    """All figures for the loaded engine."""
    start = game.new(players, options)
    position = _middle(game, players, options)

    def games(count: int) -> int:
        play_games(start, Rng(count), count)
        return count

    games_rate = _rate(games, seconds)
    counted = max(4, min(200, PLIES_COUNTED // int(play_games(start, Rng(7), 1))))
    per_game = play_games(start, Rng(7), counted) / counted

    def clones(count: int) -> int:
        clone_many(position, count)
        return count

    clone_rate = _rate(clones, seconds)

    def simulations(count: int) -> int:
        make_search(game.strategy(), count, simulations=count).advise(position, position.actor)
        return count

    return {
        "games_per_second": games_rate,
        "moves_per_second": games_rate * per_game,
        "simulations_per_second": _rate(simulations, seconds),
        "clone_ns": 1e9 / clone_rate,
        "moves_per_game": per_game,
    }


def _middle(game: Game, players: int, options: Options) -> State:
    """A decision in the middle of a random game, always the same."""
    half = play_games(game.new(players, options), Rng(2026), 1) // 2
    rng = Rng(2026)
    state = game.new(players, options)
    plies = 0
    while plies < half or state.actor == CHANCE or len(state.moves()) == 1:
        state.play(state.random_move(rng))
        plies += 1
    return state


def _rate(work: Callable[[int], int], seconds: float) -> float:
    """Work per second: the size is doubled until it takes long enough, then the best run counts."""
    size = 1
    while True:
        elapsed = _timed(work, size)
        if elapsed > seconds / RUNS / 4:
            break
        size *= 2
    size = max(1, int(size * seconds / RUNS / elapsed))
    return size / min(_timed(work, size) for _ in range(RUNS))


def _timed(work: Callable[[int], int], size: int) -> float:
    begin = time.perf_counter()
    work(size)
    return time.perf_counter() - begin


def _measure_interpreted(game: str, players: int, option: list[str], seconds: float) -> dict[str, float]:
    """The same figures from a second process that loads the source instead of the compiled modules."""
    command = [sys.executable, "-m", "ecumene", "bench", game, "--players", str(players), "--seconds", str(seconds)]
    command += [word for one in option for word in ("--option", one)]
    done = subprocess.run(
        [*command, "--json"], env={**os.environ, "ECUMENE_PURE": "1"}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise EcumeneError("The interpreted engine could not be measured.", done.stderr.strip()[-500:])
    data = json_module.loads(done.stdout)
    if data["engine"] != "interpreted":
        raise EcumeneError("The second process did not run interpreted.")
    return {name: float(data[name]) for name in LABELS}
