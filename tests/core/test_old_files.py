"""Files that earlier versions wrote still load: records are replayable for ever, and so are results of contests.

``old_records`` were written by version 0.1.0 (commit cb8d305), with default options and with every reading of the rules
that could be chosen then; one with options that had no effect, one with facts of its own (``newdawn-facts.json``).
"""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from ecumene.arena.contest import Contest, read_outcomes
from ecumene.core.match import Match
from ecumene.core.options import Options
from ecumene.core.parsing import parse_record
from ecumene.core.record import RecordError
from ecumene.core.state import State
from ecumene.games import GAMES
from ecumene.testing.walk import fair_record

from .toy import TOY, ToyGame

RECORDS = Path(__file__).parent / "old_records"
RESULTS = Path(__file__).parent.parent.parent / "results"
WITH_OTHER_FACTS = RECORDS / "newdawn-other-facts.txt"


@pytest.mark.parametrize("path", sorted(set(RECORDS.glob("*.txt")) - {WITH_OTHER_FACTS}), ids=lambda path: path.stem)
def test_an_old_record_is_replayed_and_proven(path: Path) -> None:
    record = parse_record(path.read_text(encoding="utf-8"), GAMES)
    proof = record.verify()
    assert proof.fairness == "proven"
    assert len(record.plies) > 50
    assert record.state_after(len(record.plies)).ending() is not None


def test_an_old_record_with_facts_of_its_own_is_replayed_with_these_facts() -> None:
    code = (
        "import sys; from pathlib import Path; from ecumene.core.parsing import parse_record; "
        "from ecumene.games import GAMES; "
        "print(parse_record(Path(sys.argv[1]).read_text(), GAMES).verify().fairness)"
    )
    there = {**os.environ, "ECUMENE_NEWDAWN_FACTS": str(RECORDS / "newdawn-facts.json")}
    answer = subprocess.run(
        [sys.executable, "-c", code, str(WITH_OTHER_FACTS)], env=there, capture_output=True, text=True, check=True
    )
    assert answer.stdout == "proven\n"


@pytest.mark.parametrize("path", sorted(RESULTS.glob("*.jsonl")), ids=lambda path: path.stem)
def test_old_results_of_contests_are_read(path: Path) -> None:
    contest = msgspec.json.decode(path.read_bytes().split(b"\n")[0], type=Contest)
    assert GAMES[contest.game].check(contest.players, contest.options) == contest.options
    assert len(read_outcomes(path, contest)) == contest.games


class Mended(ToyGame):
    """The toy after a rule was read anew: games of version 1 keep the old reading, in which low rounds are allowed."""

    def __init__(self) -> None:
        super().__init__()
        self.rules_version = 2

    def start(self, players: int, options: Options, rules: int) -> State:  # noqa: ARG002 - the contract
        return super().start(players, {"low_rounds": rules == 1}, rules)


def test_a_record_is_replayed_by_the_rules_it_was_written_under() -> None:
    mended = Mended()
    old = fair_record(TOY, 2, {"low_rounds": True}, 5)
    assert " low" in old.text()
    again = parse_record(old.text(), {"toy": mended})
    assert again.rules_version == 1
    assert again.verify().fairness == "proven"
    assert again.text() == old.text()
    with pytest.raises(RecordError, match="not legal"):
        parse_record(old.text().replace("rules 1", "rules 2"), {"toy": mended}).verify()


def test_a_match_of_an_old_record_goes_on_by_its_rules() -> None:
    mended = Mended()
    old = fair_record(TOY, 2, {"low_rounds": True}, 5)
    match = Match(mended, 2, {}, old.names, old.opened(), rules=1)
    assert [mended.notation.text(move) for move in match.state.moves()] == ["high", "low"]
    assert match.record().rules_version == 1
    match.play(match.state.actor, match.state.moves()[0])
    match.undo(0)
    assert [mended.notation.text(move) for move in match.state.moves()] == ["high", "low"]
    assert Match(mended, 2, {}, old.names, old.opened()).record().rules_version == 2
