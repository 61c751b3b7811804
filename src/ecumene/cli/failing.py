"""Reports a failed command. Imports no games, since one of them may be the cause."""

from typing import Final

from rich.console import Console
from rich.markup import escape

from ecumene.core.errors import EcumeneError
from ecumene.core.record import RecordError

NO: Final = 1
WRONG_USE: Final = 2

errors = Console(stderr=True, highlight=False)


def fail(error: EcumeneError) -> int:
    """Print an error: what happened, why, and what to do. Returns the exit code."""
    errors.print(f"[bold red]Error:[/] {escape(error.what)}")
    if error.why:
        errors.print(f"  [bold]Why:[/] {escape(error.why)}")
    if error.todo:
        errors.print(f"  [bold]What to do:[/] {escape(error.todo)}")
    return NO if isinstance(error, RecordError) else WRONG_USE
