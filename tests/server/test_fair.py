"""Whose question is next: pure choices."""

from collections import Counter

import pytest

from ecumene.server.fair import HINT_EVERY, LEAD_S, Asker, FairQueue, Kind, Line

SLICE = 0.1


class Bench:
    """Workers that think about whatever the queue gives them, each question for a given number of slices."""

    def __init__(self, workers: int = 1, per_owner: int = 4, per_group: int = 16) -> None:
        self.queue: FairQueue[str] = FairQueue(workers, SLICE, per_owner, per_group)
        self.workers = workers
        self.left: dict[str, int] = {}
        self.told: list[str] = []  # what was thought about, slice by slice
        self.answered: list[str] = []

    def ask(
        self, name: str, slices: int = 1, owner: str = "", table: str = "", kind: Kind = "people", group: str = ""
    ) -> None:
        self.left[name] = slices
        self.queue.add(name, Asker(kind, owner or name, table or name, group))

    def run(self, slices: int = 1000) -> list[str]:
        """Let all workers think for this many slices, or until nothing is left; returns what about."""
        before = len(self.told)
        for _ in range(slices):
            chosen = [self.queue.next(worker) for worker in range(self.workers)]
            if chosen == [None] * self.workers:
                break
            for name in chosen:
                if name is not None:
                    self._slice(name)
        return self.told[before:]

    def _slice(self, name: str) -> None:
        self.told.append(name)
        self.left[name] -= 1
        if self.left[name]:
            self.queue.sliced(name, SLICE)
        else:
            self.queue.answered(name, SLICE)
            self.answered.append(name)


def test_a_newcomer_goes_next_whatever_others_have_queued() -> None:
    bench = Bench()
    for number in range(60):
        bench.ask(f"busy {number}", 30, owner=f"busy {number % 2}")
    bench.run(50)
    bench.ask("newcomer")
    assert bench.run(1) == ["newcomer"]


def test_a_newcomers_long_thought_has_half_the_time_beside_one_busy_person() -> None:
    bench = Bench()
    for number in range(30):
        bench.ask(f"busy {number}", 30, owner="busy")
    bench.run(300)
    bench.ask("new", 10)
    assert bench.run(20).count("new") == 10
    bench.run(3000)
    for owner in ("one", "two"):
        bench.ask(owner, 100)
    counted = Counter(bench.run(100))
    assert abs(counted["one"] - counted["two"]) <= 1


def test_who_plays_against_a_slow_bot_does_not_wait_for_those_who_come_later() -> None:
    """Whoever has kept a bot busy for long is not kept waiting until a newcomer has had as much."""
    bench = Bench()
    for number in range(50):
        bench.ask(f"move {number}", 10, owner="ann")
        bench.run()
    for number in range(40):
        bench.ask(f"eve {number}", 30, owner=f"eve {number}", group="eve")
    bench.ask("next move", 10, owner="ann")
    bench.run(2 * 10 + 3)
    assert "next move" in bench.answered


def test_resting_saves_nothing_up() -> None:
    bench = Bench()
    bench.ask("busy", 10_000)
    bench.ask("rests", 1)
    bench.run(3000)
    bench.ask("rests again", 100, owner="rests")
    assert bench.run(50).count("rests again") <= 25 + LEAD_S / SLICE + 1


def test_whoever_waits_long_for_their_first_slice_is_owed_no_more_than_the_lead() -> None:
    line = Line()
    line.give("waits", SLICE)
    line.member("waits").questions = 1
    for _ in range(300):
        line.give("busy", SLICE)
    assert line.place("waits") == pytest.approx(line.place("busy") - SLICE - LEAD_S)


def test_short_questions_one_after_the_other_get_no_more_than_one_long_one() -> None:
    bench = Bench()
    bench.ask("long", 1000)
    for number in range(100):
        bench.ask(f"short {number}", 2, owner="short")
        while f"short {number}" not in bench.answered:
            bench.run(1)
    assert bench.told.count("long") >= 180


def test_peoples_games_come_before_games_of_bots() -> None:
    bench = Bench()
    bench.ask("bots", 2, owner="nobody", kind="bots")
    bench.ask("game", 200, owner="busy")
    told = bench.run()
    assert told == ["game"] * 200 + ["bots"] * 2


def test_hints_wait_behind_peoples_games_but_for_every_tenth_slice() -> None:
    """However long a game has kept a bot busy and however many hints others ask for."""
    bench = Bench()
    bench.ask("warm up", 300, owner="ann")
    bench.run()
    for number in range(12):
        bench.ask(f"hint {number}", 10, owner=f"eve {number}", kind="hint", group="eve")
    bench.ask("move", 90, owner="ann")
    told = bench.run(100)
    assert told[: HINT_EVERY - 1] == ["move"] * (HINT_EVERY - 1)
    assert sum(name.startswith("hint") for name in told[:50]) == 50 // HINT_EVERY
    bench.run()
    assert len(bench.answered) == 14, "and then they are answered"


def test_hints_come_before_games_of_bots() -> None:
    bench = Bench()
    bench.ask("bots", 30, owner="nobody", kind="bots")
    bench.ask("hint", 20, owner="ann", kind="hint")
    assert bench.run(50) == ["hint"] * 20 + ["bots"] * 30


def test_hints_and_games_of_bots_keep_no_move_of_their_owner_from_beginning() -> None:
    bench = Bench(1, per_owner=2)
    for number in range(2):
        bench.ask(f"bots {number}", 30, owner="ann", kind="bots")
        bench.ask(f"hint {number}", 30, owner="ann", kind="hint")
    bench.run(80)
    assert bench.queue.begun >= 2
    bench.ask("move", 1, owner="ann")
    assert "move" in bench.run(2)


def test_a_persons_move_comes_before_their_own_hint() -> None:
    bench = Bench()
    bench.ask("hint", 3, owner="ann", kind="hint")
    bench.ask("move", 30, owner="ann")
    assert bench.run() == ["move"] * 30 + ["hint"] * 3


def test_of_one_person_the_table_that_used_least_goes_first() -> None:
    bench = Bench()
    bench.ask("long", 40, owner="ann", table="one")
    bench.run(10)
    bench.ask("short", 3, owner="ann", table="two")
    assert bench.run(3) == ["short"] * 3


def test_many_people_at_one_address_count_as_one() -> None:
    bench = Bench()
    for number in range(20):
        bench.ask(f"crowd {number}", 1000, group="their address")
    bench.ask("alone", 1000, group="another")
    counted = Counter(bench.run(400))
    assert counted["alone"] == pytest.approx(200, abs=2)


def test_people_at_one_address_share_what_it_gets() -> None:
    bench = Bench()
    for number in range(20):
        bench.ask(f"greed {number}", 1000, owner="greedy", group="here")
    bench.ask("modest", 1000, owner="modest", group="here")
    counted = Counter(bench.run(200))
    assert counted["modest"] == pytest.approx(100, abs=2)


@pytest.mark.parametrize("workers", [1, 2, 3, 4])
def test_only_so_many_thoughts_of_one_person_are_begun(workers: int) -> None:
    bench = Bench(workers, per_owner=4)
    for number in range(20):
        bench.ask(f"ann {number}", 10, owner="ann")
    bench.run(8)
    assert len(set(bench.told)) == 4
    assert (bench.queue.begun, bench.queue.waiting) == (4, 16)
    bench.ask("bob", 10)
    most = 0
    while bench.run(1):
        most = max(most, bench.queue.begun)
    assert most == 5
    assert len(bench.answered) == 21, "the others are begun when the first are done"


def test_one_persons_thoughts_are_spread_over_the_workers() -> None:
    bench = Bench(2, per_owner=4)
    for number in range(10):
        bench.ask(f"ann {number}", 7, owner="ann")
    while bench.queue.waiting:
        assert len(bench.run(1)) == 2, "no worker is idle while questions wait"


def test_one_worker_does_not_begin_all_that_one_person_may_have_begun() -> None:
    bench = Bench(2, per_owner=4)
    for number in range(4):
        bench.ask(f"ann {number}", 50, owner="ann")
    for _ in range(10):
        item = bench.queue.next(0)
        assert item is not None
        bench.queue.sliced(item, SLICE)
    assert bench.queue.begun == 2
    assert bench.queue.next(1) is not None


def test_a_crowd_at_one_address_keeps_nobody_there_from_beginning() -> None:
    bench = Bench(1, per_owner=4, per_group=6)
    for number in range(30):
        bench.ask(f"crowd {number}", 100, owner=f"crowd {number % 3}", group="here")
    bench.run(60)
    assert bench.queue.begun == 6
    bench.ask("newcomer", 2, group="here")
    assert bench.run(2) == ["newcomer"] * 2


def test_a_thought_stays_with_its_worker_until_that_dies() -> None:
    bench = Bench(2)
    bench.ask("thought", 5)
    queue = bench.queue
    assert queue.next(0) == "thought"
    assert queue.next(1) is None
    queue.sliced("thought", SLICE)
    assert queue.next(1) is None
    queue.lost(0)
    assert queue.waiting == 1
    assert queue.next(1) == "thought"
    queue.again("thought", SLICE)
    assert queue.next(0) == "thought"


def test_dropped_questions_leave_nothing_behind() -> None:
    bench = Bench()
    bench.ask("waits", 5, owner="ann")
    bench.ask("begun", 5, owner="ann")
    bench.run(1)
    for name in ("waits", "begun"):
        bench.queue.drop(name)
    assert len(bench.queue) == bench.queue.begun == bench.queue.waiting == 0
    assert bench.queue.next(0) is None
    assert not any(bench.queue._waiting.values())
    assert not bench.queue._begun


def test_who_does_not_come_back_is_forgotten() -> None:
    line = Line()
    for number in range(1000):
        line.give(f"guest {number}", SLICE)
        line.give("busy", SLICE)
    assert len(line) < 10
    bench = Bench()
    for number in range(1000):
        bench.ask(f"guest {number}", 1, table=f"table {number}")
        bench.ask(f"move {number}", 1, owner="ann", table=f"table {number}")
        bench.run()
    assert len(bench.queue._line) < 10


def test_who_waits_is_not_forgotten() -> None:
    line = Line()
    line.give("waits", 5.0)
    line.member("waits").questions = 1
    for number in range(30):
        line.give(f"guest {number}", SLICE)
        line.give("busy", SLICE)
    assert line.place("waits") == pytest.approx(5.0 - LEAD_S)


def test_a_quick_answer_costs_what_it_took_not_a_whole_slice() -> None:
    queue: FairQueue[str] = FairQueue(1, SLICE, 4, 16)
    for name in ("quick", "slow"):
        queue.add(name, Asker("people", name, name))
        assert queue.next(0) == name
        queue.answered(name, 0.001 if name == "quick" else SLICE)
    for name in ("slow", "quick"):
        queue.add(f"{name} again", Asker("people", name, name))
    assert queue.next(0) == "quick again"
