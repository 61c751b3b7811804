"""The ``ecumene`` command line."""

import sys

from ecumene.cli.failing import fail
from ecumene.core.errors import EcumeneError

__all__ = ["main"]


def main() -> None:
    """Run a command; errors that users can act on are explained instead of shown as a traceback."""
    try:
        # Imported late: loading a game also reads what the host has changed about it, which may be invalid.
        from ecumene.cli.app import app

        app()
    except EcumeneError as error:
        sys.exit(fail(error))
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
