"""Gates at which those who owe something wait, one behind the other: they go on one at a time, not all at once.

If everybody who waits looked at the same debt by themselves, all would find it paid in the same moment, and what they
do then would hold everybody else up.
"""

import asyncio
from collections.abc import Callable


class _Gate:
    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.people = 0


class Gates:
    """A gate for each key; there is one only as long as somebody waits at it."""

    def __init__(self) -> None:
        self._gates: dict[str, _Gate] = {}

    def __len__(self) -> int:
        return len(self._gates)

    async def go_through(self, key: str, wait_s: Callable[[], float]) -> None:
        """Wait until it is one's turn and there is nothing left to wait for.

        The next one looks only after this one has taken the first step of what they do, and has been charged for it.
        """
        gate = self._gates.get(key)
        if gate is None:
            if wait_s() <= 0:
                return
            gate = self._gates[key] = _Gate()
        gate.people += 1
        try:
            async with gate.lock:
                while (pause := wait_s()) > 0:
                    await asyncio.sleep(pause)
        finally:
            gate.people -= 1
            if not gate.people:
                del self._gates[key]
