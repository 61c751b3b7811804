"""Civilization: A New Dawn, for two to four players."""

from pathlib import Path
from typing import Final

import msgspec

from ecumene.core.edition import Edition
from ecumene.core.game import Game
from ecumene.core.options import Options
from ecumene.core.state import State
from ecumene.core.strategy import Strategy
from ecumene.games.newdawn.box import STANDARD
from ecumene.games.newdawn.citations import RULE_IDS
from ecumene.games.newdawn.components import count_components, total_components
from ecumene.games.newdawn.editions import EDITIONS, box_from, box_of, facts_with
from ecumene.games.newdawn.facts import SHIPPED, difference
from ecumene.games.newdawn.fields import set_position
from ecumene.games.newdawn.land import GAPS, NOT_LAID, land_of
from ecumene.games.newdawn.layout import GAP, PLACE
from ecumene.games.newdawn.moves import NOTATION
from ecumene.games.newdawn.options import OPTIONS, PLAYTHROUGHS, READINGS, flags_of
from ecumene.games.newdawn.position import NO_ROWS, no_frames, no_pieces, no_sets, no_zones
from ecumene.games.newdawn.rules.setup import prepare
from ecumene.games.newdawn.state import NewDawnState
from ecumene.games.newdawn.strategy.strategy import NewDawnStrategy
from ecumene.games.newdawn.tiles import TILE_COUNT

STRATEGY: Final = NewDawnStrategy()


class NewDawn(Game):
    """The game's entry in the registry."""

    def start(self, players: int, options: Options, rules: int) -> State:
        """See :meth:`Game.start`."""
        box = box_of(self.edition(options).facts)
        flags = flags_of({**options, **self.readings_of(options)}, rules)
        state = NewDawnState(
            players, flags, NOT_LAID, no_zones(), no_sets(), no_pieces(), no_frames(), NO_ROWS, box, box.code
        )
        prepare(state)
        return state

    def strategy(self) -> Strategy:
        """See :meth:`Game.strategy`."""
        return STRATEGY

    def restore_numbers(self, numbers: list[int]) -> State:
        """See :meth:`Game.restore_numbers`."""
        state = NewDawnState(
            2, 0, NOT_LAID, no_zones(), no_sets(), no_pieces(), no_frames(), NO_ROWS, STANDARD, STANDARD.code
        )
        if set_position(state, numbers) != len(numbers):
            raise ValueError("there are more numbers than a position has")
        state.box = box_from(bytes(state.facts))
        if not len(state.rows):
            zones = state.zones
            state.land = land_of(state.box, list(zones[PLACE : PLACE + TILE_COUNT]), list(zones[GAP : GAP + GAPS]))
        return state

    def longest(self, players: int, options: Options) -> int:  # noqa: ARG002 - the same for all
        """No rule ends a game that nobody wins, so there is no bound."""
        return 0

    def playthroughs(self) -> dict[str, tuple[int, Options]]:
        """See :meth:`Game.playthroughs`: games that together show every agenda and every wonder in use."""
        return {name: (players, self.check(players, chosen)) for name, (players, chosen, _) in PLAYTHROUGHS.items()}

    def playthrough_seed(self, name: str) -> int:
        """See :meth:`Game.playthrough_seed`."""
        return PLAYTHROUGHS[name][2]

    def plies_between_details(self) -> int:
        """See :meth:`Game.plies_between_details`."""
        return 60

    def check_facts(self, facts: dict[str, object]) -> dict[str, object]:
        """See :meth:`Game.check_facts`."""
        return difference(facts_with(facts), SHIPPED)

    def facts_of(self, edition: Edition) -> dict[str, object]:
        """See :meth:`Game.facts_of`."""
        found: dict[str, object] = msgspec.to_builtins(facts_with(edition.facts))
        return found

    def components(self, state: State) -> dict[str, int]:
        """See :meth:`Game.components`."""
        assert isinstance(state, NewDawnState)
        return count_components(state)

    def component_total(self, players: int) -> int:
        """See :meth:`Game.component_total`."""
        return total_components(players)


NEWDAWN: Final = NewDawn(
    name="newdawn",
    title="Civilization: A New Dawn",
    rules_version=2,
    players=(2, 3, 4),
    usual_players=4,
    options=OPTIONS,
    notation=NOTATION,
    rule_ids=RULE_IDS,
    folder=str(Path(__file__).parent),
    readings=READINGS,
    editions=EDITIONS,
)
