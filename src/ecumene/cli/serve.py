"""``ecumene serve``: the table in the browser."""

import contextlib
import gc
import signal
import socket
import webbrowser
from types import FrameType
from typing import TYPE_CHECKING, Annotated

import typer
from rich.markup import escape

from ecumene.cli.hosting import Config, Database, Json, settings_of
from ecumene.cli.screen import NO, console, errors, print_json
from ecumene.core.errors import EcumeneError
from ecumene.server.settings import Settings

if TYPE_CHECKING:
    import uvicorn

EVERYWHERE = ("0.0.0.0", "::")
ENDING_S = 3  # what a server needs to end, beyond the time its open requests get


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on: 127.0.0.1 (this machine) or 0.0.0.0 (the network).")
    ] = "",
    port: Annotated[
        int | None, typer.Option("--port", "-p", min=0, max=65535, help="The port; 0 for any that is free.")
    ] = None,
    any_port: Annotated[bool, typer.Option("--any-port", help="If the port is taken, use the next free one.")] = False,
    database: Database = "",
    config: Config = None,
    open_browser: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the browser once the server listens.")
    ] = False,
    check: Annotated[
        bool, typer.Option("--check", help="Show the settings in force and whether the server could start.")
    ] = False,
    json: Json = False,
) -> None:
    """Serve the table in the browser: play with people and bots, on this machine or on a network.

    Settings come from the options, from the environment (ECUMENE_PORT and so on) and from a file; --check shows them.
    Ctrl-C stops the server; games continue where they were when it starts again.
    """
    settings = settings_of(config, database, host, port)
    if check:
        _check(settings, json)
        return
    # Imported late, so that all other commands start quickly.
    from ecumene.server.app import create_app
    from ecumene.server.checks import allow_connections, check_database, client_built, listen
    from ecumene.server.database import migrate
    from ecumene.server.database_files import kept
    from ecumene.server.logs import configure

    check_database(settings.database_file)
    listening = listen(settings.host, settings.port, any_port)
    if not client_built(settings) and not json:
        console.print("[yellow]The client is not built, so browsers have nothing to show.[/] Build it with: make build")
    configure(settings)

    def waiting() -> None:
        errors.print(
            f"Another server uses {escape(str(settings.database_file))}; waiting for it to end.", soft_wrap=True
        )

    with contextlib.closing(listening), kept(settings.database_file, settings.shutdown_s + ENDING_S, waiting):
        migrate(settings.database_url)
        allow_connections(settings.connections)
        _run(create_app(settings), settings, listening, _Welcome(settings, listening, open_browser, json))


def _check(settings: Settings, json: bool) -> None:
    from ecumene.server.checks import check_all

    checks = check_all(settings)
    good = all(one.good for one in checks)
    if json:
        found = [{"name": one.name, "good": one.good, "what": one.what, "todo": one.todo} for one in checks]
        print_json({"good": good, "settings": settings.shown(), "checks": found})
    else:
        for name, value in settings.shown().items():
            console.print(f"[bold]{name:<18}[/] {escape(_plain(value))}", soft_wrap=True)
        for one in checks:
            mark = "[green]good[/]" if one.good else "[bold red]not good[/]"
            console.print(f"{mark} {one.name}: {escape(one.what)}", soft_wrap=True)
            if one.todo:
                console.print(f"  [bold]What to do:[/] {escape(one.todo)}", soft_wrap=True)
    if not good:
        raise typer.Exit(NO)


def _plain(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return ", ".join(value) or "(none)"
    return str(value) if value != "" else "(empty)"


class _Welcome:
    """Prints the server's address once it is listening."""

    def __init__(self, settings: Settings, listening: socket.socket, open_browser: bool, json: bool) -> None:
        self._settings = settings
        self._port = int(listening.getsockname()[1])
        self._open = open_browser
        self._json = json

    def __call__(self) -> None:
        from ecumene.server.checks import network_address

        host = self._settings.host
        here = self._address("localhost" if host in EVERYWHERE else host)
        around = network_address() if host in EVERYWHERE else ""
        if self._json:
            print_json({"address": here, "network": self._address(around) if around else None, "port": self._port})
        else:
            console.print(f"Ecumene is at [bold]{escape(self._settings.public_url or here)}[/]", soft_wrap=True)
            if around:
                console.print(
                    f"Others on your network can reach it at [bold]{self._address(around)}[/]", soft_wrap=True
                )
            console.print("[dim]Ctrl-C stops it; games continue when it starts again.[/]")
        console.file.flush()
        if self._open and not webbrowser.open(here):
            console.print("[dim]No browser could be opened here; open the address yourself.[/]")

    def _address(self, host: str) -> str:
        return f"http://{f'[{host}]' if ':' in host else host}:{self._port}"


def _run(app: object, settings: Settings, listening: socket.socket, welcome: _Welcome) -> None:
    import uvicorn

    class Server(uvicorn.Server):
        """Prints its address as soon as it is ready."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                # What is here now stays: to look through it again for garbage would hold everybody up for a tenth of
                # a second each time.
                gc.collect()
                gc.freeze()
                welcome()

    server = Server(configured(app, settings))
    # uvicorn handles these signals while it runs and raises them again afterwards; ending this way is not a failure.
    before = {number: signal.signal(number, _ended) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        server.run([listening])
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    if not server.started:
        raise EcumeneError("The server could not start.", todo="The log above says why.")


def _ended(_number: int, _frame: FrameType | None) -> None:
    """Ignore a signal that uvicorn raises again after it has shut down cleanly."""


def configured(app: object, settings: Settings) -> "uvicorn.Config":
    """How uvicorn runs the application."""
    import uvicorn
    from litestar import Litestar

    from ecumene.server.bounded_socket import bounded
    from ecumene.server.connections import trusted_networks

    def limited(limit: str) -> None:
        if isinstance(app, Litestar):
            app.state["context"].metrics.limited.labels(limit).inc()

    http, sockets = bounded(settings, limited)
    return uvicorn.Config(
        app,  # type: ignore[arg-type]  # Litestar's own type for the same thing
        http=http,
        ws=sockets,
        lifespan="on",
        log_config=None,
        access_log=False,  # the application logs requests itself, without URLs that contain secrets
        ws_max_size=settings.max_message_bytes,
        ws_max_queue=32,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=False,  # compressing secrets and chat in one stream could leak the secrets
        timeout_keep_alive=settings.keep_alive_s,
        timeout_graceful_shutdown=settings.shutdown_s,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=trusted_networks(settings),  # even when empty: else uvicorn asks the environment
        server_header=False,
    )
