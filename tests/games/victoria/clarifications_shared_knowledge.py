"""What the tests of the clarifications share."""

from collections import Counter
from collections.abc import Iterator

from ecumene.core.events import Event
from ecumene.core.options import OptionValue
from ecumene.core.rng import Rng
from ecumene.core.state import SPECTATOR
from ecumene.games.victoria.view_types import PlayerView, VictoriaView

from .table import Table, fresh_game, random_positions

Options = dict[str, OptionValue]


DRAFT: Options = {"deal_variant": "draft"}


TEAMS: Options = {"team_mode": True}


WATCHER = SPECTATOR + 1  # a spectator, where the table counts seats from 1


IN_GAME = {2: 95, 3: 95, 4: 104}


REMOVED = {2: 3, 3: 3, 4: 0}


PRINTED = {
    "war-1": 8, "war-2": 8, "war-3": 4,
    "religion-1": 8, "religion-2": 8,
    "economy-1": 4, "economy-2": 4, "economy-3": 8,
    "science-1": 4, "science-2": 8, "science-3": 8,
    "culture-1": 4, "culture-2": 4, "culture-3": 8,
    "utopia-3": 16,
}  # fmt: skip


def face_down(player: PlayerView) -> list[str]:
    cards = []
    for domain in player.domains:
        cards += [f"economy-{era}" for era, number in enumerate(domain.embargoes, 1) for _ in range(number)]
        cards += ["utopia-3"] * domain.democracies
    return cards


def outside_the_deck(table: Table, view: VictoriaView | None = None) -> Counter[str]:
    """Every card that is anywhere but in the deck."""
    view = view or table.view()
    cards = Counter(view.discard + view.centre + ([view.in_transit] if view.in_transit else []))
    for seat, player in enumerate(view.players, 1):
        cards.update(table.hand(seat) + table.area(seat) + face_down(player))
        if player.pack_size:
            cards.update(table.player(seat, seat).pack or [])
    return cards


def all_positions(players: int, games: int = 2, options: Options | None = None) -> Iterator[Table]:
    """Every position of some random games, the last ones included."""
    for seed in range(games):
        table = None
        for table in random_positions(players, [seed], options):
            yield table
        assert table is not None
        yield table


def play_through(players: int, seed: int, options: Options | None = None) -> Iterator[tuple[Table, list[Event]]]:
    """A whole random game, with what each move told."""
    table = fresh_game(players, seed, options)
    yield table, table.events
    rng = Rng(seed)
    while not table.over:
        events: list[Event] = []
        table.state.apply(table.state.random_move(rng), events)
        table.events += events
        yield table, events


def game_to_the_last_card(players: int, options: Options | None = None) -> Table:
    """A random game that ends because the deck ran out."""
    for seed in range(20):
        *_, (table, _) = play_through(players, seed, options)
        if table.deck == 0:
            return table
    raise AssertionError("no game of these went to the last card")


def branch(table: Table) -> Table:
    """The same position once more, to be played on in another way."""
    other = Table.__new__(Table)
    other.state = table.state.clone()
    other.events = list(table.events)
    return other


def seen(table: Table, name: str, seat: int) -> list[Event]:
    """The events of that name as a seat sees them."""
    return [event.seen_by(seat - 1) for event in table.told(name)]


def draft(players: int, seed: int = 1) -> Table:
    return fresh_game(players, seed, DRAFT)
