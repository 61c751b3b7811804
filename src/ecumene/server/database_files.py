"""The files of a database: nobody else may read them, and one process at a time keeps them.

Two servers on one database would each miss what the other tells its players, so a server holds a lock on a file beside
it for as long as it lives. The system releases it however the process ends.
"""

import contextlib
import logging
import os
import stat
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, Final

from ecumene.core.errors import EcumeneError
from ecumene.file_lock import locked

OWNER_ONLY: Final = 0o600
OTHERS: Final = 0o007
BESIDE: Final = ("", "-wal", "-shm", "-journal")
LOOK_S: Final = 0.1

log = logging.getLogger("ecumene.database")


class DatabaseInUse(EcumeneError):
    """Another process keeps this database."""


def make_private(path: Path) -> list[Path]:
    """Create the database's file so that its owner alone can read it; take existing ones from strangers.

    It holds the secrets of games in progress. SQLite gives the files beside it the same mode. A group that may read it
    while others may not was given that on purpose, and keeps it. Returns the files whose mode was changed.
    """
    if os.name != "posix":
        return []
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNER_ONLY))
    changed = []
    for one in (path.with_name(path.name + ending) for ending in BESIDE):
        try:
            mode = stat.S_IMODE(one.stat().st_mode)
            if mode & OTHERS:
                one.chmod(OWNER_ONLY)
                changed.append(one)
        except FileNotFoundError:
            continue
        except PermissionError:
            log.warning("everybody on this machine can read a file of the database", extra={"file": str(one)})
    for one in changed:
        log.warning("everybody could read a file of the database; now only its owner can", extra={"file": str(one)})
    return changed


@contextlib.contextmanager
def kept(path: Path, wait_s: float = 0.0, waiting: Callable[[], object] = lambda: None) -> Iterator[None]:
    """Keep a database to this process until the block ends, or raise :class:`DatabaseInUse`.

    If another process keeps it, ``waiting`` is called, and it has ``wait_s`` seconds to end.
    """
    real = path.resolve()
    beside = real.with_name(real.name + ".lock")
    try:
        descriptor = os.open(beside, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
    except OSError as error:
        raise EcumeneError(
            f"The file {beside} cannot be written.",
            f"It keeps two servers from using one database ({error.strerror}).",
            "Give it to the user the server runs as.",
        ) from error
    with os.fdopen(descriptor, "r+") as file:
        end = time.monotonic() + wait_s
        told = False
        while not locked(file):
            if not told:
                told = True
                waiting()
            if time.monotonic() >= end:
                raise _in_use(path, file)
            time.sleep(LOOK_S)
        try:
            file.truncate()
            file.write(f"{os.getpid()}\n")
            file.flush()
            yield
        finally:
            file.seek(0)
            file.truncate()


def _in_use(path: Path, file: IO[str]) -> DatabaseInUse:
    who = ""
    with contextlib.suppress(OSError):  # on Windows a locked file cannot be read
        who = file.read(20).strip()
    return DatabaseInUse(
        f"{path} is in use.",
        f"A server has it open{f' (process {who})' if who.isdecimal() else ''}. "
        "Two servers on one database would not hear of each other's moves.",
        "Stop the server first, or name another database with --database.",
    )
