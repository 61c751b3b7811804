"""Makes tables on a server of its own process, for a test whose server has other facts; says which as JSON."""

import asyncio
import json
import sys
from pathlib import Path

from .wire import Guest, Running, lenient


async def make(server: Running) -> dict[str, str]:
    """A table that waits for somebody, one that has begun, and one of a game without such facts."""
    async with Guest(server.base, "Ann") as ann:
        return {
            "newdawn": (await ann.make_table("me open", {"map": "first_game"}, game="newdawn")).table,
            "begun": (await ann.make_table("me me", {"map": "first_game"}, game="newdawn")).table,
            "duel": (await ann.make_table("me me", game="duel")).table,
        }


if __name__ == "__main__":
    running = Running(lenient(Path(sys.argv[1]))).start()
    try:
        sys.stdout.write(json.dumps(asyncio.run(make(running))))
    finally:
        running.stop()
