"""Learning curves: every step is in them, and they are well-formed."""

import re
from xml.etree import ElementTree

import msgspec
import pytest

from ecumene.arena.charts import HEIGHT, WIDTH, Chart, sheet
from ecumene.training.curves import curves
from ecumene.training.results import MatchResult, Measures, Step

MEASURES = Measures(100, 0.6, 0.7, 0.2, 0.05, [], 1.0, 50, 1.5, 1.2, 0.5)


def result(players: int, rate: float) -> MatchResult:
    return MatchResult(players, 100, 100 * rate, rate, rate - 0.1, rate + 0.1, 1 / players, "", 10.0)


def step(number: int, promoted: bool, players: tuple[int, ...] = (2,)) -> Step:
    reference = [result(one, min(0.9, 0.4 + 0.1 * number)) for one in players] if promoted else []
    return Step(
        number,
        "",
        100,
        5000,
        50.0,
        5000,
        9000,
        10,
        5.0,
        f"step-{number}",
        MEASURES,
        result(2, 0.5),
        promoted,
        reference,
    )


def titles(picture: str) -> list[str]:
    root = ElementTree.fromstring(picture)
    return [text.text or "" for text in root.iter() if text.get("class") == "title"]


def test_every_curve_has_its_title() -> None:
    assert titles(curves("victoria", [step(1, False), step(2, True, (2, 3)), step(3, True, (2, 3))])) == [
        "Against no net, 2 players", "Against no net, 2 players", "Against no net, 3 players",
        "Against no net, 3 players", "Surprise at results held out, nats", "Policy against the search's, nats",
        "Against the net before (hollow: rejected)", "Expected results off by",
    ]  # fmt: skip


def test_a_run_without_gate_policy_or_promotion_has_fewer() -> None:
    bare = msgspec.structs.replace(
        step(1, False), gate=None, measures=msgspec.structs.replace(MEASURES, policy_loss=None, policy_floor=None)
    )
    assert titles(curves("duel", [bare])) == ["Surprise at results held out, nats", "Expected results off by"]


def test_every_match_is_a_point() -> None:
    picture = curves("victoria", [step(1, False), step(2, True), step(3, True)])
    assert picture.count('class="hollow"') == 1
    assert picture.count('class="bar"') == 2 + 2 + 3
    assert len(re.findall('class="line" d="M[^"]*L', picture)) == 5


@pytest.mark.parametrize("steps", [1, 2, 30])
def test_everything_drawn_lies_within(steps: int) -> None:
    root = ElementTree.fromstring(curves("victoria", [step(number, number % 2 == 0) for number in range(steps)]))
    for chart in root:
        for one in chart:
            places = [float(one.get(name) or 0) for name in ("cx", "x")]
            assert all(0 <= place <= WIDTH for place in places)
            for across, down in re.findall(r"[ML]([\d.-]+) ([\d.-]+)", one.get("d") or ""):
                assert 0 <= float(across) <= WIDTH
                assert -HEIGHT * 0.2 <= float(down) <= HEIGHT


def test_a_sheet_has_its_charts_in_rows() -> None:
    charts = [Chart(str(number), (0, 1), (0, 1)) for number in range(3)]
    root = ElementTree.fromstring(sheet("three", charts))
    parts = [one for one in root if one.tag.endswith("svg")]
    assert [(one.get("x"), one.get("y")) for one in parts] == [
        ("0", "0"), (str(WIDTH), "0"), ("0", str(HEIGHT))
    ]  # fmt: skip
    assert (root.get("width"), root.get("height")) == (str(2 * WIDTH), str(2 * HEIGHT))
