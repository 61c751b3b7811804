"""Files written by earlier versions still load: records and contest results stay usable forever.

``old_records`` were written by version 0.1.0 (commit cb8d305), with default options and with every reading of the rules
available then; one has options without effect, one has its own facts (``newdawn-facts.json``).
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from ecumene.arena.contest import Contest
from ecumene.arena.files import read_outcomes
from ecumene.core.edition import Edition
from ecumene.core.errors import EcumeneError
from ecumene.core.match import Match
from ecumene.core.options import Options, option_text
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


@pytest.fixture
def own_facts() -> Iterator[Edition]:
    """The facts file of that time, as a host's own edition."""
    facts = json.loads((RECORDS / "newdawn-facts.json").read_text(encoding="utf-8"))
    game = GAMES["newdawn"]
    game.add_edition(Edition("club", {}, facts))
    yield game.own_editions[0]
    game.own_editions.clear()


def test_an_old_record_with_facts_of_its_own_is_replayed_with_these_facts(own_facts: Edition) -> None:
    record = parse_record(WITH_OTHER_FACTS.read_text(encoding="utf-8"), GAMES)
    assert record.verify().fairness == "proven"
    assert GAMES["newdawn"].edition(record.options).facts == own_facts.facts
    again = parse_record(record.text(), GAMES)  # from now on the record contains them
    GAMES["newdawn"].own_editions.clear()
    assert again.verify().fairness == "proven"


def test_without_these_facts_it_is_refused() -> None:
    with pytest.raises(RecordError) as refused:
        parse_record(WITH_OTHER_FACTS.read_text(encoding="utf-8"), GAMES)
    assert refused.value.kind == "other-facts"


@pytest.mark.parametrize(
    "path", sorted(RECORDS.glob("catan-*.txt")) + sorted(RECORDS.glob("newdawn-*.txt")), ids=lambda path: path.stem
)
def test_old_names_of_readings_become_the_edition(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = GAMES[path.stem.partition("-")[0]]
    (line,) = re.findall(r"^options (.*)$", text, re.M)
    given = dict(word.split("=") for word in line.split())
    assert set(given) >= {one.name for one in game.readings}
    if path == WITH_OTHER_FACTS:
        return
    record = parse_record(text, GAMES)
    assert not {one.name for one in game.readings} & set(record.options)
    for name, value in game.readings_of(record.options).items():
        reading = next(one for one in game.readings if one.name == name)
        idle = reading.unmet_need(record.options)
        assert option_text(value) == (option_text(reading.default) if idle else given[name])
    assert parse_record(record.text(), GAMES).options == record.options


@pytest.mark.parametrize("path", sorted(RESULTS.glob("*.jsonl")), ids=lambda path: path.stem)
def test_old_results_of_contests_are_read(path: Path) -> None:
    contest = msgspec.json.decode(path.read_bytes().split(b"\n")[0], type=Contest)
    game = GAMES[contest.game]
    today = msgspec.structs.replace(contest, options=game.check_begun(contest.players, contest.options))
    assert len(read_outcomes(path, contest)) == contest.games
    assert len(read_outcomes(path, today)) == contest.games
    if game.editions and contest.options.get("mode") != "base":
        other = msgspec.structs.replace(today, options={**today.options, "edition": game.editions[1].name})
        with pytest.raises(EcumeneError, match="another contest"):
            read_outcomes(path, other)


class Mended(ToyGame):
    """The toy after a rule was reinterpreted: games of version 1 keep the old reading, which allows low rounds."""

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


def test_a_match_of_an_old_record_continues_under_its_rules() -> None:
    mended = Mended()
    old = fair_record(TOY, 2, {"low_rounds": True}, 5)
    match = Match(mended, 2, {}, old.names, old.opened(), rules=1)
    assert [mended.notation.text(move) for move in match.state.moves()] == ["high", "low"]
    assert match.record().rules_version == 1
    match.play(match.state.actor, match.state.moves()[0])
    match.undo(0)
    assert [mended.notation.text(move) for move in match.state.moves()] == ["high", "low"]
    assert Match(mended, 2, {}, old.names, old.opened()).record().rules_version == 2
