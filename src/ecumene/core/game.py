"""The public interface of a game: name, seats, options, notation and how to start."""

import struct
from abc import abstractmethod
from pathlib import Path

from mypy_extensions import mypyc_attr

from ecumene.core.edition import (
    EDITION,
    Edition,
    check_name,
    differing,
    edition_word,
    mark_of_facts,
    parse_edition,
    value_of_reading,
)
from ecumene.core.encoding import Encoder
from ecumene.core.errors import EcumeneError, OptionsError
from ecumene.core.notation import Notation
from ecumene.core.options import Option, Options, check_needs, complete, option_text, typed_options, without_idle
from ecumene.core.state import OVER, State
from ecumene.core.strategy import Strategy


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game's constants, and methods to start and restore its positions."""

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
        readings: tuple[Option, ...] = (),
        editions: tuple[Edition, ...] = (),
    ) -> None:
        self.name = name
        self.title = title
        self.rules_version = rules_version
        self.players = players
        self.usual_players = usual_players or min(players)  # the default for new tables
        self.options = options
        self.readings = readings  # the readings that editions choose from; each can also be given like an option
        self.editions = editions  # shipped with the game; the first uses the first value of every reading
        self.own_editions: list[Edition] = []  # added by the host
        self.notation = notation
        self.rule_ids = rule_ids
        self.folder = Path(folder)

    # To be defined by each game ------------------------------------------------------------------------------------

    @abstractmethod
    def start(self, players: int, options: Options, rules: int) -> State:
        """The first position for validated players and options, under the current or an earlier version of the rules.

        If an earlier version misread a rule, games started under it keep that reading, so that their records and tables
        can always be replayed.
        """
        raise NotImplementedError

    @abstractmethod
    def restore_numbers(self, numbers: list[int]) -> State:
        """Rebuild a state from its :meth:`State.numbers`."""
        raise NotImplementedError

    @abstractmethod
    def longest(self, players: int, options: Options) -> int:
        """A proven upper bound on the moves and outcomes in any game; 0 if the rules set none."""
        raise NotImplementedError

    @abstractmethod
    def components(self, state: State) -> dict[str, int]:
        """The number of components in each place; their sum never changes."""
        raise NotImplementedError

    @abstractmethod
    def component_total(self, players: int) -> int:
        """The number of components in every position of the game."""
        raise NotImplementedError

    def strategy(self) -> Strategy:
        """How bots evaluate the game's positions."""
        return Strategy()

    def encoder(self) -> Encoder | None:
        """How positions and moves become numbers for a net, if the game has one."""
        return None

    def check_together(self, players: int, options: Options) -> None:
        """Raise an error for combinations of players and options that the rules exclude."""

    # Shared by all games -------------------------------------------------------------------------------------------

    def check(self, players: int, options: Options | None = None) -> Options:
        """All options with defaults filled in; raises :class:`OptionsError` if they are invalid."""
        if players not in self.players:
            seats = ", ".join(str(number) for number in self.players)
            raise OptionsError(f"{self.title} cannot be played by {players}.", todo=f"Players: {seats}.")
        given = self._with_edition(options or {})
        full = complete(self.options, given)
        named = tuple(one for one in self.readings if one.name in (options or {}))
        check_needs(named, {**full, **(options or {})})
        check_needs(self.options, full)
        self.check_together(players, full)
        return full

    def check_begun(self, players: int, options: Options) -> Options:
        """Like :meth:`check`, for a game started earlier: options that have no effect count as not chosen.

        They were not always refused, and they did not affect the game.
        """
        names = [one.name for one in self.readings]
        rest = {name: value for name, value in options.items() if name not in names}
        kept = without_idle(self.options, complete(self.options, rest))
        for one in self.readings:
            if one.name in options and not one.unmet_need(kept):
                kept[one.name] = options[one.name]
        return self.check(players, kept)

    def parse_options(self, texts: dict[str, str]) -> Options:
        """Parse texts such as ``stall_rounds=5``, including readings; pass the result to :meth:`check`."""
        known = (*self.options, *self.readings)
        names = [one.name for one in known]
        for name in texts:
            if name not in names:
                raise OptionsError(
                    f"There is no option {name[:40]!r}.", todo=f"Options of this game: {', '.join(names)}."
                )
        return typed_options(known, texts)

    # Editions --------------------------------------------------------------------------------------------------------

    def _with_edition(self, given: Options) -> Options:
        """Options with separately given readings merged into the edition."""
        if not self.editions:
            return given
        names = [one.name for one in self.readings]
        rest = {name: value for name, value in given.items() if name not in names}
        text = rest.get(EDITION, self.editions[0].name)
        if isinstance(text, str):
            edition = self.edition_named(text)
            named = {name: given[name] for name in names if name in given}
            before = self.checked_edition(edition)
            after = self.checked_edition(Edition("", {**edition.readings, **named}, edition.facts))
            rest[EDITION] = self.edition_text(before if before.readings == after.readings else after)
        return rest

    def edition_named(self, text: str) -> Edition:
        """The edition with this name, possibly the host's own, or the one in a JSON word."""
        if text.startswith("{"):
            return parse_edition(text)
        for edition in (*self.editions, *self.own_editions):
            if edition.name == text:
                return edition
        known = ", ".join(edition.name for edition in (*self.editions, *self.own_editions))
        raise OptionsError(f"There is no edition {text[:40]!r} of {self.title}.", todo=f"Editions: {known}.")

    def checked_edition(self, edition: Edition) -> Edition:
        """The edition reduced to what differs from the first one; invalid readings and facts are refused."""
        known = {one.name: one for one in self.readings}
        chosen: Options = {}
        for name, value in edition.readings.items():
            if name not in known:
                raise OptionsError(
                    f"There is no reading {name[:40]!r}.", todo=f"Readings: {', '.join(known) or 'none'}."
                )
            chosen[name] = value_of_reading(known[name], value)
        return Edition(edition.name, differing(self.readings, chosen), self.check_facts(edition.facts))

    def edition_text(self, edition: Edition) -> str:
        """An edition as an option value: its name if the game ships it, otherwise a word with the whole edition."""
        checked = self.checked_edition(edition)
        for shipped in self.editions:
            if (checked.readings, checked.facts) == (shipped.readings, shipped.facts):
                return shipped.name
        if any(checked.name == shipped.name for shipped in self.editions):
            raise OptionsError(
                f"The edition {checked.name} of {self.title} is another one.", todo="Give yours another name."
            )
        return edition_word(checked)

    def edition(self, options: Options) -> Edition:
        """The edition in validated options."""
        return self.edition_named(str(options[EDITION])) if self.editions else Edition()

    def readings_of(self, options: Options) -> Options:
        """The value of every reading under validated options."""
        return {**{one.name: one.default for one in self.readings}, **self.edition(options).readings}

    def add_edition(self, edition: Edition) -> None:
        """Make a host's own edition available by name."""
        check_name(edition.name)
        if any(one.name == edition.name for one in (*self.editions, *self.own_editions)):
            raise OptionsError(f"There is already an edition {edition.name!r} of {self.title}.", todo="Rename it.")
        if not self.editions:
            raise OptionsError(f"{self.title} has no editions.", todo="Take its options instead.")
        self.own_editions.append(self.checked_edition(edition))

    def check_facts(self, facts: dict[str, object]) -> dict[str, object]:
        """The facts that differ from the package's; raises :class:`OptionsError` if any are invalid."""
        if facts:
            raise OptionsError(f"{self.title} has no facts that an edition can change.", todo="Leave the facts out.")
        return {}

    def facts_of(self, edition: Edition) -> dict[str, object]:  # noqa: ARG002 - none, unless a game has some
        """All facts under an edition; empty for a game whose facts are not in doubt."""
        return {}

    def edition_with_facts(self, mark: str) -> Edition | None:
        """The known edition whose facts have this mark."""
        for edition in (*self.editions, *self.own_editions):
            if mark_of_facts(self.facts_of(edition)) == mark:
                return edition
        return None

    def new(self, players: int, options: Options | None = None, rules: int = 0) -> State:
        """A new game, before its first chance outcome; under an earlier version of the rules if one is given."""
        return self.start(players, self.check(players, options), rules or self.rules_version)

    def restore(self, data: bytes) -> State:
        """Rebuild a state from :meth:`State.to_bytes`."""
        if len(data) % 8:
            raise EcumeneError("These bytes are not a state.", "Their length is not a whole number of words.")
        try:
            return self.restore_numbers(list(struct.unpack(f"<{len(data) // 8}q", data)))
        except (IndexError, ValueError) as error:
            raise EcumeneError(f"These bytes are not a state of {self.title}.", str(error)) from error

    def mask(self, state: State) -> bytes:
        """One byte for each dense index of :class:`Notation`: 1 if the move is legal now.

        At chance these are the possible outcomes, which have indices of their own.
        """
        mask = bytearray(self.notation.size)
        if state.actor != OVER:
            for move in state.moves():
                mask[self.notation.index(move)] = 1
        return bytes(mask)

    def schema(self) -> dict[str, object]:
        """The options as JSON Schema."""
        return {
            "type": "object",
            "additionalProperties": False,
            "properties": {
                **{option.name: option.schema() for option in self.options},
                **{option.name: {**option.schema(), "x-part-of": EDITION} for option in self.readings},
            },
        }

    def playthroughs(self) -> dict[str, tuple[int, Options]]:
        """The games in golden playthroughs, by name.

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

    def playthrough_seed(self, name: str) -> int:  # noqa: ARG002 - the same for all, unless a game picks
        """The seed of a golden playthrough; a game may choose one in which something rare happens."""
        return 2026

    def plies_between_details(self) -> int:
        """A golden playthrough shows one in this many plies in full, and the others in brief."""
        return 1

    def details_of_first_questions(self) -> bool:
        """Whether a golden playthrough also shows in full the first time a question is asked or a rule refuses."""
        return False

    def option_sets(self, players: int) -> list[Options]:
        """The default set, then every set that changes one option or reading, if allowed for this number of players.

        If an option only matters with certain values of others, the first of these values are set too.
        """
        sets = [self.check(players)]
        for option in (*self.options, *self.readings):
            changed = {name: values[0] for name, values in option.needs if sets[0][name] not in values}
            for value in option.values[1:]:
                try:
                    sets.append(self.check(players, {**changed, option.name: value}))
                except OptionsError:
                    continue
        return sets
