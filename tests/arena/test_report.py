"""Charts and the report: right numbers in right places, nothing fetched, nothing that a name could break."""

import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from ecumene.arena.charts import HEIGHT, Chart, percent, ticks
from ecumene.arena.contest import Contest
from ecumene.arena.files import read_games
from ecumene.arena.plots import MOST_POINTS, strength_plots, thinned
from ecumene.arena.report import Played, command_of, plots_of, report, test_words, title_of
from ecumene.arena.running import results_of
from ecumene.arena.sequential import SequentialTest
from ecumene.games.victoria import VICTORIA

from .test_forms import all_games, contest, rest

RESULTS = Path(__file__).parent.parent.parent / "results"
test_words.__test__ = False  # type: ignore[attr-defined]  # a function of the report, not a test


def played(one: Contest, wins: int, file: str = "games.jsonl", seconds: float = 0.0) -> Played:
    return Played(file, results_of(one, all_games(one, wins, seconds)), [])


def from_file(name: str) -> Played:
    one, outcomes = read_games(RESULTS / name)
    return Played(name, results_of(one, outcomes), [])


class Page(HTMLParser):
    """Reads a page: its words, what it would fetch, and whether all that was opened is closed."""

    EMPTY = ("meta", "link", "path", "circle")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []
        self.words = ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in self.EMPTY:
            self.open.append(tag)
        for name, value in attrs:
            if name in ("src", "href", "srcset", "data") and value and not value.startswith(("#", "data:,")):
                self.fetched.append(value)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.EMPTY:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data


# Charts -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [(0, 100, [0, 20, 40, 60, 80, 100]), (-3, 3, [-2, 0, 2]), (0, 7, [0, 2, 4, 6]),
     (0.1, 0.32, [0.1, 0.15, 0.2, 0.25, 0.3]),
     (5, 5, [5])],
)  # fmt: skip
def test_axes_have_round_numbers(low: float, high: float, expected: list[float]) -> None:
    assert ticks(low, high) == pytest.approx(expected)


def test_places_follow_the_axes() -> None:
    chart = Chart("a", (0, 10), (0, 1))
    assert chart.x(0) < chart.x(5) < chart.x(10)
    assert chart.x(5) - chart.x(0) == pytest.approx(chart.x(10) - chart.x(5))
    assert 0 < chart.y(1) < chart.y(0.5) < chart.y(0) < HEIGHT
    times = Chart("a", (10, 1000), (0, 1), logarithmic=True)
    assert times.x(100) - times.x(10) == pytest.approx(times.x(1000) - times.x(100))


def test_a_chart_is_valid_xml_whatever_its_names() -> None:
    chart = Chart('<b> & "c"', (0, 1), (0, 1))
    chart.names_up(["<i>"])
    chart.axis_up([0, 1], percent)
    chart.mark(0.5, "a < b")
    chart.line([(0, 0), (1, 1)])
    root = ElementTree.fromstring(chart.svg(alone=True))
    assert root.attrib["aria-label"] == '<b> & "c"'
    assert "a < b" in "".join(root.itertext())


def test_a_long_line_is_thinned_and_keeps_its_end() -> None:
    assert thinned(5) == [0, 1, 2, 3, 4]
    assert thinned(0) == []
    many = thinned(10_000)
    assert len(many) <= MOST_POINTS + 1
    assert many[-1] == 9999


# The report ---------------------------------------------------------------------------------------------------------


def test_a_report_is_one_whole_page_that_fetches_nothing() -> None:
    text = report([from_file("duel-search50-greedy.jsonl"), from_file("duel-search-greedy.jsonl")])
    page = Page(text)
    assert page.open == []
    assert page.fetched == []
    assert "<script" not in text
    assert "url(" not in text
    assert "@import" not in text
    assert 'name="viewport"' in text
    assert "prefers-color-scheme: dark" in text
    for words in ("300 games in 2 matches", "81.0 %", "75.0 – 85.8 %", "Strength against time", "50.0\u00a0% is even"):
        assert words in page.words
    assert "Processor time was not counted in these games." in page.words


def test_the_names_of_files_are_only_text() -> None:
    page = Page(report([played(contest("greedy", "random"), 8, "<script>alert(1)</script>.jsonl")]))
    assert "<script>alert(1)</script>.jsonl" in page.words
    assert page.open == []


def test_a_match_without_a_difference_says_so() -> None:
    page = Page(report([played(rest(3, 30), 12)]))
    assert "No difference shown between greedy and random" in page.words
    assert "33.3\u00a0% is even" in page.words
    assert "is stronger" not in page.words


def test_an_overdrawn_pool_is_called_so() -> None:
    page = Page(report([played(contest("search:20cpu", "greedy", games=20), 20, seconds=0.5)]))
    assert "No claim: search:20cpu used 50.0 ms of processor time" in page.words
    assert "50.0 ms (overdrawn)" in page.words
    assert "is stronger" not in page.words


def test_a_test_is_told_with_its_ratio_and_bounds() -> None:
    one = contest("greedy", "random", games=200, test=SequentialTest(0, 50))
    decided = played(one, 200).results
    open_ = played(msgspec.structs.replace(one, games=20), 12).results
    assert "50 Elo accepted after" in test_words(decided)
    assert "not corrected for the early stop" in test_words(decided)
    assert "undecided after 20 games" in test_words(open_)
    assert "bounds -2.94 and 2.94" in test_words(open_)
    assert len(plots_of(Played("a", decided, []))) == 2


def test_strength_against_time_compares_like_with_like() -> None:
    """One plot for budgets of one kind against the same bots; a single budget makes no curve."""
    files = [
        played(contest(bot, "greedy"), 4)
        for bot in ("search:50ms", "search:200ms", "search:20cpu", "search:80cpu", "search:500")
    ]
    plots = strength_plots([one.results for one in files])
    words = ["".join(ElementTree.fromstring(plot.svg(alone=True)).itertext()) for plot in plots]
    assert len(plots) == 2
    assert ["by the clock" in one for one in words] == [True, False]
    assert ["processor time" in one for one in words] == [False, True]


@pytest.mark.parametrize(
    ("one", "title", "words"),
    [
        (contest("greedy", "random"), "greedy against random", "arena victoria greedy random --games 8"),
        (rest(3, 6), "greedy against random in the other 2 seats", "--players 3 --games 6 --seed 3 --one-against-rest"),
        (contest("greedy", "random", "random", players=3), "greedy against 2 × random", "greedy random random --games"),
        (contest("greedy", "random", form="round-robin"), "Round robin of 2 bots", "arena round-robin victoria greedy"),
        (contest("greedy", "random", test=SequentialTest(0, 50)), "greedy", "--sprt --elo0 0 --elo1 50 --alpha 0.05"),
        (msgspec.structs.replace(contest("greedy", "random"), options=VICTORIA.check(2, {"stall_rounds": 5})), "greedy",
         "-o stall_rounds=5"),
    ],
)  # fmt: skip
def test_titles_and_commands(one: Contest, title: str, words: str) -> None:
    assert title_of(one).startswith(title)
    assert words in command_of(one)


def test_ratings_have_a_plot_a_table_and_all_pairs() -> None:
    pytest.importorskip("choix")
    from ecumene.arena.ratings import ratings

    one = contest("greedy", "random", "search:9", games=12, form="round-robin")
    results = results_of(one, all_games(one, 3))
    text = report([Played("a.jsonl", results, ratings(one, results.outcomes, 10))])
    page = Page(text)
    assert "Ratings in Elo" in page.words
    for pair in ("greedy – random", "greedy – search:9", "random – search:9"):
        assert pair in page.words
    assert len(re.findall("<svg", text)) == 1
