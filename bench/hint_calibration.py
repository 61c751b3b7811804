"""Whether hints are right about chances: what they claim, and how games that go on like that end.

From the root of the project: python bench/hint_calibration.py [--game duel] [--games 400] [--processes 1]

The same search plays all seats. At some decisions it is asked for a hint as a player would ask, and what it claims for
its best move is compared with what that seat gets in the end: by height of the claim, and by quarters of the game.
"""

import argparse
import json
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from pathlib import Path
from typing import NamedTuple

from rich.progress import track

from ecumene.arena.game import seed_of
from ecumene.bots import BotSpec, make_bot, strongest
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, OVER
from ecumene.games import game_named

OUT = Path("results/hint-calibration.json")
ASKED = 6  # one in this many decisions is a hint
HEIGHTS = 10
QUARTERS = 4


class Claim(NamedTuple):
    """A hint's chance to win, how far the game was, and what the seat got."""

    chance: float
    progress: float
    result: float


def play(game_name: str, players: int, simulations: int, playing: int, seed: int, number: int) -> list[Claim]:
    """One game: all its claims."""
    game = game_named(game_name)
    chance = Rng(seed_of("hints", seed, number))

    player, adviser = (strongest(BotSpec("search", simulations=budget), game) for budget in (playing, simulations))
    bots = [make_bot(player, game, seed_of("bot", seed, number, seat)) for seat in range(players)]
    helper = make_bot(adviser, game, seed_of("hint", seed, number))
    state = game.new(players)
    claims: list[tuple[float, int, int]] = []
    plies = 0
    while state.actor != OVER:
        seat = state.actor
        if seat == CHANCE:
            state.play(state.random_move(chance))
        else:
            if len(state.moves()) > 1 and chance.below(ASKED) == 0:
                best = helper.advise(state.perspective(seat, chance), seat)[0]
                claims.append((best.chance, plies, seat))
            state.play(bots[seat].choose(state.perspective(seat, chance), seat))
        plies += 1
    returns = state.returns()
    return [Claim(claimed, ply / plies, float(returns[seat])) for claimed, ply, seat in claims]


def compared(claims: list[Claim]) -> dict[str, float]:
    """How many claims, their mean, the mean of results, and the standard error of the difference."""
    count = len(claims)
    claimed = sum(one.chance for one in claims) / count
    result = sum(one.result for one in claims) / count
    spread = sum((one.result - one.chance - result + claimed) ** 2 for one in claims)
    return {
        "claims": count, "claimed": round(claimed, 4), "result": round(result, 4),
        "error": round(sqrt(spread) / count, 4),
    }  # fmt: skip


def grouped(claims: list[Claim], place: Callable[[Claim], int], groups: int) -> list[dict[str, float]]:
    """The same for each group of claims that is not empty."""
    parts = [[one for one in claims if place(one) == group] for group in range(groups)]
    return [{"group": number, **compared(part)} for number, part in enumerate(parts) if part]


def main() -> None:
    """Play, compare, and add to the results."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="duel")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--simulations", type=int, default=2000, help="of a hint")
    parser.add_argument("--playing", type=int, default=400, help="simulations of a move")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--out", type=Path, default=OUT)
    given = parser.parse_args()
    one = partial(play, given.game, given.players, given.simulations, given.playing, given.seed)
    with ProcessPoolExecutor(given.processes) as pool:
        found = track(pool.map(one, range(given.games)), "playing", given.games)
        claims = [claim for of_game in found for claim in of_game]
    heights = grouped(claims, lambda claim: min(int(claim.chance * HEIGHTS), HEIGHTS - 1), HEIGHTS)
    results = json.loads(given.out.read_text()) if given.out.exists() else {}
    results[f"{given.game}-{given.players}"] = {
        "command": f"python bench/hint_calibration.py --game {given.game} --players {given.players} "
        f"--games {given.games} --simulations {given.simulations} --playing {given.playing} --seed {given.seed}",
        "all": compared(claims),
        "off": round(sum(one["claims"] * abs(one["claimed"] - one["result"]) for one in heights) / len(claims), 4),
        "by_height": heights,
        "by_quarter": grouped(claims, lambda claim: min(int(claim.progress * QUARTERS), QUARTERS - 1), QUARTERS),
    }
    given.out.write_text(json.dumps(results, indent=1) + "\n")
    print(json.dumps(results[f"{given.game}-{given.players}"], indent=1))


if __name__ == "__main__":
    main()
