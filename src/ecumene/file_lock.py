"""Locks on open files that end with the process, however it ends."""

import sys
from typing import IO

if sys.platform == "win32":
    import msvcrt

    def locked(file: IO[str]) -> bool:
        """Lock a file until it is closed, without waiting; False if another process has locked it."""
        file.seek(0)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def locked(file: IO[str]) -> bool:
        """Lock a file until it is closed, without waiting; False if another process has locked it."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
