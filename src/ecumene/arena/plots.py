"""The plots of a report: rate against games, a test's course, ratings, and strength against time."""

from collections.abc import Sequence
from math import ceil, floor

import msgspec

from ecumene.arena.charts import Chart, percent, plain, ticks
from ecumene.arena.contest import even_rate
from ecumene.arena.ratings import Rating
from ecumene.arena.running import Results
from ecumene.arena.sequential import Progress
from ecumene.arena.statistics import share_of, wilson
from ecumene.bots import parse_bot

MOST_POINTS = 300  # of a line; more would only make the file larger
ROW = 30


class Strength(msgspec.Struct, frozen=True):
    """A rate that a bot reached with a budget in milliseconds."""

    budget: float
    rate: float
    low: float
    high: float


def thinned(count: int) -> list[int]:
    """Which of so many points are drawn: all, or evenly chosen ones with the last."""
    step = max(1, ceil(count / MOST_POINTS))
    return sorted({*range(step - 1, count, step), count - 1}) if count else []


def rate_plot(results: Results) -> Chart:
    """The first entrant's rate with its interval, after each game in the order of the deals."""
    points = 0.0
    games: list[float] = []
    rates: list[float] = []
    lows: list[float] = []
    highs: list[float] = []
    for outcome in results.outcomes:
        points += share_of(0, zip(outcome.seating, outcome.returns, strict=True))
        games.append(float(len(games) + 1))
        low, high = wilson(points, len(games))
        rates.append(points / len(games))
        lows.append(low)
        highs.append(high)
    shown = thinned(len(games))
    even = even_rate(results.contest)
    chart = Chart(f"Rate of {results.contest.entrants[0]}, 95 % interval", (0, max(games, default=1)), (0, 1))
    chart.axis_up([0, 0.25, 0.5, 0.75, 1], percent)
    chart.axis_across(ticks(0, max(games, default=1)), "games")
    if shown:
        places = [games[one] for one in shown]
        chart.band(places, [lows[one] for one in shown], [highs[one] for one in shown])
        chart.mark(even, f"even: {even:.0%}".replace("%", " %"), below=rates[-1] > even)
        chart.line([(games[one], rates[one]) for one in shown])
    return chart


def test_plot(progress: Progress, elo0: float, elo1: float) -> Chart:
    """The log-likelihood ratio after each deal, between the bounds."""
    steps = progress.steps
    values = [step.llr for step in steps] or [0.0]
    low, high = floor(min(*values, progress.lower) - 0.6), ceil(max(*values, progress.upper) + 0.6)
    last = max([step.games for step in steps], default=1)
    chart = Chart(f"Sequential test ({progress.model})", (0, last), (low, high))
    chart.axis_up(ticks(low, high))
    chart.axis_across(ticks(0, last), "games")
    chart.mark(progress.upper, f"{plain(elo1)} Elo accepted")
    chart.mark(progress.lower, f"{plain(elo0)} Elo accepted", below=True)
    chart.line([(0, 0), *((steps[one].games, steps[one].llr) for one in thinned(len(steps)))])
    return chart


def rating_plot(table: Sequence[Rating]) -> Chart:
    """Ratings with their 95 % intervals, best on top."""
    low = min([one.low for one in table], default=-1)
    high = max([one.high for one in table], default=1)
    margin = max(10.0, (high - low) * 0.06)
    left = min(150, 24 + 7 * max([len(one.entrant) for one in table], default=0))
    chart = Chart(
        "Ratings in Elo, 95 % intervals", (low - margin, high + margin), (-len(table) + 0.5, 0.5),
        left=left, height=86 + ROW * len(table),
    )  # fmt: skip
    chart.names_up([one.entrant for one in table])
    chart.axis_across(ticks(low - margin, high + margin, 6), "Elo, 0 is the average of all")
    chart.mark_upright(0)
    for row, one in enumerate(table):
        chart.level(-row, (one.elo, one.low, one.high))
    return chart


def strength_plot(title: str, unit: str, even: float, found: Sequence[Strength]) -> Chart:
    """Rates against budgets, which are drawn by their logarithm."""
    budgets = sorted(one.budget for one in found)
    chart = Chart(title, (budgets[0] / 1.5, budgets[-1] * 1.5), (0, 1), logarithmic=True)
    chart.axis_up([0, 0.25, 0.5, 0.75, 1], percent)
    chart.axis_across(budgets, unit)
    chart.mark(even, f"even: {even:.0%}".replace("%", " %"), below=True)
    chart.line([(one.budget, one.rate) for one in sorted(found, key=lambda one: one.budget)])
    for one in found:
        chart.upright(one.budget, (one.rate, one.low, one.high))
    return chart


def strength_plots(files: Sequence[Results]) -> list[Chart]:
    """A plot for every bot that met the same opponents with several budgets of the same kind."""
    groups: dict[tuple[str, ...], list[tuple[Strength, float]]] = {}
    for results in files:
        contest = results.contest
        if contest.form == "round-robin":
            continue
        spec = parse_bot(contest.entrants[0])
        first = results.standings[0]
        if not first.games or not (spec.seconds or spec.simulations):
            continue
        unit = "simulations" if spec.simulations else "ms of processor time" if spec.processor else "ms by the clock"
        others = " and ".join(dict.fromkeys(contest.entrants[1:]))
        options = str(sorted(contest.options.items()))
        key = (contest.game, spec.name, unit, others, str(contest.players), contest.form, options)
        budget = float(spec.simulations or spec.seconds * 1000)
        one = Strength(budget, first.rate, first.low, first.high)
        groups.setdefault(key, []).append((one, even_rate(contest)))
    plots = []
    for (game, name, unit, others, *_), found in groups.items():
        if len({one.budget for one, _ in found}) > 1:
            title = f"{name} against {others} ({game})"
            plots.append(strength_plot(title, unit, found[0][1], [one for one, _ in found]))
    return plots
