"""Groups of commands, one of which is meant if none is named."""

import typer
from typer.core import TyperGroup


def unless_named(usual: str) -> type[TyperGroup]:
    """A group in which the name of the usual command may be left out: ``ecumene arena GAME BOT BOT`` is a match."""

    class Group(TyperGroup):
        def parse_args(self, ctx: typer.Context, args: list[str]) -> list[str]:  # type: ignore[override]  # typer's own click
            if args and args[0] not in self.commands and args[0] not in ("-h", "--help"):
                args = [usual, *args]
            return super().parse_args(ctx, args)

    return Group
