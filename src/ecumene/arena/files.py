"""Files of games: the first line is the contest, then follows one line for each game, as it was finished."""

from pathlib import Path

import msgspec

from ecumene.arena.contest import Contest, Outcome, check_contest, deal_of, of_today, seating_of, seatings
from ecumene.core.errors import EcumeneError


def read_games(path: Path) -> tuple[Contest, dict[int, Outcome]]:
    """The contest of a file with all its games."""
    if not _whole_lines(path):
        raise EcumeneError(f"{path} holds no games.", todo="Name a file that ecumene arena has written.")
    header, outcomes = _decoded(path)
    last = max([outcome.number for outcome in outcomes], default=-1)
    whole = (deal_of(header, last) + 1) * seatings(header)  # a contest that was made longer keeps its first line
    header = msgspec.structs.replace(header, games=max(header.games, whole))
    check_contest(header)
    return of_today(header), read_outcomes(path, header)


def read_outcomes(path: Path, contest: Contest) -> dict[int, Outcome]:
    """The games already in a file, which must be of the same contest (the number of games may have grown)."""
    lines = _whole_lines(path)
    if not lines:
        return {}
    header, outcomes = _decoded(path)
    another = EcumeneError(f"{path} holds another contest.", todo="Choose another file, or give the same arguments.")
    try:
        header = of_today(header)
    except EcumeneError as error:  # facts that are not known here, or options that no longer exist
        raise another from error
    if msgspec.structs.replace(header, games=contest.games) != of_today(contest):
        raise another
    for outcome in outcomes:
        if outcome.seating != seating_of(contest, outcome.number) or not _is_whole(outcome, contest.players):
            raise EcumeneError(f"{path} holds a damaged game {outcome.number}.", todo="Choose another file.")
    return {outcome.number: outcome for outcome in outcomes if outcome.number < contest.games}


def _is_whole(outcome: Outcome, players: int) -> bool:
    timed = (len(outcome.seconds), len(outcome.choices))
    return len(outcome.returns) == players and sum(outcome.returns) > 0 and timed in ((0, 0), (players, players))


def _decoded(path: Path) -> tuple[Contest, list[Outcome]]:
    lines = _whole_lines(path)
    try:
        header = msgspec.json.decode(lines[0], type=Contest)
        return header, [msgspec.json.decode(line, type=Outcome) for line in lines[1:]]
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise EcumeneError(f"{path} does not hold games of a contest.", str(error), "Choose another file.") from error


def _whole_lines(path: Path) -> list[bytes]:
    """The complete lines of a file, without a last one that was only partly written."""
    try:
        data = path.read_bytes() if path.exists() else b""
    except OSError as error:
        raise EcumeneError(f"The file {path} cannot be read.", str(error.strerror)) from error
    if data and b"\n" not in data:
        return [data]  # not something we wrote: let the parser reject it
    return data[: data.rfind(b"\n") + 1].splitlines()


def prepare(path: Path, contest: Contest) -> None:
    """Create the file, or cut off a half-written last line, before the first game."""
    whole = b"\n".join([*(_whole_lines(path) or [msgspec.json.encode(contest)]), b""])
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_bytes() != whole:
            path.write_bytes(whole)
    except OSError as error:
        raise EcumeneError(f"The file {path} cannot be written.", str(error.strerror)) from error


def append(path: Path, outcome: Outcome) -> None:
    """Write a finished game at the end of the file."""
    try:
        with path.open("ab") as file:
            file.write(msgspec.json.encode(outcome) + b"\n")
    except OSError as error:
        raise EcumeneError(f"The file {path} cannot be written.", str(error.strerror)) from error
