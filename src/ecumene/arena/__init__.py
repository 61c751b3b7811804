"""Matches between bots: fixed deals in all seatings, equal processor time, statistics, many processes, resumable."""

from ecumene.arena.contest import Contest, Outcome
from ecumene.arena.game import play_game
from ecumene.arena.running import Results, run_contest
from ecumene.arena.sequential import SequentialTest
from ecumene.arena.statistics import Standing, standings, wilson

__all__ = [
    "Contest",
    "Outcome",
    "Results",
    "SequentialTest",
    "Standing",
    "play_game",
    "run_contest",
    "standings",
    "wilson",
]
