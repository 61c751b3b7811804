"""Shared by requests and sockets: who somebody is, and how often they may ask."""

from typing import Any

from litestar.channels import ChannelsPlugin
from litestar.connection import ASGIConnection

from ecumene.server.hub import Hub
from ecumene.server.limits import Limits
from ecumene.server.metrics import Metrics
from ecumene.server.security import allowed_origin, cookie_name, hash_token
from ecumene.server.settings import Settings
from ecumene.server.store import Guest
from ecumene.server.thinking import Thinkers


class Context:
    """The parts of one server."""

    def __init__(
        self, settings: Settings, hub: Hub, thinkers: Thinkers, metrics: Metrics, channels: ChannelsPlugin
    ) -> None:
        self.settings = settings
        self.hub = hub
        self.thinkers = thinkers
        self.metrics = metrics
        self.channels = channels
        self.sockets: dict[str, int] = {}  # guest or address -> open sockets
        self.chatting: Limits[str] = Limits(settings.chat_per_minute / 60, max(5.0, settings.chat_per_minute / 4))
        self.hinting: Limits[str] = Limits(1.0, 3)
        self.making: Limits[str] = Limits(settings.tables_per_minute / 60, settings.tables_per_minute)
        self.naming: Limits[str] = Limits(0.5, 30)

    def allowed(self, origin: str | None, host: str | None) -> bool:
        """Whether a page from this origin may use the server."""
        return allowed_origin(origin, host, self.settings)

    async def guest(self, cookies: dict[str, str]) -> Guest | None:
        """The guest identified by the cookie."""
        token = cookies.get(cookie_name(self.settings), "")
        if not 16 <= len(token) <= 200:
            return None
        return await self.hub.store.guest(hash_token(token))

    @staticmethod
    def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        """Where a connection comes from."""
        return connection.client.host if connection.client is not None else "-"
