"""Whose question is next: pure choices, with time as a value."""

from collections import Counter

import pytest

from ecumene.server.fair import HALF_LIFE_S, HINT_LATER_S, Asker, FairQueue, Kind, Use

SLICE = 0.1


class Bench:
    """Workers that think about whatever the queue gives them, each question for a given number of slices."""

    def __init__(self, workers: int = 1, per_owner: int = 4, per_group: int = 16) -> None:
        self.queue: FairQueue[str] = FairQueue(workers, SLICE, per_owner, per_group)
        self.workers = workers
        self.now = 1000.0
        self.left: dict[str, int] = {}
        self.told: list[str] = []  # what was thought about, slice by slice
        self.answered: dict[str, float] = {}

    def ask(
        self, name: str, slices: int = 1, owner: str = "", table: str = "", kind: Kind = "people", group: str = ""
    ) -> None:
        self.left[name] = slices
        self.queue.add(name, Asker(kind, owner or name, table or name, group))

    def run(self, slices: int = 1000) -> list[str]:
        """Let all workers think for this many slices, or until nothing is left; returns what about."""
        before = len(self.told)
        for _ in range(slices):
            chosen = [self.queue.next(worker, self.now) for worker in range(self.workers)]
            if chosen == [None] * self.workers:
                break
            self.now += SLICE
            for name in chosen:
                if name is not None:
                    self._slice(name)
        return self.told[before:]

    def _slice(self, name: str) -> None:
        self.told.append(name)
        self.left[name] -= 1
        if self.left[name]:
            self.queue.sliced(name, SLICE, self.now)
        else:
            self.queue.answered(name, SLICE, self.now)
            self.answered[name] = self.now


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
    assert Counter(bench.run(10)) == {"new": 10}, "until the newcomer has used as much lately, it is their turn"
    bench.run(3000)
    for owner in ("one", "two"):
        bench.ask(owner, 100)
    counted = Counter(bench.run(100))
    assert abs(counted["one"] - counted["two"]) <= 1


def test_peoples_games_come_before_games_of_bots() -> None:
    bench = Bench()
    bench.ask("bots", 2, owner="nobody", kind="bots")
    bench.ask("game", 200, owner="busy")
    told = bench.run()
    assert told == ["game"] * 200 + ["bots"] * 2


def test_hints_come_after_moves_but_not_after_all_that_a_busy_person_asks() -> None:
    bench = Bench()
    bench.ask("hint", 5, owner="asker", kind="hint")
    bench.ask("game", 100, owner="busy")
    told = bench.run()
    first = told.index("hint")
    assert first == pytest.approx(HINT_LATER_S / SLICE, abs=3)
    assert told[first + 5 :].count("hint") < 5


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
        item = bench.queue.next(0, bench.now)
        assert item is not None
        bench.queue.sliced(item, SLICE, bench.now)
    assert bench.queue.begun == 2
    assert bench.queue.next(1, bench.now) is not None


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
    assert queue.next(0, bench.now) == "thought"
    assert queue.next(1, bench.now) is None
    queue.sliced("thought", SLICE, bench.now)
    assert queue.next(1, bench.now) is None
    queue.lost(0)
    assert queue.waiting == 1
    assert queue.next(1, bench.now) == "thought"
    queue.again("thought", SLICE, bench.now)
    assert queue.next(0, bench.now) == "thought"


def test_dropped_questions_leave_nothing_behind() -> None:
    bench = Bench()
    bench.ask("waits", 5, owner="ann")
    bench.ask("begun", 5, owner="ann")
    bench.run(1)
    for name in ("waits", "begun"):
        bench.queue.drop(name)
    assert len(bench.queue) == bench.queue.begun == bench.queue.waiting == 0
    assert bench.queue.next(0, bench.now) is None
    assert not bench.queue._waiting
    assert not bench.queue._begun


def test_what_was_used_long_ago_counts_less_and_is_forgotten() -> None:
    use = Use()
    use.charge("ann", 8.0, 0.0)
    assert use.of("ann", 0.0) == 8.0
    assert use.of("ann", HALF_LIFE_S) == pytest.approx(4.0)
    use.charge("ann", 1.0, HALF_LIFE_S)
    assert use.of("ann", 2 * HALF_LIFE_S) == pytest.approx(2.5)
    assert use.of("bob", 5.0) == 0.0
    for number in range(1000):
        use.charge(f"guest {number}", 0.05, 100.0 + number * 10)
    assert len(use) < 50


def test_a_quick_answer_costs_what_it_took_not_a_whole_slice() -> None:
    queue: FairQueue[str] = FairQueue(1, SLICE, 4, 16)
    for name in ("quick", "slow"):
        queue.add(name, Asker("people", name, name))
        assert queue.next(0, 0.0) == name
        queue.answered(name, 0.001 if name == "quick" else SLICE, 0.0)
    for name in ("slow", "quick"):
        queue.add(f"{name} again", Asker("people", name, name))
    assert queue.next(0, 0.0) == "quick again"
