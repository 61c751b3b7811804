"""``ecumene arena``: which bot is stronger, and how sure that is."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from ecumene.arena.contest import Contest, Form, Outcome, check_contest, seatings
from ecumene.arena.files import read_games
from ecumene.arena.ratings import Rating, library, ratings
from ecumene.arena.report import Played, plots_of, report, test_words
from ecumene.arena.running import Results, Watch, results_of, run_contest, usual_processes
from ecumene.arena.sequential import SequentialTest
from ecumene.arena.statistics import share_of
from ecumene.arena.verdict import faults
from ecumene.bots import parse_bot
from ecumene.cli.groups import unless_named
from ecumene.cli.screen import NO, console, options_of, print_json, progress, write_file
from ecumene.core.errors import EcumeneError
from ecumene.games import game_named

USUAL_GAMES = 240


app = typer.Typer(
    help="Match bots against each other.\n\nExample: ecumene arena victoria search:200ms greedy --games 200",
    no_args_is_help=True,
    cls=unless_named("match"),
)

GameName = Annotated[str, typer.Argument(help="The game, such as victoria.")]
Players = Annotated[int, typer.Option("--players", "-p", help="Seats; 0 for the usual number.")]
RuleOptions = Annotated[list[str], typer.Option("--option", "-o", help="A rules option, name=value.")]
Seed = Annotated[int, typer.Option(help="The seed of the deals.")]
Processes = Annotated[int, typer.Option(help="Processes; 0 for one per core.")]
Out = Annotated[Path | None, typer.Option(help="Keep the games in this file; run again to continue.")]
Json = Annotated[bool, typer.Option("--json", help="Answer as JSON.")]


@app.command("match")
def match(
    game: GameName,
    bots: Annotated[
        list[str], typer.Argument(help="Two to four bots: random, greedy, search:200ms, search:200cpu, search:5000.")
    ],
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games in all, at most.")] = USUAL_GAMES,
    players: Players = 0,
    option: RuleOptions = [],  # noqa: B006 - typer reads it
    seed: Seed = 1,
    processes: Processes = 0,
    out: Out = None,
    one_against_rest: Annotated[
        bool, typer.Option("--one-against-rest", help="The second bot takes all seats but one.")
    ] = False,
    sprt: Annotated[bool, typer.Option("--sprt", help="Stop as soon as a sequential test is decided.")] = False,
    elo0: Annotated[float, typer.Option(help="The test's first hypothesis: the first bot is so much stronger.")] = 0.0,
    elo1: Annotated[float, typer.Option(help="Its second hypothesis.")] = 50.0,
    alpha: Annotated[float, typer.Option(help="How often elo1 may be accepted wrongly.")] = 0.05,
    beta: Annotated[float, typer.Option(help="How often elo0 may be accepted wrongly.")] = 0.05,
    trinomial: Annotated[bool, typer.Option("--trinomial", help="Test single games, not pairs.")] = False,
    json: Json = False,
) -> None:
    """Match bots against each other.

    Every deal is played once in each seating, so neither cards nor seats favour anyone. Rates come with 95 % Wilson
    intervals. With --out the match can be interrupted and resumed. Exits with 1 if a bot overdrew its processor time.

    Example: ecumene arena victoria search:200ms greedy --games 200 --out results/search-greedy.jsonl
    """
    chosen = game_named(game)
    if not 2 <= len(bots) <= 4:
        raise EcumeneError(f"A match needs two to four bots, not {len(bots)}.", todo="Name them after the game.")
    seats = players or (chosen.usual_players if one_against_rest else len(bots))
    options = chosen.check(seats, options_of(chosen, option))
    entrants = tuple(str(parse_bot(bot)) for bot in bots)
    form: Form = "one-against-rest" if one_against_rest else "shared"
    test = SequentialTest(elo0, elo1, alpha, beta, trinomial) if sprt else None
    contest = Contest(chosen.name, seats, options, entrants, games, seed, form=form, test=test)
    _answer(_run(contest, processes, out), [], out, json)


@app.command("round-robin")
def round_robin(
    game: GameName,
    bots: Annotated[list[str], typer.Argument(help="All bots that meet, each named once.")],
    games: Annotated[int, typer.Option("--games", "-n", min=0, help="How many games in all; 0 for some 240.")] = 0,
    players: Players = 2,
    option: RuleOptions = [],  # noqa: B006 - typer reads it
    seed: Seed = 1,
    processes: Processes = 0,
    out: Out = None,
    json: Json = False,
) -> None:
    """Let several bots meet in all combinations, and rate them with standard errors.

    Ratings need an extra: pip install "ecumene[arena]".

    Example: ecumene arena round-robin duel random greedy search:100 --games 60
    """
    library()
    chosen = game_named(game)
    options = chosen.check(players, options_of(chosen, option))
    entrants = tuple(str(parse_bot(bot)) for bot in bots)
    contest = Contest(chosen.name, players, options, entrants, games, seed, form="round-robin")
    if not games:
        size = max(1, seatings(contest))
        contest = msgspec.structs.replace(contest, games=-(-USUAL_GAMES // size) * size)
    results = _run(contest, processes, out)
    _answer(results, ratings(results.contest, results.outcomes), out, json)


@app.command("report")
def report_files(
    files: Annotated[list[Path], typer.Argument(help="Files of games, written with --out.")],
    out: Annotated[Path, typer.Option(help="The HTML page to write.")] = Path("report.html"),
    svg: Annotated[Path | None, typer.Option(help="Write each plot into this folder as well.")] = None,
    json: Json = False,
) -> None:
    """Write a report of matches as an HTML page: verdicts, tables and plots, all in one file.

    Example: ecumene arena report results/duel-*.jsonl --out report.html
    """
    played = []
    for path in files:
        contest, outcomes = read_games(path)
        results = results_of(contest, outcomes)
        rated = ratings(contest, results.outcomes) if contest.form == "round-robin" else []
        played.append(Played(path.name, results, rated))
    write_file(out, report(played))
    plots = []
    for one, path in zip(played, files, strict=True):
        for number, chart in enumerate(plots_of(one) if svg is not None else []):
            plots.append((svg or Path()) / f"{path.stem}-{number + 1}.svg")
            write_file(plots[-1], chart.svg(alone=True))
    if json:
        matches = [
            {"file": str(path), **_data(one.results, one.ratings)} for path, one in zip(files, played, strict=True)
        ]
        print_json({"report": str(out), "plots": [str(plot) for plot in plots], "matches": matches})
        return
    console.print(f"report: {out}", markup=False)
    for plot in plots:
        console.print(f"plot: {plot}", markup=False)


def _run(contest: Contest, processes: int, out: Path | None) -> Results:
    """Play a contest with a progress bar that shows the score, or the test."""
    check_contest(contest)
    points = [0.0] * len(contest.entrants)
    done: dict[int, Outcome] = {}
    watch = Watch(contest)
    with progress() as bar:
        task = bar.add_task("playing", total=contest.games)

        def tell(outcome: Outcome) -> None:
            done[outcome.number] = outcome
            for entrant in set(outcome.seating):
                points[entrant] += share_of(entrant, zip(outcome.seating, outcome.returns, strict=True))
            names = " – ".join(contest.entrants) if len(contest.entrants) <= 4 else f"{len(contest.entrants)} bots"
            score = " : ".join(f"{one:.4g}" for one in points)
            watch.is_decided(done)
            steps = [] if watch.follower is None else watch.follower.steps
            ratio = f"  LLR {steps[-1].llr:.2f}" if steps else ""
            bar.update(task, advance=1, description=f"{names}  {score}{ratio}")

        return run_contest(contest, processes or usual_processes(contest), out, tell)


def _answer(results: Results, rated: list[Rating], out: Path | None, json: bool) -> None:
    """Print what a contest showed; exits with 1 if nothing may be claimed of it."""
    wrong = faults(results.uses, len(results.outcomes))
    if json:
        print_json(_data(results, rated))
    else:
        _print(results, rated, wrong, out)
    if wrong:
        raise typer.Exit(NO)


def _data(results: Results, rated: list[Rating]) -> dict[str, object]:
    data: dict[str, object] = {
        "contest": msgspec.to_builtins(results.contest),
        "standings": msgspec.to_builtins(results.standings),
        "games_played": len(results.outcomes),
        "processor_time": [
            {**msgspec.to_builtins(use), "mean": use.mean, "overdrawn": use.overdrawn} for use in results.uses
        ],
    }
    if results.verdict is not None:
        data["verdict"] = msgspec.to_builtins(results.verdict)
    if results.progress is not None:
        data["test"] = {**msgspec.to_builtins(results.progress), "llr": results.progress.llr}
    if rated:
        data["ratings"] = msgspec.to_builtins(rated)
    return data


def _print(results: Results, rated: list[Rating], wrong: list[str], out: Path | None) -> None:
    contest = results.contest
    title = game_named(contest.game).title
    console.print(f"[bold]{title}[/], {contest.players} players, {len(results.outcomes)} games, seed {contest.seed}")
    if rated:
        table = Table("bot", "games", "Elo", "error", "95 % interval")
        for bot in rated:
            interval = f"{bot.low:+.0f} – {bot.high:+.0f}"
            table.add_row(bot.entrant, str(bot.games), f"{bot.elo:+.0f}", f"{bot.error:.0f}", interval)
    else:
        table = Table("bot", "games", "won", "shared", "rate", "95 % interval")
        for one in sorted(results.standings, key=lambda standing: -standing.rate):
            interval = f"{one.low:.1%} – {one.high:.1%}"
            table.add_row(one.entrant, str(one.games), str(one.wins), str(one.shared), f"{one.rate:.1%}", interval)
    console.print(table)
    for use in results.uses:
        if use.games:
            of = f" of {use.share * 1000:g} ms" if use.share else ""
            console.print(f"{use.entrant}: {use.mean * 1000:.1f} ms{of} of processor time a decision", markup=False)
    for line in [test_words(results), results.verdict.words if results.verdict is not None else "", *wrong]:
        if line and not (results.verdict is not None and line in wrong):
            console.print(line, markup=False)
    if out is not None:
        console.print(f"games: {out}", markup=False)
