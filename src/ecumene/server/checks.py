"""Checks before the server starts: is the database usable, the client built, the port free?"""

import contextlib
import errno
import logging
import os
import socket
from pathlib import Path
from typing import Final

import msgspec

from ecumene.core.errors import EcumeneError
from ecumene.games import GAMES
from ecumene.games.own_editions import load_own_editions
from ecumene.server.database_files import kept
from ecumene.server.settings import Settings
from ecumene.server.upkeep import is_new, refuse_unknown_schema

OTHER_FILES: Final = 200  # the database, bots, the client
NEXT_PORTS: Final = 100  # tried one by one before asking for any free port

log = logging.getLogger("ecumene.checks")


class Check(msgspec.Struct, frozen=True):
    """The result of one check."""

    name: str
    good: bool
    what: str
    todo: str = ""


def check_all(settings: Settings) -> list[Check]:
    """All checks."""
    return [_database(settings), _client(settings), _port(settings), _editions(settings)]


def _editions(settings: Settings) -> Check:
    try:
        load_own_editions(settings.editions_folder)
    except EcumeneError as error:
        return Check("editions", False, f"{error.what} {error.why}".strip(), error.todo)
    own = [f"{edition.name} of {game.title}" for game in GAMES.values() for edition in game.own_editions]
    return Check("editions", True, f"Your own: {', '.join(own)}." if own else "Those of the games.")


def _database(settings: Settings) -> Check:
    path = settings.database_file
    try:
        check_database(path)
        if path.exists():
            with kept(path):
                pass
    except EcumeneError as error:
        return Check("database", False, f"{error.what} {error.why}".strip(), error.todo)
    return Check("database", True, f"{path} can be used." if path.exists() else f"{path} will be created.")


def _client(settings: Settings) -> Check:
    if client_built(settings):
        return Check("client", True, "It is built.")
    return Check("client", False, f"There is no built client in {settings.client_folder}.", "Build it with: make build")


def _port(settings: Settings) -> Check:
    try:
        with contextlib.closing(listen(settings.host, settings.port)) as found:
            number = found.getsockname()[1]
    except EcumeneError as error:
        return Check("port", False, f"{error.what} {error.why}".strip(), error.todo)
    return Check("port", True, f"Port {number} is free.")


def check_database(path: Path) -> None:
    """Raise an error if the database cannot be written or was made by another version."""
    folder = path.absolute().parent
    if not folder.is_dir():
        raise EcumeneError(f"The folder {folder} does not exist.", todo=f"Create it with: mkdir -p {folder}")
    if not os.access(folder, os.W_OK | os.X_OK):
        raise EcumeneError(
            f"The folder {folder} cannot be written.",
            "The database and its journal are kept there.",
            "Give it to the user the server runs as, or choose another with --database.",
        )
    if path.exists():
        if not os.access(path, os.R_OK | os.W_OK):
            raise EcumeneError(
                f"The database {path} cannot be written.", todo="Give it to the user the server runs as."
            )
        if not is_new(path):
            refuse_unknown_schema(path)


def client_built(settings: Settings) -> bool:
    """Whether there is a client to serve."""
    return (settings.client_folder / "index.html").is_file()


def listen(host: str, port: int, any_port: bool = False) -> socket.socket:
    """A listening socket; with ``any_port``, on the next free port."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError) as error:
        raise EcumeneError(
            f"There is no address {host!r}.", str(error), "Use 127.0.0.1 for this machine, 0.0.0.0 for the network."
        ) from error
    family, _, _, _, address = found[0]
    last = min(port + NEXT_PORTS, 65535)
    tries = [*range(port, last + 1), 0] if any_port and port else [port]
    for number in tries:
        try:
            return _bound(family, (str(address[0]), number, *address[2:]))
        except OSError as error:
            if error.errno != errno.EADDRINUSE or number == tries[-1]:
                raise _explained(error, host, number) from error
    raise AssertionError("every attempt returns or raises")


def _bound(family: int, address: tuple[str | int, ...]) -> socket.socket:
    # With the protocol named explicitly, asyncio sets TCP_NODELAY and sends every message at once.
    made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":  # on other systems it would let two servers share a port
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(address)
        made.listen(2048)
        made.setblocking(False)
    except OSError:
        made.close()
        raise
    return made


def _explained(error: OSError, host: str, port: int) -> EcumeneError:
    if error.errno == errno.EADDRINUSE:
        return EcumeneError(
            f"Port {port} is taken.",
            "Another program listens there, perhaps a server that is already running.",
            f"Stop it, or choose another port: ecumene serve --port {min(port + 1, 65535)}, or --any-port.",
        )
    if error.errno == errno.EACCES:
        return EcumeneError(
            f"Port {port} is not allowed.", "Ports below 1024 are reserved for the administrator.", "Use --port 8000."
        )
    return EcumeneError(
        f"The server cannot listen on {host}.", str(error.strerror), "Use --host 127.0.0.1, or 0.0.0.0 for the network."
    )


def allow_connections(count: int) -> None:
    """Let this process open a file for each connection and some more, as far as the system lets it."""
    if os.name != "posix":
        return
    import resource

    wanted = count + OTHER_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    if most < wanted:
        log.warning("this process may open too few files", extra={"files": most, "needed": wanted})


def network_address() -> str:
    """This machine's address on its network, or an empty string; found without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
        except OSError:
            return ""
        found = str(probe.getsockname()[0])
    return "" if found.startswith("127.") or found == "0.0.0.0" else found
