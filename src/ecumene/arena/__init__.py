"""Matches between bots: paired seeds, rotated seats, confidence intervals, many processes, resumable."""

from ecumene.arena.contest import Contest, Outcome, run_contest
from ecumene.arena.game import play_game
from ecumene.arena.statistics import Standing, standings, wilson

__all__ = ["Contest", "Outcome", "Standing", "play_game", "run_contest", "standings", "wilson"]
