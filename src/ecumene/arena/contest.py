"""A contest: every deal is played once in every seating, so that the luck of cards and seats cancels out."""

from itertools import combinations
from math import comb
from typing import Literal

import msgspec

from ecumene.arena.account import Account
from ecumene.arena.game import play_counted, seed_of
from ecumene.arena.sequential import SequentialTest
from ecumene.arena.together import make_player
from ecumene.bots import parse_bot
from ecumene.core.errors import EcumeneError
from ecumene.core.options import Options
from ecumene.core.parsing import with_marked_facts
from ecumene.games import game_named

Form = Literal["shared", "one-against-rest", "round-robin"]
MOST_ENTRANTS = 16  # of a round robin


class Contest(msgspec.Struct, frozen=True):
    """What to play: the game, the entrants, the number of games, and who meets whom.

    In the form ``shared`` the entrants share the seats evenly in every game. In ``one-against-rest`` the first entrant
    has one seat and the second all others. In ``round-robin`` each game has as many of the entrants as seats.
    """

    game: str
    players: int
    options: Options
    entrants: tuple[str, ...]
    games: int
    seed: int
    facts: str = ""  # only in files of version 0.1: the mark of facts that a host had changed
    form: Form = "shared"
    test: SequentialTest | None = None  # stops the contest as soon as it is decided


class Outcome(msgspec.Struct, frozen=True):
    """One finished game: its deal and seating, each seat's result, how it ended, and each seat's processor time."""

    number: int
    seating: tuple[int, ...]
    returns: tuple[float, ...]
    result: str
    rounds: int
    seconds: tuple[float, ...] = ()  # used by the bot in each seat; empty in files written before it was counted
    choices: tuple[int, ...] = ()  # how many decisions with more than one legal move each seat had


def seating_of(contest: Contest, number: int) -> tuple[int, ...]:
    """Which entrant sits where; the seating is rotated by one from game to game."""
    entrants = len(contest.entrants)
    if contest.form == "one-against-rest":
        return tuple(0 if seat == number % contest.players else 1 for seat in range(contest.players))
    if contest.form == "round-robin":
        group, turn = divmod(number % seatings(contest), contest.players)
        meeting = list(combinations(range(entrants), contest.players))[group]
        return tuple(meeting[(seat + turn) % contest.players] for seat in range(contest.players))
    return tuple((seat + number) % entrants for seat in range(contest.players))


def seatings(contest: Contest) -> int:
    """In how many seatings each deal is played: as many consecutive games share one."""
    if contest.form == "one-against-rest":
        return contest.players
    if contest.form == "round-robin":
        return comb(len(contest.entrants), contest.players) * contest.players
    return len(contest.entrants)


def deal_of(contest: Contest, number: int) -> int:
    """The number of a game's deal."""
    return number // seatings(contest)


def even_rate(contest: Contest) -> float:
    """What the first entrant would win in its games if all bots were equally strong."""
    return 1 / (len(contest.entrants) if contest.form == "shared" else contest.players)


def play_one(task: tuple[Contest, int]) -> Outcome:
    """Play one game of a contest (in any process)."""
    contest, number = task
    game = game_named(contest.game)
    seating = seating_of(contest, number)
    deal = seed_of(contest.seed, deal_of(contest, number))
    accounts = [
        Account(
            make_player(
                parse_bot(contest.entrants[entrant]),
                game,
                seed_of(contest.seed, deal_of(contest, number), seat),
            )
        )
        for seat, entrant in enumerate(seating)
    ]
    state = play_counted(game, contest.players, contest.options, accounts, deal)
    ending = state.ending()
    assert ending is not None
    for account in accounts:
        account.bot.close()
    return Outcome(
        number,
        seating,
        tuple(state.returns()),
        ending.result,
        state.round_number(),
        tuple(round(account.seconds, 6) for account in accounts),
        tuple(account.choices for account in accounts),
    )


def check_contest(contest: Contest) -> None:
    """Raise an error if the contest cannot be fair."""
    game_named(contest.game).check(contest.players, contest.options)
    for entrant in contest.entrants:
        parse_bot(entrant)
    _CHECKS[contest.form](contest)
    if contest.games < 1 or contest.games % seatings(contest):
        raise EcumeneError(
            f"{contest.games} games cannot give every bot every seat for each deal.",
            todo=f"Take a multiple of {seatings(contest)}.",
        )
    if contest.test is not None:
        if contest.form == "round-robin":
            raise EcumeneError(
                "A sequential test compares one bot with the others.",
                todo="Test two bots, or leave the round robin whole.",
            )
        contest.test.check(even_rate(contest))


def _check_shared(contest: Contest) -> None:
    if not 2 <= len(contest.entrants) <= contest.players or contest.players % len(contest.entrants):
        raise EcumeneError(
            f"{len(contest.entrants)} bots cannot share {contest.players} seats evenly.",
            todo="Take as many bots as players, or two bots for four players.",
        )


def _check_one_against_rest(contest: Contest) -> None:
    if len(contest.entrants) != 2:
        raise EcumeneError(
            f"One against the rest needs two bots, not {len(contest.entrants)}.",
            todo="Name the one first, then the bot in all other seats.",
        )
    if contest.options.get("team_mode"):
        raise EcumeneError("In teams nobody plays against all others.", todo="Leave out the option team_mode.")


def _check_round_robin(contest: Contest) -> None:
    if not contest.players <= len(contest.entrants) <= MOST_ENTRANTS:
        raise EcumeneError(
            f"{len(contest.entrants)} bots cannot play a round robin of {contest.players} seats.",
            todo=f"Take {contest.players} to {MOST_ENTRANTS} bots.",
        )
    if len(set(contest.entrants)) < len(contest.entrants):
        raise EcumeneError("A round robin has each bot once.", todo="Leave out the bots that are named twice.")


_CHECKS = {"shared": _check_shared, "one-against-rest": _check_one_against_rest, "round-robin": _check_round_robin}


def of_today(contest: Contest) -> Contest:
    """The contest with all its options, as they are named today."""
    game = game_named(contest.game)
    options = game.check_begun(contest.players, with_marked_facts(game, contest.options, contest.facts))
    return msgspec.structs.replace(contest, options=options, facts="")
