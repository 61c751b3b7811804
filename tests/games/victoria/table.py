"""A readable way to set up positions of Victoria in tests and to play on. Seats are 1 to 4, as in notation."""

from __future__ import annotations

from collections.abc import Iterable

from ecumene.core.events import Event
from ecumene.core.options import OptionValue
from ecumene.core.refusal import OK
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, SPECTATOR
from ecumene.games.victoria import VICTORIA
from ecumene.games.victoria.cards import count, in_domain, names_of, of_era, size
from ecumene.games.victoria.frames import EFFECTS, STEP_PLAY
from ecumene.games.victoria.material import DECK_SIZE, DOMAINS, ERA_COUNT, KIND_COUNT, KIND_NAMES, ONE, REMOVED_PER_ERA
from ecumene.games.victoria.position import AREAS, DEMOCRACIES, EMBARGOES, HANDS
from ecumene.games.victoria.state import VictoriaState
from ecumene.games.victoria.view_types import PlayerView, VictoriaView

DOMAIN_NAMES = [domain.name for domain in DOMAINS]


class Table:
    """A game in progress.

    ``hands``, ``areas`` map seats to cards: ``"war*3 science-2 utopia"``; a card without an era is of the earliest era
    that has one left. ``embargoes`` and ``democracies`` map seats to domains with face-down cards on them. ``deck`` is
    the number of cards left; by default all cards not placed anywhere (less the removed ones). ``step`` is ``"play"``
    or ``"effects"``.
    """

    def __init__(
        self,
        players: int = 2,
        *,
        hands: dict[int, str] | None = None,
        areas: dict[int, str] | None = None,
        embargoes: dict[int, str] | None = None,
        democracies: dict[int, str] | None = None,
        discard: str = "",
        deck: int | None = None,
        turn: int = 1,
        first: int = 1,
        step: str = "play",
        round_number: int = 2,
        options: dict[str, OptionValue] | None = None,
    ) -> None:
        state = VICTORIA.new(players, options)
        assert isinstance(state, VictoriaState)
        self.state: VictoriaState = state
        self.events: list[Event] = []
        state.first = first - 1
        state.coin_user = first - 1
        state.active = turn - 1
        state.round = round_number
        for seat, cards in (hands or {}).items():
            state.zones[HANDS + seat - 1] = self._take(cards)
        for seat, cards in (areas or {}).items():
            state.zones[AREAS + seat - 1] = self._take(cards)
        for seat, domains in (embargoes or {}).items():
            for domain in domains.split():
                era = int(names_of(self._take("economy"))[0][-1]) - 1
                state.zones[EMBARGOES + seat - 1] += 8 ** state.embargo_cell(DOMAIN_NAMES.index(domain), era)
        for seat, domains in (democracies or {}).items():
            for domain in domains.split():
                self._take("utopia")
                state.zones[DEMOCRACIES + seat - 1] += 32 ** DOMAIN_NAMES.index(domain)
        state.discard = self._take(discard)
        self._set_deck(deck)
        state.round_deck = state.deck
        state.stack = EFFECTS
        if step == "play":
            state.push(STEP_PLAY, 1, 0)
        state.actor = state.active

    def _take(self, cards: str) -> int:
        taken = 0
        for word in cards.split():
            name, _, times = word.partition("*")
            for _ in range(int(times or "1")):
                kinds = [kind for kind in range(KIND_COUNT) if KIND_NAMES[kind].startswith(name)]
                kind = next(kind for kind in kinds if count(self.state.pool, kind))
                self.state.pool -= ONE[kind]
                taken += ONE[kind]
        return taken

    def _set_deck(self, deck: int | None) -> None:
        state = self.state
        placed = 104 - size(state.pool)
        if deck is None:
            state.deck = DECK_SIZE[state.players] - placed
            return
        # Cards beyond the wanted deck and the removed ones are simply out of this constructed position.
        state.deck = deck
        sizes = {2: (25, 29, 41), 3: (25, 29, 41), 4: (28, 32, 44)}[state.players]
        left = [0, 0, 0]
        for era in (2, 1, 0):
            left[era] = min(deck, sizes[era])
            deck -= left[era]
        for era in range(ERA_COUNT):
            while size(of_era(state.pool, era)) > left[era] + REMOVED_PER_ERA[state.players]:
                kinds = [kind for kind in range(KIND_COUNT) if count(of_era(state.pool, era), kind)]
                state.pool -= ONE[max(kinds, key=lambda kind: count(state.pool, kind))]

    # Playing on -----------------------------------------------------------------------------------------------------

    def do(self, *moves: str) -> Table:
        """Carry out moves in notation, decisions and chance outcomes alike, all checked."""
        for text in moves:
            self.state.apply(VICTORIA.notation.parse(text), self.events)
        return self

    def let_chance(self, seed: int = 1) -> Table:
        """Let chance decide everything until a seat has to."""
        rng = Rng(seed)
        while self.state.actor == CHANCE:
            self.state.apply(self.state.random_move(rng), self.events)
        return self

    def end_turn(self, seed: int = 1) -> Table:
        """End step 2 and let the draws happen."""
        return self.do("end").let_chance(seed)

    def pass_turn(self, seed: int = 1) -> Table:
        """Play the first legal card (if any is asked for), use no effect, end the turn."""
        if self.asked == "step-play":
            self.do(self.legal()[0])
        return self.end_turn(seed)

    # Asking ---------------------------------------------------------------------------------------------------------

    def legal(self, verb: str = "") -> list[str]:
        """All legal moves in notation, or those with one verb."""
        texts = [VICTORIA.notation.text(move) for move in self.state.moves()]
        return [text for text in texts if text.split()[0] == verb or not verb]

    def allows(self, move: str) -> bool:
        """Whether a move is legal; the list of moves and the explanation must agree."""
        number = VICTORIA.notation.parse(move)
        legal = number in list(self.state.moves())
        assert legal == (self.state.why_not(number) is OK)
        return legal

    def refusal(self, move: str) -> str:
        """The rule that forbids a move; empty when it is legal."""
        return self.state.why_not(VICTORIA.notation.parse(move)).rule

    @property
    def actor(self) -> int:
        """The seat that decides (1 to 4); 0 for chance, -1 when over."""
        return self.state.actor + 1

    @property
    def asked(self) -> str:
        """What is asked now."""
        return self.view().asked

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.ending() is not None

    @property
    def winners(self) -> list[int]:
        """The winning seats."""
        ending = self.state.ending()
        return [seat + 1 for seat in ending.winners] if ending else []

    @property
    def result(self) -> str:
        """How it ended: instant-win, majority-win or shared-victory."""
        ending = self.state.ending()
        return ending.result if ending else ""

    def hand(self, seat: int) -> list[str]:
        """A seat's hand, card by card."""
        return names_of(self.state.hand(seat - 1))

    def area(self, seat: int) -> list[str]:
        """A seat's face-up cards."""
        return names_of(self.state.area(seat - 1))

    def count(self, seat: int, domain: str) -> int:
        """How many face-up cards of a domain a seat has."""
        return in_domain(self.state.area(seat - 1), DOMAIN_NAMES.index(domain))

    def view(self, seat: int = SPECTATOR + 1) -> VictoriaView:
        """What a seat sees (a spectator by default)."""
        return self.state.view(seat - 1)

    def player(self, seat: int, viewer: int = SPECTATOR + 1) -> PlayerView:
        """One player as another sees them."""
        return self.view(viewer).players[seat - 1]

    def embargoed(self, seat: int) -> list[str]:
        """The domains of a seat with an Embargo on them."""
        return [domain.domain for domain in self.player(seat).domains if sum(domain.embargoes)]

    def democracies(self, seat: int, domain: str) -> int:
        """How many face-down Utopia cards lie in that domain."""
        return self.player(seat).domains[DOMAIN_NAMES.index(domain)].democracies

    def coin(self) -> tuple[int, str] | None:
        """The seat and domain the coin lies on, or None."""
        for player in self.view().players:
            for domain in player.domains:
                if domain.coin:
                    return player.seat + 1, domain.domain
        return None

    @property
    def discard(self) -> list[str]:
        """The discard pile."""
        return names_of(self.state.discard)

    @property
    def deck(self) -> int:
        """Cards left in the deck."""
        return self.state.deck

    def told(self, name: str) -> list[Event]:
        """The events of that name so far."""
        return [event for event in self.events if event.name == name]


def fresh_game(players: int, seed: int = 1, options: dict[str, OptionValue] | None = None) -> Table:
    """A new game with chance decided up to the first decision."""
    table = Table.__new__(Table)
    state = VICTORIA.new(players, options)
    assert isinstance(state, VictoriaState)
    table.state = state
    table.events = []
    return table.let_chance(seed)


def random_positions(
    players: int, games: Iterable[int], options: dict[str, OptionValue] | None = None
) -> Iterable[Table]:
    """Every position of random games, one game per seed."""
    for seed in games:
        table = fresh_game(players, seed, options)
        rng = Rng(seed)
        while not table.over:
            yield table
            table.state.play(table.state.random_move(rng))
