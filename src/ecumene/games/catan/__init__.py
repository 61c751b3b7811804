"""CATAN and CATAN: Cities & Knights, for three or four players (two for practice)."""

from pathlib import Path
from typing import Final

from ecumene.core.game import Game
from ecumene.core.options import Options
from ecumene.core.state import State
from ecumene.core.strategy import Strategy
from ecumene.games.catan.citations import RULE_IDS
from ecumene.games.catan.components import count_components, total_components
from ecumene.games.catan.fields import set_position
from ecumene.games.catan.hidden.hands import STRIDE
from ecumene.games.catan.island import CHARTS, HEX_COUNT
from ecumene.games.catan.layout import QUEUE_LENGTH
from ecumene.games.catan.material import HARBOURS
from ecumene.games.catan.moves import NOTATION
from ecumene.games.catan.options import EDITIONS, OPTIONS, PLAYTHROUGHS, READINGS, flags_of, limit_of, map_of
from ecumene.games.catan.position import bare, bare_edges, bare_nodes, no_zones
from ecumene.games.catan.rules.setup import prepare
from ecumene.games.catan.state import CatanState
from ecumene.games.catan.strategy.strategy import CatanStrategy

STRATEGY: Final = CatanStrategy()
# Seeds of golden playthroughs, chosen so that together these short games show almost everything that can happen.
SEEDS: Final = {
    "base-4p": 85,
    "base-3p-first-game": 82,
    "base-2p-trades": 28,
    "knights-4p": 13,
    "knights-3p-first-game": 40,
    "knights-2p-trades": 14,
    "knights-3p-variants": 66,
    "base-4p-outer-isles": 12,
    "knights-3p-crescent-bay": 39,
    "knights-3p-other-readings": 21,
}


class Catan(Game):
    """The game's entry in the registry."""

    def start(self, players: int, options: Options, rules: int) -> State:
        """See :meth:`Game.start`."""
        number = map_of(options, players)
        chart = CHARTS[number]
        flags = flags_of({**options, **self.readings_of(options)}, rules)
        state = CatanState(
            players, flags, number, no_zones(), bare_nodes(), bare_edges(), chart.terrain[:],
            chart.numbers[:], chart.harbours[:], bare(QUEUE_LENGTH),
        )  # fmt: skip
        state.offers_allowed = limit_of(options, "trade_offers_per_turn")
        state.counters_allowed = limit_of(options, "counters_per_offer")
        prepare(state)
        return state

    def strategy(self) -> Strategy:
        """See :meth:`Game.strategy`."""
        return STRATEGY

    def restore_numbers(self, numbers: list[int]) -> State:
        """See :meth:`Game.restore_numbers`."""
        state = CatanState(
            2, 0, 0, no_zones(), bare_nodes(), bare_edges(), bare(HEX_COUNT), bare(HEX_COUNT), bare(HARBOURS),
            bare(QUEUE_LENGTH),
        )  # fmt: skip
        if set_position(state, numbers) != len(numbers):
            raise ValueError("there are more numbers than a position has")
        if len(state.worlds) % STRIDE or not 0 <= state.map < len(CHARTS):
            raise ValueError("there is no such position")
        state.chart_now = CHARTS[state.map]
        return state

    def longest(self, players: int, options: Options) -> int:  # noqa: ARG002 - the same for all
        """No rule ends a game that nobody wins, so there is no bound."""
        return 0

    def playthroughs(self) -> dict[str, tuple[int, Options]]:
        """See :meth:`Game.playthroughs`: there are too many options to show one by one, and games are long."""
        return {name: (players, self.check(players, chosen)) for name, (players, chosen) in PLAYTHROUGHS.items()}

    def playthrough_seed(self, name: str) -> int:
        """See :meth:`Game.playthrough_seed`."""
        return SEEDS[name]

    def plies_between_details(self) -> int:
        """See :meth:`Game.plies_between_details`."""
        return 50

    def components(self, state: State) -> dict[str, int]:
        """See :meth:`Game.components`: cards and pieces, including what this game leaves in the box."""
        assert isinstance(state, CatanState)
        return count_components(state)

    def component_total(self, players: int) -> int:
        """See :meth:`Game.component_total`."""
        return total_components(players)


CATAN: Final = Catan(
    name="catan",
    title="CATAN: Cities & Knights",
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
