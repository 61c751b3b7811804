"""CIV: Carta Impera Victoria, for two to four players or two teams."""

from pathlib import Path
from typing import Final

from ecumene.core.encoding import Encoder
from ecumene.core.errors import OptionsError
from ecumene.core.game import Game
from ecumene.core.options import Options
from ecumene.core.state import State
from ecumene.core.strategy import Strategy
from ecumene.games.victoria import components
from ecumene.games.victoria.citations import RULE_IDS
from ecumene.games.victoria.encode import VictoriaEncoder
from ecumene.games.victoria.fields import set_position
from ecumene.games.victoria.material import DECK_SIZE, DRAFT_PACK, HAND
from ecumene.games.victoria.moves import NOTATION
from ecumene.games.victoria.options import OPTIONS, PLAYTHROUGHS, flags_of
from ecumene.games.victoria.position import no_cards
from ecumene.games.victoria.spans import PARTS, SPANS, VERSION
from ecumene.games.victoria.state import VictoriaState
from ecumene.games.victoria.strategy.strategy import VictoriaStrategy

STRATEGY: Final = VictoriaStrategy()
ENCODER: Final = VictoriaEncoder(VERSION, SPANS, PARTS)


class Victoria(Game):
    """The game's entry in the registry."""

    def start(self, players: int, options: Options, rules: int) -> State:  # noqa: ARG002 - one version
        """See :meth:`Game.start`."""
        stall_rounds = options["stall_rounds"]
        assert isinstance(stall_rounds, int)
        return VictoriaState(players, flags_of(options), stall_rounds, no_cards())

    def strategy(self) -> Strategy:
        """See :meth:`Game.strategy`."""
        return STRATEGY

    def encoder(self) -> Encoder:
        """See :meth:`Game.encoder`."""
        return ENCODER

    def restore_numbers(self, numbers: list[int]) -> State:
        """See :meth:`Game.restore_numbers`."""
        state = VictoriaState(2, 0, 0, no_cards())
        if set_position(state, numbers) != len(numbers):
            raise ValueError("there are more numbers than a position has")
        return state

    def check_together(self, players: int, options: Options) -> None:
        """Teams need four players (CV-TEAM-01)."""
        if options["team_mode"] and players != 4:
            raise OptionsError(
                f"{players} players cannot form two teams of two.", "Rule CV-TEAM-01.", "Take 4 players, or no teams."
            )

    def longest(self, players: int, options: Options) -> int:
        """A bound on the plies (decisions and chance outcomes) of a game.

        Rounds: a round either takes a card from the deck, at most D times, or is quiet; stall_rounds quiet rounds in a
        row end the game, so at most stall_rounds - 1 of them stand before each round that takes a card, and at most
        stall_rounds after the last; the game has at most stall_rounds x D rounds (CV-END-17).

        Decisions of a turn, all of CV-EFF-14 used: playing a card and ending step 2 are 2. Own and copied persistent
        effects are at most 6, each one decision to start and at most 4 inside (two cards dropped or returned, two
        played): 30. The five discard effects are 5 to start; inside, Attack, Embargo and Democracy have 1 each,
        Breakthrough 5, Inquisition 1 and the cards handed back, which are fewer than the cards of the deck: 9 + 104.
        That is at most 150. Chance outcomes are the first player and at most one for each card of the deck; the draft
        adds 4 decisions a player.
        """
        stall_rounds = options["stall_rounds"]
        assert isinstance(stall_rounds, int)
        dealt = HAND if options["deal_variant"] == "standard" else DRAFT_PACK
        rounds = stall_rounds * (DECK_SIZE[players] - dealt * players)
        return rounds * players * 150 + 1 + DECK_SIZE[players] + 4 * players

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
        assert isinstance(state, VictoriaState)
        return components.count(state)

    def component_total(self, players: int) -> int:
        """See :meth:`Game.component_total`: every card of the deck after removal."""
        return DECK_SIZE[players]


VICTORIA: Final = Victoria(
    name="victoria",
    title="CIV: Carta Impera Victoria",
    rules_version=1,
    players=(2, 3, 4),
    options=OPTIONS,
    notation=NOTATION,
    rule_ids=RULE_IDS,
    folder=str(Path(__file__).parent),
)
