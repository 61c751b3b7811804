"""The command line: every job of the product."""

import sys

from ecumene.cli.failing import fail
from ecumene.core.errors import EcumeneError

__all__ = ["main"]


def main() -> None:
    """Run a command; errors a person can act on are told in words, not as a traceback."""
    try:
        # Loaded only here: what a host has changed about a game is read with the game, and may be wrong.
        from ecumene.cli.app import app

        app()
    except EcumeneError as error:
        sys.exit(fail(error))
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
