"""Statistics that are only for display: how often the dice have come to each sum."""

import pytest

from ecumene.core.events import Event
from ecumene.core.rng import Rng
from ecumene.core.state import OVER, SPECTATOR
from ecumene.games.catan import CATAN
from ecumene.games.catan.rules.rolling import MOST_COUNTED
from ecumene.games.catan.view_types import CatanView

from .base_shared import DICE, base
from .table import Table


def view_of(table: Table) -> CatanView:
    """What a spectator sees."""
    view = table.state.view(0)
    assert isinstance(view, CatanView)
    return view


@pytest.mark.parametrize("number", range(2, 13))
def test_each_sum_is_counted_in_its_place(number: int) -> None:
    table = base().on_turn(0, rolled=False).rolls(*DICE[number])
    assert view_of(table).rolls == [int(total == number) for total in range(2, 13)]
    assert view_of(table).event_rolls == {}


def test_the_event_die_is_counted_in_cities_and_knights() -> None:
    table = Table(3).on_turn(0, rolled=False).rolls(1, 2, "ship")
    assert view_of(table).event_rolls == {"ship": 1, "gate-trade": 0, "gate-politics": 0, "gate-science": 0}


@pytest.mark.parametrize("mode", ["base", "knights"])
def test_a_whole_game_is_counted_as_it_was_told(mode: str) -> None:
    state, rng = CATAN.new(4, {"mode": mode, "trade_offers_per_turn": 0}), Rng(5)
    sums = [0] * 11
    events: dict[str, int] = {}
    while state.actor != OVER:
        log: list[Event] = []
        state.apply(state.random_move(rng), log)
        for event in log:
            if event.name in ("rolls", "casts"):
                sums[int(event.details["sum"]) - 2] += 1
                if "event" in event.details:
                    name = str(event.details["event"]).partition(".")[2]
                    events[name] = events.get(name, 0) + 1
    view = state.view(SPECTATOR)
    assert isinstance(view, CatanView)
    assert sum(sums) > 50
    assert view.rolls == sums
    assert {name: count for name, count in view.event_rolls.items() if count} == events


def test_a_full_count_stays_as_it_is() -> None:
    table = base().on_turn(0, rolled=False)
    while view_of(table).rolls[1] < MOST_COUNTED:
        table.on_turn(0, rolled=False).rolls(1, 2)
    table.on_turn(0, rolled=False).rolls(1, 2)
    assert view_of(table).rolls == [0, MOST_COUNTED, *[0] * 9]
