"""A report of matches as one HTML page that asks nobody for anything: verdicts, tables and plots."""

from collections.abc import Sequence
from html import escape
from itertools import combinations
from typing import Final

import msgspec

from ecumene.arena.charts import STYLE, Chart
from ecumene.arena.contest import Contest, seatings
from ecumene.arena.page import PAGE, PAGE_STYLE
from ecumene.arena.plots import rate_plot, rating_plot, strength_plots, test_plot
from ecumene.arena.ratings import Rating
from ecumene.arena.running import Results
from ecumene.arena.sequential import Progress
from ecumene.arena.statistics import share_of, wilson
from ecumene.arena.verdict import Use, faults, percent
from ecumene.core.options import option_text
from ecumene.games import game_named

BADGES: Final = {
    "stronger": ("good", "stronger"),
    "weaker": ("bad", "weaker"),
    "no difference shown": ("even", "no difference shown"),
    "unfinished": ("even", "unfinished"),
    "invalid": ("bad", "no claim"),
}


class Played(msgspec.Struct, frozen=True):
    """A file of games with what follows from it; ratings belong to round robins alone."""

    file: str
    results: Results
    ratings: list[Rating]


def report(files: Sequence[Played]) -> str:
    """The whole page."""
    games = sum(len(one.results.outcomes) for one in files)
    lead = f"{_count(games, 'game')} in {_count(len(files), 'match', 'matches')}. {_how_to_read(files)}"
    curves = strength_plots([one.results for one in files])
    body = [f"<header><h1>Matches between bots</h1><p>{lead}</p></header>"]
    if len(files) > 1:
        body.append(_overview(files))
    if curves:
        drawn = "".join(_figure(chart) for chart in curves)
        body.append(f'<section><h2>Strength against time</h2><div class="plots">{drawn}</div></section>')
    body += [_section(number, one) for number, one in enumerate(files)]
    return PAGE.format(title="Matches between bots", style=STYLE + PAGE_STYLE, body="\n".join(body))


def plots_of(one: Played) -> list[Chart]:
    """The plots of one file."""
    if one.ratings:
        return [rating_plot(one.ratings)]
    charts = [rate_plot(one.results)]
    test, progress = one.results.contest.test, one.results.progress
    if test is not None and progress is not None:
        charts.append(test_plot(progress, test.elo0, test.elo1))
    return charts


def title_of(contest: Contest) -> str:
    """Who met whom."""
    if contest.form == "round-robin":
        return f"Round robin of {len(contest.entrants)} bots"
    first, *others = contest.entrants
    seats = f" in the other {contest.players - 1} seats" if contest.form == "one-against-rest" else ""
    named = [f"{others.count(one)} × {one}" if others.count(one) > 1 else one for one in dict.fromkeys(others)]
    return f"{first} against {' and '.join(named)}{seats}"


def test_words(results: Results) -> str:
    """How far the contest's sequential test has come; nothing if it has none."""
    test, progress = results.contest.test, results.progress
    if test is None or progress is None:
        return ""
    bounds = f"the log-likelihood ratio is {progress.llr:.2f}, the bounds {progress.lower:.2f} and {progress.upper:.2f}"
    games = progress.steps[-1].games if progress.steps else 0
    if not progress.decision:
        return f"Sequential test of {_hypotheses(results, progress)}: undecided after {games} games; {bounds}."
    accepted = test.elo1 if progress.decision == "elo1" else test.elo0
    return (
        f"Sequential test of {_hypotheses(results, progress)}: {accepted:g} Elo accepted after {games} games; "
        f"{bounds}. The interval of the rate is not corrected for the early stop."
    )


def command_of(contest: Contest) -> str:
    """The command that plays the contest again."""
    words = ["ecumene arena"]
    if contest.form == "round-robin":
        words.append("round-robin")
    words += [contest.game, *contest.entrants]
    if contest.players != len(contest.entrants):
        words.append(f"--players {contest.players}")
    words += [f"--games {contest.games}", f"--seed {contest.seed}"]
    if contest.form == "one-against-rest":
        words.append("--one-against-rest")
    words += [f"-o {one}" for one in _unusual(contest)]
    if (test := contest.test) is not None:
        words.append(f"--sprt --elo0 {test.elo0:g} --elo1 {test.elo1:g} --alpha {test.alpha:g} --beta {test.beta:g}")
        words += ["--trinomial"] * test.single
    return " ".join(words)


def _unusual(contest: Contest) -> list[str]:
    """The rules options that are not as usual."""
    usual = game_named(contest.game).check(contest.players)
    return [f"{name}={option_text(one)}" for name, one in contest.options.items() if usual.get(name) != one]


def _hypotheses(results: Results, progress: Progress) -> str:
    test = results.contest.test
    assert test is not None
    rates = f"rates of {percent(progress.rates[0])} and {percent(progress.rates[1])}"
    return f"{test.elo0:g} against {test.elo1:g} Elo ({progress.model}, {rates})"


def _how_to_read(files: Sequence[Played]) -> str:
    many = any(one.results.contest.players > 2 for one in files)
    shared = " Of several players who share a win, each gets a part of it." if many else ""
    return (
        "Each deal is played in all seatings. Intervals are 95 % Wilson intervals; a difference is claimed only where "
        f"the interval leaves out the rate of equals.{shared}"
    )


def _overview(files: Sequence[Played]) -> str:
    rows = []
    for number, one in enumerate(files):
        contest = one.results.contest
        about = f"{escape(game_named(contest.game).title)}, {_count(len(one.results.outcomes), 'game')}"
        name = f'<a href="#match-{number}">{escape(title_of(contest))}</a><small>{about}</small>'
        if one.ratings:
            best = one.ratings[0]
            rate = f"{_signed(best.elo)} Elo<small>best: {escape(best.entrant)}</small>"
        else:
            first = one.results.standings[0]
            rate = f"{percent(first.rate)}<small>{_span(first.low, first.high)}</small>"
        rows.append(f"<tr><td>{name}</td><td>{rate}</td><td>{_badge(one.results)}</td></tr>")
    head = "<tr><th>Match</th><th>Rate</th><th>Verdict</th></tr>"
    return f'<section><h2>Overview</h2><table class="overview">{head}{"".join(rows)}</table></section>'


def _section(number: int, one: Played) -> str:
    results = one.results
    contest = results.contest
    title = game_named(contest.game).title
    about = [
        title,
        f"{contest.players} players",
        _count(len(results.outcomes), "game"),
        f"seed {contest.seed}",
        *_unusual(contest),
    ]
    about.append(one.file)

    parts = [f"<h2>{escape(title_of(contest))}</h2>", f'<p class="about">{escape(" · ".join(about))}</p>']
    if results.verdict is not None:
        parts.append(f'<p class="verdict">{_badge(results)} {escape(results.verdict.words)}</p>')
    else:
        parts += [f'<p class="verdict">{escape(wrong)}</p>' for wrong in faults(results.uses, len(results.outcomes))]
    if words := test_words(results):
        parts.append(f"<p>{escape(words)}</p>")
    tables = _ratings(one.ratings) if one.ratings else _standings(results)
    if one.ratings and contest.players == 2:
        tables += _pairs(results)
    plots = "".join(_figure(chart) for chart in plots_of(one))
    parts.append(f'<div class="plots">{plots}<div>{tables}{_times(results.uses)}</div></div>')
    deals = f"{_count(seatings(contest), 'game')} with each deal."
    parts.append(
        f"<details><summary>Play it again</summary><p>{deals}</p><pre>{escape(command_of(contest))}</pre></details>"
    )
    return f'<section id="match-{number}">{"".join(parts)}</section>'


def _standings(results: Results) -> str:
    shared = any(one.shared for one in results.standings)
    rows = []
    for one in results.standings:
        row = [escape(one.entrant), percent(one.rate), _span(one.low, one.high), str(one.wins)]
        rows.append([*row, str(one.shared)] if shared else row)
    return _table(["Bot", "Rate", "Interval", "Won", *(["Shared"] if shared else [])], rows)


def _ratings(table: Sequence[Rating]) -> str:
    rows = []
    for one in table:
        interval = f"{_signed(one.low)} to {_signed(one.high)}"
        rows.append([escape(one.entrant), _signed(one.elo), interval, f"{one.error:.0f}", str(one.games)])
    return _table(["Bot", "Elo", "Interval", "Error", "Games"], rows)


def _pairs(results: Results) -> str:
    """What each two of a round robin did against each other."""
    rows = []
    for one, two in combinations(range(len(results.contest.entrants)), 2):
        games = [list(zip(game.seating, game.returns, strict=True)) for game in results.outcomes]
        shares = [share_of(one, game) for game in games if {seat for seat, _ in game} == {one, two}]
        if not shares:
            continue
        low, high = wilson(sum(shares), len(shares))
        shown = "no difference shown" if low <= 0.5 <= high else "stronger" if low > 0.5 else "weaker"
        if faults(results.uses, len(results.outcomes)):
            shown = "no claim"
        names = [escape(results.contest.entrants[which]) for which in (one, two)]
        rate = percent(sum(shares) / len(shares))
        rows.append([f"{names[0]} – {names[1]}", rate, _span(low, high), shown, str(len(shares))])
    return _table(["Pair", "Rate", "Interval", "The first is", "Games"], rows)


def _times(uses: Sequence[Use]) -> str:
    counted = [use for use in uses if use.games]
    if not counted:
        return '<p class="about">Processor time was not counted in these games.</p>'
    rows = []
    for use in counted:
        share = f"{use.share * 1000:g} ms" if use.share else "–"
        mean = f"{use.mean * 1000:.1f} ms" + (" (overdrawn)" if use.overdrawn else "")
        rows.append([escape(use.entrant), share, mean, str(use.choices), f"{use.seconds:.1f} s"])
    note = '<p class="about">Processor time. The mean is that of each decision with more than one legal move.</p>'
    return note + _table(["Bot", "Budget", "Mean", "Decisions", "In all"], rows)


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f"<th>{one}</th>" for one in head)
    lines = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide" tabindex="0"><table><tr>{top}</tr>{lines}</table></div>'


def _badge(results: Results) -> str:
    if results.verdict is None:
        wrong = faults(results.uses, len(results.outcomes))
        kind, words = BADGES["invalid"] if wrong else ("even", "ratings")
    else:
        kind, words = BADGES[results.verdict.claim]
    return f'<span class="badge {kind}">{words}</span>'


def _figure(chart: Chart) -> str:
    return f"<figure>{chart.svg()}</figure>"


def _count(number: int, one: str, many: str = "") -> str:
    return f"{number} {one if number == 1 else many or one + 's'}"


def _span(low: float, high: float) -> str:
    return f"{low * 100:.1f} – {high * 100:.1f} %"


def _signed(value: float) -> str:
    return f"{value:+.0f}".replace("-", "−")
