"""7 Wonders Duel, for two players."""

from pathlib import Path
from typing import Final

from ecumene.core.encoding import Encoder
from ecumene.core.game import Game
from ecumene.core.options import Options
from ecumene.core.state import State
from ecumene.core.strategy import Strategy
from ecumene.games.duel import components
from ecumene.games.duel.citations import RULE_IDS
from ecumene.games.duel.city import City
from ecumene.games.duel.encode import DuelEncoder
from ecumene.games.duel.fields import set_position
from ecumene.games.duel.moves import NOTATION
from ecumene.games.duel.options import OPTIONS, PLAYTHROUGHS, flags_of
from ecumene.games.duel.position import new_cities, no_cards
from ecumene.games.duel.rules.setup import first_frame
from ecumene.games.duel.spans import PARTS, SPANS, VERSION
from ecumene.games.duel.state import DuelState
from ecumene.games.duel.strategy.strategy import DuelStrategy

STRATEGY: Final = DuelStrategy()
ENCODER: Final = DuelEncoder(VERSION, SPANS, PARTS)


class Duel(Game):
    """The game's entry in the registry."""

    def start(self, players: int, options: Options, rules: int) -> State:  # noqa: ARG002 - always two
        """See :meth:`Game.start`."""
        one, two = new_cities()
        state = DuelState(flags_of(options), no_cards(), one, two)
        first_frame(state)
        return state

    def strategy(self) -> Strategy:
        """See :meth:`Game.strategy`."""
        return STRATEGY

    def encoder(self) -> Encoder:
        """See :meth:`Game.encoder`."""
        return ENCODER

    def restore_numbers(self, numbers: list[int]) -> State:
        """See :meth:`Game.restore_numbers`."""
        state = DuelState(0, no_cards(), City(), City())
        if set_position(state, numbers) != len(numbers):
            raise ValueError("there are more numbers than a position has")
        return state

    def longest(self, players: int, options: Options) -> int:  # noqa: ARG002 - the same for all
        """A bound on the plies of a game.

        Chance: first player, board tokens, two wonder groups, guild places, 36 cards dealt, 24 turned up and one draw
        of the Great Library are 66. Decisions: 6 in the draft, 60 turns, 2 starting players, 5 tokens of the board,
        and one choice each for Circus Maximus, Statue of Zeus, Great Library and Mausoleum are 77.
        """
        return 143

    def playthroughs(self) -> dict[str, tuple[int, Options]]:
        """See :meth:`Game.playthroughs`."""
        return {name: (players, self.check(players, chosen)) for name, (players, chosen, _) in PLAYTHROUGHS.items()}

    def playthrough_seed(self, name: str) -> int:
        """See :meth:`Game.playthrough_seed`."""
        return PLAYTHROUGHS[name][2]

    def plies_between_details(self) -> int:
        """See :meth:`Game.plies_between_details`."""
        return 10

    def details_of_first_questions(self) -> bool:
        """See :meth:`Game.details_of_first_questions`."""
        return True

    def components(self, state: State) -> dict[str, int]:
        """See :meth:`Game.components`."""
        assert isinstance(state, DuelState)
        return components.count(state)

    def component_total(self, players: int) -> int:  # noqa: ARG002 - always two
        """See :meth:`Game.component_total`."""
        return components.TOTAL


DUEL: Final = Duel(
    name="duel",
    title="7 Wonders Duel",
    rules_version=1,
    players=(2,),
    options=OPTIONS,
    notation=NOTATION,
    rule_ids=RULE_IDS,
    folder=str(Path(__file__).parent),
)
