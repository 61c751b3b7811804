"""The pytest plugin: ``@pytest.mark.rule("CV-WAR-01")`` ties a test to the ledger.

At the end of a run it prints how much of each ledger is covered by tests that *passed*; with ``--all-rules`` an
uncovered rule, or a citation of a rule that does not exist, fails the run.

pytest loads this plugin wherever Ecumene is installed, so it imports games only when it has to count rules.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from ecumene.testing.coverage import Coverage

_KEY = "ledger-rule"


def pytest_addoption(parser: pytest.Parser) -> None:
    """``--all-rules``."""
    group = parser.getgroup("ecumene")
    group.addoption(
        "--all-rules", action="store_true", help="fail unless every rule of every ledger has a passing test"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Register the marker and, in the controlling process, the bookkeeping."""
    config.addinivalue_line("markers", "rule(*ids): the rules of the ledger that this test proves")
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(_Bookkeeping(config), "ecumene-ledger")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Attach each test's rules to its report, so that they survive distribution over processes."""
    for item in items:
        for marker in item.iter_markers("rule"):
            item.user_properties.extend((_KEY, rule) for rule in marker.args)


class _Bookkeeping:
    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.proven: dict[str, list[str]] = {}
        self.broken: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        rules = [str(value) for key, value in report.user_properties if key == _KEY]
        for rule in rules:
            if report.failed:
                self.broken.add(rule)
            elif report.when == "call" and report.passed:
                self.proven.setdefault(rule, []).append(report.nodeid)

    def coverages(self) -> "Iterator[Coverage]":
        from ecumene.games import GAMES
        from ecumene.testing.coverage import coverage_of

        proven = {rule: tests for rule, tests in self.proven.items() if rule not in self.broken}
        for game in GAMES.values():
            yield coverage_of(game, proven)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if exitstatus == 0 and self.config.getoption("all_rules"):
            if not all(coverage.complete for coverage in self.coverages()):
                session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self.proven and not self.config.getoption("all_rules"):
            return
        terminalreporter.section("rules proven by passing tests")
        terminalreporter.line(f"{'game':<12}{'entries':>9}{'tested':>9}{'physical':>10}{'missing':>9}{'unknown':>9}")
        for one in self.coverages():
            numbers = (
                f"{one.entries:>9}{one.tested:>9}{len(one.physical):>10}{len(one.missing):>9}{len(one.unknown):>9}"
            )
            terminalreporter.line(f"{one.game:<12}{numbers}")
            if self.config.getoption("all_rules"):
                for rule in one.missing:
                    terminalreporter.line(f"  no passing test: {rule}", red=True)
                for rule, tests in one.unknown.items():
                    terminalreporter.line(f"  not in the ledger: {rule}, cited by {tests[0]}", red=True)
