"""What lessons, matches and steps of a run came to, as they are written down."""

from collections.abc import Callable
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

from ecumene.core.errors import EcumeneError
from ecumene.training.settings import LearnSettings

# What is being done, how much of it, of how much, and how it goes.
Tell: TypeAlias = Callable[[str, int, int, str], None]


class Bin(msgspec.Struct, frozen=True):
    """Claims of about the same height: how many, their mean, and what came of them."""

    count: int
    claimed: float
    result: float


class Measures(msgspec.Struct, frozen=True):
    """How well some positions were judged."""

    positions: int
    value_loss: float  # mean surprise at the results (cross entropy in nats; 0.693 for knowing nothing of two sides)
    accuracy: float  # how often the likeliest side won, where one side did
    brier: float  # mean square of what the own side's claim was off
    calibration: float  # mean distance between claims and results, by bins
    bins: list[Bin] = []
    ending_loss: float | None = None
    policy_positions: int = 0
    policy_loss: float | None = None
    policy_floor: float | None = None  # what a policy that foresees every share would have
    policy_agreement: float | None = None  # how often the likeliest move is the search's


class Taught(msgspec.Struct, frozen=True):
    """What a lesson came to."""

    game: str
    net: str
    checkpoint: str
    start: str  # the checkpoint it began with; empty if with none
    files: int
    games: int
    positions: int  # that it could learn from
    held_out: int
    steps: int
    seconds: float  # of the processor, while learning
    positions_a_second: float
    temperature: float  # what the logits of the value were divided by in the end
    measures: Measures  # on games that were held out
    off: float  # how far the expected results of the written net are from the model's, at most
    settings: LearnSettings
    players: list[str]  # the nets that played the games; an empty name is the hand-made evaluation
    version: str


class MatchResult(msgspec.Struct, frozen=True):
    """How a match went for the new net."""

    players: int
    games: int
    points: float
    rate: float
    low: float
    high: float
    even: float  # the rate of equals
    decision: Literal["", "elo0", "elo1"]  # of the test; empty if it was not decided, or if there was none
    seconds: float  # of the processor


class Step(msgspec.Struct, frozen=True):
    """A finished step of a run: games, a lesson, and what became of its net."""

    number: int
    player: str  # the net that played the games; empty for the hand-made evaluation
    games: int
    decisions: int
    play_seconds: float  # of the processor
    window: int  # the latest decisions of all that the lesson was about
    positions: int  # that it learned from
    lesson_steps: int
    learn_seconds: float
    net: str  # what the lesson wrote
    measures: Measures
    gate: MatchResult | None  # against the net that played; none if there is no gate
    promoted: bool
    reference: list[MatchResult]  # at each table against the bot without a net; empty if it was not promoted

    @property
    def seconds(self) -> float:
        """Processor time of the whole step."""
        matches = [*self.reference, *([self.gate] if self.gate is not None else [])]
        return self.play_seconds + self.learn_seconds + sum(match.seconds for match in matches)


def write_whole(path: Path, content: bytes) -> None:
    """Write a file whole or not at all."""
    part = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part.write_bytes(content)
        part.replace(path)
    except OSError as error:
        raise EcumeneError(f"The file {path} cannot be written.", str(error.strerror)) from error
