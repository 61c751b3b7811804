"""What can be set in training, as typed structs; a run keeps them in its ``config.json``."""

from collections.abc import Sequence
from difflib import get_close_matches
from typing import TypeVar

import msgspec

from ecumene.core.errors import EcumeneError
from ecumene.core.options import Options

Settings = TypeVar("Settings", bound=msgspec.Struct)


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number of players with options, and how often it is played in relation to others."""

    players: int
    options: Options = {}
    weight: float = 1.0


class PlaySettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How games are played to learn from."""

    bot: str = "search"
    simulations: int = 200  # of a decision whose shares become a target of the policy
    cheap_simulations: int = 60  # of all others
    full_share: float = 0.25  # of the decisions get the full number; 0 if only values are to be learned
    random_moves: int = 12  # a game begins with up to this many random decisions
    warm_decisions: int = 30  # the next ones are drawn by their shares, so that games differ
    temperature: float = 1.0  # of that draw: above 1 more even, below 1 closer to the best move
    later_temperature: float = 0.15  # of the draw after that; 0 for the best move always


class LearnSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a net learns."""

    first: int = 256  # width of the first layer
    second: int = 32  # width of the second
    batch: int = 2048
    rate: float = 1e-3  # Adam's step size at the start
    least_rate: float = 0.02  # of it at the end of a cosine
    epochs: float = 1.0  # how often each position of the window is learned from
    steps: int = 0  # at most; 0 for what the epochs come to
    search_share: float = 0.25  # of the value's target comes from the search, the rest from the result
    policy_weight: float = 1.0
    margin_weight: float = 0.1
    ending_weight: float = 0.1
    decay: float = 1e-5  # of weights
    clip: float = 1.98  # no weight of a layer may be larger, so that it fits into 8 or 16 bits
    held_out: float = 0.05  # of the games are never learned from
    other_views: bool = True  # also learn every position as the other seats see it
    calibrate: bool = True  # in the end, make expected results as sure as they are right on games held out
    seed: int = 1


class WindowSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many of the latest positions a net learns from: ever more, but a smaller share of all (as in KataGo)."""

    least: int = 250_000
    power: float = 0.75
    growth: float = 0.4

    def size(self, positions: int) -> int:
        """The window after so many positions were played."""
        if positions <= self.least:
            return positions
        return int(self.least * (1 + self.growth * ((positions / self.least) ** self.power - 1) / self.power))


class GateSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a new net replaces the current one."""

    games: int = 400  # at most
    simulations: int = 100
    even: float = 0.0  # Elo points of a net that is to be rejected
    better: float = 30.0  # Elo points of a net that is to be accepted
    error: float = 0.05  # probability of either mistake
    least_rate: float = 0.5  # if the games run out before the test decides, it needs this share of the points


class RunSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole run."""

    game: str
    tables: tuple[Table, ...]
    seed: int = 1
    first_games: int = 2000  # played by the bot without a net before the first lesson
    games: int = 1000  # played in each later step
    games_a_shard: int = 50
    reference_games: int = 40  # games against the bot without a net after each promotion, for the curve
    play: PlaySettings = PlaySettings()
    learn: LearnSettings = LearnSettings()
    window: WindowSettings = WindowSettings()
    gate: GateSettings = GateSettings()


def changed(settings: Settings, words: Sequence[str]) -> Settings:
    """Settings with some of them replaced, each given as ``name=value`` or ``group.name=value``."""
    tree = msgspec.to_builtins(settings)
    for word in words:
        path, equals, text = word.partition("=")
        *groups, name = path.strip().split(".")
        place = tree
        for group in groups:
            place = place.get(group) if isinstance(place, dict) else None
        if not equals or not isinstance(place, dict) or name not in place:
            raise _unknown(word, tree)
        try:
            place[name] = msgspec.json.decode(text.encode())
        except msgspec.DecodeError:
            place[name] = text  # a word
    try:
        return msgspec.convert(tree, type(settings))
    except msgspec.ValidationError as error:
        raise EcumeneError("A setting cannot have that value.", str(error), "See docs/training.md.") from error


def names_of(tree: object, before: str = "") -> list[str]:
    """The names of all settings, with their groups."""
    if not isinstance(tree, dict):
        return [before]
    return [name for key, value in tree.items() for name in names_of(value, f"{before}.{key}" if before else key)]


def _unknown(word: str, tree: object) -> EcumeneError:
    known = names_of(tree)
    near = get_close_matches(word.partition("=")[0], known, 1)
    meant = f"Did you mean {near[0]}? " if near else ""
    return EcumeneError(f"{word!r} is not a setting.", f"{meant}Settings: {', '.join(known)}.", "Write name=value.")
