"""The lobby: rendered once for everybody after a change, and sent to those who have it open as differences."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from ecumene.server.database import StoreError
from ecumene.server.disclosure import listed
from ecumene.server.http_protocol import ListNews, Lobby, LobbyNews, LobbyTable
from ecumene.server.rows import Guest
from ecumene.server.settings import Settings
from ecumene.server.store import Store

GATHER_S: Final = 0.25  # changes within this time are sent together
LISTED: Final = 50  # tables in each public list

log = logging.getLogger("ecumene.lobby")

_encoder: Final = msgspec.json.Encoder()


class Viewer:
    """Somebody who has the lobby open: what they were sent last, and whether there is news."""

    def __init__(self, guest: Guest | None) -> None:
        self.guest = guest
        self.news = asyncio.Event()
        self.version = 0  # of the public part; 0: nothing was sent yet
        self.mine: list[LobbyTable] = []
        self.mine_changed = True


class Board:
    """What the lobby shows, kept up to date while anybody looks at it."""

    def __init__(self, store: Store, settings: Settings, goes_on: Callable[[str], bool]) -> None:
        self._store = store
        self._goes_on = goes_on  # whether a game of bots only goes on, by its table's id
        self._per_host = settings.public_tables_per_host
        self._viewers: set[Viewer] = set()
        self._of_guest: dict[str, set[Viewer]] = {}
        self._task: asyncio.Task[None] | None = None
        self._dirty = True
        self._rendering = asyncio.Lock()
        self.version = 0
        self.rendered = 0  # how often the public part was rendered
        self._open: list[LobbyTable] = []
        self._playing: list[LobbyTable] = []
        self._last = b""  # the difference between the version before and this one, encoded once for everybody

    # News ----------------------------------------------------------------------------------------------------------

    def changed(self) -> None:
        """Some public table has changed: render again soon, if anybody is looking."""
        self._dirty = True
        if self._viewers and self._task is None:
            self._task = asyncio.create_task(self._gather(), name="lobby-gather")

    def own_changed(self, guest: str) -> None:
        """A game of this guest's has changed."""
        for viewer in self._of_guest.get(guest, ()):
            viewer.mine_changed = True
            viewer.news.set()

    def stop(self) -> None:
        """Render nothing more."""
        if self._task is not None:
            self._task.cancel()

    async def _gather(self) -> None:
        """Wait for more changes, then render once for all of them."""
        try:
            while self._dirty and self._viewers:
                await asyncio.sleep(GATHER_S)
                await self._render()
        except StoreError as error:
            log.error("the lobby cannot be read", extra={"why": str(error)})
        finally:
            self._task = None

    async def _render(self) -> None:
        """One at a time, so that what was read later is also shown later."""
        async with self._rendering:
            await self._render_now()

    async def _render_now(self) -> None:
        self._dirty = False
        waiting = await self._public("waiting")
        playing = await self._public("playing")
        if self.version and waiting == self._open and playing == self._playing:
            return
        news = LobbyNews(open=news_of(self._open, waiting), playing=news_of(self._playing, playing))
        self._open, self._playing = waiting, playing
        self._last = _encoder.encode(news)
        self.version += 1
        self.rendered += 1
        for viewer in self._viewers:
            viewer.news.set()

    async def _public(self, status: str) -> list[LobbyTable]:
        found = await self._store.listed(status, LISTED, self._per_host)
        return [listed(one, self._goes_on) for one in found]

    # Viewers -------------------------------------------------------------------------------------------------------

    @contextlib.contextmanager
    def watched_by(self, guest: Guest | None) -> Iterator[Viewer]:
        """Somebody looks at the lobby until the block ends."""
        viewer = Viewer(guest)
        self._viewers.add(viewer)
        if guest is not None:
            self._of_guest.setdefault(guest.id, set()).add(viewer)
        try:
            yield viewer
        finally:
            self._viewers.discard(viewer)
            if guest is not None:
                self._of_guest[guest.id].discard(viewer)
                if not self._of_guest[guest.id]:
                    del self._of_guest[guest.id]

    def guests(self) -> set[str]:
        """Everybody with a name who looks at the lobby."""
        return set(self._of_guest)

    async def next(self, viewer: Viewer) -> bytes:
        """What the viewer has to be sent next, encoded; waits until there is something."""
        while True:
            viewer.news.clear()
            if not viewer.version:
                viewer.mine_changed = False
                lobby = await self.current(viewer.guest)
                viewer.version, viewer.mine = self.version, lobby.mine
                return _encoder.encode(lobby)
            if viewer.version < self.version - 1:  # too slow for differences
                viewer.version = 0
                continue
            if viewer.mine_changed:
                viewer.mine_changed = False
                before, viewer.mine = viewer.mine, await self._mine(viewer.guest)
                if viewer.mine != before:
                    return _encoder.encode(LobbyNews(mine=news_of(before, viewer.mine)))
            if viewer.version < self.version:
                viewer.version += 1
                return self._last
            await viewer.news.wait()
            await asyncio.sleep(GATHER_S)

    async def current(self, guest: Guest | None) -> Lobby:
        """The whole lobby for one reader. Its public part is that of the version when this returns."""
        mine = await self._mine(guest)
        if self._dirty or not self.version:
            await self._render()
        return Lobby(open=self._open, playing=self._playing, mine=mine)

    async def _mine(self, guest: Guest | None) -> list[LobbyTable]:
        if guest is None:
            return []
        return [listed(one, self._goes_on) for one in await self._store.of_guest(guest.id, LISTED)]


def news_of(before: list[LobbyTable], now: list[LobbyTable]) -> ListNews | None:
    """How one list became another; None if it has not changed."""
    if before == now:
        return None
    known = {table.id: table for table in before}
    return ListNews(put=[table for table in now if known.get(table.id) != table], order=[table.id for table in now])
