"""CATAN and CATAN: Cities & Knights, for three or four players (two for practice)."""

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ecumene.core.game import Game
from ecumene.core.options import Options
from ecumene.core.state import State
from ecumene.games.catan.citations import RULE_IDS
from ecumene.games.catan.components import count_components, total_components
from ecumene.games.catan.island import CHARTS, EDGE_COUNT, HEX_COUNT, NODE_COUNT
from ecumene.games.catan.layout import QUEUE_LENGTH, SCALARS, ZONE_COUNT
from ecumene.games.catan.material import HARBOURS
from ecumene.games.catan.moves import NOTATION
from ecumene.games.catan.options import OPTIONS, PLAYTHROUGHS, flags_of, limit_of, map_of
from ecumene.games.catan.position import bare, bare_edges, bare_nodes, no_zones
from ecumene.games.catan.rules.setup import prepare
from ecumene.games.catan.state import CatanState


class Catan(Game):
    """The game's entry in the registry."""

    def start(self, players: int, options: Options) -> State:
        """See :meth:`Game.start`."""
        number = map_of(options, players)
        chart = CHARTS[number]
        state = CatanState(
            players, flags_of(options), number, no_zones(), bare_nodes(), bare_edges(), chart.terrain[:],
            chart.numbers[:], chart.harbours[:], bare(QUEUE_LENGTH),
        )  # fmt: skip
        state.offers_allowed = limit_of(options, "trade_offers_per_turn")
        state.counters_allowed = limit_of(options, "counters_per_offer")
        prepare(state)
        return state

    def restore_numbers(self, numbers: list[int]) -> State:
        """See :meth:`Game.restore_numbers`."""
        at = SCALARS
        parts = []
        for length in (ZONE_COUNT, NODE_COUNT, EDGE_COUNT, HEX_COUNT, HEX_COUNT, HARBOURS, QUEUE_LENGTH):
            parts.append(numbers[at : at + length])
            at += length
        if len(parts[-1]) != QUEUE_LENGTH or (len(numbers) - at) % 6:
            raise ValueError("there are not as many numbers as a position has")
        codes = [vec[u8]([u8(code) for code in part]) for part in parts[1:]]
        state = CatanState(
            numbers[0], numbers[1], numbers[2], vec[i64](parts[0]), codes[0], codes[1], codes[2], codes[3], codes[4],
            codes[5],
        )  # fmt: skip
        state.set_numbers(numbers)
        state.worlds = vec[i64](numbers[at:])
        return state

    def longest(self, players: int, options: Options) -> int:  # noqa: ARG002 - the same for all
        """No rule ends a game that nobody wins, so there is no bound."""
        return 0

    def playthroughs(self) -> dict[str, tuple[int, Options]]:
        """See :meth:`Game.playthroughs`: options are too many to take one by one, and games long."""
        return {name: (players, self.check(players, chosen)) for name, (players, chosen) in PLAYTHROUGHS.items()}

    def plies_between_details(self) -> int:
        """See :meth:`Game.plies_between_details`."""
        return 50

    def components(self, state: State) -> dict[str, int]:
        """See :meth:`Game.components`: cards and pieces, what this game leaves in the box included."""
        assert isinstance(state, CatanState)
        return count_components(state)

    def component_total(self, players: int) -> int:
        """See :meth:`Game.component_total`."""
        return total_components(players)


CATAN: Final = Catan(
    name="catan",
    title="CATAN: Cities & Knights",
    rules_version=1,
    players=(2, 3, 4),
    usual_players=4,
    options=OPTIONS,
    notation=NOTATION,
    rule_ids=RULE_IDS,
    folder=str(Path(__file__).parent),
)
