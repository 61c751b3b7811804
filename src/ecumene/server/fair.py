"""Which question a bot's process takes up next. Choices are values: nothing here waits, runs or looks at a clock.

Games that people play come first, then hints, then games of bots, which only get what is left. While hints wait behind
other people's games, one slice in :data:`HINT_EVERY` is theirs, so that nobody who keeps bots busy keeps hints from
everybody else for ever. Within one kind everybody takes turns: first the groups (people who come from one address),
then the people of one group, then the tables of one person. So a newcomer is next, however many questions others have
asked, and two who ask for much get the same.
"""

from collections import Counter, OrderedDict
from collections.abc import Hashable, Iterator, Mapping
from typing import Any, Final, Generic, Literal, TypeAlias, TypeVar

import msgspec

Kind: TypeAlias = Literal["people", "hint", "bots"]
KINDS: Final[tuple[Kind, ...]] = ("people", "hint", "bots")
NOBODY: Final[Mapping[str, Any]] = {}

LEAD_S: Final = 0.2  # processor time by which whoever comes, or comes back, is ahead of those who are busy
HINT_EVERY: Final = 10

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


class Line:
    """Several who take turns. Each has a place, in seconds of processor time, and whoever has the lowest is next.

    Whoever is given time moves on by so much. Nobody's place is further back than :data:`LEAD_S` behind that of whoever
    was last given time: to rest saves nothing up, so nobody who comes back keeps the others waiting for long.
    """

    def __init__(self) -> None:
        self._front = 0.0  # the furthest place from which anybody was given time
        self._members: OrderedDict[str, _Member] = OrderedDict()

    def __len__(self) -> int:
        return len(self._members)

    def place(self, key: str) -> float:
        """Where somebody stands."""
        member = self._members.get(key)
        last = self._front - LEAD_S
        return last if member is None else max(last, member.place)

    def member(self, key: str) -> "_Member":
        """Somebody, who joins the line if they have not been in it."""
        found = self._members.get(key)
        if found is None:
            found = self._members[key] = _Member(self._front - LEAD_S)
        return found

    def give(self, key: str, seconds: float) -> None:
        """Somebody is given time."""
        at = self.place(key)
        self._front = max(self._front, at)
        self.member(key).place = at + seconds
        self._members.move_to_end(key)
        for _ in range(2):  # each call does a little of the cleanup
            oldest = next(iter(self._members))
            member = self._members[oldest]
            if member.questions or member.place > self._front - LEAD_S:
                self._members.move_to_end(oldest)
            else:
                del self._members[oldest]


class _Member:
    """Somebody in a line, and the line of those they consist of: people of a group, tables of a person."""

    def __init__(self, place: float) -> None:
        self.place = place
        self.questions = 0
        self.line = Line()


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
        # By kind, then by party, then by owner.
        self._waiting: dict[Kind, dict[str, dict[str, dict[Item, _Place]]]] = {kind: {} for kind in KINDS}
        self._begun: Counter[tuple[Kind, str, str, int]] = Counter()  # by kind, what, whom, and worker (-1: all)
        self._added = 0
        self._line = Line()
        self._before_hints = 0  # slices given to people's games, one after the other, while a hint waited

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
        for line, key in self._lines(asker):
            line.member(key).questions += 1
        self._wait(item, place)

    def next(self, worker: int) -> Item | None:
        """The question this worker goes on with for one slice, if there is any for it."""
        if self._before_hints >= HINT_EVERY - 1:
            hint = self._of_kind("hint", worker, self._waiting["people"])
            if hint is not None:
                self._before_hints = 0
                self._run(hint, worker)
                return hint
        for kind in KINDS:
            item = self._of_kind(kind, worker)
            if item is not None:
                self._before_hints = self._before_hints + 1 if kind == "people" and self._waiting["hint"] else 0
                self._run(item, worker)
                return item
        return None

    def _of_kind(
        self, kind: Kind, worker: int, but: Mapping[str, Mapping[str, dict[Item, _Place]]] = NOBODY
    ) -> Item | None:
        """The next question of a kind that this worker can go on with, of anybody but these owners."""
        parties = self._waiting[kind]
        for party in sorted(parties, key=self._line.place):
            owners = parties[party]
            line = self._line.member(party).line
            for owner in sorted(owners, key=line.place):
                if owner in but.get(party, ()):  # whoever waits for a move waits with their hint
                    continue
                item = self._of_owner(owners[owner], line.member(owner).line, worker)
                if item is not None:
                    return item
        return None

    def _of_owner(self, items: dict[Item, _Place], tables: Line, worker: int) -> Item | None:
        """The one of an owner's questions whose table is next."""
        best: Item | None = None
        best_rank = (0.0, 0)
        for item, place in items.items():
            if place.worker != worker and (place.worker >= 0 or not self._may_begin(place.asker, worker)):
                continue
            rank = (tables.place(place.asker.table), place.number)
            if best is None or rank < best_rank:
                best, best_rank = item, rank
        return best

    def _may_begin(self, asker: Asker, worker: int) -> bool:
        own = self._begun[asker.kind, "owner", asker.owner, -1]
        if not own:  # nobody waits because of their neighbours
            return True
        return (
            own < self._per_owner
            and self._begun[asker.kind, "owner", asker.owner, worker] < self._per_worker
            and self._begun[asker.kind, "party", asker.party, -1] < self._per_group
        )

    def _run(self, item: Item, worker: int) -> None:
        place = self._places[item]
        self._leave(item, place)
        place.running = True
        if place.worker < 0:
            place.worker = worker
            self._count(place, 1)
        for line, key in self._lines(place.asker):  # in advance, so that other workers choose others meanwhile
            line.give(key, self._slice_s)

    # What became of a question -------------------------------------------------------------------------------------

    def sliced(self, item: Item, seconds: float) -> None:
        """A slice took this much processor time, and the question is not answered yet."""
        place = self._places[item]
        self._correct(place, seconds)
        place.running = False
        self._wait(item, place)

    def answered(self, item: Item, seconds: float) -> None:
        """The last slice took this much processor time."""
        self._correct(self._places[item], seconds)
        self.drop(item)

    def drop(self, item: Item) -> None:
        """Nobody waits for the answer any more, or there will be none."""
        place = self._places.pop(item)
        if not place.running:
            self._leave(item, place)
        if place.worker >= 0:
            self._count(place, -1)
        for line, key in self._lines(place.asker):
            line.member(key).questions -= 1

    def lost(self, worker: int) -> None:
        """A worker died: what was begun there, and does not run, may be begun by any."""
        for place in self._places.values():
            if place.worker == worker and not place.running:
                self._count(place, -1)
                place.worker = -1

    def again(self, item: Item, seconds: float) -> None:
        """The worker died while it thought about this question: any may begin it anew."""
        place = self._places[item]
        self._correct(place, seconds)
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
        self._waiting[asker.kind].setdefault(asker.party, {}).setdefault(asker.owner, {})[item] = place

    def _leave(self, item: Item, place: _Place) -> None:
        kind, party, owner = place.asker.kind, place.asker.party, place.asker.owner
        owners = self._waiting[kind][party]
        del owners[owner][item]
        if not owners[owner]:
            del owners[owner]
        if not owners:
            del self._waiting[kind][party]

    def _count(self, place: _Place, more: int) -> None:
        asker = place.asker
        for key in (
            (asker.kind, "owner", asker.owner, -1), (asker.kind, "owner", asker.owner, place.worker),
            (asker.kind, "party", asker.party, -1),
        ):  # fmt: skip
            self._begun[key] += more
            if not self._begun[key]:
                del self._begun[key]

    def _correct(self, place: _Place, seconds: float) -> None:
        """A slice took so long, and not what was charged in advance."""
        for line, key in self._lines(place.asker):
            line.member(key).place += seconds - self._slice_s

    def _lines(self, asker: Asker) -> tuple[tuple[Line, str], ...]:
        """The lines in which an asker stands, with what they are called there."""
        party = self._line.member(asker.party)
        owner = party.line.member(asker.owner)
        return (self._line, asker.party), (party.line, asker.owner), (owner.line, asker.table)
