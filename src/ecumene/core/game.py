"""A game as the rest of the house knows it: name, seats, options, notation and how to start."""

import struct
from abc import abstractmethod
from pathlib import Path

from mypy_extensions import mypyc_attr

from ecumene.core.errors import EcumeneError, OptionsError
from ecumene.core.notation import Notation
from ecumene.core.options import Option, Options, check_needs, complete, option_text, without_idle
from ecumene.core.state import State
from ecumene.core.strategy import Strategy


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The constants of one game and the way into it."""

    def __init__(
        self,
        name: str,
        title: str,
        rules_version: int,
        players: tuple[int, ...],
        options: tuple[Option, ...],
        notation: Notation,
        rule_ids: tuple[str, ...],
        folder: str,
        usual_players: int = 0,
    ) -> None:
        self.name = name
        self.title = title
        self.rules_version = rules_version
        self.players = players
        self.usual_players = usual_players or min(players)  # at a table where nobody has said how many
        self.options = options
        self.notation = notation
        self.rule_ids = rule_ids
        self.folder = Path(folder)

    # What a game defines -------------------------------------------------------------------------------------------

    @abstractmethod
    def start(self, players: int, options: Options, rules: int) -> State:
        """The first position, for checked players and options, by the rules of a version up to the present one.

        Where an earlier version misread a rule, games begun under it keep that reading, so that their records and
        tables can be replayed for ever.
        """
        raise NotImplementedError

    @abstractmethod
    def restore_numbers(self, numbers: list[int]) -> State:
        """The state whose :meth:`State.numbers` these are."""
        raise NotImplementedError

    @abstractmethod
    def longest(self, players: int, options: Options) -> int:
        """A proven bound on the number of moves and outcomes of any game; 0 where no rule sets one."""
        raise NotImplementedError

    @abstractmethod
    def components(self, state: State) -> dict[str, int]:
        """How many components lie where; their sum never changes."""
        raise NotImplementedError

    @abstractmethod
    def component_total(self, players: int) -> int:
        """How many components are in every position of the game."""
        raise NotImplementedError

    def strategy(self) -> Strategy:
        """What bots believe about the game's positions."""
        return Strategy()

    def check_together(self, players: int, options: Options) -> None:
        """Refuse combinations of players and options that the rules exclude."""

    # What every game has -------------------------------------------------------------------------------------------

    def check(self, players: int, options: Options | None = None) -> Options:
        """All options with defaults filled in, or :class:`OptionsError`."""
        if players not in self.players:
            seats = ", ".join(str(number) for number in self.players)
            raise OptionsError(f"{self.title} cannot be played by {players}.", todo=f"Players: {seats}.")
        full = complete(self.options, options or {})
        check_needs(self.options, full)
        self.check_together(players, full)
        return full

    def check_begun(self, players: int, options: Options) -> Options:
        """Like :meth:`check`, for a game that was begun earlier: options that can do nothing count as not chosen.

        They were not always refused, and the game was played without them.
        """
        return self.check(players, without_idle(self.options, complete(self.options, options)))

    def new(self, players: int, options: Options | None = None, rules: int = 0) -> State:
        """A new game, before its first chance outcome; by an earlier version of the rules if one is given."""
        return self.start(players, self.check(players, options), rules or self.rules_version)

    def restore(self, data: bytes) -> State:
        """The state that :meth:`State.to_bytes` gave."""
        if len(data) % 8:
            raise EcumeneError("These bytes are not a state.", "Their length is not a whole number of words.")
        try:
            return self.restore_numbers(list(struct.unpack(f"<{len(data) // 8}q", data)))
        except (IndexError, ValueError) as error:
            raise EcumeneError(f"These bytes are not a state of {self.title}.", str(error)) from error

    def schema(self) -> dict[str, object]:
        """The options as JSON Schema."""
        return {
            "type": "object",
            "additionalProperties": False,
            "properties": {option.name: option.schema() for option in self.options},
        }

    def playthroughs(self) -> dict[str, tuple[int, Options]]:
        """The games that golden playthroughs tell, by name.

        Each number of players with the default options; every other option set with the fewest players that allow it.
        """
        told: dict[str, tuple[int, Options]] = {}
        before: list[Options] = []
        for players in self.players:
            sets = self.option_sets(players)
            for number, options in enumerate(sets):
                if number and options in before:
                    continue
                changed = [
                    f"{option.name}-{option_text(options[option.name])}"
                    for option in self.options
                    if options[option.name] != option.default
                ]
                told[f"{players}p-{'-'.join(changed) or 'default'}"] = (players, options)
            before += sets
        return told

    def facts_mark(self) -> str:
        """A short name for facts that a host has changed, for records to carry; "" if those of the package hold."""
        return ""

    def facts_text(self) -> str:
        """The facts that a host can change, as JSON and as they are in force; "" for a game without such."""
        return ""

    def playthrough_seed(self, name: str) -> int:  # noqa: ARG002 - the same for all, unless a game picks
        """The seed of a golden playthrough; a game may pick one in which something rare happens."""
        return 2026

    def plies_between_details(self) -> int:
        """Of how many plies a golden playthrough tells one in full, and the rest in short."""
        return 1

    def details_of_first_questions(self) -> bool:
        """Whether a golden playthrough also tells in full what is asked, and which rule refuses, for the first time."""
        return False

    def option_sets(self, players: int) -> list[Options]:
        """The default set, then every set that differs from it in one option and is allowed for these players.

        An option that matters only with certain values of others comes with the first of these.
        """
        sets = [self.check(players)]
        for option in self.options:
            changed = {name: values[0] for name, values in option.needs if sets[0][name] not in values}
            for value in option.values[1:]:
                try:
                    sets.append(self.check(players, {**changed, option.name: value}))
                except OptionsError:
                    continue
        return sets
