"""A contest: every deal is played once in every seating, so that the luck of cards and seats cancels out."""

import multiprocessing
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from ecumene.arena.game import play_game, seed_of
from ecumene.arena.statistics import Standing, standings
from ecumene.bots import make_bot, parse_bot
from ecumene.core.errors import EcumeneError
from ecumene.core.options import Options
from ecumene.core.parsing import with_marked_facts
from ecumene.games import game_named


class Contest(msgspec.Struct, frozen=True):
    """What to play: the game, the entrants and the number of games."""

    game: str
    players: int
    options: Options
    entrants: tuple[str, ...]
    games: int
    seed: int
    facts: str = ""  # only in files of version 0.1: the mark of facts that a host had changed


class Outcome(msgspec.Struct, frozen=True):
    """One finished game: its deal and seating, each seat's result, and how it ended."""

    number: int
    seating: tuple[int, ...]
    returns: tuple[float, ...]
    result: str
    rounds: int


class Results(msgspec.Struct, frozen=True):
    """A contest with its games and standings, as written to disk."""

    contest: Contest
    outcomes: list[Outcome]
    standings: list[Standing]


def seating_of(contest: Contest, number: int) -> tuple[int, ...]:
    """Which entrant sits where: entrants repeat around the table, rotated by one from game to game."""
    entrants = len(contest.entrants)
    return tuple((seat + number) % entrants for seat in range(contest.players))


def deal_of(contest: Contest, number: int) -> int:
    """The number of a game's deal; as many consecutive games as there are entrants share one."""
    return number // len(contest.entrants)


def play_one(task: tuple[Contest, int]) -> Outcome:
    """Play one game of a contest (in any process)."""
    contest, number = task
    game = game_named(contest.game)
    seating = seating_of(contest, number)
    deal = seed_of(contest.seed, deal_of(contest, number))
    bots = [
        make_bot(
            parse_bot(contest.entrants[entrant]),
            game.strategy(),
            seed_of(contest.seed, deal_of(contest, number), seat),
        )
        for seat, entrant in enumerate(seating)
    ]
    state = play_game(game, contest.players, contest.options, bots, deal)
    ending = state.ending()
    assert ending is not None
    return Outcome(number, seating, tuple(state.returns()), ending.result, state.round_number())


def run_contest(
    contest: Contest, processes: int, path: Path | None, tell: Callable[[Outcome], None] | None = None
) -> Results:
    """Play all games that are not in the file yet, and append each as soon as it is finished."""
    check_contest(contest)
    contest = _of_today(contest)
    done = read_outcomes(path, contest) if path is not None else {}
    if path is not None:
        _prepare(path, contest)
    for outcome in done.values():
        if tell is not None:
            tell(outcome)
    tasks = [(contest, number) for number in range(contest.games) if number not in done]
    for outcome in _play_all(tasks, processes):
        done[outcome.number] = outcome
        if path is not None:
            _append(path, outcome)
        if tell is not None:
            tell(outcome)
    outcomes = [done[number] for number in sorted(done)]
    pairs = [list(zip(outcome.seating, outcome.returns, strict=True)) for outcome in outcomes]
    return Results(contest, outcomes, standings(contest.entrants, pairs))


def check_contest(contest: Contest) -> None:
    """Raise an error if the contest cannot be fair."""
    game_named(contest.game).check(contest.players, contest.options)
    for entrant in contest.entrants:
        parse_bot(entrant)
    if not 2 <= len(contest.entrants) <= contest.players or contest.players % len(contest.entrants):
        raise EcumeneError(
            f"{len(contest.entrants)} bots cannot share {contest.players} seats evenly.",
            todo="Take as many bots as players, or two bots for four players.",
        )
    if contest.games < 1 or contest.games % len(contest.entrants):
        raise EcumeneError(
            f"{contest.games} games cannot give every bot every seat for each deal.",
            todo=f"Take a multiple of {len(contest.entrants)}.",
        )


def _of_today(contest: Contest) -> Contest:
    """The contest with all its options, as they are named today."""
    game = game_named(contest.game)
    options = game.check_begun(contest.players, with_marked_facts(game, contest.options, contest.facts))
    return msgspec.structs.replace(contest, options=options, facts="")


def _play_all(tasks: list[tuple[Contest, int]], processes: int) -> Iterator[Outcome]:
    if processes <= 1:
        yield from map(play_one, tasks)
        return
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        yield from pool.imap_unordered(play_one, tasks)


# Files: the first line is the contest, then one line per game ---------------------------------------------------------


def read_outcomes(path: Path, contest: Contest) -> dict[int, Outcome]:
    """The games already in a file, which must be of the same contest (the number of games may have grown)."""
    lines = _whole_lines(path)
    if not lines:
        return {}
    try:
        header = msgspec.json.decode(lines[0], type=Contest)
        outcomes = [msgspec.json.decode(line, type=Outcome) for line in lines[1:]]
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise EcumeneError(f"{path} does not hold games of a contest.", str(error), "Choose another file.") from error
    another = EcumeneError(f"{path} holds another contest.", todo="Choose another file, or give the same arguments.")
    try:
        header = _of_today(header)
    except EcumeneError as error:  # facts that are not known here, or options that no longer exist
        raise another from error
    if msgspec.structs.replace(header, games=contest.games) != _of_today(contest):
        raise another
    for outcome in outcomes:
        if outcome.seating != seating_of(contest, outcome.number) or len(outcome.returns) != contest.players:
            raise EcumeneError(f"{path} holds a damaged game {outcome.number}.", todo="Choose another file.")
    return {outcome.number: outcome for outcome in outcomes if outcome.number < contest.games}


def _whole_lines(path: Path) -> list[bytes]:
    """The complete lines of a file, without a last one that was only partly written."""
    try:
        data = path.read_bytes() if path.exists() else b""
    except OSError as error:
        raise EcumeneError(f"The file {path} cannot be read.", str(error.strerror)) from error
    if data and b"\n" not in data:
        return [data]  # not something we wrote: let the parser reject it
    return data[: data.rfind(b"\n") + 1].splitlines()


def _prepare(path: Path, contest: Contest) -> None:
    """Create the file, or cut off a half-written last line, before the first game."""
    whole = b"\n".join([*(_whole_lines(path) or [msgspec.json.encode(contest)]), b""])
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_bytes() != whole:
            path.write_bytes(whole)
    except OSError as error:
        raise EcumeneError(f"The file {path} cannot be written.", str(error.strerror)) from error


def _append(path: Path, outcome: Outcome) -> None:
    try:
        with path.open("ab") as file:
            file.write(msgspec.json.encode(outcome) + b"\n")
    except OSError as error:
        raise EcumeneError(f"The file {path} cannot be written.", str(error.strerror)) from error
