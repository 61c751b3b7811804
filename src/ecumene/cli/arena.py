"""``ecumene arena``: which bot is stronger, and how sure that is."""

import os
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from ecumene.arena.contest import Contest, Outcome, check_contest, run_contest
from ecumene.bots import parse_bot
from ecumene.cli.screen import console, options_of, print_json, progress
from ecumene.core.errors import EcumeneError
from ecumene.games import game_named


def arena(
    game: Annotated[str, typer.Argument(help="The game, such as victoria.")],
    bots: Annotated[list[str], typer.Argument(help="Two to four bots: random, greedy, search:200ms, search:5000.")],
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games in all.")] = 240,
    players: Annotated[int, typer.Option("--players", "-p", help="Seats; 0 for one per bot.")] = 0,
    option: Annotated[list[str], typer.Option("--option", "-o", help="A rules option, name=value.")] = [],  # noqa: B006 - typer reads it
    seed: Annotated[int, typer.Option(help="The seed of the deals.")] = 1,
    processes: Annotated[int, typer.Option(help="Processes; 0 for one per core.")] = 0,
    out: Annotated[Path | None, typer.Option(help="Keep the games in this file; run again to continue.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Answer as JSON.")] = False,
) -> None:
    """Match bots against each other.

    Every deal is played once in each seating, so neither cards nor seats favour anyone. Rates come with 95 % Wilson
    intervals. With --out the match can be interrupted and resumed.

    Example: ecumene arena victoria search:200ms greedy --games 200 --out results/search-greedy.jsonl
    """
    chosen = game_named(game)
    if not 2 <= len(bots) <= 4:
        raise EcumeneError(f"A match needs two to four bots, not {len(bots)}.", todo="Name them after the game.")
    seats = players or len(bots)
    options = chosen.check(seats, options_of(chosen, option))
    entrants = tuple(str(parse_bot(bot)) for bot in bots)
    contest = Contest(chosen.name, seats, options, entrants, games, seed)
    check_contest(contest)
    points = [0.0] * len(entrants)
    with progress() as bar:
        task = bar.add_task("playing", total=games)

        def tell(outcome: Outcome) -> None:
            for entrant, value in zip(outcome.seating, outcome.returns, strict=True):
                points[entrant] += value / sum(outcome.returns)
            score = " : ".join(f"{one:g}" for one in points)
            bar.update(task, advance=1, description=f"{' – '.join(entrants)}  {score}")

        results = run_contest(contest, processes or os.cpu_count() or 1, out, tell)
    if json:
        contest_data = msgspec.to_builtins(results.contest)
        print_json(
            {"contest": contest_data, "standings": msgspec.to_builtins(results.standings), "games_played": games}
        )
        return
    table = Table("bot", "games", "won", "shared", "rate", "95 % interval")
    for one in sorted(results.standings, key=lambda standing: -standing.rate):
        interval = f"{one.low:.1%} – {one.high:.1%}"
        table.add_row(one.entrant, str(one.games), str(one.wins), str(one.shared), f"{one.rate:.1%}", interval)
    console.print(f"[bold]{chosen.title}[/], {seats} players, {games} games, seed {seed}")
    console.print(table)
    if out is not None:
        console.print(f"games: {out}", markup=False)
