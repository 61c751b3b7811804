"""What a contest shows: the even rate, what processor time was used, and the one claim that may be made."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from ecumene.arena.account import LENIENCY
from ecumene.arena.contest import Contest, Outcome, even_rate
from ecumene.arena.statistics import Standing
from ecumene.bots import parse_bot

Claim = Literal["stronger", "weaker", "no difference shown", "unfinished", "invalid"]


class Use(msgspec.Struct, frozen=True):
    """The processor time of an entrant, in all games where it was counted."""

    entrant: str
    share: float  # seconds that it may use for each decision with a choice, on average; 0 if that is not limited
    games: int
    choices: int
    seconds: float

    @property
    def mean(self) -> float:
        """Seconds for each decision with a choice; decisions without one count as well in what was used."""
        return self.seconds / self.choices if self.choices else 0.0

    @property
    def overdrawn(self) -> bool:
        """Whether it used more than a tenth above its share on average."""
        return self.share > 0 and self.mean > self.share * LENIENCY


class Verdict(msgspec.Struct, frozen=True):
    """What may be claimed of the first entrant, and why not more."""

    claim: Claim
    even: float
    words: str


def uses(contest: Contest, outcomes: Sequence[Outcome]) -> list[Use]:
    """What each entrant used."""
    found = []
    for number, entrant in enumerate(contest.entrants):
        spec = parse_bot(entrant)
        games = choices = 0
        seconds = 0.0
        for outcome in outcomes:
            seats = [seat for seat, one in enumerate(outcome.seating) if one == number]
            if not seats or not outcome.seconds:
                continue
            games += 1
            seconds += sum(outcome.seconds[seat] for seat in seats)
            choices += sum(outcome.choices[seat] for seat in seats)
        found.append(Use(entrant, spec.seconds if spec.processor else 0.0, games, choices, round(seconds, 6)))
    return found


def faults(used: Sequence[Use], games: int) -> list[str]:
    """Why nothing may be claimed of this contest."""
    found = []
    for use in used:
        if use.overdrawn:
            found.append(
                f"{use.entrant} used {use.mean * 1000:.1f} ms of processor time for each decision with a choice, "
                f"more than a tenth above its {use.share * 1000:g} ms."
            )
        elif use.share > 0 and not use.games and games:
            found.append(f"The processor time of {use.entrant} was not counted.")
    return found


def verdict(contest: Contest, standings: Sequence[Standing], used: Sequence[Use], finished: bool) -> Verdict:
    """What may be claimed of the first entrant; nothing before the contest is finished."""
    first = standings[0]
    even = even_rate(contest)
    wrong = faults(used, first.games)
    if wrong:
        return Verdict("invalid", even, "No claim: " + " ".join(wrong))
    if not finished:
        return Verdict("unfinished", even, f"No claim yet: {first.games} of {contest.games} games were played.")
    others = list(dict.fromkeys(contest.entrants[1:]))
    against = " and ".join(others)
    if first.low <= even <= first.high:
        claim: Claim = "no difference shown"
        words = f"No difference shown between {first.entrant} and {against}"
    else:
        claim = "stronger" if first.low > even else "weaker"
        words = f"{first.entrant} is {claim} than {against}"
    rate = f"{percent(first.rate)} of {first.games} games, 95 % interval {percent(first.low)} – {percent(first.high)}"
    return Verdict(claim, even, f"{words}: {rate}; {percent(even)} is even.".replace(" %", "\u00a0%"))


def percent(rate: float) -> str:
    """A rate in words."""
    return f"{rate * 100:.1f} %"
