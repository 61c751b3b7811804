"""Which question a bot's process takes up next. Time comes in and choices go out as values: nothing here waits or runs.

Games that people play come first, together with hints; games of bots only get what is left. Among the former it is the
turn of whoever used the least processor time lately: first among groups (people who come from one address), then
people, then one person's tables. So a newcomer never waits for those who keep bots busy, however many they keep busy.
"""

import math
from collections import Counter, OrderedDict
from collections.abc import Hashable, Iterator
from typing import Final, Generic, Literal, TypeAlias, TypeVar

import msgspec

Kind: TypeAlias = Literal["people", "hint", "bots"]
KINDS: Final[tuple[Kind, ...]] = ("people", "hint", "bots")

HALF_LIFE_S: Final = 20.0  # after which what was used counts half
NOTHING_S: Final = 0.001  # use below this is forgotten
# Hints come after moves: they wait as if their asker had used so much more. Who used far less still goes first, or one
# busy person could keep hints from everybody else.
HINT_LATER_S: Final = 2.0

Item = TypeVar("Item", bound=Hashable)


class Asker(msgspec.Struct, frozen=True):
    """On whose behalf a bot thinks, and for what: a game people play, a hint, or a game of bots only."""

    kind: Kind
    owner: str = ""
    table: str = ""
    group: str = ""  # such as an address; without one, the owner is a group of its own

    @property
    def party(self) -> str:
        """The group, or the owner alone."""
        return f"group {self.group}" if self.group else f"owner {self.owner}"


class Use:
    """How much processor time each key used lately; old use counts less and less."""

    def __init__(self, half_life_s: float = HALF_LIFE_S) -> None:
        self._half_life_s = half_life_s
        self._used: OrderedDict[str, tuple[float, float]] = OrderedDict()  # seconds, and when they were counted

    def __len__(self) -> int:
        return len(self._used)

    def of(self, key: str, now: float) -> float:
        """What the key used, in seconds of today."""
        seconds, at = self._used.get(key, (0.0, now))
        return seconds * math.pow(0.5, (now - at) / self._half_life_s)

    def charge(self, key: str, seconds: float, now: float) -> None:
        """Count what the key has used; a negative amount gives back what was charged too much."""
        self._used[key] = (max(0.0, self.of(key, now) + seconds), now)
        self._used.move_to_end(key)
        for _ in range(2):  # each call does a little of the cleanup
            oldest = next(iter(self._used))
            if oldest == key or self.of(oldest, now) >= NOTHING_S:
                break
            del self._used[oldest]


class _Place:
    """Where a question stands: who asks, since when, and the worker in which it was begun."""

    def __init__(self, asker: Asker, number: int) -> None:
        self.asker = asker
        self.number = number
        self.worker = -1  # in none yet
        self.running = False


class FairQueue(Generic[Item]):
    """Questions that wait or are being thought about. A question stays with the worker in which it was begun."""

    def __init__(self, workers: int, slice_s: float, per_owner: int, per_group: int) -> None:
        self._slice_s = slice_s
        self._per_owner = per_owner
        self._per_group = per_group
        self._per_worker = -(-per_owner // workers)  # of one owner, so that no worker is left with all of them
        self._places: dict[Item, _Place] = {}
        self._waiting: dict[tuple[Kind, str], dict[str, dict[Item, _Place]]] = {}  # by kind and party, then by owner
        self._begun: Counter[tuple[str, str, int]] = Counter()  # by what, whom, and worker (-1 for all of them)
        self._added = 0
        self._groups = Use()
        self._owners = Use()
        self._tables = Use()

    def __len__(self) -> int:
        return len(self._places)

    def __iter__(self) -> Iterator[Item]:
        return iter(list(self._places))

    @property
    def waiting(self) -> int:
        """Questions that no worker has begun."""
        return sum(place.worker < 0 for place in self._places.values())

    @property
    def begun(self) -> int:
        """Questions that some worker has begun and not answered."""
        return sum(place.worker >= 0 for place in self._places.values())

    def add(self, item: Item, asker: Asker) -> None:
        """A new question."""
        self._added += 1
        place = self._places[item] = _Place(asker, self._added)
        self._wait(item, place)

    def next(self, worker: int, now: float) -> Item | None:
        """The question this worker goes on with for one slice, if there is any for it."""
        order = sorted(self._waiting, key=lambda key: self._rank(key[0], key[1], now))
        for key in order:
            owners = self._waiting[key]
            for owner in sorted(owners, key=lambda one: self._owners.of(one, now)):
                item = self._of_owner(owners[owner], worker, now)
                if item is not None:
                    self._run(item, worker, now)
                    return item
        return None

    def _rank(self, kind: Kind, party: str, now: float) -> tuple[bool, float, int]:
        used = self._groups.of(party, now) + (HINT_LATER_S if kind == "hint" else 0.0)
        return kind == "bots", used, KINDS.index(kind)

    def _of_owner(self, items: dict[Item, _Place], worker: int, now: float) -> Item | None:
        """The one of an owner's questions whose table used the least."""
        best: Item | None = None
        best_rank = (0.0, 0)
        for item, place in items.items():
            if place.worker != worker and (place.worker >= 0 or not self._may_begin(place.asker, worker)):
                continue
            rank = (self._tables.of(place.asker.table, now), place.number)
            if best is None or rank < best_rank:
                best, best_rank = item, rank
        return best

    def _may_begin(self, asker: Asker, worker: int) -> bool:
        own = self._begun["owner", asker.owner, -1]
        if not own:  # nobody waits because of their neighbours
            return True
        return (
            own < self._per_owner
            and self._begun["owner", asker.owner, worker] < self._per_worker
            and self._begun["party", asker.party, -1] < self._per_group
        )

    def _run(self, item: Item, worker: int, now: float) -> None:
        place = self._places[item]
        self._leave(item, place)
        place.running = True
        if place.worker < 0:
            place.worker = worker
            self._count(place, 1)
        self._charge(place.asker, self._slice_s, now)  # in advance, so that other workers choose others meanwhile

    # What became of a question -------------------------------------------------------------------------------------

    def sliced(self, item: Item, seconds: float, now: float) -> None:
        """A slice took this much processor time, and the question is not answered yet."""
        place = self._places[item]
        self._charge(place.asker, seconds - self._slice_s, now)
        place.running = False
        self._wait(item, place)

    def answered(self, item: Item, seconds: float, now: float) -> None:
        """The last slice took this much processor time."""
        self._charge(self._places[item].asker, seconds - self._slice_s, now)
        self.drop(item)

    def drop(self, item: Item) -> None:
        """Nobody waits for the answer any more, or there will be none."""
        place = self._places.pop(item)
        if not place.running:
            self._leave(item, place)
        if place.worker >= 0:
            self._count(place, -1)

    def lost(self, worker: int) -> None:
        """A worker died: what was begun there, and does not run, may be begun by any."""
        for place in self._places.values():
            if place.worker == worker and not place.running:
                self._count(place, -1)
                place.worker = -1

    def again(self, item: Item, seconds: float, now: float) -> None:
        """The worker died while it thought about this question: any may begin it anew."""
        place = self._places[item]
        self._charge(place.asker, seconds - self._slice_s, now)
        self._count(place, -1)
        place.worker, place.running = -1, False
        self._wait(item, place)

    def is_running(self, item: Item) -> bool:
        """Whether a worker thinks about it right now."""
        return self._places[item].running

    def worker_of(self, item: Item) -> int:
        """The worker in which it was begun, or -1."""
        return self._places[item].worker

    def __contains__(self, item: Item) -> bool:
        return item in self._places

    # Counting ------------------------------------------------------------------------------------------------------

    def _wait(self, item: Item, place: _Place) -> None:
        asker = place.asker
        self._waiting.setdefault((asker.kind, asker.party), {}).setdefault(asker.owner, {})[item] = place

    def _leave(self, item: Item, place: _Place) -> None:
        key, owner = (place.asker.kind, place.asker.party), place.asker.owner
        owners = self._waiting[key]
        del owners[owner][item]
        if not owners[owner]:
            del owners[owner]
        if not owners:
            del self._waiting[key]

    def _count(self, place: _Place, more: int) -> None:
        asker = place.asker
        for key in (
            ("owner", asker.owner, -1), ("owner", asker.owner, place.worker), ("party", asker.party, -1),
        ):  # fmt: skip
            self._begun[key] += more
            if not self._begun[key]:
                del self._begun[key]

    def _charge(self, asker: Asker, seconds: float, now: float) -> None:
        self._groups.charge(asker.party, seconds, now)
        self._owners.charge(asker.owner, seconds, now)
        self._tables.charge(asker.table, seconds, now)
