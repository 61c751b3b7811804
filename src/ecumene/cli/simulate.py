"""``ecumene simulate``: many games between bots."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from ecumene.arena.game import play_game, play_match, seed_of
from ecumene.bots import make_bot, parse_bot
from ecumene.cli.screen import console, options_of, print_json, track, write_file
from ecumene.core.errors import EcumeneError
from ecumene.core.game import Game
from ecumene.core.options import Options
from ecumene.core.state import State
from ecumene.core.texts import Texts
from ecumene.games import game_named


def simulate(
    game: Annotated[str, typer.Argument(help="The game, such as victoria.")],
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    players: Annotated[int, typer.Option("--players", "-p", help="How many seats; 0 for the usual number.")] = 0,
    bot: Annotated[list[str], typer.Option("--bot", "-b", help="A bot per seat; the last one repeats.")] = ["random"],  # noqa: B006 - typer reads it
    option: Annotated[list[str], typer.Option("--option", "-o", help="A rules option, name=value.")] = [],  # noqa: B006 - typer reads it
    seed: Annotated[int, typer.Option(help="The seed of the random numbers.")] = 1,
    out: Annotated[Path | None, typer.Option(help="Write every game's record into this folder.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Answer as JSON.")] = False,
) -> None:
    """Play many games between bots and summarise the results.

    Example: ecumene simulate victoria --games 200 --players 4 --bot greedy --bot random --out games/
    """
    chosen = game_named(game)
    players = players or chosen.usual_players
    options = chosen.check(players, options_of(chosen, option))
    if len(bot) > players:
        raise EcumeneError(f"There are {len(bot)} bots for {players} seats.", todo="Give at most one bot per seat.")
    bots = [bot[min(seat, len(bot) - 1)] for seat in range(players)]
    for name in bots:
        parse_bot(name)
    points = [0.0] * players
    endings: Counter[str] = Counter()
    rounds: list[int] = []
    for state in track(_play(chosen, options, bots, games, seed, out), games, "simulating"):
        points = [total + value for total, value in zip(points, state.returns(), strict=True)]
        ending = state.ending()
        assert ending is not None
        endings[f"{ending.result} ({ending.reason})"] += 1
        rounds.append(state.round_number())
    average = sum(rounds) / games
    if json:
        print_json(
            {
                "game": chosen.name, "games": games, "players": players, "options": options, "seed": seed,
                "seats": [
                    {"bot": name, "rate": total / games} for name, total in zip(bots, points, strict=True)
                ],
                "endings": dict(endings), "rounds": {"mean": average, "least": min(rounds), "most": max(rounds)},
            }
        )  # fmt: skip
        return
    table = Table("seat", "bot", "won")
    for seat, (name, total) in enumerate(zip(bots, points, strict=True), 1):
        table.add_row(f"p{seat}", name, f"{total / games:.1%}")
    console.print(table)
    for ending_name, times in endings.most_common():
        console.print(f"{ending_name}: {times}")
    texts = Texts("en", chosen)
    if texts.has("board-round"):  # with only a few ages, the one in which a game ended says more than an average
        ages = [
            f"{texts.say('board-round', {'round': number})}: {rounds.count(number)}" for number in sorted(set(rounds))
        ]
        console.print("ended in " + ", ".join(ages))
    else:
        console.print(f"rounds: {average:.1f} on average, {min(rounds)} to {max(rounds)}")
    if out is not None:
        console.print(f"records: {games} files in {out}", markup=False)


def _play(game: Game, options: Options, bots: list[str], games: int, seed: int, out: Path | None) -> Iterator[State]:
    players = len(bots)
    for number in range(games):
        one = seed_of(seed, number)
        made = [make_bot(parse_bot(name), game, seed_of(one, seat)) for seat, name in enumerate(bots)]
        if out is None:
            yield play_game(game, players, options, made, one)
        else:
            match = play_match(game, players, options, made, bots, one)
            write_file(out / f"{game.name}-{seed}-{number + 1:05d}.txt", match.record().text())
            yield match.state
