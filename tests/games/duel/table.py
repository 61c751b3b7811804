"""A readable way to set up positions of 7 Wonders Duel in tests and to play on. Seats are 1 and 2, as in notation."""

from __future__ import annotations

from collections.abc import Iterable

from ecumene.core.events import Event
from ecumene.core.options import OptionValue
from ecumene.core.refusal import OK
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, SPECTATOR
from ecumene.games.duel import DUEL
from ecumene.games.duel.cards import ALL_TOKENS, BIT, LATE, SYMBOL
from ecumene.games.duel.city import City
from ecumene.games.duel.frames import TURN
from ecumene.games.duel.material import BUILDINGS, GUILD, LAW_SYMBOL, TOKENS, WONDERS
from ecumene.games.duel.state import DuelState
from ecumene.games.duel.structure import COVERED_BY, FACE_DOWN, OPEN_AT_FIRST, SLOTS
from ecumene.games.duel.view_types import Bill, CityView, DuelView, OfferView

CARDS = {building.name: number for number, building in enumerate(BUILDINGS)}
WONDER_NUMBERS = {wonder.name: number for number, wonder in enumerate(WONDERS)}
TOKEN_NUMBERS = {token.name: number for number, token in enumerate(TOKENS)}


class Table:
    """A game in progress, at the beginning of a turn.

    ``cities`` maps seats to their buildings, ``wonders`` to unbuilt and ``built`` to built wonders (``"sphinx"``, or
    ``"sphinx/baths"`` to say which card lies under it), ``tokens`` to progress tokens: ``{1: "quarry clay-pool"}``.

    The structure is that of the age of the ``open`` cards, which lie uncovered at the near end of it with the rest
    still there; with ``last`` they are the only cards left, in the far row. ``structure`` says it place by place
    instead (``{0: "palace", 2: "?", 3: "guild?"}``, ``?`` being a face-down card); places not named are taken.
    """

    def __init__(
        self,
        open: str = "",  # noqa: A002 - the word of the rules
        *,
        cities: dict[int, str] | None = None,
        coins: dict[int, int] | None = None,
        wonders: dict[int, str] | None = None,
        built: dict[int, str] | None = None,
        tokens: dict[int, str] | None = None,
        board: str = "agriculture law philosophy strategy theology",
        discard: str = "",
        pawn: int = 0,
        loot: dict[int, list[int]] | None = None,
        structure: dict[int, str] | None = None,
        age: int = 0,
        last: bool = False,
        turn: int = 1,
        first: int = 1,
        options: dict[str, OptionValue] | None = None,
    ) -> None:
        state = DUEL.new(2, options)
        assert isinstance(state, DuelState)
        self.state: DuelState = state
        self.events: list[Event] = []
        for seat, cards in (cities or {}).items():
            for card in cards.split():
                self._city(seat).place(self._see(card))
                self._city(seat).symbols |= SYMBOL[CARDS[card]]
        for card in discard.split():
            state.discard(self._see(card))
        self._place_tokens(board, tokens or {})
        for seat, names in (wonders or {}).items():
            for name in names.split():
                self._city(seat).unbuilt |= BIT[self._deal(name)]
        # Cards that are said to lie under wonders come first, so that the structure is not filled up with them.
        words = [word for names in (built or {}).values() for word in names.split()]
        tucked = {word: self._see(word.partition("/")[2]) for word in words if "/" in word}
        for seat, number in (coins or {}).items():
            self._city(seat).coins = number
        state.pawn = pawn
        for seat, left in (loot or {}).items():
            state.loot &= ~(3 << (2 * seat - 2))
            state.loot |= sum({2: 1, 5: 2}[one] for one in left) << (2 * seat - 2)
        named = open.split() or [card for card in (structure or {}).values() if "?" not in card]
        decks = {min(3, BUILDINGS[CARDS[card]].deck) for card in named} or {age or 1}
        assert len(decks) == 1, "a structure has cards of one age"
        state.age = age or decks.pop()
        self._lay_out(open.split(), structure, last)
        for seat, names in (built or {}).items():
            for word in names.split():
                under = tucked[word] if word in tucked else self._see(self._unseen((1, 2, 3)))
                self._city(seat).raise_wonder(self._deal(word.partition("/")[0]), under)
        state.first = first - 1
        state.active = turn - 1
        state.actor = turn - 1
        state.stack = TURN

    # Setting up -----------------------------------------------------------------------------------------------------

    def _city(self, seat: int) -> City:
        return self.state.city(seat - 1)

    def _see(self, card: str) -> int:
        """A card that comes up, once."""
        number = CARDS[card]
        if number < LATE:
            assert self.state.unseen_early & BIT[number], f"{card} is somewhere else already"
            self.state.unseen_early &= ~BIT[number]
        else:
            assert self.state.unseen_late & BIT[number - LATE], f"{card} is somewhere else already"
            self.state.unseen_late &= ~BIT[number - LATE]
        return number

    def _unseen(self, decks: Iterable[int]) -> str:
        """Some card of these decks that has not come up, the latest in the list first."""
        state = self.state
        for number in reversed(range(len(BUILDINGS))):
            bits = state.unseen_early if number < LATE else state.unseen_late
            if BUILDINGS[number].deck in decks and bits & BIT[number % LATE]:
                return BUILDINGS[number].name
        raise AssertionError("no card is left")

    def _place_tokens(self, board: str, owned: dict[int, str]) -> None:
        state = self.state
        taken = 0
        for seat, tokens in owned.items():
            for token in tokens.split():
                bit = BIT[TOKEN_NUMBERS[token]]
                taken |= bit
                self._city(seat).tokens |= bit
                if token == "law":
                    self._city(seat).symbols |= BIT[LAW_SYMBOL]
        state.board = sum(BIT[TOKEN_NUMBERS[token]] for token in board.split()) & ~taken
        state.box = ALL_TOKENS & ~state.board & ~taken

    def _deal(self, wonder: str) -> int:
        """A wonder that somebody has."""
        number = WONDER_NUMBERS[wonder]
        self.state.undealt &= ~BIT[number]
        return number

    def _lay_out(self, uncovered: list[str], structure: dict[int, str] | None, last: bool) -> None:
        state = self.state
        age = state.age - 1
        if structure is None:
            at_first = [slot for slot in range(SLOTS) if OPEN_AT_FIRST[age] >> slot & 1]
            places = list(range(SLOTS)) if last else at_first
            assert last or len(uncovered) <= len(at_first), "so many cards are never open; use last or structure"
            structure = dict(zip(places, uncovered, strict=False))
            if not last:
                hidden = [slot for slot in range(SLOTS) if FACE_DOWN[age] >> slot & 1]
                structure.update(dict.fromkeys(hidden, "?"))
                for card in uncovered:
                    self._see(card)
                for slot in range(SLOTS):
                    if slot not in structure:
                        structure[slot] = self._unseen((state.age,))
                        self._see(structure[slot])
            else:
                for card in uncovered:
                    self._see(card)
        else:
            for card in structure.values():
                if "?" not in card:
                    self._see(card)
        for slot, card in structure.items():
            state.present |= BIT[slot]
            if "?" in card:
                state.hidden |= BIT[slot]
            else:
                state.lying[slot] = CARDS[card]
            if card == "guild?" or ("?" not in card and BUILDINGS[CARDS[card]].deck == GUILD):
                state.guild_slots |= BIT[slot]
        for slot in structure:
            if not COVERED_BY[age * SLOTS + slot] & state.present:
                assert structure[slot] not in ("?", "guild?"), f"the open place {slot} would have been turned up"
                state.open |= BIT[slot]

    # Playing on -----------------------------------------------------------------------------------------------------

    def do(self, *moves: str) -> Table:
        """Carry out moves in notation, decisions and chance outcomes alike, all checked."""
        for text in moves:
            self.state.apply(DUEL.notation.parse(text), self.events)
        return self

    def let_chance(self, seed: int = 1) -> Table:
        """Let chance decide everything until a seat has to."""
        rng = Rng(seed)
        while self.state.actor == CHANCE:
            self.state.apply(self.state.random_move(rng), self.events)
        return self

    def after(self, *moves: str, seed: int = 1) -> Table:
        """Carry out moves, and let chance decide after each."""
        for move in moves:
            self.do(move).let_chance(seed)
        return self

    # Asking ---------------------------------------------------------------------------------------------------------

    def legal(self, verb: str = "") -> list[str]:
        """All legal moves in notation, or those with one verb."""
        texts = [DUEL.notation.text(move) for move in self.state.moves()]
        return [text for text in texts if text.split()[0] == verb or not verb]

    def allows(self, move: str) -> bool:
        """Whether a move is legal; the list of moves and the explanation must agree."""
        number = DUEL.notation.parse(move)
        legal = number in list(self.state.moves())
        assert legal == (self.state.why_not(number) is OK)
        return legal

    def refusal(self, move: str) -> str:
        """The rule that forbids a move; empty when it is legal."""
        return self.state.why_not(DUEL.notation.parse(move)).rule

    def details(self, move: str) -> dict[str, int | str]:
        """The details of a refusal."""
        return self.state.why_not(DUEL.notation.parse(move)).details

    @property
    def actor(self) -> int:
        """The seat that decides (1 or 2); 0 for chance, -1 when over."""
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
        """How it ended; empty while it goes on."""
        ending = self.state.ending()
        return ending.result if ending else ""

    @property
    def sheet(self) -> dict[str, tuple[int, ...]]:
        """The score sheet, line by line."""
        ending = self.state.ending()
        assert ending is not None
        return {line.name: line.values for line in ending.sheet.lines}

    def view(self, seat: int = SPECTATOR + 1) -> DuelView:
        """What a seat sees (a spectator by default)."""
        return self.state.view(seat - 1)

    def city(self, seat: int) -> CityView:
        """One city as everybody sees it."""
        return self.view().cities[seat - 1]

    def coins(self, seat: int) -> int:
        """A seat's coins."""
        return self.city(seat).coins

    def cards(self, seat: int, colour: str = "") -> list[str]:
        """A seat's buildings, or those of one colour."""
        groups = self.city(seat).cards
        return [card for name, cards in groups.items() for card in cards if not colour or name == colour]

    def bill(self, name: str, seat: int = 1) -> Bill:
        """What a card or wonder would cost a seat now, with the reasons."""
        return self.state.price(name, seat - 1)

    def price(self, name: str, seat: int = 1) -> int:
        """What a card or wonder would cost a seat now."""
        return self.bill(name, seat).total

    def offer(self, name: str, seat: int = 1) -> OfferView:
        """What building a card that lies face up, or a wonder, would mean for a seat now."""
        offers = [*self.city(seat).offers, *(one.offer for one in self.city(seat).wonders if one.offer is not None)]
        return next(offer for offer in offers if offer.name == name)

    def score(self, seat: int) -> int:
        """A seat's points as things stand."""
        return self.city(seat).points.total

    @property
    def pawn(self) -> int:
        """Where the pawn stands: 9 is seat 2's capital, -9 seat 1's."""
        return self.view().pawn

    @property
    def discard(self) -> list[str]:
        """The discard pile."""
        return self.view().discard

    @property
    def open(self) -> list[str]:
        """The cards that can be chosen now."""
        return [slot.card for slot in self.view().slots if slot.accessible and slot.card is not None]

    def lying(self, slot: int) -> str:
        """What lies at a place: a card, ``?``, ``guild?``, or nothing."""
        place = self.view().slots[slot]
        if place.taken:
            return ""
        return place.card or ("guild?" if place.guild else "?")

    def told(self, name: str) -> list[Event]:
        """The events of that name so far."""
        return [event for event in self.events if event.name == name]


def fresh_game(seed: int = 1, options: dict[str, OptionValue] | None = None) -> Table:
    """A new game with chance decided up to the first decision."""
    table = new_game(options)
    return table.let_chance(seed)


def new_game(options: dict[str, OptionValue] | None = None) -> Table:
    """A new game before its first chance outcome."""
    table = Table.__new__(Table)
    state = DUEL.new(2, options)
    assert isinstance(state, DuelState)
    table.state = state
    table.events = []
    return table


def random_positions(games: Iterable[int], options: dict[str, OptionValue] | None = None) -> Iterable[Table]:
    """Every position of random games, one game per seed."""
    for seed in games:
        table = fresh_game(seed, options)
        rng = Rng(seed)
        while not table.over:
            yield table
            table.state.play(table.state.random_move(rng))
