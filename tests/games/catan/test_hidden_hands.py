"""What a seat can know about the others' hands, compared with a slow observer that only reads the log."""

from collections import Counter
from fractions import Fraction

import pytest

from ecumene.core.events import Event
from ecumene.core.rng import Rng
from ecumene.core.state import OVER
from ecumene.games.catan import CATAN
from ecumene.games.catan.cards import ONE, lane
from ecumene.games.catan.frames import MOVING_ROBBER, ROBBER_MOVES
from ecumene.games.catan.hidden.hands import MOST, possible_hands
from ecumene.games.catan.layout import HANDS
from ecumene.games.catan.material import COSTS, KIND_COUNT, KINDS
from ecumene.games.catan.rules.hands import pay
from ecumene.games.catan.state import CatanState

from .table import Table, land

Hand = tuple[int, ...]
Worlds = dict[tuple[Hand, ...], Fraction]
PRICES = {"CB-BUILD-01": "road", "CB-BUILD-03": "settlement", "CB-BUILD-05": "city"}


def unpacked(cards: int) -> Hand:
    """A packed hand as counts."""
    return tuple(lane(cards, kind) for kind in range(KIND_COUNT))


def believed(state: CatanState, seat: int) -> Worlds:
    """What the engine says that a seat considers possible."""
    found = possible_hands(state, seat)
    whole = sum(weight for _, weight in found)
    return {tuple(unpacked(hand) for hand in hands): Fraction(weight, whole) for hands, weight in found}


def shares(state: CatanState, seat: int, of: int, kind: str) -> dict[int, float]:
    """How likely a seat considers each number of cards of a kind in another's hand."""
    found: Counter[int] = Counter()
    for hands, chance in believed(state, seat).items():
        found[hands[of][KINDS.index(kind)]] += float(chance)  # type: ignore[assignment]
    return {number: round(chance, 6) for number, chance in found.items()}


# By hand --------------------------------------------------------------------------------------------------------------


def robbed() -> Table:
    """The first seat has robbed the second, who held three wool and one ore, of a wool; the third watched."""
    table = Table(3, mode="base").settlement(1, "n:0,1").hand(1, wool=3, ore=1)
    table.state.push(MOVING_ROBBER, ROBBER_MOVES)
    return table.settle().play(f"robber {land('0,1')}", "stolen wool")


@pytest.mark.rule("CB-ROBBER-12", "CK-CLR-04")
def test_an_onlooker_weighs_what_may_have_been_stolen() -> None:
    """Three wool and one ore: it was wool with a chance of three in four."""
    state = robbed().state
    assert shares(state, 2, 0, "wool") == {1: 0.75, 0: 0.25}
    assert shares(state, 2, 1, "ore") == {1: 0.75, 0: 0.25}


@pytest.mark.rule("CB-ROBBER-12")
@pytest.mark.parametrize("seat", [0, 1])
def test_thief_and_victim_know_what_was_stolen(seat: int) -> None:
    """Only one world is left for them."""
    assert len(believed(robbed().state, seat)) == 1


def test_what_is_paid_tells_what_was_not_stolen() -> None:
    """The victim pays the ore to the bank in a trade, so the stolen card was wool."""
    table = robbed()
    assert len(believed(table.state, 2)) == 2
    pay(table.state, 1, ONE[KINDS.index("ore")])
    assert len(believed(table.state, 2)) == 1


# Compared with the slow observer --------------------------------------------------------------------------------------


class Observer:
    """Keeps every combination of hands that fits the log as one seat reads it, with exact chances."""

    def __init__(self, players: int, seat: int) -> None:
        self.seat = seat
        self.worlds: Worlds = {((0,) * KIND_COUNT,) * players: Fraction(1)}

    def read(self, event: Event) -> None:
        """Read one more line of the log."""
        seen = event.seen_by(self.seat)
        details = seen.details
        who = seen.seat
        if seen.name in ("receives", "aqueduct"):
            self.change(who, self.cards(details["cards"]), 1)
        elif seen.name == "discards":
            self.change(who, self.cards(details["cards"]), -1)
        elif seen.name == "trades-with-bank":
            self.change(who, self.cards(details["gives"]), -1)
            self.change(who, self.cards(details["cards"]), 1)
        elif seen.name == "buys":
            self.change(who, COSTS["development"], -1)
        elif seen.name in ("road", "settlement", "city") and seen.rule in PRICES:
            self.change(who, COSTS[PRICES[seen.rule]], -1)
        elif seen.name == "steals-seen":
            self.move(self.other(details["target"]), who, KINDS.index(str(details["kind"]).partition(".")[2]))
        elif seen.name == "steals":
            self.steal(self.other(details["target"]), who)
        elif seen.name == "names":
            self.named = KINDS.index(str(details["kind"]).partition(".")[2])
            self.given: dict[int, Hand] = {}
            self.taker = who
        elif seen.name == "hands-over":
            self.given[who] = self.cards(details["cards"])

    def monopoly(self) -> None:
        """After a monopoly, everybody has given all their cards of the kind."""
        if not hasattr(self, "named"):
            return
        found: Worlds = {}
        for hands, chance in self.worlds.items():
            fits = all(
                hands[seat][self.named] == self.given.get(seat, (0,) * KIND_COUNT)[self.named]
                for seat in range(len(hands))
                if seat != self.taker
            )
            if fits:
                found[hands] = chance
        self.worlds = self.normal(found)
        for seat, cards in self.given.items():
            self.change(seat, cards, -1)
            self.change(self.taker, cards, 1)
        del self.named

    def cards(self, text: object) -> Hand:
        """Cards of the log as counts; tokens count from 0."""
        counts = [0] * KIND_COUNT
        for token in str(text).split():
            name, _, number = token.partition(".")
            counts[KINDS.index(name.removeprefix("count-"))] += int(number) + 1
        return tuple(counts)

    def other(self, token: object) -> int:
        """The seat of a token."""
        return int(str(token).partition(".")[2]) - 1

    def change(self, seat: int, cards: Hand, sign: int) -> None:
        """Apply public gains and losses; worlds without the cards lost are ruled out."""
        found: Worlds = {}
        for hands, chance in self.worlds.items():
            hand = tuple(held + sign * number for held, number in zip(hands[seat], cards, strict=True))
            if min(hand) >= 0:
                world = (*hands[:seat], hand, *hands[seat + 1 :])
                found[world] = found.get(world, Fraction(0)) + chance
        self.worlds = self.normal(found)

    def move(self, giver: int, taker: int, kind: int) -> None:
        """Move a card of a visible kind; the more there were of it, the likelier."""
        found: Worlds = {}
        for hands, chance in self.worlds.items():
            if hands[giver][kind]:
                world = self.moved(hands, giver, taker, kind)
                found[world] = found.get(world, Fraction(0)) + chance * Fraction(hands[giver][kind], sum(hands[giver]))
        self.worlds = self.normal(found)

    def steal(self, giver: int, taker: int) -> None:
        """Move a card of a hidden kind."""
        found: Worlds = {}
        for hands, chance in self.worlds.items():
            for kind in range(KIND_COUNT):
                if hands[giver][kind]:
                    world = self.moved(hands, giver, taker, kind)
                    share = Fraction(hands[giver][kind], sum(hands[giver]))
                    found[world] = found.get(world, Fraction(0)) + chance * share
        self.worlds = self.normal(found)

    def moved(self, hands: tuple[Hand, ...], giver: int, taker: int, kind: int) -> tuple[Hand, ...]:
        """The hands after a card has moved."""
        after = [list(hand) for hand in hands]
        after[giver][kind] -= 1
        after[taker][kind] += 1
        return tuple(tuple(hand) for hand in after)

    def normal(self, worlds: Worlds) -> Worlds:
        """The same worlds with probabilities that add up to one."""
        whole = sum(worlds.values())
        return {world: chance / whole for world, chance in worlds.items()}


@pytest.mark.rule("CB-ROLL-12", "CB-ROBBER-12", "CB-ROBBER-13")
@pytest.mark.parametrize("seed", range(6))
def test_the_engine_believes_what_a_reader_of_the_log_can_work_out(seed: int) -> None:
    """The same worlds with the same weights, until there are more than the engine keeps."""
    players = 3 + seed % 2
    state = CATAN.new(players, {"mode": "base", "trade_offers_per_turn": 0})
    assert isinstance(state, CatanState)
    observers = [Observer(players, seat) for seat in range(players)]
    rng = Rng(seed)
    compared = uncertain = 0
    full: set[int] = set()
    while state.actor != OVER and compared < 2000:
        log: list[Event] = []
        state.apply(state.random_move(rng), log)
        for observer in observers:
            if observer.seat in full:
                continue
            for event in log:
                observer.read(event)
            observer.monopoly()
            if len(observer.worlds) > MOST // 2:
                full.add(observer.seat)  # from here on the engine may have dropped some
                continue
            ours = believed(state, observer.seat)
            assert set(ours) == set(observer.worlds)
            for world, chance in observer.worlds.items():
                assert abs(float(chance - ours[world])) < 0.01
            compared += 1
            uncertain += len(ours) > 1
    assert uncertain > 20


@pytest.mark.parametrize("mode", ["base", "knights"])
def test_the_true_position_is_always_possible(mode: str) -> None:
    """Every seat considers the true hands possible, and all possible hands have the public sizes."""
    for seed in range(3):
        state = CATAN.new(4, {"mode": mode, "trade_offers_per_turn": 3 if seed else 0})
        assert isinstance(state, CatanState)
        rng = Rng(seed)
        for number in range(1500):
            if state.actor == OVER:
                break
            state.play(state.random_move(rng))
            if number % 10:
                continue
            truth = tuple(unpacked(state.zones[HANDS + seat]) for seat in range(4))
            for seat in range(4):
                worlds = believed(state, seat)
                assert truth in worlds
                assert all(world[seat] == truth[seat] for world in worlds)
                assert {tuple(sum(hand) for hand in world) for world in worlds} == {tuple(sum(hand) for hand in truth)}
