"""The sockets of tables and of the lobby."""

import asyncio
from typing import Final

from litestar import websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from ecumene.server.context import Context
from ecumene.server.conversation import Conversation
from ecumene.server.faults import CommandRefused
from ecumene.server.limits import TokenBucket
from ecumene.server.metering import SECONDS_PER_BYTE, metered
from ecumene.server.protocol import Fault
from ecumene.server.sending import AnySocket, send_text
from ecumene.server.visitors import INTERNAL, NO_TABLE, SEND_S, TOO_FAST, Close, accepted, until_one_ends

FINAL: Final = {"no-table": NO_TABLE}  # reconnecting would not help


@websocket("/api/v1/tables/{table:str}/socket", opt={"exclude_from_auth": True})
async def table_socket(socket: AnySocket, table: FromPath[str], context: NamedDependency[Context]) -> None:
    """One person's connection to one table."""
    async with accepted(socket, context, "table") as client:
        if client is None:
            return
        try:
            live = await metered(context.hub.tables.open(table), client.spend)
        except CommandRefused as error:
            raise Close(FINAL.get(error.fault.code, INTERNAL), error.fault) from error
        await metered(Conversation(socket, context, live, client).run(), client.spend)


@websocket("/api/v1/lobby/socket", opt={"exclude_from_auth": True})
async def lobby_socket(socket: AnySocket, context: NamedDependency[Context]) -> None:
    """Sends the lobby, then whatever changes in it."""
    async with accepted(socket, context, "lobby") as client:
        if client is None:
            return

        async def write() -> None:
            with context.hub.board.watched_by(client.guest) as viewer:
                while True:
                    message = await context.hub.board.next(viewer)
                    client.spend(len(message) * SECONDS_PER_BYTE)
                    async with asyncio.timeout(SEND_S):
                        await send_text(socket, message)
                    await context.settle(client.source)

        async def read() -> None:
            bucket = TokenBucket(context.settings.commands_per_s, context.settings.command_burst)
            while True:
                await socket.receive_text()
                if not bucket.take():
                    context.metrics.limited.labels("messages").inc()
                    raise Close(TOO_FAST, Fault(code="too-fast", what="Too many messages."))
                await context.settle(client.source)

        await until_one_ends(metered(read(), client.spend), metered(write(), client.spend))
