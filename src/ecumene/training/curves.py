"""Learning curves: how strong the nets of a run are, and how well they judge, after so many games and hours."""

from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import Final

from ecumene.arena.charts import Chart, Interval, Point, percent, plain, sheet, ticks
from ecumene.training.results import MatchResult, Step

HOUR: Final = 3600.0
ROOM: Final = 0.08  # above and below what is drawn, as a share of it
MARGIN: Final = 1.04  # of the axis, so that the last point does not lie on the edge


def curves(game: str, steps: Sequence[Step]) -> str:
    """All curves of a run as one picture."""
    games = [float(sum_) for sum_ in accumulate(step.games for step in steps)]
    hours = [sum_ / HOUR for sum_ in accumulate(step.seconds for step in steps)]
    charts = []
    for number in range(max((len(step.reference) for step in steps), default=0)):
        for places, across in ((games, "games"), (hours, "processor-hours")):
            charts.append(_strength(number, steps, places, across))
    losses = [(place, step.measures.value_loss) for place, step in zip(games, steps, strict=True)]
    charts.append(_line("Surprise at results held out, nats", losses, games))
    off = [
        (place, step.measures.policy_loss - step.measures.policy_floor)
        for place, step in zip(games, steps, strict=True)
        if step.measures.policy_loss is not None and step.measures.policy_floor is not None
    ]
    if off:
        charts.append(_line("Policy against the search's, nats", off, games))
    met = [(place, step.gate, step.promoted) for place, step in zip(games, steps, strict=True) if step.gate is not None]
    if met:
        charts.append(_gates(met, games))
    claims = [(place, step.measures.calibration) for place, step in zip(games, steps, strict=True)]
    charts.append(_line("Expected results off by", claims, games, percent))
    return sheet(f"Learning curves of {game}", charts)


def _strength(number: int, steps: Sequence[Step], places: Sequence[float], across: str) -> Chart:
    found = [(place, step.reference[number]) for place, step in zip(places, steps, strict=True) if step.reference]
    results = [result for _, result in found]
    chart = _rates(f"Against no net, {results[0].players} players", results, places, across)
    chart.line([(place, result.rate) for place, result in found])
    for place, result in found:
        chart.upright(place, _interval(result))
    return chart


def _gates(met: Sequence[tuple[float, MatchResult, bool]], places: Sequence[float]) -> Chart:
    chart = _rates("Against the net before (hollow: rejected)", [one for _, one, _ in met], places, "games")
    for place, result, promoted in met:
        chart.upright(place, _interval(result), hollow=not promoted)
    return chart


def _rates(title: str, results: Sequence[MatchResult], places: Sequence[float], across: str) -> Chart:
    chart = Chart(title, (0, MARGIN * max(places)), (0, 1))
    chart.axis_up([0, 0.25, 0.5, 0.75, 1], percent)
    chart.axis_across(ticks(0, max(places), 4), across)
    even = results[0].even
    chart.mark(even, f"even: {even:.0%}".replace("%", " %"), below=results[-1].rate > even)
    return chart


def _line(title: str, points: Sequence[Point], places: Sequence[float], write: Callable[[float], str] = plain) -> Chart:
    values = [value for _, value in points]
    room = ROOM * ((max(values) - min(values)) or max(values) or 1.0)
    low, high = max(0.0, min(values) - room), max(values) + room
    chart = Chart(title, (0, MARGIN * max(places)), (low, high))
    chart.axis_up(ticks(low, high), write)
    chart.axis_across(ticks(0, max(places), 4), "games")
    chart.line(points)
    return chart


def _interval(result: MatchResult) -> Interval:
    return result.rate, result.low, result.high
