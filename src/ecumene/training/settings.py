"""What can be set in training, as typed structs; a run keeps them in its ``config.json``."""

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Annotated, TypeVar

import msgspec

from ecumene.core.encoding import Encoder
from ecumene.core.errors import EcumeneError
from ecumene.core.game import Game
from ecumene.core.options import Options
from ecumene.games import game_named

Settings = TypeVar("Settings", bound=msgspec.Struct)

Number = Annotated[int, msgspec.Meta(ge=0)]
AtLeastOne = Annotated[int, msgspec.Meta(ge=1)]
Share = Annotated[float, msgspec.Meta(ge=0, le=1)]
NotNegative = Annotated[float, msgspec.Meta(ge=0)]
Positive = Annotated[float, msgspec.Meta(gt=0)]


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number of players with options, and how often it is played in relation to others."""

    players: AtLeastOne
    options: Options = {}
    weight: NotNegative = 1.0


class PlaySettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How games are played to learn from."""

    bot: str = "tree"  # only this one asks nets; "search" is what plays without one
    simulations: AtLeastOne = 200  # of a decision whose shares become a target of the policy
    cheap_simulations: AtLeastOne = 50  # of all others
    full_share: Share = 0.3  # of the decisions get the full number; 0 if only values are to be learned
    random_moves: Number = 12  # a game begins with up to this many random decisions
    warm_decisions: Number = 30  # the next ones are drawn by their shares, so that games differ
    temperature: NotNegative = 1.0  # of that draw: above 1 more even, below 1 closer to the best move
    later_temperature: NotNegative = 0.15  # of the draw after that; 0 for the best move always


class LearnSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a net learns."""

    first: AtLeastOne = 256  # width of the first layer
    second: AtLeastOne = 32  # width of the second
    batch: AtLeastOne = 2048
    rate: Positive = 1e-3  # Adam's step size at the start
    least_rate: Share = 0.02  # of it at the end of a cosine
    epochs: Positive = 1.0  # how often each position of the window is learned from
    steps: Number = 0  # at most; 0 for what the epochs come to
    search_share: Share = 0.25  # of the value's target comes from the search, the rest from the result
    policy_weight: NotNegative = 1.0
    margin_weight: NotNegative = 0.1
    ending_weight: NotNegative = 0.1
    decay: NotNegative = 1e-5  # of weights
    clip: Positive = 1.98  # no weight of a layer may be larger, so that it fits into 8 or 16 bits
    held_out: Annotated[float, msgspec.Meta(ge=0, lt=1)] = 0.05  # of the games are never learned from
    other_views: bool = True  # also learn every position as the other seats see it
    calibrate: bool = True  # in the end, make expected results as sure as they are right on games held out
    seed: int = 1


class WindowSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many of the latest decisions a net learns from: ever more, but a smaller share of all (as in KataGo)."""

    least: AtLeastOne = 250_000
    power: Positive = 0.75
    growth: NotNegative = 0.4

    def size(self, decisions: int) -> int:
        """The window after so many decisions were made."""
        if decisions <= self.least:
            return decisions
        return int(self.least * (1 + self.growth * ((decisions / self.least) ** self.power - 1) / self.power))


class GateSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a new net replaces the current one."""

    games: Number = 400  # at most; 0 to promote every net
    simulations: AtLeastOne = 100
    even: float = 0.0  # Elo points of a net that is to be rejected
    better: float = 30.0  # Elo points of a net that is to be accepted
    error: Annotated[float, msgspec.Meta(gt=0, lt=0.5)] = 0.05  # probability of either mistake
    least_rate: Share = 0.5  # if the games run out before the test decides, it needs this share of what is even


class RunSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole run."""

    game: str
    tables: tuple[Table, ...]  # the gate is played at the first one, the reference at each
    seed: int = 1
    start: str = ""  # the checkpoint it began with, now nets/start.pt; empty for the hand-made evaluation
    first_games: AtLeastOne = 4000  # played before the first lesson
    games: AtLeastOne = 2000  # played in each later step
    games_a_shard: AtLeastOne = 50
    reference_games: Number = 120  # at each table against the bot without a net, after each promotion, for the curve
    goes_on: bool = True  # whether a lesson begins with the weights of the current net, or with random ones
    play: PlaySettings = PlaySettings()
    learn: LearnSettings = LearnSettings()
    window: WindowSettings = WindowSettings()
    gate: GateSettings = GateSettings()


def usual(game: Game) -> RunSettings:
    """Settings that suit a game: every number of players, the usual one most."""
    numbers = sorted(game.players, key=lambda number: (number != game.usual_players, number))
    tables = tuple(Table(number, {}, 2.0 if number == game.usual_players else 1.0) for number in numbers)
    return RunSettings(game.name, tables)


def encoder_of(game: Game) -> Encoder:
    """A game's encoder; a clear error if it has none."""
    encoder = game.encoder()
    if encoder is None:
        raise EcumeneError(
            f"{game.title} has no encoder, so no net can learn it.",
            todo=f"Write {game.name}/encode.py and return it from Game.encoder(); see docs/training.md.",
        )
    return encoder


def check_settings(settings: RunSettings) -> None:
    """Raise an error if a run could not be carried out."""
    game = game_named(settings.game)
    encoder_of(game)
    if not settings.tables:
        raise EcumeneError("A run needs a table.", todo="Give at least one in the setting tables.")
    for table in settings.tables:
        game.check(table.players, table.options)
    if not sum(table.weight for table in settings.tables):
        raise EcumeneError("No table has a weight, so none would be played.", todo="Give one a weight above 0.")
    if settings.play.bot != "tree":
        raise EcumeneError(f"The bot {settings.play.bot!r} asks no nets.", todo="Set play.bot=tree, or leave it out.")
    if settings.gate.even >= settings.gate.better:
        raise EcumeneError(
            f"The gate cannot tell {settings.gate.even:g} Elo from {settings.gate.better:g}.",
            todo="Make gate.better greater than gate.even.",
        )


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
