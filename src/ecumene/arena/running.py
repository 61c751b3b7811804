"""Carries a contest out: plays what is missing, in several processes, and stops when a test is decided."""

import multiprocessing
import os
from collections.abc import Callable, Generator, Iterable, Mapping
from contextlib import closing
from pathlib import Path

import msgspec

from ecumene.arena.contest import Contest, Outcome, check_contest, even_rate, of_today, play_one, seatings
from ecumene.arena.files import append, prepare, read_outcomes
from ecumene.arena.sequential import Follower, Progress
from ecumene.arena.statistics import Standing, share_of, standings
from ecumene.arena.verdict import Use, Verdict, uses, verdict
from ecumene.bots import parse_bot
from ecumene.core.errors import EcumeneError


class Results(msgspec.Struct, frozen=True):
    """A contest with the games that count, and what follows from them."""

    contest: Contest
    outcomes: list[Outcome]
    standings: list[Standing]
    uses: list[Use]
    verdict: Verdict | None  # a round robin has ratings instead
    progress: Progress | None  # of the sequential test, if there is one


def run_contest(
    contest: Contest, processes: int, path: Path | None, tell: Callable[[Outcome], None] | None = None
) -> Results:
    """Play all games that are not in the file yet, and append each as soon as it is finished."""
    check_contest(contest)
    if processes > 1 and uses_cores(contest):
        raise EcumeneError(
            "Bots on several cores cannot play several games at a time.",
            "The games would take the cores from each other.",
            "Use one process for this contest.",
        )
    contest = of_today(contest)
    done = read_outcomes(path, contest) if path is not None else {}
    if path is not None:
        prepare(path, contest)
    for outcome in done.values():
        if tell is not None:
            tell(outcome)
    tasks = [(contest, number) for number in range(contest.games) if number not in done]
    watch = Watch(contest)
    if not watch.is_decided(done):
        with closing(_play_all(tasks, processes)) as finished:
            for outcome in finished:
                done[outcome.number] = outcome
                if path is not None:
                    append(path, outcome)
                if tell is not None:
                    tell(outcome)
                if watch.is_decided(done):
                    break
    return results_of(contest, done)


def uses_cores(contest: Contest) -> bool:
    """Whether an entrant thinks in several processes at a time."""
    return any(parse_bot(entrant).cores > 1 for entrant in contest.entrants)


def usual_processes(contest: Contest) -> int:
    """How many games to play at a time: one for each core, unless an entrant wants them all."""
    return 1 if uses_cores(contest) else os.cpu_count() or 1


def results_of(contest: Contest, done: Mapping[int, Outcome]) -> Results:
    """What the games show. Those after a test was decided do not count: several processes leave a few."""
    watch = Watch(contest)
    watch.is_decided(done)
    progress = None if watch.follower is None else watch.follower.progress()
    last = progress.steps[-1].games if progress is not None and progress.decision else contest.games
    outcomes = [done[number] for number in sorted(done) if number < last]
    results = [list(zip(outcome.seating, outcome.returns, strict=True)) for outcome in outcomes]
    table = standings(contest.entrants, results)
    used = uses(contest, outcomes)
    finished = len(outcomes) == contest.games or (progress is not None and bool(progress.decision))
    judged = None if contest.form == "round-robin" else verdict(contest, table, used, finished)
    return Results(contest, outcomes, table, used, judged, progress)


def is_paired(contest: Contest) -> bool:
    """Whether two entrants play each deal with their seats exchanged."""
    return contest.form == "shared" and len(contest.entrants) == 2


class Watch:
    """Follows a contest's test, if it has one, while games come in any order."""

    def __init__(self, contest: Contest) -> None:
        test = contest.test
        self.follower = None if test is None else Follower(test, even_rate(contest), is_paired(contest))
        self._contest = contest
        self._next = 0  # the first game of the first deal that was not added yet

    def is_decided(self, done: Mapping[int, Outcome]) -> bool:
        """Whether the test needs no more games."""
        if self.follower is None:
            return False
        size = seatings(self._contest)
        while self._next < self._contest.games and not self.follower.decision:
            games = [done.get(number) for number in range(self._next, self._next + size)]
            deal = [share_of(0, zip(one.seating, one.returns, strict=True)) for one in games if one is not None]
            if len(deal) < size:
                break
            self.follower.add(deal)
            self._next += size
        return bool(self.follower.decision)


def _play_all(tasks: Iterable[tuple[Contest, int]], processes: int) -> Generator[Outcome, None, None]:
    if processes <= 1:
        yield from map(play_one, tasks)
        return
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        yield from pool.imap_unordered(play_one, tasks)
