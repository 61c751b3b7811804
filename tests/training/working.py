"""Tasks for processes in tests."""

import os
import signal
import time
from pathlib import Path


def doubled(number: int) -> int:
    """Slow for small numbers, so that later results are there first."""
    time.sleep(0.02 * (5 - number))
    return 2 * number


def dies(number: int) -> int:
    """The second task kills its process."""
    if number == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def fails(number: int) -> int:
    raise ValueError(f"{number} is wrong")


def lasts(path: Path) -> int:
    """Write which process it is, then take long."""
    path.write_text(str(os.getpid()))
    time.sleep(60)
    return 0
