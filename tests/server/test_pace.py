"""Bots do not keep people waiting: a turn of many decisions takes hardly longer than one of few."""

from itertools import groupby

from ecumene.bots import paced, parse_bot
from ecumene.core.state import CHANCE
from ecumene.server.table import Table

from .played import game


def test_each_decision_in_a_row_takes_half_as_long_as_the_one_before() -> None:
    level = parse_bot("search:3000ms")
    seconds = [paced(level, decisions).seconds for decisions in range(40)]
    assert seconds[:4] == [3.0, 1.5, 0.75, 0.375]
    assert min(seconds) == seconds[-1] == 0.05
    assert sum(seconds[:15]) < 7


def test_bots_without_a_time_are_as_they_were() -> None:
    for text in ("random", "greedy", "search:500", "search:20ms"):
        assert paced(parse_bot(text), 5) == parse_bot(text)


def test_a_table_counts_the_decisions_since_somebody_else_decided() -> None:
    row, entries, _ = game(7)
    table = Table(row)
    longest = 0
    for entry in entries:
        table.take(entry)
        if table.match is None:
            continue
        seats = [ply.seat for ply in table.match.plies if ply.seat != CHANCE]
        runs = [(seat, len(list(run))) for seat, run in groupby(seats)]
        for seat in range(2):
            wanted = runs[-1][1] if runs and runs[-1][0] == seat else 0
            assert table.decided_in_a_row(seat) == wanted
            longest = max(longest, wanted)
    assert longest > 1
